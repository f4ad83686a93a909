//! What holds of every state that a game can come to.

use std::collections::BTreeSet;

use dradis_rules::board::{Impossible, appeared, invariants};
use dradis_rules::content::{CivilianKind, content};
use dradis_rules::reserve::{supply, used};
use dradis_rules::resources::Resource;
use dradis_rules::space::Area;
use dradis_rules::{State, prompts};

/// What does not hold, in one sentence each; nothing for a sound state.
pub(crate) fn unsound(before: &State, state: &State) -> Vec<String> {
    let mut found = Vec::new();
    let mut hold = |holds: bool, what: &dyn Fn() -> String| {
        if !holds {
            found.push(what());
        }
    };
    for resource in Resource::ALL {
        let value = state.resources.get(resource);
        hold(value <= content().dial_maximum, &|| {
            format!("{resource:?} stands at {value}")
        });
    }
    let (left, used) = (supply(state), used(state));
    let pieces = content().pieces;
    for (what, left, used, all) in [
        ("vipers", left.vipers, used.vipers, pieces.vipers),
        ("raptors", left.raptors, used.raptors, pieces.raptors),
        ("raiders", left.raiders, used.raiders, pieces.raiders),
        (
            "heavy raiders",
            left.heavy_raiders,
            used.heavy_raiders,
            pieces.heavy_raiders,
        ),
        (
            "basestars",
            left.basestars,
            used.basestars,
            pieces.basestars,
        ),
        (
            "centurions",
            left.centurions,
            used.centurions,
            pieces.centurions,
        ),
        (
            "civilian ships",
            left.civilian_ships,
            used.civilian_ships,
            12,
        ),
    ] {
        hold(usize::from(left) + used == usize::from(all), &|| {
            format!("{left} and {used} {what} are not {all}")
        });
    }
    let pile = state.space.pile();
    for kind in CivilianKind::all() {
        let copies = pile.iter().filter(|other| **other == kind).count();
        hold(copies <= usize::from(kind.facts().copies), &|| {
            format!("the pile holds {copies} of {}", kind.name())
        });
    }
    let mut impossible = appeared(&invariants(before), &invariants(state));
    if state.loyalty.revealed.len() == state.seats.len() {
        // Nobody is left who could have the title.
        impossible.retain(|one| !matches!(one, Impossible::CylonWithTitle { .. }));
    }
    hold(impossible.is_empty(), &|| {
        format!("nobody insisted on {impossible:?}")
    });
    for area in Area::ALL {
        let (ships, acted) = (state.space.ships(area), state.battle.acted(area));
        let basestars = ships.basestars.len();
        hold(
            acted.raiders <= ships.raiders
                && acted.heavy_raiders <= ships.heavy_raiders
                && usize::from(acted.basestars) <= basestars,
            &|| format!("{area:?}: {acted:?} of {ships:?}"),
        );
    }
    let open = prompts(state);
    if state.outcome.is_some() {
        hold(state.agenda.steps.is_empty(), &|| {
            "the game is over and something is left to do".to_owned()
        });
    } else {
        hold(!open.is_empty(), &|| "nobody is asked".to_owned());
    }
    for prompt in &open {
        let ids: BTreeSet<&str> = prompt.choices.iter().map(|choice| &*choice.id).collect();
        hold(
            !ids.is_empty() && ids.len() == prompt.choices.len(),
            &|| format!("{:?} offers {:?}", prompt.kind, prompt.choices),
        );
    }
    found
}
