//! `endurance [COMMANDS]`: plays until so many commands have been accepted; exit code 0 if nothing broke and
//! everything required was come to, 1 otherwise.

#![expect(clippy::print_stdout, reason = "what it found is what it is for")]

use std::env;
use std::process::ExitCode;
use std::time::Instant;

use dradis_endurance::{Length, Situations, play};

/// Each situation is to be come to once in so many commands on average.
const COMMANDS_FOR_A_SITUATION: u64 = 50_000;

fn main() -> ExitCode {
    let wanted = env::args()
        .nth(1)
        .map_or(Some(1_000_000), |commands| commands.parse().ok());
    let Some(commands) = wanted else {
        println!("endurance [COMMANDS]: a number");
        return ExitCode::FAILURE;
    };
    let started = Instant::now();
    let mut counted = Situations::default();
    let (mut accepted, mut games) = (0, 0);
    while accepted < commands {
        match play(games, &mut counted) {
            Ok(more) => accepted += u64::from(more),
            Err(broken) => {
                println!("{broken:#?}");
                return ExitCode::FAILURE;
            }
        }
        games += 1;
    }
    let seconds = started.elapsed().as_secs_f64();
    for (name, times) in counted.times() {
        println!("{times:9} {name}");
    }
    println!("{accepted} commands accepted in {games} games, {seconds:.1} s");
    let short = counted.short_of(Length::Long, (commands / COMMANDS_FOR_A_SITUATION).max(1));
    if short.is_empty() {
        ExitCode::SUCCESS
    } else {
        println!("too seldom: {short:?}");
        ExitCode::FAILURE
    }
}
