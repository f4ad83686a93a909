//! The questions of what humans do in a fight.

use dradis_facts::battle::{Attack, BasestarAt, Target, Weapon};
use dradis_facts::choice::Choice;
use dradis_facts::craft::ViperKind;
use dradis_facts::deed::Procedure;
use dradis_facts::kit::NukeAt;
use dradis_facts::message::{Line, Message, area_id, attack_line, of_kind, token_id};
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use dradis_state::action::ActionStep;
use dradis_state::agenda::{Step, Work};
use dradis_state::battle::Whose;
use dradis_state::state::State;
use dradis_state::turn::in_brig;

use crate::play::battle::question::ask;
use crate::play::battle::vipers::{
    Activation, InSpace, activations, attacks_with, named, target_of, unmanned_in,
};
use crate::play::prompt::{Decider, NotAllowed, Offer, Prompt, PromptKind, offer};
use crate::play::space::kinds_in_reserve;

/// What an activated viper does; `None` where there is nothing left that one could do.
pub(crate) fn activate_viper(
    state: &State,
    step: &Step,
    seat: SeatId,
    whose: Whose,
    left: u8,
) -> Option<Prompt> {
    let possible = activations(state, seat, whose);
    if possible.is_empty() {
        return None;
    }
    let (ask_for, cause, pilot) = match whose {
        Whose::Unmanned => (Message::AskActivateViper, rule!("VIPER-7"), None),
        // Which location or card allows it is said before; here it is what one activation is.
        Whose::One | Whose::Same { .. } => (Message::AskActivateOne, rule!("VIPER-1"), None),
        Whose::Own if state.kit().escorts => {
            (Message::AskOwnViperEscorts, rule!("XVIPER-4"), Some(seat))
        }
        Whose::Own => (Message::AskOwnViper, rule!("PILOT-4"), Some(seat)),
        Whose::OwnAttacks => (Message::AskMaximumFirepower, rule!("VIPER-4"), Some(seat)),
    };
    let line = Line::new(ask_for).seat("player", seat).number("left", left);
    let choices = possible
        .into_iter()
        .map(|activation| activation_offer(activation, pilot));
    Some(Prompt {
        decider: Decider::Seat { seat },
        choices: choices
            .chain([offer(Choice::Done, Message::OptionNoMore)])
            .collect(),
        not_allowed: match whose {
            Whose::Unmanned | Whose::One => not_activated(state),
            Whose::Own | Whose::OwnAttacks | Whose::Same { .. } => Vec::new(),
        },
        focus: match whose {
            Whose::Unmanned | Whose::One => None,
            Whose::Own | Whose::OwnAttacks => viper_of(state, seat),
            Whose::Same { area, kind } => Some(InSpace { kind, pilot: None }.target(area)),
        },
        ..ask(state, step, PromptKind::ActivateViper, line, cause)
    })
}

fn activation_offer(activation: Activation, pilot: Option<SeatId>) -> Offer {
    let id = activation.choice();
    let in_space = |kind| InSpace { kind, pilot };
    match activation {
        Activation::Launch { area, kind } => {
            let label = of_kind(
                kind,
                Message::OptionLaunchUnmanned,
                Message::OptionLaunchKind,
            );
            let label = label.word("area", area_id(area));
            Offer::new(id, label).at(Target::Area { area })
        }
        Activation::Move { from, to, kind } => {
            let label = of_kind(kind, Message::OptionViperMoves, Message::OptionKindMoves)
                .word("from", area_id(from))
                .word("area", area_id(to));
            Offer::new(id, label)
                .at(Target::Area { area: to })
                .by(in_space(kind).target(from))
        }
        Activation::Attack { area, kind, target } => {
            let label = attack_line(Attack::ViperAtShip {
                area,
                pilot,
                kind,
                target,
            });
            Offer::new(id, label)
                .at(Target::Cylon { area, ship: target })
                .by(in_space(kind).target(area))
        }
        Activation::Escort { area, ship, kind } => {
            let label = Line::new(Message::OptionEscort)
                .number("ship", ship.0)
                .word("area", area_id(area));
            Offer::new(id, label)
                .at(Target::Civilian { handle: ship })
                .by(in_space(kind).target(area))
        }
    }
}

