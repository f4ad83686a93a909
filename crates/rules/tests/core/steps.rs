//! The steps of a turn, the hands they fill, and its end.

use dradis_facts::SeatId;
use dradis_facts::checks;
use dradis_facts::content::{CharacterId, CharacterType, HeldKind};
use dradis_facts::options::{Mode, Modes, Options, Sympathizer};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::event::HandChange;
use dradis_state::happening::Happening;
use serde_json::json;

use crate::game::{Game, place};

fn steps(game: &Game) -> Vec<TurnStep> {
    game.public().turn.expect("a running turn").steps
}

fn step(game: &Game) -> TurnStep {
    game.state().turn.step
}

fn hand(game: &Game, seat: u8) -> u8 {
    game.public().seats[usize::from(seat)].hand
}

fn reveal(game: &mut Game, seat: u8) {
    let seat = SeatId(seat);
    game.corrected(Correction::RevealedCylon {
        seat,
        revealed: true,
    });
}

#[test]
fn a_turn_goes_through_its_six_steps_and_back() {
    checks!("TURN-2", "TURN-5");
    let mut game = Game::playing();
    assert_eq!(steps(&game), TurnStep::ALL);
    for (at, now) in TurnStep::ALL.into_iter().enumerate() {
        assert_eq!(step(&game), now);
        let choices = game.prompt(PromptKind::TakeTurn).choices;
        let has = |id: &str| choices.iter().any(|choice| choice.id == id);
        assert_eq!(has("back"), at > 0);
        assert_eq!(has("next"), at < 5);
        assert!(has("end-turn"));
        if at < 5 {
            game.turn("next");
        }
    }
    let [before @ .., _] = TurnStep::ALL;
    for now in before.into_iter().rev() {
        game.turn("back");
        assert_eq!(step(&game), now);
    }
    game.end_turn();
    assert_eq!(game.state().turn.active, Some(SeatId(1)));
    assert_eq!(step(&game), TurnStep::ReceiveSkills);
}

#[test]
fn cards_are_received_once_however_often_the_marker_goes_back() {
    checks!("SKILLSTEP-1", "SKILLSTEP-2", "HAND-5", "EX-02");
    let mut game = Game::playing();
    game.set_hand(0, 8);
    game.turn("next");
    assert_eq!(
        hand(&game, 0),
        13,
        "the full number, whatever the hand holds"
    );
    game.turn("back");
    game.turn("next");
    assert_eq!(hand(&game, 0), 13);
    game.turn("back");
    game.set_hand(0, 2);
    game.end_turn();
    assert_eq!(hand(&game, 0), 2, "ending the turn draws nothing again");
}

#[test]
fn the_crisis_card_leaves_its_deck_once_a_turn() {
    checks!("POOL-3", "LIMIT-1");
    let mut game = Game::playing();
    let crisis = |game: &Game| game.state().piles.of(Pile::Crisis);
    for _ in 0..2 {
        game.turn("next");
    }
    assert_eq!(crisis(&game), 70);
    game.turn("next");
    assert_eq!(crisis(&game), 69);
    game.turn("back");
    game.turn("next");
    game.end_turn();
    assert_eq!(crisis(&game), 69);
    game.end_turn();
    assert_eq!(
        crisis(&game),
        68,
        "a turn ended early had its crisis at the table"
    );
    game.corrected(Correction::Pile {
        pile: Pile::Crisis,
        cards: 0,
    });
    game.end_turn();
    assert_eq!(
        crisis(&game),
        69,
        "an empty deck is rebuilt before the draw"
    );
}

#[test]
fn every_sheet_draws_its_skill_set() {
    checks!("SKILLSTEP-1", "SKILLSTEP-3", "EX-02", "EX-03");
    for character in CharacterId::all() {
        let draws = character.facts().draws();
        let expected = match character.facts().kind {
            CharacterType::CylonLeader => 2,
            CharacterType::PoliticalLeader
            | CharacterType::MilitaryLeader
            | CharacterType::Pilot
            | CharacterType::Support => 5 - u8::from(character.name() == "gaius-baltar"),
        };
        assert_eq!(draws, expected, "{character:?}");
    }
    let apollo = CharacterId::find("apollo").expect("Apollo").facts();
    assert!(
        apollo
            .skills
            .iter()
            .any(|line| line.types.len() == 2 && line.cards == 2),
        "a line of two types counts once"
    );
}

