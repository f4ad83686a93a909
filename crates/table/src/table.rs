//! A table: one game, its pages and its phones, as a state machine without sockets or clock.

mod asks;
mod devices;
mod here;
mod mixing;
mod next;
mod swap;

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::mem;
use std::path::Path;
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use dradis_channel::{
    Claim, Comparing, Goodbye, Handshake, LinkId, Opened, Paired, Refusal, Sealed, Secret,
    SecretPayload, TableId,
};
use dradis_facts::SeatId;
use dradis_journal::{DataFolder, Edition, GameId, ReadError, WriteError};
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Command, Viewer, prompts, view};
use rand::CryptoRng;

use self::devices::pong;
use self::here::Holding;
use self::mixing::{Asker, Waiting};
use crate::archive::ArchiveError;
use crate::batch::{Batch, Out, Refused, json};
use crate::changes::Frames;
use crate::entry::RowKey;
use crate::game::{Game, Given, TableError, time_text};
#[cfg(test)]
use crate::leak::Way;
use crate::pace::Pace;
use crate::sealed::{SecretFrame, is_taken, secret_of};
use crate::seats::{Holder, Seat, Sheet, pictogram_ids};
use crate::wire::{
    Author, CommandId, DeviceState, FromSeat, LOG_TAIL, LogEntry, NextTable, PairingSheet,
    ROWS_BYTES, Reply, ReplyOutcome, SeatDevice, SeatPhone, TableFrame, TableSummary, ToReferee,
    ToSeat, TroubleLine,
};

/// Seats that are ready for a device: more than any set of the game has. Which of them are at the table
/// is for the rules to say, and may be undone and redone.
const MOST_SEATS: u8 = 8;

/// How long a connection that stands in a returning device's way has to answer.
const PROBE: Duration = Duration::from_secs(3);

/// How long a table counts as attended after its last referee's screen went: a reload is no news.
const UNATTENDED: Duration = Duration::from_secs(10);

/// The time, as the caller's clocks tell it.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// For the journal and for people.
    pub utc: DateTime<Utc>,
    /// A monotonic clock, for what expires; the same one through the life of a [`Table`].
    pub up: Duration,
}

/// Who is at the other end of a connection.
enum Link {
    Referee,
    Wall,
    Greeted {
        holder: Holder,
        handshake: Box<Handshake>,
    },
    Comparing {
        holder: Holder,
        session: Box<Sealed<Comparing>>,
    },
    Paired {
        seat: SeatId,
        session: Box<Sealed<Paired>>,
    },
    /// The referee's second screen.
    Tablet {
        session: Box<Sealed<Paired>>,
    },
}

impl Link {
    /// What the device at the other end holds, or is about to.
    fn holder(&self) -> Option<Holder> {
        match self {
            Self::Referee | Self::Wall => None,
            Self::Greeted { holder, .. } | Self::Comparing { holder, .. } => Some(*holder),
            Self::Paired { seat, .. } => Some(Holder::Seat(*seat)),
            Self::Tablet { .. } => Some(Holder::Tablet),
        }
    }
}

/// A connection that is asked whether it is still there.
struct Probe {
    link: LinkId,
    until: Duration,
}

/// What the pages and phones were told last.
#[derive(Default)]
struct Told {
    devices: Vec<SeatDevice>,
    tablet: Option<DeviceState>,
    sheets: BTreeMap<Holder, Sheet>,
    frames: Frames,
    /// Whether there was time to read left.
    reading: bool,
}

/// How the secret lane is used. There is one way; tests take it apart to show that they would notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SecretLane {
    /// One sealed frame of one size with every table frame, real or dummy.
    Uniform,
    /// Nothing where there is nothing to say.
    #[cfg(test)]
    WithoutDummies,
    /// As long as the secret is.
    #[cfg(test)]
    WithoutPadding,
    /// Readable.
    #[cfg(test)]
    WithoutEncryption,
}

/// A table.
///
/// * **Order.** A command is decided, becomes a durable row, is applied, and only then shown. Device
///   keys are durable before the bytes that depend on them are handed out. A [`Batch`] never holds
///   anything that a restarted table would not know.
/// * **Pairs.** A confirmed phone hears of the table in pairs alone: one public frame, the same for
///   everybody, and one secret frame, real or dummy. Rows, changes of devices and catching up after
///   sleep have that one shape, for all connected seats at once.
/// * **Before *Same*** a phone hears nothing but the channel's own words.
/// * A secret goes out only for seats whose cards a durable row says were shown.
pub struct Table {
    game: Game,
    seats: Vec<Seat>,
    tablet: Seat,
    links: BTreeMap<LinkId, Link>,
    probes: Vec<Probe>,
    told: Told,
    pace: Pace,
    /// A phone has joined that has not had its pair yet.
    behind: bool,
    /// Whether the table counts as attended by a referee's screen, and until when it does without one.
    attended: bool,
    attended_until: Option<Duration>,
    /// Another table of the same host, at which a referee's screen is.
    next: Option<NextTable>,
    /// The referee's screen that shows a player their cards.
    holding: Option<Holding>,
    /// What waits for the phones to show their entropy.
    waiting: Option<Waiting>,
    /// Showing cards failed; the referees have been told.
    cannot_show: bool,
    pings: u32,
    /// When phones went that were here since the table was opened.
    left: BTreeMap<SeatId, DateTime<Utc>>,
    /// The summary as the journal has it, and the time it tells.
    summary_kept: Option<(TableSummary, DateTime<Utc>)>,
    secret_lane: SecretLane,
    #[cfg(test)]
    leak: Option<crate::leak::Leak>,
}

