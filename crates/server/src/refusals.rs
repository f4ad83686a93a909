//! What was refused, counted by kind.
//!
//! An attack is many refusals in a short time. Each is counted, and the log has one line for each kind
//! and interval, so that whoever attacks fills neither the log nor the disk. A line says kind and
//! numbers: no address, no name, nothing that was sent.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use dradis_table::Refused;
use tokio::sync::watch;

/// How often the log says what was refused since.
const INTERVAL: Duration = Duration::from_secs(60);

/// Kinds of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The Host is not the address that was called.
    ForeignHost,
    /// A conversation that a page of another host opened.
    ForeignOrigin,
    /// A request for something that only loopback may have.
    NotLoopback,
    /// A request of a kind that no page of ours sends.
    Request,
    /// A connection that broke off, or brought no request in time.
    Connection,
    /// A connection that lost its place to a newer one, or for which there was none among the known.
    TooManyConnections,
    /// First words that are no greeting, or none in time.
    Greeting,
    /// A page of another version.
    Version,
    /// A referee's token or key that opens nothing.
    Token,
    /// A code or key of a device that no table knows, or that is used, expired or contested.
    Claim,
    /// A handshake that was not made with the key.
    Handshake,
    /// A frame that does not open.
    Frame,
    /// Words that mean nothing.
    Words,
    /// A phone's command that the rules or the pace do not allow.
    Command,
    /// A page that did not read what it was sent.
    NotReading,
}

impl Kind {
    const ALL: [Self; 15] = [
        Self::ForeignHost,
        Self::ForeignOrigin,
        Self::NotLoopback,
        Self::Request,
        Self::Connection,
        Self::TooManyConnections,
        Self::Greeting,
        Self::Version,
        Self::Token,
        Self::Claim,
        Self::Handshake,
        Self::Frame,
        Self::Words,
        Self::Command,
        Self::NotReading,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::ForeignHost => "foreign-host",
            Self::ForeignOrigin => "foreign-origin",
            Self::NotLoopback => "not-loopback",
            Self::Request => "request",
            Self::Connection => "connection",
            Self::TooManyConnections => "too-many-connections",
            Self::Greeting => "greeting",
            Self::Version => "version",
            Self::Token => "token",
            Self::Claim => "claim",
            Self::Handshake => "handshake",
            Self::Frame => "frame",
            Self::Words => "words",
            Self::Command => "command",
            Self::NotReading => "not-reading",
        }
    }
}

impl From<Refused> for Kind {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Claim => Self::Claim,
            Refused::Handshake => Self::Handshake,
            Refused::Frame => Self::Frame,
            Refused::Words => Self::Words,
            Refused::Command => Self::Command,
        }
    }
}

/// The counts since the start. Its clones count together.
#[derive(Clone, Default)]
pub(crate) struct Refusals(Arc<[AtomicU64; Kind::ALL.len()]>);

/// The counts at some moment, in the order of the kinds.
type Counts = [u64; Kind::ALL.len()];

impl Refusals {
    pub(crate) fn count(&self, kind: impl Into<Kind>) {
        self.0[kind.into() as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// Every kind with its count since the start.
    pub(crate) fn all(&self) -> Vec<(&'static str, u64)> {
        let counts = self.counts();
        Kind::ALL
            .iter()
            .map(|kind| kind.word())
            .zip(counts)
            .collect()
    }

    fn counts(&self) -> Counts {
        std::array::from_fn(|at| self.0[at].load(Ordering::Relaxed))
    }

    /// Writes the lines until `stop` says so, and what is left then.
    pub(crate) async fn log(self, mut stop: watch::Receiver<bool>) {
        let mut said = Counts::default();
        loop {
            let over = tokio::time::timeout(INTERVAL, stop.wait_for(|stop| *stop)).await;
            self.say(&mut said);
            if over.is_ok() {
                return;
            }
        }
    }

    /// A line for each kind of which there are more than `said`.
    pub(crate) fn say(&self, said: &mut Counts) {
        let now = self.counts();
        for ((kind, count), before) in Kind::ALL.iter().zip(now).zip(said.iter_mut()) {
            if count > *before {
                let since = count - *before;
                tracing::info!(kind = kind.word(), count = since, total = count, "refused");
                *before = count;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_place_and_a_word_of_its_own() {
        let refusals = Refusals::default();
        for (at, kind) in Kind::ALL.iter().enumerate() {
            assert_eq!(*kind as usize, at);
            for _ in 0..=at {
                refusals.count(*kind);
            }
        }
        let all = refusals.all();
        let words: std::collections::BTreeSet<&str> = all.iter().map(|(word, _)| *word).collect();
        assert_eq!(words.len(), Kind::ALL.len());
        let counts: Vec<u64> = all.iter().map(|(_, count)| *count).collect();
        assert_eq!(counts, (1..=15).collect::<Vec<u64>>());
    }
}
