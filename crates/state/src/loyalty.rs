//! Loyalty cards, and who is revealed.

use std::collections::{BTreeMap, BTreeSet};

use dradis_facts::content::{LoyaltyCard, Side};
use dradis_facts::hidden::Hidden;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::turn::Winner;
use serde::{Deserialize, Serialize};

use crate::look::Looking;
use crate::opened::{Came, OpenedHand};

/// Loyalty cards of the game. How many there are is public, which they are is not (SECRET-17, SECRET-18).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loyalty {
    /// Where every card lies. Who may see which part is decided by `view` alone.
    pub cards: Hidden<Deal>,
    /// Seats whose cards have been sent to a device, in the order they were. Public.
    pub shown: Vec<SeatId>,
    /// Whether the deal has happened. Public.
    pub dealt: bool,
    /// Where the table keeps the cards itself: how many lie where. Public.
    #[serde(default)]
    pub by_hand: Option<LoyaltyCounts>,
    /// Players who are revealed Cylons. Public.
    #[serde(default)]
    pub revealed: BTreeSet<SeatId>,
    /// The revealed Cylon whom the Sympathizer made one (SYMP-6). Public.
    #[serde(default)]
    pub sympathizer: Option<SeatId>,
    /// The Cylon cards that revealed players have shown, as far as they were named. Public.
    #[serde(default)]
    pub turned_up: BTreeMap<SeatId, LoyaltyCard>,
    /// The Cylon Leader, if one is in play. Public (XLEAD-1).
    #[serde(default)]
    pub leader: Option<Leader>,
    /// Whether the Leader reveals no more Motive cards, now that the game is over. Public (XMOT-4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub motives_judged: bool,
    /// Whether the Sleeper phase has come. Public.
    #[serde(default)]
    pub sleeper_phase: bool,
    /// Whether the Sympathizer has been shown. Public.
    #[serde(default)]
    pub sympathizer_shown: bool,
    /// Who has the Sympathizer since it was shown in the Sleeper phase. Public.
    #[serde(default)]
    pub sympathizer_with: Option<SeatId>,
    /// Cards that lie open before players, beside those of revealed Cylons: the Mutineer, and Personal Goals that were
    /// revealed. Public.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<(SeatId, LoyaltyCard)>,
    /// Cards that everybody has seen and that lie face down again among the cards of a player (XFIVE-2). Public.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<(SeatId, LoyaltyCard)>,
    /// The look at somebody's cards that is going on, where Dradis keeps them. Public but for the cards.
    #[serde(default)]
    pub looking: Option<Looking>,
    /// Everybody's cards, once they have been turned up after the end: then nobody plays on. Public.
    #[serde(default)]
    pub opened: Option<Vec<OpenedHand>>,
}

/// A Cylon Leader, whom everybody knows (XLEAD-1). Public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leader {
    /// The player.
    pub seat: SeatId,
    /// Whether they are among the humans now (XINF-2).
    pub infiltrating: bool,
}

/// Loyalty cards that the table keeps itself. Public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoyaltyCounts {
    /// Cards of each seat.
    pub hands: Vec<u8>,
    /// Cards in the deck beside the board.
    pub deck: u8,
}

/// Where the Loyalty cards lie after a deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// Cards of each seat, in the order received.
    pub hands: Vec<Vec<LoyaltyCard>>,
    /// The remaining deck, its top first (LOYDECK-8).
    pub deck: Vec<LoyaltyCard>,
    /// Cards back in the box, unseen (LOYDECK-9).
    pub unused: Vec<LoyaltyCard>,
    /// The pile of "not a Cylon" cards that are left over, its top first (XLOYDECK-6).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spare: Vec<LoyaltyCard>,
    /// Cards of executed characters, of which that pile is made anew (EXEC-7, LIMIT-21).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discarded: Vec<LoyaltyCard>,
    /// How the cards of each seat came to it, in the same order; those of which nothing is noted came first of all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub came: Vec<Vec<Came>>,
}

impl Deal {
    /// The cards of a seat, in the order received, each with how it came. The seat's secret.
    pub fn held(&self, seat: SeatId) -> impl Iterator<Item = (LoyaltyCard, Came)> {
        let cards = self.hands.get(seat.index()).into_iter().flatten().copied();
        let noted = self.came.get(seat.index()).into_iter().flatten().copied();
        cards.zip(noted.chain(std::iter::repeat(Came::FirstDeal)))
    }

