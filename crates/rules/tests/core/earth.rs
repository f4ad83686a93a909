//! The objective Earth: Demetrius, its missions and what becomes of them, the distance that they count as.

use dradis_facts::choice::Choice;
use dradis_facts::content::{Allegiance, Board, LocationId, MissionId};
use dradis_facts::craft::Craft;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::space::{Area, Zone};
use dradis_facts::turn::TurnStep;
use dradis_facts::{SeatId, checks};
use dradis_rules::Command;
use dradis_rules::books::position::Position;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::tell::reminder::reminders;
use dradis_rules::tell::view::KitView;
use dradis_state::check::CheckStage;
use dradis_state::correction::Correction;
use dradis_state::earth::{Earth, EarthEvent, MissionTo};
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::reserve::{centurions_left, ships_left};
use dradis_state::turn::{Outcome, shape};
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, correct, location};

/// Ana has the turn, Ben is President, Cem Admiral, Dana flies.
pub(crate) const FOUR: [&str; 4] = ["galen-tyrol", "laura-roslin", "william-adama", "apollo"];
pub(crate) const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const DANA: SeatId = SeatId(3);
pub(crate) const COURSE: PromptKind = PromptKind::ChooseCourse;
pub(crate) const PIECE: PromptKind = PromptKind::ChoosePiece;
pub(crate) const PLACE: PromptKind = PromptKind::ChoosePlace;
pub(crate) const TURN: PromptKind = PromptKind::TakeTurn;
const BRIDGE: &str = "act:demetrius-bridge";
const RED_STRIPES: &str = "the-red-stripes";
const HOME: &str = "the-search-for-home";

/// Everything by the table, the Destiny deck too, so that a total is told.
pub(crate) const BY_HAND: Modes = Modes {
    destiny: Mode::Table,
    ..BY_TABLE
};

pub(crate) fn to_earth(modes: Modes) -> Options {
    Options {
        game: Boxes::combined(Objective::Earth),
        modes,
        ..Options::default()
    }
}

/// Ana's Action step on the Bridge of Demetrius, with whatever `more` says.
pub(crate) fn at_the_bridge(more: &Value) -> Game {
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Dana" },
        "places": { "Ana": "demetrius-bridge", "Dana": "command" },
        "areas": {},
    });
    Game::from_position(0, &FOUR, to_earth(BY_HAND), position, more)
}

pub(crate) fn mission(name: &str) -> MissionId {
    MissionId::find(name).expect("a mission")
}

pub(crate) fn may(game: &Game, option: &str) -> bool {
    let asked = game.asked();
    asked.options().any(|other| other == option)
}

/// The rule for which something is not offered.
pub(crate) fn why_not(game: &Game, option: &str) -> &'static str {
    let mut not = game.asked().not_allowed.into_iter();
    let no = not.find(|no| no.id.text() == option);
    no.expect(option).cause.as_str()
}

/// Nobody adds a card, and the check comes to this.
pub(crate) fn comes_to(game: &mut Game, total: i16) {
    while game.waits_for() == PromptKind::AddCards {
        game.choose(PromptKind::AddCards, "rest");
    }
    game.choose(PromptKind::TellCards, &format!("total:{total}"));
    game.choose(PromptKind::CheckResult, "accept");
}

/// The Bridge is activated, and this mission turned up.
fn turn_up(game: &mut Game, name: &str) {
    game.turn(BRIDGE);
    game.choose(COURSE, &format!("mission:{name}"));
}

/// The same, and its check passes or fails by a point.
pub(crate) fn resolve(game: &mut Game, name: &str, passes: bool) {
    turn_up(game, name);
    let difficulty = i16::from(mission(name).facts().check.difficulty);
    comes_to(game, difficulty - i16::from(!passes));
}

/// A player has so many miracle tokens.
pub(crate) fn miracles(game: &mut Game, seat: SeatId, tokens: u8) {
    if game.state().miracles.get(&seat) != Some(&tokens) {
        game.corrected(Correction::Miracles { seat, tokens });
    }
}

fn jump(game: &mut Game, distance: u8) -> Vec<Event> {
    game.happens(Happening::FleetJumped { distance })
}

