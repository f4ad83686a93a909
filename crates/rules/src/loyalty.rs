//! The Loyalty deck and the cards the players hold.

use std::collections::{BTreeMap, BTreeSet};

use dradis_facts::chance::{Draw, Stream};
use dradis_facts::content::{CharacterId, ExtraLoyalty, LoyaltyCard, LoyaltyDeck, Side, content};
use dradis_facts::hidden::Hidden;
use dradis_facts::options::{Options, Sympathizer};
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, as_named, clockwise_from};
use dradis_facts::turn::Winner;
use serde::{Deserialize, Serialize};

use crate::look::Looking;
use crate::opened::{Came, OpenedHand};
use crate::seat::Seat;

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
    /// Super Crisis cards of revealed Cylons. How many is public, which they are stays on the table (CYPLAYER-6).
    #[serde(default)]
    pub super_crises: BTreeMap<SeatId, u8>,
    /// Whether the Sleeper phase has come. Public.
    #[serde(default)]
    pub sleeper_phase: bool,
    /// Whether the Sympathizer has been shown. Public.
    #[serde(default)]
    pub sympathizer_shown: bool,
    /// Who has the Sympathizer since it was shown in the Sleeper phase. Public.
    #[serde(default)]
    pub sympathizer_with: Option<SeatId>,
    /// The look at somebody's cards that is going on, where Dradis keeps them. Public but for the cards.
    #[serde(default)]
    pub looking: Option<Looking>,
    /// Everybody's cards, once they have been turned up after the end: then nobody plays on. Public.
    #[serde(default)]
    pub opened: Option<Vec<OpenedHand>>,
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
    /// How the cards of each seat came to it, in the same order; those of which nothing is noted came first of all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub came: Vec<Vec<Came>>,
}

