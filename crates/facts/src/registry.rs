//! The rule registry: every rule of the specification, embedded as data.
//!
//! A rule here is what the "Why?" sheet shows: a short title, where each rulebook edition prints
//! it, and one line of explanation once Dradis implements it. All of it is public. The data lie in
//! `content/rules/`, one file per file of the specification, one JSON object per line; ids and
//! citations there are refreshed by `update.py`.
//!
//! Invariant: the registry has an entry for every [`RuleId`], so looking one up cannot fail.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::mark::RuleId;

/// The longest title, in characters: it must fit one line of a phone.
pub const TITLE_LIMIT: usize = 80;

/// A rulebook of the base game. All four number their pages alike.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "lowercase"))]
pub enum Edition {
    /// English. The rules name none of its pages: none was compared.
    En,
    /// German, printing of 2013, with corrections; the default where editions differ.
    #[default]
    De,
    /// Spanish.
    Es,
    /// Italian.
    It,
    /// Polish.
    Pl,
}

/// Why Dradis has nothing to do for a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotApplicable {
    /// It describes pieces that stay on the table.
    ComponentFact,
    /// It advises people; nothing in the game depends on it.
    Advice,
    /// It happens on the table alone, with pieces Dradis does not follow.
    TableOnly,
    /// It tells of one card as an example; the facts hold all cards.
    Sample,
    /// No card that Dradis knows asks for it.
    NoCard,
    /// It speaks about the specification or its sources.
    Specification,
    /// Another rule replaces it.
    Superseded(RuleId),
}

/// One rule of the specification.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The rule's id.
    pub id: RuleId,
    /// What the rule asks for, in our own words; at most [`TITLE_LIMIT`] characters.
    pub title: String,
    /// The title is a placeholder made from the id; no implemented rule has one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub title_draft: bool,
    /// One sentence for the "Why?" sheet; every implemented rule has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explanation: Option<String>,
    /// Set when Dradis has nothing to do for the rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_applicable: Option<NotApplicable>,
    /// Pages of the base rulebooks that print the rule, ascending; an edition that does not print
    /// it, or whose page is unknown, is absent.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub pages: BTreeMap<Edition, Vec<u16>>,
    /// Headings of the combined rules of all expansions under which the rule stands. That text has
    /// no page numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub combined: Vec<String>,
    /// Where the editions print it differently: the entries that say how, and what Dradis does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differs: Vec<RuleId>,
}

/// The rules of one file of the specification, in its order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulesFile {
    /// The file's name without its ending, such as `11-base-turn`.
    pub name: &'static str,
    /// The rules it holds.
    pub rules: Vec<Rule>,
}

/// All rules of the specification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Registry {
    files: Vec<RulesFile>,
    /// For each id, in the order of the ids: its file and its place there.
    places: Vec<(usize, usize)>,
}

/// What is wrong with the registry's data.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RegistryError {
    /// A line is not a rule.
    #[error("{file}, line {line}: {problem}")]
    Line {
        /// The file's name.
        file: &'static str,
        /// The line, counted from 1.
        line: usize,
        /// What the line has wrong.
        problem: String,
    },
    /// A rule is in the list of ids and in no file.
    #[error("{0} is in the list of ids and in no file")]
    Absent(RuleId),
}

