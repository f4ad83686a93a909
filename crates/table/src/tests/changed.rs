//! The table as everybody hears it: the whole of it once, and from then on what has changed.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::evening::played;
use super::room::{Room, WALL};
use crate::changes::{Hearing, difference, make, text};

/// What the wall was sent, and how long it would have been as whole frames.
fn sizes(room: &Room) -> Vec<(usize, usize)> {
    let sent = room.pages.iter().filter(|page| page.link == WALL);
    sent.zip(&room.wall)
        .map(|(page, whole)| (page.text.len(), whole.to_string().len()))
        .collect()
}

#[test]
#[expect(clippy::print_stdout, reason = "the sizes are what the test is about")]
fn an_evening_is_heard_in_an_eighth_of_the_bytes_of_whole_frames() {
    let mut sizes = sizes(&played(91));
    assert!(sizes.len() > 150, "{} frames", sizes.len());
    let (sent, whole) = sizes.iter().fold((0, 0), |(sent, whole), size| {
        (sent + size.0, whole + size.1)
    });
    sizes.sort_unstable();
    let (median, _) = sizes[sizes.len() / 2];
    println!(
        "{} frames: {sent} bytes of {whole}, {median} the median",
        sizes.len()
    );
    assert!(sent * 8 <= whole, "{sent} bytes of {whole}");
    assert!(median <= 2048, "{median} bytes");
}

#[test]
fn a_screen_that_comes_hears_the_whole_and_then_what_the_others_hear() {
    let mut room = Room::new(3);
    room.begin(4);
    let late = room.another_referee();
    let heard = |room: &Room, link| {
        let page = room.pages.iter().rev().find(|page| page.link == link);
        page.expect("a page").text.clone()
    };
    let first: Value = serde_json::from_str(&heard(&room, late)).expect("JSON");
    assert_eq!(first["type"], "table");
    room.choose_characters(1);
    assert_eq!(heard(&room, late), heard(&room, WALL));
    let then: Value = serde_json::from_str(&heard(&room, late)).expect("JSON");
    assert_eq!(then["type"], "changed");
}

#[test]
fn a_change_of_a_frame_that_was_not_heard_is_told_apart() {
    let table = |number: u64| json!({"type": "table", "number": number, "frame": {"row": 1, "head": "a", "log": []}});
    let changed = |number: u64| {
        json!({"type": "changed", "number": number, "head": "b",
            "change": {"row": [2]}, "log": [{"row": 2}]})
    };
    assert!(
        Hearing::default().hear(changed(1)).is_err(),
        "nothing was heard"
    );
    let mut hearing = Hearing::default();
    hearing.hear(table(4)).expect("a whole frame");
    let now = hearing.hear(changed(5)).expect("the next");
    assert_eq!(
        now["frame"],
        json!({"row": 2, "head": "b", "log": [{"row": 2}]})
    );
    assert!(hearing.hear(changed(7)).is_err(), "one is missing");
    assert!(
        hearing.hear(changed(8)).is_err(),
        "and nothing is made of the next"
    );
    hearing.hear(table(9)).expect("a whole frame");
    assert!(hearing.hear(changed(9)).is_err(), "the same once more");
}

/// Values as frames have them, often alike.
fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0u8..4).prop_map(Value::from),
        "[a-c]{0,3}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map("[a-d]", inner, 0..5)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn a_change_makes_the_one_value_of_the_other(was in values(), is in values()) {
        let mut made = was.clone();
        match difference(&text(&was), &text(&is)) {
            Some(change) => {
                prop_assert!(change.get().len() <= is.to_string().len() + 2);
                let change: Value = serde_json::from_str(change.get()).expect("JSON");
                make(&mut made, &change).expect("a change");
            }
            None => prop_assert_eq!(&was, &is),
        }
        prop_assert_eq!(made, is);
    }
}
