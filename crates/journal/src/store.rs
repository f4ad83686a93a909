//! An open journal.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode, OptionalExtension, TransactionBehavior, params};
use serde_json::Value;

use crate::beside::{HeadFile, Opened};
use crate::database::{self, DURABLE, Storage};
use crate::errors::{OpenError, ReadError, Refusal, WriteError};
use crate::jsonl::FullGame;
use crate::row::{Appended, Genesis, Head, NewRow, Opening, PublicRow, Row, Snapshot, Upcast};
use crate::stored;

/// An open journal. While it is open nobody else can open the same file.
#[derive(Debug)]
pub struct Journal {
    db: Connection,
    path: PathBuf,
    genesis: Genesis,
    upcasts: &'static [Upcast],
    kept_head: HeadFile,
    opened: Opened,
    gone: bool,
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
        let supported = stored::current_schema(upcasts);
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
        database::write_file(path, game.public().genesis(), &rows, &[], DURABLE)?;
        Self::open(path, upcasts)
    }

    pub(crate) fn create_with(
        path: &Path,
        genesis: &Genesis,
        upcasts: &'static [Upcast],
        storage: Storage,
    ) -> Result<Journal, OpenError> {
        database::write_file(path, genesis, &[], &[], storage)?;
        Self::open_with(path, upcasts, storage)
    }

    pub(crate) fn open_with(
        path: &Path,
        upcasts: &'static [Upcast],
        storage: Storage,
    ) -> Result<Journal, OpenError> {
        let (db, genesis, kept_head) = database::open(path, upcasts, storage)?;
        let opened = Opened::now(path).map_err(|e| database::open_io_error(path, e))?;
        Ok(Journal {
            db,
            path: path.to_owned(),
            genesis,
            upcasts,
            kept_head,
            opened,
            gone: false,
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
        stored::current_schema(self.upcasts)
    }

    /// Appends a row in a transaction of its own. When this returns [`Appended::New`] the row
    /// outlives a power cut. A command id that is there already adds nothing.
    ///
    /// # Errors
    /// [`WriteError`]; the journal then ends where it ended before, and stays usable. After
    /// [`WriteError::Gone`] it is not: see [`Journal::is_gone`].
    pub fn append(&mut self, new: NewRow) -> Result<Appended, WriteError> {
        let appended = self.commit_row(new);
        self.require_file()?;
        if let Ok(Appended::New(row)) = &appended {
            // The row is durable. A head that could not be kept is an older one, and tells of less.
            let _ = self.kept_head.write(&Head {
                seq: row.seq,
                hash: row.hash,
            });
        }
        appended
    }

    fn commit_row(&mut self, new: NewRow) -> Result<Appended, WriteError> {
        let upcasts = self.upcasts;
        let tx = self
            .db
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(write_error)?;
        if let Some(row) = stored::by_command(&tx, &new.command)? {
            return Ok(Appended::AlreadyThere(row.into_row(upcasts)?));
        }
        let head = stored::head(&tx, &self.genesis)?;
        let row = stored::compose(&head, new, stored::current_schema(upcasts))
            .map_err(WriteError::Refused)?;
        stored::insert(&tx, &row.public, &row.opening).map_err(write_error)?;
        tx.commit().map_err(write_error)?;
        Ok(Appended::New(row.into_row(upcasts)?))
    }

    /// Whether the file was deleted or exchanged while it was open. Nothing that is written now would be
    /// found again, so whoever uses the journal must stop.
    #[must_use]
    pub fn is_gone(&self) -> bool {
        self.gone
    }

    /// Asked after each commit and before it is acknowledged: what went into a file without a name is lost.
    fn require_file(&mut self) -> Result<(), WriteError> {
        self.gone = self.gone || !self.opened.is_there();
        if self.gone {
            Err(WriteError::Gone)
        } else {
            Ok(())
        }
    }

    /// The rows from number `from` on (1 for all), secrets included, upcast to the current schema.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn rows(&self, from: u64) -> Result<Vec<Row>, ReadError> {
        stored::rows(&self.db, from)?
            .into_iter()
            .map(|row| row.into_row(self.upcasts))
            .collect()
    }

    /// The row that a command left, if it was carried out.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn row_of_command(&self, command: &str) -> Result<Option<Row>, ReadError> {
        stored::by_command(&self.db, command)?
            .map(|row| row.into_row(self.upcasts))
            .transpose()
    }

    /// The rows from number `from` on as everybody may see them, as they were written.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn public_rows(&self, from: u64) -> Result<Vec<PublicRow>, ReadError> {
        Ok(stored::rows(&self.db, from)?
            .into_iter()
            .map(|row| row.public)
            .collect())
    }

    /// What opens the commitments of all rows: for the end of the game, not before.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn openings(&self) -> Result<Vec<Opening>, ReadError> {
        Ok(stored::rows(&self.db, 1)?
            .into_iter()
            .map(|row| row.opening)
            .collect())
    }

    /// Goes through the rows from number `from` on, one by one, as long as `on` says so.
    pub(crate) fn each_row(
        &self,
        from: u64,
        mut on: impl FnMut(PublicRow, Opening) -> Result<bool, ReadError>,
    ) -> Result<(), ReadError> {
        stored::each_row(&self.db, from, |row| on(row.public, row.opening))
    }

    /// The end of the chain. Public.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn head(&self) -> Result<Head, ReadError> {
        stored::head(&self.db, &self.genesis)
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
        let state = stored::text_of("snapshot", &snapshot.state).map_err(WriteError::Refused)?;
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
        self.keep_all(&[(name, json)])
    }

    /// The same for several names: all of it is durable, or none.
    ///
    /// # Errors
    /// [`WriteError`].
    pub fn keep_all(&mut self, kept: &[(&str, &Value)]) -> Result<(), WriteError> {
        let done = self.commit_kept(kept);
        self.require_file()?;
        done
    }

    fn commit_kept(&mut self, kept: &[(&str, &Value)]) -> Result<(), WriteError> {
        let tx = self
            .db
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(write_error)?;
        for (name, json) in kept {
            let json = stored::text_of("kept data", json).map_err(WriteError::Refused)?;
            stored::keep(&tx, name, &json).map_err(write_error)?;
        }
        tx.commit().map_err(write_error)
    }

    /// What was kept under this name.
    ///
    /// # Errors
    /// [`ReadError`].
    pub fn kept(&self, name: &str) -> Result<Option<Value>, ReadError> {
        stored::kept(&self.db, name)
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
        database::checkpoint(&self.db).map_err(write_error)?;
        self.db.close().map_err(|(_, error)| write_error(error))
    }
}

fn write_error(source: rusqlite::Error) -> WriteError {
    match source.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => WriteError::DiskFull,
        Some(code) if database::is_not_writable(code) => WriteError::NotWritable,
        Some(_) | None => WriteError::Database(source),
    }
}
