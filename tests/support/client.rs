//! Pages and phones in Rust: a server of the test's own, requests byte by byte, WebSockets, a referee's
//! page and phones that speak the sealed channel.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use dradis_channel::phone::DeviceHandshake;
use dradis_channel::{
    Control, FrameError, Goodbye, HostWord, Opened, Paired, Refusal, ResumeKey, Role, Sealed,
    Secret, SecretPayload, parse_fragment,
};
use dradis_facts::kit::Game;
use dradis_server::{Running, ServeOptions};
use dradis_table::changes::Hearing;
use dradis_table::sealed::SecretFrame;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::select;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};

/// A bound for waiting that only a broken server reaches.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A server on loopback with a data folder of its own.
pub async fn serve() -> (Running, tempfile::TempDir) {
    let dir = tempfile::tempdir().unwrap();
    let running = serve_at(dir.path(), Ipv4Addr::LOCALHOST.into()).await;
    (running, dir)
}

/// A server over a data folder.
pub async fn serve_at(data: &std::path::Path, bind: IpAddr) -> Running {
    dradis_server::start(ServeOptions {
        port: None,
        data: data.to_owned(),
        bind,
        // The same on every machine.
        max_tables: Some(16),
    })
    .await
    .unwrap()
}

/// The one-time token of a referee's address.
pub fn token(running: &Running) -> String {
    running.referee_url().split_once('#').unwrap().1.to_owned()
}

/// Sends a request as it stands and returns the answer until the connection closes.
pub async fn raw(addr: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut answer))
        .await
        .unwrap()
        .unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

/// GET with a Host header and further header lines, connection closed afterwards.
pub async fn get(addr: SocketAddr, path: &str, host: &str, more: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{more}\r\n");
    raw(addr, &request).await
}

/// The status of an answer.
pub fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).unwrap().parse().unwrap()
}

/// A WebSocket of a page.
pub struct Socket(pub WebSocketStream<TcpStream>, Hearing);

impl Socket {
    /// Opens a conversation as a page of this host does.
    pub async fn open(addr: SocketAddr, path: &str) -> Self {
        Self::open_from(addr, path, &format!("http://{addr}"))
            .await
            .unwrap()
    }

    /// As [`Socket::open`], with a system that keeps little for a page that does not read.
    pub async fn open_small(addr: SocketAddr, path: &str) -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(8 << 10).unwrap();
        let stream = socket.connect(addr).await.unwrap();
        let own = format!("http://{addr}");
        Self::over(stream, addr, path, &own).await.unwrap()
    }

    /// Opens a conversation from some origin.
    ///
    /// # Errors
    /// The status of the refusal.
    pub async fn open_from(addr: SocketAddr, path: &str, origin: &str) -> Result<Self, u16> {
        let stream = TcpStream::connect(addr).await.unwrap();
        Self::over(stream, addr, path, origin).await
    }

    /// Opens a conversation over a connection that is there, such as one from another address.
    ///
    /// # Errors
    /// The status of the refusal; 0 when the connection broke off.
    pub async fn over(
        stream: TcpStream,
        addr: SocketAddr,
        path: &str,
        origin: &str,
    ) -> Result<Self, u16> {
        let mut request = format!("ws://{addr}{path}").into_client_request().unwrap();
        let origin = HeaderValue::from_str(origin).unwrap();
        request.headers_mut().insert("origin", origin);
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((socket, _)) => Ok(Self(socket, Hearing::default())),
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(Error::Io(_)) => Err(0),
            Err(error) => panic!("{error}"),
        }
    }

    /// Sends a text frame.
    pub async fn text(&mut self, text: impl Into<String>) {
        self.0.send(Message::text(text.into())).await.unwrap();
    }

    /// Sends a binary frame.
    pub async fn binary(&mut self, bytes: Vec<u8>) {
        self.0.send(Message::binary(bytes)).await.unwrap();
    }

    /// Sends a binary frame that the server may refuse before it has all of it: the connection may
    /// then break under the sending, or the frame may still fit into what the system keeps.
    pub async fn binary_in_vain(&mut self, bytes: Vec<u8>) {
        let sent = self.0.send(Message::binary(bytes)).await;
        assert!(
            matches!(sent, Ok(()) | Err(Error::Io(_))),
            "{sent:?}: only the connection may fail"
        );
    }

    /// The next data message; `None` when the server has ended the conversation.
    pub async fn next(&mut self) -> Option<Message> {
        timeout(PATIENCE, self.next_data())
            .await
            .expect("an answer")
    }

    async fn next_data(&mut self) -> Option<Message> {
        loop {
            match self.0.next().await {
                None | Some(Err(_) | Ok(Message::Close(_))) => return None,
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                Some(Ok(message)) => return Some(message),
            }
        }
    }

    /// The next message as JSON.
    pub async fn json(&mut self) -> Option<Value> {
        Some(self.heard().await?.1)
    }

    /// The next message as it came, and as it is meant.
    pub async fn heard(&mut self) -> Option<(String, Value)> {
        let text = self.raw().await?;
        let word = serde_json::from_str(&text).unwrap();
        let word = self.1.hear(word).expect("no gap");
        Some((text, word))
    }

    /// The next message as it came, with what fills it up.
    pub async fn raw(&mut self) -> Option<String> {
        Some(self.next().await?.to_text().unwrap().to_owned())
    }

    /// The next message of a type; others are passed over.
    pub async fn json_of(&mut self, kind: &str) -> Value {
        loop {
            let value = self.json().await.unwrap_or_else(|| panic!("no {kind}"));
            if value["type"] == kind {
                return value;
            }
        }
    }

    /// Whether the server ends the conversation without another word.
    pub async fn is_closed(&mut self) -> bool {
        self.next().await.is_none()
    }
}

