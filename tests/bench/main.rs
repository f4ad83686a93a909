//! `make bench`: what things cost on this machine. Medians; nothing here is a test.
//!
//! Run from a release build. One process measures, a second one (the same program) serves, so that the
//! memory that is measured is the server's own.

#![expect(clippy::print_stdout, reason = "figures are what it is for")]

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command as Process, Stdio};
use std::time::{Duration, Instant, SystemTime};

use dradis_rules::battle::{Pace, ShipIcon};
use dradis_rules::chance::StreamKeys;
use dradis_rules::happening::Happening;
use dradis_rules::odds;
use dradis_rules::options::Options;
use dradis_rules::prompt::{Prompt, PromptKind, prompts};
use dradis_rules::resources::Resource;
use dradis_rules::{
    Actor, Command, FirstPlayer, Player, SeatId, State, Viewer, apply, decide, seat_secret, view,
};
use dradis_server::{Running, ServeOptions};
use dradis_table::{DataFolder, LinkId, Moment, Table};
use dradis_tests::client::{Phone, Referee, Socket};
use dradis_tests::hostile::garbage;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

/// Set for the process that serves: its data folder.
const SERVE: &str = "DRADIS_BENCH_SERVE";

/// Players of the measured games: the most that the base game has.
const PLAYERS: usize = 6;

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if let Some(data) = env::var_os(SERVE) {
        return runtime.block_on(serve(Path::new(&data)));
    }
    rules();
    fights();
    games();
    journal();
    starts();
    runtime.block_on(async {
        pages().await;
        table().await;
        attacked().await;
    });
}

// ---- the rules ----

/// A game of six in its first turn.
fn game(keys: &StreamKeys) -> State {
    let mut state = State::default();
    let names = ["Ana", "Ben", "Cem", "Dee", "Eva", "Finn"];
    let begin = Command::Begin {
        players: names
            .map(|name| Player {
                name: name.to_owned(),
            })
            .to_vec(),
        options: Options::default(),
        first: FirstPlayer::Chosen { seat: SeatId(0) },
    };
    give(&mut state, &begin, keys);
    loop {
        let asked = prompts(&state);
        // Nobody is waited for who would have to read first.
        let close = asked
            .iter()
            .find(|prompt| prompt.kind == PromptKind::CloseReading);
        let prompt = close.or(asked.first()).expect("a prompt");
        if prompt.kind == PromptKind::TakeTurn {
            return state;
        }
        let answer = Command::Answer {
            prompt: prompt.id,
            option: prompt.choices[0].id.clone(),
        };
        give(&mut state, &answer, keys);
    }
}

fn give(state: &mut State, command: &Command, keys: &StreamKeys) {
    for event in decide(state, Actor::Referee, command, keys).expect("a legal command") {
        apply(state, &event);
    }
}

fn turn_fuel(step: usize) -> Command {
    Command::ChangeResource {
        resource: Resource::Fuel,
        by: if step.is_multiple_of(2) { -1 } else { 1 },
    }
}

fn rules() {
    let keys = StreamKeys::derive([7; 32]);
    let mut state = game(&keys);
    let times = (0..2000).map(|step| {
        let start = Instant::now();
        give(&mut state, &turn_fuel(step), &keys);
        let mut bytes = serde_json::to_vec(&view(&state, Viewer::Public))
            .expect("JSON")
            .len();
        for seat in 0..PLAYERS {
            let seat = SeatId(u8::try_from(seat).expect("a seat"));
            let secret = seat_secret(&state, seat);
            bytes += serde_json::to_vec(&secret).expect("JSON").len();
        }
        assert!(bytes > 0);
        start.elapsed()
    });
    let times = sorted(times.collect());
    say(
        "decide, apply, 7 projections as JSON",
        &micros(at(&times, 50)),
    );
}

