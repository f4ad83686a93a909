//! What Cylon ships do when they are activated.

use dradis_facts::battle::{BasestarAt, Pace, ShipIcon};
use dradis_facts::checks;
use dradis_facts::craft::{Counts, Craft};
use dradis_facts::options::{Modes, Options};
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_rules::play::battle::heavy_raiders::toward_launch;
use dradis_rules::play::prompt::PromptKind;
use dradis_state::battle::DieSource;
use dradis_state::correction::Correction;
use dradis_state::{Event, apply};
use serde_json::{Value, json};

use crate::fight::{BY_TABLE, fight, fight_of, fight_seeded};
use crate::game::Game;

#[test]
fn every_heavy_raider_of_a_launch_area_boards() {
    checks!("CENT-1", "COMBAT-HEAVY-3", "COMBAT-ACT-3", "DIS-22");
    let mut game = fight(&json!({
        "aft-port": { "heavy-raiders": 2 },
        "fore-port": { "heavy-raiders": 1 },
        "bow": { "heavy-raiders": 1 },
    }));
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.state().boarding.centurions, [0, 0, 0]);
    assert_eq!(
        game.heavy_raiders(),
        [0, 0, 0, 0, 0, 1],
        "the fourth has moved"
    );
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(
        game.state().boarding.centurions,
        [1, 1, 1],
        "it has acted this turn"
    );
    assert_eq!(game.heavy_raiders(), [0, 0, 0, 0, 0, 1]);
}

#[test]
fn the_board_has_six_areas_round_galactica() {
    checks!("AREA-1", "COMBAT-2");
    let game = fight(&json!({
        "bow": { "raiders": 2, "heavy-raiders": 1, "basestars": [["critical-hit"]] },
    }));
    let areas = game.public().board.areas;
    let names: Vec<&str> = areas.iter().map(|area| area.area.name()).collect();
    assert_eq!(
        names,
        [
            "bow",
            "fore-starboard",
            "aft-starboard",
            "stern",
            "aft-port",
            "fore-port"
        ]
    );
    let launch: Vec<bool> = areas.iter().map(|area| area.launch).collect();
    assert_eq!(launch, [false, false, false, false, true, true]);
    let bow = &areas[0];
    assert_eq!(
        (
            bow.ships[Craft::Raider],
            bow.ships[Craft::HeavyRaider],
            bow.basestars.len()
        ),
        (2, 1, 1)
    );
    assert!(
        areas[1..]
            .iter()
            .all(|area| area.ships[Craft::Raider] == 0 && area.basestars.is_empty())
    );
}

#[test]
fn the_ring_leads_round_and_back() {
    checks!("AREA-2", "AREA-4", "AREA-5", "COMBAT-RAIDER-4");
    // Where a raider goes from each area, clockwise from the bow, for a ship in each.
    let ways = Area::ALL.map(|ship| {
        Area::ALL.map(|from| {
            if from == ship {
                return None;
            }
            let mut game = fight(&json!({
                (from.name()): { "raiders": 1 },
                (ship.name()): { "civilian-ships": 1 },
            }));
            game.icon(ShipIcon::Raiders);
            game.raiders().iter().position(|raiders| *raiders == 1)
        })
    });
    for (ship, ways) in ways.iter().enumerate() {
        let from = |steps: usize| ways[(ship + steps) % 6];
        let at = |steps: usize| Some((ship + steps) % 6);
        assert_eq!(from(1), at(0));
        assert_eq!(from(2), at(1));
        assert_eq!(from(3), at(4), "three both ways: clockwise");
        assert_eq!(from(4), at(5));
        assert_eq!(from(5), at(0));
    }
}

