//! The history of a game: steps done, undone and redone, and the state they add up to.
//!
//! Undo and redo are records like any other; nothing is ever taken out. Undo puts the state from
//! before the step back, so it is equal byte for byte; redo repeats the recorded events.

use dradis_facts::chance::{Chance, Positions, Stream};
use dradis_facts::rejection::Rejection;
use serde::{Deserialize, Serialize};

use crate::command::Command;
use crate::decide::decide;
use crate::play::doing::Actor;
use dradis_state::battle::DieSource;
use dradis_state::event::{Event, drawn};
use dradis_state::state::{State, apply};
use dradis_state::undo::{UndoClass, undo_class};

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
    /// The last step was undone and this done in its place, as one: the number of a die was put right.
    DidInstead {
        /// Number of the step that was replaced; it can be neither undone nor redone any more.
        step: u64,
        /// Its events up to the die, and what the other number did.
        events: Vec<Event>,
    },
    /// The last steps, back to this one and with it, were undone as one. They are redone one by one.
    UndidBack {
        /// Number of the first of them.
        step: u64,
    },
}

impl Record {
    /// What was done, whether for the first time or in the place of something; empty for what moves
    /// between steps.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        match self {
            Self::Did { events } | Self::DidInstead { step: _, events } => events,
            Self::Undid { step: _ } | Self::Redid { step: _ } | Self::UndidBack { step: _ } => &[],
        }
    }

    /// The version of the rules that this was decided by: those of the game that it begins, or else
    /// of the one that was played before.
    #[must_use]
    pub fn rules(&self, before: &State) -> u32 {
        let begun = self.events().iter().find_map(|event| {
            let Event::GameBegan { options, .. } = event else {
                return None;
            };
            Some(options.kit())
        });
        begun.unwrap_or_else(|| before.kit()).rules
    }
}

/// A step that was done, with what undo needs.
#[derive(Clone, Debug)]
struct Done {
    number: u64,
    events: Vec<Event>,
    before: State,
}

/// The place of the die that was rolled last, for another number.
#[derive(Clone, Debug)]
pub struct BeforeRoll {
    /// Number of the step in which it was rolled: the last one.
    pub step: u64,
    /// The state in which the die waits to be rolled. What Dradis read for it stays read: a stream does
    /// not give the same words to two dice.
    pub state: State,
    /// The events of the step that stand, up to that state.
    pub kept: Vec<Event>,
    /// The number that it shows now.
    pub face: u8,
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

    /// The steps of the fight that goes on, or that was fought last if nothing came after it, in order: back
    /// to the one that began it while the turn was on top. Number and events of each; empty without one.
    pub fn fight(&self) -> impl Iterator<Item = (u64, &[Event])> {
        let before_last = self.past.last().map(|done| &done.before);
        let fought = self.state.agenda.fighting()
            || before_last.is_some_and(|state| state.agenda.fighting());
        let inside = self.past.iter().rev();
        let inside = inside.take_while(|done| done.before.agenda.fighting());
        let steps = if fought { inside.count() + 1 } else { 0 };
        let first = self.past.len().saturating_sub(steps);
        let steps = self.past[first..].iter();
        steps.map(|done| (done.number, done.events.as_slice()))
    }

    /// Number and class of the fight as one step, see [`History::fight`]. `None` where there is none, and
    /// where it has one step alone, which [`History::undo`] takes back.
    #[must_use]
    pub fn whole_fight(&self) -> Option<(u64, UndoClass)> {
        let mut steps = self.fight();
        let (first, events) = steps.next()?;
        let class = undo_class(events);
        let classes = steps.map(|(_, events)| undo_class(events));
        Some((first, classes.reduce(Ord::max)?.max(class)))
    }

    /// The record that undoes a whole fight as one.
    ///
    /// # Errors
    /// [`Rejection::NothingToUndo`], or [`Rejection::UndoBarred`] where a secret has gone out since it began.
    pub fn undo_fight(&self) -> Result<Record, Rejection> {
        let (step, class) = self.whole_fight().ok_or(Rejection::NothingToUndo)?;
        match class {
            UndoClass::Free | UndoClass::Sticky => Ok(Record::UndidBack { step }),
            UndoClass::Barred => Err(Rejection::UndoBarred),
        }
    }

    /// The steps that are done, from this one on, in order: number and events of each. Empty where it is not done.
    pub fn done_from(&self, step: u64) -> impl Iterator<Item = (u64, &[Event])> {
        let first = self.past.iter().position(|done| done.number == step);
        let steps = self.past[first.unwrap_or(self.past.len())..].iter();
        steps.map(|done| (done.number, done.events.as_slice()))
    }

