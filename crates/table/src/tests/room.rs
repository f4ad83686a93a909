//! A room to test in: one table with its folder, referee pages, a wall and phones that speak the
//! device's side of the channel. Everything that travels is captured.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use chacha20::ChaCha20Rng;
use chrono::{DateTime, TimeDelta, Utc};
use dradis_channel::phone::{DeviceHandshake, DeviceWaiting};
use dradis_channel::{
    Control, Goodbye, Hello, HostWord, LinkId, Opened, PairKey, Paired, Pictograms, Refusal,
    ResumeKey, Role, Sealed, Secret, SecretPayload, parse_fragment,
};
use dradis_facts::SeatId;
use dradis_facts::options::{Mode, Modes, Options, ReadingSeconds};
use dradis_journal::{DataFolder, GameId};
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Command, FirstPlayer, Player, prompts};
use rand::SeedableRng;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::batch::{Batch, Out};
use crate::changes::Hearing;
use crate::fairness::{Entropy, entropy_commitment};
use crate::sealed::SecretFrame;
use crate::seats::Holder;
use crate::table::{Moment, SecretLane, Table};
use crate::wire::{CommandId, NetworkAsk, NextTable, PairingSheet, TableAsk, TabletAsk, ToReferee};

pub(super) const REFEREE: LinkId = LinkId(1);
pub(super) const WALL: LinkId = LinkId(2);

/// What a phone heard, opened.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Heard {
    Refused(Refusal),
    Public(Value),
    Secret(Value),
    Dummy,
    Control(Control),
    /// A frame that does not open.
    Garbage,
}

/// Lanes as an eavesdropper who could see them would call them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Lane {
    Clear,
    Public,
    Secret,
    Control,
}

/// One message to a phone on its way.
#[derive(Clone, Debug)]
pub(super) struct Captured {
    pub(super) batch: usize,
    pub(super) link: LinkId,
    pub(super) lane: Lane,
    pub(super) bytes: Vec<u8>,
    /// What the phone made of it.
    pub(super) heard: Option<Heard>,
    /// The same as it was written, where it is a message of a lane.
    pub(super) plain: Option<String>,
}

/// One message to a page on its way.
#[derive(Clone, Debug)]
pub(super) struct Page {
    pub(super) batch: usize,
    pub(super) link: LinkId,
    pub(super) text: String,
}

enum Side {
    Greeting(DeviceHandshake),
    Waiting(Box<DeviceWaiting>),
    Open(Box<Sealed<Paired>>),
    Closed,
}

pub(super) struct Phone {
    side: Side,
    pub(super) resume: Option<ResumeKey>,
    pub(super) heard: Vec<Heard>,
    hearing: Hearing,
    pub(super) closed: bool,
    deaf: bool,
    /// Not a phone at all, but the referee's second screen.
    tablet: bool,
    seat: SeatId,
    /// Its own numbers, once it was told to send some; from then on it commits and shows by itself.
    entropy: Option<Entropy>,
    /// It commits, and never shows.
    withholds: bool,
    /// The round it has committed in, and whether it has shown there.
    round: (u32, bool),
}

impl Phone {
    pub(super) fn pictograms(&self) -> Option<Pictograms> {
        match &self.side {
            Side::Open(session) => Some(session.pictograms()),
            Side::Greeting(_) | Side::Waiting(_) | Side::Closed => None,
        }
    }

    /// What a phone that sends entropy says on hearing of the table: what a page says.
    fn about_entropy(&mut self, frame: &Value) -> Option<Value> {
        let entropy = self.entropy?;
        let mix = &frame["mix"];
        let round = u32::try_from(mix["round"].as_u64()?).ok()?;
        let mut game = [0; 16];
        hex::decode_to_slice(frame["table"].as_str()?, &mut game).ok()?;
        let commitment = entropy_commitment(GameId(game), round, self.seat, &entropy).to_string();
        match mix["stage"]["type"].as_str()? {
            "gathering" if self.round.0 != round => {
                self.round = (round, false);
                Some(json!({"type": "entropy-commit", "round": round, "commitment": commitment}))
            }
            "called" if !self.withholds && self.round == (round, false) => {
                let called = mix["stage"]["seats"].as_array()?;
                let own = called
                    .iter()
                    .any(|seat| seat["commitment"] == commitment.as_str());
                own.then(|| {
                    self.round.1 = true;
                    json!({"type": "entropy", "round": round, "bytes": hex::encode(entropy.0)})
                })
            }
            _ => None,
        }
    }

