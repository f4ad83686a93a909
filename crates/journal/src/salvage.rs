//! Opening what is sound of a damaged journal.
//!
//! A chain is sound up to its first row that is not: what lies behind cannot be held against anything.
//! So the rows before it, with their hashes as they are, become the journal; the damaged file stays beside it.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::beside::HeadFile;
use crate::chain;
use crate::database::{self, DURABLE};
use crate::errors::{Damage, OpenError, ReadError};
use crate::private_file as file;
use crate::row::{GameId, Genesis, Head, Upcast};
use crate::stored::{self, Stored};

/// What became of a damaged journal. Public: ids, numbers and hashes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Salvaged {
    /// The game.
    pub game: GameId,
    /// Where it ends now.
    pub head: Head,
    /// How many rows are known to be lost: those that were written after `head`, as far as the file or the
    /// head beside it tells.
    pub lost: u64,
    /// The first thing that is wrong, unless the rows behind `head` are simply missing.
    pub damage: Option<Damage>,
    /// Where the damaged file is kept; `None` when nothing was damaged and nothing was changed.
    pub aside: Option<PathBuf>,
}

impl fmt::Display for Salvaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            game,
            head,
            lost,
            damage,
            aside,
        } = self;
        let Some(aside) = aside else {
            return write!(
                f,
                "game {game} is sound: {} rows, nothing was changed",
                head.seq
            );
        };
        write!(f, "game {game}: {} rows are sound and open again", head.seq)?;
        match lost {
            0 => {}
            1 => f.write_str("; 1 row after them is lost")?,
            lost => write!(f, "; {lost} rows after them are lost")?,
        }
        if let Some(damage) = damage {
            write!(f, " ({damage})")?;
        }
        write!(f, "; the damaged file is kept as {}", aside.display())
    }
}

/// Replaces a damaged journal by its sound rows, the devices that it knew included. A sound journal stays
/// untouched.
///
/// # Errors
/// [`OpenError`]: there is no such file, it does not say which game it holds, it is in use, or the rows
/// were written by a newer Dradis. The file has then not been changed.
pub fn salvage(path: &Path, upcasts: &[Upcast]) -> Result<Salvaged, OpenError> {
    let io = |e| database::open_io_error(path, e);
    let kept_head = HeadFile::of(path).map_err(io)?;
    let Sound {
        genesis,
        rows,
        head,
        promised,
        kept,
        damage,
    } = read_sound(path, upcasts)?;
    let promised = promised.max(kept_head.map_or(0, |head| head.seq));
    let other = kept_head.is_some_and(|kept| {
        let there = usize::try_from(kept.seq)
            .ok()
            .and_then(|seq| rows.get(seq.checked_sub(1)?));
        there.is_some_and(|row| row.public.hash != kept.hash)
    });
    let mut salvaged = Salvaged {
        game: genesis.game,
        head,
        lost: promised.saturating_sub(head.seq),
        damage,
        aside: None,
    };
    if salvaged.lost == 0 && salvaged.damage.is_none() && !other {
        return Ok(salvaged);
    }
    let next = file::with_suffix(path, ".salvaged");
    file::remove_if_there(&next).map_err(io)?;
    let rows: Vec<_> = rows.iter().map(|row| (&row.public, &row.opening)).collect();
    database::write_file(&next, &genesis, &rows, &kept, DURABLE)?;
    let aside = free_name(path);
    copy(path, &aside).map_err(io)?;
    let log = file::with_suffix(path, "-wal");
    if log.exists() {
        copy(&log, &file::with_suffix(&aside, "-wal")).map_err(io)?;
        // SQLite would play the old log into the new file.
        file::remove_if_there(&log).map_err(io)?;
    }
    file::remove_if_there(&HeadFile::path(path)).map_err(io)?;
    fs::rename(&next, path).map_err(io)?;
    file::sync_folder_of(path).map_err(io)?;
    salvaged.aside = Some(aside);
    Ok(salvaged)
}

/// What can be read of a damaged file and holds together.
struct Sound {
    genesis: Genesis,
    rows: Vec<Stored>,
    head: Head,
    /// The last row that the file has, sound or not.
    promised: u64,
    kept: Vec<(String, String)>,
    damage: Option<Damage>,
}

fn read_sound(path: &Path, upcasts: &[Upcast]) -> Result<Sound, OpenError> {
    let (db, genesis) = database::open_damaged(path)?;
    let mut head = Head {
        seq: 0,
        hash: chain::genesis_hash(&genesis),
    };
    let mut rows = Vec::new();
    let damage = loop {
        let row = match stored::row(&db, head.seq + 1) {
            Ok(Some(row)) => row,
            Ok(None) => break None,
            Err(ReadError::Row { seq }) => break Some(Damage::Row { seq }),
            Err(ReadError::Upcast { .. } | ReadError::Kept { .. } | ReadError::Database(_)) => {
                break Some(Damage::Pages);
            }
        };
        let checked = chain::verify_row(&head, &row.public);
        let checked = checked.and_then(|next| {
            chain::verify_opening(&row.public, &row.opening)?;
            Ok(next)
        });
        match checked {
            Ok(next) => head = next,
            Err(difference) => break Some(Damage::Chain(difference)),
        }
        let supported = stored::current_schema(upcasts);
        if row.public.schema > supported {
            return Err(OpenError::NewerRow {
                seq: head.seq,
                found: row.public.schema,
                supported,
            });
        }
        rows.push(row);
    };
    Ok(Sound {
        promised: last(&db).max(head.seq),
        kept: stored::all_kept(&db).unwrap_or_default(),
        genesis,
        rows,
        head,
        damage,
    })
}

/// The number of the last row, as far as it can be read.
fn last(db: &Connection) -> u64 {
    db.query_row("SELECT ifnull(max(seq), 0) FROM rows", [], |row| row.get(0))
        .unwrap_or(0)
}

fn free_name(path: &Path) -> PathBuf {
    let mut number = 1;
    loop {
        let name = file::with_suffix(path, &format!(".damaged-{number}"));
        if !name.exists() {
            return name;
        }
        number += 1;
    }
}

/// Copies a file for its owner alone, and makes it durable.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    let mut copy = file::create_new(to)?;
    std::io::copy(&mut fs::File::open(from)?, &mut copy)?;
    copy.sync_all()
}
