//! The jump, step by step (JUMP-3 to JUMP-7).

use dradis_facts::ability::Ability;
use dradis_facts::choice::Choice;
use dradis_facts::content::{DestinationId, LocationId, QuorumRule};
use dradis_facts::craft::ViperKind;
use dradis_facts::deed::Procedure;
use dradis_facts::effect::{Effect, Source, Who};
use dradis_facts::hidden::Hidden;
use dradis_facts::jump::jump_track;
use dradis_facts::options::{FinalJump, Mode};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use dradis_state::agenda::{Step, Work};
use dradis_state::crossroads::CrossroadsStep;
use dradis_state::earth::{EarthEvent, MissionTo};
use dradis_state::effect::{Course, EffectEvent};
use dradis_state::event::{Event, Move};
use dradis_state::jump::{JumpEvent, JumpStep, Onward};
use dradis_state::new_caprica::NewCapricaStep;
use dradis_state::passing::PassingStep;
use dradis_state::pursuit::PursuitEvent;
use dradis_state::quorum::QuorumEvent;
use dradis_state::state::State;

use crate::play::ability::holder;
use crate::play::battle::procedure::cards;
use crate::play::battle::vipers::InSpace;
use crate::play::decks::draw_from;
use crate::play::doing::Doing;
use crate::play::ending::{end, final_jump};
use crate::play::jump::{SPLIT, assault_raptors, question};
use crate::play::moment::{Moment, come, follows, offered};
use crate::play::require::{require_at, require_human};
use crate::play::{effect, jump};

pub(crate) fn schedule(doing: &mut Doing<'_>, steps: impl IntoIterator<Item = JumpStep>) {
    let work: Vec<Work> = steps.into_iter().map(|jump| Work::Jump { jump }).collect();
    doing.emit(Event::Scheduled { work });
}

fn emit(doing: &mut Doing<'_>, jump: JumpEvent) {
    doing.emit(Event::Jump { jump });
}

/// The fleet token advances for a jump icon; at Auto Jump the fleet jumps at once (TURN-10, TURN-11).
pub(crate) fn prepare(doing: &mut Doing<'_>) {
    if doing.state.is_in_orbit() {
        rule!("NC-31");
        rule!("NC-54");
        return;
    }
    rule!("TURN-10");
    let to = doing.state.jump.space.saturating_add(1);
    if usize::from(to) < jump_track(doing.state.kit()).len() {
        rule!("JUMP-FTL-5");
        rule!("XDMG-4");
        doing.emit(Event::FleetTokenMoved { to });
    }
    come(doing, Moment::JumpIcon);
    at_auto_jump(doing);
}

/// A fleet whose token stands on Auto Jump jumps at once (TURN-11), unless it is about to: the token leaves the space
/// at the end of that jump.
pub(crate) fn at_auto_jump(doing: &mut Doing<'_>) {
    let last = jump_track(doing.state.kit()).len().saturating_sub(1);
    let jumping = |step: &Step| {
        matches!(
            step.work,
            Work::Jump {
                jump: JumpStep::Begin
                    | JumpStep::AssaultRaptors { .. }
                    | JumpStep::Leave { .. }
                    | JumpStep::Choose
                    | JumpStep::Another
                    | JumpStep::Blind
                    | JumpStep::Travel { .. }
                    | JumpStep::Reset,
            }
        )
    };
    let there = usize::from(doing.state.jump.space) == last;
    if doing.state.new_caprica.is_some() {
        // There is no jump: the track brings Galactica back, and is used no more (NC-52, NC-54).
        let new_caprica = NewCapricaStep::Return;
        let work = Work::NewCaprica { new_caprica };
        let mut steps = doing.state.agenda.steps.iter();
        if there && doing.state.is_cut_off() && !steps.any(|step| step.work == work) {
            rule!("NC-29");
            doing.emit(Event::Scheduled { work: vec![work] });
        }
        return;
    }
    if there && !doing.state.agenda.steps.iter().any(jumping) {
        rule!("TURN-11");
        begin(doing);
        ask_the_mutineer(doing);
    }
}

