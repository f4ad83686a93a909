//! Scenario files: what drives the game, and what is said of it.

use dradis_facts::SeatId;
use dradis_rules::tell::view::Viewer;
use dradis_rules::view;
use dradis_scenario::{Difference, Mistake, Run, Show, show};
use serde_json::json;

const HEAD: &str = r#""format": "dradis-scenario", "version": 1, "title": "t""#;
const TRIO: &str = r#""players": ["Ana", "Ben", "Cem"]"#;
const CHOSEN: &str = r#""position": { "characters": { "Ana": "gaius-baltar", "Ben": "saul-tigh", "Cem": "boomer" } }"#;
const DEAL: &str = r#"{ "answer": { "ask": "deal-loyalty", "option": "deal" } }"#;

/// Runs a file with these fields and steps.
fn run(fields: &[&str], steps: &[&str]) -> Result<Run, Mistake> {
    let fields = [&[HEAD], fields].concat().join(", ");
    dradis_scenario::run(&format!(
        "{{ {fields}, \"steps\": [ {} ] }}",
        steps.join(", ")
    ))
}

fn mistake(fields: &[&str], steps: &[&str]) -> String {
    run(fields, steps).expect_err("a mistake").what
}

fn differences(fields: &[&str], steps: &[&str]) -> Vec<String> {
    let run = run(fields, steps).expect("no mistake");
    run.differences.iter().map(ToString::to_string).collect()
}

#[test]
fn a_seed_decides_the_draws() {
    let dealt = |seed: &str| {
        let seed = format!("\"seed\": \"{seed}\"");
        let run = run(&[TRIO, CHOSEN, &seed], &[DEAL]).expect("no mistake");
        run.history.state().loyalty.clone()
    };
    let zeros = "00".repeat(32);
    let counting: String = (0..32).map(|byte| format!("{byte:02x}")).collect();
    let other = format!("{}21", &counting[..62]);
    assert_eq!(dealt(&zeros), dealt(&zeros));
    let without = run(&[TRIO, CHOSEN], &[DEAL]).expect("no mistake");
    assert_eq!(
        without.history.state().loyalty,
        dealt(&zeros),
        "zeros when left out"
    );
    assert_ne!(dealt(&zeros), dealt(&counting));
    assert_ne!(dealt(&"01".repeat(32)), dealt(&counting));
    assert_ne!(dealt(&other), dealt(&counting), "every digit counts");
}

#[test]
fn a_seed_is_64_hexadecimal_digits() {
    for seed in [
        "00".repeat(31),
        "00".repeat(33),
        "zz".repeat(32),
        "é".repeat(32),
    ] {
        let field = format!("\"seed\": \"{seed}\"");
        assert_eq!(
            mistake(&[TRIO, &field], &[]),
            "the seed has 64 hexadecimal digits"
        );
    }
    let text = format!("{{ {HEAD}, {TRIO},\n\n\"seed\": \"12\",\n\"steps\": [] }}");
    assert_eq!(dradis_scenario::run(&text).expect_err("a mistake").line, 3);
}

