//! A crisis, from the card that came up to its place on the discard pile.

use dradis_facts::ability::Ability;
use dradis_facts::battle::ShipIcon;
use dradis_facts::choice::Choice;
use dradis_facts::content::{AttackCardId, AttackDeck, HeldKind};
use dradis_facts::effect::{Branch, Effect, Question, Source, Who};
use dradis_facts::options::CanyonIcons;
use dradis_facts::piles::Pile;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::turn::TurnStep;
use dradis_state::agenda::{Step, Work};
use dradis_state::battle::Fight;
use dradis_state::check::{Check, CheckStage};
use dradis_state::crisis::{
    CrisisChoice, CrisisEvent, CrisisFrom, CrisisStep, Described, DescribedCheck, OpenCrisis,
};
use dradis_state::effect::Course;
use dradis_state::event::{Event, HandChange};
use dradis_state::loyalty::Standing;
use dradis_state::new_caprica::{NewCaprica, NewCapricaStep};
use dradis_state::state::State;

use crate::play::ability::{has, holder};
use crate::play::battle::procedure::cards;
use crate::play::crisis::{
    as_printed, choices_of, chooser, different_path, made_by, made_by_helo, may_be_changed,
    may_be_replaced, of_different_path, question,
};
use crate::play::decks::draw_from;
use crate::play::doing::Doing;
use crate::play::hands::{draw_skill_cards, draws};
use crate::play::held::place;
use crate::play::{check, effect, held, jump};

fn schedule(doing: &mut Doing<'_>, crisis: Vec<CrisisStep>) {
    let work = crisis.into_iter().map(|crisis| Work::Crisis { crisis });
    doing.emit(Event::Scheduled {
        work: work.collect(),
    });
}

fn emit(doing: &mut Doing<'_>, crisis: CrisisEvent) {
    doing.emit(Event::Crisis { crisis });
}

/// The card of the Crisis step, which the table has named (CRISIS-1). What follows from its icons comes after
/// it, to the end of the turn's steps (TURN-2, TURN-3).
pub(crate) fn drawn(
    doing: &mut Doing<'_>,
    current: SeatId,
    choice: Choice,
) -> Result<(), Rejection> {
    rule!("CRISIS-1");
    let from = CrisisFrom::Turn;
    emit(doing, CrisisEvent::CameUp { from });
    schedule(doing, after(&doing.state, current, from));
    named(doing, current, from, choice)
}

/// The card of the Crisis step, described instead of named.
pub(crate) fn described_in_turn(
    doing: &mut Doing<'_>,
    current: SeatId,
    described: &Described,
) -> Result<(), Rejection> {
    let from = CrisisFrom::Turn;
    emit(doing, CrisisEvent::CameUp { from });
    schedule(doing, after(&doing.state, current, from));
    self::described(doing, current, from, described)
}

/// A card that the table describes by its icons and numbers instead of naming it (CHECK-19, OPEN-08).
pub(crate) fn described(
    doing: &mut Doing<'_>,
    current: SeatId,
    from: CrisisFrom,
    described: &Described,
) -> Result<(), Rejection> {
    let Described {
        icons,
        jump,
        forces,
        check,
    } = described.clone();
    if let Some(check) = &check {
        let partial_ok = check
            .partial_difficulty
            .is_none_or(|p| p < check.difficulty);
        if check.difficulty == 0 || check.skills.is_empty() || !partial_ok {
            return Err(Rejection::CheckNumbers);
        }
        for skill in &check.skills {
            doing.state.kit().require_skill(*skill)?;
        }
    }
    rule!("CHECK-19");
    rule!("OPEN-08");
    emit(
        doing,
        CrisisEvent::Opened {
            crisis: OpenCrisis {
                card: None,
                current,
                from,
                icons,
                jump,
                forces: forces && doing.state.new_caprica.is_some(),
                jump_added: jump_added(&doing.state, from),
                stays: false,
                removed: false,
                chosen: Some(CrisisChoice::Check).filter(|_| check.is_some()),
            },
        },
    );
    // Whoever has it replaced does so after its drawer's abilities, or before them (XORDER-4).
    let destiny = holder(&doing.state, Ability::SecretDestiny);
    if destiny.is_some() && !replaceable(&doing.state, true) {
        drawn_by(doing, current, from, false);
    }
    schedule(doing, vec![CrisisStep::Described { check }]);
    Ok(())
}

