//! The Cylon Fleet board and its Pursuit track: what waits beyond the space areas, and when it comes.

use dradis_facts::battle::ShipIcon;
use dradis_facts::craft::Craft;
use dradis_facts::options::{FleetNumbers, Mode, Modes, Options, PursuitShips, RaidersBeyond};
use dradis_facts::rejection::Rejection;
use dradis_facts::space::{Area, BasestarDamage, Zone};
use dradis_facts::{SeatId, checks};
use dradis_rules::Command;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::tell::reminder::reminders;
use dradis_state::correction::{Correction, Reason};
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::pursuit::PursuitEvent;
use dradis_state::reserve::ships_left;
use dradis_state::space::{Basestar, Ships};
use serde_json::{Value, json};

use crate::fight::{BY_TABLE, kobol};
use crate::fights_undone::correct;
use crate::game::Game;

/// Ana has the turn, Dana is CAG.
const FOUR: [&str; 4] = ["galen-tyrol", "laura-roslin", "william-adama", "apollo"];
const ANA: SeatId = SeatId(0);
const DANA: SeatId = SeatId(3);
const PIECE: PromptKind = PromptKind::ChoosePiece;
const ROLL: PromptKind = PromptKind::Roll;
const TURN: PromptKind = PromptKind::TakeTurn;

fn pursued_in(modes: Modes, more: &Value) -> Game {
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "activate-cylon-ships" },
        "titles": { "cag": "Dana" },
        "areas": {},
    });
    Game::from_position(0, &FOUR, kobol(modes), position, more)
}

fn pursued(areas: &Value, pursuit: u8) -> Game {
    pursued_in(BY_TABLE, &json!({ "areas": areas, "pursuit": pursuit }))
}

impl Game {
    /// What waits beyond the areas, clockwise from the bow.
    fn waiting(&self, craft: Craft) -> [u8; 6] {
        Area::ALL.map(|area| {
            self.state()
                .space
                .ships(Zone::CylonFleet(area))
                .count(craft)
        })
    }

    fn nothing_waits(&self) -> bool {
        let space = &self.state().space;
        space.fleet.iter().all(|ships| *ships == Ships::default())
    }

    fn pursuit(&self) -> u8 {
        self.state().space.pursuit
    }

    fn asks(&self) -> (PromptKind, Decider) {
        let asked = self.asked();
        (asked.kind, asked.decider)
    }
}

/// Nothing is in space, Dana is CAG, and the fleet is pursued so far.
fn before_ships_act(options: Options, pursuit: u8) -> Game {
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "activate-cylon-ships" },
        "titles": { "cag": "Dana" },
        "areas": {},
    });
    Game::from_position(0, &FOUR, options, position, &json!({ "pursuit": pursuit }))
}

