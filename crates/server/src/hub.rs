//! The hub: which tables are open, and a thread for each.
//!
//! A table runs in a thread of its own, because its journal waits for the disk. Everything it hears
//! comes through one queue, so a table's pages see its changes in one order. A panic inside a table
//! ends nothing else: the table is read again from its last durable row.

use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, SocketAddr};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex as HeldBriefly, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use dradis_table::archive::ArchiveError;
use dradis_table::wire::{
    NetworkAsk, NetworkReport, NextTable, PairingSheet, TableAsk, TableSummary, ToReferee, ToWall,
    TroubleLine, WallCode,
};
use dradis_table::{
    Batch, Claim, DataFolder, Edition, GameId, Holder, LinkId, Moment, OpenError, Out, SeatId,
    Secret, Table, TableError, archive, list,
};
use rand::RngExt as _;
use subtle::ConstantTimeEq as _;
use tokio::sync::{Mutex, OwnedSemaphorePermit, Semaphore, mpsc, oneshot, watch};

use crate::address::{self, Chosen, Survey};
use crate::link::{Links, Outgoing};
use crate::reach::Reach;
use crate::refusals::Refusals;
use crate::wifi::{self, WifiError};
use crate::{ShellRequest, qr};

/// Name of the file in the data folder that says which tables are open.
const FILE: &str = "open";

/// What may wait for a table.
const QUEUE: usize = 256;

/// Letters of a wall's code.
const WALL_CODE: usize = 10;

/// How often a table is told that time passes.
const TICK: Duration = Duration::from_secs(1);

/// The hub. Its clones are the same hub.
#[derive(Clone)]
pub(crate) struct Hub {
    around: Arc<Around>,
    desk: Arc<Mutex<Desk>>,
    /// Whether the tables that were open before the last end are open again.
    reopened: watch::Receiver<bool>,
}

/// What every table of this host shares.
pub(crate) struct Around {
    folder: Arc<DataFolder>,
    links: Links,
    reach: Reach,
    started: Instant,
    bind: IpAddr,
    port: u16,
    /// The address for codes that a referee chose.
    chosen: HeldBriefly<Option<Chosen>>,
    shell: mpsc::Sender<ShellRequest>,
    /// Whether there is a window that takes requests.
    window: Arc<AtomicBool>,
    /// Codes for walls on other devices, of tables that showed one. In memory alone, good until the program ends.
    walls: HeldBriefly<BTreeMap<GameId, String>>,
    refusals: Refusals,
    /// Referee pages that are at a table.
    referees: AtomicUsize,
    /// The tables at which they are, the one to which they came last at the end.
    attended: HeldBriefly<Vec<Attended>>,
    /// Tables that are open at the same time. A further one takes the place of one that nobody is at.
    tables: usize,
}

/// A table with a referee's screen, as phones of tables without one are told of it.
struct Attended {
    id: GameId,
    told: mpsc::WeakSender<Told>,
    next: NextTable,
}

/// The open tables, the one opened last at the end.
#[derive(Default)]
struct Desk {
    tables: Vec<OpenTable>,
    walls: BTreeSet<LinkId>,
    /// What was found wrong with tables that were to be opened.
    troubles: BTreeMap<GameId, &'static str>,
}

/// An open table. Its clones are the same table.
#[derive(Clone)]
pub(crate) struct OpenTable {
    id: GameId,
    told: mpsc::Sender<Told>,
}

/// What a table is told.
enum Told {
    Referee(LinkId),
    Wall(LinkId),
    Asks(LinkId, Box<TableAsk>),
    Knows(Claim, oneshot::Sender<bool>),
    Device(LinkId, Claim),
    /// The first message after the hello.
    Handshake(LinkId, Vec<u8>, oneshot::Sender<bool>),
    /// With its share of what one device may have waiting.
    Frame(LinkId, Vec<u8>, OwnedSemaphorePermit),
    Lost(LinkId, oneshot::Sender<()>),
    Summary(oneshot::Sender<TableSummary>),
    /// The text of the game's file.
    Export(Edition, oneshot::Sender<Result<String, ArchiveError>>),
    /// A phone of another table, which is told the answer, asks for a seat here.
    Join {
        seat: SeatId,
        phone: LinkId,
        asks: mpsc::WeakSender<Told>,
    },
    /// What another table answered a phone of this one.
    JoinAnswered(LinkId, Option<Secret<String>>),
    /// Whether anybody is at the table.
    Used(oneshot::Sender<bool>),
    Tick,
    Stop(oneshot::Sender<()>),
    /// Breaks the table, to see that nothing else breaks.
    #[cfg(test)]
    Panic,
}

/// The table is not open any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gone;

impl OpenTable {
    /// A referee page comes to the table.
    pub(crate) async fn referee_joins(&self, link: LinkId) -> Result<(), Gone> {
        self.tell(Told::Referee(link)).await
    }

    /// A wall on another device comes to the table.
    pub(crate) async fn wall_joins(&self, link: LinkId) -> Result<(), Gone> {
        self.tell(Told::Wall(link)).await
    }

    /// A referee page asks for something.
    pub(crate) async fn referee_asks(&self, link: LinkId, ask: Box<TableAsk>) -> Result<(), Gone> {
        self.tell(Told::Asks(link, ask)).await
    }

    /// A device says hello.
    pub(crate) async fn device_comes(&self, link: LinkId, claim: Claim) -> Result<(), Gone> {
        self.tell(Told::Device(link, claim)).await
    }

    /// A device sends its handshake. Returns whether it was accepted.
    pub(crate) async fn handshake(&self, link: LinkId, bytes: Vec<u8>) -> Result<bool, Gone> {
        self.answer(|joined| Told::Handshake(link, bytes, joined))
            .await
    }

