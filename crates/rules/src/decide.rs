//! `decide`: what a command does to a state, as events. The only place that draws.

use dradis_facts::chance::Chance;
use dradis_facts::choice::Choice;
use dradis_facts::mark::RuleId;
use dradis_facts::options::Tracking;
use dradis_facts::rejection::Rejection;
use dradis_state::agenda::Work;
use dradis_state::event::Event;
use dradis_state::state::State;

use crate::books;
use crate::books::correction::correct;
use crate::books::happening::{change_resource, record};
use crate::books::position::start_from;
use crate::command::Command;
use crate::play::alone::owners_alone;
use crate::play::damage::{chosen_ship, drawn_damage};
use crate::play::doing::{Actor, Doing};
use crate::play::loyalty::dealing::{
    close_reading, deal_loyalty, read_loyalty, show_loyalty, show_loyalty_here,
};
use crate::play::prompt::{Decider, PromptId, PromptKind};
use crate::play::setup::{self, begin, choose_character, launch_viper};
use crate::play::turn::{discarded, take_turn};
use crate::play::{
    action, battle, check, crisis, crossroads, earth, effect, execution, ionian, jump, motive,
    passing, prompts, run, sleeper,
};
use crate::tell::reminder;

/// Works a command out. The events, applied in order, are the whole effect; on a rejection nothing
/// happens. The events always include what follows by itself, up to the next prompt.
///
/// # Errors
/// [`Rejection`]: the command is not legal now, or not this actor's to give.
pub fn decide(
    state: &State,
    actor: Actor,
    command: &Command,
    chance: &dyn Chance,
) -> Result<Vec<Event>, Rejection> {
    let mut doing = Doing::new(state, actor, chance);
    match command {
        Command::Begin {
            players,
            options,
            first,
        } => {
            require_referee(actor)?;
            begin(&mut doing, players, options, *first)?;
        }
        Command::StartFrom {
            players,
            options,
            position,
        } => {
            require_referee(actor)?;
            start_from(&mut doing, players, options, position)?;
        }
        Command::SetPace { pace } => {
            require_referee(actor)?;
            require_running(state)?;
            battle::set_pace(&mut doing, *pace)?;
        }
        Command::SetTracking { tracking } => {
            require_referee(actor)?;
            require_running(state)?;
            set_tracking(&mut doing, *tracking)?;
        }
        Command::MuteReminder { reminder, muted } => {
            require_referee(actor)?;
            require_running(state)?;
            mute_reminder(&mut doing, *reminder, *muted)?;
        }
        Command::CorrectRoll { face, step: _ } => {
            require_referee(actor)?;
            require_running(state)?;
            battle::procedure::rolls::correct(&mut doing, *face)?;
        }
        Command::Answer { prompt, option } => {
            reminders_pass(&mut doing);
            answer(&mut doing, actor, *prompt, option)?;
        }
        Command::ChangeResource { resource, by } => {
            require_referee(actor)?;
            require_running(state)?;
            change_resource(&mut doing, *resource, *by)?;
        }
        Command::Record { happening } => {
            require_referee(actor)?;
            reminders_pass(&mut doing);
            record(&mut doing, happening)?;
        }
        Command::Correct {
            corrections,
            reason,
            repairs,
            insist,
        } => {
            require_referee(actor)?;
            correct(&mut doing, corrections, reason, *repairs, *insist)?;
        }
        Command::ShowLoyalty { seats } => {
            if actor != Actor::Host {
                return Err(Rejection::HostOnly);
            }
            show_loyalty(&mut doing, seats)?;
        }
        Command::ShowLoyaltyHere { seat } => {
            if actor != Actor::Host {
                return Err(Rejection::HostOnly);
            }
            show_loyalty_here(&mut doing, *seat)?;
        }
    }
    run(&mut doing);
    Ok(doing.events)
}
/// The table goes on: what happened before needs no reminder any more.
fn reminders_pass(doing: &mut Doing<'_>) {
    if !doing.state.reminding.lately.is_empty() {
        doing.emit(Event::RemindersPassed);
    }
}
fn set_tracking(doing: &mut Doing<'_>, tracking: Tracking) -> Result<(), Rejection> {
    if doing.state.options.tracking == tracking {
        return Err(Rejection::NoChange);
    }
    doing.emit(Event::TrackingSet { tracking });
    Ok(())
}
fn mute_reminder(doing: &mut Doing<'_>, reminder: RuleId, muted: bool) -> Result<(), Rejection> {
    if !reminder::exists(reminder) {
        return Err(Rejection::NoSuchReminder { reminder });
    }
    if doing.state.muted.contains(&reminder) == muted {
        return Err(Rejection::NoChange);
    }
    doing.emit(Event::ReminderMuted { reminder, muted });
    Ok(())
}
fn require_referee(actor: Actor) -> Result<(), Rejection> {
    match actor {
        Actor::Referee => Ok(()),
        Actor::Seat { .. } | Actor::Host => Err(Rejection::RefereeOnly),
    }
}
fn require_running(state: &State) -> Result<(), Rejection> {
    if state.outcome.is_some() {
        Err(Rejection::GameOver)
    } else if state.has_begun() {
        Ok(())
    } else {
        Err(Rejection::NotBegun)
    }
}
fn answer(
    doing: &mut Doing<'_>,
    actor: Actor,
    id: PromptId,
    option: &str,
) -> Result<(), Rejection> {
    let over = doing.state.outcome.is_some();
    let prompt = prompts(&doing.state)
        .into_iter()
        .find(|prompt| prompt.id == id)
        .ok_or(if over {
            Rejection::GameOver
        } else {
            Rejection::StalePrompt
        })?;
    let choice = prompt.named_by(option);
    let decider = choice.map_or(prompt.decider, |choice| prompt.decider_of(choice));
    match (actor, decider) {
        (Actor::Referee, Decider::Seat { .. } | Decider::Referee) => {}
        (Actor::Seat { seat }, Decider::Seat { seat: decider }) if seat == decider => {}
        (Actor::Seat { .. }, Decider::Seat { .. } | Decider::Referee) => {
            return Err(Rejection::NotYours);
        }
        (Actor::Host, Decider::Seat { .. } | Decider::Referee) => return Err(Rejection::NotYours),
    }
    let choice = choice.ok_or_else(|| Rejection::NotAChoice {
        option: option.to_owned(),
    })?;
    if !prompt.takes(choice) {
        return Err(Rejection::UnknownOption {
            option: option.to_owned(),
            legal: prompt.options().collect(),
        });
    }
    if actor == Actor::Referee && owners_alone(&doing.state, choice).is_some() {
        return Err(Rejection::OwnersAlone);
    }
    if over {
        return motive::told_at_the_end(doing, choice);
    }
    if let Choice::Motive(number) = choice {
        return motive::reveal_at(doing, number);
    }
    // These ask in ways that others do too.
    let work = doing.state.agenda.top().map(|step| &step.work);
    match work {
        Some(Work::ChooseStart { seat }) => return setup::choose_start(doing, *seat, choice),
        Some(Work::Action { .. }) => return action::answer(doing, choice),
        Some(Work::Passing { .. }) => return passing::answer(doing, choice),
        Some(Work::Earth { .. }) => return earth::answer(doing, choice),
        Some(Work::Jump { .. }) => return jump::answer(doing, choice),
        Some(Work::Execution { .. }) => return execution::answer(doing, choice),
        Some(Work::Ionian { .. }) => return ionian::answer(doing, choice),
        Some(Work::Crossroads { .. }) => return crossroads::answer(doing, choice),
        Some(_) | None => {}
    }
    match (prompt.kind, prompt.decider) {
        (PromptKind::ChooseCharacter, Decider::Seat { seat }) => {
            choose_character(doing, seat, choice)
        }
        (PromptKind::LaunchViper, Decider::Seat { seat }) => launch_viper(doing, seat, choice),
        (PromptKind::DealLoyalty, _) => deal_loyalty(doing),
        (PromptKind::ReadLoyalty, Decider::Seat { seat }) => read_loyalty(doing, seat),
        (PromptKind::CloseReading, _) => close_reading(doing),
        (PromptKind::LayOutPosition, _) => {
            doing.emit(Event::StepDone);
            books::position::laid_out(doing);
            Ok(())
        }
        (PromptKind::TakeTurn, Decider::Seat { seat }) => take_turn(doing, seat, choice),
        (PromptKind::DiscardToLimit, Decider::Seat { seat }) => {
            discarded(doing, seat);
            Ok(())
        }
        (PromptKind::ChooseShip, _) => chosen_ship(doing, choice),
        (PromptKind::DrawDamage, _) => drawn_damage(doing, choice),
        (
            PromptKind::ReadOn
            | PromptKind::ChooseArea
            | PromptKind::ChooseViper
            | PromptKind::ChooseCivilian
            | PromptKind::LaunchFewer
            | PromptKind::Roll
            | PromptKind::React
            | PromptKind::RevealCivilian
            | PromptKind::ChooseLook
            | PromptKind::MoveCivilian
            | PromptKind::DrawBasestarDamage
            | PromptKind::PlaceShip
            | PromptKind::AlertPilot
            | PromptKind::ActivateViper
            | PromptKind::ChooseTarget,
            _,
        ) => battle::answer(doing, prompt.kind, choice),
        (
            PromptKind::NameCrisis
            | PromptKind::ChooseHeld
            | PromptKind::ChooseOption
            | PromptKind::BeginCrisis,
            _,
        ) => crisis::answer(doing, choice),
        (
            PromptKind::AddCards
            | PromptKind::TellCards
            | PromptKind::CheckAbility
            | PromptKind::CheckResult,
            _,
        ) => check::answer(doing, choice),
        // Whoever accuses their own character is asked once more.
        (PromptKind::PickPlayer, _)
            if matches!(
                doing.state.agenda.top().map(|step| &step.work),
                Some(Work::Check { check: _ })
            ) =>
        {
            check::answer(doing, choice)
        }
        (
            PromptKind::Confirm
            | PromptKind::PickPlayer
            | PromptKind::SeeLoyalty
            | PromptKind::ChooseCourse
            | PromptKind::ChoosePlace
            | PromptKind::ChoosePiece
            | PromptKind::NameQuorum
            | PromptKind::ChooseDestiny
            | PromptKind::ChooseTypes,
            _,
        ) => effect::answer(doing, choice),
        (PromptKind::Sympathizer, _) => sleeper::answer(doing, choice),
        (PromptKind::GrantedAction | PromptKind::PlaceDestination, _) => {
            action::answer(doing, choice)
        }
        (
            PromptKind::ChooseCharacter
            | PromptKind::LaunchViper
            | PromptKind::ReadLoyalty
            | PromptKind::TakeTurn
            | PromptKind::DiscardToLimit,
            Decider::Referee,
        )
        // They stand for a jump.
        | (PromptKind::NameDestination | PromptKind::ChooseDestination, _) => Err(Rejection::StalePrompt),
    }
}
