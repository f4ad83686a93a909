//! Loyalty cards that a revealed Cylon hands on: which ones go, who learns of it, and what they make of whom.

use dradis_facts::content::HeldKind;
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::turn::{TurnStep, Winner};
use dradis_facts::{SeatId, checks};
use dradis_rules::history::Record;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Actor, Command, Viewer, narrate, prompts, view};
use dradis_state::correction::Correction;
use dradis_state::effect::EffectEvent;
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, NAMES};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const DANA: SeatId = SeatId(3);

const HUMAN: &str = "not-a-cylon";
const MORALE: &str = "cylon-reduce-morale";
const BRIG: &str = "cylon-send-to-brig";
const SYMPATHIZER: &str = "sympathizer";

/// Ana's Action step; everybody's cards are these, and so is the deck.
fn game_of(loyalty: Mode, hands: [&[&str]; 4], deck: &[&str], more: &Value) -> Game {
    let characters = ["galen-tyrol", "laura-roslin", "william-adama", "apollo"];
    let mut position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "places": {
            "Ana": "armory", "Ben": "presidents-office", "Cem": "command", "Dana": "hangar-deck",
        },
        "areas": {},
    });
    let cards: serde_json::Map<String, Value> = NAMES
        .into_iter()
        .zip(hands)
        .map(|(name, hand)| {
            let hand = match loyalty {
                Mode::App => json!(hand),
                Mode::Table => json!(hand.len()),
            };
            (name.to_owned(), hand)
        })
        .collect();
    match loyalty {
        Mode::App => position["loyalty"] = json!({ "hands": cards, "deck": deck }),
        Mode::Table => {
            position["loyalty-cards"] = json!({ "hands": cards, "deck": deck.len() });
        }
    }
    Game::from_position(
        0,
        &characters,
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

fn kept(hands: [&[&str]; 4]) -> Game {
    game_of(Mode::App, hands, &[], &json!({}))
}

/// The Action step of a new turn.
fn action_of(game: &mut Game, seat: SeatId) {
    let number = game.state().turn.number + 1;
    game.record(Record::Did {
        events: vec![Event::TurnBegan { number, seat }],
    });
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
}

fn reveals(game: &mut Game, seat: SeatId) {
    action_of(game, seat);
    let answer = game.answer(PromptKind::TakeTurn, "act:reveal");
    game.give(Actor::Seat { seat }, &answer);
    let open = prompts(game.state());
    if open
        .iter()
        .any(|prompt| prompt.kind == PromptKind::ChooseCourse)
    {
        let answer = game.answer(PromptKind::ChooseCourse, MORALE);
        game.give(Actor::Seat { seat }, &answer);
    }
    assert!(game.state().loyalty.revealed.contains(&seat));
}

/// At the Resurrection Ship a revealed Cylon hands their cards to somebody.
fn hands_on(game: &mut Game, from: SeatId, to: SeatId) -> Vec<Event> {
    keeps_super_crisis(game, from);
    game.choose(PromptKind::PickPlayer, &format!("player:{}", to.0))
}

/// A revealed Cylon's action at the Resurrection Ship, after the part with the Super Crisis card.
fn keeps_super_crisis(game: &mut Game, from: SeatId) -> Vec<Event> {
    action_of(game, from);
    game.put(from.0, "resurrection-ship");
    game.turn("act:resurrection-ship");
    game.choose(PromptKind::ChooseCourse, "branch:1")
}

/// Nobody is asked to whom cards go.
fn asks_nobody(game: &Game) -> bool {
    let asked = prompts(game.state());
    asked
        .iter()
        .all(|prompt| prompt.kind != PromptKind::PickPlayer)
}

fn of(game: &Game, seat: SeatId) -> Vec<&'static str> {
    let hands = &game.state().loyalty.cards.reveal().hands;
    hands[seat.index()].iter().map(|card| card.name()).collect()
}

fn shows(game: &mut Game, seats: &[SeatId]) {
    let seats = seats.to_vec();
    game.give(Actor::Host, &Command::ShowLoyalty { seats });
}

fn given(events: &[Event]) -> bool {
    let gives = |event: &Event| {
        matches!(
            event,
            Event::Effect {
                effect: EffectEvent::LoyaltyGiven { .. }
            }
        )
    };
    events.iter().any(gives)
}

/// What everybody but the two who know sees and is told.
fn seen(game: &Game, events: &[Event]) -> String {
    let mut all = String::new();
    for viewer in [Viewer::Public, Viewer::Seat(CEM), Viewer::Seat(DANA)] {
        all.push_str(&serde_json::to_string(&view(game.state(), viewer)).expect("plain data"));
        for event in events {
            all.push_str(&serde_json::to_string(&narrate(event, viewer)).expect("plain data"));
        }
    }
    all.push_str(&serde_json::to_string(&prompts(game.state())).expect("plain data"));
    all
}