#[test]
fn what_finds_nothing_to_launch_waits_beyond_the_areas() {
    checks!(
        "XLAUNCH-2",
        "XPLACE-1",
        "XFLEET-1",
        "XBOARD-7",
        "XFLEET-2",
        "XPURSUIT-1",
        "XPURSUIT-6",
        "XPURSUIT-7",
        "XPURSUIT-2",
        "REM-21",
        "OPEN-25"
    );
    let plain = pursued(&json!({}), 0);
    assert_eq!(plain.state().options.pursuit_track(), [0, 1, 0, 2, 0]);
    // The example of the combined rules: a basestar, a 5, and the first space brings a civilian ship.
    let mut game = pursued(&json!({}), 0);
    game.icon(ShipIcon::LaunchRaiders);
    assert_eq!(game.asks(), (ROLL, Decider::Seat { seat: ANA }));
    // The page says of each number where it places.
    let odds = game.asked().odds.into_iter();
    let says: Vec<_> = odds.map(|face| (face.from, face.to, face.area)).collect();
    assert_eq!(
        says,
        [
            (1, 1, Some(Area::Stern)),
            (2, 2, Some(Area::AftPort)),
            (3, 3, Some(Area::AftStarboard)),
            (4, 4, Some(Area::ForePort)),
            (5, 6, Some(Area::ForeStarboard)),
            (7, 8, Some(Area::Bow)),
        ]
    );
    let said = reminders(game.state());
    let ids: Vec<_> = said.iter().map(|said| said.line.id).collect();
    assert_eq!(ids, ["reminder-rem-21-beyond"]);
    game.rolls(5);
    assert!(reminders(game.state()).is_empty());
    assert_eq!(game.waiting(Craft::Basestar), [0, 1, 0, 0, 0, 0]);
    assert_eq!(game.pursuit(), 1);
    assert_eq!(game.state().space.count(Craft::Basestar), 0);
    assert_eq!(game.asks(), (PIECE, Decider::Seat { seat: DANA }));
    game.choose(PIECE, "aft-port");
    assert_eq!(game.state().space.civilians[0].area, Area::AftPort);
    assert_eq!(game.waits_for(), TURN);
    for (face, at) in [(1, 3), (2, 4), (3, 2), (4, 5), (6, 1), (7, 0), (8, 0)] {
        let mut game = pursued(&json!({}), 1);
        game.icon(ShipIcon::Basestars);
        game.rolls(face);
        let mut there = [0; 6];
        there[at] = 1;
        assert_eq!(game.waiting(Craft::Basestar), there, "{face}");
    }
}

#[test]
fn each_type_that_finds_nothing_brings_one_of_its_ships() {
    checks!(
        "XRAIDER-3",
        "XRAIDER-4",
        "XPLACE-2",
        "XHEAVY-5",
        "XBASE-2",
        "XPURSUIT-4",
        "SETTLED-RAIDERS",
        "OPEN-34b"
    );
    let each = [
        (ShipIcon::Raiders, Craft::Raider),
        (ShipIcon::LaunchRaiders, Craft::Basestar),
        (ShipIcon::HeavyRaiders, Craft::HeavyRaider),
        (ShipIcon::Basestars, Craft::Basestar),
    ];
    for (icon, craft) in each {
        let mut game = pursued(&json!({ "stern": { "civilian-ships": 1 } }), 1);
        game.icon(icon);
        game.rolls(2);
        assert_eq!(game.waiting(craft), [0, 0, 0, 0, 1, 0], "{icon:?}");
        assert_eq!(game.pursuit(), 2, "{icon:?}");
        // The second space brings nothing.
        assert_eq!(game.waits_for(), TURN);
    }
}

#[test]
fn a_table_may_have_two_raiders_come_with_a_roll_each_and_one_step_of_pursuit() {
    checks!("SETTLED-RAIDERS", "XRAIDER-3", "XPURSUIT-4");
    let begun = |waiting: u8| {
        let options = Options {
            raiders_beyond: RaidersBeyond::Two,
            ..kobol(BY_TABLE)
        };
        let position = json!({
            "turn": { "number": 6, "active": "Ana", "step": "activate-cylon-ships" },
            "titles": { "cag": "Dana" },
            "areas": { "cylon-fleet-bow": { "raiders": waiting } },
        });
        Game::from_position(0, &FOUR, options, position, &json!({ "pursuit": 1 }))
    };
    let mut game = begun(0);
    game.icon(ShipIcon::Raiders);
    game.rolls(2);
    assert_eq!(game.pursuit(), 1, "the second is still to come");
    game.rolls(1);
    assert_eq!(game.waiting(Craft::Raider), [0, 0, 0, 1, 1, 0]);
    assert_eq!((game.pursuit(), game.waits_for()), (2, TURN));
    // Of the others one comes.
    let mut game = begun(0);
    game.icon(ShipIcon::HeavyRaiders);
    game.rolls(2);
    assert_eq!((game.pursuit(), game.waits_for()), (2, TURN));
    // The last one that is left comes alone.
    let mut game = begun(19);
    game.icon(ShipIcon::Raiders);
    game.rolls(2);
    assert_eq!(game.waiting(Craft::Raider), [19, 0, 0, 0, 1, 0]);
    assert_eq!((game.pursuit(), game.waits_for()), (2, TURN));
}

