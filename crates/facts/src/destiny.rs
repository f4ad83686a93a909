//! Skill cards, as the Destiny deck and a check know them.

use serde::{Deserialize, Serialize};

use crate::content::SkillType;

/// A skill card as a check counts it: its text stays on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SkillCard {
    /// Type.
    #[serde(rename = "skill")]
    pub kind: SkillType,
    /// Strength, 1 to 5.
    pub strength: u8,
}

/// Which card it is stays out of every log.
impl std::fmt::Debug for SkillCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SkillCard")
    }
}
