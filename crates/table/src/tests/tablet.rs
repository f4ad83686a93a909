//! The referee's second screen: a tablet on the table's Wi-Fi, sealed like a phone and heard like the
//! window.

use dradis_channel::{Control, Goodbye, Refusal};
use dradis_facts::{SeatId, checks};
use serde_json::{Value, json};

use super::room::{Heard, Lane, Room};
use crate::sealed::HERE_LEN;
use crate::wire::{TableAsk, TabletAsk};

fn tablet(ask: TabletAsk) -> TableAsk {
    TableAsk::Tablet { ask }
}

fn lose_fuel(id: &str) -> Value {
    json!({
        "type": "command",
        "id": id,
        "command": {"type": "change-resource", "resource": "fuel", "by": -1},
    })
}

#[test]
fn window_and_tablet_stay_in_step_and_the_log_says_who_tapped_what() {
    let mut room = Room::new(110);
    room.begin(3);
    let link = room.pair_tablet();
    assert_eq!(room.frame()["tablet"], "connected");
    assert_eq!(room.phone(link).table(), Some(room.frame()));

    room.say_openly(link, &lose_fuel("a"));
    let reply = room.phone(link).reply().expect("an answer");
    assert_eq!(reply["outcome"]["type"], "accepted");
    assert_eq!(room.table.state().resources.fuel, 7);
    assert_eq!(room.phone(link).table(), Some(room.frame()));
    assert_eq!(room.wall.last().expect("a frame")["frame"], *room.frame());
    let entry = room.frame()["log"]
        .as_array()
        .expect("a log")
        .last()
        .cloned();
    let by_tablet = json!({"type": "referee", "screen": "tablet"});
    assert_eq!(entry.expect("an entry")["actor"], by_tablet);

    let step = room.frame()["undo"]["step"].as_u64().expect("a step");
    assert_eq!(room.undo(step)["type"], "accepted", "at the window");
    let log = room.frame()["log"].as_array().expect("a log").clone();
    let [.., done, undone] = &log[..] else {
        panic!("two entries")
    };
    assert_eq!(done["actor"], by_tablet);
    assert_eq!(undone["actor"], json!({"type": "referee"}), "as ever");
    assert_eq!(room.phone(link).table(), Some(room.frame()));
    room.restart();
    assert_eq!(room.frame()["log"], json!(log));
}

#[test]
fn the_same_id_at_the_window_and_on_the_tablet_is_two_commands() {
    let mut room = Room::new(111);
    room.begin(3);
    let link = room.pair_tablet();
    room.say_openly(link, &lose_fuel("same"));
    room.say_openly(link, &lose_fuel("same"));
    assert_eq!(room.table.state().resources.fuel, 7, "a repeat is harmless");
    room.ask(serde_json::from_value(lose_fuel("same")).expect("an ask"));
    assert_eq!(room.table.state().resources.fuel, 6);
}

#[test]
fn before_same_the_tablet_hears_nothing_of_the_table_and_is_not_heard() {
    let mut room = Room::new(112);
    room.begin(3);
    let link = room.scan_tablet();
    assert_eq!(room.frame()["tablet"], "comparing");
    let comparing = &room.referee.last().expect("a word");
    assert_eq!(comparing["type"], "table");
    room.say_openly(link, &lose_fuel("early"));
    assert_eq!(room.table.state().resources.fuel, 8);
    let quiet = |heard: &Heard| matches!(heard, Heard::Control(Control::ResumeKey { .. }));
    assert!(room.phone(link).heard.iter().all(quiet));

    room.ask(tablet(TabletAsk::Different));
    assert_eq!(room.phone(link).said_goodbye(), Some(Goodbye::Different));
    assert!(room.phone(link).closed);
    assert_eq!(room.frame()["tablet"], "none");
}

#[test]
fn the_tablet_comes_back_by_its_key_until_it_is_sent_away() {
    let mut room = Room::new(113);
    room.begin(3);
    let link = room.pair_tablet();
    let key = room.phone(link).resume.clone().expect("a key");
    room.lose(link);
    assert_eq!(room.frame()["tablet"], "away");
    let link = room.tablet_comes_back(&key);
    assert_eq!(room.frame()["tablet"], "connected");
    let key = room.phone(link).resume.clone().expect("a key");
    room.restart();
    let link = room.tablet_comes_back(&key);
    assert_eq!(
        room.phone(link).table(),
        Some(room.frame()),
        "also after a restart"
    );
    assert_eq!(room.frame()["paused"], true);
    room.say_openly(link, &json!({"type": "resume"}));
    assert_eq!(room.frame()["paused"], false);

    let key = room.phone(link).resume.clone().expect("a key");
    room.ask(tablet(TabletAsk::Revoke));
    assert_eq!(room.phone(link).said_goodbye(), Some(Goodbye::Revoked));
    assert_eq!(room.frame()["tablet"], "none");
    let link = room.tablet_comes_back(&key);
    assert_eq!(room.phone(link).said_goodbye(), Some(Goodbye::Revoked));
    room.say_openly(link, &lose_fuel("late"));
    assert_eq!(room.table.state().resources.fuel, 8);
}

