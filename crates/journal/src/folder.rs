//! The data folder: the tables' journals, the port, and a lock that keeps a second Dradis out.
//!
//! ```text
//! lock              held while the folder is open
//! port              the port the server listens on, so that phones find the table again
//! (others)          small files of the host's own, see [`DataFolder::keep`]
//! tables/ID.db      one journal per game; ID is the game id
//! ```

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::database;
use crate::errors::{FolderError, OpenError};
use crate::private_file as file;
use crate::row::{GameId, Genesis};

/// An open data folder. Dropping it lets the next Dradis in.
#[derive(Debug)]
pub struct DataFolder {
    dir: PathBuf,
    _lock: File,
}

/// One journal in the list of games.
#[derive(Debug)]
pub struct TableEntry {
    /// The game, according to the file's name.
    pub id: GameId,
    /// The journal.
    pub path: PathBuf,
    /// What can be said about it.
    pub state: TableState,
}

/// What can be said about a journal without checking its rows.
#[derive(Debug)]
pub enum TableState {
    /// It can be opened.
    Closed {
        /// What it starts from.
        genesis: Genesis,
        /// How many rows it has.
        rows: u64,
        /// What the table kept under [`DataFolder::SUMMARY`]: public JSON.
        summary: Option<Value>,
    },
    /// It is open now; whoever has it open knows more.
    Open,
    /// It cannot be used.
    Unusable(OpenError),
}

impl DataFolder {
    /// The name under which a table keeps what the list of games shows (see [`crate::Journal::keep`]).
    pub const SUMMARY: &str = "summary";