#[test]
fn demetrius_and_the_missions_are_laid_out() {
    checks!("EARTH-SETUP-1", "EARTH-SETUP-2", "XSETUP-20", "XBOARD-20");
    let kit = to_earth(BY_TABLE).kit();
    let view = KitView::of(kit);
    let rules: Vec<&str> = view.lay_out.iter().map(|rule| rule.as_str()).collect();
    for rule in ["EARTH-SETUP-1", "EARTH-SETUP-2"] {
        assert!(rules.contains(&rule), "{rule}");
    }
    assert_eq!(kit.missions.len(), 8);
    let game = at_the_bridge(&json!({}));
    let (missions, rebuilt) = game.state().missions_to_draw();
    assert_eq!((missions.len(), rebuilt), (8, false));
    // The Rebel Basestar waits, and with it its locations.
    let shown = game.public().board.locations;
    let on = |board: Board| shown.iter().filter(|row| row.board == board).count();
    assert_eq!((on(Board::DEMETRIUS), on(Board::REBEL_BASESTAR)), (3, 0));
    let tank = Place::on(location("hybrid-tank"));
    let sent = Correction::Place {
        seat: ANA,
        place: tank,
    };
    assert_eq!(
        game.refusal(&correct(sent)),
        Rejection::NotInPlay {
            name: "hybrid-tank".to_owned()
        }
    );
    // In a game for another objective all of it stays in the box.
    for objective in [
        Objective::Kobol,
        Objective::NewCaprica,
        Objective::IonianNebula,
    ] {
        let kit = Options {
            game: Boxes::combined(objective),
            ..Options::default()
        }
        .kit();
        assert!(kit.missions.is_empty());
        for board in [Board::DEMETRIUS, Board::REBEL_BASESTAR] {
            assert!(!kit.boards.contains(&board), "{objective:?} {board:?}");
        }
        assert!(!kit.locations.contains(&LocationId::HUB_DESTROYED));
    }
}

#[test]
fn going_to_demetrius_costs_a_card() {
    checks!("EARTH-1");
    let movement = |place: &str, cards: u8| {
        at_the_bridge(&json!({
            "turn": { "number": 6, "active": "Ana", "step": "movement" },
            "places": { "Ana": place }, "skill-cards": { "Ana": cards },
        }))
    };
    let mut game = movement("command", 1);
    game.turn("go:tactical-plot");
    assert_eq!(game.state().hands.of(ANA), 0);
    let mut game = movement("tactical-plot", 1);
    game.turn("go:captains-cabin");
    assert_eq!(game.state().hands.of(ANA), 1, "the same ship");
    let mut game = movement("tactical-plot", 1);
    game.turn("go:command");
    assert_eq!(game.state().hands.of(ANA), 0);
    assert!(!may(&movement("command", 0), "go:tactical-plot"));
    let mut cylon = at_the_bridge(&json!({
        "turn": { "number": 6, "active": "Ana", "step": "movement" },
        "places": { "Ana": "caprica-overlay" }, "revealed-cylons": ["Ana"],
        "skill-cards": { "Ana": 2 },
    }));
    assert!(!may(&cylon, "go:tactical-plot"));
    cylon.end_turn();
}

#[test]
fn nothing_damages_demetrius_or_the_rebel_basestar() {
    checks!("EARTH-2");
    let kit = to_earth(BY_TABLE).kit();
    for board in [Board::DEMETRIUS, Board::REBEL_BASESTAR] {
        let there = kit.locations.iter().filter(|at| at.facts().board == board);
        let damageable = there.clone().filter(|at| at.facts().damageable).count();
        assert_eq!((there.count(), damageable), (3, 0), "{board:?}");
        assert!(kit.hulls.iter().all(|hull| hull.board != board));
    }
    // The table cannot say so either.
    let game = at_the_bridge(&json!({}));
    let location = location("tactical-plot");
    let damaged = Correction::LocationDamage {
        location,
        damaged: true,
    };
    let refused = game.refusal(&correct(damaged));
    assert!(
        matches!(refused, Rejection::Impossible { .. }),
        "{refused:?}"
    );
}

