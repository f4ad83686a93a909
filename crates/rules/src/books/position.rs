//! "Start from a position": a game that began without Dradis, or a scenario's first state.

use dradis_facts::craft::{Counts, Craft, ViperKind};
use dradis_facts::titles::Title;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use dradis_facts::ability::Ability;
use dradis_facts::battle::Pace;
use dradis_facts::boarding::boarding_spaces;
use dradis_facts::content::{
    AllyId, AttackCardId, CharacterId, CivilianKind, CrisisId, DestinationId, HeldCard, HeldKind,
    LocationId, LoyaltyCard, QuorumId, SuperCrisisId,
};
use dradis_facts::destiny::SkillCard;
use dradis_facts::effect::is_zero;
use dradis_facts::mark::RuleId;
use dradis_facts::options::Mode;
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::seat::{SeatId, as_named};
use dradis_facts::space::{Area, BasestarDamage, CivilianHandle, Zone};
use dradis_facts::turn::TurnStep;
use dradis_state::agenda::Work;
use dradis_state::earth::Earth;
use dradis_state::held::HeldDeck;
use dradis_state::ionian::{Ionian, Spot};
use dradis_state::loyalty as held;
use dradis_state::new_caprica::{NewCaprica, TRACK};
use dradis_state::reserve::Reserve;
use dradis_state::space::{CivilianShip, StackedShip};
use dradis_state::state::State;
use dradis_state::turn::{Outcome, Remembered};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::books::board::entered;
use crate::play::held::kept;
use crate::play::leader::gains_no_miracle;
use crate::play::loyalty::has_spare;

mod procedure;

pub(crate) use procedure::{laid_out, start_from};

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
    pub titles: BTreeMap<Title, Option<String>>,
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
    /// Space of the pursuit token, counted from 0; Start where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pursuit: Option<u8>,
    /// Distance travelled.
    pub distance: Option<u8>,
    /// Centurions on each space of the Boarding Party track, Start first; the number behind the last
    /// space is those at its end.
    pub boarding: Vec<u8>,
    /// All the ships in space, by area. Left out, they stand as after the set-up; areas that are not named
    /// are empty. Only in a game whose Loyalty cards have been dealt, because ships are placed after that.
    pub areas: Option<BTreeMap<Zone, AreaPosition>>,
    /// Damaged locations.
    pub damaged: Vec<LocationId>,
    /// Dials whose Galactica damage token has left the game.
    pub spent_damage: Vec<Resource>,
    /// Vipers in the Damaged Vipers box.
    pub damaged_vipers: u8,
    /// Vipers out of the game.
    pub destroyed_vipers: u8,
    /// Vipers of other kinds that are not in the Reserve; as after the set-up when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub other_vipers: Option<OtherVipers>,
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
    /// What the running turn has come to.
    pub so_far: TurnSoFar,
    /// Players whose seats are empty: nobody plays them any more.
    pub empty_seats: Vec<String>,
    /// Abilities that are used once in a game and have been.
    pub used: BTreeSet<Ability>,
    /// Reminders that the table does not want to see.
    pub muted: BTreeSet<RuleId>,
    /// Players in the Brig who lost the title of Admiral there.
    pub deposed: Vec<String>,
    /// How far Dradis goes by itself in a fight.
    pub pace: Pace,
    /// The ends that the table has played on from: one alone, or a list of them.
    #[serde(with = "dradis_state::turn::waived")]
    #[cfg_attr(feature = "ts", ts(as = "Option<dradis_state::turn::waived::Written>"))]
    pub played_on: Vec<Outcome>,
    /// Crisis cards that lie open, in the order they came.
    pub crises_in_play: Vec<CrisisId>,
    /// Quorum cards that lie open, in the order they came.
    pub quorum_in_play: Vec<QuorumPosition>,
    /// Cards that have left the game.
    pub removed: RemovedPosition,
    /// Destinations by the objective, in the order they came, as far as they are known.
    pub visited: Vec<DestinationId>,
    /// Whether the Sleeper phase has come; by the distance when left out.
    pub sleeper_phase: Option<bool>,
    /// What has come of the Sympathizer.
    pub sympathizer: SympathizerPosition,
    /// The Cylon cards that revealed players have shown, by player.
    pub turned_up: BTreeMap<String, LoyaltyCard>,
    /// The civilian ships one by one, instead of their numbers by area.
    pub civilian_ships: Option<CivilianPosition>,
    /// New Caprica, once the fleet has come there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub new_caprica: Option<NewCapricaPosition>,
    /// Missions, the Rebel Basestar, the Hub and what is out of the game in a game for Earth.
    #[serde(default, skip_serializing_if = "Earth::is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Earth>"))]
    pub earth: Earth,
    /// Allies and trauma tokens, where the Ionian Nebula is the objective; left out, tokens lie in Sickbay and in the Brig,
    /// unless the Crossroads phase is over, and no Ally is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ionian: Option<IonianPosition>,
    /// Whether the Crossroads phase is over, where the objective has one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub crossroads_over: bool,
    /// Players who are out of the game; they have no character.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub eliminated: Vec<String>,
    /// Cards of other kinds that players hold, by kind and player: Mutiny cards and Motives. None when left out, but for
    /// the Motives of a Cylon Leader, which are dealt.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(
        feature = "ts",
        ts(optional, as = "Option<BTreeMap<HeldKind, BTreeMap<String, u8>>>")
    )]
    pub held: BTreeMap<HeldKind, BTreeMap<String, u8>>,
    /// Cards that lie open before players: the Mutineer, Personal Goals and Motives that were revealed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<OpenPosition>>"))]
    pub open: Vec<OpenPosition>,
    /// Loyalty cards that everybody has seen and that lie face down again among the cards of a player.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<OpenPosition>>"))]
    pub seen: Vec<OpenPosition>,
    /// Miracle tokens by player, 0 to 3; as after the set-up when left out. Needs a character for every player.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, u8>>"))]
    pub miracles: BTreeMap<String, u8>,
    /// Whether the Cylon Leader is among the humans; as their sheet begins when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub infiltrating: Option<bool>,
    /// Who led the Cylons and is out of the game (ION-15): no character of theirs says so any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub leader: Option<String>,
    /// Characters who have left the game.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeSet<CharacterId>>"))]
    pub executed: BTreeSet<CharacterId>,
    /// Those of them whose execution has cost no morale.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeSet<CharacterId>>"))]
    pub unmourned: BTreeSet<CharacterId>,
    /// What Dradis alone knew.
    pub hidden: HiddenPosition,
    /// Whether the table lays the rest of the position out on the page before the game goes on.
    #[serde(rename = "lay_out")]
    pub lay_out: bool,
    /// Take it although the board cannot be so.
    pub insist: bool,
}

