//! The formats that are fixed for ever: canonical JSON, split bodies, the chain, exported files.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::DateTime;
use dradis_journal::chain::{self, Difference, DifferenceKind};
use dradis_journal::{
    Blind, Edition, FullGame, Game, GameId, Genesis, Hash, Head, ImportFault, Journal, NewRow,
    OpenError, Opening, PublicRow, canonical, read_jsonl, secret,
};
use proptest::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(repository(path)).expect("a file of the repository")
}

#[derive(Deserialize)]
struct Vectors {
    canonical: Vec<Canonical>,
    not_canonical: Vec<String>,
    split: Vec<Split>,
    not_split: Vec<Value>,
    genesis: GenesisVector,
    chain: Vec<Link>,
    head: Head,
}

#[derive(Deserialize)]
struct Canonical {
    value: Value,
    text: String,
}

#[derive(Deserialize)]
struct Split {
    body: Value,
    public: Value,
    secrets: Vec<Value>,
}

#[derive(Deserialize)]
struct GenesisVector {
    genesis: Genesis,
    hash: Hash,
}

#[derive(Deserialize)]
struct Link {
    previous: Hash,
    body: Value,
    secrets: Vec<Value>,
    blind: Blind,
    row: PublicRow,
}

fn vectors() -> Vectors {
    serde_json::from_str(&read("tests/vectors/journal.json")).expect("the vectors")
}

#[test]
fn canonical_texts_are_the_golden_ones() {
    for Canonical { value, text } in vectors().canonical {
        assert_eq!(canonical::to_string(&value), Ok(text));
    }
    for text in vectors().not_canonical {
        let value: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(
            canonical::to_string(&value),
            Err(canonical::NotCanonical::Number),
            "{text}"
        );
    }
}

#[test]
fn bodies_are_split_like_the_golden_ones() {
    for Split {
        body,
        public,
        secrets,
    } in vectors().split
    {
        assert_eq!(
            secret::split(body.clone()),
            Ok((public.clone(), secrets.clone()))
        );
        assert_eq!(secret::join(public, secrets), Ok(body));
    }
    for body in vectors().not_split {
        assert_eq!(secret::split(body), Err(secret::SplitError::KeyNotAlone));
    }
}

#[test]
fn parts_that_do_not_belong_together_are_not_joined() {
    let two = json!([{"$secret": null}, {"$secret": null}]);
    for given in [0, 1, 3] {
        assert_eq!(
            secret::join(two.clone(), vec![json!(1); given]),
            Err(secret::JoinError::Count {
                markers: 2,
                secrets: given
            })
        );
    }
    for marker in [json!({"$secret": 1}), json!({"$secret": null, "x": 1})] {
        assert_eq!(
            secret::join(marker, vec![json!(1)]),
            Err(secret::JoinError::NotEmpty)
        );
    }
}

#[test]
fn the_chain_is_the_golden_one() {
    let vectors = vectors();
    assert_eq!(
        chain::genesis_hash(&vectors.genesis.genesis),
        vectors.genesis.hash
    );
    for link in &vectors.chain {
        assert_eq!(
            chain::commitment(&link.blind, &link.secrets),
            Ok(link.row.commitment)
        );
        assert_eq!(
            chain::row_hash(&link.previous, &link.row),
            Ok(link.row.hash)
        );
    }
}

/// The golden rows, appended again, give the golden hashes and the frozen files of version 2.
#[test]
fn appending_the_golden_rows_exports_the_frozen_files() {
    let dir = tempfile::tempdir().expect("a folder");
    let vectors = vectors();
    let mut journal = Journal::create(&dir.path().join("game.db"), &vectors.genesis.genesis, &[])
        .expect("created");
    for link in vectors.chain {
        let PublicRow {
            command,
            actor,
            at,
            label,
            ..
        } = link.row.clone();
        let new = NewRow {
            command,
            actor,
            at,
            label,
            body: link.body,
            blind: link.blind,
        };
        let row = journal.append(new).expect("appended").into_row();
        assert_eq!(row.hash, link.row.hash);
    }
    assert_eq!(journal.head().expect("head"), vectors.head);
    assert_eq!(
        export(&journal, Edition::Full),
        read("tests/fixtures/journal-v2.full.jsonl")
    );
    assert_eq!(
        export(&journal, Edition::Public),
        read("tests/fixtures/journal-v2.public.jsonl")
    );
}

