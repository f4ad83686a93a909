//! The fight, step by step: what carries out the work of a battle, a module for each procedure.

use super::Doing;
use super::happenings::require_no_question;
use crate::agenda::{Step, Work};
use crate::battle::Pace;
use crate::content::LocationId;
use crate::event::Event;
use crate::places::Place;
use crate::prompt::PromptKind;
use crate::prompt::battle::question;
use crate::rejection::Rejection;
use crate::rule;
use crate::seat::SeatId;
use crate::space::{Area, CivilianHandle};

pub(super) mod alert;
mod basestars;
pub(super) mod cards;
pub(super) mod communications;
mod damage;
mod heavy_raiders;
mod icons;
pub(super) mod launch;
mod raiders;
pub(super) mod rolls;
pub(super) mod vipers;
pub(super) mod weapons;

pub(super) fn set_pace(doing: &mut Doing<'_>, pace: Pace) -> Result<(), Rejection> {
    if doing.state.battle.pace == pace {
        return Err(Rejection::NoChange);
    }
    doing.emit(Event::PaceSet { pace });
    Ok(())
}

/// Carries out the top step of the agenda, unless it asks somebody. Whether it was carried out.
pub(super) fn proceed(doing: &mut Doing<'_>) -> bool {
    let Some(step) = doing.state.agenda.top().cloned() else {
        return false;
    };
    if question(&doing.state, &step).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    match step.work {
        Work::Icon { icon } => icons::begin(doing, icon),
        Work::Raiders { here, any_order } => raiders::next(doing, here, any_order),
        Work::RaiderActs { area } => raiders::acts(doing, area),
        Work::CenturionsAdvance => heavy_raiders::centurions_advance(doing),
        Work::HeavyRaiders { first } => heavy_raiders::act(doing, first),
        Work::Basestars => basestars::attack(doing),
        Work::Launch { ship, each, left } => launch::next(doing, ship, each, &left),
        Work::Roll { roll } => rolls::roll(doing, roll),
        Work::React { roll, face } => rolls::strike(doing, roll, face),
        Work::LoseCivilian { handle } => damage::lose_civilian(doing, handle),
        Work::LookAtCivilians { seat, chosen } => communications::look(doing, seat, chosen),
        Work::MoveSeen { seat, left } => communications::pass_over(doing, seat, &left),
        Work::DamageBasestar { basestar, tokens } => {
            damage::damage_basestar(doing, basestar, tokens);
        }
        Work::PlaceCardShips { card } => cards::begin_placing(doing, card),
        Work::PlaceCardPieces { placing } => cards::place(doing, placing),
        Work::CardRule { card, raiders } => cards::carry_out(doing, card, &raiders),
        Work::DiscardAttackCard { card } => cards::discard(doing, card),
        Work::Bombard { left } => basestars::bombard(doing, &left),
        // Nobody who could fly is near; and an action is always asked for.
        Work::AlertPilot { areas: _ } | Work::AlertAction { seat: _ } => {}
        // No viper can do anything more.
        Work::ActivateVipers { .. } => {}
        Work::LaunchPilot { seat } => vipers::recall_for(doing, seat),
        Work::ChooseTarget { seat, weapon } => weapons::only_target(doing, seat, weapon),
        Work::ChooseCharacter { .. }
        | Work::LaunchViper { .. }
        | Work::GiveTitles
        | Work::DealLoyalty
        | Work::BuildDestiny
        | Work::PlaceShips
        | Work::ReadLoyalty { .. }
        | Work::BeginTurns
        | Work::LayOutPosition
        | Work::TakeTurn
        | Work::DiscardToLimit
        | Work::EndTurn
        | Work::DrawDamage => {}
    }
    true
}

