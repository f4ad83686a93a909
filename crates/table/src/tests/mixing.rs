//! Every phone commits before any shows its own; who withholds voids the round, and everybody sees it.

use std::time::Duration;

use dradis_channel::LinkId;
use dradis_facts::SeatId;
use dradis_facts::chance::Stream;
use dradis_facts::resources::Resource;
use dradis_rules::Command;
use dradis_rules::play::prompt::PromptKind;
use serde_json::{Value, json};

use super::room::{Heard, Room};
use crate::archive::verify;
use crate::fairness::Stage;
use crate::wire::TableAsk;

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);

/// Three players just before the deal, all with phones that have committed.
fn seated(seed: u8) -> (Room, [LinkId; 3]) {
    let mut room = Room::new(seed);
    room.begin(3);
    room.choose_characters(3);
    let phones = [ANA, BEN, CEM].map(|seat| {
        let phone = room.pair(seat);
        room.say_entropy(phone);
        phone
    });
    (room, phones)
}

fn replies(room: &Room) -> usize {
    let replies = room.referee.iter().filter(|word| word["type"] == "reply");
    replies.count()
}

fn mixed(room: &Room, stream: Stream) -> Vec<SeatId> {
    let opening = room.table.fairness().opening();
    opening.opened[&stream].iter().copied().collect()
}

#[test]
fn all_phones_show_their_numbers_for_one_tap_and_no_time() {
    let (mut room, phones) = seated(201);
    let before = replies(&room);
    room.deal();
    assert_eq!(replies(&room), before + 1, "one tap, one answer");
    assert_eq!(mixed(&room, Stream::Loyalty), [ANA, BEN, CEM]);
    assert_eq!(room.frame()["mix"]["stage"]["type"], "mixed");
    // Each saw, before anything was dealt, what all had committed to and then shown.
    for phone in phones {
        let heard = &room.phone(phone).heard;
        let complete = heard.iter().position(|heard| {
            let Heard::Public(word) = heard else {
                return false;
            };
            let seats = word["frame"]["mix"]["stage"]["seats"].as_array();
            let shown = |seat: &Value| seat["entropy"].is_string();
            seats.is_some_and(|seats| seats.len() == 3 && seats.iter().all(shown))
        });
        let dealt = heard
            .iter()
            .position(|heard| matches!(heard, Heard::Secret(_)));
        assert!(
            complete.is_some() && complete < dealt,
            "{complete:?} {dealt:?}"
        );
    }
    let path = room.folder.table_path(room.table.id());
    room.close();
    let secrets = verify(&path, None).expect("in order").secrets;
    let secrets = secrets.expect("a journal has them");
    assert_eq!((secrets.phones, secrets.void), (3, 0));
}

#[test]
fn who_withholds_voids_the_round_and_is_named_on_every_screen() {
    let (mut room, phones) = seated(202);
    room.withhold(phones[1], true);
    room.deal_in_vain();
    assert!(!room.table.state().loyalty.dealt);
    let kind = json!({"type": "round-void", "round": 1, "seats": [1]});
    let void = json!([{"round": 1, "seats": [1]}]);
    let named = |frame: &Value| {
        let log = frame["log"].as_array().expect("a log");
        frame["mix"]["void"] == void && log.iter().any(|entry| entry["kind"] == kind)
    };
    assert!(named(room.frame()), "the referee");
    let wall = room.wall.iter().rev().find(|word| word["type"] == "table");
    assert!(named(&wall.expect("a frame")["frame"]), "the wall");
    for phone in phones {
        assert!(
            named(room.phone(phone).table().expect("a frame")),
            "a phone"
        );
    }

    // All have committed anew by themselves; the dead phone is left out.
    assert_eq!(room.frame()["mix"]["round"], 2);
    let committed = |seat| room.table.fairness().has_committed(seat);
    assert!([ANA, BEN, CEM].into_iter().all(committed));
    room.lose(phones[1]);
    room.deal();
    assert_eq!(mixed(&room, Stream::Loyalty), [ANA, CEM]);
    let without = json!({"type": "mixed", "seats": [0, 2], "without": [1]});
    let log = room.frame()["log"].as_array().expect("a log").clone();
    assert!(log.iter().any(|entry| entry["kind"] == without), "{log:?}");
    // The log says the same when the file is opened again.
    room.restart();
    let again = room.frame()["log"].as_array().expect("a log").clone();
    assert!(log.iter().all(|entry| again.contains(entry)));
    let path = room.folder.table_path(room.table.id());
    room.close();
    let secrets = verify(&path, None).expect("in order").secrets;
    let secrets = secrets.expect("a journal has them");
    assert_eq!((secrets.phones, secrets.void), (2, 1));
}

