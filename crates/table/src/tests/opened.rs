//! What a phone may ask of the game's rows, and what it hears of its own numbers.

use dradis_rules::SeatId;
use serde_json::{Value, json};

use super::room::{Heard, Room};

/// Asks for rows from a line on and gives back the answer.
fn rows(room: &mut Room, phone: dradis_channel::LinkId, from: u64) -> Value {
    room.say(phone, &json!({"type": "rows", "from": from}));
    let answer = room.phone(phone).word("rows");
    answer.expect("an answer").clone()
}

#[test]
fn before_the_cards_are_turned_up_no_row_leaves_the_table() {
    let mut room = Room::new(91);
    room.begin(3);
    let phone = room.pair(SeatId(1));
    let refused = |from: u64| json!({"type": "rows", "from": from, "of": 0, "lines": []});
    assert_eq!(rows(&mut room, phone, 0), refused(0));
    room.say_entropy(phone);
    room.choose_characters(3);
    room.deal();
    for from in [0, 1, 5, u64::MAX] {
        assert_eq!(rows(&mut room, phone, from), refused(from));
    }
}

#[test]
fn a_tablet_and_a_phone_that_is_not_confirmed_hear_nothing_of_rows() {
    let mut room = Room::new(92);
    room.begin(3);
    let tablet = room.pair_tablet();
    room.say_openly(tablet, &json!({"type": "rows", "from": 0}));
    assert_eq!(room.phone(tablet).word("rows"), None);
    let stranger = room.scan(SeatId(0));
    room.say(stranger, &json!({"type": "rows", "from": 0}));
    assert_eq!(room.phone(stranger).word("rows"), None);
}

#[test]
fn a_phone_hears_which_row_holds_its_numbers_and_nobody_else_does() {
    let mut room = Room::new(93);
    room.begin(3);
    let [ana, ben] = [0, 1].map(|seat| room.pair(SeatId(seat)));
    room.say_entropy(ben);
    let kept = room.phone(ben).word("entropy-kept").expect("at once")["row"].clone();
    assert_eq!(kept, room.frame()["row"]);
    assert_eq!(room.phone(ana).word("entropy-kept"), None);
    let heard = |room: &Room| {
        let words = room.phone(ben).heard.iter();
        let kept = words
            .filter(|heard| matches!(heard, Heard::Public(word) if word["type"] == "entropy-kept"));
        kept.count()
    };
    assert_eq!(heard(&room), 1);
    room.say_entropy(ben);
    assert_eq!(heard(&room), 1, "the first stays, and was named");
}