#[test]
fn a_second_tablet_waits_while_the_first_is_there() {
    let mut room = Room::new(114);
    room.begin(3);
    room.pair_tablet();
    let second = room.scan_tablet();
    assert_eq!(
        room.phone(second).heard,
        [Heard::Refused(Refusal::SeatInUse)]
    );
    assert_eq!(room.frame()["tablet"], "connected");
}

#[test]
fn a_phone_and_the_tablet_cannot_take_each_others_place() {
    let mut room = Room::new(115);
    room.begin(3);
    room.ask(tablet(TabletAsk::Offer));
    let code = room.codes[&crate::seats::Holder::Tablet].clone();
    let phone = room.scan_code(&code);
    assert_eq!(
        room.phone(phone).heard,
        [Heard::Refused(Refusal::HandshakeFailed)],
        "the role is part of the prologue"
    );
}

#[test]
fn a_code_shown_on_the_tablet_travels_sealed_and_only_the_screens_see_it() {
    let mut room = Room::new(116);
    room.begin(3);
    let phone = room.pair(SeatId(0));
    let link = room.pair_tablet();
    room.say_openly(link, &json!({"type": "offer-pairing", "seat": 1}));
    let sheet = room.phone(link).word("pairing").expect("a sheet");
    let code = &room.codes[&crate::seats::Holder::Seat(SeatId(1))];
    let address = sheet["sheet"]["address"].as_str().expect("an address");
    assert!(address.ends_with(code.as_str()));
    assert_eq!(
        room.referee
            .iter()
            .rfind(|word| word["type"] == "pairing")
            .expect("the window's")["seat"],
        1
    );
    assert_eq!(room.phone(phone).word("pairing"), None);
    let key = code.rsplit('.').next().expect("three parts");
    let travelled = |bytes: &[u8]| String::from_utf8_lossy(bytes).contains(key);
    assert!(
        !room
            .captured
            .iter()
            .any(|captured| travelled(&captured.bytes))
    );

    // What follows is in order: nothing was sealed twice or out of turn.
    room.say_openly(link, &lose_fuel("on"));
    assert_eq!(room.phone(link).table(), Some(room.frame()));
    assert!(!room.phone(link).heard.contains(&Heard::Garbage));
}

#[test]
fn the_tablet_is_told_no_seats_secret_but_that_of_the_player_who_holds_it() {
    checks!("SECRET-18");
    let mut room = Room::new(117);
    room.begin(3);
    let phone = room.pair(SeatId(0));
    let link = room.pair_tablet();
    room.choose_characters(3);
    room.deal();
    let lanes = |room: &Room, lane| {
        let of_tablet = room
            .captured
            .iter()
            .filter(|captured| captured.link == link);
        of_tablet.filter(|captured| captured.lane == lane).count()
    };
    assert_eq!(lanes(&room, Lane::Secret), 0);
    assert!(room.phone(phone).secret().is_some());
    assert_eq!(room.phone(link).word("here"), None);

    let mut sizes = Vec::new();
    for seat in [1, 2] {
        let before = room.captured.len();
        room.say_openly(link, &json!({"type": "show-here", "seat": seat}));
        let here = &room.phone(link).word("here").expect("cards")["here"];
        assert_eq!(here["seat"], seat);
        assert!(here["secret"]["held"].is_array());
        let frame = room.captured[before..].iter().find(|captured| {
            matches!(&captured.heard, Some(Heard::Public(word)) if word["type"] == "here")
        });
        sizes.push(frame.expect("a frame").bytes.len());
    }
    assert_eq!(sizes[0], sizes[1], "whatever the cards are");
    assert!(sizes[0] > HERE_LEN);
    assert!(
        room.referee.iter().all(|word| word["type"] != "here"),
        "not at the window"
    );
    room.ask(TableAsk::Pause);
    let here = &room.phone(link).word("here").expect("a word")["here"];
    assert_eq!(here["secret"], Value::Null, "a break covers it");
}

#[test]
fn what_the_tablet_says_without_sense_is_answered_in_words() {
    let mut room = Room::new(118);
    room.begin(3);
    let link = room.pair_tablet();
    for nonsense in [json!({"type": "leave-table"}), json!(["?"])] {
        room.say_openly(link, &nonsense);
        let trouble = room.phone(link).word("trouble").expect("an answer");
        assert_eq!(trouble["line"]["id"], "trouble-not-understood");
    }
    let long = json!({"type": "read-log", "before": 3, "padding": "x".repeat(200_000)});
    room.say_openly(link, &long);
    assert_eq!(
        room.phone(link).word("log").expect("entries")["entries"][0]["row"],
        2
    );
}
