//! Skill cards, as the Destiny deck and a check know them.

use serde::{Deserialize, Serialize};

use crate::check::CheckAbility;
use crate::content::{SkillCardId, SkillType};

/// A skill card as a check counts it: its text stays on the table. A card with a skill-check ability has its name too,
/// for the ability counts (XABILITY-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SkillCard {
    /// Type.
    #[serde(rename = "skill")]
    pub kind: SkillType,
    /// Strength, 0 to 6.
    pub strength: u8,
    /// Which card it is, where it has a skill-check ability.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub card: Option<SkillCardId>,
}

impl SkillCard {
    /// A card without a skill-check ability.
    #[must_use]
    pub const fn plain(kind: SkillType, strength: u8) -> Self {
        Self {
            kind,
            strength,
            card: None,
        }
    }

    /// Its skill-check ability.
    #[must_use]
    pub fn ability(self) -> Option<&'static CheckAbility> {
        self.card?.ability()
    }
}

/// Which card it is stays out of every log.
impl std::fmt::Debug for SkillCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SkillCard")
    }
}