#[test]
fn the_bridge_turns_a_mission_up_and_no_crisis_comes() {
    checks!(
        "LOC-DEMBRIDGE-1",
        "XBOARD-18",
        "EARTH-3",
        "EARTH-MISSION-1",
        "EARTH-MISSION-2",
        "EARTH-MISSION-4",
        "EARTH-MISSION-9",
        "REM-34"
    );
    let mut game = at_the_bridge(&json!({}));
    assert!(shape(game.state()).contains(&TurnStep::Crisis));
    game.turn(BRIDGE);
    let asked = game.asked();
    assert_eq!((asked.kind, asked.choices.len()), (COURSE, 8));
    assert_eq!(asked.cause.to_string(), "EARTH-MISSION-1");
    game.choose(COURSE, "mission:rescue-hera");
    // Its check runs at once.
    let check = game.state().check.clone().expect("a check");
    assert_eq!((check.difficulty, check.current), (20, ANA));
    assert!(check.is_mission());
    comes_to(&mut game, 19);
    assert_eq!(game.state().resources.morale, 9);
    assert_eq!(game.state().earth.active, Some(mission("rescue-hera")));
    assert!(!game.state().earth.down, "it counts as no distance");
    // The turn has no Crisis step, and none of those that follow from it.
    assert_eq!(
        shape(game.state()),
        [
            TurnStep::ReceiveSkills,
            TurnStep::Movement,
            TurnStep::Action
        ]
    );
    let no_crisis = dradis_facts::rule_id!("REM-34");
    let reminded = |game: &Game| {
        reminders(game.state())
            .iter()
            .any(|said| said.id == no_crisis)
    };
    assert!(reminded(&game));
    game.end_turn();
    assert!(!game.state().earth.no_crisis && !reminded(&game));
    // In the next turn the mission is still there, and keeps the Bridge shut.
    let mut next = at_the_bridge(&json!({ "earth": { "active": "rescue-hera" } }));
    assert!(!may(&next, BRIDGE));
    assert_eq!(why_not(&next, BRIDGE), "EARTH-MISSION-1");
    assert!(shape(next.state()).contains(&TurnStep::Crisis));
    jump(&mut next, 1);
    assert_eq!(next.state().earth.active, None);
}

/// No mission is turned up while one is there (EARTH-MISSION-1): also where the table puts that right once it is asked.
#[test]
fn nobody_is_asked_for_a_mission_that_lies_there_already() {
    checks!("EARTH-MISSION-1");
    let mut game = at_the_bridge(&json!({}));
    game.turn(BRIDGE);
    assert_eq!(game.waits_for(), COURSE);
    let earth = Earth {
        active: Some(mission("rescue-hera")),
        no_crisis: true,
        ..Earth::default()
    };
    game.corrected(Correction::Earth {
        earth: earth.clone(),
    });
    assert_eq!(game.waits_for(), TURN);
    assert_eq!(game.state().earth, earth);
}

#[test]
fn an_empty_deck_is_rebuilt_from_its_discard_pile() {
    checks!("EARTH-MISSION-3");
    let all: Vec<&str> = MissionId::all().map(MissionId::name).collect();
    let out = |discarded: &[&str], beside: &[&str]| {
        at_the_bridge(&json!({ "earth": { "discarded": discarded, "beside": beside } }))
    };
    let (drawn, rebuilt) = out(&all[..7], &[]).state().missions_to_draw();
    assert_eq!((drawn, rebuilt), (vec![mission(all[7])], false));
    let beside = ["digging-up-the-past", HOME];
    let rest: Vec<&str> = all
        .iter()
        .copied()
        .filter(|name| !beside.contains(name))
        .collect();
    let mut game = out(&rest, &beside);
    game.turn(BRIDGE);
    let asked = game.asked();
    assert_eq!(asked.choices.len(), 6);
    assert!(asked.follows.iter().any(|line| line.by_hand));
    game.choose(COURSE, &format!("mission:{}", rest[0]));
    assert!(game.state().earth.discarded.is_empty());
    assert_eq!(game.state().missions_to_draw().0.len(), 5);
}

