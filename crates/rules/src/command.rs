//! What people ask of the table.

use crate::play::setup::{FirstPlayer, Player};
use dradis_facts::battle::Pace;
use dradis_facts::mark::RuleId;
use dradis_facts::options::{Options, Tracking};
use dradis_facts::resources::Resource;
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

use crate::books::position::Position;
use crate::play::prompt::PromptId;
use dradis_state::correction::{Correction, Reason};
use dradis_state::happening::Happening;

/// A command. Everything the core does is asked for by one of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Command {
    /// Set up a game (SETUP-1, SETUP-5). Referee.
    Begin {
        /// 3 to 6 players in clockwise order (COMP-11).
        players: Vec<Player>,
        /// What the table agreed on.
        options: Options,
        /// First player.
        first: FirstPlayer,
    },
    /// Set up a game as it stands, for one that began without Dradis, and for scenarios. Referee.
    StartFrom {
        /// 3 to 6 players in clockwise order (COMP-11).
        players: Vec<Player>,
        /// What the table agreed on.
        options: Options,
        /// How things stand.
        position: Box<Position>,
    },
    /// How far Dradis goes by itself in a battle. Referee.
    SetPace {
        /// How far.
        pace: Pace,
    },
    /// How much of the game the table tells. Referee.
    SetTracking {
        /// How much.
        tracking: Tracking,
    },
    /// Leave a reminder out from now on, or say it again. Referee.
    MuteReminder {
        /// One of the reminders of the base game, such as REM-26.
        reminder: RuleId,
        /// Whether it is left out.
        muted: bool,
    },
    /// The number of the die that was rolled last, put right. The referee. Judged where that die waits to be
    /// rolled: see [`crate::history::History::before_last_roll`].
    CorrectRoll {
        /// What the die shows, 1 to 8.
        face: u8,
        /// Number of the step in which it was rolled, as the page showed it: two referees never correct two
        /// rolls. The last one when left out.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        step: Option<u64>,
    },
    /// Answer a prompt. The decider, or the referee for anybody.
    Answer {
        /// The prompt answered.
        prompt: PromptId,
        /// The text of a choice that it offers, or lists from a catalogue: the stable text of a `Choice`.
        option: String,
    },
    /// Turn a dial because the game says so (RES-2, RES-3). Referee.
    ChangeResource {
        /// The dial.
        resource: Resource,
        /// Steps, not 0.
        by: i8,
    },
    /// Say what happened at the table, with the rules behind it. Referee.
    Record {
        /// What happened.
        happening: Happening,
    },
    /// Put right what the books have wrong. Referee.
    Correct {
        /// What it should be, 1 to 16 corrections that belong together: a ship that goes from one area to
        /// another is two.
        corrections: Vec<Correction>,
        /// Why.
        reason: Reason,
        /// Number of the log line that this repairs.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        repairs: Option<u64>,
        /// Write it although the board cannot be so. Without it such a correction is refused.
        #[serde(default)]
        insist: bool,
    },
    /// Say that the cards of these seats are being sent to their devices. Host.
    ShowLoyalty {
        /// Seats whose devices get them now.
        seats: Vec<SeatId>,
    },
    /// Say that the cards of a seat are being shown on a referee's screen, to a player without a phone.
    /// Host.
    ShowLoyaltyHere {
        /// The seat whose player holds the screen.
        seat: SeatId,
    },
}
