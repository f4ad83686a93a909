//! Effects on the Destiny deck and on the President's Quorum cards.

use dradis_facts::choice::Choice;
use dradis_facts::content::SkillType;
use dradis_facts::destiny::SkillCard;
use dradis_facts::effect::{Effect, Question, Who};
use dradis_facts::hidden::Hidden;
use dradis_facts::options::Mode;
use dradis_facts::piles::Pile;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::effect::{Course, EffectEvent};
use dradis_state::event::Event;

use super::{carry_out, draw_quorum, emit, play_quorum, quorum_hand};
use crate::play::destiny;
use crate::play::doing::Doing;
use crate::play::effect::{kept_destiny, may_swap};

/// The President discards Quorum cards of the hand; which ones is on the table.
pub(super) fn discard_quorum(doing: &mut Doing<'_>, cards: u8) {
    rule!("POOL-5");
    let held = doing.state.piles.of(Pile::QuorumHand);
    let left = held.saturating_sub(cards);
    if left != held {
        quorum_hand(doing, left);
    }
}

/// Quorum cards of the hand go under the deck; which ones is on the table.
pub(super) fn quorum_under(doing: &mut Doing<'_>, cards: u8) {
    rule!("POOL-5");
    let held = doing.state.piles.of(Pile::QuorumHand);
    let cards = cards.min(held);
    if cards > 0 {
        quorum_hand(doing, held - cards);
        let pile = Pile::Quorum;
        let from = doing.state.piles.of(pile);
        let to = from.saturating_add(cards);
        doing.emit(Event::PileChanged { pile, from, to });
    }
}

/// As many Quorum cards of the hand as were said go, and as many come.
pub(super) fn swap_quorum(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let Choice::Cards(cards) = choice else {
        return Err(Rejection::StalePrompt);
    };
    if cards > may_swap(&doing.state) {
        return Err(Rejection::StalePrompt);
    }
    discard_quorum(doing, cards);
    draw_quorum(doing, cards);
    Ok(())
}

/// The Destiny deck that Dradis keeps has all the cards that the pile counts.
fn lay_out(doing: &mut Doing<'_>) {
    let there = doing.state.piles.of(Pile::Destiny);
    if there > 0 && kept_destiny(&doing.state) && !doing.state.destiny.is_laid_out(there) {
        destiny::build_deck(doing, there);
    }
}

/// Cards of a type are shuffled into the Destiny deck.
pub(super) fn mix(doing: &mut Doing<'_>, skill: SkillType, cards: u8) {
    let cards = there_are(doing, skill, cards);
    if cards > 0 {
        mixed(doing, Some(skill), cards);
    }
}

/// So many cards of a type, or as many as there are in the game.
fn there_are(doing: &Doing<'_>, skill: SkillType, cards: u8) -> u8 {
    let all = doing.state.kit().skill_deck(skill).count();
    u8::try_from(all).unwrap_or(u8::MAX).min(cards)
}

fn mixed(doing: &mut Doing<'_>, skill: Option<SkillType>, cards: u8) {
    lay_out(doing);
    let deck = match doing.state.options.modes.destiny {
        Mode::App => doing.draw(|state, draw| {
            let deck = state.destiny.deck.reveal();
            destiny::mixed(state.kit(), deck, skill, cards, draw)
        }),
        Mode::Table => Vec::new(),
    };
    let deck = Hidden::new(deck);
    emit(doing, EffectEvent::DestinyMixed { skill, cards, deck });
}

/// The Destiny deck is discarded, and there is a new one of one type.
pub(super) fn rebuild(doing: &mut Doing<'_>, skill: SkillType, cards: u8) {
    let cards = there_are(doing, skill, cards);
    if cards == 0 {
        return;
    }
    let deck = match doing.state.options.modes.destiny {
        Mode::App => {
            doing.draw(|state, draw| destiny::mixed(state.kit(), &[], Some(skill), cards, draw))
        }
        Mode::Table => Vec::new(),
    };
    rule!("DESTINY-3");
    let deck = Hidden::new(deck);
    emit(doing, EffectEvent::DestinyRebuilt { skill, cards, deck });
}

/// Somebody looks the Destiny deck through. Where the table keeps it, people do so, and its cards are counted.
pub(super) fn search(doing: &mut Doing<'_>, course: &Course, by: Who, discard: u8) {
    let Some(seat) = course.affected(&doing.state, by).first().copied() else {
        return;
    };
    if !kept_destiny(&doing.state) {
        let pile = Pile::Destiny;
        let from = doing.state.piles.of(pile);
        let to = from.saturating_sub(discard);
        if from != to {
            doing.emit(Event::PileChanged { pile, from, to });
        }
        build_next(doing);
        return;
    }
    if doing.state.destiny.looking.is_some() || discard == 0 {
        // Nothing is left to discard.
        seen(doing);
        return;
    }
    lay_out(doing);
    if doing.state.piles.of(Pile::Destiny) == 0 {
        return;
    }
    rule!("SECRET-2");
    emit(doing, EffectEvent::DestinyLooked { seat });
    let again = Effect::Ask(Question::SearchDestiny { by, discard });
    carry_out(doing, course.with(&[again]));
}

/// Whoever has looked the deck through shuffles it, and nobody sees it any more.
fn seen(doing: &mut Doing<'_>) {
    emit(doing, EffectEvent::DestinySeen);
    if doing.state.piles.of(Pile::Destiny) > 1 {
        mixed(doing, None, 0);
    }
    build_next(doing);
}

/// As soon as the last Destiny card is gone there is a new deck (DESTINY-3).
fn build_next(doing: &mut Doing<'_>) {
    if doing.state.piles.of(Pile::Destiny) == 0 {
        rule!("DESTINY-3");
        destiny::build_deck(doing, destiny::size(doing.state.kit()));
    }
}

/// A card of the Destiny deck that somebody looks through is discarded: everybody sees it from now on.
pub(super) fn searched(
    doing: &mut Doing<'_>,
    mut course: Course,
    by: Who,
    discard: u8,
    choice: Choice,
) -> Result<(), Rejection> {
    let at = crate::play::held::place(choice).ok_or(Rejection::StalePrompt)?;
    let deck: &[SkillCard] = doing.state.destiny.deck.reveal();
    let card = deck.get(usize::from(at)).copied();
    let card = card.ok_or(Rejection::StalePrompt)?;
    let discard = discard.saturating_sub(1);
    let more = discard > 0 && deck.len() > 1;
    if more {
        let next = Effect::Ask(Question::SearchDestiny { by, discard });
        course.left.insert(0, next);
    }
    carry_out(doing, course);
    rule!("POOL-2");
    emit(doing, EffectEvent::DestinyDiscarded { at, card });
    if !more {
        seen(doing);
    }
    Ok(())
}

/// Two Quorum cards are drawn: the President gets one, and the other one is played at once, or discarded (CLAR-73).
pub(super) fn share_quorum(
    doing: &mut Doing<'_>,
    seat: SeatId,
    choice: Choice,
) -> Result<(), Rejection> {
    rule!("CLAR-73");
    rule!("POOL-5");
    let held = doing.state.piles.of(Pile::QuorumHand);
    draw_quorum(doing, 2);
    quorum_hand(doing, held.saturating_add(1));
    if choice == Choice::Discarded {
        return Ok(());
    }
    let Choice::Quorum(card) = choice else {
        return Err(Rejection::StalePrompt);
    };
    play_quorum(doing, seat, card);
    Ok(())
}
