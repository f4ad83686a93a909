//! The four dials (RES-3).

use dradis_facts::resources::{Resource, turned};
use dradis_facts::rule;
use dradis_state::effect::EffectEvent;
use dradis_state::event::Event;

use crate::play::doing::Doing;
use crate::play::moment::{Moment, come};

pub(crate) fn turn_dial(doing: &mut Doing<'_>, resource: Resource, by: i8) {
    rule!("RES-3");
    let lost = by;
    let by = spared(doing, resource, by);
    if by == 0 && lost != 0 {
        return;
    }
    let from = doing.state.resources.get(resource);
    let to = turned(doing.state.kit(), from, by);
    doing.emit(Event::ResourceChanged {
        resource,
        by,
        from,
        to,
    });
    come(doing, Moment::DialTurned { resource, from, to });
}

/// What is left of a loss that a card makes smaller by 1 (CLAR-71).
fn spared(doing: &mut Doing<'_>, resource: Resource, by: i8) -> i8 {
    if by >= 0 || doing.state.turn.remembered.spared != Some(resource) {
        return by;
    }
    rule!("CLAR-71");
    let resource = None;
    let effect = EffectEvent::Spared { resource };
    doing.emit(Event::Effect { effect });
    by + 1
}
