//! What effects on ships ask, and on the locations that are damaged.

use dradis_facts::battle::{CylonShip, Target};
use dradis_facts::board::Piece;
use dradis_facts::choice::Choice;
use dradis_facts::content::{Board, LocationId, SkillType};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::effect::Who;
use dradis_facts::message::{Line, Message, area_id, location_id};
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_facts::space::{Area, CivilianHandle};
use dradis_state::agenda::Step;
use dradis_state::effect::Course;
use dradis_state::reserve::ships_left;
use dradis_state::state::State;
use dradis_state::turn::in_brig;

use super::{Pieces, ask, at_area};
use crate::play::battle::question::vipers::launches;
use crate::play::battle::vipers::cylon_ships as of_cylons;
use crate::play::hands::sheet_types;
use crate::play::prompt::{Offer, Prompt, PromptKind, offer};
use crate::play::space::to_place;

/// Areas where a civilian ship may be placed: those without one, while there are such (XCAG-2).
pub(crate) fn free_areas(state: &State) -> Vec<Area> {
    rule!("XCAG-2");
    let there = |area: &Area| {
        let mut ships = state.space.civilians.iter();
        ships.any(|ship| ship.area == *area)
    };
    let free: Vec<Area> = Area::ALL.into_iter().filter(|area| !there(area)).collect();
    if free.is_empty() {
        Area::ALL.to_vec()
    } else {
        free
    }
}

pub(super) fn place_civilian(
    state: &State,
    step: &Step,
    course: &Course,
    by: Who,
) -> Option<Prompt> {
    if ships_left(state, Craft::CivilianShip) == 0 {
        return None;
    }
    let choices = free_areas(state).into_iter().map(|area| {
        let label = Line::new(Message::OptionPlaceAt).word("area", area_id(area));
        Offer::new(Choice::Area(area), label).at(Target::Area { area })
    });
    Some(ask(
        step,
        PromptKind::ChoosePiece,
        course.decider(state, by),
        Message::AskPlaceCivilian,
        rule!("XCAG-2"),
        choices.collect(),
    ))
}

fn cylon_ships(state: &State, area: Area) -> u8 {
    let ships = state.space.ships(area);
    [Craft::Raider, Craft::HeavyRaider, Craft::Basestar]
        .into_iter()
        .map(|craft| ships.count(craft))
        .fold(0, u8::saturating_add)
}

/// Areas with Cylon ships.
pub(crate) fn cleared_areas(state: &State) -> Vec<Area> {
    let mut areas = Area::ALL.to_vec();
    areas.retain(|area| cylon_ships(state, *area) > 0);
    areas
}

pub(super) fn clear_area(state: &State, step: &Step, course: &Course, by: Who) -> Option<Prompt> {
    let areas = cleared_areas(state);
    if areas.len() < 2 {
        return None;
    }
    let choices = areas.into_iter();
    let choices = choices.map(|area| at_area(area, cylon_ships(state, area)));
    Some(ask(
        step,
        PromptKind::ChoosePiece,
        course.decider(state, by),
        Message::AskClearArea,
        rule!("LIMIT-15"),
        choices.collect(),
    ))
}

/// Civilian ships on the board, with where they are.
pub(crate) fn ships_to_defend(state: &State) -> Vec<(CivilianHandle, Area)> {
    let ships = state.space.civilians.iter();
    ships.map(|ship| (ship.handle, ship.area)).collect()
}

/// Where basestars and raiders are placed, of which there are so many: in main space, or beyond it. Beyond it nothing comes
/// that is not beside the boards.
pub(super) fn place_ships(
    state: &State,
    step: &Step,
    course: &Course,
    by: Who,
    (basestars, raiders): (u8, u8),
    beyond: bool,
) -> Option<Prompt> {
    let left = |craft, count| count > 0 && ships_left(state, craft) > 0;
    if beyond && !left(Craft::Basestar, basestars) && !left(Craft::Raider, raiders) {
        return None;
    }
    let (kind, message, cause) = match beyond {
        true => (
            PromptKind::ChooseCourse,
            Message::AskPlaceBeyond,
            rule!("XACT-6"),
        ),
        false => (
            PromptKind::ChoosePiece,
            Message::AskPlaceShips,
            rule!("LIMIT-15"),
        ),
    };
    let choices = Area::ALL.into_iter().map(|area| {
        if beyond {
            let label = Line::new(Message::OptionPlaceAt).word("area", area_id(area));
            Offer::new(Choice::Area(area), label)
        } else {
            at_area(area, cylon_ships(state, area))
        }
    });
    let seat = course.decider(state, by);
    Some(ask(step, kind, seat, message, cause, choices.collect()))
}

