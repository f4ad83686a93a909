//! Refusals: their rule and their words.

use std::collections::BTreeSet;

use dradis_facts::board::Impossible;
use dradis_facts::checks;
use dradis_facts::content::HeldKind;
use dradis_facts::message::{Arg, Line, Message, catalogue_ids};
use dradis_facts::{Rejection, SeatId};

use crate::game::{character, location};

fn all() -> Vec<Rejection> {
    vec![
        Rejection::StalePrompt,
        Rejection::NotYours,
        Rejection::UnknownOption {
            option: "x".to_owned(),
            legal: vec!["a".to_owned(), "b".to_owned()],
        },
        Rejection::RefereeOnly,
        Rejection::HostOnly,
        Rejection::PlayerCount {
            given: 7,
            fewest: 3,
            most: 6,
        },
        Rejection::NameEmpty { seat: SeatId(1) },
        Rejection::NameTooLong { seat: SeatId(1) },
        Rejection::NameTwice {
            name: "Ana".to_owned(),
        },
        Rejection::NoSuchSeat { seat: SeatId(6) },
        Rejection::AlreadyBegun,
        Rejection::NotBegun,
        Rejection::GameOver,
        Rejection::NoChange,
        Rejection::NoSuchReminder {
            reminder: dradis_facts::rule_id!("REM-32"),
        },
        Rejection::DialRange {
            value: 16,
            most: 15,
        },
        Rejection::TurnNumber { number: 1000 },
        Rejection::ReasonEmpty,
        Rejection::ReasonTooLong,
        Rejection::Impossible {
            impossible: vec![
                Impossible::NobodyThere { seat: SeatId(5) },
                Impossible::CannotFly { seat: SeatId(1) },
            ],
        },
        Rejection::CorrectionCount { given: 17 },
        Rejection::ListTooLong,
        Rejection::CivilianPile { left: 2 },
        Rejection::ShipsTooEarly,
        Rejection::NoSuchRow { row: 9 },
        Rejection::SeatOrder,
        Rejection::NoSuchCivilianShip,
        Rejection::NotByHand,
        Rejection::ReadingTime { seconds: 121 },
        Rejection::LoyaltyByHand,
        Rejection::NoDestinyToShow,
        Rejection::PileOfHands { told: 1, added: 3 },
        Rejection::NotInPlay {
            name: "cag".to_owned(),
        },
        Rejection::NoSuchSkillCard { strength: 6 },
        Rejection::QuestionFirst,
        Rejection::NotOver,
        Rejection::OpenByHand,
        Rejection::LoyaltyOpen,
        Rejection::HandRange { held: 4 },
        Rejection::NoCylonCard,
        Rejection::NotMet,
        Rejection::OwnersAlone,
        Rejection::CylonLocation,
        Rejection::CylonsStay,
        Rejection::NotAPilot,
        Rejection::NoViperLeft,
        Rejection::NotOnBoard,
        Rejection::StaysOnBoard,
        Rejection::TitleForCylon,
        Rejection::NoLeader,
        Rejection::PursuitSpace { most: 4 },
        Rejection::NoJumpHere,
        Rejection::NotBack,
        Rejection::Missions,
        Rejection::OutOfTheGame,
        Rejection::TooManyForces { most: 4 },
        Rejection::TooManyAssaultRaptors { most: 3 },
        Rejection::TooManyMiracles { most: 1 },
        Rejection::AlreadyRevealed,
        Rejection::AtAutoJump,
        Rejection::Distance { distance: 4 },
        Rejection::SuperCrisesKept,
        Rejection::HeldHand {
            kind: HeldKind::SUPER_CRISIS,
            seat: SeatId(0),
            left: 2,
        },
        Rejection::NoDamageToken,
        Rejection::NotDamaged,
        Rejection::NoCenturionLeft,
        Rejection::NoCenturion,
        Rejection::AttackCardInPlay,
        Rejection::NoBasestar,
        Rejection::NoHeavyRaider,
        Rejection::NotThere {
            location: location("communications"),
        },
        Rejection::CommunicationsJammed,
        Rejection::NoCivilianShip,
        Rejection::DamagedLocation {
            location: location("command"),
        },
        Rejection::NotForCylons,
        Rejection::NotTheirs,
        Rejection::NotFlying,
        Rejection::NoViperToActivate,
        Rejection::NoTarget,
        Rejection::NoNuke,
        Rejection::NoRaptor,
        Rejection::NoRisk { needed: 1 },
        Rejection::DamagedVipers { damaged: 1 },
        Rejection::NoRollToCorrect,
        Rejection::NoSuchFace { face: 9 },
        Rejection::NoCrisisNow,
        Rejection::NotOnBlue,
        Rejection::CheckNumbers,
        Rejection::QuorumRange { held: 1, most: 17 },
        Rejection::NotDealt,
        Rejection::NoSuchPlayer {
            name: "Eva".to_owned(),
            players: vec!["Ana".to_owned(), "Ben".to_owned()],
        },
        Rejection::CharacterTwice {
            character: character("apollo"),
        },
        Rejection::CharactersMissing,
        Rejection::TooManyCards {
            card: "sympathizer".to_owned(),
            copies: 1,
        },
        Rejection::StaleStep,
        Rejection::NothingToUndo,
        Rejection::NothingToRedo,
        Rejection::UndoBarred,
        Rejection::NotAChoice {
            option: "x".to_owned(),
        },
    ]
}

