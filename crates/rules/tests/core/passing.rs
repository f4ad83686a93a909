//! Loyalty cards of the combined game: the Mutineer, the Sleeper phase, reveals, Personal Goals, the Final Five.

use dradis_facts::content::{HeldKind, LoyaltyCard};
use dradis_facts::craft::ViperKind;
use dradis_facts::effect::{Effect, Source, Who};
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options, PressRoomMutineer};
use dradis_facts::resources::Resource;
use dradis_facts::titles::Title;
use dradis_facts::turn::{TurnStep, Winner};
use dradis_facts::{Rejection, SeatId, checks};
use dradis_rules::history::Record;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::{Actor, prompts};
use dradis_state::agenda::Work;
use dradis_state::correction::Correction;
use dradis_state::effect::{Course, EffectStep};
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::passing::PassingEvent;
use serde_json::{Value, json};

use crate::game::{Game, NAMES, place};

pub(crate) const ANA: SeatId = SeatId(0);
pub(crate) const BEN: SeatId = SeatId(1);
pub(crate) const CEM: SeatId = SeatId(2);
pub(crate) const DANA: SeatId = SeatId(3);

pub(crate) const FOUR: [&str; 4] = ["laura-roslin", "william-adama", "galen-tyrol", "dee"];
/// The same and a Leader.
pub(crate) const LED: [&str; 5] = [
    "laura-roslin",
    "william-adama",
    "galen-tyrol",
    "dee",
    "cavil",
];
pub(crate) const HUMAN: &str = "not-a-cylon";
pub(crate) const CYLON: &str = "cylon-reduce-morale";
/// Nobody is a Cylon.
pub(crate) const HUMANS: [&[&str]; 4] = [&[HUMAN]; 4];
pub(crate) const MUTINEER: &str = "mutineer";

pub(crate) fn options(loyalty: Mode, mutiny: Mode) -> Options {
    Options {
        game: Boxes::combined(Objective::Kobol),
        modes: Modes {
            loyalty,
            super_crises: mutiny,
            ..Modes::default()
        },
        ..Options::default()
    }
}

pub(crate) fn card(name: &str) -> LoyaltyCard {
    LoyaltyCard::find(name).expect("a Loyalty card")
}

/// Ana's Action step, with these Loyalty cards in the hands of four players and in the deck.
pub(crate) fn four(hands: &[&[&str]], deck: &[&str], more: &Value) -> Game {
    four_with(options(Mode::App, Mode::Table), hands, deck, more)
}

pub(crate) fn four_with(options: Options, hands: &[&[&str]], deck: &[&str], more: &Value) -> Game {
    let named: serde_json::Map<_, _> = NAMES
        .iter()
        .zip(hands)
        .map(|(name, cards)| ((*name).to_owned(), json!(cards)))
        .collect();
    let mut position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "areas": {},
    });
    match options.modes.loyalty {
        Mode::App => position["loyalty"] = json!({ "hands": named, "deck": deck }),
        Mode::Table => {
            let counts: serde_json::Map<_, _> = NAMES
                .iter()
                .zip(hands)
                .map(|(name, cards)| ((*name).to_owned(), json!(cards.len())))
                .collect();
            position["loyalty-cards"] = json!({ "hands": counts, "deck": deck.len() });
        }
    }
    Game::from_position(0, &FOUR, options, position, more)
}

pub(crate) fn asked(game: &Game) -> Option<(PromptKind, Decider, String)> {
    let open = prompts(game.state());
    open.first()
        .map(|prompt| (prompt.kind, prompt.decider, prompt.ask.id.to_owned()))
}

pub(crate) fn of(seat: SeatId) -> Decider {
    Decider::Seat { seat }
}

pub(crate) fn hand(game: &Game, seat: SeatId) -> Vec<&'static str> {
    let hands = &game.state().loyalty.cards.reveal().hands;
    hands[seat.index()].iter().map(|card| card.name()).collect()
}

/// The answer from a phone of its own.
pub(crate) fn by_phone(game: &Game, seat: SeatId, option: &str) -> Result<Vec<Event>, Rejection> {
    let command = game.answer(PromptKind::TakeTurn, option);
    game.try_give(Actor::Seat { seat }, &command)
}

