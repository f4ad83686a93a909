//! The Destiny deck.

use dradis_facts::destiny::SkillCard;
use dradis_facts::hidden::Hidden;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

/// The cards of the Destiny deck that Dradis keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Destiny {
    /// The deck, its top first. Nobody's to know. Empty where the table keeps the deck.
    pub deck: Hidden<Vec<SkillCard>>,
    /// Cards drawn into a check and not shown yet, in the order drawn. Nobody's to know until then.
    pub drawn: Hidden<Vec<SkillCard>>,
    /// Who looks the deck through, and alone sees it. Public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub looking: Option<SeatId>,
}

impl Destiny {
    /// Cards drawn and not shown yet; public.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.drawn.reveal().len()
    }

    /// Whether these are all the cards of a deck that has `cards` of them. They are not in a game from
    /// before there was a deck, and after a correction to more cards.
    #[must_use]
    pub fn is_laid_out(&self, cards: u8) -> bool {
        self.deck.reveal().len() == usize::from(cards)
    }

    /// Takes cards from the top into the check, for `apply`. They never come back (POOL-2).
    pub(crate) fn draw(&mut self, cards: u8) {
        rule!("POOL-2");
        let deck = self.deck.reveal_mut();
        let cards = usize::from(cards).min(deck.len());
        self.drawn.reveal_mut().extend(deck.drain(..cards));
    }

    /// Discards the card at a place of the deck, for `apply`.
    pub(crate) fn discard(&mut self, at: u8) {
        let (deck, at) = (self.deck.reveal_mut(), usize::from(at));
        if at < deck.len() {
            deck.remove(at);
        }
    }

    /// Makes the deck fit a corrected count, for `apply`: of fewer cards the top ones go. To more cards
    /// it cannot grow without a draw, so it is put away whole, and built anew before it is used.
    pub(crate) fn fit(&mut self, cards: u8) {
        let deck = self.deck.reveal_mut();
        match deck.len().checked_sub(usize::from(cards)) {
            Some(too_many) => drop(deck.drain(..too_many)),
            None => deck.clear(),
        }
    }
}
