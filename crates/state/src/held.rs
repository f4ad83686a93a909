//! Cards that players hold, hidden from the others: the one list that whoever shows or counts them walks.

use dradis_facts::content::{HeldCard, HeldCards, HeldKind};
use dradis_facts::seat::SeatId;
use serde::Serialize;

use crate::state::State;

/// The cards of one kind in front of a player, in the order received. The player's secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Held {
    /// The kind; public.
    pub kind: HeldKind,
    /// The cards.
    pub cards: Vec<HeldCard>,
}

/// How many cards of a kind a player holds. Public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeldCount {
    /// The kind.
    pub kind: HeldKind,
    /// How many; 1 or more.
    pub cards: u8,
}

impl State {
    /// The cards of a player that Dradis keeps, kind by kind, those kinds alone of which there is one. The player's secret
    /// (SECRET-18, CYPLAYER-6).
    #[must_use]
    pub fn held(&self, seat: SeatId) -> Vec<Held> {
        let of = |kind: HeldKind| {
            let cards: Vec<HeldCard> = match kind.facts().cards {
                HeldCards::Loyalty => {
                    let hand = self.loyalty.cards.reveal().hands.get(seat.index());
                    hand.into_iter()
                        .flatten()
                        .map(|card| (*card).into())
                        .collect()
                }
                HeldCards::SuperCrises => {
                    let hand = self.super_crises.held(seat);
                    hand.iter().map(|card| (*card).into()).collect()
                }
            };
            (!cards.is_empty()).then_some(Held { kind, cards })
        };
        self.kit().held.iter().copied().filter_map(of).collect()
    }

    /// How many cards a player holds of each kind, on the table's word where the table keeps them. Public.
    #[must_use]
    pub fn held_counts(&self, seat: SeatId) -> Vec<HeldCount> {
        let of = |kind: HeldKind| {
            let cards = match kind.facts().cards {
                HeldCards::Loyalty => u8::try_from(self.loyalty.held(seat)).unwrap_or(u8::MAX),
                HeldCards::SuperCrises => self.loyalty.super_crises(seat),
            };
            (cards > 0).then_some(HeldCount { kind, cards })
        };
        self.kit().held.iter().copied().filter_map(of).collect()
    }
}
