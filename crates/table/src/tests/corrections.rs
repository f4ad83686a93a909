//! Corrections on their way to the pages: what cannot be, what is insisted on, what is repaired.

use dradis_rules::Command;
use dradis_state::correction::{Correction, Reason};
use serde_json::json;

use super::room::Room;

fn nukes(count: u8, repairs: Option<u64>, insist: bool) -> Command {
    Command::Correct {
        corrections: vec![Correction::Nukes { count }],
        reason: Reason::Forgotten,
        repairs,
        insist,
    }
}

#[test]
fn a_page_hears_what_cannot_be_and_that_it_may_insist() {
    let mut room = Room::new(21);
    room.begin(3);
    let refused = room.command(nukes(3, None, false));
    assert_eq!(refused["type"], "rejected");
    assert_eq!(refused["line"]["id"], "refused-impossible");
    assert_eq!(refused["rule"], "LIMIT-3");
    assert_eq!(refused["insistable"], true);
    assert_eq!(
        refused["lines"],
        json!([{
            "id": "impossible-too-many",
            "args": {
                "count": { "number": 3 },
                "most": { "number": 2 },
                "piece": { "words": ["piece-nuke"] },
            },
        }])
    );
    assert_eq!(room.frame()["view"]["board"]["impossible"], json!([]));

    let accepted = room.command(nukes(3, None, true));
    assert_eq!(accepted["type"], "accepted");
    assert_eq!(
        room.frame()["view"]["board"]["impossible"],
        refused["lines"]
    );
    let log = room.frame()["log"].as_array().cloned().expect("a log");
    let said: Vec<&str> = log
        .iter()
        .filter(|entry| entry["row"] == accepted["row"])
        .flat_map(|entry| entry["lines"].as_array().expect("lines"))
        .filter_map(|line| line["id"].as_str())
        .collect();
    assert_eq!(said, ["log-corrected-nukes", "log-insisted"]);
    room.restart();
    assert_eq!(
        room.frame()["view"]["board"]["impossible"],
        refused["lines"],
        "also after a restart"
    );
}

#[test]
fn other_refusals_cannot_be_insisted_on() {
    let mut room = Room::new(22);
    let refused = room.command(nukes(1, None, true));
    assert_eq!(refused["line"]["id"], "refused-not-begun");
    assert_eq!(refused["insistable"], false);
    assert_eq!(refused["lines"], json!([]));
}

#[test]
fn a_correction_repairs_only_a_line_of_the_log() {
    let mut room = Room::new(23);
    room.begin(3);
    let begun = room.frame()["row"].as_u64().expect("a row");
    for row in [0, begun + 1] {
        let refused = room.command(nukes(1, Some(row), false));
        assert_eq!(refused["line"]["id"], "refused-no-such-row");
        assert_eq!(refused["line"]["args"]["row"]["number"], row);
    }
    let accepted = room.command(nukes(1, Some(begun), false));
    assert_eq!(accepted["type"], "accepted");
}
