//! The Jump Preparation track and the distance travelled.

use dradis_facts::chance::{Draw, Stream};
use dradis_facts::content::{DestinationId, JumpSpaceKind, QuorumRule};
use dradis_facts::jump::{DRAWN_BY_ADMIRAL, DRAWN_BY_SPECIALIST, jump_track};
use dradis_facts::kit::Kit;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use dradis_state::jump::Jump;
use dradis_state::state::State;

mod procedure;
mod question;

pub(crate) use procedure::{
    another, answer, at_auto_jump, begin, begin_blind, begins, distance_grew, ftl_control, prepare,
    proceed, put_back, require_jump, scout, told,
};
pub(crate) use question::{SPLIT, assault_raptors, question};

/// What the space of the fleet token costs whoever jumps from it early, in population (JUMP-FTL-2); `None`
/// where FTL Control may not be used (JUMP-FTL-1).
#[must_use]
pub fn ftl_loss(kit: &Kit, jump: Jump) -> Option<u8> {
    let space = jump_track(kit).get(usize::from(jump.space))?;
    rule!("JUMP-FTL-1");
    rule!("DIS-61");
    match space.kind {
        JumpSpaceKind::Blue => Some(space.loss),
        JumpSpaceKind::Red | JumpSpaceKind::AutoJump => None,
    }
}

/// Who chooses the destination, and among how many cards: the Admiral among two, or the holder of Assign
/// Mission Specialist among three (JUMP-4, LIMIT-16).
#[must_use]
pub fn chooser(state: &State) -> Option<(SeatId, u8)> {
    rule!("LIMIT-16");
    let specialist = state.quorum.rule(QuorumRule::MissionSpecialist);
    let specialist = specialist.and_then(|card| card.with);
    match specialist.filter(|seat| state.loyalty.standing(*seat).acts_as_human()) {
        Some(seat) => Some((seat, DRAWN_BY_SPECIALIST)),
        None => {
            let admiral = state.titles.holder(Title::Admiral)?;
            Some((admiral, DRAWN_BY_ADMIRAL))
        }
    }
}

/// A Destination deck of so many cards, as Dradis shuffles it: those that the fleet has not been to, in the
/// order of the content before the shuffle. Where it has been everywhere, all of them.
#[must_use]
pub fn build_deck(
    kit: &Kit,
    visited: &[DestinationId],
    cards: u8,
    draw: &mut Draw<'_>,
) -> Vec<DestinationId> {
    rule!("SETUP-11");
    let copies = |card: DestinationId| usize::from(card.facts().copies);
    let mut deck: Vec<DestinationId> = kit
        .destinations
        .iter()
        .copied()
        .flat_map(|card| {
            let been = visited.iter().filter(|other| **other == card).count();
            std::iter::repeat_n(card, copies(card).saturating_sub(been))
        })
        .collect();
    if deck.is_empty() {
        rule!("JUMP-10");
        deck.extend(
            kit.destinations
                .iter()
                .copied()
                .flat_map(|card| std::iter::repeat_n(card, copies(card))),
        );
    }
    draw.shuffle(Stream::Destinations, &mut deck);
    deck.truncate(usize::from(cards));
    deck
}
