//! The worked examples of combat, the attack table, and what else the rules say by the letter.

mod table;

use std::collections::BTreeSet;

use dradis_reference::{
    Activation, Area, Attack, AttackCard, Basestar, BasestarToken, Board, Civilian, CivilianKind,
    CylonShip, Dials, Fighter, FleetOrder, GalacticaToken, Hit, Icon, Location, Outcome, Piece,
    Question, Repair, Ships, Stop, Viper, activate, activate_basestars, activate_heavy_raiders,
    activate_raiders, armory, command, communications, cylon_attack, cylon_fleet, damage_basestar,
    damage_galactica, destroy_civilian, ftl_control, hangar_deck, jump, launch_raiders,
    leave_viper, move_own_viper, nuke, own_viper, prepare_for_jump, repair, result, risk_raptor,
    send_away, weapons_control,
};
use table::{Script, Whim, assert_whole_box};

const ANA: u8 = 0;
const BEN: u8 = 1;

const PIECES: [Piece; 5] = [
    Piece::Basestar,
    Piece::HeavyRaider,
    Piece::Raider,
    Piece::Viper,
    Piece::Civilian,
];

fn raiders(board: &mut Board, area: Area, count: u8) {
    board[area].raiders.ready += count;
}

fn heavy_raiders(board: &mut Board, area: Area, count: u8) {
    board[area].heavy_raiders.ready += count;
}

fn basestar(board: &mut Board, area: Area, damage: &[BasestarToken]) {
    board[area].basestars.push(Basestar {
        damage: damage.to_vec(),
        acted: false,
    });
}

fn viper(board: &mut Board, area: Area) {
    board.reserve -= 1;
    board[area].unmanned += 1;
}

fn pilot(board: &mut Board, seat: u8, area: Area) {
    board.reserve -= 1;
    board.pilots.insert(seat, area);
}

fn civilian(board: &mut Board, area: Area, kind: CivilianKind) {
    let place = board.civilian_pile.iter().position(|front| *front == kind);
    board.civilian_pile.remove(place.expect("one in the pile"));
    let id = board.next_civilian;
    board.next_civilian += 1;
    board[area].civilians.push(Civilian { id, kind });
}

fn all_raiders(board: &Board) -> u8 {
    board.space.iter().map(|space| space.raiders.total()).sum()
}

// ATTACK-1 to ATTACK-3
#[test]
fn the_attack_table_says_what_every_number_does() {
    let rows: [(Attack, [Hit; 8]); 9] = {
        use Hit::{
            Damaged as D, DamagedTwice as T, Destroyed as X, DestroyedWithThreeRaiders as R,
            Nothing as O,
        };
        [
            (Attack::Raider, [O, O, X, X, X, X, X, X]),
            (Attack::HeavyRaider, [O, O, O, O, O, O, X, X]),
            (Attack::Centurion, [O, O, O, O, O, O, X, X]),
            (Attack::Viper, [O, O, O, O, D, D, D, X]),
            (Attack::GalacticaByRaider, [O, O, O, O, O, O, O, D]),
            (Attack::GalacticaByBasestar, [O, O, O, D, D, D, D, D]),
            (Attack::BasestarByViper, [O, O, O, O, O, O, O, D]),
            (Attack::BasestarByGalactica, [O, O, O, O, D, D, D, D]),
            (Attack::BasestarByNuke, [T, T, X, X, X, X, R, R]),
        ]
    };
    for (attack, hits) in rows {
        for (number, hit) in (1..).zip(hits) {
            assert_eq!(result(attack, number), hit, "{attack:?} {number}");
        }
    }
}

// EX-06
#[test]
fn evasive_maneuvers_repeat_the_roll_and_the_new_one_stands() {
    let mut board = Board::empty();
    raiders(&mut board, Area::Bow, 1);
    viper(&mut board, Area::Bow);
    let mut people = Script::dice(&[8, 3]).evading(&[true, false]);
    activate_raiders(&mut board, &mut people).expect("goes on");
    assert_eq!(board[Area::Bow].unmanned, 1);
    assert_eq!(board.destroyed_vipers, 0);
}

// ATTACK-6, ATTACK-7, CLAR-39: 8 becomes 6 with a pilot, and planning counts again.
#[test]
fn a_piloted_viper_is_rerolled_with_two_less_and_planning_still_counts() {
    for (planned, second, damaged, destroyed) in [
        (false, 8, 1, 0),
        (false, 6, 0, 0),
        (true, 8, 0, 1),
        (true, 4, 0, 0),
        (true, 5, 1, 0),
    ] {
        let mut board = Board::empty();
        raiders(&mut board, Area::Bow, 1);
        pilot(&mut board, ANA, Area::Bow);
        let mut people = Script::dice(&[8, second]).evading(&[true]);
        if planned {
            people = people.planning();
        }
        activate_raiders(&mut board, &mut people).expect("goes on");
        let outcome = (board.damaged_vipers, board.destroyed_vipers);
        assert_eq!(outcome, (damaged, destroyed), "{planned} {second}");
        let in_sickbay = board.characters.get(&ANA) == Some(&Location::Sickbay);
        assert_eq!(in_sickbay, damaged + destroyed > 0);
        assert_whole_box(&board);
    }
}

// EX-12
#[test]
fn the_second_raider_finds_no_viper_and_moves() {
    let mut board = Board::empty();
    raiders(&mut board, Area::Bow, 2);
    viper(&mut board, Area::Bow);
    civilian(&mut board, Area::ForePort, CivilianKind::Nothing);
    let mut people = Script::dice(&[8]);
    activate_raiders(&mut board, &mut people).expect("goes on");
    assert_eq!(board.destroyed_vipers, 1);
    assert_eq!(board[Area::Bow].raiders, Ships { ready: 0, acted: 1 });
    assert_eq!(board[Area::ForePort].raiders, Ships { ready: 0, acted: 1 });
    assert_eq!(board[Area::ForePort].civilians.len(), 1);
    assert!(people.asked.is_empty());
}

// EX-13
#[test]
fn raiders_in_two_areas_act_area_by_area() {
    let mut board = Board::empty();
    raiders(&mut board, Area::Stern, 2);
    viper(&mut board, Area::Stern);
    civilian(&mut board, Area::Stern, CivilianKind::TwoPopulation);
    raiders(&mut board, Area::Bow, 1);
    civilian(&mut board, Area::AftStarboard, CivilianKind::Nothing);
    let mut people = Script::dice(&[5]).answers(&[1]);
    activate_raiders(&mut board, &mut people).expect("goes on");
    assert_eq!(
        people.asked,
        [Question::NextArea(
            Piece::Raider,
            vec![Area::Bow, Area::Stern]
        )]
    );
    assert_eq!(board.damaged_vipers, 1);
    assert_eq!(board.dials.population, 10);
    assert_eq!(board.destroyed_civilians, [CivilianKind::TwoPopulation]);
    assert_eq!(board[Area::Stern].raiders.acted, 2);
    assert_eq!(board[Area::ForeStarboard].raiders.acted, 1);
    assert_whole_box(&board);
}

// COMBAT-RAIDER-4
#[test]
fn a_raider_goes_the_short_way_and_clockwise_when_both_are_equal() {
    for (from, civilians, to) in [
        (Area::Bow, vec![Area::Stern], Area::ForeStarboard),
        (Area::Bow, vec![Area::AftPort], Area::ForePort),
        (
            Area::Bow,
            vec![Area::AftPort, Area::AftStarboard],
            Area::ForeStarboard,
        ),
        (
            Area::Bow,
            vec![Area::AftStarboard, Area::ForePort],
            Area::ForePort,
        ),
        (Area::ForePort, vec![Area::Bow], Area::Bow),
        (Area::AftPort, vec![Area::AftStarboard], Area::Stern),
    ] {
        let mut board = Board::empty();
        raiders(&mut board, from, 1);
        for area in civilians {
            civilian(&mut board, area, CivilianKind::Nothing);
        }
        activate_raiders(&mut board, &mut Script::default()).expect("goes on");
        assert_eq!(board[to].raiders.total(), 1, "{from:?} to {to:?}");
    }
}

