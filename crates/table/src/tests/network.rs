//! What of the network concerns a table: who may ask, which codes are shown again, which phones were here.

use std::time::Duration;

use dradis_channel::LinkId;
use dradis_facts::SeatId;
use serde_json::json;

use super::room::{REFEREE, Room};
use crate::batch::Out;
use crate::seats::Holder;
use crate::wire::{NetworkAsk, OwnWifi, TableAsk, WifiCard, WifiSecurity};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);

#[test]
fn only_referees_screens_ask_about_the_network() {
    let mut room = Room::new(130);
    room.begin(3);
    let ask = json!({"type": "network", "ask": {"type": "show-wifi"}});
    let phone = room.pair(ANA);
    let stranger = room.scan(BEN);
    for link in [phone, stranger] {
        room.say_openly(link, &ask);
        room.say(link, &ask);
    }
    let tablet = room.scan_tablet();
    room.say_openly(tablet, &ask);
    assert_eq!(room.network_asks, [], "before Same");
    let tablet = room.pair_tablet();
    room.say_openly(tablet, &ask);
    room.ask(TableAsk::Network {
        ask: NetworkAsk::Watch,
    });
    let asked = [(tablet, NetworkAsk::ShowWifi), (REFEREE, NetworkAsk::Watch)];
    assert_eq!(room.network_asks, asked);
}

#[test]
fn codes_on_show_are_shown_again_with_what_is_left_of_their_time() {
    let mut room = Room::new(131);
    room.begin(3);
    assert!(!room.table.shows_code());
    room.ask(TableAsk::OfferPairing { seat: ANA });
    let comparing = room.scan(BEN);
    assert!(room.table.shows_code());
    room.pass(Duration::from_secs(50));
    let tablet = room.pair_tablet();
    let now = room.now();
    let shown = room.table.show_codes_again(now).out;
    let mut screens: Vec<LinkId> = Vec::new();
    for (link, out) in shown {
        let Out::Code {
            holder,
            fragment,
            expires_in,
        } = out
        else {
            panic!("{out:?} is no code");
        };
        assert_eq!(holder, Holder::Seat(ANA));
        assert_eq!(*fragment.reveal(), room.codes[&holder]);
        assert_eq!(expires_in, Duration::from_secs(70));
        screens.push(link);
    }
    screens.sort();
    assert_eq!(screens, [REFEREE, tablet]);
    room.lose(comparing);
    room.pass(Duration::from_secs(71));
    assert!(!room.table.shows_code());
    let now = room.now();
    assert!(room.table.show_codes_again(now).out.is_empty());
}

#[test]
fn a_phone_that_went_is_remembered_with_the_time() {
    let mut room = Room::new(132);
    room.begin(3);
    let phone = room.pair(ANA);
    room.scan(BEN);
    let phones = |room: &Room| json!(room.table.seat_phones(room.now()));
    assert_eq!(phones(&room), json!([{"seat": 0, "left": null}]));
    room.pass(Duration::from_secs(60));
    let left = crate::game::time_text(room.now().utc);
    room.lose(phone);
    room.pass(Duration::from_secs(60));
    assert_eq!(phones(&room), json!([{"seat": 0, "left": left}]));
    room.pair(ANA);
    assert_eq!(phones(&room), json!([{"seat": 0, "left": null}]));
}

#[test]
fn a_password_is_not_printed() {
    let wifi = OwnWifi {
        name: "Pegasus".to_owned(),
        security: WifiSecurity::Wpa {
            password: "so say we all".to_owned(),
        },
        hidden: false,
    };
    let card = WifiCard {
        wifi: wifi.clone(),
        svg: "so say we all".to_owned(),
    };
    let ask = TableAsk::Network {
        ask: NetworkAsk::KeepWifi { wifi },
    };
    for printed in [format!("{ask:?}"), format!("{card:?}")] {
        assert!(!printed.contains("so say"), "{printed}");
    }
}
