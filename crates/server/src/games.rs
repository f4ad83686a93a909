//! Commands on files of games.

use std::fs;
use std::path::Path;

use dradis_table::scenario::{self, Show};

use crate::{Failure, print};

/// Runs a scenario and prints what was asked for.
pub(crate) fn replay(file: &Path, show: Show, trace: bool, check: bool) -> Result<(), Failure> {
    let usage = |what: String| Failure::Usage(format!("{}: {what}", file.display()));
    let text = fs::read_to_string(file).map_err(|error| usage(error.to_string()))?;
    let run = scenario::run(&text).map_err(|mistake| usage(mistake.to_string()))?;
    if let Show::Seat(seat) = show
        && seat.index() >= run.history.state().seats.len()
    {
        let seats = run.history.state().seats.len();
        return Err(usage(format!(
            "the game has seats 0 to {}",
            seats.saturating_sub(1)
        )));
    }
    if trace {
        for traced in &run.trace {
            let line = serde_json::to_string(traced).map_err(Failure::run)?;
            print(&format!("{line}\n"))?;
        }
    }
    if check {
        return match run.differences.first() {
            None => Ok(()),
            Some(difference) => Err(Failure::Run(format!("{}: {difference}", file.display()))),
        };
    }
    let shown = scenario::show(run.history.state(), show).map_err(Failure::run)?;
    let shown = serde_json::to_string_pretty(&shown).map_err(Failure::run)?;
    print(&format!("{shown}\n"))
}
