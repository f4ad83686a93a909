//! President and Admiral.

use dradis_facts::SeatId;
use dradis_facts::checks;
use dradis_facts::options::Options;
use dradis_facts::titles::Title;
use dradis_rules::play::titles::first_in_line;
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;
use dradis_state::{Event, State};

use crate::game::{Game, seats};

const ADMIRALS: [&str; 10] = [
    "william-adama",
    "saul-tigh",
    "helo",
    "apollo",
    "starbuck",
    "boomer",
    "galen-tyrol",
    "tom-zarek",
    "gaius-baltar",
    "laura-roslin",
];

const PRESIDENTS: [&str; 10] = [
    "laura-roslin",
    "gaius-baltar",
    "tom-zarek",
    "apollo",
    "william-adama",
    "helo",
    "galen-tyrol",
    "boomer",
    "saul-tigh",
    "starbuck",
];

fn at(characters: &[&str]) -> State {
    State {
        seats: seats(characters).into(),
        ..State::default()
    }
}

/// In every pair of characters the one named earlier must be first in line, wherever they sit.
fn assert_order(title: Title, line: &[&str]) {
    for (rank, earlier) in line.iter().enumerate() {
        for later in &line[rank + 1..] {
            assert_eq!(
                first_in_line(title, &at(&[earlier, later])),
                Some(SeatId(0))
            );
            assert_eq!(
                first_in_line(title, &at(&[later, earlier])),
                Some(SeatId(1))
            );
        }
    }
}

#[test]
fn admirals_follow_the_printed_line() {
    checks!("TITLE-SUCC-1", "TITLE-SUCC-5", "DIS-27");
    assert_order(Title::Admiral, &ADMIRALS);
}

#[test]
fn presidents_follow_the_printed_line() {
    checks!("TITLE-SUCC-2", "TITLE-SUCC-5", "DIS-27", "DIS-58");
    assert_order(Title::President, &PRESIDENTS);
}

#[test]
fn nobody_is_in_line_before_a_character_is_chosen() {
    let mut open = at(&["apollo", "helo"]);
    open.seats[0].character = None;
    assert_eq!(first_in_line(Title::Admiral, &open), Some(SeatId(1)));
    open.seats[1].character = None;
    assert_eq!(first_in_line(Title::Admiral, &open), None);
    assert_eq!(first_in_line(Title::President, &State::default()), None);
}

#[test]
fn titles_are_given_when_the_last_character_is_chosen() {
    checks!("SETUP-7");
    let game = Game::of(
        &["galen-tyrol", "tom-zarek", "starbuck"],
        Options::default(),
        SeatId(0),
        1,
    );
    assert_eq!(
        game.state().titles.holder(Title::President),
        Some(SeatId(1))
    );
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(SeatId(2)));
    let (_, events) = game.history.last_done().expect("a step");
    let given: Vec<&Event> = events
        .iter()
        .filter(|event| matches!(event, Event::TitleGiven { .. }))
        .collect();
    assert_eq!(
        given,
        [
            &Event::TitleGiven {
                title: Title::President,
                seat: SeatId(1)
            },
            &Event::TitleGiven {
                title: Title::Admiral,
                seat: SeatId(2)
            },
        ]
    );
}

#[test]
fn one_player_may_hold_both_titles() {
    checks!("SETUP-7", "TITLE-SUCC-8");
    let game = Game::of(
        &["william-adama", "galen-tyrol", "starbuck"],
        Options::default(),
        SeatId(0),
        1,
    );
    let titles = &game.state().titles;
    assert_eq!(titles.holder(Title::President), Some(SeatId(0)));
    assert_eq!(titles.holder(Title::Admiral), Some(SeatId(0)));
    assert_eq!(
        game.public().seats[0].titles,
        [Title::President, Title::Admiral]
    );
    assert_eq!(game.public().seats[1].titles, []);
}

/// Who gets the title when this seat is revealed.
fn after_reveal(characters: &[&str], title: Title, seat: u8, brig: &[u8]) -> Option<SeatId> {
    let mut game = Game::standing(characters);
    let seat = SeatId(seat);
    if game.state().titles.holder(title) != Some(seat) {
        game.corrected(Correction::Title { title, seat });
    }
    for prisoner in brig {
        game.put(*prisoner, "brig");
    }
    game.happens(Happening::CylonRevealed {
        seat,
        sympathizer: false,
    });
    game.state().titles.holder(title)
}

#[test]
fn the_next_admiral_is_no_cylon_and_free_unless_all_are_jailed() {
    checks!("TITLE-SUCC-3", "TITLE-SUCC-6", "EX-16");
    let table = ["apollo", "william-adama", "starbuck", "helo"];
    let admiral = |brig: &[u8]| after_reveal(&table, Title::Admiral, 0, brig);
    assert_eq!(admiral(&[]), Some(SeatId(1)));
    assert_eq!(
        admiral(&[1]),
        Some(SeatId(3)),
        "Helo stands before Starbuck"
    );
    assert_eq!(admiral(&[1, 3]), Some(SeatId(2)));
    assert_eq!(
        admiral(&[1, 2, 3]),
        Some(SeatId(1)),
        "the highest of the jailed"
    );
}

#[test]
fn the_next_president_may_be_jailed() {
    checks!("TITLE-SUCC-3", "TITLE-SUCC-7", "OPEN-39", "EX-17");
    let table = ["apollo", "gaius-baltar", "tom-zarek", "william-adama"];
    let president = |brig: &[u8]| after_reveal(&table, Title::President, 0, brig);
    assert_eq!(president(&[]), Some(SeatId(1)));
    assert_eq!(president(&[1]), Some(SeatId(1)));
    let table = ["apollo", "tom-zarek", "starbuck", "william-adama"];
    assert_eq!(
        after_reveal(&table, Title::President, 0, &[]),
        Some(SeatId(1))
    );
    let table = ["apollo", "galen-tyrol", "starbuck", "william-adama"];
    assert_eq!(
        after_reveal(&table, Title::President, 0, &[]),
        Some(SeatId(3))
    );
}

#[test]
fn a_revealed_cylon_is_passed_over_and_the_last_one_keeps_the_card() {
    checks!("TITLE-SUCC-3");
    let mut game = Game::running(&["william-adama", "laura-roslin", "apollo", "galen-tyrol"]);
    let reveal = |game: &mut Game, seat| {
        game.happens(Happening::CylonRevealed {
            seat: SeatId(seat),
            sympathizer: true,
        });
    };
    reveal(&mut game, 2);
    reveal(&mut game, 3);
    reveal(&mut game, 0);
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(SeatId(1)));
    reveal(&mut game, 1);
    assert_eq!(
        game.state().titles.holder(Title::Admiral),
        Some(SeatId(1)),
        "nobody is left"
    );
}
