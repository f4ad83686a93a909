//! Nukes of the combined game: used on a space area, whatever is there.

use dradis_facts::battle::{Attack, CylonShip};
use dradis_facts::choice::Choice;
use dradis_facts::content::LocationId;
use dradis_facts::craft::Craft;
use dradis_facts::options::{Mode, Modes, Options, StructuralAtNuke};
use dradis_facts::places::Place;
use dradis_facts::space::{Area, BasestarDamage};
use dradis_facts::{SeatId, checks};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::reserve::ships_left;
use serde_json::{Value, json};

use crate::fight::{BY_TABLE, kobol};
use crate::game::Game;

/// Cem is Admiral and has the turn; Dana flies.
const FOUR: [&str; 4] = ["galen-tyrol", "laura-roslin", "william-adama", "apollo"];
const CEM: SeatId = SeatId(2);
const DANA: SeatId = SeatId(3);
const TARGET: PromptKind = PromptKind::ChooseTarget;
const TURN: PromptKind = PromptKind::TakeTurn;

fn armed_in(options: Options, more: &Value) -> Game {
    let position = json!({
        "turn": { "number": 7, "active": "Cem", "step": "action" },
        "titles": { "admiral": "Cem" },
        "nukes": 2,
        "areas": {},
    });
    Game::from_position(0, &FOUR, options, position, more)
}

fn armed(areas: &Value) -> Game {
    armed_in(kobol(BY_TABLE), &json!({ "areas": areas }))
}

/// The Admiral uses a nuke on the bow and rolls.
fn fires(game: &mut Game, face: u8) -> Vec<Event> {
    game.happens(Happening::NukeUsed);
    assert_eq!(game.asked().decider, Decider::Seat { seat: CEM });
    game.choose(TARGET, "bow");
    assert_eq!(game.asked().decider, Decider::Seat { seat: CEM });
    game.rolls(face)
}

fn basestars(game: &Game) -> Vec<Vec<BasestarDamage>> {
    let there = &game.ships(Area::Bow).basestars;
    there.iter().map(|ship| ship.damage.clone()).collect()
}

fn at_bow(game: &Game, craft: Craft) -> u8 {
    game.ships(Area::Bow).count(craft)
}

#[test]
fn the_admiral_names_one_of_six_areas_and_rolls_also_for_one_without_a_target() {
    checks!("XNUKE-1", "XNUKE-3", "XNUKE-5");
    for face in 1..=8 {
        let mut game = armed(&json!({ "stern": { "basestars": [[]], "raiders": 2 } }));
        let space = game.state().space.clone();
        game.happens(Happening::NukeUsed);
        let asked = game.asked();
        assert_eq!((asked.kind, asked.choices.len()), (TARGET, 6));
        assert_eq!(asked.cause.to_string(), "XNUKE-1");
        game.choose(TARGET, "bow");
        game.rolls(face);
        assert_eq!(game.waits_for(), TURN, "{face}");
        assert_eq!(game.state().space, space, "{face}");
        assert_eq!(game.state().titles.nukes, 1, "{face}");
    }
    // It is offered as an action though no basestar is there.
    let mut game = armed(&json!({}));
    game.turn("act:nuke");
    assert_eq!(game.waits_for(), TARGET);
}

#[test]
fn numbers_up_to_seven_hit_one_basestar_and_seven_three_raiders_with_it() {
    checks!("XNUKE-2", "XNUKE-6");
    let areas = json!({
        "bow": {
            "basestars": [[]], "raiders": 5, "heavy-raiders": 1, "unmanned-vipers": 1, "civilian-ships": 1,
        },
        "stern": { "raiders": 2 },
    });
    for face in 1..=7 {
        let mut game = armed(&areas);
        fires(&mut game, face);
        if face <= 2 {
            assert_eq!(game.waits_for(), PromptKind::DrawBasestarDamage, "{face}");
            game.choose(PromptKind::DrawBasestarDamage, "token-disabled-hangar");
            game.choose(PromptKind::DrawBasestarDamage, "token-disabled-weapons");
            let both = [
                BasestarDamage::DisabledHangar,
                BasestarDamage::DisabledWeapons,
            ];
            assert_eq!(basestars(&game), [both]);
        } else {
            assert_eq!(at_bow(&game, Craft::Basestar), 0, "{face}");
        }
        let raiders = if face == 7 { 2 } else { 5 };
        assert_eq!(game.raiders(), [raiders, 0, 0, 2, 0, 0], "{face}");
        assert_eq!(at_bow(&game, Craft::HeavyRaider), 1);
        assert_eq!(at_bow(&game, Craft::Viper), 1);
        assert_eq!(game.state().space.civilians.len(), 1);
        assert_eq!(game.waits_for(), TURN, "{face}");
    }
    // Without a basestar the seven takes the raiders alone, as many as there are.
    for (raiders, left) in [(2, 0), (3, 0), (5, 2)] {
        let mut game = armed(&json!({ "bow": { "raiders": raiders } }));
        fires(&mut game, 7);
        assert_eq!(at_bow(&game, Craft::Raider), left);
        let mut game = armed(&json!({ "bow": { "raiders": raiders } }));
        fires(&mut game, 6);
        assert_eq!(at_bow(&game, Craft::Raider), raiders);
    }
}

