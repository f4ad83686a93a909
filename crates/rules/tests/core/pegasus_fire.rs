//! Pegasus CIC and the Main Batteries: dice that are no attacks (LOC-CIC-1, LOC-BATTERIES-1).

use dradis_facts::attack::Hit;
use dradis_facts::checks;
use dradis_facts::content::Board;
use dradis_facts::craft::Craft;
use dradis_facts::damage::GalacticaToken;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options, StructuralAtCic, Tracking};
use dradis_facts::resources::Resource;
use dradis_facts::space::{Area, BasestarDamage};
use dradis_facts::{Rejection, SeatId};
use dradis_rules::play::damage::pool;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_state::correction::Correction;
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, location, place};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const CREW: [&str; 4] = ["william-adama", "laura-roslin", "apollo", "kat"];
const ABOARD: [&str; 4] = ["pegasus-cic", "airlock", "main-batteries", "engine-room"];
const CIC: &str = "act:pegasus-cic";
const BATTERIES: &str = "act:main-batteries";
/// Dradis draws, and the test has the die in its hand.
const DRAWN: Modes = Modes {
    damage: Mode::App,
    civilian_ships: Mode::App,
    ..BY_TABLE
};

fn options(modes: Modes) -> Options {
    Options {
        game: Boxes::combined(Objective::Kobol),
        modes,
        ..Options::default()
    }
}

/// The Action step of Ana's turn, who stands at `at`; nobody holds a card unless `more` says so.
fn begun(options: Options, at: &str, more: &Value) -> Game {
    let mut position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "places": { "Ana": at, "Ben": "engine-room", "Cem": "armory", "Dana": "research-lab" },
        "areas": {},
    });
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    Game::from_position(0, &CREW, options, position, &json!({}))
}

fn cic(modes: Modes, basestars: &Value) -> Game {
    let more = json!({ "areas": { "stern": { "basestars": basestars } } });
    begun(options(modes), "pegasus-cic", &more)
}

fn batteries(modes: Modes, more: &Value) -> Game {
    begun(options(modes), "main-batteries", more)
}

fn pegasus() -> Board {
    location("airlock").facts().board
}

fn on_basestar(game: &Game, index: usize) -> &[BasestarDamage] {
    &game.ships(Area::Stern).basestars[index].damage
}

fn is_offered(game: &Game, act: &str) -> bool {
    game.prompt(PromptKind::TakeTurn)
        .options()
        .any(|option| option == act)
}

/// What keeps an action from being taken, by its rule.
fn kept_by(game: &Game, act: &str) -> Option<String> {
    let asked = game.prompt(PromptKind::TakeTurn);
    let mut kept = asked.not_allowed.into_iter();
    let kept = kept.find(|no| no.id.to_string() == act)?;
    Some(kept.cause.to_string())
}

/// The action is done: the turn goes on behind its step.
fn is_done(game: &Game) {
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    assert_eq!(game.state().turn.acted, 1);
}

#[test]
fn cic_damages_pegasus_on_low_numbers_and_the_basestar_once_or_twice_on_high_ones() {
    checks!("LOC-CIC-1", "OPEN-27", "XDMG-3");
    let tokens = ["token-disabled-hangar", "token-disabled-weapons"];
    for face in 1..=8 {
        let mut game = cic(BY_TABLE, &json!([[]]));
        game.turn(CIC);
        let asked = game.asked();
        assert_eq!(asked.kind, PromptKind::Roll, "one basestar is no choice");
        assert_eq!(asked.decider, Decider::Seat { seat: ANA });
        assert_eq!(asked.cause.to_string(), "LOC-CIC-1");
        game.rolls(face);
        let twice = match face {
            1..=3 => {
                assert_eq!(game.waits_for(), PromptKind::DrawDamage);
                assert_eq!(
                    game.options(),
                    ABOARD,
                    "her own tokens, and no other ship's"
                );
                game.choose(PromptKind::DrawDamage, "engine-room");
                assert_eq!(game.state().places.of(BEN), Some(place("sickbay")));
                assert_eq!(game.state().places.of(ANA), Some(place("pegasus-cic")));
                0
            }
            4..=6 => 1,
            _ => 2,
        };
        for token in &tokens[..twice] {
            game.choose(PromptKind::DrawBasestarDamage, token);
        }
        assert_eq!(on_basestar(&game, 0).len(), twice, "{face}");
        let left = 4 - usize::from(twice == 0);
        assert_eq!(pool(game.state(), pegasus()).len(), left, "{face}");
        assert_eq!(pool(game.state(), Board::GALACTICA).len(), 8);
        is_done(&game);
    }
}

