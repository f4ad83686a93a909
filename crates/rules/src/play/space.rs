//! The six space areas and the ships in them (AREA-1 to AREA-3).
//!
//! A piloted viper is not in here: it is where its pilot is, see [`dradis_state::places`]. So no viper can
//! have two pilots, and no pilot two vipers.

use crate::play::doing::Doing;
use crate::play::prompt::Offer;
use dradis_facts::battle::Target;
use dradis_facts::chance::{Draw, Stream};
use dradis_facts::choice::Choice;
use dradis_facts::craft::{Counts, Craft, ViperKind};
use dradis_facts::hidden::Hidden;
use dradis_facts::kit::Kit;
use dradis_facts::message::{Line, Message, area_id, of_kind};
use dradis_facts::options::Mode;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::space::{Area, CivilianHandle, Zone};
use dradis_state::event::Event;
use dradis_state::pursuit::PursuitEvent;
use dradis_state::reserve::ships_left;
use dradis_state::space::{CivilianShip, PlacedShips, Space};
use dradis_state::state::State;

/// The ships of the set-up in every area where there are any (SETUP-17, SETUP-18).
#[must_use]
pub fn opening_ships(kit: &Kit) -> Vec<PlacedShips> {
    rule!("SETUP-17");
    rule!("SETUP-18");
    rule!("OPEN-06");
    rule!("XSETUP-4");
    rule!("XSETUP-5");
    let placed = kit.zones.iter().map(|row| {
        let mut ships = row.ships;
        ships[Craft::CivilianShip] = 0;
        PlacedShips {
            area: row.id,
            ships,
        }
    });
    let some = |placed: &PlacedShips| placed.ships != Counts::default();
    placed.filter(some).collect()
}

/// Ships come to these areas, which stand clockwise, one to each; civilian ones are drawn.
pub(crate) fn bring(doing: &mut Doing<'_>, craft: Craft, areas: Vec<Area>) {
    if areas.is_empty() {
        return;
    }
    if craft == Craft::CivilianShip {
        rule!("CIV-2");
        let mode = doing.state.options.modes.civilian_ships;
        let ships =
            doing.draw(|state, draw| draw_civilians(state.kit(), &state.space, mode, areas, draw));
        doing.emit(Event::CivilianShipsPlaced { ships });
        return;
    }
    take(doing, craft, u8::try_from(areas.len()).unwrap_or(u8::MAX));
    for (area, count) in counted(&areas) {
        let area = area.into();
        doing.emit(if craft == Craft::Basestar {
            Event::BasestarsPlaced { area, count }
        } else {
            Event::ShipsPlaced {
                kind: craft,
                area,
                count,
            }
        });
    }
}

/// So many ships are about to be placed in the space areas: what is not beside the boards comes from the Cylon Fleet board,
/// lowest number first (XPLACE-4). The other ships there and the pursuit token stay (XPLACE-6).
pub(crate) fn take(doing: &mut Doing<'_>, ship: Craft, count: u8) {
    let mut short = count.saturating_sub(ships_left(&doing.state, ship));
    for area in waiting_areas(&doing.state, ship) {
        if short == 0 {
            return;
        }
        rule!("XPLACE-4");
        rule!("XPLACE-6");
        let there = doing.state.space.ships(Zone::CylonFleet(area)).count(ship);
        let count = short.min(there);
        short -= count;
        let pursuit = PursuitEvent::Taken { ship, area, count };
        doing.emit(Event::Pursuit { pursuit });
    }
}

/// The areas beyond which ships of a kind wait, lowest number first; none where no Pursuit track says when they come.
pub(crate) fn waiting_areas(state: &State, ship: Craft) -> Vec<Area> {
    if state.kit().pursuit.is_empty() {
        return Vec::new();
    }
    let mut areas = state.options.fleet_areas();
    areas.retain(|area| state.space.ships(Zone::CylonFleet(*area)).count(ship) > 0);
    areas
}

/// How often each area stands in a list, clockwise from the bow.
pub(crate) fn counted(areas: &[Area]) -> Vec<(Area, u8)> {
    let count = |area: Area| areas.iter().filter(|other| **other == area).count();
    Area::ALL
        .into_iter()
        .map(|area| (area, u8::try_from(count(area)).unwrap_or(u8::MAX)))
        .filter(|(_, count)| *count > 0)
        .collect()
}

