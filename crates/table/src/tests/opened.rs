//! What a phone may ask of the game's rows, and what it hears of its own numbers.

use dradis_facts::SeatId;
use dradis_facts::resources::Resource;
use dradis_facts::turn::Winner;
use dradis_journal::Edition;
use dradis_rules::Command;
use dradis_rules::play::prompt::PromptKind;
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use super::room::{Heard, Room};
use crate::archive::{export, verify};
use crate::wire::ROWS_BYTES;

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

/// The cards are turned up after a game that is longer than one answer.
#[test]
fn after_the_cards_are_turned_up_a_phone_gets_the_whole_game_piece_by_piece() {
    let mut room = Room::new(94);
    room.begin(3);
    let phone = room.pair(SeatId(1));
    room.say_entropy(phone);
    room.choose_characters(3);
    room.deal();
    room.choose(PromptKind::CloseReading, "close-reading");
    for number in 0..60 {
        room.command(Command::ChangeResource {
            resource: Resource::Fuel,
            by: if number % 2 == 0 { -1 } else { 1 },
        });
    }
    let record = |room: &mut Room, happening| room.command(Command::Record { happening });
    let early = record(&mut room, Happening::LoyaltyOpened);
    assert_eq!(early["type"], "rejected", "the game runs");
    assert_eq!(rows(&mut room, phone, 0)["of"], 0);
    let winner = Winner::Humans;
    record(&mut room, Happening::GameDeclared { winner });
    assert_eq!(
        rows(&mut room, phone, 0)["of"],
        0,
        "it is over, and covered"
    );
    let opened = record(&mut room, Happening::LoyaltyOpened);
    assert_eq!(opened["type"], "accepted", "{opened}");

    let mut lines: Vec<String> = Vec::new();
    let mut answers = 0;
    loop {
        let from = u64::try_from(lines.len()).expect("few");
        let answer = rows(&mut room, phone, from);
        let of = usize::try_from(answer["of"].as_u64().expect("a number")).expect("few");
        let given: Vec<String> = serde_json::from_value(answer["lines"].clone()).expect("lines");
        let bytes: usize = given.iter().map(String::len).sum();
        assert!(given.len() == 1 || bytes <= ROWS_BYTES, "{bytes}");
        assert!(!given.is_empty());
        lines.extend(given);
        answers += 1;
        if lines.len() == of {
            break;
        }
    }
    assert!(answers > 1, "{answers}");
    assert_eq!(rows(&mut room, phone, u64::MAX)["lines"], json!([]));

    let path = room.folder.table_path(room.table.id());
    room.close();
    let mut exported = Vec::new();
    export(&path, Edition::Full, &mut exported).expect("an export");
    assert_eq!(
        lines.join("\n") + "\n",
        String::from_utf8(exported).expect("text")
    );
    assert!(verify(&path, None).expect("in order").secrets.is_some());
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
