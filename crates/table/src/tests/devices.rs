//! Pairing, resuming, second claims, and what a device may hear when.

use std::time::Duration;

use dradis_channel::{Control, Goodbye, LinkId, OFFER_LIFETIME, Refusal};
use dradis_facts::SeatId;
use dradis_rules::play::prompt::PromptKind;
use serde_json::{Value, json};

use super::room::{Heard, Lane, Room, begin, held_in};
use crate::seats::Holder;
use crate::wire::TableAsk;

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);

fn device(room: &Room, seat: SeatId) -> &Value {
    &room.frame()["devices"][seat.index()]["state"]
}

fn sheet(room: &Room) -> &Value {
    let last = room
        .referee
        .iter()
        .rev()
        .find(|word| word["type"] == "pairing");
    &last.expect("a sheet")["sheet"]
}

fn trouble(room: &Room) -> &Value {
    let last = room
        .referee
        .iter()
        .rev()
        .find(|word| word["type"] == "trouble");
    &last.expect("a trouble")["line"]
}

fn lanes(room: &Room, link: LinkId) -> Vec<Lane> {
    room.captured
        .iter()
        .filter(|captured| captured.link == link)
        .map(|captured| captured.lane)
        .collect()
}

#[test]
fn before_same_a_phone_hears_the_channels_own_words_alone() {
    let mut room = Room::new(20);
    room.begin(3);
    room.choose_characters(3);
    let phone = room.scan(ANA);
    assert_eq!(device(&room, ANA), "comparing");
    room.deal();
    room.pass(Duration::from_secs(1));
    let heard = lanes(&room, phone);
    assert!(
        heard
            .iter()
            .all(|lane| matches!(lane, Lane::Clear | Lane::Control)),
        "{heard:?}"
    );
    assert_eq!(
        room.table.state().loyalty.shown,
        [],
        "no card has been shown to anybody"
    );
    assert_eq!(room.frame()["undo"]["class"], "sticky");

    room.same(ANA, phone);
    assert_eq!(device(&room, ANA), "connected");
    assert_eq!(room.table.state().loyalty.shown, [ANA]);
    assert_eq!(room.frame()["undo"]["class"], "barred");
    let secret = room.phone(phone).secret().expect("the cards");
    assert_eq!(secret["secret"]["seat"], 0);
    assert_eq!(secret["row"], room.frame()["row"]);
}

#[test]
fn a_seat_confirmed_later_gets_its_cards_then_and_only_its_own() {
    let mut room = Room::new(21);
    room.begin(3);
    room.choose_characters(3);
    let ana = room.pair(ANA);
    room.deal();
    assert_eq!(room.table.state().loyalty.shown, [ANA]);
    let ben = room.pair(BEN);
    assert_eq!(room.table.state().loyalty.shown, [ANA, BEN]);
    for (phone, seat) in [(ana, 0), (ben, 1)] {
        for heard in &room.phone(phone).heard {
            if let Heard::Secret(secret) = heard {
                assert_eq!(secret["secret"]["seat"], seat);
            }
        }
    }
}

#[test]
fn a_phone_that_comes_after_the_reading_gets_its_cards_at_once() {
    let mut room = Room::new(46);
    room.begin(3);
    room.choose_characters(3);
    room.deal();
    room.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(room.frame()["view"]["stage"], "playing");
    assert_eq!(room.frame()["undo"]["class"], "free");
    let ben = room.pair(BEN);
    assert_eq!(room.table.state().loyalty.shown, [BEN]);
    assert_eq!(room.frame()["undo"]["class"], "barred");
    let secret = room.phone(ben).secret().expect("the cards that waited");
    let waited = &room.table.state().loyalty.cards.reveal().hands[1];
    let waited: Vec<&str> = waited.iter().map(|card| card.name()).collect();
    assert_eq!(held_in(&secret["secret"], "loyalty"), waited);
    room.restart();
    let key = room.phone(ben).resume.clone().expect("a key");
    let again = room.come_back(&key);
    assert_eq!(
        room.phone(again).secret().expect("again")["secret"],
        secret_of(&room, ben)
    );
}

fn secret_of(room: &Room, link: LinkId) -> Value {
    room.phone(link).secret().expect("cards")["secret"].clone()
}

#[test]
fn cards_that_have_been_shown_cannot_be_undone() {
    let mut room = Room::new(22);
    room.begin(3);
    room.choose_characters(3);
    room.pair(ANA);
    room.deal();
    let step = room.frame()["undo"]["step"].as_u64().expect("a step");
    let refused = room.undo(step);
    assert_eq!(refused["line"]["id"], "refused-undo-barred");
}

