//! The questions of a jump.

use dradis_facts::choice::Choice;
use dradis_facts::craft::ViperKind;
use dradis_facts::happening::DISTANCE_MOST;
use dradis_facts::message::{Line, Message, area_id};
use dradis_facts::options::Mode;
use dradis_facts::piles::Pile;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_state::agenda::Step;
use dradis_state::jump::JumpStep;
use dradis_state::state::State;

use crate::play::battle::vipers::{InSpace, named};
use crate::play::jump;
use crate::play::prompt::{Catalogue, Decider, Offer, Prompt, PromptKind, lying_open, offer};

/// The answers that choose a destination which only one player sees: by where it lies, and nothing else.
pub(crate) const SPLIT: [(Choice, Message); 3] = [
    (Choice::First, Message::OptionFirstDestination),
    (Choice::Second, Message::OptionSecondDestination),
    (Choice::Third, Message::OptionThirdDestination),
];

/// The question a step of a jump asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, jump: JumpStep) -> Option<Prompt> {
    match jump {
        JumpStep::Choose => match state.options.modes.destinations {
            Mode::App => choose(state, step),
            Mode::Table => {
                let (seat, cards) = jump::chooser(state)?;
                Some(name(state, step, seat, cards))
            }
        },
        JumpStep::Another => match state.options.modes.destinations {
            Mode::App => None,
            Mode::Table => {
                let (seat, _) = jump::chooser(state)?;
                Some(name(state, step, seat, 1))
            }
        },
        JumpStep::Blind => match state.options.modes.destinations {
            Mode::App => None,
            Mode::Table => {
                rule!("CLAR-37");
                let seat = state.titles.holder(Title::Admiral)?;
                Some(name(state, step, seat, 1))
            }
        },
        JumpStep::AssaultRaptors { stay } => assault_raptor(state, step, stay),
        JumpStep::Begin
        | JumpStep::Leave { .. }
        | JumpStep::Travel { .. }
        | JumpStep::Reset
        | JumpStep::LastLeg => None,
    }
}

/// The assault raptors in space, in the order in which somebody says whether they stay: those of pilots clockwise from the
/// active player, then the unmanned ones area by area.
pub(crate) fn assault_raptors(state: &State) -> Vec<(Area, InSpace)> {
    rule!("XJUMP-1a");
    let kind = ViperKind::AssaultRaptor;
    let first = state.turn.active.unwrap_or(SeatId(0));
    let pilots = clockwise_from(&state.order, first).filter_map(|seat| {
        let viper = named(state, Choice::Pilot(seat))?;
        (viper.1.kind == kind).then_some(viper)
    });
    let unmanned = Area::ALL.into_iter().flat_map(|area| {
        let there = state.space.ships(area).alike[kind.craft()];
        let viper = (area, InSpace { kind, pilot: None });
        std::iter::repeat_n(viper, there.into())
    });
    pilots.chain(unmanned).collect()
}

/// Whether the next assault raptor stays where it is; `None` once that has been said of all.
fn assault_raptor(state: &State, step: &Step, stay: u8) -> Option<Prompt> {
    let raptors = assault_raptors(state);
    let (area, raptor) = *raptors.get(usize::from(stay))?;
    let seat = match raptor.pilot {
        Some(seat) => seat,
        None => state.turn.active?,
    };
    let line = Line::new(Message::AskAssaultRaptorStays)
        .seat("player", seat)
        .word("area", area_id(area));
    let stays = offer(Choice::Stay, Message::OptionAssaultRaptorStays);
    let returns = Choice::Recall(area, raptor.kind);
    let returns = offer(returns, Message::OptionAssaultRaptorReturns);
    let at = raptor.target(area);
    Some(Prompt {
        choices: vec![stays.at(at), returns.at(at)],
        ..Prompt::new(
            step,
            PromptKind::ChooseCourse,
            Decider::Seat { seat },
            line,
            rule!("XRAPTOR-7"),
        )
    })
}

/// The table names the card that was chosen from its own deck, or says how far the fleet has come.
fn name(state: &State, step: &Step, seat: SeatId, cards: u8) -> Prompt {
    rule!("TITLE-ADM-2");
    rule!("JUMP-10");
    let cards = cards.min(state.piles.of(Pile::Destinations).max(1));
    let distances = (0..=DISTANCE_MOST).map(|distance| {
        let label = Line::new(Message::OptionDistance).number("distance", distance);
        Offer::new(Choice::Distance(distance), label)
    });
    let line = Line::new(Message::AskNameDestination)
        .seat("player", seat)
        .number("cards", cards);
    Prompt {
        choices: distances.collect(),
        not_allowed: lying_open(state, Catalogue::Destinations),
        catalogue: Some(Catalogue::Destinations.of(state)),
        ..Prompt::new(
            step,
            PromptKind::NameDestination,
            Decider::Seat { seat },
            line,
            rule!("JUMP-4"),
        )
    }
}

/// One of the cards that lie before the one who chooses. The question is public: it names none of them.
fn choose(state: &State, step: &Step) -> Option<Prompt> {
    let seat = state.destinations.chooser?;
    let cards = state.destinations.drawn.reveal().len();
    let choices = SPLIT.into_iter().take(cards);
    let line = Line::new(Message::AskChooseDestination).seat("player", seat);
    Some(Prompt {
        choices: choices.map(|(id, label)| offer(id, label)).collect(),
        ..Prompt::new(
            step,
            PromptKind::ChooseDestination,
            Decider::Seat { seat },
            line,
            rule!("JUMP-4"),
        )
    })
}
