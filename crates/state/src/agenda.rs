//! Unfinished work: a stack of plain-data steps in the state.
//!
//! The top step is worked on first. A step that needs a person shows up as a prompt and stays until
//! it is answered; a game saved inside any prompt resumes there, because nothing here is a closure.

use crate::sleeper::SleeperStep;
use dradis_facts::content::Board;
use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

use crate::action::ActionStep;
use crate::battle::Fight;
use crate::check::CheckStep;
use crate::crisis::CrisisStep;
use crate::crossroads::CrossroadsStep;
use crate::earth::EarthStep;
use crate::effect::EffectStep;
use crate::execution::ExecutionStep;
use crate::ionian::IonianStep;
use crate::jump::JumpStep;
use crate::new_caprica::NewCapricaStep;
use crate::passing::PassingStep;

/// One piece of unfinished work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Work {
    /// This player chooses a character (CHARSEL-1).
    ChooseCharacter {
        /// Who chooses.
        seat: SeatId,
    },
    /// This player chooses where their character launches (CHARSEL-5).
    LaunchViper {
        /// Who chooses.
        seat: SeatId,
    },
    /// This player chooses in which of several places their character begins (CHARSEL-5, EXEC-8).
    ChooseStart {
        /// Who chooses.
        seat: SeatId,
    },
    /// Hand out the titles (SETUP-7); needs nobody.
    GiveTitles,
    /// The referee starts the deal when the phones are ready (LOYDECK-4).
    DealLoyalty,
    /// Build the first Destiny deck (SETUP-16); needs nobody.
    BuildDestiny,
    /// Place the ships of the set-up (SETUP-17); needs nobody.
    PlaceShips,
    /// Everybody reads at the same time (LOYDECK-5).
    ReadLoyalty {
        /// Who has not said yet that they have read, in seat order.
        waiting: Vec<SeatId>,
    },
    /// Begin the first turn; needs nobody.
    BeginTurns,
    /// The table lays the rest of a position out on the page; the referee says when the game goes on.
    LayOutPosition,
    /// The active player's turn runs at the table until somebody ends it (TURN-4).
    TakeTurn,
    /// A step of an action.
    Action {
        /// The step.
        action: ActionStep,
    },
    /// Every player above the hand limit gives up cards (HAND-1).
    DiscardToLimit,
    /// The turn is ended from its Movement step, whose own end is carried out by now (XORDER-2); needs nobody.
    PassToTheEnd,
    /// Look for an end of the game, and begin the next turn (TURN-4); needs nobody.
    EndTurn,
    /// A ship is damaged: the table says which token it has drawn (DMG-GAL-1), or the active player which ship takes it
    /// (XDMG-1a).
    DrawDamage {
        /// The ship that was hit.
        #[serde(default, skip_serializing_if = "Board::is_galactica")]
        hull: Board,
        /// Whether no other ship may take it in her stead.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        alone: bool,
    },
    /// A step of a crisis.
    Crisis {
        /// The step.
        crisis: CrisisStep,
    },
    /// A step of a skill check.
    Check {
        /// The step.
        check: CheckStep,
    },
    /// A step of carrying effects out.
    Effects {
        /// The step.
        effects: EffectStep,
    },
    /// A step of a jump.
    Jump {
        /// The step.
        jump: JumpStep,
    },
    /// A step of the Sleeper phase.
    Sleeper {
        /// The step.
        sleeper: SleeperStep,
    },
    /// Something to be done with Loyalty cards.
    Passing {
        /// The step.
        passing: PassingStep,
    },
    /// A step of an execution.
    Execution {
        /// The step.
        execution: ExecutionStep,
    },
    /// A step of the phase on New Caprica.
    NewCaprica {
        /// The step.
        new_caprica: NewCapricaStep,
    },
    /// A step of a mission.
    Earth {
        /// The step.
        earth: EarthStep,
    },
    /// Something to be done with Allies or trauma tokens.
    Ionian {
        /// The step.
        ionian: IonianStep,
    },
    /// A step of the Crossroads phase.
    Crossroads {
        /// The step.
        crossroads: CrossroadsStep,
    },
    /// A step of a fight.
    Fight {
        /// The step.
        fight: Fight,
    },
}

/// A step on the stack, with the number its prompts carry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Unique within the game, never used again: what makes a late answer recognisable.
    pub number: u32,
    /// What is to be done.
    pub work: Work,
}

/// The stack. The last element is the top.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agenda {
    /// Steps, the next one last.
    pub steps: Vec<Step>,
    /// Number the next step will get.
    pub next_number: u32,
}

impl Agenda {
    /// The step that is worked on now.
    #[must_use]
    pub fn top(&self) -> Option<&Step> {
        self.steps.last()
    }

    /// Puts work on top, the first of the list to be done first.
    pub(crate) fn schedule(&mut self, work: &[Work]) {
        for work in work.iter().rev() {
            self.steps.push(Step {
                number: self.next_number,
                work: work.clone(),
            });
            self.next_number += 1;
        }
    }
}

impl Agenda {
    /// Takes a seat from those still reading.
    pub(crate) fn has_read(&mut self, seat: SeatId) {
        if let Some(Step {
            work: Work::ReadLoyalty { waiting },
            number: _,
        }) = self.steps.last_mut()
        {
            waiting.retain(|other| *other != seat);
        }
    }

    /// Whether something is being carried out on top of the turn: a fight, a crisis, a check, a jump.
    #[must_use]
    pub fn fighting(&self) -> bool {
        let turn = self.steps.iter().any(|step| step.work == Work::TakeTurn);
        turn && self.top().is_some_and(|step| step.work != Work::TakeTurn)
    }

    /// Whether the table lays a position out.
    #[must_use]
    pub fn laying_out(&self) -> bool {
        self.top()
            .is_some_and(|step| step.work == Work::LayOutPosition)
    }

    /// Seats that have not said yet that they have read; empty where nobody is reading.
    #[must_use]
    pub fn still_reading(&self) -> &[SeatId] {
        match self.top() {
            Some(Step {
                work: Work::ReadLoyalty { waiting },
                number: _,
            }) => waiting,
            Some(Step {
                work:
                    Work::ChooseCharacter { .. }
                    | Work::LaunchViper { .. }
                    | Work::ChooseStart { .. }
                    | Work::GiveTitles
                    | Work::DealLoyalty
                    | Work::BuildDestiny
                    | Work::PlaceShips
                    | Work::BeginTurns
                    | Work::LayOutPosition
                    | Work::TakeTurn
                    | Work::Action { .. }
                    | Work::DiscardToLimit
                    | Work::PassToTheEnd
                    | Work::EndTurn
                    | Work::DrawDamage { .. }
                    | Work::Crisis { .. }
                    | Work::Check { .. }
                    | Work::Effects { .. }
                    | Work::Jump { .. }
                    | Work::Sleeper { .. }
                    | Work::Passing { .. }
                    | Work::Execution { .. }
                    | Work::NewCaprica { .. }
                    | Work::Earth { .. }
                    | Work::Ionian { .. }
                    | Work::Crossroads { .. }
                    | Work::Fight { .. },
                number: _,
            })
            | None => &[],
        }
    }
}