/// A referee's page that is inside.
pub struct Referee {
    /// Its conversation.
    pub socket: Socket,
    /// What brings it back.
    pub key: String,
    /// The table as it was shown last; null before.
    pub frame: Value,
    /// The pairing sheet shown last, by seat.
    pub sheets: Vec<Value>,
    /// Troubles told so far.
    pub troubles: Vec<Value>,
    /// Everything it was told, in order.
    pub heard: Vec<String>,
    asked: u32,
}

impl Referee {
    /// Enters with a one-time token.
    pub async fn enter(addr: SocketAddr, token: &str) -> Self {
        Self::greet(addr, json!({"type": "enter", "token": token})).await
    }

    /// Comes back with a key.
    pub async fn come_back(addr: SocketAddr, key: &str) -> Self {
        Self::greet(addr, json!({"type": "return", "key": key})).await
    }

    async fn greet(addr: SocketAddr, greeting: Value) -> Self {
        let mut socket = Socket::open(addr, "/ws/referee").await;
        socket.text(greeting.to_string()).await;
        let key = socket.json_of("welcome").await["key"]
            .as_str()
            .unwrap()
            .to_owned();
        Self {
            socket,
            key,
            frame: Value::Null,
            sheets: vec![Value::Null; 6],
            troubles: Vec::new(),
            heard: Vec::new(),
            asked: rand::random(),
        }
    }

    /// Reads one message.
    pub async fn heed(&mut self) -> Value {
        let (text, said) = self.socket.heard().await.expect("the server is there");
        self.heard.push(text);
        match said["type"].as_str().unwrap() {
            "table" => self.frame = said["frame"].clone(),
            "pairing" => {
                let seat = usize::try_from(said["seat"].as_u64().unwrap()).unwrap();
                self.sheets[seat] = said["sheet"].clone();
            }
            "trouble" => self.troubles.push(said["line"].clone()),
            _ => {}
        }
        said
    }

    /// Reads until something holds.
    pub async fn until(&mut self, holds: impl Fn(&Self) -> bool) {
        while !holds(self) {
            self.heed().await;
        }
    }

