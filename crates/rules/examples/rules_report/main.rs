//! Prints, per file of the rules specification, how much of it is implemented and tested, or where one rule stands.
//!
//! `rules_report [--ids]`: with `--ids` also the rules themselves. `rules_report RES-5`: where the rule is carried out,
//! and the tests and scenarios that hold it, as the sources stand now.
#![allow(
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "a command-line report on the sources"
)]

mod coverage;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use coverage::{Asked, Marks};
use dradis_facts::registry::{Registry, Rule};

fn main() -> ExitCode {
    let program_and_arguments: Vec<String> = std::env::args().collect();
    let arguments = program_and_arguments.get(1..).unwrap_or_default();
    let asked = match Asked::of(arguments) {
        Ok(asked) => asked,
        Err(wrong) => {
            eprintln!("{wrong}");
            return ExitCode::from(2);
        }
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let marks = match Marks::of_workspace(&root) {
        Ok(marks) => marks,
        Err(error) => {
            eprintln!(
                "the sources below {} cannot be read: {error}",
                root.display()
            );
            return ExitCode::FAILURE;
        }
    };
    let text = match asked {
        Asked::Counts => report(&marks, false),
        Asked::Rules => report(&marks, true),
        Asked::Places(id) => marks.places(id),
    };
    // A reader such as `head` may close the pipe early; that is no failure.
    if let Err(error) = std::io::stdout().write_all(text.as_bytes())
        && error.kind() != std::io::ErrorKind::BrokenPipe
    {
        eprintln!("the report cannot be written: {error}");
        return ExitCode::FAILURE;
    }
    for mistake in &marks.mistakes {
        eprintln!("{mistake}");
    }
    if marks.mistakes.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn report(marks: &Marks, with_ids: bool) -> String {
    let mut lines = vec![format!(
        "{:<38} {:>5} {:>11} {:>6} {:>14} {:>5}",
        "file", "rules", "implemented", "tested", "not applicable", "open"
    )];
    let mut sums = [0; 5];
    let tested = marks.tested();
    for file in Registry::embedded().files() {
        let tally = marks.tally(file);
        let counts = [
            file.rules.len(),
            tally.implemented.len(),
            tally.tested.len(),
            tally.not_applicable.len(),
            tally.open.len(),
        ];
        lines.push(row(file.name, counts));
        for (sum, count) in sums.iter_mut().zip(counts) {
            *sum += count;
        }
        if with_ids {
            let (_, untested): (Vec<&Rule>, Vec<&Rule>) = tally
                .implemented
                .iter()
                .partition(|rule| tested.contains(&rule.id));
            lines.extend(listed("tested", &tally.tested));
            lines.extend(listed("implemented, not tested", &untested));
            lines.extend(listed("not applicable", &tally.not_applicable));
            lines.extend(listed("open", &tally.open));
        }
    }
    lines.push(row("all", sums));
    lines.join("\n") + "\n"
}

fn row(name: &str, [rules, implemented, tested, not_applicable, open]: [usize; 5]) -> String {
    format!("{name:<38} {rules:>5} {implemented:>11} {tested:>6} {not_applicable:>14} {open:>5}")
}

fn listed(heading: &str, rules: &[&Rule]) -> Vec<String> {
    let heading = (!rules.is_empty()).then(|| format!("  {heading}:"));
    let each = rules.iter().map(|rule| match rule.not_applicable {
        Some(reason) => format!("    {:<20} {} ({reason:?})", rule.id, rule.title),
        None => format!("    {:<20} {}", rule.id, rule.title),
    });
    heading.into_iter().chain(each).collect()
}
