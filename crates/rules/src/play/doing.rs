//! A command being worked out: who gave it, the state as it will be, and the events that make it so.

use dradis_facts::chance::{Chance, Draw};
use dradis_facts::hidden::Hidden;
use dradis_facts::seat::SeatId;
use dradis_state::event::Event;
use dradis_state::state::{State, apply};
use serde::{Deserialize, Serialize};

/// Who gives a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Actor {
    /// A referee page; it may answer for anybody.
    Referee,
    /// The phone of a seat.
    Seat {
        /// The seat.
        seat: SeatId,
    },
    /// Dradis itself, for what follows from its own doing.
    Host,
}
/// A command being worked out: the state as it will be, and the events that make it so.
pub(crate) struct Doing<'a> {
    pub(crate) state: State,
    /// Who gave the command.
    pub(crate) actor: Actor,
    pub(crate) events: Vec<Event>,
    pub(crate) chance: &'a dyn Chance,
}
impl<'a> Doing<'a> {
    pub(crate) fn new(state: &State, actor: Actor, chance: &'a dyn Chance) -> Self {
        Self {
            state: state.clone(),
            actor,
            events: Vec::new(),
            chance,
        }
    }

    pub(crate) fn emit(&mut self, event: Event) {
        apply(&mut self.state, &event);
        self.events.push(event);
    }

    /// Draws, and records how far.
    pub(crate) fn draw<T>(&mut self, drawing: impl FnOnce(&State, &mut Draw<'_>) -> T) -> T {
        let mut draw = Draw::new(self.chance, &self.state.chance);
        let result = drawing(&self.state, &mut draw);
        let drawn = draw.drawn();
        if !drawn.is_empty() {
            self.emit(Event::Drew {
                drawn: Hidden::new(drawn),
            });
        }
        result
    }
}