#[test]
fn where_dradis_draws_cic_asks_nobody_for_the_ship() {
    checks!("LOC-CIC-1", "XDMG-3", "DMG-BASE-7");
    let mut game = cic(DRAWN, &json!([[]]));
    game.turn(CIC);
    let before = game.history.clone();
    game.rolls(3);
    is_done(&game);
    assert_eq!(pool(game.state(), pegasus()).len(), 3);
    assert_eq!(pool(game.state(), Board::GALACTICA).len(), 8);
    game.history = before;
    let events = game.rolls(7);
    is_done(&game);
    let damaged = events
        .iter()
        .filter(|event| matches!(event, Event::BasestarDamaged { .. }));
    assert_eq!(damaged.count(), 2);
}

#[test]
fn a_basestar_that_the_first_of_two_tokens_destroys_takes_no_second() {
    checks!("LOC-CIC-1", "DMG-BASE-7");
    let mut game = cic(BY_TABLE, &json!([["critical-hit"]]));
    game.turn(CIC);
    game.rolls(8);
    game.choose(PromptKind::DrawBasestarDamage, "token-disabled-hangar");
    is_done(&game);
    assert!(game.ships(Area::Stern).basestars.is_empty());
}

#[test]
fn of_two_basestars_one_is_chosen_by_its_area_and_its_tokens() {
    checks!("LOC-CIC-1");
    let mut game = cic(BY_TABLE, &json!([["structural-damage"], []]));
    game.turn(CIC);
    let asked = game.asked();
    assert_eq!(asked.kind, PromptKind::ChooseTarget);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    assert_eq!(
        game.options(),
        ["attack:stern:basestar:0", "attack:stern:basestar:1"]
    );
    let [damaged, whole] = &asked.choices[..] else {
        panic!("two basestars")
    };
    let tokens = serde_json::to_value(&damaged.label).expect("plain data");
    assert_eq!(
        tokens["args"]["tokens"]["words"],
        json!(["token-structural-damage"])
    );
    assert_ne!(damaged.label, whole.label);
    game.choose(PromptKind::ChooseTarget, "attack:stern:basestar:1");
    game.rolls(4);
    game.choose(PromptKind::DrawBasestarDamage, "token-critical-hit");
    assert_eq!(on_basestar(&game, 0), [BasestarDamage::StructuralDamage]);
    assert_eq!(on_basestar(&game, 1), [BasestarDamage::CriticalHit]);
    // Basestars that are alike are no choice.
    let mut game = cic(BY_TABLE, &json!([[], []]));
    game.turn(CIC);
    assert_eq!(game.waits_for(), PromptKind::Roll);
}

#[test]
fn structural_damage_adds_at_cic_only_where_the_table_says_so() {
    checks!("OPEN-53", "LOC-CIC-1");
    for (structural, low_to, twice_from) in [
        (StructuralAtCic::None, 3, 7),
        (StructuralAtCic::AddsTwo, 1, 5),
    ] {
        let options = Options {
            structural_at_cic: structural,
            ..options(BY_TABLE)
        };
        let more = json!({ "areas": { "stern": { "basestars": [["structural-damage"]] } } });
        let mut game = begun(options, "pegasus-cic", &more);
        game.turn(CIC);
        let odds: Vec<_> = game
            .asked()
            .odds
            .iter()
            .map(|odds| (odds.to, odds.hit))
            .collect();
        assert_eq!(
            odds,
            [
                (low_to, Hit::PegasusDamaged),
                (twice_from - 1, Hit::BasestarDamaged),
                (8, Hit::BasestarDamagedTwice)
            ]
        );
        let before = game.history.clone();
        for (face, asks) in [
            (low_to, PromptKind::DrawDamage),
            (low_to + 1, PromptKind::DrawBasestarDamage),
        ] {
            game.history = before.clone();
            game.rolls(face);
            assert_eq!(game.waits_for(), asks, "{structural:?} {face}");
        }
    }
}

