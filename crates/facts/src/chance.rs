//! Chance: the streams that Dradis draws from when the app, not the table, shuffles or rolls.
//!
//! Architecture invariant: chance has no state of its own. [`Chance`] answers "which word stands at
//! this position of this stream?" and always gives the same answer; how far a game has read is
//! [`Positions`], a part of the game's state. So an undo that restores the state restores the
//! positions with it, and a redo draws exactly what was drawn before. A generator handed around as
//! `&mut` would keep that position outside the state, where undo, save and replay cannot see it.
//!
//! Bounded sampling and shuffling are written here and frozen by golden vectors
//! (`tests/vectors/chance.json`, `docs/PROTOCOL.md` §4): a library may change its own between two
//! versions, and a game recorded today must be recomputable for ever.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut};

use crate::rule;
use chacha20::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use zeroize::Zeroizing;

/// What a draw is for. Each purpose has a stream of its own, so the number of dice rolled never
/// changes which loyalty card comes next, and one stream can be shown without showing another.
///
/// The kebab-case name is part of the file format and of every key derivation: a name is never
/// changed or reused, and new streams are added at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stream {
    /// Who sits where and who plays first.
    Seating,
    /// The eight-sided die.
    Dice,
    /// The loyalty deck, also when cards are added to it.
    Loyalty,
    /// The Destiny deck and the skill decks it is sampled from.
    Destiny,
    /// The pile of civilian ships.
    Civilians,
    /// Galactica's damage tokens.
    GalacticaDamage,
    /// The basestars' damage tokens.
    BasestarDamage,
    /// The destination deck.
    Destinations,
    /// The crisis deck.
    Crisis,
    /// The super crisis deck.
    SuperCrisis,
    /// The Quorum deck.
    Quorum,
    /// Which of several loyalty cards somebody gets to look at.
    LooksAtLoyalty,
    /// The Mutiny deck.
    Mutiny,
    /// The Motive cards of a Cylon Leader.
    Motive,
}

impl Stream {
    /// How many streams there are.
    pub const COUNT: usize = 14;

    /// Every stream once, in the order in which they are declared.
    pub const ALL: [Stream; Stream::COUNT] = [
        Stream::Seating,
        Stream::Dice,
        Stream::Loyalty,
        Stream::Destiny,
        Stream::Civilians,
        Stream::GalacticaDamage,
        Stream::BasestarDamage,
        Stream::Destinations,
        Stream::Crisis,
        Stream::SuperCrisis,
        Stream::Quorum,
        Stream::LooksAtLoyalty,
        Stream::Mutiny,
        Stream::Motive,
    ];

    /// The stable name: in files, in commitments and in key derivation. ASCII, at most 255 bytes.
    pub fn name(self) -> &'static str {
        match self {
            Stream::Seating => "seating",
            Stream::Dice => "dice",
            Stream::Loyalty => "loyalty",
            Stream::Destiny => "destiny",
            Stream::Civilians => "civilians",
            Stream::GalacticaDamage => "galactica-damage",
            Stream::BasestarDamage => "basestar-damage",
            Stream::Destinations => "destinations",
            Stream::Crisis => "crisis",
            Stream::SuperCrisis => "super-crisis",
            Stream::Quorum => "quorum",
            Stream::LooksAtLoyalty => "looks-at-loyalty",
            Stream::Mutiny => "mutiny",
            Stream::Motive => "motive",
        }
    }

    /// The stream of this name; `None` where this version knows none.
    pub fn named(name: &str) -> Option<Stream> {
        Stream::ALL.into_iter().find(|stream| stream.name() == name)
    }
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One value for every stream; no stream can be missing. What a game has committed to is no such thing,
/// because it may know fewer streams than this version: see [`GameKeys`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerStream<T>([T; Stream::COUNT]);

impl<T> PerStream<T> {
    /// Asks once for every stream, in the order of [`Stream::ALL`].
    pub fn from_fn(value_of: impl FnMut(Stream) -> T) -> PerStream<T> {
        PerStream(Stream::ALL.map(value_of))
    }

    /// Every stream with its value, in the order of [`Stream::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Stream, &T)> {
        Stream::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Stream> for PerStream<T> {
    type Output = T;

    fn index(&self, stream: Stream) -> &T {
        &self.0[stream as usize]
    }
}

impl<T> IndexMut<Stream> for PerStream<T> {
    fn index_mut(&mut self, stream: Stream) -> &mut T {
        &mut self.0[stream as usize]
    }
}

/// Random access to the streams: a pure function of stream and position.
///
/// Whoever can ask it knows every card that is still hidden: it stays on the host.
pub trait Chance {
    /// The 32-bit word at `position`, counted from 0. Asking twice gives the same word.
    ///
    /// `position` is at most [`Positions::MAX`].
    fn word(&self, stream: Stream, position: u64) -> u32;
}

/// How many words of each stream a game has read: the position of the next unread word.
///
/// Part of the game's state, and secret with it: how far a hidden deck's stream has moved depends
/// (through rejected words) on what was drawn. A stream that is absent in JSON is at 0.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<Stream, u64>", into = "BTreeMap<Stream, u64>")]
pub struct Positions(PerStream<u64>);

/// As secret as what was drawn, so nothing of it is printed.
impl fmt::Debug for Positions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Positions")
    }
}