#[test]
fn who_draws_a_multi_skill_splits_it_at_the_table() {
    checks!("SKILLSTEP-3", "LIMIT-18");
    let mut game = Game::running(&["apollo", "laura-roslin", "galen-tyrol"]);
    let before = hand(&game, 0);
    game.turn("next");
    assert_eq!(
        hand(&game, 0),
        before + 5,
        "the line of two types counts once"
    );
    let prompts = dradis_rules::prompts(game.state());
    let kinds: Vec<PromptKind> = prompts.iter().map(|prompt| prompt.kind).collect();
    assert_eq!(kinds, [PromptKind::TakeTurn], "and no type is asked for");
    assert_eq!(step(&game), TurnStep::Movement);
}

#[test]
fn in_sickbay_one_card_is_drawn() {
    checks!("SKILLSTEP-4");
    let mut game = Game::playing();
    game.put(0, "sickbay");
    assert_eq!(game.public().turn.expect("a turn").draws, 1);
    assert_eq!(
        game.prompt(PromptKind::TakeTurn).cause.as_str(),
        "SKILLSTEP-4"
    );
    assert_eq!(steps(&game), TurnStep::ALL);
    assert!(game.public().seats[0].in_sickbay);
    assert!(!game.public().seats[0].in_brig);
    game.turn("next");
    assert_eq!(hand(&game, 0), 1);
}

#[test]
fn in_the_brig_a_turn_has_two_steps() {
    checks!("TURN-7", "MOVE-8", "OPEN-43");
    let mut game = Game::playing();
    game.put(0, "brig");
    assert_eq!(steps(&game), [TurnStep::ReceiveSkills, TurnStep::Action]);
    assert!(game.public().seats[0].in_brig);
    game.turn("next");
    assert_eq!(step(&game), TurnStep::Action);
    assert_eq!(hand(&game, 0), 5);
    let events = game.end_turn();
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::PileChanged { .. }))
    );
    assert_eq!(game.state().piles.of(Pile::Crisis), 70, "no crisis card");
    assert_eq!(game.state().turn.active, Some(SeatId(1)));
}

#[test]
fn a_step_that_the_referee_names_belongs_to_the_turn_while_it_lasts() {
    let mut game = Game::playing();
    game.put(0, "brig");
    game.corrected(Correction::TurnStep {
        step: TurnStep::Movement,
    });
    let named = [
        TurnStep::ReceiveSkills,
        TurnStep::Movement,
        TurnStep::Action,
    ];
    assert_eq!(steps(&game), named);
    game.turn("next");
    assert_eq!(step(&game), TurnStep::Action, "it goes on from there");
}

#[test]
fn who_leaves_the_brig_has_a_crisis_and_who_comes_there_by_it_keeps_its_icons() {
    checks!("TURN-7");
    let mut game = Game::playing();
    game.put(0, "brig");
    game.turn("next");
    game.put(0, "command");
    assert!(steps(&game).contains(&TurnStep::Crisis));
    game.turn("next");
    assert_eq!(step(&game), TurnStep::Crisis);
    game.put(0, "brig");
    assert_eq!(
        steps(&game),
        [
            TurnStep::ReceiveSkills,
            TurnStep::Action,
            TurnStep::Crisis,
            TurnStep::ActivateCylonShips,
            TurnStep::PrepareForJump
        ]
    );
}

#[test]
fn a_revealed_cylon_has_three_steps_and_draws_two() {
    checks!("TURN-6", "CYTURN-1", "CYTURN-4");
    let mut game = Game::playing();
    reveal(&mut game, 0);
    let three = [
        TurnStep::ReceiveSkills,
        TurnStep::Movement,
        TurnStep::Action,
    ];
    assert_eq!(steps(&game), three);
    assert_eq!(game.prompt(PromptKind::TakeTurn).cause.as_str(), "CYTURN-1");
    game.turn("next");
    assert_eq!(hand(&game, 0), 2);
    assert_eq!(game.prompt(PromptKind::TakeTurn).cause.as_str(), "CYTURN-2");
    game.turn("next");
    game.end_turn();
    assert_eq!(game.state().piles.of(Pile::Crisis), 70);
    assert_eq!(game.state().turn.active, Some(SeatId(1)));
}

const WITHOUT_BOOMER: [&str; 6] = [
    "william-adama",
    "laura-roslin",
    "apollo",
    "galen-tyrol",
    "starbuck",
    "gaius-baltar",
];

