//! The questions of the Sleeper phase.

use dradis_facts::choice::Choice;
use dradis_facts::message::{Line, Message};
use dradis_facts::options::SympathizerPass;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, as_named};
use dradis_state::agenda::Step;
use dradis_state::sleeper::SleeperStep;
use dradis_state::state::State;

use crate::play::loyalty::{self, AfterDeal};
use crate::play::prompt::{Decider, Offer, Prompt, PromptKind, offer};

/// The question a step of the Sleeper phase asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, sleeper: SleeperStep) -> Option<Prompt> {
    match sleeper {
        SleeperStep::Deal => None,
        SleeperStep::Sympathizer => sympathizer(state, step),
        SleeperStep::PassSympathizer { seat } => Some(pass(state, step, seat)),
    }
}

/// Where the table deals, it says who has shown the Sympathizer; only where one may be in the deck.
fn sympathizer(state: &State, step: &Step) -> Option<Prompt> {
    state.loyalty.by_hand.as_ref()?;
    let characters = crate::play::loyalty::characters(&state.seats);
    let composition = loyalty::composition(&characters, &state.options)?;
    if state.loyalty.sympathizer_shown || composition.after_deal != AfterDeal::Sympathizer {
        return None;
    }
    let seats = as_named(state.seats.len()).map(seat_choice);
    let nobody = offer(Choice::Nobody, Message::OptionNobody);
    Some(Prompt {
        choices: seats.chain([nobody]).collect(),
        ..Prompt::new(
            step,
            PromptKind::Sympathizer,
            Decider::Referee,
            Line::new(Message::AskSympathizer),
            rule!("SLEEPER-4"),
        )
    })
}

/// A revealed Cylon may pass the Sympathizer to any other player, or has to (DIS-04).
fn pass(state: &State, step: &Step, seat: SeatId) -> Prompt {
    let others = as_named(state.seats.len()).filter(|other| *other != seat);
    rule!("DIS-04");
    let keep = match state.options.sympathizer_pass {
        SympathizerPass::May => Some(offer(Choice::Keep, Message::OptionKeepSympathizer)),
        SympathizerPass::Must => None,
    };
    let line = Line::new(Message::AskPassSympathizer).seat("player", seat);
    Prompt {
        choices: others.map(seat_choice).chain(keep).collect(),
        ..Prompt::new(
            step,
            PromptKind::Sympathizer,
            Decider::Seat { seat },
            line,
            rule!("SYMP-11"),
        )
    }
}

fn seat_choice(seat: SeatId) -> Offer {
    let label = Line::new(Message::OptionPlayer).seat("player", seat);
    Offer::new(Choice::Player(seat), label)
}
