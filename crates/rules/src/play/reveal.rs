//! A Cylon is revealed (REVEAL-4 to REVEAL-9).

use dradis_facts::content::{HeldKind, LocationId};
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::event::{Event, HandChange, Move};
use dradis_state::loyalty::Standing;
use dradis_state::quorum::QuorumEvent;

use crate::play::doing::Doing;
use crate::play::granted::lose_granted;
use crate::play::hands::set_hand;
use crate::play::held::draw_held;
use crate::play::moment::{Moment, come};
use crate::play::require::require_no_question;
use crate::play::titles::pass_on;
use crate::play::turn::finish_turn;

/// REVEAL-4 to REVEAL-9, in that order.
pub(crate) fn reveal(
    doing: &mut Doing<'_>,
    seat: SeatId,
    sympathizer: bool,
) -> Result<(), Rejection> {
    doing.state.require_seat(seat)?;
    match doing.state.loyalty.standing(seat) {
        Standing::Human => {}
        // Everybody knows what they are.
        Standing::Cylon | Standing::Leader { infiltrating: _ } => {
            return Err(Rejection::AlreadyRevealed);
        }
    }
    let ends_turn = !sympathizer && doing.state.turn.active == Some(seat);
    if ends_turn {
        require_no_question(&doing.state)?;
    }
    doing.emit(Event::CylonRevealed { seat, sympathizer });
    rule!("REVEAL-4");
    rule!("DIS-14");
    let kept = doing.state.kit().skill_draws.kept_on_reveal;
    let hand = doing.state.hands.of(seat).min(kept);
    set_hand(doing, seat, hand, HandChange::Revealed);
    rule!("REVEAL-5");
    let open = doing.state.quorum.open.iter();
    let attached = open.filter(|open| open.with == Some(seat));
    for card in attached.map(|open| open.card).collect::<Vec<_>>() {
        let quorum = QuorumEvent::LeftPlay { card };
        doing.emit(Event::Quorum { quorum });
    }
    rule!("REVEAL-6");
    let mut moments = vec![Moment::Revealed { seat }];
    for title in doing.state.kit().titles() {
        if doing.state.titles.holder(title) == Some(seat) {
            moments.extend(pass_on(doing, title));
        }
    }
    rule!("REVEAL-7");
    rule!("PILOT-9");
    rule!("DIS-29");
    let ship = doing
        .state
        .kit()
        .standing_for(LocationId::RESURRECTION_SHIP);
    let place = Place::on(ship);
    let why = Move::Resurrected;
    doing.emit(Event::CharacterMoved { seat, place, why });
    if sympathizer {
        rule!("SYMP-5");
        rule!("SYMP-6");
        rule!("SYMP-7");
    } else {
        rule!("REVEAL-8");
        rule!("POOL-4");
        draw_held(doing, HeldKind::SUPER_CRISIS, seat, 1, 0);
    }
    if ends_turn {
        rule!("REVEAL-9");
        finish_turn(doing);
    } else {
        lose_granted(doing, seat);
    }
    for moment in moments {
        come(doing, moment);
    }
    Ok(())
}
