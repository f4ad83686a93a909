//! The `dradis` program.

mod cli;
mod games;
mod serve;

use std::io::{self, Write as _};
use std::process::ExitCode;

use crate::cli::Ask;

/// What went wrong, and whose mistake it was.
enum Failure {
    /// The command line or a file given to it: exit status 2.
    Usage(String),
    /// Everything else: exit status 1.
    Run(String),
    /// Several things, a line each: exit status 1.
    Several(Vec<String>),
}

impl Failure {
    fn run(error: impl std::fmt::Display) -> Self {
        Self::Run(error.to_string())
    }
}

fn main() -> ExitCode {
    let done = cli::parse(lexopt::Parser::from_env())
        .map_err(|error| Failure::Usage(format!("{error}; dradis --help lists what there is")))
        .and_then(run);
    let (lines, status) = match done {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Usage(line)) => (vec![line], 2),
        Err(Failure::Run(line)) => (vec![line], 1),
        Err(Failure::Several(lines)) => (lines, 1),
    };
    for line in lines {
        // Where nobody reads standard error the exit status still says it.
        let _ = writeln!(io::stderr(), "dradis: {}", line.replace('\n', " "));
    }
    ExitCode::from(status)
}

fn run(ask: Ask) -> Result<(), Failure> {
    match ask {
        Ask::Help => print(cli::HELP),
        Ask::Version => print(concat!("dradis ", env!("CARGO_PKG_VERSION"), "\n")),
        Ask::Serve(serve) => serve::serve(serve),
        Ask::Replay {
            file,
            show,
            trace,
            check,
        } => games::replay(&file, show, trace, check),
        Ask::Verify { file, head } => games::verify(&file, head.as_ref()),
        Ask::Export {
            game,
            file,
            edition,
            data,
        } => games::export(&game, &file, edition, data),
        Ask::Import { file, data } => games::import(&file, data),
        Ask::Salvage { game, data } => games::salvage(&game, data),
    }
}

/// Writes to standard output; a reader that has gone away, as `head` does, is no failure.
fn print(text: &str) -> Result<(), Failure> {
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Failure::run(error)),
        Ok(()) | Err(_) => Ok(()),
    }
}
