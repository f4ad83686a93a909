//! How large a correction may be.

/// Most corrections that can be made at once.
pub const CORRECTIONS: usize = 16;

/// Most entries of a list in a correction: more than any board has of anything.
pub const LIST_LENGTH: usize = 24;

/// Longest typed reason, in characters.
pub const REASON_LENGTH: usize = 120;
