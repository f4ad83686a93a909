//! Ships and combat of the combined game, where its rules say what the base game's say.

use dradis_facts::battle::{ShipIcon, VipersBy};
use dradis_facts::content::Board;
use dradis_facts::craft::Craft;
use dradis_facts::damage::GalacticaToken;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space::{Area, BasestarDamage};
use dradis_facts::titles::Title;
use dradis_facts::{Rejection, SeatId, checks};
use dradis_rules::play::damage::pool;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::{Viewer, narrate};
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::reserve::supply;
use dradis_state::turn::Outcome;
use serde_json::{Value, json};

use crate::combined_turns::{ANA, BEN, CEM, DANA, options};
use crate::fight::BY_TABLE;
use crate::game::{Game, location, place};

pub(crate) const EMIL: SeatId = SeatId(4);

/// Ben is President, Cem Admiral, Dana CAG; Dana and Emil fly. Nobody is revealed, nobody holds a card.
const CREW: [&str; 5] = [
    "galen-tyrol",
    "laura-roslin",
    "william-adama",
    "apollo",
    "boomer",
];

/// A step of Ana's turn over an empty sky; `more` stands in the place of what it says.
pub(crate) fn day(step: &str, modes: Modes, more: &Value) -> Game {
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": step },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Dana" },
        "places": standing(&[]),
        "piles": { "quorum-hand": 2, "quorum": 20 },
        "nukes": 2,
        "areas": {},
    });
    Game::from_position(0, &CREW, options(modes), position, more)
}

fn fight(areas: &Value) -> Game {
    let more = json!({ "areas": areas });
    day("activate-cylon-ships", BY_TABLE, &more)
}

/// Where everybody stands, some of them in vipers.
fn aboard(flying: &[(&str, &str)]) -> Value {
    let vipers = flying
        .iter()
        .map(|(name, area)| (*name, format!("viper:{area}")));
    let mut places = standing(&[]);
    for (name, viper) in vipers {
        places[name] = json!(viper);
    }
    places
}

/// Where everybody stands, some of them elsewhere.
pub(crate) fn standing(seats: &[(&str, &str)]) -> Value {
    let mut places = json!({
        "Ana": "command", "Ben": "quorum-chamber", "Cem": "admirals-quarters", "Dana": "armory",
        "Emil": "hangar-deck",
    });
    for (name, at) in seats {
        places[*name] = json!(at);
    }
    places
}

fn reserve(game: &Game) -> u8 {
    supply(game.state()).ships[Craft::Viper]
}

fn unmanned(game: &Game, area: Area) -> u8 {
    game.ships(area).alike[Craft::Viper]
}

fn rolled(events: &[Event]) -> bool {
    let mut events = events.iter();
    events.any(|event| matches!(event, Event::DieRolled { .. }))
}

fn damage(game: &mut Game, at: &str) {
    let token = Some(GalacticaToken::Location {
        location: location(at),
    });
    game.happens(Happening::GalacticaDamaged { token });
}

/// Why an action of the running turn is not offered; `None` where it is.
fn bars(game: &Game, option: &str) -> Option<&'static str> {
    let prompt = game.prompt(PromptKind::TakeTurn);
    if prompt.choices.iter().any(|choice| choice.id == option) {
        return None;
    }
    let no = prompt.not_allowed.iter().find(|no| no.id.text() == option);
    Some(no.expect("an action, allowed or not").cause.as_str())
}

#[test]
fn two_basestars_and_four_centurions_are_all_there_are() {
    checks!("XCOMP-5");
    let game = fight(&json!({}));
    let there = supply(game.state());
    assert_eq!((there.ships[Craft::Basestar], there.centurions), (2, 4));
    let mut game = day(
        "activate-cylon-ships",
        BY_TABLE,
        &json!({ "areas": { "bow": { "basestars": [[]] }, "stern": { "basestars": [[]] } }, "boarding": [3, 0, 0] }),
    );
    game.happens(Happening::CenturionBoarded { area: None });
    let there = supply(game.state());
    assert_eq!((there.ships[Craft::Basestar], there.centurions), (0, 0));
    let fifth = game.cannot_happen(Happening::CenturionBoarded { area: None });
    assert_eq!(fifth, Rejection::NoCenturionLeft);
}

