//! Moments of the game on which something may follow.

use serde::Deserialize;

use crate::effect::{Effect, Source};

/// A moment that the rules know by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MomentKind {
    /// A turn begins (TURN-5).
    TurnBegins,
    /// A turn ends (TURN-4).
    TurnEnds,
    /// The fleet has come farther (JUMP-6).
    Arrived,
}

/// A row of the content: effects that follow on a moment, for the active player.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MomentRow {
    /// The moment.
    pub at: MomentKind,
    /// What they belong to.
    pub of: Source,
    /// What follows, in order.
    pub effects: Vec<Effect>,
}
