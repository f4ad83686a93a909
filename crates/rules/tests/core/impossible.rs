//! Boards that cannot be: refused with words, written when the referee insists, shown while they stand.

use dradis_facts::board::{Impossible, Piece};
use dradis_facts::checks;
use dradis_facts::content::{CharacterId, CivilianKind, HeldKind, LocationId};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::message::{Arg, Line, Message};
use dradis_facts::options::{Options, Sympathizer};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space::{Area, BasestarDamage, CivilianHandle};
use dradis_facts::titles::Title;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::books::board::{appeared, invariants};
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Actor, Command, Viewer, narrate};
use dradis_state::Event;
use dradis_state::correction::{Correction, Reason};
use dradis_state::loyalty::LoyaltyCounts;
use dradis_state::space::Basestar;
use dradis_state::undo::{UndoClass, undo_class};
use serde_json::{Value, json};
use std::collections::BTreeMap;

use crate::fight::{BY_TABLE, kobol};
use crate::game::{Game, NAMES, begin, correct, players};

fn all(corrections: Vec<Correction>, insist: bool) -> Command {
    Command::Correct {
        corrections,
        reason: Reason::Agreed,
        repairs: None,
        insist,
    }
}

fn insist(correction: Correction) -> Command {
    all(vec![correction], true)
}

fn raiders(area: Area, count: u8) -> Correction {
    Correction::Ships {
        area: area.into(),
        kind: Craft::Raider,
        count,
    }
}

fn at(seat: u8, name: &str) -> Correction {
    Correction::Place {
        seat: SeatId(seat),
        place: Place::Location {
            location: LocationId::find(name).expect("a location"),
        },
    }
}

fn nobody_begins_in_space() -> Game {
    let mut game = Game::of(
        &["william-adama", "laura-roslin", "starbuck"],
        Options::default(),
        SeatId(0),
        1,
    );
    game.choose(PromptKind::DealLoyalty, "deal");
    game.choose(PromptKind::CloseReading, "close-reading");
    game
}

/// What a correction of a set-up game is refused for.
fn refused(correction: Correction) -> Vec<Impossible> {
    let game = nobody_begins_in_space();
    let refusal = game.refusal(&correct(correction));
    let Rejection::Impossible { impossible } = refusal else {
        panic!("it is impossible, not {refusal}");
    };
    impossible
}

const TOO_MANY_RAIDERS: Impossible = Impossible::TooMany {
    piece: Piece::Craft(Craft::Raider),
    count: 17,
    most: 16,
};

#[test]
fn an_impossible_board_is_written_only_when_somebody_insists_and_shows_as_long_as_it_stands() {
    checks!("LIMIT-3");
    let mut game = nobody_begins_in_space();
    let before = game.state().clone();
    let refusal = game.refusal(&correct(raiders(Area::Stern, 14)));
    assert_eq!(
        refusal,
        Rejection::Impossible {
            impossible: vec![TOO_MANY_RAIDERS]
        }
    );
    assert_eq!(game.state(), &before);
    assert!(refusal.is_insistable());
    assert_eq!(refusal.impossible(), [TOO_MANY_RAIDERS.line()]);
    assert_eq!(refusal.rule().map(|rule| rule.as_str()), Some("LIMIT-3"));
    assert_eq!(game.public().board.impossible, []);

    let events = game.referee(&insist(raiders(Area::Stern, 14)));
    assert_eq!(
        events[1..],
        [Event::Insisted {
            impossible: TOO_MANY_RAIDERS
        }]
    );
    assert_eq!(undo_class(&events), UndoClass::Free);
    assert_eq!(game.public().board.impossible, [TOO_MANY_RAIDERS.line()]);
    assert_eq!(game.public().board.supply.ships[Craft::Raider], 0);

    game.referee(&correct(raiders(Area::Stern, 13)));
    assert_eq!(game.public().board.impossible, []);
}

