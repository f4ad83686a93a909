//! Loyalty cards drawn, shown and handed on.

use dradis_facts::choice::Choice;
use dradis_facts::content::{GoalCondition, LoyaltyCard};
use dradis_facts::hidden::Hidden;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::action::ActionStep;
use dradis_state::agenda::{Step, Work};
use dradis_state::effect::EffectEvent;
use dradis_state::event::{Event, HandChange};
use dradis_state::loyalty::Standing;
use dradis_state::passing::{FINAL_FIVE, PassingEvent, PassingStep, is_mutineer};

use crate::play::dials::turn_dial;
use crate::play::doing::{Actor, Doing};
use crate::play::effect;
use crate::play::ending::{end, final_jump};
use crate::play::hands::set_hand;
use crate::play::leader::is_leader;
use crate::play::loyalty;
use crate::play::moment::come;
use crate::play::mutiny;
use crate::play::passing::{
    by_table, draws_for_icon, in_order, mutineer_to_come, on_board, question, reached, recipients,
    unrevealed_goals,
};
use crate::play::titles::pass_by;

fn emit(doing: &mut Doing<'_>, passing: PassingEvent) {
    doing.emit(Event::Passing { passing });
}

fn schedule(doing: &mut Doing<'_>, steps: impl IntoIterator<Item = PassingStep>) {
    let work: Vec<Work> = steps
        .into_iter()
        .map(|passing| Work::Passing { passing })
        .collect();
    if !work.is_empty() {
        doing.emit(Event::Scheduled { work });
    }
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(crate) fn proceed(doing: &mut Doing<'_>, step: &Step, passing: PassingStep) -> bool {
    if question(&doing.state, step, passing).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    match passing {
        PassingStep::Mutineer { extra } => {
            let holder = doing.state.loyalty.hidden_mutineer();
            if let Some(seat) = holder {
                if doing.state.loyalty.standing(seat) == Standing::Human {
                    show_mutineer(doing, seat, extra);
                } else {
                    // It goes with the cards that are handed on, and whoever receives it shows it.
                    rule!("XSLEEP-6");
                }
            }
        }
        PassingStep::PassMutineer { seat } => {
            if let Some(to) = recipients(&doing.state, Some(seat)).first().copied() {
                pass_mutineer(doing, seat, to);
            }
        }
        PassingStep::HandOn { seat } => {
            if let Some(to) = recipients(&doing.state, Some(seat)).first().copied() {
                hand_on(doing, seat, to);
            }
        }
        PassingStep::HandOnAll => {
            let cylons = in_order(&doing.state).into_iter().filter(|seat| {
                doing.state.loyalty.standing(*seat) == Standing::Cylon
                    && doing.state.loyalty.to_hand_on(*seat) > 0
            });
            rule!("XSLEEP-4");
            let steps: Vec<_> = cylons.map(|seat| PassingStep::HandOn { seat }).collect();
            schedule(doing, steps);
        }
        PassingStep::LastMutineer => {
            let to = recipients(&doing.state, None);
            if let ([only], true) = (to.as_slice(), mutineer_to_come(&doing.state)) {
                last_mutineer(doing, *only);
            }
        }
        PassingStep::NewCard { seat, within } => new_card(doing, seat, within),
        PassingStep::GoalsAtEnd => count_goals(doing),
        PassingStep::FinalJump => {
            let outcome = final_jump(&doing.state);
            end(doing, outcome);
        }
        PassingStep::MutineerDraws { seat } => draw_for_icon(doing, seat),
        PassingStep::FinalFive { by, at, named, .. } => five_seen(doing, by, at, named),
        PassingStep::FinalFiveOrder { by, at, left } => {
            for card in left.into_iter().flatten() {
                effect::five_carried_out(doing, by, at, card);
            }
        }
        PassingStep::Goal { .. }
        | PassingStep::GoalCards { .. }
        | PassingStep::MutineerOrder { .. } => {}
    }
    true
}

/// The Mutineer draws for a jump icon, unless they have in this turn.
fn draw_for_icon(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("XMUT-4");
    if draws_for_icon(&doing.state, seat) {
        emit(doing, PassingEvent::MutineerDrew);
        mutiny::draw(doing, seat, 1);
    }
}

/// An answer to a question about Loyalty cards. The option is one of the prompt's.
pub(crate) fn answer(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let Some(Work::Passing { passing }) = doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return Err(Rejection::StalePrompt);
    };
    doing.emit(Event::StepDone);
    match passing {
        PassingStep::Mutineer { extra } => {
            if let Choice::Player(seat) = choice {
                show_mutineer(doing, seat, extra);
            }
            Ok(())
        }
        PassingStep::PassMutineer { seat } => {
            pass_mutineer(doing, seat, named(choice)?);
            Ok(())
        }
        PassingStep::HandOn { seat } => {
            hand_on(doing, seat, named(choice)?);
            Ok(())
        }
        PassingStep::LastMutineer => {
            last_mutineer(doing, named(choice)?);
            Ok(())
        }
        PassingStep::Goal { seat, granted } => {
            if let Choice::CylonCard(card) = choice {
                return reveal_goal(doing, seat, card, granted);
            }
            if granted {
                let action = ActionStep::Granted {
                    seat,
                    actions: 1,
                    moves: false,
                };
                let work = vec![Work::Action { action }];
                doing.emit(Event::Scheduled { work });
            }
            Ok(())
        }
        PassingStep::GoalCards { seat } => {
            let Choice::Cards(cards) = choice else {
                return Err(Rejection::StalePrompt);
            };
            let left = doing.state.hands.of(seat).saturating_sub(cards);
            set_hand(doing, seat, left, HandChange::Discarded);
            Ok(())
        }
        PassingStep::FinalFiveOrder { by, at, mut left } => {
            let Choice::CylonCard(card) = choice else {
                return Err(Rejection::StalePrompt);
            };
            let chosen = left.iter_mut().find(|other| **other == Some(card));
            *chosen.ok_or(Rejection::StalePrompt)? = None;
            schedule(doing, [PassingStep::FinalFiveOrder { by, at, left }]);
            effect::five_carried_out(doing, by, at, card);
            Ok(())
        }
        PassingStep::FinalFive {
            by,
            at,
            all,
            mut named,
        } => {
            let free = named.iter_mut().find(|named| named.is_none());
            if let (Choice::CylonCard(card), Some(free)) = (choice, free) {
                *free = Some(card);
                let more = PassingStep::FinalFive { by, at, all, named };
                schedule(doing, [more]);
            } else {
                five_seen(doing, by, at, named);
            }
            Ok(())
        }
        PassingStep::GoalsAtEnd => {
            if let Choice::CylonCard(card) = choice {
                schedule(doing, [PassingStep::GoalsAtEnd]);
                cost(doing, card);
            }
            Ok(())
        }
        PassingStep::MutineerOrder { seat } => {
            if choice == Choice::Branch(1) {
                draw_for_icon(doing, seat);
            }
            Ok(())
        }
        PassingStep::HandOnAll
        | PassingStep::NewCard { .. }
        | PassingStep::MutineerDraws { .. }
        | PassingStep::FinalJump => Err(Rejection::StalePrompt),
    }
}

