//! `decide`: what a command does to a state, as events. The only place that draws.

use corrections::correct;
use dealing::{close_reading, deal_loyalty, read_loyalty, show_loyalty, show_loyalty_here};
use dradis_facts::chance::{Chance, Draw};
use dradis_facts::hidden::Hidden;
use dradis_facts::mark::RuleId;
use dradis_facts::options::Tracking;
use dradis_facts::rejection::Rejection;
use happenings::{change_resource, drawn_damage, record};
use position::start_from;
use setup::{begin, choose_character, give_titles, launch_viper, place_ships};
use turn::{begin_turns, close_turn, discarded, take_turn};

use crate::command::{Actor, Command};
use crate::damage::tokens_left;
use crate::prompt::{Decider, PromptId, PromptKind, above_limit, prompts};
use crate::reminder;
use dradis_state::agenda::Work;
use dradis_state::event::Event;
use dradis_state::state::{State, apply};

mod actions;
mod battle;
mod check;
mod corrections;
mod crisis;
mod dealing;
mod destiny;
mod effects;
mod happenings;
mod jump;
mod position;
mod setup;
mod sleeper;
mod super_crisis;
mod turn;

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
            battle::rolls::correct(&mut doing, *face)?;
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
    doing.run();
    Ok(doing.events)
}

/// A command being worked out: the state as it will be, and the events that make it so.
struct Doing<'a> {
    state: State,
    /// Who gave the command.
    actor: Actor,
    events: Vec<Event>,
    chance: &'a dyn Chance,
}

impl<'a> Doing<'a> {
    fn new(state: &State, actor: Actor, chance: &'a dyn Chance) -> Self {
        Self {
            state: state.clone(),
            actor,
            events: Vec::new(),
            chance,
        }
    }

    fn emit(&mut self, event: Event) {
        apply(&mut self.state, &event);
        self.events.push(event);
    }

