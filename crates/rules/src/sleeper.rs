//! The Sleeper phase, and the Sympathizer in it.

use dradis_facts::content::{ExtraLoyalty, LoyaltyCard, Side};
use dradis_facts::hidden::Hidden;
use dradis_facts::resources::{Resource, red_from};
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, as_named, clockwise_from};
use serde::{Deserialize, Serialize};

use crate::loyalty::Loyalty;
use crate::opened::Came;
use crate::seat::Seat;
use crate::state::State;

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

fn is_sympathizer(card: LoyaltyCard) -> bool {
    card.facts().side == Side::Sympathizer
}

/// How many Loyalty cards each seat receives: one, revealed Cylons too, and two if the character is Boomer
/// and no revealed Cylon (SLEEPER-2, SLEEPER-3a).
#[must_use]
pub fn counts(state: &State) -> Vec<u8> {
    rule!("SLEEPER-2");
    rule!("CYPLAYER-14");
    let boomer = boomer(state);
    as_named(state.seats.len())
        .map(|seat| if Some(seat) == boomer { 2 } else { 1 })
        .collect()
}

/// The seat of Boomer, unless she is a revealed Cylon.
#[must_use]
pub fn boomer(state: &State) -> Option<SeatId> {
    let extra = |seat: &Seat| {
        seat.character
            .is_some_and(|character| character.facts().extra_loyalty == ExtraLoyalty::SleeperPhase)
    };
    let mut seats = as_named(state.seats.len()).zip(&state.seats);
    let (seat, _) = seats.find(|(_, seat)| extra(seat))?;
    rule!("SLEEPER-3a");
    (!state.loyalty.revealed.contains(&seat)).then_some(seat)
}

/// Deals from the top of the deck: one card to each seat, clockwise by number from the first player, then one
/// more to whoever receives two. It is shuffled already, so nothing is drawn. Fewer if the deck runs out: it
/// is never rebuilt (LIMIT-21).
#[must_use]
pub fn deal(state: &State) -> Vec<Vec<LoyaltyCard>> {
    rule!("POOL-7");
    rule!("LIMIT-21");
    let numbered: Vec<SeatId> = as_named(state.seats.len()).collect();
    let first = state.turn.first.unwrap_or(SeatId(0));
    let mut top = state.loyalty.cards.reveal().deck.iter().copied();
    let mut hands = vec![Vec::new(); numbered.len()];
    for seat in clockwise_from(&numbered, first) {
        hands[seat.index()].extend(top.next());
    }
    for seat in clockwise_from(&numbered, first) {
        if Some(seat) == boomer(state) {
            hands[seat.index()].extend(top.next());
        }
    }
    hands
}

/// Who holds the Sympathizer, where Dradis keeps the cards. Secret until it has been shown.
pub(crate) fn sympathizer(state: &State) -> Option<SeatId> {
    let hands = &state.loyalty.cards.reveal().hands;
    let mut seats = as_named(hands.len()).zip(hands);
    seats
        .find(|(_, hand)| hand.iter().any(|card| is_sympathizer(*card)))
        .map(|(seat, _)| seat)
}

/// Whether a dial stands in its red zone now: then the Sympathizer is sent to the Brig (SYMP-3, SYMP-8).
#[must_use]
pub fn in_the_red(state: &State) -> bool {
    rule!("SYMP-8");
    Resource::ALL
        .into_iter()
        .any(|resource| state.resources.get(resource) <= red_from(resource, state.options.red_zone))
}
