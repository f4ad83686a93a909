//! Mutiny cards: who draws them, how many somebody may hold, and which may be played (XMUT-7 to XMUT-17).

use dradis_facts::ability::Ability;
use dradis_facts::choice::Choice;
use dradis_facts::content::{HeldCard, HeldKind, LocationId, MutinyNeed};
use dradis_facts::craft::Craft;
use dradis_facts::effect::Cards;
use dradis_facts::message::{Line, Message, ability_id};
use dradis_facts::options::PressRoomMutineer;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use dradis_state::action::ActionStep;
use dradis_state::agenda::{Step, Work};
use dradis_state::event::{Event, HandChange, Move};
use dradis_state::held::HeldEvent;
use dradis_state::reserve::{ships_left, vipers_in_space};
use dradis_state::state::State;
use dradis_state::turn::{in_brig, in_the_brig_itself};

use crate::play::ability::{has, holder};
use crate::play::doing::Doing;
use crate::play::hands::set_hand;
use crate::play::held::{self, deal_to_choose, draw_held, put_under, set_count};
use crate::play::moment::{compelled, may_be_spared};
use crate::play::prompt::{Consequence, Decider, Prompt, PromptKind, offer};
use crate::play::require::require_human;
use crate::play::titles::{leave_the_bridge, may_hold_title};

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
    draw_cards(doing, seat, cards, false);
}

/// The table says that somebody draws a card: for Bait or Dradis Contact, which Dradis does not see discarded.
///
/// # Errors
/// [`Rejection`]: the game has no Mutiny cards, or the player is a Cylon or out of the game.
pub(crate) fn told(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    if !doing.state.kit().held.contains(&HeldKind::MUTINY) {
        let name = HeldKind::MUTINY.name().to_owned();
        return Err(Rejection::NotInPlay { name });
    }
    require_human(doing, seat)?;
    rule!("XTREACH-2");
    draw(doing, seat, 1);
    Ok(())
}

/// A human player draws Mutiny cards, stays where they are, and keeps one of those they hold (LOC-PRESS-2).
pub(crate) fn draw_and_keep_one(doing: &mut Doing<'_>, seat: SeatId, cards: u8) {
    draw_cards(doing, seat, cards, true);
}

/// Whether a player draws no Mutiny card: a Cylon player, and whoever has become one or is out of the game since somebody
/// looked for a card for them.
fn draws_none(state: &State, seat: SeatId) -> bool {
    rule!("XMUT-9");
    rule!("XMUT-10");
    rule!("ION-17");
    state.loyalty.standing(seat).is_cylon_player() || state.is_out(seat)
}

fn draw_cards(doing: &mut Doing<'_>, seat: SeatId, cards: u8, keep_one: bool) {
    if !doing.state.kit().held.contains(&HeldKind::MUTINY) {
        return;
    }
    if draws_none(&doing.state, seat) {
        return;
    }
    rule!("XMUT-7");
    if let Some(by) = holder(&doing.state, Ability::NecessarySteps) {
        let work = shared(doing, (by, seat), cards, keep_one);
        doing.emit(Event::Scheduled { work });
        return;
    }
    let before = doing.state.held_count(HeldKind::MUTINY, seat);
    draw_held(doing, HeldKind::MUTINY, seat, cards, 0);
    have_drawn(doing, seat, before, keep_one);
}

/// Tom Zarek looks at two cards for each that is drawn, then follows what a draw brings (CLAR-50).
fn shared(
    doing: &mut Doing<'_>,
    (by, to): (SeatId, SeatId),
    cards: u8,
    keep_one: bool,
) -> Vec<Work> {
    rule!("CLAR-50");
    let ability = Ability::NecessarySteps;
    doing.emit(Event::AbilityUsed { seat: by, ability });
    let drawn = None;
    let each = (0..cards).map(|_| ActionStep::ShareMutiny { by, to, drawn });
    let after = ActionStep::MutinyDrawn {
        seat: to,
        before: doing.state.held_count(HeldKind::MUTINY, to),
        keep_one,
    };
    let steps = each.chain([after]);
    steps.map(|action| Work::Action { action }).collect()
}

/// The Mutiny card that Tom Zarek begins with, which is one of two as well (CLAR-50).
pub(crate) fn first_card(doing: &mut Doing<'_>, seat: SeatId) -> Vec<Work> {
    shared(doing, (seat, seat), 1, false)
}

/// What follows on a draw: what it costs Lee Adama, and what is too much (XMUT-13).
pub(crate) fn have_drawn(doing: &mut Doing<'_>, seat: SeatId, before: u8, keep_one: bool) {
    let ability = Ability::MoralDilemma;
    if doing.state.held_count(HeldKind::MUTINY, seat) > before && has(&doing.state, seat, ability) {
        if may_be_spared(&doing.state, seat) {
            // The discard is over before anybody looks whether there are too many: from now on nothing was drawn.
            let before = doing.state.held_count(HeldKind::MUTINY, seat);
            let action = ActionStep::MutinyDrawn {
                seat,
                before,
                keep_one,
            };
            let discard = compelled(ability, seat, Cards::Number(MORAL_DILEMMA));
            let work = vec![discard, Work::Action { action }];
            doing.emit(Event::Scheduled { work });
            return;
        }
        doing.emit(Event::AbilityUsed { seat, ability });
        let left = doing.state.hands.of(seat).saturating_sub(MORAL_DILEMMA);
        set_hand(doing, seat, left, HandChange::Discarded);
    }
    let limit = match (keep_one, doing.state.options.press_room_mutineer) {
        (true, PressRoomMutineer::One) => 1,
        (true, PressRoomMutineer::Two) | (false, _) => limit(&doing.state, seat),
    };
    let held = doing.state.held_count(HeldKind::MUTINY, seat);
    let Some(over) = held.checked_sub(limit).filter(|over| *over > 0) else {
        return;
    };
    if keep_one {
        rule!("LOC-PRESS-2");
        rule!("OPEN-55");
    } else {
        rule!("XMUT-13");
        to_the_brig(doing, seat);
    }
    give_up(doing, seat, over, limit);
}