    /// A device sends a message. `waiting` says how many of it may wait for the table.
    pub(crate) async fn frame(
        &self,
        link: LinkId,
        bytes: Vec<u8>,
        waiting: &Arc<Semaphore>,
    ) -> Result<(), Gone> {
        let share = Arc::clone(waiting).acquire_owned().await;
        self.tell(Told::Frame(link, bytes, share.map_err(|_| Gone)?))
            .await
    }

    /// A connection leaves; after this it hears nothing more of the table.
    pub(crate) async fn lost(&self, link: LinkId) {
        let _ = self.answer(|done| Told::Lost(link, done)).await;
    }

    async fn tell(&self, told: Told) -> Result<(), Gone> {
        self.told.send(told).await.map_err(|_| Gone)
    }

    async fn answer<T>(&self, told: impl FnOnce(oneshot::Sender<T>) -> Told) -> Result<T, Gone> {
        let (send, answer) = oneshot::channel();
        self.tell(told(send)).await?;
        answer.await.map_err(|_| Gone)
    }
}

impl Hub {
    /// A hub over a data folder. The tables that were open when it was last used are opened again, so
    /// that their phones find them. That takes its time, and only those wait for it who need such a table.
    pub(crate) fn start(around: Around) -> Self {
        let (done, reopened) = watch::channel(false);
        let hub = Self {
            around: Arc::new(around),
            desk: Arc::default(),
            reopened,
        };
        tokio::spawn(hub.clone().reopen(done));
        hub
    }

    async fn reopen(self, done: watch::Sender<bool>) {
        // The one that was opened last comes first; others may be opened between two of them.
        for id in self.around.remembered().into_iter().rev() {
            let mut desk = self.desk.lock().await;
            if desk.tables.iter().any(|table| table.id == id) {
                continue;
            }
            match Arc::clone(&self.around).open(id).await {
                Ok(table) => desk.tables.insert(0, table),
                Err(line) => {
                    tracing::warn!(table = %id, line.id, "a table was not opened again");
                    desk.troubles.insert(id, line.id);
                }
            }
        }
        done.send_replace(true);
    }

    /// Waits until the tables of before are open again.
    async fn are_reopened(&self) {
        let mut reopened = self.reopened.clone();
        // A sender that is gone has nothing more to open.
        let _ = reopened.wait_for(|done| *done).await;
    }

    /// The list of tables, latest first.
    ///
    /// # Errors
    /// The data folder cannot be read.
    pub(crate) async fn tables(&self) -> Result<Vec<TableSummary>, TroubleLine> {
        let desk = self.desk.lock().await;
        let folder = Arc::clone(&self.around.folder);
        let listed = tokio::task::spawn_blocking(move || list(&folder)).await;
        let mut tables = match listed {
            Ok(Ok(tables)) => tables,
            Ok(Err(error)) => return Err(trouble("trouble-journal-failed", Some(&error))),
            Err(_) => return Err(trouble_inside()),
        };
        for table in &desk.tables {
            if let Ok(summary) = table.answer(Told::Summary).await {
                tables.retain(|other| other.table != summary.table);
                tables.push(summary);
            }
        }
        for table in &mut tables {
            let id = GameId::from_hex(&table.table);
            let found = id.and_then(|id| desk.troubles.get(&id));
            table.trouble = found.map(|id| (*id).to_owned()).or(table.trouble.take());
        }
        tables.sort_by(|a, b| b.played.cmp(&a.played));
        Ok(tables)
    }

    /// Makes a table.
    ///
    /// # Errors
    /// It could not be kept, or too many are in use.
    pub(crate) async fn new_table(&self) -> Result<OpenTable, TroubleLine> {
        let mut desk = self.desk.lock().await;
        self.make_room(&mut desk).await?;
        let around = Arc::clone(&self.around);
        let made = tokio::task::spawn_blocking(move || {
            let table = Table::create(&around.folder, around.now(), &mut rand::rng())?;
            Ok(run(around, table))
        });
        let table = opened(made.await)?;
        self.took(&mut desk, &table).await;
        Ok(table)
    }

    /// Goes to a table of the list.
    ///
    /// # Errors
    /// There is none, it cannot be opened, or too many are in use.
    pub(crate) async fn open_table(&self, id: &str) -> Result<OpenTable, TroubleLine> {
        let id = GameId::from_hex(id).ok_or(trouble::<Gone>("trouble-table-missing", None))?;
        let mut desk = self.desk.lock().await;
        let open = desk.tables.iter().position(|table| table.id == id);
        let table = match open.map(|at| desk.tables.remove(at)) {
            Some(table) if !table.told.is_closed() => table,
            Some(_) | None => {
                self.make_room(&mut desk).await?;
                let opened = Arc::clone(&self.around).open(id).await;
                desk.troubles.remove(&id);
                opened.inspect_err(|line| {
                    desk.troubles.insert(id, line.id);
                })?
            }
        };
        self.took(&mut desk, &table).await;
        Ok(table)
    }

    /// Replaces a damaged table by what is sound of it. The answer says what is lost.
    ///
    /// # Errors
    /// There is none, or nothing of it can be read.
    pub(crate) async fn salvage_table(&self, id: &str) -> Result<TroubleLine, TroubleLine> {
        let id = GameId::from_hex(id).ok_or(trouble::<Gone>("trouble-table-missing", None))?;
        // Nobody opens it meanwhile.
        let mut desk = self.desk.lock().await;
        let path = self.around.folder.table_path(id);
        match tokio::task::spawn_blocking(move || archive::salvage(&path)).await {
            Ok(Ok(salvaged)) => {
                tracing::warn!(%salvaged, "a damaged table");
                desk.troubles.remove(&id);
                Ok(trouble("trouble-table-salvaged", Some(&salvaged)))
            }
            Ok(Err(error)) => {
                tracing::warn!(table = %id, %error, "a table cannot be salvaged");
                Err(trouble("trouble-table-damaged", Some(&error)))
            }
            Err(_) => Err(trouble_inside()),
        }
    }