/// One effect that concerns one player, confirmed.
pub(crate) fn effect(game: &mut Game, effect: Effect, picked: SeatId) {
    let course = Course {
        of: Source::Title {
            title: Title::President,
        },
        current: ANA,
        picked: Some(picked),
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
fn whoever_is_dealt_the_mutineer_shows_it_and_pays_for_it() {
    checks!(
        "XMUT-1",
        "XMUT-2",
        "XMUT-3",
        "XMUT-7",
        "XLOYDECK-7",
        "XLOYDECK-8"
    );
    let (mut shown, mut not_shown) = (0, 0);
    for seed in 0..30 {
        let mut game = Game::of(&FOUR, options(Mode::App, Mode::Table), ANA, seed);
        game.choose(PromptKind::DealLoyalty, "deal");
        let before = game.state().titles.holders.clone();
        let has = (0..4)
            .map(SeatId)
            .find(|seat| hand(&game, *seat).contains(&MUTINEER));
        assert!(
            game.state().loyalty.open.is_empty(),
            "nobody shows before all have read"
        );
        game.choose(PromptKind::CloseReading, "close-reading");
        let state = game.state();
        assert_eq!(state.loyalty.mutineer(), has, "seed {seed}");
        let Some(seat) = has else {
            not_shown += 1;
            assert_eq!(state.titles.holders, before);
            continue;
        };
        shown += 1;
        assert_eq!(hand(&game, seat).len(), 2, "seed {seed}");
        assert_eq!(state.held_count(HeldKind::MUTINY, seat), 1);
        for (title, holder) in &state.titles.holders {
            assert_ne!(*holder, seat, "seed {seed}: {title:?}");
            if before[title] != seat {
                assert_eq!(before[title], *holder);
            }
        }
        assert!(
            !state.loyalty.shown.contains(&seat),
            "the new card is shown to its owner"
        );
    }
    assert!(shown > 5 && not_shown > 5, "{shown} and {not_shown}");
}

#[test]
fn where_the_table_keeps_the_cards_it_says_who_has_the_mutineer() {
    checks!("XMUT-1", "XMUT-2");
    for (answer, shows, jailed) in [
        ("nobody", None, false),
        ("player:1", Some(BEN), false),
        ("player:1", Some(BEN), true),
    ] {
        let mut game = Game::of(&FOUR, options(Mode::Table, Mode::Table), ANA, 1);
        game.choose(PromptKind::DealLoyalty, "dealt");
        game.choose(PromptKind::CloseReading, "close-reading");
        if jailed {
            game.put(3, "brig");
        }
        assert_eq!(asked(&game).expect("a question").1, Decider::Referee);
        game.choose(PromptKind::PickPlayer, answer);
        let state = game.state();
        assert_eq!(state.loyalty.mutineer(), shows);
        let cards = 1 + usize::from(shows.is_some());
        assert_eq!(state.loyalty.held(BEN), cards);
        assert_eq!(state.loyalty.left(), 10 - 4 - usize::from(shows.is_some()));
        // Adama is the second on the line of the Admirals, and first among these four.
        let admiral = state.titles.holder(Title::Admiral);
        // Whoever is in the Brig is passed over (XTITLE-5).
        let next = if jailed { CEM } else { DANA };
        assert_eq!(admiral, Some(if shows.is_some() { next } else { BEN }));
    }
}

/// The names of the cards that lie open before a player, as everybody sees them.
pub(crate) fn lying_open(game: &Game, seat: SeatId) -> Vec<&'static str> {
    let seats = game.public().seats;
    let open = seats[seat.index()].open.iter();
    open.flat_map(|held| held.cards.iter().map(|card| card.name()))
        .collect()
}

/// The names of the cards that lie face down before a player and that everybody has seen.
fn seen_by_all(game: &Game, seat: SeatId) -> Vec<&'static str> {
    let seats = game.public().seats;
    let seen = seats[seat.index()].seen.iter();
    seen.map(|card| card.name()).collect()
}

/// A jump in Ana's turn from distance 3 to 5: the Sleeper phase comes.
fn sleeping(hands: &[&[&str]], deck: &[&str], revealed: &[&str]) -> Game {
    let mut game = four(
        hands,
        deck,
        &json!({ "distance": 3, "revealed-cylons": revealed }),
    );
    game.happens(Happening::FleetJumped { distance: 2 });
    game.choose(PromptKind::CloseReading, "close-reading");
    game
}

#[test]
fn in_the_sleeper_phase_everybody_draws_and_the_mutineer_is_shown() {
    checks!("XSLEEP-1", "XSLEEP-5", "XMUT-1", "XLOY-9");
    let game = sleeping(
        &HUMANS,
        &[HUMAN, MUTINEER, HUMAN, HUMAN, "goal-sacrifice"],
        &[],
    );
    assert_eq!(game.state().loyalty.mutineer(), Some(BEN));
    assert_eq!(lying_open(&game, BEN), [MUTINEER]);
    assert_eq!(lying_open(&game, CEM), [""; 0]);
    assert_eq!(hand(&game, BEN), [HUMAN, MUTINEER, "goal-sacrifice"]);
    assert_eq!(
        asked(&game).map(|(kind, ..)| kind),
        Some(PromptKind::TakeTurn)
    );
}

#[test]
fn a_revealed_cylon_hands_on_what_they_draw_and_the_mutineer_is_shown_by_who_receives_it() {
    checks!("XSLEEP-4", "XSLEEP-6", "XMUT-1");
    let mut game = sleeping(
        &[&[HUMAN], &[CYLON], &[HUMAN], &[HUMAN]],
        &[HUMAN, MUTINEER, HUMAN, HUMAN, "goal-sacrifice"],
        &["Ben"],
    );
    assert_eq!(
        game.state().loyalty.mutineer(),
        None,
        "a Cylon does not show it"
    );
    let (kind, decider, ask) = asked(&game).expect("a question");
    assert_eq!(
        (kind, decider, ask.as_str()),
        (PromptKind::PickPlayer, of(BEN), "ask-hand-on")
    );
    game.choose(PromptKind::PickPlayer, "player:2");
    assert_eq!(hand(&game, BEN), [CYLON]);
    assert_eq!(hand(&game, CEM), [HUMAN, HUMAN, MUTINEER, "goal-sacrifice"]);
    assert_eq!(game.state().loyalty.mutineer(), Some(CEM));
    assert_eq!(game.state().held_count(HeldKind::MUTINY, CEM), 1);
}