/// Cards at which Tom Zarek looks to give one (Necessary Steps).
const LOOKED_AT: u8 = 2;

/// Which of the cards that Tom Zarek has drawn goes to the one who draws (CLAR-50). Where the table keeps them, he looks
/// there.
pub(crate) fn ask_share(
    state: &State,
    step: &Step,
    (by, to): (SeatId, SeatId),
    drawn: Option<u8>,
) -> Option<Prompt> {
    let cause = rule!("CLAR-50");
    if draws_none(state, to) {
        return None;
    }
    if held::kept(state, HeldKind::MUTINY) {
        let asked = (Message::AskGiveMutiny, cause);
        let prompt = held::ask_drawn(state, step, (HeldKind::MUTINY, by), drawn?, asked)?;
        let ask = prompt.ask.seat("to", to);
        return Some(Prompt { ask, ..prompt });
    }
    let line = Line::new(Message::EffectGiveMutiny).seat("player", to);
    Some(Prompt {
        choices: vec![offer(Choice::Done, Message::OptionApply)],
        follows: vec![Consequence {
            line,
            depth: 0,
            by_hand: true,
        }],
        ..Prompt::new(
            step,
            PromptKind::Confirm,
            Decider::Seat { seat: by },
            Line::new(Message::AskByHand)
                .seat("player", by)
                .word("name", ability_id(Ability::NecessarySteps)),
            cause,
        )
    })
}

/// The cards are drawn, or the one at this place is given and the others go under the deck (CLAR-50).
pub(crate) fn share(
    doing: &mut Doing<'_>,
    (by, to): (SeatId, SeatId),
    drawn: Option<u8>,
    at: Option<u8>,
) {
    let kind = HeldKind::MUTINY;
    if draws_none(&doing.state, to) {
        return put_under(doing, kind, by, drawn.unwrap_or(0), None);
    }
    if !held::kept(&doing.state, kind) {
        return draw_held(doing, kind, to, 1, 0);
    }
    let Some(drawn) = drawn else {
        let drawn = Some(deal_to_choose(doing, kind, by, LOOKED_AT));
        let action = ActionStep::ShareMutiny { by, to, drawn };
        let work = vec![Work::Action { action }];
        doing.emit(Event::Scheduled { work });
        return;
    };
    let last = doing.state.held_count(kind, by).saturating_sub(1);
    let at = at.unwrap_or(last);
    put_under(doing, kind, by, drawn, Some(at));
    // What has gone from before it has moved it up.
    let at = doing.state.held_count(kind, by).saturating_sub(1);
    if by != to && drawn > 0 {
        let from = by;
        let held = HeldEvent::Given { from, to, at };
        doing.emit(Event::Held { kind, held });
    }
}

/// Mutiny cards are drawn of which one is played (Abuse Power).
pub(crate) fn draw_to_play(doing: &mut Doing<'_>, seat: SeatId, cards: u8) {
    rule!("CLAR-50");
    let drawn = match held::kept(&doing.state, HeldKind::MUTINY) {
        true => deal_to_choose(doing, HeldKind::MUTINY, seat, cards),
        false => 0,
    };
    let action = ActionStep::PlayDrawnMutiny { seat, drawn };
    let work = vec![Work::Action { action }];
    doing.emit(Event::Scheduled { work });
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
    let Some(place) = doing.state.leads_to_place(seat, LocationId::BRIG) else {
        return;
    };
    if doing.state.new_caprica.is_some() {
        rule!("XMUT-17");
    }
    let why = Move::Sent;
    doing.emit(Event::CharacterMoved { seat, place, why });
    leave_the_bridge(doing, seat);
}

/// Whether what a Mutiny card asks for holds for a player now. It is all public; which card they hold is not.
#[must_use]
pub fn playable(state: &State, seat: SeatId, card: HeldCard) -> bool {
    let holds = |title| state.titles.holder(title) == Some(seat);
    // Detention counts as the Brig for sheets and Quorum cards; a Mutiny card means the Brig itself.
    let imprisoned = |seat| {
        rule!("NC-12");
        in_the_brig_itself(state, seat)
    };
    let met = |need: &MutinyNeed| match need {
        MutinyNeed::FiveCards => state.may_hold(seat, 5),
        MutinyNeed::NotAdmiral => !holds(Title::Admiral),
        MutinyNeed::NotPresident => !holds(Title::President),
        MutinyNeed::MayHoldTitle => may_hold_title(state, seat),
        MutinyNeed::Free => !imprisoned(seat),
        MutinyNeed::PresidentWithThree => {
            let president = state.titles.holder(Title::President);
            president.is_some_and(|president| state.may_hold(president, 3))
        }
        MutinyNeed::ViperInSpace => vipers_in_space(state) > 0,
        MutinyNeed::SomebodyInBrig => state
            .order
            .iter()
            .any(|seat| imprisoned(*seat) && state.loyalty.standing(*seat).acts_as_human()),
        MutinyNeed::Nuke => state.titles.nukes > 0,
        MutinyNeed::Raptor => ships_left(state, Craft::Raptor) > 0,
    };
    card.mutiny().is_some_and(|row| row.needs.iter().all(met))
}
