//! The attack table, and activating and launching Cylon ships.

use dradis_reference::combined::{
    Attack, BasestarToken, Board, Craft, Crisis, CylonLocation, Hit, Kind, PegasusLocation, Place,
    Question, Roll, activate, activate_basestars, activate_heavy_raiders, activate_raiders,
    after_crisis, cylon_fleet, launch_raiders, result,
};
use dradis_reference::{Area, FleetOrder, Icon, Outcome, Ships, Stop};

use crate::table::{
    ANA, BEN, Script, assert_whole_box, basestar, empty, heavy_raiders, raiders, stand, waiting,
    without_pegasus,
};

// XATTACK-1, XATTACK-1a, XNUKE-2
#[test]
fn the_attack_table_says_what_every_number_does() {
    let rows: [(Attack, [Hit; 8]); 14] = {
        use Hit::{
            AllDestroyed as A, Damaged as D, DamagedTwice as T, Destroyed as X,
            DestroyedWithThreeRaiders as R, Nothing as O,
        };
        [
            (Attack::Raider, [O, O, X, X, X, X, X, X]),
            (Attack::HeavyRaider, [O, O, O, O, O, O, X, X]),
            (Attack::Centurion, [O, O, O, O, O, O, X, X]),
            (Attack::On(Craft::Viper), [O, O, O, O, D, D, D, X]),
            (Attack::On(Craft::MarkVii), [O, O, O, O, O, D, D, X]),
            (Attack::On(Craft::AssaultRaptor), [O, O, O, O, O, O, X, X]),
            (Attack::ShipByRaider, [O, O, O, O, O, O, O, D]),
            (Attack::ShipByBasestar, [O, O, O, D, D, D, D, D]),
            (Attack::BasestarBy(Craft::Viper), [O, O, O, O, O, O, O, D]),
            (Attack::BasestarBy(Craft::MarkVii), [O, O, O, O, O, O, O, D]),
            (
                Attack::BasestarBy(Craft::AssaultRaptor),
                [O, O, O, O, O, O, D, D],
            ),
            (Attack::BasestarByGalactica, [O, O, O, O, D, D, D, D]),
            (Attack::BasestarByNuke, [T, T, X, X, X, X, R, R]),
            (Attack::AreaByNuke, [T, T, X, X, X, X, R, A]),
        ]
    };
    for (attack, hits) in rows {
        for (number, hit) in (1..).zip(hits) {
            assert_eq!(result(attack, number), hit, "{attack:?} {number}");
        }
    }
}

// XLAUNCH-1, XPLACE-4, XPLACE-4b, XPLACE-6, XACTV-3a
#[test]
fn launched_raiders_come_from_beside_then_from_the_lowest_area() {
    let mut board = empty();
    basestar(&mut board, Area::Bow, &[]);
    raiders(&mut board, Area::Stern, 15);
    waiting(&mut board, Area::Bow, Kind::Raider, 1);
    waiting(&mut board, Area::AftStarboard, Kind::Raider, 1);
    waiting(&mut board, Area::AftPort, Kind::Raider, 1);
    waiting(&mut board, Area::AftPort, Kind::HeavyRaider, 1);
    board.pursuit = 2;
    assert_eq!(board.beside(Kind::Raider), 2);
    launch_raiders(&mut board, &mut Script::default()).expect("goes on");
    assert_eq!(board[Area::Bow].raiders.ready, 3);
    let waiting = |at| board.waiting(at).raiders;
    assert_eq!(
        [Area::AftPort, Area::AftStarboard, Area::Bow].map(waiting),
        [0, 1, 1]
    );
    assert_eq!(board.waiting(Area::AftPort).heavy_raiders, 1);
    assert_eq!(board.pursuit, 2);

    launch_raiders(&mut board, &mut Script::default()).expect("only two are left");
    assert_eq!(board[Area::Bow].raiders.ready, 5);
    launch_raiders(&mut board, &mut Script::default()).expect("none is left");
    assert_eq!(board.on_main(Kind::Raider), 20);
    assert_whole_box(&board);
}

