//! Facts of the boxes, read from the data files under `content`, each with its source.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ability::Ability;
use crate::kit::Players;
use crate::rule;
use crate::titles::Title;

/// What all ids of rows have, however they are kept: they are one union of every box, whatever is played.
macro_rules! one_of_rows {
    ($id:ident, $rows:path, $field:ident, $what:literal) => {
        impl $id {
            /// The one of that name, in whatever box.
            #[must_use]
            pub fn find(name: &str) -> Option<Self> {
                Self::all().find(|id| id.name() == name)
            }

            /// All there are, box by box, in the order of the content. What is in play is the kit's to say.
            pub fn all() -> impl Iterator<Item = Self> {
                $rows().flat_map(|rows| Self::of(&rows.$field))
            }
        }

        read_by_name!($id, $what);
    };
}

/// An id that is its row, told apart by where the row stands: no name is used twice.
macro_rules! by_row {
    ($id:ident, $row:ident, $rows:path, $field:ident, $what:literal) => {
        one_of_rows!($id, $rows, $field, $what);

        impl $id {
            /// Those of a box.
            pub(crate) fn of(rows: &'static [$row]) -> impl Iterator<Item = Self> {
                rows.iter().map(Self)
            }

            /// Stable name.
            #[must_use]
            pub fn name(self) -> &'static str {
                self.0.id.as_str()
            }

            /// Its row.
            #[must_use]
            pub const fn facts(self) -> &'static $row {
                self.0
            }
        }

        impl PartialEq for $id {
            fn eq(&self, other: &Self) -> bool {
                std::ptr::eq(self.0, other.0)
            }
        }

        impl Eq for $id {}

        impl PartialOrd for $id {
            fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }

        /// By name.
        impl Ord for $id {
            fn cmp(&self, other: &Self) -> std::cmp::Ordering {
                self.name().cmp(other.name())
            }
        }
    };
}

/// A name that stands for a row. So are ids of which rules know some by name, before any row is read.
macro_rules! by_name {
    ($id:ident, $row:ident, $rows:path, $field:ident, $what:literal) => {
        one_of_rows!($id, $rows, $field, $what);

        impl $id {
            /// Those of a box.
            pub(crate) fn of(rows: &'static [$row]) -> impl Iterator<Item = Self> {
                rows.iter().map(|row| Self(&row.id))
            }

            /// Stable name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                self.0
            }

            /// Its row.
            ///
            /// # Panics
            /// Never: a name stands for a row of the content.
            #[must_use]
            pub fn facts(self) -> &'static $row {
                let mut rows = $rows().flat_map(|rows| &rows.$field);
                rows.find(|row| row.id == self.0)
                    .expect("a name stands for a row")
            }
        }
    };
}

/// Written and read by name.
macro_rules! read_by_name {
    ($id:ty, $what:literal) => {
        impl Serialize for $id {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $id {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = String::deserialize(deserializer)?;
                Self::find(&name).ok_or_else(|| {
                    let legal: Vec<_> = Self::all().map(Self::name).collect();
                    serde::de::Error::custom(format!(
                        concat!("\"{}\" is no ", $what, "; allowed are: {}"),
                        name,
                        legal.join(", ")
                    ))
                })
            }
        }
    };
}

mod allies;
mod attack_cards;
mod board;
mod cards;
mod deeds;
mod files;
mod held;
mod missions;
mod powers;
mod skills;

pub use allies::{AllyCard, AllyId, Trauma};
pub use attack_cards::{AtOnce, AttackCard, AttackCardId, AttackDeck, CardShips, Lasting};

pub use board::{
    AreaFacts, BasestarDamageFacts, Board, BoardFacts, BoardSide, CivilianFacts, CivilianKind,
    DeckCounts, GalacticaDamage, JumpSpace, JumpSpaceKind, Location, LocationId, PieceCounts,
    Start, Thresholds,
};

pub use held::{Discarded, HeldCard, HeldCards, HeldFacts, HeldKind, KeptWith, SeenBy};

