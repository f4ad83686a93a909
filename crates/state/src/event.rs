//! What happened, as resolved facts: a later fix of a rule never changes a saved game.

use dradis_facts::ability::Ability;
use dradis_facts::attack::Hit;
use dradis_facts::battle::{Attack, BasestarAt, HumanAction, Pace, Roll, ShipIcon};
use dradis_facts::board::Impossible;
use dradis_facts::chance::Drawn;
use dradis_facts::content::{AttackCardId, Board, CharacterId, CivilianKind, HeldKind, LocationId};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::destiny::SkillCard;
use dradis_facts::hidden::Hidden;
use dradis_facts::mark::RuleId;
use dradis_facts::options::{Options, Tracking};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::rule_id;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, BasestarDamage, CivilianHandle, Zone};
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use serde::{Deserialize, Serialize};

use crate::action::ActionEvent;
use crate::agenda::Work;
use crate::battle::DieSource;
use crate::check::{CheckEvent, CheckResult};
use crate::correction::{Correction, Reason};
use crate::crisis::CrisisEvent;
use crate::crossroads::CrossroadsEvent;
use crate::earth::{EarthEvent, MissionTo};
use crate::effect::EffectEvent;
use crate::execution::ExecutionEvent;
use crate::held::HeldEvent;
use crate::ionian::IonianEvent;
use crate::jump::JumpEvent;
use crate::laid::Laid;
use crate::loyalty::Deal;
use crate::new_caprica::NewCapricaEvent;
use crate::opened::OpenedHand;
use crate::passing::PassingEvent;
use crate::pursuit::PursuitEvent;
use crate::quorum::QuorumEvent;
use crate::resources::Resources;
use crate::sleeper::SleeperEvent;
use crate::space::{CivilianShip, PlacedShips};
use crate::turn::{DrawLine, Outcome};

