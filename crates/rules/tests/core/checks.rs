//! Skill checks: who adds what, what changes them, how they end.

use dradis_facts::titles::Title;
use std::collections::BTreeMap;

use dradis_facts::ability::Ability;
use dradis_facts::checks;
use dradis_facts::content::{CrisisId, LocationId, QuorumId, SkillType};
use dradis_facts::destiny::SkillCard;
use dradis_facts::effect::{Effect, Source};
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::history::Record;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::tell::view::CheckView;
use dradis_rules::{Actor, Command, narrate, prompts};
use dradis_state::Event;
use dradis_state::agenda::Work;
use dradis_state::check::{Check, CheckChange, CheckEvent, CheckResult, CheckStage, CheckStep};
use dradis_state::correction::Correction;
use dradis_state::crisis::{CrisisEvent, CrisisFrom, Described, DescribedCheck, OpenCrisis};
use dradis_state::happening::Happening;
use dradis_state::quorum::QuorumEvent;
use proptest::prelude::*;

use crate::game::{Game, NAMES, players};

const BEGIN: PromptKind = PromptKind::BeginCrisis;
const ADD: PromptKind = PromptKind::AddCards;
const TELL: PromptKind = PromptKind::TellCards;
const RESULT: PromptKind = PromptKind::CheckResult;

const PLAIN: [&str; 4] = ["laura-roslin", "apollo", "starbuck", "gaius-baltar"];

/// The Crisis step of the first player's turn; Dradis or the table keeps the Destiny deck. Everybody holds
/// five cards.
fn at_crisis(characters: &[&str], destiny: Mode) -> Game {
    at_crisis_of(Boxes::Base, characters, destiny)
}

fn at_crisis_of(boxes: Boxes, characters: &[&str], destiny: Mode) -> Game {
    let named: BTreeMap<&str, &str> = NAMES.into_iter().zip(characters.iter().copied()).collect();
    let cards: BTreeMap<&str, u8> = NAMES
        .into_iter()
        .take(characters.len())
        .map(|name| (name, 5))
        .collect();
    let position = serde_json::json!({
        "characters": named,
        "turn": { "number": 6, "active": NAMES[0], "step": "crisis" },
        "skill-cards": cards,
    });
    let mut game = Game::empty(0);
    game.referee(&Command::StartFrom {
        players: players(&NAMES[..characters.len()]),
        options: Options {
            game: boxes,
            modes: Modes {
                destiny,
                ..Modes::default()
            },
            ..Options::default()
        },
        position: serde_json::from_value(position).expect("a position"),
    });
    game
}

fn described(game: &mut Game, difficulty: u8, partial: Option<u8>, skills: &[SkillType]) {
    game.happens(Happening::CrisisDescribed {
        described: Described {
            icons: Vec::new(),
            jump: false,
            forces: false,
            check: Some(DescribedCheck {
                difficulty,
                partial_difficulty: partial,
                skills: skills.to_vec(),
            }),
        },
    });
    // Where somebody could have it replaced, nobody does.
    let open = prompts(game.state());
    if open.iter().any(|prompt| prompt.kind == BEGIN) {
        game.choose(BEGIN, "begin");
    }
}

/// A check that begins without what leads to it.
fn begun(game: &mut Game, of: Source, skills: &[SkillType]) {
    let check = Check {
        of,
        current: SeatId(0),
        about: None,
        difficulty: 7,
        partial_difficulty: None,
        skills: skills.to_vec(),
        stage: CheckStage::Adding,
        changes: Vec::new(),
        added: BTreeMap::new(),
        destiny: 0,
        learned: 0,
        cards: Vec::new(),
        told: None,
        pass: Vec::<Effect>::new(),
        partial: Vec::new(),
        fail: Vec::new(),
        consequence: Vec::new(),
        resolved: Vec::new(),
        taken_out: Vec::new(),
        there: Vec::new(),
        told_after: 0,
        settled: false,
    };
    let work = vec![Work::Check {
        check: CheckStep::Add,
    }];
    let began = Event::Check {
        check: CheckEvent::Began {
            check: Box::new(check),
        },
    };
    game.record(Record::Did {
        events: vec![began, Event::Scheduled { work }],
    });
}

fn at(location: &str) -> Source {
    Source::Location {
        location: LocationId::find(location).expect("a location"),
    }
}

fn now(game: &Game) -> CheckView {
    game.public().check.expect("a check runs")
}

fn options(game: &Game, kind: PromptKind) -> Vec<String> {
    game.prompt(kind).options().collect()
}

fn offers(game: &Game, kind: PromptKind, start: &str) -> Vec<String> {
    let options = options(game, kind).into_iter();
    options.filter(|option| option.starts_with(start)).collect()
}

fn by_phone(game: &Game, seat: u8, kind: PromptKind, option: &str) -> Result<(), Rejection> {
    let actor = Actor::Seat { seat: SeatId(seat) };
    game.try_give(actor, &game.answer(kind, option)).map(drop)
}

fn log(events: &[Event]) -> Vec<String> {
    let lines = events.iter().filter_map(|event| {
        let line = narrate(event, dradis_rules::Viewer::Public)?;
        Some(serde_json::to_string(&line).expect("JSON"))
    });
    lines.collect()
}

#[test]
fn players_add_cards_from_the_left_of_the_current_player_round_to_them() {
    checks!(
        "CHECK-3",
        "CHECK-4",
        "CHECK-7",
        "CHECK-8",
        "SECRET-11",
        "SECRET-9"
    );
    let mut game = at_crisis(&PLAIN, Mode::Table);
    let destiny = game.state().piles.of(Pile::Destiny);
    described(&mut game, 8, None, &[SkillType::Tactics]);
    let asked = |game: &Game| game.prompt(ADD).decider;
    assert_eq!(asked(&game), Decider::Seat { seat: SeatId(1) });
    assert_eq!(
        game.prompt(ADD).follows.len(),
        1,
        "the Destiny cards come first"
    );
    let first = game.prompt(ADD).id;
    game.choose(ADD, "cards:2");
    assert_eq!(game.state().piles.of(Pile::Destiny), destiny - 2);
    assert_ne!(game.prompt(ADD).id, first, "a second tap does nothing");
    assert_eq!(asked(&game), Decider::Seat { seat: SeatId(2) });
    assert_eq!(
        by_phone(&game, 1, ADD, "cards:1"),
        Err(Rejection::NotYours),
        "everybody adds once"
    );
    assert_eq!(by_phone(&game, 2, ADD, "cards:0"), Ok(()));
    game.choose(ADD, "cards:0");
    assert_eq!(asked(&game), Decider::Seat { seat: SeatId(3) });
    game.choose(ADD, "cards:5");
    assert_eq!(asked(&game), Decider::Seat { seat: SeatId(0) });
    let check = now(&game);
    let added: Vec<Option<u8>> = check.added.iter().map(|each| each.cards).collect();
    assert_eq!(added, [Some(2), Some(0), Some(5), None]);
    assert_eq!((check.destiny, check.next), (2, Some(SeatId(0))));
    game.choose(ADD, "cards:1");
    let hands: Vec<u8> = game.public().seats.iter().map(|seat| seat.hand).collect();
    // Baltar has drawn no card for a crisis of somebody else's.
    assert_eq!(hands, [4, 3, 5, 0]);
    assert_eq!(now(&game).left, 10);
}

