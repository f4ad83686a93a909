//! A network that fails: addresses that come and go, who has arrived, and the table's own Wi-Fi.

use std::net::{Ipv4Addr, SocketAddr};
use std::process::Command;

use dradis_tests::client::{Phone, Referee, Socket, get, serve, serve_at, status, token};
use dradis_tests::network;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpSocket;

const SAFARI: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

fn network(ask: Value) -> Value {
    json!({"type": "network", "ask": ask})
}

fn wifi(password: &str) -> Value {
    json!({
        "name": "Raptor One",
        "security": {"type": "wpa", "password": password},
        "hidden": false,
    })
}

/// Reads until the referee's page is told of the network as it is to be.
async fn report(referee: &mut Referee, is: impl Fn(&Value) -> bool) -> Value {
    loop {
        let said = referee.heed().await;
        if said["type"] == "network" && is(&said["report"]) {
            return said["report"].clone();
        }
    }
}

async fn heard(referee: &mut Referee, kind: &str) -> Value {
    loop {
        let said = referee.heed().await;
        if said["type"] == kind {
            return said;
        }
    }
}

#[tokio::test]
async fn the_wifi_goes_to_the_screen_that_asked_and_to_no_other() {
    let password = "so say we all";
    let (running, dir) = serve().await;
    let mut asking = Referee::enter(running.addr, &token(&running)).await;
    asking.new_table().await;
    asking.begin(3).await;
    let mut other = Referee::enter(running.addr, &token(&running)).await;
    let table = asking.frame["table"].as_str().unwrap().to_owned();
    other.open_table(&table).await;
    let mut wall = Socket::open(running.addr, "/ws/wall").await;
    let mut phone = asking.pair(0).await;
    asking
        .ask(json!({"type": "tablet", "ask": {"type": "offer"}}))
        .await;
    let sheet = heard(&mut asking, "tablet").await["sheet"].clone();
    let mut tablet = Phone::tablet(sheet["address"].as_str().unwrap()).await;
    let same = json!({"type": "same", "pictograms": tablet.pictograms()});
    asking.ask(json!({"type": "tablet", "ask": same})).await;
    tablet.until(|tablet| tablet.confirmed).await;

    other.ask(network(json!({"type": "watch"}))).await;
    assert_eq!(report(&mut other, |_| true).await["wifi"], false);
    asking.ask(network(json!({"type": "show-wifi"}))).await;
    assert_eq!(heard(&mut asking, "wifi").await["card"], Value::Null);
    asking
        .ask(network(
            json!({"type": "keep-wifi", "wifi": wifi(password)}),
        ))
        .await;
    let card = heard(&mut asking, "wifi").await["card"].clone();
    assert_eq!(card["wifi"], wifi(password));
    assert!(card["svg"].as_str().unwrap().contains("<svg"));

    // Everybody is told of what happens next, and of nothing before it but what they always hear.
    let lose = json!({"type": "change-resource", "resource": "fuel", "by": -1});
    asking.give(lose).await;
    let row = asking.frame["row"].clone();
    let mut said = String::new();
    loop {
        let word = other.heed().await;
        said.push_str(&word.to_string());
        if word["frame"]["row"] == row {
            break;
        }
    }
    loop {
        let word = wall.json().await.unwrap();
        said.push_str(&word.to_string());
        if word["frame"]["row"] == row {
            break;
        }
    }
    // What is no table, reply or pairing would end these two.
    phone.until(|phone| phone.frame["row"] == row).await;
    tablet.until(|tablet| tablet.frame["row"] == row).await;
    assert!(said.contains(r#""wifi":true"#), "that one is kept is told");
    for secret in [password, "Raptor One"] {
        assert!(!said.contains(secret), "{secret}");
        assert!(!phone.frame.to_string().contains(secret));
    }

    // What can be no Wi-Fi changes nothing, and the refusal does not repeat it.
    asking
        .ask(network(
            json!({"type": "keep-wifi", "wifi": wifi("seven77")}),
        ))
        .await;
    let line = heard(&mut asking, "trouble").await["line"].clone();
    assert_eq!(line["id"], "trouble-wifi");
    assert!(!line.to_string().contains("seven77"));
    let kept = std::fs::read_to_string(dir.path().join("wifi")).unwrap();
    assert!(kept.contains(password));
    asking.ask(network(json!({"type": "forget-wifi"}))).await;
    assert_eq!(heard(&mut asking, "wifi").await["card"], Value::Null);
    assert!(!dir.path().join("wifi").exists());
    report(&mut other, |report| report["wifi"] == false).await;
}

#[tokio::test]
async fn a_screen_that_does_not_watch_hears_nothing() {
    let (running, _dir) = serve().await;
    let mut referee = Referee::enter(running.addr, &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    referee.ask(network(json!({"type": "watch"}))).await;
    report(&mut referee, |_| true).await;
    referee.ask(network(json!({"type": "unwatch"}))).await;
    let keep = json!({"type": "keep-wifi", "wifi": wifi("so say we all")});
    referee.ask(network(keep)).await;
    assert_eq!(referee.heed().await["type"], "wifi");
    let lose = json!({"type": "change-resource", "resource": "fuel", "by": -1});
    referee
        .ask(json!({"type": "command", "id": "a", "command": lose}))
        .await;
    for expected in ["table", "reply"] {
        assert_eq!(referee.heed().await["type"], expected);
    }
}

/// Played in a network of the test's own, with addresses that no other machine has.
#[test]
fn addresses_come_and_go_and_arrivals_are_counted() {
    network::play_inside(&["10.77.0.1", "10.77.0.2"], "seen in a network that fails");
}

fn ip(what: &str, address: &str) {
    let done = Command::new("ip")
        .args(["address", what, &format!("{address}/24"), "dev", "lo"])
        .status();
    assert!(done.unwrap().success(), "{what} {address}");
}

/// A request of a device at an address.
async fn get_from(from: &str, to: SocketAddr, path: &str, more: &str) -> String {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
    let mut stream = socket.connect(to).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n{more}\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

#[expect(
    clippy::print_stdout,
    reason = "the test that runs this in its network looks for the line"
)]
#[tokio::test]
async fn inside_a_network_of_its_own() {
    if std::env::var(network::ADDRESS).is_err() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let running = serve_at(dir.path(), Ipv4Addr::UNSPECIFIED.into()).await;
    let port = running.addr.port();
    let door = format!("127.0.0.1:{port}").parse().unwrap();
    let mut referee = Referee::enter(door, &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    let at = |address: &str| format!("http://{address}:{port}/#");
    let shown = |referee: &Referee| referee.sheets[0]["address"].as_str().map(str::to_owned);
    let shows = |address: &str| {
        let begin = at(address);
        move |referee: &Referee| shown(referee).is_some_and(|shown| shown.starts_with(&begin))
    };

    referee.ask(network(json!({"type": "watch"}))).await;
    let first = report(&mut referee, |_| true).await;
    assert_eq!(first["visits"], json!([]));
    assert_eq!(first["port"], port);
    assert_eq!(first["chosen"], Value::Null);
    assert_eq!(first["in_code"], "10.77.0.1");
    let code = referee.offer(0).await;
    let fragment = code.strip_prefix(&at("10.77.0.1")).unwrap().to_owned();

    // Another one is chosen: the same code, at that address.
    let choose = json!({"type": "use-address", "address": "10.77.0.2"});
    referee.ask(network(choose)).await;
    referee.until(shows("10.77.0.2")).await;
    assert_eq!(shown(&referee).unwrap(), at("10.77.0.2") + &fragment);
    let foreign = json!({"type": "use-address", "address": "10.77.0.9"});
    referee.ask(network(foreign)).await;
    referee.until(|page| !page.troubles.is_empty()).await;
    assert_eq!(referee.troubles[0]["id"], "trouble-address-gone");

    // It goes, the other goes, it comes back: no code holds what the host does not have.
    ip("del", "10.77.0.2");
    referee.until(shows("10.77.0.1")).await;
    ip("del", "10.77.0.1");
    referee
        .until(|page| page.sheets[0]["type"] == "no-address")
        .await;
    ip("add", "10.77.0.1");
    referee.until(shows("10.77.0.1")).await;
    ip("add", "10.77.0.2");
    referee.until(shows("10.77.0.2")).await;
    assert_eq!(shown(&referee).unwrap(), at("10.77.0.2") + &fragment);

    // Who arrives, and how far.
    let outside: SocketAddr = format!("10.77.0.1:{port}").parse().unwrap();
    let host = outside.to_string();
    assert_eq!(status(&get(outside, "/", &host, "").await), 200);
    let own = report(&mut referee, |report| {
        report["visits"][0]["reached"] == "loaded"
    })
    .await;
    assert_eq!(own["visits"][0]["device"], "host");
    let words = format!("User-Agent: {SAFARI}\r\n");
    // The address of another device: a host's own, for lack of a second machine, but not the one called.
    get_from("10.77.0.2", outside, "/assets/none.js", &words).await;
    let visit =
        |reached: &'static str| move |report: &Value| report["visits"][0]["reached"] == reached;
    report(&mut referee, visit("knocked")).await;
    assert_eq!(
        status(&get_from("10.77.0.2", outside, "/", &words).await),
        200
    );
    let loaded = report(&mut referee, visit("loaded")).await;
    assert_eq!(loaded["visits"][0]["device"], "iphone");
    assert_eq!(loaded["visits"][0]["preview"], false);
    assert_eq!(loaded["visits"].as_array().unwrap().len(), 2);
    assert!(!loaded["visits"].to_string().contains("10.77"));
    let call = format!("{words}Origin: http://{outside}\r\n");
    get_from("10.77.0.2", outside, "/ws/seat", &call).await;
    report(&mut referee, visit("called")).await;

    let mut ana = referee.pair(0).await;
    let here = report(&mut referee, |report| report["phones"][0]["seat"] == 0).await;
    assert_eq!(here["phones"], json!([{"seat": 0, "left": null}]));
    assert_eq!(here["visits"][0]["reached"], "joined");
    ana.until(|phone| phone.key.is_some()).await;
    drop(ana);
    let left = report(&mut referee, |report| {
        !report["phones"][0]["left"].is_null()
    })
    .await;
    assert!(left["phones"][0]["left"].as_str().unwrap().ends_with('Z'));

    // The choice belongs to the data folder; arrivals do not outlive the program.
    running.stop().await;
    let running = serve_at(dir.path(), Ipv4Addr::UNSPECIFIED.into()).await;
    let mut referee = Referee::enter(door, &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    referee.ask(network(json!({"type": "watch"}))).await;
    let again = report(&mut referee, |_| true).await;
    assert_eq!(again["chosen"], "10.77.0.2");
    assert_eq!(again["in_code"], "10.77.0.2");
    assert_eq!(again["visits"], json!([]));
    let auto = json!({"type": "use-address", "address": null});
    referee.ask(network(auto)).await;
    report(&mut referee, |report| report["chosen"].is_null()).await;
    for entry in std::fs::read_dir(dir.path()).unwrap() {
        let path = entry.unwrap().path();
        let content = std::fs::read(&path).unwrap_or_default();
        let content = String::from_utf8_lossy(&content);
        assert!(
            !content.contains("10.77"),
            "{} has an address",
            path.display()
        );
    }
    println!("seen in a network that fails");
}
