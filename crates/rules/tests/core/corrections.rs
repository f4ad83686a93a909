//! The table is the authority: corrections with a reason.

use dradis_facts::checks;
use dradis_facts::content::{CrisisId, QuorumId};
use dradis_facts::craft::Craft;
use dradis_facts::resources::Resource;
use dradis_facts::space::{Area, Zone};
use dradis_facts::titles::Title;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::{Actor, Command};
use dradis_state::Event;
use dradis_state::correction::{Correction, Reason};
use dradis_state::space::Basestar;

use crate::game::{Game, begin, correct};

fn dial(value: u8) -> Correction {
    Correction::Resource {
        resource: Resource::Morale,
        value,
    }
}

const fn active(seat: u8) -> Correction {
    Correction::ActivePlayer { seat: SeatId(seat) }
}

const fn admiral(seat: u8) -> Correction {
    Correction::Title {
        title: Title::Admiral,
        seat: SeatId(seat),
    }
}

#[test]
fn a_correction_writes_and_remembers_what_was() {
    let cases = [
        (dial(3), dial(10)),
        (admiral(2), admiral(0)),
        (active(2), active(0)),
        (
            Correction::TurnNumber { number: 7 },
            Correction::TurnNumber { number: 1 },
        ),
    ];
    for (correction, was) in cases {
        let mut game = Game::playing();
        let reason = Reason::Misread;
        let event = Event::Corrected {
            correction: correction.clone(),
            was: was.clone(),
            reason,
            repairs: None,
        };
        assert_eq!(game.referee(&correct(correction.clone())), [event]);
        assert_eq!(
            game.refusal(&correct(correction.clone())),
            Rejection::NoChange
        );
        let reason = Reason::Misread;
        let back = Event::Corrected {
            correction: was.clone(),
            was: correction,
            reason,
            repairs: None,
        };
        assert_eq!(game.referee(&correct(was)), [back], "it was written");
    }
}

#[test]
fn a_dial_is_corrected_to_what_it_can_show() {
    checks!("RES-5");
    let mut game = Game::playing();
    assert_eq!(
        game.refusal(&correct(dial(16))),
        Rejection::DialRange {
            value: 16,
            most: 15
        }
    );
    for value in [15, 0] {
        game.referee(&correct(dial(value)));
        assert_eq!(game.state().resources.morale, value);
    }
}

#[test]
fn a_corrected_turn_number_is_between_1_and_999() {
    let mut game = Game::playing();
    for number in [0, 1000] {
        let refusal = game.refusal(&correct(Correction::TurnNumber { number }));
        assert_eq!(refusal, Rejection::TurnNumber { number });
    }
    game.referee(&correct(Correction::TurnNumber { number: 999 }));
    assert_eq!(game.state().turn.number, 999);
    game.referee(&correct(Correction::TurnNumber { number: 1 }));
    assert_eq!(game.state().turn.number, 1);
}

#[test]
fn only_seats_of_the_table_can_be_named() {
    let game = Game::playing();
    for correction in [active(3), admiral(3)] {
        let refusal = game.refusal(&correct(correction));
        assert_eq!(refusal, Rejection::NoSuchSeat { seat: SeatId(3) });
    }
}

#[test]
fn what_has_not_begun_cannot_be_corrected() {
    assert_eq!(
        Game::empty(1).refusal(&correct(dial(3))),
        Rejection::NotBegun
    );
    let mut game = Game::empty(1);
    game.referee(&begin(3));
    for correction in [active(1), admiral(1), Correction::TurnNumber { number: 2 }] {
        assert_eq!(
            game.refusal(&correct(correction.clone())),
            Rejection::NotBegun,
            "{correction:?}"
        );
    }
    game.referee(&correct(dial(3)));
}

#[test]
fn only_the_referee_corrects_and_counts() {
    let game = Game::playing();
    let change = Command::ChangeResource {
        resource: Resource::Fuel,
        by: 1,
    };
    for actor in [Actor::Seat { seat: SeatId(0) }, Actor::Host] {
        for command in [correct(dial(3)), change.clone(), begin(3)] {
            assert_eq!(game.try_give(actor, &command), Err(Rejection::RefereeOnly));
        }
    }
}