#[cfg(feature = "toy")]
pub(crate) use board::LocationFile;
pub(crate) use board::{Boards, HullFacts, base_boards};
pub use cards::cards_read;
pub(crate) use cards::{Cards, base_cards};
pub use cards::{
    CheckFacts, CrisisCard, CrisisDeck, CrisisId, CrisisRule, DestinationCard, DestinationId,
    QuorumCard, QuorumId, QuorumRule, SuperCrisisId,
};
pub(crate) use deeds::{Deeds, base_deeds};
use files::file;
pub(crate) use files::read;
pub use files::{ContentError, Files};
pub use missions::{Allegiance, MissionCard, MissionId};
pub use powers::{CrossroadsCard, MotiveCard, MotiveCondition, MutinyCard, MutinyNeed};
pub use skills::{DestinyFacts, SkillCardFacts, SkillCardId, SkillMark, SkillType, SkillWhen};

/// One of the characters of the sets in play, by its stable name ("laura-roslin").
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct CharacterId(&'static Character);

/// A kind of Loyalty card, by its stable name ("not-a-cylon"). Equal cards are not told apart.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct LoyaltyCard(&'static LoyaltyKind);

/// Character types; they matter only while characters are chosen (CHARSEL-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CharacterType {
    /// Political Leader.
    PoliticalLeader,
    /// Military Leader.
    MilitaryLeader,
    /// Pilot.
    Pilot,
    /// Support.
    Support,
    /// Cylon Leader, of the combined game: everybody knows what they are (XLEAD-1).
    CylonLeader,
}

/// When a character takes a Loyalty card more than the others (LOYDECK-6, SLEEPER-3a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExtraLoyalty {
    /// Never.
    None,
    /// With the first deal.
    AtStart,
    /// In the Sleeper phase.
    SleeperPhase,
}

/// A row of `characters.json`.
#[derive(Clone, Debug, Deserialize)]
pub struct Character {
    /// Stable name.
    pub id: String,
    /// Type on the sheet.
    #[serde(rename = "type")]
    pub kind: CharacterType,
    /// The character who is the same person on another sheet; only one of them may be in play (XSETUP-9).
    #[serde(default)]
    pub person: Option<String>,
    /// Extra Loyalty card.
    pub extra_loyalty: ExtraLoyalty,
    /// Where the character begins (CHARSEL-5).
    pub start: Start,
    /// Whether a Cylon Leader begins the game infiltrating (XSETUP-16).
    #[serde(default)]
    pub infiltrates: bool,
    /// Whether a pilot token comes with the sheet: the character can fly (COMP-8).
    pub pilot_token: bool,
    /// Its abilities, the positive one, the one used once per game, the negative one.
    pub abilities: [Ability; 3],
    /// The skill set, line by line.
    pub skills: Vec<SkillLine>,
}

impl Character {
    /// How many cards the whole skill set draws (SKILLSTEP-1). A line with several types counts once, however
    /// its cards are split between them: that is for the one who draws to say (SKILLSTEP-3, LIMIT-18).
    #[must_use]
    pub fn draws(&self) -> u8 {
        rule!("SKILLSTEP-1");
        rule!("SKILLSTEP-3");
        rule!("LIMIT-18");
        self.skills.iter().map(|line| line.cards).sum()
    }
}

/// A line of a skill set.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct SkillLine {
    /// The type drawn, or the types to choose from (SKILLSTEP-3).
    pub types: Vec<SkillType>,
    /// Cards.
    pub cards: u8,
}

/// How many skill cards are drawn or kept, whatever the character.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct SkillDraws {
    /// In Sickbay at the Receive Skills step (SKILLSTEP-4).
    pub sickbay: u8,
    /// By a revealed Cylon (CYTURN-1).
    pub revealed_cylon: u8,
    /// By a revealed Cylon in a game of 4 or 6 without the Sympathizer (SETUP-NOSYMP-1).
    pub revealed_cylon_without_sympathizer: u8,
    /// At the set-up, by everybody but the first player (SETUP-14, SETUP-15).
    pub at_start: u8,
    /// Most cards in a hand at the end of a turn (HAND-1).
    pub hand_limit: u8,
    /// Most cards that a player keeps who is revealed as a Cylon (REVEAL-4).
    pub kept_on_reveal: u8,
}