#[test]
fn the_log_says_what_was_insisted_on() {
    let mut game = nobody_begins_in_space();
    let events = game.referee(&insist(raiders(Area::Stern, 14)));
    let told: Vec<Line> = events
        .iter()
        .filter_map(|event| narrate(event, Viewer::Public))
        .collect();
    assert_eq!(told.len(), 2);
    assert_eq!(told[0].id, "log-corrected-ships");
    assert_eq!(told[1].id, "log-insisted");
    let words = |id: &str| Arg::Words {
        ids: vec![id.to_owned().into()],
    };
    assert_eq!(told[1].args["what"], words("impossible-too-many"));
    assert_eq!(told[1].args["piece"], words("piece-raider"));
    assert_eq!(told[1].args["count"], Arg::Number { value: 17 });
    let before_what = told[1].args.iter().all(|(name, _)| name <= "what");
    assert!(before_what, "the page puts the arguments in by their order");
}

#[test]
fn who_insists_on_what_can_be_leaves_no_trace_of_it() {
    let mut game = nobody_begins_in_space();
    let events = game.referee(&insist(raiders(Area::Stern, 13)));
    assert_eq!(events.len(), 1);
}

#[test]
fn an_impossible_board_can_become_better_without_insisting_but_not_worse() {
    let mut game = nobody_begins_in_space();
    game.referee(&insist(raiders(Area::Stern, 20)));
    game.referee(&correct(raiders(Area::Stern, 18)));
    game.referee(&correct(Correction::DamagedVipers {
        count: 2,
        kind: ViperKind::Viper,
    }));
    assert_eq!(
        game.refusal(&correct(raiders(Area::Stern, 19))),
        Rejection::Impossible {
            impossible: vec![Impossible::TooMany {
                piece: Piece::Craft(Craft::Raider),
                count: 22,
                most: 16
            }]
        }
    );
    let flies = |area| {
        correct(Correction::Place {
            seat: SeatId(0),
            place: Place::Viper {
                area,
                kind: ViperKind::Viper,
            },
        })
    };
    assert_eq!(
        game.refusal(&flies(Area::Bow)),
        Rejection::Impossible {
            impossible: vec![Impossible::CannotFly { seat: SeatId(0) }]
        }
    );
}

#[test]
fn what_appeared_is_what_was_not_there_at_least_as_bad() {
    let raiders = |count| Impossible::TooMany {
        piece: Piece::Craft(Craft::Raider),
        count,
        most: 16,
    };
    let vipers = Impossible::TooMany {
        piece: Piece::Craft(Craft::Viper),
        count: 17,
        most: 8,
    };
    assert_eq!(appeared(&[raiders(18)], &[raiders(18), vipers]), [vipers]);
    assert_eq!(appeared(&[raiders(18)], &[raiders(17)]), []);
    assert_eq!(appeared(&[raiders(18)], &[raiders(19)]), [raiders(19)]);
    let far = |distance| Impossible::TooFar { distance, most: 11 };
    assert_eq!(appeared(&[far(14)], &[far(13)]), []);
    assert_eq!(appeared(&[far(14)], &[far(15)]), [far(15)]);
    let cards = |pile, count| Impossible::TooManyCards {
        pile,
        count,
        most: 5,
    };
    let crisis = cards(Pile::Crisis, 9);
    assert_eq!(appeared(&[crisis], &[cards(Pile::Crisis, 8)]), []);
    let other = cards(Pile::SuperCrisis, 9);
    assert_eq!(appeared(&[crisis], &[other]), [other]);
    for (bad, worse) in [
        (
            Impossible::TooManySkillCards { count: 4, most: 3 },
            Impossible::TooManySkillCards { count: 5, most: 3 },
        ),
        (
            Impossible::TooManyLoyaltyCards { count: 4, most: 3 },
            Impossible::TooManyLoyaltyCards { count: 5, most: 3 },
        ),
        (kinds("nothing", 3), kinds("nothing", 4)),
    ] {
        assert_eq!(appeared(&[worse], &[bad]), []);
        assert_eq!(appeared(&[bad], &[worse]), [worse]);
    }
    let stern = Impossible::DestroyedBasestar {
        area: Area::Stern.into(),
    };
    let bow = Impossible::DestroyedBasestar {
        area: Area::Bow.into(),
    };
    assert_eq!(appeared(&[stern], &[stern, bow]), [bow]);
}