#[test]
fn where_the_mutineer_has_not_appeared_the_active_player_chooses_who_draws() {
    checks!("XSLEEP-7");
    for (deck, shows) in [(MUTINEER, Some(DANA)), (HUMAN, None)] {
        let rest = [HUMAN, HUMAN, HUMAN, HUMAN, deck, "goal-sacrifice"];
        let mut game = sleeping(&HUMANS, &rest, &[]);
        let (kind, decider, ask) = asked(&game).expect("a question");
        assert_eq!(
            (kind, decider, ask.as_str()),
            (PromptKind::PickPlayer, of(ANA), "ask-last-mutineer")
        );
        game.choose(PromptKind::PickPlayer, "player:3");
        assert_eq!(hand(&game, DANA), [HUMAN, HUMAN, deck]);
        assert_eq!(game.state().loyalty.mutineer(), shows);
        let mutiny = game.state().held_count(HeldKind::MUTINY, DANA);
        assert_eq!(mutiny, u8::from(shows.is_some()));
        assert_eq!(
            asked(&game).map(|(kind, ..)| kind),
            Some(PromptKind::TakeTurn)
        );
    }
}

#[test]
fn a_leader_has_motives_and_no_loyalty_cards() {
    checks!("XSLEEP-2", "XMOT-1", "XLOYDECK-3", "DIS-39");
    for loyalty in [Mode::App, Mode::Table] {
        let mut game = Game::of(&LED, options(loyalty, Mode::Table), ANA, 2);
        let deal = match loyalty {
            Mode::App => "deal",
            Mode::Table => "dealt",
        };
        game.choose(PromptKind::DealLoyalty, deal);
        game.choose(PromptKind::CloseReading, "close-reading");
        if loyalty == Mode::Table {
            game.choose(PromptKind::PickPlayer, "player:0");
        }
        let leader = SeatId(4);
        let motives = |game: &Game| game.state().held_count(HeldKind::MOTIVE, leader);
        assert_eq!(motives(&game), 2, "{loyalty:?}");
        game.happens(Happening::FleetJumped { distance: 2 });
        game.happens(Happening::FleetJumped { distance: 2 });
        assert_eq!(motives(&game), 4, "{loyalty:?}");
        assert_eq!(game.state().loyalty.held(leader), 0);
        let kept = game.state().held_hand(HeldKind::MOTIVE, leader).len();
        assert_eq!(kept, if loyalty == Mode::App { 4 } else { 0 });
    }
}

#[test]
fn whoever_is_revealed_hands_on_up_to_distance_six_and_the_mutineer_always() {
    checks!(
        "XREVEAL-1",
        "XREVEAL-2",
        "XREVEAL-3",
        "XREVEAL-5",
        "XREVEAL-6",
        "XREVEAL-7",
        "XMUT-5",
        "EXEC-24"
    );
    for (distance, hands_on) in [(4, true), (6, true), (7, false)] {
        for mutineer in [false, true] {
            let who = format!("distance {distance}, Mutineer {mutineer}");
            let (second, last) = if mutineer {
                (MUTINEER, HUMAN)
            } else {
                (HUMAN, MUTINEER)
            };
            let mut game = four(
                &[&[CYLON], &[HUMAN], &[HUMAN], &[HUMAN]],
                &[second, HUMAN, HUMAN, HUMAN, "goal-sacrifice", last],
                &json!({ "distance": 3 }),
            );
            game.happens(Happening::FleetJumped {
                distance: 3.min(distance - 3),
            });
            game.choose(PromptKind::CloseReading, "close-reading");
            if !mutineer {
                game.choose(PromptKind::PickPlayer, "player:1");
            }
            assert_eq!(game.state().loyalty.mutineer().is_some(), mutineer, "{who}");
            if distance > 6 {
                game.corrected(Correction::Distance { distance });
            }
            game.set_hand(0, 6);
            let turn = game.state().turn.number;
            game.happens(Happening::CylonRevealed {
                seat: ANA,
                sympathizer: false,
            });
            if hands_on {
                let (_, decider, ask) = asked(&game).expect("a question");
                assert_eq!((decider, ask.as_str()), (of(ANA), "ask-hand-on"), "{who}");
                game.choose(PromptKind::PickPlayer, "player:2");
            }
            if mutineer {
                let (_, decider, ask) = asked(&game).expect("a question");
                assert_eq!(
                    (decider, ask.as_str()),
                    (of(ANA), "ask-pass-mutineer"),
                    "{who}"
                );
                assert_eq!(game.state().turn.number, turn, "the turn ends after that");
                game.choose(PromptKind::PickPlayer, "player:3");
                assert_eq!(game.state().loyalty.mutineer(), Some(DANA), "{who}");
                assert_eq!(hand(&game, DANA).len(), 3, "no further Loyalty card: {who}");
                assert_eq!(game.state().held_count(HeldKind::MUTINY, DANA), 1);
            }
            let extra: &[&str] = if mutineer {
                &["goal-sacrifice"]
            } else {
                &[HUMAN]
            };
            let kept = hand(&game, ANA);
            assert_eq!(kept.len(), 1 + usize::from(!hands_on), "{who}: {kept:?}");
            let cem = hand(&game, CEM);
            assert_eq!(cem.len(), 2 + usize::from(hands_on), "{who}");
            if hands_on {
                assert!(cem.ends_with(extra), "{who}: {cem:?}");
            }
            let state = game.state();
            assert_eq!(
                state.places.of(ANA),
                Some(place("resurrection-ship-overlay")),
                "{who}"
            );
            assert_eq!(state.held_count(HeldKind::MUTINY, ANA), 0, "{who}");
            assert_eq!(state.hands.of(ANA), 3, "{who}");
            assert_ne!(state.titles.holder(Title::President), Some(ANA), "{who}");
            assert_eq!(state.held_count(HeldKind::SUPER_CRISIS, ANA), 1, "{who}");
            assert_eq!(state.turn.number, turn + 1, "{who}");
        }
    }
}

