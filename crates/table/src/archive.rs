//! Games as files: checking one, giving one away, taking one in.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use dradis_journal::{
    DataFolder, Edition, ExportError, FullGame, Game as Exported, GameId, Hash, Head, ImportError,
    Journal, OpenError, ReadError, Row, Salvaged, read_jsonl, secret,
};
use rand::CryptoRng;
use serde_json::Value;

use crate::entry::Entry;
use crate::fairness::{self, RecordsDifference, UnknownStream};
use crate::game::{NotRead, TableError, UPCASTS, entry};
use crate::table::{Moment, Table};
use crate::wire::TableSummary;

mod conservation;
mod replay;
mod sound;

pub use conservation::{ByHand, Told};
pub use replay::Replayed;
pub use sound::Unsound;

use conservation::{Counted, Followed};
use replay::Again;

/// How every SQLite file begins.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// What a check of a game found in order. For whoever may read the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The game.
    pub game: GameId,
    /// The end of its chain.
    pub head: Head,
    /// How many rows come after the head that it was compared with; `None` where it was compared with none.
    pub after: Option<u64>,
    /// Whether the game is over: of one that is not, more rows may be elsewhere.
    pub is_over: bool,
    /// What the secrets show; `None` for a public edition, which has none.
    pub secrets: Option<SecretsReport>,
}

/// What was checked with the secrets of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecretsReport {
    /// Draws of Dradis that were repeated with the committed seeds, with the same result.
    pub draws: usize,
    /// What people put in: nobody can repeat it.
    pub by_hand: ByHand,
    /// Phones whose entropy is mixed in.
    pub phones: usize,
    /// Rounds of the phones that came to nothing: each gave whoever withheld one more try.
    pub void: usize,
    /// How much follows by the rules.
    pub replayed: Replayed,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            game,
            head: Head { seq, hash },
            after,
            is_over,
            secrets,
        } = self;
        writeln!(f, "game {game}: {seq} rows, the chain holds; head {hash}")?;
        match after {
            None => {}
            Some(0) => writeln!(f, "it ends with the head given")?,
            Some(rows) => writeln!(f, "the head given stands in it, with {rows} rows after it")?,
        }
        match secrets {
            None => writeln!(
                f,
                "a public edition: its commitments stand, its draws are not shown"
            )?,
            Some(SecretsReport {
                draws,
                by_hand,
                phones,
                void,
                replayed,
            }) => {
                writeln!(
                    f,
                    "the seeds are those committed to, with the entropy of {phones} phones and {void} void \
                     rounds; {draws} draws repeated, and what was dealt, held and shown is what was drawn"
                )?;
                writeln!(f, "{by_hand}")?;
                writeln!(f, "{replayed}")?;
                writeln!(
                    f,
                    "not checked, because they lie on the table: skill, crisis and Quorum cards, and what \
                     players told of them"
                )?;
            }
        }
        f.write_str(if *is_over {
            "the game is over"
        } else {
            "the game is UNFINISHED: rows after these may have been left out; compare the head"
        })
    }
}

/// Why a file of a game was not accepted. One sentence each; none quotes what a row hides.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// It cannot be read.
    #[error("{} cannot be read: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// The operating system's reason.
        source: io::Error,
    },
    /// The journal does not open.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A row cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The exported file is not in order.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// The export could not be written.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// It was taken in, and does not open as a table.
    #[error(transparent)]
    Table(#[from] TableError),
    /// A public edition has no secrets to play on with.
    #[error("this is a public edition, which can be verified but not played on; import a full one")]
    Public,
    /// The chain holds, but a row is not one that a game can have there.
    #[error("row {row} does not follow from those before it")]
    Row {
        /// The row.
        row: u64,
    },
    /// The game has committed to a stream that this version does not know.
    #[error(transparent)]
    UnknownStream(#[from] UnknownStream),
    /// The seeds, the entropy or the streams are not those committed to.
    #[error(transparent)]
    Fairness(#[from] RecordsDifference),
    /// A draw gives something else when it is repeated, or something was dealt, held or shown that was not
    /// drawn.
    #[error("row {row}: what was drawn, dealt or shown is not what the committed seeds give")]
    Draw {
        /// The row.
        row: u64,
    },
    /// No table has such names or such a board.
    #[error("row {row}: {what}")]
    Unsound {
        /// The row.
        row: u64,
        /// What no table has, and what one may have.
        what: Unsound,
    },
    /// By the rules something else happens.
    #[error("row {row}: by the rules something else follows from what was asked and drawn")]
    Replay {
        /// The row.
        row: u64,
    },
    /// The game is not the one whose head was given, or it was cut off before it.
    #[error(
        "no row of this game has the head {head}: it is another game, or was cut off or rewritten"
    )]
    Head {
        /// The beginning of the head.
        head: String,
    },
}

