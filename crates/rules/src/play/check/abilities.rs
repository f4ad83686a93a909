//! What comes between the split of the cards and the total, where cards of the kit have skill-check abilities: the
//! abilities, the consequence, the Treachery step of a reckless check (XABILITY-10).

use dradis_facts::check::CheckAbility;
use dradis_facts::choice::Choice;
use dradis_facts::content::{SkillCardId, SkillType};
use dradis_facts::destiny::SkillCard;
use dradis_facts::effect::{Branch, DrawnTypes, Effect, OnPieces, Question, Source, Who};
use dradis_facts::message::{Line, Message, skill_card_id, skill_card_name_id, skill_id};
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_state::agenda::Step;
use dradis_state::battle::{Fight, Whose};
use dradis_state::check::{Check, CheckEvent, CheckResult, CheckStage, CheckStep, TakenOut};
use dradis_state::effect::Course;
use dradis_state::event::{Event, HandChange};
use dradis_state::reserve::vipers_left;
use dradis_state::state::State;

use crate::play::check::{last_to_add, procedure};
use crate::play::doing::Doing;
use crate::play::effect;
use crate::play::hands::set_hand;
use crate::play::prompt::{Decider, Offer, Prompt, PromptKind, offer};

/// A course of effects that a skill card brings to the player whose check it is.
fn course(check: &Check, card: SkillCardId, left: &[Effect]) -> Course {
    Course {
        of: Source::SkillCard { card },
        current: check.current,
        picked: None,
        left: left.to_vec(),
    }
}

/// The cards are told and split. Where no card of the kit has an ability the total is known.
pub(super) fn begin(doing: &mut Doing<'_>) {
    if doing.state.kit().check_abilities().next().is_none() {
        return procedure::totalled(doing);
    }
    // Cards that an ability has added are told in the midst of it.
    if doing.state.check.as_ref().map(|check| check.stage) != Some(CheckStage::Resolving) {
        rule!("XCHECK-1");
        rule!("XCHECK-3");
        rule!("XABILITY-1");
        rule!("XABILITY-10");
        let stage = CheckStage::Resolving;
        procedure::emit(doing, CheckEvent::Came { stage });
        procedure::steps(doing, [CheckStep::Abilities]);
    }
}

/// The question that a step asks, or `None` where nobody has to decide anything.
pub(super) fn question(state: &State, step: &Step, check: &Check, at: CheckStep) -> Option<Prompt> {
    match at {
        CheckStep::Abilities => which_first(state, step, check),
        CheckStep::Ability { card } if check.to_resolve().contains(&card) => {
            carried_out_by(state, step, check, card)
        }
        CheckStep::Treachery { first } => Some(turned_up(state, step, check, first)),
        CheckStep::Ability { .. }
        | CheckStep::TakeOut { .. }
        | CheckStep::Total
        | CheckStep::TellAgain
        | CheckStep::TurnedUp { .. }
        | CheckStep::FaceUp { .. }
        | CheckStep::AccuseSelf { .. }
        | CheckStep::Add
        | CheckStep::Reveal
        | CheckStep::Recount
        | CheckStep::Decide
        | CheckStep::Take { .. } => None,
    }
}

fn asked(step: &Step, seat: SeatId, line: Line, choices: Vec<Offer>) -> Prompt {
    Prompt {
        choices,
        ..Prompt::new(
            step,
            PromptKind::CheckAbility,
            Decider::Seat { seat },
            line,
            rule!("XABILITY-1"),
        )
    }
}

/// The order of the abilities is the active player's, who may leave it: those that take cards out first (XABILITY-4).
fn which_first(state: &State, step: &Step, check: &Check) -> Option<Prompt> {
    let left = check.to_resolve();
    if left.len() < 2 {
        return None;
    }
    let named = left.iter().map(|card| {
        let label = Line::new(Message::OptionCheckAbility).word("card", skill_card_name_id(*card));
        Offer {
            follows: effect::of_course(state, &course(check, *card, effects_of(*card))),
            ..Offer::new(Choice::Resolve(*card), label)
        }
    });
    let all = offer(Choice::AnyOrder, Message::OptionAbilitiesInOrder);
    let line = Line::new(Message::AskAbilityOrder);
    let seat = last_to_add(state, check);
    Some(asked(
        step,
        seat,
        line,
        std::iter::once(all).chain(named).collect(),
    ))
}