/// The fleet is about to jump for the icon for which the Mutineer is to draw: they may want the card first.
fn ask_the_mutineer(doing: &mut Doing<'_>) {
    let draws = doing.state.agenda.steps.iter().find_map(|step| {
        if let Work::Passing {
            passing: PassingStep::MutineerDraws { seat },
        } = step.work
        {
            Some(seat)
        } else {
            None
        }
    });
    if let Some(seat) = draws {
        let passing = PassingStep::MutineerOrder { seat };
        let work = vec![Work::Passing { passing }];
        doing.emit(Event::Scheduled { work });
    }
}

/// The fleet jumps (JUMP-1).
pub(crate) fn begin(doing: &mut Doing<'_>) {
    rule!("JUMP-1");
    schedule(doing, [JumpStep::Begin]);
}

/// A player uses FTL Control: the die first, then the jump (JUMP-FTL-1 to JUMP-FTL-3).
///
/// # Errors
/// [`Rejection`]: the player is a revealed Cylon or somewhere else, the location is damaged, or the fleet
/// token is on no blue space.
pub(crate) fn ftl_control(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    require_human(doing, seat)?;
    let location = require_at(doing, seat, Procedure::FtlControl)?;
    rule!("JUMP-FTL-1");
    rule!("XJUMP-6");
    let loss = jump::ftl_loss(doing.state.kit(), doing.state.jump).ok_or(Rejection::NotOnBlue)?;
    rule!("JUMP-FTL-3");
    rule!("JUMP-13");
    begin(doing);
    rule!("JUMP-FTL-2");
    rule!("GOAL-5");
    // A roll like any other: what may be played on those may be played on it.
    rule!("JUMP-FTL-4");
    let by = i8::try_from(loss).map_or(i8::MIN, |loss| -loss);
    let lost = Effect::Dial {
        resource: Resource::Population,
        by,
    };
    effect::carry_out(
        doing,
        Course {
            of: Source::Location { location },
            current: seat,
            picked: None,
            left: vec![Effect::Roll {
                by: Who::Active,
                low_to: FTL_LOSES_TO,
                low: vec![lost],
                high: Vec::new(),
            }],
        },
    );
    Ok(())
}

/// The highest number on the die with which a jump through FTL Control costs population (JUMP-FTL-2).
const FTL_LOSES_TO: u8 = 6;

/// That the fleet can be told to jump: from New Caprica it does not, whether Galactica is back or not (NC-52, NC-54).
pub(crate) fn require_jump(state: &State) -> Result<(), Rejection> {
    if state.new_caprica.is_some() {
        rule!("NC-52");
        rule!("NC-54");
        return Err(Rejection::NoJumpHere);
    }
    Ok(())
}

/// A jump that the table tells of by its distance alone: its cost is told by the dials.
pub(crate) fn told(doing: &mut Doing<'_>, distance: u8) -> Result<(), Rejection> {
    require_jump(&doing.state)?;
    if !doing.state.next_jump_is_final() {
        if distance > dradis_facts::happening::DISTANCE_MOST {
            return Err(Rejection::Distance { distance });
        }
        leave(doing, Onward::Told { distance });
        return Ok(());
    }
    last_jump(doing);
    Ok(())
}

/// The fleet jumps at once, to the only destination that the Admiral draws (CLAR-37).
pub(crate) fn begin_blind(doing: &mut Doing<'_>) {
    rule!("CLAR-15");
    rule!("OPEN-35");
    leave(doing, Onward::Blind);
}

