//! Motive cards of a Cylon Leader: revealed while they hold, judged at the end (XMOT-1 to XMOT-6).

use dradis_facts::choice::Choice;
use dradis_facts::content::{HeldCard, HeldKind, MotiveCondition};
use dradis_facts::craft::Craft;
use dradis_facts::jump::jump_track;
use dradis_facts::message::{Line, Message};
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::turn::Winner;
use dradis_state::event::Event;
use dradis_state::held::HeldEvent;
use dradis_state::passing::PassingEvent;
use dradis_state::state::State;
use dradis_state::turn::in_the_brig_itself;

use crate::play::doing::Doing;
use crate::play::held::{self, draw_held};
use crate::play::prompt::{Decider, Offer, Prompt, PromptId, PromptKind, offer};

/// Motive cards that a Leader receives at the set-up, and again in the Sleeper phase (XMOT-1).
const DEALT: u8 = 2;

/// The Leader, if one is in play, receives Motive cards (XLOYDECK-3, XSLEEP-2).
pub(crate) fn deal(doing: &mut Doing<'_>) {
    let leader = doing.state.loyalty.leader;
    let Some(leader) = leader.filter(|leader| !doing.state.is_out(leader.seat)) else {
        return;
    };
    rule!("XLOYDECK-3");
    rule!("XMOT-1");
    draw_held(doing, HeldKind::MOTIVE, leader.seat, DEALT, 0);
}

/// Whether what a Motive card asks for holds now, as far as Dradis knows it; `over` while the game ends. `None` where
/// only its owner can tell, whose hand it is about.
#[must_use]
pub fn holds(state: &State, seat: SeatId, card: HeldCard, over: bool) -> Option<bool> {
    let Some(row) = card.motive() else {
        return Some(false);
    };
    if row.over && !over {
        rule!("XMOT-5");
        return Some(false);
    }
    rule!("XMOT-3");
    let ships = |craft| state.space.count(craft);
    Some(match &row.when {
        MotiveCondition::AtMost { resource, value } => state.resources.get(*resource) <= *value,
        MotiveCondition::AtLeast { resource, value } => state.resources.get(*resource) >= *value,
        // Which cards they are the Leader sees alone; each of them asks for three.
        MotiveCondition::Hand => return (!state.may_hold(seat, 3)).then_some(false),
        MotiveCondition::VipersLost { vipers } => {
            let lost = state.reserve.damaged.vipers() + state.reserve.destroyed.vipers();
            lost >= *vipers
        }
        MotiveCondition::Damaged { .. } => row
            .when
            .locations()
            .any(|location| state.damage.locations.contains(&location)),
        MotiveCondition::AllyInBrig => {
            let others = state.order.iter().filter(|other| **other != seat);
            let mut jailed = others.filter(|other| in_the_brig_itself(state, **other));
            jailed.next().is_some() && state.held_count(HeldKind::MUTINY, seat) > 0
        }
        MotiveCondition::Distance { distance } => state.jump.distance >= *distance,
        MotiveCondition::Unboarded { distance } => {
            state.jump.distance >= *distance && state.boarding.centurions.is_empty()
        }
        MotiveCondition::LeftAlone => {
            let space = jump_track(state.kit()).get(usize::from(state.jump.space));
            let blue = space.is_some_and(|space| space.loss > 0);
            let alone = [Craft::Raider, Craft::HeavyRaider, Craft::Basestar];
            blue && alone.into_iter().all(|craft| ships(craft) == 0)
        }
    })
}

/// What the Leader may reveal whatever is asked, in the middle of an action, a check or a crisis too: their cards by
/// their places in a hand that only they see. Whether one holds is looked at once it is named (XMOT-3). Public.
pub(crate) fn beside(state: &State) -> Vec<Offer> {
    let leader = state.loyalty.leader;
    let playing = state.turn.active.is_some() && state.outcome.is_none();
    let Some(leader) = leader.filter(|leader| playing && !state.is_out(leader.seat)) else {
        return Vec::new();
    };
    rule!("XMOT-3");
    let held = state.held_hand(HeldKind::MOTIVE, leader.seat).len();
    let numbers = (1u8..).take(held);
    let each = numbers.map(|number| {
        let label = Line::new(Message::OptionMotive).number("number", number);
        Offer::new(Choice::Motive(number), label).of(leader.seat)
    });
    each.collect()
}

/// The Leader reveals a card of their hand, by its place from 1, during the game or once it is over.
pub(crate) fn reveal_at(doing: &mut Doing<'_>, number: u8) -> Result<(), Rejection> {
    let leader = doing.state.loyalty.leader.ok_or(Rejection::StalePrompt)?;
    let hand = doing.state.held_hand(HeldKind::MOTIVE, leader.seat);
    let at = usize::from(number).checked_sub(1);
    let card = at.and_then(|at| hand.get(at)).copied();
    reveal(doing, leader.seat, card.ok_or(Rejection::StalePrompt)?)
}

