//! The data folder: one Dradis at a time, a list of games, a port.

use std::fs;

use chrono::DateTime;
use dradis_journal::{
    Blind, DataFolder, FolderError, GameId, Genesis, Journal, NewRow, OpenError, TableEntry,
    TableState,
};
use serde_json::json;

#[test]
fn a_second_dradis_is_kept_out_until_the_first_has_gone() {
    let dir = tempfile::tempdir().expect("a folder");
    let data = dir.path().join("new/data");
    let first = DataFolder::open(&data).expect("made and opened");
    assert!(data.join("tables").is_dir());
    let second = DataFolder::open(&data).expect_err("in use");
    assert!(matches!(second, FolderError::InUse { .. }));
    assert!(
        second
            .to_string()
            .ends_with("is already used by another Dradis")
    );
    drop(first);
    DataFolder::open(&data).expect("free again");
}

#[test]
fn a_folder_that_cannot_be_written_is_refused() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("file");
    fs::write(&file, "mine").expect("written");
    let mut impossible = vec![file.clone(), file.join("data")];
    if cfg!(target_os = "linux") {
        // Nobody can make files there, not even root, for whom permissions do not count.
        impossible.push("/proc/self".into());
    }
    for dir in impossible {
        let error = DataFolder::open(&dir).expect_err("not writable");
        assert!(matches!(error, FolderError::NotWritable { .. }), "{error}");
        assert_eq!(error.to_string().lines().count(), 1);
    }
    assert_eq!(fs::read(&file).expect("read"), b"mine");
}

#[test]
fn the_port_stays_what_it_was() {
    let dir = tempfile::tempdir().expect("a folder");
    let folder = DataFolder::open(dir.path()).expect("opened");
    assert_eq!(folder.port().expect("none yet"), None);
    folder.set_port(41_000).expect("fixed");
    drop(folder);
    let folder = DataFolder::open(dir.path()).expect("opened again");
    assert_eq!(folder.port().expect("read"), Some(41_000));
    folder.set_port(41_001).expect("fixed anew");
    assert_eq!(folder.port().expect("read"), Some(41_001));
    for wrong in ["", "0", "65536", "-1", "http", "1 2"] {
        fs::write(dir.path().join("port"), wrong).expect("written");
        assert!(
            matches!(folder.port(), Err(FolderError::Port { .. })),
            "{wrong:?}"
        );
    }
    fs::write(dir.path().join("port"), [0xff, 0xfe]).expect("written");
    assert!(matches!(folder.port(), Err(FolderError::Port { .. })));
}

#[test]
fn games_are_listed_with_their_summaries_and_nothing_is_changed() {
    let dir = tempfile::tempdir().expect("a folder");
    let folder = DataFolder::open(dir.path()).expect("opened");
    assert!(folder.list().expect("an empty list").is_empty());
    let genesis = |n| Genesis {
        game: GameId([n; 16]),
        created: DateTime::UNIX_EPOCH,
    };
    let create = |n| Journal::create(&folder.table_path(GameId([n; 16])), &genesis(n), &[]);
    let summary = json!({"turn": 7, "players": ["Ana", "Ben"]});

    let mut finished = create(3).expect("created");
    finished.keep(DataFolder::SUMMARY, &summary).expect("kept");
    let new = NewRow {
        command: "a".to_owned(),
        actor: json!(0),
        at: DateTime::UNIX_EPOCH,
        label: json!(0),
        body: json!(0),
        blind: Blind([1; 32]),
    };
    finished.append(new.clone()).expect("appended");
    finished.close().expect("closed");
    let mut open = create(1).expect("created");
    drop(create(2).expect("created"));
    fs::write(folder.table_path(GameId([4; 16])), "hello").expect("written");
    fs::copy(
        folder.table_path(GameId([2; 16])),
        folder.table_path(GameId([5; 16])),
    )
    .expect("copied");
    for other in [
        "notes.txt",
        "game.db",
        "03030303030303030303030303030303.db.v1.backup",
    ] {
        fs::write(dir.path().join("tables").join(other), "").expect("written");
    }

    let list = folder.list().expect("the list");
    let ids: Vec<u8> = list.iter().map(|entry| entry.id.0[0]).collect();
    assert_eq!(ids, [1, 2, 3, 4, 5]);
    let state = |index: usize| {
        let TableEntry { id, path, state } = &list[index];
        assert_eq!(path, &folder.table_path(*id));
        state
    };
    assert!(matches!(state(0), TableState::Open));
    assert!(matches!(
        state(1),
        TableState::Closed {
            rows: 0,
            summary: None,
            ..
        }
    ));
    let TableState::Closed {
        genesis: found,
        rows,
        summary: kept,
    } = state(2)
    else {
        panic!("{list:?}");
    };
    assert_eq!(
        (found, *rows, kept.as_ref()),
        (&genesis(3), 1, Some(&summary))
    );
    assert!(matches!(
        state(3),
        TableState::Unusable(OpenError::Foreign { .. })
    ));
    assert!(matches!(
        state(4),
        TableState::Unusable(OpenError::Foreign { .. })
    ));

    open.append(new)
        .expect("listing does not disturb an open game");
    drop(open);
    assert!(matches!(
        folder.list().expect("the list")[0].state,
        TableState::Closed { rows: 1, .. }
    ));
    for n in [1, 2, 3] {
        Journal::open(&folder.table_path(GameId([n; 16])), &[]).expect("listing changes nothing");
    }
}

#[test]
fn a_deleted_game_leaves_no_copy_of_its_secrets_and_every_other_game_alone() {
    let dir = tempfile::tempdir().expect("a folder");
    let folder = DataFolder::open(dir.path()).expect("opened");
    let beside = [
        "",
        "-wal",
        "-journal",
        ".head",
        ".head.new",
        ".v1.backup",
        ".v1.backup.new",
        ".salvaged",
        ".damaged-1",
        ".damaged-1-wal",
        ".damaged-2",
    ];
    let (gone, stays) = (GameId([1; 16]), GameId([2; 16]));
    for id in [gone, stays] {
        for suffix in beside {
            let mut path = folder.table_path(id).into_os_string();
            path.push(suffix);
            fs::write(path, "secret").expect("written");
        }
    }
    folder.delete(gone).expect("deleted");
    let left = fs::read_dir(dir.path().join("tables")).expect("the folder");
    let names: Vec<String> = left
        .map(|file| {
            file.expect("a file")
                .file_name()
                .into_string()
                .expect("a name")
        })
        .collect();
    assert!(
        names
            .iter()
            .all(|name| name.starts_with(&stays.to_string())),
        "{names:?}"
    );
    assert_eq!(names.len(), beside.len());
    folder.delete(gone).expect("nothing left to delete");
}
