//! Ships that come to the board together, as many as there are: where a phase of the game begins or ends.

use dradis_facts::choice::Choice;
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::kit::Arrivals;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::space::Area;
use dradis_state::battle::Fight;
use dradis_state::event::Event;
use dradis_state::reserve::ships_to_place;

use crate::play::battle::procedure::{alert, area_named, schedule};
use crate::play::doing::Doing;
use crate::play::space::{bring, kinds_in_reserve};

/// Cylon ships come to two areas, and vipers are launched: basestars before raiders, vipers last.
pub(crate) fn begin(doing: &mut Doing<'_>, ships: &Arrivals) {
    let cylons = [
        (Craft::Basestar, ships.basestars),
        (Craft::Raider, ships.raiders),
    ];
    let cylons = cylons.map(|(piece, count)| Fight::Arrive {
        piece,
        open: each(&ships.beside, count),
    });
    let areas: Vec<Area> = Area::with_launch_icon(doing.state.kit()).collect();
    let vipers = Fight::LaunchReserves {
        open: each(&areas, ships.vipers),
        launched: Vec::new(),
    };
    schedule(doing, cylons.into_iter().chain([vipers]).collect());
}

/// So many in each area, an area for each piece, clockwise.
fn each(areas: &[Area], count: u8) -> Vec<Area> {
    let all = areas.iter();
    let all = all.flat_map(|area| std::iter::repeat_n(*area, count.into()));
    let mut all: Vec<Area> = all.collect();
    all.sort_unstable();
    all
}

/// As many pieces as there are, clockwise.
pub(crate) fn place(doing: &mut Doing<'_>, piece: Craft, mut open: Vec<Area>) {
    let there = ships_to_place(&doing.state, piece);
    let rest = open.split_off(open.len().min(there.into()));
    bring(doing, piece, open);
    say_short(doing, piece, rest.len());
}

/// The active player says where the next piece goes.
pub(crate) fn choose(
    doing: &mut Doing<'_>,
    piece: Craft,
    mut open: Vec<Area>,
    choice: Choice,
) -> Result<(), Rejection> {
    let area = area_named(choice)?;
    let at = open.iter().position(|other| *other == area);
    open.remove(at.ok_or(Rejection::StalePrompt)?);
    bring(doing, piece, vec![area]);
    schedule(doing, vec![Fight::Arrive { piece, open }]);
    Ok(())
}

/// As many vipers as there are, clockwise. Apollo may fly one of them (CLAR-19).
pub(crate) fn launch(doing: &mut Doing<'_>, open: &[Area], mut launched: Vec<(ViperKind, Area)>) {
    let mut areas = open.iter().copied();
    while let Some(kind) = kinds_in_reserve(&doing.state).first().copied() {
        let Some(area) = areas.next() else { break };
        doing.emit(Event::ViperLaunched { area, kind });
        launched.push((kind, area));
    }
    say_short(doing, Craft::Viper, areas.count());
    if doing.state.crossroads.is_some() {
        rule!("OPEN-57");
        rule!("CLAR-66");
    }
    for kind in ViperKind::ALL {
        let of = launched.iter().filter(|(other, _)| *other == kind);
        alert::offer(doing, of.map(|(_, area)| *area).collect(), kind);
    }
}

/// The active player says which viper is launched next, and where.
pub(crate) fn choose_viper(
    doing: &mut Doing<'_>,
    mut open: Vec<Area>,
    mut launched: Vec<(ViperKind, Area)>,
    choice: Choice,
) -> Result<(), Rejection> {
    let Choice::Launch(area, kind) = choice else {
        return Err(Rejection::StalePrompt);
    };
    let at = open.iter().position(|other| *other == area);
    open.remove(at.ok_or(Rejection::StalePrompt)?);
    rule!("XVIPER-6");
    doing.emit(Event::ViperLaunched { area, kind });
    launched.push((kind, area));
    schedule(doing, vec![Fight::LaunchReserves { open, launched }]);
    Ok(())
}

/// Says how many pieces of a kind there were too few, if any (LIMIT-4).
pub(crate) fn say_short(doing: &mut Doing<'_>, piece: Craft, count: usize) {
    if count > 0 {
        rule!("LIMIT-4");
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        doing.emit(Event::PiecesShort { piece, count });
    }
}
