//! What the characters of the combined game can do, may not do and cannot help: a row for each ability.

use std::panic::{AssertUnwindSafe, catch_unwind};

use dradis_facts::ability::Ability;
use dradis_facts::action::Act;
use dradis_facts::checks;
use dradis_facts::choice::Choice;
use dradis_facts::content::{HeldKind, SkillType};
use dradis_facts::craft::Craft;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, Zone};
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_rules::play::ability::has;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::{Viewer, narrate, prompts};
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::event::HandChange;
use dradis_state::loyalty::Standing;
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, NAMES, place};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const DANA: SeatId = SeatId(3);

const TURN: PromptKind = PromptKind::TakeTurn;
const COURSE: PromptKind = PromptKind::ChooseCourse;
const PICK: PromptKind = PromptKind::PickPlayer;
const PIECE: PromptKind = PromptKind::ChoosePiece;
const PLACE: PromptKind = PromptKind::ChoosePlace;
const GRANTED: PromptKind = PromptKind::GrantedAction;

/// A game of the combined kit in the Action step of Ana, who plays this character; Ben is President, Cem Admiral. `more`
/// stands in the place of what the position says.
pub(crate) fn acting(character: &str, modes: Modes, more: &Value) -> Game {
    let options = Options {
        game: Boxes::combined(Objective::Kobol),
        modes,
        ..Options::default()
    };
    let crew = [character, "laura-roslin", "william-adama", "boomer"];
    seated(options, crew, more)
}

/// A game in the Action step of Ana, five cards each; `more` stands in the place of what the position says.
pub(crate) fn seated(options: Options, crew: [&str; 4], more: &Value) -> Game {
    let hands: serde_json::Map<String, Value> = NAMES
        .iter()
        .take(crew.len())
        .map(|name| ((*name).to_owned(), json!(5)))
        .collect();
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "dials": { "fuel": 6, "food": 6, "morale": 6, "population": 6 },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Dana" },
        "skill-cards": hands,
        "places": { "Ana": "armory", "Ben": "presidents-office-overlay", "Cem": "command", "Dana": "armory" },
        "fleet": 2,
        "distance": 4,
        "areas": {},
    });
    Game::from_position(0, &crew, options, position, more)
}

pub(crate) fn at(character: &str, more: &Value) -> Game {
    acting(character, BY_TABLE, more)
}

pub(crate) fn act(ability: Ability) -> String {
    Choice::Act(Act::Ability { ability }).to_string()
}

pub(crate) fn offered(game: &Game, option: &str) -> bool {
    let open = prompts(game.state());
    open.iter()
        .any(|prompt| prompt.options().any(|other| other == option))
}

/// Why an option of the turn is not there.
pub(crate) fn why_not(game: &Game, option: &str) -> Option<&'static str> {
    let open = prompts(game.state());
    let mut barred = open.iter().flat_map(|prompt| &prompt.not_allowed);
    barred
        .find(|barred| barred.id.to_string() == option)
        .map(|barred| barred.why.id)
}

pub(crate) fn hand(game: &Game, seat: SeatId) -> u8 {
    game.state().hands.of(seat)
}

pub(crate) fn stands(game: &Game, seat: SeatId) -> Option<Place> {
    game.state().places.of(seat)
}

pub(crate) fn miracles(game: &Game, seat: SeatId) -> u8 {
    game.state().miracles.get(&seat).copied().unwrap_or(0)
}

pub(crate) fn dial(game: &Game, resource: Resource) -> u8 {
    game.state().resources.get(resource)
}

pub(crate) fn in_areas(game: &Game, craft: Craft) -> usize {
    game.state().space.count(craft)
}

/// Whether an event is told in a line of this id.
pub(crate) fn told(events: &[Event], id: &str) -> bool {
    events.iter().any(|event| {
        let line = narrate(event, Viewer::Public);
        line.is_some_and(|line| line.id == id)
    })
}

/// What an ability that is an action does: on which board, what is answered, and what has come of it.
struct Row {
    ability: Ability,
    character: &'static str,
    board: Value,
    answers: &'static [(PromptKind, &'static str)],
    comes: fn(&Game),
}

