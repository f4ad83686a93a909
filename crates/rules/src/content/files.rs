//! The data files of the base game, as text.

use serde::de::DeserializeOwned;

/// The data files under `content/base`, each as JSON text.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct Files<'a> {
    pub characters: &'a str,
    pub loyalty: &'a str,
    pub resources: &'a str,
    pub locations: &'a str,
    pub space: &'a str,
    pub tracks: &'a str,
    pub pieces: &'a str,
    pub skill_cards: &'a str,
    pub attack_cards: &'a str,
    pub crises: &'a str,
    pub destinations: &'a str,
    pub quorum: &'a str,
}

impl Files<'static> {
    /// Those that are part of the program.
    pub const EMBEDDED: Self = Self {
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
