//! Actions: what a player does in the Action step, or out of turn where a card lets them.

use dradis_facts::ability::Ability;
use dradis_facts::action::Act;
use dradis_facts::battle::{ShipIcon, VipersBy};
use dradis_facts::choice::Choice;
use dradis_facts::content::{HeldCard, HeldKind, LocationId, LoyaltyCard, SkillCardId};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::deed::{Picks, Procedure};
use dradis_facts::effect::{Among, Cards, Effect, Locations, OnPieces, Question, Source, Who};
use dradis_facts::options::DutifulUse;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::turn::TurnStep;
use dradis_state::action::{ActionEvent, ActionStep};
use dradis_state::agenda::{Step, Work};
use dradis_state::battle::Fight;
use dradis_state::crisis::CrisisFrom;
use dradis_state::effect::Course;
use dradis_state::event::{Event, HandChange, Move};
use dradis_state::held::HeldEvent;
use dradis_state::loyalty::Standing;
use dradis_state::new_caprica::{NewCapricaEvent, NewCapricaStep};
use dradis_state::state::State;
use dradis_state::turn::in_brig;

use crate::play::ability::has;
use crate::play::action::{
    actions_left, effects_of, elsewhere, instead_of_moving, offers, pickable, price, question,
    scouted_cards,
};
use crate::play::battle::procedure::{communications, launch, vipers, weapons};
use crate::play::crisis::{draw_at_caprica, draw_crises};
use crate::play::doing::{Actor, Doing};
use crate::play::granted::{grant, lose_granted};
use crate::play::hands::set_hand;
use crate::play::held::{draw_held, put_under, set_count, swap_chosen, swap_unasked};
use crate::play::leader::go_back;
use crate::play::moment::offered;
use crate::play::mutiny::{self, playable};
use crate::play::passing::begin_goal;
use crate::play::reveal::{By, lies_and_secrets, reveal};
use crate::play::turn::{neighbours, next_step};
use crate::play::{check, crisis, earth, effect, held, jump, movement};

/// Lowest number that brings back the raptor of Launch Scout (CLAR-4).
const LAUNCH_SCOUT: u8 = 3;
/// Vipers that Repair repairs on the Hangar Deck, at most.
const REPAIRED_VIPERS: u8 = 2;

fn emit(doing: &mut Doing<'_>, action: ActionEvent) {
    doing.emit(Event::Action { action });
}

fn schedule(doing: &mut Doing<'_>, action: ActionStep) {
    let work = vec![Work::Action { action }];
    doing.emit(Event::Scheduled { work });
}

/// The player takes an action more, on the spot.
fn grant_another(doing: &mut Doing<'_>, seat: SeatId) {
    let (actions, moves) = (1, false);
    schedule(
        doing,
        ActionStep::Granted {
            seat,
            actions,
            moves,
        },
    );
}

/// The active player takes an action of the turn, if they may take it now.
pub(crate) fn act(doing: &mut Doing<'_>, seat: SeatId, act: Act) -> Result<(), Rejection> {
    require_offered(doing, seat, act)?;
    begin(doing, seat, act, false)
}

/// The active player uses a Movement ability in the place of moving, if they may use it now (XMOVE-6).
pub(crate) fn move_not(doing: &mut Doing<'_>, seat: SeatId, act: Act) -> Result<(), Rejection> {
    let mut acts = instead_of_moving(&doing.state, seat).into_iter();
    if !acts.any(|(other, may)| other == act && may.is_ok()) {
        return Err(Rejection::StalePrompt);
    }
    rule!("XMOVE-6");
    emit(doing, ActionEvent::Began { seat, act });
    emit(doing, ActionEvent::MovedNot { seat });
    pay(doing, seat, act);
    carry_out(doing, seat, act)
}

fn require_offered(doing: &Doing<'_>, seat: SeatId, act: Act) -> Result<(), Rejection> {
    let mut acts = offers(&doing.state, seat).into_iter();
    let offered = acts.any(|(other, may)| other == act && may.is_ok());
    offered.then_some(()).ok_or(Rejection::StalePrompt)
}

