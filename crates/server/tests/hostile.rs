//! The channel under attack: clients and networks that mean harm, over real connections. In all of it
//! paired phones are answered, memory stays bounded and every refusal is counted.
//!
//! Times are printed and never judged: they are this machine's. `make bench` measures them properly.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Once};
use std::time::{Duration, Instant};

use dradis_channel::phone::DeviceHandshake;
use dradis_channel::{
    Claim, Hello, HostWord, PairId, PairKey, Refusal, ResumeKey, Role, Sealed, Secret,
    SecretPayload, parse_fragment,
};
use dradis_server::{Census, Running};
use dradis_tests::client::{Ended, Phone, Referee, Socket, get, raw, serve, status, token};
use dradis_tests::hostile::{Answered, Harm, Network, Way, from, garbage, stranger};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// Messages that may wait for a page.
const QUEUE: usize = 64;
/// Connections that have not shown who they are, of the network; the host's own browser has as many.
const ARRIVING: usize = 256;
/// All connections, with those that 16 tables may have.
const CONNECTIONS: usize = 16 * 10 + 2 * ARRIVING;

/// Panics in whatever the servers of these tests do, which would only end a conversation.
static PANICS: AtomicUsize = AtomicUsize::new(0);

fn count_panics() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let say = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            PANICS.fetch_add(1, Ordering::Relaxed);
            say(panic);
        }));
    });
}

struct Evening {
    running: Running,
    referee: Referee,
    phones: Vec<Phone>,
    _dir: tempfile::TempDir,
}

