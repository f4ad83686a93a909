//! Verify, export, import.

use std::fs;
use std::path::PathBuf;
use std::process::Command as Process;

use dradis_facts::options::{Mode, Options};
use dradis_journal::{DataFolder, Edition};
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Command, FirstPlayer, Player};
use dradis_state::happening::Happening;

use super::play::{act, seated};
use super::room::{NAMES, Room};
use crate::archive::{ArchiveError, FullRow, check, export, import, verify};
use crate::table::Table;

/// Dradis keeps the Destiny deck, too.
fn keeping_destiny() -> Options {
    let mut options = Options::default();
    options.modes.destiny = Mode::App;
    options
}

/// A game with a rolled first player, entropy and a deal, its journal closed.
fn recorded() -> (Room, PathBuf) {
    let mut room = Room::new(60);
    let outcome = room.command(Command::Begin {
        players: NAMES
            .iter()
            .take(4)
            .map(|name| Player {
                name: (*name).to_owned(),
            })
            .collect(),
        options: keeping_destiny(),
        first: FirstPlayer::Rolled,
    });
    assert_eq!(outcome["type"], "accepted");
    let phone = room.pair(dradis_facts::SeatId(2));
    room.say_entropy(phone);
    room.choose_characters(4);
    room.deal();
    let path = room.folder.table_path(room.table.id());
    room.close();
    (room, path)
}

fn exported(room: &Room, path: &std::path::Path, edition: Edition) -> PathBuf {
    let mut bytes = Vec::new();
    export(path, edition, &mut bytes).expect("an export");
    let file = room.dir.path().join("game.jsonl");
    fs::write(&file, bytes).expect("a file");
    file
}

#[test]
fn a_recorded_game_is_verified_from_its_journal_and_from_either_edition() {
    let (room, path) = recorded();
    let report = verify(&path, None).expect("in order");
    let secrets = report.secrets.as_ref();
    let secrets = secrets.expect("a journal has its secrets");
    assert_eq!(
        (secrets.draws, secrets.by_hand.total(), secrets.phones),
        (4, 0, 1)
    );
    let full = exported(&room, &path, Edition::Full);
    assert_eq!(verify(&full, None).expect("in order"), report);
    let public = exported(&room, &path, Edition::Public);
    let report = verify(&public, None).expect("in order");
    assert_eq!(report.secrets, None);
    let text = fs::read_to_string(&public).expect("text");
    assert!(!text.contains("cylon-") && !text.contains("not-a-cylon"));
}

/// The same game in the eyes of the verifier that shares no code with this one.
#[test]
fn the_independent_verifier_accepts_a_recorded_game() {
    let (room, path) = recorded();
    let full = exported(&room, &path, Edition::Full);
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors/verify.py");
    let checked = Process::new("python3")
        .arg(script)
        .arg(&full)
        .output()
        .expect("python3 is needed, see README");
    let said = String::from_utf8_lossy(&checked.stdout);
    let wrong = String::from_utf8_lossy(&checked.stderr);
    assert!(checked.status.success(), "{said}{wrong}");
}

#[test]
fn a_full_edition_goes_into_another_folder_and_is_played_on() {
    let (room, path) = recorded();
    let full = exported(&room, &path, Edition::Full);
    let dir = room.dir.path().join("other");
    let other = DataFolder::open(&dir).expect("a free folder");
    let mut room = room;
    let now = room.now();
    let summary = import(&other, &full, now, &mut room.rng).expect("taken in");
    assert_eq!(summary.players, NAMES[..4]);
    assert_eq!(crate::list(&other).expect("a list"), [summary]);
    let copy = Table::open(
        &other.table_path(verify(&path, None).expect("in order").game),
        now,
        &mut room.rng,
    );
    let table = Table::open(&path, now, &mut room.rng).expect("the original");
    assert_eq!(copy.expect("the copy").state(), table.state());

    let again = import(&other, &full, now, &mut room.rng).expect_err("it is there already");
    assert!(matches!(again, ArchiveError::Open(_)), "{again}");
    drop(table);
    let public = exported(&room, &path, Edition::Public);
    let refused = import(&other, &public, now, &mut room.rng).expect_err("no secrets");
    assert!(matches!(refused, ArchiveError::Public), "{refused}");
}

#[test]
fn a_random_game_is_verified_too() {
    let mut room = Room::new(61);
    let mut phones = seated(&mut room, 5);
    room.choose_characters(5);
    room.deal();
    for number in (0..9_000).step_by(131) {
        act(&mut room, &mut phones, number);
    }
    let path = room.folder.table_path(room.table.id());
    room.close();
    let report = verify(&path, None).expect("in order");
    assert!(report.secrets.expect("secrets").draws > 0);
    let journal = dradis_journal::Journal::open(&path, &[]).expect("a journal");
    assert_eq!(journal.head().expect("a head"), report.head);
}

