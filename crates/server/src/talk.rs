//! The conversations with pages: what they may say, in which order, and what ends them.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, State};
use axum::response::Response;
use dradis_table::wire::{
    DoorAsk, DoorReason, FileEdition, FromReferee, ListAsk, ToReferee, ToWall, TroubleLine,
};
use dradis_table::{Edition, FolderError, Hello, HelloError, Refusal};
use tokio::sync::{Semaphore, mpsc};

use crate::address::Peer;
use crate::door::Door;
use crate::hub::{Gone, Hub, OpenTable, text, trouble_inside};
use crate::limits::Place;
use crate::link::{Conversation, Heard, Links, Outgoing, Voice};
use crate::reach::Reach;
use crate::refusals::{Kind, Refusals};

/// The longest message of a referee page, in bytes: a position entered by hand is the longest.
const REFEREE_BYTES: usize = 256 << 10;

/// The longest message of a device or a wall, in bytes: no sealed frame is longer.
const SEAT_BYTES: usize = 64 << 10;

/// The longest file of a game that a page may bring, in bytes: an evening has a few million.
const FILE_BYTES: usize = 64 << 20;

/// Messages of one device that may wait for its table: whoever sends more waits itself, and not the others.
const WAITING: usize = 4;

/// What every conversation needs.
#[derive(Clone)]
pub(crate) struct Hall {
    pub(crate) hub: Hub,
    pub(crate) door: Door,
    pub(crate) links: Links,
    pub(crate) refusals: Refusals,
    pub(crate) reach: Reach,
    #[expect(
        dead_code,
        reason = "held by every conversation, so that their end can be waited for"
    )]
    pub(crate) open: mpsc::Sender<std::convert::Infallible>,
}

/// A referee page calls.
pub(crate) async fn referee(
    State(hall): State<Hall>,
    Extension(peer): Extension<Peer>,
    Extension(place): Extension<Arc<Place>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    admit(hall, peer, place, upgrade, REFEREE_BYTES, with_referee)
}

/// A phone calls.
pub(crate) async fn seat(
    State(hall): State<Hall>,
    Extension(peer): Extension<Peer>,
    Extension(place): Extension<Arc<Place>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    admit(hall, peer, place, upgrade, SEAT_BYTES, with_seat)
}

/// A wall calls.
pub(crate) async fn wall(
    State(hall): State<Hall>,
    Extension(peer): Extension<Peer>,
    Extension(place): Extension<Arc<Place>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    admit(hall, peer, place, upgrade, SEAT_BYTES, with_wall)
}

fn admit<F: Future<Output = ()> + Send + 'static>(
    hall: Hall,
    peer: Peer,
    place: Arc<Place>,
    upgrade: WebSocketUpgrade,
    bytes: usize,
    talk: impl FnOnce(Hall, Peer, Conversation) -> F + Send + 'static,
) -> Response {
    upgrade
        .max_message_size(bytes)
        .max_frame_size(bytes)
        .on_upgrade(move |socket| {
            let conversation = hall.links.open(socket, place);
            talk(hall, peer, conversation)
        })
}

// ---- the referee ----

async fn with_referee(hall: Hall, _peer: Peer, mut conversation: Conversation) {
    let page = &conversation.voice();
    let Some(first) = conversation.greeting().await else {
        return hall.refusals.count(Kind::Greeting);
    };
    let key = match enter(&hall.door, first).await {
        Ok(key) => key,
        Err(refused) => {
            hall.refusals.count(door_kind(&refused));
            page.say(Outgoing::Text(text(&refused)));
            return conversation.finish().await;
        }
    };
    if !conversation.is_known() {
        return conversation.finish().await;
    }
    let version = env!("CARGO_PKG_VERSION").to_owned();
    page.say(Outgoing::Text(text(&ToReferee::Welcome { version, key })));
    show_list(&hall.hub, page).await;
    let mut at: Option<OpenTable> = None;
    let mut file = String::new();
    while let Some(heard) = conversation.hear().await {
        let Heard::Text(said) = heard else { break };
        if heed(&hall.hub, page, (&mut at, &mut file), &said).await == Err(Gone) {
            at = None;
            trouble(page, trouble_inside());
            show_list(&hall.hub, page).await;
        }
    }
    leave(page, &mut at).await;
    conversation.finish().await;
}

