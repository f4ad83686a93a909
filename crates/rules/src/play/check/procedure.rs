//! The skill check, from the Destiny cards to its result.

use dradis_facts::ability::Ability;
use dradis_facts::check::OnCheck;
use dradis_facts::choice::{Choice, Counting};
use dradis_facts::content::{LocationId, QuorumId, QuorumRule, SkillCardId};
use dradis_facts::deed::Procedure;
use dradis_facts::destiny::SkillCard;
use dradis_facts::effect::{Branch, Effect, Question, Source, Who};
use dradis_facts::options::{Mode, Tracking};
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_to};
use dradis_facts::titles::Title;
use dradis_state::agenda::{Step, Work};
use dradis_state::check::{Check, CheckChange, CheckEvent, CheckResult, CheckStage, CheckStep};
use dradis_state::crisis::CrisisFrom;
use dradis_state::effect::Course;
use dradis_state::event::{Event, HandChange};
use dradis_state::quorum::QuorumEvent;
use dradis_state::state::State;
use dradis_state::turn::in_the_brig_itself;

use crate::play::ability::{has, has_a_sheet, holder, is_on_the_sheet};
use crate::play::check::extras::{Extra, extras};
use crate::play::check::{abilities, from_hands, last_to_add, next_to_add, question, turned};
use crate::play::crisis::may_be_changed;
use crate::play::doing::Doing;
use crate::play::hands::draws::of_types;
use crate::play::hands::{draw_skill_cards, set_hand};
use crate::play::{destiny, effect};

pub(super) fn emit(doing: &mut Doing<'_>, check: CheckEvent) {
    doing.emit(Event::Check { check });
}

/// A check begins. The Destiny deck adds its cards as soon as nothing can be played any more that would do
/// without them (CHECK-3, CHECK-4).
pub(crate) fn begin(doing: &mut Doing<'_>, check: Check) {
    let (of, current, about) = (check.of, check.current, check.about);
    let check = Box::new(check);
    emit(doing, CheckEvent::Began { check });
    changes_by_itself(doing, of, current, about);
    schedule(doing, CheckStep::Add);
}

/// The Destiny deck adds its cards, once a check (CHECK-3).
fn add_destiny(doing: &mut Doing<'_>) {
    if doing
        .state
        .check
        .as_ref()
        .is_none_or(|check| check.destiny > 0 || check.is_without_destiny())
    {
        return;
    }
    rule!("CHECK-3");
    rule!("DESTINY-5");
    // Drawn by hand before the check was begun: they are its cards.
    let waiting = u8::try_from(doing.state.destiny.waiting()).unwrap_or(u8::MAX);
    let cards = match waiting {
        0 => destiny::draw_for_a_check(doing),
        waiting => waiting,
    };
    emit(doing, CheckEvent::DestinyAdded { cards });
}

/// An ability adds cards of the Destiny deck, face up: Dradis turns its own up, or the table does and tells them.
pub(super) fn more_destiny(doing: &mut Doing<'_>, cards: u8) {
    let cards = destiny::draw(doing, cards);
    emit(doing, CheckEvent::DestinyAdded { cards });
    let told_alone = doing
        .state
        .check
        .as_ref()
        .is_some_and(|check| check.told.is_some());
    if !told_alone {
        schedule(doing, CheckStep::Reveal);
    } else if let Ok(cards) = destiny::show(doing, &[]) {
        abilities::told_with(doing, &cards);
    }
}

fn schedule(doing: &mut Doing<'_>, check: CheckStep) {
    steps(doing, [check]);
}

/// Steps to be done, the first one first.
pub(super) fn steps(doing: &mut Doing<'_>, steps: impl IntoIterator<Item = CheckStep>) {
    let steps = steps.into_iter();
    let work = steps.map(|check| Work::Check { check }).collect();
    doing.emit(Event::Scheduled { work });
}

fn begin_at(
    doing: &mut Doing<'_>,
    procedure: Procedure,
    current: SeatId,
    about: Option<SeatId>,
    pass: Effect,
) {
    rule!("XCHECK-4");
    rule!("DIS-48");
    let location = doing.state.kit().that_does(procedure);
    let check =
        location.and_then(|location| Check::of_location(location, current, about, vec![pass]));
    if let Some(check) = check {
        begin(doing, check);
    }
}

