//! The `dradis` program as it is started: what it prints, what it refuses, what it survives.

use std::fs;
use std::io::Read as _;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Output};

use dradis_tests::client::{Phone, Referee, get};
use dradis_tests::served::Served;
use serde_json::{Value, json};

fn dradis(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dradis"));
    command.args(arguments).env_remove("DRADIS_LOG");
    command
}

fn run(arguments: &[&str]) -> Output {
    dradis(arguments).output().unwrap()
}

/// That a start fails with a status and one line on standard error, which it returns.
fn refused(arguments: &[&str], status: i32) -> String {
    let done = run(arguments);
    let line = String::from_utf8(done.stderr).unwrap();
    assert_eq!(done.status.code(), Some(status), "{arguments:?}: {line}");
    assert!(done.stdout.is_empty(), "{arguments:?}");
    assert!(line.starts_with("dradis: "), "{arguments:?}: {line}");
    assert_eq!(line.trim_end().lines().count(), 1, "{arguments:?}: {line}");
    line
}

#[test]
fn it_says_what_it_is() {
    let version = run(&["--version"]);
    assert!(version.status.success());
    assert_eq!(
        String::from_utf8(version.stdout).unwrap(),
        format!("dradis {}\n", env!("CARGO_PKG_VERSION"))
    );
    let help = String::from_utf8(run(&["--help"]).stdout).unwrap();
    assert!(help.contains("dradis serve") && help.contains("--port"));
}

#[test]
fn a_wrong_command_line_is_refused() {
    for arguments in [
        &[][..],
        &["fly"],
        &["--fast"],
        &["serve", "--fast"],
        &["serve", "--port", "70000"],
        &["serve", "--bind", "home"],
        &["replay"],
    ] {
        refused(arguments, 2);
    }
}

#[test]
fn a_wrong_log_level_is_refused_before_anything_is_made() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("data");
    let done = dradis(&["serve", "--data"])
        .arg(&data)
        .env("DRADIS_LOG", "=loud=")
        .output()
        .unwrap();
    let line = String::from_utf8(done.stderr).unwrap();
    assert_eq!(done.status.code(), Some(2), "{line}");
    assert!(
        line.contains("DRADIS_LOG") && line.contains("debug"),
        "{line}"
    );
    assert!(!data.exists());
}

#[test]
fn an_occupied_port_is_refused_before_anything_is_made() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("data");
    let arguments = [
        "serve",
        "--bind",
        "127.0.0.1",
        "--port",
        &port,
        "--data",
        data.to_str().unwrap(),
    ];
    let line = refused(&arguments, 1);
    assert!(line.contains(&port) && line.contains("--port"), "{line}");
    assert!(!data.exists());
}

#[test]
fn a_foreign_address_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let line = refused(
        &[
            "serve",
            "--bind",
            "203.0.113.7",
            "--port",
            "20999",
            "--data",
            dir.path().to_str().unwrap(),
        ],
        1,
    );
    assert!(line.contains("203.0.113.7"), "{line}");
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0);
}

#[test]
fn a_used_data_folder_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let served = Served::start(dradis(&[]), dir.path());
    let before = listing(dir.path());
    let line = refused(&["serve", "--data", dir.path().to_str().unwrap()], 1);
    assert!(line.contains("another Dradis"), "{line}");
    assert_eq!(listing(dir.path()), before);
    served.kill();
}

#[test]
fn a_data_folder_that_cannot_be_written_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    // A file where the folder should be: refused for every user, root included.
    let data = dir.path().join("data");
    fs::write(&data, "something else").unwrap();
    refused(&["serve", "--data", data.to_str().unwrap()], 1);
    assert_eq!(fs::read_to_string(&data).unwrap(), "something else");
    // A port file of another kind.
    let folder = dir.path().join("folder");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("port"), "harbour").unwrap();
    let line = refused(&["serve", "--data", folder.to_str().unwrap()], 1);
    assert!(line.contains("port"), "{line}");
    assert_eq!(fs::read_to_string(folder.join("port")).unwrap(), "harbour");
}

