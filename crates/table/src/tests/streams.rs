//! A game has the streams that it has committed to: one that was begun before a stream came stays whole, and draws
//! from no other.

use std::fs;
use std::time::Duration;

use chacha20::ChaCha20Rng;
use dradis_facts::chance::Stream;
use dradis_journal::{DataFolder, Edition};
use dradis_rules::Command;
use rand::SeedableRng;
use serde_json::{Value, json};

use super::evening::{GAMES, python};
use super::forgeries::Recorded;
use super::room::{Room, id};
use crate::archive::{ArchiveError, FullRow, export_to, import, verify};
use crate::table::{Moment, Table};
use crate::wire::TableAsk;

/// The first row as a version would have written it that did not know these streams.
fn without(rows: &mut [FullRow], streams: &[Stream]) {
    let fairness = &mut rows[0].body["fairness"];
    for stream in streams {
        for path in ["/commitments/streams", "/seeds/$secret"] {
            let named = fairness.pointer_mut(path).and_then(Value::as_object_mut);
            let taken = named.expect("streams").remove(stream.name());
            assert!(taken.is_some(), "{stream}");
        }
    }
}

/// The streams that a game draws from.
fn drawn_from(rows: &[FullRow]) -> Vec<&str> {
    let records = rows
        .iter()
        .filter_map(|row| row.body["fairness"].as_array());
    records
        .flatten()
        .filter_map(|record| record["stream"].as_str())
        .collect()
}

/// A room around a game that is taken in from a file.
fn room_around(seed: u8, recorded: &Recorded, rows: &[FullRow]) -> Room {
    Room::made(seed, |folder, now, rng| {
        let files = tempfile::tempdir().expect("a folder");
        let file = recorded.rewritten(files.path(), "older", rows);
        import(folder, &file, now, rng).expect("in order");
        let path = folder.table_path(recorded.genesis().game);
        Table::open(&path, now, rng).expect("it opens")
    })
}

#[test]
#[expect(clippy::print_stdout, reason = "how often each case was met")]
fn a_game_that_was_begun_before_a_stream_came_opens_replays_verifies_and_travels() {
    let mut met = 0;
    for name in GAMES {
        let recorded = Recorded::read(name);
        let used = drawn_from(&recorded.rows);
        // Those that came after the game was recorded are none of its own.
        let named = &recorded.rows[0].body["fairness"]["commitments"]["streams"];
        let known = named.as_object().expect("streams").len();
        let unused: Vec<Stream> = Stream::ALL
            .into_iter()
            .filter(|stream| named.get(stream.name()).is_some())
            .filter(|stream| !used.contains(&stream.name()))
            .collect();
        assert!(unused.contains(&Stream::Quorum), "{name}: {used:?}");
        met += unused.len();
        let honest = verify(&super::evening::recorded(name), None).expect("in order");
        let honest = honest.secrets.expect("a full edition");
        assert!(honest.replayed.others.is_empty(), "{name}");
        let mut rows = recorded.rows.clone();
        without(&mut rows, &unused);

        let folder = tempfile::tempdir().expect("a folder");
        let file = recorded.rewritten(folder.path(), "older", &rows);
        let older = verify(&file, None).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(older.secrets, Some(honest), "{name}");
        python(&file).unwrap_or_else(|error| panic!("{name}: {error}"));

        let mut room = room_around(90, &recorded, &rows);
        let path = room.folder.table_path(recorded.genesis().game);
        assert_eq!(
            room.table.fairness().commitments().streams.len(),
            known - unused.len()
        );
        room.close();
        for (edition, has_secrets) in [(Edition::Full, true), (Edition::Public, false)] {
            let file = folder.path().join(format!("again-{has_secrets}.jsonl"));
            export_to(&path, edition, &file).expect("an export");
            let again = verify(&file, None).expect("in order");
            assert_eq!(again.head, older.head, "{name}");
            assert_eq!(again.secrets.is_some(), has_secrets, "{name}");
        }
    }
    println!("streams that {} games never had: {met}", GAMES.len());
}

