//! "Start from a position": a game that began without Dradis, or a scenario's first state.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{AttackCardId, CharacterId, CivilianKind, LocationId, LoyaltyCard};
use crate::piles::Pile;
use crate::places::Place;
use crate::resources::Resource;
use crate::space::{Area, BasestarDamage};
use crate::turn::TurnStep;

/// A position. Whatever is left out is as after the set-up; players are named as they are called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Position {
    /// Who chose first and had the first turn; the first player listed when left out.
    pub first: Option<String>,
    /// The dials.
    pub dials: DialPosition,
    /// Characters by player. Players without one choose theirs.
    pub characters: BTreeMap<String, CharacterId>,
    /// Who holds which title; by the lines of succession when left out (SETUP-7).
    pub titles: TitlePosition,
    /// Loyalty cards as dealt; left out, they are dealt by Dradis, or, in a running game, lie with the
    /// players and are unknown to Dradis.
    pub loyalty: Option<LoyaltyPosition>,
    /// The running turn; needs a character for every player.
    pub turn: Option<TurnPosition>,
    /// The clockwise order round the table; as the players are listed when left out.
    pub order: Option<Vec<String>>,
    /// Where characters are, by player; on their starting places when left out.
    pub places: BTreeMap<String, PlaceName>,
    /// Skill cards in hand by player, 0 when left out.
    pub skill_cards: BTreeMap<String, u8>,
    /// Cards in the piles beside the board; as after the set-up when left out.
    pub piles: BTreeMap<Pile, u8>,
    /// Nuke tokens of the Admiral; needs a character for every player.
    pub nukes: Option<u8>,
    /// Space of the fleet token, counted from 0.
    pub fleet: Option<u8>,
    /// Distance travelled.
    pub distance: Option<u8>,
    /// Centurions on each space of the Boarding Party track, Start first; the number behind the last
    /// space is those at its end.
    pub boarding: Vec<u8>,
    /// All the ships in space, by area. Left out, they stand as after the set-up; areas that are not named
    /// are empty. Only in a game whose Loyalty cards have been dealt, because ships are placed after that.
    pub areas: Option<BTreeMap<Area, AreaPosition>>,
    /// Damaged locations.
    pub damaged: Vec<LocationId>,
    /// Dials whose Galactica damage token has left the game.
    pub spent_damage: Vec<Resource>,
    /// Vipers in the Damaged Vipers box.
    pub damaged_vipers: u8,
    /// Vipers out of the game.
    pub destroyed_vipers: u8,
    /// Raptors out of the game.
    pub destroyed_raptors: u8,
    /// Fronts of the civilian ships that were destroyed.
    pub destroyed_civilian_ships: Vec<CivilianKind>,
    /// Cylon attack cards that lie open, in the order they came.
    pub attack_cards: Vec<AttackCardId>,
    /// Players who are revealed Cylons. They are on the Resurrection Ship, unless `places` says otherwise.
    pub revealed_cylons: Vec<String>,
    /// Super Crisis cards of revealed Cylons, by player; the one drawn on revealing when left out.
    pub super_crises: BTreeMap<String, u8>,
    /// Loyalty cards that lie with the players and that Dradis does not know: how many. For a running
    /// game without `loyalty`.
    pub loyalty_cards: Option<LoyaltyCounts>,
    /// Whether the table lays the rest of the position out on the page before the game goes on.
    #[serde(rename = "lay_out")]
    pub lay_out: bool,
    /// Take it although the board cannot be so.
    pub insist: bool,
}

/// The ships in an area.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs)]
pub struct AreaPosition {
    pub raiders: u8,
    pub heavy_raiders: u8,
    pub unmanned_vipers: u8,
    /// The damage tokens of each basestar.
    pub basestars: Vec<Vec<BasestarDamage>>,
    /// How many; their fronts are drawn from what is left in the pile.
    pub civilian_ships: u8,
}

/// Loyalty cards that the table keeps itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "LoyaltyCountPosition"))]
#[serde(default, deny_unknown_fields)]
pub struct LoyaltyCounts {
    /// Cards by player, 0 when left out.
    pub hands: BTreeMap<String, u8>,
    /// Cards in the deck beside the board.
    pub deck: u8,
}

/// A place as people write it: a location such as `hangar-deck`, `viper:` and an area, or `off-board`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct PlaceName(pub Place);

/// A text that names no place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" is no place; a place is a location such as hangar-deck, \"viper:\" and an area, or off-board"
)]
pub struct NotAPlace(String);

impl FromStr for PlaceName {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Self, NotAPlace> {
        let area = |name: &str| Area::ALL.into_iter().find(|area| area.name() == name);
        let place = match text.strip_prefix("viper:") {
            Some(name) => area(name).map(|area| Place::Viper { area }),
            None if text == "off-board" => Some(Place::OffBoard),
            None => LocationId::find(text).map(|location| Place::Location { location }),
        };
        place.map(Self).ok_or_else(|| NotAPlace(text.to_owned()))
    }
}

impl fmt::Display for PlaceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Place::Location { location } => f.write_str(location.name()),
            Place::Viper { area } => write!(f, "viper:{}", area.name()),
            Place::OffBoard => f.write_str("off-board"),
        }
    }
}

impl Serialize for PlaceName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PlaceName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// Dials of a position, each 0 to 15; left out, the starting value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct DialPosition {
    pub fuel: Option<u8>,
    pub food: Option<u8>,
    pub morale: Option<u8>,
    pub population: Option<u8>,
}

/// Holders of the titles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TitlePosition {
    pub president: Option<String>,
    pub admiral: Option<String>,
}

/// Loyalty cards of a position. Secret: it may come in, and never goes out.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct LoyaltyPosition {
    /// Cards by player.
    pub hands: BTreeMap<String, Vec<LoyaltyCard>>,
    /// The remaining deck, its top first.
    pub deck: Vec<LoyaltyCard>,
}

/// Nothing of the cards is printed.
impl fmt::Debug for LoyaltyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LoyaltyPosition")
    }
}

/// The running turn of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TurnPosition {
    /// Number, 1 to 999.
    pub number: u16,
    /// The active player.
    pub active: String,
    /// Where the turn is; at its beginning when left out.
    #[serde(default)]
    pub step: TurnStep,
}
