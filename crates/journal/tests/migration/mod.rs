//! Migrating an older file. Only one version has been released, so the next is made up here.

use std::fs;
use std::path::Path;

use chrono::DateTime;
use rusqlite_migration::M;
use serde_json::json;

use crate::database::{DURABLE, MIGRATIONS, Storage};
use crate::errors::{Damage, OpenError};
use crate::row::{Blind, GameId, Genesis, NewRow};
use crate::store::Journal;

const VERSION_1: &[M<'static>] = MIGRATIONS;
const NEXT: &[M<'static>] = &[
    M::up(include_str!("../../src/schema-1.sql")),
    M::up("CREATE TABLE colours (seat INTEGER PRIMARY KEY, colour TEXT NOT NULL) STRICT;"),
];
const BROKEN: &[M<'static>] = &[
    M::up(include_str!("../../src/schema-1.sql")),
    M::up("CREATE TABLE half (x INTEGER); INSERT INTO nowhere VALUES (1);"),
];

fn with(migrations: &'static [M<'static>]) -> Storage {
    Storage {
        migrations,
        ..DURABLE
    }
}

fn game(path: &Path) {
    let genesis = Genesis {
        game: GameId([1; 16]),
        created: DateTime::UNIX_EPOCH,
    };
    let mut journal = Journal::create_with(path, &genesis, &[], with(VERSION_1)).expect("created");
    for command in ["a", "b"] {
        let new = NewRow {
            command: command.to_owned(),
            actor: json!(0),
            at: DateTime::UNIX_EPOCH,
            label: json!(0),
            body: json!({"$secret": command}),
            blind: Blind([1; 32]),
        };
        journal.append(new).expect("appended");
    }
    journal.close().expect("closed");
}

#[test]
fn an_older_file_is_backed_up_and_migrated_and_then_too_new_for_the_older_program() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("game.db");
    game(&path);
    let journal = Journal::open_with(&path, &[], with(VERSION_1)).expect("opened");
    let (rows, head) = (
        journal.rows(1).expect("rows"),
        journal.head().expect("head"),
    );
    drop(journal);

    let journal = Journal::open_with(&path, &[], with(NEXT)).expect("migrated");
    assert_eq!(journal.rows(1).expect("rows"), rows);
    assert_eq!(journal.head().expect("head"), head);
    journal.close().expect("closed");
    drop(Journal::open_with(&path, &[], with(NEXT)).expect("opened as it is now"));

    let bytes = fs::read(&path).expect("read");
    let newer = Journal::open_with(&path, &[], with(VERSION_1));
    assert!(matches!(
        newer,
        Err(OpenError::Newer {
            found: 2,
            supported: 1,
            ..
        })
    ));
    assert_eq!(fs::read(&path).expect("read"), bytes);

    let backup = dir.path().join("game.db.v1.backup");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&backup)
            .expect("the backup")
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let mut names: Vec<_> = fs::read_dir(dir.path())
        .expect("listed")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    names.sort();
    assert_eq!(names, ["game.db", "game.db.head", "game.db.v1.backup"]);
    let journal = Journal::open_with(&backup, &[], with(VERSION_1)).expect("the backup opens");
    assert_eq!(journal.rows(1).expect("rows"), rows);
    assert_eq!(journal.head().expect("head"), head);
}

#[test]
fn a_migration_that_fails_leaves_the_old_file() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("game.db");
    game(&path);
    let failed = Journal::open_with(&path, &[], with(BROKEN));
    assert!(
        matches!(
            failed,
            Err(OpenError::Damaged {
                what: Damage::Tables,
                ..
            })
        ),
        "{failed:?}"
    );
    let journal = Journal::open_with(&path, &[], with(VERSION_1)).expect("as it was");
    assert_eq!(journal.head().expect("head").seq, 2);
}
