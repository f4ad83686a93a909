//! Answers that only the owner of a card may give.

use dradis_facts::choice::Choice;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::action::ActionStep;
use dradis_state::agenda::Work;
use dradis_state::passing::PassingStep;
use dradis_state::state::State;

/// Who alone may give this answer to what is asked now, if anybody: it names a card of theirs that Dradis keeps and nobody
/// else sees, and whether it is taken depends on which it is. Anybody else would learn that from a refusal (SECRET-18).
#[must_use]
pub fn owners_alone(state: &State, choice: Choice) -> Option<SeatId> {
    rule!("SECRET-18");
    let work = state.agenda.top().map(|step| &step.work);
    if let Choice::Motive(_) = choice {
        rule!("XMOT-3");
        return state.loyalty.leader.map(|leader| leader.seat);
    }
    if let Choice::InHand(_) = choice {
        // Whoever is asked in the place of a player who is out of the game answers.
        return owner_of_hand(state, work).filter(|seat| !state.is_out(*seat));
    }
    if let Choice::CylonCard(_) = choice
        && let Some(Work::Passing { passing }) = work
        && let PassingStep::Goal { seat, granted: _ } = passing
        && state.loyalty.dealt
        && state.loyalty.by_hand.is_none()
    {
        rule!("XGOAL-1");
        return Some(*seat);
    }
    None
}

/// Whose hand it is from which a card is named that something is asked of. What is only given up or handed on may be named
/// by its place by anybody: it is the same whatever it is.
fn owner_of_hand(state: &State, work: Option<&Work>) -> Option<SeatId> {
    let Some(work) = work else {
        rule!("XMOT-4");
        return state.loyalty.leader.map(|leader| leader.seat);
    };
    let Work::Action { action } = work else {
        return None;
    };
    if let ActionStep::PlayMutiny { seat, granted: _ }
    | ActionStep::PlayDrawnMutiny { seat, drawn: _ } = action
    {
        rule!("XMUT-7");
        return Some(*seat);
    }
    None
}
