//! The history of a game: steps done, undone and redone, and the state they add up to.
//!
//! Undo and redo are records like any other; nothing is ever taken out. Undo puts the state from
//! before the step back, so it is equal byte for byte; redo repeats the recorded events.

use serde::{Deserialize, Serialize};

use crate::chance::{Positions, Stream};
use crate::event::{Event, drawn};
use crate::rejection::Rejection;
use crate::state::{State, apply};
use crate::undo::{UndoClass, undo_class};

/// What one row of the journal says happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Record {
    /// A command did this.
    Did {
        /// Its events, in order.
        events: Vec<Event>,
    },
    /// The step recorded under this number was undone.
    Undid {
        /// Number of the step.
        step: u64,
    },
    /// The step recorded under this number was done again.
    Redid {
        /// Number of the step.
        step: u64,
    },
}

/// A step that was done, with what undo needs.
#[derive(Clone, Debug)]
struct Done {
    number: u64,
    events: Vec<Event>,
    before: State,
}

/// The fold of all records.
#[derive(Clone, Debug, Default)]
pub struct History {
    state: State,
    past: Vec<Done>,
    future: Vec<Done>,
    furthest: Positions,
}

/// A record that does not follow from those before it: the file is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("step {step} cannot be undone or redone at this place")]
pub struct OutOfPlace {
    /// The step named.
    pub step: u64,
}

impl History {
    /// The state now.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Number and events of the step that undo would take back, whatever its class.
    #[must_use]
    pub fn last_done(&self) -> Option<(u64, &[Event])> {
        self.past
            .last()
            .map(|done| (done.number, done.events.as_slice()))
    }

    /// Number and events of the step that redo would repeat.
    #[must_use]
    pub fn last_undone(&self) -> Option<(u64, &[Event])> {
        self.future
            .last()
            .map(|done| (done.number, done.events.as_slice()))
    }

    /// The record that undoes the last step.
    ///
    /// # Errors
    /// [`Rejection::NothingToUndo`], or [`Rejection::UndoBarred`] where a secret has gone out.
    pub fn undo(&self) -> Result<Record, Rejection> {
        let (step, events) = self.last_done().ok_or(Rejection::NothingToUndo)?;
        match undo_class(events) {
            UndoClass::Free | UndoClass::Sticky => Ok(Record::Undid { step }),
            UndoClass::Barred => Err(Rejection::UndoBarred),
        }
    }

    /// The record that repeats the step undone last.
    ///
    /// # Errors
    /// [`Rejection::NothingToRedo`].
    pub fn redo(&self) -> Result<Record, Rejection> {
        let (step, _) = self.last_undone().ok_or(Rejection::NothingToRedo)?;
        Ok(Record::Redid { step })
    }

    /// Whether these events draw what was drawn before and undone: the table knew the result.
    #[must_use]
    pub fn was_known(&self, events: &[Event]) -> bool {
        drawn(events).any(|drawn| drawn.from < self.furthest.of(drawn.stream))
    }

    /// Adds the record that stands under `number` in the journal.
    ///
    /// # Errors
    /// [`OutOfPlace`] for an undo or redo of a step that is not the next one; the history is unchanged.
    pub fn add(&mut self, number: u64, record: Record) -> Result<(), OutOfPlace> {
        match record {
            Record::Did { events } => {
                self.future.clear();
                self.do_step(number, events);
            }
            Record::Undid { step } => {
                let done = self
                    .past
                    .pop_if(|done| done.number == step)
                    .ok_or(OutOfPlace { step })?;
                self.state = done.before.clone();
                self.future.push(done);
            }
            Record::Redid { step } => {
                let done = self
                    .future
                    .pop_if(|done| done.number == step)
                    .ok_or(OutOfPlace { step })?;
                self.do_step(done.number, done.events);
            }
        }
        Ok(())
    }

    fn do_step(&mut self, number: u64, events: Vec<Event>) {
        let before = self.state.clone();
        for event in &events {
            apply(&mut self.state, event);
        }
        for stream in Stream::ALL {
            let position = self.state.chance.of(stream).max(self.furthest.of(stream));
            self.furthest.set(stream, position);
        }
        self.past.push(Done {
            number,
            events,
            before,
        });
    }
}
