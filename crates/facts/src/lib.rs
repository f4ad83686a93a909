//! What is printed: boards, cards and characters as data, and the ground that every floor of the rules stands
//! on: ids of rules, messages, chance, and what is hidden.
//!
//! **Architecture invariant:** this crate knows of no game being played. It knows no clock, no sockets, no files
//! and no randomness of its own; a test of the workspace reads its dependencies and its sources.

pub mod ability;
pub mod action;
pub mod attack;
pub mod battle;
pub mod board;
pub mod boarding;
pub mod chance;
pub mod check;
pub mod choice;
pub mod content;
pub mod correction;
pub mod craft;
pub mod damage;
pub mod deed;
pub mod destiny;
pub mod effect;
pub mod happening;
pub mod hidden;
pub mod jump;
pub mod kit;
pub mod mark;
pub mod message;
pub mod moment;
pub mod options;
pub mod piles;
pub mod places;
pub mod registry;
pub mod rejection;
pub mod resources;
pub mod seat;
pub mod space;
pub mod titles;
pub mod turn;

pub use rejection::Rejection;
pub use seat::SeatId;
