//! The Loyalty deck and the cards the players hold.

use dradis_facts::chance::{Draw, Stream};
use dradis_facts::content::{
    CharacterId, CharacterType, ExtraLoyalty, LoyaltyCard, LoyaltyDeck, Side,
};
use dradis_facts::kit::Kit;
use dradis_facts::options::{Options, Sympathizer};
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, as_named, clockwise_from};
use dradis_state::loyalty::{Deal, Loyalty, LoyaltyCounts};
use dradis_state::seat::Seat;
use dradis_state::state::State;

pub mod look;
mod question;
pub(crate) use question::{ask_deal, ask_to_read, characters};
pub(crate) mod dealing;
pub mod opened;

/// What goes into the Loyalty deck of a game (LOYDECK-2, LOYDECK-3, LOYDECK-7, SETUP-NOSYMP).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Composition {
    /// "You Are a Cylon" cards.
    pub cylon: u8,
    /// "You Are Not a Cylon" cards, Personal Goals and Final Five among them (XLOYDECK-1).
    pub not_a_cylon: u8,
    /// Whether the Mutineer is among them (XLOYDECK-2).
    pub mutineer: bool,
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

/// Whether a character is dealt Loyalty cards: a Cylon Leader has Motive cards instead (XLOYDECK-3, XLOYDECK-5).
fn has_loyalty(character: CharacterId) -> bool {
    character.facts().kind != CharacterType::CylonLeader
}

/// Everybody's character. `None` while somebody has none.
fn chosen(seats: &[Seat]) -> Option<Vec<CharacterId>> {
    seats.iter().map(|seat| seat.character).collect()
}

/// The composition for these characters. `None` for numbers of players that the kit has no deck for (COMP-11).
#[must_use]
pub fn composition(characters: &[CharacterId], options: &Options) -> Option<Composition> {
    let players = characters.len();
    let led = !characters.iter().copied().all(has_loyalty);
    let LoyaltyDeck {
        cylon,
        not_a_cylon,
        sympathizer,
        mutineer,
        players: _,
        leader: _,
    } = *options
        .kit()
        .loyalty_decks
        .iter()
        .find(|deck| usize::from(deck.players) == players && deck.leader == led)?;
    if mutineer || led {
        rule!("XLOYDECK-2");
        rule!("XLOYDECK-9");
    }
    rule!("LOYDECK-2");
    rule!("DIS-38");
    rule!("LOYAL-8");
    let extra = characters
        .iter()
        .filter(|c| c.facts().extra_loyalty != ExtraLoyalty::None)
        .count();
    rule!("LOYDECK-3");
    rule!("XLOYDECK-4");
    let after_deal = match (sympathizer, options.sympathizer) {
        (false, _) => AfterDeal::Nothing,
        (true, Sympathizer::Play) => {
            rule!("LOYDECK-7");
            rule!("SYMP-1");
            AfterDeal::Sympathizer
        }
        (true, Sympathizer::LeaveOut) => {
            rule!("SETUP-NOSYMP");
            AfterDeal::NotACylon(options.kit().not_a_cylon_without_sympathizer)
        }
    };
    Some(Composition {
        cylon,
        not_a_cylon: not_a_cylon + u8::try_from(extra).unwrap_or(0),
        mutineer,
        after_deal,
    })
}

/// That the Sympathizer joins the Loyalty deck of this game: not with three players or five, not where the table has left
/// it out, and never with all boxes.
///
/// # Errors
/// [`Rejection::NotInPlay`].
pub(crate) fn require_sympathizer(state: &State) -> Result<(), Rejection> {
    let deck = composition(&characters(&state.seats), &state.options);
    match deck.map(|deck| deck.after_deal) {
        Some(AfterDeal::Sympathizer) => Ok(()),
        Some(AfterDeal::Nothing | AfterDeal::NotACylon(_)) | None => {
            rule!("SYMP-1");
            rule!("XCOMP-1");
            Err(Rejection::NotInPlay {
                name: "sympathizer".to_owned(),
            })
        }
    }
}

