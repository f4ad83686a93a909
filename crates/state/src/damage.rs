//! Damage to Galactica.

use std::collections::BTreeSet;

use dradis_facts::content::LocationId;
use dradis_facts::damage::GalacticaToken;
use dradis_facts::kit::Kit;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use serde::{Deserialize, Serialize};

/// Galactica's damage tokens that are not in the pool. Public: a token is turned up when it is drawn.
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

    /// How many tokens are in the pool.
    #[must_use]
    pub fn pool(&self, kit: &Kit) -> usize {
        rule!("OPEN-03");
        kit.galactica_damage
            .len()
            .saturating_sub(self.locations.len() + self.spent.len())
    }
}
