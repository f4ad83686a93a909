//! The Super Crisis deck and hands, where Dradis keeps them.

use std::collections::BTreeMap;

use dradis_facts::content::SuperCrisisId;
use dradis_facts::hidden::Hidden;
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

/// Where the Super Crisis cards lie. Empty where the table keeps them. How many a player holds is public and
/// stands with the Loyalty cards; how many are in the deck stands with the piles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SuperCrises {
    /// The deck, its top first. Nobody's to know.
    pub deck: Hidden<Vec<SuperCrisisId>>,
    /// The cards of each revealed Cylon, in the order received; theirs alone to know (CYPLAYER-6).
    pub hands: Hidden<BTreeMap<SeatId, Vec<SuperCrisisId>>>,
    /// Cards that were played or given up since the deck was last shuffled. Which were given up is for nobody
    /// but who gave them up, so that it stays hidden as a whole.
    pub discarded: Hidden<Vec<SuperCrisisId>>,
}

/// What happens to the Super Crisis cards that Dradis keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum SuperCrisisEvent {
    /// Dradis shuffled a deck, in the place of the one before.
    DeckBuilt {
        /// Its number of cards; public.
        cards: u8,
        /// The cards, the top first.
        deck: Hidden<Vec<SuperCrisisId>>,
    },
    /// The top card went to a revealed Cylon, who alone sees it (REVEAL-8).
    Dealt {
        /// The player; public.
        seat: SeatId,
    },
    /// A revealed Cylon gave a card up, unseen by the others (LOC-RESURRECTION-1).
    Discarded {
        /// The player.
        seat: SeatId,
        /// Its place in the hand, from 0; public like the question that was answered.
        at: u8,
    },
    /// A revealed Cylon plays a card, which lies open from now on (CYPLAYER-10).
    Played {
        /// The player.
        seat: SeatId,
        /// The card.
        card: SuperCrisisId,
    },
    /// A correction has taken all cards of a player back into the deck, which is shuffled before it is drawn from.
    Returned {
        /// The player.
        seat: SeatId,
    },
}

impl SuperCrises {
    /// The cards a player holds, in the order received; the player's secret.
    #[must_use]
    pub fn held(&self, seat: SeatId) -> &[SuperCrisisId] {
        self.hands.reveal().get(&seat).map_or(&[], Vec::as_slice)
    }

    /// Writes an event, for `apply`.
    pub(crate) fn apply(&mut self, event: &SuperCrisisEvent) {
        let hands = self.hands.reveal_mut();
        let deck = self.deck.reveal_mut();
        let discarded = self.discarded.reveal_mut();
        match event {
            SuperCrisisEvent::DeckBuilt { cards: _, deck } => {
                discarded.retain(|card| !deck.reveal().contains(card));
                self.deck = deck.clone();
            }
            SuperCrisisEvent::Dealt { seat } => {
                let hand = hands.entry(*seat).or_default();
                hand.extend(deck.drain(..deck.len().min(1)));
            }
            SuperCrisisEvent::Discarded { seat, at } => {
                let hand = hands.entry(*seat).or_default();
                let at = usize::from(*at);
                discarded.extend(hand.drain(at.min(hand.len())..(at + 1).min(hand.len())));
            }
            SuperCrisisEvent::Played { seat, card } => {
                let hand = hands.entry(*seat).or_default();
                hand.retain(|other| other != card);
                discarded.push(*card);
            }
            SuperCrisisEvent::Returned { seat } => {
                hands.remove(seat);
                // Counted, and no longer in order: a deck that does not have as many cards as it should is
                // shuffled before anything is drawn from it.
                deck.clear();
            }
        }
    }
}
