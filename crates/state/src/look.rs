//! Loyalty cards that lie before somebody who looks at them.

use dradis_facts::content::{LoyaltyCard, Side};
use dradis_facts::hidden::Hidden;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

use crate::loyalty::Loyalty;

/// Loyalty cards that lie before a player who looks at them, until that player has seen them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Looking {
    /// Who looks. Public.
    pub by: SeatId,
    /// Whose cards they are. Public.
    pub at: SeatId,
    /// The cards, in the order in which their owner received them. How many is public; which they are is for the
    /// two players alone.
    pub cards: Hidden<Vec<LoyaltyCard>>,
}

impl Loyalty {
    /// The cards of a player that do not lie open, in the order received, where Dradis keeps them; the player's
    /// secret. The card that a revealed Cylon has shown lies open, and so does the Sympathizer. How many are left is
    /// public.
    #[must_use]
    pub fn unrevealed(&self, seat: SeatId) -> Vec<LoyaltyCard> {
        let hands = &self.cards.reveal().hands;
        let held = hands.get(seat.index()).map_or(&[][..], Vec::as_slice);
        let shown = self
            .revealed
            .contains(&seat)
            .then(|| self.revealed_card(seat, held));
        let lies_open = self.open_at(seat, held);
        let open = |at: usize, card: LoyaltyCard| {
            rule!("SYMP-2");
            shown == Some(at) || lies_open.contains(&at) || card.facts().side == Side::Sympathizer
        };
        let each = held.iter().copied().enumerate();
        each.filter(|(at, card)| !open(*at, *card))
            .map(|(_, card)| card)
            .collect()
    }
}