    /// Makes a table and goes to it.
    pub async fn new_table(&mut self) {
        self.frame = Value::Null;
        self.socket.text(r#"{"type":"new-table"}"#).await;
        self.until(|page| !page.frame.is_null()).await;
    }

    /// Goes to a table.
    pub async fn open_table(&mut self, table: &str) {
        self.frame = Value::Null;
        self.socket
            .text(json!({"type": "open-table", "table": table}).to_string())
            .await;
        self.until(|page| !page.frame.is_null()).await;
    }

    /// Says something about the table.
    pub async fn ask(&mut self, ask: Value) {
        self.socket.text(ask.to_string()).await;
    }

    /// Gives a command (or undo, redo) an id, sends it and returns what became of it.
    pub async fn command(&mut self, mut ask: Value) -> Value {
        self.asked = self.asked.wrapping_add(1);
        let id = format!("test-{}", self.asked);
        ask["id"] = json!(id);
        self.ask(ask).await;
        loop {
            let said = self.heed().await;
            if said["type"] == "reply" && said["reply"]["id"] == id.as_str() {
                return said["reply"]["outcome"].clone();
            }
        }
    }

    /// As [`Referee::command`], for a command of the rules that is accepted.
    pub async fn give(&mut self, command: Value) {
        let outcome = self
            .command(json!({"type": "command", "command": command}))
            .await;
        assert_eq!(outcome["type"], "accepted", "{outcome}");
    }

    /// The prompts on show.
    #[must_use]
    pub fn prompts(&self) -> &[Value] {
        self.frame["view"]["prompts"]
            .as_array()
            .map_or(&[], |all| all)
    }

    /// Answers prompts with their first choice until one of a kind is on show.
    pub async fn answer_until(&mut self, kind: &str) {
        while !self.prompts().iter().any(|prompt| prompt["kind"] == kind) {
            let prompt = self.prompts().first().expect("a prompt").clone();
            let option = prompt["choices"][0]["id"].clone();
            self.give(json!({"type": "answer", "prompt": prompt["id"], "option": option}))
                .await;
        }
    }

    /// Sets up a game of so many players.
    pub async fn begin(&mut self, players: usize) {
        self.begin_with(players, Game::Base).await;
    }

    /// Begins a game out of these boxes.
    pub async fn begin_with(&mut self, players: usize, game: Game) {
        let names = ["Ana", "Ben", "Cem", "Dee", "Eva", "Finn"];
        let players: Vec<Value> = names[..players]
            .iter()
            .map(|name| json!({"name": name}))
            .collect();
        self.give(json!({
            "type": "begin",
            "players": players,
            "options": {"game": game, "difficulty": "normal", "sympathizer": "play", "reading_seconds": 0},
            "first": {"type": "chosen", "seat": 0},
        }))
        .await;
    }

    /// Shows a code for a seat and returns its address.
    pub async fn offer(&mut self, seat: usize) -> String {
        self.sheets[seat] = Value::Null;
        self.ask(json!({"type": "offer-pairing", "seat": seat}))
            .await;
        self.until(|page| page.sheets[seat]["type"] == "code").await;
        self.sheets[seat]["address"].as_str().unwrap().to_owned()
    }

    /// Pairs a phone with a seat, pictograms compared.
    pub async fn pair(&mut self, seat: usize) -> Phone {
        let address = self.offer(seat).await;
        let mut phone = Phone::scan(&address).await;
        self.same(seat, &mut phone).await;
        phone
    }

    /// Compares the pictograms of a phone with those that are shown for a seat, and says that they are the same.
    pub async fn same(&mut self, seat: usize, phone: &mut Phone) {
        self.until(|page| page.sheets[seat]["type"] == "comparing")
            .await;
        let pictograms = self.sheets[seat]["pictograms"].clone();
        assert_eq!(pictograms, json!(phone.pictograms()));
        self.ask(json!({"type": "same", "seat": seat, "pictograms": pictograms}))
            .await;
        phone
            .until(|phone| phone.confirmed && !phone.frame.is_null())
            .await;
    }
}

impl Referee {
    /// Pairs a tablet as the referee's second screen.
    pub async fn pair_tablet(&mut self) -> Phone {
        self.ask(json!({"type": "tablet", "ask": {"type": "offer"}}))
            .await;
        let sheet = self.tablet_sheet("code").await;
        let mut tablet = Phone::tablet(sheet["address"].as_str().unwrap()).await;
        let sheet = self.tablet_sheet("comparing").await;
        assert_eq!(sheet["pictograms"], json!(tablet.pictograms()));
        let same = json!({"type": "same", "pictograms": sheet["pictograms"]});
        self.ask(json!({"type": "tablet", "ask": same})).await;
        tablet.until(|tablet| !tablet.frame.is_null()).await;
        tablet
    }

