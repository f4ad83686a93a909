//! Phones of a game that the referee has left go on to the table at which the referee is now.
//!
//! Nothing of one table opens anything at another: what a phone gets through its old seat's channel is an ordinary
//! code of the other table, and with that it pairs as if it had scanned it.

use dradis_channel::{LinkId, Secret};
use dradis_facts::SeatId;
use dradis_journal::GameId;
use rand::CryptoRng;

use super::devices::PairingAsk;
use super::{Link, Moment, Table};
use crate::batch::{Batch, Out, Refused};
use crate::seats::Holder;
use crate::wire::{FreeSeat, NextTable, SeatCode, ToSeat};

impl Table {
    /// What phones of other tables may hear of this one: nothing unless a referee's screen is here.
    #[must_use]
    pub fn invitation(&self, now: Moment) -> Option<NextTable> {
        let seats = (0u8..).map(SeatId).zip(&self.game.state().seats);
        let free =
            |id: SeatId| (self.seats.get(id.index())).is_some_and(|held| held.is_free(now.up));
        self.has_referee().then(|| NextTable {
            table: self.id().to_string(),
            seats: seats
                .filter(|(id, seat)| !seat.empty && free(*id))
                .map(|(id, seat)| FreeSeat {
                    seat: id,
                    name: seat.name.clone(),
                })
                .collect(),
        })
    }

    /// The table at which the referee is instead of this one. Phones hear of it when they hear that this one was
    /// left: all of them, in the frame that is the same for everybody.
    pub fn referee_is_at(&mut self, next: Option<NextTable>) {
        if next != self.next {
            self.next = next;
            self.behind |= !self.attended;
        }
    }

    /// The other table, as everybody is told of it.
    pub(super) fn shown_next(&self) -> Option<&NextTable> {
        self.next.as_ref().filter(|_| !self.attended)
    }

    /// A paired phone asks for a seat at the other table: only the server knows that one.
    pub(super) fn join_asked(
        &mut self,
        link: LinkId,
        table: &str,
        seat: SeatId,
        batch: &mut Batch,
    ) {
        let is_free = |next: &NextTable| next.seats.iter().any(|free| free.seat == seat);
        let shown = self.shown_next();
        let shown = shown.is_some_and(|next| next.table == table && is_free(next));
        match GameId::from_hex(table).filter(|_| shown) {
            Some(table) => batch.out.push((link, Out::Join { table, seat })),
            None => {
                batch.refused.push(Refused::Command);
                self.tell(link, &ToSeat::Join { code: None }, batch);
            }
        }
    }

    /// A phone that another table of this host knows asks for a seat here: the code for it, if the seat is still
    /// free. It is the one on show, or a fresh one, and is given to one phone alone.
    pub fn code_for_join(
        &mut self,
        seat: SeatId,
        now: Moment,
        rng: &mut impl CryptoRng,
    ) -> (Batch, Option<Secret<String>>) {
        let mut batch = Batch::default();
        let invited = self.invitation(now).unwrap_or_default();
        if !invited.seats.iter().any(|free| free.seat == seat) {
            return (batch, None);
        }
        let holder = Holder::Seat(seat);
        let on_show = self
            .held(holder)
            .is_some_and(|held| held.shows_code(now.up));
        if !on_show {
            let offered = self.change_pairing(holder, &PairingAsk::Offer, now, rng, &mut batch);
            if let Err(line) = offered {
                tracing::warn!(seat = seat.0, line.id, "a phone could not be given a code");
                return (batch, None);
            }
        }
        let code = self.held(holder).and_then(|held| held.code.as_mut());
        let fragment = code.map(|code| {
            code.given = true;
            code.fragment.clone()
        });
        self.settle(now, rng, &mut batch);
        (batch, fragment)
    }

    /// The other table's answer goes to the phone that asked, if it is still there.
    pub fn join_answered(&mut self, link: LinkId, code: Option<&Secret<String>>) -> Batch {
        let mut batch = Batch::default();
        let code = code.map(|fragment| SeatCode(fragment.reveal().clone()));
        self.tell(link, &ToSeat::Join { code }, &mut batch);
        batch
    }

    /// Whether a referee's screen is at the table now.
    pub(super) fn has_referee(&self) -> bool {
        let here = |link: &Link| matches!(link, Link::Referee | Link::Tablet { .. });
        self.links.values().any(here)
    }
}
