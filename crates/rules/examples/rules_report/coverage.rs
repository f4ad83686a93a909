//! Finds in the sources which rules are implemented and which are checked.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dradis_facts::mark::{RuleId, UnknownRule};
use dradis_facts::registry::{Registry, Rule, RulesFile};

/// Where the content lies, the scenarios, and the faults that the comparison with the reference model must find.
/// What is published; the made-up kit of the tests carries no rule out.
const CONTENT: [&str; 2] = [
    "crates/facts/content/base/",
    "crates/facts/content/combined/",
];
const SCENARIOS: &str = "tests/scenarios";
const FAULTS: &str = "tests/differential/faults/faults.json";

/// What names a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// A `rule!(…)` in code that ships, or a row of the content.
    Code,
    /// A `checks!(…)` in a test.
    Test,
    /// The `checks` list of a scenario.
    Scenario,
    /// A fault against the rule, planted to be found.
    Fault,
    /// A test of the pages that names the rule.
    Page,
}

impl Kind {
    /// In the order in which a report lists them.
    pub(crate) const ALL: [Self; 5] = [
        Self::Code,
        Self::Test,
        Self::Scenario,
        Self::Fault,
        Self::Page,
    ];

    /// The heading of a list of such places.
    const fn heading(self) -> &'static str {
        match self {
            Self::Code => "carried out",
            Self::Test => "tests",
            Self::Scenario => "scenarios",
            Self::Fault => "planted faults that must be found",
            Self::Page => "named in tests of the pages",
        }
    }
}

/// One place that names a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mark {
    pub(crate) rule: RuleId,
    pub(crate) kind: Kind,
    /// From the root of the workspace.
    pub(crate) path: String,
    /// Counted from 1.
    pub(crate) line: usize,
    /// The function, test, scenario or fault that it stands in; a mark in a constant stands in none.
    pub(crate) name: Option<String>,
}

/// Which rules the sources mark.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Marks {
    /// Sorted by path and line, as the files are read.
    pub(crate) found: Vec<Mark>,
    /// Places that name no rule of the specification.
    pub(crate) mistakes: Vec<String>,
}

/// How many rules of one file stand where.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Tally<'a> {
    pub(crate) implemented: Vec<&'a Rule>,
    pub(crate) tested: Vec<&'a Rule>,
    pub(crate) not_applicable: Vec<&'a Rule>,
    pub(crate) open: Vec<&'a Rule>,
}

/// What the report is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    /// How much of each rules file is implemented and tested.
    Counts,
    /// The same with every rule.
    Rules,
    /// Where one rule is carried out, and what holds it.
    Places(RuleId),
}

impl Asked {
    /// What the arguments of the command ask for, or one sentence on what is wrong with them.
    pub(crate) fn of(arguments: &[String]) -> Result<Self, String> {
        match arguments {
            [] => Ok(Self::Counts),
            [flag] if flag == "--ids" => Ok(Self::Rules),
            [id] => RuleId::parse(id)
                .map(Self::Places)
                .map_err(|unknown: UnknownRule| unknown.to_string()),
            _ => Err("rules_report takes one rule id, or --ids, or nothing".to_owned()),
        }
    }
}

impl Marks {
    /// Reads every crate's sources, every test and every scenario of the workspace.
    pub(crate) fn of_workspace(root: &Path) -> std::io::Result<Self> {
        let mut marks = Self::default();
        for path in files_below(root, &["crates", "src-tauri", "tests", "ui/src"])? {
            let text = || std::fs::read_to_string(&path);
            let inside = path.strip_prefix(root).unwrap_or(&path);
            let inside = inside.to_string_lossy().replace('\\', "/");
            if has_ending(&inside, ".rs") {
                marks.read_source(&inside, &text()?);
            } else if CONTENT.iter().any(|folder| inside.starts_with(folder))
                && has_ending(&inside, ".json")
            {
                marks.read_content(&inside, &text()?);
            } else if inside == FAULTS {
                marks.read_faults(&inside, &text()?);
            } else if inside.starts_with(SCENARIOS) && has_ending(&inside, ".json") {
                marks.read_scenario(&inside, &text()?);
            } else if has_ending(&inside, ".test.ts") || has_ending(&inside, ".spec.ts") {
                marks.read_page_test(&inside, &text()?);
            }
        }
        Ok(marks)
    }

    /// Reads one Rust source. Only what ships counts as implementing a rule: not the tests of a
    /// crate, which stand behind `#[cfg(test)]` at the end of a file or in folders of their own.
    pub(crate) fn read_source(&mut self, path: &str, text: &str) {
        let code = without_comments(text);
        let mut parts = path.split('/');
        let ships = match parts.next() {
            Some("src-tauri") => parts.next() == Some("src"),
            Some("crates") => parts.nth(1) == Some("src"),
            _ => false,
        };
        let own_tests = parts.any(|part| part == "tests" || part == "tests.rs");
        let shipped = if ships && !own_tests {
            code.split("#[cfg(test)]").next().unwrap_or("")
        } else {
            ""
        };
        for (at, id) in arguments(shipped, "rule!") {
            self.note(
                Kind::Code,
                path,
                line_at(&code, at),
                id,
                function(&code, at),
            );
        }
        for (at, id) in arguments(&code, "checks!") {
            self.note(
                Kind::Test,
                path,
                line_at(&code, at),
                id,
                function(&code, at),
            );
        }
    }