impl Registry {
    /// The registry that is built into the program.
    ///
    /// # Panics
    /// Never in a program whose tests have passed: a test reads the embedded data.
    #[must_use]
    pub fn embedded() -> &'static Self {
        static REGISTRY: OnceLock<Registry> = OnceLock::new();
        REGISTRY.get_or_init(|| Self::read(&FILES).expect("the embedded rules are well formed"))
    }

    /// Reads `(name, JSON lines)` pairs.
    ///
    /// # Errors
    /// [`RegistryError`]: the first line that is no rule, or a rule that no file has.
    pub fn read(texts: &[(&'static str, &str)]) -> Result<Self, RegistryError> {
        let mut files = Vec::new();
        let mut places = BTreeMap::new();
        for (file_at, &(name, text)) in texts.iter().enumerate() {
            let mut rules = Vec::new();
            for (at, line) in text.lines().enumerate() {
                let rule = read_line(line).map_err(|problem| RegistryError::Line {
                    file: name,
                    line: at + 1,
                    problem,
                })?;
                // A point that was open is listed as a question and again as a decision; the
                // later file holds the decision.
                places.insert(rule.id, (file_at, at));
                rules.push(rule);
            }
            files.push(RulesFile { name, rules });
        }
        if let Some(absent) = RuleId::all().find(|id| !places.contains_key(id)) {
            return Err(RegistryError::Absent(absent));
        }
        Ok(Self {
            files,
            places: places.into_values().collect(),
        })
    }

    /// The rule with this id. A point that was open and is settled is found as its decision.
    #[must_use]
    pub fn rule(&self, id: RuleId) -> &Rule {
        let (file, at) = self.places[id.index()];
        &self.files[file].rules[at]
    }

    /// The files of the specification, in the order of their names.
    #[must_use]
    pub fn files(&self) -> &[RulesFile] {
        &self.files
    }
}

fn read_line(line: &str) -> Result<Rule, String> {
    let rule: Rule = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let length = rule.title.chars().count();
    if length == 0 || length > TITLE_LIMIT {
        return Err(format!(
            "the title of {} has {length} characters; 1 to {TITLE_LIMIT} are allowed",
            rule.id
        ));
    }
    if rule
        .explanation
        .as_deref()
        .is_some_and(|text| text.trim().is_empty())
    {
        return Err(format!(
            "the explanation of {} is empty; leave it out instead",
            rule.id
        ));
    }
    Ok(rule)
}

macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!("../content/rules/", $name, ".jsonl")))),+]
    };
}

