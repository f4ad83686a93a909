//! The turn, step by step, and its end.

use dradis_facts::ability::Ability;
use dradis_facts::action::Act;
use dradis_facts::choice::Choice;
use dradis_facts::content::{HeldKind, LocationId};
use dradis_facts::effect::Cards;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_facts::turn::TurnStep;
use dradis_state::agenda::Work;
use dradis_state::crisis::{CrisisFrom, CrisisStep, Described};
use dradis_state::event::{Event, HandChange, Move};
use dradis_state::state::State;
use dradis_state::turn::{in_brig, shape};

use crate::play::ability::has;
use crate::play::crisis::draw_crisis_for;
use crate::play::doing::Doing;
use crate::play::ending::{When, ended};
use crate::play::hands::{draw_skill_cards, set_hand, starting_hand};
use crate::play::held::draw_held;
use crate::play::moment::{
    Moment, at_the_hub, come, compelled, drinker, follows, may_be_spared, takes_a_title,
};
use crate::play::movement::{self, Cost};
use crate::play::require::require_turn_or_destination;
use crate::play::turn::neighbours;
use crate::play::{action, crisis, turn};

/// Starting hands (SETUP-14, SETUP-15), and the first turn.
pub(crate) fn begin_turns(doing: &mut Doing<'_>) {
    let Some(first) = doing.state.turn.first else {
        return;
    };
    rule!("SETUP-14");
    rule!("SETUP-15");
    let others = clockwise_from(&doing.state.order, first).filter(|seat| *seat != first);
    let mut hands: Vec<(u8, Vec<SeatId>)> = Vec::new();
    for seat in others {
        let cards = starting_hand(&doing.state, seat);
        match hands.iter_mut().find(|(alike, _)| *alike == cards) {
            Some((_, seats)) => seats.push(seat),
            None => hands.push((cards, vec![seat])),
        }
    }
    for (cards, seats) in hands {
        doing.emit(Event::StartingHands { seats, cards });
    }
    rule!("TURN-1");
    begin_turn(doing, 1, first);
}

/// A turn begins with Receive Skills (TURN-5). Helo comes to the board as his second turn begins.
fn begin_turn(doing: &mut Doing<'_>, number: u16, seat: SeatId) {
    rule!("TURN-5");
    doing.emit(Event::TurnBegan { number, seat });
    rule!("XORDER-1");
    arrive(doing);
    let mut work: Vec<Work> = drink(doing).into_iter().collect();
    work.extend(follows(&doing.state, Moment::TurnBegins));
    work.push(Work::TakeTurn);
    doing.emit(Event::Scheduled { work });
}

/// Helo comes to the board in his second turn, if he is not there yet.
pub(crate) fn arrive(doing: &mut Doing<'_>) {
    let Some(seat) = doing.state.turn.active else {
        return;
    };
    let round = u16::try_from(doing.state.seats.len()).unwrap_or(u16::MAX);
    let away = doing.state.places.of(seat) == Some(Place::OffBoard);
    if away && doing.state.turn.number > round {
        rule!("CHARACTER-HELO-1");
        let why = Move::Arrived;
        let deck = doing.state.leads_to_place(seat, LocationId::HANGAR_DECK);
        let place = deck.unwrap_or(Place::on(LocationId::RESISTANCE_HQ));
        doing.emit(Event::CharacterMoved { seat, place, why });
    }
}

/// At the start of any turn Saul Tigh discards his only card (Alcoholic, ABIL-2), after what somebody is asked before it
/// (XORDER-1): then it follows on the moment. It is work where somebody may have a say in it.
fn drink(doing: &mut Doing<'_>) -> Option<Work> {
    let ability = Ability::Alcoholic;
    if takes_a_title(&doing.state).is_some() {
        return None;
    }
    let seat = drinker(&doing.state)?;
    rule!("ABIL-2");
    if may_be_spared(&doing.state, seat) {
        return Some(compelled(ability, seat, Cards::All));
    }
    doing.emit(Event::AbilityUsed { seat, ability });
    set_hand(doing, seat, 0, HandChange::Discarded);
    None
}

/// Whoever ends the Action step where their turn began goes to Sickbay, where their sheet says so (CLAR-22).
fn stim(doing: &mut Doing<'_>, seat: SeatId) {
    if doing.state.turn.step > TurnStep::Action || !stays_to_be_treated(&doing.state, seat) {
        return;
    }
    rule!("CLAR-22");
    rule!("XORDER-3");
    let ability = Ability::StimJunkie;
    doing.emit(Event::AbilityUsed { seat, ability });
    let why = Move::Sent;
    if let Some(place) = doing.state.leads_to_place(seat, LocationId::SICKBAY) {
        doing.emit(Event::CharacterMoved { seat, place, why });
    }
}

/// Whether a character has not left where their turn began and goes to Sickbay for it as the Action step ends (CLAR-22).
pub(crate) fn stays_to_be_treated(state: &State, seat: SeatId) -> bool {
    let began_at = state.turn.remembered.began_at;
    let stays = began_at.is_some() && began_at == state.places.of(seat);
    stays
        && began_at != state.leads_to_place(seat, LocationId::SICKBAY)
        && has(state, seat, Ability::StimJunkie)
        && !in_brig(state, seat)
}

