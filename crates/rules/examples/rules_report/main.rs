//! Prints, per file of the rules specification, how much of it is implemented and tested.
//!
//! `rules_report [--ids]`: with `--ids` also the rules themselves.
#![allow(
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "a command-line report on the sources"
)]

mod coverage;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use coverage::Marks;
use dradis_facts::registry::{Registry, Rule};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let with_ids = match arguments.as_slice() {
        [] | [_] => false,
        [_, flag] if flag == "--ids" => true,
        _ => {
            eprintln!("rules_report takes no argument but --ids");
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
    // A reader such as `head` may close the pipe early; that is no failure.
    if let Err(error) = std::io::stdout().write_all(report(&marks, with_ids).as_bytes())
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
                .partition(|rule| marks.tested.contains(&rule.id));
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