#[test]
fn in_the_brig_a_card_that_is_shown_does_nothing() {
    checks!("XREVEAL-8", "REVEAL-2");
    for (at, loses) in [("sickbay", 1), ("brig", 0)] {
        let mut game = four(
            &[&[CYLON], &[HUMAN], &[HUMAN], &[HUMAN]],
            &[HUMAN],
            &json!({ "distance": 1, "places": { "Ana": at } }),
        );
        let morale = game.state().resources.get(Resource::Morale);
        by_phone(&game, ANA, "act:reveal").expect("Ana is a Cylon");
        let command = game.answer(PromptKind::TakeTurn, "act:reveal");
        game.give(Actor::Seat { seat: ANA }, &command);
        assert_eq!(
            game.state().resources.get(Resource::Morale),
            morale - loses,
            "{at}"
        );
        assert!(game.state().loyalty.revealed.contains(&ANA));
    }
}

/// What has to be done for a goal to be reached.
pub(crate) type Reached = fn(&mut Game);

/// Every goal, with the dial that it costs.
pub(crate) fn goals() -> Vec<(&'static str, Reached, Resource)> {
    vec![
        (
            "goal-acquire-power",
            |game| {
                game.happens(Happening::TitleGiven {
                    title: Title::Admiral,
                    seat: ANA,
                });
                game.happens(Happening::TitleGiven {
                    title: Title::President,
                    seat: ANA,
                });
            },
            Resource::Food,
        ),
        (
            "goal-devastation",
            |game| game.corrected(Correction::Nukes { count: 0 }),
            Resource::Morale,
        ),
        (
            "goal-political-intrigue",
            |game| {
                game.happens(Happening::TitleGiven {
                    title: Title::President,
                    seat: BEN,
                });
                game.put(1, "brig");
            },
            Resource::Food,
        ),
        (
            "goal-sacrifice",
            // Beside the four Mark VII that are damaged from the beginning.
            |game| {
                game.corrected(Correction::DamagedVipers {
                    count: 1,
                    kind: ViperKind::Viper,
                });
                game.corrected(Correction::DestroyedVipers {
                    count: 1,
                    kind: ViperKind::Viper,
                });
            },
            Resource::Fuel,
        ),
        (
            "goal-self-destruction",
            |game| game.put(0, "sickbay"),
            Resource::Morale,
        ),
        ("goal-selfish", |game| game.set_hand(0, 6), Resource::Fuel),
        (
            "goal-stand-and-fight",
            |game| {
                game.corrected(Correction::Ships {
                    area: dradis_facts::space::Zone::Space(dradis_facts::space::Area::Bow),
                    kind: dradis_facts::craft::Craft::Raider,
                    count: 10,
                });
            },
            Resource::Population,
        ),
    ]
}

#[test]
fn a_goal_is_revealed_while_what_it_asks_for_is_so() {
    checks!("XGOAL-1", "XGOAL-2", "XGOAL-6");
    for (goal, reach, _) in goals() {
        let mut game = four(
            &[&[goal], &[HUMAN], &[HUMAN], &[HUMAN]],
            &[HUMAN, HUMAN],
            &json!({ "distance": 2, "places": { "Ana": "armory" } }),
        );
        game.set_hand(0, 0);
        if goal == "goal-acquire-power" {
            game.happens(Happening::TitleGiven {
                title: Title::President,
                seat: BEN,
            });
        }
        assert_eq!(
            by_phone(&game, ANA, "act:personal-goal"),
            Err(Rejection::NotMet),
            "{goal}"
        );
        reach(&mut game);
        let spare = game.state().loyalty.cards.reveal().spare.len();
        let command = game.answer(PromptKind::TakeTurn, "act:personal-goal");
        game.give(Actor::Seat { seat: ANA }, &command);
        if goal == "goal-selfish" {
            game.choose(PromptKind::ChooseCourse, "cards:5");
            assert_eq!(game.state().hands.of(ANA), 1);
        }
        let loyalty = &game.state().loyalty;
        assert_eq!(loyalty.open, [(ANA, card(goal))], "{goal}");
        assert_eq!(lying_open(&game, ANA), [goal]);
        assert_eq!(hand(&game, ANA).len(), 2, "{goal}");
        let deal = loyalty.cards.reveal();
        assert_eq!(
            (deal.deck.len(), deal.spare.len()),
            (2, spare - 1),
            "{goal}"
        );
        assert_eq!(game.state().turn.acted, 1, "{goal}");
    }
}

