//! The Cylon Fleet board, the pursuit track, placing, and the Basestar Bridge.

use dradis_reference::combined::{
    Ability, BasestarToken, Board, Craft, CylonLocation, Kind, Piece, Place, Question, Roll,
    TokenSet, activate_heavy_raiders, activate_raiders, advance_pursuit, basestar_bridge,
    cag_places_civilian, launch_raiders, place,
};
use dradis_reference::{Area, CivilianKind, GalacticaToken, Location, Outcome, Stop};

use crate::table::{
    ANA, BEN, CAG, Script, assert_whole_box, basestar, civilian, empty, raiders, stand, unmanned,
    waiting,
};

// XPLACE-1, XFLEET-1, XFLEET-2, XBOARD-7; the options of OPEN-49
#[test]
fn the_die_says_where_a_ship_is_placed() {
    let areas = [
        Area::Stern,
        Area::AftPort,
        Area::AftStarboard,
        Area::ForePort,
        Area::ForeStarboard,
        Area::ForeStarboard,
        Area::Bow,
        Area::Bow,
    ];
    for (die, area) in (1..).zip(areas) {
        let mut board = empty();
        let mut people = Script::dice(&[die]).answers(&[0]);
        launch_raiders(&mut board, &mut people).expect("places");
        assert_eq!(board.waiting(area).basestars, 1, "{die}");
    }
    // Die modifiers are allowed: 3 with Strategic Planning is 5.
    let mut board = empty();
    let mut people = Script::dice(&[3]).answers(&[0]).planning();
    launch_raiders(&mut board, &mut people).expect("places");
    assert_eq!(board.waiting(Area::ForeStarboard).basestars, 1);
    // A table whose board has 2 near the bow says so.
    let mut board = empty();
    board.options.numbers.swap(1, 3);
    let mut people = Script::dice(&[2]).answers(&[0]);
    launch_raiders(&mut board, &mut people).expect("places");
    assert_eq!(board.waiting(Area::ForePort).basestars, 1);
}

// XPLACE-3, XPLACE-3a, XPLACE-5: EX-43. No die is rolled.
#[test]
fn with_none_left_the_highest_area_moves_in_and_pursuit_advances() {
    let mut board = empty();
    waiting(&mut board, Area::ForeStarboard, Kind::Raider, 4);
    waiting(&mut board, Area::Stern, Kind::Raider, 16);
    waiting(&mut board, Area::ForeStarboard, Kind::HeavyRaider, 1);
    waiting(&mut board, Area::Bow, Kind::HeavyRaider, 1);
    board.pursuit = 1;
    activate_raiders(&mut board, &mut Script::default()).expect("goes on");
    assert_eq!(board[Area::ForeStarboard].raiders.ready, 4);
    assert_eq!(
        board[Area::ForeStarboard].heavy_raiders.ready,
        1,
        "all ships of the area"
    );
    assert_eq!(board.on_fleet(Kind::Raider), 16);
    assert_eq!(board.waiting(Area::Bow).heavy_raiders, 1);
    assert_eq!(board.pursuit, 2);
    assert_whole_box(&board);
}

// XPLACE-3, XPLACE-4b: with 2 to place and 1 beside the boards, 1 is placed and nothing moves in.
#[test]
fn one_that_is_left_is_placed_and_nothing_moves_in() {
    let mut board = empty();
    board.options.raiders_placed = 2;
    waiting(&mut board, Area::Stern, Kind::Raider, 19);
    board.pursuit = 1;
    activate_raiders(&mut board, &mut Script::dice(&[8])).expect("places");
    assert_eq!(board.waiting(Area::Bow).raiders, 1);
    assert_eq!((board.on_main(Kind::Raider), board.pursuit), (0, 2));
}

// XPLACE-3: the area is ranked by its number, as the table has set it.
#[test]
fn highest_means_the_number_of_the_area() {
    let order = [
        Area::Stern,
        Area::AftPort,
        Area::AftStarboard,
        Area::ForePort,
        Area::ForeStarboard,
        Area::Bow,
    ];
    for pair in order.windows(2) {
        let mut board = empty();
        for area in pair {
            waiting(&mut board, *area, Kind::Basestar, 1);
        }
        board.pursuit = 1;
        launch_raiders(&mut board, &mut Script::default()).expect("moves in");
        assert_eq!(board.basestars(), [(pair[1], 0)]);
        assert_eq!(board.waiting(pair[0]).basestars, 1);
    }
}