#[test]
fn the_table_says_what_its_fleet_board_prints() {
    checks!("OPEN-49", "XPURSUIT-7", "XFLEET-2");
    let numbers = |fleet_numbers| {
        let options = Options {
            fleet_numbers,
            ..kobol(BY_TABLE)
        };
        (1..=8)
            .map(|number| options.fleet_area(number).expect("an area"))
            .collect::<Vec<Area>>()
    };
    let [one, seven] = [Area::Stern, Area::Bow];
    for (read, [two, three, four, five]) in [
        (
            FleetNumbers::Proposed,
            [
                Area::AftPort,
                Area::AftStarboard,
                Area::ForePort,
                Area::ForeStarboard,
            ],
        ),
        (
            FleetNumbers::PortSwapped,
            [
                Area::ForePort,
                Area::AftStarboard,
                Area::AftPort,
                Area::ForeStarboard,
            ],
        ),
        (
            FleetNumbers::StarboardSwapped,
            [
                Area::AftPort,
                Area::ForeStarboard,
                Area::ForePort,
                Area::AftStarboard,
            ],
        ),
        (
            FleetNumbers::BothSwapped,
            [
                Area::ForePort,
                Area::ForeStarboard,
                Area::AftPort,
                Area::AftStarboard,
            ],
        ),
    ] {
        let each = [one, two, three, four, five, five, seven, seven];
        assert_eq!(numbers(read), each, "{read:?}");
    }

    // A ship comes where the board has its number, and the token meets the civilian ships of its track.
    for (ships, track) in [
        (PursuitShips::OneNoneTwo, [0, 1, 0, 2, 0]),
        (PursuitShips::NoneTwoOne, [0, 0, 2, 1, 0]),
    ] {
        let options = Options {
            pursuit_ships: ships,
            fleet_numbers: FleetNumbers::PortSwapped,
            ..kobol(BY_TABLE)
        };
        let mut game = before_ships_act(options, 0);
        let view = game.public().board.pursuit.expect("a track");
        assert_eq!(view.civilian_ships, track);
        let outer = game.public().board.outer;
        let stern = outer.iter().find(|row| row.area == Area::AftPort);
        assert_eq!(stern.and_then(|row| row.die), Some([4, 4]));
        for space in [1, 2] {
            game.icon(ShipIcon::HeavyRaiders);
            game.rolls(4);
            let mut came = 0;
            while game.waits_for() == PIECE {
                let first = game.options()[0].clone();
                game.choose(PIECE, &first);
                came += 1;
            }
            assert_eq!(game.pursuit(), space);
            assert_eq!(came, track[usize::from(space)], "{ships:?} {space}");
        }
        assert_eq!(game.waiting(Craft::HeavyRaider), [0, 0, 0, 0, 2, 0]);
    }
}

#[test]
fn no_civilian_ship_comes_where_none_is_left() {
    checks!("OPEN-46");
    let mut game = pursued(&json!({ "bow": { "civilian-ships": 12 } }), 0);
    game.icon(ShipIcon::HeavyRaiders);
    let events = game.rolls(4);
    assert_eq!((game.waits_for(), game.pursuit()), (TURN, 1));
    let short = Event::PiecesShort {
        piece: Craft::CivilianShip,
        count: 1,
    };
    assert!(events.contains(&short), "{events:?}");
}

