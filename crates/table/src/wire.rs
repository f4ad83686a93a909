//! The wire types: what the pages and the host say to each other, as JSON.
//!
//! Generated into `ui/src/lib/wire` by [`crate::typescript`]; a test fails when the files there are
//! not current.
//!
//! * A **referee page** speaks [`FromReferee`] and hears [`ToReferee`], as text frames on loopback.
//! * A **tablet** that is the referee's second screen speaks [`TableAsk`] and hears [`ToReferee`] in the
//!   public lane of its sealed channel.
//! * A **phone** speaks [`FromSeat`] in the secret lane of its sealed channel, and hears [`ToSeat`] in
//!   the public lane and [`SecretFrame`] in the secret one (docs/PROTOCOL.md, section 3).
//! * The **wall** hears [`ToWall`].
//!
//! **Architecture invariant:** [`TableFrame`] is the same plaintext for everybody. What differs between
//! viewers is in no frame but a [`Reply`] to a device's own words, a [`PairingSheet`] on referee
//! pages, [`Here`] on the one screen that a player holds, [`NetworkReport`] and [`WifiCard`] on a referee's
//! screen that asked, and the secret lane.

mod network;

use std::fmt;

pub use self::network::{
    AddressKind, HostAddress, NetworkAsk, NetworkReport, OwnWifi, Reached, SeatPhone, VISITS,
    Visit, Visitor, WifiCard, WifiSecurity,
};
use dradis_facts::mark::RuleId;
use dradis_facts::message::Line;
use dradis_facts::seat::SeatId;
use dradis_facts::turn::Winner;
use dradis_rules::Actor;
use dradis_rules::command::Command;
use dradis_rules::play::prompt::PromptId;
use dradis_rules::tell::view::{PublicView, SeatSecret};
use dradis_state::undo::UndoClass;
use serde::{Deserialize, Serialize};

/// What a referee page says: one of three kinds, by where it is.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum FromReferee {
    /// At the door.
    Door(DoorAsk),
    /// About the list of tables.
    List(ListAsk),
    /// About the table the page is at.
    Table(Box<TableAsk>),
}

/// What a referee page says first, and only then.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum DoorAsk {
    /// The one-time token of the address, as in its fragment.
    Enter {
        /// The token; used up by this.
        token: String,
    },
    /// After a reload or a restart: the key that [`ToReferee::Welcome`] gave.
    Return {
        /// The key; replaced by the answer.
        key: String,
    },
}

// Tokens and keys open the door: an ask that ends up in a log must not print them.
impl fmt::Debug for DoorAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Enter { token: _ } => "Enter",
            Self::Return { key: _ } => "Return",
        })
    }
}

/// What a referee page asks of the list of tables.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ListAsk {
    /// Make a new table and go to it.
    NewTable,
    /// Go to a table of the list.
    OpenTable {
        /// Its id.
        table: String,
    },
    /// Open what is sound of a damaged table, and go to it.
    SalvageTable {
        /// Its id.
        table: String,
    },
    /// Back to the list.
    LeaveTable,
    /// Write a game's file. Answered with [`ToReferee::File`], or by the window's own dialog.
    ExportTable {
        /// Its id.
        table: String,
        /// Which of the two files.
        edition: FileEdition,
    },
    /// A part of a game's file that is taken into the list.
    ImportTable {
        /// The next part of its text.
        part: String,
        /// Whether it is the first one: what came before it is dropped.
        first: bool,
        /// Whether it is the last one.
        last: bool,
    },
    /// Delete a game that nobody is at, for good.
    DeleteTable {
        /// Its id.
        table: String,
    },
}

/// Which file of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FileEdition {
    /// With every secret: what can be played on elsewhere, and verified in full.
    Full,
    /// What everybody has seen: to hand on.
    Public,
}