fn begin(doing: &mut Doing<'_>, seat: SeatId, act: Act, granted: bool) -> Result<(), Rejection> {
    emit(doing, ActionEvent::Began { seat, act });
    if act == Act::Reveal {
        return begin_reveal(doing, seat);
    }
    if act == Act::Goal {
        return begin_goal(doing, seat, granted);
    }
    if act == Act::Mutiny {
        return begin_mutiny(doing, seat, granted);
    }
    pay(doing, seat, act);
    schedule(doing, ActionStep::Done { seat, act, granted });
    carry_out(doing, seat, act)
}

/// What the character's sheet makes an action cost is discarded first.
fn pay(doing: &mut Doing<'_>, seat: SeatId, act: Act) {
    let cards = price(&doing.state, seat, act);
    if cards == 0 {
        return;
    }
    rule!("CLAR-18");
    let costly = [
        Ability::TerminalIllness,
        Ability::ConflictedLoyalties,
        Ability::Reluctant,
    ];
    let mut costly = costly.into_iter();
    if let Some(ability) = costly.find(|ability| has(&doing.state, seat, *ability)) {
        doing.emit(Event::AbilityUsed { seat, ability });
    }
    give_up(doing, seat, cards, HandChange::Discarded);
}

fn give_up(doing: &mut Doing<'_>, seat: SeatId, cards: u8, why: HandChange) {
    let left = doing.state.hands.of(seat).saturating_sub(cards);
    set_hand(doing, seat, left, why);
}

fn carry_out(doing: &mut Doing<'_>, seat: SeatId, act: Act) -> Result<(), Rejection> {
    match act {
        Act::Location { .. } => {
            rule!("ACT-3");
            perform(doing, seat, act)
        }
        Act::SuperCrisis => {
            rule!("LOC-CAPRICA-1");
            rule!("CYPLAYER-10");
            // Of cards that Dradis keeps one leaves the hand once it is known which.
            if !held::kept(&doing.state, HeldKind::SUPER_CRISIS) {
                let left = doing
                    .state
                    .held_count(HeldKind::SUPER_CRISIS, seat)
                    .saturating_sub(1);
                set_count(doing, HeldKind::SUPER_CRISIS, seat, left);
            }
            crisis::begin(doing, seat, CrisisFrom::SuperCrisis);
            Ok(())
        }
        Act::Activate { ships } => {
            rule!("LOC-CYLONFLEET-1");
            rule!("LOC-CYLONFLEET-1a");
            rule!("CYPLAYER-13");
            rule!("XACTV-2");
            rule!("XACTV-4");
            rule!("LOC-CYLONFLEET-2");
            icon(doing, ships);
            Ok(())
        }
        Act::CylonLocation { .. } => {
            rule!("XACT-4");
            perform(doing, seat, act)
        }
        Act::AttackForces => {
            rule!("NC-47");
            on_the_planet(doing, seat, attack_on_forces());
            Ok(())
        }
        Act::Detain => {
            rule!("NC-47");
            on_the_planet(doing, seat, detention());
            Ok(())
        }
        Act::FinalJump => {
            let new_caprica = NewCapricaStep::Leave { seat };
            let work = vec![Work::NewCaprica { new_caprica }];
            doing.emit(Event::Scheduled { work });
            Ok(())
        }
        Act::OwnViper => vipers::own(doing, seat),
        Act::Card { card } => {
            rule!("ACT-4");
            rule!("SKILL-3");
            if card != SkillCardId::MAXIMUM_FIREPOWER {
                give_up(doing, seat, 1, HandChange::Played);
            }
            perform(doing, seat, act)
        }
        Act::RepairVipers => {
            give_up(doing, seat, 1, HandChange::Played);
            repair_vipers(doing, seat)
        }
        Act::Ability { .. } => {
            rule!("ABIL-1");
            perform(doing, seat, act)
        }
        Act::PlayQuorum | Act::DrawQuorum => {
            rule!("ACT-6");
            run(doing, seat, act);
            Ok(())
        }
        Act::HandOnCag | Act::LeadFlight => {
            rule!("XACT-1");
            run(doing, seat, act);
            Ok(())
        }
        Act::Nuke => weapons::nuke(doing),
        Act::EndInfiltration => {
            // Whoever infiltrates counts as a human until then (CLAR-76).
            let may = has(&doing.state, seat, Ability::Meticulous);
            go_back(doing, seat);
            if may {
                meticulous(doing, seat);
            }
            Ok(())
        }
        // It is no step of its own: what follows ends the turn.
        Act::Reveal | Act::Goal | Act::Mutiny => Ok(()),
    }
}

