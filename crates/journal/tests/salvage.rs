//! A file that went back in time is noticed, and of a damaged one the sound part opens again.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::DateTime;
use dradis_journal::{
    Blind, Damage, GameId, Genesis, Head, Journal, NewRow, OpenError, WriteError, salvage,
};
use rusqlite::Connection;
use serde_json::json;

fn genesis(game: u8) -> Genesis {
    Genesis {
        game: GameId([game; 16]),
        created: DateTime::UNIX_EPOCH,
    }
}

fn new_row(n: u64) -> NewRow {
    NewRow {
        command: format!("command {n}"),
        actor: json!("referee"),
        at: DateTime::UNIX_EPOCH,
        label: json!(n),
        body: json!([{"card": {"$secret": n}}, "y".repeat(3000)]),
        blind: Blind([6; 32]),
    }
}

struct Game {
    dir: tempfile::TempDir,
    path: PathBuf,
}

impl Game {
    /// A journal of so many rows that a program was killed over: its log is still beside it.
    fn killed(rows: u64) -> Self {
        let game = Self::closed(0);
        let mut journal = game.open().expect("opened");
        for n in 1..=rows {
            journal.append(new_row(n)).expect("appended");
        }
        let left = tempfile::tempdir().expect("a folder");
        for suffix in ["", "-wal", ".head"] {
            let name = format!("game.db{suffix}");
            fs::copy(game.dir.path().join(&name), left.path().join(&name)).expect("copied");
        }
        let path = left.path().join("game.db");
        Self { dir: left, path }
    }

    fn closed(rows: u64) -> Self {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("game.db");
        let mut journal = Journal::create(&path, &genesis(5), &[]).expect("created");
        for n in 1..=rows {
            journal.append(new_row(n)).expect("appended");
        }
        journal.keep("resume", &json!("a key")).expect("kept");
        journal.close().expect("closed");
        Self { dir, path }
    }

    fn open(&self) -> Result<Journal, OpenError> {
        Journal::open(&self.path, &[])
    }

    fn damage(&self) -> Damage {
        match self.open() {
            Err(OpenError::Damaged { what, path: _ }) => what,
            other => panic!("{other:?}"),
        }
    }

    fn by_hand(&self, sql: &str) {
        let db = Connection::open(&self.path).expect("opened by hand");
        db.execute_batch(sql).expect("changed by hand");
        db.close().expect("closed by hand");
    }

    fn log(&self) -> PathBuf {
        self.dir.path().join("game.db-wal")
    }

    /// Salvages, and checks that the game then goes on where it says.
    fn salvaged(&self, rows: u64, lost: u64) -> Option<Damage> {
        let before = fs::read(&self.path).expect("read");
        let salvaged = salvage(&self.path, &[]).expect("salvaged");
        assert_eq!((salvaged.head.seq, salvaged.lost), (rows, lost));
        let aside = salvaged.aside.expect("the damaged file is kept");
        assert_eq!(fs::read(aside).expect("read"), before);
        let mut journal = self.open().expect("opens again");
        assert_eq!(journal.head().expect("head"), salvaged.head);
        assert_eq!(journal.kept("resume").expect("kept"), Some(json!("a key")));
        let row = journal.append(new_row(100)).expect("goes on").into_row();
        assert_eq!(row.seq, rows + 1);
        journal.close().expect("closed");
        self.open().expect("and opens once more");
        salvaged.damage
    }
}

/// The header of the log and each page in it: what a kill, a full disk or a bad sector may do to them.
fn cut(log: &Path, keep: u64) {
    let file = fs::OpenOptions::new().write(true).open(log).expect("log");
    file.set_len(keep).expect("cut");
}

#[test]
fn a_log_that_was_cut_or_damaged_is_noticed_at_every_length() {
    let whole = fs::metadata(Game::killed(6).log()).expect("log").len();
    let mut went_back = 0;
    for keep in (0..whole).step_by(2500) {
        let game = Game::killed(6);
        cut(&game.log(), keep);
        let Damage::WentBack { found, kept: 6 } = game.damage() else {
            panic!("cut at {keep}");
        };
        assert_eq!(game.salvaged(found, 6 - found), None);
        went_back += 1;
    }
    assert!(went_back > 5, "{went_back} lengths");

    let game = Game::killed(6);
    let mut bytes = fs::read(game.log()).expect("log");
    bytes[40] ^= 1;
    fs::write(game.log(), bytes).expect("written");
    assert_eq!(game.damage(), Damage::WentBack { found: 0, kept: 6 });
    game.salvaged(0, 6);

    // Without damage the same files open as if nothing had happened.
    let game = Game::killed(6);
    assert_eq!(game.open().expect("opened").head().expect("head").seq, 6);
}

