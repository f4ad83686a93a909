use chacha20::ChaCha20Rng;
use dradis_facts::chance::{Draw, GameKeys, Positions};
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
            assert_eq!(keys.key(*stream), Some(&key.0), "{stream}");
        }
        assert_eq!(case.keys.len(), case.opening.opened.len());
    }
}

/// A game with a phone at each of these seats, of which each has committed to this byte.
fn gathered(seed: u8, phones: &[(u8, u8)]) -> (Fairness, Vec<Record>) {
    let (mut host, committed) = new_game(seed);
    let mut records = vec![committed];
    for (seat, byte) in phones {
        take(
            &mut host,
            &mut records,
            Record::SeatPaired {
                seat: SeatId(*seat),
            },
        );
        commit(&mut host, &mut records, *seat, *byte);
    }
    (host, records)
}

fn take(host: &mut Fairness, records: &mut Vec<Record>, record: Record) {
    host.apply(&record).unwrap();
    records.push(record);
}

fn bound(host: &Fairness, seat: u8, byte: u8) -> Hash {
    entropy_commitment(host.game, host.round(), SeatId(seat), &entropy(byte))
}

fn commit(host: &mut Fairness, records: &mut Vec<Record>, seat: u8, byte: u8) {
    let commitment = bound(host, seat, byte);
    let record = host.commit(host.round(), SeatId(seat), commitment);
    take(host, records, record.unwrap().unwrap());
}

fn call(host: &mut Fairness, records: &mut Vec<Record>, seats: &[u8]) {
    let record = host.call(seats.iter().map(|seat| SeatId(*seat)));
    take(host, records, record.unwrap());
}

fn show(host: &mut Fairness, records: &mut Vec<Record>, phones: &[(u8, u8)]) {
    for (seat, byte) in phones {
        let record = host.show(host.round(), SeatId(*seat), entropy(*byte));
        take(host, records, record.unwrap().unwrap());
    }
}

fn open(host: &mut Fairness, records: &mut Vec<Record>, streams: &[Stream]) {
    for record in host.open(streams.iter().copied()) {
        take(host, records, record);
    }
}

/// All phones commit, are called and show: what a game without trouble does before its deal.
fn dealt(seed: u8, phones: &[(u8, u8)]) -> (Fairness, Vec<Record>) {
    let (mut host, mut records) = gathered(seed, phones);
    let seats: Vec<u8> = phones.iter().map(|(seat, _)| *seat).collect();
    call(&mut host, &mut records, &seats);
    show(&mut host, &mut records, phones);
    open(&mut host, &mut records, &[Stream::Loyalty]);
    (host, records)
}

/// Every record is a row of its own; those that open streams are steps.
fn verified(records: &[Record]) -> Result<VerifiedRecords, RecordsDifference> {
    verify_records(records.iter().map(|record| InRow {
        records: std::slice::from_ref(record),
        step: matches!(record, Record::StreamOpened { .. }),
        seats: 4,
    }))
}

fn refusal(records: &[Record]) -> RecordsDifference {
    verified(records).expect_err("it was altered")
}

#[test]
fn a_host_that_plays_fair_can_be_verified() {
    let (mut host, mut records) = new_game_with_records(1);
    let commitments = host.commitments();
    let positions = Positions::start();

    let before_phones = host.keys();
    let first = |keys: &GameKeys| {
        keys.ask(|chance| Draw::new(chance, &positions).below(Stream::Seating, 4))
            .unwrap()
    };
    let began = first(&before_phones);
    open(&mut host, &mut records, &[Stream::Seating]);

    let phones = [(0, 0), (1, 1), (2, 2), (3, 3)];
    for (seat, byte) in phones {
        take(
            &mut host,
            &mut records,
            Record::SeatPaired { seat: SeatId(seat) },
        );
        commit(&mut host, &mut records, seat, byte);
    }
    assert!(host.needs_round([Stream::Dice]));
    assert!(!host.needs_round([Stream::Seating]), "it is open");
    call(&mut host, &mut records, &[0, 1, 2, 3]);
    show(&mut host, &mut records, &phones);
    assert!(!host.needs_round([Stream::Dice]));
    let roll = host.keys().ask(|chance| Draw::new(chance, &positions).d8());
    open(&mut host, &mut records, &[Stream::Dice]);

    let keys = verify(&host.opening(), &commitments).unwrap();
    assert_eq!(first(&keys), began);
    let again = keys.ask(|chance| Draw::new(chance, &positions).d8());
    assert_eq!(again, roll);
    let records = verified(&records).unwrap();
    assert_eq!(records.mixed.len(), 4);
    let repeated = records
        .keys
        .ask(|chance| Draw::new(chance, &positions).d8());
    assert_eq!(repeated, roll);
}

fn new_game_with_records(seed: u8) -> (Fairness, Vec<Record>) {
    let (host, record) = new_game(seed);
    (host, vec![record])
}

