//! One table: rules, journal, seats and fairness, and what its pages and phones are told.

pub mod fairness;
pub mod typescript;
pub mod wire;
