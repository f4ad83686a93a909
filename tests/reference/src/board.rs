//! The pieces in the box and where they lie.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Index, IndexMut};

use crate::cards::AttackCard;
use crate::people::{People, draw_civilian};

/// A player's place at the table.
pub type Seat = u8;

/// What a procedure comes to: done, or stopped.
pub type Play = Result<(), Stop>;

/// Why a procedure did not run to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The game is over: nothing more happens (END-1).
    Over,
    /// The rules do not allow it here, for the reason given; the board is unchanged.
    Refused(&'static str),
}

/// How the Cylons won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A centurion reached the end of the Boarding Party track (CENT-3, END-3).
    Boarded,
    /// Six locations of Galactica are damaged (DMG-GAL-7, END-4).
    GalacticaDestroyed,
    /// A dial stood at 0 at the end of a turn (END-2).
    ResourceGone,
}

/// A space area. They form a ring, listed clockwise (AREA-1, AREA-2; 94: OPEN-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Area {
    /// In front of Galactica.
    Bow,
    /// The side without launch icons, near the bow.
    ForeStarboard,
    /// The side without launch icons, near the stern.
    AftStarboard,
    /// Behind Galactica.
    Stern,
    /// A launch area, near the stern (AREA-3).
    AftPort,
    /// A launch area, near the bow (AREA-3).
    ForePort,
}

impl Area {
    /// Clockwise from the bow.
    pub const RING: [Area; 6] = [
        Area::Bow,
        Area::ForeStarboard,
        Area::AftStarboard,
        Area::Stern,
        Area::AftPort,
        Area::ForePort,
    ];

    /// The areas with a launch icon (AREA-3; 94: OPEN-06).
    pub const LAUNCH: [Area; 2] = [Area::AftPort, Area::ForePort];

    /// The area that many steps further clockwise.
    #[must_use]
    pub fn clockwise(self, steps: usize) -> Area {
        Area::RING[(self as usize + steps) % 6]
    }

    /// The area that many steps, 0 to 6, the other way round.
    #[must_use]
    pub fn counterclockwise(self, steps: usize) -> Area {
        self.clockwise(6 - steps)
    }

    /// Whether vipers launch and heavy raiders board here.
    #[must_use]
    pub fn has_launch_icon(self) -> bool {
        Area::LAUNCH.contains(&self)
    }
}

/// Ships of one kind in one area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ships {
    /// Those that have not been activated in this player turn.
    pub ready: u8,
    /// Those that have been (COMBAT-ACT-3).
    pub acted: u8,
}

impl Ships {
    /// All of them.
    #[must_use]
    pub fn total(self) -> u8 {
        self.ready + self.acted
    }
}

/// A basestar on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Basestar {
    /// The damage tokens on it.
    pub damage: Vec<BasestarToken>,
    /// Whether it has been activated in this player turn (COMBAT-ACT-3).
    pub acted: bool,
}

/// A basestar damage token, one of each in the box (94: OPEN-03b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BasestarToken {
    /// Counts as two (DMG-BASE-2).
    CriticalHit,
    /// Launches nothing (DMG-BASE-3).
    DisabledHangar,
    /// Does not attack (DMG-BASE-4).
    DisabledWeapons,
    /// Attacked with +2 (DMG-BASE-5).
    StructuralDamage,
}

impl BasestarToken {
    /// The four in the box.
    pub const ALL: [BasestarToken; 4] = [
        BasestarToken::CriticalHit,
        BasestarToken::DisabledHangar,
        BasestarToken::DisabledWeapons,
        BasestarToken::StructuralDamage,
    ];
}

/// Names a civilian ship while it lies on the board.
pub type CivilianId = u32;

/// A civilian ship on the board, face down (CIV-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Civilian {
    /// Its name as long as it lies there.
    pub id: CivilianId,
    /// Its front.
    pub kind: CivilianKind,
}

/// What is lost with a civilian ship (94: OPEN-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CivilianKind {
    /// 1 population; six ships.
    OnePopulation,
    /// 2 population; two ships.
    TwoPopulation,
    /// 1 population and 1 fuel; one ship.
    PopulationAndFuel,
    /// 1 population and 1 morale; one ship.
    PopulationAndMorale,
    /// Nothing; two ships.
    Nothing,
}

/// The twelve civilian ships, sorted (94: OPEN-04).
fn all_civilians() -> Vec<CivilianKind> {
    let kinds = [
        (6, CivilianKind::OnePopulation),
        (2, CivilianKind::TwoPopulation),
        (1, CivilianKind::PopulationAndFuel),
        (1, CivilianKind::PopulationAndMorale),
        (2, CivilianKind::Nothing),
    ];
    kinds
        .into_iter()
        .flat_map(|(count, kind)| vec![kind; count])
        .collect()
}

/// A location of Galactica.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Location {
    FtlControl,
    WeaponsControl,
    Command,
    AdmiralsQuarters,
    HangarDeck,
    Armory,
    Communications,
    ResearchLab,
    Sickbay,
    Brig,
}

