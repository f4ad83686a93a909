//! The journal's file: SQLite with a write-ahead log that is synced before a commit returns.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, Datelike, Utc};
use rusqlite::config::DbConfig;
use rusqlite::{
    Connection, ErrorCode, OpenFlags, OptionalExtension, TransactionBehavior, backup::Backup,
    params,
};
use rusqlite_migration::{M, Migrations};
use serde_json::Value;

use crate::canonical;
use crate::chain;
use crate::errors::{Damage, OpenError, ReadError, Refusal, WriteError};
use crate::jsonl::FullGame;
use crate::private_file as file;
use crate::row::{
    Appended, Blind, GameId, Genesis, Hash, Head, NewRow, Opening, PublicRow, Row, Snapshot,
    Upcast, parse_time, time_text,
};
use crate::secret;

/// "Drad" in ASCII, in the field of the SQLite header that says whose file it is.
const APPLICATION_ID: i64 = 0x4472_6164;

/// The largest row: public part and secrets together, in bytes of canonical JSON.
pub(crate) const MAX_ROW_BYTES: usize = 4 << 20;

/// The steps that build the tables; a file's `user_version` is the number of steps done. Steps are
/// never changed once released, only added.
pub(crate) const MIGRATIONS: &[M<'static>] = &[M::up(include_str!("schema-1.sql"))];

/// How a journal meets the disk. Tests of durability differ from [`DURABLE`]; nothing else does.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Storage {
    pub(crate) vfs: Option<&'static str>,
    pub(crate) synchronous: Synchronous,
    pub(crate) migrations: &'static [M<'static>],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Synchronous {
    Full,
    #[cfg(test)]
    Off,
}

pub(crate) const DURABLE: Storage = Storage {
    vfs: None,
    synchronous: Synchronous::Full,
    migrations: MIGRATIONS,
};

/// An open journal. While it is open nobody else can open the same file.
#[derive(Debug)]
pub struct Journal {
    db: Connection,
    path: PathBuf,
    genesis: Genesis,
    upcasts: &'static [Upcast],
}

impl Journal {
    /// Creates the journal of a new game and opens it. `upcasts` is the whole list of the program
    /// (see [`Upcast`]); new rows get the version after its last step.
    ///
    /// # Errors
    /// [`OpenError::AlreadyExists`] when there is such a file, and those of the file system.
    pub fn create(
        path: &Path,
        genesis: &Genesis,
        upcasts: &'static [Upcast],
    ) -> Result<Journal, OpenError> {
        Self::create_with(path, genesis, upcasts, DURABLE)
    }

    /// Opens the journal of an earlier game and checks all of it: pages, tables, chain, secrets.
    /// An older file is migrated after a backup has been written beside it (`NAME.v1.backup`).
    ///
    /// # Errors
    /// [`OpenError`]; the file has then not been changed.
    pub fn open(path: &Path, upcasts: &'static [Upcast]) -> Result<Journal, OpenError> {
        Self::open_with(path, upcasts, DURABLE)
    }

    /// Creates a journal with the rows of an exported game, with identical hashes.
    ///
    /// # Errors
    /// As [`Journal::create`], and [`OpenError::NewerRow`].
    pub fn import(
        path: &Path,
        game: &FullGame,
        upcasts: &'static [Upcast],
    ) -> Result<Journal, OpenError> {
        let supported = current_schema(upcasts);
        if let Some(row) = game
            .public()
            .rows()
            .iter()
            .find(|row| row.schema > supported)
        {
            return Err(OpenError::NewerRow {
                seq: row.seq,
                found: row.schema,
                supported,
            });
        }
        let rows: Vec<(&PublicRow, &Opening)> =
            game.public().rows().iter().zip(game.openings()).collect();
        write_file(path, game.public().genesis(), &rows, DURABLE)?;
        Self::open(path, upcasts)
    }