/// The table has named all of the Final Five that somebody has seen: each is carried out (XFIVE-7).
fn five_seen(
    doing: &mut Doing<'_>,
    by: SeatId,
    at: SeatId,
    named: [Option<LoyaltyCard>; FINAL_FIVE],
) {
    let cards: Vec<LoyaltyCard> = named.into_iter().flatten().collect();
    rule!("XFIVE-7");
    effect::examined(doing, by, at, &cards);
}

fn named(choice: Choice) -> Result<SeatId, Rejection> {
    if let Choice::Player(seat) = choice {
        Ok(seat)
    } else {
        Err(Rejection::StalePrompt)
    }
}

/// Whoever has received the Mutineer face down shows it, draws another Loyalty card, and pays for it (XMUT-1).
fn show_mutineer(doing: &mut Doing<'_>, seat: SeatId, extra: bool) {
    let mut cards = doing.state.kit().loyalty.iter().copied();
    let Some(card) = cards.find(|card| is_mutineer(*card)) else {
        return;
    };
    rule!("XMUT-1");
    rule!("XLOYDECK-8");
    rule!("XSLEEP-5");
    emit(doing, PassingEvent::Shown { seat, card });
    if extra {
        draw(doing, seat);
    } else {
        rule!("XSLEEP-7");
    }
    receive(doing, seat);
}

