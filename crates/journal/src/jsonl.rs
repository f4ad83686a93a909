//! A journal as text: JSON Lines, a header and then one line per row, every line canonical JSON.
//!
//! The public edition leaves out secrets and blinds; its hashes can still be verified, because only
//! commitments enter them. The full edition has both and is as secret as the journal itself.

use std::fs;
use std::io::{BufRead, BufWriter, Read, Write};
use std::path::Path;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::canonical;
use crate::chain;
use crate::errors::{ExportError, ImportError, ImportFault, ReadError};
use crate::private_file;
use crate::row::{Blind, Genesis, Head, Opening, PublicRow};
use crate::store::Journal;
use crate::stored::MAX_ROW_BYTES;

/// The value of the header's `format`.
const FORMAT: &str = "dradis-journal";

/// The version of exported games: the value of the header's `version`.
pub const EXPORT_VERSION: u64 = 2;

/// Room for the largest row and the other fields of its line.
const MAX_LINE_BYTES: usize = MAX_ROW_BYTES + 4096;

/// Room for a game of many thousand rows; what is longer is none.
const MAX_FILE_BYTES: u64 = 1 << 30;

/// Which edition of a game a file holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// Without secrets and blinds: for everybody.
    Public,
    /// With secrets and blinds: sealed away until the game has ended.
    Full,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    format: String,
    version: u64,
    edition: Edition,
    genesis: Genesis,
    head: Head,
}

/// Just enough of a header to say that the rest is not for us.
#[derive(Deserialize)]
struct AnyHeader {
    format: String,
    version: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FullLine {
    row: PublicRow,
    blind: Blind,
    secrets: Vec<Value>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PublicLine {
    row: PublicRow,
}

/// The public edition of a game, its chain verified. It can be read and verified, not played on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicGame {
    genesis: Genesis,
    head: Head,
    rows: Vec<PublicRow>,
}

impl PublicGame {
    /// What the chain starts from.
    #[must_use]
    pub fn genesis(&self) -> &Genesis {
        &self.genesis
    }

    /// Where the chain ends.
    #[must_use]
    pub fn head(&self) -> Head {
        self.head
    }

    /// All rows, in order.
    #[must_use]
    pub fn rows(&self) -> &[PublicRow] {
        &self.rows
    }
}

/// The full edition of a game, its chain and all its openings verified. For the host only, until the
/// game has ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FullGame {
    public: PublicGame,
    openings: Vec<Opening>,
}

impl FullGame {
    /// What everybody may see of it.
    #[must_use]
    pub fn public(&self) -> &PublicGame {
        &self.public
    }

    /// One opening per row, in order.
    #[must_use]
    pub fn openings(&self) -> &[Opening] {
        &self.openings
    }
}

/// A game read from an exported file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Game {
    /// Can be verified.
    Public(PublicGame),
    /// Can be verified, and imported with [`Journal::import`].
    Full(FullGame),
}

impl Game {
    /// What everybody may see of it.
    #[must_use]
    pub fn public(&self) -> &PublicGame {
        match self {
            Game::Public(game) => game,
            Game::Full(game) => game.public(),
        }
    }
}

impl Journal {
    /// Writes the game as JSON Lines. The full edition is for the host only, until the game has ended.
    ///
    /// # Errors
    /// [`ExportError`]; what was written until then is worthless and recognised as cut off.
    pub fn export(&self, edition: Edition, mut out: impl Write) -> Result<(), ExportError> {
        write_line(&mut out, 0, &self.header(edition)?)?;
        let rows = self.public_rows(1)?;
        match edition {
            Edition::Public => {
                for row in rows {
                    write_line(&mut out, row.seq, &PublicLine { row })?;
                }
            }
            Edition::Full => {
                for (row, opening) in rows.into_iter().zip(self.openings()?) {
                    let Opening {
                        seq,
                        blind,
                        secrets,
                    } = opening;
                    write_line(
                        &mut out,
                        seq,
                        &FullLine {
                            row,
                            blind,
                            secrets,
                        },
                    )?;
                }
            }
        }
        out.flush()?;
        Ok(())
    }

