//! A convention hall: many tables, each with a tablet and six phones, each tapped once a second.

use std::time::{Duration, Instant};

use dradis_facts::kit::{Game, Objective};
use dradis_tests::client::{Phone, Referee};
use serde_json::json;
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{MissedTickBehavior, interval_at};

use crate::PLAYERS;
use crate::figures::{Rounds, at, micros, say, sorted};
use crate::rules::turn_fuel;
use crate::served::Served;

/// As many as two cores carry as shipped; the server does what it does for everybody.
const TABLES: u32 = 200;

/// Taps of each table.
const TAPS: u32 = 30;

/// A table's tablet and its phones.
struct Seated {
    tablet: Phone,
    phones: Vec<Phone>,
}

/// Tables of the base game, then as many of the game of all boxes.
pub(crate) async fn tapped(rounds: Rounds) {
    tapped_at(Game::Base, "", rounds).await;
    tapped_at(Game::combined(Objective::Kobol), ", all boxes", rounds).await;
}

/// From a tap on a table's tablet to its answer, while every other table is tapped too; the clients of the
/// whole hall run on the same machine.
async fn tapped_at(game: Game, of: &str, rounds: Rounds) {
    let dir = tempfile::tempdir().expect("a folder");
    let served = Served::start(dir.path());
    let tables = rounds.of(TABLES);
    let mut window = Referee::enter(served.addr, &served.token).await;
    let (begun, all_seated) = watch::channel(false);
    let mut waiting = Vec::new();
    for _ in 0..tables {
        window.new_table().await;
        window.begin_with(PLAYERS, game).await;
        let mut phones = Vec::new();
        for seat in 0..PLAYERS {
            phones.push(waits(window.pair(seat).await, all_seated.clone()));
        }
        let tablet = waits(window.pair_tablet().await, all_seated.clone());
        waiting.push((tablet, phones));
    }
    begun.send_replace(true);
    let mut seated = Vec::new();
    for (tablet, there) in waiting {
        let tablet = tablet.await.expect("a tablet");
        let mut phones = Vec::new();
        for phone in there {
            phones.push(phone.await.expect("a phone"));
        }
        seated.push(Seated { tablet, phones });
    }
    let taps = rounds.of(TAPS * 100) / 100;
    let mut playing = JoinSet::new();
    for (number, table) in (0..).zip(seated) {
        // Not all in the same moment: a second is shared by all tables.
        let first = Duration::from_secs(1) * number / tables;
        playing.spawn(table.play(first, taps.max(2)));
    }
    let mut times = Vec::new();
    // Nobody leaves before the last tap: 1,400 connections that end at one time are another thing than a tap a second.
    let mut stayed = Vec::new();
    while let Some(done) = playing.join_next().await {
        let (table, of_table) = done.expect("a table");
        times.extend(of_table);
        stayed.push(table);
    }
    let times = sorted(times);
    say(
        &format!("{tables} tables × 6 phones, a tap a second{of}"),
        &format!(
            "p50 {}, p99 {} of {} taps",
            micros(at(&times, 50)),
            micros(at(&times, 99)),
            times.len()
        ),
    );
    say("resident memory, all of them", &served.memory());
    drop(stayed);
}

/// Answers the server's pings until the whole hall is seated: whoever is silent for half a minute is let go, and seating
/// so many takes longer on a slow machine.
fn waits(mut phone: Phone, mut begun: watch::Receiver<bool>) -> JoinHandle<Phone> {
    tokio::spawn(async move {
        let over = async {
            begun.wait_for(|begun| *begun).await.expect("a hall");
        };
        phone.stay(over).await;
        phone
    })
}

impl Seated {
    async fn play(mut self, first: Duration, taps: u32) -> (Self, Vec<Duration>) {
        let second = Duration::from_secs(1);
        let mut clock = interval_at(tokio::time::Instant::now() + first, second);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut times = Vec::new();
        for tap in 0..taps {
            clock.tick().await;
            let command = serde_json::to_value(turn_fuel(tap)).expect("JSON");
            let id = format!("tap-{tap}");
            let start = Instant::now();
            self.tablet
                .say_openly(&json!({"type": "command", "id": id, "command": command}))
                .await;
            let answered =
                |page: &Phone| page.replies.last().is_some_and(|reply| reply["id"] == id);
            self.tablet.until(answered).await;
            times.push(start.elapsed());
            let row = self.tablet.replies.last().expect("an answer")["outcome"]["row"].clone();
            for phone in &mut self.phones {
                phone.until(|phone| phone.frame["row"] == row).await;
            }
        }
        (self, times)
    }
}
