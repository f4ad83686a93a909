//! What the humans do with vipers, Mark VIIs and assault raptors (XVIPER-*, XRAPTOR-*, XMOVE-2,
//! PILOT-*).

use super::attack::{Attack, Hit, roll};
use super::board::Board;
use super::damage::take_civilian;
use super::damage::{damage_basestar, destroy_heavy_raider, destroy_raiders, structural};
use super::fleet::from_reserve;
use super::people::{People, Question, pick};
use super::pieces::{Allegiance, Craft, CylonLocation, Flight, Kind, Place, Target, Viper};
use crate::board::{Area, CivilianId, Location, Play, Seat, Stop};

/// One activation of a viper, of whatever kind (XVIPER-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// Launches one of this kind from the Reserve into this area (VIPER-2).
    Launch(Craft, Area),
    /// Moves to this area: one away, for a Mark VII up to two (XVIPER-2, XVIPER-2a).
    Move(Viper, Area),
    /// Attacks a Cylon ship in its area (VIPER-4).
    Attack(Viper, Target),
    /// Escorts a civilian ship of its area back to the pile (XVIPER-3, VIPER-ESCORT).
    Escort(Viper, CivilianId),
}

/// Command: up to two activations of unmanned vipers (LOC-COMMAND-1, XVIPER-7, XVIPER-9).
///
/// # Errors
/// [`Stop::Refused`] if the player cannot activate Command.
pub fn command(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.may_use(seat, Place::Galactica(Location::Command))?;
    for _ in 0..2 {
        let mut options = vec![None];
        let launches = launches(board).into_iter();
        options.extend(launches.map(|(craft, area)| Some(Activation::Launch(craft, area))));
        for area in Area::RING {
            for craft in board[area].unmanned.kinds() {
                let found = activations(board, Viper::Unmanned(craft, area), craft, area);
                options.extend(found.into_iter().map(Some));
            }
        }
        match pick(people, seat, &options, Question::Command) {
            Some(activation) => activate_viper(board, people, seat, activation),
            None => return Ok(()),
        }
    }
    Ok(())
}

/// A pilot's action with what he flies: move, attack or escort (PILOT-4, XVIPER-4).
///
/// # Errors
/// [`Stop::Refused`] if he pilots nothing.
pub fn own_viper(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    let flight = piloting(board, seat)?;
    let options = activations(board, Viper::Piloted(seat), flight.craft, flight.area);
    let activation = pick(people, seat, &options, Question::OwnViper);
    activate_viper(board, people, seat, activation);
    Ok(())
}

/// A pilot moves what he flies in the Movement step: one area, a Mark VII up to two unless the table
/// plays otherwise (XMOVE-2, XVIPER-2, AREA-5).
///
/// # Errors
/// [`Stop::Refused`] if he pilots nothing or the area is too far.
pub fn move_own_viper(board: &mut Board, seat: Seat, to: Area) -> Play {
    let flight = piloting(board, seat)?;
    let reach = match flight.craft {
        Craft::Viper | Craft::AssaultRaptor => 1,
        Craft::MarkVii => board.options.mark_vii_movement_step,
    };
    if !within(flight.area, reach).contains(&to) {
        return Err(Stop::Refused("The viper does not fly that far."));
    }
    board.pilots.insert(seat, Flight { area: to, ..flight });
    Ok(())
}

/// A pilot leaves for a location of another ship, for 1 skill card; what he flew goes to the Reserve
/// (XMOVE-2, MOVE-13, PILOT-10). Nobody enters what is hazardous, is not in play or belongs to the
/// Cylons (XMOVE-3, XBOARD-20).
///
/// # Errors
/// [`Stop::Refused`] if he pilots nothing, holds no card, or may not enter.
pub fn leave_viper(board: &mut Board, seat: Seat, to: Place) -> Play {
    piloting(board, seat)?;
    let open = match to {
        Place::Galactica(location) => !matches!(location, Location::Sickbay | Location::Brig),
        Place::Pegasus(_) | Place::ColonialOne | Place::Demetrius => true,
        Place::RaiderBay | Place::RebelBasestar => board.rebel_basestar == Some(Allegiance::Human),
        Place::Cylon(_) => false,
    };
    if !open || !board.exists(to) {
        return Err(Stop::Refused("He may not go there."));
    }
    discard(board, seat, 1)?;
    land(board, seat);
    board.characters.insert(seat, to);
    Ok(())
}

