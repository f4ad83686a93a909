//! Basestars launch raiders or heavy raiders (COMBAT-LAUNCH-2).

use super::schedule;
use crate::agenda::Work;
use crate::attack::{has_token, in_play};
use crate::battle::{BasestarAt, Launched};
use crate::content::Lasting;
use crate::decide::Doing;
use crate::event::Event;
use crate::prompt::battle::launch_range;
use crate::rejection::Rejection;
use crate::rule;
use crate::space::{Area, BasestarDamage};

/// Every basestar launches so many, one more under Massive Deployment, none with its hangar disabled.
pub(super) fn begin(doing: &mut Doing<'_>, ship: Launched, each: u8) {
    let mut left = Vec::new();
    for area in Area::ALL {
        let there = doing.state.space.ships(area).basestars.len();
        for index in (0u8..).take(there) {
            let basestar = BasestarAt { area, index };
            if has_token(&doing.state, basestar, BasestarDamage::DisabledHangar) {
                rule!("COMBAT-LAUNCH-4");
                rule!("DMG-BASE-3");
                rule!("DIS-54");
                doing.emit(Event::HangarDisabled { basestar });
            } else {
                left.push(basestar);
            }
        }
    }
    if left.is_empty() {
        return;
    }
    let each = if in_play(&doing.state, Lasting::MassiveDeployment) {
        rule!("CYATT-8");
        each.saturating_add(1)
    } else {
        each
    };
    schedule(doing, vec![Work::Launch { ship, each, left }]);
}

/// The next basestar launches as many as it can.
pub(super) fn next(doing: &mut Doing<'_>, ship: Launched, each: u8, left: &[BasestarAt]) {
    let Some((basestar, rest)) = left.split_first() else {
        return;
    };
    let (_, count) = launch_range(&doing.state, ship, each, left);
    launch(doing, ship, each, *basestar, rest, count);
}

/// The active player says how many the next basestar launches.
pub(super) fn choose(
    doing: &mut Doing<'_>,
    ship: Launched,
    each: u8,
    left: &[BasestarAt],
    option: &str,
) -> Result<(), Rejection> {
    let (basestar, rest) = left.split_first().ok_or(Rejection::StalePrompt)?;
    let count = option.parse().map_err(|_| Rejection::StalePrompt)?;
    launch(doing, ship, each, *basestar, rest, count);
    Ok(())
}

fn launch(
    doing: &mut Doing<'_>,
    ship: Launched,
    each: u8,
    basestar: BasestarAt,
    rest: &[BasestarAt],
    count: u8,
) {
    rule!("COMBAT-LAUNCH-2");
    rule!("COMBAT-LAUNCH-3");
    if count > 0 {
        let area = basestar.area;
        doing.emit(Event::Launched { ship, area, count });
    }
    if !rest.is_empty() {
        let left = rest.to_vec();
        schedule(doing, vec![Work::Launch { ship, each, left }]);
    }
}
