//! What raiders do, and what comes in their stead.

use dradis_reference::combined::{
    Attack, BasestarToken, Craft, Kind, PegasusLocation, Place, Question, Roll, Ship,
    activate_raiders,
};
use dradis_reference::{Area, CivilianKind, GalacticaToken, Location, Ships};

use crate::table::{
    ANA, BEN, Script, assert_whole_box, basestar, civilian, empty, pilot, raiders, unmanned,
};

// XACTV-1, XRAIDER-1: EX-13, and no ship twice in a player turn.
#[test]
fn raiders_in_two_areas_act_area_by_area_and_once_in_a_turn() {
    let mut board = empty();
    raiders(&mut board, Area::Stern, 2);
    unmanned(&mut board, Area::Stern, Craft::Viper);
    civilian(&mut board, Area::Stern, CivilianKind::TwoPopulation);
    raiders(&mut board, Area::Bow, 1);
    civilian(&mut board, Area::AftStarboard, CivilianKind::Nothing);
    let mut people = Script::dice(&[5]).answers(&[1]);
    activate_raiders(&mut board, &mut people).expect("goes on");
    let areas = vec![Area::Bow, Area::Stern];
    assert_eq!(
        people.asked,
        [(ANA, Question::NextArea(Kind::Raider, areas))]
    );
    assert_eq!(board.damaged.vipers, 1);
    assert_eq!(board.dials.population, 10);
    assert_eq!(board[Area::Stern].raiders, Ships { ready: 0, acted: 2 });
    assert_eq!(board[Area::ForeStarboard].raiders.acted, 1);

    let before = board.clone();
    activate_raiders(&mut board, &mut Script::default()).expect("none acts");
    assert_eq!(board, before);
    board.end_turn(BEN).expect("goes on");
    assert_eq!(board[Area::Stern].raiders, Ships { ready: 2, acted: 0 });
    assert_whole_box(&board);
}

// COMBAT-RAIDER-4 (XRAIDER-1)
#[test]
fn a_raider_goes_the_short_way_and_clockwise_when_both_are_equal() {
    for (from, civilians, to) in [
        (Area::Bow, vec![Area::Stern], Area::ForeStarboard),
        (Area::Bow, vec![Area::AftPort], Area::ForePort),
        (
            Area::ForePort,
            vec![Area::ForeStarboard, Area::Stern],
            Area::Bow,
        ),
        (
            Area::Stern,
            vec![Area::ForePort, Area::ForeStarboard],
            Area::AftPort,
        ),
    ] {
        let mut board = empty();
        raiders(&mut board, from, 1);
        for area in civilians {
            civilian(&mut board, area, CivilianKind::Nothing);
        }
        activate_raiders(&mut board, &mut Script::default()).expect("goes on");
        assert_eq!(board[to].raiders.total(), 1, "{from:?} to {to:?}");
    }
}

// XRAIDER-1, XVIPER-6, XVIPER-6a, XRAPTOR-1 to XRAPTOR-3: the kind is named before each roll.
#[test]
fn raiders_attack_unmanned_craft_by_kind_then_pilots() {
    let mut board = empty();
    raiders(&mut board, Area::Bow, 5);
    unmanned(&mut board, Area::Bow, Craft::Viper);
    unmanned(&mut board, Area::Bow, Craft::MarkVii);
    unmanned(&mut board, Area::Bow, Craft::AssaultRaptor);
    pilot(&mut board, ANA, Area::Bow, Craft::AssaultRaptor);
    pilot(&mut board, BEN, Area::Bow, Craft::Viper);
    let mut people = Script::dice(&[7, 5, 5, 7, 5]).answers(&[2, 1, 0, 0]);
    activate_raiders(&mut board, &mut people).expect("goes on");
    let craft = |kinds: &[Craft]| Question::AttackedCraft(Area::Bow, kinds.to_vec());
    let two = [Craft::Viper, Craft::MarkVii];
    // The assault raptor is destroyed, the Mark VII missed, the viper and the Mark VII damaged; then
    // Ana's assault raptor is missed.
    let asked = [
        (ANA, craft(&[two[0], two[1], Craft::AssaultRaptor])),
        (ANA, craft(&two)),
        (ANA, craft(&two)),
        (ANA, Question::AttackedPilot(Area::Bow, vec![ANA, BEN])),
    ];
    assert_eq!(people.asked, asked);
    let rolled = [
        Craft::AssaultRaptor,
        Craft::MarkVii,
        Craft::Viper,
        Craft::MarkVii,
        Craft::AssaultRaptor,
    ];
    assert_eq!(
        people.rolled,
        rolled.map(|craft| Roll::Attack(Attack::On(craft)))
    );
    assert_eq!(
        (board.damaged.vipers, board.destroyed.assault_raptors),
        (1, 1)
    );
    assert_eq!(board.damaged.mark_vii, 4);
    assert_eq!(board.pilots.len(), 2);
    assert_whole_box(&board);
}

