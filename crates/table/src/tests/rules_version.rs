//! Whoever changes what the rules make of a game raises the version of its kit. Every scenario is a game that was played
//! by some version: `tests/vectors/rules.json` holds what came of each.
//!
//! `DRADIS_RECORD=1 cargo test -p dradis-table --lib rules_version` records it anew for a version that was raised.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use dradis_scenario as scenario;
use dradis_state::Event;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// By file.
type Played = BTreeMap<String, Game>;

/// A scenario as it stood, and what came of it by a version of its game's rules; both as the first digits of their
/// hashes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Game {
    rules: u32,
    script: String,
    events: String,
}

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests")
}

fn digits(bytes: &[u8]) -> String {
    hex::encode(&Sha256::digest(bytes)[..8])
}

fn played() -> Played {
    let files = fs::read_dir(tests().join("scenarios")).expect("the scenarios");
    let files = files.map(|file| file.expect("a file").path());
    let scenarios = files.filter(|file| file.extension().is_some_and(|ending| ending == "json"));
    let game = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a scenario");
        let run = scenario::run(&text).expect("no mistake");
        let events: Vec<&Event> = run.trace.iter().map(|traced| &traced.event).collect();
        let events = serde_json::to_vec(&events).expect("plain data");
        let name = file.file_name().expect("a name").to_string_lossy();
        let game = Game {
            rules: run.history.state().kit().rules,
            script: digits(text.as_bytes()),
            events: digits(&events),
        };
        (name.into_owned(), game)
    };
    scenarios.map(game).collect()
}

/// Games of before of which the same script makes something else now, by the same version.
fn changed<'a>(before: &'a Played, now: &Played) -> Vec<&'a str> {
    let same = |name: &str, game: &Game| {
        let now = now.get(name);
        now.filter(|now| (now.rules, &now.script) == (game.rules, &game.script))
            .is_some_and(|now| now.events != game.events)
    };
    let games = before.iter().filter(|(name, game)| same(name, game));
    games.map(|(name, _)| name.as_str()).collect()
}

#[test]
#[expect(clippy::print_stdout, reason = "how often each case was met")]
fn rules_that_make_something_else_of_a_game_have_another_version() {
    let file = tests().join("vectors/rules.json");
    let read = || -> Played {
        let bytes = fs::read(&file).expect("the vectors");
        serde_json::from_slice(&bytes).expect("JSON")
    };
    let now = played();
    if std::env::var_os("DRADIS_RECORD").is_some() {
        let before = read();
        let changed = changed(&before, &now);
        assert!(changed.is_empty(), "raise `rules` of the kit first");
        let mut text = serde_json::to_string_pretty(&now).expect("plain data");
        text.push('\n');
        fs::write(&file, text).expect("the vectors");
    }
    let before = read();
    for (name, game) in &before {
        let now = now.get(name).map_or(game.rules, |now| now.rules);
        assert_eq!(
            game.rules, now,
            "{name}: record what the new version makes of it"
        );
    }
    let changed = changed(&before, &now);
    assert!(
        changed.is_empty(),
        "the same version of the rules makes something else of {} games: raise `rules` of their kit \
         (crates/facts/src/kit), then record rules.json and the recorded games anew: {changed:?}",
        changed.len()
    );
    let known = before.iter();
    let known =
        known.filter(|(name, game)| now.get(*name).is_some_and(|now| now.script == game.script));
    let known = known.count();
    println!("{known} games of {} as before", now.len());
    assert!(
        2 * known > now.len(),
        "most scenarios are others now: record them"
    );

    // What this test finds, planted: another result by the same version.
    let mut planted = before;
    let game = planted.values_mut().next().expect("a game");
    game.events = "0".repeat(16);
    assert_eq!(self::changed(&planted, &now).len(), 1);
}
