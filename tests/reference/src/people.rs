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

/// A decision, with its options. All but those of the human side are the active player's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// In which area the ships of this kind are activated next (COMBAT-ACT-2).
    NextArea {
        /// The kind that is being activated.
        ships: Piece,
        /// Where some of them have yet to act.
        options: Vec<Area>,
    },
    /// Which piloted viper a raider attacks (COMBAT-RAIDER-2, LIMIT-12).
    PilotedViper {
        /// Where the raider is.
        area: Area,
        /// The pilots there.
        options: Vec<Seat>,
    },
    /// Which civilian ship a raider destroys (COMBAT-RAIDER-3, LIMIT-13).
    CivilianShip {
        /// Where the raider is.
        area: Area,
        /// The ships there.
        options: Vec<CivilianId>,
    },
    /// How many ships a basestar launches when too few are left for all (COMBAT-LAUNCH-3).
    Launches {
        /// Raiders or heavy raiders.
        fighter: Fighter,
        /// Area and place of the basestar.
        basestar: (Area, usize),
        /// From the least to the most.
        options: Vec<u8>,
    },
    /// Where the next of too few pieces goes that an attack card pictures (CYATT-4, LIMIT-14).
    PlaceNext {
        /// The kind that is short.
        piece: Piece,
        /// Areas with a pictured piece that is not placed yet.
        options: Vec<Area>,
    },
    /// Which of the ships of one kind in one area is lost: one that acted in this turn or one that
    /// did not (VIPER-4).
    WhichShip {
        /// Raiders or heavy raiders.
        fighter: Fighter,
        /// Where.
        area: Area,
        /// Whether it has acted.
        options: Vec<bool>,
    },
    /// What Command does next; `None` is to stop (LOC-COMMAND-1).
    Command {
        /// Every legal activation of an unmanned viper.
        options: Vec<Option<Activation>>,
    },
    /// What a pilot does with his viper (PILOT-4).
    OwnViper {
        /// The pilot.
        seat: Seat,
        /// Every legal activation but a launch.
        options: Vec<Activation>,
    },
    /// What Weapons Control attacks (LOC-WEAPONS-1).
    WeaponsControl {
        /// Every Cylon ship in space.
        options: Vec<CylonShip>,
    },
    /// At which basestar a nuke is aimed (NUKE-2).
    Nuke {
        /// Area and place of each.
        options: Vec<(Area, usize)>,
    },
    /// Which centurion the Armory attacks (LOC-ARMORY-1).
    Armory {
        /// Spaces of the track, 0 for Start, that hold one or more.
        options: Vec<usize>,
    },
    /// From where a viper comes back because the Reserve is empty (PILOT-3).
    Recall {
        /// Areas with an unmanned viper.
        options: Vec<Area>,
    },
    /// Into which area a pilot launches (VIPER-2).
    LaunchArea {
        /// The launch areas.
        options: Vec<Area>,
    },
    /// What a Repair card repairs.
    Repair {
        /// The location, or vipers on the Hangar Deck.
        options: Vec<Repair>,
    },
    /// What the Cylon Fleet location does (LOC-CYLONFLEET-1).
    CylonFleet {
        /// A type's icon or the launch.
        options: Vec<FleetOrder>,
    },
}

impl Question {
    /// How many options there are.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Question::NextArea { options, .. }
            | Question::PlaceNext { options, .. }
            | Question::Recall { options }
            | Question::LaunchArea { options } => options.len(),
            Question::PilotedViper { options, .. } | Question::Launches { options, .. } => {
                options.len()
            }
            Question::CivilianShip { options, .. } => options.len(),
            Question::WhichShip { options, .. } => options.len(),
            Question::Command { options } => options.len(),
            Question::OwnViper { options, .. } => options.len(),
            Question::WeaponsControl { options } => options.len(),
            Question::Nuke { options } => options.len(),
            Question::Armory { options } => options.len(),
            Question::Repair { options } => options.len(),
            Question::CylonFleet { options } => options.len(),
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