    fn is_confirmed(&self) -> bool {
        !self.closed
            && !self.tablet
            && self
                .heard
                .iter()
                .any(|heard| *heard == Heard::Control(Control::Confirmed))
    }

    /// The last table frame heard.
    pub(super) fn table(&self) -> Option<&Value> {
        self.heard.iter().rev().find_map(|heard| match heard {
            Heard::Public(word) if word["type"] == "table" => Some(&word["frame"]),
            Heard::Public(_)
            | Heard::Refused(_)
            | Heard::Secret(_)
            | Heard::Dummy
            | Heard::Control(_)
            | Heard::Garbage => None,
        })
    }

    pub(super) fn secret(&self) -> Option<&Value> {
        self.heard.iter().rev().find_map(|heard| match heard {
            Heard::Secret(secret) => Some(secret),
            Heard::Public(_)
            | Heard::Refused(_)
            | Heard::Dummy
            | Heard::Control(_)
            | Heard::Garbage => None,
        })
    }

    /// The last answer to its own words.
    pub(super) fn reply(&self) -> Option<&Value> {
        self.heard.iter().rev().find_map(|heard| match heard {
            Heard::Public(word) if word["type"] == "reply" => Some(&word["reply"]),
            Heard::Public(_)
            | Heard::Refused(_)
            | Heard::Secret(_)
            | Heard::Dummy
            | Heard::Control(_)
            | Heard::Garbage => None,
        })
    }

    /// The last word of this type in the public lane.
    pub(super) fn word(&self, kind: &str) -> Option<&Value> {
        self.heard.iter().rev().find_map(|heard| match heard {
            Heard::Public(word) if word["type"] == kind => Some(word),
            Heard::Public(_)
            | Heard::Refused(_)
            | Heard::Secret(_)
            | Heard::Dummy
            | Heard::Control(_)
            | Heard::Garbage => None,
        })
    }

    pub(super) fn said_goodbye(&self) -> Option<Goodbye> {
        self.heard.iter().find_map(|heard| match heard {
            Heard::Control(Control::Goodbye(reason)) => Some(*reason),
            Heard::Control(_)
            | Heard::Public(_)
            | Heard::Refused(_)
            | Heard::Secret(_)
            | Heard::Dummy
            | Heard::Garbage => None,
        })
    }
}

pub(super) struct Room {
    pub(super) dir: TempDir,
    pub(super) folder: DataFolder,
    pub(super) table: Table,
    pub(super) rng: ChaCha20Rng,
    pub(super) up: Duration,
    pub(super) phones: BTreeMap<LinkId, Phone>,
    pub(super) referee: Vec<Value>,
    pub(super) wall: Vec<Value>,
    /// What the pages make of what has changed.
    hears: BTreeMap<LinkId, Hearing>,
    /// The number of the frame at which that was compared last.
    compared: BTreeMap<LinkId, u64>,
    pub(super) captured: Vec<Captured>,
    /// What phones have said, as it went over the network.
    pub(super) sent: Vec<(LinkId, Vec<u8>)>,
    pub(super) pages: Vec<Page>,
    /// Connections that the table has ended, with the batch that said so.
    pub(super) ended: Vec<(usize, LinkId)>,
    pub(super) codes: BTreeMap<Holder, String>,
    /// What was asked of the server.
    pub(super) network_asks: Vec<(LinkId, NetworkAsk)>,
    /// Who asked for which seat at which other table.
    pub(super) joins: Vec<(LinkId, GameId, SeatId)>,
    /// The confirmed phones that were connected when each batch had been delivered.
    pub(super) present: BTreeMap<usize, BTreeSet<LinkId>>,
    batches: usize,
    closings: usize,
    asked: u32,
    links: u64,
}

pub(super) const NAMES: [&str; 6] = ["Ana", "Ben", "Cem", "Dana", "Eva", "Fritz"];

