//! Who gets in, and what every answer carries.

use std::net::Ipv4Addr;
use std::path::Path;

use dradis_tests::client::{Referee, Socket, get, raw, serve, serve_at, status, token};
use dradis_tests::network;
use serde_json::json;

#[tokio::test]
async fn pages_carry_the_headers_that_confine_them() {
    let (running, _dir) = serve().await;
    let host = running.addr.to_string();
    for path in ["/", "/phone.html", "/referee.html", "/wall.html"] {
        let answer = get(running.addr, path, &host, "").await.to_lowercase();
        assert_eq!(status(&answer), 200, "{path}: {answer}");
        for header in [
            "content-type: text/html; charset=utf-8",
            "cache-control: no-store",
            "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self';",
            &format!("connect-src 'self' ws://{host};"),
            "referrer-policy: no-referrer",
            "x-content-type-options: nosniff",
            "frame-ancestors 'none'",
        ] {
            assert!(answer.contains(header), "{path} lacks {header}: {answer}");
        }
        assert!(!answer.contains("unsafe"), "{path}: {answer}");
    }
    // The same headers on an error.
    let answer = get(running.addr, "/nothing", &host, "").await;
    assert_eq!(status(&answer), 404);
    assert!(answer.contains("nosniff") && answer.contains("default-src 'none'"));
}

#[tokio::test]
async fn assets_are_compressed_and_kept() {
    let (running, _dir) = serve().await;
    let host = running.addr.to_string();
    let page = get(running.addr, "/", &host, "").await;
    let at = page.find("assets/").expect("an asset");
    let end = page[at..].find('"').unwrap();
    let asset = format!("/{}", &page[at..at + end]);
    for coding in ["br", "gzip"] {
        let more = format!("Accept-Encoding: {coding}\r\n");
        let answer = get(running.addr, &asset, &host, &more).await.to_lowercase();
        assert_eq!(status(&answer), 200);
        assert!(
            answer.contains(&format!("content-encoding: {coding}")),
            "{asset}"
        );
        assert!(answer.contains("cache-control: public, max-age=31536000, immutable"));
    }
}

/// The budget of a phone's first load (`ui/src/phone/budget.test.ts`) measures what the build has packed.
#[tokio::test]
async fn a_phone_gets_what_the_build_has_packed() {
    let (running, _dir) = serve().await;
    let host = running.addr.to_string();
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/dist");
    let page = get(running.addr, "/", &host, "").await;
    let assets = page
        .split('"')
        .filter_map(|part| part.strip_prefix("./assets/"))
        .map(|name| (format!("/assets/{name}"), format!("assets/{name}.gz")));
    let mut seen = 0;
    for (path, file) in assets.chain([("/".to_owned(), "phone.html.gz".to_owned())]) {
        let packed = std::fs::read(dist.join(&file)).expect("the build packs what a phone loads");
        let answer = get(
            running.addr,
            &path,
            &host,
            "Accept-Encoding: gzip, deflate\r\n",
        )
        .await;
        let headers = answer.to_lowercase();
        assert!(headers.contains("content-encoding: gzip"), "{path}");
        let length = format!("content-length: {}\r\n", packed.len());
        assert!(
            headers.contains(&length),
            "{path} is not {file}: {headers:.600}"
        );
        seen += 1;
    }
    assert!(seen >= 3, "a page, a script and a style");
}

#[tokio::test]
async fn a_foreign_host_is_refused_everywhere() {
    let (running, _dir) = serve().await;
    let port = running.addr.port();
    for host in [
        "dradis.example",
        &format!("dradis.example:{port}"),
        "127.0.0.1",
        &format!("127.0.0.2:{port}"),
        "",
    ] {
        for path in ["/", "/referee.html", "/ws/seat"] {
            let answer = get(running.addr, path, host, "").await;
            assert_eq!(status(&answer), 421, "{host} {path}");
        }
    }
    let twice = format!(
        "GET / HTTP/1.1\r\nHost: {0}\r\nHost: {0}\r\nConnection: close\r\n\r\n",
        running.addr
    );
    assert!(matches!(
        status(&raw(running.addr, &twice).await),
        400 | 421
    ));
    let none = "GET / HTTP/1.1\r\nConnection: close\r\n\r\n";
    assert_eq!(status(&raw(running.addr, none).await), 421);
    let answer = get(running.addr, "/", &format!("localhost:{port}"), "").await;
    assert_eq!(status(&answer), 200);
}

