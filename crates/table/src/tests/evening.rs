//! A recorded evening, `tests/fixtures/evening.full.jsonl`, in the eyes of every verifier: this one, the Python
//! script, and the phone's (`ui/src/lib/verify`), which reads the same file.
//!
//! `DRADIS_RECORD=1 cargo test -p dradis-table --lib evening` records it anew.

use std::collections::BTreeSet;
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::Command as Process;

use dradis_facts::SeatId;
use dradis_facts::options::{Mode, Modes, Options, ReadingSeconds};
use dradis_facts::titles::Title;
use dradis_facts::turn::{TurnStep, Winner};
use dradis_journal::{Edition, Game, Journal, NewRow, canonical, read_jsonl, secret};
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Command, FirstPlayer, Player, prompts};
use dradis_state::correction::{Correction, Reason};
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use super::room::{NAMES, Room};
use crate::archive::{Told, export, verify};
use crate::wire::TableAsk;

/// The recorded games: a whole evening; looks, from a position; a Cylon who shows themselves, the Sleeper phase and
/// Super Crises; a position with decks that Dradis keeps.
pub(super) const GAMES: [&str; 4] = ["evening", "looks", "cylons", "laid"];

pub(super) fn recorded(game: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    folder.join(format!("{game}.full.jsonl"))
}

fn fixture() -> PathBuf {
    recorded("evening")
}

/// What the table answers next, always the same: on with the turn, mostly.
fn next(seed: &mut u64, room: &mut Room) {
    let mut below = |count: usize| {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(*seed >> 40).expect("a small number") % count.max(1)
    };
    let mut open = prompts(room.table.state());
    open.retain(|prompt| prompt.kind != PromptKind::ReadLoyalty);
    if open.is_empty() {
        return;
    }
    let prompt = open.swap_remove(below(open.len()));
    let all: Vec<String> = prompt.options().collect();
    let liked = |id: &&String| {
        if prompt.kind == PromptKind::TakeTurn {
            let marker = matches!(id.as_str(), "back" | "end-turn");
            id.contains(':') || (prompt.catalogue.is_none() && !marker)
        } else {
            matches!(id.as_str(), "rest" | "done" | "accept" | "roll")
        }
    };
    let mut options: Vec<&String> = all.iter().filter(liked).collect();
    if options.is_empty() {
        options = all.iter().collect();
    }
    let option = options[below(options.len())].clone();
    room.command(Command::Answer {
        prompt: prompt.id,
        option,
    });
}

/// What an evening must hold to be worth keeping.
const HOLDS: [&str; 14] = [
    "\"loyalty-dealt\"",
    "\"civilian-ships-placed\"",
    "\"destiny-built\"",
    "\"deck-built\"",
    "\"galactica-damaged\"",
    "\"die-rolled\"",
    "\"sleeper\":{\"cards\"",
    "\"undid\"",
    "\"redid\"",
    "\"undid-back\"",
    "\"did-instead\"",
    "\"source\":\"app\"",
    "\"entropy-opened\"",
    "\"round-void\"",
];

/// The first evening, by its seed, in which everything happens and a Cylon sits at the table from the start.
fn worth_keeping() -> Vec<u8> {
    let is_worth = |bytes: &Vec<u8>| {
        let text = String::from_utf8_lossy(bytes);
        let deal = text.lines().find(|line| line.contains("\"loyalty-dealt\""));
        let hands = deal
            .and_then(|line| line.split("\"hands\"").nth(1))
            .unwrap_or_default();
        // Somebody's first card is another than somebody else's, so that the two can be exchanged.
        let firsts = hands.split("unused").next().unwrap_or_default();
        let firsts: BTreeSet<&str> = firsts
            .split('[')
            .filter_map(|hand| hand.split('"').nth(1))
            .collect();
        let cylon = firsts.len() > 1 && firsts.iter().any(|card| card.starts_with("cylon-"));
        HOLDS.iter().all(|what| text.contains(what)) && cylon
    };
    (90..120).map(record).find(is_worth).expect("an evening")
}

/// Five players, two of them with phones whose numbers go into what is dealt, at the second try, one whose come
/// later.
fn record(seed: u8) -> Vec<u8> {
    exported(&mut played(seed))
}

