//! Effects: what crises, destinations, Quorum cards, locations and abilities do, as data.

use serde::{Deserialize, Serialize};

use crate::ability::Ability;
use crate::battle::ShipIcon;
use crate::content::{
    Allegiance, AllyId, Board, CrisisId, DestinationId, HeldCard, HeldKind, LocationId,
    LoyaltyCard, MissionId, QuorumId, QuorumRule, SkillCardId, SkillType,
};
use crate::craft::{Craft, ViperKind};
use crate::damage::GalacticaToken;
use crate::kit::Kit;
use crate::resources::Resource;
use crate::space::{Area, CivilianHandle};
use crate::titles::Title;

// What rows leave out is left out again when effects are written, so that files of older games read alike.

const fn current() -> Who {
    Who::Current
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_current(who: &Who) -> bool {
    matches!(who, Who::Current)
}

/// Whether there is none of it, so that it need not be written, for serde.
#[must_use]
pub const fn is_zero(count: &u8) -> bool {
    *count == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Which types of skill cards may be drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawnTypes {
    /// Those of the drawer's sheet (SKILLSTEP-6).
    #[default]
    Sheet,
    /// All that are in play.
    Any,
    /// These.
    #[serde(untagged)]
    These(Vec<SkillType>),
}

impl DrawnTypes {
    /// The types that the words name; none where the sheet does.
    #[must_use]
    pub fn named<'a>(&'a self, kit: &'a Kit) -> &'a [SkillType] {
        match self {
            Self::Sheet => &[],
            Self::Any => &kit.skill_types,
            Self::These(types) => types,
        }
    }
}

/// Whom an effect concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The player whose crisis, check or action it is (CYPLAYER-7).
    Current,
    /// The player whose turn it is, also where an order lets another one act.
    Active,
    /// Every player but the revealed Cylons, who are not affected (CYPLAYER-3).
    Everyone,
    /// Every revealed Cylon, whom a card names (XCY-1, CLAR-75).
    Cylons,
    /// The player picked before.
    Picked,
    /// The player picked before, a revealed Cylon too, who has chosen to have it (XCY-1).
    Willing,
    /// Whoever holds a title (CYPLAYER-8).
    #[serde(untagged)]
    Holder(Title),
}

/// How many skill cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// All in the hand.
    All,
    /// So many, or as many as there are.
    #[serde(untagged)]
    Number(u8),
}

/// Who may be picked. Revealed Cylons never are, where a result of a crisis or check concerns the picked one
/// (CYPLAYER-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Among {
    /// Any human player, the one who picks among them.
    Anyone,
    /// Any other human player.
    Others,
    /// Any other human player but the Admiral.
    OthersButAdmiral,
    /// The President or the Admiral.
    TitleHolders,
    /// Any other human player whose character is in the Brig.
    OthersInBrig,
    /// Any human player whose character is in the Brig, the one who picks among them.
    InBrig,
    /// Any human player whose character is in the Brig of Galactica, not in Detention, the one who picks among them (NC-12).
    InBrigItself,
    /// Any human player whom Administration may make President: the Vice President where there is one (LOC-ADMIN-3).
    Nominees,
    /// Any other player with at least one skill card (LOC-HUMANFLEET-1a).
    OthersWithCards,
    /// Any other player, revealed Cylons too (LOC-RESURRECTION-1a).
    AnyOther,
    /// Any player whose character is on Galactica, the one who picks among them (REVEAL-11).
    OnGalactica,
    /// Any other human player whose character is where that of the one who picks is.
    OthersHere,
    /// Any human player whose character is on New Caprica, the one who picks among them.
    OnNewCaprica,
    /// Any human player whose character is in Detention, the one who picks among them.
    InDetention,
    /// Any Cylon player, whom a card names (XCY-1).
    CylonPlayers,
}

/// What has to hold for an option to be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Needs {
    /// The Admiral has a nuke.
    Nuke,
    /// A raptor is in the Reserve.
    Raptor,
    /// A raptor is in the Reserve, and an assault raptor beside the board (XRAPTOR-5).
    AssaultRaptor,
    /// Two vipers are in the Reserve.
    TwoVipers,
    /// A dial has something left to pay with.
    Fuel,
    /// The player holds a Super Crisis card.
    SuperCrisis,
    /// Three raiders, or as many as there are, are on the board.
    Raiders,
    /// A heavy raider is on the board.
    HeavyRaider,
    /// A centurion is aboard.
    Centurion,
    /// A raptor is destroyed.
    LostRaptor,
    /// The player is a Cylon Leader who is not infiltrating (XINF-1).
    Leader,
    /// A viper is in the Reserve or in the Damaged Vipers box.
    Viper,
    /// The player holds a Mutiny card.
    Mutiny,
    /// Accept Prophecy lies open (LOC-ADMIN-2).
    AcceptProphecy,
    /// A basestar is beside the board.
    SpareBasestar,
    /// Every basestar is on the board.
    NoSpareBasestar,
    /// The player's character is in the Brig.
    InBrig,
    /// The player's character is not in the Brig.
    OutOfBrig,
    /// The player has a miracle token.
    Miracle,
    /// The player may hold another miracle token (XMIR-7).
    RoomForMiracle,
    /// The player has two skill cards.
    TwoCards,
    /// The player has a skill card.
    Card,
    /// The player is not President.
    NotPresident,
    /// The player is not Admiral, and not in the Brig (CLAR-48).
    MayBeAdmiral,
    /// A civilian ship is Locked (NC-21).
    Locked,
    /// A civilian ship is Prepared, and Galactica is back (NC-22).
    Evacuable,
    /// The player's character is on New Caprica.
    OnNewCaprica,
}