#[tokio::test]
async fn only_reading_is_answered() {
    let (running, _dir) = serve().await;
    let host = running.addr;
    for (request, expected) in [
        (
            format!(
                "POST / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
            ),
            405,
        ),
        (
            format!(
                "GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: 4\r\n\r\nabcd"
            ),
            413,
        ),
        (
            format!("GET /../Cargo.toml HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"),
            404,
        ),
    ] {
        assert_eq!(status(&raw(host, &request).await), expected, "{request}");
    }
    let long = format!(
        "GET /{} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n",
        "a".repeat(60_000)
    );
    assert!(matches!(status(&raw(host, &long).await), 414 | 431));
}

#[tokio::test]
async fn a_foreign_origin_opens_no_conversation() {
    let (running, _dir) = serve().await;
    let port = running.addr.port();
    for path in ["/ws/referee", "/ws/seat", "/ws/wall"] {
        for origin in [
            "http://evil.example",
            "http://127.0.0.1",
            &format!("https://127.0.0.1:{port}"),
            &format!("http://localhost:{port}"),
            "null",
            "",
        ] {
            let refused = Socket::open_from(running.addr, path, origin).await.err();
            assert_eq!(refused, Some(403), "{path} from {origin}");
        }
        let own = format!("http://127.0.0.1:{port}");
        assert!(
            Socket::open_from(running.addr, path, &own).await.is_ok(),
            "{path}"
        );
        // A request that is no page's carries no Origin at all.
        let host = running.addr.to_string();
        let bare = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        assert_eq!(status(&get(running.addr, path, &host, bare).await), 403);
    }
}

#[tokio::test]
async fn a_token_lets_one_page_in_once() {
    let (running, _dir) = serve().await;
    let token = token(&running);
    let mut first = Socket::open(running.addr, "/ws/referee").await;
    first
        .text(json!({"type": "enter", "token": token}).to_string())
        .await;
    let welcome = first.json().await.unwrap();
    assert_eq!(welcome["type"], "welcome");
    assert_eq!(
        first.json().await.unwrap(),
        json!({"type": "tables", "tables": []})
    );

    let shut = json!({"type": "turned-away", "reason": "token-spent"});
    for greeting in [
        json!({"type": "enter", "token": token}),
        json!({"type": "enter", "token": ""}),
        json!({"type": "return", "key": "something"}),
    ] {
        let mut page = Socket::open(running.addr, "/ws/referee").await;
        page.text(greeting.to_string()).await;
        assert_eq!(page.json().await.unwrap(), shut, "{greeting}");
        assert!(page.is_closed().await);
    }

    // The key of the welcome brings the page back, each time a new one.
    let mut key = welcome["key"].clone();
    for _ in 0..3 {
        let mut page = Socket::open(running.addr, "/ws/referee").await;
        page.text(json!({"type": "return", "key": key}).to_string())
            .await;
        let back = page.json_of("welcome").await;
        assert_ne!(back["key"], key);
        key = back["key"].clone();
    }
}

#[tokio::test]
async fn whoever_does_not_greet_is_sent_away() {
    let (running, _dir) = serve().await;
    let shut = json!({"type": "turned-away", "reason": "not-a-greeting"});
    for word in [
        "",
        "hello",
        "{}",
        r#"{"type":"new-table"}"#,
        r#"{"type":"enter"}"#,
    ] {
        let mut page = Socket::open(running.addr, "/ws/referee").await;
        page.text(word).await;
        assert_eq!(page.json().await.unwrap(), shut, "{word}");
        assert!(page.is_closed().await, "{word}");
    }
    let mut page = Socket::open(running.addr, "/ws/referee").await;
    page.binary(vec![0; 20]).await;
    assert_eq!(page.json().await.unwrap(), shut);
    assert!(page.is_closed().await);
}

#[tokio::test]
async fn a_page_is_remembered_by_a_server_that_starts_again() {
    let (running, dir) = serve().await;
    let mut page = Socket::open(running.addr, "/ws/referee").await;
    let enter = json!({"type": "enter", "token": token(&running)});
    page.text(enter.to_string()).await;
    let key = page.json_of("welcome").await["key"].clone();
    let addr = running.addr;
    running.stop().await;
    let running = serve_at(dir.path(), Ipv4Addr::LOCALHOST.into()).await;
    assert_eq!(running.addr, addr, "the port belongs to the data folder");
    let mut page = Socket::open(running.addr, "/ws/referee").await;
    page.text(json!({"type": "return", "key": key}).to_string())
        .await;
    page.json_of("welcome").await;
}

/// What of the doors shows only on a network: played in one of the test's own, with an address that
/// no other machine has.
#[test]
fn the_network_reaches_the_seats_alone() {
    network::play_inside(&["10.77.0.1"], "seen from the network");
}