#[test]
fn the_first_player_is_named_or_rolled() {
    let first = |field: &str| {
        run(&[TRIO, field], &[])
            .expect("no mistake")
            .history
            .state()
            .turn
            .first
    };
    assert_eq!(first(r#""first": "Cem""#), Some(SeatId(2)));
    assert_eq!(first(r#""options": {}"#), Some(SeatId(0)));
    let rolled = run(&[TRIO, r#""first": "rolled""#], &[]).expect("no mistake");
    assert!(rolled.history.state().turn.first.is_some());
    assert_eq!(
        serde_json::to_value(&rolled.trace[0].event).expect("plain data")["type"],
        "drew"
    );
    assert_eq!(
        mistake(&[TRIO, r#""first": "Eva""#], &[]),
        "nobody is called \"Eva\"; the players are: Ana, Ben, Cem"
    );
    assert_eq!(
        mistake(&[TRIO, CHOSEN, r#""first": "Cem""#], &[]),
        "name the first player in the position, not beside it"
    );
}

#[test]
fn only_this_version_is_read() {
    let text = r#"{ "format": "dradis-scenario", "version": 2, "title": "t", "players": [], "steps": [] }"#;
    assert_eq!(
        dradis_scenario::run(text).expect_err("a mistake").what,
        "this is version 2; version 1 can be read"
    );
}

#[test]
fn a_set_up_that_is_refused_is_a_mistake() {
    assert_eq!(
        mistake(&[r#""players": ["Ana"]"#], &[]),
        "1 players cannot play; 3 to 6 can"
    );
}

#[test]
fn an_answer_can_name_the_player_asked() {
    let read = |player: &str| {
        format!(
            r#"{{ "answer": {{ "ask": "read-loyalty", "option": "read", "player": "{player}" }}, "by": "{player}" }}"#
        )
    };
    let steps = [DEAL, &read("Cem"), &read("Ana")];
    let expect = r#"{ "expect": { "still-reading": 1 } }"#;
    assert_eq!(
        differences(&[TRIO, CHOSEN], &[&steps[..], &[expect]].concat()),
        [""; 0]
    );
    let run = run(&[TRIO, CHOSEN], &steps).expect("no mistake");
    assert_eq!(run.history.state().agenda.still_reading(), [SeatId(1)]);
}

#[test]
fn a_step_by_somebody_is_theirs() {
    let choose = r#"{ "answer": { "ask": "choose-character", "option": "helo" }, "by": "Ben" }"#;
    assert_eq!(
        differences(&[TRIO], &[choose]),
        ["line 1: this step was refused: \"not-yours\""]
    );
    let referee = choose.replace("Ben", "referee");
    assert_eq!(differences(&[TRIO], &[&referee]), [""; 0]);
}

#[test]
fn a_refusal_that_was_expected_must_come() {
    let undo = r#"{ "redo": true, "refused": "nothing-to-undo" }"#;
    assert_eq!(
        differences(&[TRIO], &[undo]),
        ["line 1: this step should be refused: \"nothing-to-undo\"; it was: \"nothing-to-redo\""]
    );
    let fine = r#"{ "change": { "dial": "fuel", "by": 1 }, "refused": "no-change" }"#;
    assert_eq!(
        differences(&[TRIO], &[fine]),
        ["line 1: this step should be refused: \"no-change\"; it was not"]
    );
}

#[test]
fn an_expectation_stands_alone() {
    for beside in [r#""by": "Ana""#, r#""refused": "not-yours""#] {
        assert_eq!(
            mistake(&[TRIO], &[&format!(r#"{{ "expect": {{}}, {beside} }}"#)]),
            "an expectation has neither \"by\" nor \"refused\""
        );
    }
}

#[test]
fn a_step_does_one_thing() {
    let both = r#"{ "undo": true, "redo": true }"#;
    assert!(mistake(&[TRIO], &[both]).starts_with("a step does one thing:"));
}

#[test]
fn a_correction_says_what_and_to_what() {
    for correction in [
        r#"{ "dial": "fuel" }"#,
        r#"{ "turn": 3, "active": "Ana" }"#,
        "{}",
    ] {
        let said = mistake(&[TRIO], &[&format!(r#"{{ "correct": {correction} }}"#)]);
        assert!(
            said.starts_with("a correction has \"dial\" and \"value\""),
            "{said}"
        );
    }
}

#[test]
fn differences_are_told_in_their_order_with_line_and_path() {
    let text = format!(
        "{{ {HEAD}, {TRIO},\n\"steps\": [\n{{ \"expect\": {{ \"dials\": {{ \"fuel\": 8, \"food\": 1 }} }} }},\n\n\
         {{ \"expect\": {{ \"stage\": \"over\", \"red\": [\"fuel\"] }} }} ] }}"
    );
    let run = dradis_scenario::run(&text).expect("no mistake");
    let difference = |line, at: &str, expected, found| Difference {
        line,
        at: at.to_owned(),
        expected,
        found,
    };
    assert_eq!(
        run.differences,
        [
            difference(3, "dials.food", json!(1), json!(8)),
            difference(5, "red", json!(["fuel"]), json!([])),
            difference(5, "stage", json!("over"), json!("choosing-characters")),
        ]
    );
}

#[test]
fn the_standing_names_everything() {
    let expect = json!({ "expect": {
        "stage": "reading",
        "first": "Ana",
        "turn": null,
        "dials": { "fuel": 8, "food": 4, "morale": 10, "population": 12 },
        "red": ["food"],
        "titles": { "president": "Ana", "admiral": "Ben" },
        "characters": { "Ana": "gaius-baltar", "Ben": "saul-tigh", "Cem": "boomer" },
        "held": { "Ana": 2, "Ben": 1, "Cem": 1 },
        "left": 4,
        "still-reading": 3,
        "outcome": null,
        "undo": "free",
        "redo": false,
    }});
    let loss = r#"{ "change": { "dial": "food", "by": -4 } }"#;
    let expect = expect.to_string();
    assert_eq!(
        differences(&[TRIO, CHOSEN], &[DEAL, loss, &expect]),
        [""; 0]
    );
}

#[test]
fn prompts_stand_with_their_options_and_rules() {
    let expect = json!({ "expect": { "prompts": [{
        "ask": "deal-loyalty",
        "decider": "referee",
        "options": ["deal"],
        "not-allowed": [],
        "cause": "LOYDECK-4",
    }]}});
    assert_eq!(
        differences(&[TRIO, CHOSEN], &[&expect.to_string()]),
        [""; 0]
    );
    let choosing = r#"{ "expect": { "prompts": [] } }"#;
    let run = run(
        &[TRIO],
        &[
            r#"{ "answer": { "ask": "choose-character", "option": "helo" } }"#,
            choosing,
        ],
    )
    .expect("no mistake");
    let found = &run.differences[0].found[0];
    assert_eq!(found["decider"], "Ben");
    assert_eq!(
        found["not-allowed"],
        json!(["william-adama", "saul-tigh", "helo"])
    );
    assert_eq!(found["options"][0], "laura-roslin");
}

#[test]
fn hidden_cards_stand_by_name() {
    let loyalty = r#""position": {
        "characters": { "Ana": "laura-roslin", "Ben": "saul-tigh", "Cem": "apollo" },
        "loyalty": { "hands": { "Ana": ["cylon-send-to-brig"], "Ben": ["not-a-cylon"] }, "deck": ["not-a-cylon"] } }"#;
    let expect = json!({ "expect": {
        "hands": { "Ana": ["cylon-send-to-brig"], "Ben": ["not-a-cylon"], "Cem": [] },
        "deck": ["not-a-cylon"],
    }});
    assert_eq!(
        differences(&[TRIO, loyalty], &[&expect.to_string()]),
        [""; 0]
    );
}

#[test]
fn the_trace_gives_each_event_its_line_and_rules() {
    let text = format!(
        "{{ {HEAD}, {TRIO}, {CHOSEN}, \"steps\": [\n{DEAL},\n{{ \"change\": {{ \"dial\": \"fuel\", \"by\": -1 }} }}\n] }}"
    );
    let run = dradis_scenario::run(&text).expect("no mistake");
    let traced = serde_json::to_value(&run.trace).expect("plain data");
    let last = traced.as_array().expect("a list").last().expect("an event");
    assert_eq!(
        *last,
        json!({
            "line": 3,
            "event": { "type": "resource-changed", "resource": "fuel", "by": -1, "from": 8, "to": 7 },
            "rules": ["RES-3"],
        })
    );
    assert_eq!(traced[0]["line"], 1, "the set-up");
    assert_eq!(run.title, "t");
}

#[test]
fn a_game_is_shown_in_three_ways() {
    let run = run(&[TRIO, CHOSEN], &[DEAL]).expect("no mistake");
    let state = run.history.state();
    let shown = |what| show(state, what).expect("plain data");
    let json = |viewer| serde_json::to_value(view(state, viewer)).expect("plain data");
    assert_eq!(shown(Show::Public), json(Viewer::Public));
    assert_eq!(shown(Show::Seat(SeatId(1))), json(Viewer::Seat(SeatId(1))));
    assert_eq!(
        shown(Show::Full),
        serde_json::to_value(state).expect("plain data")
    );
}

#[test]
fn steps_are_numbered_as_in_a_journal() {
    let run = run(&[TRIO, CHOSEN], &[DEAL]).expect("no mistake");
    assert_eq!(run.seats(), 3);
    let (number, _) = run.history.last_done().expect("a step");
    assert_eq!(number, 2, "the set-up is the first");
}

const FOUR: &str = r#""players": ["Ana", "Ben", "Cem", "Dana"]"#;

/// A game with all boxes, with more in its position.
fn all_boxes(objective: &str, position: &str, expect: &str) -> Result<Run, Mistake> {
    let options = format!(
        r#""options": {{ "game": {{ "combined": {{ "objective": "{objective}" }} }},
        "modes": {{ "loyalty": "table", "destiny": "table", "damage": "table", "civilian_ships": "table" }} }}"#
    );
    let position = format!(
        r#""position": {{
        "characters": {{ "Ana": "galen-tyrol", "Ben": "laura-roslin", "Cem": "cavil", "Dana": "apollo" }},
        "turn": {{ "number": 6, "active": "Ana", "step": "action" }}, {position} }}"#
    );
    let expect = format!(r#"{{ "expect": {expect} }}"#);
    run(&[FOUR, &options, &position], &[&expect])
}

/// What holds in a game with all boxes, in the words of a position.
#[test]
fn an_expectation_names_what_only_all_boxes_have() {
    let kobol = (
        "kobol",
        r#""areas": { "cylon-fleet-bow": { "raiders": 2, "basestars": [[], ["critical-hit"]] }, "stern": { "raiders": 1 } },
           "pursuit": 2, "infiltrating": true, "places": { "Cem": "command", "Dana": "armory" },
           "miracles": { "Ana": 0, "Ben": 1 }, "held": { "mutiny": { "Ana": 1 }, "motive": { "Cem": 3 } },
           "other-vipers": { "gained-assault-raptors": 1 }, "titles": { "cag": "Dana" },
           "loyalty-cards": { "hands": { "Ana": 2, "Ben": 1 }, "deck": 4 },
           "executed": ["helo"], "used": ["blind-devotion"], "crises-in-play": ["detector-sabotage"],
           "quorum-in-play": [{ "card": "accept-prophecy" }, { "card": "assign-vice-president", "with": "Ana" }]"#,
        r#"{ "areas": { "cylon-fleet-bow": { "raiders": 2, "heavy-raiders": 0, "basestars": [[], ["critical-hit"]] },
                        "cylon-fleet-stern": { "raiders": 0 }, "stern": { "raiders": 1 } },
             "pursuit": 2, "infiltrating": true, "titles": { "cag": "Dana", "president": "Ben" },
             "miracles": { "Ana": 0, "Ben": 1, "Dana": 1 },
             "held-by-kind": { "mutiny": { "Ana": 1, "Ben": 0 }, "motive": { "Cem": 3 }, "loyalty": { "Ana": 2 } },
             "gained-assault-raptors": 1, "executed": ["helo"], "unmourned": [], "used": ["blind-devotion"],
             "crises-in-play": ["detector-sabotage"], "open": [], "seen": [], "visited": [], "eliminated": [],
             "quorum-in-play": [{ "card": "accept-prophecy", "with": null }, { "card": "assign-vice-president", "with": "Ana" }],
             "new-caprica": null, "ionian": null, "earth": { "active": null }, "crossroads-over": false }"#,
    );
    let new_caprica = (
        "new-caprica",
        r#""distance": 7, "places": { "Ana": "shipyard", "Ben": "detention", "Cem": "occupation-authority", "Dana": "resistance-hq" },
           "new-caprica": { "back": false, "forces": [1, 0, 2], "locked": 4, "prepared": 1 }"#,
        r#"{ "new-caprica": { "back": false, "forces": [1, 0, 2], "locked": 4, "prepared": 1 } }"#,
    );
    let ionian = (
        "ionian-nebula",
        r#""ionian": { "allies": ["helo-ally"], "boxed": ["hot-dog-ally"], "spots": [{ "location": "brig" }, { "ally": "helo-ally" }],
                      "trauma": { "Ana": 2 } }"#,
        r#"{ "ionian": { "allies": ["helo-ally"], "boxed": ["hot-dog-ally"], "spots": [{ "location": "brig" }, { "ally": "helo-ally" }] },
             "held-by-kind": { "trauma": { "Ana": 2, "Ben": 0 } } }"#,
    );
    let earth = (
        "earth",
        r#""earth": { "active": "destroy-the-hub", "beside": ["rescue-hera"], "rebel": "humans", "centurions_out": 1 }"#,
        r#"{ "earth": { "active": "destroy-the-hub", "down": false, "beside": ["rescue-hera"], "discarded": [], "rebel": "humans",
                        "hub_destroyed": false, "ships_out": {}, "centurions_out": 1 } }"#,
    );
    for (objective, position, expect) in [kobol, new_caprica, ionian, earth] {
        let run = all_boxes(objective, position, expect);
        let run = run.unwrap_or_else(|mistake| panic!("{objective}: {mistake}"));
        let differences: Vec<String> = run.differences.iter().map(ToString::to_string).collect();
        assert_eq!(differences, [""; 0], "{objective}");
    }
}

#[test]
fn the_base_game_has_neither_cag_nor_pursuit() {
    let expect = |of: &str| format!(r#"{{ "expect": {of} }}"#);
    let none = expect(r#"{ "pursuit": null, "infiltrating": null, "miracles": { "Ana": null } }"#);
    assert_eq!(differences(&[TRIO, CHOSEN], &[&none]), [""; 0]);
    for unknown in [
        r#"{ "titles": { "cag": null } }"#,
        r#"{ "areas": { "cylon-fleet-bow": {} } }"#,
    ] {
        let said = mistake(&[TRIO, CHOSEN], &[&expect(unknown)]);
        assert!(said.starts_with("nothing is called"), "{said}");
    }
}

/// The words of the first column of the table of expectations, in order.
fn documented() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/SCENARIOS.md");
    let text = std::fs::read_to_string(path).expect("a file of the repository");
    let (_, section) = text.split_once("### Expectations").expect("the section");
    let rows = section.lines().take_while(|line| !line.starts_with("## "));
    let columns = rows.filter_map(|row| row.strip_prefix("| `")?.split(" | ").next());
    let words = columns.flat_map(|column| column.split(", "));
    let mut words: Vec<String> = words.map(|word| word.replace('`', "")).collect();
    words.sort();
    words
}

#[test]
fn the_documentation_names_every_expectation() {
    let said = mistake(&[TRIO], &[r#"{ "expect": { "all-of-them": 0 } }"#]);
    let (_, known) = said.split_once("allowed are: ").expect("a list");
    let known: Vec<&str> = known.split(", ").collect();
    assert_eq!(documented(), known);
}
