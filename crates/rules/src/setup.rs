//! Choosing characters (CHARSEL-1 to CHARSEL-3, SETUP-NOSYMP-1).

use dradis_facts::content::{Barred, CharacterId, CharacterType, content};
use dradis_facts::options::Options;
use dradis_facts::resources::leaves_sympathizer_out;
use dradis_facts::rule;
use dradis_state::seat::Seat;

/// Why a character cannot be chosen now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotOffered {
    /// Somebody has the character.
    Taken,
    /// Another type has more unchosen characters (CHARSEL-2).
    Unbalanced,
    /// Nobody plays it in a game of so many without the Sympathizer (SETUP-NOSYMP-1).
    Barred,
}

/// Every character with the reason that keeps it from being chosen, or `None` where it may be.
pub(crate) fn offers(seats: &[Seat], options: &Options) -> Vec<(CharacterId, Option<NotOffered>)> {
    let taken = |character: CharacterId| seats.iter().any(|seat| seat.character == Some(character));
    let Barred { character, players } = &content().barred_without_sympathizer;
    let barred = |other: CharacterId| {
        leaves_sympathizer_out(options, seats.len())
            && seats.len() == usize::from(*players)
            && other.name() == character
    };
    // Who is barred is unchosen too: the types stay as balanced as they are with that character.
    let unchosen = |kind: CharacterType| {
        CharacterId::all()
            .filter(|c| c.facts().kind == kind && !taken(*c))
            .count()
    };
    let balanced = [
        CharacterType::PoliticalLeader,
        CharacterType::MilitaryLeader,
        CharacterType::Pilot,
    ];
    rule!("COMP-3");
    rule!("CHARSEL-2");
    rule!("DIS-35");
    let most = balanced.into_iter().map(unchosen).max().unwrap_or(0);
    CharacterId::all()
        .map(|character| {
            let kind = character.facts().kind;
            let reason = if taken(character) {
                Some(NotOffered::Taken)
            } else if barred(character) {
                rule!("SETUP-NOSYMP-1");
                Some(NotOffered::Barred)
            } else if kind == CharacterType::Support {
                rule!("CHARSEL-3");
                None
            } else if unchosen(kind) == most {
                None
            } else {
                Some(NotOffered::Unbalanced)
            };
            (character, reason)
        })
        .collect()
}
