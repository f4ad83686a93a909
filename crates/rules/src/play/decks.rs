//! Cards that leave the decks beside the board.

use dradis_facts::piles::Pile;
use dradis_state::event::Event;

use crate::play::doing::Doing;

/// Draws from a deck that Dradis only counts. `out` of its cards are neither in it nor discarded afterwards.
pub(crate) fn draw_from(doing: &mut Doing<'_>, pile: Pile, cards: u8, out: u8) {
    let from = doing.state.piles.of(pile);
    let most = doing.state.most_cards(pile);
    let to = doing.state.piles.after_drawing(most, pile, cards, out);
    if from != to {
        doing.emit(Event::PileChanged { pile, from, to });
    }
}
