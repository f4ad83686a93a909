//! Effects: what crises, destinations, Quorum cards, locations and abilities do, as data.
//!
//! A card's row in the content is a list of these. Carrying a list out is work on the agenda ([`Course`]): what
//! Dradis keeps it changes, what people do with cards it puts on a checklist. The meaning of each code is that
//! of the facts sheet of the crisis cards.

use dradis_facts::attack::FACES;
use dradis_facts::content::{CrisisRule, LocationId};
use dradis_facts::craft::Craft;
use dradis_facts::effect::{Effect, OnPieces, Question, Source};
use dradis_facts::rule;
use dradis_facts::titles::Title;
use dradis_state::effect::Course;
use dradis_state::state::State;

mod procedure;
mod question;

pub(crate) use procedure::{
    Side, answer, begin, carry_out, decided, examined, five_carried_out, proceed,
};
pub(crate) use question::{
    aboard_galactica, among_cylons, anywhere, asked_to_exchange, asks, candidates, cleared_areas,
    comes_to_nothing_there, consequences, destroyed_here, exchanged_types, extreme_dials, forces,
    free_areas, is_a_choice, is_left_undone, kept_destiny, lapsed, lessened, may_swap, missing,
    of_course, of_numbers, open_branches, out_of_detention, out_of_the_brig, pieces, pilots_aboard,
    question, quorum_to_draw, repairable, ships_to_defend, stays_in_brig,
};

/// Whether nothing would come of picking somebody for these effects: nobody may look at Loyalty cards (Detector
/// Sabotage), who would look is not affected (CYPLAYER-3), or the one whose effects they are has none to hand on
/// (LOC-RESURRECTION-1). Public, as the numbers of cards are.
pub(crate) fn comes_to_nothing(state: &State, course: &Course, effects: &[Effect]) -> bool {
    let barred = looking_is_barred(state);
    let keeps_all = state.loyalty.to_hand_on(course.current) == 0;
    let in_vain = |effect: &Effect| {
        if let Effect::LookAtLoyalty { who, .. } = effect {
            return barred || course.looking(state, *who).is_empty();
        }
        keeps_all && matches!(effect, Effect::GiveLoyalty { .. })
    };
    !effects.is_empty() && effects.iter().all(in_vain)
}

/// Where an effect sends characters: while Galactica is away from New Caprica its own place there, if it names one (CLAR-13);
/// into Detention where a Quorum card names the Brig and the President is on New Caprica, wherever they are (NC-12).
pub(crate) fn sent_to(
    state: &State,
    of: Option<Source>,
    to: LocationId,
    cut_off: Option<LocationId>,
) -> LocationId {
    if to == LocationId::BRIG && of.is_some_and(|of| of_the_planet(state, of)) {
        rule!("NC-12");
        return LocationId::DETENTION;
    }
    match cut_off {
        Some(there) if state.is_cut_off() => {
            rule!("CLAR-13");
            there
        }
        Some(_) | None => to,
    }
}

/// Whether it is a Quorum card, and the President is on New Caprica.
fn of_the_planet(state: &State, of: Source) -> bool {
    let by_quorum = matches!(of, Source::Quorum { card: _ });
    let president = state.titles.holder(Title::President);
    by_quorum && president.is_some_and(|seat| state.is_on_new_caprica(seat))
}

/// Whether a die would be rolled to destroy a centurion where none is aboard: it is attacked if it can be.
pub(crate) fn aims_at_nothing(state: &State, low: &[Effect], high: &[Effect]) -> bool {
    let at_centurion = |effect: &Effect| {
        let Effect::Ask(Question::Pieces(pieces)) = effect else {
            return false;
        };
        *pieces == OnPieces::DestroyCenturion
    };
    rule!("CENT-6");
    let attacks = low.is_empty() && !high.is_empty() && high.iter().all(at_centurion);
    attacks && state.boarding.centurions.is_empty()
}

/// The highest number that is lower than the number of raiders in the space areas; `None` where no number is.
pub(crate) fn below_raiders(state: &State) -> Option<u8> {
    let raiders = u8::try_from(state.space.count(Craft::Raider)).unwrap_or(u8::MAX);
    raiders
        .checked_sub(1)
        .filter(|below| *below > 0)
        .map(|below| below.min(FACES))
}

/// Whether nobody may look at another player's Loyalty cards (Detector Sabotage).
pub(crate) fn looking_is_barred(state: &State) -> bool {
    state.crises.rule(CrisisRule::NoLooking)
}
