//! Cards that only their owner may name: at the referee's page nothing tells which they are, not even a refusal.

use std::collections::{BTreeMap, BTreeSet};

use dradis_facts::ability::Ability;
use dradis_facts::content::{HeldCard, HeldKind};
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::{Rejection, SeatId, checks};
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::play::{motive, mutiny};
use dradis_rules::{Actor, Command, prompts};
use dradis_state::correction::Correction;
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use serde_json::json;

use crate::combined_people::{act, acting};
use crate::fight::BY_TABLE;
use crate::game::{Game, NAMES, location, players};
use crate::passing::{ANA, HUMAN, HUMANS, LED, four, four_with, options};

/// What this seat's own phone, or the referee's page, is answered.
fn asked(
    game: &Game,
    actor: Actor,
    kind: PromptKind,
    option: &str,
) -> Result<Vec<Event>, Rejection> {
    game.try_give(actor, &game.answer(kind, option))
}

const ANAS_PHONE: Actor = Actor::Seat { seat: ANA };

fn holding(cards: u8, seed: u64) -> (Game, Vec<HeldCard>) {
    let mut game = four_with(
        options(Mode::App, Mode::App),
        &HUMANS,
        &[HUMAN],
        &json!({ "distance": 1 }),
    );
    // Where the deck is drawn anew another card comes.
    for _ in 0..seed {
        for cards in [1, 0] {
            let (kind, seat) = (HeldKind::MUTINY, ANA);
            game.corrected(Correction::Held { kind, seat, cards });
        }
    }
    let (kind, seat) = (HeldKind::MUTINY, ANA);
    game.corrected(Correction::Held { kind, seat, cards });
    let hand = game.state().held_hand(kind, seat).to_vec();
    assert_eq!(hand.len(), usize::from(cards));
    (game, hand)
}

#[test]
fn a_mutiny_card_is_named_by_its_owner_and_the_referee_learns_nothing_of_it() {
    checks!("SECRET-18", "XMUT-7", "XMUT-8");
    let (mut may, mut may_not) = (0, 0);
    for (cards, seed) in (0..12).flat_map(|seed| [(1, seed), (2, seed)]) {
        let (mut game, hand) = holding(cards, seed);
        let can: Vec<bool> = hand
            .iter()
            .map(|card| mutiny::playable(game.state(), ANA, *card))
            .collect();
        // On the own phone a single card is played at once, and nothing is where none can be.
        let own = asked(&game, ANAS_PHONE, PromptKind::TakeTurn, "act:mutiny");
        match can.iter().any(|can| *can) {
            false => assert_eq!(own, Err(Rejection::NotMet)),
            true => assert!(own.is_ok()),
        }
        // At the referee's page it is the same whatever is held.
        game.turn("act:mutiny");
        let prompt = game.prompt(PromptKind::ChooseHeld);
        assert_eq!(prompt.options().count(), hand.len() + 1);
        for (at, can) in can.iter().enumerate() {
            let option = format!("hand:{}", at + 1);
            let referee = asked(&game, Actor::Referee, PromptKind::ChooseHeld, &option);
            assert_eq!(referee, Err(Rejection::OwnersAlone));
            let own = asked(&game, ANAS_PHONE, PromptKind::ChooseHeld, &option);
            if *can {
                may += 1;
                let (mut game, _) = holding(cards, seed);
                game.turn("act:mutiny");
                game.choose(PromptKind::ChooseHeld, &option);
                assert!(
                    !game
                        .state()
                        .held_hand(HeldKind::MUTINY, ANA)
                        .contains(&hand[at])
                );
            } else {
                may_not += 1;
                assert_eq!(own, Err(Rejection::NotMet));
            }
        }
        // It was none after all, and costs no action.
        game.choose(PromptKind::ChooseHeld, "nothing");
        assert_eq!(game.state().turn.acted, 0);
        assert_eq!(game.state().held_hand(HeldKind::MUTINY, ANA), hand);
    }
    assert!(may > 3 && may_not > 3, "{may} {may_not}");
}

