//! The Sleeper phase and the Sympathizer, where Dradis keeps the Loyalty cards and where the table does.

#![allow(
    clippy::format_push_string,
    reason = "what is seen is written down as it comes"
)]

use dradis_facts::content::HeldKind;
use dradis_facts::effect::{Effect, Source};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::titles::Title;
use dradis_facts::turn::{TurnStep, Winner};
use dradis_facts::{Rejection, SeatId, checks};
use dradis_rules::history::Record;
use dradis_rules::narrate;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::tell::reminder::reminders;
use dradis_rules::{Actor, Command, Viewer, prompts, view};
use dradis_state::agenda::Work;
use dradis_state::correction::Correction;
use dradis_state::effect::{Course, EffectStep};
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::sleeper::SleeperEvent;
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, NAMES, location, place};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const DANA: SeatId = SeatId(3);

const FOUR: [&str; 4] = [
    "william-adama",
    "laura-roslin",
    "galen-tyrol",
    "gaius-baltar",
];
const HUMAN: &str = "not-a-cylon";
const MORALE: &str = "cylon-reduce-morale";
const SYMPATHIZER: &str = "sympathizer";
const BOTH: [Mode; 2] = [Mode::App, Mode::Table];

/// A turn of Ana's before a jump at distance 3, with a Loyalty card in each hand and one for each in the deck.
fn turn_of(
    loyalty: Mode,
    characters: &[&str],
    hands: &[&str],
    deck: &[&str],
    more: &Value,
) -> Game {
    let mut position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "areas": {},
        "distance": 3,
    });
    match loyalty {
        Mode::App => {
            let each = NAMES.iter().zip(hands);
            let hands: serde_json::Map<_, _> = each
                .map(|(name, card)| ((*name).to_owned(), json!([card])))
                .collect();
            position["loyalty"] = json!({ "hands": hands, "deck": deck });
        }
        Mode::Table => {
            let each = NAMES.iter().zip(hands);
            let hands: serde_json::Map<_, _> = each
                .map(|(name, _)| ((*name).to_owned(), json!(1)))
                .collect();
            position["loyalty-cards"] = json!({ "hands": hands, "deck": deck.len() });
        }
    }
    Game::from_position(
        0,
        characters,
        Options {
            modes: Modes {
                loyalty,
                ..BY_TABLE
            },
            ..Options::default()
        },
        position,
        more,
    )
}

/// Four players of whom nobody is a Cylon yet; the deck holds these cards.
fn four(loyalty: Mode, deck: &[&str], more: &Value) -> Game {
    turn_of(loyalty, &FOUR, &[HUMAN; 4], deck, more)
}

/// A deck from which this seat receives this card, and the others human ones. Cards go clockwise from Ana.
fn deck_for(seat: SeatId, card: &str) -> [&str; 4] {
    let mut deck = [HUMAN; 4];
    deck[seat.index()] = card;
    deck
}

fn jumps(game: &mut Game, distance: u8) -> Vec<Event> {
    game.happens(Happening::FleetJumped { distance })
}

fn held(game: &Game) -> Vec<usize> {
    let seats = (0u8..).map(SeatId).take(game.state().seats.len());
    seats.map(|seat| game.state().loyalty.held(seat)).collect()
}

fn is_open(game: &Game, kind: PromptKind) -> bool {
    prompts(game.state()).iter().any(|open| open.kind == kind)
}

/// Everybody has read, and whoever has the Sympathizer has shown it.
fn shown(game: &mut Game, loyalty: Mode, seat: SeatId) {
    game.choose(PromptKind::CloseReading, "close-reading");
    if loyalty == Mode::Table {
        let option = format!("player:{}", seat.0);
        game.choose(PromptKind::Sympathizer, &option);
    }
}

fn effect(game: &mut Game, effect: Effect) {
    let course = Course {
        of: Source::Location {
            location: location("press-room"),
        },
        current: ANA,
        picked: None,
        left: vec![effect],
    };
    let effects = EffectStep::Confirm { course };
    let work = vec![Work::Effects { effects }];
    game.record(Record::Did {
        events: vec![Event::Scheduled { work }],
    });
    game.choose(PromptKind::Confirm, "apply");
}

