//! The board: what the set-up places, what is left, and what cannot be.

use dradis_facts::board::{Impossible, Piece};
use dradis_facts::boarding::boarding_spaces;
use dradis_facts::chance::{Draw, Positions, StreamKeys};
use dradis_facts::checks;
use dradis_facts::content::{Board, CivilianKind, JumpSpaceKind, LocationId};
use dradis_facts::craft::{Counts, Craft, ViperKind};
use dradis_facts::hidden::Hidden;
use dradis_facts::options::{BoardingTrack, Mode, Options};
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space::{Area, BasestarDamage, CivilianHandle};
use dradis_facts::{Rejection, SeatId};
use dradis_rules::books::board::invariants;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::play::space::opening_civilians;
use dradis_rules::tell::view::{AreaView, LocationView, Stage};
use dradis_state::reserve::Supply;
use dradis_state::space::{Basestar, CivilianShip};
use dradis_state::{Event, State};

use crate::game::{Game, SIX, begin, seats};

/// Everything is set up, nobody has read yet. Nobody of the three begins in space.
fn laid_out(seed: u8) -> Game {
    let mut game = Game::of(
        &["william-adama", "laura-roslin", "starbuck"],
        Options {
            modes: dradis_facts::options::Modes {
                destiny: dradis_facts::options::Mode::App,
                ..dradis_facts::options::Modes::default()
            },
            ..Options::default()
        },
        SeatId(0),
        seed,
    );
    game.choose(PromptKind::DealLoyalty, "deal");
    game
}

fn location(name: &str) -> LocationId {
    LocationId::find(name).expect("a location")
}

fn on(name: &str) -> Place {
    Place::Location {
        location: location(name),
    }
}

fn area(game: &Game, area: Area) -> AreaView {
    let areas = game.public().board.areas;
    areas
        .into_iter()
        .find(|view| view.area == area)
        .expect("six areas")
}

#[test]
fn before_the_ships_are_placed_everything_lies_in_the_reserve_and_beside_the_board() {
    checks!("SETUP-2", "SETUP-3", "SETUP-4");
    let mut game = Game::empty(1);
    game.referee(&begin(3));
    let board = game.public().board;
    assert_eq!(
        board.supply,
        Supply {
            ships: Counts::from([
                (Craft::Viper, 8),
                (Craft::Raptor, 4),
                (Craft::Raider, 16),
                (Craft::HeavyRaider, 4),
                (Craft::Basestar, 2),
                (Craft::CivilianShip, 12)
            ]),
            centurions: 4,
            galactica_damage: 8,
            basestar_damage: 4,
        }
    );
    assert_eq!((board.fleet, board.distance, board.nukes), (0, 0, 0));
    assert_eq!(board.boarding, [0, 0, 0, 0]);
    assert!(board.locations.iter().all(|location| !location.damaged));
    assert_eq!(
        (
            board.damaged_vipers[Craft::Viper],
            board.destroyed_ships[Craft::Viper],
            board.destroyed_ships[Craft::Raptor]
        ),
        (0, 0, 0)
    );
    for view in board.areas {
        let launch = matches!(view.area, Area::AftPort | Area::ForePort);
        assert_eq!(
            view,
            AreaView {
                ships: Counts::default(),
                area: view.area,
                launch,
                basestars: Vec::new(),
                pilots: Vec::new(),
                civilian_ships: Vec::new(),
            }
        );
    }
}

#[test]
fn the_ships_of_the_set_up_stand_where_the_rules_place_them() {
    checks!("SETUP-17", "SETUP-18", "OPEN-06", "COMP-9", "POOL-9");
    let game = laid_out(1);
    let empty = |area| AreaView {
        ships: Counts::default(),
        area,
        launch: matches!(area, Area::AftPort | Area::ForePort),
        basestars: Vec::new(),
        pilots: Vec::new(),
        civilian_ships: Vec::new(),
    };
    assert_eq!(
        game.public().board.areas,
        [
            AreaView {
                ships: Counts::from([(Craft::Raider, 3)]),
                basestars: vec![Basestar::default()],
                ..empty(Area::Bow)
            },
            empty(Area::ForeStarboard),
            empty(Area::AftStarboard),
            AreaView {
                civilian_ships: vec![CivilianHandle(0), CivilianHandle(1)],
                ..empty(Area::Stern)
            },
            AreaView {
                ships: Counts::from([(Craft::Viper, 1)]),
                ..empty(Area::AftPort)
            },
            AreaView {
                ships: Counts::from([(Craft::Viper, 1)]),
                ..empty(Area::ForePort)
            },
        ]
    );
}

