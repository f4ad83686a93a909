//! What an activated viper may do (VIPER-1), and what humans may attack (ATTACK-4).

use dradis_facts::battle::{Attack, BasestarAt, CylonShip, Target, Weapon};
use dradis_facts::choice::Choice;
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::kit::NukeAt;
use dradis_facts::message::{Line, Message, area_id};
use dradis_facts::options::UnauthorizedUsage;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, CivilianHandle};
use dradis_state::battle::Whose;

use dradis_state::state::State;

use crate::play::prompt::Offer;
use crate::play::space::{kinds_in_reserve, within_reach};

/// A viper in space, told apart from others of its area: by its pilot, or by its kind (XVIPER-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InSpace {
    /// What it is.
    pub kind: ViperKind,
    /// Its pilot; `None` for an unmanned one.
    pub pilot: Option<SeatId>,
}

impl InSpace {
    /// The answer that names it.
    #[must_use]
    pub const fn choice(self, area: Area) -> Choice {
        match self.pilot {
            Some(seat) => Choice::Pilot(seat),
            None => Choice::Unmanned(area, self.kind),
        }
    }

    /// The piece on the board.
    #[must_use]
    pub const fn target(self, area: Area) -> Target {
        let Self { kind, pilot } = self;
        Target::Viper { area, pilot, kind }
    }

    /// It, to be named among others of its area.
    pub(crate) fn offer(self, area: Area) -> Offer {
        let label = match self.pilot {
            Some(seat) => Line::new(Message::OptionViperOf).seat("player", seat),
            None => Line::new(Message::OptionUnmannedKind)
                .word("kind", self.kind.id())
                .word("area", area_id(area)),
        };
        Offer::new(self.choice(area), label).at(self.target(area))
    }
}

/// The kinds of unmanned vipers in an area, ordinary ones first.
#[must_use]
pub fn unmanned_in(state: &State, area: Area) -> Vec<InSpace> {
    rule!("XRAPTOR-1");
    let there = &state.space.ships(area).alike;
    let kinds = ViperKind::ALL.into_iter();
    kinds
        .filter(|kind| there[kind.craft()] > 0)
        .map(|kind| InSpace { kind, pilot: None })
        .collect()
}

/// The piloted vipers of an area, in seat order.
#[must_use]
pub fn piloted_in(state: &State, area: Area) -> Vec<InSpace> {
    let places = state.places.iter();
    places
        .filter_map(|(seat, place)| match place {
            Place::Viper { area: there, kind } if there == area => Some(InSpace {
                kind,
                pilot: Some(seat),
            }),
            Place::Viper { .. } | Place::Location { .. } | Place::OffBoard => None,
        })
        .collect()
}

/// The viper in space that an answer names, and where it is.
#[must_use]
pub fn named(state: &State, choice: Choice) -> Option<(Area, InSpace)> {
    if let Choice::Unmanned(area, kind) = choice {
        return Some((area, InSpace { kind, pilot: None }));
    }
    let Choice::Pilot(seat) = choice else {
        return None;
    };
    let (area, kind) = state.places.flown_by(seat)?;
    let pilot = Some(seat);
    Some((area, InSpace { kind, pilot }))
}

/// One activation of a viper (VIPER-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// One of the Reserve goes to a launch area (VIPER-2).
    Launch {
        /// Where to.
        area: Area,
        /// Which.
        kind: ViperKind,
    },
    /// A viper goes to the next area, either way (VIPER-3); a Mark VII may go one further (XVIPER-2).
    Move {
        /// From.
        from: Area,
        /// To.
        to: Area,
        /// Which.
        kind: ViperKind,
    },
    /// A viper attacks a Cylon ship of its area (VIPER-4).
    Attack {
        /// The area.
        area: Area,
        /// Which.
        kind: ViperKind,
        /// The target.
        target: CylonShip,
    },
    /// A viper escorts a civilian ship of its area off the board (XVIPER-3).
    Escort {
        /// The area.
        area: Area,
        /// By a viper of which kind; no matter which, where there are several.
        kind: ViperKind,
        /// The ship.
        ship: CivilianHandle,
    },
}

