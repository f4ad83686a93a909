//! What a host may write that knows its seeds: recorded games with something altered and the chain made anew. A list
//! of forgeries (`tests/vectors/forgeries.json`) is shared with the other verifiers; single fields are altered by the
//! thousand.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::time::Duration;

use chacha20::ChaCha20Rng;
use dradis_facts::options::Options;
use dradis_journal::{
    DataFolder, Edition, FullGame, Game, Genesis, Journal, NewRow, Opening, PublicRow, read_jsonl,
};
use rand::SeedableRng;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::evening::{GAMES, python, recorded};
use crate::archive::{
    ArchiveError, FullRow, HeadMark, SecretsReport, Told, check, check_conservation, full_rows,
    import, verify,
};
use crate::table::Moment;

/// The frozen game with trauma tokens, of which some forgeries are.
const WITH_TOKENS: &str = "frozen-2/ionian-nebula";

/// A recorded game, to be altered.
pub(super) struct Recorded {
    game: FullGame,
    pub(super) rows: Vec<FullRow>,
}

impl Recorded {
    pub(super) fn read(name: &str) -> Self {
        let file = BufReader::new(fs::File::open(recorded(name)).expect("the fixture"));
        let Game::Full(game) = read_jsonl(file).expect("in order") else {
            panic!("a full edition");
        };
        let rows = full_rows(&game).expect("in order");
        Self { game, rows }
    }

    pub(super) fn genesis(&self) -> &Genesis {
        self.game.public().genesis()
    }

    /// The game with these rows in the place of its own, its commitments and its chain made anew.
    pub(super) fn rewritten(&self, folder: &Path, name: &str, rows: &[FullRow]) -> PathBuf {
        let db = folder.join(format!("{name}.db"));
        let mut journal = Journal::create(&db, self.genesis(), &[]).expect("a journal");
        let was: Vec<(&PublicRow, &Opening)> = self
            .game
            .public()
            .rows()
            .iter()
            .zip(self.game.openings())
            .collect();
        for (row, (public, opening)) in rows.iter().zip(was) {
            let new = NewRow {
                command: row.command.clone(),
                actor: row.actor.clone(),
                at: public.at,
                label: row.label.clone(),
                body: row.body.clone(),
                blind: opening.blind,
            };
            journal.append(new).expect("a row");
        }
        let file = folder.join(format!("{name}.jsonl"));
        journal.export_to(&file, Edition::Full).expect("exported");
        file
    }

    fn conserved(&self, rows: &[FullRow]) -> Result<SecretsReport, ArchiveError> {
        check_conservation(self.genesis().game, rows.to_vec())
    }
}

/// Whether a value is as wanted, as far as it says.
fn fits(value: &Value, wanted: &Value) -> bool {
    match wanted {
        Value::Object(fields) => fields.iter().all(|(key, wanted)| fits(&value[key], wanted)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            value == wanted
        }
    }
}

fn inside<'a>(value: &'a mut Value, path: &str) -> &'a mut Value {
    path.split('/')
        .fold(value, |value, key| match key.parse::<usize>() {
            Ok(at) if value.is_array() => &mut value[at],
            Ok(_) | Err(_) => &mut value[key],
        })
}

/// Where the event lies that a forgery is about: its row and its place there.
fn found(rows: &[FullRow], forgery: &Value) -> (usize, usize) {
    let mut places = Vec::new();
    for (row, FullRow { body, .. }) in rows.iter().enumerate() {
        let events = body["record"]["events"].as_array().into_iter().flatten();
        for (at, event) in events.enumerate() {
            if fits(event, &forgery["find"]) {
                places.push((row, at));
            }
        }
    }
    let nth = forgery["nth"].as_i64().unwrap_or(0);
    let nth = usize::try_from(nth).unwrap_or(places.len().saturating_sub(1));
    *places
        .get(nth)
        .unwrap_or_else(|| panic!("no such event: {forgery}"))
}