#[test]
fn what_is_no_game_is_refused_in_one_sentence() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("x");
    assert!(matches!(verify(&file, None), Err(ArchiveError::Io { .. })));
    fs::write(&file, "hello\n").expect("a file");
    let error = verify(&file, None).expect_err("no game");
    assert!(matches!(error, ArchiveError::Import(_)), "{error}");
    assert!(!error.to_string().contains('\n'));
}

/// The reason why a row cannot be read would quote it; it is dropped.
#[test]
fn an_error_about_a_row_quotes_nothing_of_it() {
    let game = dradis_journal::GameId([1; 16]);
    let body = serde_json::json!({
        "entry": "step",
        "fairness": [],
        "record": {"type": "did", "events": [
            {"type": "loyalty-dealt", "counts": [1], "deal": {"$secret": {"hands": [["planted-mark"]]}}}
        ]},
    });
    let row = FullRow {
        seq: 7,
        command: "referee:1".to_owned(),
        actor: serde_json::json!({"type": "referee"}),
        label: serde_json::Value::Null,
        body,
    };
    let error = check(game, [row]).expect_err("no such card");
    assert_eq!(
        error.to_string(),
        "row 7 does not follow from those before it"
    );
    assert!(!format!("{error:?}").contains("planted"));
}

/// A host that chooses results instead of drawing them writes a sound chain; only repeating the draws
/// shows it.
#[test]
fn a_result_that_the_seeds_do_not_give_is_found() {
    let (_room, path) = recorded();
    let journal = dradis_journal::Journal::open(&path, &[]).expect("a journal");
    let rows = journal.rows(1).expect("rows");
    let game = journal.genesis().game;
    let changed = |change: &dyn Fn(&mut serde_json::Value)| {
        let rows = rows.iter().map(|row| {
            let mut body = row.body.clone();
            change(&mut body);
            FullRow {
                body,
                ..FullRow::from(row.clone())
            }
        });
        check(game, rows)
    };
    assert!(changed(&|_| ()).is_ok());

    let events = |body: &mut serde_json::Value, kind: &str| -> Option<usize> {
        let events = body["record"]["events"].as_array()?;
        events.iter().position(|event| event["type"] == kind)
    };
    let other_deck = changed(&|body| {
        if let Some(at) = events(body, "loyalty-dealt") {
            let deck = &mut body["record"]["events"][at]["deal"]["$secret"]["deck"];
            deck.as_array_mut().expect("a deck").rotate_left(1);
            let hands = &mut body["record"]["events"][at]["deal"]["$secret"]["hands"];
            hands.as_array_mut().expect("hands").reverse();
        }
    });
    assert!(matches!(other_deck, Err(ArchiveError::Draw { .. })));
    let other_ship = changed(&|body| {
        if let Some(at) = events(body, "board-laid-out") {
            let ships = &mut body["record"]["events"][at]["civilians"];
            let front = &mut ships[1]["kind"]["$secret"];
            *front = if *front == "nothing" {
                "population-1".into()
            } else {
                "nothing".into()
            };
        }
    });
    assert!(matches!(other_ship, Err(ArchiveError::Draw { .. })));
    let other_first = changed(&|body| {
        if let Some(at) = events(body, "game-began") {
            let first = &mut body["record"]["events"][at]["first"];
            *first = ((first.as_u64().expect("a seat") + 1) % 4).into();
        }
    });
    assert!(matches!(other_first, Err(ArchiveError::Draw { .. })));
    let unopened = changed(&|body| {
        if events(body, "loyalty-dealt").is_some() {
            body["fairness"] = serde_json::json!([]);
        }
    });
    assert!(matches!(unopened, Err(ArchiveError::Fairness(_))));
    let other_entropy = changed(&|body| {
        if body["fairness"]["fairness"] == "entropy-opened" {
            body["fairness"]["entropy"] = "22".repeat(32).into();
        }
    });
    assert!(matches!(other_entropy, Err(ArchiveError::Fairness(_))));
    let late = changed(&|body| {
        for opened in body["fairness"].as_array_mut().into_iter().flatten() {
            opened["seats"] = serde_json::json!([]);
        }
    });
    assert!(matches!(late, Err(ArchiveError::Fairness(_))));
}

