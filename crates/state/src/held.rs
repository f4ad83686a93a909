//! Cards that players hold, hidden from the others: the one list that whoever shows or counts them walks, and the decks
//! that Dradis keeps of them.

use std::collections::BTreeMap;

use dradis_facts::content::{HeldCard, HeldCards, HeldKind, Trauma};
use dradis_facts::hidden::Hidden;
use dradis_facts::options::Mode;
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

use crate::state::State;

/// The cards of one kind in front of a player, in the order received. The player's secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Held {
    /// The kind; public.
    pub kind: HeldKind,
    /// The cards.
    pub cards: Vec<HeldCard>,
}

/// How many cards of a kind a player holds. Public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeldCount {
    /// The kind.
    pub kind: HeldKind,
    /// How many; 1 or more.
    pub cards: u8,
}

/// Where the cards of a kind lie that Dradis keeps. How many a player holds is public and is counted apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldDeck {
    /// The kind; public.
    pub kind: HeldKind,
    /// The deck, its top first. Nobody's to know.
    pub deck: Hidden<Vec<HeldCard>>,
    /// The cards of each player, in the order received; theirs alone to know (CYPLAYER-6).
    pub hands: Hidden<BTreeMap<SeatId, Vec<HeldCard>>>,
    /// Cards that were played or given up since the deck was last shuffled. Which were given up is for nobody
    /// but who gave them up, so that it stays hidden as a whole.
    pub discarded: Hidden<Vec<HeldCard>>,
    /// Cards that were revealed and lie open before players. Public.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<(SeatId, HeldCard)>,
    /// Cards that have left the game. Public.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<HeldCard>,
}

/// What happens to cards of a kind that Dradis keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum HeldEvent {
    /// Dradis shuffled a deck, in the place of the one before.
    DeckBuilt {
        /// Its number of cards; public.
        cards: u8,
        /// The cards, the top first.
        deck: Hidden<Vec<HeldCard>>,
    },
    /// The top card went to a player, who alone sees it (REVEAL-8).
    Dealt {
        /// The player; public.
        seat: SeatId,
    },
    /// A player gave a card up, unseen by the others (LOC-RESURRECTION-1).
    Discarded {
        /// The player.
        seat: SeatId,
        /// Its place in the hand, from 0; public like the question that was answered.
        at: u8,
    },
    /// A player plays a card, which lies open from now on (CYPLAYER-10).
    Played {
        /// The player.
        seat: SeatId,
        /// The card.
        card: HeldCard,
    },
    /// A player reveals a card, which lies open before them from now on (XMOT-3). Where the table keeps the cards it has
    /// named it.
    Shown {
        /// The player.
        seat: SeatId,
        /// The card.
        card: HeldCard,
    },
    /// A player gave another one a card that they had drawn to choose from; these two alone know which (CLAR-50).
    Given {
        /// Who gave it.
        from: SeatId,
        /// Who has it.
        to: SeatId,
        /// Its place in the hand of the one who gave it, from 0; public like the question that was answered.
        at: u8,
    },
    /// A player put a card under the deck that they had drawn to choose from, unseen by the others (CLAR-50).
    Under {
        /// The player.
        seat: SeatId,
        /// Its place in the hand, from 0; public like the question that was answered.
        at: u8,
    },
    /// A card that was played has left the game.
    Removed {
        /// The card.
        card: HeldCard,
    },
    /// A correction has taken all cards of a player back into the deck, which is shuffled before it is drawn from.
    Returned {
        /// The player.
        seat: SeatId,
    },
}

impl HeldDeck {
    /// Without a card.
    #[must_use]
    pub fn of(kind: HeldKind) -> Self {
        Self {
            kind,
            deck: Hidden::default(),
            hands: Hidden::default(),
            discarded: Hidden::default(),
            open: Vec::new(),
            removed: Vec::new(),
        }
    }

