//! Effects on players: their cards, their titles, their places; and on the dials.

use dradis_facts::ability::Ability;
use dradis_facts::action::Act;
use dradis_facts::choice::Choice;
use dradis_facts::content::{CrisisDeck, SkillType};
use dradis_facts::effect::{Branch, Cards, Effect, Extreme, Question, Source, Who};
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_state::action::{ActionEvent, ActionStep};
use dradis_state::agenda::Work;
use dradis_state::effect::{Course, EffectEvent};
use dradis_state::event::{Event, HandChange};
use dradis_state::turn::{in_brig, in_the_brig_itself};

use super::{carry_out, give_up, leave_the_bridge};
use crate::play::ability::has;
use crate::play::dials::turn_dial;
use crate::play::doing::Doing;
use crate::play::effect::{asked_to_exchange, exchanged_types, extreme_dials, lessened};
use crate::play::granted::grant;
use crate::play::hands::{draw_skill_cards, draws, set_hand, sheet_types};
use crate::play::moment::come;
use crate::play::titles::{self, give_title, heir};

/// Players discard and draw, one after the other (HAND-7), and revealed Cylons are asked whether they do too.
pub(super) fn exchange(
    doing: &mut Doing<'_>,
    course: &Course,
    effect: &Effect,
    spared: Option<SeatId>,
) {
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
        let fewer = u8::from(spared == Some(seat));
        let discard = match deceived(doing, course, seat, Cards::Number(*discard)) {
            Cards::Number(cards) => cards.saturating_sub(fewer),
            Cards::All => *discard,
        };
        swap(doing, seat, discard, *draw, &named);
    }
    let mut cylons = asked_to_exchange(&doing.state, course, *who);
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
    let each = doing.state.round_from(current);
    let steps = each.map(|seat| Work::Action {
        action: ActionStep::Granted {
            seat,
            actions: 1,
            moves: true,
        },
    });
    let work: Vec<Work> = steps.collect();
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

/// Skill cards come of the types on another player's sheet (CLAR-41).
pub(super) fn draw_like(doing: &mut Doing<'_>, course: &Course, who: Who, like: Who, cards: u8) {
    let Some(like) = course.players(&doing.state, like).first().copied() else {
        return;
    };
    rule!("CLAR-41");
    let types = sheet_types(&doing.state, like);
    for seat in course.affected(&doing.state, who) {
        let of = vec![draws::of_types(cards, &types)];
        draw_skill_cards(doing, seat, of, HandChange::Drew);
    }
}

/// Skill cards go from one hand to another: which ones is for whoever gives them (LIMIT-17).
pub(super) fn give_cards(doing: &mut Doing<'_>, course: &Course, from: Who, to: Who, cards: u8) {
    let from = course.players(&doing.state, from).first().copied();
    let to = course.players(&doing.state, to).first().copied();
    let (Some(from), Some(to)) = (from, to) else {
        return;
    };
    rule!("LIMIT-17");
    let held = doing.state.hands.of(from);
    let given = cards.min(held);
    set_hand(doing, from, held - given, HandChange::Taken);
    let now = doing.state.hands.of(to).saturating_add(given);
    set_hand(doing, to, now, HandChange::Taken);
}

/// Two players swap all their skill cards.
pub(super) fn swap_hands(doing: &mut Doing<'_>, course: &Course, who: Who, with: Who) {
    let one = course.players(&doing.state, who).first().copied();
    let other = course.players(&doing.state, with).first().copied();
    let (Some(one), Some(other)) = (one, other) else {
        return;
    };
    let (first, second) = (doing.state.hands.of(one), doing.state.hands.of(other));
    set_hand(doing, one, second, HandChange::Taken);
    set_hand(doing, other, first, HandChange::Taken);
}

/// As many cards as were said are discarded, and as many drawn, all of one type of the sheet.
pub(super) fn exchange_any(
    doing: &mut Doing<'_>,
    seat: SeatId,
    choice: Choice,
) -> Result<(), Rejection> {
    let Choice::Cards(cards) = choice else {
        return Err(Rejection::StalePrompt);
    };
    let left = doing.state.hands.of(seat).saturating_sub(cards);
    set_hand(doing, seat, left, HandChange::Discarded);
    let types = exchanged_types(&doing.state, seat);
    let of = vec![draws::of_types(cards, &types)];
    draw_skill_cards(doing, seat, of, HandChange::Drew);
    Ok(())
}

