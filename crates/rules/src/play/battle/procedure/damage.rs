//! What is damaged, destroyed, and lost with it.

use dradis_facts::ability::Ability;
use dradis_facts::attack::Hit;
use dradis_facts::battle::{Attack, BasestarAt, CylonShip, Roll};
use dradis_facts::choice::Choice;
use dradis_facts::content::{Board, CivilianKind, Lasting, LocationId};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::deed::Procedure;
use dradis_facts::effect::{Effect, OnPieces, Question, Source};
use dradis_facts::options::Mode;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, BasestarDamage, CivilianHandle};
use dradis_state::battle::Fight;
use dradis_state::effect::{Course, EffectEvent};
use dradis_state::event::{Event, Move};
use dradis_state::new_caprica::NewCapricaEvent;
use dradis_state::reserve::{basestar_tokens_left, draw_basestar_token, ships_left};

use crate::play::ability::{has, holder};
use crate::play::attack::{basestar_hit, is_there};
use crate::play::battle::procedure::schedule;
use crate::play::battle::vipers::{InSpace, named, piloted_in, unmanned_in};
use crate::play::damage::damage_hull;
use crate::play::dials::turn_dial;
use crate::play::doing::Doing;
use crate::play::effect;
use crate::play::ionian;

/// Raiders that collateral damage destroys (XDMGB-3).
const COLLATERAL_RAIDERS: u8 = 3;

/// Trauma tokens that damage to personnel brings each Cylon player (XDMGB-3).
const PERSONNEL_TRAUMA: u8 = 2;

/// A viper that was attacked is damaged or destroyed; its pilot goes to Sickbay (PILOT-6).
pub(crate) fn viper(doing: &mut Doing<'_>, attack: Attack, destroyed: bool) {
    if let Attack::RaiderAtViper { area, pilot, kind } = attack {
        hit_viper(doing, area, InSpace { kind, pilot }, destroyed);
    }
}

/// A viper in space is damaged or destroyed; an assault raptor is never damaged, it is destroyed instead (XRAPTOR-3).
pub(crate) fn hit_viper(doing: &mut Doing<'_>, area: Area, viper: InSpace, destroyed: bool) {
    let InSpace { kind, pilot } = viper;
    let fragile = kind == ViperKind::AssaultRaptor;
    if fragile {
        rule!("XRAPTOR-3");
    }
    let destroyed = destroyed || fragile;
    let ability = Ability::ForcedToEject;
    let ejected = pilot.filter(|seat| !destroyed && has(&doing.state, *seat, ability));
    if let Some(seat) = ejected {
        doing.emit(Event::AbilityUsed { seat, ability });
    }
    let destroyed = destroyed || ejected.is_some();
    if destroyed {
        rule!("DMG-3");
        rule!("DMG-4");
        rule!("PILOT-12");
        rule!("OPEN-38");
    } else {
        rule!("DMG-2");
    }
    doing.emit(Event::ViperHit {
        area,
        pilot,
        destroyed,
        kind,
    });
    if let Some(seat) = pilot {
        rule!("PILOT-6");
        rule!("XVIPER-12");
        rule!("REM-29");
        rule!("PILOT-10");
        let (place, why) = (Place::on(LocationId::SICKBAY), Move::Hurt);
        doing.emit(Event::CharacterMoved { seat, place, why });
    }
}

/// The raider or heavy raider that was attacked is destroyed.
pub(crate) fn ship(doing: &mut Doing<'_>, attack: Attack) {
    let (area, ship) = match attack {
        Attack::ViperAtShip {
            area,
            pilot: _,
            target,
            kind: _,
        }
        | Attack::WeaponsControl { area, target } => match target {
            CylonShip::Raider => (area, Craft::Raider),
            CylonShip::HeavyRaider => (area, Craft::HeavyRaider),
            CylonShip::Basestar { index: _ } => return,
        },
        Attack::RaiderAtViper { .. }
        | Attack::RaiderAtGalactica { .. }
        | Attack::BasestarAtGalactica { .. }
        | Attack::Nuke { .. }
        | Attack::NukeArea { .. }
        | Attack::AimedNuke { .. }
        | Attack::PegasusCic { .. }
        | Attack::MainBatteries { .. }
        | Attack::Armory { .. }
        | Attack::Raptor { .. }
        | Attack::Placing { .. }
        | Attack::Number { .. } => return,
    };
    rule!("DMG-1");
    let count = 1;
    doing.emit(Event::ShipsDestroyed { area, ship, count });
}

/// A ship takes a token (DMG-GAL-1). With none left nothing more can happen to her.
pub(crate) fn hull(doing: &mut Doing<'_>, hull: Board) {
    let left = damage_hull(doing, hull, None);
    debug_assert!(matches!(left, Ok(()) | Err(Rejection::NoDamageToken)));
}

