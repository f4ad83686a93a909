//! What holds of every state that a game can come to.

use dradis_facts::craft::Craft;
use std::collections::BTreeSet;

use dradis_facts::content::{Board, CivilianKind, LocationId};
use dradis_facts::piles::Pile;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_rules::books::board::{appeared, invariants};
use dradis_rules::prompts;
use dradis_state::State;
use dradis_state::reserve::{assault_raptors_beside, supply, used};
use dradis_state::turn::Outcome;

/// More steps than anything puts on the agenda.
const STEPS: usize = 40;

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
        hold(value <= state.kit().dial_maximum, &|| {
            format!("{resource:?} stands at {value}")
        });
    }
    let left = supply(state);
    for craft in Craft::ALL {
        // Those that nobody has gained yet lie beside the board.
        let beside = match craft {
            Craft::AssaultRaptor => assault_raptors_beside(state),
            Craft::CivilianShip
            | Craft::Viper
            | Craft::MarkVii
            | Craft::Raptor
            | Craft::Raider
            | Craft::HeavyRaider
            | Craft::Basestar => 0,
        };
        let (left, used) = (left.ships[craft] + beside, used(state, craft));
        let all = match craft {
            Craft::CivilianShip => 12,
            Craft::Viper
            | Craft::MarkVii
            | Craft::AssaultRaptor
            | Craft::Raptor
            | Craft::Raider
            | Craft::HeavyRaider
            | Craft::Basestar => state.kit().pieces.ships[craft],
        };
        hold(usize::from(left) + used == usize::from(all), &|| {
            format!("{left} and {used} of {craft:?} are not {all}")
        });
    }
    let galactica = state.kit().hull(Board::GALACTICA);
    let (pool, all) = (left.galactica_damage, galactica.damage.len());
    let out = state.damage.of(galactica) + state.damage.spent.len();
    hold(usize::from(pool) + out == all, &|| {
        format!("{pool} and {out} damage tokens of Galactica are not {all}")
    });
    if let Some(Outcome::GalacticaDestroyed { locations }) = &state.outcome {
        let hers = |at: &LocationId| at.facts().board == Board::GALACTICA;
        hold(locations.iter().all(hers), &|| {
            format!("Galactica is destroyed by {locations:?}")
        });
    }
    let (aboard, all) = (
        state.boarding.centurions.len(),
        state.kit().pieces.centurions,
    );
    hold(
        usize::from(left.centurions + state.earth.centurions_out) + aboard == usize::from(all),
        &|| {
            let (left, out) = (left.centurions, state.earth.centurions_out);
            format!("{left}, {aboard} and {out} centurions are not {all}")
        },
    );
    let pile = state.space.pile(state.kit());
    for kind in CivilianKind::all() {
        let copies = pile.iter().filter(|other| **other == kind).count();
        hold(copies <= usize::from(kind.facts().copies), &|| {
            format!("the pile holds {copies} of {}", kind.name())
        });
    }
    let impossible = appeared(&invariants(before), &invariants(state));
    hold(impossible.is_empty(), &|| {
        format!("nobody insisted on {impossible:?}")
    });
    for area in Area::ALL {
        let (ships, acted) = (state.space.ships(area), state.battle.acted(area));
        let each = acted.each();
        hold(
            each.into_iter()
                .all(|(craft, acted)| acted <= ships.count(craft)),
            &|| format!("{area:?}: {acted:?} of {ships:?}"),
        );
    }
    for pile in Pile::ALL {
        let cards = state.piles.of(pile);
        hold(cards <= pile.most(state.kit()), &|| {
            format!("{cards} cards in {pile:?}")
        });
    }
    if let Some(check) = &state.check {
        let added = before.check.as_ref().map(|check| &check.added);
        for (seat, cards) in &check.added {
            let new = added.is_none_or(|added| !added.contains_key(seat));
            hold(!new || *cards <= before.hands.of(*seat), &|| {
                format!("{seat:?} adds {cards} cards and held fewer")
            });
        }
        hold(check.cards.len() <= state.kit().skill_count(), &|| {
            format!("a check of {} cards", check.cards.len())
        });
    }
    hold(state.crises.open.len() <= 2, &|| {
        format!("open crises: {:?}", state.crises.open)
    });
    if state.turn.number != before.turn.number && state.agenda.steps.len() == 1 {
        hold(
            state.crises.open.is_empty() && state.check.is_none(),
            &|| "a turn begins with the crisis or the check of the one before".to_owned(),
        );
        hold(state.quorum.played.is_none(), &|| {
            "a turn begins with a Quorum card being played".to_owned()
        });
    }
    hold(state.agenda.steps.len() <= STEPS, &|| {
        format!("{} steps wait", state.agenda.steps.len())
    });
    let open = prompts(state);
    if state.outcome.is_some() {
        hold(state.agenda.steps.is_empty(), &|| {
            "the game is over and something is left to do".to_owned()
        });
    } else {
        hold(!open.is_empty(), &|| "nobody is asked".to_owned());
    }
    for prompt in &open {
        let (mut ids, mut options) = (BTreeSet::new(), 0);
        for option in prompt.options() {
            ids.insert(option);
            options += 1;
        }
        hold(!ids.is_empty() && ids.len() == options, &|| {
            format!("{:?} offers {ids:?} to {:?}", prompt.kind, prompt.ask)
        });
        let forbidden = prompt
            .not_allowed
            .iter()
            .find(|no| ids.contains(&no.id.text()));
        hold(forbidden.is_none(), &|| {
            format!(
                "{:?} offers what is not allowed: {forbidden:?}",
                prompt.kind
            )
        });
    }
    found
}
