//! Facts of the board and its pieces.

use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::files::file;
use super::{Files, HeldFacts, SkillType, rows};
use crate::craft::Counts;
use crate::resources::Resource;
use crate::space::{BasestarDamage, Zone};

/// A location of the boards in play, by its stable name ("hangar-deck").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct LocationId(&'static str);

/// Those where the rules of every game send somebody, or look who is there.
impl LocationId {
    /// Where the injured are, who draw fewer cards.
    pub const SICKBAY: Self = Self("sickbay");
    /// Where prisoners are.
    pub const BRIG: Self = Self("brig");
    /// Where pilots land.
    pub const HANGAR_DECK: Self = Self("hangar-deck");
    /// On Pegasus.
    pub const ENGINE_ROOM: Self = Self("engine-room");
    /// Where Cylons come to when they are revealed.
    pub const RESURRECTION_SHIP: Self = Self("resurrection-ship");
    /// Where the injured are on New Caprica.
    pub const MEDICAL_CENTER: Self = Self("medical-center");
    /// Where humans come to on New Caprica.
    pub const RESISTANCE_HQ: Self = Self("resistance-hq");
    /// Where prisoners are on New Caprica.
    pub const DETENTION: Self = Self("detention");
    /// Where Cylons come to on New Caprica, and occupation forces.
    pub const OCCUPATION_AUTHORITY: Self = Self("occupation-authority");
    /// The locations above the occupation track, in the order in which occupation forces move (XBOARD-11).
    pub const OCCUPATION_TRACK: [Self; 3] = [
        Self::OCCUPATION_AUTHORITY,
        Self("breeders-canyon"),
        Self("shipyard"),
    ];
    /// Where Galactica is led from.
    pub const COMMAND: Self = Self("command");
    /// What the Resurrection Ship is once the Hub is destroyed (XBOARD-5).
    pub const HUB_DESTROYED: Self = Self("hub-destroyed");
}

/// A kind of civilian ship, by its stable name ("population-1"). The front of a ship is secret until
/// it is revealed (COMP-9); equal ships are not told apart.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct CivilianKind(&'static CivilianFacts);

/// A board with locations, by its stable name ("colonial-one").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Board(&'static str);

impl Board {
    /// Galactica.
    pub const GALACTICA: Self = Self("galactica");
    /// Colonial One.
    pub const COLONIAL_ONE: Self = Self("colonial-one");
    /// The Cylon locations.
    pub const CYLON: Self = Self("cylon");
    /// New Caprica, in play once the fleet has come there (NC-1).
    pub const NEW_CAPRICA: Self = Self("new-caprica");
    /// Demetrius, in play where the objective is Earth (EARTH-SETUP-1).
    pub const DEMETRIUS: Self = Self("demetrius");
    /// The Rebel Basestar, in play once the Cylon Civil War is decided (EARTH-RB-1).
    pub const REBEL_BASESTAR: Self = Self("rebel-basestar");

    /// Whether it is Galactica, which what is written need not name.
    #[must_use]
    pub fn is_galactica(&self) -> bool {
        *self == Self::GALACTICA
    }

    /// Whether its locations are for revealed Cylons, and for them alone (MOVE-5, MOVE-6).
    #[must_use]
    pub fn is_cylon(self) -> bool {
        self.facts().side == BoardSide::Cylons
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::GALACTICA
    }
}

/// Who may stand on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardSide {
    /// Whoever is no revealed Cylon.
    Humans,
    /// Revealed Cylons.
    Cylons,
    /// Humans and revealed Cylons.
    Everybody,
}

/// A row of the boards in `kit.json`.
#[derive(Clone, Debug, Deserialize)]
pub struct BoardFacts {
    /// Stable name.
    pub id: String,
    /// Who may stand there.
    #[serde(rename = "for")]
    pub side: BoardSide,
}

/// A ship with damage tokens, as its box says it.
#[derive(Deserialize)]
pub(crate) struct HullFacts {
    pub(crate) board: Board,
    pub(crate) damage: Vec<GalacticaDamage>,
    pub(crate) destroyed_at: u8,
    #[serde(default)]
    pub(crate) takes_for: Option<Board>,
}

/// The boards of a box, and the kinds of cards that players hold.
#[derive(Deserialize)]
pub(crate) struct Boards {
    pub(crate) boards: Vec<BoardFacts>,
    pub(crate) held: Vec<HeldFacts>,
}

pub(super) fn boards() -> impl Iterator<Item = &'static Boards> {
    crate::kit::boards()
}

/// The base game's boards. Locations name them, so they are read first.
pub(crate) fn base_boards() -> &'static Boards {
    static BOARDS: OnceLock<Boards> = OnceLock::new();
    BOARDS.get_or_init(|| file("kit.json", Files::EMBEDDED.kit).expect("the embedded boards"))
}

by_name!(Board, BoardFacts, boards, boards, "board");

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A row of `locations.json`.
#[derive(Clone, Debug, Deserialize)]
pub struct Location {
    /// Stable name.
    pub id: String,
    /// Where it lies.
    pub board: Board,
    /// Whether it is marked hazardous: nobody may move there of their own accord.
    pub hazardous: bool,
    /// Whether a Galactica damage token can damage it.
    pub damageable: bool,
    /// Skill cards that whoever stands there draws in the Receive Skills step, whatever they draw elsewhere (XTURN-2).
    #[serde(default)]
    pub draws: Option<u8>,
    /// The location that an overlay lies on, where both boxes are there (XBOARD-1).
    #[serde(default)]
    pub replaces: Option<String>,
    /// Its cell on the ship that pages draw, row by row from 0, where it has one there.
    #[serde(default)]
    pub cell: Option<u8>,
    /// The most cards that a character there adds to a check, where that is limited (XCHECK-2).
    #[serde(default)]
    pub most_in_checks: Option<u8>,
    /// The skill check of its action, if it has one (CHECK-LOC-1 to CHECK-LOC-3).
    #[serde(default)]
    pub check: Option<LocationCheck>,
    /// What the answer calls the action that Cylon players alone take there, if it has one (XACT-4).
    #[serde(default)]
    pub cylon_act: Option<String>,
}