/// What a running turn has come to. Left out, nothing was done in it but coming to its step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct TurnSoFar {
    /// Its steps; those up to the running one when left out.
    pub steps: Option<Vec<TurnStep>>,
    /// Whether the active player was in a viper when it began (PILOT-5); whether they are in one when left out.
    pub began_flying: Option<bool>,
    /// Actions taken.
    pub acted: u8,
    /// Actions that an action has given.
    pub extra: u8,
    /// Whether Executive Order was played.
    pub ordered: bool,
    /// Whether Maintenance Engineer was used.
    pub maintained: bool,
    /// Whether Helo has rolled again.
    pub rerolled: bool,
    /// Whether the crisis has come up, so that none is named any more.
    pub crisis_came: bool,
    /// Cylon ships that have acted, by area.
    pub ships_acted: BTreeMap<Area, Counts>,
    /// What abilities of characters remember of it; as at its beginning when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub remembered: Option<RememberedPosition>,
}

/// What abilities of characters remember of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct RememberedPosition {
    /// Where the active player's character was when it began, where their sheet asks for it.
    pub began_at: Option<PlaceName>,
    /// Abilities that are used once in a turn and were.
    pub used: BTreeSet<Ability>,
    /// Locations that were activated again by an ability that does so once for each of them.
    pub again: BTreeSet<LocationId>,
    /// Whether a Movement ability was used in the place of moving.
    pub moved: bool,
    /// Whose character goes to the Brig as the turn ends.
    pub brig_at_end: Option<String>,
    /// Whose character is executed once what is being done is over.
    pub fragile: Option<String>,
    /// The dial whose next loss is smaller by 1.
    pub spared: Option<Resource>,
    /// Whether the next crisis card that is drawn counts as having the jump icon.
    pub jump_icon: bool,
    /// Whether no Cylon ship is launched or activated any more.
    pub cease_fire: bool,
    /// A title that goes back as the turn ends.
    pub lent: Option<LentPosition>,
    /// Whether an Ally was met.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub met: bool,
    /// Whether the Mutineer has drawn for the jump.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub mutineer_drew: bool,
    /// Whether the CAG has led a flight by the title card.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub flight_led: bool,
    /// Whose character skips the next Receive Skills step of theirs.
    pub benched: Option<BenchedPosition>,
}

