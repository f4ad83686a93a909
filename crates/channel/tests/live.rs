//! The page's own TypeScript talks to this crate: handshake, frames, sleep, reload, refusal, goodbye.
//!
//! No sockets: the page runs in Node and every message is a line on a pipe.

mod common;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use common::{NUMBER, TABLE, seconds};
use dradis_channel::{
    Control, Goodbye, Hello, Joined, LinkId, Opened, Paired, PairingError, Refusal, Role, Sealed,
    SeatPairing, Secret, SecretBytes, SecretPayload,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::{Value, json};

/// Longer than anything the page waits for by itself, so that a fault ends the test and not the patience.
const PATIENCE: Duration = Duration::from_secs(60);

struct Page {
    child: Child,
    orders: ChildStdin,
    reports: Receiver<Value>,
}

impl Page {
    fn start() -> Self {
        let ui = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui");
        assert!(
            ui.join("node_modules").is_dir(),
            "this test runs the page in Node: run `npm ci` in ui first"
        );
        let mut child = Command::new("node")
            .arg("scripts/channel-live.mjs")
            .current_dir(ui)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this test needs Node 20 or later as `node`");
        let orders = child.stdin.take().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (sender, reports) = channel();
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                let Ok(report) = serde_json::from_str(&line) else {
                    continue;
                };
                if sender.send(report).is_err() {
                    return;
                }
            }
        });
        Self {
            child,
            orders,
            reports,
        }
    }

    fn order(&mut self, order: &Value) {
        writeln!(self.orders, "{order}").unwrap();
    }

    fn open(&mut self, fragment: &str) {
        self.order(&json!({ "do": "open", "fragment": fragment }));
        let address = self.next("address");
        assert_eq!(address["hash"], "", "the page clears its address at once");
    }

    fn say(&mut self, link: u64, bytes: &[u8]) {
        self.order(&json!({ "do": "message", "link": link, "hex": hex::encode(bytes) }));
    }

    /// The next report of this kind; others before it are passed over.
    fn next(&mut self, said: &str) -> Value {
        loop {
            let report = self
                .reports
                .recv_timeout(PATIENCE)
                .unwrap_or_else(|_| panic!("the page said no {said:?}"));
            if report["said"] == said {
                return report;
            }
        }
    }

    fn bytes(&mut self, said: &str) -> Vec<u8> {
        hex::decode(self.next(said)["hex"].as_str().unwrap()).unwrap()
    }

    fn status(&mut self, kind: &str) -> Value {
        loop {
            let status = self.next("status");
            if status["kind"] == kind {
                return status;
            }
        }
    }

    /// Waits until the page connects, and lets the link open.
    fn connected(&mut self) -> u64 {
        let link = self.next("connect")["link"].as_u64().unwrap();
        self.order(&json!({ "do": "opened", "link": link }));
        link
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A hello and a handshake of the page.
fn join(
    page: &mut Page,
    seat: &mut SeatPairing,
    now: u64,
    rng: &mut StdRng,
) -> Result<(u64, Joined), (u64, Refusal)> {
    let link = page.connected();
    let hello = Hello::parse(&page.bytes("message")).unwrap();
    let handshake = seat
        .greet(seconds(now), hello.claim, rng)
        .map_err(|away| (link, away.refusal))?;
    page.say(link, &handshake.welcome());
    let first = page.bytes("message");
    let joined = seat
        .join(seconds(now), LinkId(link), handshake, &first, rng)
        .map_err(|away| (link, away.refusal))?;
    Ok((link, joined))
}

fn resumed(
    page: &mut Page,
    seat: &mut SeatPairing,
    now: u64,
    rng: &mut StdRng,
) -> (u64, Sealed<Paired>) {
    let Ok((
        link,
        Joined::Resumed {
            send,
            mut session,
            detached: None,
        },
    )) = join(page, seat, now, rng)
    else {
        panic!("the page is known")
    };
    for bytes in send {
        page.say(link, &bytes);
    }
    assert_eq!(
        session.open(&page.bytes("message")),
        Ok(Opened::Control(Control::KeyKept))
    );
    seat.key_kept(LinkId(link));
    assert_eq!(page.status("open")["lasting"], "kept");
    (link, session)
}

#[test]
fn the_page_and_the_host_understand_each_other() {
    let rng = &mut StdRng::seed_from_u64(75);
    let mut seat = SeatPairing::new(TABLE, Role::Seat, NUMBER);
    let mut page = Page::start();

    // Pairing: the page shows what the host shows, and is open only after Same.
    let offer = seat.offer(seconds(0), rng).unwrap();
    page.open(offer.fragment.reveal());
    let Ok((link, Joined::Comparing { send, mut session })) = join(&mut page, &mut seat, 1, rng)
    else {
        panic!("a fresh code is let in")
    };
    for bytes in send {
        page.say(link, &bytes);
    }
    assert_eq!(
        session.open(&page.bytes("message")),
        Ok(Opened::Control(Control::KeyKept))
    );
    let shown = page.status("comparing");
    assert_eq!(shown["pictograms"], json!(session.pictograms()));
    let confirmed = seat.same(session.pictograms()).unwrap();
    let mut session = session.confirm(&confirmed).unwrap();
    page.say(link, &session.seal_control(&Control::Confirmed).unwrap());
    assert_eq!(page.status("open")["lasting"], "kept");

    // Both lanes, both ways; a dummy is swallowed.
    let secret = |bytes: &[u8]| SecretPayload::new(Secret::new(bytes.to_vec())).unwrap();
    page.say(link, &session.seal_secret(&SecretPayload::dummy()).unwrap());
    page.say(
        link,
        &session.seal_secret(&secret(b"you are human")).unwrap(),
    );
    assert_eq!(page.bytes("secret"), b"you are human");
    let long: Vec<u8> = (0..150_000).map(|at| (at % 251) as u8).collect();
    for frame in session.seal_public(&long).unwrap() {
        page.say(link, &frame);
    }
    assert_eq!(page.bytes("public"), long);
    page.order(&json!({ "do": "answer", "hex": hex::encode("option 2") }));
    let answer = Opened::Secret(SecretBytes(Secret::new(b"option 2".to_vec())));
    assert_eq!(session.open(&page.bytes("message")), Ok(answer));
    // The page asks at once whether its answer has arrived.
    assert_eq!(
        session.open(&page.bytes("message")),
        Ok(Opened::Control(Control::Ping(1)))
    );
    page.say(link, &session.seal_control(&Control::Pong(1)).unwrap());
    page.say(link, &session.seal_control(&Control::Ping(9)).unwrap());
    assert_eq!(
        session.open(&page.bytes("message")),
        Ok(Opened::Control(Control::Pong(9)))
    );

    // Sleep: the link dies, the page comes back by itself.
    page.order(&json!({ "do": "closed", "link": link }));
    seat.lost(LinkId(link));
    page.status("reconnecting");
    let (_, _) = resumed(&mut page, &mut seat, 10, rng);

    // Reload, while the host still believes in the old link: refused, probed, let in.
    let before = seat.link().unwrap();
    page.open("");
    let Err((link, refusal)) = join(&mut page, &mut seat, 20, rng) else {
        panic!("the old link is in the way")
    };
    page.say(link, &refusal.encode());
    assert_eq!(page.status("refused")["reason"], "seat-in-use");
    seat.lost(before);
    let (link, mut session) = resumed(&mut page, &mut seat, 21, rng);

    // A restarted host knows the page; a changed frame ends the link and the page comes back.
    let text = serde_json::to_string(&seat.saved()).unwrap();
    seat = SeatPairing::restore(
        TABLE,
        Role::Seat,
        NUMBER,
        serde_json::from_str(&text).unwrap(),
    );
    let mut frame = session.seal_secret(&secret(b"you are a cylon")).unwrap();
    frame[500] ^= 1;
    page.say(link, &frame);
    assert_eq!(page.next("close")["link"], link);
    let (link, mut session) = resumed(&mut page, &mut seat, 30, rng);

    // Revoked: the page believes the sealed goodbye and forgets its key.
    assert_eq!(seat.revoke(), Some(LinkId(link)));
    page.say(
        link,
        &session
            .seal_control(&Control::Goodbye(Goodbye::Revoked))
            .unwrap(),
    );
    assert_eq!(page.status("refused")["reason"], "revoked");
    page.open("");
    assert_eq!(page.status("refused")["reason"], "no-code");

    // The code was used up before the host restarted, which still knows that.
    page.open(offer.fragment.reveal());
    let Err((link, refusal)) = join(&mut page, &mut seat, 40, rng) else {
        panic!("an old code opens nothing")
    };
    page.say(link, &refusal.encode());
    assert_eq!(page.status("refused")["reason"], "used-code");
    assert_eq!(
        seat.same(session.pictograms()).err(),
        Some(PairingError::NothingToCompare)
    );
}
