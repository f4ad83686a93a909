//! Starting from a position.

use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::titles::Title;
use std::collections::BTreeMap;

use dradis_facts::board::Impossible;
use dradis_facts::checks;
use dradis_facts::content::{CharacterId, HeldKind, LocationId, LoyaltyCard};
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space::{Area, BasestarDamage};
use dradis_facts::turn::TurnStep;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::books::position::{
    DialPosition, LoyaltyPosition, PlaceName, Position, TurnPosition,
};
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::tell::view::Stage;
use dradis_rules::{Actor, Command, Player, Viewer, narrate};
use dradis_state::Event;
use dradis_state::correction::{Correction, Reason};

use crate::game::Game;

fn start(position: Position) -> Command {
    let players = ["Ana", "Ben", "Cem"];
    Command::StartFrom {
        players: players
            .map(|name| Player {
                name: name.to_owned(),
            })
            .to_vec(),
        options: Options::default(),
        position: Box::new(position),
    }
}

fn chosen(names: &[(&str, &str)]) -> BTreeMap<String, CharacterId> {
    names
        .iter()
        .map(|(player, name)| {
            let character = CharacterId::find(name).expect("a character");
            ((*player).to_owned(), character)
        })
        .collect()
}

fn all_chosen() -> BTreeMap<String, CharacterId> {
    chosen(&[
        ("Ana", "laura-roslin"),
        ("Ben", "saul-tigh"),
        ("Cem", "apollo"),
    ])
}

fn cards(name: &str, copies: usize) -> Vec<LoyaltyCard> {
    vec![LoyaltyCard::find(name).expect("a card"); copies]
}

fn refusal(position: Position) -> Rejection {
    Game::empty(0).refusal(&start(position))
}

#[test]
fn an_empty_position_is_a_new_game() {
    let mut game = Game::empty(0);
    game.give(Actor::Referee, &start(Position::default()));
    assert_eq!(game.public().stage, Stage::ChoosingCharacters);
    assert_eq!(game.state().turn.first, Some(SeatId(0)));
    assert_eq!(game.state().resources.food, 8);
}

#[test]
fn a_running_game_goes_on_where_it_stands() {
    checks!("SETUP-7");
    let mut game = Game::empty(0);
    game.give(
        Actor::Referee,
        &start(Position {
            first: Some("Cem".to_owned()),
            dials: DialPosition {
                fuel: Some(0),
                food: Some(15),
                morale: None,
                population: Some(3),
            },
            characters: all_chosen(),
            titles: [(Title::President, Some("Cem".to_owned()))].into(),
            loyalty: None,
            turn: Some(TurnPosition {
                number: 12,
                active: "Ben".to_owned(),
                step: TurnStep::default(),
            }),
            ..Position::default()
        }),
    );
    let state = game.state();
    assert_eq!(state.turn.first, Some(SeatId(2)));
    assert_eq!(
        (state.turn.number, state.turn.active),
        (12, Some(SeatId(1)))
    );
    let dials = state.resources;
    assert_eq!(
        (dials.fuel, dials.food, dials.morale, dials.population),
        (0, 15, 10, 3)
    );
    assert_eq!(
        state.titles.holder(Title::President),
        Some(SeatId(2)),
        "as the position says"
    );
    assert_eq!(
        state.titles.holder(Title::Admiral),
        Some(SeatId(1)),
        "by the line of succession"
    );
    assert_eq!(game.public().stage, Stage::Playing);
}

#[test]
fn dealt_cards_are_read_next_and_the_rest_of_the_box_is_unused() {
    let mut game = Game::empty(0);
    let hands = [
        ("Ana", "not-a-cylon"),
        ("Ben", "cylon-reduce-morale"),
        ("Cem", "not-a-cylon"),
    ];
    let loyalty = LoyaltyPosition {
        hands: hands
            .iter()
            .map(|(player, card)| ((*player).to_owned(), cards(card, 1)))
            .collect(),
        deck: cards("not-a-cylon", 3),
        ..LoyaltyPosition::default()
    };
    game.give(
        Actor::Referee,
        &start(Position {
            characters: all_chosen(),
            loyalty: Some(loyalty),
            ..Position::default()
        }),
    );
    assert_eq!(game.public().stage, Stage::Reading);
    assert_eq!(game.public().still_reading, Some(3));
    let deal = game.state().loyalty.cards.reveal();
    assert_eq!(deal.hands[1], cards("cylon-reduce-morale", 1));
    assert_eq!((deal.deck.len(), deal.unused.len()), (3, 16 - 6));
}