impl Positions {
    /// The largest position, 2^32 − 1. A game reads some thousand words, and up to here the 32-bit
    /// block counter of RFC 8439 and the 64-bit one of the original ChaCha20 are the same, so that
    /// every library can be used to verify.
    pub const MAX: u64 = (1 << 32) - 1;

    /// Every stream at its beginning.
    pub fn start() -> Positions {
        Positions(PerStream::from_fn(|_| 0))
    }

    /// The position of the next unread word of `stream`.
    pub fn of(&self, stream: Stream) -> u64 {
        self.0[stream]
    }

    /// Puts `stream` where a recorded draw left it.
    pub fn set(&mut self, stream: Stream, position: u64) {
        self.0[stream] = position;
    }
}

impl Default for Positions {
    fn default() -> Self {
        Positions::start()
    }
}

/// A position that no stream has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the stream {stream} is said to be at {given}; a position is at most {}",
    Positions::MAX
)]
pub struct NoSuchPosition {
    /// The stream.
    pub stream: Stream,
    /// The position given.
    pub given: u64,
}

impl TryFrom<BTreeMap<Stream, u64>> for Positions {
    type Error = NoSuchPosition;

    fn try_from(given: BTreeMap<Stream, u64>) -> Result<Self, NoSuchPosition> {
        let mut positions = Positions::start();
        for (stream, given) in given {
            if given > Positions::MAX {
                return Err(NoSuchPosition { stream, given });
            }
            positions.set(stream, given);
        }
        Ok(positions)
    }
}

impl From<Positions> for BTreeMap<Stream, u64> {
    fn from(positions: Positions) -> Self {
        positions
            .0
            .iter()
            .map(|(stream, position)| (stream, *position))
            .collect()
    }
}

/// The part of one stream that a command read: the words `from..to`.
///
/// Kept with the results so that anybody who learns the key can read the same words again.
/// As secret as the results themselves, see [`Positions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Drawn {
    /// Which stream was read.
    pub stream: Stream,
    /// The position of the first word read.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub from: u64,
    /// The position after the last word read.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub to: u64,
}

/// A cursor over the streams while one command is decided: reads words, remembers how far.
pub struct Draw<'a> {
    chance: &'a dyn Chance,
    from: Positions,
    now: Positions,
}

impl<'a> Draw<'a> {
    /// Starts reading where the state stands.
    pub fn new(chance: &'a dyn Chance, positions: &Positions) -> Draw<'a> {
        Draw {
            chance,
            from: *positions,
            now: *positions,
        }
    }

    /// A whole number in `0..n`, each equally likely.
    ///
    /// Reads words until one is below the largest multiple of `n` that fits in 2^32, and gives that
    /// word modulo `n`. Reads at least one word, also for `n = 1`.
    ///
    /// # Panics
    /// When `n` is 0 or above 2^31: there is nothing to choose from, or nothing this game has.
    pub fn below(&mut self, stream: Stream, n: u32) -> u32 {
        assert!(
            (1..=1 << 31).contains(&n),
            "a draw has from 1 to 2^31 outcomes, not {n}"
        );
        let fair = (1u64 << 32) - (1u64 << 32) % u64::from(n);
        loop {
            let word = self.word(stream);
            if u64::from(word) < fair {
                return word % n;
            }
        }
    }

    /// The eight-sided die, 1 to 8, from [`Stream::Dice`].
    pub fn d8(&mut self) -> u8 {
        rule!("COMP-6");
        // `below` gives 0 to 7, which fits.
        1 + self.below(Stream::Dice, 8) as u8
    }

    /// Shuffles in place (Fisher–Yates from the back): for `i` from the last index down to 1, swaps
    /// the cards at `i` and at `below(i + 1)`. One card or none reads nothing.
    ///
    /// # Panics
    /// With more than 2^31 cards.
    pub fn shuffle<T>(&mut self, stream: Stream, cards: &mut [T]) {
        for i in (1..cards.len()).rev() {
            let choices = u32::try_from(i + 1).expect("a deck has at most 2^31 cards");
            let j = self.below(stream, choices);
            cards.swap(i, j as usize);
        }
    }

    /// Where every stream stands now, for the state after the command.
    pub fn positions(&self) -> Positions {
        self.now
    }

    /// What has been read since the cursor was made: one entry per stream that moved, in the order
    /// of [`Stream::ALL`].
    pub fn drawn(&self) -> Vec<Drawn> {
        Stream::ALL
            .into_iter()
            .map(|stream| Drawn {
                stream,
                from: self.from.of(stream),
                to: self.now.of(stream),
            })
            .filter(|drawn| drawn.from != drawn.to)
            .collect()
    }

    fn word(&mut self, stream: Stream) -> u32 {
        let position = self.now.of(stream);
        self.now.set(stream, position + 1);
        self.chance.word(stream, position)
    }
}

impl fmt::Debug for Draw<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Draw").finish_non_exhaustive()
    }
}