    /// The events of all steps that are done, in order.
    pub fn done(&self) -> impl DoubleEndedIterator<Item = &Event> {
        self.past.iter().flat_map(|done| &done.events)
    }

    /// The state before a step that is done.
    #[must_use]
    pub fn before(&self, step: u64) -> Option<&State> {
        let done = self.past.iter().rev().find(|done| done.number == step)?;
        Some(&done.before)
    }

    /// Where the die that was rolled last waits to be rolled.
    ///
    /// # Errors
    /// [`Rejection::NoRollToCorrect`] where there is none, or another step has come since.
    /// [`Rejection::UndoBarred`] where a secret has gone out since.
    pub fn before_last_roll(&self) -> Result<BeforeRoll, Rejection> {
        let rolled = |done: &&Done| done.events.iter().any(|event| face_of(event).is_some());
        let since = self.past.iter().rev().position(|done| rolled(&done));
        let since = since.ok_or(Rejection::NoRollToCorrect)?;
        let (_, since) = self.past.split_at(self.past.len() - since - 1);
        if since
            .iter()
            .any(|done| undo_class(&done.events) == UndoClass::Barred)
        {
            return Err(Rejection::UndoBarred);
        }
        let [done] = since else {
            return Err(Rejection::NoRollToCorrect);
        };
        let at = |wanted: &dyn Fn(&Event) -> bool, before: usize| {
            let place = done.events[..before].iter().rposition(wanted);
            place.ok_or(Rejection::NoRollToCorrect)
        };
        let die = at(&|event| face_of(event).is_some(), done.events.len())?;
        let face = face_of(&done.events[die]).ok_or(Rejection::NoRollToCorrect)?;
        // The die is done with in the event before it, but for what was read from the stream.
        let waited = at(&|event| *event == Event::StepDone, die)?;
        let mut kept = done.events[..die].to_vec();
        kept.remove(waited);
        let mut state = done.before.clone();
        for event in &kept {
            apply(&mut state, event);
        }
        Ok(BeforeRoll {
            step: done.number,
            state,
            kept,
            face,
        })
    }

    /// Works a command out as the next record. See [`decide`].
    ///
    /// # Errors
    /// [`Rejection`]; for a corrected roll also those of [`History::before_last_roll`],
    /// [`Rejection::StaleStep`] where another one is meant, and [`Rejection::NoChange`] where the die shows
    /// that number already.
    pub fn decide(
        &self,
        actor: Actor,
        command: &Command,
        chance: &dyn Chance,
    ) -> Result<Record, Rejection> {
        let Command::CorrectRoll { face, step } = command else {
            let events = decide(&self.state, actor, command, chance)?;
            return Ok(Record::Did { events });
        };
        let before = self.before_last_roll()?;
        if step.is_some_and(|step| step != before.step) {
            return Err(Rejection::StaleStep);
        }
        let instead = decide(&before.state, actor, command, chance)?;
        if before.face == *face {
            return Err(Rejection::NoChange);
        }
        let mut events = before.kept;
        events.extend(instead);
        let step = before.step;
        Ok(Record::DidInstead { step, events })
    }

    /// Whether a record draws what was drawn before and undone: the table knew the result. What was read for
    /// a die that was put right is no such draw: its result is another.
    #[must_use]
    pub fn knew(&self, record: &Record) -> bool {
        let events = record.events();
        let corrected = events.iter().rposition(|event| {
            matches!(event, Event::DieRolled { source, .. } if *source == DieSource::Corrected)
        });
        self.was_known(&events[corrected.unwrap_or(0)..])
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
            Record::DidInstead { step, events } => {
                let done = self
                    .past
                    .pop_if(|done| done.number == step)
                    .ok_or(OutOfPlace { step })?;
                self.state = done.before;
                self.future.clear();
                self.do_step(number, events);
            }
            Record::UndidBack { step } => {
                let first = self.past.iter().position(|done| done.number == step);
                let first = first.ok_or(OutOfPlace { step })?;
                self.state = self.past[first].before.clone();
                self.future.extend(self.past.drain(first..).rev());
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

/// The number of a die that was rolled, if the event is one.
fn face_of(event: &Event) -> Option<u8> {
    if let Event::DieRolled {
        face,
        roll: _,
        result: _,
        hit: _,
        source: _,
    } = event
    {
        Some(*face)
    } else {
        None
    }
}