/// The side a Loyalty card puts its owner on (LOYAL-5, LOYAL-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// "You Are Not a Cylon".
    Human,
    /// "You Are a Cylon".
    Cylon,
    /// "You Are a Sympathizer": decided when it is shown (SYMP-2).
    Sympathizer,
    /// "You Are the Mutineer": counts as a human one, and is shown at once (XLOY-4, XMUT-1).
    Mutineer,
}

/// A row of the cards in `loyalty.json`.
#[derive(Clone, Debug, Deserialize)]
pub struct LoyaltyKind {
    /// Stable name.
    pub id: String,
    /// Side of the owner.
    pub side: Side,
    /// Copies in the box.
    pub copies: u8,
    /// What its owner strives for, if it is a Personal Goal (XGOAL-1).
    #[serde(default)]
    pub goal: Option<Goal>,
    /// What looking at it brings, if it is one of the Final Five (XFIVE-2).
    #[serde(default)]
    pub final_five: Option<FinalFive>,
}

/// A Personal Goal (XGOAL-1 to XGOAL-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// What has to be so for it to be revealed.
    pub when: GoalCondition,
    /// The dial that loses 1 where a human player holds it unrevealed at the end.
    pub costs: crate::resources::Resource,
}

/// What has to be so for a Personal Goal to be revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoalCondition {
    /// The player holds two titles or more.
    TwoTitles,
    /// The Admiral has no nuke left.
    NoNukes,
    /// The President is in the Brig.
    PresidentInBrig,
    /// Six vipers or more are damaged or destroyed (XGOAL-6).
    SixVipers,
    /// The player is in the Brig or in Sickbay.
    OwnBrigOrSickbay,
    /// The player discards skill cards of strength 20 together (OPEN-50).
    #[serde(rename = "strength-20")]
    Strength20,
    /// Ten raiders or more are on the main board.
    TenRaiders,
    /// A destination of distance 1 has been resolved (XGOAL-6).
    DistanceOne,
}

/// What looking at one of the Final Five brings (XFIVE-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FinalFive {
    /// Whoever looked is executed.
    ExecuteLooker,
    /// Raiders, basestars and heavy raiders are activated.
    ActivateShips,
    /// Galactica is damaged twice.
    DamageGalactica,
    /// Its owner is executed, and every other player discards 2 at random (XFIVE-8).
    ExecuteOwner,
    /// Whoever looked goes to the Brig.
    BrigLooker,
}

/// Cards of the Loyalty deck for a number of players (LOYDECK-2, LOYDECK-7, XLOYDECK-2).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct LoyaltyDeck {
    /// Players, 3 to 7.
    pub players: u8,
    /// Whether one of them is a Cylon Leader, who is dealt no card.
    #[serde(default)]
    pub leader: bool,
    /// "You Are a Cylon" cards.
    pub cylon: u8,
    /// "You Are Not a Cylon" cards, before those for Baltar and Boomer.
    pub not_a_cylon: u8,
    /// Whether the Sympathizer joins after the deal.
    #[serde(default)]
    pub sympathizer: bool,
    /// Whether the Mutineer is among the cards.
    #[serde(default)]
    pub mutineer: bool,
}

/// A row of the dials in `resources.json`.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct ResourceFacts {
    /// The dial.
    pub id: crate::resources::Resource,
    /// Printed starting value.
    pub start: u8,
    /// Red from this value downward (RES-4).
    pub red_from: u8,
}

/// Steps of the difficulty setting (SETUP-20, SETUP-21).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct DifficultyFacts {
    /// Added to every dial.
    pub easier_for_humans: i8,
    /// Added to every dial.
    pub easier_for_cylons: i8,
}

