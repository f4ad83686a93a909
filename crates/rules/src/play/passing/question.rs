//! The questions about Loyalty cards in play. None of them says what anybody holds.

use dradis_facts::battle::Target;
use dradis_facts::choice::Choice;
use dradis_facts::content::LoyaltyCard;
use dradis_facts::mark::RuleId;
use dradis_facts::message::{Line, Message};
use dradis_facts::options::Tracking;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::Step;
use dradis_state::passing::{FINAL_FIVE, PassingStep};
use dradis_state::state::State;

use crate::play::passing::FEWEST_WITH_20;
use crate::play::passing::{
    by_table, draws_for_icon, final_five, goals, mutineer_to_come, recipients, unrevealed_players,
};
use crate::play::prompt::{
    Decider, Offer, Prompt, PromptKind, active_or_referee, loyalty_offer, offer,
};

/// The question that a step asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, passing: PassingStep) -> Option<Prompt> {
    match passing {
        PassingStep::Mutineer { extra: _ } => {
            let asks = by_table(state) && mutineer_to_come(state);
            let nobody = offer(Choice::Nobody, Message::OptionNobody);
            let seats = unrevealed_players(state).map(player);
            asks.then(|| Prompt {
                choices: seats.chain([nobody]).collect(),
                ..Prompt::new(
                    step,
                    PromptKind::PickPlayer,
                    Decider::Referee,
                    Line::new(Message::AskMutineer),
                    rule!("XMUT-1"),
                )
            })
        }
        PassingStep::PassMutineer { seat } => {
            let has = state.loyalty.mutineer() == Some(seat);
            let to = recipients(state, Some(seat));
            (has && to.len() > 1)
                .then(|| pick(step, seat, &to, Message::AskPassMutineer, rule!("XMUT-5")))
        }
        PassingStep::HandOn { seat } => {
            let to = recipients(state, Some(seat));
            (to.len() > 1 && state.loyalty.to_hand_on(seat) > 0)
                .then(|| pick(step, seat, &to, Message::AskHandOn, rule!("XREVEAL-5")))
        }
        PassingStep::LastMutineer => {
            let seat = state.turn.active?;
            let to = recipients(state, None);
            let asks = mutineer_to_come(state) && state.loyalty.left() > 0 && to.len() > 1;
            asks.then(|| pick(step, seat, &to, Message::AskLastMutineer, rule!("XSLEEP-7")))
        }
        // A correction may take a player out of the game meanwhile.
        PassingStep::Goal { seat, granted: _ } | PassingStep::GoalCards { seat }
            if state.is_out(seat) =>
        {
            None
        }
        PassingStep::Goal { seat, granted: _ } => Some(goal(state, step, seat)),
        PassingStep::GoalCards { seat } => Some(goal_cards(state, step, seat)),
        PassingStep::FinalFiveOrder { by: _, at: _, left } => {
            let left: Vec<Offer> = left.into_iter().flatten().map(loyalty_offer).collect();
            (left.len() > 1).then(|| Prompt {
                choices: left,
                ..Prompt::new(
                    step,
                    PromptKind::ChooseCourse,
                    active_or_referee(state),
                    Line::new(Message::AskFinalFiveOrder),
                    rule!("XFIVE-7"),
                )
            })
        }
        PassingStep::FinalFive { by, at, all, named } => {
            asks_for_five(state, at, all, named).then(|| {
                let nothing = offer(Choice::Nothing, Message::OptionNothing);
                Prompt {
                    choices: final_five(state)
                        .filter(|card| !named.contains(&Some(*card)))
                        .map(loyalty_offer)
                        .chain([nothing])
                        .collect(),
                    ..Prompt::new(
                        step,
                        PromptKind::ChooseCourse,
                        Decider::Referee,
                        Line::new(Message::AskFinalFive).seat("player", by),
                        rule!("XFIVE-2"),
                    )
                }
            })
        }
        PassingStep::GoalsAtEnd => {
            let asks = by_table(state) && state.resources.exhausted().next().is_none();
            asks.then(|| Prompt {
                choices: goals(state)
                    .filter(|goal| state.loyalty.open.iter().all(|(_, open)| open != goal))
                    .map(loyalty_offer)
                    .chain([offer(Choice::Done, Message::OptionNothing)])
                    .collect(),
                ..Prompt::new(
                    step,
                    PromptKind::ChooseCourse,
                    Decider::Referee,
                    Line::new(Message::AskGoalsAtEnd),
                    rule!("XGOAL-4"),
                )
            })
        }
        PassingStep::HandOnAll | PassingStep::NewCard { .. } | PassingStep::FinalJump => None,
        PassingStep::MutineerDraws { .. } => None,
        PassingStep::MutineerOrder { seat } => draws_for_icon(state, seat).then(|| Prompt {
            choices: vec![
                offer(Choice::Branch(0), Message::OptionJumpFirst),
                offer(Choice::Branch(1), Message::OptionMutinyFirst),
            ],
            ..Prompt::new(
                step,
                PromptKind::ChooseCourse,
                Decider::Seat { seat },
                Line::new(Message::AskMutineerOrder).seat("player", seat),
                rule!("OPEN-54"),
            )
        }),
    }
}

/// Whether the table may have another of the Final Five to name: one card was looked at, or all, and there are more.
fn asks_for_five(
    state: &State,
    at: SeatId,
    all: bool,
    named: [Option<LoyaltyCard>; FINAL_FIVE],
) -> bool {
    let named = named.iter().flatten().count();
    let most = if all {
        state.loyalty.held(at).max(1)
    } else {
        1
    };
    by_table(state) && named < most && named < FINAL_FIVE
}

fn player(seat: SeatId) -> Offer {
    let label = Line::new(Message::OptionPlayer).seat("player", seat);
    Offer::new(Choice::Player(seat), label).at(Target::Seat { seat })
}

fn pick(step: &Step, seat: SeatId, to: &[SeatId], ask: Message, cause: RuleId) -> Prompt {
    Prompt {
        choices: to.iter().copied().map(player).collect(),
        ..Prompt::new(
            step,
            PromptKind::PickPlayer,
            Decider::Seat { seat },
            Line::new(ask).seat("player", seat),
            cause,
        )
    }
}

/// The same list whatever the player holds; whether what the card asks for is so is looked at after the answer.
fn goal(state: &State, step: &Step, seat: SeatId) -> Prompt {
    let nothing = offer(Choice::Nothing, Message::OptionNothing);
    Prompt {
        choices: goals(state).map(loyalty_offer).chain([nothing]).collect(),
        ..Prompt::new(
            step,
            PromptKind::ChooseCourse,
            Decider::Seat { seat },
            Line::new(Message::AskGoal).seat("player", seat),
            rule!("XGOAL-1"),
        )
    }
}

fn goal_cards(state: &State, step: &Step, seat: SeatId) -> Prompt {
    let most = match state.options.tracking {
        Tracking::Full => state.hands.of(seat).max(FEWEST_WITH_20),
        Tracking::Light => 20,
    };
    let choices = (FEWEST_WITH_20..=most).map(|cards| {
        let label = Line::new(Message::OptionCards).number("cards", cards);
        Offer::new(Choice::Cards(cards), label)
    });
    rule!("OPEN-50");
    Prompt {
        choices: choices.collect(),
        ..Prompt::new(
            step,
            PromptKind::ChooseCourse,
            Decider::Seat { seat },
            Line::new(Message::AskGoalCards).seat("player", seat),
            rule!("XGOAL-1"),
        )
    }
}
