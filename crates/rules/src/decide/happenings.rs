//! What happens at the table and has rules behind it.

use super::Doing;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::resources::{Resource, turned};
use crate::rule;

pub(super) fn change_resource(
    doing: &mut Doing<'_>,
    resource: Resource,
    by: i8,
) -> Result<(), Rejection> {
    rule!("RES-3");
    let from = doing.state.resources.get(resource);
    let to = turned(from, by);
    if by == 0 {
        return Err(Rejection::NoChange);
    }
    doing.emit(Event::ResourceChanged {
        resource,
        by,
        from,
        to,
    });
    Ok(())
}
