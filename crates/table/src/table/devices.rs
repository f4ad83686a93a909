//! Devices at a table: joining, holding a seat, being asked after, going.

use dradis_channel::{
    Confirmed, Control, FrameError, Goodbye, Handshake, Joined, LinkId, Paired, Sealed, TableId,
    TurnedAway,
};
use dradis_journal::WriteError;
use rand::CryptoRng;

use super::{Link, Moment, PROBE, Probe, Table, journal_trouble};
use crate::batch::{Batch, Refused};
use crate::seats::{Code, Holder, Seat, pictograms_named};
use crate::wire::{ToReferee, TroubleLine};

/// What a referee page may ask for at a seat, or for the tablet.
pub(super) enum PairingAsk {
    /// A fresh code.
    Offer,
    /// No code and no comparison any more.
    Withdraw,
    /// The pictures with these ids are the same.
    Same([String; 6]),
    /// They differ.
    Different,
    /// The seat's devices go.
    Revoke,
    /// Of two devices the one that holds the seat stays.
    Keep,
}

impl Table {
    #[expect(
        clippy::too_many_arguments,
        reason = "who, what, when, chance and where to: each is needed"
    )]
    pub(super) fn join(
        &mut self,
        link: LinkId,
        holder: Holder,
        handshake: Handshake,
        message: &[u8],
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) {
        let Some(held) = self.held(holder) else {
            return;
        };
        let joined = match held.pairing.join(now.up, link, handshake, message, rng) {
            Ok(joined) => joined,
            Err(turned) => return self.turn_away(link, turned, now, batch),
        };
        if let Err(error) = self.save(holder, batch) {
            tracing::warn!(?holder, %error, "a device could not join");
            batch.close.push(link);
            return;
        }
        match joined {
            Joined::Comparing { send, session } => {
                batch.all_sealed(link, send);
                let session = Box::new(session);
                self.links.insert(link, Link::Comparing { holder, session });
            }
            Joined::Resumed {
                send,
                session,
                detached,
            } => {
                if let Some(other) = detached {
                    self.dismiss(other, Goodbye::SeatInUse, batch);
                }
                batch.all_sealed(link, send);
                self.confirmed(link, holder, (session, false), now, rng, batch);
            }
            Joined::Ended {
                send,
                reason: _,
                detached,
            } => {
                batch.all_sealed(link, send);
                batch.close.push(link);
                // Without a goodbye: one of them may turn out to be the seat's own.
                for other in detached {
                    self.forget(other);
                    batch.close.push(other);
                }
            }
        }
    }

    /// What a device can hold at this table.
    pub(super) fn held(&mut self, holder: Holder) -> Option<&mut Seat> {
        match holder {
            Holder::Seat(seat) => self.seats.get_mut(seat.index()),
            Holder::Tablet => Some(&mut self.tablet),
        }
    }

    /// A session may carry secrets from now on. A phone gets its pair with the next broadcast, the
    /// tablet what every referee's screen begins with. Beside the session stands whether it is another device
    /// than before.
    fn confirmed(
        &mut self,
        link: LinkId,
        holder: Holder,
        (session, is_another): (Sealed<Paired>, bool),
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) {
        let session = Box::new(session);
        let seat = match holder {
            Holder::Seat(seat) => seat,
            Holder::Tablet => {
                self.links.insert(link, Link::Tablet { session });
                return self.begin_at(link, now, batch);
            }
        };
        self.links.insert(link, Link::Paired { seat, session });
        self.behind = true;
        self.note_paired(seat, is_another, now, rng);
        self.ask_for_entropy(link, batch);
    }

    /// A referee page asks for something at a seat; what cannot be done, it is told.
    pub(super) fn pairing_asked(
        &mut self,
        referee: LinkId,
        holder: Holder,
        ask: &PairingAsk,
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) {
        if let Err(line) = self.change_pairing(holder, ask, now, rng, batch) {
            self.say(referee, &ToReferee::Trouble { line }, batch);
        }
    }

    pub(super) fn change_pairing(
        &mut self,
        holder: Holder,
        ask: &PairingAsk,
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) -> Result<(), TroubleLine> {
        if let Holder::Seat(seat) = holder
            && seat.index() >= self.game.state().seats.len()
        {
            return Err(pairing_trouble(format!("there is no seat {}", seat.0 + 1)));
        }
        let held = self.held(holder);
        let held = held.ok_or_else(|| pairing_trouble("there is no such seat"))?;
        let mut sent_away = None;
        let mut confirmed: Option<(LinkId, Confirmed)> = None;
        match ask {
            PairingAsk::Offer => {
                let offer = held.pairing.offer(now.up, rng).map_err(pairing_trouble)?;
                sent_away = offer.detached.map(|link| (link, Goodbye::Revoked));
                held.code = Some(Code {
                    fragment: offer.fragment,
                    expires: offer.expires,
                    given: false,
                });
            }
            PairingAsk::Withdraw => {
                sent_away = held.pairing.withdraw().map(|link| (link, Goodbye::Revoked));
            }
            PairingAsk::Same(pictograms) => {
                let seen = pictograms_named(pictograms).ok_or_else(|| TroubleLine {
                    id: "trouble-not-understood",
                    detail: Some("one of the six pictures has no such name".to_owned()),
                })?;
                let link = held.pairing.link();
                let same = held.pairing.same(seen).map_err(pairing_trouble)?;
                confirmed = link.map(|link| (link, same));
            }
            PairingAsk::Different => {
                let link = held.pairing.different();
                sent_away = link.map(|link| (link, Goodbye::Different));
            }
            PairingAsk::Revoke => {
                sent_away = held.pairing.revoke().map(|link| (link, Goodbye::Revoked));
            }
            PairingAsk::Keep => held.pairing.keep().map_err(pairing_trouble)?,
        }
        self.save(holder, batch)
            .map_err(|error| journal_trouble(&error))?;
        if let Some((link, reason)) = sent_away {
            self.dismiss(link, reason, batch);
        }
        if let Some((link, confirmed)) = confirmed
            && let Some(Link::Comparing { holder, session }) = self.links.remove(&link)
        {
            match session.confirm(&confirmed) {
                Ok(mut session) => {
                    let word = session.seal_control(&Control::Confirmed);
                    batch.maybe_sealed(link, word);
                    self.confirmed(link, holder, (session, true), now, rng, batch);
                }
                Err(error) => {
                    tracing::error!(?holder, %error, "a device was not confirmed");
                    self.forget(link);
                    batch.close.push(link);
                }
            }
        }
        Ok(())
    }

    /// Makes a seat's pairing durable. Where that fails, the seat stands as it was kept last: its
    /// connections end, and its device comes back with the key it has.
    pub(super) fn save(&mut self, holder: Holder, batch: &mut Batch) -> Result<(), WriteError> {
        let held = match holder {
            Holder::Seat(seat) => self.seats.get_mut(seat.index()),
            Holder::Tablet => Some(&mut self.tablet),
        };
        let Some(held) = held else {
            return Ok(());
        };
        let Err(error) = held.save(self.game.journal(), holder) else {
            return Ok(());
        };
        self.take_back(holder, batch)?;
        Err(error)
    }

    /// Puts a seat back to what was kept of it last; its connections end.
    pub(super) fn take_back(
        &mut self,
        holder: Holder,
        batch: &mut Batch,
    ) -> Result<(), WriteError> {
        let table = TableId(self.id().0);
        let kept = Seat::restore(self.game.journal(), table, holder)?;
        if let Some(held) = self.held(holder) {
            *held = kept;
        }
        let of_holder = |link: &Link| link.holder() == Some(holder);
        let links: Vec<LinkId> = self
            .links
            .iter()
            .filter(|(_, link)| of_holder(link))
            .map(|(id, _)| *id)
            .collect();
        for link in links {
            self.links.remove(&link);
            batch.close.push(link);
        }
        Ok(())
    }

    pub(super) fn turn_away(
        &mut self,
        link: LinkId,
        turned: TurnedAway,
        now: Moment,
        batch: &mut Batch,
    ) {
        let TurnedAway { refusal, probe } = turned;
        batch.refuse(link, refusal);
        let Some(other) = probe else { return };
        if self.probes.iter().any(|probe| probe.link == other) {
            return;
        }
        self.pings = self.pings.wrapping_add(1);
        let ping = Control::Ping(self.pings);
        let word = match self.links.get_mut(&other) {
            Some(Link::Comparing { session, .. }) => session.seal_control(&ping),
            Some(Link::Paired { session, .. } | Link::Tablet { session }) => {
                session.seal_control(&ping)
            }
            Some(Link::Referee | Link::Wall | Link::Greeted { .. }) | None => return,
        };
        batch.maybe_sealed(other, word);
        self.probes.push(Probe {
            link: other,
            until: now.up + PROBE,
        });
    }

    pub(super) fn heard_control(
        &mut self,
        link: LinkId,
        holder: Holder,
        control: &Control,
        pong: Option<Result<Vec<u8>, FrameError>>,
        batch: &mut Batch,
    ) {
        match control {
            Control::KeyKept => {
                let given_up = self
                    .held(holder)
                    .is_some_and(|held| held.pairing.key_kept(link));
                // Said again it changes nothing, and the disk has no work with it.
                if given_up && let Err(error) = self.save(holder, batch) {
                    tracing::warn!(?holder, %error, "a device's key was not kept");
                }
            }
            Control::Ping(_) => {
                if let Some(pong) = pong {
                    batch.maybe_sealed(link, pong);
                }
            }
            Control::Pong(_) => {}
            // Words of the host alone.
            Control::ResumeKey { .. } | Control::Confirmed | Control::Goodbye(_) => {
                batch.refused.push(Refused::Frame);
                self.forget(link);
                batch.close.push(link);
            }
        }
    }

    pub(super) fn broken(
        &mut self,
        link: LinkId,
        holder: Holder,
        error: &FrameError,
        batch: &mut Batch,
    ) {
        tracing::debug!(?holder, %error, "a device's session has ended");
        batch.refused.push(Refused::Frame);
        if let Some(held) = self.held(holder) {
            held.pairing.lost(link);
        }
        batch.close.push(link);
    }

    /// Tells a device why it is sent away.
    pub(super) fn dismiss(&mut self, link: LinkId, reason: Goodbye, batch: &mut Batch) {
        let goodbye = Control::Goodbye(reason);
        let word = match self.links.remove(&link) {
            Some(Link::Comparing { mut session, .. }) => Some(session.seal_control(&goodbye)),
            Some(Link::Paired { mut session, .. } | Link::Tablet { mut session }) => {
                Some(session.seal_control(&goodbye))
            }
            Some(Link::Referee | Link::Wall | Link::Greeted { .. }) | None => None,
        };
        if let Some(word) = word {
            batch.maybe_sealed(link, word);
        }
        self.probes.retain(|probe| probe.link != link);
        batch.close.push(link);
    }

    pub(super) fn forget(&mut self, link: LinkId) {
        self.probes.retain(|probe| probe.link != link);
        let holder = match self.links.remove(&link) {
            // A greeting has changed nothing yet.
            Some(Link::Greeted { .. }) | None => None,
            Some(link) => link.holder(),
        };
        if let Some(held) = holder.and_then(|holder| self.held(holder)) {
            held.pairing.lost(link);
        }
    }
}

pub(super) fn pairing_trouble(why: impl ToString) -> TroubleLine {
    TroubleLine {
        id: "trouble-pairing",
        detail: Some(why.to_string()),
    }
}

/// The answer to a ping.
pub(super) fn pong(control: &Control) -> Option<Control> {
    match control {
        Control::Ping(token) => Some(Control::Pong(*token)),
        Control::ResumeKey { .. }
        | Control::KeyKept
        | Control::Confirmed
        | Control::Goodbye(_)
        | Control::Pong(_) => None,
    }
}