/// What somebody does on New Caprica where they stand, without activating the location (NC-47).
fn on_the_planet(doing: &mut Doing<'_>, seat: SeatId, effect: Effect) {
    let Some(Place::Location { location }) = doing.state.places.of(seat) else {
        return;
    };
    let course = Course {
        of: Source::Location { location },
        current: seat,
        picked: None,
        left: vec![effect],
    };
    effect::carry_out(doing, course);
}

/// Lowest number that destroys an occupation force (NC-15).
const DESTROYS_FORCE: u8 = 5;

fn attack_on_forces() -> Effect {
    Effect::Roll {
        by: Who::Current,
        low_to: DESTROYS_FORCE - 1,
        low: Vec::new(),
        high: vec![Effect::DestroyForceHere],
    }
}

fn detention() -> Effect {
    Effect::Ask(Question::Pick {
        by: Who::Current,
        among: Among::OthersHere,
        optional: false,
        effects: vec![Effect::Detain { who: Who::Picked }],
    })
}

/// Two damaged vipers go to the Reserve, or the only one; the player says which where they are of several kinds.
fn repair_vipers(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    let damaged = doing.state.reserve.damaged;
    let mut kinds = ViperKind::ALL.to_vec();
    kinds.retain(|kind| damaged[kind.craft()] > 0);
    if let [kind] = kinds[..] {
        let count = damaged[kind.craft()].min(REPAIRED_VIPERS);
        return vipers::repair(doing, count, kind);
    }
    rule!("XVIPER-6");
    let card = SkillCardId::REPAIR;
    let repaired = OnPieces::RepairVipers {
        count: REPAIRED_VIPERS,
    };
    let course = Course {
        of: Source::SkillCard { card },
        current: seat,
        picked: None,
        left: vec![Effect::Ask(Question::Pieces(repaired))],
    };
    effect::carry_out(doing, course);
    Ok(())
}

/// Doral, who ends his infiltration by the action, may go elsewhere among the Cylons and act again (Meticulous).
fn meticulous(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("XINF-9");
    let ability = Ability::Meticulous;
    let effects = vec![
        Effect::Use { ability },
        Effect::Ask(Question::GoAmongCylons),
        Effect::MoreActions { count: 1 },
    ];
    offered(doing, ability, seat, effects);
}

fn icon(doing: &mut Doing<'_>, icon: ShipIcon) {
    doing.emit(Event::Scheduled {
        work: vec![Fight::Icon { icon }.into()],
    });
}

/// What an action does that is nothing but effects.
fn run(doing: &mut Doing<'_>, seat: SeatId, act: Act) {
    let Some((of, left)) = effects_of(&doing.state, act) else {
        return;
    };
    let course = Course {
        of,
        current: seat,
        picked: None,
        left,
    };
    effect::carry_out(doing, course);
}

