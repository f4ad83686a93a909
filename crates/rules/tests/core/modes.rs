//! Components that the table keeps itself (principle 2): Dradis draws none of them, and knows none.

use dradis_facts::chance::Stream;
use dradis_facts::checks;
use dradis_facts::content::HeldKind;
use dradis_facts::craft::Craft;
use dradis_facts::message::Arg;
use dradis_facts::options::{Mode, Modes, Options, ReadingSeconds, Sympathizer};
use dradis_facts::space::Area;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::tell::view::Stage;
use dradis_rules::{Actor, Command, FirstPlayer, Viewer, view};
use dradis_state::Event;
use dradis_state::correction::Correction;

use crate::game::{Game, NAMES, SIX, correct, players};

fn by_table(sympathizer: Sympathizer) -> Options {
    Options {
        sympathizer,
        modes: Modes {
            loyalty: Mode::Table,
            civilian_ships: Mode::Table,
            ..Modes::default()
        },
        ..Options::default()
    }
}

fn dealing(characters: &[&str], sympathizer: Sympathizer) -> Game {
    Game::of(characters, by_table(sympathizer), SeatId(1), 1)
}

fn number(game: &Game, name: &str) -> i32 {
    let prompt = game.prompt(PromptKind::DealLoyalty);
    match prompt.ask.args.get(name) {
        Some(Arg::Number { value }) => *value,
        other => panic!("{name} is {other:?}"),
    }
}

#[test]
fn the_table_is_told_what_to_deal() {
    checks!("LOYDECK-2", "LOYDECK-3", "LOYDECK-6", "LOYDECK-7");
    let six = dealing(&SIX, Sympathizer::Play);
    assert_eq!(number(&six, "cylon"), 2);
    assert_eq!(number(&six, "human"), 11);
    assert_eq!((number(&six, "sympathizer"), number(&six, "more")), (1, 0));
    let prompt = six.prompt(PromptKind::DealLoyalty);
    assert_eq!(prompt.choices[0].id, "dealt");
    assert_eq!(
        prompt.ask.args.get("twice"),
        Some(&Arg::Seats {
            seats: vec![SeatId(0)]
        }),
        "Baltar is chosen last, by the player before the first"
    );
    let four = dealing(&SIX[..4], Sympathizer::LeaveOut);
    assert_eq!(
        (number(&four, "sympathizer"), number(&four, "more")),
        (0, 1)
    );
    let three = dealing(&SIX[..3], Sympathizer::Play);
    assert_eq!((number(&three, "cylon"), number(&three, "human")), (1, 5));
    assert_eq!(
        (number(&three, "sympathizer"), number(&three, "more")),
        (0, 0)
    );
}

#[test]
fn dealt_cards_are_counted_and_stay_unknown() {
    checks!("LOYDECK-4", "LOYDECK-6", "LOYDECK-8");
    for players in 3..=6 {
        for sympathizer in [Sympathizer::Play, Sympathizer::LeaveOut] {
            let characters = &SIX[6 - players..];
            let legal = match (players, sympathizer) {
                (6, Sympathizer::Play) => SIX.to_vec(),
                // Six without the Sympathizer play without Boomer (SETUP-NOSYMP-1).
                (6, Sympathizer::LeaveOut) => SIX
                    .map(|name| if name == "boomer" { "starbuck" } else { name })
                    .to_vec(),
                _ => vec![
                    "william-adama",
                    "gaius-baltar",
                    "apollo",
                    "galen-tyrol",
                    "boomer",
                ][..players]
                    .to_vec(),
            };
            assert_eq!(characters.len(), legal.len());
            let mut game = dealing(&legal, sympathizer);
            game.choose(PromptKind::DealLoyalty, "dealt");
            let public = game.public();
            let held: u8 = public
                .seats
                .iter()
                .map(|seat| seat.held(HeldKind::LOYALTY))
                .sum();
            let extra = legal
                .iter()
                .filter(|name| ["gaius-baltar", "boomer"].contains(name))
                .count();
            assert_eq!(
                usize::from(held + public.loyalty_deck),
                2 * players + extra,
                "LOYDECK-10 with {players}"
            );
            assert_eq!(usize::from(held), players + 1, "one each, Baltar two");
            assert_eq!(game.state().chance.of(Stream::Loyalty), 0);
            for seat in (0u8..).take(players).map(SeatId) {
                let secret = view(game.state(), Viewer::Seat(seat))
                    .secret
                    .expect("its own");
                assert_eq!(secret.held, []);
            }
        }
    }
}