/// Administration: the current player nominates somebody as President (CHECK-LOC-1). The nominee is one of
/// [`crate::play::check::nominees`].
pub(crate) fn administration(doing: &mut Doing<'_>, current: SeatId, nominee: SeatId) {
    rule!("CHECK-LOC-1");
    let title = Title::President;
    let to = Who::Picked;
    let pass = Effect::PassTitle { title, to };
    begin_at(doing, Procedure::Nominate, current, Some(nominee), pass);
}

/// The Admiral's Quarters: the current player accuses somebody (CHECK-LOC-2). The accused is one of
/// [`crate::play::check::accused`]; whoever accuses themselves is asked first (CHECK-LOC-8).
pub(crate) fn admirals_quarters(doing: &mut Doing<'_>, current: SeatId, accused: SeatId) {
    if accused == current {
        schedule(doing, CheckStep::AccuseSelf { current });
    } else {
        accuse(doing, current, accused);
    }
}

fn accuse(doing: &mut Doing<'_>, current: SeatId, accused: SeatId) {
    rule!("CHECK-LOC-2");
    let (who, to) = (Who::Picked, LocationId::BRIG);
    let pass = Effect::sent(who, to);
    begin_at(doing, Procedure::Accuse, current, Some(accused), pass);
}

/// The difficulty of the Airlock's check for a prisoner (XCHECK-6).
const AIRLOCK_FOR_PRISONERS: u8 = 8;

/// The Airlock: a check executes the one who is named, sooner from the Brig (XCHECK-6).
pub(crate) fn airlock(doing: &mut Doing<'_>, current: SeatId, condemned: SeatId) {
    rule!("LOC-AIRLOCK-1");
    rule!("XCHECK-4");
    rule!("XCHECK-6");
    let pass = vec![Effect::Execute { who: Who::Picked }];
    let location = doing.state.kit().that_does(Procedure::Airlock);
    let check =
        location.and_then(|location| Check::of_location(location, current, Some(condemned), pass));
    if let Some(mut check) = check {
        if in_the_brig_itself(&doing.state, condemned) {
            check.difficulty = AIRLOCK_FOR_PRISONERS;
        }
        begin(doing, check);
    }
}

/// Resistance HQ: a check executes the one who is named, a Cylon too (XCHECK-7).
pub(crate) fn resistance_hq(doing: &mut Doing<'_>, current: SeatId, hunted: SeatId) {
    rule!("LOC-HQ-1");
    rule!("XCHECK-7");
    let pass = Effect::Execute { who: Who::Willing };
    begin_at(doing, Procedure::ResistanceHq, current, Some(hunted), pass);
}

/// Detention: the current player tries to get out (XCHECK-8).
pub(crate) fn detention(doing: &mut Doing<'_>, current: SeatId) {
    rule!("LOC-DETENTION-1");
    rule!("XCHECK-8");
    let pass = Effect::Ask(Question::LeaveDetention {
        by: Who::Current,
        who: Who::Current,
    });
    begin_at(doing, Procedure::EscapeDetention, current, None, pass);
}

/// The Brig: the current player tries to escape (CHECK-LOC-3).
pub(crate) fn brig(doing: &mut Doing<'_>, current: SeatId) {
    rule!("CHECK-LOC-3");
    let pass = Effect::Ask(Question::Release {
        by: Who::Current,
        who: Who::Current,
    });
    begin_at(doing, Procedure::EscapeBrig, current, None, pass);
}

/// What changes a check without anybody's decision.
fn changes_by_itself(doing: &mut Doing<'_>, of: Source, current: SeatId, about: Option<SeatId>) {
    match of {
        Source::Crisis { card: _ } => inspire(doing, current),
        Source::Location { location } => {
            let accuses = location.does(Procedure::Accuse);
            if let Some(accused) = about.filter(|_| accuses) {
                insubordinate(doing, current, accused);
            }
            let president = doing.state.titles.holder(Title::President);
            if location.does(Procedure::Nominate) || (accuses && about == president) {
                prophecy(doing);
            }
        }
        Source::Destination { .. }
        | Source::Quorum { .. }
        | Source::Ability { .. }
        | Source::Title { .. }
        | Source::SkillCard { .. }
        | Source::Loyalty { .. }
        | Source::Mission { .. }
        | Source::Held { .. }
        | Source::Ally { .. } => {}
    }
}