/// A Galactica damage token (94: OPEN-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GalacticaToken {
    /// Damages this location until it is repaired.
    At(Location),
    /// 1 food, once.
    Food,
    /// 1 fuel, once.
    Fuel,
}

impl GalacticaToken {
    /// The eight in the box.
    pub const ALL: [GalacticaToken; 8] = [
        GalacticaToken::At(Location::FtlControl),
        GalacticaToken::At(Location::WeaponsControl),
        GalacticaToken::At(Location::Command),
        GalacticaToken::At(Location::AdmiralsQuarters),
        GalacticaToken::At(Location::HangarDeck),
        GalacticaToken::At(Location::Armory),
        GalacticaToken::Food,
        GalacticaToken::Fuel,
    ];
}

/// A kind of piece that an attack card places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Piece {
    Basestar,
    HeavyRaider,
    Raider,
    Viper,
    Civilian,
}

/// A viper in space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viper {
    /// One without a pilot token, in this area; such vipers are all equal (VIPER-8).
    Unmanned(Area),
    /// The one that this player pilots.
    Piloted(Seat),
}

/// What lies in one space area, apart from piloted vipers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Space {
    /// Raiders, 16 in the box.
    pub raiders: Ships,
    /// Heavy raiders, 4 in the box.
    pub heavy_raiders: Ships,
    /// Basestars, 2 in the box.
    pub basestars: Vec<Basestar>,
    /// Unmanned vipers.
    pub unmanned: u8,
    /// Civilian ships.
    pub civilians: Vec<Civilian>,
}

/// The resources, each 0 to 15 (RES-5; 94: OPEN-11b).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Dials {
    pub food: u8,
    pub fuel: u8,
    pub morale: u8,
    pub population: u8,
}

/// Everything that combat touches. What is in no field is in the supply beside the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// The six areas, as in [`Area::RING`].
    pub space: [Space; 6],
    /// Who pilots a viper, and where.
    pub pilots: BTreeMap<Seat, Area>,
    /// Who is on which location of Galactica; a pilot is on none (PILOT-11).
    pub characters: BTreeMap<Seat, Location>,
    /// Vipers in the Reserve.
    pub reserve: u8,
    /// Vipers in the Damaged Vipers box.
    pub damaged_vipers: u8,
    /// Vipers out of the game.
    pub destroyed_vipers: u8,
    /// Raptors in the Reserve; the rest of the 4 are out of the game.
    pub raptors: u8,
    /// Fronts of the unused civilian ships, sorted.
    pub civilian_pile: Vec<CivilianKind>,
    /// Fronts of the destroyed civilian ships, sorted.
    pub destroyed_civilians: Vec<CivilianKind>,
    /// The name of the next civilian ship that leaves the pile.
    pub next_civilian: CivilianId,
    /// Centurions on Start and the three spaces behind it (94: OPEN-02).
    pub boarding: [u8; 4],
    /// Galactica damage tokens that lie on their locations.
    pub damage: BTreeSet<Location>,
    /// Resource tokens that are out of the game (DMG-GAL-6).
    pub spent: BTreeSet<GalacticaToken>,
    /// The four resources.
    pub dials: Dials,
    /// The fleet token: 0 is Start, 3 and 4 are blue, 5 would be Auto Jump (94: OPEN-01).
    pub jump_track: u8,
    /// Nuke tokens of the Admiral.
    pub nukes: u8,
    /// Attack cards that stay in play (CYATT-6).
    pub in_play: BTreeSet<AttackCard>,
    /// Attack cards on the discard pile.
    pub discarded: BTreeSet<AttackCard>,
    /// Attack cards that a jump shuffled back into the Crisis deck.
    pub back_in_deck: BTreeSet<AttackCard>,
    /// Skill cards that the active player has yet to discard because of an attack card.
    pub owed_discards: u8,
    /// Who has shown that they are a Cylon: no result of a crisis affects them (CYPLAYER-3).
    pub cylons: BTreeSet<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
}

impl Index<Area> for Board {
    type Output = Space;

    fn index(&self, area: Area) -> &Space {
        &self.space[area as usize]
    }
}

impl IndexMut<Area> for Board {
    fn index_mut(&mut self, area: Area) -> &mut Space {
        &mut self.space[area as usize]
    }
}

impl Board {
    /// Nothing in space, everything unused, the dials at their standard values
    /// (SETUP-2 to SETUP-4, SETUP-8).
    #[must_use]
    pub fn empty() -> Board {
        Board {
            reserve: 8,
            raptors: 4,
            civilian_pile: all_civilians(),
            dials: Dials {
                food: 8,
                fuel: 8,
                morale: 10,
                population: 12,
            },
            nukes: 2,
            ..Board::default()
        }
    }

