//! The rules of *Battlestar Galactica: The Board Game* as plain data and pure functions.
//!
//! ```text
//! decide(&State, Actor, &Command, &dyn Chance) -> Result<Vec<Event>, Rejection>   the only place that draws
//! prompts(&State) -> Vec<Prompt>                                                  what the table waits for
//! view(&State, Viewer) -> View      narrate(&Event, Viewer) -> Option<Line>
//! ```
//!
//! **Architecture invariant:** this crate knows no clock, no sockets, no files and no randomness of
//! its own; a test of the workspace reads its dependencies and its sources.
//!
//! What is so, and how events change it, is in [`dradis_state`]; what is printed in [`dradis_facts`].

pub mod ability;
pub mod action;
pub mod attack;
pub mod battle;
pub mod board;
pub mod check;
pub mod command;
pub mod correction;
pub mod damage;
mod decide;
pub mod destiny;
mod draws;
pub mod effect;
pub mod history;
pub mod jump;
pub mod look;
pub mod loyalty;
mod movement;
pub mod narrate;
pub mod odds;
pub mod opened;
pub mod position;
pub mod prompt;
pub mod reminder;
pub mod secrecy;
mod setup;
pub mod sleeper;
pub mod space;
pub mod super_crisis;
pub mod titles;
pub mod turn;
pub mod view;

/// The version of the rules, written into every step of a game. Whoever changes what [`decide`] makes of any
/// command raises it: a game is replayed by the rules that it was played by, or not at all.
pub const RULES_VERSION: u32 = 3;

pub use command::{Actor, Command, FirstPlayer, Player};
pub use decide::decide;
pub use narrate::narrate;
pub use prompt::{Prompt, prompts};
pub use view::{View, Viewer, seat_secret, view};