#[test]
fn after_the_set_up_the_counts_are_those_of_the_rules() {
    checks!("SETUP-2", "SETUP-4", "SETUP-19", "OPEN-03", "OPEN-03b");
    assert_eq!(
        laid_out(1).public().board.supply,
        Supply {
            ships: Counts::from([
                (Craft::Viper, 6),
                (Craft::Raptor, 4),
                (Craft::Raider, 13),
                (Craft::HeavyRaider, 4),
                (Craft::Basestar, 1),
                (Craft::CivilianShip, 10)
            ]),
            centurions: 4,
            galactica_damage: 8,
            basestar_damage: 4,
        }
    );
}

#[test]
fn ships_are_placed_with_the_deal_and_before_anybody_reads() {
    checks!("SETUP-10", "SETUP-17");
    let mut game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    assert_eq!(game.public().stage, Stage::Dealing);
    assert_eq!(area(&game, Area::Bow).ships[Craft::Raider], 0);
    let events = game.choose(PromptKind::DealLoyalty, "deal");
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted);
    let dealt = place(|event| matches!(event, Event::LoyaltyDealt { .. }));
    let laid = place(|event| matches!(event, Event::BoardLaidOut { .. }));
    assert!(dealt.is_some() && dealt < laid);
    assert_eq!(game.public().stage, Stage::Reading);
    assert_eq!(area(&game, Area::Bow).ships[Craft::Raider], 3);
    let played = Game::playing();
    assert_eq!(
        area(&played, Area::Bow).ships[Craft::Raider],
        3,
        "placed once, whoever reads"
    );
}

#[test]
fn the_admiral_takes_both_nukes() {
    checks!("SETUP-8", "TITLE-ADM-1");
    let mut game = Game::empty(1);
    game.referee(&begin(3));
    assert_eq!(game.public().board.nukes, 0);
    let game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    assert_eq!(game.public().board.nukes, 2);
    let (_, events) = game.history.last_done().expect("a step");
    let taken = events
        .iter()
        .filter(|event| matches!(event, Event::NukesTaken { .. }));
    assert_eq!(
        taken.collect::<Vec<_>>(),
        [&Event::NukesTaken {
            seat: SeatId(0),
            nukes: 2
        }]
    );
}

#[test]
fn each_of_the_ten_characters_starts_where_the_sheet_says() {
    checks!("CHARSEL-4", "CHARSEL-5");
    let starts = [
        ("william-adama", on("admirals-quarters")),
        ("saul-tigh", on("command")),
        ("helo", Place::OffBoard),
        ("laura-roslin", on("presidents-office")),
        ("gaius-baltar", on("research-lab")),
        ("tom-zarek", on("administration")),
        (
            "apollo",
            Place::Viper {
                area: Area::ForePort,
                kind: ViperKind::Viper,
            },
        ),
        ("starbuck", on("hangar-deck")),
        ("boomer", on("armory")),
        ("galen-tyrol", on("hangar-deck")),
    ];
    for (name, place) in starts {
        let mut game = Game::empty(1);
        game.referee(&begin(3));
        assert_eq!(game.public().seats[0].place, None, "{name}");
        game.choose(PromptKind::ChooseCharacter, &format!("character:{name}"));
        if name == "apollo" {
            assert_eq!(game.public().seats[0].place, None, "not before the launch");
            game.choose(PromptKind::LaunchViper, "fore-port");
        }
        assert_eq!(game.public().seats[0].place, Some(place), "{name}");
        assert_eq!(invariants(game.state()), [], "{name}");
        let prompt = game.prompt(PromptKind::ChooseCharacter);
        assert_eq!(
            prompt.decider,
            Decider::Seat { seat: SeatId(1) },
            "the next player chooses after {name}"
        );
    }
}

#[test]
fn characters_show_on_their_location() {
    let mut game = Game::empty(1);
    game.referee(&begin(3));
    for name in ["starbuck", "galen-tyrol"] {
        game.choose(PromptKind::ChooseCharacter, &format!("character:{name}"));
    }
    let locations = game.public().board.locations;
    let there: Vec<&LocationView> = locations
        .iter()
        .filter(|location| !location.characters.is_empty())
        .collect();
    assert_eq!(
        there,
        [&LocationView {
            destroyed: false,
            location: location("hangar-deck"),
            board: Board::GALACTICA,
            cell: Some(6),
            hazardous: false,
            damageable: true,
            damaged: false,
            characters: vec![SeatId(0), SeatId(1)],
        }]
    );
}

