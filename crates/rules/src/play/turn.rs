//! Whose turn it is, and how the game ended.

use dradis_facts::options::Tracking;
use dradis_facts::turn::TurnStep;
use dradis_state::state::State;
use dradis_state::turn::shape;

mod procedure;
mod question;

pub(crate) use procedure::{
    arrive, begin_turns, close_turn, crisis_described, discarded, finish_turn, next_step, pass_on,
    stays_to_be_treated, take_turn,
};
pub(crate) use question::{ask_turn, discard_to_limit, may_use_movement, neighbours};

/// Whether the turn stands at a step: at it alone, or, where a turn is one question, not behind it.
#[must_use]
pub(crate) fn at(state: &State, step: TurnStep) -> bool {
    match state.options.tracking {
        Tracking::Full => state.turn.step == step,
        Tracking::Light => state.turn.step <= step && shape(state).contains(&step),
    }
}

/// Whether the crisis of the running turn may be told now.
#[must_use]
pub(crate) fn crisis_may_come(state: &State) -> bool {
    at(state, TurnStep::Crisis) && !state.crises.came
}

/// Whether the crisis of the running turn is still to come, in this step or a later one.
#[must_use]
pub(crate) fn crisis_to_come(state: &State) -> bool {
    state.turn.step <= TurnStep::Crisis
        && shape(state).contains(&TurnStep::Crisis)
        && !state.crises.came
}
