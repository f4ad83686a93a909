//! Placeholder.

pub mod chance;
pub mod mark;
