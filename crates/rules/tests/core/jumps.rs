//! Jumps: where the fleet goes and who chooses it, what that costs, and the objective.

use dradis_facts::craft::Craft;
use std::collections::BTreeMap;

use dradis_facts::chance::{Draw, Positions, StreamKeys};
use dradis_facts::content::{AttackCardId, DestinationId, JumpSpaceKind, QuorumId};
use dradis_facts::effect::{Effect, Source};
use dradis_facts::hidden::Hidden;
use dradis_facts::jump::jump_track;
use dradis_facts::message::Arg;
use dradis_facts::options::{FinalJump, Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_facts::{Rejection, SeatId, checks};
use dradis_rules::history::Record;
use dradis_rules::play::jump::{build_deck, ftl_loss};
use dradis_rules::play::prompt::{Catalogue, Decider, PromptKind};
use dradis_rules::tell::view::SeatSecret;
use dradis_rules::{Actor, Command, Viewer, narrate, prompts, seat_secret, view};
use dradis_state::Event;
use dradis_state::agenda::Work;
use dradis_state::correction::Correction;
use dradis_state::effect::{Course, EffectStep};
use dradis_state::happening::Happening;
use dradis_state::jump::{Jump, JumpEvent};
use dradis_state::quorum::QuorumEvent;
use dradis_state::turn::Outcome;
use dradis_state::undo::{UndoClass, undo_class};
use serde_json::{Value, json};

use crate::fight::{BY_TABLE, fight_of};
use crate::game::{Game, NAMES, location, place, players};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);

/// Ana has the turn, Ben is President, Cem Admiral; none of them flies.
const CREW: [&str; 3] = ["galen-tyrol", "laura-roslin", "william-adama"];

/// Dradis keeps the Destination deck; dice and pieces are the table's.
const DECK_BY_APP: Modes = Modes {
    destinations: Mode::App,
    civilian_ships: Mode::App,
    ..BY_TABLE
};

/// Ana's Action step.
fn crew(modes: Modes, more: &Value) -> Game {
    let mut game = fight_of(&CREW, modes, more);
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    game
}

/// The fleet jumps, and the Admiral is to choose.
fn jumping(modes: Modes, more: &Value) -> Game {
    let mut game = crew(modes, more);
    game.happens(Happening::JumpBegun);
    game
}

/// The fleet jumps to this destination, which the table names.
fn arrived(card: &str, more: &Value) -> Game {
    let mut game = jumping(BY_TABLE, more);
    game.choose(PromptKind::NameDestination, &format!("card:{card}"));
    game
}

/// Ana on FTL Control with the token on a space of this number, and what the die is to decide is asked.
fn jumping_early(space: u8, more: &Value) -> Game {
    let mut position = json!({ "places": { "Ana": "ftl-control" }, "fleet": space });
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    let mut game = crew(BY_TABLE, &position);
    game.turn("act:ftl-control");
    game
}

fn secret(game: &Game, seat: SeatId) -> SeatSecret {
    let view = view(game.state(), Viewer::Seat(seat));
    view.secret.expect("a player's own view")
}

fn drawn(game: &Game) -> Vec<DestinationId> {
    game.state().destinations.drawn.reveal().clone()
}

fn deck(game: &Game) -> Vec<DestinationId> {
    game.state().destinations.deck.reveal().clone()
}

impl Game {
    /// The distance grows without a jump, as a card has it.
    fn travels(&mut self, by: u8) -> Vec<Event> {
        let course = Course {
            of: Source::Crisis { card: None },
            current: ANA,
            picked: None,
            left: vec![Effect::Distance { by }],
        };
        let effects = EffectStep::Confirm { course };
        let work = vec![Work::Effects { effects }];
        self.record(Record::Did {
            events: vec![Event::Scheduled { work }],
        });
        self.choose(PromptKind::Confirm, "apply")
    }
}

fn dial(game: &Game, resource: Resource) -> u8 {
    game.state().resources.get(resource)
}

fn is_open(game: &Game, kind: PromptKind) -> bool {
    prompts(game.state())
        .iter()
        .any(|prompt| prompt.kind == kind)
}

/// What the public and this seat are told of events and see afterwards, in one text.
fn shown(game: &Game, events: &[Event], viewer: Viewer) -> String {
    let mut all = serde_json::to_string(&view(game.state(), viewer)).expect("plain data");
    all.push_str(&serde_json::to_string(&prompts(game.state())).expect("plain data"));
    for event in events {
        all.push_str(&format!("{:?}", narrate(event, viewer)));
    }
    all
}

/// Whether a text names a card, for people or for programs.
fn names(text: &str, card: DestinationId) -> bool {
    text.contains(card.name()) || text.contains(&card.facts().name)
}

/// Where in a list of events the first of a kind stands.
fn at(events: &[Event], is: impl Fn(&Event) -> bool) -> usize {
    let at = events.iter().position(is);
    at.unwrap_or_else(|| panic!("it did not happen: {events:?}"))
}

fn jump_event(event: &Event) -> Option<&JumpEvent> {
    if let Event::Jump { jump } = event {
        Some(jump)
    } else {
        None
    }
}

/// The objective's instructions among events, in order.
fn instructions(events: &[Event]) -> Vec<&JumpEvent> {
    let spoken = |jump: &&JumpEvent| matches!(jump, JumpEvent::SleeperPhase | JumpEvent::LastLeg);
    events
        .iter()
        .filter_map(jump_event)
        .filter(spoken)
        .collect()
}

#[test]
fn the_track_runs_over_three_red_and_two_blue_spaces_to_auto_jump() {
    checks!("JUMP-2", "DIS-61", "JUMP-FTL-1", "OPEN-01");
    let kinds: Vec<JumpSpaceKind> = jump_track(Options::default().kit())
        .iter()
        .map(|space| space.kind)
        .collect();
    use JumpSpaceKind::{AutoJump, Blue, Red};
    assert_eq!(kinds, [Red, Red, Red, Blue, Blue, AutoJump]);
    let losses =
        (0..7).map(|space| ftl_loss(Options::default().kit(), Jump { space, distance: 0 }));
    assert_eq!(
        losses.collect::<Vec<_>>(),
        [None, None, None, Some(3), Some(1), None, None]
    );
    for space in 0..6 {
        let mut game = crew(BY_TABLE, &json!({ "places": { "Ana": "ftl-control" } }));
        if space > 0 {
            game.corrected(Correction::Fleet { space });
        }
        if space == 5 {
            assert!(is_open(&game, PromptKind::NameDestination));
            continue;
        }
        let prompt = game.prompt(PromptKind::TakeTurn);
        let offered = prompt.choices.iter().any(|c| c.id == "act:ftl-control");
        assert_eq!(offered, [3, 4].contains(&space), "space {space}");
    }
}

