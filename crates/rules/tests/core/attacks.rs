//! The attack table, and what changes the number of a roll.

use dradis_facts::attack::Hit;
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::options::Options;
use dradis_rules::play::attack::{FaceOdds, Modifier, face_odds, hit, modifiers, result};
use dradis_state::battle::Whose;
use std::collections::BTreeSet;

use dradis_facts::SeatId;
use dradis_facts::battle::{Attack, BasestarAt, CylonShip, Roll, ShipIcon};
use dradis_facts::chance::{Draw, Positions, StreamKeys};
use dradis_facts::checks;
use dradis_facts::content::AttackCardId;
use dradis_facts::space::{Area, BasestarDamage};
use dradis_rules::play::battle::vipers::{Activation, activations, cylon_ships};
use dradis_state::State;
use dradis_state::reserve::draw_basestar_token;
use dradis_state::space::Ships;
use serde_json::json;

use crate::fight::fight;
use crate::game::Game;

const AREA: Area = Area::Bow;
const PILOT: Option<SeatId> = Some(SeatId(1));

fn roll(attack: Attack) -> Roll {
    Roll {
        attack,
        by: SeatId(0),
        planned: false,
        evaded: false,
    }
}

fn viper_at(target: CylonShip) -> Attack {
    Attack::ViperAtShip {
        area: AREA,
        pilot: None,
        target,
        kind: ViperKind::Viper,
    }
}

fn guns_at(target: CylonShip) -> Attack {
    Attack::WeaponsControl { area: AREA, target }
}

const fn basestar(index: u8) -> BasestarAt {
    BasestarAt { area: AREA, index }
}

const BASESTAR: CylonShip = CylonShip::Basestar { index: 0 };

#[test]
fn every_number_does_what_the_table_says() {
    checks!(
        "ATTACK-1",
        "ATTACK-2",
        "ATTACK-3",
        "OPEN-07",
        "CENT-6",
        "NUKE-2",
        "NUKE-3",
        "DIS-06",
        "DIS-51",
        "REM-40",
        "RAPTOR-3",
        "RAPTOR-4",
        "LOC-CIC-1",
        "LOC-BATTERIES-1"
    );
    let nothing = Hit::Nothing;
    let raider_at = |pilot| Attack::RaiderAtViper {
        area: AREA,
        pilot,
        kind: ViperKind::Viper,
    };
    let from = |first: usize, what: Hit| {
        let mut row = [nothing; 8];
        row[first - 1..].fill(what);
        row
    };
    let mut viper = from(5, Hit::ViperDamaged);
    viper[7] = Hit::ViperDestroyed;
    let mut nuke = [Hit::BasestarDestroyed; 8];
    nuke[..2].fill(Hit::BasestarDamagedTwice);
    nuke[6..].fill(Hit::BasestarAndRaidersDestroyed);
    let mut cic = [Hit::PegasusDamaged; 8];
    cic[3..].fill(Hit::BasestarDamaged);
    cic[6..].fill(Hit::BasestarDamagedTwice);
    let mut batteries = [Hit::CivilianDestroyed; 8];
    batteries[1..].fill(Hit::OwnViperDamaged);
    batteries[3..].fill(Hit::TwoRaidersDestroyed);
    batteries[6..].fill(Hit::FourRaidersDestroyed);
    let risk = |first: usize| {
        let mut row = [Hit::RaptorDestroyed; 8];
        row[first - 1..].fill(Hit::RaptorReturned);
        row
    };
    let number = |low_to: usize| {
        let mut row = [Hit::High; 8];
        row[..low_to].fill(Hit::Low);
        row
    };
    let table = [
        (raider_at(None), viper),
        (raider_at(PILOT), viper),
        (
            Attack::RaiderAtGalactica { area: AREA },
            from(8, Hit::GalacticaDamaged),
        ),
        (
            Attack::BasestarAtGalactica {
                basestar: basestar(1),
            },
            from(4, Hit::GalacticaDamaged),
        ),
        (viper_at(CylonShip::Raider), from(3, Hit::ShipDestroyed)),
        (guns_at(CylonShip::Raider), from(3, Hit::ShipDestroyed)),
        (
            viper_at(CylonShip::HeavyRaider),
            from(7, Hit::ShipDestroyed),
        ),
        (guns_at(CylonShip::HeavyRaider), from(7, Hit::ShipDestroyed)),
        (viper_at(BASESTAR), from(8, Hit::BasestarDamaged)),
        (guns_at(BASESTAR), from(5, Hit::BasestarDamaged)),
        (
            Attack::Nuke {
                basestar: basestar(0),
            },
            nuke,
        ),
        (
            Attack::Armory { space: 2 },
            from(7, Hit::CenturionDestroyed),
        ),
        (
            Attack::PegasusCic {
                basestar: basestar(0),
            },
            cic,
        ),
        (Attack::MainBatteries { area: AREA }, batteries),
        (Attack::Raptor { needed: 2 }, risk(2)),
        (Attack::Raptor { needed: 3 }, risk(3)),
        (Attack::Raptor { needed: 8 }, risk(8)),
        (Attack::Number { low_to: 1 }, number(1)),
        (Attack::Number { low_to: 4 }, number(4)),
        (Attack::Number { low_to: 7 }, number(7)),
    ];
    for (attack, row) in table {
        let found: Vec<Hit> = (1..=8).map(|number| hit(attack, number)).collect();
        assert_eq!(found, row, "{attack:?}");
    }
}

