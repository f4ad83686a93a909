//! Corrections: what the table says the books should be.

use super::Doing;
use crate::correction::{self, Correction, Reason};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::space::{self, Area};

pub(super) fn correct(
    doing: &mut Doing<'_>,
    corrections: &[Correction],
    reason: &Reason,
    repairs: Option<u64>,
) -> Result<(), Rejection> {
    if !doing.state.has_begun() {
        return Err(Rejection::NotBegun);
    }
    reason.check()?;
    let mut changed = false;
    for correction in corrections {
        let was = correction::current(&doing.state, correction)?;
        if was == *correction {
            continue;
        }
        changed = true;
        if let Correction::CivilianShips { area, count } = *correction {
            civilian_ships(doing, area, count);
        }
        doing.emit(Event::Corrected {
            correction: correction.clone(),
            was,
            reason: reason.clone(),
            repairs,
        });
    }
    if changed {
        Ok(())
    } else {
        Err(Rejection::NoChange)
    }
}

/// Draws civilian ships for an area, or returns the ones that came last, until it has this many.
fn civilian_ships(doing: &mut Doing<'_>, area: Area, count: u8) {
    let civilians = doing.state.space.civilians.iter();
    let there: Vec<_> = civilians
        .filter(|ship| ship.area == area)
        .map(|ship| ship.handle)
        .collect();
    let count = usize::from(count);
    if count < there.len() {
        let handles = there[count..].to_vec();
        doing.emit(Event::CivilianShipsReturned { handles });
    } else {
        let areas = std::iter::repeat_n(area, count - there.len());
        let ships = doing.draw(|state, draw| space::draw_civilians(&state.space, areas, draw));
        doing.emit(Event::CivilianShipsPlaced { ships });
    }
}
