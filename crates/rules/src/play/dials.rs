//! The four dials (RES-3).

use dradis_facts::resources::{Resource, turned};
use dradis_facts::rule;
use dradis_state::event::Event;

use crate::play::doing::Doing;

pub(crate) fn turn_dial(doing: &mut Doing<'_>, resource: Resource, by: i8) {
    rule!("RES-3");
    let from = doing.state.resources.get(resource);
    let to = turned(doing.state.kit(), from, by);
    doing.emit(Event::ResourceChanged {
        resource,
        by,
        from,
        to,
    });
}