impl Activation {
    /// The answer that does it.
    #[must_use]
    pub const fn choice(self) -> Choice {
        match self {
            Self::Launch { area, kind } => Choice::Launch(area, kind),
            Self::Move { from, to, kind } => Choice::Move(from, to, kind),
            Self::Attack { area, kind, target } => match kind {
                ViperKind::Viper => Choice::AttackShip(area, target),
                ViperKind::MarkVii | ViperKind::AssaultRaptor => {
                    Choice::AttackWith(area, target, kind)
                }
            },
            Self::Escort {
                area: _,
                kind: _,
                ship,
            } => Choice::Escort(ship),
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
    if state.is_cut_off() {
        rule!("NC-42");
        return found;
    }
    if matches!(whose, Whose::Unmanned | Whose::One) {
        rule!("VIPER-2");
        for kind in kinds_in_reserve(state) {
            let areas = Area::with_launch_icon(state.kit());
            found.extend(areas.map(|area| Activation::Launch { area, kind }));
        }
    }
    for area in Area::ALL {
        let kinds = kinds_in(state, seat, whose, area);
        for kind in kinds.iter().copied() {
            if whose != Whose::OwnAttacks {
                found.extend(moves(area, kind));
            }
            rule!("VIPER-4");
            let ships = cylon_ships(state, area).into_iter();
            found.extend(ships.map(|target| Activation::Attack { area, kind, target }));
        }
        if let Some(kind) = kinds.first().filter(|_| whose != Whose::OwnAttacks) {
            found.extend(escorts(state, area, *kind));
        }
    }
    found
}

/// Where a viper of a kind may go.
fn moves(from: Area, kind: ViperKind) -> impl Iterator<Item = Activation> {
    rule!("REM-7");
    let all = within_reach(from, kind).into_iter();
    all.map(move |to| Activation::Move { from, to, kind })
}

/// The civilian ships that a viper of an area may escort off the board.
fn escorts(state: &State, area: Area, kind: ViperKind) -> impl Iterator<Item = Activation> {
    let escorts = state.kit().escorts;
    if escorts {
        rule!("XVIPER-1");
        rule!("XVIPER-3");
        rule!("XVIPER-4");
        if state.new_caprica.is_some() {
            rule!("NC-56");
        }
    } else {
        rule!("VIPER-ESCORT");
    }
    let ships = state.space.civilians.iter();
    ships
        .filter(move |ship| escorts && ship.area == area)
        .map(move |ship| Activation::Escort {
            area,
            kind,
            ship: ship.handle,
        })
}

/// The kinds of the vipers that may be activated in an area.
fn kinds_in(state: &State, seat: SeatId, whose: Whose, area: Area) -> Vec<ViperKind> {
    match whose {
        Whose::Same { area: there, kind } => {
            let mut vipers = unmanned_in(state, area);
            vipers.retain(|viper| area == there && viper.kind == kind);
            vipers.into_iter().map(|viper| viper.kind).collect()
        }
        Whose::Unmanned | Whose::One => {
            rule!("VIPER-6");
            rule!("VIPER-7");
            rule!("XVIPER-7");
            rule!("XVIPER-9");
            rule!("VIPER-8");
            rule!("DIS-17");
            let vipers = unmanned_in(state, area);
            vipers.into_iter().map(|viper| viper.kind).collect()
        }
        Whose::Own | Whose::OwnAttacks => {
            rule!("PILOT-4");
            let own = |viper: &InSpace| viper.pilot == Some(seat);
            let vipers = piloted_in(state, area).into_iter();
            vipers.filter(own).map(|viper| viper.kind).collect()
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
    if state.is_cut_off() {
        rule!("NC-42");
        return Vec::new();
    }
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
            kind: _,
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