#[test]
fn the_referee_enters_the_numbers_in_any_order_and_nobody_else_does() {
    checks!("CHECK-8");
    let mut game = at_crisis(&PLAIN, Mode::App);
    described(&mut game, 8, None, &[SkillType::Tactics]);
    for seat in 1..4 {
        assert_eq!(
            by_phone(&game, seat, ADD, "added:3:2"),
            Err(Rejection::NotYours),
            "only the one who is asked answers on a phone"
        );
    }
    game.choose(ADD, "added:3:2");
    assert!(offers(&game, ADD, "added:3").is_empty());
    game.choose(ADD, "added:0:1");
    assert_eq!(now(&game).next, Some(SeatId(1)));
    game.choose(ADD, "cards:0");
    game.choose(ADD, "rest");
    let added: Vec<(u8, Option<u8>)> = now(&game)
        .added
        .iter()
        .map(|each| (each.seat.0, each.cards))
        .collect();
    assert_eq!(
        added,
        [(1, Some(0)), (2, Some(0)), (3, Some(2)), (0, Some(1))]
    );
    assert_eq!(now(&game).stage, CheckStage::Revealing);
}

#[test]
fn prisoners_and_revealed_cylons_add_one_card() {
    checks!("CHECK-5", "CHECK-6", "CHECK-LOC-4", "CYPLAYER-4");
    let mut game = at_crisis(&PLAIN, Mode::Table);
    game.put(1, "brig");
    game.happens(Happening::CylonRevealed {
        seat: SeatId(2),
        sympathizer: false,
    });
    game.set_hand(2, 3);
    game.put(3, "brig");
    game.corrected(Correction::RevealedCylon {
        seat: SeatId(3),
        revealed: true,
    });
    game.put(3, "brig");
    game.set_hand(3, 4);
    described(&mut game, 8, None, &[SkillType::Tactics]);
    let most: Vec<u8> = now(&game).added.iter().map(|each| each.most).collect();
    assert_eq!(most, [1, 1, 1, 5]);
    assert_eq!(offers(&game, ADD, "cards:"), ["cards:0", "cards:1"]);
    assert_eq!(offers(&game, ADD, "added:2"), ["added:2:0", "added:2:1"]);
}

#[test]
fn whoever_holds_no_card_is_passed_over_until_the_hand_is_put_right() {
    checks!("CHECK-4");
    let mut game = at_crisis(&PLAIN, Mode::Table);
    game.set_hand(1, 0);
    game.set_hand(2, 0);
    described(&mut game, 8, None, &[SkillType::Tactics]);
    assert_eq!(now(&game).next, Some(SeatId(3)));
    game.set_hand(2, 2);
    assert_eq!(now(&game).next, Some(SeatId(2)));
    assert_eq!(offers(&game, ADD, "cards:").len(), 3);
    game.choose(ADD, "cards:2");
    game.choose(ADD, "cards:0");
    game.choose(ADD, "cards:0");
    assert_eq!(now(&game).stage, CheckStage::Revealing);
    let first = now(&game).added[0];
    assert_eq!((first.seat, first.cards), (SeatId(1), Some(0)));
}

#[test]
fn cards_are_told_as_fast_as_one_can_tap_and_taken_back() {
    checks!("CHECK-9", "CHECK-10", "CHECK-11");
    let mut game = at_crisis(&PLAIN, Mode::Table);
    described(
        &mut game,
        8,
        None,
        &[SkillType::Tactics, SkillType::Piloting],
    );
    game.choose(ADD, "cards:3");
    game.choose(ADD, "rest");
    let id = game.prompt(TELL).id;
    assert_eq!(offers(&game, TELL, "card:").len(), 25);
    for option in [
        "card:tactics:3",
        "card:tactics:3",
        "back:tactics:3",
        "card:politics:2",
        "card:piloting:1",
    ] {
        // Every tap names the prompt that was there before the first one.
        let option = option.to_owned();
        game.referee(&Command::Answer { prompt: id, option });
    }
    let check = now(&game);
    assert_eq!(
        (check.matching_sum, check.against_sum, check.total),
        (4, 2, 2)
    );
    assert_eq!((check.left, check.result), (2, None));
    assert_eq!(
        offers(&game, TELL, "back:"),
        ["back:politics:2", "back:tactics:3", "back:piloting:1"]
    );
    game.choose(TELL, "card:leadership:5");
    game.choose(TELL, "card:tactics:5");
    let check = now(&game);
    assert_eq!((check.stage, check.total), (CheckStage::Totalled, 2));
    assert_eq!(check.result, Some(CheckResult::Fail));
}

#[test]
fn fewer_cards_than_counted_and_more_are_put_right() {
    checks!("CHECK-10", "CHECK-16", "SKILL-4", "POOL-1");
    let mut game = at_crisis(&PLAIN, Mode::Table);
    described(&mut game, 3, None, &[SkillType::Tactics]);
    game.choose(ADD, "rest");
    game.choose(TELL, "card:tactics:1");
    game.choose(TELL, "done");
    assert_eq!(now(&game).total, 1);
    assert!(by_phone(&game, 0, RESULT, "recount").is_err());
    assert_eq!(now(&game).stage, CheckStage::Totalled);
    game.choose(RESULT, "recount");
    assert_eq!(now(&game).stage, CheckStage::Revealing);
    assert_eq!(now(&game).result, None, "until the cards are told");
    for _ in 0..3 {
        game.choose(TELL, "card:tactics:1");
    }
    game.choose(TELL, "done");
    assert_eq!(now(&game).result, Some(CheckResult::Pass));
    let discards = game.prompt(RESULT).follows.pop().expect("a line");
    assert_eq!(discards.line.id, "effect-check-cards-discarded");
    assert!(discards.by_hand);
    let events = game.choose(RESULT, "accept");
    assert!(game.public().check.is_none());
    assert!(
        log(&events)
            .iter()
            .any(|line| line.contains("log-check-passed"))
    );
}