#[test]
fn strategic_planning_counts_at_cic_as_for_any_die() {
    checks!("LOC-CIC-1", "ATTACK-7");
    let more = json!({
        "areas": { "stern": { "basestars": [[]] } },
        "skill-cards": { "Cem": 1 },
    });
    let mut game = begun(options(BY_TABLE), "pegasus-cic", &more);
    game.turn(CIC);
    game.choose(PromptKind::Roll, "plan:2");
    game.rolls(2);
    assert_eq!(game.waits_for(), PromptKind::DrawBasestarDamage);
}

#[test]
fn cic_waits_for_a_basestar_and_for_a_location_that_works() {
    checks!("LOC-CIC-1", "ACT-3", "DMG-GAL-4", "CYPLAYER-1");
    let mut game = cic(BY_TABLE, &json!([]));
    assert!(!is_offered(&game, CIC));
    assert_eq!(kept_by(&game, CIC).as_deref(), Some("LOC-CIC-1"));
    let told = Happening::PegasusCic { seat: ANA };
    assert_eq!(game.cannot_happen(told.clone()), Rejection::NoTarget);
    game.corrected(Correction::Basestars {
        area: Area::Bow.into(),
        basestars: vec![dradis_state::space::Basestar::default()],
    });
    assert!(is_offered(&game, CIC));
    assert!(game.public().deeds.contains(&told));
    let elsewhere = game.cannot_happen(Happening::PegasusCic { seat: BEN });
    assert_eq!(
        elsewhere,
        Rejection::NotThere {
            location: location("pegasus-cic")
        }
    );
    game.corrected(Correction::LocationDamage {
        location: location("pegasus-cic"),
        damaged: true,
    });
    assert!(!is_offered(&game, CIC));
    assert_eq!(kept_by(&game, CIC).as_deref(), Some("DMG-GAL-4"));
    assert_eq!(
        game.cannot_happen(told.clone()),
        Rejection::DamagedLocation {
            location: location("pegasus-cic")
        }
    );
    assert!(!game.public().deeds.contains(&told));
    // Whoever is a revealed Cylon acts for the fleet nowhere.
    let more = json!({
        "places": { "Ana": "pegasus-cic", "Ben": "caprica-overlay", "Cem": "armory", "Dana": "armory" },
        "areas": { "bow": { "basestars": [[]] } },
        "revealed-cylons": ["Ben"],
    });
    let game = begun(options(BY_TABLE), "pegasus-cic", &more);
    let cylon = game.cannot_happen(Happening::PegasusCic { seat: BEN });
    assert_eq!(cylon, Rejection::NotForCylons);
    let cylon = game.cannot_happen(Happening::MainBatteries { seat: BEN });
    assert_eq!(cylon, Rejection::NotForCylons);
}

#[test]
fn the_last_location_that_cic_itself_hits_takes_pegasus_and_everybody_aboard() {
    checks!("LOC-CIC-1", "XBOARD-6", "XBOARD-6a", "XDMG-3");
    for modes in [BY_TABLE, DRAWN] {
        let more = json!({
            "places": { "Ana": "pegasus-cic", "Ben": "pegasus-cic", "Cem": "airlock", "Dana": "research-lab" },
            "areas": { "stern": { "basestars": [[]] } },
            "damaged": ["airlock", "main-batteries", "engine-room"],
        });
        let mut game = begun(options(modes), "pegasus-cic", &more);
        game.turn(CIC);
        let mut events = game.rolls(1);
        if modes.damage == Mode::Table {
            assert_eq!(game.options(), ["pegasus-cic"]);
            events = game.choose(PromptKind::DrawDamage, "pegasus-cic");
        }
        let ship = pegasus();
        assert!(events.contains(&Event::ShipDestroyed { ship }));
        for seat in [ANA, BEN, CEM] {
            assert_eq!(game.state().places.of(seat), Some(place("sickbay")));
        }
        assert_eq!(game.public().outcome, None);
        assert!(game.ships(Area::Stern).basestars[0].damage.is_empty());
        is_done(&game);
        let told = game.cannot_happen(Happening::PegasusCic { seat: ANA });
        assert!(matches!(told, Rejection::NotThere { .. }));
    }
}

