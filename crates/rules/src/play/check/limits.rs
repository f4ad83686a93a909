//! How many cards a player may add to a check.

use dradis_facts::check::Adding;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::turn::TurnStep;
use dradis_state::loyalty::Standing;
use dradis_state::state::State;
use dradis_state::turn::{in_brig, in_the_brig_itself};

/// Cards of an infiltrating Cylon Leader (XINF-7).
const INFILTRATING: u8 = 2;

/// The most cards a player may add (CHECK-5, CHECK-6, XCHECK-2). What an ability says more is in [`may_add`].
pub(crate) fn most(state: &State, seat: SeatId) -> u8 {
    may_add(state, seat).into_iter().max().unwrap_or(0)
}

/// The most cards that the place of the character, and how the player stands, allow; their hand and what their sheet
/// says of the check do not count.
pub(crate) fn limit(state: &State, seat: SeatId) -> u8 {
    rule!("XCHECK-2");
    of_place(state, seat).min(of_standing(state, seat))
}

/// The numbers of cards a player may add, none first.
pub(crate) fn may_add(state: &State, seat: SeatId) -> Vec<u8> {
    let limit = limit(state, seat);
    let (mut limit, mut never_one) = (limit.min(state.hands.of(seat)), false);
    for adding in of_sheet(state, seat) {
        match adding {
            Adding::AtMost(cards) => limit = limit.min(cards),
            Adding::NeverOne => {
                rule!("CLAR-59");
                never_one = !in_brig(state, seat);
            }
            Adding::OwnActionsOnly => {
                let others = state.turn.active.is_some_and(|active| active != seat);
                if others && state.turn.step == TurnStep::Action {
                    limit = 0;
                }
            }
            // It is in the limit of who stands as a Cylon player.
            Adding::Cylon { .. } => {}
        }
    }
    (0..=limit)
        .filter(|cards| !never_one || *cards != 1)
        .collect()
}

/// What the place of the character allows.
fn of_place(state: &State, seat: SeatId) -> u8 {
    if in_the_brig_itself(state, seat) {
        rule!("CHECK-5");
        rule!("CHECK-LOC-4");
        return 1;
    }
    match state.places.of(seat) {
        Some(Place::Location { location }) => location.facts().most_in_checks.unwrap_or(u8::MAX),
        Some(Place::Viper { .. } | Place::OffBoard) | None => u8::MAX,
    }
}

/// What being a revealed Cylon or a Cylon Leader allows.
fn of_standing(state: &State, seat: SeatId) -> u8 {
    let calculated = of_sheet(state, seat).find_map(|adding| match adding {
        Adding::Cylon {
            cards,
            infiltrating,
        } => {
            rule!("CLAR-64");
            Some((cards, infiltrating))
        }
        Adding::AtMost(_) | Adding::NeverOne | Adding::OwnActionsOnly => None,
    });
    match state.loyalty.standing(seat) {
        Standing::Human => u8::MAX,
        Standing::Cylon => {
            rule!("CHECK-6");
            rule!("CYPLAYER-4");
            rule!("XCY-3");
            1
        }
        Standing::Leader {
            infiltrating: false,
        } => calculated.map_or(1, |(cards, _)| cards),
        Standing::Leader { infiltrating: true } => {
            rule!("XINF-7");
            calculated.map_or(INFILTRATING, |(_, cards)| cards)
        }
    }
}

/// What the character sheet says. That of a revealed Cylon says nothing any more (CYPLAYER-1), that of a Cylon Leader
/// always does.
fn of_sheet(state: &State, seat: SeatId) -> impl Iterator<Item = Adding> {
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    let character = character.filter(|_| state.loyalty.standing(seat) != Standing::Cylon);
    let abilities = character.map_or(&[][..], |character| &character.facts().abilities);
    abilities.iter().filter_map(|ability| ability.adding())
}

