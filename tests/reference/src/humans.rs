//! What the humans can do in combat (VIPER-*, PILOT-*, NUKE-*, RAPTOR-*, the locations, Repair).

use crate::attack::{Attack, Hit, number, roll};
use crate::board::{Area, BasestarToken, Board, Location, Play, Seat, Space, Stop, Viper};
use crate::cards::AttackCard;
use crate::cylons::Fighter;
use crate::damage::{damage_basestar, destroy_basestar, lose_raptor};
use crate::people::{People, Question, Roll, may_use, pick};

/// One activation of a viper (VIPER-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// Launches one of the Reserve into this area (VIPER-2).
    Launch(Area),
    /// Moves a viper to an adjacent area (VIPER-3).
    Move(Viper, Area),
    /// Attacks a Cylon ship in the viper's area (VIPER-4).
    Attack(Viper, CylonShip),
}

/// A Cylon ship to attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CylonShip {
    /// A raider or heavy raider of this area.
    Fighter(Fighter, Area),
    /// The basestar at this place of the area's list.
    Basestar(Area, usize),
}

/// What a Repair card repairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repair {
    /// The location of the one who plays it (DMG-GAL-5).
    Location(Location),
    /// So many damaged vipers (DMG-2).
    Vipers(u8),
}

/// Command: up to two activations of unmanned vipers (LOC-COMMAND-1, VIPER-5 to VIPER-7).
///
/// # Errors
/// [`Stop::Refused`] if the player cannot activate Command.
pub fn command(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    may_use(board, seat, Location::Command)?;
    for _ in 0..2 {
        let mut options = vec![None];
        if board.reserve > 0 {
            options.extend(Area::LAUNCH.map(|area| Some(Activation::Launch(area))));
        }
        for area in board.areas(|space| space.unmanned > 0) {
            let viper = activations(board, Viper::Unmanned(area), area);
            options.extend(viper.into_iter().map(Some));
        }
        match pick(people, &options, Question::Command) {
            Some(activation) => activate_viper(board, people, activation),
            None => return Ok(()),
        }
    }
    Ok(())
}

/// A pilot's action with his own viper: move or attack (PILOT-4, DIS-19).
///
/// # Errors
/// [`Stop::Refused`] if he pilots none.
pub fn own_viper(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    let area = piloting(board, seat)?;
    let options = activations(board, Viper::Piloted(seat), area);
    let activation = pick(people, &options, |options| {
        Question::OwnViper(seat, options)
    });
    activate_viper(board, people, activation);
    Ok(())
}

/// A pilot moves his viper in the Movement step (PILOT-4, MOVE-10, AREA-5).
///
/// # Errors
/// [`Stop::Refused`] if he pilots none or the area is not adjacent.
pub fn move_own_viper(board: &mut Board, seat: Seat, to: Area) -> Play {
    let area = piloting(board, seat)?;
    if ![area.clockwise(1), area.counterclockwise(1)].contains(&to) {
        return Err(Stop::Refused("A viper moves to an adjacent area only."));
    }
    board.pilots.insert(seat, to);
    Ok(())
}

/// A pilot leaves his viper for another place; it goes to the Reserve (MOVE-10, PILOT-9, PILOT-10).
/// `None` is a place that is not on Galactica.
///
/// # Errors
/// [`Stop::Refused`] if he pilots none or the location is hazardous.
pub fn leave_viper(board: &mut Board, seat: Seat, to: Option<Location>) -> Play {
    piloting(board, seat)?;
    if matches!(to, Some(Location::Sickbay | Location::Brig)) {
        return Err(Stop::Refused(
            "Nobody enters a hazardous location by choice.",
        ));
    }
    board.pilots.remove(&seat);
    board.reserve += 1;
    board.characters.extend(to.map(|location| (seat, location)));
    Ok(())
}

/// A character is sent to Sickbay or the Brig; a viper he pilots goes to the Reserve undamaged
/// (PILOT-7, PILOT-10). From the Brig nobody is sent to Sickbay (DIS-03).
///
/// # Errors
/// [`Stop::Over`] if the game is over.
pub fn send_away(board: &mut Board, seat: Seat, to: Location) -> Play {
    board.still_playing()?;
    if board.characters.get(&seat) == Some(&Location::Brig) {
        return Ok(());
    }
    if board.pilots.remove(&seat).is_some() {
        board.reserve += 1;
    }
    board.characters.insert(seat, to);
    Ok(())
}

/// The Hangar Deck: a character launches himself in a viper (LOC-HANGAR-1, PILOT-2). With an empty
/// Reserve an unmanned viper is taken back first (PILOT-3, DIS-16). That the character can pilot is
/// for the caller to know (PILOT-1).
///
/// # Errors
/// [`Stop::Refused`] if he cannot activate the Hangar Deck or there is no viper for him.
pub fn hangar_deck(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    may_use(board, seat, Location::HangarDeck)?;
    if board.reserve == 0 {
        let areas = board.areas(|space| space.unmanned > 0);
        if areas.is_empty() {
            return Err(Stop::Refused("There is no viper to launch."));
        }
        let area = pick(people, &areas, Question::Recall);
        board[area].unmanned -= 1;
        board.reserve += 1;
    }
    let areas = Area::LAUNCH;
    let area = pick(people, &areas, Question::LaunchArea);
    board.reserve -= 1;
    board.characters.remove(&seat);
    board.pilots.insert(seat, area);
    Ok(())
}