/// What a referee page asks of the table it is at.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum TableAsk {
    /// A command of the rules.
    Command {
        /// Chosen by the page; a repeated id is answered like the first time and done once.
        id: CommandId,
        /// The command.
        command: Command,
    },
    /// Undo the last step.
    Undo {
        /// As for a command.
        id: CommandId,
        /// Number of the step the page showed as the last one: two referees never undo two steps.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        step: u64,
    },
    /// Undo a whole fight as one.
    UndoFight {
        /// As for a command.
        id: CommandId,
        /// Number of its first step, as the page showed it in [`TableFrame::undo_fight`].
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        step: u64,
    },
    /// Redo the step undone last.
    Redo {
        /// As for a command.
        id: CommandId,
        /// Number of the step the page showed.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        step: u64,
    },
    /// Show a fresh code for a seat.
    OfferPairing {
        /// The seat.
        seat: SeatId,
    },
    /// Take the code off the screen and end a comparison.
    WithdrawPairing {
        /// The seat.
        seat: SeatId,
    },
    /// The six pictograms are the same on both screens.
    Same {
        /// The seat.
        seat: SeatId,
        /// Ids of the pictograms the referee compared.
        pictograms: [String; 6],
    },
    /// They differ: the device is sent away.
    Different {
        /// The seat.
        seat: SeatId,
    },
    /// Send the seat's device away for good.
    RevokeDevice {
        /// The seat.
        seat: SeatId,
    },
    /// Two devices claim the seat: the one that holds it keeps it.
    KeepDevice {
        /// The seat.
        seat: SeatId,
    },
    /// The devices of two seats change places; before the deal.
    SwapDevices {
        /// A seat.
        one: SeatId,
        /// Another one.
        other: SeatId,
    },
    /// This screen is in the hands of a seat's player, who has no phone here: show them their cards.
    /// Written down first; answered with [`ToReferee::Here`], to this page alone.
    ShowHere {
        /// The seat.
        seat: SeatId,
    },
    /// The player has given the screen back.
    CoverHere,
    /// Log entries before a number, for reading back.
    ReadLog {
        /// Entries with smaller numbers are sent, the nearest first.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        before: u64,
    },
    /// About the tablet that is, or may become, the referee's second screen.
    Tablet {
        /// What is asked.
        ask: TabletAsk,
    },
    /// Show the table as everybody saw it after a row of the log.
    LookBack {
        /// Number of the row.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        row: u64,
    },
    /// Take a break: screens cover what is secret, and nothing is done at the table until
    /// [`TableAsk::Resume`].
    Pause,
    /// The break is over.
    Resume,
    /// Show, hold or hide the clock of the turn.
    SetClock {
        /// What it is to do.
        clock: ClockSetting,
    },
    /// About the network that phones come by.
    Network {
        /// What is asked.
        ask: NetworkAsk,
    },
}

/// What a referee's screen asks about the tablet: the same as about a seat's phone.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum TabletAsk {
    /// Show a fresh code.
    Offer,
    /// Take the code off the screen and end a comparison.
    Withdraw,
    /// The six pictograms are the same on both screens.
    Same {
        /// Ids of the pictograms the referee compared.
        pictograms: [String; 6],
    },
    /// They differ: the tablet is sent away.
    Different,
    /// Send the tablet away for good.
    Revoke,
    /// Two tablets claim to be the one: that which is keeps it.
    Keep,
}

/// What the clock of the turn does. A new turn's clock begins at nothing and runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ClockSetting {
    /// It is on no screen.
    Off,
    /// It counts.
    Running,
    /// It is on show and stands still.
    Stopped,
}

/// What a referee page hears.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToReferee {
    /// The door is open.
    Welcome {
        /// Version of the program.
        version: String,
        /// What [`DoorAsk::Return`] will need.
        key: String,
    },
    /// The door stays shut; the connection ends.
    TurnedAway {
        /// Why.
        reason: DoorReason,
    },
    /// The page is at the list of tables.
    Tables {
        /// Latest first.
        tables: Vec<TableSummary>,
    },
    /// The table as everybody sees it: on arrival, and where what has changed cannot be said.
    Table {
        /// Number of the frame: one more than that of the frame before.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        number: u64,
        /// The frame.
        frame: Box<TableFrame>,
    },
    /// What has changed since the frame with the number before.
    Changed(Changed),
    /// A pairing under way, for the sheet beside the seat; `sheet` is `None` when it is over.
    Pairing {
        /// The seat.
        seat: SeatId,
        /// What to show.
        sheet: Option<PairingSheet>,
    },
    /// The cards of the player who holds this screen. To the page that asked, and to no other.
    Here {
        /// Whose, and which.
        here: Here,
    },
    /// The same for the tablet.
    Tablet {
        /// What to show.
        sheet: Option<PairingSheet>,
    },
    /// How phones can come, and who has come. To screens that watch, see [`NetworkAsk::Watch`].
    Network {
        /// How things stand.
        report: NetworkReport,
    },
    /// The table's own Wi-Fi. To the screen that asked, and to no other.
    Wifi {
        /// What is kept; `None` when nothing is.
        card: Option<WifiCard>,
    },
    /// A game's file, for the page that asked: it saves it.
    File {
        /// The name to suggest.
        name: String,
        /// Its text.
        content: String,
    },
    /// Where another device shows the wall. To the screen that asked, and to no other.
    Wall {
        /// Its address; `None` when the host has none that other devices could reach.
        code: Option<WallCode>,
    },
    /// Older log entries, in ascending order.
    Log {
        /// The entries.
        entries: Vec<LogEntry>,
    },
    /// The table as everybody saw it after a row: for the page that asked.
    Past {
        /// Number of the row.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        row: u64,
        /// The game as it was then; its prompts are history.
        view: Box<PublicView>,
    },
    /// The answer to something with a command id.
    Reply {
        /// The answer.
        reply: Reply,
    },
    /// Something could not be done that is no command of the rules (a file, a port, a pairing).
    Trouble {
        /// In words.
        line: TroubleLine,
    },
}