/// Every Cylon ship, every viper and every civilian ship of the box, Dradis rolling without being asked.
fn heaviest(keys: &StreamKeys) -> State {
    let mut state = State::default();
    let position = json!({
        "characters": { "Ana": "william-adama", "Ben": "laura-roslin", "Cem": "galen-tyrol" },
        "turn": { "number": 9, "active": "Ana", "step": "activate-cylon-ships" },
        "areas": {
            "bow": { "basestars": [[]], "raiders": 4, "unmanned-vipers": 2, "civilian-ships": 2 },
            "fore-starboard": { "raiders": 3, "heavy-raiders": 1, "unmanned-vipers": 1, "civilian-ships": 2 },
            "aft-starboard": { "raiders": 2, "unmanned-vipers": 1, "civilian-ships": 2 },
            "stern": {
                "basestars": [[]], "raiders": 3, "heavy-raiders": 1, "unmanned-vipers": 1, "civilian-ships": 2,
            },
            "aft-port": { "raiders": 2, "heavy-raiders": 1, "unmanned-vipers": 2, "civilian-ships": 2 },
            "fore-port": { "raiders": 2, "heavy-raiders": 1, "unmanned-vipers": 1, "civilian-ships": 2 },
        },
    });
    let start = Command::StartFrom {
        players: ["Ana", "Ben", "Cem"].map(player).to_vec(),
        options: Options::default(),
        position: serde_json::from_value(position).expect("a position"),
    };
    give(&mut state, &start, keys);
    give(&mut state, &Command::SetPace { pace: Pace::Fast }, keys);
    state
}

fn player(name: &str) -> Player {
    Player {
        name: name.to_owned(),
    }
}

/// What `answer` says to the prompts, until the table has its turn back or the game is over.
fn answered(state: &mut State, keys: &StreamKeys, mut answer: impl FnMut(&Prompt) -> usize) {
    loop {
        let asked = prompts(state);
        let Some(prompt) = asked
            .first()
            .filter(|prompt| prompt.kind != PromptKind::TakeTurn)
        else {
            return;
        };
        let option = prompt.choices[answer(prompt)].id.clone();
        let prompt = prompt.id;
        give(state, &Command::Answer { prompt, option }, keys);
    }
}

fn activate(state: &mut State, icon: ShipIcon, keys: &StreamKeys) {
    let happening = Happening::ShipsActivated { icon };
    give(state, &Command::Record { happening }, keys);
}

fn fights() {
    let start = heaviest(&StreamKeys::derive([7; 32]));
    let times = (0..2000u32).map(|run| {
        let mut seed = [1; 32];
        seed[..4].copy_from_slice(&run.to_le_bytes());
        let keys = StreamKeys::derive(seed);
        let mut state = start.clone();
        let start = Instant::now();
        for icon in [
            ShipIcon::Raiders,
            ShipIcon::HeavyRaiders,
            ShipIcon::Basestars,
        ] {
            if state.outcome.is_none() {
                activate(&mut state, icon, &keys);
                // The order of the areas does not matter to the table: the last choice.
                answered(&mut state, &keys, |prompt| prompt.choices.len() - 1);
            }
        }
        start.elapsed()
    });
    let times = sorted(times.collect());
    say(
        "every raider, heavy raider and basestar",
        &micros(at(&times, 50)),
    );
    let times = (0..500).map(|_| {
        let before = Instant::now();
        let told = odds::now(&start);
        let time = before.elapsed();
        assert_eq!(told.len(), ShipIcon::ALL.len());
        time
    });
    let times = sorted(times.collect());
    say("the odds of the four icons there", &micros(at(&times, 50)));
}

/// Games of six played to their end, with any answer to any question.
fn games() {
    let games = 200u32;
    let start = Instant::now();
    let mut turns = 0;
    for number in 0..games {
        let mut seed = [2; 32];
        seed[..4].copy_from_slice(&number.to_le_bytes());
        let keys = StreamKeys::derive(seed);
        let mut rng = StdRng::seed_from_u64(number.into());
        let mut state = game(&keys);
        give(&mut state, &Command::SetPace { pace: Pace::Fast }, &keys);
        while state.outcome.is_none() {
            turn(&mut state, &keys, &mut rng);
            turns += 1;
        }
    }
    let per_second = f64::from(games) / start.elapsed().as_secs_f64();
    let turns = f64::from(turns) / f64::from(games);
    say(
        "games of six played to their end",
        &format!("{per_second:.0} /s, {turns:.0} turns each"),
    );
}