/// Six characters that may be chosen in this order.
pub(super) const CHARACTERS: [&str; 6] = [
    "gaius-baltar",
    "william-adama",
    "starbuck",
    "laura-roslin",
    "saul-tigh",
    "boomer",
];

fn began() -> DateTime<Utc> {
    DateTime::from_timestamp(1_800_000_000, 0).expect("a time")
}

impl Room {
    pub(super) fn new(seed: u8) -> Self {
        Self::made(seed, |folder, now, rng| {
            Table::create(folder, now, rng).expect("a new table")
        })
    }

    /// A room around a table that is made in a way of its own.
    pub(super) fn made(
        seed: u8,
        make: impl FnOnce(&DataFolder, Moment, &mut ChaCha20Rng) -> Table,
    ) -> Self {
        let dir = folder_for_tests();
        let folder = DataFolder::open(&dir.path().join("data")).expect("a free folder");
        let mut rng = ChaCha20Rng::from_seed([seed; 32]);
        let now = Moment {
            utc: began(),
            up: Duration::ZERO,
        };
        let table = make(&folder, now, &mut rng);
        let mut room = Self {
            dir,
            folder,
            table,
            rng,
            up: Duration::ZERO,
            phones: BTreeMap::new(),
            referee: Vec::new(),
            wall: Vec::new(),
            captured: Vec::new(),
            sent: Vec::new(),
            pages: Vec::new(),
            ended: Vec::new(),
            codes: BTreeMap::new(),
            network_asks: Vec::new(),
            joins: Vec::new(),
            present: BTreeMap::new(),
            batches: 0,
            closings: 0,
            asked: 0,
            hears: BTreeMap::new(),
            compared: BTreeMap::new(),
            links: 10,
        };
        room.pages_join();
        room
    }

    pub(super) fn with_lane(mut self, lane: SecretLane) -> Self {
        self.table.use_secret_lane(lane);
        self
    }

    fn pages_join(&mut self) {
        let batch = self.table.referee_joins(REFEREE, self.now());
        self.deliver(batch);
        let batch = self.table.wall_joins(WALL, self.now());
        self.deliver(batch);
    }

    pub(super) fn now(&self) -> Moment {
        Moment {
            utc: began() + TimeDelta::from_std(self.up).expect("a short time"),
            up: self.up,
        }
    }

    /// The host is gone without a word and comes back with the same file.
    pub(super) fn restart(&mut self) {
        let path = self.folder.table_path(self.table.id());
        self.close();
        let now = self.now();
        self.table = Table::open(&path, now, &mut self.rng).expect("the table opens");
        for phone in self.phones.values_mut() {
            phone.side = Side::Closed;
            phone.closed = true;
        }
        self.pages_join();
    }

    /// The table's file is closed; an empty table in a folder of its own stands in for it.
    pub(super) fn close(&mut self) {
        self.closings += 1;
        let elsewhere = self.dir.path().join(format!("elsewhere-{}", self.closings));
        let other = DataFolder::open(&elsewhere).expect("a free folder");
        let now = self.now();
        self.table = Table::create(&other, now, &mut self.rng).expect("a new table");
    }

    pub(super) fn pass(&mut self, time: Duration) {
        self.up += time;
        let batch = self.table.tick(self.now(), &mut self.rng);
        self.deliver(batch);
    }

    // ---- the referee ----

    pub(super) fn ask(&mut self, ask: TableAsk) {
        let batch = self
            .table
            .referee_asks(REFEREE, ask, self.now(), &mut self.rng);
        self.deliver(batch);
    }

    /// A second page of the referee.
    pub(super) fn another_referee(&mut self) -> LinkId {
        let link = LinkId(3);
        let batch = self.table.referee_joins(link, self.now());
        self.deliver(batch);
        link
    }

    pub(super) fn ask_of(&mut self, page: LinkId, ask: TableAsk) {
        let now = self.now();
        let batch = self.table.referee_asks(page, ask, now, &mut self.rng);
        self.deliver(batch);
    }

    pub(super) fn lose_page(&mut self, page: LinkId) {
        let batch = self.table.lost(page, self.now(), &mut self.rng);
        self.deliver(batch);
    }

