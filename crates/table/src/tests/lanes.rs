//! The two lanes: what somebody learns who counts and measures frames, and reads what can be read.

use std::collections::{BTreeMap, BTreeSet};

use chacha20::ChaCha20Rng;
use dradis_channel::{LinkId, MAX_SECRET, SECRET_LEN, TAG_LEN};
use dradis_facts::SeatId;
use dradis_facts::content::{CivilianKind, DestinationId, LoyaltyCard, SuperCrisisId};
use dradis_facts::jump::DRAWN_BY_SPECIALIST;
use dradis_facts::space::CivilianHandle;
use dradis_rules::play::super_crisis::HAND_MOST;
use dradis_rules::tell::view::{CivilianSeen, LoyaltyLook, SeatSecret};
use rand::{Rng, SeedableRng};

use super::play::{Phones, act, come_back, seated};
use super::procedures;
use super::room::{Captured, Heard, Lane, Room};
use crate::table::{HERE_LEN, SecretLane};
use crate::wire::{Here, SecretFrame, ToReferee};

/// Four phones and a tablet through a whole game: chosen, dealt, read, played, undone, lost and back again.
fn game(lane: SecretLane, seed: u8) -> Room {
    let mut room = Room::new(seed).with_lane(lane);
    let mut phones = seated(&mut room, 4);
    // It hears what referees hear, and changes nothing of what phones do.
    room.pair_tablet();
    room.choose_characters(4);
    room.deal();
    let mut dice = ChaCha20Rng::from_seed([seed; 32]);
    for _ in 0..60 {
        act(&mut room, &mut phones, dice.next_u32() as u16);
    }
    room
}

/// The procedures with secrets at a table of four, while phones sleep, are lost and come back.
fn evening(lane: SecretLane, seed: u8) -> Room {
    let mut room = Room::new(seed).with_lane(lane);
    let mut phones = seated(&mut room, 4);
    room.pair_tablet();
    room.choose_characters(4);
    room.deal();
    let mut dice = ChaCha20Rng::from_seed([seed; 32]);
    for step in procedures::evening() {
        let [what, which, pick, _] = dice.next_u32().to_be_bytes();
        let seat = usize::from(which) % phones.0.len();
        match what % 5 {
            0 => sleeps(&mut room, &phones, seat),
            1 => wakes(&mut room, &mut phones),
            _ => {}
        }
        if let Some(command) = procedures::command(room.table.state(), &step, pick) {
            room.command(command);
        }
    }
    // Everybody catches up.
    wakes(&mut room, &mut phones);
    room
}

fn sleeps(room: &mut Room, phones: &Phones, seat: usize) {
    let link = phones.0[seat];
    if !room.phone(link).closed {
        room.lose(link);
    }
}

fn wakes(room: &mut Room, phones: &mut Phones) {
    for seat in 0..phones.0.len() {
        if room.phone(phones.0[seat]).closed {
            come_back(room, phones, seat);
        }
    }
}

/// Whether this line stands in the log somewhere.
fn has_told(room: &Room, line: &str) -> bool {
    let line = format!("\"id\":\"{line}\"");
    room.pages.iter().any(|page| page.text.contains(&line))
}

/// What is wrong with the lanes, if anything.
fn leak(room: &Room) -> Option<String> {
    for (batch, present) in &room.present {
        let captured: Vec<&Captured> = room
            .captured
            .iter()
            .filter(|captured| captured.batch == *batch && present.contains(&captured.link))
            .collect();
        let mut secret: BTreeMap<LinkId, Vec<usize>> = BTreeMap::new();
        let mut public: BTreeMap<LinkId, Vec<String>> = BTreeMap::new();
        for link in present {
            secret.insert(*link, Vec::new());
            public.insert(*link, Vec::new());
        }
        for captured in captured {
            let Captured {
                link, lane, bytes, ..
            } = captured;
            match (lane, &captured.heard) {
                (Lane::Secret, _) => secret.entry(*link).or_default().push(bytes.len()),
                (Lane::Public, Some(Heard::Public(word))) => match word["type"].as_str() {
                    Some("table") => public.entry(*link).or_default().push(word.to_string()),
                    // A phone's own words are answered, and its own entropy is asked for and kept.
                    Some("reply" | "commitments" | "entropy-kept") => {}
                    Some(_) | None => return Some(format!("batch {batch}: {word} in public")),
                },
                (Lane::Public | Lane::Clear | Lane::Control, _) => {}
            }
        }
        let frames: Vec<usize> = public.values().map(Vec::len).collect();
        let first = public.values().next().cloned().unwrap_or_default();
        if public.values().any(|other| *other != first) {
            return Some(format!("batch {batch}: public frames differ, {frames:?}"));
        }
        let expected = vec![SECRET_LEN + TAG_LEN; first.len()];
        if let Some(other) = secret.values().find(|sizes| **sizes != expected) {
            return Some(format!("batch {batch}: secret frames of {other:?} bytes"));
        }
    }
    let marks = ["loyalty", "not-a-cylon", "cylon-"];
    let readable = room.captured.iter().find(|captured| {
        let text = String::from_utf8_lossy(&captured.bytes);
        marks.iter().any(|mark| text.contains(mark))
    });
    readable.map(|captured| format!("batch {}: a readable secret", captured.batch))
}

