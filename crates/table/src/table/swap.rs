//! Phones that were scanned for the wrong seat change places.

use dradis_channel::{Goodbye, LinkId};
use dradis_facts::SeatId;
use rand::CryptoRng;

use super::devices::pairing_trouble;
use super::{Link, Moment, Table, journal_trouble};
use crate::batch::Batch;
use crate::seats::{Holder, Seat};
use crate::wire::{ToReferee, TroubleLine};

impl Table {
    /// A referee page wants the devices of two seats to change places; what cannot be done, it is told.
    pub(super) fn swap_asked(
        &mut self,
        referee: LinkId,
        one: SeatId,
        other: SeatId,
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) {
        if let Err(line) = self.swap(one, other, now, rng, batch) {
            self.say(referee, &ToReferee::Trouble { line }, batch);
        }
    }

    fn swap(
        &mut self,
        one: SeatId,
        other: SeatId,
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) -> Result<(), TroubleLine> {
        if self.game.state().loyalty.dealt {
            // The phones know cards by now, or will as soon as they connect.
            return Err(TroubleLine {
                id: "trouble-swap-dealt",
                detail: None,
            });
        }
        let players = self.game.state().seats.len();
        let seats = self.seats.get_mut(..players).unwrap_or_default();
        let Ok([first, second]) = seats.get_disjoint_mut([one.index(), other.index()]) else {
            return Err(pairing_trouble("two seats at the table change places"));
        };
        let swapped = first.pairing.swap(&mut second.pairing);
        let saved = Seat::save_both(self.game.journal(), (one, first), (other, second));
        if let Err(error) = saved {
            for seat in [one, other] {
                let back = self.take_back(Holder::Seat(seat), batch);
                back.map_err(|error| journal_trouble(&error))?;
            }
            return Err(journal_trouble(&error));
        }
        for link in swapped.detached {
            self.dismiss(link, Goodbye::Revoked, batch);
        }
        self.begin_anew(&[one, other], batch);
        for seat in [one, other] {
            self.note_paired(seat, true, now, rng);
        }
        for (link, word) in swapped.send {
            let Some(Link::Paired { seat, session }) = self.links.get_mut(&link) else {
                continue;
            };
            *seat = if *seat == one { other } else { one };
            let word = session.seal_control(&word);
            batch.maybe_sealed(link, word);
            self.ask_for_entropy(link, batch);
        }
        self.behind = true;
        Ok(())
    }

    /// Greetings under way at these seats were answered by seats that have changed since.
    fn begin_anew(&mut self, seats: &[SeatId], batch: &mut Batch) {
        self.links.retain(|id, link| {
            let stale = matches!(link, Link::Greeted { holder: Holder::Seat(seat), .. } if seats.contains(seat));
            if stale {
                batch.close.push(*id);
            }
            !stale
        });
    }
}
