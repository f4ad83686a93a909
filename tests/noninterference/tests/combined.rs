//! Pairs with all boxes, each objective in turn: some here, thousands with `make noninterference`.

#![expect(
    clippy::print_stdout,
    reason = "the coverage of the run is part of its result"
)]

use std::collections::BTreeMap;

use dradis_facts::checks;
use dradis_facts::kit::Game;
use dradis_noninterference::{Coverage, Plant, Secret, Way, combined, play};

/// Pairs of this test.
const PAIRS: u64 = 160;

/// Pairs that may show a planted leak.
const MAY_SHOW: usize = 12;

/// And one deliberate leak of each kind of secret that the base game does not have, in each way out.
#[test]
fn nobody_can_tell_two_games_with_all_boxes_apart_that_differ_in_secrets_alone() {
    checks!("SECRET-17", "SECRET-18", "XGOAL-1", "XMUT-1", "XMOT-1");
    let mut all = Coverage::default();
    let mut differed = BTreeMap::<Secret, Vec<u64>>::new();
    for pair in 0..PAIRS {
        let mut counted = Coverage::default();
        let played = play(pair, combined(pair), None, &mut counted);
        played.unwrap_or_else(|leak| panic!("{leak:#?}"));
        for secret in counted.secrets.keys() {
            differed.entry(*secret).or_default().push(pair);
        }
        all.add(&counted);
    }
    println!("secrets that differed: {:?}", all.secrets);
    println!("procedures: {:?}", all.procedures);
    assert_eq!(
        all.short_of(combined(0), 1),
        [] as [&str; 0],
        "come to too seldom"
    );
    let of_base: Vec<Secret> = Secret::all(Game::Base).collect();
    for secret in Secret::all(combined(0)).filter(|secret| !of_base.contains(secret)) {
        for way in Way::ALL {
            let plant = Some(Plant { secret, way });
            let mut pairs = differed[&secret].iter().take(MAY_SHOW);
            let found = pairs
                .any(|pair| play(*pair, combined(*pair), plant, &mut Coverage::default()).is_err());
            assert!(found, "{secret:?} got out unnoticed: {way:?}");
        }
    }
}
