//! A phone's round trip while strangers attack.

use std::time::{Duration, Instant};

use dradis_tests::client::{Phone, Referee};
use dradis_tests::hostile::garbage;
use serde_json::json;

use crate::figures::{Rounds, at, micros, say, sorted};
use crate::served::Served;

/// From a phone's answer to the word that it was not allowed, which costs no disk: alone, and while
/// strangers open connections. The attackers are this process, so they take of the same processors.
pub(crate) async fn attacked(rounds: Rounds) {
    let connections = rounds.of(10_000);
    let dir = tempfile::tempdir().expect("a folder");
    let served = Served::start(dir.path());
    let mut referee = Referee::enter(served.addr, &served.token).await;
    referee.new_table().await;
    referee.begin(3).await;
    let mut phone = referee.pair(0).await;
    let calm = async |phone: &mut Phone| {
        let mut times = Vec::new();
        for _ in 0..rounds.of(2000) {
            times.push(round_trip(phone).await);
        }
        times
    };
    spread(
        "paired phone's round trip, unloaded",
        calm(&mut phone).await,
    );
    let before = served.memory();

    let start = Instant::now();
    let attack = tokio::spawn(garbage(served.addr, connections, 48));
    let mut times = Vec::new();
    let mut most = 0.0_f64;
    while !attack.is_finished() {
        times.push(round_trip(&mut phone).await);
        if times.len().is_multiple_of(64) {
            let now = served.memory();
            let mib = now.split(' ').next().and_then(|mib| mib.parse().ok());
            most = most.max(mib.unwrap_or(0.0));
        }
    }
    let lasted = start.elapsed();
    attack.await.expect("the attackers");
    spread(&format!("… under {connections} garbage connections"), times);
    say(
        "… which took, at 48 at a time",
        &format!("{:.1} s", lasted.as_secs_f64()),
    );
    say(
        "resident memory before, most, after",
        &format!("{before}, {most:.1} MiB, {}", served.memory()),
    );
}

async fn round_trip(phone: &mut Phone) -> Duration {
    let start = Instant::now();
    phone.replies.clear();
    let outcome = phone.answer(&json!("4711.0"), "none").await;
    assert_eq!(outcome["type"], "rejected");
    start.elapsed()
}

fn spread(what: &str, times: Vec<Duration>) {
    let times = sorted(times);
    let figure = format!(
        "p50 {}, p95 {} of {}",
        micros(at(&times, 50)),
        micros(at(&times, 95)),
        times.len()
    );
    say(what, &figure);
}
