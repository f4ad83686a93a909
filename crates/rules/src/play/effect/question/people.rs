//! What effects on players' cards ask.

use dradis_facts::ability::Ability;
use dradis_facts::battle::Target;
use dradis_facts::choice::Choice;
use dradis_facts::content::{Board, LocationId, SkillType};
use dradis_facts::effect::{Effect, Source, Who};
use dradis_facts::message::{Line, Message, location_id};
use dradis_facts::options::Tracking;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::Step;
use dradis_state::crisis::CrisisFrom;
use dradis_state::effect::Course;
use dradis_state::state::State;

use super::{ask, ask_cards, of_course};
use crate::play::ability::holder;
use crate::play::hands::sheet_types;
use crate::play::moment::pays;
use crate::play::prompt::{Offer, Prompt, PromptKind, offer};

/// Cards that can be named where Dradis does not count them.
const MOST_UNCOUNTED: u8 = 20;

/// The revealed Cylons whom an exchange of cards asks whether they take part: where everyone exchanges or the current player,
/// those among them (XCY-1, DIS-55).
pub(crate) fn asked_to_exchange(state: &State, course: &Course, who: Who) -> Vec<SeatId> {
    if !course.of.spares_cylons() {
        return Vec::new();
    }
    let mut cylons = course.players(state, Who::Cylons);
    cylons.retain(|seat| who == Who::Everyone || who == Who::Current && *seat == course.current);
    if !cylons.is_empty() {
        rule!("XCY-1");
    }
    cylons
}

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
    let cut_off = state.is_cut_off();
    let locations = state.locations().filter(|location| {
        let facts = location.facts();
        if cut_off {
            rule!("CLAR-55");
            return facts.board == Board::NEW_CAPRICA;
        }
        state.is_cylon_board(facts.board) && !facts.hazardous
    });
    locations.collect()
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

/// Who may make a discard smaller by one, and for whom.
pub(crate) struct Lessened {
    /// Whose ability it is.
    pub(crate) by: SeatId,
    /// The others who have to give up cards by it, in the order round the table.
    pub(crate) others: Vec<SeatId>,
}

/// Whether Athena may make a discard smaller for somebody: not one of a Super Crisis, and none that pays for the ability
/// of a sheet (CLAR-56).
pub(crate) fn lessened(state: &State, course: &Course, effect: &Effect) -> Option<Lessened> {
    let by = holder(state, Ability::ForLove)?;
    let pays = pays(course.of);
    let open = state.crises.current();
    let of_super = matches!(course.of, Source::Crisis { card: _ })
        && open.is_some_and(|open| open.from == CrisisFrom::SuperCrisis);
    let (Effect::Discard { who, .. } | Effect::Exchange { who, .. }) = effect else {
        return None;
    };
    rule!("CLAR-56");
    let mut others = course.affected(state, *who);
    others.retain(|seat| *seat != by && state.may_hold(*seat, 1));
    let may = !pays && !of_super && !others.is_empty();
    may.then_some(Lessened { by, others })
}

/// For whom Athena makes a discard smaller, or for nobody.
pub(super) fn for_love(state: &State, step: &Step, course: &Course, of: &Effect) -> Option<Prompt> {
    let Lessened { by, others } = lessened(state, course, of)?;
    let choices = others.into_iter().map(|seat| {
        let label = Line::new(Message::OptionPlayer).seat("player", seat);
        Offer::new(Choice::Player(seat), label).at(Target::Seat { seat })
    });
    let nobody = offer(Choice::Nobody, Message::OptionNobody);
    Some(Prompt {
        follows: of_course(state, &course.with(std::slice::from_ref(of))),
        ..ask(
            step,
            PromptKind::PickPlayer,
            by,
            Message::AskForLove,
            rule!("CLAR-56"),
            choices.chain([nobody]).collect(),
        )
    })
}
