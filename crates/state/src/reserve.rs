//! Human ships that are not in space, and what is beside the board.
//!
//! **Architecture invariant:** what lies in the Reserve and in the supplies is not stored: it is what
//! the box holds less what is elsewhere, so that no piece is counted twice or lost.

use dradis_facts::chance::{Draw, Stream};
use dradis_facts::content::Board;
use dradis_facts::craft::{Counts, Craft, ViperKind};
use dradis_facts::rule;
use dradis_facts::space::BasestarDamage;
use serde::{Deserialize, Serialize};

use crate::state::State;

/// Vipers and raptors that are neither in the Reserve nor in space. Public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reserve {
    /// Vipers of each kind in the Damaged Vipers box.
    pub damaged: Counts,
    /// Vipers of each kind and raptors out of the game.
    pub destroyed: Counts,
    /// Assault raptors that players have gained, beyond those of the start (XRAPTOR-6).
    pub gained: u8,
}

/// How many of a ship are on the board or out of the game. Public.
#[must_use]
pub fn used(state: &State, craft: Craft) -> usize {
    let in_space = state.space.count(craft) + state.space.waiting(craft);
    let reserve = &state.reserve;
    let gone = usize::from(reserve.damaged[craft]) + usize::from(reserve.destroyed[craft]);
    let elsewhere = match craft {
        Craft::Viper | Craft::MarkVii | Craft::AssaultRaptor => state.places.piloted(craft),
        Craft::CivilianShip => {
            state.space.destroyed_civilians.len() + state.space.stacked().count()
        }
        Craft::Raptor | Craft::Basestar | Craft::HeavyRaider | Craft::Raider => 0,
    };
    in_space + gone + elsewhere + usize::from(state.earth.ships_out[craft])
}

/// What is left in the Reserve and beside the board. Public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Supply {
    /// Ships in the Reserve and beside the board, civilian ones in the unused pile.
    pub ships: Counts,
    /// Centurions beside the board.
    pub centurions: u8,
    /// Galactica damage tokens in the pool.
    pub galactica_damage: u8,
    /// Basestar damage tokens in the pool.
    pub basestar_damage: u8,
}

/// How many of a ship are left in the Reserve and beside the board. Public.
#[must_use]
pub fn ships_left(state: &State, craft: Craft) -> u8 {
    rule!("SETUP-2");
    rule!("SETUP-4");
    rule!("SETUP-19");
    rule!("OPEN-26");
    rule!("XCOMP-5");
    rule!("XCOMP-2");
    rule!("XCOMP-10");
    left(played_with(state, craft), used(state, craft))
}

/// How many of a ship the game is played with: those of the box, but for assault raptors that nobody has gained yet
/// (XRAPTOR-6). Public.
#[must_use]
pub fn played_with(state: &State, craft: Craft) -> usize {
    let boxed = state.kit().ships(craft);
    match craft {
        Craft::AssaultRaptor => {
            rule!("XCOMP-3");
            let start = state.kit().assault_raptors_at_start;
            boxed.min(usize::from(start) + usize::from(state.reserve.gained))
        }
        Craft::Basestar
        | Craft::HeavyRaider
        | Craft::Raider
        | Craft::Viper
        | Craft::CivilianShip
        | Craft::Raptor
        | Craft::MarkVii => boxed,
    }
}

/// Assault raptors beside the board, which players may yet gain (XRAPTOR-5). Public.
#[must_use]
pub fn assault_raptors_beside(state: &State) -> u8 {
    let boxed = state.kit().ships(Craft::AssaultRaptor);
    left(boxed, played_with(state, Craft::AssaultRaptor))
}

/// Vipers of all kinds in the Reserve. Public.
#[must_use]
pub fn vipers_left(state: &State) -> u8 {
    ViperKind::ALL
        .map(|kind| ships_left(state, kind.craft()))
        .iter()
        .sum()
}

/// Vipers of all kinds in space, with and without pilots. Public.
#[must_use]
pub fn vipers_in_space(state: &State) -> usize {
    let kinds = ViperKind::ALL.into_iter();
    let unmanned: usize = kinds.map(|kind| state.space.count(kind.craft())).sum();
    unmanned + state.places.piloted_vipers()
}

/// How many of a Cylon ship may yet be placed in the space areas: those beside the boards, and where a Pursuit track says
/// when they come, those of the Cylon Fleet board (XPLACE-4). Public.
#[must_use]
pub fn ships_to_place(state: &State, craft: Craft) -> u8 {
    let beside = ships_left(state, craft);
    if state.kit().pursuit.is_empty() {
        return beside;
    }
    rule!("XPLACE-4");
    let waiting = u8::try_from(state.space.waiting(craft)).unwrap_or(u8::MAX);
    beside.saturating_add(waiting)
}

/// Centurions beside the board. Public.
#[must_use]
pub fn centurions_left(state: &State) -> u8 {
    rule!("XCOMP-5");
    let centurions = state.kit().pieces.centurions;
    let out = usize::from(state.earth.centurions_out);
    left(centurions.into(), state.boarding.centurions.len() + out)
}

fn left(count: usize, used: usize) -> u8 {
    u8::try_from(count.saturating_sub(used)).unwrap_or(u8::MAX)
}

/// Counts what is left. Everything is, before the set-up (SETUP-2, SETUP-4).
#[must_use]
pub fn supply(state: &State) -> Supply {
    let pool = state.damage.pool(state.kit().hull(Board::GALACTICA));
    Supply {
        ships: Craft::ALL
            .map(|craft| (craft, ships_left(state, craft)))
            .into(),
        centurions: centurions_left(state),
        galactica_damage: left(pool.count(), 0),
        basestar_damage: left(basestar_tokens(state), basestar_tokens_out(state).count()),
    }
}

fn basestar_tokens(state: &State) -> usize {
    rule!("OPEN-03b");
    let tokens = state.kit().basestar_damage.iter();
    tokens.map(|row| usize::from(row.copies)).sum()
}

/// The basestar damage tokens in the pool, in the order of the content. Public: all others lie face up.
pub fn basestar_tokens_left(state: &State) -> Vec<BasestarDamage> {
    rule!("OPEN-03b");
    let rows = state.kit().basestar_damage.iter();
    rows.flat_map(|row| {
        let lying = basestar_tokens_out(state).filter(|token| *token == row.token);
        let lying = lying.count();
        std::iter::repeat_n(row.token, usize::from(row.copies).saturating_sub(lying))
    })
    .collect()
}

/// Draws a basestar damage token from the pool (DMG-BASE-1); `None` if it is empty. Draws from
/// [`Stream::BasestarDamage`], which verifiers repeat (docs/PROTOCOL.md, section 4): one place of what is
/// left, in the order of the content.
#[must_use]
pub fn draw_basestar_token(state: &State, draw: &mut Draw<'_>) -> Option<BasestarDamage> {
    let pool = basestar_tokens_left(state);
    if pool.is_empty() {
        return None;
    }
    rule!("POOL-11");
    let left = u32::try_from(pool.len()).unwrap_or(u32::MAX);
    let at = draw.below(Stream::BasestarDamage, left);
    pool.get(at as usize).copied()
}

/// The tokens that lie on basestars.
pub fn basestar_tokens_out(state: &State) -> impl Iterator<Item = BasestarDamage> {
    let space = &state.space;
    space
        .areas
        .iter()
        .chain(&space.fleet)
        .flat_map(|ships| &ships.basestars)
        .flat_map(|basestar| basestar.damage.iter().copied())
}
