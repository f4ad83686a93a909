//! The questions of a crisis: which card it is, and what is chosen on it.

use dradis_facts::ability::Ability;
use dradis_facts::choice::Choice;
use dradis_facts::content::{AttackCardId, AttackDeck, CrisisCard, CrisisDeck, HeldKind};
use dradis_facts::effect::{Branch, Cards, Effect, Source, Who};
use dradis_facts::message::{Line, Message, attack_card_id};
use dradis_facts::options::FoodShortage;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;

use crate::play::ability::{has, holder};
use crate::play::check::stakes;
use crate::play::effect;
use crate::play::held;
use crate::play::prompt::{Catalogue, lying_open};
use crate::play::prompt::{Consequence, Decider, NotAllowed, Offer, Prompt, PromptKind, offer};
use dradis_state::agenda::Step;
use dradis_state::check::Check;
use dradis_state::crisis::{CrisisChoice, CrisisFrom, CrisisStep, OpenCrisis};
use dradis_state::state::State;

/// The question a step of a crisis asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, crisis: &CrisisStep) -> Option<Prompt> {
    match crisis {
        CrisisStep::Name {
            current,
            from: CrisisFrom::SuperCrisis,
            single: _,
        } if held::kept(state, HeldKind::SUPER_CRISIS) => {
            held::ask_play(state, step, HeldKind::SUPER_CRISIS, *current)
        }
        CrisisStep::Name {
            current,
            from,
            single,
        } => Some(name(state, step, *current, *from, *single)),
        CrisisStep::Attack {
            current,
            from: _,
            card,
        } => attack(state, step, *current, *card),
        CrisisStep::Choose => choose(state, step),
        CrisisStep::Begin => begin(state, step),
        CrisisStep::Described { check: _ } => described(state, step),
        CrisisStep::Activate | CrisisStep::Further | CrisisStep::Prepare | CrisisStep::Discard => {
            None
        }
    }
}

fn name(state: &State, step: &Step, current: SeatId, from: CrisisFrom, single: bool) -> Prompt {
    let decider = Decider::Seat { seat: current };
    let which = Line::new(Message::AskNameCrisis);
    let (ask, catalogue, cause) = match from {
        CrisisFrom::Turn | CrisisFrom::Further => (which, Catalogue::Crisis, rule!("CRISIS-1")),
        CrisisFrom::Caprica => (which, Catalogue::Crisis, {
            rule!("CYPLAYER-11");
            rule!("LOC-CAPRICA-1")
        }),
        CrisisFrom::Canyon => (which, Catalogue::Crisis, rule!("LOC-CANYON-1")),
        CrisisFrom::SuperCrisis => (
            Line::new(Message::AskPlayHeld).word("kind", HeldKind::SUPER_CRISIS.id()),
            Catalogue::SuperCrisis,
            rule!("CYPLAYER-9"),
        ),
    };
    let line = ask.seat("player", current);
    Prompt {
        follows: of_two(state, current, from, single),
        choices: vec![offer(Choice::ByHand, Message::OptionByHand)],
        not_allowed: lying_open(state, catalogue),
        catalogue: Some(catalogue.of(state)),
        ..Prompt::new(step, PromptKind::NameCrisis, decider, line, cause)
    }
}

/// Where the card is one of two drawn: Roslin's crises, and those from Caprica.
pub(crate) fn of_two(
    state: &State,
    current: SeatId,
    from: CrisisFrom,
    single: bool,
) -> Vec<Consequence> {
    if single {
        return Vec::new();
    }
    let line = match from {
        CrisisFrom::Turn | CrisisFrom::Further
            if has(state, current, Ability::ReligiousVisions) =>
        {
            rule!("CHAR-2");
            Message::EffectCrisisOfTwo
        }
        CrisisFrom::Caprica if state.kit().caprica_is_overlaid() => {
            rule!("XBOARD-15");
            Message::EffectCrisisOfTwo
        }
        CrisisFrom::Caprica => {
            rule!("CYPLAYER-11");
            Message::EffectCrisisOfTwoDiscard
        }
        CrisisFrom::Turn | CrisisFrom::Further | CrisisFrom::Canyon | CrisisFrom::SuperCrisis => {
            return Vec::new();
        }
    };
    vec![Consequence {
        line: Line::new(line),
        depth: 0,
        by_hand: true,
    }]
}