// COMBAT-RAIDER-2, COMBAT-RAIDER-3
#[test]
fn a_raider_prefers_unmanned_vipers_then_asks_for_the_pilot_then_for_the_civilian() {
    let mut board = Board::empty();
    raiders(&mut board, Area::Bow, 4);
    viper(&mut board, Area::Bow);
    pilot(&mut board, ANA, Area::Bow);
    pilot(&mut board, BEN, Area::Bow);
    civilian(&mut board, Area::Bow, CivilianKind::PopulationAndFuel);
    civilian(&mut board, Area::Bow, CivilianKind::PopulationAndMorale);
    let mut people = Script::dice(&[8, 6, 5]).answers(&[1, 1]);
    activate_raiders(&mut board, &mut people).expect("goes on");
    let asked = [
        Question::PilotedViper(Area::Bow, vec![ANA, BEN]),
        Question::CivilianShip(Area::Bow, vec![0, 1]),
    ];
    assert_eq!(people.asked, asked);
    assert_eq!((board.destroyed_vipers, board.damaged_vipers), (1, 2));
    assert_eq!(board.characters.get(&ANA), Some(&Location::Sickbay));
    let dials = Dials {
        morale: 9,
        population: 11,
        ..Board::empty().dials
    };
    assert_eq!(board.dials, dials);
}

// CIV-4, OPEN-04
#[test]
fn a_civilian_ship_takes_with_it_what_it_shows() {
    for (kind, population, fuel, morale) in [
        (CivilianKind::OnePopulation, 11, 8, 10),
        (CivilianKind::TwoPopulation, 10, 8, 10),
        (CivilianKind::PopulationAndFuel, 11, 7, 10),
        (CivilianKind::PopulationAndMorale, 11, 8, 9),
        (CivilianKind::Nothing, 12, 8, 10),
    ] {
        let mut board = Board::empty();
        civilian(&mut board, Area::Bow, kind);
        destroy_civilian(&mut board, Area::Bow, 0);
        let dials = Dials {
            food: 8,
            fuel,
            morale,
            population,
        };
        assert_eq!(board.dials, dials, "{kind:?}");
        assert_eq!(board.destroyed_civilians, [kind]);
        assert_whole_box(&board);
    }
}

// COMBAT-RAIDER-5, DMG-GAL-2, DMG-GAL-3
#[test]
fn with_no_civilian_ship_left_raiders_attack_galactica() {
    let mut board = Board::empty();
    raiders(&mut board, Area::Stern, 3);
    board.characters.insert(ANA, Location::Command);
    board.characters.insert(BEN, Location::Armory);
    let command = GalacticaToken::At(Location::Command);
    let mut people = Script::dice(&[7, 8, 8]).galactica(&[command, GalacticaToken::Fuel]);
    activate_raiders(&mut board, &mut people).expect("goes on");
    assert_eq!(board.damage, BTreeSet::from([Location::Command]));
    assert_eq!(board.characters[&ANA], Location::Sickbay);
    assert_eq!(board.characters[&BEN], Location::Armory);
    assert_eq!(board.dials.fuel, 7);
    assert_eq!(board.galactica_pool().len(), 6);
}

// COMBAT-RAIDER-8 to COMBAT-RAIDER-10, COMBAT-LAUNCH-4
#[test]
fn raiders_that_are_launched_instead_wait_for_the_next_icon() {
    let mut board = Board::empty();
    activate_raiders(&mut board, &mut Script::default()).expect("goes on");
    assert_eq!(all_raiders(&board), 0);

    basestar(&mut board, Area::Bow, &[]);
    basestar(&mut board, Area::Stern, &[BasestarToken::DisabledHangar]);
    activate_raiders(&mut board, &mut Script::default()).expect("goes on");
    assert_eq!(board[Area::Bow].raiders, Ships { ready: 2, acted: 0 });
    assert_eq!(board[Area::Stern].raiders.total(), 0);

    activate_raiders(&mut board, &mut Script::dice(&[1, 1])).expect("goes on");
    assert_eq!(board[Area::Bow].raiders, Ships { ready: 0, acted: 2 });
    // All have acted: nobody acts again and nothing is launched (COMBAT-ACT-3).
    activate_raiders(&mut board, &mut Script::default()).expect("goes on");
    assert_eq!(all_raiders(&board), 2);
    board.end_turn(BEN).expect("goes on");
    activate_raiders(&mut board, &mut Script::dice(&[1, 1])).expect("goes on");
}

// COMBAT-LAUNCH-1, COMBAT-LAUNCH-3
#[test]
fn too_few_raiders_are_divided_by_the_active_player() {
    let mut board = Board::empty();
    basestar(&mut board, Area::Bow, &[]);
    basestar(&mut board, Area::Stern, &[]);
    raiders(&mut board, Area::AftPort, 12);
    let mut people = Script::dice(&[]).answers(&[2]);
    launch_raiders(&mut board, &mut people).expect("goes on");
    assert_eq!(
        people.asked,
        [Question::Launches(
            Fighter::Raider,
            (Area::Bow, 0),
            vec![1, 2, 3]
        )]
    );
    assert_eq!(board[Area::Bow].raiders.ready, 3);
    assert_eq!(board[Area::Stern].raiders.ready, 1);
    launch_raiders(&mut board, &mut Script::default()).expect("goes on");
    assert_eq!(all_raiders(&board), 16);
}

// EX-68
#[test]
fn a_heavy_raider_takes_three_activations_from_the_far_side() {
    let mut board = Board::empty();
    heavy_raiders(&mut board, Area::ForeStarboard, 1);
    for (area, aboard) in [(Some(Area::Bow), 0), (Some(Area::ForePort), 0), (None, 1)] {
        activate_heavy_raiders(&mut board, &mut Script::default()).expect("goes on");
        for at in Area::RING {
            let here = u8::from(area == Some(at));
            assert_eq!(board[at].heavy_raiders.total(), here, "{at:?}");
        }
        assert_eq!(board.boarding, [aboard, 0, 0, 0]);
        board.end_turn(ANA).expect("goes on");
    }
}

// COMBAT-HEAVY-2
#[test]
fn heavy_raiders_go_to_the_nearest_launch_area() {
    for (from, to) in [
        (Area::Bow, Area::ForePort),
        (Area::ForeStarboard, Area::Bow),
        (Area::AftStarboard, Area::Stern),
        (Area::Stern, Area::AftPort),
    ] {
        let mut board = Board::empty();
        heavy_raiders(&mut board, from, 1);
        activate_heavy_raiders(&mut board, &mut Script::default()).expect("goes on");
        assert_eq!(board[to].heavy_raiders.acted, 1, "{from:?}");
    }
}

// CENT-8, CENT-9, CENT-3
#[test]
fn a_centurion_wins_with_its_fourth_advance() {
    let mut board = Board::empty();
    heavy_raiders(&mut board, Area::AftPort, 1);
    for boarding in [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]] {
        activate_heavy_raiders(&mut board, &mut Script::default()).expect("goes on");
        assert_eq!(board.boarding, boarding);
    }
    heavy_raiders(&mut board, Area::Bow, 1);
    let before = board[Area::Bow].clone();
    let ended = activate_heavy_raiders(&mut board, &mut Script::default());
    assert_eq!(ended, Err(Stop::Over));
    assert_eq!(board.outcome, Some(Outcome::Boarded));
    assert_eq!(board[Area::Bow], before, "nothing moves any more");
    let more = activate(&mut board, &mut Script::default(), &[Icon::Basestars]);
    assert_eq!(more, Err(Stop::Over));
}