#[test]
fn the_number_that_counts_is_one_to_eight() {
    checks!("ATTACK-6");
    let plus = Modifier::StrategicPlanning;
    let minus = Modifier::EvasiveManeuvers;
    for face in 1..=8 {
        assert_eq!(result(face, &[]), face);
        assert_eq!(result(face, &[plus]), (face + 2).min(8));
        assert_eq!(result(face, &[minus]), face.saturating_sub(2).max(1));
        assert_eq!(
            result(face, &[plus, minus]),
            face,
            "they are added up first"
        );
    }
    assert_eq!(result(8, &[plus, Modifier::StructuralDamage]), 8);
    assert_eq!(result(1, &[minus, Modifier::TrainingNewPilots]), 1);
    assert_eq!(result(3, &[minus, minus, plus]), 1);
}

/// Two basestars at the bow, the second with structural damage.
fn board() -> State {
    let game = fight(&json!({
        "bow": {
            "raiders": 1,
            "unmanned-vipers": 1,
            "basestars": [["disabled-hangar"], ["structural-damage"]],
        },
    }));
    game.state().clone()
}

#[test]
fn structural_damage_eases_every_attack_on_that_basestar_alone() {
    checks!("ATTACK-5", "DMG-BASE-5");
    let state = board();
    let second = CylonShip::Basestar { index: 1 };
    for eased in [
        viper_at(second),
        guns_at(second),
        Attack::Nuke {
            basestar: basestar(1),
        },
    ] {
        let found = modifiers(&state, &roll(eased));
        assert_eq!(found, [Modifier::StructuralDamage], "{eased:?}");
    }
    let others = [
        viper_at(BASESTAR),
        guns_at(BASESTAR),
        Attack::Nuke {
            basestar: basestar(0),
        },
        viper_at(CylonShip::Raider),
        viper_at(CylonShip::Basestar { index: 2 }),
        Attack::BasestarAtGalactica {
            basestar: basestar(1),
        },
    ];
    for other in others {
        assert_eq!(modifiers(&state, &roll(other)), [], "{other:?}");
    }
}

#[test]
fn cards_change_the_rolls_they_are_about() {
    checks!("ATTACK-7", "CYATT-6");
    let mut state = board();
    let planned = |attack| Roll {
        planned: true,
        ..roll(attack)
    };
    let evaded = |pilot| Roll {
        evaded: true,
        ..roll(Attack::RaiderAtViper {
            area: AREA,
            pilot,
            kind: ViperKind::Viper,
        })
    };
    let plan = [Modifier::StrategicPlanning];
    assert_eq!(
        modifiers(&state, &planned(Attack::Armory { space: 0 })),
        plan
    );
    assert_eq!(
        modifiers(&state, &evaded(PILOT)),
        [Modifier::EvasiveManeuvers]
    );
    assert_eq!(
        modifiers(&state, &evaded(None)),
        [],
        "it is repeated, no more"
    );
    assert_eq!(modifiers(&state, &roll(viper_at(BASESTAR))), []);

    let ambush = AttackCardId::find("ambush").expect("a card");
    state.battle.in_play = vec![ambush];
    assert_eq!(
        modifiers(&state, &roll(viper_at(CylonShip::Raider))),
        [Modifier::TrainingNewPilots]
    );
    let flown = Attack::ViperAtShip {
        area: AREA,
        pilot: PILOT,
        target: CylonShip::Raider,
        kind: ViperKind::Viper,
    };
    for other in [
        flown,
        guns_at(CylonShip::Raider),
        Attack::RaiderAtViper {
            area: AREA,
            pilot: None,
            kind: ViperKind::Viper,
        },
    ] {
        assert_eq!(modifiers(&state, &roll(other)), [], "{other:?}");
    }
    let second = viper_at(CylonShip::Basestar { index: 1 });
    assert_eq!(
        modifiers(&state, &planned(second)),
        [
            Modifier::StrategicPlanning,
            Modifier::StructuralDamage,
            Modifier::TrainingNewPilots
        ]
    );
}

