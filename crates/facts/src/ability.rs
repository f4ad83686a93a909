//! The abilities of the characters, by name.

use serde::{Deserialize, Serialize};

use crate::check::Adding;

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
    /// Helena Cain: where the check of the Admiral's Quarters passes with 10 or more, she may have the accused executed.
    Intolerant = "intolerant",
    /// Helena Cain, for a miracle token: at distance 6 or less two civilian ships are lost and the fleet jumps at once, to the only destination the Admiral draws (CLAR-37).
    BlindJump = "blind-jump",
    /// Helena Cain: she may activate neither FTL Control nor the Engine Room.
    BentOnRevenge = "bent-on-revenge",
    /// Dee: at Communications she looks at every civilian ship and may move each.
    Efficient = "efficient",
    /// Dee, for a miracle token: before a check she looks at the top three cards of a skill deck and adds them to the check or her hand.
    FastLearner = "fast-learner",
    /// Dee: executed when morale falls to 2 or less (CLAR-61).
    EmotionallyFragile = "emotionally-fragile",
    /// Ellen Tigh: where she ends her movement with another human she may give a card to draw two (CLAR-11).
    PoliticallyAdroit = "politically-adroit",
    /// Ellen Tigh, for a miracle token: at the start of her turn she takes the Admiral's or President's title until its end (CLAR-48).
    Manipulative = "manipulative",
    /// Ellen Tigh: Treachery is among her types.
    NothingButTrouble = "nothing-but-trouble",
    /// Kat: a discarded card and 2 stand for a die of her own action (CLAR-47).
    Hotshot = "hotshot",
    /// Kat, for a miracle token: from her viper, ships of her area are destroyed and she goes to Sickbay.
    Sacrifice = "sacrifice",
    /// Kat: where she has not left the place of her turn's begin she goes to Sickbay (CLAR-22).
    StimJunkie = "stim-junkie",
    /// Cavil: a basestar comes or goes at the bow, then raiders and a civilian ship may come (CLAR-60).
    Primacy = "primacy",
    /// Cavil, for a miracle token: in place of his move he takes two actions.
    AggressiveTactics = "aggressive-tactics",
    /// Cavil: when somebody shows a Cylon card he discards his hand.
    LiesAndSecrets = "lies-and-secrets",
    /// Leoben: in place of his move he swaps two cards with the top of the Destiny deck.
    GlimpseTheFaceOfGod = "glimpse-the-face-of-god",
    /// Leoben, for a miracle token: he swaps hands with another player.
    CrypticMessage = "cryptic-message",
    /// Leoben: he may not choose to move to another character.
    Clouded = "clouded",
    /// Caprica Six: in place of her move she takes a random card of a player, who draws one of a type she names (CLAR-42).
    Intimate = "intimate",
    /// Caprica Six, for a miracle token: after a check is revealed she adds any number of cards (XCHECK-10).
    HumanDelusion = "human-delusion",
    /// Caprica Six: the Cylon Fleet costs her a card.
    ConflictedLoyalties = "conflicted-loyalties",
    /// Felix Gaeta: the die of FTL Control may be rolled again (CLAR-14).
    FtlOperator = "ftl-operator",
    /// Felix Gaeta, for a miracle token: he takes the Admiral's title, out of the Brig if need be (CLAR-13).
    Coup = "coup",
    /// Felix Gaeta: at most three cards into a check.
    Misguided = "misguided",
    /// Anders: he discards any number of cards and draws as many of one of his types.
    StarPlayer = "star-player",
    /// Anders, for a miracle token: he chooses what a die of his own turn shows (CLAR-57).
    Longshot = "longshot",
    /// Anders: no skill cards in his first Receive Skills step.
    StartsOnTheBench = "starts-on-the-bench",
    /// Cally Tyrol: in her own turn she may take a card out of a revealed check (XCHECK-10).
    QuickFix = "quick-fix",
    /// Cally Tyrol, for a miracle token: another character here is executed.
    DischargeOfAFirearm = "discharge-of-a-firearm",
    /// Cally Tyrol: never exactly one card into a check (CLAR-59).
    Impulsive = "impulsive",
    /// Tory Foster: after any Quorum action she may draw two cards of any types (CLAR-24a).
    Adaptable = "adaptable",
    /// Tory Foster, for a miracle token: she looks at the top five Quorum cards and puts them in order.
    Influential = "influential",
    /// Tory Foster: of two options of her own she takes the first.
    Amoral = "amoral",
    /// Hoshi: a card lets him activate Command, Communications or Weapons Control again (CLAR-49).
    Dutiful = "dutiful",
    /// Hoshi, for a miracle token: he activates three undamaged locations from wherever he is.
    Organized = "organized",
    /// Hoshi: an action of a skill card costs him a card (CLAR-49).
    Reluctant = "reluctant",
    /// Tom Zarek (alternate): of two Mutiny cards that anybody draws he gives one (CLAR-50).
    NecessarySteps = "necessary-steps",
    /// Tom Zarek (alternate), for a miracle token: of four Mutiny cards he plays one.
    AbusePower = "abuse-power",
    /// Tom Zarek (alternate): he begins with a Mutiny card.
    Disreputable = "disreputable",
    /// Helo (alternate): Launch Scout shows him two cards.
    RaptorPilot = "raptor-pilot",
    /// Helo (alternate), for a miracle token: as the fleet leaves, fuel brings population back (CLAR-62).
    NoOneGetsLeftBehind = "no-one-gets-left-behind",
    /// Helo (alternate): a card less while he is not on Galactica.
    FamilyCommitments = "family-commitments",
    /// Hot Dog: once a turn after a loss of population, three piloting cards of which he keeps two.
    Memento = "memento",
    /// Hot Dog, for a miracle token: an undamaged viper is destroyed in a civilian ship's place (CLAR-63).
    Escort = "escort",
    /// Hot Dog: the viper he flies is destroyed where it would be damaged.
    ForcedToEject = "forced-to-eject",
    /// Lee Adama (alternate): after his Executive Order he may activate his own location.
    ForwardThinker = "forward-thinker",
    /// Lee Adama (alternate), for a miracle token: in place of a choice on a crisis five cards are discarded (CLAR-46).
    ChooseADifferentPath = "choose-a-different-path",
    /// Lee Adama (alternate): a Mutiny card costs him two cards.
    MoralDilemma = "moral-dilemma",
    /// Romo Lampkin: a crisis makes him discard one card less.
    Deceitful = "deceitful",
    /// Romo Lampkin, for a miracle token: somebody leaves the Brig, for all their skill cards (CLAR-53).
    Attorney = "attorney",
    /// Romo Lampkin: where he ends his movement with another player he discards two cards or goes to the Brig.
    Kleptomania = "kleptomania",
    /// Gaius Baltar (alternate): he gives or takes a miracle token here, and holds up to three (XMIR-7).
    CultLeader = "cult-leader",
    /// Gaius Baltar (alternate), for a miracle token: for three miracle tokens a dial rises by 2.
    Broadcast = "broadcast",
    /// Gaius Baltar (alternate): he reveals as a Cylon in the Brig alone (CLAR-58).
    SpiritualCrisis = "spiritual-crisis",
    /// Doc Cottle: two cards of another human's types, for two of his (CLAR-41).
    Treatment = "treatment",
    /// Doc Cottle, for a miracle token: he looks at all civilian ships and changes one.
    Quarantine = "quarantine",
    /// Doc Cottle: no actions of engineering cards (CLAR-51).
    Specialized = "specialized",
    /// Doral: two more cards while infiltrating, and not one.
    Industrious = "industrious",
    /// Doral, for a miracle token: his infiltration ends where he likes, with another action (CLAR-55).
    Meticulous = "meticulous",
    /// Doral: no cards into checks of another player's Action step.
    Vanity = "vanity",
    /// D'Anna: while infiltrating she looks at a human's Loyalty card, and goes (CLAR-54).
    Visions = "visions",
    /// D'Anna, for a miracle token: she draws two Super Crisis cards.
    DontTrustAnyone = "dont-trust-anyone",
    /// D'Anna: leaving the Resurrection Ship costs her a Super Crisis card.
    Heretic = "heretic",
    /// Simon: two cards into checks, three while infiltrating (CLAR-64).
    Calculating = "calculating",
    /// Simon, for a miracle token: he chooses which ships are activated in place of the icons (CLAR-64).
    Modifications = "modifications",
    /// Simon: one of his cards in a check lies face up.
    LogicBound = "logic-bound",
    /// Athena: somebody discards a card less, for a Treachery card (CLAR-56).
    ForLove = "for-love",
    /// Athena, for a miracle token: she activates any undamaged location (CLAR-25).
    Resolute = "resolute",
    /// Athena: no skill cards in a hazardous location.
    Grieving = "grieving",
}