#[test]
fn a_scenario_is_replayed() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("fuel.json");
    let scenario = |fuel: u8| {
        json!({
            "format": "dradis-scenario", "version": 1, "title": "Fuel",
            "players": ["Ana", "Ben", "Cem"],
            "steps": [
                {"change": {"dial": "fuel", "by": -1}},
                {"expect": {"dials": {"fuel": fuel}}},
            ],
        })
        .to_string()
    };
    fs::write(&file, "{").unwrap();
    let path = file.to_str().unwrap();
    assert!(refused(&["replay", path], 2).contains("line 1"));
    assert!(refused(&["replay", "/nowhere/at/all.json"], 2).contains("nowhere"));
    fs::write(&file, scenario(3)).unwrap();
    let line = refused(&["replay", path, "--check"], 1);
    assert!(line.contains("dials.fuel"), "{line}");
    refused(&["replay", path, "--view", "seat:9"], 2);
    let done = run(&["replay", path, "--view", "public", "--trace"]);
    assert_eq!(done.status.code(), Some(1), "an expectation does not hold");
    let printed = String::from_utf8(done.stdout).unwrap();
    assert!(printed.contains("\"rules\""), "{printed}");
}

#[test]
fn a_replay_lists_everything_that_is_not_as_the_file_says() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("wrong.json");
    let scenario = json!({
        "format": "dradis-scenario", "version": 1, "title": "Fuel",
        "players": ["Ana", "Ben", "Cem"],
        "steps": [
            {"expect": {"dials": {"fuel": 3}}},
            {"change": {"dial": "fuel", "by": 0}},
            {"change": {"dial": "fuel", "by": -1}, "refused": "no-change"},
            {"expect": {"dials": {"fuel": 4}, "stage": "over"}},
        ],
    });
    fs::write(&file, scenario.to_string()).unwrap();
    let path = file.to_str().unwrap();
    let differences = [
        "dials.fuel should be 3",
        "this step was refused: \"no-change\"",
        "this step should be refused: \"no-change\"; it was not",
        "dials.fuel should be 4",
        "stage should be \"over\"",
    ];
    for (arguments, view) in [
        (&["replay", path, "--check"][..], false),
        (&["replay", path, "--check", "--view", "full"], true),
        (&["replay", path], true),
        (&["replay", path, "--trace"], true),
    ] {
        let done = run(arguments);
        assert_eq!(done.status.code(), Some(1), "{arguments:?}");
        let said = String::from_utf8(done.stderr).unwrap();
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines.len(), differences.len(), "{arguments:?}: {said}");
        for (line, difference) in lines.iter().zip(differences) {
            assert!(line.contains(difference), "{line} should say {difference}");
            assert!(line.contains("wrong.json"), "{line}");
        }
        assert_eq!(!done.stdout.is_empty(), view, "{arguments:?}");
    }
}

#[test]
fn a_file_without_an_end_is_not_read_without_end() {
    let line = refused(&["replay", "/dev/zero"], 2);
    assert!(line.contains("a scenario has"), "{line}");
    let dir = tempfile::tempdir().unwrap();
    let home = dir.path().join("home");
    let home = home.to_str().unwrap();
    let line = refused(&["import", "/dev/zero", "--data", home], 1);
    assert!(line.contains("not an exported Dradis game"), "{line}");
    assert!(!Path::new(home).exists());
}

