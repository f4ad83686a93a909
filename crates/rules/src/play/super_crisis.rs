//! The Super Crisis deck and the hands of revealed Cylons, where Dradis keeps them.

use dradis_facts::chance::{Draw, Stream};
use dradis_facts::content::{AttackDeck, CrisisDeck, SuperCrisisId};
use dradis_facts::options::Mode;
use dradis_facts::piles::Pile;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::state::State;

mod procedure;
mod question;

pub(crate) use procedure::{
    correct, draw_super_crises, play, set_super_crises, swap, swap_chosen, swap_unasked,
};
pub(crate) use question::{ask_discard, ask_play, place};

/// Whether Dradis keeps the Super Crisis cards.
#[must_use]
pub fn kept(state: &State) -> bool {
    state.options.modes.super_crises == Mode::App
}

/// Whether the deck must be shuffled before a card is drawn: at the first draw, when it has run out (LIMIT-1),
/// and after a correction.
#[must_use]
pub fn must_be_built(state: &State) -> bool {
    let there = usize::from(state.piles.of(Pile::SuperCrisis));
    there == 0 || state.super_crises.deck.reveal().len() != there
}

/// Super Crisis cards that lie open, named by everybody.
#[must_use]
pub fn lying_open(state: &State) -> Vec<SuperCrisisId> {
    let attacks = state.battle.in_play.iter();
    let attacks = attacks.filter(|card| card.facts().deck == AttackDeck::SuperCrisis);
    let crises = &state.crises;
    let resolving = crises.open.iter().filter_map(|open| open.card);
    let stay = crises.in_play.iter().copied();
    let crises = resolving
        .chain(stay)
        .filter(|card| card.facts().deck == CrisisDeck::SuperCrisis);
    let names = crises
        .map(|card| card.name())
        .chain(attacks.map(|card| card.name()));
    names.filter_map(SuperCrisisId::find).collect()
}

/// Most cards in a hand that Dradis keeps. The rules give a Cylon one and swap it; a correction may give more, as
/// long as a player's secrets fit one frame of the channel whatever else they know.
pub const HAND_MOST: u8 = 3;

/// How many cards more a player can be given. Public.
#[must_use]
pub fn room(state: &State, seat: SeatId) -> u8 {
    let held = state.loyalty.super_crises(seat);
    left(state).min(HAND_MOST.saturating_sub(held))
}

/// Cards that can still be drawn, from the deck and from what goes back into it. Public: everybody sees how many
/// are held and how many lie open.
#[must_use]
pub fn left(state: &State) -> u8 {
    let held: u8 = state.loyalty.super_crises.values().sum();
    let open = u8::try_from(lying_open(state).len()).unwrap_or(u8::MAX);
    let out = held.saturating_add(open);
    Pile::SuperCrisis.most(state.kit()).saturating_sub(out)
}

/// A deck as Dradis shuffles it: what is neither held nor open nor discarded, in the order of the content
/// before the shuffle, and as many cards of it as the pile counts. What was discarded joins it where the deck has
/// run out or would be too small (LIMIT-1).
#[must_use]
pub fn build_deck(state: &State, draw: &mut Draw<'_>) -> Vec<SuperCrisisId> {
    rule!("SETUP-11");
    let there = usize::from(state.piles.of(Pile::SuperCrisis));
    let hands = state.super_crises.hands.reveal();
    let open = lying_open(state);
    let discarded = state.super_crises.discarded.reveal();
    let out = |card: &SuperCrisisId| {
        open.contains(card) || hands.values().any(|hand| hand.contains(card))
    };
    let all = || state.kit().super_crises().filter(|card| !out(card));
    let mut deck: Vec<SuperCrisisId> = all().filter(|card| !discarded.contains(card)).collect();
    if there == 0 || deck.len() < there {
        rule!("LIMIT-1");
        rule!("LIMIT-21");
        deck = all().collect();
    }
    draw.shuffle(Stream::SuperCrisis, &mut deck);
    if there > 0 {
        deck.truncate(there);
    }
    deck
}
