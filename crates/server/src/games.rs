//! Commands on files of games.

use std::ffi::OsStr;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use dradis_table::archive::{self, ArchiveError, HeadMark};
use dradis_table::scenario::{self, Difference, Show};
use dradis_table::{DataFolder, Edition, GameId, Moment};

use crate::{Failure, print, serve};

/// Longest scenario, in bytes: a thousand times the longest that is known.
const SCENARIO_BYTES: u64 = 64 << 20;

/// Reads a scenario, and no more of a file than a scenario can have.
fn read_scenario(file: &Path) -> Result<String, String> {
    let mut text = String::new();
    let opened = fs::File::open(file).map_err(|error| error.to_string())?;
    let read = opened.take(SCENARIO_BYTES + 1).read_to_string(&mut text);
    let read = read.map_err(|error| error.to_string())?;
    if u64::try_from(read).unwrap_or(u64::MAX) > SCENARIO_BYTES {
        return Err(format!(
            "a scenario has {SCENARIO_BYTES} bytes at most, this file has more"
        ));
    }
    Ok(text)
}

/// Runs a scenario and prints what was asked for. Everything that was not as the file says is listed.
pub(crate) fn replay(
    file: &Path,
    show: Option<Show>,
    trace: bool,
    check: bool,
) -> Result<(), Failure> {
    let usage = |what: String| Failure::Usage(format!("{}: {what}", file.display()));
    let text = read_scenario(file).map_err(usage)?;
    let run = scenario::run(&text).map_err(|mistake| usage(mistake.to_string()))?;
    if let Some(Show::Seat(seat)) = show
        && seat.index() >= run.seats()
    {
        let seats = run.seats();
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
    // A check prints a view only where one is asked for.
    let show = show.or((!check).then_some(Show::Public));
    if let Some(show) = show {
        let shown = scenario::show(run.history.state(), show).map_err(Failure::run)?;
        let shown = serde_json::to_string_pretty(&shown).map_err(Failure::run)?;
        print(&format!("{shown}\n"))?;
    }
    let named = |difference: &Difference| format!("{}: {difference}", file.display());
    let wrong: Vec<String> = run.differences.iter().map(named).collect();
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(Failure::Several(wrong))
    }
}

/// Checks a game and says what was found in order.
pub(crate) fn verify(file: &Path, head: Option<&HeadMark>) -> Result<(), Failure> {
    let report = archive::verify(file, head).map_err(|error| named(file, &error))?;
    print(&format!("{report}\n"))
}

/// Writes a game to a new file.
pub(crate) fn export(
    game: &OsStr,
    file: &Path,
    edition: Edition,
    data: Option<PathBuf>,
) -> Result<(), Failure> {
    let path = path_of(game, data)?;
    archive::export_to(&path, edition, file).map_err(|error| {
        // The other errors are about the game, and name it.
        if let ArchiveError::Export(error) = error {
            named(file, &error)
        } else {
            Failure::run(error)
        }
    })
}

/// Opens what is sound of a damaged game, and says what is lost.
pub(crate) fn salvage(game: &OsStr, data: Option<PathBuf>) -> Result<(), Failure> {
    let path = path_of(game, data)?;
    let salvaged = archive::salvage(&path).map_err(|error| named(&path, &error))?;
    print(&format!("{salvaged}\n"))
}

/// The file of a game that was named by its id or by the file itself.
fn path_of(game: &OsStr, data: Option<PathBuf>) -> Result<PathBuf, Failure> {
    Ok(match game.to_str().and_then(GameId::from_hex) {
        Some(id) => DataFolder::table_file(&serve::folder(data)?, id),
        None => PathBuf::from(game),
    })
}

/// Takes a game into the data folder.
pub(crate) fn import(file: &Path, data: Option<PathBuf>) -> Result<(), Failure> {
    // Before the folder, which would be made for nothing.
    let report = archive::verify(file, None).map_err(|error| named(file, &error))?;
    if report.secrets.is_none() {
        return Err(named(file, &ArchiveError::Public));
    }
    let folder = DataFolder::open(&serve::folder(data)?).map_err(Failure::run)?;
    let now = Moment {
        utc: SystemTime::now().into(),
        up: Duration::ZERO,
    };
    let summary = archive::import(&folder, file, now, &mut rand::rng())
        .map_err(|error| named(file, &error))?;
    print(&format!("game {} is in the list now\n", summary.table))
}

/// The reason with the file it is about, unless it names one itself.
fn named(file: &Path, error: &impl std::fmt::Display) -> Failure {
    let file = file.display().to_string();
    let reason = error.to_string();
    if reason.contains(&file) {
        Failure::Run(reason)
    } else {
        Failure::Run(format!("{file}: {reason}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scenario_has_an_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("endless.json");
        let file = fs::File::create(&path).expect("a file");
        file.set_len(SCENARIO_BYTES + 1).expect("a length");
        let refused = read_scenario(&path).expect_err("too long");
        assert!(refused.contains("67108864 bytes at most"), "{refused}");
        file.set_len(SCENARIO_BYTES).expect("a length");
        let read = read_scenario(&path).expect("as long as may be");
        assert_eq!(read.len(), 64 << 20);
    }
}