/// A character is sent to Sickbay or the Brig; what he flies goes to the Reserve undamaged
/// (PILOT-7, PILOT-10). From the Brig nobody is sent to Sickbay (XMOVE-4).
///
/// # Errors
/// [`Stop::Over`] if the game is over.
pub fn send_away(board: &mut Board, seat: Seat, to: Location) -> Play {
    board.still_playing()?;
    if board.characters.get(&seat) == Some(&Place::Galactica(Location::Brig)) {
        return Ok(());
    }
    land(board, seat);
    board.characters.insert(seat, Place::Galactica(to));
    Ok(())
}

/// A player reveals as a Cylon: what he flies goes to the Reserve, he to the Resurrection Ship
/// (PILOT-9, XREVEAL-3).
///
/// # Errors
/// [`Stop::Over`] if the game is over.
pub fn reveal(board: &mut Board, seat: Seat) -> Play {
    board.still_playing()?;
    land(board, seat);
    board.cylons.insert(seat);
    let ship = Place::Cylon(CylonLocation::ResurrectionShip);
    board.characters.insert(seat, ship);
    Ok(())
}

/// The Hangar Deck: a character launches himself (LOC-HANGAR-1, PILOT-2). With nothing in the
/// Reserve an unmanned viper is taken back first (XVIPER-8). That the character can pilot is for the
/// caller to know (PILOT-1).
///
/// # Errors
/// [`Stop::Refused`] if he cannot activate the Hangar Deck or there is nothing for him to fly.
pub fn hangar_deck(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.may_use(seat, Place::Galactica(Location::HangarDeck))?;
    if board.reserve.total() == 0 {
        let mut options = Vec::new();
        for area in Area::RING {
            let kinds = board[area].unmanned.kinds().into_iter();
            options.extend(kinds.map(|craft| (craft, area)));
        }
        if options.is_empty() {
            return Err(Stop::Refused("There is no viper to launch."));
        }
        let (craft, area) = pick(people, seat, &options, Question::Recall);
        *board[area].unmanned.of_mut(craft) -= 1;
        *board.reserve.of_mut(craft) += 1;
    }
    start_in_viper(board, people, seat)
}

/// A character whose sheet starts him in a viper, an assault raptor if he likes; with nothing in the
/// Reserve he starts on the Hangar Deck (CHARSEL-5, XSETUP-22, EXEC-19).
///
/// # Errors
/// [`Stop::Over`] if the game is over.
pub fn start_in_viper(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.still_playing()?;
    let options = launches(board);
    if options.is_empty() {
        let deck = Place::Galactica(Location::HangarDeck);
        board.characters.insert(seat, deck);
        return Ok(());
    }
    let (craft, area) = pick(people, seat, &options, Question::Launch);
    from_reserve(board, craft, area);
    takes(board, seat, craft, area);
    Ok(())
}

/// An unmanned viper of this area gets a pilot.
pub(crate) fn takes(board: &mut Board, seat: Seat, craft: Craft, area: Area) {
    *board[area].unmanned.of_mut(craft) -= 1;
    board.characters.remove(&seat);
    board.pilots.insert(seat, Flight { craft, area });
}

/// The fleet gains an assault raptor in the Reserve for an ordinary raptor of the Reserve
/// (XRAPTOR-5, XRAPTOR-6; by Raptor Specialist or Weapons Armed: XNAME-2).
///
/// # Errors
/// [`Stop::Refused`] without an ordinary raptor in the Reserve or an assault raptor beside the board.
pub fn gain_assault_raptor(board: &mut Board) -> Play {
    board.still_playing()?;
    if board.raptors == 0 || board.assault_raptors_beside() == 0 {
        return Err(Stop::Refused("It takes a raptor and an assault raptor."));
    }
    board.raptors -= 1;
    board.reserve.assault_raptors += 1;
    Ok(())
}

/// Takes skill cards from a hand.
pub(crate) fn discard(board: &mut Board, seat: Seat, count: u8) -> Play {
    match board.hands.get_mut(&seat) {
        Some(hand) if *hand >= count => {
            *hand -= count;
            Ok(())
        }
        Some(_) | None => Err(Stop::Refused("He holds too few skill cards.")),
    }
}

