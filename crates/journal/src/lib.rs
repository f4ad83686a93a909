//! The journal of one table: a file of rows that only ever grows.
//!
//! A journal stores what happened, in order, and gives it back. It does not interpret events: a row's
//! body goes in as JSON and comes out as JSON. What it promises:
//!
//! * **Durable before acknowledged.** [`Journal::append`] returns after the row has reached the disk.
//! * **Append-only.** Triggers abort every change and deletion of a row; undo is a new row.
//! * **Chained.** Every row's hash covers the row before it ([`chain`]), so two people who see the
//!   same [`Head`] have the same history.
//! * **Secrets apart.** In a body an object `{"$secret": X}` marks what the public may not see
//!   ([`secret`]). Only a commitment to the secrets enters the hash, so the chain can be shown to
//!   everybody during the game and opened at its end.
//!
//! Who may see what: [`PublicRow`], [`Head`] and [`PublicGame`] are for everybody. [`Row`],
//! [`Opening`], snapshots and kept data belong to the host and never travel to a phone as they are.
//!
//! Architecture invariants: no clock (the caller passes the time), no tokio, no wire types, and no
//! file is changed before it has been recognised as a sound journal of a known version.
//!
//! The byte formats are fixed for ever and written down in `docs/PROTOCOL.md`, section 6.

mod beside;
pub mod canonical;
pub mod chain;
mod database;
mod errors;
mod folder;
mod jsonl;
mod private_file;
mod row;
mod salvage;
pub mod secret;
mod store;
mod stored;

#[cfg(test)]
#[path = "../tests/migration/mod.rs"]
mod migration;
#[cfg(test)]
#[path = "../tests/power_loss/mod.rs"]
mod power_loss;

pub use errors::{
    Damage, ExportError, FolderError, ImportError, ImportFault, OpenError, ReadError, Refusal,
    WriteError,
};
pub use folder::{DataFolder, TableEntry, TableState};
pub use jsonl::{EXPORT_VERSION, Edition, FullGame, Game, PublicGame, read_jsonl};
pub use row::{
    Appended, Blind, GameId, Genesis, Hash, Head, NewRow, Opening, PublicRow, Row, Snapshot, Upcast,
};
pub use salvage::{Salvaged, salvage};
pub use store::Journal;
