//! Pass-and-play: cards on a referee's screen.

use std::time::Duration;

use dradis_channel::LinkId;
use dradis_facts::SeatId;
use dradis_facts::content::{HeldKind, LocationId, LoyaltyCard};
use dradis_facts::kit::{Game, Objective};
use dradis_facts::places::Place;
use dradis_facts::turn::TurnStep;
use dradis_rules::play::mutiny::playable;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Command, prompts};
use dradis_state::correction::{Correction, Reason};
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use super::room::{REFEREE, Room, held_in};
use crate::sealed::HERE_LEN;
use crate::wire::TableAsk;

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);

fn dealt(seed: u8) -> Room {
    let mut room = Room::new(seed);
    room.begin(3);
    room.choose_characters(3);
    room.deal();
    room
}

/// Every time a page was shown cards or told to cover them, with its link.
fn shown(room: &Room) -> Vec<(LinkId, Value)> {
    let pages = room.pages.iter().filter_map(|page| {
        let word: Value = serde_json::from_str(&page.text).ok()?;
        (word["type"] == "here").then(|| (page.link, word["here"].clone()))
    });
    pages.collect()
}

fn show(room: &mut Room, seat: SeatId) {
    room.ask(TableAsk::ShowHere { seat });
}

fn trouble(room: &Room) -> &Value {
    &room.referee.last().expect("a word")["line"]["id"]
}

#[test]
fn the_row_comes_first_and_only_the_screen_that_asked_is_shown() {
    let mut room = dealt(90);
    let other = room.another_referee();
    assert_eq!(room.frame()["undo"]["class"], "sticky");
    show(&mut room, BEN);
    assert_eq!(room.table.state().loyalty.shown, [BEN]);
    assert_eq!(room.frame()["undo"]["class"], "barred");
    let hand = &room.table.state().loyalty.cards.reveal().hands[1];
    let hand: Vec<&str> = hand.iter().map(|card| card.name()).collect();
    let seen = shown(&room);
    let secret = json!({
        "seat": 1, "held": [{"kind": "loyalty", "cards": hand}], "has_read": false,
        "civilians": [], "destinations": [], "destiny": [], "look": null,
    });
    assert_eq!(seen, [(REFEREE, json!({"seat": 1, "secret": secret}))]);

    // In the same batch the row is there before the cards are.
    let batch = room.pages.last().expect("a page").batch;
    let words: Vec<(LinkId, Value)> = room
        .pages
        .iter()
        .filter(|page| page.batch == batch)
        .map(|page| (page.link, serde_json::from_str(&page.text).expect("JSON")))
        .collect();
    let kinds: Vec<(LinkId, &Value)> = words
        .iter()
        .map(|(link, word)| (*link, &word["type"]))
        .collect();
    let table = &json!("changed");
    assert_eq!(
        kinds,
        [
            (REFEREE, table),
            (super::room::WALL, table),
            (other, table),
            (REFEREE, &json!("here")),
        ]
    );
    let told = room.frame()["log"]
        .as_array()
        .expect("a log")
        .last()
        .cloned();
    assert_eq!(
        told.expect("an entry")["lines"][0]["id"],
        "log-loyalty-shown-here"
    );
}

#[test]
fn every_hand_has_one_length() {
    let mut room = dealt(91);
    for seat in [ANA, BEN, SeatId(2)] {
        show(&mut room, seat);
    }
    let lengths: Vec<usize> = room
        .pages
        .iter()
        .filter(|page| page.text.starts_with("{\"type\":\"here\""))
        .map(|page| page.text.len())
        .collect();
    assert_eq!(lengths, [HERE_LEN; 3]);
    let longest = LoyaltyCard::all().map(|card| card.name().len()).max();
    let longest = longest.expect("cards") + 3;
    assert!(longest * LoyaltyCard::all().count().max(11) + 120 < HERE_LEN);
}

#[test]
fn a_second_look_is_written_down_and_bars_nothing() {
    let mut room = dealt(92);
    show(&mut room, BEN);
    let before = room.frame()["row"].as_u64();
    room.ask(TableAsk::CoverHere);
    show(&mut room, BEN);
    assert_eq!(room.frame()["row"].as_u64(), before.map(|row| row + 1));
    assert_eq!(room.table.state().loyalty.shown, [BEN]);
    assert_eq!(shown(&room).len(), 2);
    assert_eq!(room.frame()["undo"]["class"], "free");
}

