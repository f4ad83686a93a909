//! The rules alone: commands, fights, odds, whole games.

use std::time::Instant;

use dradis_endurance::play_unwatched;
use dradis_facts::SeatId;
use dradis_facts::battle::{Pace, ShipIcon};
use dradis_facts::chance::StreamKeys;
use dradis_facts::kit::{Game, Objective};
use dradis_facts::options::Options;
use dradis_facts::resources::Resource;
use dradis_rules::play::prompt::{Prompt, PromptKind};
use dradis_rules::prompts;
use dradis_rules::tell::odds;
use dradis_rules::{Actor, Command, FirstPlayer, Player, Viewer, decide, seat_secret, view};
use dradis_state::happening::Happening;
use dradis_state::{State, apply};
use serde_json::{Value, json};

use crate::PLAYERS;
use crate::figures::{Rounds, at, micros, say, sorted};

pub(crate) fn commands(rounds: Rounds) {
    let keys = StreamKeys::derive([7; 32]);
    let mut state = game(&keys);
    let times = (0..rounds.of(2000)).map(|step| {
        let start = Instant::now();
        give(&mut state, &turn_fuel(step), &keys);
        let mut bytes = serde_json::to_vec(&view(&state, Viewer::Public))
            .expect("JSON")
            .len();
        for seat in 0..PLAYERS {
            let seat = SeatId(u8::try_from(seat).expect("a seat"));
            let secret = seat_secret(&state, seat);
            bytes += serde_json::to_vec(&secret).expect("JSON").len();
        }
        assert!(bytes > 0);
        start.elapsed()
    });
    let times = sorted(times.collect());
    say(
        "decide, apply, 7 projections as JSON",
        &micros(at(&times, 50)),
    );
}

/// A game of six in its first turn.
fn game(keys: &StreamKeys) -> State {
    let mut state = State::default();
    let names = ["Ana", "Ben", "Cem", "Dee", "Eva", "Finn"];
    let begin = Command::Begin {
        players: names
            .map(|name| Player {
                name: name.to_owned(),
            })
            .to_vec(),
        options: Options::default(),
        first: FirstPlayer::Chosen { seat: SeatId(0) },
    };
    give(&mut state, &begin, keys);
    loop {
        let asked = prompts(&state);
        // Nobody is waited for who would have to read first.
        let close = asked
            .iter()
            .find(|prompt| prompt.kind == PromptKind::CloseReading);
        let prompt = close.or(asked.first()).expect("a prompt");
        if prompt.kind == PromptKind::TakeTurn {
            return state;
        }
        let answer = Command::Answer {
            prompt: prompt.id,
            option: prompt.choices[0].id.clone(),
        };
        give(&mut state, &answer, keys);
    }
}

fn give(state: &mut State, command: &Command, keys: &StreamKeys) {
    for event in decide(state, Actor::Referee, command, keys).expect("a legal command") {
        apply(state, &event);
    }
}

pub(crate) fn turn_fuel(step: u32) -> Command {
    Command::ChangeResource {
        resource: Resource::Fuel,
        by: if step.is_multiple_of(2) { -1 } else { 1 },
    }
}

/// Every Cylon ship, every viper and every civilian ship of the box.
fn heaviest() -> Value {
    json!({
        "characters": { "Ana": "william-adama", "Ben": "laura-roslin", "Cem": "galen-tyrol" },
        "turn": { "number": 9, "active": "Ana", "step": "activate-cylon-ships" },
        "areas": {
            "bow": { "basestars": [[]], "raiders": 4, "unmanned-vipers": 2, "civilian-ships": 2 },
            "fore-starboard": { "raiders": 3, "heavy-raiders": 1, "unmanned-vipers": 1, "civilian-ships": 2 },
            "aft-starboard": { "raiders": 2, "unmanned-vipers": 1, "civilian-ships": 2 },
            "stern": {
                "basestars": [[]], "raiders": 3, "heavy-raiders": 1, "unmanned-vipers": 1, "civilian-ships": 2,
            },
            "aft-port": { "raiders": 2, "heavy-raiders": 1, "unmanned-vipers": 2, "civilian-ships": 2 },
            "fore-port": { "raiders": 2, "heavy-raiders": 1, "unmanned-vipers": 1, "civilian-ships": 2 },
        },
    })
}

