//! Runs comparisons in number, on every core, and says what they came to.
//!
//! `differential [RUNS [FIRST]]`: exit code 0 if all agree and every situation was come to, 1 otherwise.

#![expect(clippy::print_stdout, reason = "what it found is what it is for")]

use std::env;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use dradis_differential::{Difference, Reached, Situation, compare};

/// Each situation is to be come to once in so many runs on average.
const RUNS_FOR_A_SITUATION: u64 = 2_000;

fn main() -> ExitCode {
    let mut arguments = env::args().map(|argument| argument.parse().ok());
    // The program's own name.
    arguments.next();
    let (Some(runs), Some(first)) = (
        arguments.next().unwrap_or(Some(100_000)),
        arguments.next().unwrap_or(Some(0)),
    ) else {
        println!("differential [RUNS [FIRST]]: both are numbers");
        return ExitCode::FAILURE;
    };
    // A run that breaks off says so itself.
    std::panic::set_hook(Box::new(|_| {}));
    let started = Instant::now();
    let result = run(first, runs);
    let seconds = started.elapsed().as_secs_f64();
    match result {
        Err(difference) => {
            println!("{difference}");
            println!(
                "a difference in run {}, after {seconds:.1} s",
                difference.run
            );
            ExitCode::FAILURE
        }
        Ok(reached) => {
            println!(
                "{runs} runs agree: {} procedures, {} dice, {seconds:.1} s",
                reached.procedures, reached.dice
            );
            for situation in Situation::ALL {
                println!("{:8} {situation:?}", reached.times(situation));
            }
            let quota = u32::try_from(runs / RUNS_FOR_A_SITUATION).unwrap_or(u32::MAX);
            let short = reached.short_of(quota.max(1));
            if short.is_empty() {
                ExitCode::SUCCESS
            } else {
                println!("too seldom: {short:?}");
                ExitCode::FAILURE
            }
        }
    }
}

/// All of them, or the lowest run that differs.
fn run(first: u64, runs: u64) -> Result<Reached, Difference> {
    let next = AtomicU64::new(first);
    let end = AtomicU64::new(first + runs);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let found: Vec<Result<Reached, Difference>> = thread::scope(|scope| {
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
