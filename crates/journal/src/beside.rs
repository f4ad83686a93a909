//! What is kept beside a journal's database, and what of it must still be there.
//!
//! SQLite goes back to the last sound state of its log without a word: after a kill, a log that was cut
//! or damaged simply ends earlier. The head of the chain, kept in a file of its own, tells.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crate::private_file as file;
use crate::row::{Hash, Head};

/// A line of this length, so that it is replaced by one write into the same block: 20 digits, a space,
/// 64 hex digits, a line end.
const LINE: usize = 20 + 1 + 64 + 1;

/// `game.db.head`: number and hash of the last row that was written.
///
/// Architecture invariant: it is written after its row is durable and never synced, so it may lag behind the
/// database and is never ahead of a sound one.
#[derive(Debug)]
pub(crate) struct HeadFile(File);

impl HeadFile {
    /// Opens the head beside a database, or makes an empty one.
    pub(crate) fn open(database: &Path) -> io::Result<Self> {
        let path = Self::path(database);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let opened = options.open(&path)?;
        file::restrict(&path)?;
        Ok(Self(opened))
    }

    /// Where the head of a database is.
    pub(crate) fn path(database: &Path) -> PathBuf {
        file::with_suffix(database, ".head")
    }

    /// The head that was kept beside a database, if one was; makes no file.
    pub(crate) fn of(database: &Path) -> io::Result<Option<Head>> {
        match File::open(Self::path(database)) {
            Ok(opened) => Self(opened).read(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The head that was kept; `None` while there is none, or when the line was cut off.
    pub(crate) fn read(&mut self) -> io::Result<Option<Head>> {
        let mut line = Vec::new();
        self.0.seek(SeekFrom::Start(0))?;
        (&mut self.0).take(LINE as u64 + 1).read_to_end(&mut line)?;
        Ok(parse(&line))
    }

    /// Keeps another head.
    pub(crate) fn write(&mut self, head: &Head) -> io::Result<()> {
        let Head { seq, hash } = head;
        self.0.seek(SeekFrom::Start(0))?;
        self.0.write_all(format!("{seq:020} {hash}\n").as_bytes())
    }
}

fn parse(line: &[u8]) -> Option<Head> {
    let line = str::from_utf8(line).ok()?;
    let (seq, hash) = line.strip_suffix('\n')?.split_once(' ')?;
    let mut bytes = [0; 32];
    hex::decode_to_slice(hash, &mut bytes).ok()?;
    Some(Head {
        seq: seq.parse().ok()?,
        hash: Hash(bytes),
    })
}

/// Which file it was that was opened, so that one that was deleted or exchanged since is noticed.
#[derive(Debug)]
pub(crate) struct Opened {
    path: PathBuf,
    identity: Identity,
}

#[cfg(unix)]
type Identity = (u64, u64);
#[cfg(not(unix))]
type Identity = ();

impl Opened {
    pub(crate) fn now(path: &Path) -> io::Result<Self> {
        Ok(Self {
            path: path.to_owned(),
            identity: identity(path)?,
        })
    }

    /// Whether that file, with the log beside it, still has its name.
    pub(crate) fn is_there(&self) -> bool {
        identity(&self.path).is_ok_and(|found| found == self.identity)
            && fs::symlink_metadata(file::with_suffix(&self.path, "-wal")).is_ok()
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(path).map(|meta| (meta.dev(), meta.ino()))
}

// An open file cannot be deleted there; that it has been moved is noticed by its name.
#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Identity> {
    fs::metadata(path).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_read_as_it_was_written_and_a_cut_line_is_none() {
        let dir = tempfile::tempdir().unwrap();
        let database = dir.path().join("game.db");
        let mut kept = HeadFile::open(&database).unwrap();
        assert_eq!(kept.read().unwrap(), None);
        let head = |seq, byte| Head {
            seq,
            hash: Hash([byte; 32]),
        };
        for head in [head(3, 7), head(u64::MAX, 255), head(4, 0)] {
            kept.write(&head).unwrap();
            assert_eq!(kept.read().unwrap(), Some(head));
            let mut again = HeadFile::open(&database).unwrap();
            assert_eq!(again.read().unwrap(), Some(head));
        }
        assert_eq!(
            fs::metadata(HeadFile::path(&database)).unwrap().len(),
            LINE as u64
        );
        kept.0.set_len(LINE as u64 - 1).unwrap();
        assert_eq!(kept.read().unwrap(), None);
    }
}
