//! The engine and the reference model agree: few runs here, many with `make long`.

use dradis_differential::{Reached, Situation, compare};

/// Runs of this test.
const RUNS: u64 = 2_000;

/// How often each situation is to be come to.
const QUOTA: u32 = 5;

#[test]
fn engine_and_reference_model_agree_in_every_run() {
    let mut reached = Reached::default();
    for run in 0..RUNS {
        match compare(run) {
            Ok(more) => reached += more,
            Err(difference) => panic!("{difference}"),
        }
    }
    let short = reached.short_of(QUOTA);
    assert_eq!(short, [] as [Situation; 0], "come to too seldom");
}

#[test]
fn a_run_is_the_same_each_time() {
    assert_eq!(compare(7), compare(7));
    assert_ne!(compare(7), compare(8));
}