    /// Some lines of the full edition, without their ends: those from line `from` on, the header being line 0, until
    /// they come to `bytes`; at least one, and none behind the last. What is read is as much as is given. The header
    /// tells the end of the chain as it is now. For the host only, until the game has ended.
    ///
    /// # Errors
    /// [`ExportError`].
    pub fn full_lines(&self, from: u64, bytes: usize) -> Result<Vec<String>, ExportError> {
        let mut lines = Vec::new();
        let mut taken = 0;
        if from == 0 {
            let header = self.header(Edition::Full)?;
            lines.push(canonical_line(&header).ok_or(ReadError::Row { seq: 0 })?);
        }
        taken += lines.iter().map(String::len).sum::<usize>();
        self.each_row(from.max(1), |row, opening| {
            let Opening {
                seq,
                blind,
                secrets,
            } = opening;
            let line = FullLine {
                row,
                blind,
                secrets,
            };
            let line = canonical_line(&line).ok_or(ReadError::Row { seq })?;
            taken += line.len();
            let fits = lines.is_empty() || taken <= bytes;
            if fits {
                lines.push(line);
            }
            Ok(fits)
        })?;
        Ok(lines)
    }

    fn header(&self, edition: Edition) -> Result<Header, ReadError> {
        Ok(Header {
            format: FORMAT.to_owned(),
            version: EXPORT_VERSION,
            edition,
            genesis: *self.genesis(),
            head: self.head()?,
        })
    }

    /// Writes the game into a new file for its owner alone, durably. If that fails there is no file.
    ///
    /// # Errors
    /// [`ExportError`]; also when there is such a file already.
    pub fn export_to(&self, path: &Path, edition: Edition) -> Result<(), ExportError> {
        let file = private_file::create_new(path)?;
        let mut out = BufWriter::new(&file);
        let written = self
            .export(edition, &mut out)
            .and_then(|()| Ok(file.sync_all()?))
            .and_then(|()| Ok(private_file::sync_folder_of(path)?));
        if written.is_err() {
            // Best effort: half a file is recognised as cut off, and the reason matters more.
            let _ = fs::remove_file(path);
        }
        written
    }
}

fn write_line(out: &mut impl Write, seq: u64, line: &impl Serialize) -> Result<(), ExportError> {
    let text = canonical_line(line).ok_or(ReadError::Row { seq })?;
    writeln!(out, "{text}")?;
    Ok(())
}

/// Reads an exported file of either edition and verifies its chain and, in the full edition, every
/// opening. Writes nothing.
///
/// # Errors
/// [`ImportError`] names the first line that is wrong and what is wrong with it.
pub fn read_jsonl(file: impl BufRead) -> Result<Game, ImportError> {
    let mut lines = Lines {
        file,
        number: 0,
        read: 0,
    };
    let header = read_header(&mut lines)?;
    let promised = header.head.seq;
    let mut head = Head {
        seq: 0,
        hash: chain::genesis_hash(&header.genesis),
    };
    let mut rows = Vec::new();
    let mut openings = Vec::new();
    while let Some(line) = lines.next()? {
        let wrong = |fault| ImportError {
            line: lines.number,
            fault,
        };
        if head.seq == promised {
            return Err(wrong(ImportFault::TooMany { promised }));
        }
        let (row, opening) = parse_row(header.edition, &line).map_err(wrong)?;
        let chain_fault = |e: chain::Difference| wrong(ImportFault::Chain(e.what));
        head = chain::verify_row(&head, &row).map_err(chain_fault)?;
        if let Some(opening) = opening {
            chain::verify_opening(&row, &opening).map_err(chain_fault)?;
            openings.push(opening);
        }
        rows.push(row);
    }
    if head.seq < promised {
        let fault = ImportFault::CutOff {
            found: head.seq,
            promised,
        };
        return Err(ImportError {
            line: lines.number,
            fault,
        });
    }
    if head != header.head {
        return Err(ImportError {
            line: 1,
            fault: ImportFault::Head,
        });
    }
    let public = PublicGame {
        genesis: header.genesis,
        head,
        rows,
    };
    Ok(match header.edition {
        Edition::Public => Game::Public(public),
        Edition::Full => Game::Full(FullGame { public, openings }),
    })
}