// XRAIDER-1: civilian ships only where no viper is.
#[test]
fn a_raider_destroys_the_civilian_ship_that_the_active_player_names() {
    let mut board = empty();
    raiders(&mut board, Area::Bow, 1);
    civilian(&mut board, Area::Bow, CivilianKind::PopulationAndFuel);
    civilian(&mut board, Area::Bow, CivilianKind::PopulationAndMorale);
    let mut people = Script::default().answers(&[1]);
    activate_raiders(&mut board, &mut people).expect("goes on");
    let asked = Question::CivilianShip(Area::Bow, vec![0, 1]);
    assert_eq!(people.asked, [(ANA, asked)]);
    let dials = board.dials;
    assert_eq!((dials.population, dials.fuel, dials.morale), (11, 8, 9));
}

// XRAPTOR-3, XVIPER-12, PILOT-6
#[test]
fn what_a_raider_does_to_each_kind_of_craft() {
    for (craft, die, damaged, destroyed) in [
        (Craft::Viper, 4, 0, 0),
        (Craft::Viper, 5, 1, 0),
        (Craft::Viper, 8, 0, 1),
        (Craft::MarkVii, 5, 0, 0),
        (Craft::MarkVii, 6, 1, 0),
        (Craft::MarkVii, 8, 0, 1),
        (Craft::AssaultRaptor, 6, 0, 0),
        (Craft::AssaultRaptor, 7, 0, 1),
    ] {
        for piloted in [false, true] {
            let mut board = empty();
            raiders(&mut board, Area::Bow, 1);
            if piloted {
                pilot(&mut board, BEN, Area::Bow, craft);
            } else {
                unmanned(&mut board, Area::Bow, craft);
            }
            let before = board.damaged.of(craft);
            let mut people = Script::dice(&[die]);
            activate_raiders(&mut board, &mut people).expect("goes on");
            let hit = (board.damaged.of(craft) - before, board.destroyed.of(craft));
            assert_eq!(hit, (damaged, destroyed), "{craft:?} {die}");
            assert_eq!(people.rolled, [Roll::Attack(Attack::On(craft))]);
            let sickbay = Place::Galactica(Location::Sickbay);
            let went = board.characters.get(&BEN) == Some(&sickbay);
            assert_eq!(went, piloted && damaged + destroyed > 0);
            assert_whole_box(&board);
        }
    }
}

// ATTACK-7, CLAR-39: 8 becomes 6 with a pilot, which misses an assault raptor.
#[test]
fn evasive_maneuvers_count_two_less_with_a_pilot() {
    for (piloted, destroyed) in [(false, 1), (true, 0)] {
        let mut board = empty();
        raiders(&mut board, Area::Bow, 1);
        if piloted {
            pilot(&mut board, BEN, Area::Bow, Craft::AssaultRaptor);
        } else {
            unmanned(&mut board, Area::Bow, Craft::AssaultRaptor);
        }
        let mut people = Script::dice(&[7, 8]).evading(&[true]);
        activate_raiders(&mut board, &mut people).expect("goes on");
        assert_eq!(board.destroyed.assault_raptors, destroyed);
    }
}

// XRAIDER-1, XDMG-1, XDMG-1a: the ship is named after the hit.
#[test]
fn a_raider_that_hits_lets_the_active_player_choose_the_ship() {
    let mut board = empty();
    raiders(&mut board, Area::Bow, 3);
    let mut people = Script::dice(&[7, 8, 8])
        .answers(&[0, 1])
        .galactica(&[GalacticaToken::Food])
        .pegasus(&[PegasusLocation::Cic]);
    activate_raiders(&mut board, &mut people).expect("goes on");
    let both = vec![Ship::Galactica, Ship::Pegasus];
    let asked = (ANA, Question::DamagedShip(both));
    assert_eq!(people.asked, [asked.clone(), asked]);
    assert_eq!(board.dials.food, 7);
    assert_eq!(board.pegasus_damage.len(), 1);
}

// XRAIDER-2, COMBAT-RAIDER-10, XLAUNCH-4
#[test]
fn with_no_raider_each_basestar_launches_two_that_wait() {
    let mut board = empty();
    basestar(&mut board, Area::Bow, &[]);
    basestar(&mut board, Area::Stern, &[BasestarToken::DisabledHangar]);
    activate_raiders(&mut board, &mut Script::default()).expect("goes on");
    assert_eq!(board[Area::Bow].raiders, Ships { ready: 2, acted: 0 });
    assert_eq!(board.on_main(Kind::Raider), 2);
    assert_eq!(board.pursuit, 0);
}

// XRAIDER-3, XRAIDER-4, SETTLED-RAIDERS, XPLACE-1, XPLACE-2, OPEN-34b, XPURSUIT-1, XPURSUIT-4
#[test]
fn with_neither_raider_nor_basestar_a_raider_comes_to_the_fleet_board() {
    for (placed, one_roll, dice, stern, bow) in [
        (1, false, vec![1], 1, 0),
        (2, false, vec![1, 8], 1, 1),
        (2, true, vec![8], 0, 2),
    ] {
        let mut board = empty();
        board.options.raiders_placed = placed;
        board.options.one_roll = one_roll;
        let mut people = Script::dice(&dice).answers(&[0]);
        activate_raiders(&mut board, &mut people).expect("goes on");
        assert_eq!(board.waiting(Area::Stern).raiders, stern);
        assert_eq!(board.waiting(Area::Bow).raiders, bow);
        assert_eq!(board.pursuit, 1, "once for the activation");
        assert_eq!(people.rolled.len(), dice.len());
    }
}