/// Every ability of the combined game that is an action.
fn actions() -> Vec<Row> {
    let row = |ability, character, board, answers, comes| Row {
        ability,
        character,
        board,
        answers,
        comes,
    };
    let here = json!({});
    vec![
        row(
            Ability::BlindJump,
            "helena-cain",
            json!({ "areas": { "bow": { "raiders": 2 } } }),
            &[
                (PIECE, "*"),
                (PIECE, "*"),
                (PromptKind::NameDestination, "distance:2"),
            ],
            |game| {
                assert_eq!(game.state().jump.distance, 6);
                assert_eq!(game.state().jump.space, 0);
                assert_eq!(in_areas(game, Craft::Raider), 0, "every ship leaves");
                assert_eq!(game.state().space.destroyed_civilians.len(), 2);
            },
        ),
        row(
            Ability::Sacrifice,
            "kat",
            json!({
                "places": { "Ana": "viper:bow", "Ben": "command" },
                "areas": { "bow": { "raiders": 6, "basestars": [[]] }, "stern": { "raiders": 3 } },
            }),
            &[(PIECE, "attack:bow:raider")],
            |game| {
                let bow = game.state().space.ships(Area::Bow);
                assert_eq!(bow.alike[Craft::Raider], 1, "five of six");
                assert_eq!(bow.basestars.len(), 1);
                assert_eq!(in_areas(game, Craft::Raider), 4);
                assert_eq!(stands(game, ANA), Some(place("sickbay")));
            },
        ),
        row(
            Ability::Primacy,
            "cavil",
            json!({ "places": { "Ana": "cylon-fleet" } }),
            &[(COURSE, "branch:0")],
            |game| {
                let bow = game.state().space.ships(Area::Bow);
                assert_eq!(bow.basestars.len(), 1);
                assert_eq!(bow.alike[Craft::Raider], 3);
                assert_eq!(game.state().space.civilians.len(), 1);
                assert_eq!(game.state().space.civilians[0].area, Area::Stern);
            },
        ),
        row(
            Ability::CrypticMessage,
            "leoben-conoy",
            json!({ "places": { "Ana": "caprica-overlay" }, "skill-cards": { "Ana": 1, "Ben": 7 } }),
            &[(PICK, "player:1")],
            |game| {
                assert_eq!((hand(game, ANA), hand(game, BEN)), (7, 1));
            },
        ),
        row(
            Ability::Coup,
            "felix-gaeta",
            json!({ "places": { "Ana": "brig", "Ben": "armory" } }),
            &[],
            |game| {
                assert_eq!(game.state().titles.holder(Title::Admiral), Some(ANA));
                assert_eq!(stands(game, ANA), Some(place("command")));
            },
        ),
        row(
            Ability::StarPlayer,
            "samuel-anders",
            here.clone(),
            &[(COURSE, "cards:3")],
            |game| assert_eq!(hand(game, ANA), 5),
        ),
        row(
            Ability::DischargeOfAFirearm,
            "cally-tyrol",
            here.clone(),
            &[],
            |game| {
                let dead = game.state().places.of(DANA);
                assert!(dead != Some(place("armory")) || hand(game, DANA) == 0);
            },
        ),
        row(
            Ability::Influential,
            "tory-foster",
            here.clone(),
            &[],
            |game| assert_eq!(game.state().turn.acted, 1),
        ),
        row(
            Ability::Organized,
            "louis-hoshi",
            json!({ "places": { "Ana": "sickbay", "Ben": "presidents-office-overlay" } }),
            &[
                (GRANTED, "act:research-lab"),
                (GRANTED, "act:presidents-office-overlay"),
                (GRANTED, "next"),
            ],
            |game| {
                assert_eq!(
                    hand(game, ANA),
                    8,
                    "a card of the Research Lab, two of the Office"
                );
                assert_eq!(stands(game, ANA), Some(place("sickbay")));
            },
        ),
        row(
            Ability::Attorney,
            "romo-lampkin",
            json!({ "places": { "Ana": "armory", "Ben": "brig" } }),
            &[(PLACE, "go:command")],
            |game| {
                assert_eq!(stands(game, BEN), Some(place("command")));
                assert_eq!((hand(game, ANA), hand(game, BEN)), (10, 0));
            },
        ),
        row(
            Ability::Treatment,
            "doc-cottle",
            here.clone(),
            &[(PICK, "player:2")],
            |game| assert_eq!((hand(game, ANA), hand(game, CEM)), (5, 7)),
        ),
        row(
            Ability::DontTrustAnyone,
            "danna-biers",
            json!({ "places": { "Ana": "human-fleet-overlay" } }),
            &[],
            |game| {
                assert_eq!(game.state().held_count(HeldKind::SUPER_CRISIS, ANA), 2);
            },
        ),
        row(
            Ability::Visions,
            "danna-biers",
            json!({ "places": { "Ana": "caprica-overlay" } }),
            &[(PICK, "player:3")],
            |game| {
                assert_eq!(stands(game, ANA), Some(place("resurrection-ship-overlay")));
                let back = Standing::Leader {
                    infiltrating: false,
                };
                assert_eq!(game.state().loyalty.standing(ANA), back);
            },
        ),
        row(
            Ability::Resolute,
            "athena",
            json!({ "places": { "Ana": "armory", "Ben": "command" } }),
            &[
                (GRANTED, "act:human-fleet-overlay"),
                (PromptKind::Confirm, "done"),
            ],
            |game| assert_eq!(hand(game, ANA), 7),
        ),
    ]
}

/// An answer, the first one there is where it is `*`.
pub(crate) fn answered(game: &mut Game, kind: PromptKind, option: &str) {
    let open = prompts(game.state());
    let of_kind = open.iter().find(|prompt| prompt.kind == kind);
    let options: Vec<String> = of_kind.map_or_else(Vec::new, |prompt| prompt.options().collect());
    let asked: Vec<_> = open.iter().map(|prompt| prompt.kind).collect();
    let option = match option {
        "*" => options.first().cloned(),
        named => options.iter().find(|other| *other == named).cloned(),
    };
    let option = option.unwrap_or_else(|| panic!("{asked:?} offers {options:?}"));
    game.choose(kind, &option);
}

/// Plays a row, and gives the game back as it then stands.
fn played(row: &Row) -> Game {
    let mut game = at(row.character, &row.board);
    if game.state().loyalty.standing(ANA)
        == (Standing::Leader {
            infiltrating: false,
        })
        && matches!(row.ability, Ability::Visions)
    {
        game.corrected(Correction::Infiltrating {
            seat: ANA,
            infiltrating: true,
        });
        game.put(0, "armory");
    }
    let before = miracles(&game, ANA);
    let events = game.turn(&act(row.ability));
    assert!(
        told(&events, "log-ability-used"),
        "{:?} is told",
        row.ability
    );
    for (kind, option) in row.answers {
        answered(&mut game, *kind, option);
    }
    let paid = u8::from(row.ability.once_per_game());
    assert_eq!(before - miracles(&game, ANA), paid, "{:?}", row.ability);
    game
}

#[test]
fn every_ability_that_is_an_action_does_what_its_sheet_says() {
    checks!(
        "CLAR-54", "CLAR-15", "OPEN-35", "CLAR-37", "CLAR-41", "CLAR-47", "CLAR-53", "CLAR-60",
        "XMIR-1", "XACT-1", "XACT-2", "XLEAD-3"
    );
    every(&actions());
}

fn every(rows: &[Row]) {
    let failed = rows.iter().filter(|row| {
        let run = AssertUnwindSafe(|| (row.comes)(&played(row)));
        catch_unwind(run).is_err()
    });
    let failed: Vec<Ability> = failed.map(|row| row.ability).collect();
    assert_eq!(failed, [], "what they did is said above");
}

