//! Loyalty cards in play: the Mutineer, cards that a revealed Cylon hands on, Personal Goals, the Final Five.

use dradis_facts::content::{GoalCondition, LoyaltyCard};
use dradis_facts::craft::Craft;
use dradis_facts::options::Mode;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, as_named};
use dradis_facts::titles::Title;
use dradis_state::loyalty::Standing;
use dradis_state::passing::is_mutineer;
use dradis_state::state::State;
use dradis_state::turn::{in_the_brig_itself, in_the_sickbay_itself};

mod procedure;
mod question;

pub(crate) use procedure::{answer, begin_goal, draw, join, proceed, receive};
pub(crate) use question::question;

/// Who may be given Loyalty cards: human players but a Leader, who has none (XLEAD-4). Public.
pub(crate) fn recipients(state: &State, except: Option<SeatId>) -> Vec<SeatId> {
    rule!("XLEAD-4");
    let first = except.or(state.turn.active).unwrap_or(SeatId(0));
    state
        .round_from(first)
        .filter(|seat| Some(*seat) != except && state.loyalty.standing(*seat) == Standing::Human)
        .collect()
}

/// Whether the Mutineer is among the cards of this game, and has not been shown. Public.
pub(crate) fn mutineer_to_come(state: &State) -> bool {
    if !state.loyalty.dealt || state.loyalty.mutineer().is_some() {
        return false;
    }
    let kit = state.kit();
    if !kit.loyalty.iter().copied().any(is_mutineer) {
        return false;
    }
    let led = state.loyalty.leader.is_some();
    let mut decks = kit.loyalty_decks.iter();
    decks.any(|deck| {
        usize::from(deck.players) == state.seats.len() && deck.leader == led && deck.mutineer
    })
}

/// Whether a player is the Mutineer and has not drawn for a jump icon in this turn (XMUT-4).
pub(crate) fn draws_for_icon(state: &State, seat: SeatId) -> bool {
    state.loyalty.mutineer() == Some(seat) && !state.turn.remembered.mutineer_drew
}

/// The Personal Goals of the game, in the order of the content.
pub(crate) fn goals(state: &State) -> impl Iterator<Item = LoyaltyCard> {
    let cards = state.kit().loyalty.iter().copied();
    cards.filter(|card| card.facts().goal.is_some())
}

/// The Final Five, in the order of the content.
pub(crate) fn final_five(state: &State) -> impl Iterator<Item = LoyaltyCard> {
    let cards = state.kit().loyalty.iter().copied();
    cards.filter(|card| card.facts().final_five.is_some())
}

/// Whether a Personal Goal may be revealed by a player now (XGOAL-1). All it asks for is public.
#[must_use]
pub fn reached(state: &State, seat: SeatId, condition: GoalCondition) -> bool {
    rule!("XGOAL-1");
    match condition {
        GoalCondition::TwoTitles => {
            let mut titles = state.kit().titles().collect::<Vec<_>>();
            titles.retain(|title| state.titles.holder(*title) == Some(seat));
            titles.len() >= 2
        }
        GoalCondition::NoNukes => state.titles.nukes == 0,
        GoalCondition::PresidentInBrig => {
            let president = state.titles.holder(Title::President);
            president.is_some_and(|president| in_the_brig_itself(state, president))
        }
        GoalCondition::SixVipers => {
            rule!("XGOAL-6");
            state.reserve.damaged.vipers() + state.reserve.destroyed.vipers() >= 6
        }
        // What the planet has in their place counts for sheets and Quorum cards alone (NC-12).
        GoalCondition::OwnBrigOrSickbay => {
            rule!("NC-12");
            in_the_brig_itself(state, seat) || in_the_sickbay_itself(state, seat)
        }
        // Which cards they are the player sees alone: how many they give up is asked.
        GoalCondition::Strength20 => state.may_hold(seat, FEWEST_WITH_20),
        GoalCondition::TenRaiders => state.space.count(Craft::Raider) >= 10,
        GoalCondition::DistanceOne => {
            rule!("XGOAL-6");
            let mut visited = state.destinations.visited.iter();
            // Where the table names no destinations it knows them itself.
            visited.any(|card| card.facts().distance == 1)
                || state.options.modes.destinations == Mode::Table
        }
    }
}

/// Fewest cards that come to a strength of 20: none is stronger than 6 (XGOAL-1).
pub(crate) const FEWEST_WITH_20: u8 = 4;

/// The Personal Goals that a player holds and has not revealed, where Dradis keeps the cards; the player's secret.
#[must_use]
pub fn unrevealed_goals(state: &State, seat: SeatId) -> Vec<LoyaltyCard> {
    let mut cards = state.loyalty.unrevealed(seat);
    cards.retain(|card| card.facts().goal.is_some());
    cards
}

/// Seats in the order in which what belongs to all of them is done: from the active player on.
fn in_order(state: &State) -> Vec<SeatId> {
    let first = state.turn.active.or(state.turn.first).unwrap_or(SeatId(0));
    state.round_from(first).collect()
}

/// Whether the table keeps the Loyalty cards.
fn by_table(state: &State) -> bool {
    state.loyalty.by_hand.is_some()
}

/// Whether somebody stands on the board.
fn on_board(state: &State, seat: SeatId) -> bool {
    !matches!(state.places.of(seat), None | Some(Place::OffBoard))
}

/// The players who have not been revealed as Cylons, by seat number.
fn unrevealed_players(state: &State) -> impl Iterator<Item = SeatId> {
    as_named(state.seats.len())
        .filter(|seat| !state.is_out(*seat))
        .filter(|seat| state.loyalty.standing(*seat) == Standing::Human)
}
