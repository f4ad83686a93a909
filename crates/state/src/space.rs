//! The ships in space.

use dradis_facts::craft::{Counts, Craft, ViperKind};
use std::collections::BTreeMap;

use dradis_facts::content::CivilianKind;
use dradis_facts::hidden::Hidden;
use dradis_facts::kit::Kit;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, BasestarDamage, CivilianHandle, Zone};
use serde::{Deserialize, Serialize};

use crate::pursuit::PursuitEvent;
use crate::shared::Shared;

/// A basestar on the board. Public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Basestar {
    /// Its damage tokens, in the order received.
    pub damage: Vec<BasestarDamage>,
}

/// Ships of an area that are not told apart, and its basestars. Public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ships {
    /// How many there are of those that are not told apart; vipers have no pilot.
    pub alike: Counts,
    /// Basestars, in the order they came.
    pub basestars: Vec<Basestar>,
}

impl Ships {
    /// How many there are of a ship.
    #[must_use]
    pub fn count(&self, craft: Craft) -> u8 {
        match craft {
            Craft::Basestar => u8::try_from(self.basestars.len()).unwrap_or(u8::MAX),
            Craft::HeavyRaider
            | Craft::Raider
            | Craft::Viper
            | Craft::CivilianShip
            | Craft::Raptor
            | Craft::MarkVii
            | Craft::AssaultRaptor => self.alike[craft],
        }
    }

    /// Others come to them, and stand behind.
    fn join(&mut self, others: Self) {
        for (craft, count) in others.alike.each() {
            self.alike.more(craft, count);
        }
        self.basestars.extend(others.basestars);
    }
}

/// A civilian ship that lies face down on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CivilianShip {
    /// Public name.
    pub handle: CivilianHandle,
    /// Where it is. Public.
    pub area: Area,
    /// Its front; nobody's until it is revealed (COMP-9). `None` where the table drew it itself.
    pub kind: Hidden<Option<CivilianKind>>,
}

/// A civilian ship that is Locked or Prepared on New Caprica, face down (NC-21). The handle is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StackedShip {
    /// Its handle, which it keeps in space.
    pub handle: CivilianHandle,
    /// Its front; nobody's until it is revealed (COMP-9). `None` where the table shuffled the ships itself.
    pub kind: Hidden<Option<CivilianKind>>,
}

impl StackedShip {
    /// It, as it comes to an area.
    #[must_use]
    pub fn at(self, area: Area) -> CivilianShip {
        let Self { handle, kind } = self;
        CivilianShip { handle, area, kind }
    }
}

/// Ships that came on the board in an area, besides civilian ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacedShips {
    /// The area, or another place for ships.
    pub area: Zone,
    /// How many of each; basestars are undamaged, vipers come from the Reserve.
    pub ships: Counts,
}

/// The space around Galactica. Public but for the fronts of the civilian ships.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Space {
    /// Ships by area, clockwise from the bow.
    pub areas: [Ships; 6],
    /// Ships outside of the areas, by the area that they will come to.
    #[serde(default)]
    pub fleet: Shared<[Ships; 6]>,
    /// Civilian ships on the board, in the order they came.
    pub civilians: Vec<CivilianShip>,
    /// Civilian ships that were destroyed, in that order. Public: a ship is revealed when it is destroyed.
    pub destroyed_civilians: Vec<CivilianKind>,
    /// Number of the next handle.
    pub next_handle: u16,
    /// Who has looked at which civilian ships, in that order. Public; what they have seen is theirs alone.
    #[serde(default)]
    pub seen: BTreeMap<SeatId, Vec<CivilianHandle>>,
    /// Space of the pursuit token, counted from 0, which is Start (XSETUP-6).
    #[serde(default, skip_serializing_if = "is_start")]
    pub pursuit: u8,
    /// Civilian ships that are Locked on New Caprica, the top first (NC-5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub locked: Vec<StackedShip>,
    /// Civilian ships that are Prepared there, the top first (NC-21).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prepared: Vec<StackedShip>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
const fn is_start(space: &u8) -> bool {
    *space == 0
}

impl Space {
    /// The ships in an area, or in another place for them.
    #[must_use]
    pub fn ships(&self, zone: impl Into<Zone>) -> &Ships {
        match zone.into() {
            Zone::Space(area) => &self.areas[area as usize],
            Zone::CylonFleet(area) => &self.fleet[area as usize],
        }
    }

    /// The same, to be changed by `apply`.
    pub fn ships_mut(&mut self, zone: impl Into<Zone>) -> &mut Ships {
        match zone.into() {
            Zone::Space(area) => &mut self.areas[area as usize],
            Zone::CylonFleet(area) => &mut self.fleet[area as usize],
        }
    }

    /// How many of a ship wait outside of the areas.
    #[must_use]
    pub fn waiting(&self, craft: Craft) -> usize {
        let fleet = self.fleet.iter();
        fleet.map(|ships| usize::from(ships.count(craft))).sum()
    }

    /// Whether any ship waits to come to an area.
    #[must_use]
    pub fn waits_at(&self, area: Area) -> bool {
        *self.ships(Zone::CylonFleet(area)) != Ships::default()
    }

    /// How many there are of a ship in all areas together; of vipers those without a pilot.
    #[must_use]
    pub fn count(&self, craft: Craft) -> usize {
        match craft {
            Craft::CivilianShip => self.civilians.len(),
            Craft::Basestar
            | Craft::HeavyRaider
            | Craft::Raider
            | Craft::Viper
            | Craft::Raptor
            | Craft::MarkVii
            | Craft::AssaultRaptor => {
                let areas = self.areas.iter();
                areas.map(|ships| usize::from(ships.count(craft))).sum()
            }
        }
    }