#[test]
fn the_card_that_was_shown_stays_and_every_other_one_goes() {
    checks!("LOC-RESURRECTION-1", "SLEEPER-8", "LIMIT-20");
    for held in [
        [MORALE, HUMAN, BRIG],
        [HUMAN, MORALE, BRIG],
        [BRIG, HUMAN, MORALE],
    ] {
        let mut game = kept([&held, &[HUMAN], &[HUMAN], &[HUMAN]]);
        reveals(&mut game, ANA);
        let events = hands_on(&mut game, ANA, BEN);
        assert!(given(&events));
        assert_eq!(of(&game, ANA), [MORALE]);
        let went = held.into_iter().filter(|card| *card != MORALE);
        let expected: Vec<&str> = [HUMAN].into_iter().chain(went).collect();
        assert_eq!(of(&game, BEN), expected);
    }
}

#[test]
fn a_prisoner_who_showed_none_keeps_one_cylon_card() {
    checks!("REVEAL-2", "LOC-RESURRECTION-1");
    for (held, stays, goes) in [
        ([HUMAN, BRIG], BRIG, HUMAN),
        ([BRIG, MORALE], BRIG, MORALE),
        ([MORALE, BRIG], MORALE, BRIG),
    ] {
        let mut game = kept([&held, &[HUMAN], &[HUMAN], &[HUMAN]]);
        game.put(0, "brig");
        reveals(&mut game, ANA);
        assert!(game.state().loyalty.turned_up.is_empty());
        hands_on(&mut game, ANA, BEN);
        assert_eq!(of(&game, ANA), [stays]);
        assert_eq!(of(&game, BEN), [HUMAN, goes]);
    }
}

#[test]
fn a_human_who_receives_a_cylon_card_is_a_cylon_whom_nobody_knows() {
    checks!(
        "LOYAL-5",
        "LOYAL-6",
        "LOYAL-7",
        "SLEEPER-8",
        "REVEAL-1",
        "SECRET-19"
    );
    let after = |card: &str| {
        let mut game = kept([&[MORALE, card], &[HUMAN], &[HUMAN], &[HUMAN]]);
        reveals(&mut game, ANA);
        shows(&mut game, &[ANA, BEN, CEM, DANA]);
        let events = hands_on(&mut game, ANA, BEN);
        (game, events)
    };
    let (human, human_events) = after(HUMAN);
    let (mut cylon, cylon_events) = after(BRIG);
    assert_eq!(human.state().loyalty.team(BEN), Some(Winner::Humans));
    assert_eq!(cylon.state().loyalty.team(BEN), Some(Winner::Cylons));
    // To everybody else the two are the same; that Ben holds two cards is public.
    assert_eq!(seen(&human, &human_events), seen(&cylon, &cylon_events));
    assert_eq!(cylon.public().seats[1].held(HeldKind::LOYALTY), 2);
    assert!(!cylon.public().seats[1].revealed_cylon);
    // He is shown them once a row says so; until then it may be undone, afterwards no more.
    assert_eq!(cylon.state().loyalty.shown, [ANA, CEM, DANA]);
    let mut undone = cylon.history.clone();
    let undo = undone.undo().expect("nobody was shown anything");
    undone.add(9_999, undo).expect("it follows");
    assert_eq!(undone.state().loyalty.held(BEN), 1);
    shows(&mut cylon, &[BEN]);
    assert!(cylon.history.undo().is_err());
    // In his own turn he may show it; with a human card he may not.
    action_of(&mut cylon, BEN);
    let answer = cylon.answer(PromptKind::TakeTurn, "act:reveal");
    let phone = Actor::Seat { seat: BEN };
    cylon.give(phone, &answer);
    let answer = cylon.answer(PromptKind::ChooseCourse, BRIG);
    cylon.give(phone, &answer);
    // The card sends somebody to the Brig first.
    if cylon.state().agenda.top().is_some() && !cylon.state().loyalty.revealed.contains(&BEN) {
        let asked = prompts(cylon.state());
        let pick = asked.iter().find(|p| p.kind == PromptKind::PickPlayer);
        let option = pick.expect("whom it sends").choices[0].id.clone();
        cylon.choose(PromptKind::PickPlayer, &option);
    }
    assert!(cylon.state().loyalty.revealed.contains(&BEN));
    let mut human = human;
    action_of(&mut human, BEN);
    let answer = human.answer(PromptKind::TakeTurn, "act:reveal");
    assert!(human.try_give(phone, &answer).is_err());
}

#[test]
fn a_revealed_cylon_who_receives_cards_hands_them_on_too() {
    checks!("LOC-RESURRECTION-1a", "LIMIT-20");
    let mut game = kept([&[MORALE, HUMAN], &[BRIG], &[HUMAN], &[HUMAN]]);
    reveals(&mut game, ANA);
    game.put(1, "brig");
    reveals(&mut game, BEN);
    hands_on(&mut game, ANA, BEN);
    assert_eq!(of(&game, BEN), [BRIG, HUMAN]);
    hands_on(&mut game, BEN, CEM);
    assert_eq!(of(&game, BEN), [BRIG]);
    assert_eq!(of(&game, CEM), [HUMAN, HUMAN]);
}

