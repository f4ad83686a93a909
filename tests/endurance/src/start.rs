//! How a game begins: with its set-up, or in the middle of a turn, on a board that may be impossible and is
//! then refused.

use dradis_facts::battle::Pace;
use dradis_facts::content::{CharacterId, CivilianKind, LocationId};
use dradis_facts::kit::{Game, Players};
use dradis_facts::options::Options;
use dradis_facts::space::Area;
use dradis_rules::{Command, FirstPlayer, Player};
use serde_json::{Map, Value, json};

use crate::whim::Whim;

pub(crate) const NAMES: [&str; 7] = ["Ana", "Ben", "Cem", "Dee", "Eva", "Finn", "Gus"];

/// As many players as a kit is for, each as likely as the others.
pub(crate) fn names(whim: &mut Whim, of: Game) -> &'static [&'static str] {
    let Players { fewest, most } = with(of).kit().players;
    let players = fewest + whim.below(most - fewest + 1);
    &NAMES[..usize::from(players)]
}

/// The same, one number after the other.
pub(crate) fn in_turn(of: Game, number: u64) -> &'static [&'static str] {
    let Players { fewest, most } = with(of).kit().players;
    let numbers = u64::from(most - fewest + 1);
    let more = usize::try_from(number % numbers).unwrap_or(0);
    &NAMES[..usize::from(fewest) + more]
}

/// All of them.
pub(crate) fn full(of: Game) -> &'static [&'static str] {
    &NAMES[..usize::from(with(of).kit().players.most)]
}

fn with(game: Game) -> Options {
    Options {
        game,
        ..Options::default()
    }
}

/// How far Dradis goes by itself.
pub(crate) const PACES: [Pace; 3] = [Pace::Teach, Pace::Steps, Pace::Fast];

const TOKENS: [&str; 4] = [
    "critical-hit",
    "disabled-hangar",
    "disabled-weapons",
    "structural-damage",
];

const STEPS: [&str; 6] = [
    "receive-skills",
    "movement",
    "action",
    "crisis",
    "activate-cylon-ships",
    "prepare-for-jump",
];

/// The command that sets a game up.
pub(crate) fn start(whim: &mut Whim, of: Game) -> Command {
    let names = names(whim, of);
    let players = names
        .iter()
        .map(|name| Player {
            name: (*name).to_owned(),
        })
        .collect();
    let options = options(whim, of);
    if whim.percent(15) {
        return Command::Begin {
            players,
            options,
            first: FirstPlayer::Rolled,
        };
    }
    let position = position(whim, &options, names);
    Command::StartFrom {
        players,
        options,
        position: Box::new(serde_json::from_value(position).expect("a position")),
    }
}

/// How a table plays.
pub(crate) fn options(whim: &mut Whim, of: Game) -> Options {
    let mut mode = || whim.one(&["app", "app", "table"]);
    let mut modes = json!({
        "loyalty": mode(), "destiny": mode(), "damage": mode(), "civilian_ships": mode(), "dice": mode(),
        "destinations": mode(),
    });
    if of != Game::Base {
        modes["super_crises"] = json!(mode());
    }
    let options = json!({
        "game": of,
        "modes": modes,
        "difficulty": whim.one(&["normal", "easier-for-humans", "easier-for-cylons"]),
        "sympathizer": whim.one(&["play", "leave-out"]),
        "boarding_track": whim.one(&["printed", "one-shorter"]),
        "final_jump": whim.one(&["at-once", "end-of-turn"]),
        "new_centurion": whim.one(&["waits", "advances"]),
        "food_shortage": whim.one(&["2-3-5", "2-3-4", "2-2-4"]),
        "brig_to_sickbay": whim.one(&["stays", "goes"]),
        "brig_exit": whim.one(&["galactica", "any-human"]),
    });
    serde_json::from_value(options).expect("options")
}

