//! Loyalty cards that are drawn, shown and handed on while the game is played.

use dradis_facts::content::{LoyaltyCard, Side};
use dradis_facts::hidden::Hidden;
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

use crate::loyalty::Loyalty;
use crate::opened::Came;

/// Cards of the Final Five.
pub const FINAL_FIVE: usize = 5;

fn names_none(named: &[Option<LoyaltyCard>; FINAL_FIVE]) -> bool {
    named.iter().all(Option::is_none)
}

/// What is to be done with Loyalty cards, as work on the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum PassingStep {
    /// Whoever has received the Mutineer face down shows it (XMUT-1).
    Mutineer {
        /// Whether they draw another Loyalty card for it (XMUT-1, XSLEEP-7).
        extra: bool,
    },
    /// A revealed Cylon gives the Mutineer to a human player (XMUT-5).
    PassMutineer {
        /// The Cylon.
        seat: SeatId,
    },
    /// A revealed Cylon gives the cards that lie face down before them to a human player (XREVEAL-5, XSLEEP-4).
    HandOn {
        /// The Cylon.
        seat: SeatId,
    },
    /// Every revealed Cylon gives such cards on (XSLEEP-4).
    HandOnAll,
    /// Where the Mutineer has not appeared, somebody is chosen to draw a card (XSLEEP-7).
    LastMutineer,
    /// A player says which Personal Goal they reveal (XGOAL-1).
    Goal {
        /// The player.
        seat: SeatId,
        /// The action was granted, and is none of the turn's own.
        granted: bool,
    },
    /// They say how many skill cards they give up for it (OPEN-50).
    GoalCards {
        /// The player.
        seat: SeatId,
    },
    /// A new Loyalty card takes its place (XGOAL-2), or an Ally brings one.
    NewCard {
        /// The player.
        seat: SeatId,
        /// The farthest that the fleet may have come, where it is another distance than for a Personal Goal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        within: Option<u8>,
    },
    /// The table says which of the Final Five somebody has seen (XFIVE-2).
    FinalFive {
        /// Who looked.
        by: SeatId,
        /// At whose cards.
        at: SeatId,
        /// They have looked at all of them, of which several may be of the Final Five (XFIVE-7).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        all: bool,
        /// Those that the table has named by now.
        #[serde(default, skip_serializing_if = "names_none")]
        named: [Option<LoyaltyCard>; FINAL_FIVE],
    },
    /// Several of the Final Five were shown by one look: the active player says which comes next (XFIVE-7).
    FinalFiveOrder {
        /// Who looked.
        by: SeatId,
        /// At whose cards.
        at: SeatId,
        /// Those that are still to be carried out.
        left: [Option<LoyaltyCard>; FINAL_FIVE],
    },
    /// The jump icon for which the Mutineer draws makes the fleet jump as well: they say which comes first.
    MutineerOrder {
        /// The Mutineer, whose turn it is.
        seat: SeatId,
    },
    /// The Mutineer draws a card for a jump icon in their own turn (XMUT-4).
    MutineerDraws {
        /// The player.
        seat: SeatId,
    },
    /// Personal Goals that nobody has revealed cost what is printed on them (XGOAL-4).
    GoalsAtEnd,
    /// The fleet has made its final jump: who has won (END-14).
    FinalJump,
}

/// What happens to Loyalty cards while the game is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum PassingEvent {
    /// A player took the top card of the Loyalty deck. Which it is is for them.
    Drew {
        /// The player.
        seat: SeatId,
        /// Whether the table keeps the cards: then Dradis tells nobody anything.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_hand: bool,
    },
    /// The top card of the leftover pile was shuffled into the Loyalty deck (XGOAL-2, EXEC-12).
    Joined {
        /// The deck now, its top first; empty where the table keeps it.
        deck: Hidden<Vec<LoyaltyCard>>,
    },
    /// A card lies open before its owner from now on: the Mutineer or a Personal Goal. Public.
    Shown {
        /// The owner.
        seat: SeatId,
        /// The card.
        card: LoyaltyCard,
    },
    /// Everybody has seen a card that lies face down again (XFIVE-2), or that counts at the end (XGOAL-4). Public.
    Seen {
        /// The owner.
        seat: SeatId,
        /// The card.
        card: LoyaltyCard,
    },
    /// A card that lies open went to somebody else (XMUT-5). Public.
    Passed {
        /// Who had it.
        from: SeatId,
        /// Who has it now.
        to: SeatId,
        /// The card.
        card: LoyaltyCard,
    },
    /// The running turn ends as soon as what is being done is over (XREVEAL-7, EXEC-17). Public.
    TurnOver,
    /// Now that the game is over, the Cylon Leader reveals no more Motive cards (XMOT-4). Public.
    MotivesJudged,
    /// The Mutineer draws for the jump of the running turn, once however many icons there are (XMUT-16). Public.
    MutineerDrew,
    /// All cards of a player leave the game with their character, but the Mutineer (EXEC-7). Those that Dradis keeps are
    /// named: everybody has seen them (EXEC-4). Public.
    LeftWith {
        /// The player.
        seat: SeatId,
        /// The cards, in the order received.
        cards: Vec<LoyaltyCard>,
    },
}

/// Whether a card is the Mutineer.
#[must_use]
pub fn is_mutineer(card: LoyaltyCard) -> bool {
    card.facts().side == Side::Mutineer
}

