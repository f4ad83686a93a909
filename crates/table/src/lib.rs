//! One table: rules, journal, seats and fairness, and what its pages and phones are told.
//!
//! [`Table`] is a state machine: whoever holds the sockets and the clock tells it what has happened
//! and carries out the [`Batch`] it answers with. Only the journal touches a file, by design: a row is
//! durable before anybody hears of it.

pub mod archive;
mod batch;
pub mod changes;
mod entry;
pub mod fairness;
mod game;
#[cfg(test)]
mod leak;
mod list;
mod pace;
pub mod sealed;
mod seats;
mod table;
#[cfg(feature = "ts")]
pub mod typescript;
pub mod wire;

pub use batch::{Batch, Out, Refused};
pub use dradis_channel::{Claim, Hello, HelloError, LinkId, Refusal, Secret};
pub use dradis_facts::SeatId;
pub use dradis_journal::{
    DataFolder, Edition, FolderError, GameId, OpenError, Salvaged, WriteError,
};
pub use dradis_scenario as scenario;
pub use game::TableError;
pub use list::list;
pub use seats::Holder;
pub use table::{Moment, Table};

#[cfg(test)]
mod tests;
