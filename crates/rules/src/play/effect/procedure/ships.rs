//! Effects on ships, and on the locations that are damaged.

use dradis_facts::battle::{BasestarAt, CylonShip};
use dradis_facts::choice::Choice;
use dradis_facts::content::Board;
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::effect::{Branch, Effect, Question, Who};
use dradis_facts::options::Mode;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, CivilianHandle, Zone};
use dradis_state::battle::{Fight, Whose};
use dradis_state::effect::{Course, EffectEvent};
use dradis_state::event::{Event, Move};
use dradis_state::reserve::{assault_raptors_beside, ships_left};

use super::{carry_out, emit};
use crate::play::battle::procedure::alert;
use crate::play::doing::Doing;
use crate::play::effect::{
    cleared_areas, destroyed_here, free_areas, pilots_aboard, repairable, ships_to_defend,
};
use crate::play::space;

/// The basestars that have just come to the bow take damage tokens (DMG-BASE-1).
pub(super) fn damage_new_basestars(doing: &mut Doing<'_>, before: usize, tokens: u8) {
    if tokens == 0 {
        return;
    }
    let there = doing.state.space.ships(Area::Bow).basestars.len();
    let new = (0u8..)
        .take(there)
        .filter(|index| usize::from(*index) >= before);
    let work: Vec<_> = new
        .map(|index| {
            let area = Area::Bow;
            let basestar = BasestarAt { area, index };
            Fight::DamageBasestar { basestar, tokens }.into()
        })
        .collect();
    if !work.is_empty() {
        rule!("DMG-BASE-1");
        doing.emit(Event::Scheduled { work });
    }
}

/// Every Cylon ship in space is destroyed; no tokens are drawn for basestars (XDMGB-2).
pub(super) fn destroy_cylon_ships(doing: &mut Doing<'_>) {
    rule!("DMG-1");
    rule!("XDMGB-2");
    for area in Area::ALL {
        for ship in [Craft::Raider, Craft::HeavyRaider] {
            destroy_in(doing, area, ship, u8::MAX);
        }
        while !doing.state.space.ships(area).basestars.is_empty() {
            let basestar = BasestarAt { area, index: 0 };
            doing.emit(Event::BasestarDestroyed { basestar });
        }
    }
}

/// Ships of one type in an area are destroyed, as many as there are.
pub(super) fn destroy_in(doing: &mut Doing<'_>, area: Area, ship: Craft, count: u8) {
    let count = count.min(doing.state.space.ships(area).alike[ship]);
    if count > 0 {
        rule!("DMG-1");
        doing.emit(Event::ShipsDestroyed { area, ship, count });
    }
}

/// Somebody activates unmanned vipers.
pub(super) fn activate_vipers(doing: &mut Doing<'_>, course: &Course, by: Who, count: u8) {
    let Some(seat) = course.affected(&doing.state, by).first().copied() else {
        return;
    };
    if count > 0 {
        activate(doing, seat, Whose::Unmanned, count);
    }
}

/// Somebody activates these vipers so often, or leaves it. Nothing is asked where none can do anything.
pub(super) fn activate(doing: &mut Doing<'_>, seat: SeatId, whose: Whose, left: u8) {
    let work = vec![Fight::ActivateVipers { seat, whose, left }.into()];
    doing.emit(Event::Scheduled { work });
}

/// A raptor leaves the game, and an assault raptor comes to the Reserve; without either nothing does.
pub(super) fn build_assault_raptor(doing: &mut Doing<'_>) {
    let raptors = ships_left(&doing.state, Craft::Raptor);
    if raptors == 0 || assault_raptors_beside(&doing.state) == 0 {
        return;
    }
    rule!("XRAPTOR-5");
    rule!("XRAPTOR-6");
    rule!("XNAME-2");
    let count = 1;
    doing.emit(Event::RaptorsDestroyed { count });
    emit(doing, EffectEvent::AssaultRaptorGained);
}

/// A pilot flies to any area, or stays.
pub(super) fn fly_anywhere(
    doing: &mut Doing<'_>,
    seat: SeatId,
    choice: Choice,
) -> Result<(), Rejection> {
    if choice == Choice::Stay {
        return Ok(());
    }
    let Choice::Fly(area) = choice else {
        return Err(Rejection::StalePrompt);
    };
    let flown = doing.state.places.flown_by(seat);
    let (_, kind) = flown.ok_or(Rejection::NotFlying)?;
    let (place, why) = (Place::Viper { area, kind }, Move::Flew);
    doing.emit(Event::CharacterMoved { seat, place, why });
    Ok(())
}