    /// Takes every ship but the civilian ones out of the areas, for `apply`.
    pub(crate) fn clear(&mut self) {
        self.areas = Default::default();
    }

    pub(crate) fn place(&mut self, ships: &PlacedShips) {
        let PlacedShips { area, ships } = *ships;
        let there = self.ships_mut(area);
        for craft in Craft::ALIKE {
            there.alike.more(craft, ships[craft]);
        }
        let basestars = usize::from(ships[Craft::Basestar]);
        let fresh = std::iter::repeat_n(Basestar::default(), basestars);
        there.basestars.extend(fresh);
    }

    /// What happens beyond the areas, for `apply`.
    pub(crate) fn pursue(&mut self, event: PursuitEvent) {
        match event {
            PursuitEvent::Placed { ship, area } => {
                let ships = Counts::from([(ship, 1)]);
                let area = Zone::CylonFleet(area);
                self.place(&PlacedShips { area, ships });
            }
            PursuitEvent::Taken { ship, area, count } => {
                let there = self.ships_mut(Zone::CylonFleet(area));
                there.alike.fewer(ship, count);
                if ship == Craft::Basestar {
                    let left = there.basestars.len().saturating_sub(count.into());
                    there.basestars.truncate(left);
                }
            }
            PursuitEvent::MovedIn { area } => {
                let came = std::mem::take(self.ships_mut(Zone::CylonFleet(area)));
                self.ships_mut(area).join(came);
            }
            PursuitEvent::TokenMoved { to } => self.pursuit = to,
            PursuitEvent::Withdrew => {
                for area in Area::ALL {
                    let mut gone = std::mem::take(self.ships_mut(area));
                    // Those that do not stay have gone to the Reserve before (XRAPTOR-7).
                    let stay = gone.alike[Craft::AssaultRaptor];
                    for kind in ViperKind::ALL {
                        gone.alike[kind.craft()] = 0;
                    }
                    gone.basestars.fill(Basestar::default());
                    self.ships_mut(Zone::CylonFleet(area)).join(gone);
                    self.ships_mut(area).alike[Craft::AssaultRaptor] = stay;
                }
            }
        }
    }

    pub(crate) fn place_civilian(&mut self, ship: &CivilianShip) {
        self.next_handle = self.next_handle.max(ship.handle.0.saturating_add(1));
        self.civilians.push(ship.clone());
    }

    /// Civilian ships that are Locked or Prepared, those first.
    pub fn stacked(&self) -> impl Iterator<Item = &StackedShip> {
        self.locked.iter().chain(&self.prepared)
    }

    /// The front of a civilian ship in space or on New Caprica, where Dradis keeps it. Secret.
    #[must_use]
    pub fn front(&self, handle: CivilianHandle) -> Option<CivilianKind> {
        let in_space = self.civilians.iter().map(|ship| (ship.handle, &ship.kind));
        let stacked = self.stacked().map(|ship| (ship.handle, &ship.kind));
        let mut all = in_space.chain(stacked);
        all.find(|(other, _)| *other == handle)
            .and_then(|(_, kind)| *kind.reveal())
    }

    /// Takes a ship off its stack, for `apply`.
    pub(crate) fn unstack(&mut self, handle: CivilianHandle) -> Option<StackedShip> {
        for stack in [&mut self.locked, &mut self.prepared] {
            if let Some(at) = stack.iter().position(|ship| ship.handle == handle) {
                return Some(stack.remove(at));
            }
        }
        None
    }

    /// The civilian ships in space or on New Caprica that a player has looked at (CIV-3). Public.
    #[must_use]
    pub fn seen_by(&self, seat: SeatId) -> Vec<CivilianHandle> {
        let on_board = |handle: &&CivilianHandle| {
            let mut ships = self.civilians.iter();
            ships.any(|ship| ship.handle == **handle)
                || self.stacked().any(|ship| ship.handle == **handle)
        };
        let seen = self.seen.get(&seat).into_iter().flatten();
        seen.filter(on_board).copied().collect()
    }

    /// Notes who has looked, for `apply`. A handle is never used again, so nothing need be forgotten.
    pub(crate) fn see(&mut self, seat: SeatId, handles: &[CivilianHandle]) {
        let seen = self.seen.entry(seat).or_default();
        for handle in handles {
            if !seen.contains(handle) {
                seen.push(*handle);
            }
        }
    }

    /// The unused pile: what is neither on the board nor destroyed, kinds in the order of the content. Where
    /// the table draws, what lies on the board is not known and still counted in.
    /// Secret. It is not shuffled: a ship is drawn from any place in it.
    #[must_use]
    pub fn pile(&self, kit: &Kit) -> Vec<CivilianKind> {
        let out = |kind: CivilianKind| {
            let on_board = self.civilians.iter().filter_map(|ship| *ship.kind.reveal());
            let stacked = self.stacked().filter_map(|ship| *ship.kind.reveal());
            on_board
                .chain(stacked)
                .chain(self.destroyed_civilians.iter().copied())
                .filter(|other| *other == kind)
                .count()
        };
        rule!("OPEN-04");
        kit.civilian_ships
            .iter()
            .flat_map(|kind| {
                let copies = usize::from(kind.facts().copies);
                std::iter::repeat_n(*kind, copies.saturating_sub(out(*kind)))
            })
            .collect()
    }
}
