//! The `dradis` program as a server in a process of its own.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server in a process of its own, which ends with the test.
pub struct Served {
    /// The process.
    pub child: Child,
    /// Where it listens.
    pub addr: SocketAddr,
    /// What opens the referee's page, once.
    pub token: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        // A test that failed leaves nothing running; one that has ended it already is not harmed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Served {
    /// Serves a data folder on loopback, logging all that the program can. Returns when it has said its address.
    ///
    /// # Panics
    /// If it does not start.
    #[must_use]
    pub fn start(mut dradis: Command, data: &Path) -> Self {
        let mut child = dradis
            .args(["serve", "--bind", "127.0.0.1", "--data"])
            .arg(data)
            .env("DRADIS_LOG", "trace")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
        let address = loop {
            let line = lines.next().expect("the referee's address").unwrap();
            if let Some(at) = line.find("http://") {
                break line[at..].trim().to_owned();
            }
        };
        let rest = address.strip_prefix("http://").unwrap();
        let (addr, token) = rest.split_once("/referee.html#").unwrap();
        Self {
            child,
            addr: addr.parse().unwrap(),
            token: token.to_owned(),
        }
    }

    /// SIGKILL: nothing of the program runs after this.
    ///
    /// # Panics
    /// If it cannot be ended.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}