/// What the table has described begins: its check, or what the card says otherwise.
fn begin_described(doing: &mut Doing<'_>, check: Option<DescribedCheck>) {
    let Some((current, from)) = doing
        .state
        .crises
        .current()
        .map(|open| (open.current, open.from))
    else {
        return;
    };
    drawn_by(doing, current, from, false);
    let of = Source::Crisis { card: None };
    match check {
        Some(check) => check::begin(
            doing,
            Check {
                of,
                current,
                about: None,
                difficulty: check.difficulty,
                partial_difficulty: check.partial_difficulty,
                skills: check.skills,
                stage: CheckStage::Adding,
                changes: Vec::new(),
                added: std::collections::BTreeMap::new(),
                destiny: 0,
                learned: 0,
                cards: Vec::new(),
                told: None,
                pass: vec![Effect::ByHand],
                partial: vec![Effect::ByHand],
                fail: vec![Effect::ByHand],
                consequence: Vec::new(),
                resolved: Vec::new(),
                taken_out: Vec::new(),
                there: Vec::new(),
                told_after: 0,
                settled: false,
            },
        ),
        None => effect::begin(
            doing,
            Course {
                of,
                current,
                picked: None,
                left: vec![Effect::ByHand],
            },
        ),
    }
}

/// The steps that come after a crisis.
fn after(state: &State, current: SeatId, from: CrisisFrom) -> Vec<CrisisStep> {
    match from {
        CrisisFrom::Turn | CrisisFrom::Further => vec![
            CrisisStep::Activate,
            CrisisStep::Further,
            CrisisStep::Prepare,
            CrisisStep::Discard,
        ],
        CrisisFrom::Caprica if state.kit().caprica_is_overlaid() => {
            rule!("XBOARD-15");
            rule!("LOC-CAPRICA-2");
            let among_humans = Standing::Leader { infiltrating: true };
            let mut steps = vec![CrisisStep::Prepare, CrisisStep::Discard];
            if state.loyalty.standing(current) == among_humans {
                rule!("CLAR-25");
                steps.insert(0, CrisisStep::Activate);
            }
            steps
        }
        CrisisFrom::Canyon => {
            rule!("LOC-CANYON-1");
            rule!("OPEN-51");
            match state.options.canyon_icons {
                CanyonIcons::Resolved => vec![CrisisStep::Activate, CrisisStep::Discard],
                CanyonIcons::LeftOut => vec![CrisisStep::Discard],
            }
        }
        CrisisFrom::Caprica | CrisisFrom::SuperCrisis => {
            rule!("LOC-CAPRICA-1");
            rule!("DIS-12");
            vec![CrisisStep::Discard]
        }
    }
}

/// A crisis that comes of something else than the Crisis step: the table names the card.
pub(crate) fn begin(doing: &mut Doing<'_>, current: SeatId, from: CrisisFrom) {
    schedule(doing, after(&doing.state, current, from));
    ask_name(doing, current, from, false);
}

/// The table is asked which card came up: one of those drawn, or a single one.
fn ask_name(doing: &mut Doing<'_>, current: SeatId, from: CrisisFrom, single: bool) {
    let name = CrisisStep::Name {
        current,
        from,
        single,
    };
    schedule(doing, vec![name]);
}

/// The table has named a card.
fn named(
    doing: &mut Doing<'_>,
    current: SeatId,
    from: CrisisFrom,
    choice: Choice,
) -> Result<(), Rejection> {
    rule!("CRISIS-2");
    if let Choice::AttackCard(card) = choice {
        rule!("CRISIS-3");
        let replaceable = replaceable(&doing.state, may_be_replaced(card));
        drawn_by(doing, current, from, replaceable);
        schedule(
            doing,
            vec![CrisisStep::Attack {
                current,
                from,
                card,
            }],
        );
        return Ok(());
    }
    let Choice::Crisis(card) = choice else {
        // By hand: the table carries the card out itself.
        without_icons(doing, current, from);
        return Ok(());
    };
    let facts = card.facts();
    emit(
        doing,
        CrisisEvent::Opened {
            crisis: OpenCrisis {
                card: Some(card),
                current,
                from,
                icons: facts.icons.clone(),
                jump: facts.jump,
                forces: facts.forces,
                jump_added: jump_added(&doing.state, from),
                stays: false,
                removed: false,
                chosen: None,
            },
        },
    );
    let open = doing.state.crises.current();
    let replaceable = replaceable(&doing.state, open.is_some_and(may_be_changed));
    drawn_by(doing, current, from, replaceable);
    schedule(doing, vec![CrisisStep::Choose]);
    Ok(())
}