fn kinds(name: &str, count: usize) -> Impossible {
    let kind = CivilianKind::find(name).expect("a kind");
    let most = 2;
    Impossible::TooManyOfKind { kind, count, most }
}

#[test]
fn several_corrections_are_judged_together() {
    let mut game = nobody_begins_in_space();
    let character = |seat, name| Correction::Character {
        seat: SeatId(seat),
        character: CharacterId::find(name).expect("a character"),
    };
    let twice = CharacterId::find("laura-roslin").expect("a character");
    assert_eq!(
        game.refusal(&correct(character(0, "laura-roslin"))),
        Rejection::Impossible {
            impossible: vec![Impossible::CharacterTwice { character: twice }]
        }
    );
    game.referee(&all(
        vec![character(0, "laura-roslin"), character(1, "william-adama")],
        false,
    ));
    assert_eq!(game.state().seats[0].character, Some(twice));
    assert_eq!(invariants(game.state()), []);

    let moved = vec![raiders(Area::Bow, 0), raiders(Area::Stern, 3)];
    let events = game.referee(&all(moved.clone(), false));
    assert_eq!(events.len(), 2, "a ship that is dragged is two corrections");
    assert_eq!(game.refusal(&all(moved, false)), Rejection::NoChange);
}

#[test]
fn a_corrected_character_may_be_of_any_type() {
    checks!("CHARSEL-6");
    let mut game = nobody_begins_in_space();
    // While characters are chosen a second political leader would not be on offer here.
    let character = CharacterId::find("tom-zarek").expect("a character");
    let seat = SeatId(0);
    game.referee(&correct(Correction::Character { seat, character }));
    assert_eq!(game.state().seats[0].character, Some(character));
    assert_eq!(invariants(game.state()), []);
}

#[test]
fn one_to_sixteen_corrections_belong_together() {
    let mut game = nobody_begins_in_space();
    let many = |count| all(vec![raiders(Area::Stern, 1); count], false);
    for given in [0, 17] {
        let refusal = game.refusal(&many(given));
        assert_eq!(refusal, Rejection::CorrectionCount { given });
        assert!(!refusal.is_insistable());
        assert_eq!(refusal.impossible(), []);
    }
    game.referee(&many(16));
    let one_refused = vec![
        raiders(Area::Stern, 2),
        Correction::TurnNumber { number: 0 },
    ];
    let before = game.state().clone();
    assert_eq!(
        game.refusal(&all(one_refused, true)),
        Rejection::TurnNumber { number: 0 },
        "what is no value is refused, whoever insists"
    );
    assert_eq!(game.state(), &before);
}

#[test]
fn a_list_is_no_longer_than_any_board_needs() {
    let game = nobody_begins_in_space();
    let area = Area::Stern;
    let basestars = |count| Correction::Basestars {
        area: area.into(),
        basestars: vec![Basestar::default(); count],
    };
    assert_eq!(game.refusal(&insist(basestars(25))), Rejection::ListTooLong);
    assert!(
        game.try_give(dradis_rules::Actor::Referee, &insist(basestars(24)))
            .is_ok()
    );
    let tokens = Basestar {
        damage: vec![BasestarDamage::CriticalHit; 13],
    };
    let damaged = Correction::Basestars {
        area: area.into(),
        basestars: vec![tokens; 2],
    };
    assert_eq!(game.refusal(&insist(damaged)), Rejection::ListTooLong);
    let kind = CivilianKind::find("nothing").expect("a kind");
    let destroyed = Correction::DestroyedCivilianShips {
        kinds: vec![kind; 25],
    };
    assert_eq!(game.refusal(&insist(destroyed)), Rejection::ListTooLong);
}

