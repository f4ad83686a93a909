use chacha20::ChaCha20Rng;
use dradis_rules::chance::{Chance, Draw, Positions};
use rand::SeedableRng;
use serde_json::{Value, json};

use super::*;

struct Vector {
    opening: Opening,
    commitments: Commitments,
    head: Hash,
    keys: BTreeMap<Stream, Hash>,
}

fn vectors() -> Vec<Vector> {
    let file = include_str!("../../../../tests/vectors/fairness.json");
    let mut all: Value = serde_json::from_str(file).unwrap();
    let cases: Vec<Vector> = all["openings"]
        .as_array_mut()
        .unwrap()
        .iter_mut()
        .map(|case| Vector {
            opening: serde_json::from_value(case["opening"].take()).unwrap(),
            commitments: serde_json::from_value(case["commitments"].take()).unwrap(),
            head: serde_json::from_value(case["head"].take()).unwrap(),
            keys: serde_json::from_value(case["keys"].take()).unwrap(),
        })
        .collect();
    assert_eq!(cases.len(), 3);
    cases
}

fn new_game(seed: u8) -> (Fairness, Record) {
    let Ok(seeds) = Seeds::random(&mut ChaCha20Rng::from_seed([seed; 32]));
    Fairness::begin(GameId([seed; 16]), seeds)
}

fn entropy(byte: u8) -> Entropy {
    Entropy([byte; 32])
}

#[test]
fn the_vectors_are_recomputed() {
    for case in vectors() {
        let keys = verify(&case.opening, &case.commitments).unwrap();
        assert_eq!(case.commitments.head(), case.head);
        for (stream, key) in &case.keys {
            assert_eq!(keys.key(*stream), &key.0, "{stream}");
        }
        assert_eq!(case.keys.len(), case.opening.opened.len());
    }
}

#[test]
fn a_host_that_plays_fair_can_be_verified() {
    let (mut host, _) = new_game(1);
    let commitments = host.commitments();
    let positions = Positions::start();

    let before_phones = host.keys();
    let mut draw = Draw::new(&before_phones, &positions);
    let first = draw.below(Stream::Seating, 4);
    host.open(draw.drawn().into_iter().map(|drawn| drawn.stream));

    for seat in 0..4 {
        host.receive(SeatId(seat), entropy(seat)).unwrap();
    }
    let with_phones = host.keys();
    let mut draw = Draw::new(&with_phones, &positions);
    let roll = draw.d8();
    host.open(draw.drawn().into_iter().map(|drawn| drawn.stream));

    let keys = verify(&host.opening(), &commitments).unwrap();
    let mut again = Draw::new(&keys, &positions);
    assert_eq!(again.below(Stream::Seating, 4), first);
    assert_eq!(again.d8(), roll);
}

#[test]
fn entropy_changes_streams_until_they_are_opened_and_not_after() {
    let (mut host, _) = new_game(2);
    let word = |host: &Fairness, stream| host.keys().word(stream, 0);

    let alone = word(&host, Stream::Dice);
    host.receive(SeatId(3), entropy(3)).unwrap();
    let with_one = word(&host, Stream::Dice);
    assert_ne!(alone, with_one);

    let records = host.open([Stream::Dice]);
    assert_eq!(
        records,
        [Record::StreamOpened {
            stream: Stream::Dice,
            seats: BTreeSet::from([SeatId(3)])
        }]
    );
    let loyalty_before = word(&host, Stream::Loyalty);
    host.receive(SeatId(1), entropy(1)).unwrap();
    assert_eq!(word(&host, Stream::Dice), with_one);
    assert_ne!(word(&host, Stream::Loyalty), loyalty_before);
    assert_eq!(host.open([Stream::Dice]), []);
    assert_eq!(word(&host, Stream::Dice), with_one);
}

#[test]
fn whose_entropy_it_is_matters_and_when_it_came_does_not() {
    let key = |sent: &[(u8, u8)]| {
        let (mut host, _) = new_game(3);
        for (seat, byte) in sent {
            host.receive(SeatId(*seat), entropy(*byte)).unwrap();
        }
        *host.keys().key(Stream::Crisis)
    };
    assert_eq!(key(&[(0, 7), (1, 8)]), key(&[(1, 8), (0, 7)]));
    assert_ne!(key(&[(0, 7), (1, 8)]), key(&[(0, 8), (1, 7)]));
}

#[test]
fn a_seat_sends_its_entropy_once() {
    let (mut host, _) = new_game(4);
    let first = host.receive(SeatId(0), entropy(1)).unwrap();
    assert_eq!(
        first,
        Some(Record::EntropyReceived {
            seat: SeatId(0),
            entropy: entropy(1)
        })
    );
    assert_eq!(host.receive(SeatId(0), entropy(1)), Ok(None));
    assert_eq!(
        host.receive(SeatId(0), entropy(2)),
        Err(EntropyRefused::Fixed)
    );
}

#[test]
fn a_game_comes_back_from_its_records() {
    let (mut host, committed) = new_game(5);
    let mut records = vec![committed];
    records.extend(host.receive(SeatId(0), entropy(1)).unwrap());
    records.extend(host.open([Stream::Seating, Stream::Loyalty]));
    records.extend(host.receive(SeatId(1), entropy(2)).unwrap());
    records.extend(host.open([Stream::Loyalty, Stream::Dice]));
    assert_eq!(records.len(), 6);

    let kept = serde_json::to_string(&records).unwrap();
    let records: Vec<Record> = serde_json::from_str(&kept).unwrap();
    assert_eq!(Fairness::from_records(&records).unwrap(), host);

    assert_eq!(
        Fairness::from_records(&records[1..]),
        Err(RecordsBroken::NotCommitted)
    );
}

