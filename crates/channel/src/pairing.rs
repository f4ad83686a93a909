//! Who holds a seat: the pairing of one seat (or referee screen) with one device.
//!
//! A state machine without clock, sockets or randomness of its own. Time comes in as a `now` of the
//! host's monotonic clock; keys are drawn from the caller's generator. It keeps these promises:
//!
//! * At most one device is connected to a seat.
//! * A code pairs one device, within [`OFFER_LIFETIME`] and in at most [`MOST_HANDSHAKES`]. It is used up when
//!   that device has shown that it holds the key it was given for the code; until then a device whose line
//!   broke may use the code again.
//! * A device reaches `Sealed<Paired>` only through *Same* or through the seat's own resume key.
//! * A key that was replaced never works again; its use shows that two devices hold the seat, however many
//!   keys have come since.
//!
//! *Order:* whoever drives it stores [`SeatPairing::saved`] before it sends what a call returned. Then
//! no device ever holds a key that a restarted host does not know.

use std::time::Duration;

use rand::CryptoRng;
use serde::{Deserialize, Serialize};

use crate::ids::KeyRoot;
use crate::noise::{Agreed, Context, Ephemeral};
use crate::{
    Challenge, Claim, Comparing, Confirmed, Control, Goodbye, Handshake, LinkId, PairId, PairKey,
    Paired, Pictograms, Refusal, ResumeKey, Role, Sealed, Secret, TableId, encode_fragment,
};

/// How long a code can be used.
pub const OFFER_LIFETIME: Duration = Duration::from_secs(120);

/// How many handshakes a code is good for. Each shows its own pictures, so whoever sits between phone and host
/// has no more than this many tries to find some that are alike; a phone on a bad line needs one or two.
pub const MOST_HANDSHAKES: u8 = 5;

/// How many codes a seat remembers, to say what became of them.
const REMEMBERED: usize = 64;

/// A device's keys at the host: one after the other from one root.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Keys {
    root: KeyRoot,
    /// The generation of the current key, the one issued last. Every older one but `previous` was replaced.
    current: u32,
    /// The key before it, as long as the device has not shown that it holds the current one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    previous: Option<u32>,
    /// What the referee decided last about a contested seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    settled: Option<Settled>,
}

/// All keys below this generation but one were revoked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Settled {
    below: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    spared: Option<u32>,
}

/// The keys of a device that holds the seat no longer, kept to recognise them. There are as many as devices
/// were paired, which is in the referee's hands.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Retired {
    keys: Keys,
    why: Retirement,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Retirement {
    /// A newer key took its place: if it is used, two devices hold the seat.
    Replaced,
    /// The referee ended that pairing.
    Revoked,
}

#[derive(Debug)]
struct Bond {
    keys: Keys,
    link: Option<LinkId>,
}

/// A code that can still be used.
#[derive(Debug)]
struct Code {
    id: PairId,
    key: PairKey,
    expires: Duration,
    /// Handshakes that are left.
    left: u8,
}

#[derive(Debug)]
enum Attempt {
    Offered(Code),
    Comparing {
        bond: Bond,
        hash: [u8; 32],
        /// The code the device came by, as long as it has not shown that it holds its key: the host's
        /// answer may have been lost on the way, and then the code is all the device has.
        code: Option<Code>,
        /// This was the last handshake that the code was good for, and the device has not shown that it
        /// holds its key.
        spent: bool,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spent {
    Used,
    Expired,
}

/// The pairing of one seat with one device.
#[derive(Debug)]
pub struct SeatPairing {
    table: TableId,
    role: Role,
    number: u8,
    bond: Option<Bond>,
    attempt: Option<Attempt>,
    contested: bool,
    retired: Vec<Retired>,
    spent: Vec<(PairId, Spent)>,
}

/// What a seat keeps over a restart of the host. Holds keys: it belongs into the sealed part of the
/// host's own file and nowhere else. Its `Debug` prints no key, and the keys are wiped when dropped.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedPairing {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    keys: Option<Keys>,
    #[serde(default)]
    contested: bool,
    #[serde(default)]
    retired: Vec<Retired>,
    /// Codes that have paired a device: whoever scans one later is told so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    used: Vec<PairId>,
}

/// A code to be shown as QR code, once, to the player of the seat.
#[derive(Debug)]
pub struct Offer {
    /// `#2.<pair id>.<key>`, to be put behind the host's address. Secret.
    pub fragment: Secret<String>,
    /// When the code stops working, on the same clock as `now`.
    pub expires: Duration,
    /// The device that was being compared until now, to be told [`Goodbye::Revoked`] and closed.
    pub detached: Option<LinkId>,
}

/// What everybody at the table may know about a seat's device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairingReport {
    /// The device that holds the seat.
    pub device: DeviceReport,
    /// The pairing under way, if any.
    pub attempt: Option<AttemptReport>,
}