impl Table {
    /// A new table in a data folder, with its commitments as the first row.
    ///
    /// # Errors
    /// [`TableError`] when the file cannot be written.
    pub fn create(
        folder: &DataFolder,
        now: Moment,
        rng: &mut impl CryptoRng,
    ) -> Result<Self, TableError> {
        let mut id = [0; 16];
        rng.fill_bytes(&mut id);
        let id = GameId(id);
        let game = Game::create(&folder.table_path(id), id, now.utc, rng)?;
        tracing::info!(table = %id, "table made");
        Self::around(game, now)
    }

    /// A table from its file. The chain and every row are checked; devices that held seats may come
    /// back.
    ///
    /// # Errors
    /// [`TableError`]; the file has not been changed then.
    pub fn open(path: &Path, now: Moment, rng: &mut impl CryptoRng) -> Result<Self, TableError> {
        let game = Game::open(path, now.utc, rng)?;
        tracing::info!(table = %game.id(), row = game.head().seq, "table opened");
        Self::around(game, now)
    }

    fn around(mut game: Game, now: Moment) -> Result<Self, TableError> {
        let id = TableId(game.id().0);
        let seats: Result<Vec<Seat>, ReadError> = (0..MOST_SEATS)
            .map(|seat| Seat::restore(game.journal(), id, Holder::Seat(SeatId(seat))))
            .collect();
        let mut table = Self {
            seats: seats?,
            tablet: Seat::restore(game.journal(), id, Holder::Tablet)?,
            pace: Pace::of(game.state(), now.up),
            game,
            links: BTreeMap::new(),
            probes: Vec::new(),
            told: Told::default(),
            behind: false,
            attended: true,
            attended_until: None,
            next: None,
            holding: None,
            waiting: None,
            cannot_show: false,
            pings: 0,
            left: BTreeMap::new(),
            summary_kept: None,
            secret_lane: SecretLane::Uniform,
            #[cfg(test)]
            leak: None,
        };
        table.keep_summary();
        table.told.devices = table.devices(now.up);
        table.told.tablet = Some(table.tablet.device(now.up));
        Ok(table)
    }

    /// The table's id. Public.
    #[must_use]
    pub fn id(&self) -> GameId {
        self.game.id()
    }

    /// Whether the table's file was deleted or exchanged while it was open. Nothing is kept any more then, so
    /// whoever runs the table must stop it.
    #[must_use]
    pub fn has_lost_its_file(&self) -> bool {
        self.game.has_lost_its_file()
    }

    /// The table's line in the list of tables. Public.
    #[must_use]
    pub fn summary(&self) -> TableSummary {
        let public = view(self.game.state(), Viewer::Public).public;
        TableSummary {
            table: self.id().to_string(),
            played: time_text(self.game.played()),
            turn: public.turn.map(|turn| turn.number),
            players: public.seats.into_iter().map(|seat| seat.name).collect(),
            over: public.outcome.is_some(),
            winner: public.winner,
            trouble: None,
        }
    }

    /// A referee page has come to the table.
    pub fn referee_joins(&mut self, link: LinkId, now: Moment) -> Batch {
        let mut batch = Batch::default();
        self.links.insert(link, Link::Referee);
        self.begin_at(link, now, &mut batch);
        batch
    }

    /// Says something to a referee's screen that only the caller could put into words: a code with its
    /// address.
    pub fn tell_referee(&mut self, link: LinkId, word: &ToReferee) -> Batch {
        let mut batch = Batch::default();
        self.say(link, word, &mut batch);
        batch
    }

    /// Whether a code is on show, which holds an address of the host.
    #[must_use]
    pub fn shows_code(&self) -> bool {
        let mut sheets = self.told.sheets.values();
        sheets.any(|sheet| matches!(sheet, Sheet::Code { .. }))
    }

    /// Shows the codes on show once more, because the host's address is another one. They stay good.
    pub fn show_codes_again(&mut self, now: Moment) -> Batch {
        let mut batch = Batch::default();
        for (holder, sheet) in self.told.sheets.clone() {
            if matches!(sheet, Sheet::Code { .. }) {
                for link in self.referees() {
                    self.say_sheet(link, holder, Some(sheet), now, &mut batch);
                }
            }
        }
        batch
    }

