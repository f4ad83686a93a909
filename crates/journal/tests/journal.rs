//! What a journal promises while nothing breaks.

use std::fs;

use chrono::{DateTime, Utc};
use dradis_journal::{
    Appended, Blind, GameId, Genesis, Journal, NewRow, OpenError, Refusal, Snapshot, Upcast,
    WriteError, chain,
};
use serde_json::{Value, json};

fn at(text: &str) -> DateTime<Utc> {
    text.parse().expect("a time")
}

fn genesis() -> Genesis {
    Genesis {
        game: GameId([7; 16]),
        created: at("2026-01-31T20:15:00.250Z"),
    }
}

fn row(command: &str, body: Value) -> NewRow {
    NewRow {
        command: command.to_owned(),
        actor: json!({"seat": 2}),
        at: at("2026-01-31T20:16:01.123456Z"),
        label: json!({"kind": "fuel", "by": -1}),
        body,
        blind: Blind([9; 32]),
    }
}

#[test]
fn rows_come_back_in_order_with_their_secrets_after_reopening() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("game.db");
    let mut journal = Journal::create(&path, &genesis(), &[]).expect("created");
    assert_eq!(
        journal.head().expect("head").hash,
        chain::genesis_hash(&genesis())
    );
    let dealt = json!([{"deal": {"seat": 0, "card": {"$secret": "cylon"}}}, {"$secret": null}]);
    let first = journal
        .append(row("a", dealt.clone()))
        .expect("appended")
        .into_row();
    let second = journal
        .append(row("b", json!([])))
        .expect("appended")
        .into_row();
    assert_eq!((first.seq, second.seq), (1, 2));
    assert_eq!(first.at, at("2026-01-31T20:16:01.123Z"));
    journal.close().expect("closed");

    let mut names: Vec<_> = fs::read_dir(dir.path())
        .expect("listed")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    names.sort();
    assert_eq!(
        names,
        ["game.db", "game.db.head"],
        "a closed journal has no log"
    );

    let journal = Journal::open(&path, &[]).expect("opened");
    assert_eq!(journal.rows(1).expect("rows"), [first, second.clone()]);
    assert_eq!(journal.rows(1).expect("rows")[0].body, dealt);
    assert_eq!(journal.rows(2).expect("rows"), [second]);
    assert_eq!(journal.rows(3).expect("rows"), []);
    let public = journal.public_rows(1).expect("rows");
    assert_eq!(
        public[0].body,
        json!([{"deal": {"seat": 0, "card": {"$secret": null}}}, {"$secret": null}])
    );
    let openings = journal.openings().expect("openings");
    assert_eq!(openings[0].secrets, [json!("cylon"), json!(null)]);
    let head = chain::verify_chain(&genesis(), &public, &openings).expect("verified");
    assert_eq!(head, journal.head().expect("head"));
}

#[test]
fn a_command_id_is_carried_out_once() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut journal = Journal::create(&dir.path().join("g"), &genesis(), &[]).expect("created");
    let first = journal
        .append(row("a", json!({"n": 1})))
        .expect("appended")
        .into_row();
    let head = journal.head().expect("head");
    let again = journal.append(row("a", json!({"n": 2}))).expect("found");
    assert_eq!(again, Appended::AlreadyThere(first.clone()));
    assert_eq!(journal.head().expect("head"), head);
    assert_eq!(journal.row_of_command("a").expect("read"), Some(first));
    assert_eq!(journal.row_of_command("b").expect("read"), None);
}

#[test]
fn what_cannot_be_stored_is_refused_and_changes_nothing() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut journal = Journal::create(&dir.path().join("g"), &genesis(), &[]).expect("created");
    let head = journal.head().expect("head");
    let good = row("a", json!({}));
    let bad = [
        NewRow {
            command: String::new(),
            ..good.clone()
        },
        NewRow {
            command: "x".repeat(129),
            ..good.clone()
        },
        NewRow {
            actor: json!([{"$secret": 1}]),
            ..good.clone()
        },
        NewRow {
            label: json!({"x": {"$secret": 1}}),
            ..good.clone()
        },
        NewRow {
            at: DateTime::<Utc>::MAX_UTC,
            ..good.clone()
        },
        NewRow {
            body: json!({"$secret": 1, "seat": 2}),
            ..good.clone()
        },
        NewRow {
            body: json!({"x": 0.5}),
            ..good.clone()
        },
        NewRow {
            body: json!({"$secret": [1u64 << 53]}),
            ..good.clone()
        },
        NewRow {
            label: json!(-0.0),
            ..good.clone()
        },
        NewRow {
            body: json!("x".repeat(4 << 20)),
            ..good.clone()
        },
        NewRow {
            body: (0..101).fold(json!(0), |inner, _| json!([inner])),
            ..good.clone()
        },
    ];
    for (i, new) in bad.into_iter().enumerate() {
        let refused = journal.append(new);
        assert!(
            matches!(refused, Err(WriteError::Refused(_))),
            "number {i}: {refused:?}"
        );
    }
    assert_eq!(journal.head().expect("head"), head);
    journal.append(good).expect("still usable");
}