#[test]
fn a_code_expires_and_a_fresh_one_is_one_tap_away() {
    let mut room = Room::new(23);
    room.begin(3);
    room.ask(TableAsk::OfferPairing { seat: ANA });
    let code = room.codes[&Holder::Seat(ANA)].clone();
    assert_eq!(device(&room, ANA), "offered");
    assert_eq!(sheet(&room), "code");
    room.pass(OFFER_LIFETIME);
    assert_eq!(sheet(&room)["type"], "expired");
    assert_eq!(device(&room, ANA), "none");
    let late = room.scan_code(&code);
    assert_eq!(
        room.phone(late).heard,
        [Heard::Refused(Refusal::ExpiredCode)]
    );
    assert!(room.phone(late).closed);
    let phone = room.pair(ANA);
    assert_eq!(device(&room, ANA), "connected");
    assert_eq!(*sheet(&room), Value::Null, "the sheet is over");
    room.lose(phone);
    let again = room.scan_code(&room.codes[&Holder::Seat(ANA)].clone());
    assert_eq!(room.phone(again).heard, [Heard::Refused(Refusal::UsedCode)]);
}

#[test]
fn a_referee_page_that_comes_later_sees_the_pairings_under_way() {
    let mut room = Room::new(24);
    room.begin(3);
    room.ask(TableAsk::OfferPairing { seat: ANA });
    let phone = room.scan(BEN);
    let now = room.now();
    let batch = room.table.referee_joins(LinkId(3), now);
    let words: Vec<String> = batch
        .out
        .iter()
        .map(|(_, out)| match out {
            crate::Out::Text(text) => {
                let word: Value = serde_json::from_str(text).expect("JSON");
                word["type"].as_str().unwrap_or_default().to_owned()
            }
            crate::Out::Code { holder, .. } => format!("code {holder:?}"),
            crate::Out::Sealed(_) => "sealed".to_owned(),
            crate::Out::Join { table, seat } => panic!("nobody asked for {seat:?} at {table}"),
            crate::Out::Network(ask) => panic!("nobody asked {ask:?}"),
        })
        .collect();
    assert_eq!(words, ["table", "code Seat(SeatId(0))", "pairing"]);
    assert!(!room.phone(phone).closed);
}

#[test]
fn pictures_that_differ_send_the_device_away() {
    let mut room = Room::new(25);
    room.begin(3);
    let phone = room.scan(ANA);
    let other = room.phone(phone).pictograms().expect("pictures").0;
    let mut ids = other.map(|picture| picture.id().to_owned());
    ids.rotate_left(1);
    room.ask(TableAsk::Same {
        seat: ANA,
        pictograms: ids,
    });
    assert_eq!(trouble(&room)["id"], "trouble-pairing");
    assert_eq!(device(&room, ANA), "comparing");
    let mut unknown = other.map(|picture| picture.id().to_owned());
    unknown[0] = "cylon".to_owned();
    room.ask(TableAsk::Same {
        seat: ANA,
        pictograms: unknown,
    });
    assert_eq!(trouble(&room)["id"], "trouble-not-understood");

    room.ask(TableAsk::Different { seat: ANA });
    assert_eq!(room.phone(phone).said_goodbye(), Some(Goodbye::Different));
    assert!(room.phone(phone).closed);
    assert_eq!(device(&room, ANA), "none");
}

#[test]
fn a_phone_that_comes_back_hears_one_pair_and_the_others_too() {
    let mut room = Room::new(26);
    room.begin(3);
    room.choose_characters(3);
    let (ana, ben) = (room.pair(ANA), room.pair(BEN));
    room.deal();
    room.lose(ana);
    assert_eq!(device(&room, ANA), "away");
    let key = room.phone(ana).resume.clone().expect("a key");
    room.say_entropy(ben);
    let from = room.captured.len();
    let ana = room.come_back(&key);
    assert_eq!(device(&room, ANA), "connected");
    let of = |link: LinkId| -> Vec<Lane> {
        room.captured[from..]
            .iter()
            .filter(|captured| captured.link == link)
            .map(|captured| captured.lane)
            .collect()
    };
    use Lane::{Clear, Control, Public, Secret};
    assert_eq!(
        of(ana),
        // welcome, handshake, key, "confirmed", commitments, the pair
        [Clear, Clear, Control, Control, Public, Public, Secret]
    );
    assert_eq!(of(ben), [Public, Secret]);
    assert!(room.phone(ana).secret().is_some());
}