#[test]
fn command_activates_one_viper_again_and_again_but_no_piloted_one() {
    checks!("XVIPER-7", "XVIPER-9");
    let more = json!({
        "places": aboard(&[("Dana", "stern")]),
        "areas": {
            "bow": { "unmanned-vipers": 1, "raiders": 2 },
            "stern": { "raiders": 1 },
        },
    });
    let mut game = day("action", BY_TABLE, &more);
    let vipers = Happening::VipersActivated {
        seat: ANA,
        by: VipersBy::Command,
    };
    for _ in 0..2 {
        game.happens(vipers.clone());
        for left in [true, false] {
            let asked = game.asked();
            assert_eq!(asked.decider, Decider::Seat { seat: ANA });
            let options = game.options();
            assert!(
                options.iter().all(|id| !id.contains("stern")),
                "{options:?}"
            );
            let piloted = asked.not_allowed.iter();
            let piloted = piloted.filter(|no| no.id.text() == "pilot:3").count();
            assert_eq!(piloted, 1, "Dana's is named, and why it is not offered");
            // The only unmanned viper attacks each time.
            game.choose(PromptKind::ActivateViper, "attack:bow:raider");
            game.rolls(1);
            assert_eq!(game.waits_for() == PromptKind::ActivateViper, left);
        }
    }
    assert_eq!(unmanned(&game, Area::Bow), 1);
    // Dana's viper alone is not one that Command could activate.
    let more = json!({
        "places": aboard(&[("Dana", "stern")]),
        "areas": { "stern": { "raiders": 1 } },
        "damaged-vipers": 5,
        "other-vipers": { "destroyed-mark-vii": 4, "destroyed-assault-raptors": 1 },
    });
    let mut game = day("action", BY_TABLE, &more);
    assert_eq!(game.cannot_happen(vipers), Rejection::NoViperToActivate);
    // Herself she flies, and moves or attacks with it.
    game.happens(Happening::OwnViperActivated { seat: DANA });
    assert!(game.options().contains(&"attack:stern:raider".to_owned()));
}

#[test]
fn with_an_empty_reserve_the_hangar_deck_first_takes_an_unmanned_viper_back() {
    checks!("XVIPER-8");
    let more = |bow: u8| {
        json!({
            "places": aboard(&[("Dana", "aft-port")]),
            "areas": { "bow": { "unmanned-vipers": bow }, "stern": { "unmanned-vipers": 3 } },
            "other-vipers": { "damaged-mark-vii": 4, "destroyed-assault-raptors": 1 },
        })
    };
    let mut game = day("action", BY_TABLE, &more(2));
    assert_eq!(reserve(&game), 0);
    game.happens(Happening::HangarLaunch { seat: EMIL });
    assert_eq!(game.options(), ["recall:bow", "recall:stern"]);
    game.choose(PromptKind::ActivateViper, "recall:stern");
    assert_eq!(unmanned(&game, Area::Stern), 2);
    assert_eq!(game.options(), ["launch:aft-port", "launch:fore-port"]);
    game.choose(PromptKind::ActivateViper, "launch:fore-port");
    assert_eq!(game.state().places.of(EMIL), Some(place("viper:fore-port")));
    assert_eq!((reserve(&game), unmanned(&game, Area::Stern)), (0, 2));
    // One in the Reserve is launched, and none comes back.
    let mut game = day("action", BY_TABLE, &more(1));
    game.happens(Happening::HangarLaunch { seat: EMIL });
    assert_eq!(game.options(), ["launch:aft-port", "launch:fore-port"]);
}

/// Dana flies at the stern, with a raider there or without; two unmanned vipers fly, three are in the Reserve.
fn flying(step: &str, active: &str, raiders: u8) -> Game {
    let more = json!({
        "turn": { "number": 6, "active": active, "step": step },
        "places": aboard(&[("Dana", "stern")]),
        "skill-cards": { "Dana": 2 },
        "areas": { "stern": { "raiders": raiders }, "bow": { "unmanned-vipers": 2 } },
    });
    let game = day(step, BY_TABLE, &more);
    assert_eq!(reserve(&game), 3);
    game
}

