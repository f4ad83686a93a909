//! Games that were recorded once for each version of the exported form and are never recorded again: every later Dradis
//! opens, replays, verifies, exports and imports them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use chacha20::ChaCha20Rng;
use dradis_facts::SeatId;
use dradis_facts::mark::RuleId;
use dradis_facts::message::{Line, Message};
use dradis_facts::resources::Resource;
use dradis_journal::{DataFolder, Edition};
use dradis_rules::{Viewer, view};
use rand::SeedableRng;
use serde::Deserialize;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::evening::python;
use crate::archive::{export_to, import, verify};
use crate::entry::written;
use crate::table::{Moment, Table};

/// The versions of the exported form of which games are kept: 2 and all later ones.
const VERSIONS: [u64; 1] = [2];

/// What is known of a frozen game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Frozen {
    name: String,
    /// SHA-256 of the file.
    file: String,
    /// What stands in its rows.
    holds: Vec<String>,
    /// Draws that verifiers repeat.
    draws: usize,
    /// The dials at its end: fuel, food, morale, population.
    dials: [u8; 4],
    /// The distance at its end.
    distance: u8,
    /// The number of its last turn.
    turn: u16,
    /// Steps of which later rules make something else, by the version that played them; none where it is left out.
    #[serde(default)]
    others: BTreeMap<u32, usize>,
    /// The rules that make something else of them.
    #[serde(default)]
    because: Vec<RuleId>,
}

fn folder(version: u64) -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    tests.join(format!("fixtures/frozen-{version}"))
}

#[test]
fn the_present_version_has_frozen_games() {
    let now = dradis_journal::EXPORT_VERSION;
    assert_eq!(VERSIONS.last(), Some(&now), "freeze two games of it");
}

#[test]
fn every_frozen_game_is_opened_replayed_verified_exported_and_imported() {
    for version in VERSIONS {
        let list = fs::read(folder(version).join("games.json")).expect("the list");
        let games: Vec<Frozen> = serde_json::from_slice(&list).expect("a list of games");
        assert!(games.len() >= 2, "two of each version");
        for game in &games {
            holds_still(&folder(version), game);
        }
    }
}

#[test]
fn a_row_keeps_the_form_of_its_message() {
    let line = Line::new(Message::ReasonOther)
        .number("number", 3)
        .seat("seat", SeatId(1))
        .seats("seats", &[SeatId(0), SeatId(2)])
        .text("text", "typed")
        .word("word", "piece-nuke")
        .line("line", Line::new(Message::ReasonOther));
    let form = json!({"id": "reason-other", "args": {
        "number": {"type": "number", "value": 3},
        "seat": {"type": "seat", "seat": 1},
        "seats": {"type": "seats", "seats": [0, 2]},
        "text": {"type": "text", "text": "typed"},
        "word": {"type": "words", "ids": ["piece-nuke"]},
        "line": {"type": "line", "line": {"id": "reason-other", "args": {}}},
    }});
    assert_eq!(written(&line), form);
}

fn holds_still(folder: &Path, game: &Frozen) {
    let name = &game.name;
    let file = folder.join(format!("{name}.full.jsonl"));
    let bytes = fs::read(&file).expect("the game");
    let hash = hex::encode(Sha256::digest(&bytes));
    assert_eq!(hash, game.file, "{name} is frozen: nobody records it anew");
    let text = String::from_utf8(bytes).expect("text");
    for what in &game.holds {
        assert!(text.contains(what), "{name} holds {what}");
    }

    let report = verify(&file, None).expect(name);
    assert!(report.is_over, "{report}");
    let secrets = report.secrets.as_ref().expect("a full edition");
    python(&file).expect(name);

    let home = tempfile::tempdir().expect("a folder");
    let data = DataFolder::open(home.path()).expect("a free folder");
    let mut rng = ChaCha20Rng::from_seed([9; 32]);
    let now = Moment {
        utc: "2027-01-01T12:00:00Z".parse().expect("a time"),
        up: Duration::ZERO,
    };
    import(&data, &file, now, &mut rng).expect(name);
    let path = data.table_path(report.game);
    let table = Table::open(&path, now, &mut rng).expect(name);
    let state = table.state();
    // Whoever changes the rules so that a frozen game goes on otherwise says so beside its name.
    assert_eq!(secrets.replayed.others, game.others, "{report}");
    assert_eq!(game.others.is_empty(), game.because.is_empty(), "{name}");
    let dials = Resource::ALL.map(|dial| state.resources.get(dial));
    let ends = (secrets.draws, dials, state.jump.distance, state.turn.number);
    let expected = (game.draws, game.dials, game.distance, game.turn);
    assert_eq!(ends, expected, "{name}");
    // Whoever looks is shown something.
    let seats = (0..)
        .take(state.seats.len())
        .map(|seat| Viewer::Seat(SeatId(seat)));
    for viewer in seats.chain([Viewer::Public]) {
        let shown = view(state, viewer);
        assert!(serde_json::to_string(&shown).expect("plain data").len() > 1000);
    }
    drop(table);

    let again = home.path().join("again.jsonl");
    export_to(&path, Edition::Full, &again).expect(name);
    assert_eq!(fs::read_to_string(&again).expect("the export"), text);
    let public = home.path().join("public.jsonl");
    export_to(&path, Edition::Public, &public).expect(name);
    assert_eq!(verify(&public, None).expect(name).secrets, None);
}
