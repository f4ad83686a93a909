//! Why a command was refused. Nothing has changed then, and nothing secret shows in the difference.

use serde::{Deserialize, Serialize};

use crate::board::Impossible;
use crate::content::{CharacterId, HeldKind, LocationId};
use crate::correction::{CORRECTIONS, LIST_LENGTH, REASON_LENGTH};
use crate::happening::DISTANCE_MOST;
use crate::mark::RuleId;
use crate::message::{Line, Message, character_id, location_id};
use crate::options::READING_MOST;
use crate::rule;
use crate::seat::SeatId;

/// Longest name of a player, in characters.
pub const NAME_LENGTH: usize = 24;

/// A refused command. The text of the error is for command lines; players see [`Rejection::line`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Rejection {
    /// The prompt has been answered or never was; harmless.
    #[error("this question is no longer open")]
    StalePrompt,
    /// The prompt is for somebody else.
    #[error("this decision belongs to somebody else")]
    NotYours,
    /// The prompt has no such option.
    #[error("\"{option}\" cannot be chosen here; allowed are: {}", legal.join(", "))]
    UnknownOption {
        /// What was named.
        option: String,
        /// What may be named.
        legal: Vec<String>,
    },
    /// The text is no answer to any question.
    #[error("\"{option}\" is no answer to any question")]
    NotAChoice {
        /// What was named.
        option: String,
    },
    /// Only the referee may do this.
    #[error("only the referee can do this")]
    RefereeOnly,
    /// Only Dradis itself does this.
    #[error("only Dradis itself does this")]
    HostOnly,
    /// Too few or too many players (COMP-11).
    #[error("{given} players cannot play; {fewest} to {most} can")]
    PlayerCount {
        /// Players named.
        given: usize,
        /// The fewest that a game is for.
        fewest: u8,
        /// The most.
        most: u8,
    },
    /// A player without a name.
    #[error("player {} needs a name", seat.0 + 1)]
    NameEmpty {
        /// The seat.
        seat: SeatId,
    },
    /// A name that does not fit.
    #[error("the name of player {} is longer than {NAME_LENGTH} characters", seat.0 + 1)]
    NameTooLong {
        /// The seat.
        seat: SeatId,
    },
    /// Two players of the same name.
    #[error("two players are called \"{name}\"; every name is used once")]
    NameTwice {
        /// The name.
        name: String,
    },
    /// No such seat at this table.
    #[error("there is no seat {}", seat.0 + 1)]
    NoSuchSeat {
        /// The seat.
        seat: SeatId,
    },
    /// The game is already set up.
    #[error("this game has already been set up")]
    AlreadyBegun,
    /// The game, or the part of it this is about, has not begun.
    #[error("the game has not come to this yet")]
    NotBegun,
    /// The game is over.
    #[error("the game is over; undo the last step to play on")]
    GameOver,
    /// The command would change nothing.
    #[error("this would change nothing")]
    NoChange,
    /// No reminder of the base game has this id.
    #[error("{reminder} is no reminder; those of the base game are REM-1 to REM-29 and REM-40")]
    NoSuchReminder {
        /// What was named.
        reminder: RuleId,
    },
    /// A dial outside its range (RES-5).
    #[error("a dial cannot stand at {value}; it shows 0 to {most}")]
    DialRange {
        /// What was asked for.
        value: u8,
        /// The highest value of a dial.
        most: u8,
    },
    /// A turn number outside its range.
    #[error("there is no turn {number}; turns are numbered 1 to 999")]
    TurnNumber {
        /// What was asked for.
        number: u16,
    },
    /// A typed reason without words.
    #[error("a reason needs words")]
    ReasonEmpty,
    /// A typed reason that does not fit.
    #[error("a reason has at most {REASON_LENGTH} characters")]
    ReasonTooLong,
    /// The board cannot be so; with `insist` it is written all the same.
    #[error("the board cannot be so: {}", impossible.iter().map(|one| one.line().id).collect::<Vec<_>>().join(", "))]
    Impossible {
        /// All that cannot be and could before.
        impossible: Vec<Impossible>,
    },
    /// Too few or too many corrections at once.
    #[error("{given} corrections at once; 1 to {CORRECTIONS} belong together")]
    CorrectionCount {
        /// Corrections named.
        given: usize,
    },
    /// A list in a correction that no board needs.
    #[error("a list in a correction has at most {LIST_LENGTH} entries")]
    ListTooLong,
    /// More civilian ships than the unused pile has (POOL-9).
    #[error("the unused pile has {left} civilian ships left")]
    CivilianPile {
        /// Ships left in the pile.
        left: u8,
    },
    /// A position names ships, and its game has not come to placing them.
    #[error("ships are placed after the deal; name the turn or the Loyalty cards as well")]
    ShipsTooEarly,
    /// A correction says that it repairs a line which the log does not have.
    #[error("the log has no line {row}")]
    NoSuchRow {
        /// The line named.
        row: u64,
    },
    /// An order of seats that does not hold every seat once.
    #[error("an order round the table names every seat once")]
    SeatOrder,
    /// No such civilian ship on the board.
    #[error("this civilian ship is not on the board")]
    NoSuchCivilianShip,
    /// A count of cards that Dradis holds itself.
    #[error("Dradis holds these cards itself and counts them")]
    NotByHand,
    /// A time for reading outside its range.
    #[error("{seconds} seconds are too long for reading; allowed are 0 to {READING_MOST}")]
    ReadingTime {
        /// What was asked for.
        seconds: u8,
    },
    /// Cards that the table keeps itself and Dradis does not know.
    #[error("the table keeps the Loyalty cards itself")]
    LoyaltyByHand,
    /// No Destiny card waits to be shown.
    #[error("no Destiny cards of Dradis wait to be shown")]
    NoDestinyToShow,
    /// The cards told are not as many as came from the hands.
    #[error("{told} cards were told, {added} came from the hands")]
    PileOfHands {
        /// Cards told.
        told: u8,
        /// Cards that were added from hands.
        added: u8,
    },
    /// Something of a box that this table does not play with.
    #[error("\"{name}\" is not part of this game")]
    NotInPlay {
        /// Its stable name.
        name: String,
    },
    /// No skill card is like that.
    #[error("there is no skill card of strength {strength}")]
    NoSuchSkillCard {
        /// Its strength.
        strength: u8,
    },
    /// A question of the table comes first.
    #[error("answer the open question first")]
    QuestionFirst,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// The table keeps the Loyalty cards, so it turns them up itself (END-13).
    #[error("the table keeps the Loyalty cards itself: turn them up on the table")]
    OpenByHand,
    /// Everybody's Loyalty cards lie open, and nobody can unlearn them (END-13).
    #[error("the Loyalty cards lie open, so nobody plays on")]
    LoyaltyOpen,
    /// Who would reveal as a Cylon holds no Cylon card (REVEAL-1). For the player's own phone alone.
    #[error("no Cylon card to reveal")]
    NoCylonCard,
    /// A card can be revealed or played only while something holds that does not (XGOAL-1).
    #[error("what this card asks for does not hold now; it can be used once it does")]
    NotMet,
    /// A card of a hand that only its owner sees is meant, and whether it can be so is looked at where they see it (SECRET-18):
    /// on their own phone, or on a screen in their hands.
    #[error(
        "only its owner says which card: on their own phone, or with the screen in their hands"
    )]
    OwnersAlone,
    /// A player gives up more cards than they hold, or a hand grows beyond what can be counted.
    #[error("this hand holds {held} cards")]
    HandRange {
        /// Cards held.
        held: u8,
    },
    /// A human player at a Cylon location (MOVE-5).
    #[error("only revealed Cylons are at the Cylon locations")]
    CylonLocation,
    /// A revealed Cylon anywhere but at a Cylon location (MOVE-6, CYPLAYER-3).
    #[error("a revealed Cylon stays at the Cylon locations")]
    CylonsStay,
    /// A character without a pilot token in a viper (PILOT-1).
    #[error("this character does not fly vipers")]
    NotAPilot,
    /// The Reserve has no viper left (LIMIT-3).
    #[error("there is no viper in the Reserve")]
    NoViperLeft,
    /// A character who has not come to the board yet (CHARACTER-HELO-1).
    #[error("this character is not on the board yet and cannot be moved")]
    NotOnBoard,
    /// A character who would leave the board.
    #[error("no character leaves the board")]
    StaysOnBoard,
    /// A title for a revealed Cylon (TITLE-SUCC-9).
    #[error("a revealed Cylon cannot hold a title")]
    TitleForCylon,
    /// The player plays no Cylon Leader.
    #[error("this player plays no Cylon Leader: only a Leader infiltrates")]
    NoLeader,
    /// A space of the Pursuit track where its token cannot stand (XPURSUIT-6).
    #[error("the pursuit token stands on one of the first {most} spaces of its track")]
    PursuitSpace {
        /// Spaces before Auto Attack, 0 where there is no track.
        most: u8,
    },
    /// More assault raptors than the box has beyond those of the start (XCOMP-10).
    #[error("players have gained 0 to {most} assault raptors")]
    TooManyAssaultRaptors {
        /// The most that can be gained.
        most: u8,
    },
    /// More miracle tokens than a player may hold (XMIR-2).
    #[error("a player holds 0 to {most} miracle tokens here")]
    TooManyMiracles {
        /// The most.
        most: u8,
    },
    /// The player is a revealed Cylon already.
    #[error("this player is a revealed Cylon already")]
    AlreadyRevealed,
    /// The fleet token is at the end of its track (TURN-11).
    #[error("the fleet token is on Auto Jump: the fleet jumps")]
    AtAutoJump,
    /// A distance that no destination has.
    #[error("no destination is {distance} far; a distance is 0 to {DISTANCE_MOST}")]
    Distance {
        /// What was asked for.
        distance: u8,
    },
    /// A Super Crisis card that would lie open although Dradis keeps them and nobody has played it.
    #[error("Dradis keeps the Super Crisis cards; one lies open only after it was played")]
    SuperCrisesKept,
    /// A hand that Dradis keeps would lose some of its cards, or have more than there are.
    #[error("give {left} more cards of this kind at most, or take all away")]
    HeldHand {
        /// The kind.
        kind: HeldKind,
        /// Whose hand.
        seat: SeatId,
        /// How many cards more they can be given.
        left: u8,
    },
    /// No Galactica damage token, or not this one, is in the pool.
    #[error("this damage token is not in the pool")]
    NoDamageToken,
    /// A location that is not damaged.
    #[error("this location is not damaged")]
    NotDamaged,
    /// All centurions are aboard (CENT-5).
    #[error("all centurions are aboard; the heavy raider stays where it is")]
    NoCenturionLeft,
    /// No centurion on that space.
    #[error("there is no centurion on this space")]
    NoCenturion,
    /// A Cylon attack card keeps Communications silent (CYATT-6).
    #[error("Communications cannot be activated while Jammed Assault lies open")]
    CommunicationsJammed,
    /// No civilian ship in space.
    #[error("there is no civilian ship in space")]
    NoCivilianShip,
    /// The last thing that happened was no roll.
    #[error("no die was rolled last; undo what came after it first")]
    NoRollToCorrect,
    /// No face of the die.
    #[error("the die has no {face}; it shows 1 to 8")]
    NoSuchFace {
        /// What was named.
        face: u8,
    },
    /// A crisis comes up in the Crisis step, once a turn (CRISIS-1).
    #[error("a crisis is named in the Crisis step, once a turn")]
    NoCrisisNow,
    /// The fleet token is on no blue space (JUMP-FTL-1).
    #[error("FTL Control jumps only while the fleet token is on a blue space")]
    NotOnBlue,
    /// The fleet does not jump from New Caprica (NC-52).
    #[error("the fleet does not jump from New Caprica; the Admiral orders the final jump")]
    NoJumpHere,
    /// Before Galactica comes back to New Caprica nothing happens in space or aboard (NC-20, NC-42).
    #[error(
        "Galactica has not returned to New Caprica; until then nothing happens in space or aboard"
    )]
    NotBack,
    /// Each mission lies in one place, and no more pieces leave the game than there are.
    #[error(
        "each mission lies in one place; at most all basestars, heavy raiders and centurions are out of the game"
    )]
    Missions,
    /// The player is out of the game (ION-15).
    #[error("this player is out of the game; choose one who still plays")]
    OutOfTheGame,
    /// There are not so many occupation forces, or no such space for them.
    #[error("the occupation track has 3 spaces, and there are {most} occupation forces")]
    TooManyForces {
        /// Occupation forces of the game.
        most: u8,
    },
    /// The numbers of a described check cannot be (CHECK-19).
    #[error(
        "a check has a difficulty of at least 1, a partial one below it, and at least one skill type"
    )]
    CheckNumbers,
    /// A Cylon attack card that lies open is in no deck (CYATT-6).
    #[error("this Cylon attack card is in play already")]
    AttackCardInPlay,
    /// Nothing can launch without a basestar (COMBAT-LAUNCH-2).
    #[error("there is no basestar on the board")]
    NoBasestar,
    /// No heavy raider in that area.
    #[error("there is no heavy raider in this area")]
    NoHeavyRaider,
    /// The character is not at the location whose action is told (ACT-3).
    #[error("this is the action of {}, and the character is elsewhere", location.name())]
    NotThere {
        /// The location.
        location: LocationId,
    },
    /// The action of a damaged location (DMG-GAL-4).
    #[error("{} is damaged and gives no action until it is repaired", location.name())]
    DamagedLocation {
        /// The location.
        location: LocationId,
    },
    /// A revealed Cylon who acts for the fleet (CYPLAYER-1).
    #[error("a revealed Cylon does not act for the fleet")]
    NotForCylons,
    /// An ability that is not on the character's sheet.
    #[error("this character has no such ability")]
    NotTheirs,
    /// A character who pilots no viper (PILOT-4).
    #[error("this character is in no viper")]
    NotFlying,
    /// No unmanned viper in space and none in the Reserve (VIPER-7).
    #[error("there is no unmanned viper in space or in the Reserve")]
    NoViperToActivate,
    /// Nothing to attack (ATTACK-4).
    #[error("there is nothing to attack")]
    NoTarget,
    /// No nuke left, or no Admiral (NUKE-1).
    #[error("the Admiral has no nuke")]
    NoNuke,
    /// No raptor in the Reserve (RAPTOR-2).
    #[error("there is no raptor in the Reserve")]
    NoRaptor,
    /// A number on which no raptor is risked.
    #[error("a raptor is risked on 2 to 8, not on {needed}")]
    NoRisk {
        /// What was asked for.
        needed: u8,
    },
    /// More vipers repaired than are damaged (DMG-2).
    #[error("{damaged} vipers are damaged")]
    DamagedVipers {
        /// How many are.
        damaged: u8,
    },
    /// More Quorum cards than the President has, or than there are.
    #[error("the President holds {held} Quorum cards, and there are no more than {most}")]
    QuorumRange {
        /// Cards held.
        held: u8,
        /// Cards there are.
        most: u8,
    },
    /// No Loyalty cards have been dealt yet.
    #[error("the Loyalty cards have not been dealt")]
    NotDealt,
    /// A position names somebody who does not play.
    #[error("nobody at this table is called \"{name}\"; the players are: {}", players.join(", "))]
    NoSuchPlayer {
        /// The name.
        name: String,
        /// The players.
        players: Vec<String>,
    },
    /// A position gives a character to two players.
    #[error("\"{}\" is played by two players; every character is played once", character.name())]
    CharacterTwice {
        /// The character.
        character: CharacterId,
    },
    /// A position has a running turn but players without a character.
    #[error("a running turn needs a character for every player")]
    CharactersMissing,
    /// A position has more of a Loyalty card than the box.
    #[error("there are more \"{card}\" cards in this position than the {copies} in the box")]
    TooManyCards {
        /// Name of the card.
        card: String,
        /// Copies in the box.
        copies: u8,
    },
    /// No step to undo.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// No step to redo.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// Undo or redo of a step that is not the next one any more; harmless.
    #[error("another step has been taken since; look again")]
    StaleStep,
    /// Undo would unlearn a secret.
    #[error("this step cannot be undone: players have seen secrets that followed from it")]
    UndoBarred,
}

