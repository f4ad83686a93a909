//! Commands, rows, undo, restarts.

use dradis_facts::SeatId;
use dradis_facts::resources::Resource;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::prompts;
use dradis_rules::tell::view::Stage;
use dradis_rules::{Command, Viewer, view};
use serde_json::json;

use super::room::{Room, id};
use crate::wire::TableAsk;

fn lose_fuel() -> Command {
    Command::ChangeResource {
        resource: Resource::Fuel,
        by: -1,
    }
}

fn fuel(room: &Room) -> u8 {
    room.table.state().resources.fuel
}

/// One command goes all the way: decided, a durable row, applied, shown to two phones, the wall and
/// the referee; and what waits for a person waits on after a restart.
#[test]
fn a_command_travels_from_the_decision_to_every_screen_and_a_prompt_outlives_the_host() {
    let mut room = Room::new(1);
    room.begin(3);
    let phones = [room.pair(SeatId(0)), room.pair(SeatId(1))];
    room.choose_characters(3);
    room.deal();
    assert_eq!(
        view(room.table.state(), Viewer::Public).public.stage,
        Stage::Reading
    );
    let row = room.frame()["row"].clone();
    for phone in phones {
        assert_eq!(room.phone(phone).table(), Some(room.frame()));
        let secret = room.phone(phone).secret().expect("cards to read");
        assert_eq!(secret["row"], row);
    }
    assert_eq!(room.wall.last().expect("a frame")["frame"], *room.frame());

    let before = room.frame().clone();
    let keys = phones.map(|phone| room.phone(phone).resume.clone().expect("a key"));
    room.restart();
    let after = room.frame().clone();
    assert_eq!(after["view"], before["view"], "the prompts wait on");
    assert_eq!(after["log"], before["log"]);
    assert_eq!(after["head"], before["head"]);
    assert_eq!(after["devices"][0]["state"], "away");
    assert_eq!(after["paused"], true, "and nothing happens before that");
    room.resume();

    let phones = keys.map(|key| room.come_back(&key));
    for phone in phones {
        let secret = room.phone(phone).secret().expect("cards again");
        assert_eq!(secret["row"].as_u64(), row.as_u64().map(|row| row + 1));
    }
    let prompt = prompts(room.table.state())
        .into_iter()
        .find(|prompt| prompt.kind == PromptKind::ReadLoyalty)
        .expect("a prompt")
        .id;
    room.say(
        phones[0],
        &json!({"type": "answer", "id": "a", "prompt": prompt, "option": "read"}),
    );
    assert_eq!(room.frame()["view"]["still_reading"], 2);
    let secret = room.phone(phones[0]).secret().expect("a secret");
    assert_eq!(secret["secret"]["has_read"], true);
    let secret = room.phone(phones[1]).secret().expect("a secret");
    assert_eq!(secret["secret"]["has_read"], false);
}

#[test]
fn a_repeated_command_is_answered_again_and_done_once() {
    let mut room = Room::new(2);
    room.begin(3);
    let ask = TableAsk::Command {
        id: id("twice"),
        command: lose_fuel(),
    };
    room.ask(ask.clone());
    let first = room.outcome();
    let rows = room.frame()["row"].clone();
    let was = fuel(&room);
    room.ask(ask.clone());
    assert_eq!(room.outcome(), first);
    assert_eq!(fuel(&room), was);
    room.restart();
    room.ask(ask);
    assert_eq!(room.outcome(), first, "also after a restart");
    assert_eq!(room.frame()["row"], rows);
}

#[test]
fn a_refused_command_leaves_no_row_and_a_repeat_gets_the_same_refusal() {
    let mut room = Room::new(3);
    let ask = TableAsk::Command {
        id: id("too-early"),
        command: lose_fuel(),
    };
    room.ask(ask.clone());
    let refused = room.outcome();
    assert_eq!(refused["type"], "rejected");
    assert_eq!(refused["line"]["id"], "refused-not-begun");
    assert_eq!(room.frame()["row"], 1);
    room.begin(3);
    room.ask(ask);
    assert_eq!(room.outcome(), refused);
}

#[test]
fn a_phone_cannot_take_the_id_of_a_referees_command() {
    let mut room = Room::new(4);
    room.begin(3);
    let phone = room.pair(SeatId(0));
    let prompt = prompts(room.table.state())[0].id;
    let answer =
        |option: &str| json!({"type": "answer", "id": "mine", "prompt": prompt, "option": option});
    room.say(phone, &answer("character:starbuck"));
    let last = room.phone(phone).heard.last().cloned();
    assert_eq!(
        room.table.state().seats[0].character.map(|c| c.name()),
        Some("starbuck"),
        "{last:?}"
    );
    room.ask(TableAsk::Command {
        id: id("mine"),
        command: lose_fuel(),
    });
    assert_eq!(room.outcome()["type"], "accepted");
    assert_eq!(fuel(&room), 7);
}

