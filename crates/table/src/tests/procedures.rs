//! What is done with secrets in an evening, step by step: one list for twins, lanes and marks.

use dradis_facts::SeatId;
use dradis_facts::content::{CharacterId, LocationId};
use dradis_facts::places::Place;
use dradis_facts::space::Area;
use dradis_facts::turn::{TurnStep, Winner};
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Command, prompts};
use dradis_state::State;
use dradis_state::correction::{Correction, Reason};
use dradis_state::happening::Happening;

/// One step. What it comes to depends on nothing but what is public.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Give(Command),
    /// Baltar's player is the active one, if somebody is Baltar.
    TurnOfBaltar,
    /// The active player takes this action, if it is offered.
    Act(&'static str),
    /// This answer is given, if it is among those that are asked for.
    Choose(&'static str),
    /// What is asked is answered, until the turn goes on.
    Settle,
}

/// What the log must say of the procedures.
pub(super) const LINES: [&str; 8] = [
    "log-sleeper-dealt",
    "log-loyalty-looked-all",
    "log-civilians-seen",
    "log-cylon-revealed",
    "log-held-dealt",
    "log-held-discarded",
    "log-loyalty-given",
    "log-loyalty-shown-here",
];

/// Who reveals, and who looks at civilian ships.
const CYLON: SeatId = SeatId(2);
const LOOKS: SeatId = SeatId(1);

/// A Cylon at the Resurrection Ship swaps a Super Crisis, before they may hand cards on.
const SWAP: &str = "branch:0";

/// The Sleeper phase, looks at Loyalty cards and civilian ships, a revealed Cylon with a Super Crisis, cards handed
/// on, the Super Crisis played, the end.
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
    let at = |seat, name| {
        let location = LocationId::find(name).expect("a location");
        let place = Place::Location { location };
        corrects(Correction::Place { seat, place })
    };
    // More often than is needed: what is not asked is not answered.
    let settle = || vec![Step::Settle; 10];
    [
        settle(),
        vec![
            corrects(Correction::Distance { distance: 3 }),
            happens(Happening::JumpBegun),
        ],
        settle(),
        vec![
            Step::TurnOfBaltar,
            action(),
            Step::Act("act:cylon-detector"),
        ],
        settle(),
        vec![
            turn_of(LOOKS),
            at(LOOKS, "communications"),
            // The fleet may have left them behind.
            corrects(Correction::CivilianShips {
                area: Area::ALL[0],
                count: 3,
            }),
            happens(Happening::CommunicationsUsed { seat: LOOKS }),
        ],
        settle(),
        vec![happens(Happening::CylonRevealed {
            seat: CYLON,
            sympathizer: false,
        })],
        settle(),
        vec![
            turn_of(CYLON),
            at(CYLON, "resurrection-ship"),
            action(),
            Step::Act("act:resurrection-ship"),
            Step::Choose(SWAP),
        ],
        settle(),
        vec![
            turn_of(CYLON),
            at(CYLON, "caprica"),
            action(),
            Step::Act("act:super-crisis"),
        ],
        settle(),
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
        Step::Choose(option) => {
            let open = prompts(state);
            let prompt = open.first()?;
            prompt
                .options()
                .any(|id| id == *option)
                .then(|| Command::Answer {
                    prompt: prompt.id,
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