#[test]
fn whatever_is_there_of_a_type_keeps_the_fleet_board_out_of_it() {
    checks!(
        "XRAIDER-2",
        "XHEAVY-4",
        "XHEAVY-6",
        "XLAUNCH-3",
        "XLAUNCH-4",
        "XBASE-3",
        "XBASE-3a",
        "EX-41"
    );
    let disabled = |token: &str| json!({ "bow": { "basestars": [[token]] } });
    let hangar = || disabled("disabled-hangar");
    let weapons = || disabled("disabled-weapons");
    let two = json!({ "bow": { "basestars": [["disabled-weapons"], ["disabled-hangar"]] } });
    let nothing = [
        (ShipIcon::LaunchRaiders, hangar()),
        (ShipIcon::Raiders, hangar()),
        (ShipIcon::HeavyRaiders, hangar()),
        (ShipIcon::Basestars, weapons()),
    ];
    for (icon, areas) in nothing {
        let mut game = pursued(&areas, 1);
        game.icon(icon);
        assert_eq!((game.waits_for(), game.pursuit()), (TURN, 1), "{icon:?}");
        assert!(game.nothing_waits());
        assert_eq!((game.raiders(), game.heavy_raiders()), ([0; 6], [0; 6]));
        assert_eq!(game.state().space.count(Craft::Basestar), 1);
    }
    // A basestar that can launch does, for raiders and heavy raiders that are not there.
    let mut game = pursued(&two, 1);
    game.icon(ShipIcon::Raiders);
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!((game.raiders()[0], game.heavy_raiders()[0]), (2, 1));
    assert_eq!(game.pursuit(), 1);
    // Centurions aboard advance, and that is all.
    let more = json!({ "boarding": [1, 0, 0, 0, 0], "pursuit": 1 });
    let mut game = pursued_in(BY_TABLE, &more);
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.state().boarding.on(1), 1);
    assert_eq!((game.waits_for(), game.pursuit()), (TURN, 1));
}

#[test]
fn at_the_end_of_the_track_everything_comes() {
    checks!(
        "XPURSUIT-3",
        "XPURSUIT-1a",
        "XPURSUIT-3a",
        "XPURSUIT-7",
        "XCAG-2"
    );
    let areas = json!({
        "cylon-fleet-bow": { "raiders": 2, "basestars": [[]] },
        "cylon-fleet-stern": { "raiders": 1, "heavy-raiders": 1 },
    });
    let mut game = pursued(&areas, 2);
    game.icon(ShipIcon::Raiders);
    game.rolls(1);
    // The third space: two civilian ships, one after the other, where there is none yet.
    assert_eq!(game.pursuit(), 3);
    assert_eq!(game.asks(), (PIECE, Decider::Seat { seat: DANA }));
    game.choose(PIECE, "bow");
    assert!(!game.options().contains(&"bow".to_owned()));
    game.choose(PIECE, "stern");
    assert_eq!(game.waits_for(), TURN);
    game.icon(ShipIcon::Basestars);
    let events = game.rolls(4);
    assert_eq!(game.pursuit(), 0);
    assert!(game.nothing_waits());
    assert_eq!(game.raiders(), [2, 0, 0, 2, 0, 0]);
    assert_eq!(game.heavy_raiders(), [0, 0, 0, 1, 0, 0]);
    assert_eq!(game.ships(Area::Bow).basestars.len(), 1);
    assert_eq!(game.ships(Area::ForePort).basestars.len(), 1);
    // They have not acted in what brought them, and may in what follows.
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::ShipActed { .. }))
    );
    assert_eq!(game.waits_for(), TURN);
    game.icon(ShipIcon::Basestars);
    assert_eq!(game.waits_for(), ROLL);
}

#[test]
fn where_none_of_a_type_is_left_the_highest_area_comes() {
    checks!("XPLACE-3", "XPLACE-3a", "XPLACE-5", "XPURSUIT-3a", "REM-21");
    let areas = json!({
        "cylon-fleet-fore-starboard": { "raiders": 4, "heavy-raiders": 1 },
        "cylon-fleet-fore-port": { "raiders": 8 },
        "cylon-fleet-stern": { "raiders": 8 },
        "cylon-fleet-bow": { "heavy-raiders": 1 },
    });
    let mut game = pursued(&areas, 1);
    assert_eq!(ships_left(game.state(), Craft::Raider), 0);
    let events = game.icon(ShipIcon::Raiders);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::DieRolled { .. }))
    );
    assert_eq!(game.raiders(), [0, 4, 0, 0, 0, 0]);
    // The table is not told that nothing happens.
    assert!(reminders(game.state()).is_empty());
    // All ships of that area come, and no other's.
    assert_eq!(game.heavy_raiders(), [0, 1, 0, 0, 0, 0]);
    assert_eq!(game.waiting(Craft::Raider), [0, 0, 0, 8, 0, 8]);
    assert_eq!((game.pursuit(), game.waits_for()), (2, TURN));
    // Where every one of a type is elsewhere, nothing comes, and the pursuit goes on: two basestars that were hit wait.
    let both = json!({ "cylon-fleet-bow": { "basestars": [[], []] } });
    let mut game = pursued(&both, 1);
    game.icon(ShipIcon::LaunchRaiders);
    assert_eq!(game.ships(Area::Bow).basestars.len(), 2);
    assert_eq!(game.pursuit(), 2);
}