/// How a page that was not let in is counted.
fn door_kind(refused: &ToReferee) -> Kind {
    let reason = DoorReason::NotAGreeting;
    if matches!(refused, ToReferee::TurnedAway { reason: why } if *why == reason) {
        Kind::Greeting
    } else {
        Kind::Token
    }
}

/// What the first words open: the page's next key, or what it is told.
async fn enter(door: &Door, first: Heard) -> Result<String, Box<ToReferee>> {
    let turned_away = |reason| Err(Box::new(ToReferee::TurnedAway { reason }));
    let Heard::Text(first) = first else {
        return turned_away(DoorReason::NotAGreeting);
    };
    let Ok(ask) = serde_json::from_str::<DoorAsk>(&first) else {
        return turned_away(DoorReason::NotAGreeting);
    };
    let door = door.clone();
    // The keys are written to the disk.
    let answer = tokio::task::spawn_blocking(move || -> Result<Option<String>, FolderError> {
        match ask {
            DoorAsk::Enter { token } => door.enter(&token),
            DoorAsk::Return { key } => door.come_back(&key),
        }
    });
    match answer.await {
        Ok(Ok(Some(key))) => Ok(key),
        Ok(Ok(None)) => turned_away(DoorReason::TokenSpent),
        Ok(Err(error)) => {
            tracing::error!(%error, "a referee page was not let in");
            Err(Box::new(ToReferee::Trouble {
                line: TroubleLine {
                    id: "trouble-journal-failed",
                    detail: Some(error.to_string()),
                },
            }))
        }
        Err(_) => Err(Box::new(ToReferee::Trouble {
            line: trouble_inside(),
        })),
    }
}

/// Does what a referee page says.
async fn heed(
    hub: &Hub,
    page: &Voice,
    (at, file): (&mut Option<OpenTable>, &mut String),
    said: &str,
) -> Result<(), Gone> {
    let went_to = match serde_json::from_str::<FromReferee>(said) {
        Err(error) => {
            not_understood(page, error.to_string());
            return Ok(());
        }
        Ok(FromReferee::Door(_)) => {
            not_understood(page, "the page is inside already".to_owned());
            return Ok(());
        }
        Ok(FromReferee::Table(ask)) => {
            return match at {
                Some(table) => table.referee_asks(page.link, ask).await,
                None => {
                    not_understood(page, "the page is at no table".to_owned());
                    Ok(())
                }
            };
        }
        Ok(FromReferee::List(ListAsk::LeaveTable)) => {
            leave(page, at).await;
            show_list(hub, page).await;
            return Ok(());
        }
        Ok(FromReferee::List(ListAsk::NewTable)) => {
            leave(page, at).await;
            hub.new_table().await
        }
        Ok(FromReferee::List(ListAsk::OpenTable { table })) => {
            leave(page, at).await;
            hub.open_table(&table).await
        }
        Ok(FromReferee::List(ListAsk::ExportTable { table, edition })) => {
            let edition = match edition {
                FileEdition::Full => Edition::Full,
                FileEdition::Public => Edition::Public,
            };
            match hub.export_table(&table, edition).await {
                Ok(Some((name, content))) => {
                    page.say(Outgoing::Text(text(&ToReferee::File { name, content })));
                }
                Ok(None) => {}
                Err(line) => trouble(page, line),
            }
            return Ok(());
        }
        Ok(FromReferee::List(ListAsk::ImportTable { part, first, last })) => {
            if first {
                file.clear();
            }
            if file.len() + part.len() > FILE_BYTES {
                *file = String::new();
                trouble(
                    page,
                    TroubleLine {
                        id: "trouble-import-long",
                        detail: None,
                    },
                );
                return Ok(());
            }
            file.push_str(&part);
            if last {
                if let Err(line) = hub.import_table(std::mem::take(file)).await {
                    trouble(page, line);
                }
                leave(page, at).await;
                show_list(hub, page).await;
            }
            return Ok(());
        }
        Ok(FromReferee::List(ListAsk::DeleteTable { table })) => {
            leave(page, at).await;
            if let Err(line) = hub.delete_table(&table).await {
                trouble(page, line);
            }
            show_list(hub, page).await;
            return Ok(());
        }
        Ok(FromReferee::List(ListAsk::SalvageTable { table })) => {
            leave(page, at).await;
            match hub.salvage_table(&table).await {
                Ok(line) => {
                    trouble(page, line);
                    hub.open_table(&table).await
                }
                Err(line) => Err(line),
            }
        }
    };
    match went_to {
        Ok(table) => {
            *at = Some(table.clone());
            table.referee_joins(page.link).await
        }
        Err(line) => {
            trouble(page, line);
            show_list(hub, page).await;
            Ok(())
        }
    }
}