/// What becomes of Assign Mission Specialist once it is known where the fleet goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Specialist {
    /// It is discarded.
    Leaves,
    /// It waits for the next jump (CLAR-15).
    Stays,
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(crate) fn proceed(doing: &mut Doing<'_>, step: &Step, jump: JumpStep) -> bool {
    if question(&doing.state, step, jump).is_some() {
        return false;
    }
    if jump == JumpStep::Choose && doing.state.options.modes.destinations == Mode::App {
        // The step stays: what it has dealt is chosen from.
        if deal(doing) {
            return true;
        }
    }
    doing.emit(Event::StepDone);
    match jump {
        JumpStep::Another => {
            let chooser = jump::chooser(&doing.state).map(|(seat, _)| seat);
            drawn(doing, chooser, Specialist::Leaves);
        }
        JumpStep::Blind => {
            rule!("CLAR-37");
            let admiral = doing.state.titles.holder(Title::Admiral);
            drawn(doing, admiral, Specialist::Stays);
        }
        JumpStep::Begin if doing.state.next_jump_is_final() => last_jump(doing),
        JumpStep::Begin => leave(doing, Onward::Choose),
        // All of them have been asked about.
        JumpStep::AssaultRaptors { stay: _ } => {}
        JumpStep::Leave { onward } => have_left(doing, onward),
        // Nobody is Admiral, which only a correction brings.
        JumpStep::Choose => arrive(doing, 0),
        JumpStep::Travel { distance } => {
            rule!("DEST-2");
            rule!("JUMP-6");
            travel(doing, distance);
        }
        JumpStep::Reset => {
            rule!("JUMP-7");
            rule!("XJUMP-5");
            emit(doing, JumpEvent::TokenReset);
        }
        JumpStep::LastLeg => {
            rule!("GOAL-2");
            rule!("GOAL-3");
            emit(doing, JumpEvent::LastLeg);
        }
    }
    true
}

/// An answer to a question of the jump. The option is one of the prompt's.
pub(crate) fn answer(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let Some(Work::Jump { jump }) = doing.state.agenda.top().map(|step| step.work.clone()) else {
        return Err(Rejection::StalePrompt);
    };
    doing.emit(Event::StepDone);
    match jump {
        JumpStep::Choose | JumpStep::Another => choose(doing, choice, Specialist::Leaves),
        JumpStep::Blind => choose(doing, choice, Specialist::Stays),
        JumpStep::AssaultRaptors { stay } => assault_raptor(doing, stay, choice),
        JumpStep::Begin
        | JumpStep::Leave { .. }
        | JumpStep::Travel { .. }
        | JumpStep::Reset
        | JumpStep::LastLeg => Err(Rejection::StalePrompt),
    }
}

/// Every ship leaves the board, once it is known which assault raptors stay (XJUMP-1a).
fn leave(doing: &mut Doing<'_>, onward: Onward) {
    if assault_raptors(&doing.state).is_empty() {
        return have_left(doing, onward);
    }
    let steps = [
        JumpStep::AssaultRaptors { stay: 0 },
        JumpStep::Leave { onward },
    ];
    schedule(doing, steps);
}

fn have_left(doing: &mut Doing<'_>, onward: Onward) {
    depart(doing);
    match onward {
        Onward::Choose => {
            schedule(doing, [JumpStep::Choose]);
            bring_back(doing);
        }
        Onward::Blind => {
            schedule(doing, [JumpStep::Blind]);
            bring_back(doing);
        }
        Onward::Told { distance } => unnamed(doing, distance, Specialist::Leaves),
        Onward::Held => {
            rule!("OPEN-11");
            rule!("GOAL-6");
            let resources = doing.state.resources.exhausted().collect();
            emit(doing, JumpEvent::Held { resources });
            emit(doing, JumpEvent::TokenReset);
        }
    }
}

/// The next assault raptor stays where it is, with its pilot, or goes to the Reserve.
fn assault_raptor(doing: &mut Doing<'_>, stay: u8, choice: Choice) -> Result<(), Rejection> {
    let raptors = assault_raptors(&doing.state);
    let raptor = raptors.get(usize::from(stay)).copied();
    let (area, InSpace { kind, pilot }) = raptor.ok_or(Rejection::StalePrompt)?;
    rule!("XRAPTOR-7");
    rule!("XJUMP-1a");
    let stay = match (choice, pilot) {
        (Choice::Stay, _) => stay.saturating_add(1),
        (_, Some(seat)) => {
            land(doing, seat);
            stay
        }
        (_, None) => {
            doing.emit(Event::ViperRecalled { area, kind });
            stay
        }
    };
    schedule(doing, [JumpStep::AssaultRaptors { stay }]);
    Ok(())
}