/// Effects of the usual kind that an ability brings.
fn effects_of(card: SkillCardId) -> &'static [Effect] {
    match card.ability() {
        Some(CheckAbility::Effects { effects }) => effects,
        Some(
            CheckAbility::RemoveStrong { .. }
            | CheckAbility::RemoveForViper
            | CheckAbility::TakeWeak { .. }
            | CheckAbility::MoreDestiny { .. }
            | CheckAbility::PlayOne { .. }
            | CheckAbility::Double { .. }
            | CheckAbility::CountZeros
            | CheckAbility::NearMiss { .. }
            | CheckAbility::ActivateViper { .. }
            | CheckAbility::DrawAfter { .. },
        )
        | None => &[],
    }
}

/// Cards of the check but one of those that have the ability, each face once.
fn others(check: &Check, card: SkillCardId) -> Vec<SkillCard> {
    let mut cards = check.cards.clone();
    if let Some(own) = cards.iter().position(|other| other.card == Some(card)) {
        cards.remove(own);
    }
    cards.dedup();
    cards
}

/// What the current player decides for an ability; `None` where it leaves them nothing to decide.
fn carried_out_by(state: &State, step: &Step, check: &Check, card: SkillCardId) -> Option<Prompt> {
    let current = check.current;
    let human = state.loyalty.standing(current).acts_as_human();
    let told_alone = check.told.is_some();
    let line = |message| {
        Line::new(message)
            .seat("player", current)
            .word("card", skill_card_name_id(card))
    };
    let cards = |cards: Vec<SkillCard>| {
        let each = cards.into_iter().map(|card| {
            let label = Line::new(Message::OptionTellCard).word("card", skill_card_id(&card));
            Offer::new(Choice::SkillCard(card), label)
        });
        each.collect::<Vec<Offer>>()
    };
    let done = |message| vec![offer(Choice::Apply, message)];
    let (line, mut choices) = match card.ability()? {
        CheckAbility::RemoveForViper => {
            if viper_courses(state, check, card).is_empty() {
                return None;
            }
            let choices = match told_alone {
                true => done(Message::OptionAbilityUsed),
                false => cards(others(check, card)),
            };
            (line(Message::AskRemoveForViper), choices)
        }
        CheckAbility::TakeWeak { at_most } => {
            rule!("XABILITY-14");
            let mut weak = check.cards.clone();
            weak.retain(|other| other.strength <= *at_most && other.card != Some(card));
            weak.dedup();
            let choices = match told_alone {
                true => done(Message::OptionAbilityUsed),
                false => cards(weak),
            };
            let line = line(Message::AskTakeWeak).number("strength", *at_most);
            (line, choices)
        }
        CheckAbility::PlayOne { otherwise: _ } => {
            if !human || !state.may_hold(current, 1) {
                return None;
            }
            (line(Message::AskPlayOne), done(Message::OptionPlaysOne))
        }
        CheckAbility::ActivateViper { skill, strength } => {
            // Without the cards the table has to say whether there are enough.
            if !told_alone || !human {
                return None;
            }
            let line = line(Message::AskEnoughFor)
                .word("skill", skill_id(*skill))
                .number("strength", *strength);
            (line, done(Message::OptionAbilityUsed))
        }
        CheckAbility::RemoveStrong { .. }
        | CheckAbility::MoreDestiny { .. }
        | CheckAbility::Double { .. }
        | CheckAbility::CountZeros
        | CheckAbility::NearMiss { .. }
        | CheckAbility::DrawAfter { .. }
        | CheckAbility::Effects { .. } => return None,
    };
    if choices.is_empty() {
        return None;
    }
    choices.push(offer(Choice::Nothing, Message::OptionNothing));
    Some(asked(step, current, line, choices))
}

