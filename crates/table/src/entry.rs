//! What stands in a row of the journal (docs/PROTOCOL.md, sections 5.3 and 6).

use std::fmt;

use dradis_facts::SeatId;
use dradis_facts::hidden::Hidden;
use dradis_facts::message::{Arg, Line};
use dradis_rules::Command;
use dradis_rules::history::Record;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::fairness;
use crate::wire::{Author, CommandId, Screen};

/// The body of a row. What it hides is marked with `$secret`, and the journal keeps it apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub(crate) enum Entry {
    /// The table was made: the first row.
    Created {
        /// The commitments, and the seeds behind them.
        fairness: fairness::Record,
    },
    /// A phone was paired, committed to its entropy or showed it, or a round of that began or came to nothing.
    Entropy {
        /// What of these.
        fairness: fairness::Record,
    },
    /// A step of the game.
    Step {
        /// Streams used for the first time.
        fairness: Vec<fairness::Record>,
        /// What happened.
        record: Record,
        /// The version of the rules that said so; 0 where none was written down.
        #[serde(default)]
        rules: u32,
        /// What was asked for, where that was more than to undo or redo. It can name cards, so that all of it is
        /// hidden until the game is opened.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<Hidden<Command>>,
    },
    /// A break began. No step: there is nothing to undo in it.
    Paused,
    /// A break was over.
    Resumed,
}

/// The journal's idempotency key of a row: who asked, and what they called it.
///
/// **Invariant:** every asker has a namespace of its own, so no phone can take the id of a referee's
/// command, of another phone's, or of one of the host's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RowKey(String);

impl RowKey {
    pub(crate) fn referee(screen: Screen, id: &CommandId) -> Self {
        let asker = match screen {
            Screen::Window => "referee",
            Screen::Tablet => "tablet",
        };
        Self(format!("{asker}:{}", id.as_str()))
    }

    pub(crate) fn seat(seat: SeatId, id: &CommandId) -> Self {
        Self(format!("seat-{}:{}", seat.0, id.as_str()))
    }

    /// The row that makes the table.
    pub(crate) fn created() -> Self {
        Self("host:created".to_owned())
    }

    /// The row about phones and their entropy that comes after row `after`.
    pub(crate) fn entropy(after: u64) -> Self {
        Self(format!("host:entropy-after-{after}"))
    }

    /// The row that says that cards go out, as the one after row `after`.
    pub(crate) fn shown(after: u64) -> Self {
        Self(format!("host:shown-after-{after}"))
    }

    /// The row that says that cards are shown on a referee's screen, as the one after row `after`.
    pub(crate) fn shown_here(after: u64) -> Self {
        Self(format!("host:shown-here-after-{after}"))
    }

    /// The row that begins or ends a break, as the one after row `after`.
    pub(crate) fn pause(paused: bool, after: u64) -> Self {
        let word = if paused { "paused" } else { "resumed" };
        Self(format!("host:{word}-after-{after}"))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RowKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A word for the kind of author, for logs.
pub(crate) fn author_word(author: Author) -> &'static str {
    match author {
        Author::Referee { screen: _ } => "referee",
        Author::Seat { seat: _ } => "seat",
        Author::Host => "host",
    }
}

/// A message as rows have it: an argument has its kind under `type`. Frames say the same in fewer bytes, but rows are
/// hashed, so their form stays.
pub(crate) fn written(line: &Line) -> Value {
    let arg = |arg: &Arg| match arg {
        Arg::Number { value } => json!({ "type": "number", "value": value }),
        Arg::Seat { seat } => json!({ "type": "seat", "seat": seat }),
        Arg::Seats { seats } => json!({ "type": "seats", "seats": seats }),
        Arg::Text { text } => json!({ "type": "text", "text": text }),
        Arg::Line { line } => json!({ "type": "line", "line": written(line) }),
        Arg::Words { ids } => json!({ "type": "words", "ids": ids }),
    };
    let args = line.args.iter();
    let args: Map<_, _> = args.map(|(name, of)| (name.to_owned(), arg(of))).collect();
    json!({ "id": line.id, "args": args })
}