    /// The same at a moment that the journal's format cannot hold, so that it writes no row: as good as
    /// a full disk here.
    pub(super) fn ask_when_rows_fail(&mut self, ask: TableAsk) {
        let never = Moment {
            utc: DateTime::<Utc>::MAX_UTC,
            up: self.up,
        };
        let batch = self.table.referee_asks(REFEREE, ask, never, &mut self.rng);
        self.deliver(batch);
    }

    /// A game that was opened from its file goes on.
    pub(super) fn resume(&mut self) {
        self.ask(TableAsk::Resume);
        assert_eq!(self.frame()["paused"], false);
    }

    pub(super) fn next_id(&mut self) -> CommandId {
        self.asked += 1;
        id(&format!("ask-{}", self.asked))
    }

    /// Gives a command and returns the outcome.
    pub(super) fn command(&mut self, command: Command) -> Value {
        let id = self.next_id();
        self.ask(TableAsk::Command { id, command });
        self.outcome()
    }

    pub(super) fn undo(&mut self, step: u64) -> Value {
        let id = self.next_id();
        self.ask(TableAsk::Undo { id, step });
        self.outcome()
    }

    pub(super) fn redo(&mut self, step: u64) -> Value {
        let id = self.next_id();
        self.ask(TableAsk::Redo { id, step });
        self.outcome()
    }

    /// The outcome of the last reply to the referee.
    pub(super) fn outcome(&self) -> Value {
        self.referee
            .iter()
            .rev()
            .find(|word| word["type"] == "reply")
            .expect("a reply")["reply"]["outcome"]
            .clone()
    }

    pub(super) fn frame(&self) -> &Value {
        &self
            .referee
            .iter()
            .rev()
            .find(|word| word["type"] == "table")
            .expect("a frame")["frame"]
    }

    pub(super) fn begin(&mut self, players: usize) {
        let outcome = self.command(begin(players));
        assert_eq!(outcome["type"], "accepted", "{outcome}");
    }

    /// Answers the open prompt of this kind for whoever decides.
    pub(super) fn choose(&mut self, kind: PromptKind, option: &str) -> Value {
        let prompt = prompts(self.table.state())
            .into_iter()
            .find(|prompt| prompt.kind == kind)
            .expect("the prompt is open")
            .id;
        self.command(Command::Answer {
            prompt,
            option: option.to_owned(),
        })
    }

    pub(super) fn choose_characters(&mut self, players: usize) {
        for name in CHARACTERS.iter().take(players) {
            let outcome = self.choose(PromptKind::ChooseCharacter, &format!("character:{name}"));
            assert_eq!(outcome["type"], "accepted", "{outcome}");
        }
    }

    pub(super) fn deal(&mut self) {
        let outcome = self.choose(PromptKind::DealLoyalty, "deal");
        assert_eq!(outcome["type"], "accepted", "{outcome}");
    }

    // ---- phones ----

    /// A phone scans the code on show, up to the pictures.
    pub(super) fn scan(&mut self, seat: SeatId) -> LinkId {
        self.ask(TableAsk::OfferPairing { seat });
        let code = self
            .codes
            .get(&Holder::Seat(seat))
            .expect("a code on show")
            .clone();
        self.scan_code(&code)
    }

    pub(super) fn scan_code(&mut self, code: &str) -> LinkId {
        let (id, key): (_, PairKey) = parse_fragment(code).expect("a code");
        self.connect(DeviceHandshake::with_code(id, &key, Role::Seat), false)
    }

    /// A tablet scans the code on show, up to the pictures.
    pub(super) fn scan_tablet(&mut self) -> LinkId {
        self.ask(TableAsk::Tablet {
            ask: TabletAsk::Offer,
        });
        let code = self.codes.get(&Holder::Tablet).expect("a code on show");
        let (id, key): (_, PairKey) = parse_fragment(code).expect("a code");
        self.connect(DeviceHandshake::with_code(id, &key, Role::Referee), true)
    }

    /// A tablet is the referee's second screen.
    pub(super) fn pair_tablet(&mut self) -> LinkId {
        let link = self.scan_tablet();
        let pictures = self.phones[&link].pictograms().expect("an open session");
        let pictograms = pictures.0.map(|picture| picture.id().to_owned());
        self.ask(TableAsk::Tablet {
            ask: TabletAsk::Same { pictograms },
        });
        link
    }

