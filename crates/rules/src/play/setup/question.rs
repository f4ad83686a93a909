//! The questions of the set-up.

use dradis_facts::battle::Target;
use dradis_facts::choice::Choice;
use dradis_facts::message::{Line, Message, character_id, location_id};
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::Step;
use dradis_state::state::State;

use crate::play::prompt::{Decider, NotAllowed, Offer, Prompt, PromptKind};
use crate::play::setup::{self, NotOffered, starting_places_left};
use crate::play::space::{InArea, comes_flying};

pub(crate) fn choose_character(state: &State, step: &Step, seat: SeatId) -> Prompt {
    let mut choices = Vec::new();
    let mut not_allowed = Vec::new();
    for (character, reason) in setup::offers(&state.seats, &state.options) {
        let id = Choice::Character(character);
        let label = Line::new(Message::OptionCharacter).word("character", character_id(character));
        match reason {
            None => choices.push(Offer::new(id, label)),
            Some(NotOffered::Taken) => not_allowed.push(NotAllowed {
                id,
                label,
                why: Line::new(Message::NotOfferedTaken),
                cause: rule!("CHARSEL-1"),
            }),
            Some(NotOffered::Unbalanced) => not_allowed.push(NotAllowed {
                id,
                label,
                why: Line::new(Message::NotOfferedUnbalanced),
                cause: rule!("CHARSEL-2"),
            }),
            Some(NotOffered::Barred) => not_allowed.push(NotAllowed {
                id,
                label,
                why: Line::new(Message::NotOfferedBarred),
                cause: rule!("SETUP-NOSYMP-1"),
            }),
            Some(NotOffered::SamePerson) => not_allowed.push(NotAllowed {
                id,
                label,
                why: Line::new(Message::NotOfferedSamePerson),
                cause: rule!("XSETUP-9"),
            }),
            Some(NotOffered::OneLeader) => not_allowed.push(NotAllowed {
                id,
                label,
                why: Line::new(Message::NotOfferedOneLeader),
                cause: rule!("XSETUP-10"),
            }),
            Some(NotOffered::NoLeader) => not_allowed.push(NotAllowed {
                id,
                label,
                why: Line::new(Message::NotOfferedNoLeader),
                cause: rule!("XSETUP-10"),
            }),
            Some(NotOffered::LeaderNeeded) => not_allowed.push(NotAllowed {
                id,
                label,
                why: Line::new(Message::NotOfferedLeaderNeeded),
                cause: rule!("XSETUP-10"),
            }),
        }
    }
    Prompt {
        choices,
        not_allowed,
        ..Prompt::new(
            step,
            PromptKind::ChooseCharacter,
            Decider::Seat { seat },
            Line::new(Message::AskChooseCharacter).seat("player", seat),
            rule!("CHARSEL-1"),
        )
    }
}

pub(crate) fn launch_viper(state: &State, step: &Step, seat: SeatId) -> Prompt {
    rule!("XSETUP-22");
    let vipers = comes_flying(state).into_iter();
    Prompt {
        choices: vipers.map(InArea::offer).collect(),
        ..Prompt::new(
            step,
            PromptKind::LaunchViper,
            Decider::Seat { seat },
            Line::new(Message::AskLaunchViper).seat("player", seat),
            rule!("CHARSEL-5"),
        )
    }
}

/// In which of several places a character begins.
pub(crate) fn choose_start(state: &State, step: &Step, seat: SeatId) -> Prompt {
    let character = state
        .seats
        .get(seat.index())
        .and_then(|seat| seat.character);
    let places = character.map(|character| starting_places_left(state, character));
    let choices = places
        .into_iter()
        .flatten()
        .filter_map(|place| match place {
            Place::Location { location } => Some(location),
            Place::Viper { .. } | Place::OffBoard => None,
        });
    // In the set-up no page shows the board yet.
    let playing = state.turn.active.is_some();
    Prompt {
        choices: choices
            .map(|location| {
                let label = Line::new(Message::OptionGo).word("location", location_id(location));
                let go = Offer::new(Choice::Go(location), label);
                if playing {
                    go.at(Target::Location { location })
                } else {
                    go
                }
            })
            .collect(),
        ..Prompt::new(
            step,
            PromptKind::ChoosePlace,
            Decider::Seat { seat },
            Line::new(Message::AskStart).seat("player", seat),
            rule!("CHARSEL-5"),
        )
    }
}