/// A seat's cards on a referee's screen (pass-and-play). As text it has one length, whatever they are.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Here {
    /// The seat.
    pub seat: SeatId,
    /// Its secrets; `None` when the screen must cover them now.
    pub secret: Option<SeatSecret>,
}

// Cards that end up in a log must not be printed.
impl fmt::Debug for Here {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Here({})", self.seat.0)
    }
}

/// Why the door stays shut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DoorReason {
    /// The token was used, is unknown or never was.
    TokenSpent,
    /// The first frame was none of those allowed.
    NotAGreeting,
}

/// Trouble outside the rules, as an id of the catalogue and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TroubleLine {
    /// Id in the catalogues, one of [`TROUBLES`].
    pub id: &'static str,
    /// What the system said, for the curious; in English.
    pub detail: Option<String>,
}

/// Every trouble there is; the catalogues hold a sentence for each.
pub const TROUBLES: &[&str] = &[
    "trouble-journal-full",
    "trouble-journal-failed",
    "trouble-table-damaged",
    "trouble-table-went-back",
    "trouble-table-gone",
    "trouble-table-salvaged",
    "trouble-table-newer",
    "trouble-table-missing",
    "trouble-table-in-use",
    "trouble-delete",
    "trouble-export",
    "trouble-import",
    "trouble-import-there",
    "trouble-import-shared",
    "trouble-import-long",
    "trouble-address-gone",
    "trouble-wifi",
    "trouble-pairing",
    "trouble-swap-dealt",
    "trouble-here-phone",
    "trouble-here-nothing",
    "trouble-inside",
    "trouble-not-understood",
    "trouble-paused",
    "trouble-mixing",
    "trouble-round-void",
    "trouble-still-reading",
    "trouble-no-such-row",
    "trouble-not-committed",
    "trouble-secret-too-long",
];

/// A line of the list of tables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    /// Id, 32 hexadecimal digits.
    pub table: String,
    /// When it was last played, UTC, RFC 3339.
    pub played: String,
    /// Number of the running turn; `None` before the first.
    pub turn: Option<u16>,
    /// Names of the players, in clockwise order.
    pub players: Vec<String>,
    /// Whether the game is over.
    pub over: bool,
    /// Who has won, once it is over.
    #[serde(default)]
    pub winner: Option<Winner>,
    /// Why it cannot be opened, one of [`TROUBLES`]; `None` when it can.
    pub trouble: Option<String>,
}

/// The table as everybody sees it: the same plaintext on the referee's page, the wall and every phone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableFrame {
    /// Id of the table, 32 hexadecimal digits.
    pub table: String,
    /// Number of the last journal row.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub row: u64,
    /// First 16 hexadecimal digits of that row's hash: what the phones witness.
    pub head: String,
    /// The game.
    pub view: PublicView,
    /// The latest entries of the log, in ascending order, at most [`LOG_TAIL`].
    pub log: Vec<LogEntry>,
    /// The step that undo takes back; `None` when there is none.
    pub undo: Option<UndoStep>,
    /// The fight that can be undone as one, and the number of its first step; `None` when there is none, or
    /// it is the one step that undo takes back.
    pub undo_fight: Option<UndoStep>,
    /// The die whose number can be put right with `Command::CorrectRoll`; `None` when there is none.
    pub last_roll: Option<LastRoll>,
    /// The step that redo repeats; `None` when there is none.
    pub redo: Option<UndoStep>,
    /// The devices, in seat order.
    pub devices: Vec<SeatDevice>,
    /// The referee's second screen.
    pub tablet: DeviceState,
    /// The phones' part of chance.
    pub mix: Mix,
    /// Whether there is a break: screens cover what is secret.
    pub paused: bool,
    /// Whether a referee's screen is at the table, or has left it only just now.
    pub attended: bool,
    /// Where the referee is instead: another table of this host. `None` while one is here, and where none is anywhere.
    pub next: Option<NextTable>,
    /// The time to read, for everybody; `None` when it is over or nobody reads.
    pub reading: Option<ReadingTimer>,
    /// The clock of the turn; `None` while it is off or no turn runs.
    pub clock: Option<TurnClock>,
}