#[test]
fn a_basestar_beyond_the_areas_comes_to_the_bow_and_none_is_taken_away() {
    checks!("CLAR-60", "XPLACE-4");
    let cavil = |areas: Value| {
        let places = json!({ "Ana": "cylon-fleet" });
        let mut game = at("cavil", &json!({ "places": places, "areas": areas }));
        game.turn(&act(Ability::Primacy));
        game
    };
    // At the bow, at the stern, and beyond the areas.
    let there = |game: &Game| {
        let space = &game.state().space;
        let beyond = Area::ALL.map(|area| space.ships(Zone::CylonFleet(area)).basestars.len());
        let at = |area: Area| space.ships(area).basestars.len();
        (at(Area::Bow), at(Area::Stern), beyond.iter().sum::<usize>())
    };
    let one = json!({ "basestars": [[]] });
    let rows = [
        (json!({ "stern": one, "cylon-fleet-bow": one }), (1, 1, 0)),
        (
            json!({ "cylon-fleet-bow": { "basestars": [[], []] } }),
            (1, 0, 1),
        ),
        (json!({ "cylon-fleet-bow": one }), (1, 0, 1)),
    ];
    for (areas, left) in rows {
        let mut game = cavil(areas.clone());
        // Then raiders and a civilian ship, or none.
        assert_eq!(game.options(), ["branch:0", "branch:1"], "{areas}");
        assert_eq!(there(&game), left, "{areas}");
        game.choose(COURSE, "branch:1");
        assert_eq!(game.waits_for(), TURN);
    }
    // Both are in the areas: one goes, and Cavil says which.
    let mut game = cavil(json!({ "bow": one, "stern": one }));
    game.choose(PIECE, "attack:stern:basestar:0");
    assert_eq!(there(&game), (1, 0, 0));
}

#[test]
fn no_ability_is_used_by_who_has_no_token_and_none_by_a_revealed_cylon() {
    checks!("XMIR-1", "XCY-2");
    for row in actions() {
        if !row.ability.once_per_game() {
            continue;
        }
        let mut game = at(row.character, &row.board);
        game.corrected(Correction::Miracles {
            seat: ANA,
            tokens: 0,
        });
        assert_eq!(
            why_not(&game, &act(row.ability)),
            Some("not-offered-used-up"),
            "{:?}",
            row.ability
        );
        if game.state().loyalty.standing(ANA) == Standing::Human {
            let mut more = row.board.clone();
            more["revealed-cylons"] = json!(["Ana"]);
            more["places"] = json!({ "Ana": "caprica-overlay" });
            let game = at(row.character, &more);
            assert!(!has(game.state(), ANA, row.ability), "{:?}", row.ability);
            assert!(!offered(&game, &act(row.ability)));
            assert_eq!(why_not(&game, &act(row.ability)), None, "no word of it");
        }
    }
}

/// A game in the Movement step of Ana.
pub(crate) fn moving(character: &str, more: &Value) -> Game {
    let mut more = more.clone();
    more["turn"] = json!({ "number": 6, "active": "Ana", "step": "movement" });
    at(character, &more)
}

#[test]
fn movement_abilities_stand_in_the_place_of_the_move() {
    checks!(
        "XMOVE-6", "XMOVE-7", "XMOVE-8", "CLAR-42", "CLAR-71", "CLAR-49", "ACT-10"
    );
    // Cavil takes two actions more, and does not move.
    let mut game = moving("cavil", &json!({ "places": { "Ana": "caprica-overlay" } }));
    game.turn(&act(Ability::AggressiveTactics));
    assert_eq!(game.state().turn.step, TurnStep::Action);
    assert_eq!(dradis_rules::play::action::actions_left(game.state()), 3);
    assert_eq!(miracles(&game, ANA), 0);
    game.turn("back");
    assert!(!offered(&game, "go:cylon-fleet-overlay") && !offered(&game, "go:cylon-fleet"));

    // Caprica Six takes a card, and the other draws one, a Cylon too.
    let more = json!({
        "places": { "Ana": "caprica-overlay", "Ben": "caprica-overlay" },
        "revealed-cylons": ["Ben"],
        "titles": { "president": "Dana", "admiral": "Cem", "cag": "Dana" },
    });
    let mut game = moving("caprica-six", &more);
    game.turn(&act(Ability::Intimate));
    game.choose(PICK, "player:1");
    assert_eq!((hand(&game, ANA), hand(&game, BEN)), (6, 4));
    game.choose(COURSE, "branch:3");
    assert_eq!((hand(&game, ANA), hand(&game, BEN)), (6, 5));
    assert_eq!(game.state().turn.step, TurnStep::Action);
    assert!(!offered(&game, &act(Ability::Intimate)), "it is no action");

    // A card may be played for it, in the Brig too, where there is no Movement step.
    let policy = "act:preventative-policy";
    let mut game = moving("felix-gaeta", &json!({}));
    game.turn(policy);
    game.choose(COURSE, "branch:2");
    assert_eq!(hand(&game, ANA), 4);
    game.turn_dial(Resource::Morale, -2);
    assert_eq!(dial(&game, Resource::Morale), 5, "the next loss is smaller");
    game.turn_dial(Resource::Morale, -1);
    assert_eq!(dial(&game, Resource::Morale), 4, "and no other one");
    let mut game = at(
        "felix-gaeta",
        &json!({ "places": { "Ana": "brig", "Ben": "armory" } }),
    );
    assert!(offered(&game, policy));
    game.turn("act:critical-situation");
    assert_eq!(dradis_rules::play::action::actions_left(game.state()), 2);
    assert!(!offered(&game, policy), "one in a turn");
    assert_eq!(
        why_not(&game, "act:executive-order"),
        Some("not-offered-once-per-turn")
    );

    // Nobody else has a word in another player's turn, and a Cylon player plays no card.
    let more = json!({ "revealed-cylons": ["Ana"], "places": { "Ana": "caprica-overlay" } });
    assert!(!offered(&moving("felix-gaeta", &more), policy));
    // What costs Hoshi a second card costs it here as well.
    let hoshi = moving("louis-hoshi", &json!({ "skill-cards": { "Ana": 1 } }));
    assert_eq!(why_not(&hoshi, policy), Some("not-offered-reluctant"));
    let mut hoshi = moving("louis-hoshi", &json!({}));
    hoshi.turn(policy);
    assert_eq!(hand(&hoshi, ANA), 3);
}