    pub(crate) fn create_with(
        path: &Path,
        genesis: &Genesis,
        upcasts: &'static [Upcast],
        storage: Storage,
    ) -> Result<Journal, OpenError> {
        write_file(path, genesis, &[], storage)?;
        Self::open_with(path, upcasts, storage)
    }

    pub(crate) fn open_with(
        path: &Path,
        upcasts: &'static [Upcast],
        storage: Storage,
    ) -> Result<Journal, OpenError> {
        without_traces(path, || {
            let mut db = connect(path, storage)?;
            check_pages(&db, path)?;
            migrate(&mut db, path, storage)?;
            check_tables(&db, path, storage)?;
            let genesis = read_genesis(&db, path)?;
            check_rows(&db, path, &genesis, upcasts)?;
            make_durable(&db, storage).map_err(|e| open_error(path, e))?;
            file::restrict(path).map_err(|e| open_io_error(path, e))?;
            Ok(Journal {
                db,
                path: path.to_owned(),
                genesis,
                upcasts,
            })
        })
    }

    /// Where the journal is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The game. Public.
    #[must_use]
    pub fn genesis(&self) -> &Genesis {
        &self.genesis
    }

    /// The schema version that new rows get.
    #[must_use]
    pub fn schema(&self) -> u32 {
        current_schema(self.upcasts)
    }

    /// Appends a row in a transaction of its own. When this returns [`Appended::New`] the row
    /// outlives a power cut. A command id that is there already adds nothing.
    ///
    /// # Errors
    /// [`WriteError`]; the journal then ends where it ended before, and stays usable.
    pub fn append(&mut self, new: NewRow) -> Result<Appended, WriteError> {
        let upcasts = self.upcasts;
        let tx = self
            .db
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(write_error)?;
        if let Some(stored) = stored_by_command(&tx, &new.command)? {
            return Ok(Appended::AlreadyThere(stored.into_row(upcasts)?));
        }
        let head = head(&tx, &self.genesis)?;
        let stored = compose(&head, new, current_schema(upcasts)).map_err(WriteError::Refused)?;
        insert(&tx, &stored.public, &stored.opening).map_err(write_error)?;
        tx.commit().map_err(write_error)?;
        Ok(Appended::New(stored.into_row(upcasts)?))
    }

