//! The Super Crisis deck and the hands of revealed Cylons, where Dradis keeps them.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "what a test does not look for is a mistake of the test, whatever it is"
)]

use std::collections::BTreeMap;

use dradis_facts::content::{AttackCardId, CrisisId, HeldCard, HeldKind, SuperCrisisId};
use dradis_facts::hidden::Hidden;
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::turn::TurnStep;
use dradis_facts::{Rejection, SeatId, checks};
use dradis_rules::history::Record;
use dradis_rules::play::held::{left, lying_open};
use dradis_rules::play::prompt::{Decider, Prompt, PromptKind};
use dradis_rules::{Actor, Command, Viewer, narrate, prompts, seat_secret, view};
use dradis_state::agenda::Work;
use dradis_state::correction::{Correction, Reason};
use dradis_state::crisis::{CrisisFrom, CrisisStep};
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::held::HeldEvent;
use dradis_state::undo::{UndoClass, undo_class};
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, NAMES, correct};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const DANA: SeatId = SeatId(3);

const KEPT: Modes = Modes {
    super_crises: Mode::App,
    ..BY_TABLE
};

/// All five, in the order of the content.
const ALL: [&str; 5] = [
    "bomb-on-colonial-1",
    "cylon-intruders",
    "fleet-mobilization",
    "inbound-nukes",
    "massive-assault",
];

/// Ana's Action step. She is a Cylon whom nobody knows, and so is Ben.
fn game_of(seed: u8, modes: Modes, more: &Value) -> Game {
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "titles": { "president": "Ben", "admiral": "Cem" },
        "places": {
            "Ana": "armory", "Ben": "presidents-office", "Cem": "command", "Dana": "hangar-deck",
        },
        "skill-cards": { "Ana": 3, "Ben": 7, "Cem": 7, "Dana": 7 },
        "areas": {},
        "loyalty": {
            "hands": {
                "Ana": ["cylon-reduce-morale"], "Ben": ["cylon-damage-galactica"],
                "Cem": ["not-a-cylon"], "Dana": ["not-a-cylon"],
            },
            "deck": [],
        },
    });
    Game::from_position(
        seed,
        &["galen-tyrol", "laura-roslin", "william-adama", "apollo"],
        Options {
            modes,
            ..Options::default()
        },
        position,
        more,
    )
}

fn card(name: &str) -> HeldCard {
    HeldCard::find(name).expect("a Super Crisis card")
}

/// Dradis has shuffled the deck to this order.
fn with_deck(deck: &[&str]) -> Game {
    deck_of(deck, &json!({}))
}

fn deck_of(deck: &[&str], more: &Value) -> Game {
    let mut game = game_of(0, KEPT, more);
    let deck: Vec<HeldCard> = deck.iter().copied().map(card).collect();
    let cards = u8::try_from(deck.len()).expect("a few");
    game.record(Record::Did {
        events: vec![Event::Held {
            kind: HeldKind::SUPER_CRISIS,
            held: HeldEvent::DeckBuilt {
                cards,
                deck: Hidden::new(deck),
            },
        }],
    });
    game
}

/// Ana reveals on her own phone.
fn reveals(game: &mut Game) -> Vec<Event> {
    let answer = game.answer(PromptKind::TakeTurn, "act:reveal");
    game.give(Actor::Seat { seat: ANA }, &answer)
}

/// It is a revealed Cylon's Action step again, at this location, with its action to take.
fn again(game: &mut Game, seat: SeatId, location: &str) {
    let number = game.state().turn.number + 1;
    game.record(Record::Did {
        events: vec![Event::TurnBegan { number, seat }],
    });
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    game.put(seat.0, location);
}

fn held(game: &Game, seat: SeatId) -> Vec<&'static str> {
    let secret = seat_secret(game.state(), seat);
    let cards = secret.held(HeldKind::SUPER_CRISIS).iter();
    cards.map(|card| card.name()).collect()
}