/// The first row with a stream more or less than the game was begun with.
fn forge_stream(created: &mut Value, stream: &str, forgery: &Value) {
    let fairness = &mut created["fairness"];
    let game = fairness["commitments"]["game"].as_str().expect("an id");
    let seed = [7; 32];
    let mut hash = Sha256::new();
    hash.update(b"dradis-commit-v1");
    hash.update(hex::decode(game).expect("an id"));
    hash.update([u8::try_from(stream.len()).expect("a short name")]);
    hash.update(stream);
    hash.update(seed);
    let commitment = hex::encode(hash.finalize());
    for (what, path, added) in [
        ("commitment", "commitments/streams", commitment),
        ("seed", "seeds/$secret", hex::encode(seed)),
    ] {
        let streams = inside(fairness, path).as_object_mut().expect("streams");
        let before = match forgery[what].as_str() {
            None => continue,
            Some("removed") => streams.remove(stream).is_some(),
            Some("added") => streams.insert(stream.to_owned(), added.into()).is_none(),
            Some(other) => panic!("no such forgery: {other}"),
        };
        assert!(before, "{forgery}");
    }
}

/// Carries a forgery out. The number of its row.
fn forge(rows: &mut [FullRow], forgery: &Value) -> u64 {
    if let Some(stream) = forgery["stream"].as_str() {
        forge_stream(&mut rows[0].body, stream, forgery);
        return rows[0].seq;
    }
    let (row, at) = found(rows, forgery);
    let seats = rows[..=row].iter().rev();
    let mut seats = seats.filter_map(|row| {
        let opened = row.body["fairness"].as_array()?;
        opened
            .iter()
            .find_map(|record| record.get("seats").cloned())
    });
    let seats = seats.next();
    let FullRow {
        seq, body, actor, ..
    } = &mut rows[row];
    let before = body.clone();
    let (whole, mut at) = (body, at);
    let mut events = whole["record"]["events"]
        .as_array()
        .expect("events")
        .clone();
    for (path, others) in forgery["set"].as_object().into_iter().flatten() {
        let place = inside(&mut events[at], path);
        let mut others = others.as_array().expect("values").iter();
        *place = others
            .find(|other| *other != place)
            .expect("another")
            .clone();
    }
    if let Some(other) = forgery.get("replace") {
        events[at] = other.clone();
    }
    if forgery["twice"] == true {
        events.insert(at + 1, events[at].clone());
    }
    if let Some(more) = forgery.get("insert") {
        events.insert(at + 1, more.clone());
    }
    if forgery["undrawn"] == true {
        let drew = events[..at]
            .iter()
            .rposition(|event| event["type"] == "drew");
        let drew = events.remove(drew.expect("a draw"));
        at -= 1;
        let stream = &drew["drawn"]["$secret"][0]["stream"];
        let reads = |event: &Value| event["drawn"]["$secret"][0]["stream"] == *stream;
        if !events.iter().any(reads) {
            let opened = whole["fairness"].as_array_mut().expect("records");
            opened.retain(|record| record["stream"] != *stream);
        }
    }
    if forgery["remove"] == true {
        events.remove(at);
    }
    if let Some(stream) = forgery.get("opened") {
        let opened = whole["fairness"].as_array_mut().expect("records");
        opened.push(json!({"fairness": "stream-opened", "stream": stream, "seats": seats}));
    }
    if let Some(other) = forgery.get("actor") {
        actor.clone_from(other);
    }
    whole["record"]["events"] = events.into();
    assert!(*whole != before || forgery.get("actor").is_some());
    *seq
}

fn forgeries() -> Vec<Value> {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/vectors/forgeries.json"
    );
    let text = fs::read_to_string(file).expect("the list");
    serde_json::from_str(&text).expect("a list")
}

