//! A program that is killed at any moment loses no row it has acknowledged.
//!
//! The test starts itself as a child that appends rows as fast as it can and prints each number
//! after the append has returned; the parent kills it (SIGKILL on Unix) and opens what is left.

use std::env;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use chrono::DateTime;
use dradis_journal::{Blind, GameId, Genesis, Journal, NewRow, chain};
use serde_json::{Value, json};

const CHILD: &str = "DRADIS_TEST_APPEND_TO";
const ROUNDS: u64 = 20;
/// More than a child can append before it is killed, and the end of one that is not.
const MOST_ROWS: u64 = 20_000;

fn body(n: u64) -> Value {
    json!({"n": n, "card": {"$secret": n}, "text": "x".repeat(n as usize * 397 % 3000)})
}

fn append_until_killed(path: &Path) {
    let mut journal = Journal::open(path, &[]).expect("opened by the child");
    let first = journal.head().expect("head").seq + 1;
    let mut out = io::stdout().lock();
    for n in first..first + MOST_ROWS {
        let new = NewRow {
            command: format!("command {n}"),
            actor: json!("referee"),
            at: DateTime::UNIX_EPOCH,
            label: json!(n),
            body: body(n),
            blind: Blind::random().expect("random bytes"),
        };
        let seq = journal.append(new).expect("appended").into_row().seq;
        writeln!(out, "saved {seq}")
            .and_then(|()| out.flush())
            .expect("the parent listens");
    }
}

#[test]
fn acknowledged_rows_survive_a_kill_at_any_moment() {
    if let Some(path) = env::var_os(CHILD) {
        append_until_killed(Path::new(&path));
        return;
    }
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("game.db");
    let genesis = Genesis {
        game: GameId([1; 16]),
        created: DateTime::UNIX_EPOCH,
    };
    Journal::create(&path, &genesis, &[])
        .expect("created")
        .close()
        .expect("closed");
    let mut all_acknowledged = 0;
    for round in 0..ROUNDS {
        let mut child = Command::new(env::current_exe().expect("this test"))
            .args([
                "--exact",
                "acknowledged_rows_survive_a_kill_at_any_moment",
                "--nocapture",
            ])
            .env(CHILD, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("a child");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let mut acknowledged = 0;
        let mut note = |line: io::Result<String>| {
            // The test harness prints lines of its own, the first of them without an end.
            let line = line.expect("a line");
            let seq = line
                .rsplit_once("saved ")
                .and_then(|(_, seq)| seq.parse().ok());
            acknowledged = acknowledged.max(seq.unwrap_or(0));
            seq.is_some()
        };
        // After some rows, and then anywhere within the next one.
        let wanted = usize::from(Blind::random().expect("random bytes").0[0]) % 30;
        let mut seen = 0;
        while seen <= wanted {
            seen += usize::from(note(lines.next().expect("the child still appends")));
        }
        let delay = u16::from_le_bytes([
            Blind::random().expect("random bytes").0[0],
            Blind::random().expect("random bytes").0[1] % 16,
        ]);
        thread::sleep(Duration::from_micros(delay.into()));
        child.kill().expect("killed");
        child.wait().expect("gone");
        for line in lines {
            note(line);
        }
        all_acknowledged = acknowledged;

        let journal = Journal::open(&path, &[]).expect("opened after the kill");
        let rows = journal.rows(1).expect("rows");
        let saved = rows.len() as u64;
        assert!(
            (acknowledged..=acknowledged + 1).contains(&saved),
            "round {round}: {saved} rows, {acknowledged} acknowledged"
        );
        assert!(
            rows.iter()
                .zip(1..)
                .all(|(row, n)| row.seq == n && row.body == body(n))
        );
        let public = journal.public_rows(1).expect("rows");
        let openings = journal.openings().expect("openings");
        let head = chain::verify_chain(&genesis, &public, &openings).expect("an unbroken chain");
        assert_eq!(head, journal.head().expect("head"));
    }
    assert!(all_acknowledged >= ROUNDS, "every round saved rows");
}