/// What may be chosen on a card, in its order: the check first.
pub(crate) fn choices_of(card: &CrisisCard) -> Vec<CrisisChoice> {
    let check = card.check.is_some().then_some(CrisisChoice::Check);
    let options = (0u8..).take(card.options.len());
    let options = options.map(|index| CrisisChoice::Option { index });
    check.into_iter().chain(options).collect()
}

/// The answer that makes a choice.
pub(crate) const fn made_by(choice: CrisisChoice) -> Choice {
    match choice {
        CrisisChoice::Check => Choice::Check,
        CrisisChoice::Option { index } => Choice::Option(index),
        CrisisChoice::Path => Choice::DifferentPath,
    }
}

/// The answer by which Helo has a half of a card chosen; `None` for what is no half of it (CLAR-46).
pub(crate) const fn made_by_helo(choice: CrisisChoice) -> Option<Choice> {
    match choice {
        CrisisChoice::Check => Some(Choice::CompassCheck),
        CrisisChoice::Option { index } => Some(Choice::CompassOption(index)),
        CrisisChoice::Path => None,
    }
}

/// Who makes the choice on a card.
pub(crate) fn chooser(state: &State, open: &OpenCrisis) -> Option<SeatId> {
    let who = open.card?.facts().chooser?;
    rule!("LIMIT-15");
    match who {
        Who::Current => {
            rule!("CYPLAYER-7");
            Some(open.current)
        }
        Who::Holder(title) => {
            rule!("CYPLAYER-8");
            rule!("TITLE-ADM-3");
            if title == Title::Cag {
                rule!("XCAG-1");
            }
            state.titles.holder(title)
        }
        // No card has these choose.
        Who::Active | Who::Everyone | Who::Cylons | Who::Picked | Who::Willing => None,
    }
}

/// A character ability about crises does nothing to a Super Crisis card (CYPLAYER-9).
pub(crate) fn may_be_changed(open: &OpenCrisis) -> bool {
    rule!("CYPLAYER-9");
    rule!("DIS-15");
    open.card
        .is_none_or(|card| card.facts().deck != CrisisDeck::SuperCrisis)
}

/// Whether an attack card may be discarded for another: a Super Crisis is immune.
pub(crate) fn may_be_replaced(card: AttackCardId) -> bool {
    card.facts().deck != AttackDeck::SuperCrisis
}

/// Starbuck may have an attack card of the Crisis deck discarded too.
fn attack(state: &State, step: &Step, current: SeatId, card: AttackCardId) -> Option<Prompt> {
    let seat = holder(state, Ability::SecretDestiny)?;
    if !may_be_replaced(card) {
        return None;
    }
    rule!("CHAR-4");
    let label = Line::new(Message::OptionSecretDestiny).seat("player", seat);
    Some(Prompt {
        choices: vec![
            offer(Choice::Begin, Message::OptionBegin),
            Offer::new(Choice::SecretDestiny, label).of(seat),
        ],
        ..Prompt::new(
            step,
            PromptKind::BeginCrisis,
            Decider::Seat { seat: current },
            Line::new(Message::AskBeginAttack)
                .word("card", attack_card_id(card))
                .seat("player", seat),
            rule!("CRISIS-3"),
        )
    })
}