/// The civilian ships of the set-up, drawn from the unused pile (SETUP-17).
#[must_use]
pub fn opening_civilians(
    kit: &Kit,
    space: &Space,
    mode: Mode,
    draw: &mut Draw<'_>,
) -> Vec<CivilianShip> {
    let areas = Area::ALL.into_iter().flat_map(|area| {
        std::iter::repeat_n(area, usize::from(kit.area(area).ships[Craft::CivilianShip]))
    });
    draw_civilians(kit, space, mode, areas, draw)
}

/// Draws a civilian ship for each of these areas, as long as there are any. Draws from
/// [`Stream::Civilians`], which verifiers repeat (docs/PROTOCOL.md, section 4): for each ship one place
/// of what is left of the pile. Where the table draws, nothing is read and no front is known.
#[must_use]
pub fn draw_civilians(
    kit: &Kit,
    space: &Space,
    mode: Mode,
    areas: impl IntoIterator<Item = Area>,
    draw: &mut Draw<'_>,
) -> Vec<CivilianShip> {
    rule!("POOL-9");
    rule!("CIV-2");
    rule!("COMP-9");
    let out = space.civilians.len() + space.destroyed_civilians.len();
    let left = kit.ships(Craft::CivilianShip).saturating_sub(out);
    let mut pile = space.pile(kit);
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

/// The kinds of vipers in the Reserve, ordinary ones first.
#[must_use]
pub fn kinds_in_reserve(state: &State) -> Vec<ViperKind> {
    rule!("XVIPER-6");
    rule!("XRAPTOR-2");
    let mut kinds = ViperKind::ALL.to_vec();
    kinds.retain(|kind| ships_left(state, kind.craft()) > 0);
    kinds
}

/// A viper of each kind in the Reserve, to be placed in each of these areas.
pub(crate) fn to_place(state: &State, areas: &[Area]) -> Vec<Offer> {
    let each = areas.iter().flat_map(|area| {
        let kinds = kinds_in_reserve(state).into_iter();
        kinds.map(|kind| InArea { area: *area, kind })
    });
    let offered = each.map(|InArea { area, kind }| {
        let label = Line::new(Message::OptionPlaceKind)
            .word("kind", kind.id())
            .word("area", area_id(area));
        Offer::new(Choice::Launch(area, kind), label).at(Target::Area { area })
    });
    offered.collect()
}

/// The vipers of the Reserve in which a character comes to the board, by kind and launch area (CHARSEL-5, EXEC-19). With
/// none there an ordinary one all the same, which the referee puts right.
#[must_use]
pub fn comes_flying(state: &State) -> Vec<InArea> {
    let mut kinds = kinds_in_reserve(state);
    if kinds.is_empty() {
        kinds.push(ViperKind::Viper);
    }
    let areas = || Area::with_launch_icon(state.kit());
    let each = kinds.into_iter();
    each.flat_map(|kind| areas().map(move |area| InArea { area, kind }))
        .collect()
}

/// A viper of a kind in a launch area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InArea {
    /// The area.
    pub area: Area,
    /// What it is.
    pub kind: ViperKind,
}

impl InArea {
    /// The answer that comes to the board in it. The ordinary viper is named by its area alone.
    #[must_use]
    pub const fn choice(self) -> Choice {
        let Self { area, kind } = self;
        match kind {
            ViperKind::Viper => Choice::Area(area),
            ViperKind::MarkVii | ViperKind::AssaultRaptor => Choice::Launch(area, kind),
        }
    }

    /// It, to be chosen.
    pub(crate) fn offer(self) -> Offer {
        let Self { area, kind } = self;
        let label = of_kind(kind, Message::OptionLaunchViper, Message::OptionLaunchKind);
        let label = label.word("area", area_id(area));
        Offer::new(self.choice(), label).at(Target::Area { area })
    }

    /// Whom it brings is there.
    #[must_use]
    pub const fn place(self) -> Place {
        let Self { area, kind } = self;
        Place::Viper { area, kind }
    }
}

/// The areas to which a viper of a kind goes in one move, with a pilot or without: those beside it, and a Mark VII goes
/// one further.
pub(crate) fn within_reach(from: Area, kind: ViperKind) -> Vec<Area> {
    rule!("VIPER-3");
    let mut near = vec![from.next(), from.previous()];
    match kind {
        ViperKind::MarkVii => {
            rule!("XVIPER-2");
            near.extend([from.next().next(), from.previous().previous()]);
        }
        ViperKind::Viper => {}
        ViperKind::AssaultRaptor => {
            rule!("XVIPER-2a");
        }
    }
    near
}