fn hurt_and_lost(game: &Game) -> (u8, u8) {
    let reserve = game.state().reserve;
    (reserve.damaged[Craft::Viper], reserve.destroyed.vipers())
}

#[test]
fn a_pilot_leaves_the_viper_as_in_the_base_game() {
    checks!("XVIPER-12");
    let stands = |game: &Game| game.state().places.of(DANA);
    for (face, hurt) in [(4, (0, 0)), (5, (1, 0)), (7, (1, 0)), (8, (0, 1))] {
        let mut game = flying("activate-cylon-ships", "Ana", 1);
        game.set_hand(3, 0);
        game.icon(ShipIcon::Raiders);
        game.rolls(face);
        let now = if face < 5 { "viper:stern" } else { "sickbay" };
        assert_eq!(stands(&game), Some(place(now)), "{face}");
        assert_eq!(hurt_and_lost(&game), hurt, "{face}");
        assert_eq!(reserve(&game), 3, "{face}");
    }
    for sent in ["brig", "sickbay"] {
        let mut game = flying("activate-cylon-ships", "Ana", 0);
        let place = place(sent);
        game.happens(Happening::CharacterMoved { seat: DANA, place });
        assert_eq!(stands(&game), Some(place));
        assert_eq!((reserve(&game), hurt_and_lost(&game)), (4, (0, 0)));
    }
    let mut game = flying("activate-cylon-ships", "Ana", 1);
    game.happens(Happening::JumpBegun);
    assert_eq!(stands(&game), Some(place("hangar-deck")));
    assert_eq!((reserve(&game), hurt_and_lost(&game)), (6, (0, 0)));
    let mut game = flying("activate-cylon-ships", "Ana", 0);
    game.happens(Happening::CylonRevealed {
        seat: DANA,
        sympathizer: false,
    });
    assert!(!matches!(stands(&game), Some(Place::Viper { .. })));
    assert_eq!((reserve(&game), hurt_and_lost(&game)), (4, (0, 0)));
    let mut game = flying("movement", "Dana", 0);
    game.turn("go:command");
    assert_eq!(stands(&game), Some(place("command")));
    assert_eq!(game.state().hands.of(DANA), 1);
    assert_eq!((reserve(&game), hurt_and_lost(&game)), (4, (0, 0)));
}

#[test]
fn a_pilot_goes_one_area_on_or_with_a_card_to_any_human_ship() {
    checks!("XMOVE-2");
    let mut game = flying("movement", "Dana", 0);
    let options = game.options();
    for area in ["aft-starboard", "aft-port"] {
        assert!(options.contains(&format!("fly:{area}")), "{options:?}");
    }
    assert!(!options.contains(&"fly:bow".to_owned()), "one area alone");
    let hand = game.state().hands.of(DANA);
    game.turn("fly:aft-port");
    assert_eq!(game.state().hands.of(DANA), hand, "at no cost");
    assert_eq!(game.state().places.of(DANA), Some(place("viper:aft-port")));
    for to in ["armory", "airlock", "quorum-chamber"] {
        let mut game = flying("movement", "Dana", 0);
        game.turn(&format!("go:{to}"));
        assert_eq!(game.state().places.of(DANA), Some(place(to)));
        assert_eq!(game.state().hands.of(DANA), hand - 1, "{to}");
        assert_eq!(reserve(&game), 4, "{to}");
        let mut game = flying("movement", "Dana", 0);
        game.set_hand(3, 0);
        let asked = game.prompt(PromptKind::TakeTurn);
        let go = format!("go:{to}");
        assert!(!asked.choices.iter().any(|offer| offer.id == go), "{to}");
    }
}

