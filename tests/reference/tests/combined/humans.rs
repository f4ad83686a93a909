//! Vipers, Mark VIIs and assault raptors in the hands of the humans.

use dradis_reference::combined::{
    Activation, Allegiance, Attack, BasestarToken, Board, Craft, CylonLocation, Flight, Harmed,
    Hit, PegasusLocation, Place, Question, Roll, Target, Viper, VipersFrom, command,
    gain_assault_raptor, hangar_deck, harm_vipers, leave_viper, lose_raptor, move_own_viper,
    own_viper, reveal, risk_raptor, send_away,
};
use dradis_reference::{Area, CivilianKind, Location, Stop};

use crate::table::{
    ANA, BEN, Script, assert_whole_box, basestar, civilian, empty, pilot, raiders, stand, unmanned,
};

fn in_command() -> Board {
    let mut board = empty();
    stand(&mut board, BEN, Place::Galactica(Location::Command));
    board
}

/// What Command offers first, without the choice to stop.
fn offered(board: &mut Board) -> Vec<Activation> {
    let mut people = Script::default().answers(&[0]);
    command(board, &mut people, BEN).expect("may be used");
    match people.asked.first() {
        Some((BEN, Question::Command(options))) => options.iter().flatten().copied().collect(),
        other => panic!("not asked what to do: {other:?}"),
    }
}

// XVIPER-1, XVIPER-2, XVIPER-2a, XVIPER-3, XVIPER-7, XRAPTOR-1, XATTACK-2, VIPER-ESCORT
#[test]
fn command_offers_launch_move_attack_and_escort_of_unmanned_craft() {
    for (craft, reach) in [
        (Craft::Viper, vec![Area::ForeStarboard, Area::ForePort]),
        (
            Craft::MarkVii,
            vec![
                Area::ForeStarboard,
                Area::ForePort,
                Area::AftStarboard,
                Area::AftPort,
            ],
        ),
        (
            Craft::AssaultRaptor,
            vec![Area::ForeStarboard, Area::ForePort],
        ),
    ] {
        let mut board = in_command();
        unmanned(&mut board, Area::Bow, craft);
        pilot(&mut board, ANA, Area::Stern, Craft::Viper);
        raiders(&mut board, Area::Bow, 2);
        raiders(&mut board, Area::Stern, 1);
        civilian(&mut board, Area::Bow, CivilianKind::Nothing);
        let viper = Viper::Unmanned(craft, Area::Bow);
        let mut expected = Vec::new();
        for kind in board.reserve.kinds() {
            expected.extend(Area::LAUNCH.map(|area| Activation::Launch(kind, area)));
        }
        expected.extend(reach.iter().map(|area| Activation::Move(viper, *area)));
        expected.push(Activation::Attack(viper, Target::Raider(Area::Bow)));
        expected.push(Activation::Escort(viper, 0));
        assert_eq!(offered(&mut board), expected, "{craft:?}");
    }
}

// XVIPER-3, VIPER-ESCORT
#[test]
fn an_escorted_ship_goes_back_to_the_pile() {
    let mut board = in_command();
    board.reserve = Default::default();
    board.destroyed.vipers = 6;
    board.destroyed.assault_raptors = 1;
    board.damaged.mark_vii = 3;
    board[Area::Stern].unmanned.mark_vii = 1;
    civilian(&mut board, Area::Stern, CivilianKind::TwoPopulation);
    civilian(&mut board, Area::Stern, CivilianKind::Nothing);
    let before = board.dials;
    let mut people = Script::default().answers(&[6, 0]);
    command(&mut board, &mut people, BEN).expect("escorts");
    assert_eq!(board[Area::Stern].civilians.len(), 1);
    assert_eq!(board[Area::Stern].civilians[0].id, 0);
    assert_eq!((board.civilian_pile.len(), board.dials), (11, before));
    assert_whole_box(&board);
}

// XVIPER-9: the same viper twice; XVIPER-2: two areas each time.
#[test]
fn a_viper_may_be_activated_twice() {
    let mut board = in_command();
    board.reserve = Default::default();
    board.destroyed.vipers = 6;
    board.destroyed.assault_raptors = 1;
    board.damaged.mark_vii = 3;
    board[Area::Stern].unmanned.mark_vii = 1;
    // stop, one clockwise, one back, two clockwise, two back
    let mut people = Script::default().answers(&[3, 3]);
    command(&mut board, &mut people, BEN).expect("moves");
    assert_eq!(board[Area::ForeStarboard].unmanned.mark_vii, 1);
}

