//! Games with all boxes that are led to the end of their objective, where those of `combined` seldom come.
//!
//! `DRADIS_FREEZE=folder cargo test -p dradis-table --lib objectives::` looks for the shortest game of each objective that
//! holds everything that is looked for, and writes it there with what the list of frozen games has to say of it.

use std::fs;
use std::path::Path;
use std::thread;

use dradis_channel::LinkId;
use dradis_facts::content::LocationId;
use dradis_facts::kit::Objective;
use dradis_facts::options::Mode;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::turn::TurnStep;
use dradis_rules::{Command, prompts};
use dradis_state::State;
use dradis_state::correction::{Correction, Reason};
use dradis_state::happening::Happening;

use super::combined::{Dice, agree, answer, begun, export, give};
use super::room::Room;

/// Every objective, with the name of its game.
const OBJECTIVES: [(Objective, &str); 4] = [
    (Objective::Kobol, "kobol"),
    (Objective::NewCaprica, "new-caprica"),
    (Objective::IonianNebula, "ionian-nebula"),
    (Objective::Earth, "earth"),
];

/// Seeds among which a game worth keeping is looked for.
const SEEDS: u8 = 10;

/// Games that are played anew, as the rules are now.
const ANEW: [(u8, Objective); 1] = [(1, Objective::IonianNebula)];

/// Answers of a game at most.
const ANSWERS: u32 = 1_500;

/// Answers between two jumps that the table makes.
const LEG: u32 = 22;

/// What a game of an objective is looked through for: what belongs to it alone, and its end.
const fn holds(objective: Objective) -> &'static [&'static str] {
    match objective {
        Objective::Kobol => &[
            "\"sleeper\":{\"cards\"",
            "\"last-leg\"",
            "\"kobol-reached\"",
        ],
        Objective::NewCaprica => &[
            "\"forces-placed\"",
            "\"forces-moved\"",
            "\"prepared\"",
            "\"type\":\"returned\"",
            "\"evacuated\"",
            "\"ship-lost\"",
            "\"kobol-reached\"",
        ],
        Objective::IonianNebula => &[
            "\"token-placed\"",
            "\"type\":\"met\"",
            "\"token-laid\"",
            "\"type\":\"laid\"",
            "\"type\":\"selected\"",
            "\"type\":\"counted\"",
            "\"type\":\"eliminated\"",
            "\"kobol-reached\"",
        ],
        Objective::Earth => &[
            "\"mission-activated\"",
            "\"mission-put-away\"",
            "\"to\":\"objective\"",
            "\"rebel-basestar\"",
            "\"kobol-reached\"",
        ],
    }
}

/// A game of an objective that the table keeps going until the objective ends it. Dradis keeps all it can.
fn led(seed: u8, objective: Objective) -> Room {
    let mut dice = Dice(u64::from(seed) + 1_077);
    let players = 3 + dice.below(5);
    let (mut room, phones) = begun(seed, objective, players, Mode::App);
    for number in 0..ANSWERS {
        let state = room.table.state();
        if state.outcome.is_some() {
            break;
        }
        if let Some(command) = spared(state) {
            room.command(command);
        } else if let Some(happening) = onwards(state, number) {
            // Refused where something else has to be done first.
            room.command(Command::Record { happening });
        } else if let Some(happening) = sent(state)
            && dice.below(3) == 0
        {
            room.command(Command::Record { happening });
        }
        if !aims(&mut room, &phones, &mut dice) {
            answer(&mut room, &phones, &mut dice);
        }
    }
    // A Leader reveals what is left of the Motives.
    for _ in 0..8 {
        answer(&mut room, &phones, &mut dice);
    }
    room.command(Command::Record {
        happening: Happening::LoyaltyOpened,
    });
    room
}

