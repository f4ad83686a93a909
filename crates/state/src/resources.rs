//! The values of the four dials.

use dradis_facts::options::{Difficulty, Options};
use dradis_facts::resources::{Resource, leaves_sympathizer_out, turned};
use dradis_facts::rule;
use serde::{Deserialize, Serialize};

/// Values of the dials, each 0 to the highest value of a dial (RES-5). Public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Resources {
    pub fuel: u8,
    pub food: u8,
    pub morale: u8,
    pub population: u8,
}

impl Resources {
    /// Starting dials of a game (SETUP-1, SETUP-20, SETUP-21, SETUP-NOSYMP).
    #[must_use]
    pub fn at_start(options: &Options, players: usize) -> Self {
        rule!("RES-1");
        let kit = options.kit();
        let printed = if leaves_sympathizer_out(options, players) {
            rule!("SETUP-NOSYMP");
            let dials = kit.dials_without_sympathizer;
            Self {
                fuel: dials.fuel,
                food: dials.food,
                morale: dials.morale,
                population: dials.population,
            }
        } else {
            rule!("SETUP-1");
            rule!("XSETUP-2");
            let mut dials = Self::default();
            for resource in Resource::ALL {
                dials.set(resource, kit.dial(resource).start);
            }
            dials
        };
        let step = match options.difficulty {
            Difficulty::Normal => 0,
            Difficulty::EasierForHumans => {
                rule!("SETUP-20");
                rule!("DIS-26b");
                kit.difficulty.easier_for_humans
            }
            Difficulty::EasierForCylons => {
                rule!("SETUP-21");
                kit.difficulty.easier_for_cylons
            }
        };
        let mut dials = printed;
        for resource in Resource::ALL {
            dials.set(resource, turned(kit, dials.get(resource), step));
        }
        dials
    }

    /// Value of a dial.
    #[must_use]
    pub const fn get(&self, resource: Resource) -> u8 {
        match resource {
            Resource::Fuel => self.fuel,
            Resource::Food => self.food,
            Resource::Morale => self.morale,
            Resource::Population => self.population,
        }
    }

    /// Sets a dial, for `apply` and for a position.
    pub const fn set(&mut self, resource: Resource, value: u8) {
        match resource {
            Resource::Fuel => self.fuel = value,
            Resource::Food => self.food = value,
            Resource::Morale => self.morale = value,
            Resource::Population => self.population = value,
        }
    }

    /// The dials at 0, which lose the game at the end of a turn (END-2).
    pub fn exhausted(&self) -> impl Iterator<Item = Resource> {
        let dials = *self;
        Resource::ALL
            .into_iter()
            .filter(move |resource| dials.get(*resource) == 0)
    }
}