/// A pilot goes to the Hangar Deck, the viper to the Reserve (PILOT-8).
fn land(doing: &mut Doing<'_>, seat: SeatId) {
    let (place, why) = (Place::on(LocationId::HANGAR_DECK), Move::Landed);
    doing.emit(Event::CharacterMoved { seat, place, why });
}

/// The final jump: no ship leaves and no destination is drawn; it ends the game (GOAL-4, END-14).
fn last_jump(doing: &mut Doing<'_>) {
    if !doing.state.kit().missions.is_empty() {
        rule!("EARTH-4");
    }
    let resources: Vec<Resource> = doing.state.resources.exhausted().collect();
    match doing.state.options.final_jump {
        FinalJump::EndOfTurn if !resources.is_empty() => {
            leave(doing, Onward::Held);
        }
        FinalJump::AtOnce | FinalJump::EndOfTurn if has_goals(&doing.state) => {
            let steps = [PassingStep::GoalsAtEnd, PassingStep::FinalJump];
            let work = steps.map(|passing| Work::Passing { passing }).to_vec();
            doing.emit(Event::Scheduled { work });
        }
        FinalJump::AtOnce | FinalJump::EndOfTurn => {
            let outcome = final_jump(&doing.state);
            end(doing, outcome);
        }
    }
}

/// Whether there are Personal Goals, which cost something before the end is judged (XGOAL-4).
fn has_goals(state: &State) -> bool {
    let mut cards = state.kit().loyalty.iter();
    state.loyalty.dealt && cards.any(|card| card.facts().goal.is_some())
}

/// Every ship leaves the board (JUMP-3), and what stays in play until the next jump with them (JUMP-11).
fn depart(doing: &mut Doing<'_>) {
    rule!("JUMP-3");
    rule!("JUMP-COMBAT-1");
    rule!("JUMP-COMBAT-4");
    rule!("PILOT-8");
    rule!("XVIPER-12");
    let lands = |place| match place {
        Place::Viper { area: _, kind } => kind != ViperKind::AssaultRaptor,
        Place::Location { .. } | Place::OffBoard => false,
    };
    let places = doing.state.places.iter();
    let pilots: Vec<SeatId> = places
        .filter(|(_, place)| lands(*place))
        .map(|(seat, _)| seat)
        .collect();
    for seat in pilots {
        land(doing, seat);
    }
    rule!("JUMP-COMBAT-3");
    rule!("CIV-5");
    let civilians = doing.state.space.civilians.iter();
    let handles: Vec<_> = civilians.map(|ship| ship.handle).collect();
    let pursued = !doing.state.kit().pursuit.is_empty();
    if !pursued && !handles.is_empty() {
        doing.emit(Event::CivilianShipsReturned { handles });
    }
    rule!("JUMP-12");
    rule!("JUMP-COMBAT-2");
    rule!("JUMP-COMBAT-5");
    rule!("JUMP-COMBAT-6");
    rule!("JUMP-COMBAT-7");
    rule!("REM-24");
    rule!("JUMP-COMBAT-8");
    rule!("DIS-45");
    if pursued {
        rule!("XJUMP-1");
        rule!("XJUMP-2");
        rule!("XJUMP-7");
        let pursuit = PursuitEvent::Withdrew;
        doing.emit(Event::Pursuit { pursuit });
    } else {
        emit(doing, JumpEvent::Departed);
    }
    put_mission_away(doing);
    rule!("JUMP-11");
    cards::leave_behind(doing);
    come(doing, Moment::Departs);
}

