//! Random events at one seat, three devices that hold, copy and lose keys, and a small reference beside
//! the real thing. Whatever happens: at most one device is connected, no secret lane before *Same*, no
//! used up or expired code, no replaced key; and a device that never got its key may use its code again. When devices change places with those of another seat, this
//! test goes with them: everything it has noted holds at the other seat.

mod common;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use common::{Connected, Entered, HostSession, NUMBER, OnTheWay, TABLE, Ticket, enter, knock};
use dradis_channel::{
    AttemptReport, Claim, Control, DeviceReport, Goodbye, LinkId, OFFER_LIFETIME, PairId,
    Pictograms, Refusal, ResumeKey, Role, SeatPairing, TurnedAway,
};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use rand::SeedableRng;
use rand::rngs::StdRng;

const DEVICES: usize = 3;

#[derive(Clone, Debug)]
enum Event {
    Pass(u16),
    Offer,
    Withdraw,
    /// The device scans the code that was shown last.
    Scan(usize),
    /// The device gets a copy of another one's key.
    Copy(usize, usize),
    /// The device gets in touch in one go: scans, says hello and enters, with its code or its key.
    Connect(usize, bool),
    /// The device says hello with its code or its key.
    Knock(usize, bool),
    /// The device's handshake message arrives; the answer may be lost on the way back.
    Enter(usize, bool),
    /// The host learns that a device's link is gone.
    Lose(usize),
    /// The device's acknowledgement of its newest key arrives.
    Keep(usize),
    /// The referee taps *Same*, for what the screen shows now or showed at some time before.
    Same(bool),
    Different,
    Revoke,
    Decide,
    /// The devices of this seat and of an empty one change places.
    Swap,
    Restart,
}

fn event() -> impl Strategy<Value = Event> {
    let device = 0..DEVICES;
    prop_oneof![
        1 => (0..90_u16).prop_map(Event::Pass),
        5 => Just(Event::Offer),
        1 => Just(Event::Withdraw),
        2 => device.clone().prop_map(Event::Scan),
        3 => (device.clone(), device.clone()).prop_map(|(from, to)| Event::Copy(from, to)),
        24 => (device.clone(), prop::bool::weighted(0.3)).prop_map(|(device, code)| Event::Connect(device, code)),
        7 => (device.clone(), prop::bool::weighted(0.3)).prop_map(|(device, code)| Event::Knock(device, code)),
        7 => (device.clone(), any::<bool>()).prop_map(|(device, arrives)| Event::Enter(device, arrives)),
        14 => device.clone().prop_map(Event::Lose),
        5 => device.prop_map(Event::Keep),
        12 => prop::bool::weighted(0.9).prop_map(Event::Same),
        1 => Just(Event::Different),
        1 => Just(Event::Revoke),
        2 => Just(Event::Decide),
        1 => Just(Event::Swap),
        1 => Just(Event::Restart),
    ]
}

#[derive(Default)]
struct Device {
    code: Option<Ticket>,
    key: Option<ResumeKey>,
    knocking: Option<(Claim, OnTheWay)>,
    link: Option<LinkId>,
    /// Nothing, when the host's answer was lost on the way.
    session: Option<Connected>,
}

/// What a person with a notebook would write down. A *family* is all the keys that grew from one code.
#[derive(Default)]
struct Notebook {
    /// The code that pairs a device, until one has shown that it holds the key it got for the code.
    offered: Option<(PairId, Duration)>,
    used_up: BTreeSet<PairId>,
    /// Family and place in it of every key that was ever issued.
    keys: BTreeMap<PairId, (usize, usize)>,
    /// Of each family: how many keys were issued, and the last one a device has shown to hold.
    families: Vec<(usize, usize)>,
    /// The family confirmed by *Same*.
    holder: Option<usize>,
    /// The family that is being compared.
    candidate: Option<usize>,
    contested: bool,
    connected: Option<LinkId>,
}

impl Notebook {
    /// Whether the claim must be let in, were nobody connected.
    fn is_good(&self, claim: Claim, now: Duration) -> bool {
        match claim {
            Claim::Pair(id) => self
                .offered
                .is_some_and(|(offered, expires)| offered == id && now < expires),
            Claim::Resume(id) => self.keys.get(&id).is_some_and(|(family, place)| {
                (self.holder == Some(*family) || self.candidate == Some(*family))
                    && *place + 1 == self.families[*family].0
            }),
        }
    }

    /// Whether letting the claim in would break a promise.
    fn is_bad(&self, claim: Claim, now: Duration) -> bool {
        match claim {
            Claim::Pair(id) => self.used_up.contains(&id) || !self.is_good(claim, now),
            Claim::Resume(id) => self.keys.get(&id).is_none_or(|(family, place)| {
                (self.holder != Some(*family) && self.candidate != Some(*family))
                    || *place < self.families[*family].1
            }),
        }
    }