#[test]
fn pegasus_may_take_the_captain_of_cic_to_sickbay_and_the_turn_goes_on() {
    checks!("LOC-CIC-1", "XDMG-3");
    let mut game = cic(BY_TABLE, &json!([[]]));
    game.turn(CIC);
    game.rolls(2);
    let hit = game.choose(PromptKind::DrawDamage, "pegasus-cic");
    let location = location("pegasus-cic");
    let token = GalacticaToken::Location { location };
    assert!(hit.contains(&Event::GalacticaDamaged { token }));
    assert_eq!(game.state().places.of(ANA), Some(place("sickbay")));
    is_done(&game);
}

#[test]
fn an_undone_cic_takes_its_damage_back() {
    checks!("LOC-CIC-1");
    let mut game = cic(DRAWN, &json!([[]]));
    let before = game.state().clone();
    game.turn(CIC);
    game.rolls(4);
    assert_eq!(on_basestar(&game, 0).len(), 1);
    for _ in 0..2 {
        let undone = game.history.undo().expect("something to undo");
        game.record(undone);
    }
    assert_eq!(game.state(), &before);
}

/// What is in the bow: two civilian ships, unmanned vipers and two pilots, and so many raiders.
fn crowded(raiders: u8) -> Value {
    json!({
        "places": { "Ana": "main-batteries", "Ben": "armory", "Cem": "viper:bow", "Dana": "viper:bow" },
        "areas": {
            "bow": { "raiders": raiders, "heavy-raiders": 1, "unmanned-vipers": 1, "civilian-ships": 2 },
            "stern": { "raiders": 3, "unmanned-vipers": 1, "civilian-ships": 1 },
        },
        // Nobody is asked for Evasive Maneuvers although everybody holds a card.
        "skill-cards": { "Ana": 1, "Cem": 1, "Dana": 1 },
    })
}

fn fire(game: &mut Game, area: &str, face: u8) -> Vec<Event> {
    game.turn(BATTERIES);
    let asked = game.asked();
    assert_eq!(asked.kind, PromptKind::ChooseTarget);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    assert_eq!(game.options().len(), 6, "any area");
    game.choose(PromptKind::ChooseTarget, area);
    assert_eq!(game.asked().cause.to_string(), "LOC-BATTERIES-1");
    let events = game.rolls(face);
    assert_ne!(game.waits_for(), PromptKind::React, "no attack");
    events
}

#[test]
fn batteries_destroy_two_raiders_or_four_of_the_area_or_as_many_as_there_are() {
    checks!("LOC-BATTERIES-1", "OPEN-27", "DMG-1");
    for (face, raiders, left) in [
        (4, 6, 4),
        (5, 2, 0),
        (6, 1, 0),
        (7, 6, 2),
        (8, 4, 0),
        (8, 3, 0),
        (4, 0, 0),
        (8, 0, 0),
    ] {
        let mut game = batteries(BY_TABLE, &crowded(raiders));
        fire(&mut game, "bow", face);
        assert_eq!(game.raiders(), [left, 0, 0, 3, 0, 0], "{face} {raiders}");
        assert_eq!(game.heavy_raiders()[0], 1);
        assert_eq!(game.ships(Area::Bow).alike[Craft::Viper], 1);
        assert_eq!(game.state().space.civilians.len(), 3);
        is_done(&game);
    }
}

#[test]
fn batteries_damage_a_viper_of_the_area_that_is_chosen_and_nobody_evades() {
    checks!("LOC-BATTERIES-1", "CLAR-40", "DMG-2", "PILOT-6");
    for face in [2, 3] {
        let mut game = batteries(BY_TABLE, &crowded(2));
        fire(&mut game, "bow", face);
        let asked = game.asked();
        assert_eq!(asked.kind, PromptKind::ChoosePiece);
        assert_eq!(asked.decider, Decider::Seat { seat: ANA });
        assert_eq!(game.options(), ["unmanned:bow", "pilot:2", "pilot:3"]);
        let before = game.history.clone();
        game.choose(PromptKind::ChoosePiece, "pilot:2");
        assert_eq!(game.state().places.of(CEM), Some(place("sickbay")));
        assert_eq!(game.state().reserve.damaged[Craft::Viper], 1);
        assert_eq!(game.raiders()[0], 2);
        is_done(&game);
        game.history = before;
        game.choose(PromptKind::ChoosePiece, "unmanned:bow");
        assert_eq!(game.ships(Area::Bow).alike[Craft::Viper], 0);
        assert_eq!(game.state().reserve.damaged[Craft::Viper], 1);
        is_done(&game);
    }
    // One viper is no choice, and none no damage.
    for (area, damaged) in [("stern", 1), ("fore-port", 0)] {
        let mut game = batteries(BY_TABLE, &crowded(2));
        fire(&mut game, area, 3);
        assert_eq!(
            game.state().reserve.damaged[Craft::Viper],
            damaged,
            "{area}"
        );
        is_done(&game);
    }
}

