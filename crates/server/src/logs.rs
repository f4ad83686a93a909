//! The log files: one a day in the data folder, the latest ones kept.
//!
//! What is logged are ids, kinds and reasons. No secret has a type that prints: `Secret` and `Hidden`
//! show only that they are there. Records of the `log` crate are not taken in: the WebSocket library
//! writes whole frames there, and a referee's frame may hold a token.

use std::io;
use std::path::{Path, PathBuf};

use tracing_appender::rolling::{RollingFileAppender, Rotation};
use tracing_subscriber::EnvFilter;

/// Files that are kept.
const DAYS: usize = 7;

/// The variable that says how much is logged, for example `debug` or `dradis_server=trace`.
pub const VARIABLE: &str = "DRADIS_LOG";

/// Why nothing can be logged.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// The variable says something else than levels.
    #[error(
        "{VARIABLE} is {value:?}; it must be a level (error, warn, info, debug, trace) or a list such as info,dradis_table=debug"
    )]
    Filter {
        /// What it says.
        value: String,
    },
    /// The folder cannot be written.
    #[error("the log files cannot be written: {0}")]
    Files(#[from] tracing_appender::rolling::InitError),
    /// The folder for them cannot be made.
    #[error("{} cannot be made: {source}", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
}

/// Reads how much to log from the environment.
///
/// # Errors
/// [`LogError::Filter`].
pub fn filter() -> Result<EnvFilter, LogError> {
    let Some(value) = std::env::var_os(VARIABLE) else {
        return Ok(EnvFilter::new("info"));
    };
    let value = value.to_string_lossy().into_owned();
    EnvFilter::try_new(&value).map_err(|_| LogError::Filter { value })
}

/// Logs to `logs` in a data folder that is open, for the whole process. Where something logs already,
/// that stays.
///
/// # Errors
/// [`LogError::Files`], [`LogError::Folder`].
pub fn log_to_files(data: &Path, filter: EnvFilter) -> Result<(), LogError> {
    let path = data.join("logs");
    private_files();
    if let Err(source) = private_folder(&path) {
        return Err(LogError::Folder { path, source });
    }
    let files = RollingFileAppender::builder()
        .rotation(Rotation::DAILY)
        .filename_prefix("dradis")
        .filename_suffix("log")
        .max_log_files(DAYS)
        .build(path)?;
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(false)
        .with_writer(files)
        .finish();
    // A program that embeds the server may have its own ideas about logging.
    let _ = tracing::subscriber::set_global_default(subscriber);
    tracing::info!(version = env!("CARGO_PKG_VERSION"), "logging");
    Ok(())
}

/// What this program makes from now on is for its owner alone: the library that rotates the files gives
/// them the mode that new files have.
fn private_files() {
    #[cfg(unix)]
    rustix::process::umask(rustix::fs::Mode::RWXG | rustix::fs::Mode::RWXO);
}

fn private_folder(path: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}
