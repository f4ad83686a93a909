//! The golden records of `tests/vectors/rounds.json`: games whose records hold, and games that a host would
//! have to write that chooses what is drawn. Every verifier reads the same list.
//!
//! After a deliberate change of the records run the test with `DRADIS_WRITE_VECTORS=1` and read the difference.

use std::collections::BTreeMap;
use std::path::Path;

use chacha20::ChaCha20Rng;
use rand::SeedableRng;
use serde_json::{Value, json};

use super::*;

const GAME: GameId = GameId([0x42; 16]);
const SEATS: usize = 4;

/// Rows of a game; each is either records alone or a step.
#[derive(Clone)]
struct Rows(Vec<(Vec<Value>, bool)>);

fn part(seat: u8, byte: u8, round: u32) -> Hash {
    entropy_commitment(GAME, round, SeatId(seat), &Entropy([byte; 32]))
}

impl Rows {
    fn new() -> Self {
        let Ok(seeds) = Seeds::random(&mut ChaCha20Rng::from_seed([7; 32]));
        let (_, record) = Fairness::begin(GAME, seeds);
        Self(vec![(vec![plain(&record)], false)])
    }

    fn with(mut self, record: Value) -> Self {
        self.0.push((vec![record], false));
        self
    }

    fn paired(self, seat: u8) -> Self {
        self.with(json!({"fairness": "seat-paired", "seat": seat}))
    }

    fn committed(self, round: u32, seat: u8, byte: u8) -> Self {
        let commitment = part(seat, byte, round);
        self.with(plain(&Record::EntropyCommitted {
            round,
            seat: SeatId(seat),
            commitment,
        }))
    }

    fn called(self, round: u32, seats: &[u8]) -> Self {
        self.with(json!({"fairness": "round-called", "round": round, "seats": seats}))
    }

    fn shown(self, round: u32, seat: u8, byte: u8) -> Self {
        self.with(plain(&Record::EntropyOpened {
            round,
            seat: SeatId(seat),
            entropy: Entropy([byte; 32]),
        }))
    }

    fn void(self, round: u32, seats: &[u8]) -> Self {
        self.with(json!({"fairness": "round-void", "round": round, "seats": seats}))
    }

    fn drawn(mut self, stream: &str, seats: &[u8]) -> Self {
        let record = json!({"fairness": "stream-opened", "stream": stream, "seats": seats});
        self.0.push((vec![record], true));
        self
    }

    fn step(mut self) -> Self {
        self.0.push((Vec::new(), true));
        self
    }

    /// Phones at seats 0 and 2 have committed.
    fn gathered() -> Self {
        let both = Self::new().paired(0).paired(2);
        both.step().committed(1, 0, 5).committed(1, 2, 6)
    }

    /// They have shown what.
    fn ready() -> Self {
        let called = Self::gathered().called(1, &[0, 2]);
        called.shown(1, 2, 6).shown(1, 0, 5)
    }
}

fn holding() -> Vec<(&'static str, Rows)> {
    let void = Rows::gathered().called(1, &[0, 2]).shown(1, 2, 6);
    let void = void.void(1, &[0]).committed(2, 0, 7).committed(2, 2, 8);
    vec![
        ("a table without phones", Rows::new().drawn("dice", &[])),
        (
            "two phones",
            Rows::ready()
                .drawn("loyalty", &[0, 2])
                .step()
                .drawn("dice", &[0, 2]),
        ),
        (
            "what was drawn before phones came is the host's alone",
            Rows::new()
                .drawn("seating", &[])
                .paired(1)
                .committed(1, 1, 9)
                .called(1, &[1])
                .shown(1, 1, 9)
                .drawn("loyalty", &[1])
                .paired(3),
        ),
        (
            "a phone commits anew before it is called",
            Rows::gathered()
                .committed(1, 0, 15)
                .called(1, &[0, 2])
                .shown(1, 0, 15)
                .shown(1, 2, 6)
                .drawn("dice", &[0, 2]),
        ),
        (
            "another phone of a seat commits",
            Rows::gathered()
                .paired(0)
                .committed(1, 0, 16)
                .called(1, &[0, 2])
                .shown(1, 0, 16)
                .shown(1, 2, 6)
                .drawn("dice", &[0, 2]),
        ),
        (
            "a dead phone is left out",
            Rows::gathered()
                .called(1, &[2])
                .shown(1, 2, 6)
                .drawn("dice", &[2]),
        ),
        (
            "nobody is there when the round is called",
            Rows::gathered().called(1, &[]).drawn("dice", &[]),
        ),
        (
            "a phone withholds, and all commit anew",
            void.clone()
                .called(2, &[0, 2])
                .shown(2, 0, 7)
                .shown(2, 2, 8)
                .drawn("dice", &[0, 2]),
        ),
        (
            "the table itself does not go on",
            Rows::ready()
                .void(1, &[])
                .step()
                .committed(2, 2, 8)
                .called(2, &[2])
                .shown(2, 2, 8)
                .drawn("dice", &[2]),
        ),
        (
            "the game stops in a round",
            Rows::gathered().called(1, &[0]),
        ),
    ]
}