/// The basestar that was hit takes tokens, one after the other.
pub(crate) fn basestar(doing: &mut Doing<'_>, attack: Attack, tokens: u8) {
    if let Some(basestar) = basestar_hit(attack) {
        tokens_for(doing, basestar, tokens);
    }
}

fn tokens_for(doing: &mut Doing<'_>, basestar: BasestarAt, tokens: u8) {
    rule!("DMG-BASE-7");
    rule!("DIS-64");
    schedule(doing, vec![Fight::DamageBasestar { basestar, tokens }]);
}

/// A nuke goes off in an area: it hits one basestar, which its user names, or everything (XNUKE-2). What it would hit and
/// is not there is left out (XNUKE-3).
pub(crate) fn area_nuked(doing: &mut Doing<'_>, seat: SeatId, area: Area, hit: Hit) {
    if hit == Hit::AreaDestroyed {
        clear_area(doing, area);
        return;
    }
    if doing.state.space.ships(area).basestars.is_empty() {
        rule!("XNUKE-3");
        if hit == Hit::BasestarAndRaidersDestroyed {
            raiders_nuked(doing, area);
        }
        return;
    }
    schedule(doing, vec![Fight::NukeStrikes { seat, area, hit }]);
}

/// The nuke hits this basestar.
pub(crate) fn nuked(doing: &mut Doing<'_>, basestar: BasestarAt, hit: Hit) {
    if !is_there(&doing.state, basestar) {
        return;
    }
    match hit {
        Hit::BasestarDamagedTwice => tokens_for(doing, basestar, 2),
        Hit::BasestarDestroyed => destroy_basestar(doing, basestar),
        Hit::BasestarAndRaidersDestroyed => {
            destroy_basestar(doing, basestar);
            raiders_nuked(doing, basestar.area);
        }
        Hit::Nothing
        | Hit::ViperDamaged
        | Hit::ViperDestroyed
        | Hit::ShipDestroyed
        | Hit::GalacticaDamaged
        | Hit::BasestarDamaged
        | Hit::AreaDestroyed
        | Hit::CenturionDestroyed
        | Hit::RaptorReturned
        | Hit::RaptorDestroyed
        | Hit::Placed
        | Hit::Low
        | Hit::High
        | Hit::PegasusDamaged
        | Hit::CivilianDestroyed
        | Hit::OwnViperDamaged
        | Hit::TwoRaidersDestroyed
        | Hit::FourRaidersDestroyed => {}
    }
}

/// Raiders that a nuke destroys with a basestar, at most (NUKE-2).
pub(crate) const NUKED_RAIDERS: u8 = 3;

fn raiders_nuked(doing: &mut Doing<'_>, area: Area) {
    rule!("XNUKE-6");
    lose(doing, area, Craft::Raider, NUKED_RAIDERS);
}

/// So many ships of an area are destroyed, or as many as there are.
fn lose(doing: &mut Doing<'_>, area: Area, ship: Craft, count: u8) {
    let count = count.min(doing.state.space.ships(area).alike[ship]);
    if count > 0 {
        rule!("DMG-1");
        doing.emit(Event::ShipsDestroyed { area, ship, count });
    }
}

/// Every ship of an area is destroyed: the Cylons' first, then vipers, then civilian ships with what they carry.
pub(crate) fn clear_area(doing: &mut Doing<'_>, area: Area) {
    for ship in [Craft::Raider, Craft::HeavyRaider] {
        lose(doing, area, ship, u8::MAX);
    }
    while !doing.state.space.ships(area).basestars.is_empty() {
        destroy_basestar(doing, BasestarAt { area, index: 0 });
    }
    for viper in unmanned_in(&doing.state, area) {
        for _ in 0..doing.state.space.ships(area).alike[viper.kind.craft()] {
            hit_viper(doing, area, viper, true);
        }
    }
    for viper in piloted_in(&doing.state, area) {
        hit_viper(doing, area, viper, true);
    }
    let civilians = doing.state.space.civilians.iter();
    let lost = civilians.filter(|ship| ship.area == area).map(|ship| {
        let handle = ship.handle;
        Fight::LoseCivilian { handle }
    });
    let lost: Vec<Fight> = lost.collect();
    if !lost.is_empty() {
        schedule(doing, lost);
    }
}

/// Dradis draws the next token.
pub(crate) fn damage_basestar(doing: &mut Doing<'_>, basestar: BasestarAt, tokens: u8) {
    if !is_there(&doing.state, basestar) {
        return;
    }
    rule!("DMG-BASE-8");
    let token = match doing.state.options.modes.damage {
        Mode::App => doing.draw(draw_basestar_token),
        Mode::Table => None,
    };
    if let Some(token) = token {
        take_token(doing, basestar, tokens, token);
    }
}

