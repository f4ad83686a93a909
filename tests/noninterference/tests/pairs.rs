//! Some pairs: few here, a hundred thousand with `make noninterference`.

#![expect(
    clippy::print_stdout,
    reason = "the coverage of the run is part of its result"
)]

use std::collections::BTreeMap;

use dradis_facts::checks;
use dradis_facts::kit::Game;
use dradis_facts::options::Options;
use dradis_noninterference::{Coverage, Plant, Secret, Way, play};

/// Pairs of this test.
const PAIRS: u64 = 240;

/// Pairs that may show a planted leak. A secret that differs late in an evening need not come to every way out.
const MAY_SHOW: usize = 12;

/// And one deliberate leak of each kind of secret in each way out: the comparison must find every one.
#[test]
fn nobody_can_tell_two_games_apart_that_differ_in_secrets_alone() {
    checks!(
        "SECRET-17",
        "SECRET-18",
        "LOYAL-3",
        "SLEEPER-2",
        "CIV-3",
        "JUMP-4"
    );
    let mut all = Coverage::default();
    let mut differed = BTreeMap::<Secret, Vec<u64>>::new();
    for pair in 0..PAIRS {
        let mut counted = Coverage::default();
        play(pair, Game::Base, None, &mut counted).unwrap_or_else(|leak| panic!("{leak:#?}"));
        for secret in counted.secrets.keys() {
            differed.entry(*secret).or_default().push(pair);
        }
        all.add(&counted);
    }
    println!("secrets that differed: {:?}", all.secrets);
    println!("procedures: {:?}", all.procedures);
    assert_eq!(
        all.short_of(Game::Base, 1),
        [] as [&str; 0],
        "come to too seldom"
    );
    for secret in Secret::all(Game::Base) {
        leaks_are_found(Game::Base, secret, &differed[&secret]);
    }
}

fn leaks_are_found(game: Game, secret: Secret, pairs: &[u64]) {
    for way in Way::ALL {
        let plant = Some(Plant { secret, way });
        let found = pairs
            .iter()
            .take(MAY_SHOW)
            .any(|pair| play(*pair, game, plant, &mut Coverage::default()).is_err());
        assert!(found, "{secret:?} got out unnoticed: {way:?}");
    }
}

/// Pairs with a further kit.
const FURTHER: u64 = 120;

#[test]
fn nobody_can_tell_two_games_with_a_further_kit_apart() {
    let mut all = Coverage::default();
    let mut differed = BTreeMap::<Secret, Vec<u64>>::new();
    for pair in 0..FURTHER {
        let mut counted = Coverage::default();
        let played = play(pair, Game::Toy, None, &mut counted);
        played.unwrap_or_else(|leak| panic!("{leak:#?}"));
        for secret in counted.secrets.keys() {
            differed.entry(*secret).or_default().push(pair);
        }
        all.add(&counted);
    }
    println!("secrets that differed: {:?}", all.secrets);
    println!("zones with ships: {:?}", all.zones);
    let zones = Options {
        game: Game::Toy,
        ..Options::default()
    }
    .kit()
    .zones
    .iter();
    for zone in zones.map(|row| row.id) {
        assert!(all.zones.contains_key(&zone), "no ships in {zone:?}");
    }
    for secret in Secret::all(Game::Toy) {
        assert!(differed.contains_key(&secret), "{secret:?} never differed");
    }
    // What the base game has, is planted there; what the further kit brings, here.
    let of_base: Vec<Secret> = Secret::all(Game::Base).collect();
    for secret in Secret::all(Game::Toy).filter(|secret| !of_base.contains(secret)) {
        leaks_are_found(Game::Toy, secret, &differed[&secret]);
    }
}
