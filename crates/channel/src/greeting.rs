//! The clear words before the handshake: the page's hello, the host's welcome or refusal.
//!
//! Nothing here is secret and nothing here is trusted. A refusal can be forged by whoever sits on the
//! network, so a page never throws a resume key away because of one; only a sealed goodbye may do that.

use rand::CryptoRng;
use sha2::{Digest, Sha256};

use crate::{PROTOCOL_VERSION, PairId, TableId};

const MAGIC: &[u8; 6] = b"dradis";
const HELLO_LEN: usize = 17;
const WELCOME: u8 = 0;
const REFUSAL: u8 = 1;
const HANDSHAKE: u8 = 2;

/// Which key a device wants to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The key of the pairing code with this id.
    Pair(PairId),
    /// The resume key with this id.
    Resume(PairId),
}

impl Claim {
    /// The id as it goes into the prologue.
    pub fn id(self) -> PairId {
        match self {
            Self::Pair(id) | Self::Resume(id) => id,
        }
    }
}

/// The first message of a conversation, from page to host, in the clear:
/// `"dradis" ‖ version (u16, big endian) ‖ 0 pair or 1 resume ‖ id (8 bytes)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hello {
    /// Which key the device wants to use.
    pub claim: Claim,
}

/// Why a first message is not a hello.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HelloError {
    /// Another version speaks; answer [`Refusal::Reload`].
    #[error(
        "the page speaks protocol version {0}, this host speaks version {PROTOCOL_VERSION}; reload the page"
    )]
    Version(u16),
    /// Not a hello of any version; close without an answer.
    #[error(
        "the first message is not a greeting: 17 bytes that begin with \"dradis\" are expected"
    )]
    Malformed,
}

impl Hello {
    /// The bytes on the wire.
    pub fn encode(self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HELLO_LEN);
        bytes.extend(MAGIC);
        bytes.extend(PROTOCOL_VERSION.to_be_bytes());
        bytes.push(match self.claim {
            Claim::Pair(_) => 0,
            Claim::Resume(_) => 1,
        });
        bytes.extend(self.claim.id().0);
        bytes
    }

    /// Reads the first message of a conversation.
    ///
    /// # Errors
    /// The version is judged before the length, because another version's hello may be longer.
    pub fn parse(bytes: &[u8]) -> Result<Self, HelloError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(HelloError::Malformed)?;
        let (version, rest) = rest.split_first_chunk::<2>().ok_or(HelloError::Malformed)?;
        let version = u16::from_be_bytes(*version);
        if version != PROTOCOL_VERSION {
            return Err(HelloError::Version(version));
        }
        let (kind, id) = rest.split_first().ok_or(HelloError::Malformed)?;
        let id = PairId(id.try_into().map_err(|_| HelloError::Malformed)?);
        let claim = match kind {
            0 => Claim::Pair(id),
            1 => Claim::Resume(id),
            _ => return Err(HelloError::Malformed),
        };
        Ok(Self { claim })
    }
}

/// What the host begins with, mixed into the prologue: sixteen random bytes, so that a recorded first
/// handshake message opens nothing a second time; and what binds it to its ephemeral key, so that it cannot
/// choose that key when it has seen the device's. Else whoever plays the host could look for pictograms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Challenge(pub [u8; 48]);

impl Challenge {
    /// A fresh challenge, for a handshake with this ephemeral key of the host.
    pub fn random(rng: &mut impl CryptoRng, ephemeral: &[u8; 32]) -> Self {
        let mut bytes = [0; 48];
        rng.fill_bytes(&mut bytes[..16]);
        bytes[16..].copy_from_slice(&bound(ephemeral));
        Self(bytes)
    }

    /// Whether the host had bound itself to this ephemeral key.
    pub fn binds(&self, ephemeral: &[u8]) -> bool {
        self.0[16..] == bound(ephemeral)
    }
}

/// `SHA-256("dradis-ephemeral-v1" ‖ ephemeral public key)`
fn bound(ephemeral: &[u8]) -> [u8; 32] {
    let hash = Sha256::new().chain_update(b"dradis-ephemeral-v1");
    hash.chain_update(ephemeral).finalize().into()
}

/// Why a device is turned away, told in the clear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The page is of another version: reload it.
    Reload,
    /// No seat knows this code or key: scan a fresh code.
    UnknownCode,
    /// The code was used once already: ask for a fresh one.
    UsedCode,
    /// The code's two minutes are over: ask for a fresh one.
    ExpiredCode,
    /// The seat's device is connected. It is being asked whether it is still there: try again.
    SeatInUse,
    /// Two devices claim the seat; the referee decides. Try again later.
    Contested,
    /// The key does not fit the code's id, or the handshake is damaged.
    HandshakeFailed,
}

