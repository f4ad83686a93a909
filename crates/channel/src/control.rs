//! The channel's own words, sealed like everything else: the control lane.

use crate::{ResumeKey, Secret};

/// Why the host ends a pairing. Sealed, so a page may believe it and forget its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goodbye {
    /// The referee tapped *Different*: the pictograms did not match.
    Different,
    /// The referee took the pairing back, or issued a fresh code for the seat.
    Revoked,
    /// The seat's own device came back while this one was being compared.
    SeatInUse,
    /// This device's key had been replaced by a newer one on another device; the referee decides.
    Contested,
}

impl Goodbye {
    /// Every reason, in the order of its code on the wire (the first is 1).
    pub const ALL: [Self; 4] = [
        Self::Different,
        Self::Revoked,
        Self::SeatInUse,
        Self::Contested,
    ];
}

/// A message of the control lane.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// Host to device: keep this key; it brings you back. `1 ‖ number ‖ key (32)`
    ResumeKey {
        /// The seat (or referee screen) this key is for, so that a device can keep several.
        number: u8,
        /// The key that replaces every earlier one.
        key: ResumeKey,
    },
    /// Device to host: the key is kept. `2`
    KeyKept,
    /// Host to device: the referee has tapped *Same*; secrets may travel. `3`
    Confirmed,
    /// Host to device: the pairing is over. `4 ‖ reason`
    Goodbye(Goodbye),
    /// Either way: are you there? `5 ‖ token (u32)`
    Ping(u32),
    /// The answer to a ping. `6 ‖ token (u32)`
    Pong(u32),
}

impl Control {
    /// The payload of the frame.
    pub fn encode(&self) -> Secret<Vec<u8>> {
        Secret::new(match self {
            Self::ResumeKey { number, key } => {
                let mut bytes = vec![1, *number];
                bytes.extend(key.0.reveal());
                bytes
            }
            Self::KeyKept => vec![2],
            Self::Confirmed => vec![3],
            Self::Goodbye(reason) => {
                let code = Goodbye::ALL
                    .iter()
                    .position(|other| other == reason)
                    .map_or(0, |at| at as u8 + 1);
                vec![4, code]
            }
            Self::Ping(token) => with_token(5, *token),
            Self::Pong(token) => with_token(6, *token),
        })
    }

    /// Reads a payload. `None`: it is no control message of this version.
    pub fn parse(payload: &[u8]) -> Option<Self> {
        let (tag, rest) = payload.split_first()?;
        match (*tag, rest) {
            (1, [number, key @ ..]) => Some(Self::ResumeKey {
                number: *number,
                key: ResumeKey(Secret::new(key.try_into().ok()?)),
            }),
            (2, []) => Some(Self::KeyKept),
            (3, []) => Some(Self::Confirmed),
            (4, [code]) => Goodbye::ALL
                .get(usize::from(*code).checked_sub(1)?)
                .copied()
                .map(Self::Goodbye),
            (5, token) => Some(Self::Ping(u32::from_be_bytes(token.try_into().ok()?))),
            (6, token) => Some(Self::Pong(u32::from_be_bytes(token.try_into().ok()?))),
            _ => None,
        }
    }
}

fn with_token(tag: u8, token: u32) -> Vec<u8> {
    let mut bytes = vec![tag];
    bytes.extend(token.to_be_bytes());
    bytes
}