/// An event. Who may see what of it is decided by `narrate`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// A game was set up.
    GameBegan {
        /// Options agreed on.
        options: Options,
        /// Names in clockwise order.
        names: Vec<String>,
        /// Starting dials.
        resources: Resources,
        /// First player.
        first: SeatId,
        /// Whether Dradis rolled for the first player.
        rolled: bool,
    },
    /// Streams were drawn from. How far tells something of what was drawn, so it is as hidden as that.
    Drew {
        /// The words read, per stream.
        drawn: Hidden<Vec<Drawn>>,
    },
    /// Work was put on the agenda, the first of the list to be done first.
    Scheduled {
        /// The work.
        work: Vec<Work>,
    },
    /// Something happened to a crisis.
    Crisis {
        /// What.
        crisis: CrisisEvent,
    },
    /// Something happened to the check that runs.
    Check {
        /// What.
        check: CheckEvent,
    },
    /// Something happened to Quorum cards.
    Quorum {
        /// What.
        quorum: QuorumEvent,
    },
    /// Something that effects alone do.
    Effect {
        /// What.
        effect: EffectEvent,
    },
    /// Something happened to the fleet's way.
    Jump {
        /// What.
        jump: JumpEvent,
    },
    /// Something happened on the Cylon Fleet board or its track.
    Pursuit {
        /// What.
        pursuit: PursuitEvent,
    },
    /// Something happened on New Caprica.
    NewCaprica {
        /// What.
        new_caprica: NewCapricaEvent,
    },
    /// Something happened that only a game for Earth has.
    Earth {
        /// What.
        earth: EarthEvent,
    },
    /// Something happened to Allies or trauma tokens.
    Ionian {
        /// What.
        ionian: IonianEvent,
    },
    /// Something happened in the Crossroads phase.
    Crossroads {
        /// What.
        crossroads: CrossroadsEvent,
    },
    /// Something happened in the Sleeper phase.
    Sleeper {
        /// What.
        sleeper: SleeperEvent,
    },
    /// Loyalty cards were drawn, shown or handed on.
    Passing {
        /// What.
        passing: PassingEvent,
    },
    /// Something happened in an execution.
    Execution {
        /// What.
        execution: ExecutionEvent,
    },
    /// A player used an ability of their character.
    AbilityUsed {
        /// The player.
        seat: SeatId,
        /// The ability.
        ability: Ability,
    },
    /// Something happened to the actions of a turn.
    Action {
        /// What.
        action: ActionEvent,
    },
    /// The top step of the agenda is done.
    StepDone,
    /// A player chose a character.
    CharacterChosen {
        /// The player.
        seat: SeatId,
        /// The character.
        character: CharacterId,
    },
    /// A character was put on the board, or beside it.
    CharacterPlaced {
        /// Whose character.
        seat: SeatId,
        /// Where it is now.
        place: Place,
    },
    /// A title card went to a player.
    TitleGiven {
        /// The title.
        title: Title,
        /// The player.
        seat: SeatId,
    },
    /// A Cylon Leader goes among the humans, or back (XINF-1, XINF-9).
    Infiltration {
        /// The Leader.
        seat: SeatId,
        /// Whether they are among the humans now.
        infiltrating: bool,
    },
    /// A player has so many miracle tokens now (XMIR-2).
    Miracles {
        /// The player.
        seat: SeatId,
        /// Tokens.
        tokens: u8,
    },
    /// The Admiral took the nuke tokens.
    NukesTaken {
        /// The Admiral.
        seat: SeatId,
        /// How many there are now.
        nukes: u8,
    },
    /// The ships of the set-up were placed.
    BoardLaidOut {
        /// Basestars, raiders and unmanned vipers.
        ships: Vec<PlacedShips>,
        /// Civilian ships, face down, in the order drawn.
        civilians: Vec<CivilianShip>,
    },
    /// Civilian ships left the unused pile for the board, face down.
    CivilianShipsPlaced {
        /// In the order drawn.
        ships: Vec<CivilianShip>,
    },
    /// Civilian ships went back to the unused pile, unseen.
    CivilianShipsReturned {
        /// Their handles, never used again.
        handles: Vec<CivilianHandle>,
    },
    /// The Loyalty cards were shuffled and dealt.
    LoyaltyDealt {
        /// Cards dealt to each seat; public.
        counts: Vec<u8>,
        /// Where every card lies. It comes once in a game, and every other event is far smaller.
        deal: Box<Hidden<Deal>>,
    },
    /// The table dealt the Loyalty cards itself. Public.
    LoyaltyDealtByHand {
        /// Cards dealt to each seat.
        hands: Vec<u8>,
        /// Cards left in the deck.
        deck: u8,
    },
    /// A Destiny deck was built, in the place of what was left of the former one.
    DestinyBuilt {
        /// Its number of cards; public.
        cards: u8,
        /// The cards, the top first; none where the table keeps the deck.
        deck: Hidden<Vec<SkillCard>>,
    },
    /// Cards left the top of the Destiny deck for a check, face down.
    DestinyDrawn {
        /// How many.
        cards: u8,
    },
    /// The Destiny cards of a check were turned up with the cards from the hands. Public from now on.
    DestinyShown {
        /// All of them, sorted: nothing shows which ones came from the deck. None where only the total was told.
        cards: Vec<SkillCard>,
    },
    /// The cards of these seats were queued to their devices: nobody can unlearn them.
    LoyaltyShown {
        /// The seats that had not been shown theirs before.
        seats: Vec<SeatId>,
        /// The seat whose cards were shown on a referee's screen instead, now or again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        here: Option<SeatId>,
    },
    /// A player says that they have read.
    LoyaltyRead {
        /// The player.
        seat: SeatId,
    },
    /// Reading is over.
    ReadingClosed {
        /// Players who had not said that they had read.
        without: Vec<SeatId>,
    },
    /// A turn began.
    TurnBegan {
        /// Its number, the first is 1.
        number: u16,
        /// The active player.
        seat: SeatId,
    },
    /// Players drew the cards of the set-up (SETUP-14).
    StartingHands {
        /// The players, clockwise.
        seats: Vec<SeatId>,
        /// Cards of each.
        cards: u8,
    },
    /// The active player's turn was ended.
    TurnEnded {
        /// The player.
        seat: SeatId,
    },
    /// The turn came to a step.
    TurnStepBegan {
        /// The step.
        step: TurnStep,
    },
    /// The marker of the step was put back; nothing else was.
    TurnSteppedBack {
        /// The step.
        step: TurnStep,
    },
    /// A player's hand of skill cards changed.
    HandChanged {
        /// The player.
        seat: SeatId,
        /// Cards before.
        from: u8,
        /// Cards after.
        to: u8,
        /// Why.
        why: HandChange,
        /// What was drawn, as far as the rules say it: how many of which type, or between which types.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        of: Vec<DrawLine>,
    },
    /// A character went somewhere else.
    CharacterMoved {
        /// Whose character.
        seat: SeatId,
        /// Where it is now.
        place: Place,
        /// Why.
        why: Move,
    },
    /// An effect would have sent a prisoner to Sickbay (DIS-03).
    StayedInBrig {
        /// Whose character.
        seat: SeatId,
    },
    /// A title passed to another player, with the nukes or the Quorum hand (TITLE-SUCC-4).
    TitlePassed {
        /// The title.
        title: Title,
        /// Who held it.
        from: Option<SeatId>,
        /// Who holds it.
        to: SeatId,
        /// Whether by the line of succession, and not by a check or a card.
        succession: bool,
    },
    /// A player was revealed as a Cylon.
    CylonRevealed {
        /// The player.
        seat: SeatId,
        /// Whether the Sympathizer has made them one (SYMP-5).
        #[serde(default)]
        sympathizer: bool,
    },
    /// A player holds another number of cards of a kind that the table keeps. Which they are stays on the table.
    HeldCounted {
        /// The kind.
        kind: HeldKind,
        /// The player.
        seat: SeatId,
        /// Cards before.
        from: u8,
        /// Cards after.
        to: u8,
    },
    /// Something happened to cards of a kind that Dradis keeps.
    Held {
        /// The kind.
        kind: HeldKind,
        /// What.
        held: HeldEvent,
    },
    /// A pile beside the board has another number of cards.
    PileChanged {
        /// The pile.
        pile: Pile,
        /// Cards before.
        from: u8,
        /// Cards after.
        to: u8,
    },
    /// The fleet token advanced.
    FleetTokenMoved {
        /// Its space, counted from 0.
        to: u8,
    },
    /// A Galactica damage token was drawn.
    GalacticaDamaged {
        /// The token.
        token: GalacticaToken,
    },
    /// A ship beside Galactica has as many damaged locations as destroy her, which her tokens say already. Whoever is
    /// aboard goes to Sickbay.
    ShipDestroyed {
        /// The ship.
        ship: Board,
    },
    /// A location was repaired.
    LocationRepaired {
        /// The location.
        location: LocationId,
    },
    /// A centurion came aboard.
    CenturionBoarded {
        /// Where the heavy raider was that left the board.
        area: Option<Area>,
    },
    /// Every centurion aboard advanced.
    BoardingAdvanced {
        /// Space of the end of the track, beyond which none goes.
        end: u8,
    },
    /// A centurion was destroyed.
    CenturionDestroyed {
        /// Its space.
        space: u8,
    },
    /// Dradis goes this far by itself from now on.
    PaceSet {
        /// How far.
        pace: Pace,
    },
    /// The table tells this much of the game from now on.
    TrackingSet {
        /// How much.
        tracking: Tracking,
    },
    /// The table wants a reminder no more, or again.
    ReminderMuted {
        /// The reminder.
        reminder: RuleId,
        /// Whether it is left out from now on.
        muted: bool,
    },
    /// The table goes on: of what happened before nobody is reminded any more.
    RemindersPassed,
    /// The reason of a step was read, where the pace is to teach.
    ReadOn {
        /// Number of the step.
        step: u32,
    },
    /// An icon was carried out; what it did follows.
    IconBegan {
        /// The icon.
        icon: ShipIcon,
    },
    /// There was no ship for an icon, and no basestar to launch one (COMBAT-RAIDER-9).
    NoShips {
        /// The icon.
        icon: ShipIcon,
    },
    /// A Cylon ship has used up its activation of this turn (COMBAT-ACT-3).
    ShipActed {
        /// Its area.
        area: Area,
        /// What it is.
        ship: Craft,
    },
    /// A ship moved to another area. A Cylon ship takes along that it has acted.
    ShipMoved {
        /// What moved.
        kind: Craft,
        /// From.
        from: Area,
        /// To.
        to: Area,
    },
    /// A basestar launched ships.
    Launched {
        /// What.
        ship: Craft,
        /// The basestar's area.
        area: Area,
        /// How many.
        count: u8,
    },
    /// A basestar did not attack: its weapons are disabled (COMBAT-BASE-3).
    WeaponsDisabled {
        /// The basestar.
        basestar: BasestarAt,
    },
    /// A basestar did not launch: its hangar is disabled (COMBAT-LAUNCH-4).
    HangarDisabled {
        /// The basestar.
        basestar: BasestarAt,
    },
    /// A card was played that counts for a roll or repeats it.
    RollCardPlayed {
        /// Who played it.
        seat: SeatId,
        /// Which.
        card: RollCard,
    },
    /// Helo rolls a die again (once in each of his turns).
    EcoUsed {
        /// Helo's player.
        seat: SeatId,
    },
    /// A die was rolled. What it does follows, unless it is rolled again.
    DieRolled {
        /// What for.
        roll: Roll,
        /// The face, 1 to 8.
        face: u8,
        /// The number that counts, 1 to 8 (ATTACK-6).
        result: u8,
        /// What the number does.
        hit: Hit,
        /// Where the number comes from.
        source: DieSource,
    },
    /// A viper was hit. A pilot's way to Sickbay follows.
    ViperHit {
        /// Where.
        area: Area,
        /// Its pilot; `None` for an unmanned one.
        pilot: Option<SeatId>,
        /// Whether it left the game (DMG-3), and not for the Damaged Vipers box (DMG-2).
        destroyed: bool,
        /// Of which kind.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        kind: ViperKind,
    },
    /// Raiders or heavy raiders were destroyed (DMG-1).
    ShipsDestroyed {
        /// Where.
        area: Area,
        /// What.
        ship: Craft,
        /// How many.
        count: u8,
    },
    /// A basestar took a damage token.
    BasestarDamaged {
        /// The basestar.
        basestar: BasestarAt,
        /// The token.
        token: BasestarDamage,
    },
    /// A basestar was destroyed; its tokens are back in the pool (DMG-BASE-6).
    BasestarDestroyed {
        /// The basestar.
        basestar: BasestarAt,
    },
    /// A civilian ship was turned up and left the game (CIV-4). What is lost with it follows.
    CivilianDestroyed {
        /// Its handle, never used again.
        handle: CivilianHandle,
        /// Where it was.
        area: Area,
        /// Its front. Public from now on.
        kind: CivilianKind,
    },
    /// A player has looked at the fronts of civilian ships, and nobody can unlearn them.
    CiviliansSeen {
        /// Who.
        seat: SeatId,
        /// Which; the others see only that.
        handles: Vec<CivilianHandle>,
    },
    /// A civilian ship went to another area.
    CivilianMoved {
        /// The ship.
        handle: CivilianHandle,
        /// Where it was.
        from: Area,
        /// Where it is now.
        to: Area,
    },
    /// A viper escorted a civilian ship back to the unused pile, unseen (XVIPER-3).
    CivilianEscorted {
        /// Its handle, never used again.
        handle: CivilianHandle,
        /// Where it was.
        area: Area,
    },
    /// Raptors left the game.
    RaptorsDestroyed {
        /// How many.
        count: u8,
    },
    /// A player acts in the fight; what comes of it follows.
    ActionBegan {
        /// The player.
        seat: SeatId,
        /// What they do.
        action: HumanAction,
    },
    /// An unmanned viper of the Reserve was launched (VIPER-2).
    ViperLaunched {
        /// Where to.
        area: Area,
        /// Of which kind.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        kind: ViperKind,
    },
    /// An unmanned viper went back to the Reserve (PILOT-3).
    ViperRecalled {
        /// Where it was.
        area: Area,
        /// Of which kind.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        kind: ViperKind,
    },
    /// Damaged vipers went to the Reserve (DMG-2).
    VipersRepaired {
        /// How many.
        count: u8,
        /// Of which kind.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        kind: ViperKind,
    },
    /// The Admiral spent a nuke, which leaves the game (NUKE-4).
    NukeSpent {
        /// The Admiral.
        seat: SeatId,
        /// Nukes left.
        left: u8,
    },
    /// A Cylon attack card was discarded, after it was carried out or had lain open (CYATT-6).
    AttackCardDiscarded {
        /// The card.
        card: AttackCardId,
    },
    /// A Cylon attack card was drawn, or came from a hand of Super Crisis cards. What it does follows.
    AttackCardDrawn {
        /// The card.
        card: AttackCardId,
    },
    /// A Cylon attack card stays in play (CYATT-6).
    AttackCardStays {
        /// The card.
        card: AttackCardId,
    },
    /// A Cylon attack card that lay open went back into the Crisis deck. The deck's count follows.
    AttackCardReshuffled {
        /// The card.
        card: AttackCardId,
    },
    /// A card placed ships in an area: Cylon ships from the supply, or vipers from the Reserve (CYATT-2).
    ShipsPlaced {
        /// What.
        kind: Craft,
        /// Where.
        area: Zone,
        /// How many.
        count: u8,
    },
    /// A card placed basestars in an area (CYATT-2).
    BasestarsPlaced {
        /// Where.
        area: Zone,
        /// How many.
        count: u8,
    },
    /// Pieces that a card pictures were not placed: there are no more of them (LIMIT-4).
    PiecesShort {
        /// What.
        piece: Craft,
        /// How many are missing.
        count: u8,
    },
    /// A card put the fleet token back.
    FleetTokenBack {
        /// Its space now, counted from 0.
        to: u8,
    },
    /// Vipers in the Reserve were damaged by a card (DMG-2).
    ReserveVipersDamaged {
        /// How many.
        count: u8,
        /// Of which kind.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        kind: ViperKind,
    },
    /// A character took the controls of an unmanned viper in space.
    ViperManned {
        /// Whose character.
        seat: SeatId,
        /// Where the viper is.
        area: Area,
        /// Of which kind.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        kind: ViperKind,
    },
    /// Nobody sits there any more.
    SeatLeft {
        /// The seat.
        seat: SeatId,
    },
    /// Somebody sits there again.
    SeatTaken {
        /// The seat.
        seat: SeatId,
    },
    /// Everybody's Loyalty cards were turned up, after the end. Public from now on.
    LoyaltyOpened {
        /// By seat number.
        hands: Vec<OpenedHand>,
    },
    /// The table plays on after the end.
    PlayedOn,
    /// What the table had played on with has passed: it would end the game again.
    WaiverLapsed,
    /// A dial was turned by the game.
    ResourceChanged {
        /// The dial.
        resource: Resource,
        /// Steps asked for; the dial may have stopped earlier (RES-5, RES-7).
        by: i8,
        /// Value before.
        from: u8,
        /// Value after.
        to: u8,
    },
    /// The referee put something right.
    Corrected {
        /// What it is now.
        correction: Correction,
        /// What it was.
        was: Correction,
        /// Why.
        reason: Reason,
        /// Number of the log line repaired.
        repairs: Option<u64>,
    },
    /// The referee insisted on corrections although the board cannot be so.
    Insisted {
        /// One thing that cannot be and could before.
        impossible: Impossible,
    },
    /// The game began from a position, which says more than a correction could write.
    PositionLaid {
        /// What it says.
        laid: Box<Laid>,
    },
    /// The game is over.
    GameEnded {
        /// How.
        outcome: Outcome,
    },
}

