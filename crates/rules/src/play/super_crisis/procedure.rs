//! The Super Crisis cards that Dradis keeps: dealt, given up, played, and put right.

use dradis_facts::choice::Choice;
use dradis_facts::content::SuperCrisisId;
use dradis_facts::hidden::Hidden;
use dradis_facts::piles::Pile;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::action::ActionStep;
use dradis_state::agenda::Work;
use dradis_state::event::Event;
use dradis_state::super_crisis::SuperCrisisEvent;

use crate::play::decks::draw_from;
use crate::play::doing::Doing;
use crate::play::super_crisis;
use crate::play::super_crisis::place;

fn emit(doing: &mut Doing<'_>, super_crisis: SuperCrisisEvent) {
    doing.emit(Event::SuperCrisis { super_crisis });
}

/// So many cards go to a revealed Cylon from the top of the deck, or as many as there are (REVEAL-8, LIMIT-1).
pub(crate) fn deal(doing: &mut Doing<'_>, seat: SeatId, cards: u8) {
    for _ in 0..cards.min(super_crisis::room(&doing.state, seat)) {
        if super_crisis::must_be_built(&doing.state) {
            let deck = doing.draw(super_crisis::build_deck);
            let cards = u8::try_from(deck.len()).unwrap_or(u8::MAX);
            let deck = Hidden::new(deck);
            emit(doing, SuperCrisisEvent::DeckBuilt { cards, deck });
        }
        rule!("REVEAL-8");
        rule!("POOL-4");
        emit(doing, SuperCrisisEvent::Dealt { seat });
    }
}

/// A revealed Cylon gives cards up and draws others. Which they give up is theirs to say, where they hold more
/// (LOC-RESURRECTION-1).
pub(crate) fn swap(doing: &mut Doing<'_>, seat: SeatId, cards: u8, discard: u8) {
    if discard == 0 {
        return deal(doing, seat, cards);
    }
    let action = ActionStep::SwapSuperCrises {
        seat,
        cards,
        discard,
    };
    let work = vec![Work::Action { action }];
    doing.emit(Event::Scheduled { work });
}

/// There was nothing to choose: all that can be are given up.
pub(crate) fn swap_unasked(doing: &mut Doing<'_>, seat: SeatId, cards: u8, discard: u8) {
    let held = doing.state.loyalty.super_crises(seat);
    for _ in 0..discard.min(held) {
        give_up(doing, seat, 0);
    }
    deal(doing, seat, cards);
}

/// The player has said which card they give up.
pub(crate) fn swap_chosen(
    doing: &mut Doing<'_>,
    seat: SeatId,
    cards: u8,
    discard: u8,
    choice: Choice,
) -> Result<(), Rejection> {
    let at = place(choice).ok_or(Rejection::StalePrompt)?;
    give_up(doing, seat, at);
    swap(doing, seat, cards, discard.saturating_sub(1));
    Ok(())
}

fn give_up(doing: &mut Doing<'_>, seat: SeatId, at: u8) {
    rule!("POOL-4");
    emit(doing, SuperCrisisEvent::Discarded { seat, at });
}

/// A card of the hand is played: everybody knows it from now on. `None` where none is left.
pub(crate) fn play(doing: &mut Doing<'_>, seat: SeatId, at: u8) -> Option<SuperCrisisId> {
    let held = doing.state.super_crises.held(seat);
    let card = held.get(usize::from(at)).copied()?;
    rule!("CYPLAYER-10");
    emit(doing, SuperCrisisEvent::Played { seat, card });
    Some(card)
}

/// A correction of how many cards a player holds: more are dealt, or all go back into the deck. Which single one
/// they would lose nobody but they could say.
pub(crate) fn correct(doing: &mut Doing<'_>, seat: SeatId, cards: u8) {
    let held = doing.state.loyalty.super_crises(seat);
    match cards.checked_sub(held) {
        Some(more) => deal(doing, seat, more),
        None => emit(doing, SuperCrisisEvent::Returned { seat }),
    }
}

/// A revealed Cylon gives Super Crisis cards up and draws others, at random (REVEAL-8, LOC-RESURRECTION-1), or
/// as many as there are (LIMIT-1).
pub(crate) fn draw_super_crises(doing: &mut Doing<'_>, seat: SeatId, cards: u8, discard: u8) {
    if super_crisis::kept(&doing.state) {
        return crate::play::super_crisis::swap(doing, seat, cards, discard);
    }
    rule!("POOL-4");
    let held = doing.state.loyalty.super_crises(seat);
    let kept = held.saturating_sub(discard);
    let all: u8 = doing.state.loyalty.super_crises.values().sum();
    let open = super_crisis::lying_open(&doing.state).len();
    let elsewhere = all
        .saturating_sub(held - kept)
        .saturating_add(u8::try_from(open).unwrap_or(u8::MAX));
    let cards = cards.min(
        Pile::SuperCrisis
            .most(doing.state.kit())
            .saturating_sub(elsewhere),
    );
    let out = elsewhere.saturating_add(cards);
    draw_from(doing, Pile::SuperCrisis, cards, out);
    set_super_crises(doing, seat, kept.saturating_add(cards));
}

/// How many Super Crisis cards a revealed Cylon holds from now on.
pub(crate) fn set_super_crises(doing: &mut Doing<'_>, seat: SeatId, to: u8) {
    let from = doing.state.loyalty.super_crises(seat);
    if from != to {
        doing.emit(Event::SuperCrisisHand { seat, from, to });
    }
}
