//! Damage to Galactica.

use dradis_facts::chance::{Draw, Stream};
use dradis_facts::content::{GalacticaDamage, LocationId, content};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::rule;
use dradis_state::damage::Damage;

/// The tokens that are in the pool, in the order of the content. Public: all others lie face up.
#[must_use]
pub fn tokens_left(damage: &Damage) -> Vec<GalacticaToken> {
    rule!("OPEN-03");
    let Damage { locations, spent } = damage;
    content()
        .galactica_damage
        .iter()
        .filter_map(|row| match row {
            // A name that is no location cannot be: a test compares the content's names.
            GalacticaDamage::Location(name) => {
                LocationId::find(name).map(|location| GalacticaToken::Location { location })
            }
            GalacticaDamage::Resource(resource) => Some(GalacticaToken::Resource {
                resource: *resource,
            }),
        })
        .filter(|token| match token {
            GalacticaToken::Location { location } => !locations.contains(location),
            GalacticaToken::Resource { resource } => !spent.contains(resource),
        })
        .collect()
}

/// Draws a token from the pool (POOL-10); `None` if it is empty. Draws from [`Stream::GalacticaDamage`],
/// which verifiers repeat (docs/PROTOCOL.md, section 4): one place of what is left, in the order of the
/// content.
#[must_use]
pub fn draw_token(damage: &Damage, draw: &mut Draw<'_>) -> Option<GalacticaToken> {
    let pool = tokens_left(damage);
    if pool.is_empty() {
        return None;
    }
    rule!("POOL-10");
    let left = u32::try_from(pool.len()).unwrap_or(u32::MAX);
    let at = draw.below(Stream::GalacticaDamage, left);
    pool.get(at as usize).copied()
}

/// Draws so many tokens from the pool, one after the other, or as many as there are.
#[must_use]
pub fn draw_tokens(damage: &Damage, count: u8, draw: &mut Draw<'_>) -> Vec<GalacticaToken> {
    let mut left = damage.clone();
    let mut drawn = Vec::new();
    for _ in 0..count {
        let Some(token) = draw_token(&left, draw) else {
            break;
        };
        left.take(token);
        drawn.push(token);
    }
    drawn
}