#[test]
fn the_phase_comes_when_the_distance_first_reaches_four() {
    checks!("SLEEPER-1", "SLEEPER-1a", "REM-17");
    for loyalty in BOTH {
        let reminded = |game: &Game| {
            let said = reminders(game.state());
            said.iter().any(|reminder| reminder.id.as_str() == "REM-17")
        };
        let mut game = four(loyalty, &[HUMAN; 4], &json!({ "distance": 2 }));
        jumps(&mut game, 1);
        assert_eq!(game.state().jump.distance, 3);
        assert!(!game.state().loyalty.sleeper_phase);
        assert_eq!(held(&game), [1; 4]);
        assert!(!reminded(&game));
        jumps(&mut game, 2);
        assert!(game.state().loyalty.sleeper_phase);
        assert_eq!(held(&game), [2; 4]);
        assert!(reminded(&game));
        game.read_again();
        if loyalty == Mode::Table {
            game.choose(PromptKind::Sympathizer, "nobody");
        }
        assert_eq!(game.waits_for(), PromptKind::TakeTurn);
        // The second time nothing comes of it.
        game.corrected(Correction::Distance { distance: 3 });
        jumps(&mut game, 1);
        assert_eq!(held(&game), [2; 4]);
        assert_eq!(game.waits_for(), PromptKind::TakeTurn);

        // A card that adds distance is no jump, and brings it too.
        let mut game = four(loyalty, &[HUMAN; 4], &json!({}));
        effect(&mut game, Effect::Distance { by: 1 });
        assert_eq!(held(&game), [2; 4]);
        assert!(reminded(&game));
        assert!(is_open(&game, PromptKind::CloseReading));
    }
}

#[test]
fn everybody_receives_a_card_and_revealed_cylons_too() {
    checks!(
        "SLEEPER-2",
        "SLEEPER-7",
        "CYPLAYER-14",
        "POOL-7",
        "LIMIT-21",
        "OPEN-33"
    );
    for loyalty in BOTH {
        let mut game = four(
            loyalty,
            &[MORALE, HUMAN, "cylon-send-to-brig", HUMAN],
            &json!({ "revealed-cylons": ["Cem"], "first": "Ben" }),
        );
        jumps(&mut game, 1);
        // They all read at the same time, whatever they have received.
        assert_eq!(game.state().agenda.still_reading(), [ANA, BEN, CEM, DANA]);
        assert_eq!(held(&game), [2; 4]);
        assert_eq!(game.state().loyalty.left(), 0);
        assert_eq!(
            game.public()
                .seats
                .iter()
                .map(|s| s.held(HeldKind::LOYALTY))
                .collect::<Vec<_>>(),
            [2; 4]
        );
        if loyalty == Mode::App {
            // From the top of the deck, clockwise from the first player.
            let hands = &game.state().loyalty.cards.reveal().hands;
            let got: Vec<&str> = hands.iter().map(|hand| hand[1].name()).collect();
            assert_eq!(got, [HUMAN, MORALE, HUMAN, "cylon-send-to-brig"]);
        }
        // The deck is never rebuilt.
        let mut short = four(loyalty, &[HUMAN; 3], &json!({}));
        if loyalty == Mode::App {
            jumps(&mut short, 1);
            assert_eq!(held(&short), [2, 2, 2, 1]);
        }
    }
}

#[test]
fn boomer_receives_two_and_goes_to_the_brig_unless_she_has_revealed_herself() {
    checks!("SLEEPER-3a", "SLEEPER-2");
    let characters = ["boomer", "laura-roslin", "galen-tyrol", "gaius-baltar"];
    for loyalty in BOTH {
        let more = json!({ "titles": { "president": "Ben", "admiral": "Ana" } });
        let deck = [HUMAN; 5];
        let mut game = turn_of(loyalty, &characters, &[HUMAN; 4], &deck, &more);
        jumps(&mut game, 1);
        assert_eq!(held(&game), [3, 2, 2, 2]);
        assert_eq!(game.state().places.of(ANA), Some(place("brig")));
        assert_eq!(
            game.state().titles.holder(Title::Admiral),
            Some(CEM),
            "the title passes on"
        );

        let more = json!({
            "revealed-cylons": ["Ana"],
            "titles": { "president": "Ben", "admiral": "Cem" },
        });
        let mut game = turn_of(loyalty, &characters, &[HUMAN; 4], &deck, &more);
        jumps(&mut game, 1);
        assert_eq!(held(&game), [2, 2, 2, 2]);
        assert_eq!(
            game.state().places.of(ANA),
            Some(place("resurrection-ship"))
        );
    }
}