/// A title that goes back as the turn ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LentPosition {
    /// Which.
    pub title: Title,
    /// To whom.
    pub to: String,
}

/// A character who skips a Receive Skills step, because they came into the game after an execution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BenchedPosition {
    /// Whose.
    pub player: String,
    /// The number of the turn in which they came.
    pub turn: u16,
}

/// A card that lies before a player, known to everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OpenPosition {
    /// The player.
    pub with: String,
    /// The card.
    pub card: HeldCard,
}

/// A Quorum card that lies open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuorumPosition {
    /// The card.
    pub card: QuorumId,
    /// Before whom; nobody when left out.
    #[serde(default)]
    pub with: Option<String>,
}

/// Cards that have left the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct RemovedPosition {
    /// Of the Crisis deck.
    pub crisis: u8,
    /// Of the Quorum deck.
    pub quorum: u8,
    /// Of the cards that players hold.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<HeldCard>>"))]
    pub held: Vec<HeldCard>,
    /// Whether the nuke tokens have, so that none is gained.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub nukes: bool,
}

/// What has come of the Sympathizer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct SympathizerPosition {
    /// The revealed Cylon whom it made one.
    pub cylon: Option<String>,
    /// Whether it has been shown.
    pub shown: bool,
    /// Who has it since then.
    pub with: Option<String>,
}

/// Civilian ships one by one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct CivilianPosition {
    /// In the order they came.
    pub ships: Vec<CivilianShipPosition>,
    /// The first number that no ship has had.
    pub next: u16,
    /// Who has looked at which of them, by their numbers.
    pub seen: BTreeMap<String, Vec<CivilianHandle>>,
}

/// A civilian ship, face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CivilianShipPosition {
    /// Its number, above that of the ship before; the next one when left out.
    #[serde(default)]
    pub number: Option<u16>,
    /// Where it is.
    pub area: Area,
}

/// What stands on New Caprica.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct NewCapricaPosition {
    /// Whether Galactica has come back.
    pub back: bool,
    /// Occupation forces on each space of their track, in the order in which they move.
    pub forces: [u8; TRACK],
    /// Civilian ships that are Locked.
    pub locked: u8,
    /// Civilian ships that are Prepared.
    pub prepared: u8,
    /// Their numbers, the Locked ones first and the top of each stack before the others; the next ones when left out.
    pub numbers: Vec<CivilianHandle>,
    /// Whether the running turn has no Prepare for Jump step.
    pub unprepared: bool,
}

/// What lies on the board of the Ionian Nebula.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct IonianPosition {
    /// The Allies on the board, in the order in which they came.
    pub allies: Vec<AllyId>,
    /// Those whose cards are in the box.
    pub boxed: Vec<AllyId>,
    /// Where trauma tokens lie that nobody holds; in Sickbay, in the Brig and on every Ally when left out.
    pub spots: Option<Vec<Spot>>,
    /// Trauma tokens by player, where the table keeps them; none when left out.
    pub trauma: BTreeMap<String, u8>,
}

/// Where the trauma tokens lie. A part of [`HiddenPosition`].
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TraumaPosition {
    /// Those that nobody holds, in the order of where they lie.
    pub spots: Vec<HeldCard>,
    /// By player.
    pub hands: BTreeMap<String, Vec<HeldCard>>,
    /// The supply, the next one first; mixed again before it is drawn from when left out.
    pub deck: Vec<HeldCard>,
    pub discarded: Vec<HeldCard>,
}

/// Nothing of the tokens is printed.
impl fmt::Debug for TraumaPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TraumaPosition")
    }
}

