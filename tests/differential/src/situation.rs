//! Situations that the runs of the base game must come to, or they would prove little.

use dradis_state::turn::Outcome;

use dradis_facts::attack::Hit;
use dradis_facts::battle::{Attack, CylonShip, Roll, ShipIcon};
use dradis_facts::craft::Craft;
use dradis_facts::space::{Area, BasestarDamage};
use dradis_state::event::RollCard;
use dradis_state::reserve::supply;
use dradis_state::{Event, State};

use crate::reached::{Reached, Situations};

/// Something in which an engine goes wrong more easily than elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Situation {
    /// A raider moves while the nearest civilian ship is equally near both ways (COMBAT-RAIDER-4).
    EquallyNear,
    /// Fewer raiders are left than the basestars launch (COMBAT-LAUNCH-3).
    RaidersExhausted,
    /// An attack card pictures more raiders than are left (CYATT-4).
    RaidersShort,
    /// The same with heavy raiders.
    HeavyRaidersShort,
    /// The same with basestars.
    BasestarsShort,
    /// The same with vipers.
    VipersShort,
    /// The same with civilian ships (CIV-6).
    CiviliansShort,
    /// The active player says where the next piece of a card goes (CYATT-4).
    PlacedNext,
    /// A heavy raider would board, and all centurions are aboard (CENT-5).
    CenturionsExhausted,
    /// A raider attacks the only viper of its area, which has a pilot (COMBAT-RAIDER-2).
    OnePilot,
    /// A raider attacks one of several vipers, all of which have pilots (COMBAT-RAIDER-2).
    SeveralPilots,
    /// Ships are activated while two basestars carry damage tokens.
    TwoDamagedBasestars,
    /// A basestar launches nothing because of its token (COMBAT-LAUNCH-4).
    DisabledHangar,
    /// A basestar does not attack because of its token (COMBAT-BASE-3).
    DisabledWeapons,
    /// A sixth location is damaged (DMG-GAL-7).
    SixthLocation,
    /// A centurion comes to the end of its track (CENT-3).
    Boarded,
    /// A turn ends with a dial at 0 (END-2).
    DialAtZero,
    /// Ships are activated while no civilian ship is left in the pile (CIV-6).
    PileEmpty,
    /// Raiders are activated of which some have acted and some have not (COMBAT-ACT-3).
    RaidersActed,
    /// The same with heavy raiders.
    HeavyRaidersActed,
    /// The same with basestars.
    BasestarsActed,
    /// Strategic Planning is played on a roll (ABIL-5).
    Planned,
    /// Evasive Maneuvers is played on an attack on a viper without a pilot.
    EvadedUnmanned,
    /// Evasive Maneuvers is played on an attack on a viper with a pilot (CLAR-39).
    EvadedPiloted,
    /// Helo repeats a roll.
    Repeated,
    /// The active player says how many ships a basestar launches (COMBAT-LAUNCH-3).
    LaunchesFewer,
    /// The active player says which heavy raiders board (CENT-5).
    BoardsFirst,
    /// The active player says which raiders act next (COMBAT-ACT-2).
    NextArea,
    /// The active player leaves the order to Dradis.
    AnyOrder,
    /// An action is refused by both.
    Refused,
    /// A civilian ship that was looked at may move (LOC-COMMS-1).
    CivilianSeen,
    /// A viper comes back from space to be launched (PILOT-3).
    Recalled,
    /// A nuke destroys a basestar (NUKE-2).
    Nuked,
    /// A nuke damages a basestar twice (DMG-BASE-7).
    NukedTwice,
    /// A nuke destroys a basestar and raiders (NUKE-2).
    NukedRaiders,
    /// A viper or Galactica damages a basestar (DMG-BASE-1).
    BasestarDamaged,
    /// A viper or Galactica destroys a raider (DMG-1).
    RaiderShot,
    /// The same with a heavy raider.
    HeavyRaiderShot,
    /// A centurion is destroyed at the Armory (CENT-6).
    CenturionShot,
    /// A raptor does not come back (RAPTOR-4).
    RaptorLost,
}