    /// Takes a folder, creating it if it is not there.
    ///
    /// # Errors
    /// [`FolderError::InUse`] when another Dradis has it, [`FolderError::NotWritable`].
    pub fn open(dir: &Path) -> Result<DataFolder, FolderError> {
        let not_writable = |source| FolderError::NotWritable {
            dir: dir.to_owned(),
            source,
        };
        file::create_folder(dir).map_err(not_writable)?;
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let lock = options.open(dir.join("lock")).map_err(not_writable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(FolderError::InUse {
                    dir: dir.to_owned(),
                });
            }
            Err(TryLockError::Error(source)) => return Err(not_writable(source)),
        }
        file::create_folder(&dir.join("tables")).map_err(not_writable)?;
        Ok(DataFolder {
            dir: dir.to_owned(),
            _lock: lock,
        })
    }

    /// Where the folder is.
    #[must_use]
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// Where a game's journal is or will be.
    #[must_use]
    pub fn table_path(&self, id: GameId) -> PathBuf {
        Self::table_file(&self.dir, id)
    }

    /// As [`DataFolder::table_path`], of a folder that is not open here.
    #[must_use]
    pub fn table_file(dir: &Path, id: GameId) -> PathBuf {
        dir.join("tables").join(format!("{id}.db"))
    }

    /// Deletes a game for good, with everything that lies beside its journal: copies that a salvage or a change of
    /// the format has put aside hold its secrets too. Whoever has it open must close it first.
    ///
    /// # Errors
    /// [`FolderError::Io`]; some of its files may be gone then.
    pub fn delete(&self, id: GameId) -> Result<(), FolderError> {
        let journal = self.table_path(id);
        let tables = self.dir.join("tables");
        let failed = |path: &Path| {
            let path = path.to_owned();
            |source| FolderError::Io { path, source }
        };
        let own = format!("{id}.db");
        for found in fs::read_dir(&tables).map_err(failed(&tables))? {
            let path = found.map_err(failed(&tables))?.path();
            let name = path.file_name().and_then(|name| name.to_str());
            if path != journal && name.is_some_and(|name| name.starts_with(&own)) {
                file::remove_if_there(&path).map_err(failed(&path))?;
            }
        }
        // The journal goes last: as long as it is there, the game is in the list and can be deleted again.
        file::remove_if_there(&journal).map_err(failed(&journal))
    }

    /// The journals, ordered by id. Files that are not named like a journal are passed over.
    ///
    /// # Errors
    /// [`FolderError::Io`] when the folder cannot be read; a journal that cannot is an entry.
    pub fn list(&self) -> Result<Vec<TableEntry>, FolderError> {
        let tables = self.dir.join("tables");
        let unreadable = |source| FolderError::Io {
            path: tables.clone(),
            source,
        };
        let mut entries = Vec::new();
        for found in fs::read_dir(&tables).map_err(unreadable)? {
            let path = found.map_err(unreadable)?.path();
            let id = path
                .file_name()
                .and_then(|name| name.to_str()?.strip_suffix(".db"))
                .and_then(GameId::from_hex);
            if let Some(id) = id {
                entries.push(TableEntry {
                    id,
                    state: state_of(id, &path),
                    path,
                });
            }
        }
        entries.sort_by_key(|entry| entry.id);
        Ok(entries)
    }

    /// The port of this folder's tables, if one has been fixed.
    ///
    /// # Errors
    /// [`FolderError::Port`] when the file holds something else.
    pub fn port(&self) -> Result<Option<u16>, FolderError> {
        let path = self.port_path();
        match fs::read_to_string(&path) {
            Ok(text) => match text.trim_end().parse() {
                Ok(port) if port > 0 => Ok(Some(port)),
                Ok(_) | Err(_) => Err(FolderError::Port { path }),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                Err(FolderError::Port { path })
            }
            Err(source) => Err(FolderError::Io { path, source }),
        }
    }

    /// Fixes the port of this folder's tables.
    ///
    /// # Errors
    /// [`FolderError::NotWritable`].
    pub fn set_port(&self, port: u16) -> Result<(), FolderError> {
        file::replace(&self.port_path(), format!("{port}\n").as_bytes()).map_err(|source| {
            FolderError::NotWritable {
                dir: self.dir.clone(),
                source,
            }
        })
    }

    /// Keeps a small file of the host's own beside the tables, for its owner alone, in the place of
    /// what had this name. After a crash it holds the old content or the new.
    ///
    /// # Errors
    /// [`FolderError::NotWritable`].
    pub fn keep(&self, name: &'static str, content: &[u8]) -> Result<(), FolderError> {
        file::replace(&self.dir.join(name), content).map_err(|source| FolderError::NotWritable {
            dir: self.dir.clone(),
            source,
        })
    }

    /// What [`DataFolder::keep`] kept under a name, if anything.
    ///
    /// # Errors
    /// [`FolderError::Io`].
    pub fn kept(&self, name: &'static str) -> Result<Option<Vec<u8>>, FolderError> {
        let path = self.dir.join(name);
        match fs::read(&path) {
            Ok(content) => Ok(Some(content)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(source) => Err(FolderError::Io { path, source }),
        }
    }

    /// Removes what [`DataFolder::keep`] kept under a name, if anything.
    ///
    /// # Errors
    /// [`FolderError::Io`].
    pub fn forget(&self, name: &'static str) -> Result<(), FolderError> {
        let path = self.dir.join(name);
        file::remove_if_there(&path).map_err(|source| FolderError::Io { path, source })
    }

    fn port_path(&self) -> PathBuf {
        self.dir.join("port")
    }
}

fn state_of(id: GameId, path: &Path) -> TableState {
    match database::glance(path, DataFolder::SUMMARY) {
        // A copy under another game's name would be found under the wrong id later.
        Ok(glance) if glance.genesis.game != id => TableState::Unusable(OpenError::Foreign {
            path: path.to_owned(),
        }),
        Ok(database::Glance {
            genesis,
            rows,
            summary,
        }) => TableState::Closed {
            genesis,
            rows,
            summary,
        },
        Err(OpenError::InUse { .. }) => TableState::Open,
        Err(error) => TableState::Unusable(error),
    }
}