// COMBAT-LAUNCH-3, XPLACE-4b
#[test]
fn with_too_few_raiders_the_active_player_says_who_launches_fewer() {
    let mut board = empty();
    basestar(&mut board, Area::Bow, &[]);
    basestar(&mut board, Area::Stern, &[]);
    raiders(&mut board, Area::AftPort, 16);
    let mut people = Script::default().answers(&[0]);
    launch_raiders(&mut board, &mut people).expect("goes on");
    let asked = Question::Launches(Kind::Raider, (Area::Bow, 0), vec![1, 2, 3]);
    assert_eq!(people.asked, [(ANA, asked)]);
    let launched = [Area::Bow, Area::Stern].map(|at| board[at].raiders.total());
    assert_eq!(launched, [1, 3]);
}

// XLAUNCH-2, XPLACE-1: EX-42
#[test]
fn the_launch_icon_without_a_basestar_brings_one_to_the_fleet_board() {
    let mut board = empty();
    let mut people = Script::dice(&[5]).answers(&[0]);
    launch_raiders(&mut board, &mut people).expect("goes on");
    assert_eq!(board.waiting(Area::ForeStarboard).basestars, 1);
    assert_eq!(board.pursuit, 1);
    assert_eq!(people.rolled, [Roll::Placing(Kind::Basestar)]);
}

// XLAUNCH-3, XLAUNCH-4, XBASE-3, XBASE-3a: EX-41
#[test]
fn a_disabled_basestar_is_there_and_does_nothing() {
    type Icons = fn(&mut Board, &mut Script);
    let procedures: [(BasestarToken, Icons); 2] = [
        (BasestarToken::DisabledHangar, |board, people| {
            launch_raiders(board, people).expect("goes on");
            activate_heavy_raiders(board, people).expect("goes on");
        }),
        (BasestarToken::DisabledWeapons, |board, people| {
            activate_basestars(board, people).expect("goes on");
        }),
    ];
    for (token, procedure) in procedures {
        for both in [false, true] {
            let mut board = empty();
            basestar(&mut board, Area::Bow, &[token]);
            if both {
                basestar(&mut board, Area::Bow, &[token]);
            }
            procedure(&mut board, &mut Script::default());
            assert_eq!(board.on_main(Kind::Raider), 0);
            assert_eq!(board.on_fleet(Kind::Basestar), 0, "nothing is placed");
            assert_eq!(board.pursuit, 0);
        }
    }
}

// XHEAVY-1: EX-68
#[test]
fn a_heavy_raider_flies_to_a_launch_area_and_boards_from_there() {
    let mut board = empty();
    heavy_raiders(&mut board, Area::ForeStarboard, 1);
    for area in [Area::Bow, Area::ForePort] {
        activate_heavy_raiders(&mut board, &mut Script::default()).expect("goes on");
        assert_eq!(board[area].heavy_raiders.acted, 1, "{area:?}");
        board.end_turn(ANA).expect("goes on");
    }
    activate_heavy_raiders(&mut board, &mut Script::default()).expect("goes on");
    assert_eq!(board.on_main(Kind::HeavyRaider), 0);
    assert_eq!(board.boarding, [1, 0, 0, 0]);
    assert_eq!(board.beside(Kind::HeavyRaider), 4);
}

// XHEAVY-2, XHEAVY-3: EX-36
#[test]
fn with_four_centurions_aboard_a_heavy_raider_stays() {
    let mut board = empty();
    board.boarding = [2, 1, 1, 0];
    heavy_raiders(&mut board, Area::AftPort, 1);
    activate_heavy_raiders(&mut board, &mut Script::default()).expect("goes on");
    assert_eq!(board.boarding, [0, 2, 1, 1]);
    assert_eq!(board[Area::AftPort].heavy_raiders.acted, 1);
    board.end_turn(ANA).expect("goes on");
    let over = activate_heavy_raiders(&mut board, &mut Script::default());
    assert_eq!(over, Err(Stop::Over));
    assert_eq!(board.outcome, Some(Outcome::Boarded));
}

