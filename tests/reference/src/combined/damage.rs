//! What damage and destruction do (XDMG-*, XDMGB-*, XBOARD-6, XRES-1, XRES-2, XRAPTOR-3, XVIPER-12).

use super::attack::Hit;
use super::board::{Board, Space};
use super::people::{People, Question, pick};
use super::pieces::{
    Basestar, BasestarToken, Craft, Harmed, Kind, PegasusLocation, Place, Ship, Viper,
};
use crate::board::{
    Area, CivilianId, CivilianKind, GalacticaToken, Location, Outcome, Play, Seat, Ships,
};

/// Damages Galactica once; while Pegasus is in play the active player may take the damage there
/// instead, before a token is drawn (XDMG-1, XDMG-1a, XBASE-1).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) when six locations are damaged, or if the game is over.
pub fn damage_galactica(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    let ships: &[Ship] = if board.pegasus {
        &[Ship::Galactica, Ship::Pegasus]
    } else {
        &[Ship::Galactica]
    };
    match pick(people, board.active, ships, Question::DamagedShip) {
        Ship::Galactica => {
            let pool = board.galactica_pool();
            if pool.is_empty() {
                return Ok(());
            }
            resolve_token(board, pool[people.draw_galactica(&pool)])
        }
        Ship::Pegasus => {
            damage_pegasus(board, people);
            Ok(())
        }
    }
}

/// What a Galactica damage token does: a location sends everybody there to Sickbay and its allies
/// away, and the sixth loses the game; a resource is lost and its token leaves the game
/// (XDMG-2, XDMG-3, XDMG-6, XDMG-7, XORDER-8).
pub(crate) fn resolve_token(board: &mut Board, token: GalacticaToken) -> Play {
    match token {
        GalacticaToken::At(location) => {
            board.galactica_damage.insert(location);
            clear(board, Place::Galactica(location));
            if board.galactica_damage.len() >= 6 {
                return board.cylons_win(Outcome::GalacticaDestroyed);
            }
        }
        GalacticaToken::Food => {
            board.spent.insert(token);
            lose(&mut board.dials.food, 1);
        }
        GalacticaToken::Fuel => {
            board.spent.insert(token);
            lose(&mut board.dials.fuel, 1);
        }
    }
    Ok(())
}

/// Damages Pegasus once, if it is in play. With all four locations damaged it is destroyed:
/// everybody on it goes to Sickbay, the board and its tokens leave the game
/// (XDMG-3, XBOARD-6, XBOARD-6a, XORDER-8).
pub fn damage_pegasus(board: &mut Board, people: &mut dyn People) {
    let pool = board.pegasus_pool();
    if pool.is_empty() {
        return;
    }
    let location = pool[people.draw_pegasus(&pool)];
    board.pegasus_damage.insert(location);
    clear(board, Place::Pegasus(location));
    if board.pegasus_damage.len() == PegasusLocation::ALL.len() {
        for location in PegasusLocation::ALL {
            clear(board, Place::Pegasus(location));
        }
        board.pegasus_damage.clear();
        board.pegasus = false;
    }
}

/// Everybody on a place goes to Sickbay, then its allies go (XDMG-3, XDMG-7, XORDER-8).
fn clear(board: &mut Board, place: Place) {
    for at in board.characters.values_mut().filter(|at| **at == place) {
        *at = Place::Galactica(Location::Sickbay);
    }
    board.owed_allies += board.allies.remove(&place).unwrap_or(0);
}

/// Damages a basestar once: a token with its effect, and destruction at three damage
/// (XDMGB-1, XDMGB-3, XDMGB-5, DMG-BASE-1 to DMG-BASE-6). Returns whether it is destroyed.
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
    board[area].basestars[place].damage.push(token);
    match token {
        BasestarToken::CollateralDamage => {
            let active = board.active;
            destroy_raiders(board, people, active, area, 3);
        }
        BasestarToken::DamageToPersonnel => board.owed_trauma += 2,
        BasestarToken::CriticalHit
        | BasestarToken::DisabledHangar
        | BasestarToken::DisabledWeapons
        | BasestarToken::StructuralDamage => {}
    }
    let destroyed = damage_on(&board[area].basestars[place]) >= 3;
    if destroyed {
        destroy_basestar(board, (area, place));
    }
    destroyed
}