/// Weapons Control: Galactica attacks a Cylon ship (LOC-WEAPONS-1, ATTACK-4).
///
/// # Errors
/// [`Stop::Refused`] if the player cannot activate Weapons Control or there is no target.
pub fn weapons_control(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    may_use(board, seat, Location::WeaponsControl)?;
    let ring = Area::RING.into_iter();
    let targets: Vec<_> = ring.flat_map(|area| cylons_in(board, area)).collect();
    if targets.is_empty() {
        return Err(Stop::Refused("There is no Cylon ship on the board."));
    }
    let target = pick(people, &targets, Question::WeaponsControl);
    attack_cylon(board, people, target, Attack::BasestarByGalactica, 0);
    Ok(())
}

/// Communications: a look at two civilian ships, or at the only one, and each may move to an adjacent
/// area (LOC-COMMS-1; 95: LOC-COMMS-1a). Not while Jammed Assault is in play.
///
/// # Errors
/// [`Stop::Refused`] if the player cannot activate Communications or no civilian ship is on the board.
pub fn communications(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    may_use(board, seat, Location::Communications)?;
    if board.in_play.contains(&AttackCard::JammedAssault) {
        return Err(Stop::Refused("Communications is jammed."));
    }
    let lying = board.space.iter().flat_map(|space| &space.civilians);
    let mut ships: Vec<_> = lying.map(|ship| ship.id).collect();
    if ships.is_empty() {
        return Err(Stop::Refused("There is no civilian ship on the board."));
    }
    let mut looked_at = Vec::new();
    while looked_at.len() < 2 && !ships.is_empty() {
        let id = pick(people, &ships, Question::Communications);
        ships.retain(|ship| *ship != id);
        looked_at.push(id);
    }
    for id in looked_at {
        let from = board.areas(|space| space.civilians.iter().any(|ship| ship.id == id))[0];
        let to = [
            None,
            Some(from.clockwise(1)),
            Some(from.counterclockwise(1)),
        ];
        if let Some(to) = pick(people, &to, |options| Question::MoveCivilian(id, options)) {
            let here = std::mem::take(&mut board[from].civilians);
            let (moves, stay): (Vec<_>, Vec<_>) = here.into_iter().partition(|ship| ship.id == id);
            board[from].civilians = stay;
            board[to].civilians.extend(moves);
        }
    }
    Ok(())
}

/// The Armory: an attack on a centurion, which returns to the supply on 7 or 8 (LOC-ARMORY-1, CENT-6).
///
/// # Errors
/// [`Stop::Refused`] if the player cannot activate the Armory or no centurion is aboard.
pub fn armory(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    may_use(board, seat, Location::Armory)?;
    let spaces: Vec<usize> = (0..4).filter(|space| board.boarding[*space] > 0).collect();
    if spaces.is_empty() {
        return Err(Stop::Refused("There is no centurion aboard."));
    }
    let space = pick(people, &spaces, Question::Armory);
    if roll(people, Attack::Centurion, 0) == Hit::Destroyed {
        board.boarding[space] -= 1;
    }
    Ok(())
}

/// The Admiral uses a nuke on a basestar; the token is out of the game whatever happens (NUKE-1 to
/// NUKE-4, DMG-BASE-7, ATTACK-5).
///
/// # Errors
/// [`Stop::Refused`] without a nuke or a basestar.
pub fn nuke(board: &mut Board, people: &mut dyn People) -> Play {
    board.still_playing()?;
    let targets = board.basestars();
    if board.nukes == 0 || targets.is_empty() {
        return Err(Stop::Refused("A nuke needs a token and a basestar."));
    }
    let (area, place) = pick(people, &targets, Question::Nuke);
    board.nukes -= 1;
    let modifier = structural(&board[area], place);
    match roll(people, Attack::BasestarByNuke, modifier) {
        Hit::Nothing | Hit::Damaged => {}
        Hit::DamagedTwice => {
            if !damage_basestar(board, people, (area, place)) {
                damage_basestar(board, people, (area, place));
            }
        }
        Hit::Destroyed => destroy_basestar(board, (area, place)),
        Hit::DestroyedWithThreeRaiders => {
            destroy_basestar(board, (area, place));
            for _ in 0..board[area].raiders.total().min(3) {
                remove_fighter(board, people, Fighter::Raider, area);
            }
        }
    }
    Ok(())
}