#[test]
fn a_negative_total_fails() {
    checks!("EX-61", "CHECK-11", "CHECK-15");
    let mut game = at_crisis(&PLAIN, Mode::Table);
    described(&mut game, 5, None, &[SkillType::Tactics]);
    game.choose(ADD, "rest");
    game.choose(TELL, "card:politics:4");
    game.choose(TELL, "card:leadership:3");
    let check = now(&game);
    assert_eq!((check.matching_sum, check.against_sum), (0, 7));
    assert_eq!((check.total, check.result), (-7, Some(CheckResult::Fail)));
}

/// The result of a check with these strengths for it, with Declare Emergency or without.
fn partial(strengths: &[u8], emergency: bool) -> Option<CheckResult> {
    let mut game = at_crisis(&PLAIN, Mode::Table);
    described(&mut game, 12, Some(8), &[SkillType::Tactics]);
    game.choose(ADD, "cards:1");
    game.choose(ADD, "rest");
    for strength in strengths {
        game.choose(TELL, &format!("card:tactics:{strength}"));
    }
    if game.public().check.is_some_and(|check| check.left > 0) {
        game.choose(TELL, "done");
    }
    if emergency {
        game.choose(RESULT, "play:declare-emergency:2");
        assert_eq!(now(&game).difficulty, 10);
        assert_eq!(now(&game).partial_difficulty, Some(8));
        assert!(
            offers(&game, RESULT, "play:").is_empty(),
            "one of them a check"
        );
        assert_eq!(game.state().hands.of(SeatId(2)), 4);
    }
    now(&game).result
}

#[test]
fn a_partial_result_has_a_threshold_that_nothing_lowers() {
    checks!(
        "EX-62",
        "CHECK-12",
        "CHECK-12a",
        "CHECK-13",
        "CHECK-14",
        "CHECK-15",
        "DIS-60",
        "SKILL-3"
    );
    use CheckResult::{Fail, Partial, Pass};
    assert_eq!(partial(&[5, 5, 2], false), Some(Pass));
    assert_eq!(partial(&[5, 5, 1], false), Some(Partial));
    assert_eq!(partial(&[5, 3], false), Some(Partial));
    assert_eq!(partial(&[5, 2], false), Some(Fail));
    assert_eq!(partial(&[5, 5], true), Some(Pass));
    assert_eq!(partial(&[5, 4], true), Some(Partial));
    assert_eq!(partial(&[5, 3], true), Some(Partial));
    assert_eq!(partial(&[5, 2], true), Some(Fail));
}

#[test]
fn cards_are_offered_to_whoever_holds_any_and_a_seat_plays_its_own_alone() {
    checks!("CHECK-12a", "CYPLAYER-2", "SKILL-3");
    let mut game = at_crisis(&PLAIN, Mode::Table);
    game.set_hand(1, 0);
    game.corrected(Correction::RevealedCylon {
        seat: SeatId(2),
        revealed: true,
    });
    described(&mut game, 8, None, &[SkillType::Tactics]);
    assert_eq!(
        offers(&game, ADD, "play:"),
        [
            "play:scientific-research:3",
            "play:scientific-research:0",
            "play:investigative-committee:3",
            "play:investigative-committee:0",
        ]
    );
    // The question is put to seat 2; the extras are nobody's but their own.
    assert_eq!(game.prompt(ADD).decider, Decider::Seat { seat: SeatId(2) });
    let research = "play:scientific-research:0";
    for seat in 1..4 {
        assert_eq!(
            by_phone(&game, seat, ADD, research),
            Err(Rejection::NotYours)
        );
    }
    assert_eq!(by_phone(&game, 0, ADD, research), Ok(()));
    assert_eq!(
        by_phone(&game, 0, ADD, "cards:0"),
        Err(Rejection::NotYours),
        "an extra of one's own opens nothing else of the question"
    );
    game.choose(ADD, research);
    assert_eq!(game.state().hands.of(SeatId(0)), 4);
    assert!(offers(&game, ADD, "play:scientific").is_empty());
    game.choose(ADD, "cards:1");
    assert!(
        offers(&game, ADD, "play:").is_empty(),
        "a card has been added"
    );
    game.choose(ADD, "rest");
    game.choose(TELL, "card:engineering:5");
    let check = now(&game);
    assert_eq!((check.matching_sum, check.against_sum), (5, 0));
}

#[test]
fn scientific_research_is_not_offered_where_engineering_counts() {
    checks!("CHECK-12a");
    let mut game = at_crisis(&PLAIN, Mode::Table);
    described(&mut game, 8, None, &[SkillType::Engineering]);
    assert!(offers(&game, ADD, "play:scientific").is_empty());
    assert!(!offers(&game, ADD, "play:investigative").is_empty());
}

/// What the question for cards says.
fn asks_for_cards(game: &Game) -> &'static str {
    game.prompt(ADD).ask.id
}

#[test]
fn the_committee_has_the_cards_played_face_up() {
    checks!("CHECK-12a", "CHECK-3", "CHECK-10");
    let mut game = at_crisis(&PLAIN, Mode::App);
    described(&mut game, 8, None, &[SkillType::Tactics]);
    assert!(!now(&game).face_up);
    assert_eq!(asks_for_cards(&game), "ask-add-cards");
    let shown = game.choose(ADD, "play:investigative-committee:0");
    assert_eq!(asks_for_cards(&game), "ask-add-cards-face-up");
    assert!(
        shown
            .iter()
            .any(|event| matches!(event, Event::DestinyShown { .. })),
        "the Destiny cards first"
    );
    let check = now(&game);
    assert!(check.face_up);
    assert_eq!(check.matching.len() + check.against.len(), 2);
    assert!(
        offers(&game, ADD, "card:").is_empty(),
        "no other card is in"
    );
    game.choose(ADD, "cards:2");
    game.choose(ADD, "card:tactics:4");
    assert_eq!(offers(&game, ADD, "card:").len(), 25);
    game.choose(ADD, "card:tactics:2");
    assert!(offers(&game, ADD, "card:").is_empty());
    game.choose(ADD, "rest");
    assert_eq!(
        now(&game).stage,
        CheckStage::Totalled,
        "all are told already"
    );
}