fn position(whim: &mut Whim, options: &Options, names: &[&str]) -> Value {
    let kit = options.kit();
    let mut left: Vec<CharacterId> = kit.characters.clone();
    let (mut characters, mut places, mut hands, mut revealed) =
        (Map::new(), Map::new(), Map::new(), Vec::new());
    // Several pilots in one area are seldom otherwise.
    let crowd = whim.one(&Area::ALL);
    for name in names {
        let character = whim.one(&left);
        left.retain(|other| *other != character);
        characters.insert((*name).to_owned(), json!(character));
        hands.insert((*name).to_owned(), json!(whim.below(5)));
        if whim.percent(12) {
            revealed.push(*name);
        } else if character.facts().pilot_token && whim.percent(65) {
            let area = if whim.percent(60) {
                crowd
            } else {
                whim.one(&Area::ALL)
            };
            places.insert((*name).to_owned(), json!(format!("viper:{}", area.name())));
        } else {
            let human: Vec<LocationId> = kit
                .locations
                .iter()
                .copied()
                .filter(|location| !location.facts().board.is_cylon())
                .collect();
            let place = if whim.percent(60) {
                whim.one(&["weapons-control", "command", "hangar-deck", "armory"])
            } else {
                whim.one(&human).name()
            };
            places.insert((*name).to_owned(), json!(place));
        }
    }
    let mut areas = Map::new();
    for area in Area::ALL {
        areas.insert(area.name().to_owned(), ships(whim));
    }
    let kinds: Vec<CivilianKind> = CivilianKind::all().collect();
    let lost: Vec<&str> = (0..whim.below(4))
        .map(|_| whim.one(&kinds).name())
        .collect();
    let damageable: Vec<LocationId> = kit
        .locations
        .iter()
        .copied()
        .filter(|location| location.facts().damageable)
        .collect();
    let damaged: std::collections::BTreeSet<&str> = (0..whim.below(7))
        .map(|_| whim.one(&damageable).name())
        .collect();
    json!({
        "characters": characters,
        "places": places,
        "skill-cards": hands,
        "revealed-cylons": revealed,
        "turn": {
            "number": 7 + u16::from(whim.below(20)),
            "active": whim.one(names),
            "step": whim.one(&STEPS),
        },
        "areas": areas,
        "dials": {
            "fuel": whim.below(13), "food": whim.below(13), "morale": whim.below(13),
            "population": whim.below(13),
        },
        "distance": whim.below(9),
        "fleet": whim.below(5),
        "nukes": whim.below(3),
        "boarding": [whim.below(2), whim.below(2), whim.below(2)],
        "damaged-vipers": whim.below(4),
        "destroyed-vipers": whim.below(3),
        "destroyed-raptors": whim.below(5),
        "destroyed-civilian-ships": lost,
        "damaged": damaged,
        "attack-cards": if whim.percent(25) { vec!["ambush"] } else { Vec::new() },
        "spent-damage": if whim.percent(20) { vec!["food"] } else { Vec::new() },
        "piles": { "crisis": whim.below(5), "quorum": whim.below(4), "destiny": whim.below(6) },
    })
}

fn ships(whim: &mut Whim) -> Value {
    let some = |whim: &mut Whim, percent, most| {
        if whim.percent(percent) {
            1 + whim.below(most)
        } else {
            0
        }
    };
    let basestars = match whim.below(10) {
        0 | 1 => 1,
        2 => 2,
        3.. => 0,
    };
    let basestars: Vec<Vec<&str>> = (0..basestars)
        .map(|_| {
            let tokens = whim.below(2);
            (0..tokens).map(|_| whim.one(&TOKENS)).collect()
        })
        .collect();
    json!({
        "raiders": some(whim, 45, 4),
        "heavy-raiders": some(whim, 25, 2),
        "unmanned-vipers": some(whim, 30, 2),
        "basestars": basestars,
        "civilian-ships": some(whim, 40, 3),
    })
}
