//! The abilities of the characters, by name, and who has them.

use dradis_facts::ability::Ability;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::state::State;

/// Whether a player's character has an ability and may still use it: a revealed Cylon has none (CYPLAYER-1), and
/// one that is used once in a game is gone after that.
#[must_use]
pub fn has(state: &State, seat: SeatId, ability: Ability) -> bool {
    rule!("CYPLAYER-1");
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    character.is_some_and(|character| character.facts().abilities.contains(&ability))
        && state.loyalty.standing(seat).acts_as_human()
        && !state.used.contains(&ability)
}

/// The player who has an ability and may still use it; `None` where nobody does.
#[must_use]
pub fn holder(state: &State, ability: Ability) -> Option<SeatId> {
    let mut seats = (0u8..).take(state.seats.len()).map(SeatId);
    seats.find(|seat| has(state, *seat, ability))
}