impl Situation {
    /// Each once.
    pub const ALL: [Situation; 40] = [
        Situation::EquallyNear,
        Situation::RaidersExhausted,
        Situation::RaidersShort,
        Situation::HeavyRaidersShort,
        Situation::BasestarsShort,
        Situation::VipersShort,
        Situation::CiviliansShort,
        Situation::PlacedNext,
        Situation::CenturionsExhausted,
        Situation::OnePilot,
        Situation::SeveralPilots,
        Situation::TwoDamagedBasestars,
        Situation::DisabledHangar,
        Situation::DisabledWeapons,
        Situation::SixthLocation,
        Situation::Boarded,
        Situation::DialAtZero,
        Situation::PileEmpty,
        Situation::RaidersActed,
        Situation::HeavyRaidersActed,
        Situation::BasestarsActed,
        Situation::Planned,
        Situation::EvadedUnmanned,
        Situation::EvadedPiloted,
        Situation::Repeated,
        Situation::LaunchesFewer,
        Situation::BoardsFirst,
        Situation::NextArea,
        Situation::AnyOrder,
        Situation::Refused,
        Situation::CivilianSeen,
        Situation::Recalled,
        Situation::Nuked,
        Situation::NukedTwice,
        Situation::NukedRaiders,
        Situation::BasestarDamaged,
        Situation::RaiderShot,
        Situation::HeavyRaiderShot,
        Situation::CenturionShot,
        Situation::RaptorLost,
    ];
}

impl Situations for Situation {
    const ALL: &'static [Situation] = &Situation::ALL;

    fn place(self) -> usize {
        self as usize
    }
}

impl Reached<Situation> {
    /// What an event shows, and the state before it.
    pub(crate) fn see(&mut self, state: &State, event: &Event) {
        if let Event::IconBegan { icon } = event {
            self.see_icon(state, *icon);
        }
        if let Event::ShipMoved {
            kind: Craft::Raider,
            from,
            to: _,
        } = event
        {
            self.count_if(Situation::EquallyNear, equally_near(state, *from));
        }
        if let Event::ShipActed {
            area,
            ship: Craft::HeavyRaider,
        } = event
        {
            let none = supply(state).centurions == 0;
            self.count_if(
                Situation::CenturionsExhausted,
                state.kit().area(*area).launch && none,
            );
        }
        if let Event::DieRolled { roll, hit, .. } = event {
            self.see_roll(state, roll, *hit);
        }
        if let Event::RollCardPlayed { seat: _, card } = event {
            let planned = *card == RollCard::StrategicPlanning;
            self.count_if(Situation::Planned, planned);
        }
        if let Event::PiecesShort { piece, count: _ } = event {
            self.count(match piece {
                Craft::Basestar => Situation::BasestarsShort,
                Craft::HeavyRaider => Situation::HeavyRaidersShort,
                Craft::Raider => Situation::RaidersShort,
                Craft::Viper => Situation::VipersShort,
                Craft::CivilianShip => Situation::CiviliansShort,
                Craft::Raptor | Craft::MarkVii | Craft::AssaultRaptor => {
                    unreachable!("no card of the base game places them")
                }
            });
        }
        if let Event::GameEnded { outcome } = event {
            self.see_end(outcome);
        }
        let repeated = matches!(event, Event::EcoUsed { .. });
        self.count_if(Situation::Repeated, repeated);
        let hangar = matches!(event, Event::HangarDisabled { .. });
        self.count_if(Situation::DisabledHangar, hangar);
        let weapons = matches!(event, Event::WeaponsDisabled { .. });
        self.count_if(Situation::DisabledWeapons, weapons);
    }

