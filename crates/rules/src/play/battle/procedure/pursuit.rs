//! What waits beyond the space areas: the Cylon Fleet board and its Pursuit track (XFLEET-1, XPURSUIT-6).

use dradis_facts::battle::{Attack, ShipIcon};
use dradis_facts::craft::Craft;
use dradis_facts::effect::{Effect, Question, Source, Who};
use dradis_facts::options::RaidersBeyond;
use dradis_facts::rule;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_state::effect::Course;
use dradis_state::event::Event;
use dradis_state::pursuit::PursuitEvent;
use dradis_state::reserve::ships_left;

use crate::play::battle::procedure::rolls;
use crate::play::doing::Doing;
use crate::play::effect;
use crate::play::space::waiting_areas;

/// An icon has found nothing to activate in the space areas: one of its ships comes to the Cylon Fleet board, and the
/// pursuit goes on.
pub(crate) fn answer(doing: &mut Doing<'_>, icon: ShipIcon) {
    let ship = match icon {
        ShipIcon::Raiders => {
            rule!("XRAIDER-3");
            rule!("XRAIDER-4");
            rule!("OPEN-34b");
            rule!("XPLACE-2");
            Craft::Raider
        }
        ShipIcon::LaunchRaiders => {
            rule!("XLAUNCH-2");
            Craft::Basestar
        }
        ShipIcon::HeavyRaiders => {
            rule!("XHEAVY-5");
            Craft::HeavyRaider
        }
        ShipIcon::Basestars => {
            rule!("XBASE-2");
            Craft::Basestar
        }
    };
    rule!("XPURSUIT-4");
    if ships_left(&doing.state, ship) > 0 {
        rule!("XPLACE-1");
        let more = more_beyond(doing.state.options.raiders_beyond, ship);
        rolls::begin(doing, Attack::Placing { ship, more });
        return;
    }
    used_up(doing, ship);
}

/// A correction has taken the last ship of a kind while the die for it waited. Of the ships that come for one icon the
/// first goes on as if none had been left; after it the pursuit alone does.
pub(crate) fn taken(doing: &mut Doing<'_>, ship: Craft, more: u8) {
    if more == more_beyond(doing.state.options.raiders_beyond, ship) {
        used_up(doing, ship);
    } else {
        advance(doing);
    }
}

/// None of a kind is left: those of the highest area come instead, and the pursuit goes on.
fn used_up(doing: &mut Doing<'_>, ship: Craft) {
    rule!("XPLACE-3a");
    rule!("XPLACE-5");
    let last = waiting_areas(&doing.state, ship).last().copied();
    if let Some(area) = last {
        rule!("XPLACE-3");
        rule!("XPURSUIT-3a");
        emit(doing, PursuitEvent::MovedIn { area });
    }
    advance(doing);
}

/// Ships of this kind that come after the first for one icon.
fn more_beyond(raiders: RaidersBeyond, ship: Craft) -> u8 {
    rule!("SETTLED-RAIDERS");
    match raiders {
        RaidersBeyond::Two if ship == Craft::Raider => 1,
        RaidersBeyond::One | RaidersBeyond::Two => 0,
    }
}

/// The die has said where a ship comes (XPLACE-1). After the last of them the pursuit token moves, so that they take part in
/// an Auto Attack.
pub(crate) fn placed(doing: &mut Doing<'_>, ship: Craft, more: u8, number: u8) {
    rule!("XFLEET-1");
    rule!("XFLEET-2");
    rule!("XBOARD-7");
    if let Some(area) = doing.state.options.fleet_area(number) {
        emit(doing, PursuitEvent::Placed { ship, area });
    }
    if more > 0 && ships_left(&doing.state, ship) > 0 {
        let more = more - 1;
        rolls::begin(doing, Attack::Placing { ship, more });
        return;
    }
    rule!("XPURSUIT-1a");
    advance(doing);
}

/// The pursuit token moves a space on: civilian ships come, or everything that waits beyond the areas does.
pub(crate) fn advance(doing: &mut Doing<'_>) {
    let to = doing.state.space.pursuit.saturating_add(1);
    let spaces = doing.state.options.pursuit_track();
    let Some(count) = spaces.get(usize::from(to)).copied() else {
        return;
    };
    rule!("XPURSUIT-1");
    rule!("XPURSUIT-6");
    rule!("OPEN-25");
    let attacks = usize::from(to) + 1 == spaces.len();
    emit(doing, PursuitEvent::TokenMoved { to });
    if attacks {
        rule!("XPURSUIT-3");
        rule!("XPURSUIT-3a");
        for area in Area::ALL {
            if doing.state.space.waits_at(area) {
                emit(doing, PursuitEvent::MovedIn { area });
            }
        }
        emit(doing, PursuitEvent::TokenMoved { to: 0 });
    }
    if count > 0
        && let Some(current) = doing.state.turn.active
    {
        rule!("XPURSUIT-2");
        rule!("XPURSUIT-7");
        let title = Title::Cag;
        let by = Who::Holder(title);
        let course = Course {
            of: Source::Title { title },
            current,
            picked: None,
            left: vec![Effect::Ask(Question::PlaceCivilians { by, count })],
        };
        effect::begin(doing, course);
    }
}

fn emit(doing: &mut Doing<'_>, pursuit: PursuitEvent) {
    doing.emit(Event::Pursuit { pursuit });
}
