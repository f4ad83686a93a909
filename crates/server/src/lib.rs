//! The server: pages, phones and the referee's screen over HTTP and WebSockets.
//!
//! [`start`] is all of it: the `dradis` binary calls it from a terminal, the desktop shell from its
//! window. What stands around the tables is here: who may come in ([`guard`], [`door`], [`limits`]), how
//! connections are kept ([`link`]), which tables are open ([`hub`]), who has come at all ([`reach`]). What a table says is the table's.
//!
//! *Architecture invariants:* the server knows no rules and never looks into a game; whoever may not
//! speak is refused before a table hears of it; a page that does not read holds nobody up.

mod address;
mod door;
mod guard;
mod hub;
mod limits;
mod link;
mod listen;
pub mod logs;
mod pages;
pub mod qr;
mod reach;
mod refusals;
mod talk;
mod wifi;

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::any;
use dradis_table::{DataFolder, FolderError};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

use crate::door::Door;
use crate::hub::{Around, Hub};
use crate::limits::{Limits, Room};
use crate::link::Links;
use crate::reach::Reach;
use crate::refusals::Refusals;
use crate::talk::Hall;

/// Of gzip (what browsers ask for over plain http) and brotli alike: small pages at once. More would
/// take longer than it saves on a local network.
const COMPRESSION: CompressionLevel = CompressionLevel::Precise(6);

/// How long the goodbyes to open pages may take.
const GOODBYE: Duration = Duration::from_secs(2);

/// Where to serve which tables.
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// The port, which becomes that of the data folder. `None`: the folder's own; a folder that has
    /// none yet gets a free one and keeps it, so that phones find the table again.
    pub port: Option<u16>,
    /// The data folder; made if it is not there.
    pub data: PathBuf,
    /// The address to listen on. Phones need one that they can reach, or `0.0.0.0` for all; the
    /// referee's page is served on loopback in any case.
    pub bind: IpAddr,
    /// Tables that are open at the same time. `None`: what this machine carries.
    pub max_tables: Option<usize>,
}

/// Why nothing is served. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Somebody else has the port.
    #[error(
        "port {port} is used by another program; end that program or choose another port with --port"
    )]
    PortTaken {
        /// The port.
        port: u16,
    },
    /// The system does not allow it, or the address is not one of this machine's.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The system's reason.
        source: io::Error,
    },
    /// The data folder cannot be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// The system allows the program too few open files.
    #[error(
        "{tables} tables need {needed} open files and this system allows {allowed}; choose fewer with --max-tables or raise the limit (ulimit -n)"
    )]
    Files {
        /// Tables that were asked for.
        tables: usize,
        /// Files that they need.
        needed: usize,
        /// Files that may be open.
        allowed: usize,
    },
}

/// What the server asks of the window it may run behind.
#[derive(Debug)]
pub enum ShellRequest {
    /// Switch full screen on or off.
    FullScreen(bool),
    /// Keep the display on, or no longer.
    KeepAwake(bool),
    /// Ask where to save a file, and save it.
    SaveFile {
        /// The name to suggest.
        name: String,
        /// The content.
        bytes: Vec<u8>,
    },
    /// Ask for a file.
    OpenFile {
        /// Its content; `None` when none was chosen.
        reply: oneshot::Sender<Option<Vec<u8>>>,
    },
}

/// What a server holds at some moment, in numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    /// Connections that are counted, of all addresses.
    pub connections: usize,
    /// Conversations that have not shown yet who speaks.
    pub strangers: usize,
    /// Addresses that something is remembered of.
    pub addresses: usize,
    /// Conversations with pages.
    pub conversations: usize,
    /// Messages that wait for pages.
    pub waiting: usize,
    /// Kinds of refusals, each with its count since the start.
    pub refused: Vec<(&'static str, u64)>,
}

/// A server that runs.
pub struct Running {
    /// The address it listens on.
    pub addr: SocketAddr,
    door: Door,
    hub: Hub,
    links: Links,
    limits: Limits,
    refusals: Refusals,
    log: JoinHandle<()>,
    conversations: mpsc::Receiver<Infallible>,
    requests: Option<mpsc::Receiver<ShellRequest>>,
    window: Arc<AtomicBool>,
    stop: watch::Sender<bool>,
}

impl Running {
    /// The address of the referee's page, on this machine alone, with a fresh one-time token. A secret:
    /// whoever opens it first is the referee.
    #[must_use]
    pub fn referee_url(&self) -> String {
        let port = self.addr.port();
        format!("http://127.0.0.1:{port}/referee.html#{}", self.door.token())
    }

