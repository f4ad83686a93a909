//! `make odds`: the odds of every board of the tests against a million activations by the engine.
//!
//! `odds [runs]`. Ends with an error if a figure differs by more than chance lets it, or if a die that is
//! loaded so that vipers are destroyed on 6 to 8 is not found out.
#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a command-line report"
)]

#[path = "../tests/core/odds/simulated.rs"]
mod simulated;

use std::process::ExitCode;

use dradis_rules::tell::odds::activation;
use simulated::{Case, Die, cases, simulate};

/// Runs for each board, unless it is said otherwise.
const RUNS: u64 = 1_000_000;
/// Runs of the loaded die.
const LOADED_RUNS: u64 = 10_000;

fn main() -> ExitCode {
    let runs = std::env::args().nth(1);
    let runs = runs.map_or(Ok(RUNS), |runs| runs.parse());
    let Ok(runs) = runs else {
        println!("odds takes one number: the runs for each board");
        return ExitCode::from(2);
    };
    let mut wrong = 0;
    for (seed, case) in (0..).zip(cases()) {
        let found = differences(&case, Die::Fair, runs, seed);
        println!("{:<48}{runs} runs, {} differences", case.name, found.len());
        for what in &found {
            println!("    {what}");
        }
        wrong += found.len();
    }
    let loaded = cases()
        .get(1)
        .map(|case| differences(case, Die::Loaded, LOADED_RUNS, 0));
    let noticed = loaded.is_some_and(|found| !found.is_empty());
    println!("a loaded die is found out: {noticed}");
    if wrong == 0 && noticed {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn differences(case: &Case, die: Die, runs: u64, seed: u64) -> Vec<String> {
    let state = case.state();
    match activation(&state, case.icon) {
        Some(odds) => simulate(&state, case.icon, die, runs, seed << 32).differences(&odds),
        None => vec!["there are no odds".to_owned()],
    }
}