#[test]
fn the_admirals_own_phone_sees_two_destinations_and_nobody_else_does() {
    checks!(
        "JUMP-4",
        "JUMP-5",
        "LIMIT-16",
        "TITLE-ADM-2",
        "DIS-53",
        "POOL-6"
    );
    let mut game = crew(DECK_BY_APP, &json!({}));
    let mut events = game.happens(Happening::JumpBegun);
    let two = drawn(&game);
    assert_eq!(two.len(), 2);
    assert_ne!(two[0], two[1], "else the test would tell nothing");
    assert_eq!(secret(&game, CEM).destinations, two);
    for seat in [ANA, BEN] {
        assert_eq!(secret(&game, seat).destinations, []);
    }
    let asked = game.asked();
    assert_eq!(asked.kind, PromptKind::ChooseDestination);
    assert_eq!(asked.decider, Decider::Seat { seat: CEM });
    assert_eq!(asked.catalogue, None);
    assert_eq!(game.options(), ["first", "second"]);
    for viewer in [Viewer::Public, Viewer::Seat(ANA), Viewer::Seat(BEN)] {
        let shown = shown(&game, &events, viewer);
        assert!(!two.iter().any(|card| names(&shown, *card)));
    }
    assert!(names(&shown(&game, &events, Viewer::Seat(CEM)), two[1]));
    assert_eq!(game.state().piles.of(Pile::Destinations), 22);

    let answer = game.answer(PromptKind::ChooseDestination, "second");
    for seat in [ANA, BEN] {
        assert_eq!(
            game.try_give(Actor::Seat { seat }, &answer),
            Err(Rejection::NotYours)
        );
    }
    events = game.give(Actor::Seat { seat: CEM }, &answer);
    assert_eq!(game.state().destinations.visited, [two[1]]);
    assert_eq!(game.public().visited, [two[1].facts().name.as_str()]);
    assert_eq!(drawn(&game), []);
    assert_eq!(deck(&game).len(), 21);
    assert_eq!(deck(&game).last(), Some(&two[0]), "under the deck");
    assert_eq!(game.state().piles.of(Pile::Destinations), 21);
    for viewer in [Viewer::Public, Viewer::Seat(ANA), Viewer::Seat(CEM)] {
        let shown = shown(&game, &events, viewer);
        assert!(names(&shown, two[1]) && !names(&shown, two[0]));
    }
}

#[test]
fn what_has_been_dealt_is_not_undone() {
    checks!("JUMP-4");
    let mut game = jumping(DECK_BY_APP, &json!({}));
    assert!(game.history.undo().is_err(), "the Admiral has seen cards");
    let before = drawn(&game);
    game.choose(PromptKind::ChooseDestination, "first");
    let undo = game.history.undo().expect("the choice may be undone");
    game.record(undo);
    assert_eq!(drawn(&game), before, "between the same cards");
    assert_eq!(secret(&game, CEM).destinations, before);
}

#[test]
fn whoever_is_admiral_when_the_fleet_jumps_chooses() {
    checks!("TITLE-ADM-2", "LIMIT-16", "JUMP-4");
    for (modes, kind) in [
        (DECK_BY_APP, PromptKind::ChooseDestination),
        (BY_TABLE, PromptKind::NameDestination),
    ] {
        let mut game = crew(modes, &json!({}));
        game.happens(Happening::TitleGiven {
            title: Title::Admiral,
            seat: BEN,
        });
        game.happens(Happening::JumpBegun);
        assert_eq!(game.prompt(kind).decider, Decider::Seat { seat: BEN });
        let option = game.prompt(kind).choices[0].id.clone();
        game.choose(kind, &option);
        assert_eq!(game.state().jump.space, 0);
    }
}

