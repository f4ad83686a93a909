//! The Destiny deck (DESTINY-1 to DESTINY-6).
//!
//! How many cards it has is public and stands with the other piles. Which ones is nobody's to know until
//! they are shown. Where the table keeps the deck itself, Dradis knows no card of it.

use dradis_facts::chance::{Draw, Stream};
use dradis_facts::content::{DestinyFacts, SkillType};
use dradis_facts::destiny::SkillCard;
use dradis_facts::kit::Kit;
use dradis_facts::rule;

mod procedure;

pub(crate) use procedure::{build_deck, draw, draw_for_a_check, show};

/// Cards of a new deck.
#[must_use]
pub fn size(kit: &Kit) -> u8 {
    kit.decks.destiny
}

/// Cards of a new deck when so many skill cards are in no hand, in no check and not in the Destiny deck: of piles
/// that are short it takes what there is.
#[must_use]
pub fn size_of(kit: &Kit, left: u8) -> u8 {
    if left < size(kit) {
        rule!("DESTINY-6");
        rule!("OPEN-16");
    }
    size(kit).min(left)
}

/// Cards that a check takes (DESTINY-2): where the deck has fewer, the others come from the new one.
#[must_use]
pub fn for_a_check(kit: &Kit) -> u8 {
    rule!("DESTINY-2");
    kit.destiny.drawn_by_a_check
}

/// Builds a deck of so many cards. Draws from [`Stream::Destiny`], which verifiers repeat
/// (docs/PROTOCOL.md, section 4.8). Dradis does not know which skill cards the players hold, so every
/// deck that it keeps is sampled from whole skill decks, and none comes out short. A deck of more cards than the
/// rules build, as only a correction can ask for, is several of them under each other.
#[must_use]
pub fn build(kit: &Kit, cards: u8, draw: &mut Draw<'_>) -> Vec<SkillCard> {
    let mut deck = Vec::new();
    while deck.len() < usize::from(cards) {
        deck.extend(sample(kit, draw));
    }
    deck.truncate(usize::from(cards));
    deck
}

/// A deck with so many cards of a type shuffled into it, as Dradis does it; with none it is shuffled alone. Draws from
/// [`Stream::Destiny`], which verifiers repeat (docs/PROTOCOL.md, section 4.8a): the cards out of a whole skill deck of the
/// type, laid under the others, then a shuffle of all.
#[must_use]
pub fn mixed(
    kit: &Kit,
    deck: &[SkillCard],
    skill: Option<SkillType>,
    cards: u8,
    draw: &mut Draw<'_>,
) -> Vec<SkillCard> {
    let mut all = deck.to_vec();
    let whole = skill.into_iter().flat_map(|skill| kit.skill_deck(skill));
    let mut whole = whole.collect::<Vec<SkillCard>>();
    for _ in 0..usize::from(cards).min(whole.len()) {
        let left = u32::try_from(whole.len()).unwrap_or(0);
        let at = draw.below(Stream::Destiny, left);
        all.push(whole.remove(at as usize));
    }
    draw.shuffle(Stream::Destiny, &mut all);
    all
}

fn sample(kit: &Kit, draw: &mut Draw<'_>) -> Vec<SkillCard> {
    rule!("SETUP-16");
    rule!("XSETUP-17");
    rule!("XCOMP-6");
    rule!("DESTINY-1");
    rule!("COMP-5");
    let DestinyFacts {
        of_each_type,
        drawn_by_a_check: _,
    } = kit.destiny;
    let mut cards = Vec::new();
    for kind in &kit.skill_types {
        let mut deck = kit.skill_deck(*kind).collect::<Vec<SkillCard>>();
        for _ in 0..of_each_type {
            let left = u32::try_from(deck.len()).unwrap_or(0);
            let at = draw.below(Stream::Destiny, left);
            cards.push(deck.remove(at as usize));
        }
    }
    draw.shuffle(Stream::Destiny, &mut cards);
    cards
}
