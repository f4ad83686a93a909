//! The board of the combined game and where its pieces lie.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Index, IndexMut};

use super::fleet::draw_civilian;
use super::people::People;
use super::pieces::{
    Allegiance, Basestar, BasestarToken, Craft, Crafts, Flight, Kind, PegasusLocation, Piece,
    Place, TokenSet, Waiting,
};
use crate::board::{
    Area, Civilian, CivilianId, CivilianKind, Dials, GalacticaToken, Location, Outcome, Play, Seat,
    Ships, Stop, small,
};

/// What a table may set because the rules leave it open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The areas by their number on the Cylon Fleet board: 1, 2, 3, 4, 5–6, 7–8
    /// (XBOARD-7, XFLEET-2; 93: OPEN-49).
    pub numbers: [Area; 6],
    /// Civilian ships on the three spaces of the pursuit track (XPURSUIT-7; 93: OPEN-49).
    pub pursuit: [u8; 3],
    /// Raiders that come to the Cylon Fleet board when raiders are activated and nothing is on the
    /// main board: 1, or 2 as 003 has it (XRAIDER-4; 94: raiders activated with nothing).
    pub raiders_placed: u8,
    /// Whether several ships placed on the Cylon Fleet board share one roll (XPLACE-2, OPEN-34b).
    pub one_roll: bool,
    /// Whether structural damage adds 2 to the die of Pegasus CIC (LOC-CIC-1, OPEN-53).
    pub structural_at_cic: bool,
    /// Whether structural damage adds 2 to the die of a nuke where the basestar is the only ship of the
    /// area (OPEN-37, XNUKE-6a).
    pub structural_at_nuke: bool,
    /// Which table Unauthorized Usage reads (OPEN-52).
    pub unauthorized: NukeTable,
    /// How many areas a piloted Mark VII may move in the Movement step: 2 as XVIPER-2 says of it
    /// manned and unmanned, or 1 as XMOVE-2 says of every viper.
    pub mark_vii_movement_step: u8,
}

/// A row of the attack table for nukes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NukeTable {
    /// That of a space area (XNUKE-2).
    Area,
    /// That of a basestar (NUKE-2).
    Basestar,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            numbers: [
                Area::Stern,
                Area::AftPort,
                Area::AftStarboard,
                Area::ForePort,
                Area::ForeStarboard,
                Area::Bow,
            ],
            pursuit: [1, 0, 2],
            raiders_placed: 1,
            one_roll: false,
            structural_at_cic: false,
            structural_at_nuke: true,
            unauthorized: NukeTable::Area,
            mark_vii_movement_step: 2,
        }
    }
}

/// What lies in one area of the main board, apart from piloted vipers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Space {
    /// Raiders.
    pub raiders: Ships,
    /// Heavy raiders.
    pub heavy_raiders: Ships,
    /// Basestars.
    pub basestars: Vec<Basestar>,
    /// Vipers without a pilot, by kind.
    pub unmanned: Crafts,
    /// Civilian ships.
    pub civilians: Vec<Civilian>,
}

impl Space {
    /// How many Cylon ships of this kind.
    #[must_use]
    pub fn of(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Raider => self.raiders.total(),
            Kind::HeavyRaider => self.heavy_raiders.total(),
            Kind::Basestar => small(self.basestars.len()),
        }
    }
}