#[test]
fn nothing_else_is_done_while_the_phones_show_their_numbers() {
    let (mut room, phones) = seated(203);
    room.withhold(phones[0], true);
    room.choose(PromptKind::DealLoyalty, "deal");
    let outcome = room.command(Command::ChangeResource {
        resource: Resource::Fuel,
        by: -1,
    });
    assert_eq!(outcome["line"]["id"], "trouble-mixing", "{outcome}");
    let step = room.frame()["undo"]["step"].as_u64().expect("a step");
    assert_eq!(room.undo(step)["line"]["id"], "trouble-mixing");
    room.pass(Duration::from_secs(6));
    assert_eq!(room.undo(step)["type"], "accepted", "the round is over");
}

/// A host that was stopped in a round: the phones that come back show their numbers, or what is done instead voids
/// the round. What it knows by then it can use for nothing but the draw that it was shown for.
#[test]
fn a_round_that_the_host_did_not_survive_goes_on_or_is_void() {
    for deals in [true, false] {
        let (mut room, phones) = seated(204);
        room.withhold(phones[2], true);
        room.choose(PromptKind::DealLoyalty, "deal");
        let keys = phones.map(|phone| room.phone(phone).resume.clone().expect("a key"));
        room.restart();
        let frame = room.frame().clone();
        assert_eq!(frame["mix"]["stage"]["type"], "called");
        for key in &keys {
            room.come_back(key);
        }
        // A game from its file waits for the referee.
        room.ask(TableAsk::Resume);
        assert!(
            room.table.fairness().is_complete(),
            "the last has shown its own"
        );
        if deals {
            room.deal();
            assert_eq!(mixed(&room, Stream::Loyalty), [ANA, BEN, CEM]);
        } else {
            let step = frame["undo"]["step"].as_u64().expect("a step");
            assert_eq!(room.undo(step)["type"], "accepted");
            let void = json!([{"round": 1, "seats": []}]);
            assert_eq!(room.frame()["mix"]["void"], void, "the table did not go on");
        }
        let path = room.folder.table_path(room.table.id());
        room.close();
        verify(&path, None).expect("in order");
    }
}

#[test]
fn a_phone_that_is_away_or_late_has_no_part_and_holds_nobody_up() {
    let (mut room, phones) = seated(205);
    room.lose(phones[0]);
    room.deal();
    assert_eq!(mixed(&room, Stream::Loyalty), [BEN, CEM]);
    let key = room.phone(phones[0]).resume.clone().expect("a key");
    let ana = room.come_back(&key);
    let bytes = "11".repeat(32);
    room.say(
        ana,
        &json!({"type": "entropy-commit", "round": 1, "commitment": bytes}),
    );
    room.say(ana, &json!({"type": "entropy", "round": 1, "bytes": bytes}));
    let called: Vec<SeatId> = room
        .table
        .fairness()
        .called()
        .map(|(seat, _, _)| seat)
        .collect();
    assert_eq!(called, [BEN, CEM]);
    assert_eq!(room.table.fairness().stage(), Stage::Mixed);
}

#[test]
fn another_phone_of_a_seat_commits_for_itself() {
    let (mut room, phones) = seated(206);
    room.lose(phones[1]);
    let ben = room.pair(BEN);
    assert!(
        !room.table.fairness().has_committed(BEN),
        "nobody can show that"
    );
    room.deal();
    assert_eq!(mixed(&room, Stream::Loyalty), [ANA, CEM]);
    assert!(room.phone(ben).secret().is_some());
}
