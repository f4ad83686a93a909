//! A second evening: phones of an earlier game come to the table at which the referee is now, without a camera.

use std::net::Ipv4Addr;

use dradis_channel::Refusal;
use dradis_tests::client::{Phone, Referee, serve, serve_at, token};
use serde_json::Value;

/// The seats that a phone may ask for, by name.
fn free(phone: &Phone) -> Vec<&str> {
    let seats = phone.frame["next"]["seats"].as_array();
    let names = seats.into_iter().flatten().map(|seat| &seat["name"]);
    names.map(|name| name.as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_evening_begins_with_the_phones_of_the_first() {
    let (running, dir) = serve().await;
    let mut referee = Referee::enter(running.addr, &token(&running)).await;
    referee.new_table().await;
    referee.begin(3).await;
    let (mut ana, mut ben) = (referee.pair(0).await, referee.pair(1).await);
    referee.answer_until("read-loyalty").await;
    ana.until(|phone| !phone.secret.is_null()).await;
    ben.until(|phone| !phone.secret.is_null()).await;
    let cem = referee.offer(2).await;
    let first = referee.frame["table"].as_str().unwrap().to_owned();
    let cards = ana.secret["secret"].clone();
    let keys = [&ana, &ben].map(|phone| phone.key.clone().unwrap());
    let referees = referee.key.clone();
    drop(referee);
    running.stop().await;

    // The next evening. The phones find the table they had, the referee makes another one.
    let running = serve_at(dir.path(), Ipv4Addr::LOCALHOST.into()).await;
    let addr = running.addr;
    let mut ana = Phone::come_back(addr, &keys[0]).await.unwrap();
    let mut ben = Phone::come_back(addr, &keys[1]).await.unwrap();
    let mut referee = Referee::come_back(addr, &referees).await;
    referee.new_table().await;
    let second = referee.frame["table"].clone();
    assert_ne!(second, first.as_str());
    referee.begin(3).await;
    ana.until(|phone| free(phone) == ["Ana", "Ben", "Cem"])
        .await;
    ben.until(|phone| free(phone) == ["Ana", "Ben", "Cem"])
        .await;
    assert_eq!(ana.frame, ben.frame);
    assert_eq!(ana.frame["next"]["table"], second);

    // Two ask for one seat: the first one has it.
    let anas = ana.ask_to_join(0).await.expect("a code");
    assert_eq!(ben.ask_to_join(0).await, None);
    let bens = ben.ask_to_join(1).await.expect("a code");
    assert_ne!(anas, bens);
    let old = [ana.key.clone().unwrap(), ben.key.clone().unwrap()];
    drop((ana, ben));
    let mut ana = Phone::use_code(addr, &anas).await.unwrap();
    let mut ben = Phone::use_code(addr, &bens).await.unwrap();
    // Pictures first, as with a code that was scanned; before that nothing of the table is heard.
    referee.same(0, &mut ana).await;
    assert_eq!(ana.seat, Some(0));
    assert!(!ben.confirmed && ben.frame.is_null() && ben.heard.is_empty());
    referee.same(1, &mut ben).await;
    for phone in [&ana, &ben] {
        assert_eq!(phone.frame["table"], second);
        assert!(phone.frame["next"].is_null(), "the referee is here");
    }
    assert_eq!(ana.secret, Value::Null, "nothing is dealt here yet");
    assert_eq!(
        Phone::use_code(addr, &anas).await.err(),
        Some(Refusal::UsedCode)
    );
    // Who was never paired has nothing to ask by: a code of the first evening opens nothing.
    let (_, cems) = cem.split_once('#').unwrap();
    let refused = Phone::use_code(addr, &format!("#{cems}")).await.err();
    assert_eq!(refused, Some(Refusal::UnknownCode));

    // The first game is opened again: its phones are sent there, and come back by the keys they kept.
    referee.open_table(&first).await;
    ana.until(|phone| phone.frame["next"]["table"] == first.as_str())
        .await;
    assert_eq!(free(&ana), ["Cem"], "the others hold their seats there");
    assert_eq!(ana.ask_to_join(0).await, None, "somebody holds it");
    assert!(
        Phone::come_back(addr, ana.key.as_ref().unwrap())
            .await
            .is_err()
    );
    let mut back = Phone::come_back(addr, &old[0]).await.unwrap();
    back.until(|phone| phone.confirmed && !phone.secret.is_null())
        .await;
    assert_eq!(back.secret["secret"], cards);
    let is_back = |frame: &Value| {
        frame["table"] == first.as_str() && frame["devices"][0]["state"] == "connected"
    };
    referee.until(|page| is_back(&page.frame)).await;
}
