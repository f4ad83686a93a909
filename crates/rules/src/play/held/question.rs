//! The questions about a hand that only one player sees.

use dradis_facts::choice::Choice;
use dradis_facts::content::HeldKind;
use dradis_facts::mark::RuleId;
use dradis_facts::message::{Line, Message};
use dradis_facts::rule;
use dradis_facts::seat::SeatId;

use crate::play::prompt::{Decider, Offer, Prompt, PromptId, PromptKind, offer};
use dradis_state::agenda::Step;
use dradis_state::state::State;

/// Which card is played; nothing is asked of who holds only one.
pub(crate) fn ask_play(state: &State, step: &Step, kind: HeldKind, seat: SeatId) -> Option<Prompt> {
    choose(state, step.into(), (kind, seat), 2, Message::AskPlayHeld, {
        rule!("XCY-5");
        rule!("CYPLAYER-9")
    })
}

/// Which card is played, or that none is: a single one may turn out to be none that can be.
pub(crate) fn ask_play_or_not(
    state: &State,
    step: &Step,
    kind: HeldKind,
    seat: SeatId,
) -> Option<Prompt> {
    let cause = rule!("XMUT-7");
    let mut prompt = choose(
        state,
        step.into(),
        (kind, seat),
        1,
        Message::AskPlayHeld,
        cause,
    )?;
    let none = offer(Choice::Nothing, Message::OptionNothing);
    prompt.choices.push(none);
    Some(prompt)
}

/// Which card is given up: for another, where there are too many, or because an effect says so.
pub(crate) fn ask_discard(
    state: &State,
    step: &Step,
    kind: HeldKind,
    seat: SeatId,
) -> Option<Prompt> {
    choose(
        state,
        step.into(),
        (kind, seat),
        2,
        Message::AskDiscardHeld,
        match kind {
            HeldKind::MUTINY => rule!("XMUT-13"),
            HeldKind::TRAUMA => rule!("ION-TRAUMA-3"),
            _ => rule!("LOC-RESURRECTION-1"),
        },
    )
}

/// Which token is laid on an Ally's card; nothing is asked of who has only one.
pub(crate) fn ask_lay(state: &State, step: &Step, kind: HeldKind, seat: SeatId) -> Option<Prompt> {
    choose(
        state,
        step.into(),
        (kind, seat),
        2,
        Message::AskLayTrauma,
        rule!("ION-ALLY-5"),
    )
}

/// Which card is revealed, or none of them.
pub(crate) fn ask_reveal(
    state: &State,
    id: PromptId,
    kind: HeldKind,
    seat: SeatId,
) -> Option<Prompt> {
    choose(
        state,
        id,
        (kind, seat),
        1,
        Message::AskRevealHeld,
        rule!("XMOT-4"),
    )
}

/// By where it lies in the hand, and nothing else: the question is public, and how many are held is too. Nothing is asked
/// of who holds fewer.
fn choose(
    state: &State,
    id: PromptId,
    (kind, seat): (HeldKind, SeatId),
    fewest: usize,
    ask: Message,
    cause: RuleId,
) -> Option<Prompt> {
    rule!("CYPLAYER-6");
    let held = state.held_hand(kind, seat).len();
    if held < fewest {
        return None;
    }
    let choices = (1u8..).take(held).map(|number| {
        let label = Line::new(Message::OptionCardAt).number("number", number);
        Offer::new(Choice::InHand(number), label)
    });
    let line = Line::new(ask).seat("player", seat).word("kind", kind.id());
    Some(Prompt {
        choices: choices.collect(),
        held: Some(kind),
        ..Prompt::new(
            id,
            PromptKind::ChooseHeld,
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

/// Which of the cards at the end of a hand is chosen, by where it lies in it; nothing is asked of a single one.
pub(crate) fn ask_drawn(
    state: &State,
    step: &Step,
    (kind, seat): (HeldKind, SeatId),
    drawn: u8,
    (ask, cause): (Message, RuleId),
) -> Option<Prompt> {
    let mut prompt = choose(state, step.into(), (kind, seat), 2, ask, cause)?;
    let held = prompt.choices.len();
    let before = held.saturating_sub(usize::from(drawn));
    prompt.choices.drain(..before);
    (drawn > 1).then_some(prompt)
}
