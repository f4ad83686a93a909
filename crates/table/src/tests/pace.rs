//! Breaks, the common time to read, the clock of the turn, and looking back.

use std::time::Duration;

use dradis_channel::LinkId;
use dradis_facts::options::Mode;
use dradis_facts::resources::Resource;
use dradis_facts::{SeatId, checks};
use dradis_rules::Command;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::prompts;
use serde_json::{Value, json};

use super::room::{REFEREE, Room, begin_reading};
use crate::wire::{ClockSetting, TableAsk};

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn lose_fuel(room: &mut Room) -> Value {
    room.command(Command::ChangeResource {
        resource: Resource::Fuel,
        by: -1,
    })
}

/// A phone says that its player has read; what it hears.
fn read(room: &mut Room, link: LinkId, seat: usize) -> Value {
    let prompt = prompts(room.table.state())
        .into_iter()
        .filter(|prompt| prompt.kind == PromptKind::ReadLoyalty)
        .nth(seat)
        .expect("everybody has a prompt");
    let id = room.next_id();
    let word = json!({"type": "answer", "id": id, "prompt": prompt.id, "option": "read"});
    room.say(link, &word);
    room.phone(link).reply().expect("a reply")["outcome"].clone()
}

/// Three players with phones, at the moment when the cards have been dealt.
fn reading(seed: u8) -> (Room, [LinkId; 3]) {
    let mut room = Room::new(seed);
    let begun = room.command(begin_reading(3, 30));
    assert_eq!(begun["type"], "accepted");
    let phones = [0, 1, 2].map(|seat| room.pair(SeatId(seat)));
    room.choose_characters(3);
    room.deal();
    (room, phones)
}

#[test]
fn in_a_break_nothing_happens_at_the_table_and_the_log_tells_of_it() {
    let (mut room, phones) = reading(80);
    room.pass(seconds(30));
    let before = room.frame().clone();
    room.ask(TableAsk::Pause);
    assert_eq!(room.frame()["paused"], true);
    assert_eq!(room.phone(phones[1]).table(), Some(room.frame()));
    assert_eq!(room.wall.last().expect("a frame")["frame"], *room.frame());

    let refused = lose_fuel(&mut room);
    assert_eq!(refused["type"], "failed");
    assert_eq!(refused["line"]["id"], "trouble-paused");
    let step = room.frame()["undo"]["step"].as_u64().expect("a step");
    assert_eq!(room.undo(step)["line"]["id"], "trouble-paused");
    let refused = read(&mut room, phones[0], 0);
    assert_eq!(refused["line"]["id"], "trouble-paused");
    assert_eq!(room.frame()["view"], before["view"]);
    assert_eq!(room.frame()["undo"], before["undo"], "a break is no step");

    room.ask(TableAsk::Resume);
    assert_eq!(room.frame()["paused"], false);
    let log = room.frame()["log"].as_array().expect("a log").clone();
    let kinds: Vec<&Value> = log
        .iter()
        .rev()
        .take(2)
        .map(|entry| &entry["kind"])
        .collect();
    assert_eq!(
        kinds,
        [&json!({"type": "resumed"}), &json!({"type": "paused"})]
    );
    assert_eq!(
        log.last().expect("one")["actor"],
        json!({"type": "referee"})
    );
    assert_eq!(read(&mut room, phones[0], 0)["type"], "accepted");
    room.restart();
    let again = room.frame()["log"].as_array().expect("a log").clone();
    assert_eq!(again, log, "the break is in the journal");
}

#[test]
fn what_was_done_before_the_break_is_answered_again_in_it() {
    let mut room = Room::new(81);
    room.begin(3);
    let ask = TableAsk::Command {
        id: super::room::id("late"),
        command: Command::ChangeResource {
            resource: Resource::Food,
            by: -1,
        },
    };
    room.ask(ask.clone());
    let first = room.outcome();
    assert_eq!(first["type"], "accepted");
    room.ask(TableAsk::Pause);
    room.ask(ask);
    assert_eq!(room.outcome(), first);
}

#[test]
fn a_game_from_its_file_waits_for_the_referee_and_one_that_is_not_under_way_does_not() {
    let mut room = Room::new(82);
    room.ask(TableAsk::Pause);
    assert_eq!(room.frame()["paused"], false, "nothing to interrupt");
    assert_eq!(room.frame()["row"], 1);
    room.restart();
    assert_eq!(room.frame()["paused"], false, "nothing has begun");
    room.begin(3);
    room.restart();
    assert_eq!(room.frame()["paused"], true);
    let row = room.frame()["row"].clone();
    assert_eq!(lose_fuel(&mut room)["line"]["id"], "trouble-paused");
    room.resume();
    room.ask(TableAsk::Resume);
    let rows = room.frame()["row"].as_u64();
    assert_eq!(rows, row.as_u64().map(|row| row + 1), "resumed once");
    assert_eq!(lose_fuel(&mut room)["type"], "accepted");
}

#[test]
fn a_phone_that_comes_in_a_break_gets_its_pair_and_its_cards() {
    let (mut room, phones) = reading(83);
    let key = room.phone(phones[0]).resume.clone().expect("a key");
    room.restart();
    let phone = room.come_back(&key);
    assert_eq!(room.phone(phone).table(), Some(room.frame()));
    assert_eq!(room.frame()["paused"], true);
    assert!(room.phone(phone).secret().is_some());
}

