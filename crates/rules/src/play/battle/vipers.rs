//! What an activated viper may do (VIPER-1), and what humans may attack (ATTACK-4).

use dradis_facts::battle::{Attack, BasestarAt, CylonShip, Target, Weapon};
use dradis_facts::choice::Choice;
use dradis_facts::craft::Craft;
use dradis_facts::kit::NukeAt;
use dradis_facts::options::UnauthorizedUsage;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, CivilianHandle};
use dradis_state::battle::Whose;
use dradis_state::reserve::ships_left;
use dradis_state::state::State;

/// One activation of a viper (VIPER-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// One of the Reserve goes to a launch area (VIPER-2).
    Launch {
        /// Where to.
        area: Area,
    },
    /// A viper goes to the next area, either way (VIPER-3).
    Move {
        /// From.
        from: Area,
        /// To.
        to: Area,
    },
    /// A viper attacks a Cylon ship of its area (VIPER-4).
    Attack {
        /// The area.
        area: Area,
        /// The target.
        target: CylonShip,
    },
    /// A viper escorts a civilian ship of its area off the board (XVIPER-3).
    Escort {
        /// The area.
        area: Area,
        /// The ship.
        ship: CivilianHandle,
    },
}

impl Activation {
    /// The answer that does it.
    #[must_use]
    pub const fn choice(self) -> Choice {
        match self {
            Self::Launch { area } => Choice::Launch(area),
            Self::Move { from, to } => Choice::Move(from, to),
            Self::Attack { area, target } => Choice::AttackShip(area, target),
            Self::Escort { area: _, ship } => Choice::Escort(ship),
        }
    }
}

/// Everything that a viper may do now, launches first, then area by area clockwise from the bow.
#[must_use]
pub fn activations(state: &State, seat: SeatId, whose: Whose) -> Vec<Activation> {
    rule!("VIPER-1");
    rule!("VIPER-5");
    rule!("XVIPER-9");
    let mut found = Vec::new();
    if whose == Whose::Unmanned && ships_left(state, Craft::Viper) > 0 {
        rule!("VIPER-2");
        found.extend(Area::with_launch_icon(state.kit()).map(|area| Activation::Launch { area }));
    }
    for area in Area::ALL {
        if !flies_in(state, seat, whose, area) {
            continue;
        }
        if whose != Whose::OwnAttacks {
            rule!("VIPER-3");
            rule!("REM-7");
            let beside = [area.next(), area.previous()];
            found.extend(beside.map(|to| Activation::Move { from: area, to }));
        }
        rule!("VIPER-4");
        let ships = cylon_ships(state, area).into_iter();
        found.extend(ships.map(|target| Activation::Attack { area, target }));
        if whose != Whose::OwnAttacks {
            found.extend(escorts(state, area));
        }
    }
    found
}

/// The civilian ships that a viper of an area may escort off the board.
fn escorts(state: &State, area: Area) -> impl Iterator<Item = Activation> {
    let escorts = state.kit().escorts;
    if escorts {
        rule!("XVIPER-1");
        rule!("XVIPER-3");
        rule!("XVIPER-4");
    } else {
        rule!("VIPER-ESCORT");
    }
    let ships = state.space.civilians.iter();
    ships
        .filter(move |ship| escorts && ship.area == area)
        .map(move |ship| Activation::Escort {
            area,
            ship: ship.handle,
        })
}

/// Whether one of the vipers that may be activated is in an area.
fn flies_in(state: &State, seat: SeatId, whose: Whose, area: Area) -> bool {
    match whose {
        Whose::Unmanned => {
            rule!("VIPER-6");
            rule!("VIPER-7");
            rule!("XVIPER-7");
            rule!("XVIPER-9");
            rule!("VIPER-8");
            rule!("DIS-17");
            state.space.ships(area).alike[Craft::Viper] > 0
        }
        Whose::Own | Whose::OwnAttacks => {
            rule!("PILOT-4");
            state.places.of(seat) == Some(Place::Viper { area })
        }
    }
}