/// A viper of the Reserve is placed; once the last one is, each of them is activated.
pub(super) fn place_reserves(
    doing: &mut Doing<'_>,
    mut course: Course,
    (count, all): (u8, bool),
    placed: Vec<ViperKind>,
    choice: Choice,
) -> Result<(), Rejection> {
    let Choice::Launch(area, kind) = choice else {
        return Err(Rejection::StalePrompt);
    };
    let placed: Vec<ViperKind> = placed.into_iter().chain([kind]).collect();
    doing.emit(Event::ViperLaunched { area, kind });
    let (count, area) = (count.saturating_sub(1), Some(area));
    let rest = Question::PlaceReserves {
        count,
        area,
        placed,
        all,
    };
    course.left.insert(0, Effect::Ask(rest));
    carry_out(doing, course);
    Ok(())
}

/// The vipers that have been placed are activated, one after the other, but for one that Apollo flies.
pub(super) fn activate_placed(
    doing: &mut Doing<'_>,
    seat: SeatId,
    area: Option<Area>,
    placed: &[ViperKind],
) {
    let Some(area) = area else {
        return;
    };
    let left = 1;
    let each = placed.iter().map(|kind| {
        let whose = Whose::Same { area, kind: *kind };
        Fight::ActivateVipers { seat, whose, left }.into()
    });
    let work = each.collect();
    doing.emit(Event::Scheduled { work });
    let mut kinds = placed.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in kinds {
        alert::offer(doing, vec![area], kind);
    }
}

/// Every pilot on Galactica may launch, clockwise from the current player.
pub(super) fn launch_pilots(doing: &mut Doing<'_>, course: &Course) {
    for seat in pilots_aboard(&doing.state, course.current)
        .into_iter()
        .rev()
    {
        let launched = Effect::Ask(Question::LaunchPilot { who: Who::Picked });
        let course = Course {
            picked: Some(seat),
            ..course.with(&[launched])
        };
        carry_out(doing, course);
    }
}

/// A pilot launches in a viper of the Reserve, or stays.
pub(super) fn launch_pilot(
    doing: &mut Doing<'_>,
    course: Course,
    who: Who,
    choice: Choice,
) -> Result<(), Rejection> {
    let seat = course.affected(&doing.state, who).first().copied();
    carry_out(doing, course);
    if choice == Choice::Nothing {
        return Ok(());
    }
    let Choice::Launch(area, kind) = choice else {
        return Err(Rejection::StalePrompt);
    };
    let seat = seat.ok_or(Rejection::StalePrompt)?;
    rule!("PILOT-2");
    let (place, why) = (Place::Viper { area, kind }, Move::Launched);
    doing.emit(Event::CharacterMoved { seat, place, why });
    Ok(())
}

/// The next civilian ship comes to the area that was chosen (XCAG-2).
pub(super) fn place_civilian(
    doing: &mut Doing<'_>,
    mut course: Course,
    by: Who,
    count: u8,
    choice: Choice,
) -> Result<(), Rejection> {
    let area = choice.area().ok_or(Rejection::StalePrompt)?;
    if !free_areas(&doing.state).contains(&area) {
        return Err(Rejection::StalePrompt);
    }
    if count > 1 {
        let count = count - 1;
        let next = Effect::Ask(Question::PlaceCivilians { by, count });
        course.left.insert(0, next);
    }
    carry_out(doing, course);
    rule!("XCAG-2");
    space::bring(doing, Craft::CivilianShip, vec![area]);
    Ok(())
}

/// No civilian ship is left to place.
pub(super) fn no_civilian(doing: &mut Doing<'_>, count: u8) {
    rule!("LIMIT-4");
    rule!("OPEN-46");
    let piece = Craft::CivilianShip;
    doing.emit(Event::PiecesShort { piece, count });
}

/// Every Cylon ship of the area goes back beside the board.
pub(super) fn clear_area(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let area = choice.area().ok_or(Rejection::StalePrompt)?;
    if !cleared_areas(&doing.state).contains(&area) {
        return Err(Rejection::StalePrompt);
    }
    emit(doing, EffectEvent::AreaCleared { area });
    Ok(())
}

/// A civilian ship on the board goes back to the unused pile, unseen.
pub(super) fn return_civilian(doing: &mut Doing<'_>, handle: CivilianHandle) {
    let handles = vec![handle];
    doing.emit(Event::CivilianShipsReturned { handles });
}

/// What a civilian ship that is picked does, and what may become of it.
pub(super) struct Defence {
    /// Raiders it destroys,
    pub(super) raiders: u8,
    /// or heavy raiders.
    pub(super) heavy_raiders: u8,
    /// The highest number on the die with which it is lost.
    pub(super) lost_to: u8,
}