/// What a character may not do that others may: the option, and what is said of it.
#[test]
fn every_sheet_bars_what_it_bars() {
    checks!("CLAR-49", "CLAR-51", "CLAR-54", "CLAR-58", "XACT-1");
    let cain = at(
        "helena-cain",
        &json!({ "places": { "Ana": "ftl-control" }, "fleet": 4 }),
    );
    assert_eq!(
        why_not(&cain, "act:ftl-control"),
        Some("not-offered-vengeful")
    );
    let other = at(
        "kat",
        &json!({ "places": { "Ana": "ftl-control" }, "fleet": 4 }),
    );
    assert!(offered(&other, "act:ftl-control"));

    let cottle = at("doc-cottle", &json!({}));
    assert_eq!(
        why_not(&cottle, "act:repair"),
        Some("not-offered-specialized")
    );
    let order = "act:executive-order";
    assert!(offered(&cottle, order));

    let hoshi = at("louis-hoshi", &json!({ "skill-cards": { "Ana": 1 } }));
    assert_eq!(why_not(&hoshi, order), Some("not-offered-reluctant"));
    let mut hoshi = at("louis-hoshi", &json!({}));
    hoshi.turn(order);
    hoshi.choose(PICK, "player:1");
    assert_eq!(hand(&hoshi, ANA), 3, "the card and one more");

    let baltar = at("gaius-baltar-support", &json!({}));
    assert_eq!(
        why_not(&baltar, "act:reveal"),
        Some("not-offered-spiritual")
    );
    let more = json!({ "places": { "Ana": "brig", "Ben": "armory" } });
    assert!(offered(&at("gaius-baltar-support", &more), "act:reveal"));

    let six =
        json!({ "places": { "Ana": "cylon-fleet" }, "areas": { "bow": { "basestars": [[]] } } });
    let mut poor = six.clone();
    poor["skill-cards"] = json!({ "Ana": 0 });
    let fleet = "act:cylon-fleet";
    assert_eq!(
        why_not(&at("caprica-six", &poor), fleet),
        Some("not-offered-conflicted")
    );
    let mut game = at("caprica-six", &six);
    game.turn(fleet);
    assert_eq!(hand(&game, ANA), 4);

    let leoben = moving(
        "leoben-conoy",
        &json!({ "places": { "Ana": "caprica-overlay", "Ben": "cylon-fleet" }, "revealed-cylons": ["Ben"], "titles": { "president": "Dana", "admiral": "Cem" } }),
    );
    assert_eq!(
        why_not(&leoben, "go:cylon-fleet"),
        Some("not-offered-clouded")
    );
    assert!(offered(&leoben, "go:human-fleet-overlay"));

    let ship = json!({ "places": { "Ana": "resurrection-ship-overlay" } });
    let mut game = moving("danna-biers", &ship);
    assert_eq!(
        why_not(&game, "go:caprica-overlay"),
        Some("not-offered-heretic")
    );
    game.corrected(Correction::Held {
        kind: HeldKind::SUPER_CRISIS,
        seat: ANA,
        cards: 1,
    });
    game.turn("go:caprica-overlay");
    assert_eq!(game.state().held_count(HeldKind::SUPER_CRISIS, ANA), 0);
    assert_eq!(stands(&game, ANA), Some(place("caprica-overlay")));
}

#[test]
fn sheets_say_who_draws_less() {
    checks!("SKILLSTEP-1");
    let draws = |game: &Game| dradis_rules::play::hands::draws(game.state(), ANA);
    let lines = |game: &Game| dradis_rules::play::hands::draw_lines(game.state(), ANA);
    let first = json!({ "turn": { "number": 2, "active": "Ana", "step": "receive-skills" } });
    let anders = at("samuel-anders", &first);
    assert_eq!((draws(&anders), lines(&anders).len()), (0, 0));
    assert_eq!(draws(&at("samuel-anders", &json!({}))), 5);
    let helo = |place: &str| draws(&at("helo-pilot", &json!({ "places": { "Ana": place } })));
    assert_eq!((helo("armory"), helo("presidents-office-overlay")), (5, 4));
    assert_eq!(helo("viper:bow"), 4);
    let athena = |place: &str| {
        draws(&at(
            "athena",
            &json!({ "places": { "Ana": place, "Ben": "armory" } }),
        ))
    };
    assert_eq!(
        (athena("command"), athena("brig"), athena("sickbay")),
        (3, 0, 0)
    );
}