/// The top card of the Treachery deck, which the table turns up.
fn turned_up(state: &State, step: &Step, check: &Check, first: Option<SkillCardId>) -> Prompt {
    rule!("XABILITY-9");
    let choices = treachery(state).map(|card| {
        let label = Line::new(Message::OptionTellCard).word("card", skill_card_id(&card));
        Offer::new(Choice::SkillCard(card), label)
    });
    let none = offer(Choice::Nothing, Message::OptionNoTreachery);
    let line = match first {
        None => Line::new(Message::AskTreachery),
        Some(first) => Line::new(Message::AskTreacheryNext).word("card", skill_card_name_id(first)),
    };
    asked(
        step,
        last_to_add(state, check),
        line,
        choices.chain([none]).collect(),
    )
}

/// The cards of the Treachery deck, each face once.
fn treachery(state: &State) -> impl Iterator<Item = SkillCard> {
    rule!("XTREACH-5");
    let faces = state.kit().skill_faces();
    faces.filter(|card| card.kind == SkillType::Treachery)
}

/// Carries a step out that asks nobody.
pub(super) fn proceed(doing: &mut Doing<'_>, at: CheckStep) {
    let Some(check) = doing.state.check.clone() else {
        return;
    };
    match at {
        CheckStep::Abilities => match check.to_resolve().as_slice() {
            [] => settle(doing, &check),
            [card, ..] => one_after_the_other(doing, &[*card]),
        },
        CheckStep::Ability { card } if check.to_resolve().contains(&card) => {
            procedure::emit(doing, CheckEvent::AbilityResolved { card });
            by_itself(doing, &check, card);
        }
        CheckStep::TakeOut { card } => {
            let to = TakenOut::Discarded;
            rule!("XCHECK-11");
            procedure::emit(doing, CheckEvent::CardTakenOut { card, to });
        }
        CheckStep::Total => procedure::totalled(doing),
        // Its card has been taken out before its turn came (XABILITY-4).
        CheckStep::Ability { .. }
        | CheckStep::Treachery { .. }
        | CheckStep::TellAgain
        | CheckStep::TurnedUp { .. }
        | CheckStep::FaceUp { .. }
        | CheckStep::AccuseSelf { .. }
        | CheckStep::Add
        | CheckStep::Reveal
        | CheckStep::Recount
        | CheckStep::Decide
        | CheckStep::Take { .. } => {}
    }
}

/// Abilities one after the other, then whatever is left.
fn one_after_the_other(doing: &mut Doing<'_>, cards: &[SkillCardId]) {
    let each = cards.iter().map(|card| CheckStep::Ability { card: *card });
    let steps: Vec<CheckStep> = each.chain([CheckStep::Abilities]).collect();
    procedure::steps(doing, steps);
}

/// What an ability does where nobody has decided anything.
fn by_itself(doing: &mut Doing<'_>, check: &Check, card: SkillCardId) {
    let Some(ability) = card.ability() else {
        return;
    };
    match ability {
        CheckAbility::RemoveStrong { from } => {
            rule!("XABILITY-14");
            rule!("XCHECK-11");
            let strong = check.cards.iter().filter(|card| card.strength >= *from);
            for card in strong {
                let to = TakenOut::Discarded;
                procedure::emit(doing, CheckEvent::CardTakenOut { card: *card, to });
            }
            no_longer_there(doing, check, *from);
        }
        CheckAbility::MoreDestiny { cards } => procedure::more_destiny(doing, *cards),
        CheckAbility::PlayOne { otherwise } => {
            if doing.state.loyalty.standing(check.current).acts_as_human() {
                effect::begin(doing, course(check, card, otherwise));
            }
        }
        CheckAbility::ActivateViper { skill, strength } => {
            let cards = check.cards.iter().filter(|card| card.kind == *skill);
            let there: u8 = cards.map(|card| card.strength).sum();
            let human = doing.state.loyalty.standing(check.current).acts_as_human();
            if there >= *strength && human {
                activate(doing, check.current);
            }
        }
        CheckAbility::Effects { effects } => {
            effect::begin(doing, course(check, card, effects));
        }
        // Nobody could do anything; or it says how the total and the result come about.
        CheckAbility::RemoveForViper
        | CheckAbility::TakeWeak { .. }
        | CheckAbility::Double { .. }
        | CheckAbility::CountZeros
        | CheckAbility::NearMiss { .. }
        | CheckAbility::DrawAfter { .. } => {}
    }
}

