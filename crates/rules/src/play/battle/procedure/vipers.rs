//! Vipers that players activate, launch, take over and repair.

use dradis_facts::ability::Ability;
use dradis_facts::battle::{Attack, HumanAction, VipersBy};
use dradis_facts::choice::Choice;
use dradis_facts::craft::ViperKind;
use dradis_facts::deed::Procedure;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use dradis_state::battle::{Fight, Whose};
use dradis_state::event::{Event, HandChange, Move};

use crate::play::ability::has;
use crate::play::battle::procedure::{alert, rolls, schedule};
use crate::play::battle::question::vipers::{may_launch, recallable};
use crate::play::battle::vipers::{Activation, activations, cylon_ships};
use crate::play::doing::Doing;
use crate::play::hands::set_hand;
use crate::play::require::{require_at, require_human, require_turn};
use crate::play::space::kinds_in_reserve;

/// Attacks that Maximum Firepower gives, at most.
const MAXIMUM_FIREPOWER: u8 = 4;

/// Somebody activates unmanned vipers.
pub(crate) fn unmanned(doing: &mut Doing<'_>, seat: SeatId, by: VipersBy) -> Result<(), Rejection> {
    require_turn(doing)?;
    require_human(doing, seat)?;
    let action = match by {
        VipersBy::Command => {
            rule!("LOC-COMMAND-1");
            require_at(doing, seat, Procedure::Command)?;
            HumanAction::Command
        }
        VipersBy::Cag => {
            if !has(&doing.state, seat, Ability::Cag) {
                return Err(Rejection::NotTheirs);
            }
            HumanAction::Cag
        }
    };
    if activations(&doing.state, seat, Whose::Unmanned).is_empty() {
        return Err(Rejection::NoViperToActivate);
    }
    if by == VipersBy::Cag {
        let ability = Ability::Cag;
        doing.emit(Event::AbilityUsed { seat, ability });
    }
    begin(doing, seat, action, Whose::Unmanned, by.activations());
    Ok(())
}

/// A pilot moves the own viper or attacks with it, once.
pub(crate) fn own(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    require_turn(doing)?;
    require_human(doing, seat)?;
    flies(doing, seat)?;
    rule!("ACT-5");
    rule!("DIS-19");
    begin(doing, seat, HumanAction::OwnViper, Whose::Own, 1);
    Ok(())
}

/// A pilot plays Maximum Firepower.
pub(crate) fn maximum_firepower(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    require_turn(doing)?;
    require_human(doing, seat)?;
    let area = flies(doing, seat)?;
    let held = doing.state.hands.of(seat);
    if !doing.state.may_hold(seat, 1) {
        return Err(Rejection::HandRange { held });
    }
    if cylon_ships(&doing.state, area).is_empty() {
        return Err(Rejection::NoTarget);
    }
    let action = HumanAction::MaximumFirepower;
    begin(doing, seat, action, Whose::OwnAttacks, MAXIMUM_FIREPOWER);
    set_hand(doing, seat, held.saturating_sub(1), HandChange::Played);
    Ok(())
}

fn flies(doing: &Doing<'_>, seat: SeatId) -> Result<Area, Rejection> {
    let flown = doing.state.places.flown_by(seat);
    flown.map(|(area, _)| area).ok_or(Rejection::NotFlying)
}

fn begin(doing: &mut Doing<'_>, seat: SeatId, action: HumanAction, whose: Whose, left: u8) {
    doing.emit(Event::ActionBegan { seat, action });
    schedule(doing, vec![Fight::ActivateVipers { seat, whose, left }]);
}

