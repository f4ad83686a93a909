//! The questions of the Ionian Nebula.

use dradis_facts::choice::Choice;
use dradis_facts::content::{AllyId, HeldKind, Trauma};
use dradis_facts::mark::RuleId;
use dradis_facts::message::{Line, Message};
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::Step;
use dradis_state::ionian::IonianStep;
use dradis_state::state::State;

use crate::play::held;
use crate::play::ionian::{deck, kept, most_traumatised};
use crate::play::moment::abilities_as_movement_ends;
use crate::play::prompt::{Decider, Offer, Prompt, PromptKind, active_or_referee, offer};

/// The question that a step asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, ionian: IonianStep) -> Option<Prompt> {
    match ionian {
        IonianStep::Disasters { seat, drawn } => Some(disasters(state, step, seat, drawn)),
        IonianStep::MovementEnds => first(state, step),
        IonianStep::Meet => meet(state, step),
        IonianStep::Encounter { seat, ally } => turned_up(state, step, seat, ally),
        IonianStep::Draw { by } => drawn(state, step, by),
        IonianStep::FirstAllies { left } if left > 0 => drawn(state, step, None),
        IonianStep::Lay { seat, ally: _ } => held::ask_lay(state, step, HeldKind::TRAUMA, seat),
        IonianStep::Replace => replace(state, step),
        IonianStep::SetUp
        | IonianStep::FirstAllies { .. }
        | IonianStep::TakeTrauma { .. }
        | IonianStep::Abilities
        | IonianStep::Leave { .. }
        | IonianStep::Damaged { .. }
        | IonianStep::Arrived { .. } => None,
    }
}

fn asked(step: &Step, decider: Decider, line: Line, choices: Vec<Offer>, cause: RuleId) -> Prompt {
    Prompt {
        choices,
        ..Prompt::new(step, PromptKind::ChooseCourse, decider, line, cause)
    }
}

/// How many of the tokens that a player has drawn are disasters, where the table keeps them.
fn disasters(state: &State, step: &Step, seat: SeatId, drawn: u8) -> Prompt {
    let tokens = HeldKind::TRAUMA.deck(state.kit()).into_iter();
    let boxed = tokens.filter(|token| token.trauma() == Some(Trauma::Disaster));
    let most = u8::try_from(boxed.count()).unwrap_or(u8::MAX);
    let numbers = 0..=drawn.min(most);
    let choices = numbers.map(|number| {
        let label = Line::new(Message::OptionNumber).number("count", number);
        Offer::new(Choice::Number(number), label)
    });
    let line = Line::new(Message::AskDisasters)
        .seat("player", seat)
        .number("tokens", drawn);
    let decider = Decider::Seat { seat };
    asked(
        step,
        decider,
        line,
        choices.collect(),
        rule!("ION-TRAUMA-9"),
    )
}

/// Whether the Ally comes first or what an ability brings, where there is both (XORDER-2, ION-ALLY-10).
fn first(state: &State, step: &Step) -> Option<Prompt> {
    let seat = state.turn.active?;
    if state.to_meet(seat).is_empty() || abilities_as_movement_ends(state).is_empty() {
        return None;
    }
    rule!("XORDER-2");
    let choices = vec![
        offer(Choice::Branch(0), Message::OptionAllyFirst),
        offer(Choice::Branch(1), Message::OptionAbilityFirst),
    ];
    let line = Line::new(Message::AskAllyOrAbility).seat("player", seat);
    let decider = Decider::Seat { seat };
    Some(asked(step, decider, line, choices, rule!("ION-ALLY-10")))
}

fn named(ally: AllyId) -> Offer {
    let label = Line::new(Message::OptionCard).text("card", &ally.facts().name);
    Offer::new(Choice::Ally(ally), label)
}

/// Which Ally is met, where there are several.
fn meet(state: &State, step: &Step) -> Option<Prompt> {
    let seat = state.turn.active?;
    let there = state.to_meet(seat);
    (there.len() > 1).then(|| {
        let line = Line::new(Message::AskMeetAlly).seat("player", seat);
        let choices = there.into_iter().map(named).collect();
        asked(
            step,
            Decider::Seat { seat },
            line,
            choices,
            rule!("ION-ALLY-2"),
        )
    })
}

/// What the token on an Ally's card shows, where the table keeps them.
fn turned_up(state: &State, step: &Step, seat: SeatId, ally: AllyId) -> Option<Prompt> {
    let symbol = |(trauma, message)| offer(Choice::Trauma(trauma), message);
    let choices = [
        (Trauma::Benevolent, Message::OptionTraumaBenevolent),
        (Trauma::Antagonistic, Message::OptionTraumaAntagonistic),
        (Trauma::Disaster, Message::OptionTraumaDisaster),
    ];
    (!kept(state)).then(|| {
        let line = Line::new(Message::AskAllyToken)
            .seat("player", seat)
            .text("ally", &ally.facts().name);
        let choices = choices.into_iter().map(symbol).collect();
        asked(
            step,
            Decider::Seat { seat },
            line,
            choices,
            rule!("ION-ALLY-3"),
        )
    })
}

/// Which card of the Ally deck has come up: one whose person or location keeps it from the board goes into the box, and the
/// next one is asked for.
fn drawn(state: &State, step: &Step, by: Option<SeatId>) -> Option<Prompt> {
    let deck = deck(state);
    if deck.is_empty() {
        rule!("ION-ALLY-6");
        return None;
    }
    let decider = by.map_or(active_or_referee(state), |seat| Decider::Seat { seat });
    let line = match by {
        Some(seat) => Line::new(Message::AskAllyDrawnBy).seat("player", seat),
        None => Line::new(Message::AskAllyDrawn),
    };
    let choices = deck.into_iter().map(named).collect();
    Some(asked(step, decider, line, choices, rule!("ION-ALLY-4")))
}

/// Which Cylon player replaces an Ally, where several have most trauma.
fn replace(state: &State, step: &Step) -> Option<Prompt> {
    let most = most_traumatised(state);
    if most.len() < 2 || deck(state).is_empty() {
        return None;
    }
    rule!("ION-ALLY-9");
    let players = most.into_iter().map(|seat| {
        let label = Line::new(Message::OptionPlayer).seat("player", seat);
        Offer::new(Choice::Player(seat), label)
    });
    Some(Prompt {
        choices: players.collect(),
        ..Prompt::new(
            step,
            PromptKind::PickPlayer,
            active_or_referee(state),
            Line::new(Message::AskReplaceAlly),
            rule!("ION-DAMAGE-1"),
        )
    })
}