/// What has changed of a [`TableFrame`]. Public, and the same for everybody who has heard the frame before.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Changed {
    /// Number of the frame that comes out. Who has not heard the one before comes anew.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: u64,
    /// [`TableFrame::head`].
    pub head: String,
    /// What is different in the rest of the frame, its log apart (docs/PROTOCOL.md, section 3.2).
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub change: Box<serde_json::value::RawValue>,
    /// Entries of the log that are new, or stand in the place of the one with their number. Of all entries the latest
    /// [`LOG_TAIL`] stay.
    pub log: Vec<LogEntry>,
}

/// Another table of the same host, at which a referee's screen is, as phones of a table without one hear of it. Public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextTable {
    /// Id of that table, 32 hexadecimal digits.
    pub table: String,
    /// The seats there that a phone may still take.
    pub seats: Vec<FreeSeat>,
}

/// A seat that no phone holds or claims. Public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FreeSeat {
    /// The seat.
    pub seat: SeatId,
    /// Name of its player.
    pub name: String,
}

/// The phones' part of chance: they all commit to numbers of their own, and then all show them (docs/PROTOCOL.md,
/// section 5). Public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mix {
    /// The round, counted from 1.
    pub round: u32,
    /// How far it is.
    pub stage: MixStage,
    /// The rounds that came to nothing, in order.
    pub void: Vec<VoidRound>,
}

/// How far a round is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum MixStage {
    /// Phones commit.
    Gathering,
    /// Phones show what they committed to, or have all done so.
    Called {
        /// Those that take part, in seat order.
        seats: Vec<MixSeat>,
    },
    /// What they showed is mixed into what was drawn since. There is no further round.
    Mixed {
        /// Those that took part.
        seats: Vec<SeatId>,
    },
}

/// A seat whose phone takes part in a round; bytes are hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MixSeat {
    /// The seat.
    pub seat: SeatId,
    /// What its phone bound itself with.
    pub commitment: String,
    /// What it has shown.
    pub entropy: Option<String>,
}

/// A round that came to nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VoidRound {
    /// Its number.
    pub round: u32,
    /// The seats whose phones did not show their numbers; none where the table itself did not go on.
    pub seats: Vec<SeatId>,
}

/// The time that everybody has to read. It stands still during a break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReadingTimer {
    /// Milliseconds left when the frame was made; pages count on from there. Until it is over nobody
    /// can say that they have read.
    pub left_ms: u32,
}

/// How long the turn has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnClock {
    /// Milliseconds when the frame was made; pages count on from there while it runs.
    pub elapsed_ms: u32,
    /// Whether it runs; not when it was stopped, nor during a break.
    pub running: bool,
}

/// Entries of the log that every frame carries.
pub const LOG_TAIL: usize = 40;

/// A row of the journal in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogEntry {
    /// Number of the row.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub row: u64,
    /// When, UTC, RFC 3339; pages show local time.
    pub at: String,
    /// Who; the host where the step would say which seat has read its cards.
    pub actor: Author,
    /// What, one line per event that says something to everybody; none for the kinds that say
    /// everything themselves.
    pub lines: Vec<Line>,
    /// What kind of row it is.
    pub kind: LogKind,
    /// Whether it was undone and not redone since.
    pub undone: bool,
    /// Whether it drew what had been drawn before an undo: the result was known.
    pub known: bool,
}

/// Who did something, as the journal and the log name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Author {
    /// The referee.
    Referee {
        /// At which screen; left out where it is the window.
        #[serde(default, skip_serializing_if = "Screen::is_window")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Screen>", optional))]
        screen: Screen,
    },
    /// The phone of a seat.
    Seat {
        /// The seat.
        seat: SeatId,
    },
    /// Dradis itself, for what follows from its own doing.
    Host,
}