// XHEAVY-2, XACTV-1: with room for one, the order of the areas decides which boards.
#[test]
fn the_active_player_says_which_launch_area_boards_first() {
    let mut board = empty();
    board.boarding = [3, 0, 0, 0];
    for area in [Area::AftPort, Area::ForePort, Area::Bow, Area::Stern] {
        heavy_raiders(&mut board, area, 1);
    }
    let mut people = Script::default().answers(&[1, 0]);
    activate_heavy_raiders(&mut board, &mut people).expect("goes on");
    // Those that board come before those that move (CENT-8).
    let boarding = vec![Area::AftPort, Area::ForePort];
    let moving = vec![Area::Bow, Area::Stern];
    let asked = [boarding, moving].map(|areas| (ANA, Question::NextArea(Kind::HeavyRaider, areas)));
    assert_eq!(people.asked, asked);
    assert_eq!(board.boarding, [1, 3, 0, 0]);
    // Those from the bow and the stern have come by then.
    let left = [Area::AftPort, Area::ForePort].map(|at| board[at].heavy_raiders.acted);
    assert_eq!(left, [2, 1]);
}

// XHEAVY-4, XHEAVY-5, XHEAVY-6
#[test]
fn with_no_heavy_raider_it_depends_on_basestars_and_centurions() {
    let mut board = empty();
    basestar(&mut board, Area::Stern, &[]);
    board.boarding = [1, 0, 0, 0];
    activate_heavy_raiders(&mut board, &mut Script::default()).expect("launches");
    assert_eq!(board[Area::Stern].heavy_raiders.ready, 1);
    assert_eq!((board.boarding, board.pursuit), ([0, 1, 0, 0], 0));

    let mut board = empty();
    board.boarding = [1, 0, 0, 0];
    activate_heavy_raiders(&mut board, &mut Script::default()).expect("only advances");
    assert_eq!((board.boarding, board.pursuit), ([0, 1, 0, 0], 0));
    assert_eq!(board.on_fleet(Kind::HeavyRaider), 0);

    let mut board = empty();
    let mut people = Script::dice(&[4]).answers(&[0]);
    activate_heavy_raiders(&mut board, &mut people).expect("places");
    assert_eq!(board.waiting(Area::ForePort).heavy_raiders, 1);
    assert_eq!(board.pursuit, 1);
}

// XPLACE-4a: a heavy raider launched because there is none comes from the fleet board if need be.
#[test]
fn a_heavy_raider_launched_for_want_of_one_may_come_from_the_fleet_board() {
    let mut board = empty();
    basestar(&mut board, Area::Bow, &[]);
    waiting(&mut board, Area::ForePort, Kind::HeavyRaider, 4);
    activate_heavy_raiders(&mut board, &mut Script::default()).expect("launches");
    assert_eq!(board[Area::Bow].heavy_raiders.ready, 1);
    assert_eq!(board.waiting(Area::ForePort).heavy_raiders, 3);

    let mut board = empty();
    basestar(&mut board, Area::Bow, &[]);
    waiting(&mut board, Area::Stern, Kind::Raider, 20);
    activate_raiders(&mut board, &mut Script::default()).expect("launches");
    assert_eq!(board[Area::Bow].raiders.ready, 2);
    assert_eq!(board.waiting(Area::Stern).raiders, 18);
}

// XBASE-1, XBASE-3, XACTV-1
#[test]
fn each_basestar_attacks_once_and_a_hit_chooses_the_ship() {
    let mut board = empty();
    basestar(&mut board, Area::Bow, &[]);
    basestar(&mut board, Area::Bow, &[BasestarToken::DisabledWeapons]);
    let mut people = Script::dice(&[4])
        .answers(&[1])
        .pegasus(&[PegasusLocation::Airlock]);
    activate_basestars(&mut board, &mut people).expect("goes on");
    assert_eq!(people.rolled, [Roll::Attack(Attack::ShipByBasestar)]);
    assert_eq!(board.pegasus_damage.len(), 1);
    activate_basestars(&mut board, &mut Script::default()).expect("none acts twice");
    board.end_turn(ANA).expect("goes on");
    activate_basestars(&mut board, &mut Script::dice(&[1])).expect("acts in the next turn");

    let mut board = empty();
    basestar(&mut board, Area::Bow, &[]);
    activate_basestars(&mut board, &mut Script::dice(&[3])).expect("misses");
    assert!(board.galactica_damage.is_empty());
}

