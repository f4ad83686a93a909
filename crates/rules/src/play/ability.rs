//! The abilities of the characters, by name, and who has them.

use dradis_facts::ability::Ability;
use dradis_facts::content::CrisisRule;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::loyalty::Standing;
use dradis_state::state::State;

/// Whether a player's character has an ability and may still use it: a revealed Cylon has none (CYPLAYER-1), and
/// one that is used once in a game is gone after that, or barred to humans by a card in play (CLAR-76).
#[must_use]
pub fn has(state: &State, seat: SeatId, ability: Ability) -> bool {
    rule!("CYPLAYER-1");
    is_on_the_sheet(state, seat, ability)
        && has_a_sheet(state, seat)
        && !state.used.contains(&ability)
        && !state.turn.remembered.used.contains(&ability)
        && can_pay(state, seat, ability)
        && !barred(state, seat, ability)
}

/// Whether an ability is one of a player's character, whether or not they may use it now.
pub(crate) fn is_on_the_sheet(state: &State, seat: SeatId, ability: Ability) -> bool {
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    character.is_some_and(|character| character.facts().abilities.contains(&ability))
}

/// Whether a human player does not use an ability that is used once in a game (The Farm). A Leader who is not
/// infiltrating is none (XTERM-2).
pub(crate) fn barred(state: &State, seat: SeatId, ability: Ability) -> bool {
    let barred = ability.once_per_game()
        && state.crises.rule(CrisisRule::NoOncePerGame)
        && state.loyalty.standing(seat).acts_as_human();
    if barred {
        rule!("CLAR-76");
    }
    barred
}

/// The player who has an ability and may still use it; `None` where nobody does.
#[must_use]
pub fn holder(state: &State, ability: Ability) -> Option<SeatId> {
    let mut seats = (0u8..).take(state.seats.len()).map(SeatId);
    seats.find(|seat| has(state, *seat, ability))
}

/// Whether a character's sheet abilities hold: a revealed Cylon has none (XCY-2), a Leader always has theirs (XLEAD-3).
pub(crate) fn has_a_sheet(state: &State, seat: SeatId) -> bool {
    match state.loyalty.standing(seat) {
        Standing::Human => true,
        Standing::Leader { .. } => {
            rule!("XLEAD-3");
            true
        }
        Standing::Cylon => {
            rule!("XCY-2");
            false
        }
    }
}

/// Whether a player can pay for an ability that is used once in a game, where that costs miracle tokens (XMIR-1, XMIR-4).
pub(crate) fn can_pay(state: &State, seat: SeatId, ability: Ability) -> bool {
    if state.kit().miracles == 0 || !ability.once_per_game() {
        return true;
    }
    rule!("XMIR-1");
    rule!("XMIR-4");
    state.miracles.get(&seat).copied().unwrap_or(0) >= ability.miracles()
}
