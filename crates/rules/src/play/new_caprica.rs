//! The phase on New Caprica (NC-1 to NC-64): it begins, occupation forces act, Galactica comes back, and the final jump
//! ends the game. What may be done on the planet stands where such things are done everywhere.

use dradis_facts::chance::{Draw, Stream};
use dradis_facts::content::CivilianKind;
use dradis_facts::craft::Craft;
use dradis_facts::options::Mode;
use dradis_facts::rule;
use dradis_facts::space::CivilianHandle;
use dradis_state::new_caprica::face_down;
use dradis_state::space::StackedShip;
use dradis_state::state::State;

mod procedure;

pub(crate) use procedure::proceed;

/// The civilian ships as they are Locked when the phase begins: all that are not destroyed, shuffled (NC-5, NC-39). Draws
/// from [`Stream::Civilians`], which verifiers repeat (docs/PROTOCOL.md, section 4): one shuffle of the ships in the order
/// of the content. Where the table draws, nothing is read and no front is known.
#[must_use]
pub fn locked(state: &State, draw: &mut Draw<'_>) -> Vec<StackedShip> {
    rule!("NC-5");
    rule!("NC-39");
    let destroyed = &state.space.destroyed_civilians;
    let left = state.kit().civilian_ships.iter().flat_map(|kind| {
        let gone = destroyed.iter().filter(|other| *other == kind).count();
        let copies = usize::from(kind.facts().copies);
        std::iter::repeat_n(*kind, copies.saturating_sub(gone))
    });
    let mut left: Vec<CivilianKind> = left.collect();
    let handles = (state.space.next_handle..).map(CivilianHandle);
    match state.options.modes.civilian_ships {
        Mode::App => {
            draw.shuffle(Stream::Civilians, &mut left);
            let ships = handles.zip(left);
            ships
                .map(|(handle, kind)| face_down(handle, Some(kind)))
                .collect()
        }
        Mode::Table => {
            let all = state.kit().ships(Craft::CivilianShip);
            let left = all.saturating_sub(destroyed.len());
            handles
                .take(left)
                .map(|handle| face_down(handle, None))
                .collect()
        }
    }
}