#[test]
fn apollos_player_chooses_one_of_the_two_launch_areas() {
    checks!("CHARSEL-5", "AREA-3");
    for (option, launched) in [("aft-port", Area::AftPort), ("fore-port", Area::ForePort)] {
        let mut game = Game::empty(1);
        game.referee(&begin(3));
        game.choose(PromptKind::ChooseCharacter, "character:apollo");
        let prompt = game.prompt(PromptKind::LaunchViper);
        assert_eq!(prompt.decider, Decider::Seat { seat: SeatId(0) });
        assert_eq!(prompt.cause.as_str(), "CHARSEL-5");
        let ids: Vec<&str> = prompt.choices.iter().map(|c| c.id.as_str()).collect();
        assert_eq!(ids, ["aft-port", "fore-port"]);
        assert_eq!(game.public().stage, Stage::ChoosingCharacters);
        let bow = game.answer(PromptKind::LaunchViper, "bow");
        assert!(matches!(
            game.refusal(&bow),
            Rejection::UnknownOption { .. }
        ));
        game.choose(PromptKind::LaunchViper, option);
        let view = area(&game, launched);
        assert_eq!(
            (view.pilots, view.ships[Craft::Viper]),
            (vec![SeatId(0)], 0)
        );
        assert_eq!(
            game.public().board.supply.ships[Craft::Viper],
            7,
            "the viper comes from the Reserve"
        );
    }
}

#[test]
fn civilian_ships_are_drawn_from_the_whole_pile() {
    checks!("POOL-9", "OPEN-04");
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let game = laid_out(seed);
        let space = &game.state().space;
        let drawn: Vec<CivilianKind> = space
            .civilians
            .iter()
            .map(|ship| ship.kind.reveal().expect("drawn by Dradis"))
            .collect();
        seen.extend(drawn.iter().copied());
        let mut all = [drawn, space.pile(Options::default().kit())].concat();
        all.sort();
        let mut box_of_ships = State::default().space.pile(Options::default().kit());
        box_of_ships.sort();
        assert_eq!(all, box_of_ships, "no ship is lost or doubled");
    }
    assert_eq!(
        seen,
        CivilianKind::all().collect(),
        "every kind comes up in some game"
    );
}

#[test]
fn an_empty_pile_gives_no_ship_and_handles_are_never_used_again() {
    checks!("POOL-9", "COMP-9");
    let keys = StreamKeys::derive([7; 32]);
    let mut state = laid_out(1).state().clone();
    state.space.civilians.clear();
    let mut draw = Draw::new(&keys, &Positions::start());
    let again = opening_civilians(Options::default().kit(), &state.space, Mode::App, &mut draw);
    let handles: Vec<u16> = again.iter().map(|ship| ship.handle.0).collect();
    assert_eq!(handles, [2, 3]);
    state.space.destroyed_civilians = State::default().space.pile(Options::default().kit());
    let last = state.space.destroyed_civilians.pop();
    let one = opening_civilians(Options::default().kit(), &state.space, Mode::App, &mut draw);
    assert_eq!(one.len(), 1);
    assert_eq!(*one[0].kind.reveal(), last);
}

#[test]
fn the_tracks_are_as_decided() {
    checks!("OPEN-01", "OPEN-02");
    let board = laid_out(1).public().board;
    let spaces: Vec<_> = board
        .jump_track
        .iter()
        .map(|space| (space.kind, space.loss))
        .collect();
    assert_eq!(
        spaces,
        [
            (JumpSpaceKind::Red, 0),
            (JumpSpaceKind::Red, 0),
            (JumpSpaceKind::Red, 0),
            (JumpSpaceKind::Blue, 3),
            (JumpSpaceKind::Blue, 1),
            (JumpSpaceKind::AutoJump, 0),
        ]
    );
    assert_eq!(
        boarding_spaces(Options::default().kit(), BoardingTrack::Printed),
        4
    );
    let mut state = State::default();
    state.boarding.centurions = vec![0, 2, 2];
    assert_eq!(
        state
            .boarding
            .per_space(Options::default().kit(), BoardingTrack::Printed),
        [1, 0, 2, 0]
    );
}

