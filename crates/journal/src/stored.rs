//! Rows, the head and kept data as they lie in the tables.

use chrono::{DateTime, Datelike, Utc};
use rusqlite::{Connection, OptionalExtension, params};
use serde_json::Value;

use crate::canonical;
use crate::chain;
use crate::errors::{ReadError, Refusal};
use crate::row::{
    Blind, Genesis, Hash, Head, NewRow, Opening, PublicRow, Row, Upcast, parse_time, time_text,
};
use crate::secret;

/// The largest row: public part and secrets together, in bytes of canonical JSON.
pub(crate) const MAX_ROW_BYTES: usize = 4 << 20;

/// A row as it is stored.
pub(crate) struct Stored {
    pub(crate) public: PublicRow,
    pub(crate) opening: Opening,
}

impl Stored {
    pub(crate) fn into_row(self, upcasts: &[Upcast]) -> Result<Row, ReadError> {
        let PublicRow {
            seq,
            command,
            actor,
            at,
            schema,
            label,
            body,
            commitment: _,
            hash,
        } = self.public;
        let mut body =
            secret::join(body, self.opening.secrets).map_err(|_| ReadError::Row { seq })?;
        let newer = (1u32..).zip(upcasts).filter(|(from, _)| *from >= schema);
        for (from, upcast) in newer {
            body = upcast(body).map_err(|why| ReadError::Upcast { seq, from, why })?;
        }
        Ok(Row {
            seq,
            command,
            actor,
            at,
            schema,
            label,
            body,
            hash,
        })
    }
}

/// The row that follows `head`, or why there can be none.
pub(crate) fn compose(head: &Head, new: NewRow, schema: u32) -> Result<Stored, Refusal> {
    let NewRow {
        command,
        actor,
        at,
        label,
        body,
        blind,
    } = new;
    if !(1..=128).contains(&command.len()) {
        return Err(Refusal::CommandId {
            bytes: command.len(),
        });
    }
    let at = to_millis(at).ok_or(Refusal::Time)?;
    for (part, value) in [("actor", &actor), ("label", &label)] {
        if secret::occurs_in(value) {
            return Err(Refusal::SecretInPublic { part });
        }
    }
    let (body, secrets) = secret::split(body).map_err(Refusal::Split)?;
    let mut bytes = text_of("actor", &actor)?.len();
    bytes += text_of("label", &label)?.len();
    bytes += text_of("body", &body)?.len();
    bytes += text_of("secrets", &Value::Array(secrets.clone()))?.len();
    if bytes > MAX_ROW_BYTES {
        return Err(Refusal::TooLarge {
            bytes,
            limit: MAX_ROW_BYTES,
        });
    }
    let seq = head.seq + 1;
    let commitment = chain::commitment(&blind, &secrets).map_err(|why| Refusal::NotCanonical {
        part: "secrets",
        why,
    })?;
    let unhashed = Hash([0; 32]);
    let mut public = PublicRow {
        seq,
        command,
        actor,
        at,
        schema,
        label,
        body,
        commitment,
        hash: unhashed,
    };
    public.hash = chain::row_hash(&head.hash, &public)
        .map_err(|why| Refusal::NotCanonical { part: "body", why })?;
    Ok(Stored {
        public,
        opening: Opening {
            seq,
            blind,
            secrets,
        },
    })
}

fn to_millis(time: DateTime<Utc>) -> Option<DateTime<Utc>> {
    DateTime::from_timestamp_millis(time.timestamp_millis())
        .filter(|time| (1970..=9999).contains(&time.year()))
}

pub(crate) fn text_of(part: &'static str, value: &Value) -> Result<String, Refusal> {
    canonical::to_string(value).map_err(|why| Refusal::NotCanonical { part, why })
}

/// The schema version that a program with these upcasts writes.
pub(crate) fn current_schema(upcasts: &[Upcast]) -> u32 {
    upcasts.len() as u32 + 1
}

pub(crate) fn insert(db: &Connection, row: &PublicRow, opening: &Opening) -> rusqlite::Result<()> {
    let text = |value: &Value| {
        canonical::to_string(value)
            .map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))
    };
    db.prepare_cached(
        "INSERT INTO rows
         (seq, command, actor, at, schema, label, body, commitment, hash, blind, secrets)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
    )?
    .execute(params![
        row.seq,
        row.command,
        text(&row.actor)?,
        time_text(row.at),
        row.schema,
        text(&row.label)?,
        text(&row.body)?,
        row.commitment.0,
        row.hash.0,
        opening.blind.0,
        text(&Value::Array(opening.secrets.clone()))?,
    ])?;
    Ok(())
}