    /// Reads until the tablet's pairing is at this stage.
    async fn tablet_sheet(&mut self, stage: &str) -> Value {
        loop {
            let said = self.heed().await;
            if said["type"] == "tablet" && said["sheet"]["type"] == stage {
                return said["sheet"].clone();
            }
        }
    }
}

/// A phone that holds a seat, or is being compared.
pub struct Phone {
    /// Its conversation.
    pub socket: Socket,
    /// Its end of the channel.
    pub session: Sealed<Paired>,
    hearing: Hearing,
    /// What brings it back.
    pub key: Option<ResumeKey>,
    /// Its seat, once it was told.
    pub seat: Option<u8>,
    /// Whether the referee has tapped *Same*.
    pub confirmed: bool,
    /// The table as it was shown last; null before.
    pub frame: Arc<Value>,
    /// Its secrets as they were sent last; null before.
    pub secret: Value,
    /// The answers to its own words.
    pub replies: Vec<Value>,
    /// The codes for seats of another table that it asked for; null where it got none.
    pub joins: Vec<Value>,
    /// Pairings, as a tablet is told of them.
    pub sheets: Vec<Value>,
    /// Frames of the secret lane, real and dummy.
    pub secret_frames: u32,
    /// Everything it heard since it was confirmed, in order: the length on the way, the lane, the words.
    pub heard: Vec<String>,
    /// Why the host ended the pairing.
    pub goodbye: Option<Goodbye>,
    /// What was wrong with the frame that ended the conversation.
    pub broken: Option<FrameError>,
}

/// Why a phone did not get in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The host said no.
    Refused(Refusal),
    /// The conversation ended.
    Gone,
    /// What came was nothing that the host says.
    Garbled,
}

impl Phone {
    /// The cards of a kind that the phone has been shown, by name.
    pub fn held(&self, kind: &str) -> Vec<String> {
        let held = self.secret["secret"]["held"]
            .as_array()
            .into_iter()
            .flatten();
        let cards = held
            .filter(|held| held["kind"] == kind)
            .flat_map(|held| held["cards"].as_array().into_iter().flatten());
        cards
            .filter_map(|card| Some(card.as_str()?.to_owned()))
            .collect()
    }

    /// Scans a code: the address is that of the QR code.
    pub async fn scan(address: &str) -> Self {
        let (place, fragment) = address.split_once('#').expect("a fragment");
        let host = place.trim_start_matches("http://").trim_end_matches('/');
        Self::use_code(host.parse().unwrap(), fragment)
            .await
            .unwrap()
    }

    /// Comes with a code: the fragment of its address.
    ///
    /// # Errors
    /// Why the host turned it away.
    pub async fn use_code(addr: SocketAddr, fragment: &str) -> Result<Self, Refusal> {
        let (id, key) = parse_fragment(fragment).unwrap();
        Self::shake(addr, DeviceHandshake::with_code(id, &key, Role::Seat)).await
    }

    /// A tablet scans the code for the referee's second screen, up to the pictures.
    pub async fn tablet(address: &str) -> Self {
        let (place, fragment) = address.split_once('#').expect("a fragment");
        let host = place.trim_start_matches("http://");
        let host = host.strip_suffix("/tablet").expect("its own page");
        let (id, key) = parse_fragment(fragment).unwrap();
        let device = DeviceHandshake::with_code(id, &key, Role::Referee);
        Self::shake(host.parse().unwrap(), device).await.unwrap()
    }

    /// A tablet says something: in the open lane of its channel, in as many frames as it takes.
    pub async fn say_openly(&mut self, words: &Value) {
        let frames = self.session.seal_public(words.to_string().as_bytes());
        for frame in frames.unwrap() {
            self.socket.binary(frame).await;
        }
    }

    /// The pictures on its screen.
    pub fn pictograms(&self) -> [String; 6] {
        let pictures = self.session.pictograms();
        pictures.0.map(|picture| picture.id().to_owned())
    }

    /// Comes back with a key.
    ///
    /// # Errors
    /// Why the host turned it away.
    pub async fn come_back(addr: SocketAddr, key: &ResumeKey) -> Result<Self, Refusal> {
        Self::shake(addr, DeviceHandshake::with_resume_key(key, Role::Seat)).await
    }