#[test]
fn of_the_mutiny_cards_drawn_to_play_one_its_owner_names_one() {
    checks!("SECRET-18", "CLAR-50");
    let modes = Modes {
        super_crises: Mode::App,
        ..BY_TABLE
    };
    let mut game = acting("tom-zarek-military", modes, &json!({}));
    game.turn(&act(Ability::AbusePower));
    let prompt = game.prompt(PromptKind::ChooseHeld);
    let mut named = 0;
    for option in prompt.options().filter(|option| option != "nothing") {
        named += 1;
        let told = asked(&game, Actor::Referee, PromptKind::ChooseHeld, &option);
        assert_eq!(told, Err(Rejection::OwnersAlone));
    }
    assert_eq!(named, 4);
    assert!(asked(&game, Actor::Referee, PromptKind::ChooseHeld, "nothing").is_ok());
}

#[test]
fn a_motive_is_named_by_the_leader_or_where_the_table_keeps_it_by_the_table() {
    checks!("SECRET-18", "XMOT-3");
    let seat = SeatId(4);
    let revealed = |card| Command::Record {
        happening: Happening::MotiveRevealed { card },
    };
    let (mut met, mut not_met) = (0, 0);
    for seed in 0..12 {
        let mut game = Game::of(&LED, options(Mode::App, Mode::Table), ANA, seed);
        game.choose(PromptKind::DealLoyalty, "deal");
        game.choose(PromptKind::CloseReading, "close-reading");
        let hand = game.state().held_hand(HeldKind::MOTIVE, seat).to_vec();
        for (at, card) in hand.iter().enumerate() {
            let option = format!("motive:{}", at + 1);
            let referee = asked(&game, Actor::Referee, PromptKind::TakeTurn, &option);
            assert_eq!(referee, Err(Rejection::OwnersAlone));
            let other = asked(&game, ANAS_PHONE, PromptKind::TakeTurn, &option);
            assert_eq!(other, Err(Rejection::NotYours));
            let own = asked(&game, Actor::Seat { seat }, PromptKind::TakeTurn, &option);
            assert_eq!(
                own.is_ok(),
                motive::holds(game.state(), seat, *card, false) != Some(false)
            );
        }
        // Nor does it tell to whom a card belongs that somebody names.
        for card in HeldKind::MOTIVE.cards() {
            assert_eq!(game.refusal(&revealed(card)), Rejection::OwnersAlone);
        }
    }
    for card in HeldKind::MOTIVE.cards() {
        let mut game = Game::of(&LED, options(Mode::Table, Mode::Table), ANA, 3);
        game.choose(PromptKind::DealLoyalty, "dealt");
        game.choose(PromptKind::CloseReading, "close-reading");
        while let Some(asked) = prompts(game.state()).first()
            && asked.kind != PromptKind::TakeTurn
        {
            let (kind, option) = (asked.kind, asked.options().next().expect("an answer"));
            game.choose(kind, &option);
        }
        let (location, damaged) = (location("ftl-control"), true);
        game.corrected(Correction::LocationDamage { location, damaged });
        match motive::holds(game.state(), seat, card, false) {
            Some(false) => {
                not_met += 1;
                assert_eq!(game.refusal(&revealed(card)), Rejection::NotMet);
            }
            Some(true) | None => {
                met += 1;
                game.referee(&revealed(card));
                let open: Vec<HeldCard> = motive::revealed(game.state(), seat).collect();
                assert_eq!(open, [card]);
                assert_eq!(
                    game.refusal(&revealed(card)),
                    Rejection::NoCylonCard,
                    "again"
                );
            }
        }
    }
    assert!(met > 0 && not_met > 0, "{met} {not_met}");
}