#[test]
fn a_new_cylon_card_shows_to_nobody_and_may_be_revealed_later() {
    checks!("SLEEPER-6", "LOYAL-7", "LOYAL-5", "LOYAL-6", "DIS-59");
    // The same game but for what Ana receives.
    let seen = |card: &'static str| {
        let mut game = four(Mode::App, &deck_for(ANA, card), &json!({}));
        let mut seen = String::new();
        let mut look = |game: &Game, events: &[Event]| {
            for event in events {
                seen.push_str(&format!("{:?}\n", narrate(event, Viewer::Seat(BEN))));
            }
            let view = view(game.state(), Viewer::Seat(BEN));
            seen.push_str(&serde_json::to_string(&view).expect("JSON"));
            seen.push_str(&format!("{:?}", prompts(game.state())));
        };
        let events = jumps(&mut game, 1);
        look(&game, &events);
        let events = game.choose(PromptKind::CloseReading, "close-reading");
        look(&game, &events);
        // She moves and acts like everybody.
        game.corrected(Correction::TurnStep {
            step: TurnStep::Movement,
        });
        let events = game.turn("go:research-lab");
        look(&game, &events);
        let events = game.turn("act:research-lab");
        look(&game, &events);
        (game, seen)
    };
    let (human, of_a_human) = seen(HUMAN);
    let (mut cylon, of_a_cylon) = seen(MORALE);
    assert_eq!(of_a_human, of_a_cylon);
    assert_eq!(human.state().loyalty.team(ANA), Some(Winner::Humans));
    assert_eq!(cylon.state().loyalty.team(ANA), Some(Winner::Cylons));
    assert!(cylon.state().loyalty.revealed.is_empty());
    assert_eq!(cylon.state().turn.step, TurnStep::Crisis, "a crisis comes");

    // In a later Action step her own phone reveals her; a human's does not.
    let reveal = |game: &mut Game| {
        game.corrected(Correction::ActivePlayer { seat: ANA });
        let command = game.answer(PromptKind::TakeTurn, "act:reveal");
        game.try_give(Actor::Seat { seat: ANA }, &command)
    };
    let step = TurnStep::Action;
    cylon.corrected(Correction::TurnStep { step });
    cylon.end_turn();
    cylon.corrected(Correction::TurnStep { step });
    assert!(reveal(&mut cylon).is_ok());
    let mut human = human;
    human.end_turn();
    human.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    assert_eq!(reveal(&mut human), Err(Rejection::NoCylonCard));
}

#[test]
fn of_the_new_cards_nothing_has_been_sent_yet() {
    checks!("SLEEPER-6");
    let mut game = four(Mode::App, &[HUMAN; 4], &json!({}));
    let seats = vec![ANA, BEN, CEM];
    game.give(Actor::Host, &Command::ShowLoyalty { seats });
    jumps(&mut game, 1);
    assert_eq!(game.state().loyalty.shown, []);
    let seats = vec![BEN];
    game.give(Actor::Host, &Command::ShowLoyalty { seats });
    assert_eq!(game.state().loyalty.shown, [BEN]);
}

#[test]
fn with_a_dial_in_the_red_the_sympathizer_goes_to_the_brig_and_is_human() {
    checks!("SLEEPER-4", "SYMP-2", "SYMP-3", "SYMP-4", "LOYAL-6");
    for loyalty in BOTH {
        let dials = json!({ "dials": { "food": 4 }, "skill-cards": { "Ben": 6 } });
        let mut game = four(loyalty, &deck_for(BEN, SYMPATHIZER), &dials);
        jumps(&mut game, 1);
        assert!(!game.state().loyalty.sympathizer_shown, "they read first");
        shown(&mut game, loyalty, BEN);
        assert!(game.state().loyalty.sympathizer_shown);
        assert_eq!(game.state().places.of(BEN), Some(place("brig")));
        assert!(game.state().loyalty.revealed.is_empty());
        assert_eq!(game.state().hands.of(BEN), 6);
        assert_eq!(
            game.state().titles.holder(Title::President),
            Some(BEN),
            "they keep it there"
        );
        if loyalty == Mode::App {
            assert_eq!(game.state().loyalty.team(BEN), Some(Winner::Humans));
        }
        assert_eq!(game.waits_for(), PromptKind::TakeTurn);
        assert_eq!(game.state().turn.active, Some(ANA));
    }
}