/// Of a check whose total alone is told, those cards are out of it that have no copy so weak as to stay: what they would
/// have done is not carried out any more.
fn no_longer_there(doing: &mut Doing<'_>, check: &Check, from: u8) {
    let strong = |card: &SkillCardId| card.facts().copies.keys().all(|strength| *strength >= from);
    for card in check.there.iter().copied().filter(strong) {
        let there = false;
        procedure::emit(doing, CheckEvent::AbilityTold { card, there });
    }
}

fn activate(doing: &mut Doing<'_>, seat: SeatId) {
    let (whose, left) = (Whose::Unmanned, 1);
    let work = vec![Fight::ActivateVipers { seat, whose, left }.into()];
    doing.emit(Event::Scheduled { work });
}

/// An answer. The option is one of the prompt's.
pub(super) fn answer(
    doing: &mut Doing<'_>,
    at: CheckStep,
    choice: Choice,
) -> Result<(), Rejection> {
    let check = doing.state.check.clone().ok_or(Rejection::StalePrompt)?;
    doing.emit(Event::StepDone);
    match (at, choice) {
        (CheckStep::Abilities, Choice::AnyOrder) => {
            one_after_the_other(doing, &check.to_resolve());
            Ok(())
        }
        (CheckStep::Abilities, Choice::Resolve(card)) => {
            one_after_the_other(doing, &[card]);
            Ok(())
        }
        (CheckStep::Ability { card }, choice) => {
            procedure::emit(doing, CheckEvent::AbilityResolved { card });
            if choice == Choice::Nothing {
                declined(doing, &check, card);
                return Ok(());
            }
            chosen(doing, &check, card, choice)
        }
        (CheckStep::Treachery { first }, choice) => {
            let card = if let Choice::SkillCard(SkillCard { card, .. }) = choice {
                card
            } else {
                None
            };
            shown(doing, &check, first, card);
            Ok(())
        }
        (_, _) => Err(Rejection::StalePrompt),
    }
}

/// The current player leaves what an ability offers.
fn declined(doing: &mut Doing<'_>, check: &Check, card: SkillCardId) {
    if let Some(CheckAbility::PlayOne { otherwise }) = card.ability() {
        effect::begin(doing, course(check, card, otherwise));
    }
}

/// The current player does what an ability offers.
fn chosen(
    doing: &mut Doing<'_>,
    check: &Check,
    card: SkillCardId,
    choice: Choice,
) -> Result<(), Rejection> {
    let current = check.current;
    let held = doing.state.hands.of(current);
    match card.ability().ok_or(Rejection::StalePrompt)? {
        CheckAbility::RemoveForViper => {
            if let Choice::SkillCard(card) = choice {
                procedure::steps(doing, [CheckStep::TakeOut { card }]);
            }
            told_at_once(doing, check);
            damage_viper(doing, check, card);
        }
        CheckAbility::TakeWeak { at_most: _ } => {
            if let Choice::SkillCard(card) = choice {
                let to = TakenOut::IntoHand;
                rule!("XCHECK-11");
                procedure::emit(doing, CheckEvent::CardTakenOut { card, to });
            }
            told_at_once(doing, check);
            set_hand(doing, current, held.saturating_add(1), HandChange::Drew);
        }
        CheckAbility::PlayOne { otherwise: _ } => {
            let cards = check.added.get(&current).copied().unwrap_or(0);
            let cards = cards.saturating_add(1);
            let seat = current;
            procedure::emit(doing, CheckEvent::Added { seat, cards });
            let left = held.saturating_sub(1);
            set_hand(doing, current, left, HandChange::AddedToCheck);
            if check.told.is_none() {
                procedure::steps(doing, [CheckStep::Reveal]);
            }
        }
        CheckAbility::ActivateViper { .. } => activate(doing, current),
        CheckAbility::RemoveStrong { .. }
        | CheckAbility::MoreDestiny { .. }
        | CheckAbility::Double { .. }
        | CheckAbility::CountZeros
        | CheckAbility::NearMiss { .. }
        | CheckAbility::DrawAfter { .. }
        | CheckAbility::Effects { .. } => return Err(Rejection::StalePrompt),
    }
    Ok(())
}

