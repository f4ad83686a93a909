//! The board as everybody sees it. All of it is public but the fronts of the civilian ships.

use dradis_facts::board::Impossible;
use dradis_facts::boarding::boarding_spaces;
use dradis_facts::content::{AllyId, Board, CivilianKind, JumpSpace, Location, LocationId};
use dradis_facts::craft::Counts;
use dradis_facts::effect::is_zero;
use dradis_facts::jump::jump_track;
use dradis_facts::kit::Kit;
use dradis_facts::message::Line;
use dradis_facts::options::Options;
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, CivilianHandle, Zone};
use serde::Serialize;

use crate::books::board::invariants;
use dradis_state::boarding::Boarding;
use dradis_state::damage::Damage;
use dradis_state::destiny::Destiny;
use dradis_state::earth::Earth;
use dradis_state::ionian::{Ionian, Spot};
use dradis_state::jump::Jump;
use dradis_state::new_caprica::NewCaprica;
use dradis_state::piles::Piles;
use dradis_state::places::Places;
use dradis_state::reserve::{Reserve, Supply, assault_raptors_beside, supply};
use dradis_state::space::{Basestar, CivilianShip, Ships, Space, StackedShip};
use dradis_state::state::State;

/// The board and the pieces beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardView {
    /// The space areas, clockwise from the bow.
    pub areas: Vec<AreaView>,
    /// Places for ships outside of them, in the same order; none in the base game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<OuterView>>"))]
    pub outer: Vec<OuterView>,
    /// The Pursuit track that says when what is there comes; left out where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pursuit: Option<PursuitView>,
    /// New Caprica, once the fleet has come there; left out before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub new_caprica: Option<NewCapricaView>,
    /// Missions, the Rebel Basestar, the Hub and what is out of the game in a game for Earth; left out where there is nothing.
    #[serde(skip_serializing_if = "Earth::is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Earth>"))]
    pub earth: Earth,
    /// Allies and trauma tokens on the board; left out where there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ionian: Option<IonianView>,
    /// The locations, board by board.
    pub locations: Vec<LocationView>,
    /// Vipers of each kind in the Damaged Vipers box.
    pub damaged_vipers: Counts,
    /// Vipers of each kind and raptors out of the game.
    pub destroyed_ships: Counts,
    /// Assault raptors that players have gained, beyond those of the start.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub gained_assault_raptors: u8,
    /// Assault raptors beside the board, which they may yet gain.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub assault_raptors_beside: u8,
    /// What is in the Reserve and beside the board.
    pub supply: Supply,
    /// Dials whose Galactica damage token has left the game.
    pub spent_damage: Vec<Resource>,
    /// Civilian ships that were destroyed.
    pub destroyed_civilian_ships: u8,
    /// Their fronts, which everybody has seen.
    pub destroyed_civilians: Vec<CivilianKind>,
    /// The Jump Preparation track, Start first.
    pub jump_track: Vec<JumpSpace>,
    /// Space of the fleet token, counted from 0.
    pub fleet: u8,
    /// Distance travelled.
    pub distance: u8,
    /// Whether the next jump is the final one (GOAL-2).
    pub final_jump: bool,
    /// Centurions on each space of the Boarding Party track, Start first.
    pub boarding: Vec<u8>,
    /// Centurions at the end of the track, where the humans lose.
    pub boarded: u8,
    /// Nuke tokens of the Admiral.
    pub nukes: u8,
    /// The piles beside the board.
    pub piles: Vec<PileView>,
    /// What stands here and cannot be: somebody insisted on it.
    pub impossible: Vec<Line>,
    /// Destiny cards that Dradis has drawn into a check and not turned up yet.
    pub destiny_drawn: u8,
}

/// A pile beside the board. What is in it is nobody's to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    /// Which one.
    pub pile: Pile,
    /// Cards in it.
    pub cards: u8,
}

/// A space area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AreaView {
    /// Which one.
    pub area: Area,
    /// Whether it has a launch icon (AREA-3).
    pub launch: bool,
    /// How many there are of the ships that are not told apart; vipers have no pilot.
    pub ships: Counts,
    /// Basestars with their damage tokens.
    pub basestars: Vec<Basestar>,
    /// Vipers with a pilot: the seat of each.
    pub pilots: Vec<SeatId>,
    /// Civilian ships, face down (COMP-9).
    pub civilian_ships: Vec<CivilianHandle>,
}

/// The Pursuit track (XPURSUIT-6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PursuitView {
    /// Civilian ships that each space brings, Start first; the last space is Auto Attack.
    pub civilian_ships: Vec<u8>,
    /// Space of the pursuit token, counted from 0.
    pub token: u8,
}

/// What stands on New Caprica (NC-21, XBOARD-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewCapricaView {
    /// Whether Galactica has come back (NC-29).
    pub back: bool,
    /// The locations above the occupation track, with the occupation forces there.
    pub track: Vec<ForcesView>,
    /// Occupation forces beside the board (NC-48).
    pub beside: u8,
    /// Locked civilian ships, the top first, face down.
    pub locked: Vec<CivilianHandle>,
    /// Prepared civilian ships, the top first, face down.
    pub prepared: Vec<CivilianHandle>,
}