#[test]
fn nobody_has_read_before_the_common_time_is_over_and_it_ends_for_all_at_once() {
    checks!("LOYDECK-5");
    let (mut room, phones) = reading(84);
    assert_eq!(room.frame()["reading"], json!({"left_ms": 30_000}));
    room.pass(seconds(29));
    let early = read(&mut room, phones[0], 0);
    assert_eq!(early["line"]["id"], "trouble-still-reading");
    let by_the_referee = room.choose(PromptKind::ReadLoyalty, "read");
    assert_eq!(by_the_referee["line"]["id"], "trouble-still-reading");
    assert_eq!(room.frame()["view"]["still_reading"], 3);

    room.pass(seconds(1));
    assert_eq!(room.frame()["reading"], Value::Null);
    for phone in phones {
        assert_eq!(room.phone(phone).table(), Some(room.frame()));
    }
    for (seat, phone) in phones.into_iter().enumerate() {
        assert_eq!(read(&mut room, phone, seat)["type"], "accepted");
    }
    assert_eq!(room.frame()["view"]["still_reading"], Value::Null);
}

#[test]
fn the_referee_may_go_on_without_somebody_at_any_time() {
    let (mut room, _) = reading(85);
    let closed = room.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(closed["type"], "accepted");
    assert_eq!(room.frame()["reading"], Value::Null);
}

#[test]
fn the_time_to_read_stands_still_in_a_break_and_is_over_after_a_restart() {
    let (mut room, phones) = reading(86);
    room.pass(seconds(10));
    room.ask(TableAsk::Pause);
    room.pass(seconds(60));
    assert_eq!(room.frame()["reading"]["left_ms"], 20_000);
    room.ask(TableAsk::Resume);
    room.pass(seconds(19));
    let early = read(&mut room, phones[0], 0);
    assert_eq!(early["line"]["id"], "trouble-still-reading");
    room.pass(seconds(1));
    assert_eq!(room.frame()["reading"], Value::Null);

    let (mut room, phones) = reading(87);
    let key = room.phone(phones[2]).resume.clone().expect("a key");
    room.restart();
    room.resume();
    assert_eq!(room.frame()["reading"], Value::Null);
    let phone = room.come_back(&key);
    assert_eq!(read(&mut room, phone, 2)["type"], "accepted");
}

#[test]
fn where_the_table_deals_the_cards_no_clock_runs_while_they_are_read() {
    let mut room = Room::new(90);
    let mut begin = begin_reading(3, 30);
    let Command::Begin { options, .. } = &mut begin else {
        panic!("a game begins")
    };
    options.modes.loyalty = Mode::Table;
    room.command(begin);
    room.choose_characters(3);
    let dealt = room.choose(PromptKind::DealLoyalty, "dealt");
    assert_eq!(dealt["type"], "accepted");
    assert_eq!(room.frame()["view"]["stage"], "reading");
    assert_eq!(room.frame()["reading"], Value::Null);
    let closed = room.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(closed["type"], "accepted", "nobody waits");
}

#[test]
fn the_clock_of_the_turn_is_off_until_it_is_wanted_and_counts_each_turn_from_its_begin() {
    let (mut room, _) = reading(88);
    room.ask(TableAsk::SetClock {
        clock: ClockSetting::Running,
    });
    assert_eq!(room.frame()["clock"], Value::Null, "no turn runs");
    room.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(
        room.frame()["clock"],
        json!({"elapsed_ms": 0, "running": true})
    );
    room.ask(TableAsk::SetClock {
        clock: ClockSetting::Off,
    });
    room.pass(seconds(40));
    assert_eq!(room.frame()["clock"], Value::Null);
    room.ask(TableAsk::SetClock {
        clock: ClockSetting::Stopped,
    });
    let stopped = json!({"elapsed_ms": 40_000, "running": false});
    assert_eq!(room.frame()["clock"], stopped);
    room.pass(seconds(5));
    lose_fuel(&mut room);
    assert_eq!(room.frame()["clock"], stopped);
    room.ask(TableAsk::SetClock {
        clock: ClockSetting::Running,
    });
    room.pass(seconds(5));
    room.ask(TableAsk::Pause);
    room.pass(seconds(600));
    assert_eq!(
        room.frame()["clock"],
        json!({"elapsed_ms": 45_000, "running": false})
    );
    room.ask(TableAsk::Resume);
    room.pass(seconds(1));
    let turn = room.frame()["view"]["turn"].clone();
    while room.frame()["view"]["turn"]["number"] == turn["number"] {
        let ended = room.choose(PromptKind::TakeTurn, "end-turn");
        assert_eq!(ended["type"], "accepted");
    }
    assert_eq!(
        room.frame()["clock"],
        json!({"elapsed_ms": 0, "running": true})
    );
}

#[test]
fn a_moment_of_the_log_looks_as_it_did_then_also_when_it_was_undone() {
    let (mut room, _) = reading(89);
    room.choose(PromptKind::CloseReading, "close-reading");
    let mut seen = vec![room.frame().clone()];
    for _ in 0..3 {
        lose_fuel(&mut room);
        seen.push(room.frame().clone());
    }
    for _ in 0..2 {
        let step = room.frame()["undo"]["step"].as_u64().expect("a step");
        room.undo(step);
        seen.push(room.frame().clone());
    }
    lose_fuel(&mut room);
    seen.push(room.frame().clone());
    for _ in 0..2 {
        let pages = room.pages.len();
        for frame in &seen {
            let row = frame["row"].as_u64().expect("a number");
            room.ask(TableAsk::LookBack { row });
            let past = room.referee.last().expect("an answer");
            assert_eq!(past["type"], "past");
            assert_eq!(past["row"], row);
            assert_eq!(past["view"], frame["view"]);
        }
        let answers = &room.pages[pages..];
        assert_eq!(answers.len(), seen.len());
        assert!(answers.iter().all(|page| page.link == REFEREE));
        room.restart();
    }
    for row in [0, 9_999] {
        room.ask(TableAsk::LookBack { row });
        let answer = room.referee.last().expect("an answer");
        assert_eq!(answer["line"]["id"], "trouble-no-such-row");
    }
}
