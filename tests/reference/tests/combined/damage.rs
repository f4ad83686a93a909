//! Damage, destruction, and nukes.

use std::collections::BTreeMap;

use dradis_reference::combined::{
    Attack, BasestarToken, Board, Craft, NukeTable, PegasusLocation, Place, Question, Roll, Ship,
    TokenSet, damage_basestar, damage_galactica, damage_pegasus, destroy_basestar,
    destroy_random_civilian, gain, gain_nuke, lose, nuke, unauthorized_usage,
};
use dradis_reference::{Area, CivilianKind, GalacticaToken, Location, Outcome, Ships, Stop};

use crate::table::{
    ADMIRAL, ANA, BEN, Script, assert_whole_box, basestar, civilian, empty, heavy_raiders, pilot,
    raiders, stand, unmanned, without_pegasus,
};

const SICKBAY: Place = Place::Galactica(Location::Sickbay);

// XDMG-1, XDMG-1a, XDMG-2, XDMG-3, XDMG-7, XORDER-8
#[test]
fn damage_falls_on_galactica_or_on_pegasus() {
    let mut board = empty();
    let command = Place::Galactica(Location::Command);
    let airlock = Place::Pegasus(PegasusLocation::Airlock);
    stand(&mut board, ANA, command);
    stand(&mut board, BEN, airlock);
    board.allies = BTreeMap::from([(command, 1), (airlock, 2), (Place::ColonialOne, 1)]);
    let mut people = Script::default()
        .answers(&[0, 1, 0])
        .galactica(&[GalacticaToken::At(Location::Command), GalacticaToken::Fuel])
        .pegasus(&[PegasusLocation::Airlock]);
    damage_galactica(&mut board, &mut people).expect("goes on");
    assert_eq!(board.characters[&ANA], SICKBAY);
    assert_eq!((board.characters[&BEN], board.owed_allies), (airlock, 1));
    damage_galactica(&mut board, &mut people).expect("goes on");
    assert_eq!((board.characters[&BEN], board.owed_allies), (SICKBAY, 3));
    assert_eq!(board.allies, BTreeMap::from([(Place::ColonialOne, 1)]));
    damage_galactica(&mut board, &mut people).expect("goes on");
    assert_eq!(board.dials.fuel, 7);
    assert!(!board.galactica_pool().contains(&GalacticaToken::Fuel));
    assert_eq!(board.galactica_pool().len(), 6);
    let both = Question::DamagedShip(vec![Ship::Galactica, Ship::Pegasus]);
    assert!(
        people
            .asked
            .iter()
            .all(|asked| *asked == (ANA, both.clone()))
    );

    // Without Pegasus nobody is asked.
    let mut board = without_pegasus();
    let mut people = Script::default().galactica(&[GalacticaToken::Food]);
    damage_galactica(&mut board, &mut people).expect("goes on");
    assert!(!board.galactica_pool().contains(&GalacticaToken::Food));
}

// XDMG-6, XORDER-8: EX-65; Pegasus does not count.
#[test]
fn six_damaged_locations_of_galactica_lose_the_game() {
    let mut board = empty();
    board.pegasus_damage.insert(PegasusLocation::Cic);
    for location in [
        Location::FtlControl,
        Location::WeaponsControl,
        Location::Command,
        Location::AdmiralsQuarters,
        Location::HangarDeck,
    ] {
        let mut people = Script::default()
            .answers(&[0])
            .galactica(&[GalacticaToken::At(location)]);
        damage_galactica(&mut board, &mut people).expect("goes on");
    }
    let armory = GalacticaToken::At(Location::Armory);
    stand(&mut board, ANA, Place::Galactica(Location::Armory));
    board.allies.insert(Place::Galactica(Location::Armory), 1);
    let mut people = Script::default().answers(&[0]).galactica(&[armory]);
    let over = damage_galactica(&mut board, &mut people);
    assert_eq!(over, Err(Stop::Over));
    assert_eq!(board.outcome, Some(Outcome::GalacticaDestroyed));
    let left = (board.characters[&ANA], board.owed_allies);
    assert_eq!(left, (SICKBAY, 1), "before the six are counted");
}

