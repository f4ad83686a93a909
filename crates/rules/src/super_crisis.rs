//! The Super Crisis deck and the hands of revealed Cylons, where Dradis keeps them.

use std::collections::BTreeMap;

use dradis_facts::chance::{Draw, Stream};
use dradis_facts::content::{AttackDeck, CrisisDeck, SuperCrisisId};
use dradis_facts::hidden::Hidden;
use dradis_facts::options::Mode;
use dradis_facts::piles::Pile;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

use crate::state::State;

/// Where the Super Crisis cards lie. Empty where the table keeps them. How many a player holds is public and
/// stands with the Loyalty cards; how many are in the deck stands with the piles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SuperCrises {
    /// The deck, its top first. Nobody's to know.
    pub deck: Hidden<Vec<SuperCrisisId>>,
    /// The cards of each revealed Cylon, in the order received; theirs alone to know (CYPLAYER-6).
    pub hands: Hidden<BTreeMap<SeatId, Vec<SuperCrisisId>>>,
    /// Cards that were played or given up since the deck was last shuffled. Which were given up is for nobody
    /// but who gave them up, so that it stays hidden as a whole.
    pub discarded: Hidden<Vec<SuperCrisisId>>,
}

/// What happens to the Super Crisis cards that Dradis keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum SuperCrisisEvent {
    /// Dradis shuffled a deck, in the place of the one before.
    DeckBuilt {
        /// Its number of cards; public.
        cards: u8,
        /// The cards, the top first.
        deck: Hidden<Vec<SuperCrisisId>>,
    },
    /// The top card went to a revealed Cylon, who alone sees it (REVEAL-8).
    Dealt {
        /// The player; public.
        seat: SeatId,
    },
    /// A revealed Cylon gave a card up, unseen by the others (LOC-RESURRECTION-1).
    Discarded {
        /// The player.
        seat: SeatId,
        /// Its place in the hand, from 0; public like the question that was answered.
        at: u8,
    },
    /// A revealed Cylon plays a card, which lies open from now on (CYPLAYER-10).
    Played {
        /// The player.
        seat: SeatId,
        /// The card.
        card: SuperCrisisId,
    },
    /// A correction has taken all cards of a player back into the deck, which is shuffled before it is drawn from.
    Returned {
        /// The player.
        seat: SeatId,
    },
}

impl SuperCrises {
    /// The cards a player holds, in the order received; the player's secret.
    #[must_use]
    pub fn held(&self, seat: SeatId) -> &[SuperCrisisId] {
        self.hands.reveal().get(&seat).map_or(&[], Vec::as_slice)
    }

    /// Writes an event, for `apply`.
    pub(crate) fn apply(&mut self, event: &SuperCrisisEvent) {
        let hands = self.hands.reveal_mut();
        let deck = self.deck.reveal_mut();
        let discarded = self.discarded.reveal_mut();
        match event {
            SuperCrisisEvent::DeckBuilt { cards: _, deck } => {
                discarded.retain(|card| !deck.reveal().contains(card));
                self.deck = deck.clone();
            }
            SuperCrisisEvent::Dealt { seat } => {
                let hand = hands.entry(*seat).or_default();
                hand.extend(deck.drain(..deck.len().min(1)));
            }
            SuperCrisisEvent::Discarded { seat, at } => {
                let hand = hands.entry(*seat).or_default();
                let at = usize::from(*at);
                discarded.extend(hand.drain(at.min(hand.len())..(at + 1).min(hand.len())));
            }
            SuperCrisisEvent::Played { seat, card } => {
                let hand = hands.entry(*seat).or_default();
                hand.retain(|other| other != card);
                discarded.push(*card);
            }
            SuperCrisisEvent::Returned { seat } => {
                hands.remove(seat);
                // Counted, and no longer in order: a deck that does not have as many cards as it should is
                // shuffled before anything is drawn from it.
                deck.clear();
            }
        }
    }
}

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
    Pile::SuperCrisis.most().saturating_sub(out)
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
    let all = || SuperCrisisId::all().filter(|card| !out(card));
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
