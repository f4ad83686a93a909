//! The hash chain over a journal's rows (`docs/PROTOCOL.md`, section 6).
//!
//! ```text
//! genesis hash = SHA-256("dradis-journal-genesis-v1" ‖ canonical {"created","game"})
//! commitment   = SHA-256(blind (32 bytes) ‖ canonical [secrets …])
//! row hash     = SHA-256("dradis-journal-row-v1" ‖ previous hash ‖ public part ‖ commitment)
//! public part  = canonical {"actor","at","body","command","label","schema","seq"}
//! ```
//!
//! The tag, the previous hash and the commitment have fixed lengths, so no two rows share an input.
//! The blind keeps everybody from guessing a secret and comparing: without it the few possible
//! loyalty deals could simply be tried out.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::canonical::{self, NotCanonical};
use crate::row::{Blind, Genesis, Hash, Head, Opening, PublicRow, time_text};
use crate::secret;

const GENESIS_TAG: &[u8] = b"dradis-journal-genesis-v1";
const ROW_TAG: &[u8] = b"dradis-journal-row-v1";

/// The first thing in a chain that is not as it should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("row {seq}: {what}")]
pub struct Difference {
    /// The row that should stand there.
    pub seq: u64,
    /// What is wrong with it.
    pub what: DifferenceKind,
}

/// What can be wrong with a row or its opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DifferenceKind {
    /// Another row stands in its place.
    #[error("row {found} stands in its place")]
    OutOfOrder {
        /// The number found.
        found: u64,
    },
    /// The row cannot be written canonically, so it was never written by a journal.
    #[error("{0}")]
    NotCanonical(NotCanonical),
    /// Its hash does not follow from the row before it and its own content.
    #[error("its hash does not follow from its content and the row before it")]
    Hash,
    /// An opening names a row that does not exist.
    #[error("an opening was given, but there is no such row")]
    NoSuchRow,
    /// The blind and the secrets are not those that were committed to.
    #[error("its secrets are not those that were committed to")]
    Commitment,
    /// The secrets fit the commitment, but not the public part.
    #[error("{0}")]
    Secrets(secret::JoinError),
}

/// The hash that the first row is chained to.
#[must_use]
pub fn genesis_hash(genesis: &Genesis) -> Hash {
    // Written out, because serialising these two fields cannot fail and must not look as if it could.
    let public = format!(
        r#"{{"created":"{}","game":"{}"}}"#,
        time_text(genesis.created),
        genesis.game
    );
    sha256(&[GENESIS_TAG, public.as_bytes()])
}

/// The commitment to a row's secrets.
///
/// # Errors
/// When a secret has no canonical form.
pub fn commitment(blind: &Blind, secrets: &[Value]) -> Result<Hash, NotCanonical> {
    let secrets = canonical::to_string(&Value::Array(secrets.to_vec()))?;
    Ok(sha256(&[&blind.0, secrets.as_bytes()]))
}

/// The hash of a row that follows the hash `previous`. The row's own field `hash` plays no part.
///
/// # Errors
/// When the row's public part has no canonical form.
pub fn row_hash(previous: &Hash, row: &PublicRow) -> Result<Hash, NotCanonical> {
    let public = public_part(row)?;
    Ok(sha256(&[
        ROW_TAG,
        &previous.0,
        public.as_bytes(),
        &row.commitment.0,
    ]))
}

/// Checks rows 1, 2, 3 … against the genesis and each other, and the given openings (any subset, in
/// any order) against their rows. Returns the head they lead to.
///
/// # Errors
/// The first [`Difference`]: by row number, the chain before the openings.
pub fn verify_chain(
    genesis: &Genesis,
    rows: &[PublicRow],
    openings: &[Opening],
) -> Result<Head, Difference> {
    let mut head = Head {
        seq: 0,
        hash: genesis_hash(genesis),
    };
    for row in rows {
        head = verify_row(&head, row)?;
    }
    let mut openings: Vec<&Opening> = openings.iter().collect();
    openings.sort_by_key(|opening| opening.seq);
    for opening in openings {
        let row = usize::try_from(opening.seq)
            .ok()
            .and_then(|seq| seq.checked_sub(1))
            .and_then(|index| rows.get(index))
            .ok_or(Difference {
                seq: opening.seq,
                what: DifferenceKind::NoSuchRow,
            })?;
        verify_opening(row, opening)?;
    }
    Ok(head)
}

/// Checks that `row` follows `head` and returns the new head.
pub(crate) fn verify_row(head: &Head, row: &PublicRow) -> Result<Head, Difference> {
    let seq = head.seq + 1;
    let wrong = |what| Difference { seq, what };
    if row.seq != seq {
        return Err(wrong(DifferenceKind::OutOfOrder { found: row.seq }));
    }
    let hash = row_hash(&head.hash, row).map_err(|e| wrong(DifferenceKind::NotCanonical(e)))?;
    if hash == row.hash {
        Ok(Head { seq, hash })
    } else {
        Err(wrong(DifferenceKind::Hash))
    }
}

/// Checks that `opening` opens `row` and that its secrets fit the public part.
pub(crate) fn verify_opening(row: &PublicRow, opening: &Opening) -> Result<(), Difference> {
    let wrong = |what| Difference { seq: row.seq, what };
    let commitment = commitment(&opening.blind, &opening.secrets)
        .map_err(|e| wrong(DifferenceKind::NotCanonical(e)))?;
    if commitment != row.commitment {
        return Err(wrong(DifferenceKind::Commitment));
    }
    secret::join(row.body.clone(), opening.secrets.clone())
        .map_err(|e| wrong(DifferenceKind::Secrets(e)))?;
    Ok(())
}

/// The public part of a row as it is hashed.
fn public_part(row: &PublicRow) -> Result<String, NotCanonical> {
    let PublicRow {
        seq,
        command,
        actor,
        at,
        schema,
        label,
        body,
        commitment: _,
        hash: _,
    } = row;
    canonical::to_string(&json!({
        "actor": actor,
        "at": time_text(*at),
        "body": body,
        "command": command,
        "label": label,
        "schema": schema,
        "seq": seq,
    }))
}

fn sha256(parts: &[&[u8]]) -> Hash {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    Hash(hasher.finalize().into())
}
