//! What no table can come to, whatever version of the rules its steps were played by: names that nobody could give,
//! and boards that cannot be and that nobody insisted on.

use std::fmt;

use dradis_facts::board::{Impossible, Piece};
use dradis_facts::craft::Craft;
use dradis_facts::rejection::Rejection;
use dradis_facts::seat::names_at_table;
use dradis_rules::books::board::{appeared, invariants};
use dradis_rules::history::Record;
use dradis_state::{Event, State};

use super::ReadRow;
use crate::entry::Entry;

/// What is wrong with a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsound {
    /// Names that no table takes.
    Names(Rejection),
    /// Blanks that a name loses where it is typed.
    Blanks,
    /// A board that cannot be.
    Board(Impossible),
}

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Names(rejection) => rejection.fmt(f),
            Self::Blanks => {
                f.write_str("a name with blanks before or behind it; names stand without")
            }
            Self::Board(Impossible::TooMany { piece, count, most }) => {
                write!(f, "{count} {}; the game has {most}", plural(*piece))
            }
            Self::Board(_) => f.write_str("a board that cannot be, and nobody insisted on it"),
        }
    }
}

const fn plural(piece: Piece) -> &'static str {
    match piece {
        Piece::Craft(Craft::Viper) => "vipers",
        Piece::Craft(Craft::MarkVii) => "Mark VII vipers",
        Piece::Craft(Craft::AssaultRaptor) => "assault raptors",
        Piece::Craft(Craft::Raptor) => "raptors",
        Piece::Craft(Craft::Raider) => "raiders",
        Piece::Craft(Craft::HeavyRaider) => "heavy raiders",
        Piece::Craft(Craft::Basestar) => "basestars",
        Piece::Centurion => "centurions",
        Piece::Craft(Craft::CivilianShip) => "civilian ships",
        Piece::Nuke => "nukes",
    }
}

/// Looks at a step, by the boards before and after it.
pub(super) fn sound(row: &ReadRow, before: &State, after: &State) -> Result<(), Unsound> {
    let Entry::Step {
        record: Record::Did { events } | Record::DidInstead { events, .. },
        ..
    } = &row.entry
    else {
        return Ok(());
    };
    for event in events {
        if let Event::GameBegan { names, options, .. } = event {
            let given: Vec<&str> = names.iter().map(String::as_str).collect();
            let fitting = names_at_table(options.kit(), &given).map_err(Unsound::Names)?;
            if fitting != *names {
                return Err(Unsound::Blanks);
            }
        }
    }
    let insisted = |new: &Impossible| {
        let mut events = events.iter();
        events.any(|event| matches!(event, Event::Insisted { impossible } if impossible == new))
    };
    let new = appeared(&invariants(before), &invariants(after));
    let unasked = new.into_iter().find(|new| !insisted(new));
    unasked.map_or(Ok(()), |unasked| Err(Unsound::Board(unasked)))
}