/// What Dradis alone knew. Secret: it may come in, and never goes out.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct HiddenPosition {
    /// The Destiny deck, its top first.
    pub destiny: Vec<SkillCard>,
    /// Destiny cards that lie in a check and have not been shown.
    pub destiny_drawn: Vec<SkillCard>,
    /// The Destination deck, its top first.
    pub destinations: Vec<DestinationId>,
    /// The Super Crisis cards.
    pub super_crises: Option<SuperCrisisPosition>,
    /// The fronts of the civilian ships, in their order.
    pub fronts: Vec<CivilianKind>,
    /// The fronts of those on New Caprica, in the order of their numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<CivilianKind>>"))]
    pub stacked: Vec<CivilianKind>,
    /// The trauma tokens.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub trauma: Option<TraumaPosition>,
    /// Cards of other kinds, where Dradis keeps them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(
        feature = "ts",
        ts(optional, as = "Option<BTreeMap<HeldKind, HeldPosition>>")
    )]
    pub held: BTreeMap<HeldKind, HeldPosition>,
}

/// Where the cards of a kind lie. A part of [`HiddenPosition`].
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct HeldPosition {
    /// Its top first.
    pub deck: Vec<HeldCard>,
    /// By player.
    pub hands: BTreeMap<String, Vec<HeldCard>>,
    pub discarded: Vec<HeldCard>,
}

/// Nothing of the cards is printed.
impl fmt::Debug for HeldPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HeldPosition")
    }
}

/// Nothing of the cards is printed.
impl fmt::Debug for HiddenPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HiddenPosition")
    }
}

/// Where the Super Crisis cards lie. A part of [`HiddenPosition`].
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SuperCrisisPosition {
    /// Its top first.
    pub deck: Vec<SuperCrisisId>,
    /// By player.
    pub hands: BTreeMap<String, Vec<SuperCrisisId>>,
    pub discarded: Vec<SuperCrisisId>,
}

/// Nothing of the cards is printed.
impl fmt::Debug for SuperCrisisPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SuperCrisisPosition")
    }
}

/// Mark VII and assault raptors that are neither in space nor in the Reserve.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct OtherVipers {
    /// Mark VII in the Damaged Vipers box.
    pub damaged_mark_vii: u8,
    /// Mark VII out of the game.
    pub destroyed_mark_vii: u8,
    /// Assault raptors out of the game.
    pub destroyed_assault_raptors: u8,
    /// Assault raptors that players have gained.
    pub gained_assault_raptors: u8,
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
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub unmanned_mark_vii: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub unmanned_assault_raptors: u8,
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

/// A place as people write it: a location such as `hangar-deck`, a viper of a kind and an area such as `viper:bow` or
/// `mark-vii:bow`, or `off-board`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct PlaceName(pub Place);

/// A text that names no place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" is no place; a place is a location such as hangar-deck, \"viper:\", \"mark-vii:\" or \"assault-raptor:\" and an area, or off-board"
)]
pub struct NotAPlace(String);