/// How often the Python script says that this was put in.
fn python_counts(said: &str, told: Told) -> usize {
    let ends = format!(" × {}", told.name());
    let line = said.lines().find(|line| line.ends_with(&ends));
    let count = line.and_then(|line| line.split(' ').next());
    count.map_or(0, |count| count.parse().expect("a number"))
}

/// The phone's twin of this is in `ui/src/lib/verify/forgeries.test.ts`.
#[test]
#[expect(clippy::print_stdout, reason = "how often each case was met")]
fn every_forgery_of_the_list_is_judged_alike_by_every_verifier_and_none_follows_by_the_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = GAMES.into_iter().chain([WITH_TOKENS]);
    let games: BTreeMap<&str, Recorded> = names.map(|name| (name, Recorded::read(name))).collect();
    let mut judged: BTreeMap<String, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for (number, forgery) in forgeries().iter().enumerate() {
        let name = forgery["name"].as_str().expect("a name");
        let recorded = &games[forgery["game"].as_str().expect("a game")];
        let mut rows = recorded.rows.clone();
        let row = forge(&mut rows, forgery);
        let verdict = forgery["verdict"].as_str().expect("a verdict");
        *judged.entry(verdict.to_owned()).or_default() += 1;
        let ours = recorded.conserved(&rows);
        let file = recorded.rewritten(folder.path(), &number.to_string(), &rows);
        let theirs = python(&file);
        let honest = recorded.conserved(&recorded.rows).expect("in order");
        let is_so = match (verdict, &ours, &theirs) {
            ("refused", Err(error), Err(_)) => named_row(error).is_none_or(|named| named >= row),
            ("not seen", Ok(report), Ok(_)) => report.by_hand == honest.by_hand,
            (told, Ok(report), Ok(said)) => Told::ALL.iter().any(|kind| {
                kind.name() == told
                    && report.by_hand.of(*kind) == honest.by_hand.of(*kind) + 1
                    && python_counts(said, *kind) == report.by_hand.of(*kind)
            }),
            (_, _, _) => false,
        };
        if !is_so {
            wrong.push(format!("{name}: ours {ours:?}, the script {theirs:?}"));
        }
        if let Ok(report) = verify(&file, None) {
            wrong.push(format!("{name} follows by the rules: {report}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("forgeries by verdict: {judged:?}");
    for verdict in ["refused", "not seen", "first-player", "die", "cylon"] {
        assert!(judged.contains_key(verdict), "{verdict}");
    }
}

/// The row that a refusal names, if it names one.
fn named_row(error: &ArchiveError) -> Option<u64> {
    let text = error.to_string();
    let digits = text.strip_prefix("row ")?;
    let digits: String = digits.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// Where a single field stands: in which row, and by which keys.
type Place = (usize, Vec<String>);

/// All fields of a row that hold one value, by the name of their last key.
fn leaves(value: &Value, at: &[String], into: &mut Vec<(Vec<String>, Value)>) {
    let mut inner = |key: String, value: &Value| {
        let mut at = at.to_vec();
        at.push(key);
        leaves(value, &at, into);
    };
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                inner(key.clone(), value);
            }
        }
        Value::Array(items) => {
            for (index, value) in items.iter().enumerate() {
                inner(index.to_string(), value);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            into.push((at.to_vec(), value.clone()));
        }
    }
}

/// A row as one value, with all that its hash covers and is not made anew.
fn as_value(row: &FullRow) -> Value {
    json!({"actor": row.actor, "body": row.body, "command": row.command, "label": row.label})
}

fn from_value(row: &FullRow, value: &Value) -> FullRow {
    FullRow {
        seq: row.seq,
        actor: value["actor"].clone(),
        body: value["body"].clone(),
        command: value["command"].as_str().unwrap_or_default().to_owned(),
        label: value["label"].clone(),
    }
}

/// The name under which a value stands: keys, not places in lists.
fn name_of(path: &[String]) -> String {
    let mut keys = path.iter().rev();
    let named = keys.find(|key| key.parse::<usize>().is_err());
    named.cloned().unwrap_or_default()
}

/// Another value for a field: one that stands under the same name elsewhere in the game, or the next one.
fn another(
    value: &Value,
    same_name: &BTreeSet<String>,
    draw: &mut impl FnMut(usize) -> usize,
) -> Value {
    let written = value.to_string();
    let others: Vec<&String> = same_name
        .iter()
        .filter(|other| **other != written)
        .collect();
    if let Some(other) = others.get(draw(others.len() + 1)) {
        return serde_json::from_str(other).expect("a value");
    }
    match value {
        Value::Null => json!(0),
        Value::Bool(value) => json!(!value),
        Value::Number(number) => json!(number.as_i64().unwrap_or(0) + 1),
        Value::String(text) => json!(format!("{text}x")),
        Value::Array(_) | Value::Object(_) => unreachable!("no single field"),
    }
}

/// Who noticed an alteration.
fn noticed(error: &ArchiveError) -> &'static str {
    match error {
        ArchiveError::Row { .. } => "a row that cannot stand there",
        ArchiveError::UnknownStream(_) | ArchiveError::Fairness(_) => {
            "the commitments and the phones' numbers"
        }
        ArchiveError::Draw { .. } => "conservation",
        ArchiveError::Unsound { .. } => "names and boards that no table has",
        ArchiveError::Replay { .. } => "replay by the rules",
        ArchiveError::Io { .. }
        | ArchiveError::Open(_)
        | ArchiveError::Read(_)
        | ArchiveError::Import(_)
        | ArchiveError::Export(_)
        | ArchiveError::Table(_)
        | ArchiveError::Public
        | ArchiveError::Head { .. } => "the file",
    }
}

/// Why nobody at the table could have seen the difference that an alteration makes; `None` where they could.
fn unseen(path: &[String]) -> Option<&'static str> {
    let keys: Vec<&str> = path.iter().map(String::as_str).collect();
    match keys[..] {
        ["command"] => Some("the name that a device gave to what it asked for is never shown"),
        ["body", "command", "$secret", ..] => {
            Some("asked for in other words, and event for event the same was done")
        }
        _ => None,
    }
}