/// A referee's screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Screen {
    /// On the machine that runs the table.
    #[default]
    Window,
    /// The tablet that was paired as a referee's screen.
    Tablet,
}

impl Screen {
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde hands the field over by reference"
    )]
    fn is_window(&self) -> bool {
        *self == Self::Window
    }
}

impl Author {
    /// The same as the rules know it: they make no difference between screens.
    #[must_use]
    pub fn actor(self) -> Actor {
        match self {
            Self::Referee { screen: _ } => Actor::Referee,
            Self::Seat { seat } => Actor::Seat { seat },
            Self::Host => Actor::Host,
        }
    }
}

/// Kinds of log entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LogKind {
    /// Something was done.
    Done,
    /// A row was undone.
    Undid {
        /// Its number.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        row: u64,
    },
    /// A row was done again.
    Redid {
        /// Its number.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        row: u64,
    },
    /// The number of a die was put right: this was done in the place of a row, which does not stand any more.
    DidInstead {
        /// Its number.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        row: u64,
    },
    /// Rows were undone as one, back to this one and with it.
    UndidBack {
        /// Its number.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        row: u64,
    },
    /// A break began.
    Paused,
    /// A break was over.
    Resumed,
    /// The phones' numbers were called, and the round came to nothing.
    RoundVoid {
        /// Its number.
        round: u32,
        /// The seats whose phones did not show theirs; none where the table itself did not go on.
        seats: Vec<SeatId>,
    },
    /// The phones have shown their numbers: what is drawn from now on comes of these, too.
    Mixed {
        /// Their seats.
        seats: Vec<SeatId>,
        /// Seats with a phone that was not there, or had not committed.
        without: Vec<SeatId>,
    },
}

/// The die that was rolled last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastRoll {
    /// Number of the step in which it was rolled, to be named when correcting it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub step: u64,
    /// What it shows, 1 to 8.
    pub face: u8,
}

/// What undo or redo would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoStep {
    /// Number of the step, to be named when asking for it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub step: u64,
    /// Its words: the first line of the step that says something.
    pub label: Option<Line>,
    /// How it can be undone.
    pub class: UndoClass,
}

/// A seat's device, as everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatDevice {
    /// The seat.
    pub seat: SeatId,
    /// How it is.
    pub state: DeviceState,
}

/// How a seat's device is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DeviceState {
    /// None yet.
    None,
    /// A code is on show.
    Offered,
    /// Pictograms are being compared.
    Comparing,
    /// Connected.
    Connected,
    /// Asleep, reloading or out of reach.
    Away,
    /// Two devices claim the seat.
    Contested,
}

/// A pairing under way. Referee pages alone; the address holds a key.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum PairingSheet {
    /// A code to scan.
    Code {
        /// `http://IP:port/#1.<pair id>.<key>`.
        address: String,
        /// The same as a QR code, an SVG document.
        svg: String,
        /// Milliseconds until it expires.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        expires_in: u64,
    },
    /// There is a code, and no address that phones could reach: it is shown as soon as there is one.
    NoAddress,
    /// The code's time is up.
    Expired,
    /// Six pictograms to compare.
    Comparing {
        /// Their ids.
        pictograms: [String; 6],
        /// Whether the device is still connected.
        connected: bool,
        /// Whether the code has been tried as often as it may be: a device that is gone needs a fresh one.
        spent: bool,
    },
}

// The address holds a key: a sheet that ends up in a log must not print it.
impl fmt::Debug for PairingSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Code { .. } => "Code",
            Self::NoAddress => "NoAddress",
            Self::Expired => "Expired",
            Self::Comparing { .. } => "Comparing",
        })
    }
}

/// Chosen by a page for each thing it asks; what makes a repeat harmless. 1 to 64 of the characters
/// `A–Z a–z 0–9 . _ -`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CommandId(String);

/// A text that cannot be a command id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a command id has 1 to 64 characters, each a letter, a digit, a point, a line or a dash")]
pub struct NotACommandId;

impl CommandId {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for CommandId {
    type Error = NotACommandId;

    fn try_from(text: String) -> Result<Self, NotACommandId> {
        let allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
        if (1..=64).contains(&text.len()) && text.bytes().all(allowed) {
            Ok(Self(text))
        } else {
            Err(NotACommandId)
        }
    }
}

impl<'de> Deserialize<'de> for CommandId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

/// The answer to something with a command id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reply {
    /// The id asked with.
    pub id: CommandId,
    /// What became of it.
    pub outcome: ReplyOutcome,
}

