//! `noninterference [PAIRS [COMBINED]]`: plays so many pairs of the base game, then so many with all boxes (a quarter as
//! many if left out), and prints what they came to; exit code 0 if none could be told apart and every secret and procedure was come to, 1 otherwise.
//! `noninterference pair N` and `noninterference combined N` play one again.

#![expect(clippy::print_stdout, reason = "what it found is what it is for")]

use std::env;
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use dradis_facts::kit::Game;
use dradis_noninterference::{Coverage, Leak, combined, play};

/// Each secret and procedure is to be come to once in so many pairs on average.
const PAIRS_FOR_EACH: u64 = 400;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u64>().ok();
    // The first names the program.
    let pairs = match arguments.get(1..).unwrap_or_default() {
        [] => Some((100_000, 25_000)),
        [pairs] => number(pairs).map(|pairs| (pairs, pairs.div_ceil(4))),
        [kind @ ("pair" | "combined"), pair] => {
            let Some(pair) = number(pair) else {
                return usage();
            };
            let game = if *kind == "pair" {
                Game::Base
            } else {
                combined(pair)
            };
            return match play(pair, game, None, &mut Coverage::default()) {
                Ok(()) => {
                    println!("the two games of pair {pair} cannot be told apart");
                    ExitCode::SUCCESS
                }
                Err(leak) => say(kind, &leak),
            };
        }
        [base, boxes] => number(base).zip(number(boxes)),
        [..] => None,
    };
    pairs.map_or_else(usage, |(base, boxes)| {
        let done =
            all("pair", |_| Game::Base, base).and_then(|()| all("combined", combined, boxes));
        done.map_or_else(|code| code, |()| ExitCode::SUCCESS)
    })
}

fn usage() -> ExitCode {
    println!("noninterference [PAIRS [COMBINED]], noninterference pair|combined N: numbers");
    ExitCode::FAILURE
}

fn say(kind: &str, leak: &Leak) -> ExitCode {
    println!("{leak:#?}");
    println!("again: noninterference {kind} {}", leak.pair);
    ExitCode::FAILURE
}

/// The pairs do not know of each other, so every core plays some.
fn all(kind: &str, of: fn(u64) -> Game, pairs: u64) -> Result<(), ExitCode> {
    if pairs == 0 {
        return Ok(());
    }
    let started = Instant::now();
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let played = thread::scope(|scope| {
        let some = |core: u64| {
            scope.spawn(move || {
                let mut counted = Coverage::default();
                for pair in (core..pairs).step_by(usize::try_from(cores).unwrap_or(1)) {
                    play(pair, of(pair), None, &mut counted)?;
                }
                Ok::<_, Box<Leak>>(counted)
            })
        };
        let running: Vec<_> = (0..cores).map(some).collect();
        let ended = running
            .into_iter()
            .map(|core| core.join().expect("no panic"));
        ended.collect::<Result<Vec<_>, _>>()
    });
    let played = match played {
        Ok(played) => played,
        Err(leak) => return Err(say(kind, &leak)),
    };
    let mut counted = Coverage::default();
    for some in &played {
        counted.add(some);
    }
    println!("pairs in which a secret differed:");
    for (secret, pairs) in &counted.secrets {
        println!("{pairs:9} {secret:?}");
    }
    println!("what was done with secrets, and how often:");
    for (procedure, times) in &counted.procedures {
        println!("{times:9} {procedure:?}");
    }
    println!("where something is hidden: {:?}", counted.hidden);
    let seconds = started.elapsed().as_secs_f64();
    println!(
        "{} pairs, none of which could be told apart, {seconds:.1} s",
        counted.pairs
    );
    let short = counted.short_of(of(0), (pairs / PAIRS_FOR_EACH).max(1));
    if short.is_empty() {
        return Ok(());
    }
    println!("too seldom: {short:#?}");
    Err(ExitCode::FAILURE)
}