/// Whoever has received the Mutineer gives their titles on and draws a Mutiny card (XMUT-2).
pub(crate) fn receive(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("XMUT-2");
    rule!("XMUT-3");
    let mut moments = Vec::new();
    for title in doing.state.kit().titles() {
        if doing.state.titles.holder(title) == Some(seat) {
            moments.extend(pass_by(doing, title, seat));
        }
    }
    mutiny::draw(doing, seat, 1);
    for moment in moments {
        come(doing, moment);
    }
}

fn pass_mutineer(doing: &mut Doing<'_>, from: SeatId, to: SeatId) {
    let open = doing.state.loyalty.open_cards(from);
    let Some(card) = open.filter(|card| is_mutineer(*card)).last() else {
        return;
    };
    rule!("XMUT-5");
    rule!("XREVEAL-6");
    rule!("EXEC-25");
    emit(doing, PassingEvent::Passed { from, to, card });
    receive(doing, to);
}

/// The cards that lie face down before a revealed Cylon go to a human player; the Mutineer may be among them.
fn hand_on(doing: &mut Doing<'_>, from: SeatId, to: SeatId) {
    if doing.state.loyalty.to_hand_on(from) == 0 {
        return;
    }
    rule!("XREVEAL-5");
    let keeps_sympathizer = doing.state.loyalty.keeps_sympathizer(from);
    doing.emit(Event::Effect {
        effect: EffectEvent::LoyaltyGiven {
            from,
            to,
            keeps_sympathizer,
        },
    });
    schedule(doing, [PassingStep::Mutineer { extra: true }]);
}

fn last_mutineer(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("XSLEEP-7");
    draw(doing, seat);
    schedule(doing, [PassingStep::Mutineer { extra: false }]);
}

/// A player draws the top card of the Loyalty deck, which is never rebuilt (LIMIT-21).
pub(crate) fn draw(doing: &mut Doing<'_>, seat: SeatId) {
    if doing.state.loyalty.left() > 0 {
        let by_hand = by_table(&doing.state);
        emit(doing, PassingEvent::Drew { seat, by_hand });
    }
}

/// The top card of the leftover pile is shuffled into the Loyalty deck.
pub(crate) fn join(doing: &mut Doing<'_>) {
    let deck = if by_table(&doing.state) {
        Vec::new()
    } else {
        doing.draw(|state, draw| loyalty::joined(&state.loyalty, draw))
    };
    let deck = Hidden::new(deck);
    emit(doing, PassingEvent::Joined { deck });
}

/// A player wants to reveal a Personal Goal. What they hold is looked at on their own phone alone, where whoever can
/// reveal one single card is asked nothing; elsewhere nobody learns from the question whether they hold one.
pub(crate) fn begin_goal(
    doing: &mut Doing<'_>,
    seat: SeatId,
    granted: bool,
) -> Result<(), Rejection> {
    if let Some(held) = own_goals(doing, seat) {
        let may: Vec<LoyaltyCard> = held
            .iter()
            .copied()
            .filter(|card| is_reached(doing, seat, *card))
            .collect();
        match (held.as_slice(), may.as_slice()) {
            ([], _) => return Err(Rejection::NoCylonCard),
            (_, []) => return Err(Rejection::NotMet),
            (_, [only]) => return reveal_goal(doing, seat, *only, granted),
            (_, [..]) => {}
        }
    }
    schedule(doing, [PassingStep::Goal { seat, granted }]);
    Ok(())
}

