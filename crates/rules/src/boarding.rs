//! The Boarding Party track.

use serde::{Deserialize, Serialize};

use crate::content::content;
use crate::rule;

/// The centurions aboard Galactica. Public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Boarding {
    /// Space of each centurion, counted from 0, which is Start.
    pub centurions: Vec<u8>,
}

impl Boarding {
    /// How many centurions stand on each space, Start first.
    #[must_use]
    pub fn per_space(&self) -> Vec<u8> {
        (0..spaces())
            .map(|space| {
                let here = self.centurions.iter().filter(|other| **other == space);
                u8::try_from(here.count()).unwrap_or(u8::MAX)
            })
            .collect()
    }
}

/// How many spaces the track has, Start included.
#[must_use]
pub fn spaces() -> u8 {
    rule!("OPEN-02");
    content().boarding_spaces
}