    /// Reads a file of the content: rows name the rules that their effects carry out, in one line.
    pub(crate) fn read_content(&mut self, path: &str, text: &str) {
        let mut row = None;
        for (line, code) in (1..).zip(text.lines()) {
            let quoted = |after: &str| {
                let (_, rest) = code.split_once(after)?;
                rest.split('"').next().map(str::to_owned)
            };
            row = quoted("\"id\": \"").or(row);
            let Some((_, rules)) = code.split_once("\"rules\": [") else {
                continue;
            };
            let rules = rules.split(']').next().unwrap_or_default();
            for (part, id) in rules.split('"').enumerate() {
                // Every second part stands between quotation marks.
                if part % 2 == 1 {
                    self.note(Kind::Code, path, line, id, row.clone());
                }
            }
        }
    }

    /// Reads the `checks` list of one scenario.
    pub(crate) fn read_scenario(&mut self, path: &str, text: &str) {
        let Ok(scenario) = serde_json::from_str::<serde_json::Value>(text) else {
            self.mistakes.push(format!("{path}: not JSON"));
            return;
        };
        let title = scenario.get("title").and_then(serde_json::Value::as_str);
        let listed = scenario.get("checks").and_then(|checks| checks.as_array());
        let list = text.find("\"checks\"").unwrap_or(0);
        for id in listed.into_iter().flatten() {
            let id = id.as_str().unwrap_or_default();
            let at = text[list..].find(&format!("\"{id}\"")).unwrap_or(0);
            let line = line_at(text, list + at);
            self.note(Kind::Scenario, path, line, id, title.map(str::to_owned));
        }
    }

    /// Reads the list of planted faults: each names the rule that it breaks.
    pub(crate) fn read_faults(&mut self, path: &str, text: &str) {
        let faults = serde_json::from_str::<Vec<serde_json::Value>>(text);
        let lines: Vec<usize> = (1..)
            .zip(text.lines())
            .filter(|(_, line)| line.trim_start().starts_with("\"rule\":"))
            .map(|(number, _)| number)
            .collect();
        match faults {
            Ok(faults) if faults.len() == lines.len() => {
                for (fault, line) in faults.iter().zip(lines) {
                    let word = |key: &str| fault.get(key).and_then(serde_json::Value::as_str);
                    let id = word("rule").unwrap_or_default();
                    let name = word("fault").map(str::to_owned);
                    self.note(Kind::Fault, path, line, id, name);
                }
            }
            _ => self
                .mistakes
                .push(format!("{path}: not a list of faults, each with its rule")),
        }
    }

    /// Reads a test of the pages. What it hands around before its tests begin holds nothing.
    pub(crate) fn read_page_test(&mut self, path: &str, text: &str) {
        let code = without_comments(text);
        let mut begins = 0;
        // Every second part stands between quotation marks.
        for (number, part) in code.split('"').enumerate() {
            let test = enclosing(&code, begins, page_test);
            if number % 2 == 1 && test.is_some() && RuleId::parse(part).is_ok() {
                self.note(Kind::Page, path, line_at(&code, begins), part, test);
            }
            begins += part.len() + 1;
        }
    }

    fn note(&mut self, kind: Kind, path: &str, line: usize, id: &str, name: Option<String>) {
        match RuleId::parse(id) {
            Ok(rule) => self.found.push(Mark {
                rule,
                kind,
                path: path.to_owned(),
                line,
                name,
            }),
            Err(unknown) => self.mistakes.push(format!("{path}: {unknown}")),
        }
    }

    fn rules(&self, kinds: &[Kind]) -> BTreeSet<RuleId> {
        let named = self.found.iter().filter(|mark| kinds.contains(&mark.kind));
        named.map(|mark| mark.rule).collect()
    }

    /// The rules that code carries out.
    pub(crate) fn implemented(&self) -> BTreeSet<RuleId> {
        self.rules(&[Kind::Code])
    }

    /// The rules that a test fails for if it does not come through their code.
    pub(crate) fn tested(&self) -> BTreeSet<RuleId> {
        self.rules(&[Kind::Test, Kind::Scenario])
    }

