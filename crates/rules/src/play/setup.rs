//! Choosing characters (CHARSEL-1 to CHARSEL-3, SETUP-NOSYMP-1).

use dradis_facts::content::{Barred, CharacterId, CharacterType};
use dradis_facts::options::Options;
use dradis_facts::places::{Place, starting_places};
use dradis_facts::resources::leaves_sympathizer_out;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::seat::Seat;
use dradis_state::state::State;
use serde::{Deserialize, Serialize};

mod question;
pub(crate) use question::{
    choose_character as ask_character, choose_start as ask_start, launch_viper as ask_launch,
};

mod procedure;

pub(crate) use procedure::{
    begin, checked_names, choose_character, choose_start, give_titles, launch_viper, place_ships,
    starts,
};

/// The places that are there of those where a character may begin: a ship may be lost by then (EXEC-9).
pub(crate) fn starting_places_left(state: &State, character: CharacterId) -> Vec<Place> {
    let there = |place: &Place| match place {
        Place::Location { location } => state.locations().any(|open| open == *location),
        Place::Viper { .. } | Place::OffBoard => true,
    };
    let places = starting_places(state.kit(), character).into_iter();
    places.filter(there).collect()
}

/// Why a character cannot be chosen now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotOffered {
    /// Somebody has the character.
    Taken,
    /// Another type has more unchosen characters (CHARSEL-2).
    Unbalanced,
    /// Nobody plays it in a game of so many without the Sympathizer (SETUP-NOSYMP-1).
    Barred,
    /// Somebody plays the same person by another sheet (XSETUP-9).
    SamePerson,
    /// There is a Cylon Leader already (XSETUP-10).
    OneLeader,
    /// So few play without one (XSETUP-10).
    NoLeader,
    /// So many need one, and nobody else is left to be it (XSETUP-10).
    LeaderNeeded,
}

/// Who somebody is, whichever sheet shows them.
pub(crate) fn person(character: CharacterId) -> &'static str {
    let facts = character.facts();
    // Boomer and Athena are two.
    rule!("CLAR-26");
    facts.person.as_deref().unwrap_or(&facts.id)
}

/// Whether a Cylon Leader may, must or cannot be among so many players (XSETUP-10), as the Loyalty decks say.
fn leaders(options: &Options, players: usize) -> (bool, bool) {
    let of_size = |leader: bool| {
        let mut decks = options.kit().loyalty_decks.iter();
        decks.any(|deck| usize::from(deck.players) == players && deck.leader == leader)
    };
    (of_size(true), !of_size(false))
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
    let is_leader = |character: CharacterId| character.facts().kind == CharacterType::CylonLeader;
    let chosen = || seats.iter().filter_map(|seat| seat.character);
    let led = chosen().any(is_leader);
    let (may_be_led, must_be_led) = leaders(options, seats.len());
    let last = chosen().count() + 1 >= seats.len();
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
            } else if chosen().any(|other| person(other) == person(character)) {
                rule!("XSETUP-9");
                Some(NotOffered::SamePerson)
            } else if kind == CharacterType::CylonLeader && !may_be_led {
                rule!("XSETUP-10");
                Some(NotOffered::NoLeader)
            } else if kind == CharacterType::CylonLeader && led {
                rule!("XSETUP-10");
                Some(NotOffered::OneLeader)
            } else if kind != CharacterType::CylonLeader && must_be_led && last && !led {
                rule!("XSETUP-10");
                Some(NotOffered::LeaderNeeded)
            } else if kind == CharacterType::Support || kind == CharacterType::CylonLeader {
                rule!("CHARSEL-3");
                rule!("XSETUP-8");
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

/// The characters whom nobody plays, and of whom nobody plays another sheet; no Cylon Leader (EXEC-27, XSETUP-9).
pub(crate) fn replacements(seats: &[Seat], options: &Options) -> Vec<CharacterId> {
    let chosen = || seats.iter().filter_map(|seat| seat.character);
    let characters = options.kit().characters.iter().copied();
    characters
        .filter(|character| character.facts().kind != CharacterType::CylonLeader)
        .filter(|character| chosen().all(|other| person(other) != person(*character)))
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
