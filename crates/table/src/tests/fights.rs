//! Second thoughts about a fight on their way to the pages, into the journal and past the verifiers.

use dradis_facts::craft::Craft;
use std::process::Command as Process;

use dradis_facts::SeatId;
use dradis_facts::battle::ShipIcon;
use dradis_facts::space::Area;
use dradis_journal::Edition;
use dradis_rules::Command;
use dradis_rules::play::prompt::PromptKind;
use dradis_state::correction::{Correction, Reason};
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use super::room::Room;
use crate::archive::{Told, export, verify};
use crate::wire::TableAsk;

fn correct(room: &mut Room, corrections: Vec<Correction>) {
    let outcome = room.command(Command::Correct {
        corrections,
        reason: Reason::Agreed,
        repairs: None,
        insist: true,
    });
    assert_eq!(outcome["type"], "accepted", "{outcome}");
}

/// A first turn with two raiders and two unmanned vipers in the bow, and nobody who could repeat a roll.
fn bow(seed: u8) -> Room {
    let mut room = Room::new(seed);
    room.begin(3);
    room.choose_characters(3);
    room.deal();
    room.choose(PromptKind::CloseReading, "close-reading");
    for seat in 0..3 {
        if room.table.state().hands.of(SeatId(seat)) > 0 {
            let seat = SeatId(seat);
            correct(&mut room, vec![Correction::Hand { seat, cards: 0 }]);
        }
    }
    let area = Area::Bow;
    for (kind, count) in [(Craft::Raider, 2), (Craft::Viper, 2)] {
        correct(
            &mut room,
            vec![Correction::Ships {
                area: area.into(),
                kind,
                count,
            }],
        );
    }
    room
}

fn raiders(room: &mut Room) {
    let icon = ShipIcon::Raiders;
    let happening = Happening::ShipsActivated { icon };
    let outcome = room.command(Command::Record { happening });
    assert_eq!(outcome["type"], "accepted", "{outcome}");
}

fn entry(room: &Room, row: &Value) -> Value {
    let log = room.frame()["log"].as_array().expect("a log");
    let entry = log.iter().find(|entry| entry["row"] == *row);
    entry.cloned().expect("an entry")
}

/// The ids of what an entry says.
fn said(entry: &Value) -> Vec<&str> {
    let lines = entry["lines"].as_array().expect("lines");
    let ids = lines.iter().map(|line| line["id"].as_str());
    ids.collect::<Option<_>>().expect("ids")
}

#[test]
fn a_corrected_roll_stands_in_the_log_in_the_place_of_the_other() {
    let mut room = bow(71);
    assert_eq!(room.frame()["last_roll"], Value::Null);
    raiders(&mut room);
    let rolled = room.choose(PromptKind::Roll, "5");
    let roll = room.frame()["last_roll"].clone();
    assert_eq!(roll, json!({"step": rolled["row"], "face": 5}));

    let step = rolled["row"].as_u64();
    let stale = room.command(Command::CorrectRoll {
        face: 8,
        step: step.map(|step| step - 1),
    });
    assert_eq!(stale["line"]["id"], "refused-stale-step");
    let corrected = room.command(Command::CorrectRoll { face: 8, step });
    assert_eq!(corrected["type"], "accepted", "{corrected}");
    let old = entry(&room, &rolled["row"]);
    assert_eq!(
        (&old["undone"], said(&old)),
        (&json!(true), vec!["log-die-rolled", "log-viper-damaged"])
    );
    let new = entry(&room, &corrected["row"]);
    assert_eq!(
        new["kind"],
        json!({"type": "did-instead", "row": rolled["row"]})
    );
    assert_eq!(
        (&new["undone"], &new["known"], said(&new)),
        (
            &json!(false),
            &json!(false),
            vec!["log-die-corrected", "log-viper-destroyed"]
        )
    );
    assert_eq!(room.frame()["undo"]["step"], corrected["row"]);
    assert_eq!(
        room.frame()["last_roll"],
        json!({"step": corrected["row"], "face": 8})
    );

    let live = room.frame().clone();
    room.restart();
    for key in ["log", "undo", "redo", "undo_fight", "last_roll"] {
        assert_eq!(room.frame()[key], live[key], "{key} after a restart");
    }
}

