//! The steps of the Crossroads phase.

use dradis_facts::choice::Choice;
use dradis_facts::content::{HeldCard, HeldKind, Trauma};
use dradis_facts::effect::Source;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::{Step, Work};
use dradis_state::crossroads::{CrossroadsEvent, CrossroadsStep};
use dradis_state::effect::Course;
use dradis_state::event::Event;
use dradis_state::execution::ExecutionStep;
use dradis_state::held::HeldEvent;
use dradis_state::ionian::IonianEvent;
use dradis_state::jump::JumpStep;
use dradis_state::passing::PassingEvent;

use crate::play::battle::procedure::arrivals;
use crate::play::crossroads::{LET_OFF, first, judged, judged_by, question};
use crate::play::doing::Doing;
use crate::play::effect;
use crate::play::held::{self, draw_held, lose_all};
use crate::play::moment::come;
use crate::play::titles::pass_on;

fn emit(doing: &mut Doing<'_>, crossroads: CrossroadsEvent) {
    doing.emit(Event::Crossroads { crossroads });
}

fn schedule(doing: &mut Doing<'_>, steps: impl IntoIterator<Item = CrossroadsStep>) {
    let steps = steps.into_iter();
    let work: Vec<Work> = steps
        .map(|crossroads| Work::Crossroads { crossroads })
        .collect();
    if !work.is_empty() {
        doing.emit(Event::Scheduled { work });
    }
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(crate) fn proceed(doing: &mut Doing<'_>, step: &Step, crossroads: CrossroadsStep) -> bool {
    if question(&doing.state, step, crossroads).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    match crossroads {
        CrossroadsStep::Begin => begin(doing),
        CrossroadsStep::Deal => deal(doing),
        CrossroadsStep::Lay { seat } => {
            if doing.state.trauma(seat) > 0 {
                lay(doing, seat, Some(0));
            }
        }
        CrossroadsStep::AllLaid => {}
        // The table keeps the cards, and none is left to name: it was corrected away.
        CrossroadsStep::Show { seat } => show_own(doing, seat),
        CrossroadsStep::Select { seat, card } => {
            let laid = doing.state.crossroads.as_ref();
            let token = laid.and_then(|there| there.laid.reveal().get(&seat).copied());
            let side = token.and_then(HeldCard::trauma);
            if let Some(side) = side {
                select(doing, seat, card, side);
            }
        }
        CrossroadsStep::Trial => trial(doing),
        CrossroadsStep::Count { seat } => count(doing, seat),
        CrossroadsStep::Judge => judge(doing),
        CrossroadsStep::Choose => {
            if let [only] = judged(&doing.state).humans[..] {
                eliminate(doing, only);
            }
        }
        CrossroadsStep::Remove { seat } => remove(doing, seat),
        CrossroadsStep::End => {
            // The dials count at the end of the turn and not before.
            rule!("ION-19");
            rule!("ION-18");
            rule!("END-8");
            emit(doing, CrossroadsEvent::Ended);
            let jump = JumpStep::LastLeg;
            let work = vec![Work::Jump { jump }];
            doing.emit(Event::Scheduled { work });
        }
    }
    true
}

/// An answer to a question of the phase. The option is one of the prompt's.
pub(crate) fn answer(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let Some(Work::Crossroads { crossroads }) =
        doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return Err(Rejection::StalePrompt);
    };
    doing.emit(Event::StepDone);
    match (crossroads, choice) {
        (CrossroadsStep::Lay { seat }, Choice::InHand(number)) => {
            let at = number.checked_sub(1).ok_or(Rejection::StalePrompt)?;
            lay(doing, seat, Some(at));
            Ok(())
        }
        (CrossroadsStep::AllLaid, Choice::Done) => {
            for seat in in_order(doing) {
                if doing.state.trauma(seat) > 0 {
                    lay(doing, seat, None);
                }
            }
            Ok(())
        }
        (CrossroadsStep::Show { seat }, Choice::Held(card)) => {
            show(doing, seat, card);
            Ok(())
        }
        (CrossroadsStep::Select { seat, card }, Choice::Trauma(side)) => {
            select(doing, seat, card, side);
            Ok(())
        }
        (CrossroadsStep::Count { seat }, Choice::Number(shown)) => {
            counted(doing, seat, shown);
            Ok(())
        }
        (CrossroadsStep::Choose, Choice::Player(seat)) => {
            rule!("ION-14");
            eliminate(doing, seat);
            Ok(())
        }
        _ => Err(Rejection::StalePrompt),
    }
}

fn in_order(doing: &Doing<'_>) -> Vec<SeatId> {
    doing.state.round_from(first(&doing.state)).collect()
}

/// The fleet has come to the crossroads: the Cylons are there, vipers come, and everybody has a card to resolve and is
/// judged (ION-4, ION-5).
fn begin(doing: &mut Doing<'_>) {
    let kit = doing.state.kit();
    let Some(battle) = &kit.crossroads else {
        return;
    };
    if doing.state.crossroads.is_some() || doing.state.jump.distance < kit.distances.second {
        return;
    }
    rule!("ION-1");
    rule!("ION-4");
    rule!("ION-5");
    rule!("ION-18");
    emit(doing, CrossroadsEvent::Began);
    schedule(doing, [CrossroadsStep::Deal, CrossroadsStep::Trial]);
    arrivals::begin(doing, battle);
}

