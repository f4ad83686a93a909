//! The Crossroads phase of the Ionian Nebula, and players who are out of the game. Public but for the trauma tokens that
//! lie face down beside Crossroads cards.

use std::collections::BTreeMap;

use dradis_facts::content::{CharacterId, HeldCard, HeldKind, Trauma};
use dradis_facts::hidden::Hidden;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use serde::{Deserialize, Serialize};

use crate::agenda::Work;
use crate::held;
use crate::state::State;

/// The Crossroads phase, once it has begun (ION-4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crossroads {
    /// The trauma tokens that lie face down beside the cards, by player; secret until they are shown. Empty where the table
    /// keeps the tokens.
    #[serde(default, skip_serializing_if = "none_laid")]
    pub laid: Hidden<BTreeMap<SeatId, HeldCard>>,
    /// Whose token lies there. Public.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with_token: Vec<SeatId>,
    /// The card that is being resolved (ION-8). Public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resolving: Option<Resolving>,
    /// What the trial has counted, by player: tokens left (ION-12). Public.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub left: BTreeMap<SeatId, u8>,
    /// Whether a Leader was among the humans as it began (ION-2). Public.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub led: bool,
    /// Whether the phase is over, so that the next jump is the final one (ION-18).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

/// A Crossroads card whose result is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Resolving {
    /// Whose it is.
    pub seat: SeatId,
    /// The card.
    pub card: HeldCard,
    /// Which of its results.
    pub side: Trauma,
}

fn none_laid(laid: &Hidden<BTreeMap<SeatId, HeldCard>>) -> bool {
    laid.reveal().is_empty()
}

/// A step of the Crossroads phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum CrossroadsStep {
    /// The phase begins, if the fleet has come so far and it has not (ION-4).
    Begin,
    /// Everybody receives a card (ION-6).
    Deal,
    /// A player lays a trauma token face down beside the card (ION-7).
    Lay {
        /// The player.
        seat: SeatId,
    },
    /// Everybody has laid a token, where the table keeps them (ION-7).
    AllLaid,
    /// A player's card is shown (ION-8).
    Show {
        /// The player.
        seat: SeatId,
    },
    /// The token beside it is shown, or the player chooses the result who has none (ION-7, ION-8).
    Select {
        /// The player.
        seat: SeatId,
        /// The card, which lies open.
        card: HeldCard,
    },
    /// Cards, allies and the trauma on them leave the game, and everybody shows their tokens (ION-10, ION-11).
    Trial,
    /// The table says how many tokens of a player count (ION-11).
    Count {
        /// The player.
        seat: SeatId,
    },
    /// Whoever has most tokens left is eliminated (ION-13).
    Judge,
    /// The President chooses one of the humans who are tied (ION-14).
    Choose,
    /// A player is out of the game, once the execution is carried out (ION-15).
    Remove {
        /// The player.
        seat: SeatId,
    },
    /// The phase is over (ION-18).
    End,
}

/// What happens in the Crossroads phase. Public but for what lies face down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum CrossroadsEvent {
    /// The phase begins: the fleet token goes to Start (ION-5).
    Began,
    /// A player has laid a trauma token face down (ION-7).
    Laid {
        /// The player.
        seat: SeatId,
        /// Its place among theirs, from 0, where Dradis keeps them; public like the question that was answered.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u8>,
    },
    /// The result of a card is carried out (ION-8).
    Selected {
        /// The player.
        seat: SeatId,
        /// The card. Public from now on.
        card: HeldCard,
        /// Which of its results. Public from now on.
        side: Trauma,
    },
    /// Crossroads cards and the tokens beside them leave the game (ION-10).
    Cleared,
    /// A player has shown all trauma tokens, and keeps those that count in the trial (ION-11, ION-12).
    Counted {
        /// The player.
        seat: SeatId,
        /// Which of them count.
        side: Trauma,
        /// How many of these they have shown.
        shown: u8,
        /// How many they keep: all of these, or none.
        left: u8,
    },
    /// A player is out of the game (ION-15).
    Eliminated {
        /// The player.
        seat: SeatId,
        /// The character that leaves with them, where an execution has not taken it yet.
        character: Option<CharacterId>,
    },
    /// The phase is over (ION-18).
    Ended,
}

impl State {
    /// Whether a player is out of the game (ION-15). Public.
    #[must_use]
    pub fn is_out(&self, seat: SeatId) -> bool {
        let out = self.eliminated.contains(&seat);
        if out {
            rule!("ION-17");
        }
        out
    }

    /// The players who are in the game, clockwise from this one.
    pub fn round_from(&self, first: SeatId) -> impl Iterator<Item = SeatId> {
        clockwise_from(&self.order, first).filter(move |seat| !self.is_out(*seat))
    }

    /// Whether a character that is being executed is that of a player who is eliminated: nobody comes in their place (ION-15).
    #[must_use]
    pub fn goes_for_good(&self, seat: SeatId) -> bool {
        let crossroads = CrossroadsStep::Remove { seat };
        let work = Work::Crossroads { crossroads };
        let mut steps = self.agenda.steps.iter();
        steps.any(|step| step.work == work)
    }
}

pub(crate) fn apply(state: &mut State, event: &CrossroadsEvent) {
    match event {
        CrossroadsEvent::Began => {
            state.jump.space = 0;
            let leader = state.loyalty.leader;
            state.crossroads = Some(Crossroads {
                led: leader.is_some_and(|leader| leader.infiltrating),
                ..Crossroads::default()
            });
        }
        CrossroadsEvent::Eliminated { seat, character } => {
            if let Some(character) = character {
                state.gone.insert(*character);
                state.unmourned.insert(*character);
            }
            eliminate(state, *seat);
        }
        CrossroadsEvent::Cleared => {
            let laid = state.crossroads.as_mut().map(|there| {
                there.with_token.clear();
                there.resolving = None;
                std::mem::take(&mut there.laid)
            });
            // They are in nobody's supply any more (ION-10).
            let laid = laid.unwrap_or_default();
            let mut decks = state.held.iter_mut();
            if let Some(deck) = decks.find(|deck| deck.kind == HeldKind::TRAUMA) {
                deck.removed.extend(laid.reveal().values());
            }
        }
        CrossroadsEvent::Counted {
            seat,
            side,
            shown: _,
            left,
        } => {
            held::keep(state, *seat, *side, *left);
            if let Some(there) = &mut state.crossroads {
                there.left.insert(*seat, *left);
            }
        }
        CrossroadsEvent::Laid { seat, at } => {
            let token = held::give(state, HeldKind::TRAUMA, *seat, *at);
            if let Some(there) = &mut state.crossroads {
                there
                    .laid
                    .reveal_mut()
                    .extend(token.map(|token| (*seat, token)));
                there.with_token.push(*seat);
            }
        }
        CrossroadsEvent::Selected { seat, card, side } => {
            if let Some(there) = &mut state.crossroads {
                there.resolving = Some(Resolving {
                    seat: *seat,
                    card: *card,
                    side: *side,
                });
            }
        }
        CrossroadsEvent::Ended => {
            if let Some(there) = &mut state.crossroads {
                there.left.clear();
                there.led = false;
                there.over = true;
            }
        }
    }
}

/// Somebody is out of the game: their character stands nowhere, and no title is theirs (ION-15).
pub(crate) fn eliminate(state: &mut State, seat: SeatId) {
    state.eliminated.insert(seat);
    state.places.leave(seat);
    state.miracles.remove(&seat);
    state.titles.holders.retain(|_, holder| *holder != seat);
    if let Some(seat) = state.seats.get_mut(seat.index()) {
        seat.character = None;
    }
}
