//! Who has reached this host since it was started, so that a referee whose phones do not connect learns where
//! they get stuck. In memory alone: no file and no log has a device's address from here.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{Extension, Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;
use dradis_table::wire::{Reached, VISITS, Visit, Visitor};

use crate::address::Peer;

/// Addresses that are remembered; a further one takes the place of the one that was silent longest.
const REMEMBERED: usize = 32;

/// Who has come. Its clones are the same memory.
#[derive(Clone, Default)]
pub(crate) struct Reach(Arc<Mutex<BTreeMap<IpAddr, Seen>>>);

#[derive(Clone, Copy, Debug)]
struct Seen {
    device: Visitor,
    preview: bool,
    reached: Reached,
    at: Instant,
}

/// A request that the guard let through is a step of its device's way.
pub(crate) async fn follow(
    State(reach): State<Reach>,
    Extension(peer): Extension<Peer>,
    request: Request,
    next: Next,
) -> Response {
    let words = request.headers().get(header::USER_AGENT);
    let words = words.and_then(|value| value.to_str().ok()).unwrap_or("");
    match request.uri().path() {
        "/" | "/phone.html" | "/tablet" => reach.loads(peer, words, Instant::now()),
        "/ws/seat" => reach.calls(peer, words, Instant::now()),
        _ => {}
    }
    next.run(request).await
}

impl Reach {
    /// A device has connected; what it wants will show. Its pages do that many times over.
    pub(crate) fn knocks(&self, peer: Peer, now: Instant) {
        let mut seen = self.lock();
        let Some(address) = remote(peer) else { return };
        if !seen.contains_key(&address) {
            let step = Seen {
                device: Visitor::Unknown,
                preview: false,
                reached: Reached::Knocked,
                at: now,
            };
            note(&mut seen, peer, address, step);
        }
    }

    /// A device asks for the page.
    pub(crate) fn loads(&self, peer: Peer, words: &str, now: Instant) {
        self.step(peer, words, Reached::Loaded, now);
    }

    /// Its page calls.
    pub(crate) fn calls(&self, peer: Peer, words: &str, now: Instant) {
        self.step(peer, words, Reached::Called, now);
    }

    /// Its page was let in.
    pub(crate) fn joins(&self, peer: Peer, now: Instant) {
        let mut seen = self.lock();
        if let Some(seen) = remote(peer).and_then(|address| seen.get_mut(&address)) {
            seen.reached = Reached::Joined;
            seen.at = now;
        }
    }

    /// What a referee may know of it, the latest first.
    pub(crate) fn visits(&self, now: Instant) -> Vec<Visit> {
        let mut seen: Vec<Seen> = self.lock().values().copied().collect();
        seen.sort_by_key(|seen| std::cmp::Reverse(seen.at));
        seen.truncate(VISITS);
        seen.into_iter()
            .map(|seen| Visit {
                device: seen.device,
                preview: seen.preview,
                reached: seen.reached,
                ago_ms: milliseconds(now.saturating_duration_since(seen.at)),
            })
            .collect()
    }

