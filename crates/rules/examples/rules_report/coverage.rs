//! Finds in the sources which rules are implemented and which are checked.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dradis_facts::mark::RuleId;
use dradis_facts::registry::{Rule, RulesFile};

/// Which rules the sources mark.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Marks {
    /// Ids in a `rule!(…)` of code that ships.
    pub(crate) implemented: BTreeSet<RuleId>,
    /// Ids in a `checks!(…)` of a test or in the `checks` list of a scenario.
    pub(crate) tested: BTreeSet<RuleId>,
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

impl Marks {
    /// Reads every crate's sources, every test and every scenario of the workspace.
    pub(crate) fn of_workspace(root: &Path) -> std::io::Result<Self> {
        let mut marks = Self::default();
        for path in files_below(root, &["crates", "src-tauri", "tests"])? {
            let text = || std::fs::read_to_string(&path);
            let inside = path.strip_prefix(root).unwrap_or(&path);
            match path.extension().and_then(std::ffi::OsStr::to_str) {
                Some("rs") => marks.read_source(inside, &text()?),
                Some("json") if inside.starts_with("tests/scenarios") => {
                    marks.read_scenario(inside, &text()?);
                }
                _ => {}
            }
        }
        Ok(marks)
    }

    /// Reads one Rust source. Only what ships counts as implementing a rule: not the tests of a
    /// crate, which stand behind `#[cfg(test)]` at the end of a file or in folders of their own.
    pub(crate) fn read_source(&mut self, path: &Path, text: &str) {
        let code = without_comments(text);
        let ships = path.starts_with("src-tauri/src")
            || (path.starts_with("crates") && path.iter().nth(2).is_some_and(|part| part == "src"));
        let shipped = if ships {
            code.split("#[cfg(test)]").next().unwrap_or("")
        } else {
            ""
        };
        for id in arguments(shipped, "rule!") {
            self.note(path, id, |marks| &mut marks.implemented);
        }
        for id in arguments(&code, "checks!") {
            self.note(path, id, |marks| &mut marks.tested);
        }
    }

    /// Reads the `checks` list of one scenario.
    pub(crate) fn read_scenario(&mut self, path: &Path, text: &str) {
        let Ok(scenario) = serde_json::from_str::<serde_json::Value>(text) else {
            self.mistakes.push(format!("{}: not JSON", path.display()));
            return;
        };
        let listed = scenario.get("checks").and_then(|checks| checks.as_array());
        for id in listed.into_iter().flatten() {
            self.note(path, id.as_str().unwrap_or_default(), |marks| {
                &mut marks.tested
            });
        }
    }

    fn note(&mut self, path: &Path, id: &str, set: fn(&mut Self) -> &mut BTreeSet<RuleId>) {
        match RuleId::parse(id) {
            Ok(rule) => {
                set(self).insert(rule);
            }
            Err(unknown) => self.mistakes.push(format!("{}: {unknown}", path.display())),
        }
    }

    /// Where the rules of one file stand.
    pub(crate) fn tally<'a>(&self, file: &'a RulesFile) -> Tally<'a> {
        let mut tally = Tally::default();
        for rule in &file.rules {
            // A worked example is a test in itself; no code carries it.
            let implemented = if rule.id.is_example() {
                self.tested.contains(&rule.id)
            } else {
                self.implemented.contains(&rule.id)
            };
            if implemented {
                tally.implemented.push(rule);
            } else if rule.not_applicable.is_some() {
                tally.not_applicable.push(rule);
            } else {
                tally.open.push(rule);
            }
            if implemented && self.tested.contains(&rule.id) {
                tally.tested.push(rule);
            }
        }
        tally
    }
}

/// The string literals in the parentheses behind each use of a macro.
fn arguments<'a>(code: &'a str, called: &str) -> Vec<&'a str> {
    let mut found = Vec::new();
    for (at, name) in code.match_indices(called) {
        let Some(call) = code[at + name.len()..].strip_prefix('(') else {
            continue;
        };
        let inside = call.split(')').next().unwrap_or("");
        // Every second part stands between quotation marks.
        let quoted = inside.split('"').enumerate().filter(|(at, _)| at % 2 == 1);
        found.extend(quoted.map(|(_, literal)| literal));
    }
    found
}

/// The text without its comment lines, whose examples mark nothing.
fn without_comments(text: &str) -> String {
    let code = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    code.collect::<Vec<_>>().join("\n")
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
