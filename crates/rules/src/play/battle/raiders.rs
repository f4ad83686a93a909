//! What a raider does (COMBAT-RAIDER-1), as the board stands.

use dradis_facts::craft::Craft;
use dradis_facts::rule;
use dradis_facts::space::{Area, CivilianHandle};
use dradis_state::state::State;

use crate::play::battle::vipers::{InSpace, piloted_in, unmanned_in};

/// What a raider that acts now does: the first of these that is possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RaiderTask {
    /// Attack a viper of its area (COMBAT-RAIDER-2).
    AttackViper {
        /// The viper.
        viper: InSpace,
    },
    /// Attack one of several vipers: piloted ones, or unmanned ones of several kinds (XVIPER-6a).
    ChooseViper {
        /// At least two, those with pilots in seat order.
        vipers: Vec<InSpace>,
    },
    /// Destroy the civilian ships' only one here, or one of several (COMBAT-RAIDER-3).
    DestroyCivilian {
        /// The ships of the area, at least one, in the order they came.
        ships: Vec<CivilianHandle>,
    },
    /// Move to this area, toward a civilian ship (COMBAT-RAIDER-4).
    Move {
        /// The area beside its own.
        to: Area,
    },
    /// Attack Galactica (COMBAT-RAIDER-5).
    AttackGalactica,
}

/// What a raider in this area does. Judged anew for every raider (COMBAT-RAIDER-6).
#[must_use]
pub fn raider_task(state: &State, area: Area) -> RaiderTask {
    rule!("COMBAT-RAIDER-1");
    rule!("COMBAT-RAIDER-6");
    rule!("XRAIDER-1");
    rule!("COMBAT-RAIDER-7");
    rule!("VIPER-8");
    let unmanned = unmanned_in(state, area);
    let vipers = if unmanned.is_empty() {
        piloted_in(state, area)
    } else {
        unmanned
    };
    match vipers.as_slice() {
        [] => {}
        [viper] => {
            rule!("COMBAT-RAIDER-2");
            return RaiderTask::AttackViper { viper: *viper };
        }
        [_, _, ..] => {
            rule!("COMBAT-RAIDER-2");
            rule!("DIS-20");
            rule!("LIMIT-12");
            rule!("XVIPER-6a");
            return RaiderTask::ChooseViper { vipers };
        }
    }
    let here = state
        .space
        .civilians
        .iter()
        .filter(|ship| ship.area == area);
    let ships: Vec<CivilianHandle> = here.map(|ship| ship.handle).collect();
    if !ships.is_empty() {
        rule!("COMBAT-RAIDER-3");
        rule!("DIS-21");
        rule!("LIMIT-13");
        return RaiderTask::DestroyCivilian { ships };
    }
    match toward_civilian(state, area) {
        Some(to) => {
            rule!("COMBAT-RAIDER-4");
            RaiderTask::Move { to }
        }
        None => {
            rule!("COMBAT-RAIDER-5");
            RaiderTask::AttackGalactica
        }
    }
}

/// The area beside this one that is nearer to the nearest civilian ship, clockwise if both are. `None` if
/// there is none on the board.
fn toward_civilian(state: &State, area: Area) -> Option<Area> {
    rule!("AREA-2");
    rule!("AREA-4");
    rule!("AREA-5");
    rule!("REM-7");
    let steps = |clockwise: bool| {
        let mut at = area;
        (1..Area::ALL.len()).find(|_| {
            at = if clockwise { at.next() } else { at.previous() };
            state.space.civilians.iter().any(|ship| ship.area == at)
        })
    };
    let (clockwise, back) = (steps(true)?, steps(false)?);
    Some(if clockwise <= back {
        area.next()
    } else {
        area.previous()
    })
}

/// How many raiders of an area have not acted this turn (COMBAT-ACT-3).
#[must_use]
pub fn raiders_to_act(state: &State, area: Area) -> u8 {
    rule!("COMBAT-ACT-3");
    let acted = state.battle.acted(area)[Craft::Raider];
    state.space.ships(area).alike[Craft::Raider].saturating_sub(acted)
}

/// The areas with raiders that have not acted this turn, clockwise from the bow.
#[must_use]
pub fn areas_to_act(state: &State) -> Vec<Area> {
    let waiting = |area: &Area| raiders_to_act(state, *area) > 0;
    Area::ALL.into_iter().filter(waiting).collect()
}

/// Whether it can matter which of these areas is next: where no raider meets a viper or a civilian ship,
/// all of them move, or all attack Galactica.
#[must_use]
pub fn order_matters(state: &State, areas: &[Area]) -> bool {
    areas.len() > 1
        && areas.iter().any(|area| {
            !unmanned_in(state, *area).is_empty()
                || state.places.pilots_in(*area).next().is_some()
                || state.space.civilians.iter().any(|ship| ship.area == *area)
        })
}