    /// The file of a game: its name and its text. `None`: the window asks where to save it.
    ///
    /// # Errors
    /// There is no such game, or it cannot be read.
    pub(crate) async fn export_table(
        &self,
        id: &str,
        edition: Edition,
    ) -> Result<Option<(String, String)>, TroubleLine> {
        let id = GameId::from_hex(id).ok_or(trouble::<Gone>("trouble-table-missing", None))?;
        // Nobody opens it meanwhile.
        let desk = self.desk.lock().await;
        let open = desk.tables.iter().find(|table| table.id == id);
        let asked = match open {
            Some(table) => (table.answer(|text| Told::Export(edition, text)).await).ok(),
            None => None,
        };
        let written = match asked {
            Some(written) => written,
            None => {
                let path = self.around.folder.table_path(id);
                let read = tokio::task::spawn_blocking(move || {
                    let mut content = Vec::new();
                    archive::export(&path, edition, &mut content)?;
                    Ok(String::from_utf8_lossy(&content).into_owned())
                });
                read.await.map_err(|_| trouble_inside())?
            }
        };
        let content = written.map_err(|error| trouble("trouble-export", Some(&error)))?;
        let kind = match edition {
            Edition::Full => "game",
            Edition::Public => "shared",
        };
        let day = self.around.now().utc.format("%Y-%m-%d");
        let short: String = id.to_string().chars().take(6).collect();
        let name = format!("dradis-{day}-{short}-{kind}.jsonl");
        if self.around.window.load(Ordering::Relaxed) {
            let bytes = content.into_bytes();
            self.around
                .ask_shell(ShellRequest::SaveFile { name, bytes });
            return Ok(None);
        }
        Ok(Some((name, content)))
    }

    /// Takes a game's file into the list, after checking all of it.
    ///
    /// # Errors
    /// It is none, is not in order, has no secrets to play on with, or is there already.
    pub(crate) async fn import_table(&self, content: String) -> Result<(), TroubleLine> {
        let around = Arc::clone(&self.around);
        // Nobody opens it before it is whole.
        let _desk = self.desk.lock().await;
        let read = tokio::task::spawn_blocking(move || {
            let (from, now) = (content.as_bytes(), around.now());
            archive::import_read(&around.folder, from, now, &mut rand::rng())
        });
        match read.await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => {
                tracing::info!(%error, "a file was not taken in");
                let id = match &error {
                    ArchiveError::Public => "trouble-import-shared",
                    ArchiveError::UnknownStream(_) => "trouble-table-newer",
                    ArchiveError::Open(OpenError::AlreadyExists { .. }) => "trouble-import-there",
                    ArchiveError::Io { .. }
                    | ArchiveError::Open(_)
                    | ArchiveError::Read(_)
                    | ArchiveError::Import(_)
                    | ArchiveError::Export(_)
                    | ArchiveError::Table(_)
                    | ArchiveError::Row { .. }
                    | ArchiveError::Fairness(_)
                    | ArchiveError::Draw { .. }
                    | ArchiveError::Unsound { .. }
                    | ArchiveError::Replay { .. }
                    | ArchiveError::Head { .. } => "trouble-import",
                };
                Err(trouble(id, Some(&error)))
            }
            Err(_) => Err(trouble_inside()),
        }
    }

    /// Deletes a game for good.
    ///
    /// # Errors
    /// There is none, somebody is at it, or its files cannot be removed.
    pub(crate) async fn delete_table(&self, id: &str) -> Result<(), TroubleLine> {
        let id = GameId::from_hex(id).ok_or(trouble::<Gone>("trouble-table-missing", None))?;
        // Nobody opens it meanwhile.
        let mut desk = self.desk.lock().await;
        if let Some(at) = desk.tables.iter().position(|table| table.id == id) {
            if desk.tables[at].answer(Told::Used).await == Ok(true) {
                return Err(trouble::<Gone>("trouble-table-in-use", None));
            }
            let _ = desk.tables.remove(at).answer(Told::Stop).await;
            self.around.remember(&desk).await;
        }
        let folder = Arc::clone(&self.around.folder);
        let deleted = tokio::task::spawn_blocking(move || folder.delete(id)).await;
        desk.troubles.remove(&id);
        match deleted {
            Ok(Ok(())) => {
                tracing::info!(table = %id, "a game was deleted");
                Ok(())
            }
            Ok(Err(error)) => Err(trouble("trouble-delete", Some(&error))),
            Err(_) => Err(trouble_inside()),
        }
    }

    /// The table that knows a device's claim.
    pub(crate) async fn find(&self, claim: Claim) -> Option<OpenTable> {
        if let Some(table) = self.find_open(claim).await {
            return Some(table);
        }
        if *self.reopened.borrow() {
            return None;
        }
        self.are_reopened().await;
        self.find_open(claim).await
    }

    async fn find_open(&self, claim: Claim) -> Option<OpenTable> {
        let tables = self.desk.lock().await.tables.clone();
        for table in tables {
            if table.answer(|known| Told::Knows(claim, known)).await == Ok(true) {
                return Some(table);
            }
        }
        None
    }

    /// A wall is shown the table that was opened last, now and later.
    pub(crate) async fn wall_comes(&self, link: LinkId) {
        let mut desk = self.desk.lock().await;
        desk.walls.insert(link);
        let shown = match desk.tables.last() {
            Some(table) => table.tell(Told::Wall(link)).await,
            None => Err(Gone),
        };
        if shown.is_err() {
            let waiting = serde_json::to_string(&ToWall::Waiting).unwrap_or_default();
            self.around.links.send(link, Outgoing::Text(waiting));
        }
    }

    /// A wall on another device is shown the table whose code it has, and no other. `None`: the code is of none
    /// that is open.
    pub(crate) async fn wall_by_code(&self, code: &str) -> Option<OpenTable> {
        self.are_reopened().await;
        let id = self.around.wall_of(code)?;
        let desk = self.desk.lock().await;
        desk.tables.iter().find(|table| table.id == id).cloned()
    }

    /// A wall is gone.
    pub(crate) async fn wall_goes(&self, link: LinkId) {
        let mut desk = self.desk.lock().await;
        desk.walls.remove(&link);
        if let Some(table) = desk.tables.last() {
            table.lost(link).await;
        }
    }

    /// Closes every table. What was acknowledged is on the disk already; this ends their files tidily.
    pub(crate) async fn stop(&self) {
        for table in self.desk.lock().await.tables.drain(..) {
            let _ = table.answer(Told::Stop).await;
        }
    }

    /// A table was opened: it is the one on the walls, and is opened again after a restart.
    async fn took(&self, desk: &mut Desk, table: &OpenTable) {
        if let Some(before) = desk.tables.last() {
            for wall in &desk.walls {
                before.lost(*wall).await;
            }
        }
        desk.tables.push(table.clone());
        for wall in &desk.walls {
            let _ = table.tell(Told::Wall(*wall)).await;
        }
        self.around.remember(desk).await;
    }

    async fn make_room(&self, desk: &mut Desk) -> Result<(), TroubleLine> {
        desk.tables.retain(|table| !table.told.is_closed());
        if desk.tables.len() < self.around.tables {
            return Ok(());
        }
        for at in 0..desk.tables.len() {
            if desk.tables[at].answer(Told::Used).await != Ok(true) {
                let _ = desk.tables.remove(at).answer(Told::Stop).await;
                return Ok(());
            }
        }
        Err(TroubleLine {
            id: "trouble-inside",
            detail: Some(format!(
                "{} tables are in use; close the pages of one",
                self.around.tables
            )),
        })
    }
}

