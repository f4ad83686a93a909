//! The procedures of the game, a room for each: what may be chosen and why not, who is asked, what happens.

use dradis_facts::choice::Choice;
use dradis_facts::message::{Line, Message};
use dradis_facts::rule;
use dradis_state::action::ActionStep;
use dradis_state::agenda::{Step, Work};
use dradis_state::crisis::CrisisStep;
use dradis_state::crossroads::CrossroadsStep;
use dradis_state::event::Event;
use dradis_state::loyalty::Standing;
use dradis_state::new_caprica::NewCapricaStep;
use dradis_state::state::State;

use crate::play::doing::Doing;
use crate::play::hands::above_limit;
use crate::play::leader::give_miracles;
use crate::play::prompt::{Decider, Prompt, PromptKind, offer};
use crate::play::setup::{give_titles, place_ships};
use crate::play::turn::{begin_turns, close_turn, finish_turn, pass_on};

pub mod ability;
pub mod action;
pub mod alone;
pub mod attack;
pub mod battle;
pub(crate) mod boarding;
pub mod check;
pub(crate) mod crisis;
pub mod crossroads;
pub mod damage;
pub(crate) mod decks;
pub mod destiny;
pub(crate) mod dials;
pub(crate) mod doing;
pub(crate) mod earth;
pub mod effect;
pub mod ending;
pub mod execution;
pub(crate) mod granted;
pub mod hands;
pub mod held;
pub mod ionian;
pub mod jump;
pub(crate) mod leader;
pub mod loyalty;
pub(crate) mod moment;
pub mod motive;
pub(crate) mod movement;
pub mod mutiny;
pub mod new_caprica;
pub mod passing;
pub mod prompt;
pub(crate) mod require;
pub(crate) mod reveal;
pub mod setup;
pub mod sleeper;
pub mod space;
pub mod titles;
pub mod turn;

/// What the table waits for now. Empty before the set-up, and after the end but for a Leader's last Motive cards.
///
/// Nobody is asked who is out of the game: what would be theirs to say the next player says (ION-15, ION-16).
#[must_use]
pub fn prompts(state: &State) -> Vec<Prompt> {
    let mut asked = asked(state);
    for prompt in &mut asked {
        prompt.decider = in_the_game(state, prompt.decider);
    }
    if let Some(first) = asked.first_mut() {
        first.beside = motive::beside(state);
    }
    asked
}

fn in_the_game(state: &State, decider: Decider) -> Decider {
    match decider {
        Decider::Seat { seat } if state.is_out(seat) => {
            rule!("ION-15");
            let next = state.round_from(seat).next();
            next.map_or(Decider::Referee, |seat| Decider::Seat { seat })
        }
        Decider::Seat { .. } | Decider::Referee => decider,
    }
}

fn asked(state: &State) -> Vec<Prompt> {
    let Some(step) = state.agenda.top() else {
        return motive::ask_at_the_end(state).into_iter().collect();
    };
    match &step.work {
        Work::ChooseCharacter { seat } => vec![setup::ask_character(state, step, *seat)],
        Work::LaunchViper { seat } => vec![setup::ask_launch(state, step, *seat)],
        // Whom a correction calls a Cylon by now begins with the Cylons (EXEC-16).
        Work::ChooseStart { seat } if state.loyalty.standing(*seat) == Standing::Cylon => {
            Vec::new()
        }
        Work::ChooseStart { seat } => vec![setup::ask_start(state, step, *seat)],
        Work::DealLoyalty => vec![loyalty::ask_deal(state, step)],
        Work::ReadLoyalty { waiting } => loyalty::ask_to_read(state, step, waiting),
        Work::LayOutPosition => vec![Prompt {
            choices: vec![offer(Choice::Play, Message::OptionPlay)],
            ..Prompt::new(
                step,
                PromptKind::LayOutPosition,
                Decider::Referee,
                Line::new(Message::AskLayOutPosition),
                rule!("SETUP-19"),
            )
        }],
        Work::TakeTurn => turn::ask_turn(state, step),
        Work::DiscardToLimit => turn::discard_to_limit(state, step),
        Work::DrawDamage { hull, alone } => {
            crate::play::damage::draw_damage(state, step, *hull, *alone)
        }
        Work::Action { action } => action::question(state, step, *action).into_iter().collect(),
        Work::Crisis { crisis } => crisis::question(state, step, crisis).into_iter().collect(),
        Work::Check { check } => check::question(state, step, *check).into_iter().collect(),
        Work::Effects { effects } => effect::question(state, step, effects).into_iter().collect(),
        Work::Jump { jump } => jump::question(state, step, *jump).into_iter().collect(),
        Work::Sleeper { sleeper } => sleeper::question(state, step, *sleeper)
            .into_iter()
            .collect(),
        Work::Passing { passing } => passing::question(state, step, *passing)
            .into_iter()
            .collect(),
        Work::Execution { execution } => execution::question(state, step, *execution)
            .into_iter()
            .collect(),
        Work::Earth { earth } => earth::question(state, step, *earth).into_iter().collect(),
        Work::Ionian { ionian } => ionian::question(state, step, *ionian).into_iter().collect(),
        Work::Crossroads { crossroads } => crossroads::question(state, step, *crossroads)
            .into_iter()
            .collect(),
        Work::Fight { fight } => battle::question(state, step, fight).into_iter().collect(),
        Work::GiveTitles
        | Work::BuildDestiny
        | Work::PlaceShips
        | Work::BeginTurns
        | Work::NewCaprica { .. }
        | Work::PassToTheEnd
        | Work::EndTurn => Vec::new(),
    }
}
/// Works the agenda until a step needs a person or the stack is empty.
pub(crate) fn run(doing: &mut Doing<'_>) {
    while let Some(step) = doing.state.agenda.top().cloned() {
        if !proceed(doing, &step) {
            break;
        }
    }
}