impl FromStr for PlaceName {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Self, NotAPlace> {
        let area = |name: &str| Area::ALL.into_iter().find(|area| area.name() == name);
        let viper = text.split_once(':').and_then(|(kind, name)| {
            let mut kinds = ViperKind::ALL.into_iter();
            Some((kinds.find(|other| other.name() == kind)?, name))
        });
        let place = match viper {
            Some((kind, name)) => area(name).map(|area| Place::Viper { area, kind }),
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
            Place::Viper { area, kind } => write!(f, "{}:{}", kind.name(), area.name()),
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

/// Loyalty cards of a position. Secret: it may come in, and never goes out.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct LoyaltyPosition {
    /// Cards by player.
    pub hands: BTreeMap<String, Vec<LoyaltyCard>>,
    /// The remaining deck, its top first.
    pub deck: Vec<LoyaltyCard>,
    /// The pile of "not a Cylon" cards that are left over, its top first; all that lie nowhere else when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spare: Option<Vec<LoyaltyCard>>,
    /// Cards of executed characters, of which that pile is made anew.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<LoyaltyCard>>"))]
    pub discarded: Vec<LoyaltyCard>,
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

impl Position {
    /// The position in which a game stands. `None` where the table waits for anything but the turn itself, or the
    /// game is over: what is being carried out is no position.
    ///
    /// Not in it: how the Loyalty cards came to their players and which phones have been shown them, what has just
    /// happened (which only reminders remember), and how far the streams of chance have been drawn.
    #[must_use]
    pub fn of(state: &State) -> Option<Self> {
        let [step] = &state.agenda.steps[..] else {
            return None;
        };
        if step.work != Work::TakeTurn || state.outcome.is_some() {
            return None;
        }
        let names = Named(state);
        let LoyaltyStanding {
            loyalty,
            loyalty_cards,
        } = loyalty_of(state);
        let holders = state.titles.holders.iter();
        let titles = holders
            .map(|(title, seat)| (*title, Some(names.of(*seat))))
            .collect();
        let counted = names.each(|seat| {
            let cards = state.held_count(HeldKind::SUPER_CRISIS, seat);
            let may = state.loyalty.standing(seat).is_cylon_player();
            (cards > 0 || may).then_some(cards)
        });
        let end = boarding_spaces(state.kit(), state.options.boarding_track);
        Some(Self {
            first: state.turn.first.map(|seat| names.of(seat)),
            dials: DialPosition {
                fuel: Some(state.resources.fuel),
                food: Some(state.resources.food),
                morale: Some(state.resources.morale),
                population: Some(state.resources.population),
            },
            characters: names.each(|seat| state.seats.get(seat.index())?.character),
            titles,
            loyalty,
            turn: Some(TurnPosition {
                number: state.turn.number,
                active: names.of(state.turn.active?),
                step: state.turn.step,
            }),
            order: Some(state.order.iter().map(|seat| names.of(*seat)).collect()),
            places: names.each(|seat| state.places.of(seat).map(PlaceName)),
            skill_cards: names.each(|seat| Some(state.hands.of(seat))),
            piles: Pile::ALL
                .map(|pile| (pile, state.piles.of(pile)))
                .into_iter()
                .collect(),
            nukes: Some(state.titles.nukes),
            fleet: Some(state.jump.space),
            pursuit: Some(state.space.pursuit).filter(|space| *space > 0),
            distance: Some(state.jump.distance),
            boarding: (0..=end).map(|space| state.boarding.on(space)).collect(),
            areas: Some(
                (state.kit().zones.iter())
                    .map(|row| (row.id, ships_of(state, row.id)))
                    .collect(),
            ),
            damaged: state.damage.locations.iter().copied().collect(),
            spent_damage: state.damage.spent.iter().copied().collect(),
            damaged_vipers: state.reserve.damaged[Craft::Viper],
            destroyed_vipers: state.reserve.destroyed[Craft::Viper],
            other_vipers: other_vipers(state),
            destroyed_raptors: state.reserve.destroyed[Craft::Raptor],
            destroyed_civilian_ships: state.space.destroyed_civilians.clone(),
            attack_cards: state.battle.in_play.clone(),
            revealed_cylons: state
                .loyalty
                .revealed
                .iter()
                .map(|seat| names.of(*seat))
                .collect(),
            super_crises: counted,
            loyalty_cards,
            so_far: so_far(state),
            empty_seats: names.list(|seat| state.seats.get(seat.index()).is_some_and(|s| s.empty)),
            used: state.used.clone(),
            muted: state.muted.clone(),
            deposed: names.list(|seat| state.reminding.deposed.contains(&seat)),
            pace: state.battle.pace,
            played_on: state.waived.clone(),
            crises_in_play: state.crises.in_play.clone(),
            quorum_in_play: names.quorum(),
            removed: RemovedPosition {
                crisis: state.crises.removed,
                quorum: state.quorum.removed,
                held: state
                    .held
                    .iter()
                    .flat_map(|deck| deck.removed.clone())
                    .collect(),
                nukes: state.titles.no_more_nukes,
            },
            visited: state.destinations.visited.clone(),
            sleeper_phase: Some(state.loyalty.sleeper_phase),
            sympathizer: SympathizerPosition {
                cylon: state.loyalty.sympathizer.map(|seat| names.of(seat)),
                shown: state.loyalty.sympathizer_shown,
                with: state.loyalty.sympathizer_with.map(|seat| names.of(seat)),
            },
            turned_up: names.each(|seat| state.loyalty.turned_up.get(&seat).copied()),
            civilian_ships: Some(civilians_of(state)),
            new_caprica: state.new_caprica.as_ref().map(|there| planet(state, there)),
            earth: state.earth.clone(),
            ionian: state.ionian.as_ref().map(|there| nebula(state, there)),
            crossroads_over: state.crossroads.as_ref().is_some_and(|there| there.over),
            eliminated: names.list(|seat| state.is_out(seat)),
            held: held_of(state),
            open: open_of(state),
            seen: names.cards(
                state
                    .loyalty
                    .seen
                    .iter()
                    .map(|(seat, card)| (*seat, (*card).into())),
            ),
            miracles: names.each(|seat| state.miracles.get(&seat).copied()),
            infiltrating: state.loyalty.leader.map(|leader| leader.infiltrating),
            leader: names
                .list(|seat| state.is_out(seat) && leads(state, seat))
                .pop(),
            executed: state.gone.clone(),
            unmourned: state.unmourned.clone(),
            hidden: hidden_of(state),
            lay_out: false,
            insist: !entered(state).is_empty() || cylon_has_miracle(state),
        })
    }
}

/// Whether a Cylon player has a miracle token all the same, as only a correction can leave it.
fn cylon_has_miracle(state: &State) -> bool {
    let mut tokens = state.miracles.iter();
    tokens.any(|(seat, tokens)| *tokens > 0 && gains_no_miracle(state, *seat))
}

fn leads(state: &State, seat: SeatId) -> bool {
    state
        .loyalty
        .leader
        .is_some_and(|leader| leader.seat == seat)
}

/// The players of a game by name.
struct Named<'a>(&'a State);

impl Named<'_> {
    fn of(&self, seat: SeatId) -> String {
        let seat = self.0.seats.get(seat.index());
        seat.map(|seat| seat.name.clone()).unwrap_or_default()
    }

