//! How much of the game the table tells: light and full, a check by its total, and what a turn asks then.

use std::collections::BTreeMap;

use dradis_facts::content::SkillType;
use dradis_facts::destiny::SkillCard;
use dradis_facts::hidden::Hidden;
use dradis_facts::options::{Mode, Modes, Options, Tracking};
use dradis_facts::piles::Pile;
use dradis_facts::turn::TurnStep;
use dradis_facts::{Rejection, SeatId, checks};
use dradis_rules::history::Record;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Command, Viewer, narrate};
use dradis_state::Event;
use dradis_state::check::CheckStage;
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;

use crate::game::{Game, players};

const NAMES: [&str; 3] = ["Ana", "Ben", "Cem"];
const TURN: PromptKind = PromptKind::TakeTurn;
const ADD: PromptKind = PromptKind::AddCards;
const TELL: PromptKind = PromptKind::TellCards;
const RESULT: PromptKind = PromptKind::CheckResult;

/// Ana's turn at this step; everybody holds four cards.
fn at(step: &str, tracking: Tracking, destiny: Mode) -> Game {
    let characters = ["laura-roslin", "apollo", "saul-tigh"];
    let named: BTreeMap<&str, &str> = NAMES.into_iter().zip(characters).collect();
    let cards: BTreeMap<&str, u8> = NAMES.into_iter().map(|name| (name, 4)).collect();
    let position = serde_json::json!({
        "characters": named,
        "turn": { "number": 6, "active": NAMES[0], "step": step },
        "skill-cards": cards,
    });
    let mut game = Game::empty(0);
    game.referee(&Command::StartFrom {
        players: players(&NAMES),
        options: Options {
            tracking,
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

fn hands(game: &Game) -> Vec<u8> {
    let seats = (0..3).map(SeatId);
    seats.map(|seat| game.state().hands.of(seat)).collect()
}

fn options(game: &Game, kind: PromptKind) -> Vec<String> {
    game.prompt(kind).options().collect()
}

fn asked_before(game: &Game, option: &str) -> Option<&'static str> {
    let prompt = game.prompt(TURN);
    let choice = prompt.choices.iter().find(|choice| choice.id == option);
    choice
        .expect("it is offered")
        .asks
        .as_ref()
        .map(|line| line.id)
}

fn log(events: &[Event]) -> Vec<&'static str> {
    let lines = events.iter();
    lines
        .filter_map(|event| Some(narrate(event, Viewer::Public)?.id))
        .collect()
}

#[test]
fn a_light_turn_is_one_question_and_a_check_one_number() {
    checks!("TURN-2", "CRISIS-1", "CHECK-11");
    let mut game = at("receive-skills", Tracking::Light, Mode::Table);
    let offered = options(&game, TURN);
    for absent in ["next", "back"] {
        assert!(!offered.iter().any(|option| option == absent), "{absent}");
    }
    for start in ["go:", "act:", "card:", "end-turn"] {
        assert!(
            offered.iter().any(|option| option.starts_with(start)),
            "{start} is offered"
        );
    }
    let before = hands(&game);
    let crises = game.state().piles.of(Pile::Crisis);
    let mut answers = 1;
    game.choose(TURN, "card:guilt-by-collusion");
    assert_eq!(game.state().turn.step, TurnStep::Crisis);
    assert_eq!(game.state().piles.of(Pile::Crisis), crises - 1);
    for (kind, option) in [(TELL, "total:0"), (RESULT, "accept")] {
        let events = game.choose(kind, option);
        answers += 1;
        if kind == RESULT {
            assert!(log(&events).contains(&"log-check-failed-total"));
        }
    }
    assert_eq!(
        asked_before(&game, "end-turn"),
        None,
        "nothing is left to tell"
    );
    game.choose(TURN, "end-turn");
    assert_eq!(game.state().turn.active, Some(SeatId(1)));
    assert_eq!(hands(&game), before, "nobody counts hands");
    assert!(answers < 5);
}

#[test]
fn a_light_turn_goes_to_the_step_of_what_is_told_and_asks_once_about_a_crisis() {
    checks!("TURN-2", "MOVE-1");
    let mut game = at("receive-skills", Tracking::Light, Mode::Table);
    assert_eq!(
        asked_before(&game, "end-turn"),
        Some("aside-crisis-unresolved")
    );
    let go = options(&game, TURN)
        .into_iter()
        .find(|option| option.starts_with("go:"))
        .expect("somewhere to go");
    game.choose(TURN, &go);
    assert_eq!(game.state().turn.step, TurnStep::Action);
    let offered = options(&game, TURN);
    assert!(!offered.iter().any(|option| option.starts_with("go:")));
    assert!(offered.iter().any(|option| option.starts_with("card:")));
    game.choose(TURN, "end-turn");
    assert_eq!(game.state().turn.active, Some(SeatId(1)));
}

#[test]
fn a_full_turn_asks_once_before_it_ends_early() {
    checks!("TURN-2");
    let mut game = at("action", Tracking::Full, Mode::Table);
    let both = Some("aside-action-and-crisis");
    assert_eq!(asked_before(&game, "end-turn"), both);
    assert_eq!(asked_before(&game, "next"), None);
    game.choose(TURN, "next");
    // Whatever leaves the crisis behind names it.
    let crisis = Some("aside-crisis-unresolved");
    assert_eq!(asked_before(&game, "end-turn"), crisis);
    assert_eq!(asked_before(&game, "next"), crisis);
    game.choose(TURN, "next");
    assert_eq!(asked_before(&game, "end-turn"), Some("aside-turn-not-over"));
    assert_eq!(asked_before(&game, "next"), None);
    game.choose(TURN, "next");
    assert_eq!(asked_before(&game, "end-turn"), None);
}

#[test]
fn the_table_changes_how_much_it_tells_during_the_game() {
    let mut game = at("action", Tracking::Full, Mode::Table);
    let set = |tracking| Command::SetTracking { tracking };
    assert_eq!(
        game.refusal(&set(Tracking::Full)),
        Rejection::NoChange,
        "it is so"
    );
    let events = game.referee(&set(Tracking::Light));
    assert_eq!(log(&events), ["log-tracking-light"]);
    assert_eq!(game.public().options.tracking, Tracking::Light);
    game.corrected(Correction::Hand {
        seat: SeatId(0),
        cards: 13,
    });
    game.choose(TURN, "end-turn");
    assert_eq!(
        game.state().turn.active,
        Some(SeatId(1)),
        "no hand limit is asked for"
    );
    let events = game.referee(&set(Tracking::Full));
    assert_eq!(log(&events), ["log-tracking-full"]);
    assert!(options(&game, TURN).iter().any(|option| option == "next"));
}

fn card(kind: SkillType, strength: u8) -> SkillCard {
    SkillCard::plain(kind, strength)
}

/// What everybody gets to see and read of a check with these cards in the Destiny deck and those from hands: every
/// public view and log line, step by step. By card, or by the total of the hands.
fn seen(
    tracking: Tracking,
    destiny: [SkillCard; 2],
    hand: &[SkillCard],
    by_total: bool,
) -> Vec<String> {
    let mut game = at("crisis", tracking, Mode::App);
    let rest = [card(SkillType::Tactics, 1); 8];
    let deck = [&destiny[..], &rest].concat();
    game.record(Record::Did {
        events: vec![Event::DestinyBuilt {
            cards: 10,
            deck: Hidden::new(deck),
        }],
    });
    let mut seen = Vec::new();
    let note = |game: &Game, events: &[Event], seen: &mut Vec<String>| {
        seen.push(serde_json::to_string(&game.public()).expect("JSON"));
        for viewer in [Viewer::Public, Viewer::Seat(SeatId(1))] {
            let lines = events.iter().filter_map(|event| narrate(event, viewer));
            let lines: Vec<_> = lines.collect();
            seen.push(serde_json::to_string(&lines).expect("JSON"));
        }
    };
    let mut step = |game: &mut Game, kind, option: &str| {
        let events = game.choose(kind, option);
        note(game, &events, &mut seen);
    };
    step(&mut game, TURN, "card:guilt-by-collusion");
    match tracking {
        Tracking::Full => {
            step(&mut game, ADD, "cards:2");
            step(&mut game, ADD, "cards:1");
            step(&mut game, ADD, "rest");
        }
        Tracking::Light => {}
    }
    if by_total {
        let check = game.state().check.as_ref().expect("a check runs");
        let total = check.sums_of(hand).total();
        step(&mut game, TELL, &format!("total:{total}"));
    } else {
        let pile = hand.to_vec();
        let events = game.happens(Happening::DestinyShown { pile });
        note(&game, &events, &mut seen);
    }
    assert_eq!(
        game.public().check.expect("a check runs").stage,
        CheckStage::Totalled
    );
    let mut step = |game: &mut Game, kind, option: &str| {
        let events = game.choose(kind, option);
        note(game, &events, &mut seen);
    };
    step(&mut game, RESULT, "accept");
    seen
}

#[test]
fn nobody_can_tell_which_cards_of_a_check_dradis_put_in() {
    checks!("SECRET-6", "CHECK-9", "DESTINY-5");
    let all = [
        card(SkillType::Tactics, 4),
        card(SkillType::Politics, 2),
        card(SkillType::Leadership, 1),
        card(SkillType::Piloting, 3),
        card(SkillType::Engineering, 5),
    ];
    let mut met = BTreeMap::new();
    for tracking in [Tracking::Full, Tracking::Light] {
        for by_total in [false, true] {
            let mut first = None;
            for i in 0..all.len() {
                for j in i + 1..all.len() {
                    let rest = (0..all.len()).filter(|at| *at != i && *at != j);
                    let hand: Vec<SkillCard> = rest.map(|at| all[at]).collect();
                    let now = seen(tracking, [all[i], all[j]], &hand, by_total);
                    let before = first.get_or_insert_with(|| now.clone());
                    assert_eq!(*before, now, "{tracking:?}, by total {by_total}");
                    *met.entry(format!("{tracking:?}, by total {by_total}"))
                        .or_insert(0) += 1;
                }
            }
        }
    }
    println!("splits of one pile that looked the same: {met:?}");
    assert!(met.len() == 4 && met.values().all(|count| *count == 10));
}

#[test]
fn a_told_total_counts_where_the_table_keeps_the_deck_and_is_told_anew() {
    checks!("CHECK-11", "CHECK-13", "CHECK-15");
    let mut game = at("crisis", Tracking::Full, Mode::Table);
    game.choose(TURN, "card:guilt-by-collusion");
    game.choose(ADD, "cards:2");
    game.choose(ADD, "rest");
    game.choose(TELL, "card:tactics:5");
    game.choose(TELL, "total:-3");
    let check = game.public().check.expect("a check runs");
    assert_eq!((check.total, check.total_only), (-3, true));
    assert!(check.matching.is_empty() && check.against.is_empty());
    assert!(!check.stakes.is_empty());
    game.choose(RESULT, "recount");
    game.choose(TELL, "total:40");
    let events = game.choose(RESULT, "accept");
    assert!(log(&events).contains(&"log-check-passed-total"));
}