fn deck(game: &Game) -> Vec<&'static str> {
    let there = game.state().held_deck(HeldKind::SUPER_CRISIS);
    let deck = there.into_iter().flat_map(|there| there.deck.reveal());
    deck.map(|card| card.name()).collect()
}

fn discarded(game: &Game) -> Vec<&'static str> {
    let there = game.state().held_deck(HeldKind::SUPER_CRISIS);
    let discarded = there.into_iter().flat_map(|there| there.discarded.reveal());
    discarded.map(|card| card.name()).collect()
}

fn counts(game: &Game) -> [u8; 4] {
    let seats = game.public().seats;
    [ANA, BEN, CEM, DANA].map(|seat| seats[seat.index()].held(HeldKind::SUPER_CRISIS))
}

/// Everything that a viewer is told of events and sees afterwards.
fn shown(game: &Game, events: &[Event], viewer: Viewer) -> String {
    let mut all = serde_json::to_string(&view(game.state(), viewer)).expect("plain data");
    all.push_str(&serde_json::to_string(&prompts(game.state())).expect("plain data"));
    for event in events {
        all.push_str(&format!("{:?}{event:?}", narrate(event, viewer)));
    }
    all
}

fn names_one(text: &str) -> Vec<&'static str> {
    ALL.into_iter().filter(|name| text.contains(name)).collect()
}

fn give(game: &mut Game, seat: SeatId, cards: u8) {
    game.referee(&correct(Correction::Held {
        kind: HeldKind::SUPER_CRISIS,
        seat,
        cards,
    }));
}

fn asked(game: &Game) -> Prompt {
    game.prompt(PromptKind::ChooseHeld)
}

fn is_asked(game: &Game) -> bool {
    let open = prompts(game.state());
    open.iter()
        .any(|prompt| prompt.kind == PromptKind::ChooseHeld)
}

#[test]
fn the_deck_has_each_card_once_the_attack_card_last() {
    checks!("COMP-4");
    let base = Options::default().kit().super_crises();
    let all: Vec<&str> = base.map(SuperCrisisId::name).collect();
    assert_eq!(all, ALL);
    // Those of other boxes come after them.
    let union: Vec<&str> = SuperCrisisId::all().map(SuperCrisisId::name).collect();
    assert_eq!(union[..ALL.len()], ALL);
    assert_eq!(
        usize::from(Pile::SuperCrisis.most(Options::default().kit())),
        all.len()
    );
    for name in ALL {
        let option = dradis_facts::choice::Choice::super_crisis(card(name))
            .expect("an answer")
            .to_string();
        let crisis = option.strip_prefix("card:").and_then(CrisisId::find);
        let attack = option.strip_prefix("attack:").and_then(AttackCardId::find);
        assert_eq!(crisis.is_some(), name != "massive-assault");
        assert_eq!(attack.is_some(), name == "massive-assault");
    }
    assert!(SuperCrisisId::find("water-shortage").is_none());
    // Unless the table says so it keeps them itself.
    assert_eq!(Options::default().modes.super_crises, Mode::Table);
    let old: Modes = serde_json::from_value(json!({ "loyalty": "app" })).expect("an old game's");
    assert_eq!(old.super_crises, Mode::Table);
}

