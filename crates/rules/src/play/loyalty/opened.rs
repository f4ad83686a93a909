//! Everybody's Loyalty cards, turned up after the end of the game.

use dradis_facts::rule;
use dradis_facts::seat::{SeatId, as_named};
use dradis_facts::turn::Winner;
use dradis_state::opened::{OpenedCard, OpenedHand};
use dradis_state::state::State;

use crate::play::motive;

/// The team of a player; a Cylon Leader is in that of the side that has won where their Motive cards say so (XMOT-6).
fn team(state: &State, seat: SeatId) -> Option<Winner> {
    let leader = state.loyalty.leader.filter(|leader| leader.seat == seat);
    let (Some(_), Some(outcome)) = (leader, &state.outcome) else {
        return state.loyalty.team(seat);
    };
    let winner = outcome.winner();
    Some(match (motive::wins_with(state, seat, winner), winner) {
        (true, winner) => winner,
        (false, Winner::Humans) => Winner::Cylons,
        (false, Winner::Cylons) => Winner::Humans,
    })
}

/// What everybody turns up, by seat number; empty where the table keeps the cards. Everything in it is secret until
/// then.
#[must_use]
pub fn opened(state: &State) -> Vec<OpenedHand> {
    rule!("LOYAL-6");
    rule!("END-13");
    let seats = as_named(state.seats.len());
    seats
        .filter_map(|seat| {
            let team = team(state, seat)?;
            let held = state.loyalty.cards.reveal().held(seat);
            let cards = held.map(|(card, came)| OpenedCard { card, came });
            Some(OpenedHand {
                seat,
                cards: cards.collect(),
                team,
                lost: state.is_out(seat),
            })
        })
        .collect()
}
