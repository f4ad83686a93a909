//! A Cylon is revealed (REVEAL-4 to REVEAL-9).

use dradis_facts::ability::Ability;
use dradis_facts::content::{HeldKind, LocationId};
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::Work;
use dradis_state::event::{Event, HandChange, Move};
use dradis_state::loyalty::Standing;
use dradis_state::passing::{PassingEvent, PassingStep};
use dradis_state::quorum::QuorumEvent;
use dradis_state::state::State;

use crate::play::ability::holder;
use crate::play::doing::Doing;
use crate::play::granted::lose_granted;
use crate::play::hands::set_hand;
use crate::play::held::{draw_held, lose_all};
use crate::play::moment::{Moment, come};
use crate::play::require::require_no_question;
use crate::play::titles::pass_on;
use crate::play::turn::finish_turn;

/// What reveals a Cylon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// Their own action, or the table's word.
    Action,
    /// The Sympathizer.
    Sympathizer,
    /// An execution.
    Execution,
}

/// The table says who is revealed. A turn that this ends has no open question.
pub(crate) fn told(doing: &mut Doing<'_>, seat: SeatId, by: By) -> Result<(), Rejection> {
    revealable(&doing.state, seat)?;
    if doing.state.awaits_character(seat) {
        // Executed, and whoever comes in their place is chosen and comes first.
        rule!("EXEC-8");
        return Err(Rejection::QuestionFirst);
    }
    if ends_turn(&doing.state, seat, by) {
        require_no_question(&doing.state)?;
    }
    reveal(doing, seat, by)
}

/// Nobody is revealed twice.
fn revealable(state: &State, seat: SeatId) -> Result<(), Rejection> {
    state.require_playing(seat)?;
    match state.loyalty.standing(seat) {
        Standing::Human => Ok(()),
        // Everybody knows what they are.
        Standing::Cylon | Standing::Leader { infiltrating: _ } => Err(Rejection::AlreadyRevealed),
    }
}

/// Whether it is this player's turn, and their own action reveals them (REVEAL-9).
fn ends_turn(state: &State, seat: SeatId, by: By) -> bool {
    by == By::Action && state.turn.active == Some(seat)
}

/// When anybody shows a Cylon card, whoever has Lies and Secrets discards their hand at once.
pub(crate) fn lies_and_secrets(doing: &mut Doing<'_>) {
    let ability = Ability::LiesAndSecrets;
    if let Some(seat) = holder(&doing.state, ability) {
        rule!("XLEAD-3");
        doing.emit(Event::AbilityUsed { seat, ability });
        set_hand(doing, seat, 0, HandChange::Discarded);
    }
}

/// What a player loses who is a human player no longer, beside skill cards: Quorum cards that lie before them, and the
/// held cards that only human players have (REVEAL-5, XREVEAL-1, EXEC-1).
pub(crate) fn lay_down(doing: &mut Doing<'_>, seat: SeatId) {
    let open = doing.state.quorum.open.iter();
    let attached = open.filter(|open| open.with == Some(seat));
    for card in attached.map(|open| open.card).collect::<Vec<_>>() {
        let quorum = QuorumEvent::LeftPlay { card };
        doing.emit(Event::Quorum { quorum });
    }
    if doing
        .state
        .miracles
        .get(&seat)
        .is_some_and(|tokens| *tokens > 0)
    {
        rule!("XREVEAL-1");
        rule!("XMIR-6");
        doing.emit(Event::Miracles { seat, tokens: 0 });
    }
    for kind in doing.state.kit().held.iter().copied() {
        if kind.facts().lost_on_reveal {
            rule!("XREVEAL-1");
            rule!("XMUT-9");
            lose_all(doing, kind, seat);
        }
    }
}

