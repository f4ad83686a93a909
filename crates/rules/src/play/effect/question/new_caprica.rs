//! What effects on New Caprica ask, and which effects come to nothing there.

use dradis_facts::battle::Target;
use dradis_facts::choice::Choice;
use dradis_facts::content::{Board, LocationId};
use dradis_facts::effect::{Effect, InTheNebula, OnPieces, Question, Who};
use dradis_facts::message::{Line, Message, area_id, location_id};
use dradis_facts::options::OccupationAuthority;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use dradis_state::agenda::Step;
use dradis_state::effect::Course;
use dradis_state::state::State;
use dradis_state::turn::in_detention;

use super::ask;
use crate::play::movement::avoids;
use crate::play::prompt::{Offer, Prompt, PromptKind, offer};

/// The spaces of the occupation track with forces: number, location and how many.
pub(crate) fn forces(state: &State) -> Vec<(u8, LocationId, u8)> {
    let Some(there) = &state.new_caprica else {
        return Vec::new();
    };
    rule!("XBOARD-11");
    let spaces = (0u8..).zip(LocationId::OCCUPATION_TRACK).zip(there.forces);
    spaces
        .map(|((space, location), count)| (space, location, count))
        .filter(|(_, _, count)| *count > 0)
        .collect()
}

/// The locations of Galactica that are not hazardous, and that a player may choose for their own character.
pub(crate) fn aboard_galactica(state: &State, seat: SeatId) -> Vec<LocationId> {
    let locations = state.locations().filter(|location| {
        let facts = location.facts();
        let there = facts.board == Board::GALACTICA && !facts.hazardous;
        there && !avoids(state, seat, *location)
    });
    locations.collect()
}

/// Where whoever leaves Detention may go, as this player says: anywhere else on New Caprica.
pub(crate) fn out_of_detention(
    state: &State,
    (by, released): (SeatId, SeatId),
) -> impl Iterator<Item = LocationId> {
    state.locations().filter(move |location| {
        let there = location.facts().board == Board::NEW_CAPRICA;
        let avoided = by == released && avoids(state, released, *location);
        there && *location != LocationId::DETENTION && !avoided
    })
}

fn go_to(location: LocationId) -> Offer {
    let label = Line::new(Message::OptionGo).word("location", location_id(location));
    Offer::new(Choice::Go(location), label).at(Target::Location { location })
}

/// Where the top Prepared ship comes to.
pub(super) fn evacuate(state: &State, step: &Step, course: &Course) -> Option<Prompt> {
    if state.space.prepared.is_empty() || !state.is_in_orbit() {
        rule!("NC-22");
        rule!("NC-24");
        return None;
    }
    let areas = Area::with_launch_icon(state.kit()).map(|area| {
        let label = Line::new(Message::OptionPlaceAt).word("area", area_id(area));
        Offer::new(Choice::Area(area), label).at(Target::Area { area })
    });
    Some(ask(
        step,
        PromptKind::ChoosePiece,
        course.decider(state, Who::Active),
        Message::AskEvacuate,
        rule!("NC-23"),
        areas.collect(),
    ))
}

pub(super) fn go_aboard(state: &State, step: &Step, course: &Course) -> Option<Prompt> {
    let ways = aboard_galactica(state, course.current);
    if ways.is_empty() {
        return None;
    }
    let stay = offer(Choice::Nothing, Message::OptionNothing);
    Some(ask(
        step,
        PromptKind::ChoosePlace,
        course.current,
        Message::AskGoAboard,
        rule!("LOC-SHIPYARD-1"),
        ways.into_iter().map(go_to).chain([stay]).collect(),
    ))
}

fn of_forces(state: &State) -> Vec<Offer> {
    let each = forces(state).into_iter().map(|(_, location, count)| {
        let label = Line::new(Message::OptionForcesAt)
            .word("location", location_id(location))
            .number("count", count);
        Offer::new(Choice::Go(location), label).at(Target::Location { location })
    });
    each.collect()
}

/// Which occupation force is activated, where they stand on several spaces.
pub(super) fn activate_force(state: &State, step: &Step, course: &Course) -> Option<Prompt> {
    let choices = of_forces(state);
    let one = match state.options.occupation_authority {
        OccupationAuthority::One => true,
        OccupationAuthority::All => false,
    };
    (one && choices.len() > 1).then(|| {
        ask(
            step,
            PromptKind::ChoosePlace,
            course.current,
            Message::AskActivateForce,
            rule!("NC-62"),
            choices,
        )
    })
}