/// An answer to a question of the fight. The option is one of the prompt's.
pub(super) fn answer(
    doing: &mut Doing<'_>,
    kind: PromptKind,
    option: &str,
) -> Result<(), Rejection> {
    let Some(Step { number, work }) = doing.state.agenda.top().cloned() else {
        return Err(Rejection::StalePrompt);
    };
    if kind == PromptKind::ReadOn {
        doing.emit(Event::ReadOn { step: number });
        return Ok(());
    }
    doing.emit(Event::StepDone);
    match work {
        Work::Raiders {
            here: _,
            any_order: _,
        } => raiders::choose_area(doing, option),
        Work::HeavyRaiders { first: _ } => {
            heavy_raiders::act(doing, Some(area_named(option)?));
            Ok(())
        }
        Work::RaiderActs { area } => raiders::choose_target(doing, area, option),
        Work::Launch { ship, each, left } => launch::choose(doing, ship, each, &left, option),
        Work::Roll { roll } => rolls::answer(doing, roll, option),
        Work::React { roll, face } => rolls::react(doing, roll, face, option),
        Work::LoseCivilian { handle } => damage::reveal_civilian(doing, handle, option),
        Work::LookAtCivilians { seat, chosen } => {
            communications::choose(doing, seat, chosen, option)
        }
        Work::MoveSeen { seat, left } => communications::move_ship(doing, seat, &left, option),
        Work::DamageBasestar { basestar, tokens } => {
            damage::drawn_basestar_token(doing, basestar, tokens, option)
        }
        Work::ActivateVipers { seat, whose, left } => {
            vipers::activate(doing, seat, whose, left, option)
        }
        Work::LaunchPilot { seat } => vipers::launch_pilot(doing, seat, option),
        Work::ChooseTarget { seat, weapon } => weapons::choose_target(doing, seat, weapon, option),
        Work::PlaceCardPieces { placing } => cards::choose(doing, placing, option),
        Work::AlertPilot { areas: _ } => alert::answer(doing, option),
        Work::AlertAction { seat: _ } => Ok(()),
        Work::PlaceCardShips { .. }
        | Work::CardRule { .. }
        | Work::DiscardAttackCard { .. }
        | Work::Bombard { .. }
        | Work::Icon { .. }
        | Work::CenturionsAdvance
        | Work::Basestars
        | Work::ChooseCharacter { .. }
        | Work::LaunchViper { .. }
        | Work::GiveTitles
        | Work::DealLoyalty
        | Work::BuildDestiny
        | Work::PlaceShips
        | Work::ReadLoyalty { .. }
        | Work::BeginTurns
        | Work::LayOutPosition
        | Work::TakeTurn
        | Work::DiscardToLimit
        | Work::EndTurn
        | Work::DrawDamage => Err(Rejection::StalePrompt),
    }
}

fn schedule(doing: &mut Doing<'_>, work: Vec<Work>) {
    doing.emit(Event::Scheduled { work });
}

/// The turn itself is what the table waits for, or the action that Apollo has in between. Whose turn it is does not matter: cards grant actions to
/// others.
fn require_turn(doing: &Doing<'_>) -> Result<(), Rejection> {
    rule!("ACT-10");
    match doing.state.agenda.top().map(|step| &step.work) {
        Some(Work::AlertAction { .. }) => Ok(()),
        Some(_) | None => require_no_question(&doing.state),
    }
}

/// The player exists and acts for the fleet.
fn require_human(doing: &Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    doing.state.require_seat(seat)?;
    if doing.state.loyalty.revealed.contains(&seat) {
        rule!("CYPLAYER-1");
        return Err(Rejection::NotForCylons);
    }
    Ok(())
}

/// The character stands on a location of this name, which is not damaged. A pilot in space stands on none.
fn require_at(doing: &Doing<'_>, seat: SeatId, name: &str) -> Result<(), Rejection> {
    rule!("ACT-3");
    rule!("PILOT-11");
    // A name that is no location cannot be: tests use each.
    let location = LocationId::find(name).ok_or(Rejection::NoChange)?;
    if doing.state.places.of(seat) != Some(Place::Location { location }) {
        return Err(Rejection::NotThere { location });
    }
    if doing.state.damage.locations.contains(&location) {
        rule!("DMG-GAL-4");
        return Err(Rejection::DamagedLocation { location });
    }
    Ok(())
}

fn area_named(name: &str) -> Result<Area, Rejection> {
    let mut areas = Area::ALL.into_iter();
    areas
        .find(|area| area.name() == name)
        .ok_or(Rejection::StalePrompt)
}

fn civilian_named(name: &str) -> Result<CivilianHandle, Rejection> {
    let number = name.strip_prefix("civilian:");
    number
        .and_then(|number| number.parse().ok())
        .map(CivilianHandle)
        .ok_or(Rejection::StalePrompt)
}