/// REVEAL-4 to REVEAL-9, in that order.
pub(crate) fn reveal(doing: &mut Doing<'_>, seat: SeatId, by: By) -> Result<(), Rejection> {
    revealable(&doing.state, seat)?;
    let sympathizer = by == By::Sympathizer;
    let ends_turn = ends_turn(&doing.state, seat, by);
    // In the midst of a crisis or of an action (ACT-10) that comes to its end first.
    let amid = require_no_question(&doing.state).is_err();
    let shown = doing.state.loyalty.turned_up.contains_key(&seat);
    doing.emit(Event::CylonRevealed { seat, sympathizer });
    if !shown && !sympathizer {
        lies_and_secrets(doing);
    }
    rule!("REVEAL-4");
    rule!("DIS-14");
    let kept = doing.state.kit().skill_draws.kept_on_reveal;
    let hand = doing.state.hands.of(seat).min(kept);
    set_hand(doing, seat, hand, HandChange::Revealed);
    rule!("REVEAL-5");
    lay_down(doing, seat);
    rule!("REVEAL-6");
    let mut moments = vec![Moment::Revealed { seat }];
    for title in doing.state.kit().titles() {
        if doing.state.titles.holder(title) == Some(seat) {
            moments.extend(pass_on(doing, title));
        }
    }
    rule!("REVEAL-7");
    rule!("PILOT-9");
    rule!("XVIPER-12");
    rule!("DIS-29");
    let ship = LocationId::RESURRECTION_SHIP;
    let why = Move::Resurrected;
    let place = doing.state.leads_to_place(seat, ship);
    // Nobody comes back who is out of the game (ION-15).
    if let Some(place) = place.filter(|_| !doing.state.goes_for_good(seat)) {
        doing.emit(Event::CharacterMoved { seat, place, why });
    }
    match by {
        By::Sympathizer => {
            rule!("SYMP-5");
            rule!("SYMP-6");
            rule!("SYMP-7");
        }
        By::Action => {
            rule!("REVEAL-8");
            rule!("POOL-4");
            draw_held(doing, HeldKind::SUPER_CRISIS, seat, 1, 0);
        }
        By::Execution => {
            rule!("XREVEAL-4");
        }
    }
    let hands_on = handed_on(&doing.state, seat);
    // What the card does once it has been carried out, and whom the fallen morale kills, are of this turn (XORDER-7).
    let card = doing.state.loyalty.turned_up.get(&seat).copied();
    let follows = card.is_some_and(|card| !card.after().is_empty())
        || doing.state.turn.remembered.fragile.is_some();
    if ends_turn && hands_on.is_empty() && !amid && !follows {
        rule!("REVEAL-9");
        finish_turn(doing);
    } else if ends_turn {
        rule!("REVEAL-9");
        rule!("XREVEAL-7");
        let passing = PassingEvent::TurnOver;
        doing.emit(Event::Passing { passing });
    }
    if amid {
        lose_granted(doing, seat);
    }
    if !hands_on.is_empty() {
        doing.emit(Event::Scheduled { work: hands_on });
    }
    for moment in moments {
        come(doing, moment);
    }
    Ok(())
}

/// What a Cylon who has just been revealed hands on at once, where the kit says so: what lies face down before them
/// while the fleet has not come too far, and the Mutineer always (XREVEAL-5, XREVEAL-6).
fn handed_on(state: &State, seat: SeatId) -> Vec<Work> {
    let Some(within) = state.kit().hands_on_within else {
        return Vec::new();
    };
    rule!("XREVEAL-2");
    rule!("XREVEAL-3");
    let mut steps = Vec::new();
    if state.jump.distance > within {
        rule!("EXEC-24");
        rule!("OPEN-32");
        rule!("SETTLED-RESURRECTION");
    } else if state.loyalty.to_hand_on(seat) > 0 {
        rule!("XREVEAL-5");
        steps.push(PassingStep::HandOn { seat });
    }
    if state.loyalty.mutineer() == Some(seat) {
        rule!("XREVEAL-6");
        steps.push(PassingStep::PassMutineer { seat });
    }
    steps
        .into_iter()
        .map(|passing| Work::Passing { passing })
        .collect()
}