/// The table has taken a card out of a check whose total alone it tells: it says at once what is left, so that a card
/// that is out of it does nothing more (XABILITY-4).
fn told_at_once(doing: &mut Doing<'_>, check: &Check) {
    if check.told.is_some() {
        rule!("XABILITY-4");
        procedure::steps(doing, [CheckStep::TellAgain]);
    }
}

/// Where a viper could be damaged for an ability: in the Reserve, and in space unless nothing happens there before
/// Galactica is back (NC-42).
fn viper_courses(state: &State, check: &Check, card: SkillCardId) -> Vec<Course> {
    let reserve = vipers_left(state) > 0;
    let in_space = Effect::Ask(Question::Pieces(OnPieces::DamageVipers { count: 1 }));
    let pieces = effect::pieces(state, OnPieces::DamageVipers { count: 1 });
    let cut_off = state.is_cut_off();
    if cut_off {
        rule!("NC-42");
    }
    let space = !pieces.is_empty() && !cut_off;
    let reserve = reserve.then_some(Effect::DamageReserve { count: 1 });
    let space = space.then_some(in_space);
    let each = reserve.into_iter().chain(space);
    each.map(|effect| course(check, card, &[effect])).collect()
}

fn damage_viper(doing: &mut Doing<'_>, check: &Check, card: SkillCardId) {
    let courses = viper_courses(&doing.state, check, card);
    match courses.as_slice() {
        [] => {}
        [only] => effect::carry_out(doing, only.clone()),
        [..] => {
            let between = courses.into_iter().map(|course| Branch {
                effects: course.left,
                needs: None,
            });
            let between = between.collect();
            let by = Who::Current;
            let choose = Effect::Ask(Question::Choose { by, between });
            effect::carry_out(doing, course(check, card, &[choose]));
        }
    }
}

/// A card of the Treachery deck is turned up, or there is none. A strong one comes to nothing; with a weak one a
/// second one is turned up, and both do what they say, whatever has been carried out before (XABILITY-9).
fn shown(
    doing: &mut Doing<'_>,
    check: &Check,
    first: Option<SkillCardId>,
    card: Option<SkillCardId>,
) {
    rule!("XABILITY-9");
    rule!("XABILITY-9a");
    rule!("XABILITY-11");
    if let Some(card) = card {
        procedure::emit(doing, CheckEvent::TreacheryShown { card });
    }
    let weak = |card: SkillCardId| card.facts().copies.contains_key(&0);
    match (first, card) {
        (None, Some(card)) if weak(card) => {
            let first = Some(card);
            procedure::steps(doing, [CheckStep::Treachery { first }]);
        }
        (None, Some(_) | None) => {}
        (Some(first), second) => {
            if let Some(second) = second {
                by_itself(doing, check, second);
            }
            by_itself(doing, check, first);
        }
    }
}

/// No ability is left: the consequence, the Treachery step, the total. A total that the table has told is told anew
/// where abilities have changed it.
fn settle(doing: &mut Doing<'_>, check: &Check) {
    let since = check
        .resolved
        .get(check.told_after.into()..)
        .unwrap_or_default();
    let mut since = since.iter().filter_map(|card| card.ability());
    if check.told.is_some() && since.any(CheckAbility::changes_total) {
        procedure::steps(doing, [CheckStep::TellAgain, CheckStep::Abilities]);
        return;
    }
    if check.settled {
        return procedure::totalled(doing);
    }
    rule!("XABILITY-10");
    rule!("XABILITY-12");
    rule!("XABILITY-12a");
    let of_crisis = matches!(check.of, Source::Crisis { card: _ });
    if !of_crisis {
        rule!("XABILITY-6");
    }
    let course = check
        .consequence()
        .filter(|_| of_crisis && check.had_ability());
    let consequence = course.is_some();
    procedure::emit(doing, CheckEvent::Settled { consequence });
    let reckless = check.is_reckless();
    let treachery = reckless.then_some(CheckStep::Treachery { first: None });
    let steps: Vec<CheckStep> = treachery.into_iter().chain([CheckStep::Total]).collect();
    procedure::steps(doing, steps);
    if let Some(course) = course {
        rule!("XABILITY-5");
        effect::begin(doing, course);
    }
}