/// Which locations a player may activate who is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Locations {
    /// Those of humans.
    Humans,
    /// Those of humans and of Cylons.
    All,
    /// Command, the Armory, Weapons Control and Communications, damaged or not (facts: skill_cards, Unorthodox Plan).
    Planned,
    /// This one alone.
    #[serde(untagged)]
    Only(LocationId),
}

/// Which of the dials.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Extreme {
    /// The one that stands highest.
    Highest,
    /// The one that stands lowest.
    Lowest,
}

/// One of several courses of events that somebody chooses between.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// What happens; nothing if it is empty.
    pub effects: Vec<Effect>,
    /// What has to hold for it to be chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<Needs>,
}

/// One effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    /// A dial turns (RES-2).
    Dial {
        /// The dial.
        resource: Resource,
        /// Steps, not 0.
        by: i8,
    },
    /// Something happens only while a dial stands low.
    IfBelow {
        /// The dial.
        resource: Resource,
        /// It has to stand below this.
        below: u8,
        /// What happens.
        effects: Vec<Effect>,
    },
    /// The fleet token moves on its track; it reaches Auto Jump no other way than by Prepare for Jump, but
    /// it may: then the fleet jumps (TURN-11).
    FleetToken {
        /// Spaces, not 0.
        by: i8,
    },
    /// The distance travelled grows without a jump (SLEEPER-1a).
    Distance {
        /// By how much.
        by: u8,
    },
    /// Somebody gives up skill cards of their choice, or random ones.
    Discard {
        /// Who.
        who: Who,
        /// How many.
        cards: Cards,
        /// They are drawn from the hand at random.
        #[serde(default)]
        random: bool,
    },
    /// Somebody draws skill cards.
    Draw {
        /// Who.
        who: Who,
        /// How many.
        cards: u8,
        /// The types that may be drawn.
        #[serde(default)]
        types: DrawnTypes,
    },
    /// Somebody discards skill cards of their choice, or random ones, and then draws others: where several do, one after
    /// the other (HAND-7). Where everyone does, each revealed Cylon may, and need not (XCY-1).
    Exchange {
        /// Who.
        who: Who,
        /// How many are discarded, or as many as there are.
        discard: u8,
        /// They are drawn from the hand at random.
        #[serde(default)]
        random: bool,
        /// How many are drawn.
        draw: u8,
        /// The types that may be drawn.
        #[serde(default)]
        types: DrawnTypes,
    },
    /// Somebody's character goes somewhere (MOVE-12).
    Move {
        /// Whose.
        who: Who,
        /// Where to.
        to: LocationId,
        /// Where to instead while Galactica is away from New Caprica (CLAR-13).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cut_off: Option<LocationId>,
    },
    /// Everybody's character on a location goes somewhere.
    MoveAll {
        /// The location, or every location of Colonial One if it is left out.
        #[serde(default)]
        from: Option<LocationId>,
        /// Where to.
        to: LocationId,
    },
    /// A title passes (TITLE-PRES-7).
    PassTitle {
        /// The title.
        title: Title,
        /// Who gets it.
        to: Who,
    },
    /// A title goes to the player highest in its line who does not hold it.
    PassOn {
        /// The title.
        title: Title,
    },
    /// Somebody gives up every title that they hold, each to the player highest in its line but themselves (XMUT-2).
    GiveUpTitles {
        /// Who.
        who: Who,
    },
    /// A die is rolled.
    Roll {
        /// Who rolls.
        by: Who,
        /// The highest number that counts as low, 1 to 7.
        low_to: u8,
        /// What happens on a low number.
        #[serde(default)]
        low: Vec<Effect>,
        /// What happens on a high one.
        #[serde(default)]
        high: Vec<Effect>,
    },
    /// A die is rolled, for a number lower than the number of raiders in the space areas (XACT-6).
    RollBelowRaiders {
        /// Who rolls.
        by: Who,
        /// What happens on a lower number.
        low: Vec<Effect>,
    },
    /// Cylon ships and civilian ships are placed.
    Place {
        /// Basestars at the bow.
        #[serde(default)]
        basestars: u8,
        /// Damage tokens that each of these basestars takes at once (DMG-BASE-1).
        #[serde(default, skip_serializing_if = "is_zero")]
        basestar_tokens: u8,
        /// Raiders at the bow.
        #[serde(default)]
        raiders: u8,
        /// Raiders at the stern.
        #[serde(default, skip_serializing_if = "is_zero")]
        raiders_astern: u8,
        /// Civilian ships at the stern.
        #[serde(default)]
        civilian_ships: u8,
        /// Civilian ships at the bow.
        #[serde(default, skip_serializing_if = "is_zero")]
        civilian_ships_ahead: u8,
    },
    /// Every Cylon ship in the space areas is destroyed (XDMGB-2).
    DestroyCylonShips,
    /// Cylon ships of one type in an area are destroyed, as many as there are (DMG-1).
    DestroyIn {
        /// The area.
        area: Area,
        /// The type: raiders or heavy raiders.
        ship: Craft,
        /// How many.
        count: u8,
    },
    /// A civilian ship on the board is destroyed with what it carries (CIV-4).
    LoseShip {
        /// The ship.
        ship: CivilianHandle,
    },
    /// Somebody activates unmanned vipers, or leaves it (VIPER-1).
    ActivateVipers {
        /// Who.
        by: Who,
        /// How many.
        count: u8,
    },
    /// The current player activates one unmanned viper several times, in space or out of the Reserve (VIPER-1).
    ActivateOne {
        /// How often.
        count: u8,
    },
    /// The current player, who flies, may attack with the own viper (VIPER-4).
    AttackHere,
    /// Every character on Galactica who flies, and has piloting cards, may launch in a viper, unless the character is in
    /// the Brig (PILOT-2, XMOVE-9).
    LaunchPilots,
    /// Raptors leave the game, as many as there are (RAPTOR-5).
    DestroyRaptors {
        /// How many.
        count: u8,
    },
    /// An assault raptor comes to the Reserve for a raptor that leaves the game, if there are both (XRAPTOR-5).
    BuildAssaultRaptor,
    /// Destroyed raptors come back to the Reserve.
    RestoreRaptors {
        /// How many, or as many as are gone.
        count: u8,
    },
    /// Vipers of the Reserve are damaged (DMG-2).
    DamageReserve {
        /// How many, or as many as there are.
        count: u8,
    },
    /// Every viper on the board goes to the Reserve; pilots land on the Hangar Deck.
    RecallVipers,
    /// Every damaged viper goes to the Reserve (DMG-2).
    RepairAllVipers,
    /// Centurions come aboard, on Start (CENT-1).
    BoardCenturions {
        /// How many.
        count: u8,
    },
    /// A ship, or else Galactica, takes damage tokens (DMG-GAL-1).
    #[serde(rename = "damage-galactica")]
    Damage {
        /// The ship.
        #[serde(default, skip_serializing_if = "Board::is_galactica")]
        hull: Board,
        /// How many.
        tokens: u8,
    },
    /// Damage tokens of Galactica are drawn, of which she takes some of the player's choice; the others go back
    /// (facts: loyalty).
    ChooseDamage {
        /// How many are drawn, or as many as there are.
        draw: u8,
        /// How many of them she takes.
        take: u8,
    },
    /// A nuke leaves the game without an attack.
    SpendNuke,
    /// The current player aims a nuke at a basestar, if one is on the board (CLAR-74).
    LaunchNuke,
    /// Every nuke token leaves the game, those beside the board too (CLAR-74).
    RemoveNukes,
    /// The Admiral gets a nuke, if one is left beside the board (XCOMP-4).
    GainNuke,
    /// Cylon ship icons are carried out (COMBAT-ACT-1).
    Activate {
        /// In this order.
        icons: Vec<ShipIcon>,
        /// The icon for occupation forces too, after them (NC-25).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        forces: bool,
    },
    /// Somebody looks at Loyalty cards of another player (LOYAL-3, LOYAL-4).
    LookAtLoyalty {
        /// Who looks.
        who: Who,
        /// At whose.
        at: Who,
        /// All of them, and not a random one.
        #[serde(default)]
        all: bool,
    },
    /// A revealed Cylon hands unrevealed Loyalty cards to the one picked (LOC-RESURRECTION-1).
    GiveLoyalty {
        /// Who gets them.
        to: Who,
    },
    /// A card is taken from somebody's hand, seen by the one who takes it (LOC-HUMANFLEET-1).
    TakeCard {
        /// Who takes it.
        who: Who,
        /// From whom.
        from: Who,
        /// All cards of the hand are taken.
        #[serde(default, skip_serializing_if = "is_false")]
        all: bool,
        /// It is drawn from the hand at random, and not seen before.
        #[serde(default, skip_serializing_if = "is_false")]
        random: bool,
    },
    /// Somebody draws skill cards of the types on another player's sheet (CLAR-41).
    DrawLike {
        /// Who draws.
        who: Who,
        /// Whose sheet.
        like: Who,
        /// How many.
        cards: u8,
    },
    /// Somebody gives skill cards of their choice to somebody else, or as many as there are (LIMIT-17).
    GiveCards {
        /// Who gives.
        from: Who,
        /// Who gets them.
        to: Who,
        /// How many.
        cards: u8,
    },
    /// Two players swap their hands of skill cards.
    SwapHands {
        /// One.
        who: Who,
        /// The other.
        with: Who,
    },
    /// Somebody looks at the top cards of the Quorum deck and puts them back in any order. Nobody else sees them.
    LookAtQuorum {
        /// Who.
        who: Who,
        /// How many, or as many as there are.
        cards: u8,
    },
    /// The fleet jumps at once, to the only destination that the Admiral draws (CLAR-37).
    JumpBlind,
    /// The current player has used an ability, which costs a miracle token where it is used once in a game (XMIR-1).
    Use {
        /// The ability.
        ability: Ability,
    },
    /// The current player has more actions in this turn (ACT-10).
    MoreActions {
        /// How many.
        count: u8,
    },
    /// Somebody's character goes to the Brig as the turn ends (CLAR-53).
    BrigAtEnd {
        /// Whose.
        who: Who,
    },
    /// The current player has a title until the turn ends (CLAR-48).
    LendTitle {
        /// The title.
        title: Title,
    },
    /// The title that was taken for this turn goes back (CLAR-12).
    ReturnTitle,
    /// The next crisis card that is drawn in this turn counts as having the jump icon (LOC-ENGINE-1).
    AddJumpIcon,
    /// The pursuit token moves a space on (XPURSUIT-1).
    Pursue,
    /// Every basestar launches ships (COMBAT-LAUNCH-2).
    Launch {
        /// Which.
        ship: Craft,
        /// How many each.
        each: u8,
    },
    /// No Cylon ship is launched or activated for the rest of the turn.
    CeaseFire,
    /// The next loss of a dial in this turn is smaller by 1 (CLAR-71).
    Spare {
        /// The dial.
        resource: Resource,
    },
    /// The current player activates undamaged locations, each a different one, from wherever the character is.
    ActivateLocations {
        /// How many, or as many as they want.
        count: u8,
        /// Where.
        among: Locations,
    },
    /// The current player looks at the top card of the Crisis or the Destination deck and puts it on top or at the bottom
    /// (XBOARD-16).
    LookAtDeck,
    /// The current player looks at the top card of the Destination deck and puts it on top or at the bottom.
    LookAtDestination,
    /// Somebody gains miracle tokens, or loses them (XMIR-2).
    Miracle {
        /// Who.
        who: Who,
        /// How many, not 0; nobody has more than they may hold.
        by: i8,
    },
    /// Somebody's character is executed (EXEC-1 to EXEC-30).
    Execute {
        /// Whose.
        who: Who,
    },
    /// Somebody draws Mutiny cards (XMUT-7), and goes to the Brig with more than they may hold (XMUT-13). A revealed
    /// Cylon draws none (XMUT-9).
    DrawMutiny {
        /// Who.
        who: Who,
        /// How many.
        cards: u8,
        /// Nobody goes to the Brig for it, and all but one of the cards drawn are discarded (LOC-PRESS-2).
        #[serde(default, skip_serializing_if = "is_false")]
        without_brig: bool,
        /// Only who holds no Mutiny card draws.
        #[serde(default, skip_serializing_if = "is_false")]
        only_without: bool,
    },
    /// Something happens only if morale was lost by an execution in this game (EXEC-5).
    IfExecuted {
        /// What happens.
        effects: Vec<Effect>,
    },
    /// Something happens only if somebody holds a card of a kind (LOC-ADMIN-2). How many they hold is public.
    IfHolds {
        /// Who.
        who: Who,
        /// The kind.
        kind: HeldKind,
        /// What happens.
        effects: Vec<Effect>,
    },
    /// The Quorum card with this rule, which lies open, is discarded.
    EndLasting {
        /// What it does while it lies open.
        rule: QuorumRule,
    },
    /// Cards of one type are shuffled into the Destiny deck.
    ShuffleIntoDestiny {
        /// The type.
        skill: SkillType,
        /// How many.
        cards: u8,
    },
    /// The Destiny deck is discarded, and a new one made of cards of one type alone.
    RebuildDestiny {
        /// The type.
        skill: SkillType,
        /// How many.
        cards: u8,
    },
    /// Somebody may look at the top cards of the Crisis deck and put each back on top or under it, in any order.
    LookAtCrises {
        /// Who.
        who: Who,
        /// How many.
        cards: u8,
    },
    /// Somebody looks at the bottom card of a deck of their choice, but for Loyalty and Motive cards (CLAR-70).
    LookAtBottom {
        /// Who.
        who: Who,
    },
    /// The destination is discarded, and another one drawn and carried out in its place.
    AnotherDestination,
    /// Every character in the Brig may move to another location of Galactica that is not hazardous.
    ReleaseAll,
    /// The President draws Quorum cards (POOL-5).
    DrawQuorum {
        /// How many.
        cards: u8,
    },
    /// The President discards Quorum cards of the hand, of their choice or random ones, or as many as there are.
    DiscardQuorum {
        /// How many.
        cards: u8,
        /// They are drawn from the hand at random.
        #[serde(default)]
        random: bool,
    },
    /// The active player draws cards to hold, as a revealed Cylon does Super Crises, giving up as many before where
    /// they swap.
    DrawHeld {
        /// Who draws; left out it is the current player.
        #[serde(default = "current", skip_serializing_if = "is_current")]
        who: Who,
        /// The kind.
        kind: HeldKind,
        /// How many.
        cards: u8,
        /// Cards given up before.
        #[serde(default)]
        discard: u8,
    },
    /// Every player in turn, from the current one, may take an action or move, revealed Cylons too (CLAR-32).
    EverybodyActs,
    /// Somebody chooses Quorum cards of the President's hand, which go under the deck, or as many as there are.
    QuorumUnder {
        /// Who chooses.
        by: Who,
        /// How many.
        cards: u8,
    },
    /// After the Activate Cylon Ships step another crisis is drawn (CRISIS-7).
    AnotherCrisis,
    /// The card stays in play, before a player where it is given to one.
    StaysInPlay {
        /// Who gets it.
        #[serde(default)]
        with: Option<Who>,
    },
    /// The card leaves the game instead of being discarded.
    RemoveCard,
    /// The current player draws Mutiny cards and plays one of them; the others go under the deck. Nobody goes to the Brig
    /// for them (CLAR-50).
    PlayOneMutiny {
        /// How many are drawn, or as many as there are.
        draw: u8,
    },
    /// The current player looks at every civilian ship on the board (CIV-3).
    LookAtCivilians,
    /// Something happens only if somebody's character is on New Caprica.
    IfOnNewCaprica {
        /// Whose.
        who: Who,
        /// What happens.
        effects: Vec<Effect>,
    },
    /// The top Locked civilian ship goes under the Prepared ones (NC-21).
    Prepare,
    /// Occupation forces come to the Occupation Authority, as many as there are (NC-27).
    PlaceForces {
        /// How many.
        count: u8,
    },
    /// An occupation force where the current player stands is destroyed (NC-15).
    DestroyForceHere,
    /// The top Locked civilian ship is destroyed with what it carries, or else the top Prepared one (NC-26).
    LoseStacked,
    /// The turn has no Prepare for Jump step.
    SkipPrepare,
    /// The current player looks at the top Locked civilian ship (CIV-3).
    LookAtLocked,
    /// The top Locked civilian ship goes under the others.
    LockedUnder,
    /// A die says whether somebody is detained, injured, or neither (NC-17).
    Detain {
        /// Who.
        who: Who,
    },
    /// Every ship of a type in the space areas goes back beside the boards, basestars with their damage tokens.
    ClearShips {
        /// The type: basestars or heavy raiders.
        ship: Craft,
    },
    /// Every centurion aboard goes back beside the boards.
    ClearCenturions,
    /// Cylon pieces leave the game, as many as there are: those beside the boards, and then those of the Cylon Fleet board.
    LeaveGame {
        /// Basestars.
        #[serde(default, skip_serializing_if = "is_zero")]
        basestars: u8,
        /// Heavy raiders.
        #[serde(default, skip_serializing_if = "is_zero")]
        heavy_raiders: u8,
        /// Centurions.
        #[serde(default, skip_serializing_if = "is_zero")]
        centurions: u8,
    },
    /// Cylon ships of a type come to the bow, as many as there are (LIMIT-4).
    PlaceAhead {
        /// The type.
        ship: Craft,
        /// How many.
        count: u8,
    },
    /// Every human player without a miracle token gains one (XMIR-2).
    MiracleForAll,
    /// The active Mission card lies face down from now on (EARTH-MISSION-6).
    TurnMissionDown,
    /// The Rebel Basestar comes into play (EARTH-RB-1).
    RebelBasestar {
        /// Whose it is.
        allegiance: Allegiance,
    },
    /// The Hub is destroyed: the overlay of the Cylon locations is turned over (XBOARD-5).
    DestroyHub,
    /// The current player looks at the top Mission card and puts it on top or at the bottom (LOC-PLOT-1).
    LookAtMission,
    /// The current player looks at the top cards of the Crisis deck and puts them back on top in any order (LOC-TANK-1).
    OrderCrises {
        /// How many.
        cards: u8,
    },
    /// The current player takes any cards out of a skill deck and its discard pile (LOC-DATA-1).
    SearchSkills {
        /// The type.
        skill: SkillType,
        /// How many.
        cards: u8,
    },
    /// Cylon ships of a type that have acted in this turn may act once more (CYATT-7a).
    ActAgain {
        /// The type.
        ship: Craft,
    },
    /// A "not a Cylon" card is shuffled into the Loyalty deck, and somebody draws one of that.
    ReceiveLoyalty {
        /// Who.
        who: Who,
    },
    /// The table does what the card says: nothing of it is in the content.
    ByHand,
    /// Something that only the Ionian Nebula has.
    #[serde(untagged)]
    Ionian(InTheNebula),
    /// Somebody is asked, unless there is only one answer.
    #[serde(untagged)]
    Ask(Question),
}

