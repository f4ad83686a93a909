//! Looks at Loyalty cards: two seats are told, and nobody else.

use dradis_facts::options::Options;
use dradis_facts::{SeatId, checks};
use dradis_journal::Edition;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Command, Player, prompts};
use serde_json::{Value, json};

use super::room::{NAMES, Room};
use crate::archive::export;
use crate::wire::TableAsk;

const LOOKS: SeatId = SeatId(0);
const LOOKED_AT: SeatId = SeatId(1);
const OTHER: SeatId = SeatId(2);

/// The first player is Baltar, in his turn.
pub(super) fn room(seed: u8) -> Room {
    let mut room = Room::new(seed);
    let [ana, ben, cem] = [NAMES[0], NAMES[1], NAMES[2]];
    let position = json!({
        "characters": { ana: "gaius-baltar", ben: "laura-roslin", cem: "saul-tigh" },
        "titles": { "president": ana, "admiral": cem },
        "piles": { "quorum-hand": 1 },
        "turn": { "number": 6, "active": ana, "step": "action" },
        "loyalty": {
            "hands": {
                ana: ["not-a-cylon", "not-a-cylon"],
                ben: ["cylon-reduce-morale", "not-a-cylon"],
                cem: ["not-a-cylon"],
            },
            "deck": [],
        },
        "areas": {},
    });
    let players = [ana, ben, cem].map(|name| Player {
        name: name.to_owned(),
    });
    let outcome = room.command(Command::StartFrom {
        players: players.to_vec(),
        options: Options::default(),
        position: serde_json::from_value(position).expect("a position"),
    });
    assert_eq!(outcome["type"], "accepted", "{outcome}");
    room
}

fn look(room: &mut Room) {
    let outcome = room.choose(PromptKind::TakeTurn, "act:cylon-detector");
    assert_eq!(outcome["type"], "accepted", "{outcome}");
    let outcome = room.choose(PromptKind::PickPlayer, "player:1");
    assert_eq!(outcome["type"], "accepted", "{outcome}");
}

#[test]
fn the_phones_of_two_seats_are_told_until_it_has_been_seen() {
    checks!("LOYAL-3", "SECRET-3");
    let mut room = room(130);
    let [looks, looked_at, other] = [LOOKS, LOOKED_AT, OTHER].map(|seat| room.pair(seat));
    look(&mut room);
    let seen =
        |room: &Room, link| room.phone(link).secret().expect("a secret")["secret"]["look"].clone();
    let wanted = json!({ "by": 0, "at": 1, "cards": ["cylon-reduce-morale", "not-a-cylon"] });
    assert_eq!(seen(&room, looks), wanted);
    assert_eq!(seen(&room, looked_at), wanted);
    assert_eq!(seen(&room, other), Value::Null);
    assert!(!room.frame().to_string().contains("cylon-reduce-morale"));

    let prompt = prompts(room.table.state())[0].id;
    let answer = |id: &str| json!({"type": "answer", "id": id, "prompt": prompt, "option": "seen"});
    room.say(other, &answer("theirs"));
    assert_eq!(seen(&room, looks), wanted, "it is not theirs to say");
    room.say(looks, &answer("mine"));
    for phone in [looks, looked_at, other] {
        assert_eq!(seen(&room, phone), Value::Null);
    }
    let step = room.frame()["undo"].clone();
    assert_ne!(
        step["class"], "barred",
        "only what came after the look: {step}"
    );
}

/// The cards that a seat sees by a look are no reason to show it its own.
#[test]
fn a_held_screen_shows_the_look_and_the_public_edition_does_not() {
    checks!("LOYAL-3");
    let mut room = room(131);
    look(&mut room);
    for seat in [LOOKS, LOOKED_AT] {
        room.ask(TableAsk::ShowHere { seat });
        let held = room.referee.iter().rfind(|word| word["type"] == "here");
        let secret = &held.expect("a screen in somebody's hands")["here"]["secret"];
        assert_eq!(secret["look"]["at"], 1);
        room.ask(TableAsk::CoverHere);
    }
    let path = room.folder.table_path(room.table.id());
    room.close();
    let mut public = Vec::new();
    export(&path, Edition::Public, &mut public).expect("an export");
    let public = String::from_utf8(public).expect("text");
    assert!(public.contains("loyalty-looked"));
    assert!(!public.contains("cylon-reduce-morale"));
}

/// The first player, who is the President, looks at one of two cards of the second one.
pub(super) fn mugshots(room: &mut Room) {
    loop {
        let prompt = prompts(room.table.state()).remove(0);
        if prompt.kind == PromptKind::SeeLoyalty {
            return;
        }
        let wanted = [
            (PromptKind::TakeTurn, "act:play-quorum"),
            (PromptKind::NameQuorum, "card:release-cylon-mugshots"),
            (PromptKind::PickPlayer, "player:1"),
        ];
        let named = wanted.into_iter().find(|(kind, _)| *kind == prompt.kind);
        let first = || prompt.options().next().expect("an answer");
        let option = named.map_or_else(first, |(_, option)| option.to_owned());
        let outcome = room.choose(prompt.kind, &option);
        assert_eq!(outcome["type"], "accepted", "{outcome}");
    }
}