/// The active mission goes away, once the ships have left (XJUMP-3).
fn put_mission_away(doing: &mut Doing<'_>) {
    let Some(card) = doing.state.earth.active else {
        return;
    };
    rule!("XJUMP-3");
    rule!("EARTH-MISSION-2");
    let to = if doing.state.earth.down {
        rule!("EARTH-MISSION-8");
        MissionTo::Deck
    } else {
        rule!("EARTH-MISSION-7");
        match card.facts().distance {
            0 => MissionTo::Discard,
            1.. => MissionTo::Objective,
        }
    };
    let earth = EarthEvent::MissionPutAway { card, to };
    doing.emit(Event::Earth { earth });
}

/// As the ships leave, Helo may bring people back for fuel; in a final jump nobody does (CLAR-62).
fn bring_back(doing: &mut Doing<'_>) {
    let ability = Ability::NoOneGetsLeftBehind;
    if let Some(helo) = holder(&doing.state, ability) {
        rule!("CLAR-62");
        let dial = |resource, by| Effect::Dial { resource, by };
        let effects = vec![
            Effect::Use { ability },
            dial(Resource::Fuel, -1),
            dial(Resource::Population, 2),
        ];
        offered(doing, ability, helo, effects);
    }
}

/// A player looks at the top cards of the deck that Dradis keeps; where they go back is theirs to say (CLAR-4).
pub(crate) fn scout(doing: &mut Doing<'_>, seat: SeatId, cards: u8) {
    rule!("CLAR-4");
    lay_out(doing);
    let cards = cards.min(doing.state.piles.of(Pile::Destinations));
    let chooser = seat;
    emit(doing, JumpEvent::Dealt { chooser, cards });
}

/// The card that was scouted goes back, or one of two does. Whether another one is left.
pub(crate) fn put_back(doing: &mut Doing<'_>, choice: Choice) -> bool {
    let (top, at) = if let Choice::OneOnTop(number) = choice {
        (true, number.checked_sub(1))
    } else if let Choice::OneUnder(number) = choice {
        (false, number.checked_sub(1))
    } else {
        (choice == Choice::OnTop, None)
    };
    rule!("CLAR-4");
    emit(doing, JumpEvent::PutBack { top, at });
    at.is_some()
}

/// Dradis deals the cards to choose from, unless it has. Whether it dealt.
fn deal(doing: &mut Doing<'_>) -> bool {
    let Some((chooser, cards)) = jump::chooser(&doing.state) else {
        return false;
    };
    lay_out(doing);
    rule!("JUMP-4");
    rule!("JUMP-10");
    rule!("TITLE-ADM-2");
    let cards = cards.min(doing.state.piles.of(Pile::Destinations));
    emit(doing, JumpEvent::Dealt { chooser, cards });
    true
}

/// The deck that Dradis keeps is shuffled before the first card is dealt from it, and where a correction has changed
/// its count.
fn lay_out(doing: &mut Doing<'_>) {
    let there = doing.state.piles.of(Pile::Destinations);
    let laid_out = doing.state.destinations.deck.reveal().len() == usize::from(there);
    if there == 0 || !laid_out {
        // The first jump, or a correction has changed the deck's count.
        let most = if there == 0 {
            Pile::Destinations.most(doing.state.kit())
        } else {
            there
        };
        let deck = doing.draw(|state, draw| {
            jump::build_deck(state.kit(), &state.destinations.visited, most, draw)
        });
        let cards = u8::try_from(deck.len()).unwrap_or(u8::MAX);
        emit(
            doing,
            JumpEvent::DeckBuilt {
                cards,
                deck: Hidden::new(deck),
            },
        );
    }
}

