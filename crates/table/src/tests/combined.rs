//! Games with all boxes, played at random as the rules are now, in the eyes of this verifier and the Python script.

use std::fs;
use std::path::Path;

use dradis_channel::LinkId;
use dradis_facts::SeatId;
use dradis_facts::kit::{Game, Objective};
use dradis_facts::options::{Mode, Modes, Options, ReadingSeconds};
use dradis_facts::turn::Winner;
use dradis_journal::Edition;
use dradis_rules::play::prompt::{Decider, Prompt, PromptKind};
use dradis_rules::{Command, FirstPlayer, Player, prompts};
use dradis_state::correction::{Correction, Reason};
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use super::evening::{python, recorded};
use super::room::Room;
use crate::archive::{export_to, verify};

const NAMES: [&str; 7] = ["Ana", "Ben", "Cem", "Dee", "Eva", "Finn", "Gus"];

/// Answers of a game at most.
const ANSWERS: u32 = 420;

pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(self.0 >> 40).expect("a small number") % count.max(1)
    }
}

/// The first of [`NAMES`].
fn named(players: usize) -> Vec<Player> {
    let names = NAMES[..players].iter();
    names
        .map(|name| Player {
            name: (*name).to_owned(),
        })
        .collect()
}

/// A table that has begun a game with all boxes, and the phones of the first two players, whose numbers go into it. The others
/// play without: the referee answers for them.
pub(super) fn begun(
    seed: u8,
    objective: Objective,
    players: usize,
    held: Mode,
) -> (Room, [LinkId; 2]) {
    let mut room = Room::new(seed);
    let modes = Modes {
        loyalty: held,
        super_crises: held,
        destinations: Mode::App,
        destiny: Mode::App,
        ..Modes::default()
    };
    let begun = room.command(Command::Begin {
        players: named(players),
        options: Options {
            game: Game::combined(objective),
            reading_seconds: ReadingSeconds(0),
            modes,
            ..Options::default()
        },
        first: FirstPlayer::Rolled,
    });
    assert_eq!(begun["type"], "accepted", "{begun}");
    let phones = [0, 1].map(|seat| room.pair(SeatId(seat)));
    for phone in phones {
        room.say_entropy(phone);
    }
    (room, phones)
}

/// A game for a seed: how many play, the objective and what happens follow from it. Dradis keeps all it can, but for every
/// fifth game, where the table keeps what people hold.
fn played(seed: u8) -> Room {
    let mut dice = Dice(u64::from(seed) + 77);
    let players = 3 + dice.below(5);
    let objectives = [
        Objective::Kobol,
        Objective::NewCaprica,
        Objective::IonianNebula,
        Objective::Earth,
    ];
    let objective = objectives[usize::from(seed) % 4];
    let held = if seed % 5 == 1 {
        Mode::Table
    } else {
        Mode::App
    };
    let (mut room, phones) = begun(seed, objective, players, held);
    for number in 0..ANSWERS {
        if room.table.state().outcome.is_some() {
            break;
        }
        if number % 90 == 60 {
            // Refused where nobody stands there, or it makes no difference.
            room.command(Command::Correct {
                corrections: vec![Correction::Fleet { space: 4 }],
                reason: Reason::Agreed,
                repairs: None,
                insist: true,
            });
        }
        match dice.below(60) {
            0 if number > 40 => {
                let seat = SeatId(u8::try_from(dice.below(players)).expect("a seat"));
                let happening = Happening::Executed { seat };
                room.command(Command::Record { happening });
            }
            1 => {
                if let Some(step) = room.frame()["undo"]["step"].as_u64() {
                    room.undo(step);
                }
            }
            2 => {
                if let Some(step) = room.frame()["redo"]["step"].as_u64() {
                    room.redo(step);
                }
            }
            _ => answer(&mut room, &phones, &mut dice),
        }
    }
    let winner = if seed.is_multiple_of(2) {
        Winner::Humans
    } else {
        Winner::Cylons
    };
    end(&mut room, winner);
    room
}

/// The game is over, at the latest now, and everybody has turned their cards up.
fn end(room: &mut Room, winner: Winner) {
    if room.table.state().outcome.is_none() {
        room.command(Command::Record {
            happening: Happening::GameDeclared { winner },
        });
    }
    room.command(Command::Record {
        happening: Happening::LoyaltyOpened,
    });
}

