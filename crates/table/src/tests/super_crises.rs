//! What revealing brings to phones: nothing to whose player is human, Super Crises to who holds them, the cards of
//! a Cylon to who receives them; and how the Super Crisis deck is verified.

use dradis_channel::LinkId;
use dradis_facts::SeatId;
use dradis_facts::content::HeldKind;
use dradis_facts::options::{Mode, Modes, Options, ReadingSeconds};
use dradis_facts::turn::TurnStep;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Command, FirstPlayer, Player};
use dradis_state::correction::{Correction, Reason};
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use super::room::{NAMES, Room, held_in};
use crate::archive::{ArchiveError, FullRow, check, verify};
use crate::wire::TableAsk;

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);

/// The turns of a game of three have begun; Dradis keeps the Super Crises, and the Loyalty cards or not.
fn playing(room: &mut Room, loyalty: Mode) {
    let outcome = room.command(Command::Begin {
        players: NAMES
            .iter()
            .take(3)
            .map(|name| Player {
                name: (*name).to_owned(),
            })
            .collect(),
        options: Options {
            modes: Modes {
                loyalty,
                super_crises: Mode::App,
                ..Modes::default()
            },
            reading_seconds: ReadingSeconds(0),
            ..Options::default()
        },
        first: FirstPlayer::Chosen { seat: SeatId(0) },
    });
    assert_eq!(outcome["type"], "accepted", "{outcome}");
    room.choose_characters(3);
    let option = match loyalty {
        Mode::App => "deal",
        Mode::Table => "dealt",
    };
    let outcome = room.choose(PromptKind::DealLoyalty, option);
    assert_eq!(outcome["type"], "accepted", "{outcome}");
    let open = dradis_rules::prompts(room.table.state());
    if open
        .iter()
        .any(|prompt| prompt.kind == PromptKind::CloseReading)
    {
        let outcome = room.choose(PromptKind::CloseReading, "close-reading");
        assert_eq!(outcome["type"], "accepted", "{outcome}");
    }
}

fn revealed(room: &mut Room, seat: SeatId) {
    let sympathizer = false;
    let happening = Happening::CylonRevealed { seat, sympathizer };
    let outcome = room.command(Command::Record { happening });
    assert_eq!(outcome["type"], "accepted", "{outcome}");
}

fn hand(room: &mut Room, seat: SeatId, cards: u8) {
    let outcome = room.command(Command::Correct {
        corrections: vec![Correction::Held {
            kind: HeldKind::SUPER_CRISIS,
            seat,
            cards,
        }],
        reason: Reason::Forgotten,
        repairs: None,
        insist: false,
    });
    assert_eq!(outcome["type"], "accepted", "{outcome}");
}

/// The Super Crisis cards that a phone has been told last.
fn told(room: &Room, phone: LinkId) -> Option<usize> {
    let frame = room.phone(phone).secret()?;
    Some(held_in(&frame["secret"], "super-crisis").len())
}

#[test]
fn who_holds_super_crises_is_told_which_even_where_the_table_keeps_the_loyalty_cards() {
    let mut room = Room::new(70);
    playing(&mut room, Mode::Table);
    let [ben, cem] = [BEN, CEM].map(|seat| room.pair(seat));
    assert_eq!((told(&room, ben), told(&room, cem)), (None, None));
    revealed(&mut room, BEN);
    assert_eq!((told(&room, ben), told(&room, cem)), (Some(1), None));
    let held = room.table.state().held_hand(HeldKind::SUPER_CRISIS, BEN)[0];
    let secret = room.phone(ben).secret().expect("a secret");
    assert_eq!(
        held_in(&secret["secret"], "super-crisis"),
        [json!(held.name())]
    );
    assert!(!room.frame().to_string().contains(held.name()));
    // A card that leaves the hand leaves the phone.
    hand(&mut room, BEN, 2);
    assert_eq!(told(&room, ben), Some(2));
    hand(&mut room, BEN, 0);
    assert_eq!((told(&room, ben), told(&room, cem)), (Some(0), None));
}