#[test]
fn who_reveals_is_dealt_one_card_that_nobody_else_sees() {
    checks!("REVEAL-8", "POOL-4", "CYPLAYER-6", "SECRET-18", "SETUP-11");
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let mut game = game_of(seed, KEPT, &json!({}));
        assert!(deck(&game).is_empty(), "it is shuffled when it is needed");
        let events = reveals(&mut game);
        let built = events.iter().find_map(|event| match event {
            Event::Held {
                kind: HeldKind::SUPER_CRISIS,
                held: HeldEvent::DeckBuilt { cards, deck },
            } => Some((*cards, deck.reveal().clone())),
            _ => None,
        });
        let (cards, built) = built.expect("a deck");
        assert_eq!((cards, built.len()), (5, 5));
        let mut sorted: Vec<&str> = built.iter().map(|card| card.name()).collect();
        assert_eq!(held(&game, ANA), sorted[..1]);
        assert_eq!(deck(&game), sorted[1..]);
        firsts.insert(sorted[0]);
        sorted.sort_unstable();
        assert_eq!(sorted, ALL);
        // Everybody sees how many; nothing that anybody else is told or shown names one.
        assert_eq!(counts(&game), [1, 0, 0, 0]);
        assert_eq!(game.state().piles.of(Pile::SuperCrisis), 4);
        for viewer in [Viewer::Public, Viewer::Seat(BEN), Viewer::Seat(CEM)] {
            assert_eq!(names_one(&shown(&game, &events, viewer)), [""; 0]);
        }
        for seat in [BEN, CEM, DANA] {
            assert_eq!(held(&game, seat), [""; 0]);
        }
        assert_eq!(undo_class(&events), UndoClass::Barred);
        assert!(game.history.undo().is_err(), "her phone has told her");
    }
    assert!(firsts.len() > 2, "{firsts:?}");
}

#[test]
fn a_prisoner_who_reveals_draws_too_and_out_of_turn_as_well() {
    checks!("REVEAL-8", "REVEAL-2");
    let mut game = game_of(0, KEPT, &json!({ "places": { "Ana": "brig" } }));
    let morale = game.public().dials.clone();
    reveals(&mut game);
    assert_eq!(game.public().dials, morale, "the power is not carried out");
    assert_eq!(held(&game, ANA).len(), 1);
    // Told by the table, a second one is dealt from the same deck.
    let before = deck(&game);
    game.happens(Happening::CylonRevealed {
        seat: BEN,
        sympathizer: false,
    });
    assert_eq!(held(&game, BEN), before[..1]);
    assert_eq!(counts(&game), [1, 1, 0, 0]);
}

#[test]
fn who_becomes_a_cylon_by_the_sympathizer_draws_none() {
    checks!("SYMP-5", "SYMP-6");
    let mut game = game_of(0, KEPT, &json!({}));
    let events = game.happens(Happening::CylonRevealed {
        seat: CEM,
        sympathizer: true,
    });
    assert!(game.state().loyalty.revealed.contains(&CEM));
    assert_eq!(counts(&game), [0; 4]);
    let super_crisis = |event: &&Event| matches!(event, Event::Held { .. });
    assert!(events.iter().find(super_crisis).is_none());
    assert!(deck(&game).is_empty());
}

#[test]
fn a_single_card_is_played_without_a_question_and_is_public_from_then_on() {
    checks!("CYPLAYER-10", "CYPLAYER-9", "LOC-CAPRICA-1");
    let mut game = with_deck(&ALL[3..]);
    let revealed = reveals(&mut game);
    let mut told = revealed
        .iter()
        .filter_map(|event| narrate(event, Viewer::Public));
    assert!(told.any(|line| line.id == "log-held-dealt"));
    assert_eq!(held(&game, ANA), ["inbound-nukes"]);
    again(&mut game, ANA, "caprica");
    let events = game.turn("act:super-crisis");
    assert!(!is_asked(&game));
    assert!(names_one(&shown(&game, &events, Viewer::Public)).contains(&"inbound-nukes"));
    let open = game.state().crises.current().expect("it lies open");
    assert_eq!(open.card, CrisisId::find("inbound-nukes"));
    assert_eq!((open.from, open.current), (CrisisFrom::SuperCrisis, ANA));
    assert_eq!((counts(&game), held(&game, ANA)), ([0; 4], vec![]));
    assert_eq!(discarded(&game), ["inbound-nukes"]);
    // What was turned up cannot be unlearned: going back, she holds the same card.
    assert_eq!(undo_class(&events), UndoClass::Sticky);
    let undo = game.history.undo().expect("it may be undone");
    game.record(undo);
    assert_eq!(held(&game, ANA), ["inbound-nukes"]);
}