#[test]
fn what_a_sheet_makes_happen_by_itself_happens() {
    checks!("XLEAD-3", "CLAR-22", "CLAR-61", "CLAR-53");
    // A Cylon card is shown: Cavil's hand goes.
    let mut game = at(
        "felix-gaeta",
        &json!({
            "characters": { "Ana": "felix-gaeta", "Ben": "cavil", "Cem": "william-adama", "Dana": "boomer" },
            "titles": { "president": "Ana", "admiral": "Cem", "cag": "Dana" },
            "places": { "Ana": "armory", "Ben": "caprica-overlay", "Cem": "command", "Dana": "armory" },
        }),
    );
    let events = game.referee(&dradis_rules::Command::Record {
        happening: dradis_state::happening::Happening::CylonRevealed {
            seat: DANA,
            sympathizer: false,
        },
    });
    assert!(told(&events, "log-ability-used"));
    assert_eq!(hand(&game, BEN), 0);

    // Kat ends her Action step where her turn began.
    let kat = |place: &str, moves: bool| {
        let begun = json!({ "places": { "Ana": place, "Ben": "command" }, "turn": { "number": 5, "active": "Dana", "step": "action" } });
        let mut game = at("kat", &begun);
        game.end_turn();
        assert_eq!(game.state().turn.active, Some(ANA));
        game.turn("next");
        game.turn(if moves { "go:research-lab" } else { "next" });
        if game.state().turn.step == TurnStep::Action {
            game.turn("next");
        }
        stands(&game, ANA)
    };
    assert_eq!(kat("armory", false), Some(super::game::place("sickbay")));
    assert_eq!(
        kat("armory", true),
        Some(super::game::place("research-lab"))
    );

    // Hot Dog's viper is destroyed where it would be damaged.
    let dog = json!({
        "places": { "Ana": "viper:bow", "Ben": "command" },
        "areas": { "bow": { "raiders": 1 } },
    });
    let mut game = at("hot-dog", &dog);
    let before = game.state().reserve.destroyed.vipers();
    game.happens(dradis_state::happening::Happening::ShipsActivated {
        icon: dradis_facts::battle::ShipIcon::Raiders,
    });
    game.choose(PromptKind::Roll, "5");
    while prompts(game.state())[0].kind == PromptKind::React {
        game.choose(PromptKind::React, "stand");
    }
    assert_eq!(game.state().reserve.destroyed.vipers(), before + 1);
    assert_eq!(game.state().reserve.damaged[Craft::Viper], 0);

    // Hot Dog remembers, once a turn, and no other loss.
    let mut game = at("hot-dog", &json!({}));
    game.turn_dial(Resource::Fuel, -1);
    game.turn_dial(Resource::Population, 1);
    assert_eq!(hand(&game, ANA), 5);
    game.turn_dial(Resource::Population, -1);
    assert_eq!(hand(&game, ANA), 7);
    game.turn_dial(Resource::Population, -1);
    assert_eq!(hand(&game, ANA), 7);

    // Dee is executed once what lowered morale is over, and morale falls no more.
    let mut game = at(
        "dee",
        &json!({ "dials": { "fuel": 6, "food": 6, "morale": 4, "population": 6 } }),
    );
    game.turn_dial(Resource::Morale, -1);
    assert_eq!(prompts(game.state())[0].kind, TURN);
    game.turn_dial(Resource::Morale, -1);
    assert_ne!(prompts(game.state())[0].kind, TURN, "she is executed");
    assert_eq!(dial(&game, Resource::Morale), 2);
    assert_eq!(game.state().gone.len(), 1);
    answered(&mut game, PromptKind::ChooseCharacter, "*");
    assert!(game.state().turn.remembered.fragile.is_none());

    // Romo Lampkin ends his movement where somebody is.
    let mut game = moving("romo-lampkin", &json!({ "skill-cards": { "Ana": 1 } }));
    game.turn("next");
    game.turn("end-turn");
    assert_eq!(stands(&game, ANA), Some(place("brig")));
    let mut game = moving("romo-lampkin", &json!({}));
    game.turn("next");
    game.choose(COURSE, "branch:0");
    assert_eq!(hand(&game, ANA), 3);
    let mut game = moving("romo-lampkin", &json!({}));
    game.turn("go:research-lab");
    assert_eq!(hand(&game, ANA), 5, "nobody is there");
    assert_eq!(prompts(game.state())[0].kind, TURN, "and nothing is asked");
}

#[test]
fn what_a_sheet_lets_its_player_do_in_between_is_asked() {
    checks!(
        "CLAR-11", "CLAR-48", "CLAR-12", "CLAR-24", "CLAR-24a", "CLAR-62", "CLAR-49"
    );
    // Ellen gives a card and draws two.
    let mut game = moving("ellen-tigh", &json!({}));
    game.turn("next");
    game.choose(PICK, "player:3");
    assert_eq!((hand(&game, ANA), hand(&game, DANA)), (6, 6));
    // She takes a title for her turn; it goes back, or to the next in line.
    let begun = json!({ "turn": { "number": 5, "active": "Dana", "step": "action" } });
    let mut game = at("ellen-tigh", &begun);
    game.end_turn();
    game.choose(COURSE, "branch:1");
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(ANA));
    assert_eq!(miracles(&game, ANA), 0);
    game.end_turn();
    if prompts(game.state())[0].kind == PICK {
        game.choose(PICK, "nobody");
    }
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(CEM));
    let mut game = at("ellen-tigh", &begun);
    game.end_turn();
    game.choose(COURSE, "branch:1");
    game.put(2, "brig");
    game.end_turn();
    if prompts(game.state())[0].kind == PICK {
        game.choose(PICK, "nobody");
    }
    assert_eq!(
        game.state().titles.holder(Title::Admiral),
        Some(DANA),
        "Cem is in the Brig"
    );

    // Tory draws after any Quorum card.
    let mut game = at(
        "tory-foster",
        &json!({
            "turn": { "number": 6, "active": "Ben", "step": "action" },
            "piles": { "quorum-hand": 1, "quorum": 16 },
        }),
    );
    game.turn("act:play-quorum");
    game.choose(PromptKind::NameQuorum, "card:food-rationing");
    while prompts(game.state())[0].kind != COURSE {
        let open = prompts(game.state()).remove(0);
        let first = open.options().next().expect("an option");
        game.choose(open.kind, &first);
    }
    game.choose(COURSE, "branch:0");
    assert_eq!(hand(&game, ANA), 7);

    // Helo brings people back as the ships leave.
    let mut game = at("helo-pilot", &json!({}));
    game.happens(dradis_state::happening::Happening::JumpBegun);
    game.choose(COURSE, "branch:0");
    assert_eq!(
        (
            dial(&game, Resource::Fuel),
            dial(&game, Resource::Population)
        ),
        (5, 8)
    );

    // Hoshi activates Command again, once, for a card.
    let mut game = at(
        "louis-hoshi",
        &json!({ "places": { "Ana": "command", "Cem": "armory" } }),
    );
    game.turn("act:command");
    while prompts(game.state())[0].kind == PromptKind::ActivateViper {
        answered(&mut game, PromptKind::ActivateViper, "*");
    }
    game.choose(COURSE, "branch:0");
    assert_eq!(hand(&game, ANA), 4);
    game.choose(GRANTED, "act:command");
    while prompts(game.state())[0].kind == PromptKind::ActivateViper {
        answered(&mut game, PromptKind::ActivateViper, "*");
    }
    assert_eq!(prompts(game.state())[0].kind, TURN, "once in a turn");

    // Lee activates his own location after his Executive Order.
    let mut game = at(
        "lee-adama",
        &json!({ "places": { "Ana": "research-lab", "Dana": "command" } }),
    );
    game.turn("act:executive-order");
    game.choose(PICK, "player:3");
    game.choose(GRANTED, "next");
    game.choose(COURSE, "branch:0");
    game.choose(GRANTED, "act:research-lab");
    assert_eq!(hand(&game, ANA), 5, "a card played, one drawn");

    // Dee looks at every civilian ship.
    let mut game = at(
        "dee",
        &json!({
            "places": { "Ana": "communications" },
            "areas": { "stern": { "civilian-ships": 4 } },
        }),
    );
    game.turn("act:communications");
    for _ in 0..4 {
        game.choose(PromptKind::MoveCivilian, "stay");
    }
    assert_eq!(game.state().turn.acted, 1);
}