// XATTACK-1, XATTACK-1a
#[test]
fn what_an_attack_on_a_basestar_takes() {
    for (craft, die, damaged) in [
        (Craft::Viper, 7, false),
        (Craft::Viper, 8, true),
        (Craft::MarkVii, 7, false),
        (Craft::MarkVii, 8, true),
        (Craft::AssaultRaptor, 6, false),
        (Craft::AssaultRaptor, 7, true),
    ] {
        let mut board = empty();
        pilot(&mut board, ANA, Area::Bow, craft);
        basestar(&mut board, Area::Bow, &[]);
        let token = BasestarToken::DisabledHangar;
        let attack = if craft == Craft::MarkVii { 4 } else { 2 };
        let mut people = Script::dice(&[die]).answers(&[attack]);
        if damaged {
            people = people.basestar(&[token]);
        }
        own_viper(&mut board, &mut people, ANA).expect("attacks");
        assert_eq!(people.rolled, [Roll::Attack(Attack::BasestarBy(craft))]);
        let tokens = board[Area::Bow].basestars[0].damage.len();
        assert_eq!(tokens == 1, damaged, "{craft:?} {die}");
    }
}

// ATTACK-5: EX-64, and 5 and 2 for an assault raptor
#[test]
fn structural_damage_adds_two_to_an_attack() {
    for (craft, die, hit) in [
        (Craft::Viper, 5, false),
        (Craft::Viper, 6, true),
        (Craft::AssaultRaptor, 4, false),
        (Craft::AssaultRaptor, 5, true),
    ] {
        let mut board = empty();
        pilot(&mut board, ANA, Area::Bow, craft);
        basestar(&mut board, Area::Bow, &[BasestarToken::StructuralDamage]);
        let drawn = [BasestarToken::DisabledHangar];
        let mut people = Script::dice(&[die])
            .answers(&[2])
            .basestar(&drawn[..usize::from(hit)]);
        own_viper(&mut board, &mut people, ANA).expect("attacks");
        let tokens = board[Area::Bow].basestars[0].damage.len();
        assert_eq!(tokens == 2, hit, "{craft:?} {die}");
    }
}

// XVIPER-4
#[test]
fn a_pilot_may_escort_with_his_action() {
    let mut board = empty();
    pilot(&mut board, ANA, Area::Bow, Craft::Viper);
    civilian(&mut board, Area::Bow, CivilianKind::OnePopulation);
    let mut people = Script::default().answers(&[2]);
    own_viper(&mut board, &mut people, ANA).expect("escorts");
    assert_eq!(board.civilian_pile.len(), 12);
    let own = own_viper(&mut board, &mut Script::default(), BEN);
    assert!(matches!(own, Err(Stop::Refused(_))), "XVIPER-9");
}

// XMOVE-2, XVIPER-2, XVIPER-2a
#[test]
fn a_pilot_moves_as_far_as_his_craft_in_the_movement_step() {
    for (craft, step, far) in [
        (Craft::Viper, 2, false),
        (Craft::MarkVii, 2, true),
        (Craft::MarkVii, 1, false),
        (Craft::AssaultRaptor, 2, false),
    ] {
        for (to, legal) in [
            (Area::ForePort, true),
            (Area::AftPort, far),
            (Area::Stern, false),
            (Area::Bow, false),
        ] {
            let mut board = empty();
            board.options.mark_vii_movement_step = step;
            pilot(&mut board, ANA, Area::Bow, craft);
            let before = board.clone();
            let moved = move_own_viper(&mut board, ANA, to);
            assert_eq!(moved.is_ok(), legal, "{craft:?} {to:?}");
            if legal {
                assert_eq!(board.pilots[&ANA], Flight { craft, area: to });
            } else {
                assert_eq!(board, before);
            }
        }
    }
}

