//! The seats' devices: what is kept of a pairing, and what may be shown of it.

use std::time::Duration;

use dradis_channel::{
    AttemptReport, DeviceReport, Pictogram, Pictograms, Role, SavedPairing, SeatPairing, Secret,
    TableId,
};
use dradis_facts::SeatId;
use dradis_journal::{Journal, ReadError, WriteError};
use serde_json::Value;

use crate::wire::DeviceState;

/// What a device can hold at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Holder {
    /// A player's seat.
    Seat(SeatId),
    /// The referee's second screen.
    Tablet,
}

/// One seat's pairing with what of it is durable; the tablet's is one, too.
pub(crate) struct Seat {
    pub(crate) pairing: SeatPairing,
    /// What the journal keeps of the pairing now.
    durable: Value,
    /// The code on show, for referee pages that join later.
    pub(crate) code: Option<Code>,
    /// The disk is full for this seat.
    #[cfg(test)]
    pub(crate) disk_full: bool,
}

/// A pairing code on show.
pub(crate) struct Code {
    /// `#1.<pair id>.<key>`.
    pub(crate) fragment: Secret<String>,
    /// When it stops working, on the monotonic clock.
    pub(crate) expires: Duration,
    /// A phone of another table was given it.
    pub(crate) given: bool,
}

/// A pairing under way, as referee pages are told of it. Equal sheets look equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sheet {
    /// A code that works until then.
    Code { expires: Duration },
    /// Its time is up.
    Expired,
    /// Pictures to compare.
    Comparing {
        pictograms: Pictograms,
        connected: bool,
        spent: bool,
    },
}

impl Seat {
    /// The seat as the journal kept it.
    pub(crate) fn restore(
        journal: &Journal,
        table: TableId,
        holder: Holder,
    ) -> Result<Self, ReadError> {
        let durable = journal.kept(&kept_name(holder))?.unwrap_or(Value::Null);
        let saved: Option<SavedPairing> =
            serde_json::from_value(durable.clone()).unwrap_or_else(|_| {
                // Kept data is not history: the seat is paired again.
                tracing::warn!(?holder, "a pairing cannot be read");
                None
            });
        let saved = saved.unwrap_or_default();
        let (role, number) = match holder {
            Holder::Seat(seat) => (Role::Seat, seat.0),
            Holder::Tablet => (Role::Referee, 0),
        };
        Ok(Self {
            pairing: SeatPairing::restore(table, role, number, saved),
            durable,
            code: None,
            #[cfg(test)]
            disk_full: false,
        })
    }

    /// Makes durable what has changed of the pairing.
    ///
    /// # Errors
    /// The journal could not write; then nothing that depends on the change may be sent, and the seat
    /// is to be taken from the journal again.
    pub(crate) fn save(&mut self, journal: &mut Journal, holder: Holder) -> Result<(), WriteError> {
        let saved = self.to_keep()?;
        if saved != self.durable {
            journal.keep(&kept_name(holder), &saved)?;
            self.durable = saved;
        }
        Ok(())
    }

    /// Makes two seats durable in one go, so that no device is ever at both or at neither.
    ///
    /// # Errors
    /// As for [`Seat::save`]; both seats are then to be taken from the journal again.
    pub(crate) fn save_both(
        journal: &mut Journal,
        (one, first): (SeatId, &mut Self),
        (other, second): (SeatId, &mut Self),
    ) -> Result<(), WriteError> {
        let saved = [first.to_keep()?, second.to_keep()?];
        let names = [one, other].map(|seat| kept_name(Holder::Seat(seat)));
        journal.keep_all(&[(&names[0], &saved[0]), (&names[1], &saved[1])])?;
        [first.durable, second.durable] = saved;
        Ok(())
    }

    #[cfg_attr(
        not(test),
        expect(clippy::unnecessary_wraps, reason = "a test's disk may be full")
    )]
    fn to_keep(&self) -> Result<Value, WriteError> {
        #[cfg(test)]
        if self.disk_full {
            return Err(WriteError::DiskFull);
        }
        Ok(serde_json::to_value(self.pairing.saved()).expect("plain data has a JSON form"))
    }

    /// Whether a device holds the seat undisputed: *Same* was tapped for it.
    pub(crate) fn is_confirmed(&self, now: Duration) -> bool {
        match self.pairing.report(now).device {
            DeviceReport::Away | DeviceReport::Connected => true,
            DeviceReport::None | DeviceReport::Contested => false,
        }
    }

    /// Whether a phone could still take the seat: no device holds it or is being compared for it, and no phone of
    /// another table has been given its code.
    pub(crate) fn is_free(&self, now: Duration) -> bool {
        let report = self.pairing.report(now);
        let unclaimed = match report.attempt {
            None => true,
            Some(AttemptReport::Offered { left }) => {
                left.is_zero() || !self.code.as_ref().is_some_and(|code| code.given)
            }
            Some(AttemptReport::Comparing { .. }) => false,
        };
        report.device == DeviceReport::None && unclaimed
    }

    /// Whether a code for the seat is on show and works.
    pub(crate) fn shows_code(&self, now: Duration) -> bool {
        matches!(self.sheet(now), Some(Sheet::Code { .. }))
    }

    pub(crate) fn device(&self, now: Duration) -> DeviceState {
        let report = self.pairing.report(now);
        match (report.device, report.attempt) {
            (DeviceReport::Contested, _) => DeviceState::Contested,
            (_, Some(AttemptReport::Comparing { .. })) => DeviceState::Comparing,
            (DeviceReport::Connected, _) => DeviceState::Connected,
            (_, Some(AttemptReport::Offered { left })) if !left.is_zero() => DeviceState::Offered,
            (DeviceReport::Away, _) => DeviceState::Away,
            (DeviceReport::None, _) => DeviceState::None,
        }
    }

    pub(crate) fn sheet(&self, now: Duration) -> Option<Sheet> {
        match self.pairing.report(now).attempt? {
            AttemptReport::Offered { left } => match &self.code {
                Some(code) if !left.is_zero() => Some(Sheet::Code {
                    expires: code.expires,
                }),
                Some(_) | None => Some(Sheet::Expired),
            },
            AttemptReport::Comparing {
                pictograms,
                connected,
                spent,
            } => Some(Sheet::Comparing {
                pictograms,
                connected,
                spent,
            }),
        }
    }
}

fn kept_name(holder: Holder) -> String {
    match holder {
        Holder::Seat(seat) => format!("seat-{}", seat.0),
        Holder::Tablet => "tablet".to_owned(),
    }
}

/// The ids of six pictures, as pages are told them.
pub(crate) fn pictogram_ids(pictograms: Pictograms) -> [String; 6] {
    pictograms.0.map(|pictogram| pictogram.id().to_owned())
}

/// The pictures a page named, or `None` where one is no picture.
pub(crate) fn pictograms_named(ids: &[String; 6]) -> Option<Pictograms> {
    let mut found = [Pictogram::ALL[0]; 6];
    for (place, id) in found.iter_mut().zip(ids) {
        *place = Pictogram::ALL
            .into_iter()
            .find(|pictogram| pictogram.id() == id)?;
    }
    Some(Pictograms(found))
}