fn choose(state: &State, step: &Step) -> Option<Prompt> {
    let open = state.crises.current()?;
    let facts = open.card?.facts();
    let destiny = holder(state, Ability::SecretDestiny).filter(|_| may_be_changed(open));
    let possible = choices_of(facts);
    let only = possible.len() < 2;
    if only && destiny.is_none() {
        return None;
    }
    let seat = chooser(state, open).unwrap_or(open.current);
    let mut choices = Vec::new();
    let mut not_allowed = Vec::new();
    let amoral = facts.chooser == Some(Who::Current) && has(state, seat, Ability::Amoral);
    for each in possible {
        let id = made_by(each);
        let label = label(facts, each);
        let missing =
            branch(facts, each).and_then(|branch| effect::missing(state, open.current, branch));
        // Of what could be chosen the first stands alone.
        let second = (amoral && !choices.is_empty()).then_some(Message::NotOfferedAmoral);
        match missing.or(second) {
            None => choices.push(Offer {
                follows: course_of(state, open, facts, each),
                ..Offer::new(id, label)
            }),
            Some(why) => not_allowed.push(NotAllowed {
                id,
                label,
                why: Line::new(why),
                cause: rule!("ABIL-4"),
            }),
        }
    }
    if let Some(seat) = different_path(state, open).filter(|_| !only) {
        let label = Line::new(Message::OptionDifferentPath).seat("player", seat);
        choices.push(Offer {
            follows: course_of(state, open, facts, CrisisChoice::Path),
            ..Offer::new(Choice::DifferentPath, label).of(seat)
        });
    }
    if let Some(seat) = destiny {
        let label = Line::new(Message::OptionSecretDestiny).seat("player", seat);
        choices.push(Offer::new(Choice::SecretDestiny, label).of(seat));
    }
    let line = match destiny.filter(|_| only) {
        // There is nothing to choose but whether the card stands.
        Some(holder) => Line::new(Message::AskBeginCrisis).seat("player", holder),
        None => Line::new(Message::AskChooseOption).seat("player", seat),
    };
    let cause = rule!("CHECK-2");
    Some(Prompt {
        choices,
        not_allowed,
        ..Prompt::new(
            step,
            PromptKind::ChooseOption,
            Decider::Seat { seat },
            line,
            cause,
        )
    })
}

/// Cards that the current player discards for another path (CLAR-46).
const DIFFERENT_PATH: u8 = 5;

/// What another path does in the place of what the card says.
pub(crate) fn of_different_path() -> Vec<Effect> {
    rule!("CLAR-46");
    vec![Effect::Discard {
        who: Who::Current,
        cards: Cards::Number(DIFFERENT_PATH),
        random: false,
    }]
}

/// Lee Adama, who chooses on the card and may have cards discarded in the place of that.
pub(crate) fn different_path(state: &State, open: &OpenCrisis) -> Option<SeatId> {
    let seat = chooser(state, open).unwrap_or(open.current);
    let may = has(state, seat, Ability::ChooseADifferentPath) && may_be_changed(open);
    may.then_some(seat)
}

fn branch(facts: &CrisisCard, choice: CrisisChoice) -> Option<&Branch> {
    match choice {
        CrisisChoice::Check | CrisisChoice::Path => None,
        CrisisChoice::Option { index } => facts.options.get(usize::from(index)),
    }
}

/// What an option of a card does, as the table's edition prints it (DIS-01).
pub(crate) fn as_printed(
    state: &State,
    open: &OpenCrisis,
    mut effects: Vec<Effect>,
) -> Vec<Effect> {
    if open.card.is_none_or(|card| card.name() != "food-shortage") {
        return effects;
    }
    rule!("DIS-01");
    let both = state.titles.holder(Title::President) == Some(open.current);
    let by_current = match state.options.food_shortage {
        FoodShortage::TwoThreeFive => 3,
        FoodShortage::TwoThreeFour if both => 2,
        FoodShortage::TwoThreeFour => 3,
        FoodShortage::TwoTwoFour => 2,
    };
    for effect in &mut effects {
        if let Effect::Discard {
            who: Who::Current,
            cards,
            random: _,
        } = effect
        {
            *cards = Cards::Number(by_current);
        }
    }
    effects
}

