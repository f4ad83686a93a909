//! What Cylon ships do when they are activated.

use dradis_rules::battle::ShipIcon;
use dradis_rules::checks;
use dradis_rules::prompt::PromptKind;
use serde_json::json;

use crate::fight::fight;

#[test]
fn every_heavy_raider_of_a_launch_area_boards() {
    checks!("CENT-1", "COMBAT-HEAVY-3", "COMBAT-ACT-3", "DIS-22");
    let mut game = fight(&json!({
        "aft-port": { "heavy-raiders": 2 },
        "fore-port": { "heavy-raiders": 1 },
        "bow": { "heavy-raiders": 1 },
    }));
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.state().boarding.centurions, [0, 0, 0]);
    assert_eq!(
        game.heavy_raiders(),
        [0, 0, 0, 0, 0, 1],
        "the fourth has moved"
    );
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(
        game.state().boarding.centurions,
        [1, 1, 1],
        "it has acted this turn"
    );
    assert_eq!(game.heavy_raiders(), [0, 0, 0, 0, 0, 1]);
}
