//! What an expectation can name of a game with all boxes, and what lies open in every game.

use dradis_facts::content::{HeldCard, HeldKind};
use dradis_facts::craft::Craft;
use dradis_facts::seat::SeatId;
use dradis_rules::tell::view::{NewCapricaView, OuterView, PublicView};
use dradis_state::earth::Earth;
use dradis_state::ionian::Ionian;
use dradis_state::state::State;
use serde_json::{Map, Value, json};

/// Each by its name in an expectation; `null` where the game has nothing of it.
pub(crate) fn standing(state: &State, public: &PublicView) -> Map<String, Value> {
    let board = &public.board;
    let leader = state.loyalty.leader;
    let crossroads = state.crossroads.as_ref();
    let loyalty = state.loyalty.open.iter();
    let loyalty = loyalty.map(|(seat, card)| (*seat, (*card).into()));
    let held = state.held.iter().flat_map(|deck| &deck.open).copied();
    let seen = state.loyalty.seen.iter();
    let seen = seen.map(|(seat, card)| (*seat, (*card).into()));
    let quorum = state.quorum.open.iter();
    let quorum = quorum.map(
        |open| json!({ "card": open.card, "with": open.with.and_then(|seat| name(state, seat)) }),
    );
    let known = [
        ("used", json!(state.used)),
        ("visited", json!(state.destinations.visited)),
        ("crises-in-play", json!(state.crises.in_play)),
        ("quorum-in-play", quorum.collect()),
        (
            "pursuit",
            json!(board.pursuit.as_ref().map(|track| track.token)),
        ),
        (
            "gained-assault-raptors",
            json!(board.gained_assault_raptors),
        ),
        ("held-by-kind", held_by_kind(state, public)),
        ("open", before_players(state, loyalty.chain(held))),
        ("seen", before_players(state, seen)),
        (
            "miracles",
            by_name(state, |seat| json!(state.miracles.get(&seat))),
        ),
        (
            "infiltrating",
            json!(leader.map(|leader| leader.infiltrating)),
        ),
        ("executed", json!(state.gone)),
        ("unmourned", json!(state.unmourned)),
        (
            "eliminated",
            json!(
                (state.eliminated.iter())
                    .map(|seat| name(state, *seat))
                    .collect::<Vec<_>>()
            ),
        ),
        (
            "new-caprica",
            json!(board.new_caprica.as_ref().map(new_caprica)),
        ),
        ("earth", earth(&board.earth)),
        ("ionian", json!(state.ionian.as_ref().map(ionian))),
        (
            "crossroads-over",
            json!(crossroads.is_some_and(|there| there.over)),
        ),
    ];
    let known = known.into_iter();
    known.map(|(key, value)| (key.to_owned(), value)).collect()
}

/// Ships that wait on the Cylon Fleet board, with the place where they do.
pub(crate) fn waiting(there: &OuterView) -> (&'static str, Value) {
    let OuterView {
        zone,
        area: _,
        die: _,
        ships,
        basestars,
    } = there;
    let ships = json!({
        "raiders": ships[Craft::Raider],
        "heavy-raiders": ships[Craft::HeavyRaider],
        "basestars": basestars.iter().map(|basestar| &basestar.damage).collect::<Vec<_>>(),
    });
    (zone.name(), ships)
}

fn name(state: &State, seat: SeatId) -> Option<&str> {
    let seat = state.seats.get(seat.index());
    seat.map(|seat| seat.name.as_str())
}

fn by_name(state: &State, value: impl Fn(SeatId) -> Value) -> Value {
    let seats = (0u8..).map(SeatId).zip(state.seats.iter());
    let each = seats.map(|(seat, there)| (there.name.clone(), value(seat)));
    Value::Object(each.collect())
}

/// How many cards of each kind in play players hold, however they are kept.
fn held_by_kind(state: &State, public: &PublicView) -> Value {
    let counts = |kind: HeldKind| {
        let seats = public.seats.iter();
        let each = seats.map(|seat| (seat.name.clone(), json!(seat.held(kind))));
        Value::Object(each.collect())
    };
    let kinds = state.kit().held.iter().copied();
    let each = kinds.map(|kind| (kind.name().to_owned(), counts(kind)));
    Value::Object(each.collect())
}

fn before_players(state: &State, cards: impl Iterator<Item = (SeatId, HeldCard)>) -> Value {
    let with = |(seat, card)| json!({ "with": name(state, seat), "card": card });
    Value::Array(cards.map(with).collect())
}

fn new_caprica(there: &NewCapricaView) -> Value {
    let NewCapricaView {
        back,
        track,
        beside,
        locked,
        prepared,
    } = there;
    json!({
        "back": back,
        "forces": track.iter().map(|space| space.forces).collect::<Vec<_>>(),
        "beside": beside,
        "locked": locked.len(),
        "prepared": prepared.len(),
    })
}

/// Also what a position leaves out where it is as at the beginning.
fn earth(there: &Earth) -> Value {
    let Earth {
        active,
        down,
        beside,
        discarded,
        no_crisis,
        rebel,
        hub_destroyed,
        ships_out,
        centurions_out,
    } = there;
    json!({
        "active": active,
        "down": down,
        "beside": beside,
        "discarded": discarded,
        "no_crisis": no_crisis,
        "rebel": rebel,
        "hub_destroyed": hub_destroyed,
        "ships_out": ships_out,
        "centurions_out": centurions_out,
    })
}

fn ionian(there: &Ionian) -> Value {
    let Ionian {
        allies,
        boxed,
        spots,
        tokens: _,
    } = there;
    json!({ "allies": allies, "boxed": boxed, "spots": spots })
}
