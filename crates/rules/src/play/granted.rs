//! Actions that a player is granted out of turn (ACT-10).

use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::action::{ActionEvent, ActionStep};
use dradis_state::agenda::Work;
use dradis_state::battle::Fight;
use dradis_state::event::Event;

use crate::play::doing::Doing;

/// Who shows themselves a Cylon has no more of the action that they were in, nor of those that were granted (CLAR-31,
/// CYTURN-3).
pub(crate) fn lose_granted(doing: &mut Doing<'_>, revealed: SeatId) {
    while let Some(
        Work::Action {
            action: ActionStep::Granted { seat, .. },
        }
        | Work::Fight {
            fight: Fight::ActivateVipers { seat, .. },
        },
    ) = doing.state.agenda.top().map(|step| &step.work)
        && *seat == revealed
    {
        rule!("CLAR-31");
        doing.emit(Event::StepDone);
    }
}

/// A player may act out of turn (ACT-10).
pub(crate) fn grant(doing: &mut Doing<'_>, seat: SeatId, actions: u8, moves: bool) {
    rule!("ACT-10");
    doing.emit(Event::Action {
        action: ActionEvent::Granted { seat, actions },
    });
    doing.emit(Event::Scheduled {
        work: vec![Work::Action {
            action: ActionStep::Granted {
                seat,
                actions,
                moves,
            },
        }],
    });
}
