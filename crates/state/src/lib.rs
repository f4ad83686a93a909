//! What is so: the state of a game as plain data by subsystem, the events that change it, and [`apply`].
//!
//! **Architecture invariant:** nothing here decides anything. It knows what is printed and nothing of commands,
//! questions or words; no clock, no sockets, no files and no randomness.
//!
//! **Architecture invariant:** folding every event of a game over [`State::default`] gives the live state, byte for
//! byte; saved games therefore never decide anything again.

pub mod action;
pub mod agenda;
pub mod battle;
pub mod boarding;
pub mod check;
pub mod correction;
pub mod crisis;
pub mod crossroads;
pub mod damage;
pub mod destiny;
pub mod earth;
pub mod effect;
pub mod event;
pub mod execution;
pub mod hand;
pub mod happening;
pub mod held;
pub mod ionian;
pub mod jump;
pub mod laid;
pub mod look;
pub mod loyalty;
pub mod new_caprica;
pub mod opened;
pub mod passing;
pub mod piles;
pub mod places;
pub mod pursuit;
pub mod quorum;
pub mod reminder;
pub mod reserve;
pub mod resources;
pub mod seat;
pub mod shared;
pub mod sleeper;
pub mod space;
pub mod state;
pub mod titles;
pub mod turn;
pub mod undo;

pub use event::Event;
pub use state::{State, apply};
