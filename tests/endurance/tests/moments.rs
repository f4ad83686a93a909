//! Rows of a kit that are about one icon, or one location of a ship, and about no other.

use dradis_facts::SeatId;
use dradis_facts::battle::ShipIcon;
use dradis_facts::chance::StreamKeys;
use dradis_facts::content::LocationId;
use dradis_facts::damage::GalacticaToken;
use dradis_facts::kit::Game;
use dradis_facts::options::Options;
use dradis_facts::resources::Resource;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Actor, Command, FirstPlayer, Player, decide, prompts};
use dradis_state::agenda::Work;
use dradis_state::happening::Happening;
use dradis_state::space::Space;
use dradis_state::{Event, State, apply};

fn give(state: &mut State, command: &Command) -> Vec<Event> {
    let keys = StreamKeys::derive([7; 32]);
    let events = decide(state, Actor::Referee, command, &keys).expect("it is accepted");
    for event in &events {
        apply(state, event);
    }
    events
}

/// The first turn of a game with the kit of the tests.
fn begun() -> State {
    let mut state = State::default();
    let players = ["Ana", "Ben", "Cem"].map(|name| Player {
        name: name.to_owned(),
    });
    let options = Options {
        game: Game::Toy,
        ..Options::default()
    };
    let first = FirstPlayer::Chosen { seat: SeatId(0) };
    let players = players.to_vec();
    give(
        &mut state,
        &Command::Begin {
            players,
            options,
            first,
        },
    );
    loop {
        let asked = prompts(&state);
        // Nobody is waited for who would have to read first.
        let mut closing = asked.iter();
        let closing = closing.find(|prompt| prompt.kind == PromptKind::CloseReading);
        let prompt = closing.or(asked.first()).expect("a question");
        if prompt.kind == PromptKind::TakeTurn {
            return state;
        }
        let (prompt, option) = (prompt.id, prompt.choices[0].id.clone());
        give(&mut state, &Command::Answer { prompt, option });
    }
}

/// How many rows of the kit follow where an icon activates ships, and none is on the board.
fn rows(icon: ShipIcon) -> usize {
    let mut state = begun();
    state.space = Space::default();
    let happening = Happening::ShipsActivated { icon };
    let events = give(&mut state, &Command::Record { happening });
    let scheduled = events.iter().filter_map(|event| {
        let Event::Scheduled { work } = event else {
            return None;
        };
        Some(work)
    });
    let of_rows = |work: &&Work| matches!(work, Work::Effects { .. });
    scheduled.flatten().filter(of_rows).count()
}

#[test]
fn a_row_that_names_an_icon_follows_on_that_one_alone() {
    assert_eq!(rows(ShipIcon::Basestars), 2);
    assert_eq!(rows(ShipIcon::LaunchRaiders), 1);
    assert_eq!(rows(ShipIcon::Raiders), 1);
}

#[test]
fn a_row_that_names_a_location_follows_on_its_damage_alone() {
    let fuel = |name: &str| {
        let location = LocationId::find(name).expect("a location of the kit");
        let mut state = begun();
        let before = state.resources.get(Resource::Fuel);
        let token = Some(GalacticaToken::Location { location });
        let happening = Happening::GalacticaDamaged { token };
        give(&mut state, &Command::Record { happening });
        i16::from(state.resources.get(Resource::Fuel)) - i16::from(before)
    };
    assert_eq!(fuel("machine-shop"), 1);
    assert_eq!(fuel("observation-deck"), 0);
    assert_eq!(fuel("armory"), 0);
}