/// The device that holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceReport {
    /// None.
    None,
    /// Asleep, reloading or out of reach.
    Away,
    /// Connected.
    Connected,
    /// Two devices claim the seat: the referee decides by [`SeatPairing::keep`] or [`SeatPairing::revoke`].
    Contested,
}

/// A pairing under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptReport {
    /// A code is on show.
    Offered {
        /// How long it still works; zero when it does not.
        left: Duration,
    },
    /// A device has used the code; people compare pictures.
    Comparing {
        /// The six pictures the device should show.
        pictograms: Pictograms,
        /// Whether the device is still there.
        connected: bool,
        /// Whether the code has had all its handshakes: if the device is gone, it takes a fresh one.
        spent: bool,
    },
}

/// Two seats' devices have changed places.
#[derive(Debug, Default)]
pub struct Swapped {
    /// Devices that were being compared at either seat, to be told [`Goodbye::Revoked`] and closed.
    pub detached: Vec<LinkId>,
    /// To send to the devices that are connected: the same keys, with the numbers of their new seats.
    pub send: Vec<(LinkId, Control)>,
}

/// A device was turned away at the door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnedAway {
    /// What to tell it, in the clear.
    pub refusal: Refusal,
    /// A connection that stands in its way: ping it, and report it as [`SeatPairing::lost`] when it does
    /// not answer within three seconds. (A phone that slept may return before its old connection is
    /// known to be gone.)
    pub probe: Option<LinkId>,
}

impl From<Refusal> for TurnedAway {
    fn from(refusal: Refusal) -> Self {
        Self {
            refusal,
            probe: None,
        }
    }
}

/// A handshake has succeeded.
pub enum Joined {
    /// By a code: the pictures are to be compared before anything else.
    Comparing {
        /// To send, in order.
        send: Vec<Vec<u8>>,
        /// The session, which cannot carry secrets.
        session: Sealed<Comparing>,
    },
    /// The seat's own device is back.
    Resumed {
        /// To send, in order.
        send: Vec<Vec<u8>>,
        /// The session.
        session: Sealed<Paired>,
        /// A device that was being compared for this seat, to be told [`Goodbye::SeatInUse`] and closed.
        detached: Option<LinkId>,
    },
    /// By a key that is no longer good. Send, then close.
    Ended {
        /// To send, in order; the last frame is the goodbye.
        send: Vec<Vec<u8>>,
        /// What the device is told.
        reason: Goodbye,
        /// Connections of this seat to be closed, because the seat is contested from now on.
        detached: Vec<LinkId>,
    },
}

/// The referee asked for something the seat's state does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PairingError {
    /// Two devices claim the seat.
    #[error("two devices claim this seat; first keep the present device or revoke both")]
    Contested,
    /// Nothing is contested.
    #[error("no second device claims this seat")]
    NotContested,
    /// No connected device is being compared.
    #[error("no connected device is waiting for its pictures to be compared")]
    NothingToCompare,
    /// The device has reconnected since; it shows other pictures now.
    #[error("the device shows other pictures now; compare again")]
    OtherPictograms,
}