#[test]
fn ftl_control_costs_the_population_of_its_space_and_a_destination_follows() {
    checks!("XJUMP-4", "XJUMP-6");
    for (face, lost) in [(6, 1), (7, 0)] {
        let more = json!({ "places": { "Ana": "ftl-control" }, "fleet": 4, "distance": 2 });
        let mut game = day("action", BY_TABLE, &more);
        let population = game.state().resources.population;
        game.turn("act:ftl-control");
        game.rolls(face);
        assert_eq!(game.state().resources.population, population - lost);
        assert_eq!(game.waits_for(), PromptKind::NameDestination);
        assert_eq!(game.asked().decider, Decider::Seat { seat: CEM });
        game.choose(PromptKind::NameDestination, "card:desolate-moon");
        assert_eq!(game.state().jump.distance, 5);
        assert_eq!(game.state().jump.space, 0);
    }
}

#[test]
fn raiders_do_the_first_thing_they_can_area_by_area_and_once_a_turn() {
    checks!("XACTV-1", "XRAIDER-1");
    let more = json!({
        "places": aboard(&[("Dana", "aft-port"), ("Emil", "aft-port")]),
        "areas": {
            "bow": { "raiders": 1, "unmanned-vipers": 1, "civilian-ships": 1 },
            "stern": { "raiders": 2, "civilian-ships": 1 },
            "aft-port": { "raiders": 1 },
            "fore-port": { "raiders": 1 },
        },
    });
    let mut game = day("activate-cylon-ships", BY_TABLE, &more);
    let population = game.state().resources.get(Resource::Population);
    game.icon(ShipIcon::Raiders);
    let asked = game.asked();
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    assert_eq!(
        game.options(),
        ["bow", "stern", "aft-port", "fore-port", "any-order"]
    );
    // Two pilots and no unmanned viper: Ana says whom it attacks.
    game.choose(PromptKind::ChooseArea, "aft-port");
    assert_eq!(game.asked().decider, Decider::Seat { seat: ANA });
    assert_eq!(game.options(), ["pilot:3", "pilot:4"]);
    game.choose(PromptKind::ChooseViper, "pilot:4");
    game.rolls(5);
    assert_eq!(game.state().places.of(EMIL), Some(place("sickbay")));
    assert_eq!(game.state().places.of(DANA), Some(place("viper:aft-port")));
    // No viper there: a civilian ship, without a die. The second raider finds none left, and sets out for the other.
    game.choose(PromptKind::ChooseArea, "stern");
    assert_eq!(game.waits_for(), PromptKind::RevealCivilian);
    let events = game.choose(PromptKind::RevealCivilian, "population-2");
    assert!(!rolled(&events));
    let left = game.state().resources.get(Resource::Population);
    assert_eq!(left, population - 2);
    assert_eq!(
        game.raiders(),
        [1, 0, 0, 1, 2, 1],
        "three both ways: clockwise"
    );
    // The one that came to Dana does not act a second time.
    assert_eq!(game.options(), ["bow", "fore-port", "any-order"]);
    game.choose(PromptKind::ChooseArea, "fore-port");
    assert_eq!(game.raiders(), [2, 0, 0, 1, 2, 0]);
    // Of a viper and a civilian ship the viper is attacked; the raider that has just come does nothing more.
    game.rolls(8);
    assert_eq!(unmanned(&game, Area::Bow), 0);
    assert_eq!(game.state().space.civilians.len(), 1);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    let events = game.icon(ShipIcon::Raiders);
    assert!(!events.iter().any(|e| matches!(e, Event::ShipActed { .. })));
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    // An empty sky: Galactica, whose damage either ship may take.
    for (face, hit) in [(7, false), (8, true)] {
        let mut game = fight(&json!({ "bow": { "raiders": 1 } }));
        game.icon(ShipIcon::Raiders);
        game.rolls(face);
        assert_eq!(game.waits_for() == PromptKind::DrawDamage, hit, "{face}");
    }
}

