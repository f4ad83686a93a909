//! Carrying effects out: what Dradis keeps is changed, what people do has stood on the list.

use super::Doing;
use super::happenings::turn_dial;
use crate::agenda::{Step, Work};
use crate::effect::{Course, Effect, EffectStep};
use crate::event::Event;
use crate::prompt::effects::question;
use crate::rejection::Rejection;

fn schedule(doing: &mut Doing<'_>, effects: EffectStep) {
    let work = vec![Work::Effects { effects }];
    doing.emit(Event::Scheduled { work });
}

/// A list of effects is shown and confirmed as a whole, then carried out.
pub(super) fn begin(doing: &mut Doing<'_>, course: Course) {
    if !course.left.is_empty() {
        schedule(doing, EffectStep::Confirm { course });
    }
}

/// A list of effects that has been confirmed is carried out.
pub(super) fn carry_out(doing: &mut Doing<'_>, course: Course) {
    if !course.left.is_empty() {
        schedule(doing, EffectStep::Next { course });
    }
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(super) fn proceed(doing: &mut Doing<'_>, step: &Step, effects: EffectStep) -> bool {
    if question(&doing.state, step, &effects).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    match effects {
        EffectStep::Confirm { course } => carry_out(doing, course),
        EffectStep::Next { course } => next(doing, course),
        EffectStep::Fork { .. } => {}
    }
    true
}

fn next(doing: &mut Doing<'_>, mut course: Course) {
    if course.left.is_empty() {
        return;
    }
    let effect = course.left.remove(0);
    carry_out(doing, course);
    match effect {
        Effect::Dial { resource, by } => turn_dial(doing, resource, by),
        _ => {}
    }
}

/// An answer to a question of effects. The option is one of the prompt's.
pub(super) fn answer(doing: &mut Doing<'_>, option: &str) -> Result<(), Rejection> {
    let Some(Work::Effects { effects }) = doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return Err(Rejection::StalePrompt);
    };
    doing.emit(Event::StepDone);
    match (effects, option) {
        (EffectStep::Confirm { course }, "apply") => {
            carry_out(doing, course);
            Ok(())
        }
        _ => Err(Rejection::StalePrompt),
    }
}
