//! Who is asked about a roll, and who is not.

use dradis_rules::SeatId;
use dradis_rules::battle::ShipIcon;
use dradis_rules::checks;
use dradis_rules::correction::Correction;
use dradis_rules::prompt::{Decider, PromptKind};
use dradis_rules::turn::TurnStep;
use serde_json::{Value, json};

use crate::fight::{BY_TABLE, fight_of};
use crate::game::Game;

fn with(characters: &[&str], more: &Value) -> Game {
    let mut game = fight_of(characters, BY_TABLE, more);
    game.icon(ShipIcon::Raiders);
    game
}

const CREW: [&str; 3] = ["william-adama", "laura-roslin", "galen-tyrol"];

#[test]
fn only_a_viper_that_was_hit_can_evade() {
    checks!("ATTACK-7", "CHECK-12a");
    let hands = json!({ "Ana": 1, "Ben": 2, "Cem": 1 });
    let viper = json!({
        "areas": { "bow": { "raiders": 1, "unmanned-vipers": 1 } },
        "skill-cards": hands,
        "revealed-cylons": ["Cem"],
    });
    let mut game = with(&CREW, &viper);
    let planning: Vec<String> = game.options().split_off(9);
    assert_eq!(
        planning,
        ["plan:0", "plan:1"],
        "no revealed Cylon plays a card"
    );
    game.rolls(4);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn, "it was missed");

    let mut game = with(&CREW, &viper);
    game.rolls(5);
    assert_eq!(game.options(), ["stand", "evade:0", "evade:1"]);
    assert_eq!(game.asked().decider, Decider::Seat { seat: SeatId(0) });
    game.choose(PromptKind::React, "stand");
    assert_eq!(game.state().reserve.damaged_vipers, 1);
    assert_eq!(game.state().hands.of(SeatId(1)), 2);

    let galactica = json!({ "areas": { "bow": { "raiders": 1 } }, "skill-cards": hands });
    let mut game = with(&CREW, &galactica);
    game.rolls(8);
    assert_eq!(game.waits_for(), PromptKind::DrawDamage);
}

#[test]
fn helo_is_asked_where_a_roll_went_against_the_humans() {
    checks!("ATTACK-7");
    let helo = ["helo", "laura-roslin", "galen-tyrol"];
    let mut position = json!({
        "areas": { "bow": { "raiders": 1 } },
        "places": { "Ana": "research-lab" },
        "skill-cards": { "Ben": 1 },
    });
    let mut game = with(&helo, &position);
    game.rolls(7);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn, "nothing was hit");
    let mut game = with(&helo, &position);
    game.rolls(8);
    assert_eq!(game.options(), ["stand", "eco"], "Galactica does not evade");
    game.choose(PromptKind::React, "stand");
    assert_eq!(game.waits_for(), PromptKind::DrawDamage);

    position["places"] = json!({ "Ana": "off-board" });
    position["turn"] = json!({ "number": 1, "active": "Ana" });
    let mut game = with(&helo, &position);
    game.rolls(8);
    assert_eq!(
        game.waits_for(),
        PromptKind::DrawDamage,
        "he is not there yet"
    );

    let mut game = with(
        &helo,
        &json!({ "areas": { "bow": { "raiders": 1 } }, "revealed-cylons": ["Ana"],
            "titles": { "president": "Ben", "admiral": "Cem" } }),
    );
    game.rolls(8);
    assert_eq!(game.waits_for(), PromptKind::DrawDamage, "he is a Cylon");
}

#[test]
fn helo_has_one_roll_of_each_own_turn_repeated() {
    checks!("ATTACK-7");
    let helo = ["helo", "laura-roslin", "galen-tyrol"];
    let position = json!({
        "areas": { "bow": { "raiders": 2 } },
        "places": { "Ana": "research-lab" },
    });
    let mut game = with(&helo, &position);
    game.rolls(8);
    game.choose(PromptKind::React, "eco");
    game.rolls(1);
    game.rolls(8);
    assert_eq!(game.waits_for(), PromptKind::DrawDamage, "once a turn");
    game.choose(PromptKind::DrawDamage, "command");
    for _ in 0..3 {
        game.end_turn();
    }
    let step = TurnStep::ActivateCylonShips;
    game.corrected(Correction::TurnStep { step });
    game.icon(ShipIcon::Raiders);
    game.rolls(8);
    assert_eq!(game.options(), ["stand", "eco"], "and once in his next");
}