/// The Sleeper phase draws from no stream: what was left of the deal is dealt, and nothing else.
#[test]
fn cards_of_the_sleeper_phase_that_the_deal_did_not_leave_are_found() {
    let mut room = Room::new(62);
    room.command(Command::Begin {
        players: NAMES
            .iter()
            .take(5)
            .map(|name| Player {
                name: (*name).to_owned(),
            })
            .collect(),
        options: keeping_destiny(),
        first: FirstPlayer::Rolled,
    });
    room.choose_characters(5);
    room.deal();
    let open = dradis_rules::prompts(room.table.state());
    let closing = open
        .into_iter()
        .find(|prompt| prompt.kind == PromptKind::CloseReading);
    let outcome = room.command(Command::Answer {
        prompt: closing.expect("everybody reads").id,
        option: "close-reading".to_owned(),
    });
    assert_eq!(outcome["type"], "accepted");
    for distance in [3, 1] {
        let happening = Happening::FleetJumped { distance };
        let outcome = room.command(Command::Record { happening });
        assert_eq!(outcome["type"], "accepted");
    }
    let path = room.folder.table_path(room.table.id());
    room.close();
    let journal = dradis_journal::Journal::open(&path, &[]).expect("a journal");
    let rows = journal.rows(1).expect("rows");
    let mut dealt = 0;
    let mut followed = |turn: usize| {
        let rows: Vec<FullRow> = rows
            .iter()
            .map(|row| {
                let mut body = row.body.clone();
                let events = body
                    .pointer_mut("/record/events")
                    .and_then(serde_json::Value::as_array_mut);
                for event in events.into_iter().flatten() {
                    if event["type"] == "sleeper" && event["sleeper"]["type"] == "dealt" {
                        dealt += 1;
                        let cards = &mut event["sleeper"]["cards"]["$secret"];
                        let cards = cards.as_array_mut().expect("hands");
                        let all: Vec<_> = cards.iter().map(|hand| hand.to_string()).collect();
                        assert!(
                            all.iter().any(|hand| *hand != all[0]),
                            "they differ: {all:?}"
                        );
                        cards.rotate_left(turn);
                    }
                }
                FullRow {
                    body,
                    ..FullRow::from(row.clone())
                }
            })
            .collect();
        check(journal.genesis().game, rows)
    };
    assert!(followed(0).is_ok());
    let turned = (1..5).map(&mut followed).filter(Result::is_err);
    assert!(turned.count() > 0, "another deal is found");
    assert_eq!(dealt, 5);
}

/// A look repeats its draw, and what is turned up at the end is what was dealt: another card is found.
#[test]
fn another_card_in_a_look_or_at_the_end_is_found() {
    let mut room = super::looks::room(132);
    super::looks::mugshots(&mut room);
    room.choose(PromptKind::SeeLoyalty, "seen");
    for happening in [
        Happening::GameDeclared {
            winner: dradis_facts::turn::Winner::Humans,
        },
        Happening::LoyaltyOpened,
    ] {
        let outcome = room.command(Command::Record { happening });
        assert_eq!(outcome["type"], "accepted", "{outcome}");
    }
    let path = room.folder.table_path(room.table.id());
    room.close();
    let journal = dradis_journal::Journal::open(&path, &[]).expect("a journal");
    let rows = journal.rows(1).expect("rows");
    let mut changes = 0;
    let mut changed = |change: &dyn Fn(&mut serde_json::Value) -> bool| {
        let rows: Vec<FullRow> = rows
            .iter()
            .map(|row| {
                let mut body = row.body.clone();
                let events = body
                    .pointer_mut("/record/events")
                    .and_then(serde_json::Value::as_array_mut);
                for event in events.into_iter().flatten() {
                    changes += usize::from(change(event));
                }
                FullRow {
                    body,
                    ..FullRow::from(row.clone())
                }
            })
            .collect();
        check(journal.genesis().game, rows)
    };
    let report = changed(&|_| false).expect("in order");
    assert!(report.draws > 0, "the look was drawn");
    fn other(card: &mut serde_json::Value) {
        *card = if *card == "not-a-cylon" {
            "cylon-reduce-morale".into()
        } else {
            "not-a-cylon".into()
        };
    }
    let look = changed(&|event| {
        let looked = event["effect"]["type"] == "loyalty-looked";
        if looked {
            other(&mut event["effect"]["cards"]["$secret"][0]);
        }
        looked
    });
    assert!(matches!(look, Err(ArchiveError::Draw { .. })), "{look:?}");
    let unseen = changed(&|event| {
        let looked = event["effect"]["type"] == "loyalty-looked";
        if looked {
            let effect = event["effect"].as_object_mut().expect("an object");
            effect.remove("cards");
        }
        looked
    });
    assert!(matches!(unseen, Err(ArchiveError::Draw { .. })));
    let end = changed(&|event| {
        let opened = event["type"] == "loyalty-opened";
        if opened {
            other(&mut event["hands"][1]["cards"][0]["card"]);
        }
        opened
    });
    assert!(matches!(end, Err(ArchiveError::Draw { .. })), "{end:?}");
    assert_eq!(changes, 3, "each of them changed one event");
}