fn refused() -> Vec<(&'static str, Rows)> {
    let called = || Rows::gathered().called(1, &[0, 2]);
    vec![
        (
            "entropy without a commitment, as the host likes it",
            Rows::new().paired(0).shown(1, 0, 5).drawn("dice", &[0]),
        ),
        (
            "entropy that the host found after it had seen the other's",
            called()
                .shown(1, 2, 6)
                .shown(1, 0, 99)
                .drawn("dice", &[0, 2]),
        ),
        (
            "a commitment that comes when another phone has shown",
            Rows::gathered()
                .paired(1)
                .called(1, &[2])
                .shown(1, 2, 6)
                .committed(1, 1, 99)
                .shown(1, 1, 99)
                .drawn("dice", &[1, 2]),
        ),
        (
            "a commitment of a seat that never paired",
            Rows::gathered().committed(1, 1, 9),
        ),
        (
            "a pairing at a seat that is not there",
            Rows::new().paired(4),
        ),
        (
            "a call of a seat that has not committed",
            Rows::gathered().paired(1).called(1, &[0, 1]),
        ),
        (
            "a call of what the phone before had committed to",
            Rows::gathered().paired(0).called(1, &[0, 2]),
        ),
        ("a second call", called().called(1, &[0])),
        (
            "entropy of a seat that was left out",
            Rows::gathered().called(1, &[0]).shown(1, 2, 6),
        ),
        (
            "entropy before the call",
            Rows::gathered().shown(1, 0, 5).called(1, &[0, 2]),
        ),
        (
            "entropy shown twice",
            called().shown(1, 0, 5).shown(1, 0, 5),
        ),
        (
            "what was committed to for another round",
            Rows::new()
                .paired(0)
                .with(plain(&Record::EntropyCommitted {
                    round: 1,
                    seat: SeatId(0),
                    commitment: part(0, 5, 2),
                }))
                .called(1, &[0])
                .shown(1, 0, 5),
        ),
        (
            "what was committed to for another seat",
            Rows::new()
                .paired(0)
                .with(plain(&Record::EntropyCommitted {
                    round: 1,
                    seat: SeatId(0),
                    commitment: part(1, 5, 1),
                }))
                .called(1, &[0])
                .shown(1, 0, 5),
        ),
        (
            "a draw before all have shown",
            called().shown(1, 0, 5).drawn("dice", &[0]),
        ),
        (
            "a draw that leaves out what was shown",
            Rows::ready().drawn("dice", &[0]),
        ),
        (
            "a draw that mixes in who was not called",
            Rows::ready().drawn("dice", &[0, 1, 2]),
        ),
        (
            "a draw without the round that phones had committed for",
            Rows::gathered().drawn("dice", &[]),
        ),
        (
            "a later stream without the round",
            Rows::ready().drawn("loyalty", &[0, 2]).drawn("dice", &[]),
        ),
        (
            "a step between the round and the draw it was for",
            Rows::ready().step().drawn("dice", &[0, 2]),
        ),
        (
            "a void round that names somebody else",
            called().shown(1, 2, 6).void(1, &[2]),
        ),
        (
            "a void round that names nobody",
            called().shown(1, 2, 6).void(1, &[]),
        ),
        (
            "a void round that was not called",
            Rows::gathered().void(1, &[]),
        ),
        (
            "a void round after it was used",
            Rows::ready().drawn("dice", &[0, 2]).void(1, &[]),
        ),
        (
            "entropy of a void round in the next one",
            called()
                .shown(1, 2, 6)
                .void(1, &[0])
                .called(2, &[2])
                .shown(2, 2, 6)
                .drawn("dice", &[2]),
        ),
        (
            "a commitment for a round that has not come",
            Rows::gathered().committed(2, 0, 7),
        ),
        (
            "a stream that is opened twice",
            Rows::new().drawn("dice", &[]).drawn("dice", &[]),
        ),
        (
            "an unknown record",
            Rows::gathered().with(
                json!({"fairness": "entropy-received", "seat": 0, "entropy": "05".repeat(32)}),
            ),
        ),
        (
            "no commitments of the host",
            Rows(Rows::ready().0.split_off(1)),
        ),
    ]
}