/// From the set-up to the last jump, and every way to lose.
#[test]
fn whole_games_are_replayed_and_checked() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/scenarios");
    let mut checked = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if name == "complete-game.json" || name.starts_with("lost-") {
            let done = run(&["replay", path.to_str().unwrap(), "--check"]);
            let said = String::from_utf8_lossy(&done.stderr).into_owned();
            assert!(done.status.success(), "{name}: {said}");
            checked += 1;
        }
    }
    assert_eq!(checked, 8);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_checked_given_away_and_taken_in() {
    let dir = tempfile::tempdir().unwrap();
    let (home, away) = (dir.path().join("home"), dir.path().join("away"));
    let (home_text, away_text) = (home.to_str().unwrap(), away.to_str().unwrap());
    let served = Served::start(dradis(&[]), &home);
    let mut referee = Referee::enter(served.addr, &served.token).await;
    referee.new_table().await;
    referee.begin(3).await;
    referee.pair(1).await;
    referee.answer_until("read-loyalty").await;
    let game = referee.frame["table"].as_str().unwrap().to_owned();
    let full = dir.path().join("full.jsonl").to_str().unwrap().to_owned();
    let public = dir.path().join("public.jsonl").to_str().unwrap().to_owned();
    // While it is played it is not touched.
    let line = refused(&["export", &game, &full, "--data", home_text], 1);
    assert!(line.contains("in use"), "{line}");
    let key = referee.key.clone();
    served.kill();

    let export = |edition: &str, file: &str| {
        run(&[
            "export",
            &game,
            file,
            "--edition",
            edition,
            "--data",
            home_text,
        ])
    };
    assert!(export("full", &full).status.success());
    assert!(export("public", &public).status.success());
    assert!(
        !export("full", &full).status.success(),
        "a file is never replaced"
    );
    let kept = home.join("tables").join(format!("{game}.db"));
    for (file, said) in [
        (kept.to_str().unwrap(), "draws repeated"),
        (&full, "draws repeated"),
        (&public, "public edition"),
    ] {
        let done = run(&["verify", file]);
        let report = String::from_utf8(done.stdout).unwrap();
        assert!(
            done.status.success() && report.contains(said),
            "{file}: {report}"
        );
        assert!(report.contains(&game), "{report}");
    }

    // The head that somebody kept, whole or as a screen shows it, and another one.
    let report = String::from_utf8(run(&["verify", full.as_str()]).stdout).unwrap();
    let head = report
        .lines()
        .next()
        .and_then(|line| line.rsplit(' ').next());
    let head = head.expect("a head");
    for mark in [head, &head[..16]] {
        let done = run(&["verify", full.as_str(), "--head", mark]);
        let said = String::from_utf8(done.stdout).unwrap();
        assert!(
            done.status.success() && said.contains("it ends with the head given"),
            "{said}"
        );
        assert!(said.contains("UNFINISHED"), "{said}");
    }
    let done = run(&["verify", full.as_str(), "--head", "0123456789abcdef"]);
    assert!(!done.status.success());

    // Nothing but a sound full edition is taken in.
    let text = fs::read_to_string(&full).unwrap();
    let bad = dir.path().join("bad.jsonl");
    let path = bad.to_str().unwrap();
    let foreign = "{\"format\":\"shopping\"}\n".to_owned();
    let damaged = text.replacen("Ana", "Eva", 1);
    let cut_off = text
        .lines()
        .take(3)
        .map(|line| format!("{line}\n"))
        .collect();
    let newer = text.replacen("\"version\":2", "\"version\":99", 1);
    assert_ne!(newer, text);
    for content in [foreign, damaged, cut_off, newer] {
        fs::write(&bad, content).unwrap();
        for arguments in [
            &["verify", path][..],
            &["import", path, "--data", away_text],
        ] {
            let line = refused(arguments, 1);
            assert!(line.contains(path), "{line}");
        }
    }
    let line = refused(&["import", &public, "--data", away_text], 1);
    assert!(line.contains("public edition"), "{line}");
    assert!(!away.exists());

    let done = run(&["import", &full, "--data", away_text]);
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    refused(&["import", &full, "--data", away_text], 1);
    let served = Served::start(dradis(&[]), &away);
    let mut page = Referee::enter(served.addr, &served.token).await;
    page.open_table(&game).await;
    assert_eq!(page.frame["view"], referee.frame["view"]);
    assert_ne!(page.key, key);
    served.kill();
}

/// Every file below a folder with its content.
fn listing(dir: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(listing(&path));
        } else {
            files.push((path.display().to_string(), fs::read(&path).unwrap()));
        }
    }
    files.sort();
    files
}

/// One command travels through every layer, a prompt is pending, the program is killed: the same
/// page and the same phones go on with the same prompt.
#[tokio::test(flavor = "multi_thread")]
async fn a_prompt_outlives_the_program() {
    let dir = tempfile::tempdir().unwrap();
    let served = Served::start(dradis(&[]), dir.path());
    let mut referee = Referee::enter(served.addr, &served.token).await;
    referee.new_table().await;
    referee.begin(3).await;
    let mut phones = vec![referee.pair(0).await, referee.pair(1).await];
    referee.answer_until("read-loyalty").await;
    for phone in &mut phones {
        phone.until(|phone| !phone.secret.is_null()).await;
        let row = phone.frame["row"].clone();
        referee.until(|page| page.frame["row"] == row).await;
    }
    let frame = referee.frame.clone();
    let secrets: Vec<Value> = phones.iter().map(|phone| phone.secret.clone()).collect();
    let addr = served.addr;
    served.kill();

    let served = Served::start(dradis(&[]), dir.path());
    assert_eq!(served.addr, addr);
    let mut back = Vec::new();
    for phone in &phones {
        back.push(
            Phone::come_back(addr, phone.key.as_ref().unwrap())
                .await
                .unwrap(),
        );
    }
    let mut referee = Referee::come_back(addr, &referee.key).await;
    referee.open_table(frame["table"].as_str().unwrap()).await;
    assert_eq!(referee.frame["view"], frame["view"]);
    assert_eq!(referee.frame["head"], frame["head"]);
    for (phone, secret) in back.iter_mut().zip(&secrets) {
        phone
            .until(|phone| !phone.frame.is_null() && !phone.secret.is_null())
            .await;
        assert_eq!(phone.frame["view"], frame["view"]);
        assert_eq!(phone.secret["secret"], secret["secret"]);
    }
    // A game from its file begins with a break.
    assert_eq!(referee.frame["paused"], true);
    referee.ask(json!({"type": "resume"})).await;
    referee.until(|page| page.frame["paused"] == false).await;
    let prompt = &referee.prompts()[0];
    let seat = usize::try_from(prompt["decider"]["seat"].as_u64().unwrap()).unwrap();
    let option = prompt["choices"][0]["id"].as_str().unwrap();
    let outcome = back[seat].answer(&prompt["id"], option).await;
    assert_eq!(outcome["type"], "accepted");
    served.kill();
}