/// A civilian ship was picked: of the two types of Cylon ships of its area one loses ships, then a die is rolled.
pub(super) fn defend(
    doing: &mut Doing<'_>,
    course: &Course,
    by: Who,
    defence: Defence,
    choice: Choice,
) -> Result<(), Rejection> {
    let mut ships = ships_to_defend(&doing.state).into_iter();
    let picked = ships.find(|(ship, _)| Choice::Civilian(*ship) == choice);
    let (ship, area) = picked.ok_or(Rejection::StalePrompt)?;
    let Defence {
        raiders,
        heavy_raiders,
        lost_to,
    } = defence;
    let there = &doing.state.space.ships(area).alike;
    let kinds = [
        (Craft::Raider, raiders),
        (Craft::HeavyRaider, heavy_raiders),
    ];
    let between: Vec<Branch> = kinds
        .into_iter()
        .filter(|(craft, count)| there[*craft] > 0 && *count > 0)
        .map(|(ship, count)| Branch {
            effects: vec![Effect::DestroyIn { area, ship, count }],
            needs: None,
        })
        .collect();
    let destroyed = (!between.is_empty()).then_some(Effect::Ask(Question::Choose { by, between }));
    let rolled = Effect::Roll {
        by,
        low_to: lost_to,
        low: vec![Effect::LoseShip { ship }],
        high: Vec::new(),
    };
    let effects: Vec<Effect> = destroyed.into_iter().chain([rolled]).collect();
    carry_out(doing, course.with(&effects));
    Ok(())
}

/// The location that was chosen is repaired (DMG-GAL-5, XDMG-5), or none.
pub(super) fn repair_location(
    doing: &mut Doing<'_>,
    ship: Option<Board>,
    choice: Choice,
) -> Result<(), Rejection> {
    if choice == Choice::Nothing {
        return Ok(());
    }
    let mut damaged = repairable(&doing.state, ship).into_iter();
    let location = damaged.find(|location| Choice::Go(*location) == choice);
    let location = location.ok_or(Rejection::StalePrompt)?;
    rule!("DMG-GAL-5");
    rule!("XDMG-5");
    rule!("OPEN-31");
    doing.emit(Event::LocationRepaired { location });
    Ok(())
}

/// Ships of one type of the area where a player flies are destroyed, or a civilian ship of it with what it carries.
pub(super) fn destroy_here(
    doing: &mut Doing<'_>,
    seat: SeatId,
    (raiders, heavy_raiders): (u8, u8),
    choice: Choice,
) -> Result<(), Rejection> {
    let mut all = destroyed_here(&doing.state, seat, raiders, heavy_raiders).into_iter();
    let found = all.find(|(offer, _)| offer.choice == choice);
    let (_, count) = found.ok_or(Rejection::StalePrompt)?;
    rule!("DMG-1");
    if let Choice::Civilian(handle) = choice {
        let work = vec![Fight::LoseCivilian { handle }.into()];
        doing.emit(Event::Scheduled { work });
    } else if let Choice::AttackShip(area, CylonShip::Basestar { index }) = choice {
        let basestar = BasestarAt { area, index };
        doing.emit(Event::BasestarDestroyed { basestar });
    } else if let Choice::AttackShip(area, ship) = choice {
        destroy_in(doing, area, ship.craft(), count);
    }
    Ok(())
}

/// Somebody looks at every civilian ship on the board; those that the table keeps it turns up itself.
pub(super) fn look_at_civilians(doing: &mut Doing<'_>, seat: SeatId) {
    let ships = doing.state.space.civilians.iter();
    let handles: Vec<CivilianHandle> = ships.map(|ship| ship.handle).collect();
    if !handles.is_empty() && doing.state.options.modes.civilian_ships == Mode::App {
        rule!("CIV-3");
        doing.emit(Event::CiviliansSeen { seat, handles });
    }
}

/// A civilian ship on the board is changed for one of the unused pile, or none is. The new one is drawn before the other
/// goes back, so that it is another one.
pub(super) fn swap_civilian(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    if choice == Choice::Nothing {
        return Ok(());
    }
    let mut there = ships_to_defend(&doing.state).into_iter();
    let picked = there.find(|(handle, _)| Choice::Civilian(*handle) == choice);
    let (handle, area) = picked.ok_or(Rejection::StalePrompt)?;
    space::bring(doing, Craft::CivilianShip, vec![area]);
    return_civilian(doing, handle);
    Ok(())
}

/// Basestars and raiders come to an area, from beside the boards.
pub(super) fn place_beyond(doing: &mut Doing<'_>, area: Zone, basestars: u8, raiders: u8) {
    if basestars > 0 {
        let count = basestars;
        doing.emit(Event::BasestarsPlaced { area, count });
    }
    if raiders > 0 {
        let (kind, count) = (Craft::Raider, raiders);
        doing.emit(Event::ShipsPlaced { kind, area, count });
    }
}