/// What the table puts right before it costs the game: a dial that is nearly empty, a ship that is nearly lost.
fn spared(state: &State) -> Option<Command> {
    let low = Resource::ALL
        .into_iter()
        .find(|dial| state.resources.get(*dial) < 3);
    if let Some(resource) = low {
        let value = 8;
        return Some(Command::Correct {
            corrections: vec![Correction::Resource { resource, value }],
            reason: Reason::Agreed,
            repairs: None,
            insist: true,
        });
    }
    if state.is_cut_off() {
        // Neither is told of until Galactica is back.
        return None;
    }
    let record = |happening| Some(Command::Record { happening });
    if state.damage.locations.len() > 3
        && let Some(location) = state.damage.locations.iter().next().copied()
    {
        return record(Happening::LocationRepaired { location });
    }
    let space = (2..=4).find(|space| state.boarding.on(*space) > 0)?;
    record(Happening::CenturionDestroyed { space })
}

/// What brings the fleet on: jumps, and the way back from New Caprica.
fn onwards(state: &State, number: u32) -> Option<Happening> {
    let next = match &state.new_caprica {
        Some(_) => Happening::JumpPrepared,
        None => Happening::JumpBegun,
    };
    (number % LEG == LEG - 1).then_some(next)
}

/// Where the objective has something to do for whoever moves: an Ally to meet, the Bridge of Demetrius, the Shipyard.
fn sent(state: &State) -> Option<Happening> {
    if state.turn.step != TurnStep::Movement {
        return None;
    }
    let seat = state.turn.active?;
    let ally = state.ionian.as_ref().and_then(|there| there.allies.first());
    let location = if let Some(ally) = ally {
        state.kit().standing_for(ally.facts().location)
    } else if state.new_caprica.is_some() {
        LocationId::find("shipyard")?
    } else if state.has_active_mission() || state.kit().missions.is_empty() {
        return None;
    } else {
        LocationId::find("demetrius-bridge")?
    };
    let place = Place::Location { location };
    let happening = Happening::CharacterMoved { seat, place };
    (state.places.of(seat) != Some(place)).then_some(happening)
}

/// Answers what the objective is about, where that is offered.
fn aims(room: &mut Room, phones: &[LinkId], dice: &mut Dice) -> bool {
    let leaves = dice.below(4) == 0;
    let mut turns = prompts(room.table.state()).into_iter();
    let aim = turns.find_map(|prompt| {
        let option = prompt.options().find(|option| match option.as_str() {
            "act:demetrius-bridge" | "act:shipyard" => true,
            "act:final-jump" => leaves,
            _ => false,
        })?;
        Some((prompt, option))
    });
    let Some((prompt, option)) = aim else {
        return false;
    };
    give(room, phones, dice, &prompt, option);
    true
}

/// Looks for the smallest game of some seeds that lacks least of what is looked for, and writes it.
#[expect(clippy::print_stdout, reason = "what there is to choose from")]
fn freeze(objective: Objective, name: &str, folder: &Path) {
    let scratch = tempfile::tempdir().expect("a folder");
    let games = (0..SEEDS).map(|seed| {
        let file = scratch.path().join(format!("{name}-{seed}.jsonl"));
        export(&mut led(seed, objective), &file);
        let game = fs::read(&file).expect("the game");
        let text = String::from_utf8_lossy(&game);
        let looked_for = holds(objective).iter();
        let missing: Vec<_> = looked_for.filter(|what| !text.contains(**what)).collect();
        println!("{name} {seed}: {} bytes without {missing:?}", game.len());
        (missing.len(), game.len(), game)
    });
    let (_, _, game) = games.min().expect("a game");
    fs::write(folder.join(format!("{name}.full.jsonl")), game).expect("the game is written");
}

#[test]
fn games_that_are_led_to_the_end_of_their_objective_are_accepted_by_both_verifiers() {
    if let Some(folder) = std::env::var_os("DRADIS_FREEZE") {
        let folder = Path::new(&folder);
        thread::scope(|scope| {
            for (objective, name) in OBJECTIVES {
                scope.spawn(move || freeze(objective, name, folder));
            }
        });
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    for (seed, objective) in ANEW {
        let file = folder.path().join(format!("{seed}.jsonl"));
        export(&mut led(seed, objective), &file);
        let text = fs::read_to_string(&file).expect("the game");
        let looked_for = holds(objective).iter();
        let missing: Vec<_> = looked_for.filter(|what| !text.contains(**what)).collect();
        assert_eq!(missing, [] as [&&str; 0], "{objective:?}");
        agree(&file);
    }
}