/// The table may tell of a Cylon who holds no card that makes one. How many cards stay is public, so one does.
#[test]
fn a_cylon_by_the_tables_word_keeps_the_first_card() {
    checks!("LOC-RESURRECTION-1", "LIMIT-20");
    let mut game = kept([&[HUMAN, SYMPATHIZER], &[HUMAN], &[HUMAN], &[HUMAN]]);
    game.happens(Happening::CylonRevealed {
        seat: ANA,
        sympathizer: false,
    });
    assert!(given(&hands_on(&mut game, ANA, BEN)));
    assert_eq!(of(&game, ANA), [HUMAN]);
    assert_eq!(of(&game, BEN), [HUMAN, SYMPATHIZER]);
}

#[test]
fn with_nothing_left_to_hand_on_nothing_happens() {
    checks!("LOC-RESURRECTION-1");
    let mut game = kept([&[MORALE], &[HUMAN], &[HUMAN], &[HUMAN]]);
    reveals(&mut game, ANA);
    shows(&mut game, &[BEN]);
    let events = keeps_super_crisis(&mut game, ANA);
    assert!(!given(&events) && asks_nobody(&game));
    assert_eq!(game.state().loyalty.shown, [BEN], "they are the same cards");
    assert_eq!(
        (of(&game, ANA), of(&game, BEN)),
        (vec![MORALE], vec![HUMAN])
    );
}

#[test]
fn the_sympathizer_that_a_revealed_cylon_has_shown_and_kept_is_not_handed_on() {
    checks!("LOC-RESURRECTION-1", "SLEEPER-5", "SYMP-11", "SLEEPER-8");
    for loyalty in [Mode::App, Mode::Table] {
        let more = json!({
            "revealed-cylons": ["Cem"],
            "distance": 3,
            "titles": { "president": "Ben", "admiral": "Dana" },
            "places": { "Ana": "armory", "Ben": "presidents-office", "Dana": "hangar-deck" },
        });
        let hands: [&[&str]; 4] = [&[HUMAN], &[HUMAN], &[BRIG, HUMAN], &[HUMAN]];
        let deck = [HUMAN, HUMAN, SYMPATHIZER, HUMAN];
        let mut game = game_of(loyalty, hands, &deck, &more);
        game.happens(Happening::FleetJumped { distance: 1 });
        game.choose(PromptKind::CloseReading, "close-reading");
        if loyalty == Mode::Table {
            game.choose(PromptKind::Sympathizer, "player:2");
        }
        game.choose(PromptKind::Sympathizer, "keep");
        let counts = |game: &Game| [ANA, CEM].map(|seat| game.state().loyalty.held(seat));
        assert_eq!(counts(&game), [2, 3]);
        let events = hands_on(&mut game, CEM, ANA);
        assert!(given(&events));
        assert_eq!(counts(&game), [3, 2]);
        if loyalty == Mode::App {
            assert_eq!(of(&game, CEM), [BRIG, SYMPATHIZER]);
        }
        // The two that stay lie open: there is nothing more to hand on.
        assert!(!given(&keeps_super_crisis(&mut game, CEM)) && asks_nobody(&game));
    }
}

#[test]
fn who_became_a_cylon_by_the_sympathizer_keeps_that_card() {
    checks!("SYMP-5", "LOC-RESURRECTION-1");
    let hands: [&[&str]; 4] = [&[HUMAN], &[HUMAN], &[BRIG], &[HUMAN]];
    let deck = [HUMAN, HUMAN, SYMPATHIZER, HUMAN];
    let mut game = game_of(Mode::App, hands, &deck, &json!({ "distance": 3 }));
    game.happens(Happening::FleetJumped { distance: 1 });
    game.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(game.state().loyalty.sympathizer, Some(CEM));
    // Without Super Crises there is nothing to swap: only the cards are asked about.
    action_of(&mut game, CEM);
    game.turn("act:resurrection-ship");
    game.choose(PromptKind::PickPlayer, "player:0");
    assert_eq!(of(&game, CEM), [SYMPATHIZER]);
    assert_eq!(of(&game, ANA), [HUMAN, HUMAN, BRIG]);
    assert_eq!(game.state().loyalty.team(ANA), Some(Winner::Cylons));
}

#[test]
fn a_row_that_was_written_before_says_nothing_of_the_sympathizer() {
    let old = json!({ "type": "loyalty-given", "from": 0, "to": 1 });
    let event: EffectEvent = serde_json::from_value(old).expect("an old row");
    assert_eq!(
        event,
        EffectEvent::LoyaltyGiven {
            from: ANA,
            to: BEN,
            keeps_sympathizer: false
        }
    );
}