/// What lies on the board of the Ionian Nebula; what trauma tokens show is nobody's to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IonianView {
    /// The Allies, in the order in which they came.
    pub allies: Vec<AllyView>,
    /// Locations with a trauma token (ION-SETUP-2).
    pub trauma: Vec<LocationId>,
    /// Allies whose cards are in the box; left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<AllyId>>"))]
    pub boxed: Vec<AllyId>,
}

/// An Ally on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AllyView {
    /// The Ally.
    pub ally: AllyId,
    /// Name on the English card.
    pub name: String,
    /// Where the token stands.
    pub location: LocationId,
    /// Whether a trauma token lies face down on the card (ION-SETUP-5).
    pub trauma: bool,
}

/// A space of the occupation track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForcesView {
    /// The location above it.
    pub location: LocationId,
    /// Occupation forces on it.
    pub forces: u8,
}

/// A place for ships outside of a space area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OuterView {
    /// Which one.
    pub zone: Zone,
    /// The space area that its ships will come to.
    pub area: Area,
    /// The lowest and the highest die that places ships there.
    pub die: Option<[u8; 2]>,
    /// How many there are of the ships that are not told apart.
    pub ships: Counts,
    /// Basestars with their damage tokens.
    pub basestars: Vec<Basestar>,
}

/// A location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LocationView {
    /// Which one.
    pub location: LocationId,
    /// Where it lies.
    pub board: Board,
    /// Its cell on the ship that pages draw, row by row from 0; left out where it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cell: Option<u8>,
    /// Whether it is hazardous.
    pub hazardous: bool,
    /// Whether it can be damaged.
    pub damageable: bool,
    /// Whether it is damaged.
    pub damaged: bool,
    /// Whether its ship has been destroyed, and it is there no more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub destroyed: bool,
    /// Who stands there, in seat order.
    pub characters: Vec<SeatId>,
}

/// What [`board`] shows of a state; the rest of it is shown elsewhere or to nobody.
pub(crate) struct OnBoard<'a> {
    pub(crate) space: &'a Space,
    pub(crate) reserve: &'a Reserve,
    pub(crate) damage: &'a Damage,
    pub(crate) jump: &'a Jump,
    pub(crate) boarding: &'a Boarding,
    pub(crate) places: &'a Places,
    pub(crate) nukes: u8,
    pub(crate) piles: &'a Piles,
    pub(crate) destiny: &'a Destiny,
    pub(crate) new_caprica: Option<&'a NewCaprica>,
    pub(crate) earth: &'a Earth,
    pub(crate) ionian: Option<&'a Ionian>,
}

pub(crate) fn board(state: &State, on_board: &OnBoard<'_>) -> BoardView {
    let OnBoard {
        space,
        reserve,
        damage,
        jump,
        boarding,
        places,
        nukes,
        piles,
        destiny,
        new_caprica,
        earth,
        ionian,
    } = *on_board;
    let Space {
        areas: _,
        fleet: _,
        civilians: _,
        destroyed_civilians,
        next_handle: _,
        seen: _,
        pursuit,
        locked,
        prepared,
    } = space;
    let Reserve {
        damaged,
        destroyed,
        gained,
    } = *reserve;
    let Damage { locations, spent } = damage;
    let Jump {
        space: fleet,
        distance,
    } = *jump;
    BoardView {
        areas: Area::ALL
            .map(|area| area_view(state.kit(), space, places, area))
            .to_vec(),
        outer: outer(&state.options, space),
        pursuit: pursuit_track(&state.options, *pursuit),
        new_caprica: new_caprica.map(|there| planet(state, there, (locked, prepared))),
        earth: all_of(earth),
        ionian: ionian.map(|there| nebula(state.kit(), there)),
        locations: state
            .kit()
            .locations
            .iter()
            .copied()
            .filter(|location| {
                // A lost ship is still shown, struck out.
                let lost = state.has_lost(location.facts().board);
                lost || state.require_place(Place::on(*location)).is_ok()
            })
            .map(|location| {
                let Location {
                    id: _,
                    board,
                    hazardous,
                    damageable,
                    cell,
                    check: _,
                    replaces: _,
                    draws: _,
                    most_in_checks: _,
                    cylon_act: _,
                } = *location.facts();
                LocationView {
                    location,
                    board,
                    cell,
                    hazardous,
                    damageable,
                    damaged: locations.contains(&location),
                    destroyed: state.has_lost(board),
                    characters: standing_on(places, location),
                }
            })
            .collect(),
        damaged_vipers: damaged,
        destroyed_ships: destroyed,
        gained_assault_raptors: gained,
        assault_raptors_beside: assault_raptors_beside(state),
        supply: supply(state),
        spent_damage: spent.iter().copied().collect(),
        destroyed_civilian_ships: u8::try_from(destroyed_civilians.len()).unwrap_or(u8::MAX),
        destroyed_civilians: destroyed_civilians.clone(),
        jump_track: jump_track(state.kit()).to_vec(),
        fleet,
        distance,
        final_jump: state.next_jump_is_final(),
        boarding: boarding.per_space(state.kit(), state.options.boarding_track),
        boarded: boarding.on(boarding_spaces(state.kit(), state.options.boarding_track)),
        nukes,
        destiny_drawn: destiny_drawn(destiny),
        piles: {
            rule!("SECRET-10");
            let each = Pile::ALL.map(|pile| PileView {
                pile,
                cards: piles.of(pile),
            });
            each.to_vec()
        },
        impossible: invariants(state).iter().map(Impossible::line).collect(),
    }
}