/// What a pilot flies goes to the Reserve, if he flies anything.
fn land(board: &mut Board, seat: Seat) {
    if let Some(flight) = board.pilots.remove(&seat) {
        *board.reserve.of_mut(flight.craft) += 1;
    }
}

fn piloting(board: &Board, seat: Seat) -> Result<Flight, Stop> {
    board.still_playing()?;
    let flight = board.pilots.get(&seat).copied();
    flight.ok_or(Stop::Refused("The character pilots nothing."))
}

/// What can be launched, and where to.
fn launches(board: &Board) -> Vec<(Craft, Area)> {
    let kinds = board.reserve.kinds().into_iter();
    kinds
        .flat_map(|craft| Area::LAUNCH.map(|area| (craft, area)))
        .collect()
}

/// The areas up to so many steps away, either way around Galactica.
fn within(area: Area, reach: u8) -> Vec<Area> {
    (1..=usize::from(reach))
        .flat_map(|steps| [area.clockwise(steps), area.counterclockwise(steps)])
        .collect()
}

/// What a viper of this kind in this area may do. Ships of the humans are no targets (XATTACK-2).
pub(crate) fn activations(
    board: &Board,
    viper: Viper,
    craft: Craft,
    area: Area,
) -> Vec<Activation> {
    let reach = match craft {
        Craft::Viper | Craft::AssaultRaptor => 1,
        Craft::MarkVii => 2,
    };
    let moves = within(area, reach).into_iter();
    let attacks = targets(board, area).into_iter();
    let civilians = board[area].civilians.iter();
    moves
        .map(|to| Activation::Move(viper, to))
        .chain(attacks.map(|target| Activation::Attack(viper, target)))
        .chain(civilians.map(|ship| Activation::Escort(viper, ship.id)))
        .collect()
}

/// The Cylon ships of an area of the main board that can be told apart.
pub(crate) fn targets(board: &Board, area: Area) -> Vec<Target> {
    let space = &board[area];
    let mut found = Vec::new();
    if space.of(Kind::Raider) > 0 {
        found.push(Target::Raider(area));
    }
    if space.of(Kind::HeavyRaider) > 0 {
        found.push(Target::HeavyRaider(area));
    }
    let basestars = 0..space.basestars.len();
    found.extend(basestars.map(|place| Target::Basestar(area, place)));
    found
}

/// Carries out an activation that is among those offered.
pub(crate) fn activate_viper(
    board: &mut Board,
    people: &mut dyn People,
    who: Seat,
    activation: Activation,
) {
    match activation {
        Activation::Launch(craft, area) => from_reserve(board, craft, area),
        Activation::Move(Viper::Unmanned(craft, from), to) => {
            *board[from].unmanned.of_mut(craft) -= 1;
            *board[to].unmanned.of_mut(craft) += 1;
        }
        Activation::Move(Viper::Piloted(seat), to) => {
            if let Some(flight) = board.pilots.get_mut(&seat) {
                flight.area = to;
            }
        }
        Activation::Attack(viper, target) => {
            let craft = match viper {
                Viper::Unmanned(craft, _) => craft,
                Viper::Piloted(seat) => board.pilots[&seat].craft,
            };
            attack_cylon(board, people, who, target, Attack::BasestarBy(craft));
        }
        Activation::Escort(_, id) => {
            for area in Area::RING {
                let escorted = take_civilian(board, area, id);
                board.civilian_pile.extend(escorted);
            }
            board.civilian_pile.sort_unstable();
        }
    }
}

/// An attack on a Cylon ship; the row for a basestar depends on the attacker (XATTACK-1).
pub(crate) fn attack_cylon(
    board: &mut Board,
    people: &mut dyn People,
    who: Seat,
    target: Target,
    basestar_row: Attack,
) {
    match target {
        Target::Raider(area) => {
            if roll(people, Attack::Raider, 0) == Hit::Destroyed {
                destroy_raiders(board, people, who, area, 1);
            }
        }
        Target::HeavyRaider(area) => {
            if roll(people, Attack::HeavyRaider, 0) == Hit::Destroyed {
                destroy_heavy_raider(board, people, who, area);
            }
        }
        Target::Basestar(area, place) => {
            let modifier = structural(&board[area], place);
            if roll(people, basestar_row, modifier) == Hit::Damaged {
                damage_basestar(board, people, (area, place));
            }
        }
    }
}
