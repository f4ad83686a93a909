//! The data files of the base game, as text.

use serde::de::DeserializeOwned;

/// The data files under `content/base`, each as JSON text.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// What is in play.
    pub kit: &'a str,
    /// The characters.
    pub characters: &'a str,
    /// The Loyalty cards.
    pub loyalty: &'a str,
    /// The dials.
    pub resources: &'a str,
    /// The locations.
    pub locations: &'a str,
    /// The space areas.
    pub space: &'a str,
    /// The jump and Boarding Party tracks.
    pub tracks: &'a str,
    /// What there is of each piece.
    pub pieces: &'a str,
    /// The skill cards.
    pub skill_cards: &'a str,
    /// The Cylon attack cards.
    pub attack_cards: &'a str,
    /// The Crisis and Super Crisis cards.
    pub crises: &'a str,
    /// The destinations.
    pub destinations: &'a str,
    /// The Quorum cards.
    pub quorum: &'a str,
    /// Abilities that are actions.
    pub abilities: &'a str,
}

impl Files<'static> {
    /// Those that are part of the program.
    pub const EMBEDDED: Self = Self {
        kit: include_str!("../../content/base/kit.json"),
        characters: include_str!("../../content/base/characters.json"),
        loyalty: include_str!("../../content/base/loyalty.json"),
        resources: include_str!("../../content/base/resources.json"),
        locations: include_str!("../../content/base/locations.json"),
        space: include_str!("../../content/base/space.json"),
        tracks: include_str!("../../content/base/tracks.json"),
        pieces: include_str!("../../content/base/pieces.json"),
        skill_cards: include_str!("../../content/base/skill_cards.json"),
        attack_cards: include_str!("../../content/base/attack_cards.json"),
        crises: include_str!("../../content/base/crises.json"),
        destinations: include_str!("../../content/base/destinations.json"),
        quorum: include_str!("../../content/base/quorum.json"),
        abilities: include_str!("../../content/base/abilities.json"),
    };
}

/// A data file that is not what it should be.
#[derive(Debug, thiserror::Error)]
#[error("{file}: {source}")]
pub struct ContentError {
    /// Its name.
    pub file: &'static str,
    /// Where it is wrong and what is allowed there.
    pub source: serde_json::Error,
}

pub(super) fn file<T: DeserializeOwned>(name: &'static str, text: &str) -> Result<T, ContentError> {
    serde_json::from_str(text).map_err(|source| ContentError { file: name, source })
}

/// An embedded file: part of the program, so that a test finds a mistake in it.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).expect("an embedded file")
}
