//! Power cuts and full disks, on a disk that loses what was not synced.

mod disk;

use std::path::Path;

use chrono::DateTime;
use serde_json::{Value, json};

use crate::database::{DURABLE, Storage, Synchronous};
use crate::errors::WriteError;
use crate::row::{Appended, Blind, GameId, Genesis, NewRow, Snapshot};
use crate::store::Journal;
use disk::Unsynced;

fn genesis() -> Genesis {
    Genesis {
        game: GameId([1; 16]),
        created: DateTime::UNIX_EPOCH,
    }
}

fn body(n: u64) -> Value {
    // Of different lengths, so that rows start and end anywhere in a page.
    json!({"n": n, "card": {"$secret": n}, "text": "x".repeat(n as usize * 397 % 3000)})
}

fn new_row(n: u64) -> NewRow {
    NewRow {
        command: format!("command {n}"),
        actor: json!("referee"),
        at: DateTime::UNIX_EPOCH,
        label: json!(n),
        body: body(n),
        blind: Blind([n as u8; 32]),
    }
}

fn storage(synchronous: Synchronous) -> Storage {
    Storage {
        vfs: Some(disk::VFS),
        synchronous,
        ..DURABLE
    }
}

/// Appends row `n` and tells the disk that it was acknowledged.
fn append(journal: &mut Journal, dir: &Path, n: u64) {
    let appended = journal.append(new_row(n)).expect("appended");
    assert!(matches!(appended, Appended::New(row) if row.seq == n));
    disk::acknowledged(dir, n);
}

/// What is wrong with the journal that a power cut left behind, if anything.
fn loss(image: &disk::Image, unsynced: Unsynced) -> Option<String> {
    let dir = tempfile::tempdir().expect("a folder");
    image.restore(dir.path(), unsynced);
    let journal = match Journal::open(&dir.path().join("game.db"), &[]) {
        Ok(journal) => journal,
        Err(error) => return Some(error.to_string()),
    };
    let rows = journal.rows(1).expect("rows of an opened journal");
    let whole = rows
        .iter()
        .zip(1..)
        .all(|(row, n)| row.seq == n && row.body == body(n));
    let saved = image.acknowledged..=image.acknowledged + 1;
    (!whole || !saved.contains(&(rows.len() as u64)))
        .then(|| format!("{} of {} rows", rows.len(), image.acknowledged))
}

/// Plays a game and cuts the power at every moment of it, in several ways.
fn losses(synchronous: Synchronous) -> (usize, Vec<String>) {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("game.db");
    drop(Journal::create(&path, &genesis(), &[]).expect("created"));
    disk::watch(dir.path());
    for rows in [1..=6, 7..=12] {
        let mut journal = Journal::open_with(&path, &[], storage(synchronous)).expect("opened");
        for n in rows {
            append(&mut journal, dir.path(), n);
            journal.keep("resume", &json!(n)).expect("kept");
            if n % 4 == 0 {
                let snapshot = Snapshot {
                    seq: n,
                    form: "1".to_owned(),
                    state: body(n),
                };
                journal.put_snapshot(&snapshot).expect("snapshot");
            }
        }
        journal.close().expect("closed");
    }
    let images = disk::images(dir.path());
    let mut found = Vec::new();
    for (moment, image) in images.iter().enumerate() {
        let seed = moment as u64;
        for unsynced in [
            Unsynced::Lost,
            Unsynced::Kept,
            Unsynced::Mixed(seed),
            Unsynced::Mixed(!seed),
        ] {
            if let Some(what) = loss(image, unsynced) {
                found.push(format!("moment {moment}, {unsynced:?}: {what}"));
            }
        }
    }
    (images.len(), found)
}

#[test]
fn a_power_cut_at_any_moment_loses_nothing_acknowledged_and_leaves_nothing_half() {
    let (moments, losses) = losses(Synchronous::Full);
    assert!(
        moments > 100,
        "the disk was watched at {moments} moments only"
    );
    assert_eq!(losses, Vec::<String>::new());
}

/// The counterpart: without syncs the same disk loses acknowledged rows, so the test above can fail.
#[test]
fn without_syncs_a_power_cut_does_lose_rows() {
    let (_, losses) = losses(Synchronous::Off);
    assert!(
        losses.iter().any(|what| what.ends_with("rows")),
        "{losses:?}"
    );
}

#[test]
fn a_full_disk_keeps_the_last_durable_state_and_says_so() {
    for room in [0, 100, 4000, 4200, 9000, 20_000, 50_000] {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("game.db");
        drop(Journal::create(&path, &genesis(), &[]).expect("created"));
        disk::watch(dir.path());
        let storage = storage(Synchronous::Full);
        let mut journal = Journal::open_with(&path, &[], storage).expect("opened");
        append(&mut journal, dir.path(), 1);

        disk::set_room(dir.path(), Some(room));
        let mut last = 1;
        let error = loop {
            match journal.append(new_row(last + 1)) {
                Ok(_) => last += 1,
                Err(error) => break error,
            }
            disk::acknowledged(dir.path(), last);
            assert!(last < 100, "the disk never filled up");
        };
        assert!(matches!(error, WriteError::DiskFull), "{error:?}");
        assert!(error.to_string().starts_with("the disk is full"));
        disk::set_room(dir.path(), Some(0));
        assert!(matches!(
            journal.keep("a", &json!(1)),
            Err(WriteError::DiskFull)
        ));
        assert_eq!(journal.head().expect("head").seq, last, "still readable");
        for image in disk::images(dir.path()) {
            assert_eq!(
                loss(&image, Unsynced::Lost),
                None,
                "a power cut while the disk was full"
            );
        }

        disk::set_room(dir.path(), None);
        append(&mut journal, dir.path(), last + 1);
        disk::set_room(dir.path(), Some(0));
        assert!(
            matches!(journal.close(), Err(WriteError::DiskFull)),
            "closing needs room"
        );
        disk::set_room(dir.path(), None);

        let journal = Journal::open_with(&path, &[], storage).expect("opened again");
        assert_eq!(journal.head().expect("head").seq, last + 1);
    }
}

#[test]
fn a_panic_while_a_row_is_made_keeps_the_last_durable_state() {
    fn broken(_: Value) -> Result<Value, String> {
        panic!("an upcast with a mistake")
    }
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("game.db");
    let mut journal = Journal::create(&path, &genesis(), &[]).expect("created");
    journal.append(new_row(1)).expect("appended");
    drop(journal);
    let mut journal = Journal::open(&path, &[broken]).expect("opened");
    let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        // The row is there already in version 1, so the upcast runs inside the transaction.
        journal.append(new_row(1))
    }));
    assert!(panicked.is_err());
    assert_eq!(
        journal
            .append(new_row(2))
            .expect("still usable")
            .into_row()
            .seq,
        2
    );
}
