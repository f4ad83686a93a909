//! What effects ask that only a game for Earth has.

use dradis_facts::battle::Target;
use dradis_facts::choice::Choice;
use dradis_facts::craft::Craft;
use dradis_facts::message::{Line, Message, area_id};
use dradis_facts::rule;
use dradis_facts::space::Area;
use dradis_state::agenda::Step;
use dradis_state::effect::Course;
use dradis_state::reserve::{ships_to_place, vipers_left};
use dradis_state::state::State;

use super::ask;
use crate::play::prompt::{Offer, Prompt, PromptKind};

/// Where raiders or vipers come to by Raider Bay; nothing is asked where there are none.
pub(super) fn place_and_activate(
    state: &State,
    step: &Step,
    course: &Course,
    (raiders, vipers): (u8, u8),
) -> Option<Prompt> {
    let some = raiders > 0 && ships_to_place(state, Craft::Raider) > 0
        || vipers > 0 && vipers_left(state) > 0;
    let areas = Area::ALL.into_iter().map(|area| {
        let label = Line::new(Message::OptionPlaceAt).word("area", area_id(area));
        Offer::new(Choice::Area(area), label).at(Target::Area { area })
    });
    some.then(|| {
        ask(
            step,
            PromptKind::ChoosePiece,
            course.current,
            Message::AskRaiderBay,
            rule!("LOC-BAY-1"),
            areas.collect(),
        )
    })
}