/// The table says which card the Leader has revealed, where it keeps them; a card that Dradis keeps its Leader names
/// themselves, by its place in a hand that nobody else sees.
pub(crate) fn revealed_at_the_table(
    doing: &mut Doing<'_>,
    card: HeldCard,
) -> Result<(), Rejection> {
    let leader = doing.state.loyalty.leader.ok_or(Rejection::NoCylonCard)?;
    if held::kept(&doing.state, HeldKind::MOTIVE) {
        return Err(Rejection::OwnersAlone);
    }
    let open = revealed(&doing.state, leader.seat).any(|other| other == card);
    let held = doing.state.held_count(HeldKind::MOTIVE, leader.seat) > 0;
    if card.motive().is_none() || open || !held {
        return Err(Rejection::NoCylonCard);
    }
    reveal(doing, leader.seat, card)
}

/// Which Motive cards the Leader still reveals, now that the game is over: what Dradis can see of them it has revealed
/// itself where it keeps them, so that those about the hand are left; where the table keeps them, all that hold. Asked of
/// every Leader who has a card left, whichever it is, until they reveal no more or all cards are turned up. Public.
pub(crate) fn ask_at_the_end(state: &State) -> Option<Prompt> {
    let seat = state.loyalty.leader?.seat;
    let left = state.held_count(HeldKind::MOTIVE, seat);
    let judged = state.is_out(seat) || state.loyalty.motives_judged || left == 0;
    if state.outcome.is_none() || state.loyalty.opened.is_some() || judged {
        return None;
    }
    // Nothing is on the agenda any more, and the number of cards goes down with each answer.
    let id = PromptId {
        step: state.agenda.next_number,
        part: left,
    };
    let none = offer(Choice::Nothing, Message::OptionNothing);
    if held::kept(state, HeldKind::MOTIVE) {
        let mut prompt = held::ask_reveal(state, id, HeldKind::MOTIVE, seat)?;
        prompt.choices.push(none);
        return Some(prompt);
    }
    let mut cards = HeldKind::MOTIVE.cards();
    cards.retain(|card| {
        let open = revealed(state, seat).any(|other| other == *card);
        !open && holds(state, seat, *card, true) != Some(false)
    });
    let mut choices: Vec<Offer> = cards
        .into_iter()
        .map(|card| Offer::new(Choice::Held(card), held::label(card)))
        .collect();
    if choices.is_empty() {
        return None;
    }
    choices.push(none);
    let ask = Line::new(Message::AskRevealHeld)
        .seat("player", seat)
        .word("kind", HeldKind::MOTIVE.id());
    let decider = Decider::Seat { seat };
    Some(Prompt {
        choices,
        ..Prompt::new(id, PromptKind::ChooseCourse, decider, ask, rule!("XMOT-4"))
    })
}

/// The answer to [`ask_at_the_end`].
pub(crate) fn told_at_the_end(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    if let Choice::Held(card) = choice {
        revealed_at_the_table(doing, card)
    } else if let Choice::InHand(number) = choice {
        reveal_at(doing, number)
    } else if choice == Choice::Nothing {
        rule!("XMOT-4");
        let passing = PassingEvent::MotivesJudged;
        doing.emit(Event::Passing { passing });
        Ok(())
    } else {
        Err(Rejection::StalePrompt)
    }
}

/// The Leader reveals this card, while it holds.
fn reveal(doing: &mut Doing<'_>, seat: SeatId, card: HeldCard) -> Result<(), Rejection> {
    let over = doing.state.outcome.is_some();
    if holds(&doing.state, seat, card, over) == Some(false) {
        return Err(Rejection::NotMet);
    }
    rule!("XMOT-2");
    show(doing, seat, card);
    Ok(())
}

fn show(doing: &mut Doing<'_>, seat: SeatId, card: HeldCard) {
    doing.emit(Event::Held {
        kind: HeldKind::MOTIVE,
        held: HeldEvent::Shown { seat, card },
    });
}

/// The game is about to end: the Leader reveals what holds then (XMOT-4).
pub(crate) fn reveal_at_end(doing: &mut Doing<'_>) {
    let Some(leader) = doing.state.loyalty.leader else {
        return;
    };
    let seat = leader.seat;
    rule!("XMOT-4");
    rule!("XINF-8");
    let hand = doing.state.held_hand(HeldKind::MOTIVE, seat).to_vec();
    for card in hand {
        if holds(&doing.state, seat, card, true) == Some(true) {
            show(doing, seat, card);
        }
    }
}

/// The Motive cards that lie open before a player. Public.
pub fn revealed(state: &State, seat: SeatId) -> impl Iterator<Item = HeldCard> {
    let deck = state.held_deck(HeldKind::MOTIVE);
    let open = deck.into_iter().flat_map(|deck| &deck.open);
    open.filter(move |(owner, _)| *owner == seat)
        .map(|(_, card)| *card)
}

/// Whether a Leader wins with this side, as their cards lie now: at most one of them unrevealed, and at least two
/// revealed that speak for it (XMOT-6). Public.
#[must_use]
pub fn wins_with(state: &State, seat: SeatId, winner: Winner) -> bool {
    rule!("XMOT-6");
    rule!("XLEAD-6");
    rule!("END-12");
    let sides = revealed(state, seat).filter_map(HeldCard::motive);
    let speak = sides.filter(|row| row.side == winner).count();
    state.held_count(HeldKind::MOTIVE, seat) <= 1 && speak >= 2
}