#[test]
fn a_ship_that_a_correction_takes_before_its_die_counts_as_used_up() {
    checks!("XPLACE-3", "XPLACE-5", "XPURSUIT-1");
    let takes = |game: &mut Game, kind, count| {
        let area = Area::Bow.into();
        game.corrected(Correction::Ships { area, kind, count });
    };
    // Nothing of the type waits beyond the areas, or something does.
    let waits = json!({ "cylon-fleet-fore-port": { "heavy-raiders": 1, "raiders": 2 } });
    for (areas, bow, come) in [(json!({}), 4, [0; 6]), (waits, 3, [0, 0, 0, 0, 0, 1])] {
        let mut game = pursued(&areas, 1);
        game.icon(ShipIcon::HeavyRaiders);
        assert_eq!(game.waits_for(), ROLL);
        takes(&mut game, Craft::HeavyRaider, bow);
        assert_eq!(game.waits_for(), TURN);
        let mut heavy = come;
        heavy[0] += bow;
        assert_eq!(game.heavy_raiders(), heavy);
        assert!(game.nothing_waits());
        assert_eq!(game.pursuit(), 2);
    }
    // The second of two raiders: the first has come, and nothing comes in its place.
    let options = Options {
        raiders_beyond: RaidersBeyond::Two,
        ..kobol(BY_TABLE)
    };
    let mut game = before_ships_act(options, 1);
    game.icon(ShipIcon::Raiders);
    game.rolls(2);
    takes(&mut game, Craft::Raider, 19);
    assert_eq!(game.waiting(Craft::Raider), [0, 0, 0, 0, 1, 0]);
    assert_eq!((game.pursuit(), game.waits_for()), (2, TURN));
}

#[test]
fn what_is_short_is_taken_from_the_lowest_area() {
    checks!(
        "XPLACE-4",
        "XPLACE-4a",
        "XPLACE-4b",
        "XPLACE-6",
        "XLAUNCH-1"
    );
    let areas = json!({
        "bow": { "basestars": [[]], "raiders": 12 },
        "cylon-fleet-aft-port": { "raiders": 2, "heavy-raiders": 1 },
        "cylon-fleet-bow": { "raiders": 5 },
    });
    let mut game = pursued(&areas, 2);
    let events = game.icon(ShipIcon::LaunchRaiders);
    // One was left beside the boards.
    assert!(events.contains(&Event::Pursuit {
        pursuit: PursuitEvent::Taken {
            ship: Craft::Raider,
            area: Area::AftPort,
            count: 2
        },
    }));
    assert_eq!(game.raiders(), [15, 0, 0, 0, 0, 0]);
    assert_eq!(game.waiting(Craft::Raider), [5, 0, 0, 0, 0, 0]);
    assert_eq!(game.waiting(Craft::HeavyRaider), [0, 0, 0, 0, 1, 0]);
    assert_eq!(game.pursuit(), 2);
    game.icon(ShipIcon::LaunchRaiders);
    game.icon(ShipIcon::LaunchRaiders);
    // There are twenty, and no more.
    assert_eq!(game.raiders(), [20, 0, 0, 0, 0, 0]);
    // None is there, and none is beside the boards: the basestar's two come from the lowest area.
    let areas = json!({
        "bow": { "basestars": [[]] },
        "cylon-fleet-stern": { "raiders": 3 },
        "cylon-fleet-bow": { "raiders": 17 },
    });
    let mut game = pursued(&areas, 0);
    game.icon(ShipIcon::Raiders);
    assert_eq!(game.raiders(), [2, 0, 0, 0, 0, 0]);
    assert_eq!(game.waiting(Craft::Raider), [17, 0, 0, 1, 0, 0]);
}

