//! Which of the ships of an activation acts, for whoever would lose count.

use dradis_facts::battle::Attack;
use dradis_facts::craft::Craft;
use dradis_facts::space::Area;
use dradis_state::agenda::Work;
use dradis_state::battle::Fight;
use dradis_state::state::State;
use serde::Serialize;

/// The ship that acts, counted among all that act one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct InARow {
    /// Which one, the first is 1.
    pub number: u8,
    /// How many there are.
    pub of: u8,
}

/// The raider or basestar that acts now, while all of them do; `None` for any other step.
#[must_use]
pub fn in_a_row(state: &State) -> Option<InARow> {
    let Work::Fight { fight } = &state.agenda.top()?.work else {
        return None;
    };
    let (by_raider, by_basestar) =
        if let Fight::Roll { roll } | Fight::React { roll, face: _ } = fight {
            (
                matches!(
                    roll.attack,
                    Attack::RaiderAtViper { .. } | Attack::RaiderAtGalactica { .. }
                ),
                matches!(roll.attack, Attack::BasestarAtGalactica { .. }),
            )
        } else {
            (matches!(fight, Fight::RaiderActs { .. }), false)
        };
    let goes_on = |all: fn(&Fight) -> bool| {
        let mut steps = state.agenda.steps.iter();
        steps.any(|step| matches!(&step.work, Work::Fight { fight } if all(fight)))
    };
    let (acted, of) = if by_raider && goes_on(|fight| matches!(fight, Fight::Raiders { .. })) {
        (sum(state, raiders_acted), sum(state, raiders))
    } else if by_basestar && goes_on(|fight| matches!(fight, Fight::Basestars)) {
        (sum(state, basestars_acted), sum(state, basestars))
    } else {
        return None;
    };
    // A ship has acted, by the books, before its die is rolled, and not before it has chosen what it does.
    let choosing = u8::from(matches!(fight, Fight::RaiderActs { .. }));
    let number = acted.saturating_add(choosing);
    (1 <= number && number <= of).then_some(InARow { number, of })
}

fn sum(state: &State, of: fn(&State, Area) -> u8) -> u8 {
    let each = Area::ALL.iter().map(|area| of(state, *area));
    each.fold(0, u8::saturating_add)
}

fn raiders(state: &State, area: Area) -> u8 {
    state.space.ships(area).alike[Craft::Raider]
}

fn raiders_acted(state: &State, area: Area) -> u8 {
    state.battle.acted(area)[Craft::Raider]
}

fn basestars(state: &State, area: Area) -> u8 {
    u8::try_from(state.space.ships(area).basestars.len()).unwrap_or(u8::MAX)
}

fn basestars_acted(state: &State, area: Area) -> u8 {
    state.battle.acted(area)[Craft::Basestar]
}