#[test]
fn a_goal_that_is_revealed_late_brings_no_new_card() {
    checks!("XGOAL-3");
    let mut game = four(
        &[&["goal-selfish"], &[HUMAN], &[HUMAN], &[HUMAN]],
        &[HUMAN, HUMAN],
        &json!({ "distance": 7 }),
    );
    game.set_hand(0, 6);
    let command = game.answer(PromptKind::TakeTurn, "act:personal-goal");
    game.give(Actor::Seat { seat: ANA }, &command);
    game.choose(PromptKind::ChooseCourse, "cards:4");
    assert_eq!(hand(&game, ANA), ["goal-selfish"]);
}

#[test]
fn every_phone_has_the_same_control_whatever_it_holds() {
    checks!("XGOAL-1", "SECRET-19");
    let held = [HUMAN, CYLON, "goal-selfish", "final-five-brig-looker"];
    let seen = held.map(|held| {
        let game = four(
            &[&[held], &[HUMAN], &[HUMAN], &[HUMAN]],
            &[HUMAN],
            &json!({ "distance": 2 }),
        );
        let prompt = game.prompt(PromptKind::TakeTurn);
        assert!(
            prompt.options().any(|option| option == "act:personal-goal"),
            "{held}"
        );
        prompt
    });
    assert!(seen.iter().all(|prompt| *prompt == seen[0]));
    let game = four(
        &[&[HUMAN], &["goal-selfish"], &[HUMAN], &[HUMAN]],
        &[HUMAN],
        &json!({ "distance": 2 }),
    );
    assert_eq!(
        by_phone(&game, ANA, "act:personal-goal"),
        Err(Rejection::NoCylonCard)
    );
    // The referee is asked for all of them, and may leave it.
    let mut game = game;
    game.turn("act:personal-goal");
    assert_eq!(game.prompt(PromptKind::ChooseCourse).choices.len(), 9);
    game.choose(PromptKind::ChooseCourse, "nothing");
    assert_eq!(game.state().turn.acted, 0);
}

#[test]
fn goals_that_humans_have_not_revealed_cost_at_the_end() {
    checks!("XGOAL-4", "XGOAL-5", "END-10", "END-11");
    for (goal, _, costs) in goals() {
        for revealed in [false, true] {
            let more = json!({ "distance": 8, "revealed-cylons": if revealed { vec!["Ana"] } else { vec![] } });
            let mine: &[&str] = if revealed { &[CYLON, goal] } else { &[goal] };
            let mut game = four(&[mine, &[HUMAN], &[HUMAN], &[HUMAN]], &[HUMAN], &more);
            let value = game.state().resources.get(costs);
            game.turn_dial(costs, 1 - i8::try_from(value).expect("a dial"));
            game.happens(Happening::FleetJumped { distance: 1 });
            let winner = game.state().outcome.as_ref().expect("an end").winner();
            let humans = if revealed {
                Winner::Humans
            } else {
                Winner::Cylons
            };
            assert_eq!(winner, humans, "{goal}, revealed {revealed}");
        }
    }
}

#[test]
fn where_the_table_keeps_the_cards_it_says_which_goals_are_left() {
    checks!("XGOAL-4");
    let mut game = four_with(
        options(Mode::Table, Mode::Table),
        &HUMANS,
        &[HUMAN],
        &json!({ "distance": 8 }),
    );
    let fuel = game.state().resources.get(Resource::Fuel);
    game.corrected(Correction::Nukes { count: 0 });
    game.turn("act:personal-goal");
    game.choose(PromptKind::ChooseCourse, "goal-devastation");
    game.happens(Happening::FleetJumped { distance: 1 });
    let asked = |game: &Game| -> Vec<String> {
        let prompt = game.prompt(PromptKind::ChooseCourse);
        prompt.options().collect()
    };
    let listed = |game: &Game, goal: &str| asked(game).iter().any(|option| option == goal);
    assert!(listed(&game, "goal-stand-and-fight"));
    assert!(!listed(&game, "goal-devastation"), "it was revealed");
    game.choose(PromptKind::ChooseCourse, "goal-selfish");
    game.choose(PromptKind::ChooseCourse, "goal-sacrifice");
    game.choose(PromptKind::ChooseCourse, "done");
    assert_eq!(game.state().resources.get(Resource::Fuel), fuel - 2);
    assert_eq!(
        game.state().outcome.as_ref().expect("an end").winner(),
        Winner::Humans
    );
}