#[test]
fn a_row_that_cannot_be_written_changes_nothing_and_says_so() {
    let mut room = Room::new(5);
    room.begin(3);
    let before = room.frame().clone();
    let ask = TableAsk::Command {
        id: id("unlucky"),
        command: lose_fuel(),
    };
    let heard = room.referee.len();
    room.ask_when_rows_fail(ask.clone());
    let [reply] = &room.referee[heard..] else {
        panic!("one reply and no frame, not {:?}", &room.referee[heard..]);
    };
    assert_eq!(reply["reply"]["outcome"]["type"], "failed");
    assert_eq!(
        reply["reply"]["outcome"]["line"]["id"],
        "trouble-journal-failed"
    );
    assert_eq!(fuel(&room), 8, "nothing was applied");
    room.ask(ask);
    assert_eq!(room.outcome()["type"], "accepted", "it can be tried again");
    assert_eq!(fuel(&room), 7);
    assert_eq!(
        room.frame()["row"].as_u64(),
        before["row"].as_u64().map(|row| row + 1)
    );
}

#[test]
fn undo_and_redo_name_the_step_they_mean() {
    let mut room = Room::new(6);
    room.begin(3);
    room.command(lose_fuel());
    let step = room.frame()["undo"]["step"].as_u64().expect("a step");
    assert_eq!(room.frame()["undo"]["label"]["id"], "log-resource-lost");
    room.command(lose_fuel());
    let refused = room.undo(step);
    assert_eq!(refused["line"]["id"], "refused-stale-step");
    assert_eq!(fuel(&room), 6);

    let undone = room.undo(step + 1);
    assert_eq!(undone["type"], "accepted");
    assert_eq!(fuel(&room), 7);
    assert_eq!(room.frame()["redo"]["step"], step + 1);
    let log = room.frame()["log"].as_array().expect("a log").clone();
    let [.., done, undo] = &log[..] else {
        panic!("a log of two")
    };
    assert_eq!(done["undone"], true);
    assert_eq!(undo["kind"], json!({"type": "undid", "row": step + 1}));
    assert_eq!(undo["lines"][0]["id"], "log-resource-lost");

    assert_eq!(room.redo(step)["line"]["id"], "refused-stale-step");
    assert_eq!(room.redo(step + 1)["type"], "accepted");
    assert_eq!(fuel(&room), 6);
    let log = room.frame()["log"].as_array().expect("a log").clone();
    assert_eq!(log[log.len() - 3]["undone"], false);
    let mut frame = room.frame().clone();
    frame["paused"] = json!(true);
    room.restart();
    assert_eq!(*room.frame(), frame, "the log is the same when read back");
}

#[test]
fn a_draw_that_was_undone_is_the_same_again_and_the_log_says_that_it_was_known() {
    let mut room = Room::new(7);
    room.begin(3);
    room.choose_characters(3);
    room.deal();
    let dealt = room.table.state().clone();
    let step = room.frame()["undo"]["step"].as_u64().expect("a step");
    assert_eq!(room.frame()["undo"]["class"], "sticky");
    assert_eq!(room.undo(step)["type"], "accepted");
    room.restart();
    room.resume();
    room.deal();
    assert_eq!(room.table.state().loyalty, dealt.loyalty);
    let log = room.frame()["log"].as_array().expect("a log").clone();
    assert_eq!(log.last().expect("an entry")["known"], true);
}

#[test]
fn older_log_entries_can_be_read_back() {
    let mut room = Room::new(8);
    room.begin(3);
    for by in [-1, 1].repeat(30) {
        room.command(Command::ChangeResource {
            resource: Resource::Food,
            by,
        });
    }
    let tail = room.frame()["log"].as_array().expect("a log").clone();
    assert_eq!(tail.len(), crate::wire::LOG_TAIL);
    let before = tail[0]["row"].as_u64().expect("a row");
    room.ask(TableAsk::ReadLog { before });
    let older = room.referee.last().expect("entries")["entries"].clone();
    let older = older.as_array().expect("entries");
    assert_eq!(older.last().expect("one")["row"], before - 1);
    assert_eq!(older[0]["row"], 2, "the log begins with the set-up");
}

#[test]
fn a_table_cut_off_before_its_first_row_is_made_whole() {
    let mut room = Room::new(9);
    let game = dradis_journal::GameId([3; 16]);
    let path = room.folder.table_path(game);
    let genesis = dradis_journal::Genesis {
        game,
        created: room.now().utc,
    };
    drop(dradis_journal::Journal::create(&path, &genesis, crate::game::UPCASTS).expect("a file"));
    let now = room.now();
    let table = crate::Table::open(&path, now, &mut room.rng).expect("it opens");
    assert_eq!(table.id(), game);
    drop(table);
    assert!(crate::Table::open(&path, now, &mut room.rng).is_ok());
}

#[test]
fn the_list_of_tables_tells_date_turn_and_players() {
    let mut room = Room::new(10);
    room.begin(3);
    assert_eq!(crate::list(&room.folder).expect("a list"), []);
    let summary = room.table.summary();
    assert_eq!(summary.players, ["Ana", "Ben", "Cem"]);
    let path = room.folder.table_path(room.table.id());
    let other = tempfile::tempdir().expect("a folder");
    let other = dradis_journal::DataFolder::open(other.path()).expect("a free folder");
    let now = room.now();
    room.table = crate::Table::create(&other, now, &mut room.rng).expect("a table");
    assert_eq!(crate::list(&room.folder).expect("a list"), [summary]);
    std::fs::write(&path, b"not a game").expect("a file");
    let listed = crate::list(&room.folder).expect("a list");
    assert_eq!(listed[0].trouble.as_deref(), Some("trouble-table-damaged"));
}
