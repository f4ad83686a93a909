//! What the die of an attack does (ATTACK-2), and what changes its number.

use dradis_facts::attack::{FACES, Hit};
use dradis_facts::battle::{Attack, BasestarAt, CylonShip, Roll};
use dradis_facts::content::Lasting;
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::options::{StructuralAtCic, StructuralAtNuke};
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::space::{Area, BasestarDamage};
use dradis_state::reserve::ships_left;
use dradis_state::state::State;
use serde::{Deserialize, Serialize};

/// Something that changes the number of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Modifier {
    /// Strategic Planning was played.
    StrategicPlanning,
    /// The target has structural damage (ATTACK-5).
    StructuralDamage,
    /// Training New Pilots lies open: unmanned vipers attack worse.
    TrainingNewPilots,
    /// The reroll of Evasive Maneuvers for a piloted viper.
    EvasiveManeuvers,
}

impl Modifier {
    /// What it adds to the die.
    #[must_use]
    pub const fn by(self) -> i8 {
        match self {
            Self::StrategicPlanning | Self::StructuralDamage => 2,
            Self::TrainingNewPilots | Self::EvasiveManeuvers => -2,
        }
    }

    /// Id of its words in the catalogues.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::StrategicPlanning => "modifier-strategic-planning",
            Self::StructuralDamage => "modifier-structural-damage",
            Self::TrainingNewPilots => "modifier-training-new-pilots",
            Self::EvasiveManeuvers => "modifier-evasive-maneuvers",
        }
    }
}

/// Everything that changes the number of a roll as the board stands.
#[must_use]
pub fn modifiers(state: &State, roll: &Roll) -> Vec<Modifier> {
    let Roll {
        attack,
        by: _,
        planned,
        evaded,
    } = *roll;
    let mut modifiers = Vec::new();
    if planned {
        rule!("ATTACK-7");
        rule!("SETTLED-REROLLS");
        modifiers.push(Modifier::StrategicPlanning);
    }
    if let Some(basestar) = attacked(state, attack)
        && has_token(state, basestar, BasestarDamage::StructuralDamage)
        && structural_damage_adds(state, attack)
    {
        rule!("ATTACK-5");
        rule!("DMG-BASE-5");
        modifiers.push(Modifier::StructuralDamage);
    }
    match attack {
        Attack::ViperAtShip { pilot: None, .. } if in_play(state, Lasting::TrainingNewPilots) => {
            modifiers.push(Modifier::TrainingNewPilots);
        }
        Attack::RaiderAtViper { pilot: Some(_), .. } if evaded => {
            rule!("ATTACK-7");
            modifiers.push(Modifier::EvasiveManeuvers);
        }
        Attack::ViperAtShip { .. }
        | Attack::RaiderAtViper { .. }
        | Attack::RaiderAtGalactica { .. }
        | Attack::BasestarAtGalactica { .. }
        | Attack::WeaponsControl { .. }
        | Attack::Nuke { .. }
        | Attack::NukeArea { .. }
        | Attack::AimedNuke { .. }
        | Attack::PegasusCic { .. }
        | Attack::MainBatteries { .. }
        | Attack::Armory { .. }
        | Attack::Raptor { .. }
        | Attack::Placing { .. }
        | Attack::Number { .. } => {}
    }
    modifiers
}

/// Whether structural damage of the basestar changes the number. What Pegasus CIC does is no attack: there it does where
/// the table reads it so alone (OPEN-53).
fn structural_damage_adds(state: &State, attack: Attack) -> bool {
    match attack {
        Attack::PegasusCic { .. } => {
            rule!("OPEN-53");
            match state.options.structural_at_cic {
                StructuralAtCic::None => false,
                StructuralAtCic::AddsTwo => true,
            }
        }
        Attack::NukeArea { .. } | Attack::AimedNuke { .. } => {
            rule!("OPEN-37");
            rule!("XNUKE-6a");
            match state.options.structural_at_nuke {
                StructuralAtNuke::Alone => true,
                StructuralAtNuke::None => false,
            }
        }
        Attack::ViperAtShip { .. }
        | Attack::RaiderAtViper { .. }
        | Attack::RaiderAtGalactica { .. }
        | Attack::BasestarAtGalactica { .. }
        | Attack::WeaponsControl { .. }
        | Attack::Nuke { .. }
        | Attack::MainBatteries { .. }
        | Attack::Armory { .. }
        | Attack::Raptor { .. }
        | Attack::Placing { .. }
        | Attack::Number { .. } => true,
    }
}

/// Whether a Cylon attack card with this lasting rule lies open.
pub(crate) fn in_play(state: &State, lasting: Lasting) -> bool {
    rule!("CYATT-6");
    let mut cards = state.battle.in_play.iter();
    cards.any(|card| card.facts().lasting == Some(lasting))
}

/// Whether a basestar carries a token. A basestar that is not there carries none.
pub(crate) fn has_token(state: &State, at: BasestarAt, token: BasestarDamage) -> bool {
    let basestars = &state.space.ships(at.area).basestars;
    let basestar = basestars.get(usize::from(at.index));
    basestar.is_some_and(|basestar| basestar.damage.contains(&token))
}