/// What became of a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ReplyOutcome {
    /// Durable in the journal.
    Accepted {
        /// Its row.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        row: u64,
    },
    /// Refused; nothing changed.
    Rejected {
        /// In words.
        line: Line,
        /// The rule behind it.
        rule: Option<RuleId>,
        /// What could not be on the board, one line each; empty for other refusals.
        lines: Vec<Line>,
        /// Whether the same with `insist` would be carried out.
        insistable: bool,
    },
    /// Not done, for a reason outside the rules: the journal could not write, or the table waits (a
    /// break, the time to read). The table stands as before; the same may be asked again.
    Failed {
        /// In words.
        line: TroubleLine,
    },
}

/// What a phone says, in the secret lane of its channel: all its words have one size.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromSeat {
    /// Answer a prompt.
    Answer {
        /// Chosen by the page.
        id: CommandId,
        /// The prompt.
        prompt: PromptId,
        /// The text of the choice.
        option: String,
    },
    /// What the phone binds itself to 32 random bytes of its own with, once it has the host's commitments.
    EntropyCommit {
        /// The round.
        round: u32,
        /// In hexadecimal.
        commitment: String,
    },
    /// These bytes, when its seat stands among those that are called.
    Entropy {
        /// The round.
        round: u32,
        /// In hexadecimal.
        bytes: String,
    },
    /// After the referee has left: ask for a seat at the table of [`TableFrame::next`]. Answered with [`ToSeat::Join`].
    Join {
        /// Id of that table.
        table: String,
        /// The seat there.
        seat: SeatId,
    },
    /// For the opened game, some lines of it. Refused until everybody's cards have been turned up.
    Rows {
        /// The first line wanted; 0 is the header.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        from: u64,
    },
}

/// What a phone hears in the public lane.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToSeat {
    /// The table as everybody sees it: on arrival, and where what has changed cannot be said.
    Table {
        /// Number of the frame: one more than that of the frame before.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        number: u64,
        /// The frame.
        frame: Box<TableFrame>,
    },
    /// What has changed since the frame with the number before.
    Changed(Changed),
    /// The host's commitments, before the phone commits to its entropy; hexadecimal, by name of the stream.
    Commitments {
        /// In the order of the streams.
        commitments: Vec<StreamCommitment>,
    },
    /// What the phone committed to has come.
    EntropyKept {
        /// The round.
        round: u32,
        /// The row it was written into.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        row: u64,
    },
    /// Lines of the opened game in the full edition (docs/PROTOCOL.md, section 3.1). Everybody's cards have been
    /// turned up, so they hide nothing any more.
    Rows {
        /// Number of the first line that was asked for.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        from: u64,
        /// How many lines there are; 0 says that the game has not been opened.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        of: u64,
        /// The lines from there on, at most about [`ROWS_BYTES`], at least one where there is one.
        lines: Vec<String>,
    },
    /// The answer to [`FromSeat::Join`], for the phone that asked.
    Join {
        /// The code for the seat, to be used as if it had been scanned; `None` when the seat is not free any more.
        code: Option<SeatCode>,
    },
    /// The answer to the phone's own words.
    Reply {
        /// The answer.
        reply: Reply,
    },
}

/// A pairing code on its way to a phone: `#1.<pair id>.<key>`.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatCode(pub String);

// It holds a key.
impl fmt::Debug for SeatCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatCode")
    }
}

/// How much of a game's lines an answer holds, in bytes; one line may be longer.
pub const ROWS_BYTES: usize = 24 << 10;

/// A commitment to one stream of chance (docs/PROTOCOL.md, section 5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StreamCommitment {
    /// Name of the stream.
    pub stream: String,
    /// The commitment, 64 hexadecimal digits.
    pub commitment: String,
}

/// What the wall hears.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToWall {
    /// No table is open.
    Waiting,
    /// The address that another device came by is not good any more; the connection ends.
    CodeSpent,
    /// The table as everybody sees it: on arrival, and where what has changed cannot be said.
    Table {
        /// Number of the frame: one more than that of the frame before.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        number: u64,
        /// The frame.
        frame: Box<TableFrame>,
    },
    /// What has changed since the frame with the number before.
    Changed(Changed),
}

/// The address at which another device shows the wall.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WallCode {
    /// The address, with the code in its fragment.
    pub address: String,
    /// The same as a QR code, an SVG document.
    pub svg: String,
}

// The code lets a wall in.
impl fmt::Debug for WallCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WallCode")
    }
}