#[test]
fn administration_has_a_check_in_the_base_game_alone() {
    checks!("DIS-48", "XCHECK-4");
    let with_check = |boxes: Boxes| -> Vec<&str> {
        let options = Options {
            game: boxes,
            ..Options::default()
        };
        let locations = options.kit().locations.iter();
        let with = locations.filter(|location| location.facts().check.is_some());
        with.map(|location| location.name()).collect()
    };
    assert!(with_check(Boxes::Base).contains(&"administration"));
    let mut combined = with_check(Boxes::combined(Objective::NewCaprica));
    combined.sort_unstable();
    let five = [
        "admirals-quarters",
        "airlock",
        "brig",
        "detention",
        "resistance-hq",
    ];
    assert_eq!(combined, five);
    for (there, begins) in [
        ("admirals-quarters", true),
        ("administration-overlay", false),
    ] {
        let mut game = at("felix-gaeta", &json!({ "places": { "Ana": there } }));
        game.turn(&format!("act:{there}"));
        if begins {
            game.choose(PICK, "player:1");
        }
        assert_eq!(game.state().check.is_some(), begins, "{there}");
    }
}

#[test]
fn in_helos_turn_he_says_who_of_two_has_the_die_rolled_first() {
    checks!("CLAR-14", "EX-32");
    for [first, then] in [["eco", "ftl-operator"], ["ftl-operator", "eco"]] {
        let mut game = at(
            "helo",
            &json!({
                "characters": { "Ana": "helo", "Ben": "felix-gaeta", "Cem": "william-adama", "Dana": "boomer" },
                "places": { "Ana": "ftl-control", "Ben": "armory" }, "fleet": 4,
            }),
        );
        game.turn("act:ftl-control");
        game.choose(PromptKind::Roll, "1");
        let asked = game.prompt(PromptKind::React);
        assert_eq!(asked.decider, Decider::Seat { seat: ANA });
        game.choose(PromptKind::React, first);
        game.choose(PromptKind::Roll, "2");
        let left: Vec<String> = game.prompt(PromptKind::React).options().collect();
        assert!(left.iter().any(|option| option == then), "{left:?}");
        game.choose(PromptKind::React, then);
        game.choose(PromptKind::Roll, "8");
        assert_ne!(prompts(game.state())[0].kind, PromptKind::React);
        assert_eq!(dial(&game, Resource::Population), 6);
    }
}

#[test]
fn simon_and_the_others_choose_in_the_place_of_what_is_printed() {
    checks!("CLAR-64", "CLAR-14", "CLAR-39", "XINF-9");
    // Simon chooses one activation in the place of the icons of the card.
    let crisis = json!({
        "characters": { "Ana": "felix-gaeta", "Ben": "simon-oneill", "Cem": "william-adama", "Dana": "boomer" },
        "titles": { "president": "Ana", "admiral": "Cem", "cag": "Dana" },
        "places": { "Ana": "armory", "Ben": "caprica-overlay", "Cem": "command", "Dana": "armory" },
        "turn": { "number": 6, "active": "Ana", "step": "crisis" },
    });
    for (choice, used) in [("branch:0", 0), ("branch:4", 1)] {
        let mut game = at("felix-gaeta", &crisis);
        game.happens(dradis_state::happening::Happening::CrisisDescribed {
            described: dradis_state::crisis::Described {
                icons: vec![dradis_facts::battle::ShipIcon::Raiders],
                jump: false,
                forces: false,
                check: None,
            },
        });
        while prompts(game.state())[0].kind != COURSE {
            let open = prompts(game.state()).remove(0);
            let first = open.options().next().expect("an option");
            game.choose(open.kind, &first);
        }
        let before = miracles(&game, BEN);
        let events = game.choose(COURSE, choice);
        assert_eq!(before - miracles(&game, BEN), used);
        assert_eq!(told(&events, "log-ability-used"), used == 1, "{choice}");
    }

    // Gaeta has the die of FTL Control rolled again, once.
    let ftl = json!({ "places": { "Ana": "ftl-control" }, "fleet": 4 });
    let mut game = at("felix-gaeta", &ftl);
    game.turn("act:ftl-control");
    game.choose(PromptKind::Roll, "2");
    game.choose(PromptKind::React, "ftl-operator");
    game.choose(PromptKind::Roll, "8");
    assert_eq!(dial(&game, Resource::Population), 6);
    assert_ne!(prompts(game.state())[0].kind, PromptKind::React);

    // Doral goes back where he likes, and acts again.
    let mut game = at(
        "aaron-doral",
        &json!({ "places": { "Ana": "caprica-overlay" } }),
    );
    game.corrected(Correction::Infiltrating {
        seat: ANA,
        infiltrating: true,
    });
    game.put(0, "armory");
    game.turn("act:end-infiltration");
    game.choose(COURSE, "branch:0");
    let ways = prompts(game.state()).remove(0);
    assert!(
        !ways
            .options()
            .any(|way| way == "go:resurrection-ship-overlay")
    );
    game.choose(PLACE, "go:caprica-overlay");
    assert_eq!(stands(&game, ANA), Some(place("caprica-overlay")));
    assert_eq!(dradis_rules::play::action::actions_left(game.state()), 1);
}