/// An answer to the `take-turn` prompt. What follows on the end of the Movement step comes before what has led on.
pub(crate) fn take_turn(
    doing: &mut Doing<'_>,
    active: SeatId,
    choice: Choice,
) -> Result<(), Rejection> {
    let before = movement_to_end(&doing.state);
    carry_on(doing, active, choice)?;
    if let (Some(moment), None) = (before, movement_to_end(&doing.state)) {
        come(doing, moment);
    }
    Ok(())
}

/// What comes as the Movement step is left; `None` behind it. Whoever goes back to it leaves it again.
fn movement_to_end(state: &State) -> Option<Moment> {
    let again = !may_move(state);
    let there = !again || state.turn.step <= TurnStep::Movement;
    there.then_some(Moment::MovementEnds { again })
}

/// Whether the Movement step of this turn has not been left yet. Whoever is in the Brig does not move in it; it ends for
/// them as for everybody (ION-ALLY-1, XMOVE-7).
fn may_move(state: &State) -> bool {
    state
        .turn
        .taken
        .iter()
        .all(|step| *step <= TurnStep::Movement)
}

/// Whether what a player does takes the place of their move: a card that is played as an action too does while they may
/// still move, and leaves the action (XMOVE-6).
fn is_a_move(state: &State, active: SeatId, act: Act) -> bool {
    act.deed().is_some_and(|deed| {
        deed.movement || deed.movement_too && turn::may_use_movement(state, active)
    })
}

fn carry_on(doing: &mut Doing<'_>, active: SeatId, choice: Choice) -> Result<(), Rejection> {
    if choice == Choice::Next {
        next_step(doing, active);
    } else if choice == Choice::Back {
        let (before, _) = neighbours(&doing.state);
        let step = before.ok_or(Rejection::StalePrompt)?;
        doing.emit(Event::TurnSteppedBack { step });
    } else if choice == Choice::EndTurn {
        end_turn(doing, active);
    } else if let Choice::Act(act) = choice
        && is_a_move(&doing.state, active, act)
    {
        come_to(doing, active, TurnStep::Movement);
        action::move_not(doing, active, act)?;
        if doing.state.turn.step == TurnStep::Movement {
            next_step(doing, active);
        }
    } else if let Choice::Act(act) = choice {
        come_to(doing, active, TurnStep::Action);
        action::act(doing, active, act)?;
    } else if let Choice::Crisis(_) | Choice::AttackCard(_) = choice {
        come_to(doing, active, TurnStep::Crisis);
        crisis::drawn(doing, active, choice)?;
    } else {
        come_to(doing, active, TurnStep::Movement);
        let (place, cost) = destination(doing, active, choice).ok_or(Rejection::StalePrompt)?;
        rule!("MOVE-1");
        let why = Move::Turn;
        let seat = active;
        doing.emit(Event::CharacterMoved { seat, place, why });
        if cost.skill_card {
            rule!("MOVE-3");
            let left = doing.state.hands.of(seat).saturating_sub(1);
            set_hand(doing, seat, left, HandChange::ChangedShip);
        }
        if cost.super_crisis {
            rule!("CLAR-54");
            let ability = Ability::Heretic;
            doing.emit(Event::AbilityUsed { seat, ability });
        }
        next_step(doing, active);
        if cost.super_crisis {
            draw_held(doing, HeldKind::SUPER_CRISIS, seat, 0, 1);
        }
    }
    Ok(())
}

fn destination(doing: &Doing<'_>, seat: SeatId, choice: Choice) -> Option<(Place, Cost)> {
    if let Choice::Go(location) = choice {
        let mut locations = movement::locations(&doing.state, seat).into_iter();
        let (_, cost) = locations.find(|(other, _)| *other == location)?;
        return Some((Place::Location { location }, cost.ok()?));
    }
    let mut areas = movement::areas(&doing.state, seat).into_iter();
    let (area, may) = areas.find(|(area, _)| Choice::Fly(*area) == choice)?;
    may.ok()?;
    let (_, kind) = doing.state.places.flown_by(seat)?;
    Some((Place::Viper { area, kind }, Cost::FREE))
}

/// Where a turn is one question, what is told says which step the turn has come to.
fn come_to(doing: &mut Doing<'_>, active: SeatId, step: TurnStep) {
    while doing.state.turn.step < step && neighbours(&doing.state).1.is_some() {
        next_step(doing, active);
    }
}

/// On to the next step of the turn's shape; behind the last one the turn ends.
pub(crate) fn next_step(doing: &mut Doing<'_>, active: SeatId) {
    rule!("TURN-2");
    let (_, after) = neighbours(&doing.state);
    match after {
        Some(step) => {
            if step > TurnStep::Action {
                stim(doing, active);
            }
            receive(doing, active);
            if step == TurnStep::Crisis {
                draw_crisis(doing);
            }
            doing.emit(Event::TurnStepBegan { step });
        }
        None => end_turn(doing, active),
    }
}