#[test]
fn heavy_raiders_and_basestars_act_once_a_turn_as_well() {
    checks!("XACTV-1");
    let mut game = fight(&json!({
        "fore-starboard": { "heavy-raiders": 1 }, "stern": { "basestars": [[]] },
    }));
    for _ in 0..2 {
        game.icon(ShipIcon::HeavyRaiders);
        assert_eq!(game.heavy_raiders(), [1, 0, 0, 0, 0, 0]);
    }
    game.icon(ShipIcon::Basestars);
    game.rolls(1);
    let events = game.icon(ShipIcon::Basestars);
    assert!(!rolled(&events));
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

#[test]
fn heavy_raiders_make_for_the_launch_areas_and_board_while_there_are_centurions() {
    checks!("XHEAVY-1", "XHEAVY-2", "XHEAVY-3", "EX-36");
    let everywhere = |boarding: &Value| {
        let more = json!({
            "areas": {
                "fore-starboard": { "heavy-raiders": 1 },
                "aft-starboard": { "heavy-raiders": 1 },
                "aft-port": { "heavy-raiders": 1 },
                "fore-port": { "heavy-raiders": 1 },
            },
            "boarding": boarding,
        });
        day("activate-cylon-ships", BY_TABLE, &more)
    };
    // Those aboard advance, and two more come to Start.
    let mut game = everywhere(&json!([1, 1]));
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.heavy_raiders(), [1, 0, 0, 1, 0, 0]);
    let mut aboard = game.state().boarding.centurions.clone();
    aboard.sort_unstable();
    assert_eq!(aboard, [0, 0, 1, 2]);
    // All four are aboard: they advance, and no heavy raider boards.
    let mut game = everywhere(&json!([4]));
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.heavy_raiders(), [1, 0, 0, 1, 1, 1]);
    assert_eq!(game.state().boarding.centurions, [1, 1, 1, 1]);
    // Only those that were there when they were activated board.
    let mut game =
        fight(&json!({ "bow": { "heavy-raiders": 1 }, "stern": { "heavy-raiders": 1 } }));
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.heavy_raiders(), [0, 0, 0, 0, 1, 1]);
    assert!(game.state().boarding.centurions.is_empty());
}