    /// Every card of it, wherever it lies.
    pub fn cards(&self) -> impl Iterator<Item = HeldCard> {
        let hands = self.hands.reveal().values().flatten();
        let cards = self.deck.reveal().iter().chain(hands);
        let open = self.open.iter().map(|(_, card)| card);
        let out = self.discarded.reveal().iter().chain(&self.removed);
        cards.chain(out).chain(open).copied()
    }
}

impl State {
    /// Where the cards of a kind lie that Dradis keeps.
    #[must_use]
    pub fn held_deck(&self, kind: HeldKind) -> Option<&HeldDeck> {
        self.held.iter().find(|deck| deck.kind == kind)
    }

    /// The cards of a kind that a player holds and Dradis keeps, in the order received; the player's secret.
    #[must_use]
    pub fn held_hand(&self, kind: HeldKind, seat: SeatId) -> &[HeldCard] {
        let there = self.held_deck(kind);
        let hand = there.and_then(|deck| deck.hands.reveal().get(&seat));
        hand.map_or(&[], Vec::as_slice)
    }

    /// How many cards of a kind with a deck of its own a player holds; public.
    #[must_use]
    pub fn held_count(&self, kind: HeldKind, seat: SeatId) -> u8 {
        let hands = self.holding.get(&kind);
        hands.map_or(0, |hands| hands.get(&seat).copied().unwrap_or(0))
    }

    /// How many all players hold; public.
    #[must_use]
    pub fn held_by_all(&self, kind: HeldKind) -> u8 {
        let hands = self.holding.get(&kind);
        hands.map_or(0, |hands| hands.values().sum())
    }

    /// Whether Dradis has ever dealt a player such cards: who holds some goes on hearing which, so that a card that has
    /// left the hand leaves the phone.
    #[must_use]
    pub fn has_been_dealt(&self, seat: SeatId) -> bool {
        let kept = |kind: HeldKind| kind.mode(&self.options.modes) == Mode::App;
        let mut hands = self.holding.iter();
        hands.any(|(kind, hands)| kept(*kind) && hands.contains_key(&seat))
    }

    /// How many cards are in the deck; public.
    #[must_use]
    pub fn left_in_deck(&self, kind: HeldKind) -> u8 {
        let there = self.held_deck(kind);
        let there = there.map_or(0, |there| there.deck.reveal().len());
        let there = u8::try_from(there).unwrap_or(u8::MAX);
        kind.pile().map_or(there, |pile| self.piles.of(pile))
    }

    /// The cards of a player that Dradis keeps, kind by kind, as far as whoever holds them sees them, and those kinds alone of
    /// which there is one. The player's secret (SECRET-18, CYPLAYER-6).
    #[must_use]
    pub fn held(&self, seat: SeatId) -> Vec<Held> {
        let of = |kind: HeldKind| {
            let cards: Vec<HeldCard> = match kind.facts().cards {
                HeldCards::Loyalty => {
                    let hand = self.loyalty.cards.reveal().hands.get(seat.index());
                    hand.into_iter()
                        .flatten()
                        .map(|card| (*card).into())
                        .collect()
                }
                HeldCards::SuperCrises | HeldCards::Named(_) | HeldCards::Copies(_) => {
                    self.held_hand(kind, seat).to_vec()
                }
            };
            (!cards.is_empty()).then_some(Held { kind, cards })
        };
        let kinds = self.kit().held.iter().copied();
        let seen = kinds.filter(|kind| kind.facts().seen_by.holder());
        seen.filter_map(of).collect()
    }

    /// How many cards a player holds of each kind, on the table's word where the table keeps them. Public.
    #[must_use]
    pub fn held_counts(&self, seat: SeatId) -> Vec<HeldCount> {
        let of = |kind: HeldKind| {
            let cards = match kind.facts().cards {
                HeldCards::Loyalty => u8::try_from(self.loyalty.held(seat)).unwrap_or(u8::MAX),
                HeldCards::SuperCrises | HeldCards::Named(_) | HeldCards::Copies(_) => {
                    self.held_count(kind, seat)
                }
            };
            (cards > 0).then_some(HeldCount { kind, cards })
        };
        self.kit().held.iter().copied().filter_map(of).collect()
    }
}

