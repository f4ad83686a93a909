//! A game over real connections: one path through every layer.

use std::net::Ipv4Addr;

use dradis_channel::{Goodbye, Refusal};
use dradis_tests::client::{Phone, Referee, Socket, serve, serve_at, token};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn two_phones_and_a_referee_see_one_table() {
    let (running, _dir) = serve().await;
    let mut referee = Referee::enter(running.addr, &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    let mut ana = referee.pair(0).await;
    let mut ben = referee.pair(1).await;
    assert_eq!((ana.seat, ben.seat), (Some(0), Some(1)));

    // A dial moves on all three.
    let fuel = |frame: &Value| frame["view"]["dials"].clone();
    let before = fuel(&referee.frame);
    referee
        .give(json!({"type": "change-resource", "resource": "fuel", "by": -1}))
        .await;
    let row = referee.frame["row"].clone();
    assert_ne!(fuel(&referee.frame), before);
    ana.until(|phone| phone.frame["row"] == row).await;
    ben.until(|phone| phone.frame["row"] == row).await;
    assert_eq!(*ana.frame, referee.frame);
    assert_eq!(*ben.frame, referee.frame);

    // The deal: each phone gets its own cards and nobody else's.
    referee.answer_until("read-loyalty").await;
    ana.until(|phone| !phone.secret.is_null()).await;
    ben.until(|phone| !phone.secret.is_null()).await;
    assert_eq!(ana.secret["secret"]["seat"], 0);
    assert_eq!(ben.secret["secret"]["seat"], 1);
    assert!(!ana.held("loyalty").is_empty());

    // A phone answers its own prompt, and may not answer another's.
    let own = |seat: u64| {
        let prompts = referee.prompts();
        let mine = prompts
            .iter()
            .find(|prompt| prompt["decider"]["seat"] == seat);
        let prompt = mine.expect("a prompt of the seat");
        (
            prompt["id"].clone(),
            prompt["choices"][0]["id"].as_str().unwrap().to_owned(),
        )
    };
    let (anas, option) = own(0);
    let (bens, _) = own(1);
    assert_eq!(ana.answer(&bens, &option).await["type"], "rejected");
    assert_eq!(ana.answer(&anas, &option).await["type"], "accepted");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_comes_back_and_a_second_claim_waits() {
    let (running, _dir) = serve().await;
    let mut referee = Referee::enter(running.addr, &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    let mut ana = referee.pair(0).await;
    ana.until(|phone| !phone.frame.is_null()).await;
    let key = ana.key.clone().unwrap();
    // While it is there, its key gets nobody else in.
    assert_eq!(
        Phone::come_back(running.addr, &key).await.err(),
        Some(Refusal::SeatInUse)
    );
    drop(ana);
    referee
        .until(|page| page.frame["devices"][0]["state"] == "away")
        .await;
    let mut back = Phone::come_back(running.addr, &key).await.unwrap();
    back.until(|phone| !phone.frame.is_null()).await;
    referee
        .until(|page| page.frame["devices"][0]["state"] == "connected")
        .await;
    // The referee sends it away for good.
    referee
        .ask(json!({"type": "revoke-device", "seat": 0}))
        .await;
    while back.heed().await {}
    assert_eq!(back.goodbye, Some(Goodbye::Revoked));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_pairs_one_phone_however_often_its_line_breaks() {
    let (running, _dir) = serve().await;
    let mut referee = Referee::enter(running.addr, &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    let address = referee.offer(0).await;
    assert!(
        address.starts_with(&format!("http://{}/#2.", running.addr)),
        "{address}"
    );
    assert!(
        referee.sheets[0]["svg"]
            .as_str()
            .unwrap()
            .starts_with("<svg")
    );
    // Twice the host's answer comes too late for the phone, which knows nothing but its code.
    for _ in 0..2 {
        drop(Phone::scan(&address).await);
        referee
            .until(|page| page.sheets[0]["connected"] == false)
            .await;
    }
    let mut phone = Phone::scan(&address).await;
    phone.until(|phone| phone.key.is_some()).await;
    referee
        .until(|page| page.sheets[0]["connected"] == true)
        .await;
    drop(phone);
    referee
        .until(|page| page.sheets[0]["connected"] == false)
        .await;
    let mut late = Socket::open(running.addr, "/ws/seat").await;
    let (id, key) = dradis_channel::parse_fragment(address.split_once('#').unwrap().1).unwrap();
    let device =
        dradis_channel::phone::DeviceHandshake::with_code(id, &key, dradis_channel::Role::Seat);
    late.binary(device.hello()).await;
    let refusal = late.next().await.unwrap().into_data();
    assert_eq!(refusal.to_vec(), Refusal::UsedCode.encode());
    assert!(late.is_closed().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn garbage_ends_a_conversation_and_nothing_else() {
    let (running, _dir) = serve().await;
    let mut referee = Referee::enter(running.addr, &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    let mut ana = referee.pair(0).await;
    ana.until(|phone| !phone.frame.is_null()).await;

    // Strangers.
    for garbage in [
        vec![],
        vec![0; 17],
        b"GET / HTTP/1.1".to_vec(),
        vec![255; 4096],
    ] {
        let mut phone = Socket::open(running.addr, "/ws/seat").await;
        phone.binary(garbage).await;
        assert!(phone.is_closed().await);
    }
    let mut words = Socket::open(running.addr, "/ws/seat").await;
    words.text("hello").await;
    assert!(words.is_closed().await);
    let mut large = Socket::open(running.addr, "/ws/seat").await;
    large.binary_in_vain(vec![0; 1 << 20]).await;
    assert!(large.is_closed().await);
    let mut newer = Socket::open(running.addr, "/ws/seat").await;
    newer.binary(b"dradis\xff\xff\0abcdefgh".to_vec()).await;
    let answer = newer.next().await.unwrap().into_data();
    assert_eq!(answer.to_vec(), Refusal::Reload.encode());

    // A phone whose bytes are not its channel's: the seat stays its own, and it may come back.
    let key = ana.key.clone().unwrap();
    ana.socket.binary(vec![7; 272]).await;
    while ana.socket.next().await.is_some() {}
    referee
        .until(|page| page.frame["devices"][0]["state"] == "away")
        .await;
    let mut ana = Phone::come_back(running.addr, &key).await.unwrap();
    ana.until(|phone| !phone.frame.is_null()).await;

    // A referee's page that says what nobody understands is told so, and stays.
    for garbage in [
        "{",
        "[]",
        r#"{"type":"fly"}"#,
        r#"{"type":"enter","token":"x"}"#,
    ] {
        referee.ask(Value::Null).await;
        referee.socket.text(garbage).await;
    }
    referee.until(|page| page.troubles.len() == 8).await;
    assert!(
        referee
            .troubles
            .iter()
            .all(|line| line["id"] == "trouble-not-understood")
    );
    referee
        .give(json!({"type": "change-resource", "resource": "food", "by": -1}))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_does_not_read_is_cut_off_and_holds_nobody_up() {
    let (running, _dir) = serve().await;
    let mut referee = Referee::enter(running.addr, &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    let mut ana = referee.pair(0).await;
    let mut asleep = Socket::open_small(running.addr, "/ws/wall").await;
    assert_eq!(asleep.json().await.unwrap()["type"], "table");
    // The wall reads no more. What the system keeps for it fills up, then its queue.
    let mut said_in_vain = 0;
    let reason = "x".repeat(120);
    for turn in 0..4000 {
        let value = 5 + turn % 2;
        let corrections: Vec<Value> = ["fuel", "food", "morale", "population"]
            .iter()
            .map(|dial| json!({"type": "resource", "resource": dial, "value": value}))
            .collect();
        let reason = json!({"type": "other", "text": reason});
        referee
            .give(json!({"type": "correct", "corrections": corrections, "reason": reason}))
            .await;
        said_in_vain += referee.heard.iter().map(String::len).sum::<usize>();
        referee.heard.clear();
        let row = referee.frame["row"].clone();
        ana.until(|phone| phone.frame["row"] == row).await;
        if said_in_vain > 2 << 20 {
            break;
        }
    }
    assert!(said_in_vain > 2 << 20, "{said_in_vain} bytes");
    let mut frames = 0;
    while asleep.next().await.is_some() {
        frames += 1;
    }
    assert!(frames > 0);
    // It comes back to the whole state.
    let mut awake = Socket::open(running.addr, "/ws/wall").await;
    assert_eq!(awake.json().await.unwrap()["frame"], referee.frame);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_wall_follows_the_table_opened_last() {
    let (running, _dir) = serve().await;
    let mut wall = Socket::open(running.addr, "/ws/wall").await;
    assert_eq!(wall.json().await.unwrap(), json!({"type": "waiting"}));
    let mut referee = Referee::enter(running.addr, &token(&running)).await;
    referee.new_table().await;
    let first = referee.frame["table"].clone();
    assert_eq!(wall.json().await.unwrap()["frame"]["table"], first);
    referee.new_table().await;
    assert_ne!(referee.frame["table"], first);
    assert_eq!(
        wall.json().await.unwrap()["frame"]["table"],
        referee.frame["table"]
    );
    referee.open_table(first.as_str().unwrap()).await;
    assert_eq!(wall.json().await.unwrap()["frame"]["table"], first);
    // Both are in the list, the page is at neither.
    referee.ask(json!({"type": "leave-table"})).await;
    let listed = referee.socket.json_of("tables").await;
    assert_eq!(listed["tables"].as_array().unwrap().len(), 2);
    referee
        .ask(json!({"type": "open-table", "table": "0".repeat(32)}))
        .await;
    referee.until(|page| !page.troubles.is_empty()).await;
    assert_eq!(referee.troubles[0]["id"], "trouble-table-missing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_server_says_goodbye_and_starts_again() {
    let (running, dir) = serve().await;
    let mut referee = Referee::enter(running.addr, &token(&running)).await;
    referee.new_table().await;
    referee.begin(4).await;
    let mut ana = referee.pair(0).await;
    ana.until(|phone| !phone.frame.is_null()).await;
    let frame = referee.frame.clone();
    running.stop().await;
    while referee.socket.next().await.is_some() {}
    while ana.socket.next().await.is_some() {}

    let running = serve_at(dir.path(), Ipv4Addr::LOCALHOST.into()).await;
    let mut ana = Phone::come_back(running.addr, ana.key.as_ref().unwrap())
        .await
        .unwrap();
    ana.until(|phone| !phone.frame.is_null()).await;
    let mut referee = Referee::come_back(running.addr, &referee.key).await;
    referee.open_table(frame["table"].as_str().unwrap()).await;
    assert_eq!(referee.frame["view"], frame["view"]);
    assert_eq!(ana.frame["view"], frame["view"]);
}

/// Window and tablet over real connections: one table, one log, and a code for a seat that only the
/// server can put into words.
#[tokio::test(flavor = "multi_thread")]
async fn a_tablet_is_the_referees_second_screen() {
    let (running, _dir) = serve().await;
    let mut referee = Referee::enter(running.addr, &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    let mut tablet = referee.pair_tablet().await;
    assert!(tablet.confirmed);

    let command = json!({"type": "change-resource", "resource": "fuel", "by": -1});
    tablet
        .say_openly(&json!({"type": "command", "id": "tap", "command": command}))
        .await;
    tablet.until(|tablet| !tablet.replies.is_empty()).await;
    assert_eq!(tablet.replies[0]["outcome"]["type"], "accepted");
    let row = tablet.replies[0]["outcome"]["row"].clone();
    referee.until(|page| page.frame["row"] == row).await;
    assert_eq!(*tablet.frame, referee.frame);
    let log = referee.frame["log"].as_array().unwrap();
    let by = json!({"type": "referee", "screen": "tablet"});
    assert_eq!(log.last().unwrap()["actor"], by);

    // A code on the tablet; what comes after it still opens.
    tablet
        .say_openly(&json!({"type": "offer-pairing", "seat": 1}))
        .await;
    let at = |tablet: &Phone, stage: &str| {
        let mut sheets = tablet.sheets.iter();
        let shown = sheets.rfind(|said| said["type"] == "pairing")?;
        (shown["sheet"]["type"] == stage).then(|| shown["sheet"].clone())
    };
    tablet.until(|tablet| at(tablet, "code").is_some()).await;
    let code = at(&tablet, "code").unwrap();
    let _phone = Phone::scan(code["address"].as_str().unwrap()).await;
    tablet
        .until(|tablet| at(tablet, "comparing").is_some())
        .await;
    assert_eq!(tablet.secret_frames, 0);

    referee
        .ask(json!({"type": "tablet", "ask": {"type": "revoke"}}))
        .await;
    while tablet.heed().await {}
    assert_eq!(tablet.goodbye, Some(Goodbye::Revoked));
}

/// The list after what was asked, and the trouble that was told before it.
async fn list_after(page: &mut Referee, ask: Value) -> (Vec<Value>, Option<String>) {
    let told = page.troubles.len();
    page.ask(ask).await;
    loop {
        let said = page.heed().await;
        if said["type"] == "tables" {
            let trouble = page.troubles.get(told);
            let trouble = trouble.map(|line| line["id"].as_str().unwrap().to_owned());
            return (said["tables"].as_array().unwrap().clone(), trouble);
        }
    }
}

/// The file that a game is written to.
async fn file_of(page: &mut Referee, table: &str, edition: &str) -> String {
    page.ask(json!({"type": "export-table", "table": table, "edition": edition}))
        .await;
    let file = page.socket.json_of("file").await;
    let name = file["name"].as_str().unwrap();
    assert!(
        name.starts_with("dradis-") && name.ends_with(".jsonl"),
        "{name}"
    );
    file["content"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_saved_shared_deleted_and_taken_in_again() {
    let (running, dir) = serve().await;
    let mut referee = Referee::enter(running.addr, &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    let table = referee.frame["table"].as_str().unwrap().to_owned();
    let full = file_of(&mut referee, &table, "full").await;
    let public = file_of(&mut referee, &table, "public").await;
    assert!(full.len() > public.len() && public.contains("Ana"));
    assert!(!public.contains("\"blind\""), "a shared file opens nothing");

    // Somebody is at it.
    let mut other = Referee::come_back(running.addr, &referee.key).await;
    other.heed().await;
    let delete = json!({"type": "delete-table", "table": table});
    let (tables, trouble) = list_after(&mut other, delete.clone()).await;
    assert_eq!(trouble.as_deref(), Some("trouble-table-in-use"));
    assert_eq!(tables.len(), 1);
    drop(other);

    // Nobody is: it is gone, with all of its files.
    let (tables, trouble) = list_after(&mut referee, json!({"type": "leave-table"})).await;
    assert_eq!((tables.len(), trouble), (1, None));
    assert_eq!(file_of(&mut referee, &table, "full").await, full);
    let (tables, trouble) = list_after(&mut referee, delete).await;
    assert_eq!((tables.len(), trouble), (0, None));
    let left = std::fs::read_dir(dir.path().join("tables"))
        .unwrap()
        .count();
    assert_eq!(left, 0, "nothing of it stays");

    // Its file brings it back, in any number of parts.
    let import = |part: &str, first: bool, last: bool| json!({"type": "import-table", "part": part, "first": first, "last": last});
    let (one, two) = full.split_at(full.len() / 2);
    referee.ask(import("dropped", true, false)).await;
    referee.ask(import(one, true, false)).await;
    let (tables, trouble) = list_after(&mut referee, import(two, false, true)).await;
    assert_eq!((tables.len(), trouble), (1, None));
    assert_eq!(tables[0]["players"], json!(["Ana", "Ben", "Cem"]));
    assert_eq!(tables[0]["winner"], Value::Null);
    assert_eq!(file_of(&mut referee, &table, "full").await, full);
    for (content, expected) in [
        (full.as_str(), "trouble-import-there"),
        (public.as_str(), "trouble-import-shared"),
        ("no game", "trouble-import"),
        ("", "trouble-import"),
    ] {
        let (tables, trouble) = list_after(&mut referee, import(content, true, true)).await;
        assert_eq!(trouble.as_deref(), Some(expected));
        assert_eq!(tables.len(), 1);
    }
    referee.open_table(&table).await;
    assert_eq!(referee.frame["view"]["seats"][0]["name"], "Ana");
}

/// A phone that comes too late with a code hears that it has been used: the words for that ask for a new one.
#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_was_used_is_told_to_be_used_that_evening_and_after_a_restart() {
    let (running, dir) = serve().await;
    let mut referee = Referee::enter(running.addr, &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    let first = referee.frame["table"].clone();
    let (ana, ben) = (referee.offer(0).await, referee.offer(1).await);
    let mut phone = Phone::scan(&ana).await;
    referee.same(0, &mut phone).await;

    let [anas, bens] = [ana, ben].map(|at| at.split_once('#').unwrap().1.to_owned());
    let addr = running.addr;
    let turned_away = async |code: &str| Phone::use_code(addr, code).await.err();
    assert_eq!(turned_away(&anas).await, Some(Refusal::UsedCode));
    // Whether its phone is there or not, and whatever table the referee is at.
    drop(phone);
    referee
        .until(|page| page.frame["devices"][0]["state"] == "away")
        .await;
    assert_eq!(turned_away(&anas).await, Some(Refusal::UsedCode));
    referee.new_table().await;
    assert_ne!(referee.frame["table"], first);
    assert_eq!(turned_away(&anas).await, Some(Refusal::UsedCode));

    drop(referee);
    running.stop().await;
    let running = serve_at(dir.path(), Ipv4Addr::LOCALHOST.into()).await;
    assert_eq!(running.addr, addr);
    assert_eq!(turned_away(&anas).await, Some(Refusal::UsedCode));
    // A code that nobody used ended with the program: all there is to say is that it is not good any more.
    assert_eq!(turned_away(&bens).await, Some(Refusal::UnknownCode));
}
