//! Who draws how many skill cards of which types is told in full, before and in the log.

use dradis_facts::message::{Arg, Line};
use dradis_facts::options::{CylonSkills, Options};
use dradis_facts::turn::TurnStep;
use dradis_facts::{SeatId, checks};
use dradis_rules::play::prompt::{Consequence, PromptKind};
use dradis_rules::{Viewer, narrate};
use dradis_state::Event;
use dradis_state::correction::Correction;
use serde_json::{Value, json};

use crate::game::{Game, NAMES};

const TURN: PromptKind = PromptKind::TakeTurn;

/// A line about a draw as a page puts it together; another one is its id.
fn read(line: &Line) -> String {
    let arg = |name: &str| match line.args.get(name) {
        Some(Arg::Number { value }) => value.to_string(),
        Some(Arg::Seat { seat }) => NAMES[seat.index()].to_owned(),
        Some(Arg::Line { line }) => read(line),
        Some(Arg::Words { ids }) => ids.join(" ").replace("skill-", ""),
        Some(Arg::Seats { .. } | Arg::Text { .. }) | None => panic!("{name} of {line:?}"),
    };
    match line.id {
        "effect-draws" => format!("{} draws {}", arg("who"), arg("draws")),
        "effect-draw" => format!("{} draws {} of their own", arg("who"), arg("count")),
        "log-hand-drew" => format!("{} draws {}", arg("player"), arg("draws")),
        "draw-of" => format!("{} {}", arg("cards"), arg("skill")),
        "draw-either" => format!("{} of {}", arg("cards"), arg("skills")),
        "draw-type" => arg("skill"),
        "draw-or" => format!("{} or {}", arg("first"), arg("rest")),
        "draw-and" => format!("{} and {}", arg("first"), arg("rest")),
        "draw-list" => format!("{}, {}", arg("first"), arg("rest")),
        "draw-any" => format!("{} of any type", arg("cards")),
        "draw-different" => format!("{} of different types", arg("cards")),
        "who-player" => arg("player"),
        other => other.to_owned(),
    }
}

fn told(follows: &[Consequence]) -> Vec<String> {
    assert!(follows.iter().all(|one| one.by_hand), "{follows:?}");
    follows.iter().map(|one| read(&one.line)).collect()
}

/// What the log says of hands.
fn logged(events: &[Event]) -> Vec<String> {
    let hands = events
        .iter()
        .filter(|event| matches!(event, Event::HandChanged { .. }));
    hands
        .filter_map(|event| narrate(event, Viewer::Public))
        .map(|line| read(&line))
        .collect()
}

fn receiving(first: &str, options: Options, more: &Value) -> Game {
    let characters: &[&str] = &[first, "tom-zarek", "saul-tigh"];
    let turn = json!({ "turn": { "number": 6, "active": "Ana" } });
    Game::from_position(0, characters, options, turn, more)
}

#[test]
fn receive_skills_tells_numbers_and_types_and_the_choices_of_the_sheet() {
    checks!(
        "SKILLSTEP-1",
        "SKILLSTEP-3",
        "SKILLSTEP-4",
        "LOC-SICKBAY-1",
        "CYTURN-1",
        "DIS-11"
    );
    let plain = json!({});
    let sickbay = json!({ "places": { "Ana": "sickbay" } });
    let brig = json!({ "places": { "Ana": "brig" } });
    let cylon =
        json!({ "revealed-cylons": ["Ana"], "titles": { "president": "Ben", "admiral": "Cem" } });
    let any = CylonSkills::AnyTypes;
    let different = CylonSkills::DifferentTypes;
    let cases = [
        (
            "laura-roslin",
            &plain,
            any,
            "Ana draws 3 politics and 2 leadership",
        ),
        (
            "apollo",
            &plain,
            any,
            "Ana draws 1 tactics, 2 piloting and 2 of leadership or politics",
        ),
        (
            "starbuck",
            &plain,
            any,
            "Ana draws 2 tactics, 2 piloting and 1 of leadership or engineering",
        ),
        (
            "gaius-baltar",
            &plain,
            any,
            "Ana draws 2 politics, 1 leadership and 1 engineering",
        ),
        (
            "laura-roslin",
            &brig,
            any,
            "Ana draws 3 politics and 2 leadership",
        ),
        (
            "laura-roslin",
            &sickbay,
            any,
            "Ana draws 1 of politics or leadership",
        ),
        (
            "apollo",
            &sickbay,
            any,
            "Ana draws 1 of politics, leadership, tactics or piloting",
        ),
        ("laura-roslin", &cylon, any, "Ana draws 2 of any type"),
        (
            "laura-roslin",
            &cylon,
            different,
            "Ana draws 2 of different types",
        ),
    ];
    for (character, more, cylon_skills, line) in cases {
        let options = Options {
            cylon_skills,
            ..Options::default()
        };
        let mut game = receiving(character, options, more);
        assert_eq!(
            told(&game.prompt(TURN).follows),
            [line],
            "{character} {more}"
        );
        let events = game.turn("next");
        assert_eq!(logged(&events), [line], "{character} {more}");
        assert_eq!(game.prompt(TURN).follows, [], "it is drawn");
    }
}