#[test]
fn there_are_no_more_civilian_ships_than_the_pile_has() {
    checks!("POOL-9", "COMP-9");
    let mut game = nobody_begins_in_space();
    let at_bow = |count| Correction::CivilianShips {
        area: Area::Bow,
        count,
    };
    let refusal = game.refusal(&insist(at_bow(11)));
    assert_eq!(refusal, Rejection::CivilianPile { left: 10 });
    assert_eq!(refusal.rule().map(|rule| rule.as_str()), Some("POOL-9"));
    let events = game.referee(&correct(at_bow(10)));
    assert_eq!(undo_class(&events), UndoClass::Sticky);
    assert_eq!(game.state().space.pile(Options::default().kit()), []);
    game.referee(&correct(at_bow(1)));
    assert_eq!(game.state().space.pile(Options::default().kit()).len(), 9);
    game.referee(&correct(Correction::CivilianShips {
        area: Area::Stern,
        count: 0,
    }));
    game.referee(&correct(at_bow(2)));
    let handles: Vec<CivilianHandle> = game.public().board.areas[0].civilian_ships.clone();
    assert_eq!(
        handles,
        [CivilianHandle(2), CivilianHandle(12)],
        "the first that came stays; handles are not used again"
    );
}

#[test]
fn pieces_and_cards_are_those_of_the_box() {
    checks!("LIMIT-3", "OPEN-04", "COMP-4", "COMP-5");
    let kind = CivilianKind::find("nothing").expect("a kind");
    assert_eq!(
        refused(Correction::DestroyedCivilianShips {
            kinds: vec![kind; 3]
        }),
        [kinds("nothing", 3)]
    );
    for (pile, most) in [
        (Pile::Destiny, 10),
        (Pile::Crisis, 70),
        (Pile::SuperCrisis, 5),
        (Pile::Destinations, 22),
    ] {
        let count = usize::from(most) + 1;
        let cards = most + 1;
        assert_eq!(
            refused(Correction::Pile { pile, cards }),
            [Impossible::TooManyCards {
                pile,
                count,
                most: most.into()
            }]
        );
    }
    let quorum = Impossible::TooManyCards {
        pile: Pile::Quorum,
        count: 18,
        most: 17,
    };
    let pile = Pile::QuorumHand;
    assert_eq!(refused(Correction::Pile { pile, cards: 2 }), [quorum]);
    let pile = Pile::Quorum;
    assert_eq!(refused(Correction::Pile { pile, cards: 17 }), [quorum]);

    let seat = SeatId(1);
    assert_eq!(
        refused(Correction::Hand { seat, cards: 106 }),
        [Impossible::TooManySkillCards {
            count: 109,
            most: 105
        }]
    );
    let mut game = nobody_begins_in_space();
    game.referee(&correct(Correction::Hand { seat, cards: 100 }));
    let seat = SeatId(2);
    game.referee(&correct(Correction::Hand { seat, cards: 5 }));
    assert_eq!(
        game.refusal(&correct(Correction::Hand { seat, cards: 6 })),
        Rejection::Impossible {
            impossible: vec![Impossible::TooManySkillCards {
                count: 106,
                most: 105
            }]
        },
        "hands are counted together"
    );
}

