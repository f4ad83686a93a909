//! Replay: every event of a step follows by the rules from what was asked and what the streams give.

use std::collections::BTreeMap;
use std::fmt;

use dradis_facts::chance::{Chance, GameKeys};
use dradis_rules::Actor;
use dradis_rules::history::{History, Record};
use serde_json::Value;

use super::ReadRow;
use crate::entry::Entry;
use crate::fairness;
use crate::game::{author, label, plain};
use crate::wire::{Author, Screen};

/// How much of a game was replayed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Replayed {
    /// Steps that were decided again, with the same events.
    pub steps: usize,
    /// Those of them that were played by rules of another version, by that version.
    pub also: BTreeMap<u32, usize>,
    /// Steps that were played by rules of another version and of which these rules make something else, by that version;
    /// 0 where none is written down.
    pub others: BTreeMap<u32, usize>,
}

impl fmt::Display for Replayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} steps replayed by the rules", self.steps)?;
        for (version, steps) in &self.also {
            write!(f, ", {steps} of them played by version {version}")?;
        }
        for (version, steps) in &self.others {
            write!(
                f,
                "; {steps} steps NOT replayed: they were played by version {version} of the rules of that game, and this \
                 Dradis makes something else of them"
            )?;
        }
        Ok(())
    }
}

/// What came of deciding a row again.
pub(super) enum Again {
    /// It is no step.
    NoStep,
    /// The same.
    Same,
    /// The same, and it was played by the rules of this other version.
    SameBy(u32),
    /// Something else, and it was played by the rules of this other version.
    Differs(u32),
    /// Something else.
    Other,
}

impl Replayed {
    pub(super) fn count(&mut self, again: &Again) {
        match again {
            Again::NoStep | Again::Other => {}
            Again::Same => self.steps += 1,
            Again::SameBy(version) => {
                self.steps += 1;
                *self.also.entry(*version).or_default() += 1;
            }
            Again::Differs(version) => *self.others.entry(*version).or_default() += 1,
        }
    }
}

/// Decides a row again, by the history of those before it.
pub(super) fn again(row: &ReadRow, history: &History, keys: &GameKeys) -> Again {
    let Ok(author) = author(row.actor.clone()) else {
        return Again::Other;
    };
    let Entry::Step {
        fairness: _,
        record,
        rules,
        command,
    } = &row.entry
    else {
        return if is_from(author, row) && row.label == Value::Null && is_whole(row) {
            Again::NoStep
        } else {
            Again::Other
        };
    };
    let decided = match (record, command) {
        (Record::Did { .. } | Record::DidInstead { .. }, Some(command)) => {
            let decide =
                |chance: &dyn Chance| history.decide(author.actor(), command.reveal(), chance);
            keys.ask(decide).ok().and_then(Result::ok)
        }
        (Record::Undid { .. }, None) => history.undo().ok(),
        (Record::Redid { .. }, None) => history.redo().ok(),
        (Record::UndidBack { .. }, None) => history.undo_fight().ok(),
        (Record::Did { .. } | Record::DidInstead { .. }, None)
        | (Record::Undid { .. } | Record::Redid { .. } | Record::UndidBack { .. }, Some(_)) => {
            return Again::Other;
        }
    };
    let may_ask = match record {
        Record::Did { .. } => true,
        Record::DidInstead { .. }
        | Record::Undid { .. }
        | Record::Redid { .. }
        | Record::UndidBack { .. } => author.actor() == Actor::Referee,
    };
    let said = row.label == label(record);
    let in_form = may_ask && said && is_from(author, row) && is_whole(row);
    let follows = decided.as_ref() == Some(record) && in_form;
    match (follows, *rules == record.rules(history.state())) {
        (true, true) => Again::Same,
        (true, false) => Again::SameBy(*rules),
        (false, true) => Again::Other,
        (false, false) => Again::Differs(*rules),
    }
}

/// Whether the row holds nothing that nobody reads, and everything in the one way.
fn is_whole(row: &ReadRow) -> bool {
    plain(&row.entry) == row.body
}

/// Whether the name of what was asked for is one of its author's, and a phone's numbers are that phone's.
fn is_from(author: Author, row: &ReadRow) -> bool {
    if let Entry::Entropy {
        fairness:
            fairness::Record::EntropyCommitted { seat, .. }
            | fairness::Record::EntropyOpened { seat, .. },
    } = &row.entry
        && author != (Author::Seat { seat: *seat })
    {
        return false;
    }
    let space = match (&row.entry, author) {
        (Entry::Step { .. }, Author::Referee { screen }) => match screen {
            Screen::Window => "referee:".to_owned(),
            Screen::Tablet => "tablet:".to_owned(),
        },
        (Entry::Step { .. }, Author::Seat { seat }) => format!("seat-{}:", seat.0),
        // The host writes down by itself when phones come and breaks begin.
        (Entry::Step { .. }, Author::Host)
        | (
            Entry::Created { .. } | Entry::Entropy { .. } | Entry::Paused | Entry::Resumed,
            Author::Referee { .. } | Author::Seat { .. } | Author::Host,
        ) => "host:".to_owned(),
    };
    row.command.starts_with(&space)
}