/// Everything that ships and fights touch. What is in no field lies beside the boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// What this table plays where the rules leave it open.
    pub options: Options,
    /// The six areas of the main board, as in [`Area::RING`].
    pub space: [Space; 6],
    /// The six areas of the Cylon Fleet board, as in [`Area::RING`] (XFLEET-1).
    pub fleet: [Waiting; 6],
    /// The pursuit token: 0 is Start, 4 would be Auto Attack (XPURSUIT-6).
    pub pursuit: u8,
    /// Who pilots what, and where.
    pub pilots: BTreeMap<Seat, Flight>,
    /// Who stands where; a pilot stands nowhere (PILOT-11).
    pub characters: BTreeMap<Seat, Place>,
    /// Vipers in the Reserve, by kind.
    pub reserve: Crafts,
    /// Vipers in the Damaged Vipers box; never assault raptors (XRAPTOR-3).
    pub damaged: Crafts,
    /// Vipers out of the game, by kind.
    pub destroyed: Crafts,
    /// Raptors in the Reserve; the rest of the 4 are out of the game (XCOMP-3).
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
    pub galactica_damage: BTreeSet<Location>,
    /// Resource tokens that are out of the game (XDMG-2).
    pub spent: BTreeSet<GalacticaToken>,
    /// Pegasus damage tokens that lie on their locations.
    pub pegasus_damage: BTreeSet<PegasusLocation>,
    /// Whether Pegasus is in play (XBOARD-6, XBOARD-20).
    pub pegasus: bool,
    /// Whether Colonial One is in play (XBOARD-4, XBOARD-20).
    pub colonial_one: bool,
    /// Whether Demetrius is in play (XBOARD-20).
    pub demetrius: bool,
    /// The Rebel Basestar's side, if it is in play (EARTH-RB-1, XBOARD-20).
    pub rebel_basestar: Option<Allegiance>,
    /// Ally tokens on locations (XDMG-7).
    pub allies: BTreeMap<Place, u8>,
    /// Allies that have gone with a damaged location and are yet to be replaced (ION-DAMAGE-1).
    pub owed_allies: u8,
    /// Which basestar damage tokens are in use.
    pub basestar_tokens: TokenSet,
    /// Trauma tokens that each Cylon player is yet to draw (XDMGB-3).
    pub owed_trauma: u8,
    /// The four resources.
    pub dials: Dials,
    /// The fleet token: 0 is Start, 3 and 4 are blue, 5 would be Auto Jump (94: OPEN-01).
    pub jump_track: u8,
    /// Whether the next crisis card of this turn counts as having the jump icon (LOC-ENGINE-1).
    pub engine_room: bool,
    /// Nuke tokens of the Admiral.
    pub nukes: u8,
    /// Nuke tokens beside the board (XNUKE-4).
    pub nukes_beside: u8,
    /// How many skill cards each player holds.
    pub hands: BTreeMap<Seat, u8>,
    /// Who is a Cylon player.
    pub cylons: BTreeSet<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// Who holds the Admiral title.
    pub admiral: Seat,
    /// Who holds the CAG title.
    pub cag: Seat,
    /// Who plays the original Apollo, if anybody does (XVIPER-11).
    pub apollo: Option<Seat>,
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
    /// Nothing in space, everything unused (XCOMP-2 to XCOMP-5, XSETUP-2, XSETUP-6, XSETUP-13).
    #[must_use]
    pub fn empty() -> Board {
        let base = crate::Board::empty();
        Board {
            reserve: Crafts {
                vipers: 6,
                mark_vii: 0,
                assault_raptors: 1,
            },
            damaged: Crafts {
                mark_vii: 4,
                ..Crafts::default()
            },
            raptors: base.raptors,
            civilian_pile: base.civilian_pile,
            dials: base.dials,
            pegasus: true,
            colonial_one: true,
            nukes: 2,
            nukes_beside: 1,
            ..Board::default()
        }
    }

    /// The ships at the start of a game; the two vipers in space are ordinary ones
    /// (XSETUP-4, XSETUP-5, XSETUP-22; 94: OPEN-06).
    pub fn start(people: &mut dyn People) -> Board {
        let mut board = Board::empty();
        board[Area::Bow].basestars.push(Basestar::default());
        board[Area::Bow].raiders.ready = 3;
        for area in Area::LAUNCH {
            board.reserve.vipers -= 1;
            board[area].unmanned.vipers += 1;
        }
        for _ in 0..2 {
            draw_civilian(&mut board, people, Area::Stern);
        }
        board
    }

    /// What waits in this area of the Cylon Fleet board.
    #[must_use]
    pub fn waiting(&self, area: Area) -> Waiting {
        self.fleet[area as usize]
    }

    /// The same, to change it.
    pub fn waiting_mut(&mut self, area: Area) -> &mut Waiting {
        &mut self.fleet[area as usize]
    }

    /// The areas of the main board that have what is asked for, clockwise from the bow.
    pub(crate) fn areas(&self, has: impl Fn(&Space) -> bool) -> Vec<Area> {
        let ring = Area::RING.into_iter();
        ring.filter(|area| has(&self[*area])).collect()
    }

    /// The basestars on the main board: area and place in its list, clockwise from the bow.
    #[must_use]
    pub fn basestars(&self) -> Vec<(Area, usize)> {
        let ring = Area::RING.into_iter();
        ring.flat_map(|area| (0..self[area].basestars.len()).map(move |place| (area, place)))
            .collect()
    }

    /// How many Cylon ships of this kind are on the main board.
    #[must_use]
    pub fn on_main(&self, kind: Kind) -> u8 {
        self.space.iter().map(|space| space.of(kind)).sum()
    }

    /// How many of this kind are on the Cylon Fleet board.
    #[must_use]
    pub fn on_fleet(&self, kind: Kind) -> u8 {
        self.fleet.iter().map(|waiting| waiting.of(kind)).sum()
    }

    /// How many of this kind are on neither board (XPLACE-4).
    #[must_use]
    pub fn beside(&self, kind: Kind) -> u8 {
        kind.in_box() - self.on_main(kind) - self.on_fleet(kind)
    }

    /// Assault raptors beside the board: not in the game yet, and not destroyed (XRAPTOR-6).
    #[must_use]
    pub fn assault_raptors_beside(&self) -> u8 {
        let craft = Craft::AssaultRaptor;
        let unmanned: u8 = self
            .space
            .iter()
            .map(|space| space.unmanned.of(craft))
            .sum();
        let piloted = self.pilots.values().filter(|flight| flight.craft == craft);
        let seen = unmanned + small(piloted.count()) + self.reserve.of(craft);
        craft.in_box() - seen - self.destroyed.of(craft)
    }

    /// How many pieces of this kind an effect can still place on the main board (XPLACE-4).
    #[must_use]
    pub fn placeable(&self, piece: Piece) -> u8 {
        match piece {
            Piece::Cylon(kind) => kind.in_box() - self.on_main(kind),
            Piece::Viper => self.reserve.total(),
            Piece::Civilian => small(self.civilian_pile.len()),
        }
    }

    /// Who pilots a viper in this area, by seat.
    #[must_use]
    pub fn pilots_in(&self, area: Area) -> Vec<Seat> {
        let here = self.pilots.iter().filter(|(_, flight)| flight.area == area);
        here.map(|(seat, _)| *seat).collect()
    }

    /// Centurions on the track, of the 4 in the box (XCOMP-5).
    #[must_use]
    pub fn centurions(&self) -> u8 {
        self.boarding.iter().sum()
    }

    /// The Galactica damage tokens that may be drawn (POOL-10).
    #[must_use]
    pub fn galactica_pool(&self) -> Vec<GalacticaToken> {
        let unused = |token: &GalacticaToken| match token {
            GalacticaToken::At(location) => !self.galactica_damage.contains(location),
            GalacticaToken::Food | GalacticaToken::Fuel => !self.spent.contains(token),
        };
        GalacticaToken::ALL.into_iter().filter(unused).collect()
    }

    /// The Pegasus damage tokens that may be drawn; none once it is destroyed (XBOARD-6a).
    #[must_use]
    pub fn pegasus_pool(&self) -> Vec<PegasusLocation> {
        let all = PegasusLocation::ALL.into_iter();
        all.filter(|location| self.pegasus && !self.pegasus_damage.contains(location))
            .collect()
    }

    /// The basestar damage tokens that may be drawn (POOL-11).
    #[must_use]
    pub fn basestar_pool(&self) -> Vec<BasestarToken> {
        let basestars = self.space.iter().flat_map(|space| &space.basestars);
        let used: Vec<_> = basestars.flat_map(|basestar| &basestar.damage).collect();
        let all = self.basestar_tokens.tokens().into_iter();
        all.filter(|token| !used.contains(&token)).collect()
    }

    /// Whether a place exists for any effect (XBOARD-20).
    #[must_use]
    pub fn exists(&self, place: Place) -> bool {
        match place {
            Place::Galactica(_) | Place::Cylon(_) => true,
            Place::Pegasus(_) => self.pegasus,
            Place::ColonialOne => self.colonial_one,
            Place::Demetrius => self.demetrius,
            Place::RaiderBay | Place::RebelBasestar => self.rebel_basestar.is_some(),
        }
    }

    /// Where a new character starts whose sheet names this place: Sickbay if there is no such place
    /// any more (EXEC-9, EXEC-29, XBOARD-20).
    #[must_use]
    pub fn starting_place(&self, place: Place) -> Place {
        if self.exists(place) {
            place
        } else {
            Place::Galactica(Location::Sickbay)
        }
    }

    /// Goes on if this character stands on this place, which exists and is not damaged
    /// (ACT-3, XDMG-3, XBOARD-20).
    pub(crate) fn may_use(&self, seat: Seat, place: Place) -> Play {
        self.still_playing()?;
        if !self.exists(place) {
            return Err(Stop::Refused("The place is not in play."));
        }
        if self.characters.get(&seat) != Some(&place) {
            return Err(Stop::Refused("The character is not there."));
        }
        let damaged = match place {
            Place::Galactica(location) => self.galactica_damage.contains(&location),
            Place::Pegasus(location) => self.pegasus_damage.contains(&location),
            Place::ColonialOne
            | Place::Demetrius
            | Place::RaiderBay
            | Place::RebelBasestar
            | Place::Cylon(_) => false, // no tokens for these (EARTH-2)
        };
        if damaged {
            return Err(Stop::Refused("The location is damaged."));
        }
        Ok(())
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
    /// (XACTV-1), and the Engine Room counts no more (LOC-ENGINE-1).
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
        self.engine_room = false;
        self.active = next;
        Ok(())
    }
}