// EX-36, CENT-5, and the order of the areas where it matters
#[test]
fn four_centurions_are_all_there_are() {
    let mut board = Board::empty();
    board.boarding = [2, 0, 1, 0];
    heavy_raiders(&mut board, Area::AftPort, 1);
    heavy_raiders(&mut board, Area::ForePort, 1);
    heavy_raiders(&mut board, Area::Stern, 1);
    heavy_raiders(&mut board, Area::ForeStarboard, 1);
    let mut people = Script::dice(&[]).answers(&[1, 1]);
    activate_heavy_raiders(&mut board, &mut people).expect("goes on");
    let next = |areas| Question::NextArea(Piece::HeavyRaider, areas);
    let asked = [
        next(vec![Area::AftPort, Area::ForePort]),
        next(vec![Area::ForeStarboard, Area::Stern]),
    ];
    assert_eq!(people.asked, asked, "first those that board (CENT-8)");
    assert_eq!(board.boarding, [1, 2, 0, 1]);
    assert_eq!(board[Area::ForePort].heavy_raiders.total(), 0);
    assert_eq!(
        board[Area::AftPort].heavy_raiders,
        Ships { ready: 0, acted: 2 }
    );
}

// COMBAT-HEAVY-5, COMBAT-HEAVY-6, COMBAT-HEAVY-8
#[test]
fn with_no_heavy_raider_basestars_launch_and_centurions_advance() {
    let mut board = Board::empty();
    board.boarding = [1, 0, 0, 0];
    activate_heavy_raiders(&mut board, &mut Script::default()).expect("goes on");
    assert_eq!(board.boarding, [0, 1, 0, 0]);
    basestar(&mut board, Area::Bow, &[]);
    activate_heavy_raiders(&mut board, &mut Script::default()).expect("goes on");
    assert_eq!(board.boarding, [0, 0, 1, 0]);
    assert_eq!(board[Area::Bow].heavy_raiders, Ships { ready: 1, acted: 0 });
}

// COMBAT-BASE-1 to COMBAT-BASE-3
#[test]
fn each_armed_basestar_attacks_once_in_a_turn() {
    let mut board = Board::empty();
    basestar(&mut board, Area::Bow, &[]);
    basestar(&mut board, Area::Bow, &[BasestarToken::DisabledWeapons]);
    let mut people = Script::dice(&[4]).galactica(&[GalacticaToken::Food]);
    activate_basestars(&mut board, &mut people).expect("goes on");
    assert_eq!(board.dials.food, 7);
    activate_basestars(&mut board, &mut Script::default()).expect("goes on");
    board.end_turn(BEN).expect("goes on");
    assert_eq!(board.active, BEN);
    activate_basestars(&mut board, &mut Script::dice(&[3])).expect("goes on");
    assert_eq!(board.galactica_pool().len(), 7);
}

// COMBAT-ACT-3, COMBAT-ACT-2
#[test]
fn a_basestar_that_has_attacked_does_not_join_another_of_its_area() {
    let mut board = Board::empty();
    basestar(&mut board, Area::Bow, &[]);
    board[Area::Bow].basestars[0].acted = true;
    basestar(&mut board, Area::Bow, &[]);
    activate_basestars(&mut board, &mut Script::dice(&[1])).expect("goes on");
    assert!(board[Area::Bow].basestars[1].acted);
}

// EX-15
#[test]
fn a_pilot_launches_himself_and_destroys_a_raider() {
    let mut board = Board::empty();
    board.characters.insert(ANA, Location::HangarDeck);
    raiders(&mut board, Area::ForePort, 1);
    let mut people = Script::dice(&[3]).answers(&[1, 2]);
    hangar_deck(&mut board, &mut people, ANA).expect("launches");
    assert_eq!(board.pilots.get(&ANA), Some(&Area::ForePort));
    assert_eq!(board.characters.get(&ANA), None);
    own_viper(&mut board, &mut people, ANA).expect("attacks");
    let raider = CylonShip::Fighter(Fighter::Raider, Area::ForePort);
    let me = Viper::Piloted(ANA);
    assert_eq!(
        people.asked[1],
        Question::OwnViper(
            ANA,
            vec![
                Activation::Move(me, Area::Bow),
                Activation::Move(me, Area::AftPort),
                Activation::Attack(me, raider),
            ]
        )
    );
    assert_eq!(all_raiders(&board), 0);
    assert_whole_box(&board);
}

// PILOT-3
#[test]
fn with_an_empty_reserve_an_unmanned_viper_is_taken_back() {
    let mut board = Board::empty();
    board.characters.insert(ANA, Location::HangarDeck);
    board.reserve = 0;
    board.damaged_vipers = 6;
    pilot_in_full_board(&mut board);
    let before = board.clone();
    let refused = hangar_deck(&mut board, &mut Script::default(), ANA);
    assert!(matches!(refused, Err(Stop::Refused(_))));
    assert_eq!(board, before);

    board.damaged_vipers = 5;
    board[Area::Stern].unmanned = 1;
    let mut people = Script::dice(&[]).answers(&[0]);
    hangar_deck(&mut board, &mut people, ANA).expect("launches");
    assert_eq!(board[Area::Stern].unmanned, 0);
    assert_eq!(board.pilots[&ANA], Area::AftPort);
    assert_eq!(board.reserve, 0);
    assert_whole_box(&board);
}

fn pilot_in_full_board(board: &mut Board) {
    board.pilots.insert(BEN, Area::Bow);
    board.pilots.insert(2, Area::Bow);
}

// EX-18
#[test]
fn one_basestar_of_two_is_placed_where_the_active_player_says() {
    let mut board = Board::empty();
    basestar(&mut board, Area::Stern, &[]);
    board[Area::Stern].basestars[0].acted = true;
    // No raider on the board: the icon launches 2. Then the place; then both basestars attack.
    let mut people = Script::dice(&[1, 1]).answers(&[1, 1]);
    cylon_attack(&mut board, &mut people, AttackCard::HeavyAssault).expect("goes on");
    assert_eq!(
        people.asked[0],
        Question::PlaceNext(Piece::Basestar, vec![Area::Bow, Area::ForeStarboard])
    );
    assert!(board[Area::Bow].basestars.is_empty());
    assert_eq!(board[Area::ForeStarboard].basestars.len(), 1);
    assert_eq!(board[Area::Stern].raiders.ready, 2);
    assert!(board.discarded.contains(&AttackCard::HeavyAssault));
    assert_whole_box(&board);
}

// EX-63
#[test]
fn a_critical_hit_and_any_other_token_destroy_a_basestar() {
    for other in &BasestarToken::ALL[1..] {
        let mut board = Board::empty();
        basestar(&mut board, Area::Bow, &[]);
        let mut people = Script::dice(&[]).basestar(&[BasestarToken::CriticalHit, *other]);
        assert!(!damage_basestar(&mut board, &mut people, (Area::Bow, 0)));
        assert!(damage_basestar(&mut board, &mut people, (Area::Bow, 0)));
        assert!(board.basestars().is_empty());
        assert_eq!(board.basestar_pool(), BasestarToken::ALL);
    }
}

