//! Files that cannot be opened stay as they are, and the reason is one clear sentence.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use chrono::DateTime;
use dradis_journal::{
    Blind, Damage, GameId, Genesis, Journal, NewRow, OpenError, Refusal, WriteError,
};
use rusqlite::Connection;
use serde_json::json;

fn genesis() -> Genesis {
    Genesis {
        game: GameId([5; 16]),
        created: DateTime::UNIX_EPOCH,
    }
}

fn new_row(command: &str) -> NewRow {
    NewRow {
        command: command.to_owned(),
        actor: json!("referee"),
        at: DateTime::UNIX_EPOCH,
        label: json!("label"),
        body: json!([{"card": {"$secret": "sharon"}}, "y".repeat(3000)]),
        blind: Blind([6; 32]),
    }
}

fn game(path: &Path) {
    let mut journal = Journal::create(path, &genesis(), &[]).expect("created");
    for n in 0..5 {
        journal
            .append(new_row(&format!("command {n}")))
            .expect("appended");
    }
    journal.close().expect("closed");
}

fn files(dir: &Path) -> BTreeMap<String, Vec<u8>> {
    fs::read_dir(dir)
        .expect("listed")
        .map(|entry| entry.expect("an entry").path())
        .map(|path| (path.display().to_string(), fs::read(&path).expect("read")))
        .collect()
}

/// Changes a sound game file and returns why it does not open; nothing in its folder may change.
fn refusal(change: impl FnOnce(&Path)) -> OpenError {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("game #1 100%.db");
    game(&path);
    drop(Journal::open(&path, &[]).expect("a sound file"));
    change(&path);
    let before = files(dir.path());
    let error = Journal::open(&path, &[]).expect_err("refused");
    assert!(
        files(dir.path()) == before,
        "something was touched: {error}"
    );
    assert_eq!(error.to_string().lines().count(), 1, "{error}");
    error
}

fn by_hand(sql: &'static str) -> impl FnOnce(&Path) {
    move |path| {
        let db = Connection::open(path).expect("opened by hand");
        db.execute_batch(sql).expect("changed by hand");
        db.close().expect("closed by hand");
    }
}

#[test]
fn a_missing_file_is_not_made() {
    let dir = tempfile::tempdir().expect("a folder");
    let missing = Journal::open(&dir.path().join("none.db"), &[]);
    assert!(matches!(missing, Err(OpenError::NotFound { .. })));
    let folder = Journal::open(dir.path(), &[]);
    assert!(matches!(folder, Err(OpenError::Foreign { .. })));
    assert!(files(dir.path()).is_empty());
    let nowhere = Journal::create(&dir.path().join("no folder/game.db"), &genesis(), &[]);
    assert!(matches!(nowhere, Err(OpenError::Io { .. })), "{nowhere:?}");
}

#[test]
fn foreign_files_are_refused() {
    let foreign = |error| assert!(matches!(error, OpenError::Foreign { .. }), "{error:?}");
    foreign(refusal(|path| fs::write(path, "").expect("written")));
    foreign(refusal(|path| {
        fs::write(path, "Dear diary").expect("written")
    }));
    foreign(refusal(|path| {
        fs::write(path, vec![0xA5; 10_000]).expect("written")
    }));
    foreign(refusal(by_hand("PRAGMA application_id = 1")));
    foreign(refusal(|path| {
        fs::remove_file(path).expect("removed");
        by_hand("CREATE TABLE rows (x); PRAGMA journal_mode = WAL; PRAGMA user_version = 1;")(path);
    }));
}

#[test]
fn a_newer_file_is_refused() {
    let error = refusal(by_hand("PRAGMA user_version = 2"));
    assert!(
        matches!(
            error,
            OpenError::Newer {
                found: 2,
                supported: 1,
                ..
            }
        ),
        "{error:?}"
    );
}