impl SeatPairing {
    /// A seat nobody holds. `number` tells the device which seat (or referee screen) it is.
    pub fn new(table: TableId, role: Role, number: u8) -> Self {
        Self::restore(table, role, number, SavedPairing::default())
    }

    /// The seat after a restart: the device that held it is away and may come back; codes on show and
    /// comparisons under way are gone.
    pub fn restore(table: TableId, role: Role, number: u8, saved: SavedPairing) -> Self {
        let SavedPairing {
            keys,
            contested,
            retired,
            used,
        } = saved;
        Self {
            table,
            role,
            number,
            bond: keys.map(|keys| Bond { keys, link: None }),
            attempt: None,
            contested,
            retired,
            spent: used.into_iter().map(|id| (id, Spent::Used)).collect(),
        }
    }

    /// What to store after each call that changes something.
    pub fn saved(&self) -> SavedPairing {
        SavedPairing {
            keys: self.bond.as_ref().map(|bond| bond.keys.clone()),
            contested: self.contested,
            retired: self.retired.clone(),
            used: self
                .spent
                .iter()
                .filter(|(_, spent)| *spent == Spent::Used)
                .map(|(id, _)| *id)
                .collect(),
        }
    }

    /// The state, for everybody's eyes.
    pub fn report(&self, now: Duration) -> PairingReport {
        let device = match &self.bond {
            _ if self.contested => DeviceReport::Contested,
            None => DeviceReport::None,
            Some(Bond { link: None, .. }) => DeviceReport::Away,
            Some(Bond { link: Some(_), .. }) => DeviceReport::Connected,
        };
        let attempt = self.attempt.as_ref().map(|attempt| match attempt {
            Attempt::Offered(code) => AttemptReport::Offered {
                left: code.expires.saturating_sub(now),
            },
            Attempt::Comparing {
                bond,
                hash,
                code,
                spent,
            } => AttemptReport::Comparing {
                pictograms: Pictograms::of(hash),
                connected: bond.link.is_some(),
                spent: *spent && code.is_none(),
            },
        });
        PairingReport { device, attempt }
    }

    /// The connection that belongs to the seat now, paired or being compared.
    pub fn link(&self) -> Option<LinkId> {
        let comparing = match &self.attempt {
            Some(Attempt::Comparing { bond, .. }) => bond.link,
            Some(Attempt::Offered(_)) | None => None,
        };
        comparing.or(self.bond.as_ref().and_then(|bond| bond.link))
    }

    /// Makes a fresh code. An earlier code stops working, a comparison under way ends. The device that
    /// holds the seat keeps it until another one is confirmed.
    ///
    /// # Errors
    /// [`PairingError::Contested`].
    pub fn offer(
        &mut self,
        now: Duration,
        rng: &mut impl CryptoRng,
    ) -> Result<Offer, PairingError> {
        if self.contested {
            return Err(PairingError::Contested);
        }
        let detached = self.end_attempt();
        let (id, key) = (PairId::random(rng), PairKey::random(rng));
        let fragment = encode_fragment(id, &key);
        let expires = now + OFFER_LIFETIME;
        self.attempt = Some(Attempt::Offered(Code {
            id,
            key,
            expires,
            left: MOST_HANDSHAKES,
        }));
        Ok(Offer {
            fragment,
            expires,
            detached,
        })
    }

    /// Takes a code off show, or ends a comparison, without touching the device that holds the seat.
    /// Returns the device to be told [`Goodbye::Revoked`] and closed.
    pub fn withdraw(&mut self) -> Option<LinkId> {
        self.end_attempt()
    }

    /// Whether a hello is for this seat.
    pub fn knows(&self, claim: Claim) -> bool {
        match claim {
            Claim::Pair(id) => {
                self.open_code(id).is_some() || self.spent.iter().any(|(spent, _)| *spent == id)
            }
            Claim::Resume(_) => self.resume_key(claim.id()).is_some(),
        }
    }