/// How much damage a basestar has taken: a critical hit counts as 2 (DMG-BASE-2).
fn damage_on(basestar: &Basestar) -> usize {
    let critical = basestar.damage.contains(&BasestarToken::CriticalHit);
    basestar.damage.len() + usize::from(critical)
}

/// Damages a basestar twice; a second token is drawn only if it is still there (DMG-BASE-7).
pub(crate) fn damage_basestar_twice(board: &mut Board, people: &mut dyn People, at: (Area, usize)) {
    if !damage_basestar(board, people, at) {
        damage_basestar(board, people, at);
    }
}

/// Takes a basestar off the board without drawing; the tokens on it are unused again
/// (XDMGB-2, XDMGB-4).
pub fn destroy_basestar(board: &mut Board, (area, place): (Area, usize)) {
    board[area].basestars.remove(place);
}

/// +2 against a basestar with structural damage (ATTACK-5, DMG-BASE-5).
pub(crate) fn structural(space: &Space, place: usize) -> i8 {
    let damage = &space.basestars[place].damage;
    if damage.contains(&BasestarToken::StructuralDamage) {
        2
    } else {
        0
    }
}

/// Destroys so many raiders of an area, or all if there are fewer (DMG-1). This player says which
/// where it matters, between those that acted in this turn and those that did not.
pub(crate) fn destroy_raiders(
    board: &mut Board,
    people: &mut dyn People,
    who: Seat,
    area: Area,
    count: u8,
) {
    if count >= board[area].raiders.total() {
        board[area].raiders = Ships::default();
        return;
    }
    for _ in 0..count {
        let acted = which(people, who, Kind::Raider, area, board[area].raiders);
        take_one(&mut board[area].raiders, acted);
    }
}

/// Destroys one heavy raider of an area (DMG-1), as above.
pub(crate) fn destroy_heavy_raider(
    board: &mut Board,
    people: &mut dyn People,
    who: Seat,
    area: Area,
) {
    let acted = which(
        people,
        who,
        Kind::HeavyRaider,
        area,
        board[area].heavy_raiders,
    );
    take_one(&mut board[area].heavy_raiders, acted);
}

fn which(people: &mut dyn People, who: Seat, kind: Kind, area: Area, ships: Ships) -> bool {
    let mut options = Vec::new();
    if ships.ready > 0 {
        options.push(false);
    }
    if ships.acted > 0 {
        options.push(true);
    }
    pick(people, who, &options, |options| {
        Question::WhichShip(kind, area, options)
    })
}

fn take_one(ships: &mut Ships, acted: bool) {
    if acted {
        ships.acted -= 1;
    } else {
        ships.ready -= 1;
    }
}

/// Turns a civilian ship of an area face up, loses what it shows and takes it out of the game
/// (CIV-4, CIV-6; 94: OPEN-04). Nothing happens if it is not there.
pub fn destroy_civilian(board: &mut Board, area: Area, id: CivilianId) {
    if let Some(kind) = take_civilian(board, area, id) {
        lose_civilian(board, kind);
    }
}

/// Takes a civilian ship off its area.
pub(crate) fn take_civilian(board: &mut Board, area: Area, id: CivilianId) -> Option<CivilianKind> {
    let ships = &mut board[area].civilians;
    let place = ships.iter().position(|ship| ship.id == id)?;
    Some(ships.remove(place).kind)
}

/// A random civilian ship is destroyed: one of the pile, or with an empty pile one on the board that
/// the player who is told to destroy it chooses (XRES-2, DEST-4).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) if the game is over.
pub fn destroy_random_civilian(board: &mut Board, people: &mut dyn People, who: Seat) -> Play {
    board.still_playing()?;
    if !board.civilian_pile.is_empty() {
        let drawn = people.draw_civilian(&board.civilian_pile);
        let kind = board.civilian_pile.remove(drawn);
        lose_civilian(board, kind);
        return Ok(());
    }
    let lying = board.space.iter().flat_map(|space| &space.civilians);
    let ships: Vec<_> = lying.map(|ship| ship.id).collect();
    if ships.is_empty() {
        return Ok(());
    }
    let id = pick(people, who, &ships, Question::LostCivilian);
    for area in Area::RING {
        destroy_civilian(board, area, id);
    }
    Ok(())
}

fn lose_civilian(board: &mut Board, kind: CivilianKind) {
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
}