/// What a player's own abilities do as they have drawn a crisis card: Roslin has chosen it between two, and Baltar
/// draws a skill card, once nobody has the card replaced any more.
fn drawn_by(doing: &mut Doing<'_>, seat: SeatId, from: CrisisFrom, replaceable: bool) {
    match from {
        CrisisFrom::Turn | CrisisFrom::Further => {}
        CrisisFrom::Caprica | CrisisFrom::Canyon | CrisisFrom::SuperCrisis => return,
    }
    let ability = Ability::ReligiousVisions;
    if uses(&doing.state, seat, ability) {
        doing.emit(Event::AbilityUsed { seat, ability });
    }
    if !replaceable {
        intuit(doing, seat, from);
    }
}

/// Whether who has drawn a crisis card uses an ability for it: once for a card, also where the table tells it anew.
fn uses(state: &State, seat: SeatId, ability: Ability) -> bool {
    has(state, seat, ability) && !state.crises.drawn_with.contains(&ability)
}

/// Whether Starbuck may still have a card discarded for another before its drawer draws for it.
fn replaceable(state: &State, may_be_changed: bool) -> bool {
    state.kit().replaced_first && may_be_changed && holder(state, Ability::SecretDestiny).is_some()
}

/// Baltar draws a skill card for a crisis card that stands (XORDER-4).
fn intuit(doing: &mut Doing<'_>, seat: SeatId, from: CrisisFrom) {
    match from {
        CrisisFrom::Turn | CrisisFrom::Further => {}
        CrisisFrom::Caprica | CrisisFrom::Canyon | CrisisFrom::SuperCrisis => return,
    }
    rule!("XORDER-4");
    let ability = Ability::DelusionalIntuition;
    if uses(&doing.state, seat, ability) {
        doing.emit(Event::AbilityUsed { seat, ability });
        let any = draws::of_types(1, &doing.state.kit().skill_types);
        draw_skill_cards(doing, seat, vec![any], HandChange::Drew);
    }
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(crate) fn proceed(doing: &mut Doing<'_>, step: &Step, crisis: &CrisisStep) -> bool {
    if question(&doing.state, step, crisis).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    match crisis {
        // A single Super Crisis card that Dradis keeps needs no question; none is left only after a correction.
        CrisisStep::Name { current, .. } => {
            let only = held::play(doing, HeldKind::SUPER_CRISIS, *current, 0);
            if let Some(card) = only.and_then(Choice::super_crisis) {
                let named = named(doing, *current, CrisisFrom::SuperCrisis, card);
                debug_assert!(named.is_ok(), "the card is one of the content");
            }
        }
        CrisisStep::Attack {
            current,
            from,
            card,
        } => attack(doing, *current, *from, *card),
        CrisisStep::Choose => {
            let only = doing.state.crises.current().and_then(|open| open.card);
            let only = only.and_then(|card| choices_of(card.facts()).first().copied());
            if let Some(choice) = only {
                emit(doing, CrisisEvent::Chosen { seat: None, choice });
            }
            schedule(doing, vec![CrisisStep::Begin]);
        }
        CrisisStep::Begin => carry_out(doing),
        CrisisStep::Described { check } => begin_described(doing, check.clone()),
        // Whoever is executed by the card has no more of this turn (EXEC-17).
        CrisisStep::Activate | CrisisStep::Further | CrisisStep::Prepare
            if ends_with_the_turn(&doing.state) => {}
        CrisisStep::Activate => activate(doing),
        CrisisStep::Further => further(doing),
        CrisisStep::Prepare => prepare(doing),
        CrisisStep::Discard => {
            rule!("TURN-3");
            rule!("XTURN-8");
            rule!("CYPLAYER-10");
            if doing.state.crises.current().is_some() {
                emit(doing, CrisisEvent::Closed);
            }
        }
    }
    true
}

/// Whether the steps behind the crisis are those of a turn that is over.
fn ends_with_the_turn(state: &State) -> bool {
    rule!("EXEC-17");
    let open = state.crises.current();
    let of_turn = open.is_some_and(|open| match open.from {
        CrisisFrom::Turn | CrisisFrom::Further => true,
        CrisisFrom::Caprica | CrisisFrom::Canyon | CrisisFrom::SuperCrisis => false,
    });
    state.turn.over && of_turn
}

/// A card that opens no crisis lies open all the same where something follows that must know of it: a further one lies on
/// the first, whose icons are carried out by now (CRISIS-9), and one from Caprica keeps its turn from the steps of a
/// crisis (XCYTURN-6).
fn without_icons(doing: &mut Doing<'_>, current: SeatId, from: CrisisFrom) {
    match from {
        CrisisFrom::Further => {
            rule!("CRISIS-9");
        }
        CrisisFrom::Caprica if doing.state.kit().caprica_is_overlaid() => {
            rule!("XCYTURN-6");
        }
        CrisisFrom::Turn | CrisisFrom::Caprica | CrisisFrom::Canyon | CrisisFrom::SuperCrisis => {
            return;
        }
    }
    emit(
        doing,
        CrisisEvent::Opened {
            crisis: OpenCrisis {
                card: None,
                current,
                from,
                icons: Vec::new(),
                jump: false,
                forces: false,
                jump_added: false,
                stays: false,
                removed: false,
                chosen: None,
            },
        },
    );
}

/// A Cylon attack card begins.
fn attack(doing: &mut Doing<'_>, current: SeatId, from: CrisisFrom, card: AttackCardId) {
    without_icons(doing, current, from);
    let begun = cards::begin(doing, card);
    debug_assert!(begun.is_ok(), "one that lies open cannot be named");
}

/// An answer to a question of a crisis. The option is one of the prompt's.
pub(crate) fn answer(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let Some(Work::Crisis { crisis }) = doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return Err(Rejection::StalePrompt);
    };
    doing.emit(Event::StepDone);
    match crisis {
        CrisisStep::Name {
            current,
            from,
            single: _,
        } => match place(choice) {
            Some(at) => {
                let card = held::play(doing, HeldKind::SUPER_CRISIS, current, at);
                let card = card.and_then(Choice::super_crisis);
                named(doing, current, from, card.ok_or(Rejection::StalePrompt)?)
            }
            None => named(doing, current, from, choice),
        },
        CrisisStep::Attack {
            current,
            from,
            card,
        } => {
            if choice == Choice::SecretDestiny {
                return replace(doing, current, from);
            }
            if replaceable(&doing.state, may_be_replaced(card)) {
                intuit(doing, current, from);
            }
            attack(doing, current, from, card);
            Ok(())
        }
        CrisisStep::Choose => {
            if choice == Choice::SecretDestiny {
                return replace_open(doing);
            }
            let open = doing.state.crises.current().ok_or(Rejection::StalePrompt)?;
            let (current, from) = (open.current, open.from);
            if replaceable(&doing.state, may_be_changed(open)) {
                intuit(doing, current, from);
            }
            if choice == Choice::DifferentPath {
                return take_another_path(doing);
            }
            let open = doing.state.crises.current().ok_or(Rejection::StalePrompt)?;
            let seat = chooser(&doing.state, open);
            let choice =
                choice_made(doing, |each| made_by(each) == choice).ok_or(Rejection::StalePrompt)?;
            rule!("CRISIS-4");
            rule!("CRISIS-5");
            rule!("CRISIS-6");
            emit(doing, CrisisEvent::Chosen { seat, choice });
            schedule(doing, vec![CrisisStep::Begin]);
            Ok(())
        }
        CrisisStep::Begin => {
            if let Some(choice) = choice_made(doing, |each| made_by_helo(each) == Some(choice)) {
                let ability = Ability::MoralCompass;
                let seat = holder(&doing.state, ability).ok_or(Rejection::StalePrompt)?;
                doing.emit(Event::AbilityUsed { seat, ability });
                let seat = Some(seat);
                emit(doing, CrisisEvent::Chosen { seat, choice });
            }
            carry_out(doing);
            Ok(())
        }
        CrisisStep::Described { check: _ } if choice == Choice::SecretDestiny => {
            replace_open(doing)
        }
        CrisisStep::Described { check: _ } if choice == Choice::Compass => describe_again(doing),
        CrisisStep::Described { check } => {
            begin_described(doing, check);
            Ok(())
        }
        CrisisStep::Activate | CrisisStep::Further | CrisisStep::Prepare | CrisisStep::Discard => {
            Err(Rejection::StalePrompt)
        }
    }
}