    /// The phones that are here, or were since the table was opened. For referees' screens.
    #[must_use]
    pub fn seat_phones(&self, now: Moment) -> Vec<SeatPhone> {
        let devices = self.devices(now.up).into_iter();
        devices
            .filter_map(|SeatDevice { seat, state }| {
                let left = match state {
                    DeviceState::Connected => None,
                    DeviceState::None
                    | DeviceState::Offered
                    | DeviceState::Comparing
                    | DeviceState::Away
                    | DeviceState::Contested => Some(time_text(*self.left.get(&seat)?)),
                };
                Some(SeatPhone { seat, left })
            })
            .collect()
    }

    /// The wall has come to the table.
    pub fn wall_joins(&mut self, link: LinkId, now: Moment) -> Batch {
        let mut batch = Batch::default();
        self.links.insert(link, Link::Wall);
        self.begin_with_table(link, now, &mut batch);
        batch
    }

    /// Whether a hello is for this table.
    #[must_use]
    pub fn knows(&self, claim: Claim) -> bool {
        self.holders().any(|(_, held)| held.pairing.knows(claim))
    }

    /// A device has said hello: the welcome, or the refusal and the end.
    pub fn greet(
        &mut self,
        link: LinkId,
        claim: Claim,
        now: Moment,
        rng: &mut impl CryptoRng,
    ) -> Batch {
        let mut batch = Batch::default();
        let found = self
            .holders()
            .find(|(_, held)| held.pairing.knows(claim))
            .map(|(holder, held)| (holder, held.pairing.greet(now.up, claim, rng)));
        match found {
            None => batch.refuse(link, Refusal::UnknownCode),
            Some((holder, Ok(handshake))) => {
                batch.sealed(link, handshake.welcome());
                let handshake = Box::new(handshake);
                self.links.insert(link, Link::Greeted { holder, handshake });
            }
            Some((_, Err(turned))) => self.turn_away(link, turned, now, &mut batch),
        }
        batch
    }

    /// A greeted device has sent a message.
    pub fn frame(
        &mut self,
        link: LinkId,
        bytes: &[u8],
        now: Moment,
        rng: &mut impl CryptoRng,
    ) -> Batch {
        let mut batch = Batch::default();
        self.probes.retain(|probe| probe.link != link);
        match self.links.remove(&link) {
            Some(Link::Greeted { holder, handshake }) => {
                self.join(link, holder, *handshake, bytes, now, rng, &mut batch);
            }
            Some(Link::Comparing {
                holder,
                mut session,
            }) => match session.open(bytes) {
                Ok(Opened::Control(control)) => {
                    let pong = pong(&control).map(|pong| session.seal_control(&pong));
                    self.links.insert(link, Link::Comparing { holder, session });
                    self.heard_control(link, holder, &control, pong, &mut batch);
                }
                // Nothing it says counts before *Same*.
                Ok(Opened::Part | Opened::Public(_) | Opened::Secret(_) | Opened::Dummy) => {
                    self.links.insert(link, Link::Comparing { holder, session });
                }
                Err(error) => self.broken(link, holder, &error, &mut batch),
            },
            Some(Link::Paired { seat, mut session }) => match session.open(bytes) {
                Ok(Opened::Control(control)) => {
                    let pong = pong(&control).map(|pong| session.seal_control(&pong));
                    self.links.insert(link, Link::Paired { seat, session });
                    self.heard_control(link, Holder::Seat(seat), &control, pong, &mut batch);
                }
                // A phone speaks in frames of one size, so that no answer shows by its length.
                Ok(Opened::Secret(message)) => {
                    self.links.insert(link, Link::Paired { seat, session });
                    self.seat_says(link, seat, message.0.reveal(), now, rng, &mut batch);
                }
                Ok(Opened::Part | Opened::Public(_) | Opened::Dummy) => {
                    self.links.insert(link, Link::Paired { seat, session });
                }
                Err(error) => self.broken(link, Holder::Seat(seat), &error, &mut batch),
            },
            Some(Link::Tablet { mut session }) => match session.open(bytes) {
                Ok(Opened::Control(control)) => {
                    let pong = pong(&control).map(|pong| session.seal_control(&pong));
                    self.links.insert(link, Link::Tablet { session });
                    self.heard_control(link, Holder::Tablet, &control, pong, &mut batch);
                }
                Ok(Opened::Public(message)) => {
                    self.links.insert(link, Link::Tablet { session });
                    self.tablet_says(link, &message, now, rng, &mut batch);
                }
                Ok(Opened::Part | Opened::Secret(_) | Opened::Dummy) => {
                    self.links.insert(link, Link::Tablet { session });
                }
                Err(error) => self.broken(link, Holder::Tablet, &error, &mut batch),
            },
            // Pages do not speak in frames of bytes.
            Some(page @ (Link::Referee | Link::Wall)) => {
                self.links.insert(link, page);
            }
            None => {}
        }
        self.settle(now, rng, &mut batch);
        batch
    }