impl Effect {
    /// Somebody's character goes to a location, wherever Galactica is (MOVE-12).
    #[must_use]
    pub const fn sent(who: Who, to: LocationId) -> Self {
        let cut_off = None;
        Self::Move { who, to, cut_off }
    }
}

/// An effect that only Allies and Crossroads cards have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum InTheNebula {
    /// Somebody draws trauma tokens of the supply (ION-TRAUMA-3).
    DrawTrauma {
        /// Who; where several do, one after the other.
        who: Who,
        /// How many.
        tokens: u8,
    },
    /// Somebody discards trauma tokens of their choice, or random ones, or as many as there are.
    DiscardTrauma {
        /// Who.
        who: Who,
        /// How many.
        tokens: u8,
        /// They are drawn at random.
        #[serde(default, skip_serializing_if = "is_false")]
        random: bool,
    },
    /// Each unmanned viper destroys a raider of its area, as far as there are some.
    ShootRaiders,
    /// Every centurion goes a space back.
    CenturionsBack,
    /// While the fleet has not come too far, a card of the leftover pile is shuffled into the Loyalty deck, and the current
    /// player draws one.
    DrawLoyalty {
        /// The farthest.
        within: u8,
    },
    /// The current player may move every civilian ship that they have looked at to an adjacent area; the table does it.
    MoveCivilians,
    /// The current player takes cards off the top of the Destiny deck into the hand.
    TakeDestiny {
        /// How many, or as many as there are.
        cards: u8,
    },
}

