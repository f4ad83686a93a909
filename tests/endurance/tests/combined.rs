//! Some games with all boxes, from the set-up to the end, each objective in turn with every number of players: few here,
//! 10,000 with `make long`.

use std::panic::resume_unwind;
use std::thread;

use dradis_endurance::{Broken, Length, Situations, combined, play_with};

/// Games of this test.
const GAMES: u64 = 100;

/// Threads that play them; the games do not know of each other.
const THREADS: u64 = 2;

#[test]
fn games_with_all_boxes_come_to_their_end_and_to_everything_that_people_do_in_them() {
    let some = |thread: u64| {
        let mut counted = Situations::default();
        for game in (thread..GAMES).step_by(2) {
            let _commands: u32 = play_with(combined(game), game, &mut counted)?;
        }
        Ok::<_, Box<Broken>>(counted)
    };
    let played: Vec<_> = thread::scope(|scope| {
        let running: Vec<_> = (0..THREADS)
            .map(|thread| scope.spawn(move || some(thread)))
            .collect();
        let ended = running.into_iter().map(thread::ScopedJoinHandle::join);
        ended.collect()
    });
    let mut counted = Situations::default();
    for some in played {
        let some = some.unwrap_or_else(|panic| resume_unwind(panic));
        counted.add(&some.unwrap_or_else(|broken| panic!("{broken:#?}")));
    }
    assert_eq!(
        counted.short_of_whole(combined(0), Length::Short, 1),
        [] as [&str; 0],
        "come to too seldom"
    );
}