#[test]
fn nothing_that_changes_other_checks_changes_a_mission() {
    checks!("EARTH-MISSION-5", "EARTH-MISSION-10");
    // Each of the four has an ability for checks, and all of them cards.
    let more = json!({
        "characters": { "Ana": "cally-tyrol", "Ben": "dee", "Cem": "william-adama", "Dana": "boomer" },
        "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 5, "Dana": 5 },
    });
    let mut game = at_the_bridge(&more);
    turn_up(&mut game, "needs-of-the-people");
    let only = |game: &Game, allowed: &[&str]| {
        for option in game.asked().options() {
            let kind = option.split(':').next().expect("a word").to_owned();
            assert!(allowed.contains(&kind.as_str()), "{option}");
        }
    };
    let adding = ["cards", "added", "rest", "told"];
    only(&game, &adding);
    game.choose(PromptKind::AddCards, "rest");
    game.choose(PromptKind::TellCards, "total:17");
    assert_eq!(
        game.state().check.as_ref().map(|check| check.stage),
        Some(CheckStage::Totalled)
    );
    only(&game, &["accept", "recount"]);
    game.choose(PromptKind::CheckResult, "accept");
    // Whatever lies in the pile has no ability there.
    let check = dradis_state::check::Check::of_crisis(
        dradis_facts::effect::Source::Mission {
            card: mission(RED_STRIPES),
        },
        ANA,
        &mission(RED_STRIPES).facts().check,
    );
    assert!(check.has_no_abilities() && check.to_resolve().is_empty());
}

#[test]
fn limits_on_cards_hold_in_missions_too() {
    checks!("EARTH-MISSION-5");
    let more = json!({
        "places": { "Ana": "demetrius-bridge", "Ben": "brig", "Cem": "caprica-overlay", "Dana": "command" },
        "titles": { "president": "Ben", "admiral": "Dana", "cag": "Dana" },
        "revealed-cylons": ["Cem"],
        "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 5, "Dana": 5 },
    });
    let mut game = at_the_bridge(&more);
    turn_up(&mut game, RED_STRIPES);
    let most = |seat: u8| {
        let asked = game.asked();
        let own = asked.options().filter_map(|option| {
            let mut words = option.split(':');
            let of = match (words.next(), words.next(), words.next()) {
                (Some("added"), Some(who), Some(cards)) => {
                    (who == seat.to_string()).then_some(cards)?
                }
                (Some("cards"), Some(cards), None) if seat == 1 => cards,
                _ => return None,
            };
            of.parse::<u8>().ok()
        });
        own.max().expect("asked")
    };
    assert_eq!((most(1), most(2), most(3)), (1, 1, 5));
}

/// What a mission has come to, in a line.
fn said(game: &Game) -> String {
    let state = game.state();
    let dials = [
        ("food", state.resources.food),
        ("fuel", state.resources.fuel),
        ("morale", state.resources.morale),
        ("population", state.resources.population),
    ];
    let mut parts: Vec<String> = dials
        .iter()
        .map(|(name, value)| format!("{name} {value}"))
        .collect();
    for (name, craft) in [
        ("basestar", Craft::Basestar),
        ("heavy-raider", Craft::HeavyRaider),
    ] {
        let (there, left) = (state.space.count(craft), ships_left(state, craft));
        parts.push(format!("{name} {there}+{left}"));
    }
    let aboard = state.boarding.centurions.len();
    parts.push(format!("centurions {aboard}+{}", centurions_left(state)));
    parts.push(format!("distance {}", state.jump.distance));
    parts.push(format!("waits {:?}", game.waits_for()));
    parts.join(", ")
}

