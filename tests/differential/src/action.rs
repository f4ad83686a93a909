//! What the humans do in a battle.

use dradis_reference::{Board, Play, Repair, communications, leave_viper, move_own_viper, repair};
use dradis_rules::content::LocationId;
use dradis_rules::happening::Happening;
use dradis_rules::places::Place;
use dradis_rules::space::Area;
use dradis_rules::{SeatId, State};

use crate::echo::Echo;
use crate::translate;
use crate::whim::{Whim, small};

/// An action, or what may be done besides one. It may be one that the rules do not allow.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Action {
    /// LOC-COMMS-1.
    Communications(SeatId),
    /// DMG-GAL-5: the location of somebody.
    RepairLocation(SeatId, LocationId),
    /// PILOT-4: in the Movement step.
    Fly(SeatId, Area),
    /// MOVE-10: to a location, in the Movement step.
    Land(SeatId, LocationId),
}

impl Action {
    /// One that comes to mind, mostly of somebody who stands where it is done.
    pub(crate) fn any(state: &State, whim: &mut Whim) -> Option<Action> {
        let at = |whim: &mut Whim, name: &str| somebody_at(state, whim, name);
        Some(match whim.below(4) {
            0 => repairs(state, whim)?,
            1 | 2 => Action::Communications(at(whim, "communications")?),
            _ => moves(state, whim)?,
        })
    }

    /// What the engine is told.
    pub(crate) fn happening(self) -> Happening {
        match self {
            Action::Communications(seat) => Happening::CommunicationsUsed { seat },
            Action::RepairLocation(_, location) => Happening::LocationRepaired { location },
            Action::Fly(seat, area) => {
                let place = Place::Viper { area };
                Happening::CharacterMoved { seat, place }
            }
            Action::Land(seat, location) => {
                let place = Place::Location { location };
                Happening::CharacterMoved { seat, place }
            }
        }
    }

    /// What the reference model does.
    pub(crate) fn carry_out(self, board: &mut Board, people: &mut Echo<'_>) -> Play {
        match self {
            Action::Communications(SeatId(seat)) => communications(board, people, seat),
            Action::RepairLocation(SeatId(seat), location) => {
                people.wants(Repair::Location(translate::location(location.name())));
                repair(board, people, seat)
            }
            Action::Fly(SeatId(seat), area) => move_own_viper(board, seat, translate::area(area)),
            Action::Land(SeatId(seat), location) => {
                let galactica = location.facts().board == dradis_rules::content::Board::Galactica;
                let place = galactica.then(|| translate::location(location.name()));
                leave_viper(board, seat, place)
            }
        }
    }
}

/// Everybody but revealed Cylons.
fn humans(state: &State) -> Vec<SeatId> {
    let seats = (0..small(state.seats.len())).map(SeatId);
    seats
        .filter(|seat| !state.loyalty.revealed.contains(seat))
        .collect()
}

/// Somebody who stands there, now and then somebody else.
fn somebody_at(state: &State, whim: &mut Whim, name: &str) -> Option<SeatId> {
    let mut seats = humans(state);
    if !whim.percent(8) {
        let location = LocationId::find(name);
        let place = location.map(|location| Place::Location { location });
        seats.retain(|seat| state.places.of(*seat) == place);
    }
    (!seats.is_empty()).then(|| *whim.one(&seats))
}

fn somebody_in_space(state: &State, whim: &mut Whim) -> Option<SeatId> {
    let mut seats = humans(state);
    if !whim.percent(8) {
        seats.retain(|seat| matches!(state.places.of(*seat), Some(Place::Viper { .. })));
    }
    (!seats.is_empty()).then(|| *whim.one(&seats))
}

fn repairs(state: &State, whim: &mut Whim) -> Option<Action> {
    let seat = *whim.one(&humans(state));
    let Place::Location { location } = state.places.of(seat)? else {
        return None;
    };
    let damaged = state.damage.locations.contains(&location);
    damaged.then_some(Action::RepairLocation(seat, location))
}

fn moves(state: &State, whim: &mut Whim) -> Option<Action> {
    let seat = somebody_in_space(state, whim)?;
    let Place::Viper { area } = state.places.of(seat)? else {
        return None;
    };
    if whim.percent(50) {
        let to = *whim.one(&[area.next(), area.previous()]);
        return Some(Action::Fly(seat, to));
    }
    let mut locations: Vec<LocationId> = LocationId::all().collect();
    locations.retain(|location| {
        let facts = location.facts();
        !facts.hazardous && facts.board != dradis_rules::content::Board::Cylon
    });
    Some(Action::Land(seat, *whim.one(&locations)))
}