    fn each<T>(&self, value: impl Fn(SeatId) -> Option<T>) -> BTreeMap<String, T> {
        as_named(self.0.seats.len())
            .filter_map(|seat| Some((self.of(seat), value(seat)?)))
            .collect()
    }

    fn list(&self, fits: impl Fn(SeatId) -> bool) -> Vec<String> {
        as_named(self.0.seats.len())
            .filter(|seat| fits(*seat))
            .map(|seat| self.of(seat))
            .collect()
    }

    fn cards(&self, cards: impl Iterator<Item = (SeatId, HeldCard)>) -> Vec<OpenPosition> {
        let with = |(seat, card)| OpenPosition {
            with: self.of(seat),
            card,
        };
        cards.map(with).collect()
    }

    fn quorum(&self) -> Vec<QuorumPosition> {
        let open = self.0.quorum.open.iter();
        open.map(|open| QuorumPosition {
            card: open.card,
            with: open.with.map(|seat| self.of(seat)),
        })
        .collect()
    }
}

struct LoyaltyStanding {
    loyalty: Option<LoyaltyPosition>,
    loyalty_cards: Option<LoyaltyCounts>,
}

fn loyalty_of(state: &State) -> LoyaltyStanding {
    let names = Named(state);
    let there = &state.loyalty;
    let deal = there.cards.reveal();
    let by_hand = there.by_hand.as_ref();
    LoyaltyStanding {
        loyalty: (there.dealt && by_hand.is_none()).then(|| LoyaltyPosition {
            hands: names.each(|seat| deal.hands.get(seat.index()).cloned()),
            deck: deal.deck.clone(),
            spare: has_spare(state.kit()).then(|| deal.spare.clone()),
            discarded: deal.discarded.clone(),
        }),
        loyalty_cards: by_hand.map(|held::LoyaltyCounts { hands, deck }| LoyaltyCounts {
            hands: names.each(|seat| hands.get(seat.index()).copied()),
            deck: *deck,
        }),
    }
}

/// `None` where they are as after the set-up.
fn other_vipers(state: &State) -> Option<OtherVipers> {
    let Reserve {
        damaged,
        destroyed,
        gained,
    } = &state.reserve;
    let there = OtherVipers {
        damaged_mark_vii: damaged[Craft::MarkVii],
        destroyed_mark_vii: destroyed[Craft::MarkVii],
        destroyed_assault_raptors: destroyed[Craft::AssaultRaptor],
        gained_assault_raptors: *gained,
    };
    let start = OtherVipers {
        damaged_mark_vii: state.kit().damaged_at_start[Craft::MarkVii],
        ..OtherVipers::default()
    };
    (there != start).then_some(there)
}

/// But for the civilian ships, which are said one by one.
fn ships_of(state: &State, area: Zone) -> AreaPosition {
    let ships = state.space.ships(area);
    let basestars = ships.basestars.iter();
    AreaPosition {
        raiders: ships.alike[Craft::Raider],
        heavy_raiders: ships.alike[Craft::HeavyRaider],
        unmanned_vipers: ships.alike[Craft::Viper],
        unmanned_mark_vii: ships.alike[Craft::MarkVii],
        unmanned_assault_raptors: ships.alike[Craft::AssaultRaptor],
        basestars: basestars.map(|ship| ship.damage.clone()).collect(),
        civilian_ships: 0,
    }
}

/// The kinds of cards that a position says in general: those that have nothing of their own in it.
fn in_general(state: &State) -> impl Iterator<Item = HeldKind> {
    let apart = [HeldKind::LOYALTY, HeldKind::SUPER_CRISIS, HeldKind::TRAUMA];
    let kinds = state.kit().held.iter().copied();
    kinds.filter(move |kind| !apart.contains(kind))
}

fn held_of(state: &State) -> BTreeMap<HeldKind, BTreeMap<String, u8>> {
    let by_table = in_general(state).filter(|kind| !kept(state, *kind));
    let hands = |kind| {
        Named(state).each(|seat| {
            let cards = state.held_count(kind, seat);
            (cards > 0).then_some(cards)
        })
    };
    by_table.map(|kind| (kind, hands(kind))).collect()
}

fn open_of(state: &State) -> Vec<OpenPosition> {
    let loyalty = state.loyalty.open.iter();
    let loyalty = loyalty.map(|(seat, card)| (*seat, (*card).into()));
    let held = state.held.iter().flat_map(|deck| &deck.open);
    Named(state).cards(loyalty.chain(held.copied()))
}

fn held_decks(state: &State) -> BTreeMap<HeldKind, HeldPosition> {
    let known = |kind: &HeldKind| kept(state, *kind) || state.held_deck(*kind).is_some();
    (in_general(state).filter(known))
        .map(|kind| (kind, deck_of(state, kind)))
        .collect()
}

fn deck_of(state: &State, kind: HeldKind) -> HeldPosition {
    let deck = state.held_deck(kind);
    let cards = |of: fn(&HeldDeck) -> &Vec<HeldCard>| deck.map(of).cloned().unwrap_or_default();
    HeldPosition {
        deck: cards(|deck| deck.deck.reveal()),
        hands: Named(state).each(|seat| deck?.hands.reveal().get(&seat).cloned()),
        discarded: cards(|deck| deck.discarded.reveal()),
    }
}

fn remembered_of(state: &State) -> RememberedPosition {
    let names = Named(state);
    let turn = &state.turn;
    let Remembered {
        began_at,
        used,
        again,
        moved,
        brig_at_end,
        fragile,
        spared,
        jump_icon,
        cease_fire,
        lent,
        met,
        mutineer_drew,
        flight_led,
    } = &turn.remembered;
    RememberedPosition {
        began_at: began_at.map(PlaceName),
        used: used.clone(),
        again: again.clone(),
        moved: *moved,
        brig_at_end: brig_at_end.map(|seat| names.of(seat)),
        fragile: fragile.map(|seat| names.of(seat)),
        spared: *spared,
        jump_icon: *jump_icon,
        cease_fire: *cease_fire,
        lent: lent.map(|(title, seat)| LentPosition {
            title,
            to: names.of(seat),
        }),
        met: *met,
        mutineer_drew: *mutineer_drew,
        flight_led: *flight_led,
        benched: turn.benched.map(|(seat, turn)| BenchedPosition {
            player: names.of(seat),
            turn,
        }),
    }
}

fn so_far(state: &State) -> TurnSoFar {
    let turn = &state.turn;
    TurnSoFar {
        steps: Some(turn.taken.clone()),
        began_flying: Some(turn.began_flying),
        acted: turn.acted,
        extra: turn.extra,
        ordered: turn.ordered,
        maintained: turn.maintained,
        rerolled: state.battle.eco_used,
        crisis_came: state.crises.came,
        ships_acted: Area::ALL
            .map(|area| (area, state.battle.acted(area)))
            .into_iter()
            .filter(|(_, acted)| *acted != Counts::default())
            .collect(),
        remembered: Some(remembered_of(state))
            .filter(|there| *there != RememberedPosition::default()),
    }
}

fn civilians_of(state: &State) -> CivilianPosition {
    let ships = state.space.civilians.iter();
    CivilianPosition {
        ships: ships
            .map(|ship| CivilianShipPosition {
                number: Some(ship.handle.0),
                area: ship.area,
            })
            .collect(),
        next: state.space.next_handle,
        seen: Named(state).each(|seat| state.space.seen.get(&seat).cloned()),
    }
}

fn planet(state: &State, there: &NewCaprica) -> NewCapricaPosition {
    let NewCaprica {
        forces,
        orbit,
        unprepared,
    } = there;
    let count = |ships: &[StackedShip]| u8::try_from(ships.len()).unwrap_or(u8::MAX);
    NewCapricaPosition {
        back: *orbit,
        forces: *forces,
        locked: count(&state.space.locked),
        prepared: count(&state.space.prepared),
        numbers: state.space.stacked().map(|ship| ship.handle).collect(),
        unprepared: *unprepared,
    }
}

fn nebula(state: &State, there: &Ionian) -> IonianPosition {
    let Ionian {
        allies,
        boxed,
        spots,
        tokens: _,
    } = there;
    let by_table = !kept(state, HeldKind::TRAUMA);
    IonianPosition {
        allies: allies.clone(),
        boxed: boxed.clone(),
        spots: Some(spots.clone()),
        trauma: Named(state).each(|seat| {
            let tokens = state.trauma(seat);
            (by_table && tokens > 0).then_some(tokens)
        }),
    }
}

fn trauma_of(state: &State) -> Option<TraumaPosition> {
    let kind = HeldKind::TRAUMA;
    let there = state.ionian.as_ref().filter(|_| kept(state, kind))?;
    let HeldPosition {
        deck,
        hands,
        discarded,
    } = deck_of(state, kind);
    Some(TraumaPosition {
        spots: there.tokens.reveal().clone(),
        hands,
        deck,
        discarded,
    })
}

fn hidden_of(state: &State) -> HiddenPosition {
    let stacked = state.space.stacked().map(|ship| *ship.kind.reveal());
    let stacked: Option<Vec<CivilianKind>> = stacked.collect();
    let front = |ship: &CivilianShip| *ship.kind.reveal();
    let fronts: Option<Vec<CivilianKind>> = state.space.civilians.iter().map(front).collect();
    let laid = |cards: &[HeldCard]| {
        cards
            .iter()
            .filter_map(|card| SuperCrisisId::find(card.name()))
            .collect()
    };
    let kind = HeldKind::SUPER_CRISIS;
    let deck = state.held_deck(kind);
    HiddenPosition {
        destiny: state.destiny.deck.reveal().clone(),
        destiny_drawn: state.destiny.drawn.reveal().clone(),
        destinations: state.destinations.deck.reveal().clone(),
        super_crises: kept(state, HeldKind::SUPER_CRISIS).then(|| SuperCrisisPosition {
            deck: deck.map_or_else(Vec::new, |there| laid(there.deck.reveal())),
            hands: Named(state).each(|seat| deck?.hands.reveal().get(&seat).map(|hand| laid(hand))),
            discarded: deck.map_or_else(Vec::new, |there| laid(there.discarded.reveal())),
        }),
        fronts: match state.options.modes.civilian_ships {
            Mode::App => fronts.unwrap_or_default(),
            Mode::Table => Vec::new(),
        },
        stacked: match state.options.modes.civilian_ships {
            Mode::App => stacked.unwrap_or_default(),
            Mode::Table => Vec::new(),
        },
        trauma: trauma_of(state),
        held: held_decks(state),
    }
}