#[test]
fn the_attack_card_of_the_deck_is_played_from_the_hand_like_any_other() {
    checks!("CYATT-9", "CYPLAYER-10");
    let mut game = with_deck(&["massive-assault"]);
    reveals(&mut game);
    again(&mut game, ANA, "caprica");
    let events = game.turn("act:super-crisis");
    let drawn = |event: &Event| matches!(event, Event::AttackCardDrawn { card } if card.name() == "massive-assault");
    assert!(events.iter().any(drawn));
    assert_eq!(counts(&game), [0; 4]);
}

#[test]
fn nobody_has_another_card_drawn_in_place_of_a_super_crisis() {
    checks!("CYPLAYER-9", "DIS-15");
    let characters = ["galen-tyrol", "laura-roslin", "william-adama", "starbuck"];
    let named: BTreeMap<&str, &str> = NAMES.into_iter().zip(characters).collect();
    let mut game = deck_of(&["inbound-nukes"], &json!({ "characters": named }));
    reveals(&mut game);
    again(&mut game, ANA, "caprica");
    game.turn("act:super-crisis");
    let open = game.state().crises.current().expect("it lies open");
    assert_eq!(open.card, CrisisId::find("inbound-nukes"));
    for prompt in prompts(game.state()) {
        assert!(prompt.options().all(|option| option != "destiny"));
    }
}

#[test]
fn which_of_several_is_played_is_answered_by_its_place_in_the_hand() {
    checks!("CYPLAYER-6", "CYPLAYER-9");
    let mut asked_of = Vec::new();
    for order in [
        ["inbound-nukes", "cylon-intruders", "fleet-mobilization"],
        ["fleet-mobilization", "bomb-on-colonial-1", "inbound-nukes"],
    ] {
        let mut game = with_deck(&order);
        reveals(&mut game);
        give(&mut game, ANA, 2);
        assert_eq!(held(&game, ANA), order[..2]);
        again(&mut game, ANA, "caprica");
        let events = game.turn("act:super-crisis");
        let prompt = asked(&game);
        assert_eq!(prompt.decider, Decider::Seat { seat: ANA });
        assert_eq!(prompt.catalogue, None);
        let ids: Vec<&str> = prompt.choices.iter().map(|c| c.id.as_str()).collect();
        assert_eq!(ids, ["hand:1", "hand:2"]);
        assert_eq!(counts(&game), [2, 0, 0, 0], "it is in the hand still");
        for viewer in [Viewer::Public, Viewer::Seat(CEM)] {
            assert_eq!(names_one(&shown(&game, &events, viewer)), [""; 0]);
        }
        asked_of.push(serde_json::to_string(&prompts(game.state())).expect("plain data"));
        // What is not in the hand cannot be named, not even by the referee; nor does anybody else answer.
        for option in [
            "card:inbound-nukes",
            "attack:massive-assault",
            "by-hand",
            "hand:3",
            "hand:0",
        ] {
            let answer = game.answer(PromptKind::ChooseHeld, option);
            let refused = game.try_give(Actor::Seat { seat: ANA }, &answer);
            assert!(matches!(refused, Err(Rejection::UnknownOption { .. })));
            assert!(game.try_give(Actor::Referee, &answer).is_err());
        }
        assert_eq!(asked(&game).held, Some(HeldKind::SUPER_CRISIS));
        let answer = game.answer(PromptKind::ChooseHeld, "hand:2");
        let other = game.try_give(Actor::Seat { seat: CEM }, &answer);
        assert_eq!(other, Err(Rejection::NotYours));
        game.give(Actor::Seat { seat: ANA }, &answer);
        let open = game.state().crises.current().and_then(|open| open.card);
        assert_eq!(open.map(CrisisId::name), Some(order[1]));
        assert_eq!(held(&game, ANA), order[..1]);
    }
    assert_eq!(
        asked_of[0], asked_of[1],
        "the question is the same whatever is held"
    );
}