/// Replaces a damaged game of a data folder by what is sound of it; see [`dradis_journal::salvage`].
///
/// # Errors
/// [`OpenError`]; the file has then not been changed.
pub fn salvage(path: &Path) -> Result<Salvaged, OpenError> {
    dradis_journal::salvage(path, UPCASTS)
}

/// A row with its secrets in place.
#[derive(Clone)]
pub(crate) struct FullRow {
    pub(crate) seq: u64,
    pub(crate) command: String,
    pub(crate) actor: Value,
    pub(crate) label: Value,
    pub(crate) body: Value,
}

impl From<Row> for FullRow {
    fn from(row: Row) -> Self {
        Self {
            seq: row.seq,
            command: row.command,
            actor: row.actor,
            label: row.label,
            body: row.body,
        }
    }
}

/// A row that reads.
struct ReadRow {
    seq: u64,
    command: String,
    actor: Value,
    label: Value,
    body: Value,
    /// The events of its step as they stand in the body.
    events: Vec<Value>,
    entry: Entry,
}

/// The beginning of a row's hash, as a phone keeps it and a screen shows it: at least eight digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadMark(String);

impl HeadMark {
    /// Reads it. `None` for what is no beginning of a hash, or too short to tell one from another.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.to_ascii_lowercase();
        let digits = text.chars().all(|digit| digit.is_ascii_hexdigit());
        ((8..=64).contains(&text.len()) && digits).then_some(Self(text))
    }
}

/// Checks a game file, a journal or an export of either edition: the chain, and where the secrets are
/// there, that every draw follows from the seeds committed to in the first row, that nothing was dealt, held or
/// shown that was not drawn, and that every step follows by the rules. With the head of the game, or of any
/// moment of it, that this head stands in it. Writes nothing.
///
/// # Errors
/// [`ArchiveError`]: the first thing that is not in order.
pub fn verify(path: &Path, head: Option<&HeadMark>) -> Result<Report, ArchiveError> {
    if is_journal(path)? {
        let journal = Journal::open(path, UPCASTS)?;
        let rows = journal.rows(1)?;
        let hashes = rows.iter().map(|row| (row.seq, row.hash));
        let after = compare(hashes, head)?;
        let rows: Vec<FullRow> = rows.into_iter().map(FullRow::from).collect();
        return Ok(Report {
            game: journal.genesis().game,
            head: journal.head()?,
            after,
            is_over: is_over(rows.iter().map(|row| (row.seq, &row.body))),
            secrets: Some(check(journal.genesis().game, rows)?),
        });
    }
    verify_export(open(path)?, head)
}

/// As [`verify`], of an exported game that is read from somewhere.
///
/// # Errors
/// [`ArchiveError`]: the first thing that is not in order.
pub fn verify_export(file: impl BufRead, head: Option<&HeadMark>) -> Result<Report, ArchiveError> {
    let exported = read_jsonl(file)?;
    let public = exported.public();
    let hashes = public.rows().iter().map(|row| (row.seq, row.hash));
    let after = compare(hashes, head)?;
    let secrets = match &exported {
        Exported::Public(_) => None,
        Exported::Full(game) => Some(check_full(game)?),
    };
    Ok(Report {
        game: public.genesis().game,
        head: public.head(),
        after,
        is_over: is_over(public.rows().iter().map(|row| (row.seq, &row.body))),
        secrets,
    })
}

/// How many rows come after the one with this head.
fn compare(
    rows: impl Iterator<Item = (u64, Hash)>,
    head: Option<&HeadMark>,
) -> Result<Option<u64>, ArchiveError> {
    let Some(HeadMark(mark)) = head else {
        return Ok(None);
    };
    let (mut found, mut last) = (None, 0);
    for (row, hash) in rows {
        last = row;
        if hash.to_string().starts_with(mark) {
            found = Some(row);
        }
    }
    let found = found.ok_or_else(|| ArchiveError::Head { head: mark.clone() })?;
    Ok(Some(last - found))
}