/// Cards of the Destiny deck that Dradis has turned up for a total that the table tells: those with an ability are there.
pub(super) fn told_with(doing: &mut Doing<'_>, cards: &[SkillCard]) {
    let named: Vec<SkillCardId> = cards.iter().filter_map(|card| card.card).collect();
    for card in named {
        let there = true;
        procedure::emit(doing, CheckEvent::AbilityTold { card, there });
    }
}

/// For each card with an ability that it lies in a check whose total alone is told, or that it does not.
pub(super) fn there_or_not(state: &State, check: &Check) -> Vec<Offer> {
    let cards = state.kit().check_abilities();
    let each = cards.map(|card| {
        let line = |message| Line::new(message).word("card", skill_card_name_id(card));
        if check.there.contains(&card) {
            Offer::new(Choice::NotThere(card), line(Message::OptionAbilityNotThere))
        } else {
            Offer::new(Choice::There(card), line(Message::OptionAbilityThere))
        }
    });
    each.collect()
}

/// What abilities and cards do around the result of a check, before it and after it, in order (XCHECK-10).
pub(super) struct Around {
    /// Before it.
    pub(super) before: Vec<Course>,
    /// After it.
    pub(super) after: Vec<Course>,
}

/// What comes around this result.
pub(super) fn around(check: &Check, result: CheckResult) -> Around {
    let mut around = Around {
        before: Vec::new(),
        after: Vec::new(),
    };
    rule!("XCHECK-10");
    for (card, above, effects) in check.second_chances() {
        let far = check.told_difficulty() + i16::from(above);
        if result == CheckResult::Pass && check.total() >= far {
            around.after.push(course(check, card, effects));
        }
    }
    for card in &check.resolved {
        match card.ability() {
            Some(CheckAbility::NearMiss { within: _, at_zero }) if check.total() <= 0 => {
                rule!("CLAR-33");
                around.before.push(course(check, *card, at_zero));
            }
            Some(CheckAbility::DrawAfter {
                skill,
                passed,
                failed,
            }) => {
                let cards = match result {
                    CheckResult::Pass => *passed,
                    CheckResult::Fail => *failed,
                    CheckResult::Partial => 0,
                };
                let draw = Effect::Draw {
                    who: Who::Current,
                    cards,
                    types: DrawnTypes::These(vec![*skill]),
                };
                if cards > 0 {
                    around.after.push(course(check, *card, &[draw]));
                }
            }
            Some(
                CheckAbility::NearMiss { .. }
                | CheckAbility::RemoveStrong { .. }
                | CheckAbility::RemoveForViper
                | CheckAbility::TakeWeak { .. }
                | CheckAbility::MoreDestiny { .. }
                | CheckAbility::PlayOne { .. }
                | CheckAbility::Double { .. }
                | CheckAbility::CountZeros
                | CheckAbility::ActivateViper { .. }
                | CheckAbility::Effects { .. },
            )
            | None => {}
        }
    }
    around
}

/// Every human player with few cards may draw some, one after the other (Support the People).
pub(super) fn draw_for_few(
    doing: &mut Doing<'_>,
    check: &Check,
    card: SkillCardId,
    cards: u8,
    held_at_most: u8,
) {
    rule!("HANDCARD-1");
    rule!("CLAR-11");
    let seats = clockwise_from(&doing.state.order, last_to_add(&doing.state, check));
    let few = seats.filter(|seat| {
        doing.state.loyalty.standing(*seat).acts_as_human()
            && doing.state.hands.of(*seat) <= held_at_most
    });
    let mut few: Vec<SeatId> = few.collect();
    few.reverse();
    for seat in few {
        let draw = Effect::Draw {
            who: Who::Current,
            cards,
            types: DrawnTypes::Sheet,
        };
        let branch = |effects| Branch {
            effects,
            needs: None,
        };
        let choose = Effect::Ask(Question::Choose {
            by: Who::Current,
            between: vec![branch(vec![draw]), branch(Vec::new())],
        });
        let course = Course {
            of: Source::SkillCard { card },
            current: seat,
            picked: None,
            left: vec![choose],
        };
        effect::carry_out(doing, course);
    }
}