/// The active player says which token was drawn.
pub(crate) fn drawn_basestar_token(
    doing: &mut Doing<'_>,
    basestar: BasestarAt,
    tokens: u8,
    choice: Choice,
) -> Result<(), Rejection> {
    let mut pool = basestar_tokens_left(&doing.state).into_iter();
    let token = pool.find(|token| Choice::BasestarToken(*token) == choice);
    take_token(
        doing,
        basestar,
        tokens,
        token.ok_or(Rejection::StalePrompt)?,
    );
    Ok(())
}

fn take_token(doing: &mut Doing<'_>, basestar: BasestarAt, tokens: u8, token: BasestarDamage) {
    rule!("DMG-BASE-1");
    rule!("DMG-BASE-2");
    rule!("XDMGB-1");
    doing.emit(Event::BasestarDamaged { basestar, token });
    // Whatever lies there already: a token is drawn, and its effect happens.
    rule!("XDMGB-5");
    rule!("ION-SETUP-1");
    match token {
        BasestarDamage::CollateralDamage => {
            rule!("XDMGB-3");
            lose(doing, basestar.area, Craft::Raider, COLLATERAL_RAIDERS);
        }
        BasestarDamage::DamageToPersonnel => {
            rule!("XDMGB-3");
            personnel(doing);
        }
        BasestarDamage::CriticalHit
        | BasestarDamage::DisabledHangar
        | BasestarDamage::DisabledWeapons
        | BasestarDamage::StructuralDamage => {}
    }
    let there = &doing.state.space.ships(basestar.area).basestars;
    let hits: u8 = there.get(usize::from(basestar.index)).map_or(0, |ship| {
        ship.damage
            .iter()
            .map(|token| token.hits(doing.state.kit()))
            .sum()
    });
    if hits >= doing.state.kit().basestar_destroyed_at {
        destroy_basestar(doing, basestar);
    } else if tokens > 1 {
        let tokens = tokens - 1;
        schedule(doing, vec![Fight::DamageBasestar { basestar, tokens }]);
    }
}

/// Every Cylon player draws trauma tokens (XDMGB-3).
fn personnel(doing: &mut Doing<'_>) {
    let first = doing.state.turn.active.unwrap_or(SeatId(0));
    let mut players: Vec<SeatId> = doing.state.round_from(first).collect();
    players.retain(|seat| doing.state.loyalty.standing(*seat).is_cylon_player());
    for seat in players {
        ionian::draw(doing, seat, PERSONNEL_TRAUMA);
    }
}

fn destroy_basestar(doing: &mut Doing<'_>, basestar: BasestarAt) {
    rule!("DMG-BASE-6");
    rule!("XDMGB-1");
    rule!("XDMGB-4");
    rule!("DMG-1");
    doing.emit(Event::BasestarDestroyed { basestar });
    end_pursuit(doing);
}

/// The basestar that was attacked is destroyed, and up to so many raiders of its area.
pub(crate) fn destroy_basestar_of(doing: &mut Doing<'_>, attack: Attack, raiders: u8) {
    let Some(basestar) = basestar_hit(attack) else {
        return;
    };
    let area = basestar.area;
    destroy_basestar(doing, basestar);
    rule!("NUKE-2");
    lose(doing, area, Craft::Raider, raiders);
}

/// Pegasus takes a token of her own (LOC-CIC-1).
pub(crate) fn pegasus(doing: &mut Doing<'_>) {
    let cic = doing.state.kit().that_does(Procedure::PegasusCic);
    if let Some(cic) = cic {
        hull(doing, cic.facts().board);
    }
}

/// What Main Batteries do to a piece of the area, which the player chooses where several can be it.
pub(crate) fn under_fire(doing: &mut Doing<'_>, roll: Roll, of: impl FnOnce(Area) -> OnPieces) {
    let location = doing.state.kit().that_does(Procedure::MainBatteries);
    if let (Attack::MainBatteries { area }, Some(location)) = (roll.attack, location) {
        // No attack: nobody evades.
        rule!("CLAR-40");
        let course = Course {
            of: Source::Location { location },
            current: roll.by,
            picked: None,
            left: vec![Effect::Ask(Question::Pieces(of(area)))],
        };
        effect::carry_out(doing, course);
    }
}

/// So many raiders of the area are destroyed, or as many as there are.
pub(crate) fn raiders_under_fire(doing: &mut Doing<'_>, attack: Attack, count: u8) {
    let Attack::MainBatteries { area } = attack else {
        return;
    };
    lose(doing, area, Craft::Raider, count);
}