/// What a row of the content does as an action.
fn perform(doing: &mut Doing<'_>, seat: SeatId, act: Act) -> Result<(), Rejection> {
    let Some(procedure) = act.procedure() else {
        if let Act::Ability { ability } = act {
            doing.emit(Event::AbilityUsed { seat, ability });
        }
        run(doing, seat, act);
        return Ok(());
    };
    match procedure {
        Procedure::FtlControl => {
            rule!("LOC-FTL-1");
            jump::ftl_control(doing, seat)
        }
        Procedure::WeaponsControl => weapons::weapons_control(doing, seat),
        Procedure::Communications => communications::begin(doing, seat),
        Procedure::Command => vipers::unmanned(doing, seat, VipersBy::Command),
        Procedure::Cag => vipers::unmanned(doing, seat, VipersBy::Cag),
        Procedure::LaunchInViper => vipers::hangar(doing, seat),
        Procedure::MaximumFirepower => vipers::maximum_firepower(doing, seat),
        Procedure::Armory => weapons::armory(doing, seat),
        Procedure::PegasusCic => weapons::pegasus_cic(doing, seat),
        Procedure::MainBatteries => weapons::main_batteries(doing, seat),
        Procedure::LaunchCylonShips => launch::from_the_cylon_fleet(doing),
        Procedure::Accuse => {
            rule!("LOC-ADMIRAL-1");
            schedule(doing, ActionStep::Pick { seat, act });
            Ok(())
        }
        Procedure::Airlock => {
            rule!("LOC-AIRLOCK-1");
            schedule(doing, ActionStep::Pick { seat, act });
            Ok(())
        }
        Procedure::ResistanceHq => {
            rule!("LOC-HQ-1");
            schedule(doing, ActionStep::Pick { seat, act });
            Ok(())
        }
        Procedure::EscapeDetention => {
            rule!("LOC-DETENTION-1");
            check::detention(doing, seat);
            Ok(())
        }
        Procedure::CanyonCrisis => {
            rule!("LOC-CANYON-1");
            let active = doing.state.turn.active;
            if active.is_some_and(|active| doing.state.loyalty.standing(active).acts_as_human()) {
                let new_caprica = NewCapricaEvent::Unprepared;
                doing.emit(Event::NewCaprica { new_caprica });
            }
            draw_crises(doing, 1);
            crisis::begin(doing, seat, CrisisFrom::Canyon);
            Ok(())
        }
        Procedure::ActivateMission => {
            earth::activate_bridge(doing, seat);
            Ok(())
        }
        Procedure::Nominate => {
            rule!("LOC-ADMIN-1");
            schedule(doing, ActionStep::Pick { seat, act });
            Ok(())
        }
        Procedure::ExecutiveOrder => {
            rule!("CLAR-30");
            schedule(doing, ActionStep::Pick { seat, act });
            Ok(())
        }
        Procedure::EscapeBrig => {
            rule!("LOC-BRIG-1");
            check::brig(doing, seat);
            Ok(())
        }
        Procedure::PickCrisis => {
            draw_at_caprica(doing);
            crisis::begin(doing, seat, CrisisFrom::Caprica);
            Ok(())
        }
        Procedure::Resurrection => {
            run(doing, seat, act);
            Ok(())
        }
        Procedure::LaunchScout => {
            let lost = doing.state.reserve.destroyed[Craft::Raptor];
            let below = ActionStep::Scouted { seat, lost };
            weapons::risk_raptor_before(doing, seat, LAUNCH_SCOUT, Work::Action { action: below })
        }
        Procedure::RepairHere => {
            let here = match doing.state.places.of(seat) {
                Some(Place::Location { location }) => location,
                Some(Place::Viper { .. } | Place::OffBoard) | None => {
                    return Err(Rejection::NotDamaged);
                }
            };
            rule!("DMG-GAL-5");
            doing.emit(Event::LocationRepaired { location: here });
            Ok(())
        }
    }
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(crate) fn proceed(doing: &mut Doing<'_>, step: &Step, action: ActionStep) -> bool {
    if question(&doing.state, step, action).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    match action {
        ActionStep::Reveal { seat } | ActionStep::Resurrect { seat } => show_cylon(doing, seat),
        ActionStep::Done { seat, act, granted } => done(doing, seat, act, granted),
        ActionStep::SwapHeld {
            kind,
            seat,
            cards,
            discard,
        } => swap_unasked(doing, kind, seat, cards, discard),
        ActionStep::Activated { seat, act } => activated(doing, seat, act),
        ActionStep::Ordered { seat } => think_forward(doing, seat),
        // Nobody is left to pick, no location to activate, the raptor is lost, or the one who was to act is a Cylon or out.
        ActionStep::Pick { .. }
        | ActionStep::Elsewhere { .. }
        | ActionStep::Scouted { .. }
        | ActionStep::PlaceScouted { .. }
        // Its hand may have gone to a correction.
        | ActionStep::PlayMutiny { .. }
        | ActionStep::Granted { .. } => {}
        ActionStep::ShareMutiny { by, to, drawn } => mutiny::share(doing, (by, to), drawn, None),
        ActionStep::MutinyDrawn {
            seat,
            before,
            keep_one,
        } => mutiny::have_drawn(doing, seat, before, keep_one),
        // A single card that was drawn is played if it can be.
        ActionStep::PlayDrawnMutiny { seat, drawn } => {
            let hand = doing.state.held_hand(HeldKind::MUTINY, seat);
            let card = hand.last().copied().filter(|_| drawn > 0);
            play_of_drawn(doing, seat, drawn, card);
        }
    }
    true
}

/// The player has said which location is activated from elsewhere, or that it is enough.
fn activate(
    doing: &mut Doing<'_>,
    seat: SeatId,
    left: u8,
    (among, mut taken): (Locations, [Option<LocationId>; 2]),
    choice: Choice,
) -> Result<(), Rejection> {
    if choice == Choice::Next {
        return Ok(());
    }
    let mut all = elsewhere(&doing.state, seat, among, taken).into_iter();
    let found = all.find(|(_, act, may)| Choice::Act(*act) == choice && may.is_ok());
    let (location, act, _) = found.ok_or(Rejection::StalePrompt)?;
    if left > 1 {
        if let Some(free) = taken.iter_mut().find(|taken| taken.is_none()) {
            *free = Some(location);
        }
        schedule(
            doing,
            ActionStep::Elsewhere {
                seat,
                left: left - 1,
                among,
                taken,
            },
        );
    }
    emit(doing, ActionEvent::Began { seat, act });
    pay(doing, seat, act);
    schedule(doing, ActionStep::Activated { seat, act });
    carry_out(doing, seat, act)
}

/// A location activated from elsewhere gives another action where it gives one to who is there.
fn activated(doing: &mut Doing<'_>, seat: SeatId, act: Act) {
    dutiful(doing, seat, act);
    if !another(doing, seat, act) {
        return;
    }
    let turn = &doing.state.turn;
    if turn.active == Some(seat) && turn.step == TurnStep::Action {
        emit(doing, ActionEvent::More { seat, act });
    } else {
        grant_another(doing, seat);
    }
}

/// A Mutiny card is to be played. What a player holds is looked at on their own phone alone, where nothing is asked of who
/// holds one card; whoever else asks learns nothing from the answer, and which it is the player says after that
/// (SECRET-18).
fn begin_mutiny(doing: &mut Doing<'_>, seat: SeatId, granted: bool) -> Result<(), Rejection> {
    let kind = HeldKind::MUTINY;
    if held::kept(&doing.state, kind) && doing.actor == (Actor::Seat { seat }) {
        let hand = doing.state.held_hand(kind, seat).to_vec();
        if !hand.iter().any(|card| playable(&doing.state, seat, *card)) {
            return Err(Rejection::NotMet);
        }
        if let [only] = hand.as_slice() {
            play_mutiny(doing, seat, *only, granted);
            return Ok(());
        }
    }
    schedule(doing, ActionStep::PlayMutiny { seat, granted });
    Ok(())
}

/// The card lies open and is no longer held, then it is carried out (XMUT-15, HANDCARD-1).
fn play_mutiny(doing: &mut Doing<'_>, seat: SeatId, card: HeldCard, granted: bool) {
    rule!("XMUT-7");
    rule!("XMUT-8");
    rule!("XMUT-15");
    rule!("HANDCARD-1");
    let held = HeldEvent::Played { seat, card };
    let kind = HeldKind::MUTINY;
    doing.emit(Event::Held { kind, held });
    let act = Act::Mutiny;
    schedule(doing, ActionStep::Done { seat, act, granted });
    mutiny_begins(doing, seat, card);
}

/// What a Mutiny card that lies open does.
fn mutiny_begins(doing: &mut Doing<'_>, seat: SeatId, card: HeldCard) {
    let row = card.mutiny();
    let course = Course {
        of: Source::Held { card },
        current: seat,
        picked: None,
        left: row.map_or_else(Vec::new, |row| row.effects.clone()),
    };
    effect::begin(doing, course);
}

/// The Mutiny card that is meant: the table names it, or its player says where it stands in their hand.
fn mutiny_meant(state: &State, seat: SeatId, choice: Choice) -> Option<HeldCard> {
    if let Choice::Held(card) = choice {
        return Some(card);
    }
    let hand = state.held_hand(HeldKind::MUTINY, seat);
    hand.get(usize::from(held::place(choice)?)).copied()
}

/// The player, or the table, has said which Mutiny card is played.
fn mutiny_chosen(
    doing: &mut Doing<'_>,
    seat: SeatId,
    choice: Choice,
    granted: bool,
) -> Result<(), Rejection> {
    if choice == Choice::Nothing {
        if granted {
            grant_another(doing, seat);
        }
        return Ok(());
    }
    let card = mutiny_meant(&doing.state, seat, choice).ok_or(Rejection::StalePrompt)?;
    if !playable(&doing.state, seat, card) {
        return Err(Rejection::NotMet);
    }
    play_mutiny(doing, seat, card, granted);
    Ok(())
}

/// Of the Mutiny cards that were drawn one lies open and is carried out, if it can be; the others go under the deck.
fn play_of_drawn(doing: &mut Doing<'_>, seat: SeatId, drawn: u8, card: Option<HeldCard>) {
    let kind = HeldKind::MUTINY;
    let card = card.filter(|card| playable(&doing.state, seat, *card));
    let mut left = drawn;
    if let Some(card) = card {
        rule!("HANDCARD-1");
        if !held::kept(&doing.state, kind) {
            let held = doing.state.held_count(kind, seat);
            set_count(doing, kind, seat, held.saturating_add(1));
        }
        let held = HeldEvent::Played { seat, card };
        doing.emit(Event::Held { kind, held });
        left = left.saturating_sub(1);
    }
    put_under(doing, kind, seat, left, None);
    if let Some(card) = card {
        mutiny_begins(doing, seat, card);
    }
}

/// The player, or the table, has said which of the cards that were drawn is played, or that none is.
fn drawn_chosen(
    doing: &mut Doing<'_>,
    seat: SeatId,
    drawn: u8,
    choice: Choice,
) -> Result<(), Rejection> {
    let card = mutiny_meant(&doing.state, seat, choice);
    // Whether it can be played is looked at once it is chosen: the question is the same whatever was drawn.
    if card.is_some_and(|card| !playable(&doing.state, seat, card)) {
        return Err(Rejection::NotMet);
    }
    play_of_drawn(doing, seat, drawn, card);
    Ok(())
}

/// A player reveals themselves. What they hold is looked at on their own phone alone: whoever else asks learns
/// nothing from the answer, and the table says which card was shown (LOYAL-3).
fn begin_reveal(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    rule!("ACT-7");
    if let Some(held) = own_cards(doing, seat) {
        match held.as_slice() {
            [] => return Err(Rejection::NoCylonCard),
            [card] if doing.state.loyalty.held(seat) == 1 && !in_brig(&doing.state, seat) => {
                turn_up(doing, seat, *card);
                return Ok(());
            }
            [..] => {}
        }
    }
    schedule(doing, ActionStep::Reveal { seat });
    Ok(())
}

/// The Cylon cards of a player who acts on their own phone, where Dradis keeps them.
fn own_cards(doing: &Doing<'_>, seat: SeatId) -> Option<Vec<LoyaltyCard>> {
    let loyalty = &doing.state.loyalty;
    let kept = loyalty.dealt && loyalty.by_hand.is_none();
    (kept && doing.actor == Actor::Seat { seat }).then(|| loyalty.cylon_cards(seat))
}

/// The player has said which card they show.
fn show_card(doing: &mut Doing<'_>, seat: SeatId, choice: Choice) -> Result<(), Rejection> {
    let Choice::CylonCard(card) = choice else {
        return Err(Rejection::StalePrompt);
    };
    if own_cards(doing, seat).is_some_and(|held| !held.contains(&card)) {
        return Err(Rejection::NoCylonCard);
    }
    turn_up(doing, seat, card);
    Ok(())
}

/// A Cylon card is shown and carried out; then the player is revealed (REVEAL-10).
fn turn_up(doing: &mut Doing<'_>, seat: SeatId, card: LoyaltyCard) {
    rule!("REVEAL-1");
    rule!("REVEAL-10");
    emit(doing, ActionEvent::CylonCardShown { seat, card });
    lies_and_secrets(doing);
    schedule(doing, ActionStep::Resurrect { seat });
    let course = Course {
        of: Source::Loyalty { card },
        current: seat,
        picked: None,
        left: card.effects().to_vec(),
    };
    effect::carry_out(doing, course);
}

/// The player has shown themselves, and what comes of it follows (ACT-7).
fn show_cylon(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("ACT-7");
    rule!("REVEAL-1");
    rule!("REVEAL-3");
    if reveal(doing, seat, By::Action).is_err() {
        // They are a revealed Cylon already: a correction came first.
        return;
    }
    let card = doing.state.loyalty.turned_up.get(&seat).copied();
    let after = card.map_or(&[][..], LoyaltyCard::after);
    if let Some(card) = card.filter(|_| !after.is_empty()) {
        let course = Course {
            of: Source::Loyalty { card },
            current: seat,
            picked: Some(seat),
            left: after.to_vec(),
        };
        effect::carry_out(doing, course);
    }
}

/// Once in his turn Hoshi may activate one of three locations again, for a card; or each of them once, where the table
/// reads it so (CLAR-49, OPEN-56).
fn dutiful(doing: &mut Doing<'_>, seat: SeatId, act: Act) {
    let ability = Ability::Dutiful;
    let again = [
        Procedure::Command,
        Procedure::Communications,
        Procedure::WeaponsControl,
    ];
    let location = act
        .location()
        .filter(|location| again.iter().any(|again| location.does(*again)));
    let Some(location) = location else {
        return;
    };
    let own = doing.state.turn.active == Some(seat);
    if own && has(&doing.state, seat, ability) && doing.state.may_hold(seat, 1) {
        rule!("CLAR-49");
        rule!("OPEN-56");
        let used = match doing.state.options.dutiful {
            DutifulUse::OnceATurn => Some(Effect::Use { ability }),
            DutifulUse::OnceALocation => None,
        };
        if used.is_none() && doing.state.turn.remembered.again.contains(&location) {
            return;
        }
        let among = Locations::Only(location);
        let discard = Effect::Discard {
            who: Who::Current,
            cards: Cards::Number(1),
            random: false,
        };
        let activate = Effect::ActivateLocations { count: 1, among };
        let effects = used.into_iter().chain([discard, activate]).collect();
        offered(doing, ability, seat, effects);
    }
}

/// The action is carried out. With the last one the turn goes on by itself.
fn done(doing: &mut Doing<'_>, seat: SeatId, act: Act, granted: bool) {
    let more = another(doing, seat, act);
    if granted {
        if more {
            grant_another(doing, seat);
        }
        dutiful(doing, seat, act);
        // Whoever has shown themselves within an action of human players has none of the others.
        let humans = act
            .location()
            .is_some_and(|at| !doing.state.is_cylon_board(at.facts().board));
        if doing.state.loyalty.standing(seat) == Standing::Cylon && humans {
            lose_granted(doing, seat);
        }
        return;
    }
    let turn = &doing.state.turn;
    if turn.active != Some(seat) || turn.step != TurnStep::Action || turn.over {
        return;
    }
    rule!("ACT-1");
    emit(doing, ActionEvent::Taken { seat });
    if more {
        rule!("ACT-10");
        emit(doing, ActionEvent::More { seat, act });
    }
    let (_, after) = neighbours(&doing.state);
    if actions_left(&doing.state) == 0 && after.is_some() {
        next_step(doing, seat);
    }
    dutiful(doing, seat, act);
}

/// Whether an action gives another one: the Hangar Deck does, and Repair once in Tyrol's turn.
fn another(doing: &mut Doing<'_>, seat: SeatId, act: Act) -> bool {
    if let Act::Location { location } = act {
        rule!("LOC-HANGAR-1");
        return location.does(Procedure::LaunchInViper);
    }
    let ability = Ability::MaintenanceEngineer;
    let turn = &doing.state.turn;
    let repairs = act.card() == Some(SkillCardId::REPAIR);
    let may = repairs && turn.active == Some(seat) && !turn.maintained;
    if may && has(&doing.state, seat, ability) {
        doing.emit(Event::AbilityUsed { seat, ability });
        return true;
    }
    false
}

/// An answer to a question of an action. The option is one of the prompt's.
pub(crate) fn answer(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let Some(Work::Action { action }) = doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return Err(Rejection::StalePrompt);
    };
    doing.emit(Event::StepDone);
    match action {
        ActionStep::Pick { seat, act } => {
            let mut others = pickable(&doing.state, seat, act).into_iter();
            let picked = others
                .find(|(other, may)| may.is_ok() && Choice::Player(*other) == choice)
                .map(|(other, _)| other);
            pick(doing, seat, act, picked.ok_or(Rejection::StalePrompt)?);
            Ok(())
        }
        ActionStep::Granted {
            seat,
            actions,
            moves,
        } => granted(doing, seat, actions, moves, choice),
        ActionStep::Scouted { seat, lost: _ } => {
            if choice == Choice::ScoutDestination {
                schedule(doing, ActionStep::PlaceScouted { seat });
                let cards = scouted_cards(&doing.state, seat);
                if cards > 1 {
                    let ability = Ability::RaptorPilot;
                    doing.emit(Event::AbilityUsed { seat, ability });
                }
                jump::scout(doing, seat, cards);
            }
            Ok(())
        }
        ActionStep::PlaceScouted { seat } => {
            if jump::put_back(doing, choice) {
                schedule(doing, ActionStep::PlaceScouted { seat });
            }
            Ok(())
        }
        ActionStep::Reveal { seat } => show_card(doing, seat, choice),
        ActionStep::PlayMutiny { seat, granted } => mutiny_chosen(doing, seat, choice, granted),
        ActionStep::ShareMutiny { by, to, drawn } => {
            mutiny::share(doing, (by, to), drawn, held::place(choice));
            Ok(())
        }
        ActionStep::PlayDrawnMutiny { seat, drawn } => drawn_chosen(doing, seat, drawn, choice),
        ActionStep::SwapHeld {
            kind,
            seat,
            cards,
            discard,
        } => swap_chosen(doing, kind, seat, cards, discard, choice),
        ActionStep::Elsewhere {
            seat,
            left,
            among,
            taken,
        } => activate(doing, seat, left, (among, taken), choice),
        ActionStep::Done { .. }
        | ActionStep::Resurrect { .. }
        | ActionStep::MutinyDrawn { .. }
        | ActionStep::Ordered { .. }
        | ActionStep::Activated { .. } => Err(Rejection::StalePrompt),
    }
}

