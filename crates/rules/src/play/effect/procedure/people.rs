//! Effects on players: their cards, their titles, their places; and on the dials.

use dradis_facts::choice::Choice;
use dradis_facts::content::SkillType;
use dradis_facts::effect::{Branch, Effect, Extreme, Question, Who};
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_facts::titles::Title;
use dradis_state::action::ActionStep;
use dradis_state::agenda::Work;
use dradis_state::effect::Course;
use dradis_state::event::{Event, HandChange};
use dradis_state::turn::in_brig;

use super::{carry_out, leave_the_bridge};
use crate::play::dials::turn_dial;
use crate::play::doing::Doing;
use crate::play::effect::extreme_dials;
use crate::play::hands::{draw_skill_cards, draws, set_hand};
use crate::play::titles::heir;

/// Players discard and draw, one after the other (HAND-7). Where everyone does, each revealed Cylon is asked whether
/// they do too (XCY-1).
pub(super) fn exchange(doing: &mut Doing<'_>, course: &Course, effect: &Effect) {
    let Effect::Exchange {
        who,
        discard,
        random,
        draw,
        types,
    } = effect
    else {
        return;
    };
    rule!("HAND-7");
    rule!("POOL-1");
    let named = types.named(doing.state.kit()).to_vec();
    for seat in course.affected(&doing.state, *who) {
        swap(doing, seat, *discard, *draw, &named);
    }
    if *who != Who::Everyone || !course.of.spares_cylons() {
        return;
    }
    rule!("XCY-1");
    let mut cylons = course.players(&doing.state, Who::Cylons);
    // The last one scheduled is asked first.
    cylons.reverse();
    for seat in cylons {
        let own = Effect::Exchange {
            who: Who::Willing,
            discard: *discard,
            random: *random,
            draw: *draw,
            types: types.clone(),
        };
        let between = [vec![own], Vec::new()].map(|effects| Branch {
            effects,
            needs: None,
        });
        let asked = Effect::Ask(Question::Choose {
            by: Who::Picked,
            between: between.into(),
        });
        carry_out(doing, about(course, seat, asked));
    }
}

/// An effect of a course that concerns one player.
fn about(course: &Course, seat: SeatId, effect: Effect) -> Course {
    Course {
        picked: Some(seat),
        ..course.with(&[effect])
    }
}

fn swap(doing: &mut Doing<'_>, seat: SeatId, discard: u8, draw: u8, named: &[SkillType]) {
    let left = doing.state.hands.of(seat).saturating_sub(discard);
    set_hand(doing, seat, left, HandChange::Discarded);
    let types = draws::types_for(&doing.state, seat, named);
    let of = vec![draws::of_types(draw, &types)];
    draw_skill_cards(doing, seat, of, HandChange::Drew);
}

/// A title goes to its heir; an Admiral or a CAG in the Brig passes it on at once (XTITLE-4, XCAG-3).
fn inherit(doing: &mut Doing<'_>, title: Title) {
    let from = doing.state.titles.holder(title);
    let Some(to) = heir(title, &doing.state) else {
        return;
    };
    rule!("TITLE-SUCC-4");
    let succession = true;
    doing.emit(Event::TitlePassed {
        title,
        from,
        to,
        succession,
    });
    if in_brig(&doing.state, to) {
        leave_the_bridge(doing, to);
    }
}

/// A title goes to the player highest in its line who does not hold it.
pub(super) fn pass_on(doing: &mut Doing<'_>, title: Title) {
    inherit(doing, title);
}

/// Somebody gives up every title (XMUT-2).
pub(super) fn give_up_titles(doing: &mut Doing<'_>, course: &Course, who: Who) {
    for seat in course.affected(&doing.state, who) {
        for title in Title::ALL {
            if doing.state.titles.holder(title) == Some(seat) {
                inherit(doing, title);
            }
        }
    }
}

/// Each character in the Brig may leave it, clockwise from the current player.
pub(super) fn release_all(doing: &mut Doing<'_>, course: &Course) {
    let order: Vec<SeatId> = clockwise_from(&doing.state.order, course.current).collect();
    for seat in order.into_iter().rev() {
        if in_brig(&doing.state, seat) {
            let released = Effect::Ask(Question::MayLeaveBrig {
                by: Who::Picked,
                who: Who::Picked,
                anywhere: false,
            });
            carry_out(doing, about(course, seat, released));
        }
    }
}

/// Each player in turn may take an action or move, also when the first of them is executed or revealed meanwhile
/// (CLAR-32).
pub(super) fn everybody_acts(doing: &mut Doing<'_>, current: SeatId) {
    rule!("CLAR-32");
    let each = clockwise_from(&doing.state.order, current);
    let steps = each.map(|seat| Work::Action {
        action: ActionStep::Granted {
            seat,
            actions: 1,
            moves: true,
        },
    });
    let work = steps.collect();
    doing.emit(Event::Scheduled { work });
}

/// One dial alone stands highest, or lowest.
pub(super) fn only_dial(doing: &mut Doing<'_>, which: Extreme, by: i8) {
    if let [only] = extreme_dials(&doing.state, which)[..] {
        rule!("RES-2");
        turn_dial(doing, only, by);
    }
}

/// The active player has said which of them turns (XCRISIS-3).
pub(super) fn chosen_dial(
    doing: &mut Doing<'_>,
    which: Extreme,
    by: i8,
    choice: Choice,
) -> Result<(), Rejection> {
    let mut dials = extreme_dials(&doing.state, which).into_iter();
    let dial = dials.find(|dial| Choice::Dial(*dial) == choice);
    rule!("XCRISIS-3");
    turn_dial(doing, dial.ok_or(Rejection::StalePrompt)?, by);
    Ok(())
}
