//! Actions under way, and what happens to them.

use dradis_facts::action::Act;
use dradis_facts::content::{HeldKind, LocationId, LoyaltyCard, SkillCardId};
use dradis_facts::effect::Locations;
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

/// A step of an action, as work on the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ActionStep {
    /// The acting player picks the player whom the action is about.
    Pick {
        /// Who acts.
        seat: SeatId,
        /// The action.
        act: Act,
    },
    /// A raptor was risked; if it is back, the player looks at the top card of a deck (CLAR-4).
    Scouted {
        /// Who acts.
        seat: SeatId,
        /// Raptors out of the game before.
        lost: u8,
    },
    /// The player who scouts sees the top destination and says where it goes back (CLAR-4).
    PlaceScouted {
        /// Who acts.
        seat: SeatId,
    },
    /// The player says which Cylon card they show; in the Brig it does nothing and none is named (REVEAL-10).
    Reveal {
        /// Who.
        seat: SeatId,
    },
    /// The card has been carried out: the player is revealed. It lies below what the card does (REVEAL-10).
    Resurrect {
        /// Who.
        seat: SeatId,
    },
    /// A player gives held cards up that Dradis keeps, and draws others (LOC-RESURRECTION-1).
    SwapHeld {
        /// The kind.
        kind: HeldKind,
        /// Who.
        seat: SeatId,
        /// How many they draw afterwards.
        cards: u8,
        /// How many they still give up, at least 1.
        discard: u8,
    },
    /// A player says which Mutiny card they play (XMUT-7).
    PlayMutiny {
        /// Who.
        seat: SeatId,
        /// The action was granted, and is none of the turn's own.
        granted: bool,
    },
    /// Somebody draws a Mutiny card, and Tom Zarek looks at two and gives one (CLAR-50).
    ShareMutiny {
        /// Who looks.
        by: SeatId,
        /// Who gets one.
        to: SeatId,
        /// How many lie at the end of the hand of the one who looks; `None` before they are drawn.
        drawn: Option<u8>,
    },
    /// A player has drawn Mutiny cards: what follows from how many they hold now (XMUT-13).
    MutinyDrawn {
        /// Who.
        seat: SeatId,
        /// How many they held before.
        before: u8,
        /// They stay where they are and keep one (LOC-PRESS-2).
        keep_one: bool,
    },
    /// A player has drawn Mutiny cards of which they play one; the others go under the deck (Abuse Power).
    PlayDrawnMutiny {
        /// Who.
        seat: SeatId,
        /// How many lie at the end of the hand.
        drawn: u8,
    },
    /// The action has been carried out. It lies below what carries it out.
    Done {
        /// Who acted.
        seat: SeatId,
        /// The action.
        act: Act,
        /// It was granted, and is none of the turn's own.
        granted: bool,
    },
    /// A player may act out of turn (ACT-10).
    Granted {
        /// Who.
        seat: SeatId,
        /// How many actions, at least 1.
        actions: u8,
        /// Instead of one of them the character may move first.
        moves: bool,
    },
    /// A player has ordered another one to act, who has done so. It lies below what they do (Forward Thinker).
    Ordered {
        /// Who ordered.
        seat: SeatId,
    },
    /// A player activates locations from wherever the character is, each a different one.
    Elsewhere {
        /// Who.
        seat: SeatId,
        /// How many more, at least 1.
        left: u8,
        /// Where.
        among: Locations,
        /// Those that were activated.
        taken: [Option<LocationId>; 2],
    },
    /// Such a location has been activated. It lies below what carries it out.
    Activated {
        /// Who acted.
        seat: SeatId,
        /// What was done there.
        act: Act,
    },
}

/// What happens to actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ActionEvent {
    /// A player takes an action; what comes of it follows.
    Began {
        /// Who.
        seat: SeatId,
        /// What.
        act: Act,
    },
    /// A player has shown this Cylon card. Public from now on.
    CylonCardShown {
        /// Who.
        seat: SeatId,
        /// The card.
        card: LoyaltyCard,
    },
    /// One of the turn's own actions is taken.
    Taken {
        /// By whom.
        seat: SeatId,
    },
    /// An action has given the active player another one.
    More {
        /// Who.
        seat: SeatId,
        /// The action that did.
        act: Act,
    },
    /// A player may act out of turn.
    Granted {
        /// Who.
        seat: SeatId,
        /// How many actions.
        actions: u8,
    },
    /// The active player has used a Movement ability in the place of moving (XMOVE-6).
    MovedNot {
        /// Who.
        seat: SeatId,
    },
}

impl crate::turn::Turn {
    /// Writes an event, for `apply`.
    pub(crate) fn act(&mut self, event: &ActionEvent) {
        match event {
            ActionEvent::Began { seat: _, act } => {
                let ordering = [
                    SkillCardId::EXECUTIVE_ORDER,
                    SkillCardId::CRITICAL_SITUATION,
                ];
                if act.card().is_some_and(|card| ordering.contains(&card)) {
                    self.ordered = true;
                }
                if *act == Act::LeadFlight {
                    self.remembered.flight_led = true;
                }
            }
            ActionEvent::Taken { seat: _ } => self.acted = self.acted.saturating_add(1),
            ActionEvent::More { seat: _, act } => {
                self.extra = self.extra.saturating_add(1);
                if act.card() == Some(SkillCardId::REPAIR) {
                    self.maintained = true;
                }
            }
            ActionEvent::MovedNot { seat: _ } => self.remembered.moved = true,
            ActionEvent::Granted {
                seat: _,
                actions: _,
            }
            | ActionEvent::CylonCardShown { seat: _, card: _ } => {}
        }
    }
}
