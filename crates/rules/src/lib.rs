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

pub mod books;
pub mod command;
mod decide;
pub mod history;
pub mod play;
pub mod tell;

pub use command::Command;
pub use decide::decide;
pub use play::doing::Actor;
pub use play::prompt::Prompt;
pub use play::prompts;
pub use play::setup::{FirstPlayer, Player};
pub use tell::narrate::narrate;
pub use tell::view::{View, Viewer, seat_secret, view};