    /// The rows from number `from` on (1 for all), secrets included, upcast to the current schema.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn rows(&self, from: u64) -> Result<Vec<Row>, ReadError> {
        stored_rows(&self.db, from)?
            .into_iter()
            .map(|row| row.into_row(self.upcasts))
            .collect()
    }

    /// The row that a command left, if it was carried out.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn row_of_command(&self, command: &str) -> Result<Option<Row>, ReadError> {
        stored_by_command(&self.db, command)?
            .map(|row| row.into_row(self.upcasts))
            .transpose()
    }

    /// The rows from number `from` on as everybody may see them, as they were written.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn public_rows(&self, from: u64) -> Result<Vec<PublicRow>, ReadError> {
        Ok(stored_rows(&self.db, from)?
            .into_iter()
            .map(|row| row.public)
            .collect())
    }

    /// What opens the commitments of all rows: for the end of the game, not before.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn openings(&self) -> Result<Vec<Opening>, ReadError> {
        Ok(stored_rows(&self.db, 1)?
            .into_iter()
            .map(|row| row.opening)
            .collect())
    }

    /// The end of the chain. Public.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn head(&self) -> Result<Head, ReadError> {
        head(&self.db, &self.genesis)
    }

    /// Keeps a snapshot in the place of the one before.
    ///
    /// # Errors
    /// [`Refusal::SnapshotAhead`], [`Refusal::NotCanonical`], and the disk's.
    pub fn put_snapshot(&mut self, snapshot: &Snapshot) -> Result<(), WriteError> {
        let head = self.head()?.seq;
        if snapshot.seq > head {
            let ahead = Refusal::SnapshotAhead {
                seq: snapshot.seq,
                head,
            };
            return Err(WriteError::Refused(ahead));
        }
        let state = text_of("snapshot", &snapshot.state).map_err(WriteError::Refused)?;
        self.db
            .execute(
                "INSERT OR REPLACE INTO snapshot (one, seq, form, state) VALUES (1, ?1, ?2, ?3)",
                params![snapshot.seq, snapshot.form, state],
            )
            .map_err(write_error)?;
        Ok(())
    }

    /// The snapshot, if there is a readable one of this form.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn latest_snapshot(&self, form: &str) -> Result<Option<Snapshot>, ReadError> {
        let found: Option<(u64, String)> = self
            .db
            .query_row(
                "SELECT seq, state FROM snapshot WHERE form = ?1",
                [form],
                |row| Ok((row.get(0)?, row.get(1)?)),
            )
            .optional()?;
        // A cache that cannot be read is as good as none: the rows behind it are all there.
        Ok(found.and_then(|(seq, state)| {
            let state = serde_json::from_str(&state).ok()?;
            Some(Snapshot {
                seq,
                form: form.to_owned(),
                state,
            })
        }))
    }

    /// Drops the snapshot.
    ///
    /// # Errors
    /// [`WriteError`].
    pub fn drop_snapshot(&mut self) -> Result<(), WriteError> {
        self.db
            .execute("DELETE FROM snapshot", [])
            .map_err(write_error)?;
        Ok(())
    }

    /// Keeps data about the table's devices that is not history, such as resume keys, in the place
    /// of what had this name. It is durable, outside the chain, never exported, and the old value is
    /// overwritten in the file. For the host only.
    ///
    /// # Errors
    /// [`WriteError`].
    pub fn keep(&mut self, name: &str, json: &Value) -> Result<(), WriteError> {
        let json = text_of("kept data", json).map_err(WriteError::Refused)?;
        self.db
            .execute(
                "INSERT OR REPLACE INTO kept (name, json) VALUES (?1, ?2)",
                [name, &json],
            )
            .map_err(write_error)?;
        Ok(())
    }

    /// What was kept under this name.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn kept(&self, name: &str) -> Result<Option<Value>, ReadError> {
        kept(&self.db, name)
    }

    /// Forgets what was kept under this name, if anything was.
    ///
    /// # Errors
    /// [`WriteError`].
    pub fn forget(&mut self, name: &str) -> Result<(), WriteError> {
        self.db
            .execute("DELETE FROM kept WHERE name = ?1", [name])
            .map_err(write_error)?;
        Ok(())
    }

    /// Closes the journal so that the one file holds everything. Dropping it does the same without
    /// saying whether it went well; no row is lost either way.
    ///
    /// # Errors
    /// [`WriteError`].
    pub fn close(self) -> Result<(), WriteError> {
        checkpoint(&self.db).map_err(write_error)?;
        self.db.close().map_err(|(_, error)| write_error(error))
    }
}

/// What a list of games shows of a journal that nobody has open.
pub(crate) struct Glance {
    pub(crate) genesis: Genesis,
    pub(crate) rows: u64,
    pub(crate) summary: Option<Value>,
}

/// Looks at a journal without checking its rows.
pub(crate) fn glance(path: &Path, summary: &str) -> Result<Glance, OpenError> {
    without_traces(path, || {
        let db = connect(path, DURABLE)?;
        let genesis = read_genesis(&db, path)?;
        let damaged = |what| OpenError::Damaged {
            path: path.to_owned(),
            what,
        };
        let head = head(&db, &genesis).map_err(|_| damaged(Damage::Pages))?;
        let summary = kept(&db, summary).map_err(|_| damaged(Damage::Tables))?;
        leave_tidy(&db).map_err(|e| open_error(path, e))?;
        Ok(Glance {
            genesis,
            rows: head.seq,
            summary,
        })
    })
}

