//! Held cards: dealt, given up, played, and put right.

use dradis_facts::choice::Choice;
use dradis_facts::content::{Discarded, HeldCard, HeldKind};
use dradis_facts::hidden::Hidden;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::action::ActionStep;
use dradis_state::agenda::Work;
use dradis_state::event::Event;
use dradis_state::held::HeldEvent;

use crate::play::decks::draw_from;
use crate::play::doing::Doing;
use crate::play::held;
use crate::play::held::place;

fn emit(doing: &mut Doing<'_>, kind: HeldKind, held: HeldEvent) {
    doing.emit(Event::Held { kind, held });
}

/// So many cards go to a player from the top of the deck, or as many as there are (REVEAL-8, LIMIT-1).
pub(crate) fn deal(doing: &mut Doing<'_>, kind: HeldKind, seat: SeatId, cards: u8) {
    for _ in 0..cards.min(held::room(&doing.state, kind, seat)) {
        deal_one(doing, kind, seat);
    }
}

/// The deck is shuffled if it has to be before anything is drawn from it.
pub(crate) fn ensure(doing: &mut Doing<'_>, kind: HeldKind) {
    if held::must_be_built(&doing.state, kind) {
        let deck = doing.draw(|state, draw| held::build_deck(state, kind, draw));
        let cards = u8::try_from(deck.len()).unwrap_or(u8::MAX);
        let deck = Hidden::new(deck);
        emit(doing, kind, HeldEvent::DeckBuilt { cards, deck });
    }
}

fn deal_one(doing: &mut Doing<'_>, kind: HeldKind, seat: SeatId) {
    ensure(doing, kind);
    rule!("REVEAL-8");
    rule!("POOL-4");
    emit(doing, kind, HeldEvent::Dealt { seat });
}

/// The cards at the end of a hand go under the deck, but for the one at this place if there is one.
pub(crate) fn put_under(
    doing: &mut Doing<'_>,
    kind: HeldKind,
    seat: SeatId,
    last: u8,
    keep: Option<u8>,
) {
    let held = doing.state.held_count(kind, seat);
    for at in (held.saturating_sub(last)..held).rev() {
        if Some(at) != keep {
            emit(doing, kind, HeldEvent::Under { seat, at });
        }
    }
}

/// So many cards go to a player who chooses among them, whatever they hold, or as many as there are. How many there were.
pub(crate) fn deal_to_choose(doing: &mut Doing<'_>, kind: HeldKind, seat: SeatId, cards: u8) -> u8 {
    let cards = cards.min(held::left(&doing.state, kind));
    for _ in 0..cards {
        deal_one(doing, kind, seat);
    }
    cards
}

/// A player gives cards up and draws others. Which they give up is theirs to say, where they hold more
/// (LOC-RESURRECTION-1).
fn swap(doing: &mut Doing<'_>, kind: HeldKind, seat: SeatId, cards: u8, discard: u8) {
    if discard == 0 {
        return deal(doing, kind, seat, cards);
    }
    let action = ActionStep::SwapHeld {
        kind,
        seat,
        cards,
        discard,
    };
    let work = vec![Work::Action { action }];
    doing.emit(Event::Scheduled { work });
}

/// There was nothing to choose: all that can be are given up.
pub(crate) fn swap_unasked(
    doing: &mut Doing<'_>,
    kind: HeldKind,
    seat: SeatId,
    cards: u8,
    discard: u8,
) {
    let held = doing.state.held_count(kind, seat);
    for _ in 0..discard.min(held) {
        give_up(doing, kind, seat, 0);
    }
    deal(doing, kind, seat, cards);
}

/// The player has said which card they give up.
pub(crate) fn swap_chosen(
    doing: &mut Doing<'_>,
    kind: HeldKind,
    seat: SeatId,
    cards: u8,
    discard: u8,
    choice: Choice,
) -> Result<(), Rejection> {
    let at = place(choice).ok_or(Rejection::StalePrompt)?;
    give_up(doing, kind, seat, at);
    swap(doing, kind, seat, cards, discard.saturating_sub(1));
    Ok(())
}

fn give_up(doing: &mut Doing<'_>, kind: HeldKind, seat: SeatId, at: u8) {
    match kind.facts().discarded {
        Discarded::Unseen => {
            rule!("POOL-4");
            emit(doing, kind, HeldEvent::Discarded { seat, at });
        }
        Discarded::Open => {
            rule!("XMUT-8");
            play(doing, kind, seat, at);
        }
    }
}

/// A player loses all cards of a kind.
pub(crate) fn lose_all(doing: &mut Doing<'_>, kind: HeldKind, seat: SeatId) {
    if held::kept(&doing.state, kind) {
        for _ in 0..doing.state.held_count(kind, seat) {
            give_up(doing, kind, seat, 0);
        }
    } else {
        set_count(doing, kind, seat, 0);
    }
}

/// A card of the hand is played: everybody knows it from now on. `None` where none is left.
pub(crate) fn play(
    doing: &mut Doing<'_>,
    kind: HeldKind,
    seat: SeatId,
    at: u8,
) -> Option<HeldCard> {
    let held = doing.state.held_hand(kind, seat);
    let card = held.get(usize::from(at)).copied()?;
    rule!("CYPLAYER-10");
    emit(doing, kind, HeldEvent::Played { seat, card });
    Some(card)
}

/// A correction of how many cards a player holds: more are dealt, or all go back into the deck. Which single one
/// they would lose nobody but they could say.
pub(crate) fn correct(doing: &mut Doing<'_>, kind: HeldKind, seat: SeatId, cards: u8) {
    let held = doing.state.held_count(kind, seat);
    match cards.checked_sub(held) {
        Some(more) => deal(doing, kind, seat, more),
        None => emit(doing, kind, HeldEvent::Returned { seat }),
    }
}

/// A player gives held cards up and draws others, at random (REVEAL-8, LOC-RESURRECTION-1), or as many as there are
/// (LIMIT-1).
pub(crate) fn draw_held(
    doing: &mut Doing<'_>,
    kind: HeldKind,
    seat: SeatId,
    cards: u8,
    discard: u8,
) {
    if held::kept(&doing.state, kind) {
        return swap(doing, kind, seat, cards, discard);
    }
    let Some(pile) = kind.pile() else {
        // The table keeps a deck that nobody counts.
        let kept = doing.state.held_count(kind, seat).saturating_sub(discard);
        let cards = cards.min(held::left(&doing.state, kind));
        return set_count(doing, kind, seat, kept.saturating_add(cards));
    };
    rule!("POOL-4");
    let held = doing.state.held_count(kind, seat);
    let kept = held.saturating_sub(discard);
    let open = held::lying_open(&doing.state, kind).len();
    let elsewhere = doing
        .state
        .held_by_all(kind)
        .saturating_sub(held - kept)
        .saturating_add(u8::try_from(open).unwrap_or(u8::MAX));
    let most = pile.most(doing.state.kit());
    let cards = cards.min(most.saturating_sub(elsewhere));
    let out = elsewhere.saturating_add(cards);
    draw_from(doing, pile, cards, out);
    set_count(doing, kind, seat, kept.saturating_add(cards));
}

/// How many cards of a kind that the table keeps a player holds from now on.
pub(crate) fn set_count(doing: &mut Doing<'_>, kind: HeldKind, seat: SeatId, to: u8) {
    let from = doing.state.held_count(kind, seat);
    if from != to {
        doing.emit(Event::HeldCounted {
            kind,
            seat,
            from,
            to,
        });
    }
}
