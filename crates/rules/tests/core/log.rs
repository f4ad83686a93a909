//! The log in words.

use std::collections::BTreeMap;

use dradis_facts::SeatId;
use dradis_facts::content::HeldKind;
use dradis_facts::message::{Arg, Line};
use dradis_facts::options::Options;
use dradis_facts::resources::Resource;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Actor, Command, FirstPlayer, Viewer, narrate};
use dradis_state::Event;
use dradis_state::correction::{Correction, Reason};

use crate::game::{Game, NAMES, SIX, begin, correct, players};

fn number(value: i32) -> Arg {
    Arg::Number { value }
}

const fn seat(seat: u8) -> Arg {
    Arg::Seat { seat: SeatId(seat) }
}

fn words(ids: &[&str]) -> Arg {
    Arg::Words {
        ids: ids.iter().map(|id| (*id).to_owned().into()).collect(),
    }
}

/// Id and arguments of every line these events give the viewer.
fn lines(events: &[Event], viewer: Viewer) -> Vec<(&'static str, Vec<(&'static str, Arg)>)> {
    let told = events.iter().filter_map(|event| narrate(event, viewer));
    told.map(|Line { id, args }| (id, args.into_iter().collect()))
        .collect()
}

fn public(events: &[Event]) -> Vec<(&'static str, Vec<(&'static str, Arg)>)> {
    lines(events, Viewer::Public)
}

#[test]
fn setting_up_is_told() {
    let mut game = Game::empty(1);
    let mut begin = |first| {
        game = Game::empty(1);
        game.referee(&Command::Begin {
            players: players(&NAMES[..3]),
            options: Options::default(),
            first,
        })
    };
    assert_eq!(
        public(&begin(FirstPlayer::Chosen { seat: SeatId(2) })),
        [("log-game-began", vec![("player", seat(2))])]
    );
    let rolled = begin(FirstPlayer::Rolled);
    assert_eq!(public(&rolled)[0].0, "log-first-player-rolled");
}

#[test]
fn characters_and_titles_are_told() {
    let game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    let (_, events) = game.history.last_done().expect("a step");
    assert_eq!(
        public(events),
        [
            (
                "log-character-launches",
                vec![("area", words(&["area-fore-port"])), ("player", seat(2))]
            ),
            (
                "log-title-given",
                vec![("player", seat(1)), ("title", words(&["title-president"]))]
            ),
            (
                "log-title-given",
                vec![("player", seat(0)), ("title", words(&["title-admiral"]))]
            ),
            (
                "log-nukes-taken",
                vec![("nukes", number(2)), ("player", seat(0))]
            ),
        ]
    );
    let mut game = Game::empty(1);
    game.referee(&begin(3));
    let mut choose = |name| public(&game.choose(PromptKind::ChooseCharacter, name));
    let chosen = |name, player| {
        let name = words(&[name]);
        (
            "log-character-chosen",
            vec![("character", name), ("player", seat(player))],
        )
    };
    assert_eq!(
        choose("character:galen-tyrol"),
        [
            chosen("character-galen-tyrol", 0),
            (
                "log-character-starts",
                vec![
                    ("location", words(&["location-hangar-deck"])),
                    ("player", seat(0))
                ]
            ),
        ]
    );
    assert_eq!(
        choose("character:helo"),
        [
            chosen("character-helo", 1),
            ("log-character-off-board", vec![("player", seat(1))]),
        ]
    );
    assert_eq!(
        choose("character:apollo"),
        [chosen("character-apollo", 2)],
        "not placed before the player has chosen the area"
    );
}

#[test]
fn the_deal_tells_only_how_many_cards_there_are_and_that_the_ships_are_placed() {
    let mut game = Game::of(&SIX, Options::default(), SeatId(0), 1);
    let events = game.choose(PromptKind::DealLoyalty, "deal");
    assert_eq!(
        public(&events),
        [
            ("log-loyalty-dealt", vec![("cards", number(7))]),
            ("log-destiny-built", vec![("cards", number(10))]),
            ("log-board-laid-out", vec![]),
        ]
    );
}

#[test]
fn who_has_read_is_told_to_that_seat_alone() {
    let mut game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    game.choose(PromptKind::DealLoyalty, "deal");
    let events = game.choose(PromptKind::ReadLoyalty, "read");
    assert_eq!(public(&events), []);
    assert_eq!(lines(&events, Viewer::Seat(SeatId(1))), []);
    assert_eq!(
        lines(&events, Viewer::Seat(SeatId(0))),
        [("log-you-have-read", vec![])]
    );
    let events = game.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(
        public(&events),
        [
            ("log-reading-closed", vec![("without", number(2))]),
            (
                "log-starting-hands",
                vec![
                    ("cards", number(3)),
                    (
                        "players",
                        Arg::Seats {
                            seats: vec![SeatId(1), SeatId(2)]
                        }
                    )
                ]
            ),
            (
                "log-turn-began",
                vec![("number", number(1)), ("player", seat(0))]
            ),
        ]
    );
    let all = Event::ReadingClosed {
        without: Vec::new(),
    };
    assert_eq!(public(&[all]), [("log-reading-done", vec![])]);
}

