//! Anything, the same for the same seed.

use dradis_facts::chance::{Chance, Stream};

/// Random numbers (SplitMix64). They decide what a run looks like and nothing else, so how evenly they fall
/// is of no account.
#[derive(Debug)]
pub(crate) struct Whim(u64);

impl Whim {
    /// Close seeds give unlike numbers.
    pub(crate) fn new(seed: u64) -> Whim {
        Whim(mixed(seed.wrapping_mul(STEP)))
    }

    /// From 0, below the limit, which is not 0.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(STEP);
        usize::try_from(mixed(self.0) % limit as u64).expect("below a usize")
    }

    /// From the first to the last, both included.
    pub(crate) fn between(&mut self, first: u8, last: u8) -> u8 {
        first + small(self.below(usize::from(last - first) + 1))
    }

    /// True so many times in a hundred.
    pub(crate) fn percent(&mut self, times: usize) -> bool {
        self.below(100) < times
    }

    /// One of them.
    ///
    /// # Panics
    /// If there are none.
    pub(crate) fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// Takes one of them out.
    ///
    /// # Panics
    /// If there are none.
    pub(crate) fn take<T>(&mut self, of: &mut Vec<T>) -> T {
        let at = self.below(of.len());
        of.remove(at)
    }
}

/// Words for the engine's own streams, where it rolls and draws by itself.
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

/// A count of pieces: there are never more than 16 of a kind.
pub(crate) fn small(count: usize) -> u8 {
    u8::try_from(count).expect("a handful of pieces")
}
