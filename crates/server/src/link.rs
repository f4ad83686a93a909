//! Connections of pages: what waits to be sent to them, and how they are heard.
//!
//! *Architecture invariant:* nothing that serves a table ever waits for a page. What a page is sent goes
//! into its bounded queue; a page that lets the queue fill up is cut off, and gets the whole state again
//! when it returns.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket};
use dradis_table::LinkId;
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot};
use tokio::time::{Instant, Interval, interval_at, timeout};

use crate::limits::Place;
use crate::refusals::{Kind, Refusals};

/// Messages that may wait for a page.
pub(crate) const QUEUE: usize = 64;

/// How long a page may take to say who it is.
const GREETING: Duration = Duration::from_secs(10);

/// How often a page is asked whether it is still there.
const KEEPALIVE: Duration = Duration::from_secs(10);

/// A page that was not heard for so long is gone. That is noticed with the next question, within 45 seconds.
const SILENCE: Duration = Duration::from_secs(30);

/// How long one message may take to be written.
const WRITING: Duration = Duration::from_secs(10);

/// The open connections. Its clones are the same set.
#[derive(Clone, Default)]
pub(crate) struct Links {
    next: Arc<AtomicU64>,
    open: Arc<Mutex<HashMap<LinkId, Line>>>,
    refusals: Refusals,
}

/// The host's end of a connection: dropping it cuts the connection off.
struct Line {
    queue: mpsc::Sender<Outgoing>,
    _cut: oneshot::Sender<()>,
}

/// What is sent to a page.
#[derive(Debug)]
pub(crate) enum Outgoing {
    /// A text frame.
    Text(String),
    /// A binary frame.
    Binary(Vec<u8>),
    /// The last one; nothing is heard after it.
    Close,
}

/// What a page says.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// A text frame.
    Text(String),
    /// A binary frame.
    Binary(Bytes),
}

impl Links {
    /// No connection yet. Pages that do not read are counted.
    pub(crate) fn new(refusals: Refusals) -> Self {
        Self {
            refusals,
            ..Self::default()
        }
    }

    /// How many connections there are, and how many messages wait for them.
    pub(crate) fn census(&self) -> (usize, usize) {
        let open = self.lock();
        let waiting = open
            .values()
            .map(|line| line.queue.max_capacity() - line.queue.capacity());
        (open.len(), waiting.sum())
    }

    /// Takes a connection into the set until the conversation ends.
    pub(crate) fn open(&self, socket: WebSocket, place: Arc<Place>) -> Conversation {
        let link = LinkId(self.next.fetch_add(1, Ordering::Relaxed));
        let (queue, waiting) = mpsc::channel(QUEUE);
        let (cut, is_cut) = oneshot::channel();
        self.lock().insert(link, Line { queue, _cut: cut });
        Conversation {
            voice: Voice {
                link,
                links: self.clone(),
            },
            place,
            socket,
            waiting,
            is_cut,
            keepalive: interval_at(Instant::now() + KEEPALIVE, KEEPALIVE),
            heard: Instant::now(),
        }
    }

    /// Queues something for a connection. One that is gone is passed over; one whose queue is full is
    /// cut off.
    pub(crate) fn send(&self, link: LinkId, out: Outgoing) {
        let open = self.lock();
        let Some(line) = open.get(&link) else { return };
        if let Err(mpsc::error::TrySendError::Full(_)) = line.queue.try_send(out) {
            drop(open);
            self.cut_off_unread(link);
        }
    }

    /// Cuts off a page that does not read, and counts it, once.
    fn cut_off_unread(&self, link: LinkId) {
        if self.lock().remove(&link).is_some() {
            tracing::debug!(link = link.0, "a page does not read");
            self.refusals.count(Kind::NotReading);
        }
    }

    /// Says goodbye to everybody.
    pub(crate) fn close_all(&self) {
        let links: Vec<LinkId> = self.lock().keys().copied().collect();
        for link in links {
            self.send(link, Outgoing::Close);
        }
    }

