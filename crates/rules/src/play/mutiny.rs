//! Mutiny cards: who draws them, how many somebody may hold, and which may be played (XMUT-7 to XMUT-17).

use dradis_facts::ability::Ability;
use dradis_facts::content::{HeldCard, HeldKind, LocationId, MutinyNeed};
use dradis_facts::craft::Craft;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use dradis_state::action::ActionStep;
use dradis_state::agenda::Work;
use dradis_state::event::{Event, HandChange, Move};
use dradis_state::reserve::supply;
use dradis_state::state::State;
use dradis_state::turn::in_brig;

use crate::play::ability::has;
use crate::play::doing::Doing;
use crate::play::hands::set_hand;
use crate::play::held::{self, draw_held, set_count};
use crate::play::titles::leave_the_bridge;

/// Skill cards that a Mutiny card costs Lee Adama who draws it (Moral Dilemma).
const MORAL_DILEMMA: u8 = 2;

/// Most Mutiny cards that a player may hold: one, the Mutineer two (XMUT-12). Public.
#[must_use]
pub fn limit(state: &State, seat: SeatId) -> u8 {
    rule!("XMUT-12");
    rule!("OPEN-23");
    if state.loyalty.mutineer() == Some(seat) {
        2
    } else {
        1
    }
}

/// A human player draws Mutiny cards; above the limit they go to the Brig at once and give up some of their choice.
pub(crate) fn draw(doing: &mut Doing<'_>, seat: SeatId, cards: u8) {
    let limit = limit(&doing.state, seat);
    if let Some(over) = draw_over(doing, seat, cards, limit) {
        rule!("XMUT-13");
        to_the_brig(doing, seat);
        give_up(doing, seat, over, limit);
    }
}

/// A human player draws Mutiny cards, stays where they are, and keeps one of those they hold (LOC-PRESS-2).
pub(crate) fn draw_and_keep_one(doing: &mut Doing<'_>, seat: SeatId, cards: u8) {
    if let Some(over) = draw_over(doing, seat, cards, 1) {
        rule!("LOC-PRESS-2");
        rule!("OPEN-55");
        give_up(doing, seat, over, 1);
    }
}

/// How many more than these a player holds after drawing; `None` where they hold no more.
fn draw_over(doing: &mut Doing<'_>, seat: SeatId, cards: u8, limit: u8) -> Option<u8> {
    if !doing.state.kit().held.contains(&HeldKind::MUTINY) {
        return None;
    }
    if doing.state.loyalty.standing(seat).is_cylon_player() {
        rule!("XMUT-9");
        rule!("XMUT-10");
        return None;
    }
    rule!("XMUT-7");
    let before = doing.state.held_count(HeldKind::MUTINY, seat);
    draw_held(doing, HeldKind::MUTINY, seat, cards, 0);
    let ability = Ability::MoralDilemma;
    if doing.state.held_count(HeldKind::MUTINY, seat) > before && has(&doing.state, seat, ability) {
        doing.emit(Event::AbilityUsed { seat, ability });
        let left = doing.state.hands.of(seat).saturating_sub(MORAL_DILEMMA);
        set_hand(doing, seat, left, HandChange::Discarded);
    }
    let held = doing.state.held_count(HeldKind::MUTINY, seat);
    held.checked_sub(limit).filter(|over| *over > 0)
}

fn give_up(doing: &mut Doing<'_>, seat: SeatId, discard: u8, limit: u8) {
    if !held::kept(&doing.state, HeldKind::MUTINY) {
        set_count(doing, HeldKind::MUTINY, seat, limit);
        return;
    }
    let action = ActionStep::SwapHeld {
        kind: HeldKind::MUTINY,
        seat,
        cards: 0,
        discard,
    };
    let work = vec![Work::Action { action }];
    doing.emit(Event::Scheduled { work });
}

fn to_the_brig(doing: &mut Doing<'_>, seat: SeatId) {
    let off_board = matches!(doing.state.places.of(seat), None | Some(Place::OffBoard));
    if off_board || in_brig(&doing.state, seat) {
        rule!("XMUT-14");
        return;
    }
    let (place, why) = (Place::on(LocationId::BRIG), Move::Sent);
    doing.emit(Event::CharacterMoved { seat, place, why });
    leave_the_bridge(doing, seat);
}

/// Whether what a Mutiny card asks for holds for a player now. It is all public; which card they hold is not.
#[must_use]
pub fn playable(state: &State, seat: SeatId, card: HeldCard) -> bool {
    let holds = |title| state.titles.holder(title) == Some(seat);
    let met = |need: &MutinyNeed| match need {
        MutinyNeed::FiveCards => state.may_hold(seat, 5),
        MutinyNeed::NotAdmiral => !holds(Title::Admiral),
        MutinyNeed::NotPresident => !holds(Title::President),
        MutinyNeed::Free => !in_brig(state, seat),
        MutinyNeed::PresidentWithThree => {
            let president = state.titles.holder(Title::President);
            president.is_some_and(|president| state.may_hold(president, 3))
        }
        MutinyNeed::ViperInSpace => {
            state.space.count(Craft::Viper) + state.places.piloted_vipers() > 0
        }
        MutinyNeed::SomebodyInBrig => state
            .order
            .iter()
            .any(|seat| in_brig(state, *seat) && state.loyalty.standing(*seat).acts_as_human()),
        MutinyNeed::Nuke => state.titles.nukes > 0,
        MutinyNeed::Raptor => supply(state).ships[Craft::Raptor] > 0,
    };
    card.mutiny().is_some_and(|row| row.needs.iter().all(met))
}