/// Where the fleet goes has been chosen or told.
fn choose(doing: &mut Doing<'_>, choice: Choice, specialist: Specialist) -> Result<(), Rejection> {
    if let Choice::Distance(distance) = choice {
        unnamed(doing, distance, specialist);
        return Ok(());
    }
    let card = if let Choice::Destination(card) = choice {
        card
    } else {
        let at = SPLIT.iter().position(|(id, _)| *id == choice);
        let card = at.and_then(|at| doing.state.destinations.drawn.reveal().get(at).copied());
        card.ok_or(Rejection::StalePrompt)?
    };
    rule!("JUMP-5");
    rule!("XJUMP-4");
    rule!("LIMIT-16");
    rule!("DIS-53");
    go(doing, card, specialist);
    Ok(())
}

/// The fleet goes where a card says: what the card does, the distance, the fleet token, and what comes after that.
fn go(doing: &mut Doing<'_>, card: DestinationId, specialist: Specialist) {
    emit(doing, JumpEvent::Chosen { card });
    leave_specialist(doing, specialist);
    draw(doing);
    rule!("DEST-1");
    let phase = begins(&doing.state, card.facts().distance);
    let comes = matches!(phase, Some(Work::NewCaprica { .. }));
    let admiral = doing.state.titles.holder(Title::Admiral);
    let current = admiral.unwrap_or(SeatId(0));
    let course = |left: &[Effect]| Course {
        of: Source::Destination { card: Some(card) },
        current,
        picked: None,
        left: left.to_vec(),
    };
    let facts = card.facts();
    let waits = |effect: &&Effect| comes && matches!(effect, Effect::LookAtCrises { .. });
    let (later, now): (Vec<&Effect>, Vec<&Effect>) = facts.effects.iter().partition(waits);
    let list = |effects: Vec<&Effect>| effects.into_iter().cloned().collect::<Vec<Effect>>();
    if !later.is_empty() {
        rule!("NC-41");
        rule!("XDEST-1");
        rule!("OPEN-24b");
        effect::begin(doing, course(&list(later)));
    }
    begin_phase(doing, phase);
    effect::carry_out(doing, course(&facts.after_reset));
    arrive(doing, facts.distance);
    rule!("JUMP-9");
    effect::carry_out(doing, course(&list(now)));
}

/// The destination is discarded for another: what was left of the jump comes anew with that one.
pub(crate) fn another(doing: &mut Doing<'_>, card: Option<DestinationId>) {
    if let Some(card) = card {
        emit(doing, JumpEvent::Discarded { card });
    }
    let is_left = |doing: &Doing<'_>| {
        let top = doing.state.agenda.top().map(|step| &step.work);
        matches!(
            top,
            Some(Work::Jump {
                jump: JumpStep::Travel { .. } | JumpStep::Reset
            })
        )
    };
    while is_left(doing) {
        doing.emit(Event::StepDone);
    }
    // The specialist still waits where the fleet jumps blind: with another card it does so too.
    let waits = doing.state.quorum.rule(QuorumRule::MissionSpecialist);
    let blind = waits.is_some();
    if blind {
        rule!("CLAR-15");
    }
    let draws = if blind {
        JumpStep::Blind
    } else {
        JumpStep::Another
    };
    schedule(doing, [draws]);
}

/// Dradis draws one card of the deck that it keeps, and the fleet goes there.
fn drawn(doing: &mut Doing<'_>, chooser: Option<SeatId>, specialist: Specialist) {
    let Some(chooser) = chooser else {
        return arrive(doing, 0);
    };
    lay_out(doing);
    let cards = 1;
    emit(doing, JumpEvent::Dealt { chooser, cards });
    match doing.state.destinations.drawn.reveal().first().copied() {
        Some(card) => go(doing, card, specialist),
        None => arrive(doing, 0),
    }
}

/// The table has carried a destination out itself and says its distance alone.
fn unnamed(doing: &mut Doing<'_>, distance: u8, specialist: Specialist) {
    leave_specialist(doing, specialist);
    draw(doing);
    let phase = begins(&doing.state, distance);
    begin_phase(doing, phase);
    arrive(doing, distance);
}

