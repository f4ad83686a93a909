//! Ships: the one list of them, and so many of each.

use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A ship, human or Cylon. Positions of older files call some of them by their plurals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Craft {
    #[serde(alias = "basestars")]
    Basestar,
    #[serde(alias = "heavy_raiders")]
    HeavyRaider,
    #[serde(alias = "raiders")]
    Raider,
    Viper,
    CivilianShip,
    Raptor,
    MarkVii,
    AssaultRaptor,
}

/// What characters pilot: a viper, or what counts as one for every purpose (XRAPTOR-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum ViperKind {
    #[default]
    Viper,
    MarkVii,
    AssaultRaptor,
}

impl ViperKind {
    /// Every kind, the ordinary one first.
    pub const ALL: [Self; 3] = [Self::Viper, Self::MarkVii, Self::AssaultRaptor];

    /// The ship that it is.
    #[must_use]
    pub const fn craft(self) -> Craft {
        match self {
            Self::Viper => Craft::Viper,
            Self::MarkVii => Craft::MarkVii,
            Self::AssaultRaptor => Craft::AssaultRaptor,
        }
    }

    /// Id of its name, manned or not.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Viper => "craft-viper",
            Self::MarkVii => "craft-mark-vii",
            Self::AssaultRaptor => "craft-assault-raptor",
        }
    }

    /// Its name in texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Viper => "viper",
            Self::MarkVii => "mark-vii",
            Self::AssaultRaptor => "assault-raptor",
        }
    }

    /// Whether it is an ordinary viper, which files need not name.
    #[must_use]
    pub fn is_ordinary(&self) -> bool {
        *self == Self::Viper
    }
}

impl Craft {
    /// In the order in which a Cylon attack card places them (CYATT-2); what no card pictures comes last.
    pub const ALL: [Self; 8] = [
        Self::Basestar,
        Self::HeavyRaider,
        Self::Raider,
        Self::Viper,
        Self::CivilianShip,
        Self::Raptor,
        Self::MarkVii,
        Self::AssaultRaptor,
    ];

    /// What a Cylon attack card goes through, whether it pictures any or not (CYATT-2). Vipers are of any kind (XVIPER-6).
    pub const BY_CARD: &'static [Self] = Self::ALL.split_at(6).0;

    /// Those of an area that are not told apart: the others have damage tokens, a front, or stay in the Reserve.
    pub const ALIKE: [Self; 5] = [
        Self::Raider,
        Self::HeavyRaider,
        Self::Viper,
        Self::MarkVii,
        Self::AssaultRaptor,
    ];

    /// Whether characters pilot it.
    #[must_use]
    pub fn is_piloted(self) -> bool {
        ViperKind::ALL.iter().any(|kind| kind.craft() == self)
    }

    /// Id of the name of one ship.
    #[must_use]
    pub const fn one_id(self) -> &'static str {
        match self {
            Self::Basestar => "one-basestar",
            Self::HeavyRaider => "one-heavy-raider",
            Self::Raider => "one-raider",
            Self::Viper => "one-viper",
            Self::CivilianShip => "one-civilian-ship",
            Self::Raptor => "one-raptor",
            Self::MarkVii => "one-mark-vii",
            Self::AssaultRaptor => "one-assault-raptor",
        }
    }

    /// Id of the name of some ships.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Basestar => "piece-basestar",
            Self::HeavyRaider => "ship-heavy-raider",
            Self::Raider => "ship-raider",
            Self::Viper => "ship-viper",
            Self::CivilianShip => "piece-civilian-ship",
            Self::Raptor => "piece-raptor",
            Self::MarkVii => "ship-mark-vii",
            Self::AssaultRaptor => "ship-assault-raptor",
        }
    }
}

/// Reads a ship that is not told apart from others of its kind, for serde: of those alone an area has a number.
///
/// # Errors
/// Another ship.
pub fn alike<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Craft, D::Error> {
    let craft = Craft::deserialize(deserializer)?;
    if Craft::ALIKE.contains(&craft) {
        return Ok(craft);
    }
    let allowed = "a \"raider\", \"heavy-raider\", \"viper\", \"mark-vii\" or \"assault-raptor\"";
    Err(serde::de::Error::custom(format!(
        "{allowed} is counted by area, no {craft:?}"
    )))
}

/// So many of each ship. What there is none of is not written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "BTreeMap<Craft, u8>"))]
pub struct Counts([u8; Craft::ALL.len()]);

impl Counts {
    /// Every ship with how many there are of it.
    pub fn each(&self) -> impl Iterator<Item = (Craft, u8)> {
        Craft::ALL
            .into_iter()
            .zip(Craft::ALL.map(|craft| self[craft]))
    }

    /// How many vipers of all kinds (XRAPTOR-1).
    #[must_use]
    pub fn vipers(&self) -> u8 {
        ViperKind::ALL.map(|kind| self[kind.craft()]).iter().sum()
    }

    /// So many more come, so many at most as a number holds.
    pub fn more(&mut self, craft: Craft, count: u8) {
        self[craft] = self[craft].saturating_add(count);
    }

    /// So many go, as far as there are any.
    pub fn fewer(&mut self, craft: Craft, count: u8) {
        self[craft] = self[craft].saturating_sub(count);
    }
}

impl Index<Craft> for Counts {
    type Output = u8;

    fn index(&self, craft: Craft) -> &u8 {
        &self.0[craft as usize]
    }
}

impl IndexMut<Craft> for Counts {
    fn index_mut(&mut self, craft: Craft) -> &mut u8 {
        &mut self.0[craft as usize]
    }
}

impl FromIterator<(Craft, u8)> for Counts {
    fn from_iter<T: IntoIterator<Item = (Craft, u8)>>(counts: T) -> Self {
        let mut sum = Self::default();
        for (craft, count) in counts {
            sum.more(craft, count);
        }
        sum
    }
}

impl<const N: usize> From<[(Craft, u8); N]> for Counts {
    fn from(counts: [(Craft, u8); N]) -> Self {
        counts.into_iter().collect()
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.each().filter(|(_, count)| *count > 0))
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        BTreeMap::deserialize(deserializer)
            .map(|counts: BTreeMap<Craft, u8>| counts.into_iter().collect())
    }
}