#[test]
fn a_card_is_swapped_at_the_resurrection_ship_unseen() {
    checks!("LOC-RESURRECTION-1", "POOL-4");
    let order = ["inbound-nukes", "cylon-intruders", "fleet-mobilization"];
    let mut game = with_deck(&order);
    reveals(&mut game);
    again(&mut game, ANA, "resurrection-ship");
    game.turn("act:resurrection-ship");
    let prompt = game.prompt(PromptKind::ChooseCourse);
    assert!(prompt.choices[0].follows.iter().all(|line| !line.by_hand));
    let events = game.choose(PromptKind::ChooseCourse, "branch:0");
    assert!(!is_asked(&game), "she holds only one");
    assert_eq!(held(&game, ANA), ["cylon-intruders"]);
    assert_eq!(counts(&game), [1, 0, 0, 0]);
    assert_eq!(game.state().piles.of(Pile::SuperCrisis), 1);
    assert_eq!(undo_class(&events), UndoClass::Barred);
    for viewer in [Viewer::Public, Viewer::Seat(BEN)] {
        assert_eq!(names_one(&shown(&game, &events, viewer)), [""; 0]);
    }
}

#[test]
fn which_of_several_is_given_up_is_the_players_own_choice() {
    checks!("LOC-RESURRECTION-1");
    let order = ["inbound-nukes", "cylon-intruders", "fleet-mobilization"];
    for (option, left) in [("hand:1", order[1]), ("hand:2", order[0])] {
        let mut game = with_deck(&order);
        reveals(&mut game);
        give(&mut game, ANA, 2);
        again(&mut game, ANA, "resurrection-ship");
        game.turn("act:resurrection-ship");
        game.choose(PromptKind::ChooseCourse, "branch:0");
        assert_eq!(asked(&game).choices.len(), 2);
        let answer = game.answer(PromptKind::ChooseHeld, option);
        let events = game.give(Actor::Seat { seat: ANA }, &answer);
        assert_eq!(held(&game, ANA), [left, order[2]]);
        for viewer in [Viewer::Public, Viewer::Seat(BEN)] {
            assert_eq!(names_one(&shown(&game, &events, viewer)), [""; 0]);
        }
        // She has no Loyalty card to hand on: with it the action is over.
        assert_eq!(prompts(game.state())[0].kind, PromptKind::TakeTurn);
    }
}

#[test]
fn a_deck_that_has_run_out_is_shuffled_anew_without_what_is_held_or_lies_open() {
    checks!("LIMIT-1", "LIMIT-21");
    let mut game = with_deck(&["bomb-on-colonial-1", "inbound-nukes"]);
    reveals(&mut game);
    // The bomb stays in play.
    game.record(Record::Did {
        events: vec![
            Event::Held {
                kind: HeldKind::SUPER_CRISIS,
                held: HeldEvent::Played {
                    seat: ANA,
                    card: card("bomb-on-colonial-1"),
                },
            },
            Event::Corrected {
                correction: in_play(),
                was: in_play(),
                reason: Reason::Misread,
                repairs: None,
            },
        ],
    });
    assert_eq!(game.public().lying_open.len(), 1);
    give(&mut game, ANA, 1);
    assert_eq!(
        (held(&game, ANA), deck(&game)),
        (vec!["inbound-nukes"], vec![])
    );
    // Of five one lies open and one is held: three are left, given up or never seen.
    let happened = game.happens(Happening::CylonRevealed {
        seat: BEN,
        sympathizer: false,
    });
    let built = |event: &&Event| {
        matches!(
            event,
            Event::Held {
                kind: HeldKind::SUPER_CRISIS,
                held: HeldEvent::DeckBuilt { cards: 3, .. }
            }
        )
    };
    assert!(happened.iter().find(built).is_some());
    let mut all = [held(&game, BEN), deck(&game)].concat();
    all.sort_unstable();
    assert_eq!(
        all,
        ["cylon-intruders", "fleet-mobilization", "massive-assault"]
    );
    assert_eq!(game.state().piles.of(Pile::SuperCrisis), 2);
    // Three players can hold the three; whoever comes after them gets none.
    give(&mut game, BEN, 3);
    assert_eq!(game.state().piles.of(Pile::SuperCrisis), 0);
    game.corrected(Correction::RevealedCylon {
        seat: CEM,
        revealed: true,
    });
    let refused = game.refusal(&correct(Correction::Held {
        kind: HeldKind::SUPER_CRISIS,
        seat: CEM,
        cards: 1,
    }));
    assert_eq!(
        refused,
        Rejection::HeldHand {
            kind: HeldKind::SUPER_CRISIS,
            seat: CEM,
            left: 0
        }
    );
    let happened = game.happens(Happening::CylonRevealed {
        seat: DANA,
        sympathizer: false,
    });
    assert!(
        happened
            .iter()
            .any(|event| matches!(event, Event::CylonRevealed { .. }))
    );
    assert_eq!(counts(&game), [1, 3, 0, 0]);
}