/// An effect that somebody is asked about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// The character picked leaves the Brig for another location of Galactica that is not hazardous.
    Release {
        /// Who chooses where.
        by: Who,
        /// Whose character.
        who: Who,
    },
    /// The character picked may leave the Brig for a location that is not hazardous.
    MayLeaveBrig {
        /// Who chooses where.
        by: Who,
        /// Whose character.
        who: Who,
        /// Any location that humans enter will do, and not only one of Galactica.
        #[serde(default, skip_serializing_if = "is_false")]
        anywhere: bool,
    },
    /// Somebody picks a player, whom what follows concerns.
    Pick {
        /// Who picks.
        by: Who,
        /// Among whom.
        among: Among,
        /// They may leave it.
        #[serde(default)]
        optional: bool,
        /// What happens with the one picked.
        effects: Vec<Effect>,
    },
    /// Somebody chooses between courses of events.
    Choose {
        /// Who chooses.
        by: Who,
        /// Between these, at least two; one that is empty is to leave it.
        between: Vec<Branch>,
    },
    /// Somebody chooses several courses of events, each at most once, and all before the first of them is carried out
    /// (XACT-3, XACT-7).
    ChooseSeveral {
        /// Who chooses.
        by: Who,
        /// How many are still chosen, at least one.
        count: u8,
        /// What has been chosen before, in order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chosen: Vec<Effect>,
        /// Between these, more than are chosen.
        between: Vec<Branch>,
    },
    /// The current player's character goes to a location of the Cylons that is not hazardous (CLAR-55).
    GoAmongCylons,
    /// A Cylon Leader goes among the humans, to a location of Galactica that is not hazardous (XINF-1, LOC-INFILTRATE-1).
    Infiltrate,
    /// The dial that stands highest or lowest turns; of several the active player says which (XCRISIS-3).
    ExtremeDial {
        /// Which.
        which: Extreme,
        /// Steps, not 0.
        by: i8,
    },
    /// Civilian ships are placed, one after the other, each in an area that somebody chooses: one without a civilian
    /// ship, while there is one (XCAG-2).
    PlaceCivilians {
        /// Who chooses.
        by: Who,
        /// How many.
        count: u8,
    },
    /// Cylon ships are placed in an area that somebody chooses, as many as there are (LIMIT-4).
    PlaceShips {
        /// Who chooses.
        by: Who,
        /// Basestars.
        #[serde(default)]
        basestars: u8,
        /// Raiders.
        #[serde(default)]
        raiders: u8,
        /// It is an area of the Cylon Fleet board (XACT-6).
        #[serde(default, skip_serializing_if = "is_false")]
        beyond: bool,
    },
    /// A civilian ship on the board that somebody chooses goes back to the unused pile, unseen.
    ReturnCivilian {
        /// Who chooses.
        by: Who,
    },
    /// Every Cylon ship of an area that somebody chooses goes back beside the board.
    ClearArea {
        /// Who chooses.
        by: Who,
    },
    /// Somebody picks a civilian ship on the board: Cylon ships of its area are destroyed, and a low number on the die
    /// then destroys it.
    DefendCivilian {
        /// Who picks.
        by: Who,
        /// So many raiders are destroyed,
        raiders: u8,
        /// or so many heavy raiders.
        heavy_raiders: u8,
        /// The highest number with which the ship is lost.
        lost_to: u8,
    },
    /// Somebody may have a damaged location repaired (DMG-GAL-5, XDMG-5).
    RepairLocation {
        /// Who chooses.
        by: Who,
        /// The ship whose location it is; any ship when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ship: Option<Board>,
    },
    /// A pilot may launch in a viper of the Reserve (PILOT-2).
    LaunchPilot {
        /// The pilot.
        who: Who,
    },
    /// The President discards as many Quorum cards of the hand as they want and draws as many.
    SwapQuorum,
    /// Somebody sees the whole Destiny deck and discards cards of it; then it is shuffled.
    SearchDestiny {
        /// Who.
        by: Who,
        /// How many are discarded, or as many as there are.
        discard: u8,
    },
    /// The President plays a Quorum card, which the table names.
    PlayQuorum,
    /// Somebody draws Quorum cards and plays one of them, which the table names; the others go under the deck.
    PlayOneDrawn {
        /// How many are drawn, or as many as there are.
        draw: u8,
    },
    /// Somebody draws two Quorum cards, gives the President one, and plays the other, which the table names, or discards
    /// it (CLAR-73).
    ShareQuorum,
    /// A discard of skill cards that Athena may make smaller by one for another player (CLAR-56).
    ForLove {
        /// The discard.
        of: Box<Effect>,
    },
    /// The current player may have a civilian ship on the board changed for another one of the unused pile, which takes
    /// its place unseen.
    SwapCivilian,
    /// The current player, who flies, may fly to any other area.
    FlyAnywhere,
    /// The current player places unmanned vipers of the Reserve in an area with a piloted one, and then activates each.
    PlaceReserves {
        /// How many more at most.
        count: u8,
        /// Where, once the first is placed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        area: Option<Area>,
        /// What has been placed, in that order.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        placed: Vec<ViperKind>,
        /// Whether all of them are placed, as long as there are any (XPLACE-4b).
        #[serde(default, skip_serializing_if = "is_false")]
        all: bool,
    },
    /// The current player places raiders or unmanned vipers in an area, as many as there are, and then exactly these are
    /// activated (XVIPER-10).
    PlaceAndActivate {
        /// Raiders.
        #[serde(default, skip_serializing_if = "is_zero")]
        raiders: u8,
        /// Vipers of the Reserve.
        #[serde(default, skip_serializing_if = "is_zero")]
        vipers: u8,
    },
    /// The active player places the top Prepared civilian ship in an area with a launch icon, once Galactica is back (NC-23).
    Evacuate,
    /// The current player's character may go to a location of Galactica (LOC-SHIPYARD-1).
    GoAboard,
    /// The current player activates an occupation force (NC-62).
    ActivateForce,
    /// The current player's character goes to any location that humans enter and that is not hazardous, or stays.
    GoAnywhere,
    /// Occupation forces are destroyed, as many as there are.
    DestroyForces {
        /// Who chooses.
        by: Who,
        /// How many.
        count: u8,
    },
    /// The character picked may leave Detention for another location of New Caprica (XCHECK-8).
    LeaveDetention {
        /// Who chooses where.
        by: Who,
        /// Whose character.
        who: Who,
    },
    /// The current player discards as many skill cards as they like and draws as many, all of one type of the sheet.
    ExchangeAny,
    /// Ships of the area where the current player flies are destroyed, of one type: so many raiders or heavy raiders, a
    /// basestar or a civilian ship.
    DestroyHere {
        /// Raiders, or as many as there are.
        raiders: u8,
        /// Heavy raiders, or as many as there are.
        heavy_raiders: u8,
    },
    /// Galactica takes so many of these tokens, of the current player's choice.
    TakeDamage {
        /// Those drawn.
        of: Vec<GalacticaToken>,
        /// How many she takes.
        take: u8,
    },
    /// Something happens to pieces that the current player chooses where they differ.
    #[serde(untagged)]
    Pieces(OnPieces),
}

