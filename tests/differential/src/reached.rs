//! How often the runs of a game came to what they must come to.

use std::fmt;
use std::marker::PhantomData;
use std::ops::AddAssign;

/// The situations of a game: in them an engine goes wrong more easily than elsewhere.
pub trait Situations: Copy + PartialEq + fmt::Debug + 'static {
    /// Each once.
    const ALL: &'static [Self];

    /// Its place among all of them.
    fn place(self) -> usize;
}

/// How often each situation was come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached<S> {
    times: Vec<u32>,
    of: PhantomData<S>,
    /// Procedures that were carried out.
    pub procedures: u32,
    /// Dice that were thrown.
    pub dice: u32,
}

impl<S: Situations> Default for Reached<S> {
    fn default() -> Reached<S> {
        Reached {
            times: vec![0; S::ALL.len()],
            of: PhantomData,
            procedures: 0,
            dice: 0,
        }
    }
}

impl<S: Situations> Reached<S> {
    /// How often.
    #[must_use]
    pub fn times(&self, situation: S) -> u32 {
        self.times[situation.place()]
    }

    /// The situations that were come to less often than so many times.
    #[must_use]
    pub fn short_of(&self, quota: u32) -> Vec<S> {
        let all = S::ALL.iter().copied();
        all.filter(|situation| self.times(*situation) < quota)
            .collect()
    }

    pub(crate) fn count(&mut self, situation: S) {
        self.times[situation.place()] += 1;
    }

    pub(crate) fn count_if(&mut self, situation: S, is_so: bool) {
        self.times[situation.place()] += u32::from(is_so);
    }
}

impl<S> AddAssign for Reached<S> {
    fn add_assign(&mut self, other: Reached<S>) {
        for (times, more) in self.times.iter_mut().zip(other.times) {
            *times += more;
        }
        self.procedures += other.procedures;
        self.dice += other.dice;
    }
}