// EX-64
#[test]
fn structural_damage_adds_two_to_attacks_of_vipers_and_nukes() {
    for (die, damaged) in [(6, true), (5, false)] {
        let mut board = Board::empty();
        basestar(&mut board, Area::Bow, &[BasestarToken::StructuralDamage]);
        pilot(&mut board, ANA, Area::Bow);
        let mut people = Script::dice(&[die]).answers(&[2]);
        if damaged {
            people = people.basestar(&[BasestarToken::DisabledHangar]);
        }
        own_viper(&mut board, &mut people, ANA).expect("attacks");
        let tokens = board[Area::Bow].basestars[0].damage.len();
        assert_eq!(tokens, 1 + usize::from(damaged));
    }
    let mut board = Board::empty();
    basestar(&mut board, Area::Bow, &[BasestarToken::StructuralDamage]);
    raiders(&mut board, Area::Bow, 5);
    nuke(&mut board, &mut Script::dice(&[5])).expect("a target");
    assert!(board.basestars().is_empty());
    assert_eq!(all_raiders(&board), 2);
    assert_eq!(board.nukes, 1);
}

// NUKE-2, DMG-BASE-7
#[test]
fn a_nuke_damages_twice_or_destroys() {
    use BasestarToken::{CriticalHit, DisabledHangar, DisabledWeapons};
    let both = [DisabledHangar, DisabledWeapons];
    for (die, damage, drawn, left) in [
        (1, &[][..], &both[..], true),
        (2, &[][..], &[CriticalHit, DisabledHangar][..], false),
        (2, &both[..], &[CriticalHit][..], false),
        (3, &[][..], &[][..], false),
        (6, &[][..], &[][..], false),
    ] {
        let mut board = Board::empty();
        basestar(&mut board, Area::Bow, damage);
        raiders(&mut board, Area::Bow, 1);
        let mut people = Script::dice(&[die]).basestar(drawn);
        nuke(&mut board, &mut people).expect("a target");
        assert_eq!(board.basestars().len(), usize::from(left), "die {die}");
        assert_eq!(all_raiders(&board), 1);
    }
    let mut board = Board::empty();
    basestar(&mut board, Area::Bow, &[]);
    raiders(&mut board, Area::Bow, 1);
    nuke(&mut board, &mut Script::dice(&[7])).expect("a target");
    assert_eq!(all_raiders(&board), 0);
    assert!(matches!(
        nuke(&mut board, &mut Script::default()),
        Err(Stop::Refused(_))
    ));
    assert_eq!(board.nukes, 1);
}

// NUKE-1, NUKE-4
#[test]
fn the_last_nuke_is_the_last() {
    let mut board = Board::empty();
    basestar(&mut board, Area::Bow, &[]);
    basestar(&mut board, Area::Stern, &[]);
    let mut people = Script::dice(&[3]).answers(&[1]);
    nuke(&mut board, &mut people).expect("a token");
    assert_eq!(board.basestars(), [(Area::Bow, 0)]);
    let both = [
        BasestarToken::DisabledHangar,
        BasestarToken::DisabledWeapons,
    ];
    let mut people = Script::dice(&[1]).basestar(&both);
    nuke(&mut board, &mut people).expect("a token");
    assert_eq!(board[Area::Bow].basestars[0].damage, both);
    assert_eq!(board.nukes, 0);
    let refused = nuke(&mut board, &mut Script::default());
    assert!(matches!(refused, Err(Stop::Refused(_))));
}

// EX-65
#[test]
fn the_sixth_damaged_location_ends_the_game() {
    let mut board = Board::empty();
    basestar(&mut board, Area::Bow, &[]);
    basestar(&mut board, Area::Bow, &[]);
    board.damage = BTreeSet::from([
        Location::FtlControl,
        Location::WeaponsControl,
        Location::Command,
        Location::AdmiralsQuarters,
        Location::HangarDeck,
    ]);
    let armory = GalacticaToken::At(Location::Armory);
    let mut people = Script::dice(&[8]).galactica(&[armory]);
    let ended = activate_basestars(&mut board, &mut people);
    assert_eq!(ended, Err(Stop::Over));
    assert_eq!(board.outcome, Some(Outcome::GalacticaDestroyed));
    assert!(!board[Area::Bow].basestars[1].acted, "it stops at once");
    assert_eq!(
        damage_galactica(&mut board, &mut Script::default()),
        Err(Stop::Over)
    );
}

// EX-07, JUMP-COMBAT-1 to JUMP-COMBAT-8
#[test]
fn a_jump_takes_all_ships_off_the_board() {
    for (space, die, population) in [(4, 5, 11), (4, 7, 12), (3, 6, 9), (3, 8, 12)] {
        let mut board = Board::empty();
        board.jump_track = space;
        board.characters.insert(BEN, Location::FtlControl);
        board.boarding = [0, 1, 0, 0];
        board.damage.insert(Location::Armory);
        board.damaged_vipers = 1;
        board.reserve -= 1;
        raiders(&mut board, Area::Bow, 2);
        heavy_raiders(&mut board, Area::Stern, 1);
        basestar(&mut board, Area::Stern, &[BasestarToken::CriticalHit]);
        viper(&mut board, Area::AftPort);
        pilot(&mut board, ANA, Area::Bow);
        civilian(&mut board, Area::Stern, CivilianKind::TwoPopulation);
        board.in_play = BTreeSet::from([AttackCard::Ambush, AttackCard::ThirtyThree]);
        assert!(board.in_combat());
        ftl_control(&mut board, &mut Script::dice(&[die]), BEN).expect("jumps");
        assert_eq!(board.dials.population, population);
        assert!(!board.in_combat());
        assert_eq!(board.reserve, 7);
        assert_eq!(board.characters[&ANA], Location::HangarDeck);
        assert_eq!(board.civilian_pile, Board::empty().civilian_pile);
        assert_eq!(board.basestar_pool().len(), 4);
        assert_eq!(board.boarding, [0, 1, 0, 0]);
        assert!(board.damage.contains(&Location::Armory));
        assert_eq!(board.discarded, BTreeSet::from([AttackCard::Ambush]));
        assert_eq!(
            board.back_in_deck,
            BTreeSet::from([AttackCard::ThirtyThree])
        );
        assert_eq!(board.jump_track, 0);
        assert_whole_box(&board);
    }
    let mut board = Board::empty();
    board.jump_track = 2;
    board.characters.insert(BEN, Location::FtlControl);
    let refused = ftl_control(&mut board, &mut Script::default(), BEN);
    assert!(matches!(refused, Err(Stop::Refused(_))));
    raiders(&mut board, Area::Bow, 1);
    for space in [3, 4] {
        prepare_for_jump(&mut board).expect("goes on");
        assert_eq!((board.jump_track, board.in_combat()), (space, true));
    }
    let refused = ftl_control(&mut board, &mut Script::default(), ANA);
    assert!(matches!(refused, Err(Stop::Refused(_))));
    prepare_for_jump(&mut board).expect("jumps");
    assert_eq!((board.jump_track, board.in_combat()), (0, false));
}

// LOC-COMMAND-1, VIPER-5 to VIPER-7
#[test]
fn command_activates_two_unmanned_vipers_or_one_twice() {
    let mut board = Board::empty();
    board.characters.insert(BEN, Location::Command);
    pilot(&mut board, ANA, Area::AftPort);
    let launch = |area| Some(Activation::Launch(area));
    let unmanned = Viper::Unmanned(Area::AftPort);
    board.damaged_vipers = 5;
    board.reserve = 2;
    let mut people = Script::dice(&[]).answers(&[1, 4]);
    command(&mut board, &mut people, BEN).expect("goes on");
    let second = vec![
        None,
        launch(Area::AftPort),
        launch(Area::ForePort),
        Some(Activation::Move(unmanned, Area::ForePort)),
        Some(Activation::Move(unmanned, Area::Stern)),
    ];
    assert_eq!(people.asked[1], Question::Command(second));
    assert_eq!(board[Area::Stern].unmanned, 1);
    assert_eq!(board.pilots[&ANA], Area::AftPort);

    command(&mut board, &mut Script::dice(&[]).answers(&[0]), BEN).expect("stops");
    board.damage.insert(Location::Command);
    let refused = command(&mut board, &mut Script::default(), BEN);
    assert!(matches!(refused, Err(Stop::Refused(_))));
}

