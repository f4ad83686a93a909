//! The game of a table and its journal: every change is a durable row before it is anything else.

use std::collections::VecDeque;
use std::path::Path;

use chrono::{DateTime, SecondsFormat, Utc};
use dradis_facts::chance::Stream;
use dradis_facts::hidden::Hidden;
use dradis_facts::message::Line;
use dradis_facts::{Rejection, SeatId};
use dradis_journal::{
    Appended, Blind, Damage, GameId, Genesis, Head, Journal, NewRow, OpenError, ReadError, Row,
    Upcast, WriteError,
};
use dradis_rules::history::{BeforeRoll, History, Record};
use dradis_rules::tell::view::PublicView;
use dradis_rules::{Command, Viewer, decide, narrate, view};
use dradis_state::event::drawn;
use dradis_state::undo::undo_class;
use dradis_state::{Event, State, apply};
use rand::CryptoRng;
use serde_json::Value;

use crate::entry::{Entry, RowKey, author_word, written};
use crate::fairness::{self, EntropyRefused, Fairness, Seeds, Stage, UnknownStream};
use crate::sealed::SecretRoom;
use crate::wire::{Author, LastRoll, LogEntry, LogKind, UndoStep};

/// How bodies of older versions are lifted to the present one; there is only one version yet.
pub(crate) const UPCASTS: &[Upcast] = &[];

/// How many refusals are remembered, so that a repeated command gets the same answer.
const REFUSALS: usize = 256;

/// Why a game cannot be made or opened. No text quotes what a row hides.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The file.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A row, on the way in.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The first row, on the way out.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// The chain holds, but a row is not one that a game can have there.
    #[error("row {row} of the game does not follow from those before it; the file is damaged")]
    Row {
        /// The row.
        row: u64,
    },
    /// The game has committed to a stream that this version does not know.
    #[error(transparent)]
    UnknownStream(#[from] UnknownStream),
    /// Somebody has more secret cards than a phone can be told of.
    #[error("a player of this game has more secret cards than fit a phone")]
    SecretTooLong,
    /// The chain holds, but its commitments and entropy do not make one game.
    #[error("the file is damaged: {0}")]
    Fairness(#[from] fairness::RecordsBroken),
}

impl TableError {
    /// What pages are told: one of [`TROUBLES`](crate::wire::TROUBLES).
    #[must_use]
    pub fn trouble(&self) -> &'static str {
        match self {
            Self::Open(error) => open_trouble(error),
            Self::Write(WriteError::DiskFull) => "trouble-journal-full",
            Self::Write(WriteError::Gone) => "trouble-table-gone",
            Self::Write(
                WriteError::Refused(_)
                | WriteError::NotWritable
                | WriteError::Read(_)
                | WriteError::Database(_),
            ) => "trouble-journal-failed",
            Self::UnknownStream(_) => "trouble-table-newer",
            Self::SecretTooLong => "trouble-secret-too-long",
            Self::Read(_) | Self::Row { .. } | Self::Fairness(_) => "trouble-table-damaged",
        }
    }
}

/// What pages are told of a file that cannot be opened.
pub(crate) fn open_trouble(error: &OpenError) -> &'static str {
    match error {
        OpenError::Damaged {
            what: Damage::WentBack { .. } | Damage::OtherHistory { .. },
            path: _,
        } => "trouble-table-went-back",
        OpenError::NotFound { .. } => "trouble-table-missing",
        OpenError::Newer { .. } | OpenError::NewerRow { .. } => "trouble-table-newer",
        OpenError::DiskFull { .. } => "trouble-journal-full",
        OpenError::NotWritable { .. } | OpenError::InUse { .. } | OpenError::Io { .. } => {
            "trouble-journal-failed"
        }
        OpenError::AlreadyExists { .. }
        | OpenError::Foreign { .. }
        | OpenError::Damaged { .. }
        | OpenError::Database { .. } => "trouble-table-damaged",
    }
}

