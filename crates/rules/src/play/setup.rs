//! Choosing characters (CHARSEL-1 to CHARSEL-3, SETUP-NOSYMP-1).

use dradis_facts::content::{Barred, CharacterId, CharacterType};
use dradis_facts::options::Options;
use dradis_facts::resources::leaves_sympathizer_out;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::seat::Seat;
use serde::{Deserialize, Serialize};

mod question;
pub(crate) use question::{choose_character as ask_character, launch_viper as ask_launch};

mod procedure;

pub(crate) use procedure::{
    begin, checked_names, choose_character, give_titles, launch_viper, place_ships,
};

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
    let Barred { character, players } = &options.kit().barred_without_sympathizer;
    let barred = |other: CharacterId| {
        leaves_sympathizer_out(options, seats.len())
            && seats.len() == usize::from(*players)
            && other.name() == character
    };
    // Who is barred is unchosen too: the types stay as balanced as they are with that character.
    let unchosen = |kind: CharacterType| {
        options
            .kit()
            .characters
            .iter()
            .copied()
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
    options
        .kit()
        .characters
        .iter()
        .copied()
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

/// A player as set up, in clockwise order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Name, 1 to 24 characters, unique.
    pub name: String,
}

/// How the first player is found (SETUP-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FirstPlayer {
    /// Named by the table.
    Chosen {
        /// The seat.
        seat: SeatId,
    },
    /// Rolled by Dradis.
    Rolled,
}