/// The current player has more actions: in this turn, or at once where it is somebody else's or has gone beyond actions.
pub(super) fn more_actions(doing: &mut Doing<'_>, course: &Course, count: u8) {
    let act = match course.of {
        Source::Ability { ability } => Act::Ability { ability },
        Source::SkillCard { card } => Act::Card { card },
        Source::Title { title: Title::Cag } => Act::LeadFlight,
        Source::Crisis { .. }
        | Source::Destination { .. }
        | Source::Quorum { .. }
        | Source::Location { .. }
        | Source::Title {
            title: Title::President | Title::Admiral,
        }
        | Source::Loyalty { .. }
        | Source::Mission { .. }
        | Source::Held { .. }
        | Source::Ally { .. } => return,
    };
    let seat = course.current;
    let turn = &doing.state.turn;
    if turn.active != Some(seat) || turn.step > TurnStep::Action {
        rule!("CLAR-55");
        grant(doing, seat, count, false);
        return;
    }
    rule!("ACT-10");
    for _ in 0..count {
        let action = ActionEvent::More { seat, act };
        doing.emit(Event::Action { action });
    }
}

/// The current player has a title until the turn ends (CLAR-48).
pub(super) fn lend_title(doing: &mut Doing<'_>, course: &Course, title: Title) {
    let owner = doing.state.titles.holder(title);
    if give_title(doing, title, course.current).is_ok()
        && let Some(owner) = owner
    {
        rule!("CLAR-48");
        let effect = EffectEvent::TitleLent { title, owner };
        doing.emit(Event::Effect { effect });
    }
}

/// A title that was taken goes back, unless it is gone; where its owner may not have it, it goes to the next in line
/// (CLAR-12).
pub(super) fn return_title(doing: &mut Doing<'_>, course: &Course) {
    let Some((title, owner)) = doing.state.turn.remembered.lent else {
        return;
    };
    rule!("CLAR-12");
    if doing.state.titles.holder(title) != Some(course.current) {
        return;
    }
    let imprisoned = match title {
        Title::President => false,
        Title::Admiral | Title::Cag => {
            rule!("NC-13");
            in_the_brig_itself(&doing.state, owner)
        }
    };
    let alive = doing
        .state
        .seats
        .get(owner.index())
        .is_some_and(|seat| seat.character.is_some());
    if imprisoned || !alive || give_title(doing, title, owner).is_err() {
        let moment = titles::pass_on(doing, title);
        if let Some(moment) = moment {
            come(doing, moment);
        }
    }
}

/// A card less than so many of a hand.
pub(super) fn one_fewer(held: u8, cards: Cards) -> Cards {
    match cards {
        Cards::All => Cards::Number(held.saturating_sub(1)),
        Cards::Number(count) => Cards::Number(count.saturating_sub(1)),
    }
}

/// Athena draws a Treachery card, and somebody gives up a card less; or she leaves it (CLAR-56).
pub(super) fn for_love(
    doing: &mut Doing<'_>,
    course: &Course,
    of: &Effect,
    choice: Choice,
) -> Result<(), Rejection> {
    let Choice::Player(spared) = choice else {
        give_up(doing, course, of, None);
        return Ok(());
    };
    let lessened = lessened(&doing.state, course, of).ok_or(Rejection::StalePrompt)?;
    if !lessened.others.contains(&spared) {
        return Err(Rejection::StalePrompt);
    }
    rule!("CLAR-56");
    let (seat, ability) = (lessened.by, Ability::ForLove);
    doing.emit(Event::AbilityUsed { seat, ability });
    let drawn = vec![draws::of_types(1, &[SkillType::Treachery])];
    draw_skill_cards(doing, seat, drawn, HandChange::Drew);
    give_up(doing, course, of, Some(spared));
    Ok(())
}

/// How many cards a crisis makes Romo Lampkin discard: one less, once.
pub(super) fn deceived(
    doing: &mut Doing<'_>,
    course: &Course,
    seat: SeatId,
    cards: Cards,
) -> Cards {
    let ability = Ability::Deceitful;
    let crisis = match course.of {
        Source::Crisis { card: Some(card) } if card.facts().deck == CrisisDeck::SuperCrisis => {
            rule!("CYPLAYER-9");
            false
        }
        Source::Crisis { card: _ } => true,
        Source::Destination { .. }
        | Source::Quorum { .. }
        | Source::Title { .. }
        | Source::SkillCard { .. }
        | Source::Location { .. }
        | Source::Ability { .. }
        | Source::Loyalty { .. }
        | Source::Mission { .. }
        | Source::Held { .. }
        | Source::Ally { .. } => false,
    };
    // Whoever holds nothing spares nothing by it.
    if !crisis || !has(&doing.state, seat, ability) || !doing.state.may_hold(seat, 1) {
        return cards;
    }
    doing.emit(Event::AbilityUsed { seat, ability });
    one_fewer(doing.state.hands.of(seat), cards)
}