#[cfg(test)]
mod tests {
    use dradis_facts::checks;
    use dradis_facts::content::{CharacterId, LocationId};
    use dradis_state::loyalty::Leader;
    use dradis_state::seat::Seat;

    use super::*;

    fn state(character: &str, standing: Standing, place: &str) -> State {
        let mut state = State::default();
        let seat = SeatId(0);
        *state.seats = vec![Seat {
            name: "Ada".to_owned(),
            character: CharacterId::find(character),
            empty: false,
        }];
        state.order = vec![seat];
        state.hands.set(seat, 5);
        let location = LocationId::find(place).expect("a location");
        state.places.put(seat, Place::Location { location });
        state.turn.active = Some(SeatId(1));
        state.turn.step = TurnStep::Crisis;
        match standing {
            Standing::Human => {}
            Standing::Cylon => {
                state.loyalty.revealed.insert(seat);
            }
            Standing::Leader { infiltrating } => {
                state.loyalty.leader = Some(Leader { seat, infiltrating });
            }
        }
        state
    }

    #[test]
    fn standing_place_and_sheet_say_how_many_cards() {
        checks!(
            "XCHECK-2", "XINF-7", "XCY-3", "CHECK-5", "CLAR-59", "CLAR-64", "NC-12"
        );
        let leader = |infiltrating| Standing::Leader { infiltrating };
        let all: &[u8] = &[0, 1, 2, 3, 4, 5];
        let rows: &[(&str, Standing, &str, &[u8])] = &[
            ("dee", Standing::Human, "command", all),
            ("dee", Standing::Human, "brig", &[0, 1]),
            ("dee", Standing::Cylon, "caprica", &[0, 1]),
            ("cavil", leader(false), "caprica", &[0, 1]),
            ("cavil", leader(true), "command", &[0, 1, 2]),
            ("cavil", leader(true), "brig", &[0, 1]),
            ("simon-oneill", leader(false), "caprica", &[0, 1, 2]),
            ("simon-oneill", leader(true), "command", &[0, 1, 2, 3]),
            ("simon-oneill", leader(true), "brig", &[0, 1]),
            ("felix-gaeta", Standing::Human, "command", &[0, 1, 2, 3]),
            ("felix-gaeta", Standing::Human, "brig", &[0, 1]),
            ("felix-gaeta", Standing::Cylon, "caprica", &[0, 1]),
            ("cally-tyrol", Standing::Human, "command", &[0, 2, 3, 4, 5]),
            ("cally-tyrol", Standing::Human, "brig", &[0, 1]),
            ("cally-tyrol", Standing::Human, "detention", &[0, 1, 2]),
            ("cally-tyrol", Standing::Cylon, "caprica", &[0, 1]),
            ("aaron-doral", leader(true), "command", &[0, 1, 2]),
            ("aaron-doral", leader(false), "caprica", &[0, 1]),
        ];
        for (character, standing, place, may) in rows {
            let state = state(character, *standing, place);
            let asked = may_add(&state, SeatId(0));
            assert_eq!(asked, *may, "{character} {standing:?} {place}");
            assert_eq!(Some(&most(&state, SeatId(0))), may.last(), "{character}");
        }
    }

    #[test]
    fn vanity_adds_nothing_in_the_action_step_of_another_player() {
        let mut state = state(
            "aaron-doral",
            Standing::Leader { infiltrating: true },
            "command",
        );
        for (step, active, most_of) in [
            (TurnStep::Crisis, 1, 2),
            (TurnStep::Action, 1, 0),
            (TurnStep::Action, 0, 2),
        ] {
            state.turn.step = step;
            state.turn.active = Some(SeatId(active));
            assert_eq!(most(&state, SeatId(0)), most_of, "{step:?} of {active}");
        }
    }

    #[test]
    fn cally_adds_no_single_card_of_a_hand_of_one() {
        let mut state = state("cally-tyrol", Standing::Human, "command");
        state.hands.set(SeatId(0), 1);
        assert_eq!(may_add(&state, SeatId(0)), [0]);
    }
}
