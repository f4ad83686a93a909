//! How far the fleet has come, and where it may go.

use dradis_facts::content::DestinationId;
use dradis_facts::hidden::Hidden;
use dradis_facts::resources::Resource;
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

/// How far the fleet is on its way. Public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Jump {
    /// Space of the fleet token, counted from 0, which is Start (SETUP-3).
    pub space: u8,
    /// Sum of the distances travelled (JUMP-6).
    pub distance: u8,
}

/// The Destination deck and the cards by the objective.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Destinations {
    /// The deck that Dradis keeps, its top first. Nobody's to know. Empty where the table keeps it.
    pub deck: Hidden<Vec<DestinationId>>,
    /// Cards drawn for a jump that has not been decided, for the one who chooses alone (JUMP-4).
    pub drawn: Hidden<Vec<DestinationId>>,
    /// Who chooses among them. Public.
    pub chooser: Option<SeatId>,
    /// Where the fleet has been, in order, as far as the table named it. Public.
    pub visited: Vec<DestinationId>,
}

impl Destinations {
    /// Writes an event, for `apply`.
    pub(crate) fn apply(&mut self, event: &JumpEvent) {
        match event {
            JumpEvent::DeckBuilt { cards: _, deck } => self.deck = deck.clone(),
            JumpEvent::Dealt { chooser, cards } => {
                let mut deck = self.deck.reveal().clone();
                let count = usize::from(*cards).min(deck.len());
                let drawn = deck.drain(..count).collect();
                self.deck = Hidden::new(deck);
                self.drawn = Hidden::new(drawn);
                self.chooser = Some(*chooser);
            }
            JumpEvent::Chosen { card } => {
                let mut others = self.drawn.reveal().clone();
                if let Some(at) = others.iter().position(|other| other == card) {
                    others.remove(at);
                }
                let mut deck = self.deck.reveal().clone();
                deck.append(&mut others);
                self.deck = Hidden::new(deck);
                self.drawn = Hidden::default();
                self.chooser = None;
                self.visited.push(*card);
            }
            JumpEvent::Discarded { card } => {
                if let Some(at) = self.visited.iter().rposition(|been| been == card) {
                    self.visited.remove(at);
                }
            }
            JumpEvent::PutBack { top, at } => {
                let mut drawn = self.drawn.reveal().clone();
                let from = at.map_or(0, usize::from).min(drawn.len());
                let to = at.map_or(drawn.len(), |_| (from + 1).min(drawn.len()));
                let back: Vec<DestinationId> = drawn.drain(from..to).collect();
                let deck = self.deck.reveal().clone();
                let deck = if *top { [back, deck] } else { [deck, back] };
                self.deck = Hidden::new(deck.concat());
                if drawn.is_empty() {
                    self.chooser = None;
                }
                self.drawn = Hidden::new(drawn);
            }
            JumpEvent::Departed
            | JumpEvent::Travelled { .. }
            | JumpEvent::SleeperPhase
            | JumpEvent::LastLeg
            | JumpEvent::Held { .. }
            | JumpEvent::TokenReset => {}
        }
    }
}

/// How a jump goes on once the ships have left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Onward {
    /// Somebody chooses where the fleet goes (JUMP-4).
    Choose,
    /// It goes to the only card that the Admiral draws (CLAR-37).
    Blind,
    /// It has come so far: the table says no more of it.
    Told {
        /// The distance.
        distance: u8,
    },
    /// The final jump, with a dial at 0: the end of the turn decides (END-7).
    Held,
}

/// A step of a jump, as work on the agenda, in the order of JUMP-3 to JUMP-7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum JumpStep {
    /// The ships leave the board (JUMP-3), or the final jump ends the game (GOAL-4).
    Begin,
    /// For each assault raptor in space somebody says whether it stays there (XRAPTOR-7).
    AssaultRaptors {
        /// So many of them stay, the first ones in the order of asking.
        stay: u8,
    },
    /// The ships leave the board once that has been said (XRAPTOR-7).
    Leave {
        /// How the jump goes on.
        onward: Onward,
    },
    /// Somebody chooses where the fleet goes (JUMP-4).
    Choose,
    /// The destination was discarded, and another card is drawn and carried out in its place.
    Another,
    /// The fleet goes to the only card that the Admiral draws; Assign Mission Specialist waits for the next jump (CLAR-15,
    /// CLAR-37).
    Blind,
    /// The distance of the destination counts, after what it does (JUMP-6, DEST-2).
    Travel {
        /// The distance.
        distance: u8,
    },
    /// The fleet token goes back to Start (JUMP-7).
    Reset,
    /// From now on the next jump is the last (GOAL-2).
    LastLeg,
}

/// What happens to the fleet's way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum JumpEvent {
    /// Every ship is off the board (JUMP-3).
    Departed,
    /// Dradis shuffled a Destination deck, in the place of the one before.
    DeckBuilt {
        /// Its number of cards; public.
        cards: u8,
        /// The cards, the top first.
        deck: Hidden<Vec<DestinationId>>,
    },
    /// Cards left the top of the deck for the one who chooses, or who scouts, and alone sees them (JUMP-4, CLAR-4).
    Dealt {
        /// Who chooses where the fleet goes, or where the card goes back.
        chooser: SeatId,
        /// How many; public.
        cards: u8,
    },
    /// The destination lies open; the cards not chosen are under the deck, unseen (JUMP-4, JUMP-5).
    Chosen {
        /// The card.
        card: DestinationId,
    },
    /// The destination was discarded: it does not lie by the objective.
    Discarded {
        /// The card.
        card: DestinationId,
    },
    /// The card that a scout has looked at is back in the deck, unseen by everybody else (CLAR-4).
    PutBack {
        /// On top, and not under it. Public.
        top: bool,
        /// Which of several cards alone, from 0, where the others are still looked at. Public like the answer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u8>,
    },
    /// The distance travelled grew, by a jump or otherwise (JUMP-6, SLEEPER-1a).
    Travelled {
        /// Before.
        from: u8,
        /// Now.
        to: u8,
    },
    /// The Sleeper phase begins (GOAL-1).
    SleeperPhase,
    /// From now on the next jump is the last (GOAL-2).
    LastLeg,
    /// A final jump with dials at 0 has not ended the game: the table has agreed that the end of the turn
    /// decides (END-7).
    Held {
        /// The dials at 0, at least one.
        resources: Vec<Resource>,
    },
    /// The fleet token is on Start again (JUMP-7).
    TokenReset,
}
