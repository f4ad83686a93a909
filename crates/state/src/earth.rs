//! What only a game for Earth has: missions, the Rebel Basestar, the destroyed Hub, Cylon pieces out of the game. All of it
//! is public.

use dradis_facts::content::{Allegiance, Board, BoardSide, LocationId, MissionId};
use dradis_facts::craft::{Counts, Craft};
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use serde::{Deserialize, Serialize};

use crate::state::State;

/// What only a game for Earth has. A mission that is nowhere in here lies in the deck, which the table keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Earth {
    /// The mission in the Active Mission space (EARTH-MISSION-1).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub active: Option<MissionId>,
    /// Whether it lies face down, because it failed (EARTH-MISSION-6).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub down: bool,
    /// Missions beside the objective, in the order they came (EARTH-MISSION-7).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<MissionId>>"))]
    pub beside: Vec<MissionId>,
    /// The discard pile of the missions (EARTH-MISSION-7).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<MissionId>>"))]
    pub discarded: Vec<MissionId>,
    /// Whether the Bridge of Demetrius was activated in the running turn (EARTH-3).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub no_crisis: bool,
    /// Whose the Rebel Basestar is, once it is in play (EARTH-RB-1).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rebel: Option<Allegiance>,
    /// Whether the Hub is destroyed (XBOARD-5).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hub_destroyed: bool,
    /// Cylon ships out of the game.
    #[serde(skip_serializing_if = "is_none_out")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Counts>"))]
    pub ships_out: Counts,
    /// Centurions out of the game.
    #[serde(skip_serializing_if = "dradis_facts::effect::is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub centurions_out: u8,
}

fn is_none_out(counts: &Counts) -> bool {
    *counts == Counts::default()
}

impl Earth {
    /// Whether there is nothing of it, as in every game for another objective.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// Work that missions bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum EarthStep {
    /// The table says which mission was on top of the deck; it is resolved at once (EARTH-MISSION-9).
    Name {
        /// Who has activated the Bridge.
        seat: SeatId,
    },
}

/// Where a mission goes when the fleet jumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissionTo {
    /// Beside the objective: it has counted as distance (EARTH-MISSION-7).
    Objective,
    /// To the discard pile (EARTH-MISSION-7).
    Discard,
    /// Back into the deck, which is shuffled (EARTH-MISSION-8).
    Deck,
}

/// What happens with all this. Public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum EarthEvent {
    /// The Bridge of Demetrius was activated: no crisis is drawn in this turn (EARTH-3).
    BridgeActivated,
    /// A mission lies in the Active Mission space from now on (EARTH-MISSION-1).
    MissionActivated {
        /// Who has activated it.
        seat: SeatId,
        /// The mission.
        card: MissionId,
        /// Whether the deck was rebuilt from the discard pile for it (EARTH-MISSION-3).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        rebuilt: bool,
    },
    /// The active mission lies face down from now on (EARTH-MISSION-6).
    MissionTurnedDown {
        /// The mission.
        card: MissionId,
    },
    /// The fleet jumps, and the active mission goes away.
    MissionPutAway {
        /// The mission.
        card: MissionId,
        /// Where to.
        to: MissionTo,
    },
    /// The Rebel Basestar is in play from now on (EARTH-RB-1).
    RebelBasestar {
        /// Whose it is.
        allegiance: Allegiance,
    },
    /// The Hub is destroyed, and whoever is on the Resurrection Ship is there now (XBOARD-5).
    HubDestroyed,
    /// Heavy raiders of an area went back beside the boards.
    ShipsCleared {
        /// The type.
        ship: Craft,
        /// The area.
        area: Area,
        /// How many, at least 1.
        count: u8,
    },
    /// Every centurion aboard went back beside the boards.
    CenturionsCleared {
        /// How many, at least 1.
        count: u8,
    },
    /// Cylon ships beside the boards left the game.
    ShipsLeftGame {
        /// The type.
        ship: Craft,
        /// How many, at least 1.
        count: u8,
    },
    /// Centurions beside the board left the game.
    CenturionsLeftGame {
        /// How many, at least 1.
        count: u8,
    },
}

impl State {
    /// Missions that the deck may have on top, in the order of the content, and whether it is rebuilt from its discard pile
    /// before (EARTH-MISSION-3).
    #[must_use]
    pub fn missions_to_draw(&self) -> (Vec<MissionId>, bool) {
        let Earth {
            active,
            beside,
            discarded,
            ..
        } = &self.earth;
        let out = |card: &MissionId| *active == Some(*card) || beside.contains(card);
        let missions = self.kit().missions.iter().copied();
        let mut deck: Vec<MissionId> = missions.filter(|card| !out(card)).collect();
        let rebuilt = deck.iter().all(|card| discarded.contains(card));
        if rebuilt {
            rule!("EARTH-MISSION-3");
        } else {
            deck.retain(|card| !discarded.contains(card));
        }
        (deck, rebuilt)
    }