    /// A card comes to a seat.
    pub(crate) fn receive(&mut self, seat: SeatId, card: LoyaltyCard, came: Came) {
        if let Some((hand, noted)) = self.hand(seat) {
            hand.push(card);
            noted.push(came);
        }
    }

    /// A card leaves a seat.
    pub(crate) fn give_up(&mut self, seat: SeatId, at: usize) -> Option<LoyaltyCard> {
        let (hand, noted) = self.hand(seat)?;
        if at >= hand.len() {
            return None;
        }
        noted.remove(at);
        Some(hand.remove(at))
    }

    /// The cards of a seat with as many notes.
    fn hand(&mut self, seat: SeatId) -> Option<(&mut Vec<LoyaltyCard>, &mut Vec<Came>)> {
        let hand = self.hands.get_mut(seat.index())?;
        if self.came.len() <= seat.index() {
            self.came.resize(seat.index() + 1, Vec::new());
        }
        let noted = self.came.get_mut(seat.index())?;
        noted.resize(hand.len(), Came::FirstDeal);
        Some((hand, noted))
    }
}

/// How a player stands between the two sides, as everybody sees it. Whoever asks what a player may do asks this, not
/// who has shown a card: a Cylon Leader has shown what they are and is a human player while infiltrating (XTERM-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Not revealed as a Cylon; a hidden Cylon too (XTERM-1).
    Human,
    /// Revealed as a Cylon.
    Cylon,
    /// A Cylon Leader, whom everybody knows from the start.
    Leader {
        /// Among the humans.
        infiltrating: bool,
    },
}

impl Standing {
    /// Whether the rules of human players hold for them.
    #[must_use]
    pub const fn acts_as_human(self) -> bool {
        match self {
            Self::Human | Self::Leader { infiltrating: true } => true,
            Self::Cylon
            | Self::Leader {
                infiltrating: false,
            } => false,
        }
    }

    /// Whether the rules of Cylon players hold for them.
    #[must_use]
    pub const fn is_cylon_player(self) -> bool {
        !self.acts_as_human()
    }
}

impl Loyalty {
    /// How a player stands between the two sides, as everybody sees it. Public.
    #[must_use]
    pub fn standing(&self, seat: SeatId) -> Standing {
        rule!("XTERM-1");
        match self.leader {
            Some(leader) if leader.seat == seat => {
                rule!("XLEAD-1");
                rule!("XTERM-2");
                if leader.infiltrating {
                    rule!("XINF-2");
                }
                Standing::Leader {
                    infiltrating: leader.infiltrating,
                }
            }
            Some(_) | None if self.revealed.contains(&seat) => Standing::Cylon,
            Some(_) | None => Standing::Human,
        }
    }

    /// Number of cards a seat holds; public.
    #[must_use]
    pub fn held(&self, seat: SeatId) -> usize {
        if let Some(LoyaltyCounts { hands, deck: _ }) = &self.by_hand {
            return hands.get(seat.index()).copied().map_or(0, usize::from);
        }
        self.cards
            .reveal()
            .hands
            .get(seat.index())
            .map_or(0, Vec::len)
    }

    /// Whether a revealed Cylon has the Sympathizer beside the card that made them one: it was shown, so it is
    /// no unrevealed card that could be handed on (LOC-RESURRECTION-1). Public.
    #[must_use]
    pub fn keeps_sympathizer(&self, seat: SeatId) -> bool {
        self.sympathizer_with == Some(seat) && self.sympathizer != Some(seat)
    }

    /// How many unrevealed cards a revealed Cylon has, which could be handed on (LOC-RESURRECTION-1); public.
    #[must_use]
    pub fn to_hand_on(&self, seat: SeatId) -> usize {
        let shown = usize::from(self.revealed.contains(&seat))
            + usize::from(self.keeps_sympathizer(seat))
            + self.open_cards(seat).count();
        self.held(seat).saturating_sub(shown)
    }