#[test]
fn the_active_player_orders_the_areas() {
    checks!("COMBAT-ACT-2", "LIMIT-11", "DIS-57");
    let board = json!({
        "bow": { "raiders": 1, "unmanned-vipers": 1 },
        "stern": { "raiders": 2, "unmanned-vipers": 1 },
        "aft-port": { "raiders": 1 },
    });
    let mut game = fight(&board);
    game.icon(ShipIcon::Raiders);
    assert_eq!(game.options(), ["bow", "stern", "aft-port", "any-order"]);
    game.choose(PromptKind::ChooseArea, "stern");
    game.rolls(1);
    assert_eq!(
        game.waits_for(),
        PromptKind::Roll,
        "the area's other raider"
    );
    game.rolls(1);
    assert_eq!(game.options(), ["bow", "aft-port", "any-order"]);
    game.choose(PromptKind::ChooseArea, "aft-port");
    game.rolls(1);
    assert_eq!(game.waits_for(), PromptKind::Roll, "one area is no choice");
    game.rolls(1);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);

    // Clockwise from the bow, and never asked again.
    let mut game = fight(&board);
    game.icon(ShipIcon::Raiders);
    game.choose(PromptKind::ChooseArea, "any-order");
    for acted in [[1, 0, 0], [1, 1, 0], [1, 2, 0], [1, 2, 1]] {
        let battle = &game.state().battle;
        let areas = [Area::Bow, Area::Stern, Area::AftPort];
        assert_eq!(areas.map(|area| battle.acted(area)[Craft::Raider]), acted);
        game.rolls(1);
    }
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

#[test]
fn nobody_is_asked_for_an_order_that_cannot_matter() {
    checks!("COMBAT-ACT-2");
    for board in [
        json!({ "bow": { "raiders": 1 }, "stern": { "raiders": 1 } }),
        json!({
            "bow": { "raiders": 1 },
            "stern": { "raiders": 1 },
            "aft-port": { "civilian-ships": 1 },
            "fore-port": { "unmanned-vipers": 1 },
        }),
    ] {
        let mut game = fight(&board);
        game.icon(ShipIcon::Raiders);
        assert_ne!(game.waits_for(), PromptKind::ChooseArea);
    }
    let mut game = fight(&json!({
        "bow": { "raiders": 1 },
        "stern": { "raiders": 1, "civilian-ships": 1 },
    }));
    game.icon(ShipIcon::Raiders);
    assert_eq!(game.waits_for(), PromptKind::ChooseArea);
}

#[test]
fn ships_act_again_in_the_next_turn() {
    checks!("COMBAT-ACT-3");
    let mut game = fight(&json!({
        "bow": { "raiders": 1, "heavy-raiders": 1, "basestars": [["disabled-weapons"]] },
        "stern": { "civilian-ships": 1 },
    }));
    for icon in [
        ShipIcon::Raiders,
        ShipIcon::HeavyRaiders,
        ShipIcon::Basestars,
    ] {
        game.icon(icon);
    }
    let acted = |game: &Game| Area::ALL.map(|area| game.state().battle.acted(area));
    let all: u8 = acted(&game)
        .iter()
        .map(|acted| acted[Craft::Raider] + acted[Craft::HeavyRaider] + acted[Craft::Basestar])
        .sum();
    assert_eq!(all, 3);
    game.end_turn();
    assert_eq!(acted(&game), [Counts::default(); 6]);
    game.icon(ShipIcon::Raiders);
    assert_eq!(game.raiders(), [0, 0, 1, 0, 0, 0]);
}

#[test]
fn dradis_rolls_the_same_numbers_again() {
    checks!("ATTACK-1", "COMBAT-ACT-5");
    let faces = |seed: u8| -> Vec<u8> {
        let mut game = fight_seeded(seed, &json!({ "bow": { "raiders": 12 } }));
        game.icon(ShipIcon::Raiders);
        let mut faces = Vec::new();
        while game.waits_for() == PromptKind::Roll {
            let events = game.choose(PromptKind::Roll, "roll");
            for event in &events {
                if let Event::DieRolled { face, source, .. } = event {
                    assert_eq!(*source, DieSource::App);
                    faces.push(*face);
                }
            }
        }
        faces
    };
    let first = faces(1);
    assert_eq!(first.len(), 12);
    assert!(first.iter().all(|face| (1..=8).contains(face)));
    assert!(first.iter().any(|face| *face != first[0]));
    assert_eq!(first, faces(1));
    assert_ne!(first, faces(2));
}

