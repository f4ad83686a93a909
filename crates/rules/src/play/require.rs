//! What has to hold before anything is done.

use dradis_facts::content::LocationId;
use dradis_facts::deed::Procedure;
use dradis_facts::options::Mode;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::action::ActionStep;
use dradis_state::agenda::Work;
use dradis_state::jump::JumpStep;
use dradis_state::state::State;

use crate::play::doing::Doing;

/// Turns are being played.
pub(crate) fn require_turns(state: &State) -> Result<(), Rejection> {
    match state.turn.active {
        Some(_) if state.outcome.is_some() => Err(Rejection::GameOver),
        Some(_) => Ok(()),
        None => Err(Rejection::NotBegun),
    }
}

/// The turn itself is what the table waits for: whatever interrupts it must find it on top.
pub(crate) fn require_no_question(state: &State) -> Result<(), Rejection> {
    match state.agenda.top() {
        Some(step) if step.work == Work::TakeTurn => Ok(()),
        Some(_) | None => Err(Rejection::QuestionFirst),
    }
}

/// As above, or the destination that the table still has to choose: what it tells of the crisis comes first.
pub(crate) fn require_turn_or_destination(state: &State) -> Result<(), Rejection> {
    let choose = Work::Jump {
        jump: JumpStep::Choose,
    };
    let by_table = state.options.modes.destinations == Mode::Table;
    match state.agenda.top() {
        Some(step) if by_table && step.work == choose => Ok(()),
        Some(_) | None => require_no_question(state),
    }
}

/// The turn itself is what the table waits for, or an action that a card or an ability grants in between. Whose turn
/// it is does not matter.
pub(crate) fn require_turn(doing: &Doing<'_>) -> Result<(), Rejection> {
    rule!("ACT-10");
    match doing.state.agenda.top().map(|step| &step.work) {
        Some(Work::Action {
            action:
                ActionStep::Done { .. } | ActionStep::Granted { .. } | ActionStep::Activated { .. },
        }) => Ok(()),
        Some(_) | None => require_no_question(&doing.state),
    }
}

/// The player exists and acts for the fleet: who is a Cylon player does so only where an ability has them activate any
/// location (CLAR-56).
pub(crate) fn require_human(doing: &Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    doing.state.require_playing(seat)?;
    if activating(doing, seat).is_some() {
        rule!("CLAR-56");
        return Ok(());
    }
    if doing.state.loyalty.standing(seat).is_cylon_player() {
        rule!("CYPLAYER-1");
        return Err(Rejection::NotForCylons);
    }
    Ok(())
}

/// The location that a player activates from elsewhere.
fn activating(doing: &Doing<'_>, seat: SeatId) -> Option<LocationId> {
    let Some(Work::Action {
        action: ActionStep::Activated { seat: acts, act },
    }) = doing.state.agenda.top().map(|step| &step.work)
    else {
        return None;
    };
    act.location().filter(|_| *acts == seat)
}

/// The character stands on a location with this action, which is not damaged. A pilot in space stands on none.
pub(crate) fn require_at(
    doing: &Doing<'_>,
    seat: SeatId,
    procedure: Procedure,
) -> Result<LocationId, Rejection> {
    rule!("ACT-3");
    rule!("PILOT-11");
    if let Some(location) = activating(doing, seat).filter(|location| location.does(procedure)) {
        return Ok(location);
    }
    let location = match doing.state.places.of(seat) {
        Some(Place::Location { location }) if location.does(procedure) => location,
        Some(Place::Location { .. } | Place::Viper { .. } | Place::OffBoard) | None => {
            let there = doing.state.kit().that_does(procedure);
            return Err(
                there.map_or(Rejection::NoChange, |location| Rejection::NotThere {
                    location,
                }),
            );
        }
    };
    if doing.state.damage.locations.contains(&location) {
        rule!("DMG-GAL-4");
        return Err(Rejection::DamagedLocation { location });
    }
    Ok(location)
}