#[test]
fn with_no_dial_in_the_red_the_sympathizer_is_a_revealed_cylon_without_super_crisis() {
    checks!("SLEEPER-4", "SYMP-2", "SYMP-5", "SYMP-7", "LOYAL-6");
    for loyalty in BOTH {
        let more = json!({
            "dials": { "food": 5, "fuel": 5, "morale": 6, "population": 7 },
            "skill-cards": { "Ana": 6 },
            "titles": { "president": "Ana", "admiral": "Ana" },
        });
        let mut game = four(loyalty, &deck_for(ANA, SYMPATHIZER), &more);
        let before = game.state().piles;
        jumps(&mut game, 1);
        shown(&mut game, loyalty, ANA);
        assert!(game.state().loyalty.revealed.contains(&ANA));
        assert_eq!(game.state().loyalty.team(ANA), Some(Winner::Cylons));
        assert_eq!(
            game.state().places.of(ANA),
            Some(place("resurrection-ship"))
        );
        assert_eq!(game.state().hands.of(ANA), 3);
        assert_eq!(game.state().held_count(HeldKind::SUPER_CRISIS, ANA), 0);
        assert_eq!(
            game.state().piles.super_crisis,
            before.super_crisis,
            "none was drawn"
        );
        assert_eq!(
            (
                game.state().titles.holder(Title::President),
                game.state().titles.holder(Title::Admiral)
            ),
            (Some(BEN), Some(CEM))
        );
        assert_eq!(game.state().turn.active, Some(ANA), "the turn is not over");
        assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    }
}

#[test]
fn a_character_who_is_not_on_the_board_yet_is_not_jailed() {
    checks!("SYMP-3");
    for loyalty in BOTH {
        let more = json!({ "dials": { "food": 4 }, "places": { "Dana": "off-board" } });
        let characters = ["william-adama", "laura-roslin", "galen-tyrol", "helo"];
        let deck = deck_for(DANA, SYMPATHIZER);
        let mut game = turn_of(loyalty, &characters, &[HUMAN; 4], &deck, &more);
        jumps(&mut game, 1);
        shown(&mut game, loyalty, DANA);
        assert!(game.state().loyalty.sympathizer_shown);
        assert_eq!(game.state().places.of(DANA), Some(Place::OffBoard));
        assert!(game.state().loyalty.revealed.is_empty());
        assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    }
}

#[test]
fn a_prisoner_who_has_the_sympathizer_stays_where_they_are() {
    checks!("SYMP-3");
    for loyalty in BOTH {
        let more = json!({ "dials": { "food": 4 }, "places": { "Ben": "brig" } });
        let mut game = four(loyalty, &deck_for(BEN, SYMPATHIZER), &more);
        jumps(&mut game, 1);
        let mut events = game.choose(PromptKind::CloseReading, "close-reading");
        if loyalty == Mode::Table {
            events.extend(game.choose(PromptKind::Sympathizer, "player:1"));
        }
        assert!(game.state().loyalty.sympathizer_shown);
        let moved = |event: &Event| matches!(event, Event::CharacterMoved { .. });
        assert!(!events.iter().any(moved), "{events:?}");
        assert_eq!(game.state().places.of(BEN), Some(place("brig")));
    }
}

#[test]
fn the_sympathizer_does_nothing_to_a_second_revealed_cylon() {
    checks!("SLEEPER-5", "SYMP-11");
    for loyalty in BOTH {
        for dials in [json!({}), json!({ "food": 4 })] {
            let more = json!({
                "revealed-cylons": ["Cem", "Dana"],
                "dials": dials,
            });
            let mut game = four(loyalty, &deck_for(CEM, SYMPATHIZER), &more);
            jumps(&mut game, 1);
            shown(&mut game, loyalty, CEM);
            let events = game.choose(PromptKind::Sympathizer, "player:3");
            assert_eq!(held(&game), [2, 2, 1, 3]);
            let moved = |event: &Event| matches!(event, Event::CharacterMoved { .. });
            assert!(!events.iter().any(moved), "{events:?}");
            assert_eq!(
                game.state().places.of(DANA),
                Some(place("resurrection-ship"))
            );
            assert_eq!(game.state().loyalty.sympathizer, None);
            assert_eq!(game.waits_for(), PromptKind::TakeTurn);
        }
    }
}

