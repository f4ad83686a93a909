//! The odds of an activation, against figures worked out by hand.

use dradis_facts::battle::ShipIcon;
use dradis_facts::content::CivilianKind;
use dradis_facts::hidden::Hidden;
use dradis_facts::resources::Resource;
use dradis_rules::tell::odds::{Odds, activation};
use dradis_rules::{Command, Viewer, view};
use dradis_state::State;
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use crate::game::{Game, NAMES, players};

mod simulated;

use simulated::{Die, cases, simulate};

/// A turn of Adama with these ships in space; more of the position as it is given.
pub(crate) fn standing(areas: Value, more: Value) -> Game {
    let mut position = json!({
        "characters": { "Ana": "william-adama", "Ben": "laura-roslin", "Cem": "galen-tyrol" },
        "turn": { "number": 6, "active": NAMES[0], "step": "activate-cylon-ships" },
        "areas": areas,
    });
    let Value::Object(more) = more else {
        panic!("an object")
    };
    position.as_object_mut().expect("an object").extend(more);
    let mut game = Game::empty(3);
    game.referee(&Command::StartFrom {
        players: players(&NAMES[..3]),
        options: Default::default(),
        position: serde_json::from_value(position).expect("a position"),
    });
    game
}

fn of(game: &Game, icon: ShipIcon) -> Odds {
    activation(game.state(), icon).expect("a board that can be")
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-12
}

#[test]
fn two_raiders_and_a_viper() {
    let game = standing(
        json!({ "bow": { "raiders": 2, "unmanned-vipers": 1 } }),
        json!({}),
    );
    let odds = of(&game, ShipIcon::Raiders);
    // Hit by the first, or missed by it and hit by the second; a second raider without a viper attacks Galactica.
    assert!(near(
        odds.vipers_damaged.chance(1),
        3.0 / 8.0 + 4.0 / 8.0 * 3.0 / 8.0
    ));
    assert!(near(
        odds.vipers_destroyed.chance(1),
        1.0 / 8.0 + 4.0 / 8.0 / 8.0
    ));
    assert!(near(odds.galactica_hits.chance(1), 4.0 / 8.0 / 8.0));
    assert!(odds.civilian_ships.is_certain(0));
    assert!(odds.cylons_win.is_certain(0));
}

#[test]
fn a_raider_that_finds_no_viper_destroys_a_civilian_ship_and_the_last_attacks_galactica() {
    let areas = json!({
        "bow": { "raiders": 1, "civilian-ships": 1 },
        "stern": { "raiders": 1 },
    });
    let odds = of(&standing(areas, json!({})), ShipIcon::Raiders);
    assert!(odds.civilian_ships.is_certain(1));
    assert!(near(odds.galactica_hits.chance(1), 1.0 / 8.0));
    // 6 ships of 12 carry 1 population, 2 carry 2, 2 others carry 1 and something else, 2 nothing.
    let (_, population) = &odds.dials[3];
    assert!(near(population.mean(), 12.0 - 12.0 / 12.0));
    assert!(near(population.chance(10), 2.0 / 12.0));
    assert!(near(population.chance(12), 2.0 / 12.0));
    // Fuel falls with one ship of 12, or with one of the 8 damage tokens.
    let (_, fuel) = &odds.dials[0];
    assert!(near(fuel.chance(6), 1.0 / 12.0 * 1.0 / 64.0));
}

#[test]
fn a_civilian_ship_elsewhere_draws_raiders_off() {
    let areas = json!({ "bow": { "raiders": 5 }, "stern": { "civilian-ships": 1 } });
    let odds = of(&standing(areas, json!({})), ShipIcon::Raiders);
    assert!(odds.civilian_ships.is_certain(0));
    assert!(odds.galactica_hits.is_certain(0));
}

#[test]
fn the_sixth_location_ends_it() {
    let damaged = [
        "ftl-control",
        "weapons-control",
        "command",
        "hangar-deck",
        "armory",
    ];
    let areas = json!({ "bow": { "basestars": [[]] }, "stern": { "basestars": [[]] } });
    let game = standing(areas, json!({ "damaged": damaged }));
    let odds = of(&game, ShipIcon::Basestars);
    // One location of three tokens is left; the second basestar may draw it from three or from two.
    let (hit, miss) = (5.0 / 8.0, 3.0 / 8.0);
    let first = hit / 3.0;
    let second = miss * hit / 3.0 + hit * 2.0 / 3.0 * hit / 2.0;
    assert!(near(odds.cylons_win.chance(1), first + second));
    assert!(near(odds.galactica_hits.chance(2), hit * 2.0 / 3.0 * hit));
}