/// Of every recorded game the part before its first draw from a stream, without this stream: what drew from it then is
/// asked for once more.
#[test]
#[expect(clippy::print_stdout, reason = "how often each case was met")]
fn a_draw_from_a_stream_that_the_game_never_had_is_one_sentence_and_writes_nothing() {
    let mut met = Vec::new();
    for name in GAMES {
        let recorded = Recorded::read(name);
        for stream in Stream::ALL {
            let draws = |row: &FullRow| {
                let records = row.body["fairness"].as_array();
                let mut records = records.into_iter().flatten();
                records.any(|record| record["stream"] == stream.name())
            };
            let Some(at) = recorded.rows.iter().position(draws) else {
                continue;
            };
            let step = &recorded.rows[at];
            let Ok(command) =
                serde_json::from_value::<Command>(step.body["command"]["$secret"].clone())
            else {
                continue;
            };
            let by_referee = step.actor["type"] == "referee";
            // A round that is called waits for this very draw: without it the table would wait for its phones.
            let is_round = |row: &FullRow| {
                let kind = row.body["fairness"]["fairness"].as_str();
                matches!(kind, Some("round-called" | "entropy-opened"))
            };
            let before = recorded.rows[..at]
                .iter()
                .rev()
                .take_while(|row| is_round(row))
                .count();
            if !by_referee {
                continue;
            }
            let mut rows = recorded.rows[..at - before].to_vec();
            without(&mut rows, &[stream]);
            let mut room = room_around(91, &recorded, &rows);
            if room.frame()["paused"] == true {
                room.resume();
            }
            let row = room.frame()["row"].clone();
            // The room counts what it asks for from the beginning, as the recorded game did.
            let id = id("asked-again");
            room.ask(TableAsk::Command { id, command });
            let outcome = room.outcome();
            assert_eq!(
                outcome,
                json!({"type": "failed", "line": {"id": "trouble-not-committed", "detail": null}}),
                "{name}, {stream}"
            );
            assert_eq!(
                room.frame()["row"],
                row,
                "{name}, {stream}: nothing is written"
            );
            met.push(format!("{name}: {stream}"));
        }
    }
    println!("refused: {met:?}");
    assert!(met.len() >= 5, "{met:?}");
}

#[test]
fn a_game_with_a_stream_of_tomorrow_is_refused_in_one_sentence() {
    let recorded = Recorded::read("cylons");
    let mut rows = recorded.rows.clone();
    let fairness = &mut rows[0].body["fairness"];
    fairness["commitments"]["streams"]["motives"] = json!("00".repeat(32));
    fairness["seeds"]["$secret"]["motives"] = json!("00".repeat(32));
    let folder = tempfile::tempdir().expect("a folder");
    let file = recorded.rewritten(folder.path(), "newer", &rows);
    let sentence = "the game draws from the stream motives, which this version of Dradis does not know; a newer one may";

    let refused = verify(&file, None).expect_err("refused");
    assert!(
        matches!(refused, ArchiveError::UnknownStream(_)),
        "{refused:?}"
    );
    assert_eq!(refused.to_string(), sentence);
    let script = python(&file).expect_err("refused");
    assert!(
        script.contains("the stream 'motives', which this script does not know"),
        "{script}"
    );
    assert_eq!(script.trim_end().lines().count(), 1, "{script}");

    let data = DataFolder::open(&folder.path().join("data")).expect("a free folder");
    let rng = &mut ChaCha20Rng::from_seed([7; 32]);
    let now = Moment {
        utc: recorded.genesis().created,
        up: Duration::ZERO,
    };
    let refused = import(&data, &file, now, rng).expect_err("refused");
    assert_eq!(refused.to_string(), sentence);
    assert_eq!(crate::list(&data).expect("a list"), []);

    // As a file of the data folder, which an older Dradis finds there.
    let path = data.table_path(recorded.genesis().game);
    fs::copy(folder.path().join("newer.db"), &path).expect("a file");
    let refused = Table::open(&path, now, rng)
        .map(|_| ())
        .expect_err("refused");
    assert_eq!(refused.to_string(), sentence);
    assert_eq!(refused.trouble(), "trouble-table-newer");

    // What no stream could be called is damage, and not quoted.
    let streams = rows[0].body["fairness"]["commitments"]["streams"]
        .as_object_mut()
        .expect("streams");
    streams.insert("x\ny".repeat(10_000), json!("00".repeat(32)));
    streams.remove("motives");
    let file = recorded.rewritten(folder.path(), "damaged", &rows);
    let refused = verify(&file, None).expect_err("refused").to_string();
    assert!(refused.len() < 100 && !refused.contains('\n'), "{refused}");
}

#[test]
fn a_new_game_commits_to_every_stream_there_is() {
    let room = Room::new(92);
    let committed = room.table.fairness().commitments().streams;
    assert!(committed.keys().copied().eq(Stream::ALL));
}