#[test]
fn one_of_the_final_five_that_is_looked_at_is_seen_by_all_and_carried_out() {
    checks!("XFIVE-1", "XFIVE-2", "XFIVE-7", "XFIVE-8");
    let names = [
        "final-five-execute-looker",
        "final-five-activate-ships",
        "final-five-damage-galactica",
        "final-five-execute-owner",
        "final-five-brig-looker",
    ];
    for loyalty in [Mode::App, Mode::Table] {
        for name in names {
            let mut game = four_with(
                options(loyalty, Mode::Table),
                &[&[HUMAN], &[name], &[HUMAN], &[HUMAN]],
                &[HUMAN],
                &json!({ "distance": 1 }),
            );
            for seat in 0..4 {
                game.set_hand(seat, 4);
            }
            effect(
                &mut game,
                Effect::LookAtLoyalty {
                    who: Who::Current,
                    at: Who::Picked,
                    all: false,
                },
                BEN,
            );
            let events = match loyalty {
                Mode::App => game.choose(PromptKind::SeeLoyalty, "seen"),
                Mode::Table => game.choose(PromptKind::ChooseCourse, name),
            };
            if name == "final-five-damage-galactica" {
                game.choose(PromptKind::ChooseShip, "ship:galactica");
            }
            let seen = Event::Passing {
                passing: PassingEvent::Seen {
                    seat: BEN,
                    card: card(name),
                },
            };
            assert!(events.contains(&seen), "{loyalty:?} {name}");
            let state = game.state();
            match name {
                "final-five-execute-looker" => {
                    assert_eq!(state.hands.of(ANA), 0);
                    assert_eq!(state.hands.of(CEM), 4);
                }
                "final-five-execute-owner" => {
                    assert_eq!(state.hands.of(BEN), 0);
                    assert_eq!([ANA, CEM, DANA].map(|seat| state.hands.of(seat)), [2; 3]);
                }
                "final-five-damage-galactica" => {
                    assert!(!state.damage.locations.is_empty() || state.resources != game_start())
                }
                "final-five-brig-looker" => assert_eq!(state.places.of(ANA), Some(place("brig"))),
                _ => {
                    assert!(events.iter().any(|event| matches!(
                        event,
                        Event::NoShips { .. } | Event::IconBegan { .. }
                    )))
                }
            }
            if name == "final-five-execute-owner" && loyalty == Mode::Table {
                game.choose(PromptKind::ChooseCourse, "nothing");
                // It was their only card: nobody asks for others.
                assert_eq!(game.waits_for(), PromptKind::ChooseCharacter);
            }
            // A card that has left the game with its owner is among nobody's.
            let stays = (name != "final-five-execute-owner").then_some(name);
            assert_eq!(seen_by_all(&game, BEN), Vec::from_iter(stays), "{name}");
            if !name.contains("execute") {
                assert_eq!(game.state().loyalty.held(BEN), 1, "the card is returned");
            }
        }
    }
}

#[test]
fn of_several_of_the_final_five_the_active_player_says_which_comes_first() {
    checks!("XFIVE-7", "XFIVE-2");
    let (brig, ships) = ("final-five-brig-looker", "final-five-activate-ships");
    for first in [brig, ships] {
        let mut game = four(
            &[&[HUMAN], &[ships, brig, HUMAN], &[HUMAN], &[HUMAN]],
            &[HUMAN],
            &json!({ "distance": 1 }),
        );
        let look = Effect::LookAtLoyalty {
            who: Who::Current,
            at: Who::Picked,
            all: true,
        };
        effect(&mut game, look, BEN);
        game.choose(PromptKind::SeeLoyalty, "seen");
        // Everybody sees both before either is carried out.
        assert_eq!(seen_by_all(&game, BEN).len(), 2);
        let prompt = game.prompt(PromptKind::ChooseCourse);
        assert_eq!(prompt.decider, Decider::Seat { seat: ANA });
        let mut options: Vec<String> = prompt.options().collect();
        options.sort();
        assert_eq!(options, [ships, brig]);
        let of = |event: &Event| {
            let began = matches!(event, Event::NoShips { .. } | Event::IconBegan { .. });
            let moved = matches!(event, Event::CharacterMoved { .. });
            moved.then_some(brig).or(began.then_some(ships))
        };
        let events = game.choose(PromptKind::ChooseCourse, first);
        assert_eq!(events.iter().find_map(of), Some(first));
        while asked(&game).is_some_and(|(kind, ..)| kind != PromptKind::TakeTurn) {
            let open = prompts(game.state()).remove(0);
            let option = open.options().next().expect("an answer");
            game.choose(open.kind, &option);
        }
        assert_eq!(game.state().places.of(ANA), Some(place("brig")));
    }
}

