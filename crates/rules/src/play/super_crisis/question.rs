//! The questions about a hand of Super Crisis cards that only one player sees.

use dradis_facts::mark::RuleId;
use dradis_facts::message::{Line, Message};
use dradis_facts::rule;
use dradis_facts::seat::SeatId;

use crate::play::prompt::{Choice, Decider, Prompt, PromptKind};
use dradis_state::agenda::Step;
use dradis_state::state::State;

/// Which card is played; nothing is asked of who holds only one.
pub(crate) fn ask_play(state: &State, step: &Step, seat: SeatId) -> Option<Prompt> {
    choose(
        state,
        step,
        seat,
        Message::AskNameSuperCrisis,
        rule!("CYPLAYER-9"),
    )
}

/// Which card is given up for another.
pub(crate) fn ask_discard(state: &State, step: &Step, seat: SeatId) -> Option<Prompt> {
    choose(
        state,
        step,
        seat,
        Message::AskDiscardSuperCrisis,
        rule!("LOC-RESURRECTION-1"),
    )
}

/// By where it lies in the hand, and nothing else: the question is public, and how many are held is too.
fn choose(state: &State, step: &Step, seat: SeatId, ask: Message, cause: RuleId) -> Option<Prompt> {
    rule!("CYPLAYER-6");
    let held = state.super_crises.held(seat).len();
    if held < 2 {
        return None;
    }
    let choices = (1u8..).take(held).map(|number| {
        let label = Line::new(Message::OptionCardAt).number("number", number);
        Choice::new(option(number), label)
    });
    let line = Line::new(ask).seat("player", seat);
    Some(Prompt {
        choices: choices.collect(),
        ..Prompt::new(
            step,
            PromptKind::ChooseSuperCrisis,
            Decider::Seat { seat },
            line,
            cause,
        )
    })
}

fn option(number: u8) -> String {
    format!("hand:{number}")
}

/// The place in the hand that an answer means, from 0.
pub(crate) fn place(option: &str) -> Option<u8> {
    let number: u8 = option.strip_prefix("hand:")?.parse().ok()?;
    number.checked_sub(1)
}