    /// The ships in space at the start of a game (SETUP-17; 94: OPEN-06).
    pub fn start(people: &mut dyn People) -> Board {
        let mut board = Board::empty();
        board[Area::Bow].basestars.push(Basestar::default());
        board[Area::Bow].raiders.ready = 3;
        for area in Area::LAUNCH {
            board.reserve -= 1;
            board[area].unmanned += 1;
        }
        for _ in 0..2 {
            draw_civilian(&mut board, people, Area::Stern);
        }
        board
    }

    /// The areas that have what is asked for, clockwise from the bow.
    pub(crate) fn areas(&self, has: impl Fn(&Space) -> bool) -> Vec<Area> {
        let ring = Area::RING.into_iter();
        ring.filter(|area| has(&self[*area])).collect()
    }

    /// The basestars on the board: area and place in its list, clockwise from the bow.
    #[must_use]
    pub fn basestars(&self) -> Vec<(Area, usize)> {
        let ring = Area::RING.into_iter();
        ring.flat_map(|area| (0..self[area].basestars.len()).map(move |place| (area, place)))
            .collect()
    }

    /// Who pilots a viper in this area, by seat.
    #[must_use]
    pub fn pilots_in(&self, area: Area) -> Vec<Seat> {
        let here = self.pilots.iter().filter(|(_, at)| **at == area);
        here.map(|(seat, _)| *seat).collect()
    }

    /// Where a viper is. `None` if the player pilots none.
    pub(crate) fn viper_area(&self, viper: Viper) -> Option<Area> {
        match viper {
            Viper::Unmanned(area) => Some(area),
            Viper::Piloted(seat) => self.pilots.get(&seat).copied(),
        }
    }

    /// How many pieces of this kind can still be placed (LIMIT-3).
    #[must_use]
    pub fn supply(&self, piece: Piece) -> u8 {
        let on_board = |count: fn(&Space) -> u8| self.space.iter().map(count).sum::<u8>();
        match piece {
            Piece::Basestar => 2 - small(self.basestars().len()),
            Piece::HeavyRaider => 4 - on_board(|space| space.heavy_raiders.total()),
            Piece::Raider => 16 - on_board(|space| space.raiders.total()),
            Piece::Viper => self.reserve,
            Piece::Civilian => small(self.civilian_pile.len()),
        }
    }

    /// Centurions on the track, of the 4 in the box.
    #[must_use]
    pub fn centurions(&self) -> u8 {
        self.boarding.iter().sum()
    }

    /// The Galactica damage tokens that may be drawn (POOL-10).
    #[must_use]
    pub fn galactica_pool(&self) -> Vec<GalacticaToken> {
        let unused = |token: &GalacticaToken| match token {
            GalacticaToken::At(location) => !self.damage.contains(location),
            GalacticaToken::Food | GalacticaToken::Fuel => !self.spent.contains(token),
        };
        GalacticaToken::ALL.into_iter().filter(unused).collect()
    }

    /// The basestar damage tokens that may be drawn (POOL-11).
    #[must_use]
    pub fn basestar_pool(&self) -> Vec<BasestarToken> {
        let basestars = self.space.iter().flat_map(|space| &space.basestars);
        let used: Vec<_> = basestars.flat_map(|basestar| &basestar.damage).collect();
        let all = BasestarToken::ALL.into_iter();
        all.filter(|token| !used.contains(&token)).collect()
    }

    /// Whether the fleet is in combat (COMBAT-1, COMBAT-2).
    #[must_use]
    pub fn in_combat(&self) -> bool {
        self.space.iter().any(|space| {
            space.raiders.total() + space.heavy_raiders.total() > 0 || !space.basestars.is_empty()
        })
    }

    /// Goes on unless the game is over (END-1).
    pub(crate) fn still_playing(&self) -> Play {
        self.outcome.map_or(Ok(()), |_| Err(Stop::Over))
    }

    /// The Cylons win, and everything stops.
    pub(crate) fn cylons_win(&mut self, outcome: Outcome) -> Play {
        self.outcome = Some(outcome);
        Err(Stop::Over)
    }

    /// Ends the turn: a dial at 0 loses the game (END-2); in the next turn every ship may act again
    /// (COMBAT-ACT-3).
    ///
    /// # Errors
    /// [`Stop::Over`] if the game is over.
    pub fn end_turn(&mut self, next: Seat) -> Play {
        self.still_playing()?;
        let dials = self.dials;
        if [dials.food, dials.fuel, dials.morale, dials.population].contains(&0) {
            return self.cylons_win(Outcome::ResourceGone);
        }
        for space in &mut self.space {
            for ships in [&mut space.raiders, &mut space.heavy_raiders] {
                ships.ready = ships.total();
                ships.acted = 0;
            }
            for basestar in &mut space.basestars {
                basestar.acted = false;
            }
        }
        self.active = next;
        Ok(())
    }
}

/// A count of pieces as the board counts them: there are never more than 16 of a kind.
pub(crate) fn small(count: usize) -> u8 {
    u8::try_from(count).expect("a handful of pieces")
}
