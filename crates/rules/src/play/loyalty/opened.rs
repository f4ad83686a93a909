//! Everybody's Loyalty cards, turned up after the end of the game.

use dradis_facts::rule;
use dradis_facts::seat::as_named;
use dradis_state::opened::{OpenedCard, OpenedHand};
use dradis_state::state::State;

/// What everybody turns up, by seat number; empty where the table keeps the cards. Everything in it is secret until
/// then.
#[must_use]
pub fn opened(state: &State) -> Vec<OpenedHand> {
    rule!("LOYAL-6");
    rule!("END-13");
    let seats = as_named(state.seats.len());
    seats
        .filter_map(|seat| {
            let team = state.loyalty.team(seat)?;
            let held = state.loyalty.cards.reveal().held(seat);
            let cards = held.map(|(card, came)| OpenedCard { card, came });
            Some(OpenedHand {
                seat,
                cards: cards.collect(),
                team,
            })
        })
        .collect()
}
