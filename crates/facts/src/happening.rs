//! How far one jump can take the fleet.

/// Longest distance that can be told of one jump: no destination card of the base game is farther, and
/// Legendary Discovery is no jump but a correction (facts: destination, crisis).
pub const DISTANCE_MOST: u8 = 3;