/// The evening that is recorded for a seed.
pub(super) fn played(seed: u8) -> Room {
    let mut room = Room::new(seed);
    let options = Options {
        reading_seconds: ReadingSeconds(0),
        modes: Modes {
            destinations: Mode::App,
            destiny: Mode::App,
            ..Modes::default()
        },
        ..Options::default()
    };
    let players = NAMES.iter().take(5);
    let players = players.map(|name| Player {
        name: (*name).to_owned(),
    });
    room.command(Command::Begin {
        players: players.collect(),
        options,
        first: FirstPlayer::Rolled,
    });
    let phones = [1, 3].map(|seat| {
        let phone = room.pair(SeatId(seat));
        room.say_entropy(phone);
        phone
    });
    room.choose_characters(5);
    // One of them sleeps when the others show their numbers.
    room.withhold(phones[1], true);
    room.deal_in_vain();
    room.withhold(phones[1], false);
    room.deal();
    room.choose(PromptKind::CloseReading, "close-reading");
    let late = room.pair(SeatId(4));
    room.say_entropy(late);
    let corrected = room.command(Command::Correct {
        corrections: vec![
            Correction::Fleet { space: 4 },
            Correction::Distance { distance: 3 },
        ],
        reason: Reason::Agreed,
        repairs: None,
        insist: true,
    });
    assert_eq!(corrected["type"], "accepted", "{corrected}");
    let mut seed = u64::from(seed);
    for number in 0..150 {
        if room.table.state().outcome.is_some() {
            break;
        }
        next(&mut seed, &mut room);
        if number > 60
            && let Some(step) = room.frame()["last_roll"]["step"].as_u64()
        {
            let face = 1 + room.frame()["last_roll"]["face"].as_u64().expect("a face") % 8;
            let face = u8::try_from(face).expect("a face");
            room.command(Command::CorrectRoll {
                face,
                step: Some(step),
            });
        }
        if number > 80
            && let Some(step) = room.frame()["undo_fight"]["step"].as_u64()
        {
            let id = room.next_id();
            room.ask(TableAsk::UndoFight { id, step });
        }
        if number % 23 == 22
            && let Some(step) = room.frame()["undo"]["step"].as_u64()
        {
            room.undo(step);
            let again = room.frame()["redo"]["step"].as_u64();
            if number % 46 == 45
                && let Some(step) = again
            {
                room.redo(step);
            }
        }
    }
    room
}

/// What looks at cards there are, from a position that the game began from, and what was turned up in the end.
fn record_looks() -> Vec<u8> {
    let mut room = super::looks::room(132);
    for (seat, phone) in [(0, true), (1, false)] {
        let link = room.pair(SeatId(seat));
        if phone {
            room.say_entropy(link);
        }
    }
    super::looks::mugshots(&mut room);
    room.choose(PromptKind::SeeLoyalty, "seen");
    end(&mut room);
    exported(&mut room)
}

/// The game is declared over, and the cards are turned up.
fn end(room: &mut Room) {
    if room.table.state().outcome.is_none() {
        let winner = Winner::Humans;
        let happening = Happening::GameDeclared { winner };
        let outcome = room.command(Command::Record { happening });
        assert_eq!(outcome["type"], "accepted", "{outcome}");
    }
    let happening = Happening::LoyaltyOpened;
    let outcome = room.command(Command::Record { happening });
    assert_eq!(outcome["type"], "accepted", "{outcome}");
}

fn exported(room: &mut Room) -> Vec<u8> {
    let path = room.folder.table_path(room.table.id());
    room.close();
    let mut bytes = Vec::new();
    export(&path, Edition::Full, &mut bytes).expect("an export");
    bytes
}

/// What the game with Cylons must hold.
const CYLONS_HOLD: [&str; 17] = [
    "\"loyalty-looked\"",
    "\"loyalty-dealt\"",
    "\"cylon-card-shown\"",
    "\"cylon-revealed\"",
    "\"sleeper\":{\"cards\"",
    "\"sympathizer-shown\"",
    "\"held\":{\"cards\"",
    "\"held\":{\"card\"",
    "\"destiny-shown\"",
    "\"civilian-destroyed\"",
    "\"jump\":{\"card\"",
    "\"type\":\"dealt\"",
    "\"source\":\"table\"",
    "\"galactica-damaged\"",
    "\"basestar-damaged\"",
    "\"entropy-opened\"",
    "\"loyalty-opened\"",
];