#[test]
fn damaged_files_are_refused() {
    let what = |error| {
        let OpenError::Damaged { what, .. } = error else {
            panic!("not called damaged: {error:?}");
        };
        what
    };
    assert_eq!(
        what(refusal(by_hand("PRAGMA user_version = 0"))),
        Damage::Tables
    );
    assert_eq!(
        what(refusal(by_hand("DROP TRIGGER rows_are_never_changed"))),
        Damage::Tables
    );
    assert_eq!(what(refusal(by_hand("DROP TABLE kept"))), Damage::Tables);
    assert_eq!(
        what(refusal(by_hand("CREATE TABLE more (x)"))),
        Damage::Tables
    );
    let cut = refusal(|path| {
        let bytes = fs::read(path).expect("read");
        fs::write(path, &bytes[..bytes.len() / 2]).expect("written");
    });
    assert_eq!(what(cut), Damage::Pages);
    let overwritten = refusal(|path| {
        let mut bytes = fs::read(path).expect("read");
        let middle = bytes.len() / 4096 / 2 * 4096;
        bytes[middle..middle + 4096].fill(0xA5);
        fs::write(path, bytes).expect("written");
    });
    assert_eq!(what(overwritten), Damage::Pages);
}

/// After a crash there is a log beside the file. It is needed, so it must not be lost or moved into
/// a file that turns out to be damaged.
#[test]
fn a_damaged_file_with_a_log_keeps_both() {
    let dir = tempfile::tempdir().expect("a folder");
    let running = dir.path().join("running.db");
    let mut journal = Journal::create(&running, &genesis(), &[]).expect("created");
    journal.append(new_row("a")).expect("appended");
    let crashed = tempfile::tempdir().expect("a folder");
    let path = crashed.path().join("game.db");
    fs::copy(&running, &path).expect("copied");
    fs::copy(
        dir.path().join("running.db-wal"),
        crashed.path().join("game.db-wal"),
    )
    .expect("copied");
    let sound = fs::read(&path).expect("read");
    let mut damaged = sound.clone();
    damaged[4096..8192].fill(0xA5);
    fs::write(&path, &damaged).expect("written");

    let before = files(crashed.path());
    let refused = Journal::open(&path, &[]);
    assert!(
        matches!(refused, Err(OpenError::Damaged { .. })),
        "{refused:?}"
    );
    assert!(files(crashed.path()) == before, "something was touched");

    fs::write(&path, &sound).expect("mended");
    let mended = Journal::open(&path, &[]).expect("opened");
    assert_eq!(
        mended.rows(1).expect("rows"),
        journal.rows(1).expect("rows")
    );
}

#[test]
fn a_changed_row_breaks_the_chain() {
    let tampered = |sql: &'static str| {
        refusal(move |path| {
            let db = Connection::open(path).expect("opened by hand");
            let triggers: Vec<(String, String)> = db
                .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
                .and_then(|mut all| {
                    all.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
                        .collect()
                })
                .expect("the triggers");
            for (name, _) in &triggers {
                db.execute_batch(&format!("DROP TRIGGER {name}"))
                    .expect("dropped");
            }
            db.execute_batch(sql).expect("tampered");
            for (_, sql) in &triggers {
                db.execute_batch(sql).expect("made again");
            }
        })
        .to_string()
    };
    let ends = |text: String, end: &str| assert!(text.ends_with(end), "{text}");
    let hash = "its hash does not follow from its content and the row before it";
    ends(
        tampered("UPDATE rows SET label = '1' WHERE seq = 3"),
        &format!("row 3: {hash}"),
    );
    ends(
        tampered("UPDATE rows SET at = '1971-01-01T00:00:00.000Z' WHERE seq = 1"),
        &format!("row 1: {hash}"),
    );
    ends(
        tampered("DELETE FROM rows WHERE seq = 2"),
        "row 2: row 3 stands in its place",
    );
    ends(
        tampered("UPDATE rows SET secrets = '[\"helo\"]' WHERE seq = 4"),
        "row 4: its secrets are not those that were committed to",
    );
    ends(
        tampered("UPDATE rows SET body = '{' WHERE seq = 5"),
        "row 5 cannot be read",
    );
    ends(
        tampered("UPDATE genesis SET created = 'soon'"),
        "it does not say which game it holds",
    );
    ends(
        tampered("DELETE FROM genesis"),
        "it does not say which game it holds",
    );
    ends(
        tampered("UPDATE genesis SET game = '00000000000000000000000000000000'"),
        &format!("row 1: {hash}"),
    );
}

