//! Locations that touch ships: Galactica's, Pegasus's and the Raider Bay.

use dradis_reference::combined::{
    Activation, Allegiance, Attack, BasestarToken, Board, Craft, Crafts, Harmed, Kind,
    PegasusLocation, Place, Question, Repair, Roll, Target, Viper, armory, communications,
    engine_room, main_batteries, pegasus_cic, prepare_for_jump, raider_bay, repair,
    weapons_control,
};
use dradis_reference::{Area, CivilianKind, Location, Ships, Stop};

use crate::table::{
    ANA, BEN, Script, assert_whole_box, basestar, civilian, empty, heavy_raiders, pilot, raiders,
    stand, unmanned, waiting,
};

fn on_pegasus(location: PegasusLocation) -> Board {
    let mut board = empty();
    stand(&mut board, BEN, Place::Pegasus(location));
    board
}

// LOC-CIC-1, OPEN-27
#[test]
fn what_pegasus_cic_does_by_the_die() {
    let two = [BasestarToken::CriticalHit, BasestarToken::DisabledHangar];
    for (die, tokens, pegasus) in [
        (1, 0, 1),
        (3, 0, 1),
        (4, 1, 0),
        (6, 1, 0),
        (7, 2, 0),
        (8, 2, 0),
    ] {
        let mut board = on_pegasus(PegasusLocation::Cic);
        basestar(&mut board, Area::Stern, &[]);
        let mut people = Script::dice(&[die]).basestar(&two[..tokens]);
        if pegasus == 1 {
            people = people.pegasus(&[PegasusLocation::Cic]);
        }
        pegasus_cic(&mut board, &mut people, BEN).expect("goes on");
        assert_eq!(people.rolled, [Roll::PegasusCic]);
        assert_eq!(board.pegasus_damage.len(), pegasus, "{die}");
        assert_eq!(board.basestars().is_empty(), tokens == 2, "{die}");
    }
    let mut board = on_pegasus(PegasusLocation::Cic);
    waiting(&mut board, Area::Bow, Kind::Basestar, 1);
    let refused = pegasus_cic(&mut board, &mut Script::default(), BEN);
    assert!(matches!(refused, Err(Stop::Refused(_))), "main board only");
}

// DMG-BASE-7: destroyed by the first token, it draws no second.
#[test]
fn a_basestar_destroyed_by_its_first_token_draws_no_second() {
    let mut board = on_pegasus(PegasusLocation::Cic);
    basestar(&mut board, Area::Stern, &[BasestarToken::CriticalHit]);
    let mut people = Script::dice(&[8]).basestar(&[BasestarToken::DisabledHangar]);
    pegasus_cic(&mut board, &mut people, BEN).expect("goes on");
    assert!(board.basestars().is_empty());
}

// OPEN-53
#[test]
fn structural_damage_counts_at_pegasus_cic_only_if_the_table_plays_so() {
    for (counts, tokens) in [(false, 1), (true, 2)] {
        let mut board = on_pegasus(PegasusLocation::Cic);
        board.options.structural_at_cic = counts;
        basestar(&mut board, Area::Bow, &[BasestarToken::StructuralDamage]);
        let drawn = [
            BasestarToken::DisabledHangar,
            BasestarToken::DisabledWeapons,
        ];
        let mut people = Script::dice(&[5]).basestar(&drawn[..tokens]);
        pegasus_cic(&mut board, &mut people, BEN).expect("goes on");
        assert_eq!(board.basestars().is_empty(), counts);
    }
}

// LOC-BATTERIES-1, CLAR-40
#[test]
fn what_main_batteries_does_by_the_die() {
    for (die, raiders_left) in [(4, 3), (6, 3), (7, 1), (8, 1)] {
        let mut board = on_pegasus(PegasusLocation::MainBatteries);
        raiders(&mut board, Area::Bow, 5);
        let mut people = Script::dice(&[die]).answers(&[0]);
        main_batteries(&mut board, &mut people, BEN).expect("fires");
        assert_eq!(
            people.asked[0],
            (BEN, Question::MainBatteries(Area::RING.to_vec()))
        );
        assert_eq!(people.rolled, [Roll::MainBatteries]);
        assert_eq!(board[Area::Bow].raiders.total(), raiders_left, "{die}");
    }
    // Fewer than four are all destroyed; of more the activator says which.
    for (there, answers, left) in [(2, vec![0], 0), (4, vec![0, 1], 1)] {
        let mut board = on_pegasus(PegasusLocation::MainBatteries);
        board[Area::Bow].raiders = Ships {
            ready: there,
            acted: 1,
        };
        let mut people = Script::dice(&[8]).answers(&answers);
        main_batteries(&mut board, &mut people, BEN).expect("fires");
        assert_eq!(board[Area::Bow].raiders.total(), left);
    }

    let mut board = on_pegasus(PegasusLocation::MainBatteries);
    civilian(&mut board, Area::Bow, CivilianKind::Nothing);
    civilian(&mut board, Area::Bow, CivilianKind::TwoPopulation);
    let mut people = Script::dice(&[1]).answers(&[0, 1]);
    main_batteries(&mut board, &mut people, BEN).expect("fires");
    assert_eq!(
        people.asked[1],
        (BEN, Question::CivilianShip(Area::Bow, vec![0, 1]))
    );
    assert_eq!(board.dials.population, 10);
    assert_eq!(board[Area::Bow].civilians.len(), 1);
}