impl Around {
    /// What the tables of a data folder share.
    pub(crate) fn new(
        folder: Arc<DataFolder>,
        links: Links,
        reach: Reach,
        at: SocketAddr,
        (shell, window): (mpsc::Sender<ShellRequest>, Arc<AtomicBool>),
        refusals: Refusals,
        tables: usize,
    ) -> Self {
        // Without the choice Dradis chooses.
        let chosen = folder.kept(address::FILE).ok().flatten();
        let chosen = chosen.and_then(|chosen| serde_json::from_slice(&chosen).ok());
        Self {
            folder,
            links,
            reach,
            started: Instant::now(),
            bind: at.ip(),
            port: at.port(),
            chosen: HeldBriefly::new(chosen),
            shell,
            window,
            walls: HeldBriefly::default(),
            refusals,
            referees: AtomicUsize::new(0),
            attended: HeldBriefly::default(),
            tables,
        }
    }

    fn now(&self) -> Moment {
        Moment {
            utc: std::time::SystemTime::now().into(),
            up: self.started.elapsed(),
        }
    }

    async fn open(self: Arc<Self>, id: GameId) -> Result<OpenTable, TroubleLine> {
        let path = self.folder.table_path(id);
        let read = tokio::task::spawn_blocking(move || {
            let table = Table::open(&path, self.now(), &mut rand::rng())?;
            Ok(run(self, table))
        });
        opened(read.await)
    }

    fn remembered(&self) -> Vec<GameId> {
        let kept = self.folder.kept(FILE).ok().flatten().unwrap_or_default();
        let ids: Vec<String> = serde_json::from_slice(&kept).unwrap_or_default();
        ids.iter()
            .filter_map(|id| GameId::from_hex(id))
            .take(self.tables)
            .collect()
    }

    async fn remember(self: &Arc<Self>, desk: &Desk) {
        let ids: Vec<String> = desk
            .tables
            .iter()
            .map(|table| table.id.to_string())
            .collect();
        let around = Arc::clone(self);
        let kept = tokio::task::spawn_blocking(move || {
            let content = serde_json::to_vec(&ids).unwrap_or_default();
            around.folder.keep(FILE, &content)
        });
        // The list saves a tap after a crash; the game itself does not depend on it.
        if let Ok(Err(error)) = kept.await {
            tracing::warn!(%error, "the open tables are not remembered");
        }
    }

    /// The address is looked up for each code: a laptop may have joined another network since.
    fn survey(&self) -> Survey {
        address::survey(self.bind, self.chosen().as_ref())
    }