#[test]
fn each_basestar_rolls_once_and_a_hit_is_galacticas_or_hers() {
    checks!("XBASE-1");
    let modes = Modes {
        damage: Mode::App,
        ..BY_TABLE
    };
    let more = json!({ "areas": { "bow": { "basestars": [[]] }, "stern": { "basestars": [[]] } } });
    let mut game = day("activate-cylon-ships", modes, &more);
    let pegasus = location("airlock").facts().board;
    let left = |game: &Game| [Board::GALACTICA, pegasus].map(|ship| pool(game.state(), ship).len());
    game.icon(ShipIcon::Basestars);
    game.rolls(3);
    assert_eq!(left(&game), [8, 4]);
    game.rolls(4);
    let asked = game.asked();
    assert_eq!(asked.kind, PromptKind::ChooseShip);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    game.choose(PromptKind::ChooseShip, "ship:pegasus");
    assert_eq!(left(&game), [8, 3]);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

#[test]
fn no_gun_and_no_viper_is_aimed_at_the_fleet() {
    checks!("XATTACK-2");
    let vipers = Happening::VipersActivated {
        seat: ANA,
        by: VipersBy::Command,
    };
    let more = |ships: &Value| {
        let mut places = aboard(&[("Dana", "bow")]);
        places["Ana"] = json!("weapons-control");
        json!({ "places": places, "areas": { "bow": ships } })
    };
    let fleet = json!({ "unmanned-vipers": 2, "civilian-ships": 2 });
    let mut game = day("action", BY_TABLE, &more(&fleet));
    let guns = Happening::WeaponsControl { seat: ANA };
    assert_eq!(game.cannot_happen(guns.clone()), Rejection::NoTarget);
    game.put(0, "command");
    game.happens(vipers);
    let options = game.options();
    assert!(
        !options.iter().any(|id| id.contains("attack")),
        "{options:?}"
    );
    let cylons = json!({
        "unmanned-vipers": 2, "civilian-ships": 2, "raiders": 1, "heavy-raiders": 1, "basestars": [[]],
    });
    let mut game = day("action", BY_TABLE, &more(&cylons));
    game.happens(guns);
    assert_eq!(
        game.options(),
        [
            "attack:bow:raider",
            "attack:bow:heavy-raider",
            "attack:bow:basestar:0"
        ]
    );
}

#[test]
fn a_nuke_is_spent_whatever_it_does_and_one_may_be_built_up_to_three() {
    checks!("XNUKE-4");
    for face in [1, 8] {
        let more = json!({
            "areas": { "bow": { "basestars": [[]] } },
            "skill-cards": { "Ana": 4 },
        });
        let mut game = day("action", BY_TABLE, &more);
        assert_eq!(game.state().titles.holder(Title::Admiral), Some(CEM));
        game.happens(Happening::NukeUsed);
        game.choose(PromptKind::ChooseTarget, "bow");
        game.rolls(face);
        assert_eq!(game.state().titles.nukes, 1, "{face}");
        while game.waits_for() != PromptKind::TakeTurn {
            let asked = game.asked();
            game.choose(asked.kind, &asked.choices[0].id);
        }
        let build = json!([{ "do": "gain-nuke" }]);
        for nukes in [2, 3, 3] {
            game.happens_by_effects(0, &build);
            assert_eq!(game.state().titles.nukes, nukes, "{face}");
        }
    }
    // The card itself is Ana's action.
    let more = json!({ "skill-cards": { "Ana": 1 }, "nukes": 0 });
    let mut game = day("action", BY_TABLE, &more);
    game.turn("act:build-nuke");
    assert_eq!(game.state().titles.nukes, 1);
}

#[test]
fn the_fleet_jumps_at_auto_jump_with_ftl_control_damaged() {
    checks!("XDMG-4");
    let more = json!({
        "places": { "Ana": "ftl-control" }, "fleet": 3, "damaged": ["ftl-control"],
    });
    let mut game = day("action", BY_TABLE, &more);
    assert_eq!(bars(&game, "act:ftl-control"), Some("DMG-GAL-4"));
    game.happens(Happening::JumpPrepared);
    assert_eq!(game.state().jump.space, 4);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    let events = game.happens(Happening::JumpPrepared);
    assert!(!rolled(&events));
    assert!(events.contains(&Event::FleetTokenMoved { to: 5 }));
    assert_eq!(game.waits_for(), PromptKind::NameDestination);
}

#[test]
fn six_damaged_locations_of_galactica_lose_the_game_and_those_of_pegasus_do_not_count() {
    checks!("XDMG-6");
    let more = json!({
        "damaged": [
            "ftl-control", "weapons-control", "command", "hangar-deck", "pegasus-cic", "airlock", "main-batteries",
        ],
    });
    let mut game = day("activate-cylon-ships", BY_TABLE, &more);
    damage(&mut game, "armory");
    assert_eq!(game.public().outcome, None);
    damage(&mut game, "admirals-quarters");
    let outcome = game.public().outcome;
    assert!(
        matches!(&outcome, Some(Outcome::GalacticaDestroyed { locations }) if locations.len() == 6),
        "{outcome:?}"
    );
}

/// Ana fires Galactica's guns at the basestar of the bow, which has these tokens.
fn guns(tokens: &Value) -> Game {
    let more = json!({
        "places": { "Ana": "weapons-control" },
        "areas": { "bow": { "basestars": [tokens] } },
    });
    let mut game = day("action", BY_TABLE, &more);
    game.happens(Happening::WeaponsControl { seat: ANA });
    game
}

#[test]
fn a_basestar_draws_tokens_until_three_hits_and_gives_them_back() {
    checks!("XDMGB-1", "XDMGB-4");
    let beside = |game: &Game| supply(game.state()).basestar_damage;
    let basestars = |game: &Game| game.ships(Area::Bow).basestars.len();
    let mut game = guns(&json!([]));
    game.rolls(5);
    let asked = game.asked();
    assert_eq!(asked.kind, PromptKind::DrawBasestarDamage);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    assert_eq!(asked.choices.len(), 4);
    game.choose(PromptKind::DrawBasestarDamage, "token-critical-hit");
    assert_eq!((beside(&game), basestars(&game)), (3, 1), "two hits");
    game.happens(Happening::WeaponsControl { seat: ANA });
    game.rolls(5);
    assert!(!game.options().contains(&"token-critical-hit".to_owned()));
    game.choose(PromptKind::DrawBasestarDamage, "token-disabled-hangar");
    assert_eq!((beside(&game), basestars(&game)), (4, 0), "the third");
    assert_eq!(supply(game.state()).ships[Craft::Basestar], 2);

    // One hit each for the others: two of them do not destroy her.
    let mut game = guns(&json!(["disabled-hangar"]));
    game.rolls(5);
    game.choose(PromptKind::DrawBasestarDamage, "token-disabled-weapons");
    assert_eq!((beside(&game), basestars(&game)), (2, 1));

    // Two more on the die against structural damage.
    for (tokens, hit) in [(json!([]), false), (json!(["structural-damage"]), true)] {
        let mut game = guns(&tokens);
        game.rolls(3);
        let drawn = game.waits_for() == PromptKind::DrawBasestarDamage;
        assert_eq!(drawn, hit, "{tokens}");
    }

    // Beside a whole basestar, the one without a hangar launches nothing and the one without weapons does not fire.
    let mut game = fight(&json!({
        "bow": { "basestars": [["disabled-hangar"]] }, "stern": { "basestars": [["disabled-weapons"]] },
    }));
    game.icon(ShipIcon::LaunchRaiders);
    assert_eq!(game.raiders(), [0, 0, 0, 3, 0, 0]);
    game.icon(ShipIcon::Basestars);
    game.rolls(1);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn, "one die");

    // Dradis draws one of those that are left.
    let modes = Modes {
        damage: Mode::App,
        ..BY_TABLE
    };
    let more = json!({
        "places": { "Ana": "weapons-control" },
        "areas": { "bow": { "basestars": [["disabled-weapons"]] } },
    });
    let mut game = day("action", modes, &more);
    game.happens(Happening::WeaponsControl { seat: ANA });
    let events = game.rolls(8);
    let tokens = events.iter().filter_map(|event| {
        if let Event::BasestarDamaged { token, .. } = event {
            Some(*token)
        } else {
            None
        }
    });
    let tokens: Vec<BasestarDamage> = tokens.collect();
    assert_eq!(tokens.len(), 1);
    assert_ne!(tokens[0], BasestarDamage::DisabledWeapons);
}