/// Four players with phones; Dradis keeps all it can. The first player looks at another one's cards, is a Cylon and
/// says so.
fn record_cylons(seed: u8) -> Option<Vec<u8>> {
    let mut room = Room::new(seed);
    let options = Options {
        reading_seconds: ReadingSeconds(0),
        modes: Modes {
            destinations: Mode::App,
            destiny: Mode::App,
            super_crises: Mode::App,
            ..Modes::default()
        },
        ..Options::default()
    };
    let players = NAMES.iter().take(4);
    let players = players.map(|name| Player {
        name: (*name).to_owned(),
    });
    room.command(Command::Begin {
        players: players.collect(),
        options,
        first: FirstPlayer::Chosen { seat: SeatId(0) },
    });
    let phones: Vec<_> = (0..4).map(|seat| room.pair(SeatId(seat))).collect();
    for phone in &phones[..3] {
        room.say_entropy(*phone);
    }
    room.choose_characters(4);
    room.deal();
    room.choose(PromptKind::CloseReading, "close-reading");
    if room.table.state().loyalty.cylon_cards(SeatId(0)).is_empty() {
        return None;
    }
    let put = |room: &mut Room, corrections| {
        let corrected = room.command(Command::Correct {
            corrections,
            reason: Reason::Agreed,
            repairs: None,
            insist: true,
        });
        assert_eq!(corrected["type"], "accepted", "{corrected}");
    };
    let acts = || Correction::TurnStep {
        step: TurnStep::Action,
    };
    let president = Correction::Title {
        title: Title::President,
        seat: SeatId(0),
    };
    put(&mut room, vec![president, acts()]);
    super::looks::mugshots(&mut room);
    room.choose(PromptKind::SeeLoyalty, "seen");
    while prompts(room.table.state())
        .iter()
        .all(|prompt| prompt.kind != PromptKind::TakeTurn)
    {
        let open = prompts(room.table.state()).remove(0);
        let option = open.options().next().expect("an answer");
        room.choose(open.kind, &option);
    }
    put(&mut room, vec![acts()]);
    let open = prompts(room.table.state());
    let mut turns = open
        .iter()
        .filter(|prompt| prompt.kind == PromptKind::TakeTurn);
    let prompt = turns.next().expect("a turn").id;
    let id = room.next_id();
    let word = json!({"type": "answer", "id": id, "prompt": prompt, "option": "act:reveal"});
    room.say(phones[0], &word);
    let mut seed = u64::from(seed) + 500;
    let mut typed = false;
    for number in 0..220_u32 {
        if room.table.state().outcome.is_some() {
            break;
        }
        if number == 25 {
            put(
                &mut room,
                vec![
                    Correction::Fleet { space: 4 },
                    Correction::Distance { distance: 3 },
                ],
            );
        }
        let asked = prompts(room.table.state());
        let acts = asked
            .iter()
            .find(|prompt| prompt.kind == PromptKind::TakeTurn);
        let cylon = acts.and_then(|prompt| prompt.options().find(|id| id == "act:super-crisis"));
        let rolls = asked.iter().find(|prompt| prompt.kind == PromptKind::Roll);
        if number > 60 && !typed && rolls.is_some() {
            typed = room.choose(PromptKind::Roll, "4")["type"] == "accepted";
        } else if let Some(option) = cylon {
            room.choose(PromptKind::TakeTurn, &option);
        } else {
            next(&mut seed, &mut room);
        }
    }
    end(&mut room);
    Some(exported(&mut room))
}

fn cylons_worth_keeping() -> Vec<u8> {
    let holds_all = |game: &Vec<u8>| {
        let text = String::from_utf8_lossy(game);
        CYLONS_HOLD.iter().all(|what| text.contains(what))
    };
    let mut games = (20..=160).filter_map(record_cylons);
    games.find(holds_all).expect("a game")
}

/// What the game from a position must hold.
const LAID_HOLDS: [&str; 9] = [
    "\"position-laid\"",
    "\"held\":{\"seat\"",
    "\"sleeper\":{\"cards\"",
    "\"destiny-drawn\"",
    "\"destiny-shown\"",
    "\"civilian-destroyed\"",
    "\"jump\":{\"card\"",
    "\"put-back\"",
    "\"loyalty-opened\"",
];

