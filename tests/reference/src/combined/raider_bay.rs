//! The Raider Bay of the Rebel Basestar (LOC-BAY-1, XVIPER-10, XVIPER-11).

use super::board::Board;
use super::cylons::raider_acts;
use super::fleet::{from_reserve, put};
use super::humans::{activate_viper, activations, takes};
use super::people::{People, Question, pick};
use super::pieces::{Allegiance, Craft, Kind, Piece, Place, Viper};
use crate::board::{Area, Location, Play, Seat, Stop};

/// What the Raider Bay does, and in which area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BayOrder {
    /// Places 2 raiders (XPLACE-4) and activates them.
    Raiders(Area),
    /// Places 4 unmanned vipers, or what the Reserve has, and activates them.
    Vipers(Area),
}

/// The Raider Bay: exactly the ships placed now act, each once (XVIPER-10). Its price, a miracle
/// token or a Super Crisis card, is the caller's (LOC-BAY-1).
///
/// # Errors
/// [`Stop::Refused`] if the player is not there or the Rebel Basestar is of the other side
/// (EARTH-RB-2, EARTH-RB-3); [`Stop::Over`] as soon as the Cylons win, or if the game is over.
pub fn raider_bay(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.may_use(seat, Place::RaiderBay)?;
    let side = if board.cylons.contains(&seat) {
        Allegiance::Cylon
    } else {
        Allegiance::Human
    };
    if board.rebel_basestar != Some(side) {
        return Err(Stop::Refused("The Rebel Basestar is of the other side."));
    }
    let raiders = Area::RING.into_iter().map(BayOrder::Raiders);
    let vipers = Area::RING.into_iter().map(BayOrder::Vipers);
    let orders: Vec<_> = raiders.chain(vipers).collect();
    match pick(people, seat, &orders, Question::RaiderBay) {
        BayOrder::Raiders(area) => {
            let placed = board.placeable(Piece::Cylon(Kind::Raider)).min(2);
            for _ in 0..placed {
                put(board, Kind::Raider, area);
            }
            for _ in 0..placed {
                raider_acts(board, people, area)?;
            }
        }
        BayOrder::Vipers(area) => {
            let mut placed = place_vipers(board, people, seat, area);
            while !placed.is_empty() {
                activate_one(board, people, seat, area, &mut placed);
            }
        }
    }
    Ok(())
}

/// Places up to 4 vipers and returns those that are still unmanned then.
fn place_vipers(board: &mut Board, people: &mut dyn People, seat: Seat, area: Area) -> Vec<Craft> {
    let mut placed = Vec::new();
    for _ in 0..board.reserve.total().min(4) {
        let kinds = board.reserve.kinds();
        let craft = pick(people, seat, &kinds, |options| {
            Question::PlacedCraft(area, options)
        });
        from_reserve(board, craft, area);
        if !apollo_takes_it(board, people, craft, area) {
            placed.push(craft);
        }
    }
    placed
}

/// Activates one of those not activated yet, whichever the activator likes.
fn activate_one(
    board: &mut Board,
    people: &mut dyn People,
    seat: Seat,
    area: Area,
    waiting: &mut Vec<Craft>,
) {
    waiting.sort_unstable();
    let mut kinds = waiting.clone();
    kinds.dedup();
    let mut options = Vec::new();
    let mut flown = Vec::new();
    for craft in kinds {
        let found = activations(board, Viper::Unmanned(craft, area), craft, area);
        flown.resize(flown.len() + found.len(), craft);
        options.extend(found);
    }
    let activation = pick(people, seat, &options, Question::BayViper);
    let chosen = options.iter().position(|option| *option == activation);
    let craft = flown[chosen.unwrap_or_default()];
    waiting.remove(waiting.partition_point(|at| *at < craft));
    activate_viper(board, people, seat, activation);
}

/// Apollo, from a location of Galactica that is not the Brig, may take a viper just placed and act at
/// once, which interrupts the placing; the activator activates it no more (XVIPER-11, CLAR-19). Of
/// his actions only those with the viper are here.
fn apollo_takes_it(board: &mut Board, people: &mut dyn People, craft: Craft, area: Area) -> bool {
    let Some(apollo) = board.apollo else {
        return false;
    };
    let aboard = match board.characters.get(&apollo) {
        Some(Place::Galactica(location)) => *location != Location::Brig,
        Some(
            Place::Pegasus(_)
            | Place::ColonialOne
            | Place::Demetrius
            | Place::RaiderBay
            | Place::RebelBasestar
            | Place::Cylon(_),
        )
        | None => false,
    };
    let takes_it = aboard
        && pick(people, apollo, &[false, true], |options| {
            Question::AlertPilot(craft, area, options)
        });
    if takes_it {
        takes(board, apollo, craft, area);
        let mut options = vec![None];
        let found = activations(board, Viper::Piloted(apollo), craft, area);
        options.extend(found.into_iter().map(Some));
        if let Some(activation) = pick(people, apollo, &options, Question::AlertAction) {
            activate_viper(board, people, apollo, activation);
        }
    }
    takes_it
}