/// What a destination costs comes before: the dials are looked at as the card is shown.
#[test]
fn the_dials_count_as_they_stand_when_the_card_is_shown() {
    checks!("SYMP-8", "SYMP-3", "SYMP-5");
    for loyalty in BOTH {
        for (fuel, jailed) in [(8, false), (7, true)] {
            let more = json!({ "dials": { "fuel": fuel }, "distance": 3 });
            let mut game = four(loyalty, &deck_for(BEN, SYMPATHIZER), &more);
            game.happens(Happening::JumpBegun);
            // Desolate Moon costs 3 fuel.
            game.choose(PromptKind::NameDestination, "card:desolate-moon");
            assert_eq!(game.state().resources.get(Resource::Fuel), fuel - 3);
            shown(&mut game, loyalty, BEN);
            assert_eq!(game.state().places.of(BEN) == Some(place("brig")), jailed);
            assert_eq!(game.state().loyalty.revealed.contains(&BEN), !jailed);
        }
        // What happens while they read counts too.
        let mut game = four(loyalty, &deck_for(BEN, SYMPATHIZER), &json!({}));
        jumps(&mut game, 1);
        game.turn_dial(Resource::Morale, -5);
        shown(&mut game, loyalty, BEN);
        assert_eq!(game.state().places.of(BEN), Some(place("brig")));
    }
}

#[test]
fn a_hidden_cylon_who_draws_the_sympathizer_follows_the_card() {
    checks!("SYMP-9", "SYMP-10", "OPEN-12", "LOYAL-5", "REVEAL-2");
    let hands = [HUMAN, MORALE, HUMAN, HUMAN];
    let deck = deck_for(BEN, SYMPATHIZER);
    let more = json!({ "dials": { "food": 4 } });
    let mut game = turn_of(Mode::App, &FOUR, &hands, &deck, &more);
    jumps(&mut game, 1);
    shown(&mut game, Mode::App, BEN);
    assert_eq!(game.state().places.of(BEN), Some(place("brig")));
    assert!(game.state().loyalty.revealed.is_empty());
    assert_eq!(
        game.state().loyalty.team(BEN),
        Some(Winner::Cylons),
        "their Cylon card counts, not the Sympathizer"
    );
    // They may reveal in a turn of their own; in the Brig the card does nothing.
    game.end_turn();
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    let reveal = game.answer(PromptKind::TakeTurn, "act:reveal");
    game.give(Actor::Seat { seat: BEN }, &reveal);
    assert!(game.state().loyalty.revealed.contains(&BEN));
    assert_eq!(game.state().resources.get(Resource::Morale), 10);

    // With no dial in the red they are revealed, and may hand their Cylon card on later.
    let mut game = turn_of(Mode::App, &FOUR, &hands, &deck, &json!({}));
    jumps(&mut game, 1);
    shown(&mut game, Mode::App, BEN);
    assert!(game.state().loyalty.revealed.contains(&BEN));
    game.end_turn();
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    game.turn("act:resurrection-ship");
    game.choose(PromptKind::PickPlayer, "player:3");
    let hands = &game.state().loyalty.cards.reveal().hands;
    let names = |seat: SeatId| -> Vec<&str> {
        hands[seat.index()].iter().map(|card| card.name()).collect()
    };
    assert_eq!(names(BEN), [SYMPATHIZER]);
    assert_eq!(names(DANA), [HUMAN, HUMAN, MORALE]);
    assert_eq!(game.state().loyalty.team(DANA), Some(Winner::Cylons));
}