fn viper_of(state: &State, seat: SeatId) -> Option<Target> {
    let (area, own) = named(state, Choice::Pilot(seat))?;
    Some(own.target(area))
}

/// What a player who activates unmanned vipers may look for in vain.
fn not_activated(state: &State) -> Vec<NotAllowed> {
    let launches =
        Area::with_launch_icon(state.kit()).filter(|_| kinds_in_reserve(state).is_empty());
    let launches = launches.map(|area| NotAllowed {
        id: Choice::Launch(area, ViperKind::Viper),
        label: Line::new(Message::OptionLaunchUnmanned).word("area", area_id(area)),
        why: Line::new(Message::NotOfferedEmptyReserve),
        cause: rule!("VIPER-2"),
    });
    let pilots = Area::ALL
        .into_iter()
        .flat_map(|area| state.places.pilots_in(area));
    let piloted = pilots.map(|seat| NotAllowed {
        id: Choice::Pilot(seat),
        label: Line::new(Message::OptionViperOf).seat("player", seat),
        why: Line::new(Message::NotOfferedPiloted),
        cause: rule!("VIPER-6"),
    });
    launches.chain(piloted).collect()
}

/// The unmanned vipers that could be recalled, by area and kind.
pub(crate) fn recallable(state: &State) -> Vec<(Area, ViperKind)> {
    rule!("PILOT-3");
    rule!("XVIPER-8");
    rule!("DIS-16");
    let areas = Area::ALL.into_iter();
    areas
        .flat_map(|area| {
            let vipers = unmanned_in(state, area).into_iter();
            vipers.map(move |viper| (area, viper.kind))
        })
        .collect()
}

/// Whether a player stands where pilots launch.
pub(crate) fn on_hangar_deck(state: &State, seat: SeatId) -> bool {
    match state.places.of(seat) {
        Some(Place::Location { location }) => location.does(Procedure::LaunchInViper),
        Some(Place::Viper { .. } | Place::OffBoard) | None => false,
    }
}

/// Whether a pilot may still launch: while the question is open they may be sent elsewhere, or show themselves a Cylon.
/// Whoever activates the Hangar Deck from elsewhere launches from there, but not from the Brig (CLAR-25).
pub(crate) fn may_launch(state: &State, seat: SeatId) -> bool {
    if on_hangar_deck(state, seat) {
        return true;
    }
    let from_elsewhere = state.agenda.steps.iter().any(|step| {
        let Work::Action {
            action: ActionStep::Activated { seat: acts, act },
        } = &step.work
        else {
            return false;
        };
        let location = act.location();
        *acts == seat && location.is_some_and(|there| there.does(Procedure::LaunchInViper))
    });
    if !from_elsewhere {
        return false;
    }
    rule!("CLAR-25");
    state.loyalty.standing(seat).acts_as_human() && !in_brig(state, seat)
}

/// The vipers of the Reserve that a pilot may launch in, by kind and launch area.
pub(crate) fn launches(state: &State) -> Vec<Offer> {
    let kinds = kinds_in_reserve(state).into_iter();
    kinds
        .flat_map(|kind| {
            let areas = Area::with_launch_icon(state.kit());
            areas.map(move |area| {
                let label = of_kind(kind, Message::OptionLaunchViper, Message::OptionLaunchKind);
                let label = label.word("area", area_id(area));
                Offer::new(Choice::Launch(area, kind), label).at(Target::Area { area })
            })
        })
        .collect()
}

