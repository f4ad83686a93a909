//! The Basestar Bridge of the Cylon Fleet board (XACT-3, XACT-6, XACT-7, LOC-BASESTAR-1; OPEN-22).

use super::attack::number;
use super::board::Board;
use super::damage::resolve_token;
use super::fleet::{advance_pursuit, cag_places_civilian};
use super::people::{People, Question, Roll, pick};
use super::pieces::{CylonLocation, Kind, Place};
use crate::board::{Area, Play, Seat};

/// An ability of the Basestar Bridge (XACT-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// The CAG places a civilian ship.
    Civilian,
    /// A basestar or 3 raiders come to one area of the Cylon Fleet board.
    Ships,
    /// On 1 to 3 the fleet token goes back a space; otherwise the pursuit token advances.
    Tokens,
    /// On less than the number of raiders on the main board, 2 Galactica damage tokens are drawn and
    /// 1 is resolved.
    Damage,
}

impl Ability {
    /// The four (XACT-6).
    pub const ALL: [Ability; 4] = [
        Ability::Civilian,
        Ability::Ships,
        Ability::Tokens,
        Ability::Damage,
    ];
}

/// Two different abilities, both named before the first is resolved, in this order
/// (XACT-3, XACT-7).
///
/// # Errors
/// [`Stop::Refused`](crate::Stop::Refused) if the player is not there;
/// [`Stop::Over`](crate::Stop::Over) as soon as the Cylons win, or if the game is over.
pub fn basestar_bridge(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.may_use(seat, Place::Cylon(CylonLocation::BasestarBridge))?;
    let mut left = Ability::ALL.to_vec();
    let first = pick(people, seat, &left, Question::Bridge);
    left.retain(|ability| *ability != first);
    let second = pick(people, seat, &left, Question::Bridge);
    for ability in [first, second] {
        match ability {
            Ability::Civilian => cag_places_civilian(board, people),
            Ability::Ships => place_ships(board, people, seat),
            Ability::Tokens => move_a_token(board, people),
            Ability::Damage => damage_by_raiders(board, people, seat)?,
        }
    }
    Ok(())
}

/// As many as are beside the boards, none if there are none: nothing moves in and pursuit stays,
/// for this is no activation (XBASE-4, XPURSUIT-1).
fn place_ships(board: &mut Board, people: &mut dyn People, seat: Seat) {
    let kinds = [Kind::Basestar, Kind::Raider].into_iter();
    let options: Vec<_> = kinds
        .flat_map(|kind| Area::RING.map(|area| (kind, area)))
        .collect();
    let (kind, area) = pick(people, seat, &options, Question::BridgePlaces);
    let wanted = match kind {
        Kind::Basestar | Kind::HeavyRaider => 1,
        Kind::Raider => 3,
    };
    let placed = board.beside(kind).min(wanted);
    *board.waiting_mut(area).of_mut(kind) += placed;
}

fn move_a_token(board: &mut Board, people: &mut dyn People) {
    if number(people, Roll::Bridge(Ability::Tokens), 0) <= 3 {
        board.jump_track = board.jump_track.saturating_sub(1);
    } else {
        advance_pursuit(board, people);
    }
}

/// The token that is not resolved goes back to the pile.
fn damage_by_raiders(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    if number(people, Roll::Bridge(Ability::Damage), 0) >= board.on_main(Kind::Raider) {
        return Ok(());
    }
    let mut pool = board.galactica_pool();
    let mut drawn = Vec::new();
    while drawn.len() < 2 && !pool.is_empty() {
        drawn.push(pool.remove(people.draw_galactica(&pool)));
    }
    if drawn.is_empty() {
        return Ok(());
    }
    let token = pick(people, seat, &drawn, Question::ResolveToken);
    resolve_token(board, token)
}