#[test]
fn what_is_used_is_missing_from_the_supplies() {
    checks!("SETUP-19");
    let mut game = laid_out(1);
    let mut state = game.state().clone();
    state.reserve.damaged[Craft::Viper] = 2;
    state.reserve.destroyed[Craft::Viper] = 1;
    state.reserve.destroyed[Craft::Raptor] = 3;
    state.boarding.centurions = vec![0, 1];
    state.space.ships_mut(Area::Stern).alike[Craft::HeavyRaider] = 1;
    state.space.ships_mut(Area::Bow).basestars[0].damage = vec![BasestarDamage::DisabledHangar];
    state.damage.locations.insert(location("armory"));
    state.damage.spent.insert(Resource::Fuel);
    let ship = state.space.civilians.pop().expect("two ships");
    state.space.destroyed_civilians.extend(*ship.kind.reveal());
    assert_eq!(invariants(&state), []);
    let shown = dradis_rules::view(&state, dradis_rules::Viewer::Public)
        .public
        .board;
    assert_eq!(
        shown.supply,
        Supply {
            ships: Counts::from([
                (Craft::Viper, 3),
                (Craft::Raptor, 1),
                (Craft::Raider, 13),
                (Craft::HeavyRaider, 3),
                (Craft::Basestar, 1),
                (Craft::CivilianShip, 10)
            ]),
            centurions: 2,
            galactica_damage: 6,
            basestar_damage: 3,
        }
    );
    assert_eq!(
        (
            shown.damaged_vipers[Craft::Viper],
            shown.destroyed_ships[Craft::Viper],
            shown.destroyed_ships[Craft::Raptor]
        ),
        (2, 1, 3)
    );
    assert_eq!(shown.destroyed_civilian_ships, 1);
    assert_eq!(shown.destroyed_civilians, ship.kind.reveal().as_slice());
    assert_eq!(shown.spent_damage, [Resource::Fuel]);
    assert_eq!(shown.boarding, [1, 1, 0, 0]);
    let damaged: Vec<&str> = shown
        .locations
        .iter()
        .filter(|location| location.damaged)
        .map(|location| location.location.name())
        .collect();
    assert_eq!(damaged, ["armory"]);
    game.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(invariants(game.state()), []);
}

/// A set-up board with one thing changed.
fn wrong(change: impl FnOnce(&mut State)) -> Vec<Impossible> {
    let mut state = laid_out(1).state().clone();
    change(&mut state);
    invariants(&state)
}

#[test]
fn there_are_never_more_pieces_than_in_the_box() {
    checks!("LIMIT-3", "COMP-2", "COMP-7");
    let too_many = |piece, count, most| [Impossible::TooMany { piece, count, most }];
    assert_eq!(wrong(|state| state.reserve.damaged[Craft::Viper] = 6), []);
    assert_eq!(
        wrong(|state| state.reserve.damaged[Craft::Viper] = 7),
        too_many(Piece::Craft(Craft::Viper), 9, 8)
    );
    assert_eq!(
        wrong(|state| state.reserve.destroyed[Craft::Viper] = 7),
        too_many(Piece::Craft(Craft::Viper), 9, 8)
    );
    assert_eq!(
        wrong(|state| state.reserve.destroyed[Craft::Raptor] = 5),
        too_many(Piece::Craft(Craft::Raptor), 5, 4)
    );
    assert_eq!(
        wrong(|state| state.space.ships_mut(Area::Stern).alike[Craft::Raider] = 14),
        too_many(Piece::Craft(Craft::Raider), 17, 16)
    );
    assert_eq!(
        wrong(|state| state.space.ships_mut(Area::Stern).alike[Craft::HeavyRaider] = 5),
        too_many(Piece::Craft(Craft::HeavyRaider), 5, 4)
    );
    assert_eq!(
        wrong(|state| state.space.ships_mut(Area::Stern).basestars = vec![Basestar::default(); 2]),
        too_many(Piece::Craft(Craft::Basestar), 3, 2)
    );
    assert_eq!(
        wrong(|state| state.boarding.centurions = vec![0; 5]),
        too_many(Piece::Centurion, 5, 4)
    );
    assert_eq!(
        wrong(|state| state.titles.nukes = 3),
        too_many(Piece::Nuke, 3, 2)
    );
    assert_eq!(
        wrong(|state| state.space.destroyed_civilians =
            State::default().space.pile(Options::default().kit())),
        too_many(Piece::Craft(Craft::CivilianShip), 14, 12)
    );
}

#[test]
fn a_piloted_viper_counts_as_a_viper() {
    checks!("LIMIT-3", "COMP-8");
    let fly = |state: &mut State| {
        let area = Area::Bow;
        state.places.put(
            SeatId(2),
            Place::Viper {
                area,
                kind: ViperKind::Viper,
            },
        );
        state.reserve.damaged[Craft::Viper] = 6;
    };
    assert_eq!(
        wrong(fly),
        [Impossible::TooMany {
            piece: Piece::Craft(Craft::Viper),
            count: 9,
            most: 8
        }]
    );
}

