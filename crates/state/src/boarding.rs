//! Centurions aboard.

use dradis_facts::boarding::boarding_spaces;
use dradis_facts::kit::Kit;
use dradis_facts::options::BoardingTrack;
use serde::{Deserialize, Serialize};

/// The centurions aboard Galactica. Public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Boarding {
    /// Space of each centurion, counted from 0, which is Start.
    pub centurions: Vec<u8>,
}

impl Boarding {
    /// How many centurions stand on each space, Start first.
    #[must_use]
    pub fn per_space(&self, kit: &Kit, track: BoardingTrack) -> Vec<u8> {
        (0..boarding_spaces(kit, track))
            .map(|space| self.on(space))
            .collect()
    }

    /// How many centurions stand on a space, counted from 0.
    #[must_use]
    pub fn on(&self, space: u8) -> u8 {
        let here = self.centurions.iter().filter(|other| **other == space);
        u8::try_from(here.count()).unwrap_or(u8::MAX)
    }

    /// Moves every centurion one space on, none beyond the end, for `apply`.
    pub fn advance(&mut self, end: u8) {
        for space in &mut self.centurions {
            *space = space.saturating_add(1).min(end);
        }
    }

    /// Puts this many centurions on a space, for `apply`.
    pub fn set(&mut self, space: u8, count: u8) {
        self.centurions.retain(|other| *other != space);
        let fresh = std::iter::repeat_n(space, usize::from(count));
        self.centurions.extend(fresh);
        self.centurions.sort_unstable();
    }
}