#[test]
fn entropy_changes_streams_once_all_have_shown_it_and_no_earlier() {
    let (mut host, mut records) = gathered(2, &[(1, 7), (3, 8)]);
    let word = |host: &Fairness, stream| host.keys().ask(|chance| chance.word(stream, 0));
    let alone = word(&host, Stream::Dice);
    call(&mut host, &mut records, &[1, 3]);
    show(&mut host, &mut records, &[(1, 7)]);
    assert_eq!(word(&host, Stream::Dice), alone, "one is missing");
    show(&mut host, &mut records, &[(3, 8)]);
    let with_both = word(&host, Stream::Dice);
    assert_ne!(alone, with_both);
    open(&mut host, &mut records, &[Stream::Dice]);
    assert_eq!(
        records.last(),
        Some(&Record::StreamOpened {
            stream: Stream::Dice,
            seats: BTreeSet::from([SeatId(1), SeatId(3)])
        })
    );
    // Who comes later has no part in anything.
    let loyalty = word(&host, Stream::Loyalty);
    take(
        &mut host,
        &mut records,
        Record::SeatPaired { seat: SeatId(0) },
    );
    let late = bound(&host, 0, 9);
    assert_eq!(host.commit(1, SeatId(0), late), Err(EntropyRefused::Round));
    assert_eq!(word(&host, Stream::Loyalty), loyalty);
    assert_eq!(host.open([Stream::Dice]), []);
    assert_eq!(word(&host, Stream::Dice), with_both);
}

#[test]
fn whose_entropy_it_is_matters_and_when_it_came_does_not() {
    let key = |phones: &[(u8, u8)]| dealt(3, phones).0.keys().key(Stream::Crisis).copied();
    assert_eq!(key(&[(0, 7), (1, 8)]), key(&[(1, 8), (0, 7)]));
    assert_ne!(key(&[(0, 7), (1, 8)]), key(&[(0, 8), (1, 7)]));
}

#[test]
fn a_phone_shows_what_it_committed_to_when_it_is_called_and_nothing_else() {
    let (mut host, mut records) = gathered(4, &[(0, 1), (1, 2)]);
    assert_eq!(
        host.show(1, SeatId(0), entropy(1)),
        Err(EntropyRefused::Round),
        "nobody was called"
    );
    let same = bound(&host, 0, 1);
    assert_eq!(host.commit(1, SeatId(0), same), Ok(None));
    assert_eq!(host.commit(2, SeatId(0), same), Err(EntropyRefused::Round));
    assert_eq!(
        host.commit(1, SeatId(5), same),
        Err(EntropyRefused::NotPaired)
    );
    commit(&mut host, &mut records, 0, 3);
    call(&mut host, &mut records, &[0]);
    let other = bound(&host, 0, 4);
    assert_eq!(host.commit(1, SeatId(0), other), Err(EntropyRefused::Round));
    assert_eq!(
        host.show(1, SeatId(0), entropy(1)),
        Err(EntropyRefused::Other),
        "it committed to another one since"
    );
    assert_eq!(
        host.show(1, SeatId(1), entropy(2)),
        Err(EntropyRefused::Round),
        "it was left out"
    );
    assert_eq!(host.left_out().collect::<Vec<_>>(), [SeatId(1)]);
    show(&mut host, &mut records, &[(0, 3)]);
    assert_eq!(host.show(1, SeatId(0), entropy(3)), Ok(None));
}

#[test]
fn a_phone_that_withholds_voids_the_round_and_all_commit_anew() {
    let (mut host, mut records) = gathered(5, &[(0, 1), (1, 2)]);
    assert_eq!(host.give_up(), None, "nothing was called");
    call(&mut host, &mut records, &[0, 1]);
    show(&mut host, &mut records, &[(0, 1)]);
    let void = host.give_up().unwrap();
    take(&mut host, &mut records, void);
    assert_eq!(
        host.void_rounds(),
        [VoidRound {
            round: 1,
            seats: BTreeSet::from([SeatId(1)])
        }]
    );
    assert_eq!((host.round(), host.stage()), (2, Stage::Gathering));
    assert!(!host.has_committed(SeatId(0)), "what was shown is known");
    commit(&mut host, &mut records, 0, 3);
    commit(&mut host, &mut records, 1, 4);
    call(&mut host, &mut records, &[0, 1]);
    show(&mut host, &mut records, &[(0, 3), (1, 4)]);
    open(&mut host, &mut records, &[Stream::Loyalty]);
    let found = verified(&records).unwrap();
    assert_eq!((found.void.len(), found.mixed.len()), (1, 2));
    assert_eq!(host.give_up(), None, "it was used");
}