/// Risks a raptor: on the needed number or more it stays and the reward is won, otherwise it is
/// destroyed (RAPTOR-1 to RAPTOR-4). Returns whether the reward is won.
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

/// A Repair card: the location of the one who plays it, or on the Hangar Deck up to 2 damaged vipers
/// (DMG-GAL-5, DMG-2).
///
/// # Errors
/// [`Stop::Refused`] if there is nothing to repair where he is.
pub fn repair(board: &mut Board, people: &mut dyn People, seat: Seat) -> Play {
    board.still_playing()?;
    let mut options = Vec::new();
    if let Some(here) = board.characters.get(&seat) {
        if board.damage.contains(here) {
            options.push(Repair::Location(*here));
        }
        if *here == Location::HangarDeck {
            options.extend((1..=board.damaged_vipers.min(2)).map(Repair::Vipers));
        }
    }
    if options.is_empty() {
        return Err(Stop::Refused("There is nothing to repair here."));
    }
    match pick(people, &options, Question::Repair) {
        Repair::Location(location) => {
            board.damage.remove(&location);
        }
        Repair::Vipers(count) => {
            board.damaged_vipers -= count;
            board.reserve += count;
        }
    }
    Ok(())
}

fn piloting(board: &Board, seat: Seat) -> Result<Area, Stop> {
    board.still_playing()?;
    board
        .viper_area(Viper::Piloted(seat))
        .ok_or(Stop::Refused("The character pilots no viper."))
}

/// The moves and attacks of a viper in this area.
fn activations(board: &Board, viper: Viper, area: Area) -> Vec<Activation> {
    let moves = [area.clockwise(1), area.counterclockwise(1)];
    let mut found: Vec<_> = moves.map(|to| Activation::Move(viper, to)).to_vec();
    let targets = cylons_in(board, area).into_iter();
    found.extend(targets.map(|target| Activation::Attack(viper, target)));
    found
}

/// The Cylon ships of an area that can be told apart.
fn cylons_in(board: &Board, area: Area) -> Vec<CylonShip> {
    let mut found = Vec::new();
    for fighter in [Fighter::Raider, Fighter::HeavyRaider] {
        if fighter.of(&board[area]).total() > 0 {
            found.push(CylonShip::Fighter(fighter, area));
        }
    }
    let basestars = 0..board[area].basestars.len();
    found.extend(basestars.map(|place| CylonShip::Basestar(area, place)));
    found
}

fn activate_viper(board: &mut Board, people: &mut dyn People, activation: Activation) {
    match activation {
        Activation::Launch(area) => {
            board.reserve -= 1;
            board[area].unmanned += 1;
        }
        Activation::Move(Viper::Unmanned(from), to) => {
            board[from].unmanned -= 1;
            board[to].unmanned += 1;
        }
        Activation::Move(Viper::Piloted(seat), to) => {
            board.pilots.insert(seat, to);
        }
        Activation::Attack(viper, target) => {
            // Ambush in play: −2 for unmanned vipers.
            let untrained =
                matches!(viper, Viper::Unmanned(_)) && board.in_play.contains(&AttackCard::Ambush);
            let modifier = if untrained { -2 } else { 0 };
            attack_cylon(board, people, target, Attack::BasestarByViper, modifier);
        }
    }
}

/// An attack on a Cylon ship; the row for a basestar depends on the attacker.
fn attack_cylon(
    board: &mut Board,
    people: &mut dyn People,
    target: CylonShip,
    basestar_row: Attack,
    modifier: i8,
) {
    match target {
        CylonShip::Fighter(fighter, area) => {
            let row = match fighter {
                Fighter::Raider => Attack::Raider,
                Fighter::HeavyRaider => Attack::HeavyRaider,
            };
            if roll(people, row, modifier) == Hit::Destroyed {
                remove_fighter(board, people, fighter, area);
            }
        }
        CylonShip::Basestar(area, place) => {
            let modifier = modifier + structural(&board[area], place);
            if roll(people, basestar_row, modifier) == Hit::Damaged {
                damage_basestar(board, people, (area, place));
            }
        }
    }
}

/// +2 against a basestar with structural damage (ATTACK-5, DMG-BASE-5).
fn structural(space: &Space, place: usize) -> i8 {
    let damage = &space.basestars[place].damage;
    if damage.contains(&BasestarToken::StructuralDamage) {
        2
    } else {
        0
    }
}

/// Takes a ship off the board, back to the supply (DMG-1).
fn remove_fighter(board: &mut Board, people: &mut dyn People, fighter: Fighter, area: Area) {
    let ships = fighter.of(&board[area]);
    let mut options = Vec::new();
    if ships.ready > 0 {
        options.push(false);
    }
    if ships.acted > 0 {
        options.push(true);
    }
    let acted = pick(people, &options, |options| {
        Question::WhichShip(fighter, area, options)
    });
    let ships = fighter.of_mut(&mut board[area]);
    if acted {
        ships.acted -= 1;
    } else {
        ships.ready -= 1;
    }
}