/// Adama's crises: cards of strength 1 count for the check.
fn inspire(doing: &mut Doing<'_>, current: SeatId) {
    let ability = Ability::InspirationalLeader;
    let drawn = doing.state.crises.current().is_some_and(|open| {
        may_be_changed(open) && matches!(open.from, CrisisFrom::Turn | CrisisFrom::Further)
    });
    if drawn && has(&doing.state, current, ability) {
        changed_by(doing, ability, current, 0);
    }
}

/// Starbuck is easier to accuse, for another player (CHECK-LOC-7).
fn insubordinate(doing: &mut Doing<'_>, current: SeatId, accused: SeatId) {
    let ability = Ability::Insubordinate;
    if accused != current && has(&doing.state, accused, ability) {
        rule!("CHECK-LOC-7");
        changed_by(doing, ability, accused, -3);
    }
}

/// Accept Prophecy makes the President harder to replace or to accuse, once.
fn prophecy(doing: &mut Doing<'_>) {
    discarded_for(doing, QuorumRule::AcceptProphecy, 2);
}

fn changed_by(doing: &mut Doing<'_>, ability: Ability, seat: SeatId, by: i8) {
    let change = CheckChange::Ability {
        ability,
        seat,
        by,
        skill: None,
    };
    emit(doing, CheckEvent::Changed { change });
}

/// A Quorum card with this rule is discarded for the check, which it changes.
fn discarded_for(doing: &mut Doing<'_>, rule: QuorumRule, by: i8) {
    if let Some(open) = doing.state.quorum.rule(rule) {
        spend(doing, open.card, by);
    }
}

