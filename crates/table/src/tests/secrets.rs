//! Nothing hidden shows where it must not: frames, logs, error texts.

use std::io;
use std::sync::{Arc, Mutex};

use dradis_channel::parse_fragment;
use dradis_facts::SeatId;
use dradis_facts::content::{CivilianKind, LoyaltyCard};
use serde_json::Value;
use tracing::Level;

use super::play::{act, seated};
use super::procedures;
use super::room::{Heard, Page, Room};
use crate::wire::TableAsk;

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic").extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Every text that must not be seen: cards, fronts of civilian ships, seeds, keys. Two names stay out
/// because they are said elsewhere too: an option is called as the Sympathizer, and "nothing" is a word.
fn marks(room: &Room, codes: &[String]) -> Vec<String> {
    let cards = LoyaltyCard::all().map(LoyaltyCard::name);
    let fronts = CivilianKind::all().map(CivilianKind::name);
    let mut marks: Vec<String> = cards
        .chain(fronts)
        .filter(|name| !["sympathizer", "nothing"].contains(name))
        .map(str::to_owned)
        .collect();
    let opening = room.table.fairness().opening();
    let seeds = serde_json::to_value(&opening.seeds).expect("plain data");
    let seeds = seeds.as_object().expect("an object").values();
    marks.extend(seeds.map(|seed| seed.as_str().expect("hexadecimal").to_owned()));
    for stream in dradis_facts::chance::Stream::ALL {
        let keys = room.table.fairness().keys();
        marks.push(hex::encode(keys.key(stream).expect("every stream")));
    }
    for code in codes {
        let (_, key) = parse_fragment(code).expect("a code");
        marks.push(hex::encode(key.0.reveal()));
        marks.push(code.rsplit('.').next().expect("three parts").to_owned());
    }
    for phone in room.phones.values() {
        marks.extend(phone.resume.iter().map(|key| hex::encode(key.0.reveal())));
    }
    marks
}

fn found<'a>(marks: &'a [String], text: &str) -> Option<&'a String> {
    marks.iter().find(|mark| text.contains(mark.as_str()))
}

#[test]
fn no_secret_shows_in_a_public_frame_a_log_line_or_an_error() {
    let lines = Lines::default();
    let writer = lines.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(Level::TRACE)
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .finish();
    // For the whole process: the other tests' lines are looked through as well.
    tracing::subscriber::set_global_default(subscriber).expect("the only subscriber");
    let mut room = Room::new(50);
    let mut codes = Vec::new();
    let mut phones = seated(&mut room, 4);
    codes.extend(room.codes.values().cloned());
    room.choose_characters(4);
    room.deal();
    for number in (0..6_000).step_by(97) {
        act(&mut room, &mut phones, number);
    }
    for (step, pick) in procedures::evening().iter().zip(0u8..) {
        if let Some(command) = procedures::command(room.table.state(), step, pick) {
            room.command(command);
        }
    }
    room.restart();
    // All phones are gone: one player reads on a referee's screen.
    let other = room.another_referee();
    room.ask(TableAsk::ShowHere { seat: SeatId(1) });
    room.ask(TableAsk::CoverHere);
    room.ask(TableAsk::OfferPairing { seat: SeatId(2) });
    codes.extend(room.codes.values().cloned());
    let marks = marks(&room, &codes);
    assert!(marks.len() > 30);
    let held = |word: &&Value| word["type"] == "here" && word["here"]["secret"] != Value::Null;
    assert_eq!(room.referee.iter().filter(held).count(), 1, "as asked");
    for word in room.referee.iter().filter(|word| !held(word)) {
        assert_eq!(found(&marks, &word.to_string()), None);
    }
    for word in &room.wall {
        assert_eq!(found(&marks, &word.to_string()), None);
    }
    // It is told of codes on show as well; those are no text.
    let told = |page: &&Page| page.link == other && page.text.starts_with('{');
    assert!(room.pages.iter().any(|page| told(&page)));
    for page in room.pages.iter().filter(told) {
        assert_eq!(found(&marks, &page.text), None, "the other referee's page");
    }
    for phone in room.phones.values() {
        for heard in &phone.heard {
            if let Heard::Public(word) = heard {
                assert_eq!(found(&marks, &word.to_string()), None);
            }
        }
    }

    let shown = format!("{:?}", room.table.public_row_bodies());
    assert_eq!(found(&marks, &shown), None, "public parts of the rows");
    let logged = lines.0.lock().expect("no panic").clone();
    let logged = String::from_utf8(logged).expect("text");
    assert!(logged.contains("row written"), "there is a log: {logged}");
    assert_eq!(found(&marks, &logged), None);
}