#[test]
fn a_motive_is_revealed_whatever_is_asked_and_the_question_stands() {
    checks!("XMOT-3", "SECRET-18");
    let leader = SeatId(4);
    let phone = Actor::Seat { seat: leader };
    let mut amid = BTreeSet::new();
    for seed in 0..12 {
        let mut game = Game::of(&LED, options(Mode::App, Mode::Table), ANA, seed);
        assert!(
            prompts(game.state())
                .iter()
                .all(|open| open.beside.is_empty())
        );
        game.choose(PromptKind::DealLoyalty, "deal");
        // Nothing is revealed before the first turn.
        let dealt = game.state().held_count(HeldKind::MOTIVE, leader);
        assert!(dealt > 0 && prompts(game.state())[0].beside.is_empty());
        game.choose(PromptKind::CloseReading, "close-reading");
        // Two of the cards that may be revealed before the end hold.
        let (location, damaged) = (location("ftl-control"), true);
        game.corrected(Correction::LocationDamage { location, damaged });
        game.corrected(Correction::Distance { distance: 5 });
        for _ in 0..80 {
            let open = prompts(game.state());
            let Some(first) = open.first().filter(|_| game.state().outcome.is_none()) else {
                // Over, it is asked as a question.
                assert!(open.iter().all(|open| open.beside.is_empty()));
                break;
            };
            let (kind, id) = (first.kind, first.id);
            let asks = first.options().next().expect("an answer");
            let hand = game.state().held_hand(HeldKind::MOTIVE, leader).to_vec();
            assert_eq!(first.beside.len(), hand.len());
            assert!(open[1..].iter().all(|other| other.beside.is_empty()));
            for (at, card) in hand.iter().enumerate().take(first.beside.len()) {
                let option = format!("motive:{}", at + 1);
                let answer = game.answer(kind, &option);
                assert_eq!(
                    game.try_give(Actor::Referee, &answer),
                    Err(Rejection::OwnersAlone)
                );
                assert_eq!(game.try_give(ANAS_PHONE, &answer), Err(Rejection::NotYours));
                let holds = motive::holds(game.state(), leader, *card, false) != Some(false);
                assert_eq!(game.try_give(phone, &answer).is_ok(), holds, "{card:?}");
                if holds && kind != PromptKind::TakeTurn && amid.insert(format!("{kind:?}")) {
                    game.give(phone, &answer);
                    assert!(motive::revealed(game.state(), leader).any(|open| open == *card));
                    let after = prompts(game.state());
                    assert_eq!((after[0].kind, after[0].id), (kind, id), "it stands");
                    assert_eq!(after[0].beside.len(), hand.len() - 1);
                    break;
                }
            }
            // On through the turn to the next crisis card, another one in each game.
            let listed: Vec<String> = first.options().collect();
            let mut cards = listed.iter().filter(|option| option.starts_with("card:"));
            let card = cards
                .nth(seed as usize)
                .filter(|_| kind == PromptKind::TakeTurn);
            let ways = ["next", "end-turn", "check", "total:1"];
            let on = ways
                .iter()
                .find_map(|way| listed.iter().find(|option| option == way));
            let on = card.or(on).unwrap_or(&asks).clone();
            if kind == PromptKind::ReadLoyalty {
                game.choose(PromptKind::CloseReading, "close-reading");
            } else {
                game.choose(kind, &on);
            }
        }
    }
    assert!(amid.len() >= 3, "{amid:?}");
}

#[test]
fn a_personal_goal_is_named_by_its_owner_or_where_the_table_keeps_it_by_the_table() {
    checks!("SECRET-18", "XGOAL-1");
    let goals = ["goal-selfish", "goal-sacrifice", "goal-devastation"];
    for mine in [goals[0], goals[1], HUMAN] {
        let hands: [&[&str]; 4] = [&[mine], &[HUMAN], &[HUMAN], &[HUMAN]];
        let mut game = four(&hands, &[HUMAN, HUMAN], &json!({ "distance": 2 }));
        game.set_hand(0, 6);
        game.turn("act:personal-goal");
        for goal in goals {
            let referee = asked(&game, Actor::Referee, PromptKind::ChooseCourse, goal);
            assert_eq!(referee, Err(Rejection::OwnersAlone), "{mine} {goal}");
            // Six cards are what a selfish player needs.
            let own = asked(&game, ANAS_PHONE, PromptKind::ChooseCourse, goal);
            assert_eq!(
                own.is_ok(),
                goal == mine && goal == goals[0],
                "{mine} {goal}"
            );
        }
        game.choose(PromptKind::ChooseCourse, "nothing");
        assert_eq!(game.state().turn.acted, 0);
        let by_table = options(Mode::Table, Mode::Table);
        let mut game = four_with(by_table, &hands, &[HUMAN, HUMAN], &json!({ "distance": 2 }));
        game.set_hand(0, 6);
        game.turn("act:personal-goal");
        assert!(asked(&game, Actor::Referee, PromptKind::ChooseCourse, goals[0]).is_ok());
    }
}