/// Where an occupation force is destroyed, where there are more than are destroyed, and on several spaces.
pub(super) fn destroy_forces(
    state: &State,
    step: &Step,
    course: &Course,
    by: Who,
    count: u8,
) -> Option<Prompt> {
    let there: u8 = forces(state).iter().map(|(_, _, count)| *count).sum();
    let choices = of_forces(state);
    (choices.len() > 1 && there > count).then(|| {
        ask(
            step,
            PromptKind::ChoosePlace,
            course.decider(state, by),
            Message::AskDestroyForce,
            rule!("NC-15"),
            choices,
        )
    })
}

/// Where the one picked goes out of Detention, or that they stay.
pub(super) fn leave_detention(
    state: &State,
    step: &Step,
    course: &Course,
    by: Who,
    who: Who,
) -> Option<Prompt> {
    let released = *course.affected(state, who).first()?;
    if !in_detention(state, released) {
        return None;
    }
    let seat = course.decider(state, by);
    let stay = offer(Choice::Nothing, Message::OptionNothing);
    let ways = out_of_detention(state, (seat, released)).map(go_to);
    let ways = ways.chain([stay]);
    let prompt = ask(
        step,
        PromptKind::ChoosePlace,
        seat,
        Message::AskLeaveDetention,
        rule!("XCHECK-8"),
        ways.collect(),
    );
    Some(Prompt {
        ask: Line::new(Message::AskLeaveDetention).seat("player", released),
        ..prompt
    })
}

/// Whether an effect is about what is in space, centurions, or damage to a ship: before Galactica comes back to New Caprica
/// nothing of it happens (NC-20, NC-24, NC-42).
pub(crate) fn comes_to_nothing_there(state: &State, effect: &Effect) -> bool {
    let ignored = state.is_cut_off() && is_about_space(effect);
    if ignored {
        rule!("NC-20");
        rule!("NC-24");
        rule!("NC-42");
    }
    ignored
}

const fn is_about_space(effect: &Effect) -> bool {
    match effect {
        Effect::Place { .. }
        | Effect::DestroyCylonShips
        | Effect::DestroyIn { .. }
        | Effect::LoseShip { .. }
        | Effect::ActivateVipers { .. }
        | Effect::ActivateOne { .. }
        | Effect::AttackHere
        | Effect::LaunchPilots
        | Effect::RecallVipers
        | Effect::BoardCenturions { .. }
        | Effect::Damage { .. }
        | Effect::ChooseDamage { .. }
        | Effect::LaunchNuke
        | Effect::Activate { .. }
        | Effect::JumpBlind
        | Effect::Pursue
        | Effect::Launch { .. }
        | Effect::ClearShips { .. }
        | Effect::ClearCenturions
        | Effect::PlaceAhead { .. }
        | Effect::LookAtCivilians => true,
        Effect::Ask(question) => asks_about_space(question),
        Effect::Dial { .. }
        | Effect::IfBelow { .. }
        | Effect::FleetToken { .. }
        | Effect::Distance { .. }
        | Effect::Discard { .. }
        | Effect::Draw { .. }
        | Effect::Exchange { .. }
        | Effect::Move { .. }
        | Effect::MoveAll { .. }
        | Effect::PassTitle { .. }
        | Effect::PassOn { .. }
        | Effect::GiveUpTitles { .. }
        | Effect::Roll { .. }
        | Effect::RollBelowRaiders { .. }
        | Effect::DestroyRaptors { .. }
        | Effect::BuildAssaultRaptor
        | Effect::RestoreRaptors { .. }
        | Effect::DamageReserve { .. }
        | Effect::RepairAllVipers
        | Effect::SpendNuke
        | Effect::RemoveNukes
        | Effect::GainNuke
        | Effect::LookAtLoyalty { .. }
        | Effect::GiveLoyalty { .. }
        | Effect::TakeCard { .. }
        | Effect::DrawLike { .. }
        | Effect::GiveCards { .. }
        | Effect::SwapHands { .. }
        | Effect::LookAtQuorum { .. }
        | Effect::Use { .. }
        | Effect::MoreActions { .. }
        | Effect::BrigAtEnd { .. }
        | Effect::LendTitle { .. }
        | Effect::ReturnTitle
        | Effect::AddJumpIcon
        | Effect::CeaseFire
        | Effect::Spare { .. }
        | Effect::ActivateLocations { .. }
        | Effect::LookAtDeck
        | Effect::LookAtDestination
        | Effect::Miracle { .. }
        | Effect::Execute { .. }
        | Effect::DrawMutiny { .. }
        | Effect::IfExecuted { .. }
        | Effect::IfHolds { .. }
        | Effect::EndLasting { .. }
        | Effect::ShuffleIntoDestiny { .. }
        | Effect::RebuildDestiny { .. }
        | Effect::LookAtCrises { .. }
        | Effect::LookAtBottom { .. }
        | Effect::AnotherDestination
        | Effect::ReleaseAll
        | Effect::DrawQuorum { .. }
        | Effect::DiscardQuorum { .. }
        | Effect::DrawHeld { .. }
        | Effect::EverybodyActs
        | Effect::QuorumUnder { .. }
        | Effect::AnotherCrisis
        | Effect::StaysInPlay { .. }
        | Effect::RemoveCard
        | Effect::PlayOneMutiny { .. }
        | Effect::IfOnNewCaprica { .. }
        | Effect::Prepare
        | Effect::PlaceForces { .. }
        | Effect::DestroyForceHere
        | Effect::LoseStacked
        | Effect::SkipPrepare
        | Effect::LookAtLocked
        | Effect::LockedUnder
        | Effect::Detain { .. }
        | Effect::LeaveGame { .. }
        | Effect::MiracleForAll
        | Effect::TurnMissionDown
        | Effect::RebelBasestar { .. }
        | Effect::DestroyHub
        | Effect::LookAtMission
        | Effect::OrderCrises { .. }
        | Effect::SearchSkills { .. }
        | Effect::ActAgain { .. }
        | Effect::ReceiveLoyalty { .. }
        | Effect::ByHand => false,
        Effect::Ionian(effect) => match effect {
            InTheNebula::ShootRaiders
            | InTheNebula::CenturionsBack
            | InTheNebula::MoveCivilians => true,
            InTheNebula::DrawTrauma { .. }
            | InTheNebula::DiscardTrauma { .. }
            | InTheNebula::DrawLoyalty { .. }
            | InTheNebula::TakeDestiny { .. } => false,
        },
    }
}