#[test]
fn the_table_names_every_one_of_the_final_five_that_one_look_has_seen() {
    checks!("XFIVE-7", "XFIVE-8", "XFIVE-3");
    let course = PromptKind::ChooseCourse;
    let look = |all: bool| {
        let mut game = four_with(
            options(Mode::Table, Mode::Table),
            &[&[HUMAN, HUMAN] as &[&str]; 4],
            &[HUMAN, HUMAN],
            &json!({ "distance": 1 }),
        );
        for seat in 0..4 {
            game.set_hand(seat, 6);
        }
        let look = Effect::LookAtLoyalty {
            who: Who::Current,
            at: Who::Picked,
            all,
        };
        effect(&mut game, look, BEN);
        game
    };
    // A look at one card names one.
    let mut game = look(false);
    game.choose(course, "final-five-brig-looker");
    assert_ne!(asked(&game).map(|(kind, ..)| kind), Some(course));
    // A look at all of them: both are carried out, also where the first executes their owner.
    let mut game = look(true);
    game.choose(course, "final-five-execute-owner");
    let events = game.choose(course, "final-five-brig-looker");
    let seen = |event: &&Event| {
        matches!(
            event,
            Event::Passing {
                passing: PassingEvent::Seen { .. }
            }
        )
    };
    assert_eq!(events.iter().filter(seen).count(), 2);
    // Everybody else has given up two cards; their other cards are asked for, and cost two more.
    assert_eq!(
        [ANA, CEM, DANA].map(|seat| game.state().hands.of(seat)),
        [4; 3]
    );
    game.choose(course, "nothing");
    let others = game.prompt(course);
    assert_eq!(others.ask.id, "ask-final-five-others");
    let counts: Vec<String> = others.options().collect();
    assert_eq!(counts, ["0", "1", "2", "3", "4", "5"], "all five of them");
    game.choose(course, "1");
    assert_eq!(
        [ANA, CEM, DANA].map(|seat| game.state().hands.of(seat)),
        [2; 3]
    );
    assert_eq!(
        asked(&game).map(|(kind, ..)| kind),
        Some(PromptKind::ChooseCharacter)
    );
    game.choose(PromptKind::ChooseCharacter, "character:saul-tigh");
    while game.state().places.of(ANA) != Some(place("brig")) {
        let open = prompts(game.state()).remove(0);
        game.choose(open.kind, "nobody");
    }
}

#[test]
fn what_everybody_has_seen_goes_with_the_cards_that_are_handed_on() {
    checks!("XFIVE-2", "XREVEAL-5");
    let five = "final-five-damage-galactica";
    let mut game = four(
        &[&[HUMAN], &[five, CYLON], &[HUMAN], &[HUMAN]],
        &[HUMAN],
        &json!({ "distance": 1 }),
    );
    let at = Who::Picked;
    let look = Effect::LookAtLoyalty {
        who: Who::Current,
        at,
        all: true,
    };
    effect(&mut game, look, BEN);
    game.choose(PromptKind::SeeLoyalty, "seen");
    assert_eq!(seen_by_all(&game, BEN), [five]);
    assert_eq!(lying_open(&game, BEN), [""; 0], "it lies face down");
    game.happens(Happening::CylonRevealed {
        seat: BEN,
        sympathizer: false,
    });
    game.choose(PromptKind::PickPlayer, "player:3");
    assert_eq!(seen_by_all(&game, BEN), [""; 0]);
    assert_eq!(seen_by_all(&game, DANA), [five]);
}

fn game_start() -> dradis_state::resources::Resources {
    four(&HUMANS, &[HUMAN], &json!({})).state().resources
}

#[test]
fn the_mutineer_draws_for_a_jump_icon_in_their_own_turn() {
    checks!("XMUT-4", "XMUT-16", "XORDER-5", "XORDER-6", "OPEN-54");
    let mut game = sleeping(&HUMANS, &[MUTINEER, HUMAN, HUMAN, HUMAN, HUMAN], &[]);
    assert_eq!(game.state().loyalty.mutineer(), Some(ANA));
    assert_eq!(game.state().held_count(HeldKind::MUTINY, ANA), 1);
    game.corrected(Correction::TurnStep {
        step: TurnStep::PrepareForJump,
    });
    game.happens(Happening::JumpPrepared);
    assert_eq!(game.state().held_count(HeldKind::MUTINY, ANA), 2);
    assert_ne!(
        game.state().places.of(ANA),
        Some(place("brig")),
        "the Mutineer may hold two"
    );
    // However many icons there are.
    game.happens(Happening::JumpPrepared);
    assert_eq!(game.state().held_count(HeldKind::MUTINY, ANA), 2);
    assert_ne!(game.state().places.of(ANA), Some(place("brig")));
}

/// The Mutineer's own Prepare for Jump step, its icon bringing the token to Auto Jump.
fn icon_that_jumps() -> Game {
    let mut game = sleeping(&HUMANS, &[MUTINEER, HUMAN, HUMAN, HUMAN, HUMAN], &[]);
    game.corrected(Correction::TurnStep {
        step: TurnStep::PrepareForJump,
    });
    game.corrected(Correction::Fleet { space: 4 });
    game.happens(Happening::JumpPrepared);
    assert_eq!(game.state().jump.space, 5);
    game
}

#[test]
fn a_mutineer_whose_icon_makes_the_fleet_jump_says_which_comes_first() {
    checks!("OPEN-54", "TURN-11");
    let asks = Some((
        PromptKind::ChooseCourse,
        of(ANA),
        "ask-mutineer-order".to_owned(),
    ));
    for (option, first) in [("branch:0", 1), ("branch:1", 2)] {
        let mut game = icon_that_jumps();
        assert_eq!(asked(&game), asks);
        let command = game.answer(PromptKind::ChooseCourse, option);
        game.try_give(Actor::Seat { seat: BEN }, &command)
            .expect_err("it is the Mutineer's to say");
        game.give(Actor::Seat { seat: ANA }, &command);
        assert_eq!(game.state().held_count(HeldKind::MUTINY, ANA), first);
        // The jump goes on, and one card is drawn for the icon in all.
        for _ in 0..40 {
            let open = prompts(game.state());
            let first = open.first().expect("a question").clone();
            if first.kind == PromptKind::TakeTurn {
                break;
            }
            let option = first.options().next().expect("an answer");
            game.choose(first.kind, &option);
        }
        assert_eq!(game.state().jump.space, 0, "the fleet has jumped");
        assert_eq!(game.state().held_count(HeldKind::MUTINY, ANA), 2);
    }
}

