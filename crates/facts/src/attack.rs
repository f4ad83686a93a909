//! What an attack roll can come to.

use serde::{Deserialize, Serialize};

/// Faces of the die.
pub const FACES: u8 = 8;

/// What a roll does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Hit {
    /// Nothing (ATTACK-3).
    Nothing,
    /// The viper goes to the Damaged Vipers box (DMG-2).
    ViperDamaged,
    /// The viper leaves the game (DMG-3).
    ViperDestroyed,
    /// The raider or heavy raider is destroyed (DMG-1).
    ShipDestroyed,
    /// Galactica takes a damage token (DMG-GAL-1).
    GalacticaDamaged,
    /// The basestar takes a damage token (DMG-BASE-1).
    BasestarDamaged,
    /// The basestar takes two damage tokens (DMG-BASE-7).
    BasestarDamagedTwice,
    /// The basestar is destroyed.
    BasestarDestroyed,
    /// The basestar is destroyed, and three raiders of its area with it.
    BasestarAndRaidersDestroyed,
    /// Every ship of the area is destroyed, human and Cylon (XNUKE-2).
    AreaDestroyed,
    /// The centurion is destroyed (CENT-6).
    CenturionDestroyed,
    /// The risk paid off (RAPTOR-3).
    RaptorReturned,
    /// The raptor is lost (RAPTOR-4).
    RaptorDestroyed,
    /// The ship comes to the Cylon Fleet board (XPLACE-1).
    Placed,
    /// What a low number brings follows.
    Low,
    /// What a high number brings follows.
    High,
    /// Pegasus takes a damage token (LOC-CIC-1).
    PegasusDamaged,
    /// A civilian ship of the area is destroyed, if there is one (LOC-BATTERIES-1).
    CivilianDestroyed,
    /// A viper of the area is damaged, if there is one (LOC-BATTERIES-1).
    OwnViperDamaged,
    /// Two raiders of the area are destroyed, or as many as there are (LOC-BATTERIES-1).
    TwoRaidersDestroyed,
    /// Four raiders of the area are destroyed, or as many as there are (LOC-BATTERIES-1).
    FourRaidersDestroyed,
}

impl Hit {
    /// In the order of the attack table.
    pub const ALL: [Self; 21] = [
        Self::Nothing,
        Self::ViperDamaged,
        Self::ViperDestroyed,
        Self::ShipDestroyed,
        Self::GalacticaDamaged,
        Self::BasestarDamaged,
        Self::BasestarDamagedTwice,
        Self::BasestarDestroyed,
        Self::BasestarAndRaidersDestroyed,
        Self::AreaDestroyed,
        Self::CenturionDestroyed,
        Self::RaptorReturned,
        Self::RaptorDestroyed,
        Self::Placed,
        Self::Low,
        Self::High,
        Self::PegasusDamaged,
        Self::CivilianDestroyed,
        Self::OwnViperDamaged,
        Self::TwoRaidersDestroyed,
        Self::FourRaidersDestroyed,
    ];

    /// Id of its words in the catalogues.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Nothing => "hit-nothing",
            Self::ViperDamaged => "hit-viper-damaged",
            Self::ViperDestroyed => "hit-viper-destroyed",
            Self::ShipDestroyed => "hit-ship-destroyed",
            Self::GalacticaDamaged => "hit-galactica-damaged",
            Self::BasestarDamaged => "hit-basestar-damaged",
            Self::BasestarDamagedTwice => "hit-basestar-damaged-twice",
            Self::BasestarDestroyed => "hit-basestar-destroyed",
            Self::BasestarAndRaidersDestroyed => "hit-basestar-and-raiders-destroyed",
            Self::AreaDestroyed => "hit-area-destroyed",
            Self::CenturionDestroyed => "hit-centurion-destroyed",
            Self::RaptorReturned => "hit-raptor-returned",
            Self::RaptorDestroyed => "hit-raptor-destroyed",
            Self::Placed => "hit-placed",
            Self::Low => "hit-low",
            Self::High => "hit-high",
            Self::PegasusDamaged => "hit-pegasus-damaged",
            Self::CivilianDestroyed => "hit-civilian-destroyed",
            Self::OwnViperDamaged => "hit-own-viper-damaged",
            Self::TwoRaidersDestroyed => "hit-two-raiders-destroyed",
            Self::FourRaidersDestroyed => "hit-four-raiders-destroyed",
        }
    }
}
