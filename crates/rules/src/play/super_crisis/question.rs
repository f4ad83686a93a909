//! The questions about a hand of Super Crisis cards that only one player sees.

use dradis_facts::choice::Choice;
use dradis_facts::mark::RuleId;
use dradis_facts::message::{Line, Message};
use dradis_facts::rule;
use dradis_facts::seat::SeatId;

use crate::play::prompt::{Decider, Offer, Prompt, PromptKind};
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
        Offer::new(Choice::InHand(number), label)
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

/// The place in the hand that an answer means, from 0.
pub(crate) fn place(choice: Choice) -> Option<u8> {
    let Choice::InHand(number) = choice else {
        return None;
    };
    number.checked_sub(1)
}