/// Whether a basestar is where something was to happen to it, or by it.
pub(crate) fn is_there(state: &State, at: BasestarAt) -> bool {
    usize::from(at.index) < state.space.ships(at.area).basestars.len()
}

/// Whether attacker and target are both there still. A question about an attack can be open while the table
/// puts the board right, or while the fleet jumps; then nothing comes of the attack.
pub(crate) fn can_be(state: &State, attack: Attack) -> bool {
    let raider = |area| state.space.ships(area).alike[Craft::Raider] > 0;
    let viper = |area, kind: ViperKind, pilot| match pilot {
        Some(seat) => state.places.of(seat) == Some(Place::Viper { area, kind }),
        None => state.space.ships(area).alike[kind.craft()] > 0,
    };
    let ship = |area, target| match target {
        CylonShip::Raider => raider(area),
        CylonShip::HeavyRaider => state.space.ships(area).alike[Craft::HeavyRaider] > 0,
        CylonShip::Basestar { index } => is_there(state, BasestarAt { area, index }),
    };
    match attack {
        Attack::RaiderAtViper { area, pilot, kind } => raider(area) && viper(area, kind, pilot),
        Attack::RaiderAtGalactica { area } => raider(area),
        Attack::BasestarAtGalactica { basestar }
        | Attack::Nuke { basestar }
        | Attack::AimedNuke { basestar }
        | Attack::PegasusCic { basestar } => is_there(state, basestar),
        Attack::ViperAtShip {
            area,
            pilot,
            kind,
            target,
        } => viper(area, kind, pilot) && ship(area, target),
        Attack::WeaponsControl { area, target } => ship(area, target),
        Attack::Armory { space } => state.boarding.on(space) > 0,
        Attack::Raptor { needed: _ } => ships_left(state, Craft::Raptor) > 0,
        Attack::Placing { ship, more: _ } => ships_left(state, ship) > 0,
        Attack::MainBatteries { area: _ }
        | Attack::NukeArea { area: _ }
        | Attack::Number { low_to: _ } => true,
    }
}

/// The basestar that takes what a roll does to basestars.
pub(crate) const fn basestar_hit(attack: Attack) -> Option<BasestarAt> {
    match attack {
        Attack::ViperAtShip {
            area,
            pilot: _,
            target: CylonShip::Basestar { index },
            kind: _,
        }
        | Attack::WeaponsControl {
            area,
            target: CylonShip::Basestar { index },
        } => Some(BasestarAt { area, index }),
        Attack::Nuke { basestar }
        | Attack::AimedNuke { basestar }
        | Attack::PegasusCic { basestar } => Some(basestar),
        Attack::RaiderAtViper { .. }
        | Attack::RaiderAtGalactica { .. }
        | Attack::BasestarAtGalactica { .. }
        | Attack::ViperAtShip { .. }
        | Attack::WeaponsControl { .. }
        | Attack::NukeArea { .. }
        | Attack::MainBatteries { .. }
        | Attack::Armory { .. }
        | Attack::Raptor { .. }
        | Attack::Placing { .. }
        | Attack::Number { .. } => None,
    }
}

/// The basestar whose tokens count for the number. For a nuke on an area it is one that nothing else is beside, also where
/// a card names the basestar that is hit there (OPEN-37).
fn attacked(state: &State, attack: Attack) -> Option<BasestarAt> {
    let (Attack::NukeArea { area }
    | Attack::AimedNuke {
        basestar: BasestarAt { area, index: _ },
    }) = attack
    else {
        return basestar_hit(attack);
    };
    let ships = state.space.ships(area);
    let others = ships.alike.each().any(|(_, count)| count > 0)
        || state.space.civilians.iter().any(|ship| ship.area == area)
        || state.places.pilots_in(area).next().is_some();
    (ships.basestars.len() == 1 && !others).then_some(BasestarAt { area, index: 0 })
}

/// The number that counts: the face with what changes it, at least 1 and at most 8 (ATTACK-6).
#[must_use]
pub fn result(face: u8, modifiers: &[Modifier]) -> u8 {
    rule!("ATTACK-6");
    let by: i8 = modifiers.iter().map(|modifier| modifier.by()).sum();
    face.saturating_add_signed(by).clamp(1, FACES)
}

/// What a number does to a viper that is attacked, by its kind.
fn viper_hit(kind: ViperKind, result: u8) -> Hit {
    rule!("XATTACK-1");
    match (kind, result) {
        (ViperKind::Viper | ViperKind::MarkVii, 8..) | (ViperKind::AssaultRaptor, 7..) => {
            Hit::ViperDestroyed
        }
        (ViperKind::Viper, 5..) | (ViperKind::MarkVii, 6..) => Hit::ViperDamaged,
        (ViperKind::Viper | ViperKind::MarkVii | ViperKind::AssaultRaptor, _) => Hit::Nothing,
    }
}