// facts/cylon_attack.tsv: Training New Pilots
#[test]
fn ambush_takes_two_from_attacks_of_unmanned_vipers_only() {
    for (die, manned, destroyed) in [(4, false, false), (5, false, true), (3, true, true)] {
        let mut board = Board::empty();
        board.in_play.insert(AttackCard::Ambush);
        board.characters.insert(BEN, Location::Command);
        raiders(&mut board, Area::Stern, 1);
        let mut people;
        if manned {
            pilot(&mut board, ANA, Area::Stern);
            people = Script::dice(&[die]).answers(&[2]);
            own_viper(&mut board, &mut people, ANA).expect("attacks");
        } else {
            viper(&mut board, Area::Stern);
            people = Script::dice(&[die]).answers(&[5, 0]);
            command(&mut board, &mut people, BEN).expect("attacks");
        }
        assert_eq!(all_raiders(&board), u8::from(!destroyed), "{die} {manned}");
    }
    // The raider's attack on such a viper is not changed.
    let mut board = Board::empty();
    board.in_play.insert(AttackCard::Ambush);
    raiders(&mut board, Area::Stern, 1);
    viper(&mut board, Area::Stern);
    activate_raiders(&mut board, &mut Script::dice(&[5])).expect("goes on");
    assert_eq!(board.damaged_vipers, 1);
}

// LOC-WEAPONS-1, ABIL-5
#[test]
fn weapons_control_attacks_any_cylon_ship() {
    for (die, planned, target, hit) in [
        (3, false, 0, true),
        (2, false, 0, false),
        (1, true, 0, true),
        (6, false, 1, false),
        (6, true, 1, true),
        (4, true, 1, false),
        (4, false, 2, false),
        (5, false, 2, true),
    ] {
        let mut board = Board::empty();
        board.characters.insert(ANA, Location::WeaponsControl);
        raiders(&mut board, Area::Bow, 1);
        heavy_raiders(&mut board, Area::Stern, 1);
        basestar(&mut board, Area::AftPort, &[]);
        let mut people = Script::dice(&[die]).answers(&[target]);
        if planned {
            people = people.planning();
        }
        if hit && target == 2 {
            people = people.basestar(&[BasestarToken::DisabledHangar]);
        }
        weapons_control(&mut board, &mut people, ANA).expect("attacks");
        let hits = [
            board[Area::Bow].raiders.total() == 0,
            board[Area::Stern].heavy_raiders.total() == 0,
            !board[Area::AftPort].basestars[0].damage.is_empty(),
        ];
        let expected = [0, 1, 2].map(|place| hit && place == target);
        assert_eq!(hits, expected, "{die} on {target}");
    }
}

// LOC-COMMS-1, LOC-COMMS-1a; facts/cylon_attack.tsv: Communications Jamming
#[test]
fn communications_moves_two_civilian_ships_unless_it_is_jammed() {
    let mut board = Board::empty();
    board.characters.insert(ANA, Location::Communications);
    let refused = communications(&mut board, &mut Script::default(), ANA);
    assert!(matches!(refused, Err(Stop::Refused(_))));
    civilian(&mut board, Area::Bow, CivilianKind::TwoPopulation);
    civilian(&mut board, Area::Bow, CivilianKind::Nothing);
    civilian(&mut board, Area::Stern, CivilianKind::OnePopulation);
    board.characters.insert(ANA, Location::Command);
    let refused = communications(&mut board, &mut Script::default(), ANA);
    assert!(matches!(refused, Err(Stop::Refused(_))));
    board.characters.insert(ANA, Location::Communications);
    let mut people = Script::dice(&[]).answers(&[1, 1, 2, 0]);
    communications(&mut board, &mut people, ANA).expect("looks");
    let asked = [
        Question::Communications(vec![0, 1, 2]),
        Question::Communications(vec![0, 2]),
        Question::MoveCivilian(
            1,
            vec![None, Some(Area::ForeStarboard), Some(Area::ForePort)],
        ),
        Question::MoveCivilian(2, vec![None, Some(Area::AftPort), Some(Area::AftStarboard)]),
    ];
    assert_eq!(people.asked, asked);
    let ids = |area: Area| {
        board[area]
            .civilians
            .iter()
            .map(|ship| ship.id)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        (ids(Area::Bow), ids(Area::ForePort), ids(Area::Stern)),
        (vec![0], vec![1], vec![2])
    );
    board.in_play.insert(AttackCard::JammedAssault);
    let refused = communications(&mut board, &mut Script::default(), ANA);
    assert!(matches!(refused, Err(Stop::Refused(_))));
}

// CENT-6, LOC-ARMORY-1
#[test]
fn the_armory_destroys_a_centurion_on_seven_or_eight() {
    let mut board = Board::empty();
    board.boarding = [1, 0, 0, 2];
    board.characters.insert(ANA, Location::Armory);
    let mut people = Script::dice(&[6, 7]).answers(&[1, 1]);
    armory(&mut board, &mut people, ANA).expect("attacks");
    assert_eq!(board.boarding, [1, 0, 0, 2]);
    armory(&mut board, &mut people, ANA).expect("attacks");
    assert_eq!(board.boarding, [1, 0, 0, 1]);
}

// EX-14, RAPTOR-2 to RAPTOR-4
#[test]
fn a_raptor_at_risk_is_lost_below_the_needed_number() {
    let mut board = Board::empty();
    board.raptors = 2;
    assert_eq!(
        risk_raptor(&mut board, &mut Script::dice(&[3]), 3),
        Ok(true)
    );
    assert_eq!(
        risk_raptor(&mut board, &mut Script::dice(&[1]), 3),
        Ok(false)
    );
    assert_eq!(board.raptors, 1);
    assert_eq!(
        risk_raptor(&mut board, &mut Script::dice(&[2]), 3),
        Ok(false)
    );
    assert_eq!(board.raptors, 0);
    let refused = risk_raptor(&mut board, &mut Script::default(), 3);
    assert!(matches!(refused, Err(Stop::Refused(_))));
}

// DMG-2, DMG-GAL-5
#[test]
fn repair_mends_the_location_or_up_to_two_vipers() {
    let mut board = Board::empty();
    board.reserve -= 3;
    board.damaged_vipers = 3;
    board.damage = BTreeSet::from([Location::HangarDeck, Location::Armory]);
    board.characters.insert(ANA, Location::HangarDeck);
    let mut people = Script::dice(&[]).answers(&[2]);
    repair(&mut board, &mut people, ANA).expect("repairs");
    let options = vec![
        Repair::Location(Location::HangarDeck),
        Repair::Vipers(1),
        Repair::Vipers(2),
    ];
    assert_eq!(people.asked, [Question::Repair(options)]);
    assert_eq!((board.damaged_vipers, board.reserve), (1, 7));
    repair(&mut board, &mut Script::dice(&[]).answers(&[0]), ANA).expect("repairs");
    assert_eq!(board.damage, BTreeSet::from([Location::Armory]));
    repair(&mut board, &mut Script::default(), ANA).expect("the last one");
    let refused = repair(&mut board, &mut Script::default(), ANA);
    assert!(matches!(refused, Err(Stop::Refused(_))));
    assert_whole_box(&board);
}

