//! The jump (JUMP-*, JUMP-COMBAT-*).

use crate::attack::number;
use crate::board::{Board, Location, Play, Seat, Stop};
use crate::cards::AttackCard;
use crate::damage::lose;
use crate::people::{People, Roll, may_use};

/// The fleet jumps out of combat, short of its destination: ships leave the board, pilots go to the
/// Hangar Deck, cards that stay until the jump go, the fleet token returns to Start
/// (JUMP-COMBAT-1 to JUMP-COMBAT-8, JUMP-7, JUMP-11, PILOT-8, CIV-5). Centurions, damaged vipers and
/// Galactica's damage stay.
///
/// # Errors
/// [`Stop::Over`] if the game is over.
pub fn jump(board: &mut Board) -> Play {
    board.still_playing()?;
    for area in 0..6 {
        let left = std::mem::take(&mut board.space[area]);
        board.reserve += left.unmanned;
        let fronts = left.civilians.into_iter().map(|ship| ship.kind);
        board.civilian_pile.extend(fronts);
    }
    board.civilian_pile.sort_unstable();
    while let Some((seat, _)) = board.pilots.pop_first() {
        board.reserve += 1;
        board.characters.insert(seat, Location::HangarDeck);
    }
    while let Some(card) = board.in_play.pop_first() {
        if card == AttackCard::ThirtyThree {
            board.back_in_deck.insert(card);
        } else {
            board.discarded.insert(card);
        }
    }
    board.jump_track = 0;
    Ok(())
}

/// FTL Control: on 6 or less the population of the space is lost; then the fleet jumps
/// (JUMP-FTL-1 to JUMP-FTL-4; 94: OPEN-01).
///
/// # Errors
/// [`Stop::Refused`] if the player cannot activate FTL Control or the token is on a red space.
pub fn ftl_control(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    may_use(board, seat, Location::FtlControl)?;
    let population = match board.jump_track {
        3 => 3,
        4 => 1,
        _ => return Err(Stop::Refused("The fleet token is not on a blue space.")),
    };
    if number(people, Roll::FtlControl, 0) <= 6 {
        lose(&mut board.dials.population, population);
    }
    jump(board)
}

/// The jump icon: one space further, and the jump at the end of the track (TURN-10, TURN-11).
///
/// # Errors
/// [`Stop::Over`] if the game is over.
pub fn prepare_for_jump(board: &mut Board) -> Play {
    board.still_playing()?;
    board.jump_track += 1;
    if board.jump_track >= 5 {
        jump(board)?;
    }
    Ok(())
}