#[test]
fn nothing_of_their_own_is_left_to_a_player_who_is_out_of_the_game() {
    checks!("ION-17", "ACT-10");
    let hands: [&[&str]; 4] = [&["goal-selfish"], &[HUMAN], &[HUMAN], &[HUMAN]];
    let nebula = Options {
        game: Boxes::combined(Objective::IonianNebula),
        ..options(Mode::App, Mode::App)
    };
    let begun = || {
        let mut game = four_with(nebula, &hands, &[HUMAN], &json!({ "distance": 2 }));
        game.set_hand(0, 6);
        let (kind, seat) = (HeldKind::MUTINY, ANA);
        game.corrected(Correction::Held {
            kind,
            seat,
            cards: 1,
        });
        game
    };
    // Amid an action of hers: a card that she was to name.
    for (action, asked) in [
        ("act:personal-goal", PromptKind::ChooseCourse),
        ("act:mutiny", PromptKind::ChooseHeld),
    ] {
        let mut game = begun();
        game.turn(action);
        assert_eq!(game.waits_for(), asked);
        game.corrected(Correction::ActivePlayer { seat: SeatId(1) });
        game.corrected(Correction::Eliminated {
            seat: ANA,
            out: true,
        });
        assert_eq!(game.waits_for(), PromptKind::TakeTurn, "{action}");
    }
    // An action that she was granted.
    let mut game = begun();
    game.set_hand(1, 2);
    game.corrected(Correction::ActivePlayer { seat: SeatId(1) });
    game.turn("act:executive-order");
    game.choose(PromptKind::PickPlayer, "player:0");
    assert_eq!(game.waits_for(), PromptKind::GrantedAction);
    game.corrected(Correction::Eliminated {
        seat: ANA,
        out: true,
    });
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    assert_eq!(game.state().places.of(ANA), None);
    // Nor the Motives of a Leader, to be revealed beside what is asked.
    let mut game = Game::of(
        &LED,
        Options {
            modes: options(Mode::App, Mode::Table).modes,
            ..nebula
        },
        ANA,
        1,
    );
    game.choose(PromptKind::DealLoyalty, "deal");
    game.choose(PromptKind::CloseReading, "close-reading");
    while game.waits_for() != PromptKind::TakeTurn {
        let open = prompts(game.state()).remove(0);
        let option = open.options().next().expect("an answer");
        game.choose(open.kind, &option);
    }
    let beside = |game: &Game| prompts(game.state())[0].beside.len();
    assert_eq!(beside(&game), 2);
    game.corrected(Correction::Eliminated {
        seat: SeatId(4),
        out: true,
    });
    assert_eq!(beside(&game), 0);
}

#[test]
fn a_position_says_who_led_the_cylons_and_is_out_of_the_game() {
    checks!("ION-15");
    let there = |leader: &str, revealed: &[&str]| {
        let named = ["laura-roslin", "william-adama", "galen-tyrol"];
        let named: BTreeMap<&str, &str> = ["Ben", "Cem", "Dana"].into_iter().zip(named).collect();
        let mut position = json!({
            "characters": named,
            "turn": { "number": 30, "active": "Ben", "step": "action" },
            "areas": {},
            "loyalty": {
                "hands": { "Ana": [], "Ben": [HUMAN], "Cem": [HUMAN], "Dana": [HUMAN] },
                "deck": [],
            },
            "eliminated": ["Ana"],
            "revealed-cylons": revealed,
            "crossroads-over": true,
        });
        if !leader.is_empty() {
            position["leader"] = json!(leader);
        }
        Command::StartFrom {
            players: players(&NAMES[..4]),
            options: Options {
                game: Boxes::combined(Objective::IonianNebula),
                ..options(Mode::App, Mode::Table)
            },
            position: serde_json::from_value(position).expect("a position"),
        }
    };
    let mut led = Game::empty(0);
    led.referee(&there("Ana", &[]));
    let leader = led.state().loyalty.leader.expect("a Leader");
    assert_eq!((leader.seat, leader.infiltrating), (ANA, false));
    assert_eq!(
        led.state().held_count(HeldKind::MOTIVE, ANA),
        0,
        "none is dealt"
    );
    assert!(prompts(led.state())[0].beside.is_empty());
    // A revealed Cylon who is out of it stands nowhere.
    let mut revealed = Game::empty(0);
    revealed.referee(&there("", &["Ana"]));
    assert_eq!(revealed.state().loyalty.leader, None);
    assert_eq!(revealed.state().places.of(ANA), None);
    // Who plays on has a character that says so.
    assert_eq!(
        Game::empty(0).refusal(&there("Ben", &[])),
        Rejection::NoLeader
    );
}