/// Opens the database after looking at whose it is. Nothing is written, not even when it is closed,
/// until [`leave_tidy`] has been called.
fn connect(path: &Path, storage: Storage) -> Result<Connection, OpenError> {
    match fs::metadata(path) {
        Ok(meta) if meta.is_file() => {}
        Ok(_) => {
            return Err(OpenError::Foreign {
                path: path.to_owned(),
            });
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Err(OpenError::NotFound {
                path: path.to_owned(),
            });
        }
        Err(error) => return Err(open_io_error(path, error)),
    }
    check_header(path, storage)?;
    open_database(path, storage).map_err(|e| open_error(path, e))
}

/// Runs `open`, and if it fails removes the empty log that SQLite has made beside the file: nothing
/// is to be touched.
fn without_traces<T>(
    path: &Path,
    open: impl FnOnce() -> Result<T, OpenError>,
) -> Result<T, OpenError> {
    let log = file::with_suffix(path, "-wal");
    let was_there = log.exists();
    let opened = open();
    if opened.is_err() && !was_there && fs::metadata(&log).is_ok_and(|meta| meta.len() == 0) {
        // Best effort: an empty log holds nothing, and the reason for the failure matters more.
        let _ = fs::remove_file(log);
    }
    opened
}

fn open_database(path: &Path, storage: Storage) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = match storage.vfs {
        Some(vfs) => Connection::open_with_flags_and_vfs(path, flags, vfs)?,
        None => Connection::open_with_flags(path, flags)?,
    };
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    // Whoever else has the file open keeps it for hours; waiting would only delay the message.
    db.busy_timeout(Duration::ZERO)?;
    // Exclusive: a second opener fails at once, and the log's index stays in memory (no -shm file).
    db.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    db.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok(db)
}

/// Reads whose file it is and of which version, as an immutable file: without locks, log or traces.
/// (Not by reading the bytes: closing a file drops every POSIX lock the process has on it.)
fn check_header(path: &Path, storage: Storage) -> Result<(), OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_URI
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let read = || -> rusqlite::Result<(i64, i64)> {
        let db = Connection::open_with_flags(immutable_uri(path), flags)?;
        // After a crash in the middle of a checkpoint the header may promise pages that are still in
        // the log. That is no damage, but SQLite only overlooks it with this setting.
        db.pragma_update(None, "writable_schema", true)?;
        let id = db.pragma_query_value(None, "application_id", |row| row.get(0))?;
        let version = db.pragma_query_value(None, "user_version", |row| row.get(0))?;
        Ok((id, version))
    };
    let (id, version) = read().map_err(|e| open_error(path, e))?;
    if id != APPLICATION_ID {
        return Err(OpenError::Foreign {
            path: path.to_owned(),
        });
    }
    check_version(path, version, storage)
}

fn check_version(path: &Path, found: i64, storage: Storage) -> Result<(), OpenError> {
    let supported = storage.migrations.len() as i64;
    if found > supported {
        return Err(OpenError::Newer {
            path: path.to_owned(),
            found,
            supported,
        });
    }
    if found < 1 {
        return Err(OpenError::Damaged {
            path: path.to_owned(),
            what: Damage::Tables,
        });
    }
    Ok(())
}

fn immutable_uri(path: &Path) -> String {
    let mut uri = String::from("file:");
    let bytes = path.as_os_str().as_encoded_bytes();
    if cfg!(windows) {
        uri.push_str("///");
    }
    for &byte in bytes {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                uri.push(char::from(byte));
            }
            b'\\' if cfg!(windows) => uri.push('/'),
            byte => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri.push_str("?mode=ro&immutable=1");
    uri
}

fn check_pages(db: &Connection, path: &Path) -> Result<(), OpenError> {
    let verdict: String = db
        .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
        .map_err(|e| open_error(path, e))?;
    if verdict == "ok" {
        Ok(())
    } else {
        Err(OpenError::Damaged {
            path: path.to_owned(),
            what: Damage::Pages,
        })
    }
}