/// An effect on pieces, one after the other, as many as there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum OnPieces {
    /// Raiders are destroyed (DMG-1).
    DestroyRaiders {
        /// How many.
        count: u8,
    },
    /// A heavy raider is destroyed (DMG-1).
    DestroyHeavyRaider,
    /// A basestar goes back beside the board, with its damage tokens.
    RemoveBasestar,
    /// A centurion is destroyed (CENT-6).
    DestroyCenturion,
    /// Vipers in space are damaged (DMG-2).
    DamageVipers {
        /// How many.
        count: u8,
    },
    /// Vipers in space or in the Reserve are damaged (DMG-2).
    DamageAnyVipers {
        /// How many.
        count: u8,
        /// Who chooses; left out it is the current player.
        #[serde(default = "current", skip_serializing_if = "is_current")]
        by: Who,
    },
    /// Vipers of the Reserve are damaged, where there are several kinds (DMG-2, XRAPTOR-2).
    DamageReserveVipers {
        /// How many.
        count: u8,
    },
    /// Unmanned vipers in space are damaged (DMG-2).
    DamageUnmanned {
        /// How many.
        count: u8,
    },
    /// A viper of an area is damaged (DMG-2).
    DamageViperIn {
        /// The area.
        area: Area,
    },
    /// Vipers of the Reserve or of the Damaged Vipers box leave the game (DMG-3).
    DestroyVipers {
        /// How many.
        count: u8,
    },
    /// Damaged vipers go to the Reserve (DMG-2), as many as somebody wants.
    RepairVipers {
        /// How many at most.
        count: u8,
    },
    /// Damaged and destroyed vipers go to the Reserve (DMG-2), as many as somebody wants.
    RestoreVipers {
        /// How many at most.
        count: u8,
    },
    /// Destroyed vipers go to the Reserve.
    ReturnVipers {
        /// How many.
        count: u8,
    },
    /// A basestar takes a damage token (DMG-BASE-1).
    DamageBasestar,
    /// Random civilian ships of the unused pile are destroyed with what they carry (DEST-4).
    LoseCivilians {
        /// How many.
        count: u8,
    },
    /// A civilian ship of an area is destroyed with what it carries (CIV-4).
    LoseCivilianIn {
        /// The area.
        area: Area,
    },
}

