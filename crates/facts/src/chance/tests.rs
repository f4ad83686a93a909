use serde_json::Value;
use statrs::distribution::{ChiSquared, ContinuousCDF};

use super::*;

/// How unlikely a statistic must be before a test calls it unfair. The seeds are fixed, so a test
/// passes always or never; the bound says how much luck choosing the seed could have taken.
const ALPHA: f64 = 1e-6;

fn vectors(section: &str) -> Vec<Value> {
    let file = include_str!("../../../../tests/vectors/chance.json");
    let all: Value = serde_json::from_str(file).unwrap();
    let cases = all[section].as_array().unwrap().clone();
    assert!(!cases.is_empty(), "no vectors for {section}");
    cases
}

fn bytes(value: &Value) -> [u8; 32] {
    hex::decode(value.as_str().unwrap())
        .unwrap()
        .try_into()
        .unwrap()
}

fn number<T: TryFrom<u64, Error: fmt::Debug>>(value: &Value) -> T {
    T::try_from(value.as_u64().unwrap()).unwrap()
}

fn numbers<T: TryFrom<u64, Error: fmt::Debug>>(value: &Value) -> Vec<T> {
    value.as_array().unwrap().iter().map(number).collect()
}

/// Streams that all have the same key, as the vectors give it.
fn with_key(value: &Value) -> StreamKeys {
    StreamKeys::new(PerStream::from_fn(|_| Zeroizing::new(bytes(value))))
}

fn at(stream: Stream, position: u64) -> Positions {
    let mut positions = Positions::start();
    positions.set(stream, position);
    positions
}

#[test]
fn the_keystream_is_the_published_chacha20() {
    for case in vectors("chacha20") {
        let keys = with_key(&case["key"]);
        let first = number::<u64>(&case["counter"]) * 16;
        let block: Vec<u8> = (first..first + 16)
            .flat_map(|position| keys.word(Stream::Dice, position).to_le_bytes())
            .collect();
        assert_eq!(hex::encode(block), case["keystream"], "{}", case["source"]);
    }
}

#[test]
fn word_vectors() {
    for case in vectors("word") {
        let position = number(&case["position"]);
        let word = with_key(&case["key"]).word(Stream::Loyalty, position);
        assert_eq!(word, number::<u32>(&case["word"]), "at {position}");
    }
}

#[test]
fn derive_vectors() {
    for case in vectors("derive") {
        let keys = StreamKeys::derive(bytes(&case["seed"]));
        for stream in Stream::ALL {
            assert_eq!(
                keys.key(stream),
                &bytes(&case["keys"][stream.name()]),
                "{stream}"
            );
        }
        assert_eq!(case["keys"].as_object().unwrap().len(), Stream::COUNT);
    }
}

#[test]
fn below_vectors() {
    for case in vectors("below") {
        let keys = with_key(&case["key"]);
        let mut draw = Draw::new(&keys, &at(Stream::Crisis, number(&case["from"])));
        let n = number(&case["n"]);
        let values: Vec<u32> = numbers(&case["values"]);
        let drawn: Vec<u32> = values
            .iter()
            .map(|_| draw.below(Stream::Crisis, n))
            .collect();
        assert_eq!(drawn, values, "below {n}");
        assert_eq!(
            draw.positions().of(Stream::Crisis),
            number::<u64>(&case["to"]),
            "below {n}"
        );
    }
}

#[test]
fn d8_vectors() {
    for case in vectors("d8") {
        let keys = with_key(&case["key"]);
        let mut draw = Draw::new(&keys, &at(Stream::Dice, number(&case["from"])));
        let values: Vec<u8> = numbers(&case["values"]);
        let drawn: Vec<u8> = values.iter().map(|_| draw.d8()).collect();
        assert_eq!(drawn, values);
        assert_eq!(
            draw.positions().of(Stream::Dice),
            number::<u64>(&case["to"])
        );
    }
}