    /// The device of this family holds the key at this place of it.
    fn held(&mut self, family: usize, place: usize) {
        self.families[family].1 = place;
        if self.candidate == Some(family)
            && let Some((code, _)) = self.offered.take()
        {
            self.used_up.insert(code);
        }
    }

    fn issue(&mut self, family: usize, key: PairId) {
        self.keys.insert(key, (family, self.families[family].0));
        self.families[family].0 += 1;
    }
}

struct World {
    seat: SeatPairing,
    /// The number of the seat where the devices are.
    number: u8,
    rng: StdRng,
    now: Duration,
    links: u64,
    shown: Option<Ticket>,
    former_pictures: Option<Pictograms>,
    devices: [Device; DEVICES],
    notes: Notebook,
}

fn ticket(device: &Device, code: bool) -> Option<(Claim, Ticket)> {
    if code {
        let ticket = device.code.clone()?;
        let Ticket::Code(id, _) = &ticket else {
            return None;
        };
        return Some((Claim::Pair(*id), ticket));
    }
    let key = device.key.clone()?;
    Some((Claim::Resume(key.id()), Ticket::Resume(key)))
}

impl World {
    fn new() -> Self {
        Self {
            seat: SeatPairing::new(TABLE, Role::Seat, NUMBER),
            number: NUMBER,
            rng: StdRng::seed_from_u64(75),
            now: Duration::ZERO,
            links: 0,
            shown: None,
            former_pictures: None,
            devices: Default::default(),
            notes: Notebook::default(),
        }
    }

