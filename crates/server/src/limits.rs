//! How much one address may ask of this host.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Connections of one address at the same time: a browser opens six for a page and one to talk.
pub(crate) const CONNECTIONS_PER_ADDRESS: usize = 64;

/// Connections of everybody.
pub(crate) const CONNECTIONS: usize = 512;

/// Conversations of one address that have not shown yet who they are.
pub(crate) const STRANGERS_PER_ADDRESS: usize = 16;

/// Failed greetings of one address within [`WINDOW`].
pub(crate) const FAILURES: usize = 60;

/// How long failed greetings count.
pub(crate) const WINDOW: Duration = Duration::from_secs(60);

/// Addresses that are remembered for nothing but failed greetings.
pub(crate) const REMEMBERED: usize = 1024;

/// The counts of all addresses. Its clones count together.
#[derive(Clone, Default)]
pub(crate) struct Limits(Arc<Mutex<BTreeMap<IpAddr, Counts>>>);

#[derive(Default)]
struct Counts {
    connections: usize,
    strangers: usize,
    failures: usize,
    window: Option<Instant>,
}

/// One of the counted things; it counts as long as it lives.
pub(crate) struct Counted {
    limits: Limits,
    address: IpAddr,
    what: fn(&mut Counts) -> &mut usize,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.limits
            .with(self.address, |counts| *(self.what)(counts) -= 1);
    }
}

impl Limits {
    /// Counts a connection; `None` when there are too many.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Counted> {
        let everybody: usize = self.lock().values().map(|counts| counts.connections).sum();
        (everybody < CONNECTIONS)
            .then(|| {
                self.count(
                    address,
                    |counts| &mut counts.connections,
                    CONNECTIONS_PER_ADDRESS,
                )
            })
            .flatten()
    }

    /// Counts a conversation that has not greeted yet; `None` when there are too many, or too many
    /// greetings of this address failed.
    pub(crate) fn stranger(&self, address: IpAddr, now: Instant) -> Option<Counted> {
        let failures = self.with(address, |counts| counts.failures_at(now));
        (failures < FAILURES)
            .then(|| {
                self.count(
                    address,
                    |counts| &mut counts.strangers,
                    STRANGERS_PER_ADDRESS,
                )
            })
            .flatten()
    }

    /// A greeting failed.
    pub(crate) fn failed(&self, address: IpAddr, now: Instant) {
        self.with(address, |counts| {
            counts.failures = counts.failures_at(now) + 1;
            counts.window.get_or_insert(now);
        });
        self.forget(now);
    }

    /// Addresses that failed and did not call again are forgotten when their time is over; the ones that
    /// failed first, too, when there are more than [`REMEMBERED`].
    fn forget(&self, now: Instant) {
        let mut all = self.lock();
        if all.len() <= REMEMBERED {
            return;
        }
        all.retain(|_, counts| counts.failures_at(now) + counts.connections + counts.strangers > 0);
        while all.len() > REMEMBERED {
            let idle = all
                .iter()
                .filter(|(_, counts)| counts.connections + counts.strangers == 0);
            let Some(oldest) = idle.min_by_key(|(_, counts)| counts.window) else {
                return;
            };
            let address = *oldest.0;
            all.remove(&address);
        }
    }

    /// Connections, conversations of strangers, and addresses that are counted.
    pub(crate) fn census(&self) -> (usize, usize, usize) {
        let all = self.lock();
        let connections = all.values().map(|counts| counts.connections).sum();
        let strangers = all.values().map(|counts| counts.strangers).sum();
        (connections, strangers, all.len())
    }

    fn count(
        &self,
        address: IpAddr,
        what: fn(&mut Counts) -> &mut usize,
        limit: usize,
    ) -> Option<Counted> {
        let counted = self.with(address, |counts| {
            let count = what(counts);
            let free = *count < limit;
            *count += usize::from(free);
            free
        });
        counted.then(|| Counted {
            limits: self.clone(),
            address,
            what,
        })
    }

    fn with<T>(&self, address: IpAddr, change: impl FnOnce(&mut Counts) -> T) -> T {
        let mut all = self.lock();
        let counts = all.entry(address.to_canonical()).or_default();
        let result = change(counts);
        // What counts nothing is forgotten, or every address that ever called would be remembered.
        if counts.connections + counts.strangers + counts.failures == 0 {
            all.remove(&address.to_canonical());
        }
        result
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<IpAddr, Counts>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Counts {
    fn failures_at(&mut self, now: Instant) -> usize {
        if self
            .window
            .is_some_and(|start| now.saturating_duration_since(start) >= WINDOW)
        {
            self.failures = 0;
            self.window = None;
        }
        self.failures
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANA: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 2));
    const BEN: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 168, 1, 3));

    #[test]
    fn one_address_cannot_take_all_connections() {
        let limits = Limits::default();
        let mut held: Vec<Counted> = (0..CONNECTIONS_PER_ADDRESS)
            .map(|_| limits.connection(ANA).unwrap())
            .collect();
        assert!(limits.connection(ANA).is_none());
        assert!(limits.connection(BEN).is_some());
        held.pop();
        assert!(limits.connection(ANA).is_some());
        drop(held);
        assert!(
            limits.lock().is_empty(),
            "nothing is left of addresses that are gone"
        );
    }

    #[test]
    fn failed_greetings_count_for_a_while() {
        let limits = Limits::default();
        let start = Instant::now();
        for _ in 0..FAILURES {
            assert!(limits.stranger(ANA, start).is_some());
            limits.failed(ANA, start);
        }
        assert!(limits.stranger(ANA, start).is_none());
        assert!(limits.stranger(BEN, start).is_some());
        assert!(limits.stranger(ANA, start + WINDOW).is_some());
        assert!(limits.lock().is_empty());
    }

    #[test]
    fn addresses_that_fail_and_go_are_not_remembered_without_end() {
        let limits = Limits::default();
        let start = Instant::now();
        let held = limits.connection(ANA);
        limits.failed(BEN, start);
        for number in 0..u32::try_from(2 * REMEMBERED).unwrap() {
            let later = start + Duration::from_millis(1);
            limits.failed(IpAddr::V4(number.into()), later);
        }
        assert_eq!(limits.lock().len(), REMEMBERED);
        assert!(
            limits.lock().contains_key(&ANA),
            "one that is connected stays"
        );
        assert!(!limits.lock().contains_key(&BEN), "the oldest goes first");
        // When their time is over, one more failure clears them away.
        limits.failed(BEN, start + Duration::from_millis(1) + WINDOW);
        assert_eq!(limits.lock().len(), 2);
        drop(held);
    }

    #[test]
    fn strangers_are_few() {
        let limits = Limits::default();
        let now = Instant::now();
        let held: Vec<Counted> = (0..STRANGERS_PER_ADDRESS)
            .map(|_| limits.stranger(ANA, now).unwrap())
            .collect();
        assert!(limits.stranger(ANA, now).is_none());
        drop(held);
        assert!(limits.stranger(ANA, now).is_some());
    }
}