fn label(facts: &CrisisCard, choice: CrisisChoice) -> Line {
    match (choice, &facts.check) {
        (CrisisChoice::Check, Some(check)) => {
            Line::new(Message::OptionCheck).number("difficulty", check.difficulty)
        }
        (CrisisChoice::Check, None) | (CrisisChoice::Option { .. } | CrisisChoice::Path, _) => {
            Line::new(Message::OptionCourse)
        }
    }
}

fn course_of(
    state: &State,
    open: &OpenCrisis,
    facts: &CrisisCard,
    choice: CrisisChoice,
) -> Vec<crate::play::prompt::Consequence> {
    let of = Source::Crisis { card: open.card };
    if let (CrisisChoice::Check, Some(check), Some(_)) = (choice, &facts.check, open.card) {
        return stakes(state, &Check::of_crisis(of, open.current, check));
    }
    if choice == CrisisChoice::Path {
        return effect::consequences(state, of, open.current, &of_different_path());
    }
    let branch = branch(facts, choice);
    let effects = branch.map(|branch| as_printed(state, open, branch.effects.clone()));
    effect::consequences(state, of, open.current, &effects.unwrap_or_default())
}

/// What may be done to a card that the table has described. What is chosen on it, and by whom, is for the table to
/// know.
fn described(state: &State, step: &Step) -> Option<Prompt> {
    let open = state.crises.current()?;
    let destiny = holder(state, Ability::SecretDestiny).map(|seat| {
        let label = Line::new(Message::OptionSecretDestiny).seat("player", seat);
        Offer::new(Choice::SecretDestiny, label).of(seat)
    });
    let compass = holder(state, Ability::MoralCompass).map(|seat| {
        let label = Line::new(Message::OptionCompassDescribed).seat("player", seat);
        Offer::new(Choice::Compass, label).of(seat)
    });
    let own = [
        holder(state, Ability::SecretDestiny),
        holder(state, Ability::MoralCompass),
    ];
    let first = own.into_iter().flatten().next()?;
    rule!("CHAR-4");
    Some(Prompt {
        choices: std::iter::once(offer(Choice::Begin, Message::OptionBegin))
            .chain(destiny)
            .chain(compass)
            .collect(),
        ..Prompt::new(
            step,
            PromptKind::BeginCrisis,
            Decider::Seat { seat: open.current },
            Line::new(Message::AskBeginCrisis).seat("player", first),
            rule!("CHAR-2"),
        )
    })
}

/// Helo may have another player's choice made otherwise, once in a game: the choice between the halves of a card, and
/// none inside one.
fn begin(state: &State, step: &Step) -> Option<Prompt> {
    let open = state.crises.current()?;
    let facts = open.card?.facts();
    let chosen = open.chosen?;
    let helo = holder(state, Ability::MoralCompass)?;
    rule!("CLAR-45");
    let chose = chooser(state, open).or_else(|| {
        // Who has taken another path is the current player where the card names nobody.
        (chosen == CrisisChoice::Path).then_some(open.current)
    })?;
    if helo == chose || !may_be_changed(open) {
        return None;
    }
    let others: Vec<Offer> = choices_of(facts)
        .into_iter()
        .filter(|other| *other != chosen)
        .filter(|other| {
            branch(facts, *other)
                .is_none_or(|branch| effect::missing(state, open.current, branch).is_none())
        })
        .filter_map(|other| {
            let label = Line::new(Message::OptionMoralCompass).seat("player", helo);
            Some(Offer {
                follows: course_of(state, open, facts, other),
                ..Offer::new(made_by_helo(other)?, label).of(helo)
            })
        })
        .collect();
    if others.is_empty() {
        return None;
    }
    let line = Line::new(Message::AskBeginCrisis).seat("player", helo);
    let mut choices = vec![offer(Choice::Begin, Message::OptionBegin)];
    choices.extend(others);
    Some(Prompt {
        choices,
        follows: course_of(state, open, facts, chosen),
        ..Prompt::new(
            step,
            PromptKind::BeginCrisis,
            Decider::Seat { seat: chose },
            line,
            rule!("CHAR-2"),
        )
    })
}
