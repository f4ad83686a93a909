//! What the tests of the server share: a server of their own, requests byte by byte, WebSockets.

#![allow(dead_code, reason = "each test file uses its own part of this")]

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use dradis_server::{Running, ServeOptions};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};

/// A bound for waiting that only a broken server reaches.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A server on loopback with a data folder of its own.
pub(crate) async fn serve() -> (Running, tempfile::TempDir) {
    let dir = tempfile::tempdir().unwrap();
    let running = serve_at(dir.path(), Ipv4Addr::LOCALHOST.into()).await;
    (running, dir)
}

/// A server over a data folder.
pub(crate) async fn serve_at(data: &std::path::Path, bind: IpAddr) -> Running {
    dradis_server::start(ServeOptions {
        port: None,
        data: data.to_owned(),
        bind,
    })
    .await
    .unwrap()
}

/// The one-time token of a referee's address.
pub(crate) fn token(running: &Running) -> String {
    running.referee_url().split_once('#').unwrap().1.to_owned()
}

/// Sends a request as it stands and returns the answer until the connection closes.
pub(crate) async fn raw(addr: SocketAddr, request: &str) -> String {
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
pub(crate) async fn get(addr: SocketAddr, path: &str, host: &str, more: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{more}\r\n");
    raw(addr, &request).await
}

/// The status of an answer.
pub(crate) fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).unwrap().parse().unwrap()
}

/// A WebSocket of a page.
pub(crate) struct Socket(pub(crate) WebSocketStream<TcpStream>);

impl Socket {
    /// Opens a conversation as a page of this host does.
    pub(crate) async fn open(addr: SocketAddr, path: &str) -> Self {
        Self::open_from(addr, path, &format!("http://{addr}"))
            .await
            .unwrap()
    }

    /// Opens a conversation from some origin; the error is the status of the refusal.
    pub(crate) async fn open_from(addr: SocketAddr, path: &str, origin: &str) -> Result<Self, u16> {
        let mut request = format!("ws://{addr}{path}").into_client_request().unwrap();
        let origin = HeaderValue::from_str(origin).unwrap();
        request.headers_mut().insert("origin", origin);
        let stream = TcpStream::connect(addr).await.unwrap();
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((socket, _)) => Ok(Self(socket)),
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    pub(crate) async fn text(&mut self, text: impl Into<String>) {
        self.0.send(Message::text(text.into())).await.unwrap();
    }

    pub(crate) async fn binary(&mut self, bytes: Vec<u8>) {
        self.0.send(Message::binary(bytes)).await.unwrap();
    }

    /// The next data message; `None` when the server has ended the conversation.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        loop {
            let message = timeout(PATIENCE, self.0.next()).await.expect("an answer");
            match message {
                None | Some(Err(_) | Ok(Message::Close(_))) => return None,
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                Some(Ok(message)) => return Some(message),
            }
        }
    }

    /// The next message as JSON.
    pub(crate) async fn json(&mut self) -> Option<serde_json::Value> {
        let message = self.next().await?;
        Some(serde_json::from_str(message.to_text().unwrap()).unwrap())
    }

    /// The next message of a type; others are passed over.
    pub(crate) async fn json_of(&mut self, kind: &str) -> serde_json::Value {
        loop {
            let value = self.json().await.unwrap_or_else(|| panic!("no {kind}"));
            if value["type"] == kind {
                return value;
            }
        }
    }

    /// Whether the server ends the conversation without another word.
    pub(crate) async fn is_closed(&mut self) -> bool {
        self.next().await.is_none()
    }
}