    /// Answers a hello: the handshake to go on with, or why not. Changes nothing, because a hello
    /// proves nothing.
    ///
    /// # Errors
    /// Who is turned away, with what to say and which connection to probe.
    pub fn greet(
        &self,
        now: Duration,
        claim: Claim,
        rng: &mut impl CryptoRng,
    ) -> Result<Handshake, TurnedAway> {
        let key = match self.admit(now, claim)? {
            Admitted::Code(PairKey(key))
            | Admitted::Seat(ResumeKey(key))
            | Admitted::Comparing(ResumeKey(key))
            | Admitted::Retired(ResumeKey(key), _) => key,
        };
        let ephemeral = Ephemeral::fresh().map_err(|_| Refusal::HandshakeFailed)?;
        let context = Context {
            table: self.table,
            id: claim.id(),
            role: self.role,
            challenge: Challenge::random(rng, &ephemeral.public),
        };
        Handshake::new(claim, context, &key, &ephemeral)
            .map_err(|_| Refusal::HandshakeFailed.into())
    }

    /// Takes the device's handshake message. On success the device gets a resume key, in the place of the
    /// one it came by. A code that was repeated ends the comparison that it began before.
    ///
    /// # Errors
    /// As for [`SeatPairing::greet`], because the seat may have changed since; and
    /// [`Refusal::HandshakeFailed`], which leaves the code as it was.
    pub fn join(
        &mut self,
        now: Duration,
        link: LinkId,
        handshake: Handshake,
        message: &[u8],
        rng: &mut impl CryptoRng,
    ) -> Result<Joined, TurnedAway> {
        let claim = handshake.claim;
        let path = match self.admit(now, claim)? {
            Admitted::Code(_) => Path::Code,
            Admitted::Seat(_) => Path::Seat,
            Admitted::Comparing(_) => Path::Comparing,
            Admitted::Retired(_, why) => Path::Retired(why),
        };
        let (reply, agreed) = handshake
            .respond(message)
            .map_err(|_| TurnedAway::from(Refusal::HandshakeFailed))?;
        match path {
            Path::Code => {
                let code = match self.attempt.take() {
                    Some(Attempt::Offered(code)) => Some(code),
                    Some(Attempt::Comparing {
                        bond,
                        hash: _,
                        code,
                        spent: _,
                    }) => {
                        self.retire(bond.keys, Retirement::Revoked);
                        code
                    }
                    None => None,
                };
                let keys = Keys {
                    root: KeyRoot::random(rng),
                    current: 0,
                    previous: None,
                    settled: None,
                };
                let id = code.as_ref().map(|code| code.id);
                let code = code.and_then(|code| {
                    let left = code.left.saturating_sub(1);
                    (left > 0).then_some(Code { left, ..code })
                });
                let spent = code.is_none();
                if spent && let Some(id) = id {
                    self.remember(id, Spent::Used);
                }
                Ok(self.compare(link, keys, (code, spent), reply, agreed))
            }
            Path::Comparing => {
                self.use_up_code();
                let Some(Attempt::Comparing { bond, .. }) = self.attempt.take() else {
                    return Err(Refusal::UnknownCode.into());
                };
                let keys = bond.keys.rotated(claim.id());
                Ok(self.compare(link, keys, (None, false), reply, agreed))
            }
            Path::Seat => {
                let detached = self.end_attempt();
                let Some(bond) = self.bond.take() else {
                    return Err(Refusal::UnknownCode.into());
                };
                let keys = bond.keys.rotated(claim.id());
                let mut session = Sealed::paired(agreed);
                let mut send = vec![reply];
                // "Confirmed" goes first: a page that is known never shows its pictures again.
                send.extend(session.seal_control(&Control::Confirmed));
                send.extend(session.seal_control(&self.issue(&keys)));
                self.bond = Some(Bond {
                    keys,
                    link: Some(link),
                });
                Ok(Joined::Resumed {
                    send,
                    session,
                    detached,
                })
            }
            Path::Retired(why) => {
                let (reason, detached) = match why {
                    Retirement::Revoked => (Goodbye::Revoked, Vec::new()),
                    Retirement::Replaced => (Goodbye::Contested, self.contest()),
                };
                let mut session: Sealed<Comparing> = Sealed::comparing(agreed);
                let mut send = vec![reply];
                send.extend(session.seal_control(&Control::Goodbye(reason)));
                Ok(Joined::Ended {
                    send,
                    reason,
                    detached,
                })
            }
        }
    }