/// Shuffles and deals (LOYDECK-1 to LOYDECK-9). Draws from [`Stream::Loyalty`] in this order, which
/// verifiers repeat (docs/PROTOCOL.md, section 4): the Cylon pile, the human pile where its cards differ, the deck, and,
/// where a card joins after the deal, the remaining deck. Cards are laid in the order of the content before a shuffle
/// and leave from the front; the deal goes clockwise from the first player.
#[must_use]
pub fn deal(seats: &[Seat], first: SeatId, options: &Options, draw: &mut Draw<'_>) -> Option<Deal> {
    // By seat number and not by the order round the table, so that verifiers need only the deal's row.
    let numbered: Vec<SeatId> = as_named(seats.len()).collect();
    let characters = chosen(seats)?;
    let Composition {
        cylon,
        not_a_cylon,
        mutineer,
        after_deal,
    } = composition(&characters, options)?;

    rule!("LOYDECK-1");
    rule!("OPEN-05");
    let mut cylons = pile(options.kit(), Side::Cylon);
    draw.shuffle(Stream::Loyalty, &mut cylons);
    let mut unused = cylons.split_off(usize::from(cylon).min(cylons.len()));
    let mut humans = pile(options.kit(), Side::Human);
    let alike = humans.iter().all(|card| Some(card) == humans.first());
    if !alike {
        rule!("XLOYDECK-1");
        draw.shuffle(Stream::Loyalty, &mut humans);
    }
    let mut spare_humans = humans.split_off(usize::from(not_a_cylon).min(humans.len()));

    let mut deck = [cylons, humans].concat();
    let mut left_out = pile(options.kit(), Side::Mutineer);
    if mutineer {
        deck.append(&mut left_out);
    }
    draw.shuffle(Stream::Loyalty, &mut deck);
    let mut top = deck.into_iter();

    rule!("LOYDECK-4");
    rule!("LOYAL-1");
    rule!("XLOY-1");
    rule!("XSETUP-14");
    rule!("XLOY-3");
    rule!("XLOY-4");
    rule!("POOL-7");
    let mut hands = vec![Vec::new(); seats.len()];
    for seat in clockwise_from(&numbered, first) {
        if has_loyalty(characters[seat.index()]) {
            hands[seat.index()].extend(top.next());
        } else {
            rule!("XLOYDECK-5");
        }
    }
    for seat in clockwise_from(&numbered, first) {
        if characters[seat.index()].facts().extra_loyalty == ExtraLoyalty::AtStart {
            rule!("LOYDECK-6");
            rule!("XLOYDECK-5");
            hands[seat.index()].extend(top.next());
        }
    }

    let mut deck: Vec<LoyaltyCard> = top.collect();
    let mut sympathizer = pile(options.kit(), Side::Sympathizer);
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
            deck.extend(pile(options.kit(), Side::Human).into_iter().take(missing));
            spare_humans = kept;
            draw.shuffle(Stream::Loyalty, &mut deck);
        }
    }
    rule!("LOYDECK-8");
    rule!("LOYDECK-9");
    let mut spare = Vec::new();
    if alike {
        unused.append(&mut spare_humans);
    } else {
        rule!("XLOYDECK-6");
        spare.append(&mut spare_humans);
    }
    unused.append(&mut sympathizer);
    unused.append(&mut left_out);
    Some(Deal {
        hands,
        deck,
        unused,
        spare,
        discarded: Vec::new(),
        came: Vec::new(),
    })
}

/// The Loyalty deck once the top card of the leftover pile is in it, or of what was discarded where that pile is empty
/// (XGOAL-2, EXEC-12, LIMIT-21). Shuffled with [`Stream::Loyalty`]; verifiers repeat it (docs/PROTOCOL.md, section 4).
#[must_use]
pub fn joined(loyalty: &Loyalty, draw: &mut Draw<'_>) -> Vec<LoyaltyCard> {
    rule!("XGOAL-2");
    rule!("EXEC-12");
    let deal = loyalty.cards.reveal();
    let joins = deal.spare.first().or_else(|| deal.discarded.first());
    let mut deck = deal.deck.clone();
    deck.extend(joins);
    draw.shuffle(Stream::Loyalty, &mut deck);
    deck
}

/// One Loyalty card for each who has any, and no deck: what is counted at a table that nobody deals to like that. `None`
/// where somebody has no character.
pub(crate) fn one_for_each(seats: &[Seat]) -> Option<LoyaltyCounts> {
    let hands = seats
        .iter()
        .map(|seat| seat.character.map(has_loyalty).map(u8::from));
    let hands: Option<Vec<u8>> = hands.collect();
    hands.map(|hands| LoyaltyCounts { hands, deck: 0 })
}

