//! The four dials: fuel, food, morale, population (RES-1).

use serde::{Deserialize, Serialize};

use crate::content::{ResourceFacts, content};
use crate::options::{Difficulty, Options, RedZone, Sympathizer};
use crate::rule;

/// One of the four dials (RES-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Resource {
    Fuel,
    Food,
    Morale,
    Population,
}

impl Resource {
    /// In the order of the board.
    pub const ALL: [Self; 4] = [Self::Fuel, Self::Food, Self::Morale, Self::Population];

    /// The dial's row in the content.
    ///
    /// # Panics
    /// Never: a test checks that every dial has its row.
    #[must_use]
    pub fn facts(self) -> &'static ResourceFacts {
        content()
            .resources
            .iter()
            .find(|r| r.id == self)
            .expect("every dial has a row")
    }
}

/// Values of the dials, each 0 to 15 (RES-5). Public.
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
        let printed = if leaves_sympathizer_out(options, players) {
            rule!("SETUP-NOSYMP");
            let dials = content().dials_without_sympathizer;
            Self {
                fuel: dials.fuel,
                food: dials.food,
                morale: dials.morale,
                population: dials.population,
            }
        } else {
            rule!("SETUP-1");
            let mut dials = Self::default();
            for resource in Resource::ALL {
                dials.set(resource, resource.facts().start);
            }
            dials
        };
        let step = match options.difficulty {
            Difficulty::Normal => 0,
            Difficulty::EasierForHumans => {
                rule!("SETUP-20");
                rule!("DIS-26b");
                content().difficulty.easier_for_humans
            }
            Difficulty::EasierForCylons => {
                rule!("SETUP-21");
                content().difficulty.easier_for_cylons
            }
        };
        let mut dials = printed;
        for resource in Resource::ALL {
            dials.set(resource, turned(dials.get(resource), step));
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

    pub(crate) const fn set(&mut self, resource: Resource, value: u8) {
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

/// Whether a game of so many players would have a Sympathizer and is played without it (SYMP-1, SETUP-NOSYMP).
pub(crate) fn leaves_sympathizer_out(options: &Options, players: usize) -> bool {
    let has_one = content()
        .loyalty_decks
        .iter()
        .any(|deck| usize::from(deck.players) == players && deck.sympathizer);
    match options.sympathizer {
        Sympathizer::Play => false,
        Sympathizer::LeaveOut => has_one,
    }
}

/// Where a dial stands after a gain or a loss: it stops at 0 and at 15 (RES-5, RES-7).
#[must_use]
pub fn turned(value: u8, by: i8) -> u8 {
    let wanted = i16::from(value) + i16::from(by);
    if wanted > i16::from(content().dial_maximum) {
        rule!("RES-5");
        rule!("LIMIT-6");
    }
    if wanted < 0 {
        rule!("RES-7");
        rule!("OPEN-11b");
    }
    u8::try_from(wanted.clamp(0, i16::from(content().dial_maximum))).unwrap_or(0)
}

/// Whether a dial stands in its red zone: half of the printed start or less (RES-4). The zone does
/// not move with the difficulty (SETUP-22).
#[must_use]
pub fn is_red(resource: Resource, value: u8) -> bool {
    value <= red_from(resource, RedZone::HalfOfStart)
}

/// The highest value at which a dial is red, as the table reads its dials (DIS-36). It does not move with the
/// difficulty (SETUP-22).
#[must_use]
pub fn red_from(resource: Resource, zone: RedZone) -> u8 {
    rule!("RES-4");
    rule!("SETUP-22");
    rule!("OPEN-01b");
    rule!("DIS-36");
    match zone {
        RedZone::HalfOfStart => resource.facts().red_from,
        RedZone::HalfOfMaximum => content().dial_maximum / 2,
    }
}
