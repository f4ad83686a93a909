//! The content loader: any text in the place of one of the data files, and of a line of the rules.
//!
//! Input: a byte that says which file, then its text.

#![no_main]

use dradis_facts::content::{Content, Files, cards_read};
use dradis_facts::registry::Registry;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Some((which, text)) = input.split_first() else {
        return;
    };
    let Ok(text) = std::str::from_utf8(text) else {
        return;
    };
    let mut files = Files {
        crises: r#"{"cards":[]}"#,
        ..Files::EMBEDDED
    };
    let place = match which % 13 {
        0 => &mut files.characters,
        1 => &mut files.loyalty,
        2 => &mut files.resources,
        3 => &mut files.locations,
        4 => &mut files.space,
        5 => &mut files.tracks,
        6 => &mut files.pieces,
        7 => &mut files.skill_cards,
        8 => &mut files.attack_cards,
        9 => &mut files.crises,
        10 => &mut files.destinations,
        11 => &mut files.quorum,
        _ => {
            let _ = Registry::read(&[("fuzz", text)]);
            return;
        }
    };
    *place = text;
    // The others are read along, so only those that have to be.
    if which % 13 < 9 {
        let _ = Content::read(&files);
    }
    if matches!(which % 13, 1 | 9..) {
        let _ = cards_read(&files);
    }
});
