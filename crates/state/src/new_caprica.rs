//! New Caprica: what stands there, and what happens on it. Public but for the fronts of the civilian ships.

use dradis_facts::content::{Board, CivilianKind, LocationId};
use dradis_facts::hidden::Hidden;
use dradis_facts::jump::next_jump_is_final;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, CivilianHandle};
use serde::{Deserialize, Serialize};

use crate::space::{Space, StackedShip};
use crate::state::State;

/// Spaces of the occupation track (XBOARD-11).
pub const TRACK: usize = LocationId::OCCUPATION_TRACK.len();

/// The phase on New Caprica, once it has begun. Its civilian ships lie in [`crate::space::Space`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewCaprica {
    /// Occupation forces on each space of their track, in the order in which they move.
    pub forces: [u8; TRACK],
    /// Whether Galactica has come back (NC-29).
    pub orbit: bool,
    /// Whether the running turn has no Prepare for Jump step.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unprepared: bool,
}

impl NewCaprica {
    /// Occupation forces on the board.
    #[must_use]
    pub fn forces_out(&self) -> u8 {
        self.forces.iter().sum()
    }
}

/// A step of the phase on New Caprica.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum NewCapricaStep {
    /// The phase begins, if the fleet has come so far and it has not (NC-37).
    Begin,
    /// Every occupation force is activated (NC-48).
    Activate,
    /// One occupation force is activated (NC-62).
    ActivateOne {
        /// Its space of the track, from 0.
        space: u8,
    },
    /// The top Locked civilian ship is destroyed, or else the top Prepared one (NC-26).
    LoseShip,
    /// Galactica comes back (NC-29).
    Return,
    /// Galactica leaves for good (NC-57).
    Leave {
        /// The Admiral.
        seat: SeatId,
    },
    /// Whoever is left on New Caprica is executed, one after the other (NC-58).
    Executions,
    /// The final jump ends the game (END-14).
    End,
}

/// What happens on New Caprica. Public but for the fronts of the ships.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum NewCapricaEvent {
    /// The phase begins: every civilian ship is Locked, in this order, the top first (NC-5, NC-39), the fleet token goes to
    /// Start and the other Crisis deck comes out (NC-6, NC-7).
    Began {
        /// The ships, in the place of all that there were.
        ships: Vec<StackedShip>,
        /// Cards of the Crisis deck.
        crises: u8,
    },
    /// The top Locked ship lies under the Prepared ones from now on (NC-21).
    Prepared {
        /// The ship.
        handle: CivilianHandle,
    },
    /// The top Prepared ship comes to a space area (NC-23).
    Evacuated {
        /// The ship.
        handle: CivilianHandle,
        /// The area.
        area: Area,
    },
    /// The top Locked ship lies under the other Locked ones from now on.
    PutUnder {
        /// The ship.
        handle: CivilianHandle,
    },
    /// A Locked or Prepared ship is destroyed.
    ShipLost {
        /// The ship.
        handle: CivilianHandle,
        /// Its front, public from now on.
        kind: CivilianKind,
    },
    /// Occupation forces come to the first space of their track (NC-27).
    ForcesPlaced {
        /// How many, at least 1.
        count: u8,
    },
    /// Occupation forces move to the next space.
    ForcesMoved {
        /// The space that they leave, from 0.
        from: u8,
        /// How many, at least 1.
        count: u8,
    },
    /// Occupation forces leave the last space of the track (NC-48).
    ForcesLeft {
        /// How many, at least 1.
        count: u8,
    },
    /// Occupation forces are destroyed (NC-15).
    ForcesDestroyed {
        /// Their space, from 0.
        space: u8,
        /// How many, at least 1.
        count: u8,
    },
    /// The running turn has no Prepare for Jump step.
    Unprepared,
    /// Galactica comes back (NC-29).
    Returned,
    /// Galactica leaves for good (NC-57).
    FinalJump {
        /// The Admiral.
        seat: SeatId,
    },
}

impl State {
    /// Whether the fleet is on New Caprica and Galactica has not come back: nothing but New Caprica can be reached, and
    /// nothing happens in space (NC-8, NC-20, NC-42).
    #[must_use]
    pub fn is_cut_off(&self) -> bool {
        self.new_caprica.as_ref().is_some_and(|there| !there.orbit)
    }

    /// Whether Galactica has come back to New Caprica (NC-31).
    #[must_use]
    pub fn is_in_orbit(&self) -> bool {
        self.new_caprica.as_ref().is_some_and(|there| there.orbit)
    }

    /// Whether the next jump is the final one: the fleet has come far enough, and does not go to New Caprica, where the
    /// Admiral orders the final jump (GOAL-2, NC-54).
    #[must_use]
    pub fn next_jump_is_final(&self) -> bool {
        if self.kit().new_caprica.is_some() {
            rule!("NC-54");
            return false;
        }
        next_jump_is_final(self.kit(), self.jump.distance)
    }

    /// Whether a character stands on New Caprica.
    #[must_use]
    pub fn is_on_new_caprica(&self, seat: SeatId) -> bool {
        match self.places.of(seat) {
            Some(Place::Location { location }) => location.facts().board == Board::NEW_CAPRICA,
            Some(Place::Viper { .. } | Place::OffBoard) | None => false,
        }
    }