/// Nothing of the card is carried out, but what comes in its place, unless Helo has a half of it chosen (CLAR-46).
fn take_another_path(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    let open = doing.state.crises.current();
    let seat = open.and_then(|open| different_path(&doing.state, open));
    let seat = seat.ok_or(Rejection::StalePrompt)?;
    rule!("CLAR-46");
    let ability = Ability::ChooseADifferentPath;
    doing.emit(Event::AbilityUsed { seat, ability });
    let (seat, choice) = (None, CrisisChoice::Path);
    emit(doing, CrisisEvent::Chosen { seat, choice });
    schedule(doing, vec![CrisisStep::Begin]);
    Ok(())
}

/// The open card is discarded for another (Secret Destiny).
fn replace_open(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    let open = doing.state.crises.current();
    let open = open.map(|open| (open.current, open.from));
    let (current, from) = open.ok_or(Rejection::StalePrompt)?;
    let seat = holder(&doing.state, Ability::SecretDestiny);
    let seat = seat.ok_or(Rejection::StalePrompt)?;
    emit(doing, CrisisEvent::Replaced { seat });
    replace(doing, current, from)
}

/// The other half of a described card is chosen: Dradis knows it no more than the first, so it is told as well.
fn describe_again(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    let open = doing.state.crises.current();
    let open = open.map(|open| (open.current, open.from));
    let (current, from) = open.ok_or(Rejection::StalePrompt)?;
    // It has come to the choice, and stands.
    intuit(doing, current, from);
    let ability = Ability::MoralCompass;
    let seat = holder(&doing.state, ability).ok_or(Rejection::StalePrompt)?;
    doing.emit(Event::AbilityUsed { seat, ability });
    emit(doing, CrisisEvent::TakenBack);
    ask_name(doing, current, from, true);
    Ok(())
}