static FILES: [(&str, &str); 25] = files![
    "10-base-setup",
    "11-base-turn",
    "12-base-skill-checks",
    "13-base-jump-and-objective",
    "14-base-loyalty-and-cylons",
    "15-base-combat",
    "16-base-titles-and-limits",
    "17-base-secrecy",
    "18-end-of-game",
    "20-expansions-setup",
    "21-expansions-loyalty-leaders-motives",
    "22-expansions-turn-and-skill-checks",
    "23-expansions-combat",
    "24-new-caprica",
    "25-ionian-nebula",
    "26-earth",
    "27-executions",
    "28-characters-clarifications",
    "29-filled-gaps",
    "90-editions-disagree",
    "91-worked-examples",
    "92-often-forgotten",
    "93-open-questions",
    "94-settled",
    "95-corrections",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule;

    fn problem(line: &str) -> String {
        Registry::read(&[("11-base-turn", line)])
            .expect_err("a broken line")
            .to_string()
    }

    #[test]
    fn every_id_has_an_entry_of_its_own_name() {
        let registry = Registry::embedded();
        for id in RuleId::all() {
            assert_eq!(registry.rule(id).id, id);
        }
    }

    #[test]
    fn no_file_lists_an_id_twice_and_only_open_points_are_in_two_files() {
        let mut seen = BTreeMap::new();
        for file in Registry::embedded().files() {
            for rule in &file.rules {
                if let Some(other) = seen.insert(rule.id, file.name) {
                    // An open point is settled, and a correction may say of it that it was confirmed.
                    let points = ["93-open-questions", "94-settled", "95-corrections"];
                    let place = |name| points.iter().position(|point| *point == name);
                    let (other, here) = (place(other), place(file.name));
                    assert!(other.is_some() && other < here, "{}", rule.id);
                    assert!(rule.id.as_str().starts_with("OPEN-"), "{}", rule.id);
                }
            }
        }
    }

    #[test]
    fn a_rule_tells_where_each_edition_prints_it() {
        let setup = Registry::embedded().rule(rule!("SETUP-7"));
        assert_eq!(
            setup.title,
            "Give each title to the character highest on its list"
        );
        let editions = [Edition::De, Edition::Es, Edition::It, Edition::Pl];
        assert_eq!(
            setup.pages,
            editions.map(|edition| (edition, vec![5])).into()
        );
        let boomer = Registry::embedded().rule(rule!("SLEEPER-3"));
        assert_eq!(
            boomer.combined,
            ["Habilidades de los Jugadores Cylon Revelados"]
        );
    }

    #[test]
    fn a_settled_point_is_found_as_its_decision() {
        let clamp = Registry::embedded().rule(rule!("OPEN-11b"));
        assert!(!clamp.title_draft, "{}", clamp.title);
        assert!(clamp.title.contains("0 and 15"), "{}", clamp.title);
    }

    #[test]
    fn under_a_tenth_of_a_file_is_not_applicable() {
        for file in Registry::embedded().files() {
            let count = file
                .rules
                .iter()
                .filter(|rule| rule.not_applicable.is_some())
                .count();
            assert!(
                count * 10 < file.rules.len(),
                "{}: {count} of {} rules",
                file.name,
                file.rules.len()
            );
        }
    }

    #[test]
    fn a_superseded_rule_names_a_rule_that_stands() {
        let registry = Registry::embedded();
        for rule in RuleId::all().map(|id| registry.rule(id)) {
            if let Some(NotApplicable::Superseded(by)) = rule.not_applicable {
                assert_eq!(registry.rule(by).not_applicable, None, "{} → {by}", rule.id);
            }
        }
    }

    #[test]
    fn a_draft_title_says_so() {
        for rule in Registry::embedded()
            .files()
            .iter()
            .flat_map(|file| &file.rules)
        {
            assert_eq!(
                rule.title.contains(", point "),
                rule.title_draft,
                "{}",
                rule.id
            );
        }
    }

    #[test]
    fn an_explanation_is_one_sentence() {
        for rule in Registry::embedded()
            .files()
            .iter()
            .flat_map(|file| &file.rules)
        {
            if let Some(text) = &rule.explanation {
                assert!(
                    text.ends_with('.') && !text.contains(". "),
                    "{}: {text}",
                    rule.id
                );
                assert!(text.chars().count() <= 200, "{}: {text}", rule.id);
            }
        }
    }

    #[test]
    fn a_broken_line_is_named_with_its_fault() {
        assert_eq!(
            problem(r#"{"id": "RES-5", "title": ""}"#),
            "11-base-turn, line 1: the title of RES-5 has 0 characters; 1 to 80 are allowed"
        );
        assert_eq!(
            problem(&format!(
                r#"{{"id": "RES-5", "title": "{}"}}"#,
                "x".repeat(81)
            )),
            "11-base-turn, line 1: the title of RES-5 has 81 characters; 1 to 80 are allowed"
        );
        assert_eq!(
            problem(r#"{"id": "RES-5", "title": "Cap", "explanation": " "}"#),
            "11-base-turn, line 1: the explanation of RES-5 is empty; leave it out instead"
        );
        let second = format!(
            "{}\n{}",
            r#"{"id": "RES-5", "title": "Cap"}"#, r#"{"id": "RES-50"}"#
        );
        assert!(problem(&second).starts_with("11-base-turn, line 2: \"RES-50\" is no rule"));
        assert!(problem(r#"{"id": "RES-5", "title": "Cap", "note": 1}"#).contains("unknown field"));
        assert!(
            problem(r#"{"id": "RES-5", "title": "Cap", "not_applicable": "boring"}"#)
                .contains("unknown variant `boring`, expected one of `component_fact`, `advice`")
        );
    }

    #[test]
    fn a_title_of_exactly_the_limit_is_allowed() {
        let line = format!(r#"{{"id": "RES-5", "title": "{}"}}"#, "ß".repeat(80));
        assert_eq!(read_line(&line).expect("fits").title.chars().count(), 80);
    }

    #[test]
    fn a_missing_rule_is_named() {
        let line = r#"{"id": "RES-5", "title": "Cap every dial"}"#;
        assert_eq!(problem(line), "ABIL-1 is in the list of ids and in no file");
    }
}