async fn leave(page: &Voice, at: &mut Option<OpenTable>) {
    if let Some(table) = at.take() {
        table.lost(page.link).await;
    }
}

async fn show_list(hub: &Hub, page: &Voice) {
    match hub.tables().await {
        Ok(tables) => page.say(Outgoing::Text(text(&ToReferee::Tables { tables }))),
        Err(line) => trouble(page, line),
    }
}

fn not_understood(page: &Voice, detail: String) {
    trouble(
        page,
        TroubleLine {
            id: "trouble-not-understood",
            detail: Some(detail),
        },
    );
}

fn trouble(page: &Voice, line: TroubleLine) {
    page.say(Outgoing::Text(text(&ToReferee::Trouble { line })));
}

// ---- phones ----

async fn with_seat(hall: Hall, peer: Peer, mut conversation: Conversation) {
    let phone = conversation.voice();
    let claim = match conversation.greeting().await {
        Some(Heard::Binary(first)) => Hello::parse(&first),
        Some(Heard::Text(_)) => Err(HelloError::Malformed),
        None => return hall.refusals.count(Kind::Greeting),
    };
    let claim = match claim {
        Ok(hello) => hello.claim,
        Err(HelloError::Version(version)) => {
            tracing::debug!(version, "a page of another version called");
            hall.refusals.count(Kind::Version);
            phone.say(Outgoing::Binary(Refusal::Reload.encode()));
            return conversation.finish().await;
        }
        Err(HelloError::Malformed) => return hall.refusals.count(Kind::Greeting),
    };
    let turn = conversation.greets().await;
    let Some(table) = hall.hub.find(claim).await else {
        hall.refusals.count(Kind::Claim);
        phone.say(Outgoing::Binary(Refusal::UnknownCode.encode()));
        return conversation.finish().await;
    };
    drop(turn);
    if table.device_comes(phone.link, claim).await.is_ok() {
        // The handshake itself has to arrive in time, too.
        let joined = match conversation.greeting().await {
            Some(Heard::Binary(first)) => table.handshake(phone.link, first.to_vec()).await,
            Some(Heard::Text(_)) | None => Err(Gone),
        };
        if joined != Ok(true) || !conversation.is_known() {
            table.lost(phone.link).await;
            return conversation.finish().await;
        }
        hall.reach.joins(peer, Instant::now());
        let mut heard = conversation.hear().await;
        let waiting = Arc::new(Semaphore::new(WAITING));
        while let Some(Heard::Binary(bytes)) = heard {
            let told = table.frame(phone.link, bytes.to_vec(), &waiting).await;
            if told == Err(Gone) {
                break;
            }
            heard = conversation.hear().await;
        }
        table.lost(phone.link).await;
    }
    conversation.finish().await;
}

// ---- the wall ----

async fn with_wall(hall: Hall, peer: Peer, mut conversation: Conversation) {
    if !peer.is_loopback() {
        return with_wall_elsewhere(hall, conversation).await;
    }
    if !conversation.is_known() {
        return conversation.finish().await;
    }
    let wall = conversation.voice().link;
    hall.hub.wall_comes(wall).await;
    // A wall only listens; whatever else it says ends the conversation.
    conversation.hear().await;
    hall.hub.wall_goes(wall).await;
    conversation.finish().await;
}

/// A wall on another device: it says the code that a referee's screen shows, and only listens from then on.
async fn with_wall_elsewhere(hall: Hall, mut conversation: Conversation) {
    let Some(Heard::Text(code)) = conversation.greeting().await else {
        return hall.refusals.count(Kind::Greeting);
    };
    let wall = conversation.voice();
    let turn = conversation.greets().await;
    let Some(table) = hall.hub.wall_by_code(&code).await else {
        hall.refusals.count(Kind::Claim);
        let spent = serde_json::to_string(&ToWall::CodeSpent).unwrap_or_default();
        wall.say(Outgoing::Text(spent));
        return conversation.finish().await;
    };
    drop(turn);
    if conversation.is_known() && table.wall_joins(wall.link).await.is_ok() {
        conversation.hear().await;
        table.lost(wall.link).await;
    }
    conversation.finish().await;
}
