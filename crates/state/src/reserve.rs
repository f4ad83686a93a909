//! Human ships that are not in space, and what is beside the board.
//!
//! **Architecture invariant:** what lies in the Reserve and in the supplies is not stored: it is what
//! the box holds less what is elsewhere, so that no piece is counted twice or lost.

use dradis_facts::chance::{Draw, Stream};
use dradis_facts::content::PieceCounts;
use dradis_facts::rule;
use dradis_facts::space::BasestarDamage;
use serde::{Deserialize, Serialize};

use crate::state::State;

/// Vipers and raptors that are neither in the Reserve nor in space. Public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reserve {
    /// Vipers in the Damaged Vipers box.
    pub damaged_vipers: u8,
    /// Vipers out of the game.
    pub destroyed_vipers: u8,
    /// Raptors out of the game.
    pub destroyed_raptors: u8,
}

/// How many of each piece are on the board or out of the game. Public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Used {
    pub vipers: usize,
    pub raptors: usize,
    pub raiders: usize,
    pub heavy_raiders: usize,
    pub basestars: usize,
    pub centurions: usize,
    pub civilian_ships: usize,
    pub nukes: usize,
}

/// Counts the pieces that are in use.
#[must_use]
pub fn used(state: &State) -> Used {
    let space = &state.space;
    let Reserve {
        damaged_vipers,
        destroyed_vipers,
        destroyed_raptors,
    } = state.reserve;
    let unmanned = space.count(|ships| usize::from(ships.unmanned_vipers));
    Used {
        vipers: unmanned
            + state.places.piloted_vipers()
            + usize::from(damaged_vipers)
            + usize::from(destroyed_vipers),
        raptors: usize::from(destroyed_raptors),
        raiders: space.count(|ships| usize::from(ships.raiders)),
        heavy_raiders: space.count(|ships| usize::from(ships.heavy_raiders)),
        basestars: space.count(|ships| ships.basestars.len()),
        centurions: state.boarding.centurions.len(),
        civilian_ships: space.civilians.len() + space.destroyed_civilians.len(),
        nukes: usize::from(state.titles.nukes),
    }
}

/// What is left in the Reserve and beside the board. Public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Supply {
    /// Vipers in the Reserve.
    pub vipers: u8,
    /// Raptors in the Reserve.
    pub raptors: u8,
    /// Raiders beside the board.
    pub raiders: u8,
    /// Heavy raiders beside the board.
    pub heavy_raiders: u8,
    /// Basestars beside the board.
    pub basestars: u8,
    /// Centurions beside the board.
    pub centurions: u8,
    /// Civilian ships in the unused pile.
    pub civilian_ships: u8,
    /// Galactica damage tokens in the pool.
    pub galactica_damage: u8,
    /// Basestar damage tokens in the pool.
    pub basestar_damage: u8,
}

/// Counts what is left. Everything is, before the set-up (SETUP-2, SETUP-4).
#[must_use]
pub fn supply(state: &State) -> Supply {
    rule!("SETUP-2");
    rule!("SETUP-4");
    rule!("SETUP-19");
    let used = used(state);
    let PieceCounts {
        vipers,
        raptors,
        raiders,
        heavy_raiders,
        basestars,
        centurions,
        nukes: _,
    } = state.kit().pieces;
    let left =
        |count: usize, used: usize| u8::try_from(count.saturating_sub(used)).unwrap_or(u8::MAX);
    Supply {
        vipers: left(vipers.into(), used.vipers),
        raptors: left(raptors.into(), used.raptors),
        raiders: left(raiders.into(), used.raiders),
        heavy_raiders: left(heavy_raiders.into(), used.heavy_raiders),
        basestars: left(basestars.into(), used.basestars),
        centurions: left(centurions.into(), used.centurions),
        civilian_ships: left(state.kit().civilian_count(), used.civilian_ships),
        galactica_damage: left(state.damage.pool(state.kit()), 0),
        basestar_damage: left(basestar_tokens(state), basestar_tokens_out(state).len()),
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
    let out = basestar_tokens_out(state);
    let rows = state.kit().basestar_damage.iter();
    rows.flat_map(|row| {
        let lying = out.iter().filter(|token| **token == row.token).count();
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
pub fn basestar_tokens_out(state: &State) -> Vec<BasestarDamage> {
    dradis_facts::space::Area::ALL
        .into_iter()
        .flat_map(|area| &state.space.ships(area).basestars)
        .flat_map(|basestar| basestar.damage.iter().copied())
        .collect()
}
