//! Placeholder.

pub mod fairness;
pub mod wire;
