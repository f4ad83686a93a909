//! Battles: what is remembered of the fight while a turn lasts.

use dradis_facts::battle::Pace;
use dradis_facts::content::AttackCardId;
use dradis_facts::craft::{Counts, Craft};
use dradis_facts::space::Area;
use serde::{Deserialize, Serialize};

mod fight;
mod whose;

pub use fight::Fight;
pub use whose::Whose;

/// How far a Cylon attack card has been placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardPlacing {
    /// The card.
    pub card: AttackCardId,
    /// The kind of piece that is placed now.
    pub piece: Craft,
    /// Where it is pictured and none is placed yet, clockwise from the bow, an area for each piece.
    pub open: Vec<Area>,
    /// Where the card has placed raiders, an area for each.
    pub raiders: Vec<Area>,
    /// Where the card has placed vipers, an area for each.
    pub vipers: Vec<Area>,
}

/// Where the number of a roll comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DieSource {
    /// Dradis rolled.
    App,
    /// The table rolled and said the number.
    Table,
    /// The table put the number of the last roll right.
    Corrected,
}

/// What is remembered of the fight. Public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// How far Dradis goes by itself.
    pub pace: Pace,
    /// Cylon ships that have acted this turn, by area clockwise from the bow (COMBAT-ACT-3); basestars that came first act
    /// first.
    pub acted: [Counts; 6],
    /// Cylon attack cards that stay in play, in the order they came (CYATT-6).
    pub in_play: Vec<AttackCardId>,
    /// Whether Helo has used his reroll in the running turn.
    pub eco_used: bool,
    /// The step of the agenda whose reason has been read, where the pace is to teach.
    pub read_on: Option<u32>,
}

impl Battle {
    /// Ships of an area that have acted this turn.
    #[must_use]
    pub const fn acted(&self, area: Area) -> Counts {
        self.acted[area as usize]
    }

    pub(crate) const fn acted_mut(&mut self, area: Area) -> &mut Counts {
        &mut self.acted[area as usize]
    }

    /// A card lies open from now on.
    pub(crate) fn lay_open(&mut self, card: AttackCardId) {
        if !self.in_play.contains(&card) {
            self.in_play.push(card);
        }
    }

    /// A new turn: every ship may act again, and so may Helo.
    pub(crate) fn begin_turn(&mut self) {
        self.acted = Default::default();
        self.eco_used = false;
    }
}