/// Starting dials of a game of 4 or 6 without the Sympathizer (SETUP-NOSYMP).
#[derive(Clone, Copy, Debug, Deserialize)]
#[allow(missing_docs)]
pub struct StartingDials {
    pub fuel: u8,
    pub food: u8,
    pub morale: u8,
    pub population: u8,
}

#[derive(Deserialize)]
struct KitFile {
    players: Players,
    lines: BTreeMap<Title, Vec<String>>,
    skill_types: Vec<SkillType>,
}

#[derive(Deserialize)]
struct CharacterFile {
    characters: Vec<Character>,
    skill_draws: SkillDraws,
}

/// The rows that the files of a further box bring, each file as it is in the base game.
#[derive(Clone, Copy)]
pub(crate) struct MoreFiles {
    pub(crate) characters: &'static str,
    pub(crate) loyalty: &'static str,
    pub(crate) locations: &'static str,
    pub(crate) skill_cards: &'static str,
}

#[derive(Deserialize)]
struct MoreCharacters {
    characters: Vec<Character>,
}

#[derive(Deserialize)]
struct MoreLoyalty {
    cards: Vec<LoyaltyKind>,
}

#[derive(Deserialize)]
struct MoreSkills {
    cards: Vec<SkillCardFacts>,
}

impl Rows {
    /// Those of a further box.
    ///
    /// # Errors
    /// The first file that is not what it should be.
    pub(crate) fn read(files: &MoreFiles) -> Result<Self, ContentError> {
        let characters: MoreCharacters = file("characters.json", files.characters)?;
        let loyalty: MoreLoyalty = file("loyalty.json", files.loyalty)?;
        let locations: board::LocationFile = file("locations.json", files.locations)?;
        let skills: MoreSkills = file("skill_cards.json", files.skill_cards)?;
        Ok(Self {
            characters: characters.characters,
            loyalty: loyalty.cards,
            locations: locations.locations,
            skill_cards: skills.cards,
            ..Self::default()
        })
    }
}

#[derive(Deserialize)]
struct LoyaltyFile {
    cards: Vec<LoyaltyKind>,
    decks: Vec<LoyaltyDeck>,
    without_sympathizer: WithoutSympathizer,
}

#[derive(Deserialize)]
struct WithoutSympathizer {
    not_a_cylon_after_deal: u8,
    barred: Barred,
}

/// A character that a game without the Sympathizer is played without (SETUP-NOSYMP-1).
#[derive(Clone, Debug, Deserialize)]
pub struct Barred {
    /// The character.
    pub character: String,
    /// With so many players.
    pub players: u8,
}

#[derive(Deserialize)]
struct ResourceFile {
    maximum: u8,
    resources: Vec<ResourceFacts>,
    difficulty: DifficultyFacts,
    without_sympathizer: StartingDials,
}

/// The rows of a box that other things name.
#[derive(Default)]
pub struct Rows {
    /// Characters in the order of the file, which is the order they are offered in.
    pub characters: Vec<Character>,
    /// Kinds of Loyalty cards; the order in which piles are laid before a shuffle.
    pub loyalty: Vec<LoyaltyKind>,
    /// Locations, board by board.
    pub locations: Vec<Location>,
    /// Cylon attack cards.
    pub attack_cards: Vec<AttackCard>,
    /// Kinds of civilian ships; the order in which the pile is laid before a draw.
    pub civilian_ships: Vec<CivilianFacts>,
    /// Skill cards, in the order in which those that are actions are offered.
    pub skill_cards: Vec<SkillCardFacts>,
}