    /// As [`Phone::come_back`], over a network that may do anything.
    ///
    /// # Errors
    /// What ended it.
    pub async fn try_to_come_back(addr: SocketAddr, key: &ResumeKey) -> Result<Self, Ended> {
        Self::try_to_shake(addr, DeviceHandshake::with_resume_key(key, Role::Seat)).await
    }

    /// As [`Phone::come_back`], with a system that keeps little for a phone that does not read.
    ///
    /// # Errors
    /// What ended it.
    pub async fn come_back_small(addr: SocketAddr, key: &ResumeKey) -> Result<Self, Ended> {
        let device = DeviceHandshake::with_resume_key(key, Role::Seat);
        Self::shake_over(Socket::open_small(addr, "/ws/seat").await, device).await
    }

    /// As [`Phone::come_back`], over a conversation that is open.
    ///
    /// # Errors
    /// What ended it.
    pub async fn come_back_over(socket: Socket, key: &ResumeKey) -> Result<Self, Ended> {
        Self::shake_over(socket, DeviceHandshake::with_resume_key(key, Role::Seat)).await
    }

    async fn shake(addr: SocketAddr, device: DeviceHandshake) -> Result<Self, Refusal> {
        match Self::try_to_shake(addr, device).await {
            Ok(phone) => Ok(phone),
            Err(Ended::Refused(refusal)) => Err(refusal),
            Err(ended @ (Ended::Gone | Ended::Garbled)) => panic!("{ended:?}"),
        }
    }

    async fn try_to_shake(addr: SocketAddr, device: DeviceHandshake) -> Result<Self, Ended> {
        Self::shake_over(Socket::open(addr, "/ws/seat").await, device).await
    }

    async fn shake_over(mut socket: Socket, device: DeviceHandshake) -> Result<Self, Ended> {
        let sent = socket.0.send(Message::binary(device.hello())).await;
        sent.map_err(|_| Ended::Gone)?;
        let word = async |socket: &mut Socket| {
            let message = socket.next().await.ok_or(Ended::Gone)?;
            HostWord::parse(&message.into_data()).ok_or(Ended::Garbled)
        };
        let (table, challenge) = match word(&mut socket).await? {
            HostWord::Welcome(table, challenge) => (table, challenge),
            HostWord::Refusal(refusal) => return Err(Ended::Refused(refusal)),
            HostWord::Handshake(_) => return Err(Ended::Garbled),
        };
        let (message, waiting) = device.start(table, challenge).unwrap();
        let sent = socket.0.send(Message::binary(message)).await;
        sent.map_err(|_| Ended::Gone)?;
        let session = match word(&mut socket).await? {
            HostWord::Handshake(reply) => waiting.finish(&reply).map_err(|_| Ended::Garbled)?,
            HostWord::Refusal(refusal) => return Err(Ended::Refused(refusal)),
            HostWord::Welcome(..) => return Err(Ended::Garbled),
        };
        Ok(Self {
            socket,
            session,
            hearing: Hearing::default(),
            key: None,
            seat: None,
            confirmed: false,
            frame: Arc::default(),
            secret: Value::Null,
            replies: Vec::new(),
            joins: Vec::new(),
            sheets: Vec::new(),
            secret_frames: 0,
            heard: Vec::new(),
            goodbye: None,
            broken: None,
        })
    }

    /// Reads one frame, answering what a page answers by itself. `false`: the connection is over.
    pub async fn heed(&mut self) -> bool {
        let message = self.socket.next().await;
        self.heed_message(message).await
    }