/// Three players go on from a position whose decks Dradis takes over; one of them is a Cylon and says so.
fn record_laid(seed: u8) -> Vec<u8> {
    let mut room = Room::new(seed);
    let [ana, ben, cem] = [NAMES[0], NAMES[1], NAMES[2]];
    let app = Modes {
        destinations: Mode::App,
        destiny: Mode::App,
        super_crises: Mode::App,
        ..Modes::default()
    };
    let cards = [
        "politics",
        "leadership",
        "tactics",
        "piloting",
        "engineering",
    ];
    let destiny = cards.map(|skill| json!({ "skill": skill, "strength": 2 }));
    let position = json!({
        "characters": { ana: "laura-roslin", ben: "gaius-baltar", cem: "saul-tigh" },
        "titles": { "president": ana, "admiral": cem },
        "turn": { "number": 6, "active": ben, "step": "action" },
        "loyalty": {
            "hands": {
                ana: ["not-a-cylon"],
                ben: ["cylon-reduce-morale", "not-a-cylon"],
                cem: ["not-a-cylon"],
            },
            "deck": ["not-a-cylon", "not-a-cylon", "not-a-cylon"],
        },
        "areas": { "bow": { "raiders": 5 }, "stern": { "raiders": 3 } },
        "distance": 2,
        "visited": ["deep-space"],
        "destroyed-civilian-ships": ["population-2"],
        "civilian-ships": {
            "ships": [{ "area": "stern" }, { "number": 3, "area": "bow" }, { "area": "aft-port" }],
            "next": 7,
        },
        "hidden": {
            "destiny": destiny,
            "destinations": ["icy-moon", "asteroid-field", "desolate-moon", "remote-planet"],
            "super-crises": {
                "deck": ["inbound-nukes", "massive-assault", "cylon-intruders", "fleet-mobilization"],
                "discarded": ["bomb-on-colonial-1"],
            },
            "fronts": ["population-1", "nothing", "population-and-fuel"],
        },
    });
    let outcome = room.command(Command::StartFrom {
        players: [ana, ben, cem]
            .map(|name| Player {
                name: name.to_owned(),
            })
            .to_vec(),
        options: Options {
            modes: app,
            ..Options::default()
        },
        position: serde_json::from_value(position).expect("a position"),
    });
    assert_eq!(outcome["type"], "accepted", "{outcome}");
    let phone = room.pair(SeatId(1));
    room.say_entropy(phone);
    let mut open = prompts(room.table.state()).into_iter();
    let turn = open.find(|prompt| prompt.kind == PromptKind::TakeTurn);
    let (id, prompt) = (room.next_id(), turn.expect("a turn").id);
    let mut seed = u64::from(seed) + 900;
    if seed % 3 > 0 {
        let word = json!({"type": "answer", "id": id, "prompt": prompt, "option": "act:reveal"});
        room.say(phone, &word);
    }
    for number in 0..200_u32 {
        if room.table.state().outcome.is_some() {
            break;
        }
        if number % 40 == 39 {
            // Refused where it stands there already.
            room.command(Command::Correct {
                corrections: vec![Correction::Fleet { space: 4 }],
                reason: Reason::Agreed,
                repairs: None,
                insist: true,
            });
        }
        let asked = prompts(room.table.state());
        let acts = asked
            .iter()
            .find(|prompt| prompt.kind == PromptKind::TakeTurn);
        let scout = |id: &String| id.starts_with("act:launch-scout");
        match acts.and_then(|prompt| prompt.options().find(scout)) {
            Some(option) if number % 3 == 0 => {
                room.choose(PromptKind::TakeTurn, &option);
            }
            Some(_) | None => next(&mut seed, &mut room),
        }
    }
    end(&mut room);
    exported(&mut room)
}

fn laid_worth_keeping() -> Vec<u8> {
    let holds_all = |game: &Vec<u8>| {
        let text = String::from_utf8_lossy(game);
        LAID_HOLDS.iter().all(|what| text.contains(what))
    };
    let mut games = (20..=220).map(record_laid);
    games.find(holds_all).expect("a game")
}

/// What a verifier says to a file: the Python script's words, or the refusal.
pub(super) fn python(file: &Path) -> Result<String, String> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors/verify.py");
    let checked = Process::new("python3")
        .arg("-B")
        .arg(script)
        .arg(file)
        .output()
        .expect("python3 is needed, see README");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("words");
    if checked.status.success() {
        Ok(text(checked.stdout))
    } else {
        Err(text(checked.stderr))
    }
}

#[test]
fn a_recorded_evening_is_accepted_by_every_verifier() {
    if std::env::var_os("DRADIS_RECORD").is_some() {
        fs::write(fixture(), worth_keeping()).expect("the fixture");
        fs::write(recorded("looks"), record_looks()).expect("the fixture");
        fs::write(recorded("cylons"), cylons_worth_keeping()).expect("the fixture");
        fs::write(recorded("laid"), laid_worth_keeping()).expect("the fixture");
    }
    for (game, holds) in [
        ("looks", &["\"loyalty-looked\"", "\"loyalty-opened\""][..]),
        ("cylons", &CYLONS_HOLD),
        ("laid", &LAID_HOLDS),
    ] {
        let text = fs::read_to_string(recorded(game)).expect("the fixture");
        for what in holds {
            assert!(text.contains(what), "{game} holds {what}");
        }
        let report = verify(&recorded(game), None).expect("in order");
        assert!(report.is_over, "{report}");
        let secrets = report.secrets.as_ref().expect("a full edition");
        assert!(secrets.replayed.others.is_empty(), "{report}");
        let said = python(&recorded(game)).expect("in order");
        let draws = format!("\n{} draws repeated\n", secrets.draws);
        assert!(said.contains(&draws), "{said}{report}");
    }
    let text = fs::read_to_string(fixture()).expect("the fixture");
    for what in HOLDS {
        assert!(text.contains(what), "the evening holds {what}");
    }
    let report = verify(&fixture(), None).expect("in order");
    let secrets = report.secrets.as_ref().expect("a full edition");
    assert_eq!((secrets.phones, secrets.void), (2, 1));
    assert!(secrets.by_hand.of(Told::Die) > 0, "a roll was put right");
    let said = python(&fixture()).expect("in order");
    let draws = format!("\n{} draws repeated\n", secrets.draws);
    assert!(said.contains(&draws), "{said}{report}");
}