// XBASE-2
#[test]
fn with_no_basestar_one_comes_to_the_fleet_board() {
    let mut board = empty();
    let mut people = Script::dice(&[7]).answers(&[0]);
    activate_basestars(&mut board, &mut people).expect("goes on");
    assert_eq!(board.waiting(Area::Bow).basestars, 1);
    assert_eq!(board.pursuit, 1);
}

fn at_cylon_fleet(board: &mut Board) {
    stand(board, BEN, Place::Cylon(CylonLocation::CylonFleet));
    board.cylons.insert(BEN);
}

// XACTV-2, XACTV-4, LOC-CYLONFLEET-2, COMBAT-HEAVY-8
#[test]
fn the_cylon_fleet_location_works_like_the_icon() {
    for (answer, kind) in [
        (0, Kind::Raider),
        (1, Kind::HeavyRaider),
        (2, Kind::Basestar),
    ] {
        let mut board = empty();
        at_cylon_fleet(&mut board);
        let mut people = Script::dice(&[1]).answers(&[answer, 0]);
        cylon_fleet(&mut board, &mut people, BEN).expect("goes on");
        let orders = vec![
            FleetOrder::Activate(Icon::Raiders),
            FleetOrder::Activate(Icon::HeavyRaiders),
            FleetOrder::Activate(Icon::Basestars),
            FleetOrder::Launch,
        ];
        assert_eq!(people.asked[0], (BEN, Question::CylonFleet(orders)));
        assert_eq!(board.waiting(Area::Stern).of(kind), 1);
        assert_eq!(board.pursuit, 1);
    }
    let refused = cylon_fleet(&mut empty(), &mut Script::default(), BEN);
    assert!(matches!(refused, Err(Stop::Refused(_))));
}

// XACTV-3, XACTV-3a, LOC-CYLONFLEET-2
#[test]
fn the_launch_of_the_cylon_fleet_location_is_for_basestars_on_the_main_board() {
    let mut board = empty();
    at_cylon_fleet(&mut board);
    waiting(&mut board, Area::Stern, Kind::Basestar, 1);
    let before = board.clone();
    cylon_fleet(&mut board, &mut Script::default().answers(&[3]), BEN).expect("nothing");
    assert_eq!(board, before);

    basestar(&mut board, Area::Bow, &[]);
    waiting(&mut board, Area::Stern, Kind::Raider, 20);
    cylon_fleet(&mut board, &mut Script::default().answers(&[3]), BEN).expect("launches");
    assert_eq!(board[Area::Bow].raiders.ready, 2);
    assert_eq!(board[Area::Bow].heavy_raiders.ready, 1);
    assert_eq!(board.waiting(Area::Stern).raiders, 18);
    assert_eq!(board.pursuit, 0);
}

// XPURSUIT-3a: what an activation brings does not act in it.
#[test]
fn ships_that_an_auto_attack_brings_wait_for_the_next_activation() {
    let mut board = without_pegasus();
    board.pursuit = 3;
    waiting(&mut board, Area::Bow, Kind::Raider, 2);
    waiting(&mut board, Area::Bow, Kind::Basestar, 1);
    activate_raiders(&mut board, &mut Script::dice(&[3])).expect("goes on");
    assert_eq!(board[Area::Bow].raiders, Ships { ready: 2, acted: 0 });
    assert_eq!(board.pursuit, 0);
    // The next icon finds them; they may act then.
    activate(&mut board, &mut Script::dice(&[3]), &[Icon::Basestars]).expect("attacks");
    assert!(board[Area::Bow].basestars[0].acted);
}

// XBOARD-15, LOC-CAPRICA-2: EX-35
#[test]
fn a_crisis_from_caprica_prepares_the_jump_but_activates_nothing() {
    for (crisis, ships, track) in [
        (Crisis::Step, 3, 1),
        (Crisis::Caprica, 0, 1),
        (Crisis::Super, 0, 0),
    ] {
        let mut board = empty();
        basestar(&mut board, Area::Bow, &[]);
        let icons = [Icon::LaunchRaiders];
        let mut people = Script::default();
        after_crisis(&mut board, &mut people, crisis, &icons, true).expect("goes on");
        assert_eq!(board.on_main(Kind::Raider), ships, "{crisis:?}");
        assert_eq!(board.jump_track, track, "{crisis:?}");
    }
}
