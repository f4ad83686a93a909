//! Communications: two civilian ships are looked at in secret, and may move (LOC-COMMS-1).

use dradis_facts::ability::Ability;
use dradis_facts::choice::Choice;
use dradis_facts::content::Lasting;
use dradis_facts::deed::Procedure;
use dradis_facts::options::Mode;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::CivilianHandle;
use dradis_state::battle::Fight;
use dradis_state::event::Event;

use crate::play::ability::has;
use crate::play::attack::in_play;
use crate::play::battle::procedure::{area_named, civilian_named, schedule};
use crate::play::battle::question::looks_left;
use crate::play::doing::Doing;
use crate::play::require::{require_at, require_human};

pub(crate) fn begin(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    require_human(doing, seat)?;
    require_at(doing, seat, Procedure::Communications)?;
    let state = &doing.state;
    if in_play(state, Lasting::CommunicationsJamming) {
        return Err(Rejection::CommunicationsJammed);
    }
    if state.space.civilians.is_empty() {
        return Err(Rejection::NoCivilianShip);
    }
    rule!("LOC-COMMS-1");
    let ability = Ability::Efficient;
    if has(&doing.state, seat, ability) {
        rule!("ABIL-1");
        doing.emit(Event::AbilityUsed { seat, ability });
        let ships = doing.state.space.civilians.iter();
        let all = ships.map(|ship| ship.handle).collect();
        look(doing, seat, all);
        return Ok(());
    }
    let chosen = Vec::new();
    schedule(doing, vec![Fight::LookAtCivilians { seat, chosen }]);
    Ok(())
}

pub(crate) fn choose(
    doing: &mut Doing<'_>,
    seat: SeatId,
    mut chosen: Vec<CivilianHandle>,
    choice: Choice,
) -> Result<(), Rejection> {
    let handle = civilian_named(choice)?;
    if !looks_left(&doing.state, &chosen).contains(&handle) {
        return Err(Rejection::StalePrompt);
    }
    chosen.push(handle);
    schedule(doing, vec![Fight::LookAtCivilians { seat, chosen }]);
    Ok(())
}

/// The ships are chosen, or they are all there are. Where the table keeps them it turns them up itself.
pub(crate) fn look(doing: &mut Doing<'_>, seat: SeatId, mut chosen: Vec<CivilianHandle>) {
    chosen.extend(looks_left(&doing.state, &chosen));
    if doing.state.options.modes.civilian_ships == Mode::App {
        rule!("CIV-3");
        let handles = chosen.clone();
        doing.emit(Event::CiviliansSeen { seat, handles });
    }
    may_move(doing, seat, &chosen);
}

/// The next ship stays, or goes to an area beside its own.
pub(crate) fn move_ship(
    doing: &mut Doing<'_>,
    seat: SeatId,
    left: &[CivilianHandle],
    choice: Choice,
) -> Result<(), Rejection> {
    let (handle, rest) = left.split_first().ok_or(Rejection::StalePrompt)?;
    let handle = *handle;
    let mut ships = doing.state.space.civilians.iter();
    let from = ships.find(|ship| ship.handle == handle);
    let from = from.ok_or(Rejection::StalePrompt)?.area;
    if choice != Choice::Stay {
        rule!("AREA-5");
        let to = area_named(choice)?;
        doing.emit(Event::CivilianMoved { handle, from, to });
    }
    may_move(doing, seat, rest);
    Ok(())
}

/// A correction has taken the next ship off the board.
pub(crate) fn pass_over(doing: &mut Doing<'_>, seat: SeatId, left: &[CivilianHandle]) {
    if let Some((_, rest)) = left.split_first() {
        may_move(doing, seat, rest);
    }
}

/// A player may move each of these ships to an area beside its own.
pub(crate) fn may_move(doing: &mut Doing<'_>, seat: SeatId, ships: &[CivilianHandle]) {
    if !ships.is_empty() {
        let left = ships.to_vec();
        schedule(doing, vec![Fight::MoveSeen { seat, left }]);
    }
}