// XPLACE-4, XPLACE-4b: EX-18, and NC-30's and ION-5's set-up.
#[test]
fn placing_takes_from_beside_then_from_the_lowest_area_and_asks_when_short() {
    let mut board = empty();
    basestar(&mut board, Area::Stern, &[]);
    waiting(&mut board, Area::AftPort, Kind::Basestar, 1);
    raiders(&mut board, Area::Stern, 10);
    waiting(&mut board, Area::Bow, Kind::Raider, 5);
    waiting(&mut board, Area::ForePort, Kind::Raider, 2);
    let mut pieces = Vec::new();
    for area in [Area::ForeStarboard, Area::AftStarboard] {
        pieces.push((Piece::Cylon(Kind::Basestar), area));
        pieces.extend([(Piece::Cylon(Kind::Raider), area); 4]);
    }
    let mut people = Script::default().answers(&[1]);
    place(&mut board, &mut people, &pieces).expect("places");
    let places = vec![Area::ForeStarboard, Area::AftStarboard];
    let asked = Question::PlaceNext(Piece::Cylon(Kind::Basestar), places);
    assert_eq!(people.asked, [(ANA, asked)]);
    assert_eq!(
        board.basestars(),
        [(Area::AftStarboard, 0), (Area::Stern, 0)]
    );
    for area in [Area::ForeStarboard, Area::AftStarboard] {
        assert_eq!(board[area].raiders.ready, 4);
    }
    // 3 were beside; the other 5 came from 4 first, then from 7–8.
    assert_eq!(board.waiting(Area::ForePort).raiders, 0);
    assert_eq!(board.waiting(Area::Bow).raiders, 2);
    assert_eq!(board.pursuit, 0);
    assert_whole_box(&board);
}

// XVIPER-6, XRAPTOR-2
#[test]
fn the_active_player_names_the_kinds_of_placed_vipers() {
    let mut board = empty();
    board.reserve.vipers = 1;
    board.destroyed.vipers = 5;
    let pieces = [
        (Piece::Viper, Area::AftPort),
        (Piece::Viper, Area::ForePort),
        (Piece::Viper, Area::ForePort),
        (Piece::Civilian, Area::Stern),
    ];
    let mut people = Script::default().answers(&[1, 1, 0]);
    place(&mut board, &mut people, &pieces).expect("places");
    let both = vec![Area::AftPort, Area::ForePort];
    let kinds = vec![Craft::Viper, Craft::AssaultRaptor];
    // Two are left for three places; the second goes to the other area.
    let asked = [
        (ANA, Question::PlaceNext(Piece::Viper, both.clone())),
        (ANA, Question::PlacedCraft(Area::ForePort, kinds)),
        (ANA, Question::PlaceNext(Piece::Viper, both)),
    ];
    assert_eq!(people.asked, asked);
    assert_eq!(
        board[Area::ForePort].unmanned.kinds(),
        [Craft::AssaultRaptor]
    );
    assert_eq!(board[Area::AftPort].unmanned.kinds(), [Craft::Viper]);
    assert_eq!(board[Area::Stern].civilians.len(), 1);
    assert_whole_box(&board);
}