/// A viper is activated, and then the next one.
pub(crate) fn activate(
    doing: &mut Doing<'_>,
    seat: SeatId,
    whose: Whose,
    left: u8,
    choice: Choice,
) -> Result<(), Rejection> {
    if choice == Choice::Done {
        return Ok(());
    }
    let mut possible = activations(&doing.state, seat, whose).into_iter();
    let activation = possible.find(|activation| activation.choice() == choice);
    let activation = activation.ok_or(Rejection::StalePrompt)?;
    if left > 1 {
        rule!("VIPER-5");
        let (whose, left) = (then(whose, activation), left - 1);
        schedule(doing, vec![Fight::ActivateVipers { seat, whose, left }]);
    }
    let pilot = match whose {
        Whose::Unmanned | Whose::One | Whose::Same { .. } => None,
        Whose::Own | Whose::OwnAttacks => Some(seat),
    };
    match (activation, pilot) {
        (Activation::Launch { area, kind }, _) => {
            rule!("VIPER-2");
            rule!("XRAPTOR-2");
            doing.emit(Event::ViperLaunched { area, kind });
            alert::offer(doing, vec![area], kind);
        }
        (Activation::Move { from, to, kind }, None) => {
            rule!("VIPER-3");
            let kind = kind.craft();
            doing.emit(Event::ShipMoved { kind, from, to });
        }
        (Activation::Move { from: _, to, kind }, Some(seat)) => {
            rule!("VIPER-3");
            let place = Place::Viper { area: to, kind };
            let why = Move::Flew;
            doing.emit(Event::CharacterMoved { seat, place, why });
        }
        (Activation::Attack { area, target, kind }, pilot) => {
            rule!("VIPER-4");
            let attack = Attack::ViperAtShip {
                area,
                pilot,
                target,
                kind,
            };
            rolls::begin_by(doing, attack, seat);
        }
        (
            Activation::Escort {
                area,
                kind: _,
                ship,
            },
            _,
        ) => {
            rule!("XVIPER-3");
            let handle = ship;
            doing.emit(Event::CivilianEscorted { handle, area });
        }
    }
    Ok(())
}

/// Which vipers the next activation is of.
fn then(whose: Whose, activation: Activation) -> Whose {
    match whose {
        Whose::Unmanned | Whose::Own | Whose::OwnAttacks => whose,
        Whose::One | Whose::Same { .. } => match activation {
            Activation::Launch { area, kind }
            | Activation::Attack { area, kind, .. }
            | Activation::Escort { area, kind, .. }
            | Activation::Move {
                from: _,
                to: area,
                kind,
            } => Whose::Same { area, kind },
        },
    }
}

/// A pilot on the Hangar Deck launches in a viper.
pub(crate) fn hangar(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    require_turn(doing)?;
    require_human(doing, seat)?;
    rule!("LOC-HANGAR-1");
    require_at(doing, seat, Procedure::LaunchInViper)?;
    require_pilot(doing, seat)?;
    if kinds_in_reserve(&doing.state).is_empty() && recallable(&doing.state).is_empty() {
        return Err(Rejection::NoViperLeft);
    }
    let action = HumanAction::HangarDeck;
    doing.emit(Event::ActionBegan { seat, action });
    schedule(doing, vec![Fight::LaunchPilot { seat }]);
    Ok(())
}

fn require_pilot(doing: &Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    rule!("PILOT-1");
    let character = doing.state.seats[seat.index()].character;
    if character.is_some_and(|character| character.facts().pilot_token) {
        Ok(())
    } else {
        Err(Rejection::NotAPilot)
    }
}

/// With an empty Reserve the only unmanned vipers there are give one back.
pub(crate) fn recall_for(doing: &mut Doing<'_>, seat: SeatId) {
    let viper = recallable(&doing.state).first().copied();
    if let Some((area, kind)) = viper.filter(|_| may_launch(&doing.state, seat)) {
        recall(doing, seat, area, kind);
    }
}

/// The pilot names the viper to recall, or the launch area.
pub(crate) fn launch_pilot(
    doing: &mut Doing<'_>,
    seat: SeatId,
    choice: Choice,
) -> Result<(), Rejection> {
    if let Choice::Recall(area, kind) = choice {
        recall(doing, seat, area, kind);
        return Ok(());
    }
    let Choice::Launch(area, kind) = choice else {
        return Err(Rejection::StalePrompt);
    };
    rule!("PILOT-2");
    let place = Place::Viper { area, kind };
    let why = Move::Launched;
    doing.emit(Event::CharacterMoved { seat, place, why });
    Ok(())
}

fn recall(doing: &mut Doing<'_>, seat: SeatId, area: Area, kind: ViperKind) {
    rule!("PILOT-3");
    rule!("XVIPER-8");
    rule!("LIMIT-5");
    doing.emit(Event::ViperRecalled { area, kind });
    schedule(doing, vec![Fight::LaunchPilot { seat }]);
}

/// Damaged vipers go to the Reserve.
pub(crate) fn repair(doing: &mut Doing<'_>, count: u8, kind: ViperKind) -> Result<(), Rejection> {
    if count == 0 {
        return Err(Rejection::NoChange);
    }
    let damaged = doing.state.reserve.damaged[kind.craft()];
    if count > damaged {
        return Err(Rejection::DamagedVipers { damaged });
    }
    rule!("DMG-2");
    doing.emit(Event::VipersRepaired { count, kind });
    Ok(())
}
