//! The Ionian Nebula: trauma tokens and Allies (ION-SETUP-2 to ION-ALLY-11).
//!
//! Trauma tokens are cards that players hold ([`HeldKind::TRAUMA`]), and whoever keeps the Loyalty cards keeps them. The Ally
//! deck is cards on the table, which names what comes up.

use dradis_facts::content::{AllyId, CharacterId, HeldKind, LocationId, Trauma};
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_state::state::State;

use crate::play::held;

mod procedure;
mod question;

pub(crate) use procedure::{
    answer, begin_anew, correct, draw, give_up, lay_tokens, leave_what_is_gone, lose_all, proceed,
    replace_disasters,
};
pub(crate) use question::question;

/// Where tokens lie for whoever begins a turn there (ION-SETUP-2).
pub(crate) const SPOTS: [LocationId; 2] = [LocationId::SICKBAY, LocationId::BRIG];

/// Why a card of the Ally deck goes back into the box as it comes up (ION-ALLY-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barred {
    /// Somebody plays the person, by whichever sheet.
    InPlay,
    /// The person was executed.
    Executed,
    /// The location is not there.
    NoLocation,
}

/// What keeps an Ally from coming to the board, if anything does. Public.
#[must_use]
pub fn barred(state: &State, ally: AllyId) -> Option<Barred> {
    let facts = ally.facts();
    let is_them = |character: CharacterId| {
        rule!("ION-ALLY-11");
        let other = character.facts();
        other.person.as_deref().unwrap_or(&other.id) == facts.person
    };
    let mut played = state.seats.iter().filter_map(|seat| seat.character);
    if played.any(is_them) {
        return Some(Barred::InPlay);
    }
    if state.gone.iter().copied().any(is_them) {
        return Some(Barred::Executed);
    }
    (!has_location(state, ally)).then_some(Barred::NoLocation)
}

/// Whether the location of an Ally is there.
fn has_location(state: &State, ally: AllyId) -> bool {
    let location = state.kit().standing_for(ally.facts().location);
    state.locations().any(|other| other == location)
}

/// The cards of the Ally deck, in the order of the content. Public.
#[must_use]
pub fn deck(state: &State) -> Vec<AllyId> {
    let (Some(there), Some(facts)) = (&state.ionian, &state.kit().ionian) else {
        return Vec::new();
    };
    let mut deck = facts.allies.clone();
    deck.retain(|ally| !there.allies.contains(ally) && !there.boxed.contains(ally));
    deck
}

/// The Cylon players with most trauma tokens, of those who have any, clockwise from the active player (ION-DAMAGE-1). Public.
#[must_use]
pub fn most_traumatised(state: &State) -> Vec<SeatId> {
    let first = state.turn.active.unwrap_or(SeatId(0));
    let mut cylons: Vec<SeatId> = clockwise_from(&state.order, first).collect();
    cylons
        .retain(|seat| state.loyalty.standing(*seat).is_cylon_player() && state.trauma(*seat) > 0);
    let most = cylons.iter().map(|seat| state.trauma(*seat)).max();
    cylons.retain(|seat| Some(state.trauma(*seat)) == most);
    cylons
}

/// Whether Dradis keeps the tokens.
pub(crate) fn kept(state: &State) -> bool {
    held::kept(state, HeldKind::TRAUMA)
}

/// Disasters among a player's tokens, where Dradis keeps them: shown at once, they are never there for long.
fn disasters(state: &State, seat: SeatId) -> u8 {
    let hand = state.held_hand(HeldKind::TRAUMA, seat).iter();
    let disasters = hand.filter(|card| card.trauma() == Some(Trauma::Disaster));
    u8::try_from(disasters.count()).unwrap_or(u8::MAX)
}