// XMOVE-2, XBOARD-20, MOVE-13, PILOT-10
#[test]
fn a_pilot_leaves_for_another_ship_for_one_card() {
    let sickbay = Place::Galactica(Location::Sickbay);
    for (to, legal) in [
        (Place::Galactica(Location::Command), true),
        (Place::Pegasus(PegasusLocation::Airlock), true),
        (Place::ColonialOne, true),
        (Place::Demetrius, false),
        (Place::RebelBasestar, true),
        (sickbay, false),
        (Place::Galactica(Location::Brig), false),
        (Place::Cylon(CylonLocation::Caprica), false),
    ] {
        let mut board = empty();
        board.rebel_basestar = Some(Allegiance::Human);
        board.hands.insert(ANA, 2);
        pilot(&mut board, ANA, Area::Bow, Craft::AssaultRaptor);
        let before = board.clone();
        let left = leave_viper(&mut board, ANA, to);
        assert_eq!(left.is_ok(), legal, "{to:?}");
        if legal {
            assert_eq!(board.characters.get(&ANA), Some(&to));
            assert_eq!(board.hands.get(&ANA), Some(&1));
            assert_eq!(board.reserve.assault_raptors, 1);
        } else {
            assert_eq!(board, before);
        }
    }
    for (pegasus, cards, side) in [
        (true, 0, Allegiance::Human),
        (false, 1, Allegiance::Human),
        (false, 1, Allegiance::Cylon),
    ] {
        let mut board = empty();
        board.pegasus = pegasus;
        board.rebel_basestar = Some(side);
        board.hands.insert(ANA, cards);
        pilot(&mut board, ANA, Area::Bow, Craft::Viper);
        let before = board.clone();
        let to = match side {
            Allegiance::Human => Place::Pegasus(PegasusLocation::Cic),
            Allegiance::Cylon => Place::RebelBasestar,
        };
        let left = leave_viper(&mut board, ANA, to);
        assert!(matches!(left, Err(Stop::Refused(_))), "{pegasus} {cards}");
        assert_eq!(board, before);
    }
}

// XVIPER-12, PILOT-7, PILOT-9, XMOVE-4
#[test]
fn whoever_is_taken_from_his_craft_leaves_it_whole() {
    let mut board = empty();
    pilot(&mut board, ANA, Area::Bow, Craft::MarkVii);
    send_away(&mut board, ANA, Location::Brig).expect("goes");
    assert_eq!((board.reserve.mark_vii, board.pilots.len()), (1, 0));
    send_away(&mut board, ANA, Location::Sickbay).expect("stays");
    let brig = Place::Galactica(Location::Brig);
    assert_eq!(board.characters.get(&ANA), Some(&brig));

    pilot(&mut board, BEN, Area::Bow, Craft::AssaultRaptor);
    reveal(&mut board, BEN).expect("reveals");
    assert_eq!(board.reserve.assault_raptors, 1);
    let ship = Place::Cylon(CylonLocation::ResurrectionShip);
    assert_eq!(board.characters.get(&BEN), Some(&ship));
    assert!(board.cylons.contains(&BEN));
    assert_whole_box(&board);
}

// XVIPER-8, XRAPTOR-2, PILOT-2
#[test]
fn the_hangar_deck_launches_any_kind_and_recalls_when_the_reserve_is_empty() {
    let mut board = empty();
    stand(&mut board, BEN, Place::Galactica(Location::HangarDeck));
    let mut people = Script::default().answers(&[3]);
    hangar_deck(&mut board, &mut people, BEN).expect("launches");
    let mut choices = Vec::new();
    for craft in [Craft::Viper, Craft::AssaultRaptor] {
        choices.extend(Area::LAUNCH.map(|area| (craft, area)));
    }
    assert_eq!(people.asked, [(BEN, Question::Launch(choices))]);
    let flight = Flight {
        craft: Craft::AssaultRaptor,
        area: Area::ForePort,
    };
    assert_eq!(board.pilots.get(&BEN), Some(&flight));
    assert_eq!(board.characters.get(&BEN), None);

    // An assault raptor in the Reserve is enough: nothing is recalled.
    let mut other = empty();
    stand(&mut other, BEN, Place::Galactica(Location::HangarDeck));
    other.reserve.vipers = 0;
    other[Area::Bow].unmanned.vipers = 6;
    let mut people = Script::default().answers(&[0]);
    hangar_deck(&mut other, &mut people, BEN).expect("launches");
    assert_eq!(other.pilots[&BEN].craft, Craft::AssaultRaptor);
    assert_eq!(other[Area::Bow].unmanned.vipers, 6);

    board.reserve = Default::default();
    board.destroyed.vipers = 5;
    board.damaged.mark_vii = 3;
    board[Area::Bow].unmanned.vipers = 1;
    board[Area::Bow].unmanned.mark_vii = 1;
    stand(&mut board, ANA, Place::Galactica(Location::HangarDeck));
    let mut people = Script::default().answers(&[1, 0]);
    hangar_deck(&mut board, &mut people, ANA).expect("recalls");
    let recall = vec![(Craft::Viper, Area::Bow), (Craft::MarkVii, Area::Bow)];
    assert_eq!(people.asked[0], (ANA, Question::Recall(recall)));
    assert_eq!(board.pilots[&ANA].craft, Craft::MarkVii);
    assert_eq!(board[Area::Bow].unmanned.kinds(), [Craft::Viper]);
    assert_whole_box(&board);

    board[Area::Bow].unmanned.vipers = 0;
    board.destroyed.vipers += 1;
    stand(&mut board, 5, Place::Galactica(Location::HangarDeck));
    let before = board.clone();
    let refused = hangar_deck(&mut board, &mut Script::default(), 5);
    assert!(matches!(refused, Err(Stop::Refused(_))));
    assert_eq!(board, before);
}