    /// Applies an event, holds the outcome against the notebook, and names the situation it was.
    fn apply(&mut self, event: &Event) -> Option<&'static str> {
        match *event {
            Event::Pass(seconds) => {
                self.now += Duration::from_secs(seconds.into());
                None
            }
            Event::Offer => {
                let offered = self.seat.offer(self.now, &mut self.rng);
                assert_eq!(offered.is_err(), self.notes.contested);
                let offer = offered.ok()?;
                let shown = Ticket::scanned(offer.fragment.reveal());
                let Ticket::Code(id, _) = &shown else {
                    return None;
                };
                self.notes.offered = Some((*id, self.now + OFFER_LIFETIME));
                self.notes.candidate = None;
                self.shown = Some(shown);
                self.cut(offer.detached)
            }
            Event::Withdraw => {
                let detached = self.seat.withdraw();
                self.attempt_ended();
                self.cut(detached)
            }
            Event::Scan(device) => {
                self.devices[device].code.clone_from(&self.shown);
                None
            }
            Event::Copy(from, to) => {
                self.devices[to].key = self.devices[from].key.clone();
                None
            }
            Event::Knock(device, code) => {
                let (claim, ticket) = ticket(&self.devices[device], code)?;
                match knock(&self.seat, self.now, &ticket, &mut self.rng) {
                    Ok(on_the_way) => {
                        self.devices[device].knocking = Some((claim, on_the_way));
                        None
                    }
                    Err(away) => Some(self.turned_away(claim, away)),
                }
            }
            Event::Connect(device, code) => {
                if code {
                    self.apply(&Event::Scan(device));
                }
                self.apply(&Event::Knock(device, code))
                    .or_else(|| self.enter(device, true))
            }
            Event::Enter(device, arrives) => self.enter(device, arrives),
            Event::Lose(device) => {
                let link = self.devices[device].link.take()?;
                self.devices[device].session = None;
                self.seat.lost(link);
                self.notes.connected = None;
                Some("a link was lost")
            }
            Event::Keep(device) => {
                let (link, session) = (
                    self.devices[device].link?,
                    self.devices[device].session.as_ref()?,
                );
                self.seat.key_kept(link);
                let (family, place) = self.notes.keys[&session.key.id()];
                self.notes.held(family, place);
                None
            }
            Event::Same(now) => self.same(now),
            Event::Different => {
                let detached = self.seat.different();
                if self.notes.candidate.is_some() {
                    self.attempt_ended();
                }
                self.cut(detached)
            }
            Event::Revoke => {
                let detached = self.seat.revoke();
                self.attempt_ended();
                self.notes.holder = None;
                self.notes.contested = false;
                self.cut(detached)
            }
            Event::Decide => {
                assert_eq!(self.seat.keep().is_ok(), self.notes.contested);
                std::mem::take(&mut self.notes.contested)
                    .then_some("the referee kept the present device")
            }
            Event::Swap => self.swap(),
            Event::Restart => {
                let saved = serde_json::to_string(&self.seat.saved()).unwrap();
                self.seat = SeatPairing::restore(
                    TABLE,
                    Role::Seat,
                    self.number,
                    serde_json::from_str(&saved).unwrap(),
                );
                self.attempt_ended();
                self.notes.connected = None;
                for device in &mut self.devices {
                    (device.link, device.session, device.knocking) = (None, None, None);
                }
                None
            }
        }
    }

    fn swap(&mut self) -> Option<&'static str> {
        self.number += 1;
        let mut other = SeatPairing::new(TABLE, Role::Seat, self.number);
        let swapped = self.seat.swap(&mut other);
        assert_eq!(self.seat.report(self.now).device, DeviceReport::None);
        assert_eq!(self.seat.link(), None, "nobody stays behind");
        self.seat = other;
        self.attempt_ended();
        let cut = self.cut(swapped.detached);
        let mut moved = None;
        for (link, word) in swapped.send {
            assert_eq!(self.notes.connected, Some(link));
            let Control::ResumeKey { number, key } = word else {
                panic!("a device is told its seat with its key: {word:?}")
            };
            assert_eq!(number, self.number);
            let (family, place) = self.notes.keys[&key.id()];
            assert_eq!(Some(family), self.notes.holder);
            assert_eq!(place + 1, self.notes.families[family].0, "the newest key");
            moved = Some("a connected device changed places");
        }
        let away = self.notes.holder.is_some() && self.notes.connected.is_none();
        cut.or(moved)
            .or(away.then_some("a device that was away changed places"))
    }

    fn attempt_ended(&mut self) {
        self.notes.offered = None;
        self.notes.candidate = None;
    }

    /// Closes the connections the host was told to close.
    fn cut(&mut self, links: impl IntoIterator<Item = LinkId>) -> Option<&'static str> {
        let mut cut = None;
        for link in links {
            assert_eq!(
                self.notes.connected.take(),
                Some(link),
                "only the connected device can be cut off"
            );
            for device in self
                .devices
                .iter_mut()
                .filter(|device| device.link == Some(link))
            {
                (device.link, device.session) = (None, None);
            }
            cut = Some("a device was cut off");
        }
        cut
    }

    fn turned_away(&self, claim: Claim, away: TurnedAway) -> &'static str {
        let free = self.notes.connected.is_none() && !self.notes.contested;
        assert!(
            !free || !self.notes.is_good(claim, self.now),
            "a good {claim:?} was turned away: {away:?}"
        );
        assert_eq!(away.probe.is_some(), away.refusal == Refusal::SeatInUse);
        match away.refusal {
            Refusal::SeatInUse => {
                assert_eq!(away.probe, self.notes.connected);
                "the seat was in use"
            }
            Refusal::Contested => {
                assert!(self.notes.contested);
                "a contested seat was claimed"
            }
            Refusal::UsedCode => "a used code was tried",
            Refusal::ExpiredCode => "an expired code was tried",
            Refusal::UnknownCode => "an unknown code was tried",
            Refusal::Reload | Refusal::HandshakeFailed => {
                panic!("every message is well made: {away:?}")
            }
        }
    }

    fn enter(&mut self, at: usize, arrives: bool) -> Option<&'static str> {
        // A device that is connected elsewhere would open a second page; three devices are enough for that.
        if self.devices[at].link.is_some() {
            return None;
        }
        let (claim, on_the_way) = self.devices[at].knocking.take()?;
        self.links += 1;
        let link = LinkId(self.links);
        match enter(&mut self.seat, self.now, link, on_the_way, &mut self.rng) {
            Err(away) => Some(self.turned_away(claim, away)),
            Ok(Entered::Ended(reason, detached)) => {
                assert!(self.notes.is_bad(claim, self.now) || !self.notes.is_good(claim, self.now));
                self.cut(detached);
                if reason != Goodbye::Contested {
                    return Some("a revoked key was used");
                }
                self.notes.contested = true;
                self.attempt_ended();
                Some("a replaced key was used")
            }
            Ok(Entered::In(connected, detached)) => {
                assert!(!self.notes.is_bad(claim, self.now), "{claim:?} was let in");
                assert!(!self.notes.contested);
                assert_eq!(connected.number, self.number);
                let situation = self.let_in(claim, &connected, detached);
                assert_eq!(
                    self.notes.connected.replace(link),
                    None,
                    "a second device is connected"
                );
                self.devices[at].link = Some(link);
                if arrives {
                    self.devices[at].key = Some(connected.key.clone());
                    self.devices[at].session = Some(*connected);
                }
                Some(situation)
            }
        }
    }

    fn let_in(
        &mut self,
        claim: Claim,
        connected: &Connected,
        detached: Vec<LinkId>,
    ) -> &'static str {
        let paired = matches!(connected.host, HostSession::Paired(_));
        let (family, situation) = match claim {
            Claim::Pair(_) => {
                self.notes.families.push((0, 0));
                let family = self.notes.families.len() - 1;
                match self.notes.candidate.replace(family) {
                    Some(_) => (family, "a code was used again"),
                    None => (family, "a code was used"),
                }
            }
            Claim::Resume(id) => {
                let (family, place) = self.notes.keys[&id];
                self.notes.held(family, place);
                if self.notes.holder == Some(family) {
                    self.attempt_ended();
                    (family, "the seat's device came back")
                } else {
                    (family, "a device came back to be compared")
                }
            }
        };
        assert_eq!(
            paired,
            self.notes.holder == Some(family),
            "only the family confirmed by Same gets the secret lane"
        );
        self.notes.issue(family, connected.key.id());
        match self.cut(detached) {
            Some(_) => "the original ended a comparison",
            None => situation,
        }
    }

    fn same(&mut self, now: bool) -> Option<&'static str> {
        let shown = match self.seat.report(self.now).attempt {
            Some(AttemptReport::Comparing { pictograms, .. }) => Some(pictograms),
            Some(AttemptReport::Offered { .. }) | None => None,
        };
        let seen = if now { shown? } else { self.former_pictures? };
        let former = std::mem::replace(&mut self.former_pictures, shown);
        let confirmed = self.seat.same(seen);
        let expected =
            shown == Some(seen) && self.notes.candidate.is_some() && self.notes.connected.is_some();
        assert_eq!(
            confirmed.is_ok(),
            expected,
            "seen {seen:?}, shown {shown:?}, formerly {former:?}"
        );
        let Ok(confirmed) = confirmed else {
            return Some("Same came too late");
        };
        if let Some((code, _)) = self.notes.offered.take() {
            self.notes.used_up.insert(code);
        }
        self.notes.holder = self.notes.candidate.take();
        for device in &mut self.devices {
            if let Some(Connected {
                host: HostSession::Comparing(host),
                device: phone,
                key,
                number,
            }) = device.session.take()
            {
                let host = HostSession::Paired(host.confirm(&confirmed).unwrap());
                device.session = Some(Connected {
                    host,
                    device: phone,
                    key,
                    number,
                });
            }
        }
        Some("a device was confirmed")
    }

    fn check(&self) {
        assert_eq!(self.seat.link(), self.notes.connected);
        let links: Vec<LinkId> = self
            .devices
            .iter()
            .filter_map(|device| device.link)
            .collect();
        assert_eq!(
            links,
            Vec::from_iter(self.notes.connected),
            "one link, and the seat's"
        );
        let report = self.seat.report(self.now).device;
        assert_eq!(report == DeviceReport::Contested, self.notes.contested);
        assert!(
            self.notes.contested || (report == DeviceReport::None) == self.notes.holder.is_none()
        );
    }
}