#[test]
fn revealed_cylons_draw_three_where_the_sympathizer_is_left_out() {
    checks!("SETUP-NOSYMP-1", "CYTURN-1");
    for (players, sympathizer, cards) in [
        (3, Sympathizer::LeaveOut, 2),
        (4, Sympathizer::LeaveOut, 3),
        (5, Sympathizer::LeaveOut, 2),
        (6, Sympathizer::LeaveOut, 3),
        (4, Sympathizer::Play, 2),
        (6, Sympathizer::Play, 2),
    ] {
        let options = Options {
            sympathizer,
            ..Options::default()
        };
        let position = json!({
            "turn": { "number": 6, "active": "Ana", "step": "receive-skills" },
            "revealed-cylons": ["Ana"],
        });
        let game =
            Game::from_position(0, &WITHOUT_BOOMER[..players], options, position, &json!({}));
        let turn = game.public().turn.expect("a turn");
        assert_eq!(turn.draws, cards, "{players} {sympathizer:?}");
        assert_eq!(turn.draw_lines[0].cards, cards);
    }
}

#[test]
fn helo_comes_to_the_board_with_his_second_turn() {
    checks!("CHARACTER-HELO-1");
    let mut game = Game::running(&["helo", "laura-roslin", "starbuck"]);
    let seat = SeatId(0);
    assert_eq!(game.state().places.of(seat), Some(Place::OffBoard));
    assert_eq!(
        steps(&game),
        [
            TurnStep::ReceiveSkills,
            TurnStep::Crisis,
            TurnStep::ActivateCylonShips,
            TurnStep::PrepareForJump
        ]
    );
    for _ in 0..3 {
        assert_eq!(game.state().places.of(seat), Some(Place::OffBoard));
        game.end_turn();
    }
    assert_eq!(game.state().places.of(seat), Some(place("hangar-deck")));
    assert_eq!(steps(&game), TurnStep::ALL);
}

#[test]
fn everybody_but_the_first_player_starts_with_three_cards() {
    checks!("SETUP-14", "SETUP-15");
    let mut game = Game::of(
        &["william-adama", "laura-roslin", "starbuck", "galen-tyrol"],
        Options::default(),
        SeatId(2),
        1,
    );
    game.choose(PromptKind::DealLoyalty, "deal");
    assert_eq!(hand(&game, 0), 0);
    game.choose(PromptKind::CloseReading, "close-reading");
    let hands: Vec<u8> = (0..4).map(|seat| hand(&game, seat)).collect();
    assert_eq!(hands, [3, 3, 0, 3]);
}

#[test]
fn at_the_end_of_a_turn_everybody_discards_down_to_ten() {
    checks!(
        "HAND-1", "HAND-6", "HAND-7", "LIMIT-17", "OPEN-15", "TURN-4", "EX-66"
    );
    let mut game = Game::playing();
    game.turn_dial(Resource::Fuel, -8);
    game.turn("next");
    game.set_hand(0, 12);
    game.set_hand(1, 10);
    game.set_hand(2, 11);
    game.end_turn();
    let asked: Vec<Decider> = dradis_rules::prompts(game.state())
        .iter()
        .map(|prompt| prompt.decider)
        .collect();
    assert_eq!(
        asked,
        [
            Decider::Seat { seat: SeatId(0) },
            Decider::Seat { seat: SeatId(2) }
        ]
    );
    let line = game.prompt(PromptKind::DiscardToLimit).ask;
    assert_eq!(
        line.args["cards"],
        dradis_facts::message::Arg::Number { value: 2 }
    );
    assert_eq!(game.public().outcome, None, "hand limits come first");
    let events = game.choose(PromptKind::DiscardToLimit, "discarded");
    assert_eq!(
        events,
        [Event::HandChanged {
            seat: SeatId(0),
            from: 12,
            to: 10,
            why: HandChange::HandLimit,
            of: Vec::new(),
        }]
    );
    assert_eq!(
        game.state().turn.active,
        Some(SeatId(0)),
        "Cem still has to"
    );
    game.set_hand(2, 9);
    assert!(
        game.public().outcome.is_some(),
        "a corrected hand asks no more"
    );
    let hands: Vec<u8> = (0..3).map(|seat| hand(&game, seat)).collect();
    assert_eq!(hands, [10, 10, 9]);
}