#[test]
fn a_revealed_cylon_may_pass_the_sympathizer_to_somebody_who_resolves_it_at_once() {
    checks!("SLEEPER-5", "SYMP-11", "OPEN-12", "DIS-04", "LIMIT-20");
    for loyalty in BOTH {
        let game_of = |dials: Value| {
            let more = json!({ "revealed-cylons": ["Cem"], "dials": dials });
            let mut game = four(loyalty, &deck_for(CEM, SYMPATHIZER), &more);
            jumps(&mut game, 1);
            shown(&mut game, loyalty, CEM);
            game
        };
        let game = game_of(json!({}));
        let asked = game.prompt(PromptKind::Sympathizer);
        assert_eq!(asked.decider, Decider::Seat { seat: CEM });
        let options: Vec<&str> = asked.choices.iter().map(|c| c.id.as_str()).collect();
        assert_eq!(options, ["player:0", "player:1", "player:3", "keep"]);

        let mut kept = game_of(json!({}));
        kept.choose(PromptKind::Sympathizer, "keep");
        assert_eq!(kept.state().loyalty.revealed.len(), 1);
        assert_eq!(held(&kept), [2; 4]);
        assert_eq!(kept.waits_for(), PromptKind::TakeTurn);

        let mut red = game_of(json!({ "morale": 5 }));
        red.choose(PromptKind::Sympathizer, "player:3");
        assert_eq!(red.state().places.of(DANA), Some(place("brig")));
        assert!(!red.state().loyalty.revealed.contains(&DANA));
        assert_eq!(held(&red), [2, 2, 1, 3]);
        assert_eq!(red.state().loyalty.sympathizer_with, Some(DANA));
        assert!(!red.state().loyalty.keeps_sympathizer(CEM));

        let mut rich = game_of(json!({}));
        rich.choose(PromptKind::Sympathizer, "player:3");
        assert!(rich.state().loyalty.revealed.contains(&DANA));
        assert_eq!(rich.state().loyalty.sympathizer, Some(DANA));
        assert_eq!(rich.state().held_count(HeldKind::SUPER_CRISIS, DANA), 0);
        assert_eq!(rich.waits_for(), PromptKind::TakeTurn);
    }
}

#[test]
fn where_the_table_deals_it_is_asked_who_has_shown_the_sympathizer() {
    checks!("SYMP-2", "SLEEPER-4", "REM-16");
    let reminded = |game: &Game| {
        let said = reminders(game.state());
        said.iter().any(|reminder| reminder.id.as_str() == "REM-16")
    };
    let mut game = four(Mode::Table, &[HUMAN; 4], &json!({ "dials": { "food": 2 } }));
    jumps(&mut game, 1);
    assert!(!is_open(&game, PromptKind::Sympathizer), "they read first");
    assert!(!reminded(&game));
    game.choose(PromptKind::CloseReading, "close-reading");
    let asked = game.prompt(PromptKind::Sympathizer);
    assert_eq!(asked.decider, Decider::Referee);
    assert!(reminded(&game));
    let options: Vec<&str> = asked.choices.iter().map(|c| c.id.as_str()).collect();
    assert_eq!(
        options,
        ["player:0", "player:1", "player:2", "player:3", "nobody"]
    );
    let events = game.choose(PromptKind::Sympathizer, "player:1");
    assert!(events.iter().any(|event| matches!(
        event,
        Event::Sleeper {
            sleeper: SleeperEvent::SympathizerShown { seat: BEN }
        }
    )));
    assert_eq!(game.state().places.of(BEN), Some(place("brig")));
    assert!(!reminded(&game));

    // Three play without it, and one that has been shown comes no second time.
    let mut three = turn_of(
        Mode::Table,
        &FOUR[..3],
        &[HUMAN; 3],
        &[HUMAN; 3],
        &json!({}),
    );
    jumps(&mut three, 1);
    three.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(three.waits_for(), PromptKind::TakeTurn);
    let mut told = four(Mode::Table, &[HUMAN; 4], &json!({}));
    told.happens(Happening::CylonRevealed {
        seat: CEM,
        sympathizer: true,
    });
    jumps(&mut told, 1);
    told.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(told.waits_for(), PromptKind::TakeTurn);
}

#[test]
fn an_admiral_whom_the_sympathizer_jails_is_admiral_no_longer() {
    checks!("SYMP-3", "TITLE-ADM-4");
    for loyalty in BOTH {
        let more =
            json!({ "dials": { "food": 4 }, "titles": { "president": "Ben", "admiral": "Ana" } });
        let mut game = four(loyalty, &deck_for(ANA, SYMPATHIZER), &more);
        jumps(&mut game, 1);
        shown(&mut game, loyalty, ANA);
        assert_eq!(game.state().titles.holder(Title::Admiral), Some(CEM));
    }
}
