//! People who try to learn by repeating and coming again what they may not know.

use dradis_facts::SeatId;
use dradis_facts::resources::Resource;
use dradis_rules::Command;
use dradis_rules::play::prompt::PromptKind;
use serde_json::json;

use super::play::seated;
use super::room::{Heard, Room};
use crate::wire::TableAsk;

const ANA: SeatId = SeatId(0);

/// Three players with a phone each, in the first turn.
fn playing(seed: u8) -> (Room, Vec<dradis_channel::LinkId>) {
    let mut room = Room::new(seed);
    let phones = seated(&mut room, 3).0;
    room.choose_characters(3);
    room.deal();
    room.choose(PromptKind::CloseReading, "close-reading");
    (room, phones)
}

/// Secrets that a phone was sent, dummies left out.
fn secrets(room: &Room, link: dradis_channel::LinkId) -> Vec<&serde_json::Value> {
    let heard = room.phone(link).heard.iter();
    heard
        .filter_map(|heard| match heard {
            Heard::Secret(secret) => Some(secret),
            Heard::Public(_)
            | Heard::Refused(_)
            | Heard::Dummy
            | Heard::Control(_)
            | Heard::Garbage => None,
        })
        .collect()
}

/// What a phone has said before says nothing a second time, and brings no secret.
#[test]
fn frames_of_before_open_nothing_and_bring_nothing() {
    let (mut room, phones) = playing(71);
    let ana = phones[0];
    room.say(
        ana,
        &json!({"type": "answer", "id": "a", "prompt": "1.1", "option": "read"}),
    );
    let old = room.sent.last().expect("a frame").1.clone();
    let row = room.frame()["row"].clone();
    let before = secrets(&room, ana).len();
    room.send(ana, &old);
    assert!(
        room.ended.iter().any(|(_, link)| *link == ana),
        "the session is over"
    );
    assert_eq!(secrets(&room, ana).len(), before);
    assert_eq!(room.frame()["row"], row, "nothing was done");
    // At another phone's connection it is nothing either.
    room.send(phones[1], &old);
    assert!(room.ended.iter().any(|(_, link)| *link == phones[1]));
    assert_eq!(room.frame()["row"], row);
}

/// A second device, with a key that was copied, is sent no secret while the first is there; when both have used
/// the key, nobody is told anything until the referee has decided.
#[test]
fn a_copied_key_brings_no_secret_and_shows_when_the_phone_returns() {
    let (mut room, phones) = playing(72);
    let ana = phones[0];
    let key = room.phone(ana).resume.clone().expect("a key");
    let copy = room.come_back(&key);
    assert!(secrets(&room, copy).is_empty(), "the seat is in use");
    assert_eq!(room.frame()["devices"][0]["state"], "connected");

    // The phone sleeps, and the copy gets in; the key is another from then on.
    room.lose(ana);
    let copy = room.come_back(&key);
    assert_eq!(room.frame()["devices"][0]["state"], "connected");
    let back = room.come_back(&key);
    assert_eq!(room.frame()["devices"][0]["state"], "contested");
    let (with_copy, with_phone) = (secrets(&room, copy).len(), secrets(&room, back).len());
    room.command(Command::ChangeResource {
        resource: Resource::Food,
        by: -1,
    });
    assert_eq!(
        secrets(&room, back).len(),
        with_phone,
        "the one that returned waits"
    );
    assert_eq!(
        secrets(&room, copy).len(),
        with_copy,
        "and so does the other"
    );
    room.ask(TableAsk::RevokeDevice { seat: ANA });
    assert!(room.phone(copy).closed, "the referee sends the copy away");
}
