//! Who may answer what.

use dradis_facts::options::Options;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::play::prompt::{Decider, PromptId, PromptKind};
use dradis_rules::{Actor, Command, prompts};

use crate::game::{Game, SIX, begin};

const fn seat(seat: u8) -> Actor {
    Actor::Seat { seat: SeatId(seat) }
}

#[test]
fn nothing_is_asked_before_the_game() {
    assert_eq!(prompts(Game::empty(1).state()), []);
}

#[test]
fn a_choice_belongs_to_its_player_and_to_the_referee() {
    let mut game = Game::empty(1);
    game.referee(&begin(3));
    let answer = game.answer(PromptKind::ChooseCharacter, "character:helo");
    assert_eq!(game.try_give(seat(1), &answer), Err(Rejection::NotYours));
    assert_eq!(
        game.try_give(Actor::Host, &answer),
        Err(Rejection::NotYours)
    );
    assert!(game.try_give(Actor::Referee, &answer).is_ok());
    game.give(seat(0), &answer);
    assert_eq!(game.try_give(seat(0), &answer), Err(Rejection::StalePrompt));
}

#[test]
fn the_referees_questions_are_the_referees() {
    let mut game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    let deal = game.prompt(PromptKind::DealLoyalty);
    assert_eq!(deal.decider, Decider::Referee);
    let answer = game.answer(PromptKind::DealLoyalty, "deal");
    assert_eq!(game.try_give(seat(0), &answer), Err(Rejection::NotYours));
    game.referee(&answer);
    let close = game.answer(PromptKind::CloseReading, "close-reading");
    assert_eq!(game.try_give(seat(0), &close), Err(Rejection::NotYours));
}

#[test]
fn an_option_that_is_not_there_is_answered_with_those_that_are() {
    let game = Game::playing();
    assert_eq!(
        game.refusal(&game.answer(PromptKind::TakeTurn, "back")),
        Rejection::UnknownOption {
            option: "back".to_owned(),
            legal: vec!["next".to_owned(), "end-turn".to_owned()]
        }
    );
}

#[test]
fn a_text_that_is_no_answer_is_refused_as_such() {
    let game = Game::playing();
    for text in ["skip", "", "player:01", "go:nowhere"] {
        let option = text.to_owned();
        assert_eq!(
            game.refusal(&game.answer(PromptKind::TakeTurn, text)),
            Rejection::NotAChoice { option }
        );
    }
}

#[test]
fn a_prompt_that_never_was_is_stale() {
    let game = Game::playing();
    let answer = Command::Answer {
        prompt: PromptId { step: 99, part: 0 },
        option: "end-turn".to_owned(),
    };
    assert_eq!(game.refusal(&answer), Rejection::StalePrompt);
}

#[test]
fn prompts_are_numbered_anew_each_time() {
    let mut game = Game::playing();
    let first = game.prompt(PromptKind::TakeTurn).id;
    game.end_turn();
    let second = game.prompt(PromptKind::TakeTurn).id;
    assert!(second.step > first.step, "{first} then {second}");
    assert_eq!((first.part, second.part), (0, 0));
}

#[test]
fn the_readers_prompts_carry_their_seats() {
    let mut game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    game.choose(PromptKind::DealLoyalty, "deal");
    let open = prompts(game.state());
    let parts: Vec<u8> = open.iter().map(|prompt| prompt.id.part).collect();
    assert_eq!(parts, [1, 2, 3, 0]);
    assert!(open.iter().all(|prompt| prompt.id.step == open[0].id.step));
}

#[test]
fn a_prompt_is_named_in_text_as_two_numbers() {
    let id = PromptId { step: 7, part: 2 };
    assert_eq!(id.to_string(), "7.2");
    assert_eq!("7.2".parse(), Ok(id));
    assert_eq!(serde_json::to_string(&id).expect("writes"), "\"7.2\"");
    assert_eq!(
        serde_json::from_str::<PromptId>("\"7.2\"").expect("reads"),
        id
    );
    for wrong in ["", "7", "7.", ".2", "7.2.1", "a.b", "7.256", "-1.0"] {
        let error = wrong.parse::<PromptId>().expect_err(wrong).to_string();
        assert!(
            error.starts_with(&format!("\"{wrong}\" names no prompt")),
            "{error}"
        );
        assert!(serde_json::from_str::<PromptId>(&format!("\"{wrong}\"")).is_err());
    }
}

#[test]
fn every_prompt_says_why_it_is_asked() {
    let cause = |game: &Game, kind| game.prompt(kind).cause.as_str();
    let mut game = Game::empty(1);
    game.referee(&begin(3));
    assert_eq!(cause(&game, PromptKind::ChooseCharacter), "CHARSEL-1");
    let mut game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    assert_eq!(cause(&game, PromptKind::DealLoyalty), "LOYDECK-4");
    game.choose(PromptKind::DealLoyalty, "deal");
    assert_eq!(cause(&game, PromptKind::ReadLoyalty), "LOYDECK-5");
    assert_eq!(cause(&game, PromptKind::CloseReading), "LOYDECK-5");
    assert_eq!(cause(&Game::playing(), PromptKind::TakeTurn), "SKILLSTEP-1");
}
