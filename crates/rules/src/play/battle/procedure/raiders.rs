//! Raiders that are activated (COMBAT-RAIDER-1).

use dradis_facts::battle::Attack;
use dradis_facts::choice::Choice;
use dradis_facts::craft::Craft;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::space::Area;
use dradis_state::battle::Fight;
use dradis_state::event::Event;

use crate::play::battle::procedure::{area_named, civilian_named, rolls, schedule};
use crate::play::battle::raiders::{RaiderTask, areas_to_act, raider_task, raiders_to_act};
use crate::play::battle::vipers::InSpace;
use crate::play::doing::Doing;

/// On to the next raider: those of the area at hand one by one, then those of the next area (COMBAT-ACT-2).
pub(crate) fn next(doing: &mut Doing<'_>, here: Option<Area>, any_order: bool) {
    rule!("COMBAT-ACT-2");
    rule!("XACTV-1");
    rule!("DIS-57");
    rule!("LIMIT-11");
    let areas = areas_to_act(&doing.state);
    let Some(area) = here
        .filter(|area| areas.contains(area))
        .or_else(|| areas.first().copied())
    else {
        return;
    };
    act_in(doing, area, any_order);
}

/// The active player names the next area, or leaves the order to Dradis.
pub(crate) fn choose_area(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    if choice == Choice::AnyOrder {
        next(doing, None, true);
    } else {
        act_in(doing, area_named(choice)?, false);
    }
    Ok(())
}

fn act_in(doing: &mut Doing<'_>, area: Area, any_order: bool) {
    let here = Some(area);
    let rest = Fight::Raiders { here, any_order };
    schedule(doing, vec![Fight::RaiderActs { area }, rest]);
}

/// A raider does what its area calls for.
pub(crate) fn acts(doing: &mut Doing<'_>, area: Area) {
    // A correction may have taken the raider away while a question about it was open.
    if raiders_to_act(&doing.state, area) == 0 {
        return;
    }
    rule!("COMBAT-ACT-3");
    rule!("XACTV-1");
    let task = raider_task(&doing.state, area);
    let ship = Craft::Raider;
    doing.emit(Event::ShipActed { area, ship });
    match task {
        RaiderTask::AttackViper { viper } => attack(doing, area, viper),
        RaiderTask::ChooseViper { vipers } => {
            if let Some(viper) = vipers.first() {
                attack(doing, area, *viper);
            }
        }
        RaiderTask::DestroyCivilian { ships } => {
            if let Some(handle) = ships.first().copied() {
                schedule(doing, vec![Fight::LoseCivilian { handle }]);
            }
        }
        RaiderTask::Move { to } => doing.emit(Event::ShipMoved {
            kind: Craft::Raider,
            from: area,
            to,
        }),
        RaiderTask::AttackGalactica => rolls::begin(doing, Attack::RaiderAtGalactica { area }),
    }
}

fn attack(doing: &mut Doing<'_>, area: Area, viper: InSpace) {
    let InSpace { kind, pilot } = viper;
    rolls::begin(doing, Attack::RaiderAtViper { area, pilot, kind });
}

/// The active player names the viper that a raider attacks, or the civilian ship that it destroys.
pub(crate) fn choose_target(
    doing: &mut Doing<'_>,
    area: Area,
    choice: Choice,
) -> Result<(), Rejection> {
    let ship = Craft::Raider;
    match raider_task(&doing.state, area) {
        RaiderTask::ChooseViper { vipers } => {
            let mut vipers = vipers.into_iter();
            let viper = vipers.find(|viper| viper.choice(area) == choice);
            let viper = viper.ok_or(Rejection::StalePrompt)?;
            doing.emit(Event::ShipActed { area, ship });
            attack(doing, area, viper);
            Ok(())
        }
        RaiderTask::DestroyCivilian { ships: _ } => {
            let handle = civilian_named(choice)?;
            doing.emit(Event::ShipActed { area, ship });
            schedule(doing, vec![Fight::LoseCivilian { handle }]);
            Ok(())
        }
        RaiderTask::AttackViper { .. } | RaiderTask::Move { .. } | RaiderTask::AttackGalactica => {
            Err(Rejection::StalePrompt)
        }
    }
}
