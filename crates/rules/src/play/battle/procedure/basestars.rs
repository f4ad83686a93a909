//! Basestars that are activated (COMBAT-BASE-1).

use dradis_facts::battle::{Attack, BasestarAt};
use dradis_facts::craft::Craft;
use dradis_facts::rule;
use dradis_facts::space::{Area, BasestarDamage};
use dradis_state::battle::Fight;
use dradis_state::event::Event;

use crate::play::attack::has_token;
use crate::play::battle::procedure::{rolls, schedule};
use crate::play::doing::Doing;

/// The next basestar that has not attacked this turn, clockwise from the bow; then the others.
pub(crate) fn attack(doing: &mut Doing<'_>) {
    rule!("COMBAT-BASE-1");
    rule!("XBASE-1");
    rule!("COMBAT-ACT-3");
    rule!("XACTV-1");
    let next = Area::ALL.into_iter().find_map(|area| {
        let index = doing.state.battle.acted(area)[Craft::Basestar];
        let there = doing.state.space.ships(area).basestars.len();
        (usize::from(index) < there).then_some(BasestarAt { area, index })
    });
    let Some(basestar) = next else {
        return;
    };
    schedule(doing, vec![Fight::Basestars]);
    doing.emit(Event::ShipActed {
        area: basestar.area,
        ship: Craft::Basestar,
    });
    fire(doing, basestar);
}

/// The next of these basestars, whether it has acted this turn or not; then the others.
pub(crate) fn bombard(doing: &mut Doing<'_>, left: &[BasestarAt]) {
    rule!("CYATT-7a");
    let Some((basestar, rest)) = left.split_first() else {
        return;
    };
    if !rest.is_empty() {
        let left = rest.to_vec();
        schedule(doing, vec![Fight::Bombard { left }]);
    }
    let BasestarAt { area, index } = *basestar;
    // A correction may have taken the basestar away while a question about another was open.
    if usize::from(index) >= doing.state.space.ships(area).basestars.len() {
        return;
    }
    if index >= doing.state.battle.acted(area)[Craft::Basestar] {
        let ship = Craft::Basestar;
        doing.emit(Event::ShipActed { area, ship });
    }
    fire(doing, *basestar);
}

fn fire(doing: &mut Doing<'_>, basestar: BasestarAt) {
    if has_token(&doing.state, basestar, BasestarDamage::DisabledWeapons) {
        rule!("COMBAT-BASE-3");
        rule!("XBASE-3");
        rule!("XBASE-3a");
        rule!("DMG-BASE-4");
        rule!("DIS-54");
        doing.emit(Event::WeaponsDisabled { basestar });
    } else {
        rolls::begin(doing, Attack::BasestarAtGalactica { basestar });
    }
}
