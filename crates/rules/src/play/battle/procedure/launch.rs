//! Basestars launch raiders or heavy raiders (COMBAT-LAUNCH-2).

use dradis_facts::battle::BasestarAt;
use dradis_facts::choice::Choice;
use dradis_facts::content::Lasting;
use dradis_facts::craft::Craft;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::space::{Area, BasestarDamage};
use dradis_state::battle::Fight;
use dradis_state::effect::EffectEvent;
use dradis_state::event::Event;
use dradis_state::state::State;

use crate::play::attack::{has_token, in_play};
use crate::play::battle::procedure::schedule;
use crate::play::battle::question::launch_range;
use crate::play::doing::Doing;
use crate::play::space;

/// Raiders that each basestar launches at the Cylon Fleet (LOC-CYLONFLEET-1).
const CYLON_FLEET_RAIDERS: u8 = 2;
/// Heavy raiders that each basestar launches at the Cylon Fleet.
const CYLON_FLEET_HEAVY_RAIDERS: u8 = 1;

/// A revealed Cylon has every basestar launch both types.
pub(crate) fn from_the_cylon_fleet(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    rule!("LOC-CYLONFLEET-1");
    rule!("REM-23");
    rule!("XACTV-3");
    rule!("XACTV-3a");
    rule!("XACTV-4");
    if basestars(&doing.state).is_empty() {
        return Err(Rejection::NoBasestar);
    }
    let launches = [
        (Craft::Raider, CYLON_FLEET_RAIDERS),
        (Craft::HeavyRaider, CYLON_FLEET_HEAVY_RAIDERS),
    ];
    begin_several(doing, &launches);
    Ok(())
}

/// Whether a Negotiation keeps every Cylon ship from being launched or activated in this turn.
pub(crate) fn holds_fire(doing: &mut Doing<'_>) -> bool {
    let holds = doing.state.turn.remembered.cease_fire;
    if holds {
        let effect = EffectEvent::HeldFire;
        doing.emit(Event::Effect { effect });
    }
    holds
}

/// Every basestar launches so many ships of a type.
pub(crate) fn begin(doing: &mut Doing<'_>, ship: Craft, each: u8) {
    begin_several(doing, &[(ship, each)]);
}

/// So many of each type, one after the other; one more under Massive Deployment, none with a disabled hangar.
fn begin_several(doing: &mut Doing<'_>, launches: &[(Craft, u8)]) {
    if holds_fire(doing) {
        return;
    }
    let mut left = Vec::new();
    for basestar in basestars(&doing.state) {
        if has_token(&doing.state, basestar, BasestarDamage::DisabledHangar) {
            rule!("COMBAT-LAUNCH-4");
            rule!("XLAUNCH-3");
            rule!("XLAUNCH-4");
            rule!("DMG-BASE-3");
            rule!("DIS-54");
            doing.emit(Event::HangarDisabled { basestar });
        } else {
            left.push(basestar);
        }
    }
    if left.is_empty() {
        return;
    }
    let more = if in_play(&doing.state, Lasting::MassiveDeployment) {
        rule!("CYATT-8");
        1
    } else {
        0
    };
    let work = launches.iter().map(|(ship, each)| Fight::Launch {
        ship: *ship,
        each: each.saturating_add(more),
        left: left.clone(),
    });
    schedule(doing, work.collect());
}

/// The basestars on the board, clockwise from the bow; those of an area in the order they came.
pub(crate) fn basestars(state: &State) -> Vec<BasestarAt> {
    let each = Area::ALL.into_iter().flat_map(|area| {
        let there = state.space.ships(area).basestars.len();
        let indices = (0u8..).take(there);
        indices.map(move |index| BasestarAt { area, index })
    });
    each.collect()
}

/// The next basestar launches as many as it can.
pub(crate) fn next(doing: &mut Doing<'_>, ship: Craft, each: u8, left: &[BasestarAt]) {
    let Some((basestar, rest)) = left.split_first() else {
        return;
    };
    let (_, count) = launch_range(&doing.state, ship, each, left);
    launch(doing, ship, each, *basestar, rest, count);
}

/// The active player says how many the next basestar launches.
pub(crate) fn choose(
    doing: &mut Doing<'_>,
    ship: Craft,
    each: u8,
    left: &[BasestarAt],
    choice: Choice,
) -> Result<(), Rejection> {
    let (basestar, rest) = left.split_first().ok_or(Rejection::StalePrompt)?;
    let Choice::Number(count) = choice else {
        return Err(Rejection::StalePrompt);
    };
    launch(doing, ship, each, *basestar, rest, count);
    Ok(())
}

fn launch(
    doing: &mut Doing<'_>,
    ship: Craft,
    each: u8,
    basestar: BasestarAt,
    rest: &[BasestarAt],
    count: u8,
) {
    rule!("COMBAT-LAUNCH-2");
    rule!("COMBAT-LAUNCH-3");
    if count > 0 {
        let area = basestar.area;
        rule!("XPLACE-4a");
        space::take(doing, ship, count);
        doing.emit(Event::Launched { ship, area, count });
    }
    if !rest.is_empty() {
        let left = rest.to_vec();
        schedule(doing, vec![Fight::Launch { ship, each, left }]);
    }
}