/// A turn: a loss, two icons, now and then a jump.
fn turn(state: &mut State, keys: &StreamKeys, rng: &mut StdRng) {
    let resource = Resource::ALL[rng.random_range(0..4)];
    let by = -1;
    give(state, &Command::ChangeResource { resource, by }, keys);
    for _ in 0..2 {
        if state.outcome.is_none() {
            activate(state, ShipIcon::ALL[rng.random_range(0..4)], keys);
            answered(state, keys, |prompt| {
                rng.random_range(0..prompt.choices.len())
            });
        }
    }
    if state.outcome.is_none() && rng.random_range(0..5) == 0 {
        let happening = Happening::FleetJumped { distance: 2 };
        give(state, &Command::Record { happening }, keys);
    }
    if state.outcome.is_none() {
        let asked = prompts(state);
        let turn = asked
            .iter()
            .find(|prompt| prompt.kind == PromptKind::TakeTurn);
        let prompt = turn.expect("a turn").id;
        let option = "end-turn".to_owned();
        give(state, &Command::Answer { prompt, option }, keys);
        answered(state, keys, |prompt| {
            rng.random_range(0..prompt.choices.len())
        });
    }
}

// ---- the journal ----

fn journal() {
    let dir = tempfile::tempdir().expect("a folder");
    let folder = DataFolder::open(dir.path()).expect("a data folder");
    let rng = &mut rand::rng();
    let started = Instant::now();
    let now = || Moment {
        utc: SystemTime::now().into(),
        up: started.elapsed(),
    };
    let mut table = Table::create(&folder, now(), rng).expect("a table");
    table.referee_joins(LinkId(1), now());
    let mut ask = |id: usize, command: Value| {
        let ask = json!({"type": "command", "id": format!("bench-{id}"), "command": command});
        let ask = serde_json::from_value(ask).expect("a command");
        let batch = table.referee_asks(LinkId(1), ask, now(), rng);
        assert!(!batch.out.is_empty());
    };
    let players: Vec<Value> = (0..PLAYERS)
        .map(|seat| json!({"name": format!("Player {seat}")}))
        .collect();
    ask(
        0,
        json!({
            "type": "begin", "players": players,
            "options": {"difficulty": "normal", "sympathizer": "play", "reading_seconds": 0},
            "first": {"type": "chosen", "seat": 0},
        }),
    );
    let commands = 1000;
    let start = Instant::now();
    for id in 1..=commands {
        let command = serde_json::to_value(turn_fuel(id)).expect("JSON");
        ask(id, command);
    }
    let rate = f64::from(u32::try_from(commands).expect("few")) / start.elapsed().as_secs_f64();
    say("durable commands through a table", &format!("{rate:.0} /s"));
}

// ---- the server ----

async fn serve(data: &Path) {
    let running = listening(data).await;
    println!("{}", running.referee_url());
    // Until the measuring process ends this one.
    std::future::pending::<()>().await;
}

async fn listening(data: &Path) -> Running {
    dradis_server::start(ServeOptions {
        port: None,
        data: data.to_owned(),
        bind: Ipv4Addr::LOCALHOST.into(),
    })
    .await
    .expect("a server")
}

/// The process that serves.
struct Served {
    child: Child,
    addr: SocketAddr,
    token: String,
}