#[test]
fn every_dial_stops_at_fifteen() {
    checks!("XRES-1");
    for (resource, name) in [
        (Resource::Fuel, "fuel"),
        (Resource::Food, "food"),
        (Resource::Morale, "morale"),
        (Resource::Population, "population"),
    ] {
        let mut game = day("action", BY_TABLE, &json!({ "dials": { name: 14 } }));
        let gain = json!([{ "do": "dial", "resource": name, "by": 2 }]);
        game.happens_by_effects(0, &gain);
        assert_eq!(game.state().resources.get(resource), 15, "{name}");
    }
}

#[test]
fn a_civilian_ship_that_is_lost_comes_from_the_pile_and_only_then_from_the_board() {
    checks!("XRES-2");
    let lose = json!([{ "do": "lose-civilians", "count": 1 }]);
    let mut game = fight(&json!({ "stern": { "civilian-ships": 2 } }));
    game.happens_by_effects(0, &lose);
    let options = game.options();
    assert!(
        !options.iter().any(|id| id.starts_with("civilian:")),
        "{options:?}"
    );
    game.choose(PromptKind::ChoosePiece, "population-2");
    assert_eq!(game.state().space.civilians.len(), 2);
    let full = json!({ "bow": { "civilian-ships": 6 }, "stern": { "civilian-ships": 6 } });
    let more = json!({ "areas": full });
    let mut game = day("activate-cylon-ships", Modes::default(), &more);
    game.happens_by_effects(1, &lose);
    let asked = game.asked();
    assert_eq!(asked.decider, Decider::Seat { seat: BEN }, "who is told to");
    assert_eq!(asked.choices.len(), 12);
    let last = asked.choices[11].id.clone();
    game.choose(PromptKind::ChoosePiece, &last);
    assert_eq!(game.state().space.civilians.len(), 11);
    assert_eq!(game.state().space.destroyed_civilians.len(), 1);
}