#[test]
fn ships_that_have_acted_do_not_count() {
    let mut game = standing(json!({ "bow": { "raiders": 2 } }), json!({}));
    let before = of(&game, ShipIcon::Raiders);
    game.happens(Happening::ShipsActivated {
        icon: ShipIcon::Raiders,
    });
    while let Some(prompt) = game.public().prompts.first().cloned() {
        if prompt.odds.is_empty() {
            break;
        }
        game.choose(prompt.kind, "1");
    }
    let after = of(&game, ShipIcon::Raiders);
    assert!(near(before.galactica_hits.chance(2), 1.0 / 64.0));
    assert!(after.galactica_hits.is_certain(0));
    assert_eq!(after.launched, 0);
}

#[test]
fn centurions_and_launches_are_certain() {
    let areas = json!({
        "bow": { "basestars": [["disabled-hangar"]] },
        "stern": { "basestars": [[]] },
        "fore-port": { "heavy-raiders": 2 },
    });
    let game = standing(areas.clone(), json!({ "boarding": [0, 0, 1] }));
    let heavy = of(&game, ShipIcon::HeavyRaiders);
    assert_eq!((heavy.boarded, heavy.launched), (2, 0));
    assert!(heavy.cylons_win.is_certain(0));
    assert_eq!(of(&game, ShipIcon::LaunchRaiders).launched, 3);
    assert_eq!(of(&game, ShipIcon::Raiders).launched, 2);
    let game = standing(areas, json!({ "boarding": [0, 0, 0, 1] }));
    let heavy = of(&game, ShipIcon::HeavyRaiders);
    assert!(heavy.cylons_win.is_certain(1));
    assert_eq!(heavy.boarded, 0);
}

/// The same state with other fronts on the civilian ships.
fn exchanged(state: &State) -> State {
    let mut other = state.clone();
    let kinds: Vec<CivilianKind> = CivilianKind::all().collect();
    for (ship, at) in other.space.civilians.iter_mut().zip(0..) {
        ship.kind = Hidden::new(Some(kinds[(at * 3 + 1) % kinds.len()]));
    }
    other
}

#[test]
fn hidden_fronts_do_not_change_the_odds() {
    let areas =
        json!({ "bow": { "raiders": 5, "civilian-ships": 3 }, "stern": { "civilian-ships": 2 } });
    let game = standing(areas, json!({ "dials": { "population": 3, "fuel": 1 } }));
    let other = exchanged(game.state());
    assert_ne!(game.state().space.civilians, other.space.civilians);
    let odds = |state| view(state, Viewer::Public).public.odds.expect("odds");
    assert_eq!(odds(game.state()), odds(&other));
    let raiders = &odds(&other).icons[0];
    let population = raiders
        .dials
        .iter()
        .find(|dial| dial.resource == Resource::Population);
    // Six choices of two ships of 12 take 3 of a population of 3 or more.
    assert!(population.expect("it can fall").zero > 0);
}

/// Runs of the engine for each board. `make odds` plays a million.
const RUNS: u64 = 2000;

#[test]
fn the_engine_does_what_the_odds_say() {
    let cases = cases();
    assert_eq!(cases.len(), 23);
    let mut found = Vec::new();
    for (seed, case) in (0..).zip(cases) {
        let state = case.state();
        let odds = activation(&state, case.icon).expect("a board that can be");
        let tally = simulate(&state, case.icon, Die::Fair, RUNS, seed << 32);
        let differences = tally.differences(&odds);
        found.extend(
            differences
                .iter()
                .map(|what| format!("{}: {what}", case.name)),
        );
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_wrong_row_of_the_attack_table_is_found() {
    let cases = cases();
    // Both with vipers under fire.
    for case in [&cases[1], &cases[3]] {
        let state = case.state();
        let odds = activation(&state, case.icon).expect("a board that can be");
        let tally = simulate(&state, case.icon, Die::Loaded, RUNS, 1);
        let found = tally.differences(&odds);
        assert!(!found.is_empty(), "{}", case.name);
    }
}
