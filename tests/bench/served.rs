//! The process that serves, apart from the one that measures, so that its memory is its own.

#![expect(clippy::print_stdout, reason = "it says where it serves")]

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command as Process, Stdio};
use std::time::{Duration, Instant};

use dradis_server::{Running, ServeOptions};

use crate::figures::{Rounds, at, micros, say, sorted};

/// Set for the process that serves: its data folder.
pub(crate) const SERVE: &str = "DRADIS_BENCH_SERVE";

/// Serves until the measuring process ends this one.
pub(crate) async fn serve(data: &Path) {
    let running = listening(data).await;
    println!("{}", running.referee_url());
    std::future::pending::<()>().await;
}

pub(crate) async fn listening(data: &Path) -> Running {
    dradis_server::start(ServeOptions {
        port: None,
        data: data.to_owned(),
        bind: Ipv4Addr::LOCALHOST.into(),
        max_tables: None,
    })
    .await
    .expect("a server")
}

/// The process that serves.
pub(crate) struct Served {
    child: Child,
    pub(crate) addr: SocketAddr,
    pub(crate) token: String,
}

impl Served {
    pub(crate) fn start(data: &Path) -> Self {
        let mut child = Process::new(env::current_exe().expect("this program"))
            .env(SERVE, data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a process");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("its output"))
            .read_line(&mut line)
            .expect("its address");
        let address = line.trim().strip_prefix("http://").expect("its address");
        let (addr, token) = address.split_once("/referee.html#").expect("a token");
        Self {
            addr: addr.parse().expect("an address"),
            token: token.to_owned(),
            child,
        }
    }

    /// Resident memory, where the system tells it.
    pub(crate) fn memory(&self) -> String {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let resident = status.ok().and_then(|status| {
            let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
            line.split_whitespace().nth(1)?.parse::<f64>().ok()
        });
        resident.map_or_else(
            || "not known on this system".to_owned(),
            |kib| format!("{:.1} MiB", kib / 1024.0),
        )
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself; there is nobody to tell.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn starts(rounds: Rounds) {
    let dir = tempfile::tempdir().expect("a folder");
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..rounds.of(20) {
        let start = Instant::now();
        let served = Served::start(dir.path());
        times.push(start.elapsed());
        drop(served);
    }
    say(
        "start of the process to listening",
        &micros(at(&sorted(times), 50)),
    );
}
