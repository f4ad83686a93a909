//! A seat at a host and devices that claim it, for the tests of the pairing.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::time::Duration;

use dradis_channel::phone::{DeviceHandshake, DeviceWaiting};
use dradis_channel::{
    Comparing, Control, Goodbye, Handshake, Hello, HostWord, Joined, LinkId, Opened, PairId,
    PairKey, Paired, ResumeKey, Role, Sealed, SeatPairing, TableId, TurnedAway, parse_fragment,
};
use rand::rngs::StdRng;

pub(crate) const TABLE: TableId = TableId([7; 16]);
pub(crate) const NUMBER: u8 = 2;

pub(crate) fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// The host's end of a device's connection.
pub(crate) enum HostSession {
    Comparing(Sealed<Comparing>),
    Paired(Sealed<Paired>),
}

/// A connected device: both ends.
pub(crate) struct Connected {
    pub(crate) host: HostSession,
    pub(crate) device: Sealed<Paired>,
    pub(crate) key: ResumeKey,
    /// The seat's number, as it came with the key.
    pub(crate) number: u8,
}

/// What a device offers to be let in.
#[derive(Clone)]
pub(crate) enum Ticket {
    Code(PairId, PairKey),
    Resume(ResumeKey),
}

impl Ticket {
    pub(crate) fn scanned(fragment: &str) -> Self {
        let (id, key) = parse_fragment(fragment).unwrap();
        Self::Code(id, key)
    }

    fn device(&self) -> DeviceHandshake {
        match self {
            Self::Code(id, key) => DeviceHandshake::with_code(*id, key, Role::Seat),
            Self::Resume(key) => DeviceHandshake::with_resume_key(key, Role::Seat),
        }
    }
}

/// A handshake whose first message is on its way.
pub(crate) struct OnTheWay {
    handshake: Handshake,
    pub(crate) message: Vec<u8>,
    waiting: DeviceWaiting,
}

pub(crate) fn knock(
    seat: &SeatPairing,
    now: Duration,
    ticket: &Ticket,
    rng: &mut StdRng,
) -> Result<OnTheWay, TurnedAway> {
    let device = ticket.device();
    let hello = Hello::parse(&device.hello()).unwrap();
    let handshake = seat.greet(now, hello.claim, rng)?;
    let Some(HostWord::Welcome(table, challenge)) = HostWord::parse(&handshake.welcome()) else {
        panic!("a greeting is answered with a welcome")
    };
    let (message, waiting) = device.start(table, challenge).unwrap();
    Ok(OnTheWay {
        handshake,
        message,
        waiting,
    })
}

pub(crate) enum Entered {
    In(Box<Connected>, Vec<LinkId>),
    Ended(Goodbye, Vec<LinkId>),
}

pub(crate) fn enter(
    seat: &mut SeatPairing,
    now: Duration,
    link: LinkId,
    on_the_way: OnTheWay,
    rng: &mut StdRng,
) -> Result<Entered, TurnedAway> {
    let OnTheWay {
        handshake,
        message,
        waiting,
    } = on_the_way;
    let (send, host, detached) = match seat.join(now, link, handshake, &message, rng)? {
        Joined::Comparing { send, session } => (send, HostSession::Comparing(session), Vec::new()),
        Joined::Resumed {
            send,
            session,
            detached,
        } => (
            send,
            HostSession::Paired(session),
            detached.into_iter().collect(),
        ),
        Joined::Ended {
            send,
            reason,
            detached,
        } => {
            let mut device = finish(waiting, &send[0]);
            assert_eq!(
                device.open(&send[1]),
                Ok(Opened::Control(Control::Goodbye(reason)))
            );
            return Ok(Entered::Ended(reason, detached));
        }
    };
    let mut device = finish(waiting, &send[0]);
    let mut words: Vec<Opened> = send[1..]
        .iter()
        .map(|frame| device.open(frame).unwrap())
        .collect();
    let Some(Opened::Control(Control::ResumeKey { number, key })) = words.pop() else {
        panic!("the last word is the new key")
    };
    let confirmed = words == [Opened::Control(Control::Confirmed)];
    assert_eq!(
        confirmed,
        matches!(host, HostSession::Paired(_)),
        "a resumed device hears that it is confirmed"
    );
    Ok(Entered::In(
        Box::new(Connected {
            host,
            device,
            key,
            number,
        }),
        detached,
    ))
}

fn finish(waiting: DeviceWaiting, reply: &[u8]) -> Sealed<Paired> {
    let Some(HostWord::Handshake(reply)) = HostWord::parse(reply) else {
        panic!("the first answer is the handshake message")
    };
    waiting.finish(&reply).unwrap()
}

pub(crate) fn connect(
    seat: &mut SeatPairing,
    now: Duration,
    link: LinkId,
    ticket: &Ticket,
    rng: &mut StdRng,
) -> Result<Entered, TurnedAway> {
    let on_the_way = knock(seat, now, ticket, rng)?;
    enter(seat, now, link, on_the_way, rng)
}
