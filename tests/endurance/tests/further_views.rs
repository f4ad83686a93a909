//! What the pages' tests look at of the made-up kits: the pages load it before their first test, and say little where there
//! is none.

use dradis_endurance::further_view;
use dradis_facts::kit::Game;

#[test]
fn each_made_up_kit_comes_to_a_full_table_with_somebody_aboard_its_last_ship() {
    for game in Game::MADE {
        let view = further_view(*game).unwrap_or_else(|broken| panic!("{game:?}: {broken:#?}"));
        let aboard = view.board.locations.iter();
        let last = view.kit.boards.last();
        let mut aboard = aboard.filter(|location| Some(&location.board) == last);
        assert!(
            aboard.any(|location| !location.characters.is_empty()),
            "{game:?}"
        );
        assert!(view.turn.is_some_and(|turn| turn.number > 7), "{game:?}");
    }
}
