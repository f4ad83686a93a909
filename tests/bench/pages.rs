//! What a page weighs with everything that it names.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::figures::say;
use crate::served::listening;

pub(crate) async fn weights() {
    let dir = tempfile::tempdir().expect("a folder");
    let running = listening(dir.path()).await;
    // Browsers ask for gzip over plain http, and for brotli on loopback too.
    let cases = ["phone.html", "referee.html", "wall.html"]
        .map(|page| ["gzip", "br"].map(|coding| (page, coding)));
    for (page, coding) in cases.into_iter().flatten() {
        let (mut code, mut fonts) = (0, 0);
        let mut found = vec![page.to_owned()];
        let mut at = 0;
        while let Some(path) = found.get(at).cloned() {
            at += 1;
            let coded = fetch(running.addr, &path, coding).await;
            if path.ends_with(".woff2") {
                fonts += coded.len();
                continue;
            }
            code += coded.len();
            let plain = fetch(running.addr, &path, "identity").await;
            for asset in assets(&String::from_utf8_lossy(&plain)) {
                if !found.contains(&asset) {
                    found.push(asset);
                }
            }
        }
        let kib = |bytes: usize| format!("{:.1} KiB", bytes as f64 / 1024.0);
        say(
            &format!("{page}, {coding}, all it names"),
            &format!("{} and {} of fonts", kib(code), kib(fonts)),
        );
    }
    running.stop().await;
}

/// The assets that a file names, as paths of the server.
fn assets(text: &str) -> Vec<String> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    text.split(['"', '\'', '(', ')', '`'])
        .filter_map(|word| {
            let name = word.rsplit('/').next()?;
            let is_asset = [".js", ".css", ".woff2"]
                .iter()
                .any(|end| name.ends_with(end));
            (is_asset && name.len() > 8 && name.chars().all(is_name))
                .then(|| format!("assets/{name}"))
        })
        .collect()
}

/// A file's bytes as they travel; HTTP/1.0, so that no framing is counted.
async fn fetch(addr: SocketAddr, path: &str, coding: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(addr).await.expect("a connection");
    let request =
        format!("GET /{path} HTTP/1.0\r\nHost: {addr}\r\nAccept-Encoding: {coding}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    let body = answer
        .windows(4)
        .position(|four| four == b"\r\n\r\n")
        .expect("a head");
    assert!(answer.starts_with(b"HTTP/1.0 200"), "{path} is missing");
    answer.split_off(body + 4)
}