/// What a hit does to a viper in space, and to its pilot (DMG-2, DMG-3, PILOT-6, PILOT-10, PILOT-12,
/// XVIPER-12). A damaged assault raptor is destroyed (XRAPTOR-3).
pub fn hit_viper(board: &mut Board, viper: Viper, hit: Hit) {
    if hit == Hit::Nothing {
        return;
    }
    let craft = match viper {
        Viper::Unmanned(craft, area) => {
            *board[area].unmanned.of_mut(craft) -= 1;
            craft
        }
        Viper::Piloted(seat) => match board.pilots.remove(&seat) {
            Some(flight) => {
                let sickbay = Place::Galactica(Location::Sickbay);
                board.characters.insert(seat, sickbay);
                flight.craft
            }
            None => return,
        },
    };
    lay_aside(board, craft, hit);
}

/// Puts a hit craft into the Damaged Vipers box or out of the game.
fn lay_aside(board: &mut Board, craft: Craft, hit: Hit) {
    let damaged = match hit {
        Hit::Nothing | Hit::Damaged | Hit::DamagedTwice => craft != Craft::AssaultRaptor,
        Hit::Destroyed | Hit::DestroyedWithThreeRaiders | Hit::AllDestroyed => false,
    };
    if damaged {
        *board.damaged.of_mut(craft) += 1;
    } else {
        *board.destroyed.of_mut(craft) += 1;
    }
}

/// From where an effect takes the vipers that it damages or destroys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VipersFrom {
    /// From the Reserve only.
    Reserve,
    /// From space only.
    Space,
    /// From both.
    Anywhere,
}

/// An effect damages or destroys so many vipers, or all if there are fewer. The player who performs
/// it names each, of whatever kind; with nobody performing it, that is the active player
/// (XVIPER-6, XRAPTOR-1 to XRAPTOR-3).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) if the game is over.
pub fn harm_vipers(
    board: &mut Board,
    people: &mut dyn People,
    who: Seat,
    from: VipersFrom,
    count: u8,
    hit: Hit,
) -> Play {
    board.still_playing()?;
    if hit == Hit::Nothing {
        return Ok(());
    }
    for _ in 0..count {
        let mut options = Vec::new();
        match from {
            VipersFrom::Reserve => options.extend(in_reserve(board)),
            VipersFrom::Space => {
                options.extend(Area::RING.into_iter().flat_map(|at| in_area(board, at)))
            }
            VipersFrom::Anywhere => {
                options.extend(in_reserve(board));
                options.extend(Area::RING.into_iter().flat_map(|at| in_area(board, at)));
            }
        }
        if options.is_empty() {
            return Ok(());
        }
        match pick(people, who, &options, Question::Harmed) {
            Harmed::Reserve(craft) => {
                *board.reserve.of_mut(craft) -= 1;
                lay_aside(board, craft, hit);
            }
            Harmed::Space(viper) => hit_viper(board, viper, hit),
        }
    }
    Ok(())
}

fn in_reserve(board: &Board) -> Vec<Harmed> {
    let kinds = board.reserve.kinds().into_iter();
    kinds.map(Harmed::Reserve).collect()
}

/// The vipers of an area that can be told apart: by kind, then by pilot.
pub(crate) fn in_area(board: &Board, area: Area) -> Vec<Harmed> {
    let kinds = board[area].unmanned.kinds().into_iter();
    let unmanned = kinds.map(|craft| Harmed::Space(Viper::Unmanned(craft, area)));
    let pilots = board.pilots_in(area).into_iter();
    let piloted = pilots.map(|seat| Harmed::Space(Viper::Piloted(seat)));
    unmanned.chain(piloted).collect()
}

/// Destroys a raptor of the Reserve, if there is one; never an assault raptor in its place
/// (DMG-3, RAPTOR-5, XRAPTOR-4).
pub fn lose_raptor(board: &mut Board) {
    board.raptors = board.raptors.saturating_sub(1);
}

/// Turns a dial up, to 15 at most (XRES-1).
pub fn gain(dial: &mut u8, amount: u8) {
    *dial = dial.saturating_add(amount).min(15);
}

/// Turns a dial down, to 0 at most (RES-3; 94: OPEN-11b).
pub fn lose(dial: &mut u8, amount: u8) {
    *dial = dial.saturating_sub(amount);
}