/// What lies where after a deal that the table makes itself (LOYDECK-2 to LOYDECK-8). `None` while
/// somebody has no character.
#[must_use]
pub fn dealt_by_hand(seats: &[Seat], options: &Options) -> Option<LoyaltyCounts> {
    let characters = chosen(seats)?;
    let Composition {
        cylon,
        not_a_cylon,
        mutineer,
        after_deal,
    } = composition(&characters, options)?;
    let joins = match after_deal {
        AfterDeal::Nothing => 0,
        AfterDeal::Sympathizer => 1,
        AfterDeal::NotACylon(cards) => cards,
    };
    let twice = dealt_twice(seats);
    let hands: Vec<u8> = as_named(seats.len())
        .zip(characters)
        .map(|(seat, character)| match has_loyalty(character) {
            true => 1 + u8::from(twice.contains(&seat)),
            false => 0,
        })
        .collect();
    rule!("LOYDECK-8");
    let deck =
        (cylon + not_a_cylon + u8::from(mutineer) + joins).saturating_sub(hands.iter().sum());
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
        mutineer: _,
        after_deal: AfterDeal::NotACylon(joins),
    }) = composition(characters, options)
    else {
        return 0;
    };
    rule!("LOYDECK-10");
    let in_the_box = u8::try_from(pile(options.kit(), Side::Human).len()).unwrap_or(u8::MAX);
    (not_a_cylon + joins).saturating_sub(in_the_box)
}

/// Whether the human cards that are left over are a pile from which players are dealt: they are not alike (XLOYDECK-6).
pub fn has_spare(kit: &Kit) -> bool {
    let humans = pile(kit, Side::Human);
    !humans.iter().all(|card| Some(card) == humans.first())
}

/// Lays out a deal as a position gives it; the rest of the box is unused, or the pile of human cards that are left over
/// where that is not said. Of the human cards there may be so many beyond those in the box. A card that this game does not
/// have is refused.
pub(crate) fn laid_out(
    kit: &Kit,
    said: Deal,
    spare: Option<Vec<LoyaltyCard>>,
    beyond: u8,
) -> Result<Deal, Rejection> {
    let cards = said.hands.iter().flatten().chain(&said.deck);
    let cards = cards.chain(&said.discarded);
    for card in cards.chain(spare.iter().flatten()) {
        kit.require_loyalty(*card)?;
    }
    let mut unused = Vec::new();
    let piled = spare.is_none() && has_spare(kit);
    let mut spare = spare.unwrap_or_default();
    for card in kit.loyalty.iter().copied() {
        let copies = kit.loyalty_copies(card);
        let beyond = match card.facts().side {
            Side::Human => usize::from(beyond),
            Side::Cylon | Side::Sympathizer | Side::Mutineer => 0,
        };
        let used = (said.hands.iter().flatten())
            .chain(&said.deck)
            .chain(&said.discarded)
            .chain(&spare)
            .filter(|other| **other == card)
            .count();
        let left = (usize::from(copies) + beyond)
            .checked_sub(used)
            .map(|left| left.saturating_sub(beyond))
            .ok_or_else(|| Rejection::TooManyCards {
                card: card.name().to_owned(),
                copies,
            })?;
        let rest = match card.facts().side {
            Side::Human if piled => &mut spare,
            Side::Human | Side::Cylon | Side::Sympathizer | Side::Mutineer => &mut unused,
        };
        rest.extend(std::iter::repeat_n(card, left));
    }
    Ok(Deal {
        unused,
        spare,
        ..said
    })
}

/// The cards that make a Cylon, in the order of the content: one of them is shown by who reveals (REVEAL-1).
pub fn cylon_kinds(kit: &Kit) -> impl Iterator<Item = LoyaltyCard> {
    kit.loyalty
        .iter()
        .copied()
        .filter(|card| card.facts().side == Side::Cylon)
}

/// All cards of a side, in the order of the content.
fn pile(kit: &Kit, side: Side) -> Vec<LoyaltyCard> {
    kit.loyalty
        .iter()
        .copied()
        .filter(|card| card.facts().side == side)
        .flat_map(|card| std::iter::repeat_n(card, usize::from(kit.loyalty_copies(card))))
        .collect()
}
