//! The four resources, and what their dials show.

use serde::{Deserialize, Serialize};

use crate::kit::Kit;
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
}

/// Whether a game of so many players would have a Sympathizer and is played without it (SYMP-1, SETUP-NOSYMP).
pub fn leaves_sympathizer_out(options: &Options, players: usize) -> bool {
    let has_one = options
        .kit()
        .loyalty_decks
        .iter()
        .any(|deck| usize::from(deck.players) == players && deck.sympathizer);
    match options.sympathizer {
        Sympathizer::Play => false,
        Sympathizer::LeaveOut => has_one,
    }
}

/// Where a dial stands after a gain or a loss: it stops at 0 and at its highest value (RES-5, RES-7).
#[must_use]
pub fn turned(kit: &Kit, value: u8, by: i8) -> u8 {
    let wanted = i16::from(value) + i16::from(by);
    if wanted > i16::from(kit.dial_maximum) {
        rule!("RES-5");
        rule!("XRES-1");
        rule!("LIMIT-6");
    }
    if wanted < 0 {
        rule!("RES-7");
        rule!("OPEN-11b");
    }
    u8::try_from(wanted.clamp(0, i16::from(kit.dial_maximum))).unwrap_or(0)
}

/// Whether a dial stands in its red zone: half of the printed start or less (RES-4). The zone does
/// not move with the difficulty (SETUP-22).
#[must_use]
pub fn is_red(kit: &Kit, resource: Resource, value: u8) -> bool {
    value <= red_from(kit, resource, RedZone::HalfOfStart)
}

/// The highest value at which a dial is red, as the table reads its dials (DIS-36). It does not move with the
/// difficulty (SETUP-22).
#[must_use]
pub fn red_from(kit: &Kit, resource: Resource, zone: RedZone) -> u8 {
    rule!("RES-4");
    rule!("SETUP-22");
    rule!("OPEN-01b");
    rule!("DIS-36");
    rule!("XCRISIS-4");
    match zone {
        RedZone::HalfOfStart => kit.dial(resource).red_from,
        RedZone::HalfOfMaximum => kit.dial_maximum / 2,
    }
}