#[test]
fn dradis_turns_its_destiny_cards_up_with_the_others() {
    checks!("DESTINY-2", "DESTINY-5", "CHECK-9", "CHECK-10", "POOL-2");
    let mut game = at_crisis(&PLAIN, Mode::App);
    game.corrected(Correction::RevealedCylon {
        seat: SeatId(3),
        revealed: true,
    });
    described(&mut game, 8, None, &[SkillType::Tactics]);
    assert_eq!(game.state().destiny.waiting(), 0);
    game.choose(ADD, "cards:2");
    assert_eq!(game.state().destiny.waiting(), 2);
    let drawn = game.state().destiny.drawn.reveal().clone();
    game.choose(ADD, "rest");
    let check = now(&game);
    assert!(check.matching.is_empty() && check.against.is_empty());
    assert!(
        offers(&game, TELL, "card:").is_empty() && offers(&game, TELL, "done").is_empty(),
        "the others are not told before"
    );
    let pile = vec![
        SkillCard {
            kind: SkillType::Tactics,
            strength: 5,
            card: None,
        },
        SkillCard {
            kind: SkillType::Politics,
            strength: 1,
            card: None,
        },
    ];
    let wrong = vec![pile[0]];
    assert_eq!(
        game.refusal(&Command::Record {
            happening: Happening::DestinyShown { pile: wrong }
        }),
        Rejection::PileOfHands { told: 1, added: 2 }
    );
    let no_card = SkillCard {
        kind: SkillType::Tactics,
        strength: 6,
        card: None,
    };
    assert_eq!(
        game.refusal(&Command::Record {
            happening: Happening::DestinyShown {
                pile: vec![no_card, pile[0]]
            }
        }),
        Rejection::NoSuchSkillCard { strength: 6 }
    );
    let events = game.happens(Happening::DestinyShown { pile: pile.clone() });
    let check = now(&game);
    assert_eq!(check.stage, CheckStage::Totalled);
    let mut told: Vec<SkillCard> = check.matching.into_iter().chain(check.against).collect();
    let mut all = [pile, drawn].concat();
    told.sort();
    all.sort();
    assert_eq!(told, all);
    assert!(
        events.contains(&Event::DestinyShown { cards: all }),
        "one pile, sorted"
    );
}

#[test]
fn destiny_cards_that_were_drawn_by_hand_are_those_of_the_check() {
    checks!("DESTINY-2", "CHECK-3");
    let mut game = at_crisis(&PLAIN, Mode::App);
    game.happens(Happening::DestinyDrawn);
    described(&mut game, 8, None, &[SkillType::Tactics]);
    game.choose(ADD, "rest");
    assert_eq!((now(&game).destiny, now(&game).left), (2, 0));
    assert_eq!(game.state().piles.of(Pile::Destiny), 8);
}

#[test]
fn the_last_destiny_cards_bring_a_new_deck() {
    checks!("DESTINY-3", "CHECK-17");
    let mut game = at_crisis(&PLAIN, Mode::App);
    game.corrected(Correction::Pile {
        pile: Pile::Destiny,
        cards: 1,
    });
    described(&mut game, 8, None, &[SkillType::Tactics]);
    game.choose(ADD, "rest");
    assert_eq!(now(&game).destiny, 2);
    assert_eq!(game.state().piles.of(Pile::Destiny), 9);
}

#[test]
fn blind_devotion_comes_after_the_cards_and_before_one_is_seen() {
    checks!("CHECK-12a", "CHECK-10");
    let mut game = at_crisis(&["laura-roslin", "apollo", "galen-tyrol"], Mode::App);
    described(&mut game, 8, None, &[SkillType::Tactics]);
    assert!(offers(&game, ADD, "devotion:").is_empty());
    game.choose(ADD, "cards:1");
    game.choose(ADD, "rest");
    assert_eq!(game.state().destiny.waiting(), 2, "not seen yet");
    assert_eq!(offers(&game, TELL, "devotion:").len(), 5);
    for seat in 0..2 {
        let politics = by_phone(&game, seat, TELL, "devotion:politics");
        assert_eq!(politics, Err(Rejection::NotYours));
    }
    let pile = Happening::DestinyShown {
        pile: vec![SkillCard {
            kind: SkillType::Politics,
            strength: 5,
            card: None,
        }],
    };
    let mut other = game.history.clone();
    game.choose(TELL, "devotion:politics");
    assert_eq!(game.state().destiny.waiting(), 2, "nothing is shown before");
    assert!(game.state().used.contains(&Ability::BlindDevotion));
    assert!(offers(&game, TELL, "devotion:").is_empty(), "once a game");
    game.happens(pile.clone());
    let devoted = now(&game);
    std::mem::swap(&mut game.history, &mut other);
    game.happens(pile);
    let check = now(&game);
    assert_eq!(game.state().destiny.waiting(), 0);
    assert_eq!(check.left, 0);
    let politics = check
        .against
        .iter()
        .filter(|card| card.kind == SkillType::Politics);
    let politics: u8 = politics.map(|card| card.strength).sum();
    assert!(politics >= 5);
    assert_eq!(
        devoted.against_sum,
        check.against_sum - politics,
        "they count nothing"
    );
}

#[test]
fn blind_devotion_is_there_for_destiny_cards_alone_too() {
    checks!("CHECK-12a", "CLAR-10");
    let mut game = at_crisis(&["laura-roslin", "apollo", "galen-tyrol"], Mode::App);
    described(&mut game, 8, None, &[SkillType::Tactics]);
    game.choose(ADD, "rest");
    assert_eq!(offers(&game, TELL, "devotion:").len(), 5);
    game.choose(TELL, "done");
    let check = now(&game);
    assert_eq!(check.stage, CheckStage::Totalled);
    assert_eq!(check.matching.len() + check.against.len(), 2);

    // Without somebody who might use it nothing is asked.
    let mut game = at_crisis(&["laura-roslin", "apollo", "saul-tigh"], Mode::App);
    described(&mut game, 8, None, &[SkillType::Tactics]);
    game.choose(ADD, "rest");
    assert_eq!(now(&game).stage, CheckStage::Totalled);
}