// XPURSUIT-1 to XPURSUIT-3, XPURSUIT-6, XPURSUIT-7, XCAG-2, OPEN-25: EX-46
#[test]
fn the_pursuit_track_brings_civilian_ships_and_then_the_cylons() {
    let mut board = empty();
    for area in [Area::Bow, Area::ForeStarboard, Area::AftStarboard] {
        civilian(&mut board, area, CivilianKind::OnePopulation);
    }
    waiting(&mut board, Area::Stern, Kind::Raider, 3);
    waiting(&mut board, Area::Bow, Kind::Basestar, 1);
    waiting(&mut board, Area::Bow, Kind::HeavyRaider, 2);

    let mut people = Script::default().answers(&[2]);
    advance_pursuit(&mut board, &mut people);
    let free = vec![Area::Stern, Area::AftPort, Area::ForePort];
    assert_eq!(people.asked, [(CAG, Question::PlaceCivilian(free))]);
    assert_eq!(board[Area::ForePort].civilians.len(), 1);

    advance_pursuit(&mut board, &mut Script::default());
    assert_eq!((board.pursuit, board.civilian_pile.len()), (2, 8));

    // Two areas are free: one after the other, the second without a question.
    let mut people = Script::default().answers(&[0]);
    advance_pursuit(&mut board, &mut people);
    assert_eq!(board[Area::Stern].civilians.len(), 1);
    assert_eq!(board[Area::AftPort].civilians.len(), 1);
    assert_eq!(board.on_fleet(Kind::Raider), 3);

    advance_pursuit(&mut board, &mut Script::default());
    assert_eq!(board.pursuit, 0);
    assert_eq!(board[Area::Stern].raiders.ready, 3);
    assert_eq!(board[Area::Bow].heavy_raiders.ready, 2);
    assert_eq!(board.basestars(), [(Area::Bow, 0)]);
    assert_eq!(
        board.on_fleet(Kind::Raider) + board.on_fleet(Kind::Basestar),
        0
    );
    assert_whole_box(&board);
}

// OPEN-25, OPEN-49
#[test]
fn the_table_may_set_what_the_pursuit_track_brings() {
    let mut board = empty();
    board.options.pursuit = [0, 1, 2];
    for (placed, left) in [(0, 12), (1, 11), (2, 9)] {
        let mut people = Script::default().answers(&[0, 0][..placed]);
        advance_pursuit(&mut board, &mut people);
        assert_eq!(board.civilian_pile.len(), left);
    }
}

// XCAG-2, OPEN-46 (LIMIT-4)
#[test]
fn with_all_areas_taken_the_cag_chooses_any_and_from_an_empty_pile_none() {
    let mut board = empty();
    for area in Area::RING {
        let front = board.civilian_pile[0];
        civilian(&mut board, area, front);
    }
    let mut people = Script::default().answers(&[4]);
    cag_places_civilian(&mut board, &mut people);
    let all = Area::RING.to_vec();
    assert_eq!(people.asked, [(CAG, Question::PlaceCivilian(all))]);
    assert_eq!(board[Area::AftPort].civilians.len(), 2);

    while let Some(front) = board.civilian_pile.first().copied() {
        civilian(&mut board, Area::Bow, front);
    }
    let before = board.clone();
    cag_places_civilian(&mut board, &mut Script::default());
    assert_eq!(board, before);
}

// XPURSUIT-1a: the ship just placed takes part in the Auto Attack.
#[test]
fn a_ship_is_placed_before_the_token_advances() {
    let mut board = empty();
    board.pursuit = 3;
    activate_heavy_raiders(&mut board, &mut Script::dice(&[1])).expect("places");
    assert_eq!(board[Area::Stern].heavy_raiders.ready, 1);
    assert_eq!(board.on_fleet(Kind::HeavyRaider), 0);
    assert_eq!(board.pursuit, 0);
}

fn at_the_bridge() -> Board {
    let mut board = empty();
    stand(&mut board, BEN, Place::Cylon(CylonLocation::BasestarBridge));
    board.cylons.insert(BEN);
    board
}

// XACT-3, XACT-6, XACT-7, LOC-BASESTAR-1, OPEN-22: EX-49
#[test]
fn the_bridge_has_two_different_abilities_named_before_the_first() {
    let mut board = at_the_bridge();
    // Ships first, then the civilian ship; 3 raiders at the stern.
    let mut people = Script::default().answers(&[1, 0, 9, 3]);
    basestar_bridge(&mut board, &mut people, BEN).expect("goes on");
    let rest = vec![Ability::Civilian, Ability::Tokens, Ability::Damage];
    assert_eq!(
        people.asked[0],
        (BEN, Question::Bridge(Ability::ALL.to_vec()))
    );
    assert_eq!(people.asked[1], (BEN, Question::Bridge(rest)));
    assert!(matches!(people.asked[2], (BEN, Question::BridgePlaces(_))));
    assert_eq!(
        people.asked[3],
        (CAG, Question::PlaceCivilian(Area::RING.to_vec()))
    );
    assert_eq!(board.waiting(Area::Stern).raiders, 3);
    assert_eq!(board[Area::Stern].civilians.len(), 1);
    assert_eq!(board.pursuit, 0, "no activation");

    let refused = basestar_bridge(&mut empty(), &mut Script::default(), BEN);
    assert!(matches!(refused, Err(Stop::Refused(_))));
}