#[test]
fn a_player_without_a_phone_sees_them_on_the_screen_in_their_hands() {
    let mut room = Room::new(71);
    playing(&mut room, Mode::Table);
    let shown = |room: &Room| -> Option<Value> {
        let pages = room.pages.iter().rev();
        let mut words = pages.filter_map(|page| serde_json::from_str::<Value>(&page.text).ok());
        let word = words.find(|word| word["type"] == "here")?;
        Some(word["here"].clone())
    };
    room.ask(TableAsk::ShowHere { seat: BEN });
    assert_eq!(shown(&room), None, "there is nothing to see");
    revealed(&mut room, BEN);
    room.ask(TableAsk::ShowHere { seat: BEN });
    let here = shown(&room).expect("the screen shows them");
    assert_eq!(held_in(&here["secret"], "super-crisis").len(), 1);
}

/// A host that chooses who gets which card, or lets a card be played that nobody holds, is found.
#[test]
fn a_deck_that_the_stream_does_not_give_and_a_card_that_is_not_held_are_found() {
    let mut room = Room::new(72);
    playing(&mut room, Mode::App);
    revealed(&mut room, BEN);
    hand(&mut room, BEN, 3);
    hand(&mut room, BEN, 0);
    revealed(&mut room, CEM);
    let path = room.folder.table_path(room.table.id());
    room.close();
    let draws = verify(&path, None)
        .expect("in order")
        .secrets
        .expect("secrets")
        .draws;
    let journal = dradis_journal::Journal::open(&path, &[]).expect("a journal");
    let rows = journal.rows(1).expect("rows");
    let changed = |change: &mut dyn FnMut(&mut Value)| {
        let rows: Vec<FullRow> = rows
            .iter()
            .map(|row| {
                let mut body = row.body.clone();
                let events = body
                    .pointer_mut("/record/events")
                    .and_then(Value::as_array_mut);
                for event in events.into_iter().flatten() {
                    if event["type"] == "held" {
                        change(event);
                    }
                }
                FullRow {
                    body,
                    ..FullRow::from(row.clone())
                }
            })
            .collect();
        check(journal.genesis().game, rows)
    };
    assert_eq!(changed(&mut |_| ()).expect("in order").draws, draws);
    // Each of the two shuffles, by itself.
    for which in 0..2 {
        let mut built = 0;
        let other = changed(&mut |event| {
            if event["held"]["type"] == "deck-built" {
                if built == which {
                    let deck = &mut event["held"]["deck"]["$secret"];
                    deck.as_array_mut().expect("a deck").swap(0, 1);
                }
                built += 1;
            }
        });
        assert!(matches!(other, Err(ArchiveError::Draw { .. })), "{which}");
        assert_eq!(built, 2);
    }
    let fewer = changed(&mut |event| {
        if event["held"]["type"] == "deck-built" {
            event["held"]["cards"] = 3.into();
        }
    });
    assert!(matches!(fewer, Err(ArchiveError::Draw { .. })));
    // Whoever has given all cards back holds none to play.
    let played = changed(&mut |event| {
        if event["held"]["type"] == "returned" {
            event["held"] = serde_json::json!({
                "type": "played", "seat": 2, "card": "inbound-nukes",
            });
        }
    });
    assert!(matches!(played, Err(ArchiveError::Draw { .. })));
}

/// A game in which the first player is a Cylon or is not, in their Action step, with a phone at every seat.
fn acting(cylon: bool) -> (Room, [LinkId; 3]) {
    for seed in 80..120 {
        let mut room = Room::new(seed);
        playing(&mut room, Mode::App);
        let is = !room.table.state().loyalty.cylon_cards(ANA).is_empty();
        if is != cylon {
            continue;
        }
        let phones = [ANA, BEN, CEM].map(|seat| room.pair(seat));
        let outcome = room.command(Command::Correct {
            corrections: vec![Correction::TurnStep {
                step: TurnStep::Action,
            }],
            reason: Reason::WrongButton,
            repairs: None,
            insist: false,
        });
        assert_eq!(outcome["type"], "accepted", "{outcome}");
        return (room, phones);
    }
    panic!("no such deal");
}