#[test]
fn everybody_still_reads_at_the_same_time_and_nothing_is_shown() {
    checks!("LOYDECK-5");
    let mut game = dealing(&SIX[..3], Sympathizer::Play);
    game.choose(PromptKind::DealLoyalty, "dealt");
    assert_eq!(game.public().stage, Stage::Reading);
    assert_eq!(game.public().still_reading, Some(3));
    let show = Command::ShowLoyalty {
        seats: vec![SeatId(0)],
    };
    assert_eq!(
        game.try_give(Actor::Host, &show),
        Err(Rejection::LoyaltyByHand)
    );
    for seat in 0..3 {
        let read = game.prompt(PromptKind::ReadLoyalty);
        let prompts = dradis_rules::prompts(game.state());
        let own = prompts.into_iter().find(|prompt| {
            prompt.kind == PromptKind::ReadLoyalty
                && prompt.decider
                    == dradis_rules::play::prompt::Decider::Seat { seat: SeatId(seat) }
        });
        let prompt = own.unwrap_or(read).id;
        let option = "read".to_owned();
        game.give(
            Actor::Seat { seat: SeatId(seat) },
            &Command::Answer { prompt, option },
        );
    }
    assert_eq!(game.public().stage, Stage::Playing);
    assert_eq!(game.public().turn.map(|turn| turn.active), Some(SeatId(1)));
}

#[test]
fn the_table_corrects_the_counts_of_the_cards_it_keeps() {
    let mut game = dealing(&SIX[..3], Sympathizer::Play);
    game.choose(PromptKind::DealLoyalty, "dealt");
    game.referee(&correct(Correction::LoyaltyCards {
        seat: SeatId(2),
        cards: 3,
    }));
    game.referee(&correct(Correction::LoyaltyDeck { cards: 0 }));
    assert_eq!(game.public().seats[2].held(HeldKind::LOYALTY), 3);
    assert_eq!(game.public().loyalty_deck, 0);
}

#[test]
fn ships_that_the_table_draws_have_no_front_here() {
    checks!("POOL-9", "COMP-9");
    let mut game = dealing(&SIX[..3], Sympathizer::Play);
    let events = game.choose(PromptKind::DealLoyalty, "dealt");
    assert!(events.iter().all(|event| !matches!(
        event,
        Event::Drew { drawn } if drawn.reveal().iter().any(|drawn| drawn.stream == Stream::Civilians)
    )));
    let space = &game.state().space;
    assert_eq!(space.civilians.len(), 2);
    assert!(
        space
            .civilians
            .iter()
            .all(|ship| ship.kind.reveal().is_none())
    );
    assert_eq!(game.public().board.supply.ships[Craft::CivilianShip], 10);

    let at_bow = |count| {
        correct(Correction::CivilianShips {
            area: Area::Bow,
            count,
        })
    };
    assert_eq!(
        game.refusal(&at_bow(11)),
        Rejection::CivilianPile { left: 10 },
        "the box holds twelve"
    );
    game.referee(&at_bow(10));
    assert_eq!(game.public().board.supply.ships[Craft::CivilianShip], 0);
    assert_eq!(game.state().space.civilians.len(), 12);
    assert_eq!(game.state().chance.of(Stream::Civilians), 0);
}

#[test]
fn reading_takes_at_most_two_minutes() {
    let begin = |seconds| Command::Begin {
        players: players(&NAMES[..3]),
        options: Options {
            reading_seconds: ReadingSeconds(seconds),
            ..Options::default()
        },
        first: FirstPlayer::Rolled,
    };
    let game = Game::empty(1);
    assert_eq!(
        game.refusal(&begin(121)),
        Rejection::ReadingTime { seconds: 121 }
    );
    for seconds in [0, 120] {
        assert!(game.try_give(Actor::Referee, &begin(seconds)).is_ok());
    }
}