#[test]
fn a_question_that_nobody_has_a_card_for_takes_no_ability_with_it() {
    checks!("CLAR-10", "CHECK-12a");
    let mut met = BTreeMap::new();
    let cases = [
        ("boomer", None, "intuition:"),
        (
            "saul-tigh",
            Some("admirals-quarters"),
            "ability:cylon-hatred",
        ),
        (
            "tom-zarek",
            Some("administration"),
            "ability:friends-in-low-places",
        ),
        ("tom-zarek", Some("brig"), "ability:friends-in-low-places"),
        ("apollo", Some("admirals-quarters"), "arbitrator:"),
    ];
    for (character, location, ability) in cases {
        for destiny in [Mode::App, Mode::Table] {
            let mut game = at_crisis(&["laura-roslin", character, "galen-tyrol"], destiny);
            for seat in 0..3 {
                game.set_hand(seat, 0);
            }
            if ability == "arbitrator:" {
                game.corrected(Correction::QuorumInPlay {
                    card: QuorumId::find("assign-arbitrator").expect("a card"),
                    seat: Some(SeatId(1)),
                    in_play: true,
                });
            }
            match location {
                Some(location) => begun(&mut game, at(location), &[SkillType::Tactics]),
                None => described(&mut game, 8, None, &[SkillType::Tactics]),
            }
            let own = offers(&game, ADD, ability);
            assert_eq!(own.len(), if ability.contains("hatred") { 1 } else { 2 });
            let by = by_phone(&game, 1, ADD, &own[0]);
            assert_eq!(by, Ok(()), "{ability}");
            assert_eq!(by_phone(&game, 2, ADD, &own[0]), Err(Rejection::NotYours));
            // Who uses none of them goes on, and is not asked once more.
            game.choose(ADD, "rest");
            assert!(prompts(game.state()).iter().all(|open| open.kind != ADD));
            *met.entry(ability).or_insert(0) += 1;
        }
    }
    println!("{met:?}");
    assert_eq!(met.values().sum::<i32>(), 10, "{met:?}");
    assert_eq!(met.len(), 4);
}

#[test]
fn by_order_too_the_cards_of_a_check_end_with_the_active_player() {
    checks!(
        "CHECK-4",
        "CHECK-9",
        "CHECK-LOC-1",
        "CHECK-LOC-2",
        "CHECK-LOC-3"
    );
    let crew = ["william-adama", "laura-roslin", "apollo", "gaius-baltar"];
    for location in ["administration", "admirals-quarters", "brig"] {
        let mut game = at_crisis(&crew, Mode::Table);
        game.corrected(Correction::TurnStep {
            step: dradis_facts::turn::TurnStep::Action,
        });
        game.put(2, location);
        game.turn("act:executive-order");
        game.choose(PromptKind::PickPlayer, "player:2");
        game.choose(PromptKind::GrantedAction, &format!("act:{location}"));
        if location != "brig" {
            game.choose(PromptKind::PickPlayer, "player:3");
        }
        for seat in [1, 2, 3, 0].map(SeatId) {
            let asked = game.prompt(ADD).decider;
            assert_eq!(asked, Decider::Seat { seat }, "{location}");
            game.choose(ADD, "cards:1");
        }
        let active = Decider::Seat { seat: SeatId(0) };
        assert_eq!(game.prompt(TELL).decider, active, "{location}");
        for _ in 0..6 {
            game.choose(TELL, "card:politics:5");
        }
        assert_eq!(game.prompt(RESULT).decider, active, "{location}");
    }
}

#[test]
fn mysterious_intuition_ends_the_check_without_cards() {
    checks!("CHECK-12a");
    let mut game = at_crisis(&["laura-roslin", "boomer", "galen-tyrol"], Mode::Table);
    let destiny = game.state().piles.of(Pile::Destiny);
    described(&mut game, 8, None, &[SkillType::Tactics]);
    assert_eq!(
        by_phone(&game, 2, ADD, "intuition:pass"),
        Err(Rejection::NotYours)
    );
    let events = game.choose(ADD, "intuition:pass");
    assert!(
        log(&events)
            .iter()
            .any(|line| line.contains("log-check-chosen-pass"))
    );
    assert!(game.public().check.is_none());
    assert_eq!(game.state().piles.of(Pile::Destiny), destiny);
    assert!(game.state().used.contains(&Ability::MysteriousIntuition));
    let prompt = game.prompt(PromptKind::Confirm);
    assert_eq!(prompt.decider, Decider::Seat { seat: SeatId(0) });

    let mut game = at_crisis(&["laura-roslin", "boomer", "galen-tyrol"], Mode::Table);
    begun(&mut game, at("brig"), &[SkillType::Tactics]);
    assert!(offers(&game, ADD, "intuition:").is_empty(), "crises only");
}

#[test]
fn inspirational_leader_has_ones_count_in_the_crises_that_adama_draws() {
    checks!("CHECK-10");
    let of_adama = at_crisis(&["william-adama", "apollo", "boomer"], Mode::Table);
    let of_another = at_crisis(&["apollo", "william-adama", "boomer"], Mode::Table);
    for (mut game, counts) in [(of_adama, true), (of_another, false)] {
        described(&mut game, 8, None, &[SkillType::Tactics]);
        game.choose(ADD, "rest");
        game.choose(TELL, "card:politics:1");
        assert_eq!(now(&game).matching_sum, u8::from(counts));
        game.choose(TELL, "card:politics:2");
        assert_eq!(now(&game).against_sum, if counts { 2 } else { 3 });
    }
}

/// A Super Crisis with a check, which Baltar as a revealed Cylon plays.
fn super_crisis(boxes: Boxes, characters: &[&str]) -> Game {
    let mut game = at_crisis_of(boxes, characters, Mode::Table);
    let card = CrisisId::find("inbound-nukes");
    let crisis = OpenCrisis {
        card,
        current: SeatId(0),
        from: CrisisFrom::SuperCrisis,
        icons: Vec::new(),
        jump: false,
        forces: false,
        jump_added: false,
        stays: false,
        removed: false,
        chosen: None,
    };
    let opened = Event::Crisis {
        crisis: CrisisEvent::Opened { crisis },
    };
    game.record(Record::Did {
        events: vec![opened],
    });
    begun(&mut game, Source::Crisis { card }, &[SkillType::Tactics]);
    game
}

