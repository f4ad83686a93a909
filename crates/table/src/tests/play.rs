//! A random game: whatever referee and phones may do, in any order.

use std::time::Duration;

use dradis_channel::LinkId;
use dradis_facts::SeatId;
use dradis_facts::resources::Resource;
use dradis_rules::play::prompt::Prompt;
use dradis_rules::{Command, prompts};
use dradis_state::correction::{Correction, Reason};
use serde_json::json;

use super::room::Room;

/// The phones of a game, by seat.
pub(super) struct Phones(pub(super) Vec<LinkId>);

/// Sets a game up with a confirmed phone for every player.
pub(super) fn seated(room: &mut Room, players: usize) -> Phones {
    room.begin(players);
    let links = (0u8..).take(players).map(|seat| room.pair(SeatId(seat)));
    Phones(links.collect())
}

/// Does one thing; which one, and to whom, the number says.
pub(super) fn act(room: &mut Room, phones: &mut Phones, number: u16) {
    let [what, which] = number.to_be_bytes();
    let pick = usize::from(which);
    let seat = pick % phones.0.len();
    match what % 12 {
        0..=2 => {
            let open = prompts(room.table.state());
            if let Some(prompt) = open.get(pick % open.len().max(1)) {
                room.command(Command::Answer {
                    prompt: prompt.id,
                    option: option(prompt, pick),
                });
            }
        }
        3..=5 => {
            let open = prompts(room.table.state());
            if let Some(prompt) = open.get(pick % open.len().max(1)) {
                let option = option(prompt, pick);
                let id = room.next_id();
                let word =
                    json!({"type": "answer", "id": id, "prompt": prompt.id, "option": option});
                room.say(phones.0[seat], &word);
            }
        }
        6 => {
            room.command(Command::ChangeResource {
                resource: Resource::ALL[pick % 4],
                by: if pick % 3 == 0 { 1 } else { -1 },
            });
        }
        7 => {
            room.command(Command::Correct {
                corrections: vec![Correction::Resource {
                    resource: Resource::ALL[pick % 4],
                    value: which % 17,
                }],
                reason: Reason::Misread,
                repairs: None,
                insist: false,
            });
        }
        8 => {
            if let Some(step) = room.frame()["undo"]["step"].as_u64() {
                room.undo(step);
            }
        }
        9 => {
            if let Some(step) = room.frame()["redo"]["step"].as_u64() {
                room.redo(step);
            }
        }
        10 => {
            let link = phones.0[seat];
            if room.phone(link).closed {
                come_back(room, phones, seat);
            } else {
                room.lose(link);
            }
        }
        _ => {
            room.say_entropy(phones.0[seat]);
            room.pass(Duration::from_millis(500));
        }
    }
}

/// One of the answers, of the catalogue where none is listed: which of the cards drawn somebody plays is one of them all.
fn option(prompt: &Prompt, pick: usize) -> String {
    let listed = &prompt.choices;
    let listed = listed.get(pick % listed.len().max(1));
    let of_catalogue = || {
        let all: Vec<String> = prompt.options().collect();
        all[pick % all.len()].clone()
    };
    listed.map_or_else(of_catalogue, |offer| offer.id.clone())
}

pub(super) fn come_back(room: &mut Room, phones: &mut Phones, seat: usize) {
    let key = room.phone(phones.0[seat]).resume.clone().expect("a key");
    phones.0[seat] = room.come_back(&key);
}
