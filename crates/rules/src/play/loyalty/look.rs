//! Looking at the Loyalty cards of another player.

use dradis_facts::chance::{Draw, Stream};
use dradis_facts::content::LoyaltyCard;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::loyalty::Loyalty;

/// The cards that somebody gets to see who may look at all of a player's unrevealed cards, or at one. One of several
/// is drawn from [`Stream::LooksAtLoyalty`]: verifiers repeat it (docs/PROTOCOL.md, section 4). Nothing is drawn
/// where there is nothing to draw between.
#[must_use]
pub fn seen(loyalty: &Loyalty, at: SeatId, all: bool, draw: &mut Draw<'_>) -> Vec<LoyaltyCard> {
    let mut cards = loyalty.unrevealed(at);
    if all || cards.len() < 2 {
        return cards;
    }
    rule!("LOYAL-4");
    rule!("POOL-8");
    let between = u32::try_from(cards.len()).unwrap_or(u32::MAX);
    let drawn = draw.below(Stream::LooksAtLoyalty, between);
    usize::try_from(drawn).map_or_else(|_| Vec::new(), |at| vec![cards.swap_remove(at)])
}
