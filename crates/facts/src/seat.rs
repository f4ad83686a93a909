//! Seats: the places of the players round the table, in clockwise order.

use std::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::kit::{Kit, Players};
use crate::rejection::{NAME_LENGTH, Rejection};
use crate::rule;

/// A seat, counted from 0 in clockwise order as the players sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct SeatId(pub u8);

impl<'de> Deserialize<'de> for SeatId {
    /// Reads a number, or its digits: JSON writes them as the keys of what is kept by seat, and serde hands a key inside of
    /// an event on as the text that it is.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Number;
        impl Visitor<'_> for Number {
            type Value = SeatId;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the number of a seat")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<SeatId, E> {
                let seat = u8::try_from(number).map(SeatId);
                seat.map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
            }

            fn visit_str<E: Error>(self, digits: &str) -> Result<SeatId, E> {
                let seat = digits.parse().map(SeatId);
                seat.map_err(|_| E::invalid_value(Unexpected::Str(digits), &self))
            }
        }
        deserializer.deserialize_any(Number)
    }
}

impl SeatId {
    /// Position in lists that are kept in seat order.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// All seats in this clockwise order, beginning with `first` (TURN-1). A seat that is not in the order
/// is followed by the first of it.
pub fn clockwise_from(order: &[SeatId], first: SeatId) -> impl Iterator<Item = SeatId> {
    let at = order.iter().position(|seat| *seat == first).unwrap_or(0);
    let (before, after) = order.split_at(at);
    after.iter().chain(before).copied()
}

/// Seats numbered as they were named at the set-up: the clockwise order until somebody moves.
pub fn as_named(count: usize) -> impl Iterator<Item = SeatId> {
    (0u8..).take(count).map(SeatId)
}

/// All seats in this clockwise order, beginning to the left of `last`, who comes last (CHECK-4). A seat that is
/// not in the order does not come at all.
pub fn clockwise_to(order: &[SeatId], last: SeatId) -> impl Iterator<Item = SeatId> {
    let at = order.iter().position(|seat| *seat == last);
    let (before, after) = order.split_at(at.map_or(0, |at| at + 1));
    after.iter().chain(before).copied()
}

/// The names as they stand at a table: trimmed, as many as the kit is for, each used once.
///
/// # Errors
/// The first that does not fit.
pub fn names_at_table(kit: &Kit, names: &[&str]) -> Result<Vec<String>, Rejection> {
    let Players { fewest, most } = kit.players;
    if !(usize::from(fewest)..=usize::from(most)).contains(&names.len()) {
        rule!("COMP-11");
        let given = names.len();
        return Err(Rejection::PlayerCount {
            given,
            fewest,
            most,
        });
    }
    let mut fitting: Vec<String> = Vec::new();
    for (seat, name) in (0u8..).map(SeatId).zip(names) {
        let name = name.trim();
        if name.is_empty() {
            return Err(Rejection::NameEmpty { seat });
        }
        if name.chars().count() > NAME_LENGTH {
            return Err(Rejection::NameTooLong { seat });
        }
        if fitting.iter().any(|other| other == name) {
            return Err(Rejection::NameTwice {
                name: name.to_owned(),
            });
        }
        fitting.push(name.to_owned());
    }
    Ok(fitting)
}
