//! The questions of an execution.

use dradis_facts::choice::Choice;
use dradis_facts::message::{Line, Message, character_id};
use dradis_facts::rule;
use dradis_state::agenda::Step;
use dradis_state::execution::ExecutionStep;
use dradis_state::loyalty::Standing;
use dradis_state::passing::FINAL_FIVE;
use dradis_state::state::State;

use crate::play::execution::new_characters;
use crate::play::loyalty::cylon_kinds;
use crate::play::prompt::{Decider, Offer, Prompt, PromptKind, loyalty_offer, offer};
use crate::play::space::{InArea, comes_flying};

/// The question that a step asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, execution: ExecutionStep) -> Option<Prompt> {
    let by_table = state.loyalty.by_hand.is_some();
    if state.is_out(execution.seat()) {
        return None;
    }
    match execution {
        // What a revealed Cylon holds asks nobody.
        ExecutionStep::Show { seat, .. } if state.loyalty.standing(seat) != Standing::Human => None,
        ExecutionStep::Show { seat, spent: _ } => {
            let cards = cylon_kinds(state.kit()).map(loyalty_offer);
            let none = offer(Choice::Nothing, Message::OptionNoCylonCard);
            let (decider, choices) = if by_table {
                (Decider::Referee, cards.chain([none]).collect())
            } else if state.loyalty.cylon_cards(seat).is_empty() {
                return None;
            } else {
                // A Cylon: with the answer everybody knows.
                (Decider::Seat { seat }, cards.collect())
            };
            Some(Prompt {
                choices,
                ..Prompt::new(
                    step,
                    PromptKind::ChooseCourse,
                    decider,
                    Line::new(Message::AskExecutedShows).seat("player", seat),
                    rule!("EXEC-2"),
                )
            })
        }
        ExecutionStep::FinalFive { seat, others } => {
            let choices = (0u8..).take(FINAL_FIVE + 1).map(|number| {
                let label = Line::new(Message::OptionNumber).number("count", number);
                Offer::new(Choice::Number(number), label)
            });
            let message = match others {
                true => Message::AskFinalFiveOthers,
                false => Message::AskFinalFiveShown,
            };
            by_table.then(|| Prompt {
                choices: choices.collect(),
                ..Prompt::new(
                    step,
                    PromptKind::ChooseCourse,
                    Decider::Referee,
                    Line::new(message).seat("player", seat),
                    rule!("XFIVE-3"),
                )
            })
        }
        ExecutionStep::Choose {
            seat,
            was: _,
            on_new_caprica: _,
        } => {
            let choices: Vec<Offer> = new_characters(state)
                .into_iter()
                .map(|character| {
                    let label = Line::new(Message::OptionCharacter)
                        .word("character", character_id(character));
                    Offer::new(Choice::Character(character), label)
                })
                .collect();
            (!choices.is_empty()).then(|| Prompt {
                choices,
                ..Prompt::new(
                    step,
                    PromptKind::ChooseCharacter,
                    Decider::Seat { seat },
                    Line::new(Message::AskChooseCharacter).seat("player", seat),
                    rule!("EXEC-8"),
                )
            })
        }
        // Whom a correction calls a Cylon by now begins with the Cylons (EXEC-16).
        ExecutionStep::Launch { seat } if state.loyalty.standing(seat) == Standing::Cylon => None,
        ExecutionStep::Launch { seat } => {
            let vipers = comes_flying(state).into_iter();
            Some(Prompt {
                choices: vipers.map(InArea::offer).collect(),
                ..Prompt::new(
                    step,
                    PromptKind::LaunchViper,
                    Decider::Seat { seat },
                    Line::new(Message::AskLaunchViper).seat("player", seat),
                    rule!("EXEC-19"),
                )
            })
        }
        ExecutionStep::Begin { .. }
        | ExecutionStep::Leave { .. }
        | ExecutionStep::Settle { .. } => None,
    }
}