#[test]
fn an_open_journal_is_not_opened_twice() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("game.db");
    let mut journal = Journal::create(&path, &genesis(), &[]).expect("created");
    assert!(matches!(
        Journal::open(&path, &[]),
        Err(OpenError::InUse { .. })
    ));
    journal
        .append(new_row("a"))
        .expect("the first is not disturbed");
    drop(journal);
    assert_eq!(
        Journal::open(&path, &[])
            .expect("opened")
            .head()
            .expect("head")
            .seq,
        1
    );
}

#[test]
fn what_a_crash_left_beside_a_new_file_is_in_nobodys_way() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("game.db");
    for leftover in ["game.db.new", "game.db.new-journal", "game.db.new-wal"] {
        fs::write(dir.path().join(leftover), "half").expect("written");
    }
    game(&path);
    // The database and the head beside it.
    assert_eq!(files(dir.path()).len(), 2);
}

#[test]
fn messages_say_what_is_allowed() {
    let error = WriteError::Refused(Refusal::CommandId { bytes: 0 });
    assert_eq!(
        error.to_string(),
        "not written: a command id must have 1 to 128 bytes, this one has 0"
    );
}

/// Secrets are in these files. The umask belongs to the whole process, so a shell sets it for a
/// second run of this test.
#[cfg(unix)]
#[test]
fn files_are_for_their_owner_alone_whatever_the_umask() {
    use std::os::unix::fs::PermissionsExt;
    const FOLDER: &str = "DRADIS_TEST_MODES_IN";
    const NAME: &str = "files_are_for_their_owner_alone_whatever_the_umask";
    if let Some(dir) = std::env::var_os(FOLDER) {
        let dir = Path::new(&dir);
        let path = dir.join("game.db");
        let mut journal = Journal::create(&path, &genesis(), &[]).expect("created");
        let journaled = |names: &[&str]| {
            let mut found: Vec<(String, u32)> = fs::read_dir(dir)
                .expect("listed")
                .map(|entry| entry.expect("an entry"))
                .map(|entry| {
                    let mode = entry.metadata().expect("its mode").permissions().mode() & 0o777;
                    (entry.file_name().into_string().expect("a name"), mode)
                })
                .collect();
            found.sort();
            let expected: Vec<_> = names
                .iter()
                .map(|name| ((*name).to_owned(), 0o600))
                .collect();
            assert_eq!(found, expected);
        };
        journal.append(new_row("a")).expect("appended");
        journaled(&["game.db", "game.db-wal", "game.db.head"]);
        journal.close().expect("closed");
        journaled(&["game.db", "game.db.head"]);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("loosened");
        drop(Journal::open(&path, &[]).expect("opened"));
        journaled(&["game.db", "game.db.head"]);
        return;
    }
    for umask in ["000", "022", "177", "077"] {
        let dir = tempfile::tempdir().expect("a folder");
        let status = std::process::Command::new("sh")
            .args(["-c", &format!("umask {umask}; exec \"$0\" --exact {NAME}")])
            .arg(std::env::current_exe().expect("this test"))
            .env(FOLDER, dir.path())
            .stdout(std::process::Stdio::null())
            .status()
            .expect("a shell");
        assert!(status.success(), "with umask {umask}");
    }
}
