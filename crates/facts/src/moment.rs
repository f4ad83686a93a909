//! Moments of the game on which something may follow.

use serde::Deserialize;

use crate::battle::ShipIcon;
use crate::content::{Board, LocationId};
use crate::effect::{Effect, Source};

/// A moment that the rules know by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MomentKind {
    /// A turn begins (TURN-5).
    TurnBegins,
    /// The Movement step of a turn is left for the first time (MOVE-1).
    MovementEnds,
    /// A turn ends (TURN-4).
    TurnEnds,
    /// The fleet leaves, and every ship the board with it (JUMP-3).
    Departs,
    /// A player is a revealed Cylon from now on (REVEAL-8).
    Revealed,
    /// The fleet has come farther (JUMP-6).
    Arrived,
    /// A jump icon has brought the fleet token on (TURN-10).
    JumpIcon,
    /// Ships were activated of which there are none (TURN-9).
    NoShips,
    /// A location of a ship was damaged (DMG-GAL-2).
    LocationDamaged,
    /// Whoever held a title may not keep it, and the next in line has it (TITLE-SUCC-3).
    TitleVacant,
    /// A dial has turned (RES-2).
    DialTurned,
    /// The game has ended (END-1): what follows asks nobody.
    GameEnds,
}

/// A row of the content: effects that follow on a moment, for the active player or whom the moment is about.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MomentRow {
    /// The moment.
    pub at: MomentKind,
    /// What they belong to.
    pub of: Source,
    /// What follows, in order.
    pub effects: Vec<Effect>,
    /// The icon whose ships there are none of; any where it is left out. The same holds for the others below.
    #[serde(default)]
    pub icon: Option<ShipIcon>,
    /// The ship that was hit.
    #[serde(default)]
    pub hull: Option<Board>,
    /// The location that was damaged.
    #[serde(default)]
    pub location: Option<LocationId>,
}
