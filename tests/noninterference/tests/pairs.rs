//! Some pairs of every game: few here, a hundred thousand with `make noninterference`.

#![expect(
    clippy::print_stdout,
    reason = "the coverage of the run is part of its result"
)]

use std::collections::BTreeMap;

use dradis_facts::checks;
use dradis_facts::kit::Game;
use dradis_facts::options::Options;
use dradis_noninterference::{Coverage, Plant, Secret, Way, combined, play};

/// Pairs of the base game.
const PAIRS: u64 = 240;

/// Pairs with all boxes, each objective in turn.
const COMBINED: u64 = 160;

/// Pairs with each kit of the tests.
const FURTHER: u64 = 120;

/// Pairs that may show a planted leak. A secret that differs late in an evening need not come to every way out.
const MAY_SHOW: usize = 12;

/// What so many pairs have come to, none of which could be told apart, and in which of them each secret differed.
fn pairs(count: u64, of: impl Fn(u64) -> Game) -> (Coverage, BTreeMap<Secret, Vec<u64>>) {
    let mut all = Coverage::default();
    let mut differed = BTreeMap::<Secret, Vec<u64>>::new();
    for pair in 0..count {
        let mut counted = Coverage::default();
        play(pair, of(pair), None, &mut counted).unwrap_or_else(|leak| panic!("{leak:#?}"));
        for secret in counted.secrets.keys() {
            differed.entry(*secret).or_default().push(pair);
        }
        all.add(&counted);
    }
    println!("secrets that differed: {:?}", all.secrets);
    println!("procedures: {:?}", all.procedures);
    (all, differed)
}

/// One deliberate leak of a kind of secret in each way out: the comparison must find every one.
fn leaks_are_found(of: impl Fn(u64) -> Game, secret: Secret, pairs: &[u64]) {
    for way in Way::ALL {
        let plant = Some(Plant { secret, way });
        let found = pairs
            .iter()
            .take(MAY_SHOW)
            .any(|pair| play(*pair, of(*pair), plant, &mut Coverage::default()).is_err());
        assert!(found, "{secret:?} got out unnoticed: {way:?}");
    }
}

/// The kinds of secrets that a game has beside those of the base game, whose leaks are planted there.
fn brought(game: Game) -> impl Iterator<Item = Secret> {
    let of_base: Vec<Secret> = Secret::all(Game::Base).collect();
    Secret::all(game).filter(move |secret| !of_base.contains(secret))
}

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
    let base = |_| Game::Base;
    let (all, differed) = pairs(PAIRS, base);
    let short = all.short_of(Game::Base, 1);
    assert_eq!(short, [] as [&str; 0], "come to too seldom");
    for secret in Secret::all(Game::Base) {
        leaks_are_found(base, secret, &differed[&secret]);
    }
}

#[test]
fn nobody_can_tell_two_games_with_all_boxes_apart_that_differ_in_secrets_alone() {
    checks!("SECRET-17", "SECRET-18", "XGOAL-1", "XMUT-1", "XMOT-1");
    let (all, differed) = pairs(COMBINED, combined);
    let short = all.short_of(combined(0), 1);
    assert_eq!(short, [] as [&str; 0], "come to too seldom");
    for secret in brought(combined(0)) {
        leaks_are_found(combined, secret, &differed[&secret]);
    }
}

#[test]
fn nobody_can_tell_two_games_with_a_further_kit_apart() {
    for game in Game::MADE.iter().copied() {
        let (all, differed) = pairs(FURTHER, |_| game);
        println!("zones with ships: {:?}", all.zones);
        let options = Options {
            game,
            ..Options::default()
        };
        for zone in options.kit().zones.iter().map(|row| row.id) {
            let there = all.zones.contains_key(&zone);
            assert!(there, "{game:?}: no ships in {zone:?}");
        }
        for secret in Secret::all(game) {
            let there = differed.contains_key(&secret);
            assert!(there, "{game:?}: {secret:?} never differed");
        }
        for secret in brought(game) {
            leaks_are_found(|_| game, secret, &differed[&secret]);
        }
    }
}