    /// A connection is gone.
    pub fn lost(&mut self, link: LinkId, now: Moment, rng: &mut impl CryptoRng) -> Batch {
        let mut batch = Batch::default();
        self.forget(link);
        self.settle(now, rng, &mut batch);
        batch
    }

    /// Time has passed: codes expire, silent connections are given up. To be called about once a
    /// second.
    pub fn tick(&mut self, now: Moment, rng: &mut impl CryptoRng) -> Batch {
        let mut batch = Batch::default();
        let probes = mem::take(&mut self.probes);
        for probe in probes {
            if now.up < probe.until {
                self.probes.push(probe);
            } else {
                self.forget(probe.link);
                batch.close.push(probe.link);
            }
        }
        self.give_up_round(now, rng, &mut batch);
        self.attend(now);
        self.settle(now, rng, &mut batch);
        batch
    }

    /// Notices that the last referee's screen has gone for good, or that one is there again.
    fn attend(&mut self, now: Moment) {
        let attended = if self.has_referee() {
            self.attended_until = None;
            true
        } else {
            now.up < *self.attended_until.get_or_insert(now.up + UNATTENDED)
        };
        self.behind |= attended != self.attended;
        self.attended = attended;
    }

    /// Writes the game as a file; see [`crate::archive::export`].
    ///
    /// # Errors
    /// [`ArchiveError`]; nothing has changed.
    pub fn export(&mut self, edition: Edition, out: impl io::Write) -> Result<(), ArchiveError> {
        Ok(self.game.journal().export(edition, out)?)
    }

    #[cfg(test)]
    pub(crate) fn state(&self) -> &dradis_state::State {
        self.game.state()
    }

    #[cfg(test)]
    pub(crate) fn fairness(&self) -> &crate::fairness::Fairness {
        self.game.fairness()
    }

    #[cfg(test)]
    pub(crate) fn public_row_bodies(&mut self) -> Vec<serde_json::Value> {
        let rows = self.game.journal().public_rows(1).expect("readable rows");
        rows.into_iter().map(|row| row.body).collect()
    }

    #[cfg(test)]
    pub(crate) fn fill_disk(&mut self, seat: SeatId) {
        self.seats[seat.index()].disk_full = true;
    }

    #[cfg(test)]
    pub(crate) fn use_secret_lane(&mut self, lane: SecretLane) {
        self.secret_lane = lane;
    }

    #[cfg(test)]
    pub(crate) fn use_room(&mut self, room: crate::sealed::SecretRoom) {
        self.game.use_room(room);
    }

    #[cfg(test)]
    pub(crate) fn plant(&mut self, leak: crate::leak::Leak) {
        self.leak = Some(leak);
    }

    // ---- commands ----

    fn give(
        &mut self,
        key: &RowKey,
        author: Author,
        command: &Command,
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) -> Result<Given, WriteError> {
        if let Some(why) = self.not_now(key, author, command, now)? {
            return Ok(Given::NotNow(why));
        }
        self.empty_seats(author, command, batch)?;
        let mut given = self.game.give(key, author, command, now.utc, rng);
        if let Ok(Given::Waits) = given
            && self.call_round(now, rng, batch)?
        {
            given = self.game.give(key, author, command, now.utc, rng);
        }
        #[cfg(test)]
        let given = match given {
            Ok(Given::Refused(_))
                if self
                    .leak
                    .is_some_and(|leak| leak.says_yes(Way::Refused, self)) =>
            {
                Ok(Given::Refused(dradis_facts::Rejection::HostOnly))
            }
            given => given,
        };
        self.after_row(&given, now, batch);
        given
    }

