//! What effects on decks ask, and on the dials.

use dradis_facts::choice::Choice;
use dradis_facts::effect::Extreme;
use dradis_facts::message::{Line, Message, resource_id};
use dradis_facts::options::Mode;
use dradis_facts::piles::Pile;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::titles::Title;
use dradis_state::agenda::Step;
use dradis_state::effect::Course;
use dradis_state::state::State;

use super::{ask, ask_cards};
use crate::play::prompt::{Offer, Prompt, PromptKind};

/// The dials that stand highest, or lowest, all alike.
pub(crate) fn extreme_dials(state: &State, which: Extreme) -> Vec<Resource> {
    rule!("XCRISIS-3");
    let values = Resource::ALL.map(|resource| state.resources.get(resource));
    let extreme = match which {
        Extreme::Highest => values.iter().max(),
        Extreme::Lowest => values.iter().min(),
    };
    let mut dials = Resource::ALL.to_vec();
    dials.retain(|resource| Some(&state.resources.get(*resource)) == extreme);
    dials
}

pub(super) fn extreme_dial(
    state: &State,
    step: &Step,
    course: &Course,
    which: Extreme,
    by: i8,
) -> Option<Prompt> {
    let dials = extreme_dials(state, which);
    if dials.len() < 2 {
        return None;
    }
    let choices = dials.into_iter().map(|resource| {
        let message = if by > 0 {
            Message::EffectGain
        } else {
            Message::EffectLoss
        };
        let label = Line::new(message)
            .word("resource", resource_id(resource))
            .number("by", by.unsigned_abs());
        Offer::new(Choice::Dial(resource), label)
    });
    Some(ask(
        step,
        PromptKind::ChooseCourse,
        state.turn.active.unwrap_or(course.current),
        Message::AskChooseCourse,
        rule!("XCRISIS-3"),
        choices.collect(),
    ))
}

/// How many Quorum cards the President may change for others: those of the hand.
pub(crate) fn may_swap(state: &State) -> u8 {
    state.piles.of(Pile::QuorumHand)
}

pub(super) fn swap_quorum(state: &State, step: &Step) -> Option<Prompt> {
    let seat = state.titles.holder(Title::President)?;
    ask_cards(
        step,
        seat,
        Message::AskSwapQuorum,
        rule!("POOL-5"),
        may_swap(state),
    )
}

/// Whether Dradis keeps the Destiny deck.
pub(crate) fn kept_destiny(state: &State) -> bool {
    match state.options.modes.destiny {
        Mode::App => true,
        Mode::Table => false,
    }
}

/// Which card of the Destiny deck is discarded, by where it lies in it. The question is public and names none.
pub(super) fn search_destiny(state: &State, step: &Step) -> Option<Prompt> {
    let seat = state.destiny.looking.filter(|_| kept_destiny(state))?;
    let there = state.destiny.deck.reveal().len();
    if there == 0 {
        return None;
    }
    let choices = (1u8..).take(there).map(|number| {
        let label = Line::new(Message::OptionCardAt).number("number", number);
        Offer::new(Choice::InHand(number), label)
    });
    Some(ask(
        step,
        PromptKind::ChooseDestiny,
        seat,
        Message::AskDiscardDestiny,
        rule!("SECRET-2"),
        choices.collect(),
    ))
}