/// A Quorum card that lies open changes the check and is discarded.
fn spend(doing: &mut Doing<'_>, card: QuorumId, by: i8) {
    let change = CheckChange::Quorum { card, by };
    emit(doing, CheckEvent::Changed { change });
    let quorum = QuorumEvent::LeftPlay { card };
    doing.emit(Event::Quorum { quorum });
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(crate) fn proceed(doing: &mut Doing<'_>, step: &Step, at: CheckStep) -> bool {
    if question(&doing.state, step, at).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    match at {
        CheckStep::Add => turn_up(doing),
        CheckStep::Reveal | CheckStep::Recount => total(doing),
        CheckStep::Take { seat, cards } => take(doing, seat, cards),
        CheckStep::TurnedUp { ability } => turned::go_on(doing, Some(ability)),
        // Every card lies face up, or none is there any more.
        CheckStep::FaceUp { .. } => {}
        CheckStep::Abilities
        | CheckStep::Ability { .. }
        | CheckStep::TakeOut { .. }
        | CheckStep::Treachery { .. }
        | CheckStep::Total => abilities::proceed(doing, at),
        // Without a check they do nothing.
        CheckStep::AccuseSelf { .. } | CheckStep::Decide | CheckStep::TellAgain => {}
    }
    true
}

/// Everybody has added their cards: they are turned up. Dradis turns its Destiny cards up at once, unless
/// somebody may still do something while no card has been seen.
fn turn_up(doing: &mut Doing<'_>) {
    nobody_else(doing);
    if doing.state.check.is_none() {
        return;
    }
    rule!("CHECK-9");
    rule!("CHECK-10");
    let stage = CheckStage::Revealing;
    emit(doing, CheckEvent::Came { stage });
    schedule(doing, CheckStep::Reveal);
}

/// Turns the Destiny cards of the check up where Dradis keeps the deck and they are still face down, and these cards
/// from the hands with them: everybody sees one pile.
fn show_with(doing: &mut Doing<'_>, pile: &[SkillCard]) {
    let Ok(cards) = destiny::show(doing, pile) else {
        return;
    };
    for card in cards {
        emit(doing, CheckEvent::CardTold { card });
    }
}

/// The referee has told the cards from the hands where Dradis keeps the Destiny deck.
pub(crate) fn pile_shown(doing: &mut Doing<'_>, pile: &[SkillCard]) -> Result<(), Rejection> {
    let kit = doing.state.kit();
    for card in pile {
        kit.require_skill(card.kind)?;
    }
    let known: Vec<SkillCard> = kit.skill_faces().collect();
    if let Some(SkillCard { strength, .. }) =
        pile.iter().find(|card| !known.contains(card)).copied()
    {
        return Err(Rejection::NoSuchSkillCard { strength });
    }
    let told = u8::try_from(pile.len()).unwrap_or(u8::MAX);
    let tracking = doing.state.options.tracking;
    match doing.state.agenda.top().map(|step| &step.work) {
        Some(Work::Check {
            check: CheckStep::Add,
        }) if tracking == Tracking::Light && doing.state.options.modes.destiny == Mode::App => {
            nobody_else(doing);
        }
        Some(Work::Check {
            check: CheckStep::Reveal,
        }) => {}
        // By hand: an empty pile would show the two alone.
        Some(_) | None if pile.is_empty() => {
            return Err(Rejection::PileOfHands { told, added: 1 });
        }
        Some(_) | None => return destiny::show(doing, pile).map(|_| ()),
    }
    if doing.state.destiny.waiting() == 0 {
        return Err(Rejection::NoDestinyToShow);
    }
    let check = doing.state.check.as_ref();
    let added: u8 = check.map_or(0, |check| check.added.values().sum());
    // Those that lie face up are told by now, while those of the Destiny deck are still face down.
    let told_by_now = check.map_or(0, |check| check.cards.len());
    let added = added.saturating_sub(u8::try_from(told_by_now).unwrap_or(u8::MAX));
    if tracking == Tracking::Full && told != added {
        return Err(Rejection::PileOfHands { told, added });
    }
    rule!("CHECK-9");
    rule!("CHECK-10");
    doing.emit(Event::StepDone);
    show_with(doing, pile);
    total(doing);
    Ok(())
}

/// The table has told what the cards come to. Where Dradis keeps the Destiny deck its cards are not among those told,
/// and count with them.
fn total_told(doing: &mut Doing<'_>, told: i16) {
    nobody_else(doing);
    let Some(check) = doing.state.check.as_ref() else {
        return;
    };
    let total = match doing.state.options.modes.destiny {
        Mode::Table => told,
        Mode::App => {
            let mut kept = doing.state.destiny.drawn.reveal().clone();
            kept.extend(&check.cards);
            told.saturating_add(check.sums_of(&kept).total())
        }
    };
    let abilities_count = doing.state.kit().check_abilities().next().is_some();
    if doing.state.destiny.waiting() > 0 {
        // Their abilities are everybody's to see.
        let cards = match abilities_count {
            true => doing.state.destiny.drawn.reveal().clone(),
            false => Vec::new(),
        };
        abilities::told_with(doing, &cards);
        doing.emit(Event::DestinyShown { cards });
    }
    rule!("CHECK-11");
    doing.emit(Event::StepDone);
    emit(doing, CheckEvent::TotalTold { total });
    turned::go_on(doing, None);
}

/// The table has told the total once more, after abilities have changed it, or that it has not changed.
fn told_again(doing: &mut Doing<'_>, check: &Check, choice: Choice) -> Result<(), Rejection> {
    let total = if let Choice::Total(total) = choice {
        total
    } else if choice == Choice::Done {
        check.total()
    } else {
        return tell(doing, choice);
    };
    doing.emit(Event::StepDone);
    emit(doing, CheckEvent::TotalTold { total });
    Ok(())
}

fn total(doing: &mut Doing<'_>) {
    show_with(doing, &[]);
    turned::go_on(doing, None);
}

pub(super) fn totalled(doing: &mut Doing<'_>) {
    let stage = CheckStage::Totalled;
    emit(doing, CheckEvent::Came { stage });
    schedule(doing, CheckStep::Decide);
}

/// An answer to a question of the check. The option is one of the prompt's.
pub(crate) fn answer(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let Some(Work::Check { check: at }) = doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return Err(Rejection::StalePrompt);
    };
    if let CheckStep::AccuseSelf { current } = at {
        let accused = if let Choice::Accuse(other) = choice {
            other
        } else {
            current
        };
        doing.emit(Event::StepDone);
        accuse(doing, current, accused);
        return Ok(());
    }
    let check = doing.state.check.clone().ok_or(Rejection::StalePrompt)?;
    let mut possible = extras(&doing.state, &check).into_iter();
    if let Some(extra) = possible.find(|extra| extra.choice() == choice) {
        carry_out(doing, extra);
        return Ok(());
    }
    match at {
        CheckStep::AccuseSelf { .. } | CheckStep::Take { .. } => Err(Rejection::StalePrompt),
        CheckStep::Abilities
        | CheckStep::Ability { .. }
        | CheckStep::TakeOut { .. }
        | CheckStep::Treachery { .. }
        | CheckStep::Total => abilities::answer(doing, at, choice),
        CheckStep::TurnedUp { ability } => turned::answer(doing, &check, ability, choice),
        CheckStep::FaceUp { seat } => face_up(doing, seat, choice),
        CheckStep::TellAgain => told_again(doing, &check, choice),
        CheckStep::Add => match doing.state.options.tracking {
            Tracking::Full => add(doing, &check, choice),
            Tracking::Light => tell(doing, choice),
        },
        CheckStep::Reveal | CheckStep::Recount => tell(doing, choice),
        CheckStep::Decide => decided(doing, &check, choice),
    }
}