/// A thousand single fields of three recorded games, public and secret ones, each altered by itself.
#[test]
#[expect(clippy::print_stdout, reason = "how often each case was met")]
fn a_thousand_altered_fields_are_noticed_or_could_be_seen_by_nobody() {
    const ALTERED: usize = 1_000;
    let mut state = 4_711_u64;
    let mut draw = |count: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(state >> 40).expect("a small number") % count.max(1)
    };
    let mut classes: BTreeMap<String, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    let mut altered = 0;
    for (number, name) in GAMES.into_iter().enumerate() {
        let recorded = Recorded::read(name);
        check(recorded.genesis().game, recorded.rows.clone()).expect("in order");
        let mut places: Vec<(Place, Value)> = Vec::new();
        let mut values: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (at, row) in recorded.rows.iter().enumerate() {
            let mut found = Vec::new();
            leaves(&as_value(row), &[], &mut found);
            for (path, value) in found {
                values
                    .entry(name_of(&path))
                    .or_default()
                    .insert(value.to_string());
                places.push(((at, path), value));
            }
        }
        let share = (ALTERED * (number + 1)) / GAMES.len() - altered;
        let mut done = BTreeSet::new();
        while done.len() < share {
            let ((at, path), was) = places[draw(places.len())].clone();
            let other = another(&was, &values[&name_of(&path)], &mut draw);
            if other == was || !done.insert((at, path.clone())) {
                continue;
            }
            let mut rows = recorded.rows.clone();
            let mut value = as_value(&rows[at]);
            *inside(&mut value, &path.join("/")) = other.clone();
            let row = from_value(&rows[at], &value);
            let secret = if path.iter().any(|key| key == "$secret") {
                "secret"
            } else {
                "public"
            };
            rows[at] = row;
            let class = match check(recorded.genesis().game, rows) {
                Err(error) => format!("{secret}, noticed by {}", noticed(&error)),
                Ok(report) if !report.replayed.others.is_empty() => {
                    format!("{secret}, named in the report: a step that was not replayed")
                }
                Ok(report) if !report.replayed.also.is_empty() => {
                    format!("{secret}, named in the report: a step of another version")
                }
                Ok(_) => {
                    if let Some(reason) = unseen(&path) {
                        format!("{secret}, not to be seen: {reason}")
                    } else {
                        let row = recorded.rows[at].seq;
                        wrong.push(format!(
                            "{name}, row {row}, {}: {was} became {other}",
                            path.join("/")
                        ));
                        continue;
                    }
                }
            };
            *classes.entry(class).or_default() += 1;
        }
        altered += share;
    }
    for (class, count) in &classes {
        println!("{count:>5}  {class}");
    }
    assert!(
        wrong.is_empty(),
        "{} unnoticed:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert_eq!(classes.values().sum::<usize>(), ALTERED);
    for (secret, who) in [
        ("public", "conservation"),
        ("secret", "conservation"),
        ("public", "replay by the rules"),
        ("secret", "replay by the rules"),
        ("secret", "the commitments and the phones' numbers"),
    ] {
        let class = format!("{secret}, noticed by {who}");
        assert!(classes.contains_key(&class), "nothing was {class}");
    }
}

