//! The Cylon Fleet board, the pursuit track, and placing ships on the main board
//! (XFLEET-*, XPLACE-*, XPURSUIT-*, XCAG-2).

use super::attack::number;
use super::board::Board;
use super::people::{People, Question, Roll, pick};
use super::pieces::{Basestar, Craft, Kind, Piece};
use crate::board::{Area, Civilian, Play};

/// An activation places ships of a kind on the Cylon Fleet board, each where its own roll says
/// (XPLACE-1; the option of XPLACE-2 is one roll for all). If none is left, no die is rolled and the
/// highest area with that kind moves in (XPLACE-3, XPLACE-3a). Then the pursuit token advances once
/// (XPURSUIT-1, XPURSUIT-1a, XPURSUIT-4, XPLACE-5).
pub(crate) fn place_outside(board: &mut Board, people: &mut dyn People, kind: Kind, count: u8) {
    let placed = board.beside(kind).min(count);
    if placed == 0 {
        let ranked = board.options.numbers.into_iter().rev();
        let highest = ranked
            .into_iter()
            .find(|at| board.waiting(*at).of(kind) > 0);
        if let Some(area) = highest {
            move_in(board, area);
        }
    }
    let mut shared = None;
    for _ in 0..placed {
        let area = match shared {
            Some(area) if board.options.one_roll => area,
            _ => area_by_roll(board, people, kind),
        };
        shared = Some(area);
        *board.waiting_mut(area).of_mut(kind) += 1;
    }
    advance_pursuit(board, people);
}

/// The area that the die says: 1, 2, 3, 4, 5–6 or 7–8 (XPLACE-1, XFLEET-2).
fn area_by_roll(board: &Board, people: &mut dyn People, kind: Kind) -> Area {
    let [one, two, three, four, five, seven] = board.options.numbers;
    match number(people, Roll::Placing(kind), 0) {
        1 => one,
        2 => two,
        3 => three,
        4 => four,
        5 | 6 => five,
        _ => seven,
    }
}

/// All ships of an area of the Cylon Fleet board move to the matching area of the main board
/// (XPLACE-3, XPURSUIT-3). They are new there: whatever acted before left its mark behind.
fn move_in(board: &mut Board, area: Area) {
    let ships = std::mem::take(board.waiting_mut(area));
    board[area].raiders.ready += ships.raiders;
    board[area].heavy_raiders.ready += ships.heavy_raiders;
    for _ in 0..ships.basestars {
        board[area].basestars.push(Basestar::default());
    }
}

/// The pursuit token advances one space. The CAG places the civilian ships of the space; at the end
/// everything on the Cylon Fleet board moves in and the token goes back to Start
/// (XPURSUIT-1 to XPURSUIT-3, XPURSUIT-6, XPURSUIT-7).
pub fn advance_pursuit(board: &mut Board, people: &mut dyn People) {
    board.pursuit += 1;
    let [first, second, third] = board.options.pursuit;
    let civilians = match board.pursuit {
        1 => first,
        2 => second,
        3 => third,
        _ => {
            for area in Area::RING {
                move_in(board, area);
            }
            board.pursuit = 0;
            0
        }
    };
    for _ in 0..civilians {
        cag_places_civilian(board, people);
    }
}

/// The CAG places a civilian ship in an area without one, or anywhere if there is no such area; none
/// if the pile is empty (XCAG-2, CIV-6).
pub fn cag_places_civilian(board: &mut Board, people: &mut dyn People) {
    if board.civilian_pile.is_empty() {
        return;
    }
    let mut areas = board.areas(|space| space.civilians.is_empty());
    if areas.is_empty() {
        areas = Area::RING.to_vec();
    }
    let area = pick(people, board.cag, &areas, Question::PlaceCivilian);
    draw_civilian(board, people, area);
}

/// Draws a civilian ship and lays it face down in an area (CIV-2). The pile is not empty.
pub(crate) fn draw_civilian(board: &mut Board, people: &mut dyn People, area: Area) {
    let drawn = people.draw_civilian(&board.civilian_pile);
    let kind = board.civilian_pile.remove(drawn);
    let id = board.next_civilian;
    board.next_civilian += 1;
    board[area].civilians.push(Civilian { id, kind });
}

/// Puts one Cylon ship on the main board. It comes from beside the boards; if none is there, from
/// the Cylon Fleet area with the lowest number that has one, whose other ships stay, as does the
/// pursuit token (XPLACE-4, XPLACE-6).
pub(crate) fn put(board: &mut Board, kind: Kind, area: Area) {
    if board.beside(kind) == 0 {
        let numbers = board.options.numbers;
        let lowest = numbers
            .into_iter()
            .find(|at| board.waiting(*at).of(kind) > 0);
        if let Some(from) = lowest {
            *board.waiting_mut(from).of_mut(kind) -= 1;
        }
    }
    match kind {
        Kind::Raider => board[area].raiders.ready += 1,
        Kind::HeavyRaider => board[area].heavy_raiders.ready += 1,
        Kind::Basestar => board[area].basestars.push(Basestar::default()),
    }
}

/// Places pieces on the main board, kind by kind. If they are short, all that are left are placed
/// and the active player says piece by piece which place is filled (XPLACE-4, XPLACE-4b); he also
/// names the kinds of vipers (XVIPER-6, XRAPTOR-2).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) if the game is over.
pub fn place(board: &mut Board, people: &mut dyn People, pieces: &[(Piece, Area)]) -> Play {
    board.still_playing()?;
    for piece in [
        Piece::Cylon(Kind::Basestar),
        Piece::Cylon(Kind::HeavyRaider),
        Piece::Cylon(Kind::Raider),
        Piece::Viper,
        Piece::Civilian,
    ] {
        let mine = pieces.iter().filter(|(kind, _)| *kind == piece);
        let mut open: Vec<Area> = mine.map(|(_, area)| *area).collect();
        open.sort_unstable();
        while !open.is_empty() && board.placeable(piece) > 0 {
            let mut choices = open.clone();
            if usize::from(board.placeable(piece)) >= open.len() {
                choices.truncate(1);
            } else {
                choices.dedup();
            }
            let area = pick(people, board.active, &choices, |options| {
                Question::PlaceNext(piece, options)
            });
            open.remove(open.partition_point(|at| *at < area));
            place_one(board, people, piece, area);
        }
    }
    Ok(())
}

fn place_one(board: &mut Board, people: &mut dyn People, piece: Piece, area: Area) {
    match piece {
        Piece::Cylon(kind) => put(board, kind, area),
        Piece::Viper => {
            let kinds = board.reserve.kinds();
            let craft = pick(people, board.active, &kinds, |options| {
                Question::PlacedCraft(area, options)
            });
            from_reserve(board, craft, area);
        }
        Piece::Civilian => draw_civilian(board, people, area),
    }
}

/// One of this kind leaves the Reserve for a space area.
pub(crate) fn from_reserve(board: &mut Board, craft: Craft, area: Area) {
    *board.reserve.of_mut(craft) -= 1;
    *board[area].unmanned.of_mut(craft) += 1;
}