#[test]
fn a_super_crisis_is_immune_to_abilities_and_not_to_cards() {
    checks!("CYPLAYER-9", "DIS-15");
    let mut game = super_crisis(Boxes::Base, &["william-adama", "boomer", "galen-tyrol"]);
    assert!(offers(&game, ADD, "intuition:").is_empty());
    assert_eq!(offers(&game, ADD, "play:scientific-research:").len(), 3);
    game.choose(ADD, "rest");
    assert!(offers(&game, TELL, "devotion:").is_empty());
    game.choose(TELL, "done");
    assert!(offers(&game, RESULT, "authority").is_empty());
    assert_eq!(offers(&game, RESULT, "play:declare-emergency:").len(), 3);
}

#[test]
fn a_super_crisis_is_immune_to_abilities_with_all_boxes_too() {
    checks!("XCY-5");
    let all = Boxes::combined(Objective::Kobol);
    let crew = ["william-adama", "boomer", "galen-tyrol"];
    let mut game = super_crisis(all, &crew);
    assert!(offers(&game, ADD, "intuition:").is_empty());
    game.choose(ADD, "rest");
    game.choose(TELL, "done");
    assert!(offers(&game, RESULT, "authority").is_empty());
    // A crisis that is none leaves them what their sheets say.
    let mut usual = at_crisis_of(all, &crew, Mode::Table);
    let card = CrisisId::find("water-shortage");
    begun(&mut usual, Source::Crisis { card }, &[SkillType::Tactics]);
    assert!(!offers(&usual, ADD, "intuition:").is_empty());
}

#[test]
fn a_location_asks_for_those_who_may_move_its_difficulty() {
    checks!("CHECK-12a");
    let at_table = |location: &str| {
        let mut game = at_crisis(&["laura-roslin", "tom-zarek", "saul-tigh"], Mode::Table);
        begun(&mut game, at(location), &[SkillType::Tactics]);
        game
    };
    let abilities = |game: &Game| offers(game, ADD, "ability:");
    let mut game = at_table("admirals-quarters");
    assert_eq!(abilities(&game), ["ability:cylon-hatred:-3"]);
    let hatred = "ability:cylon-hatred:-3";
    assert_eq!(by_phone(&game, 1, ADD, hatred), Err(Rejection::NotYours));
    assert_eq!(by_phone(&game, 2, ADD, hatred), Ok(()));
    game.choose(ADD, hatred);
    assert_eq!(now(&game).difficulty, 4);
    assert!(abilities(&game).is_empty());

    for location in ["administration", "brig"] {
        let mut game = at_table(location);
        let friends = [
            "ability:friends-in-low-places:2",
            "ability:friends-in-low-places:-2",
        ];
        assert_eq!(abilities(&game), friends);
        game.choose(ADD, friends[0]);
        assert_eq!(now(&game).difficulty, 9);
        assert!(abilities(&game).is_empty());
    }
}

#[test]
fn the_arbitrator_spends_the_card_on_a_check_of_the_admirals_quarters() {
    checks!("CHECK-12a");
    let card = QuorumId::find("assign-arbitrator").expect("a card");
    let mut game = at_crisis(&PLAIN, Mode::Table);
    let given = [
        QuorumEvent::Played {
            seat: SeatId(0),
            card,
        },
        QuorumEvent::Stays {
            with: Some(SeatId(2)),
        },
    ];
    game.record(Record::Did {
        events: given.map(|quorum| Event::Quorum { quorum }).to_vec(),
    });
    begun(&mut game, at("admirals-quarters"), &[SkillType::Tactics]);
    assert_eq!(
        offers(&game, ADD, "arbitrator:"),
        ["arbitrator:3", "arbitrator:-3"]
    );
    assert_eq!(
        by_phone(&game, 1, ADD, "arbitrator:3"),
        Err(Rejection::NotYours)
    );
    assert_eq!(by_phone(&game, 2, ADD, "arbitrator:3"), Ok(()));
    game.choose(ADD, "arbitrator:3");
    assert_eq!(now(&game).difficulty, 10);
    assert!(game.state().quorum.open.is_empty());
    assert!(offers(&game, ADD, "arbitrator:").is_empty());
}

#[test]
fn command_authority_takes_what_lies_on_the_table() {
    checks!("CHECK-CMD-1", "DESTINY-4");
    for (destiny, taken) in [(Mode::App, 3), (Mode::Table, 5)] {
        let mut game = at_crisis(&["apollo", "william-adama", "boomer"], destiny);
        described(&mut game, 8, None, &[SkillType::Tactics]);
        game.choose(ADD, "cards:1");
        game.choose(ADD, "cards:2");
        game.choose(ADD, "rest");
        let one = SkillCard {
            kind: SkillType::Tactics,
            strength: 1,
            card: None,
        };
        match destiny {
            Mode::App => {
                let pile = vec![one; usize::from(taken)];
                game.happens(Happening::DestinyShown { pile });
            }
            Mode::Table => {
                for _ in 0..taken {
                    game.choose(TELL, "card:tactics:1");
                }
            }
        }
        assert_eq!(
            by_phone(&game, 0, RESULT, "authority"),
            Err(Rejection::NotYours)
        );
        game.choose(RESULT, "authority");
        assert!(offers(&game, RESULT, "authority").is_empty());
        let follows = game.prompt(RESULT).follows.pop().expect("a line");
        assert_eq!(follows.line.id, "effect-check-cards-taken");
        assert_eq!(game.state().hands.of(SeatId(1)), 4, "after the check only");
        game.choose(RESULT, "accept");
        assert_eq!(game.state().hands.of(SeatId(1)), 4 + taken);
        assert!(game.state().used.contains(&Ability::CommandAuthority));
    }
}

#[test]
fn a_printed_difficulty_is_put_right_by_the_referee() {
    checks!("OPEN-20");
    let mut game = at_crisis(&PLAIN, Mode::Table);
    described(&mut game, 2, None, &[SkillType::Tactics]);
    assert_eq!(by_phone(&game, 1, ADD, "told:-1"), Err(Rejection::NotYours));
    game.choose(ADD, "told:-1");
    assert_eq!(
        offers(&game, ADD, "told:"),
        ["told:1"],
        "no check is below 1"
    );
    game.choose(ADD, "told:1");
    game.choose(ADD, "told:1");
    let check = now(&game);
    assert_eq!((check.printed, check.difficulty), (2, 3));
    assert_eq!(check.changes, [CheckChange::Told { by: 1 }], "one change");
}