    /// Why nothing is undone or done again now. What was done before is answered again.
    fn held_up(&self, key: &RowKey) -> Result<Option<&'static str>, WriteError> {
        let why = if self.pace.paused() {
            "trouble-paused"
        } else if self.waiting.is_some() {
            "trouble-mixing"
        } else {
            return Ok(None);
        };
        Ok(self.game.done_before(key)?.is_none().then_some(why))
    }

    /// Why the table does nothing of the kind now. It holds for every seat alike, whoever has read.
    fn not_now(
        &self,
        key: &RowKey,
        author: Author,
        command: &Command,
        now: Moment,
    ) -> Result<Option<&'static str>, WriteError> {
        // The host sends cards to devices whenever they come; screens cover them in a break.
        let why = if author == Author::Host {
            None
        } else if self.pace.paused() {
            Some("trouble-paused")
        } else if self.pace.reading_left(now.up).is_some() && self.says_read(command) {
            Some("trouble-still-reading")
        } else if self
            .waiting
            .as_ref()
            .is_some_and(|waiting| !waiting.is(key))
        {
            Some("trouble-mixing")
        } else {
            None
        };
        match why {
            Some(_) if self.game.done_before(key)?.is_some() => Ok(None),
            why => Ok(why),
        }
    }

    /// Whether the command says for anybody that they have read.
    fn says_read(&self, command: &Command) -> bool {
        let Command::Answer { prompt, option: _ } = command else {
            return false;
        };
        prompts(self.game.state())
            .iter()
            .any(|open| open.id == *prompt && open.kind == PromptKind::ReadLoyalty)
    }

    /// A set-up that replaces an undone one may seat other players: whoever held a phone then is sent
    /// away before anything else happens.
    fn empty_seats(
        &mut self,
        author: Author,
        command: &Command,
        batch: &mut Batch,
    ) -> Result<(), WriteError> {
        let sets_up = match command {
            Command::Begin { .. } | Command::StartFrom { .. } => true,
            Command::Answer { .. }
            | Command::SetPace { .. }
            | Command::SetTracking { .. }
            | Command::MuteReminder { .. }
            | Command::CorrectRoll { .. }
            | Command::ChangeResource { .. }
            | Command::Record { .. }
            | Command::Correct { .. }
            | Command::ShowLoyalty { .. }
            | Command::ShowLoyaltyHere { .. } => false,
        };
        if !sets_up || !self.game.would_give(author, command) {
            return Ok(());
        }
        for seat in (0u8..).map(SeatId).take(self.seats.len()) {
            let device = self.seats[seat.index()].pairing.revoke();
            self.save(Holder::Seat(seat), batch)?;
            if let Some(device) = device {
                self.dismiss(device, Goodbye::Revoked, batch);
            }
        }
        Ok(())
    }

    /// Shows a row that has just become durable.
    fn after_row(&mut self, given: &Result<Given, WriteError>, now: Moment, batch: &mut Batch) {
        if let Ok(Given::New(_)) = given {
            self.pace.follow(self.game.state(), now.up);
            self.keep_summary();
            self.broadcast(now, batch);
        }
    }

    /// Keeps the table's line in the list of tables. When it was last played may be a minute behind
    /// there, so that not every row costs a second write.
    fn keep_summary(&mut self) {
        let summary = self.summary();
        let played = self.game.played();
        if let Some((kept, at)) = &self.summary_kept {
            let same_line = TableSummary {
                played: kept.played.clone(),
                ..summary.clone()
            };
            if same_line == *kept && played - at < TimeDelta::minutes(1) {
                return;
            }
        }
        let line = serde_json::to_value(&summary).expect("plain data has a JSON form");
        match self.game.journal().keep(DataFolder::SUMMARY, &line) {
            Ok(()) => self.summary_kept = Some((summary, played)),
            // The list can do without; the row itself is durable.
            Err(error) => tracing::warn!(table = %self.id(), %error, "the summary was not kept"),
        }
    }

    /// Brings everything that follows from a change to where it belongs.
    fn settle(&mut self, now: Moment, rng: &mut impl CryptoRng, batch: &mut Batch) {
        self.show_loyalty(now, rng, batch);
        self.watch_holding(now, batch);
        self.send_sheets(now, batch);
        if self.behind
            || self.devices(now.up) != self.told.devices
            || Some(self.tablet.device(now.up)) != self.told.tablet
            || self.pace.reading_left(now.up).is_some() != self.told.reading
        {
            self.broadcast(now, batch);
        }
    }

    /// Sends the cards of seats that have none yet and a confirmed device. The row comes first: from
    /// then on nobody can unlearn them.
    fn show_loyalty(&mut self, now: Moment, rng: &mut impl CryptoRng, batch: &mut Batch) {
        let loyalty = &self.game.state().loyalty;
        // What the phones show their entropy for comes first.
        if !loyalty.dealt || loyalty.by_hand.is_some() || self.waiting.is_some() {
            return;
        }
        let players = self.game.state().seats.len();
        let seats: Vec<SeatId> = (0u8..)
            .map(SeatId)
            .zip(self.seats.iter().take(players))
            .filter(|(id, seat)| seat.is_confirmed(now.up) && !loyalty.shown.contains(id))
            .filter(|(id, _)| is_taken(self.game.state(), *id))
            .map(|(id, _)| id)
            .collect();
        if seats.is_empty() {
            return;
        }
        let key = RowKey::shown(self.game.head().seq);
        let command = Command::ShowLoyalty { seats };
        match self.give(&key, Author::Host, &command, now, rng, batch) {
            Ok(Given::New(_) | Given::Before(_)) => self.cannot_show = false,
            Ok(Given::Refused(rejection)) => {
                tracing::error!(table = %self.id(), %rejection, "cards could not be shown");
            }
            Ok(Given::NotNow(why)) => {
                tracing::error!(table = %self.id(), why, "cards could not be shown");
            }
            Ok(Given::Waits) => {
                tracing::error!(table = %self.id(), "showing cards drew something");
            }
            Err(error) => {
                if !mem::replace(&mut self.cannot_show, true) {
                    let line = journal_trouble(&error);
                    let word = ToReferee::Trouble { line };
                    for link in self.referees() {
                        self.say(link, &word, batch);
                    }
                }
            }
        }
    }

    fn seat_says(
        &mut self,
        link: LinkId,
        seat: SeatId,
        message: &[u8],
        now: Moment,
        rng: &mut impl CryptoRng,
        batch: &mut Batch,
    ) {
        match serde_json::from_slice(message) {
            Ok(FromSeat::Answer { id, prompt, option }) => {
                let key = RowKey::seat(seat, &id);
                let command = Command::Answer { prompt, option };
                let author = Author::Seat { seat };
                let given = self.give(&key, author, &command, now, rng, batch);
                if matches!(given, Ok(Given::Refused(_) | Given::NotNow(_))) {
                    batch.refused.push(Refused::Command);
                }
                self.take_up(key, author, command, given, Asker { link, id }, now, batch);
            }
            Ok(FromSeat::EntropyCommit { round, commitment }) => {
                self.entropy_committed(link, seat, (round, &commitment), now, rng, batch);
            }
            Ok(FromSeat::Entropy { round, bytes }) => {
                self.entropy_shown(seat, (round, &bytes), now, rng, batch);
            }
            Ok(FromSeat::Join { table, seat }) => self.join_asked(link, &table, seat, batch),
            Ok(FromSeat::Rows { from }) => {
                let word = self.rows_from(from);
                self.tell(link, &word, batch);
            }
            // The reason would quote the message.
            Err(_) => batch.refused.push(Refused::Words),
        }
    }

    /// Lines of the game for a phone that checks it: none before everybody's cards have been turned up.
    fn rows_from(&mut self, from: u64) -> ToSeat {
        let refused = ToSeat::Rows {
            from,
            of: 0,
            lines: Vec::new(),
        };
        if !self.is_opened() {
            return refused;
        }
        let of = self.game.head().seq + 1;
        match self.game.journal().full_lines(from, ROWS_BYTES) {
            Ok(lines) => ToSeat::Rows { from, of, lines },
            Err(error) => {
                tracing::error!(table = %self.id(), %error, "the game could not be read");
                refused
            }
        }
    }

    /// Whether everybody's cards have been turned up, after which the game hides nothing.
    fn is_opened(&self) -> bool {
        let public = view(self.game.state(), Viewer::Public).public;
        public.opened.is_some()
    }

    // ---- what pages and phones are told ----

    fn devices(&self, now: Duration) -> Vec<SeatDevice> {
        let players = self.game.state().seats.len();
        (0u8..)
            .map(SeatId)
            .zip(self.seats.iter().take(players))
            .map(|(id, seat)| SeatDevice {
                seat: id,
                state: seat.device(now),
            })
            .collect()
    }

    fn table_frame(&self, now: Duration) -> TableFrame {
        let head = self.game.head();
        let log = self.game.log();
        let tail: &[LogEntry] = &log[log.len().saturating_sub(LOG_TAIL)..];
        TableFrame {
            table: self.id().to_string(),
            row: head.seq,
            head: head.hash.to_string().chars().take(16).collect(),
            view: view(self.game.state(), Viewer::Public).public,
            log: tail.to_vec(),
            undo: self.game.undo_step(),
            undo_fight: self.game.undo_fight_step(),
            last_roll: self.game.last_roll(),
            redo: self.game.redo_step(),
            devices: self.devices(now),
            tablet: self.tablet.device(now),
            mix: self.mix(),
            paused: self.pace.paused(),
            attended: self.attended,
            next: self.shown_next().cloned(),
            reading: self.pace.reading_timer(now),
            clock: self.pace.turn_clock(now),
        }
    }

    /// The table to everybody: one text to pages, one pair to every confirmed phone.
    fn broadcast(&mut self, now: Moment, batch: &mut Batch) {
        let frame = self.table_frame(now.up);
        let texts = self.told.frames.next(frame, self.hearing());
        #[cfg(test)]
        let texts = texts.leaking(self.leak.and_then(|leak| leak.says(Way::Said, self)));
        #[cfg(test)]
        let leak = self.leak.filter(|leak| leak.says_yes(Way::Counted, self));
        let devices = self.devices(now.up);
        for SeatDevice { seat, state } in mem::replace(&mut self.told.devices, devices) {
            if state == DeviceState::Connected {
                self.left.insert(seat, now.utc);
            }
        }
        self.told.tablet = Some(self.tablet.device(now.up));
        self.told.reading = self.pace.reading_left(now.up).is_some();
        self.behind = false;
        for (id, link) in &mut self.links {
            match link {
                Link::Referee | Link::Wall => batch.text(*id, texts.to(*id).to_owned()),
                // No secret lane: the referee's screens hear what the window hears.
                Link::Tablet { session } => seal_text(*id, session, texts.to(*id), batch),
                Link::Paired { seat, session } => {
                    match session.seal_public(texts.to(*id).as_bytes()) {
                        Ok(frames) => batch.all_sealed(*id, frames),
                        Err(error) => {
                            tracing::error!(seat = seat.0, %error, "a frame was not sealed");
                        }
                    }
                    let row = self.game.head().seq;
                    let secret = secret_of(self.game.state(), row, *seat);
                    seal_secret(self.secret_lane, *id, session, secret.as_ref(), batch);
                    #[cfg(test)]
                    if leak.is_some_and(|leak| leak.from != *seat) {
                        seal_secret(self.secret_lane, *id, session, None, batch);
                    }
                }
                Link::Greeted { .. } | Link::Comparing { .. } => {}
            }
        }
    }

    /// Seats and the tablet, with what holds them.
    fn holders(&self) -> impl Iterator<Item = (Holder, &Seat)> {
        let seats = (0u8..).map(SeatId).map(Holder::Seat).zip(&self.seats);
        seats.chain([(Holder::Tablet, &self.tablet)])
    }

    /// What everybody has been told last, whole.
    #[cfg(test)]
    pub(crate) fn said_last(&self) -> Option<String> {
        self.told.frames.last()
    }

    /// The connections that hear of the table.
    fn hearing(&self) -> BTreeSet<LinkId> {
        let hears = |link: &Link| match link {
            Link::Referee | Link::Wall | Link::Tablet { .. } | Link::Paired { .. } => true,
            Link::Greeted { .. } | Link::Comparing { .. } => false,
        };
        let links = self.links.iter().filter(|(_, link)| hears(link));
        links.map(|(id, _)| *id).collect()
    }

    /// The whole table for a screen that comes. Where something has changed since everybody heard of it, everybody hears
    /// that first, so that what changes next is said to all in the same words.
    fn begin_with_table(&mut self, link: LinkId, now: Moment, batch: &mut Batch) {
        let frame = self.table_frame(now.up);
        self.told.frames.forget(link);
        match self.told.frames.unchanged(&frame, link) {
            Some(text) => match self.links.get_mut(&link) {
                Some(Link::Referee | Link::Wall) => batch.text(link, text),
                Some(Link::Tablet { session }) => seal_text(link, session, &text, batch),
                Some(Link::Greeted { .. } | Link::Comparing { .. } | Link::Paired { .. })
                | None => {}
            },
            None => self.broadcast(now, batch),
        }
    }

    /// What a referee's screen begins with.
    fn begin_at(&mut self, link: LinkId, now: Moment, batch: &mut Batch) {
        self.begin_with_table(link, now, batch);
        for (holder, sheet) in self.told.sheets.clone() {
            self.say_sheet(link, holder, Some(sheet), now, batch);
        }
    }

    /// Tells referees' screens of the pairings that have changed.
    fn send_sheets(&mut self, now: Moment, batch: &mut Batch) {
        let sheets: Vec<(Holder, Option<Sheet>)> = self
            .holders()
            .map(|(holder, held)| (holder, held.sheet(now.up)))
            .collect();
        for (holder, sheet) in sheets {
            if !matches!(sheet, Some(Sheet::Code { .. }))
                && let Some(held) = self.held(holder)
            {
                held.code = None;
            }
            let told = self.told.sheets.get(&holder).copied();
            if sheet == told {
                continue;
            }
            match sheet {
                Some(sheet) => self.told.sheets.insert(holder, sheet),
                None => self.told.sheets.remove(&holder),
            };
            for link in self.referees() {
                self.say_sheet(link, holder, sheet, now, batch);
            }
        }
    }

    fn is_referee(&self, link: LinkId) -> bool {
        matches!(
            self.links.get(&link),
            Some(Link::Referee | Link::Tablet { .. })
        )
    }

    fn referees(&self) -> Vec<LinkId> {
        let all = self.links.keys().copied();
        all.filter(|link| self.is_referee(*link)).collect()
    }

    fn say_sheet(
        &mut self,
        link: LinkId,
        holder: Holder,
        sheet: Option<Sheet>,
        now: Moment,
        batch: &mut Batch,
    ) {
        let code = self.held(holder).and_then(|held| held.code.as_ref());
        let sheet = match (sheet, code) {
            (Some(Sheet::Code { expires }), Some(code)) => {
                let out = Out::Code {
                    holder,
                    fragment: code.fragment.clone(),
                    expires_in: expires.saturating_sub(now.up),
                };
                return batch.out.push((link, out));
            }
            (Some(Sheet::Code { expires: _ } | Sheet::Expired), _) => Some(PairingSheet::Expired),
            (
                Some(Sheet::Comparing {
                    pictograms,
                    connected,
                    spent,
                }),
                _,
            ) => Some(PairingSheet::Comparing {
                pictograms: pictogram_ids(pictograms),
                connected,
                spent,
            }),
            (None, _) => None,
        };
        let word = match holder {
            Holder::Seat(seat) => ToReferee::Pairing { seat, sheet },
            Holder::Tablet => ToReferee::Tablet { sheet },
        };
        self.say(link, &word, batch);
    }

    /// Says something to one referee's screen.
    fn say(&mut self, link: LinkId, word: &ToReferee, batch: &mut Batch) {
        self.say_text(link, json(word), batch);
    }

    fn say_text(&mut self, link: LinkId, text: String, batch: &mut Batch) {
        match self.links.get_mut(&link) {
            Some(Link::Referee) => batch.text(link, text),
            Some(Link::Tablet { session }) => seal_text(link, session, &text, batch),
            Some(
                Link::Wall | Link::Greeted { .. } | Link::Comparing { .. } | Link::Paired { .. },
            )
            | None => {}
        }
    }

    /// Says something to one phone in its public lane.
    fn tell(&mut self, link: LinkId, word: &ToSeat, batch: &mut Batch) {
        if let Some(Link::Paired { seat, session }) = self.links.get_mut(&link) {
            match session.seal_public(json(word).as_bytes()) {
                Ok(frames) => batch.all_sealed(link, frames),
                Err(error) => tracing::error!(seat = seat.0, %error, "a frame was not sealed"),
            }
        }
    }
}