impl OnPieces {
    /// How many pieces it concerns at most.
    pub const fn count(self) -> u8 {
        match self {
            Self::DestroyHeavyRaider
            | Self::RemoveBasestar
            | Self::DestroyCenturion
            | Self::DamageBasestar
            | Self::DamageViperIn { area: _ }
            | Self::LoseCivilianIn { area: _ } => 1,
            Self::DestroyRaiders { count }
            | Self::DamageVipers { count }
            | Self::DamageUnmanned { count }
            | Self::DamageAnyVipers { count, by: _ }
            | Self::DamageReserveVipers { count }
            | Self::DestroyVipers { count }
            | Self::RepairVipers { count }
            | Self::RestoreVipers { count }
            | Self::ReturnVipers { count }
            | Self::LoseCivilians { count } => count,
        }
    }

    /// Who chooses among the pieces.
    pub const fn by(self) -> Who {
        match self {
            Self::DamageAnyVipers { count: _, by } => by,
            Self::DestroyHeavyRaider
            | Self::RemoveBasestar
            | Self::DestroyCenturion
            | Self::DestroyRaiders { .. }
            | Self::DamageVipers { .. }
            | Self::DamageUnmanned { .. }
            | Self::DamageReserveVipers { .. }
            | Self::DamageViperIn { .. }
            | Self::DestroyVipers { .. }
            | Self::RepairVipers { .. }
            | Self::RestoreVipers { .. }
            | Self::ReturnVipers { .. }
            | Self::DamageBasestar
            | Self::LoseCivilians { .. }
            | Self::LoseCivilianIn { .. } => Who::Current,
        }
    }