/// What a run must have met, or its silence proves nothing.
const REQUIRED: [&str; 21] = [
    "a connected device changed places",
    "a device that was away changed places",
    "a code was used",
    "a code was used again",
    "a contested seat was claimed",
    "a device came back to be compared",
    "a device was confirmed",
    "a device was cut off",
    "a link was lost",
    "a replaced key was used",
    "a revoked key was used",
    "a used code was tried",
    "an expired code was tried",
    "an unknown code was tried",
    "Same came too late",
    "the original ended a comparison",
    "the referee kept the present device",
    "the seat was in use",
    "the seat's device came back",
    "a second family was confirmed",
    "an answer was lost",
];

#[test]
fn random_events_break_no_promise() {
    let met = RefCell::new(BTreeMap::<&str, u32>::new());
    let meet = |situation| *met.borrow_mut().entry(situation).or_default() += 1;
    let config = Config {
        cases: 400,
        failure_persistence: None,
        ..Config::default()
    };
    let mut runner =
        TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    runner
        .run(&prop::collection::vec(event(), 1..120), |events| {
            let mut world = World::new();
            for event in events {
                let before = world.notes.holder;
                if let Some(situation) = world.apply(&event) {
                    meet(situation);
                    if situation == "a device was confirmed" && before.is_some() {
                        meet("a second family was confirmed");
                    }
                    if matches!(event, Event::Enter(_, false))
                        && situation == "the seat's device came back"
                    {
                        meet("an answer was lost");
                    }
                }
                world.check();
            }
            Ok(())
        })
        .unwrap();
    let met = met.into_inner();
    let missing: Vec<_> = REQUIRED
        .iter()
        .filter(|situation| !met.contains_key(*situation))
        .collect();
    assert!(missing.is_empty(), "never met: {missing:?} in {met:?}");
}