/// The player whom the action is about is picked.
fn pick(doing: &mut Doing<'_>, seat: SeatId, act: Act, picked: SeatId) {
    match act.procedure().and_then(Procedure::picks) {
        Some(Picks::Nominee) => check::administration(doing, seat, picked),
        Some(Picks::Condemned) => check::airlock(doing, seat, picked),
        Some(Picks::Hunted) => check::resistance_hq(doing, seat, picked),
        Some(Picks::Accused) => check::admirals_quarters(doing, seat, picked),
        Some(Picks::Ordered) => {
            let (actions, moves) = (2, true);
            if has(&doing.state, seat, Ability::ForwardThinker) {
                schedule(doing, ActionStep::Ordered { seat });
            }
            grant(doing, picked, actions, moves);
        }
        // Such a step asks nobody.
        None => {}
    }
}

/// His Executive Order is done: Lee Adama may activate the location where he is by now (Forward Thinker).
fn think_forward(doing: &mut Doing<'_>, seat: SeatId) {
    let ability = Ability::ForwardThinker;
    if let Some(Place::Location { location }) = doing.state.places.of(seat)
        && has(&doing.state, seat, ability)
    {
        rule!("ABIL-1");
        let among = Locations::Only(location);
        let effects = vec![
            Effect::Use { ability },
            Effect::ActivateLocations { count: 1, among },
        ];
        offered(doing, ability, seat, effects);
    }
}

