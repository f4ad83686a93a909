//! Everything that can go wrong, as closed types. Each prints as one sentence that may be shown to
//! the person at the table; none quotes a row's body.

use std::io;
use std::path::PathBuf;

use crate::canonical::NotCanonical;
use crate::chain::{Difference, DifferenceKind};
use crate::secret::SplitError;

/// Why a journal could not be created, opened or imported. The file is as it was before.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is a file in the place of the new journal.
    #[error("{} exists already; a new game needs a new file", path.display())]
    AlreadyExists {
        /// The file.
        path: PathBuf,
    },
    /// There is no such file.
    #[error("there is no game file {}", path.display())]
    NotFound {
        /// The file.
        path: PathBuf,
    },
    /// Not written by Dradis.
    #[error("{} is not a Dradis game file", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// Written by a newer Dradis.
    #[error(
        "{} was written by a newer Dradis (file version {found}; this one reads up to {supported})",
        path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// The version of the file.
        found: i64,
        /// The highest version known here.
        supported: i64,
    },
    /// The file's form is known, but a row was written by a newer Dradis.
    #[error(
        "row {seq} of the game was written by a newer Dradis (schema version {found}; this one reads up to {supported})"
    )]
    NewerRow {
        /// The row.
        seq: u64,
        /// The version of the row.
        found: u32,
        /// The highest version known here.
        supported: u32,
    },
    /// Written by Dradis and changed or broken since.
    #[error("{} is damaged: {what}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: Damage,
    },
    /// Open elsewhere, in this process or another.
    #[error("{} is already in use", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file or its folder may not be written.
    #[error("{} cannot be written; check the permissions of the file and its folder", path.display())]
    NotWritable {
        /// The file.
        path: PathBuf,
    },
    /// No room for the file.
    #[error("the disk is full; {} could not be written", path.display())]
    DiskFull {
        /// The file.
        path: PathBuf,
    },
    /// Another failure of the file system.
    #[error("{} cannot be read or written: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The operating system's reason.
        source: io::Error,
    },
    /// Another failure of the database.
    #[error("{} cannot be used: {source}", path.display())]
    Database {
        /// The file.
        path: PathBuf,
        /// SQLite's reason.
        source: rusqlite::Error,
    },
}

/// What is wrong with a damaged file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// SQLite's own check failed.
    #[error("the database's own check fails")]
    Pages,
    /// Its tables or triggers are not those of its version.
    #[error("its tables are not those that Dradis makes")]
    Tables,
    /// The genesis is missing or unreadable.
    #[error("it does not say which game it holds")]
    Genesis,
    /// A row cannot be read.
    #[error("row {seq} cannot be read")]
    Row {
        /// The row.
        seq: u64,
    },
    /// The chain is broken.
    #[error("{0}")]
    Chain(Difference),
    /// The file is sound, and ends before the head that was kept beside it.
    #[error("it ends at row {found}, but row {kept} was written; the rows between are lost")]
    WentBack {
        /// Its last row.
        found: u64,
        /// The last row that was written.
        kept: u64,
    },
    /// The file is sound, and holds another row than the head that was kept beside it.
    #[error("its row {seq} is not the one that was written; the file is of another game")]
    OtherHistory {
        /// The row.
        seq: u64,
    },
}

/// Why a row, a snapshot or kept data was not written. The journal is as it was before and stays
/// usable; the same call may be tried again.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// What was given cannot be stored.
    #[error("not written: {0}")]
    Refused(Refusal),
    /// No room left.
    #[error("the disk is full; the last change was not saved, everything before it is")]
    DiskFull,
    /// The file may not be written any more.
    #[error(
        "the game file can no longer be written; the last change was not saved, everything before it is"
    )]
    NotWritable,
    /// The file was deleted, moved or exchanged while it was open; the journal cannot be used any more.
    #[error("the game file was deleted or moved; the game stops here")]
    Gone,
    /// A row that is there already could not be read back.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// Another failure of the database.
    #[error("the last change was not saved, everything before it is: {0}")]
    Database(rusqlite::Error),
}