/// Answers a question, of players now and then on their own phones.
pub(super) fn answer(room: &mut Room, phones: &[LinkId], dice: &mut Dice) {
    let mut open = prompts(room.table.state());
    open.retain(|prompt| prompt.kind != PromptKind::ReadLoyalty);
    if open.is_empty() {
        return;
    }
    let prompt = open.swap_remove(dice.below(open.len()));
    let turn = prompt.kind == PromptKind::TakeTurn;
    let beside = prompt.beside.iter().filter(|_| turn);
    let beside = beside.map(|offer| offer.id.clone());
    let all: Vec<String> = prompt.options().chain(beside).collect();
    let people = |id: &&String| {
        matches!(
            id.as_str(),
            "act:reveal" | "act:mutiny" | "act:personal-goal" | "act:end-infiltration"
        ) || id.starts_with("hand:")
            || id.starts_with("motive:")
    };
    let on = |id: &&String| {
        if prompt.kind == PromptKind::TakeTurn {
            let marker = matches!(id.as_str(), "back" | "end-turn");
            id.contains(':') || (prompt.catalogue.is_none() && !marker)
        } else {
            matches!(id.as_str(), "rest" | "done" | "accept" | "roll")
        }
    };
    let mut options: Vec<&String> = match dice.below(5) {
        0 => all.iter().filter(people).collect(),
        1..=3 => all.iter().filter(on).collect(),
        _ => Vec::new(),
    };
    if options.is_empty() {
        options = all.iter().collect();
    }
    let option = options[dice.below(options.len())].clone();
    give(room, phones, dice, &prompt, option);
}

/// Gives an answer, a player's own on their phone now and then.
pub(super) fn give(
    room: &mut Room,
    phones: &[LinkId],
    dice: &mut Dice,
    prompt: &Prompt,
    option: String,
) {
    let choice = option.parse().expect("an answer");
    let phone = match prompt.decider_of(choice) {
        Decider::Seat { seat } if dice.below(3) > 0 => phones.get(seat.index()),
        Decider::Seat { .. } | Decider::Referee => None,
    };
    if let Some(phone) = phone {
        let id = room.next_id();
        let word = json!({"type": "answer", "id": id, "prompt": prompt.id, "option": option});
        room.say(*phone, &word);
    } else {
        room.command(Command::Answer {
            prompt: prompt.id,
            option,
        });
    }
}

/// What a game with an objective that began elsewhere has besides.
fn there(objective: Objective, held: Mode) -> Value {
    match objective {
        Objective::Kobol => json!({}),
        Objective::NewCaprica => json!({ "new-caprica": {
            "back": true, "forces": [1, 0, 2], "locked": 2, "prepared": 1
        } }),
        Objective::IonianNebula => match held {
            Mode::App => json!({ "ionian": { "allies": ["elosha-ally"] } }),
            Mode::Table => {
                json!({ "ionian": { "allies": ["elosha-ally"], "trauma": { "Ana": 2 } } })
            }
        },
        Objective::Earth => json!({ "earth": {
            "active": "rescue-hera", "beside": ["digging-up-the-past"], "rebel": "humans"
        } }),
    }
}

/// A game of five that runs when Dradis is told of it: a Leader among the humans, cards and Motives in hands and open,
/// somebody executed, tokens spent, and what only this objective has.
fn entered(seed: u8, objective: Objective, held: Mode) -> Room {
    let mut room = Room::new(seed);
    let mut position = json!({
        "characters": {
            "Ana": "kat", "Ben": "laura-roslin", "Cem": "cavil", "Dee": "galen-tyrol", "Eva": "william-adama"
        },
        "turn": { "number": 9, "active": "Ben", "step": "action" },
        "areas": { "bow": { "raiders": 3, "basestars": [[]], "civilian-ships": 1 }, "stern": { "civilian-ships": 1 } },
        "places": { "Cem": "armory", "Ben": "command" },
        "skill-cards": { "Ana": 4, "Ben": 6, "Cem": 3, "Dee": 5, "Eva": 5 },
        "distance": 4,
        "infiltrating": true,
        "miracles": { "Ana": 0, "Ben": 1 },
        "executed": ["apollo"],
        "open": [
            { "with": "Dee", "card": "mutineer" },
            { "with": "Cem", "card": "end-the-chase" }
        ],
        "removed": { "held": ["unauthorized-usage"], "nukes": true },
        "nukes": 0,
    });
    let more = match held {
        Mode::Table => json!({
            "held": { "mutiny": { "Ana": 1, "Dee": 2 }, "motive": { "Cem": 3 } },
            "loyalty-cards": { "hands": { "Ana": 2, "Ben": 1, "Dee": 2, "Eva": 1 }, "deck": 1 },
        }),
        Mode::App => json!({
            "loyalty": {
                "hands": {
                    "Ana": ["not-a-cylon", "not-a-cylon"], "Ben": ["cylon-send-to-brig"],
                    "Dee": ["mutineer", "not-a-cylon"], "Eva": ["goal-selfish"],
                },
                "deck": ["not-a-cylon"],
                "spare": ["goal-sacrifice", "not-a-cylon"],
                "discarded": ["not-a-cylon"],
            },
            "hidden": { "held": {
                "mutiny": {
                    "hands": { "Ana": ["bait-and-switch"], "Dee": ["panic", "betrayal-of-trust"] },
                    "discarded": ["blackmail"],
                },
                "motive": { "hands": { "Cem": ["learn-to-cherish", "make-an-ally", "fight-with-honor"] } },
            } },
        }),
    };
    for more in [more, there(objective, held)] {
        for (key, value) in more.as_object().expect("fields") {
            position[key] = value.clone();
        }
    }
    let modes = Modes {
        loyalty: held,
        super_crises: held,
        ..Modes::default()
    };
    let outcome = room.command(Command::StartFrom {
        players: named(5),
        options: Options {
            game: Game::combined(objective),
            reading_seconds: ReadingSeconds(0),
            modes,
            ..Options::default()
        },
        position: serde_json::from_value(position).expect("a position"),
    });
    assert_eq!(outcome["type"], "accepted", "{outcome}");
    let phones = [0, 1].map(|seat| room.pair(SeatId(seat)));
    for phone in phones {
        room.say_entropy(phone);
    }
    let mut dice = Dice(u64::from(seed) + 177);
    for number in 0..160 {
        if room.table.state().outcome.is_some() {
            break;
        }
        if number == 30 {
            let happening = Happening::Executed { seat: SeatId(3) };
            room.command(Command::Record { happening });
        }
        answer(&mut room, &phones, &mut dice);
    }
    end(&mut room, Winner::Humans);
    room
}