/// Seals a text for the tablet, in as many frames as it takes.
fn seal_text(link: LinkId, session: &mut Sealed<Paired>, text: &str, batch: &mut Batch) {
    match session.seal_public(text.as_bytes()) {
        Ok(frames) => batch.all_sealed(link, frames),
        Err(error) => tracing::error!(%error, "a frame for the tablet was not sealed"),
    }
}

/// One frame of the secret lane, whatever there is to say.
fn seal_secret(
    lane: SecretLane,
    link: LinkId,
    session: &mut Sealed<Paired>,
    secret: Option<&SecretFrame>,
    batch: &mut Batch,
) {
    let payload = secret.map(|secret| Secret::new(json(secret).into_bytes()));
    match lane {
        SecretLane::Uniform => {}
        #[cfg(test)]
        SecretLane::WithoutDummies if payload.is_none() => return,
        #[cfg(test)]
        SecretLane::WithoutDummies => {}
        #[cfg(test)]
        SecretLane::WithoutPadding => {
            let payload = payload.map_or_else(Vec::new, |payload| payload.reveal().clone());
            batch.all_sealed(link, session.seal_public(&payload).unwrap_or_default());
            return;
        }
        #[cfg(test)]
        SecretLane::WithoutEncryption => {
            let mut plain = payload.map_or_else(Vec::new, |payload| payload.reveal().clone());
            plain.resize(dradis_channel::SECRET_LEN + dradis_channel::TAG_LEN, 0);
            batch.sealed(link, plain);
            return;
        }
    }
    let payload = payload.map_or_else(SecretPayload::dummy, |payload| {
        SecretPayload::new(payload).expect("what does not fit is refused before its row")
    });
    batch.maybe_sealed(link, session.seal_secret(&payload));
}

/// `None` where it is not known yet what becomes of it.
fn reply(id: CommandId, given: Result<Given, WriteError>) -> Option<Reply> {
    let outcome = match given {
        Ok(Given::New(row) | Given::Before(row)) => ReplyOutcome::Accepted { row },
        Ok(Given::Refused(rejection)) => ReplyOutcome::Rejected {
            line: rejection.line(),
            rule: rejection.rule(),
            lines: rejection.impossible(),
            insistable: rejection.is_insistable(),
        },
        Ok(Given::NotNow(id)) => ReplyOutcome::Failed {
            line: TroubleLine { id, detail: None },
        },
        Ok(Given::Waits) => return None,
        Err(error) => ReplyOutcome::Failed {
            line: journal_trouble(&error),
        },
    };
    Some(Reply { id, outcome })
}

fn journal_trouble(error: &WriteError) -> TroubleLine {
    let id = match error {
        WriteError::DiskFull => "trouble-journal-full",
        WriteError::Gone => "trouble-table-gone",
        WriteError::Refused(_)
        | WriteError::NotWritable
        | WriteError::Read(_)
        | WriteError::Database(_) => "trouble-journal-failed",
    };
    TroubleLine {
        id,
        detail: Some(error.to_string()),
    }
}