    /// A tablet comes back with its resume key.
    pub(super) fn tablet_comes_back(&mut self, key: &ResumeKey) -> LinkId {
        self.connect(DeviceHandshake::with_resume_key(key, Role::Referee), true)
    }

    /// A tablet says something: in the public lane, in as many frames as it takes.
    pub(super) fn say_openly(&mut self, link: LinkId, word: &Value) {
        let Side::Open(session) = &mut self.phones.get_mut(&link).expect("a tablet").side else {
            return;
        };
        let frames = session.seal_public(word.to_string().as_bytes());
        for frame in frames.expect("a live session") {
            self.send(link, &frame);
        }
    }

    /// A phone comes back with its resume key, and with the numbers that it had committed to.
    pub(super) fn come_back(&mut self, key: &ResumeKey) -> LinkId {
        let before = self.phones.values().rev();
        let mut before = before.filter(|phone| phone.resume.as_ref() == Some(key));
        let own = before
            .next()
            .map(|phone| (phone.entropy, phone.seat, phone.round.0));
        let link = self.connect(DeviceHandshake::with_resume_key(key, Role::Seat), false);
        if let Some((Some(entropy), seat, round)) = own
            && let Some(phone) = self.phones.get_mut(&link)
        {
            phone.entropy = Some(entropy);
            phone.round = (if phone.seat == seat { round } else { 0 }, false);
            let frame = phone.table().cloned();
            if let Some(word) = frame.and_then(|frame| phone.about_entropy(&frame)) {
                self.say(link, &word);
            }
        }
        link
    }

    /// The server says at which other table the referee is.
    pub(super) fn referee_is_at(&mut self, next: Option<NextTable>) {
        self.table.referee_is_at(next);
        self.pass(Duration::from_secs(1));
    }

    /// The server asks for a code, for a phone of another table.
    pub(super) fn code_for_join(&mut self, seat: SeatId) -> Option<String> {
        let now = self.now();
        let (batch, code) = self.table.code_for_join(seat, now, &mut self.rng);
        self.deliver(batch);
        code.map(|code| code.reveal().clone())
    }

    /// The server brings what the other table answered.
    pub(super) fn join_answered(&mut self, link: LinkId, code: Option<&str>) {
        let code = code.map(|code| Secret::new(code.to_owned()));
        let batch = self.table.join_answered(link, code.as_ref());
        self.deliver(batch);
    }

    /// The numbers that will be mixed in if the round is called now.
    pub(super) fn entropy_here(&self) -> BTreeMap<SeatId, Entropy> {
        let here = self.phones.values().filter(|phone| phone.is_confirmed());
        let committed = here.filter(|phone| phone.round.0 > 0);
        committed
            .filter_map(|phone| Some((phone.seat, phone.entropy?)))
            .collect()
    }

    /// The referee deals, and not all phones show their numbers.
    pub(super) fn deal_in_vain(&mut self) {
        let replies = |room: &Self| {
            let replies = room.referee.iter().filter(|word| word["type"] == "reply");
            replies.count()
        };
        let before = replies(self);
        self.choose(PromptKind::DealLoyalty, "deal");
        assert_eq!(replies(self), before, "it waits for them");
        self.pass(Duration::from_secs(6));
        let outcome = self.outcome();
        assert_eq!(outcome["line"]["id"], "trouble-round-void", "{outcome}");
    }

    fn connect(&mut self, handshake: DeviceHandshake, tablet: bool) -> LinkId {
        self.links += 1;
        let link = LinkId(self.links);
        let hello = Hello::parse(&handshake.hello()).expect("a hello");
        self.phones.insert(
            link,
            Phone {
                side: Side::Greeting(handshake),
                resume: None,
                heard: Vec::new(),
                hearing: Hearing::default(),
                closed: false,
                deaf: false,
                tablet,
                seat: SeatId(0),
                entropy: None,
                withholds: false,
                round: (0, false),
            },
        );
        let batch = self
            .table
            .greet(link, hello.claim, self.now(), &mut self.rng);
        self.deliver(batch);
        link
    }

