//! The abilities of the characters, by name.

use serde::{Deserialize, Serialize};

macro_rules! abilities {
    ($($(#[doc = $doc:literal])+ $name:ident = $id:literal,)*) => {
        /// An ability of a character sheet.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        pub enum Ability { $($(#[doc = $doc])+ $name,)* }

        impl Ability {
            /// All abilities, character by character.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// Stable name; `ability-` and this is the id of its name in the catalogues.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }
        }
    };
}

abilities! {
    /// William Adama: in the check of a crisis that he draws, cards of strength 1 count for it.
    InspirationalLeader = "inspirational-leader",
    /// William Adama, once per game: the cards of a resolved check go into his hand.
    CommandAuthority = "command-authority",
    /// William Adama: he may not activate the Admiral's Quarters.
    EmotionallyAttached = "emotionally-attached",
    /// Saul Tigh: when somebody activates the Admiral's Quarters he may lower the difficulty by 3.
    CylonHatred = "cylon-hatred",
    /// Saul Tigh, once per game, an action: the Admiral becomes President.
    DeclareMartialLaw = "declare-martial-law",
    /// Saul Tigh: at the start of any turn, with exactly one skill card, he discards it.
    Alcoholic = "alcoholic",
    /// Helo: once in each of his turns he may roll a die again.
    EcoOfficer = "eco-officer",
    /// Helo, once per game: what another player chose on a crisis card is chosen otherwise.
    MoralCompass = "moral-compass",
    /// Helo: not on the board until his second turn.
    Stranded = "stranded",
    /// Laura Roslin: of two crisis cards she resolves one, the other goes to the bottom.
    ReligiousVisions = "religious-visions",
    /// Laura Roslin, once per game, an action: of four Quorum cards she resolves one.
    SkilledPolitician = "skilled-politician",
    /// Laura Roslin: to activate a location she first discards two skill cards.
    TerminalIllness = "terminal-illness",
    /// Gaius Baltar: after he has drawn a crisis card he draws a skill card of any type.
    DelusionalIntuition = "delusional-intuition",
    /// Gaius Baltar, once per game, an action: he looks at all Loyalty cards of another player.
    CylonDetector = "cylon-detector",
    /// Gaius Baltar: two Loyalty cards at the start.
    Coward = "coward",
    /// Tom Zarek: when somebody activates Administration or the Brig he may change the difficulty by 2.
    FriendsInLowPlaces = "friends-in-low-places",
    /// Tom Zarek, once per game, an action: 1 population for 1 of another resource.
    UnconventionalTactics = "unconventional-tactics",
    /// Tom Zarek: he may not activate a location where another character is, but the Brig.
    ConvictedCriminal = "convicted-criminal",
    /// Apollo: he may fly a viper that comes from the Reserve, and act.
    AlertViperPilot = "alert-viper-pilot",
    /// Apollo, once per game, an action: up to six unmanned vipers are activated.
    Cag = "cag",
    /// Apollo: what he is forced to discard is drawn at random.
    Headstrong = "headstrong",
    /// Starbuck: a turn that begins in a viper has two actions.
    ExpertPilot = "expert-pilot",
    /// Starbuck, once per game: a revealed crisis is discarded and another drawn.
    SecretDestiny = "secret-destiny",
    /// Starbuck: the check of the Admiral's Quarters is 3 easier against her.
    Insubordinate = "insubordinate",
    /// Boomer: at the end of her turn she looks at the top crisis card and puts it on top or at the bottom.
    Recon = "recon",
    /// Boomer, once per game: before the check of a crisis she chooses that it passes, or fails.
    MysteriousIntuition = "mysterious-intuition",
    /// Boomer: two Loyalty cards in the Sleeper phase, then the Brig.
    SleeperAgent = "sleeper-agent",
    /// Galen Tyrol: once in his turn, after Repair, another action.
    MaintenanceEngineer = "maintenance-engineer",
    /// Galen Tyrol, once per game: the cards of a type count nothing in a check, before it is revealed.
    BlindDevotion = "blind-devotion",
    /// Galen Tyrol: at most 8 skill cards at the end of a turn.
    Reckless = "reckless",
}

impl Ability {
    /// Whether it is used up for the rest of the game once used.
    #[must_use]
    pub const fn once_per_game(self) -> bool {
        match self {
            Self::CommandAuthority
            | Self::DeclareMartialLaw
            | Self::MoralCompass
            | Self::SkilledPolitician
            | Self::CylonDetector
            | Self::UnconventionalTactics
            | Self::Cag
            | Self::SecretDestiny
            | Self::MysteriousIntuition
            | Self::BlindDevotion => true,
            Self::InspirationalLeader
            | Self::EmotionallyAttached
            | Self::CylonHatred
            | Self::Alcoholic
            | Self::EcoOfficer
            | Self::Stranded
            | Self::ReligiousVisions
            | Self::TerminalIllness
            | Self::DelusionalIntuition
            | Self::Coward
            | Self::FriendsInLowPlaces
            | Self::ConvictedCriminal
            | Self::AlertViperPilot
            | Self::Headstrong
            | Self::ExpertPilot
            | Self::Insubordinate
            | Self::Recon
            | Self::SleeperAgent
            | Self::MaintenanceEngineer
            | Self::Reckless => false,
        }
    }
}
