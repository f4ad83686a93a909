//! The jump.

use dradis_reference::combined::{
    BasestarToken, Craft, Flight, Kind, Place, Question, Roll, ftl_control, jump, prepare_for_jump,
};
use dradis_reference::{Area, CivilianKind, Location, Stop};

use crate::table::{
    ANA, BEN, Script, assert_whole_box, basestar, civilian, empty, heavy_raiders, pilot, raiders,
    stand, unmanned, waiting,
};

const DECK: Place = Place::Galactica(Location::HangarDeck);

// XJUMP-1, XJUMP-2, XJUMP-5, XJUMP-7, XJUMP-1a, JUMP-12
#[test]
fn a_jump_moves_ships_out_and_leaves_civilians_where_they_are() {
    let mut board = empty();
    unmanned(&mut board, Area::Bow, Craft::Viper);
    unmanned(&mut board, Area::Bow, Craft::MarkVii);
    pilot(&mut board, BEN, Area::Stern, Craft::MarkVii);
    civilian(&mut board, Area::Stern, CivilianKind::Nothing);
    raiders(&mut board, Area::Bow, 3);
    board[Area::Bow].raiders.acted = 2;
    waiting(&mut board, Area::Bow, Kind::Raider, 4);
    heavy_raiders(&mut board, Area::ForePort, 1);
    basestar(&mut board, Area::Bow, &[BasestarToken::CriticalHit]);
    board.boarding = [1, 0, 1, 0];
    board.galactica_damage.insert(Location::Armory);
    board.jump_track = 4;
    board.pursuit = 2;
    jump(&mut board, &mut Script::default()).expect("jumps");
    assert_eq!((board.reserve.vipers, board.reserve.mark_vii), (6, 2));
    assert_eq!(board.damaged.mark_vii, 2);
    assert_eq!(board.characters.get(&BEN), Some(&DECK));
    assert_eq!(board[Area::Stern].civilians.len(), 1);
    let bow = board.waiting(Area::Bow);
    assert_eq!((bow.raiders, bow.basestars, bow.heavy_raiders), (9, 1, 0));
    assert_eq!(board.waiting(Area::ForePort).heavy_raiders, 1);
    for kind in Kind::ALL {
        assert_eq!(board.on_main(kind), 0);
    }
    assert_eq!(board.basestar_pool().len(), 4);
    assert_eq!(board.boarding, [1, 0, 1, 0]);
    assert!(board.galactica_damage.contains(&Location::Armory));
    assert_eq!((board.jump_track, board.pursuit), (0, 2));
    assert_whole_box(&board);
}

// XRAPTOR-7, XJUMP-1a: pilots first, clockwise from the active player.
#[test]
fn assault_raptors_may_stay_and_their_pilots_say_so_first() {
    let mut board = empty();
    board.active = 2;
    for seat in [ANA, BEN, 4] {
        pilot(&mut board, seat, Area::Bow, Craft::AssaultRaptor);
    }
    unmanned(&mut board, Area::Stern, Craft::AssaultRaptor);
    // Seat 4 stays, Ana returns, Ben stays; the unmanned one returns.
    let mut people = Script::default().answers(&[1, 0, 1, 0]);
    jump(&mut board, &mut people).expect("jumps");
    let stay = Question::PilotStays(vec![false, true]);
    let asked = [
        (4, stay.clone()),
        (ANA, stay.clone()),
        (BEN, stay),
        (2, Question::RaptorsStay(Area::Stern, vec![0, 1])),
    ];
    assert_eq!(people.asked, asked);
    let flight = Flight {
        craft: Craft::AssaultRaptor,
        area: Area::Bow,
    };
    assert_eq!(board.pilots.get(&4), Some(&flight));
    assert_eq!(board.pilots.get(&BEN), Some(&flight));
    assert_eq!(board.characters.get(&ANA), Some(&DECK));
    assert_eq!(board.reserve.assault_raptors, 2);
    assert_whole_box(&board);

    let mut board = empty();
    unmanned(&mut board, Area::Stern, Craft::AssaultRaptor);
    unmanned(&mut board, Area::Stern, Craft::AssaultRaptor);
    jump(&mut board, &mut Script::default().answers(&[1])).expect("jumps");
    assert_eq!(board[Area::Stern].unmanned.assault_raptors, 1);
    assert_eq!(board.reserve.assault_raptors, 1);
}

// XJUMP-6, XJUMP-5: EX-07
#[test]
fn ftl_control_costs_population_on_six_or_less() {
    let at = Place::Galactica(Location::FtlControl);
    for (track, die, population) in [(3, 6, 9), (3, 7, 12), (4, 5, 11), (4, 8, 12)] {
        let mut board = empty();
        stand(&mut board, ANA, at);
        board.jump_track = track;
        let mut people = Script::dice(&[die]);
        ftl_control(&mut board, &mut people, ANA).expect("jumps");
        assert_eq!(board.dials.population, population, "{track} {die}");
        assert_eq!(board.jump_track, 0);
        assert_eq!(people.rolled, [Roll::FtlControl]);
    }
    for track in 0..3 {
        let mut board = empty();
        stand(&mut board, ANA, at);
        board.jump_track = track;
        let refused = ftl_control(&mut board, &mut Script::default(), ANA);
        assert!(matches!(refused, Err(Stop::Refused(_))));
    }
}

// XDMG-4
#[test]
fn damaged_ftl_control_is_no_use_but_the_token_goes_on() {
    let mut board = empty();
    stand(&mut board, ANA, Place::Galactica(Location::FtlControl));
    board.galactica_damage.insert(Location::FtlControl);
    board.jump_track = 3;
    raiders(&mut board, Area::Bow, 1);
    let refused = ftl_control(&mut board, &mut Script::default(), ANA);
    assert!(matches!(refused, Err(Stop::Refused(_))));
    prepare_for_jump(&mut board, &mut Script::default(), true).expect("advances");
    assert_eq!((board.jump_track, board.on_main(Kind::Raider)), (4, 1));
    prepare_for_jump(&mut board, &mut Script::default(), false).expect("stays");
    assert_eq!(board.jump_track, 4);
    prepare_for_jump(&mut board, &mut Script::default(), true).expect("jumps");
    assert_eq!((board.jump_track, board.on_fleet(Kind::Raider)), (0, 1));
}