#[test]
fn a_jump_leaves_the_pursuers_waiting_and_the_fleet_together() {
    checks!("XJUMP-1", "XJUMP-2", "XJUMP-5", "XJUMP-7");
    let more = json!({
        "areas": {
            "bow": { "basestars": [["critical-hit"]], "raiders": 3, "civilian-ships": 1 },
            "aft-port": { "heavy-raiders": 1, "unmanned-vipers": 2, "civilian-ships": 2 },
            "cylon-fleet-bow": { "raiders": 1 },
        },
        "places": { "Dana": "viper:aft-port" },
        "boarding": [0, 1, 0, 0, 0],
        "fleet": 3,
        "pursuit": 2,
    });
    let mut game = pursued_in(BY_TABLE, &more);
    let vipers = ships_left(game.state(), Craft::Viper);
    game.happens(Happening::FleetJumped { distance: 1 });
    let reminded = reminders(game.state());
    let said = reminded
        .iter()
        .find(|reminder| reminder.id.as_str() == "REM-24");
    let said = said.expect("what a jump leaves is said");
    assert_eq!(said.line.id, "reminder-rem-24-pursued");
    let space = &game.state().space;
    assert!(space.areas.iter().all(|ships| *ships == Ships::default()));
    assert_eq!(game.waiting(Craft::Raider), [4, 0, 0, 0, 0, 0]);
    assert_eq!(game.waiting(Craft::HeavyRaider), [0, 0, 0, 0, 1, 0]);
    let basestars = &space.ships(Zone::CylonFleet(Area::Bow)).basestars;
    assert_eq!(
        basestars
            .iter()
            .map(|ship| ship.damage.len())
            .collect::<Vec<_>>(),
        [0]
    );
    let civilians: Vec<Area> = space.civilians.iter().map(|ship| ship.area).collect();
    assert_eq!(civilians, [Area::Bow, Area::AftPort, Area::AftPort]);
    assert_eq!(ships_left(game.state(), Craft::Viper), vipers + 3);
    assert_eq!(game.state().places.piloted_vipers(), 0);
    assert_eq!(game.state().boarding.on(1), 1);
    assert_eq!((game.state().jump.space, game.pursuit()), (0, 2));
}

#[test]
fn the_die_for_a_place_is_a_die_like_any_other() {
    checks!("XPLACE-1", "ATTACK-7");
    let more = json!({ "skill-cards": { "Ben": 1 }, "pursuit": 1 });
    let mut game = pursued_in(BY_TABLE, &more);
    game.icon(ShipIcon::Raiders);
    game.choose(ROLL, "plan:1");
    game.rolls(3);
    assert_eq!(game.waiting(Craft::Raider), [0, 1, 0, 0, 0, 0]);
    assert_eq!(game.pursuit(), 2);
    // A number that is put right puts the place right.
    correct(&mut game, 8);
    assert_eq!(game.waiting(Craft::Raider), [1, 0, 0, 0, 0, 0]);
    // Dradis rolls where the table lets it.
    let dice = Modes {
        dice: Mode::App,
        ..BY_TABLE
    };
    let mut game = pursued_in(dice, &json!({ "pursuit": 1 }));
    game.icon(ShipIcon::Raiders);
    game.choose(ROLL, "roll");
    assert_eq!(game.waiting(Craft::Raider).iter().sum::<u8>(), 1);
}

