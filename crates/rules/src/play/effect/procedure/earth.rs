//! Effects that only a game for Earth has.

use dradis_facts::battle::BasestarAt;
use dradis_facts::choice::Choice;
use dradis_facts::content::{Allegiance, SkillType};
use dradis_facts::craft::Craft;
use dradis_facts::effect::{Effect, Question, Who};
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use dradis_state::battle::Fight;
use dradis_state::earth::EarthEvent;
use dradis_state::effect::{Course, EffectEvent};
use dradis_state::event::{Event, HandChange};
use dradis_state::reserve::{centurions_left, ships_left, ships_to_place, vipers_left};

use super::{carry_out, place, ships};
use crate::play::doing::Doing;
use crate::play::hands::{draw_skill_cards, draws};
use crate::play::leader::change_miracles;
use crate::play::space::{self, kinds_in_reserve};

fn emit(doing: &mut Doing<'_>, earth: EarthEvent) {
    doing.emit(Event::Earth { earth });
}

/// Every ship of a type in the space areas goes back beside the boards.
pub(super) fn clear_ships(doing: &mut Doing<'_>, ship: Craft) {
    for area in Area::ALL {
        let count = doing.state.space.ships(area).count(ship);
        if ship == Craft::Basestar {
            for index in (0..count).rev() {
                let basestar = BasestarAt { area, index };
                let effect = EffectEvent::BasestarRemoved { basestar };
                doing.emit(Event::Effect { effect });
            }
        } else if count > 0 {
            emit(doing, EarthEvent::ShipsCleared { ship, area, count });
        }
    }
}

pub(super) fn clear_centurions(doing: &mut Doing<'_>) {
    let count = u8::try_from(doing.state.boarding.centurions.len()).unwrap_or(u8::MAX);
    if count > 0 {
        emit(doing, EarthEvent::CenturionsCleared { count });
    }
}

/// Cylon pieces leave the game: those beside the boards first, then those of the Cylon Fleet board.
pub(super) fn leave_game(doing: &mut Doing<'_>, ships: [(Craft, u8); 2], centurions: u8) {
    for (ship, count) in ships {
        let count = count.min(ships_to_place(&doing.state, ship));
        if count > 0 {
            space::take(doing, ship, count);
            emit(doing, EarthEvent::ShipsLeftGame { ship, count });
        }
    }
    let count = centurions.min(centurions_left(&doing.state));
    if count > 0 {
        emit(doing, EarthEvent::CenturionsLeftGame { count });
    }
}

pub(super) fn place_ahead(doing: &mut Doing<'_>, ship: Craft, count: u8) {
    place(doing, ship, count, Area::Bow);
}

/// Every human player without a miracle token gains one.
pub(super) fn miracle_for_all(doing: &mut Doing<'_>, course: &Course) {
    for seat in course.affected(&doing.state, Who::Everyone) {
        if doing
            .state
            .miracles
            .get(&seat)
            .is_none_or(|tokens| *tokens == 0)
        {
            rule!("XMIR-2");
            change_miracles(doing, seat, 1);
        }
    }
}

pub(super) fn turn_mission_down(doing: &mut Doing<'_>) {
    if let Some(card) = doing.state.earth.active {
        rule!("EARTH-MISSION-6");
        emit(doing, EarthEvent::MissionTurnedDown { card });
    }
}

pub(super) fn rebel_basestar(doing: &mut Doing<'_>, allegiance: Allegiance) {
    rule!("EARTH-RB-1");
    emit(doing, EarthEvent::RebelBasestar { allegiance });
}

pub(super) fn destroy_hub(doing: &mut Doing<'_>) {
    if !doing.state.earth.hub_destroyed {
        rule!("XBOARD-5");
        emit(doing, EarthEvent::HubDestroyed);
    }
}

/// The player takes cards of a type, whichever they like; the table shuffles what is left (LOC-DATA-1).
pub(super) fn search_skills(doing: &mut Doing<'_>, seat: SeatId, skill: SkillType, cards: u8) {
    rule!("LOC-DATA-1");
    let of = vec![draws::of_types(cards, &[skill])];
    draw_skill_cards(doing, seat, of, HandChange::Drew);
}

/// What Raider Bay places comes to the area that was chosen, and exactly that is activated.
pub(super) fn place_and_activate(
    doing: &mut Doing<'_>,
    course: Course,
    (raiders, vipers): (u8, u8),
    choice: Choice,
) -> Result<(), Rejection> {
    let area = choice.area().ok_or(Rejection::StalePrompt)?;
    let seat = course.current;
    rule!("LOC-BAY-1");
    rule!("XVIPER-10");
    rule!("EARTH-RB-4");
    if raiders > 0 {
        carry_out(doing, course);
        let count = raiders.min(ships_to_place(&doing.state, Craft::Raider));
        place(doing, Craft::Raider, raiders, area);
        if doing.state.turn.remembered.cease_fire {
            let effect = EffectEvent::HeldFire;
            doing.emit(Event::Effect { effect });
            return Ok(());
        }
        let work = std::iter::repeat_n(Fight::RaiderActs { area }.into(), count.into());
        let work = work.collect();
        doing.emit(Event::Scheduled { work });
        return Ok(());
    }
    rule!("XVIPER-11");
    let count = vipers.min(vipers_left(&doing.state));
    if let [kind] = kinds_in_reserve(&doing.state)[..] {
        carry_out(doing, course);
        let count = count.min(ships_left(&doing.state, kind.craft()));
        for _ in 0..count {
            doing.emit(Event::ViperLaunched { area, kind });
        }
        ships::activate_placed(doing, seat, Some(area), &vec![kind; count.into()]);
        return Ok(());
    }
    let placed = Question::PlaceReserves {
        count,
        area: Some(area),
        placed: Vec::new(),
        all: true,
    };
    carry_out(doing, course.clone());
    carry_out(doing, course.with(&[Effect::Ask(placed)]));
    Ok(())
}