#[test]
fn a_refusal_by_a_rule_of_the_game_names_it() {
    checks!(
        "COMP-11",
        "RES-5",
        "END-1",
        "CHARSEL-1",
        "COMP-4",
        "COMP-8",
        "POOL-9",
        "MOVE-5",
        "MOVE-6",
        "PILOT-1",
        "LIMIT-3",
        "CHARACTER-HELO-1",
        "TITLE-SUCC-9",
        "TURN-11",
        "POOL-10",
        "CENT-5",
        "COMP-6",
        "CYATT-6"
    );
    let refusals = all();
    let named: Vec<(&str, &str)> = refusals
        .iter()
        .filter_map(|refusal| Some((refusal.line().id, refusal.rule()?.as_str())))
        .collect();
    assert_eq!(
        named,
        [
            ("refused-player-count", "COMP-11"),
            ("refused-game-over", "END-1"),
            ("refused-dial-range", "RES-5"),
            ("refused-impossible", "COMP-8"),
            ("refused-civilian-pile", "POOL-9"),
            ("refused-open-by-hand", "END-13"),
            ("refused-loyalty-open", "END-13"),
            ("refused-no-cylon-card", "REVEAL-1"),
            ("refused-not-met", "XGOAL-1"),
            ("refused-owners-alone", "SECRET-18"),
            ("refused-cylon-location", "MOVE-5"),
            ("refused-cylons-stay", "MOVE-6"),
            ("refused-not-a-pilot", "PILOT-1"),
            ("refused-no-viper-left", "LIMIT-3"),
            ("refused-not-on-board", "CHARACTER-HELO-1"),
            ("refused-cylon-title", "TITLE-SUCC-9"),
            ("refused-no-leader", "XLEAD-1"),
            ("refused-pursuit-space", "XPURSUIT-6"),
            ("refused-no-jump-here", "NC-52"),
            ("refused-not-back", "NC-20"),
            ("refused-missions", "EARTH-MISSION-7"),
            ("refused-out-of-the-game", "ION-15"),
            ("refused-too-many-forces", "NC-27"),
            ("refused-too-many-assault-raptors", "XCOMP-10"),
            ("refused-too-many-miracles", "XMIR-2"),
            ("refused-at-auto-jump", "TURN-11"),
            ("refused-no-damage-token", "POOL-10"),
            ("refused-no-centurion-left", "CENT-5"),
            ("refused-card-in-play", "CYATT-6"),
            ("refused-no-basestar", "COMBAT-LAUNCH-2"),
            ("refused-not-there", "ACT-3"),
            ("refused-communications-jammed", "CYATT-6"),
            ("refused-damaged-location", "DMG-GAL-4"),
            ("refused-not-for-cylons", "CYPLAYER-1"),
            ("refused-not-theirs", "ACT-2"),
            ("refused-not-flying", "PILOT-4"),
            ("refused-no-viper-to-activate", "VIPER-8"),
            ("refused-no-target", "ATTACK-4"),
            ("refused-no-nuke", "NUKE-1"),
            ("refused-no-raptor", "RAPTOR-2"),
            ("refused-no-risk", "RAPTOR-2"),
            ("refused-damaged-vipers", "DMG-2"),
            ("refused-no-such-face", "COMP-6"),
            ("refused-no-crisis-now", "CRISIS-1"),
            ("refused-not-on-blue", "JUMP-FTL-1"),
            ("refused-check-numbers", "CHECK-19"),
            ("refused-character-twice", "CHARSEL-1"),
            ("refused-too-many-cards", "COMP-4"),
        ]
    );
}