fn export(journal: &Journal, edition: Edition) -> String {
    let mut out = Vec::new();
    journal.export(edition, &mut out).expect("exported");
    String::from_utf8(out).expect("UTF-8")
}

#[test]
fn an_exported_file_is_new_and_for_its_owner_alone() {
    let dir = tempfile::tempdir().expect("a folder");
    let game = full(&read("tests/fixtures/journal-v2.full.jsonl"));
    let journal = Journal::import(&dir.path().join("game.db"), &game, &[]).expect("imported");
    let path = dir.path().join("game.jsonl");
    journal.export_to(&path, Edition::Full).expect("exported");
    let text = fs::read_to_string(&path).expect("read");
    assert_eq!(text, read("tests/fixtures/journal-v2.full.jsonl"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&path).expect("the file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    assert!(journal.export_to(&path, Edition::Public).is_err());
    assert_eq!(
        fs::read_to_string(&path).expect("read"),
        text,
        "nothing is overwritten"
    );
}

fn full(text: &str) -> FullGame {
    match read_jsonl(text.as_bytes()).expect("a game") {
        Game::Full(game) => game,
        Game::Public(_) => panic!("the full edition was read as the public one"),
    }
}

#[test]
fn a_save_of_version_2_loads_and_goes_on() {
    let dir = tempfile::tempdir().expect("a folder");
    let text = read("tests/fixtures/journal-v2.full.jsonl");
    let mut journal =
        Journal::import(&dir.path().join("game.db"), &full(&text), &[]).expect("imported");
    assert_eq!(export(&journal, Edition::Full), text);
    let rows = journal.rows(1).expect("rows");
    assert_eq!(
        rows[1].body[0]["to"][1]["card"],
        json!({"$secret": "sharon"})
    );
    let head = journal.head().expect("head");
    let last = NewRow {
        command: "one more".to_owned(),
        actor: json!("referee"),
        at: DateTime::UNIX_EPOCH,
        label: json!({}),
        body: json!([]),
        blind: Blind([0; 32]),
    };
    assert_eq!(
        journal.append(last).expect("appended").into_row().seq,
        head.seq + 1
    );
}

#[test]
fn the_public_edition_can_be_verified_and_holds_no_secret() {
    let text = read("tests/fixtures/journal-v2.public.jsonl");
    for hidden in ["sharon", "cylon", "blind", "part of it"] {
        assert!(!text.contains(hidden), "{hidden}");
    }
    let Game::Public(game) = read_jsonl(text.as_bytes()).expect("a game") else {
        panic!("the public edition was read as the full one");
    };
    assert_eq!(game.head(), vectors().head);
    let openings = full(&read("tests/fixtures/journal-v2.full.jsonl"))
        .openings()
        .to_vec();
    assert_eq!(
        chain::verify_chain(game.genesis(), game.rows(), &[]),
        Ok(game.head())
    );
    assert_eq!(
        chain::verify_chain(game.genesis(), game.rows(), &openings),
        Ok(game.head())
    );
    assert_eq!(
        chain::verify_chain(game.genesis(), game.rows(), &openings[3..5]),
        Ok(game.head())
    );
}

#[test]
fn the_first_difference_is_named() {
    let game = full(&read("tests/fixtures/journal-v2.full.jsonl"));
    let genesis = game.public().genesis();
    let check = |change: &dyn Fn(&mut Vec<PublicRow>, &mut Vec<Opening>)| {
        let (mut rows, mut openings) = (game.public().rows().to_vec(), game.openings().to_vec());
        change(&mut rows, &mut openings);
        chain::verify_chain(genesis, &rows, &openings)
            .map_err(|Difference { seq, what }| (seq, what))
    };
    assert!(check(&|_, _| {}).is_ok());
    let hash = DifferenceKind::Hash;
    assert_eq!(check(&|rows, _| rows[2].label = json!({})), Err((3, hash)));
    assert_eq!(check(&|rows, _| rows[2].body = json!([])), Err((3, hash)));
    assert_eq!(
        check(&|rows, _| rows[2].actor = json!({"seat": 3})),
        Err((3, hash))
    );
    assert_eq!(check(&|rows, _| rows[2].command.push('x')), Err((3, hash)));
    assert_eq!(check(&|rows, _| rows[2].schema = 2), Err((3, hash)));
    assert_eq!(
        check(&|rows, _| rows[2].at = DateTime::UNIX_EPOCH),
        Err((3, hash))
    );
    assert_eq!(
        check(&|rows, _| rows[2].commitment = Hash([0; 32])),
        Err((3, hash))
    );
    assert_eq!(
        check(&|rows, _| rows[2].hash = Hash([0; 32])),
        Err((3, hash))
    );
    let out_of_order = DifferenceKind::OutOfOrder { found: 3 };
    assert_eq!(
        check(&|rows, _| drop(rows.remove(1))),
        Err((2, out_of_order))
    );
    assert_eq!(
        check(&|rows, _| rows.swap(4, 5)),
        Err((5, DifferenceKind::OutOfOrder { found: 6 }))
    );
    assert_eq!(
        check(&|rows, _| rows[3].label = json!(0.5)),
        Err((
            4,
            DifferenceKind::NotCanonical(canonical::NotCanonical::Number)
        ))
    );
    let commitment = DifferenceKind::Commitment;
    assert_eq!(
        check(&|_, o| o[1].secrets[1] = json!("number-six")),
        Err((2, commitment))
    );
    assert_eq!(check(&|_, o| o[1].secrets.swap(0, 1)), Err((2, commitment)));
    assert_eq!(check(&|_, o| o[5].blind.0[0] ^= 1), Err((6, commitment)));
    assert_eq!(
        check(&|_, o| o[0].seq = 7),
        Err((7, DifferenceKind::NoSuchRow))
    );
    assert_eq!(
        check(&|_, o| o[0].seq = 0),
        Err((0, DifferenceKind::NoSuchRow))
    );

    // A host that commits to more secrets than it has places for.
    let mut row = game.public().rows()[0].clone();
    let opening = Opening {
        seq: 1,
        blind: Blind([1; 32]),
        secrets: vec![json!(1)],
    };
    row.commitment = chain::commitment(&opening.blind, &opening.secrets).expect("canonical");
    row.hash = chain::row_hash(&chain::genesis_hash(genesis), &row).expect("canonical");
    let count = secret::JoinError::Count {
        markers: 0,
        secrets: 1,
    };
    assert_eq!(
        chain::verify_chain(genesis, &[row], &[opening]),
        Err(Difference {
            seq: 1,
            what: DifferenceKind::Secrets(count)
        })
    );
}

/// Reads a changed file; the line and the fault, as text.
fn fault(text: &str) -> (u64, ImportFault) {
    let error = read_jsonl(text.as_bytes()).expect_err("a broken file");
    assert_eq!(error.to_string().lines().count(), 1, "{error}");
    assert!(
        error
            .to_string()
            .starts_with(&format!("line {}: ", error.line))
    );
    (error.line, error.fault)
}

#[test]
fn a_broken_file_is_refused_with_the_line_and_the_reason() {
    let text = read("tests/fixtures/journal-v2.full.jsonl");
    let lines: Vec<&str> = text.lines().collect();
    let with = |index: usize, line: String| {
        let mut lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        lines[index] = line;
        lines.join("\n") + "\n"
    };
    let changed = |index: usize, from: &str, to: &str| {
        assert!(lines[index].contains(from));
        with(index, lines[index].replacen(from, to, 1))
    };

    for foreign in [
        "",
        "\n",
        "hello",
        "{}",
        "[1]",
        "\u{0}\u{1}",
        r#"{"format":"x","version":1}"#,
    ] {
        assert!(
            matches!(fault(foreign), (1, ImportFault::Foreign)),
            "{foreign:?}"
        );
    }
    for other in [1, 3] {
        let changed = changed(0, "\"version\":2", &format!("\"version\":{other}"));
        let (line, fault) = fault(&changed);
        assert!(
            matches!(fault, ImportFault::OtherVersion { found, supported: 2 } if found == other),
            "{fault}"
        );
        assert_eq!(line, 1);
    }
    let header = changed(0, "\"edition\":\"full\"", "\"edition\":\"half\"");
    assert!(matches!(fault(&header), (1, ImportFault::Fields(_))));
    let edition = changed(0, "\"edition\":\"full\"", "\"edition\":\"public\"");
    assert!(matches!(fault(&edition), (2, ImportFault::Fields(_))));
    let game = changed(0, "0001", "0002");
    assert!(matches!(
        fault(&game),
        (2, ImportFault::Chain(DifferenceKind::Hash))
    ));
    let head = changed(0, "\"hash\":\"", "\"hash\":\"00");
    assert!(matches!(fault(&head), (1, ImportFault::Fields(_))));
    let last = lines[0]
        .split("\"hash\":\"")
        .nth(1)
        .expect("a hash")
        .split('"')
        .next();
    let other_head = changed(0, last.expect("a hash"), &"ab".repeat(32));
    assert!(matches!(fault(&other_head), (1, ImportFault::Head)));

    assert!(matches!(
        fault(&with(3, "{".to_owned())),
        (4, ImportFault::NotCanonical)
    ));
    assert!(matches!(
        fault(&with(3, String::new())),
        (4, ImportFault::NotCanonical)
    ));
    let spaced = changed(3, ":", ": ");
    assert!(matches!(fault(&spaced), (4, ImportFault::NotCanonical)));
    let twice = changed(3, "{\"blind\"", "{\"blind\":1,\"blind\"");
    assert!(matches!(fault(&twice), (4, ImportFault::NotCanonical)));
    let unknown = changed(3, "{\"blind\"", "{\"a\":1,\"blind\"");
    assert!(matches!(fault(&unknown), (4, ImportFault::Fields(_))));
    let upper = changed(0, "0a0b0c", "0A0B0C");
    assert!(matches!(fault(&upper), (1, ImportFault::NotCanonical)));
    let time = changed(3, "20:18:05.999Z", "20:18:05.9990Z");
    assert!(matches!(fault(&time), (4, ImportFault::Fields(_))));
    let played = changed(3, "\"now\":7", "\"now\":8");
    assert!(matches!(
        fault(&played),
        (4, ImportFault::Chain(DifferenceKind::Hash))
    ));
    let card = changed(2, "sharon", "sharom");
    assert!(matches!(
        fault(&card),
        (3, ImportFault::Chain(DifferenceKind::Commitment))
    ));
    let long = with(3, "x".repeat(5 << 20));
    assert!(matches!(fault(&long), (4, ImportFault::TooLong { .. })));

    let missing = [&lines[..2], &lines[3..]].concat().join("\n") + "\n";
    assert!(matches!(
        fault(&missing),
        (
            3,
            ImportFault::Chain(DifferenceKind::OutOfOrder { found: 3 })
        )
    ));
    let cut = lines[..5].join("\n") + "\n";
    assert!(matches!(
        fault(&cut),
        (
            6,
            ImportFault::CutOff {
                found: 4,
                promised: 6
            }
        )
    ));
    assert!(matches!(
        fault(text.trim_end()),
        (7, ImportFault::NoLineEnd)
    ));
    let longer = format!("{text}{}\n", lines[6]);
    assert!(matches!(
        fault(&longer),
        (8, ImportFault::TooMany { promised: 6 })
    ));
    let windows = text.replace('\n', "\r\n");
    assert_eq!(full(&windows), full(&text), "other line ends are no damage");
}

#[test]
fn a_file_cut_at_any_byte_is_refused() {
    let text = read("tests/fixtures/journal-v2.full.jsonl");
    for len in 0..text.len() {
        assert!(
            read_jsonl(&text.as_bytes()[..len]).is_err(),
            "cut after {len} bytes"
        );
    }
}

#[test]
fn an_import_never_touches_an_existing_file_nor_takes_newer_rows() {
    fn same(body: Value) -> Result<Value, String> {
        Ok(body)
    }
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("game.db");
    let game = full(&read("tests/fixtures/journal-v2.full.jsonl"));
    fs::write(&path, "mine").expect("written");
    assert!(matches!(
        Journal::import(&path, &game, &[]),
        Err(OpenError::AlreadyExists { .. })
    ));
    let created = Journal::create(&path, game.public().genesis(), &[]);
    assert!(matches!(created, Err(OpenError::AlreadyExists { .. })));
    assert_eq!(fs::read(&path).expect("read"), b"mine");

    let newer = dir.path().join("newer.db");
    let genesis = Genesis {
        game: GameId([3; 16]),
        created: DateTime::UNIX_EPOCH,
    };
    let mut journal = Journal::create(&newer, &genesis, &[same]).expect("created");
    let new = NewRow {
        command: "a".to_owned(),
        actor: json!(0),
        at: DateTime::UNIX_EPOCH,
        label: json!(0),
        body: json!(0),
        blind: Blind([1; 32]),
    };
    journal.append(new).expect("appended");
    let game = full(&export(&journal, Edition::Full));
    let target = dir.path().join("target.db");
    let refused = Journal::import(&target, &game, &[]);
    assert!(matches!(
        refused,
        Err(OpenError::NewerRow {
            seq: 1,
            found: 2,
            supported: 1
        })
    ));
    assert!(!target.exists());
}

/// JSON that a journal can store, rich in markers (whole ones, nested ones, null ones).
fn bodies() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-canonical::MAX_INTEGER..=canonical::MAX_INTEGER).prop_map(Value::from),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(6, 64, 5, |inner| {
        let key =
            prop_oneof!["[a-c]", any::<String>()].prop_filter("a plain key", |k| k != "$secret");
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map(key, inner.clone(), 0..5)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            inner.prop_map(|secret| json!({"$secret": secret})),
        ]
    })
}

proptest! {
    #[test]
    fn a_split_body_is_joined_again(body in bodies()) {
        let (public, secrets) = secret::split(body.clone()).expect("no key beside a marker");
        let again = secret::split(public.clone()).expect("still none");
        prop_assert_eq!(&again.0, &public);
        prop_assert!(again.1.iter().all(Value::is_null), "the public part holds no secret");
        prop_assert_eq!(again.1.len(), secrets.len());
        prop_assert_eq!(secret::join(public, secrets), Ok(body));
    }

    #[test]
    fn a_public_part_does_not_depend_on_the_secrets(body in bodies(), other in bodies()) {
        let (public, secrets) = secret::split(body).expect("no key beside a marker");
        let others = vec![other; secrets.len()];
        let different = secret::join(public.clone(), others.clone()).expect("as many secrets");
        prop_assert_eq!(secret::split(different), Ok((public, others)));
    }

    #[test]
    fn canonical_json_means_the_same_value(value in bodies()) {
        let text = canonical::to_string(&value).expect("canonical");
        let again: Value = serde_json::from_str(&text).expect("JSON");
        prop_assert_eq!(&again, &value);
        prop_assert_eq!(canonical::to_string(&again), Ok(text));
    }
}