#[test]
fn shuffle_vectors() {
    for case in vectors("shuffle") {
        let keys = with_key(&case["key"]);
        let mut draw = Draw::new(&keys, &at(Stream::Quorum, number(&case["from"])));
        let mut cards: Vec<u8> = (0..number::<u8>(&case["cards"])).collect();
        draw.shuffle(Stream::Quorum, &mut cards);
        assert_eq!(cards, numbers::<u8>(&case["order"]));
        assert_eq!(
            draw.positions().of(Stream::Quorum),
            number::<u64>(&case["to"])
        );
    }
}

#[test]
fn names_are_those_of_the_format() {
    let names = [
        "seating",
        "dice",
        "loyalty",
        "destiny",
        "civilians",
        "galactica-damage",
        "basestar-damage",
        "destinations",
        "crisis",
        "super-crisis",
        "quorum",
        "looks-at-loyalty",
        "mutiny",
        "motive",
    ];
    for (index, stream) in Stream::ALL.into_iter().enumerate() {
        assert_eq!(stream as usize, index);
        assert_eq!(stream.name(), names[index]);
        assert_eq!(serde_json::to_value(stream).unwrap(), names[index]);
    }
}

#[test]
fn a_game_draws_from_the_streams_that_it_has_committed_to_and_from_no_other() {
    let all = StreamKeys::derive([1; 32]);
    let committed = |stream: &Stream| *stream != Stream::Dice;
    let keys = Stream::ALL.into_iter().filter(committed);
    let keys = GameKeys::new(
        keys.map(|stream| (stream, Zeroizing::new(*all.key(stream))))
            .collect(),
    );
    assert_eq!(keys.key(Stream::Dice), None);
    for stream in Stream::ALL {
        let draws = |chance: &dyn Chance| {
            let mut draw = Draw::new(chance, &at(stream, 40));
            let mut cards: Vec<usize> = (0..30).collect();
            draw.shuffle(stream, &mut cards);
            (cards, draw.below(stream, 1 << 31), draw.drawn())
        };
        let given = keys.ask(draws);
        if stream == Stream::Dice {
            let refused = given.unwrap_err();
            assert_eq!(refused, NotCommitted(Stream::Dice));
            assert_eq!(
                refused.to_string(),
                "the game has never committed to the stream dice, so nothing can be drawn from it"
            );
        } else {
            assert_eq!(given, Ok(draws(&all)), "{stream}");
        }
    }
    let first_missing = keys.ask(|chance| {
        Draw::new(chance, &Positions::start()).below(Stream::Loyalty, 6);
        Draw::new(chance, &Positions::start()).d8()
    });
    assert_eq!(first_missing, Err(NotCommitted(Stream::Dice)));
    assert_eq!(format!("{keys:?}"), "GameKeys(..)");
}