#[test]
#[expect(clippy::print_stdout, reason = "how often each case was met")]
fn a_check_takes_two_cards_however_many_the_destiny_deck_has() {
    checks!("DESTINY-2", "DESTINY-3");
    let mut across = 0;
    for mode in [Mode::App, Mode::Table] {
        for there in 0..=10 {
            let mut game = at_crisis(&PLAIN, mode);
            if there < 10 {
                game.corrected(Correction::Pile {
                    pile: Pile::Destiny,
                    cards: there,
                });
            }
            described(&mut game, 8, None, &[SkillType::Tactics]);
            let events = game.choose(ADD, "cards:1");
            let built = |event: &&Event| matches!(event, Event::DestinyBuilt { .. });
            assert_eq!(now(&game).destiny, 2, "{mode:?} {there}");
            let left = match there {
                0 | 1 => [8, 9][usize::from(there)],
                2 => 10,
                more => more - 2,
            };
            assert_eq!(
                game.state().piles.of(Pile::Destiny),
                left,
                "{mode:?} {there}"
            );
            assert!(there > 2 || events.iter().any(|event| built(&event)));
            across += u8::from(there == 1);
        }
    }
    println!("a check across two Destiny decks: {across}");
    assert_eq!(across, 2);
}

#[test]
fn a_destiny_deck_is_built_of_what_the_skill_decks_still_hold() {
    checks!("DESTINY-6", "OPEN-16", "DESTINY-3");
    // 105 cards in the box, of which the last two of the Destiny deck lie in the check.
    for (hands, built) in [(80, 10), (93, 10), (94, 9), (103, 0)] {
        let mut game = at_crisis(&PLAIN, Mode::Table);
        game.corrected(Correction::Pile {
            pile: Pile::Destiny,
            cards: 2,
        });
        for (seat, cards) in [(0, 20), (1, 20), (2, 20), (3, hands - 60)] {
            game.set_hand(seat, cards);
        }
        described(&mut game, 8, None, &[SkillType::Tactics]);
        game.choose(ADD, "rest");
        assert_eq!(now(&game).destiny, 2, "{hands}");
        assert_eq!(game.state().piles.of(Pile::Destiny), built, "{hands}");
    }
}

#[test]
fn the_table_is_told_to_build_a_new_destiny_deck_between_two_cards() {
    for (there, line) in [
        (1, "effect-destiny-across"),
        (2, "effect-destiny-cards"),
        (0, "effect-destiny-cards"),
    ] {
        let mut game = at_crisis(&PLAIN, Mode::Table);
        game.corrected(Correction::Pile {
            pile: Pile::Destiny,
            cards: there,
        });
        described(&mut game, 8, None, &[SkillType::Tactics]);
        assert_eq!(game.prompt(ADD).follows[0].line.id, line, "{there}");
    }
}

#[test]
fn what_several_may_use_at_once_is_written_in_the_order_the_table_enters_it() {
    checks!("ABIL-3", "LIMIT-10");
    let research = "play:scientific-research:3";
    let committee = "play:investigative-committee:1";
    for order in [[research, committee], [committee, research]] {
        let mut game = at_crisis(&PLAIN, Mode::Table);
        described(&mut game, 8, None, &[SkillType::Tactics]);
        // Both are there for as long as they are not used: the players say which comes first.
        for (used, option) in order.into_iter().enumerate() {
            let offered = |option: &str| offers(&game, ADD, option).len();
            assert!(order[used..].iter().all(|option| offered(option) == 1));
            game.choose(ADD, option);
        }
        let seats = now(&game).changes.into_iter().map(|change| match change {
            CheckChange::Card { seat, card: _ } => Some(seat.0),
            CheckChange::Ability { .. } | CheckChange::Quorum { .. } | CheckChange::Told { .. } => {
                None
            }
        });
        let by = |option: &str| Some(if option == research { 3 } else { 1 });
        assert_eq!(seats.collect::<Vec<_>>(), order.map(by));
    }
}

#[test]
fn one_emergency_card_lowers_a_difficulty_and_it_is_no_action() {
    checks!("DIS-43", "CHECK-12");
    let mut game = at_crisis(&PLAIN, Mode::Table);
    game.corrected(Correction::TurnStep {
        step: dradis_facts::turn::TurnStep::Action,
    });
    let actions = offers(&game, PromptKind::TakeTurn, "act:");
    assert!(actions.iter().all(|option| !option.contains("emergency")));
    let mut game = at_crisis(&PLAIN, Mode::Table);
    described(&mut game, 8, None, &[SkillType::Tactics]);
    game.choose(ADD, "rest");
    game.choose(TELL, "card:tactics:5");
    game.choose(TELL, "card:tactics:1");
    assert_eq!(now(&game).result, Some(CheckResult::Fail));
    game.choose(RESULT, "play:declare-emergency:2");
    assert_eq!(now(&game).result, Some(CheckResult::Pass), "6 against 6");
}

fn prophecy(game: &mut Game) -> QuorumId {
    let card = QuorumId::find("accept-prophecy").expect("a card");
    let stays = QuorumEvent::Stays { with: None };
    let seat = SeatId(0);
    game.record(Record::Did {
        events: [QuorumEvent::Played { seat, card }, stays]
            .map(|quorum| Event::Quorum { quorum })
            .to_vec(),
    });
    card
}

#[test]
fn accept_prophecy_is_spent_on_the_next_check_against_the_president() {
    checks!("CHECK-LOC-1", "CHECK-LOC-2");
    let president = |game: &Game| {
        game.state()
            .titles
            .holder(Title::President)
            .expect("a President")
    };
    let activate = |location: &str, against_president: bool| {
        let mut game = at_crisis(&PLAIN, Mode::Table);
        game.corrected(Correction::TurnStep {
            step: dradis_facts::turn::TurnStep::Action,
        });
        let card = prophecy(&mut game);
        assert_eq!(game.state().quorum.open[0].card, card);
        // Nobody is Starbuck, and Roslin pays for the location.
        game.put(0, location);
        game.turn(&format!("act:{location}"));
        let seat = if against_president {
            president(&game)
        } else {
            SeatId(1)
        };
        assert_ne!(against_president, seat == SeatId(1));
        game.choose(PromptKind::PickPlayer, &format!("player:{}", seat.0));
        if seat == SeatId(0) && location == "admirals-quarters" {
            game.choose(PromptKind::PickPlayer, "myself");
        }
        let spent = game.state().quorum.open.is_empty();
        (now(&game).difficulty, spent)
    };
    assert_eq!(activate("administration", false), (7, true));
    assert_eq!(activate("admirals-quarters", true), (9, true));
    assert_eq!(activate("admirals-quarters", false), (7, false));
}