const fn asks_about_space(question: &Question) -> bool {
    match question {
        Question::PlaceCivilians { .. }
        | Question::PlaceShips { .. }
        | Question::ReturnCivilian { .. }
        | Question::ClearArea { .. }
        | Question::DefendCivilian { .. }
        | Question::RepairLocation { .. }
        | Question::LaunchPilot { .. }
        | Question::SwapCivilian
        | Question::FlyAnywhere
        | Question::PlaceReserves { .. }
        | Question::PlaceAndActivate { .. }
        | Question::DestroyHere { .. }
        | Question::TakeDamage { .. } => true,
        Question::Pieces(on) => match on {
            OnPieces::DestroyRaiders { .. }
            | OnPieces::DestroyHeavyRaider
            | OnPieces::RemoveBasestar
            | OnPieces::DamageBasestar
            | OnPieces::DestroyCenturion
            | OnPieces::DamageVipers { .. }
            | OnPieces::DamageUnmanned { .. }
            | OnPieces::DamageViperIn { .. }
            | OnPieces::LoseCivilianIn { .. } => true,
            OnPieces::DamageAnyVipers { .. }
            | OnPieces::DamageReserveVipers { .. }
            | OnPieces::DestroyVipers { .. }
            | OnPieces::RepairVipers { .. }
            | OnPieces::RestoreVipers { .. }
            | OnPieces::ReturnVipers { .. }
            | OnPieces::LoseCivilians { .. } => false,
        },
        Question::Release { .. }
        | Question::MayLeaveBrig { .. }
        | Question::Pick { .. }
        | Question::Choose { .. }
        | Question::ChooseSeveral { .. }
        | Question::GoAmongCylons
        | Question::Infiltrate
        | Question::ExtremeDial { .. }
        | Question::SwapQuorum
        | Question::SearchDestiny { .. }
        | Question::PlayQuorum
        | Question::PlayOneDrawn { .. }
        | Question::ShareQuorum
        | Question::ForLove { .. }
        | Question::Evacuate
        | Question::GoAboard
        | Question::GoAnywhere
        | Question::ActivateForce
        | Question::DestroyForces { .. }
        | Question::LeaveDetention { .. }
        | Question::ExchangeAny => false,
    }
}