/// The same with all boxes: their Mark VII and assault raptors too, Pegasus, and all that can follow an icon.
fn heaviest_of_all() -> Value {
    let mut position = heaviest();
    for (area, kind, count) in [
        ("bow", "unmanned-vipers", 1),
        ("aft-port", "unmanned-vipers", 1),
        ("bow", "unmanned-mark-vii", 1),
        ("fore-starboard", "unmanned-assault-raptors", 2),
        ("aft-starboard", "unmanned-mark-vii", 1),
        ("stern", "unmanned-assault-raptors", 1),
        ("aft-port", "unmanned-mark-vii", 2),
        ("fore-port", "unmanned-assault-raptors", 1),
    ] {
        position["areas"][area][kind] = json!(count);
    }
    position["other-vipers"] = json!({ "gained-assault-raptors": 3 });
    position
}

/// A fight that begins so, Dradis rolling without being asked.
fn fought(game: Game, position: Value, keys: &StreamKeys) -> State {
    let mut state = State::default();
    let start = Command::StartFrom {
        players: ["Ana", "Ben", "Cem"].map(player).to_vec(),
        options: Options {
            game,
            ..Options::default()
        },
        position: serde_json::from_value(position).expect("a position"),
    };
    give(&mut state, &start, keys);
    give(&mut state, &Command::SetPace { pace: Pace::Fast }, keys);
    state
}

fn player(name: &str) -> Player {
    Player {
        name: name.to_owned(),
    }
}

/// What `answer` says to the prompts, until the table has its turn back or the game is over.
fn answered(state: &mut State, keys: &StreamKeys, mut answer: impl FnMut(&Prompt) -> usize) {
    loop {
        let asked = prompts(state);
        let Some(prompt) = asked
            .first()
            .filter(|prompt| prompt.kind != PromptKind::TakeTurn)
        else {
            return;
        };
        let option = prompt.choices[answer(prompt)].id.clone();
        let prompt = prompt.id;
        give(state, &Command::Answer { prompt, option }, keys);
    }
}

fn activate(state: &mut State, icon: ShipIcon, keys: &StreamKeys) {
    let happening = Happening::ShipsActivated { icon };
    give(state, &Command::Record { happening }, keys);
}

pub(crate) fn fights(rounds: Rounds) {
    let all = Game::combined(Objective::Kobol);
    fights_on(Game::Base, heaviest(), "", rounds);
    fights_on(all, heaviest_of_all(), ", all boxes", rounds);
}

fn fights_on(game: Game, position: Value, of: &str, rounds: Rounds) {
    let start = fought(game, position, &StreamKeys::derive([7; 32]));
    let times = (0..rounds.of(2000)).map(|run| {
        let mut seed = [1; 32];
        seed[..4].copy_from_slice(&run.to_le_bytes());
        let keys = StreamKeys::derive(seed);
        let mut state = start.clone();
        let start = Instant::now();
        for icon in [
            ShipIcon::Raiders,
            ShipIcon::HeavyRaiders,
            ShipIcon::Basestars,
        ] {
            if state.outcome.is_none() {
                activate(&mut state, icon, &keys);
                // The order of the areas does not matter to the table: the last choice.
                answered(&mut state, &keys, |prompt| prompt.choices.len() - 1);
            }
        }
        start.elapsed()
    });
    let times = sorted(times.collect());
    say(
        &format!("every raider, heavy raider, basestar{of}"),
        &micros(at(&times, 50)),
    );
    let times = (0..rounds.of(500)).map(|_| {
        let before = Instant::now();
        let told = odds::now(&start);
        let time = before.elapsed();
        assert_eq!(told.len(), ShipIcon::ALL.len());
        time
    });
    let times = sorted(times.collect());
    say(
        &format!("the odds of the four icons there{of}"),
        &micros(at(&times, 50)),
    );
}

/// Whole games as a table plays them, from the set-up to the end, whatever the answers and the cards are.
pub(crate) fn games(rounds: Rounds) {
    let games = rounds.of(1000);
    let mut commands = 0;
    let start = Instant::now();
    for game in 0..games {
        let played = play_unwatched(game.into());
        commands += played.unwrap_or_else(|broken| panic!("{broken:#?}"));
    }
    let seconds = start.elapsed().as_secs_f64();
    let (games, commands) = (f64::from(games), f64::from(commands));
    say(
        "whole random games on one core",
        &format!(
            "{:.0} /s, {:.0} commands each, {:.0} commands /s",
            games / seconds,
            commands / games,
            commands / seconds
        ),
    );
}