fn in_play() -> Correction {
    Correction::CrisisInPlay {
        card: CrisisId::find("bomb-on-colonial-1").expect("a card"),
        in_play: true,
    }
}

#[test]
fn the_deck_that_was_given_up_card_by_card_comes_round_again() {
    checks!("LIMIT-1", "POOL-4");
    let mut game = with_deck(&ALL);
    reveals(&mut game);
    let mut seen = vec![held(&game, ANA)[0]];
    for turn in 0..6 {
        again(&mut game, ANA, "resurrection-ship");
        game.turn("act:resurrection-ship");
        game.choose(PromptKind::ChooseCourse, "branch:0");
        let now = held(&game, ANA);
        assert_eq!(now.len(), 1);
        // The first four draws take what is left of the deck; then all five are in it again but for none held.
        if turn < 4 {
            assert!(!seen.contains(&now[0]), "{now:?} after {seen:?}");
        }
        seen.push(now[0]);
        let mut all = [now, deck(&game), discarded(&game)].concat();
        all.sort_unstable();
        assert_eq!(all, ALL, "no card is lost");
    }
}

#[test]
fn a_hand_is_put_right_by_dealing_more_or_taking_all_away() {
    checks!("CYPLAYER-6", "POOL-4");
    let mut game = with_deck(&ALL);
    reveals(&mut game);
    give(&mut game, ANA, 3);
    assert_eq!(held(&game, ANA), ALL[..3]);
    assert!(game.history.undo().is_err(), "cards were dealt");
    let refused = |game: &Game, cards| {
        game.refusal(&correct(Correction::Held {
            kind: HeldKind::SUPER_CRISIS,
            seat: ANA,
            cards,
        }))
    };
    let hand = |left| Rejection::HeldHand {
        kind: HeldKind::SUPER_CRISIS,
        seat: ANA,
        left,
    };
    for cards in [1, 2, 4] {
        assert_eq!(refused(&game, cards), hand(0), "{cards}");
    }
    assert_eq!(refused(&game, 3), Rejection::NoChange);
    // All of them away: they are in the deck, which is shuffled before it is drawn from.
    give(&mut game, ANA, 0);
    assert_eq!((held(&game, ANA), counts(&game)), (vec![], [0; 4]));
    assert_eq!(game.state().piles.of(Pile::SuperCrisis), 5);
    assert!(
        deck(&game).is_empty(),
        "nobody knows the order of any of it"
    );
    let happened = game.happens(Happening::CylonRevealed {
        seat: BEN,
        sympathizer: false,
    });
    assert!(
        happened
            .iter()
            .any(|event| matches!(event, Event::Drew { .. }))
    );
    let mut all = [held(&game, BEN), deck(&game)].concat();
    all.sort_unstable();
    assert_eq!(all, ALL);
}

