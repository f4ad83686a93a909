//! The turn, step by step, and its end.

use super::Doing;
use crate::agenda::Work;
use crate::event::Event;
use crate::resources::Resource;
use crate::rule;
use crate::seat::{SeatId, clockwise_from};
use crate::turn::Outcome;

pub(super) fn end_turn(doing: &mut Doing<'_>, active: SeatId) {
    doing.emit(Event::StepDone);
    rule!("END-2");
    rule!("RES-6");
    rule!("DIS-25");
    let resources: Vec<Resource> = doing.state.resources.exhausted().collect();
    if !resources.is_empty() {
        rule!("END-1");
        doing.emit(Event::GameEnded {
            outcome: Outcome::ResourcesExhausted { resources },
        });
        return;
    }
    rule!("TURN-1");
    rule!("TURN-4");
    let next = clockwise_from(&doing.state.order, active)
        .nth(1)
        .unwrap_or(active);
    let number = doing.state.turn.number.saturating_add(1);
    doing.emit(Event::TurnBegan { number, seat: next });
    doing.emit(Event::Scheduled {
        work: vec![Work::TakeTurn],
    });
}
