//! Games as files: checking one, giving one away, taking one in.

use std::collections::BTreeSet;
use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use dradis_journal::{
    DataFolder, Edition, ExportError, FullGame, Game as Exported, GameId, Head, ImportError,
    Journal, OpenError, ReadError, Salvaged, read_jsonl, secret,
};
use dradis_rules::battle::DieSource;
use dradis_rules::chance::{Draw, Drawn, Stream, StreamKeys};
use dradis_rules::effect::EffectEvent;
use dradis_rules::history::{History, Record};
use dradis_rules::jump::{self, JumpEvent};
use dradis_rules::opened::opened;
use dradis_rules::options::{Mode, Modes};
use dradis_rules::seat::SeatId;
use dradis_rules::sleeper::{self, SleeperEvent};
use dradis_rules::space::Area;
use dradis_rules::super_crisis::{self, SuperCrisisEvent};
use dradis_rules::{Event, State, apply, damage, destiny, look, loyalty, reserve, space};
use rand::CryptoRng;
use serde_json::Value;

use crate::entry::Entry;
use crate::fairness::{self, RecordsDifference};
use crate::game::{TableError, UPCASTS, entry};
use crate::table::{Moment, Table};
use crate::wire::TableSummary;

/// How every SQLite file begins.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// What a check of a game found in order. For whoever may read the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The game.
    pub game: GameId,
    /// The end of its chain.
    pub head: Head,
    /// What the secrets show; `None` for a public edition, which has none.
    pub secrets: Option<SecretsReport>,
}