/// A civilian ship on the board that may be chosen.
fn civilian_at((handle, area): (CivilianHandle, Area)) -> Offer {
    let label = Line::new(Message::OptionCivilianAt)
        .number("ship", handle.0)
        .word("area", area_id(area));
    Offer::new(Choice::Civilian(handle), label).at(Target::Civilian { handle })
}

/// One of the civilian ships on the board, where there are several.
pub(super) fn pick_civilian(
    state: &State,
    step: &Step,
    course: &Course,
    by: Who,
    asked: Message,
) -> Option<Prompt> {
    let ships = ships_to_defend(state);
    if ships.len() < 2 {
        return None;
    }
    let choices = ships.into_iter().map(civilian_at);
    Some(ask(
        step,
        PromptKind::ChoosePiece,
        course.decider(state, by),
        asked,
        rule!("LIMIT-15"),
        choices.collect(),
    ))
}

/// Basestars on the board that are not alike.
pub(super) fn basestars(state: &State) -> Vec<Pieces> {
    let areas = Area::ALL.into_iter();
    let ships = areas.flat_map(|area| {
        let ships = of_cylons(state, area).into_iter();
        ships.map(move |ship| (area, ship))
    });
    ships
        .filter(|(_, ship)| matches!(ship, CylonShip::Basestar { .. }))
        .map(|(area, ship)| {
            let label = Line::new(Message::OptionArea)
                .word("area", area_id(area))
                .number("count", 1);
            let choice = Offer::new(Choice::AttackShip(area, ship), label);
            Pieces {
                offer: choice.at(Target::Cylon { area, ship }),
                there: 1,
            }
        })
        .collect()
}

/// What can be destroyed where a player flies: ships of a type, so many at most, or a civilian ship.
pub(crate) fn destroyed_here(
    state: &State,
    seat: SeatId,
    raiders: u8,
    heavy_raiders: u8,
) -> Vec<(Offer, u8)> {
    let Some(Place::Viper { area, kind: _ }) = state.places.of(seat) else {
        return Vec::new();
    };
    let there = &state.space.ships(area).alike;
    let cylons = of_cylons(state, area).into_iter().map(|ship| {
        let count = match ship {
            CylonShip::Raider => raiders.min(there[Craft::Raider]),
            CylonShip::HeavyRaider => heavy_raiders.min(there[Craft::HeavyRaider]),
            CylonShip::Basestar { index: _ } => 1,
        };
        let label = Line::new(Message::EffectDestroyIn)
            .word("piece", Piece::Craft(ship.craft()).id())
            .word("area", area_id(area))
            .number("count", count);
        let choice = Offer::new(Choice::AttackShip(area, ship), label);
        (choice.at(Target::Cylon { area, ship }), count)
    });
    let civilians = state.space.civilians.iter();
    let civilians = civilians.filter(|ship| ship.area == area).map(|ship| {
        let handle = ship.handle;
        let label = Line::new(Message::EffectLoseShip).number("ship", handle.0);
        let choice = Offer::new(Choice::Civilian(handle), label);
        (choice.at(Target::Civilian { handle }), 1)
    });
    cylons.chain(civilians).collect()
}

pub(super) fn destroy_here(
    state: &State,
    step: &Step,
    course: &Course,
    raiders: u8,
    heavy_raiders: u8,
) -> Option<Prompt> {
    let seat = course.current;
    let all = destroyed_here(state, seat, raiders, heavy_raiders);
    if all.len() < 2 {
        return None;
    }
    Some(ask(
        step,
        PromptKind::ChoosePiece,
        seat,
        Message::AskDestroyHere,
        rule!("DMG-1"),
        all.into_iter().map(|(offer, _)| offer).collect(),
    ))
}

/// Damaged locations, of one ship or of all.
pub(crate) fn repairable(state: &State, ship: Option<Board>) -> Vec<LocationId> {
    let damaged = state.damaged();
    damaged
        .filter(|location| ship.is_none_or(|ship| location.facts().board == ship))
        .collect()
}

pub(super) fn repair(
    state: &State,
    step: &Step,
    course: &Course,
    by: Who,
    ship: Option<Board>,
) -> Option<Prompt> {
    let damaged = repairable(state, ship);
    if damaged.is_empty() {
        return None;
    }
    let choices = damaged.into_iter().map(|location| {
        let label = Line::new(Message::OptionGo).word("location", location_id(location));
        Offer::new(Choice::Go(location), label).at(Target::Location { location })
    });
    let leave = offer(Choice::Nothing, Message::OptionNothing);
    Some(ask(
        step,
        PromptKind::ChoosePlace,
        course.decider(state, by),
        Message::AskRepairLocation,
        rule!("DMG-GAL-5"),
        choices.chain([leave]).collect(),
    ))
}