/// What is chosen on the open card.
fn choice_made(doing: &Doing<'_>, made: impl Fn(CrisisChoice) -> bool) -> Option<CrisisChoice> {
    let card = doing.state.crises.current().and_then(|open| open.card)?;
    choices_of(card.facts())
        .into_iter()
        .find(|choice| made(*choice))
}

/// Starbuck has the card discarded and another drawn in its place.
fn replace(doing: &mut Doing<'_>, current: SeatId, from: CrisisFrom) -> Result<(), Rejection> {
    rule!("CHAR-4");
    let ability = Ability::SecretDestiny;
    let seat = holder(&doing.state, ability).ok_or(Rejection::StalePrompt)?;
    doing.emit(Event::AbilityUsed { seat, ability });
    draw_crisis_for(doing, Some(current));
    let single = match from {
        CrisisFrom::Turn | CrisisFrom::Further => false,
        CrisisFrom::Caprica | CrisisFrom::Canyon | CrisisFrom::SuperCrisis => true,
    };
    ask_name(doing, current, from, single);
    Ok(())
}

/// What was chosen begins.
fn carry_out(doing: &mut Doing<'_>) {
    let Some(open) = doing.state.crises.current().cloned() else {
        return;
    };
    let (Some(card), Some(choice)) = (open.card, open.chosen) else {
        return;
    };
    let facts = card.facts();
    let of = Source::Crisis { card: Some(card) };
    match (choice, &facts.check) {
        (CrisisChoice::Check, Some(check)) => {
            check::begin(doing, Check::of_crisis(of, open.current, check));
        }
        // A card without a check has no such choice.
        (CrisisChoice::Check, None) => {}
        (CrisisChoice::Path, _) => {
            let ability = Ability::ChooseADifferentPath;
            let course = Course {
                of: Source::Ability { ability },
                current: open.current,
                picked: None,
                left: of_different_path(),
            };
            effect::carry_out(doing, course);
        }
        (CrisisChoice::Option { index }, _) => {
            // Unwelcome Faces stands among the rows as its erratum has it.
            rule!("CLAR-34");
            let branch = facts.options.get(usize::from(index));
            let effects = branch.map(|branch| branch.effects.clone());
            let left = as_printed(&doing.state, &open, effects.unwrap_or_default());
            effect::begin(
                doing,
                Course {
                    of,
                    current: open.current,
                    picked: None,
                    left,
                },
            );
        }
    }
}