/// Abilities that say how many cards their character adds to a check.
const ADDING: [(Ability, Adding); 4] = [
    (Ability::Misguided, Adding::AtMost(3)),
    (Ability::Impulsive, Adding::NeverOne),
    (Ability::Vanity, Adding::OwnActionsOnly),
    (
        Ability::Calculating,
        Adding::Cylon {
            cards: 2,
            infiltrating: 3,
        },
    ),
];

impl Ability {
    /// Miracle tokens that using it costs, where it costs any (XMIR-1, XMIR-7).
    #[must_use]
    pub const fn miracles(self) -> u8 {
        if matches!(self, Self::Broadcast) {
            3
        } else {
            1
        }
    }

    /// Whether it may be used once in a turn and no more. Nobody dies of fallen morale twice.
    #[must_use]
    pub const fn once_per_turn(self) -> bool {
        matches!(
            self,
            Self::Memento
                | Self::Dutiful
                | Self::ForLove
                | Self::Deceitful
                | Self::FtlOperator
                | Self::EmotionallyFragile
                | Self::PoliticallyAdroit
                | Self::Kleptomania
        )
    }

    /// What it says about cards that its character adds to a check; `None` where it says nothing.
    #[must_use]
    pub fn adding(self) -> Option<Adding> {
        let mut rows = ADDING.iter();
        rows.find(|(ability, _)| *ability == self)
            .map(|(_, adding)| *adding)
    }

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
            | Self::BlindDevotion
            | Self::BlindJump
            | Self::FastLearner
            | Self::Manipulative
            | Self::Sacrifice
            | Self::AggressiveTactics
            | Self::CrypticMessage
            | Self::HumanDelusion
            | Self::Coup
            | Self::Longshot
            | Self::DischargeOfAFirearm
            | Self::Influential
            | Self::Organized
            | Self::AbusePower
            | Self::NoOneGetsLeftBehind
            | Self::Escort
            | Self::ChooseADifferentPath
            | Self::Attorney
            | Self::Broadcast
            | Self::Quarantine
            | Self::Meticulous
            | Self::DontTrustAnyone
            | Self::Modifications
            | Self::Resolute => true,
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
            | Self::Reckless
            | Self::Intolerant
            | Self::BentOnRevenge
            | Self::Efficient
            | Self::EmotionallyFragile
            | Self::PoliticallyAdroit
            | Self::NothingButTrouble
            | Self::Hotshot
            | Self::StimJunkie
            | Self::Primacy
            | Self::LiesAndSecrets
            | Self::GlimpseTheFaceOfGod
            | Self::Clouded
            | Self::Intimate
            | Self::ConflictedLoyalties
            | Self::FtlOperator
            | Self::Misguided
            | Self::StarPlayer
            | Self::StartsOnTheBench
            | Self::QuickFix
            | Self::Impulsive
            | Self::Adaptable
            | Self::Amoral
            | Self::Dutiful
            | Self::Reluctant
            | Self::NecessarySteps
            | Self::Disreputable
            | Self::RaptorPilot
            | Self::FamilyCommitments
            | Self::Memento
            | Self::ForcedToEject
            | Self::ForwardThinker
            | Self::MoralDilemma
            | Self::Deceitful
            | Self::Kleptomania
            | Self::CultLeader
            | Self::SpiritualCrisis
            | Self::Treatment
            | Self::Specialized
            | Self::Industrious
            | Self::Vanity
            | Self::Visions
            | Self::Heretic
            | Self::Calculating
            | Self::LogicBound
            | Self::ForLove
            | Self::Grieving => false,
        }
    }
}
