//! The jump (XJUMP-*, XRAPTOR-7, JUMP-FTL-*).

use super::attack::number;
use super::board::Board;
use super::damage::lose;
use super::people::{People, Question, Roll, pick};
use super::pieces::{Craft, Kind, Place};
use crate::board::{Area, Location, Play, Seat, Stop, small};

/// The fleet jumps, short of its destination: vipers go to the Reserve and pilots to the Hangar Deck
/// (XJUMP-1), Cylon ships to the matching areas of the Cylon Fleet board without their damage
/// (XJUMP-2, XJUMP-7), the fleet token to Start (XJUMP-5). Assault raptors may stay: their pilots say
/// so first, clockwise from the active player, then he for the unmanned (XRAPTOR-7, XJUMP-1a).
/// Civilian ships, centurions, damaged vipers, damage of Galactica and Pegasus, and the pursuit
/// token stay.
///
/// # Errors
/// [`Stop::Over`] if the game is over.
pub fn jump(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    let (before, from): (Vec<Seat>, Vec<Seat>) =
        board.pilots.keys().partition(|seat| **seat < board.active);
    for seat in from.into_iter().chain(before) {
        pilot_returns(board, people, seat);
    }
    for area in Area::RING {
        unmanned_return(board, people, area);
        cylons_withdraw(board, area);
    }
    board.jump_track = 0;
    Ok(())
}

fn pilot_returns(board: &mut Board, people: &mut dyn People, seat: Seat) {
    let craft = board.pilots[&seat].craft;
    let stays =
        craft == Craft::AssaultRaptor && pick(people, seat, &[false, true], Question::PilotStays);
    if !stays {
        board.pilots.remove(&seat);
        *board.reserve.of_mut(craft) += 1;
        let deck = Place::Galactica(Location::HangarDeck);
        board.characters.insert(seat, deck);
    }
}

fn unmanned_return(board: &mut Board, people: &mut dyn People, area: Area) {
    let unmanned = std::mem::take(&mut board[area].unmanned);
    let counts: Vec<u8> = (0..=unmanned.assault_raptors).collect();
    let stay = pick(people, board.active, &counts, |options| {
        Question::RaptorsStay(area, options)
    });
    board[area].unmanned.assault_raptors = stay;
    board.reserve.vipers += unmanned.vipers;
    board.reserve.mark_vii += unmanned.mark_vii;
    board.reserve.assault_raptors += unmanned.assault_raptors - stay;
}

fn cylons_withdraw(board: &mut Board, area: Area) {
    let raiders = std::mem::take(&mut board[area].raiders).total();
    let heavy_raiders = std::mem::take(&mut board[area].heavy_raiders).total();
    let basestars = small(std::mem::take(&mut board[area].basestars).len());
    let waiting = board.waiting_mut(area);
    *waiting.of_mut(Kind::Raider) += raiders;
    *waiting.of_mut(Kind::HeavyRaider) += heavy_raiders;
    *waiting.of_mut(Kind::Basestar) += basestars;
}

/// FTL Control: on 6 or less the population of the space is lost; then the fleet jumps
/// (XJUMP-6, JUMP-FTL-1 to JUMP-FTL-4; 94: OPEN-01).
///
/// # Errors
/// [`Stop::Refused`] if the player cannot activate FTL Control or the token is on a red space.
pub fn ftl_control(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.may_use(seat, Place::Galactica(Location::FtlControl))?;
    let population = match board.jump_track {
        3 => 3,
        4 => 1,
        _ => return Err(Stop::Refused("The fleet token is not on a blue space.")),
    };
    if number(people, Roll::FtlControl, 0) <= 6 {
        lose(&mut board.dials.population, population);
    }
    jump(board, people)
}

/// The Prepare for Jump step of a crisis card: with a jump icon, its own or the Engine Room's but
/// never two, the fleet token moves on, and the fleet jumps at the end of the track
/// (TURN-10, TURN-11, LOC-ENGINE-1). Damage at FTL Control changes nothing here (XDMG-4).
///
/// # Errors
/// [`Stop::Over`] if the game is over.
pub fn prepare_for_jump(board: &mut Board, people: &mut dyn People, icon: bool) -> Play {
    board.still_playing()?;
    let engine_room = std::mem::take(&mut board.engine_room);
    if icon || engine_room {
        board.jump_track += 1;
        if board.jump_track >= 5 {
            jump(board, people)?;
        }
    }
    Ok(())
}
