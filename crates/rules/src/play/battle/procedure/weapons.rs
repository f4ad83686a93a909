//! What humans attack with besides vipers, and raptors that are risked.

use dradis_facts::attack::FACES;
use dradis_facts::battle::{Attack, HumanAction, Weapon};
use dradis_facts::choice::Choice;
use dradis_facts::craft::Craft;
use dradis_facts::deed::Procedure;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use dradis_state::agenda::Work;
use dradis_state::battle::Fight;
use dradis_state::event::Event;
use dradis_state::reserve::ships_left;

use crate::play::battle::procedure::{damage, rolls, schedule};
use crate::play::battle::vipers::{attacks_with, target_of};
use crate::play::doing::Doing;
use crate::play::require::{require_at, require_human, require_turn};

/// Somebody fires Galactica's guns.
pub(crate) fn weapons_control(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    rule!("LOC-WEAPONS-1");
    let procedure = Procedure::WeaponsControl;
    fire_from(
        doing,
        seat,
        procedure,
        HumanAction::WeaponsControl,
        Weapon::WeaponsControl,
    )
}

/// Somebody fights the centurions aboard.
pub(crate) fn armory(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    rule!("LOC-ARMORY-1");
    rule!("CENT-6");
    fire_from(
        doing,
        seat,
        Procedure::Armory,
        HumanAction::Armory,
        Weapon::Armory,
    )
}

/// Somebody brings Pegasus close to a basestar of the main board.
pub(crate) fn pegasus_cic(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    rule!("LOC-CIC-1");
    rule!("OPEN-27");
    fire_from(
        doing,
        seat,
        Procedure::PegasusCic,
        HumanAction::PegasusCic,
        Weapon::PegasusCic,
    )
}

/// Somebody fires the guns of Pegasus into an area, whatever is there.
pub(crate) fn main_batteries(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    rule!("LOC-BATTERIES-1");
    rule!("OPEN-27");
    let procedure = Procedure::MainBatteries;
    fire_from(
        doing,
        seat,
        procedure,
        HumanAction::MainBatteries,
        Weapon::MainBatteries,
    )
}

/// A human fires what the location does where they stand.
fn fire_from(
    doing: &mut Doing<'_>,
    seat: SeatId,
    procedure: Procedure,
    action: HumanAction,
    weapon: Weapon,
) -> Result<(), Rejection> {
    require_turn(doing)?;
    require_human(doing, seat)?;
    require_at(doing, seat, procedure)?;
    begin(doing, seat, action, weapon)
}

/// The Admiral uses a nuke. It is spent before it is known what it does (NUKE-4).
pub(crate) fn nuke(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    require_turn(doing)?;
    rule!("NUKE-1");
    rule!("ACT-6");
    let titles = &doing.state.titles;
    let (Some(seat), Some(left)) = (titles.holder(Title::Admiral), titles.nukes.checked_sub(1))
    else {
        return Err(Rejection::NoNuke);
    };
    begin(doing, seat, HumanAction::Nuke, Weapon::Nuke)?;
    rule!("NUKE-4");
    rule!("XNUKE-4");
    rule!("DIS-07");
    doing.emit(Event::NukeSpent { seat, left });
    Ok(())
}

/// A card spends a nuke of the Admiral's, and whoever plays it aims it at a basestar; without one nothing is spent
/// (CLAR-74).
pub(crate) fn aim_nuke(doing: &mut Doing<'_>, seat: SeatId) {
    let (weapon, titles) = (Weapon::AimedNuke, &doing.state.titles);
    let (Some(admiral), Some(left)) = (titles.holder(Title::Admiral), titles.nukes.checked_sub(1))
    else {
        return;
    };
    if attacks_with(&doing.state, weapon).is_empty() {
        return;
    }
    rule!("CLAR-74");
    rule!("NUKE-4");
    doing.emit(Event::NukeSpent {
        seat: admiral,
        left,
    });
    schedule(doing, vec![Fight::ChooseTarget { seat, weapon }]);
}

fn begin(
    doing: &mut Doing<'_>,
    seat: SeatId,
    action: HumanAction,
    weapon: Weapon,
) -> Result<(), Rejection> {
    if attacks_with(&doing.state, weapon).is_empty() {
        return Err(Rejection::NoTarget);
    }
    doing.emit(Event::ActionBegan { seat, action });
    schedule(doing, vec![Fight::ChooseTarget { seat, weapon }]);
    Ok(())
}

/// There is one target, or one like all the others.
pub(crate) fn only_target(doing: &mut Doing<'_>, seat: SeatId, weapon: Weapon) {
    if let Some(attack) = attacks_with(&doing.state, weapon).first().copied() {
        rolls::begin_by(doing, attack, seat);
    }
}

/// The target was named.
pub(crate) fn choose_target(
    doing: &mut Doing<'_>,
    seat: SeatId,
    weapon: Weapon,
    choice: Choice,
) -> Result<(), Rejection> {
    let mut attacks = attacks_with(&doing.state, weapon).into_iter();
    let attack = attacks.find(|attack| target_of(*attack).is_some_and(|(id, _)| id == choice));
    rolls::begin_by(doing, attack.ok_or(Rejection::StalePrompt)?, seat);
    Ok(())
}

/// A raptor is risked on a number, and something follows once it is back or lost.
pub(crate) fn risk_raptor_before(
    doing: &mut Doing<'_>,
    seat: SeatId,
    needed: u8,
    after: Work,
) -> Result<(), Rejection> {
    require_turn(doing)?;
    doing.emit(Event::Scheduled { work: vec![after] });
    risk(doing, seat, needed)
}

/// A raptor is risked on a number.
pub(crate) fn risk_raptor(
    doing: &mut Doing<'_>,
    seat: SeatId,
    needed: u8,
) -> Result<(), Rejection> {
    require_turn(doing)?;
    risk(doing, seat, needed)
}

fn risk(doing: &mut Doing<'_>, seat: SeatId, needed: u8) -> Result<(), Rejection> {
    require_human(doing, seat)?;
    if !(2..=FACES).contains(&needed) {
        return Err(Rejection::NoRisk { needed });
    }
    rule!("RAPTOR-1");
    rule!("RAPTOR-2");
    rule!("XRES-3");
    rule!("XRAPTOR-4");
    if doing.state.new_caprica.is_some() {
        rule!("NC-19");
    }
    if ships_left(&doing.state, Craft::Raptor) == 0 {
        return Err(Rejection::NoRaptor);
    }
    let action = HumanAction::Raptor;
    doing.emit(Event::ActionBegan { seat, action });
    rolls::begin_by(doing, Attack::Raptor { needed }, seat);
    Ok(())
}

/// An effect destroys raptors.
pub(crate) fn destroy_raptors(doing: &mut Doing<'_>, count: u8) -> Result<(), Rejection> {
    if damage::raptors(doing, count) == 0 {
        return Err(Rejection::NoChange);
    }
    Ok(())
}
