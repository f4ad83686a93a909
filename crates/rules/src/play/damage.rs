//! Damage to ships.

use dradis_facts::battle::Target;
use dradis_facts::chance::{Draw, Stream};
use dradis_facts::choice::Choice;
use dradis_facts::content::{Board, LocationId};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::kit::Hull;
use dradis_facts::message::{Line, Message, location_id, resource_id};
use dradis_facts::options::Mode;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::{Step, Work};
use dradis_state::damage::Damage;
use dradis_state::event::{Event, Move};
use dradis_state::state::State;

use crate::play::dials::turn_dial;
use crate::play::doing::Doing;
use crate::play::ending::{When, ended};
use crate::play::moment::{Moment, come};
use crate::play::prompt::{Offer, Prompt, PromptKind, active_or_referee};

/// The tokens of a ship of the kit that are in the pool.
#[must_use]
pub fn pool(state: &State, hull: Board) -> Vec<GalacticaToken> {
    state.damage.pool(state.kit().hull(hull)).collect()
}

/// Draws a token from the pool (POOL-10); `None` if it is empty. Draws from [`Stream::GalacticaDamage`],
/// which verifiers repeat (docs/PROTOCOL.md, section 4): one place of what is left, in the order of the
/// content.
#[must_use]
pub fn draw_token(hull: &Hull, damage: &Damage, draw: &mut Draw<'_>) -> Option<GalacticaToken> {
    let pool: Vec<GalacticaToken> = damage.pool(hull).collect();
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
pub fn draw_tokens(
    hull: &Hull,
    damage: &Damage,
    count: u8,
    draw: &mut Draw<'_>,
) -> Vec<GalacticaToken> {
    let mut left = damage.clone();
    let mut drawn = Vec::new();
    for _ in 0..count {
        let Some(token) = draw_token(hull, &left, draw) else {
            break;
        };
        left.take(token);
        drawn.push(token);
    }
    drawn
}

/// A ship of the kit takes a token: the one that the table has told, or one from its pool.
pub(crate) fn damage_hull(
    doing: &mut Doing<'_>,
    hull: Board,
    told: Option<GalacticaToken>,
) -> Result<(), Rejection> {
    let pool = pool(&doing.state, hull);
    if pool.is_empty() {
        return Err(Rejection::NoDamageToken);
    }
    let token = match (told, doing.state.options.modes.damage) {
        (Some(token), Mode::App | Mode::Table) if pool.contains(&token) => token,
        (Some(_), Mode::App | Mode::Table) => return Err(Rejection::NoDamageToken),
        (None, Mode::App) => doing
            .draw(|state, draw| draw_token(state.kit().hull(hull), &state.damage, draw))
            .ok_or(Rejection::NoDamageToken)?,
        (None, Mode::Table) => {
            doing.emit(Event::Scheduled {
                work: vec![Work::DrawDamage { hull }],
            });
            return Ok(());
        }
    };
    take_damage(doing, token);
    Ok(())
}

/// The table says which token it has drawn.
pub(crate) fn drawn_damage(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let state = &doing.state;
    let hulls = state.kit().hulls.iter();
    let token = hulls
        .flat_map(|hull| state.damage.pool(hull))
        .find(|token| Choice::GalacticaToken(*token) == choice)
        .ok_or(Rejection::StalePrompt)?;
    doing.emit(Event::StepDone);
    take_damage(doing, token);
    Ok(())
}

pub(crate) fn take_damage(doing: &mut Doing<'_>, token: GalacticaToken) {
    rule!("DMG-GAL-1");
    doing.emit(Event::GalacticaDamaged { token });
    match token {
        GalacticaToken::Location { location } => {
            rule!("DMG-GAL-2");
            rule!("DMG-GAL-3");
            let hit = Place::on(location);
            let places = doing.state.places.iter();
            let hurt: Vec<SeatId> = places
                .filter(|(_, place)| *place == hit)
                .map(|(seat, _)| seat)
                .collect();
            for seat in hurt {
                let (place, why) = (Place::on(LocationId::SICKBAY), Move::Hurt);
                doing.emit(Event::CharacterMoved { seat, place, why });
            }
            let hull = location.facts().board;
            come(doing, Moment::LocationDamaged { hull, location });
        }
        GalacticaToken::Resource { resource } => {
            rule!("DMG-GAL-6");
            turn_dial(doing, resource, -1);
        }
    }
    ended(doing, When::AtOnce);
}

/// Which token the table has drawn.
pub(crate) fn draw_damage(state: &State, step: &Step, hull: Board) -> Vec<Prompt> {
    let choices = pool(state, hull).into_iter().map(token_choice);
    vec![Prompt {
        choices: choices.collect(),
        ..Prompt::new(
            step,
            PromptKind::DrawDamage,
            active_or_referee(state),
            Line::new(Message::AskDrawDamage),
            rule!("DMG-GAL-1"),
        )
    }]
}

/// The answer that means a token.
pub(crate) fn token_choice(token: GalacticaToken) -> Offer {
    let label = match token {
        GalacticaToken::Location { location } => {
            Line::new(Message::OptionDamageLocation).word("location", location_id(location))
        }
        GalacticaToken::Resource { resource } => {
            Line::new(Message::OptionDamageResource).word("resource", resource_id(resource))
        }
    };
    let choice = Offer::new(Choice::GalacticaToken(token), label);
    match token {
        GalacticaToken::Location { location } => choice.at(Target::Location { location }),
        GalacticaToken::Resource { resource: _ } => choice,
    }
}
