//! Damage to ships.

use dradis_facts::battle::Target;
use dradis_facts::chance::{Draw, Stream};
use dradis_facts::choice::Choice;
use dradis_facts::content::{Board, LocationId};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::kit::{Hull, Kit};
use dradis_facts::message::{Line, Message, board_id, location_id, resource_id};
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

/// The ships that may take a ship's damage and have a token left for it: she first, then those that take it in her
/// stead, unless it is hers alone.
fn takers(state: &State, hull: Board, alone: bool) -> Vec<Board> {
    let hulls = state.kit().hulls.iter();
    let takers =
        hulls.filter(|other| other.board == hull || (other.takes_for == Some(hull) && !alone));
    let takers: Vec<Board> = takers
        .filter(|taker| state.damage.pool(taker).next().is_some())
        .map(|taker| taker.board)
        .collect();
    if takers.len() > 1 {
        rule!("XDMG-1");
    }
    takers
}

/// Whether the box holds a ship that may take this one's damage in her stead.
pub(crate) fn damage_may_pass(kit: &Kit, hull: Board) -> bool {
    kit.hulls.iter().any(|other| other.takes_for == Some(hull))
}

/// How a token comes to a ship that is damaged.
enum Drawn {
    /// Not at all: none is left.
    Nowhere,
    /// Dradis draws one of this ship's.
    For(Board),
    /// People are asked, for the ship or for the token.
    Asked,
}

fn drawn(state: &State, hull: Board, alone: bool) -> Drawn {
    let takers = takers(state, hull, alone);
    match (takers.as_slice(), state.options.modes.damage) {
        ([], Mode::App | Mode::Table) => Drawn::Nowhere,
        ([only], Mode::App) => Drawn::For(*only),
        ([_, _, ..], Mode::App) | ([_, ..], Mode::Table) => Drawn::Asked,
    }
}

/// A ship of the kit takes a token: the one that the table has told, or one from its pool. Where another ship may take
/// it in her stead, the active player chooses before a token is drawn (XDMG-1a).
pub(crate) fn damage_hull(
    doing: &mut Doing<'_>,
    hull: Board,
    told: Option<GalacticaToken>,
) -> Result<(), Rejection> {
    if let Some(token) = told {
        if !pool(&doing.state, hull).contains(&token) {
            return Err(Rejection::NoDamageToken);
        }
        take_damage(doing, token);
        return Ok(());
    }
    let alone = false;
    match drawn(&doing.state, hull, alone) {
        Drawn::Nowhere => return Err(Rejection::NoDamageToken),
        Drawn::For(ship) => draw_for(doing, ship),
        Drawn::Asked => doing.emit(Event::Scheduled {
            work: vec![Work::DrawDamage { hull, alone }],
        }),
    }
    Ok(())
}

/// The table draws so many tokens of this ship and of no other, and says which ones.
pub(crate) fn draw_of(doing: &mut Doing<'_>, hull: Board, tokens: u8) {
    let alone = true;
    doing.emit(Event::Scheduled {
        work: vec![Work::DrawDamage { hull, alone }; usize::from(tokens)],
    });
}

/// Dradis draws a ship's token, where there is one.
fn draw_for(doing: &mut Doing<'_>, hull: Board) {
    if let Some(token) =
        doing.draw(|state, draw| draw_token(state.kit().hull(hull), &state.damage, draw))
    {
        take_damage(doing, token);
    }
}

/// Goes on where nobody need be asked: nothing is left to draw, or Dradis draws and one ship alone can take the damage.
pub(crate) fn proceed(doing: &mut Doing<'_>, hull: Board, alone: bool) -> bool {
    match drawn(&doing.state, hull, alone) {
        Drawn::Nowhere => doing.emit(Event::StepDone),
        Drawn::For(ship) => {
            doing.emit(Event::StepDone);
            draw_for(doing, ship);
        }
        Drawn::Asked => return false,
    }
    true
}

/// The active player has chosen the ship that takes the damage; Dradis draws her token.
pub(crate) fn chosen_ship(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let Choice::Ship(ship) = choice else {
        return Err(Rejection::StalePrompt);
    };
    rule!("XDMG-1a");
    doing.emit(Event::StepDone);
    draw_for(doing, ship);
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
            rule!("XDMG-3");
            hurt(doing, |at| at == location);
            let hull = location.facts().board;
            come(doing, Moment::LocationDamaged { hull, location });
            if doing.state.has_lost(hull) {
                rule!("XBOARD-6");
                rule!("XBOARD-6a");
                doing.emit(Event::ShipDestroyed { ship: hull });
                hurt(doing, |at| at.facts().board == hull);
            }
        }
        GalacticaToken::Resource { resource } => {
            rule!("DMG-GAL-6");
            rule!("XDMG-2");
            turn_dial(doing, resource, -1);
        }
    }
    ended(doing, When::AtOnce);
}

/// Whoever is on one of these locations goes to Sickbay.
fn hurt(doing: &mut Doing<'_>, on: impl Fn(LocationId) -> bool) {
    let places = doing.state.places.iter();
    let hurt = places.filter(|(_, place)| match place {
        Place::Location { location } => on(*location),
        Place::Viper { .. } | Place::OffBoard => false,
    });
    let hurt: Vec<SeatId> = hurt.map(|(seat, _)| seat).collect();
    for seat in hurt {
        let (place, why) = (Place::on(LocationId::SICKBAY), Move::Hurt);
        doing.emit(Event::CharacterMoved { seat, place, why });
    }
}

/// Which ship takes the damage, where Dradis draws the token; otherwise which token the table has drawn.
pub(crate) fn draw_damage(state: &State, step: &Step, hull: Board, alone: bool) -> Vec<Prompt> {
    let takers = takers(state, hull, alone);
    let either = takers.len() > 1;
    let (kind, ask, choices): (_, _, Vec<Offer>) = match state.options.modes.damage {
        Mode::App => {
            let ships = takers.into_iter().map(|ship| {
                let label = Line::new(Message::OptionShip).word("ship", board_id(ship));
                Offer::new(Choice::Ship(ship), label)
            });
            (
                PromptKind::ChooseShip,
                Line::new(Message::AskChooseShip),
                ships.collect(),
            )
        }
        Mode::Table => {
            let ask = match takers.as_slice() {
                [ship, others @ ..] if either => Line::new(Message::AskDrawEither)
                    .word("ship", board_id(*ship))
                    .words("others", others.iter().copied().map(board_id)),
                [..] => Line::new(Message::AskDrawDamage),
            };
            let tokens = takers.into_iter().flat_map(|ship| pool(state, ship));
            (
                PromptKind::DrawDamage,
                ask,
                tokens.map(token_choice).collect(),
            )
        }
    };
    let rule = if either {
        rule!("XDMG-1a")
    } else {
        rule!("DMG-GAL-1")
    };
    vec![Prompt {
        choices,
        ..Prompt::new(step, kind, active_or_referee(state), ask, rule)
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
