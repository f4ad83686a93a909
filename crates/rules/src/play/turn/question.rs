//! The questions of a running turn.

use dradis_facts::ability::Ability;
use dradis_facts::battle::Target;
use dradis_facts::choice::Choice;
use dradis_facts::mark::RuleId;
use dradis_facts::message::{Line, Message, area_id, location_id};
use dradis_facts::options::Tracking;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_facts::turn::TurnStep;
use dradis_state::agenda::Step;
use dradis_state::crisis::CrisisFrom;
use dradis_state::state::State;
use dradis_state::turn::{DrawLine, in_brig, in_sickbay, shape};

use crate::play::ability::has;
use crate::play::action::{acting, actions_left};
use crate::play::hands::{above_limit, draw_lines, draws, excess, sheet_types, starting_hand};
use crate::play::movement::{self, NotGoing};
use crate::play::prompt::{
    Catalogue, Consequence, Decider, NotAllowed, Offer, Prompt, PromptId, PromptKind, lying_open,
    offer,
};
use crate::play::{action, crisis, turn};

/// The active player's turn. `next` and `back` go through its shape, `end-turn` ends it wherever it is, and
/// in the Movement step `go:` and `fly:` move the character and go on to the next step.
pub(crate) fn ask_turn(state: &State, step: &Step) -> Vec<Prompt> {
    let Some(seat) = state.turn.active else {
        return Vec::new();
    };
    let mut choices = Vec::new();
    let mut not_allowed = Vec::new();
    let (before, after) = neighbours(state);
    match state.options.tracking {
        Tracking::Full => {
            if let Some(next) = after {
                choices.push(Offer {
                    asks: turn::crisis_may_come(state).then(|| unresolved(seat)),
                    ..step_offer(Choice::Next, Message::OptionNext, next)
                });
            }
            if let Some(previous) = before {
                choices.push(step_offer(Choice::Back, Message::OptionBack, previous));
            }
        }
        Tracking::Light => {}
    }
    choices.push(Offer {
        follows: recon(state, seat, after),
        asks: passed_over(state, seat, after),
        ..offer(Choice::EndTurn, Message::OptionEndTurn)
    });
    if turn::at(state, TurnStep::Movement) {
        places(state, seat, &mut choices, &mut not_allowed);
    }
    if may_use_movement(state, seat) {
        action::moves_not(state, seat, &mut choices, &mut not_allowed);
    }
    if acting(state) {
        action::acts(state, seat, &mut choices, &mut not_allowed);
    }
    let catalogue = turn::crisis_may_come(state).then_some(Catalogue::Crisis);
    if let Some(catalogue) = catalogue {
        not_allowed.extend(lying_open(state, catalogue));
    }
    vec![Prompt {
        id: PromptId {
            part: place(state.turn.step),
            ..PromptId::from(step)
        },
        choices,
        not_allowed,
        catalogue: catalogue.map(|catalogue| catalogue.of(state)),
        follows: received(state, seat)
            .into_iter()
            .chain(
                catalogue
                    .into_iter()
                    .flat_map(|_| crisis::of_two(state, seat, CrisisFrom::Turn, false)),
            )
            .collect(),
        ..Prompt::new(
            step,
            PromptKind::TakeTurn,
            Decider::Seat { seat },
            Line::new(if acting(state) && actions_left(state) > 1 {
                Message::AskTakeTurnTwice
            } else {
                Message::AskTakeTurn
            })
            .seat("player", seat),
            cause(state, seat),
        )
    }]
}

/// Whether a Movement ability may be used now: in the own Movement step, or, by who is in the Brig and has none, before the
/// first action (XMOVE-6, XMOVE-7). A turn may stand at that step with a prisoner in it: the table has set it to it, or
/// they came to the Brig there.
pub(crate) fn may_use_movement(state: &State, seat: SeatId) -> bool {
    if state.turn.remembered.moved {
        return false;
    }
    let imprisoned = in_brig(state, seat);
    if imprisoned {
        rule!("XMOVE-7");
    }
    // Whoever came to the Brig by their move has moved.
    let moved = state.turn.taken.contains(&TurnStep::Movement);
    let before_acting = turn::at(state, TurnStep::Action) && state.turn.acted == 0 && !moved;
    turn::at(state, TurnStep::Movement) || imprisoned && before_acting
}

/// What would be passed over if the turn ended now. Where a turn is one question nobody tells their action, so only
/// a crisis is missed.
fn passed_over(state: &State, seat: SeatId, after: Option<TurnStep>) -> Option<Line> {
    let crisis = turn::crisis_to_come(state);
    match state.options.tracking {
        Tracking::Full if acting(state) && state.turn.acted == 0 => {
            rule!("TURN-2");
            let missed = if crisis {
                Message::AsideActionAndCrisis
            } else {
                Message::AsideActionUnused
            };
            Some(Line::new(missed).seat("player", seat))
        }
        Tracking::Full if crisis => Some(unresolved(seat)),
        Tracking::Full => after.map(|step| {
            Line::new(Message::AsideTurnNotOver)
                .seat("player", seat)
                .word("step", step.id())
        }),
        Tracking::Light => crisis.then(|| unresolved(seat)),
    }
}

/// Whose crisis nobody has told.
fn unresolved(seat: SeatId) -> Line {
    rule!("CRISIS-1");
    Line::new(Message::AsideCrisisUnresolved).seat("player", seat)
}

