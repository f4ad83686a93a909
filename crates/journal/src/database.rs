//! The journal's file: making it, recognising it, checking it, migrating it.

use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use rusqlite_migration::{M, Migrations};
use serde_json::Value;

use crate::beside::HeadFile;
use crate::chain;
use crate::errors::{Damage, OpenError, ReadError};
use crate::private_file as file;
use crate::row::{GameId, Genesis, Head, Opening, PublicRow, Upcast, parse_time, time_text};
use crate::stored;

/// "Drad" in ASCII, in the field of the SQLite header that says whose file it is.
const APPLICATION_ID: i64 = 0x4472_6164;

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

/// Opens a journal's database: recognised, migrated, checked from end to end, and durable from now on.
pub(crate) fn open(
    path: &Path,
    upcasts: &[Upcast],
    storage: Storage,
) -> Result<(Connection, Genesis, HeadFile), OpenError> {
    without_traces(path, || {
        let mut db = connect(path, storage)?;
        check_pages(&db, path)?;
        migrate(&mut db, path, storage)?;
        check_tables(&db, path, storage)?;
        let genesis = read_genesis(&db, path)?;
        let head = check_rows(&db, path, &genesis, upcasts)?;
        let kept_head = check_head(&db, path, &head)?;
        make_durable(&db, storage).map_err(|e| open_error(path, e))?;
        file::restrict(path).map_err(|e| open_io_error(path, e))?;
        Ok((db, genesis, kept_head))
    })
}

/// Opens a journal's database without checking more than whose it is; nothing of it is written.
pub(crate) fn open_damaged(path: &Path) -> Result<(Connection, Genesis), OpenError> {
    without_traces(path, || {
        let db = connect(path, DURABLE)?;
        let genesis = read_genesis(&db, path)?;
        Ok((db, genesis))
    })
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
        let head = stored::head(&db, &genesis).map_err(|_| damaged(Damage::Pages))?;
        let summary = stored::kept(&db, summary).map_err(|_| damaged(Damage::Tables))?;
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
) -> Result<Head, OpenError> {
    let damaged = |what| OpenError::Damaged {
        path: path.to_owned(),
        what,
    };
    let rows = stored::rows(db, 1).map_err(|error| match error {
        ReadError::Row { seq } | ReadError::Upcast { seq, .. } => damaged(Damage::Row { seq }),
        ReadError::Kept { .. } => damaged(Damage::Pages),
        ReadError::Database(error) => open_error(path, error),
    })?;
    let supported = stored::current_schema(upcasts);
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
    Ok(head)
}

/// Compares the end of the chain with the head that is kept beside the file, and brings that up to date.
fn check_head(db: &Connection, path: &Path, head: &Head) -> Result<HeadFile, OpenError> {
    let io = |e| open_io_error(&HeadFile::path(path), e);
    let damaged = |what| OpenError::Damaged {
        path: path.to_owned(),
        what,
    };
    let mut beside = HeadFile::open(path).map_err(io)?;
    if let Some(kept) = beside.read().map_err(io)? {
        if kept.seq > head.seq {
            return Err(damaged(Damage::WentBack {
                found: head.seq,
                kept: kept.seq,
            }));
        }
        let there = stored::hash_of(db, kept.seq).map_err(|e| open_error(path, e))?;
        if there.is_some_and(|hash| hash != kept.hash) {
            return Err(damaged(Damage::OtherHistory { seq: kept.seq }));
        }
    }
    beside.write(head).map_err(io)?;
    Ok(beside)
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

pub(crate) fn checkpoint(db: &Connection) -> rusqlite::Result<()> {
    db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}

/// Writes a whole journal under another name and renames it, so that a file with the final name is
/// always complete.
pub(crate) fn write_file(
    path: &Path,
    genesis: &Genesis,
    rows: &[(&PublicRow, &Opening)],
    kept: &[(String, String)],
    storage: Storage,
) -> Result<(), OpenError> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(OpenError::AlreadyExists {
            path: path.to_owned(),
        });
    }
    let next = file::with_suffix(path, ".new");
    let written = write_new_file(&next, path, genesis, rows, kept, storage);
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
    kept: &[(String, String)],
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
        stored::insert(&tx, row, opening).map_err(sql)?;
    }
    for (name, json) in kept {
        stored::keep(&tx, name, json).map_err(sql)?;
    }
    tx.commit().map_err(sql)?;
    db.pragma_update(None, "journal_mode", "WAL").map_err(sql)?;
    db.close().map_err(|(_, error)| sql(error))?;
    handle.sync_all().map_err(io)?;
    fs::rename(next, path).map_err(io)?;
    file::sync_folder_of(path).map_err(io)
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

pub(crate) fn open_io_error(path: &Path, source: io::Error) -> OpenError {
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

pub(crate) fn is_not_writable(code: ErrorCode) -> bool {
    code == ErrorCode::ReadOnly
        || code == ErrorCode::PermissionDenied
        || code == ErrorCode::CannotOpen
}
