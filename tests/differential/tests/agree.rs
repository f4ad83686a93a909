//! The engine and the reference model agree: few runs here, many with `make long`.

use dradis_differential::{Difference, Reached, Situations, combined, compare};

/// Runs of the base game in this test.
const RUNS: u64 = 2_000;

/// Runs of the combined game.
const COMBINED: u64 = 2_500;

/// How often each situation is to be come to.
const QUOTA: u32 = 5;

fn agree<S: Situations>(runs: u64, compare: fn(u64) -> Result<Reached<S>, Difference>) {
    let mut reached = Reached::default();
    for run in 0..runs {
        match compare(run) {
            Ok(more) => reached += more,
            Err(difference) => panic!("{difference}"),
        }
    }
    let short = reached.short_of(QUOTA);
    assert!(short.is_empty(), "come to too seldom: {short:?}");
}

#[test]
fn engine_and_reference_model_agree_in_every_run() {
    agree(RUNS, compare);
}

#[test]
fn engine_and_second_writing_agree_in_every_run_of_the_combined_game() {
    agree(COMBINED, combined::compare);
}

#[test]
fn a_run_is_the_same_each_time() {
    assert_eq!(compare(7), compare(7));
    assert_ne!(compare(7), compare(8));
    assert_eq!(combined::compare(7), combined::compare(7));
}
