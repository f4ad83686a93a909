//! Phones that were scanned for the wrong seat change places.

use dradis_channel::{Control, Goodbye, LinkId, Refusal};
use dradis_facts::SeatId;
use serde_json::{Value, json};

use super::room::{Heard, Room};
use crate::seats::Holder;
use crate::wire::TableAsk;

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);

fn device(room: &Room, seat: SeatId) -> &Value {
    &room.frame()["devices"][seat.index()]["state"]
}

fn swap(room: &mut Room, one: SeatId, other: SeatId) {
    room.ask(TableAsk::SwapDevices { one, other });
}

fn trouble(room: &Room) -> Option<&Value> {
    let word = room.referee.last()?;
    (word["type"] == "trouble").then(|| &word["line"]["id"])
}

/// The number that came with the newest key.
fn number(room: &Room, link: LinkId) -> u8 {
    let mut numbers = room.phone(link).heard.iter().filter_map(|heard| {
        if let Heard::Control(Control::ResumeKey { number, key: _ }) = heard {
            Some(*number)
        } else {
            None
        }
    });
    numbers.next_back().expect("a key")
}

#[test]
fn two_connected_phones_keep_their_connections_and_learn_their_seats() {
    let mut room = Room::new(80);
    room.begin(3);
    room.choose_characters(3);
    let (first, second) = (room.pair(ANA), room.pair(BEN));
    swap(&mut room, ANA, BEN);
    assert_eq!((number(&room, first), number(&room, second)), (1, 0));
    assert!(!room.phone(first).closed && !room.phone(second).closed);
    assert_eq!(
        (device(&room, ANA), device(&room, BEN)),
        (&json!("connected"), &json!("connected"))
    );
    room.deal();
    for (link, seat) in [(first, 1), (second, 0)] {
        let secret = room.phone(link).secret().expect("cards");
        assert_eq!(secret["secret"]["seat"], seat);
    }
    for (link, foreign) in [(first, 0), (second, 1)] {
        assert!(
            !room.phone(link).heard.iter().any(
                |heard| matches!(heard, Heard::Secret(word) if word["secret"]["seat"] == foreign)
            ),
            "a phone hears of its new seat alone"
        );
    }
}

#[test]
fn a_phone_answers_for_its_new_seat() {
    let mut room = Room::new(81);
    room.begin(3);
    let (first, second) = (room.pair(ANA), room.pair(BEN));
    swap(&mut room, BEN, ANA);
    let prompt = room.frame()["view"]["prompts"][0]["id"].clone();
    let word = |id: &str| json!({"type": "answer", "id": id, "prompt": prompt, "option": "character:boomer"});
    room.say(first, &word("one"));
    assert_eq!(room.frame()["view"]["seats"][0]["character"], Value::Null);
    room.say(second, &word("two"));
    assert_eq!(room.frame()["view"]["seats"][0]["character"], "boomer");
}

#[test]
fn a_phone_that_is_away_comes_back_to_its_new_seat_also_after_a_restart() {
    let mut room = Room::new(82);
    room.begin(3);
    let (first, second) = (room.pair(ANA), room.pair(BEN));
    let key = room.phone(first).resume.clone().expect("a key");
    room.lose(first);
    swap(&mut room, ANA, BEN);
    assert_eq!(
        (device(&room, ANA), device(&room, BEN)),
        (&json!("connected"), &json!("away"))
    );
    room.restart();
    let again = room.come_back(&key);
    assert_eq!(number(&room, again), 1);
    let other = room.phone(second).resume.clone().expect("a key");
    let other = room.come_back(&other);
    assert_eq!(number(&room, other), 0);
}

#[test]
fn a_phone_changes_to_a_seat_without_one() {
    let mut room = Room::new(83);
    room.begin(3);
    let phone = room.pair(ANA);
    swap(&mut room, ANA, CEM);
    assert_eq!(
        (device(&room, ANA), device(&room, CEM)),
        (&json!("none"), &json!("connected"))
    );
    assert_eq!(number(&room, phone), 2);
    room.pair(ANA);
    assert_eq!(device(&room, ANA), "connected");
}

#[test]
fn what_is_under_way_at_the_seats_ends() {
    let mut room = Room::new(84);
    room.begin(3);
    let phone = room.pair(ANA);
    let compared = room.scan(BEN);
    room.ask(TableAsk::OfferPairing { seat: ANA });
    let code = room.codes[&Holder::Seat(ANA)].clone();
    swap(&mut room, ANA, BEN);
    assert_eq!(room.phone(compared).said_goodbye(), Some(Goodbye::Revoked));
    assert_eq!(device(&room, BEN), "connected");
    let late = room.scan_code(&code);
    assert_eq!(
        room.phone(late).heard,
        [Heard::Refused(Refusal::ExpiredCode)]
    );
    assert!(!room.phone(phone).closed);
}

#[test]
fn phones_that_change_places_commit_for_their_new_seats() {
    let mut room = Room::new(85);
    room.begin(3);
    let (first, second) = (room.pair(ANA), room.pair(BEN));
    room.say_entropy(first);
    swap(&mut room, ANA, BEN);
    let asked = |link: LinkId| {
        let heard = room.phone(link).heard.iter();
        heard
            .filter(|heard| matches!(heard, Heard::Public(word) if word["type"] == "commitments"))
            .count()
    };
    assert_eq!((asked(first), asked(second)), (2, 2), "each for its seat");
    let fairness = room.table.fairness();
    assert!(!fairness.has_committed(ANA), "its phone sits elsewhere now");
    assert!(
        fairness.has_committed(BEN),
        "for which its phone has said it anew"
    );
    room.say_entropy(second);
    room.choose_characters(3);
    room.deal();
    let mixed = room.table.fairness().opening().entropy;
    assert_eq!(mixed.keys().collect::<Vec<_>>(), [&ANA, &BEN]);
}

#[test]
fn there_is_no_swap_after_the_deal_nor_with_a_seat_that_is_not_there() {
    let mut room = Room::new(86);
    room.begin(3);
    room.choose_characters(3);
    let first = room.pair(ANA);
    for other in [ANA, SeatId(3), SeatId(7), SeatId(200)] {
        swap(&mut room, ANA, other);
        assert_eq!(trouble(&room), Some(&json!("trouble-pairing")));
    }
    room.deal();
    swap(&mut room, ANA, BEN);
    assert_eq!(trouble(&room), Some(&json!("trouble-swap-dealt")));
    assert_eq!(device(&room, ANA), "connected");
    assert_eq!(number(&room, first), 0);
}

#[test]
fn a_swap_that_cannot_be_kept_has_not_happened() {
    let mut room = Room::new(87);
    room.begin(3);
    let (first, second) = (room.pair(ANA), room.pair(BEN));
    room.table.fill_disk(BEN);
    swap(&mut room, ANA, BEN);
    assert_eq!(trouble(&room), None, "the frame came after it");
    assert!(room.referee.iter().any(|word| word["type"] == "trouble"));
    for (link, seat) in [(first, 0), (second, 1)] {
        assert!(room.phone(link).closed);
        let key = room.phone(link).resume.clone().expect("a key");
        let again = room.come_back(&key);
        assert_eq!(number(&room, again), seat);
    }
}
