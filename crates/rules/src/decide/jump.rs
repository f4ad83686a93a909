//! The jump, step by step (JUMP-3 to JUMP-7).

use super::happenings::fleet_jump;
use super::{Doing, effects};
use crate::agenda::{Step, Work};
use crate::content::DestinationId;
use crate::effect::{Course, EffectEvent, Source};
use crate::event::Event;
use crate::jump::{self, JumpStep};
use crate::prompt::jump::question;
use crate::rejection::Rejection;
use crate::rule;
use crate::seat::SeatId;

/// The fleet token advances for a jump icon; at Auto Jump the fleet jumps at once (TURN-10, TURN-11).
pub(super) fn prepare(doing: &mut Doing<'_>) {
    rule!("TURN-10");
    let to = doing.state.jump.space.saturating_add(1);
    let last = jump::track().len().saturating_sub(1);
    if usize::from(to) > last {
        return;
    }
    doing.emit(Event::FleetTokenMoved { to });
    if usize::from(to) == last {
        rule!("TURN-11");
        begin(doing);
    }
}

/// The fleet jumps (JUMP-1).
pub(super) fn begin(doing: &mut Doing<'_>) {
    rule!("JUMP-1");
    let jump = JumpStep::Begin;
    let work = vec![Work::Jump { jump }];
    doing.emit(Event::Scheduled { work });
}

/// The distance travelled has grown without a jump: what its thresholds bring (SLEEPER-1a).
pub(super) fn distance_grew(doing: &mut Doing<'_>, by: u8) {
    rule!("SLEEPER-1a");
    let from = doing.state.jump.distance;
    let to = from.saturating_add(by);
    let effect = EffectEvent::DistanceGrew { from, to };
    doing.emit(Event::Effect { effect });
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(super) fn proceed(doing: &mut Doing<'_>, step: &Step, jump: JumpStep) -> bool {
    if question(&doing.state, step, jump).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    match jump {
        JumpStep::Begin => {
            // Only the final jump asks for no destination.
            let _ = fleet_jump(doing, 0);
        }
    }
    true
}

/// An answer to a question of the jump. The option is one of the prompt's.
pub(super) fn answer(doing: &mut Doing<'_>, option: &str) -> Result<(), Rejection> {
    doing.emit(Event::StepDone);
    if let Some(distance) = option.strip_prefix("distance:") {
        let distance = distance.parse().map_err(|_| Rejection::StalePrompt)?;
        return fleet_jump(doing, distance);
    }
    let card = option.strip_prefix("card:").and_then(DestinationId::find);
    let card = card.ok_or(Rejection::StalePrompt)?;
    fleet_jump(doing, card.facts().distance)?;
    rule!("JUMP-5");
    let current = doing.state.titles.admiral.unwrap_or(SeatId(0));
    effects::begin(
        doing,
        Course {
            of: Source::Destination { card: Some(card) },
            current,
            picked: None,
            left: card.facts().effects.clone(),
        },
    );
    Ok(())
}
