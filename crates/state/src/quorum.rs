//! Quorum cards that lie open, and those that have left the game. The President's hand stays on the table.

use dradis_facts::content::{QuorumId, QuorumRule};
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

/// A Quorum card that lies open. Public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenQuorum {
    /// The card.
    pub card: QuorumId,
    /// Before whom; `None` where it was given to nobody.
    pub with: Option<SeatId>,
}

/// What is known of the Quorum cards. Public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quorum {
    /// The card that is being played; it is discarded unless an effect of it says otherwise.
    pub played: Option<QuorumId>,
    /// Cards that lie open, in the order they came.
    pub open: Vec<OpenQuorum>,
    /// Cards that have left the game.
    pub removed: u8,
}

/// What happens to Quorum cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum QuorumEvent {
    /// A card was played.
    Played {
        /// Who played it.
        seat: SeatId,
        /// The card.
        card: QuorumId,
    },
    /// The card that was played lies open from now on.
    Stays {
        /// Before whom.
        with: Option<SeatId>,
    },
    /// The card that was played has left the game.
    Removed,
    /// The card that was played was discarded.
    Discarded,
    /// A card that lay open was discarded.
    LeftPlay {
        /// The card.
        card: QuorumId,
    },
}

impl Quorum {
    /// The open card with this rule, if one lies open.
    #[must_use]
    pub fn rule(&self, rule: QuorumRule) -> Option<OpenQuorum> {
        let mut open = self.open.iter();
        open.find(|open| open.card.facts().lasting == Some(rule))
            .copied()
    }

    /// Cards that are neither in the deck nor discarded nor in the President's hand.
    #[must_use]
    pub fn out_of_the_deck(&self) -> u8 {
        let open = u8::try_from(self.open.len()).unwrap_or(u8::MAX);
        open.saturating_add(self.removed)
            .saturating_add(self.played.is_some().into())
    }

    /// Writes an event, for `apply`.
    pub(crate) fn apply(&mut self, event: &QuorumEvent) {
        match event {
            QuorumEvent::Played { seat: _, card } => self.played = Some(*card),
            QuorumEvent::Stays { with } => {
                if let Some(card) = self.played.take() {
                    self.open.push(OpenQuorum { card, with: *with });
                }
            }
            QuorumEvent::Removed => {
                if self.played.take().is_some() {
                    self.removed = self.removed.saturating_add(1);
                }
            }
            QuorumEvent::Discarded => self.played = None,
            QuorumEvent::LeftPlay { card } => self.open.retain(|open| open.card != *card),
        }
    }
}