/// Cuts the log beside a table's file in the middle.
fn cut_log(file: &Path) {
    let log = file.with_extension("db-wal");
    let half = fs::metadata(&log).unwrap().len() / 2;
    let cut = fs::OpenOptions::new().write(true).open(&log).unwrap();
    cut.set_len(half).unwrap();
}

/// The last log is lost with the program; what is sound opens again, and what is lost is said.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_game_is_salvaged() {
    let dir = tempfile::tempdir().unwrap();
    let served = Served::start(dradis(&[]), dir.path());
    let mut referee = Referee::enter(served.addr, &served.token).await;
    referee.new_table().await;
    referee.begin(3).await;
    let table = referee.frame["table"].as_str().unwrap().to_owned();
    let data = dir.path().to_str().unwrap();
    let used = refused(&["salvage", &table, "--data", data], 1);
    assert!(used.contains("already in use"), "{used}");
    served.kill();
    let file = dir.path().join(format!("tables/{table}.db"));
    cut_log(&file);

    let lost = refused(&["verify", file.to_str().unwrap()], 1);
    assert!(
        lost.contains("was written; the rows between are lost"),
        "{lost}"
    );
    let served = Served::start(dradis(&[]), dir.path());
    let mut referee = Referee::come_back(served.addr, &referee.key).await;
    referee
        .ask(json!({"type": "open-table", "table": table}))
        .await;
    referee.until(|page| !page.troubles.is_empty()).await;
    assert_eq!(referee.troubles[0]["id"], "trouble-table-went-back");
    let listed = referee.socket.json_of("tables").await;
    assert_eq!(listed["tables"][0]["trouble"], "trouble-table-went-back");
    served.kill();

    let done = run(&["salvage", &table, "--data", data]);
    assert!(done.status.success());
    let said = String::from_utf8(done.stdout).unwrap();
    assert!(said.contains("rows are sound and open again"), "{said}");
    assert!(said.contains("after them"), "what is lost is said: {said}");
    assert!(run(&["verify", file.to_str().unwrap()]).status.success());
    let again = String::from_utf8(run(&["salvage", &table, "--data", data]).stdout).unwrap();
    assert!(again.contains("nothing was changed"), "{again}");
}

/// The same from the referee's page, in one tap of its list.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_game_is_salvaged_from_the_list() {
    let dir = tempfile::tempdir().unwrap();
    let served = Served::start(dradis(&[]), dir.path());
    let mut referee = Referee::enter(served.addr, &served.token).await;
    referee.new_table().await;
    referee.begin(3).await;
    let table = referee.frame["table"].as_str().unwrap().to_owned();
    served.kill();
    cut_log(&dir.path().join(format!("tables/{table}.db")));
    let served = Served::start(dradis(&[]), dir.path());
    let mut referee = Referee::come_back(served.addr, &referee.key).await;
    referee
        .ask(json!({"type": "salvage-table", "table": table}))
        .await;
    referee.until(|page| !page.frame.is_null()).await;
    assert_eq!(referee.troubles[0]["id"], "trouble-table-salvaged");
    assert_eq!(referee.frame["table"], table.as_str());
    referee.begin(4).await;
}

