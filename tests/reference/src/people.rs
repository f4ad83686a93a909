//! The people at the table: who rolls, draws and decides.

use crate::attack::Attack;
use crate::board::{
    Area, BasestarToken, Board, Civilian, CivilianId, CivilianKind, GalacticaToken, Location,
    Piece, Play, Seat, Stop, Viper,
};
use crate::cylons::{Fighter, FleetOrder};
use crate::humans::{Activation, CylonShip, Repair};

/// What comes from outside: chance and choices.
pub trait People {
    /// The face of the die, 1 to 8.
    fn die(&mut self) -> u8;

    /// The place of the answer among the question's options, of which there are always two or more.
    fn choose(&mut self, question: &Question) -> usize;

    /// The place of the Galactica damage token that is drawn; the pool may be down to one.
    fn draw_galactica(&mut self, pool: &[GalacticaToken]) -> usize;

    /// The place of the basestar damage token that is drawn; the pool may be down to one.
    fn draw_basestar(&mut self, pool: &[BasestarToken]) -> usize;

    /// The place of the civilian ship that is drawn; the pile may be down to one.
    fn draw_civilian(&mut self, pile: &[CivilianKind]) -> usize;

    /// Whether somebody plays Strategic Planning before this roll, once for each roll and its
    /// rerolls (ABIL-5; 94: Rerolls).
    fn plans(&mut self, _roll: Roll) -> bool {
        false
    }

    /// Whether somebody plays Evasive Maneuvers now that a raider's attack on this viper came to
    /// this number. Asked again after each reroll.
    fn evades(&mut self, _viper: Viper, _number: u8) -> bool {
        false
    }
}

/// What the die is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roll {
    /// An attack.
    Attack(Attack),
    /// The jump by FTL Control (JUMP-FTL-2).
    FtlControl,
    /// A raptor at risk (RAPTOR-3).
    Raptor,
}

/// A decision. Its last part is always the options. All but those of the human side are the active
/// player's (LIMIT-4, LIMIT-11 to LIMIT-14).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// In which area ships of this kind are activated next: those where some have yet to act
    /// (COMBAT-ACT-2).
    NextArea(Piece, Vec<Area>),
    /// Which piloted viper a raider in this area attacks (COMBAT-RAIDER-2).
    PilotedViper(Area, Vec<Seat>),
    /// Which civilian ship a raider in this area destroys (COMBAT-RAIDER-3).
    CivilianShip(Area, Vec<CivilianId>),
    /// How many of these a basestar (area and place) launches when too few are left for all: from
    /// the least to the most (COMBAT-LAUNCH-3).
    Launches(Fighter, (Area, usize), Vec<u8>),
    /// Where the next piece goes of a kind that is too few for an attack card: areas with a pictured
    /// piece that is not placed yet (CYATT-4).
    PlaceNext(Piece, Vec<Area>),
    /// Which of equal ships in this area is lost: one that acted in this turn (`true`) or one that
    /// did not (VIPER-4).
    WhichShip(Fighter, Area, Vec<bool>),
    /// What Command does next, or `None` to stop (LOC-COMMAND-1).
    Command(Vec<Option<Activation>>),
    /// What this pilot does with his viper (PILOT-4).
    OwnViper(Seat, Vec<Activation>),
    /// What Weapons Control attacks (LOC-WEAPONS-1).
    WeaponsControl(Vec<CylonShip>),
    /// At which basestar (area and place) a nuke is aimed (NUKE-2).
    Nuke(Vec<(Area, usize)>),
    /// On which space of the track, 0 for Start, the Armory attacks a centurion (LOC-ARMORY-1).
    Armory(Vec<usize>),
    /// From where an unmanned viper comes back because the Reserve is empty (PILOT-3).
    Recall(Vec<Area>),
    /// Into which area a pilot launches (VIPER-2).
    LaunchArea(Vec<Area>),
    /// What a Repair card repairs.
    Repair(Vec<Repair>),
    /// At which civilian ship Communications looks, first and second (LOC-COMMS-1).
    Communications(Vec<CivilianId>),
    /// Where Communications moves this ship, or `None` to leave it (LOC-COMMS-1).
    MoveCivilian(CivilianId, Vec<Option<Area>>),
    /// What the Cylon Fleet location does (LOC-CYLONFLEET-1).
    CylonFleet(Vec<FleetOrder>),
}

impl Question {
    /// How many options there are.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Question::NextArea(_, options)
            | Question::PlaceNext(_, options)
            | Question::Recall(options)
            | Question::LaunchArea(options) => options.len(),
            Question::PilotedViper(_, options) | Question::Launches(_, _, options) => options.len(),
            Question::CivilianShip(_, options) | Question::Communications(options) => options.len(),
            Question::WhichShip(_, _, options) => options.len(),
            Question::Command(options) => options.len(),
            Question::OwnViper(_, options) => options.len(),
            Question::WeaponsControl(options) => options.len(),
            Question::Nuke(options) => options.len(),
            Question::Armory(options) => options.len(),
            Question::Repair(options) => options.len(),
            Question::MoveCivilian(_, options) => options.len(),
            Question::CylonFleet(options) => options.len(),
        }
    }
}

/// Asks which option it is to be, unless there is only one.
pub(crate) fn pick<T: Clone>(
    people: &mut dyn People,
    options: &[T],
    question: impl FnOnce(Vec<T>) -> Question,
) -> T {
    let answer = match options {
        [_] => 0,
        _ => people.choose(&question(options.to_vec())),
    };
    options[answer].clone()
}

/// Draws a civilian ship and lays it face down in an area (CIV-2, CYATT-3). The pile is not empty.
pub(crate) fn draw_civilian(board: &mut Board, people: &mut dyn People, area: Area) {
    let drawn = people.draw_civilian(&board.civilian_pile);
    let kind = board.civilian_pile.remove(drawn);
    let id = board.next_civilian;
    board.next_civilian += 1;
    board[area].civilians.push(Civilian { id, kind });
}

/// Goes on if this character stands on this location and it is not damaged (ACT-3, DMG-GAL-4).
pub(crate) fn may_use(board: &Board, seat: Seat, location: Location) -> Play {
    board.still_playing()?;
    if board.characters.get(&seat) != Some(&location) {
        return Err(Stop::Refused("The character is not on this location."));
    }
    if board.damage.contains(&location) {
        return Err(Stop::Refused("The location is damaged."));
    }
    Ok(())
}