/// Brings an older file to the current version, after a copy of it has been written beside it.
fn migrate(db: &mut Connection, path: &Path, storage: Storage) -> Result<(), OpenError> {
    let version: i64 = db
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(|e| open_error(path, e))?;
    // Asked again, because the header may lag behind the log.
    check_version(path, version, storage)?;
    if version == storage.migrations.len() as i64 {
        return Ok(());
    }
    back_up(db, path, version)?;
    run_migrations(db, path, storage)?;
    leave_tidy(db)
        .and_then(|()| checkpoint(db))
        .map_err(|e| open_error(path, e))
}

fn back_up(db: &Connection, path: &Path, version: i64) -> Result<(), OpenError> {
    let backup = file::with_suffix(path, &format!(".v{version}.backup"));
    let next = file::with_suffix(&backup, ".new");
    let io = |e| open_io_error(&backup, e);
    file::remove_if_there(&next).map_err(io)?;
    let handle = file::create_new(&next).map_err(io)?;
    let copy = || -> rusqlite::Result<()> {
        let mut to = Connection::open(&next)?;
        Backup::new(db, &mut to)?.run_to_completion(1000, Duration::ZERO, None)?;
        to.close().map_err(|(_, error)| error)
    };
    copy().map_err(|e| open_error(&backup, e))?;
    handle.sync_all().map_err(io)?;
    fs::rename(&next, &backup).map_err(io)?;
    file::sync_folder_of(&backup).map_err(io)
}

fn run_migrations(db: &mut Connection, path: &Path, storage: Storage) -> Result<(), OpenError> {
    Migrations::from_slice(storage.migrations)
        .to_latest(db)
        .map_err(|error| {
            if let rusqlite_migration::Error::RusqliteError { query: _, err } = error {
                open_error(path, err)
            } else {
                OpenError::Damaged {
                    path: path.to_owned(),
                    what: Damage::Tables,
                }
            }
        })
}

/// Compares tables and triggers with those of a new file, so that no journal opens whose rows could
/// be changed.
fn check_tables(db: &Connection, path: &Path, storage: Storage) -> Result<(), OpenError> {
    fn tables(db: &Connection) -> rusqlite::Result<Vec<(String, Option<String>)>> {
        db.prepare("SELECT name, sql FROM sqlite_schema ORDER BY name")?
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
            .collect()
    }
    let mut new = Connection::open_in_memory().map_err(|e| open_error(path, e))?;
    run_migrations(&mut new, path, storage)?;
    let expected = tables(&new).map_err(|e| open_error(path, e))?;
    if tables(db).map_err(|e| open_error(path, e))? == expected {
        Ok(())
    } else {
        Err(OpenError::Damaged {
            path: path.to_owned(),
            what: Damage::Tables,
        })
    }
}

fn check_rows(
    db: &Connection,
    path: &Path,
    genesis: &Genesis,
    upcasts: &[Upcast],
) -> Result<(), OpenError> {
    let damaged = |what| OpenError::Damaged {
        path: path.to_owned(),
        what,
    };
    let rows = stored_rows(db, 1).map_err(|error| match error {
        ReadError::Row { seq } | ReadError::Upcast { seq, .. } => damaged(Damage::Row { seq }),
        ReadError::Kept { .. } => damaged(Damage::Pages),
        ReadError::Database(error) => open_error(path, error),
    })?;
    let supported = current_schema(upcasts);
    let mut head = Head {
        seq: 0,
        hash: chain::genesis_hash(genesis),
    };
    for row in &rows {
        head = chain::verify_row(&head, &row.public).map_err(|e| damaged(Damage::Chain(e)))?;
        chain::verify_opening(&row.public, &row.opening).map_err(|e| damaged(Damage::Chain(e)))?;
        if row.public.schema > supported {
            return Err(OpenError::NewerRow {
                seq: head.seq,
                found: row.public.schema,
                supported,
            });
        }
    }
    Ok(())
}

