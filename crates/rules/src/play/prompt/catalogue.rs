//! Catalogues: the cards that are named in answers, and those of them that cannot come up.

use dradis_facts::choice::Choice;
use dradis_facts::content::{AttackDeck, CrisisDeck, CrisisId, QuorumId};
use dradis_facts::kit::Kit;
use dradis_facts::message::{Line, Message, attack_card_id};
use dradis_facts::rule;
use serde::Serialize;

use crate::play::prompt::NotAllowed;
use dradis_state::state::State;

/// A catalogue that an answer may come from without being listed: its names are on every page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Catalogue {
    /// The cards of the Crisis deck, Cylon attack cards among them.
    Crisis,
    /// The Super Crisis cards, the one of the attack kind among them.
    SuperCrisis,
    /// The destinations.
    Destinations,
    /// The Quorum cards.
    Quorum,
    /// What the cards of a check come to.
    Totals,
}

/// Totals that can be told of a check: no cards come to more or less.
const TOTALS: std::ops::RangeInclusive<i16> = -40..=60;

/// A catalogue with the cards of the kit in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct InPlay {
    /// The catalogue, as a page has it.
    pub catalogue: Catalogue,
    #[serde(skip)]
    kit: &'static Kit,
    /// The deck from which crises come.
    #[serde(skip)]
    deck: CrisisDeck,
}

impl Catalogue {
    /// The catalogue as it is in this game.
    pub(crate) fn of(self, state: &State) -> InPlay {
        InPlay {
            catalogue: self,
            kit: state.kit(),
            deck: state.crisis_deck(),
        }
    }
}

impl InPlay {
    /// The answers it stands for.
    #[must_use]
    pub fn options(self) -> Vec<Choice> {
        let Self {
            catalogue,
            kit,
            deck,
        } = self;
        let crises = |deck| {
            kit.crises
                .iter()
                .copied()
                .filter(move |card| card.facts().deck == deck)
                .map(Choice::Crisis)
        };
        let attacks = |deck| {
            kit.attack_cards
                .iter()
                .copied()
                .filter(move |card| card.facts().deck == deck)
                .map(Choice::AttackCard)
        };
        match catalogue {
            Catalogue::Crisis => {
                // Attack cards, where the kit has some.
                rule!("XCRISIS-1");
                rule!("DIS-41");
                rule!("XNAME-2");
                let crises = crises(deck);
                crises.chain(attacks(AttackDeck::Crisis)).collect()
            }
            Catalogue::SuperCrisis => crises(CrisisDeck::SuperCrisis)
                .chain(attacks(AttackDeck::SuperCrisis))
                .collect(),
            Catalogue::Destinations => {
                let cards = kit.destinations.iter().copied();
                cards.map(Choice::Destination).collect()
            }
            Catalogue::Quorum => kit.quorum.iter().copied().map(Choice::Quorum).collect(),
            Catalogue::Totals => TOTALS.map(Choice::Total).collect(),
        }
    }
}

/// The cards of a catalogue that cannot come up, because every one of them lies open: attack cards
/// (CYATT-6), crises that are being resolved or stay in play, Quorum cards that stay in play, destinations
/// beside the objective (POOL-6).
pub(crate) fn lying_open(state: &State, catalogue: Catalogue) -> Vec<NotAllowed> {
    match catalogue {
        Catalogue::Crisis => crises(state, state.crisis_deck())
            .chain(attacks(state, AttackDeck::Crisis))
            .collect(),
        Catalogue::SuperCrisis => crises(state, CrisisDeck::SuperCrisis)
            .chain(attacks(state, AttackDeck::SuperCrisis))
            .collect(),
        Catalogue::Destinations => {
            let out = &state.destinations.visited;
            let all = all_out(&state.kit().destinations, out, |card| card.facts().copies);
            all.map(|card| {
                let label = Line::new(Message::OptionCard).text("card", &card.facts().name);
                NotAllowed {
                    cause: rule!("POOL-6"),
                    ..open(Choice::Destination(card), label)
                }
            })
            .collect()
        }
        Catalogue::Totals => Vec::new(),
        Catalogue::Quorum => {
            let out: Vec<QuorumId> = state.quorum.open.iter().map(|open| open.card).collect();
            let all = all_out(&state.kit().quorum, &out, |card| card.facts().copies);
            all.map(|card| {
                let label = Line::new(Message::OptionCard).text("card", &card.facts().name);
                NotAllowed {
                    cause: rule!("POOL-5"),
                    ..open(Choice::Quorum(card), label)
                }
            })
            .collect()
        }
    }
}

fn crises(state: &State, deck: CrisisDeck) -> impl Iterator<Item = NotAllowed> {
    let resolving = state.crises.open.iter().filter_map(|open| open.card);
    let out: Vec<CrisisId> = resolving
        .chain(state.crises.in_play.iter().copied())
        .collect();
    let all: Vec<CrisisId> =
        all_out(&state.kit().crises, &out, |card| card.facts().copies).collect();
    all.into_iter()
        .filter(move |card| card.facts().deck == deck)
        .map(|card| {
            let label = Line::new(Message::OptionCard).text("card", &card.facts().name);
            open(Choice::Crisis(card), label)
        })
}

fn attacks(state: &State, deck: AttackDeck) -> impl Iterator<Item = NotAllowed> {
    let in_play = state.battle.in_play.iter();
    in_play
        .filter(move |card| card.facts().deck == deck)
        .map(|card| {
            let label = Line::new(Message::OptionCard).word("card", attack_card_id(*card));
            NotAllowed {
                cause: rule!("CYATT-6"),
                ..open(Choice::AttackCard(*card), label)
            }
        })
}

/// Those of a deck of which as many lie there as it has.
fn all_out<T: Copy + PartialEq>(
    deck: &[T],
    there: &[T],
    copies: impl Fn(T) -> u8,
) -> impl Iterator<Item = T> {
    let lie = move |card: &T| there.iter().filter(|other| *other == card).count();
    // Most lie nowhere, and their rows need not be looked up.
    let some = deck.iter().copied().filter(move |card| lie(card) > 0);
    some.filter(move |card| lie(card) >= usize::from(copies(*card)))
}

fn open(id: Choice, label: Line) -> NotAllowed {
    NotAllowed {
        id,
        label,
        why: Line::new(Message::RefusedCardInPlay),
        cause: rule!("POOL-3"),
    }
}