fn granted(
    doing: &mut Doing<'_>,
    seat: SeatId,
    actions: u8,
    moves: bool,
    choice: Choice,
) -> Result<(), Rejection> {
    if choice == Choice::Next {
        return Ok(());
    }
    let left = actions.saturating_sub(1);
    let rest = (left > 0).then_some(ActionStep::Granted {
        seat,
        actions: left,
        moves: false,
    });
    if let Some(rest) = rest {
        schedule(doing, rest);
    }
    if let Choice::Act(act) = choice {
        require_offered(doing, seat, act)?;
        return begin(doing, seat, act, true);
    }
    let mut to = movement::ordered(&doing.state, seat).into_iter();
    let mut over = movement::areas(&doing.state, seat).into_iter();
    let place = if let Choice::Go(location) = choice {
        to.find(|to| *to == location)
            .map(|location| Place::Location { location })
    } else {
        let flown = doing.state.places.flown_by(seat);
        over.find(|(area, may)| may.is_ok() && Choice::Fly(*area) == choice)
            .and_then(|(area, _)| {
                let (_, kind) = flown?;
                Some(Place::Viper { area, kind })
            })
    };
    let place = place.filter(|_| moves).ok_or(Rejection::StalePrompt)?;
    rule!("MOVE-12");
    let why = Move::Told;
    let heretic = movement::is_heretic(&doing.state, seat);
    doing.emit(Event::CharacterMoved { seat, place, why });
    if heretic {
        rule!("CLAR-54");
        let ability = Ability::Heretic;
        doing.emit(Event::AbilityUsed { seat, ability });
        draw_held(doing, HeldKind::SUPER_CRISIS, seat, 0, 1);
    }
    Ok(())
}