/// A skill card that is played on a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollCard {
    /// +2, before the roll.
    StrategicPlanning,
    /// The attack on a viper is rolled again.
    EvasiveManeuvers,
}

/// Why a hand changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandChange {
    /// The Receive Skills step (SKILLSTEP-1).
    ReceivedSkills,
    /// A card given up to move to another ship (MOVE-3).
    ChangedShip,
    /// The hand limit at the end of a turn (HAND-1).
    HandLimit,
    /// Revealed as a Cylon (REVEAL-4).
    Revealed,
    /// A card was played.
    Played,
    /// A card made the player discard.
    Discarded,
    /// Cards were drawn outside the Receive Skills step.
    Drew,
    /// A card went from one player's hand to another's (LOC-HUMANFLEET-1).
    Taken,
    /// Cards were added to a check (CHECK-4).
    AddedToCheck,
    /// The table said so.
    Told,
}

/// Why a character went somewhere else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// In the player's own Movement step (MOVE-1).
    Turn,
    /// On the board for the first time (CHARACTER-HELO-1).
    Arrived,
    /// The location was damaged (DMG-GAL-3).
    Hurt,
    /// The fleet jumped with the pilot in space (JUMP-COMBAT-4).
    Landed,
    /// Revealed as a Cylon (REVEAL-7).
    Resurrected,
    /// Launched in a viper from the Hangar Deck (PILOT-2).
    Launched,
    /// With the own viper, as an action (PILOT-4).
    Flew,
    /// A card, a location or an ability sent it there (MOVE-12).
    Sent,
    /// Sent to the Brig in the Sleeper phase: the Sympathizer, or Boomer (SYMP-3, SLEEPER-3a).
    Jailed,
    /// The table said so.
    Told,
}