fn plain(record: &Record) -> Value {
    serde_json::to_value(record).unwrap()
}

/// What this verifier says: the keys of the streams that were opened, and the void rounds.
fn verdict(rows: &[(Vec<Value>, bool)]) -> Result<(BTreeMap<String, String>, usize), String> {
    let mut read = Vec::new();
    for (records, step) in rows {
        let records: Vec<Record> = records
            .iter()
            .map(|record| serde_json::from_value(record.clone()))
            .collect::<Result<_, _>>()
            .map_err(|error| error.to_string())?;
        read.push((records, *step));
    }
    let rows = read.iter().map(|(records, step)| InRow {
        records,
        step: *step,
        seats: SEATS,
    });
    let found = verify_records(rows).map_err(|error| error.to_string())?;
    let opened = read.iter().flat_map(|(records, _)| records);
    let opened = opened.filter_map(|record| match record {
        Record::StreamOpened { stream, seats: _ } => Some(*stream),
        Record::Committed { .. }
        | Record::SeatPaired { .. }
        | Record::EntropyCommitted { .. }
        | Record::RoundCalled { .. }
        | Record::EntropyOpened { .. }
        | Record::RoundVoid { .. } => None,
    });
    let keys = opened
        .map(|stream| {
            (
                stream.name().to_owned(),
                hex::encode(found.keys.key(stream).expect("it was opened")),
            )
        })
        .collect();
    Ok((keys, found.void.len()))
}

fn as_json(rows: &Rows) -> Value {
    let rows = rows.0.iter();
    rows.map(|(records, step)| json!({"fairness": records, "step": step}))
        .collect()
}

fn file() -> Value {
    let mut games = Vec::new();
    for (name, rows) in holding() {
        let (keys, void) = verdict(&rows.0).unwrap_or_else(|error| panic!("{name}: {error}"));
        games.push(
            json!({"name": name, "holds": true, "game": GAME, "seats": SEATS,
            "rows": as_json(&rows), "keys": keys, "void": void}),
        );
    }
    for (name, rows) in refused() {
        games.push(
            json!({"name": name, "holds": false, "game": GAME, "seats": SEATS,
            "rows": as_json(&rows)}),
        );
    }
    let commitments: Vec<Value> = [(1, 0, 5), (1, 2, 6), (2, 0, 5), (300, 5, 0)]
        .into_iter()
        .map(|(round, seat, byte)| {
            json!({"game": GAME, "round": round, "seat": seat,
                "entropy": hex::encode([byte; 32]), "commitment": part(seat, byte, round)})
        })
        .collect();
    json!({
        "about": "docs/PROTOCOL.md section 5.2. Bytes are hexadecimal; a row holds records, and may be a step.",
        "entropy_commitments": commitments,
        "games": games,
    })
}

/// One game a line, so that a change shows as one.
fn written(file: &Value) -> String {
    let list = |name: &str| {
        let all = file[name].as_array().unwrap();
        let lines: Vec<String> = all.iter().map(|one| format!("    {one}")).collect();
        format!("  \"{name}\": [\n{}\n  ]", lines.join(",\n"))
    };
    let about = &file["about"];
    let (commitments, games) = (list("entropy_commitments"), list("games"));
    format!("{{\n  \"about\": {about},\n{commitments},\n{games}\n}}\n")
}

#[test]
#[expect(
    clippy::print_stdout,
    reason = "how often each case was met is part of its result"
)]
fn the_golden_records_are_judged_as_recorded() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors/rounds.json");
    let now = written(&file());
    if std::env::var_os("DRADIS_WRITE_VECTORS").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    let recorded = std::fs::read_to_string(&path).unwrap();
    assert!(
        now == recorded,
        "the records differ from {}",
        path.display()
    );
    let (mut hold, mut refuse) = (0, 0);
    let recorded: Value = serde_json::from_str(&recorded).unwrap();
    for game in recorded["games"].as_array().unwrap() {
        let rows = game["rows"].as_array().unwrap().iter();
        let rows: Vec<(Vec<Value>, bool)> = rows
            .map(|row| {
                let records = row["fairness"].as_array().unwrap().clone();
                (records, row["step"].as_bool().unwrap())
            })
            .collect();
        let verdict = verdict(&rows);
        let holds = game["holds"].as_bool().unwrap();
        assert_eq!(verdict.is_ok(), holds, "{}: {verdict:?}", game["name"]);
        if holds {
            hold += 1;
        } else {
            refuse += 1;
        }
    }
    println!("{hold} games hold, {refuse} are refused");
    assert!(hold >= 10 && refuse >= 25, "{hold} and {refuse}");
}
