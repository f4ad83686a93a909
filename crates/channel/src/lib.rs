//! Pairing of phones with seats and the sealed channel between them, as state machines without I/O.
//!
//! *Architecture invariant:* this crate knows no sockets, no clock and no rules. Bytes and times come
//! in, bytes and typed outcomes go out; `docs/PROTOCOL.md` sections 1–3 are its specification.
//!
//! A host drives one conversation like this:
//!
//! 1. first message → [`Hello::parse`]; find the seat by [`SeatPairing::knows`];
//! 2. [`SeatPairing::greet`] → send [`Handshake::welcome`], or the refusal;
//! 3. second message → [`SeatPairing::join`] → store [`SeatPairing::saved`], send [`Joined`]'s bytes;
//! 4. every further message → [`Sealed::open`]; on an error close the connection and say
//!    [`SeatPairing::lost`].
//!
//! ```
//! use std::time::Duration;
//! use dradis_channel::{phone::DeviceHandshake, *};
//!
//! let rng = &mut rand::rng();
//! let table = TableId([7; 16]);
//! let mut seat = SeatPairing::new(table, Role::Seat, 0);
//! let offer = seat.offer(Duration::ZERO, rng).unwrap();
//!
//! // The phone scans the code and says hello.
//! let (id, key) = parse_fragment(offer.fragment.reveal()).unwrap();
//! let device = DeviceHandshake::with_code(id, &key, Role::Seat);
//! let hello = Hello::parse(&device.hello()).unwrap();
//! let handshake = seat.greet(Duration::from_secs(1), hello.claim, rng).unwrap();
//! let Some(HostWord::Welcome(table, challenge)) = HostWord::parse(&handshake.welcome()) else { panic!() };
//! let (message, waiting) = device.start(table, challenge).unwrap();
//! let Ok(Joined::Comparing { send, session }) =
//!     seat.join(Duration::from_secs(2), LinkId(1), handshake, &message, rng) else { panic!() };
//! let Some(HostWord::Handshake(reply)) = HostWord::parse(&send[0]) else { panic!() };
//! let phone = waiting.finish(&reply).unwrap();
//!
//! // Both screens show the same pictures; the referee taps "Same"; now a secret may travel.
//! assert_eq!(phone.pictograms(), session.pictograms());
//! let confirmed = seat.same(session.pictograms()).unwrap();
//! let mut session = session.confirm(&confirmed).unwrap();
//! session.seal_secret(&SecretPayload::dummy()).unwrap();
//! ```

mod control;
mod fragment;
mod frame;
#[cfg(test)]
mod golden;
mod greeting;
mod ids;
mod noise;
mod pairing;
pub mod phone;
mod pictogram;
mod secret;

pub use control::{Control, Goodbye};
pub use fragment::{FragmentError, encode_fragment, parse_fragment};
pub use frame::{
    BUCKET, Comparing, Confirmed, FrameError, HEADER_LEN, Lane, MAX_PUBLIC_LEN, MAX_PUBLIC_MESSAGE,
    MAX_SECRET, Opened, OtherHandshake, PUBLIC_CHUNK, Paired, SECRET_LEN, Sealed, SecretBytes,
    SecretPayload, SecretPayloadError, TAG_LEN,
};
pub use greeting::{Challenge, Claim, Hello, HelloError, HostWord, Refusal};
pub use ids::{LinkId, PROTOCOL_VERSION, PairId, PairKey, ResumeKey, Role, TableId};
pub use noise::{HANDSHAKE_LEN, Handshake, HandshakeError, NOISE_PROTOCOL};
pub use pairing::{
    AttemptReport, DeviceReport, Joined, MOST_HANDSHAKES, OFFER_LIFETIME, Offer, PairingError,
    PairingReport, SavedPairing, SeatPairing, Swapped, TurnedAway,
};
pub use pictogram::{Pictogram, Pictograms};
pub use secret::Secret;