/// A table of three with paired phones.
async fn evening(phones: usize) -> Evening {
    count_panics();
    let (running, dir) = serve().await;
    let mut referee = Referee::enter(running.addr, &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    let mut paired = Vec::new();
    for seat in 0..phones {
        paired.push(referee.pair(seat).await);
    }
    Evening {
        running,
        referee,
        phones: paired,
        _dir: dir,
    }
}

/// How often something was refused.
fn refused(census: &Census, kind: &str) -> u64 {
    let of_kind = census.refused.iter().find(|(word, _)| *word == kind);
    of_kind.expect("a kind of refusal").1
}

/// Nothing grows with what strangers do.
fn assert_bounded(census: &Census) {
    assert!(census.connections <= CONNECTIONS, "{census:?}");
    assert!(census.conversations <= census.connections, "{census:?}");
    assert!(census.waiting <= census.conversations * QUEUE, "{census:?}");
    assert!(census.addresses <= census.connections, "{census:?}");
}

/// A command of a phone to the table and its answer back. That it is refused makes it repeatable.
async fn round_trip(phone: &mut Phone) -> Duration {
    let start = Instant::now();
    phone.replies.clear();
    let outcome = phone.answer(&json!("4711.0"), "none").await;
    assert_eq!(outcome["type"], "rejected", "{outcome}");
    start.elapsed()
}

async fn round_trips(phone: &mut Phone, count: usize) -> Vec<Duration> {
    let mut times = Vec::new();
    for _ in 0..count {
        times.push(round_trip(phone).await);
    }
    times
}

#[expect(clippy::print_stdout, reason = "figures, for whoever looks")]
fn report(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let resident: u64 = pages
        .split(' ')
        .nth(1)
        .and_then(|pages| pages.parse().ok())
        .unwrap_or(0);
    println!(
        "{what}: {} round trips, p50 {:?}, p95 {:?}; test and server together {} MiB resident",
        times.len(),
        at(50),
        at(95),
        resident / 256
    );
}

/// The seat's device comes back by its key. Its old connection may have to be missed first.
async fn back(addr: SocketAddr, key: &ResumeKey) -> Phone {
    for _ in 0..100 {
        match Phone::come_back(addr, key).await {
            Ok(mut phone) => {
                phone
                    .until(|phone| phone.key.is_some() && !phone.frame.is_null())
                    .await;
                return phone;
            }
            Err(Refusal::SeatInUse) => tokio::time::sleep(Duration::from_millis(100)).await,
            Err(refusal) => panic!("{refusal:?}"),
        }
    }
    panic!("the seat stays in use");
}

fn answer_of(session: &mut Sealed<dradis_channel::Paired>, id: &str) -> Vec<u8> {
    let answer = json!({"type": "answer", "id": id, "prompt": "4711.0", "option": "none"});
    let words = SecretPayload::new(Secret::new(answer.to_string().into_bytes())).unwrap();
    session.seal_secret(&words).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_garbage_connections_hold_no_phone_up() {
    let mut evening = evening(2).await;
    let addr = evening.running.addr;
    let ana = &mut evening.phones[0];
    report("without an attack", round_trips(ana, 300).await);
    let before = evening.running.census();

    let over = Arc::new(AtomicBool::new(false));
    let attack = {
        let over = Arc::clone(&over);
        tokio::spawn(async move {
            let answered = garbage(addr, 10_000, 48).await;
            over.store(true, Ordering::Relaxed);
            answered
        })
    };
    let mut times = Vec::new();
    while !over.load(Ordering::Relaxed) {
        times.push(round_trip(ana).await);
        assert_bounded(&evening.running.census());
    }
    let answered: Answered = attack.await.unwrap();
    report("under 10,000 garbage connections", times);

    // What attackers were told is what was counted.
    let after = evening.running.census();
    assert!(
        answered.misdirected > 0 && answered.forbidden > 0,
        "{answered:?}"
    );
    assert_eq!(refused(&after, "foreign-host"), answered.misdirected);
    assert_eq!(refused(&after, "foreign-origin"), answered.forbidden);
    assert!(refused(&after, "greeting") + refused(&after, "claim") > 0);
    assert!(refused(&after, "connection") > 0, "{after:?}");

    // Nothing of it stays, and everybody is where they were.
    let settled = async {
        while evening.running.census().connections > before.connections {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), settled)
        .await
        .expect("the connections are given back");
    assert_eq!(evening.running.census().conversations, before.conversations);
    evening
        .referee
        .give(json!({"type": "change-resource", "resource": "fuel", "by": -1}))
        .await;
    let row = evening.referee.frame["row"].clone();
    for phone in &mut evening.phones {
        phone.until(|phone| phone.frame["row"] == row).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_are_held_open_hold_no_phone_up() {
    let mut evening = evening(1).await;
    let addr = evening.running.addr;
    // Each stranger's address takes what it can get and keeps it; one sends half a request each time.
    let mut held = Vec::new();
    for number in 0..400 {
        let Ok(mut stream) = stranger(addr, number).await else {
            continue;
        };
        if number % 2 == 0 {
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: ").await;
        }
        held.push(stream);
    }
    report(
        "beside 400 connections that wait",
        round_trips(&mut evening.phones[0], 100).await,
    );
    // The oldest ones have lost their places. The last ones may still wait to be accepted.
    let turned_away = async {
        while refused(&evening.running.census(), "too-many-connections") < 400 - ARRIVING as u64 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let in_time = tokio::time::timeout(Duration::from_secs(20), turned_away).await;
    let census = evening.running.census();
    assert!(in_time.is_ok(), "{census:?}");
    assert_bounded(&census);
    // A phone that returns finds room.
    let key = evening.phones.remove(0).key.unwrap();
    let ana = back(addr, &key).await;
    assert_eq!(ana.seat, Some(0));
    drop(held);
}

/// Connections that stay open and say nothing.
async fn flood(addr: SocketAddr, sources: std::ops::Range<u8>, each: usize) -> Vec<TcpStream> {
    let mut held = Vec::new();
    for _ in 0..each {
        for last in sources.clone() {
            if let Ok(stream) = from(Ipv4Addr::new(127, 0, 1, last), addr).await {
                held.push(stream);
            }
        }
    }
    held
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_flooding_addresses_lock_nobody_out() {
    let mut evening = evening(2).await;
    let addr = evening.running.addr;
    let held = flood(addr, 1..11, 128).await;
    // The referee's page is loaded again, and phones come back: one from an address of its own, one from an
    // address that floods.
    let page = get(addr, "/referee.html", &addr.to_string(), "").await;
    assert!(page.starts_with("HTTP/1.1 "), "{page}");
    let mut referee = Referee::come_back(addr, &evening.referee.key).await;
    for (seat, source) in [
        (1, Ipv4Addr::new(127, 0, 2, 1)),
        (0, Ipv4Addr::new(127, 0, 1, 1)),
    ] {
        let key = evening.phones.remove(seat).key.unwrap();
        let phone = back_from(addr, source, &key).await;
        assert_eq!(phone.seat, Some(u8::try_from(seat).unwrap()));
    }
    referee.new_table().await;
    let census = evening.running.census();
    assert!(refused(&census, "too-many-connections") > 0, "{census:?}");
    assert_bounded(&census);
    drop(held);
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_tokens_do_not_lock_the_referee_out() {
    let evening = evening(0).await;
    let addr = evening.running.addr;
    for _ in 0..150 {
        let mut socket = Socket::open(addr, "/ws/referee").await;
        let wrong = json!({"type": "enter", "token": "a wrong one"});
        socket.text(wrong.to_string()).await;
        assert_eq!(socket.json_of("turned-away").await["reason"], "token-spent");
    }
    assert_eq!(refused(&evening.running.census(), "token"), 150);
    Referee::come_back(addr, &evening.referee.key).await;
    Referee::enter(addr, &token(&evening.running)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_greetings_do_not_lock_out_phones_behind_the_same_address() {
    let mut evening = evening(1).await;
    let addr = evening.running.addr;
    let shared = Ipv4Addr::new(127, 0, 3, 1);
    let own = format!("http://{addr}");
    for number in 0..150 {
        let stream = from(shared, addr).await.unwrap();
        let mut socket = Socket::over(stream, addr, "/ws/seat", &own).await.unwrap();
        let unknown = Claim::Resume(PairId(rand::random()));
        let first = match number % 2 {
            0 => b"no greeting".to_vec(),
            _ => Hello { claim: unknown }.encode(),
        };
        socket.binary(first).await;
        while socket.next().await.is_some() {}
    }
    let census = evening.running.census();
    assert_eq!(
        refused(&census, "greeting") + refused(&census, "claim"),
        150
    );
    let key = evening.phones.remove(0).key.unwrap();
    let phone = back_from(addr, shared, &key).await;
    assert_eq!(phone.seat, Some(0));
}

/// As [`back`], from another address of loopback.
async fn back_from(addr: SocketAddr, source: Ipv4Addr, key: &ResumeKey) -> Phone {
    let own = format!("http://{addr}");
    for _ in 0..100 {
        let stream = from(source, addr).await.unwrap();
        let socket = Socket::over(stream, addr, "/ws/seat", &own).await;
        match Phone::come_back_over(socket.expect("let in"), key).await {
            Ok(mut phone) => {
                phone.until(|phone| phone.key.is_some()).await;
                return phone;
            }
            Err(Ended::Refused(Refusal::SeatInUse)) => {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            Err(ended) => panic!("{ended:?}"),
        }
    }
    panic!("the seat stays in use");
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_keys_and_recorded_handshakes_open_nothing() {
    let mut evening = evening(1).await;
    let addr = evening.running.addr;

    // The right name of a code with wrong keys, until the address has failed too often.
    let code = evening.referee.offer(1).await;
    let (id, _) = parse_fragment(code.split_once('#').unwrap().1).unwrap();
    let mut wrong = 0;
    for _ in 0..20 {
        let key = PairKey(Secret::new(rand::random()));
        let device = DeviceHandshake::with_code(id, &key, Role::Seat);
        let (mut socket, table, challenge) = greeted(addr, &device.hello()).await;
        let (message, _) = device.start(table, challenge).unwrap();
        socket.binary(message).await;
        assert_eq!(
            word(&mut socket).await,
            HostWord::Refusal(Refusal::HandshakeFailed)
        );
        assert!(socket.is_closed().await);
        wrong += 1;
    }
    assert_eq!(refused(&evening.running.census(), "handshake"), wrong);

    // The whole beginning of a conversation, recorded and played again, with a code and with a key.
    let mut ben = evening.referee.pair(1).await;
    let key = ben.key.take().unwrap();
    drop(ben);
    let device = DeviceHandshake::with_resume_key(&key, Role::Seat);
    let hello = device.hello();
    let (recorded, session) = loop {
        let device = DeviceHandshake::with_resume_key(&key, Role::Seat);
        let mut socket = Socket::open(addr, "/ws/seat").await;
        socket.binary(hello.clone()).await;
        match word(&mut socket).await {
            HostWord::Welcome(table, challenge) => {
                let (message, _) = device.start(table, challenge).unwrap();
                socket.binary(message.clone()).await;
                assert!(matches!(word(&mut socket).await, HostWord::Handshake(_)));
                break (message, socket);
            }
            HostWord::Refusal(Refusal::SeatInUse) => {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            HostWord::Refusal(refusal) => panic!("{refusal:?}"),
            HostWord::Handshake(_) => panic!("a handshake before the welcome"),
        }
    };
    drop(session);
    for _ in 0..5 {
        let (mut socket, _, _) = loop {
            let mut socket = Socket::open(addr, "/ws/seat").await;
            socket.binary(hello.clone()).await;
            match word(&mut socket).await {
                HostWord::Welcome(table, challenge) => break (socket, table, challenge),
                HostWord::Refusal(Refusal::SeatInUse) => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                HostWord::Refusal(refusal) => panic!("{refusal:?}"),
                HostWord::Handshake(_) => panic!("a handshake before the welcome"),
            }
        };
        socket.binary(recorded.clone()).await;
        assert_eq!(
            word(&mut socket).await,
            HostWord::Refusal(Refusal::HandshakeFailed)
        );
        assert!(socket.is_closed().await);
    }
    assert_eq!(refused(&evening.running.census(), "handshake"), wrong + 5);

    // The device itself comes back, and Ana was never disturbed.
    let ben = back(addr, &key).await;
    assert_eq!(ben.seat, Some(1));
    round_trip(&mut evening.phones[0]).await;
}

async fn greeted(
    addr: SocketAddr,
    hello: &[u8],
) -> (Socket, dradis_channel::TableId, dradis_channel::Challenge) {
    let mut socket = Socket::open(addr, "/ws/seat").await;
    socket.binary(hello.to_vec()).await;
    match word(&mut socket).await {
        HostWord::Welcome(table, challenge) => (socket, table, challenge),
        HostWord::Refusal(refusal) => panic!("{refusal:?}"),
        HostWord::Handshake(_) => panic!("a handshake before the welcome"),
    }
}

async fn word(socket: &mut Socket) -> HostWord {
    let message = socket.next().await.expect("a word of the host");
    HostWord::parse(&message.into_data()).expect("a clear word")
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_are_not_its_own_end_a_conversation_and_nothing_else() {
    let mut evening = evening(2).await;
    let addr = evening.running.addr;
    let mut ben = evening.phones.pop().unwrap();
    let ana = &mut evening.phones[0];
    let kinds = [
        "replayed",
        "reordered",
        "truncated",
        "stretched",
        "oversized",
        "of another seat",
    ];
    let mut counted = 0;
    for kind in kinds {
        let sealed = answer_of(&mut ben.session, "one");
        let second = answer_of(&mut ben.session, "two");
        let sent = match kind {
            "replayed" => vec![sealed.clone(), sealed],
            "reordered" => vec![second, sealed],
            "truncated" => vec![sealed[..sealed.len() - 1].to_vec()],
            "stretched" => vec![[&sealed[..], &[0]].concat()],
            "oversized" => vec![vec![0; 70_000]],
            "of another seat" => vec![answer_of(&mut ana.session, "hers")],
            other => panic!("{other}"),
        };
        for bytes in sent {
            ben.socket.binary_in_vain(bytes).await;
        }
        while ben.heed().await {}
        assert_eq!(
            ben.broken, None,
            "{kind}: the host sends nothing that does not open"
        );
        let census = evening.running.census();
        if kind == "oversized" {
            assert!(refused(&census, "connection") > 0, "{census:?}");
        } else {
            counted += 1;
            assert_eq!(refused(&census, "frame"), counted, "{kind}");
        }
        // The phone comes back by its key to where it was.
        ben = back(addr, &ben.key.unwrap()).await;
        assert_eq!(ben.seat, Some(1), "{kind}");
        if kind == "of another seat" {
            // The number that her frame took is missing: her conversation ends as well, hers to mend.
            let key = ana.key.take().unwrap();
            ana.say(&json!({"type": "answer", "id": "next", "prompt": "4711.0", "option": "none"}))
                .await;
            while ana.heed().await {}
            *ana = back(addr, &key).await;
        }
        round_trip(ana).await;
        round_trip(&mut ben).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_that_floods_holds_nobody_up() {
    let mut evening = evening(2).await;
    let addr = evening.running.addr;
    let mut ben = evening.phones.pop().unwrap();
    let ana = &mut evening.phones[0];
    report("without a flood", round_trips(ana, 200).await);

    // Five thousand answers at once, read as they come back.
    const FLOOD: usize = 5000;
    let key = ben.key.take().unwrap();
    let frames: Vec<Vec<u8>> = (0..FLOOD)
        .map(|number| answer_of(&mut ben.session, &format!("flood-{number}")))
        .collect();
    let over = Arc::new(AtomicBool::new(false));
    let heard = Arc::new(AtomicUsize::new(0));
    let (mut sink, mut stream) = ben.socket.0.split();
    let reading = {
        let heard = Arc::clone(&heard);
        tokio::spawn(async move {
            while let Some(Ok(message)) = stream.next().await {
                heard.fetch_add(usize::from(message.is_binary()), Ordering::Relaxed);
            }
        })
    };
    let flood = {
        let (over, heard) = (Arc::clone(&over), Arc::clone(&heard));
        tokio::spawn(async move {
            for frame in frames {
                if sink.send(Message::binary(frame)).await.is_err() {
                    break;
                }
            }
            let answered = async {
                while heard.load(Ordering::Relaxed) < FLOOD {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            };
            let answered = tokio::time::timeout(Duration::from_secs(60), answered).await;
            over.store(true, Ordering::Relaxed);
            answered.is_ok()
        })
    };
    let mut times = Vec::new();
    while !over.load(Ordering::Relaxed) {
        times.push(round_trip(ana).await);
        assert_bounded(&evening.running.census());
    }
    report("under a flood of 5,000 answers", times);
    assert!(
        flood.await.unwrap(),
        "a paired phone that reads is answered"
    );
    reading.abort();

    let ben = back(addr, &key).await;
    assert_eq!(ben.seat, Some(1));
    evening
        .referee
        .give(json!({"type": "change-resource", "resource": "food", "by": -1}))
        .await;
    let row = evening.referee.frame["row"].clone();
    ana.until(|phone| phone.frame["row"] == row).await;
}

/// A paired phone that has stopped reading: what waits for it is bounded, nobody waits with it, and its
/// connection ends with one count, whether its queue fills up or a single message is never taken.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_that_never_reads_is_cut_off_and_holds_nobody_up() {
    let mut evening = evening(2).await;
    let addr = evening.running.addr;
    let mut key = evening.phones.pop().unwrap().key.unwrap();
    let mut times = Vec::new();
    let mut turn = 0;
    for (cuts, queue_fills) in [(1, true), (2, false)] {
        let everybody = evening.running.census().conversations;
        // Held to the end of the round, and never read.
        let asleep = loop {
            match Phone::come_back_small(addr, &key).await {
                Ok(mut phone) => {
                    phone.until(|phone| phone.key.is_some()).await;
                    key.clone_from(phone.key.as_ref().unwrap());
                    phone.until(|phone| !phone.frame.is_null()).await;
                    break phone;
                }
                Err(Ended::Refused(Refusal::SeatInUse)) => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Err(ended) => panic!("{ended:?}"),
            }
        };
        loop {
            let census = evening.running.census();
            assert_bounded(&census);
            // Whatever waits after a round trip of Ana's waits for the one who does not read.
            if refused(&census, "not-reading") == cuts || (!queue_fills && census.waiting > 8) {
                break;
            }
            assert!(turn < 8000, "it is never cut off: {census:?}");
            let by = if turn % 2 == 0 { -1 } else { 1 };
            let change = json!({"type": "change-resource", "resource": "food", "by": by});
            evening.referee.give(change).await;
            times.push(round_trip(&mut evening.phones[0]).await);
            turn += 1;
        }
        let gone = async {
            while evening.running.census().conversations > everybody
                || refused(&evening.running.census(), "not-reading") < cuts
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let in_time = tokio::time::timeout(Duration::from_secs(60), gone).await;
        let census = evening.running.census();
        assert!(in_time.is_ok(), "{census:?}");
        assert_eq!(refused(&census, "not-reading"), cuts, "counted once each");
        let referee = &mut evening.referee;
        referee
            .until(|page| page.frame["devices"][1]["state"] == "away")
            .await;
        drop(asleep);
    }
    report("beside a phone that never reads", times);
    assert_eq!(PANICS.load(Ordering::Relaxed), 0);
    // It comes back to the whole state, and Ana has missed nothing.
    let ben = back(addr, &key).await;
    let row = evening.referee.frame["row"].clone();
    assert_eq!(ben.frame["row"], row);
    evening.phones[0]
        .until(|phone| phone.frame["row"] == row)
        .await;
}

/// Whatever a network does to one message, on whichever way: the conversation goes on or ends, nothing
/// foreign is taken for the host's or the phone's word, and the phone comes back to the whole state.
#[tokio::test(flavor = "multi_thread")]
async fn a_hostile_network_never_costs_a_phone_its_seat() {
    let mut evening = evening(1).await;
    let addr = evening.running.addr;
    let mut key = evening.phones.remove(0).key.unwrap();
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for harm in Harm::ALL {
        for way in [Way::Up, Way::Down] {
            for number in 0..6 {
                let network = Network::between(addr, harm, way, number).await;
                let end = match visit(network.addr, &mut key).await {
                    Ok(phone) => {
                        assert_eq!(phone.seat.unwrap_or(0), 0, "{harm:?} {way:?} {number}");
                        assert_eq!(phone.goodbye, None, "{harm:?} {way:?} {number}");
                        format!("{:?}", phone.broken)
                    }
                    Err(ended) => format!("{ended:?}"),
                };
                drop(network);
                *ends.entry(format!("{harm:?}: {end}")).or_default() += 1;
                let ana = back(addr, &key).await;
                assert_eq!(ana.seat, Some(0), "{harm:?} {way:?} {number}");
                // A word that is answered: the referee's page has heard all before it.
                let undo = json!({"type": "undo", "step": 4711});
                evening.referee.command(undo).await;
                let shown = &evening.referee.frame;
                assert_eq!(shown["devices"][0]["state"], "connected");
                assert_eq!(ana.frame["row"], shown["row"]);
                key = ana.key.unwrap();
            }
        }
    }
    // A network that only delays ends nothing; one that changes is always found out.
    let of = |harm: &str, good: bool| -> u32 {
        ends.iter()
            .filter(|(end, _)| end.starts_with(harm) && end.ends_with(": None") == good)
            .map(|(_, count)| count)
            .sum()
    };
    assert_eq!(of("Delayed", false), 0, "{ends:?}");
    assert!(of("Changed", false) > 0, "{ends:?}");
}

/// A phone comes back over a network, hears what there is and says something. The key is the one that it
/// would keep.
async fn visit(network: SocketAddr, key: &mut ResumeKey) -> Result<Phone, Ended> {
    let mut phone = loop {
        match Phone::try_to_come_back(network, key).await {
            Err(Ended::Refused(Refusal::SeatInUse)) => {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            other => break other?,
        }
    };
    // Whatever number the harm falls on is said or heard within this.
    let talk = async {
        for number in 0..4 {
            let id = format!("visit-{number}-{}", rand::random::<u32>());
            let answer = json!({"type": "answer", "id": id, "prompt": "4711.0", "option": "none"});
            phone.say(&answer).await;
            while !phone.replies.iter().any(|reply| reply["id"] == id.as_str()) {
                if !phone.heed().await {
                    return;
                }
            }
        }
    };
    // A message that was lost leaves both sides waiting: the page gives up after a while.
    let _ = tokio::time::timeout(Duration::from_secs(5), talk).await;
    if let Some(next) = &phone.key {
        key.clone_from(next);
    }
    Ok(phone)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_gets_nothing_out_of_this_host() {
    let evening = evening(1).await;
    let addr = evening.running.addr;
    let host = addr.to_string();
    let foreign = "Origin: http://elsewhere.example\r\nSec-Fetch-Site: cross-site\r\n";
    for path in ["/", "/referee.html", "/wall.html"] {
        // A browser lets no other site read, embed or frame what carries these headers.
        let answer = get(addr, path, &host, foreign).await.to_lowercase();
        assert!(!answer.contains("access-control-allow"), "{path}");
        assert!(
            answer.contains("cross-origin-resource-policy: same-origin"),
            "{path}"
        );
        assert!(answer.contains("frame-ancestors 'none'"), "{path}");
    }
    // Nor does it ask first: there is nothing to ask for.
    let preflight = format!(
        "OPTIONS /ws/seat HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{foreign}\
         Access-Control-Request-Method: POST\r\n\r\n"
    );
    assert_eq!(status(&raw(addr, &preflight).await), 405);
    let form = format!(
        "POST /ws/seat HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{foreign}\
         Content-Type: text/plain\r\nContent-Length: 0\r\n\r\n"
    );
    assert_eq!(status(&raw(addr, &form).await), 405);
    for path in ["/ws/seat", "/ws/referee", "/ws/wall"] {
        for origin in [
            "http://elsewhere.example",
            "http://127.0.0.1:1",
            "null",
            "file://",
        ] {
            let end = Socket::open_from(addr, path, origin).await.err();
            assert_eq!(end, Some(403), "{path} {origin}");
        }
    }
    for name in [
        "elsewhere.example",
        "127.0.0.1.elsewhere.example",
        "[::1]:80",
    ] {
        assert_eq!(status(&get(addr, "/", name, "").await), 421, "{name}");
    }
    let census = evening.running.census();
    assert_eq!(refused(&census, "request"), 2);
    assert_eq!(refused(&census, "foreign-origin"), 12);
    assert_eq!(refused(&census, "foreign-host"), 3);
}

/// A host in a process of its own, ended also when the test has failed.
struct Host(Child);

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The log of a host that was attacked: a line for each kind with how many there were, and no more lines
/// for more attacks. Nothing that was sent stands there, and nobody's address.
#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_counted_in_one_line_of_the_log_for_each_kind() {
    let data = tempfile::tempdir().unwrap();
    let mut host = Host(
        Command::new(env!("CARGO_BIN_EXE_dradis"))
            .args(["serve", "--bind", "127.0.0.1", "--data"])
            .arg(data.path())
            .env_remove("DRADIS_LOG")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap(),
    );
    let mut lines = BufReader::new(host.0.stdout.take().unwrap()).lines();
    let address = loop {
        let line = lines.next().expect("the referee's address").unwrap();
        if let Some(at) = line.find("http://") {
            break line[at..].trim().to_owned();
        }
    };
    let (addr, token) = address
        .strip_prefix("http://")
        .and_then(|rest| rest.split_once("/referee.html#"))
        .unwrap();
    let addr: SocketAddr = addr.parse().unwrap();
    let mut referee = Referee::enter(addr, token).await;
    referee.new_table().await;
    referee.begin(3).await;
    let mut ana = referee.pair(0).await;

    for _ in 0..30 {
        get(addr, "/", "marked-host.example", "").await;
        assert!(
            Socket::open_from(addr, "/ws/seat", "http://marked-origin.example")
                .await
                .is_err()
        );
        round_trip(&mut ana).await;
        ana.say(&json!({"type": "marked-words"})).await;
    }
    for _ in 0..10 {
        let mut socket = Socket::open(addr, "/ws/seat").await;
        socket.binary(b"marked-greeting".to_vec()).await;
        assert!(socket.is_closed().await);
    }
    // The last words have arrived when this is answered.
    round_trip(&mut ana).await;
    drop((ana, referee));
    let end = format!("kill {}", host.0.id());
    let asked = Command::new("sh").args(["-c", &end]).status().unwrap();
    assert!(asked.success());
    assert!(host.0.wait().unwrap().success());

    let mut log = String::new();
    for file in std::fs::read_dir(data.path().join("logs")).unwrap() {
        log += &std::fs::read_to_string(file.unwrap().path()).unwrap();
    }
    let said: Vec<&str> = log
        .lines()
        .filter(|line| line.contains(" refused "))
        .collect();
    for (kind, count) in [
        ("foreign-host", 30),
        ("foreign-origin", 30),
        ("words", 30),
        ("command", 31),
        ("greeting", 10),
    ] {
        let of_kind: Vec<&&str> = said
            .iter()
            .filter(|line| line.contains(&format!("kind=\"{kind}\" ")))
            .collect();
        assert_eq!(of_kind.len(), 1, "{kind}: {log}");
        assert!(
            of_kind[0].contains(&format!(" count={count} ")),
            "{of_kind:?}"
        );
    }
    for kept_out in ["marked", "127.0.0.1", "elsewhere"] {
        assert!(!log.contains(kept_out), "{kept_out}: {log}");
    }
}
