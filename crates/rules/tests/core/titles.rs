//! President and Admiral.

use dradis_rules::checks;
use dradis_rules::options::Options;
use dradis_rules::titles::{Title, first_in_line};
use dradis_rules::{Event, SeatId};

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

/// In every pair of characters the one named earlier must be first in line, wherever they sit.
fn assert_order(title: Title, line: &[&str]) {
    for (rank, earlier) in line.iter().enumerate() {
        for later in &line[rank + 1..] {
            assert_eq!(
                first_in_line(title, &seats(&[earlier, later])),
                Some(SeatId(0))
            );
            assert_eq!(
                first_in_line(title, &seats(&[later, earlier])),
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
    let mut open = seats(&["apollo", "helo"]);
    open[0].character = None;
    assert_eq!(first_in_line(Title::Admiral, &open), Some(SeatId(1)));
    open[1].character = None;
    assert_eq!(first_in_line(Title::Admiral, &open), None);
    assert_eq!(first_in_line(Title::President, &[]), None);
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
    assert_eq!(game.state().titles.president, Some(SeatId(1)));
    assert_eq!(game.state().titles.admiral, Some(SeatId(2)));
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
    let titles = game.state().titles;
    assert_eq!(titles.holder(Title::President), Some(SeatId(0)));
    assert_eq!(titles.holder(Title::Admiral), Some(SeatId(0)));
    assert_eq!(
        game.public().seats[0].titles,
        [Title::President, Title::Admiral]
    );
    assert_eq!(game.public().seats[1].titles, []);
}
