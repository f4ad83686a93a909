//! The identifiers and keys of a pairing.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand::CryptoRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Secret;

/// The version of everything a page and a host say to each other before they can read each other:
/// the URL fragment, the greeting, the handshake and the frames. Anything else answers "reload".
pub const PROTOCOL_VERSION: u16 = 2;

/// Which table a channel belongs to. Public; sixteen random bytes, chosen when the table is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(pub [u8; 16]);

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({})", hex::encode(self.0))
    }
}

impl Serialize for TableId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        hex::serialize(self.0, serializer)
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        hex::deserialize(deserializer).map(Self)
    }
}

/// Names one pairing code, or one resume key, in the clear greeting. Public, not a secret: whoever
/// listens on the network reads it, and knowing it gives nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PairId(#[serde(with = "hex")] pub [u8; 8]);

impl PairId {
    /// A fresh random id.
    pub fn random(rng: &mut impl CryptoRng) -> Self {
        let mut id = [0; 8];
        rng.fill_bytes(&mut id);
        Self(id)
    }
}

impl fmt::Display for PairId {
    /// Base64url without padding, as in the URL fragment.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode(self.0))
    }
}

impl fmt::Debug for PairId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PairId({self})")
    }
}

fn random_key(rng: &mut impl CryptoRng) -> Secret<[u8; 32]> {
    let mut key = [0; 32];
    rng.fill_bytes(&mut key);
    Secret::new(key)
}

/// The key inside a pairing code: 32 random bytes, good for few handshakes within its two minutes.
/// Known to the host, to the QR code, and to whoever sees the QR code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairKey(pub Secret<[u8; 32]>);

impl PairKey {
    /// A fresh random key.
    pub fn random(rng: &mut impl CryptoRng) -> Self {
        Self(random_key(rng))
    }
}

/// The key that brings a paired device back: 32 bytes, replaced each time it is used. The first eight name it
/// in the clear, the others are its secret. Known to the host and to the one device it was sealed to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResumeKey(pub Secret<[u8; 32]>);

impl ResumeKey {
    /// The id under which a device asks for this key. It changes with the key, and only the host can tell
    /// which ids belong together, so it ties no two visits together.
    pub fn id(&self) -> PairId {
        let mut id = [0; 8];
        id.copy_from_slice(&self.0.reveal()[..8]);
        PairId(id)
    }
}

/// What all resume keys of one device are made from, generation after generation. Because each can be made
/// again, and each id tells its generation to whoever has the root, none has to be remembered to be
/// recognised. Known to the host alone.
#[derive(Clone, Debug)]
pub(crate) struct KeyRoot(Secret<[u8; 32]>);

impl KeyRoot {
    pub(crate) fn random(rng: &mut impl CryptoRng) -> Self {
        Self(random_key(rng))
    }

    /// The key of this generation.
    pub(crate) fn key(&self, generation: u32) -> ResumeKey {
        let secret = self.mixed(b"dradis-resume-key-v1", &generation.to_be_bytes());
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.id(generation).0);
        key[8..].copy_from_slice(&secret[..24]);
        ResumeKey(Secret::new(key))
    }

    /// A permutation of eight bytes, four zeros and the generation, in four rounds of Feistel: to everybody
    /// else the ids are random.
    fn id(&self, generation: u32) -> PairId {
        let (mut left, mut right) = (0, generation);
        for round in 0..4 {
            (left, right) = (right, left ^ self.round(round, right));
        }
        let mut id = [0; 8];
        id[..4].copy_from_slice(&left.to_be_bytes());
        id[4..].copy_from_slice(&right.to_be_bytes());
        PairId(id)
    }

    /// The generation of an id, if it is one of this root's.
    pub(crate) fn generation(&self, id: PairId) -> Option<u32> {
        let (left, right) = id.0.split_at(4);
        let word = |half: &[u8]| {
            half.iter()
                .fold(0, |word, byte| word << 8 | u32::from(*byte))
        };
        let (mut left, mut right) = (word(left), word(right));
        for round in (0..4).rev() {
            (left, right) = (right ^ self.round(round, left), left);
        }
        (left == 0).then_some(right)
    }

    fn round(&self, round: u8, half: u32) -> u32 {
        let [a, b, c, d] = half.to_be_bytes();
        let mixed = self.mixed(b"dradis-resume-id-v1", &[round, a, b, c, d]);
        u32::from_be_bytes([mixed[0], mixed[1], mixed[2], mixed[3]])
    }

    fn mixed(&self, tag: &[u8], of: &[u8]) -> [u8; 32] {
        let hash = Sha256::new().chain_update(tag);
        hash.chain_update(self.0.reveal())
            .chain_update(of)
            .finalize()
            .into()
    }
}

/// Roots are serialised only into the host's own save, never to a wire: this is that form (hex).
impl Serialize for KeyRoot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&zeroize::Zeroizing::new(hex::encode(self.0.reveal())))
    }
}

impl<'de> Deserialize<'de> for KeyRoot {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        hex::deserialize::<_, [u8; 32]>(deserializer).map(|root| Self(Secret::new(root)))
    }
}

/// What a channel is for. Both sides mix it into the handshake, so a code for one does not open the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// A player's phone, holding one seat.
    Seat,
    /// A tablet that acts as the referee's screen.
    Referee,
}

impl Role {
    /// The word mixed into the handshake's prologue.
    pub fn word(self) -> &'static str {
        match self {
            Self::Seat => "seat",
            Self::Referee => "referee",
        }
    }
}

/// One network connection, numbered by the host. A number is never used twice while a host runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LinkId(pub u64);