/// The records of a game in which seat 0 came before the deal and seat 1 between deal and die.
fn records() -> Vec<Record> {
    let (mut host, committed) = new_game(6);
    let mut records = vec![committed];
    records.extend(host.receive(SeatId(0), entropy(1)).unwrap());
    records.extend(host.open([Stream::Loyalty]));
    records.extend(host.receive(SeatId(1), entropy(2)).unwrap());
    records.extend(host.open([Stream::Dice]));
    records
}

#[test]
fn records_are_verified_in_their_order() {
    let keys = verify_records(&records()).unwrap();
    let host = Fairness::from_records(&records()).unwrap();
    assert_eq!(keys.key(Stream::Loyalty), host.keys().key(Stream::Loyalty));

    let mut left_out = records();
    left_out.swap(3, 4);
    assert_eq!(
        verify_records(&left_out).unwrap_err(),
        FirstDifference::Seats(Stream::Dice).into()
    );

    let mut put_in = records();
    put_in.swap(2, 3);
    assert_eq!(
        verify_records(&put_in).unwrap_err(),
        FirstDifference::Seats(Stream::Loyalty).into()
    );

    let mut other_seeds = records();
    let (_, Record::Committed { seeds: others, .. }) = new_game(7) else {
        panic!("a game begins with its commitments");
    };
    if let Record::Committed { seeds, .. } = &mut other_seeds[0] {
        *seeds = others;
    }
    assert_eq!(
        verify_records(&other_seeds).unwrap_err(),
        FirstDifference::Seed(Stream::Seating).into()
    );
}

#[test]
fn nothing_is_fixed_twice() {
    let twice = |index: usize| {
        let mut records = records();
        records.push(records[index].clone());
        verify_records(&records).unwrap_err()
    };
    assert_eq!(twice(0), RecordsBroken::CommittedTwice.into());
    assert_eq!(twice(1), RecordsBroken::EntropyTwice(SeatId(0)).into());
    assert_eq!(twice(2), RecordsBroken::OpenedTwice(Stream::Loyalty).into());
}

#[test]
fn the_first_difference_is_named() {
    for case in vectors() {
        let Vector {
            opening,
            commitments,
            ..
        } = case;

        let other_game = Commitments {
            game: GameId([0; 16]),
            ..commitments
        };
        assert_eq!(
            verify(&opening, &other_game).err(),
            Some(FirstDifference::Game {
                committed: other_game.game,
                opened: opening.game
            })
        );

        for stream in Stream::ALL {
            let mut swapped = opening.clone();
            swapped.seeds[stream].0[31] ^= 1;
            swapped.seeds[Stream::LooksAtLoyalty].0[0] ^= 1;
            let difference = verify(&swapped, &commitments).unwrap_err();
            assert_eq!(difference, FirstDifference::Seed(stream));
        }

        let mut unsupplied = opening.clone();
        unsupplied
            .opened
            .insert(Stream::Dice, BTreeSet::from([SeatId(9)]));
        let difference = verify(&unsupplied, &commitments).unwrap_err();
        assert_eq!(
            difference.to_string(),
            "the stream dice mixes in entropy of seat 9, which is missing"
        );
    }
}

#[test]
fn other_entropy_or_other_seats_give_other_keys() {
    let case = vectors().remove(1);
    let key = |opening: &Opening| {
        *verify(opening, &case.commitments)
            .unwrap()
            .key(Stream::Loyalty)
    };

    let mut other_entropy = case.opening.clone();
    other_entropy.entropy.insert(SeatId(3), entropy(0));
    let mut fewer_seats = case.opening.clone();
    fewer_seats
        .opened
        .get_mut(&Stream::Loyalty)
        .unwrap()
        .remove(&SeatId(3));

    let honest = key(&case.opening);
    assert_eq!(honest, case.keys[&Stream::Loyalty].0);
    assert_ne!(key(&other_entropy), honest);
    assert_ne!(key(&fewer_seats), honest);
}

#[test]
fn seeds_are_committed_to_for_one_game_and_one_stream() {
    let seed = || Seed([6; 32]);
    let one = commitment(GameId([0; 16]), Stream::Dice, &seed());
    assert_ne!(one, commitment(GameId([1; 16]), Stream::Dice, &seed()));
    assert_ne!(one, commitment(GameId([0; 16]), Stream::Crisis, &seed()));
}

#[test]
fn every_stream_has_a_seed_of_its_own() {
    let (host, _) = new_game(7);
    let seeds: BTreeSet<[u8; 32]> = host.seeds.seeds.iter().map(|(_, seed)| seed.0).collect();
    assert_eq!(seeds.len(), Stream::COUNT);
}

#[test]
fn seeds_are_stored_apart_and_never_printed() {
    let (host, record) = new_game(8);
    let secret = hex::encode(host.seeds.seeds[Stream::Dice].0);
    assert!(!format!("{host:?} {record:?} {:?}", host.opening()).contains(&secret));

    let mut stored = serde_json::to_value(&record).unwrap();
    assert_eq!(stored["fairness"], "committed");
    assert_eq!(stored["seeds"]["$secret"]["dice"], json!(secret));
    stored["seeds"]["$secret"].take();
    assert!(!stored.to_string().contains(&secret));
}