// XBOARD-6, XBOARD-6a, XBOARD-20, XORDER-8
#[test]
fn pegasus_is_lost_with_its_fourth_location() {
    let mut board = empty();
    let cic = Place::Pegasus(PegasusLocation::Cic);
    let engine = Place::Pegasus(PegasusLocation::EngineRoom);
    board.pegasus_damage = [PegasusLocation::Cic, PegasusLocation::Airlock].into();
    stand(&mut board, ANA, cic);
    stand(&mut board, BEN, engine);
    board.allies.insert(engine, 1);
    let mut people = Script::default().pegasus(&[PegasusLocation::MainBatteries]);
    damage_pegasus(&mut board, &mut people);
    assert!(board.pegasus);
    assert_eq!(board.characters[&ANA], cic, "he entered a damaged location");
    let mut people = Script::default().pegasus(&[PegasusLocation::EngineRoom]);
    damage_pegasus(&mut board, &mut people);
    assert!(!board.pegasus && board.pegasus_damage.is_empty());
    assert!(board.pegasus_pool().is_empty(), "the tokens leave with it");
    assert_eq!(
        [board.characters[&ANA], board.characters[&BEN]],
        [SICKBAY; 2]
    );
    assert_eq!(board.owed_allies, 1);
    assert_eq!(board.outcome, None);
    assert_whole_box(&board);
}

fn hit(board: &mut Board, tokens: &[BasestarToken]) -> Vec<bool> {
    let mut people = Script::default().basestar(tokens);
    let draws = tokens.iter();
    draws
        .map(|_| damage_basestar(board, &mut people, (Area::Bow, 0)))
        .collect()
}

// XDMGB-1, XDMGB-2, XDMGB-4: EX-63
#[test]
fn three_damage_destroys_a_basestar_and_frees_its_tokens() {
    use BasestarToken::{CriticalHit, DisabledHangar, DisabledWeapons, StructuralDamage};
    for tokens in [
        vec![CriticalHit, DisabledHangar],
        vec![DisabledHangar, CriticalHit],
        vec![DisabledHangar, DisabledWeapons, StructuralDamage],
    ] {
        let mut board = empty();
        basestar(&mut board, Area::Bow, &[]);
        let destroyed = hit(&mut board, &tokens);
        let last = destroyed.len() - 1;
        assert!(
            destroyed[last] && !destroyed[..last].contains(&true),
            "{tokens:?}"
        );
        assert!(board.basestars().is_empty());
        assert_eq!(board.basestar_pool().len(), 4);
    }
    let mut board = empty();
    basestar(&mut board, Area::Bow, &[CriticalHit]);
    destroy_basestar(&mut board, (Area::Bow, 0));
    assert_eq!(board.basestar_pool().len(), 4);
}

// XDMGB-3, XDMGB-5
#[test]
fn the_alternative_tokens_strike_when_drawn() {
    use BasestarToken::{CollateralDamage, CriticalHit, DamageToPersonnel};
    let mut board = empty();
    board.basestar_tokens = TokenSet::Alternative;
    basestar(&mut board, Area::Bow, &[]);
    raiders(&mut board, Area::Bow, 5);
    raiders(&mut board, Area::Stern, 1);
    assert_eq!(hit(&mut board, &[CollateralDamage]), [false]);
    assert_eq!(board[Area::Bow].raiders.total(), 2);
    assert_eq!(hit(&mut board, &[DamageToPersonnel]), [false]);
    assert_eq!(board.owed_trauma, 2);
    assert_eq!(hit(&mut board, &[CriticalHit]), [true]);

    // A basestar with 2 tokens still draws, and what it draws happens.
    let mut board = empty();
    board.basestar_tokens = TokenSet::Alternative;
    let two = [
        BasestarToken::DisabledHangar,
        BasestarToken::DisabledWeapons,
    ];
    basestar(&mut board, Area::Bow, &two);
    board[Area::Bow].raiders = Ships { ready: 1, acted: 1 };
    assert_eq!(hit(&mut board, &[CollateralDamage]), [true]);
    assert_eq!(board[Area::Bow].raiders.total(), 0);
    assert_eq!(board.basestar_pool().len(), 6);
}

// XRES-1, OPEN-11b
#[test]
fn a_dial_stops_at_fifteen_and_at_zero() {
    for (dial, gained, lost) in [(12, 15, 9), (15, 15, 12), (2, 5, 0)] {
        let (mut up, mut down) = (dial, dial);
        gain(&mut up, 3);
        lose(&mut down, 3);
        assert_eq!((up, down), (gained, lost));
    }
}