#[test]
fn a_fight_is_undone_as_one_row() {
    let mut room = bow(72);
    assert_eq!(room.frame()["undo_fight"], Value::Null);
    raiders(&mut room);
    let begun = room.frame()["undo"]["step"].as_u64().expect("a step");
    assert_eq!(
        room.frame()["undo_fight"],
        Value::Null,
        "one step is undone by undo"
    );
    room.choose(PromptKind::Roll, "5");
    room.choose(PromptKind::Roll, "roll");
    let fight = room.frame()["undo_fight"].clone();
    assert_eq!(fight["step"], begun);
    assert_eq!(fight["class"], "sticky");
    assert_eq!(fight["label"]["id"], "log-icon-began");

    let undo = |room: &mut Room, step| {
        let id = room.next_id();
        room.ask(TableAsk::UndoFight { id, step });
        room.outcome()
    };
    let stale = undo(&mut room, begun + 1);
    assert_eq!(stale["line"]["id"], "refused-stale-step");
    let undone = undo(&mut room, begun);
    assert_eq!(undone["type"], "accepted", "{undone}");
    let back = entry(&room, &undone["row"]);
    assert_eq!(back["kind"], json!({"type": "undid-back", "row": begun}));
    assert_eq!(said(&back), ["log-icon-began"]);
    for row in begun..begun + 3 {
        assert_eq!(entry(&room, &json!(row))["undone"], true);
    }
    assert_eq!(room.frame()["undo_fight"], Value::Null);
    let again = undo(&mut room, begun);
    assert_eq!(again["line"]["id"], "refused-nothing-to-undo");
    for row in begun..begun + 3 {
        assert_eq!(room.frame()["redo"]["step"], row);
        room.redo(row);
        assert_eq!(entry(&room, &json!(row))["undone"], false);
    }
    assert_eq!(room.frame()["undo_fight"], fight);
    let live = room.frame().clone();
    room.restart();
    assert_eq!(room.frame()["log"], live["log"]);
    assert_eq!(room.frame()["undo_fight"], live["undo_fight"]);
}

/// A game with rolls of Dradis and of the table, of which some were put right, and a fight undone and redone.
#[test]
fn both_verifiers_count_the_rolls_of_dradis_and_those_put_in_their_place() {
    let counted = |room: &mut Room| {
        let path = room.folder.table_path(room.table.id());
        room.close();
        let secrets = verify(&path, None)
            .expect("in order")
            .secrets
            .expect("secrets");
        (secrets.draws, secrets.by_hand.of(Told::Die))
    };
    let (draws, by_hand) = counted(&mut bow(73));
    let mut room = bow(73);
    raiders(&mut room);
    room.choose(PromptKind::Roll, "roll");
    let face = room.frame()["last_roll"]["face"].as_u64().expect("a face");
    let other = if face == 8 { 5 } else { 8 };
    let step = room.frame()["last_roll"]["step"].as_u64();
    let corrected = room.command(Command::CorrectRoll { face: other, step });
    assert_eq!(corrected["type"], "accepted", "{corrected}");
    room.choose(PromptKind::Roll, "5");
    let corrected = room.command(Command::CorrectRoll {
        face: 2,
        step: None,
    });
    assert_eq!(corrected["type"], "accepted", "{corrected}");
    let step = room.frame()["undo_fight"]["step"]
        .as_u64()
        .expect("a fight");
    let id = room.next_id();
    room.ask(TableAsk::UndoFight { id, step });
    for _ in 0..3 {
        let step = room.frame()["redo"]["step"].as_u64().expect("a step");
        assert_eq!(room.redo(step)["type"], "accepted");
    }
    let path = room.folder.table_path(room.table.id());
    assert_eq!(
        counted(&mut room),
        (draws + 1, by_hand + 3),
        "what the table rolled is counted too"
    );
    let file = room.dir.path().join("game.jsonl");
    let mut bytes = Vec::new();
    export(&path, Edition::Full, &mut bytes).expect("an export");
    std::fs::write(&file, bytes).expect("a file");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors/verify.py");
    let checked = Process::new("python3").arg(script).arg(&file).output();
    let checked = checked.expect("python3 is needed, see README");
    let (said, wrong) = (
        String::from_utf8_lossy(&checked.stdout),
        String::from_utf8_lossy(&checked.stderr),
    );
    assert!(checked.status.success(), "{said}{wrong}");
    for counted in [
        format!("\n{} draws repeated\n", draws + 1),
        format!("\n{} × die\n", by_hand + 3),
    ] {
        assert!(said.contains(&counted), "{said}");
    }
}
