//! Damage to ships.

use std::collections::BTreeSet;

use dradis_facts::content::LocationId;
use dradis_facts::damage::GalacticaToken;
use dradis_facts::kit::Hull;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use serde::{Deserialize, Serialize};

/// Damage tokens of the kit's ships that are not in their pools. Public: a token is turned up when it is drawn.
/// There is one token for each location and dial, so these are sets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Damage {
    /// Damaged locations.
    pub locations: BTreeSet<LocationId>,
    /// Dials whose token was drawn and left the game (POOL-10).
    pub spent: BTreeSet<Resource>,
}

impl Damage {
    /// Lays a token out, for `apply`.
    pub fn take(&mut self, token: GalacticaToken) {
        match token {
            GalacticaToken::Location { location } => self.locations.insert(location),
            GalacticaToken::Resource { resource } => self.spent.insert(resource),
        };
    }

    /// How many locations of a ship are damaged.
    #[must_use]
    pub fn of(&self, hull: &Hull) -> usize {
        let on_it = |at: &&LocationId| at.facts().board == hull.board;
        self.locations.iter().filter(on_it).count()
    }

    /// Whether a ship beside Galactica has so many damaged locations that she is destroyed: nobody goes there, nothing
    /// is done there, and her tokens leave the game with her (XBOARD-6, XBOARD-6a).
    #[must_use]
    pub fn has_destroyed(&self, hull: &Hull) -> bool {
        !hull.board.is_galactica() && self.of(hull) >= usize::from(hull.destroyed_at)
    }

    /// A ship's tokens that are in the pool, in the order of the content. Public: all others lie face up.
    pub fn pool(&self, hull: &Hull) -> impl Iterator<Item = GalacticaToken> {
        rule!("OPEN-03");
        let destroyed = self.has_destroyed(hull);
        let tokens = hull.damage.iter().copied();
        tokens.filter(move |token| match token {
            _ if destroyed => false,
            GalacticaToken::Location { location } => !self.locations.contains(location),
            GalacticaToken::Resource { resource } => !self.spent.contains(resource),
        })
    }
}
