//! Who is asked about a roll, and who is not.

use dradis_facts::battle::{Attack, BasestarAt, CylonShip, Roll, ShipIcon};
use dradis_facts::checks;
use dradis_facts::craft::ViperKind;
use dradis_facts::space::Area;
use dradis_facts::turn::TurnStep;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::Actor;
use dradis_rules::history::Record;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_state::Event;
use dradis_state::agenda::Work;
use dradis_state::battle::Fight;
use dradis_state::correction::Correction;
use serde_json::{Value, json};

use crate::fight::{BY_TABLE, fight_of};
use crate::game::Game;

fn with(characters: &[&str], more: &Value) -> Game {
    let mut game = fight_of(characters, BY_TABLE, more);
    game.icon(ShipIcon::Raiders);
    game
}

const CREW: [&str; 3] = ["william-adama", "laura-roslin", "galen-tyrol"];

#[test]
fn only_a_viper_that_was_hit_can_evade() {
    checks!("ATTACK-7", "CHECK-12a");
    let hands = json!({ "Ana": 1, "Ben": 2, "Cem": 1 });
    let viper = json!({
        "areas": { "bow": { "raiders": 1, "unmanned-vipers": 1 } },
        "skill-cards": hands,
        "revealed-cylons": ["Cem"],
    });
    let mut game = with(&CREW, &viper);
    let planning: Vec<String> = game.options().split_off(9);
    assert_eq!(
        planning,
        ["plan:0", "plan:1"],
        "no revealed Cylon plays a card"
    );
    game.rolls(4);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn, "it was missed");

    let mut game = with(&CREW, &viper);
    game.rolls(5);
    assert_eq!(game.options(), ["stand", "evade:0", "evade:1"]);
    assert_eq!(game.asked().decider, Decider::Seat { seat: SeatId(0) });
    game.choose(PromptKind::React, "stand");
    assert_eq!(game.state().reserve.damaged.vipers(), 1);
    assert_eq!(game.state().hands.of(SeatId(1)), 2);

    let galactica = json!({ "areas": { "bow": { "raiders": 1 } }, "skill-cards": hands });
    let mut game = with(&CREW, &galactica);
    game.rolls(8);
    assert_eq!(game.waits_for(), PromptKind::DrawDamage);
}

#[test]
fn helo_is_asked_after_any_roll_of_his_turn() {
    checks!("ATTACK-7", "CLAR-14", "CHARACTER-HELO-1");
    let helo = ["helo", "laura-roslin", "galen-tyrol"];
    let mut position = json!({
        "areas": { "bow": { "raiders": 1 } },
        "places": { "Ana": "research-lab" },
        "skill-cards": { "Ben": 1 },
    });
    let mut game = with(&helo, &position);
    game.rolls(7);
    assert_eq!(game.options(), ["stand", "eco"], "nothing was hit");
    game.choose(PromptKind::React, "stand");
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    let mut game = with(&helo, &position);
    game.rolls(8);
    assert_eq!(game.options(), ["stand", "eco"], "Galactica does not evade");
    game.choose(PromptKind::React, "stand");
    assert_eq!(game.waits_for(), PromptKind::DrawDamage);

    position["places"] = json!({ "Ana": "off-board" });
    position["turn"] = json!({ "number": 1, "active": "Ana" });
    let mut game = with(&helo, &position);
    game.rolls(8);
    assert_eq!(
        game.options(),
        ["stand", "eco"],
        "he neither moves nor acts yet, and may roll again"
    );

    let mut game = with(
        &helo,
        &json!({ "areas": { "bow": { "raiders": 1 } }, "revealed-cylons": ["Ana"],
            "titles": { "president": "Ben", "admiral": "Cem" } }),
    );
    game.rolls(8);
    assert_eq!(game.waits_for(), PromptKind::DrawDamage, "he is a Cylon");
}

#[test]
fn helo_has_one_roll_of_each_own_turn_repeated() {
    checks!("ATTACK-7");
    let helo = ["helo", "laura-roslin", "galen-tyrol"];
    let position = json!({
        "areas": { "bow": { "raiders": 2 } },
        "places": { "Ana": "research-lab" },
    });
    let mut game = with(&helo, &position);
    game.rolls(8);
    game.choose(PromptKind::React, "eco");
    game.rolls(1);
    game.rolls(8);
    assert_eq!(game.waits_for(), PromptKind::DrawDamage, "once a turn");
    game.choose(PromptKind::DrawDamage, "command");
    for _ in 0..3 {
        game.end_turn();
    }
    let step = TurnStep::ActivateCylonShips;
    game.corrected(Correction::TurnStep { step });
    game.icon(ShipIcon::Raiders);
    game.rolls(8);
    assert_eq!(game.options(), ["stand", "eco"], "and once in his next");
}