#[test]
fn a_key_works_once_and_survives_the_host() {
    let mut room = Room::new(27);
    room.begin(3);
    let phone = room.pair(ANA);
    let first = room.phone(phone).resume.clone().expect("a key");
    room.restart();
    let phone = room.come_back(&first);
    assert!(!room.phone(phone).closed, "the key outlives the host");
    let second = room.phone(phone).resume.clone().expect("a key");
    assert_ne!(first, second);
    room.lose(phone);
    room.restart();
    let phone = room.come_back(&second);
    assert!(!room.phone(phone).closed);
}

#[test]
fn a_second_claim_is_refused_while_the_first_device_answers() {
    let mut room = Room::new(28);
    room.begin(3);
    let phone = room.pair(ANA);
    let key = room.phone(phone).resume.clone().expect("a key");
    let second = room.come_back(&key);
    assert_eq!(
        room.phone(second).heard,
        [Heard::Refused(Refusal::SeatInUse)]
    );
    assert!(
        room.phone(phone)
            .heard
            .iter()
            .any(|heard| matches!(heard, Heard::Control(Control::Ping(_)))),
        "the device in the way is asked whether it is there"
    );
    room.pass(Duration::from_secs(10));
    assert!(!room.phone(phone).closed, "it has answered");
    assert_eq!(device(&room, ANA), "connected");
}

#[test]
fn a_connection_that_does_not_answer_makes_way() {
    let mut room = Room::new(29);
    room.begin(3);
    let phone = room.pair(ANA);
    let key = room.phone(phone).resume.clone().expect("a key");
    room.deafen(phone);
    let second = room.come_back(&key);
    assert!(room.phone(second).closed);
    room.pass(Duration::from_secs(2));
    assert_eq!(device(&room, ANA), "connected");
    room.pass(Duration::from_secs(1));
    assert_eq!(device(&room, ANA), "away");
    let third = room.come_back(&key);
    assert!(!room.phone(third).closed);
    assert_eq!(device(&room, ANA), "connected");
}

#[test]
fn an_old_key_contests_the_seat_and_the_referee_decides() {
    let mut room = Room::new(30);
    room.begin(3);
    room.choose_characters(3);
    let phone = room.pair(ANA);
    let stolen = room.phone(phone).resume.clone().expect("a key");
    room.lose(phone);
    let phone = room.come_back(&stolen);
    let kept = room.phone(phone).resume.clone().expect("a newer key");
    room.lose(phone);

    let thief = room.come_back(&stolen);
    assert_eq!(room.phone(thief).said_goodbye(), Some(Goodbye::Contested));
    assert!(room.phone(thief).closed);
    assert_eq!(device(&room, ANA), "contested");
    room.deal();
    assert_eq!(
        room.table.state().loyalty.shown,
        [],
        "a contested seat is shown nothing"
    );
    let waiting = room.come_back(&kept);
    assert_eq!(
        room.phone(waiting).heard,
        [Heard::Refused(Refusal::Contested)]
    );
    room.restart();
    assert_eq!(device(&room, ANA), "contested", "also after a restart");

    room.ask(TableAsk::KeepDevice { seat: ANA });
    let phone = room.come_back(&kept);
    assert_eq!(device(&room, ANA), "connected");
    assert!(room.phone(phone).secret().is_some());
    room.lose(phone);
    let thief = room.come_back(&stolen);
    assert_eq!(room.phone(thief).said_goodbye(), Some(Goodbye::Revoked));
    room.ask(TableAsk::KeepDevice { seat: ANA });
    assert_eq!(trouble(&room)["id"], "trouble-pairing");
}

#[test]
fn a_revoked_device_is_told_and_does_not_come_back() {
    let mut room = Room::new(31);
    room.begin(3);
    let phone = room.pair(ANA);
    let key = room.phone(phone).resume.clone().expect("a key");
    room.ask(TableAsk::RevokeDevice { seat: ANA });
    assert_eq!(room.phone(phone).said_goodbye(), Some(Goodbye::Revoked));
    assert_eq!(device(&room, ANA), "none");
    room.restart();
    let again = room.come_back(&key);
    assert_eq!(room.phone(again).said_goodbye(), Some(Goodbye::Revoked));
    room.pair(ANA);
    assert_eq!(device(&room, ANA), "connected");
}