#[test]
fn a_player_with_a_phone_reads_there() {
    let mut room = dealt(93);
    show(&mut room, BEN);
    let phone = room.pair(BEN);
    let covered = (REFEREE, json!({"seat": 1, "secret": null}));
    assert_eq!(shown(&room).last(), Some(&covered), "the phone came");
    let rows = room.frame()["row"].clone();
    show(&mut room, BEN);
    assert_eq!(trouble(&room), "trouble-here-phone");
    assert_eq!(room.frame()["row"], rows);
    room.lose(phone);
    show(&mut room, BEN);
    assert_ne!(shown(&room).last(), Some(&covered), "its battery is empty");
}

#[test]
fn one_screen_is_held_at_a_time_and_one_that_is_gone_is_forgotten() {
    let mut room = dealt(94);
    let other = room.another_referee();
    show(&mut room, BEN);
    room.ask_of(other, TableAsk::ShowHere { seat: ANA });
    let seen = shown(&room);
    assert_eq!(seen[1], (REFEREE, json!({"seat": 1, "secret": null})));
    assert_eq!(seen[2].0, other);
    assert_eq!(seen[2].1["secret"]["seat"], 0);
    room.lose_page(other);
    room.pair(ANA);
    room.pass(Duration::from_secs(1));
    assert_eq!(shown(&room).len(), 3);
}

#[test]
fn without_cards_there_is_nothing_to_show() {
    let mut room = Room::new(95);
    room.begin(3);
    show(&mut room, ANA);
    assert_eq!(trouble(&room), "trouble-here-nothing");
    room.choose_characters(3);
    room.deal();
    for seat in [SeatId(3), SeatId(200)] {
        show(&mut room, seat);
        assert_eq!(trouble(&room), "trouble-here-nothing");
    }
    assert_eq!(shown(&room), []);
}

#[test]
fn cards_that_cannot_be_written_down_are_not_shown_here() {
    let mut room = dealt(96);
    room.ask_when_rows_fail(TableAsk::ShowHere { seat: BEN });
    assert_eq!(trouble(&room), "trouble-journal-failed");
    assert_eq!(shown(&room), []);
    assert_eq!(room.table.state().loyalty.shown, []);
}

#[test]
fn a_phone_that_comes_later_gets_the_cards_that_were_shown_here() {
    let mut room = dealt(97);
    show(&mut room, BEN);
    room.choose(PromptKind::CloseReading, "close-reading");
    let phone = room.pair(BEN);
    let on_screen = held_in(&shown(&room)[0].1["secret"], "loyalty");
    let on_phone = room.phone(phone).secret().expect("cards");
    assert_eq!(held_in(&on_phone["secret"], "loyalty"), on_screen);
}

#[test]
fn a_break_covers_the_screen_and_shows_nothing() {
    let mut room = dealt(98);
    show(&mut room, BEN);
    room.ask(TableAsk::Pause);
    let (_, last) = shown(&room).pop().expect("a word");
    assert_eq!(last["secret"], Value::Null, "covered");
    let before = shown(&room).len();
    show(&mut room, BEN);
    assert_eq!(trouble(&room), "trouble-paused");
    assert_eq!(shown(&room).len(), before);
}

#[test]
fn the_cards_of_a_seat_that_nobody_sits_at_are_shown_to_nobody_until_somebody_does() {
    let record = |room: &mut Room, happening| {
        let outcome = room.command(Command::Record { happening });
        assert_eq!(outcome["type"], "accepted", "{outcome}");
    };
    let mut room = dealt(98);
    show(&mut room, BEN);
    record(&mut room, Happening::SeatLeft { seat: BEN });
    let covered = (REFEREE, json!({"seat": 1, "secret": null}));
    assert_eq!(shown(&room).last(), Some(&covered));
    show(&mut room, BEN);
    assert_eq!(trouble(&room), "trouble-here-nothing");
    let phone = room.pair(BEN);
    assert_eq!(room.phone(phone).secret(), None, "it was shown before");
    record(&mut room, Happening::SeatLeft { seat: ANA });
    let other = room.pair(ANA);
    assert_eq!(room.phone(other).secret(), None);
    assert_eq!(room.table.state().loyalty.shown, [BEN], "Ana's never were");
    for (link, seat) in [(phone, BEN), (other, ANA)] {
        record(&mut room, Happening::SeatTaken { seat });
        assert!(room.phone(link).secret().is_some(), "a substitute");
    }
    assert_eq!(room.table.state().loyalty.shown, [BEN, ANA]);
}