#[expect(
    clippy::print_stdout,
    reason = "the test that runs this in its network looks for the line"
)]
#[tokio::test]
async fn inside_a_network_of_its_own() {
    let Ok(address) = std::env::var(network::ADDRESS) else {
        return;
    };
    let dir = tempfile::tempdir().unwrap();
    let running = serve_at(dir.path(), Ipv4Addr::UNSPECIFIED.into()).await;
    let port = running.addr.port();
    let outside = format!("{address}:{port}").parse().unwrap();
    let own = format!("http://{address}:{port}");
    let shut = Socket::open_from(outside, "/ws/referee", &own).await.err();
    assert_eq!(shut, Some(403));
    // A wall hears nothing before it has said a code that a referee's screen shows.
    let turned_away = async |words: &[&str]| {
        for word in words {
            let mut wall = Socket::open_from(outside, "/ws/wall", &own).await.unwrap();
            wall.text(*word).await;
            assert_eq!(
                wall.json().await.unwrap(),
                json!({"type": "code-spent"}),
                "{word}"
            );
            assert!(wall.is_closed().await, "{word}");
        }
    };
    let wrong = ["", "abcdefghjk", "{}", r#"{"type":"enter","token":""}"#];
    turned_away(&wrong).await;
    let mut wall = Socket::open_from(outside, "/ws/wall", &own).await.unwrap();
    wall.binary(vec![0; 20]).await;
    assert!(wall.is_closed().await);
    assert!(Socket::open_from(outside, "/ws/seat", &own).await.is_ok());
    let host = format!("{address}:{port}");
    for page in ["/referee.html", "/wall.html"] {
        assert_eq!(status(&get(outside, page, &host, "").await), 403);
        // The same file by another name is no way round.
        for by in ["/", "//", "/./", "/assets/../"] {
            let path = format!("{by}{page}");
            assert_eq!(status(&get(outside, &path, &host, "").await), 404, "{path}");
        }
        let packed = format!("{page}.gz");
        assert_eq!(status(&get(outside, &packed, &host, "").await), 404);
    }
    assert_eq!(status(&get(outside, "/", &host, "").await), 200);
    // The pages of the tablet and of a wall elsewhere hold nothing of a game.
    assert_eq!(status(&get(outside, "/wall", &host, "").await), 200);
    // The tablet's page holds nothing, and speaks to the seats' door alone.
    assert_eq!(status(&get(outside, "/tablet", &host, "").await), 200);
    let loopback = format!("127.0.0.1:{port}");
    assert_eq!(status(&get(outside, "/", &loopback, "").await), 421);
    assert_eq!(
        status(&get(loopback.parse().unwrap(), "/", &host, "").await),
        421
    );
    let mut referee = Referee::enter(loopback.parse().unwrap(), &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    let code = referee.offer(0).await;
    assert!(code.starts_with(&format!("{own}/#2.")), "{code}");

    // A wall on another device is shown the table of its code, and stays with it.
    let ask = json!({"type": "network", "ask": {"type": "show-wall"}});
    referee.ask(ask.clone()).await;
    let shown = referee.socket.json_of("wall").await["code"].clone();
    let at = shown["address"].as_str().unwrap();
    let code = at.strip_prefix(&format!("{own}/wall#")).expect(at);
    assert_eq!(code.len(), 10);
    // Now that there is a code, neither another one nor a part of it will do.
    turned_away(&wrong).await;
    let longer = format!("{code}a");
    turned_away(&[&code[..9], &code[1..], &longer, &code.to_uppercase()]).await;
    assert!(shown["svg"].as_str().unwrap().starts_with("<svg"));
    let mut wall = Socket::open_from(outside, "/ws/wall", &own).await.unwrap();
    wall.text(code).await;
    let seen = wall.json_of("table").await["frame"].clone();
    assert_eq!(seen["table"], referee.frame["table"]);
    let first = referee.frame["table"].clone();
    referee.new_table().await;
    referee.ask(ask).await;
    let other = referee.socket.json_of("wall").await["code"].clone();
    assert_ne!(other["address"], shown["address"], "each table has its own");
    let mut again = Socket::open_from(outside, "/ws/wall", &own).await.unwrap();
    again.text(code).await;
    let seen = again.json_of("table").await["frame"].clone();
    assert_eq!(seen["table"], first);
    // A wall only listens.
    again.text("something else").await;
    assert!(again.is_closed().await);
    running.stop().await;

    // Bound to the network's address alone, the referee's door is on loopback still.
    let running = serve_at(dir.path(), address.parse().unwrap()).await;
    assert_eq!(status(&get(outside, "/", &host, "").await), 200);
    let mut page = Socket::open(loopback.parse().unwrap(), "/ws/referee").await;
    let enter = serde_json::json!({"type": "enter", "token": token(&running)});
    page.text(enter.to_string()).await;
    page.json_of("welcome").await;
    println!("seen from the network");
}
