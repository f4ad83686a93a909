//! What effects on players' cards ask.

use dradis_facts::battle::Target;
use dradis_facts::choice::Choice;
use dradis_facts::content::{LocationId, SkillType};
use dradis_facts::message::{Line, Message, location_id};
use dradis_facts::options::Tracking;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::Step;
use dradis_state::effect::Course;
use dradis_state::state::State;

use super::{ask, ask_cards};
use crate::play::hands::sheet_types;
use crate::play::prompt::{Offer, Prompt, PromptKind};

/// Cards that can be named where Dradis does not count them.
const MOST_UNCOUNTED: u8 = 20;

/// The types of which cards are drawn for those that are discarded: all of one type of the sheet.
pub(crate) fn exchanged_types(state: &State, seat: SeatId) -> Vec<SkillType> {
    sheet_types(state, seat)
}

/// How many skill cards the player discards, to draw as many.
pub(super) fn exchange_any(state: &State, step: &Step, course: &Course) -> Option<Prompt> {
    let seat = course.current;
    let most = match state.options.tracking {
        Tracking::Full => state.hands.of(seat),
        Tracking::Light => MOST_UNCOUNTED,
    };
    ask_cards(
        step,
        seat,
        Message::AskExchangeAny,
        rule!("SKILLSTEP-6"),
        most,
    )
}

/// The locations of the Cylons that are not hazardous (CLAR-55).
pub(crate) fn among_cylons(state: &State) -> Vec<LocationId> {
    let mut locations = state.kit().locations.clone();
    locations.retain(|location| {
        let facts = location.facts();
        facts.board.is_cylon() && !facts.hazardous
    });
    locations
}

pub(super) fn go_among_cylons(state: &State, step: &Step, course: &Course) -> Option<Prompt> {
    let locations = among_cylons(state);
    if locations.is_empty() {
        return None;
    }
    let choices = locations.into_iter().map(|location| {
        let label = Line::new(Message::OptionGo).word("location", location_id(location));
        Offer::new(Choice::Go(location), label).at(Target::Location { location })
    });
    Some(ask(
        step,
        PromptKind::ChoosePlace,
        course.current,
        Message::AskGoAmongCylons,
        rule!("XINF-9"),
        choices.collect(),
    ))
}