#[test]
fn the_odds_beside_a_roll_are_those_of_the_number_that_counts() {
    checks!("ATTACK-2", "ATTACK-5", "ATTACK-6");
    let state = board();
    let span = |from, to, hit| FaceOdds {
        from,
        to,
        hit,
        area: None,
    };
    let at_second = Roll {
        planned: true,
        ..roll(viper_at(CylonShip::Basestar { index: 1 }))
    };
    assert_eq!(
        face_odds(&state, &at_second),
        [span(1, 3, Hit::Nothing), span(4, 8, Hit::BasestarDamaged)]
    );
    let nuke = roll(Attack::Nuke {
        basestar: basestar(1),
    });
    assert_eq!(
        face_odds(&state, &nuke),
        [
            span(1, 4, Hit::BasestarDestroyed),
            span(5, 8, Hit::BasestarAndRaidersDestroyed)
        ]
    );
    let piloted = Roll {
        evaded: true,
        ..roll(Attack::RaiderAtViper {
            area: AREA,
            pilot: PILOT,
            kind: ViperKind::Viper,
        })
    };
    assert_eq!(
        face_odds(&state, &piloted),
        [span(1, 6, Hit::Nothing), span(7, 8, Hit::ViperDamaged)]
    );
}

#[test]
fn a_viper_may_attack_every_cylon_ship_of_its_area_and_vipers_launch_where_the_icons_are() {
    checks!("VIPER-1", "VIPER-2", "ATTACK-4");
    let mut state = board();
    *state.space.ships_mut(AREA) = Ships::default();
    assert_eq!(cylon_ships(&state, AREA), []);
    state.space.ships_mut(AREA).alike[Craft::HeavyRaider] = 1;
    assert_eq!(cylon_ships(&state, AREA), [CylonShip::HeavyRaider]);
    state.space.ships_mut(AREA).alike[Craft::Raider] = 2;
    assert_eq!(
        cylon_ships(&state, AREA),
        [CylonShip::Raider, CylonShip::HeavyRaider]
    );
    let launches = |state: &State| {
        let all = activations(state, SeatId(0), Whose::Unmanned).into_iter();
        let launches = all.filter_map(|activation| match activation {
            Activation::Launch { area, kind: _ } => Some(area),
            Activation::Move { .. } | Activation::Attack { .. } | Activation::Escort { .. } => None,
        });
        launches.collect::<Vec<_>>()
    };
    assert_eq!(
        launches(&state),
        Area::with_launch_icon(Options::default().kit()).collect::<Vec<_>>()
    );
}

#[test]
fn dradis_draws_the_damage_of_a_basestar_from_the_tokens_that_lie_on_none() {
    checks!("POOL-11", "OPEN-03b");
    let state = board();
    let drawn = |state: &State, seed| {
        let keys = StreamKeys::derive([seed; 32]);
        draw_basestar_token(state, &mut Draw::new(&keys, &Positions::start()))
    };
    let all: BTreeSet<_> = (0..40).map(|seed| drawn(&state, seed)).collect();
    let left = [BasestarDamage::CriticalHit, BasestarDamage::DisabledWeapons];
    assert_eq!(all, left.map(Some).into());
    let mut state = state;
    let lies = |state: &mut State, token| {
        state.space.ships_mut(AREA).basestars[0].damage.push(token);
    };
    lies(&mut state, BasestarDamage::CriticalHit);
    assert_eq!(drawn(&state, 1), Some(BasestarDamage::DisabledWeapons));
    lies(&mut state, BasestarDamage::DisabledWeapons);
    assert_eq!(drawn(&state, 1), None);
}

#[test]
fn ships_that_act_in_a_row_are_counted() {
    checks!("COMBAT-ACT-3");
    let row = |game: &Game| {
        game.public()
            .battle
            .in_a_row
            .map(|row| (row.number, row.of))
    };
    let mut met = [0; 2];
    for (at, icon, areas) in [
        (
            0,
            ShipIcon::Raiders,
            json!({ "bow": { "raiders": 2 }, "stern": { "raiders": 1 } }),
        ),
        (
            1,
            ShipIcon::Basestars,
            json!({ "bow": { "basestars": [[]] }, "stern": { "basestars": [[]] } }),
        ),
    ] {
        let mut game = fight(&areas);
        assert_eq!(row(&game), None);
        game.icon(icon);
        let of = if at == 0 { 3 } else { 2 };
        for number in 1..=of {
            assert_eq!(row(&game), Some((number, of)), "{areas}");
            game.rolls(1);
            met[at] += 1;
        }
        assert_eq!(row(&game), None);
    }
    println!("raiders and basestars counted: {met:?}");
    assert_eq!(met, [3, 2]);
}

#[test]
fn a_raider_that_chooses_is_counted_and_a_viper_is_not() {
    let mut game = fight(&json!({ "bow": { "raiders": 2, "unmanned-vipers": 1 } }));
    game.icon(ShipIcon::Raiders);
    let row = game.public().battle.in_a_row.expect("a raider attacks");
    assert_eq!((row.number, row.of), (1, 2));
    game.rolls(8);
    let row = game.public().battle.in_a_row.expect("the next one attacks");
    assert_eq!((row.number, row.of), (2, 2));
}