    /// Whom the locations of a board are for, as things stand (EARTH-RB-2, EARTH-RB-3).
    #[must_use]
    pub fn side_of(&self, board: Board) -> BoardSide {
        match self.earth.rebel {
            Some(Allegiance::Humans) if board == Board::REBEL_BASESTAR => {
                rule!("EARTH-RB-2");
                BoardSide::Humans
            }
            Some(Allegiance::Cylons) if board == Board::REBEL_BASESTAR => {
                rule!("EARTH-RB-3");
                BoardSide::Cylons
            }
            Some(Allegiance::Humans | Allegiance::Cylons) | None => board.facts().side,
        }
    }

    /// Whether the locations of a board are for Cylon players alone, as things stand.
    #[must_use]
    pub fn is_cylon_board(&self, board: Board) -> bool {
        self.side_of(board) == BoardSide::Cylons
    }

    /// The location itself, or the one of the overlay that lies on it (XBOARD-1), with the side of the overlay that lies up
    /// (XBOARD-5).
    #[must_use]
    pub fn standing_for(&self, location: LocationId) -> LocationId {
        let kit = self.kit();
        let named = kit.standing_for(location);
        if self.earth.hub_destroyed && named == kit.standing_for(LocationId::RESURRECTION_SHIP) {
            rule!("XBOARD-5");
            rule!("REM-37");
            return LocationId::HUB_DESTROYED;
        }
        named
    }

    /// Whether a location lies under the other side of an overlay (XBOARD-5).
    pub(crate) fn is_turned_over(&self, location: LocationId) -> bool {
        let ship = self.kit().standing_for(LocationId::RESURRECTION_SHIP);
        match self.earth.hub_destroyed {
            true => location == ship,
            false => location == LocationId::HUB_DESTROYED,
        }
    }

    /// Whether a mission is being resolved or waits for the next jump (EARTH-MISSION-2).
    #[must_use]
    pub fn has_active_mission(&self) -> bool {
        self.earth.active.is_some()
    }
}

pub(crate) fn apply(state: &mut State, event: &EarthEvent) {
    match *event {
        EarthEvent::BridgeActivated => state.earth.no_crisis = true,
        EarthEvent::MissionActivated {
            seat: _,
            card,
            rebuilt,
        } => {
            if rebuilt {
                state.earth.discarded.clear();
            }
            state.earth.active = Some(card);
            state.earth.down = false;
        }
        EarthEvent::MissionTurnedDown { card: _ } => state.earth.down = true,
        EarthEvent::MissionPutAway { card, to } => {
            state.earth.active = None;
            state.earth.down = false;
            match to {
                MissionTo::Objective => state.earth.beside.push(card),
                MissionTo::Discard => state.earth.discarded.push(card),
                MissionTo::Deck => {}
            }
        }
        EarthEvent::RebelBasestar { allegiance } => state.earth.rebel = Some(allegiance),
        EarthEvent::HubDestroyed => destroy_hub(state),
        EarthEvent::ShipsCleared { ship, area, count } => {
            state.space.ships_mut(area).alike.fewer(ship, count);
            state.settle_acted();
        }
        EarthEvent::CenturionsCleared { count: _ } => state.boarding.centurions.clear(),
        EarthEvent::ShipsLeftGame { ship, count } => state.earth.ships_out.more(ship, count),
        EarthEvent::CenturionsLeftGame { count } => {
            let out = &mut state.earth.centurions_out;
            *out = out.saturating_add(count);
        }
    }
}

/// All of it is as the table says; whoever is on the side of an overlay that lies down now is on the other (XBOARD-5).
pub(crate) fn write(state: &mut State, earth: &Earth) {
    let before = state.standing_for(LocationId::RESURRECTION_SHIP);
    state.earth.clone_from(earth);
    turn_over(state, before);
}

/// Characters on the Resurrection Ship are at the destroyed Hub from now on; on the other locations they stay (XBOARD-5).
fn destroy_hub(state: &mut State) {
    let before = state.standing_for(LocationId::RESURRECTION_SHIP);
    state.earth.hub_destroyed = true;
    turn_over(state, before);
}

fn turn_over(state: &mut State, before: LocationId) {
    let now = state.standing_for(LocationId::RESURRECTION_SHIP);
    let places = state.places.iter();
    let there: Vec<SeatId> = places
        .filter(|(_, place)| *place == Place::on(before))
        .map(|(seat, _)| seat)
        .collect();
    for seat in there {
        state.places.put(seat, Place::on(now));
    }
}