/// The streams as ChaCha20 keystreams, one 32-byte key for each: a chance that has all of them.
///
/// Word `i` of a stream is the `i`-th little-endian 32-bit word of the ChaCha20 keystream of RFC 8439
/// under the stream's key, with a nonce of zeros and a block counter that starts at 0.
///
/// The keys are wiped when dropped and never printed.
pub struct StreamKeys(PerStream<Zeroizing<[u8; 32]>>);

impl StreamKeys {
    /// From a key for every stream.
    pub fn new(keys: PerStream<Zeroizing<[u8; 32]>>) -> StreamKeys {
        StreamKeys(keys)
    }

    /// Every key from one seed, without a table: for scenario files, which must repeat.
    ///
    /// The key of the `k`-th stream of [`Stream::ALL`] is bytes `32k..32k + 32` of the keystream
    /// under `seed`.
    pub fn derive(seed: [u8; 32]) -> StreamKeys {
        let seed = Zeroizing::new(seed);
        let mut keystream = ChaCha20Rng::from_seed(*seed);
        StreamKeys(PerStream::from_fn(|_| {
            let mut key = Zeroizing::new([0; 32]);
            keystream.fill_bytes(key.as_mut());
            key
        }))
    }

    /// The key of one stream: shows everything that stream has drawn and will draw.
    pub fn key(&self, stream: Stream) -> &[u8; 32] {
        &self.0[stream]
    }
}

impl Chance for StreamKeys {
    fn word(&self, stream: Stream, position: u64) -> u32 {
        word_under(&self.0[stream], position)
    }
}

fn word_under(key: &[u8; 32], position: u64) -> u32 {
    let mut keystream = ChaCha20Rng::from_seed(*key);
    keystream.set_word_pos(u128::from(position));
    keystream.next_u32()
}

impl fmt::Debug for StreamKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StreamKeys(..)")
    }
}

/// The keys of the streams that one game has committed to, and of no others: a game that was begun before
/// a stream came into [`Stream::ALL`] has none for it and never gets one.
///
/// Deliberately no [`Chance`]: whoever draws goes through [`ask`](GameKeys::ask), which gives nothing of what
/// was drawn from anywhere else.
///
/// The keys are the whole secret of a game. They are wiped when dropped and never printed.
pub struct GameKeys(BTreeMap<Stream, Zeroizing<[u8; 32]>>);

/// A game was to draw from a stream to which it has never committed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game has never committed to the stream {0}, so nothing can be drawn from it")]
pub struct NotCommitted(pub Stream);

impl GameKeys {
    /// From a key for every stream that the game has committed to, as the table mixed it from its seed and
    /// the phones' entropy.
    pub fn new(keys: BTreeMap<Stream, Zeroizing<[u8; 32]>>) -> GameKeys {
        GameKeys(keys)
    }

    /// The key of one stream: shows everything that stream has drawn and will draw. `None` where the game
    /// has not committed to it.
    pub fn key(&self, stream: Stream) -> Option<&[u8; 32]> {
        self.0.get(&stream).map(|key| &**key)
    }

    /// Lets something be decided with these streams.
    ///
    /// # Errors
    /// [`NotCommitted`]: it asked for a word of another stream; what came of it is dropped.
    pub fn ask<T>(&self, decide: impl FnOnce(&dyn Chance) -> T) -> Result<T, NotCommitted> {
        let asked = Asked {
            keys: self,
            missing: Cell::new(None),
        };
        let decided = decide(&asked);
        asked
            .missing
            .get()
            .map_or(Ok(decided), |stream| Err(NotCommitted(stream)))
    }
}

impl fmt::Debug for GameKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GameKeys(..)")
    }
}

/// What is decided with; it remembers the first stream that is not there.
struct Asked<'a> {
    keys: &'a GameKeys,
    missing: Cell<Option<Stream>>,
}

impl Chance for Asked<'_> {
    fn word(&self, stream: Stream, position: u64) -> u32 {
        if let Some(key) = self.keys.key(stream) {
            return word_under(key, position);
        }
        self.missing.set(self.missing.get().or(Some(stream)));
        // The word that ends every draw at once; nobody gets to see what follows from it.
        0
    }
}

#[cfg(test)]
mod tests;