/// Cards of a skill deck at which Dee looks (Fast Learner).
const LEARNED: u8 = 3;

/// Somebody does something beside adding cards.
fn carry_out(doing: &mut Doing<'_>, extra: Extra) {
    rule!("ABIL-3");
    rule!("LIMIT-10");
    match extra {
        Extra::Card { card, seat } => {
            let change = CheckChange::Card { card, seat };
            emit(doing, CheckEvent::Changed { change });
            let left = doing.state.hands.of(seat).saturating_sub(1);
            set_hand(doing, seat, left, HandChange::Played);
            played(doing, card);
        }
        Extra::Decide { card, seat, pass } => {
            let change = CheckChange::Card { card, seat };
            emit(doing, CheckEvent::Changed { change });
            let left = doing.state.hands.of(seat).saturating_sub(1);
            set_hand(doing, seat, left, HandChange::Played);
            rule!("XCHECK-9");
            end_without_cards(doing, seat, pass);
        }
        Extra::Difficulty { ability, seat, by } => changed_by(doing, ability, seat, by),
        Extra::Arbitrator { seat: _, by } => {
            discarded_for(doing, QuorumRule::Arbitrator, by);
        }
        Extra::ChiefOfStaff { seat: _ } => discarded_for(doing, QuorumRule::ChiefOfStaff, 0),
        // People look at the cards, which lie on the table.
        Extra::Probation { seat: _ } => discarded_for(doing, QuorumRule::Probation, 0),
        Extra::Intuition { seat, pass } => {
            let ability = Ability::MysteriousIntuition;
            doing.emit(Event::AbilityUsed { seat, ability });
            end_without_cards(doing, seat, pass);
        }
        Extra::Learn { seat, check } => {
            let ability = Ability::FastLearner;
            doing.emit(Event::AbilityUsed { seat, ability });
            rule!("XCHECK-9");
            if check {
                changed_by(doing, ability, seat, 0);
                emit(doing, CheckEvent::Learned { cards: LEARNED });
            } else {
                draw_skill_cards(doing, seat, vec![of_types(LEARNED, &[])], HandChange::Drew);
            }
        }
        Extra::Devotion { seat, skill } => {
            let ability = Ability::BlindDevotion;
            doing.emit(Event::AbilityUsed { seat, ability });
            let change = CheckChange::Ability {
                ability,
                seat,
                by: 0,
                skill: Some(skill),
            };
            emit(doing, CheckEvent::Changed { change });
        }
        Extra::Authority { seat } => {
            rule!("CHECK-CMD-1");
            let ability = Ability::CommandAuthority;
            doing.emit(Event::AbilityUsed { seat, ability });
            changed_by(doing, ability, seat, 0);
        }
    }
}

