//! The registry against the specification it mirrors and against the sources that carry its ids.

#![allow(
    clippy::disallowed_methods,
    reason = "the comparison reads the specification and the sources"
)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dradis_facts::mark::RuleId;
use dradis_facts::registry::Registry;

#[path = "../examples/rules_report/coverage.rs"]
mod coverage;

use coverage::Marks;

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Ids in bold, such as `**RES-5**` or `**OPEN-01 Jump Preparation track.**`.
fn bold_ids(text: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let (_, bold) = text.split_once("**").unwrap_or_default();
    for rest in bold.split("**") {
        let id: String = rest
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || *c == '-')
            .collect();
        if id.starts_with(|c: char| c.is_ascii_uppercase()) && id.contains('-') {
            ids.insert(id);
        }
    }
    ids
}

/// The points a table of decisions settles (`OPEN-08, OPEN-20 cards` names two), and how many
/// of its rows name no point.
fn settled_ids(text: &str) -> (BTreeSet<String>, usize) {
    let mut ids = BTreeSet::new();
    let mut unnamed = 0;
    let mut rows = text.lines().filter_map(|line| line.strip_prefix("| "));
    // The head of the table.
    rows.next();
    for row in rows {
        let Some(first) = row.strip_prefix("OPEN-") else {
            unnamed += 1;
            continue;
        };
        let cell = first.split(" |").next().unwrap_or("");
        let points = cell
            .split(", ")
            .map(|point| point.strip_prefix("OPEN-").unwrap_or(point));
        for point in points.take_while(|point| point.starts_with(|c: char| c.is_ascii_digit())) {
            let number = point.split(' ').next().unwrap_or("");
            ids.insert(format!("OPEN-{number}"));
        }
    }
    (ids, unnamed)
}

#[test]
fn the_registry_has_exactly_the_ids_of_the_specification() {
    let folder = workspace().join("../shared/rules");
    let Ok(entries) = std::fs::read_dir(&folder) else {
        // The specification lies beside the repository only where the rules are being written.
        return;
    };
    let mut names = BTreeSet::new();
    for entry in entries {
        let path = entry.expect("a folder entry").path();
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let name = path
            .file_stem()
            .and_then(|stem| stem.to_str())
            .expect("a name")
            .to_owned();
        let file = Registry::embedded()
            .files()
            .iter()
            .find(|file| file.name == name);
        let registered: BTreeSet<String> = file
            .map(|file| file.rules.iter().map(|rule| rule.id.to_string()).collect())
            .unwrap_or_default();
        if name == "94-settled" {
            let (settled, unnamed) = settled_ids(&text);
            let (own, points): (BTreeSet<_>, BTreeSet<_>) = registered
                .into_iter()
                .partition(|id| id.starts_with("SETTLED-"));
            assert_eq!(points, settled);
            assert_eq!(own.len(), unnamed, "{own:?}");
        } else {
            assert_eq!(registered, bold_ids(&text), "{name}");
        }
        if file.is_some() {
            names.insert(name);
        }
    }
    let registered: BTreeSet<String> = Registry::embedded()
        .files()
        .iter()
        .map(|file| file.name.to_owned())
        .collect();
    assert_eq!(
        registered, names,
        "a file of the registry has left the specification"
    );
}

/// A sample of code, written so that this file itself marks nothing.
fn sample(code: &str) -> String {
    code.replace('§', "!")
}

#[test]
fn marks_are_read_from_code_that_ships_and_checks_from_every_test() {
    let source = &sample(
        r#"
/// Not a mark: rule§("RES-1")
fn cap() -> RuleId { rule§("RES-5") }
#[cfg(test)]
mod tests {
    fn t() { checks§("RES-5",
        "SLEEPER-3a"); rule§("RES-2"); }
}
"#,
    );
    let ids = |ids: &[&str]| -> BTreeSet<RuleId> {
        ids.iter()
            .map(|id| RuleId::parse(id).expect("an id"))
            .collect()
    };
    let mut marks = Marks::default();
    marks.read_source(Path::new("crates/rules/src/resources.rs"), source);
    assert_eq!(marks.implemented, ids(&["RES-5"]));
    assert_eq!(marks.tested, ids(&["RES-5", "SLEEPER-3a"]));

    let mut marks = Marks::default();
    marks.read_source(Path::new("tests/rules.rs"), source);
    assert_eq!(marks.implemented, ids(&[]));
    assert_eq!(marks.tested, ids(&["RES-5", "SLEEPER-3a"]));

    let mut marks = Marks::default();
    marks.read_scenario(Path::new("a.json"), r#"{"checks": ["END-2", "RES-5"]}"#);
    assert_eq!(marks.tested, ids(&["END-2", "RES-5"]));
    assert!(marks.mistakes.is_empty());
    marks.read_scenario(Path::new("b.json"), r#"{"checks": ["END-200"]}"#);
    marks.read_scenario(Path::new("c.json"), "{");
    assert_eq!(
        marks.mistakes,
        [
            "b.json: \"END-200\" is no rule of the specification; \
             rule ids look like RES-5 or SLEEPER-3a",
            "c.json: not JSON",
        ]
    );
}

#[test]
fn the_tally_puts_every_rule_in_one_place() {
    let mut marks = Marks::default();
    marks.read_source(
        Path::new("crates/rules/src/end.rs"),
        &sample(r#"rule§("END-2") checks§("END-2", "END-3")"#),
    );
    let files = Registry::embedded().files();
    let end = files
        .iter()
        .find(|file| file.name == "18-end-of-game")
        .expect("the file");
    let tally = marks.tally(end);
    let ids = |rules: &[&dradis_facts::registry::Rule]| -> Vec<&str> {
        rules.iter().map(|rule| rule.id.as_str()).collect()
    };
    assert_eq!(ids(&tally.implemented), ["END-2"]);
    assert_eq!(
        ids(&tally.tested),
        ["END-2"],
        "a check without an implementation counts nothing"
    );
    assert_eq!(ids(&tally.not_applicable), ["END-7"]);
    assert_eq!(tally.open.len(), end.rules.len() - 2);
}

#[test]
fn the_sources_name_no_rule_that_does_not_exist() {
    let marks = Marks::of_workspace(&workspace()).expect("readable sources");
    assert_eq!(marks.mistakes, Vec::<String>::new());
}

#[test]
fn every_checked_rule_has_code_that_carries_it() {
    let marks = Marks::of_workspace(&workspace()).expect("readable sources");
    let without_code: Vec<_> = marks
        .tested
        .difference(&marks.implemented)
        .filter(|rule| !rule.is_example())
        .collect();
    assert!(
        without_code.is_empty(),
        "tests check {without_code:?}, but no code that ships is marked with them"
    );
}

#[test]
fn every_implemented_rule_can_be_explained() {
    let marks = Marks::of_workspace(&workspace()).expect("readable sources");
    assert!(
        !marks.implemented.is_empty(),
        "the search has found no marks at all"
    );
    for rule in marks
        .implemented
        .iter()
        .map(|id| Registry::embedded().rule(*id))
    {
        let id = rule.id;
        assert!(
            !rule.title_draft,
            "{id} is implemented: give it a title of its own"
        );
        assert!(
            rule.explanation.is_some(),
            "{id} is implemented: explain it in one sentence"
        );
        assert_eq!(
            rule.not_applicable, None,
            "{id} is implemented, so it applies"
        );
    }
}