#[test]
fn loyalty_cards_that_the_table_keeps_are_those_of_the_box() {
    checks!("COMP-4");
    let mut state = nobody_begins_in_space().state().clone();
    let counts = |deck| {
        Some(LoyaltyCounts {
            hands: vec![1, 2, 3],
            deck,
        })
    };
    state.loyalty.by_hand = counts(10);
    assert_eq!(invariants(&state), []);
    state.loyalty.by_hand = counts(11);
    assert_eq!(
        invariants(&state),
        [Impossible::TooManyLoyaltyCards {
            count: 17,
            most: 16
        }]
    );
    state.options.sympathizer = Sympathizer::LeaveOut;
    assert_eq!(invariants(&state), []);
    state.loyalty.by_hand = counts(12);
    assert_eq!(
        invariants(&state),
        [Impossible::TooManyLoyaltyCards {
            count: 18,
            most: 17
        }]
    );
}

#[test]
fn tracks_and_tokens_have_their_ends() {
    checks!("OPEN-01", "OPEN-02", "OPEN-03");
    assert_eq!(
        refused(Correction::Fleet { space: 6 }),
        [Impossible::OffJumpTrack { space: 6, most: 6 }]
    );
    assert_eq!(
        refused(Correction::Distance { distance: 12 }),
        [Impossible::TooFar {
            distance: 12,
            most: 11
        }]
    );
    let mut game = nobody_begins_in_space();
    game.referee(&correct(Correction::Distance { distance: 11 }));
    game.referee(&correct(Correction::Centurions { space: 4, count: 1 }));
    assert_eq!(game.public().board.boarded, 1);
    assert_eq!(
        refused(Correction::Centurions { space: 5, count: 1 }),
        [Impossible::OffBoardingTrack { space: 5 }]
    );
    let spent = |resource| Correction::SpentDamage {
        resource,
        spent: true,
    };
    for resource in [Resource::Morale, Resource::Population] {
        assert_eq!(refused(spent(resource)), [Impossible::NoToken { resource }]);
    }
    for resource in [Resource::Food, Resource::Fuel] {
        game.referee(&correct(spent(resource)));
    }
    let location = LocationId::find("research-lab").expect("a location");
    assert_eq!(
        refused(Correction::LocationDamage {
            location,
            damaged: true
        }),
        [Impossible::NotDamageable { location }]
    );
}

#[test]
fn characters_are_where_they_can_be() {
    checks!("COMP-3", "COMP-8", "CHARSEL-5", "CHARACTER-HELO-1");
    let place = |seat, place| Correction::Place {
        seat: SeatId(seat),
        place,
    };
    assert_eq!(
        refused(place(0, Place::OffBoard)),
        [Impossible::OffBoard { seat: SeatId(0) }]
    );
    let mut game = nobody_begins_in_space();
    let area = Area::AftPort;
    game.referee(&correct(place(
        2,
        Place::Viper {
            area,
            kind: ViperKind::Viper,
        },
    )));
    assert_eq!(
        game.public().board.supply.ships[Craft::Viper],
        5,
        "from the Reserve"
    );
    let character = CharacterId::find("galen-tyrol").expect("a character");
    let seat = SeatId(2);
    assert_eq!(
        game.refusal(&correct(Correction::Character { seat, character })),
        Rejection::Impossible {
            impossible: vec![Impossible::CannotFly { seat }]
        },
        "a pilot who becomes somebody without a token"
    );
    game.referee(&insist(Correction::Character { seat, character }));
    assert_eq!(
        game.public().board.impossible,
        [Impossible::CannotFly { seat }.line()]
    );
    let helo = CharacterId::find("helo").expect("a character");
    let character = helo;
    game.referee(&correct(Correction::Character { seat, character }));
    game.referee(&correct(place(2, Place::OffBoard)));
    assert_eq!(game.public().board.impossible, []);
}

