//! Cards that players hold, by kind, and their decks where Dradis keeps them.

use dradis_facts::chance::Draw;
use dradis_facts::content::{AttackDeck, CrisisDeck, HeldCard, HeldKind};
use dradis_facts::message::{Line, Message};
use dradis_facts::options::Mode;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::held::take_out;
use dradis_state::ionian::Spot;
use dradis_state::state::State;

mod procedure;
mod question;

pub(crate) use procedure::{
    correct, deal_to_choose, draw_held, ensure, lose_all, play, put_under, set_count, swap_chosen,
    swap_unasked,
};
pub(crate) use question::{
    ask_discard, ask_drawn, ask_lay, ask_play, ask_play_or_not, ask_reveal, place,
};

/// What an answer that is a card says.
pub(crate) fn label(card: HeldCard) -> Line {
    Line::new(Message::OptionHeldCard).word("card", card.id())
}

/// Whether Dradis keeps the cards of this kind.
#[must_use]
pub fn kept(state: &State, kind: HeldKind) -> bool {
    kind.mode(&state.options.modes) == Mode::App
}

/// Whether the deck must be shuffled before a card is drawn: at the first draw, when it has run out (LIMIT-1),
/// and after a correction.
#[must_use]
pub fn must_be_built(state: &State, kind: HeldKind) -> bool {
    let there = usize::from(state.left_in_deck(kind));
    let deck = state.held_deck(kind);
    there == 0 || deck.is_none_or(|deck| deck.deck.reveal().len() != there)
}

/// Cards of a kind that lie open, named by everybody.
#[must_use]
pub fn lying_open(state: &State, kind: HeldKind) -> Vec<HeldCard> {
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
    let cards = names.filter_map(HeldCard::find);
    let of_kind = kind.cards();
    cards.filter(|card| of_kind.contains(card)).collect()
}

/// How many cards more a player can be given. Public.
#[must_use]
pub fn room(state: &State, kind: HeldKind, seat: SeatId) -> u8 {
    let held = state.held_count(kind, seat);
    left(state, kind).min(kind.facts().most.saturating_sub(held))
}

/// Cards that can still be drawn, from the deck and from what goes back into it. Public: everybody sees how many
/// are held and how many lie open.
#[must_use]
pub fn left(state: &State, kind: HeldKind) -> u8 {
    let gone = state.held_deck(kind);
    let gone = gone.map_or(0, |deck| deck.open.len() + deck.removed.len());
    let out = usize::from(state.held_by_all(kind)) + lying_open(state, kind).len() + gone;
    let out = out + beside(state, kind).len() + beside_cards(state, kind).count();
    let left = kind.deck(state.kit()).len().saturating_sub(out);
    u8::try_from(left).unwrap_or(u8::MAX)
}

/// Where tokens lie that nobody holds; public.
fn beside(state: &State, kind: HeldKind) -> &[Spot] {
    match &state.ionian {
        Some(there) if kind == HeldKind::TRAUMA => &there.spots,
        Some(_) | None => &[],
    }
}

/// Tokens that lie beside Crossroads cards, where Dradis keeps them (ION-7). Secret but for how many there are.
fn beside_cards(state: &State, kind: HeldKind) -> impl Iterator<Item = HeldCard> {
    let there = state.crossroads.iter();
    let there = there.filter(move |_| kind == HeldKind::TRAUMA);
    there.flat_map(|there| there.laid.reveal().values().copied())
}

/// A deck as Dradis shuffles it: what is neither held nor open nor discarded, in the order of the content
/// before the shuffle, and as many cards of it as the pile counts. What was discarded joins it where the deck has
/// run out or would be too small (LIMIT-1).
#[must_use]
pub fn build_deck(state: &State, kind: HeldKind, draw: &mut Draw<'_>) -> Vec<HeldCard> {
    rule!("SETUP-11");
    let there = usize::from(state.left_in_deck(kind));
    let mut out = lying_open(state, kind);
    let mut discarded = &Vec::new();
    if let Some(deck) = state.held_deck(kind) {
        out.extend(deck.hands.reveal().values().flatten());
        out.extend(deck.open.iter().map(|(_, card)| card));
        out.extend(&deck.removed);
        discarded = deck.discarded.reveal();
    }
    let tokens = state.ionian.as_ref().map(|there| there.tokens.reveal());
    out.extend(
        tokens
            .into_iter()
            .flatten()
            .filter(|_| kind == HeldKind::TRAUMA),
    );
    out.extend(beside_cards(state, kind));
    let mut all = kind.deck(state.kit());
    take_out(&mut all, &out);
    let mut deck = all.clone();
    take_out(&mut deck, discarded);
    if there == 0 || deck.len() < there {
        rule!("LIMIT-1");
        rule!("LIMIT-21");
        deck = all;
    }
    draw.shuffle(kind.facts().stream, &mut deck);
    if there > 0 {
        deck.truncate(there);
    }
    deck
}
