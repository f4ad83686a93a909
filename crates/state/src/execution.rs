//! Executions: a character leaves the game, and another one may come to the seat.

use dradis_facts::ability::Ability;
use dradis_facts::content::{CharacterId, LoyaltyCard};
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

use crate::agenda::Work;
use crate::state::State;

/// A step of an execution, as work on the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ExecutionStep {
    /// A character is executed (EXEC-1).
    Begin {
        /// Whose.
        seat: SeatId,
        /// One of the Final Five that has brought it, and lies open already (XFIVE-8).
        spent: Option<LoyaltyCard>,
    },
    /// The player shows that they are a Cylon, or all their cards (EXEC-2, EXEC-4).
    Show {
        /// The player.
        seat: SeatId,
        /// One of the Final Five that has brought it.
        spent: Option<LoyaltyCard>,
    },
    /// The table says which of the Final Five were among the cards that were shown (XFIVE-3).
    FinalFive {
        /// The player.
        seat: SeatId,
        /// One of them has brought the execution and lies open already: the others are asked for (XFIVE-8).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        others: bool,
    },
    /// The character leaves the game (EXEC-5 to EXEC-7).
    Leave {
        /// The player.
        seat: SeatId,
    },
    /// The player chooses another one (EXEC-8).
    Choose {
        /// The player.
        seat: SeatId,
        /// The character that was executed.
        was: Option<CharacterId>,
        /// It has died on New Caprica, where another one does not come to the Brig (EXEC-18).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        on_new_caprica: bool,
    },
    /// It launches in a viper (EXEC-19).
    Launch {
        /// The player.
        seat: SeatId,
    },
    /// Cards, titles and the end of the turn follow (EXEC-12 to EXEC-22).
    Settle {
        /// The player.
        seat: SeatId,
        /// The character that was executed.
        was: Option<CharacterId>,
    },
}

impl State {
    /// Whether a player was executed, and their new character is still to be chosen, or to come to where it begins (EXEC-8).
    /// Public.
    #[must_use]
    pub fn awaits_character(&self, seat: SeatId) -> bool {
        let there = self.seats.get(seat.index());
        let settles = |execution: &ExecutionStep| matches!(execution, ExecutionStep::Settle { seat: whose, was: _ } if *whose == seat);
        let mut steps = self.agenda.steps.iter();
        there.is_some_and(|there| there.character.is_none())
            || steps.any(
                |step| matches!(&step.work, Work::Execution { execution } if settles(execution)),
            )
    }
}

impl ExecutionStep {
    /// Whose execution it is. Public.
    #[must_use]
    pub const fn seat(self) -> SeatId {
        match self {
            Self::Begin { seat, spent: _ }
            | Self::Show { seat, spent: _ }
            | Self::FinalFive { seat, others: _ }
            | Self::Leave { seat }
            | Self::Choose {
                seat,
                was: _,
                on_new_caprica: _,
            }
            | Self::Launch { seat }
            | Self::Settle { seat, was: _ } => seat,
        }
    }
}

/// What happens in an execution. Public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ExecutionEvent {
    /// A character is executed.
    Began {
        /// The player.
        seat: SeatId,
        /// The character.
        character: Option<CharacterId>,
    },
    /// The new character skips the next Receive Skills step (EXEC-21).
    Benched {
        /// The player.
        seat: SeatId,
    },
    /// A character has left the game: nobody plays it again (EXEC-6).
    CharacterLeft {
        /// The player.
        seat: SeatId,
        /// The character.
        character: CharacterId,
        /// No morale was lost by it (CLAR-61, CLAR-71).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unmourned: bool,
    },
    /// An ability can be used no more in this game (EXEC-20).
    AbilityLost {
        /// The player.
        seat: SeatId,
        /// The ability.
        ability: Ability,
    },
}