#[test]
fn what_was_told_wrongly_is_put_right_while_the_cards_are_told_and_after() {
    checks!("OPEN-20", "CHECK-10", "CHECK-13");
    let mut game = at_crisis(&PLAIN, Mode::Table);
    described(&mut game, 7, None, &[SkillType::Tactics]);
    game.choose(ADD, "rest");
    assert_eq!(
        offers(&game, TELL, "type:"),
        [
            "type:politics:counts",
            "type:leadership:counts",
            "type:piloting:counts",
            "type:engineering:counts",
        ],
        "one type counts at least"
    );
    for option in ["type:politics:counts", "told:1"] {
        let by_player = by_phone(&game, 0, TELL, option);
        assert_eq!(by_player, Err(Rejection::NotYours), "{option}");
    }
    let at = game.prompt(TELL).id;
    game.choose(TELL, "card:politics:5");
    assert_eq!(now(&game).total, -5);
    let events = game.choose(TELL, "type:politics:counts");
    assert!(log(&events)[0].contains("log-check-type-counts"));
    assert_eq!(now(&game).skills, [SkillType::Politics, SkillType::Tactics]);
    assert_eq!(now(&game).total, 5);
    game.choose(TELL, "type:tactics:against");
    assert_eq!(game.prompt(TELL).id, at, "taps come as fast as they like");
    game.choose(TELL, "card:politics:1");
    let check = now(&game);
    assert_eq!((check.total, check.result), (6, Some(CheckResult::Fail)));
    // The mistake shows only now: the cards are counted again, and the difficulty is put right.
    game.choose(RESULT, "recount");
    game.choose(TELL, "told:-1");
    game.choose(TELL, "done");
    let check = now(&game);
    assert_eq!((check.printed, check.difficulty), (7, 6));
    assert_eq!(check.result, Some(CheckResult::Pass));
}

#[test]
fn the_log_keeps_sums_and_no_name_with_a_card() {
    checks!("CHECK-18", "SECRET-6");
    let mut game = at_crisis(&PLAIN, Mode::Table);
    described(&mut game, 4, None, &[SkillType::Tactics]);
    let mut events = game.choose(ADD, "cards:2");
    events.extend(game.choose(ADD, "rest"));
    for card in ["tactics:4", "tactics:1", "politics:1", "piloting:2"] {
        events.extend(game.choose(TELL, &format!("card:{card}")));
    }
    events.extend(game.choose(RESULT, "accept"));
    let lines = log(&events);
    let sums = lines.iter().find(|line| line.contains("log-check-failed"));
    let sums = sums.expect("the result is told");
    for number in ["\"matching\"", "\"against\"", "\"total\"", "\"difficulty\""] {
        assert!(sums.contains(number), "{number}");
    }
    assert!(
        lines
            .iter()
            .all(|line| !(line.contains("skill-") && line.contains("seat"))),
        "{lines:?}"
    );
    // The order in which cards were told is nobody's order either.
    let told = game.history.state();
    assert!(told.check.is_none());
}

fn a_card() -> impl Strategy<Value = SkillCard> {
    (0..5usize, 1..=5u8).prop_map(|(kind, strength)| SkillCard {
        kind: SkillType::ALL[kind],
        strength,
        card: None,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// What a check comes to, against the rules once more in ten lines.
    #[test]
    fn a_check_ends_as_the_rules_say(
        cards in prop::collection::vec(a_card(), 0..12),
        counting in prop::collection::btree_set(0..5usize, 1..4),
        difficulty in 5..25u8,
        below in prop::option::of(1..5u8),
        research in any::<bool>(),
        devotion in prop::option::of(0..5usize),
        emergency in any::<bool>(),
        adama in any::<bool>(),
    ) {
        let characters = ["william-adama", "galen-tyrol", "laura-roslin", "apollo"];
        let characters = if adama { characters } else { PLAIN_WITH_TYROL };
        let mut game = at_crisis(&characters, Mode::Table);
        for seat in 0..4 { game.set_hand(seat, 10); }
        let skills: Vec<SkillType> = counting.iter().map(|at| SkillType::ALL[*at]).collect();
        let partial = below.map(|below| difficulty - below);
        described(&mut game, difficulty, partial, &skills);
        let may_research = !skills.contains(&SkillType::Engineering);
        if research && may_research { game.choose(ADD, "play:scientific-research:2"); }
        let people = u8::try_from(cards.len()).expect("few").saturating_sub(2);
        let left = people.saturating_sub(9);
        game.choose(ADD, &format!("cards:{}", people - left));
        game.choose(ADD, &format!("cards:{left}"));
        game.choose(ADD, "rest");
        if let Some(at) = devotion {
            game.choose(TELL, &format!("devotion:{}", SkillType::ALL[at].name()));
        }
        for card in &cards {
            game.choose(TELL, &format!("card:{}:{}", card.kind.name(), card.strength));
        }
        if now(&game).stage != CheckStage::Totalled { game.choose(TELL, "done"); }

        let mut total = 0i16;
        for card in &cards {
            let for_it = skills.contains(&card.kind)
                || research && card.kind == SkillType::Engineering
                || adama && card.strength == 1;
            let ignored = devotion.is_some_and(|at| SkillType::ALL[at] == card.kind);
            let counts = if ignored { 0 } else { i16::from(card.strength) };
            total += if for_it { counts } else { -counts };
        }
        let mut needed = i16::from(difficulty);
        if emergency && total < needed {
            game.choose(RESULT, "play:declare-emergency:3");
            needed -= 2;
        }
        let result = if total >= needed {
            CheckResult::Pass
        } else if partial.is_some_and(|partial| total >= i16::from(partial)) {
            CheckResult::Partial
        } else {
            CheckResult::Fail
        };
        prop_assert_eq!(now(&game).total, total);
        prop_assert_eq!(now(&game).result, Some(result));
    }
}

const PLAIN_WITH_TYROL: [&str; 4] = ["gaius-baltar", "galen-tyrol", "laura-roslin", "apollo"];