#[test]
fn players_without_a_character_choose_in_order_from_the_first() {
    let mut game = Game::empty(0);
    game.give(
        Actor::Referee,
        &start(Position {
            first: Some("Ben".to_owned()),
            characters: chosen(&[("Cem", "apollo")]),
            ..Position::default()
        }),
    );
    game.choose(PromptKind::ChooseCharacter, "character:saul-tigh");
    assert_eq!(
        game.state().seats[1].character,
        CharacterId::find("saul-tigh")
    );
    game.choose(PromptKind::ChooseCharacter, "character:laura-roslin");
    assert_eq!(
        game.state().seats[0].character,
        CharacterId::find("laura-roslin")
    );
    assert_eq!(game.public().stage, Stage::Dealing);
}

#[test]
fn what_cannot_be_is_refused_with_what_is_allowed() {
    let said = |position| refusal(position).to_string();
    assert_eq!(
        said(Position {
            first: Some("Eva".to_owned()),
            ..Position::default()
        }),
        "nobody at this table is called \"Eva\"; the players are: Ana, Ben, Cem"
    );
    let dials = DialPosition {
        morale: Some(16),
        ..DialPosition::default()
    };
    assert_eq!(
        refusal(Position {
            dials,
            ..Position::default()
        }),
        Rejection::DialRange {
            value: 16,
            most: 15
        }
    );
    assert_eq!(
        said(Position {
            characters: chosen(&[("Ana", "apollo"), ("Ben", "apollo")]),
            ..Position::default()
        }),
        "\"apollo\" is played by two players; every character is played once"
    );
    let turn = |number, characters| Position {
        turn: Some(TurnPosition {
            number,
            active: "Ana".to_owned(),
            step: TurnStep::default(),
        }),
        characters,
        ..Position::default()
    };
    assert_eq!(
        refusal(turn(1, chosen(&[("Ana", "apollo")]))),
        Rejection::CharactersMissing
    );
    for number in [0, 1000] {
        assert_eq!(
            refusal(turn(number, all_chosen())),
            Rejection::TurnNumber { number }
        );
    }
    let loyalty = LoyaltyPosition {
        hands: [("Ana".to_owned(), cards("sympathizer", 1))].into(),
        deck: cards("sympathizer", 1),
        ..LoyaltyPosition::default()
    };
    assert_eq!(
        said(Position {
            loyalty: Some(loyalty),
            ..Position::default()
        }),
        "there are more \"sympathizer\" cards in this position than the 1 in the box"
    );
}

#[test]
fn only_the_referee_enters_a_position_and_only_once() {
    let mut game = Game::empty(0);
    let seat = Actor::Seat { seat: SeatId(0) };
    assert_eq!(
        game.try_give(seat, &start(Position::default())),
        Err(Rejection::RefereeOnly)
    );
    game.give(Actor::Referee, &start(Position::default()));
    assert_eq!(
        game.try_give(Actor::Referee, &start(Position::default())),
        Err(Rejection::AlreadyBegun)
    );
}

fn running(position: Position) -> Position {
    Position {
        characters: all_chosen(),
        turn: Some(TurnPosition {
            number: 9,
            active: "Ben".to_owned(),
            step: TurnStep::Crisis,
        }),
        ..position
    }
}

/// A position as it is written in a file.
fn written(json: serde_json::Value) -> Position {
    serde_json::from_value(json).expect("a position")
}