    /// The referee tapped *Same* while looking at these pictures: the device holds the seat. Its
    /// session becomes able to carry secrets by [`Sealed::confirm`], and [`Control::Confirmed`] is to be
    /// sent through it. Whatever device held the seat before holds a replaced key.
    ///
    /// # Errors
    /// [`PairingError::NothingToCompare`], [`PairingError::OtherPictograms`].
    pub fn same(&mut self, seen: Pictograms) -> Result<Confirmed, PairingError> {
        match self.attempt.take() {
            Some(Attempt::Comparing {
                bond: bond @ Bond { link: Some(_), .. },
                hash,
                code,
                spent,
            }) => {
                if Pictograms::of(&hash) != seen {
                    self.attempt = Some(Attempt::Comparing {
                        bond,
                        hash,
                        code,
                        spent,
                    });
                    return Err(PairingError::OtherPictograms);
                }
                if let Some(code) = code {
                    self.remember(code.id, Spent::Used);
                }
                if let Some(former) = self.bond.replace(bond) {
                    self.retire(former.keys, Retirement::Replaced);
                }
                Ok(Confirmed { hash })
            }
            attempt => {
                self.attempt = attempt;
                Err(PairingError::NothingToCompare)
            }
        }
    }

    /// The referee tapped *Different*: the device is not to be trusted. Returns its connection, to be
    /// told [`Goodbye::Different`] and closed. A fresh code that has taken its place meanwhile stays.
    pub fn different(&mut self) -> Option<LinkId> {
        match &self.attempt {
            Some(Attempt::Comparing { .. }) => self.end_attempt(),
            Some(Attempt::Offered(_)) | None => None,
        }
    }

    /// The device has stored the key it was sent last; the one before it is no longer good, nor the code
    /// it came by. Returns whether there was a key before it.
    pub fn key_kept(&mut self, link: LinkId) -> bool {
        if matches!(&self.attempt, Some(Attempt::Comparing { bond, .. }) if bond.link == Some(link))
        {
            self.use_up_code();
        }
        let comparing = match &mut self.attempt {
            Some(Attempt::Comparing { bond, .. }) => Some(bond),
            Some(Attempt::Offered(_)) | None => None,
        };
        let bond = [comparing, self.bond.as_mut()]
            .into_iter()
            .flatten()
            .find(|bond| bond.link == Some(link));
        bond.is_some_and(|bond| bond.keys.previous.take().is_some())
    }

    /// A connection is gone. A connection that is no longer the seat's changes nothing.
    pub fn lost(&mut self, link: LinkId) {
        if let Some(bond) = &mut self.bond
            && bond.link == Some(link)
        {
            bond.link = None;
        }
        if let Some(Attempt::Comparing { bond, .. }) = &mut self.attempt
            && bond.link == Some(link)
        {
            bond.link = None;
        }
    }

    /// The referee takes the seat back from every device. Returns the connections to be told
    /// [`Goodbye::Revoked`] and closed.
    pub fn revoke(&mut self) -> Option<LinkId> {
        let comparing = self.end_attempt();
        let held = self.bond.take().and_then(|bond| {
            self.retire(bond.keys, Retirement::Revoked);
            bond.link
        });
        self.settle();
        comparing.or(held)
    }

    /// The referee decides a contested seat for the device that holds the newest key; it comes back by
    /// itself. The other device's keys are revoked.
    ///
    /// # Errors
    /// [`PairingError::NotContested`].
    pub fn keep(&mut self) -> Result<(), PairingError> {
        if !self.contested {
            return Err(PairingError::NotContested);
        }
        self.settle();
        Ok(())
    }

