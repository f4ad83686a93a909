//! What damage and destruction do (DMG-*, CIV-4, PILOT-6, RAPTOR-5).

use crate::attack::Hit;
use crate::board::{
    Area, BasestarToken, Board, CivilianId, CivilianKind, GalacticaToken, Location, Outcome, Play,
    Viper,
};
use crate::cards::AttackCard;
use crate::people::People;

/// Damages Galactica once (DMG-GAL-1 to DMG-GAL-3, DMG-GAL-6, DMG-GAL-7).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) when six locations are damaged, or if the game is over.
pub fn damage_galactica(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    let pool = board.galactica_pool();
    if pool.is_empty() {
        return Ok(());
    }
    match pool[people.draw_galactica(&pool)] {
        GalacticaToken::At(location) => {
            board.damage.insert(location);
            for at in board.characters.values_mut().filter(|at| **at == location) {
                *at = Location::Sickbay;
            }
            if board.damage.len() >= 6 {
                return board.cylons_win(Outcome::GalacticaDestroyed);
            }
        }
        GalacticaToken::Food => {
            board.spent.insert(GalacticaToken::Food);
            lose(&mut board.dials.food, 1);
        }
        GalacticaToken::Fuel => {
            board.spent.insert(GalacticaToken::Fuel);
            lose(&mut board.dials.fuel, 1);
        }
    }
    Ok(())
}

/// Damages a basestar once: a token, and destruction at three damage (DMG-BASE-1, DMG-BASE-2,
/// DMG-BASE-6). Returns whether it is destroyed.
pub fn damage_basestar(
    board: &mut Board,
    people: &mut dyn People,
    (area, place): (Area, usize),
) -> bool {
    let pool = board.basestar_pool();
    if pool.is_empty() {
        return false; // DMG-BASE-8: cannot be in a real game
    }
    let token = pool[people.draw_basestar(&pool)];
    let tokens = &mut board[area].basestars[place].damage;
    tokens.push(token);
    let critical = usize::from(tokens.contains(&BasestarToken::CriticalHit));
    let destroyed = tokens.len() + critical >= 3;
    if destroyed {
        destroy_basestar(board, (area, place));
    }
    destroyed
}

/// Takes a basestar off the board; its tokens are unused again (DMG-1, DMG-BASE-6).
pub fn destroy_basestar(board: &mut Board, (area, place): (Area, usize)) {
    board[area].basestars.remove(place);
    end_relentless_pursuit(board);
}

/// Turns a civilian ship face up, loses what it shows and takes it out of the game
/// (CIV-4, CIV-6; 94: OPEN-04).
///
/// # Panics
/// If there is no such ship in the area.
pub fn destroy_civilian(board: &mut Board, area: Area, id: CivilianId) {
    let ships = &mut board[area].civilians;
    let place = ships.iter().position(|ship| ship.id == id);
    let kind = ships.remove(place.expect("a ship of the area")).kind;
    let (population, fuel, morale) = match kind {
        CivilianKind::OnePopulation => (1, 0, 0),
        CivilianKind::TwoPopulation => (2, 0, 0),
        CivilianKind::PopulationAndFuel => (1, 1, 0),
        CivilianKind::PopulationAndMorale => (1, 0, 1),
        CivilianKind::Nothing => (0, 0, 0),
    };
    lose(&mut board.dials.population, population);
    lose(&mut board.dials.fuel, fuel);
    lose(&mut board.dials.morale, morale);
    board.destroyed_civilians.push(kind);
    board.destroyed_civilians.sort_unstable();
    end_relentless_pursuit(board);
}

/// What a hit does to a viper in space, and to its pilot (DMG-2, DMG-3, PILOT-6, PILOT-10, PILOT-12).
pub fn hit_viper(board: &mut Board, viper: Viper, hit: Hit) {
    match hit {
        Hit::Nothing => return,
        Hit::Damaged | Hit::DamagedTwice => board.damaged_vipers += 1,
        Hit::Destroyed | Hit::DestroyedWithThreeRaiders => board.destroyed_vipers += 1,
    }
    match viper {
        Viper::Unmanned(area) => board[area].unmanned -= 1,
        Viper::Piloted(seat) => {
            board.pilots.remove(&seat);
            board.characters.insert(seat, Location::Sickbay);
        }
    }
}

/// Destroys a raptor of the Reserve, if there is one (DMG-3, RAPTOR-4, RAPTOR-5).
pub fn lose_raptor(board: &mut Board) {
    board.raptors = board.raptors.saturating_sub(1);
}

/// Turns a dial down, to 0 at most (RES-3; 94: OPEN-11b).
pub(crate) fn lose(dial: &mut u8, amount: u8) {
    *dial = dial.saturating_sub(amount);
}

/// Thirty-Three leaves play when a civilian ship or a basestar is destroyed.
fn end_relentless_pursuit(board: &mut Board) {
    if board.in_play.remove(&AttackCard::ThirtyThree) {
        board.discarded.insert(AttackCard::ThirtyThree);
    }
}