fn read_header(lines: &mut Lines<impl BufRead>) -> Result<Header, ImportError> {
    let wrong = |fault| ImportError { line: 1, fault };
    let foreign = || wrong(ImportFault::Foreign);
    let line = match lines.next() {
        Ok(Some(line)) => line,
        Ok(None) => return Err(foreign()),
        Err(ImportError {
            line: _,
            fault: ImportFault::Io(error),
        }) => {
            return Err(wrong(ImportFault::Io(error)));
        }
        Err(_) => return Err(foreign()),
    };
    let any: AnyHeader = serde_json::from_str(&line).map_err(|_| foreign())?;
    if any.format != FORMAT {
        return Err(foreign());
    }
    if any.version != EXPORT_VERSION {
        return Err(wrong(ImportFault::OtherVersion {
            found: any.version,
            supported: EXPORT_VERSION,
        }));
    }
    parse(&line).map_err(wrong)
}

fn parse_row(edition: Edition, line: &str) -> Result<(PublicRow, Option<Opening>), ImportFault> {
    match edition {
        Edition::Public => parse(line).map(|PublicLine { row }| (row, None)),
        Edition::Full => parse(line).map(
            |FullLine {
                 row,
                 blind,
                 secrets,
             }| {
                let opening = Opening {
                    seq: row.seq,
                    blind,
                    secrets,
                };
                (row, Some(opening))
            },
        ),
    }
}

fn parse<T: DeserializeOwned + Serialize>(line: &str) -> Result<T, ImportFault> {
    let value: Value = serde_json::from_str(line).map_err(|_| ImportFault::NotCanonical)?;
    let parsed = T::deserialize(value).map_err(|error| ImportFault::Fields(error.to_string()))?;
    // Refusing every other way to write the same line leaves no room for two readings of it, such
    // as a key that occurs twice.
    if canonical_line(&parsed).as_deref() == Some(line) {
        Ok(parsed)
    } else {
        Err(ImportFault::NotCanonical)
    }
}

fn canonical_line(line: &impl Serialize) -> Option<String> {
    canonical::to_string(&serde_json::to_value(line).ok()?).ok()
}

/// Lines without their ends, none longer than [`MAX_LINE_BYTES`].
struct Lines<R> {
    file: R,
    number: u64,
    /// Bytes read so far, of [`MAX_FILE_BYTES`].
    read: u64,
}

impl<R: BufRead> Lines<R> {
    fn next(&mut self) -> Result<Option<String>, ImportError> {
        self.number += 1;
        let line = self.number;
        let wrong = |fault| ImportError { line, fault };
        let mut bytes = Vec::new();
        let most = MAX_LINE_BYTES as u64 + 2;
        let read = self.file.by_ref().take(most).read_until(b'\n', &mut bytes);
        let read = read.map_err(|e| wrong(ImportFault::Io(e)))?;
        if read == 0 {
            return Ok(None);
        }
        self.read = self.read.saturating_add(read as u64);
        if self.read > MAX_FILE_BYTES {
            return Err(wrong(ImportFault::FileTooLong {
                limit: MAX_FILE_BYTES,
            }));
        }
        let ended = bytes.last() == Some(&b'\n');
        if ended {
            bytes.pop();
            // A copy through another system may have changed the ends of the lines.
            if bytes.last() == Some(&b'\r') {
                bytes.pop();
            }
        }
        if bytes.len() > MAX_LINE_BYTES {
            return Err(wrong(ImportFault::TooLong {
                limit: MAX_LINE_BYTES,
            }));
        }
        if !ended {
            return Err(wrong(ImportFault::NoLineEnd));
        }
        String::from_utf8(bytes)
            .map(Some)
            .map_err(|_| wrong(ImportFault::NotCanonical))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_an_end() {
        let mut lines = Lines {
            file: &b"one\ntwo\n"[..],
            number: 0,
            read: MAX_FILE_BYTES - 4,
        };
        assert_eq!(lines.next().unwrap().as_deref(), Some("one"));
        let error = lines.next().unwrap_err();
        assert!(matches!(
            error.fault,
            ImportFault::FileTooLong {
                limit: MAX_FILE_BYTES
            }
        ));
        assert_eq!(error.line, 2);
    }
}
