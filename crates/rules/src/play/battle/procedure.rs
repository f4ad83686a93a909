//! The fight, step by step: what carries out the work of a battle, a module for each procedure.

use dradis_facts::battle::{BasestarAt, CylonShip, Pace};
use dradis_facts::choice::Choice;
use dradis_facts::rejection::Rejection;
use dradis_facts::space::{Area, CivilianHandle};
use dradis_state::agenda::{Step, Work};
use dradis_state::battle::Fight;
use dradis_state::event::Event;

use crate::play::battle::question::question;
use crate::play::doing::Doing;
use crate::play::prompt::PromptKind;

pub(crate) mod alert;
pub(crate) mod arrivals;
mod basestars;
pub(crate) mod cards;
pub(crate) mod communications;
pub(crate) mod damage;
mod heavy_raiders;
mod icons;
pub(crate) mod launch;
pub(crate) mod pursuit;
mod raiders;
pub(crate) mod rolls;
pub(crate) mod vipers;
pub(crate) mod weapons;

pub(crate) fn set_pace(doing: &mut Doing<'_>, pace: Pace) -> Result<(), Rejection> {
    if doing.state.battle.pace == pace {
        return Err(Rejection::NoChange);
    }
    doing.emit(Event::PaceSet { pace });
    Ok(())
}

/// Carries out the top step of the agenda, unless it asks somebody. Whether it was carried out.
pub(crate) fn proceed(doing: &mut Doing<'_>, step: &Step, fight: &Fight) -> bool {
    if question(&doing.state, step, fight).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    match *fight {
        Fight::Icon { icon } => icons::begin(doing, icon),
        Fight::Raiders { here, any_order } => raiders::next(doing, here, any_order),
        Fight::RaiderActs { area } => raiders::acts(doing, area),
        Fight::CenturionsAdvance => heavy_raiders::centurions_advance(doing),
        Fight::HeavyRaiders { first } => heavy_raiders::act(doing, first),
        Fight::Basestars => basestars::attack(doing),
        Fight::Launch {
            ship,
            each,
            ref left,
        } => launch::next(doing, ship, each, left),
        Fight::Roll { roll } => rolls::roll(doing, roll),
        Fight::React { roll, face } => rolls::strike(doing, roll, face),
        Fight::LoseCivilian { handle } | Fight::TurnUp { handle } => {
            damage::lose_civilian(doing, handle);
        }
        Fight::LookAtCivilians { seat, ref chosen } => {
            communications::look(doing, seat, chosen.clone());
        }
        Fight::MoveSeen { seat, ref left } => communications::pass_over(doing, seat, left),
        Fight::DamageBasestar { basestar, tokens } => {
            damage::damage_basestar(doing, basestar, tokens);
        }
        Fight::PlaceCardShips { card } => cards::begin_placing(doing, card),
        Fight::PlaceCardPieces { ref placing } => cards::place(doing, placing.clone()),
        Fight::Arrive { piece, ref open } => arrivals::place(doing, piece, open.clone()),
        Fight::LaunchReserves {
            ref open,
            ref launched,
        } => arrivals::launch(doing, open, launched.clone()),
        Fight::CardRule { card, ref raiders } => cards::carry_out(doing, card, raiders),
        Fight::DiscardAttackCard { card } => cards::discard(doing, card),
        Fight::Bombard { ref left } => basestars::bombard(doing, left),
        Fight::Pursue => pursuit::advance(doing),
        // Nobody who could fly is near.
        Fight::AlertPilot { areas: _, kind: _ } => {}
        // No viper can do anything more.
        Fight::ActivateVipers { .. } => {}
        Fight::LaunchPilot { seat } => vipers::recall_for(doing, seat),
        Fight::ChooseTarget { seat, weapon } => weapons::only_target(doing, seat, weapon),
        Fight::NukeStrikes { seat: _, area, hit } => {
            damage::nuked(doing, BasestarAt { area, index: 0 }, hit);
        }
    }
    true
}

/// An answer to a question of the fight. The option is one of the prompt's.
pub(crate) fn answer(
    doing: &mut Doing<'_>,
    kind: PromptKind,
    choice: Choice,
) -> Result<(), Rejection> {
    let Some(Step {
        number,
        work: Work::Fight { fight },
    }) = doing.state.agenda.top().cloned()
    else {
        return Err(Rejection::StalePrompt);
    };
    if kind == PromptKind::ReadOn {
        doing.emit(Event::ReadOn { step: number });
        return Ok(());
    }
    doing.emit(Event::StepDone);
    match fight {
        Fight::Raiders {
            here: _,
            any_order: _,
        } => raiders::choose_area(doing, choice),
        Fight::HeavyRaiders { first: _ } => {
            heavy_raiders::act(doing, Some(area_named(choice)?));
            Ok(())
        }
        Fight::RaiderActs { area } => raiders::choose_target(doing, area, choice),
        Fight::Launch { ship, each, left } => launch::choose(doing, ship, each, &left, choice),
        Fight::Roll { roll } => rolls::answer(doing, roll, choice),
        Fight::React { roll, face } => rolls::react(doing, roll, face, choice),
        Fight::LoseCivilian { handle } if kind == PromptKind::ChooseViper => {
            damage::escort(doing, handle, choice)
        }
        Fight::LoseCivilian { handle } | Fight::TurnUp { handle } => {
            damage::reveal_civilian(doing, handle, choice)
        }
        Fight::LookAtCivilians { seat, chosen } => {
            communications::choose(doing, seat, chosen, choice)
        }
        Fight::MoveSeen { seat, left } => communications::move_ship(doing, seat, &left, choice),
        Fight::DamageBasestar { basestar, tokens } => {
            damage::drawn_basestar_token(doing, basestar, tokens, choice)
        }
        Fight::ActivateVipers { seat, whose, left } => {
            vipers::activate(doing, seat, whose, left, choice)
        }
        Fight::LaunchPilot { seat } => vipers::launch_pilot(doing, seat, choice),
        Fight::ChooseTarget { seat, weapon } => weapons::choose_target(doing, seat, weapon, choice),
        Fight::NukeStrikes { seat: _, area, hit } => {
            let Choice::AttackShip(_, CylonShip::Basestar { index }) = choice else {
                return Err(Rejection::StalePrompt);
            };
            damage::nuked(doing, BasestarAt { area, index }, hit);
            Ok(())
        }
        Fight::PlaceCardPieces { placing } => cards::choose(doing, placing, choice),
        Fight::Arrive { piece, open } => arrivals::choose(doing, piece, open, choice),
        Fight::LaunchReserves { open, launched } => {
            arrivals::choose_viper(doing, open, launched, choice)
        }
        Fight::AlertPilot { areas: _, kind } => alert::answer(doing, kind, choice),
        Fight::PlaceCardShips { .. }
        | Fight::CardRule { .. }
        | Fight::DiscardAttackCard { .. }
        | Fight::Bombard { .. }
        | Fight::Pursue
        | Fight::Icon { .. }
        | Fight::CenturionsAdvance
        | Fight::Basestars => Err(Rejection::StalePrompt),
    }
}

fn schedule(doing: &mut Doing<'_>, fight: Vec<Fight>) {
    let work = fight.into_iter().map(Work::from).collect();
    doing.emit(Event::Scheduled { work });
}

fn area_named(choice: Choice) -> Result<Area, Rejection> {
    choice.area().ok_or(Rejection::StalePrompt)
}

fn civilian_named(choice: Choice) -> Result<CivilianHandle, Rejection> {
    let Choice::Civilian(handle) = choice else {
        return Err(Rejection::StalePrompt);
    };
    Ok(handle)
}