fn by_name<T: Clone>(pairs: &[(&str, T)]) -> BTreeMap<String, T> {
    let named = pairs.iter().cloned();
    named
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

fn whole_board() -> Position {
    running(written(serde_json::json!({
        "order": ["Ana", "Cem", "Ben"],
        "places": { "Ana": "sickbay", "Cem": "viper:bow" },
        "skill-cards": { "Ana": 3, "Ben": 7 },
        "piles": { "crisis": 51, "destiny": 4 },
        "nukes": 1,
        "fleet": 3,
        "distance": 6,
        "boarding": [1, 0, 2],
        "areas": {
            "bow": { "raiders": 4, "basestars": [["critical-hit"], []], "heavy-raiders": 1 },
            "stern": { "civilian-ships": 3, "unmanned-vipers": 2 },
        },
        "damaged": ["armory", "command"],
        "spent-damage": ["fuel"],
        "damaged-vipers": 2,
        "destroyed-vipers": 1,
        "destroyed-raptors": 3,
        "destroyed-civilian-ships": ["nothing", "nothing"],
        "loyalty-cards": { "hands": { "Ana": 2, "Ben": 1, "Cem": 1 }, "deck": 2 },
    })))
}

#[test]
fn a_position_holds_the_whole_board() {
    checks!("SETUP-7", "TITLE-ADM-1", "POOL-9");
    let mut game = Game::empty(3);
    let events = game.give(Actor::Referee, &start(whole_board()));
    let view = game.public();
    assert_eq!(view.order, [0, 2, 1].map(SeatId));
    let turn = view.turn.expect("a turn");
    assert_eq!(
        (turn.number, turn.active, turn.step),
        (9, SeatId(1), TurnStep::Crisis)
    );
    let location = |name| Place::Location {
        location: LocationId::find(name).expect("a location"),
    };
    let places: Vec<_> = view.seats.iter().map(|seat| seat.place).collect();
    let flying = Place::Viper {
        area: Area::Bow,
        kind: ViperKind::Viper,
    };
    assert_eq!(
        places,
        [
            Some(location("sickbay")),
            Some(location("command")),
            Some(flying)
        ]
    );
    let hands: Vec<_> = view
        .seats
        .iter()
        .map(|seat| (seat.hand, seat.held(HeldKind::LOYALTY)))
        .collect();
    assert_eq!(hands, [(3, 2), (7, 1), (0, 1)]);
    assert_eq!(view.loyalty_deck, 2);
    assert_eq!(
        view.options.modes.loyalty,
        Mode::Table,
        "Dradis knows none of them"
    );
    let board = view.board;
    let piles: Vec<u8> = board.piles.iter().map(|pile| pile.cards).collect();
    assert_eq!(piles, [4, 1, 16, 51, 5, 22]);
    assert_eq!((board.nukes, board.fleet, board.distance), (1, 3, 6));
    assert_eq!(board.boarding, [1, 0, 2, 0]);
    let bow = &board.areas[0];
    assert_eq!(
        (bow.ships[Craft::Raider], bow.ships[Craft::HeavyRaider]),
        (4, 1)
    );
    let damage: Vec<_> = bow
        .basestars
        .iter()
        .map(|ship| ship.damage.clone())
        .collect();
    assert_eq!(damage, [vec![BasestarDamage::CriticalHit], vec![]]);
    let stern = &board.areas[3];
    assert_eq!(
        (stern.civilian_ships.len(), stern.ships[Craft::Viper]),
        (3, 2)
    );
    let rest = board.areas[4].ships[Craft::Viper] + board.areas[5].ships[Craft::Viper];
    assert_eq!(rest, 0, "areas that are not named are empty");
    assert_eq!(
        (
            board.damaged_vipers[Craft::Viper],
            board.destroyed_ships[Craft::Viper],
            board.destroyed_ships[Craft::Raptor]
        ),
        (2, 1, 3)
    );
    assert_eq!(board.supply.ships[Craft::Viper], 2);
    assert_eq!(board.supply.ships[Craft::CivilianShip], 7);
    assert_eq!(board.spent_damage, [Resource::Fuel]);
    assert_eq!(board.supply.galactica_damage, 5);
    assert_eq!(board.impossible, []);
    assert!(
        game.state()
            .space
            .pile(Options::default().kit())
            .iter()
            .all(|kind| kind.name() != "nothing"),
        "what is destroyed is not drawn again"
    );
    let told = events
        .iter()
        .filter_map(|event| narrate(event, Viewer::Public));
    let told: Vec<&str> = told.map(|line| line.id).collect();
    assert!(
        told.iter().all(|id| !id.starts_with("log-corrected")),
        "nothing was corrected: {told:?}"
    );
    game.end_turn();
    assert_eq!(
        game.state().turn.active,
        Some(SeatId(0)),
        "the next one round the table"
    );
}

#[test]
fn ships_of_a_position_are_those_of_the_set_up_when_it_names_none() {
    let mut game = Game::empty(3);
    game.give(Actor::Referee, &start(running(Position::default())));
    assert_eq!(game.public().board.areas[0].ships[Craft::Raider], 3);
    assert_eq!(game.public().board.nukes, 2);
    assert!(!game.public().laying_out);

    let areas = Some(BTreeMap::new());
    let position = Position {
        characters: all_chosen(),
        areas,
        ..Position::default()
    };
    assert_eq!(refusal(position), Rejection::ShipsTooEarly);
    let nukes = Position {
        nukes: Some(2),
        ..Position::default()
    };
    assert_eq!(refusal(nukes), Rejection::CharactersMissing);
}

#[test]
fn revealed_cylons_of_a_position_are_on_the_resurrection_ship() {
    checks!("MOVE-6", "TITLE-SUCC-9");
    let revealed = |places| {
        running(Position {
            revealed_cylons: vec!["Cem".to_owned()],
            places,
            ..Position::default()
        })
    };
    let mut game = Game::empty(3);
    game.give(Actor::Referee, &start(revealed(BTreeMap::new())));
    let cem = game.public().seats[2].clone();
    assert!(cem.revealed_cylon);
    let at = |name| {
        let location = LocationId::find(name).expect("a location");
        Some(Place::Location { location })
    };
    assert_eq!(cem.place, at("resurrection-ship"));
    let caprica = by_name(&[("Cem", "caprica".parse::<PlaceName>().expect("a place"))]);
    let mut game = Game::empty(3);
    game.give(Actor::Referee, &start(revealed(caprica)));
    assert_eq!(game.public().seats[2].place, at("caprica"));
    let armory = by_name(&[("Cem", "armory".parse::<PlaceName>().expect("a place"))]);
    let seat = SeatId(2);
    assert_eq!(
        refusal(revealed(armory)),
        Rejection::Impossible {
            impossible: vec![Impossible::CylonAmongHumans { seat }]
        }
    );
}

#[test]
fn an_impossible_position_is_refused_unless_somebody_insists() {
    let far = |insist| {
        running(Position {
            distance: Some(12),
            insist,
            ..Position::default()
        })
    };
    let impossible = Impossible::TooFar {
        distance: 12,
        most: 11,
    };
    assert_eq!(
        refusal(far(false)),
        Rejection::Impossible {
            impossible: vec![impossible]
        }
    );
    let mut game = Game::empty(3);
    let events = game.give(Actor::Referee, &start(far(true)));
    assert_eq!(events.last(), Some(&Event::Insisted { impossible }));
    assert_eq!(game.public().board.impossible, [impossible.line()]);
}

#[test]
fn the_rest_of_a_position_is_laid_out_on_the_page_before_the_game_goes_on() {
    let mut game = Game::empty(3);
    let lay_out = Position {
        lay_out: true,
        ..Position::default()
    };
    game.give(Actor::Referee, &start(running(lay_out)));
    let view = game.public();
    assert!(view.laying_out);
    assert_eq!(view.stage, Stage::Playing);
    assert_eq!(
        view.board.areas[0].ships[Craft::Raider],
        3,
        "laid out from the set-up"
    );
    let held: Vec<u8> = view
        .seats
        .iter()
        .map(|seat| seat.held(HeldKind::LOYALTY))
        .collect();
    assert_eq!(
        (held, view.loyalty_deck),
        (vec![1, 1, 1], 3),
        "as they were dealt"
    );

    let lay = |count| Command::Correct {
        corrections: vec![Correction::Ships {
            area: Area::Bow.into(),
            kind: Craft::Raider,
            count,
        }],
        reason: Reason::Position,
        repairs: None,
        insist: false,
    };
    let events = game.referee(&lay(7));
    assert_eq!(game.public().board.areas[0].ships[Craft::Raider], 7);
    assert_eq!(narrate(&events[0], Viewer::Public), None);
    assert!(matches!(
        game.refusal(&lay(17)),
        Rejection::Impossible { .. }
    ));
    let cards = Correction::LoyaltyDeck { cards: 2 };
    game.referee(&Command::Correct {
        corrections: vec![cards],
        reason: Reason::Position,
        repairs: None,
        insist: false,
    });
    assert_eq!(game.public().loyalty_deck, 2);

    game.choose(PromptKind::LayOutPosition, "play");
    assert!(!game.public().laying_out);
    assert_eq!(
        game.refusal(&lay(6)),
        Rejection::ReasonEmpty,
        "from now on it needs a reason"
    );
    game.end_turn();
    assert_eq!(game.state().turn.number, 10);
}

/// A game with all boxes that began without Dradis, on the page as `ui/src/referee/running.ts` begins it.
fn with_all_boxes(characters: &[&str]) -> Game {
    let options = Options {
        game: Boxes::combined(Objective::Kobol),
        ..Options::default()
    };
    let position = serde_json::json!({
        "turn": { "number": 9, "active": "Ben", "step": "receive-skills" },
        "areas": {},
        "lay_out": true,
    });
    Game::from_position(3, characters, options, position, &serde_json::json!({}))
}

#[test]
fn a_running_game_with_all_boxes_is_laid_out_with_its_leader_titles_and_tokens() {
    let mut game = with_all_boxes(&[
        "kat",
        "laura-roslin",
        "cavil",
        "galen-tyrol",
        "william-adama",
        "samuel-anders",
        "ellen-tigh",
    ]);
    let held = |game: &Game, kind: HeldKind| -> Vec<u8> {
        game.public()
            .seats
            .iter()
            .map(|seat| seat.held(kind))
            .collect()
    };
    let view = game.public();
    assert!(view.laying_out);
    assert_eq!(view.kit.skill_types.len(), 6);
    assert_eq!(held(&game, HeldKind::LOYALTY), [1, 1, 0, 1, 1, 1, 1]);
    assert_eq!(held(&game, HeldKind::MOTIVE), [0, 0, 2, 0, 0, 0, 0]);
    assert!(view.seats[2].leader.is_some());
    assert!(view.seats.iter().all(|seat| seat.miracles == Some(1)));
    let titles: Vec<Title> = view.kit.titles.clone();
    assert_eq!(titles.len(), 3);
    for title in titles {
        let holds = view
            .seats
            .iter()
            .filter(|seat| seat.titles.contains(&title));
        assert_eq!(holds.count(), 1, "{title:?}");
    }
    for overlay in ["press-room-overlay", "airlock"] {
        let location = LocationId::find(overlay).expect("a location");
        let mut there = view.board.locations.iter();
        assert!(there.any(|row| row.location == location), "{overlay}");
    }
    // What has come of it since is set in one correction each; a Leader is among the humans by where they stand.
    game.referee(&Command::Correct {
        corrections: vec![
            Correction::Infiltrating {
                seat: SeatId(2),
                infiltrating: true,
            },
            Correction::Place {
                seat: SeatId(2),
                place: crate::game::place("armory"),
            },
        ],
        reason: Reason::Position,
        repairs: None,
        insist: false,
    });
    let corrections = [
        Correction::Held {
            kind: HeldKind::MOTIVE,
            seat: SeatId(2),
            cards: 4,
        },
        Correction::Held {
            kind: HeldKind::MUTINY,
            seat: SeatId(0),
            cards: 1,
        },
        Correction::Miracles {
            seat: SeatId(1),
            tokens: 0,
        },
        Correction::Title {
            title: Title::Cag,
            seat: SeatId(4),
        },
    ];
    for correction in corrections {
        game.referee(&Command::Correct {
            corrections: vec![correction],
            reason: Reason::Position,
            repairs: None,
            insist: false,
        });
    }
    game.choose(PromptKind::LayOutPosition, "play");
    let view = game.public();
    assert_eq!(held(&game, HeldKind::MOTIVE), [0, 0, 4, 0, 0, 0, 0]);
    assert_eq!(view.seats[1].miracles, Some(0));
    assert_eq!(view.turn.expect("a turn").active, SeatId(1));
}

#[test]
fn players_whom_the_rules_know_no_deal_for_are_taken_over_all_the_same() {
    let game = with_all_boxes(&[
        "kat",
        "laura-roslin",
        "dee",
        "galen-tyrol",
        "william-adama",
        "samuel-anders",
        "ellen-tigh",
    ]);
    let view = game.public();
    assert!(view.laying_out, "seven without a Leader");
    assert!(
        view.seats
            .iter()
            .all(|seat| seat.held(HeldKind::LOYALTY) == 1)
    );
    assert_eq!(view.loyalty_deck, 0);
}

#[test]
fn before_the_deal_and_with_known_cards_a_position_is_laid_out_first_too() {
    let lay_out = Position {
        lay_out: true,
        characters: all_chosen(),
        ..Position::default()
    };
    let mut game = Game::empty(3);
    game.give(Actor::Referee, &start(lay_out.clone()));
    assert_eq!(game.public().stage, Stage::Dealing);
    assert!(game.public().laying_out);
    assert_eq!(game.public().seats[0].held(HeldKind::LOYALTY), 0);
    game.choose(PromptKind::LayOutPosition, "play");
    game.choose(PromptKind::DealLoyalty, "deal");
    assert_eq!(game.public().board.areas[0].ships[Craft::Raider], 3);

    let loyalty = LoyaltyPosition {
        hands: by_name(&[
            ("Ana", cards("not-a-cylon", 1)),
            ("Ben", cards("not-a-cylon", 1)),
            ("Cem", cards("not-a-cylon", 1)),
        ]),
        deck: cards("not-a-cylon", 3),
        ..LoyaltyPosition::default()
    };
    let mut game = Game::empty(3);
    let dealt = Position {
        loyalty: Some(loyalty),
        ..lay_out
    };
    game.give(Actor::Referee, &start(dealt));
    game.choose(PromptKind::LayOutPosition, "play");
    assert_eq!(game.public().still_reading, Some(3));
}

#[test]
fn places_are_written_as_people_write_them() {
    for name in [
        "hangar-deck",
        "viper:fore-port",
        "mark-vii:bow",
        "assault-raptor:stern",
        "off-board",
    ] {
        let place: PlaceName = name.parse().expect("a place");
        assert_eq!(place.to_string(), name);
    }
    for name in [
        "bridge",
        "viper:",
        "viper:port",
        "",
        "viper:armory",
        "mark-vii",
        "raptor:bow",
    ] {
        let refused = name.parse::<PlaceName>().map_err(|error| error.to_string());
        assert_eq!(
            refused,
            Err(format!(
                "\"{name}\" is no place; a place is a location such as hangar-deck, \"viper:\", \"mark-vii:\" or \"assault-raptor:\" and an area, or off-board"
            ))
        );
    }
}

/// A running game with all boxes, in which a Leader is among the humans, a Motive and the Mutineer lie open, a character
/// was executed, and tokens were spent.
fn well_into_it() -> serde_json::Value {
    serde_json::json!({
        "turn": { "number": 9, "active": "Ben", "step": "action" },
        "areas": {},
        "characters": {
            "Ana": "kat", "Ben": "laura-roslin", "Cem": "cavil", "Dia": "galen-tyrol", "Eva": "william-adama"
        },
        "places": { "Cem": "armory" },
        "infiltrating": true,
        "miracles": { "Ana": 0, "Ben": 1 },
        "executed": ["apollo", "gaius-baltar"],
        "unmourned": ["gaius-baltar"],
        "open": [
            { "with": "Dia", "card": "mutineer" },
            { "with": "Cem", "card": "end-the-chase" }
        ],
        "seen": [{ "with": "Ana", "card": "final-five-brig-looker" }],
        "removed": { "crisis": 1, "held": ["unauthorized-usage"], "nukes": true },
        "so-far": { "remembered": { "jump-icon": true, "brig-at-end": "Eva", "benched": { "player": "Ana", "turn": 8 } } },
    })
}

/// With these fields in the place of its own.
fn merged(mut position: serde_json::Value, more: &serde_json::Value) -> serde_json::Value {
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    position
}

fn with_all(modes: Modes, more: &serde_json::Value) -> Command {
    let position = merged(well_into_it(), more);
    Command::StartFrom {
        players: crate::game::players(&["Ana", "Ben", "Cem", "Dia", "Eva"]),
        options: Options {
            game: Boxes::combined(Objective::Kobol),
            modes,
            ..Options::default()
        },
        position: Box::new(written(position)),
    }
}

#[test]
fn a_position_says_what_only_the_combined_game_knows_of_its_players() {
    let hands =
        serde_json::json!({ "held": { "mutiny": { "Ana": 1, "Dia": 2 }, "motive": { "Cem": 3 } } });
    let cards = serde_json::json!({ "hidden": { "held": {
        "mutiny": { "hands": { "Ana": ["bait-and-switch"], "Dia": ["panic", "betrayal-of-trust"] }, "discarded": ["blackmail"] },
        "motive": { "hands": { "Cem": ["learn-to-cherish", "make-an-ally", "fight-with-honor"] } }
    } }, "loyalty": {
        "hands": {
            "Ana": ["final-five-brig-looker", "not-a-cylon"], "Ben": ["cylon-send-to-brig"], "Dia": ["not-a-cylon"],
            "Eva": ["goal-selfish"]
        },
        "deck": ["not-a-cylon"],
        "spare": ["goal-sacrifice", "not-a-cylon"],
        "discarded": ["not-a-cylon"],
    } });
    let by_table = Modes {
        loyalty: Mode::Table,
        super_crises: Mode::Table,
        ..Default::default()
    };
    for (modes, more) in [(by_table, hands), (Modes::default(), cards)] {
        let mut game = Game::empty(0);
        game.referee(&with_all(modes, &more));
        let view = game.public();
        let held =
            |kind: HeldKind| -> Vec<u8> { view.seats.iter().map(|seat| seat.held(kind)).collect() };
        assert_eq!(held(HeldKind::MUTINY), [1, 0, 0, 2, 0]);
        assert_eq!(held(HeldKind::MOTIVE), [0, 0, 3, 0, 0]);
        let tokens: Vec<Option<u8>> = view.seats.iter().map(|seat| seat.miracles).collect();
        assert_eq!(tokens, [Some(0), Some(1), Some(1), Some(1), Some(1)]);
        let state = game.state();
        assert!(
            state
                .loyalty
                .leader
                .is_some_and(|leader| leader.infiltrating)
        );
        assert_eq!(state.gone.len(), 2);
        assert_eq!(state.unmourned.len(), 1);
        assert!(state.titles.no_more_nukes);
        assert!(state.turn.remembered.jump_icon);
        assert_eq!(state.turn.remembered.brig_at_end, Some(SeatId(4)));
        assert_eq!(state.turn.benched, Some((SeatId(0), 8)));
        assert_eq!(state.loyalty.open.len(), 1);
        assert_eq!(state.loyalty.seen.len(), 1);
        // And says the same again.
        let position = Position::of(state).expect("a running turn");
        let mut again = Game::empty(0);
        let Command::StartFrom {
            players, options, ..
        } = with_all(modes, &more)
        else {
            unreachable!("the same command")
        };
        again.referee(&Command::StartFrom {
            players,
            options,
            position: Box::new(position.clone()),
        });
        assert_eq!(Position::of(again.state()), Some(position));
        assert_eq!(
            again.state().loyalty.cards.reveal(),
            state.loyalty.cards.reveal()
        );
    }
}

#[test]
fn what_the_position_leaves_out_of_the_combined_game_is_as_after_the_set_up() {
    checks!("XMOT-1", "XSETUP-11", "XLOYDECK-3");
    let known = serde_json::json!({ "loyalty": { "hands": { "Ana": ["not-a-cylon"] }, "deck": ["cylon-send-to-brig"] } });
    for more in [known, serde_json::json!({ "loyalty-cards": { "deck": 1 } })] {
        let begun = serde_json::json!({
            "turn": { "number": 9, "active": "Ben", "step": "action" },
            "areas": {},
            "characters": { "Ana": "kat", "Ben": "laura-roslin", "Cem": "cavil", "Dia": "galen-tyrol" },
        });
        let position = merged(begun, &more);
        let mut game = Game::empty(0);
        let options = Options {
            game: Boxes::combined(Objective::Kobol),
            ..Options::default()
        };
        let players = crate::game::players(&["Ana", "Ben", "Cem", "Dia"]);
        game.referee(&Command::StartFrom {
            players,
            options,
            position: Box::new(written(position)),
        });
        let view = game.public();
        assert_eq!(view.seats[2].held(HeldKind::MOTIVE), 2);
        assert!(view.seats.iter().all(|seat| seat.miracles == Some(1)));
        assert!(
            game.state()
                .loyalty
                .leader
                .is_some_and(|leader| !leader.infiltrating)
        );
    }
}

#[test]
fn a_position_has_no_loyalty_card_and_no_ability_of_another_box() {
    checks!("COMP-4", "XCOMP-1");
    let refused = |game: Boxes, more: &serde_json::Value| {
        let begun = serde_json::json!({
            "turn": { "number": 9, "active": "Ana", "step": "action" },
            "areas": {},
            "characters": { "Ana": "galen-tyrol", "Ben": "laura-roslin", "Cem": "william-adama", "Dia": "apollo" },
        });
        let options = Options {
            game,
            ..Options::default()
        };
        let command = Command::StartFrom {
            players: crate::game::players(&["Ana", "Ben", "Cem", "Dia"]),
            options,
            position: Box::new(written(merged(begun, more))),
        };
        let Rejection::NotInPlay { name } = Game::empty(0).refusal(&command) else {
            panic!("{more}");
        };
        name
    };
    let all = Boxes::combined(Objective::Kobol);
    let other = [
        (all, "sympathizer"),
        (Boxes::Base, "mutineer"),
        (Boxes::Base, "goal-selfish"),
        (Boxes::Base, "final-five-execute-looker"),
        (Boxes::Base, "cylon-draw-treachery"),
    ];
    for (game, card) in other {
        let hands = serde_json::json!({ "Ana": ["not-a-cylon"] });
        for loyalty in [
            serde_json::json!({ "hands": { "Ana": [card] } }),
            serde_json::json!({ "hands": hands, "deck": ["not-a-cylon", card] }),
            serde_json::json!({ "hands": hands, "spare": [card] }),
            serde_json::json!({ "hands": hands, "discarded": [card] }),
        ] {
            let more = serde_json::json!({ "loyalty": loyalty });
            assert_eq!(refused(game, &more), card, "{more}");
        }
    }
    let made = serde_json::json!({ "sympathizer": { "cylon": "Ana" } });
    assert_eq!(refused(all, &made), "sympathizer");
    let shown = serde_json::json!({
        "revealed-cylons": ["Ana"],
        "turned-up": { "Ana": "cylon-draw-treachery" },
    });
    assert_eq!(refused(Boxes::Base, &shown), "cylon-draw-treachery");
    let used = serde_json::json!({ "used": ["quick-fix"] });
    assert_eq!(refused(Boxes::Base, &used), "quick-fix");
}

#[test]
fn a_position_that_says_what_its_game_does_not_have_is_refused() {
    let refused =
        |more: serde_json::Value| Game::empty(0).refusal(&with_all(Modes::default(), &more));
    let no_leader = serde_json::json!({
        "characters": { "Ana": "kat", "Ben": "laura-roslin", "Cem": "dee", "Dia": "galen-tyrol", "Eva": "william-adama" },
        "open": [],
    });
    assert_eq!(refused(no_leader), Rejection::NoLeader);
    let too_many = serde_json::json!({ "miracles": { "Ana": 4 } });
    assert!(matches!(
        refused(too_many),
        Rejection::TooManyMiracles { .. }
    ));
    let trauma = serde_json::json!({ "open": [{ "with": "Ana", "card": "trauma-disaster" }] });
    assert!(matches!(refused(trauma), Rejection::NotInPlay { .. }));
    let crossroads = serde_json::json!({ "held": { "crossroads": { "Ana": 1 } } });
    assert!(matches!(refused(crossroads), Rejection::NotInPlay { .. }));
    let mutiny = serde_json::json!({ "seen": [{ "with": "Ana", "card": "panic" }] });
    assert!(matches!(refused(mutiny), Rejection::NotInPlay { .. }));
    let loyalty = serde_json::json!({ "removed": { "held": ["not-a-cylon"] } });
    assert!(matches!(refused(loyalty), Rejection::NotInPlay { .. }));
    let nobody = serde_json::json!({ "open": [{ "with": "Zoe", "card": "mutineer" }] });
    assert!(matches!(refused(nobody), Rejection::NoSuchPlayer { .. }));
    let spare = serde_json::json!({ "loyalty": { "hands": { "Ana": ["goal-selfish"] }, "spare": ["goal-selfish"] } });
    assert!(matches!(refused(spare), Rejection::TooManyCards { .. }));
}
