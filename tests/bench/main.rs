//! `make bench`: what things cost on this machine. Medians; nothing here is a test, but the tests run it with
//! `--few`, a few rounds of everything, so that every line can still be measured.
//!
//! One process measures, a second one (the same program) serves, so that the memory that is measured is the
//! server's own.

use std::env;
use std::path::Path;
use std::process::ExitCode;

use crate::figures::Rounds;

mod attack;
mod figures;
mod hall;
mod journal;
mod pages;
mod rules;
mod served;
mod table;

/// Players of the measured games: the most that the base game has.
const PLAYERS: usize = 6;

fn main() -> ExitCode {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if let Some(data) = env::var_os(served::SERVE) {
        runtime.block_on(served::serve(Path::new(&data)));
        return ExitCode::SUCCESS;
    }
    let arguments: Vec<String> = env::args().collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let rounds = match arguments[..] {
        [_program] => Rounds::Full,
        [_program, "--few"] => Rounds::Few,
        [..] => {
            figures::say("usage", "bench [--few]");
            return ExitCode::FAILURE;
        }
    };
    rules::commands(rounds);
    rules::fights(rounds);
    rules::games(rounds);
    journal::commands(rounds);
    served::starts(rounds);
    runtime.block_on(async {
        pages::weights().await;
        table::taps(rounds).await;
        attack::attacked(rounds).await;
        hall::tapped(rounds).await;
    });
    ExitCode::SUCCESS
}