#[test]
fn sending_cards_and_drawing_are_told_to_nobody() {
    let mut game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    let dealt = game.choose(PromptKind::DealLoyalty, "deal");
    let shown = game.give(
        Actor::Host,
        &Command::ShowLoyalty {
            seats: vec![SeatId(0)],
        },
    );
    for viewer in [
        Viewer::Public,
        Viewer::Seat(SeatId(0)),
        Viewer::Seat(SeatId(1)),
    ] {
        assert_eq!(lines(&shown, viewer), []);
        assert_eq!(lines(&dealt, viewer).len(), 3);
    }
}

#[test]
fn gains_losses_and_stops_are_told_apart() {
    let mut game = Game::playing();
    let mut told = |by| public(&game.turn_dial(Resource::Morale, by));
    let args = |by, from, to| {
        vec![
            ("by", number(by)),
            ("from", number(from)),
            ("resource", words(&["resource-morale"])),
            ("to", number(to)),
        ]
    };
    assert_eq!(told(-3), [("log-resource-lost", args(3, 10, 7))]);
    assert_eq!(told(9), [("log-resource-gained", args(9, 7, 15))]);
    assert_eq!(told(2), [("log-resource-at-limit", args(2, 15, 15))]);
}

#[test]
fn corrections_are_told_with_their_reason() {
    let mut game = Game::playing();
    let value = 4;
    let events = game.referee(&Command::Correct {
        corrections: vec![Correction::Resource {
            resource: Resource::Food,
            value,
        }],
        reason: Reason::Other {
            text: "wrong dial".to_owned(),
        },
        repairs: Some(6),
        insist: false,
    });
    assert_eq!(
        public(&events),
        [(
            "log-corrected-resource",
            vec![
                ("from", number(8)),
                ("reason", words(&["reason-other"])),
                ("repairs", number(6)),
                ("resource", words(&["resource-food"])),
                (
                    "text",
                    Arg::Text {
                        text: "wrong dial".to_owned()
                    }
                ),
                ("to", number(4)),
            ]
        )]
    );
    let mut told = |correction| public(&game.referee(&correct(correction)));
    let reason = ("reason", words(&["reason-misread"]));
    assert_eq!(
        told(Correction::Title {
            title: Title::President,
            seat: SeatId(2)
        }),
        [(
            "log-corrected-title",
            vec![
                ("player", seat(2)),
                reason.clone(),
                ("title", words(&["title-president"]))
            ]
        )]
    );
    assert_eq!(
        told(Correction::ActivePlayer { seat: SeatId(1) }),
        [(
            "log-corrected-active-player",
            vec![("player", seat(1)), reason.clone()]
        )]
    );
    assert_eq!(
        told(Correction::TurnNumber { number: 9 }),
        [(
            "log-corrected-turn-number",
            vec![("number", number(9)), reason]
        )]
    );
}

#[test]
fn every_reason_has_words_of_its_own() {
    let reasons = [
        (Reason::Forgotten, "reason-forgotten"),
        (Reason::Misread, "reason-misread"),
        (Reason::WrongButton, "reason-wrong-button"),
        (Reason::Agreed, "reason-agreed"),
    ];
    for (reason, id) in reasons {
        let mut game = Game::playing();
        let correction = Correction::TurnNumber { number: 3 };
        let events = game.referee(&Command::Correct {
            corrections: vec![correction],
            reason,
            repairs: None,
            insist: false,
        });
        let told: BTreeMap<_, _> = public(&events).remove(0).1.into_iter().collect();
        assert_eq!(told["reason"], words(&[id]));
    }
}

