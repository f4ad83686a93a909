//! Corrections: the table is the authority, with a reason in the log.

use serde::{Deserialize, Serialize};

use crate::content::content;
use crate::message::{Line, Message};
use crate::rejection::Rejection;
use crate::resources::Resource;
use crate::rule;
use crate::seat::SeatId;
use crate::state::State;
use crate::titles::Title;

/// What something is set to. A correction runs no rule again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Correction {
    /// A dial stands at this value.
    Resource {
        /// The dial.
        resource: Resource,
        /// 0 to 15 (RES-5).
        value: u8,
    },
    /// This player holds the title.
    Title {
        /// The title.
        title: Title,
        /// The holder.
        seat: SeatId,
    },
    /// It is this player's turn.
    ActivePlayer {
        /// The player.
        seat: SeatId,
    },
    /// The running turn has this number.
    TurnNumber {
        /// 1 to 999.
        number: u16,
    },
}

/// Why something is corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Reason {
    /// It was forgotten when it happened.
    Forgotten,
    /// A card or a dial was misread.
    Misread,
    /// A wrong button was touched.
    WrongButton,
    /// The table agreed on it.
    Agreed,
    /// In the referee's words.
    Other {
        /// 1 to 120 characters.
        text: String,
    },
}

/// Longest typed reason, in characters.
pub const REASON_LENGTH: usize = 120;

impl Reason {
    pub(crate) fn line(&self) -> Line {
        match self {
            Self::Forgotten => Line::new(Message::ReasonForgotten),
            Self::Misread => Line::new(Message::ReasonMisread),
            Self::WrongButton => Line::new(Message::ReasonWrongButton),
            Self::Agreed => Line::new(Message::ReasonAgreed),
            Self::Other { text } => Line::new(Message::ReasonOther).text("text", text),
        }
    }

    pub(crate) fn check(&self) -> Result<(), Rejection> {
        match self {
            Self::Forgotten | Self::Misread | Self::WrongButton | Self::Agreed => Ok(()),
            Self::Other { text } if text.trim().is_empty() => Err(Rejection::ReasonEmpty),
            Self::Other { text } if text.chars().count() > REASON_LENGTH => {
                Err(Rejection::ReasonTooLong)
            }
            Self::Other { .. } => Ok(()),
        }
    }
}

/// What stands in the books now where the correction would write, so that the log can say both.
/// An error where the correction has nothing to write to or would write what cannot be.
pub(crate) fn current(state: &State, correction: &Correction) -> Result<Correction, Rejection> {
    match *correction {
        Correction::Resource { resource, value } => {
            rule!("RES-5");
            if value > content().dial_maximum {
                return Err(Rejection::DialRange { value });
            }
            Ok(Correction::Resource {
                resource,
                value: state.resources.get(resource),
            })
        }
        Correction::Title { title, seat } => {
            state.require_seat(seat)?;
            let holder = state.titles.holder(title).ok_or(Rejection::NotBegun)?;
            Ok(Correction::Title {
                title,
                seat: holder,
            })
        }
        Correction::ActivePlayer { seat } => {
            state.require_seat(seat)?;
            let active = state.turn.active.ok_or(Rejection::NotBegun)?;
            Ok(Correction::ActivePlayer { seat: active })
        }
        Correction::TurnNumber { number } => {
            if state.turn.active.is_none() {
                return Err(Rejection::NotBegun);
            }
            if !(1..=999).contains(&number) {
                return Err(Rejection::TurnNumber { number });
            }
            Ok(Correction::TurnNumber {
                number: state.turn.number,
            })
        }
    }
}

/// Writes a correction. Total: what does not fit the state is left out.
pub(crate) fn write(state: &mut State, correction: &Correction) {
    match *correction {
        Correction::Resource { resource, value } => state.resources.set(resource, value),
        Correction::Title { title, seat } => state.titles.give(title, seat),
        Correction::ActivePlayer { seat } => state.turn.active = Some(seat),
        Correction::TurnNumber { number } => state.turn.number = number,
    }
}
