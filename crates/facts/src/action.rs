//! What a player may do with an action, as names.

use serde::{Deserialize, Serialize};

use crate::ability::Ability;
use crate::battle::ShipIcon;
use crate::content::{LocationId, SkillCardId};

/// An action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Act {
    /// The location the character is on (ACT-3). At Caprica two crisis cards are drawn, at the Cylon Fleet
    /// every basestar launches.
    Location {
        /// The location.
        location: LocationId,
    },
    /// What Cylon players do at a location where humans do something else (XACT-4).
    CylonLocation {
        /// The location.
        location: LocationId,
    },
    /// A Super Crisis card, at Caprica.
    SuperCrisis,
    /// All Cylon ships of a type, at the Cylon Fleet (LOC-CYLONFLEET-1).
    Activate {
        /// Their icon.
        ships: ShipIcon,
    },
    /// The viper that the character pilots moves or attacks (ACT-5).
    OwnViper,
    /// A skill card with an action (ACT-4).
    Card {
        /// The card.
        card: SkillCardId,
    },
    /// The skill card Repair for damaged vipers, on the Hangar Deck.
    RepairVipers,
    /// An action of the character sheet (ABIL-1).
    Ability {
        /// Which one.
        ability: Ability,
    },
    /// The President plays a Quorum card (ACT-6).
    PlayQuorum,
    /// The President draws a Quorum card, by the title card (TITLE-PRES-2).
    DrawQuorum,
    /// The Admiral uses a nuke (NUKE-1).
    Nuke,
    /// The player shows that they are a Cylon (REVEAL-1).
    Reveal,
    /// An infiltrating Cylon Leader goes back to the Cylons (XINF-9).
    EndInfiltration,
    /// The player shows a Personal Goal (XGOAL-1).
    Goal,
    /// The player plays a Mutiny card (XMUT-7).
    Mutiny,
    /// A human on New Caprica attacks the occupation forces of the own location (NC-15).
    AttackForces,
    /// A Cylon player on New Caprica tries to detain a human of the own location (NC-17).
    Detain,
    /// The Admiral has Galactica leave New Caprica (NC-57).
    FinalJump,
    /// The CAG activates an unmanned viper and gives the title to another human player, by the title card (XACT-1).
    HandOnCag,
    /// The CAG, in a viper, activates an unmanned one and acts again, by the title card, once a turn (XACT-1).
    LeadFlight,
}

impl Act {
    /// Whether a location is activated, which some characters may not do everywhere.
    #[must_use]
    pub const fn activates_location(self) -> bool {
        match self {
            Self::Location { .. }
            | Self::CylonLocation { .. }
            | Self::SuperCrisis
            | Self::Activate { .. } => true,
            Self::OwnViper
            | Self::Card { .. }
            | Self::RepairVipers
            | Self::Ability { .. }
            | Self::PlayQuorum
            | Self::DrawQuorum
            | Self::Nuke
            | Self::Reveal
            | Self::EndInfiltration
            | Self::Goal
            | Self::Mutiny
            | Self::AttackForces
            | Self::Detain
            | Self::FinalJump
            | Self::HandOnCag
            | Self::LeadFlight => false,
        }
    }

    /// The location that is activated.
    #[must_use]
    pub const fn location(self) -> Option<LocationId> {
        match self {
            Self::Location { location } | Self::CylonLocation { location } => Some(location),
            Self::Card { .. }
            | Self::RepairVipers
            | Self::SuperCrisis
            | Self::Activate { .. }
            | Self::OwnViper
            | Self::Ability { .. }
            | Self::PlayQuorum
            | Self::DrawQuorum
            | Self::Nuke
            | Self::Reveal
            | Self::EndInfiltration
            | Self::Goal
            | Self::Mutiny
            | Self::AttackForces
            | Self::Detain
            | Self::FinalJump
            | Self::HandOnCag
            | Self::LeadFlight => None,
        }
    }

    /// The skill card that leaves the hand.
    #[must_use]
    pub const fn card(self) -> Option<SkillCardId> {
        match self {
            Self::Card { card } => Some(card),
            Self::RepairVipers => Some(SkillCardId::REPAIR),
            Self::Location { .. }
            | Self::CylonLocation { .. }
            | Self::SuperCrisis
            | Self::Activate { .. }
            | Self::OwnViper
            | Self::Ability { .. }
            | Self::PlayQuorum
            | Self::DrawQuorum
            | Self::Nuke
            | Self::Reveal
            | Self::EndInfiltration
            | Self::Goal
            | Self::Mutiny
            | Self::AttackForces
            | Self::Detain
            | Self::FinalJump
            | Self::HandOnCag
            | Self::LeadFlight => None,
        }
    }
}
