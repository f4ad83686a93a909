//! The four resources, and what their dials show.

use serde::{Deserialize, Serialize};

use crate::content::{ResourceFacts, content};
use crate::options::{Options, RedZone, Sympathizer};
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

/// Whether a game of so many players would have a Sympathizer and is played without it (SYMP-1, SETUP-NOSYMP).
pub fn leaves_sympathizer_out(options: &Options, players: usize) -> bool {
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