#[test]
fn what_cannot_be_is_named() {
    checks!("COMP-8");
    assert_eq!(
        wrong(|state| state.places.put(
            SeatId(0),
            Place::Viper {
                area: Area::Bow,
                kind: ViperKind::Viper
            }
        )),
        [Impossible::CannotFly { seat: SeatId(0) }]
    );
    assert_eq!(
        wrong(|state| state.places.put(SeatId(4), Place::OffBoard)),
        [Impossible::NobodyThere { seat: SeatId(4) }]
    );
    assert_eq!(
        wrong(|state| {
            state.damage.locations.insert(location("brig"));
        }),
        [Impossible::NotDamageable {
            location: location("brig")
        }]
    );
    assert_eq!(wrong(|state| state.jump.space = 5), []);
    assert_eq!(
        wrong(|state| state.jump.space = 6),
        [Impossible::OffJumpTrack { space: 6, most: 6 }]
    );
    // The end of the track, where the humans lose, is a place too.
    assert_eq!(wrong(|state| state.boarding.centurions = vec![4]), []);
    assert_eq!(
        wrong(|state| state.boarding.centurions = vec![5]),
        [Impossible::OffBoardingTrack { space: 5 }]
    );
    let damaged = |tokens: &[BasestarDamage]| {
        wrong(|state| {
            state.space.ships_mut(Area::Bow).basestars[0].damage = tokens.to_vec();
        })
    };
    assert_eq!(damaged(&[BasestarDamage::CriticalHit]), []);
    assert_eq!(
        damaged(&[
            BasestarDamage::CriticalHit,
            BasestarDamage::StructuralDamage
        ]),
        [Impossible::DestroyedBasestar {
            area: Area::Bow.into()
        }]
    );
    assert_eq!(
        damaged(&[BasestarDamage::DisabledHangar; 2]),
        [Impossible::TokenTwice {
            token: BasestarDamage::DisabledHangar
        }]
    );
    let handle = CivilianHandle(1);
    assert_eq!(
        wrong(|state| {
            let kind = Hidden::new(*state.space.civilians[0].kind.reveal());
            let area = Area::Bow;
            state
                .space
                .civilians
                .push(CivilianShip { handle, area, kind });
        }),
        [Impossible::HandleTwice { handle }]
    );
}

#[test]
fn exactly_four_characters_can_fly() {
    checks!("COMP-8");
    let names = [
        "william-adama",
        "saul-tigh",
        "helo",
        "laura-roslin",
        "gaius-baltar",
        "tom-zarek",
        "apollo",
        "starbuck",
        "boomer",
        "galen-tyrol",
    ];
    let can_fly = |name: &&str| {
        let mut state = State {
            seats: seats(&[name]).into(),
            ..State::default()
        };
        state.places.put(
            SeatId(0),
            Place::Viper {
                area: Area::Bow,
                kind: ViperKind::Viper,
            },
        );
        invariants(&state).is_empty()
    };
    let pilots: Vec<&str> = names.into_iter().filter(can_fly).collect();
    assert_eq!(pilots, ["helo", "apollo", "starbuck", "boomer"]);
}

#[test]
fn piles_and_hands_are_those_of_the_set_up_when_the_first_turn_begins() {
    checks!("SETUP-9", "SETUP-14", "SETUP-15", "SETUP-16");
    let mut game = laid_out(1);
    let cards = |game: &Game| -> Vec<u8> {
        let piles = game.public().board.piles;
        piles.iter().map(|pile| pile.cards).collect()
    };
    // Destiny, the President's hand, Quorum, Crisis, Super Crisis, Destinations.
    assert_eq!(cards(&game), [10, 1, 16, 70, 5, 22]);
    let destiny = game.state().destiny.deck.reveal();
    assert_eq!(destiny.len(), 10);
    for &kind in &Options::default().kit().skill_types {
        let of_this_type = destiny.iter().filter(|card| card.kind == kind).count();
        assert_eq!(of_this_type, 2, "from a deck of its own");
    }
    game.choose(PromptKind::CloseReading, "close-reading");
    let hands: Vec<u8> = game.public().seats.iter().map(|seat| seat.hand).collect();
    assert_eq!(hands, [0, 3, 3], "the first player draws in the first turn");
}