/// What became of something that was asked.
#[derive(Debug)]
pub(crate) enum Given {
    /// A new row, durable.
    New(u64),
    /// The same was asked before and left this row.
    Before(u64),
    /// Refused; nothing changed.
    Refused(Rejection),
    /// The table waits, or cannot do this: one of [`TROUBLES`](crate::wire::TROUBLES).
    NotNow(&'static str),
    /// It draws, and the phones have to show their entropy first; nothing has changed.
    Waits,
}

/// Why a step is not taken.
enum Refusal {
    /// The rules.
    Rules(Rejection),
    /// What this table can do: one of [`TROUBLES`](crate::wire::TROUBLES).
    Table(&'static str),
}

impl From<Rejection> for Refusal {
    fn from(rejection: Rejection) -> Self {
        Self::Rules(rejection)
    }
}

pub(crate) struct Game {
    journal: Journal,
    books: Books,
    fairness: Fairness,
    head: Head,
    played: DateTime<Utc>,
    refused: VecDeque<(RowKey, Rejection)>,
    room: SecretRoom,
}

/// What the steps add up to.
#[derive(Default)]
struct Books {
    history: History,
    log: Vec<LogEntry>,
}

impl Game {
    pub(crate) fn create(
        path: &Path,
        game: GameId,
        now: DateTime<Utc>,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, TableError> {
        let journal = Journal::create(path, &Genesis { game, created: now }, UPCASTS)?;
        Self::begin(journal, now, rng)
    }

    pub(crate) fn open(
        path: &Path,
        now: DateTime<Utc>,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, TableError> {
        let journal = Journal::open(path, UPCASTS)?;
        let rows = journal.rows(1)?;
        if rows.is_empty() {
            // The host was stopped between making the file and its first row.
            return Self::begin(journal, now, rng);
        }
        let mut played = now;
        let mut books = Books::default();
        let mut fairness = None;
        for row in rows {
            let damaged = |()| TableError::Row { row: row.seq };
            played = row.at;
            let entry = entry(row.body).map_err(|why| match why {
                NotRead::UnknownStream(unknown) => TableError::from(unknown),
                NotRead::Other => TableError::Row { row: row.seq },
            })?;
            match entry {
                Entry::Created { fairness: record } => {
                    fairness = Some(Fairness::from_records([&record])?);
                }
                Entry::Entropy { fairness: record } => {
                    let author = author(row.actor).map_err(damaged)?;
                    let fairness = fairness.as_mut().ok_or(()).map_err(damaged)?;
                    fairness.apply(&record)?;
                    let seats = books.history.state().seats.len();
                    if let Some(kind) = entropy_note(&record, fairness, seats) {
                        books.note(row.seq, row.at, author, kind);
                    }
                }
                Entry::Step {
                    fairness: opened,
                    record,
                    rules: _,
                    command: _,
                } => {
                    let author = author(row.actor).map_err(damaged)?;
                    let fairness = fairness.as_mut().ok_or(()).map_err(damaged)?;
                    for record in &opened {
                        fairness.apply(record)?;
                    }
                    fairness.allow_step()?;
                    books
                        .add(row.seq, row.at, author, record)
                        .map_err(damaged)?;
                }
                Entry::Paused => {
                    let author = author(row.actor).map_err(damaged)?;
                    books.note(row.seq, row.at, author, LogKind::Paused);
                }
                Entry::Resumed => {
                    let author = author(row.actor).map_err(damaged)?;
                    books.note(row.seq, row.at, author, LogKind::Resumed);
                }
            }
        }
        if !SecretRoom::FULL.holds(books.history.state()) {
            return Err(TableError::SecretTooLong);
        }
        let fairness = fairness.ok_or(TableError::Row { row: 1 })?;
        if fairness.commitments().game != journal.genesis().game {
            return Err(TableError::Row { row: 1 });
        }
        Ok(Self {
            head: journal.head()?,
            books,
            fairness,
            played,
            refused: VecDeque::new(),
            room: SecretRoom::FULL,
            journal,
        })
    }

    fn begin(
        mut journal: Journal,
        now: DateTime<Utc>,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, TableError> {
        let (fairness, record) = Fairness::begin(journal.genesis().game, seeds(rng));
        let entry = Entry::Created { fairness: record };
        let row = journal
            .append(new_row(&RowKey::created(), Author::Host, now, &entry, rng))?
            .into_row();
        Ok(Self {
            books: Books::default(),
            fairness,
            head: head_of(&row),
            played: row.at,
            refused: VecDeque::new(),
            room: SecretRoom::FULL,
            journal,
        })
    }

    pub(crate) fn id(&self) -> GameId {
        self.journal.genesis().game
    }

    pub(crate) fn has_lost_its_file(&self) -> bool {
        self.journal.is_gone()
    }

    pub(crate) fn journal(&mut self) -> &mut Journal {
        &mut self.journal
    }

    pub(crate) fn state(&self) -> &State {
        self.books.history.state()
    }

    pub(crate) fn fairness(&self) -> &Fairness {
        &self.fairness
    }

    pub(crate) fn head(&self) -> Head {
        self.head
    }

    pub(crate) fn played(&self) -> DateTime<Utc> {
        self.played
    }

    /// The entries of the log in ascending order.
    pub(crate) fn log(&self) -> &[LogEntry] {
        &self.books.log
    }

    pub(crate) fn undo_step(&self) -> Option<UndoStep> {
        self.books.history.last_done().map(undo_step)
    }

    pub(crate) fn redo_step(&self) -> Option<UndoStep> {
        self.books.history.last_undone().map(undo_step)
    }

    /// The fight that can be undone as one: the words are those of its first step that says something.
    pub(crate) fn undo_fight_step(&self) -> Option<UndoStep> {
        let history = &self.books.history;
        let (step, class) = history.whole_fight()?;
        Some(UndoStep {
            step,
            label: first_line(history.done_from(step)),
            class,
        })
    }

    /// The die whose number can be put right.
    pub(crate) fn last_roll(&self) -> Option<LastRoll> {
        let BeforeRoll {
            step,
            face,
            state: _,
            kept: _,
        } = self.books.history.before_last_roll().ok()?;
        Some(LastRoll { step, face })
    }

    /// The game as everybody saw it after a row; `None` where there is no such row. Folded from the
    /// journal, because what was undone since is nowhere else.
    ///
    /// # Errors
    /// The journal cannot be read.
    pub(crate) fn past(&self, row: u64) -> Result<Option<PublicView>, ReadError> {
        if !(1..=self.head.seq).contains(&row) {
            return Ok(None);
        }
        let mut history = History::default();
        for earlier in self.journal.rows(1)? {
            if earlier.seq > row {
                break;
            }
            // Every row was read before: what does not follow now did not follow then.
            if let Ok(Entry::Step {
                fairness: _,
                record,
                rules: _,
                command: _,
            }) = entry(earlier.body)
                && history.add(earlier.seq, record).is_err()
            {
                return Ok(None);
            }
        }
        Ok(Some(view(history.state(), Viewer::Public).public))
    }

    /// The row that this was asked for with before, if any.
    pub(crate) fn done_before(&self, key: &RowKey) -> Result<Option<u64>, ReadError> {
        let row = self.journal.row_of_command(key.as_str())?;
        Ok(row.map(|row| row.seq))
    }

    /// Writes down that a break begins or is over.
    pub(crate) fn pause(
        &mut self,
        author: Author,
        paused: bool,
        now: DateTime<Utc>,
        rng: &mut impl CryptoRng,
    ) -> Result<(), WriteError> {
        let key = RowKey::pause(paused, self.head.seq);
        let (entry, kind) = if paused {
            (Entry::Paused, LogKind::Paused)
        } else {
            (Entry::Resumed, LogKind::Resumed)
        };
        let new = new_row(&key, author, now, &entry, rng);
        let row = self.journal.append(new)?.into_row();
        self.head = head_of(&row);
        self.played = row.at;
        self.books.note(row.seq, row.at, author, kind);
        Ok(())
    }

    /// Carries a command out: decide, durable row, apply.
    pub(crate) fn give(
        &mut self,
        key: &RowKey,
        author: Author,
        command: &Command,
        now: DateTime<Utc>,
        rng: &mut impl CryptoRng,
    ) -> Result<Given, WriteError> {
        let decided = |game: &Self| {
            game.require_rows(command)?;
            let history = &game.books.history;
            let keys = game.fairness.keys();
            let decided = keys.ask(|chance| history.decide(author.actor(), command, chance));
            Ok(decided.map_err(|_| Refusal::Table("trouble-not-committed"))??)
        };
        self.take_step(key, author, Some(command), decided, now, rng)
    }

    /// What a correction repairs must be in the log. The core knows no log, so this is asked here.
    fn require_rows(&self, command: &Command) -> Result<(), Rejection> {
        if let Command::Correct {
            repairs: Some(row),
            corrections: _,
            reason: _,
            insist: _,
        } = command
            && self.log().iter().all(|entry| entry.row != *row)
        {
            return Err(Rejection::NoSuchRow { row: *row });
        }
        Ok(())
    }

    /// Whether the command would be carried out now. Nothing is drawn for good.
    pub(crate) fn would_give(&self, author: Author, command: &Command) -> bool {
        let keys = self.fairness.keys();
        let decided = keys.ask(|chance| decide(self.state(), author.actor(), command, chance));
        decided.is_ok_and(|decided| decided.is_ok())
    }

    /// Undoes the last step, if it is this one.
    pub(crate) fn undo(
        &mut self,
        key: &RowKey,
        author: Author,
        step: u64,
        now: DateTime<Utc>,
        rng: &mut impl CryptoRng,
    ) -> Result<Given, WriteError> {
        let decided = |game: &Self| match game.books.history.last_done() {
            Some((last, _)) if last != step => Err(Rejection::StaleStep.into()),
            Some(_) | None => Ok(game.books.history.undo()?),
        };
        self.take_step(key, author, None, decided, now, rng)
    }

    /// Undoes the fight as one, if it begins with this step.
    pub(crate) fn undo_fight(
        &mut self,
        key: &RowKey,
        author: Author,
        step: u64,
        now: DateTime<Utc>,
        rng: &mut impl CryptoRng,
    ) -> Result<Given, WriteError> {
        let decided = |game: &Self| match game.books.history.whole_fight() {
            Some((first, _)) if first != step => Err(Rejection::StaleStep.into()),
            Some(_) | None => Ok(game.books.history.undo_fight()?),
        };
        self.take_step(key, author, None, decided, now, rng)
    }

    /// Repeats the step undone last, if it is this one.
    pub(crate) fn redo(
        &mut self,
        key: &RowKey,
        author: Author,
        step: u64,
        now: DateTime<Utc>,
        rng: &mut impl CryptoRng,
    ) -> Result<Given, WriteError> {
        let decided = |game: &Self| match game.books.history.last_undone() {
            Some((last, _)) if last != step => Err(Rejection::StaleStep.into()),
            Some(_) | None => Ok(game.books.history.redo()?),
        };
        self.take_step(key, author, None, decided, now, rng)
    }

    /// Writes down what became of the phones' entropy, and gives the row.
    pub(crate) fn note_entropy(
        &mut self,
        author: Author,
        record: fairness::Record,
        now: DateTime<Utc>,
        rng: &mut impl CryptoRng,
    ) -> Result<u64, WriteError> {
        let key = RowKey::entropy(self.head.seq);
        let entry = Entry::Entropy {
            fairness: record.clone(),
        };
        let new = new_row(&key, author, now, &entry, rng);
        let row = self.journal.append(new)?.into_row();
        self.head = head_of(&row);
        self.played = row.at;
        self.fairness
            .apply(&record)
            .expect("a record follows from the fairness that made it");
        let seats = self.state().seats.len();
        if let Some(kind) = entropy_note(&record, &self.fairness, seats) {
            self.books.note(row.seq, row.at, author, kind);
        }
        Ok(row.seq)
    }

    /// As [`note_entropy`](Self::note_entropy), of what a seat's phone says. `None` when it has said the
    /// same before.
    pub(crate) fn hear_entropy(
        &mut self,
        seat: SeatId,
        said: Result<Option<fairness::Record>, EntropyRefused>,
        now: DateTime<Utc>,
        rng: &mut impl CryptoRng,
    ) -> Result<Option<u64>, HeardEntropy> {
        let Some(record) = said? else {
            return Ok(None);
        };
        let row = self.note_entropy(Author::Seat { seat }, record, now, rng)?;
        Ok(Some(row))
    }

    /// The state after a record that was decided now.
    fn after(&self, record: &Record) -> State {
        let history = &self.books.history;
        let mut after = history.state().clone();
        match record {
            Record::Did { events } => {
                for event in events {
                    apply(&mut after, event);
                }
            }
            Record::Undid { .. }
            | Record::Redid { .. }
            | Record::UndidBack { .. }
            | Record::DidInstead { .. } => {
                let mut history = history.clone();
                let added = history.add(self.head.seq + 1, record.clone());
                added.expect("a record follows from the history that it was decided on");
                after.clone_from(history.state());
            }
        }
        after
    }

    #[cfg(test)]
    pub(crate) fn use_room(&mut self, room: SecretRoom) {
        self.room = room;
    }

    fn take_step(
        &mut self,
        key: &RowKey,
        author: Author,
        command: Option<&Command>,
        decided: impl FnOnce(&Self) -> Result<Record, Refusal>,
        now: DateTime<Utc>,
        rng: &mut impl CryptoRng,
    ) -> Result<Given, WriteError> {
        if let Some(row) = self.journal.row_of_command(key.as_str())? {
            return Ok(Given::Before(row.seq));
        }
        if let Some((_, rejection)) = self.refused.iter().find(|(refused, _)| refused == key) {
            return Ok(Given::Refused(rejection.clone()));
        }
        let record = match decided(self) {
            Ok(record) => record,
            Err(Refusal::Table(why)) => return Ok(Given::NotNow(why)),
            Err(Refusal::Rules(rejection)) => {
                self.refused.push_back((key.clone(), rejection.clone()));
                let excess = self.refused.len().saturating_sub(REFUSALS);
                self.refused.drain(..excess);
                return Ok(Given::Refused(rejection));
            }
        };
        if !self.room.holds(&self.after(&record)) {
            return Ok(Given::NotNow("trouble-secret-too-long"));
        }
        if self.fairness.needs_round(streams(&record)) {
            return Ok(Given::Waits);
        }
        let opened = self.fairness.open(streams(&record));
        // Whoever knows what will be drawn could choose what it is for: a round that was called is for the
        // draw that follows it, and for nothing else.
        if opened.is_empty()
            && let Some(void) = self.fairness.give_up()
        {
            self.note_entropy(Author::Host, void, now, rng)?;
        }
        let entry = Entry::Step {
            fairness: opened.clone(),
            record: record.clone(),
            rules: record.rules(self.books.history.state()),
            command: command.cloned().map(Hidden::new),
        };
        let row = match self
            .journal
            .append(new_row(key, author, now, &entry, rng))?
        {
            Appended::New(row) => row,
            Appended::AlreadyThere(row) => return Ok(Given::Before(row.seq)),
        };
        // From here on the row is durable, and nothing below can fail.
        for record in &opened {
            self.fairness
                .apply(record)
                .expect("a stream is opened as the present round has it");
        }
        self.head = head_of(&row);
        self.played = row.at;
        tracing::info!(table = %self.id(), row = row.seq, by = author_word(author), "row written");
        // Going on with books that differ from the journal would be worse than stopping here: the host
        // reads the table again from its rows.
        self.books
            .add(row.seq, row.at, author, record)
            .expect("a record follows from the history that it was decided on");
        Ok(Given::New(row.seq))
    }
}

impl Books {
    /// Applies a record and writes it into the log.
    fn add(
        &mut self,
        row: u64,
        at: DateTime<Utc>,
        author: Author,
        record: Record,
    ) -> Result<(), ()> {
        let mut named = author;
        let history = &self.history;
        let (kind, label) = match &record {
            Record::Did { events } => {
                named = named_in_log(author, events);
                (LogKind::Done, None)
            }
            Record::DidInstead { step, events: _ } => (LogKind::DidInstead { row: *step }, None),
            Record::Undid { step } => {
                let label = first_line(history.last_done());
                (LogKind::Undid { row: *step }, label)
            }
            Record::UndidBack { step } => {
                let label = first_line(history.done_from(*step));
                (LogKind::UndidBack { row: *step }, label)
            }
            Record::Redid { step } => {
                let label = first_line(history.last_undone());
                (LogKind::Redid { row: *step }, label)
            }
        };
        let known = history.knew(&record);
        let (undone, rows) = match &record {
            Record::Did { events: _ } => (false, Vec::new()),
            Record::Redid { step } => (false, vec![*step]),
            Record::Undid { step } | Record::DidInstead { step, events: _ } => (true, vec![*step]),
            Record::UndidBack { step } => {
                let steps = history.done_from(*step);
                (true, steps.map(|(row, _)| row).collect())
            }
        };
        let lines: Vec<Line> = public_lines(record.events()).collect();
        self.history.add(row, record).map_err(drop)?;

        for row in rows {
            if let Ok(at) = self.log.binary_search_by_key(&row, |entry| entry.row) {
                self.log[at].undone = undone;
            }
        }
        let lines: Vec<Line> = label.into_iter().chain(lines).collect();
        // A step that says nothing to everybody has no entry: who has read, for example.
        if lines.is_empty() && kind == LogKind::Done {
            return Ok(());
        }
        self.log.push(LogEntry {
            row,
            at: time_text(at),
            actor: named,
            lines,
            kind,
            undone: false,
            known,
        });
        Ok(())
    }

    /// Writes something into the log that is no step.
    fn note(&mut self, row: u64, at: DateTime<Utc>, author: Author, kind: LogKind) {
        self.log.push(LogEntry {
            row,
            at: time_text(at),
            actor: author,
            lines: Vec::new(),
            kind,
            undone: false,
            known: false,
        });
    }
}

/// Why what a phone said of its entropy was not written down.
#[derive(Debug, thiserror::Error)]
pub(crate) enum HeardEntropy {
    /// It may not say that now.
    #[error(transparent)]
    Refused(#[from] EntropyRefused),
    /// The journal.
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// What everybody is told of a record about the phones' entropy, at a table of so many seats.
fn entropy_note(record: &fairness::Record, after: &Fairness, seats: usize) -> Option<LogKind> {
    match record {
        fairness::Record::RoundVoid { round, seats } => Some(LogKind::RoundVoid {
            round: *round,
            seats: seats.iter().copied().collect(),
        }),
        fairness::Record::RoundCalled { .. } | fairness::Record::EntropyOpened { .. } => {
            let at_table = |seat: &SeatId| seat.index() < seats;
            (after.stage() == Stage::Called && after.is_complete()).then(|| LogKind::Mixed {
                seats: after.called().map(|(seat, _, _)| seat).collect(),
                without: after.left_out().filter(at_table).collect(),
            })
        }
        fairness::Record::Committed { .. }
        | fairness::Record::SeatPaired { .. }
        | fairness::Record::EntropyCommitted { .. }
        | fairness::Record::StreamOpened { .. } => None,
    }
}

pub(crate) fn author(actor: Value) -> Result<Author, ()> {
    serde_json::from_value(actor).map_err(drop)
}

pub(crate) fn time_text(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Millis, true)
}

/// Who is named in the log. Who reads how fast is nobody else's business, so the end of the reading
/// does not name the one who read last: it follows by itself.
fn named_in_log(author: Author, events: &[Event]) -> Author {
    let somebody_read = events
        .iter()
        .any(|event| matches!(event, Event::LoyaltyRead { seat: _ }));
    if somebody_read { Author::Host } else { author }
}

/// What everybody is told of these events.
fn public_lines(events: &[Event]) -> impl Iterator<Item = Line> {
    events
        .iter()
        .filter_map(|event| narrate(event, Viewer::Public))
}

/// The first thing that everybody is told of these steps.
fn first_line<'a>(steps: impl IntoIterator<Item = (u64, &'a [Event])>) -> Option<Line> {
    let mut lines = steps
        .into_iter()
        .flat_map(|(_, events)| public_lines(events));
    lines.next()
}

fn undo_step((step, events): (u64, &[Event])) -> UndoStep {
    UndoStep {
        step,
        label: public_lines(events).next(),
        class: undo_class(events),
    }
}

/// What everybody is told first of a record, for its row.
pub(crate) fn label(record: &Record) -> Value {
    let line = public_lines(record.events()).next();
    line.as_ref().map_or(Value::Null, written)
}

/// The streams that a record's draws read.
pub(crate) fn streams(record: &Record) -> Vec<Stream> {
    drawn(record.events()).map(|drawn| drawn.stream).collect()
}

fn new_row(
    key: &RowKey,
    author: Author,
    at: DateTime<Utc>,
    entry: &Entry,
    rng: &mut impl CryptoRng,
) -> NewRow {
    let label = match entry {
        Entry::Created { .. } | Entry::Entropy { .. } | Entry::Paused | Entry::Resumed => {
            Value::Null
        }
        Entry::Step {
            fairness: _,
            record,
            rules: _,
            command: _,
        } => label(record),
    };
    let mut blind = [0; 32];
    rng.fill_bytes(&mut blind);
    NewRow {
        command: key.as_str().to_owned(),
        actor: plain(&author),
        at,
        label,
        body: plain(entry),
        blind: Blind(blind),
    }
}

/// Plain data as JSON: maps have text keys and nothing is computed, so it cannot fail.
pub(crate) fn plain(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data has a JSON form")
}

/// Why a body cannot be read.
#[derive(Debug)]
pub(crate) enum NotRead {
    /// It commits to a stream that this version does not know.
    UnknownStream(UnknownStream),
    /// It is no row of a game; the reason is dropped, because it would quote the body.
    Other,
}

/// Reads a body.
pub(crate) fn entry(body: Value) -> Result<Entry, NotRead> {
    if let Some(unknown) = UnknownStream::among(&body) {
        return Err(NotRead::UnknownStream(unknown));
    }
    serde_json::from_value(body).map_err(|_| NotRead::Other)
}

fn head_of(row: &Row) -> Head {
    Head {
        seq: row.seq,
        hash: row.hash,
    }
}

/// The seeds' commitments, by name of the stream.
pub(crate) fn commitments(fairness: &Fairness) -> Vec<crate::wire::StreamCommitment> {
    fairness
        .commitments()
        .streams
        .iter()
        .map(|(stream, commitment)| crate::wire::StreamCommitment {
            stream: stream.name().to_owned(),
            commitment: commitment.to_string(),
        })
        .collect()
}

fn seeds(rng: &mut impl CryptoRng) -> Seeds {
    match Seeds::random(rng) {
        Ok(seeds) => seeds,
        Err(never) => match never {},
    }
}
