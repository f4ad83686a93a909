//! The locations that touch ships, apart from those for vipers and the Cylons' (LOC-*, XBOARD-9,
//! XBOARD-10), Repair, and risking raptors.

use super::attack::{Attack, Hit, number, roll};
use super::board::Board;
use super::damage::{
    damage_basestar, damage_basestar_twice, damage_pegasus, destroy_civilian, destroy_raiders,
    hit_viper, in_area, lose_raptor, structural, take_civilian,
};
use super::humans::{attack_cylon, discard, targets};
use super::people::{People, Question, Roll, pick};
use super::pieces::{Crafts, Harmed, PegasusLocation, Place};
use crate::board::{Area, Civilian, CivilianId, Location, Play, Seat, Stop};

/// What a Repair card repairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repair {
    /// The location of the one who plays it (DMG-GAL-5, XDMG-5).
    Location(Place),
    /// These damaged vipers (DMG-2, XVIPER-5).
    Vipers(Crafts),
}

/// Weapons Control: Galactica attacks a Cylon ship of the main board (LOC-WEAPONS-1, XATTACK-2).
///
/// # Errors
/// [`Stop::Refused`] if the player cannot activate Weapons Control or there is no target.
pub fn weapons_control(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.may_use(seat, Place::Galactica(Location::WeaponsControl))?;
    let ring = Area::RING.into_iter();
    let targets: Vec<_> = ring.flat_map(|area| targets(board, area)).collect();
    if targets.is_empty() {
        return Err(Stop::Refused("There is no Cylon ship on the main board."));
    }
    let target = pick(people, seat, &targets, Question::WeaponsControl);
    attack_cylon(board, people, seat, target, Attack::BasestarByGalactica);
    Ok(())
}

/// Communications: a look at two civilian ships, or at the only one, and each may move to an adjacent
/// area (LOC-COMMS-1; 95: LOC-COMMS-1a).
///
/// # Errors
/// [`Stop::Refused`] if the player cannot activate Communications or no civilian ship is on the board.
pub fn communications(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.may_use(seat, Place::Galactica(Location::Communications))?;
    let lying = board.space.iter().flat_map(|space| &space.civilians);
    let mut ships: Vec<_> = lying.map(|ship| ship.id).collect();
    if ships.is_empty() {
        return Err(Stop::Refused("There is no civilian ship on the board."));
    }
    let mut looked_at = Vec::new();
    while looked_at.len() < 2 && !ships.is_empty() {
        let id = pick(people, seat, &ships, Question::Communications);
        ships.retain(|ship| *ship != id);
        looked_at.push(id);
    }
    for id in looked_at {
        may_move(board, people, seat, id);
    }
    Ok(())
}

fn may_move(board: &mut Board, people: &mut dyn People, seat: Seat, id: CivilianId) {
    let from = board.areas(|space| space.civilians.iter().any(|ship| ship.id == id))[0];
    let to = [
        None,
        Some(from.clockwise(1)),
        Some(from.counterclockwise(1)),
    ];
    let chosen = pick(people, seat, &to, |options| {
        Question::MoveCivilian(id, options)
    });
    let Some(to) = chosen else { return };
    if let Some(kind) = take_civilian(board, from, id) {
        board[to].civilians.push(Civilian { id, kind });
    }
}

/// The Armory: an attack on a centurion, which returns to the supply on 7 or 8 (LOC-ARMORY-1).
///
/// # Errors
/// [`Stop::Refused`] if the player cannot activate the Armory or no centurion is aboard.
pub fn armory(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.may_use(seat, Place::Galactica(Location::Armory))?;
    let spaces: Vec<usize> = (0..4).filter(|space| board.boarding[*space] > 0).collect();
    if spaces.is_empty() {
        return Err(Stop::Refused("There is no centurion aboard."));
    }
    let space = pick(people, seat, &spaces, Question::Armory);
    if roll(people, Attack::Centurion, 0) == Hit::Destroyed {
        board.boarding[space] -= 1;
    }
    Ok(())
}

/// Pegasus CIC: a basestar of the main board and a die. On 1 to 3 Pegasus is damaged, on 4 to 6 the
/// basestar, on 7 and 8 the basestar twice. It is no attack: structural damage adds nothing unless
/// the table plays so (LOC-CIC-1, OPEN-53).
///
/// # Errors
/// [`Stop::Refused`] if the player cannot activate Pegasus CIC or no basestar is on the main board.
pub fn pegasus_cic(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.may_use(seat, Place::Pegasus(PegasusLocation::Cic))?;
    let basestars = board.basestars();
    if basestars.is_empty() {
        return Err(Stop::Refused("There is no basestar on the main board."));
    }
    let (area, place) = pick(people, seat, &basestars, Question::PegasusCic);
    let modifier = if board.options.structural_at_cic {
        structural(&board[area], place)
    } else {
        0
    };
    match number(people, Roll::PegasusCic, modifier) {
        1..=3 => damage_pegasus(board, people),
        4..=6 => {
            damage_basestar(board, people, (area, place));
        }
        _ => damage_basestar_twice(board, people, (area, place)),
    }
    Ok(())
}

