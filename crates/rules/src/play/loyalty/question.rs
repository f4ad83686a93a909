//! The questions of the deal.

use dradis_facts::choice::Choice;
use dradis_facts::content::{CharacterId, CharacterType};
use dradis_facts::message::{Line, Message};
use dradis_facts::options::Mode;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::Step;
use dradis_state::seat::Seat;
use dradis_state::state::State;

use crate::play::loyalty::{self, AfterDeal, Composition};
use crate::play::prompt::{Decider, Prompt, PromptId, PromptKind, offer};

/// Where the table deals, the question says what goes into the deck; the numbers are public.
pub(crate) fn ask_deal(state: &State, step: &Step) -> Prompt {
    let by_hand = match state.options.modes.loyalty {
        Mode::App => None,
        Mode::Table => loyalty::composition(&characters(&state.seats), &state.options),
    };
    let (ask, choice) = match by_hand {
        None => (
            Line::new(Message::AskDealLoyalty),
            offer(Choice::Deal, Message::OptionDealLoyalty),
        ),
        Some(Composition {
            cylon,
            not_a_cylon,
            mutineer,
            after_deal,
        }) => {
            let (sympathizer, more) = match after_deal {
                AfterDeal::Nothing => (0, 0),
                AfterDeal::Sympathizer => (1, 0),
                AfterDeal::NotACylon(cards) => (0, cards),
            };
            let ask = Line::new(Message::AskDealLoyaltyByHand)
                .number("cylon", cylon)
                .number("human", not_a_cylon)
                .number("sympathizer", sympathizer)
                .number("mutineer", u8::from(mutineer))
                .number("more", more)
                .seats("twice", &loyalty::dealt_twice(&state.seats));
            // Motive cards in the place of a Loyalty card.
            let leader = leaders(&state.seats);
            let ask = if leader.is_empty() {
                ask
            } else {
                rule!("XLOYDECK-3");
                rule!("XLOYDECK-5");
                ask.seats("leader", &leader)
            };
            (ask, offer(Choice::Dealt, Message::OptionLoyaltyDealt))
        }
    };
    Prompt {
        choices: vec![choice],
        ..Prompt::new(
            step,
            PromptKind::DealLoyalty,
            Decider::Referee,
            ask,
            rule!("LOYDECK-4"),
        )
    }
}

/// Who plays a Cylon Leader.
fn leaders(seats: &[Seat]) -> Vec<SeatId> {
    let seats = (0u8..).map(SeatId).zip(seats);
    let leads = |seat: &Seat| {
        let character = seat.character.map(|character| character.facts().kind);
        character == Some(CharacterType::CylonLeader)
    };
    seats
        .filter(|(_, seat)| leads(seat))
        .map(|(seat, _)| seat)
        .collect()
}

pub(crate) fn characters(seats: &[Seat]) -> Vec<CharacterId> {
    seats.iter().filter_map(|seat| seat.character).collect()
}

/// Every seat keeps its prompt until reading is over: who has answered already shows nowhere but on
/// that seat's own phone. The count is public.
pub(crate) fn ask_to_read(state: &State, step: &Step, waiting: &[SeatId]) -> Vec<Prompt> {
    let seats = (0u8..).take(state.seats.len()).map(SeatId);
    let each = seats.map(|seat| Prompt {
        id: PromptId::of_seat(step, seat),
        choices: vec![offer(Choice::Read, Message::OptionRead)],
        ..Prompt::new(
            step,
            PromptKind::ReadLoyalty,
            Decider::Seat { seat },
            Line::new(Message::AskReadLoyalty).seat("player", seat),
            rule!("LOYDECK-5"),
        )
    });
    let close = Prompt {
        choices: vec![offer(Choice::CloseReading, Message::OptionCloseReading)],
        ..Prompt::new(
            step,
            PromptKind::CloseReading,
            Decider::Referee,
            Line::new(Message::AskCloseReading)
                .number("waiting", i32::try_from(waiting.len()).unwrap_or(i32::MAX)),
            rule!("LOYDECK-5"),
        )
    };
    each.chain([close]).collect()
}