/// What the base game's data files of the board and the pieces say. The fields are those of a kit, where they are
/// explained.
#[allow(missing_docs)]
pub struct Content {
    pub rows: Rows,
    pub players: Players,
    pub lines: BTreeMap<Title, Vec<String>>,
    pub loyalty_decks: Vec<LoyaltyDeck>,
    pub not_a_cylon_without_sympathizer: u8,
    pub barred_without_sympathizer: Barred,
    pub dial_maximum: u8,
    pub resources: Vec<ResourceFacts>,
    pub difficulty: DifficultyFacts,
    pub dials_without_sympathizer: StartingDials,
    pub areas: Vec<AreaFacts>,
    pub jump_track: Vec<JumpSpace>,
    pub boarding_spaces: u8,
    pub distances: Thresholds,
    pub pieces: PieceCounts,
    pub decks: DeckCounts,
    pub skill_types: Vec<SkillType>,
    pub destiny: DestinyFacts,
    pub skill_draws: SkillDraws,
    pub galactica_destroyed_at: u8,
    pub galactica_damage: Vec<GalacticaDamage>,
    pub basestar_damage: Vec<BasestarDamageFacts>,
    pub basestar_destroyed_at: u8,
}

/// The embedded content of the base game. It is part of the program: a test parses it, so a mistake never ships.
///
/// # Panics
/// If an embedded data file does not parse, which the tests of this module rule out.
pub(crate) fn base() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| Content::read(&Files::EMBEDDED).expect("the embedded content"))
}

/// The rows of every box.
fn rows() -> impl Iterator<Item = &'static Rows> {
    crate::kit::rows()
}

impl Content {
    /// Reads the data files of the board and the pieces. Those of the cards name what these hold, and are
    /// read by [`cards_read`].
    ///
    /// # Errors
    /// The first file that is not what it should be.
    pub fn read(files: &Files<'_>) -> Result<Self, ContentError> {
        let kit: KitFile = file("kit.json", files.kit)?;
        let characters: CharacterFile = file("characters.json", files.characters)?;
        let loyalty: LoyaltyFile = file("loyalty.json", files.loyalty)?;
        let resources: ResourceFile = file("resources.json", files.resources)?;
        let locations: board::LocationFile = file("locations.json", files.locations)?;
        let space: board::SpaceFile = file("space.json", files.space)?;
        let tracks: board::TrackFile = file("tracks.json", files.tracks)?;
        let pieces: board::PieceFile = file("pieces.json", files.pieces)?;
        let skills: skills::SkillFile = file("skill_cards.json", files.skill_cards)?;
        let attacks: attack_cards::AttackCardFile = file("attack_cards.json", files.attack_cards)?;
        Ok(Self {
            rows: Rows {
                characters: characters.characters,
                loyalty: loyalty.cards,
                locations: locations.locations,
                attack_cards: attacks.cards,
                civilian_ships: pieces.civilian_ships,
                skill_cards: skills.cards,
            },
            players: kit.players,
            lines: kit.lines,
            loyalty_decks: loyalty.decks,
            not_a_cylon_without_sympathizer: loyalty.without_sympathizer.not_a_cylon_after_deal,
            barred_without_sympathizer: loyalty.without_sympathizer.barred,
            dial_maximum: resources.maximum,
            resources: resources.resources,
            difficulty: resources.difficulty,
            dials_without_sympathizer: resources.without_sympathizer,
            areas: space.areas,
            jump_track: tracks.jump,
            boarding_spaces: tracks.boarding.spaces,
            distances: tracks.distance,
            pieces: pieces.counts,
            decks: pieces.decks,
            skill_types: kit.skill_types,
            destiny: skills.destiny,
            skill_draws: characters.skill_draws,
            galactica_destroyed_at: pieces.galactica_destroyed_at.locations,
            galactica_damage: pieces
                .galactica_damage
                .into_iter()
                .map(|row| row.token)
                .collect(),
            basestar_damage: pieces.basestar_damage,
            basestar_destroyed_at: pieces.basestar_destroyed_at.hits,
        })
    }
}

by_row!(CharacterId, Character, rows, characters, "character");
by_row!(LoyaltyCard, LoyaltyKind, rows, loyalty, "Loyalty card");

impl fmt::Debug for CharacterId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Which card it is stays out of every log.
impl fmt::Debug for LoyaltyCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LoyaltyCard")
    }
}