/// The settings of an open journal. Invariant: a commit returns after the log has been synced.
fn make_durable(db: &Connection, storage: Storage) -> rusqlite::Result<()> {
    leave_tidy(db)?;
    db.pragma_update(None, "journal_mode", "WAL")?;
    let synchronous = match storage.synchronous {
        Synchronous::Full => "FULL",
        #[cfg(test)]
        Synchronous::Off => "OFF",
    };
    db.pragma_update(None, "synchronous", synchronous)?;
    // On macOS fsync alone leaves the data in the drive's cache.
    db.pragma_update(None, "fullfsync", true)?;
    db.pragma_update(None, "checkpoint_fullfsync", true)?;
    // Old resume keys must not survive in free pages.
    db.pragma_update(None, "secure_delete", true)
}

/// Lets SQLite move the log into the file when the connection closes.
fn leave_tidy(db: &Connection) -> rusqlite::Result<()> {
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)
        .map(|_| ())
}

fn checkpoint(db: &Connection) -> rusqlite::Result<()> {
    db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}

/// Writes a whole journal under another name and renames it, so that a file with the final name is
/// always complete.
fn write_file(
    path: &Path,
    genesis: &Genesis,
    rows: &[(&PublicRow, &Opening)],
    storage: Storage,
) -> Result<(), OpenError> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(OpenError::AlreadyExists {
            path: path.to_owned(),
        });
    }
    let next = file::with_suffix(path, ".new");
    let written = write_new_file(&next, path, genesis, rows, storage);
    if written.is_err() {
        for suffix in ["", "-journal", "-wal"] {
            let _ = fs::remove_file(file::with_suffix(&next, suffix));
        }
    }
    written
}

fn write_new_file(
    next: &Path,
    path: &Path,
    genesis: &Genesis,
    rows: &[(&PublicRow, &Opening)],
    storage: Storage,
) -> Result<(), OpenError> {
    let io = |e| open_io_error(path, e);
    let sql = |e| open_error(path, e);
    for suffix in ["", "-journal", "-wal"] {
        file::remove_if_there(&file::with_suffix(next, suffix)).map_err(io)?;
    }
    let handle = file::create_new(next).map_err(io)?;
    let mut db = Connection::open(next).map_err(sql)?;
    db.pragma_update(None, "application_id", APPLICATION_ID)
        .map_err(sql)?;
    run_migrations(&mut db, path, storage)?;
    let tx = db.transaction().map_err(sql)?;
    tx.execute(
        "INSERT INTO genesis (one, game, created) VALUES (1, ?1, ?2)",
        [genesis.game.to_string(), time_text(genesis.created)],
    )
    .map_err(sql)?;
    for (row, opening) in rows {
        insert(&tx, row, opening).map_err(sql)?;
    }
    tx.commit().map_err(sql)?;
    db.pragma_update(None, "journal_mode", "WAL").map_err(sql)?;
    db.close().map_err(|(_, error)| sql(error))?;
    handle.sync_all().map_err(io)?;
    fs::rename(next, path).map_err(io)?;
    file::sync_folder_of(path).map_err(io)
}

/// A row as it is stored.
struct Stored {
    public: PublicRow,
    opening: Opening,
}

