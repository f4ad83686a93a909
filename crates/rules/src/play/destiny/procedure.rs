//! The Destiny deck: built, drawn from, turned up.

use dradis_facts::destiny::SkillCard;
use dradis_facts::hidden::Hidden;
use dradis_facts::options::Mode;
use dradis_facts::piles::Pile;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_state::event::Event;

use crate::play::destiny;
use crate::play::doing::Doing;
use crate::play::hands::skill_cards_left;

/// Builds a deck of so many cards in the place of the former one (SETUP-16, DESTINY-3).
pub(crate) fn build_deck(doing: &mut Doing<'_>, cards: u8) {
    let deck = match doing.state.options.modes.destiny {
        Mode::App => doing.draw(|state, draw| destiny::build(state.kit(), cards, draw)),
        Mode::Table => Vec::new(),
    };
    doing.emit(Event::DestinyBuilt {
        cards,
        deck: Hidden::new(deck),
    });
}

/// Builds the next deck, with `drawn` cards of the last one lying in a check that does not count them yet.
fn build_next(doing: &mut Doing<'_>, drawn: u8) {
    let cards = match doing.state.options.modes.destiny {
        Mode::App => destiny::size(doing.state.kit()),
        Mode::Table => destiny::size_of(
            doing.state.kit(),
            skill_cards_left(&doing.state).saturating_sub(drawn),
        ),
    };
    build_deck(doing, cards);
}

/// A check takes its cards (DESTINY-2); as soon as the last one is gone there is a new deck (DESTINY-3), and what is
/// still missing comes from that. How many it has taken.
pub(crate) fn draw_for_a_check(doing: &mut Doing<'_>) -> u8 {
    let wanted = destiny::for_a_check(doing.state.kit());
    draw(doing, wanted)
}

/// So many cards leave the deck for a check. How many there were.
pub(crate) fn draw(doing: &mut Doing<'_>, wanted: u8) -> u8 {
    let mut drawn = 0;
    while drawn < wanted {
        let there = doing.state.piles.of(Pile::Destiny);
        if there == 0 {
            // Only a correction leaves none, or that no skill card was left to build from.
            build_next(doing, drawn);
        } else if doing.state.options.modes.destiny == Mode::App
            && !doing.state.destiny.is_laid_out(there)
        {
            build_deck(doing, there);
        }
        let there = doing.state.piles.of(Pile::Destiny);
        let cards = there.min(wanted - drawn);
        if cards == 0 {
            break;
        }
        doing.emit(Event::DestinyDrawn { cards });
        drawn += cards;
        if cards == there {
            rule!("DESTINY-3");
            rule!("CHECK-17");
            build_next(doing, drawn);
        }
    }
    drawn
}

/// Turns up what was drawn, with the cards from the hands, as one sorted pile. Where the table keeps the deck it turns
/// its own cards up.
pub(crate) fn show(doing: &mut Doing<'_>, pile: &[SkillCard]) -> Result<Vec<SkillCard>, Rejection> {
    if doing.state.destiny.waiting() == 0 {
        return Err(Rejection::NoDestinyToShow);
    }
    rule!("SECRET-6");
    let mut cards = doing.state.destiny.drawn.reveal().clone();
    cards.extend(pile);
    cards.sort_unstable();
    let shown = cards.clone();
    doing.emit(Event::DestinyShown { cards });
    Ok(shown)
}
