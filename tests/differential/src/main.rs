//! Runs comparisons in number, on every core, and says what they came to.
//!
//! `differential [RUNS [FIRST [GAME]]]`, GAME being `base` or `combined`, both if it is left out: exit code 0 if
//! all agree and every situation was come to, 1 otherwise.

#![expect(clippy::print_stdout, reason = "what it found is what it is for")]

use std::env;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use dradis_differential::{Difference, Reached, Situations, combined, compare};

/// Each situation is to be come to once in so many runs on average.
const RUNS_FOR_A_SITUATION: u64 = 2_000;

fn main() -> ExitCode {
    let mut arguments = env::args();
    // The program's own name.
    arguments.next();
    let mut number = |otherwise| match arguments.next() {
        None => Some(otherwise),
        Some(argument) => argument.parse().ok(),
    };
    let (runs, first) = (number(100_000), number(0));
    let game = arguments.next();
    let (base, all) = match game.as_deref() {
        None => (true, true),
        Some("base") => (true, false),
        Some("combined") => (false, true),
        Some(_) => (false, false),
    };
    let (Some(runs), Some(first), true) = (runs, first, base || all) else {
        println!("differential [RUNS [FIRST [GAME]]]: two numbers, base or combined");
        return ExitCode::FAILURE;
    };
    // A run that breaks off says so itself.
    std::panic::set_hook(Box::new(|_| {}));
    let agree = (!base || say("the base game", first, runs, compare))
        && (!all || say("the combined game", first, runs, combined::compare));
    if agree {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Compares a game so many times, and says what came of it: whether all is well.
fn say<S: Situations + Send>(
    game: &str,
    first: u64,
    runs: u64,
    compare: fn(u64) -> Result<Reached<S>, Difference>,
) -> bool {
    let started = Instant::now();
    let result = run(first, runs, compare);
    let seconds = started.elapsed().as_secs_f64();
    match result {
        Err(difference) => {
            println!("{difference}");
            println!(
                "a difference in run {} of {game}, after {seconds:.1} s",
                difference.run
            );
            false
        }
        Ok(reached) => {
            println!(
                "{game}, {runs} runs agree: {} procedures, {} dice, {seconds:.1} s",
                reached.procedures, reached.dice
            );
            for situation in S::ALL {
                println!("{:8} {situation:?}", reached.times(*situation));
            }
            let quota = u32::try_from(runs / RUNS_FOR_A_SITUATION).unwrap_or(u32::MAX);
            let short = reached.short_of(quota.max(1));
            if !short.is_empty() {
                println!("too seldom: {short:?}");
            }
            short.is_empty()
        }
    }
}

/// All of them, or the lowest run that differs.
fn run<S: Situations + Send>(
    first: u64,
    runs: u64,
    compare: fn(u64) -> Result<Reached<S>, Difference>,
) -> Result<Reached<S>, Difference> {
    let next = AtomicU64::new(first);
    let end = AtomicU64::new(first + runs);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let found: Vec<Result<Reached<S>, Difference>> = thread::scope(|scope| {
        let worker = || {
            let mut reached = Reached::default();
            loop {
                let run = next.fetch_add(1, Ordering::Relaxed);
                if run >= end.load(Ordering::Relaxed) {
                    return Ok(reached);
                }
                match compare(run) {
                    Ok(more) => reached += more,
                    Err(difference) => {
                        // Lower runs that others are at still count.
                        end.fetch_min(run, Ordering::Relaxed);
                        return Err(difference);
                    }
                }
            }
        };
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        let joined = workers.into_iter().map(|worker| worker.join());
        joined
            .map(|worker| worker.expect("a worker never panics"))
            .collect()
    });
    let mut all = Reached::default();
    let mut differences = Vec::new();
    for result in found {
        match result {
            Ok(reached) => all += reached,
            Err(difference) => differences.push(difference),
        }
    }
    differences.sort_by_key(|difference| difference.run);
    differences.into_iter().next().map_or(Ok(all), Err)
}