/// A combined game of three, in the action of the first, who holds a Mutiny card.
fn with_a_mutiny_card(seed: u8) -> Room {
    let mut room = Room::new(seed);
    let Command::Begin {
        players,
        mut options,
        first,
    } = super::room::begin(3)
    else {
        unreachable!("it begins a game")
    };
    options.game = Game::combined(Objective::Kobol);
    let begun = room.command(Command::Begin {
        players,
        options,
        first,
    });
    assert_eq!(begun["type"], "accepted", "{begun}");
    while let Some(prompt) = prompts(room.table.state()).first() {
        let kind = prompt.kind;
        if kind == PromptKind::TakeTurn {
            break;
        }
        let reads = [PromptKind::CloseReading, PromptKind::ReadLoyalty].contains(&kind);
        let outcome = if reads {
            room.choose(PromptKind::CloseReading, "close-reading")
        } else {
            let option = prompt.options().next().expect("an answer");
            room.choose(kind, &option)
        };
        assert_eq!(outcome["type"], "accepted", "{kind:?} {outcome}");
    }
    let corrections = vec![
        Correction::TurnStep {
            step: TurnStep::Action,
        },
        Correction::Held {
            kind: HeldKind::MUTINY,
            seat: ANA,
            cards: 1,
        },
    ];
    let outcome = room.command(Command::Correct {
        corrections,
        reason: Reason::Agreed,
        repairs: None,
        insist: true,
    });
    assert_eq!(outcome["type"], "accepted", "{outcome}");
    room
}

#[test]
fn whoever_holds_the_screen_names_a_card_of_theirs_as_on_a_phone_and_nobody_else_does() {
    let (mut played, mut refused) = (0, 0);
    for seed in 100..124 {
        let mut room = with_a_mutiny_card(seed);
        // What cards ask for is often not so for who has no skill card and sits in the Brig.
        if seed % 2 == 1 {
            let place = Place::on(LocationId::BRIG);
            let corrections = vec![
                Correction::Hand {
                    seat: ANA,
                    cards: 0,
                },
                Correction::Place { seat: ANA, place },
            ];
            room.command(Command::Correct {
                corrections,
                reason: Reason::Agreed,
                repairs: None,
                insist: true,
            });
        }
        let outcome = room.choose(PromptKind::TakeTurn, "act:mutiny");
        assert_eq!(outcome["type"], "accepted", "whatever the card is");
        let named = |room: &mut Room| room.choose(PromptKind::ChooseHeld, "hand:1");
        let open = named(&mut room);
        assert_eq!(open["line"]["id"], "refused-owners-alone");
        // Nor does another player name it who holds the screen.
        show(&mut room, BEN);
        assert_eq!(named(&mut room)["line"]["id"], "refused-owners-alone");
        show(&mut room, ANA);
        let card = room.table.state().held_hand(HeldKind::MUTINY, ANA)[0];
        let can = playable(room.table.state(), ANA, card);
        let own = named(&mut room);
        if can {
            played += 1;
            assert_eq!(own["type"], "accepted", "{own}");
            let log = room.frame()["log"].as_array().expect("a log");
            let last = log.last().expect("an entry");
            assert_eq!(last["actor"], json!({"type": "seat", "seat": 0}));
        } else {
            refused += 1;
            assert_eq!(own["line"]["id"], "refused-not-met");
            room.ask(TableAsk::CoverHere);
            assert_eq!(named(&mut room)["line"]["id"], "refused-owners-alone");
        }
    }
    assert!(played > 0 && refused > 0, "{played} {refused}");
}