#[test]
fn cain_executes_whom_the_admirals_quarters_condemn() {
    checks!("CHECK-LOC-2");
    for (total, asked) in [(10, true), (9, false)] {
        let more = json!({ "places": { "Ana": "admirals-quarters", "Dana": "armory" } });
        // The table keeps the Destiny deck, so that the total is what it says.
        let modes = Modes {
            destiny: Mode::Table,
            ..BY_TABLE
        };
        let mut game = acting("helena-cain", modes, &more);
        game.turn("act:admirals-quarters");
        game.choose(PICK, "player:3");
        game.choose(PromptKind::AddCards, "cards:1");
        game.choose(PromptKind::AddCards, "rest");
        game.choose(PromptKind::TellCards, &format!("total:{total}"));
        game.choose(PromptKind::CheckResult, "accept");
        let open = prompts(game.state()).remove(0);
        assert_eq!(open.kind == COURSE, asked, "{total}");
        if asked {
            game.choose(COURSE, "branch:1");
            assert_eq!(game.state().gone.len(), 1, "Dana's character is gone");
        } else {
            assert_eq!(stands(&game, DANA), Some(place("brig")));
        }
    }
}

#[test]
fn titles_pass_by_the_brig_and_come_back_out_of_it() {
    checks!(
        "XTITLE-1", "XTITLE-2", "XTITLE-4", "XTITLE-5", "XCAG-3", "XTURN-7"
    );
    let holder = |game: &Game, title| game.state().titles.holder(title);
    // President, Admiral and CAG are sent to the Brig: the President stays it.
    let mut game = at("felix-gaeta", &json!({}));
    let send = |game: &mut Game, seat: SeatId, to: &str| {
        let place = place(to);
        game.happens(dradis_state::happening::Happening::CharacterMoved { seat, place });
    };
    send(&mut game, BEN, "brig");
    assert_eq!(holder(&game, Title::President), Some(BEN));
    send(&mut game, DANA, "brig");
    assert_eq!(
        holder(&game, Title::Cag),
        Some(CEM),
        "William Adama is next"
    );
    send(&mut game, CEM, "brig");
    assert_eq!(holder(&game, Title::Admiral), Some(ANA));
    assert_eq!(holder(&game, Title::Cag), Some(ANA));
    // All are there: the highest in line stays it, or becomes it.
    send(&mut game, ANA, "brig");
    assert_eq!(holder(&game, Title::Admiral), Some(CEM));
    assert_eq!(holder(&game, Title::Cag), Some(DANA));
    // Whoever comes out takes both.
    send(&mut game, ANA, "armory");
    assert_eq!(holder(&game, Title::Admiral), Some(ANA));
    assert_eq!(holder(&game, Title::Cag), Some(ANA));
    // Nothing comes back by itself.
    send(&mut game, CEM, "command");
    assert_eq!(holder(&game, Title::Admiral), Some(ANA));

    // More than ten Quorum cards are too many at the end of a turn.
    let mut game = at(
        "felix-gaeta",
        &json!({ "piles": { "quorum-hand": 12, "quorum": 5 } }),
    );
    game.end_turn();
    let asked = prompts(game.state()).remove(0);
    assert_eq!(asked.kind, PromptKind::Confirm);
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(
        game.state().piles.of(dradis_facts::piles::Pile::QuorumHand),
        10
    );
}

#[test]
fn the_cag_decides_what_is_the_cags() {
    checks!("XCAG-1", "CYPLAYER-8");
    let more = json!({ "turn": { "number": 6, "active": "Ana", "step": "crisis" } });
    let mut game = at("felix-gaeta", &more);
    game.turn("card:raiders-inbound");
    let asked = game.prompt(PromptKind::ChooseOption);
    assert_eq!(
        asked.decider,
        dradis_rules::play::prompt::Decider::Seat { seat: DANA }
    );
    game.choose(PromptKind::ChooseOption, "option:0");
}

#[test]
fn tory_takes_the_first_option_where_the_choice_is_hers() {
    checks!("CHECK-2");
    let options = Options {
        game: Boxes::combined(Objective::Kobol),
        ..Options::default()
    };
    let kit = options.kit();
    let mut crises = kit.crises.iter().copied();
    let card = crises
        .find(|card| {
            let facts = card.facts();
            facts.chooser == Some(dradis_facts::effect::Who::Current)
                && facts.options.iter().all(|option| option.needs.is_none())
                && facts.options.len() + usize::from(facts.check.is_some()) == 2
        })
        .expect("a crisis that the current player decides");
    let more = json!({ "turn": { "number": 6, "active": "Ana", "step": "crisis" } });
    let open = |character: &str| {
        let mut game = at(character, &more);
        game.turn(&format!("card:{}", card.name()));
        prompts(game.state())
            .into_iter()
            .find(|prompt| prompt.kind == PromptKind::ChooseOption)
            .map(|prompt| (prompt.choices.len(), prompt.not_allowed.len()))
    };
    assert_eq!(open("felix-gaeta"), Some((2, 0)));
    assert_eq!(open("tory-foster"), Some((1, 1)));
}

