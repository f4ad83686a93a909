//! The table is the authority: corrections, what it tells by itself, and positions that it lays out.

pub mod board;
pub mod correction;
pub(crate) mod happening;
pub mod position;