/// Everybody receives a card, lays a token beside it, and shows both when all have (ION-6 to ION-8).
fn deal(doing: &mut Doing<'_>) {
    rule!("ION-6");
    rule!("ION-SETUP-4");
    let order = in_order(doing);
    let kept = held::kept(&doing.state, HeldKind::TRAUMA);
    let mut steps: Vec<CrossroadsStep> = match kept {
        true => order
            .iter()
            .map(|seat| CrossroadsStep::Lay { seat: *seat })
            .collect(),
        false => vec![CrossroadsStep::AllLaid],
    };
    rule!("ION-8");
    steps.extend(
        order
            .iter()
            .map(|seat| CrossroadsStep::Show { seat: *seat }),
    );
    schedule(doing, steps);
    for seat in order {
        draw_held(doing, HeldKind::CROSSROADS, seat, 1, 0);
    }
}

/// A player lays the token at this place face down beside the card (ION-7).
fn lay(doing: &mut Doing<'_>, seat: SeatId, at: Option<u8>) {
    rule!("ION-7");
    emit(doing, CrossroadsEvent::Laid { seat, at });
}

/// The card that Dradis keeps is shown; who has none left shows none.
fn show_own(doing: &mut Doing<'_>, seat: SeatId) {
    let held = doing.state.held_hand(HeldKind::CROSSROADS, seat);
    if let Some(card) = held.first().copied() {
        show(doing, seat, card);
    }
}

fn show(doing: &mut Doing<'_>, seat: SeatId, card: HeldCard) {
    rule!("ION-8");
    rule!("ION-9");
    let kind = HeldKind::CROSSROADS;
    let held = HeldEvent::Played { seat, card };
    doing.emit(Event::Held { kind, held });
    schedule(doing, [CrossroadsStep::Select { seat, card }]);
}

/// The result that the token or the player has selected is carried out (ION-8, ION-20).
fn select(doing: &mut Doing<'_>, seat: SeatId, card: HeldCard, side: Trauma) {
    let Some(row) = card.crossroads() else {
        return;
    };
    rule!("ION-20");
    emit(doing, CrossroadsEvent::Selected { seat, card, side });
    let left = match side {
        Trauma::Benevolent => row.benevolent.clone(),
        Trauma::Antagonistic => row.antagonistic.clone(),
        Trauma::Disaster => Vec::new(),
    };
    let course = Course {
        of: Source::Held { card },
        current: seat,
        picked: None,
        left,
    };
    effect::begin(doing, course);
}

/// What is left of cards, allies and trauma beside them leaves the game, and everybody shows their tokens (ION-10, ION-11).
fn trial(doing: &mut Doing<'_>) {
    rule!("ION-10");
    emit(doing, CrossroadsEvent::Cleared);
    clear(doing);
    let order = in_order(doing);
    let counts = order.into_iter().map(|seat| CrossroadsStep::Count { seat });
    let steps: Vec<_> = counts.chain([CrossroadsStep::Judge]).collect();
    schedule(doing, steps);
}

/// Allies and the tokens on their cards and on locations leave the game (ION-10).
fn clear(doing: &mut Doing<'_>) {
    let Some(there) = doing.state.ionian.clone() else {
        return;
    };
    for spot in there.spots {
        let ionian = IonianEvent::TokenGone { spot };
        doing.emit(Event::Ionian { ionian });
    }
    for ally in there.allies {
        let ionian = IonianEvent::AllyBoxed { ally };
        doing.emit(Event::Ionian { ionian });
    }
}

/// A player shows all tokens, which Dradis keeps (ION-11).
fn count(doing: &mut Doing<'_>, seat: SeatId) {
    let side = judged_by(&doing.state, seat);
    let hand = doing.state.held_hand(HeldKind::TRAUMA, seat).iter();
    let shown = hand.filter(|token| token.trauma() == Some(side)).count();
    counted(doing, seat, u8::try_from(shown).unwrap_or(u8::MAX));
}

fn counted(doing: &mut Doing<'_>, seat: SeatId, shown: u8) {
    rule!("ION-11");
    rule!("ION-12");
    let side = judged_by(&doing.state, seat);
    let left = if shown > LET_OFF { shown } else { 0 };
    emit(
        doing,
        CrossroadsEvent::Counted {
            seat,
            side,
            shown,
            left,
        },
    );
}

/// Whoever has most tokens left is eliminated (ION-13, ION-14).
fn judge(doing: &mut Doing<'_>) {
    rule!("ION-13");
    rule!("ION-14");
    schedule(doing, [CrossroadsStep::Choose, CrossroadsStep::End]);
    for seat in judged(&doing.state).cylons.into_iter().rev() {
        eliminate(doing, seat);
    }
}

/// The player's character is executed, and nobody comes in its place (ION-15).
fn eliminate(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("ION-15");
    let execution = ExecutionStep::Begin { seat, spent: None };
    let crossroads = CrossroadsStep::Remove { seat };
    let work = vec![
        Work::Execution { execution },
        Work::Crossroads { crossroads },
    ];
    doing.emit(Event::Scheduled { work });
}

/// The player is out of the game: sheet and Super Crisis cards leave it, titles go to the next in line, and the turn ends
/// if it was theirs (ION-15, ION-16).
fn remove(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("ION-15");
    for kind in [HeldKind::SUPER_CRISIS, HeldKind::CROSSROADS] {
        lose_all(doing, kind, seat);
    }
    let mut moments = Vec::new();
    for title in doing.state.kit().titles() {
        if doing.state.titles.holder(title) == Some(seat) {
            moments.extend(pass_on(doing, title));
        }
    }
    let character = doing
        .state
        .seats
        .get(seat.index())
        .and_then(|seat| seat.character);
    emit(doing, CrossroadsEvent::Eliminated { seat, character });
    if doing.state.turn.active == Some(seat) && !doing.state.turn.over {
        rule!("ION-16");
        let passing = PassingEvent::TurnOver;
        doing.emit(Event::Passing { passing });
    }
    for moment in moments {
        come(doing, moment);
    }
}