/// Whether a game has ended and was not played on, by the steps that are done. How it ended is public.
fn is_over<'a>(rows: impl Iterator<Item = (u64, &'a Value)>) -> bool {
    let mut done: Vec<(u64, Option<bool>)> = Vec::new();
    let mut undone: Vec<(u64, Option<bool>)> = Vec::new();
    for (row, body) in rows {
        let record = &body["record"];
        let step = record["step"].as_u64();
        let take =
            |from: &mut Vec<(u64, Option<bool>)>| from.pop_if(|(number, _)| Some(*number) == step);
        match record["type"].as_str() {
            Some("did" | "did-instead") => {
                take(&mut done);
                undone.clear();
                let events = record["events"].as_array().into_iter().flatten();
                let mut over = events.filter_map(|event| match event["type"].as_str() {
                    Some("game-ended") => Some(true),
                    Some("played-on") => Some(false),
                    Some(_) | None => None,
                });
                done.push((row, over.next_back()));
            }
            Some("undid") => undone.extend(take(&mut done)),
            Some("redid") => done.extend(take(&mut undone)),
            Some("undid-back") => {
                let first = done.iter().position(|(number, _)| Some(*number) == step);
                undone.extend(done.drain(first.unwrap_or(done.len())..).rev());
            }
            Some(_) | None => {}
        }
    }
    let last = done.iter().rev().find_map(|(_, over)| *over);
    last == Some(true)
}

/// Writes a game as JSON Lines. The full edition gives every secret away: it is for the host until the
/// game is over.
///
/// # Errors
/// [`ArchiveError`]; the journal is as it was.
pub fn export(path: &Path, edition: Edition, out: impl Write) -> Result<(), ArchiveError> {
    Journal::open(path, UPCASTS)?.export(edition, out)?;
    Ok(())
}

/// As [`export`], into a new file for its owner alone; if that fails there is no file.
///
/// # Errors
/// [`ArchiveError`]; also when there is such a file already.
pub fn export_to(path: &Path, edition: Edition, to: &Path) -> Result<(), ArchiveError> {
    Journal::open(path, UPCASTS)?.export_to(to, edition)?;
    Ok(())
}

/// Takes a full edition into a data folder, after checking all of it.
///
/// # Errors
/// [`ArchiveError`]; the folder is then as it was.
pub fn import(
    folder: &DataFolder,
    from: &Path,
    now: Moment,
    rng: &mut impl CryptoRng,
) -> Result<TableSummary, ArchiveError> {
    import_read(folder, open(from)?, now, rng)
}

/// As [`import`], from what was read already.
///
/// # Errors
/// As [`import`].
pub fn import_read(
    folder: &DataFolder,
    from: impl BufRead,
    now: Moment,
    rng: &mut impl CryptoRng,
) -> Result<TableSummary, ArchiveError> {
    let Exported::Full(game) = read_jsonl(from)? else {
        return Err(ArchiveError::Public);
    };
    check_full(&game)?;
    let path = folder.table_path(game.public().genesis().game);
    drop(Journal::import(&path, &game, UPCASTS)?);
    Ok(Table::open(&path, now, rng)?.summary())
}

fn is_journal(path: &Path) -> Result<bool, ArchiveError> {
    let io = |source| ArchiveError::Io {
        path: path.to_owned(),
        source,
    };
    let mut start = Vec::new();
    let file = File::open(path).map_err(io)?;
    let length = u64::try_from(SQLITE.len()).unwrap_or(u64::MAX);
    file.take(length).read_to_end(&mut start).map_err(io)?;
    Ok(start == SQLITE)
}

fn open(path: &Path) -> Result<BufReader<File>, ArchiveError> {
    let file = File::open(path).map_err(|source| ArchiveError::Io {
        path: path.to_owned(),
        source,
    })?;
    Ok(BufReader::new(file))
}

fn check_full(game: &FullGame) -> Result<SecretsReport, ArchiveError> {
    let rows = full_rows(game)?;
    check(game.public().genesis().game, rows)
}

/// The rows of an exported game with their secrets in place, in the present schema.
pub(crate) fn full_rows(game: &FullGame) -> Result<Vec<FullRow>, ArchiveError> {
    let mut rows = Vec::new();
    for (row, opening) in game.public().rows().iter().zip(game.openings()) {
        let damaged = ArchiveError::Row { row: row.seq };
        let Ok(mut body) = secret::join(row.body.clone(), opening.secrets.clone()) else {
            return Err(damaged);
        };
        let steps = usize::try_from(row.schema)
            .ok()
            .and_then(|schema| UPCASTS.get(schema.checked_sub(1)?..));
        for upcast in steps.ok_or(ArchiveError::Row { row: row.seq })? {
            let Ok(lifted) = upcast(body) else {
                return Err(damaged);
            };
            body = lifted;
        }
        rows.push(FullRow {
            seq: row.seq,
            command: row.command.clone(),
            actor: row.actor.clone(),
            label: row.label.clone(),
            body,
        });
    }
    Ok(rows)
}

