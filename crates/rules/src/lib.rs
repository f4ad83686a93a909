//! Placeholder.
pub mod mark;