#[test]
fn a_destination_of_the_tables_own_deck_is_told_by_name_or_by_its_distance() {
    checks!("JUMP-4", "JUMP-5", "DEST-1", "POOL-6");
    let mut game = jumping(BY_TABLE, &json!({ "dials": { "fuel": 6 } }));
    let asked = game.asked();
    assert_eq!(asked.kind, PromptKind::NameDestination);
    assert_eq!(
        asked.catalogue.map(|named| named.catalogue),
        Some(Catalogue::Destinations)
    );
    assert_eq!(asked.ask.args.get("cards"), Some(&Arg::Number { value: 2 }));
    let distances = ["distance:0", "distance:1", "distance:2", "distance:3"];
    assert_eq!(game.options(), distances);
    game.choose(PromptKind::NameDestination, "card:desolate-moon");
    assert_eq!(game.public().visited, ["Desolate Moon"]);
    assert_eq!(
        (dial(&game, Resource::Fuel), game.state().jump.distance),
        (3, 3)
    );
    assert_eq!(game.state().piles.of(Pile::Destinations), 21);
    assert_eq!(deck(&game), [], "Dradis knows nothing of the table's deck");

    let mut game = jumping(BY_TABLE, &json!({ "dials": { "fuel": 6 } }));
    game.choose(PromptKind::NameDestination, "distance:3");
    assert_eq!(game.public().visited, Vec::<String>::new());
    assert_eq!(
        (dial(&game, Resource::Fuel), game.state().jump.distance),
        (6, 3)
    );
    assert_eq!(game.state().piles.of(Pile::Destinations), 21);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

/// Ana holds Assign Mission Specialist.
fn with_specialist(modes: Modes) -> Game {
    let mut game = crew(modes, &json!({}));
    let card = QuorumId::find("assign-mission-specialist").expect("a card");
    let played = [
        QuorumEvent::Played { seat: BEN, card },
        QuorumEvent::Stays { with: Some(ANA) },
    ];
    let events = played.map(|quorum| Event::Quorum { quorum });
    game.record(Record::Did {
        events: events.to_vec(),
    });
    assert_eq!(game.state().quorum.open.len(), 1);
    game
}

#[test]
fn the_mission_specialist_chooses_among_three_in_the_admirals_place_once() {
    checks!("JUMP-4", "LIMIT-16", "DIS-53");
    let mut game = with_specialist(DECK_BY_APP);
    game.happens(Happening::JumpBegun);
    let three = drawn(&game);
    assert_eq!(three.len(), 3);
    assert_eq!(secret(&game, ANA).destinations, three);
    assert_eq!(secret(&game, CEM).destinations, [], "not the Admiral");
    assert_eq!(game.asked().decider, Decider::Seat { seat: ANA });
    assert_eq!(game.options(), ["first", "second", "third"]);
    game.choose(PromptKind::ChooseDestination, "third");
    assert_eq!(game.state().destinations.visited, [three[2]]);
    assert_eq!(deck(&game)[19..], three[..2], "the others under the deck");
    assert_eq!(game.state().quorum.open, [], "the card is discarded");

    let mut game = with_specialist(BY_TABLE);
    game.happens(Happening::JumpBegun);
    let asked = game.asked();
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    assert_eq!(asked.ask.args.get("cards"), Some(&Arg::Number { value: 3 }));
    game.choose(PromptKind::NameDestination, "card:barren-planet");
    assert_eq!(game.state().quorum.open, []);
    game.happens(Happening::JumpBegun);
    assert_eq!(game.asked().decider, Decider::Seat { seat: CEM });

    // Told afterwards it was the specialist's jump too.
    let mut game = with_specialist(BY_TABLE);
    game.happens(Happening::FleetJumped { distance: 1 });
    assert_eq!(game.state().quorum.open, []);
}

#[test]
fn no_revealed_cylon_chooses_as_mission_specialist() {
    checks!("LIMIT-16", "TITLE-ADM-2");
    let mut game = with_specialist(BY_TABLE);
    game.corrected(Correction::RevealedCylon {
        seat: ANA,
        revealed: true,
    });
    game.happens(Happening::JumpBegun);
    let asked = game.asked();
    assert_eq!(asked.decider, Decider::Seat { seat: CEM });
    assert_eq!(asked.ask.args.get("cards"), Some(&Arg::Number { value: 2 }));
}

#[test]
fn the_last_card_is_taken_and_an_empty_deck_built_of_what_the_fleet_has_not_seen() {
    checks!("JUMP-10", "DIS-63", "LIMIT-1");
    let mut game = jumping(DECK_BY_APP, &json!({ "piles": { "destinations": 1 } }));
    assert_eq!(game.options(), ["first"]);
    game.choose(PromptKind::ChooseDestination, "first");
    assert_eq!(deck(&game), []);
    assert_eq!(game.state().piles.of(Pile::Destinations), 0);
    while game.waits_for() != PromptKind::TakeTurn {
        let (kind, option) = (game.waits_for(), game.options().pop().expect("an answer"));
        game.choose(kind, &option);
    }
    game.happens(Happening::JumpBegun);
    let there = [drawn(&game), deck(&game)].concat();
    assert_eq!(there.len(), 21, "the card by the objective stays there");
    let been = game.state().destinations.visited[0];
    let copies = there.iter().filter(|card| **card == been).count();
    assert_eq!(copies, usize::from(been.facts().copies) - 1);

    let mut game = jumping(BY_TABLE, &json!({ "piles": { "destinations": 1 } }));
    assert_eq!(
        game.asked().ask.args.get("cards"),
        Some(&Arg::Number { value: 1 })
    );
    for left in [0, 20] {
        game.choose(PromptKind::NameDestination, "card:barren-planet");
        assert_eq!(game.state().piles.of(Pile::Destinations), left);
        game.happens(Happening::JumpBegun);
    }
}

#[test]
fn every_deck_that_the_rulebooks_name_is_rebuilt_when_a_card_is_drawn_from_nothing() {
    checks!("DIS-63", "LIMIT-1");
    let empty = |pile: &str| crew(BY_TABLE, &json!({ "piles": { pile: 0 } }));
    let left = |game: &Game, pile| game.state().piles.of(pile);

    let mut game = empty("destinations");
    game.happens(Happening::FleetJumped { distance: 1 });
    assert_eq!(left(&game, Pile::Destinations), 22 - 1);

    let mut game = empty("crisis");
    // The crisis of the turn in which the game was entered has been drawn.
    game.end_turn();
    game.end_turn();
    assert_eq!(left(&game, Pile::Crisis), 70 - 1);

    let mut game = empty("super-crisis");
    game.happens(Happening::CylonRevealed {
        seat: BEN,
        sympathizer: false,
    });
    assert_eq!(left(&game, Pile::SuperCrisis), 5 - 1);

    let mut game = fight_of(
        &["laura-roslin", "galen-tyrol", "william-adama"],
        BY_TABLE,
        &json!({ "piles": { "quorum": 0, "quorum-hand": 2 } }),
    );
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    game.turn("act:draw-quorum");
    assert_eq!(left(&game, Pile::Quorum), 17 - 3);
}

/// Ships of every kind in space, and cards that stay until the fleet jumps.
fn besieged() -> Value {
    json!({
        "areas": {
            "bow": { "raiders": 4, "basestars": [["structural-damage"]] },
            "stern": { "raiders": 1, "heavy-raiders": 1, "civilian-ships": 2 },
            "fore-port": { "unmanned-vipers": 2 },
        },
        "attack-cards": ["jammed-assault", "thirty-three"],
        "boarding": [1, 0, 1, 0, 0],
        "piles": { "crisis": 50 },
    })
}

#[test]
fn a_jump_in_the_base_game_takes_every_ship_off_the_board() {
    checks!("DIS-45", "JUMP-3", "JUMP-12");
    let mut game = fight_of(
        &["apollo", "laura-roslin", "william-adama"],
        BY_TABLE,
        &besieged(),
    );
    game.put(0, "viper:stern");
    game.happens(Happening::JumpBegun);
    let board = game.public().board;
    for area in &board.areas {
        let ships = (
            area.ships[Craft::Raider],
            area.ships[Craft::HeavyRaider],
            area.ships[Craft::Viper],
        );
        assert_eq!(ships, (0, 0, 0));
        assert!(area.basestars.is_empty() && area.civilian_ships.is_empty());
    }
    assert_eq!(
        board.supply.ships[Craft::CivilianShip],
        12,
        "civilian ships go too"
    );
    assert_eq!(board.supply.ships[Craft::Raider], 16);
    assert_eq!(game.state().places.of(ANA), Some(place("hangar-deck")));
    assert_eq!(board.boarding, [1, 0, 1, 0]);
}

#[test]
fn attack_cards_that_stay_until_the_next_jump_leave_play() {
    checks!("JUMP-11", "CYATT-6");
    let mut game = crew(BY_TABLE, &besieged());
    assert_eq!(game.state().battle.in_play.len(), 2);
    let events = game.happens(Happening::JumpBegun);
    assert_eq!(game.state().battle.in_play, []);
    let card = |name| AttackCardId::find(name).expect("a card");
    assert!(events.contains(&Event::AttackCardDiscarded {
        card: card("jammed-assault")
    }));
    assert!(events.contains(&Event::AttackCardReshuffled {
        card: card("thirty-three")
    }));
    assert_eq!(game.state().piles.of(Pile::Crisis), 51);
}

#[test]
fn ships_that_a_destination_places_stay_on_the_board() {
    checks!("JUMP-9");
    let mut game = crew(BY_TABLE, &besieged());
    game.happens(Happening::JumpBegun);
    let events = game.choose(PromptKind::NameDestination, "card:cylon-ambush");
    assert!(
        !events
            .iter()
            .any(|e| jump_event(e) == Some(&JumpEvent::Departed))
    );
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    for (area, raiders, basestars, civilians) in Area::ALL.map(|area| {
        (
            area,
            game.ships(area).alike[Craft::Raider],
            game.ships(area).basestars.len(),
            {
                let ships = &game.state().space.civilians;
                ships.iter().filter(|ship| ship.area == area).count()
            },
        )
    }) {
        let expected = match area {
            Area::Bow => (3, 1, 0),
            Area::Stern => (0, 0, 3),
            Area::ForeStarboard | Area::AftStarboard | Area::AftPort | Area::ForePort => (0, 0, 0),
        };
        assert_eq!((raiders, basestars, civilians), expected, "{area:?}");
    }
    let basestar = &game.ships(Area::Bow).basestars[0];
    assert_eq!(basestar.damage, [], "a new one");
}

/// A destination as its card says it, read off the facts and not off the content: name, copies, distance; what
/// it does to fuel, food, morale and the raptors of the Reserve where nothing is risked; and the risk.
type Row = (&'static str, usize, u8, [i8; 4], Option<Risk>);

/// The lowest number that pays off; what that brings to fuel and food; raptors and vipers lost otherwise.
type Risk = (u8, [i8; 2], [u8; 2]);

const ROWS: [Row; 10] = [
    ("asteroid-field", 2, 3, [-2, 0, 0, 0], None),
    ("barren-planet", 4, 2, [-2, 0, 0, 0], None),
    ("cylon-ambush", 1, 3, [-1, 0, 0, 0], None),
    (
        "cylon-refinery",
        1,
        2,
        [-1, 0, 0, 0],
        Some((6, [2, 0], [0, 2])),
    ),
    ("deep-space", 3, 2, [-1, 0, -1, 0], None),
    ("desolate-moon", 1, 3, [-3, 0, 0, 0], None),
    ("icy-moon", 2, 1, [-1, 0, 0, 0], Some((3, [0, 1], [1, 0]))),
    ("ragnar-anchorage", 1, 1, [0, 0, 0, 0], None),
    ("remote-planet", 3, 2, [-1, 0, 0, -1], None),
    (
        "tylium-planet",
        4,
        1,
        [-1, 0, 0, 0],
        Some((3, [2, 0], [1, 0])),
    ),
];

/// Fuel, food, morale and raptors.
fn counted(game: &Game) -> [i8; 4] {
    let dials = [Resource::Fuel, Resource::Food, Resource::Morale].map(|each| dial(game, each));
    let raptors = game.public().board.supply.ships[Craft::Raptor];
    let [fuel, food, morale] = dials;
    [fuel, food, morale, raptors].map(|each| i8::try_from(each).expect("a small number"))
}

#[test]
fn every_destination_has_its_distance_and_does_what_its_card_says() {
    checks!("DEST-1", "JUMP-5", "COMP-5");
    assert_eq!(ROWS.map(|(_, copies, ..)| copies).iter().sum::<usize>(), 22);
    assert_eq!(Options::default().kit().destinations.len(), ROWS.len());
    let dials = json!({ "dials": { "fuel": 7, "food": 6, "morale": 8, "population": 12 } });
    for (name, copies, distance, by, risk) in ROWS {
        let card = DestinationId::find(name).expect("a destination");
        assert_eq!(usize::from(card.facts().copies), copies, "{name}");
        let mut game = arrived(name, &dials);
        if risk.is_some() {
            assert_eq!(game.options(), ["branch:0", "branch:1"], "{name}");
            game.choose(PromptKind::ChooseCourse, "branch:1");
        }
        if name == "asteroid-field" {
            let option = game
                .options()
                .into_iter()
                .find(|option| option.contains("population-2"));
            game.choose(PromptKind::ChoosePiece, &option.expect("a civilian ship"));
            assert_eq!(dial(&game, Resource::Population), 10);
            assert_eq!(game.public().board.supply.ships[Craft::CivilianShip], 11);
        } else {
            assert_eq!(dial(&game, Resource::Population), 12, "{name}");
        }
        assert_eq!(game.waits_for(), PromptKind::TakeTurn, "{name}");
        let [fuel, food, morale, raptors] = by;
        assert_eq!(
            counted(&game),
            [7 + fuel, 6 + food, 8 + morale, 4 + raptors],
            "{name}"
        );
        assert_eq!(game.state().jump.distance, distance, "{name}");
        assert_eq!(game.state().jump.space, 0, "{name}");
        let Some((needed, [more_fuel, more_food], [raptors, vipers])) = risk else {
            continue;
        };
        let face = |face: u8| {
            let mut game = arrived(name, &dials);
            let asked = game.asked();
            assert_eq!(asked.decider, Decider::Seat { seat: CEM }, "{name}");
            game.choose(PromptKind::ChooseCourse, "branch:0");
            assert_eq!(game.asked().decider, Decider::Seat { seat: CEM }, "{name}");
            game.rolls(face);
            assert_eq!(game.state().jump.distance, distance, "{name}");
            (counted(&game), game.state().reserve.damaged.vipers())
        };
        let won = ([7 + fuel + more_fuel, 6 + food + more_food, 8, 4], 0);
        let lost = (
            [
                7 + fuel,
                6 + food,
                8,
                4 - i8::try_from(raptors).expect("one or none"),
            ],
            vipers,
        );
        assert_eq!(face(needed), won, "{name}");
        assert_eq!(face(needed - 1), lost, "{name}");
        assert_eq!(face(8), won, "{name}");
        assert_eq!(face(1), lost, "{name}");
    }
}

#[test]
fn what_is_risked_must_be_there() {
    checks!("JUMP-5", "ABIL-4");
    for name in ["tylium-planet", "icy-moon"] {
        let game = arrived(name, &json!({ "destroyed-raptors": 4 }));
        assert_eq!(
            game.waits_for(),
            PromptKind::TakeTurn,
            "{name}: nothing to choose"
        );
        assert_eq!(dial(&game, Resource::Fuel), 7);
    }
    let game = arrived("cylon-refinery", &json!({ "destroyed-vipers": 7 }));
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    let game = arrived("ragnar-anchorage", &json!({}));
    assert_eq!(game.waits_for(), PromptKind::TakeTurn, "nothing to repair");
}

#[test]
fn ragnar_repairs_three_vipers_and_a_raptor() {
    checks!("JUMP-5");
    let losses = json!({ "damaged-vipers": 2, "destroyed-vipers": 2, "destroyed-raptors": 2 });
    let mut game = arrived("ragnar-anchorage", &losses);
    assert_eq!(game.asked().decider, Decider::Seat { seat: CEM });
    for _ in 0..3 {
        let option = game.options()[0].clone();
        game.choose(PromptKind::ChoosePiece, &option);
    }
    game.choose(PromptKind::ChooseCourse, "branch:0");
    let reserve = &game.state().reserve;
    assert_eq!(reserve.damaged.vipers() + reserve.destroyed.vipers(), 1);
    assert_eq!(reserve.destroyed[Craft::Raptor], 1);
    assert_eq!(game.public().board.supply.ships[Craft::Viper], 7);
}

#[test]
fn the_admiral_says_how_much_ragnar_repairs() {
    checks!("JUMP-5", "DMG-2");
    let mut met = 0;
    for vipers in 0..=3_u8 {
        for raptor in [true, false] {
            for damaged in 0..=2_u8 {
                for destroyed in 0..=2_u8 {
                    let lost = damaged + destroyed;
                    if vipers > lost {
                        continue;
                    }
                    let losses = json!({
                        "damaged-vipers": damaged, "destroyed-vipers": destroyed,
                        "destroyed-raptors": 1,
                    });
                    let mut game = arrived("ragnar-anchorage", &losses);
                    for _ in 0..vipers {
                        let option = game.options()[0].clone();
                        game.choose(PromptKind::ChoosePiece, &option);
                    }
                    if vipers < lost.min(3) {
                        game.choose(PromptKind::ChoosePiece, "enough");
                    }
                    let branch = if raptor { "branch:0" } else { "branch:1" };
                    game.choose(PromptKind::ChooseCourse, branch);
                    let reserve = &game.state().reserve;
                    let left = reserve.damaged.vipers() + reserve.destroyed.vipers();
                    assert_eq!(left, lost - vipers);
                    assert_eq!(reserve.destroyed[Craft::Raptor], u8::from(!raptor));
                    met += 1;
                }
            }
        }
    }
    println!("{met} repairs");
    assert!(met > 0);
}

#[test]
fn by_order_too_the_active_player_rolls_for_ftl_control() {
    checks!("JUMP-FTL-2");
    let position = json!({ "places": { "Ana": "armory", "Ben": "ftl-control" }, "fleet": 4 });
    let mut game = crew(BY_TABLE, &position);
    game.set_hand(0, 1);
    game.set_hand(1, 3);
    game.turn("act:executive-order");
    game.choose(PromptKind::PickPlayer, "player:1");
    game.choose(PromptKind::GrantedAction, "act:ftl-control");
    let asked = game.prompt(PromptKind::Roll).decider;
    assert_eq!(asked, Decider::Seat { seat: SeatId(0) });
}

#[test]
fn every_card_of_the_deck_comes_once() {
    checks!("JUMP-4", "JUMP-10", "COMP-5");
    let mut game = crew(DECK_BY_APP, &json!({}));
    for jump in 0..22 {
        for (resource, value) in [
            (Resource::Fuel, 9),
            (Resource::Morale, 9),
            (Resource::Population, 13),
        ] {
            if dial(&game, resource) != value {
                game.corrected(Correction::Resource { resource, value });
            }
        }
        if game.state().jump.distance > 0 {
            game.corrected(Correction::Distance { distance: 0 });
        }
        game.happens(Happening::JumpBegun);
        assert_eq!(game.options().len(), if jump < 21 { 2 } else { 1 });
        game.choose(PromptKind::ChooseDestination, "first");
        while game.waits_for() != PromptKind::TakeTurn {
            let (kind, option) = (game.waits_for(), game.options().pop().expect("an answer"));
            game.choose(kind, &option);
        }
        assert_eq!(game.state().piles.of(Pile::Destinations), 21 - jump);
    }
    let mut been: BTreeMap<&str, usize> = BTreeMap::new();
    for card in &game.state().destinations.visited {
        *been.entry(card.name()).or_default() += 1;
    }
    assert_eq!(
        been,
        ROWS.iter()
            .map(|(name, copies, ..)| (*name, *copies))
            .collect()
    );
}

#[test]
fn what_a_destination_does_comes_before_its_distance_and_the_objective() {
    checks!("DEST-2", "JUMP-6", "JUMP-7", "GOAL-1", "SLEEPER-1");
    let mut game = jumping(BY_TABLE, &json!({ "distance": 3, "fleet": 4 }));
    let events = game.choose(PromptKind::NameDestination, "card:barren-planet");
    let fuel = at(&events, |event| {
        matches!(event, Event::ResourceChanged { .. })
    });
    let far = at(&events, |e| {
        jump_event(e) == Some(&JumpEvent::Travelled { from: 3, to: 5 })
    });
    let sleeper = at(&events, |e| jump_event(e) == Some(&JumpEvent::SleeperPhase));
    assert!(fuel < far && far < sleeper);
    let reset = |e: &Event| jump_event(e) == Some(&JumpEvent::TokenReset);
    let mut events = events;
    if is_open(&game, PromptKind::CloseReading) {
        assert!(!events.iter().any(reset), "the objective comes first");
        events.extend(game.choose(PromptKind::CloseReading, "close-reading"));
    }
    assert!(sleeper < at(&events, reset));
    assert_eq!(
        game.state().jump,
        Jump {
            space: 0,
            distance: 5
        }
    );
    assert!(game.state().loyalty.sleeper_phase);
    assert_eq!(
        (
            Options::default().kit().distances.first,
            Options::default().kit().distances.second
        ),
        (4, 8)
    );

    // A risk is taken before the card counts.
    let mut game = jumping(BY_TABLE, &json!({ "distance": 3 }));
    let events = game.choose(PromptKind::NameDestination, "card:tylium-planet");
    assert_eq!(instructions(&events), Vec::<&JumpEvent>::new());
    assert_eq!(game.state().jump.distance, 3);
    let events = game.choose(PromptKind::ChooseCourse, "branch:1");
    assert_eq!(instructions(&events), [&JumpEvent::SleeperPhase]);
    assert_eq!(game.state().jump.distance, 4);
}

#[test]
fn distances_count_and_not_cards() {
    checks!("DIS-05", "JUMP-6", "GOAL-1");
    let mut game = crew(BY_TABLE, &json!({}));
    for (distance, spoken) in [(0, 0), (0, 0), (0, 0), (1, 0), (1, 0), (1, 0), (1, 1)] {
        let events = game.happens(Happening::FleetJumped { distance });
        assert_eq!(
            instructions(&events).len(),
            spoken,
            "at {}",
            game.state().jump.distance
        );
        game.read_again();
    }
    assert_eq!(game.state().jump.distance, 4);
    let mut game = crew(BY_TABLE, &json!({}));
    game.happens(Happening::FleetJumped { distance: 3 });
    let events = game.happens(Happening::FleetJumped { distance: 3 });
    assert_eq!(
        instructions(&events),
        [&JumpEvent::SleeperPhase],
        "two cards"
    );
}

#[test]
fn each_instruction_is_carried_out_once_however_the_distance_came_about() {
    checks!("SLEEPER-1a", "GOAL-1", "GOAL-2", "GOAL-3");
    let mut game = crew(BY_TABLE, &json!({ "distance": 3 }));
    let events = game.travels(1);
    assert_eq!(instructions(&events), [&JumpEvent::SleeperPhase]);
    game.read_again();
    for to in 5..8 {
        assert_eq!(
            instructions(&game.travels(1)),
            Vec::<&JumpEvent>::new(),
            "{to}"
        );
    }
    assert!(!game.public().board.final_jump);
    assert_eq!(instructions(&game.travels(1)), [&JumpEvent::LastLeg]);
    assert!(game.public().board.final_jump);
    assert_eq!(instructions(&game.travels(1)), Vec::<&JumpEvent>::new());
    assert_eq!(game.state().jump.distance, 9);
}

#[test]
fn a_distance_corrected_while_the_fleet_jumps_grows_no_farther_than_any_fleet_comes() {
    let mut game = jumping(BY_TABLE, &json!({ "distance": 7 }));
    game.corrected(Correction::Distance { distance: 9 });
    game.choose(PromptKind::NameDestination, "card:cylon-ambush");
    let most = game.state().kit().distances.most;
    while is_open(&game, PromptKind::Confirm) {
        game.choose(PromptKind::Confirm, "apply");
    }
    assert_eq!(game.state().jump.distance, most);
    game.travels(1);
    assert_eq!(game.state().jump.distance, most);
}

#[test]
fn of_two_thresholds_the_lower_one_speaks_first() {
    checks!("JUMP-8");
    let mut game = crew(BY_TABLE, &json!({ "distance": 3 }));
    let mut events = game.travels(6);
    if is_open(&game, PromptKind::CloseReading) {
        assert_eq!(instructions(&events), [&JumpEvent::SleeperPhase]);
        events.extend(game.choose(PromptKind::CloseReading, "close-reading"));
    }
    assert_eq!(
        instructions(&events),
        [&JumpEvent::SleeperPhase, &JumpEvent::LastLeg]
    );
    assert_eq!(game.state().jump.distance, 9);
}

#[test]
fn a_jump_in_the_action_step_is_finished_before_the_crisis() {
    checks!("JUMP-13", "JUMP-FTL-3");
    let mut game = jumping_early(
        3,
        &json!({ "distance": 3, "areas": { "bow": { "raiders": 2 } } }),
    );
    game.rolls(8);
    assert_eq!(game.state().turn.step, TurnStep::Action);
    assert_eq!(game.ships(Area::Bow).alike[Craft::Raider], 0);
    game.choose(PromptKind::NameDestination, "card:tylium-planet");
    assert_eq!(game.state().turn.step, TurnStep::Action);
    game.choose(PromptKind::ChooseCourse, "branch:0");
    game.rolls(3);
    assert_eq!(dial(&game, Resource::Fuel), 9);
    game.read_again();
    assert!(game.state().loyalty.sleeper_phase);
    assert_eq!(
        game.state().jump,
        Jump {
            space: 0,
            distance: 4
        }
    );
    assert_eq!(game.state().turn.step, TurnStep::Crisis);
    assert_eq!(game.state().turn.active, Some(ANA));
}

#[test]
fn ftl_control_wants_a_blue_space_a_working_location_and_somebody_there() {
    checks!("JUMP-FTL-1", "DIS-61", "LOC-FTL-1");
    let bar = |game: &Game| {
        let prompt = game.prompt(PromptKind::TakeTurn);
        let mut not = prompt.not_allowed.into_iter();
        let no = not.find(|no| no.id.text() == "act:ftl-control");
        no.map(|no| no.cause.to_string())
    };
    let here = json!({ "places": { "Ana": "ftl-control" }, "fleet": 3 });
    let mut game = crew(BY_TABLE, &here);
    assert_eq!(bar(&game), None);
    game.corrected(Correction::LocationDamage {
        location: location("ftl-control"),
        damaged: true,
    });
    assert_eq!(bar(&game), Some("DMG-GAL-4".to_owned()));
    let mut game = crew(BY_TABLE, &here);
    game.corrected(Correction::Fleet { space: 2 });
    assert_eq!(bar(&game), Some("LOC-FTL-1".to_owned()));
    let mut game = crew(BY_TABLE, &here);
    game.put(0, "command");
    let prompt = game.prompt(PromptKind::TakeTurn);
    assert!(prompt.options().all(|option| option != "act:ftl-control"));
}

#[test]
fn six_or_less_costs_the_population_of_the_space_and_the_fleet_jumps_in_any_case() {
    checks!("JUMP-FTL-2", "JUMP-FTL-3", "JUMP-2");
    for (space, loss) in [(3, 3), (4, 1)] {
        for (face, lost) in [(1, loss), (6, loss), (7, 0), (8, 0)] {
            let mut game = jumping_early(space, &json!({}));
            assert_eq!(game.asked().decider, Decider::Seat { seat: ANA });
            let events = game.rolls(face);
            assert_eq!(
                dial(&game, Resource::Population),
                12 - lost,
                "{space} {face}"
            );
            let rolled = at(&events, |e| matches!(e, Event::DieRolled { .. }));
            let left = at(&events, |e| jump_event(e) == Some(&JumpEvent::Departed));
            assert!(rolled < left);
            let at_auto_jump = |e: &Event| matches!(e, Event::FleetTokenMoved { .. });
            assert!(!events.iter().any(at_auto_jump));
            game.choose(PromptKind::NameDestination, "card:barren-planet");
            assert_eq!(
                game.state().jump,
                Jump {
                    space: 0,
                    distance: 2
                }
            );
        }
    }
}

#[test]
fn strategic_planning_adds_two_to_any_roll_once() {
    checks!("ABIL-5", "JUMP-FTL-4");
    let cards = json!({ "skill-cards": { "Ben": 2, "Cem": 1 } });
    for (face, population) in [(4, 9), (5, 12)] {
        let mut game = jumping_early(3, &cards);
        let plans = |game: &Game| {
            let options = game.options().into_iter();
            options
                .filter(|id| id.starts_with("plan:"))
                .collect::<Vec<_>>()
        };
        assert_eq!(plans(&game), ["plan:1", "plan:2"]);
        game.choose(PromptKind::Roll, "plan:1");
        assert_eq!(plans(&game), Vec::<String>::new(), "one card for a roll");
        assert_eq!(game.state().hands.of(BEN), 1);
        game.rolls(face);
        assert_eq!(
            dial(&game, Resource::Population),
            population,
            "{face} and 2"
        );
    }
    // On the roll of a destination, and not kept for the next one.
    let mut game = arrived("tylium-planet", &cards);
    game.choose(PromptKind::ChooseCourse, "branch:0");
    game.choose(PromptKind::Roll, "plan:2");
    game.rolls(1);
    assert_eq!(dial(&game, Resource::Fuel), 9);
    game.happens(Happening::JumpBegun);
    game.choose(PromptKind::NameDestination, "card:tylium-planet");
    game.choose(PromptKind::ChooseCourse, "branch:0");
    game.rolls(2);
    assert_eq!(game.public().board.supply.ships[Craft::Raptor], 3);
    assert_eq!(dial(&game, Resource::Fuel), 8);
}

#[test]
fn with_ftl_control_damaged_the_token_advances_and_the_fleet_jumps_by_itself() {
    checks!("JUMP-FTL-5", "TURN-10", "TURN-11");
    for (from, asked) in [(3, false), (4, true)] {
        let mut game = crew(
            BY_TABLE,
            &json!({ "damaged": ["ftl-control"], "fleet": from }),
        );
        game.corrected(Correction::TurnStep {
            step: TurnStep::Crisis,
        });
        game.turn("card:water-shortage-raiders");
        game.choose(PromptKind::ChooseOption, "option:0");
        let events = game.choose(PromptKind::Confirm, "apply");
        assert!(events.contains(&Event::FleetTokenMoved { to: from + 1 }));
        assert_eq!(is_open(&game, PromptKind::NameDestination), asked);
        assert!(!events.iter().any(|e| matches!(e, Event::DieRolled { .. })));
        assert_eq!(dial(&game, Resource::Population), 12);
    }
}

/// The final jump through FTL Control, with 1 population and the token on the space that costs 1.
fn last_chance(final_jump: FinalJump, face: u8) -> Game {
    let position = json!({
        "characters": { "Ana": CREW[0], "Ben": CREW[1], "Cem": CREW[2] },
        "places": { "Ana": "ftl-control" },
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "areas": {},
        "dials": { "population": 1 },
        "fleet": 4,
        "distance": 8,
    });
    let mut game = Game::empty(0);
    game.referee(&Command::StartFrom {
        players: players(&NAMES[..3]),
        options: Options {
            modes: BY_TABLE,
            final_jump,
            ..Options::default()
        },
        position: serde_json::from_value(position).expect("a position"),
    });
    game.turn("act:ftl-control");
    assert_eq!(game.public().outcome, None, "the die comes first");
    game.rolls(face);
    game
}

#[test]
fn the_final_jump_wins_above_zero_after_the_die_and_draws_no_card() {
    checks!("GOAL-4", "GOAL-5");
    let game = last_chance(FinalJump::AtOnce, 7);
    assert_eq!(game.public().outcome, Some(Outcome::KobolReached));
    assert_eq!(game.state().piles.of(Pile::Destinations), 22);
    assert_eq!(game.state().jump.distance, 8);
}

#[test]
fn the_final_jump_does_not_win_with_a_dial_at_zero() {
    checks!("GOAL-5", "OPEN-11", "GOAL-6");
    let resources = || vec![Resource::Population];
    let game = last_chance(FinalJump::AtOnce, 6);
    assert_eq!(
        game.public().outcome,
        Some(Outcome::FinalJumpFailed {
            resources: resources()
        })
    );
    let mut game = last_chance(FinalJump::EndOfTurn, 6);
    assert_eq!(game.public().outcome, None);
    assert_eq!(
        game.state().jump,
        Jump {
            space: 0,
            distance: 8
        }
    );
    assert_eq!(game.state().piles.of(Pile::Destinations), 22, "no card");
    game.end_turn();
    assert_eq!(
        game.public().outcome,
        Some(Outcome::ResourcesExhausted {
            resources: resources()
        })
    );
    assert_ne!(
        last_chance(FinalJump::EndOfTurn, 7).public().outcome,
        None,
        "with every dial above zero it wins"
    );
    for resource in Resource::ALL {
        let mut game = crew(BY_TABLE, &json!({ "distance": 8 }));
        let all = dial(&game, resource);
        game.turn_dial(resource, -i8::try_from(all).expect("a dial"));
        game.happens(Happening::JumpBegun);
        let resources = vec![resource];
        assert_eq!(
            game.public().outcome,
            Some(Outcome::FinalJumpFailed { resources }),
            "{resource:?}"
        );
    }
}

#[test]
fn a_crisis_that_asks_the_admiral_is_decided_by_the_admiral() {
    checks!("TITLE-ADM-3");
    let crisis = || {
        let mut game = crew(BY_TABLE, &json!({ "nukes": 2 }));
        game.corrected(Correction::TurnStep {
            step: TurnStep::Crisis,
        });
        game
    };
    for card in [
        "rescue-the-fleet",
        "build-cylon-detector",
        "declare-martial-law",
    ] {
        let mut game = crisis();
        game.turn(&format!("card:{card}"));
        let asked = game.prompt(PromptKind::ChooseOption);
        assert_eq!(asked.decider, Decider::Seat { seat: CEM }, "{card}");
        let mut game = crisis();
        game.happens(Happening::TitleGiven {
            title: Title::Admiral,
            seat: BEN,
        });
        game.turn(&format!("card:{card}"));
        let asked = game.prompt(PromptKind::ChooseOption);
        assert_eq!(asked.decider, Decider::Seat { seat: BEN }, "{card}");
        let answer = game.answer(PromptKind::ChooseOption, &asked.choices[0].id);
        assert_eq!(
            game.try_give(Actor::Seat { seat: CEM }, &answer),
            Err(Rejection::NotYours)
        );
        game.give(Actor::Seat { seat: BEN }, &answer);
    }
    let mut game = crisis();
    game.turn("card:water-shortage-raiders");
    let asked = game.prompt(PromptKind::ChooseOption);
    assert_eq!(
        asked.decider,
        Decider::Seat { seat: BEN },
        "the President's"
    );
}

#[test]
fn a_deck_of_destinations_holds_what_was_not_visited_and_everything_where_all_was() {
    checks!("JUMP-10", "SETUP-11");
    let destinations = Options::default().kit().destinations.iter().copied();
    let everything: Vec<DestinationId> = destinations
        .flat_map(|card| std::iter::repeat_n(card, card.facts().copies.into()))
        .collect();
    assert_eq!(everything.len(), 22);
    let tops: std::collections::BTreeSet<DestinationId> = (0..12)
        .map(|seed| {
            let keys = StreamKeys::derive([seed; 32]);
            build_deck(
                Options::default().kit(),
                &[],
                22,
                &mut Draw::new(&keys, &Positions::start()),
            )[0]
        })
        .collect();
    assert!(tops.len() > 2, "it is shuffled: {tops:?}");
    let keys = StreamKeys::derive([3; 32]);
    let deck = |visited: &[DestinationId], cards: u8| {
        let mut deck = build_deck(
            Options::default().kit(),
            visited,
            cards,
            &mut Draw::new(&keys, &Positions::start()),
        );
        deck.sort();
        deck
    };
    let mut sorted = everything.clone();
    sorted.sort();
    assert_eq!(deck(&[], 22), sorted);
    assert_eq!(
        deck(&everything, 22),
        sorted,
        "nothing else is left to shuffle"
    );
    let icy = DestinationId::find("icy-moon").expect("a card");
    let left = deck(&[icy], 22);
    assert_eq!(left.len(), 21);
    assert_eq!(left.iter().filter(|card| **card == icy).count(), 1);
    assert_eq!(deck(&[icy], 5).len(), 5);
}

#[test]
fn a_destination_comes_up_as_often_as_there_are_cards_of_it() {
    checks!("POOL-6", "JUMP-4");
    let mut game = jumping(BY_TABLE, &json!({ "dials": { "fuel": 6 } }));
    let barred = |game: &Game| -> Vec<String> {
        let not = game.prompt(PromptKind::NameDestination).not_allowed;
        assert!(not.iter().all(|no| no.cause.as_str() == "POOL-6"));
        not.into_iter().map(|no| no.id.text()).collect()
    };
    assert_eq!(barred(&game), Vec::<String>::new());
    game.choose(PromptKind::NameDestination, "card:ragnar-anchorage");
    game.happens(Happening::JumpBegun);
    assert_eq!(
        barred(&game),
        ["card:ragnar-anchorage"],
        "there is one of it"
    );
    game.choose(PromptKind::NameDestination, "card:deep-space");
    game.happens(Happening::JumpBegun);
    assert_eq!(
        barred(&game),
        ["card:ragnar-anchorage"],
        "there are three of it"
    );
}

/// A scout's raptor is back, with these cards in the deck that Dradis keeps; and who scouts.
fn scouted(seed: u8) -> Game {
    let mut game = crew(DECK_BY_APP, &json!({ "skill-cards": { "Ana": 3 } }));
    // Another deck for another seed.
    let keys = StreamKeys::derive([seed; 32]);
    let deck = build_deck(
        Options::default().kit(),
        &[],
        22,
        &mut Draw::new(&keys, &Positions::start()),
    );
    let jump = JumpEvent::DeckBuilt {
        cards: 22,
        deck: Hidden::new(deck),
    };
    game.record(Record::Did {
        events: vec![Event::Jump { jump }],
    });
    game.turn("act:launch-scout");
    game.rolls(3);
    game
}

#[test]
fn a_scout_sees_the_top_destination_that_dradis_keeps_and_puts_it_back() {
    checks!("CLAR-4", "SECRET-7", "SECRET-18");
    let (ana, course) = (SeatId(0), PromptKind::ChooseCourse);
    let place = PromptKind::PlaceDestination;
    let ids = |game: &Game, kind| -> Vec<String> { game.prompt(kind).options().collect() };
    let deck = |game: &Game| game.state().destinations.deck.reveal().clone();
    for (option, at) in [("top", 0), ("bottom", 21)] {
        let mut game = scouted(7);
        assert_eq!(ids(&game, course), ["crisis", "destination"]);
        let before = deck(&game);
        let events = game.choose(course, "destination");
        assert_eq!(ids(&game, place), ["top", "bottom"]);
        assert_eq!(game.prompt(place).decider, Decider::Seat { seat: ana });
        assert_eq!(undo_class(&events), UndoClass::Barred, "she has seen it");
        assert_eq!(seat_secret(game.state(), ana).destinations, before[..1]);
        let others = (1..3).map(SeatId);
        for seat in others {
            assert_eq!(seat_secret(game.state(), seat).destinations, []);
            let answer = game.answer(place, option);
            let refused = game.try_give(Actor::Seat { seat }, &answer);
            assert_eq!(refused, Err(Rejection::NotYours));
        }
        game.choose(place, option);
        let after = deck(&game);
        assert_eq!((after.len(), after[at]), (22, before[0]), "{option}");
        assert_eq!(seat_secret(game.state(), ana).destinations, []);
        assert_eq!(game.state().piles.of(Pile::Destinations), 22);
        assert_eq!(
            game.state().turn.step,
            TurnStep::Crisis,
            "the action is done"
        );
    }
}

#[test]
fn what_a_scout_sees_changes_nothing_that_anybody_else_is_sent() {
    checks!("CLAR-4", "SECRET-18");
    let mut pairs = 0;
    let games = [1, 2, 3, 4].map(|seed| {
        let mut game = scouted(seed);
        game.choose(PromptKind::ChooseCourse, "destination");
        game
    });
    for (at, one) in games.iter().enumerate() {
        for other in &games[at + 1..] {
            let seen = |game: &Game| seat_secret(game.state(), SeatId(0)).destinations;
            pairs += u8::from(seen(one) != seen(other));
            for viewer in [Viewer::Public, Viewer::Seat(SeatId(1))] {
                let shown = |game: &Game| serde_json::to_string(&view(game.state(), viewer));
                assert_eq!(
                    shown(one).expect("plain data"),
                    shown(other).expect("plain data")
                );
            }
        }
    }
    assert!(pairs > 2, "the tops differ: {pairs}");
}

#[test]
fn nothing_jumps_before_the_scout_has_put_the_card_back() {
    checks!("CLAR-4");
    let mut game = scouted(5);
    game.choose(PromptKind::ChooseCourse, "destination");
    let refused = game.cannot_happen(Happening::JumpBegun);
    assert_eq!(refused, Rejection::QuestionFirst);
    // Where the table keeps the deck, its people look.
    let mut game = crew(BY_TABLE, &json!({ "skill-cards": { "Ana": 3 } }));
    game.turn("act:launch-scout");
    game.rolls(3);
    game.choose(PromptKind::Confirm, "done");
    assert_eq!(game.state().turn.step, TurnStep::Crisis);
}
