//! `dradis serve`: the tables without a window.

use std::env;
use std::path::PathBuf;

use dradis_server::{Running, ServeOptions, logs, qr};

use crate::cli::Serve;
use crate::{Failure, print};

/// Serves until the program is asked to end.
pub(crate) fn serve(serve: Serve) -> Result<(), Failure> {
    let Serve {
        port,
        data,
        bind,
        max_tables,
    } = serve;
    let data = folder(data)?;
    let filter = logs::filter().map_err(|error| Failure::Usage(error.to_string()))?;
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::run)?;
    runtime.block_on(async {
        let running = dradis_server::start(ServeOptions {
            port,
            data: data.clone(),
            bind,
            max_tables,
        })
        .await
        .map_err(Failure::run)?;
        logs::log_to_files(&data, filter).map_err(Failure::run)?;
        print(&greeting(&running)?)?;
        end_asked_for().await.map_err(Failure::run)?;
        running.stop().await;
        Ok(())
    })
}

/// The only place outside the window where the referee's token is shown.
fn greeting(running: &Running) -> Result<String, Failure> {
    let address = running.referee_url();
    let code = qr::terminal(&address).map_err(Failure::run)?;
    Ok(format!(
        "Dradis is ready. Open this on this machine to be the referee; it works once:\n\n  {address}\n\n{code}\n\nCtrl+C ends it.\n"
    ))
}

/// The data folder that was named, or the user's own.
pub(crate) fn folder(named: Option<PathBuf>) -> Result<PathBuf, Failure> {
    named.or_else(default_folder).ok_or_else(|| {
        let line = "there is no home folder to keep games in; name one with --data";
        Failure::Usage(line.to_owned())
    })
}

/// Where games are kept when nobody says otherwise: the place the system has for programs' data.
fn default_folder() -> Option<PathBuf> {
    let named = |variable| {
        env::var_os(variable)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let home = || named("HOME");
    let base = if cfg!(windows) {
        named("APPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        // The specification of XDG base directories ignores relative paths.
        named("XDG_DATA_HOME")
            .filter(|path| path.is_absolute())
            .or_else(|| home().map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("dradis"))
}

/// Waits for Ctrl+C, or for the signal by which a system ends programs.
async fn end_asked_for() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut ended = signal(SignalKind::terminate())?;
        tokio::select! {
            done = tokio::signal::ctrl_c() => done,
            _ = ended.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