#[test]
fn what_waits_and_the_token_are_put_right_like_everything_else() {
    checks!("XPURSUIT-6");
    let mut game = pursued(&json!({}), 0);
    game.corrected(Correction::Pursuit { space: 3 });
    assert_eq!(game.pursuit(), 3);
    for space in [4, 5, 255] {
        let refused = game.refusal(&Command::Correct {
            corrections: vec![Correction::Pursuit { space }],
            reason: Reason::Misread,
            repairs: None,
            insist: true,
        });
        assert_eq!(refused, Rejection::PursuitSpace { most: 4 });
        assert!(refused.rule().is_some());
    }
    let area = Zone::CylonFleet(Area::Stern);
    game.corrected(Correction::Ships {
        area,
        kind: Craft::Raider,
        count: 4,
    });
    assert_eq!(game.waiting(Craft::Raider), [0, 0, 0, 4, 0, 0]);
    let hit = Basestar {
        damage: vec![BasestarDamage::CriticalHit],
    };
    let basestars = vec![hit.clone()];
    game.corrected(Correction::Basestars { area, basestars });
    assert_eq!(game.state().space.ships(area).basestars, [hit]);
}

#[test]
fn a_card_moves_the_pursuit_on_like_an_icon() {
    checks!("XPURSUIT-1", "XPURSUIT-2", "XPURSUIT-3");
    let areas = json!({ "cylon-fleet-stern": { "raiders": 2 } });
    let pursue = json!([{ "do": "pursue" }, { "do": "dial", "resource": "fuel", "by": -1 }]);
    let mut game = pursued(&areas, 0);
    let fuel = game.state().resources.fuel;
    game.happens_to(ANA, &pursue);
    assert_eq!(game.asks(), (PIECE, Decider::Seat { seat: DANA }));
    game.choose(PIECE, "bow");
    assert_eq!(game.pursuit(), 1);
    assert_eq!(game.state().resources.fuel, fuel - 1);
    assert_eq!(game.waits_for(), TURN);
    let mut game = pursued(&areas, 3);
    game.happens_to(ANA, &pursue);
    assert_eq!((game.pursuit(), game.raiders()), (0, [0, 0, 0, 2, 0, 0]));
    assert_eq!(game.waits_for(), TURN);
}

/// Ana is a revealed Cylon at the Cylon Fleet; it is her action.
fn among_cylons(areas: &Value) -> Game {
    let more = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "revealed-cylons": ["Ana"],
        "places": { "Ana": "cylon-fleet" },
        "areas": areas,
        "pursuit": 1,
    });
    pursued_in(BY_TABLE, &more)
}

#[test]
fn at_the_cylon_fleet_a_type_is_activated_as_by_its_icon() {
    checks!("XACTV-2", "XACTV-4", "LOC-CYLONFLEET-2");
    let mut game = among_cylons(&json!({}));
    game.turn("act:activate-raiders");
    assert_eq!(game.asks(), (ROLL, Decider::Seat { seat: ANA }));
    game.rolls(1);
    assert_eq!(game.waiting(Craft::Raider), [0, 0, 0, 1, 0, 0]);
    assert_eq!(game.pursuit(), 2);
}

#[test]
fn a_launch_from_the_cylon_fleet_leaves_the_fleet_board_and_the_token() {
    checks!("XACTV-3", "XACTV-3a", "XACTV-4", "XPLACE-4");
    // No basestar among the areas: those that wait do not launch.
    let waits = json!({ "cylon-fleet-bow": { "basestars": [[]] } });
    let game = among_cylons(&waits);
    assert!(!game.options().contains(&"act:cylon-fleet".to_owned()));
    let areas = json!({
        "bow": { "basestars": [[]], "raiders": 17 },
        "cylon-fleet-stern": { "raiders": 3, "basestars": [[]] },
    });
    let mut game = among_cylons(&areas);
    game.turn("act:cylon-fleet");
    assert_eq!((game.raiders()[0], game.heavy_raiders()[0]), (19, 1));
    assert_eq!(game.waiting(Craft::Raider), [0, 0, 0, 1, 0, 0]);
    assert_eq!(game.waiting(Craft::Basestar), [0, 0, 0, 1, 0, 0]);
    assert_eq!(game.pursuit(), 1);
}