    /// What is left of it after so many pieces; `None` once it is done.
    pub fn after(self, taken: u8) -> Option<Self> {
        let count = self.count().checked_sub(taken).filter(|count| *count > 0)?;
        Some(match self {
            Self::DestroyHeavyRaider => Self::DestroyHeavyRaider,
            Self::RemoveBasestar => Self::RemoveBasestar,
            Self::DestroyCenturion => Self::DestroyCenturion,
            Self::DestroyRaiders { count: _ } => Self::DestroyRaiders { count },
            Self::DamageVipers { count: _ } => Self::DamageVipers { count },
            Self::DamageUnmanned { count: _ } => Self::DamageUnmanned { count },
            Self::DamageAnyVipers { count: _, by } => Self::DamageAnyVipers { count, by },
            Self::DamageReserveVipers { count: _ } => Self::DamageReserveVipers { count },
            Self::DamageViperIn { area } => Self::DamageViperIn { area },
            Self::DestroyVipers { count: _ } => Self::DestroyVipers { count },
            Self::RepairVipers { count: _ } => Self::RepairVipers { count },
            Self::RestoreVipers { count: _ } => Self::RestoreVipers { count },
            Self::ReturnVipers { count: _ } => Self::ReturnVipers { count },
            Self::DamageBasestar => Self::DamageBasestar,
            Self::LoseCivilians { count: _ } => Self::LoseCivilians { count },
            Self::LoseCivilianIn { area } => Self::LoseCivilianIn { area },
        })
    }
}