#[test]
fn a_game_comes_back_from_its_records() {
    let (host, records) = dealt(5, &[(0, 1), (2, 2)]);
    let kept = serde_json::to_string(&records).unwrap();
    let records: Vec<Record> = serde_json::from_str(&kept).unwrap();
    assert_eq!(Fairness::from_records(&records).unwrap(), host);
    assert_eq!(
        Fairness::from_records(&records[1..]),
        Err(RecordsBroken::NotCommitted)
    );
}

#[test]
fn seeds_that_were_exchanged_are_found() {
    let (_, mut records) = dealt(6, &[(0, 1)]);
    let (_, Record::Committed { seeds: others, .. }) = new_game(7) else {
        panic!("a game begins with its commitments");
    };
    if let Record::Committed { seeds, .. } = &mut records[0] {
        *seeds = others;
    }
    assert_eq!(
        refusal(&records),
        FirstDifference::Seed(Stream::Seating).into()
    );
}

/// What a host would have to write that chooses the deal: it knows its seeds, hears all phones but one of a
/// friend, and takes for that one whatever deals the Cylons as it likes. Without commitments nineteen tries were
/// enough; with them the entropy that it looks for is not the one that was committed to.
#[test]
fn a_host_that_looks_for_entropy_after_it_has_seen_the_others_is_refused() {
    let phones = [(0, 1), (1, 2), (2, 3)];
    let (honest, records) = dealt(9, &phones);
    let mut tries = 0;
    for byte in 10..250 {
        // The friend's phone is at seat 2, and shows last.
        let mut forged = records.clone();
        for record in &mut forged {
            if let Record::EntropyOpened { seat, entropy, .. } = record
                && *seat == SeatId(2)
            {
                *entropy = Entropy([byte; 32]);
            }
        }
        tries += 1;
        assert_eq!(
            refusal(&forged),
            RecordsBroken::NotWhatWasCommitted(SeatId(2)).into()
        );
        // To commit to it as well it would have to stand before the others had shown theirs, which nobody knew.
        let (mut late, mut records) = gathered(9, &phones[..2]);
        take(
            &mut late,
            &mut records,
            Record::SeatPaired { seat: SeatId(2) },
        );
        call(&mut late, &mut records, &[0, 1]);
        show(&mut late, &mut records, &phones[..2]);
        let commitment = bound(&late, 2, byte);
        records.push(Record::EntropyCommitted {
            round: 1,
            seat: SeatId(2),
            commitment,
        });
        assert_eq!(refusal(&records), RecordsBroken::Round(1).into());
        let (found, _) = dealt(9, &[phones[0], phones[1], (2, byte)]);
        let first = found.keys().ask(|chance| chance.word(Stream::Loyalty, 0));
        if first.unwrap().is_multiple_of(16) {
            break;
        }
    }
    assert!(
        (2..240).contains(&tries),
        "{tries} tries until the deal suits"
    );
    assert!(verified(&records).is_ok());
    assert_eq!(honest.stage(), Stage::Mixed);
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
            ..commitments.clone()
        };
        assert_eq!(
            verify(&opening, &other_game).err(),
            Some(FirstDifference::Game {
                committed: other_game.game,
                opened: opening.game
            })
        );

        let streams: Vec<Stream> = opening.seeds.keys().copied().collect();
        let last = *streams.last().unwrap();
        for stream in streams.iter().copied() {
            let mut swapped = opening.clone();
            swapped.seeds.get_mut(&stream).unwrap().0[31] ^= 1;
            swapped.seeds.get_mut(&last).unwrap().0[0] ^= 1;
            let difference = verify(&swapped, &commitments).unwrap_err();
            assert_eq!(difference, FirstDifference::Seed(stream));
        }

        for stream in streams {
            let mut fewer = commitments.clone();
            fewer.streams.remove(&stream);
            let difference = verify(&opening, &fewer).unwrap_err();
            assert_eq!(difference, FirstDifference::Uncommitted(stream));
            let mut lost = opening.clone();
            lost.seeds.remove(&stream);
            let difference = verify(&lost, &commitments).unwrap_err();
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
        let keys = verify(opening, &case.commitments).unwrap();
        *keys.key(Stream::Loyalty).unwrap()
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
    let seeds: BTreeSet<[u8; 32]> = host.seeds.seeds.values().map(|seed| seed.0).collect();
    assert_eq!(seeds.len(), Stream::COUNT);
}

#[test]
fn seeds_are_stored_apart_and_never_printed() {
    let (host, record) = new_game(8);
    let secret = hex::encode(host.seeds.seeds[&Stream::Dice].0);
    assert!(!format!("{host:?} {record:?} {:?}", host.opening()).contains(&secret));

    let mut stored = serde_json::to_value(&record).unwrap();
    assert_eq!(stored["fairness"], "committed");
    assert_eq!(stored["seeds"]["$secret"]["dice"], json!(secret));
    stored["seeds"]["$secret"].take();
    assert!(!stored.to_string().contains(&secret));
}