/// Follows a whole game with its secrets, in both layers.
pub(crate) fn check(
    game: GameId,
    rows: impl IntoIterator<Item = FullRow>,
) -> Result<SecretsReport, ArchiveError> {
    follow(game, rows, true)
}

/// The first layer alone: what needs no version of the rules.
#[cfg(test)]
pub(crate) fn check_conservation(
    game: GameId,
    rows: impl IntoIterator<Item = FullRow>,
) -> Result<SecretsReport, ArchiveError> {
    follow(game, rows, false)
}

fn follow(
    game: GameId,
    rows: impl IntoIterator<Item = FullRow>,
    by_rules: bool,
) -> Result<SecretsReport, ArchiveError> {
    let rows = rows.into_iter().map(read_row);
    let rows = rows.collect::<Result<Vec<_>, _>>()?;
    let mut seats = 0;
    let in_rows = rows.iter().map(|row| {
        seats = begun(row).unwrap_or(seats);
        fairness::InRow {
            records: records_of(row),
            step: matches!(row.entry, Entry::Step { .. }),
            seats,
        }
    });
    let fairness::VerifiedRecords { keys, mixed, void } = fairness::verify_records(in_rows)?;
    let first = rows.first().and_then(|row| records_of(row).first());
    if !matches!(first, Some(fairness::Record::Committed { commitments, .. }) if commitments.game == game)
    {
        return Err(ArchiveError::Row { row: 1 });
    }
    let mut followed = Followed::default();
    let mut replayed = Replayed::default();
    for row in &rows {
        let again = by_rules.then(|| replay::again(row, &followed.history, &keys));
        let before = match again {
            Some(Again::Differs(_) | Again::Other) => Some(followed.history.state().clone()),
            // What follows by the rules is sound by them.
            Some(Again::Same | Again::SameBy(_) | Again::NoStep) | None => None,
        };
        followed.add(row, &keys)?;
        if let Some(before) = before {
            let sound = sound::sound(row, &before, followed.history.state());
            sound.map_err(|what| ArchiveError::Unsound { row: row.seq, what })?;
        }
        match again {
            Some(Again::Other) => return Err(ArchiveError::Replay { row: row.seq }),
            Some(again) => replayed.count(&again),
            None => {}
        }
    }
    let Counted { draws, by_hand } = followed.counted;
    Ok(SecretsReport {
        draws,
        by_hand,
        phones: mixed.len(),
        void: void.len(),
        replayed,
    })
}

fn read_row(row: FullRow) -> Result<ReadRow, ArchiveError> {
    let FullRow {
        seq,
        command,
        actor,
        label,
        body,
    } = row;
    let entry = entry(body.clone()).map_err(|why| match why {
        NotRead::UnknownStream(unknown) => ArchiveError::from(unknown),
        NotRead::Other => ArchiveError::Row { row: seq },
    })?;
    // The row that makes the table commits, and no other does.
    let commits = |record: &fairness::Record| matches!(record, fairness::Record::Committed { .. });
    let fits = match &entry {
        Entry::Created { fairness } => commits(fairness),
        Entry::Entropy { fairness } => !commits(fairness),
        Entry::Step { .. } | Entry::Paused | Entry::Resumed => true,
    };
    if !fits {
        return Err(ArchiveError::Row { row: seq });
    }
    let events = body["record"]["events"].as_array().cloned();
    Ok(ReadRow {
        seq,
        command,
        actor,
        label,
        events: events.unwrap_or_default(),
        body,
        entry,
    })
}

/// What a row fixes of the streams.
fn records_of(row: &ReadRow) -> &[fairness::Record] {
    match &row.entry {
        Entry::Created { fairness } | Entry::Entropy { fairness } => std::slice::from_ref(fairness),
        Entry::Step { fairness, .. } => fairness,
        Entry::Paused | Entry::Resumed => &[],
    }
}

/// How many seats the table has from this row on, where a game begins in it.
fn begun(row: &ReadRow) -> Option<usize> {
    let began = row
        .events
        .iter()
        .rfind(|event| event["type"] == "game-began");
    began.and_then(|event| Some(event["names"].as_array()?.len()))
}
