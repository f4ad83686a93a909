//! What is done with secrets in an evening, step by step: one list for twins, lanes and marks.

use dradis_rules::content::CharacterId;
use dradis_rules::correction::{Correction, Reason};
use dradis_rules::happening::Happening;
use dradis_rules::prompt::PromptKind;
use dradis_rules::turn::{TurnStep, Winner};
use dradis_rules::{Command, SeatId, State, prompts};

/// One step. What it comes to depends on nothing but what is public.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Give(Command),
    /// Baltar's player is the active one, if somebody is Baltar.
    TurnOfBaltar,
    /// The active player takes this action, if it is offered.
    Act(&'static str),
    /// What is asked is answered, until the turn goes on.
    Settle,
}

/// What the log must say of the procedures.
pub(super) const LINES: [&str; 5] = [
    "log-sleeper-dealt",
    "log-loyalty-looked-all",
    "log-cylon-revealed",
    "log-loyalty-given",
    "log-loyalty-shown-here",
];

/// Who reveals, and who looks at civilian ships.
const CYLON: SeatId = SeatId(2);
const LOOKS: SeatId = SeatId(1);

/// The Sleeper phase, a look at Loyalty cards, a revealed Cylon, cards handed on, the end.
pub(super) fn evening() -> Vec<Step> {
    let happens = |happening| Step::Give(Command::Record { happening });
    let corrects = |correction| {
        Step::Give(Command::Correct {
            corrections: vec![correction],
            reason: Reason::Forgotten,
            repairs: None,
            insist: true,
        })
    };
    let action = || {
        corrects(Correction::TurnStep {
            step: TurnStep::Action,
        })
    };
    let turn_of = |seat| corrects(Correction::ActivePlayer { seat });
    let settle = |times| vec![Step::Settle; times];
    [
        settle(2),
        vec![
            corrects(Correction::Distance { distance: 3 }),
            happens(Happening::JumpBegun),
        ],
        settle(8),
        vec![
            Step::TurnOfBaltar,
            action(),
            Step::Act("act:cylon-detector"),
        ],
        settle(3),
        vec![happens(Happening::CommunicationsUsed { seat: LOOKS })],
        settle(6),
        vec![happens(Happening::CylonRevealed {
            seat: CYLON,
            sympathizer: false,
        })],
        settle(3),
        vec![turn_of(CYLON), action(), Step::Act("act:resurrection-ship")],
        settle(4),
        vec![happens(Happening::GameDeclared {
            winner: Winner::Cylons,
        })],
    ]
    .concat()
}

/// The command of a step as things stand; which answer is given the number says.
pub(super) fn command(state: &State, step: &Step, pick: u8) -> Option<Command> {
    match step {
        Step::Give(command) => Some(command.clone()),
        Step::TurnOfBaltar => {
            let baltar = CharacterId::find("gaius-baltar");
            let mut seats = (0u8..).map(SeatId).zip(&state.seats);
            let (seat, _) = seats.find(|(_, seat)| seat.character == baltar)?;
            Some(Command::Correct {
                corrections: vec![Correction::ActivePlayer { seat }],
                reason: Reason::Forgotten,
                repairs: None,
                insist: true,
            })
        }
        Step::Act(option) => {
            let open = prompts(state);
            let turn = open
                .iter()
                .find(|prompt| prompt.kind == PromptKind::TakeTurn)?;
            let offered = turn.choices.iter().any(|choice| choice.id == *option);
            offered.then(|| Command::Answer {
                prompt: turn.id,
                option: (*option).to_owned(),
            })
        }
        Step::Settle => {
            let open = prompts(state);
            let close = open
                .iter()
                .find(|prompt| prompt.kind == PromptKind::CloseReading);
            let prompt = close.or(open.first())?;
            if prompt.kind == PromptKind::TakeTurn {
                return None;
            }
            let options: Vec<String> = prompt.options().collect();
            let option = options.get(usize::from(pick) % options.len().max(1))?;
            Some(Command::Answer {
                prompt: prompt.id,
                option: option.clone(),
            })
        }
    }
}