#[test]
fn revealed_cylons_are_on_the_cylon_locations_and_nobody_else() {
    checks!("MOVE-5", "MOVE-6", "TITLE-SUCC-9");
    let revealed = |seat| Correction::RevealedCylon {
        seat: SeatId(seat),
        revealed: true,
    };
    let seat = SeatId(2);
    assert_eq!(
        refused(revealed(2)),
        [Impossible::CylonAmongHumans { seat }]
    );
    assert_eq!(
        refused(at(2, "caprica")),
        [Impossible::HumanAmongCylons { seat }]
    );
    let mut game = nobody_begins_in_space();
    game.referee(&all(vec![revealed(2), at(2, "resurrection-ship")], false));
    assert!(game.public().seats[2].revealed_cylon);
    let title = Title::Admiral;
    assert_eq!(
        game.refusal(&correct(Correction::Title { title, seat })),
        Rejection::Impossible {
            impossible: vec![Impossible::CylonWithTitle { seat, title }]
        }
    );
    let seat = SeatId(1);
    assert_eq!(
        game.refusal(&all(vec![revealed(1), at(1, "caprica")], false)),
        Rejection::Impossible {
            impossible: vec![Impossible::CylonWithTitle {
                seat,
                title: Title::President
            }]
        }
    );
}

#[test]
fn everything_that_cannot_be_has_words_and_where_there_is_one_a_rule() {
    let seat = SeatId(1);
    let (count, most) = (3, 2);
    let (area, space) = (Area::Bow, 7);
    let location = LocationId::find("brig").expect("a location");
    let character = CharacterId::find("helo").expect("a character");
    let everything = [
        (TOO_MANY_RAIDERS, "LIMIT-3"),
        (kinds("nothing", 3), "OPEN-04"),
        (
            Impossible::TooManyCards {
                pile: Pile::Crisis,
                count,
                most,
            },
            "COMP-4",
        ),
        (Impossible::TooManySkillCards { count, most }, "COMP-5"),
        (Impossible::TooManyLoyaltyCards { count, most }, "COMP-4"),
        (
            Impossible::TokenTwice {
                token: BasestarDamage::CriticalHit,
            },
            "OPEN-03b",
        ),
        (
            Impossible::DestroyedBasestar { area: area.into() },
            "OPEN-03b",
        ),
        (Impossible::NotDamageable { location }, "OPEN-03"),
        (
            Impossible::NoToken {
                resource: Resource::Morale,
            },
            "OPEN-03",
        ),
        (Impossible::OffJumpTrack { space, most: 6 }, "OPEN-01"),
        (Impossible::TooFar { distance: 12, most }, "JUMP-6"),
        (Impossible::OffBoardingTrack { space }, "OPEN-02"),
        (Impossible::CannotFly { seat }, "COMP-8"),
        (Impossible::NobodyThere { seat }, ""),
        (Impossible::OffBoard { seat }, "CHARSEL-5"),
        (Impossible::CharacterTwice { character }, "COMP-3"),
        (Impossible::CylonAmongHumans { seat }, "MOVE-6"),
        (Impossible::HumanAmongCylons { seat }, "MOVE-5"),
        (
            Impossible::CylonWithTitle {
                seat,
                title: Title::Admiral,
            },
            "TITLE-SUCC-9",
        ),
        (
            Impossible::TooManyMutinyCards { seat, count, most },
            "XMUT-12",
        ),
        (
            Impossible::AboardLost {
                seat,
                ship: LocationId::find("airlock")
                    .expect("a location")
                    .facts()
                    .board,
            },
            "XBOARD-6",
        ),
        (
            Impossible::HandleTwice {
                handle: CivilianHandle(4),
            },
            "",
        ),
    ];
    let mut said: Vec<&str> = Vec::new();
    for (impossible, rule) in everything {
        let id = impossible.line().id;
        assert!(!said.contains(&id), "{id}");
        said.push(id);
        let found = impossible.rule().map_or("", |rule| rule.as_str());
        assert_eq!(found, rule, "{impossible:?}");
    }
    let ids = Message::ALL.iter().map(|message| message.id());
    let words: Vec<&str> = ids.filter(|id| id.starts_with("impossible-")).collect();
    assert_eq!(said, words, "every sentence is used");
    let far = Impossible::OffJumpTrack { space, most: 6 }.line();
    assert_eq!(far.args["space"], Arg::Number { value: 8 }, "from 1");
    assert_eq!(far.args["most"], Arg::Number { value: 6 });
}