    fn see_roll(&mut self, state: &State, roll: &Roll, hit: Hit) {
        self.dice += 1;
        match hit {
            Hit::BasestarDestroyed => self.count(Situation::Nuked),
            Hit::BasestarDamagedTwice => self.count(Situation::NukedTwice),
            Hit::BasestarAndRaidersDestroyed => self.count(Situation::NukedRaiders),
            Hit::BasestarDamaged => self.count(Situation::BasestarDamaged),
            Hit::ShipDestroyed => {
                let heavy_raider = matches!(
                    roll.attack,
                    Attack::ViperAtShip {
                        target: CylonShip::HeavyRaider,
                        ..
                    } | Attack::WeaponsControl {
                        target: CylonShip::HeavyRaider,
                        ..
                    }
                );
                self.count_if(Situation::HeavyRaiderShot, heavy_raider);
                self.count_if(Situation::RaiderShot, !heavy_raider);
            }
            Hit::CenturionDestroyed => self.count(Situation::CenturionShot),
            Hit::RaptorDestroyed => self.count(Situation::RaptorLost),
            Hit::Nothing
            | Hit::ViperDamaged
            | Hit::ViperDestroyed
            | Hit::GalacticaDamaged
            | Hit::RaptorReturned
            | Hit::Low
            | Hit::High
            | Hit::Placed
            | Hit::AreaDestroyed
            | Hit::PegasusDamaged
            | Hit::CivilianDestroyed
            | Hit::OwnViperDamaged
            | Hit::TwoRaidersDestroyed
            | Hit::FourRaidersDestroyed => {}
        }
        if let Attack::RaiderAtViper {
            area,
            pilot,
            kind: _,
        } = roll.attack
        {
            let alone = state.places.pilots_in(area).count() == 1;
            self.count_if(Situation::OnePilot, pilot.is_some() && alone);
            self.count_if(Situation::EvadedPiloted, roll.evaded && pilot.is_some());
            self.count_if(Situation::EvadedUnmanned, roll.evaded && pilot.is_none());
        }
    }

    fn see_end(&mut self, outcome: &Outcome) {
        match outcome {
            Outcome::GalacticaDestroyed { .. } => self.count(Situation::SixthLocation),
            Outcome::Boarded => self.count(Situation::Boarded),
            Outcome::ResourcesExhausted { .. } => self.count(Situation::DialAtZero),
            Outcome::KobolReached
            | Outcome::FinalJumpFailed { .. }
            | Outcome::NoCharacterLeft
            | Outcome::Declared { .. } => {}
        }
    }

    fn see_icon(&mut self, state: &State, icon: ShipIcon) {
        let ships = Area::ALL.map(|area| (state.space.ships(area), state.battle.acted(area)));
        let basestars: Vec<_> = ships.iter().flat_map(|(here, _)| &here.basestars).collect();
        let damaged = basestars.iter().filter(|ship| !ship.damage.is_empty());
        self.count_if(Situation::TwoDamagedBasestars, damaged.count() == 2);
        self.count_if(
            Situation::PileEmpty,
            supply(state).ships[Craft::CivilianShip] == 0,
        );
        let partly = |there: usize, acted: usize| acted > 0 && acted < there;
        match icon {
            ShipIcon::Raiders => {
                let there = ships
                    .iter()
                    .map(|(here, _)| usize::from(here.alike[Craft::Raider]));
                let acted = ships
                    .iter()
                    .map(|(_, acted)| usize::from(acted[Craft::Raider]));
                self.count_if(Situation::RaidersActed, partly(there.sum(), acted.sum()));
            }
            ShipIcon::LaunchRaiders => {
                let able = basestars.iter().filter(|ship| {
                    let disabled = BasestarDamage::DisabledHangar;
                    !ship.damage.contains(&disabled)
                });
                let wanted = 3 * able.count();
                let few = usize::from(supply(state).ships[Craft::Raider]) < wanted;
                self.count_if(Situation::RaidersExhausted, few);
            }
            ShipIcon::HeavyRaiders => {
                let there = ships
                    .iter()
                    .map(|(here, _)| usize::from(here.alike[Craft::HeavyRaider]));
                let acted = ships
                    .iter()
                    .map(|(_, acted)| usize::from(acted[Craft::HeavyRaider]));
                self.count_if(
                    Situation::HeavyRaidersActed,
                    partly(there.sum(), acted.sum()),
                );
            }
            ShipIcon::Basestars => {
                let acted = ships
                    .iter()
                    .map(|(_, acted)| usize::from(acted[Craft::Basestar]));
                self.count_if(
                    Situation::BasestarsActed,
                    partly(basestars.len(), acted.sum()),
                );
            }
        }
    }
}

pub(crate) fn equally_near(state: &State, from: Area) -> bool {
    let steps = |next: fn(Area) -> Area| {
        let areas = std::iter::successors(Some(next(from)), |area| Some(next(*area)));
        let civilian = |area: Area| state.space.civilians.iter().any(|ship| ship.area == area);
        areas.take(6).position(civilian)
    };
    steps(Area::next) == steps(Area::previous)
}