    pub(super) fn same(&mut self, seat: SeatId, link: LinkId) {
        let pictures = self.phones[&link].pictograms().expect("an open session");
        self.ask(TableAsk::Same {
            seat,
            pictograms: pictures.0.map(|picture| picture.id().to_owned()),
        });
    }

    /// A phone holds the seat.
    pub(super) fn pair(&mut self, seat: SeatId) -> LinkId {
        let link = self.scan(seat);
        self.same(seat, link);
        link
    }

    pub(super) fn lose(&mut self, link: LinkId) {
        let phone = self.phones.get_mut(&link).expect("a phone");
        phone.side = Side::Closed;
        phone.closed = true;
        let batch = self.table.lost(link, self.now(), &mut self.rng);
        self.deliver(batch);
    }

    /// A phone says something, if it is connected.
    pub(super) fn say(&mut self, link: LinkId, word: &Value) {
        let Side::Open(session) = &mut self.phones.get_mut(&link).expect("a phone").side else {
            return;
        };
        let word = Secret::new(word.to_string().into_bytes());
        let word = SecretPayload::new(word).expect("words of a phone are short");
        // A session that has seen garbage is dead and says nothing more.
        if let Ok(frame) = session.seal_secret(&word) {
            self.sent.push((link, frame.clone()));
            self.send(link, &frame);
        }
    }

    /// A phone commits to entropy of its own, and from now on shows it when it is called.
    pub(super) fn say_entropy(&mut self, link: LinkId) {
        let byte = u8::try_from(link.0).expect("few connections");
        let phone = self.phones.get_mut(&link).expect("a phone");
        phone.entropy = Some(Entropy([byte; 32]));
        let frame = phone.table().cloned();
        if let Some(word) = frame.and_then(|frame| phone.about_entropy(&frame)) {
            self.say(link, &word);
        }
    }

    /// A phone commits to entropy, and does not show it when it is called.
    pub(super) fn withhold(&mut self, link: LinkId, withholds: bool) {
        self.phones.get_mut(&link).expect("a phone").withholds = withholds;
    }

    /// A phone sleeps: its connection stands, but it answers nothing.
    pub(super) fn deafen(&mut self, link: LinkId) {
        self.phones.get_mut(&link).expect("a phone").deaf = true;
    }

    pub(super) fn control(&mut self, link: LinkId, word: &Control) {
        let Side::Open(session) = &mut self.phones.get_mut(&link).expect("a phone").side else {
            return;
        };
        let frame = session.seal_control(word).expect("a live session");
        self.send(link, &frame);
    }

    pub(super) fn send(&mut self, link: LinkId, frame: &[u8]) {
        let batch = self.table.frame(link, frame, self.now(), &mut self.rng);
        self.deliver(batch);
    }

    pub(super) fn phone(&self, link: LinkId) -> &Phone {
        &self.phones[&link]
    }

    // ---- delivery ----