// PILOT-4, PILOT-7, MOVE-10, DIS-03
#[test]
fn pilots_move_leave_and_are_sent_away() {
    let mut board = Board::empty();
    pilot(&mut board, ANA, Area::Bow);
    let refused = move_own_viper(&mut board, ANA, Area::Stern);
    assert!(matches!(refused, Err(Stop::Refused(_))));
    for to in [Area::ForeStarboard, Area::Bow, Area::ForePort] {
        move_own_viper(&mut board, ANA, to).expect("moves");
        assert_eq!(board.pilots[&ANA], to);
    }
    own_viper(&mut board, &mut Script::dice(&[]).answers(&[1]), ANA).expect("moves");
    assert_eq!(board.pilots[&ANA], Area::AftPort);
    let refused = leave_viper(&mut board, ANA, Some(Location::Sickbay));
    assert!(matches!(refused, Err(Stop::Refused(_))));
    leave_viper(&mut board, ANA, Some(Location::Command)).expect("lands");
    assert!(board.pilots.is_empty());
    let refused = leave_viper(&mut board, ANA, Some(Location::Command));
    assert!(matches!(refused, Err(Stop::Refused(_))));
    assert_eq!(
        (board.reserve, board.characters[&ANA]),
        (8, Location::Command)
    );
    pilot(&mut board, BEN, Area::Bow);
    send_away(&mut board, BEN, Location::Brig).expect("goes on");
    assert_eq!((board.reserve, board.damaged_vipers), (8, 0));
    send_away(&mut board, BEN, Location::Sickbay).expect("goes on");
    assert_eq!(board.characters[&BEN], Location::Brig);
}

// facts/cylon_attack.tsv: the columns of totals
#[test]
fn every_attack_card_places_its_totals() {
    let totals = [
        (AttackCard::Ambush, [1, 0, 8, 2, 3]),
        (AttackCard::Besieged, [1, 1, 4, 2, 3]),
        (AttackCard::BoardingParties, [1, 4, 4, 0, 3]),
        (AttackCard::CylonSwarm, [1, 1, 5, 2, 3]),
        (AttackCard::HeavyAssault, [2, 0, 0, 1, 3]),
        (AttackCard::JammedAssault, [1, 2, 4, 2, 4]),
        (AttackCard::RaidingParty, [1, 2, 5, 2, 3]),
        (AttackCard::Surrounded, [1, 1, 7, 2, 3]),
        (AttackCard::TacticalStrike, [1, 1, 5, 2, 3]),
        (AttackCard::ThirtyThree, [1, 0, 0, 2, 4]),
        (AttackCard::MassiveAssault, [2, 1, 6, 2, 4]),
    ];
    for (card, counts) in totals {
        for (piece, count) in PIECES.into_iter().zip(counts) {
            assert_eq!(card.pictured(piece).len(), count, "{card:?} {piece:?}");
        }
    }
    assert_eq!(totals.map(|(card, _)| card), AttackCard::ALL);
}

/// The six columns of areas, clockwise from the bow.
const FACTS: [(AttackCard, &str); 11] = [
    (
        AttackCard::Ambush,
        "4 raider |  | 1 civilian | 1 basestar, 4 raider | 2 viper, 1 civilian | 1 civilian",
    ),
    (
        AttackCard::Besieged,
        "1 civilian | 1 civilian |  | 1 heavy_raider | 1 basestar | 4 raider, 2 viper, 1 civilian",
    ),
    (
        AttackCard::BoardingParties,
        "2 heavy_raider | 1 basestar, 4 raider | 2 heavy_raider | 1 civilian | 2 civilian | ",
    ),
    (
        AttackCard::CylonSwarm,
        "1 basestar, 5 raider | 1 heavy_raider |  | 1 civilian | 1 viper, 1 civilian | 1 viper, 1 civilian",
    ),
    (
        AttackCard::HeavyAssault,
        "1 basestar | 1 basestar |  | 1 civilian | 1 civilian | 1 viper, 1 civilian",
    ),
    (
        AttackCard::JammedAssault,
        "1 civilian | 4 raider | 1 basestar, 2 heavy_raider | 1 civilian | 1 viper, 1 civilian | 1 viper, 1 civilian",
    ),
    (
        AttackCard::RaidingParty,
        " |  | 1 basestar, 3 raider | 2 heavy_raider, 2 raider | 1 civilian | 2 viper, 2 civilian",
    ),
    (
        AttackCard::Surrounded,
        "4 raider | 1 basestar | 1 heavy_raider, 3 raider | 1 civilian | 1 viper, 1 civilian | 1 viper, 1 civilian",
    ),
    (
        AttackCard::TacticalStrike,
        "1 heavy_raider |  | 1 civilian | 1 civilian | 2 viper, 1 civilian | 1 basestar, 5 raider",
    ),
    (
        AttackCard::ThirtyThree,
        "1 basestar |  | 1 civilian | 1 civilian | 1 viper, 1 civilian | 1 viper, 1 civilian",
    ),
    (
        AttackCard::MassiveAssault,
        " | 1 basestar, 4 raider | 1 basestar, 1 heavy_raider, 2 raider |  | 1 viper, 2 civilian | 1 viper, 2 civilian",
    ),
];

// facts/cylon_attack.tsv
#[test]
fn every_attack_card_places_its_pieces_where_the_facts_say() {
    for (card, columns) in FACTS {
        let names = ["basestar", "heavy_raider", "raider", "viper", "civilian"];
        for (piece, name) in PIECES.into_iter().zip(names) {
            let pictured = card.pictured(piece);
            for (area, column) in Area::RING.into_iter().zip(columns.split('|')) {
                let mut entries = column
                    .trim()
                    .split(", ")
                    .filter_map(|entry| entry.split_once(' '));
                let entry = entries.find(|(_, kind)| *kind == name);
                let count = entry.map_or(0, |(count, _)| count.parse().expect("a number"));
                let found = pictured.iter().filter(|at| **at == area).count();
                assert_eq!(found, count, "{card:?}: {name} at {area:?}");
            }
        }
    }
    assert_eq!(FACTS.map(|(card, _)| card), AttackCard::ALL);
}

// CYATT-4, CIV-6
#[test]
fn pieces_that_are_short_are_placed_one_by_one() {
    let mut board = Board::empty();
    raiders(&mut board, Area::AftPort, 13);
    board[Area::AftPort].raiders = Ships {
        ready: 0,
        acted: 13,
    };
    board.civilian_pile.truncate(2);
    board.reserve = 1;
    // Three raiders for bow and stern, two civilian ships for three areas; one viper for one area.
    let mut people = Script::dice(&[]).answers(&[1, 1, 0, 2, 0]);
    cylon_attack(&mut board, &mut people, AttackCard::Ambush).expect("goes on");
    let both = || Question::PlaceNext(Piece::Raider, vec![Area::Bow, Area::Stern]);
    let civilians = vec![Area::AftStarboard, Area::AftPort, Area::ForePort];
    assert_eq!(
        people.asked,
        [
            both(),
            both(),
            both(),
            Question::PlaceNext(Piece::Civilian, civilians.clone()),
            Question::PlaceNext(Piece::Civilian, civilians[..2].to_vec()),
        ]
    );
    assert_eq!(board[Area::Bow].raiders.ready, 1);
    assert_eq!(board[Area::Stern].raiders.ready, 2);
    assert_eq!(board[Area::AftPort].unmanned, 1);
    let lying = Area::RING.map(|area| board[area].civilians.len());
    assert_eq!(lying, [0, 0, 1, 0, 0, 1]);
}

