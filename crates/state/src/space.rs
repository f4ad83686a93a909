//! The ships in space.

use std::collections::BTreeMap;

use dradis_facts::content::CivilianKind;
use dradis_facts::correction::ShipKind;
use dradis_facts::hidden::Hidden;
use dradis_facts::kit::Kit;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, BasestarDamage, CivilianHandle};
use serde::{Deserialize, Serialize};

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
    /// Raiders.
    pub raiders: u8,
    /// Heavy raiders.
    pub heavy_raiders: u8,
    /// Vipers without a pilot.
    pub unmanned_vipers: u8,
    /// Basestars, in the order they came.
    pub basestars: Vec<Basestar>,
}

impl Ships {
    /// How many there are of a kind, to be changed by `apply`.
    pub(crate) const fn of_mut(&mut self, kind: ShipKind) -> &mut u8 {
        match kind {
            ShipKind::Raider => &mut self.raiders,
            ShipKind::HeavyRaider => &mut self.heavy_raiders,
            ShipKind::Viper => &mut self.unmanned_vipers,
        }
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

/// Ships that came on the board in an area, besides civilian ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacedShips {
    /// The area.
    pub area: Area,
    /// Basestars, undamaged.
    pub basestars: u8,
    /// Raiders.
    pub raiders: u8,
    /// Unmanned vipers, from the Reserve.
    pub vipers: u8,
}

/// The space around Galactica. Public but for the fronts of the civilian ships.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Space {
    /// Ships by area, clockwise from the bow.
    pub areas: [Ships; 6],
    /// Civilian ships on the board, in the order they came.
    pub civilians: Vec<CivilianShip>,
    /// Civilian ships that were destroyed, in that order. Public: a ship is revealed when it is destroyed.
    pub destroyed_civilians: Vec<CivilianKind>,
    /// Number of the next handle.
    pub next_handle: u16,
    /// Who has looked at which civilian ships, in that order. Public; what they have seen is theirs alone.
    #[serde(default)]
    pub seen: BTreeMap<SeatId, Vec<CivilianHandle>>,
}

impl Space {
    /// The ships in an area.
    #[must_use]
    pub const fn ships(&self, area: Area) -> &Ships {
        &self.areas[area as usize]
    }

    /// The ships in an area, to be changed by `apply`.
    pub const fn ships_mut(&mut self, area: Area) -> &mut Ships {
        &mut self.areas[area as usize]
    }

    /// How many of something there are in all areas together.
    pub fn count(&self, of: impl Fn(&Ships) -> usize) -> usize {
        self.areas.iter().map(of).sum()
    }

    /// Takes every ship but the civilian ones off the board, for `apply`.
    pub(crate) fn clear(&mut self) {
        self.areas = Default::default();
    }

    pub(crate) fn place(&mut self, ships: &PlacedShips) {
        let PlacedShips {
            area,
            basestars,
            raiders,
            vipers,
        } = *ships;
        let there = self.ships_mut(area);
        there.raiders = there.raiders.saturating_add(raiders);
        there.unmanned_vipers = there.unmanned_vipers.saturating_add(vipers);
        let fresh = std::iter::repeat_n(Basestar::default(), usize::from(basestars));
        there.basestars.extend(fresh);
    }

    pub(crate) fn place_civilian(&mut self, ship: &CivilianShip) {
        self.next_handle = self.next_handle.max(ship.handle.0.saturating_add(1));
        self.civilians.push(ship.clone());
    }

    /// The civilian ships on the board that a player has looked at (CIV-3). Public.
    #[must_use]
    pub fn seen_by(&self, seat: SeatId) -> Vec<CivilianHandle> {
        let on_board = |handle: &&CivilianHandle| {
            let mut ships = self.civilians.iter();
            ships.any(|ship| ship.handle == **handle)
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
            on_board
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
