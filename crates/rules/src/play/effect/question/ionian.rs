//! What effects of the Ionian Nebula ask.

use dradis_facts::battle::Target;
use dradis_facts::choice::Choice;
use dradis_facts::content::{BoardSide, LocationId};
use dradis_facts::message::{Line, Message, location_id};
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::Step;
use dradis_state::effect::Course;
use dradis_state::state::State;

use super::ask;
use crate::play::movement::avoids;
use crate::play::prompt::{Offer, Prompt, PromptKind, offer};

/// The locations that humans enter and that are not hazardous, and that a player may choose for their own character.
pub(crate) fn anywhere(state: &State, seat: SeatId) -> Vec<LocationId> {
    let locations = state.locations().filter(|location| {
        let facts = location.facts();
        let there = facts.board.facts().side == BoardSide::Humans && !facts.hazardous;
        there && !avoids(state, seat, *location)
    });
    locations.collect()
}

/// Where the current player goes, unless they were executed meanwhile: then their turn is over, and whoever they are now was
/// not sent anywhere.
pub(super) fn go_anywhere(state: &State, step: &Step, course: &Course) -> Option<Prompt> {
    let seat = course.current;
    if state.turn.over {
        rule!("EXEC-17");
        return None;
    }
    if !matches!(
        state.places.of(seat),
        Some(Place::Location { .. } | Place::Viper { .. })
    ) {
        return None;
    }
    let place = state.places.of(seat);
    let ways = anywhere(state, seat)
        .into_iter()
        .filter(|location| Some(Place::on(*location)) != place);
    let ways = ways.map(|location| {
        let label = Line::new(Message::OptionGo).word("location", location_id(location));
        Offer::new(Choice::Go(location), label).at(Target::Location { location })
    });
    let stay = offer(Choice::Nothing, Message::OptionNothing);
    Some(ask(
        step,
        PromptKind::ChoosePlace,
        seat,
        Message::AskGoAnywhere,
        rule!("LIMIT-19"),
        ways.chain([stay]).collect(),
    ))
}