/// Of a game that was played by other rules every step is replayed of which these make the same; what needs no rules is
/// checked of the others, and the report counts them.
#[test]
fn a_step_of_other_rules_that_does_not_follow_by_these_is_told_apart() {
    let recorded = Recorded::read("cylons");
    let rules = Options::default().kit().rules;
    let played = check(recorded.genesis().game, recorded.rows.clone()).expect("in order");
    assert!(played.replayed.others.is_empty());
    let mut older = recorded.rows.clone();
    for row in &mut older {
        if row.body["entry"] == "step" {
            row.body["rules"] = (rules + 1).into();
        }
    }
    let again = check(recorded.genesis().game, older.clone()).expect("in order");
    assert_eq!(again.replayed.steps, played.replayed.steps);
    assert_eq!(again.replayed.also[&(rules + 1)], played.replayed.steps);
    assert!(again.replayed.others.is_empty());

    // By other rules a dial may stand elsewhere; a card that nobody dealt is shown by none.
    let forged = |name: &str| {
        let list = forgeries();
        let mut named = list.into_iter().filter(|forgery| forgery["name"] == name);
        let forgery = named.next().expect("it is in the list");
        let mut rows = older.clone();
        forge(&mut rows, &forgery);
        rows
    };
    let folder = tempfile::tempdir().expect("a folder");
    let file = recorded.rewritten(folder.path(), "older", &forged("a dial"));
    let report = verify(&file, None).expect("in order");
    let said = report.to_string();
    let secrets = report.secrets.expect("a full edition");
    assert_eq!(secrets.draws, played.draws);
    assert_eq!(secrets.by_hand, played.by_hand);
    let differs = secrets.replayed.others[&(rules + 1)];
    assert!(differs > 0);
    assert_eq!(secrets.replayed.steps + differs, played.replayed.steps);
    assert!(said.contains("NOT replayed"), "{said}");
    let shown = forged("a Cylon card shown by who does not hold it");
    let shown = check(recorded.genesis().game, shown);
    assert!(matches!(shown, Err(ArchiveError::Draw { .. })), "{shown:?}");
}

