//! The Destiny deck: built, drawn from, turned up.

use super::Doing;
use crate::destiny;
use crate::event::Event;
use crate::hidden::Hidden;
use crate::options::Mode;
use crate::piles::Pile;
use crate::rejection::Rejection;
use crate::rule;

/// Builds a deck of so many cards in the place of the former one (SETUP-16, DESTINY-3).
pub(super) fn build(doing: &mut Doing<'_>, cards: u8) {
    let deck = match doing.state.options.modes.destiny {
        Mode::App => doing.draw(|_, draw| destiny::build(cards, draw)),
        Mode::Table => Vec::new(),
    };
    doing.emit(Event::DestinyBuilt {
        cards,
        deck: Hidden::new(deck),
    });
}

/// A check takes its cards (DESTINY-2); as soon as the last one is gone there is a new deck (DESTINY-3). How many
/// it has taken.
pub(super) fn draw_for_a_check(doing: &mut Doing<'_>) -> u8 {
    let there = doing.state.piles.of(Pile::Destiny);
    if there == 0 {
        // Only a correction leaves none.
        build(doing, destiny::size());
    } else if doing.state.options.modes.destiny == Mode::App
        && !doing.state.destiny.is_laid_out(there)
    {
        build(doing, there);
    }
    let there = doing.state.piles.of(Pile::Destiny);
    let cards = destiny::for_a_check(there);
    doing.emit(Event::DestinyDrawn { cards });
    if cards == there {
        rule!("DESTINY-3");
        rule!("CHECK-17");
        build(doing, destiny::size());
    }
    cards
}

/// Turns up what was drawn. Where the table keeps the deck it turns its own cards up.
pub(super) fn show(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    let cards = doing.state.destiny.drawn.reveal().clone();
    if cards.is_empty() {
        return Err(Rejection::NoDestinyToShow);
    }
    doing.emit(Event::DestinyShown { cards });
    Ok(())
}