#[test]
fn each_mission_does_what_is_printed() {
    checks!("EARTH-MISSION-4", "EARTH-MISSION-6");
    let more = json!({
        "distance": 5, "boarding": [1, 1],
        "areas": { "bow": { "basestars": [[], ["critical-hit"]], "heavy-raiders": 1, "unmanned-vipers": 2 },
                   "stern": { "heavy-raiders": 1 } },
    });
    let before = "food 8, fuel 8, morale 10, population 12, basestar 2+0, heavy-raider 2+2, centurions 2+2, distance 5";
    assert_eq!(
        said(&at_the_bridge(&more)),
        format!("{before}, waits TakeTurn")
    );
    // Basestars, heavy raiders and centurions: on the board and beside it.
    let rows = [
        ("attack-on-the-colony", "basestar 0+1", "waits DrawDamage"),
        ("cylon-civil-war", "", ""),
        ("destroy-the-hub", "", "population 11, waits ChoosePiece"),
        ("digging-up-the-past", "distance 6", ""),
        ("needs-of-the-people", "food 10", "food 7"),
        ("rescue-hera", "", "morale 9"),
        (
            RED_STRIPES,
            "heavy-raider 0+2, centurions 0+2",
            "heavy-raider 3+1, centurions 3+1",
        ),
        (HOME, "distance 7", "fuel 7"),
    ];
    assert_eq!(rows.len(), MissionId::all().count());
    for (name, pass, fail) in rows {
        for (passes, changed) in [(true, pass), (false, fail)] {
            let mut game = at_the_bridge(&more);
            resolve(&mut game, name, passes);
            let mut expected = format!("{before}, waits TakeTurn");
            for part in changed.split(", ").filter(|part| !part.is_empty()) {
                let (word, _) = part.split_once(' ').expect("a word and a value");
                let old = expected
                    .split(", ")
                    .find(|old| old.starts_with(&format!("{word} ")));
                expected = expected.replace(old.expect(word), part);
            }
            assert_eq!(said(&game), expected, "{name}, passed: {passes}");
            let state = game.state();
            // What does not stand in that line.
            match (name, passes) {
                ("cylon-civil-war", true) => {
                    assert_eq!(state.earth.rebel, Some(Allegiance::Humans))
                }
                ("cylon-civil-war", false) => {
                    assert_eq!(state.earth.rebel, Some(Allegiance::Cylons))
                }
                ("destroy-the-hub", true) => assert!(state.earth.hub_destroyed),
                ("destroy-the-hub", false) => {
                    assert_eq!(state.space.count(Craft::Viper), 0);
                    let asked = game.asked();
                    game.choose(PIECE, &asked.choices[0].id);
                    game.choose(PIECE, &game.asked().choices[0].id.clone());
                    let damaged = game.state().reserve.damaged;
                    assert_eq!(damaged.vipers(), 4 + 2, "beside those of the start");
                }
                ("needs-of-the-people", false) => {
                    let drawn: Vec<u8> = (0..4).map(|seat| state.hands.of(SeatId(seat))).collect();
                    assert_eq!(drawn, [1, 1, 1, 1]);
                }
                ("rescue-hera", false) => {
                    assert_eq!(state.reserve.destroyed[Craft::Raptor], 1);
                }
                ("digging-up-the-past", false) => {
                    assert!(state.earth.down);
                    assert_eq!(state.piles.of(Pile::Destiny), 12);
                }
                (HOME, false) => assert!(state.earth.down),
                (_, _) => assert!(!state.earth.down, "{name}"),
            }
            let row = mission(name).facts();
            assert_eq!(
                row.distance > 0,
                ["digging-up-the-past", HOME].contains(&name)
            );
        }
    }
}

#[test]
fn rescued_hera_gives_a_miracle_to_whoever_has_none() {
    checks!("EARTH-MISSION-4", "XMIR-2");
    let mut game = at_the_bridge(
        &json!({ "revealed-cylons": ["Dana"], "places": { "Ana": "demetrius-bridge" }, "titles": { "president": "Ben", "admiral": "Cem", "cag": "Ben" } }),
    );
    for (seat, tokens) in [(ANA, 0), (BEN, 1), (DANA, 0)] {
        miracles(&mut game, seat, tokens);
    }
    resolve(&mut game, "rescue-hera", true);
    let tokens = |seat: SeatId| game.state().miracles.get(&seat).copied().unwrap_or(0);
    assert_eq!((tokens(ANA), tokens(BEN), tokens(DANA)), (1, 1, 0));
}

#[test]
fn needs_of_the_people_repair_a_location() {
    checks!("EARTH-MISSION-4");
    let mut game = at_the_bridge(&json!({ "damaged": ["command", "armory"] }));
    resolve(&mut game, "needs-of-the-people", true);
    game.choose(PLACE, "go:armory");
    let damaged: Vec<&str> = game.state().damaged().map(LocationId::name).collect();
    assert_eq!(damaged, ["command"]);
}

