//! What the rows add up to is the live table, wherever it is cut.

use proptest::prelude::*;
use serde_json::Value;

use super::play::{act, come_back, seated};
use super::room::Room;

/// The state and everything shown of it but the devices, which a restart sends to sleep, and the break
/// that it begins.
fn facts(room: &Room) -> (Vec<u8>, Value) {
    let state = serde_json::to_vec(room.table.state()).expect("plain data");
    let mut frame = room.frame().clone();
    frame["devices"].take();
    frame["paused"].take();
    (state, frame)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn rows_fold_to_the_live_table_and_redo_repeats_what_undo_took_back(
        seed in any::<u8>(),
        players in 3..=6usize,
        before in prop::collection::vec(any::<u16>(), 0..25),
        after in prop::collection::vec(any::<u16>(), 0..15),
    ) {
        let mut room = Room::new(seed);
        let mut phones = seated(&mut room, players);
        for number in before {
            act(&mut room, &mut phones, number);
        }
        if room.frame()["undo"]["class"] != "barred"
            && let Some(step) = room.frame()["undo"]["step"].as_u64()
        {
            let done = serde_json::to_vec(room.table.state()).expect("plain data");
            prop_assert_eq!(&room.undo(step)["type"], "accepted");
            prop_assert_eq!(&room.redo(step)["type"], "accepted");
            prop_assert_eq!(done, serde_json::to_vec(room.table.state()).expect("plain data"));
        }
        let live = facts(&room);
        room.restart();
        prop_assert_eq!(&live, &facts(&room));
        room.resume();
        for seat in 0..players {
            come_back(&mut room, &mut phones, seat);
        }
        for number in after {
            act(&mut room, &mut phones, number);
        }
        let live = facts(&room);
        room.restart();
        prop_assert_eq!(&live, &facts(&room));
    }
}