#[test]
fn positions_not_mentioned_are_at_the_start() {
    let read: Positions = serde_json::from_str(r#"{"dice": 3}"#).unwrap();
    assert_eq!(read, at(Stream::Dice, 3));
    let written = serde_json::to_value(read).unwrap();
    assert_eq!(written.as_object().unwrap().len(), Stream::COUNT);
    assert_eq!(serde_json::from_value::<Positions>(written).unwrap(), read);
}

#[test]
fn a_position_that_no_stream_has_is_refused() {
    let last: Positions = serde_json::from_str(r#"{"dice": 4294967295}"#).unwrap();
    assert_eq!(last.of(Stream::Dice), Positions::MAX);
    let beyond = serde_json::from_str::<Positions>(r#"{"dice": 4294967296}"#).unwrap_err();
    assert_eq!(
        beyond.to_string(),
        "the stream dice is said to be at 4294967296; a position is at most 4294967295"
    );
}

#[test]
fn a_draw_repeats_from_the_same_positions() {
    let keys = StreamKeys::derive([1; 32]);
    let mut first = Draw::new(&keys, &Positions::start());
    first.d8();
    let between = first.positions();
    let result: Vec<u8> = (0..20).map(|_| first.d8()).collect();

    let mut again = Draw::new(&keys, &between);
    let repeated: Vec<u8> = (0..20).map(|_| again.d8()).collect();
    assert_eq!(repeated, result);
    assert_eq!(again.positions(), first.positions());
}

#[test]
fn a_draw_moves_its_own_stream_alone_and_says_how_far() {
    let keys = StreamKeys::derive([2; 32]);
    let mut draw = Draw::new(&keys, &at(Stream::Dice, 40));
    assert_eq!(draw.drawn(), []);
    draw.d8();
    draw.shuffle(Stream::Loyalty, &mut [0; 7]);
    draw.d8();
    assert_eq!(
        draw.drawn(),
        [
            Drawn {
                stream: Stream::Dice,
                from: 40,
                to: 42
            },
            Drawn {
                stream: Stream::Loyalty,
                from: 0,
                to: 6
            },
        ]
    );
}

#[test]
#[should_panic(expected = "a draw has from 1 to 2^31 outcomes, not 0")]
fn nothing_can_be_drawn_from_nothing() {
    let keys = StreamKeys::derive([3; 32]);
    Draw::new(&keys, &Positions::start()).below(Stream::Dice, 0);
}

#[test]
fn keys_are_not_printed() {
    let keys = StreamKeys::derive([4; 32]);
    let draw = Draw::new(&keys, &Positions::start());
    assert_eq!(format!("{keys:?}"), "StreamKeys(..)");
    assert_eq!(format!("{draw:?}"), "Draw { .. }");
}

/// The first words of one stream, read in one go: the statistics need very many.
struct ReadAhead(Vec<u32>);

impl ReadAhead {
    fn new(key: &[u8; 32], words: usize) -> ReadAhead {
        let mut keystream = ChaCha20Rng::from_seed(*key);
        ReadAhead((0..words).map(|_| keystream.next_u32()).collect())
    }
}

impl Chance for ReadAhead {
    fn word(&self, _: Stream, position: u64) -> u32 {
        self.0[usize::try_from(position).unwrap()]
    }
}

#[test]
fn reading_ahead_reads_the_same_words() {
    let keys = StreamKeys::derive([5; 32]);
    let ahead = ReadAhead::new(keys.key(Stream::Quorum), 100);
    for position in 0..100 {
        let word = keys.word(Stream::Quorum, position);
        assert_eq!(ahead.word(Stream::Quorum, position), word);
    }
}

#[test]
fn the_first_word_that_is_not_fair_is_rejected_and_the_last_that_is_taken() {
    // The largest multiple of 6 up to 2^32 is 4294967292.
    let words = ReadAhead(vec![4_294_967_292, 4_294_967_291]);
    let mut draw = Draw::new(&words, &Positions::start());
    assert_eq!(draw.below(Stream::Dice, 6), 5);
    assert_eq!(draw.positions().of(Stream::Dice), 2);
}

/// The probability that fair draws stray at least this far.
fn chance_of(chi_square: f64, degrees_of_freedom: usize) -> f64 {
    ChiSquared::new(degrees_of_freedom as f64)
        .unwrap()
        .sf(chi_square)
}

/// Pearson's statistic of counts that are all expected to be equal.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts
        .iter()
        .map(|count| (f64::from(*count) - expected).powi(2) / expected)
        .sum()
}

/// How likely it is that a fair shuffle spreads `n` cards over `n` positions as unevenly as
/// `shuffle` did in `rounds` rounds.
///
/// Rows and columns of the matrix both have fixed sums, which leaves (n−1)² degrees of freedom and
/// shrinks the statistic by (n−1)/n.
fn chance_of_spread(n: usize, rounds: usize, mut shuffle: impl FnMut(&mut [usize])) -> f64 {
    let mut matrix = vec![0; n * n];
    for _ in 0..rounds {
        let mut cards: Vec<usize> = (0..n).collect();
        shuffle(&mut cards);
        for (position, card) in cards.into_iter().enumerate() {
            matrix[position * n + card] += 1;
        }
    }
    let shrink = (n - 1) as f64 / n as f64;
    chance_of(chi_square(&matrix) * shrink, (n - 1) * (n - 1))
}

#[test]
fn every_card_is_as_likely_at_every_position() {
    let words = ReadAhead::new(&[5; 32], 120_000);
    let mut draw = Draw::new(&words, &Positions::start());
    for n in [2, 8, 22] {
        let p = chance_of_spread(n, 4000, |cards| draw.shuffle(Stream::Quorum, cards));
        assert!((ALPHA..1.0 - ALPHA).contains(&p), "{n} cards: p = {p}");
    }
}

#[test]
fn the_spread_test_finds_the_well_known_wrong_shuffle() {
    let words = ReadAhead::new(&[5; 32], 120_000);
    let mut draw = Draw::new(&words, &Positions::start());
    let p = chance_of_spread(8, 4000, |cards| {
        for i in 0..cards.len() {
            let j = draw.below(Stream::Quorum, cards.len() as u32);
            cards.swap(i, j as usize);
        }
    });
    assert!(p < ALPHA, "p = {p}");
}

#[test]
fn all_orders_of_four_cards_are_equally_likely() {
    let words = ReadAhead::new(&[6; 32], 120_000);
    let mut draw = Draw::new(&words, &Positions::start());
    let mut orders = BTreeMap::new();
    for _ in 0..24_000 {
        let mut cards = [0, 1, 2, 3];
        draw.shuffle(Stream::Destinations, &mut cards);
        *orders.entry(cards).or_insert(0u32) += 1;
    }
    let counts: Vec<u32> = orders.into_values().collect();
    assert_eq!(counts.len(), 24);
    let p = chance_of(chi_square(&counts), 23);
    assert!((ALPHA..1.0 - ALPHA).contains(&p), "p = {p}");
}

#[test]
fn the_faces_of_the_die_are_equally_likely() {
    crate::checks!("COMP-6");
    let words = ReadAhead::new(&[7; 32], 120_000);
    let mut draw = Draw::new(&words, &Positions::start());
    let mut faces = [0; 8];
    for _ in 0..40_000 {
        faces[usize::from(draw.d8()) - 1] += 1;
    }
    let p = chance_of(chi_square(&faces), 7);
    assert!((ALPHA..1.0 - ALPHA).contains(&p), "p = {p}");
}

/// With three times 2^29 outcomes, plain `word % n` would favour the lower two thirds by half as
/// much again; rejecting words above the largest multiple is what makes the thirds equal.
#[test]
fn rejected_words_keep_large_ranges_fair() {
    let words = ReadAhead::new(&[8; 32], 120_000);
    let mut draw = Draw::new(&words, &Positions::start());
    let mut thirds = [0; 3];
    for _ in 0..9_000 {
        thirds[(draw.below(Stream::Crisis, 3 << 29) >> 29) as usize] += 1;
    }
    let p = chance_of(chi_square(&thirds), 2);
    assert!((ALPHA..1.0 - ALPHA).contains(&p), "p = {p}");
}

/// How likely it is that independent dice pair up as unevenly as these two do.
fn chance_of_pairs<'a>(pairs: impl Iterator<Item = (&'a u8, &'a u8)>) -> f64 {
    let mut table = [0; 64];
    for (a, b) in pairs {
        table[usize::from(a * 8 + b)] += 1;
    }
    chance_of(chi_square(&table), 63)
}

/// The first words of every stream, taken modulo 8.
fn faces() -> PerStream<Vec<u8>> {
    let keys = StreamKeys::derive([9; 32]);
    PerStream::from_fn(|stream| {
        let words = ReadAhead::new(keys.key(stream), 6_000);
        words.0.into_iter().map(|word| (word % 8) as u8).collect()
    })
}

#[test]
fn streams_are_independent_of_each_other() {
    let faces = faces();
    for (n, one) in Stream::ALL.into_iter().enumerate() {
        for &other in &Stream::ALL[n + 1..] {
            let p = chance_of_pairs(faces[one].iter().zip(&faces[other]));
            assert!(
                (ALPHA..1.0 - ALPHA).contains(&p),
                "{one} and {other}: p = {p}"
            );
        }
    }
}

#[test]
fn neighbouring_words_are_independent() {
    for (stream, faces) in faces().iter() {
        let p = chance_of_pairs(faces.chunks(2).map(|pair| (&pair[0], &pair[1])));
        assert!((ALPHA..1.0 - ALPHA).contains(&p), "{stream}: p = {p}");
    }
}

#[test]
fn the_independence_test_finds_two_equal_streams() {
    let dice = &faces()[Stream::Dice];
    let p = chance_of_pairs(dice.iter().zip(dice));
    assert!(p < ALPHA, "p = {p}");
}