impl Refusal {
    /// Every refusal, in the order of its code on the wire (the first is 1).
    pub const ALL: [Self; 7] = [
        Self::Reload,
        Self::UnknownCode,
        Self::UsedCode,
        Self::ExpiredCode,
        Self::SeatInUse,
        Self::Contested,
        Self::HandshakeFailed,
    ];

    /// The bytes on the wire: `1 ‖ version of the host (u16) ‖ code`.
    pub fn encode(self) -> Vec<u8> {
        let code = Self::ALL
            .iter()
            .position(|refusal| *refusal == self)
            .map_or(0, |at| at as u8 + 1);
        let [high, low] = PROTOCOL_VERSION.to_be_bytes();
        vec![REFUSAL, high, low, code]
    }
}

/// A clear message of the host, as a page reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostWord {
    /// `0 ‖ version (u16) ‖ table id (16) ‖ challenge (48)`
    Welcome(TableId, Challenge),
    /// `1 ‖ version (u16) ‖ code`
    Refusal(Refusal),
    /// `2 ‖ second handshake message (48)`
    Handshake([u8; 48]),
}

impl HostWord {
    /// The bytes on the wire.
    pub fn encode(&self) -> Vec<u8> {
        match self {
            Self::Welcome(table, challenge) => {
                let mut bytes = vec![WELCOME];
                bytes.extend(PROTOCOL_VERSION.to_be_bytes());
                bytes.extend(table.0);
                bytes.extend(challenge.0);
                bytes
            }
            Self::Refusal(refusal) => refusal.encode(),
            Self::Handshake(message) => {
                let mut bytes = vec![HANDSHAKE];
                bytes.extend(message);
                bytes
            }
        }
    }

    /// Reads a clear message of the host. `None`: it is none of the three.
    pub fn parse(bytes: &[u8]) -> Option<Self> {
        let (tag, rest) = bytes.split_first()?;
        if *tag == HANDSHAKE {
            return Some(Self::Handshake(rest.try_into().ok()?));
        }
        let (version, rest) = rest.split_first_chunk::<2>()?;
        if u16::from_be_bytes(*version) != PROTOCOL_VERSION {
            return Some(Self::Refusal(Refusal::Reload));
        }
        match *tag {
            WELCOME => {
                let (table, challenge) = rest.split_first_chunk::<16>()?;
                Some(Self::Welcome(
                    TableId(*table),
                    Challenge(challenge.try_into().ok()?),
                ))
            }
            REFUSAL => {
                let [code] = rest else { return None };
                let at = usize::from(*code).checked_sub(1)?;
                Refusal::ALL.get(at).copied().map(Self::Refusal)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greetings_are_read_as_written() {
        for claim in [Claim::Pair(PairId([1; 8])), Claim::Resume(PairId([2; 8]))] {
            assert_eq!(Hello::parse(&Hello { claim }.encode()), Ok(Hello { claim }));
        }
        for refusal in Refusal::ALL {
            assert_eq!(
                HostWord::parse(&refusal.encode()),
                Some(HostWord::Refusal(refusal))
            );
        }
    }

    #[test]
    fn another_version_is_told_to_reload_whatever_follows() {
        let mut later = Hello {
            claim: Claim::Pair(PairId([1; 8])),
        }
        .encode();
        later[7] = 3;
        later.extend(b"and more");
        assert_eq!(Hello::parse(&later), Err(HelloError::Version(3)));
        assert_eq!(
            HostWord::parse(&[0, 0, 3, 1]),
            Some(HostWord::Refusal(Refusal::Reload))
        );
    }

    #[test]
    fn anything_else_is_malformed() {
        let hello = Hello {
            claim: Claim::Pair(PairId([1; 8])),
        }
        .encode();
        let mut kind = hello.clone();
        kind[8] = 2;
        for bytes in [
            &hello[..16],
            &[&hello[..], &[0]].concat(),
            &kind,
            b"GET / HTTP/1.1",
            b"",
        ] {
            assert_eq!(Hello::parse(bytes), Err(HelloError::Malformed));
        }
        for bytes in [
            &[][..],
            &[1, 0, 2, 0],
            &[1, 0, 2, 8],
            &[3, 0, 2, 1],
            &[2; 48],
            &[0, 0, 2, 1],
        ] {
            assert_eq!(HostWord::parse(bytes), None);
        }
    }
}