    /// Draws, and records how far.
    fn draw<T>(&mut self, drawing: impl FnOnce(&State, &mut Draw<'_>) -> T) -> T {
        let mut draw = Draw::new(self.chance, &self.state.chance);
        let result = drawing(&self.state, &mut draw);
        let drawn = draw.drawn();
        if !drawn.is_empty() {
            self.emit(Event::Drew {
                drawn: Hidden::new(drawn),
            });
        }
        result
    }

    /// Works the agenda until a step needs a person or the stack is empty.
    fn run(&mut self) {
        while let Some(step) = self.state.agenda.top() {
            match &step.work {
                Work::GiveTitles => {
                    self.emit(Event::StepDone);
                    give_titles(self);
                }
                Work::BuildDestiny => {
                    self.emit(Event::StepDone);
                    destiny::build(self, crate::destiny::size());
                }
                Work::PlaceShips => {
                    self.emit(Event::StepDone);
                    place_ships(self);
                }
                Work::BeginTurns => {
                    self.emit(Event::StepDone);
                    begin_turns(self);
                }
                Work::EndTurn => {
                    self.emit(Event::StepDone);
                    close_turn(self);
                }
                Work::DiscardToLimit if above_limit(&self.state).is_empty() => {
                    self.emit(Event::StepDone);
                }
                // Where nothing is left to draw nothing more can happen to Galactica.
                Work::DrawDamage if tokens_left(&self.state.damage).is_empty() => {
                    self.emit(Event::StepDone);
                }
                Work::ReadLoyalty { waiting } if waiting.is_empty() => {
                    self.emit(Event::ReadingClosed {
                        without: Vec::new(),
                    });
                    self.emit(Event::StepDone);
                }
                Work::ChooseCharacter { .. }
                | Work::LaunchViper { .. }
                | Work::DealLoyalty
                | Work::ReadLoyalty { .. }
                | Work::LayOutPosition
                | Work::TakeTurn
                | Work::DiscardToLimit
                | Work::DrawDamage => break,
                Work::Action { action } => {
                    let (step, action) = (step.clone(), *action);
                    if !actions::proceed(self, &step, action) {
                        break;
                    }
                }
                Work::Crisis { crisis } => {
                    let (step, crisis) = (step.clone(), crisis.clone());
                    if !crisis::proceed(self, &step, &crisis) {
                        break;
                    }
                }
                Work::Check { check } => {
                    let (step, check) = (step.clone(), *check);
                    if !check::proceed(self, &step, check) {
                        break;
                    }
                }
                Work::Effects { effects } => {
                    let (step, effects) = (step.clone(), effects.clone());
                    if !effects::proceed(self, &step, effects) {
                        break;
                    }
                }
                Work::Jump { jump } => {
                    let (step, jump) = (step.clone(), *jump);
                    if !jump::proceed(self, &step, jump) {
                        break;
                    }
                }
                Work::Fight { fight } => {
                    let (step, fight) = (step.clone(), fight.clone());
                    if !battle::proceed(self, &step, fight) {
                        break;
                    }
                }
            }
        }
    }
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
    if doing.state.outcome.is_some() {
        return Err(Rejection::GameOver);
    }
    let prompt = prompts(&doing.state)
        .into_iter()
        .find(|prompt| prompt.id == id)
        .ok_or(Rejection::StalePrompt)?;
    match (actor, prompt.decider_of(option)) {
        (Actor::Referee, Decider::Seat { .. } | Decider::Referee) => {}
        (Actor::Seat { seat }, Decider::Seat { seat: decider }) if seat == decider => {}
        (Actor::Seat { .. }, Decider::Seat { .. } | Decider::Referee) => {
            return Err(Rejection::NotYours);
        }
        (Actor::Host, Decider::Seat { .. } | Decider::Referee) => return Err(Rejection::NotYours),
    }
    if !prompt.options().any(|id| id == option) {
        return Err(Rejection::UnknownOption {
            option: option.to_owned(),
            legal: prompt.options().collect(),
        });
    }
    if matches!(
        doing.state.agenda.top().map(|step| &step.work),
        Some(Work::Action { .. })
    ) {
        return actions::answer(doing, option);
    }
    match (prompt.kind, prompt.decider) {
        (PromptKind::ChooseCharacter, Decider::Seat { seat }) => {
            choose_character(doing, seat, option)
        }
        (PromptKind::LaunchViper, Decider::Seat { seat }) => launch_viper(doing, seat, option),
        (PromptKind::DealLoyalty, _) => deal_loyalty(doing),
        (PromptKind::ReadLoyalty, Decider::Seat { seat }) => read_loyalty(doing, seat),
        (PromptKind::CloseReading, _) => close_reading(doing),
        (PromptKind::LayOutPosition, _) => {
            doing.emit(Event::StepDone);
            position::laid_out(doing);
            Ok(())
        }
        (PromptKind::TakeTurn, Decider::Seat { seat }) => take_turn(doing, seat, option),
        (PromptKind::DiscardToLimit, Decider::Seat { seat }) => {
            discarded(doing, seat);
            Ok(())
        }
        (PromptKind::DrawDamage, _) => drawn_damage(doing, option),
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
        ) => battle::answer(doing, prompt.kind, option),
        (
            PromptKind::NameCrisis
            | PromptKind::ChooseSuperCrisis
            | PromptKind::ChooseOption
            | PromptKind::BeginCrisis,
            _,
        ) => crisis::answer(doing, option),
        (PromptKind::AddCards | PromptKind::TellCards | PromptKind::CheckResult, _) => {
            check::answer(doing, option)
        }
        // Whoever accuses their own character is asked once more.
        (PromptKind::PickPlayer, _)
            if matches!(
                doing.state.agenda.top().map(|step| &step.work),
                Some(Work::Check { check: _ })
            ) =>
        {
            check::answer(doing, option)
        }
        (
            PromptKind::Confirm
            | PromptKind::PickPlayer
            | PromptKind::SeeLoyalty
            | PromptKind::ChooseCourse
            | PromptKind::ChoosePlace
            | PromptKind::ChoosePiece
            | PromptKind::NameQuorum
            | PromptKind::ChooseTypes,
            _,
        ) => effects::answer(doing, option),
        (
            PromptKind::NameDestination | PromptKind::ChooseDestination | PromptKind::Sympathizer,
            _,
        ) => jump::answer(doing, option),
        (PromptKind::GrantedAction | PromptKind::PlaceDestination, _) => {
            actions::answer(doing, option)
        }
        (
            PromptKind::ChooseCharacter
            | PromptKind::LaunchViper
            | PromptKind::ReadLoyalty
            | PromptKind::TakeTurn
            | PromptKind::DiscardToLimit,
            Decider::Referee,
        ) => Err(Rejection::StalePrompt),
    }
}