/// Whatever rules a game names, no table has such names nor, unasked, such a board: nobody takes it in.
#[test]
#[expect(clippy::print_stdout, reason = "how often each case was met")]
fn names_and_boards_that_no_table_has_are_refused_in_one_sentence() {
    let recorded = Recorded::read("cylons");
    let folder = tempfile::tempdir().expect("a folder");
    let long = "x".repeat(100_000);
    let laid_out = |path: &str, count: u16| json!({"find": {"type": "board-laid-out"}, "set": {path: [count]}});
    let named =
        |path: &str, name: &str| json!({"find": {"type": "game-began"}, "set": {path: [name]}});
    let cases = [
        (
            named("names/1", &long),
            "the name of player 2 is longer than 24 characters",
        ),
        (named("names/0", ""), "player 1 needs a name"),
        (
            named("names/2", " Zoe"),
            "a name with blanks before or behind it",
        ),
        (
            laid_out("ships/0/ships/raider", 255),
            "255 raiders; the game has 16",
        ),
        (
            laid_out("ships/1/ships/viper", 200),
            "vipers; the game has 8",
        ),
        (
            laid_out("ships/0/ships/basestar", 7),
            "7 basestars; the game has 2",
        ),
    ];
    let present = Options::default().kit().rules;
    let mut met = [0, 0];
    for (number, (forgery, sentence)) in cases.iter().enumerate() {
        for (version, rules) in [present, present + 1].into_iter().enumerate() {
            let mut rows = recorded.rows.clone();
            for row in &mut rows {
                if row.body["entry"] == "step" {
                    row.body["rules"] = rules.into();
                }
            }
            let row = forge(&mut rows, forgery);
            let name = format!("{number}-{version}");
            let file = recorded.rewritten(folder.path(), &name, &rows);
            let data = DataFolder::open(&folder.path().join(name)).expect("a free folder");
            let mut rng = ChaCha20Rng::from_seed([7; 32]);
            let now = Moment {
                utc: recorded.genesis().created,
                up: Duration::ZERO,
            };
            let refused = import(&data, &file, now, &mut rng);
            let refused = refused.expect_err(sentence).to_string();
            assert!(refused.contains(&format!("row {row}: ")), "{refused}");
            assert!(refused.contains(sentence), "{sentence}: {refused}");
            assert!(!refused.contains('\n') && refused.len() < 200, "{refused}");
            assert_eq!(crate::list(&data).expect("a list"), []);
            met[version] += 1;
        }
    }
    println!("refused, by these rules and by others: {met:?}");
    assert_eq!(met, [cases.len(); 2]);
}

/// A game that is cut off is found by the head that somebody kept, and without one it says that it has no end.
#[test]
fn a_game_that_is_cut_off_is_unfinished_and_not_the_one_whose_head_was_kept() {
    let recorded = Recorded::read("cylons");
    let whole = verify(&super::evening::recorded("cylons"), None).expect("in order");
    assert!(whole.is_over);
    let head = whole.head.hash.to_string();
    let mark = |text: &str| HeadMark::read(text).expect("a mark");
    let again = |mark| verify(&super::evening::recorded("cylons"), Some(&mark));
    assert_eq!(again(mark(&head)).expect("in order").after, Some(0));
    let earlier = recorded.game.public().rows()[9].hash.to_string();
    let seen = again(mark(&earlier[..16])).expect("in order");
    assert_eq!(seen.after, Some(whole.head.seq - 10));
    let other = again(mark("0123456789abcdef"));
    assert!(matches!(other, Err(ArchiveError::Head { .. })), "{other:?}");

    let folder = tempfile::tempdir().expect("a folder");
    let cut = recorded.rewritten(folder.path(), "cut", &recorded.rows[..30]);
    let report = verify(&cut, None).expect("what is left is in order");
    assert!(!report.is_over);
    assert!(report.to_string().contains("UNFINISHED"), "{report}");
    let found = verify(&cut, Some(&mark(&head)));
    assert!(matches!(found, Err(ArchiveError::Head { .. })), "{found:?}");
    for text in ["", "1234567", "no head", &"0".repeat(65)] {
        assert_eq!(HeadMark::read(text), None, "{text:?}");
    }
}