/// The skill check of a location's action. A pass does what the location says; a failure nothing.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationCheck {
    /// The total that passes it.
    pub difficulty: u8,
    /// The types that count for it.
    pub skills: Vec<SkillType>,
}

/// A row of `space.json`: a place for ships with those that stand there after the set-up (SETUP-17).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct AreaFacts {
    /// The place.
    pub id: Zone,
    /// Whether it has a viper-launch icon (AREA-3).
    #[serde(default)]
    pub launch: bool,
    /// The lowest and the highest die that places ships there.
    #[serde(default)]
    pub die: Option<[u8; 2]>,
    /// Ships at the start; vipers are unmanned.
    pub ships: Counts,
}

/// What the colour of a space of the Jump Preparation track allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum JumpSpaceKind {
    /// No jump from here.
    Red,
    /// FTL Control may jump, at a risk (JUMP-FTL-1).
    Blue,
    /// The fleet jumps (JUMP-1).
    AutoJump,
}

/// A space of the Jump Preparation track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JumpSpace {
    /// Colour.
    pub kind: JumpSpaceKind,
    /// Population at risk when the fleet jumps from here (JUMP-FTL-2).
    pub loss: u8,
}

/// Distances at which the objective has an instruction (JUMP-6).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Thresholds {
    /// The Sleeper phase.
    pub first: u8,
    /// From here on the next jump ends the game.
    pub second: u8,
    /// No fleet has ever come farther: the game ends with the jump before.
    pub most: u8,
}

/// How many of each piece the box holds (COMP-2, COMP-7).
#[derive(Clone, Copy, Debug, Deserialize)]
#[allow(missing_docs)]
pub struct PieceCounts {
    pub ships: Counts,
    pub centurions: u8,
    pub nukes: u8,
}

/// How many cards each deck beside the board holds (COMP-4, COMP-5, DESTINY-1).
#[derive(Clone, Copy, Debug, Deserialize)]
#[allow(missing_docs)]
pub struct DeckCounts {
    pub quorum: u8,
    pub crisis: u8,
    pub super_crisis: u8,
    pub destinations: u8,
    pub destiny: u8,
}

/// What a damage token damages.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GalacticaDamage {
    /// This location, by its stable name.
    Location(String),
    /// This dial, by 1.
    Resource(Resource),
}

/// A row of the basestar damage tokens.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct BasestarDamageFacts {
    /// The token.
    pub token: BasestarDamage,
    /// Copies in the box.
    pub copies: u8,
    /// How many hits it counts as.
    pub hits: u8,
}

/// A row of the civilian ships: what is lost with the ship.
#[derive(Clone, Debug, Deserialize)]
#[allow(missing_docs)]
pub struct CivilianFacts {
    /// Stable name.
    pub id: String,
    /// Copies in the box.
    pub copies: u8,
    pub population: u8,
    pub fuel: u8,
    pub morale: u8,
}

/// Where a character begins (CHARSEL-5).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "StartFile")]
pub enum Start {
    /// On the location of this stable name, or on one of several, as the player likes.
    Locations(Vec<String>),
    /// In a viper that is launched from the Reserve.
    Launch,
    /// Not on the board.
    OffBoard,
}

/// The same as files have it.
#[derive(Deserialize)]
#[serde(untagged)]
enum StartFile {
    One(String),
    Several(Vec<String>),
}

impl From<StartFile> for Start {
    fn from(file: StartFile) -> Self {
        match file {
            StartFile::One(name) => match name.as_str() {
                "launch" => Self::Launch,
                "off-board" => Self::OffBoard,
                _ => Self::Locations(vec![name]),
            },
            StartFile::Several(names) => Self::Locations(names),
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct LocationFile {
    pub(crate) locations: Vec<Location>,
}

#[derive(Deserialize)]
pub(super) struct SpaceFile {
    pub(super) areas: Vec<AreaFacts>,
}

#[derive(Deserialize)]
pub(super) struct TrackFile {
    pub(super) jump: Vec<JumpSpace>,
    pub(super) boarding: BoardingTrack,
    pub(super) distance: Thresholds,
}

#[derive(Deserialize)]
pub(super) struct BoardingTrack {
    pub(super) spaces: u8,
}

#[derive(Deserialize)]
pub(super) struct PieceFile {
    pub(super) counts: PieceCounts,
    pub(super) decks: DeckCounts,
    pub(super) galactica_damage: Vec<GalacticaToken>,
    pub(super) basestar_damage: Vec<BasestarDamageFacts>,
    pub(super) basestar_destroyed_at: Hits,
    pub(super) galactica_destroyed_at: Destroyed,
    pub(super) civilian_ships: Vec<CivilianFacts>,
}

#[derive(Deserialize)]
pub(super) struct GalacticaToken {
    pub(super) token: GalacticaDamage,
}

#[derive(Deserialize)]
pub(super) struct Destroyed {
    pub(super) locations: u8,
}

#[derive(Deserialize)]
pub(super) struct Hits {
    pub(super) hits: u8,
}

by_name!(LocationId, Location, rows, locations, "location");
by_row!(
    CivilianKind,
    CivilianFacts,
    rows,
    civilian_ships,
    "kind of civilian ship"
);

impl fmt::Debug for LocationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Which ship it is stays out of every log.
impl fmt::Debug for CivilianKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CivilianKind")
    }
}
