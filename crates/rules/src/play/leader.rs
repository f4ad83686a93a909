//! Cylon Leaders among the humans (XINF-1 to XINF-11), and miracle tokens (XMIR-1 to XMIR-8).

use dradis_facts::ability::Ability;
use dradis_facts::content::{Board, LocationId};
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::event::{Event, HandChange, Move};
use dradis_state::loyalty::Standing;
use dradis_state::quorum::QuorumEvent;
use dradis_state::state::State;
use dradis_state::turn::in_brig;

use crate::play::doing::Doing;
use crate::play::hands::set_hand;
use crate::play::held::lose_all;
use crate::play::movement::avoids;

/// Most skill cards that a Leader keeps who ends their infiltration in the Brig (XINF-9).
const KEPT_IN_BRIG: u8 = 3;
/// Most miracle tokens of whoever leads the cult (XMIR-7).
const CULT_LEADER: u8 = 3;

/// Where infiltration may begin: the locations of Galactica that are not hazardous (LOC-INFILTRATE-1).
pub(crate) fn ways_in(state: &State, seat: SeatId) -> Vec<LocationId> {
    rule!("LOC-INFILTRATE-1");
    let locations = state.locations().filter(|location| {
        let facts = location.facts();
        let free = !avoids(state, seat, *location);
        facts.board == Board::GALACTICA && !facts.hazardous && free
    });
    locations.collect()
}

/// A Leader goes among the humans, to this location (XINF-1).
pub(crate) fn infiltrate(doing: &mut Doing<'_>, seat: SeatId, to: LocationId) {
    rule!("XINF-1");
    let infiltrating = true;
    doing.emit(Event::Infiltration { seat, infiltrating });
    let (place, why) = (Place::on(to), Move::Sent);
    doing.emit(Event::CharacterMoved { seat, place, why });
}

/// A Leader goes back by the action (XINF-9): out of the Brig with three skill cards at most.
pub(crate) fn go_back(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("XINF-9");
    if in_brig(&doing.state, seat) {
        let kept = doing.state.hands.of(seat).min(KEPT_IN_BRIG);
        set_hand(doing, seat, kept, HandChange::Discarded);
    }
    let ship = LocationId::RESURRECTION_SHIP;
    let why = Move::Resurrected;
    if let Some(place) = doing.state.leads_to_place(seat, ship) {
        rule!("NC-43");
        doing.emit(Event::CharacterMoved { seat, place, why });
    }
    end(doing, seat);
}

/// Infiltration ends with whatever brought the Leader to the Resurrection Ship (XINF-10): what lies before them is
/// discarded, the miracle token stays (XINF-6, XINF-11).
pub(crate) fn end(doing: &mut Doing<'_>, seat: SeatId) {
    if doing.state.loyalty.standing(seat) != (Standing::Leader { infiltrating: true }) {
        return;
    }
    rule!("XINF-6");
    rule!("XINF-11");
    rule!("XLEAD-5");
    let infiltrating = false;
    doing.emit(Event::Infiltration { seat, infiltrating });
    let open = doing.state.quorum.open.iter();
    let attached = open.filter(|open| open.with == Some(seat));
    for card in attached.map(|open| open.card).collect::<Vec<_>>() {
        let quorum = QuorumEvent::LeftPlay { card };
        doing.emit(Event::Quorum { quorum });
    }
    for kind in doing.state.kit().held.iter().copied() {
        if kind.facts().lost_on_reveal {
            rule!("XMUT-10");
            lose_all(doing, kind, seat);
        }
    }
}

/// Most miracle tokens that a player may hold (XMIR-2, XMIR-7).
pub(crate) fn most_miracles(state: &State, seat: SeatId) -> u8 {
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    let cult = character.is_some_and(|c| c.facts().abilities.contains(&Ability::CultLeader));
    match cult && state.loyalty.standing(seat).acts_as_human() {
        true => {
            rule!("XMIR-7");
            CULT_LEADER
        }
        false => {
            rule!("XMIR-2");
            state.kit().miracles
        }
    }
}

/// Whoever takes part begins with their miracle tokens (XSETUP-11), but for who is a Cylon player from the start, as an
/// entered position says, and no Leader (XMIR-6, XLEAD-5).
pub(crate) fn give_miracles(doing: &mut Doing<'_>) {
    let tokens = doing.state.kit().miracles;
    if tokens == 0 {
        return;
    }
    rule!("XSETUP-11");
    let mut players = doing.state.order.clone();
    players.retain(|seat| !doing.state.is_out(*seat));
    for seat in players {
        let tokens = match gains_no_miracle(&doing.state, seat) {
            true => 0,
            false => tokens,
        };
        doing.emit(Event::Miracles { seat, tokens });
    }
}

/// Whether a player has no miracle token, and gains none: a revealed Cylon, but not a Leader (XMIR-6, XLEAD-5).
pub(crate) fn gains_no_miracle(state: &State, seat: SeatId) -> bool {
    match state.loyalty.standing(seat) {
        Standing::Cylon => {
            rule!("XMIR-6");
            rule!("XREVEAL-1");
            true
        }
        Standing::Leader { infiltrating: _ } => {
            rule!("XLEAD-5");
            false
        }
        Standing::Human => false,
    }
}

/// Whether a player has as many miracle tokens as they may, so that nobody gives them another (XMIR-5).
pub(crate) fn has_all_miracles(state: &State, seat: SeatId) -> bool {
    let now = state.miracles.get(&seat).copied().unwrap_or(0);
    now >= most_miracles(state, seat)
}

/// Whether a player is a Leader, on whichever side: they may be chosen to gain a miracle token (XLEAD-5).
pub(crate) fn is_leader(state: &State, seat: SeatId) -> bool {
    match state.loyalty.standing(seat) {
        Standing::Human | Standing::Cylon => false,
        Standing::Leader { infiltrating: _ } => {
            rule!("XLEAD-5");
            true
        }
    }
}

/// A player gains miracle tokens or loses them, as many as they may hold (XMIR-2, XMIR-3). A Cylon player gains none
/// (XMIR-6), a Leader may (XLEAD-5).
pub(crate) fn change_miracles(doing: &mut Doing<'_>, seat: SeatId, by: i8) {
    let most = most_miracles(&doing.state, seat);
    if by > 0 && gains_no_miracle(&doing.state, seat) {
        return;
    }
    rule!("XMIR-3");
    let now = doing.state.miracles.get(&seat).copied().unwrap_or(0);
    let tokens = now.saturating_add_signed(by).min(most.max(now));
    if tokens != now {
        doing.emit(Event::Miracles { seat, tokens });
    }
}
