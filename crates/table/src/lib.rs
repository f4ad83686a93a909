//! Placeholder.
pub mod wire;