#[test]
fn a_new_device_takes_the_seat_over_with_the_referees_same() {
    let mut room = Room::new(32);
    room.begin(3);
    room.choose_characters(3);
    let old = room.pair(ANA);
    room.deal();
    room.lose(old);
    let new = room.pair(ANA);
    assert_eq!(
        room.phone(new).secret().expect("the same cards")["secret"],
        room.phone(old).secret().expect("the cards")["secret"]
    );
    room.ask(TableAsk::WithdrawPairing { seat: ANA });
    assert!(!room.phone(new).closed, "nothing is under way to withdraw");
}

#[test]
fn there_is_no_pairing_without_a_seat() {
    let mut room = Room::new(33);
    room.ask(TableAsk::OfferPairing { seat: ANA });
    assert_eq!(trouble(&room)["id"], "trouble-pairing");
    assert_eq!(trouble(&room)["detail"], "there is no seat 1");
}

#[test]
fn another_set_up_sends_the_devices_of_the_first_away() {
    let mut room = Room::new(34);
    room.begin(3);
    let phone = room.pair(ANA);
    let step = room.frame()["undo"]["step"].as_u64().expect("a step");
    assert_eq!(room.undo(step)["type"], "accepted");
    assert!(!room.phone(phone).closed, "the set-up may be redone");
    let refused = room.command(begin(2));
    assert_eq!(refused["line"]["id"], "refused-player-count");
    assert!(!room.phone(phone).closed);
    room.begin(4);
    assert_eq!(room.phone(phone).said_goodbye(), Some(Goodbye::Revoked));
    assert_eq!(device(&room, ANA), "none");
}

#[test]
fn a_phone_answers_for_its_own_seat_alone() {
    let mut room = Room::new(35);
    room.begin(3);
    let ben = room.pair(BEN);
    let prompt = &room.frame()["view"]["prompts"][0]["id"].clone();
    room.say(
        ben,
        &json!({"type": "answer", "id": "x", "prompt": prompt, "option": "character:boomer"}),
    );
    let last = room.phone(ben).heard.last().expect("a reply");
    let Heard::Public(word) = last else {
        panic!("a reply, not {last:?}")
    };
    assert_eq!(word["reply"]["outcome"]["line"]["id"], "refused-not-yours");
    let rows = room.frame()["row"].clone();
    room.say(ben, &json!({"type": "answer", "id": "", "prompt": prompt}));
    room.say(ben, &json!({"type": "command", "id": "x"}));
    assert!(!room.phone(ben).closed);
    assert_eq!(room.frame()["row"], rows);
}

#[test]
fn what_is_no_frame_ends_the_connection() {
    let mut room = Room::new(36);
    room.begin(3);
    let phone = room.pair(ANA);
    room.send(phone, &[0; 300]);
    assert!(room.phone(phone).closed);
    assert_eq!(device(&room, ANA), "away");
    let phone = room.pair(BEN);
    room.control(phone, &Control::Confirmed);
    assert!(room.phone(phone).closed, "only the host says that");
}

#[test]
fn entropy_goes_into_the_streams_that_are_not_open_yet() {
    let mut room = Room::new(37);
    room.begin(3);
    room.choose_characters(3);
    let ana = room.pair(ANA);
    let commitments = room.phone(ana).heard.iter().find_map(|heard| match heard {
        Heard::Public(word) if word["type"] == "commitments" => Some(word["commitments"].clone()),
        Heard::Public(_)
        | Heard::Refused(_)
        | Heard::Secret(_)
        | Heard::Dummy
        | Heard::Control(_)
        | Heard::Garbage => None,
    });
    let commitments = commitments.expect("commitments before entropy");
    let commitments = commitments.as_array().expect("a list");
    assert_eq!(commitments.len(), dradis_facts::chance::Stream::COUNT);
    room.say_entropy(ana);
    let committed = room.frame()["row"].clone();
    for word in [
        json!({"type": "entropy", "round": 1, "bytes": "11".repeat(32)}),
        json!({"type": "entropy", "round": 1, "bytes": "too short"}),
        json!({"type": "entropy-commit", "round": 2, "commitment": "11".repeat(32)}),
        json!({"type": "entropy-commit", "round": 1, "commitment": "too short"}),
    ] {
        room.say(ana, &word);
        assert_eq!(room.frame()["row"], committed, "{word}");
    }
    room.deal();
    let opening = room.table.fairness().opening();
    let loyalty = dradis_facts::chance::Stream::Loyalty;
    assert_eq!(
        opening.opened[&loyalty].iter().collect::<Vec<_>>(),
        [&ANA],
        "the deal mixes it in"
    );
    let key = room.table.fairness().keys().key(loyalty).copied();
    let ben = room.pair(BEN);
    room.say_entropy(ben);
    assert_eq!(
        room.table.fairness().keys().key(loyalty).copied(),
        key,
        "later entropy does not change an open stream"
    );
    room.restart();
    assert_eq!(room.table.fairness().keys().key(loyalty).copied(), key);
}