#[test]
fn a_raptor_that_is_risked_comes_back_on_the_number_or_is_lost() {
    checks!("XRES-3");
    let risk = Happening::RaptorRisked {
        seat: ANA,
        needed: 3,
    };
    for (face, left) in [(2, 3), (3, 4)] {
        let mut game = day("action", BY_TABLE, &json!({}));
        game.happens(risk.clone());
        game.rolls(face);
        assert_eq!(supply(game.state()).ships[Craft::Raptor], left, "{face}");
    }
    let game = day("action", BY_TABLE, &json!({ "destroyed-raptors": 4 }));
    assert_eq!(game.cannot_happen(risk), Rejection::NoRaptor);
    // What it was risked for is gained with the number alone.
    for (face, left, gained) in [(2, 3, 0), (3, 4, 2)] {
        let mut game = day("action", BY_TABLE, &json!({ "dials": { "fuel": 8 } }));
        game.happens(Happening::JumpBegun);
        game.choose(PromptKind::NameDestination, "card:tylium-planet");
        game.choose(PromptKind::ChooseCourse, "branch:0");
        game.rolls(face);
        assert_eq!(supply(game.state()).ships[Craft::Raptor], left, "{face}");
        let fuel = game.state().resources.get(Resource::Fuel);
        assert_eq!(fuel, 7 + gained, "{face}");
    }
}

#[test]
fn the_ionian_nebula_has_other_basestar_tokens() {
    checks!("XDMGB-3", "XDMGB-1");
    let nebula = Options {
        game: Boxes::combined(Objective::IonianNebula),
        ..options(BY_TABLE)
    };
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "places": { "Ana": "weapons-control" },
        "areas": { "bow": { "basestars": [[], []], "raiders": 4 }, "stern": { "raiders": 1 } },
    });
    let hit = |game: &mut Game| {
        game.turn("act:weapons-control");
        game.choose(PromptKind::ChooseTarget, "attack:bow:basestar:0");
        game.rolls(8);
    };
    let mut game = Game::from_position(0, &CREW, nebula, position.clone(), &json!({}));
    hit(&mut game);
    assert_eq!(
        game.options(),
        [
            "token-critical-hit",
            "token-disabled-hangar",
            "token-disabled-weapons",
            "token-structural-damage",
            "token-collateral-damage",
            "token-damage-to-personnel"
        ]
    );
    game.choose(PromptKind::DrawBasestarDamage, "token-collateral-damage");
    // Three raiders of its area, and one hit.
    assert_eq!(game.raiders(), [1, 0, 0, 1, 0, 0]);
    assert_eq!(game.ships(Area::Bow).basestars.len(), 2);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    // As many as there are; each token is there once.
    let mut game = Game::from_position(
        0,
        &CREW,
        nebula,
        position.clone(),
        &json!({ "areas": { "bow": { "basestars": [["critical-hit"]], "raiders": 2 } } }),
    );
    hit(&mut game);
    assert_eq!(game.options().len(), 5);
    let events = game.choose(PromptKind::DrawBasestarDamage, "token-damage-to-personnel");
    // The third hit destroys it; what people draw is told.
    assert!(game.ships(Area::Bow).basestars.is_empty());
    assert_eq!(game.raiders()[0], 2);
    let told: Vec<&str> = events
        .iter()
        .filter_map(|event| narrate(event, Viewer::Public))
        .map(|line| line.id)
        .collect();
    assert!(told.contains(&"log-personnel-damaged"), "{told:?}");
    // Elsewhere there are four.
    let mut game = Game::from_position(0, &CREW, options(BY_TABLE), position, &json!({}));
    hit(&mut game);
    assert_eq!(game.options().len(), 4);
}