impl Loyalty {
    /// The player before whom the Mutineer lies open. Public.
    #[must_use]
    pub fn mutineer(&self) -> Option<SeatId> {
        let mut open = self.open.iter();
        open.find(|(_, card)| is_mutineer(*card))
            .map(|(seat, _)| *seat)
    }

    /// The cards of a player that lie open beside that of a revealed Cylon. Public.
    pub fn open_cards(&self, seat: SeatId) -> impl Iterator<Item = LoyaltyCard> {
        let open = self.open.iter().filter(move |(owner, _)| *owner == seat);
        open.map(|(_, card)| *card)
    }

    /// Which of a player's cards lie open beside that of a revealed Cylon, by their places among them.
    pub(crate) fn open_at(&self, seat: SeatId, held: &[LoyaltyCard]) -> Vec<usize> {
        let mut open: Vec<LoyaltyCard> = self.open_cards(seat).collect();
        let places = held.iter().enumerate().filter_map(|(at, card)| {
            let found = open.iter().position(|other| other == card)?;
            open.remove(found);
            Some(at)
        });
        places.collect()
    }

    /// Who has the Mutineer face down, where Dradis keeps the cards. Secret until it has been shown.
    #[must_use]
    pub fn hidden_mutineer(&self) -> Option<SeatId> {
        if self.mutineer().is_some() {
            return None;
        }
        let hands = &self.cards.reveal().hands;
        let mut seats = dradis_facts::seat::as_named(hands.len()).zip(hands);
        seats
            .find(|(_, hand)| hand.iter().copied().any(is_mutineer))
            .map(|(seat, _)| seat)
    }

    /// Writes an event, for `apply`.
    pub(crate) fn pass(&mut self, event: &PassingEvent) {
        match event {
            PassingEvent::Drew { seat, by_hand: _ } => self.draw(*seat),
            PassingEvent::Joined { deck } => {
                if let Some(counts) = &mut self.by_hand {
                    counts.deck = counts.deck.saturating_add(1);
                    return;
                }
                let deal = self.cards.reveal_mut();
                if deal.spare.is_empty() {
                    // An empty pile is made of what was discarded (LIMIT-21).
                    deal.spare = std::mem::take(&mut deal.discarded);
                }
                if !deal.spare.is_empty() {
                    deal.spare.remove(0);
                }
                deal.deck = deck.reveal().clone();
            }
            PassingEvent::Shown { seat, card } => self.open.push((*seat, *card)),
            PassingEvent::Passed { from, to, card } => self.pass_on(*from, *to, *card),
            PassingEvent::Seen { seat, card } => {
                if !self.seen.contains(&(*seat, *card)) {
                    self.seen.push((*seat, *card));
                }
            }
            PassingEvent::TurnOver | PassingEvent::MutineerDrew => {}
            PassingEvent::MotivesJudged => self.motives_judged = true,
            PassingEvent::LeftWith { seat, cards } => self.leave_with(*seat, cards),
        }
    }

    fn draw(&mut self, seat: SeatId) {
        if let Some(counts) = &mut self.by_hand {
            if let Some(hand) = counts.hands.get_mut(seat.index()) {
                *hand = hand.saturating_add(1);
            }
            counts.deck = counts.deck.saturating_sub(1);
            return;
        }
        let deal = self.cards.reveal_mut();
        if deal.deck.is_empty() {
            return;
        }
        let card = deal.deck.remove(0);
        deal.receive(seat, card, Came::Drawn);
        self.shown.retain(|other| *other != seat);
    }

    fn pass_on(&mut self, from: SeatId, to: SeatId, card: LoyaltyCard) {
        for (owner, other) in &mut self.open {
            if *owner == from && *other == card {
                *owner = to;
            }
        }
        if let Some(counts) = &mut self.by_hand {
            if let Some(hand) = counts.hands.get_mut(from.index()) {
                *hand = hand.saturating_sub(1);
            }
            if let Some(hand) = counts.hands.get_mut(to.index()) {
                *hand = hand.saturating_add(1);
            }
            return;
        }
        let deal = self.cards.reveal_mut();
        let held = deal.hands.get(from.index()).into_iter().flatten();
        let at = held.copied().position(|other| other == card);
        if let Some(card) = at.and_then(|at| deal.give_up(from, at)) {
            deal.receive(to, card, Came::HandedOn { by: from });
        }
    }

    fn leave_with(&mut self, seat: SeatId, cards: &[LoyaltyCard]) {
        let stays = |owner: SeatId, card: LoyaltyCard| owner != seat || is_mutineer(card);
        self.open.retain(|(owner, card)| stays(*owner, *card));
        self.seen.retain(|(owner, _)| *owner != seat);
        let kept = u8::from(self.mutineer() == Some(seat));
        if let Some(counts) = &mut self.by_hand {
            if let Some(hand) = counts.hands.get_mut(seat.index()) {
                *hand = kept.min(*hand);
            }
            return;
        }
        let deal = self.cards.reveal_mut();
        for card in cards {
            let held = deal.hands.get(seat.index()).into_iter().flatten();
            let at = held.copied().position(|other| other == *card);
            let Some(card) = at.and_then(|at| deal.give_up(seat, at)) else {
                continue;
            };
            if card.facts().final_five.is_some() {
                deal.unused.push(card);
            } else {
                deal.discarded.push(card);
            }
        }
    }
}
