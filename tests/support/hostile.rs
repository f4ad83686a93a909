//! Those who are not at the table: connections that bring garbage, and a network that drops, repeats,
//! swaps, delays, changes and cuts what phones and host say to each other.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use dradis_channel::{Claim, Hello, PairId};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;

/// How long an attacker waits for an answer that may not come.
const HASTE: Duration = Duration::from_secs(10);

/// Addresses that garbage comes from: not the one that the table's own pages call from.
const SOURCES: u8 = 4;

/// What garbage was answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answered {
    /// A foreign Host was refused.
    pub misdirected: u64,
    /// A foreign Origin was refused.
    pub forbidden: u64,
    /// Conversations that were begun.
    pub begun: u64,
}

/// Opens `connections` connections to `addr`, `at_once` at the same time, from several addresses of
/// loopback, each with garbage of one of eight kinds.
pub async fn garbage(addr: SocketAddr, connections: u32, at_once: usize) -> Answered {
    let mut running = JoinSet::new();
    let mut answered = Answered::default();
    let mut add = |one: Answered| {
        answered.misdirected += one.misdirected;
        answered.forbidden += one.forbidden;
        answered.begun += one.begun;
    };
    for number in 0..connections {
        if running.len() >= at_once
            && let Some(done) = running.join_next().await
        {
            add(done.expect("an attacker"));
        }
        running.spawn(one(addr, number));
    }
    while let Some(done) = running.join_next().await {
        add(done.expect("an attacker"));
    }
    answered
}

/// A connection from one of the addresses of strangers.
///
/// # Errors
/// The system has no room, or nobody listens.
pub async fn stranger(addr: SocketAddr, number: u32) -> std::io::Result<TcpStream> {
    let last = u8::try_from(number % u32::from(SOURCES)).unwrap_or(0) + 2;
    from(Ipv4Addr::new(127, 0, 0, last), addr).await
}

/// A connection from an address of loopback.
///
/// # Errors
/// The system has no room, or nobody listens.
pub async fn from(source: Ipv4Addr, addr: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((source, 0)))?;
    // What is closed is forgotten at once: ten thousand ports would wait otherwise.
    socket.set_zero_linger()?;
    socket.connect(addr).await
}

async fn one(addr: SocketAddr, number: u32) -> Answered {
    let mut answered = Answered::default();
    let Ok(mut stream) = stranger(addr, number).await else {
        return answered;
    };
    let own = format!("http://{addr}");
    // The sources take turns, so every source brings every kind.
    match (number / u32::from(SOURCES)) % 8 {
        0 => {}
        1 => {
            let bytes: [u8; 512] = std::array::from_fn(|_| rand::random());
            let _ = stream.write_all(&bytes).await;
            let _ = timeout(HASTE, stream.read(&mut [0; 64])).await;
        }
        2 => {
            let request = "GET / HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n";
            let _ = stream.write_all(request.as_bytes()).await;
            let mut answer = Vec::new();
            let _ = timeout(HASTE, stream.read_to_end(&mut answer)).await;
            answered.misdirected += u64::from(answer.starts_with(b"HTTP/1.1 421"));
        }
        3 => {
            let refused = upgrade(stream, addr, "http://elsewhere.example").await;
            answered.forbidden += u64::from(matches!(refused, Err(403)));
        }
        // The beginning of a TLS conversation, and then nothing.
        4 => {
            let _ = stream
                .write_all(&[22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])
                .await;
        }
        kind => {
            let first = match kind {
                5 => (0..64).map(|_| rand::random()).collect(),
                6 => {
                    let claim = Claim::Resume(PairId(rand::random()));
                    Hello { claim }.encode()
                }
                _ => b"dradis\0\x02whatever comes".to_vec(),
            };
            if let Ok(mut socket) = upgrade(stream, addr, &own).await {
                answered.begun += 1;
                let _ = socket.send(Message::binary(first)).await;
                let _ = timeout(HASTE, socket.next()).await;
            }
        }
    }
    answered
}

/// Begins a conversation with the seats' door. Fails with the status, or 0 where there was none.
async fn upgrade(
    stream: TcpStream,
    addr: SocketAddr,
    origin: &str,
) -> Result<WebSocketStream<TcpStream>, u16> {
    use tokio_tungstenite::tungstenite::Error;
    let Ok(mut request) = format!("ws://{addr}/ws/seat").into_client_request() else {
        return Err(0);
    };
    let Ok(origin) = HeaderValue::from_str(origin) else {
        return Err(0);
    };
    request.headers_mut().insert("origin", origin);
    match timeout(HASTE, tokio_tungstenite::client_async(request, stream)).await {
        Ok(Ok((socket, _))) => Ok(socket),
        Ok(Err(Error::Http(answer))) => Err(answer.status().as_u16()),
        Ok(Err(_)) | Err(_) => Err(0),
    }
}

