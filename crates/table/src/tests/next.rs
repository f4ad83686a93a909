//! Phones of a game that the referee has left, and the table at which the referee is now.

use std::collections::BTreeMap;
use std::time::Duration;

use dradis_channel::{LinkId, OFFER_LIFETIME, Refusal};
use dradis_facts::SeatId;
use dradis_rules::Command;
use dradis_rules::play::prompt::PromptKind;
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use super::room::{Heard, Lane, REFEREE, Room};
use crate::batch::json;
use crate::seats::Holder;
use crate::wire::{SeatCode, TableAsk, ToSeat};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);

/// The table of an earlier evening with the phones of Ana and Ben, who have read their cards; its referee has gone.
fn left(seed: u8) -> (Room, LinkId, LinkId) {
    let mut old = Room::new(seed);
    old.begin(3);
    let (ana, ben) = (old.pair(ANA), old.pair(BEN));
    old.choose_characters(3);
    old.deal();
    old.lose_page(REFEREE);
    old.pass(Duration::from_secs(1));
    old.pass(Duration::from_secs(11));
    (old, ana, ben)
}

fn next(room: &Room, link: LinkId) -> &Value {
    &room.phone(link).table().expect("a frame")["next"]
}

fn join(table: &Value, seat: SeatId) -> Value {
    json!({"type": "join", "table": table, "seat": seat})
}

/// What a phone was answered last.
fn code(room: &Room, link: LinkId) -> &Value {
    &room.phone(link).word("join").expect("an answer")["code"]
}

#[test]
fn a_phone_of_an_earlier_game_gets_an_ordinary_code_through_its_old_channel() {
    let (mut old, ana, ben) = left(60);
    assert_eq!(*next(&old, ana), Value::Null, "nobody is anywhere else");
    let mut new = Room::new(61);
    let invitation = |room: &Room| room.table.invitation(room.now());
    // There is somebody, and nobody has a seat yet.
    old.referee_is_at(invitation(&new));
    assert_eq!(next(&old, ana)["seats"], json!([]));
    new.begin(3);
    let from = old.captured.len();
    old.referee_is_at(invitation(&new));

    // Everybody hears the same in frames of the same size, and once.
    let table = next(&old, ana)["table"].clone();
    assert_eq!(table, new.table.id().to_string());
    let names = ["Ana", "Ben", "Cem"];
    let seats: Vec<Value> = (0u8..)
        .zip(names)
        .map(|(seat, name)| json!({"seat": seat, "name": name}))
        .collect();
    assert_eq!(next(&old, ana)["seats"], json!(seats));
    let frames = |room: &Room, link: LinkId| -> Vec<(Lane, usize, Option<String>)> {
        let heard = room.captured[from..].iter().filter(|one| one.link == link);
        let public = |lane| (lane == Lane::Public).then_some(());
        heard
            .map(|one| {
                let plain = public(one.lane).and(one.plain.clone());
                (one.lane, one.bytes.len(), plain)
            })
            .collect()
    };
    assert_eq!(frames(&old, ana), frames(&old, ben));
    assert_eq!(frames(&old, ana).len(), 2);
    old.referee_is_at(invitation(&new));
    assert_eq!(frames(&old, ana).len(), 2, "said once");

    // Ana asks. What she hears is hers alone, and nothing of the old table changes.
    let (row, bens) = (old.table.state().clone(), frames(&old, ben));
    old.say(ana, &join(&table, ANA));
    assert_eq!(old.joins, [(ana, new.table.id(), ANA)]);
    let given = new.code_for_join(ANA).expect("a code");
    old.join_answered(ana, Some(&given));
    assert_eq!(*code(&old, ana), given.as_str());
    assert_eq!(frames(&old, ben), bens);
    assert_eq!(*old.table.state(), row);
    // Referees are shown it as any other.
    assert_eq!(new.codes[&Holder::Seat(ANA)], given);
    assert_eq!(new.frame()["devices"][0]["state"], "offered");

    // It pairs as if it had been scanned: pictures first, and nothing secret before Same.
    let phone = new.scan_code(&given);
    assert_eq!(new.frame()["devices"][0]["state"], "comparing");
    new.choose_characters(3);
    new.deal();
    new.pass(Duration::from_secs(1));
    let before = new.captured.iter().filter(|one| one.link == phone);
    assert!(before.clone().count() > 0);
    for one in before {
        assert!(matches!(one.lane, Lane::Clear | Lane::Control), "{one:?}");
    }
    new.same(ANA, phone);
    assert!(new.phone(phone).secret().is_some());
    let keys = [&old.phone(ana).resume, &new.phone(phone).resume];
    assert_ne!(keys[0], keys[1], "each table has keys of its own");
    let again = new.scan_code(&given);
    assert_eq!(new.phone(again).heard, [Heard::Refused(Refusal::UsedCode)]);
    // The key of the new seat means nothing at the old table, and the old one nothing at the new.
    let stranger = new.come_back(&old.phone(ana).resume.clone().expect("a key"));
    let unknown = [Heard::Refused(Refusal::UnknownCode)];
    assert_eq!(new.phone(stranger).heard, unknown);

    // The old game may be opened again, and its phone is known there still.
    let key = old.phone(ana).resume.clone().expect("a key");
    old.lose(ana);
    let back = old.come_back(&key);
    old.another_referee();
    old.pass(Duration::from_secs(1));
    assert_eq!(*next(&old, back), Value::Null);
    assert!(old.phone(back).secret().is_some());
}