#[test]
fn the_starting_cards_are_any_types_of_each_sheet() {
    checks!("SETUP-12", "SETUP-14", "SETUP-14a");
    let mut game = Game::running(&["laura-roslin", "apollo", "saul-tigh"]);
    assert_eq!(game.state().kit().skill_types.len(), 5);
    assert_eq!(
        told(&game.prompt(TURN).follows),
        [
            "Ana draws 3 politics and 2 leadership",
            "Ben draws 3 of politics, leadership, tactics or piloting",
            "Cem draws 3 of leadership or tactics",
        ]
    );
    game.end_turn();
    assert_eq!(game.state().turn.active, Some(SeatId(1)));
    assert_eq!(
        told(&game.prompt(TURN).follows).len(),
        1,
        "only in the first turn"
    );
}

#[test]
fn what_an_action_draws_is_told_with_it_and_in_the_log() {
    checks!("LOC-RESEARCH-1", "LOC-PRESS-1", "SKILLSTEP-6");
    for (at, option, line) in [
        (
            "research-lab",
            "act:research-lab",
            "Ana draws 1 of tactics or engineering",
        ),
        ("press-room", "act:press-room", "Ana draws 2 politics"),
        (
            "command",
            "act:consolidate-power",
            "Ana draws 2 of any type",
        ),
    ] {
        let mut game = receiving("gaius-baltar", Options::default(), &json!({}));
        game.corrected(Correction::TurnStep {
            step: TurnStep::Action,
        });
        game.set_hand(0, 4);
        game.put(0, at);
        let choices = game.prompt(TURN).choices;
        let choice = choices.iter().find(|choice| choice.id == option);
        assert_eq!(told(&choice.expect("offered").follows), [line], "{option}");
        let events = game.turn(option);
        assert_eq!(
            logged(&events).last().map(String::as_str),
            Some(line),
            "{option}"
        );
    }
}

#[test]
fn what_a_card_draws_is_of_the_types_it_names_or_of_the_sheet() {
    checks!("SKILLSTEP-6", "CHAR-3", "CYPLAYER-3");
    let effects = |types: &[&str], who: &str| json!([{ "do": "draw", "who": who, "cards": 2, "types": types }]);
    let all = [
        "politics",
        "leadership",
        "tactics",
        "piloting",
        "engineering",
    ];
    for (types, who, lines) in [
        (&["politics"][..], "current", &["Ana draws 2 politics"][..]),
        (
            &["politics", "tactics"],
            "current",
            &["Ana draws 2 of politics or tactics"],
        ),
        (&all, "current", &["Ana draws 2 of any type"]),
        (&[], "current", &["Ana draws 2 of politics or leadership"]),
        (
            &[],
            "everyone",
            &[
                "Ana draws 2 of politics or leadership",
                "Ben draws 2 of politics, leadership or tactics",
                "Cem draws 2 of leadership or tactics",
            ],
        ),
    ] {
        let mut game = receiving("laura-roslin", Options::default(), &json!({}));
        game.corrected(Correction::TurnStep {
            step: TurnStep::Action,
        });
        let events = game.happens_by_effects(0, &effects(types, who));
        assert_eq!(logged(&events), lines, "{types:?} {who}");
    }
}

#[test]
fn baltar_draws_any_card_for_a_crisis() {
    checks!("POOL-1");
    let mut game = receiving("gaius-baltar", Options::default(), &json!({}));
    game.corrected(Correction::TurnStep {
        step: TurnStep::Crisis,
    });
    let events = game.turn("card:build-cylon-detector");
    assert_eq!(logged(&events), ["Ana draws 1 of any type"]);
}

#[test]
fn where_too_few_cards_are_left_no_types_are_told() {
    checks!("LIMIT-2", "OPEN-16");
    // The last cards of all are still of the types of the sheet where they are as many as it names.
    for (cards, of_types) in [(2, false), (5, true)] {
        let mut game = receiving("laura-roslin", Options::default(), &json!({}));
        game.set_hand(1, 50);
        let left = dradis_rules::play::hands::skill_cards_left(game.state());
        game.set_hand(2, left - cards);
        let events = game.turn("next");
        assert_eq!(logged(&events) != ["log-hand-received"], of_types);
        assert_eq!(game.state().hands.of(SeatId(0)), cards);
    }
}