/// The Activate Cylon Ships step: the icons of the card, one after the other (TURN-8, TURN-12).
fn activate(doing: &mut Doing<'_>) {
    rule!("TURN-8");
    rule!("TURN-12");
    let open = doing.state.crises.current();
    let icons = open.map(|open| open.icons.clone());
    match open.map(|open| open.from) {
        // It is a step of the crisis, and none of the turn (CLAR-25).
        Some(CrisisFrom::Caprica | CrisisFrom::Canyon | CrisisFrom::SuperCrisis) => {}
        Some(CrisisFrom::Turn | CrisisFrom::Further) | None => {
            let step = TurnStep::ActivateCylonShips;
            doing.emit(Event::TurnStepBegan { step });
        }
    }
    let forces = open_forces(&doing.state);
    let cut_off = doing.state.is_cut_off();
    let simon = holder(&doing.state, Ability::Modifications).filter(|_| !cut_off);
    if let Some(simon) = simon {
        rule!("CLAR-64");
        modify(doing, simon, icons.unwrap_or_default(), forces);
        return;
    }
    if forces {
        rule!("NC-25");
        let new_caprica = NewCapricaStep::Activate;
        let work = vec![Work::NewCaprica { new_caprica }];
        doing.emit(Event::Scheduled { work });
    }
    if cut_off {
        rule!("NC-32");
        rule!("REM-36");
        rule!("XTURN-6");
        return;
    }
    let work: Vec<Work> = icons
        .into_iter()
        .flatten()
        .map(|icon| Fight::Icon { icon }.into())
        .collect();
    if !work.is_empty() {
        doing.emit(Event::Scheduled { work });
    }
}

/// Whether the open card activates occupation forces.
fn open_forces(state: &State) -> bool {
    state.crises.current().is_some_and(|open| open.forces)
}

/// Simon chooses which ships are activated in the place of all the icons, or leaves it at those (CLAR-64). That for
/// occupation forces is one of them.
fn modify(doing: &mut Doing<'_>, simon: SeatId, icons: Vec<ShipIcon>, forces: bool) {
    let ability = Ability::Modifications;
    let as_printed = Branch {
        effects: match icons.is_empty() && !forces {
            true => Vec::new(),
            false => vec![Effect::Activate { icons, forces }],
        },
        needs: None,
    };
    let others = ShipIcon::ALL.into_iter().map(|icon| Branch {
        effects: vec![
            Effect::Use { ability },
            Effect::Activate {
                icons: vec![icon],
                forces: false,
            },
        ],
        needs: None,
    });
    let between = std::iter::once(as_printed).chain(others).collect();
    let by = Who::Current;
    let course = Course {
        of: Source::Ability { ability },
        current: simon,
        picked: None,
        left: vec![Effect::Ask(Question::Choose { by, between })],
    };
    effect::carry_out(doing, course);
}

/// Another crisis, after the Activate Cylon Ships step of the first (CRISIS-7, CRISIS-9).
fn further(doing: &mut Doing<'_>) {
    if !doing.state.crises.another {
        return;
    }
    rule!("CRISIS-7");
    rule!("CRISIS-9");
    rule!("OPEN-10");
    emit(doing, CrisisEvent::AnotherBegan);
    let Some(current) = doing.state.turn.active else {
        return;
    };
    let step = TurnStep::Crisis;
    doing.emit(Event::TurnSteppedBack { step });
    draw_crisis_for(doing, Some(current));
    begin(doing, current, CrisisFrom::Further);
}

/// Whether a card that is opened now counts as having the jump icon. A Super Crisis is no card that is drawn.
fn jump_added(state: &State, from: CrisisFrom) -> bool {
    let added = state.turn.remembered.jump_icon;
    if added {
        rule!("LOC-ENGINE-1");
    }
    match from {
        CrisisFrom::Turn | CrisisFrom::Further | CrisisFrom::Caprica => added,
        CrisisFrom::Canyon | CrisisFrom::SuperCrisis => false,
    }
}

