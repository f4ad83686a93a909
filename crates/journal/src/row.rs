//! The data of a journal.

use std::fmt;

use chrono::{DateTime, SecondsFormat, Utc};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// A game's name for machines: 16 random bytes, written as 32 lower-case hexadecimal digits. Public.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(#[serde(with = "hex::serde")] pub [u8; 16]);

/// A SHA-256 value. Public. Written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hash(#[serde(with = "hex::serde")] pub [u8; 32]);

/// 32 random bytes that hide a row's secrets behind their commitment. Secret until the game ends;
/// never used for two rows.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Blind(#[serde(with = "hex::serde")] pub [u8; 32]);

impl GameId {
    /// A new id from the operating system's random source.
    ///
    /// # Errors
    /// When the operating system has no random source.
    pub fn random() -> Result<GameId, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(GameId(bytes))
    }

    /// Reads 32 hexadecimal digits in lower case; anything else is `None`.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<GameId> {
        let mut bytes = [0; 16];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(GameId(bytes)).filter(|id| id.to_string() == text)
    }
}

impl Blind {
    /// A new blind from the operating system's random source.
    ///
    /// # Errors
    /// When the operating system has no random source.
    pub fn random() -> Result<Blind, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Blind(bytes))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameId({self})")
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

impl fmt::Debug for Blind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Blind(hidden)")
    }
}

/// What a journal starts from; its hash is what the first row is chained to. Public.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Genesis {
    /// The game.
    pub game: GameId,
    /// When the game was set up, UTC. Milliseconds are kept, finer parts dropped.
    #[serde(with = "utc_millis")]
    pub created: DateTime<Utc>,
}

/// The last row's number and hash; 0 and the genesis hash while there is none. Public: phones show
/// it, so that nobody can exchange the history behind it later.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// Number of the last row, 0 when there is none.
    pub seq: u64,
    /// Hash of the last row.
    pub hash: Hash,
}

/// A row to be appended.
#[derive(Clone, PartialEq, Eq)]
pub struct NewRow {
    /// Idempotency key: 1 to 128 bytes, chosen by whoever sent the command. Public, so it must not
    /// depend on a secret.
    pub command: String,
    /// Who acted. Public JSON.
    pub actor: Value,
    /// When, UTC. Milliseconds are kept, finer parts dropped.
    pub at: DateTime<Utc>,
    /// What the undo list shows. Public JSON: ids and numbers, no sentences.
    pub label: Value,
    /// What happened, with secrets marked as [`crate::secret`] says.
    pub body: Value,
    /// Fresh random bytes: [`Blind::random`], fixed bytes in tests.
    pub blind: Blind,
}

/// A row of the journal, secrets included. For the host only.
#[derive(Clone, PartialEq, Eq)]
pub struct Row {
    /// 1, 2, 3 … without gaps.
    pub seq: u64,
    /// Idempotency key.
    pub command: String,
    /// Who acted.
    pub actor: Value,
    /// When, UTC.
    pub at: DateTime<Utc>,
    /// The schema version the body was written in. The body itself has been upcast to the current one.
    pub schema: u32,
    /// What the undo list shows.
    pub label: Value,
    /// What happened, secrets in their places, in the current schema version.
    pub body: Value,
    /// The row's hash.
    pub hash: Hash,
}

// Bodies hold secrets: a row that ends up in a log message must not print them.
impl fmt::Debug for NewRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewRow")
            .field("command", &self.command)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Row")
            .field("seq", &self.seq)
            .field("command", &self.command)
            .field("hash", &self.hash)
            .finish_non_exhaustive()
    }
}

/// What [`crate::Journal::append`] did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Appended {
    /// The row is new and durable.
    New(Row),
    /// A row with this command id was there already; it is returned as it was written first, and
    /// nothing was added.
    AlreadyThere(Row),
}

impl Appended {
    /// The row in the journal, whichever of the two it is.
    #[must_use]
    pub fn into_row(self) -> Row {
        match self {
            Appended::New(row) | Appended::AlreadyThere(row) => row,
        }
    }
}

/// What everybody may see of a row, as it was written (not upcast).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PublicRow {
    /// 1, 2, 3 … without gaps.
    pub seq: u64,
    /// Idempotency key.
    pub command: String,
    /// Who acted.
    pub actor: Value,
    /// When, UTC.
    #[serde(with = "utc_millis")]
    pub at: DateTime<Utc>,
    /// The schema version of the body, from 1.
    pub schema: u32,
    /// What the undo list shows.
    pub label: Value,
    /// What happened, with `{"$secret": null}` in the place of every secret.
    pub body: Value,
    /// SHA-256(blind ‖ secrets).
    pub commitment: Hash,
    /// The row's hash.
    pub hash: Hash,
}

/// What opens a row's commitment at the end of the game. Secret until then.
#[derive(Clone, PartialEq, Eq)]
pub struct Opening {
    /// The row it opens.
    pub seq: u64,
    /// The random bytes.
    pub blind: Blind,
    /// The secrets in order of appearance.
    pub secrets: Vec<Value>,
}

impl fmt::Debug for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opening")
            .field("seq", &self.seq)
            .finish_non_exhaustive()
    }
}

/// A stored game state: a cache that may be dropped at any time. For the host only.
#[derive(Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The last row that the state contains.
    pub seq: u64,
    /// The form of the state. A snapshot is only found again under the same form, so a program that
    /// changes its state changes this text and replays instead.
    pub form: String,
    /// The state.
    pub state: Value,
}

impl fmt::Debug for Snapshot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Snapshot")
            .field("seq", &self.seq)
            .field("form", &self.form)
            .finish_non_exhaustive()
    }
}

/// Lifts a body from one schema version to the next. The list of a program's upcasts has at index 0
/// the step from version 1 to 2, and so on; its current version is the length of the list plus 1.
/// The text of an error must not quote the body.
pub type Upcast = fn(Value) -> Result<Value, String>;

/// A time as it is stored: UTC, RFC 3339 with milliseconds, as in `2026-01-31T20:15:00.250Z`.
pub(crate) fn time_text(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// Reads [`time_text`]; any other way to write a time is `None`.
pub(crate) fn parse_time(text: &str) -> Option<DateTime<Utc>> {
    let time = DateTime::parse_from_rfc3339(text).ok()?.to_utc();
    Some(time).filter(|time| time_text(*time) == text)
}

mod utc_millis {
    use super::{DateTime, Deserialize, Deserializer, Serializer, Utc, parse_time, time_text};

    pub(super) fn serialize<S: Serializer>(time: &DateTime<Utc>, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&time_text(*time))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<DateTime<Utc>, D::Error> {
        let text = String::deserialize(d)?;
        parse_time(&text).ok_or_else(|| {
            serde::de::Error::custom("a time must look like 2026-01-31T20:15:00.250Z")
        })
    }
}
