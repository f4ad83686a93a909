//! Prints, per file of the rules specification, how much of it is implemented and tested.
//!
//! `rules_report [--ids]`: with `--ids` also the rules themselves.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "a command-line report on the sources"
)]

mod coverage;

use std::path::Path;
use std::process::ExitCode;

use coverage::Marks;
use dradis_rules::registry::{Registry, Rule};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let with_ids = match arguments.as_slice() {
        [] => false,
        [flag] if flag == "--ids" => true,
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
    print_report(&marks, with_ids);
    for mistake in &marks.mistakes {
        eprintln!("{mistake}");
    }
    if marks.mistakes.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn print_report(marks: &Marks, with_ids: bool) {
    println!(
        "{:<38} {:>5} {:>11} {:>6} {:>14} {:>5}",
        "file", "rules", "implemented", "tested", "not applicable", "open"
    );
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
        print_row(file.name, counts);
        for (sum, count) in sums.iter_mut().zip(counts) {
            *sum += count;
        }
        if with_ids {
            let untested: Vec<&Rule> = tally
                .implemented
                .iter()
                .filter(|rule| !marks.tested.contains(&rule.id))
                .copied()
                .collect();
            print_ids("tested", &tally.tested);
            print_ids("implemented, not tested", &untested);
            print_ids("not applicable", &tally.not_applicable);
            print_ids("open", &tally.open);
        }
    }
    print_row("all", sums);
}

fn print_row(name: &str, [rules, implemented, tested, not_applicable, open]: [usize; 5]) {
    println!("{name:<38} {rules:>5} {implemented:>11} {tested:>6} {not_applicable:>14} {open:>5}");
}

fn print_ids(heading: &str, rules: &[&Rule]) {
    if rules.is_empty() {
        return;
    }
    println!("  {heading}:");
    for rule in rules {
        match rule.not_applicable {
            Some(reason) => println!("    {:<20} {} ({reason:?})", rule.id, rule.title),
            None => println!("    {:<20} {}", rule.id, rule.title),
        }
    }
}
