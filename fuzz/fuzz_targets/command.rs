//! What pages and phones say, from bytes to the rules: whatever can be read is given to games in
//! different situations, and what they accept is carried out.
//!
//! Input: a byte that says which game, then JSON as it travels.

#![no_main]

use std::sync::LazyLock;

use dradis_facts::SeatId;
use dradis_facts::chance::StreamKeys;
use dradis_rules::{Actor, Command, Viewer, decide, prompts, seat_secret, view};
use dradis_scenario as scenario;
use dradis_state::{State, apply};
use dradis_table::wire::{FromReferee, FromSeat, TableAsk};
use libfuzzer_sys::fuzz_target;

/// Games as they stand at the end of scenarios.
static GAMES: LazyLock<Vec<State>> = LazyLock::new(|| {
    let files = [
        include_str!("../../tests/scenarios/a-jump-in-the-middle-of-a-fight.json"),
        include_str!("../../tests/scenarios/abilities-of-others-in-a-crisis.json"),
        include_str!("../../tests/scenarios/apollo-answers-a-placed-viper.json"),
        include_str!("../../tests/scenarios/attack-boarding-parties.json"),
        include_str!("../../tests/scenarios/check-cylon-hatred.json"),
        include_str!("../../tests/scenarios/board-at-the-start.json"),
        include_str!("../../tests/scenarios/basestars-attack.json"),
    ];
    let ran = files.map(|text| {
        scenario::run(text)
            .expect("a scenario")
            .history
            .state()
            .clone()
    });
    std::iter::once(State::default()).chain(ran).collect()
});

static KEYS: LazyLock<StreamKeys> = LazyLock::new(|| StreamKeys::derive([7; 32]));

fuzz_target!(|input: &[u8]| {
    let Some((game, words)) = input.split_first() else {
        return;
    };
    let state = &GAMES[usize::from(*game) % GAMES.len()];
    match serde_json::from_slice(words) {
        Ok(FromReferee::Table(ask)) => {
            if let TableAsk::Command { id: _, command } = *ask {
                give(state, Actor::Referee, &command);
            }
        }
        Ok(FromReferee::Door(_) | FromReferee::List(_)) | Err(_) => {}
    }
    if let Ok(FromSeat::Answer {
        id: _,
        prompt,
        option,
    }) = serde_json::from_slice(words)
    {
        // The question that was named, and every one that is open: their numbers are hard to guess.
        let open = prompts(state).into_iter().map(|prompt| prompt.id);
        for prompt in open.chain([prompt]) {
            let option = option.clone();
            let command = Command::Answer { prompt, option };
            for seat in [SeatId(0), SeatId(game / 16)] {
                give(state, Actor::Seat { seat }, &command);
            }
            give(state, Actor::Referee, &command);
        }
    }
});

fn give(state: &State, actor: Actor, command: &Command) {
    let Ok(events) = decide(state, actor, command, &*KEYS) else {
        return;
    };
    let mut after = state.clone();
    for event in &events {
        apply(&mut after, event);
    }
    let _ = prompts(&after);
    let _ = view(&after, Viewer::Public);
    for seat in (0u8..6).map(SeatId) {
        let _ = seat_secret(&after, seat);
    }
}