/// All of it is public.
fn all_of(earth: &Earth) -> Earth {
    let Earth {
        active,
        down,
        beside,
        discarded,
        no_crisis,
        rebel,
        hub_destroyed,
        ships_out,
        centurions_out,
    } = earth;
    Earth {
        active: *active,
        down: *down,
        beside: beside.clone(),
        discarded: discarded.clone(),
        no_crisis: *no_crisis,
        rebel: *rebel,
        hub_destroyed: *hub_destroyed,
        ships_out: *ships_out,
        centurions_out: *centurions_out,
    }
}

/// Where tokens lie is public, what they show nobody's.
fn nebula(kit: &Kit, there: &Ionian) -> IonianView {
    let Ionian {
        allies,
        boxed,
        spots,
        tokens: _,
    } = there;
    let ally = |ally: &AllyId| AllyView {
        ally: *ally,
        name: ally.facts().name.clone(),
        location: kit.standing_for(ally.facts().location),
        trauma: spots.contains(&Spot::Ally(*ally)),
    };
    let trauma = spots.iter().filter_map(|spot| match spot {
        Spot::Location(location) => Some(*location),
        Spot::Ally(_) => None,
    });
    rule!("ION-TRAUMA-7");
    IonianView {
        allies: allies.iter().map(ally).collect(),
        trauma: trauma.collect(),
        boxed: boxed.clone(),
    }
}

/// The handles of the stacked ships are public, their fronts nobody's.
fn planet(
    state: &State,
    there: &NewCaprica,
    (locked, prepared): (&[StackedShip], &[StackedShip]),
) -> NewCapricaView {
    let NewCaprica {
        forces,
        orbit,
        unprepared: _,
    } = there;
    let handles = |stack: &[StackedShip]| {
        let each = stack.iter().map(|ship| {
            let StackedShip { handle, kind: _ } = ship;
            *handle
        });
        each.collect()
    };
    let track = LocationId::OCCUPATION_TRACK.into_iter();
    NewCapricaView {
        back: *orbit,
        track: track
            .zip(forces)
            .map(|(location, forces)| ForcesView {
                location,
                forces: *forces,
            })
            .collect(),
        beside: {
            let facts = state.kit().new_caprica.as_ref();
            let forces = facts.map_or(0, |facts| facts.forces);
            forces.saturating_sub(there.forces_out())
        },
        locked: handles(locked),
        prepared: handles(prepared),
    }
}

fn pursuit_track(options: &Options, token: u8) -> Option<PursuitView> {
    let civilian_ships = options.pursuit_track();
    (!civilian_ships.is_empty()).then_some(PursuitView {
        civilian_ships,
        token,
    })
}

fn destiny_drawn(destiny: &Destiny) -> u8 {
    let Destiny {
        deck: _,
        drawn: _,
        looking: _,
    } = destiny;
    u8::try_from(destiny.waiting()).unwrap_or(u8::MAX)
}

fn area_view(kit: &Kit, space: &Space, places: &Places, area: Area) -> AreaView {
    let Ships { alike, basestars } = space.ships(area);
    rule!("COMP-9");
    rule!("AREA-1");
    rule!("COMBAT-2");
    let civilian_ships = space.civilians.iter().filter_map(|ship| {
        let CivilianShip {
            handle,
            area: there,
            kind: _,
        } = ship;
        (*there == area).then_some(*handle)
    });
    AreaView {
        area,
        launch: kit.area(area).launch,
        ships: *alike,
        basestars: basestars.clone(),
        pilots: places.pilots_in(area).collect(),
        civilian_ships: civilian_ships.collect(),
    }
}

fn outer(options: &Options, space: &Space) -> Vec<OuterView> {
    let rows = options.kit().zones.iter();
    rows.filter(|row| matches!(row.id, Zone::CylonFleet(_)))
        .map(|row| {
            let Ships { alike, basestars } = space.ships(row.id);
            OuterView {
                zone: row.id,
                area: row.id.area(),
                die: options.fleet_die(row.id.area()),
                ships: *alike,
                basestars: basestars.clone(),
            }
        })
        .collect()
}

fn standing_on(places: &Places, location: LocationId) -> Vec<SeatId> {
    places
        .iter()
        .filter(|(_, place)| *place == Place::Location { location })
        .map(|(seat, _)| seat)
        .collect()
}