/// What the number that counts does (ATTACK-2).
#[must_use]
pub fn hit(attack: Attack, result: u8) -> Hit {
    rule!("ATTACK-1");
    rule!("ATTACK-2");
    rule!("ATTACK-3");
    rule!("OPEN-07");
    rule!("XATTACK-1a");
    match (attack, result) {
        (Attack::RaiderAtViper { kind, .. }, result) => viper_hit(kind, result),
        (Attack::RaiderAtGalactica { .. }, 8..) | (Attack::BasestarAtGalactica { .. }, 4..) => {
            Hit::GalacticaDamaged
        }
        (
            Attack::ViperAtShip {
                target: CylonShip::Raider,
                ..
            }
            | Attack::WeaponsControl {
                target: CylonShip::Raider,
                ..
            },
            3..,
        )
        | (
            Attack::ViperAtShip {
                target: CylonShip::HeavyRaider,
                ..
            }
            | Attack::WeaponsControl {
                target: CylonShip::HeavyRaider,
                ..
            },
            7..,
        ) => Hit::ShipDestroyed,
        (
            Attack::ViperAtShip {
                target: CylonShip::Basestar { .. },
                kind: ViperKind::Viper | ViperKind::MarkVii,
                ..
            },
            8..,
        )
        | (
            Attack::ViperAtShip {
                target: CylonShip::Basestar { .. },
                kind: ViperKind::AssaultRaptor,
                ..
            },
            7..,
        )
        | (
            Attack::WeaponsControl {
                target: CylonShip::Basestar { .. },
                ..
            },
            5..,
        ) => Hit::BasestarDamaged,
        (Attack::Nuke { .. }, result) => {
            rule!("NUKE-2");
            rule!("NUKE-3");
            rule!("DIS-06");
            rule!("DIS-51");
            rule!("REM-40");
            match result {
                7.. => Hit::BasestarAndRaidersDestroyed,
                3.. => Hit::BasestarDestroyed,
                ..3 => Hit::BasestarDamagedTwice,
            }
        }
        (Attack::NukeArea { .. } | Attack::AimedNuke { .. }, result) => {
            rule!("XNUKE-2");
            match result {
                8.. => Hit::AreaDestroyed,
                7.. => Hit::BasestarAndRaidersDestroyed,
                3.. => Hit::BasestarDestroyed,
                ..3 => Hit::BasestarDamagedTwice,
            }
        }
        (Attack::PegasusCic { .. }, result) => {
            rule!("LOC-CIC-1");
            match result {
                7.. => Hit::BasestarDamagedTwice,
                4.. => Hit::BasestarDamaged,
                ..4 => Hit::PegasusDamaged,
            }
        }
        (Attack::MainBatteries { .. }, result) => {
            rule!("LOC-BATTERIES-1");
            match result {
                7.. => Hit::FourRaidersDestroyed,
                4.. => Hit::TwoRaidersDestroyed,
                2.. => Hit::OwnViperDamaged,
                ..2 => Hit::CivilianDestroyed,
            }
        }
        (Attack::Armory { .. }, 7..) => {
            rule!("CENT-6");
            Hit::CenturionDestroyed
        }
        (Attack::Raptor { needed }, result) if result >= needed => {
            rule!("RAPTOR-3");
            Hit::RaptorReturned
        }
        (Attack::Raptor { .. }, _) => {
            rule!("RAPTOR-4");
            Hit::RaptorDestroyed
        }
        (Attack::Placing { .. }, _) => Hit::Placed,
        (Attack::Number { low_to }, result) if result <= low_to => Hit::Low,
        (Attack::Number { .. }, _) => Hit::High,
        (
            Attack::RaiderAtGalactica { .. }
            | Attack::BasestarAtGalactica { .. }
            | Attack::ViperAtShip { .. }
            | Attack::WeaponsControl { .. }
            | Attack::Armory { .. },
            _,
        ) => Hit::Nothing,
    }
}

/// Faces of the die that do the same, as the board stands: what stands beside a roll before it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FaceOdds {
    /// Lowest face.
    pub from: u8,
    /// Highest face.
    pub to: u8,
    /// What they do.
    pub hit: Hit,
    /// The area beyond which they place a ship (XFLEET-2); left out where they do something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub area: Option<Area>,
}

/// What each face does, in order, equal ones together. At least one entry; together they cover 1 to 8.
#[must_use]
pub fn face_odds(state: &State, roll: &Roll) -> Vec<FaceOdds> {
    let modifiers = modifiers(state, roll);
    let mut odds: Vec<FaceOdds> = Vec::new();
    for face in 1..=FACES {
        let result = result(face, &modifiers);
        let hit = hit(roll.attack, result);
        let places = hit == Hit::Placed;
        let area = state.options.fleet_area(result).filter(|_| places);
        match odds.last_mut() {
            Some(last) if (last.hit, last.area) == (hit, area) => last.to = face,
            Some(_) | None => odds.push(FaceOdds {
                from: face,
                to: face,
                hit,
                area,
            }),
        }
    }
    odds
}
