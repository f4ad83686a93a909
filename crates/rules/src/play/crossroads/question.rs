//! The questions of the Crossroads phase. None of them says which card or token somebody holds.

use dradis_facts::choice::Choice;
use dradis_facts::content::{HeldKind, Trauma};
use dradis_facts::message::{Line, Message};
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use dradis_state::agenda::Step;
use dradis_state::crossroads::CrossroadsStep;
use dradis_state::state::State;

use crate::play::crossroads::{judged, judged_by};
use crate::play::held;
use crate::play::prompt::{Decider, Offer, Prompt, PromptKind, offer};

/// The question that a step asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, crossroads: CrossroadsStep) -> Option<Prompt> {
    match crossroads {
        CrossroadsStep::Lay { seat } => lay(state, step, seat),
        CrossroadsStep::AllLaid => Some(Prompt {
            choices: vec![offer(Choice::Done, Message::OptionAllLaid)],
            ..Prompt::new(
                step,
                PromptKind::ChooseCourse,
                Decider::Referee,
                Line::new(Message::AskLayTokens),
                rule!("ION-7"),
            )
        }),
        CrossroadsStep::Show { seat } => show(state, step, seat),
        CrossroadsStep::Select { seat, card } => {
            let laid = state.crossroads.as_ref()?;
            if laid.laid.reveal().contains_key(&seat) {
                return None;
            }
            // A token of the table's is told; who has laid none chooses.
            let decider = if laid.with_token.contains(&seat) {
                Decider::Referee
            } else {
                Decider::Seat { seat }
            };
            let line = match decider {
                Decider::Referee => Line::new(Message::AskTraumaShown),
                Decider::Seat { .. } => Line::new(Message::AskCrossroadsResult),
            };
            Some(Prompt {
                choices: vec![
                    offer(
                        Choice::Trauma(Trauma::Benevolent),
                        Message::OptionTraumaBenevolent,
                    ),
                    offer(
                        Choice::Trauma(Trauma::Antagonistic),
                        Message::OptionTraumaAntagonistic,
                    ),
                ],
                ..Prompt::new(
                    step,
                    PromptKind::ChooseCourse,
                    decider,
                    line.seat("player", seat).word("card", card.id()),
                    rule!("ION-7"),
                )
            })
        }
        CrossroadsStep::Count { seat } => count(state, step, seat),
        CrossroadsStep::Choose => choose(state, step),
        CrossroadsStep::Begin
        | CrossroadsStep::Deal
        | CrossroadsStep::Trial
        | CrossroadsStep::Judge
        | CrossroadsStep::Remove { .. }
        | CrossroadsStep::End => None,
    }
}

/// Which token is laid, by its place among the player's own, which nobody else sees.
fn lay(state: &State, step: &Step, seat: SeatId) -> Option<Prompt> {
    let held = state.trauma(seat);
    if !held::kept(state, HeldKind::TRAUMA) || held < 2 {
        return None;
    }
    let choices = (1..=held).map(|number| {
        let label = Line::new(Message::OptionCardAt).number("number", number);
        Offer::new(Choice::InHand(number), label)
    });
    Some(Prompt {
        choices: choices.collect(),
        held: Some(HeldKind::TRAUMA),
        ..Prompt::new(
            step,
            PromptKind::ChooseHeld,
            Decider::Seat { seat },
            Line::new(Message::AskLayOneTrauma).seat("player", seat),
            rule!("ION-7"),
        )
    })
}

/// Which card is shown, where the table keeps them.
fn show(state: &State, step: &Step, seat: SeatId) -> Option<Prompt> {
    let kind = HeldKind::CROSSROADS;
    if held::kept(state, kind) || state.held_count(kind, seat) == 0 {
        return None;
    }
    let shown = state.held_deck(kind);
    let choices = kind.cards().into_iter().filter(|card| {
        let mut shown = shown.into_iter().flat_map(|deck| deck.discarded.reveal());
        shown.all(|other| other != card)
    });
    Some(Prompt {
        choices: choices
            .map(|card| Offer::new(Choice::Held(card), held::label(card)))
            .collect(),
        ..Prompt::new(
            step,
            PromptKind::ChooseCourse,
            Decider::Referee,
            Line::new(Message::AskCrossroadsCard).seat("player", seat),
            rule!("ION-8"),
        )
    })
}

/// How many tokens count, where the table keeps them (ION-11).
fn count(state: &State, step: &Step, seat: SeatId) -> Option<Prompt> {
    let held = state.trauma(seat);
    if held::kept(state, HeldKind::TRAUMA) || held == 0 {
        return None;
    }
    let message = match judged_by(state, seat) {
        Trauma::Antagonistic => Message::AskAntagonisticHeld,
        Trauma::Benevolent | Trauma::Disaster => Message::AskBenevolentHeld,
    };
    let choices = (0..=held).map(|number| {
        let label = Line::new(Message::OptionNumber).number("count", number);
        Offer::new(Choice::Number(number), label)
    });
    Some(Prompt {
        choices: choices.collect(),
        ..Prompt::new(
            step,
            PromptKind::ChooseCourse,
            Decider::Referee,
            Line::new(message).seat("player", seat),
            rule!("ION-11"),
        )
    })
}

/// Which of several human players is eliminated (ION-14).
fn choose(state: &State, step: &Step) -> Option<Prompt> {
    let humans = judged(state).humans;
    if humans.len() < 2 {
        return None;
    }
    let president = state.titles.holder(Title::President);
    let decider = president.map_or(Decider::Referee, |seat| Decider::Seat { seat });
    let choices = humans.into_iter().map(|seat| {
        let label = Line::new(Message::OptionPlayer).seat("player", seat);
        Offer::new(Choice::Player(seat), label)
    });
    Some(Prompt {
        choices: choices.collect(),
        ..Prompt::new(
            step,
            PromptKind::PickPlayer,
            decider,
            Line::new(Message::AskEliminate),
            rule!("ION-14"),
        )
    })
}