#[test]
fn a_device_is_not_confirmed_while_the_disk_is_full() {
    let mut room = Room::new(38);
    room.begin(3);
    room.choose_characters(3);
    let phone = room.scan(ANA);
    room.table.fill_disk(ANA);
    room.same(ANA, phone);
    assert_eq!(trouble(&room)["id"], "trouble-journal-full");
    assert!(room.phone(phone).closed);
    assert_eq!(
        room.phone(phone).said_goodbye(),
        None,
        "its key is not burnt"
    );
    assert_eq!(device(&room, ANA), "none", "as it was kept last");
    assert_eq!(room.frame()["devices"][0]["state"], "none");
    room.pair(ANA);
    assert_eq!(device(&room, ANA), "connected");
}

#[test]
fn cards_that_cannot_be_written_down_are_not_shown_until_they_can() {
    let mut room = Room::new(45);
    room.begin(3);
    room.choose_characters(3);
    room.deal();
    let phone = room.scan(ANA);
    let pictures = room.phone(phone).pictograms().expect("pictures");
    let same = TableAsk::Same {
        seat: ANA,
        pictograms: pictures.0.map(|picture| picture.id().to_owned()),
    };
    room.ask_when_rows_fail(same);
    assert_eq!(device(&room, ANA), "connected");
    assert_eq!(trouble(&room)["id"], "trouble-journal-failed");
    assert_eq!(room.phone(phone).secret(), None);
    assert_eq!(room.table.state().loyalty.shown, []);
    room.pass(Duration::from_secs(1));
    assert_eq!(room.table.state().loyalty.shown, [ANA]);
    assert!(room.phone(phone).secret().is_some());
}

/// A phone that says it without end gives the disk no work: a disk that is full would show.
#[test]
fn a_key_that_is_kept_already_is_not_written_again() {
    let mut room = Room::new(46);
    room.begin(3);
    let phone = room.pair(ANA);
    let key = room.phone(phone).resume.clone().expect("a key");
    room.lose(phone);
    let phone = room.come_back(&key);
    room.table.fill_disk(ANA);
    for _ in 0..3 {
        room.control(phone, &Control::KeyKept);
    }
    assert!(!room.phone(phone).closed);
    assert_eq!(device(&room, ANA), "connected");
}

/// A key that the journal does not hold is never given out: the phone comes back with the one it has.
#[test]
fn a_phone_that_cannot_be_kept_keeps_the_key_it_has() {
    let mut room = Room::new(39);
    room.begin(3);
    let phone = room.pair(ANA);
    let key = room.phone(phone).resume.clone().expect("a key");
    room.lose(phone);
    room.table.fill_disk(ANA);
    let phone = room.come_back(&key);
    assert!(room.phone(phone).closed);
    assert_eq!(room.phone(phone).resume, None, "no new key was given out");
    let phone = room.come_back(&key);
    assert!(!room.phone(phone).closed);
    assert_eq!(device(&room, ANA), "connected");
}

#[test]
fn phones_are_told_when_the_referee_has_left_the_game_for_good() {
    let second = Duration::from_secs(1);
    let mut room = Room::new(41);
    room.begin(3);
    let ana = room.pair(ANA);
    let attended = |room: &Room| room.phone(ana).table().expect("a frame")["attended"].clone();
    let frames = |room: &Room| room.captured.len();
    assert_eq!(attended(&room), true);

    // A reload is no news.
    room.lose_page(LinkId(1));
    room.pass(second);
    room.pass(8 * second);
    let before = frames(&room);
    let page = room.another_referee();
    room.pass(2 * second);
    assert_eq!(attended(&room), true);
    assert_eq!(frames(&room), before, "nothing was said about it");

    // Gone for good; said once.
    room.lose_page(page);
    room.pass(second);
    room.pass(11 * second);
    assert_eq!(attended(&room), false);
    let said = frames(&room);
    room.pass(60 * second);
    assert_eq!(frames(&room), said);

    room.another_referee();
    room.pass(second);
    assert_eq!(attended(&room), true);
}
