//! Each kit counts the versions of its rules on its own: what changes in one game leaves recordings of another as they
//! were.

use dradis_facts::SeatId;
use dradis_facts::chance::StreamKeys;
use dradis_facts::kit::Game;
use dradis_facts::options::Options;
use dradis_rules::history::History;
use dradis_rules::{Actor, Command, FirstPlayer, Player};

#[test]
fn a_step_has_the_version_of_the_game_that_it_begins_or_belongs_to() {
    let keys = StreamKeys::derive([7; 32]);
    for (game, rules) in [
        (Game::Base, Options::default().kit().rules),
        (Game::Toy, 1),
        (Game::Barge, 1),
    ] {
        let players = ["Ana", "Ben", "Cem"].map(|name| Player {
            name: name.to_owned(),
        });
        let begin = Command::Begin {
            players: players.to_vec(),
            options: Options {
                game,
                ..Options::default()
            },
            first: FirstPlayer::Chosen { seat: SeatId(0) },
        };
        let mut history = History::default();
        // Nothing is played yet, and the step that begins the game belongs to it.
        let began = history
            .decide(Actor::Referee, &begin, &keys)
            .expect("three players");
        assert_eq!(began.rules(history.state()), rules, "{game:?}");
        history.add(1, began).expect("the first step");
        let undone = history.undo().expect("there is a step");
        assert_eq!(undone.rules(history.state()), rules, "{game:?}");
    }
    assert_ne!(Options::default().kit().rules, 1);
}