// LOC-BATTERIES-1, XRAPTOR-2, XRAPTOR-3: nobody evades.
#[test]
fn main_batteries_may_damage_any_viper_of_the_area() {
    for (answer, craft) in [
        (0, Craft::Viper),
        (1, Craft::AssaultRaptor),
        (2, Craft::MarkVii),
    ] {
        let mut board = on_pegasus(PegasusLocation::MainBatteries);
        unmanned(&mut board, Area::Bow, Craft::Viper);
        unmanned(&mut board, Area::Bow, Craft::AssaultRaptor);
        pilot(&mut board, ANA, Area::Bow, Craft::MarkVii);
        let mut people = Script::dice(&[3]).answers(&[0, answer]);
        main_batteries(&mut board, &mut people, BEN).expect("fires");
        let vipers = vec![
            Harmed::Space(Viper::Unmanned(Craft::Viper, Area::Bow)),
            Harmed::Space(Viper::Unmanned(Craft::AssaultRaptor, Area::Bow)),
            Harmed::Space(Viper::Piloted(ANA)),
        ];
        assert_eq!(people.asked[1], (BEN, Question::Harmed(vipers)));
        let lost = match craft {
            Craft::Viper => board.damaged.vipers,
            Craft::MarkVii => board.damaged.mark_vii - 3,
            Craft::AssaultRaptor => board.destroyed.assault_raptors,
        };
        assert_eq!(lost, 1, "{craft:?}");
        assert_whole_box(&board);
    }
    for die in 1..=8 {
        let mut board = on_pegasus(PegasusLocation::MainBatteries);
        let before = board.clone();
        let mut people = Script::dice(&[die]).answers(&[0]);
        main_batteries(&mut board, &mut people, BEN).expect("hits nothing");
        assert_eq!(board, before);
    }
}

// LOC-ENGINE-1
#[test]
fn the_engine_room_gives_the_next_crisis_one_jump_icon() {
    for icon in [false, true] {
        let mut board = on_pegasus(PegasusLocation::EngineRoom);
        board.hands.insert(BEN, 3);
        engine_room(&mut board, BEN).expect("pays");
        assert_eq!(board.hands[&BEN], 1);
        prepare_for_jump(&mut board, &mut Script::default(), icon).expect("advances");
        assert_eq!(board.jump_track, 1, "never two");
        prepare_for_jump(&mut board, &mut Script::default(), false).expect("stays");
        assert_eq!(board.jump_track, 1, "the next crisis only");
    }
    let mut board = on_pegasus(PegasusLocation::EngineRoom);
    board.hands.insert(BEN, 2);
    engine_room(&mut board, BEN).expect("pays");
    board.end_turn(BEN).expect("goes on");
    assert!(!board.engine_room, "in this turn only");
    board.hands.insert(BEN, 1);
    let before = board.clone();
    let refused = engine_room(&mut board, BEN);
    assert!(matches!(refused, Err(Stop::Refused(_))), "exactly 2 cards");
    assert_eq!(board, before);
}

// XDMG-3, XBOARD-20
#[test]
fn a_damaged_or_lost_location_cannot_be_used() {
    type Use = fn(&mut Board) -> Result<(), Stop>;
    let uses: [(PegasusLocation, Use); 3] = [
        (PegasusLocation::Cic, |board| {
            pegasus_cic(board, &mut Script::default(), BEN)
        }),
        (PegasusLocation::MainBatteries, |board| {
            main_batteries(board, &mut Script::default(), BEN)
        }),
        (PegasusLocation::EngineRoom, |board| engine_room(board, BEN)),
    ];
    for (location, procedure) in uses {
        for lost in [false, true] {
            let mut board = on_pegasus(location);
            basestar(&mut board, Area::Bow, &[]);
            board.hands.insert(BEN, 5);
            if lost {
                board.pegasus = false;
            } else {
                board.pegasus_damage.insert(location);
            }
            let before = board.clone();
            let refused = procedure(&mut board);
            assert!(matches!(refused, Err(Stop::Refused(_))), "{location:?}");
            assert_eq!(board, before);
        }
    }
}