// CYATT-6: what stays in play, and the special rules that act at once
#[test]
fn attack_cards_do_what_they_say_and_stay_or_go() {
    for card in AttackCard::ALL {
        let mut board = Board::empty();
        board.jump_track = 3;
        // Only Besieged's raiders and Heavy Assault's basestars roll: no die hits anything.
        let dice: &[u8] = match card {
            AttackCard::Besieged => &[1, 1, 1, 1],
            AttackCard::HeavyAssault => &[1, 1],
            AttackCard::Ambush
            | AttackCard::BoardingParties
            | AttackCard::CylonSwarm
            | AttackCard::JammedAssault
            | AttackCard::RaidingParty
            | AttackCard::Surrounded
            | AttackCard::TacticalStrike
            | AttackCard::ThirtyThree
            | AttackCard::MassiveAssault => &[],
        };
        let mut people = Script::dice(dice);
        if card == AttackCard::HeavyAssault {
            people = people.answers(&[0]);
        }
        cylon_attack(&mut board, &mut people, card).expect("goes on");
        let stays = matches!(
            card,
            AttackCard::Ambush
                | AttackCard::CylonSwarm
                | AttackCard::JammedAssault
                | AttackCard::ThirtyThree
        );
        assert_eq!(board.in_play.contains(&card), stays, "{card:?}");
        assert_eq!(board.discarded.contains(&card), !stays, "{card:?}");
        let track = match card {
            AttackCard::RaidingParty => 2,
            AttackCard::MassiveAssault => 1,
            AttackCard::Ambush
            | AttackCard::Besieged
            | AttackCard::BoardingParties
            | AttackCard::CylonSwarm
            | AttackCard::HeavyAssault
            | AttackCard::JammedAssault
            | AttackCard::Surrounded
            | AttackCard::TacticalStrike
            | AttackCard::ThirtyThree => 3,
        };
        assert_eq!(board.jump_track, track, "{card:?}");
        let owed = if card == AttackCard::Surrounded { 3 } else { 0 };
        assert_eq!(board.owed_discards, owed, "{card:?}");
        let damaged = if card == AttackCard::TacticalStrike {
            2
        } else {
            0
        };
        assert_eq!(board.damaged_vipers, damaged, "{card:?}");
        let pictured: usize = PIECES.map(|piece| card.pictured(piece).len()).iter().sum();
        let placed: usize = Area::RING
            .into_iter()
            .map(|area| {
                let space = &board[area];
                let ships = space.raiders.total() + space.heavy_raiders.total() + space.unmanned;
                usize::from(ships) + space.basestars.len() + space.civilians.len()
            })
            .sum();
        assert_eq!(placed, pictured, "{card:?}");
        assert_whole_box(&board);
    }
}

// CYPLAYER-3: no result of a crisis makes a revealed Cylon discard, who may bring the card by Caprica
#[test]
fn surrounded_wants_no_cards_of_a_revealed_cylon() {
    for (cylon, owed) in [(0, 3), (1, 0)] {
        let mut board = Board::empty();
        board.active = 1;
        board.cylons.insert(cylon);
        let mut people = Script::dice(&[]);
        cylon_attack(&mut board, &mut people, AttackCard::Surrounded).expect("goes on");
        assert_eq!(board.owed_discards, owed);
    }
}

// CYATT-6: a card that is drawn again is in one place only
#[test]
fn a_card_that_is_drawn_again_leaves_where_it_was() {
    let mut board = Board::empty();
    board.discarded.insert(AttackCard::Ambush);
    board.back_in_deck.insert(AttackCard::ThirtyThree);
    for card in [AttackCard::Ambush, AttackCard::ThirtyThree] {
        cylon_attack(&mut board, &mut Script::default(), card).expect("goes on");
        assert!(board.in_play.contains(&card));
        board[Area::AftPort].basestars.clear();
        board[Area::Stern].basestars.clear();
        board[Area::Bow].raiders = Ships::default();
        board[Area::Stern].raiders = Ships::default();
    }
    assert!(board.discarded.is_empty() && board.back_in_deck.is_empty());
}

// CYATT-7, CYATT-7a
#[test]
fn only_the_raiders_that_besieged_places_act_again() {
    let mut board = Board::empty();
    raiders(&mut board, Area::ForePort, 2);
    // Two attack Galactica by the icon; then four attack the two vipers placed with them.
    let mut people = Script::dice(&[1, 1, 8, 8]);
    cylon_attack(&mut board, &mut people, AttackCard::Besieged).expect("goes on");
    assert_eq!(board.destroyed_vipers, 2);
    assert_eq!(board.discarded, BTreeSet::from([AttackCard::Besieged]));
    // The third destroyed the civilian ship there, the fourth moved to the one at the bow.
    assert_eq!(board.destroyed_civilians.len(), 1);
    assert_eq!(board[Area::Bow].raiders, Ships { ready: 0, acted: 1 });
    assert_eq!(board[Area::ForePort].raiders, Ships { ready: 0, acted: 5 });
}

// facts/cylon_attack.tsv: Massive Deployment
#[test]
fn with_cylon_swarm_in_play_every_launch_is_one_more() {
    let mut board = Board::empty();
    board.in_play.insert(AttackCard::CylonSwarm);
    basestar(&mut board, Area::Bow, &[]);
    launch_raiders(&mut board, &mut Script::default()).expect("goes on");
    assert_eq!(board[Area::Bow].raiders.total(), 4);
    let mut people = Script::dice(&[]).answers(&[3]);
    cylon_fleet(&mut board, &mut people).expect("goes on");
    let options = vec![
        FleetOrder::Activate(Icon::Raiders),
        FleetOrder::Activate(Icon::HeavyRaiders),
        FleetOrder::Activate(Icon::Basestars),
        FleetOrder::Launch,
    ];
    assert_eq!(people.asked, [Question::CylonFleet(options)]);
    assert_eq!(board[Area::Bow].raiders.total(), 7);
    assert_eq!(board[Area::Bow].heavy_raiders.total(), 2);
}

// facts/cylon_attack.tsv: Relentless Pursuit
#[test]
fn thirty_three_goes_with_a_civilian_ship_or_a_basestar() {
    let mut board = Board::empty();
    board.in_play.insert(AttackCard::ThirtyThree);
    civilian(&mut board, Area::Bow, CivilianKind::Nothing);
    raiders(&mut board, Area::Bow, 1);
    let by_raider = {
        let mut board = board.clone();
        activate_raiders(&mut board, &mut Script::default()).expect("goes on");
        board
    };
    basestar(&mut board, Area::Bow, &[]);
    nuke(&mut board, &mut Script::dice(&[4])).expect("a target");
    for board in [by_raider, board] {
        assert!(board.in_play.is_empty());
        assert!(board.discarded.contains(&AttackCard::ThirtyThree));
    }
}

// LOC-CYLONFLEET-1a: the icon of a type that is not there
#[test]
fn the_cylon_fleet_can_order_a_type_that_is_not_on_the_board() {
    let mut board = Board::empty();
    basestar(&mut board, Area::Bow, &[]);
    cylon_fleet(&mut board, &mut Script::dice(&[]).answers(&[0])).expect("goes on");
    assert_eq!(board[Area::Bow].raiders.total(), 2);
    cylon_fleet(&mut board, &mut Script::dice(&[]).answers(&[1])).expect("goes on");
    assert_eq!(board[Area::Bow].heavy_raiders.total(), 1);
}

// VIPER-4: an equal ship that has acted is another than one that has not
#[test]
fn whether_the_lost_raider_had_acted_is_asked() {
    let mut board = Board::empty();
    board.characters.insert(ANA, Location::WeaponsControl);
    board[Area::Bow].raiders = Ships { ready: 1, acted: 1 };
    let mut people = Script::dice(&[8]).answers(&[1]);
    weapons_control(&mut board, &mut people, ANA).expect("attacks");
    assert_eq!(board[Area::Bow].raiders, Ships { ready: 1, acted: 0 });
}

