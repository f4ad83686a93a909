//! What referees ask of the table, at the window or on the tablet.

use dradis_channel::LinkId;
use rand::CryptoRng;

use super::devices::PairingAsk;
use super::mixing::Asker;
use super::{Link, Moment, Table, journal_trouble};
use crate::batch::{Batch, Out, Refused};
use crate::entry::RowKey;
use crate::game::Given;
use crate::pace::is_played;
use crate::seats::Holder;
use crate::wire::{Author, LOG_TAIL, Screen, TableAsk, TabletAsk, ToReferee, TroubleLine};

impl Table {
    /// A referee page asks for something. Pages that have not joined are not heard.
    pub fn referee_asks(
        &mut self,
        link: LinkId,
        ask: TableAsk,
        now: Moment,
        rng: &mut impl CryptoRng,
    ) -> Batch {
        let mut batch = Batch::default();
        if matches!(self.links.get(&link), Some(Link::Referee)) {
            self.asked(link, Screen::Window, ask, now, rng, &mut batch);
            self.settle(now, rng, &mut batch);
        }
        batch
    }

    /// The tablet says something.
    pub(super) fn tablet_says(
        &mut self,
        link: LinkId,
        message: &[u8],
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) {
        match serde_json::from_slice(message) {
            Ok(ask) => self.asked(link, Screen::Tablet, ask, now, rng, batch),
            Err(_) => {
                batch.refused.push(Refused::Words);
                self.say(link, &waits("trouble-not-understood"), batch);
            }
        }
    }

    fn asked(
        &mut self,
        link: LinkId,
        screen: Screen,
        ask: TableAsk,
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) {
        let author = Author::Referee { screen };
        match ask {
            TableAsk::Command { id, command } => {
                let (key, author) = match self.in_the_hands_of(link, &command) {
                    Some(seat) => (RowKey::seat(seat, &id), Author::Seat { seat }),
                    None => (RowKey::referee(screen, &id), author),
                };
                let given = self.give(&key, author, &command, now, rng, batch);
                self.take_up(key, author, command, given, Asker { link, id }, now, batch);
            }
            TableAsk::Undo { id, step } => {
                let key = RowKey::referee(screen, &id);
                let given = match self.held_up(&key) {
                    Ok(None) => self.game.undo(&key, author, step, now.utc, rng),
                    Ok(Some(why)) => Ok(Given::NotNow(why)),
                    Err(error) => Err(error),
                };
                self.after_row(&given, now, batch);
                self.answer(&Asker { link, id }, given, batch);
            }
            TableAsk::UndoFight { id, step } => {
                let key = RowKey::referee(screen, &id);
                let given = match self.held_up(&key) {
                    Ok(None) => self.game.undo_fight(&key, author, step, now.utc, rng),
                    Ok(Some(why)) => Ok(Given::NotNow(why)),
                    Err(error) => Err(error),
                };
                self.after_row(&given, now, batch);
                self.answer(&Asker { link, id }, given, batch);
            }
            TableAsk::Redo { id, step } => {
                let key = RowKey::referee(screen, &id);
                let given = match self.held_up(&key) {
                    Ok(None) => self.game.redo(&key, author, step, now.utc, rng),
                    Ok(Some(why)) => Ok(Given::NotNow(why)),
                    Err(error) => Err(error),
                };
                self.after_row(&given, now, batch);
                self.answer(&Asker { link, id }, given, batch);
            }
            TableAsk::ReadLog { before } => {
                let log = self.game.log();
                let end = log.partition_point(|entry| entry.row < before);
                let entries = log[end.saturating_sub(LOG_TAIL)..end].to_vec();
                self.say(link, &ToReferee::Log { entries }, batch);
            }
            TableAsk::LookBack { row } => {
                let past = match self.game.past(row) {
                    Ok(Some(view)) => ToReferee::Past {
                        row,
                        view: Box::new(view),
                    },
                    Ok(None) => waits("trouble-no-such-row"),
                    Err(error) => ToReferee::Trouble {
                        line: journal_trouble(&error.into()),
                    },
                };
                self.say(link, &past, batch);
            }
            TableAsk::Pause => self.pause(link, author, true, now, rng, batch),
            TableAsk::Resume => self.pause(link, author, false, now, rng, batch),
            TableAsk::SetClock { clock } => {
                if self.pace.paused() {
                    self.say(link, &waits("trouble-paused"), batch);
                } else {
                    self.pace.set_clock(clock, now.up);
                    self.broadcast(now, batch);
                }
            }
            TableAsk::OfferPairing { seat } => {
                self.pairing_asked(
                    link,
                    Holder::Seat(seat),
                    &PairingAsk::Offer,
                    now,
                    rng,
                    batch,
                );
            }
            TableAsk::WithdrawPairing { seat } => {
                self.pairing_asked(
                    link,
                    Holder::Seat(seat),
                    &PairingAsk::Withdraw,
                    now,
                    rng,
                    batch,
                );
            }
            TableAsk::Same { seat, pictograms } => {
                let ask = PairingAsk::Same(pictograms);
                self.pairing_asked(link, Holder::Seat(seat), &ask, now, rng, batch);
            }
            TableAsk::Different { seat } => {
                self.pairing_asked(
                    link,
                    Holder::Seat(seat),
                    &PairingAsk::Different,
                    now,
                    rng,
                    batch,
                );
            }
            TableAsk::RevokeDevice { seat } => {
                self.pairing_asked(
                    link,
                    Holder::Seat(seat),
                    &PairingAsk::Revoke,
                    now,
                    rng,
                    batch,
                );
            }
            TableAsk::KeepDevice { seat } => {
                self.pairing_asked(link, Holder::Seat(seat), &PairingAsk::Keep, now, rng, batch);
            }
            TableAsk::Tablet { ask } => {
                let ask = match ask {
                    TabletAsk::Offer => PairingAsk::Offer,
                    TabletAsk::Withdraw => PairingAsk::Withdraw,
                    TabletAsk::Same { pictograms } => PairingAsk::Same(pictograms),
                    TabletAsk::Different => PairingAsk::Different,
                    TabletAsk::Revoke => PairingAsk::Revoke,
                    TabletAsk::Keep => PairingAsk::Keep,
                };
                self.pairing_asked(link, Holder::Tablet, &ask, now, rng, batch);
            }
            TableAsk::SwapDevices { one, other } => {
                self.swap_asked(link, one, other, now, rng, batch);
            }
            TableAsk::ShowHere { seat } => self.show_here(link, seat, now, rng, batch),
            TableAsk::CoverHere => self.cover_here(link),
            TableAsk::Network { ask } => batch.out.push((link, Out::Network(ask))),
        }
    }

    /// Begins or ends a break.
    fn pause(
        &mut self,
        link: LinkId,
        author: Author,
        paused: bool,
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) {
        if paused == self.pace.paused() || (paused && !is_played(self.game.state())) {
            return;
        }
        match self.game.pause(author, paused, now.utc, rng) {
            Ok(()) => {
                self.pace.set_paused(paused, now.up);
                self.keep_summary();
                self.broadcast(now, batch);
            }
            Err(error) => {
                let line = journal_trouble(&error);
                self.say(link, &ToReferee::Trouble { line }, batch);
            }
        }
    }
}

fn waits(id: &'static str) -> ToReferee {
    ToReferee::Trouble {
        line: TroubleLine { id, detail: None },
    }
}