/// The centurion that was attacked goes back beside the board.
pub(crate) fn centurion(doing: &mut Doing<'_>, attack: Attack) {
    if let Attack::Armory { space } = attack {
        rule!("CENT-6");
        doing.emit(Event::CenturionDestroyed { space });
    }
}

/// A raptor that was risked is lost.
pub(crate) fn raptor(doing: &mut Doing<'_>) {
    rule!("RAPTOR-4");
    rule!("XRES-3");
    raptors(doing, 1);
}

/// So many raptors are lost, or as many as there are. How many there were.
pub(crate) fn raptors(doing: &mut Doing<'_>, count: u8) -> u8 {
    rule!("RAPTOR-5");
    let count = count.min(ships_left(&doing.state, Craft::Raptor));
    if count > 0 {
        rule!("DMG-3");
        doing.emit(Event::RaptorsDestroyed { count });
    }
    count
}

/// A civilian ship of which Dradis knows the front is turned up.
pub(crate) fn lose_civilian(doing: &mut Doing<'_>, handle: CivilianHandle) {
    if let Some(kind) = doing.state.space.front(handle) {
        destroy_civilian(doing, handle, kind);
    }
}

/// Hot Dog has a viper destroyed, and the ship goes back to the unused pile unseen; or it is turned up (CLAR-63).
pub(crate) fn escort(
    doing: &mut Doing<'_>,
    handle: CivilianHandle,
    choice: Choice,
) -> Result<(), Rejection> {
    if choice == Choice::Nothing {
        schedule(doing, vec![Fight::TurnUp { handle }]);
        return Ok(());
    }
    let ability = Ability::Escort;
    let seat = holder(&doing.state, ability).ok_or(Rejection::StalePrompt)?;
    rule!("CLAR-63");
    doing.emit(Event::AbilityUsed { seat, ability });
    if let Choice::InReserve(kind) = choice {
        rule!("DMG-3");
        let damaged = false;
        let effect = EffectEvent::ViperLost { damaged, kind };
        doing.emit(Event::Effect { effect });
    } else {
        let (area, viper) = named(&doing.state, choice).ok_or(Rejection::StalePrompt)?;
        hit_viper(doing, area, viper, true);
    }
    let handles = vec![handle];
    doing.emit(Event::CivilianShipsReturned { handles });
    Ok(())
}

/// The table says what a civilian ship turned out to be.
pub(crate) fn reveal_civilian(
    doing: &mut Doing<'_>,
    handle: CivilianHandle,
    choice: Choice,
) -> Result<(), Rejection> {
    let kind = choice.kind_of_civilian().ok_or(Rejection::StalePrompt)?;
    destroy_civilian(doing, handle, kind);
    Ok(())
}

/// It is turned up, leaves the game, and what it carried is lost (CIV-4).
fn destroy_civilian(doing: &mut Doing<'_>, handle: CivilianHandle, kind: CivilianKind) {
    if doing
        .state
        .space
        .stacked()
        .any(|ship| ship.handle == handle)
    {
        rule!("CIV-4");
        let new_caprica = NewCapricaEvent::ShipLost { handle, kind };
        doing.emit(Event::NewCaprica { new_caprica });
        return pay_for(doing, kind);
    }
    let mut ships = doing.state.space.civilians.iter();
    let Some(area) = ships
        .find(|ship| ship.handle == handle)
        .map(|ship| ship.area)
    else {
        return;
    };
    rule!("CIV-4");
    rule!("CIV-6");
    rule!("CIV-1");
    doing.emit(Event::CivilianDestroyed { handle, area, kind });
    pay_for(doing, kind);
}

/// What a destroyed civilian ship carried is lost, and its pursuers are content.
pub(crate) fn pay_for(doing: &mut Doing<'_>, kind: CivilianKind) {
    let facts = kind.facts();
    for (resource, lost) in [
        (Resource::Population, facts.population),
        (Resource::Fuel, facts.fuel),
        (Resource::Morale, facts.morale),
    ] {
        if lost > 0 {
            turn_dial(doing, resource, -i8::try_from(lost).unwrap_or(i8::MAX));
        }
    }
    end_pursuit(doing);
}

/// A civilian ship or a basestar was destroyed: the fleet has shaken its pursuers off.
fn end_pursuit(doing: &mut Doing<'_>) {
    let cards = doing.state.battle.in_play.iter();
    let over: Vec<_> = cards
        .filter(|card| card.facts().lasting == Some(Lasting::RelentlessPursuit))
        .copied()
        .collect();
    for card in over {
        rule!("CYATT-6");
        doing.emit(Event::AttackCardDiscarded { card });
    }
}
