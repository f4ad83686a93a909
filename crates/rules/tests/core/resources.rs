//! The dials.

use dradis_facts::checks;
use dradis_facts::mark::hit_count;
use dradis_facts::options::{Difficulty, Options, Sympathizer};
use dradis_facts::resources::{Resource, is_red, turned};
use dradis_facts::rule_id;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::Command;
use dradis_state::Event;
use dradis_state::resources::Resources;

use crate::game::{Game, begin};

fn dials(fuel: u8, food: u8, morale: u8, population: u8) -> Resources {
    Resources {
        fuel,
        food,
        morale,
        population,
    }
}

fn at_start(difficulty: Difficulty, sympathizer: Sympathizer, players: usize) -> Resources {
    Resources::at_start(
        &Options {
            difficulty,
            sympathizer,
            ..Options::default()
        },
        players,
    )
}

#[test]
fn the_dials_start_as_printed() {
    checks!("SETUP-1", "RES-1");
    for players in 3..=6 {
        let start = at_start(Difficulty::Normal, Sympathizer::Play, players);
        assert_eq!(start, dials(8, 8, 10, 12), "{players} players");
    }
}

#[test]
fn an_easier_game_for_one_side_moves_every_dial_by_two() {
    checks!("SETUP-20", "SETUP-21");
    assert_eq!(
        at_start(Difficulty::EasierForHumans, Sympathizer::Play, 4),
        dials(10, 10, 12, 14)
    );
    assert_eq!(
        at_start(Difficulty::EasierForCylons, Sympathizer::Play, 4),
        dials(6, 6, 8, 10)
    );
}

#[test]
fn leaving_the_sympathizer_out_lowers_dials_where_there_would_be_one() {
    checks!("SETUP-NOSYMP", "SETUP-1");
    for players in [4, 6] {
        assert_eq!(
            at_start(Difficulty::Normal, Sympathizer::LeaveOut, players),
            dials(8, 7, 9, 10)
        );
    }
    for players in [3, 5] {
        assert_eq!(
            at_start(Difficulty::Normal, Sympathizer::LeaveOut, players),
            dials(8, 8, 10, 12)
        );
    }
    assert_eq!(
        at_start(Difficulty::EasierForCylons, Sympathizer::LeaveOut, 4),
        dials(6, 5, 7, 8),
        "both adjustments add up"
    );
}

#[test]
fn a_dial_stops_at_both_ends() {
    checks!("RES-5", "RES-7", "LIMIT-6", "OPEN-11b");
    assert_eq!(
        [
            turned(Options::default().kit(), 14, 1),
            turned(Options::default().kit(), 15, 1),
            turned(Options::default().kit(), 14, 5),
            turned(Options::default().kit(), 0, i8::MAX)
        ],
        [15; 4]
    );
    assert_eq!(
        [
            turned(Options::default().kit(), 1, -1),
            turned(Options::default().kit(), 0, -1),
            turned(Options::default().kit(), 3, -5),
            turned(Options::default().kit(), 15, i8::MIN)
        ],
        [0; 4]
    );
    assert_eq!(
        (
            turned(Options::default().kit(), 7, 3),
            turned(Options::default().kit(), 7, -3),
            turned(Options::default().kit(), 7, 0)
        ),
        (10, 4, 7)
    );
}

#[test]
fn a_dial_is_red_from_half_of_its_usual_start() {
    checks!("RES-4", "SETUP-22", "OPEN-01b", "DIS-36");
    let highest_red = [
        (Resource::Fuel, 4),
        (Resource::Food, 4),
        (Resource::Morale, 5),
        (Resource::Population, 6),
    ];
    for (resource, highest) in highest_red {
        for value in 0..=15 {
            assert_eq!(
                is_red(Options::default().kit(), resource, value),
                value <= highest,
                "{resource:?} at {value}"
            );
        }
    }
}

#[test]
fn exhausted_dials_are_those_at_zero() {
    let exhausted = |dials: Resources| dials.exhausted().collect::<Vec<_>>();
    assert_eq!(exhausted(dials(1, 1, 1, 1)), []);
    assert_eq!(exhausted(dials(0, 1, 1, 1)), [Resource::Fuel]);
    assert_eq!(exhausted(dials(1, 0, 1, 1)), [Resource::Food]);
    assert_eq!(exhausted(dials(1, 1, 0, 1)), [Resource::Morale]);
    assert_eq!(exhausted(dials(1, 1, 1, 0)), [Resource::Population]);
    assert_eq!(exhausted(Resources::default()), Resource::ALL);
}

#[test]
fn each_dial_is_turned_alone_and_at_once() {
    checks!("RES-3");
    for turned in Resource::ALL {
        let mut game = Game::playing();
        let before = game.state().resources;
        let events = game.turn_dial(turned, -3);
        let from = before.get(turned);
        assert_eq!(
            events,
            [Event::ResourceChanged {
                resource: turned,
                by: -3,
                from,
                to: from - 3
            }]
        );
        for resource in Resource::ALL {
            let loss = if resource == turned { 3 } else { 0 };
            assert_eq!(
                game.state().resources.get(resource),
                before.get(resource) - loss
            );
        }
    }
}

#[test]
fn the_event_keeps_what_was_asked_for_beyond_the_end_of_the_dial() {
    checks!("RES-5", "RES-7", "LIMIT-6", "OPEN-11b");
    let mut game = Game::playing();
    assert_eq!(
        game.turn_dial(Resource::Food, 9),
        [Event::ResourceChanged {
            resource: Resource::Food,
            by: 9,
            from: 8,
            to: 15
        }]
    );
    assert_eq!(
        game.turn_dial(Resource::Food, 1),
        [Event::ResourceChanged {
            resource: Resource::Food,
            by: 1,
            from: 15,
            to: 15
        }]
    );
    assert_eq!(
        game.turn_dial(Resource::Food, -20),
        [Event::ResourceChanged {
            resource: Resource::Food,
            by: -20,
            from: 15,
            to: 0
        }]
    );
}

#[test]
fn a_dial_cannot_be_turned_by_nothing_or_before_the_game() {
    let nothing = Command::ChangeResource {
        resource: Resource::Fuel,
        by: 0,
    };
    assert_eq!(Game::playing().refusal(&nothing), Rejection::NoChange);
    let one = Command::ChangeResource {
        resource: Resource::Fuel,
        by: 1,
    };
    assert_eq!(Game::empty(1).refusal(&one), Rejection::NotBegun);
}

#[test]
fn a_game_begins_with_the_dials_its_options_say() {
    checks!("SETUP-1", "SETUP-20");
    let mut game = Game::empty(1);
    game.referee(&begin(3));
    assert_eq!(game.state().resources, dials(8, 8, 10, 12));
    let easier = Options {
        difficulty: Difficulty::EasierForHumans,
        ..Options::default()
    };
    let game = Game::of(&["apollo", "galen-tyrol", "helo"], easier, SeatId(0), 1);
    assert_eq!(game.state().resources, dials(10, 10, 12, 14));
    assert_eq!(game.state().options, easier);
}

#[test]
fn the_limits_are_named_only_when_something_is_lost_to_them() {
    let limits = [rule_id!("RES-5"), rule_id!("RES-7")];
    let before = limits.map(hit_count);
    assert_eq!(
        (
            turned(Options::default().kit(), 14, 1),
            turned(Options::default().kit(), 1, -1)
        ),
        (15, 0)
    );
    assert_eq!(
        limits.map(hit_count),
        before,
        "the dials just reached their ends"
    );
}