/// What was acknowledged is on the disk; so when the file is taken away nothing more may be.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_file_disappears_stops_with_a_sentence() {
    let dir = tempfile::tempdir().unwrap();
    let served = Served::start(dradis(&[]), dir.path());
    let mut referee = Referee::enter(served.addr, &served.token).await;
    referee.new_table().await;
    referee.begin(3).await;
    let mut ana = referee.pair(0).await;
    let table = referee.frame["table"].as_str().unwrap();
    fs::remove_file(dir.path().join(format!("tables/{table}.db"))).unwrap();
    let change = json!({"type": "change-resource", "resource": "fuel", "by": -1});
    let outcome = referee
        .command(json!({"type": "command", "command": change}))
        .await;
    assert_eq!(outcome["type"], "failed", "{outcome}");
    assert_eq!(outcome["line"]["id"], "trouble-table-gone");
    referee.until(|page| !page.troubles.is_empty()).await;
    assert_eq!(referee.troubles[0]["id"], "trouble-table-gone");
    while ana.heed().await {}
    // Others go on.
    referee.new_table().await;
}

#[test]
fn more_tables_than_the_system_has_files_for_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("data");
    let program = env!("CARGO_BIN_EXE_dradis");
    let line = format!("ulimit -n 700; exec {program} serve --max-tables 100 --data \"$0\"");
    let done = Command::new("sh")
        .args(["-c", &line])
        .arg(&data)
        .output()
        .unwrap();
    let line = String::from_utf8(done.stderr).unwrap();
    assert_eq!(done.status.code(), Some(1), "{line}");
    assert!(
        line.contains("100 tables need") && line.contains("allows 700"),
        "{line}"
    );
    assert!(!data.exists());
}

/// Nothing secret is written where it can be read by others, or by whoever reads the log.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_secret_reaches_the_log_and_every_file_is_private() {
    use std::os::unix::fs::PermissionsExt as _;
    let dir = tempfile::tempdir().unwrap();
    // A folder that was there, open to everybody.
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let mut served = Served::start(dradis(&[]), dir.path());
    let mode = fs::metadata(dir.path()).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
    let mut referee = Referee::enter(served.addr, &served.token).await;
    referee.new_table().await;
    referee.begin(3).await;
    let address = referee.offer(2).await;
    let wifi = json!({
        "name": "Raptor One",
        "security": {"type": "wpa", "password": "so say we all"},
        "hidden": false,
    });
    for ask in [
        json!({"type": "keep-wifi", "wifi": wifi}),
        json!({"type": "watch"}),
        json!({"type": "show-wifi"}),
    ] {
        referee.ask(json!({"type": "network", "ask": ask})).await;
    }
    get(served.addr, "/", "evil.example", "").await;
    let (mut ana, mut ben) = (referee.pair(0).await, referee.pair(1).await);
    referee.answer_until("read-loyalty").await;
    for phone in [&mut ana, &mut ben] {
        phone.until(|phone| !phone.secret.is_null()).await;
    }
    let key = referee.key.clone();
    let mut marks = vec![
        served.token.clone(),
        key,
        address.split_once('#').unwrap().1.to_owned(),
    ];
    marks.extend(["Raptor One".to_owned(), "so say we all".to_owned()]);
    marks.push(address.rsplit_once('.').unwrap().1.to_owned());
    for phone in [&ana, &ben] {
        marks.extend(phone.held("loyalty"));
        marks.push(hex(phone.key.as_ref().unwrap().0.reveal()));
    }
    assert!(marks.iter().all(|mark| mark.len() > 4), "{marks:?}");
    private(dir.path());
    let kept = fs::read_to_string(dir.path().join("wifi")).unwrap();
    assert!(kept.contains("so say we all"), "the Wi-Fi is kept: {kept}");
    served.child.kill().unwrap();
    let mut rest = String::new();
    served
        .child
        .stdout
        .take()
        .unwrap()
        .read_to_string(&mut rest)
        .unwrap();
    let logs = listing(&dir.path().join("logs"));
    let log: String = logs
        .iter()
        .map(|(_, content)| String::from_utf8_lossy(content))
        .collect();
    assert!(log.contains("DEBUG"), "the log is at its most talkative");
    assert!(log.contains("table made"), "{log}");
    for mark in &marks {
        assert!(!log.contains(mark.as_str()), "{mark} is in the log");
        assert!(
            !rest.contains(mark.as_str()),
            "{mark} is on standard output"
        );
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// That nobody but the owner can read any file of a data folder.
fn private(dir: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{} has mode {mode:o}", path.display());
        if path.is_dir() {
            private(&path);
        }
    }
}