// XVIPER-6, XRAPTOR-2, XRAPTOR-3
#[test]
fn an_effect_on_vipers_may_fall_on_any_kind() {
    let mut board = empty();
    unmanned(&mut board, Area::Bow, Craft::AssaultRaptor);
    pilot(&mut board, ANA, Area::Stern, Craft::Viper);
    let in_space = [
        Harmed::Space(Viper::Unmanned(Craft::AssaultRaptor, Area::Bow)),
        Harmed::Space(Viper::Piloted(ANA)),
    ];
    let mut people = Script::default().answers(&[0]);
    harm_vipers(
        &mut board,
        &mut people,
        BEN,
        VipersFrom::Space,
        3,
        Hit::Damaged,
    )
    .expect("harms");
    assert_eq!(people.asked, [(BEN, Question::Harmed(in_space.to_vec()))]);
    assert_eq!(
        (board.destroyed.assault_raptors, board.damaged.vipers),
        (1, 1)
    );
    assert_eq!(
        board.characters.get(&ANA),
        Some(&Place::Galactica(Location::Sickbay))
    );

    let mut board = empty();
    unmanned(&mut board, Area::Bow, Craft::Viper);
    let mut people = Script::default().answers(&[1, 1]);
    harm_vipers(
        &mut board,
        &mut people,
        BEN,
        VipersFrom::Anywhere,
        2,
        Hit::Destroyed,
    )
    .expect("harms");
    let three = vec![
        Harmed::Reserve(Craft::Viper),
        Harmed::Reserve(Craft::AssaultRaptor),
        Harmed::Space(Viper::Unmanned(Craft::Viper, Area::Bow)),
    ];
    assert_eq!(people.asked[0], (BEN, Question::Harmed(three)));
    assert_eq!(
        (board.destroyed.assault_raptors, board.destroyed.vipers),
        (1, 1)
    );
    let mut people = Script::default();
    harm_vipers(
        &mut board,
        &mut people,
        BEN,
        VipersFrom::Reserve,
        9,
        Hit::Damaged,
    )
    .expect("harms");
    assert_eq!((board.reserve.total(), board.damaged.vipers), (0, 5));
    assert_whole_box(&board);
}

// XRAPTOR-4, XRAPTOR-5, XRAPTOR-6, XRES-3
#[test]
fn an_assault_raptor_costs_a_raptor_and_never_stands_in_for_one() {
    let mut board = empty();
    for gained in 1..=3 {
        gain_assault_raptor(&mut board).expect("one is beside the board");
        assert_eq!(board.reserve.assault_raptors, 1 + gained);
        assert_eq!(board.raptors, 4 - gained);
        assert_eq!(board.destroyed.assault_raptors, 0);
    }
    let refused = gain_assault_raptor(&mut board);
    assert!(matches!(refused, Err(Stop::Refused(_))), "all four are out");

    let mut board = empty();
    board.raptors = 1;
    assert_eq!(
        risk_raptor(&mut board, &mut Script::dice(&[3]), 3),
        Ok(true)
    );
    assert_eq!(
        risk_raptor(&mut board, &mut Script::dice(&[2]), 3),
        Ok(false)
    );
    assert_eq!((board.raptors, board.reserve.assault_raptors), (0, 1));
    let refused = risk_raptor(&mut board, &mut Script::default(), 3);
    assert!(matches!(refused, Err(Stop::Refused(_))));
    lose_raptor(&mut board);
    assert_eq!((board.raptors, board.reserve.assault_raptors), (0, 1));
    let refused = gain_assault_raptor(&mut board);
    assert!(matches!(refused, Err(Stop::Refused(_))));
}
