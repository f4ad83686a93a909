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
pub const PROTOCOL_VERSION: u16 = 1;

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PairId(pub [u8; 8]);

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

/// The key inside a pairing code: 32 random bytes, good for one handshake within its two minutes.
/// Known to the host, to the QR code, and to whoever sees the QR code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairKey(pub Secret<[u8; 32]>);

impl PairKey {
    /// A fresh random key.
    pub fn random(rng: &mut impl CryptoRng) -> Self {
        Self(random_key(rng))
    }
}

/// The key that brings a paired device back: 32 random bytes, replaced each time it is used.
/// Known to the host and to the one device it was sealed to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResumeKey(pub Secret<[u8; 32]>);

impl ResumeKey {
    /// A fresh random key.
    pub fn random(rng: &mut impl CryptoRng) -> Self {
        Self(random_key(rng))
    }

    /// The id under which a device asks for this key: the first eight bytes of
    /// SHA-256("dradis-resume-id-v1" ‖ key). It changes with the key, so it ties no two visits together.
    pub fn id(&self) -> PairId {
        let digest = Sha256::new()
            .chain_update(b"dradis-resume-id-v1")
            .chain_update(self.0.reveal())
            .finalize();
        let mut id = [0; 8];
        id.copy_from_slice(&digest[..8]);
        PairId(id)
    }
}

/// Keys are serialised only into the host's own save, never to a wire: this is that form (hex).
pub(crate) mod saved_key {
    use serde::{Deserializer, Serializer};
    use zeroize::Zeroizing;

    use super::ResumeKey;
    use crate::Secret;

    pub(crate) fn serialize<S: Serializer>(
        key: &ResumeKey,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&Zeroizing::new(hex::encode(key.0.reveal())))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<ResumeKey, D::Error> {
        hex::deserialize::<_, [u8; 32]>(deserializer).map(|key| ResumeKey(Secret::new(key)))
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
