//! A table with everybody at it.

use std::time::Instant;

use dradis_tests::client::{Phone, Referee, Socket};
use serde_json::json;
use tokio::task::JoinSet;

use crate::PLAYERS;
use crate::figures::{Rounds, at, micros, say, sorted};
use crate::rules::turn_fuel;
use crate::served::Served;

/// From a tap on the referee's page until the last of six phones and the wall has the new state.
pub(crate) async fn taps(rounds: Rounds) {
    let dir = tempfile::tempdir().expect("a folder");
    let served = Served::start(dir.path());
    say("resident memory, no table", &served.memory());
    let mut referee = Referee::enter(served.addr, &served.token).await;
    referee.new_table().await;
    referee.begin(PLAYERS).await;
    let mut phones: Vec<Phone> = Vec::new();
    for seat in 0..PLAYERS {
        phones.push(referee.pair(seat).await);
    }
    let mut wall = Socket::open(served.addr, "/ws/wall").await;
    wall.json_of("table").await;
    let last = phones.last().expect("phones").frame["row"].clone();
    referee.until(|page| page.frame["row"] == last).await;
    let mut times = Vec::new();
    for step in 0..rounds.of(300) {
        // What was said before is heard, so that only this tap is measured.
        let row = referee.frame["row"].as_u64().expect("a row") + 1;
        let command = serde_json::to_value(turn_fuel(step)).expect("JSON");
        let mut waiting = JoinSet::new();
        let start = Instant::now();
        referee
            .ask(json!({"type": "command", "id": format!("tap-{step}"), "command": command}))
            .await;
        for mut phone in phones.drain(..) {
            waiting.spawn(async move {
                phone.until(|phone| phone.frame["row"] == row).await;
                (phone, Instant::now())
            });
        }
        let mut last = start;
        while wall.json_of("table").await["frame"]["row"] != row {}
        last = last.max(Instant::now());
        while let Some(done) = waiting.join_next().await {
            let (phone, when) = done.expect("a phone");
            phones.push(phone);
            last = last.max(when);
        }
        times.push(last - start);
        referee.until(|page| page.frame["row"] == row).await;
    }
    let times = sorted(times);
    say(
        "tap to the last of 6 phones and the wall",
        &format!(
            "p50 {}, p99 {}",
            micros(at(&times, 50)),
            micros(at(&times, 99))
        ),
    );
    say(
        "resident memory, one table, all connected",
        &served.memory(),
    );
}
