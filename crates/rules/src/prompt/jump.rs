//! The questions of a jump.

use super::{Catalogue, Choice, Decider, Prompt, PromptKind};
use crate::agenda::Step;
use crate::happening::DISTANCE_MOST;
use crate::jump::JumpStep;
use crate::message::{Line, Message};
use crate::rule;
use crate::state::State;

/// The question a step of a jump asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, jump: JumpStep) -> Option<Prompt> {
    match jump {
        JumpStep::Begin => name(state, step),
    }
}

fn name(state: &State, step: &Step) -> Option<Prompt> {
    if crate::jump::next_is_final(state.jump.distance) {
        return None;
    }
    let seat = state.titles.admiral?;
    let distances = (0..=DISTANCE_MOST).map(|distance| {
        let label = Line::new(Message::OptionDistance).number("distance", distance);
        Choice::new(format!("distance:{distance}"), label)
    });
    let line = Line::new(Message::AskNameDestination).seat("player", seat);
    Some(Prompt {
        choices: distances.collect(),
        catalogue: Some(Catalogue::Destinations),
        ..Prompt::new(
            step,
            PromptKind::NameDestination,
            Decider::Seat { seat },
            line,
            rule!("JUMP-5"),
        )
    })
}
