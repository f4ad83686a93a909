//! What happens in the Sleeper phase.

use dradis_facts::content::{LoyaltyCard, Side};
use dradis_facts::hidden::Hidden;
use dradis_facts::seat::{SeatId, as_named};
use serde::{Deserialize, Serialize};

use crate::loyalty::Loyalty;
use crate::opened::Came;

/// A step of the Sleeper phase, as work on the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum SleeperStep {
    /// Everybody receives Loyalty cards (SLEEPER-2).
    Deal,
    /// Whoever has received the Sympathizer shows it (SLEEPER-4).
    Sympathizer,
    /// A revealed Cylon keeps the Sympathizer or passes it on (SLEEPER-5).
    PassSympathizer {
        /// The revealed Cylon.
        seat: SeatId,
    },
}

/// What happens in the Sleeper phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum SleeperEvent {
    /// Dradis dealt Loyalty cards from the top of the deck (SLEEPER-2).
    Dealt {
        /// Cards of each seat; public.
        counts: Vec<u8>,
        /// Which they are, in the order received.
        cards: Hidden<Vec<Vec<LoyaltyCard>>>,
    },
    /// The table dealt them itself. Public.
    DealtByHand {
        /// Cards of each seat.
        counts: Vec<u8>,
    },
    /// A player has shown the Sympathizer (SYMP-2).
    SympathizerShown {
        /// The player.
        seat: SeatId,
    },
    /// A revealed Cylon passed the Sympathizer on (SLEEPER-5).
    SympathizerPassed {
        /// The revealed Cylon.
        from: SeatId,
        /// Who has it now.
        to: SeatId,
    },
}

/// Whether a card is the Sympathizer.
#[must_use]
pub fn is_sympathizer(card: LoyaltyCard) -> bool {
    card.facts().side == Side::Sympathizer
}

impl Loyalty {
    /// Writes an event of the Sleeper phase, for `apply`.
    pub(crate) fn apply(&mut self, event: &SleeperEvent) {
        match event {
            SleeperEvent::Dealt { counts: _, cards } => {
                let mut deal = self.cards.reveal().clone();
                for (seat, fresh) in as_named(deal.hands.len()).zip(cards.reveal()) {
                    for card in fresh {
                        deal.receive(seat, *card, Came::SleeperPhase);
                    }
                }
                let dealt: usize = cards.reveal().iter().map(Vec::len).sum();
                deal.deck.drain(..dealt.min(deal.deck.len()));
                self.cards = Hidden::new(deal);
                // Nobody has been shown what they hold now.
                self.shown.clear();
            }
            SleeperEvent::DealtByHand { counts } => {
                if let Some(there) = &mut self.by_hand {
                    for (hand, fresh) in there.hands.iter_mut().zip(counts) {
                        *hand = hand.saturating_add(*fresh);
                        there.deck = there.deck.saturating_sub(*fresh);
                    }
                }
            }
            SleeperEvent::SympathizerShown { seat } => {
                self.sympathizer_shown = true;
                self.sympathizer_with = Some(*seat);
            }
            SleeperEvent::SympathizerPassed { from, to } => {
                self.sympathizer_with = Some(*to);
                if let Some(there) = &mut self.by_hand {
                    if let Some(hand) = there.hands.get_mut(from.index()) {
                        *hand = hand.saturating_sub(1);
                    }
                    if let Some(hand) = there.hands.get_mut(to.index()) {
                        *hand = hand.saturating_add(1);
                    }
                    return;
                }
                let mut deal = self.cards.reveal().clone();
                let held = deal.hands.get(from.index()).into_iter().flatten();
                let at = held.copied().position(is_sympathizer);
                if let Some(card) = at.and_then(|at| deal.give_up(*from, at)) {
                    deal.receive(*to, card, Came::HandedOn { by: *from });
                }
                self.cards = Hidden::new(deal);
            }
        }
    }
}
