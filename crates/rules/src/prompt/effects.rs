//! The questions of effects, and what a list of them comes to in words.

use super::{Consequence, Decider, Prompt, PromptKind, choice};
use crate::agenda::Step;
use crate::effect::{Branch, Course, Effect, EffectStep, Needs};
use crate::message::{Line, Message, resource_id};
use crate::reserve::supply;
use crate::rule;
use crate::seat::SeatId;
use crate::state::State;

/// The question a step of carrying effects out asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, effects: &EffectStep) -> Option<Prompt> {
    match effects {
        EffectStep::Confirm { course } => Some(confirm(state, step, course)),
        EffectStep::Next { course: _ } | EffectStep::Fork { .. } => None,
    }
}

fn confirm(state: &State, step: &Step, course: &Course) -> Prompt {
    let decider = Decider::Seat {
        seat: course.current,
    };
    let line = Line::new(Message::AskConfirm);
    Prompt {
        choices: vec![choice("apply", Message::OptionApply)],
        follows: consequences(state, course.current, &course.left),
        ..Prompt::new(step, PromptKind::Confirm, decider, line, rule!("RES-3"))
    }
}

/// What keeps a branch from being chosen; `None` where nothing does.
pub(crate) fn missing(state: &State, current: SeatId, branch: &Branch) -> Option<Message> {
    let _ = current;
    match branch.needs? {
        Needs::Nuke if state.titles.nukes == 0 => Some(Message::NotOfferedNoNuke),
        Needs::Raptor if supply(state).raptors == 0 => Some(Message::NotOfferedNoRaptor),
        Needs::Nuke
        | Needs::Raptor
        | Needs::TwoVipers
        | Needs::Fuel
        | Needs::SuperCrisis
        | Needs::Raiders
        | Needs::HeavyRaider
        | Needs::Centurion
        | Needs::Losses => None,
    }
}

/// What a list of effects comes to, line by line.
pub(crate) fn consequences(state: &State, current: SeatId, effects: &[Effect]) -> Vec<Consequence> {
    let _ = (state, current);
    effects
        .iter()
        .map(|effect| match effect {
            Effect::Dial { resource, by } => Consequence {
                line: Line::new(Message::EffectDial)
                    .word("resource", resource_id(*resource))
                    .number("by", *by),
                depth: 0,
                by_hand: false,
            },
            _ => Consequence {
                line: Line::new(Message::EffectByHand),
                depth: 0,
                by_hand: true,
            },
        })
        .collect()
}