#[test]
fn rows_and_genesis_cannot_be_changed_even_by_hand() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("game.db");
    let mut journal = Journal::create(&path, &genesis(), &[]).expect("created");
    for command in ["a", "b"] {
        journal.append(row(command, json!({}))).expect("appended");
    }
    journal.close().expect("closed");
    let db = rusqlite::Connection::open(&path).expect("opened by hand");
    let copy = "(seq, command, actor, at, schema, label, body, commitment, hash, blind, secrets)
        SELECT {}, {}, actor, at, schema, label, body, commitment, hash, blind, secrets
        FROM rows WHERE seq = 1";
    let insert = |verb: &str, seq: &str, command: &str| {
        format!(
            "{verb} INTO rows {}",
            copy.replacen("{}", seq, 1).replacen("{}", command, 1)
        )
    };
    let tampering = [
        "UPDATE rows SET body = '[]' WHERE seq = 1".to_owned(),
        "UPDATE rows SET seq = 3 WHERE seq = 1".to_owned(),
        "DELETE FROM rows WHERE seq = 2".to_owned(),
        "DELETE FROM rows".to_owned(),
        "UPDATE genesis SET game = ''".to_owned(),
        "DELETE FROM genesis".to_owned(),
        "INSERT OR REPLACE INTO genesis VALUES (1, '', '')".to_owned(),
        insert("INSERT", "4", "'c'"),
        insert("INSERT OR REPLACE", "2", "'c'"),
        insert("INSERT OR REPLACE", "3", "'a'"),
    ];
    for sql in tampering {
        let result = db.execute(&sql, []);
        assert!(
            result
                .is_err_and(|e| e.to_string().contains("rows are")
                    || e.to_string().contains("the genesis is")),
            "{sql}"
        );
    }
    assert_eq!(
        db.execute(&insert("INSERT", "3", "'c'"), []),
        Ok(1),
        "the test's own SQL is sound"
    );
}

#[test]
fn snapshots_and_kept_data_are_outside_the_chain() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("game.db");
    let mut journal = Journal::create(&path, &genesis(), &[]).expect("created");
    journal.append(row("a", json!({}))).expect("appended");
    let head = journal.head().expect("head");

    let snapshot = Snapshot {
        seq: 1,
        form: "v1".to_owned(),
        state: json!({"fuel": 8}),
    };
    journal.put_snapshot(&snapshot).expect("kept");
    let ahead = journal.put_snapshot(&Snapshot {
        seq: 2,
        ..snapshot.clone()
    });
    assert!(matches!(
        ahead,
        Err(WriteError::Refused(Refusal::SnapshotAhead {
            seq: 2,
            head: 1
        }))
    ));
    journal
        .keep("resume", &json!({"seat 1": "old-key-of-seat-1"}))
        .expect("kept");
    journal
        .keep("resume", &json!({"seat 1": "new"}))
        .expect("kept");
    journal.keep("other", &json!(1)).expect("kept");
    journal.forget("other").expect("forgotten");
    journal.close().expect("closed");
    let bytes = fs::read(&path).expect("read");
    let needle = b"old-key-of-seat-1";
    assert!(
        !bytes.windows(needle.len()).any(|window| window == needle),
        "old keys are overwritten"
    );

    let mut journal = Journal::open(&path, &[]).expect("opened");
    assert_eq!(journal.head().expect("head"), head);
    assert_eq!(journal.latest_snapshot("v1").expect("read"), Some(snapshot));
    assert_eq!(journal.latest_snapshot("v2").expect("read"), None);
    assert_eq!(
        journal.kept("resume").expect("read"),
        Some(json!({"seat 1": "new"}))
    );
    assert_eq!(journal.kept("other").expect("read"), None);
    journal.drop_snapshot().expect("dropped");
    assert_eq!(journal.latest_snapshot("v1").expect("read"), None);
}

fn fuel_becomes_dials(body: Value) -> Result<Value, String> {
    Ok(json!({"dials": {"fuel": body["fuel"]}}))
}

fn dials_get_a_list(body: Value) -> Result<Value, String> {
    if body["dials"]["fuel"].is_null() {
        return Err("no fuel".to_owned());
    }
    Ok(json!([body]))
}

const TWO_STEPS: &[Upcast] = &[fuel_becomes_dials, dials_get_a_list];

#[test]
fn old_rows_are_upcast_when_read_and_stay_as_they_were_written() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("game.db");
    let mut journal = Journal::create(&path, &genesis(), &[]).expect("created");
    journal
        .append(row("a", json!({"fuel": {"$secret": 3}})))
        .expect("appended");
    journal.close().expect("closed");

    let mut journal = Journal::open(&path, TWO_STEPS).expect("opened");
    assert_eq!(journal.schema(), 3);
    journal
        .append(row("b", json!({"fuel": 1})))
        .expect("appended");
    let rows = journal.rows(1).expect("rows");
    assert_eq!((rows[0].schema, rows[1].schema), (1, 3));
    assert_eq!(rows[0].body, json!([{"dials": {"fuel": {"$secret": 3}}}]));
    assert_eq!(rows[1].body, json!({"fuel": 1}));
    assert_eq!(
        journal.public_rows(1).expect("rows")[0].body,
        json!({"fuel": {"$secret": null}})
    );
    journal.close().expect("closed");

    let newer = Journal::open(&path, &TWO_STEPS[..1]);
    assert!(matches!(
        newer,
        Err(OpenError::NewerRow {
            seq: 2,
            found: 3,
            supported: 2
        })
    ));
}

#[test]
fn secrets_are_not_in_debug_output() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut journal = Journal::create(&dir.path().join("g"), &genesis(), &[]).expect("created");
    let new = row("a", json!({"card": {"$secret": "PLANTED"}}));
    let mut printed = format!("{new:?}");
    printed += &format!("{:?}", journal.append(new).expect("appended"));
    printed += &format!("{:?}", journal.openings().expect("openings"));
    printed += &format!("{:?} {journal:?}", journal.rows(1).expect("rows"));
    printed += &format!(
        "{:?}",
        Snapshot {
            seq: 1,
            form: "v".to_owned(),
            state: json!("PLANTED")
        }
    );
    assert!(
        !printed.contains("PLANTED") && !printed.contains("9, 9"),
        "{printed}"
    );
}