/// Whether a character on Galactica could launch: a pilot with piloting cards, who is not in the Brig, because what
/// moves somebody takes nobody out of it that does not name it (XMOVE-9).
fn may_launch(state: &State, seat: SeatId) -> bool {
    let aboard = match state.places.of(seat) {
        Some(Place::Location { location }) => location.facts().board == Board::GALACTICA,
        Some(Place::Viper { .. } | Place::OffBoard) | None => false,
    };
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    let flies = character.is_some_and(|character| character.facts().pilot_token);
    rule!("XMOVE-9");
    state.loyalty.standing(seat).acts_as_human()
        && aboard
        && flies
        && !in_brig(state, seat)
        && sheet_types(state, seat).contains(&SkillType::Piloting)
}

/// Players who may launch, clockwise from the current one.
pub(crate) fn pilots_aboard(state: &State, current: SeatId) -> Vec<SeatId> {
    rule!("PILOT-1");
    clockwise_from(&state.order, current)
        .filter(|seat| may_launch(state, *seat))
        .collect()
}

pub(super) fn launch_pilot(
    state: &State,
    step: &Step,
    course: &Course,
    who: Who,
) -> Option<Prompt> {
    let seat = course.affected(state, who).first().copied()?;
    let choices = launches(state);
    if !may_launch(state, seat) || choices.is_empty() {
        return None;
    }
    let stay = offer(Choice::Nothing, Message::OptionNothing);
    Some(ask(
        step,
        PromptKind::ChoosePiece,
        seat,
        Message::AskMayLaunch,
        rule!("PILOT-2"),
        choices.into_iter().chain([stay]).collect(),
    ))
}

/// Where a pilot flies, or that they stay.
pub(super) fn fly_anywhere(state: &State, step: &Step, course: &Course) -> Option<Prompt> {
    let seat = course.current;
    let Some(Place::Viper {
        area: here,
        kind: _,
    }) = state.places.of(seat)
    else {
        return None;
    };
    let areas = Area::ALL.into_iter().filter(|area| *area != here);
    let areas = areas.map(|area| {
        let label = Line::new(Message::OptionArea).word("area", area_id(area));
        Offer::new(Choice::Fly(area), label.number("count", 0)).at(Target::Area { area })
    });
    let stay = offer(Choice::Stay, Message::OptionAlertStay);
    Some(ask(
        step,
        PromptKind::ChoosePlace,
        seat,
        Message::AskFlyAnywhere,
        rule!("XMOVE-6"),
        areas.chain([stay]).collect(),
    ))
}

/// Where the next viper of the Reserve is placed, and of which kind, or that it is enough.
pub(super) fn place_reserves(
    state: &State,
    step: &Step,
    course: &Course,
    (count, all): (u8, bool),
    area: Option<Area>,
    placed: &[ViperKind],
) -> Option<Prompt> {
    let with_pilots = Area::ALL
        .into_iter()
        .filter(|area| state.places.pilots_in(*area).next().is_some());
    let areas: Vec<Area> = match area {
        Some(area) => vec![area],
        None => with_pilots.collect(),
    };
    let vipers = to_place(state, &areas);
    if count == 0 || vipers.is_empty() {
        return None;
    }
    let enough = (!placed.is_empty() && !all).then(|| offer(Choice::Enough, Message::OptionNoMore));
    Some(ask(
        step,
        PromptKind::ChoosePiece,
        course.current,
        Message::AskPlaceReserves,
        rule!("XVIPER-6"),
        vipers.into_iter().chain(enough).collect(),
    ))
}

/// Which civilian ship is changed for another one, or that none is; nothing is asked where the unused pile is empty.
pub(super) fn swap_civilian(state: &State, step: &Step, course: &Course) -> Option<Prompt> {
    let ships = ships_to_defend(state);
    if ships.is_empty() || ships_left(state, Craft::CivilianShip) == 0 {
        return None;
    }
    let choices = ships.into_iter().map(civilian_at);
    let leave = offer(Choice::Nothing, Message::OptionNothing);
    Some(ask(
        step,
        PromptKind::ChoosePiece,
        course.current,
        Message::AskSwapCivilian,
        rule!("CIV-3"),
        choices.chain([leave]).collect(),
    ))
}