/// Who asks in vain: the answer is the same, whatever the reason.
#[test]
fn only_a_paired_phone_of_a_table_that_was_left_is_given_a_code() {
    let (mut old, ana, ben) = left(62);
    let mut new = Room::new(63);
    new.begin(3);
    let table = Value::from(new.table.id().to_string());

    // Where nobody has said where the referee is.
    old.say(ana, &join(&table, ANA));
    assert_eq!(*code(&old, ana), Value::Null);
    old.referee_is_at(new.table.invitation(new.now()));
    // Another table, or none, and seats that are not there.
    for (table, seat) in [
        (Value::from("0".repeat(32)), ANA),
        (Value::from(""), ANA),
        (Value::from(old.table.id().to_string()), ANA),
        (table.clone(), SeatId(3)),
        (table.clone(), SeatId(255)),
    ] {
        let answers = old.phone(ana).heard.len();
        old.say(ana, &join(&table, seat));
        assert_eq!(old.phone(ana).heard.len(), answers + 1);
        assert_eq!(*code(&old, ana), Value::Null, "{table} {seat:?}");
    }
    assert_eq!(old.joins, []);

    // A phone that is being compared is not heard.
    let page = old.another_referee();
    old.pass(Duration::from_secs(1));
    let stranger = {
        old.ask_of(page, TableAsk::OfferPairing { seat: CEM });
        let code = old.codes[&Holder::Seat(CEM)].clone();
        old.scan_code(&code)
    };
    // Nor is anybody while a referee is here.
    old.say(ben, &join(&table, BEN));
    assert_eq!(*code(&old, ben), Value::Null);
    old.lose_page(page);
    old.pass(Duration::from_secs(1));
    old.pass(Duration::from_secs(11));
    old.referee_is_at(new.table.invitation(new.now()));
    let heard = old.phone(stranger).heard.len();
    old.say(stranger, &join(&table, CEM));
    assert_eq!(old.phone(stranger).heard.len(), heard);
    assert_eq!(old.joins, []);
    old.say(ben, &join(&table, BEN));
    assert_eq!(old.joins, [(ben, new.table.id(), BEN)]);

    // The referee has gone from there meanwhile.
    new.lose_page(REFEREE);
    assert_eq!(new.table.invitation(new.now()), None);
    assert_eq!(new.code_for_join(BEN), None);
    assert_eq!(new.frame()["devices"][1]["state"], "none");
    old.referee_is_at(new.table.invitation(new.now()));
    assert_eq!(*next(&old, ben), Value::Null);
}

#[test]
fn a_code_on_its_way_to_a_phone_is_not_printed() {
    let code = Some(SeatCode("#1.AAAA.BBBB".to_owned()));
    let word = ToSeat::Join { code };
    assert!(json(&word).contains("#1.AAAA.BBBB"));
    assert!(!format!("{word:?}").contains('#'), "{word:?}");
}