    /// All but what is revealed goes from a Cylon to somebody else (LOC-RESURRECTION-1), for `apply`. Which cards
    /// they are is for the one who has them now, who has not been shown them yet.
    pub(crate) fn hand_on(&mut self, from: SeatId, to: SeatId, keeps_sympathizer: bool) {
        for (owner, _) in self.seen.iter_mut().filter(|(owner, _)| *owner == from) {
            *owner = to;
        }
        let Some(LoyaltyCounts { hands, deck: _ }) = &mut self.by_hand else {
            let mut deal = self.cards.reveal().clone();
            let held = deal.hands.get(from.index()).cloned().unwrap_or_default();
            let shown = self.revealed_card(from, &held);
            let open = self.open_at(from, &held);
            let stays = |at: usize, card: LoyaltyCard| {
                at == shown
                    || open.contains(&at)
                    || (keeps_sympathizer && card.facts().side == Side::Sympathizer)
            };
            let others = held.iter().enumerate().rev();
            let others = others.filter(|(at, card)| !stays(*at, **card));
            let given: Vec<LoyaltyCard> = others
                .filter_map(|(at, _)| deal.give_up(from, at))
                .collect();
            for card in given.into_iter().rev() {
                deal.receive(to, card, Came::HandedOn { by: from });
            }
            self.cards = Hidden::new(deal);
            self.shown.retain(|seat| *seat != to);
            return;
        };
        let open = self.open.iter().filter(|(owner, _)| *owner == from);
        let open = u8::try_from(open.count()).unwrap_or(u8::MAX);
        let given = match hands.get_mut(from.index()) {
            Some(held) => {
                let given = held.saturating_sub(1 + u8::from(keeps_sympathizer) + open);
                *held -= given;
                given
            }
            None => 0,
        };
        if let Some(held) = hands.get_mut(to.index()) {
            *held = held.saturating_add(given);
        }
    }

    /// Where among a revealed Cylon's cards the one lies that they have shown: the one named, else the card that
    /// made them a Cylon. Where the table told of a Cylon who holds none it is the first: one stays, whatever it
    /// is, because how many there are is public.
    pub(crate) fn revealed_card(&self, seat: SeatId, held: &[LoyaltyCard]) -> usize {
        let side = if self.sympathizer == Some(seat) {
            Side::Sympathizer
        } else {
            Side::Cylon
        };
        let named = self.turned_up.get(&seat);
        let named = named.and_then(|named| held.iter().position(|card| card == named));
        let at = named.or_else(|| held.iter().position(|card| card.facts().side == side));
        at.unwrap_or_else(|| {
            let open = self.open_at(seat, held);
            (0..held.len()).find(|at| !open.contains(at)).unwrap_or(0)
        })
    }

    /// The Cylon cards that a player holds, where Dradis keeps them; the player's secret. With a single one of
    /// them they are a Cylon, whatever else they hold (LOYAL-5).
    #[must_use]
    pub fn cylon_cards(&self, seat: SeatId) -> Vec<LoyaltyCard> {
        rule!("LOYAL-5");
        let held = self.cards.reveal().hands.get(seat.index());
        let cards = held.into_iter().flatten().copied();
        cards
            .filter(|card| card.facts().side == Side::Cylon)
            .collect()
    }

    /// The team of a player as things stand, where Dradis knows it: revealed Cylons everywhere, hidden Cylons and
    /// humans where it keeps the cards (LOYAL-6). The player's secret unless they are revealed.
    #[must_use]
    pub fn team(&self, seat: SeatId) -> Option<Winner> {
        rule!("LOYAL-6");
        rule!("DIS-59");
        if self.revealed.contains(&seat) {
            return Some(Winner::Cylons);
        }
        if !self.dealt || self.by_hand.is_some() {
            return None;
        }
        Some(if self.cylon_cards(seat).is_empty() {
            Winner::Humans
        } else {
            Winner::Cylons
        })
    }

    /// Number of cards left in the deck; public.
    #[must_use]
    pub fn left(&self) -> usize {
        match &self.by_hand {
            Some(LoyaltyCounts { hands: _, deck }) => usize::from(*deck),
            None => self.cards.reveal().deck.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_leader_is_a_human_player_while_infiltrating_and_a_cylon_player_otherwise() {
        let standings = [
            (Standing::Human, true),
            (Standing::Cylon, false),
            (Standing::Leader { infiltrating: true }, true),
            (
                Standing::Leader {
                    infiltrating: false,
                },
                false,
            ),
        ];
        for (standing, human) in standings {
            assert_eq!(standing.acts_as_human(), human, "{standing:?}");
            assert_eq!(standing.is_cylon_player(), !human, "{standing:?}");
        }
    }
}