/// What a jump of this distance brings the fleet to: the phase on New Caprica or at the crossroads (NC-37, ION-4).
pub(crate) fn begins(state: &State, by: u8) -> Option<Work> {
    let (kit, (_, to)) = (state.kit(), farther(state, by));
    if to < kit.distances.second {
        return None;
    }
    if kit.new_caprica.is_some() && state.new_caprica.is_none() {
        rule!("NC-37");
        let new_caprica = NewCapricaStep::Begin;
        return Some(Work::NewCaprica { new_caprica });
    }
    if kit.crossroads.is_some() && state.crossroads.is_none() {
        rule!("ION-4");
        let crossroads = CrossroadsStep::Begin;
        return Some(Work::Crossroads { crossroads });
    }
    None
}

/// Such a phase begins once the jump is over, unless that is on the agenda already (XORDER-6).
fn begin_phase(doing: &mut Doing<'_>, phase: Option<Work>) {
    let mut steps = doing.state.agenda.steps.iter();
    if let Some(work) = phase.filter(|work| steps.all(|step| step.work != *work)) {
        doing.emit(Event::Scheduled { work: vec![work] });
    }
}

/// The deck has a card less. There is no discard pile: where the fleet has been lies by the objective (JUMP-5).
fn draw(doing: &mut Doing<'_>) {
    rule!("POOL-6");
    let been = u8::try_from(doing.state.destinations.visited.len()).unwrap_or(u8::MAX);
    draw_from(doing, Pile::Destinations, 1, been.max(1));
}

/// Assign Mission Specialist is discarded once its holder has chosen (facts: quorum).
fn leave_specialist(doing: &mut Doing<'_>, specialist: Specialist) {
    match specialist {
        Specialist::Leaves => {}
        Specialist::Stays => {
            rule!("CLAR-15");
            return;
        }
    }
    if let Some(open) = doing.state.quorum.rule(QuorumRule::MissionSpecialist) {
        let quorum = QuorumEvent::LeftPlay { card: open.card };
        doing.emit(Event::Quorum { quorum });
    }
}

/// What is left of the jump when the destination lies open. What the card does goes on top of it.
fn arrive(doing: &mut Doing<'_>, distance: u8) {
    schedule(doing, [JumpStep::Travel { distance }, JumpStep::Reset]);
}

/// The distance before and after it grows: no farther than any fleet comes, wherever a correction has put it while the
/// fleet jumps.
fn farther(state: &State, by: u8) -> (u8, u8) {
    let from = state.jump.distance;
    let most = state.kit().distances.most.max(from);
    (from, from.saturating_add(by).min(most))
}

/// The distance travelled grows by a jump.
fn travel(doing: &mut Doing<'_>, by: u8) {
    let (from, to) = farther(&doing.state, by);
    emit(doing, JumpEvent::Travelled { from, to });
    come(doing, Moment::Arrived { from, to });
}

/// The distance travelled has grown without a jump: what its thresholds bring (SLEEPER-1a), once what gave the distance is
/// finished (XORDER-6).
pub(crate) fn distance_grew(doing: &mut Doing<'_>, by: u8) {
    rule!("SLEEPER-1a");
    rule!("CLAR-72");
    let (from, to) = farther(&doing.state, by);
    let effect = EffectEvent::DistanceGrew { from, to };
    doing.emit(Event::Effect { effect });
    let follows = follows(&doing.state, Moment::Arrived { from, to });
    if !follows.is_empty() {
        finish_first(doing, follows);
    }
}

/// Work is put under the effects and the check that are being carried out, which are taken off for it and put back.
fn finish_first(doing: &mut Doing<'_>, later: Vec<Work>) {
    rule!("XORDER-6");
    let steps = doing.state.agenda.steps.iter().rev();
    let carried_out = steps.map(|step| &step.work).take_while(|work| {
        matches!(
            work,
            Work::Effects { effects: _ } | Work::Check { check: _ }
        )
    });
    let mut work: Vec<Work> = carried_out.cloned().collect();
    for _ in &work {
        doing.emit(Event::StepDone);
    }
    work.extend(later);
    doing.emit(Event::Scheduled { work });
}