#[test]
fn an_older_copy_and_another_games_file_are_noticed() {
    let game = Game::closed(3);
    let copy = fs::read(&game.path).expect("read");
    game.open()
        .expect("opened")
        .append(new_row(4))
        .expect("appended");
    fs::write(&game.path, copy).expect("written");
    assert_eq!(game.damage(), Damage::WentBack { found: 3, kept: 4 });
    game.salvaged(3, 1);

    let other = Game::closed(0);
    let mut longer = Journal::create(&other.dir.path().join("b.db"), &genesis(6), &[]).expect("b");
    for n in 1..=9 {
        longer.append(new_row(n)).expect("appended");
    }
    longer.close().expect("closed");
    let game = Game::closed(3);
    fs::copy(other.dir.path().join("b.db"), &game.path).expect("copied");
    assert_eq!(game.damage(), Damage::OtherHistory { seq: 3 });
}

#[test]
fn one_damaged_row_costs_what_lies_behind_it_and_nothing_else() {
    let game = Game::closed(8);
    game.by_hand(
        "DROP TRIGGER rows_are_never_changed;
         UPDATE rows SET body = '[]' WHERE seq = 6;
         CREATE TRIGGER rows_are_never_changed BEFORE UPDATE ON rows
BEGIN SELECT RAISE(ABORT, 'rows are never changed'); END;",
    );
    assert!(matches!(game.damage(), Damage::Chain(_)));
    assert!(matches!(game.salvaged(5, 3), Some(Damage::Chain(_))));

    // A page of the file that is nobody's any more.
    let game = Game::closed(40);
    let mut bytes = fs::read(&game.path).expect("read");
    let at = bytes.len() / 2;
    bytes[at..at + 4096].fill(0xA5);
    fs::write(&game.path, bytes).expect("written");
    game.damage();
    let salvaged = salvage(&game.path, &[]).expect("salvaged");
    assert!(salvaged.head.seq > 0, "{salvaged:?}");
    assert_eq!(salvaged.head.seq + salvaged.lost, 40, "{salvaged:?}");
    let journal = game.open().expect("opens again");
    assert_eq!(journal.head().expect("head"), salvaged.head);
}

#[test]
fn a_sound_file_and_what_is_no_game_stay_as_they_are() {
    let game = Game::closed(3);
    let before = fs::read(&game.path).expect("read");
    let salvaged = salvage(&game.path, &[]).expect("looked at");
    assert_eq!(
        (salvaged.lost, &salvaged.damage, &salvaged.aside),
        (0, &None, &None)
    );
    assert_eq!(fs::read(&game.path).expect("read"), before);
    let open = game.open().expect("opened");
    let used = salvage(&game.path, &[]);
    assert!(matches!(used, Err(OpenError::InUse { .. })), "{used:?}");
    drop(open);
    let none = salvage(&game.dir.path().join("none.db"), &[]);
    assert!(matches!(none, Err(OpenError::NotFound { .. })), "{none:?}");
    let diary = game.dir.path().join("diary.db");
    fs::write(&diary, "Dear diary").expect("written");
    let foreign = salvage(&diary, &[]);
    assert!(
        matches!(foreign, Err(OpenError::Foreign { .. })),
        "{foreign:?}"
    );
    let mut names: Vec<_> = fs::read_dir(game.dir.path())
        .expect("listed")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    names.sort();
    assert_eq!(names, ["diary.db", "game.db", "game.db.head"]);
}

/// Which file of an open journal is taken away, and how.
#[cfg(unix)]
#[test]
fn a_file_that_disappears_stops_the_journal() {
    type Harm = fn(&Path);
    let harms: [(&str, Harm); 5] = [
        ("deleted", |dir| {
            fs::remove_file(dir.join("game.db")).unwrap()
        }),
        ("its log deleted", |dir| {
            fs::remove_file(dir.join("game.db-wal")).unwrap();
        }),
        ("the folder deleted", |dir| fs::remove_dir_all(dir).unwrap()),
        ("the folder moved", |dir| {
            fs::rename(dir, dir.with_extension("away")).unwrap();
        }),
        ("exchanged", |dir| {
            fs::write(dir.join("other"), "other").unwrap();
            fs::rename(dir.join("other"), dir.join("game.db")).unwrap();
        }),
    ];
    for (what, harm) in harms {
        let parent = tempfile::tempdir().expect("a folder");
        let dir = parent.path().join("tables");
        fs::create_dir(&dir).expect("made");
        let path = dir.join("game.db");
        let mut journal = Journal::create(&path, &genesis(5), &[]).expect("created");
        journal.append(new_row(1)).expect("appended");
        assert!(!journal.is_gone());
        harm(&dir);
        let error = journal.append(new_row(2)).expect_err(what);
        assert!(matches!(error, WriteError::Gone), "{what}: {error:?}");
        assert!(journal.is_gone());
        let again = journal.append(new_row(3));
        assert!(matches!(again, Err(WriteError::Gone)), "{what}: {again:?}");
        let kept = journal.keep("resume", &json!(1));
        assert!(matches!(kept, Err(WriteError::Gone)), "{what}: {kept:?}");
    }
}

#[test]
fn the_head_says_where_the_chain_ends() {
    let game = Game::closed(2);
    let head: Head = game.open().expect("opened").head().expect("head");
    let kept = fs::read_to_string(game.dir.path().join("game.db.head")).expect("read");
    assert_eq!(kept, format!("{:020} {}\n", 2, head.hash));
}