/// How things stand at a seat, and whether a phone of another table may have it.
const STANDS: [(&str, bool); 11] = [
    ("nobody", true),
    ("a code is on show", true),
    ("its code has expired", true),
    ("its code was given to a phone", false),
    ("that code has expired", true),
    ("a phone is compared", false),
    ("the compared phone is away", false),
    ("its phone is there", false),
    ("its phone is away", false),
    ("two phones claim it", false),
    ("its player has left", false),
];

fn bring(room: &mut Room, stands: &str) {
    match stands {
        "nobody" => {}
        "a code is on show" => room.ask(TableAsk::OfferPairing { seat: ANA }),
        "its code has expired" => {
            room.ask(TableAsk::OfferPairing { seat: ANA });
            room.pass(OFFER_LIFETIME);
        }
        "its code was given to a phone" => {
            room.code_for_join(ANA).expect("a code");
        }
        "that code has expired" => {
            room.code_for_join(ANA).expect("a code");
            room.pass(OFFER_LIFETIME);
        }
        "a phone is compared" => {
            let code = room.code_for_join(ANA).expect("a code");
            room.scan_code(&code);
        }
        "the compared phone is away" => {
            let phone = room.scan(ANA);
            room.lose(phone);
        }
        "its phone is there" => {
            room.pair(ANA);
        }
        "its phone is away" => {
            let phone = room.pair(ANA);
            room.lose(phone);
        }
        "two phones claim it" => {
            let phone = room.pair(ANA);
            let key = room.phone(phone).resume.clone().expect("a key");
            for _ in 0..2 {
                let link = *room.phones.keys().next_back().expect("a phone");
                room.lose(link);
                room.come_back(&key);
            }
        }
        "its player has left" => {
            room.choose_characters(3);
            room.deal();
            room.choose(PromptKind::CloseReading, "close-reading");
            let left = Happening::SeatLeft { seat: ANA };
            let left = room.command(Command::Record { happening: left });
            assert_eq!(left["type"], "accepted", "{left}");
        }
        other => panic!("{other}"),
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "how often each case was met")]
fn a_seat_is_given_to_one_phone_and_only_while_nobody_has_it() {
    let mut met: BTreeMap<bool, u32> = BTreeMap::new();
    for (seed, (stands, free)) in (100..).zip(STANDS) {
        let mut room = Room::new(seed);
        room.begin(3);
        bring(&mut room, stands);
        let named = |room: &Room| {
            let invitation = room.table.invitation(room.now()).expect("a referee");
            invitation.seats.iter().any(|seat| seat.seat == ANA)
        };
        assert_eq!(named(&room), free, "{stands}");
        let on_show = room.codes.get(&Holder::Seat(ANA)).cloned();
        let state = room.frame()["devices"][0]["state"].clone();
        let code = room.code_for_join(ANA);
        assert_eq!(code.is_some(), free, "{stands}");
        *met.entry(free).or_default() += 1;
        if let Some(code) = code {
            // The code on show is the referee's: another one would take it out of somebody's camera.
            assert_eq!(
                Some(&code) == on_show.as_ref(),
                stands == "a code is on show"
            );
            assert_eq!(room.code_for_join(ANA), None, "{stands}: one phone alone");
            assert!(!named(&room), "{stands}");
            let phone = room.scan_code(&code);
            assert!(room.phone(phone).pictograms().is_some(), "{stands}");
            assert_eq!(room.code_for_join(ANA), None, "{stands}");
            // Sent away, it leaves the seat as it was.
            room.ask(TableAsk::Different { seat: ANA });
            assert!(named(&room), "{stands}");
        } else {
            assert_eq!(room.frame()["devices"][0]["state"], state, "{stands}");
            let seat = room.code_for_join(BEN);
            assert!(seat.is_some(), "{stands}: the others are free");
        }
    }
    println!("seats that could be taken, and that could not: {met:?}");
    assert!(met.values().all(|met| *met > 0) && met.len() == 2);
}
