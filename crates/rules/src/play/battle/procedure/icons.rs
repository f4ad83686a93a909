//! A Cylon ship icon (COMBAT-ACT-4).

use dradis_facts::battle::{LAUNCH_ICON, NO_HEAVY_RAIDERS, NO_RAIDERS, ShipIcon};
use dradis_facts::craft::Craft;
use dradis_facts::options::NewCenturion;
use dradis_facts::rule;

use crate::play::battle::procedure::{launch, pursuit, schedule};
use crate::play::doing::Doing;
use crate::play::moment::{Moment, come};
use dradis_state::battle::Fight;
use dradis_state::event::Event;

pub(crate) fn begin(doing: &mut Doing<'_>, icon: ShipIcon) {
    rule!("COMBAT-ACT-4");
    rule!("LOC-CYLONFLEET-1a");
    if doing.state.is_cut_off() {
        rule!("NC-32");
        return;
    }
    if doing.state.is_in_orbit() {
        rule!("NC-31");
    }
    doing.emit(Event::IconBegan { icon });
    if launch::holds_fire(doing) {
        return;
    }
    let space = &doing.state.space;
    let basestars = space.count(Craft::Basestar);
    match icon {
        ShipIcon::Raiders if space.count(Craft::Raider) > 0 => {
            let work = Fight::Raiders {
                here: None,
                any_order: false,
            };
            schedule(doing, vec![work]);
        }
        ShipIcon::Raiders if basestars > 0 => {
            rule!("TURN-9");
            rule!("COMBAT-RAIDER-8");
            rule!("COMBAT-RAIDER-10");
            rule!("XRAIDER-2");
            rule!("REM-21");
            launch::begin(doing, Craft::Raider, NO_RAIDERS);
        }
        ShipIcon::Raiders => {
            rule!("TURN-9");
            rule!("COMBAT-RAIDER-9");
            rule!("DIS-46");
            rule!("REM-21");
            none(doing, icon);
        }
        ShipIcon::LaunchRaiders if basestars > 0 => {
            rule!("COMBAT-LAUNCH-1");
            rule!("COMBAT-LAUNCH-5");
            rule!("XLAUNCH-1");
            rule!("DIS-24");
            launch::begin(doing, Craft::Raider, LAUNCH_ICON);
        }
        ShipIcon::LaunchRaiders => {
            rule!("COMBAT-LAUNCH-1");
            none(doing, icon);
        }
        ShipIcon::HeavyRaiders => {
            let heavy_raiders = space.count(Craft::HeavyRaider);
            let centurions = doing.state.boarding.centurions.len();
            rule!("COMBAT-HEAVY-7");
            rule!("DIS-23");
            if heavy_raiders + centurions + basestars == 0 {
                rule!("TURN-9");
                none(doing, icon);
                return;
            }
            if heavy_raiders == 0 {
                rule!("TURN-9");
                rule!("COMBAT-HEAVY-5");
                rule!("COMBAT-HEAVY-6");
                rule!("COMBAT-HEAVY-8");
                rule!("XHEAVY-4");
                rule!("XHEAVY-6");
                rule!("DIS-02");
                rule!("REM-21");
                launch::begin(doing, Craft::HeavyRaider, NO_HEAVY_RAIDERS);
                schedule(doing, vec![Fight::CenturionsAdvance]);
                return;
            }
            rule!("OPEN-09");
            let board = Fight::HeavyRaiders { first: None };
            let advance = Fight::CenturionsAdvance;
            schedule(
                doing,
                match doing.state.options.new_centurion {
                    // Who is aboard already goes first (CENT-8).
                    NewCenturion::Waits => vec![advance, board],
                    NewCenturion::Advances => vec![board, advance],
                },
            );
        }
        ShipIcon::Basestars if basestars > 0 => {
            rule!("COMBAT-BASE-1");
            rule!("COMBAT-BASE-4");
            schedule(doing, vec![Fight::Basestars]);
        }
        ShipIcon::Basestars => {
            rule!("TURN-9");
            rule!("COMBAT-BASE-2");
            none(doing, icon);
        }
    }
}

fn none(doing: &mut Doing<'_>, icon: ShipIcon) {
    doing.emit(Event::NoShips { icon });
    come(doing, Moment::NoShips { icon });
    if !doing.state.kit().pursuit.is_empty() {
        pursuit::answer(doing, icon);
    }
}