impl Deal {
    /// The cards of a seat, in the order received, each with how it came. The seat's secret.
    pub(crate) fn held(&self, seat: SeatId) -> impl Iterator<Item = (LoyaltyCard, Came)> {
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

impl Loyalty {
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
        let shown = 1 + usize::from(self.keeps_sympathizer(seat));
        self.held(seat).saturating_sub(shown)
    }

    /// All but what is revealed goes from a Cylon to somebody else (LOC-RESURRECTION-1), for `apply`. Which cards
    /// they are is for the one who has them now, who has not been shown them yet.
    pub(crate) fn hand_on(&mut self, from: SeatId, to: SeatId, keeps_sympathizer: bool) {
        let Some(LoyaltyCounts { hands, deck: _ }) = &mut self.by_hand else {
            let mut deal = self.cards.reveal().clone();
            let held = deal.hands.get(from.index()).cloned().unwrap_or_default();
            let shown = self.revealed_card(from, &held);
            let stays = |at: usize, card: LoyaltyCard| {
                at == shown || (keeps_sympathizer && card.facts().side == Side::Sympathizer)
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
        let given = match hands.get_mut(from.index()) {
            Some(held) => {
                let given = held.saturating_sub(1 + u8::from(keeps_sympathizer));
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
        at.unwrap_or(0)
    }

    /// Super Crisis cards in a player's hand; public.
    #[must_use]
    pub fn super_crises(&self, seat: SeatId) -> u8 {
        self.super_crises.get(&seat).copied().unwrap_or(0)
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

/// What goes into the Loyalty deck of a game (LOYDECK-2, LOYDECK-3, LOYDECK-7, SETUP-NOSYMP).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Composition {
    /// "You Are a Cylon" cards.
    pub cylon: u8,
    /// "You Are Not a Cylon" cards.
    pub not_a_cylon: u8,
    /// Cards that join after the deal.
    pub after_deal: AfterDeal,
}

/// What joins the remaining deck after the first deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterDeal {
    /// Nothing, with 3 or 5 players.
    Nothing,
    /// The Sympathizer, with 4 or 6 (LOYDECK-7).
    Sympathizer,
    /// "Not a Cylon" cards in its place (SETUP-NOSYMP).
    NotACylon(u8),
}

/// The composition for these characters. `None` for fewer than 3 or more than 6 (COMP-11).
#[must_use]
pub fn composition(characters: &[CharacterId], options: &Options) -> Option<Composition> {
    let players = characters.len();
    let LoyaltyDeck {
        cylon,
        not_a_cylon,
        sympathizer,
        players: _,
    } = *content()
        .loyalty_decks
        .iter()
        .find(|deck| usize::from(deck.players) == players)?;
    rule!("LOYDECK-2");
    rule!("DIS-38");
    rule!("LOYAL-8");
    let extra = characters
        .iter()
        .filter(|c| c.facts().extra_loyalty != ExtraLoyalty::None)
        .count();
    rule!("LOYDECK-3");
    let after_deal = match (sympathizer, options.sympathizer) {
        (false, _) => AfterDeal::Nothing,
        (true, Sympathizer::Play) => {
            rule!("LOYDECK-7");
            rule!("SYMP-1");
            AfterDeal::Sympathizer
        }
        (true, Sympathizer::LeaveOut) => {
            rule!("SETUP-NOSYMP");
            AfterDeal::NotACylon(content().not_a_cylon_without_sympathizer)
        }
    };
    Some(Composition {
        cylon,
        not_a_cylon: not_a_cylon + u8::try_from(extra).unwrap_or(0),
        after_deal,
    })
}

/// Shuffles and deals (LOYDECK-1 to LOYDECK-9). Draws from [`Stream::Loyalty`] in this order, which
/// verifiers repeat (docs/PROTOCOL.md, section 4): the Cylon pile, the deck, and, where a card joins
/// after the deal, the remaining deck. Cards are laid in the order of the content before a shuffle
/// and leave from the front; the deal goes clockwise from the first player.
#[must_use]
pub fn deal(seats: &[Seat], first: SeatId, options: &Options, draw: &mut Draw<'_>) -> Option<Deal> {
    // By seat number and not by the order round the table, so that verifiers need only the deal's row.
    let numbered: Vec<SeatId> = as_named(seats.len()).collect();
    let characters: Vec<CharacterId> = seats.iter().filter_map(|seat| seat.character).collect();
    if characters.len() != seats.len() {
        return None;
    }
    let Composition {
        cylon,
        not_a_cylon,
        after_deal,
    } = composition(&characters, options)?;

    rule!("LOYDECK-1");
    rule!("OPEN-05");
    let mut cylons = pile(Side::Cylon);
    draw.shuffle(Stream::Loyalty, &mut cylons);
    let mut unused = cylons.split_off(usize::from(cylon).min(cylons.len()));
    let mut humans = pile(Side::Human);
    let mut spare_humans = humans.split_off(usize::from(not_a_cylon).min(humans.len()));

    let mut deck = [cylons, humans].concat();
    draw.shuffle(Stream::Loyalty, &mut deck);
    let mut top = deck.into_iter();

    rule!("LOYDECK-4");
    rule!("LOYAL-1");
    rule!("POOL-7");
    let mut hands = vec![Vec::new(); seats.len()];
    for seat in clockwise_from(&numbered, first) {
        hands[seat.index()].extend(top.next());
    }
    for seat in clockwise_from(&numbered, first) {
        if characters[seat.index()].facts().extra_loyalty == ExtraLoyalty::AtStart {
            rule!("LOYDECK-6");
            hands[seat.index()].extend(top.next());
        }
    }

    let mut deck: Vec<LoyaltyCard> = top.collect();
    let mut sympathizer = pile(Side::Sympathizer);
    match after_deal {
        AfterDeal::Nothing => {}
        AfterDeal::Sympathizer => {
            rule!("DIS-50");
            deck.append(&mut sympathizer);
            draw.shuffle(Stream::Loyalty, &mut deck);
        }
        AfterDeal::NotACylon(cards) => {
            // Six players with Baltar and Boomer have all eleven cards of the box in the deck
            // already: the card that joins is one more than the box holds.
            rule!("LOYDECK-10");
            let kept = spare_humans.split_off(usize::from(cards).min(spare_humans.len()));
            let missing = usize::from(cards) - spare_humans.len();
            deck.append(&mut spare_humans);
            deck.extend(pile(Side::Human).into_iter().take(missing));
            spare_humans = kept;
            draw.shuffle(Stream::Loyalty, &mut deck);
        }
    }
    rule!("LOYDECK-8");
    rule!("LOYDECK-9");
    unused.append(&mut spare_humans);
    unused.append(&mut sympathizer);
    Some(Deal {
        hands,
        deck,
        unused,
        came: Vec::new(),
    })
}

/// What lies where after a deal that the table makes itself (LOYDECK-2 to LOYDECK-8). `None` while
/// somebody has no character.
#[must_use]
pub fn dealt_by_hand(seats: &[Seat], options: &Options) -> Option<LoyaltyCounts> {
    let characters: Vec<CharacterId> = seats.iter().filter_map(|seat| seat.character).collect();
    if characters.len() != seats.len() {
        return None;
    }
    let Composition {
        cylon,
        not_a_cylon,
        after_deal,
    } = composition(&characters, options)?;
    let joins = match after_deal {
        AfterDeal::Nothing => 0,
        AfterDeal::Sympathizer => 1,
        AfterDeal::NotACylon(cards) => cards,
    };
    let twice = dealt_twice(seats);
    let hands: Vec<u8> = as_named(seats.len())
        .map(|seat| if twice.contains(&seat) { 2 } else { 1 })
        .collect();
    rule!("LOYDECK-8");
    let deck = (cylon + not_a_cylon + joins).saturating_sub(hands.iter().sum());
    Some(LoyaltyCounts { hands, deck })
}

/// Who receives a second card with the first deal (LOYDECK-6).
#[must_use]
pub fn dealt_twice(seats: &[Seat]) -> Vec<SeatId> {
    rule!("LOYDECK-6");
    let extra = |seat: &Seat| {
        let character = seat.character?;
        (character.facts().extra_loyalty == ExtraLoyalty::AtStart).then_some(())
    };
    let numbered = as_named(seats.len()).zip(seats);
    numbered
        .filter_map(|(id, seat)| extra(seat).map(|()| id))
        .collect()
}

/// How many "You Are Not a Cylon" cards a game has beyond those in the box (LOYDECK-10).
#[must_use]
pub fn beyond_the_box(characters: &[CharacterId], options: &Options) -> u8 {
    let Some(Composition {
        cylon: _,
        not_a_cylon,
        after_deal: AfterDeal::NotACylon(joins),
    }) = composition(characters, options)
    else {
        return 0;
    };
    rule!("LOYDECK-10");
    let in_the_box = u8::try_from(pile(Side::Human).len()).unwrap_or(u8::MAX);
    (not_a_cylon + joins).saturating_sub(in_the_box)
}

/// Lays out a deal as a position gives it; the rest of the box is unused. Of the human cards there may be so many
/// beyond those in the box.
pub(crate) fn laid_out(
    hands: Vec<Vec<LoyaltyCard>>,
    deck: Vec<LoyaltyCard>,
    beyond: u8,
) -> Result<Deal, Rejection> {
    let mut unused = Vec::new();
    for card in LoyaltyCard::all() {
        let copies = card.facts().copies;
        let beyond = match card.facts().side {
            Side::Human => usize::from(beyond),
            Side::Cylon | Side::Sympathizer => 0,
        };
        let used = hands
            .iter()
            .flatten()
            .chain(&deck)
            .filter(|other| **other == card)
            .count();
        let left = (usize::from(copies) + beyond)
            .checked_sub(used)
            .map(|left| left.saturating_sub(beyond))
            .ok_or_else(|| Rejection::TooManyCards {
                card: card.name().to_owned(),
                copies,
            })?;
        unused.extend(std::iter::repeat_n(card, left));
    }
    Ok(Deal {
        hands,
        deck,
        unused,
        came: Vec::new(),
    })
}

/// The cards that make a Cylon, in the order of the content: one of them is shown by who reveals (REVEAL-1).
pub fn cylon_kinds() -> impl Iterator<Item = LoyaltyCard> {
    LoyaltyCard::all().filter(|card| card.facts().side == Side::Cylon)
}

/// All cards of a side, in the order of the content.
fn pile(side: Side) -> Vec<LoyaltyCard> {
    LoyaltyCard::all()
        .filter(|card| card.facts().side == side)
        .flat_map(|card| std::iter::repeat_n(card, usize::from(card.facts().copies)))
        .collect()
}