/// The lines of the fixture.
fn lines() -> Vec<Value> {
    let text = fs::read_to_string(fixture()).expect("the fixture");
    let lines = text.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().expect("JSON Lines")
}

/// Both verifiers' refusals of a file.
fn refusals(file: &Path) -> [String; 2] {
    let ours = verify(file, None).expect_err("it was altered").to_string();
    [ours, python(file).expect_err("it was altered")]
}

/// The game with one event altered, its commitments and its chain made anew: a host that writes what it likes.
fn rewritten(folder: &Path, kind: &str, alter: impl Fn(&mut Value) -> bool) -> (u64, PathBuf) {
    let file = BufReader::new(fs::File::open(fixture()).expect("the fixture"));
    let Game::Full(game) = read_jsonl(file).expect("in order") else {
        panic!("a full edition");
    };
    let db = folder.join(format!("{kind}.db"));
    let mut journal = Journal::create(&db, game.public().genesis(), &[]).expect("a journal");
    let mut altered = None;
    for (row, opening) in game.public().rows().iter().zip(game.openings()) {
        let mut body = secret::join(row.body.clone(), opening.secrets.clone()).expect("joined");
        let events = body
            .pointer_mut("/record/events")
            .and_then(Value::as_array_mut);
        for event in events.into_iter().flatten() {
            if altered.is_none() && event["type"] == kind && alter(event) {
                altered = Some(row.seq);
            }
        }
        journal
            .append(NewRow {
                command: row.command.clone(),
                actor: row.actor.clone(),
                at: row.at,
                label: row.label.clone(),
                body,
                blind: opening.blind,
            })
            .expect("a row");
    }
    let file = folder.join(format!("{kind}.jsonl"));
    journal.export_to(&file, Edition::Full).expect("exported");
    (altered.expect("something was altered"), file)
}

/// The first cards of two players change hands.
fn swap_cards(event: &mut Value) -> bool {
    let hands = event["deal"]["$secret"]["hands"].as_array_mut();
    let hands = hands.expect("hands");
    let first = hands[0][0].clone();
    let other = hands.iter().position(|hand| hand[0] != first);
    if let Some(other) = other {
        hands[0][0] = hands[other][0].clone();
        hands[other][0] = first;
    }
    other.is_some()
}

fn another_face(event: &mut Value) -> bool {
    let drawn = event["source"] == "app";
    if drawn {
        event["face"] = (event["face"].as_u64().expect("a face") % 8 + 1).into();
    }
    drawn
}

#[test]
fn one_deal_one_roll_and_one_row_that_were_altered_are_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut rows = BTreeSet::new();
    for (kind, alter) in [
        ("loyalty-dealt", swap_cards as fn(&mut Value) -> bool),
        ("die-rolled", another_face),
    ] {
        let (row, file) = rewritten(folder.path(), kind, alter);
        for refusal in refusals(&file) {
            assert!(refusal.contains(&format!("row {row}")), "{kind}: {refusal}");
        }
        rows.insert(row);
    }

    // A row of the log: who did it. What follows it still points to the row as it was.
    let row = 12;
    let mut altered = lines();
    altered[row]["row"]["actor"] = json!({"type": "seat", "seat": 0});
    let file = folder.path().join("log.jsonl");
    let text = altered
        .iter()
        .map(|line| canonical::to_string(line).expect("canonical") + "\n");
    fs::write(&file, text.collect::<String>()).expect("a file");
    // A line of the file is one further than its row: the first is the header.
    let [ours, python] = refusals(&file);
    assert!(ours.starts_with(&format!("line {}: ", row + 1)), "{ours}");
    assert!(python.contains(&format!("row {row}")), "{python}");
    assert_eq!(rows.len(), 2);
}