    /// Where a character comes who is sent to a location: an overlay has its own (XBOARD-1), and on New Caprica other
    /// locations stand for three of the main boards (NC-11, NC-12, NC-44). `None` where the way is closed (NC-10, NC-42).
    #[must_use]
    pub fn leads_to(&self, seat: SeatId, to: LocationId) -> Option<LocationId> {
        let named = self.standing_for(to);
        let Some(there) = &self.new_caprica else {
            return Some(named);
        };
        let on_the_planet = !there.orbit || self.is_on_new_caprica(seat);
        if named == LocationId::BRIG && on_the_planet {
            rule!("NC-12");
            return Some(LocationId::DETENTION);
        }
        if named == LocationId::SICKBAY && on_the_planet {
            rule!("NC-44");
            return Some(LocationId::MEDICAL_CENTER);
        }
        if named == self.standing_for(LocationId::RESURRECTION_SHIP) && !there.orbit {
            rule!("NC-11");
            rule!("OPEN-44");
            return Some(LocationId::MEDICAL_CENTER);
        }
        let board = named.facts().board;
        let closed = !there.orbit && board != Board::NEW_CAPRICA;
        if closed {
            rule!("NC-42");
        }
        let open = !closed && !self.has_lost(board);
        open.then_some(named)
    }

    /// The same, as a place.
    #[must_use]
    pub fn leads_to_place(&self, seat: SeatId, to: LocationId) -> Option<Place> {
        self.leads_to(seat, to).map(Place::on)
    }

    /// The top Locked ship, or else the top Prepared one (NC-26).
    #[must_use]
    pub fn top_stacked(&self) -> Option<&StackedShip> {
        let space = &self.space;
        space.locked.first().or_else(|| space.prepared.first())
    }
}

pub(crate) fn apply(state: &mut State, event: &NewCapricaEvent) {
    let space = &mut state.space;
    match event {
        NewCapricaEvent::Began { ships, crises } => {
            space.civilians.clear();
            space.locked.clone_from(ships);
            space.prepared.clear();
            for ship in ships {
                space.next_handle = space.next_handle.max(ship.handle.0.saturating_add(1));
            }
            state.piles.crisis = *crises;
            state.crises.removed = 0;
            state.jump.space = 0;
            state.new_caprica = Some(NewCaprica::default());
        }
        NewCapricaEvent::Prepared { handle } => {
            if let Some(ship) = space.unstack(*handle) {
                space.prepared.push(ship);
            }
        }
        NewCapricaEvent::Evacuated { handle, area } => {
            if let Some(ship) = space.unstack(*handle) {
                space.civilians.push(ship.at(*area));
            }
        }
        NewCapricaEvent::PutUnder { handle } => {
            if let Some(ship) = space.unstack(*handle) {
                space.locked.push(ship);
            }
        }
        NewCapricaEvent::ShipLost { handle, kind } => {
            space.unstack(*handle);
            space.destroyed_civilians.push(*kind);
        }
        NewCapricaEvent::ForcesPlaced { .. }
        | NewCapricaEvent::ForcesMoved { .. }
        | NewCapricaEvent::ForcesLeft { .. }
        | NewCapricaEvent::ForcesDestroyed { .. }
        | NewCapricaEvent::Unprepared
        | NewCapricaEvent::Returned
        | NewCapricaEvent::FinalJump { .. } => {
            if let Some(there) = &mut state.new_caprica {
                there.apply(event);
            }
        }
    }
}

impl NewCaprica {
    fn apply(&mut self, event: &NewCapricaEvent) {
        let change = |forces: &mut [u8; TRACK], at: usize, by: i16| {
            if let Some(there) = forces.get_mut(at) {
                let now = i16::from(*there).saturating_add(by).max(0);
                *there = u8::try_from(now).unwrap_or(u8::MAX);
            }
        };
        match *event {
            NewCapricaEvent::ForcesPlaced { count } => change(&mut self.forces, 0, count.into()),
            NewCapricaEvent::ForcesMoved { from, count } => {
                change(&mut self.forces, from.into(), -i16::from(count));
                change(&mut self.forces, usize::from(from) + 1, count.into());
            }
            NewCapricaEvent::ForcesLeft { count } => {
                change(&mut self.forces, TRACK - 1, -i16::from(count));
            }
            NewCapricaEvent::ForcesDestroyed { space, count } => {
                change(&mut self.forces, space.into(), -i16::from(count));
            }
            NewCapricaEvent::Unprepared => self.unprepared = true,
            NewCapricaEvent::Returned => self.orbit = true,
            NewCapricaEvent::Began { .. }
            | NewCapricaEvent::Prepared { .. }
            | NewCapricaEvent::Evacuated { .. }
            | NewCapricaEvent::PutUnder { .. }
            | NewCapricaEvent::ShipLost { .. }
            | NewCapricaEvent::FinalJump { .. } => {}
        }
    }
}

/// Civilian ships as they are Locked or Prepared in a position: their fronts, where Dradis keeps them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidNewCaprica {
    /// What stands on the planet.
    pub there: NewCaprica,
    /// Locked ships, the top first.
    pub locked: Vec<StackedShip>,
    /// Prepared ships, the top first.
    pub prepared: Vec<StackedShip>,
}

/// The two stacks as the table counts them, for `apply`.
pub(crate) fn restack(space: &mut Space, locked: usize, prepared: usize) {
    let (left, right) = (&mut space.locked, &mut space.prepared);
    while right.len() < prepared && left.len() > locked {
        right.push(left.remove(0));
    }
    while left.len() < locked && right.len() > prepared {
        left.splice(..0, right.pop());
    }
    for (stack, wanted) in [(left, locked), (right, prepared)] {
        stack.drain(..stack.len().saturating_sub(wanted));
        while stack.len() < wanted {
            let handle = CivilianHandle(space.next_handle);
            space.next_handle = space.next_handle.saturating_add(1);
            stack.push(face_down(handle, None));
        }
    }
}

/// A front that nobody has turned up.
#[must_use]
pub fn face_down(handle: CivilianHandle, kind: Option<CivilianKind>) -> StackedShip {
    StackedShip {
        handle,
        kind: Hidden::new(kind),
    }
}