// XATTACK-1, XATTACK-2, ATTACK-5: EX-64 with Galactica
#[test]
fn weapons_control_attacks_cylon_ships_of_the_main_board() {
    for (answer, die, gone) in [(0, 3, true), (0, 2, false), (1, 7, true), (1, 6, false)] {
        let mut board = empty();
        stand(&mut board, BEN, Place::Galactica(Location::WeaponsControl));
        raiders(&mut board, Area::Bow, 1);
        heavy_raiders(&mut board, Area::Stern, 1);
        unmanned(&mut board, Area::Bow, Craft::Viper);
        waiting(&mut board, Area::Bow, Kind::Basestar, 1);
        let mut people = Script::dice(&[die]).answers(&[answer]);
        weapons_control(&mut board, &mut people, BEN).expect("attacks");
        let targets = vec![Target::Raider(Area::Bow), Target::HeavyRaider(Area::Stern)];
        assert_eq!(people.asked, [(BEN, Question::WeaponsControl(targets))]);
        let left = board.on_main(Kind::Raider) + board.on_main(Kind::HeavyRaider);
        assert_eq!(left == 1, gone);
    }
    for (damage, die, hit) in [
        (vec![], 4, false),
        (vec![], 5, true),
        (vec![BasestarToken::StructuralDamage], 3, true),
    ] {
        let mut board = empty();
        stand(&mut board, BEN, Place::Galactica(Location::WeaponsControl));
        basestar(&mut board, Area::Bow, &damage);
        let mut people = Script::dice(&[die]);
        if hit {
            people = people.basestar(&[BasestarToken::DisabledHangar]);
        }
        weapons_control(&mut board, &mut people, BEN).expect("attacks");
        assert_eq!(people.rolled, [Roll::Attack(Attack::BasestarByGalactica)]);
        let tokens = board[Area::Bow].basestars[0].damage.len() - damage.len();
        assert_eq!(tokens == 1, hit);
    }
}

// LOC-ARMORY-1, LOC-COMMS-1
#[test]
fn the_armory_and_communications_are_those_of_the_base_game() {
    for (die, left) in [(6, 2), (7, 1)] {
        let mut board = empty();
        stand(&mut board, BEN, Place::Galactica(Location::Armory));
        board.boarding = [1, 0, 0, 1];
        let mut people = Script::dice(&[die]).answers(&[1]);
        armory(&mut board, &mut people, BEN).expect("attacks");
        assert_eq!((board.centurions(), board.boarding[0]), (left, 1));
    }
    let mut board = empty();
    stand(&mut board, BEN, Place::Galactica(Location::Communications));
    civilian(&mut board, Area::Stern, CivilianKind::Nothing);
    civilian(&mut board, Area::Stern, CivilianKind::OnePopulation);
    let mut people = Script::default().answers(&[1, 1, 0]);
    communications(&mut board, &mut people, BEN).expect("looks");
    assert_eq!(board[Area::AftPort].civilians[0].id, 1);
    assert_eq!(board[Area::Stern].civilians.len(), 1);
}

// XVIPER-5, XDMG-5
#[test]
fn a_repair_brings_mark_vii_to_the_reserve_and_tokens_to_the_pile() {
    let mut board = empty();
    stand(&mut board, BEN, Place::Galactica(Location::HangarDeck));
    board.reserve.vipers = 5;
    board.damaged.vipers = 1;
    let vipers = |vipers, mark_vii| {
        Repair::Vipers(Crafts {
            vipers,
            mark_vii,
            assault_raptors: 0,
        })
    };
    let mut people = Script::default().answers(&[3]);
    repair(&mut board, &mut people, BEN).expect("repairs");
    let choices = vec![vipers(0, 1), vipers(0, 2), vipers(1, 0), vipers(1, 1)];
    assert_eq!(people.asked, [(BEN, Question::Repair(choices))]);
    assert_eq!((board.reserve.vipers, board.reserve.mark_vii), (6, 1));
    assert_eq!((board.damaged.vipers, board.damaged.mark_vii), (0, 3));

    let mut board = on_pegasus(PegasusLocation::Airlock);
    let refused = repair(&mut board, &mut Script::default(), BEN);
    assert!(matches!(refused, Err(Stop::Refused(_))));
    board.pegasus_damage.insert(PegasusLocation::Airlock);
    repair(&mut board, &mut Script::default(), BEN).expect("repairs");
    assert_eq!(board.pegasus_pool().len(), 4);
}