#[test]
fn every_refusal_has_words_of_its_own_in_the_catalogue() {
    let ids: BTreeSet<String> = all()
        .iter()
        .map(|refusal| refusal.line().id.to_owned())
        .collect();
    assert_eq!(ids.len(), all().len());
    let catalogue = catalogue_ids().into_iter();
    assert_eq!(
        ids,
        catalogue.filter(|id| id.starts_with("refused-")).collect()
    );
}

#[test]
fn refusals_say_what_was_wrong_and_what_is_allowed() {
    let args = |refusal: Rejection| -> Vec<(&str, Arg)> {
        let Line { id: _, args } = refusal.line();
        args.into_iter().collect()
    };
    let number = |value| Arg::Number { value };
    assert_eq!(
        args(Rejection::PlayerCount {
            given: 7,
            fewest: 3,
            most: 6
        }),
        [
            ("fewest", number(3)),
            ("given", number(7)),
            ("most", number(6))
        ]
    );
    assert_eq!(
        args(Rejection::NameEmpty { seat: SeatId(1) }),
        [("player", number(2))]
    );
    assert_eq!(
        args(Rejection::NameTooLong { seat: SeatId(1) }),
        [("most", number(24)), ("player", number(2))]
    );
    assert_eq!(
        args(Rejection::NoSuchSeat { seat: SeatId(6) }),
        [("player", number(7))]
    );
    assert_eq!(
        args(Rejection::DialRange {
            value: 16,
            most: 15
        }),
        [("most", number(15)), ("value", number(16))]
    );
    assert_eq!(args(Rejection::ReasonTooLong), [("most", number(120))]);
    let text = |text: &str| Arg::Text {
        text: text.to_owned(),
    };
    let words = |id: &str| Arg::Words {
        ids: vec![id.to_owned().into()],
    };
    let no_such_player = Rejection::NoSuchPlayer {
        name: "Eva".to_owned(),
        players: vec!["Ana".to_owned(), "Ben".to_owned()],
    };
    assert_eq!(
        args(no_such_player),
        [("name", text("Eva")), ("players", text("Ana, Ben"))]
    );
    assert_eq!(
        args(Rejection::CharacterTwice {
            character: character("apollo")
        }),
        [("character", words("character-apollo"))]
    );
    assert_eq!(
        args(Rejection::TooManyCards {
            card: "sympathizer".to_owned(),
            copies: 1
        }),
        [
            ("card", words("loyalty-sympathizer")),
            ("copies", number(1))
        ]
    );
    assert_eq!(
        all()[2].to_string(),
        "\"x\" cannot be chosen here; allowed are: a, b"
    );
    assert_eq!(all()[6].to_string(), "player 2 needs a name");
    assert_eq!(all()[9].to_string(), "there is no seat 7");
}

#[test]
fn the_catalogue_holds_messages_and_names_once_each() {
    let ids = catalogue_ids();
    let once: BTreeSet<&String> = ids.iter().collect();
    assert_eq!(once.len(), ids.len());
    for message in Message::ALL {
        assert!(ids.iter().any(|id| id == message.id()), "{}", message.id());
    }
    for name in [
        "character-gaius-baltar",
        "loyalty-sympathizer",
        "loyalty-sympathizer-means",
        "resource-fuel",
        "resource-food",
        "resource-morale",
        "resource-population",
        "title-president",
        "title-admiral",
    ] {
        assert!(ids.iter().any(|id| id == name), "{name}");
    }
}