#[test]
fn who_has_not_chosen_chooses_in_the_corrected_order() {
    checks!("CHARSEL-1");
    let mut game = Game::empty(1);
    game.referee(&begin(4));
    game.choose(PromptKind::ChooseCharacter, "character:laura-roslin");
    let asked = |game: &Game| game.prompt(PromptKind::ChooseCharacter).decider;
    let seat = |seat| dradis_rules::play::prompt::Decider::Seat { seat: SeatId(seat) };
    assert_eq!(asked(&game), seat(1));
    let late = game.answer(PromptKind::ChooseCharacter, "character:saul-tigh");
    let order = |seats: [u8; 4]| {
        correct(Correction::SeatOrder {
            order: seats.map(SeatId).to_vec(),
        })
    };
    game.referee(&order([3, 0, 2, 1]));
    assert_eq!(asked(&game), seat(2));
    assert_eq!(game.refusal(&late), Rejection::StalePrompt);
    game.choose(PromptKind::ChooseCharacter, "character:apollo");
    let launch = game.answer(PromptKind::LaunchViper, "aft-port");
    game.referee(&order([0, 3, 2, 1]));
    assert_eq!(
        game.refusal(&launch),
        Rejection::StalePrompt,
        "the question was put again, with the others behind it in their order"
    );
    game.choose(PromptKind::LaunchViper, "aft-port");
    assert_eq!(asked(&game), seat(3));
    game.choose(PromptKind::ChooseCharacter, "character:saul-tigh");
    assert_eq!(asked(&game), seat(1));
    game.choose(PromptKind::ChooseCharacter, "character:starbuck");
    assert_eq!(game.public().order, [0, 3, 2, 1].map(SeatId));
    let dealt = game.prompt(PromptKind::DealLoyalty);
    game.referee(&order([3, 2, 1, 0]));
    assert_eq!(
        game.prompt(PromptKind::DealLoyalty).id,
        dealt.id,
        "nobody chooses any more: nothing is asked anew"
    );
}

const LED: [&str; 5] = [
    "galen-tyrol",
    "laura-roslin",
    "william-adama",
    "apollo",
    "cavil",
];

/// Ana's turn with all boxes, or why it cannot be so.
fn with_all_boxes(characters: &[&str], more: &Value) -> Result<Game, Rejection> {
    let named = NAMES.into_iter().zip(characters.iter().copied());
    let mut position = json!({
        "characters": named.collect::<BTreeMap<_, _>>(),
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "areas": {},
    });
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    let mut game = Game::empty(0);
    let start = Command::StartFrom {
        players: players(&NAMES[..characters.len()]),
        options: kobol(BY_TABLE),
        position: serde_json::from_value(position).expect("a position"),
    };
    game.try_give(Actor::Referee, &start)?;
    game.referee(&start);
    Ok(game)
}

fn cannot_be(characters: &[&str], more: &Value) -> Vec<Impossible> {
    match with_all_boxes(characters, more) {
        Err(Rejection::Impossible { impossible }) => impossible,
        Err(other) => panic!("it is impossible, not {other}"),
        Ok(_) => Vec::new(),
    }
}

#[test]
fn a_cylon_leader_holds_no_title_not_even_among_the_humans() {
    checks!("XINF-5");
    let seat = SeatId(4);
    let among = json!({ "infiltrating": true, "places": { "Emil": "command" } });
    for title in [Title::President, Title::Admiral, Title::Cag] {
        let mut holds = among.clone();
        holds["titles"] = json!({ title.name(): "Emil" });
        let impossible = Impossible::CylonWithTitle { seat, title };
        assert_eq!(cannot_be(&LED, &holds), [impossible]);
        let game = with_all_boxes(&LED, &among).expect("a position");
        assert_eq!(
            game.refusal(&correct(Correction::Title { title, seat })),
            Rejection::Impossible {
                impossible: vec![impossible]
            }
        );
    }
}