    /// Where a rule is carried out, and everything that holds it.
    pub(crate) fn places(&self, id: RuleId) -> String {
        let rule = Registry::embedded().rule(id);
        let mut lines = vec![format!("{id}: {}", rule.title)];
        if let Some(reason) = rule.not_applicable {
            lines.push(format!("not applicable: {reason:?}"));
        }
        if id.is_example() {
            lines.push("a worked example: no code carries it, tests play it".to_owned());
        }
        for kind in Kind::ALL {
            let here = self
                .found
                .iter()
                .filter(|mark| mark.rule == id && mark.kind == kind);
            let places: Vec<String> = here
                .map(
                    |Mark {
                         path, line, name, ..
                     }| {
                        let name = name.as_deref().unwrap_or_default();
                        format!("  {path}:{line}  {name}").trim_end().to_owned()
                    },
                )
                .collect();
            let none = if places.is_empty() { " none" } else { "" };
            lines.push(format!("{}:{none}", kind.heading()));
            lines.extend(places);
        }
        lines.join("\n") + "\n"
    }

    /// Where the rules of one file stand.
    pub(crate) fn tally<'a>(&self, file: &'a RulesFile) -> Tally<'a> {
        let mut tally = Tally::default();
        let (implemented_ids, tested_ids) = (self.implemented(), self.tested());
        for rule in &file.rules {
            // A worked example is a test in itself; no code carries it.
            let implemented = if rule.id.is_example() {
                tested_ids.contains(&rule.id)
            } else {
                implemented_ids.contains(&rule.id)
            };
            if implemented {
                tally.implemented.push(rule);
            } else if rule.not_applicable.is_some() {
                tally.not_applicable.push(rule);
            } else {
                tally.open.push(rule);
            }
            if implemented && tested_ids.contains(&rule.id) {
                tally.tested.push(rule);
            }
        }
        tally
    }
}

/// The string literals in the parentheses behind each use of a macro, and where each stands.
fn arguments<'a>(code: &'a str, called: &str) -> Vec<(usize, &'a str)> {
    let mut found = Vec::new();
    for (at, name) in code.match_indices(called) {
        let mut begins = at + name.len();
        let Some(call) = code[begins..].strip_prefix('(') else {
            continue;
        };
        begins += 1;
        let inside = call.split(')').next().unwrap_or("");
        // Every second part stands between quotation marks.
        for (number, part) in inside.split('"').enumerate() {
            if number % 2 == 1 {
                found.push((begins, part));
            }
            begins += part.len() + 1;
        }
    }
    found
}

/// The text with its comment lines empty, whose examples mark nothing.
fn without_comments(text: &str) -> String {
    let code = text.lines().map(|line| {
        let comment = line.trim_start().starts_with("//");
        if comment { "" } else { line }
    });
    code.collect::<Vec<_>>().join("\n")
}

fn has_ending(path: &str, ending: &str) -> bool {
    path.strip_suffix(ending).is_some()
}

/// The number of the line at an offset, from 1.
fn line_at(text: &str, at: usize) -> usize {
    text[..at].matches('\n').count() + 1
}

/// The function around an offset; where a macro writes the tests, what the line hands it as the name.
fn function(code: &str, at: usize) -> Option<String> {
    let word = |text: &str| {
        let letters = text.chars();
        let name = letters.take_while(|c| c.is_alphanumeric() || *c == '_');
        name.collect::<String>()
    };
    enclosing(code, at, |line| {
        if let Some((name, _)) = line.split_once(": checks!") {
            return Some(word(name));
        }
        let (before, rest) = line.split_once("fn ")?;
        let only = |part: &str| matches!(part, "const" | "async") || part.starts_with("pub");
        before.split_whitespace().all(only).then(|| word(rest))
    })
}

/// The name of the test that a line of a page's tests begins.
fn page_test(line: &str) -> Option<String> {
    let call = line
        .strip_prefix("test(")
        .or_else(|| line.strip_prefix("it("))?;
    call.split(['"', '`']).nth(1).map(str::to_owned)
}

/// What the nearest line further out than the one at an offset begins. The sources are formatted, so what stands
/// around something stands further left; a line that only goes on, such as `) -> u8 {`, leads on to its first one.
fn enclosing(code: &str, at: usize, begins: impl Fn(&str) -> Option<String>) -> Option<String> {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let line = code[at..].find('\n').map_or(code.len(), |end| at + end);
    let mut lines = code[..line].lines().rev();
    let own = lines.next()?;
    if let Some(name) = begins(own.trim_start()) {
        return Some(name);
    }
    let mut limit = indent(own);
    for line in lines {
        let text = line.trim_start();
        if text.is_empty() || indent(line) >= limit {
            continue;
        }
        if let Some(name) = begins(text) {
            return Some(name);
        }
        let goes_on = text.starts_with([')', '}', ']', '{']) || text.starts_with("where");
        limit = indent(line) + usize::from(goes_on);
    }
    None
}

/// All files below the folders, sorted; what is built or installed is left out.
fn files_below(root: &Path, folders: &[&str]) -> std::io::Result<Vec<PathBuf>> {
    let mut open: Vec<PathBuf> = folders.iter().map(|folder| root.join(folder)).collect();
    let mut files = Vec::new();
    while let Some(folder) = open.pop() {
        if !folder.is_dir() {
            continue;
        }
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            let path = entry.path();
            let name = entry.file_name();
            if entry.file_type()?.is_dir() {
                if name != "target" && name != "node_modules" {
                    open.push(path);
                }
            } else {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}