    /// What the server holds now, and what it has refused: numbers and kinds alone.
    #[must_use]
    pub fn census(&self) -> Census {
        let (connections, strangers, addresses) = self.limits.census();
        let (conversations, waiting) = self.links.census();
        Census {
            connections,
            strangers,
            addresses,
            conversations,
            waiting,
            refused: self.refusals.all(),
        }
    }

    /// What the server asks of the window. There is one receiver; later calls get an empty one.
    pub fn take_requests(&mut self) -> mpsc::Receiver<ShellRequest> {
        self.window.store(true, Ordering::Relaxed);
        self.requests.take().unwrap_or_else(|| mpsc::channel(1).1)
    }

    /// Ends it: no new connections, goodbye to the open ones, journals closed.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        self.links.close_all();
        let mut conversations = self.conversations;
        if timeout(GOODBYE, conversations.recv()).await.is_err() {
            self.links.cut_all();
        }
        self.hub.stop().await;
        // What was refused until now is said before the log ends.
        let _ = self.log.await;
    }
}

/// How much to carry: what was asked for, if the system allows it, or what the machine carries.
fn room(max_tables: Option<usize>) -> Result<Room, StartError> {
    let allowed = usize::try_from(open_files()).unwrap_or(usize::MAX);
    let Some(tables) = max_tables else {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        return Ok(Room::of_machine(cores, allowed));
    };
    let room = Room::of(tables);
    let needed = room.files();
    if needed > allowed {
        return Err(StartError::Files {
            tables,
            needed,
            allowed,
        });
    }
    Ok(room)
}

/// Files that the program may have open, after asking the system for as many as it gives.
fn open_files() -> u64 {
    // More than any hall needs; where the system cannot say, its usual limit.
    const ENOUGH: u64 = 1 << 20;
    const USUAL: u64 = 1024;
    rlimit::increase_nofile_limit(ENOUGH).unwrap_or(USUAL)
}

/// Starts the server. When this returns it listens.
///
/// # Errors
/// [`StartError`].
pub async fn start(options: ServeOptions) -> Result<Running, StartError> {
    let ServeOptions {
        port,
        data,
        bind,
        max_tables,
    } = options;
    let room = room(max_tables)?;
    let refused = |port| {
        move |source: io::Error| {
            if source.kind() == io::ErrorKind::AddrInUse {
                StartError::PortTaken { port }
            } else {
                let address = SocketAddr::new(bind, port);
                StartError::Listen { address, source }
            }
        }
    };
    // The port that was asked for comes before the folder, which would be made for nothing.
    let asked = match port {
        Some(port) => Some((port, listen::on_port(bind, port).map_err(refused(port))?)),
        None => None,
    };
    let folder = Arc::new(DataFolder::open(&data)?);
    let known = folder.port()?;
    let (port, listeners) = match (asked, known) {
        (Some(asked), _) => asked,
        (None, Some(port)) => (port, listen::on_port(bind, port).map_err(refused(port))?),
        (None, None) => listen::on_free_port(bind).map_err(refused(0))?,
    };
    if known != Some(port) {
        folder.set_port(port)?;
    }
    let door = Door::open(Arc::clone(&folder))?;
    let (shell, requests) = mpsc::channel(8);
    let (stop, stopping) = watch::channel(false);
    let (open, conversations) = mpsc::channel(1);
    let refusals = Refusals::default();
    let (limits, links) = (Limits::new(room), Links::new(refusals.clone()));
    let reach = Reach::default();
    let window = Arc::new(AtomicBool::new(false));
    let around = Around::new(
        folder,
        links.clone(),
        reach.clone(),
        SocketAddr::new(bind, port),
        (shell, Arc::clone(&window)),
        refusals.clone(),
        room.tables,
    );
    let hub = Hub::start(around);
    let hall = Hall {
        hub: hub.clone(),
        door: door.clone(),
        links: links.clone(),
        refusals: refusals.clone(),
        reach: reach.clone(),
        open,
    };
    let app = Router::new()
        .route("/ws/referee", any(talk::referee))
        .route("/ws/seat", any(talk::seat))
        .route("/ws/wall", any(talk::wall))
        .with_state(hall)
        .fallback(pages::page)
        .layer(CompressionLayer::new().quality(COMPRESSION))
        .layer(from_fn_with_state(reach.clone(), reach::follow))
        .layer(from_fn_with_state(refusals.clone(), guard::guard));
    let entrance = listen::Entrance {
        app,
        limits: limits.clone(),
        refusals: refusals.clone(),
        reach,
    };
    for listener in listeners {
        tokio::spawn(listen::accept(listener, entrance.clone(), stopping.clone()));
    }
    let log = tokio::spawn(refusals.clone().log(stopping));
    Ok(Running {
        addr: SocketAddr::new(bind, port),
        door,
        hub,
        links,
        limits,
        refusals,
        log,
        conversations,
        requests: Some(requests),
        window,
        stop,
    })
}
