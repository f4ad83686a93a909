//! Centurions aboard (CENT-1 to CENT-3).

use dradis_facts::boarding::boarding_spaces;
use dradis_facts::craft::Craft;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::space::Area;
use dradis_state::event::Event;
use dradis_state::reserve::centurions_left;

use crate::play::doing::Doing;
use crate::play::ending::{When, ended};

pub(crate) fn board_centurion(doing: &mut Doing<'_>, area: Option<Area>) -> Result<(), Rejection> {
    if centurions_left(&doing.state) == 0 {
        return Err(Rejection::NoCenturionLeft);
    }
    if area.is_some_and(|area| doing.state.space.ships(area).alike[Craft::HeavyRaider] == 0) {
        return Err(Rejection::NoHeavyRaider);
    }
    rule!("CENT-1");
    doing.emit(Event::CenturionBoarded { area });
    Ok(())
}

pub(crate) fn advance_centurions(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    if doing.state.boarding.centurions.is_empty() {
        return Err(Rejection::NoChange);
    }
    rule!("CENT-2");
    rule!("CENT-9");
    rule!("CENT-10");
    let end = boarding_spaces(doing.state.kit(), doing.state.options.boarding_track);
    doing.emit(Event::BoardingAdvanced { end });
    ended(doing, When::AtOnce);
    Ok(())
}
