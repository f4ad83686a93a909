//! Writes the generated part of docs/SCENARIOS.md: questions, answers and happenings, as the code has them.
#![allow(
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "a command-line tool on a file of the sources"
)]

use std::path::Path;
use std::process::ExitCode;

use dradis_scenario::words;

fn main() -> ExitCode {
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("docs/SCENARIOS.md: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<(), String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/SCENARIOS.md");
    let text = std::fs::read_to_string(&path).map_err(|error| error.to_string())?;
    let new = words::rewritten(&text)?.ok_or("the marks of the generated part are missing")?;
    std::fs::write(&path, new).map_err(|error| error.to_string())
}
