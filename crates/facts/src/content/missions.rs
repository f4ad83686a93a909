//! Mission cards of the objective Earth (EARTH-MISSION-1 to EARTH-MISSION-11).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::cards::{CheckFacts, cards};

/// A row of `missions.json`. There is one of each in the deck.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionCard {
    /// Stable name.
    pub id: String,
    /// Name on the English card.
    pub name: String,
    /// Its check with what both results do (EARTH-MISSION-4).
    pub check: CheckFacts,
    /// The distance that it counts as once it is passed; 0 where it counts as none (EARTH-MISSION-6).
    #[serde(default)]
    pub distance: u8,
    /// Where the row comes from.
    pub source: String,
}

/// A Mission card, by its stable name ("rescue-hera").
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct MissionId(&'static MissionCard);

by_row!(MissionId, MissionCard, cards, missions, "Mission card");

impl fmt::Debug for MissionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl MissionId {
    /// Id of its name in the catalogues.
    #[must_use]
    pub fn message_id(self) -> String {
        format!("mission-{}", self.name())
    }
}

/// Whose the Rebel Basestar is (EARTH-RB-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Allegiance {
    /// The humans'.
    Humans,
    /// The Cylons'.
    Cylons,
}