    fn deliver(&mut self, batch: Batch) {
        self.batches += 1;
        let mut answers: Vec<(LinkId, Vec<u8>)> = Vec::new();
        // As the server does it: after everything else.
        let mut codes: Vec<(LinkId, ToReferee)> = Vec::new();
        for (link, out) in batch.out {
            match out {
                Out::Text(text) => {
                    self.pages.push(Page {
                        batch: self.batches,
                        link,
                        text: text.clone(),
                    });
                    let word: Value = serde_json::from_str(&text).expect("JSON");
                    let word = self
                        .hears
                        .entry(link)
                        .or_default()
                        .hear(word)
                        .expect("no gap");
                    if link == WALL {
                        self.wall.push(word);
                    } else {
                        self.referee.push(word);
                    }
                }
                Out::Code {
                    holder,
                    fragment,
                    expires_in,
                } => {
                    self.codes.insert(holder, fragment.reveal().clone());
                    if self.phones.contains_key(&link) {
                        codes.push((link, code_word(holder, fragment.reveal())));
                        continue;
                    }
                    self.pages.push(Page {
                        batch: self.batches,
                        link,
                        text: format!("{holder:?} {} {expires_in:?}", fragment.reveal()),
                    });
                    let word = match holder {
                        Holder::Seat(seat) => {
                            json!({"type": "pairing", "seat": seat, "sheet": "code"})
                        }
                        Holder::Tablet => json!({"type": "tablet", "sheet": "code"}),
                    };
                    self.referee.push(word);
                }
                Out::Network(ask) => self.network_asks.push((link, ask)),
                Out::Join { table, seat } => self.joins.push((link, table, seat)),
                Out::Sealed(bytes) => {
                    let answer = self.hear(link, &bytes);
                    answers.extend(answer.map(|answer| (link, answer)));
                }
            }
        }
        // What changed has come to what the table would tell somebody who comes now.
        let numbers = self.hears.iter();
        let numbers: BTreeMap<LinkId, u64> = numbers
            .filter_map(|(link, heard)| Some((*link, heard.last()?.0)))
            .collect();
        if numbers != self.compared {
            let said = self.table.said_last();
            let said: Option<Value> = said.map(|text| serde_json::from_str(&text).expect("JSON"));
            for heard in self.hears.values() {
                if let Some((number, frame)) = heard.last()
                    && let Some(said) = said.as_ref().filter(|said| said["number"] == *number)
                {
                    assert_eq!(**frame, said["frame"]);
                }
            }
            self.compared = numbers;
        }
        for (link, word) in codes {
            for (_, out) in self.table.tell_referee(link, &word).out {
                let Out::Sealed(bytes) = out else {
                    panic!("what the tablet hears is sealed")
                };
                self.hear(link, &bytes);
            }
        }
        for link in batch.close {
            self.ended.push((self.batches, link));
            if let Some(phone) = self.phones.get_mut(&link) {
                phone.side = Side::Closed;
                phone.closed = true;
            }
        }
        let present = self.phones.iter().filter(|(_, phone)| phone.is_confirmed());
        let present = present.map(|(link, _)| *link).collect();
        self.present.insert(self.batches, present);
        for (link, answer) in answers {
            let phone = &self.phones[&link];
            if !phone.closed && !phone.deaf {
                self.send(link, &answer);
            }
        }
    }

    fn hear(&mut self, link: LinkId, bytes: &[u8]) -> Option<Vec<u8>> {
        let phone = self
            .phones
            .get_mut(&link)
            .expect("a phone at the other end");
        let heard_before = phone.heard.len();
        let mut plain = None;
        let (lane, answer) = match std::mem::replace(&mut phone.side, Side::Closed) {
            Side::Greeting(handshake) => match HostWord::parse(bytes) {
                Some(HostWord::Welcome(table, challenge)) => {
                    let (message, waiting) = handshake.start(table, challenge).expect("a start");
                    phone.side = Side::Waiting(Box::new(waiting));
                    (Lane::Clear, Some(message))
                }
                Some(HostWord::Refusal(refusal)) => {
                    phone.heard.push(Heard::Refused(refusal));
                    (Lane::Clear, None)
                }
                Some(HostWord::Handshake(_)) | None => panic!("not a word for a greeting phone"),
            },
            Side::Waiting(waiting) => match HostWord::parse(bytes) {
                Some(HostWord::Handshake(reply)) => {
                    let session = waiting.finish(&reply).expect("a finished handshake");
                    phone.side = Side::Open(Box::new(session));
                    (Lane::Clear, None)
                }
                Some(HostWord::Refusal(refusal)) => {
                    phone.heard.push(Heard::Refused(refusal));
                    (Lane::Clear, None)
                }
                Some(HostWord::Welcome(..)) | None => panic!("not a word for a waiting phone"),
            },
            Side::Open(mut session) => {
                let opened = session.open(bytes);
                let (lane, heard, answer) = match opened {
                    Ok(Opened::Part) => (Lane::Public, None, None),
                    Ok(Opened::Public(message)) => {
                        plain = Some(String::from_utf8_lossy(&message).into_owned());
                        let word: Value = serde_json::from_slice(&message).unwrap_or(Value::Null);
                        let word = phone.hearing.hear(word).expect("no gap");
                        let said = (word["type"] == "table").then(|| &word["frame"]);
                        let said = said.and_then(|frame| phone.about_entropy(frame));
                        let said = said.and_then(|said| {
                            let said = Secret::new(said.to_string().into_bytes());
                            let said =
                                SecretPayload::new(said).expect("words of a phone are short");
                            session.seal_secret(&said).ok()
                        });
                        (Lane::Public, Some(Heard::Public(word)), said)
                    }
                    Ok(Opened::Secret(secret)) => {
                        plain = Some(String::from_utf8_lossy(secret.0.reveal()).into_owned());
                        let frame: SecretFrame =
                            serde_json::from_slice(secret.0.reveal()).expect("a secret");
                        let secret = frame.secret.read().expect("numbers of cards");
                        let word = json!({"row": frame.row, "secret": secret});
                        (Lane::Secret, Some(Heard::Secret(word)), None)
                    }
                    Ok(Opened::Dummy) => (Lane::Secret, Some(Heard::Dummy), None),
                    Ok(Opened::Control(control)) => {
                        let answer = match &control {
                            Control::ResumeKey { number, key } => {
                                if phone.seat != SeatId(*number) {
                                    phone.round = (0, false);
                                }
                                phone.seat = SeatId(*number);
                                phone.resume = Some(key.clone());
                                session.seal_control(&Control::KeyKept).ok()
                            }
                            Control::Ping(token) => {
                                session.seal_control(&Control::Pong(*token)).ok()
                            }
                            Control::KeyKept
                            | Control::Confirmed
                            | Control::Goodbye(_)
                            | Control::Pong(_) => None,
                        };
                        (Lane::Control, Some(Heard::Control(control)), answer)
                    }
                    Err(_) => (Lane::Secret, Some(Heard::Garbage), None),
                };
                phone.heard.extend(heard);
                phone.side = Side::Open(session);
                (lane, answer)
            }
            Side::Closed => panic!("a message for a closed connection"),
        };
        let heard = (phone.heard.len() > heard_before).then(|| phone.heard.last().cloned());
        self.captured.push(Captured {
            batch: self.batches,
            link,
            lane,
            bytes: bytes.to_vec(),
            heard: heard.flatten(),
            plain,
        });
        answer
    }
}