/// Which way something travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// From the phone to the host.
    Up,
    /// From the host to the phone.
    Down,
}

/// What a network does to one message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// It never arrives, and a little later the connection is gone.
    Dropped,
    /// It arrives twice.
    Repeated,
    /// It arrives after the one behind it.
    Swapped,
    /// It arrives late.
    Delayed,
    /// Its last byte is missing.
    Shortened,
    /// Something was added to it.
    Lengthened,
    /// One bit of it is another.
    Changed,
    /// The connection ends with it.
    Cut,
}

impl Harm {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Dropped,
        Self::Repeated,
        Self::Swapped,
        Self::Delayed,
        Self::Shortened,
        Self::Lengthened,
        Self::Changed,
        Self::Cut,
    ];
}

/// How long a message is late, and how long a network is silent that has lost one.
const LATE: Duration = Duration::from_millis(120);

/// A network between phones and a host that does one harm to one message of each conversation.
pub struct Network {
    /// Where phones call.
    pub addr: SocketAddr,
    listening: AbortHandle,
}

impl Drop for Network {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

impl Network {
    /// Between phones and `host`, with harm to the message with this number, from 0, on its way.
    pub async fn between(host: SocketAddr, harm: Harm, way: Way, number: usize) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .await
            .expect("a port");
        let addr = listener.local_addr().expect("an address");
        let listening = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(carry(stream, host, harm, way, number));
            }
        });
        Self {
            addr,
            listening: listening.abort_handle(),
        }
    }
}

async fn carry(phone: TcpStream, host: SocketAddr, harm: Harm, way: Way, number: usize) {
    let Ok(phone) = tokio_tungstenite::accept_async(phone).await else {
        return;
    };
    let Ok(stream) = TcpStream::connect(host).await else {
        return;
    };
    let Ok(host) = upgrade(stream, host, &format!("http://{host}")).await else {
        return;
    };
    let (mut to_phone, mut from_phone) = phone.split();
    let (mut to_host, mut from_host) = host.split();
    let (mut ups, mut downs) = (0, 0);
    let mut held: Option<Message> = None;
    loop {
        let (message, from) = tokio::select! {
            message = from_phone.next() => (message, Way::Up),
            message = from_host.next() => (message, Way::Down),
        };
        let Some(Ok(message)) = message else { return };
        if message.is_close() {
            return;
        }
        let mut out = vec![message.clone()];
        if message.is_binary() {
            let seen = match from {
                Way::Up => &mut ups,
                Way::Down => &mut downs,
            };
            if from == way && *seen == number {
                let mut bytes = message.clone().into_data().to_vec();
                match harm {
                    Harm::Dropped => {
                        tokio::time::sleep(LATE).await;
                        return;
                    }
                    Harm::Repeated => out.push(message),
                    Harm::Swapped => {
                        held = Some(message);
                        out.clear();
                    }
                    Harm::Delayed => tokio::time::sleep(LATE).await,
                    Harm::Shortened => {
                        bytes.pop();
                        out = vec![Message::binary(bytes)];
                    }
                    Harm::Lengthened => {
                        bytes.push(0);
                        out = vec![Message::binary(bytes)];
                    }
                    Harm::Changed => {
                        let middle = bytes.len() / 2;
                        bytes[middle] ^= 1;
                        out = vec![Message::binary(bytes)];
                    }
                    Harm::Cut => return,
                }
            }
            *seen += 1;
        }
        for message in out {
            let sent = match from {
                Way::Up => to_host.send(message).await,
                Way::Down => to_phone.send(message).await,
            };
            if sent.is_err() {
                return;
            }
        }
        // What waits for one behind it that never comes is lost.
        if held.is_some() {
            let next = async {
                match way {
                    Way::Up => from_phone.next().await,
                    Way::Down => from_host.next().await,
                }
            };
            let Ok(Some(Ok(next))) = timeout(LATE, next).await else {
                return;
            };
            for message in [Some(next), held.take()].into_iter().flatten() {
                let sent = match way {
                    Way::Up => to_host.send(message).await,
                    Way::Down => to_phone.send(message).await,
                };
                if sent.is_err() {
                    return;
                }
            }
        }
    }
}