/// What a step read from the streams of chance. Hidden as its results are, see [`Event::Drew`].
pub fn drawn(events: &[Event]) -> impl Iterator<Item = &Drawn> {
    events.iter().flat_map(|event| {
        if let Event::Drew { drawn } = event {
            drawn.reveal().as_slice()
        } else {
            &[]
        }
    })
}

/// The rules an event carries out, for those who follow a game event by event. It records no hit of a
/// mark: reading a trace tests nothing.
#[must_use]
pub fn causes(event: &Event) -> Vec<RuleId> {
    match event {
        Event::GameBegan { .. } => vec![rule_id!("SETUP-1"), rule_id!("SETUP-5")],
        Event::CharacterChosen { .. } => vec![rule_id!("CHARSEL-1")],
        Event::CharacterPlaced { .. } => vec![rule_id!("CHARSEL-5")],
        Event::TitleGiven { .. } => vec![rule_id!("SETUP-7")],
        Event::NukesTaken { .. } => vec![rule_id!("SETUP-8")],
        Event::Infiltration { infiltrating, .. } => match infiltrating {
            true => vec![rule_id!("XINF-1")],
            false => vec![rule_id!("XINF-9")],
        },
        Event::Miracles { .. } => vec![rule_id!("XMIR-2")],
        Event::BoardLaidOut { .. } => vec![rule_id!("SETUP-17"), rule_id!("SETUP-18")],
        Event::CivilianShipsPlaced { .. } => vec![rule_id!("POOL-9")],
        Event::LoyaltyDealt { .. } | Event::LoyaltyDealtByHand { .. } => {
            vec![rule_id!("LOYDECK-4"), rule_id!("LOYDECK-8")]
        }
        Event::DestinyBuilt { .. } => vec![rule_id!("SETUP-16"), rule_id!("DESTINY-3")],
        Event::DestinyDrawn { .. } => vec![rule_id!("DESTINY-2")],
        Event::LoyaltyRead { .. } | Event::ReadingClosed { .. } => {
            vec![rule_id!("LOYDECK-5")]
        }
        Event::TurnBegan { .. } => vec![rule_id!("TURN-1"), rule_id!("TURN-4")],
        Event::StartingHands { .. } => vec![rule_id!("SETUP-14"), rule_id!("SETUP-15")],
        Event::TurnStepBegan { .. } => vec![rule_id!("TURN-2")],
        Event::HandChanged { why, .. } => match why {
            HandChange::ReceivedSkills => vec![rule_id!("SKILLSTEP-1")],
            HandChange::ChangedShip => vec![rule_id!("MOVE-3")],
            HandChange::HandLimit => vec![rule_id!("HAND-1")],
            HandChange::Revealed => vec![rule_id!("REVEAL-4")],
            HandChange::AddedToCheck => vec![rule_id!("CHECK-4")],
            HandChange::Taken => vec![rule_id!("LOC-HUMANFLEET-1")],
            HandChange::Played | HandChange::Discarded | HandChange::Drew | HandChange::Told => {
                Vec::new()
            }
        },
        Event::CharacterMoved { why, .. } => match why {
            Move::Turn => vec![rule_id!("MOVE-1")],
            Move::Arrived => vec![rule_id!("CHARACTER-HELO-1")],
            Move::Hurt => vec![rule_id!("DMG-GAL-3")],
            Move::Landed => vec![rule_id!("JUMP-COMBAT-4")],
            Move::Resurrected => vec![rule_id!("REVEAL-7")],
            Move::Launched => vec![rule_id!("PILOT-2")],
            Move::Flew => vec![rule_id!("PILOT-4")],
            Move::Sent => vec![rule_id!("MOVE-12")],
            Move::Jailed => vec![rule_id!("SYMP-3"), rule_id!("SLEEPER-3a")],
            Move::Told => Vec::new(),
        },
        Event::StayedInBrig { .. } => vec![rule_id!("DIS-03")],
        Event::TitlePassed { succession, .. } => {
            if *succession {
                vec![rule_id!("TITLE-SUCC-3"), rule_id!("TITLE-SUCC-4")]
            } else {
                vec![rule_id!("TITLE-SUCC-4")]
            }
        }
        Event::FleetTokenMoved { .. } => vec![rule_id!("TURN-10")],
        Event::Pursuit { pursuit } => match pursuit {
            PursuitEvent::Placed { .. } => vec![rule_id!("XPLACE-1")],
            PursuitEvent::Taken { .. } => vec![rule_id!("XPLACE-4")],
            PursuitEvent::MovedIn { .. } => vec![rule_id!("XPURSUIT-3"), rule_id!("XPLACE-3")],
            PursuitEvent::TokenMoved { .. } => vec![rule_id!("XPURSUIT-1")],
            PursuitEvent::Withdrew => vec![rule_id!("XJUMP-2")],
        },
        Event::Earth { earth } => match earth {
            EarthEvent::BridgeActivated => vec![rule_id!("EARTH-3")],
            EarthEvent::MissionActivated { .. } => vec![rule_id!("EARTH-MISSION-1")],
            EarthEvent::MissionTurnedDown { .. } => vec![rule_id!("EARTH-MISSION-6")],
            EarthEvent::MissionPutAway { card: _, to } => match to {
                MissionTo::Objective | MissionTo::Discard => vec![rule_id!("EARTH-MISSION-7")],
                MissionTo::Deck => vec![rule_id!("EARTH-MISSION-8")],
            },
            EarthEvent::RebelBasestar { .. } => vec![rule_id!("EARTH-RB-1")],
            EarthEvent::HubDestroyed => vec![rule_id!("XBOARD-5")],
            EarthEvent::ShipsCleared { .. }
            | EarthEvent::CenturionsCleared { .. }
            | EarthEvent::ShipsLeftGame { .. }
            | EarthEvent::CenturionsLeftGame { .. } => vec![rule_id!("EARTH-MISSION-4")],
        },
        Event::NewCaprica { new_caprica } => match new_caprica {
            NewCapricaEvent::Began { .. } => vec![rule_id!("NC-1"), rule_id!("NC-5")],
            NewCapricaEvent::Prepared { .. } => vec![rule_id!("NC-21")],
            NewCapricaEvent::Evacuated { .. } => vec![rule_id!("NC-23")],
            NewCapricaEvent::PutUnder { .. } => vec![rule_id!("LOC-SHIPYARD-1")],
            NewCapricaEvent::ShipLost { .. } => vec![rule_id!("NC-26"), rule_id!("CIV-4")],
            NewCapricaEvent::ForcesPlaced { .. } => vec![rule_id!("NC-27")],
            NewCapricaEvent::ForcesMoved { .. } | NewCapricaEvent::ForcesLeft { .. } => {
                vec![rule_id!("NC-48")]
            }
            NewCapricaEvent::ForcesDestroyed { .. } => vec![rule_id!("NC-15")],
            NewCapricaEvent::Unprepared => Vec::new(),
            NewCapricaEvent::Returned => vec![rule_id!("NC-29")],
            NewCapricaEvent::FinalJump { .. } => vec![rule_id!("NC-57")],
        },
        Event::Ionian { ionian } => match ionian {
            IonianEvent::Began
            | IonianEvent::TokenLost { .. }
            | IonianEvent::TokenGone { .. }
            | IonianEvent::CenturionsBack => Vec::new(),
            IonianEvent::TokenPlaced { .. } => vec![rule_id!("ION-SETUP-2")],
            IonianEvent::TokenTaken { .. } => vec![rule_id!("ION-TRAUMA-2")],
            IonianEvent::TokenLaid { .. } => vec![rule_id!("ION-ALLY-5")],
            IonianEvent::Met { .. } => vec![rule_id!("ION-ALLY-3")],
            IonianEvent::Disaster { .. } => vec![rule_id!("ION-TRAUMA-4")],
            IonianEvent::Mixed => vec![rule_id!("ION-TRAUMA-6")],
            IonianEvent::AllyCame { .. } | IonianEvent::AllyBoxed { .. } => {
                vec![rule_id!("ION-ALLY-4")]
            }
        },
        Event::Crossroads { crossroads } => match crossroads {
            CrossroadsEvent::Began => vec![rule_id!("ION-4"), rule_id!("ION-5")],
            CrossroadsEvent::Laid { .. } => vec![rule_id!("ION-7")],
            CrossroadsEvent::Selected { .. } => vec![rule_id!("ION-8")],
            CrossroadsEvent::Cleared => vec![rule_id!("ION-10")],
            CrossroadsEvent::Counted { .. } => vec![rule_id!("ION-11"), rule_id!("ION-12")],
            CrossroadsEvent::Eliminated { .. } => vec![rule_id!("ION-15")],
            CrossroadsEvent::Ended => vec![rule_id!("ION-18")],
        },
        Event::Jump { jump } => match jump {
            JumpEvent::Departed => vec![rule_id!("JUMP-3")],
            JumpEvent::Dealt { .. } => vec![rule_id!("JUMP-4")],
            JumpEvent::Chosen { .. } => vec![rule_id!("JUMP-5")],
            JumpEvent::PutBack { .. } => vec![rule_id!("CLAR-4")],
            JumpEvent::Travelled { .. } => vec![rule_id!("JUMP-6")],
            JumpEvent::SleeperPhase => vec![rule_id!("GOAL-1"), rule_id!("SLEEPER-1")],
            JumpEvent::LastLeg => vec![rule_id!("GOAL-2")],
            JumpEvent::Held { .. } => vec![rule_id!("OPEN-11")],
            JumpEvent::TokenReset => vec![rule_id!("JUMP-7")],
            JumpEvent::DeckBuilt { .. } | JumpEvent::Discarded { .. } => Vec::new(),
        },
        Event::Sleeper { sleeper } => match sleeper {
            SleeperEvent::Dealt { .. } | SleeperEvent::DealtByHand { .. } => {
                vec![rule_id!("SLEEPER-2")]
            }
            SleeperEvent::SympathizerShown { .. } => vec![rule_id!("SYMP-2")],
            SleeperEvent::SympathizerPassed { .. } => vec![rule_id!("SLEEPER-5")],
        },
        Event::Passing { passing } => match passing {
            PassingEvent::Drew { .. } => vec![rule_id!("XMUT-1")],
            PassingEvent::Joined { .. } => vec![rule_id!("XGOAL-2")],
            PassingEvent::Seen { .. } => vec![rule_id!("XFIVE-2")],
            PassingEvent::Passed { .. } => vec![rule_id!("XMUT-5")],
            PassingEvent::LeftWith { .. } => vec![rule_id!("EXEC-7")],
            PassingEvent::MotivesJudged => vec![rule_id!("XMOT-4")],
            PassingEvent::MutineerDrew => vec![rule_id!("XMUT-16")],
            PassingEvent::Shown { .. } | PassingEvent::TurnOver => Vec::new(),
        },
        Event::Execution { execution } => match execution {
            ExecutionEvent::Began { .. } => vec![rule_id!("EXEC-1")],
            ExecutionEvent::CharacterLeft { .. } => vec![rule_id!("EXEC-6")],
            ExecutionEvent::AbilityLost { .. } => vec![rule_id!("EXEC-20")],
            ExecutionEvent::Benched { .. } => vec![rule_id!("EXEC-21")],
        },
        Event::GalacticaDamaged { .. } => vec![rule_id!("DMG-GAL-1"), rule_id!("POOL-10")],
        Event::ShipDestroyed { .. } => vec![rule_id!("XBOARD-6")],
        Event::LocationRepaired { .. } => vec![rule_id!("DMG-GAL-5")],
        Event::CenturionBoarded { .. } => vec![rule_id!("CENT-1")],
        Event::BoardingAdvanced { .. } => vec![rule_id!("CENT-2")],
        Event::CenturionDestroyed { .. } => vec![rule_id!("CENT-6")],
        Event::IconBegan { .. } => vec![rule_id!("COMBAT-ACT-4")],
        Event::Crisis { crisis } => match crisis {
            CrisisEvent::Opened { .. } => vec![rule_id!("CRISIS-1")],
            CrisisEvent::Chosen { .. } => vec![rule_id!("CHECK-2")],
            CrisisEvent::AnotherBegan => vec![rule_id!("CRISIS-7"), rule_id!("CRISIS-9")],
            CrisisEvent::CameUp { .. }
            | CrisisEvent::Replaced { .. }
            | CrisisEvent::TakenBack
            | CrisisEvent::Stays
            | CrisisEvent::Removed
            | CrisisEvent::Another
            | CrisisEvent::Closed => Vec::new(),
        },
        Event::Check { check } => match check {
            CheckEvent::Began { .. } => vec![rule_id!("CHECK-3")],
            CheckEvent::Chosen { .. } => vec![rule_id!("CHECK-2")],
            CheckEvent::Decided { result, .. } => match result {
                CheckResult::Pass => vec![rule_id!("CHECK-11"), rule_id!("CHECK-13")],
                CheckResult::Partial => vec![rule_id!("CHECK-11"), rule_id!("CHECK-14")],
                CheckResult::Fail => vec![rule_id!("CHECK-11"), rule_id!("CHECK-15")],
            },
            CheckEvent::AbilityResolved { .. } => vec![rule_id!("XABILITY-1")],
            CheckEvent::CardTakenOut { .. } => vec![rule_id!("XCHECK-11")],
            CheckEvent::Settled { consequence } => match consequence {
                true => vec![rule_id!("XABILITY-5")],
                false => Vec::new(),
            },
            CheckEvent::TreacheryShown { .. } => vec![rule_id!("XABILITY-9")],
            CheckEvent::AbilityTold { .. }
            | CheckEvent::Changed { .. }
            | CheckEvent::DestinyAdded { .. }
            | CheckEvent::Learned { .. }
            | CheckEvent::Added { .. }
            | CheckEvent::Came { .. }
            | CheckEvent::CardTold { .. }
            | CheckEvent::TypeTold { .. }
            | CheckEvent::TotalTold { .. }
            | CheckEvent::CardTakenBack { .. } => Vec::new(),
        },
        Event::Quorum { .. } => vec![rule_id!("TITLE-PRES-3")],
        Event::Effect { effect } => match effect {
            EffectEvent::CivilianLost { .. } => vec![rule_id!("DEST-4"), rule_id!("CIV-4")],
            EffectEvent::DistanceGrew { .. } => vec![rule_id!("SLEEPER-1a")],
            EffectEvent::LoyaltyLooked { .. } => vec![rule_id!("LOYAL-3"), rule_id!("LOYAL-4")],
            EffectEvent::LoyaltySeen { .. } => vec![rule_id!("LOYAL-3")],
            EffectEvent::LoyaltyGiven { .. } => vec![rule_id!("LOC-RESURRECTION-1")],
            EffectEvent::TokensDrawn { .. } => vec![rule_id!("POOL-10")],
            EffectEvent::ViperLost { .. } => vec![rule_id!("DMG-3")],
            EffectEvent::ActAgain { .. } => vec![rule_id!("CYATT-7a")],
            EffectEvent::DestinyRebuilt { .. } => vec![rule_id!("DESTINY-3")],
            EffectEvent::Picked { .. }
            | EffectEvent::AreaCleared { .. }
            | EffectEvent::BasestarRemoved { .. }
            | EffectEvent::BrigAtEnd { .. }
            | EffectEvent::Again { .. }
            | EffectEvent::TitleLent { .. }
            | EffectEvent::Spared { .. }
            | EffectEvent::JumpIconAdded
            | EffectEvent::NukesRemoved
            | EffectEvent::DestinyMixed { .. }
            | EffectEvent::DestinyLooked { .. }
            | EffectEvent::DestinyDiscarded { .. }
            | EffectEvent::DestinySeen
            | EffectEvent::RaptorsRestored { .. }
            | EffectEvent::AssaultRaptorGained
            | EffectEvent::CeasedFire
            | EffectEvent::HeldFire
            | EffectEvent::VipersRestored { .. } => Vec::new(),
        },
        Event::Action { action } => match action {
            ActionEvent::Began { .. } => vec![rule_id!("ACT-2")],
            ActionEvent::CylonCardShown { .. } => vec![rule_id!("REVEAL-1"), rule_id!("REVEAL-10")],
            ActionEvent::Taken { .. } => vec![rule_id!("ACT-1")],
            ActionEvent::MovedNot { .. } => vec![rule_id!("XMOVE-6")],
            ActionEvent::More { .. } | ActionEvent::Granted { .. } => vec![rule_id!("ACT-10")],
        },
        Event::HeldCounted { from, to, .. } if to > from => vec![rule_id!("REVEAL-8")],
        Event::HeldCounted { .. } => vec![rule_id!("CYPLAYER-10")],
        Event::Held { kind: _, held } => match held {
            HeldEvent::DeckBuilt { .. } => vec![rule_id!("LIMIT-1")],
            HeldEvent::Dealt { .. } => vec![rule_id!("REVEAL-8")],
            HeldEvent::Discarded { .. } => vec![rule_id!("LOC-RESURRECTION-1")],
            HeldEvent::Played { .. } => vec![rule_id!("CYPLAYER-10")],
            HeldEvent::Shown { .. } => vec![rule_id!("XMOT-3")],
            HeldEvent::Given { .. } | HeldEvent::Under { .. } => vec![rule_id!("CLAR-50")],
            HeldEvent::Removed { .. } | HeldEvent::Returned { .. } => Vec::new(),
        },
        Event::AbilityUsed { .. } => vec![rule_id!("ABIL-2")],
        Event::NoShips { icon } => match icon {
            ShipIcon::Raiders => vec![rule_id!("COMBAT-RAIDER-9")],
            ShipIcon::LaunchRaiders => vec![rule_id!("COMBAT-LAUNCH-1")],
            ShipIcon::HeavyRaiders => vec![rule_id!("COMBAT-HEAVY-7")],
            ShipIcon::Basestars => vec![rule_id!("COMBAT-BASE-2")],
        },
        Event::ShipActed { .. } => vec![rule_id!("COMBAT-ACT-3")],
        Event::ShipMoved { kind, .. } => match kind {
            Craft::Raider => vec![rule_id!("COMBAT-RAIDER-4")],
            Craft::HeavyRaider => vec![rule_id!("COMBAT-HEAVY-2")],
            Craft::Viper | Craft::MarkVii | Craft::AssaultRaptor => vec![rule_id!("VIPER-3")],
            Craft::Basestar | Craft::CivilianShip | Craft::Raptor => Vec::new(),
        },
        Event::Launched { .. } => vec![rule_id!("COMBAT-LAUNCH-2")],
        Event::WeaponsDisabled { .. } => vec![rule_id!("COMBAT-BASE-3")],
        Event::HangarDisabled { .. } => vec![rule_id!("COMBAT-LAUNCH-4")],
        Event::RollCardPlayed { .. } | Event::EcoUsed { .. } => vec![rule_id!("ATTACK-7")],
        Event::DieRolled { roll, .. } => match roll.attack {
            Attack::PegasusCic { .. } => vec![rule_id!("LOC-CIC-1")],
            Attack::MainBatteries { .. } => vec![rule_id!("LOC-BATTERIES-1")],
            Attack::AimedNuke { .. } => vec![rule_id!("CLAR-74"), rule_id!("XNUKE-2")],
            Attack::NukeArea { .. } => vec![rule_id!("XNUKE-1"), rule_id!("XNUKE-2")],
            Attack::Placing { .. } => vec![rule_id!("XPLACE-1"), rule_id!("XFLEET-2")],
            Attack::RaiderAtViper { .. }
            | Attack::RaiderAtGalactica { .. }
            | Attack::BasestarAtGalactica { .. }
            | Attack::ViperAtShip { .. }
            | Attack::WeaponsControl { .. }
            | Attack::Nuke { .. }
            | Attack::Armory { .. }
            | Attack::Raptor { .. }
            | Attack::Number { .. } => vec![rule_id!("ATTACK-1"), rule_id!("ATTACK-2")],
        },
        Event::ViperHit {
            pilot, destroyed, ..
        } => {
            let hit = if *destroyed {
                rule_id!("DMG-3")
            } else {
                rule_id!("DMG-2")
            };
            match pilot {
                Some(_) => vec![hit, rule_id!("PILOT-6")],
                None => vec![hit],
            }
        }
        Event::ShipsDestroyed { .. } => vec![rule_id!("DMG-1")],
        Event::BasestarDamaged { .. } => vec![rule_id!("DMG-BASE-1")],
        Event::BasestarDestroyed { .. } => vec![rule_id!("DMG-BASE-6")],
        Event::CiviliansSeen { .. } => vec![rule_id!("LOC-COMMS-1"), rule_id!("CIV-3")],
        Event::CivilianMoved { .. } => vec![rule_id!("LOC-COMMS-1")],
        Event::CivilianEscorted { .. } => vec![rule_id!("XVIPER-3")],
        Event::RaptorsDestroyed { .. } => vec![rule_id!("RAPTOR-4")],
        Event::ActionBegan { seat: _, action } => match action {
            HumanAction::Command => vec![rule_id!("LOC-COMMAND-1")],
            HumanAction::Cag => vec![rule_id!("VIPER-1")],
            HumanAction::OwnViper => vec![rule_id!("ACT-5"), rule_id!("PILOT-4")],
            HumanAction::MaximumFirepower => vec![rule_id!("ACT-4")],
            HumanAction::HangarDeck => vec![rule_id!("LOC-HANGAR-1")],
            HumanAction::WeaponsControl => vec![rule_id!("LOC-WEAPONS-1")],
            HumanAction::Nuke => vec![rule_id!("NUKE-1")],
            HumanAction::Armory => vec![rule_id!("LOC-ARMORY-1")],
            HumanAction::Raptor => vec![rule_id!("RAPTOR-2")],
            HumanAction::PegasusCic => vec![rule_id!("LOC-CIC-1")],
            HumanAction::MainBatteries => vec![rule_id!("LOC-BATTERIES-1")],
        },
        Event::ViperLaunched { .. } => vec![rule_id!("VIPER-2")],
        Event::ViperRecalled { .. } => vec![rule_id!("PILOT-3")],
        Event::VipersRepaired { .. } => vec![rule_id!("DMG-2")],
        Event::NukeSpent { .. } => vec![rule_id!("NUKE-4")],
        Event::AttackCardDiscarded { .. }
        | Event::AttackCardStays { .. }
        | Event::AttackCardReshuffled { .. } => vec![rule_id!("CYATT-6")],
        Event::AttackCardDrawn { .. } => vec![rule_id!("CRISIS-3")],
        Event::ShipsPlaced { .. } | Event::BasestarsPlaced { .. } => vec![rule_id!("CYATT-2")],
        Event::PiecesShort { .. } => vec![rule_id!("LIMIT-4")],
        Event::FleetTokenBack { .. } => vec![rule_id!("CYATT-5")],
        Event::ReserveVipersDamaged { .. } => vec![rule_id!("DMG-2")],
        Event::ViperManned { .. } => vec![rule_id!("CLAR-19")],
        Event::CivilianDestroyed { .. } => vec![rule_id!("CIV-4")],
        Event::LoyaltyOpened { .. } => vec![rule_id!("END-13"), rule_id!("LOYAL-6")],
        Event::ResourceChanged { .. } => vec![rule_id!("RES-3")],
        Event::ReminderMuted { reminder, .. } => vec![*reminder],
        Event::GameEnded { outcome } => match outcome {
            Outcome::ResourcesExhausted { .. } => {
                vec![rule_id!("END-1"), rule_id!("END-2")]
            }
            Outcome::Boarded => vec![rule_id!("END-1"), rule_id!("END-3")],
            Outcome::GalacticaDestroyed { .. } => vec![rule_id!("END-1"), rule_id!("END-4")],
            Outcome::KobolReached => vec![rule_id!("END-1"), rule_id!("END-5")],
            Outcome::FinalJumpFailed { .. } => vec![rule_id!("END-1"), rule_id!("END-14")],
            Outcome::NoCharacterLeft => vec![rule_id!("END-1"), rule_id!("END-9")],
            Outcome::Declared { .. } => Vec::new(),
        },
        Event::Drew { .. }
        | Event::Scheduled { .. }
        | Event::StepDone
        | Event::CivilianShipsReturned { .. }
        | Event::DestinyShown { .. }
        | Event::LoyaltyShown { .. }
        | Event::Insisted { .. }
        | Event::PositionLaid { .. }
        | Event::TurnEnded { .. }
        | Event::TurnSteppedBack { .. }
        | Event::CylonRevealed { .. }
        | Event::PileChanged { .. }
        | Event::PaceSet { .. }
        | Event::TrackingSet { .. }
        | Event::RemindersPassed
        | Event::ReadOn { .. }
        | Event::SeatLeft { .. }
        | Event::SeatTaken { .. }
        | Event::PlayedOn
        | Event::WaiverLapsed
        | Event::Corrected { .. } => Vec::new(),
    }
}