/// What a card does at once that was played on the check.
fn played(doing: &mut Doing<'_>, card: SkillCardId) {
    match card.on_check() {
        Some(OnCheck::FaceUp { destiny: true }) => {
            // Face up from the first card on, and the first ones are those of the Destiny deck.
            add_destiny(doing);
            show_with(doing, &[]);
        }
        Some(OnCheck::Draw {
            cards,
            held_at_most,
        }) => {
            if let Some(check) = doing.state.check.clone() {
                abilities::draw_for_few(doing, &check, card, *cards, *held_at_most);
            }
        }
        Some(
            OnCheck::FaceUp { destiny: false }
            | OnCheck::Count { .. }
            | OnCheck::Difficulty { .. }
            | OnCheck::NoDestiny
            | OnCheck::NoAbilities
            | OnCheck::AfterPass { .. }
            | OnCheck::Decide
            | OnCheck::InsteadOfPass { .. },
        )
        | None => {}
    }
}

/// Somebody chooses the result, and no check is made.
fn end_without_cards(doing: &mut Doing<'_>, seat: SeatId, pass: bool) {
    let result = if pass {
        CheckResult::Pass
    } else {
        CheckResult::Fail
    };
    let course = doing.state.check.as_ref().map(|check| check.course(result));
    doing.emit(Event::StepDone);
    emit(doing, CheckEvent::Chosen { seat, result });
    if let Some(course) = course {
        effect::begin(doing, course);
    }
}

/// The table has seen the result, or counts the cards once more.
fn decided(doing: &mut Doing<'_>, check: &Check, choice: Choice) -> Result<(), Rejection> {
    doing.emit(Event::StepDone);
    if choice == Choice::Recount {
        let stage = CheckStage::Revealing;
        emit(doing, CheckEvent::Came { stage });
        schedule(doing, CheckStep::Recount);
        return Ok(());
    }
    let (sums, result) = (check.sums(), check.result());
    if let Some(seat) = check.user_of(Ability::CommandAuthority) {
        let cards = from_hands(&doing.state, check);
        schedule(doing, CheckStep::Take { seat, cards });
    }
    let around = abilities::around(check, result);
    for course in around.after.into_iter().rev() {
        effect::carry_out(doing, course);
    }
    emit(
        doing,
        CheckEvent::Decided {
            matching: sums.matching,
            against: sums.against,
            total: check.total(),
            total_only: check.told.is_some(),
            difficulty: check.difficulty(),
            result,
        },
    );
    let course = intolerant(&doing.state, check, result);
    effect::carry_out(doing, course);
    for course in around.before {
        effect::carry_out(doing, course);
    }
    Ok(())
}

/// Total from which Helena Cain may have the accused executed (Intolerant).
const INTOLERANT: i16 = 10;

/// What the result of a check brings. Where the Admiral's Quarters are passed by much, Helena Cain chooses whether the
/// accused goes to the Brig or is executed; not where something else comes in the place of the Brig.
fn intolerant(state: &State, check: &Check, result: CheckResult) -> Course {
    let course = check.course(result);
    let accused =
        matches!(check.of, Source::Location { location } if location.does(Procedure::Accuse));
    let passed = result == CheckResult::Pass
        && check.total() >= INTOLERANT
        && check.instead_of_pass().is_none();
    let ability = Ability::Intolerant;
    let Some(cain) = holder(state, ability).filter(|_| accused && passed) else {
        return course;
    };
    rule!("ABIL-1");
    let executed = vec![
        Effect::Use { ability },
        Effect::Execute { who: Who::Picked },
    ];
    let between = [course.left.clone(), executed].map(|effects| Branch {
        effects,
        needs: None,
    });
    let asked = Effect::Ask(Question::Choose {
        by: Who::Current,
        between: between.into(),
    });
    Course {
        current: cain,
        ..course.with(&[asked])
    }
}