/// The Prepare for Jump step: the jump icon of the card (TURN-10).
fn prepare(doing: &mut Doing<'_>) {
    let open = doing.state.crises.current();
    let icon = open.is_some_and(OpenCrisis::prepares);
    let printed = open.is_some_and(|open| open.jump);
    match open.map(|open| open.from) {
        // A Cylon's turn has no such step; the icon counts all the same (XCYTURN-7).
        Some(CrisisFrom::Caprica | CrisisFrom::Canyon | CrisisFrom::SuperCrisis) => {
            rule!("XCYTURN-7");
        }
        Some(CrisisFrom::Turn | CrisisFrom::Further) | None => {
            let step = TurnStep::PrepareForJump;
            doing.emit(Event::TurnStepBegan { step });
        }
    }
    let unprepared = |there: &NewCaprica| there.unprepared;
    if doing.state.new_caprica.as_ref().is_some_and(unprepared) {
        return;
    }
    if icon {
        rule!("XCYTURN-8");
        jump::prepare(doing);
    }
    if printed && doing.state.is_in_orbit() {
        rule!("NC-63");
        rule!("NC-55");
        evacuate(doing);
    }
}

/// The evacuation icon of the card: the active player places the top Prepared ship (NC-23).
fn evacuate(doing: &mut Doing<'_>) {
    let Some(open) = doing.state.crises.current() else {
        return;
    };
    let course = Course {
        of: Source::Crisis { card: open.card },
        current: open.current,
        picked: None,
        left: vec![Effect::Ask(Question::Evacuate)],
    };
    effect::carry_out(doing, course);
}

/// A Crisis card leaves the deck for a player who draws it: Roslin draws two, and one of them goes under the deck.
pub(crate) fn draw_crisis_for(doing: &mut Doing<'_>, drawer: Option<SeatId>) {
    match drawer.filter(|seat| has(&doing.state, *seat, Ability::ReligiousVisions)) {
        Some(_) => {
            rule!("CHAR-2");
            draw_one_of_two(doing);
        }
        None => draw_crises(doing, 1),
    }
}

/// Two Crisis cards leave the deck at Caprica. The one that is not resolved goes under it or is discarded.
pub(crate) fn draw_at_caprica(doing: &mut Doing<'_>) {
    if doing.state.kit().caprica_is_overlaid() {
        rule!("XBOARD-15");
        draw_one_of_two(doing);
    } else {
        rule!("LOC-CAPRICA-1");
        draw_crises(doing, OF_TWO);
    }
}

/// Two Crisis cards are drawn, and one of them goes under the deck.
fn draw_one_of_two(doing: &mut Doing<'_>) {
    let (pile, drawn) = (Pile::Crisis, OF_TWO);
    let out = out_of_the_crisis_deck(doing).saturating_add(drawn);
    let most = doing.state.most_cards(pile);
    let left = doing.state.piles.after_drawing(most, pile, drawn, out);
    let (from, to) = (doing.state.piles.of(pile), left + drawn - 1);
    if from != to {
        doing.emit(Event::PileChanged { pile, from, to });
    }
}

/// Crisis cards that are drawn to resolve one (Religious Visions, Caprica).
const OF_TWO: u8 = 2;

/// Cards of the Crisis deck that are neither in it nor discarded.
fn out_of_the_crisis_deck(doing: &Doing<'_>) -> u8 {
    rule!("POOL-3");
    let open = doing.state.battle.in_play.iter();
    let open = open.filter(|card| card.facts().deck == AttackDeck::Crisis);
    let out = u8::try_from(open.count()).unwrap_or(u8::MAX);
    let deck = doing.state.crisis_deck();
    out.saturating_add(doing.state.crises.out_of_the_deck(deck))
}

/// Cards leave the Crisis deck. What lies open, is being resolved or has left the game is not on the discard
/// pile from which an empty deck is rebuilt (CRISIS-8).
pub(crate) fn draw_crises(doing: &mut Doing<'_>, cards: u8) {
    let out = out_of_the_crisis_deck(doing);
    draw_from(doing, Pile::Crisis, cards, out.saturating_add(cards));
}
