//! Heavy raiders that are activated, and the centurions aboard (CENT-8).

use dradis_facts::boarding::boarding_spaces;
use dradis_facts::craft::Craft;
use dradis_facts::rule;
use dradis_facts::space::Area;
use dradis_state::event::Event;
use dradis_state::reserve::centurions_left;

use crate::play::battle::heavy_raiders::toward_launch;
use crate::play::doing::Doing;
use crate::play::ending::{When, ended};

/// Every centurion that is aboard already (CENT-2).
pub(crate) fn centurions_advance(doing: &mut Doing<'_>) {
    rule!("CENT-2");
    rule!("XHEAVY-3");
    if doing.state.boarding.centurions.is_empty() {
        return;
    }
    rule!("REM-22");
    rule!("CENT-3");
    rule!("CENT-8");
    rule!("CENT-9");
    rule!("CENT-10");
    rule!("OPEN-09");
    let end = boarding_spaces(doing.state.kit(), doing.state.options.boarding_track);
    doing.emit(Event::BoardingAdvanced { end });
    ended(doing, When::AtOnce);
}

/// Those in a launch area board, as long as there are centurions; then the others move.
pub(crate) fn act(doing: &mut Doing<'_>, first: Option<Area>) {
    rule!("COMBAT-HEAVY-1");
    rule!("XHEAVY-1");
    rule!("CENT-8");
    let kit = doing.state.kit();
    let (mut launch, others): (Vec<Area>, Vec<Area>) = Area::ALL
        .into_iter()
        .partition(|area| kit.area(*area).launch);
    launch.sort_by_key(|area| Some(*area) != first);
    for area in launch {
        while waits(doing, area) {
            rule!("COMBAT-HEAVY-3");
            rule!("DIS-22");
            if centurions_left(&doing.state) > 0 {
                // It leaves the board, so there is nothing to mark as having acted.
                rule!("CENT-1");
                doing.emit(Event::CenturionBoarded { area: Some(area) });
            } else {
                rule!("CENT-5");
                rule!("XHEAVY-2");
                acted(doing, area);
            }
        }
    }
    for area in others {
        while waits(doing, area) {
            acted(doing, area);
            if let Some(to) = toward_launch(kit, area) {
                rule!("COMBAT-HEAVY-4");
                doing.emit(Event::ShipMoved {
                    kind: Craft::HeavyRaider,
                    from: area,
                    to,
                });
            }
        }
    }
}

/// Whether a heavy raider of the area has not acted yet this turn.
fn waits(doing: &Doing<'_>, area: Area) -> bool {
    rule!("COMBAT-ACT-3");
    rule!("XACTV-1");
    let there = doing.state.space.ships(area).alike[Craft::HeavyRaider];
    there > doing.state.battle.acted(area)[Craft::HeavyRaider]
}

fn acted(doing: &mut Doing<'_>, area: Area) {
    let ship = Craft::HeavyRaider;
    doing.emit(Event::ShipActed { area, ship });
}