// XRES-2, DEST-4
#[test]
fn a_random_civilian_ship_comes_from_the_pile_or_is_chosen_on_the_board() {
    let mut board = empty();
    destroy_random_civilian(&mut board, &mut Script::default(), BEN).expect("goes on");
    assert_eq!(
        (board.civilian_pile.len(), board.dials.population),
        (11, 11)
    );
    while let Some(front) = board.civilian_pile.last().copied() {
        civilian(&mut board, Area::Stern, front);
    }
    let nothing = board[Area::Stern].civilians[0];
    assert_eq!(nothing.kind, CivilianKind::Nothing);
    let mut people = Script::default().answers(&[0]);
    destroy_random_civilian(&mut board, &mut people, BEN).expect("goes on");
    assert!(matches!(people.asked[0], (BEN, Question::LostCivilian(_))));
    assert_eq!(board[Area::Stern].civilians.len(), 10);
    assert_eq!(board.dials.population, 11);
    assert_whole_box(&board);
}

fn nuked(board: &mut Board, people: &mut Script) {
    nuke(board, people).expect("launches");
}

// XNUKE-1, XNUKE-2, XNUKE-3, XNUKE-4
#[test]
fn what_a_nuke_does_to_an_area() {
    for (die, basestars, left) in [
        (1, 1, 4),
        (2, 1, 4),
        (3, 0, 4),
        (6, 0, 4),
        (7, 0, 1),
        (8, 0, 0),
    ] {
        let mut board = empty();
        basestar(&mut board, Area::Stern, &[]);
        raiders(&mut board, Area::Stern, 4);
        raiders(&mut board, Area::Bow, 1);
        let mut people = Script::dice(&[die]).answers(&[3]);
        if die <= 2 {
            people = people.basestar(&[
                BasestarToken::DisabledHangar,
                BasestarToken::DisabledWeapons,
            ]);
        }
        nuked(&mut board, &mut people);
        let areas = Area::RING.to_vec();
        assert_eq!(people.asked, [(ADMIRAL, Question::Nuke(areas))]);
        assert_eq!(people.rolled, [Roll::Attack(Attack::AreaByNuke)]);
        assert_eq!(board.basestars().len(), basestars, "{die}");
        assert_eq!(board[Area::Stern].raiders.total(), left, "{die}");
        assert_eq!(board[Area::Bow].raiders.total(), 1);
        assert_eq!((board.nukes, board.nukes_beside), (1, 2));
        assert_whole_box(&board);
    }
}

// XNUKE-2: EX-47; XRAPTOR-1, PILOT-12, OPEN-38
#[test]
fn on_eight_every_ship_of_the_area_is_destroyed() {
    let mut board = empty();
    basestar(&mut board, Area::Bow, &[BasestarToken::CriticalHit]);
    raiders(&mut board, Area::Bow, 2);
    heavy_raiders(&mut board, Area::Bow, 1);
    unmanned(&mut board, Area::Bow, Craft::Viper);
    unmanned(&mut board, Area::Bow, Craft::AssaultRaptor);
    pilot(&mut board, BEN, Area::Bow, Craft::MarkVii);
    pilot(&mut board, ANA, Area::Stern, Craft::Viper);
    civilian(&mut board, Area::Bow, CivilianKind::TwoPopulation);
    nuked(&mut board, &mut Script::dice(&[8]).answers(&[0]));
    assert_eq!(board[Area::Bow], Default::default());
    let gone = board.destroyed;
    assert_eq!(
        (gone.vipers, gone.mark_vii, gone.assault_raptors),
        (1, 1, 1)
    );
    assert_eq!(board.characters.get(&BEN), Some(&SICKBAY));
    assert_eq!(board.pilots.len(), 1);
    assert_eq!(board.dials.population, 10);
    assert_eq!(board.basestar_pool().len(), 4);
    assert_eq!(board.nukes_beside, 2);
    assert_whole_box(&board);
}

// XNUKE-3, XNUKE-5, XNUKE-4
#[test]
fn a_nuke_may_be_wasted_and_gained_back() {
    for die in 1..=8 {
        let mut board = empty();
        nuked(&mut board, &mut Script::dice(&[die]).answers(&[0]));
        assert_eq!((board.nukes, board.nukes_beside), (1, 2));
    }
    let mut board = empty();
    raiders(&mut board, Area::Bow, 2);
    nuked(&mut board, &mut Script::dice(&[7]).answers(&[0]));
    assert_eq!(
        board[Area::Bow].raiders.total(),
        0,
        "the part that has a target"
    );
    for nukes in [2, 3, 3] {
        gain_nuke(&mut board).expect("goes on");
        assert_eq!((board.nukes, board.nukes_beside), (nukes, 3 - nukes));
    }
    board.nukes = 0;
    let before = board.clone();
    let refused = nuke(&mut board, &mut Script::default());
    assert!(matches!(refused, Err(Stop::Refused(_))));
    assert_eq!(board, before);
}