#[test]
fn one_person_is_played_by_one_player_whichever_sheet_shows_them() {
    checks!("XSETUP-9");
    let character = |name| CharacterId::find(name).expect("a character");
    let twice = |name| Impossible::CharacterTwice {
        character: character(name),
    };
    let none = json!({});
    let trio = |first, second| ["william-adama", first, second];
    for (first, second) in [
        ("helo", "helo-pilot"),
        ("apollo", "lee-adama"),
        ("tom-zarek", "tom-zarek-military"),
        ("gaius-baltar", "gaius-baltar-support"),
    ] {
        assert_eq!(cannot_be(&trio(first, second), &none), [twice(first)]);
        assert_eq!(cannot_be(&trio(second, first), &none), [twice(first)]);
    }
    assert_eq!(cannot_be(&trio("boomer", "helo"), &none), []);
    let game = with_all_boxes(&["helo", "kat", "saul-tigh"], &none).expect("a position");
    assert_eq!(
        game.refusal(&correct(Correction::Character {
            seat: SeatId(1),
            character: character("helo-pilot")
        })),
        Rejection::Impossible {
            impossible: vec![twice("helo")]
        }
    );
}

#[test]
fn a_player_holds_one_mutiny_card_the_mutineer_two_and_a_cylon_none() {
    checks!("XMUT-9", "XMUT-10", "XMUT-12");
    let too_many = |seat, count, most| {
        let seat = SeatId(seat);
        vec![Impossible::TooManyMutinyCards { seat, count, most }]
    };
    let holds = |name: &str, cards: u8| json!({ "held": { "mutiny": { name: cards } } });
    let with = |mut held: Value, more: Value| {
        for (key, value) in more.as_object().expect("an object") {
            held[key] = value.clone();
        }
        held
    };
    assert_eq!(cannot_be(&LED, &holds("Ana", 1)), []);
    assert_eq!(cannot_be(&LED, &holds("Ana", 3)), too_many(0, 3, 1));
    let mutineer = json!({ "open": [{ "with": "Ana", "card": "mutineer" }] });
    assert_eq!(
        cannot_be(&LED, &with(holds("Ana", 2), mutineer.clone())),
        []
    );
    assert_eq!(
        cannot_be(&LED, &with(holds("Ana", 3), mutineer)),
        too_many(0, 3, 2)
    );
    let revealed = json!({ "revealed-cylons": ["Ben"] });
    assert_eq!(
        cannot_be(&LED, &with(holds("Ben", 1), revealed)),
        too_many(1, 1, 0)
    );
    assert_eq!(cannot_be(&LED, &holds("Emil", 1)), too_many(4, 1, 0));
    let among = json!({ "infiltrating": true, "places": { "Emil": "command" } });
    assert_eq!(cannot_be(&LED, &with(holds("Emil", 1), among)), []);
    let none = too_many(1, 1, 0).remove(0);
    assert_eq!(none.rule().map(|rule| rule.as_str()), Some("XMUT-9"));

    let mut game = with_all_boxes(&LED, &json!({})).expect("a position");
    let held = |seat, cards| Correction::Held {
        kind: HeldKind::MUTINY,
        seat: SeatId(seat),
        cards,
    };
    let refused = Rejection::Impossible {
        impossible: too_many(0, 2, 1),
    };
    assert_eq!(game.refusal(&correct(held(0, 2))), refused);
    // What was insisted on becomes better or worse by what is too much.
    game.referee(&insist(held(0, 3)));
    game.referee(&correct(held(0, 2)));
    let worse = too_many(0, 4, 1);
    assert_eq!(
        game.refusal(&correct(held(0, 4))),
        Rejection::Impossible { impossible: worse }
    );
}