    fn chosen(&self) -> Option<Chosen> {
        let chosen = self.chosen.lock();
        chosen.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Chooses the address for codes, for this data folder.
    fn choose(&self, address: Option<&str>) -> Result<(), TroubleLine> {
        let kept = match address {
            Some(address) => {
                let named = self.survey().named(address);
                let chosen = named.ok_or(trouble::<Gone>("trouble-address-gone", None))?;
                let content = serde_json::to_vec(&chosen).unwrap_or_default();
                let kept = self.folder.keep(address::FILE, &content);
                kept.map(|()| Some(chosen))
            }
            None => self.folder.forget(address::FILE).map(|()| None),
        };
        let chosen = kept.map_err(|error| trouble("trouble-journal-failed", Some(&error)))?;
        *self.chosen.lock().unwrap_or_else(PoisonError::into_inner) = chosen;
        Ok(())
    }

    /// What a referee's screen is told of a code.
    fn code(
        &self,
        at: Option<IpAddr>,
        holder: Holder,
        fragment: &str,
        expires_in: Duration,
    ) -> ToReferee {
        let sheet = match at {
            None => PairingSheet::NoAddress,
            Some(host) => match self.sheet(host, holder, fragment, expires_in) {
                Ok(sheet) => sheet,
                Err(line) => return ToReferee::Trouble { line },
            },
        };
        let sheet = Some(sheet);
        match holder {
            Holder::Seat(seat) => ToReferee::Pairing { seat, sheet },
            Holder::Tablet => ToReferee::Tablet { sheet },
        }
    }

    fn sheet(
        &self,
        host: IpAddr,
        holder: Holder,
        fragment: &str,
        expires_in: Duration,
    ) -> Result<PairingSheet, TroubleLine> {
        let page = match holder {
            Holder::Seat(_) => "",
            Holder::Tablet => "tablet",
        };
        let host = SocketAddr::new(host, self.port);
        let address = format!("http://{host}/{page}{fragment}");
        let svg = qr::svg(&address).map_err(|error| trouble("trouble-inside", Some(&error)))?;
        Ok(PairingSheet::Code {
            address,
            svg,
            expires_in: u64::try_from(expires_in.as_millis()).unwrap_or(u64::MAX),
        })
    }

    /// Where another device shows a table's wall.
    fn wall_code(&self, table: GameId) -> ToReferee {
        let Some(host) = self.survey().in_code else {
            return ToReferee::Wall { code: None };
        };
        let code = {
            let mut walls = self.walls.lock().unwrap_or_else(PoisonError::into_inner);
            walls.entry(table).or_insert_with(wall_code).clone()
        };
        let address = format!("http://{}/wall#{code}", SocketAddr::new(host, self.port));
        match qr::svg(&address) {
            Ok(svg) => ToReferee::Wall {
                code: Some(WallCode { address, svg }),
            },
            Err(error) => ToReferee::Trouble {
                line: trouble("trouble-inside", Some(&error)),
            },
        }
    }

    /// The table that a wall's code is of.
    fn wall_of(&self, code: &str) -> Option<GameId> {
        let walls = self.walls.lock().unwrap_or_else(PoisonError::into_inner);
        // All are looked at, so that the time tells nothing of the place.
        walls.iter().fold(None, |found, (id, known)| {
            let same: bool = known.as_bytes().ct_eq(code.as_bytes()).into();
            if same { Some(*id) } else { found }
        })
    }

    /// How phones can come to a table, and who has.
    fn report(&self, table: &Table) -> NetworkReport {
        let survey = self.survey();
        NetworkReport {
            port: self.port,
            addresses: survey.told(),
            in_code: survey.in_code.map(|address| address.to_string()),
            chosen: self.chosen().map(|chosen| chosen.address.to_string()),
            visits: self.reach.visits(Instant::now()),
            phones: table.seat_phones(self.now()),
            wifi: wifi::is_kept(&self.folder),
        }
    }

    /// The Wi-Fi that is kept, for the screen that asked.
    fn wifi(&self) -> ToReferee {
        let card = wifi::kept(&self.folder)
            .map_err(WifiError::from)
            .and_then(|kept| kept.map(wifi::card).transpose());
        match card {
            Ok(card) => ToReferee::Wifi { card },
            Err(error) => wifi_trouble(&error),
        }
    }

    /// Notes what phones of other tables may hear of a table now; `None` when no referee's screen is there.
    fn note_attended(
        &self,
        id: GameId,
        told: &mpsc::WeakSender<Told>,
        invitation: Option<NextTable>,
    ) {
        let mut attended = self.attended.lock().unwrap_or_else(PoisonError::into_inner);
        match (attended.iter().position(|one| one.id == id), invitation) {
            (Some(at), Some(next)) => attended[at].next = next,
            (Some(at), None) => drop(attended.remove(at)),
            (None, Some(next)) => attended.push(Attended {
                id,
                told: told.clone(),
                next,
            }),
            (None, None) => {}
        }
    }

    /// The table to which a referee's screen came last, seen from another one.
    fn referee_elsewhere(&self, id: GameId) -> Option<NextTable> {
        let attended = self.attended.lock().unwrap_or_else(PoisonError::into_inner);
        let last = attended.iter().rfind(|one| one.id != id)?;
        Some(last.next.clone())
    }

    /// How to speak to a table at which a referee's screen is.
    fn attended(&self, id: GameId) -> Option<mpsc::Sender<Told>> {
        let attended = self.attended.lock().unwrap_or_else(PoisonError::into_inner);
        attended.iter().find(|one| one.id == id)?.told.upgrade()
    }

    fn referee_came(&self) {
        if self.referees.fetch_add(1, Ordering::Relaxed) == 0 {
            self.ask_shell(ShellRequest::KeepAwake(true));
        }
    }

    fn referee_left(&self) {
        if self.referees.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.ask_shell(ShellRequest::KeepAwake(false));
        }
    }

    fn ask_shell(&self, request: ShellRequest) {
        // Without a window nobody takes requests, and the queue fills up once.
        let _ = self.shell.try_send(request);
    }
}

/// What a referee page is told, as text.
pub(crate) fn text(message: &ToReferee) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

/// What is said when something broke that nobody at the table can mend.
pub(crate) fn trouble_inside() -> TroubleLine {
    trouble::<Gone>("trouble-inside", None)
}

fn trouble<E: std::fmt::Display>(id: &'static str, detail: Option<&E>) -> TroubleLine {
    TroubleLine {
        id,
        detail: detail.map(ToString::to_string),
    }
}

impl std::fmt::Display for Gone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the table is not open any more")
    }
}