    async fn heed_message(&mut self, message: Option<Message>) -> bool {
        let Some(message) = message else {
            return false;
        };
        let bytes = message.into_data();
        let opened = match self.session.open(&bytes) {
            Ok(opened) => opened,
            // As the page does: the conversation is over, the key stays.
            Err(error) => {
                self.broken = Some(error);
                return false;
            }
        };
        if self.confirmed {
            let said = match &opened {
                Opened::Part => "part".to_owned(),
                Opened::Public(words) => String::from_utf8_lossy(words).into_owned(),
                Opened::Secret(numbers) => in_words(numbers.0.reveal()).to_string(),
                Opened::Dummy => "dummy".to_owned(),
                // Keys and the hosts' questions whether anybody is there.
                Opened::Control(_) => "control".to_owned(),
            };
            self.heard.push(format!("{} {said}", bytes.len()));
        }
        match opened {
            Opened::Part => {}
            Opened::Public(words) => self.heed_words(&words).await,
            Opened::Secret(bytes) => {
                self.secret = in_words(bytes.0.reveal());
                self.secret_frames += 1;
            }
            Opened::Dummy => self.secret_frames += 1,
            Opened::Control(Control::ResumeKey { number, key }) => {
                self.seat = Some(number);
                self.key = Some(key);
                self.control(&Control::KeyKept).await;
            }
            Opened::Control(Control::Confirmed) => self.confirmed = true,
            Opened::Control(Control::Goodbye(reason)) => self.goodbye = Some(reason),
            Opened::Control(Control::Ping(token)) => self.control(&Control::Pong(token)).await,
            Opened::Control(Control::Pong(_) | Control::KeyKept) => {}
        }
        true
    }

    async fn heed_words(&mut self, words: &[u8]) {
        let said: Value = serde_json::from_slice(words).unwrap();
        // Given back before it is changed, so that nobody copies it: these phones are many, and share a computer with
        // the server that is measured.
        self.frame = Arc::default();
        let said = self.hearing.listen(said).unwrap();
        self.frame = self.hearing.frame().unwrap_or_default();
        match said["type"].as_str().unwrap() {
            "table" => {}
            "reply" => self.replies.push(said["reply"].clone()),
            "join" => self.joins.push(said["code"].clone()),
            "pairing" | "tablet" => self.sheets.push(said),
            // These phones add nothing to chance: they would have to be read whenever somebody deals.
            "commitments" | "entropy-kept" | "rows" => {}
            other => panic!("{other} is nothing that a device hears"),
        }
    }

    /// Reads until something holds.
    pub async fn until(&mut self, holds: impl Fn(&Self) -> bool) {
        while !holds(self) {
            assert!(
                self.heed().await,
                "the conversation ended: {:?}",
                self.broken
            );
        }
    }

    /// Answers what a page answers by itself until `over` is, however long nothing is said meanwhile.
    pub async fn stay(&mut self, over: impl Future<Output = ()>) {
        let mut over = pin!(over);
        loop {
            let message = select! {
                () = &mut over => return,
                message = self.socket.next_data() => message,
            };
            assert!(
                self.heed_message(message).await,
                "the conversation ended: {:?}",
                self.broken
            );
        }
    }

    /// Says something: in frames of one size, as every phone speaks.
    pub async fn say(&mut self, words: &Value) {
        let words = Secret::new(words.to_string().into_bytes());
        let payload = SecretPayload::new(words).unwrap();
        let frame = self.session.seal_secret(&payload).unwrap();
        // A connection that is gone shows when it is read.
        let _ = self.socket.0.send(Message::binary(frame)).await;
    }

    /// Answers a prompt and returns what became of it.
    pub async fn answer(&mut self, prompt: &Value, option: &str) -> Value {
        let id = format!("phone-{}", rand::random::<u32>());
        let answer = json!({"type": "answer", "id": id, "prompt": prompt, "option": option});
        self.say(&answer).await;
        loop {
            if let Some(reply) = self.replies.iter().find(|reply| reply["id"] == id.as_str()) {
                return reply["outcome"].clone();
            }
            assert!(self.heed().await, "the host ended the conversation");
        }
    }

    /// Asks for a seat at the table at which the referee is now, and returns the code that it is given.
    pub async fn ask_to_join(&mut self, seat: u8) -> Option<String> {
        let before = self.joins.len();
        let table = self.frame["next"]["table"].clone();
        self.say(&json!({"type": "join", "table": table, "seat": seat}))
            .await;
        self.until(|phone| phone.joins.len() > before).await;
        self.joins[before].as_str().map(str::to_owned)
    }

    async fn control(&mut self, word: &Control) {
        let frame = self.session.seal_control(word).unwrap();
        let _ = self.socket.0.send(Message::binary(frame)).await;
    }
}

/// A secret frame with the names of the cards, as a phone shows them.
fn in_words(frame: &[u8]) -> Value {
    let SecretFrame { row, secret } = serde_json::from_slice(frame).unwrap();
    json!({"row": row, "secret": secret.read().unwrap()})
}
