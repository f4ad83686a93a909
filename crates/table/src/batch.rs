//! What a table answers with: messages to send and connections to close.

use std::time::Duration;

use dradis_channel::{FrameError, LinkId, Refusal, Secret};
use dradis_facts::SeatId;
use dradis_journal::GameId;
use serde::Serialize;

use crate::seats::Holder;
use crate::wire::NetworkAsk;
#[cfg(doc)]
use crate::wire::PairingSheet;

/// What is to be sent, in this order, and which connections are to be closed after that.
#[derive(Debug, Default)]
pub struct Batch {
    /// Messages by connection.
    pub out: Vec<(LinkId, Out)>,
    /// Connections the table has given up. The caller closes them and need not say
    /// [`Table::lost`](crate::Table::lost).
    pub close: Vec<LinkId>,
    /// What was refused, to be counted. Kinds alone: nothing here says who, or what was said.
    pub refused: Vec<Refused>,
}

/// Why something that a device sent was not done. For the host's log, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Refused {
    /// A code or a key that opens nothing now: used, expired, in use or contested.
    Claim,
    /// A handshake that was not made with the key, or was damaged.
    Handshake,
    /// A frame that did not open, was malformed, or was the host's alone to send.
    Frame,
    /// Words of a paired device that mean nothing.
    Words,
    /// A command of a paired device that the rules or the pace did not allow.
    Command,
}

/// A message.
#[derive(Debug)]
pub enum Out {
    /// JSON for a referee page or the wall: a text frame.
    Text(String),
    /// For a device: a binary frame.
    Sealed(Vec<u8>),
    /// For a referee's screen: a [`PairingSheet::Code`], to which only the server can add the address
    /// and its picture. Once it has, [`Table::tell_referee`](crate::Table::tell_referee) brings it
    /// there, after the rest of the batch.
    Code {
        /// What the device that uses it will hold.
        holder: Holder,
        /// `#2.<pair id>.<key>`, to be put behind the host's address.
        fragment: Secret<String>,
        /// Until the code expires.
        expires_in: Duration,
    },
    /// A phone, whose connection stands beside this, asks for a seat at another table of this host. The server asks
    /// [`Table::code_for_join`](crate::Table::code_for_join) there, and brings the answer back by
    /// [`Table::join_answered`](crate::Table::join_answered).
    Join {
        /// The other table.
        table: GameId,
        /// The seat there.
        seat: SeatId,
    },
    /// What a referee's screen asks about the network, of which only the server knows;
    /// [`Table::tell_referee`](crate::Table::tell_referee) brings the answer there.
    Network(NetworkAsk),
}

impl Batch {
    pub(crate) fn text(&mut self, link: LinkId, text: String) {
        self.out.push((link, Out::Text(text)));
    }

    pub(crate) fn sealed(&mut self, link: LinkId, bytes: Vec<u8>) {
        self.out.push((link, Out::Sealed(bytes)));
    }

    pub(crate) fn all_sealed(&mut self, link: LinkId, frames: Vec<Vec<u8>>) {
        for frame in frames {
            self.sealed(link, frame);
        }
    }

    /// A dead session has nothing to say; its connection ends with its next frame.
    pub(crate) fn maybe_sealed(&mut self, link: LinkId, frame: Result<Vec<u8>, FrameError>) {
        if let Ok(frame) = frame {
            self.sealed(link, frame);
        }
    }

    pub(crate) fn refuse(&mut self, link: LinkId, refusal: Refusal) {
        self.refused.push(match refusal {
            Refusal::HandshakeFailed => Refused::Handshake,
            Refusal::Reload
            | Refusal::UnknownCode
            | Refusal::UsedCode
            | Refusal::ExpiredCode
            | Refusal::SeatInUse
            | Refusal::Contested => Refused::Claim,
        });
        self.sealed(link, refusal.encode());
        self.close.push(link);
    }
}

/// Wire types are plain data: they always have a JSON form.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data has a JSON form")
}