#[test]
fn quorum_and_super_crisis_cards_count_for_no_hand_limit() {
    checks!("HAND-1", "HAND-2");
    let mut game = Game::standing(&["william-adama", "laura-roslin", "apollo"]);
    let president = game
        .state()
        .titles
        .holder(Title::President)
        .expect("a President");
    game.corrected(Correction::Pile {
        pile: Pile::QuorumHand,
        cards: 6,
    });
    game.turn("next");
    for seat in 0..3 {
        game.set_hand(seat, 10);
    }
    game.end_turn();
    assert_eq!(game.state().turn.active, Some(SeatId(1)), "nobody is asked");
    assert_eq!(game.state().hands.of(president), 10);
    assert_eq!(game.state().piles.of(Pile::QuorumHand), 6);

    let mut game = Game::from_position(
        0,
        &["william-adama", "laura-roslin", "apollo"],
        Options::default(),
        json!({ "turn": { "number": 6, "active": "Ana" }, "revealed-cylons": ["Ana"],
            "titles": { "president": "Ben", "admiral": "Cem" }, "super-crises": { "Ana": 3 } }),
        &json!({}),
    );
    assert_eq!(
        game.state().held_count(HeldKind::SUPER_CRISIS, SeatId(0)),
        3
    );
    game.turn("next");
    game.set_hand(0, 10);
    game.end_turn();
    assert_eq!(game.state().turn.active, Some(SeatId(1)), "nobody is asked");
    assert_eq!(game.state().hands.of(SeatId(0)), 10);
}

#[test]
fn a_revealed_cylon_discards_to_ten_even_one_whose_sheet_says_less() {
    checks!("HAND-1", "HAND-4", "CYPLAYER-5");
    let mut game = Game::standing(&["william-adama", "galen-tyrol", "apollo"]);
    reveal(&mut game, 1);
    game.set_hand(1, 12);
    game.end_turn();
    let prompt = game.prompt(PromptKind::DiscardToLimit);
    assert_eq!(prompt.decider, Decider::Seat { seat: SeatId(1) });
    assert_eq!(
        prompt.ask.args["cards"],
        dradis_facts::message::Arg::Number { value: 2 }
    );
    game.choose(PromptKind::DiscardToLimit, "discarded");
    assert_eq!(hand(&game, 1), 10, "Reckless is no more");
}

#[test]
fn nobody_draws_more_skill_cards_than_there_are() {
    checks!("SKILLSTEP-5", "LIMIT-2", "OPEN-16", "SKILL-6");
    let drawn = |game: &mut Game| {
        let before = hand(game, 0);
        game.turn("next");
        hand(game, 0) - before
    };
    // 105 cards in the box; the Destiny deck holds 10 of them where the table keeps it, and none where Dradis does.
    for (destiny, in_decks) in [(Mode::Table, 95), (Mode::App, 105)] {
        let modes = Modes {
            destiny,
            ..Modes::default()
        };
        let options = Options {
            modes,
            ..Options::default()
        };
        for (left, draws) in [(10, 5), (5, 5), (3, 3), (0, 0)] {
            let mut game = Game::from_position(
                0,
                &["william-adama", "laura-roslin", "apollo"],
                options,
                json!({ "turn": { "number": 6, "active": "Ana" } }),
                &json!({}),
            );
            game.set_hand(1, in_decks - left - 40);
            game.set_hand(2, 40);
            assert_eq!(drawn(&mut game), draws, "{destiny:?}: {left} left");
            if left == 0 {
                // What is discarded is shuffled into new decks and can be drawn at once.
                game.happens(Happening::HandChanged {
                    seat: SeatId(1),
                    by: -4,
                });
                game.put(0, "research-lab");
                game.corrected(Correction::TurnStep {
                    step: TurnStep::Action,
                });
                game.turn("act:research-lab");
                assert_eq!(hand(&game, 0), 1, "{destiny:?}");
            }
        }
    }
}

#[test]
fn the_question_of_each_step_is_another_so_that_a_late_answer_means_nothing_else() {
    let mut game = Game::playing();
    let late = game.answer(PromptKind::TakeTurn, "next");
    game.referee(&late);
    game.refusal(&late);
    let mut ids = Vec::new();
    for step in TurnStep::ALL {
        game.corrected(Correction::TurnStep { step });
        let id = game.prompt(PromptKind::TakeTurn).id;
        assert!(!ids.contains(&id), "{step:?}");
        ids.push(id);
    }
}

#[test]
fn before_the_first_turn_nothing_is_carried_out_on_top_of_it() {
    let game = Game::of(
        &["william-adama", "laura-roslin", "apollo"],
        Options::default(),
        SeatId(0),
        1,
    );
    assert!(!game.state().agenda.fighting());
    assert!(!Game::playing().state().agenda.fighting());
}