/// What was checked with the secrets of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SecretsReport {
    /// Draws of Dradis that were repeated with the committed seeds, with the same result.
    pub draws: usize,
    /// Deals that the table laid out itself, and rolls of Dradis in the place of which it put its own: what
    /// nobody can repeat.
    pub by_hand: usize,
    /// Phones whose entropy is mixed in.
    pub phones: usize,
    /// Rounds of the phones that came to nothing: each gave whoever withheld one more try.
    pub void: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Head { seq, hash } = self.head;
        write!(
            f,
            "game {}: {seq} rows, the chain holds; head {hash}; ",
            self.game
        )?;
        match self.secrets {
            None => f.write_str("a public edition: its commitments stand, its draws are not shown"),
            Some(SecretsReport {
                draws,
                by_hand,
                phones,
                void,
            }) => write!(
                f,
                "the seeds are those committed to, with the entropy of {phones} phones and {void} void rounds; \
                 {draws} draws repeated, {by_hand} deals and rolls put in by hand"
            ),
        }
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
    /// The seeds, the entropy or the streams are not those committed to.
    #[error(transparent)]
    Fairness(#[from] RecordsDifference),
    /// A draw gives something else when it is repeated.
    #[error("row {row}: what was drawn is not what the committed seeds give")]
    Draw {
        /// The row.
        row: u64,
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
pub(crate) struct FullRow {
    pub(crate) seq: u64,
    pub(crate) body: Value,
}

/// Checks a game file, a journal or an export of either edition: the chain, and where the secrets are
/// there, that every draw follows from the seeds committed to in the first row. Writes nothing.
///
/// # Errors
/// [`ArchiveError`]: the first thing that is not in order.
pub fn verify(path: &Path) -> Result<Report, ArchiveError> {
    if is_journal(path)? {
        let journal = Journal::open(path, UPCASTS)?;
        let rows = journal.rows(1)?;
        let rows = rows.into_iter().map(|row| FullRow {
            seq: row.seq,
            body: row.body,
        });
        return Ok(Report {
            game: journal.genesis().game,
            head: journal.head()?,
            secrets: Some(check(journal.genesis().game, rows)?),
        });
    }
    verify_export(open(path)?)
}

/// As [`verify`], of an exported game that is read from somewhere.
///
/// # Errors
/// [`ArchiveError`]: the first thing that is not in order.
pub fn verify_export(file: impl BufRead) -> Result<Report, ArchiveError> {
    let exported = read_jsonl(file)?;
    let secrets = match &exported {
        Exported::Public(_) => None,
        Exported::Full(game) => Some(check_full(game)?),
    };
    Ok(Report {
        game: exported.public().genesis().game,
        head: exported.public().head(),
        secrets,
    })
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
    let Exported::Full(game) = read_jsonl(open(from)?)? else {
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
        rows.push(FullRow { seq: row.seq, body });
    }
    check(game.public().genesis().game, rows)
}

/// Follows a whole game with its secrets.
pub(crate) fn check(
    game: GameId,
    rows: impl IntoIterator<Item = FullRow>,
) -> Result<SecretsReport, ArchiveError> {
    let mut entries: Vec<(u64, Vec<fairness::Record>, Option<Record>)> = Vec::new();
    for FullRow { seq, body } in rows {
        match entry(body).ok_or(ArchiveError::Row { row: seq })? {
            Entry::Created { fairness } | Entry::Entropy { fairness } => {
                entries.push((seq, vec![fairness], None));
            }
            Entry::Step { fairness, record } => entries.push((seq, fairness, Some(record))),
            Entry::Paused | Entry::Resumed => {}
        }
    }
    let mut seats = 0;
    let in_rows = entries.iter().map(|(_, records, record)| {
        let began = record.iter().flat_map(Record::events);
        let began = began.filter_map(|event| {
            if let Event::GameBegan { names, .. } = event {
                Some(names.len())
            } else {
                None
            }
        });
        seats = began.last().unwrap_or(seats);
        fairness::InRow {
            records,
            step: record.is_some(),
            seats,
        }
    });
    let fairness::VerifiedRecords { keys, mixed, void } = fairness::verify_records(in_rows)?;
    let first = entries.first().and_then(|(_, records, _)| records.first());
    if !matches!(first, Some(fairness::Record::Committed { commitments, .. }) if commitments.game == game)
    {
        return Err(ArchiveError::Row { row: 1 });
    }
    let mut report = SecretsReport {
        phones: mixed.len(),
        void: void.len(),
        ..SecretsReport::default()
    };
    let mut history = History::default();
    let mut open: BTreeSet<Stream> = BTreeSet::new();
    for (row, records, record) in entries {
        open.extend(records.iter().filter_map(stream_opened));
        let Some(record) = record else { continue };
        let before = match &record {
            Record::DidInstead { step, events: _ } => history.before(*step),
            Record::Did { events: _ }
            | Record::Undid { step: _ }
            | Record::Redid { step: _ }
            | Record::UndidBack { step: _ } => Some(history.state()),
        };
        let before = before.ok_or(ArchiveError::Row { row })?;
        repeat(before, record.events(), &keys, &open, &mut report)
            .map_err(|()| ArchiveError::Draw { row })?;
        history
            .add(row, record)
            .map_err(|_| ArchiveError::Row { row })?;
    }
    Ok(report)
}

/// Repeats the draws of a step (docs/PROTOCOL.md, section 4.5). Fails where one differs, where one
/// comes from a stream that is not open, and where one is followed by nothing it could be for.
fn repeat(
    before: &State,
    events: &[Event],
    keys: &StreamKeys,
    open: &BTreeSet<Stream>,
    report: &mut SecretsReport,
) -> Result<(), ()> {
    let mut state = before.clone();
    let mut drew: Option<(State, &[Drawn])> = None;
    for event in events {
        match event {
            Event::Drew { drawn } if drew.is_none() => {
                drew = Some((state.clone(), drawn.reveal()));
            }
            Event::Drew { drawn: _ } => return Err(()),
            Event::GameBegan {
                names,
                first,
                rolled: true,
                options: _,
                resources: _,
            } => {
                let players = u32::try_from(names.len()).map_err(drop)?;
                same(drew.take(), keys, open, |_, draw| {
                    u8::try_from(draw.below(Stream::Seating, players))
                        .is_ok_and(|drawn| SeatId(drawn) == *first)
                })?;
                report.draws += 1;
            }
            Event::LoyaltyDealt { deal, counts: _ } if drew.is_some() => {
                same(drew.take(), keys, open, |state, draw| {
                    let first = state.turn.first.unwrap_or(SeatId(0));
                    let dealt = loyalty::deal(&state.seats, first, &state.options, draw);
                    dealt.as_ref() == Some(deal.reveal())
                })?;
                report.draws += 1;
            }
            Event::DestinyBuilt { cards, deck } if draws(&state, drew.as_ref(), |m| m.destiny) => {
                same(drew.take(), keys, open, |_, draw| {
                    destiny::build(*cards, draw) == *deck.reveal()
                })?;
                report.draws += 1;
            }
            Event::DestinyBuilt { cards: _, deck } if deck.reveal().is_empty() => {}
            Event::DestinyBuilt { .. } => return Err(()),
            Event::Jump {
                jump: JumpEvent::DeckBuilt { cards, deck },
            } => {
                same(drew.take(), keys, open, |state, draw| {
                    let visited = &state.destinations.visited;
                    jump::build_deck(visited, *cards, draw) == *deck.reveal()
                })?;
                report.draws += 1;
            }
            Event::BoardLaidOut {
                ships: _,
                civilians,
            } if draws(&state, drew.as_ref(), |m| m.civilian_ships) => {
                same(drew.take(), keys, open, |state, draw| {
                    let mode = state.options.modes.civilian_ships;
                    space::opening_civilians(&state.space, mode, draw) == *civilians
                })?;
                report.draws += 1;
            }
            // Ships that a correction or a card brings are drawn one after the other, each for its area.
            Event::CivilianShipsPlaced { ships }
                if draws(&state, drew.as_ref(), |m| m.civilian_ships) =>
            {
                same(drew.take(), keys, open, |state, draw| {
                    let areas = ships.iter().map(|ship| ship.area);
                    let mode = state.options.modes.civilian_ships;
                    space::draw_civilians(&state.space, mode, areas, draw) == *ships
                })?;
                report.draws += 1;
            }
            Event::BoardLaidOut {
                ships: _,
                civilians: ships,
            }
            | Event::CivilianShipsPlaced { ships }
                if ships.iter().all(|ship| ship.kind.reveal().is_none()) => {}
            Event::BoardLaidOut { .. } | Event::CivilianShipsPlaced { .. } => return Err(()),
            // A civilian ship that is lost from the unused pile: one place of it, wherever it had been going.
            Event::Effect {
                effect: EffectEvent::CivilianLost { kind },
            } if draws(&state, drew.as_ref(), |m| m.civilian_ships) => {
                same(drew.take(), keys, open, |state, draw| {
                    let ships = space::draw_civilians(&state.space, Mode::App, [Area::Stern], draw);
                    ships.iter().any(|ship| *ship.kind.reveal() == Some(*kind))
                })?;
                report.draws += 1;
            }
            Event::SuperCrisis {
                super_crisis: SuperCrisisEvent::DeckBuilt { cards, deck },
            } => {
                same(drew.take(), keys, open, |state, draw| {
                    let built = super_crisis::build_deck(state, draw);
                    built.len() == usize::from(*cards) && built == *deck.reveal()
                })?;
                report.draws += 1;
            }
            // Only what lies in a hand can be played from it.
            Event::SuperCrisis {
                super_crisis: SuperCrisisEvent::Played { seat, card },
            } => {
                if !state.super_crises.held(*seat).contains(card) {
                    return Err(());
                }
            }
            // Drawn from no stream, but from the deck that the deal has left.
            Event::Sleeper {
                sleeper: SleeperEvent::Dealt { counts: _, cards },
            } if drew.is_none() => {
                if sleeper::deal(&state) != *cards.reveal() {
                    return Err(());
                }
            }
            Event::Effect {
                effect: EffectEvent::TokensDrawn { tokens },
            } => {
                let count = u8::try_from(tokens.len()).map_err(drop)?;
                same(drew.take(), keys, open, |state, draw| {
                    damage::draw_tokens(&state.damage, count, draw) == *tokens
                })?;
                report.draws += 1;
            }
            Event::GalacticaDamaged { token } if drew.is_some() => {
                same(drew.take(), keys, open, |state, draw| {
                    damage::draw_token(&state.damage, draw) == Some(*token)
                })?;
                report.draws += 1;
            }
            Event::BasestarDamaged { basestar: _, token } if drew.is_some() => {
                same(drew.take(), keys, open, |state, draw| {
                    reserve::draw_basestar_token(state, draw) == Some(*token)
                })?;
                report.draws += 1;
            }
            Event::DieRolled {
                roll: _,
                face,
                result: _,
                hit: _,
                source: DieSource::App,
            } => {
                same(drew.take(), keys, open, |_, draw| draw.d8() == *face)?;
                report.draws += 1;
            }
            // Where there is nothing to draw between, nothing is drawn.
            Event::Effect {
                effect:
                    EffectEvent::LoyaltyLooked {
                        seat: _,
                        at,
                        all,
                        cards: Some(cards),
                    },
            } => {
                if drew.is_some() {
                    same(drew.take(), keys, open, |state, draw| {
                        look::seen(&state.loyalty, *at, *all, draw) == *cards.reveal()
                    })?;
                    report.draws += 1;
                } else {
                    let there = state.loyalty.unrevealed(*at);
                    if (there.len() > 1 && !all) || there != *cards.reveal() {
                        return Err(());
                    }
                }
            }
            Event::LoyaltyOpened { hands } if *hands != opened(&state) => return Err(()),
            Event::LoyaltyOpened { hands: _ } => {}
            // The table has put another number in the place of Dradis's own.
            Event::DieRolled {
                roll: _,
                face: _,
                result: _,
                hit: _,
                source: DieSource::Corrected,
            } if drew.is_some() => {
                same(drew.take(), keys, open, |_, draw| draw.d8() > 0)?;
                report.by_hand += 1;
            }
            Event::LoyaltyDealt { .. } | Event::LoyaltyDealtByHand { .. } => report.by_hand += 1,
            Event::GameBegan { rolled: false, .. }
            | Event::Scheduled { .. }
            | Event::Crisis { .. }
            | Event::Check { .. }
            | Event::Quorum { .. }
            | Event::Effect { .. }
            | Event::Action { .. }
            | Event::Jump {
                jump:
                    JumpEvent::Departed
                    | JumpEvent::Dealt { .. }
                    | JumpEvent::Chosen { .. }
                    | JumpEvent::PutBack { .. }
                    | JumpEvent::Travelled { .. }
                    | JumpEvent::SleeperPhase
                    | JumpEvent::LastLeg
                    | JumpEvent::Held { .. }
                    | JumpEvent::TokenReset,
            }
            | Event::Sleeper { .. }
            | Event::AbilityUsed { .. }
            | Event::StepDone
            | Event::CharacterChosen { .. }
            | Event::CharacterPlaced { .. }
            | Event::TitleGiven { .. }
            | Event::NukesTaken { .. }
            | Event::CivilianShipsReturned { .. }
            | Event::DestinyDrawn { .. }
            | Event::DestinyShown { .. }
            | Event::LoyaltyShown { .. }
            | Event::LoyaltyRead { .. }
            | Event::ReadingClosed { .. }
            | Event::TurnBegan { .. }
            | Event::StartingHands { .. }
            | Event::TurnEnded { .. }
            | Event::TurnStepBegan { .. }
            | Event::TurnSteppedBack { .. }
            | Event::HandChanged { .. }
            | Event::CharacterMoved { .. }
            | Event::TitlePassed { .. }
            | Event::CylonRevealed { .. }
            | Event::SuperCrisisHand { .. }
            | Event::SuperCrisis {
                super_crisis:
                    SuperCrisisEvent::Dealt { .. }
                    | SuperCrisisEvent::Discarded { .. }
                    | SuperCrisisEvent::Returned { .. },
            }
            | Event::PileChanged { .. }
            | Event::FleetTokenMoved { .. }
            | Event::GalacticaDamaged { .. }
            | Event::LocationRepaired { .. }
            | Event::CenturionBoarded { .. }
            | Event::BoardingAdvanced { .. }
            | Event::CenturionDestroyed { .. }
            | Event::PaceSet { .. }
            | Event::ReminderMuted { .. }
            | Event::RemindersPassed
            | Event::StayedInBrig { .. }
            | Event::ReadOn { .. }
            | Event::IconBegan { .. }
            | Event::NoShips { .. }
            | Event::ShipActed { .. }
            | Event::ShipMoved { .. }
            | Event::Launched { .. }
            | Event::WeaponsDisabled { .. }
            | Event::HangarDisabled { .. }
            | Event::RollCardPlayed { .. }
            | Event::EcoUsed { .. }
            | Event::DieRolled { .. }
            | Event::ViperHit { .. }
            | Event::ShipsDestroyed { .. }
            | Event::BasestarDamaged { .. }
            | Event::BasestarDestroyed { .. }
            | Event::CivilianDestroyed { .. }
            | Event::RaptorsDestroyed { .. }
            | Event::CiviliansSeen { .. }
            | Event::CivilianMoved { .. }
            | Event::ActionBegan { .. }
            | Event::ViperLaunched { .. }
            | Event::ViperRecalled { .. }
            | Event::VipersRepaired { .. }
            | Event::NukeSpent { .. }
            | Event::AttackCardDiscarded { .. }
            | Event::AttackCardDrawn { .. }
            | Event::AttackCardStays { .. }
            | Event::AttackCardReshuffled { .. }
            | Event::ShipsPlaced { .. }
            | Event::BasestarsPlaced { .. }
            | Event::PiecesShort { .. }
            | Event::FleetTokenBack { .. }
            | Event::ReserveVipersDamaged { .. }
            | Event::ViperManned { .. }
            | Event::SeatLeft { .. }
            | Event::SeatTaken { .. }
            | Event::PlayedOn
            | Event::WaiverLapsed
            | Event::ResourceChanged { .. }
            | Event::Corrected { .. }
            | Event::Insisted { .. }
            | Event::PositionLaid { .. }
            | Event::GameEnded { .. } => {}
        }
        apply(&mut state, event);
    }
    drew.map_or(Ok(()), |_| Err(()))
}

/// Whether an event draws: where Dradis keeps the component it must, where the table does it cannot.
fn draws(
    state: &State,
    drew: Option<&(State, &[Drawn])>,
    component: impl FnOnce(&Modes) -> Mode,
) -> bool {
    drew.is_some() || component(&state.options.modes) == Mode::App
}

/// Whether repeating a draw reads the same words and gives the same result.
fn same(
    drew: Option<(State, &[Drawn])>,
    keys: &StreamKeys,
    open: &BTreeSet<Stream>,
    repeat: impl FnOnce(&State, &mut Draw<'_>) -> bool,
) -> Result<(), ()> {
    let (state, drawn) = drew.ok_or(())?;
    let mut draw = Draw::new(keys, &state.chance);
    let result = repeat(&state, &mut draw);
    let all_open = drawn.iter().all(|drawn| open.contains(&drawn.stream));
    if result && all_open && draw.drawn() == drawn {
        Ok(())
    } else {
        Err(())
    }
}

fn stream_opened(record: &fairness::Record) -> Option<Stream> {
    match record {
        fairness::Record::StreamOpened { stream, seats: _ } => Some(*stream),
        fairness::Record::Committed { .. }
        | fairness::Record::SeatPaired { .. }
        | fairness::Record::EntropyCommitted { .. }
        | fairness::Record::RoundCalled { .. }
        | fairness::Record::EntropyOpened { .. }
        | fairness::Record::RoundVoid { .. } => None,
    }
}
