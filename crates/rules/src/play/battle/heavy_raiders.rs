//! The way of the heavy raiders (COMBAT-HEAVY-2).

use dradis_facts::kit::Kit;
use dradis_facts::rule;
use dradis_facts::space::Area;

/// The area beside this one that is nearer to the nearest launch area; `None` in a launch area.
#[must_use]
pub fn toward_launch(kit: &Kit, area: Area) -> Option<Area> {
    rule!("COMBAT-HEAVY-2");
    rule!("AREA-5");
    rule!("REM-7");
    let steps = |clockwise: bool| {
        let mut at = area;
        let mut steps = 0;
        while !kit.area(at).launch {
            at = if clockwise { at.next() } else { at.previous() };
            steps += 1;
        }
        steps
    };
    match (steps(true), steps(false)) {
        (0, _) | (_, 0) => None,
        (clockwise, back) if clockwise <= back => Some(area.next()),
        (_, _) => Some(area.previous()),
    }
}
