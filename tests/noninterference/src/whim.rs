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

    /// True so many times in a hundred.
    pub(crate) const fn percent(&mut self, times: u8) -> bool {
        self.below(100) < times
    }

    /// A place in a list of so many; `None` in an empty one.
    pub(crate) fn place(&mut self, among: usize) -> Option<usize> {
        let limit = u8::try_from(among.min(255)).unwrap_or(u8::MAX);
        (limit > 0).then(|| usize::from(self.below(limit)))
    }

    /// One of them, if there are any.
    pub(crate) fn one<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        self.place(of.len()).map(|at| of[at].clone())
    }

    /// The list in any order.
    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            if let Some(other) = self.place(last + 1) {
                list.swap(last, other);
            }
        }
    }
}

/// Words for the streams of one of the two games: those that everybody sees at once are the same at both.
pub(crate) struct Words {
    pub(crate) shared: u64,
    pub(crate) own: u64,
    /// Streams with words of this game's own.
    pub(crate) apart: Vec<Stream>,
}

impl Chance for Words {
    fn word(&self, stream: Stream, position: u64) -> u32 {
        let apart = self.apart.contains(&stream);
        let seed = if apart { self.own } else { self.shared };
        let stream = mixed(stream as u64 + 1);
        let word = mixed(seed ^ stream ^ position.wrapping_mul(STEP));
        if apart && word.is_multiple_of(REJECTED) {
            u32::MAX
        } else {
            (word >> 32) as u32
        }
    }
}

/// One word in so many is one that most draws reject, which hardly happens with words that fall evenly: how far a
/// stream was drawn is another thing at the twin then.
const REJECTED: u64 = 16;

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

const fn mixed(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}
