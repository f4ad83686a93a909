//! `endurance [COMMANDS [GAMES [COMBINED]]]`: plays until so many random commands have been accepted, then so many games
//! from the set-up to the end with the base game, then so many with all boxes, each objective in turn; exit code 0 if
//! nothing broke and everything required was come to, 1 otherwise. `endurance game N`, `endurance combined N` and
//! `endurance commands N` play one of them again, the way it broke.

#![expect(clippy::print_stdout, reason = "what it found is what it is for")]

use std::env;
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use dradis_endurance::{Broken, Length, Situations, combined, play, play_to_the_end, play_with};
use dradis_facts::kit::Game;

/// Each situation is to be come to once in so many commands on average.
const COMMANDS_FOR_A_SITUATION: u64 = 50_000;

/// Each situation of whole games is to be come to once in so many games on average.
const GAMES_FOR_A_SITUATION: u64 = 2_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u64>().ok();
    // The first names the program.
    let asked = match arguments.get(1..).unwrap_or_default() {
        [] => Some((1_000_000, 10_000, 10_000)),
        [kind @ ("game" | "combined" | "commands"), game] => {
            let Some(game) = number(game) else {
                return usage();
            };
            let mut counted = Situations::default();
            let again = match *kind {
                "game" => play_to_the_end(game, &mut counted),
                "combined" => play_with(combined(game), game, &mut counted),
                _ => play(game, &mut counted),
            };
            return match again {
                Ok(accepted) => {
                    println!("{accepted} commands accepted, nothing broke");
                    ExitCode::SUCCESS
                }
                Err(broken) => say(kind, &broken),
            };
        }
        counts if counts.len() <= 3 => {
            let counts: Option<Vec<u64>> = counts.iter().copied().map(number).collect();
            let at = |counts: &[u64], at| counts.get(at).copied().unwrap_or(0);
            counts.map(|counts| (at(&counts, 0), at(&counts, 1), at(&counts, 2)))
        }
        [..] => None,
    };
    let Some((commands, games, with_all)) = asked else {
        return usage();
    };
    let done = random_commands(commands)
        .and_then(|()| whole_games("game", |_| Game::Base, games))
        .and_then(|()| whole_games("combined", combined, with_all));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(code) => code,
    }
}

fn usage() -> ExitCode {
    println!(
        "endurance [COMMANDS [GAMES [COMBINED]]], endurance game|combined|commands N: numbers"
    );
    ExitCode::FAILURE
}

fn say(kind: &str, broken: &Broken) -> ExitCode {
    println!("{broken:#?}");
    println!("again: endurance {kind} {}", broken.game);
    ExitCode::FAILURE
}

fn random_commands(commands: u64) -> Result<(), ExitCode> {
    if commands == 0 {
        return Ok(());
    }
    let started = Instant::now();
    let mut counted = Situations::default();
    let (mut accepted, mut games) = (0, 0);
    while accepted < commands {
        let more = play(games, &mut counted).map_err(|broken| say("commands", &broken))?;
        accepted += u64::from(more);
        games += 1;
    }
    told(&counted, accepted, games, started);
    let quota = (commands / COMMANDS_FOR_A_SITUATION).max(1);
    enough(&counted.short_of(Length::Long, quota))
}

/// The games do not know of each other, so every core plays some.
fn whole_games(kind: &str, of: fn(u64) -> Game, games: u64) -> Result<(), ExitCode> {
    if games == 0 {
        return Ok(());
    }
    let started = Instant::now();
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let played = thread::scope(|scope| {
        let some = |core: u64| {
            scope.spawn(move || {
                let mut counted = Situations::default();
                let mut accepted = 0;
                for game in (core..games).step_by(usize::try_from(cores).unwrap_or(1)) {
                    accepted += u64::from(play_with(of(game), game, &mut counted)?);
                }
                Ok::<_, Box<Broken>>((counted, accepted))
            })
        };
        let running: Vec<_> = (0..cores).map(some).collect();
        let ended = running
            .into_iter()
            .map(|core| core.join().expect("no panic"));
        ended.collect::<Result<Vec<_>, _>>()
    });
    let played = played.map_err(|broken| say(kind, &broken))?;
    let mut counted = Situations::default();
    let mut accepted = 0;
    for (some, commands) in &played {
        counted.add(some);
        accepted += commands;
    }
    told(&counted, accepted, games, started);
    let quota = (games / GAMES_FOR_A_SITUATION).max(1);
    enough(&counted.short_of_whole(of(0), Length::Long, quota))
}

fn told(counted: &Situations, accepted: u64, games: u64, started: Instant) {
    for (name, times) in counted.times() {
        println!("{times:9} {name}");
    }
    let seconds = started.elapsed().as_secs_f64();
    println!("{accepted} commands accepted in {games} games, {seconds:.1} s");
}

fn enough(short: &[String]) -> Result<(), ExitCode> {
    if short.is_empty() {
        return Ok(());
    }
    println!("too seldom: {short:?}");
    Err(ExitCode::FAILURE)
}
