//! Battles: what a ship does as the board stands.
//!
//! The procedures are in `decide::battle`, one module each; what the die does is in [`crate::play::attack`].

pub(crate) mod procedure;
pub(crate) mod question;

pub(crate) use procedure::{answer, proceed, set_pace};
pub(crate) use question::question;

pub mod heavy_raiders;
pub mod raiders;
mod row;
pub mod vipers;

pub use row::{InARow, in_a_row};
