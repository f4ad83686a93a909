//! The pairing code: what stands behind the `#` of the address in the QR code.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use zeroize::Zeroizing;

use crate::{PROTOCOL_VERSION, PairId, PairKey, Secret};

/// Why a fragment is not a pairing code of this version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FragmentError {
    /// There is nothing behind the `#`.
    #[error("the address carries no pairing code; scan the seat's QR code")]
    Missing,
    /// The first part is not this version's number.
    #[error(
        "the pairing code is of version {0:?}, this page reads version {PROTOCOL_VERSION}; reload the page and scan again"
    )]
    Version(String),
    /// There are not exactly three parts.
    #[error("a pairing code has three parts separated by dots, this one has {0}")]
    Parts(usize),
    /// The second part is not eight bytes of base64url.
    #[error("the second part of a pairing code is 8 bytes in base64url (11 characters)")]
    Id,
    /// The third part is not 32 bytes of base64url.
    #[error("the third part of a pairing code is 32 bytes in base64url (43 characters)")]
    Key,
}

/// Writes `#2.<pair id>.<key>`. It holds the key: show it once, to the player of the seat.
pub fn encode_fragment(id: PairId, key: &PairKey) -> Secret<String> {
    let encoded = Zeroizing::new(URL_SAFE_NO_PAD.encode(key.0.reveal()));
    Secret::new(format!("#{PROTOCOL_VERSION}.{id}.{}", encoded.as_str()))
}

/// Reads a fragment with or without its leading `#`.
///
/// # Errors
/// The version is judged first, so that a later version's code is never called malformed.
pub fn parse_fragment(text: &str) -> Result<(PairId, PairKey), FragmentError> {
    let text = text.strip_prefix('#').unwrap_or(text);
    if text.is_empty() {
        return Err(FragmentError::Missing);
    }
    let parts: Vec<&str> = text.split('.').collect();
    if parts[0] != PROTOCOL_VERSION.to_string() {
        return Err(FragmentError::Version(parts[0].chars().take(12).collect()));
    }
    let [_, id, key] = parts[..] else {
        return Err(FragmentError::Parts(parts.len()));
    };
    let id = decode::<8>(id).ok_or(FragmentError::Id)?;
    let key = decode::<32>(key).ok_or(FragmentError::Key)?;
    Ok((PairId(id), PairKey(Secret::new(key))))
}

fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    let bytes = Zeroizing::new(URL_SAFE_NO_PAD.decode(text).ok()?);
    bytes.as_slice().try_into().ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn every_fault_has_its_own_sentence() {
        let key = PairKey(Secret::new([2; 32]));
        let text = encode_fragment(PairId([1; 8]), &key).reveal().clone();
        let parts: Vec<&str> = text[1..].split('.').collect();
        let (id, encoded) = (parts[1], parts[2]);
        let error = |text: &str| parse_fragment(text).unwrap_err();
        assert_eq!(error(""), FragmentError::Missing);
        assert_eq!(error("#"), FragmentError::Missing);
        assert_eq!(
            error(&format!("#3.{id}.{encoded}.later")),
            FragmentError::Version("3".to_owned())
        );
        assert_eq!(
            error(&format!("#01.{id}.{encoded}")),
            FragmentError::Version("01".to_owned())
        );
        assert_eq!(error(&format!("#2.{id}")), FragmentError::Parts(2));
        assert_eq!(
            error(&format!("#2.{id}.{encoded}.")),
            FragmentError::Parts(4)
        );
        assert_eq!(error(&format!("#2.{id}A.{encoded}")), FragmentError::Id);
        assert_eq!(
            error(&format!("#2.{id}.{}", &encoded[1..])),
            FragmentError::Key
        );
        assert_eq!(
            error(&format!("#2.{id}.{}=", &encoded[..42])),
            FragmentError::Key
        );
        // The last letter holds four bits too many; they must be zero.
        assert_eq!(
            error(&format!("#2.{id}.{}J", &encoded[..42])),
            FragmentError::Key
        );
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(id: [u8; 8], key: [u8; 32]) {
            let (id, key) = (PairId(id), PairKey(Secret::new(key)));
            let text = encode_fragment(id, &key);
            prop_assert_eq!(parse_fragment(text.reveal()), Ok((id, key)));
        }
    }
}