#[test]
fn a_die_may_be_chosen_or_a_card_given_for_it() {
    checks!("CLAR-57", "CLAR-47", "CLAR-21", "CLAR-38");
    // Anders chooses what a die of his own turn shows; nothing changes it and nobody rolls again.
    let ftl = json!({ "places": { "Ana": "ftl-control" }, "fleet": 4 });
    let mut game = at("samuel-anders", &ftl);
    game.turn("act:ftl-control");
    game.choose(PromptKind::Roll, "longshot:7");
    assert_eq!(dial(&game, Resource::Population), 6, "7 loses nobody");
    assert_eq!(miracles(&game, ANA), 0);
    assert_ne!(prompts(game.state())[0].kind, PromptKind::React);
    let mut poor = at("samuel-anders", &ftl);
    poor.corrected(Correction::Miracles {
        seat: ANA,
        tokens: 0,
    });
    poor.turn("act:ftl-control");
    assert!(!offered(&poor, "longshot:7"));

    // Kat gives a card: its strength and 2 count, with no modifier.
    let fight = json!({
        "places": { "Ana": "viper:bow", "Ben": "command" },
        "areas": { "bow": { "raiders": 1 } },
    });
    for (strength, left) in [(0, 1), (1, 0), (6, 0)] {
        let mut game = at("kat", &fight);
        game.turn("act:own-viper");
        answered(&mut game, PromptKind::ActivateViper, "attack:bow:raider");
        game.choose(PromptKind::Roll, &format!("hotshot:{strength}"));
        assert_eq!(hand(&game, ANA), 4);
        assert_eq!(
            in_areas(&game, Craft::Raider),
            left,
            "a raider falls from 3 on"
        );
    }
    // The die of a raider is none of her action.
    let mut game = at("kat", &fight);
    game.happens(dradis_state::happening::Happening::ShipsActivated {
        icon: dradis_facts::battle::ShipIcon::Raiders,
    });
    assert!(offered(&game, "roll") && !offered(&game, "hotshot:1"));
}

#[test]
fn lee_adama_has_cards_discarded_in_the_place_of_a_choice() {
    checks!("CLAR-46", "CLAR-45");
    let more = json!({
        "turn": { "number": 6, "active": "Ben", "step": "crisis" },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Ana" },
        "skill-cards": { "Ana": 5, "Ben": 6, "Cem": 5, "Dana": 5 },
    });
    let mut game = at("lee-adama", &more);
    game.turn("card:raiders-inbound");
    game.choose(PromptKind::ChooseOption, "different-path");
    assert_eq!(hand(&game, BEN), 1, "who discards is the current player");
    assert_eq!((hand(&game, ANA), miracles(&game, ANA)), (5, 0));
    assert_eq!(
        in_areas(&game, Craft::Raider),
        0,
        "nothing of the card happens"
    );
    let mut other = at(
        "lee-adama",
        &json!({ "turn": { "number": 6, "active": "Ben", "step": "crisis" } }),
    );
    other.turn("card:raiders-inbound");
    assert!(!offered(&other, "different-path"), "the choice is Dana's");

    // Helo may have a half of the card chosen after that, and nobody takes another path after him.
    let mut more = more.clone();
    more["characters"] = json!({
        "Ana": "lee-adama", "Ben": "laura-roslin", "Cem": "william-adama", "Dana": "helo",
    });
    for (answer, hands, tokens) in [
        ("begin", [5, 1, 5, 5], [0, 1]),
        ("compass:option:1", [2, 6, 2, 5], [0, 0]),
    ] {
        let mut game = at("lee-adama", &more);
        game.turn("card:raiders-inbound");
        game.choose(PromptKind::ChooseOption, "different-path");
        let asked = game.prompt(PromptKind::BeginCrisis);
        let options: Vec<String> = asked.options().collect();
        assert_eq!(options, ["begin", "compass:option:0", "compass:option:1"]);
        game.choose(PromptKind::BeginCrisis, answer);
        if prompts(game.state())[0].kind == PromptKind::Confirm {
            game.choose(PromptKind::Confirm, "apply");
        }
        let now = [ANA, BEN, CEM, DANA].map(|seat| hand(&game, seat));
        assert_eq!(now, hands, "{answer}");
        assert_eq!([ANA, DANA].map(|seat| miracles(&game, seat)), tokens);
        assert_ne!(prompts(game.state())[0].kind, PromptKind::BeginCrisis);
        assert!(!offered(&game, "different-path"));
    }
}

#[test]
fn no_leader_who_leaves_the_brig_takes_a_title_from_a_prisoner() {
    checks!("XTITLE-5");
    let mut game = at("cavil", &json!({ "places": { "Ana": "caprica-overlay" } }));
    game.corrected(Correction::Infiltrating {
        seat: ANA,
        infiltrating: true,
    });
    for seat in 0..4 {
        game.put(seat, "brig");
    }
    for (title, seat) in [(Title::Admiral, CEM), (Title::Cag, DANA)] {
        if game.state().titles.holder(title) != Some(seat) {
            game.corrected(Correction::Title { title, seat });
        }
    }
    let holders =
        |game: &Game| [Title::Admiral, Title::Cag].map(|title| game.state().titles.holder(title));
    let leaves = |game: &mut Game, seat: SeatId| {
        let place = place("armory");
        game.happens(dradis_state::happening::Happening::CharacterMoved { seat, place });
    };
    leaves(&mut game, ANA);
    assert_eq!(holders(&game), [Some(CEM), Some(DANA)]);
    leaves(&mut game, BEN);
    assert_eq!(holders(&game), [Some(BEN), Some(BEN)]);
}

#[test]
fn who_exchanges_cards_draws_of_the_types_of_the_sheet() {
    checks!("SKILLSTEP-6");
    let mut game = at("samuel-anders", &json!({}));
    game.turn(&act(Ability::StarPlayer));
    let events = game.choose(COURSE, "cards:3");
    let mut types = Vec::new();
    for event in &events {
        if let Event::HandChanged {
            why: HandChange::Drew,
            of,
            ..
        } = event
        {
            types.extend(of.iter().flat_map(|line| line.types.clone()));
        }
    }
    let of_sheet = [
        SkillType::Leadership,
        SkillType::Tactics,
        SkillType::Piloting,
    ];
    assert_eq!(types, of_sheet);
}

#[test]
fn what_a_crisis_brings_waits_for_every_other_question_of_the_table() {
    let mut game = at("felix-gaeta", &json!({}));
    game.happens(dradis_state::happening::Happening::Executed { seat: DANA });
    let crisis = dradis_state::happening::Happening::CrisisDescribed {
        described: dradis_state::crisis::Described {
            icons: Vec::new(),
            jump: false,
            forces: false,
            check: None,
        },
    };
    assert_ne!(prompts(game.state())[0].kind, TURN);
    assert_eq!(game.cannot_happen(crisis), Rejection::QuestionFirst);
}