/// Where a pilot launches, or which viper is recalled first; `None` where only one could be.
pub(crate) fn launch_pilot(state: &State, step: &Step, seat: SeatId) -> Option<Prompt> {
    if !may_launch(state, seat) {
        return None;
    }
    let ready = launches(state);
    let (ask_for, cause, choices): (_, _, Vec<Offer>) = if !ready.is_empty() {
        rule!("PILOT-2");
        (Message::AskLaunchViper, rule!("PILOT-2"), ready)
    } else {
        let vipers = recallable(state);
        if vipers.len() < 2 {
            return None;
        }
        let vipers = vipers.into_iter().map(|(area, kind)| {
            let label = of_kind(kind, Message::OptionRecall, Message::OptionRecallKind);
            let label = label.word("area", area_id(area));
            let viper = InSpace { kind, pilot: None };
            Offer::new(Choice::Recall(area, kind), label).at(viper.target(area))
        });
        (Message::AskRecallViper, rule!("PILOT-3"), vipers.collect())
    };
    let line = Line::new(ask_for).seat("player", seat);
    Some(Prompt {
        decider: Decider::Seat { seat },
        choices,
        ..ask(state, step, PromptKind::ActivateViper, line, cause)
    })
}

/// What is attacked; `None` where there is no choice.
pub(crate) fn choose_target(
    state: &State,
    step: &Step,
    seat: SeatId,
    weapon: Weapon,
) -> Option<Prompt> {
    let attacks = attacks_with(state, weapon);
    if attacks.len() < 2 {
        return None;
    }
    let (ask_for, cause) = match weapon {
        Weapon::WeaponsControl => (Message::AskWeaponsTarget, rule!("LOC-WEAPONS-1")),
        Weapon::Nuke => match state.kit().nuke_at {
            NukeAt::Basestar => (Message::AskNukeTarget, rule!("NUKE-2")),
            NukeAt::Area => (Message::AskNukeArea, rule!("XNUKE-1")),
        },
        Weapon::AimedNuke => (Message::AskNukeTarget, rule!("OPEN-52")),
        Weapon::Armory => (Message::AskArmoryTarget, rule!("LOC-ARMORY-1")),
        Weapon::PegasusCic => (Message::AskCicTarget, rule!("LOC-CIC-1")),
        Weapon::MainBatteries => (Message::AskBatteriesTarget, rule!("LOC-BATTERIES-1")),
    };
    let line = Line::new(ask_for).seat("player", seat);
    let choices = attacks.into_iter().filter_map(|attack| {
        let (id, target) = target_of(attack)?;
        let label = match attack {
            Attack::PegasusCic { basestar } | Attack::AimedNuke { basestar } => {
                with_its_tokens(state, basestar)
            }
            // The question says already what is done to it.
            Attack::MainBatteries { area } | Attack::NukeArea { area } => {
                Line::new(Message::OptionPlaceAt).word("area", area_id(area))
            }
            Attack::RaiderAtViper { .. }
            | Attack::RaiderAtGalactica { .. }
            | Attack::BasestarAtGalactica { .. }
            | Attack::ViperAtShip { .. }
            | Attack::WeaponsControl { .. }
            | Attack::Nuke { .. }
            | Attack::Armory { .. }
            | Attack::Raptor { .. }
            | Attack::Placing { .. }
            | Attack::Number { .. } => attack_line(attack),
        };
        Some(Offer::new(id, label).at(target))
    });
    Some(Prompt {
        decider: Decider::Seat { seat },
        choices: choices.collect(),
        ..ask(state, step, PromptKind::ChooseTarget, line, cause)
    })
}

/// A basestar by its area and its damage tokens, which everybody sees.
pub(super) fn with_its_tokens(state: &State, at: BasestarAt) -> Line {
    let basestars = &state.space.ships(at.area).basestars;
    let damage = basestars
        .get(usize::from(at.index))
        .map_or(&[][..], |basestar| &basestar.damage);
    if damage.is_empty() {
        return Line::new(Message::OptionBasestar).word("area", area_id(at.area));
    }
    let tokens = damage.iter().map(|token| token_id(*token).to_owned());
    Line::new(Message::OptionDamagedBasestar)
        .word("area", area_id(at.area))
        .words("tokens", tokens)
}