fn says_reveal(room: &mut Room, phone: LinkId) {
    let open = dradis_rules::prompts(room.table.state());
    let mut turns = open
        .iter()
        .filter(|prompt| prompt.kind == PromptKind::TakeTurn);
    let prompt = turns.next().expect("a turn").id;
    let id = room.next_id();
    let word = json!({"type": "answer", "id": id, "prompt": prompt, "option": "act:reveal"});
    room.say(phone, &word);
}

/// A page that asks although its player holds no Cylon card is answered alone: no row, and no frame for anybody else.
#[test]
fn a_human_who_asks_to_reveal_is_refused_on_their_own_phone_and_nowhere_else() {
    let (mut room, phones) = acting(false);
    let heard = |room: &Room| -> Vec<usize> {
        let phones = phones.map(|phone| room.phone(phone).heard.len());
        [phones.to_vec(), vec![room.pages.len(), room.wall.len()]].concat()
    };
    let (before, rows) = (heard(&room), room.table.public_row_bodies());
    says_reveal(&mut room, phones[0]);
    let mut after = before;
    after[0] += 1;
    assert_eq!(heard(&room), after);
    assert_eq!(room.table.public_row_bodies(), rows);
    let reply = room.phone(phones[0]).reply().expect("an answer");
    assert_eq!(reply["outcome"]["line"]["id"], "refused-no-cylon-card");
    assert!(room.table.state().loyalty.revealed.is_empty());

    let (mut room, phones) = acting(true);
    says_reveal(&mut room, phones[0]);
    let reply = room.phone(phones[0]).reply().expect("an answer");
    assert_eq!(reply["outcome"]["type"], "accepted");
}

/// What a Cylon hands on is shown to who receives it after a row says so, and to nobody else.
#[test]
fn cards_that_are_handed_on_are_shown_after_a_row_to_who_receives_them() {
    let (mut room, phones) = acting(true);
    revealed(&mut room, ANA);
    // A second card, as the Sleeper phase deals one.
    for distance in [3, 1] {
        let happening = Happening::FleetJumped { distance };
        let outcome = room.command(Command::Record { happening });
        assert_eq!(outcome["type"], "accepted", "{outcome}");
    }
    let outcome = room.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(outcome["type"], "accepted", "{outcome}");
    let outcome = room.command(Command::Correct {
        corrections: vec![
            Correction::ActivePlayer { seat: ANA },
            Correction::TurnStep {
                step: TurnStep::Action,
            },
        ],
        reason: Reason::WrongButton,
        repairs: None,
        insist: false,
    });
    assert_eq!(outcome["type"], "accepted", "{outcome}");
    let cards = |room: &Room, phone| {
        let frame = room.phone(phone).secret().expect("a secret");
        held_in(&frame["secret"], "loyalty").len()
    };
    let before = [0, 1, 2].map(|seat| cards(&room, phones[seat]));
    assert!(before[0] > 1);
    room.choose(PromptKind::TakeTurn, "act:resurrection-ship");
    room.choose(PromptKind::ChooseCourse, "branch:1");
    let outcome = room.choose(PromptKind::PickPlayer, "player:1");
    assert_eq!(outcome["type"], "accepted", "{outcome}");
    let after = [0, 1, 2].map(|seat| cards(&room, phones[seat]));
    assert_eq!(after, [1, before[1] + before[0] - 1, before[2]]);
    assert!(room.table.state().loyalty.shown.contains(&BEN));
    // The frame with the new card names a row after the one that handed it on.
    let rows = room.table.public_row_bodies();
    let rows: Vec<String> = rows.iter().map(ToString::to_string).collect();
    let last = |what: &str| rows.iter().rposition(|row| row.contains(what)).expect(what);
    assert!(last("loyalty-given") < last("loyalty-shown"));
}
