//! Anything, the same for the same seed.

use dradis_facts::chance::{Chance, Stream};

/// Random numbers (SplitMix64). They decide what is done and nothing else, so how evenly they fall is of no
/// account.
pub(crate) struct Whim(u64);

impl Whim {
    /// Close seeds give unlike numbers.
    pub(crate) const fn new(seed: u64) -> Self {
        Self(mixed(seed.wrapping_mul(STEP)))
    }

    /// From 0, below the limit, which is not 0.
    pub(crate) const fn below(&mut self, limit: u8) -> u8 {
        self.0 = self.0.wrapping_add(STEP);
        // Less than the limit, so it fits.
        (mixed(self.0) % limit as u64) as u8
    }

    /// From the first to the last, both included.
    pub(crate) const fn between(&mut self, first: i8, last: i8) -> i8 {
        first + self.below((last - first + 1).unsigned_abs()).cast_signed()
    }

    /// True so many times in a hundred.
    pub(crate) const fn percent(&mut self, times: u8) -> bool {
        self.below(100) < times
    }

    /// One of them; a list is shorter than 256.
    ///
    /// # Panics
    /// If there are none.
    pub(crate) fn one<T: Clone>(&mut self, of: &[T]) -> T {
        let limit = u8::try_from(of.len()).unwrap_or(u8::MAX);
        of[usize::from(self.below(limit))].clone()
    }
}

/// Words for the engine's own streams.
pub(crate) struct Words(pub(crate) u64);

impl Chance for Words {
    fn word(&self, stream: Stream, position: u64) -> u32 {
        let stream = mixed(stream as u64 + 1);
        (mixed(self.0 ^ stream ^ position.wrapping_mul(STEP)) >> 32) as u32
    }
}

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

const fn mixed(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}