impl Stored {
    fn into_row(self, upcasts: &[Upcast]) -> Result<Row, ReadError> {
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
        for (from, upcast) in (1u32..)
            .zip(upcasts)
            .skip(schema.saturating_sub(1) as usize)
        {
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
fn compose(head: &Head, new: NewRow, schema: u32) -> Result<Stored, Refusal> {
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

fn text_of(part: &'static str, value: &Value) -> Result<String, Refusal> {
    canonical::to_string(value).map_err(|why| Refusal::NotCanonical { part, why })
}

/// The schema version that a program with these upcasts writes.
fn current_schema(upcasts: &[Upcast]) -> u32 {
    upcasts.len() as u32 + 1
}

fn insert(db: &Connection, row: &PublicRow, opening: &Opening) -> rusqlite::Result<()> {
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

fn stored_rows(db: &Connection, from: u64) -> Result<Vec<Stored>, ReadError> {
    let sql = format!("SELECT {COLUMNS} FROM rows WHERE seq >= ?1 ORDER BY seq");
    let mut statement = db.prepare_cached(&sql)?;
    let mut found = statement.query([i64::try_from(from).unwrap_or(i64::MAX)])?;
    let mut rows = Vec::new();
    while let Some(row) = found.next()? {
        rows.push(stored(row)?);
    }
    Ok(rows)
}

fn stored_by_command(db: &Connection, command: &str) -> Result<Option<Stored>, ReadError> {
    let sql = format!("SELECT {COLUMNS} FROM rows WHERE command = ?1");
    let mut statement = db.prepare_cached(&sql)?;
    let mut found = statement.query([command])?;
    found.next()?.map(stored).transpose()
}

fn stored(row: &rusqlite::Row<'_>) -> Result<Stored, ReadError> {
    let seq: u64 = row.get(0)?;
    let json = |column: usize| -> Option<Value> {
        serde_json::from_str(&row.get::<_, String>(column).ok()?).ok()
    };
    let decode = || -> Option<Stored> {
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
    decode().ok_or(ReadError::Row { seq })
}

fn head(db: &Connection, genesis: &Genesis) -> Result<Head, ReadError> {
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

fn read_genesis(db: &Connection, path: &Path) -> Result<Genesis, OpenError> {
    let damaged = || OpenError::Damaged {
        path: path.to_owned(),
        what: Damage::Genesis,
    };
    let (game, created): (String, String) = db
        .query_row("SELECT game, created FROM genesis", [], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .map_err(|_| damaged())?;
    Ok(Genesis {
        game: GameId::from_hex(&game).ok_or_else(damaged)?,
        created: parse_time(&created).ok_or_else(damaged)?,
    })
}

fn kept(db: &Connection, name: &str) -> Result<Option<Value>, ReadError> {
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

fn open_io_error(path: &Path, source: io::Error) -> OpenError {
    let path = path.to_owned();
    let kind = source.kind();
    if kind == io::ErrorKind::StorageFull {
        OpenError::DiskFull { path }
    } else if kind == io::ErrorKind::PermissionDenied || kind == io::ErrorKind::ReadOnlyFilesystem {
        OpenError::NotWritable { path }
    } else if kind == io::ErrorKind::AlreadyExists {
        OpenError::AlreadyExists { path }
    } else {
        OpenError::Io { path, source }
    }
}

fn open_error(path: &Path, source: rusqlite::Error) -> OpenError {
    let path = path.to_owned();
    let Some(code) = source.sqlite_error_code() else {
        return OpenError::Damaged {
            path,
            what: Damage::Tables,
        };
    };
    if code == ErrorCode::NotADatabase {
        OpenError::Foreign { path }
    } else if code == ErrorCode::DatabaseCorrupt {
        OpenError::Damaged {
            path,
            what: Damage::Pages,
        }
    } else if code == ErrorCode::Unknown {
        OpenError::Damaged {
            path,
            what: Damage::Tables,
        }
    } else if code == ErrorCode::DatabaseBusy || code == ErrorCode::DatabaseLocked {
        OpenError::InUse { path }
    } else if code == ErrorCode::DiskFull {
        OpenError::DiskFull { path }
    } else if is_not_writable(code) {
        OpenError::NotWritable { path }
    } else {
        OpenError::Database { path, source }
    }
}

fn write_error(source: rusqlite::Error) -> WriteError {
    match source.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => WriteError::DiskFull,
        Some(code) if is_not_writable(code) => WriteError::NotWritable,
        Some(_) | None => WriteError::Database(source),
    }
}

fn is_not_writable(code: ErrorCode) -> bool {
    code == ErrorCode::ReadOnly
        || code == ErrorCode::PermissionDenied
        || code == ErrorCode::CannotOpen
}
