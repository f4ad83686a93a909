//! What comes between the reveal of the cards and their split: abilities of characters (XCHECK-10).

use dradis_facts::ability::Ability;
use dradis_facts::choice::Choice;
use dradis_facts::message::{Line, Message, skill_card_id};
use dradis_facts::options::Tracking;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::Step;
use dradis_state::check::{Check, CheckChange, CheckEvent, CheckStage, CheckStep, TakenOut};
use dradis_state::event::{Event, HandChange};
use dradis_state::state::State;

use crate::play::ability::holder;
use crate::play::check::extras::abilities_act;
use crate::play::check::{abilities, procedure};
use crate::play::doing::Doing;
use crate::play::hands::set_hand;
use crate::play::prompt::{Decider, Offer, Prompt, PromptKind, offer};

/// The abilities that are used then, in order: Caprica Six adds cards, Cally Tyrol takes one out.
const ORDER: [Ability; 2] = [Ability::HumanDelusion, Ability::QuickFix];

/// Who may use one of them on this check.
fn user(state: &State, check: &Check, ability: Ability) -> Option<SeatId> {
    let seat = holder(state, ability)?;
    let may = if ability == Ability::HumanDelusion {
        state.may_hold(seat, 1)
    } else {
        state.turn.active == Some(seat) && (check.told.is_some() || !check.cards.is_empty())
    };
    (may && !check.has_ability(ability) && abilities_act(state, check)).then_some(seat)
}

/// What comes next once the cards are turned up, or once an ability has been used or left: the next one, or the split.
pub(super) fn go_on(doing: &mut Doing<'_>, after: Option<Ability>) {
    let Some(check) = doing.state.check.as_ref() else {
        return;
    };
    // Cards that a skill-check ability has added are told in the midst of the split.
    let split = check.stage == CheckStage::Resolving;
    let done = ORDER.iter().position(|other| Some(*other) == after);
    let done = done.map_or(0, |at| at + 1);
    let left = ORDER.get(done..).unwrap_or_default();
    let mut left = left.iter().filter(|_| !split);
    match left.find(|ability| user(&doing.state, check, **ability).is_some()) {
        Some(ability) => {
            rule!("XCHECK-10");
            let ability = *ability;
            procedure::steps(doing, [CheckStep::TurnedUp { ability }]);
        }
        None => abilities::begin(doing),
    }
}

/// What whoever has the ability is asked; `None` where it is used already.
pub(super) fn question(
    state: &State,
    step: &Step,
    check: &Check,
    ability: Ability,
) -> Option<Prompt> {
    let seat = user(state, check, ability)?;
    let told_alone = check.told.is_some();
    let (message, mut choices, none) = if ability == Ability::HumanDelusion {
        let (ask, none) = (Message::AskHumanDelusion, Message::OptionNothing);
        (ask, delude(state, seat), none)
    } else {
        let out = if told_alone {
            vec![offer(Choice::Apply, Message::OptionQuickFixTotal)]
        } else {
            fix(check)
        };
        (Message::AskQuickFix, out, Message::OptionQuickFixNone)
    };
    choices.push(offer(Choice::Nothing, none));
    Some(Prompt {
        choices,
        ..Prompt::new(
            step,
            PromptKind::CheckAbility,
            Decider::Seat { seat },
            Line::new(message).seat("player", seat),
            rule!("XCHECK-10"),
        )
    })
}

/// How many cards Caprica Six adds; where nobody counts them, that she does.
fn delude(state: &State, seat: SeatId) -> Vec<Offer> {
    match state.options.tracking {
        Tracking::Full => {
            let each = (1..=state.hands.of(seat)).map(|cards| {
                let label = Line::new(Message::OptionCards).number("cards", cards);
                Offer::new(Choice::Cards(cards), label)
            });
            each.collect()
        }
        Tracking::Light => vec![offer(Choice::Apply, Message::OptionAbilityUsed)],
    }
}

/// The cards of the check, each face once.
fn fix(check: &Check) -> Vec<Offer> {
    let mut cards = check.cards.clone();
    cards.dedup();
    let each = cards.into_iter().map(|card| {
        let label = Line::new(Message::OptionTellCard).word("card", skill_card_id(&card));
        Offer::new(Choice::SkillCard(card), label)
    });
    each.collect()
}

/// An answer. The option is one of the prompt's.
pub(super) fn answer(
    doing: &mut Doing<'_>,
    check: &Check,
    ability: Ability,
    choice: Choice,
) -> Result<(), Rejection> {
    doing.emit(Event::StepDone);
    if choice == Choice::Nothing {
        go_on(doing, Some(ability));
        return Ok(());
    }
    let seat = user(&doing.state, check, ability).ok_or(Rejection::StalePrompt)?;
    doing.emit(Event::AbilityUsed { seat, ability });
    let change = CheckChange::Ability {
        ability,
        seat,
        by: 0,
        skill: None,
    };
    procedure::emit(doing, CheckEvent::Changed { change });
    if let Choice::Cards(cards) = choice {
        add(doing, check, seat, cards);
    } else if let Choice::SkillCard(card) = choice {
        let to = TakenOut::Discarded;
        procedure::emit(doing, CheckEvent::CardTakenOut { card, to });
    }
    if check.told.is_some() {
        // What was told in one number is told once more.
        let again = [CheckStep::TellAgain, CheckStep::TurnedUp { ability }];
        procedure::steps(doing, again);
    } else if let Choice::Cards(_) = choice {
        procedure::steps(doing, [CheckStep::Reveal]);
    } else {
        go_on(doing, Some(ability));
    }
    Ok(())
}

/// Cards of a hand go into the check, beside those that their player has added before.
fn add(doing: &mut Doing<'_>, check: &Check, seat: SeatId, more: u8) {
    let cards = check.added.get(&seat).copied().unwrap_or(0);
    let cards = cards.saturating_add(more);
    procedure::emit(doing, CheckEvent::Added { seat, cards });
    let left = doing.state.hands.of(seat).saturating_sub(more);
    set_hand(doing, seat, left, HandChange::AddedToCheck);
}