#[test]
fn batteries_destroy_a_civilian_ship_of_the_area_with_what_it_carries() {
    checks!("LOC-BATTERIES-1", "CIV-4");
    // The table says which of the two, and what it was.
    let mut game = batteries(BY_TABLE, &crowded(2));
    fire(&mut game, "bow", 1);
    let asked = game.asked();
    assert_eq!(asked.kind, PromptKind::ChoosePiece);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    let ships = game.options();
    assert_eq!(ships.len(), 2, "those of the area: {ships:?}");
    game.choose(PromptKind::ChoosePiece, &ships[1]);
    assert_eq!(game.waits_for(), PromptKind::RevealCivilian);
    let population = game.state().resources.get(Resource::Population);
    game.choose(PromptKind::RevealCivilian, "population-2");
    assert_eq!(
        game.state().resources.get(Resource::Population),
        population - 2
    );
    assert_eq!(game.state().space.civilians.len(), 2);
    is_done(&game);
    // The last one of an area is no choice, and Dradis turns up what it keeps.
    let mut game = batteries(DRAWN, &crowded(2));
    let events = fire(&mut game, "stern", 1);
    let lost = events.iter().filter(|event| {
        matches!(
            event,
            Event::CivilianDestroyed {
                area: Area::Stern,
                ..
            }
        )
    });
    assert_eq!(lost.count(), 1);
    is_done(&game);
    // Where there is none, none is lost.
    let mut game = batteries(DRAWN, &crowded(2));
    fire(&mut game, "fore-port", 1);
    assert_eq!(game.state().space.civilians.len(), 3);
    is_done(&game);
}

#[test]
fn batteries_are_told_by_a_table_that_tells_the_board_alone() {
    checks!("LOC-BATTERIES-1", "LOC-CIC-1");
    let told = [
        ("main-batteries", Happening::MainBatteries { seat: ANA }),
        ("pegasus-cic", Happening::PegasusCic { seat: ANA }),
    ];
    for (at, happening) in told {
        let options = Options {
            tracking: Tracking::Light,
            ..options(BY_TABLE)
        };
        let more = json!({ "areas": { "bow": { "basestars": [[]] } } });
        let mut game = begun(options, at, &more);
        assert!(game.public().deeds.contains(&happening), "{at}");
        game.happens(happening);
        if at == "main-batteries" {
            game.choose(PromptKind::ChooseTarget, "bow");
        }
        assert_eq!(game.waits_for(), PromptKind::Roll, "{at}");
    }
}

#[test]
fn whoever_activates_them_from_elsewhere_fires_too() {
    checks!("LOC-BATTERIES-1", "LOC-CIC-1");
    for (act, face) in [(CIC, 4), (BATTERIES, 8)] {
        let more = json!({ "areas": { "bow": { "basestars": [[]], "raiders": 5 } } });
        let mut game = begun(options(DRAWN), "research-lab", &more);
        let effects = json!([{ "do": "activate-locations", "count": 1, "among": "humans" }]);
        game.happens_by_effects(0, &effects);
        let kind = game.waits_for();
        game.choose(kind, act);
        if act == BATTERIES {
            game.choose(PromptKind::ChooseTarget, "bow");
        }
        game.rolls(face);
        assert_eq!(game.waits_for(), PromptKind::TakeTurn);
        let bow = game.ships(Area::Bow);
        let done = (bow.basestars[0].damage.len(), bow.alike[Craft::Raider]);
        assert_eq!(done, if act == CIC { (1, 5) } else { (0, 1) });
    }
}