#[test]
fn in_a_hurry_nothing_is_asked_that_needs_no_decision() {
    checks!("ATTACK-7", "COMBAT-RAIDER-5", "COMBAT-BASE-1");
    let board = json!({ "bow": { "raiders": 9, "basestars": [[], []] } });
    let mut game = fight_of(
        &["saul-tigh", "laura-roslin", "galen-tyrol"],
        Modes::default(),
        &json!({ "areas": board }),
    );
    game.pace(Pace::Fast);
    let events = game.icon(ShipIcon::Basestars);
    let rolled = |events: &[Event]| {
        events
            .iter()
            .filter(|event| matches!(event, Event::DieRolled { .. }))
            .count()
    };
    assert_eq!(rolled(&events), 2);
    let events = game.icon(ShipIcon::Raiders);
    assert_eq!(rolled(&events), 9);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);

    // Where the table rolls, it is asked at any pace.
    let mut game = fight(&board);
    game.pace(Pace::Fast);
    game.icon(ShipIcon::Raiders);
    assert_eq!(game.waits_for(), PromptKind::Roll);

    // And Helo decides about his reroll at any pace.
    let mut game = fight_of(
        &["helo", "laura-roslin", "galen-tyrol"],
        BY_TABLE,
        &json!({ "areas": board, "places": { "Ana": "research-lab" } }),
    );
    game.pace(Pace::Fast);
    game.icon(ShipIcon::Basestars);
    game.rolls(8);
    assert_eq!(game.options(), ["stand", "eco"]);
    game.choose(PromptKind::React, "stand");
    assert_eq!(game.waits_for(), PromptKind::DrawDamage);
    assert!(!game.state().battle.eco_used);
}

#[test]
fn heavy_raiders_that_have_come_to_a_launch_area_have_arrived() {
    checks!("COMBAT-HEAVY-2");
    let ways = Area::ALL.map(|area| toward_launch(Options::default().kit(), area));
    assert_eq!(
        ways,
        [
            Some(Area::ForePort),
            Some(Area::Bow),
            Some(Area::Stern),
            Some(Area::AftPort),
            None,
            None
        ]
    );
}

#[test]
fn nobody_is_asked_who_boards_first_where_it_cannot_matter() {
    checks!("CENT-5", "CENT-1");
    let boarding = |areas: &Value, centurions: u8| {
        fight_of(
            &["william-adama", "laura-roslin", "galen-tyrol"],
            BY_TABLE,
            &json!({ "areas": areas, "boarding": [centurions] }),
        )
    };
    // One launch area.
    let mut game = boarding(&json!({ "aft-port": { "heavy-raiders": 3 } }), 2);
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    assert_eq!(game.heavy_raiders(), [0, 0, 0, 0, 1, 0]);
    assert_eq!(
        game.state().battle.acted(Area::AftPort)[Craft::HeavyRaider],
        1
    );
    // One of the two has only just arrived.
    let mut game = boarding(
        &json!({ "bow": { "heavy-raiders": 1 }, "stern": { "heavy-raiders": 1 } }),
        3,
    );
    game.icon(ShipIcon::HeavyRaiders);
    game.set_ships(Area::AftPort, Craft::HeavyRaider, 2);
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    assert_eq!(game.heavy_raiders(), [0, 0, 0, 0, 1, 1]);
    // One centurion for two heavy raiders.
    let areas = json!({ "aft-port": { "heavy-raiders": 1 }, "fore-port": { "heavy-raiders": 1 } });
    let mut game = boarding(&areas, 3);
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.options(), ["aft-port", "fore-port"]);
    game.choose(PromptKind::ChooseArea, "aft-port");
    assert_eq!(game.heavy_raiders(), [0, 0, 0, 0, 0, 1]);
    // Enough for both.
    let mut game = boarding(&areas, 2);
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.heavy_raiders(), [0; 6]);
}

#[test]
fn a_pilot_makes_the_order_of_areas_matter() {
    checks!("COMBAT-ACT-2");
    let mut game = fight_of(
        &["william-adama", "starbuck", "galen-tyrol"],
        BY_TABLE,
        &json!({
            "areas": { "bow": { "raiders": 1 }, "stern": { "raiders": 1 } },
            "places": { "Ben": "viper:stern" },
        }),
    );
    game.icon(ShipIcon::Raiders);
    assert_eq!(game.options(), ["bow", "stern", "any-order"]);
}