#[test]
fn a_correction_of_the_pile_builds_a_deck_of_that_size_before_the_next_draw() {
    checks!("POOL-4");
    for cards in [1, 2] {
        let mut game = game_of(3, KEPT, &json!({}));
        let pile = Pile::SuperCrisis;
        game.corrected(Correction::Pile { pile, cards });
        reveals(&mut game);
        let left = usize::from(cards) - 1;
        assert_eq!((held(&game, ANA).len(), deck(&game).len()), (1, left));
        assert_eq!(usize::from(game.state().piles.of(pile)), left);
    }
}

#[test]
fn what_was_given_up_stays_out_of_a_deck_that_has_not_run_out() {
    checks!("POOL-4");
    for seed in 0..8 {
        let mut game = game_of(seed, KEPT, &json!({}));
        reveals(&mut game);
        again(&mut game, ANA, "resurrection-ship");
        game.turn("act:resurrection-ship");
        game.choose(PromptKind::ChooseCourse, "branch:0");
        let out = discarded(&game);
        assert_eq!(out.len(), 1);
        // Her other card goes back, and the four that were never given up are shuffled.
        give(&mut game, ANA, 0);
        game.happens(Happening::CylonRevealed {
            seat: BEN,
            sympathizer: false,
        });
        assert_eq!(discarded(&game), out);
        let mut all = [held(&game, BEN), deck(&game), out].concat();
        all.sort_unstable();
        assert_eq!(all, ALL);
    }
}

/// Where the table keeps the Loyalty cards, the referee's screen has something to show to few.
#[test]
fn on_the_referees_screen_only_who_holds_cards_of_dradis_may_look() {
    let modes = Modes {
        loyalty: Mode::Table,
        destinations: Mode::App,
        ..KEPT
    };
    let by_hand = json!({ "Ana": 1, "Ben": 1, "Cem": 1, "Dana": 1 });
    let more = json!({ "loyalty": null, "loyalty-cards": { "hands": by_hand, "deck": 0 } });
    let mut game = game_of(0, modes, &more);
    let may = |game: &Game| {
        let each = [ANA, BEN, CEM, DANA].into_iter();
        let may = each.filter(|seat| {
            let command = Command::ShowLoyaltyHere { seat: *seat };
            match game.try_give(Actor::Host, &command) {
                Ok(events) => {
                    let shown = Event::LoyaltyShown {
                        seats: vec![],
                        here: Some(*seat),
                    };
                    assert_eq!(events, [shown]);
                    true
                }
                Err(refused) => {
                    assert_eq!(refused, Rejection::LoyaltyByHand);
                    false
                }
            }
        });
        may.collect::<Vec<_>>()
    };
    assert_eq!(may(&game), []);
    game.happens(Happening::CylonRevealed {
        seat: BEN,
        sympathizer: false,
    });
    assert_eq!(may(&game), [BEN]);
    // The Admiral holds the destinations between which he chooses.
    game.happens(Happening::JumpBegun);
    assert_eq!(may(&game), [BEN, CEM]);
}

#[test]
fn at_the_table_one_card_of_several_is_played() {
    checks!("LOC-CAPRICA-1", "CYPLAYER-10");
    let mut game = game_of(0, BY_TABLE, &json!({}));
    reveals(&mut game);
    game.corrected(Correction::Pile {
        pile: Pile::SuperCrisis,
        cards: 3,
    });
    give(&mut game, ANA, 2);
    again(&mut game, ANA, "caprica");
    game.turn("act:super-crisis");
    assert_eq!(counts(&game), [1, 0, 0, 0]);
}

#[test]
fn a_super_crisis_that_lies_open_is_not_in_the_deck() {
    let of = |card: &str| {
        let game = game_of(0, BY_TABLE, &json!({ "attack-cards": [card] }));
        let open: Vec<&str> = lying_open(game.state(), HeldKind::SUPER_CRISIS)
            .into_iter()
            .map(HeldCard::name)
            .collect();
        (open, left(game.state(), HeldKind::SUPER_CRISIS))
    };
    assert_eq!(of("massive-assault"), (vec!["massive-assault"], 4));
    assert_eq!(of("boarding-parties"), (vec![], 5));
}