fn write(seed: u8, file: &Path) {
    export(&mut played(seed), file);
}

/// Writes the full edition of a game.
pub(super) fn export(room: &mut Room, file: &Path) {
    let path = room.folder.table_path(room.table.id());
    room.close();
    export_to(&path, Edition::Full, file).expect("an export");
}

/// Both verifiers say the same of a game that was played.
pub(super) fn agree(file: &Path) {
    let report = verify(file, None).expect("in order");
    assert!(report.is_over, "{report}");
    let secrets = report.secrets.as_ref().expect("a full edition");
    assert!(secrets.replayed.others.is_empty(), "{report}");
    let said = python(file).expect("in order");
    let draws = format!("\n{} draws repeated\n", secrets.draws);
    assert!(said.contains(&draws), "{said}{report}");
}

/// What the recorded game must hold: a goal or a Cylon card that was shown, a Mutiny card and a Motive of the hand, an
/// execution, the Mutineer, a card that joins the Loyalty deck and one drawn from it, phones' numbers, and the turning-up.
const HOLDS: [&str; 9] = [
    "\"cylon-revealed\"",
    "\"kind\":\"mutiny\"",
    "\"kind\":\"motive\"",
    "\"type\":\"played\"",
    "\"execution\":{",
    "\"type\":\"joined\"",
    "\"sleeper\":{\"cards\"",
    "\"entropy-opened\"",
    "\"loyalty-opened\"",
];

/// Of some games the one that holds most of it.
fn worth_keeping() -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let games = (0..24).map(|seed| {
        let file = folder.path().join(format!("{seed}.jsonl"));
        write(seed, &file);
        fs::read(file).expect("the game")
    });
    let held = |game: &Vec<u8>| {
        let text = String::from_utf8_lossy(game);
        HOLDS.iter().filter(|what| text.contains(**what)).count()
    };
    games.max_by_key(held).expect("a game")
}

/// `DRADIS_RECORD=1 cargo test -p dradis-table --lib combined::the_game` records it anew.
#[test]
fn the_game_that_was_recorded_is_accepted_by_both_verifiers() {
    let file = recorded("combined");
    if std::env::var_os("DRADIS_RECORD").is_some() {
        fs::write(&file, worth_keeping()).expect("the fixture");
    }
    let text = fs::read_to_string(&file).expect("the fixture");
    let missing: Vec<&str> = HOLDS
        .into_iter()
        .filter(|what| !text.contains(what))
        .collect();
    assert_eq!(missing, [] as [&str; 0]);
    agree(&file);
}

/// Seeds of the games that are played anew, as the rules are now: of different numbers of players and objectives.
const ANEW: [u8; 2] = [200, 201];

#[test]
fn games_played_now_are_accepted_by_both_verifiers() {
    let folder = tempfile::tempdir().expect("a folder");
    for seed in ANEW {
        let file = folder.path().join(format!("{seed}.jsonl"));
        write(seed, &file);
        agree(&file);
    }
}

/// `DRADIS_RECORD=1 cargo test -p dradis-table --lib combined::games_with_all_boxes` records two anew.
#[test]
fn games_with_all_boxes_that_began_elsewhere_are_accepted_by_both_verifiers() {
    for (game, objective) in [
        ("laid-earth", Objective::Earth),
        ("laid-new-caprica", Objective::NewCaprica),
    ] {
        let file = recorded(game);
        if std::env::var_os("DRADIS_RECORD").is_some() {
            // Nothing writes over an export.
            let _absent = fs::remove_file(&file);
            export(&mut entered(50, objective, Mode::App), &file);
        }
        agree(&file);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let objectives = [
        Objective::Kobol,
        Objective::NewCaprica,
        Objective::IonianNebula,
        Objective::Earth,
    ];
    for (seed, objective) in (60..).zip(objectives) {
        for held in [Mode::App, Mode::Table] {
            let file = folder.path().join(format!("{objective:?}-{held:?}.jsonl"));
            export(&mut entered(seed, objective, held), &file);
            agree(&file);
        }
    }
}