#[test]
fn an_eight_destroys_every_ship_of_the_area_ours_too() {
    checks!("XNUKE-2", "XNUKE-4", "EX-47");
    let areas = json!({
        "bow": {
            "basestars": [[], ["critical-hit"]], "raiders": 5, "heavy-raiders": 2, "unmanned-vipers": 2,
            "civilian-ships": 2,
        },
        "stern": { "raiders": 2, "civilian-ships": 1 },
    });
    let civilian_ships = Mode::App;
    let modes = Modes {
        civilian_ships,
        ..BY_TABLE
    };
    let more = json!({ "areas": areas, "places": { "Dana": "viper:bow" } });
    let mut game = armed_in(kobol(modes), &more);
    let vipers = ships_left(game.state(), Craft::Viper);
    let events = fires(&mut game, 8);
    for craft in [
        Craft::Basestar,
        Craft::Raider,
        Craft::HeavyRaider,
        Craft::Viper,
    ] {
        assert_eq!(at_bow(&game, craft), 0, "{craft:?}");
    }
    assert_eq!(game.civilians_at(), [Area::Stern]);
    let lost = events
        .iter()
        .filter(|event| matches!(event, Event::CivilianDestroyed { .. }));
    assert_eq!(lost.count(), 2, "with what they carry");
    // The pilot is hurt; the vipers are out of the game.
    assert_eq!(
        game.state().places.of(DANA),
        Some(Place::on(LocationId::SICKBAY))
    );
    assert_eq!(ships_left(game.state(), Craft::Viper), vipers);
    assert_eq!(game.state().reserve.destroyed.vipers(), 3);
    assert_eq!(game.raiders(), [0, 0, 0, 2, 0, 0]);
    assert_eq!(game.state().titles.nukes, 1, "the token is spent");
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn of_two_basestars_the_admiral_names_the_one_that_is_hit_once_the_number_is_known() {
    checks!("XNUKE-6", "XNUKE-6a");
    let damaged = ["structural-damage"];
    for (named, face) in [(0, 3), (1, 3), (0, 7), (1, 7), (1, 1)] {
        let mut game = armed(&json!({ "bow": { "basestars": [damaged, []], "raiders": 4 } }));
        fires(&mut game, face);
        let asked = game.asked();
        assert_eq!((asked.kind, asked.choices.len()), (TARGET, 2));
        assert_eq!(asked.decider, Decider::Seat { seat: CEM });
        assert_eq!(asked.cause.to_string(), "XNUKE-6");
        let ship = CylonShip::Basestar { index: named };
        game.choose(TARGET, &Choice::AttackShip(Area::Bow, ship).to_string());
        if face == 1 {
            game.choose(PromptKind::DrawBasestarDamage, "token-disabled-hangar");
            game.choose(PromptKind::DrawBasestarDamage, "token-disabled-weapons");
            let others = [
                BasestarDamage::DisabledHangar,
                BasestarDamage::DisabledWeapons,
            ];
            assert_eq!(basestars(&game)[1], others);
            continue;
        }
        let stays = match named {
            0 => Vec::new(),
            _ => vec![BasestarDamage::StructuralDamage],
        };
        assert_eq!(basestars(&game), [stays]);
        assert_eq!(at_bow(&game, Craft::Raider), if face == 7 { 1 } else { 4 });
        assert_eq!(game.waits_for(), TURN);
    }
    // Two that are alike are no choice.
    let mut game = armed(&json!({ "bow": { "basestars": [[], []] } }));
    fires(&mut game, 5);
    assert_eq!(
        (at_bow(&game, Craft::Basestar), game.waits_for()),
        (1, TURN)
    );
}

#[test]
fn structural_damage_adds_two_where_nothing_else_is_in_the_area_and_the_table_plays_so() {
    checks!("OPEN-37", "XNUKE-6a");
    let hurt = ["structural-damage"];
    let alone = json!({ "bow": { "basestars": [hurt] }, "stern": { "raiders": 3 } });
    let mut beside = Vec::new();
    for (other, count) in [
        ("raiders", 1),
        ("heavy-raiders", 1),
        ("unmanned-vipers", 1),
        ("civilian-ships", 1),
    ] {
        let mut areas = alone.clone();
        areas["bow"][other] = count.into();
        beside.push(areas);
    }
    beside.push(json!({ "bow": { "basestars": [hurt, []] } }));
    beside.push(json!({ "bow": { "basestars": [["critical-hit"]] } }));
    let adds = |structural, more: &Value| {
        let options = Options {
            structural_at_nuke: structural,
            ..kobol(BY_TABLE)
        };
        let mut game = armed_in(options, more);
        let events = fires(&mut game, 1);
        let rolled = events.iter().find_map(|event| {
            if let Event::DieRolled { roll, result, .. } = event {
                Some((roll.attack, *result))
            } else {
                None
            }
        });
        let (attack, result) = rolled.expect("a roll");
        assert_eq!(attack, Attack::NukeArea { area: Area::Bow });
        result - 1
    };
    assert_eq!(adds(StructuralAtNuke::Alone, &json!({ "areas": alone })), 2);
    assert_eq!(adds(StructuralAtNuke::None, &json!({ "areas": alone })), 0);
    for areas in beside {
        assert_eq!(
            adds(StructuralAtNuke::Alone, &json!({ "areas": areas })),
            0,
            "{areas}"
        );
    }
    let flown = json!({ "areas": alone, "places": { "Dana": "viper:bow" } });
    assert_eq!(adds(StructuralAtNuke::Alone, &flown), 0);
}