// XBASE-4: EX-40
#[test]
fn the_bridge_places_no_basestar_when_both_are_out() {
    let mut board = at_the_bridge();
    basestar(&mut board, Area::Bow, &[]);
    waiting(&mut board, Area::Bow, Kind::Basestar, 1);
    board.jump_track = 2;
    let mut people = Script::dice(&[3]).answers(&[1, 1, 0]);
    basestar_bridge(&mut board, &mut people, BEN).expect("goes on");
    assert_eq!(board.on_main(Kind::Basestar), 1);
    assert_eq!(board.on_fleet(Kind::Basestar), 1);
    assert_eq!((board.pursuit, board.jump_track), (0, 1));
    assert_eq!(people.rolled, [Roll::Bridge(Ability::Tokens)]);
}

// XACT-6 (c) and (b): 1 to 3 the jump, 4 to 8 the pursuit; fewer than 3 raiders if there are no more.
#[test]
fn the_bridge_moves_a_token_by_the_die() {
    for (die, track, jump, pursuit) in [(1, 0, 0, 1), (3, 4, 3, 1), (4, 4, 4, 2), (8, 4, 4, 2)] {
        let mut board = at_the_bridge();
        raiders(&mut board, Area::Bow, 18);
        board.jump_track = track;
        board.pursuit = 1;
        let mut people = Script::dice(&[die]).answers(&[2, 1, 6]);
        basestar_bridge(&mut board, &mut people, BEN).expect("goes on");
        assert_eq!((board.jump_track, board.pursuit), (jump, pursuit), "{die}");
        assert_eq!(board.waiting(Area::Bow).raiders, 2);
    }
}

// XACT-6 (d), XDMG-6
#[test]
fn the_bridge_damages_galactica_on_less_than_the_raiders() {
    for (die, hit) in [(4, false), (3, true)] {
        let mut board = at_the_bridge();
        raiders(&mut board, Area::Bow, 3);
        raiders(&mut board, Area::Stern, 1);
        waiting(&mut board, Area::Stern, Kind::Raider, 9);
        let at = GalacticaToken::At(Location::Command);
        let tokens: &[GalacticaToken] = if hit {
            &[GalacticaToken::Fuel, at]
        } else {
            &[]
        };
        let answers: &[usize] = if hit { &[3, 2, 1] } else { &[3, 2] };
        let mut people = Script::dice(&[die, 8]).answers(answers).galactica(tokens);
        board.pursuit = 1;
        basestar_bridge(&mut board, &mut people, BEN).expect("goes on");
        assert_eq!(board.galactica_damage.contains(&Location::Command), hit);
        assert_eq!(board.dials.fuel, 8, "the other token goes back");
        if hit {
            let asked = Question::ResolveToken(vec![GalacticaToken::Fuel, at]);
            assert_eq!(people.asked[2], (BEN, asked));
        }
    }
    let mut board = at_the_bridge();
    raiders(&mut board, Area::Bow, 9);
    for location in [
        Location::FtlControl,
        Location::WeaponsControl,
        Location::AdmiralsQuarters,
        Location::HangarDeck,
        Location::Armory,
    ] {
        board.galactica_damage.insert(location);
    }
    let tokens = [GalacticaToken::At(Location::Command), GalacticaToken::Food];
    let mut people = Script::dice(&[8]).answers(&[3, 2, 0]).galactica(&tokens);
    let over = basestar_bridge(&mut board, &mut people, BEN);
    assert_eq!(over, Err(Stop::Over));
    assert_eq!(board.outcome, Some(Outcome::GalacticaDestroyed));
    assert_eq!(board.pursuit, 0, "the second ability is not resolved");
}

// XDMGB-3, XCOMP-10
#[test]
fn the_alternative_tokens_are_six() {
    let tokens = TokenSet::Alternative.tokens();
    assert_eq!(tokens.len(), 6);
    assert!(tokens.contains(&BasestarToken::CollateralDamage));
    assert!(tokens.contains(&BasestarToken::DamageToPersonnel));
    let mut board = empty();
    board.basestar_tokens = TokenSet::Alternative;
    unmanned(&mut board, Area::Bow, Craft::MarkVii);
    assert_whole_box(&board);
}
