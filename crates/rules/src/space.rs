//! The six space areas and the ships in them (AREA-1 to AREA-3).
//!
//! A piloted viper is not in here: it is where its pilot is, see [`crate::places`]. So no viper can
//! have two pilots, and no pilot two vipers.

use std::collections::BTreeMap;

use dradis_facts::chance::{Draw, Stream};
use dradis_facts::content::{AreaFacts, CivilianKind};
use dradis_facts::correction::ShipKind;
use dradis_facts::hidden::Hidden;
use dradis_facts::options::Mode;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, BasestarDamage, CivilianHandle};
use serde::{Deserialize, Serialize};

use crate::reserve;

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
    pub(crate) areas: [Ships; 6],
    /// Civilian ships on the board, in the order they came.
    pub civilians: Vec<CivilianShip>,
    /// Civilian ships that were destroyed, in that order. Public: a ship is revealed when it is destroyed.
    pub destroyed_civilians: Vec<CivilianKind>,
    /// Number of the next handle.
    pub next_handle: u16,
    /// Who has looked at which civilian ships, in that order. Public; what they have seen is theirs alone.
    #[serde(default)]
    pub(crate) seen: BTreeMap<SeatId, Vec<CivilianHandle>>,
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
    pub fn pile(&self) -> Vec<CivilianKind> {
        let out = |kind: CivilianKind| {
            let on_board = self.civilians.iter().filter_map(|ship| *ship.kind.reveal());
            on_board
                .chain(self.destroyed_civilians.iter().copied())
                .filter(|other| *other == kind)
                .count()
        };
        rule!("OPEN-04");
        CivilianKind::all()
            .flat_map(|kind| {
                let copies = usize::from(kind.facts().copies);
                std::iter::repeat_n(kind, copies.saturating_sub(out(kind)))
            })
            .collect()
    }
}

/// The ships of the set-up in every area where there are any (SETUP-17, SETUP-18).
#[must_use]
pub fn opening_ships() -> Vec<PlacedShips> {
    rule!("SETUP-17");
    rule!("SETUP-18");
    rule!("OPEN-06");
    let ships = Area::ALL.map(|area| {
        let AreaFacts {
            id: _,
            launch: _,
            basestars,
            raiders,
            vipers,
            civilian_ships: _,
        } = *area.facts();
        PlacedShips {
            area,
            basestars,
            raiders,
            vipers,
        }
    });
    ships
        .into_iter()
        .filter(|ships| ships.basestars + ships.raiders + ships.vipers > 0)
        .collect()
}

/// The civilian ships of the set-up, drawn from the unused pile (SETUP-17).
#[must_use]
pub fn opening_civilians(space: &Space, mode: Mode, draw: &mut Draw<'_>) -> Vec<CivilianShip> {
    let areas = Area::ALL
        .into_iter()
        .flat_map(|area| std::iter::repeat_n(area, usize::from(area.facts().civilian_ships)));
    draw_civilians(space, mode, areas, draw)
}

/// Draws a civilian ship for each of these areas, as long as there are any. Draws from
/// [`Stream::Civilians`], which verifiers repeat (docs/PROTOCOL.md, section 4): for each ship one place
/// of what is left of the pile. Where the table draws, nothing is read and no front is known.
#[must_use]
pub fn draw_civilians(
    space: &Space,
    mode: Mode,
    areas: impl IntoIterator<Item = Area>,
    draw: &mut Draw<'_>,
) -> Vec<CivilianShip> {
    rule!("POOL-9");
    rule!("CIV-2");
    rule!("COMP-9");
    let out = space.civilians.len() + space.destroyed_civilians.len();
    let left = reserve::civilian_ships().saturating_sub(out);
    let mut pile = space.pile();
    let mut kind = || match mode {
        Mode::Table => Some(None),
        Mode::App => {
            let left = u32::try_from(pile.len()).ok().filter(|left| *left > 0)?;
            let at = draw.below(Stream::Civilians, left);
            Some(Some(pile.remove(at as usize)))
        }
    };
    (space.next_handle..)
        .map(CivilianHandle)
        .zip(areas)
        .take(left)
        .map_while(|(handle, area)| {
            let kind = Hidden::new(kind()?);
            Some(CivilianShip { handle, area, kind })
        })
        .collect()
}