    /// The devices of two seats of one table change places, with all their keys, old and new. Codes on
    /// show and comparisons under way end. Connections stay; a device that is away learns its new seat
    /// when it comes back.
    pub fn swap(&mut self, other: &mut Self) -> Swapped {
        let detached = [self.end_attempt(), other.end_attempt()];
        std::mem::swap(&mut self.bond, &mut other.bond);
        std::mem::swap(&mut self.contested, &mut other.contested);
        // A copied key is recognised where its device went.
        std::mem::swap(&mut self.retired, &mut other.retired);
        let news = |seat: &Self| {
            let bond = seat.bond.as_ref()?;
            Some((bond.link?, seat.issue(&bond.keys)))
        };
        Swapped {
            detached: detached.into_iter().flatten().collect(),
            send: [news(self), news(other)].into_iter().flatten().collect(),
        }
    }

    fn compare(
        &mut self,
        link: LinkId,
        keys: Keys,
        (code, spent): (Option<Code>, bool),
        reply: Vec<u8>,
        agreed: Agreed,
    ) -> Joined {
        let hash = agreed.hash;
        let mut session = Sealed::comparing(agreed);
        let mut send = vec![reply];
        send.extend(session.seal_control(&self.issue(&keys)));
        self.attempt = Some(Attempt::Comparing {
            bond: Bond {
                keys,
                link: Some(link),
            },
            hash,
            code,
            spent,
        });
        Joined::Comparing { send, session }
    }

    fn issue(&self, keys: &Keys) -> Control {
        Control::ResumeKey {
            number: self.number,
            key: keys.root.key(keys.current),
        }
    }

    /// Ends what is under way beside the bond. Returns the connection that was being compared.
    fn end_attempt(&mut self) -> Option<LinkId> {
        match self.attempt.take()? {
            Attempt::Offered(code) => {
                self.remember(code.id, Spent::Expired);
                None
            }
            Attempt::Comparing {
                bond,
                hash: _,
                code,
                spent: _,
            } => {
                if let Some(code) = code {
                    self.remember(code.id, Spent::Expired);
                }
                self.retire(bond.keys, Retirement::Revoked);
                bond.link
            }
        }
    }

    fn contest(&mut self) -> Vec<LinkId> {
        let comparing = self.end_attempt();
        let held = self.bond.as_mut().and_then(|bond| bond.link.take());
        self.contested = true;
        comparing.into_iter().chain(held).collect()
    }

    fn settle(&mut self) {
        self.contested = false;
        for retired in &mut self.retired {
            retired.why = Retirement::Revoked;
            retired.keys.settle();
        }
        if let Some(bond) = &mut self.bond {
            bond.keys.settle();
        }
    }

    fn retire(&mut self, keys: Keys, why: Retirement) {
        self.retired.push(Retired { keys, why });
    }

    fn remember(&mut self, id: PairId, spent: Spent) {
        self.spent.push((id, spent));
        let excess = self.spent.len().saturating_sub(REMEMBERED);
        self.spent.drain(..excess);
    }

    /// The device that came by the code has shown that it holds its key: the code has paired it.
    fn use_up_code(&mut self) {
        if let Some(Attempt::Comparing { code, spent, .. }) = &mut self.attempt {
            *spent = false;
            if let Some(code) = code.take() {
                self.remember(code.id, Spent::Used);
            }
        }
    }

    /// The code of this id, unless it is used up or off show. It may have expired.
    fn open_code(&self, id: PairId) -> Option<&Code> {
        let open = match self.attempt.as_ref()? {
            Attempt::Offered(code) => Some(code),
            Attempt::Comparing { code, .. } => code.as_ref(),
        };
        open.filter(|code| code.id == id)
    }