impl Rejection {
    /// The rule behind the refusal, where it is one of the game's.
    #[must_use]
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::PlayerCount { .. } => Some(rule!("COMP-11")),
            Self::CommunicationsJammed => Some(rule!("CYATT-6")),
            Self::NoSuchFace { .. } => Some(rule!("COMP-6")),
            Self::NoCrisisNow => Some(rule!("CRISIS-1")),
            Self::NotOnBlue => Some(rule!("JUMP-FTL-1")),
            Self::NoJumpHere => Some(rule!("NC-52")),
            Self::NotBack => Some(rule!("NC-20")),
            Self::Missions => Some(rule!("EARTH-MISSION-7")),
            Self::OutOfTheGame => Some(rule!("ION-15")),
            Self::TooManyForces { .. } => Some(rule!("NC-27")),
            Self::CheckNumbers => Some(rule!("CHECK-19")),
            Self::DialRange { .. } => Some(rule!("RES-5")),
            Self::GameOver => Some(rule!("END-1")),
            Self::CharacterTwice { .. } => Some(rule!("CHARSEL-1")),
            Self::TooManyCards { .. } => Some(rule!("COMP-4")),
            Self::CivilianPile { .. } => Some(rule!("POOL-9")),
            Self::Impossible { impossible } => impossible.iter().find_map(Impossible::rule),
            Self::CylonLocation => Some(rule!("MOVE-5")),
            Self::CylonsStay => Some(rule!("MOVE-6")),
            Self::NotAPilot => Some(rule!("PILOT-1")),
            Self::NoViperLeft => Some(rule!("LIMIT-3")),
            Self::NotOnBoard => Some(rule!("CHARACTER-HELO-1")),
            Self::TitleForCylon => Some(rule!("TITLE-SUCC-9")),
            Self::NoLeader => Some(rule!("XLEAD-1")),
            Self::PursuitSpace { .. } => Some(rule!("XPURSUIT-6")),
            Self::TooManyMiracles { .. } => Some(rule!("XMIR-2")),
            Self::TooManyAssaultRaptors { .. } => Some(rule!("XCOMP-10")),
            Self::AtAutoJump => Some(rule!("TURN-11")),
            Self::NoDamageToken => Some(rule!("POOL-10")),
            Self::NoCenturionLeft => Some(rule!("CENT-5")),
            Self::AttackCardInPlay => Some(rule!("CYATT-6")),
            Self::NoBasestar => Some(rule!("COMBAT-LAUNCH-2")),
            Self::NotThere { .. } => Some(rule!("ACT-3")),
            Self::DamagedLocation { .. } => Some(rule!("DMG-GAL-4")),
            Self::NotForCylons => Some(rule!("CYPLAYER-1")),
            Self::NotTheirs => Some(rule!("ACT-2")),
            Self::NotFlying => Some(rule!("PILOT-4")),
            Self::NoViperToActivate => Some(rule!("VIPER-8")),
            Self::NoTarget => Some(rule!("ATTACK-4")),
            Self::NoCylonCard => Some(rule!("REVEAL-1")),
            Self::NotMet => Some(rule!("XGOAL-1")),
            Self::OwnersAlone => Some(rule!("SECRET-18")),
            Self::OpenByHand | Self::LoyaltyOpen => Some(rule!("END-13")),
            Self::NoNuke => Some(rule!("NUKE-1")),
            Self::NoRaptor | Self::NoRisk { .. } => Some(rule!("RAPTOR-2")),
            Self::DamagedVipers { .. } => Some(rule!("DMG-2")),
            Self::StalePrompt
            | Self::NotYours
            | Self::UnknownOption { .. }
            | Self::NotAChoice { .. }
            | Self::RefereeOnly
            | Self::HostOnly
            | Self::NameEmpty { .. }
            | Self::NameTooLong { .. }
            | Self::NameTwice { .. }
            | Self::NoSuchSeat { .. }
            | Self::AlreadyBegun
            | Self::NotBegun
            | Self::NoChange
            | Self::NoSuchReminder { .. }
            | Self::TurnNumber { .. }
            | Self::ReasonEmpty
            | Self::ReasonTooLong
            | Self::CorrectionCount { .. }
            | Self::ListTooLong
            | Self::ShipsTooEarly
            | Self::NoSuchRow { .. }
            | Self::SeatOrder
            | Self::NoSuchCivilianShip
            | Self::NotByHand
            | Self::ReadingTime { .. }
            | Self::LoyaltyByHand
            | Self::NoDestinyToShow
            | Self::PileOfHands { .. }
            | Self::NotInPlay { .. }
            | Self::NoSuchSkillCard { .. }
            | Self::NotDealt
            | Self::QuestionFirst
            | Self::NotOver
            | Self::HandRange { .. }
            | Self::StaysOnBoard
            | Self::AlreadyRevealed
            | Self::Distance { .. }
            | Self::SuperCrisesKept
            | Self::HeldHand { .. }
            | Self::NotDamaged
            | Self::NoCenturion
            | Self::NoHeavyRaider
            | Self::NoCivilianShip
            | Self::NoRollToCorrect
            | Self::QuorumRange { .. }
            | Self::NoSuchPlayer { .. }
            | Self::CharactersMissing
            | Self::NothingToUndo
            | Self::NothingToRedo
            | Self::StaleStep
            | Self::UndoBarred => None,
        }
    }

    /// The refusal in the words of the catalogues.
    #[must_use]
    pub fn line(&self) -> Line {
        match self {
            Self::StalePrompt => Line::new(Message::RefusedStalePrompt),
            Self::NotYours => Line::new(Message::RefusedNotYours),
            Self::NotAChoice { option } => {
                Line::new(Message::RefusedNotAChoice).text("option", option)
            }
            Self::UnknownOption { option, legal: _ } => {
                Line::new(Message::RefusedUnknownOption).text("option", option)
            }
            Self::RefereeOnly => Line::new(Message::RefusedRefereeOnly),
            Self::HostOnly => Line::new(Message::RefusedHostOnly),
            Self::PlayerCount {
                given,
                fewest,
                most,
            } => Line::new(Message::RefusedPlayerCount)
                .number("given", i32::try_from(*given).unwrap_or(i32::MAX))
                .number("fewest", *fewest)
                .number("most", *most),
            Self::NameEmpty { seat } => {
                Line::new(Message::RefusedNameEmpty).number("player", i32::from(seat.0) + 1)
            }
            Self::NameTooLong { seat } => Line::new(Message::RefusedNameTooLong)
                .number("player", i32::from(seat.0) + 1)
                .number("most", i32::try_from(NAME_LENGTH).unwrap_or(i32::MAX)),
            Self::NameTwice { name } => Line::new(Message::RefusedNameTwice).text("name", name),
            Self::NoSuchSeat { seat } => {
                Line::new(Message::RefusedNoSuchSeat).number("player", i32::from(seat.0) + 1)
            }
            Self::AlreadyBegun => Line::new(Message::RefusedAlreadyBegun),
            Self::NotBegun => Line::new(Message::RefusedNotBegun),
            Self::GameOver => Line::new(Message::RefusedGameOver),
            Self::NoChange => Line::new(Message::RefusedNoChange),
            Self::NoSuchReminder { reminder } => {
                Line::new(Message::RefusedNoSuchReminder).text("reminder", reminder.as_str())
            }
            Self::DialRange { value, most } => Line::new(Message::RefusedDialRange)
                .number("value", *value)
                .number("most", *most),
            Self::TurnNumber { number } => {
                Line::new(Message::RefusedTurnNumber).number("number", *number)
            }
            Self::ReasonEmpty => Line::new(Message::RefusedReasonEmpty),
            Self::ReasonTooLong => Line::new(Message::RefusedReasonTooLong)
                .number("most", i32::try_from(REASON_LENGTH).unwrap_or(i32::MAX)),
            Self::Impossible { impossible } => Line::new(Message::RefusedImpossible)
                .number("count", i32::try_from(impossible.len()).unwrap_or(i32::MAX)),
            Self::CorrectionCount { given } => Line::new(Message::RefusedCorrectionCount)
                .number("given", i32::try_from(*given).unwrap_or(i32::MAX))
                .number("most", i32::try_from(CORRECTIONS).unwrap_or(i32::MAX)),
            Self::ListTooLong => Line::new(Message::RefusedListTooLong)
                .number("most", i32::try_from(LIST_LENGTH).unwrap_or(i32::MAX)),
            Self::CivilianPile { left } => {
                Line::new(Message::RefusedCivilianPile).number("left", *left)
            }
            Self::ShipsTooEarly => Line::new(Message::RefusedShipsTooEarly),
            Self::NoSuchRow { row } => Line::new(Message::RefusedNoSuchRow)
                .number("row", i32::try_from(*row).unwrap_or(i32::MAX)),
            Self::SeatOrder => Line::new(Message::RefusedSeatOrder),
            Self::NoSuchCivilianShip => Line::new(Message::RefusedNoSuchCivilianShip),
            Self::NotByHand => Line::new(Message::RefusedNotByHand),
            Self::ReadingTime { seconds } => Line::new(Message::RefusedReadingTime)
                .number("seconds", *seconds)
                .number("most", READING_MOST),
            Self::LoyaltyByHand => Line::new(Message::RefusedLoyaltyByHand),
            Self::NoDestinyToShow => Line::new(Message::RefusedNoDestinyToShow),
            Self::PileOfHands { told, added } => Line::new(Message::RefusedPileOfHands)
                .number("told", *told)
                .number("added", *added),
            Self::NotInPlay { .. } => Line::new(Message::RefusedNotInPlay),
            Self::NoSuchSkillCard { strength } => {
                Line::new(Message::RefusedNoSuchSkillCard).number("strength", *strength)
            }
            Self::QuestionFirst => Line::new(Message::RefusedQuestionFirst),
            Self::NotOver => Line::new(Message::RefusedNotOver),
            Self::OpenByHand => Line::new(Message::RefusedOpenByHand),
            Self::LoyaltyOpen => Line::new(Message::RefusedLoyaltyOpen),
            Self::NoCylonCard => Line::new(Message::RefusedNoCylonCard),
            Self::NotMet => Line::new(Message::RefusedNotMet),
            Self::OwnersAlone => Line::new(Message::RefusedOwnersAlone),
            Self::HandRange { held } => Line::new(Message::RefusedHandRange).number("held", *held),
            Self::CylonLocation => Line::new(Message::RefusedCylonLocation),
            Self::CylonsStay => Line::new(Message::RefusedCylonsStay),
            Self::NotAPilot => Line::new(Message::RefusedNotAPilot),
            Self::NoViperLeft => Line::new(Message::RefusedNoViperLeft),
            Self::NotOnBoard => Line::new(Message::RefusedNotOnBoard),
            Self::StaysOnBoard => Line::new(Message::RefusedStaysOnBoard),
            Self::TitleForCylon => Line::new(Message::RefusedCylonTitle),
            Self::AlreadyRevealed => Line::new(Message::RefusedAlreadyRevealed),
            Self::NoLeader => Line::new(Message::RefusedNoLeader),
            Self::PursuitSpace { most } => {
                Line::new(Message::RefusedPursuitSpace).number("most", *most)
            }
            Self::TooManyAssaultRaptors { most } => {
                Line::new(Message::RefusedTooManyAssaultRaptors).number("most", *most)
            }
            Self::TooManyMiracles { most } => {
                Line::new(Message::RefusedTooManyMiracles).number("most", *most)
            }
            Self::AtAutoJump => Line::new(Message::RefusedAtAutoJump),
            Self::SuperCrisesKept => Line::new(Message::RefusedSuperCrisesKept),
            Self::HeldHand { kind, seat, left } => Line::new(Message::RefusedHeldHand)
                .word("kind", kind.id())
                .seat("player", *seat)
                .number("left", *left),
            Self::Distance { distance } => Line::new(Message::RefusedDistance)
                .number("distance", *distance)
                .number("most", DISTANCE_MOST),
            Self::NoDamageToken => Line::new(Message::RefusedNoDamageToken),
            Self::NotDamaged => Line::new(Message::RefusedNotDamaged),
            Self::NoCenturionLeft => Line::new(Message::RefusedNoCenturionLeft),
            Self::NoCenturion => Line::new(Message::RefusedNoCenturion),
            Self::CommunicationsJammed => Line::new(Message::RefusedCommunicationsJammed),
            Self::NoCivilianShip => Line::new(Message::RefusedNoCivilianShip),
            Self::NoRollToCorrect => Line::new(Message::RefusedNoRollToCorrect),
            Self::NoSuchFace { face } => {
                Line::new(Message::RefusedNoSuchFace).number("face", *face)
            }
            Self::NoCrisisNow => Line::new(Message::RefusedNoCrisisNow),
            Self::NotOnBlue => Line::new(Message::RefusedNotOnBlue),
            Self::NoJumpHere => Line::new(Message::RefusedNoJumpHere),
            Self::NotBack => Line::new(Message::RefusedNotBack),
            Self::Missions => Line::new(Message::RefusedMissions),
            Self::OutOfTheGame => Line::new(Message::RefusedOutOfTheGame),
            Self::TooManyForces { most } => {
                Line::new(Message::RefusedTooManyForces).number("most", *most)
            }
            Self::CheckNumbers => Line::new(Message::RefusedCheckNumbers),
            Self::AttackCardInPlay => Line::new(Message::RefusedCardInPlay),
            Self::NoBasestar => Line::new(Message::RefusedNoBasestar),
            Self::NoHeavyRaider => Line::new(Message::RefusedNoHeavyRaider),
            Self::NotThere { location } => {
                Line::new(Message::RefusedNotThere).word("location", location_id(*location))
            }
            Self::DamagedLocation { location } => {
                Line::new(Message::RefusedDamagedLocation).word("location", location_id(*location))
            }
            Self::NotForCylons => Line::new(Message::RefusedNotForCylons),
            Self::NotTheirs => Line::new(Message::RefusedNotTheirs),
            Self::NotFlying => Line::new(Message::RefusedNotFlying),
            Self::NoViperToActivate => Line::new(Message::RefusedNoViperToActivate),
            Self::NoTarget => Line::new(Message::RefusedNoTarget),
            Self::NoNuke => Line::new(Message::RefusedNoNuke),
            Self::NoRaptor => Line::new(Message::RefusedNoRaptor),
            Self::NoRisk { needed } => Line::new(Message::RefusedNoRisk).number("needed", *needed),
            Self::DamagedVipers { damaged } => {
                Line::new(Message::RefusedDamagedVipers).number("damaged", *damaged)
            }
            Self::QuorumRange { held, most } => Line::new(Message::RefusedQuorumRange)
                .number("held", *held)
                .number("most", *most),
            Self::NotDealt => Line::new(Message::RefusedNotDealt),
            Self::NoSuchPlayer { name, players } => Line::new(Message::RefusedNoSuchPlayer)
                .text("name", name)
                .text("players", &players.join(", ")),
            Self::CharacterTwice { character } => Line::new(Message::RefusedCharacterTwice)
                .word("character", character_id(*character)),
            Self::CharactersMissing => Line::new(Message::RefusedCharactersMissing),
            Self::TooManyCards { card, copies } => Line::new(Message::RefusedTooManyCards)
                .word("card", format!("loyalty-{card}"))
                .number("copies", *copies),
            Self::NothingToUndo => Line::new(Message::RefusedNothingToUndo),
            Self::NothingToRedo => Line::new(Message::RefusedNothingToRedo),
            Self::StaleStep => Line::new(Message::RefusedStaleStep),
            Self::UndoBarred => Line::new(Message::RefusedUndoBarred),
        }
    }

    /// Whether the same command with `insist` would be carried out.
    #[must_use]
    pub const fn is_insistable(&self) -> bool {
        matches!(self, Self::Impossible { .. })
    }

    /// What cannot be, in words, one line each; nothing for other refusals.
    #[must_use]
    pub fn impossible(&self) -> Vec<Line> {
        if let Self::Impossible { impossible } = self {
            impossible.iter().map(Impossible::line).collect()
        } else {
            Vec::new()
        }
    }
}