/// Writes how many cards a player holds.
pub(crate) fn count(state: &mut State, kind: HeldKind, seat: SeatId, cards: u8) {
    state.holding.entry(kind).or_default().insert(seat, cards);
}

fn deck(state: &mut State, kind: HeldKind) -> &mut HeldDeck {
    let at = state.held.iter().position(|deck| deck.kind == kind);
    let at = at.unwrap_or_else(|| {
        state.held.push(HeldDeck::of(kind));
        state.held.len() - 1
    });
    &mut state.held[at]
}

/// Writes what a position lays out. Where it says of a kind only what lies open or has left the game, the rest stays.
pub(crate) fn lay(state: &mut State, laid: &HeldDeck) {
    if laid.cards().next().is_none() {
        return;
    }
    let unsaid = [&laid.deck, &laid.discarded]
        .iter()
        .all(|cards| cards.reveal().is_empty());
    if unsaid && laid.hands.reveal().is_empty() {
        let there = deck(state, laid.kind);
        there.open.clone_from(&laid.open);
        there.removed.clone_from(&laid.removed);
        return;
    }
    for (seat, hand) in laid.hands.reveal() {
        count(
            state,
            laid.kind,
            *seat,
            u8::try_from(hand.len()).unwrap_or(u8::MAX),
        );
    }
    *deck(state, laid.kind) = laid.clone();
}

/// Writes an event, for `apply`. The counts that everybody sees go with the cards.
pub(crate) fn apply(state: &mut State, kind: HeldKind, event: &HeldEvent) {
    let there = state.left_in_deck(kind);
    let held = |state: &State, seat| state.held_count(kind, seat);
    let left = match event {
        HeldEvent::DeckBuilt { cards, deck: _ } => *cards,
        HeldEvent::Dealt { seat } => {
            let cards = held(state, *seat).saturating_add(1);
            count(state, kind, *seat, cards);
            there.saturating_sub(1)
        }
        HeldEvent::Removed { card: _ } => there,
        HeldEvent::Given { from, to, at: _ } => {
            let cards = held(state, *from).saturating_sub(1);
            count(state, kind, *from, cards);
            let cards = held(state, *to).saturating_add(1);
            count(state, kind, *to, cards);
            there
        }
        HeldEvent::Under { seat, at: _ } => {
            let cards = held(state, *seat).saturating_sub(1);
            count(state, kind, *seat, cards);
            there.saturating_add(1)
        }
        HeldEvent::Discarded { seat, at: _ }
        | HeldEvent::Played { seat, card: _ }
        | HeldEvent::Shown { seat, card: _ } => {
            let cards = held(state, *seat).saturating_sub(1);
            count(state, kind, *seat, cards);
            there
        }
        HeldEvent::Returned { seat } => {
            let cards = held(state, *seat);
            count(state, kind, *seat, 0);
            there.saturating_add(cards)
        }
    };
    if let Some(pile) = kind.pile() {
        state.piles.set(pile, left);
    }
    let now = deck(state, kind);
    let hands = now.hands.reveal_mut();
    let deck = now.deck.reveal_mut();
    let discarded = now.discarded.reveal_mut();
    match event {
        HeldEvent::DeckBuilt { cards: _, deck } => {
            take_out(discarded, deck.reveal());
            now.deck = deck.clone();
        }
        HeldEvent::Dealt { seat } => {
            let hand = hands.entry(*seat).or_default();
            hand.extend(deck.drain(..deck.len().min(1)));
        }
        HeldEvent::Discarded { seat, at } => {
            discarded.extend(take(hands.entry(*seat).or_default(), *at));
        }
        HeldEvent::Given { from, to, at } => {
            let given = take(hands.entry(*from).or_default(), *at);
            hands.entry(*to).or_default().extend(given);
        }
        HeldEvent::Under { seat, at } => {
            deck.extend(take(hands.entry(*seat).or_default(), *at));
        }
        HeldEvent::Played { seat, card } => {
            let hand = hands.entry(*seat).or_default();
            take_out(hand, &[*card]);
            discarded.push(*card);
        }
        HeldEvent::Shown { seat, card } => {
            let hand = hands.entry(*seat).or_default();
            take_out(hand, &[*card]);
            now.open.push((*seat, *card));
        }
        HeldEvent::Removed { card } => {
            take_out(discarded, &[*card]);
            now.removed.push(*card);
        }
        HeldEvent::Returned { seat } => {
            hands.remove(seat);
            // Counted, and no longer in order: a deck that does not have as many cards as it should is
            // shuffled before anything is drawn from it.
            deck.clear();
        }
    }
}