fn opened(
    opened: Result<Result<OpenTable, TableError>, tokio::task::JoinError>,
) -> Result<OpenTable, TroubleLine> {
    match opened {
        Ok(Ok(table)) => Ok(table),
        Ok(Err(error)) => {
            tracing::warn!(%error, "a table was not opened");
            Err(trouble(error.trouble(), Some(&error)))
        }
        Err(_) => Err(trouble_inside()),
    }
}

/// Gives a table its thread.
fn run(around: Arc<Around>, table: Table) -> OpenTable {
    let (told, heard) = mpsc::channel(QUEUE);
    let open = OpenTable {
        id: table.id(),
        told: told.clone(),
    };
    let ticks = told.downgrade();
    tokio::runtime::Handle::current().spawn(async move {
        let mut interval = tokio::time::interval(TICK);
        loop {
            interval.tick().await;
            match ticks.upgrade() {
                Some(told) if !told.is_closed() => {
                    // A table that is behind is told of the time at the next tick.
                    let _ = told.try_send(Told::Tick);
                }
                Some(_) | None => return,
            }
        }
    });
    let own = told.downgrade();
    thread::spawn(move || Seated::new(around, table, own).run(heard));
    open
}

/// A table in its thread, with those who are at it.
struct Seated {
    around: Arc<Around>,
    id: GameId,
    /// How the table itself is told something: without keeping it open.
    own: mpsc::WeakSender<Told>,
    /// `None` only while it is read again after a panic.
    table: Option<Table>,
    referees: BTreeSet<LinkId>,
    walls: BTreeSet<LinkId>,
    devices: BTreeSet<LinkId>,
    /// Referees' screens that watch how phones come, with what they were told last.
    watchers: BTreeMap<LinkId, Option<NetworkReport>>,
    /// The address in the codes that were shown last.
    in_code: Option<IpAddr>,
}

impl Seated {
    fn new(around: Arc<Around>, table: Table, own: mpsc::WeakSender<Told>) -> Self {
        Self {
            around,
            id: table.id(),
            own,
            table: Some(table),
            referees: BTreeSet::new(),
            walls: BTreeSet::new(),
            devices: BTreeSet::new(),
            watchers: BTreeMap::new(),
            in_code: None,
        }
    }

    fn run(mut self, mut heard: mpsc::Receiver<Told>) {
        while let Some(told) = heard.blocking_recv() {
            if let Told::Stop(done) = told {
                // Whoever waits for this may open the file, and the folder, at once.
                drop(self);
                let _ = done.send(());
                return;
            }
            let done = catch_unwind(AssertUnwindSafe(|| self.hear(told)));
            let lost = self.table.as_ref().is_some_and(Table::has_lost_its_file);
            if (done.is_err() || lost) && !self.read_again() {
                return;
            }
            let now = self.around.now();
            let invitation = self.table.as_ref().and_then(|table| table.invitation(now));
            self.around.note_attended(self.id, &self.own, invitation);
        }
    }

    fn hear(&mut self, told: Told) {
        let Some(table) = &mut self.table else { return };
        let (now, rng) = (self.around.now(), &mut rand::rng());
        let batch = match told {
            Told::Referee(link) => {
                if self.referees.insert(link) {
                    self.around.referee_came();
                }
                table.referee_joins(link, now)
            }
            Told::Wall(link) => {
                self.walls.insert(link);
                table.wall_joins(link, now)
            }
            Told::Asks(link, ask) => table.referee_asks(link, *ask, now, rng),
            Told::Device(link, claim) => {
                self.devices.insert(link);
                table.greet(link, claim, now, rng)
            }
            Told::Handshake(link, bytes, joined) => {
                let batch = table.frame(link, &bytes, now, rng);
                let _ = joined.send(batch.refused.is_empty() && !batch.close.contains(&link));
                batch
            }
            Told::Frame(link, bytes, _share) => table.frame(link, &bytes, now, rng),
            Told::Lost(link, done) => {
                let batch = table.lost(link, now, rng);
                self.watchers.remove(&link);
                self.deliver(batch);
                self.forget(link);
                let _ = done.send(());
                return;
            }
            Told::Tick => {
                table.referee_is_at(self.around.referee_elsewhere(self.id));
                table.tick(now, rng)
            }
            Told::Join { seat, phone, asks } => {
                let (batch, code) = table.code_for_join(seat, now, rng);
                if let Some(asks) = asks.upgrade() {
                    // No table waits for another; a phone without an answer asks again.
                    let _ = asks.try_send(Told::JoinAnswered(phone, code));
                }
                batch
            }
            Told::JoinAnswered(phone, code) => table.join_answered(phone, code.as_ref()),
            Told::Knows(claim, known) => {
                let _ = known.send(table.knows(claim));
                return;
            }
            Told::Summary(summary) => {
                let _ = summary.send(table.summary());
                return;
            }
            Told::Export(edition, text) => {
                let mut content = Vec::new();
                let written = table.export(edition, &mut content);
                let written = written.map(|()| String::from_utf8_lossy(&content).into_owned());
                let _ = text.send(written);
                return;
            }
            Told::Used(used) => {
                let all = [&self.referees, &self.walls, &self.devices];
                let _ = used.send(all.into_iter().any(|links| !links.is_empty()));
                return;
            }
            Told::Stop(_) => return,
            #[cfg(test)]
            Told::Panic => panic!("a panic that a test asked for"),
        };
        self.deliver(batch);
        self.follow_address();
        self.tell_watchers();
    }