// XNUKE-6, XNUKE-6a: named after the roll.
#[test]
fn the_admiral_names_the_basestar_that_a_nuke_hits() {
    let mut board = empty();
    basestar(&mut board, Area::Bow, &[]);
    basestar(&mut board, Area::Bow, &[BasestarToken::DisabledHangar]);
    let mut people = Script::dice(&[3]).answers(&[0, 1]);
    nuked(&mut board, &mut people);
    let named = Question::NukedBasestar(Area::Bow, vec![0, 1]);
    assert_eq!(people.asked[1], (ADMIRAL, named));
    assert!(board[Area::Bow].basestars[0].damage.is_empty());
    assert_eq!(board.basestars().len(), 1);
}

// OPEN-37, XNUKE-6a
#[test]
fn structural_damage_counts_for_a_nuke_where_the_table_plays_so_and_the_basestar_is_alone() {
    for (counts, with_a_raider, damage) in [
        (true, false, 0),
        (false, false, 2),
        (true, true, 2),
        (false, true, 2),
    ] {
        let mut board = empty();
        board.options.structural_at_nuke = counts;
        basestar(&mut board, Area::Bow, &[BasestarToken::StructuralDamage]);
        raiders(&mut board, Area::Bow, u8::from(with_a_raider));
        // A 1 damages twice, which is three in all; with 2 more it destroys, and no token is drawn.
        let mut drawn = vec![
            BasestarToken::DisabledHangar,
            BasestarToken::DisabledWeapons,
        ];
        drawn.truncate(damage);
        let mut people = Script::dice(&[1]).answers(&[0]).basestar(&drawn);
        nuked(&mut board, &mut people);
        assert!(board.basestars().is_empty());
        let raiders = board[Area::Bow].raiders.total();
        assert_eq!(raiders, u8::from(with_a_raider));
    }
}

// OPEN-52, CLAR-74
#[test]
fn unauthorized_usage_reads_the_table_that_is_set_and_takes_every_nuke() {
    for (table, left) in [(NukeTable::Area, 0), (NukeTable::Basestar, 2)] {
        let mut board = empty();
        board.options.unauthorized = table;
        basestar(&mut board, Area::Bow, &[]);
        basestar(&mut board, Area::Stern, &[]);
        raiders(&mut board, Area::Stern, 5);
        let mut people = Script::dice(&[8]).answers(&[1]);
        unauthorized_usage(&mut board, &mut people, BEN).expect("launches");
        let basestars = vec![(Area::Bow, 0), (Area::Stern, 0)];
        assert_eq!(
            people.asked,
            [(BEN, Question::UnauthorizedUsage(basestars))]
        );
        assert_eq!(board.basestars(), [(Area::Bow, 0)]);
        assert_eq!(board[Area::Stern].raiders.total(), left, "{table:?}");
        assert_eq!((board.nukes, board.nukes_beside), (0, 0));
    }
    // The base row counts structural damage, without a question.
    let mut board = empty();
    board.options.unauthorized = NukeTable::Basestar;
    basestar(&mut board, Area::Bow, &[BasestarToken::StructuralDamage]);
    raiders(&mut board, Area::Bow, 3);
    let mut people = Script::dice(&[5]);
    unauthorized_usage(&mut board, &mut people, BEN).expect("launches");
    assert_eq!(board[Area::Bow].raiders.total(), 0);
    // Of two in the area the named one is hit, and structural damage of neither counts.
    let drawn = [
        BasestarToken::DisabledHangar,
        BasestarToken::DisabledWeapons,
    ];
    for (place, left) in [(0, 2), (1, 1)] {
        let mut board = empty();
        basestar(&mut board, Area::Bow, &[]);
        let damage = [BasestarToken::StructuralDamage];
        basestar(&mut board, Area::Bow, &damage);
        let mut people = Script::dice(&[1]).answers(&[place]).basestar(&drawn);
        unauthorized_usage(&mut board, &mut people, BEN).expect("launches");
        assert_eq!(board.basestars().len(), left);
    }
    for nukes in [0, 2] {
        let mut board = empty();
        board.nukes = nukes;
        if nukes == 0 {
            basestar(&mut board, Area::Bow, &[]);
        }
        let refused = unauthorized_usage(&mut board, &mut Script::default(), BEN);
        assert!(matches!(refused, Err(Stop::Refused(_))));
    }
}
