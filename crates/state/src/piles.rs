//! How many cards are in the piles beside the board that Dradis counts but does not hold.

use dradis_facts::content::DeckCounts;
use dradis_facts::kit::Kit;
use dradis_facts::piles::Pile;
use dradis_facts::rule;
use serde::{Deserialize, Serialize};

/// Cards in every pile. Public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Piles {
    pub destiny: u8,
    pub quorum_hand: u8,
    pub quorum: u8,
    pub crisis: u8,
    pub super_crisis: u8,
    pub destinations: u8,
}

impl Piles {
    /// Cards in a pile.
    #[must_use]
    pub const fn of(&self, pile: Pile) -> u8 {
        match pile {
            Pile::Destiny => self.destiny,
            Pile::QuorumHand => self.quorum_hand,
            Pile::Quorum => self.quorum,
            Pile::Crisis => self.crisis,
            Pile::SuperCrisis => self.super_crisis,
            Pile::Destinations => self.destinations,
        }
    }

    /// What a deck of so many cards holds after this many cards have been drawn from it. An empty deck is rebuilt from its
    /// discard pile (LIMIT-1), which holds every card of it but the `out` ones that are somewhere else after
    /// the draw.
    #[must_use]
    pub fn after_drawing(&self, most: u8, deck: Pile, cards: u8, out: u8) -> u8 {
        self.of(deck).checked_sub(cards).unwrap_or_else(|| {
            rule!("LIMIT-1");
            rule!("DIS-63");
            if deck == Pile::Crisis {
                rule!("CRISIS-8");
            }
            most.saturating_sub(out)
        })
    }

    /// Writes a count, for `apply`.
    pub const fn set(&mut self, pile: Pile, cards: u8) {
        let there = match pile {
            Pile::Destiny => &mut self.destiny,
            Pile::QuorumHand => &mut self.quorum_hand,
            Pile::Quorum => &mut self.quorum,
            Pile::Crisis => &mut self.crisis,
            Pile::SuperCrisis => &mut self.super_crisis,
            Pile::Destinations => &mut self.destinations,
        };
        *there = cards;
    }

    /// All piles of a new game (SETUP-9, SETUP-11, SETUP-16): whole but for the President's first card.
    #[must_use]
    pub fn at_start(kit: &Kit) -> Self {
        rule!("SETUP-9");
        rule!("XSETUP-13");
        rule!("XSETUP-15");
        rule!("TITLE-PRES-1");
        let DeckCounts {
            quorum,
            crisis,
            super_crisis,
            destinations,
            destiny,
        } = kit.decks;
        Self {
            destiny,
            quorum_hand: 1,
            quorum: quorum.saturating_sub(1),
            crisis,
            super_crisis,
            destinations,
        }
    }
}