/// What Boomer may do as her turn ends.
fn recon(state: &State, seat: SeatId, after: Option<TurnStep>) -> Vec<Consequence> {
    if after.is_some() || !has(state, seat, Ability::Recon) {
        return Vec::new();
    }
    rule!("ABIL-2");
    rule!("SECRET-7");
    vec![Consequence {
        line: Line::new(Message::EffectLookAtCrisis),
        depth: 0,
        by_hand: true,
    }]
}

/// The place of a step in the turn, from 0.
fn place(step: TurnStep) -> u8 {
    let mut places = (0..).zip(TurnStep::ALL);
    places
        .find(|(_, each)| *each == step)
        .map_or(0, |(place, _)| place)
}

/// What is drawn in the Receive Skills step, in full; nothing in the other steps, and nothing once it is drawn. In the
/// first turn the others draw their starting cards (SETUP-14).
fn received(state: &State, seat: SeatId) -> Vec<Consequence> {
    let turn = &state.turn;
    if turn.step != TurnStep::ReceiveSkills || turn.taken != [TurnStep::ReceiveSkills] {
        return Vec::new();
    }
    rule!("SKILLSTEP-1");
    let own = draws_of(seat, &draw_lines(state, seat));
    let first_turn = turn.number == 1;
    let others = clockwise_from(&state.order, seat).filter(|other| first_turn && *other != seat);
    let starting = others.filter_map(|other| {
        // Each type has a deck of its own, so that a draw names types.
        rule!("SETUP-12");
        rule!("SETUP-14a");
        draws_of(
            other,
            &[draws::of_types(
                starting_hand(state, other),
                &sheet_types(state, other),
            )],
        )
    });
    own.into_iter().chain(starting).collect()
}

/// Who draws how many skill cards of which types.
fn draws_of(seat: SeatId, lines: &[DrawLine]) -> Option<Consequence> {
    let who = Line::new(Message::WhoPlayer).seat("player", seat);
    Some(Consequence {
        line: Line::new(Message::EffectDraws)
            .line("who", who)
            .line("draws", draws::in_words(lines)?),
        depth: 0,
        by_hand: true,
    })
}

/// The steps before and after the running one in the turn's shape.
pub(crate) fn neighbours(state: &State) -> (Option<TurnStep>, Option<TurnStep>) {
    let steps = shape(state);
    let now = state.turn.step;
    let before = steps.iter().copied().rfind(|step| *step < now);
    let after = steps.iter().copied().find(|step| *step > now);
    (before, after)
}

fn cause(state: &State, seat: SeatId) -> RuleId {
    let cylon = state.loyalty.standing(seat).is_cylon_player();
    match state.turn.step {
        TurnStep::ReceiveSkills if cylon => rule!("CYTURN-1"),
        TurnStep::ReceiveSkills if in_sickbay(state, seat) => rule!("SKILLSTEP-4"),
        TurnStep::ReceiveSkills => rule!("SKILLSTEP-1"),
        TurnStep::Movement if cylon => rule!("CYTURN-2"),
        TurnStep::Movement => rule!("MOVE-1"),
        TurnStep::Action
        | TurnStep::Crisis
        | TurnStep::ActivateCylonShips
        | TurnStep::PrepareForJump => rule!("TURN-2"),
    }
}

fn step_offer(id: Choice, label: Message, step: TurnStep) -> Offer {
    Offer::new(id, Line::new(label).word("step", step.id()))
}

fn places(
    state: &State,
    seat: SeatId,
    choices: &mut Vec<Offer>,
    not_allowed: &mut Vec<NotAllowed>,
) {
    let no = |id: Choice, label: Line, why: NotGoing| NotAllowed {
        id,
        label,
        why: Line::new(why.message()),
        cause: why.rule(),
    };
    if state.turn.remembered.moved {
        rule!("XMOVE-6");
        return;
    }
    for (area, may) in movement::areas(state, seat) {
        let id = Choice::Fly(area);
        let label = Line::new(Message::OptionFly).word("area", area_id(area));
        match may {
            Ok(()) => choices.push(Offer::new(id, label).at(Target::Area { area })),
            Err(why) => not_allowed.push(no(id, label, why)),
        }
    }
    for (location, may) in movement::locations(state, seat) {
        let id = Choice::Go(location);
        let label = |message| Line::new(message).word("location", location_id(location));
        match may {
            Ok(cost) => {
                let label = label(match (cost.skill_card, cost.super_crisis) {
                    (false, false) => Message::OptionGo,
                    (true, false) => Message::OptionGoForCard,
                    (false, true) => Message::OptionGoForSuperCrisis,
                    (true, true) => Message::OptionGoForBoth,
                });
                choices.push(Offer::new(id, label).at(Target::Location { location }));
            }
            Err(why) => not_allowed.push(no(id, label(Message::OptionGo), why)),
        }
    }
}

/// Everybody who holds too many cards is asked at the same time (HAND-7). A corrected hand asks no more.
pub(crate) fn discard_to_limit(state: &State, step: &Step) -> Vec<Prompt> {
    rule!("HAND-7");
    let each = above_limit(state).into_iter().map(|seat| Prompt {
        id: PromptId::of_seat(step, seat),
        choices: vec![offer(Choice::Discarded, Message::OptionDiscarded)],
        ..Prompt::new(
            step,
            PromptKind::DiscardToLimit,
            Decider::Seat { seat },
            Line::new(if has(state, seat, Ability::Headstrong) {
                rule!("CLAR-20");
                Message::AskDiscardToLimitRandom
            } else {
                Message::AskDiscardToLimit
            })
            .seat("player", seat)
            .number("cards", excess(state, seat)),
            rule!("HAND-1"),
        )
    });
    each.collect()
}
