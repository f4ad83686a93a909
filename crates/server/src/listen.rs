//! Listening: ports, connections, and the requests that come over them.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use rand::RngExt as _;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;
use tower::ServiceExt as _;

use crate::address::Peer;
use crate::limits::Limits;
use crate::reach::Reach;
use crate::refusals::{Kind, Refusals};

/// Where a first start looks for a free port: above those of the system and below those that systems
/// hand out to programs that call others, so that nobody else has it at the next start.
const PORTS: std::ops::Range<u16> = 20_000..30_000;

/// Ports that are tried.
const TRIES: usize = 64;

/// How long a request's head may take to arrive.
const HEAD: Duration = Duration::from_secs(10);

/// How long a connection may bring requests, answers included. A conversation is none any more, and a
/// browser that still needs something calls again.
const REQUESTS: Duration = Duration::from_secs(120);

/// Room for a request's head, in bytes.
const HEAD_BYTES: usize = 16 << 10;

/// Connections that may wait to be accepted.
const BACKLOG: u32 = 256;

/// How long to wait when the system has no room for another connection.
const EXHAUSTED: Duration = Duration::from_millis(200);

/// What the system may keep for a page that does not read, in bytes, beside the page's own queue.
const UNREAD: u32 = 128 << 10;

/// Listens on one port, at `bind` and, unless that covers it, at 127.0.0.1 too: the referee's door is
/// there.
pub(crate) fn on_port(bind: IpAddr, port: u16) -> io::Result<Vec<TcpListener>> {
    let mut listeners = vec![listen(SocketAddr::new(bind, port))?];
    if !bind.is_unspecified() && bind != Ipv4Addr::LOCALHOST {
        listeners.push(listen(SocketAddr::new(Ipv4Addr::LOCALHOST.into(), port))?);
    }
    Ok(listeners)
}

fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // Elsewhere the same option lets another program take the port away.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // Connections inherit it.
    socket.set_send_buffer_size(UNREAD)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Listens on some free port.
pub(crate) fn on_free_port(bind: IpAddr) -> io::Result<(u16, Vec<TcpListener>)> {
    let mut last = io::Error::from(io::ErrorKind::AddrInUse);
    for _ in 0..TRIES {
        let port = rand::rng().random_range(PORTS);
        match on_port(bind, port) {
            Ok(listeners) => return Ok((port, listeners)),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => last = error,
            Err(error) => return Err(error),
        }
    }
    Err(last)
}

/// What every connection passes: the pages' service, and who counts what comes.
#[derive(Clone)]
pub(crate) struct Entrance {
    pub(crate) app: Router,
    pub(crate) limits: Limits,
    pub(crate) refusals: Refusals,
    pub(crate) reach: Reach,
}

/// Takes connections until `stop` says so.
pub(crate) async fn accept(
    listener: TcpListener,
    entrance: Entrance,
    mut stop: watch::Receiver<bool>,
) {
    loop {
        let accepted = tokio::select! {
            () = stopped(&mut stop) => return,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, remote)) => {
                tokio::spawn(connection(
                    stream,
                    remote,
                    entrance.clone(),
                    stop.clone(),
                    REQUESTS,
                ));
            }
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(EXHAUSTED).await;
            }
        }
    }
}

/// Answers the requests of one connection. HTTP/1.1 alone: a WebSocket needs no more.
async fn connection(
    stream: TcpStream,
    remote: SocketAddr,
    entrance: Entrance,
    mut stop: watch::Receiver<bool>,
    requests: Duration,
) {
    let Entrance {
        app,
        limits,
        refusals,
        reach,
    } = entrance;
    let (place, cut_off) = limits.arrive(remote.ip());
    if cut_off {
        refusals.count(Kind::TooManyConnections);
    }
    // A conversation goes on after its HTTP request, in the same place.
    let place = Arc::new(place);
    let held = Arc::clone(&place);
    let Ok(local) = stream.local_addr() else {
        return;
    };
    reach.knocks(Peer { remote, local }, Instant::now());
    // Small frames go out at once.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Peer { remote, local });
        request.extensions_mut().insert(Arc::clone(&held));
        app.clone().oneshot(request.map(Body::new))
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(serving);
    let over = async {
        tokio::select! {
            ended = &mut serving => return ended,
            () = place.cut() => return Ok(()),
            () = stopped(&mut stop) => serving.as_mut().graceful_shutdown(),
        }
        serving.await
    };
    // Whoever asks for a page and does not read the answer would keep the connection for ever.
    match timeout(requests, over).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            tracing::debug!(remote = %remote.ip(), %error, "a connection broke off");
            refusals.count(Kind::Connection);
        }
        Err(_) => refusals.count(Kind::NotReading),
    }
}

/// Waits until the server is to stop.
async fn stopped(stop: &mut watch::Receiver<bool>) {
    // A sender that is gone has stopped, too.
    let _ = stop.wait_for(|stop| *stop).await;
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncWriteExt as _;

    use super::*;

    #[tokio::test]
    async fn whoever_asks_and_does_not_read_is_cut_off() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let mut asking = TcpStream::connect(address).await.unwrap();
        let (stream, remote) = listener.accept().await.unwrap();
        let request = format!("GET / HTTP/1.1\r\nHost: {address}\r\n\r\n");
        asking.write_all(request.as_bytes()).await.unwrap();
        let app = Router::new().fallback(|| async { vec![7_u8; 64 << 20] });
        let (limits, refusals) = (Limits::new(crate::limits::Room::of(1)), Refusals::default());
        let entrance = Entrance {
            app,
            limits: limits.clone(),
            refusals: refusals.clone(),
            reach: Reach::default(),
        };
        let (_running, stop) = watch::channel(false);
        let requests = Duration::from_millis(200);
        connection(stream, remote, entrance, stop, requests).await;
        assert_eq!(limits.census(), (0, 0, 0), "its place is free again");
        assert!(refusals.all().contains(&("not-reading", 1)));
    }
}