/// What cannot be stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The command id has a wrong length.
    #[error("a command id must have 1 to 128 bytes, this one has {bytes}")]
    CommandId {
        /// Its length.
        bytes: usize,
    },
    /// The time has no four-digit year.
    #[error("the time must lie between the years 1970 and 9999")]
    Time,
    /// A secret was marked where everything is public.
    #[error("the {part} is public and must not hold \"$secret\"")]
    SecretInPublic {
        /// `actor` or `label`.
        part: &'static str,
    },
    /// A marker beside other keys.
    #[error("the body cannot be split into public and secret: {0}")]
    Split(SplitError),
    /// No canonical form.
    #[error("the {part} cannot be written: {why}")]
    NotCanonical {
        /// `actor`, `label`, `body` or `secrets`.
        part: &'static str,
        /// What is wrong with it.
        why: NotCanonical,
    },
    /// Too large.
    #[error("a row may have {limit} bytes, this one has {bytes}")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The largest size.
        limit: usize,
    },
    /// A snapshot of rows that are not there.
    #[error("a snapshot after row {seq} cannot be kept while row {head} is the last one")]
    SnapshotAhead {
        /// The row it claims to contain.
        seq: u64,
        /// The last row.
        head: u64,
    },
}

/// Why something could not be read from an open journal.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// A row changed on disk since the journal was opened.
    #[error("row {seq} of the game cannot be read any more")]
    Row {
        /// The row.
        seq: u64,
    },
    /// Kept data that is not JSON.
    #[error("the kept data \"{name}\" cannot be read any more")]
    Kept {
        /// Its name.
        name: String,
    },
    /// An old row could not be lifted to the current schema.
    #[error("row {seq} of the game could not be brought from schema version {from} to {to}: {why}", to = from + 1)]
    Upcast {
        /// The row.
        seq: u64,
        /// The version it had reached.
        from: u32,
        /// The upcast's reason.
        why: String,
    },
    /// Another failure of the database.
    #[error("the game file cannot be read: {0}")]
    Database(#[from] rusqlite::Error),
}

/// Why an export failed.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The journal could not be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The output could not be written.
    #[error("the export cannot be written: {0}")]
    Io(#[from] io::Error),
}

/// Why an exported file was refused. Nothing was written.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct ImportError {
    /// The line, from 1.
    pub line: u64,
    /// What is wrong with it.
    pub fault: ImportFault,
}

/// What is wrong with a line of an exported file.
#[derive(Debug, thiserror::Error)]
pub enum ImportFault {
    /// The file could not be read.
    #[error("the file cannot be read: {0}")]
    Io(io::Error),
    /// The first line is not a header of ours.
    #[error("this is not an exported Dradis game; the first line must be its header")]
    Foreign,
    /// Exported by another version of Dradis.
    #[error(
        "this was exported by another version of Dradis (format version {found}; this one reads {supported})"
    )]
    OtherVersion {
        /// The version of the file.
        found: u64,
        /// The version that is read here.
        supported: u64,
    },
    /// A line no journal can have written.
    #[error("a line may have {limit} bytes, this one has more")]
    TooLong {
        /// The longest line.
        limit: usize,
    },
    /// More than an exported game can be.
    #[error("an exported game may have {limit} bytes, this file has more")]
    FileTooLong {
        /// The longest file.
        limit: u64,
    },
    /// The last line does not end.
    #[error("the file ends in the middle of this line; it was cut off")]
    NoLineEnd,
    /// Not JSON, or not in canonical form.
    #[error("this is not a line of canonical JSON")]
    NotCanonical,
    /// JSON with missing, unknown or wrong fields.
    #[error("this is not what its edition has here: {0}")]
    Fields(String),
    /// The chain is broken.
    #[error("{0}")]
    Chain(DifferenceKind),
    /// Fewer rows than the header says.
    #[error("the file ends here, after {found} of {promised} rows; it was cut off")]
    CutOff {
        /// Rows found.
        found: u64,
        /// Rows according to the header.
        promised: u64,
    },
    /// More rows than the header says.
    #[error("there are more rows than the {promised} that the header says")]
    TooMany {
        /// Rows according to the header.
        promised: u64,
    },
    /// The rows are a chain, but not the header's.
    #[error("the header says another hash than the last row has")]
    Head,
}

/// Why a data folder could not be used. Nothing in it was changed.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// Another Dradis has it open.
    #[error("the data folder {} is already used by another Dradis", dir.display())]
    InUse {
        /// The folder.
        dir: PathBuf,
    },
    /// It cannot be created or written.
    #[error("the data folder {} cannot be written: {source}", dir.display())]
    NotWritable {
        /// The folder.
        dir: PathBuf,
        /// The operating system's reason.
        source: io::Error,
    },
    /// The port file holds something else.
    #[error("{} must hold one port number from 1 to 65535; correct or delete it", path.display())]
    Port {
        /// The file.
        path: PathBuf,
    },
    /// Another failure of the file system.
    #[error("{} cannot be read: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The operating system's reason.
        source: io::Error,
    },
}