#[test]
fn no_card_of_a_kept_deck_is_laid_open_but_by_playing_it() {
    checks!("CYPLAYER-6");
    // The refusal is the same whether she holds it or not.
    for order in [ALL, ["massive-assault", ALL[0], ALL[1], ALL[2], ALL[3]]] {
        let mut game = with_deck(&order);
        reveals(&mut game);
        let assault = AttackCardId::find("massive-assault").expect("a card");
        for correction in [
            in_play(),
            Correction::AttackCard {
                card: assault,
                in_play: true,
            },
        ] {
            assert_eq!(
                game.refusal(&correct(correction)),
                Rejection::SuperCrisesKept
            );
        }
        again(&mut game, CEM, "command");
        let told = game.cannot_happen(Happening::CylonAttack { card: assault });
        assert_eq!(told, Rejection::SuperCrisesKept);
    }
}

#[test]
fn a_game_with_cards_out_is_begun_with_the_tables_own_deck() {
    checks!("COMP-4");
    let by_whom = |more: &Value| game_of(0, KEPT, more).state().options.modes.super_crises;
    let cylon = json!(["Dana"]);
    let places = json!({ "Ana": "armory", "Ben": "presidents-office", "Cem": "command" });
    let held = json!({ "revealed-cylons": cylon, "places": places });
    assert_eq!(by_whom(&held), Mode::Table);
    let none = json!({ "revealed-cylons": cylon, "places": places, "super-crises": { "Dana": 0 } });
    assert_eq!(by_whom(&none), Mode::App);
    let open = json!({ "attack-cards": ["massive-assault"] });
    assert_eq!(by_whom(&open), Mode::Table);
    assert_eq!(
        by_whom(&json!({ "attack-cards": ["boarding-parties"] })),
        Mode::App
    );
    assert_eq!(by_whom(&json!({ "lay_out": true })), Mode::Table);
}

#[test]
fn a_hand_that_is_taken_away_while_it_is_asked_about_is_asked_about_no_more() {
    checks!("LOC-CAPRICA-1");
    let mut game = with_deck(&ALL);
    reveals(&mut game);
    give(&mut game, ANA, 2);
    again(&mut game, ANA, "caprica");
    game.turn("act:super-crisis");
    assert!(is_asked(&game));
    give(&mut game, ANA, 0);
    assert!(!is_asked(&game));
    let crisis = |step: &dradis_state::agenda::Step| {
        matches!(
            step.work,
            Work::Crisis {
                crisis: CrisisStep::Name { .. }
            }
        )
    };
    assert!(!game.state().agenda.steps.iter().any(crisis));
    assert!(game.state().crises.open.is_empty());
}

#[test]
fn a_correction_of_a_hand_names_its_kind_or_means_super_crises_as_older_files_do() {
    let read = |text: Value| serde_json::from_value::<Correction>(text).expect("a correction");
    let (kind, seat, cards) = (HeldKind::SUPER_CRISIS, ANA, 2);
    let held = Correction::Held { kind, seat, cards };
    assert_eq!(
        read(json!({ "type": "super-crises", "seat": 0, "cards": 2 })),
        held
    );
    assert_eq!(read(json!(held)), held);
    // Cards that are dealt once have another correction.
    let (kind, game) = (HeldKind::LOYALTY, with_deck(&["inbound-nukes"]));
    let refused = game.refusal(&correct(Correction::Held { kind, seat, cards }));
    assert!(matches!(refused, Rejection::NotInPlay { name } if name == "loyalty"));
}

#[test]
fn the_question_about_a_hand_is_read_by_its_older_name_too() {
    for name in ["choose-held", "choose-super-crisis"] {
        let read: PromptKind = serde_json::from_value(json!(name)).expect("a question");
        assert_eq!(read, PromptKind::ChooseHeld);
    }
}
