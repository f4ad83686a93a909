//! Every file of `tests/scenarios` holds, and passes through the code of every rule it names.

#![allow(missing_docs)]
#![allow(clippy::disallowed_methods, reason = "scenarios are files")]

mod files;

use std::path::PathBuf;

use dradis_facts::choice::Choice;
use dradis_facts::mark::Checks;
use dradis_facts::options::Options;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_rules::books::position::Position;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::prompts;
use dradis_scenario::{Mistake, Traced, words};
use dradis_state::jump::JumpEvent;
use dradis_state::turn::Outcome;
use dradis_state::{Event, State, apply};
use serde_json::json;

fn files() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder is part of the repository")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_scenario_holds() {
    let files = files();
    assert!(!files.is_empty(), "there are scenarios");
    let mut wrong = Vec::new();
    for file in files {
        let name = file.display();
        let text = std::fs::read_to_string(&file).expect("a readable file");
        // The rules a file names are known only after reading it, so it runs once to learn them.
        let named = dradis_scenario::run(&text)
            .unwrap_or_else(|mistake| panic!("{name}: {mistake}"))
            .checks;
        assert!(
            !named.is_empty(),
            "{name}: a scenario names the rules it checks"
        );
        let checks = Checks::begin(&named);
        let run = dradis_scenario::run(&text).expect("it ran before");
        if !run.differences.is_empty() {
            wrong.push(format!("{name}: {:#?}", run.differences));
        }
        assert_eq!(
            checks.missing(),
            [],
            "{name} names rules whose code it does not reach"
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn text_of(file: &std::path::Path) -> String {
    std::fs::read_to_string(file).expect("a readable file")
}

/// Files whose name begins so, played to their end.
fn ends_of(beginning: &str) -> Vec<String> {
    let named = files().into_iter().filter(|file| {
        let name = file.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with(beginning))
    });
    let mut ends: Vec<String> = named
        .map(|file| {
            let run = dradis_scenario::run(&text_of(&file)).expect("no mistake");
            let outcome = run.history.state().outcome.clone();
            let outcome = serde_json::to_value(outcome).expect("plain data");
            let dials = outcome["resources"].as_array().into_iter().flatten();
            let dials = dials.filter_map(serde_json::Value::as_str);
            let kind = outcome["type"].as_str().unwrap_or("none");
            [kind]
                .into_iter()
                .chain(dials)
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    ends.sort();
    ends
}

#[test]
fn every_way_to_lose_is_a_scenario() {
    assert_eq!(
        ends_of("lost-"),
        [
            "boarded",
            "final-jump-failed food",
            "galactica-destroyed",
            "resources-exhausted food",
            "resources-exhausted fuel",
            "resources-exhausted morale",
            "resources-exhausted population",
        ]
    );
}

/// The file is written by `cargo run -p dradis-endurance --example complete_game`.
#[test]
fn the_complete_game_comes_to_everything() {
    let file = files()
        .into_iter()
        .find(|file| file.ends_with("complete-game.json"));
    let run = dradis_scenario::run(&text_of(&file.expect("the file"))).expect("no mistake");
    let (mut revealed, mut jumps, mut successions) = (0_u8, 0_u8, 0_u8);
    let (mut brig, mut kobol) = (false, false);
    let mut sleeper = false;
    for Traced { event, .. } in &run.trace {
        if let Event::CylonRevealed { .. } = event {
            revealed += 1;
        } else if let Event::Jump { jump } = event {
            jumps += u8::from(matches!(jump, JumpEvent::Departed));
            sleeper |= matches!(jump, JumpEvent::SleeperPhase);
        } else if let Event::TitlePassed { succession, .. } = event {
            successions += u8::from(*succession);
        } else if let Event::CharacterMoved { place, .. } = event {
            brig |= matches!(place, Place::Location { location } if location.name() == "brig");
        } else if let Event::GameEnded { outcome } = event {
            kobol |= *outcome == Outcome::KobolReached;
        }
    }
    assert_eq!(run.seats(), 5);
    assert!(
        revealed >= 1 && successions >= 1 && jumps >= 3,
        "{revealed} {successions} {jumps}"
    );
    assert!(
        brig && sleeper && kobol,
        "Brig {brig}, Sleeper {sleeper}, Kobol {kobol}"
    );
    assert!(run.history.state().jump.distance >= 8);
}

/// Examples of the base game that are not played as a scenario yet.
const MISSING: &[&str] = &[];

#[test]
fn every_worked_example_of_the_base_game_is_a_scenario() {
    let played: std::collections::BTreeSet<String> = files()
        .iter()
        .flat_map(|file| {
            dradis_scenario::run(&text_of(file))
                .expect("no mistake")
                .checks
        })
        .map(|rule| rule.to_string())
        .collect();
    let base = (1..=20)
        .chain(60..=68)
        .map(|number| format!("EX-{number:02}"));
    let missing: Vec<String> = base
        .filter(|example| !played.contains(example) && !MISSING.contains(&&**example))
        .collect();
    assert_eq!(missing, [] as [&str; 0], "no scenario names them");
}

fn mistake(text: &str) -> Mistake {
    dradis_scenario::run(text).expect_err("the file has a mistake")
}

const HEAD: &str = r#"{ "format": "dradis-scenario", "version": 1, "title": "t", "players": ["Ana", "Ben", "Cem"],"#;

#[test]
fn mistakes_name_the_line_and_what_is_allowed() {
    let cases = [
        ("{}".to_owned(), 1, "missing field `format`"),
        (
            r#"{ "format": "else", "version": 1, "title": "t", "players": [], "steps": [] }"#
                .to_owned(),
            1,
            "the format is \"else\"; a scenario says \"dradis-scenario\"",
        ),
        (
            format!("{HEAD}\n\"colour\": 1, \"steps\": [] }}"),
            2,
            "unknown field `colour`, expected one of",
        ),
        (
            format!(
                "{HEAD}\n\"position\": {{ \"characters\": {{ \"Ana\": \"lee\" }} }},\n\"steps\": [] }}"
            ),
            2,
            "\"lee\" is no character; allowed are: william-adama,",
        ),
        (
            format!(
                "{HEAD} \"steps\": [\n{{ \"change\": {{ \"dial\": \"fule\", \"by\": 1 }} }} ] }}"
            ),
            2,
            "unknown variant `fule`, expected one of `fuel`, `food`, `morale`, `population`",
        ),
        (
            format!(
                "{HEAD} \"steps\": [\n\n{{ \"answer\": {{ \"ask\": \"take-turn\", \"option\": \"x\" }} }} ] }}"
            ),
            3,
            "the table does not wait for this; it waits for: choose-character",
        ),
        (
            format!(
                "{HEAD} \"steps\": [\n{{ \"expect\": {{ \"dials\": {{ \"fule\": 1 }} }} }} ] }}"
            ),
            2,
            "nothing is called dials.fule; allowed are: food, fuel, morale, population",
        ),
        (
            format!(
                "{HEAD} \"steps\": [ {{ \"undo\": true, \"by\": \"Eva\", \"refused\": \"never\" }} ] }}"
            ),
            1,
            "\"never\" is no refusal; allowed are: stale-prompt,",
        ),
        (
            format!("{HEAD} \"steps\": [ {{ \"show-loyalty\": [\"Eva\"] }} ] }}"),
            1,
            "nobody is called \"Eva\"; the players are: Ana, Ben, Cem",
        ),
        (
            format!("{HEAD} \"seed\": \"12\", \"steps\": [] }}"),
            1,
            "the seed has 64 hexadecimal digits",
        ),
        (
            format!("{HEAD} \"steps\": [ {{}} ] }}"),
            1,
            "a step does one thing",
        ),
    ];
    for (text, line, what) in cases {
        let found = mistake(&text);
        assert_eq!(found.line, line, "{text}\n{found}");
        assert!(found.what.contains(what), "{found} should say {what}");
    }
}

#[test]
fn an_expectation_that_does_not_hold_is_a_difference_with_its_path() {
    let text =
        format!("{HEAD}\n\"steps\": [\n{{ \"expect\": {{ \"dials\": {{ \"fuel\": 9 }} }} }} ] }}");
    let run = dradis_scenario::run(&text).expect("no mistake");
    let said: Vec<String> = run.differences.iter().map(ToString::to_string).collect();
    assert_eq!(said, ["line 3: dials.fuel should be 9, it is 8"]);
}

#[test]
fn a_refusal_that_does_not_come_is_a_difference() {
    let text = format!("{HEAD} \"steps\": [ {{ \"redo\": true }} ] }}");
    let run = dradis_scenario::run(&text).expect("no mistake");
    let said: Vec<String> = run.differences.iter().map(ToString::to_string).collect();
    assert_eq!(said, ["line 1: this step was refused: \"nothing-to-redo\""]);
}

/// docs/SCENARIOS.md, as it is in the repository.
fn documentation() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/SCENARIOS.md");
    text_of(&path)
}

#[test]
fn the_documentation_lists_what_the_code_has() {
    let text = documentation();
    let new = words::rewritten(&text).expect("examples that can be read");
    assert!(
        new.as_deref() == Some(text.as_str()),
        "docs/SCENARIOS.md is stale: cargo run -p dradis-scenario --example scenario_words"
    );
    for kind in words::correction_types() {
        assert!(text.contains(&format!("`{kind}`")), "correction {kind}");
    }
}

/// The words that a mistake names as allowed, in backquotes.
fn allowed(mistake: &serde_json::Error) -> Vec<String> {
    let said = mistake.to_string();
    let (_, allowed) = said.split_once("expected").unwrap_or_default();
    let words = allowed.split('`').enumerate();
    let quoted = words.filter(|(at, _)| at % 2 == 1);
    quoted.map(|(_, word)| word.to_owned()).collect()
}

#[test]
fn the_documentation_lists_every_option_and_its_values() {
    let text = documentation();
    let (_, text) = text.split_once("### Options").expect("a section");
    let (text, _) = text.split_once("### Position").expect("an end of it");
    let options = |value: serde_json::Value| serde_json::from_value::<Options>(value);
    let unknown = options(json!({ "?": 1 })).expect_err("no such option");
    let fields = allowed(&unknown);
    assert!(fields.len() > 20, "{fields:?}");
    let (mut values, mut numbers) = (0, Vec::new());
    for field in fields {
        let row = format!("| `{field}` | ");
        let (_, row) = text.split_once(&row).expect(&field);
        let (row, _) = row.split_once('\n').expect(&field);
        let mistake = match field.as_str() {
            "modes" => options(json!({ field.as_str(): { "?": 1 } })),
            _ => options(json!({ field.as_str(): "?" })),
        };
        let mut said = allowed(&mistake.expect_err("no such value"));
        // Made-up kits are for tests alone.
        said.retain(|value| field != "game" || ["base", "combined"].contains(&value.as_str()));
        for value in &said {
            assert!(
                row.contains(&format!("`{value}`")) || row.contains(&format!("\"{value}\"")),
                "{field}: {value}"
            );
        }
        values += said.len();
        if said.is_empty() {
            numbers.push(field);
        }
    }
    assert_eq!(numbers, ["reading_seconds"]);
    assert!(values > 60, "{values}");
}

#[test]
fn the_documentation_lists_every_part_of_a_position() {
    let text = documentation();
    let (_, text) = text.split_once("### Position").expect("a section");
    let (text, _) = text.split_once("### Steps").expect("an end of it");
    let unknown = serde_json::from_value::<Position>(json!({ "?": 1 }));
    let parts = allowed(&unknown.expect_err("no such part"));
    assert!(parts.len() > 40, "{parts:?}");
    let missing: Vec<_> = parts
        .iter()
        .filter(|part| !text.contains(&format!("`{part}`")))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_happening_has_an_example() {
    let told = words::happenings().expect("examples that can be read");
    let told = told.iter().map(|example| {
        let example: serde_json::Value = serde_json::from_str(example).expect("an example");
        example["type"].as_str().expect("a type").to_owned()
    });
    let told: Vec<String> = told.collect();
    assert!(words::happening_types().len() > 30);
    assert_eq!(told, words::happening_types());
    assert!(words::questions().len() > 40);
}

/// Asked at Breeder's Canyon alone: no scenario comes there.
#[test]
fn a_dial_that_is_chosen_has_the_name_of_a_dial() {
    for dial in Resource::ALL {
        let spoken = words::spoken(&[], Choice::Dial(dial));
        let shape = words::shape_of(&[], PromptKind::ChooseCourse, &spoken);
        assert_eq!(shape, Some("dial:DIAL"), "{spoken}");
    }
}

/// What the scenarios ask, each answer by the name that it has in a file.
#[test]
#[allow(clippy::print_stdout, reason = "how often each question was met")]
fn every_answer_that_a_scenario_could_give_has_a_name() {
    let mut met: std::collections::BTreeMap<String, u32> = std::collections::BTreeMap::new();
    let mut unnamed = std::collections::BTreeSet::new();
    for file in files() {
        let run = dradis_scenario::run(&text_of(&file)).expect("no mistake");
        let mut state = State::default();
        let mut before = 0;
        for Traced { line, event, .. } in &run.trace {
            if *line != before {
                before = *line;
                let names: Vec<String> = state.seats.iter().map(|seat| seat.name.clone()).collect();
                for prompt in prompts(&state) {
                    *met.entry(format!("{:?}", prompt.kind)).or_default() += 1;
                    let forbidden = prompt.not_allowed.iter().map(|no| no.id.text());
                    for id in prompt.options().chain(forbidden) {
                        let choice: Choice = id.parse().expect("an answer");
                        let spoken = words::spoken(&names, choice);
                        if words::shape_of(&names, prompt.kind, &spoken).is_none() {
                            let _new = unnamed.insert(format!("{spoken} to {:?}", prompt.kind));
                        }
                    }
                }
            }
            apply(&mut state, event);
        }
    }
    for (kind, times) in &met {
        println!("{times:6} {kind}");
    }
    assert_eq!(unnamed, std::collections::BTreeSet::new());
    assert!(met.len() > 35, "{} questions", met.len());
}

#[test]
fn an_answer_is_named_alike_everywhere_and_its_old_name_is_known() {
    let text = format!(
        r#"{HEAD} "options": {{ "modes": {{ "damage": "table" }} }},
        "position": {{
            "characters": {{ "Ana": "laura-roslin", "Ben": "saul-tigh", "Cem": "galen-tyrol" }},
            "turn": {{ "number": 4, "active": "Ana" }}
        }},
        "steps": [
            {{ "record": {{ "type": "galactica-damaged", "token": null }} }},
            {{ "expect": {{ "prompts": ASKED }} }},
            {{ "answer": {{ "ask": "draw-damage", "option": "ANSWER" }} }},
            {{ "expect": {{ "spent-damage": ["fuel"] }} }}
        ] }}"#
    );
    let run = |answer: &str, asked: &str| -> Vec<String> {
        let text = text.replace("ANSWER", answer).replace("ASKED", asked);
        let run = dradis_scenario::run(&text).expect("no mistake");
        run.differences.iter().map(ToString::to_string).collect()
    };
    let listed = run("fuel", "[]").remove(0);
    let now = listed.split_once("it is ").expect("what it is").1;
    assert!(
        now.contains("\"fuel\"") && !now.contains("resource-"),
        "{now}"
    );
    assert_eq!(run("fuel", now), [] as [&str; 0]);
    let old = now.replace("\"fuel\"", "\"resource-fuel\"");
    assert_eq!(run("resource-fuel", &old), [] as [&str; 0]);
    let other = now.replace("\"fuel\"", "\"petrol\"");
    assert_eq!(run("fuel", &other).len(), 1, "an answer that there is not");
}