// SETUP-17, OPEN-04, COMP-2
#[test]
fn a_game_starts_with_what_the_rules_put_out() {
    let board = Board::start(&mut Whim(1));
    assert_eq!(board.basestars(), [(Area::Bow, 0)]);
    assert_eq!(board[Area::Bow].raiders.total(), 3);
    assert_eq!(board.supply(Piece::Raider), 13);
    assert_eq!(Area::LAUNCH.map(|area| board[area].unmanned), [1, 1]);
    assert_eq!(board.reserve, 6);
    assert_eq!(board[Area::Stern].civilians.len(), 2);
    assert_eq!(board.supply(Piece::Civilian), 10);
    assert_whole_box(&board);

    let pile = Board::empty().civilian_pile;
    let count = |kind| pile.iter().filter(|front| **front == kind).count();
    let counts = [
        (CivilianKind::OnePopulation, 6),
        (CivilianKind::TwoPopulation, 2),
        (CivilianKind::PopulationAndFuel, 1),
        (CivilianKind::PopulationAndMorale, 1),
        (CivilianKind::Nothing, 2),
    ];
    for (kind, expected) in counts {
        assert_eq!(count(kind), expected, "{kind:?}");
    }
}

// COMBAT-1, COMBAT-2
#[test]
fn any_cylon_ship_means_combat() {
    let mut quiet = Board::empty();
    viper(&mut quiet, Area::Bow);
    civilian(&mut quiet, Area::Bow, CivilianKind::Nothing);
    quiet.boarding = [1, 0, 0, 0];
    assert!(!quiet.in_combat());
    let ships: [fn(&mut Board); 3] = [
        |board| raiders(board, Area::Stern, 1),
        |board| heavy_raiders(board, Area::Stern, 1),
        |board| basestar(board, Area::Stern, &[]),
    ];
    for put in ships {
        let mut board = quiet.clone();
        put(&mut board);
        assert!(board.in_combat());
    }
}

// ATTACK-6
#[test]
fn a_number_above_eight_counts_as_eight() {
    for (target, die) in [(0, 7), (1, 7), (0, 8), (1, 8)] {
        let mut board = Board::empty();
        board.characters.insert(ANA, Location::WeaponsControl);
        raiders(&mut board, Area::Bow, 1);
        heavy_raiders(&mut board, Area::Bow, 1);
        let mut people = Script::dice(&[die]).answers(&[target]).planning();
        weapons_control(&mut board, &mut people, ANA).expect("attacks");
        let space = &board[Area::Bow];
        let left = [space.raiders.total(), space.heavy_raiders.total()];
        assert_eq!(left, [0, 1].map(|place| u8::from(place != target)));
    }
}

type Procedure = fn(&mut Board, &mut Script) -> Result<(), Stop>;

// END-1
#[test]
fn nothing_happens_after_the_end() {
    let mut over = Board::empty();
    over.outcome = Some(Outcome::Boarded);
    over.jump_track = 4;
    over.boarding = [1, 0, 0, 0];
    basestar(&mut over, Area::Bow, &[]);
    pilot(&mut over, BEN, Area::Bow);
    over.raptors = 1;
    over.damage.insert(Location::Armory);
    let procedures: [(Option<Location>, Procedure); 22] = [
        (None, |board, people| activate(board, people, &[])),
        (None, |board, people| activate_raiders(board, people)),
        (None, |board, people| launch_raiders(board, people)),
        (None, |board, people| activate_heavy_raiders(board, people)),
        (None, |board, people| activate_basestars(board, people)),
        (None, |board, people| cylon_fleet(board, people)),
        (None, |board, people| damage_galactica(board, people)),
        (None, |board, people| {
            cylon_attack(board, people, AttackCard::Ambush)
        }),
        (None, |board, people| nuke(board, people)),
        (None, |board, people| {
            risk_raptor(board, people, 3).map(|_| ())
        }),
        (None, |board, _| jump(board)),
        (None, |board, _| prepare_for_jump(board)),
        (None, |board, _| board.end_turn(BEN)),
        (None, |board, people| own_viper(board, people, BEN)),
        (None, |board, _| move_own_viper(board, BEN, Area::ForePort)),
        (None, |board, _| leave_viper(board, BEN, None)),
        (None, |board, _| send_away(board, BEN, Location::Brig)),
        (Some(Location::Command), |board, people| {
            command(board, people, ANA)
        }),
        (Some(Location::WeaponsControl), |board, people| {
            weapons_control(board, people, ANA)
        }),
        (Some(Location::HangarDeck), |board, people| {
            hangar_deck(board, people, ANA)
        }),
        (Some(Location::Armory), |board, people| {
            repair(board, people, ANA)
        }),
        (Some(Location::FtlControl), |board, people| {
            ftl_control(board, people, ANA)
        }),
    ];
    for (place, (location, procedure)) in procedures.into_iter().enumerate() {
        let mut board = over.clone();
        board
            .characters
            .extend(location.map(|location| (ANA, location)));
        let before = board.clone();
        let ended = procedure(&mut board, &mut Script::default());
        assert_eq!(ended, Err(Stop::Over), "procedure {place}");
        assert_eq!(board, before, "procedure {place}");
    }
}

// END-2
#[test]
fn a_dial_at_zero_loses_at_the_end_of_the_turn() {
    let mut board = Board::empty();
    board.dials.population = 1;
    civilian(&mut board, Area::Bow, CivilianKind::TwoPopulation);
    raiders(&mut board, Area::Bow, 1);
    activate_raiders(&mut board, &mut Script::default()).expect("goes on");
    assert_eq!((board.dials.population, board.outcome), (0, None));
    assert_eq!(board.end_turn(BEN), Err(Stop::Over));
    assert_eq!(board.outcome, Some(Outcome::ResourceGone));
}

// LIMIT-3, DMG-BASE-8, and that no question has fewer than two options
#[test]
fn whatever_people_do_the_box_stays_whole() {
    let icons = [
        Icon::Raiders,
        Icon::LaunchRaiders,
        Icon::HeavyRaiders,
        Icon::Basestars,
    ];
    let (mut lost, mut survived) = (0, 0);
    for seed in 1..=400 {
        let mut people = Whim(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
        let mut board = Board::start(&mut people);
        for (seat, location) in (0..).zip([
            Location::Command,
            Location::WeaponsControl,
            Location::HangarDeck,
            Location::Armory,
        ]) {
            board.characters.insert(seat, location);
        }
        for _ in 0..60 {
            let seat = u8::try_from(people.below(4)).expect("a seat");
            let played = match people.below(13) {
                0..=2 => {
                    let icon = icons[people.below(4)];
                    activate(&mut board, &mut people, &[icon])
                }
                3 => {
                    let card = AttackCard::ALL[people.below(11)];
                    cylon_attack(&mut board, &mut people, card)
                }
                4 => cylon_fleet(&mut board, &mut people),
                5 => command(&mut board, &mut people, 0),
                6 => weapons_control(&mut board, &mut people, 1),
                7 => hangar_deck(&mut board, &mut people, 2),
                8 => armory(&mut board, &mut people, 3),
                9 => own_viper(&mut board, &mut people, seat),
                10 => match people.below(4) {
                    0 => nuke(&mut board, &mut people),
                    1 => jump(&mut board),
                    2 => risk_raptor(&mut board, &mut people, 5).map(|_| ()),
                    _ => prepare_for_jump(&mut board),
                },
                11 => repair(&mut board, &mut people, seat),
                _ => board.end_turn(seat),
            };
            assert_whole_box(&board);
            assert_eq!(played == Err(Stop::Over), board.outcome.is_some());
        }
        if board.outcome.is_some() {
            lost += 1;
        } else {
            survived += 1;
        }
    }
    assert!(
        lost > 50 && survived > 50,
        "{lost} lost, {survived} survived"
    );
}