#[test]
fn what_is_not_there_is_not_launched() {
    checks!("COMBAT-LAUNCH-3");
    let mut game = fight(&json!({
        "bow": { "basestars": [[]], "raiders": 8 },
        "stern": { "raiders": 8 },
    }));
    let events = game.icon(ShipIcon::LaunchRaiders);
    assert_eq!(game.raiders(), [8, 0, 0, 8, 0, 0]);
    let launched = |event: &Event| matches!(event, Event::Launched { .. });
    assert!(!events.iter().any(launched), "{events:?}");
}

#[test]
fn each_civilian_ship_costs_what_it_shows() {
    checks!("CIV-4", "OPEN-04");
    let after = |kind: &str| {
        let mut game = fight(&json!({ "bow": { "raiders": 1, "civilian-ships": 1 } }));
        game.icon(ShipIcon::Raiders);
        game.choose(PromptKind::RevealCivilian, kind);
        let dials = &game.state().resources;
        [
            Resource::Fuel,
            Resource::Food,
            Resource::Morale,
            Resource::Population,
        ]
        .map(|resource| dials.get(resource))
    };
    assert_eq!(after("nothing"), [8, 8, 10, 12]);
    assert_eq!(after("population-1"), [8, 8, 10, 11]);
    assert_eq!(after("population-2"), [8, 8, 10, 10]);
    assert_eq!(after("population-and-fuel"), [7, 8, 10, 11]);
    assert_eq!(after("population-and-morale"), [8, 8, 9, 11]);
}

#[test]
fn no_more_ships_have_acted_than_there_are() {
    checks!("COMBAT-ACT-3");
    let mut game = fight(&json!({
        "bow": { "raiders": 2, "basestars": [["disabled-weapons"], ["disabled-hangar"]] },
    }));
    game.icon(ShipIcon::Raiders);
    game.rolls(1);
    game.rolls(1);
    game.icon(ShipIcon::Basestars);
    game.rolls(1);
    let acted = |game: &Game| {
        let acted = game.state().battle.acted(Area::Bow);
        (acted[Craft::Raider], acted[Craft::Basestar])
    };
    assert_eq!(acted(&game), (2, 2));
    // The first basestar is destroyed, and it had acted.
    let mut state = game.state().clone();
    let basestar = BasestarAt {
        area: Area::Bow,
        index: 0,
    };
    apply(&mut state, &Event::BasestarDestroyed { basestar });
    assert_eq!(state.battle.acted(Area::Bow)[Craft::Basestar], 1);
    // One that has not acted takes no mark along.
    let mut state = fight(&json!({ "bow": { "basestars": [[], []] } }))
        .state()
        .clone();
    let (area, ship) = (Area::Bow, Craft::Basestar);
    apply(&mut state, &Event::ShipActed { area, ship });
    let basestar = BasestarAt { area, index: 1 };
    apply(&mut state, &Event::BasestarDestroyed { basestar });
    assert_eq!(state.battle.acted(Area::Bow)[Craft::Basestar], 1);
    let none = Correction::Basestars {
        area: Area::Bow.into(),
        basestars: Vec::new(),
    };
    game.set_ships(Area::Bow, Craft::Raider, 1);
    game.corrected(none);
    assert_eq!(acted(&game), (1, 0));
    game.set_ships(Area::Bow, Craft::Raider, 2);
    game.icon(ShipIcon::Raiders);
    game.rolls(1);
    assert_eq!(
        game.waits_for(),
        PromptKind::TakeTurn,
        "one has acted already"
    );
}

#[test]
fn to_teach_nothing_is_said_of_centurions_that_are_not_there() {
    checks!("COMBAT-HEAVY-2");
    let mut game = fight(&json!({ "bow": { "heavy-raiders": 1 } }));
    game.pace(Pace::Teach);
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.asked().cause.as_str(), "COMBAT-HEAVY-2");
    game.choose(PromptKind::ReadOn, "read-on");
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    assert_eq!(game.heavy_raiders(), [0, 0, 0, 0, 0, 1]);
}
