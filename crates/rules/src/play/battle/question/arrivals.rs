//! Which ships come where too few are left, and which vipers of the Reserve are launched.

use dradis_facts::battle::Target;
use dradis_facts::board::Piece;
use dradis_facts::choice::Choice;
use dradis_facts::craft::Craft;
use dradis_facts::message::{Line, Message, area_id};
use dradis_facts::rule;
use dradis_facts::space::Area;
use dradis_state::agenda::Step;
use dradis_state::reserve::{ships_to_place, vipers_left};
use dradis_state::state::State;

use crate::play::battle::question::ask;
use crate::play::prompt::{Offer, Prompt, PromptKind};
use crate::play::space::to_place;

/// Where the next piece goes, where there are too few and it makes a difference (CYATT-4, XPLACE-4).
pub(crate) fn which(state: &State, step: &Step, piece: Craft, open: &[Area]) -> Option<Prompt> {
    let left = ships_to_place(state, piece);
    let mut areas = open.to_vec();
    areas.dedup();
    if left == 0 || usize::from(left) >= open.len() || areas.len() < 2 {
        return None;
    }
    let line = Line::new(Message::AskPlaceShip)
        .word("piece", Piece::Craft(piece).id())
        .number("left", left);
    let choices = areas.into_iter().map(|area| {
        let wanted = open.iter().filter(|other| **other == area).count();
        let label = Line::new(Message::OptionArea)
            .word("area", area_id(area))
            .number("count", i32::try_from(wanted).unwrap_or(i32::MAX));
        Offer::new(Choice::Area(area), label).at(Target::Area { area })
    });
    rule!("CYATT-4");
    if piece == Craft::Basestar {
        rule!("LIMIT-14");
    }
    Some(Prompt {
        choices: choices.collect(),
        ..ask(state, step, PromptKind::PlaceShip, line, rule!("LIMIT-4"))
    })
}

/// Of which kind the next viper is and, where too few are left, where it is launched; `None` where it makes no difference.
pub(crate) fn launch(state: &State, step: &Step, open: &[Area]) -> Option<Prompt> {
    let left = usize::from(vipers_left(state));
    let short = left < open.len();
    let mut areas = open.to_vec();
    areas.dedup();
    let all_go = left <= open.len() && areas.len() < 2;
    if !short {
        areas.truncate(1);
    }
    let choices = to_place(state, &areas);
    if all_go || choices.len() < 2 {
        return None;
    }
    if short {
        rule!("LIMIT-4");
    }
    let line = Line::new(Message::AskPlaceReserves).seat("player", state.turn.active?);
    let cause = rule!("XVIPER-6");
    Some(Prompt {
        choices,
        ..ask(state, step, PromptKind::PlaceShip, line, cause)
    })
}