/// Carries the top step of the agenda out, unless it asks somebody. Whether it was carried out.
fn proceed(doing: &mut Doing<'_>, step: &Step) -> bool {
    match &step.work {
        Work::GiveTitles => {
            doing.emit(Event::StepDone);
            give_titles(doing);
            give_miracles(doing);
        }
        Work::BuildDestiny => {
            doing.emit(Event::StepDone);
            let cards = destiny::size(doing.state.kit());
            destiny::build_deck(doing, cards);
        }
        Work::PlaceShips => {
            doing.emit(Event::StepDone);
            place_ships(doing);
        }
        Work::BeginTurns => {
            doing.emit(Event::StepDone);
            begin_turns(doing);
        }
        // Whom the fallen morale kills dies once what lowered it is over: a crisis or a step that follows from its card, a ship
        // of New Caprica, a card of the Crossroads, a Quorum card that an ordered player played (CLAR-61).
        Work::TakeTurn
        | Work::PassToTheEnd
        | Work::EndTurn
        | Work::Crisis {
            crisis:
                CrisisStep::Activate | CrisisStep::Further | CrisisStep::Prepare | CrisisStep::Discard,
        }
        | Work::NewCaprica {
            new_caprica: NewCapricaStep::LoseShip | NewCapricaStep::Executions | NewCapricaStep::End,
        }
        | Work::Crossroads {
            crossroads: CrossroadsStep::Begin | CrossroadsStep::Show { .. } | CrossroadsStep::Trial,
        } if doing.state.turn.remembered.fragile.is_some() => {
            execution::fragile(doing);
        }
        Work::Action {
            action: ActionStep::Granted { .. },
        } if doing.state.turn.remembered.fragile.is_some()
            && doing.state.crises.current().is_none() =>
        {
            execution::fragile(doing);
        }
        Work::PassToTheEnd => {
            doing.emit(Event::StepDone);
            pass_on(doing);
        }
        Work::EndTurn => {
            doing.emit(Event::StepDone);
            close_turn(doing);
        }
        // Whoever was revealed or executed in their own turn has no more of it (XREVEAL-7, EXEC-17).
        Work::TakeTurn if doing.state.turn.over => finish_turn(doing),
        Work::DiscardToLimit if above_limit(&doing.state).is_empty() => {
            doing.emit(Event::StepDone);
        }
        Work::ChooseStart { seat } if doing.state.loyalty.standing(*seat) == Standing::Cylon => {
            doing.emit(Event::StepDone);
            execution::resurrect(doing, *seat);
        }
        Work::ReadLoyalty { waiting } if waiting.is_empty() => {
            doing.emit(Event::ReadingClosed {
                without: Vec::new(),
            });
            doing.emit(Event::StepDone);
        }
        Work::ChooseCharacter { .. }
        | Work::LaunchViper { .. }
        | Work::ChooseStart { .. }
        | Work::DealLoyalty
        | Work::ReadLoyalty { .. }
        | Work::LayOutPosition
        | Work::TakeTurn
        | Work::DiscardToLimit => return false,
        Work::DrawDamage { hull, alone } => return damage::proceed(doing, *hull, *alone),
        Work::Action { action } => return action::proceed(doing, step, *action),
        Work::Crisis { crisis } => return crisis::proceed(doing, step, crisis),
        Work::Check { check } => return check::proceed(doing, step, *check),
        Work::Effects { effects } => return effect::proceed(doing, step, effects),
        Work::Sleeper { sleeper } => return sleeper::proceed(doing, step, *sleeper),
        Work::Passing { passing } => return passing::proceed(doing, step, *passing),
        Work::Execution { execution } => return execution::proceed(doing, step, *execution),
        Work::Jump { jump } => return jump::proceed(doing, step, *jump),
        Work::NewCaprica { new_caprica } => new_caprica::proceed(doing, *new_caprica),
        Work::Earth { earth } => return earth::proceed(doing, step, *earth),
        Work::Ionian { ionian } => return ionian::proceed(doing, step, *ionian),
        Work::Crossroads { crossroads } => return crossroads::proceed(doing, step, *crossroads),
        Work::Fight { fight } => return battle::proceed(doing, step, fight),
    }
    true
}
