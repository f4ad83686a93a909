//! Executions: a character leaves the game, and another one may come to the seat (EXEC-1 to EXEC-30).

use dradis_facts::content::CharacterId;
use dradis_facts::rule;
use dradis_state::state::State;

use crate::play::setup::replacements;

mod procedure;
mod question;

pub(crate) use procedure::{answer, begin, fragile, proceed, resurrect};
pub(crate) use question::question;

/// The characters of whom a player chooses who has lost theirs: whoever nobody plays and who has not left the game, no
/// Cylon Leader and no other sheet of somebody in play (EXEC-8, EXEC-27). Public.
#[must_use]
pub fn new_characters(state: &State) -> Vec<CharacterId> {
    rule!("EXEC-27");
    rule!("EXEC-6");
    let mut characters = replacements(&state.seats, &state.options);
    characters.retain(|character| !state.gone.contains(character));
    characters
}