fn own_goals(doing: &Doing<'_>, seat: SeatId) -> Option<Vec<LoyaltyCard>> {
    let kept = doing.state.loyalty.dealt && !by_table(&doing.state);
    (kept && doing.actor == Actor::Seat { seat }).then(|| unrevealed_goals(&doing.state, seat))
}

fn is_reached(doing: &Doing<'_>, seat: SeatId, card: LoyaltyCard) -> bool {
    let goal = card.facts().goal;
    goal.is_some_and(|goal| reached(&doing.state, seat, goal.when))
}

fn reveal_goal(
    doing: &mut Doing<'_>,
    seat: SeatId,
    card: LoyaltyCard,
    granted: bool,
) -> Result<(), Rejection> {
    // What the card asks for everybody sees: whoever tries one for somebody else learns nothing of what they hold.
    if !is_reached(doing, seat, card) {
        return Err(Rejection::NotMet);
    }
    let kept = doing.state.loyalty.dealt && !by_table(&doing.state);
    let held = !kept || unrevealed_goals(&doing.state, seat).contains(&card);
    if !held || !on_board(&doing.state, seat) {
        return Err(Rejection::NoCylonCard);
    }
    rule!("XGOAL-1");
    emit(doing, PassingEvent::Shown { seat, card });
    let goal = card.facts().goal;
    let pays = goal.is_some_and(|goal| goal.when == GoalCondition::Strength20);
    let act = dradis_facts::action::Act::Goal;
    let done = ActionStep::Done { seat, act, granted };
    let cards = pays.then_some(PassingStep::GoalCards { seat });
    let steps = cards
        .into_iter()
        .chain([PassingStep::NewCard { seat, within: None }]);
    let mut work: Vec<Work> = steps.map(|passing| Work::Passing { passing }).collect();
    work.push(Work::Action { action: done });
    doing.emit(Event::Scheduled { work });
    Ok(())
}

/// A new card comes for a Personal Goal that was revealed while the fleet was not too far (XGOAL-2, XGOAL-3), or because
/// something else gives one, which a Leader ignores (XLEAD-4).
fn new_card(doing: &mut Doing<'_>, seat: SeatId, within: Option<u8>) {
    if is_leader(&doing.state, seat) {
        rule!("XLEAD-4");
        return;
    }
    let within = within.or(doing.state.kit().hands_on_within);
    if within.is_none_or(|within| doing.state.jump.distance > within) {
        rule!("XGOAL-3");
        return;
    }
    rule!("XGOAL-2");
    join(doing);
    draw(doing, seat);
    schedule(doing, [PassingStep::Mutineer { extra: true }]);
}

/// Each Personal Goal that a human player has not revealed costs what is printed on it, where the humans would win.
fn count_goals(doing: &mut Doing<'_>) {
    if doing.state.resources.exhausted().next().is_some() {
        return;
    }
    for seat in in_order(&doing.state) {
        if doing.state.loyalty.standing(seat) != Standing::Human {
            rule!("XGOAL-5");
            rule!("END-11");
            continue;
        }
        for card in unrevealed_goals(&doing.state, seat) {
            emit(doing, PassingEvent::Seen { seat, card });
            cost(doing, card);
        }
    }
}

fn cost(doing: &mut Doing<'_>, card: LoyaltyCard) {
    if let Some(goal) = card.facts().goal {
        rule!("XGOAL-4");
        rule!("END-10");
        turn_dial(doing, goal.costs, -1);
    }
}
