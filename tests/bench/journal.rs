//! Commands that are on the disk when they are answered.

use std::time::{Instant, SystemTime};

use dradis_table::{DataFolder, LinkId, Moment, Table};
use serde_json::{Value, json};

use crate::PLAYERS;
use crate::figures::{Rounds, say};
use crate::rules::turn_fuel;

pub(crate) fn commands(rounds: Rounds) {
    let dir = tempfile::tempdir().expect("a folder");
    let folder = DataFolder::open(dir.path()).expect("a data folder");
    let rng = &mut rand::rng();
    let started = Instant::now();
    let now = || Moment {
        utc: SystemTime::now().into(),
        up: started.elapsed(),
    };
    let mut table = Table::create(&folder, now(), rng).expect("a table");
    table.referee_joins(LinkId(1), now());
    let mut ask = |id: u32, command: Value| {
        let ask = json!({"type": "command", "id": format!("bench-{id}"), "command": command});
        let ask = serde_json::from_value(ask).expect("a command");
        let batch = table.referee_asks(LinkId(1), ask, now(), rng);
        assert!(!batch.out.is_empty());
    };
    let players: Vec<Value> = (0..PLAYERS)
        .map(|seat| json!({"name": format!("Player {seat}")}))
        .collect();
    ask(
        0,
        json!({
            "type": "begin", "players": players,
            "options": {"difficulty": "normal", "sympathizer": "play", "reading_seconds": 0},
            "first": {"type": "chosen", "seat": 0},
        }),
    );
    let commands = rounds.of(1000);
    let start = Instant::now();
    for id in 1..=commands {
        let command = serde_json::to_value(turn_fuel(id)).expect("JSON");
        ask(id, command);
    }
    let rate = f64::from(commands) / start.elapsed().as_secs_f64();
    say("durable commands through a table", &format!("{rate:.0} /s"));
}