/// The Cylon ships of an area that are not alike. No ship of the fleet is among them (ATTACK-4).
#[must_use]
pub fn cylon_ships(state: &State, area: Area) -> Vec<CylonShip> {
    rule!("ATTACK-4");
    rule!("XATTACK-2");
    let ships = state.space.ships(area);
    let mut found = Vec::new();
    if ships.alike[Craft::Raider] > 0 {
        found.push(CylonShip::Raider);
    }
    if ships.alike[Craft::HeavyRaider] > 0 {
        found.push(CylonShip::HeavyRaider);
    }
    let acted = usize::from(state.battle.acted(area)[Craft::Basestar]);
    let alike = |one: usize, other: usize| {
        ships.basestars[one] == ships.basestars[other] && (one < acted) == (other < acted)
    };
    for (at, index) in (0..ships.basestars.len()).zip(0u8..) {
        if !(0..at).any(|before| alike(before, at)) {
            found.push(CylonShip::Basestar { index });
        }
    }
    found
}

/// Every attack that is not like another one, with a weapon that is not a viper.
#[must_use]
pub fn attacks_with(state: &State, weapon: Weapon) -> Vec<Attack> {
    let ships = || {
        Area::ALL.into_iter().flat_map(|area| {
            let ships = cylon_ships(state, area).into_iter();
            ships.map(move |target| (area, target))
        })
    };
    let basestars = || {
        ships().filter_map(|(area, target)| match target {
            CylonShip::Raider | CylonShip::HeavyRaider => None,
            CylonShip::Basestar { index } => Some(BasestarAt { area, index }),
        })
    };
    match weapon {
        Weapon::WeaponsControl => ships()
            .map(|(area, target)| Attack::WeaponsControl { area, target })
            .collect(),
        Weapon::Nuke => match state.kit().nuke_at {
            NukeAt::Basestar => basestars()
                .map(|basestar| Attack::Nuke { basestar })
                .collect(),
            NukeAt::Area => {
                rule!("XNUKE-1");
                rule!("XNUKE-5");
                let areas = Area::ALL.into_iter();
                areas.map(|area| Attack::NukeArea { area }).collect()
            }
        },
        Weapon::AimedNuke => {
            let aimed = |basestar| match state.options.unauthorized_usage {
                UnauthorizedUsage::Area => Attack::AimedNuke { basestar },
                UnauthorizedUsage::Basestar => Attack::Nuke { basestar },
            };
            basestars().map(aimed).collect()
        }
        Weapon::PegasusCic => basestars()
            .map(|basestar| Attack::PegasusCic { basestar })
            .collect(),
        Weapon::MainBatteries => Area::ALL
            .into_iter()
            .map(|area| Attack::MainBatteries { area })
            .collect(),
        Weapon::Armory => {
            let on = state
                .boarding
                .per_space(state.kit(), state.options.boarding_track);
            let spaces = (0u8..).zip(on).filter(|(_, count)| *count > 0);
            spaces.map(|(space, _)| Attack::Armory { space }).collect()
        }
    }
}

/// The answer that names the target of an attack, and the piece itself; `None` for attacks of which
/// humans do not choose the target.
#[must_use]
pub fn target_of(attack: Attack) -> Option<(Choice, Target)> {
    let ship = |area, ship| (Choice::AttackShip(area, ship), Target::Cylon { area, ship });
    match attack {
        Attack::ViperAtShip {
            area,
            pilot: _,
            target,
        }
        | Attack::WeaponsControl { area, target } => Some(ship(area, target)),
        Attack::Nuke {
            basestar: BasestarAt { area, index },
        }
        | Attack::AimedNuke {
            basestar: BasestarAt { area, index },
        }
        | Attack::PegasusCic {
            basestar: BasestarAt { area, index },
        } => Some(ship(area, CylonShip::Basestar { index })),
        Attack::MainBatteries { area } | Attack::NukeArea { area } => {
            Some((Choice::Area(area), Target::Area { area }))
        }
        Attack::Armory { space } => Some((Choice::Centurion(space), Target::Centurion { space })),
        Attack::RaiderAtViper { .. }
        | Attack::RaiderAtGalactica { .. }
        | Attack::BasestarAtGalactica { .. }
        | Attack::Raptor { .. }
        | Attack::Placing { .. }
        | Attack::Number { .. } => None,
    }
}