#[test]
fn strategic_planning_counts_for_the_roll_that_helo_has_repeated() {
    checks!("CLAR-17", "CLAR-14", "EX-33");
    let position = json!({
        "areas": { "bow": { "raiders": 1 } },
        "places": { "Ana": "research-lab" },
        "skill-cards": { "Ben": 2 },
    });
    for planned in [false, true] {
        let mut game = with(&["helo", "laura-roslin", "galen-tyrol"], &position);
        if planned {
            game.choose(PromptKind::Roll, "plan:1");
        }
        game.rolls(1);
        game.choose(PromptKind::React, "eco");
        // 6 misses Galactica, and with two more it is an 8.
        game.rolls(6);
        let after = if planned {
            PromptKind::DrawDamage
        } else {
            PromptKind::TakeTurn
        };
        assert_eq!(game.waits_for(), after, "{planned}");
        assert_eq!(game.state().hands.of(SeatId(1)), 2 - u8::from(planned));
    }
}

/// A roll for everything that a die is rolled for, on a board with all of it.
fn every_roll() -> Vec<(&'static str, Attack)> {
    let area = Area::Bow;
    let basestar = BasestarAt { area, index: 0 };
    let pilot = Some(SeatId(2));
    let ships = [
        CylonShip::Raider,
        CylonShip::HeavyRaider,
        CylonShip::Basestar { index: 0 },
    ];
    let mut all = vec![
        (
            "raider at a viper",
            Attack::RaiderAtViper {
                area,
                pilot: None,
                kind: ViperKind::Viper,
            },
        ),
        (
            "raider at a pilot",
            Attack::RaiderAtViper {
                area,
                pilot,
                kind: ViperKind::Viper,
            },
        ),
        ("raider at Galactica", Attack::RaiderAtGalactica { area }),
        (
            "basestar at Galactica",
            Attack::BasestarAtGalactica { basestar },
        ),
        ("nuke", Attack::Nuke { basestar }),
        ("armory", Attack::Armory { space: 0 }),
        ("pegasus cic", Attack::PegasusCic { basestar }),
        ("main batteries", Attack::MainBatteries { area }),
        ("raptor", Attack::Raptor { needed: 3 }),
        ("number", Attack::Number { low_to: 4 }),
    ];
    for target in ships {
        all.push(("weapons control", Attack::WeaponsControl { area, target }));
        for pilot in [None, pilot] {
            let attack = Attack::ViperAtShip {
                area,
                pilot,
                target,
                kind: ViperKind::Viper,
            };
            all.push(("viper", attack));
        }
    }
    all
}

#[test]
fn helo_has_any_die_of_his_turn_rolled_again_whatever_it_shows() {
    checks!("ATTACK-7", "CLAR-14", "CHARACTER-HELO-1");
    let crew = ["helo", "laura-roslin", "apollo"];
    let mut met = std::collections::BTreeMap::new();
    for off_board in [false, true] {
        let mut position = json!({
            "areas": { "bow": {
                "raiders": 2, "heavy-raiders": 1, "basestars": [[]], "unmanned-vipers": 1,
            } },
            "boarding": [1, 0, 0, 0, 0],
            "places": { "Ana": "research-lab", "Cem": "viper:bow" },
        });
        if off_board {
            position["places"]["Ana"] = json!("off-board");
            position["turn"] = json!({ "number": 1, "active": "Ana" });
        }
        let mut game = fight_of(&crew, BY_TABLE, &position);
        let before = game.history.clone();
        for (name, attack) in every_roll() {
            for face in 1..=8 {
                game.history = before.clone();
                let roll = Roll {
                    attack,
                    by: SeatId(1),
                    planned: false,
                    evaded: false,
                };
                let fight = Fight::Roll { roll };
                let work = vec![Work::Fight { fight }];
                let events = vec![Event::Scheduled { work }];
                game.record(Record::Did { events });
                game.rolls(face);
                let case = format!("{name}, {face}, off the board: {off_board}");
                assert_eq!(game.waits_for(), PromptKind::React, "{case}");
                assert!(game.options().contains(&"eco".to_owned()), "{case}");
                let eco = game.answer(PromptKind::React, "eco");
                for seat in [1, 2].map(SeatId) {
                    let other = game.try_give(Actor::Seat { seat }, &eco);
                    assert_eq!(other, Err(Rejection::NotYours), "{case}");
                }
                game.give(Actor::Seat { seat: SeatId(0) }, &eco);
                game.rolls(face);
                let again = game.options().contains(&"eco".to_owned());
                assert!(!again, "{case}: once a turn");
                *met.entry(name).or_insert(0) += 1;
            }
        }
    }
    println!("{met:?}");
    assert_eq!(met.len(), 12, "{met:?}");
    assert!(met.values().all(|times| *times >= 16), "{met:?}");
}