    /// Cuts everybody off.
    pub(crate) fn cut_all(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<LinkId, Line>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One page's number, with the way to say something to it.
#[derive(Clone)]
pub(crate) struct Voice {
    pub(crate) link: LinkId,
    links: Links,
}

impl Voice {
    /// Queues something for the page.
    pub(crate) fn say(&self, out: Outgoing) {
        self.links.send(self.link, out);
    }
}

/// One page's connection. Dropping it takes it out of the set.
pub(crate) struct Conversation {
    voice: Voice,
    place: Arc<Place>,
    socket: WebSocket,
    waiting: mpsc::Receiver<Outgoing>,
    is_cut: oneshot::Receiver<()>,
    keepalive: Interval,
    heard: Instant,
}

impl Drop for Conversation {
    fn drop(&mut self) {
        self.voice.links.lock().remove(&self.voice.link);
    }
}

impl Conversation {
    /// The page has shown who it is, and keeps its place. Returns `false` when there is none for it.
    pub(crate) fn is_known(&self) -> bool {
        let kept = self.place.keep();
        if !kept {
            self.voice.links.refusals.count(Kind::TooManyConnections);
        }
        kept
    }

    /// Waits until the greetings of this page's address leave a turn for this one.
    pub(crate) fn greets(&self) -> impl Future<Output = Option<OwnedSemaphorePermit>> + use<> {
        let place = Arc::clone(&self.place);
        async move { place.greets().await }
    }

    /// How to say something to this page.
    pub(crate) fn voice(&self) -> Voice {
        self.voice.clone()
    }

    /// The first words, within [`GREETING`].
    pub(crate) async fn greeting(&mut self) -> Option<Heard> {
        timeout(GREETING, self.hear()).await.ok()?
    }

    /// Sends what waits until the page says something. `None`: the connection is over.
    pub(crate) async fn hear(&mut self) -> Option<Heard> {
        loop {
            if self.is_cut.is_terminated() {
                return None;
            }
            tokio::select! {
                // What waits goes out before more is heard: a page that asks much gets its answers.
                biased;
                _ = &mut self.is_cut => return None,
                () = self.place.cut() => return None,
                out = self.waiting.recv() => match out? {
                    Outgoing::Text(text) => self.write(Message::Text(text.into())).await?,
                    Outgoing::Binary(bytes) => self.write(Message::Binary(bytes.into())).await?,
                    Outgoing::Close => {
                        // The page is told; whether it still listens makes no difference.
                        let _ = self.write(Message::Close(None)).await;
                        return None;
                    }
                },
                _ = self.keepalive.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return None;
                    }
                    self.write(Message::Ping(Bytes::new())).await?;
                }
                message = self.socket.recv() => {
                    // Too long a message, or none by the protocol, ends it as a broken line does.
                    let Ok(message) = message? else {
                        self.voice.links.refusals.count(Kind::Connection);
                        return None;
                    };
                    self.heard = Instant::now();
                    match message {
                        Message::Text(text) => return Some(Heard::Text(text.as_str().to_owned())),
                        Message::Binary(bytes) => return Some(Heard::Binary(bytes)),
                        Message::Ping(_) | Message::Pong(_) => {}
                        Message::Close(_) => return None,
                    }
                }
            }
        }
    }

    /// Sends what waits, and the goodbye of the WebSocket, to a page that is not heard any more.
    pub(crate) async fn finish(mut self) {
        self.voice.say(Outgoing::Close);
        let _ = timeout(WRITING, async { while self.hear().await.is_some() {} }).await;
    }

    async fn write(&mut self, message: Message) -> Option<()> {
        tokio::select! {
            _ = &mut self.is_cut => None,
            written = timeout(WRITING, self.socket.send(message)) => match written {
                Ok(written) => written.ok(),
                Err(_) => {
                    // With that its goodbye is not waited for either.
                    self.voice.links.cut_off_unread(self.voice.link);
                    None
                }
            },
        }
    }
}