const COLUMNS: &str =
    "seq, command, actor, at, schema, label, body, commitment, hash, blind, secrets";

pub(crate) fn rows(db: &Connection, from: u64) -> Result<Vec<Stored>, ReadError> {
    let mut rows = Vec::new();
    each_row(db, from, |row| {
        rows.push(row);
        Ok(true)
    })?;
    Ok(rows)
}

/// Goes through the rows from number `from` on as long as `on` says so; what lies behind is not read.
pub(crate) fn each_row(
    db: &Connection,
    from: u64,
    mut on: impl FnMut(Stored) -> Result<bool, ReadError>,
) -> Result<(), ReadError> {
    let sql = format!("SELECT {COLUMNS} FROM rows WHERE seq >= ?1 ORDER BY seq");
    let mut statement = db.prepare_cached(&sql)?;
    let mut found = statement.query([i64::try_from(from).unwrap_or(i64::MAX)])?;
    while let Some(row) = found.next()? {
        if !on(decode(row)?)? {
            break;
        }
    }
    Ok(())
}

/// The row of a number, if there is one.
pub(crate) fn row(db: &Connection, seq: u64) -> Result<Option<Stored>, ReadError> {
    let sql = format!("SELECT {COLUMNS} FROM rows WHERE seq = ?1");
    let mut statement = db.prepare_cached(&sql)?;
    let mut found = statement.query([i64::try_from(seq).unwrap_or(i64::MAX)])?;
    found.next()?.map(decode).transpose()
}

pub(crate) fn by_command(db: &Connection, command: &str) -> Result<Option<Stored>, ReadError> {
    let sql = format!("SELECT {COLUMNS} FROM rows WHERE command = ?1");
    let mut statement = db.prepare_cached(&sql)?;
    let mut found = statement.query([command])?;
    found.next()?.map(decode).transpose()
}

fn decode(row: &rusqlite::Row<'_>) -> Result<Stored, ReadError> {
    let seq: u64 = row.get(0)?;
    let json = |column: usize| -> Option<Value> {
        serde_json::from_str(&row.get::<_, String>(column).ok()?).ok()
    };
    let row = || -> Option<Stored> {
        let Value::Array(secrets) = json(10)? else {
            return None;
        };
        Some(Stored {
            public: PublicRow {
                seq,
                command: row.get(1).ok()?,
                actor: json(2)?,
                at: parse_time(&row.get::<_, String>(3).ok()?)?,
                schema: row.get(4).ok()?,
                label: json(5)?,
                body: json(6)?,
                commitment: Hash(row.get(7).ok()?),
                hash: Hash(row.get(8).ok()?),
            },
            opening: Opening {
                seq,
                blind: Blind(row.get(9).ok()?),
                secrets,
            },
        })
    };
    row().ok_or(ReadError::Row { seq })
}

pub(crate) fn head(db: &Connection, genesis: &Genesis) -> Result<Head, ReadError> {
    let last: Option<(u64, [u8; 32])> = db
        .prepare_cached("SELECT seq, hash FROM rows ORDER BY seq DESC LIMIT 1")?
        .query_row([], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    Ok(match last {
        Some((seq, hash)) => Head {
            seq,
            hash: Hash(hash),
        },
        None => Head {
            seq: 0,
            hash: chain::genesis_hash(genesis),
        },
    })
}

/// The hash of a row, if there is one.
pub(crate) fn hash_of(db: &Connection, seq: u64) -> rusqlite::Result<Option<Hash>> {
    db.prepare_cached("SELECT hash FROM rows WHERE seq = ?1")?
        .query_row([seq], |row| row.get(0))
        .optional()
        .map(|hash| hash.map(Hash))
}

/// Keeps canonical JSON under a name, in the place of what had it.
pub(crate) fn keep(db: &Connection, name: &str, json: &str) -> rusqlite::Result<()> {
    db.prepare_cached("INSERT OR REPLACE INTO kept (name, json) VALUES (?1, ?2)")?
        .execute([name, json])
        .map(drop)
}

/// Everything that is kept, by name.
pub(crate) fn all_kept(db: &Connection) -> rusqlite::Result<Vec<(String, String)>> {
    db.prepare("SELECT name, json FROM kept ORDER BY name")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect()
}

pub(crate) fn kept(db: &Connection, name: &str) -> Result<Option<Value>, ReadError> {
    let json: Option<String> = db
        .query_row("SELECT json FROM kept WHERE name = ?1", [name], |row| {
            row.get(0)
        })
        .optional()?;
    json.map(|json| {
        serde_json::from_str(&json).map_err(|_| ReadError::Kept {
            name: name.to_owned(),
        })
    })
    .transpose()
}
