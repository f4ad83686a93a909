//! The boxes, the start, and the places that there are.

use dradis_reference::combined::{
    Allegiance, Board, Craft, Crafts, CylonLocation, Flight, Kind, Options, PegasusLocation, Piece,
    Place, Waiting, start_in_viper,
};
use dradis_reference::{Area, Dials, Location};

use crate::table::{ANA, Script, assert_whole_box, empty, stand};

// XCOMP-2, XCOMP-3, XCOMP-5, XCOMP-10, XBOARD-2, XBOARD-10, OPEN-27
#[test]
fn the_box_holds_what_the_combined_game_plays_with() {
    assert_eq!(Craft::ALL.map(Craft::in_box), [6, 4, 4]);
    assert_eq!(Kind::ALL.map(Kind::in_box), [20, 4, 2]);
    let board = Board::empty();
    assert_eq!(board.raptors, 4);
    assert_eq!(board.assault_raptors_beside(), 3);
    assert_eq!(board.civilian_pile.len(), 12);
    assert_eq!(board.fleet, [Waiting::default(); 6]);
    assert!(board.pegasus);
    let pegasus = [
        PegasusLocation::Cic,
        PegasusLocation::Airlock,
        PegasusLocation::MainBatteries,
        PegasusLocation::EngineRoom,
    ];
    assert_eq!(board.pegasus_pool(), pegasus);
    assert_eq!(board.galactica_pool().len(), 8);
    assert_whole_box(&board);
}

// XSETUP-4, XSETUP-5, XSETUP-6, XSETUP-22, XVIPER-5
#[test]
fn the_game_starts_with_two_ordinary_vipers_in_space() {
    let board = Board::start(&mut Script::default());
    let two = Crafts {
        vipers: 1,
        ..Crafts::default()
    };
    for area in Area::RING {
        let expected = if Area::LAUNCH.contains(&area) {
            two
        } else {
            Crafts::default()
        };
        assert_eq!(board[area].unmanned, expected, "{area:?}");
    }
    let reserve = Crafts {
        vipers: 4,
        mark_vii: 0,
        assault_raptors: 1,
    };
    assert_eq!(board.reserve, reserve);
    assert_eq!((board.damaged.mark_vii, board.damaged.vipers), (4, 0));
    assert_eq!(board.raptors, 4);
    assert_eq!(board[Area::Stern].civilians.len(), 2);
    assert_eq!(board.basestars(), [(Area::Bow, 0)]);
    assert_eq!(board[Area::Bow].raiders.total(), 3);
    assert_eq!((board.jump_track, board.pursuit), (0, 0));
    assert_eq!((board.nukes, board.nukes_beside), (2, 1));
    let dials = Dials {
        food: 8,
        fuel: 8,
        morale: 10,
        population: 12,
    };
    assert_eq!(board.dials, dials);
    assert_whole_box(&board);
}

// XSETUP-22: the assault raptor may not be a viper of the start, but Apollo may start in it.
#[test]
fn apollo_may_start_in_the_assault_raptor() {
    let mut board = Board::start(&mut Script::default());
    let mut people = Script::default().answers(&[2]);
    start_in_viper(&mut board, &mut people, ANA).expect("starts");
    let flight = Flight {
        craft: Craft::AssaultRaptor,
        area: Area::AftPort,
    };
    assert_eq!(board.pilots.get(&ANA), Some(&flight));
    assert_whole_box(&board);

    board.reserve.vipers = 0;
    board.destroyed.vipers = 4;
    start_in_viper(&mut board, &mut Script::default(), 5).expect("starts");
    let deck = Place::Galactica(Location::HangarDeck);
    assert_eq!(board.characters.get(&5), Some(&deck));
}

// XBOARD-7, XFLEET-1, XPURSUIT-7, OPEN-25, OPEN-49
#[test]
fn what_nobody_has_seen_printed_can_be_set() {
    let options = Options::default();
    let numbers = [
        Area::Stern,
        Area::AftPort,
        Area::AftStarboard,
        Area::ForePort,
        Area::ForeStarboard,
        Area::Bow,
    ];
    assert_eq!(options.numbers, numbers);
    // 2 and 4 are the sides with launch icons, 3 and 5–6 those without.
    let launch = numbers.map(Area::has_launch_icon);
    assert_eq!(launch, [false, true, false, true, false, false]);
    assert_eq!(options.pursuit, [1, 0, 2]);
    assert_eq!(options.raiders_placed, 1);
}

// XBOARD-20, EXEC-9, EXEC-29
#[test]
fn a_place_that_is_not_in_play_is_no_place() {
    let sickbay = Place::Galactica(Location::Sickbay);
    let mut board = empty();
    board.pegasus = false;
    board.colonial_one = false;
    for place in [
        Place::Pegasus(PegasusLocation::Airlock),
        Place::ColonialOne,
        Place::Demetrius,
        Place::RaiderBay,
        Place::RebelBasestar,
    ] {
        assert!(!board.exists(place), "{place:?}");
        assert_eq!(board.starting_place(place), sickbay, "{place:?}");
    }
    board.pegasus = true;
    board.colonial_one = true;
    board.demetrius = true;
    board.rebel_basestar = Some(Allegiance::Human);
    for place in [
        Place::Galactica(Location::Command),
        Place::Pegasus(PegasusLocation::Airlock),
        Place::ColonialOne,
        Place::Demetrius,
        Place::RaiderBay,
        Place::Cylon(CylonLocation::Caprica),
    ] {
        assert_eq!(board.starting_place(place), place);
    }
}

// XPLACE-4
#[test]
fn what_waits_on_the_cylon_fleet_board_can_still_be_placed() {
    let mut board = empty();
    board.waiting_mut(Area::Bow).basestars = 2;
    assert_eq!(board.beside(Kind::Basestar), 0);
    assert_eq!(board.placeable(Piece::Cylon(Kind::Basestar)), 2);
    stand(&mut board, ANA, Place::ColonialOne);
    assert_whole_box(&board);
}