#[test]
fn a_typed_reason_has_1_to_120_characters() {
    let with = |text: &str| Command::Correct {
        corrections: vec![dial(3)],
        reason: Reason::Other {
            text: text.to_owned(),
        },
        repairs: Some(4),
        insist: false,
    };
    let mut game = Game::playing();
    assert_eq!(game.refusal(&with(" \n")), Rejection::ReasonEmpty);
    assert_eq!(
        game.refusal(&with(&"é".repeat(121))),
        Rejection::ReasonTooLong
    );
    let longest = "é".repeat(120);
    let events = game.referee(&with(&longest));
    let reason = Reason::Other { text: longest };
    assert_eq!(
        events,
        [Event::Corrected {
            correction: dial(3),
            was: dial(10),
            reason,
            repairs: Some(4)
        }]
    );
}

#[test]
fn ships_stand_only_where_the_kit_has_a_place_for_them() {
    let game = Game::playing();
    for zone in Zone::all() {
        let ships = Correction::Ships {
            area: zone,
            kind: Craft::Raider,
            count: 17,
        };
        let basestars = Correction::Basestars {
            area: zone,
            basestars: vec![Basestar::default(); 3],
        };
        for correction in [ships, basestars] {
            let refused = game.refusal(&correct(correction));
            let not_in_play = Rejection::NotInPlay {
                name: zone.name().to_owned(),
            };
            let outside = matches!(zone, Zone::CylonFleet(_));
            assert_eq!(refused == not_in_play, outside, "{refused:?}");
        }
        let word = serde_json::json!(zone.name());
        assert_eq!(serde_json::to_value(zone).expect("a word"), word);
        assert_eq!(serde_json::from_value::<Zone>(word).expect("a place"), zone);
    }
    assert_eq!(Zone::from(Area::Bow).name(), "bow");
    assert_eq!(
        Zone::CylonFleet(Area::Bow).name(),
        "cylon-fleet-bow",
        "one word"
    );
}

#[test]
fn the_board_can_be_put_right_before_the_deal_and_after_the_end() {
    let raiders = |count| Correction::Ships {
        area: Area::Stern.into(),
        kind: Craft::Raider,
        count,
    };
    let mut game = Game::empty(1);
    game.referee(&begin(3));
    game.referee(&correct(raiders(2)));
    assert_eq!(game.public().board.areas[3].ships[Craft::Raider], 2);

    let mut game = Game::playing();
    game.referee(&correct(Correction::Resource {
        resource: Resource::Fuel,
        value: 0,
    }));
    game.end_turn();
    assert!(game.public().outcome.is_some());
    game.referee(&correct(raiders(4)));
    assert_eq!(game.public().board.areas[3].ships[Craft::Raider], 4);
    assert!(game.public().outcome.is_some(), "a correction runs no rule");
    let refusal = game.refusal(&correct(raiders(17)));
    assert!(refusal.is_insistable());
}

/// What lies open beside the board, as everybody sees it: the card, and before whom.
fn lying_open(game: &Game) -> Vec<(String, Option<SeatId>)> {
    let open = game.public().lying_open.into_iter();
    open.map(|open| (open.card, open.with)).collect()
}

#[test]
fn cards_in_play_can_be_put_right() {
    let mut game = Game::playing();
    let sabotage = |in_play| Correction::CrisisInPlay {
        card: CrisisId::find("detector-sabotage").expect("a card"),
        in_play,
    };
    let arbitrator = |in_play, seat| Correction::QuorumInPlay {
        card: QuorumId::find("assign-arbitrator").expect("a card"),
        in_play,
        seat,
    };
    game.referee(&correct(sabotage(true)));
    game.referee(&correct(arbitrator(true, Some(SeatId(1)))));
    let both = [
        ("detector-sabotage".to_owned(), None),
        ("assign-arbitrator".to_owned(), Some(SeatId(1))),
    ];
    assert_eq!(lying_open(&game), both);
    assert_eq!(game.refusal(&correct(sabotage(true))), Rejection::NoChange);
    game.referee(&correct(arbitrator(true, Some(SeatId(2)))));
    assert_eq!(
        lying_open(&game)[1].1,
        Some(SeatId(2)),
        "it lies there once"
    );
    let nobody = correct(arbitrator(true, Some(SeatId(6))));
    assert!(matches!(
        game.refusal(&nobody),
        Rejection::NoSuchSeat { .. }
    ));
    game.referee(&correct(sabotage(false)));
    game.referee(&correct(arbitrator(false, None)));
    assert_eq!(lying_open(&game), []);
}
