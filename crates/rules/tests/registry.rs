//! The registry against the specification it mirrors and against the sources that carry its ids.

#![allow(
    clippy::disallowed_methods,
    reason = "the comparison reads the specification and the sources"
)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dradis_facts::mark::RuleId;
use dradis_facts::registry::{Registry, Rule};

#[path = "../examples/rules_report/coverage.rs"]
mod coverage;

use coverage::{Asked, Kind, Mark, Marks};

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
    marks.read_source("crates/rules/src/resources.rs", source);
    assert_eq!(marks.implemented(), ids(&["RES-5"]));
    assert_eq!(marks.tested(), ids(&["RES-5", "SLEEPER-3a"]));

    let mut marks = Marks::default();
    marks.read_source("tests/rules.rs", source);
    assert_eq!(marks.implemented(), ids(&[]));
    assert_eq!(marks.tested(), ids(&["RES-5", "SLEEPER-3a"]));

    let mut marks = Marks::default();
    marks.read_content(
        "a.json",
        "{ \"id\": \"here\",\n \"rules\": [\"RES-5\", \"END-2\"] }",
    );
    assert_eq!(marks.implemented(), ids(&["END-2", "RES-5"]));
    assert!(marks.tested().is_empty() && marks.mistakes.is_empty());

    let mut marks = Marks::default();
    marks.read_scenario("a.json", r#"{"checks": ["END-2", "RES-5"]}"#);
    assert_eq!(marks.tested(), ids(&["END-2", "RES-5"]));
    assert!(marks.mistakes.is_empty());
    marks.read_scenario("b.json", r#"{"checks": ["END-200"]}"#);
    marks.read_scenario("c.json", "{");
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
        "crates/rules/src/end.rs",
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
fn an_id_leads_to_its_code_and_to_everything_that_holds_it() {
    let mut marks = Marks::default();
    let code = sample(
        r#"
const CAP: RuleId = rule§("RES-5");
impl Dial {
    /// Not a mark: rule§("RES-5")
    pub(crate) const fn cap(
        &self,
    ) -> RuleId {
        let below = |x| { x };
        if below(1) {
            1
        } else {
            rule§("RES-5")
        }
    }
}
fn after() { rule§("RES-5") }
#[cfg(test)]
mod tests {
    #[test]
    fn a_dial_stops() {
        std::thread::scope(|scope| {
            checks§(
                "RES-1",
                "RES-5",
            );
        });
    }
}
"#,
    );
    marks.read_source("crates/rules/src/resources.rs", &code);
    marks.read_source(
        "crates/rules/src/tests/more.rs",
        &sample("fn t() { rule§(\"RES-5\") }"),
    );
    marks.read_scenario(
        "tests/scenarios/a.json",
        "{\n  \"title\": \"RES-5 and more\",\n  \"checks\": [\"END-2\",\n    \"RES-5\"]\n}",
    );
    marks.read_faults(
        "faults.json",
        "[\n  {\n    \"rule\": \"RES-5\",\n    \"fault\": \"no cap\"\n  }\n]",
    );
    marks.read_page_test(
        "ui/src/a.test.ts",
        "const made = { cause: \"RES-5\" };\ntest(\"the cap is told\", () => {\n  expect(why).toBe(\"RES-5\");\n});\n",
    );
    assert_eq!(marks.mistakes, Vec::<String>::new());
    let id = RuleId::parse("RES-5").expect("an id");
    let title = &Registry::embedded().rule(id).title;
    assert_eq!(
        marks.places(id),
        format!(
            "RES-5: {title}
carried out:
  crates/rules/src/resources.rs:2
  crates/rules/src/resources.rs:12  cap
  crates/rules/src/resources.rs:16  after
tests:
  crates/rules/src/resources.rs:24  a_dial_stops
scenarios:
  tests/scenarios/a.json:4  RES-5 and more
planted faults that must be found:
  faults.json:3  no cap
named in tests of the pages:
  ui/src/a.test.ts:3  the cap is told
"
        )
    );
    let unmarked = marks.places(RuleId::parse("RES-2").expect("an id"));
    assert_eq!(
        unmarked.matches(": none").count(),
        Kind::ALL.len(),
        "{unmarked}"
    );
}

#[test]
fn a_list_of_faults_that_cannot_be_read_is_a_mistake() {
    let mut marks = Marks::default();
    marks.read_faults("faults.json", "[{\"fault\": \"no cap\"}]");
    assert_eq!(
        marks.mistakes,
        ["faults.json: not a list of faults, each with its rule"]
    );
}

#[test]
fn the_report_is_asked_for_counts_for_rules_or_for_one_rule() {
    let asked = |words: &[&str]| {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        Asked::of(&words)
    };
    assert_eq!(asked(&[]), Ok(Asked::Counts));
    assert_eq!(asked(&["--ids"]), Ok(Asked::Rules));
    let id = RuleId::parse("RES-5").expect("an id");
    assert_eq!(asked(&["RES-5"]), Ok(Asked::Places(id)));
    assert_eq!(
        asked(&["RES-999"]),
        Err(
            "\"RES-999\" is no rule of the specification; rule ids look like RES-5 or SLEEPER-3a"
                .to_owned()
        )
    );
    assert!(asked(&["RES-5", "RES-1"]).is_err());
}

/// What a mark is said to stand at is read again from the file itself.
#[test]
#[expect(
    clippy::print_stdout,
    reason = "how often each kind was met is part of the result"
)]
fn every_place_that_the_sources_give_is_there() {
    let root = workspace();
    let marks = Marks::of_workspace(&root).expect("readable sources");
    for kind in Kind::ALL {
        let places: Vec<&Mark> = marks
            .found
            .iter()
            .filter(|mark| mark.kind == kind)
            .collect();
        println!("{kind:?}: {}", places.len());
        assert!(!places.is_empty(), "no mark of kind {kind:?} was found");
        for mark in places {
            let text = std::fs::read_to_string(root.join(&mark.path)).expect("a readable file");
            let lines: Vec<&str> = text.lines().collect();
            let here = lines[mark.line - 1];
            assert!(
                here.contains(&format!("\"{}\"", mark.rule)),
                "{mark:?}: {here}"
            );
            let name = mark.name.as_deref().unwrap_or_default();
            match kind {
                Kind::Code if mark.path.ends_with(".json") => {
                    assert!(text.contains(&format!("\"id\": \"{name}\"")), "{mark:?}")
                }
                Kind::Code => assert!(
                    name.is_empty() || text.contains(&format!("fn {name}")),
                    "{mark:?}"
                ),
                Kind::Test if here.trim_start().starts_with(&format!("{name}: checks!")) => {
                    assert!(text.contains("fn $name()"), "{mark:?}");
                }
                // What cargo runs: the function follows `#[test]`, and other attributes may stand between.
                Kind::Test => {
                    let begins = lines[..mark.line]
                        .iter()
                        .rposition(|line| line.trim_start().starts_with(&format!("fn {name}(")));
                    let above = lines[..begins.unwrap_or(0)].iter().rev();
                    let own =
                        above.take_while(|line| !line.trim().is_empty() && !line.starts_with('}'));
                    assert!(
                        own.copied().any(|line| line.trim() == "#[test]"),
                        "{mark:?}"
                    );
                }
                Kind::Scenario | Kind::Fault | Kind::Page => {
                    assert!(text.contains(name) && !name.is_empty(), "{mark:?}");
                }
            }
        }
    }
}