/// In memory where the system offers that: these tests are not about the disk.
fn folder_for_tests() -> TempDir {
    let memory = std::path::Path::new("/dev/shm");
    let dir = if memory.is_dir() {
        tempfile::tempdir_in(memory)
    } else {
        tempfile::tempdir()
    };
    dir.expect("a folder")
}

pub(super) fn id(text: &str) -> CommandId {
    CommandId::try_from(text.to_owned()).expect("a command id")
}

/// What the server makes of a code for the tablet, without the picture.
fn code_word(holder: Holder, fragment: &str) -> ToReferee {
    let sheet = Some(PairingSheet::Code {
        address: format!("http://192.0.2.1:4711/{fragment}"),
        svg: String::new(),
        expires_in: 1,
    });
    match holder {
        Holder::Seat(seat) => ToReferee::Pairing { seat, sheet },
        Holder::Tablet => ToReferee::Tablet { sheet },
    }
}

/// A game in which nobody has to wait before they have read.
pub(super) fn begin(players: usize) -> Command {
    begin_reading(players, 0)
}

/// A game in which everybody reads for so many seconds, and Dradis keeps the Super Crises too.
pub(super) fn begin_reading(players: usize, seconds: u8) -> Command {
    Command::Begin {
        players: NAMES
            .iter()
            .take(players)
            .map(|name| Player {
                name: (*name).to_owned(),
            })
            .collect(),
        options: Options {
            reading_seconds: ReadingSeconds(seconds),
            modes: Modes {
                super_crises: Mode::App,
                destiny: Mode::App,
                ..Modes::default()
            },
            ..Options::default()
        },
        first: FirstPlayer::Chosen { seat: SeatId(0) },
    }
}

/// The cards of a kind among those that somebody is shown.
pub(super) fn held_in(secret: &Value, kind: &str) -> Vec<Value> {
    let held = secret["held"].as_array().into_iter().flatten();
    let of_kind = held.filter(|held| held["kind"] == kind);
    let cards = of_kind.flat_map(|held| held["cards"].as_array().cloned().unwrap_or_default());
    cards.collect()
}