#[test]
fn what_players_do_in_their_turns_is_told() {
    let mut game = Game::standing(&["william-adama", "laura-roslin", "galen-tyrol"]);
    let ids = |events: &[Event]| -> Vec<&str> {
        let told = public(events).into_iter();
        told.map(|(id, _)| id).collect()
    };
    game.referee(&correct(Correction::TurnStep {
        step: TurnStep::Action,
    }));
    game.set_hand(0, 5);
    game.put(1, "research-lab");
    let acts = game.turn("act:executive-order");
    assert!(ids(&acts).contains(&"log-acts"));
    let order = game.choose(PromptKind::PickPlayer, "player:1");
    assert!(ids(&order).contains(&"log-action-granted"));
    game.choose(PromptKind::GrantedAction, "next");
    assert_eq!(game.state().turn.step, TurnStep::Crisis);
    let crisis = game.turn("card:food-shortage");
    let (id, arguments) = public(&crisis)[0].clone();
    assert_eq!(id, "log-crisis-opened");
    assert!(arguments.contains(&("player", seat(0))));
    let name = Arg::Text {
        text: "Food Shortage".to_owned(),
    };
    assert!(arguments.contains(&("card", name)));
    let chosen = game.choose(PromptKind::ChooseOption, "option:1");
    let told = public(&chosen);
    let (_, chose) = told
        .iter()
        .find(|(id, _)| *id == "log-crisis-chosen")
        .expect("it is told");
    assert!(chose.contains(&("choice", words(&["choice-second"]))));
}

#[test]
fn the_end_names_the_dials() {
    let mut game = Game::playing();
    game.turn_dial(Resource::Population, -12);
    game.turn_dial(Resource::Fuel, -8);
    let events = game.end_turn();
    assert_eq!(
        public(&events).last(),
        Some(&(
            "log-cylons-win-resources",
            vec![(
                "resources",
                words(&["resource-fuel", "resource-population"])
            )]
        ))
    );
}

#[test]
fn every_event_that_carries_a_rule_out_names_it() {
    let causes = |events: &[Event]| -> Vec<Vec<&str>> {
        let causes = events.iter().map(dradis_state::event::causes);
        causes
            .map(|rules| rules.into_iter().map(|rule| rule.as_str()).collect())
            .collect()
    };
    let mut game = Game::empty(1);
    let begun = game.referee(&begin(3));
    assert_eq!(causes(&begun), [vec!["SETUP-1", "SETUP-5"], vec![]]);
    let passed = |succession| Event::TitlePassed {
        title: Title::Admiral,
        from: None,
        to: SeatId(1),
        succession,
    };
    let [succeeded, given] = [true, false].map(|succession| causes(&[passed(succession)]).concat());
    assert_eq!(succeeded, ["TITLE-SUCC-3", "TITLE-SUCC-4"]);
    assert_eq!(given, ["TITLE-SUCC-4"]);
    let hand = |from, to| Event::HeldCounted {
        kind: HeldKind::SUPER_CRISIS,
        seat: SeatId(1),
        from,
        to,
    };
    assert_eq!(causes(&[hand(0, 1)]).concat(), ["REVEAL-8"]);
    assert_eq!(causes(&[hand(1, 0)]).concat(), ["CYPLAYER-10"]);
    let mut game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    let (_, chosen) = game.history.last_done().expect("a step");
    assert_eq!(
        causes(chosen).concat(),
        ["CHARSEL-5", "SETUP-7", "SETUP-7", "SETUP-8"],
        "a launch, two titles and the nukes"
    );
    let dealt = game.choose(PromptKind::DealLoyalty, "deal");
    assert_eq!(
        causes(&dealt).concat(),
        [
            "LOYDECK-4",
            "LOYDECK-8",
            "SETUP-16",
            "DESTINY-3",
            "SETUP-17",
            "SETUP-18"
        ]
    );
    let read = game.choose(PromptKind::ReadLoyalty, "read");
    assert_eq!(causes(&read).concat(), ["LOYDECK-5"]);
    let closed = game.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(
        causes(&closed).concat(),
        ["LOYDECK-5", "SETUP-14", "SETUP-15", "TURN-1", "TURN-4"]
    );
    let lost = game.turn_dial(Resource::Fuel, -8);
    assert_eq!(causes(&lost).concat(), ["RES-3"]);
    let ended = game.end_turn();
    assert_eq!(causes(&ended).concat(), ["SKILLSTEP-1", "END-1", "END-2"]);
    let corrected = Game::playing().referee(&correct(Correction::TurnNumber { number: 3 }));
    assert_eq!(causes(&corrected).concat(), Vec::<&str>::new());
}

#[test]
fn civilian_ships_are_told_as_they_come_and_never_what_they_are() {
    let mut game = crate::fight::fight(&serde_json::json!({}));
    let events = game.attack("thirty-three");
    let told = public(&events);
    let placed: Vec<_> = told
        .iter()
        .filter(|(id, _)| *id == "log-civilians-placed")
        .collect();
    let [(_, args)] = placed.as_slice() else {
        panic!("one line: {told:?}");
    };
    assert_eq!(args.len(), 2, "how many, and where");
    assert!(args.contains(&("count", number(4))), "{args:?}");
}