    /// Carries out what a table answered.
    fn deliver(&mut self, batch: Batch) {
        for refused in batch.refused {
            self.around.refusals.count(refused);
        }
        let (mut codes, mut asks, mut joins) = (Vec::new(), Vec::new(), Vec::new());
        for (link, out) in batch.out {
            match out {
                Out::Text(text) => self.around.links.send(link, Outgoing::Text(text)),
                Out::Sealed(bytes) => self.around.links.send(link, Outgoing::Binary(bytes)),
                Out::Code {
                    holder,
                    fragment,
                    expires_in,
                } => codes.push((link, holder, fragment, expires_in)),
                Out::Network(ask) => asks.push((link, ask)),
                Out::Join { table, seat } => joins.push((link, table, seat)),
            }
        }
        // What is sealed for a tablet is numbered: the codes come after what has been sealed already.
        if !codes.is_empty() {
            self.in_code = self.around.survey().in_code;
        }
        for (link, holder, fragment, expires_in) in codes {
            let fragment = fragment.reveal();
            let word = (self.around).code(self.in_code, holder, fragment, expires_in);
            self.tell(link, &word);
        }
        for (link, ask) in asks {
            self.network_asked(link, &ask);
        }
        for (link, table, seat) in joins {
            self.join(link, table, seat);
        }
        for link in batch.close {
            self.devices.remove(&link);
            self.watchers.remove(&link);
            self.around.links.send(link, Outgoing::Close);
        }
    }

    /// A phone of this table asks for a seat at another one.
    fn join(&mut self, phone: LinkId, other: GameId, seat: SeatId) {
        let asks = self.own.clone();
        let asked = self.around.attended(other);
        let asked = asked.is_some_and(|other| {
            let ask = Told::Join { seat, phone, asks };
            other.try_send(ask).is_ok()
        });
        if !asked && let Some(table) = &mut self.table {
            let batch = table.join_answered(phone, None);
            self.deliver(batch);
        }
    }

    /// Says something to a referee's screen that the table does not know of.
    fn tell(&mut self, link: LinkId, word: &ToReferee) {
        let Some(table) = &mut self.table else { return };
        for (link, out) in table.tell_referee(link, word).out {
            match out {
                Out::Text(text) => self.around.links.send(link, Outgoing::Text(text)),
                Out::Sealed(bytes) => self.around.links.send(link, Outgoing::Binary(bytes)),
                Out::Code { .. } | Out::Join { .. } | Out::Network(_) => {}
            }
        }
    }

    fn network_asked(&mut self, link: LinkId, ask: &NetworkAsk) {
        let around = &self.around;
        let folder = &around.folder;
        let answer = match ask {
            NetworkAsk::Watch => {
                self.watchers.insert(link, None);
                return;
            }
            NetworkAsk::Unwatch => {
                self.watchers.remove(&link);
                return;
            }
            NetworkAsk::UseAddress { address } => match around.choose(address.as_deref()) {
                Ok(()) => return,
                Err(line) => ToReferee::Trouble { line },
            },
            NetworkAsk::ShowWall => around.wall_code(self.id),
            NetworkAsk::ShowWifi => around.wifi(),
            NetworkAsk::KeepWifi { wifi } => match wifi::keep(folder, wifi) {
                Ok(()) => around.wifi(),
                Err(error) => wifi_trouble(&error),
            },
            NetworkAsk::ForgetWifi => match wifi::forget(folder) {
                Ok(()) => around.wifi(),
                Err(error) => wifi_trouble(&error.into()),
            },
        };
        self.tell(link, &answer);
    }

    /// No code on show holds an address that the host does not have any more, or that was not chosen.
    fn follow_address(&mut self) {
        let Some(table) = &mut self.table else { return };
        if table.shows_code() && self.around.survey().in_code != self.in_code {
            let batch = table.show_codes_again(self.around.now());
            self.deliver(batch);
        }
    }

    /// Tells those who watch how phones come what has changed.
    fn tell_watchers(&mut self) {
        let Some(table) = &self.table else { return };
        if self.watchers.is_empty() {
            return;
        }
        let report = self.around.report(table);
        // Pages count on by themselves: that time passes is no news.
        let mut news = report.clone();
        for visit in &mut news.visits {
            visit.ago_ms = 0;
        }
        let word = ToReferee::Network { report };
        let links: Vec<LinkId> = self.watchers.keys().copied().collect();
        for link in links {
            if self
                .watchers
                .insert(link, Some(news.clone()))
                .flatten()
                .as_ref()
                != Some(&news)
            {
                self.tell(link, &word);
            }
        }
    }

    fn forget(&mut self, link: LinkId) {
        if self.referees.remove(&link) {
            self.around.referee_left();
        }
        self.walls.remove(&link);
        self.devices.remove(&link);
    }

    /// After a panic, or when the file is gone: nothing in memory is trusted any more. Referees and walls get the state as the
    /// journal has it; phones are cut off and come back by themselves. Returns whether the table goes on.
    fn read_again(&mut self) -> bool {
        tracing::error!(table = %self.id, "a table broke and is read again from its journal");
        let lost = self.table.as_ref().is_some_and(Table::has_lost_its_file);
        let read = catch_unwind(AssertUnwindSafe(|| {
            // The file has to be closed before it can be opened.
            drop(self.table.take());
            let path = self.around.folder.table_path(self.id);
            Table::open(&path, self.around.now(), &mut rand::rng())
        }));
        let line = match &read {
            Ok(Err(error)) if lost => {
                tracing::error!(table = %self.id, %error, "its file was deleted or moved");
                trouble("trouble-table-gone", Some(error))
            }
            Ok(Err(error)) => {
                tracing::error!(table = %self.id, %error, "it cannot be read");
                trouble_of(error)
            }
            Ok(Ok(_)) | Err(_) => trouble_inside(),
        };
        for link in &self.referees {
            let message = text(&ToReferee::Trouble { line: line.clone() });
            self.around.links.send(*link, Outgoing::Text(message));
        }
        for link in std::mem::take(&mut self.devices) {
            self.around.links.send(link, Outgoing::Close);
        }
        let Ok(Ok(mut table)) = read else {
            return false;
        };
        let now = self.around.now();
        let mut batches = Vec::new();
        for link in &self.referees {
            batches.push(table.referee_joins(*link, now));
        }
        for link in &self.walls {
            batches.push(table.wall_joins(*link, now));
        }
        self.table = Some(table);
        for batch in batches {
            self.deliver(batch);
        }
        true
    }
}