#[test]
fn every_seat_gets_the_same_frames_of_the_same_size_in_the_same_batches() {
    for seed in 40..43 {
        let room = game(SecretLane::Uniform, seed);
        assert_eq!(leak(&room), None);
        let secrets = room
            .captured
            .iter()
            .filter(|captured| matches!(captured.heard, Some(Heard::Secret(_))));
        assert!(secrets.count() > 40, "there was something to hide");
    }
}

#[test]
fn the_same_check_finds_missing_dummies_missing_padding_and_missing_encryption() {
    for lane in [
        SecretLane::WithoutDummies,
        SecretLane::WithoutPadding,
        SecretLane::WithoutEncryption,
    ] {
        assert!(leak(&game(lane, 40)).is_some(), "{lane:?} was not noticed");
        assert!(
            leak(&evening(lane, 40)).is_some(),
            "{lane:?} was not noticed in the evening"
        );
    }
}

/// The Sleeper phase, looks, reveals, handing on, and catching up after sleep.
#[test]
fn no_procedure_shows_in_the_frames_of_the_seats() {
    let mut told = BTreeSet::new();
    for seed in 44..50 {
        let room = evening(SecretLane::Uniform, seed);
        assert_eq!(leak(&room), None);
        told.extend(
            procedures::LINES
                .into_iter()
                .filter(|line| has_told(&room, line)),
        );
        let secrets = room
            .captured
            .iter()
            .filter(|captured| matches!(captured.heard, Some(Heard::Secret(_))));
        assert!(secrets.count() > 8, "there was something to hide");
    }
    // Cards on a referee's screen are for a player without a phone.
    let without = "log-loyalty-shown-here";
    let expected = procedures::LINES
        .into_iter()
        .filter(|line| *line != without);
    assert_eq!(told, expected.collect(), "every procedure came");
}

/// Loyalty cards of the base game.
const IN_THE_BOX: usize = 16;

/// Every hand fits a secret frame, with room for cards that come later in the game.
#[test]
fn the_largest_secret_fits_its_frame() {
    let longest = LoyaltyCard::all()
        .max_by_key(|card| card.name().len())
        .expect("there are cards");
    let widest = CivilianKind::all()
        .max_by_key(|kind| kind.name().len())
        .expect("there are kinds");
    let farthest = DestinationId::all()
        .max_by_key(|card| card.name().len())
        .expect("there are destinations");
    let look = |by, at| LoyaltyLook {
        by,
        at,
        cards: vec![longest; IN_THE_BOX / 2],
    };
    let (own, other) = (SeatId(6), SeatId(5));
    let human = SeatSecret {
        seat: own,
        loyalty: vec![longest; IN_THE_BOX / 2],
        // No more civilian ships than the box holds.
        civilians: (u16::MAX - 11..=u16::MAX)
            .map(|handle| CivilianSeen(CivilianHandle(handle), widest))
            .collect(),
        destinations: vec![farthest; usize::from(DRAWN_BY_SPECIALIST)],
        look: Some(look(own, other)),
        super_crises: Vec::new(),
        has_read: false,
    };
    // A revealed Cylon chooses no destination, and holds Super Crisis cards.
    let cylon = SeatSecret {
        destinations: Vec::new(),
        look: Some(look(other, own)),
        super_crises: {
            let mut all: Vec<SuperCrisisId> = SuperCrisisId::all().collect();
            all.sort_by_key(|card| std::cmp::Reverse(card.name().len()));
            all.truncate(usize::from(HAND_MOST));
            all
        },
        ..human.clone()
    };
    for secret in [human, cylon] {
        let row = (1 << 53) - 1;
        // On a screen that is handed on as well.
        let here = Here {
            seat: secret.seat,
            secret: Some(secret.clone()),
        };
        let here = serde_json::to_vec(&ToReferee::Here { here });
        let bytes = here.expect("plain data").len();
        assert!(bytes <= HERE_LEN, "{bytes} bytes on a screen");
        let frame = SecretFrame { row, secret };
        let bytes = serde_json::to_vec(&frame).expect("plain data").len();
        assert!(bytes <= MAX_SECRET, "{bytes} bytes");
    }
}