    /// Which key a claim means, and whether it may be used now.
    fn admit(&self, now: Duration, claim: Claim) -> Result<Admitted, TurnedAway> {
        let admitted = match claim {
            Claim::Pair(id) => self.code(now, id)?,
            Claim::Resume(id) => self.resume_key(id).ok_or(Refusal::UnknownCode)?,
        };
        match (&admitted, self.contested) {
            (Admitted::Retired(..), false) => return Ok(admitted),
            (_, true) => return Err(Refusal::Contested.into()),
            (Admitted::Code(_) | Admitted::Seat(_) | Admitted::Comparing(_), false) => {}
        }
        // The seat's own device goes before one that is only being compared.
        let in_the_way = match admitted {
            Admitted::Seat(_) => self.bond.as_ref().and_then(|bond| bond.link),
            Admitted::Code(_) | Admitted::Comparing(_) | Admitted::Retired(..) => self.link(),
        };
        match in_the_way {
            Some(link) => Err(TurnedAway {
                refusal: Refusal::SeatInUse,
                probe: Some(link),
            }),
            None => Ok(admitted),
        }
    }

    fn code(&self, now: Duration, id: PairId) -> Result<Admitted, TurnedAway> {
        if let Some(code) = self.open_code(id) {
            return if now < code.expires {
                Ok(Admitted::Code(code.key.clone()))
            } else {
                Err(Refusal::ExpiredCode.into())
            };
        }
        let refusal = match self.spent.iter().find(|(spent, _)| *spent == id) {
            Some((_, Spent::Used)) => Refusal::UsedCode,
            Some((_, Spent::Expired)) => Refusal::ExpiredCode,
            None => Refusal::UnknownCode,
        };
        Err(refusal.into())
    }

    fn resume_key(&self, id: PairId) -> Option<Admitted> {
        if let Some((key, found)) = self.bond.as_ref().and_then(|bond| bond.keys.find(id)) {
            return Some(match found {
                Found::Good => Admitted::Seat(key),
                Found::Old(why) => Admitted::Retired(key, why),
            });
        }
        if let Some(Attempt::Comparing { bond, .. }) = &self.attempt
            && let Some((key, found)) = bond.keys.find(id)
        {
            return Some(match found {
                Found::Good => Admitted::Comparing(key),
                Found::Old(why) => Admitted::Retired(key, why),
            });
        }
        self.retired.iter().find_map(|retired| {
            let (key, found) = retired.keys.find(id)?;
            let why = match found {
                Found::Good => retired.why,
                // Whatever became of the device, a key that was revoked before accuses nobody.
                Found::Old(Retirement::Revoked) => Retirement::Revoked,
                Found::Old(Retirement::Replaced) => retired.why,
            };
            Some(Admitted::Retired(key, why))
        })
    }
}

impl Keys {
    /// The key of this id, if it was ever one of these, and what has become of it.
    fn find(&self, id: PairId) -> Option<(ResumeKey, Found)> {
        let generation = self.root.generation(id)?;
        if generation > self.current {
            return None;
        }
        let found = if generation == self.current || Some(generation) == self.previous {
            Found::Good
        } else {
            let revoked =
                |settled: Settled| generation < settled.below && Some(generation) != settled.spared;
            Found::Old(if self.settled.is_some_and(revoked) {
                Retirement::Revoked
            } else {
                Retirement::Replaced
            })
        };
        Some((self.root.key(generation), found))
    }

    /// After a device came back with the key of this id: it gets a new one, and that one stays good until
    /// the new one has been kept. Every other is replaced.
    fn rotated(self, used: PairId) -> Self {
        let used = self.root.generation(used);
        Self {
            previous: used.or(Some(self.current)),
            current: self.current.saturating_add(1),
            ..self
        }
    }

    /// The referee has decided: whoever holds an older key is not accused again.
    fn settle(&mut self) {
        self.settled = Some(Settled {
            below: self.current,
            spared: self.previous,
        });
    }
}

/// What has become of a key.
enum Found {
    /// It is the current one, or the one before it as long as that counts.
    Good,
    /// Another took its place.
    Old(Retirement),
}

/// A key that may be tried now, by what it opens.
enum Admitted {
    Code(PairKey),
    Seat(ResumeKey),
    Comparing(ResumeKey),
    Retired(ResumeKey, Retirement),
}

/// The same without the key.
enum Path {
    Code,
    Seat,
    Comparing,
    Retired(Retirement),
}