/// The cards of a check whose result has been carried out go into a hand, unless that was the execution of the character
/// who takes them.
fn take(doing: &mut Doing<'_>, seat: SeatId, cards: u8) {
    rule!("CHECK-CMD-1");
    let state = &doing.state;
    let there = is_on_the_sheet(state, seat, Ability::CommandAuthority) && has_a_sheet(state, seat);
    if !there {
        rule!("EXEC-1");
        return;
    }
    let to = doing.state.hands.of(seat).saturating_add(cards);
    set_hand(doing, seat, to, HandChange::Drew);
}

fn add(doing: &mut Doing<'_>, check: &Check, choice: Choice) -> Result<(), Rejection> {
    if choice == Choice::Rest {
        nobody_else(doing);
        return Ok(());
    }
    let (seat, cards) = if let Choice::Added(seat, cards) = choice {
        (seat, cards)
    } else if let Choice::Cards(cards) = choice {
        let seat = next_to_add(&doing.state, check);
        (seat.ok_or(Rejection::StalePrompt)?, cards)
    } else {
        return tell(doing, choice);
    };
    rule!("CHECK-8");
    if cards > 0 {
        add_destiny(doing);
    }
    emit(doing, CheckEvent::Added { seat, cards });
    let left = doing.state.hands.of(seat).saturating_sub(cards);
    set_hand(doing, seat, left, HandChange::AddedToCheck);
    if cards > 0 && !check.is_mission() && has(&doing.state, seat, Ability::LogicBound) {
        schedule(doing, CheckStep::FaceUp { seat });
    }
    Ok(())
}

/// One of the cards that somebody has added lies face up (Logic-Bound).
fn face_up(doing: &mut Doing<'_>, seat: SeatId, choice: Choice) -> Result<(), Rejection> {
    let Choice::SkillCard(card) = choice else {
        return Err(Rejection::StalePrompt);
    };
    doing.emit(Event::StepDone);
    let ability = Ability::LogicBound;
    doing.emit(Event::AbilityUsed { seat, ability });
    changed_by(doing, ability, seat, 0);
    emit(doing, CheckEvent::CardTold { card });
    Ok(())
}

/// The table puts right what is printed on the card (OPEN-20). Whether the answer did.
fn put_right(doing: &mut Doing<'_>, choice: Choice) -> bool {
    if let Choice::Told(by) = choice {
        rule!("OPEN-20");
        let change = CheckChange::Told { by };
        emit(doing, CheckEvent::Changed { change });
        return true;
    }
    let Choice::TypeTold(skill, to) = choice else {
        return false;
    };
    rule!("OPEN-20");
    let counts = to == Counting::For;
    emit(doing, CheckEvent::TypeTold { skill, counts });
    true
}

/// Whoever has not had their turn adds no card, and the cards of the Destiny deck are in at the latest now.
fn nobody_else(doing: &mut Doing<'_>) {
    add_destiny(doing);
    let Some(check) = doing.state.check.as_ref() else {
        return;
    };
    let last = last_to_add(&doing.state, check);
    let order = clockwise_to(&doing.state.order, last);
    let rest: Vec<SeatId> = order
        .filter(|seat| !check.added.contains_key(seat))
        .collect();
    for seat in rest {
        emit(doing, CheckEvent::Added { seat, cards: 0 });
    }
}

fn tell(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    if put_right(doing, choice) {
        return Ok(());
    }
    if let Choice::Total(told) = choice {
        total_told(doing, told);
    } else if let Choice::There(card) = choice {
        let there = true;
        emit(doing, CheckEvent::AbilityTold { card, there });
    } else if let Choice::NotThere(card) = choice {
        let there = false;
        emit(doing, CheckEvent::AbilityTold { card, there });
    } else if choice == Choice::Done {
        doing.emit(Event::StepDone);
        total(doing);
    } else if let Choice::SkillCard(card) = choice {
        emit(doing, CheckEvent::CardTold { card });
    } else if let Choice::TakeBack(card) = choice {
        emit(doing, CheckEvent::CardTakenBack { card });
    } else {
        return Err(Rejection::StalePrompt);
    }
    Ok(())
}