/// Main Batteries: an area and a die. On 1 a civilian ship there is destroyed, on 2 and 3 a viper
/// there is damaged, on 4 to 6 two raiders are destroyed, on 7 and 8 four; as many as there are. It
/// is no attack, so nobody evades (LOC-BATTERIES-1, CLAR-40). The activator says which.
///
/// # Errors
/// [`Stop::Refused`] if the player cannot activate Main Batteries.
pub fn main_batteries(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.may_use(seat, Place::Pegasus(PegasusLocation::MainBatteries))?;
    let area = pick(people, seat, &Area::RING, Question::MainBatteries);
    match number(people, Roll::MainBatteries, 0) {
        1 => {
            let ships: Vec<_> = board[area].civilians.iter().map(|ship| ship.id).collect();
            if !ships.is_empty() {
                let id = pick(people, seat, &ships, |options| {
                    Question::CivilianShip(area, options)
                });
                destroy_civilian(board, area, id);
            }
        }
        2 | 3 => {
            let vipers = in_area(board, area);
            if !vipers.is_empty() {
                match pick(people, seat, &vipers, Question::Harmed) {
                    Harmed::Space(viper) => hit_viper(board, viper, Hit::Damaged),
                    Harmed::Reserve(_) => {} // none of these is in an area
                }
            }
        }
        4..=6 => destroy_raiders(board, people, seat, area, 2),
        _ => destroy_raiders(board, people, seat, area, 4),
    }
    Ok(())
}

/// The Engine Room: for exactly 2 skill cards the next crisis card of this turn counts as having the
/// jump icon (LOC-ENGINE-1).
///
/// # Errors
/// [`Stop::Refused`] if the player cannot activate the Engine Room or holds fewer than 2 cards.
pub fn engine_room(board: &mut Board, seat: Seat) -> Play {
    board.may_use(seat, Place::Pegasus(PegasusLocation::EngineRoom))?;
    discard(board, seat, 2)?;
    board.engine_room = true;
    Ok(())
}

/// A Repair card: the location of the one who plays it, or on the Hangar Deck up to 2 damaged vipers
/// of whatever kind (XDMG-5, DMG-2, XVIPER-5).
///
/// # Errors
/// [`Stop::Refused`] if there is nothing to repair where he is.
pub fn repair(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.still_playing()?;
    let mut options = Vec::new();
    match board.characters.get(&seat) {
        Some(Place::Galactica(location)) => {
            if board.galactica_damage.contains(location) {
                options.push(Repair::Location(Place::Galactica(*location)));
            }
            if *location == Location::HangarDeck {
                options.extend(repairable(board));
            }
        }
        Some(Place::Pegasus(location)) => {
            if board.pegasus_damage.contains(location) {
                options.push(Repair::Location(Place::Pegasus(*location)));
            }
        }
        Some(
            Place::ColonialOne
            | Place::Demetrius
            | Place::RaiderBay
            | Place::RebelBasestar
            | Place::Cylon(_),
        )
        | None => {}
    }
    if options.is_empty() {
        return Err(Stop::Refused("There is nothing to repair here."));
    }
    match pick(people, seat, &options, Question::Repair) {
        Repair::Location(Place::Galactica(location)) => {
            board.galactica_damage.remove(&location);
        }
        Repair::Location(Place::Pegasus(location)) => {
            board.pegasus_damage.remove(&location);
        }
        Repair::Location(
            Place::ColonialOne
            | Place::Demetrius
            | Place::RaiderBay
            | Place::RebelBasestar
            | Place::Cylon(_),
        ) => {} // never damaged (EARTH-2)
        Repair::Vipers(repaired) => {
            for craft in repaired.kinds() {
                *board.damaged.of_mut(craft) -= repaired.of(craft);
                *board.reserve.of_mut(craft) += repaired.of(craft);
            }
        }
    }
    Ok(())
}

/// One or two damaged vipers, in every mixture.
fn repairable(board: &Board) -> Vec<Repair> {
    let mut found = Vec::new();
    for vipers in 0..=board.damaged.vipers.min(2) {
        for mark_vii in 0..=board.damaged.mark_vii.min(2 - vipers) {
            if vipers + mark_vii > 0 {
                found.push(Repair::Vipers(Crafts {
                    vipers,
                    mark_vii,
                    assault_raptors: 0,
                }));
            }
        }
    }
    found
}

/// Risks a raptor: on the needed number or more it stays and the reward is won, otherwise it is
/// destroyed. No assault raptor takes its place (XRES-3, RAPTOR-2 to RAPTOR-4, XRAPTOR-4). Returns
/// whether the reward is won.
///
/// # Errors
/// [`Stop::Refused`] without a raptor in the Reserve.
pub fn risk_raptor(board: &mut Board, people: &mut dyn People, needed: u8) -> Result<bool, Stop> {
    board.still_playing()?;
    if board.raptors == 0 {
        return Err(Stop::Refused("There is no raptor in the Reserve."));
    }
    let won = number(people, Roll::Raptor, 0) >= needed;
    if !won {
        lose_raptor(board);
    }
    Ok(won)
}