    fn step(&self, peer: Peer, words: &str, reached: Reached, now: Instant) {
        let Some(address) = remote(peer) else { return };
        let step = Seen {
            device: device(words),
            preview: is_preview(words),
            reached,
            at: now,
        };
        note(&mut self.lock(), peer, address, step);
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<IpAddr, Seen>> {
        // Each change is made of single assignments, so a panic elsewhere leaves nothing half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn note(seen: &mut BTreeMap<IpAddr, Seen>, peer: Peer, address: IpAddr, step: Seen) {
    if seen.len() >= REMEMBERED && !seen.contains_key(&address) {
        let oldest = seen.iter().min_by_key(|(_, seen)| seen.at);
        if let Some(oldest) = oldest.map(|(address, _)| *address) {
            seen.remove(&oldest);
        }
    }
    let device = if peer.is_own() {
        Visitor::Host
    } else {
        step.device
    };
    seen.insert(address, Seen { device, ..step });
}

/// The address of a caller from the network; the referee's own pages come over loopback.
fn remote(peer: Peer) -> Option<IpAddr> {
    (!peer.is_loopback()).then(|| peer.remote.ip().to_canonical())
}

fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

/// What a browser says it runs on. The words of one system often hold those of another.
fn device(words: &str) -> Visitor {
    let names = [
        ("iPhone", Visitor::Iphone),
        ("iPad", Visitor::Ipad),
        ("Android", Visitor::Android),
        ("Windows", Visitor::Windows),
        ("Macintosh", Visitor::Mac),
        ("Linux", Visitor::Linux),
        ("CrOS", Visitor::Linux),
    ];
    let named = names.iter().find(|(name, _)| words.contains(name));
    named.map_or(Visitor::Unknown, |(_, device)| *device)
}

/// Whether the page stands inside another program. Android's own view for that says `; wv`; on iPhones
/// every browser names Safari, and such views do not.
fn is_preview(words: &str) -> bool {
    let apple = words.contains("iPhone") || words.contains("iPad");
    let view = words.contains("AppleWebKit") && !words.contains("Safari/");
    words.contains("; wv)") || (apple && view)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAFARI: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
    const SCANNER: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";
    const CHROME: &str = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
    const WEB_VIEW: &str = "Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36";

    fn from(remote: &str) -> Peer {
        Peer {
            remote: format!("{remote}:50000").parse().unwrap(),
            local: "192.168.1.7:4711".parse().unwrap(),
        }
    }

    fn steps(reach: &Reach, now: Instant) -> Vec<(Visitor, bool, Reached, u32)> {
        let visits = reach.visits(now).into_iter();
        visits
            .map(|visit| (visit.device, visit.preview, visit.reached, visit.ago_ms))
            .collect()
    }

    #[test]
    fn a_devices_way_is_followed_and_the_latest_step_counts() {
        let reach = Reach::default();
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(steps(&reach, start), []);
        let (ana, ben) = (from("192.168.1.20"), from("192.168.1.21"));
        reach.knocks(ana, start);
        let knocked = (Visitor::Unknown, false, Reached::Knocked, 1000);
        assert_eq!(steps(&reach, after(1)), [knocked]);
        reach.loads(ana, SAFARI, after(2));
        // Scripts and styles come over connections of their own.
        reach.knocks(ana, after(3));
        reach.loads(ben, WEB_VIEW, after(4));
        let loaded = (Visitor::Iphone, false, Reached::Loaded, 38_000);
        let scanned = (Visitor::Android, true, Reached::Loaded, 36_000);
        assert_eq!(steps(&reach, after(40)), [scanned, loaded]);
        reach.calls(ana, SAFARI, after(41));
        let called = (Visitor::Iphone, false, Reached::Called, 1000);
        assert_eq!(steps(&reach, after(42))[0], called);
        reach.joins(ana, after(42));
        let joined = (Visitor::Iphone, false, Reached::Joined, 0);
        assert_eq!(steps(&reach, after(42))[0], joined);
        // Reloaded: whether it gets in again is seen again.
        reach.loads(ana, SAFARI, after(50));
        let again = (Visitor::Iphone, false, Reached::Loaded, 0);
        assert_eq!(steps(&reach, after(50))[0], again);
    }

    #[test]
    fn loopback_is_no_device_and_the_host_itself_is_said_to_be_it() {
        let reach = Reach::default();
        let now = Instant::now();
        let window = Peer {
            remote: "127.0.0.1:50000".parse().unwrap(),
            local: "127.0.0.1:4711".parse().unwrap(),
        };
        reach.knocks(window, now);
        reach.loads(window, CHROME, now);
        reach.joins(window, now);
        assert_eq!(steps(&reach, now), []);
        reach.loads(from("192.168.1.7"), CHROME, now);
        let host = (Visitor::Host, false, Reached::Loaded, 0);
        assert_eq!(steps(&reach, now), [host]);
    }

    #[test]
    fn what_is_remembered_is_bounded_and_the_latest_are_told_of() {
        let reach = Reach::default();
        let start = Instant::now();
        for at in 0..200_u8 {
            let now = start + Duration::from_secs(at.into());
            reach.loads(from(&format!("10.0.0.{at}")), CHROME, now);
        }
        assert_eq!(reach.lock().len(), REMEMBERED);
        let told = steps(&reach, start + Duration::from_secs(199));
        assert_eq!(told.len(), VISITS);
        assert_eq!(told[0].3, 0);
        assert_eq!(told[VISITS - 1].3, 7000);
    }

    #[test]
    fn a_browser_says_what_it_is_and_a_preview_that_it_is_none() {
        for (words, expected) in [
            (SAFARI, (Visitor::Iphone, false)),
            (SCANNER, (Visitor::Iphone, true)),
            (CHROME, (Visitor::Android, false)),
            (WEB_VIEW, (Visitor::Android, true)),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
                (Visitor::Mac, false),
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
                (Visitor::Windows, false),
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                (Visitor::Linux, false),
            ),
            ("curl/8.0", (Visitor::Unknown, false)),
            ("", (Visitor::Unknown, false)),
        ] {
            assert_eq!((device(words), is_preview(words)), expected, "{words}");
        }
    }
}