/// Takes each of some cards out of others once; equal ones are not told apart.
pub fn take_out(of: &mut Vec<HeldCard>, cards: &[HeldCard]) {
    for card in cards {
        if let Some(at) = of.iter().position(|other| other == card) {
            of.remove(at);
        }
    }
}

/// Takes the top card of a deck that Dradis keeps.
pub(crate) fn draw_top(state: &mut State, kind: HeldKind) -> Option<HeldCard> {
    let there = state.held.iter_mut().find(|deck| deck.kind == kind)?;
    let deck = there.deck.reveal_mut();
    (!deck.is_empty()).then(|| deck.remove(0))
}

/// A player has one card more: this one, where Dradis keeps them.
pub(crate) fn receive(state: &mut State, kind: HeldKind, seat: SeatId, card: Option<HeldCard>) {
    let cards = state.held_count(kind, seat).saturating_add(1);
    count(state, kind, seat, cards);
    if let Some(card) = card {
        let hands = deck(state, kind).hands.reveal_mut();
        hands.entry(seat).or_default().push(card);
    }
}

/// A player has one card less: the one at this place, where Dradis keeps them.
pub(crate) fn give(
    state: &mut State,
    kind: HeldKind,
    seat: SeatId,
    at: Option<u8>,
) -> Option<HeldCard> {
    let cards = state.held_count(kind, seat).saturating_sub(1);
    count(state, kind, seat, cards);
    let hands = deck(state, kind).hands.reveal_mut();
    take(hands.entry(seat).or_default(), at?)
}

/// A card that Dradis keeps is discarded, unseen.
pub(crate) fn discard(state: &mut State, kind: HeldKind, card: Option<HeldCard>) {
    if let Some(card) = card {
        deck(state, kind).discarded.reveal_mut().push(card);
    }
}

/// A deck is shuffled with what was discarded before anything is drawn from it: it is no longer in order, and whatever
/// lies nowhere else belongs to it.
pub(crate) fn mix(state: &mut State, kind: HeldKind) {
    if let Some(there) = state.held.iter_mut().find(|deck| deck.kind == kind) {
        there.deck.reveal_mut().clear();
    }
}

/// Takes the card at a place out of a hand.
fn take(hand: &mut Vec<HeldCard>, at: u8) -> Option<HeldCard> {
    let at = usize::from(at);
    (at < hand.len()).then(|| hand.remove(at))
}

/// A player keeps so many trauma tokens, all with this symbol, and gives the others up (ION-11, ION-12).
pub(crate) fn keep(state: &mut State, seat: SeatId, side: Trauma, left: u8) {
    let kind = HeldKind::TRAUMA;
    count(state, kind, seat, left);
    let now = deck(state, kind);
    let hand = now.hands.reveal_mut().entry(seat).or_default();
    let all = std::mem::take(hand);
    let kept = all.iter().filter(|token| token.trauma() == Some(side));
    *hand = kept.take(left.into()).copied().collect();
    let mut given_up = all;
    take_out(&mut given_up, hand);
    now.discarded.reveal_mut().extend(given_up);
}