/// The cards of Receive Skills, once a turn: as the step is left for the first time.
fn receive(doing: &mut Doing<'_>, seat: SeatId) {
    let turn = &doing.state.turn;
    if turn.step != TurnStep::ReceiveSkills || turn.taken != [TurnStep::ReceiveSkills] {
        return;
    }
    rule!("SKILLSTEP-2");
    rule!("HAND-5");
    // A turn that was entered in this step did not begin here.
    let work = at_the_hub(&doing.state);
    if !work.is_empty() {
        doing.emit(Event::Scheduled { work });
    }
    let draws = crate::play::hands::draw_lines(&doing.state, seat);
    draw_skill_cards(doing, seat, draws, HandChange::ReceivedSkills);
}

/// The Crisis card of this turn, once a turn.
fn draw_crisis(doing: &mut Doing<'_>) {
    if doing.state.turn.taken.contains(&TurnStep::Crisis) {
        return;
    }
    let drawer = doing.state.turn.active;
    draw_crisis_for(doing, drawer);
}

/// Ends the turn wherever it is: what the steps behind it bring by themselves has happened at the table. From the Movement
/// step it ends once what that step's own end brings is over: where the character is, and what they hold, is known only
/// then (ION-ALLY-1, XORDER-2).
fn end_turn(doing: &mut Doing<'_>, active: SeatId) {
    let left = movement_to_end(&doing.state);
    doing.emit(Event::TurnEnded { seat: active });
    receive(doing, active);
    let mut work = left.map_or_else(Vec::new, |moment| follows(&doing.state, moment));
    if work.is_empty() {
        pass_to_the_end(doing, active);
    } else {
        rule!("XORDER-2");
        work.push(Work::PassToTheEnd);
        doing.emit(Event::Scheduled { work });
    }
}

/// What the steps behind the Movement step bring where nobody stops in them, and the end of the turn.
fn pass_to_the_end(doing: &mut Doing<'_>, active: SeatId) {
    stim(doing, active);
    if shape(&doing.state).contains(&TurnStep::Crisis) {
        draw_crisis(doing);
    }
    finish_turn(doing);
}

/// The turn goes on to its end, unless it is over by what came before that (EXEC-17).
pub(crate) fn pass_on(doing: &mut Doing<'_>) {
    if let Some(active) = doing.state.turn.active
        && !doing.state.turn.over
    {
        pass_to_the_end(doing, active);
    }
}

/// The end of a turn (TURN-4), without what its steps would still have brought.
pub(crate) fn finish_turn(doing: &mut Doing<'_>) {
    doing.emit(Event::StepDone);
    rule!("TURN-4");
    rule!("CYTURN-5");
    let mut work = follows(&doing.state, Moment::TurnEnds);
    if work.is_empty() {
        close_turn(doing);
    } else {
        work.push(Work::EndTurn);
        doing.emit(Event::Scheduled { work });
    }
}

/// A player has discarded down to the limit.
pub(crate) fn discarded(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("HAND-1");
    rule!("LIMIT-17");
    let limit = crate::play::hands::hand_limit(&doing.state, seat);
    set_hand(doing, seat, limit, HandChange::HandLimit);
}

/// What the board decides at the end of a turn, and the next player.
pub(crate) fn close_turn(doing: &mut Doing<'_>) {
    if ended(doing, When::EndOfTurn) {
        return;
    }
    rule!("TURN-1");
    let Some(active) = doing.state.turn.active else {
        return;
    };
    rule!("ION-16");
    let next = doing.state.round_from(active).find(|seat| *seat != active);
    let number = doing.state.turn.number.saturating_add(1);
    begin_turn(doing, number, next.unwrap_or(active));
}

/// A crisis that the table describes instead of naming it: that of the running turn, or the one whose name is asked.
pub(crate) fn crisis_described(
    doing: &mut Doing<'_>,
    described: &Described,
) -> Result<(), Rejection> {
    if let Some(Work::Crisis {
        crisis:
            CrisisStep::Name {
                current,
                from:
                    from @ (CrisisFrom::Turn
                    | CrisisFrom::Further
                    | CrisisFrom::Caprica
                    | CrisisFrom::Canyon),
                single: _,
            },
    }) = doing.state.agenda.top().map(|step| step.work.clone())
    {
        doing.emit(Event::StepDone);
        return crisis::described(doing, current, from, described);
    }
    require_turn_or_destination(&doing.state)?;
    let active = doing.state.turn.active.ok_or(Rejection::NotBegun)?;
    if !turn::crisis_may_come(&doing.state) {
        return Err(Rejection::NoCrisisNow);
    }
    let before = movement_to_end(&doing.state);
    come_to(doing, active, TurnStep::Crisis);
    crisis::described_in_turn(doing, active, described)?;
    if let Some(moment) = before {
        come(doing, moment);
    }
    Ok(())
}