impl Drop for Seated {
    fn drop(&mut self) {
        self.around.note_attended(self.id, &self.own, None);
    }
}

/// A fresh code for a wall: short enough to be typed on a television, and far too long to be guessed over a
/// network. What it opens is what everybody at the table sees.
fn wall_code() -> String {
    // Without letters and digits that look alike.
    const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
    let letter = |_| char::from(LETTERS[rand::rng().random_range(0..LETTERS.len())]);
    (0..WALL_CODE).map(letter).collect()
}

fn wifi_trouble(error: &WifiError) -> ToReferee {
    let id = match error {
        WifiError::Name | WifiError::Password | WifiError::Code => "trouble-wifi",
        WifiError::Folder(_) => "trouble-journal-failed",
    };
    ToReferee::Trouble {
        line: trouble(id, Some(error)),
    }
}

fn trouble_of(error: &TableError) -> TroubleLine {
    trouble(error.trouble(), Some(error))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLES: usize = 16;

    fn hub(folder: Arc<DataFolder>) -> Hub {
        let (shell, _requests) = mpsc::channel(1);
        let local = SocketAddr::from((std::net::Ipv4Addr::LOCALHOST, 4711));
        let (links, reach) = (Links::default(), Reach::default());
        let refusals = Refusals::default();
        let around = Around::new(
            folder,
            links,
            reach,
            local,
            (shell, Arc::default()),
            refusals,
            TABLES,
        );
        Hub::start(around)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_table_that_broke_goes_on_from_its_journal() {
        let dir = tempfile::tempdir().unwrap();
        let folder = Arc::new(DataFolder::open(dir.path()).unwrap());
        let hub = hub(folder);
        let (broken, other) = (
            hub.new_table().await.unwrap(),
            hub.new_table().await.unwrap(),
        );
        let before = broken.answer(Told::Summary).await.unwrap();
        broken.tell(Told::Panic).await.unwrap();
        assert_eq!(broken.answer(Told::Summary).await, Ok(before));
        assert!(other.answer(Told::Summary).await.is_ok());

        // A file that cannot be read again ends this table, and no other.
        std::fs::write(hub.around.folder.table_path(broken.id), "not a game").unwrap();
        broken.tell(Told::Panic).await.unwrap();
        assert_eq!(broken.answer(Told::Summary).await, Err(Gone));
        assert!(other.answer(Told::Summary).await.is_ok());
        let listed = hub.tables().await.unwrap();
        assert_eq!(listed.len(), 2);
        assert!(listed.iter().any(|table| table.trouble.is_some()));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn phones_hear_of_the_table_to_which_a_referee_came_last() {
        let dir = tempfile::tempdir().unwrap();
        let folder = Arc::new(DataFolder::open(dir.path()).unwrap());
        let hub = hub(folder);
        let mut tables = Vec::new();
        for _ in 0..3 {
            tables.push(hub.new_table().await.unwrap());
        }
        let [left, one, other] = tables.try_into().ok().unwrap();
        let elsewhere = |id: GameId| {
            let next = hub.around.referee_elsewhere(id);
            next.and_then(|next| GameId::from_hex(&next.table))
        };
        // A table notes who is there before it hears the next word.
        let settled = async |table: &OpenTable| table.answer(Told::Summary).await.map(drop);
        assert_eq!(elsewhere(left.id), None);
        for (table, link) in [(&one, LinkId(1)), (&other, LinkId(2))] {
            table.referee_joins(link).await.unwrap();
            settled(table).await.unwrap();
            assert_eq!(elsewhere(left.id), Some(table.id));
        }
        assert_eq!(elsewhere(other.id), Some(one.id), "not of itself");
        // What happens at a table does not make it the latest.
        settled(&one).await.unwrap();
        assert_eq!(elsewhere(left.id), Some(other.id));
        assert!(hub.around.attended(other.id).is_some());
        other.lost(LinkId(2)).await;
        settled(&other).await.unwrap();
        assert_eq!(elsewhere(left.id), Some(one.id));
        assert!(hub.around.attended(other.id).is_none());
        // Nor is one that is closed with a referee's screen at it.
        one.answer(Told::Stop).await.unwrap();
        assert_eq!(elsewhere(left.id), None);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn tables_nobody_is_at_make_room_and_can_be_opened_again() {
        let dir = tempfile::tempdir().unwrap();
        let folder = Arc::new(DataFolder::open(dir.path()).unwrap());
        let hub = hub(folder);
        let first = hub.new_table().await.unwrap();
        first.referee_joins(LinkId(1)).await.unwrap();
        let second = hub.new_table().await.unwrap();
        for _ in 2..=TABLES {
            hub.new_table().await.unwrap();
        }
        assert!(
            first.answer(Told::Summary).await.is_ok(),
            "somebody is at it"
        );
        assert_eq!(second.answer(Told::Summary).await, Err(Gone));
        assert_eq!(hub.tables().await.unwrap().len(), TABLES + 1);
        let again = hub.open_table(&second.id.to_string()).await.unwrap();
        assert!(again.answer(Told::Summary).await.is_ok());
    }
}
