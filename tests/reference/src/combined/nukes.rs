//! Nukes against a space area, and Unauthorized Usage (XNUKE-*, OPEN-37, OPEN-52).

use super::attack::{Attack, Hit, roll};
use super::board::{Board, NukeTable};
use super::damage::{
    damage_basestar_twice, destroy_basestar, destroy_civilian, destroy_raiders, hit_viper,
    structural,
};
use super::people::{People, Question, pick};
use super::pieces::Viper;
use crate::board::{Area, Play, Seat, Ships, Stop, small};

/// The Admiral aims a nuke at a space area, with a target or without (XNUKE-1, XNUKE-5). The token
/// is beside the board then, whatever happens (XNUKE-4).
///
/// # Errors
/// [`Stop::Refused`] without a nuke.
pub fn nuke(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    if board.nukes == 0 {
        return Err(Stop::Refused("The Admiral has no nuke."));
    }
    let admiral = board.admiral;
    let area = pick(people, admiral, &Area::RING, Question::Nuke);
    spend(board);
    strike_area(board, people, admiral, area, None);
    Ok(())
}

/// The Admiral gains a nuke that lies beside the board; nothing happens if none does, so that he
/// never holds more than 3 (XNUKE-4).
///
/// # Errors
/// [`Stop::Over`] if the game is over.
pub fn gain_nuke(board: &mut Board) -> Play {
    board.still_playing()?;
    if board.nukes_beside > 0 {
        board.nukes_beside -= 1;
        board.nukes += 1;
    }
    Ok(())
}

/// The Mutiny card Unauthorized Usage: its player aims a nuke of the Admiral at a basestar, by the
/// table of that basestar's area or by the base game's row; then every nuke leaves the game
/// (OPEN-52, CLAR-74).
///
/// # Errors
/// [`Stop::Refused`] if the Admiral has no nuke or no basestar is on the main board.
pub fn unauthorized_usage(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.still_playing()?;
    let basestars = board.basestars();
    if board.nukes == 0 || basestars.is_empty() {
        return Err(Stop::Refused("It takes a nuke and a basestar."));
    }
    let (area, place) = pick(people, seat, &basestars, Question::UnauthorizedUsage);
    match board.options.unauthorized {
        NukeTable::Area => strike_area(board, people, seat, area, Some(place)),
        NukeTable::Basestar => {
            let modifier = structural(&board[area], place);
            let hit = roll(people, Attack::BasestarByNuke, modifier);
            apply(board, people, seat, area, Some(place), hit);
        }
    }
    board.nukes = 0;
    board.nukes_beside = 0;
    Ok(())
}

fn spend(board: &mut Board) {
    board.nukes -= 1;
    board.nukes_beside += 1;
}

/// Rolls for an area. Structural damage counts, if the table plays so, of a basestar that is the only
/// ship there, whether a card names it or not (OPEN-37, XNUKE-6a).
fn strike_area(
    board: &mut Board,
    people: &mut dyn People,
    who: Seat,
    area: Area,
    named: Option<usize>,
) {
    let modifier = match only_ship(board, area) {
        Some(place) if board.options.structural_at_nuke => structural(&board[area], place),
        Some(_) | None => 0,
    };
    let hit = roll(people, Attack::AreaByNuke, modifier);
    apply(board, people, who, area, named, hit);
}

/// The place of the basestar that is the only ship of an area.
fn only_ship(board: &Board, area: Area) -> Option<usize> {
    let space = &board[area];
    let others = space.raiders.total()
        + space.heavy_raiders.total()
        + space.unmanned.total()
        + small(space.civilians.len() + board.pilots_in(area).len());
    (space.basestars.len() == 1 && others == 0).then_some(0)
}

/// What a nuke does in an area. What is not there is not hit (XNUKE-2, XNUKE-3). Which of two
/// basestars it is, is said after the roll (XNUKE-6, XNUKE-6a).
fn apply(
    board: &mut Board,
    people: &mut dyn People,
    who: Seat,
    area: Area,
    named: Option<usize>,
    hit: Hit,
) {
    match hit {
        Hit::Nothing | Hit::Damaged => {}
        Hit::DamagedTwice => {
            if let Some(place) = basestar_hit(board, people, who, area, named) {
                damage_basestar_twice(board, people, (area, place));
            }
        }
        Hit::Destroyed => {
            if let Some(place) = basestar_hit(board, people, who, area, named) {
                destroy_basestar(board, (area, place));
            }
        }
        Hit::DestroyedWithThreeRaiders => {
            if let Some(place) = basestar_hit(board, people, who, area, named) {
                destroy_basestar(board, (area, place));
            }
            destroy_raiders(board, people, who, area, 3);
        }
        Hit::AllDestroyed => destroy_all(board, area),
    }
}

fn basestar_hit(
    board: &Board,
    people: &mut dyn People,
    who: Seat,
    area: Area,
    named: Option<usize>,
) -> Option<usize> {
    let places: Vec<usize> = (0..board[area].basestars.len()).collect();
    if named.is_some() || places.is_empty() {
        return named;
    }
    Some(pick(people, who, &places, |options| {
        Question::NukedBasestar(area, options)
    }))
}

/// Every ship of the area is destroyed; pilots go to Sickbay, civilian ships cost what they show
/// (XNUKE-2, PILOT-12, XDMGB-2).
fn destroy_all(board: &mut Board, area: Area) {
    board[area].raiders = Ships::default();
    board[area].heavy_raiders = Ships::default();
    board[area].basestars.clear();
    for craft in board[area].unmanned.kinds() {
        for _ in 0..board[area].unmanned.of(craft) {
            hit_viper(board, Viper::Unmanned(craft, area), Hit::Destroyed);
        }
    }
    for seat in board.pilots_in(area) {
        hit_viper(board, Viper::Piloted(seat), Hit::Destroyed);
    }
    let ships: Vec<_> = board[area].civilians.iter().map(|ship| ship.id).collect();
    for id in ships {
        destroy_civilian(board, area, id);
    }
}
