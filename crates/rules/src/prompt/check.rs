//! The questions of a skill check.

use super::{Choice, Decider, Prompt, PromptKind, choice, effects};
use crate::agenda::Step;
use crate::check::{Check, CheckStep, accused};
use crate::content::{SkillType, content};
use crate::destiny::SkillCard;
use crate::message::{Line, Message, skill_card_id};
use crate::rule;
use crate::seat::{SeatId, clockwise_from};
use crate::state::State;
use crate::turn::in_brig;

/// The question a step of a check asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, at: CheckStep) -> Option<Prompt> {
    if let CheckStep::AccuseSelf { current } = at {
        return Some(accuse_self(state, step, current));
    }
    let check = state.check.as_ref()?;
    match at {
        CheckStep::AccuseSelf { .. } => None,
        CheckStep::Add => add(state, step, check),
        CheckStep::Reveal => tell(step, check),
        CheckStep::Decide => Some(decide(state, step, check)),
    }
}

/// Nothing forbids it; a slip would be worse than another tap.
fn accuse_self(state: &State, step: &Step, current: SeatId) -> Prompt {
    let possible = accused(state).into_iter().filter(|(_, may)| may.is_ok());
    let others = possible.filter(|(seat, _)| *seat != current);
    let others = others.map(|(seat, _)| {
        let label = Line::new(Message::OptionPlayer).seat("player", seat);
        Choice::new(format!("seat:{}", seat.0), label)
    });
    let own = choice("myself", Message::OptionAccuseSelf);
    Prompt {
        choices: std::iter::once(own).chain(others).collect(),
        ..Prompt::new(
            step,
            PromptKind::PickPlayer,
            Decider::Seat { seat: current },
            Line::new(Message::AskAccuseSelf).seat("player", current),
            rule!("CHECK-LOC-8"),
        )
    }
}

/// The player who adds cards next: from the left of the current player round to them (CHECK-4).
pub(crate) fn next_to_add(state: &State, check: &Check) -> Option<SeatId> {
    rule!("CHECK-4");
    let left = clockwise_from(&state.order, check.current).skip(1);
    let mut order = left.chain([check.current]);
    order.find(|seat| !check.added.contains_key(seat))
}

/// The most cards a player may add (CHECK-5, CHECK-6).
pub(crate) fn most(state: &State, seat: SeatId) -> u8 {
    let held = state.hands.of(seat);
    if in_brig(state, seat) {
        rule!("CHECK-5");
        return held.min(1);
    }
    if state.loyalty.revealed.contains(&seat) {
        rule!("CHECK-6");
        rule!("CYPLAYER-4");
        return held.min(1);
    }
    held
}

fn add(state: &State, step: &Step, check: &Check) -> Option<Prompt> {
    let seat = next_to_add(state, check)?;
    let most = most(state, seat);
    if most == 0 {
        return None;
    }
    let choices = (0..=most).map(|cards| {
        let label = Line::new(Message::OptionCards).number("cards", cards);
        Choice::new(format!("cards:{cards}"), label)
    });
    let line = Line::new(Message::AskAddCards).seat("player", seat);
    Some(Prompt {
        choices: choices
            .chain([choice("rest", Message::OptionNobodyElse)])
            .collect(),
        ..Prompt::new(
            step,
            PromptKind::AddCards,
            Decider::Seat { seat },
            line,
            rule!("CHECK-4"),
        )
    })
}

/// Id of a card in the options that tell it.
pub(crate) fn card_id(card: SkillCard) -> String {
    format!("{}:{}", card.kind.name(), card.strength)
}

fn tell(step: &Step, check: &Check) -> Option<Prompt> {
    let there = check.cards.len();
    if there >= check.expected() {
        return None;
    }
    let seat = check.current;
    let strengths = content().skill_deck.iter().map(|row| row.strength);
    let cards = SkillType::ALL.into_iter().flat_map(|kind| {
        let strengths = strengths.clone();
        strengths.map(move |strength| SkillCard { kind, strength })
    });
    let tell = cards.map(|card| {
        let label = Line::new(Message::OptionTellCard).word("card", skill_card_id(&card));
        Choice::new(format!("card:{}", card_id(card)), label)
    });
    let mut told = check.cards.clone();
    told.dedup();
    let back = told.into_iter().map(|card| {
        let label = Line::new(Message::OptionTakeCardBack).word("card", skill_card_id(&card));
        Choice::new(format!("back:{}", card_id(card)), label)
    });
    let left = check.expected() - there;
    let line = Line::new(Message::AskTellCards).number("left", i32::try_from(left).unwrap_or(0));
    Some(Prompt {
        choices: tell
            .chain(back)
            .chain([choice("done", Message::OptionAllTold)])
            .collect(),
        ..Prompt::new(
            step,
            PromptKind::TellCards,
            Decider::Seat { seat },
            line,
            rule!("CHECK-10"),
        )
    })
}

fn decide(state: &State, step: &Step, check: &Check) -> Prompt {
    let seat = check.current;
    let course = check.course(check.result());
    let line = Line::new(Message::AskCheckResult)
        .number("total", i32::from(check.sums().total()))
        .number("difficulty", i32::from(check.difficulty()));
    Prompt {
        choices: vec![choice("accept", Message::OptionAccept)],
        follows: effects::consequences(state, course.current, &course.left),
        ..Prompt::new(
            step,
            PromptKind::CheckResult,
            Decider::Seat { seat },
            line,
            rule!("CHECK-13"),
        )
    }
}