#[test]
fn who_has_drawn_in_this_turn_is_not_asked_what_comes_first() {
    checks!("OPEN-54", "XMUT-16");
    let mut game = sleeping(&HUMANS, &[MUTINEER, HUMAN, HUMAN, HUMAN, HUMAN], &[]);
    game.corrected(Correction::TurnStep {
        step: TurnStep::PrepareForJump,
    });
    game.happens(Happening::JumpPrepared);
    game.corrected(Correction::Fleet { space: 4 });
    game.happens(Happening::JumpPrepared);
    assert!(asked(&game).is_none_or(|(_, _, ask)| ask != "ask-mutineer-order"));
    assert_eq!(game.state().held_count(HeldKind::MUTINY, ANA), 2);
}

#[test]
fn a_mutineer_in_the_press_room_keeps_one_card_as_printed_or_two() {
    checks!("OPEN-55");
    for (keeps, left) in [(PressRoomMutineer::One, 1), (PressRoomMutineer::Two, 2)] {
        in_the_press_room(keeps, left);
    }
}

fn in_the_press_room(keeps: PressRoomMutineer, left: u8) {
    let options = Options {
        press_room_mutineer: keeps,
        ..options(Mode::App, Mode::Table)
    };
    let deck = [HUMAN, MUTINEER, HUMAN, HUMAN, HUMAN];
    let mut game = four_with(options, &HUMANS, &deck, &json!({ "distance": 3 }));
    game.happens(Happening::FleetJumped { distance: 2 });
    game.choose(PromptKind::CloseReading, "close-reading");
    let mutineer = game.state().loyalty.mutineer().expect("a Mutineer");
    let active = game.state().turn.active.expect("a turn");
    assert_ne!(mutineer, active);
    game.corrected(Correction::Held {
        kind: HeldKind::MUTINY,
        seat: mutineer,
        cards: 2,
    });
    game.put(active.0, "press-room-overlay");
    game.set_hand(active.0, 5);
    game.turn("act:press-room-overlay");
    game.choose(PromptKind::PickPlayer, &format!("player:{}", mutineer.0));
    assert_eq!(game.state().held_count(HeldKind::MUTINY, mutineer), left);
}

#[test]
fn a_jump_icon_brings_the_mutineer_no_card_outside_of_their_own_step() {
    checks!("XMUT-4", "OPEN-54");
    for (active, step, drawn) in [
        (ANA, TurnStep::PrepareForJump, 1),
        (ANA, TurnStep::ActivateCylonShips, 0),
        (BEN, TurnStep::PrepareForJump, 0),
    ] {
        let mut game = sleeping(&HUMANS, &[MUTINEER, HUMAN, HUMAN, HUMAN, HUMAN], &[]);
        assert_eq!(game.state().loyalty.mutineer(), Some(ANA));
        if active != ANA {
            game.corrected(Correction::ActivePlayer { seat: active });
        }
        game.corrected(Correction::TurnStep { step });
        let before = game.state().held_count(HeldKind::MUTINY, ANA);
        game.happens(Happening::JumpPrepared);
        let now = game.state().held_count(HeldKind::MUTINY, ANA);
        assert_eq!(now - before, drawn, "{step:?} of {active:?}");
    }
}

#[test]
fn the_table_is_asked_for_the_mutineer_where_the_deck_of_so_many_players_holds_one() {
    checks!("XMUT-1");
    let six = crate::game::SIX;
    for (players, led, holds) in [
        (3, false, false),
        (4, false, true),
        (3, true, false),
        (5, false, false),
        (4, true, true),
        (6, false, true),
        (5, true, false),
        (6, true, true),
    ] {
        let mut crew = six[..players].to_vec();
        if led {
            crew.push("cavil");
        }
        let mut game = Game::of(&crew, options(Mode::Table, Mode::Table), ANA, 2);
        game.choose(PromptKind::DealLoyalty, "dealt");
        game.choose(PromptKind::CloseReading, "close-reading");
        let ask = asked(&game).map(|(.., ask)| ask);
        assert_eq!(ask.as_deref() == Some("ask-mutineer"), holds, "{crew:?}");
    }
}

#[test]
fn the_last_human_receives_what_is_handed_on_without_a_question() {
    checks!("XREVEAL-5");
    let mut game = four(
        &[&[CYLON, HUMAN], &[HUMAN], &[], &[]],
        &[HUMAN],
        &json!({ "distance": 2, "revealed-cylons": ["Cem", "Dana"] }),
    );
    game.happens(Happening::CylonRevealed {
        seat: ANA,
        sympathizer: false,
    });
    assert_ne!(
        asked(&game).map(|(.., ask)| ask).as_deref(),
        Some("ask-hand-on")
    );
    assert_eq!(hand(&game, BEN), [HUMAN, HUMAN]);
}