#[test]
fn the_sources_name_no_rule_that_does_not_exist() {
    let marks = Marks::of_workspace(&workspace()).expect("readable sources");
    assert_eq!(marks.mistakes, Vec::<String>::new());
}

#[test]
fn every_checked_rule_has_code_that_carries_it() {
    let marks = Marks::of_workspace(&workspace()).expect("readable sources");
    let (tested, implemented) = (marks.tested(), marks.implemented());
    let without_code: Vec<_> = tested
        .difference(&implemented)
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
        !marks.implemented().is_empty(),
        "the search has found no marks at all"
    );
    for rule in marks
        .implemented()
        .into_iter()
        .map(|id| Registry::embedded().rule(id))
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

/// What is open would be written down in docs/OPEN-RULES.md.
#[test]
fn no_rule_is_open_and_none_is_carried_out_without_a_test() {
    let marks = Marks::of_workspace(&workspace()).expect("readable sources");
    for file in Registry::embedded().files() {
        let tally = marks.tally(file);
        let ids = |rules: &[&Rule]| rules.iter().map(|rule| rule.id).collect::<Vec<_>>();
        assert_eq!(ids(&tally.open), Vec::<RuleId>::new(), "{}", file.name);
        assert_eq!(ids(&tally.tested), ids(&tally.implemented), "{}", file.name);
    }
}