#[test]
fn pieces_leave_the_game_from_the_cylon_fleet_too() {
    checks!("EARTH-MISSION-4");
    // Both basestars wait beyond the areas: one of them leaves the game all the same.
    let more = json!({ "areas": { "cylon-fleet-bow": { "basestars": [[]] }, "cylon-fleet-stern": { "basestars": [[]] } } });
    let mut game = at_the_bridge(&more);
    resolve(&mut game, "attack-on-the-colony", true);
    let beyond = |game: &Game, area| {
        game.state()
            .space
            .ships(Zone::CylonFleet(area))
            .count(Craft::Basestar)
    };
    assert_eq!(
        (beyond(&game, Area::Bow), beyond(&game, Area::Stern)),
        (1, 0),
        "lowest number first"
    );
    assert_eq!(game.state().earth.ships_out[Craft::Basestar], 1);
    assert_eq!(ships_left(game.state(), Craft::Basestar), 0);
}

/// What a mission says of pieces comes to nothing where there are none (EARTH-MISSION-4): nothing is said of it either.
#[test]
fn a_mission_says_nothing_of_pieces_that_are_not_there() {
    checks!("EARTH-MISSION-4");
    let most = to_earth(BY_HAND).kit().ships(Craft::HeavyRaider);
    let out = json!({ "ships_out": { "heavy-raider": most }, "centurions_out": 4 });
    let mut game = at_the_bridge(&json!({ "earth": out }));
    assert_eq!(ships_left(game.state(), Craft::HeavyRaider), 0);
    assert_eq!(centurions_left(game.state()), 0);
    let before = game.history.done().count();
    resolve(&mut game, RED_STRIPES, true);
    let all: Vec<&Event> = game.history.done().collect();
    let of_earth: Vec<&EarthEvent> = all[before..]
        .iter()
        .filter_map(|event| {
            let Event::Earth { earth } = event else {
                return None;
            };
            Some(earth)
        })
        .collect();
    let activated = EarthEvent::MissionActivated {
        seat: ANA,
        card: mission(RED_STRIPES),
        rebuilt: false,
    };
    assert_eq!(of_earth, [&EarthEvent::BridgeActivated, &activated]);
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn a_jump_puts_the_active_mission_away() {
    checks!(
        "XJUMP-3",
        "EARTH-MISSION-2",
        "EARTH-MISSION-7",
        "EARTH-MISSION-8"
    );
    let put_away = |name: &str, down: bool| {
        let mut game = at_the_bridge(&json!({ "earth": { "active": name, "down": down } }));
        let events = jump(&mut game, 1);
        let to = events.iter().find_map(|event| {
            let Event::Earth { earth } = event else {
                return None;
            };
            let EarthEvent::MissionPutAway { card: _, to } = earth else {
                return None;
            };
            Some(*to)
        });
        (to.expect("put away"), game.state().earth.clone())
    };
    let (to, earth) = put_away(HOME, false);
    assert_eq!(
        (to, earth.beside),
        (MissionTo::Objective, vec![mission(HOME)])
    );
    let (to, earth) = put_away("rescue-hera", false);
    assert_eq!(
        (to, earth.discarded),
        (MissionTo::Discard, vec![mission("rescue-hera")])
    );
    let (to, earth) = put_away(HOME, true);
    assert_eq!((to, &earth), (MissionTo::Deck, &Earth::default()));
}

#[test]
fn the_distance_of_a_mission_counts_at_once() {
    checks!("EARTH-MISSION-6", "EARTH-MISSION-11", "EARTH-4", "EX-30");
    let mut game = at_the_bridge(&json!({ "distance": 8 }));
    resolve(&mut game, HOME, true);
    assert_eq!(game.state().jump.distance, 10);
    assert!(game.public().board.final_jump);
    jump(&mut game, 0);
    assert_eq!(game.state().outcome, Some(Outcome::KobolReached));
    // At 9 another jump is needed.
    let mut game = at_the_bridge(&json!({ "distance": 7 }));
    resolve(&mut game, HOME, true);
    jump(&mut game, 1);
    assert_eq!(
        (game.state().outcome.clone(), game.state().jump.distance),
        (None, 10)
    );
    // With an exhausted dial the Cylons win.
    let mut game = at_the_bridge(&json!({ "distance": 10 }));
    game.put_dial(Resource::Food, 0);
    jump(&mut game, 0);
    assert!(matches!(
        game.state().outcome,
        Some(Outcome::FinalJumpFailed { .. })
    ));
    // Failed, it counts nothing.
    let mut game = at_the_bridge(&json!({ "distance": 9 }));
    resolve(&mut game, HOME, false);
    assert_eq!(game.state().jump.distance, 9);
    // It may begin the Sleeper phase.
    let mut game = at_the_bridge(&json!({ "distance": 3 }));
    assert!(!game.state().loyalty.sleeper_phase);
    resolve(&mut game, "digging-up-the-past", true);
    assert!(game.state().loyalty.sleeper_phase);
}

#[test]
fn demetrius_looks_at_missions_and_has_everybody_draw() {
    checks!("LOC-PLOT-1", "LOC-CABIN-1", "XBOARD-18");
    let mut game = at_the_bridge(&json!({ "places": { "Ana": "tactical-plot" } }));
    let plot = game.asked();
    let mut choices = plot.choices.iter();
    let plot = choices
        .find(|choice| choice.id == "act:tactical-plot")
        .expect("offered");
    assert!(
        plot.follows.iter().any(|line| line.by_hand),
        "people look at the card"
    );
    game.turn("act:tactical-plot");
    assert_eq!(game.waits_for(), TURN);
    // Every player draws, revealed Cylons too, of any type.
    let mut game = at_the_bridge(&json!({
        "places": { "Ana": "captains-cabin" }, "revealed-cylons": ["Dana"],
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Ben" },
    }));
    game.turn("act:captains-cabin");
    assert_eq!(game.asked().choices.len(), 6);
    game.choose(COURSE, "branch:5");
    let drawn: Vec<u8> = (0..4)
        .map(|seat| game.state().hands.of(SeatId(seat)))
        .collect();
    assert_eq!(drawn, [1, 1, 1, 1]);
}

#[test]
fn a_position_and_corrections_say_how_earth_stands() {
    checks!("EARTH-MISSION-7", "XBOARD-5");
    let earth = json!({
        "active": HOME, "down": true, "beside": ["digging-up-the-past"], "discarded": ["rescue-hera"],
        "no_crisis": true, "rebel": "cylons", "hub_destroyed": true,
        "ships_out": { "basestar": 1, "heavy-raider": 2 }, "centurions_out": 2,
    });
    let more = json!({
        "earth": earth, "revealed-cylons": ["Dana"],
        "places": { "Ana": "demetrius-bridge", "Dana": "hub-destroyed" },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Ben" },
    });
    let game = at_the_bridge(&more);
    let position = Position::of(game.state()).expect("a position");
    let mut again = Game::empty(0);
    again.referee(&Command::StartFrom {
        players: crate::game::players(&crate::game::NAMES[..4]),
        options: to_earth(BY_HAND),
        position: Box::new(position),
    });
    assert_eq!(again.state().earth, game.state().earth);
    assert_eq!(again.state().places, game.state().places);
    assert_eq!(game.public().board.earth, game.state().earth);
    // A correction says all of it anew; who is on the other side of the overlay is moved with it.
    let mut game = game;
    let earth = Earth::default();
    game.corrected(Correction::Earth { earth });
    assert!(game.state().earth.is_nothing());
    assert_eq!(
        game.state().places.of(DANA),
        Some(Place::on(location("resurrection-ship-overlay")))
    );
    let twice = Earth {
        active: Some(mission(HOME)),
        beside: vec![mission(HOME)],
        ..Earth::default()
    };
    let refused = game.refusal(&correct(Correction::Earth { earth: twice }));
    assert_eq!(refused, Rejection::Missions);
    assert_eq!(
        refused.rule().map(|rule| rule.as_str()),
        Some("EARTH-MISSION-7")
    );
    let kobol = Game::playing();
    let earth = Earth {
        hub_destroyed: true,
        ..Earth::default()
    };
    assert!(matches!(
        kobol.refusal(&correct(Correction::Earth { earth })),
        Rejection::NotInPlay { .. }
    ));
    assert_eq!(
        Choice::Mission(mission(HOME)).to_string(),
        "mission:the-search-for-home"
    );
}