impl Served {
    fn start(data: &Path) -> Self {
        let mut child = Process::new(env::current_exe().expect("this program"))
            .env(SERVE, data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a process");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("its output"))
            .read_line(&mut line)
            .expect("its address");
        let address = line.trim().strip_prefix("http://").expect("its address");
        let (addr, token) = address.split_once("/referee.html#").expect("a token");
        Self {
            addr: addr.parse().expect("an address"),
            token: token.to_owned(),
            child,
        }
    }

    /// Resident memory, where the system tells it.
    fn memory(&self) -> String {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let resident = status.ok().and_then(|status| {
            let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
            line.split_whitespace().nth(1)?.parse::<f64>().ok()
        });
        resident.map_or_else(
            || "not known on this system".to_owned(),
            |kib| format!("{:.1} MiB", kib / 1024.0),
        )
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself; there is nobody to tell.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn starts() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..20 {
        let start = Instant::now();
        let served = Served::start(dir.path());
        times.push(start.elapsed());
        drop(served);
    }
    say(
        "start of the process to listening",
        &micros(at(&sorted(times), 50)),
    );
}

// ---- the pages ----

async fn pages() {
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

// ---- a table with everybody ----

/// From a tap on the referee's page until the last of six phones and the wall has the new state.
async fn table() {
    let dir = tempfile::tempdir().expect("a folder");
    let served = Served::start(dir.path());
    say("resident memory, no table", &served.memory());
    let mut referee = Referee::enter(served.addr, &served.token).await;
    referee.new_table().await;
    referee.begin(PLAYERS).await;
    let mut phones: Vec<Phone> = Vec::new();
    for seat in 0..PLAYERS {
        phones.push(referee.pair(seat).await);
    }
    let mut wall = Socket::open(served.addr, "/ws/wall").await;
    wall.json_of("table").await;
    let last = phones.last().expect("phones").frame["row"].clone();
    referee.until(|page| page.frame["row"] == last).await;
    let mut times = Vec::new();
    for step in 0..300 {
        // What was said before is heard, so that only this tap is measured.
        let row = referee.frame["row"].as_u64().expect("a row") + 1;
        let command = serde_json::to_value(turn_fuel(step)).expect("JSON");
        let mut waiting = JoinSet::new();
        let start = Instant::now();
        referee
            .ask(json!({"type": "command", "id": format!("tap-{step}"), "command": command}))
            .await;
        for mut phone in phones.drain(..) {
            waiting.spawn(async move {
                phone.until(|phone| phone.frame["row"] == row).await;
                (phone, Instant::now())
            });
        }
        let mut last = start;
        while wall.json_of("table").await["frame"]["row"] != row {}
        last = last.max(Instant::now());
        while let Some(done) = waiting.join_next().await {
            let (phone, when) = done.expect("a phone");
            phones.push(phone);
            last = last.max(when);
        }
        times.push(last - start);
        referee.until(|page| page.frame["row"] == row).await;
    }
    let times = sorted(times);
    say(
        "tap to the last of 6 phones and the wall",
        &format!(
            "p50 {}, p99 {}",
            micros(at(&times, 50)),
            micros(at(&times, 99))
        ),
    );
    say(
        "resident memory, one table, all connected",
        &served.memory(),
    );
}

// ---- under attack ----

/// From a phone's answer to the word that it was not allowed, which costs no disk: alone, and while
/// strangers open connections. The attackers are this process, so they take of the same processors.
async fn attacked() {
    const GARBAGE: u32 = 10_000;
    let dir = tempfile::tempdir().expect("a folder");
    let served = Served::start(dir.path());
    let mut referee = Referee::enter(served.addr, &served.token).await;
    referee.new_table().await;
    referee.begin(3).await;
    let mut phone = referee.pair(0).await;
    let calm = async |phone: &mut Phone| {
        let mut times = Vec::new();
        for _ in 0..2000 {
            times.push(round_trip(phone).await);
        }
        times
    };
    say_spread(
        "paired phone's round trip, unloaded",
        calm(&mut phone).await,
    );
    let before = served.memory();

    let start = Instant::now();
    let attack = tokio::spawn(garbage(served.addr, GARBAGE, 48));
    let mut times = Vec::new();
    let mut most = 0.0_f64;
    while !attack.is_finished() {
        times.push(round_trip(&mut phone).await);
        if times.len().is_multiple_of(64) {
            let now = served.memory();
            let mib = now.split(' ').next().and_then(|mib| mib.parse().ok());
            most = most.max(mib.unwrap_or(0.0));
        }
    }
    let lasted = start.elapsed();
    attack.await.expect("the attackers");
    say_spread("… under 10,000 garbage connections", times);
    say(
        "… which took, at 48 at a time",
        &format!("{:.1} s", lasted.as_secs_f64()),
    );
    say(
        "resident memory before, most, after",
        &format!("{before}, {most:.1} MiB, {}", served.memory()),
    );
}

async fn round_trip(phone: &mut Phone) -> Duration {
    let start = Instant::now();
    phone.replies.clear();
    let outcome = phone.answer(&json!("4711.0"), "none").await;
    assert_eq!(outcome["type"], "rejected");
    start.elapsed()
}

fn say_spread(what: &str, times: Vec<Duration>) {
    let times = sorted(times);
    let figure = format!(
        "p50 {}, p95 {} of {}",
        micros(at(&times, 50)),
        micros(at(&times, 95)),
        times.len()
    );
    say(what, &figure);
}

// ---- figures ----

fn sorted(mut times: Vec<Duration>) -> Vec<Duration> {
    times.sort();
    times
}

fn at(times: &[Duration], percent: usize) -> Duration {
    times[(times.len() * percent / 100).min(times.len() - 1)]
}

fn micros(time: Duration) -> String {
    if time < Duration::from_millis(1) {
        format!("{:.1} µs", time.as_secs_f64() * 1e6)
    } else {
        format!("{:.2} ms", time.as_secs_f64() * 1e3)
    }
}

fn say(what: &str, figure: &str) {
    println!("{what:<44}{figure}");
}
