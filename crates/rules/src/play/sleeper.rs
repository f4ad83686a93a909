//! The Sleeper phase, and the Sympathizer in it.

use dradis_facts::content::{ExtraLoyalty, LoyaltyCard};
use dradis_facts::resources::{Resource, red_from};
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, as_named, clockwise_from};
use dradis_state::seat::Seat;
use dradis_state::sleeper::is_sympathizer;
use dradis_state::state::State;

mod procedure;
mod question;

pub(crate) use procedure::{answer, proceed};
pub(crate) use question::question;

/// How many Loyalty cards each seat receives: one, revealed Cylons too, and two if the character is Boomer
/// and no revealed Cylon (SLEEPER-2, SLEEPER-3a).
#[must_use]
pub fn counts(state: &State) -> Vec<u8> {
    rule!("SLEEPER-2");
    rule!("CYPLAYER-14");
    let boomer = boomer(state);
    as_named(state.seats.len())
        .map(|seat| match Some(seat) == boomer {
            _ if is_leader(state, seat) => {
                rule!("XSLEEP-2");
                rule!("DIS-39");
                0
            }
            true => {
                rule!("XSLEEP-3");
                2
            }
            false => {
                rule!("XSLEEP-1");
                1
            }
        })
        .collect()
}

/// Whether the player is a Cylon Leader, who receives Motive cards instead (XSLEEP-2).
fn is_leader(state: &State, seat: SeatId) -> bool {
    let leader = state.loyalty.leader;
    leader.is_some_and(|leader| leader.seat == seat)
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
    state.loyalty.standing(seat).acts_as_human().then_some(seat)
}

/// Deals from the top of the deck: one card to each seat, clockwise by number from the first player, then one
/// more to whoever receives two. It is shuffled already, so nothing is drawn. Fewer if the deck runs out: it
/// is never rebuilt (LIMIT-21).
#[must_use]
pub fn deal(state: &State) -> Vec<Vec<LoyaltyCard>> {
    rule!("POOL-7");
    rule!("LIMIT-21");
    rule!("OPEN-33");
    let numbered: Vec<SeatId> = as_named(state.seats.len()).collect();
    let first = state.turn.first.unwrap_or(SeatId(0));
    let mut top = state.loyalty.cards.reveal().deck.iter().copied();
    let mut hands = vec![Vec::new(); numbered.len()];
    rule!("XSLEEP-1");
    rule!("XSLEEP-2");
    rule!("XSLEEP-3");
    for seat in clockwise_from(&numbered, first).filter(|seat| !is_leader(state, *seat)) {
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
    Resource::ALL.into_iter().any(|resource| {
        state.resources.get(resource) <= red_from(state.kit(), resource, state.options.red_zone)
    })
}