/// What a list of effects belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Source {
    /// A crisis or Super Crisis card; `None` where the table has not named it.
    Crisis {
        /// The card.
        card: Option<CrisisId>,
    },
    /// A destination; `None` where the table has given its distance only.
    Destination {
        /// The card.
        card: Option<DestinationId>,
    },
    /// A Quorum card.
    Quorum {
        /// The card.
        card: QuorumId,
    },
    /// The action of a location, or its skill check.
    Location {
        /// The location.
        location: LocationId,
    },
    /// An ability of a character.
    Ability {
        /// The ability.
        ability: Ability,
    },
    /// The action of a title card.
    Title {
        /// The title.
        title: Title,
    },
    /// An action of a skill card.
    SkillCard {
        /// The card.
        card: SkillCardId,
    },
    /// A Loyalty card that its owner has shown (REVEAL-1).
    Loyalty {
        /// The card.
        card: LoyaltyCard,
    },
    /// A Mission card (EARTH-MISSION-4).
    Mission {
        /// The card.
        card: MissionId,
    },
    /// A card that was held, and lies open now (XMUT-7).
    Held {
        /// The card. Public.
        card: HeldCard,
    },
    /// An Ally (ION-ALLY-3).
    Ally {
        /// The Ally.
        ally: AllyId,
    },
}

impl Source {
    /// Whether what it does is the result of a crisis or of a skill check, which does not affect a revealed Cylon
    /// (CYPLAYER-3).
    pub const fn spares_cylons(self) -> bool {
        match self {
            Self::Crisis { .. } | Self::Location { .. } | Self::Mission { .. } => true,
            Self::Destination { .. }
            | Self::Quorum { .. }
            | Self::Ability { .. }
            | Self::Title { .. }
            | Self::SkillCard { .. }
            | Self::Loyalty { .. }
            | Self::Held { .. }
            | Self::Ally { .. } => false,
        }
    }
}