fn at_the_bay(side: Allegiance) -> Board {
    let mut board = empty();
    board.rebel_basestar = Some(side);
    stand(&mut board, BEN, Place::RaiderBay);
    board
}

// XVIPER-10 (LOC-BAY-1, EARTH-RB-2, EARTH-RB-3)
#[test]
fn the_raider_bay_activates_exactly_what_it_places() {
    let mut board = at_the_bay(Allegiance::Cylon);
    board.cylons.insert(BEN);
    raiders(&mut board, Area::Bow, 1);
    civilian(&mut board, Area::ForePort, CivilianKind::Nothing);
    let mut people = Script::default().answers(&[0]);
    raider_bay(&mut board, &mut people, BEN).expect("places");
    assert!(matches!(people.asked[0], (BEN, Question::RaiderBay(_))));
    assert_eq!(board[Area::Bow].raiders, Ships { ready: 1, acted: 0 });
    assert_eq!(board[Area::ForePort].raiders, Ships { ready: 0, acted: 2 });

    let mut board = at_the_bay(Allegiance::Human);
    unmanned(&mut board, Area::Stern, Craft::Viper);
    board.reserve.vipers = 1;
    board.destroyed.vipers = 4;
    raiders(&mut board, Area::Stern, 2);
    // An assault raptor and the last viper are placed; both attack the raiders there.
    let mut people = Script::dice(&[3, 3]).answers(&[9, 1, 2, 2]);
    raider_bay(&mut board, &mut people, BEN).expect("places");
    let viper = Viper::Unmanned(Craft::Viper, Area::Stern);
    let raptor = Viper::Unmanned(Craft::AssaultRaptor, Area::Stern);
    let first = match &people.asked[2] {
        (BEN, Question::BayViper(options)) => options.clone(),
        other => panic!("not asked for an activation: {other:?}"),
    };
    let raider = Target::Raider(Area::Stern);
    assert!(first.contains(&Activation::Attack(viper, raider)));
    assert!(first.contains(&Activation::Attack(raptor, raider)));
    let second = match &people.asked[3] {
        (BEN, Question::BayViper(options)) => options.clone(),
        other => panic!("not asked for an activation: {other:?}"),
    };
    assert!(
        !second.contains(&Activation::Attack(viper, raider)),
        "each once"
    );
    assert_eq!(board.on_main(Kind::Raider), 0);
    assert_eq!(board[Area::Stern].unmanned.vipers, 2);
    assert_whole_box(&board);

    // Four vipers, each moved once.
    let mut board = at_the_bay(Allegiance::Human);
    board.reserve.assault_raptors = 0;
    let mut people = Script::default().answers(&[6, 0, 0, 0, 0]);
    raider_bay(&mut board, &mut people, BEN).expect("places");
    assert_eq!(board[Area::ForeStarboard].unmanned.vipers, 4);
    assert_eq!(board.reserve.vipers, 2);

    for (side, cylon) in [(Allegiance::Human, true), (Allegiance::Cylon, false)] {
        let mut board = at_the_bay(side);
        if cylon {
            board.cylons.insert(BEN);
        }
        let refused = raider_bay(&mut board, &mut Script::default(), BEN);
        assert!(matches!(refused, Err(Stop::Refused(_))), "{side:?}");
    }
}

// XVIPER-11
#[test]
fn apollo_may_take_a_viper_of_the_raider_bay_and_act_at_once() {
    for (place, asked) in [
        (Place::Galactica(Location::Command), true),
        (Place::Galactica(Location::Brig), false),
        (Place::ColonialOne, false),
    ] {
        let mut board = at_the_bay(Allegiance::Human);
        board.apollo = Some(ANA);
        stand(&mut board, ANA, place);
        board.reserve = Crafts {
            vipers: 1,
            ..Crafts::default()
        };
        board.destroyed.vipers = 5;
        board.destroyed.assault_raptors = 1;
        // Apollo takes it and moves clockwise; otherwise the activator does.
        let answers: &[usize] = if asked { &[6, 1, 1] } else { &[6, 0] };
        let mut people = Script::default().answers(answers);
        raider_bay(&mut board, &mut people, BEN).expect("places");
        if asked {
            let offer = Question::AlertPilot(Craft::Viper, Area::Bow, vec![false, true]);
            assert_eq!(people.asked[1], (ANA, offer));
            assert_eq!(board.pilots[&ANA].area, Area::ForeStarboard);
        } else {
            assert_eq!(board[Area::ForeStarboard].unmanned.vipers, 1);
        }
        assert_whole_box(&board);
    }
}
