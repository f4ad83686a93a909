//! Situations that the runs of the combined game must come to, or they would prove little.

use dradis_facts::attack::Hit;
use dradis_facts::battle::{Attack, CylonShip, Roll, ShipIcon};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::space::{Area, BasestarDamage};
use dradis_reference::combined::Ability;
use dradis_state::event::{Move, RollCard};
use dradis_state::pursuit::PursuitEvent;
use dradis_state::reserve::supply;
use dradis_state::turn::Outcome;
use dradis_state::{Event, State};

use crate::reached::{Reached, Situations};
use crate::situation::equally_near;

macro_rules! situations {
    ($($(#[doc = $doc:literal])+ $name:ident,)*) => {
        /// Something in which an engine goes wrong more easily than elsewhere.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Situation { $($(#[doc = $doc])+ $name,)* }

        impl Situations for Situation {
            const ALL: &'static [Situation] = &[$(Situation::$name,)*];

            fn place(self) -> usize {
                self as usize
            }
        }
    };
}

situations! {
    /// A ship comes to the Cylon Fleet board by a die (XPLACE-1).
    Placed,
    /// Two raiders come there for one icon (SETTLED-RAIDERS).
    TwoPlaced,
    /// None of a type is left, and the highest area moves in (XPLACE-3).
    MovedIn,
    /// Everything on the Cylon Fleet board moves in (XPURSUIT-3).
    AutoAttack,
    /// A ship that is placed is taken from the Cylon Fleet board (XPLACE-4).
    Taken,
    /// The CAG places a civilian ship (XCAG-2).
    PlacedByCag,
    /// There is one in every area, so that the CAG may place it anywhere.
    EveryAreaTaken,
    /// Heavy raiders are activated with none there and centurions aboard (XHEAVY-6).
    CenturionsAlone,
    /// Fewer raiders are left than the basestars launch (XPLACE-4b).
    RaidersExhausted,
    /// The active player says how many ships a basestar launches (COMBAT-LAUNCH-3).
    LaunchesFewer,
    /// A basestar launches nothing because of its token (XLAUNCH-3).
    DisabledHangar,
    /// A basestar does not attack because of its token (XBASE-3).
    DisabledWeapons,
    /// The active player says which kind of viper a raider attacks (XVIPER-6a).
    SeveralKinds,
    /// A raider attacks one of several vipers, all of which have pilots (XRAIDER-1).
    SeveralPilots,
    /// A raider hits a viper Mark VII.
    MarkViiHit,
    /// A raider hits an assault raptor (XRAPTOR-3).
    AssaultRaptorHit,
    /// A raider hits a viper with a pilot.
    PilotHit,
    /// A raider moves while the nearest civilian ship is equally near both ways (COMBAT-RAIDER-4).
    EquallyNear,
    /// A heavy raider would board, and all centurions are aboard (XHEAVY-2).
    CenturionsExhausted,
    /// The active player says which heavy raiders board (CENT-5).
    BoardsFirst,
    /// The active player says which raiders act next (COMBAT-ACT-2).
    NextArea,
    /// The active player leaves the order to Dradis.
    AnyOrder,
    /// Ships are activated of which some have acted and some have not (XACTV-1).
    SomeActed,
    /// Pegasus takes a damage of Galactica's (XDMG-1).
    PegasusTakesIt,
    /// Pegasus is destroyed (XBOARD-6).
    PegasusLost,
    /// Somebody on a location that is damaged goes to Sickbay (XDMG-3).
    Hurt,
    /// A basestar takes a token that destroys raiders with it (XDMGB-3).
    Collateral,
    /// A basestar takes a token that hurts its crew (XDMGB-3).
    Personnel,
    /// A basestar is destroyed (XDMGB-2).
    BasestarLost,
    /// A raider is shot (DMG-1).
    RaiderShot,
    /// A heavy raider is shot.
    HeavyRaiderShot,
    /// A basestar is damaged by a viper, Galactica or Pegasus.
    BasestarDamaged,
    /// An assault raptor attacks a basestar (XATTACK-1).
    RaptorAtBasestar,
    /// A viper Mark VII moves two areas (XVIPER-2).
    FarMove,
    /// A viper escorts a civilian ship off the board (XVIPER-3).
    Escorted,
    /// An unmanned Mark VII or assault raptor is launched (XRAPTOR-2).
    OtherLaunched,
    /// A pilot launches (PILOT-2).
    PilotLaunched,
    /// A viper comes back from space to be launched (XVIPER-8).
    Recalled,
    /// A pilot flies on in the Movement step (XMOVE-2).
    Flew,
    /// A pilot leaves for a location (XMOVE-2).
    Left,
    /// Damaged Mark VII are repaired (XVIPER-5).
    MarkViiRepaired,
    /// A centurion is destroyed at the Armory.
    CenturionShot,
    /// A raptor does not come back (XRES-3).
    RaptorLost,
    /// A civilian ship that was looked at may move (LOC-COMMS-1).
    CivilianSeen,
    /// Pegasus CIC damages Pegasus (LOC-CIC-1).
    CicLow,
    /// Pegasus CIC damages the basestar.
    CicOnce,
    /// Pegasus CIC damages the basestar twice.
    CicTwice,
    /// Main Batteries destroy a civilian ship (LOC-BATTERIES-1).
    BatteriesCivilian,
    /// Main Batteries damage a viper.
    BatteriesViper,
    /// Main Batteries destroy up to two raiders.
    BatteriesTwo,
    /// Main Batteries destroy up to four.
    BatteriesFour,
    /// A nuke damages a basestar twice (XNUKE-2).
    NukedTwice,
    /// A nuke destroys a basestar.
    Nuked,
    /// A nuke destroys a basestar and raiders.
    NukedRaiders,
    /// A nuke destroys every ship of an area with ships in it.
    AreaNuked,
    /// The Admiral says which of two basestars it hits (XNUKE-6).
    NukedOfTwo,
    /// Structural damage counts for a nuke (OPEN-37).
    StructuralAtNuke,
    /// A card aims a nuke at a basestar (OPEN-52).
    NukeAimed,
    /// The Admiral gets a nuke (XNUKE-4).
    NukeGained,
    /// An assault raptor comes for a raptor (XRAPTOR-5).
    RaptorGained,
    /// An effect damages vipers (XVIPER-6).
    VipersHarmed,
    /// A random civilian ship is lost (XRES-2).
    CivilianLost,
    /// Cylon ships withdraw as the fleet jumps (XJUMP-2).
    Withdrew,
    /// The fleet jumps at the end of its track (TURN-11).
    AutoJump,
    /// The fleet jumps by FTL Control (XJUMP-6).
    EarlyJump,
    /// An assault raptor stays (XRAPTOR-7).
    RaptorStays,
    /// The Engine Room is used (LOC-ENGINE-1).
    EngineRoom,
    /// The Cylon Fleet has every basestar launch (XACTV-3).
    CylonFleetLaunch,
    /// The Basestar Bridge has the CAG place a civilian ship (XACT-6).
    BridgeCivilian,
    /// It places ships.
    BridgeShips,
    /// It moves a token.
    BridgeTokens,
    /// It may damage Galactica.
    BridgeDamage,
    /// Galactica takes one of two tokens.
    BridgeHits,
    /// A player is revealed as a Cylon (XREVEAL-3).
    Revealed,
    /// A sixth location is damaged (DMG-GAL-7).
    SixthLocation,
    /// A centurion comes to the end of its track (CENT-3).
    Boarded,
    /// A turn ends with a dial at 0 (END-2).
    DialAtZero,
    /// No civilian ship is left in the pile as the pursuit goes on (CIV-6).
    PileEmpty,
    /// Strategic Planning is played on a roll (ABIL-5).
    Planned,
    /// Evasive Maneuvers is played on an attack on a viper without a pilot.
    EvadedUnmanned,
    /// Evasive Maneuvers is played on an attack on a viper with a pilot (CLAR-39).
    EvadedPiloted,
    /// Helo or Gaeta repeats a roll.
    Repeated,
    /// Something is refused by both.
    Refused,
}

impl Situation {
    pub(crate) const fn of(ability: Ability) -> Situation {
        match ability {
            Ability::Civilian => Situation::BridgeCivilian,
            Ability::Ships => Situation::BridgeShips,
            Ability::Tokens => Situation::BridgeTokens,
            Ability::Damage => Situation::BridgeDamage,
        }
    }
}

impl Reached<Situation> {
    /// What an event shows, and the state before it.
    pub(crate) fn see(&mut self, state: &State, event: &Event) {
        if let Event::IconBegan { icon } = event {
            self.see_icon(state, *icon);
        }
        if let Event::Pursuit { pursuit } = event {
            self.see_pursuit(state, *pursuit);
        }
        if let Event::DieRolled { roll, hit, .. } = event {
            self.see_roll(state, roll, *hit);
        }
        if let Event::ShipMoved { kind, from, to } = event {
            let raider = *kind == Craft::Raider;
            self.count_if(Situation::EquallyNear, raider && equally_near(state, *from));
            let far = from.next() != *to && to.next() != *from;
            self.count_if(Situation::FarMove, far);
        }
        if let Event::ShipActed {
            area,
            ship: Craft::HeavyRaider,
        } = event
        {
            let none = supply(state).centurions == 0;
            let boards = state.kit().area(*area).launch;
            self.count_if(Situation::CenturionsExhausted, boards && none);
        }
        if let Event::ViperHit { pilot, kind, .. } = event {
            self.count_if(Situation::PilotHit, pilot.is_some());
            match kind {
                ViperKind::Viper => {}
                ViperKind::MarkVii => self.count(Situation::MarkViiHit),
                ViperKind::AssaultRaptor => self.count(Situation::AssaultRaptorHit),
            }
        }
        if let Event::BasestarDamaged { basestar: _, token } = event {
            let collateral = *token == BasestarDamage::CollateralDamage;
            self.count_if(Situation::Collateral, collateral);
            let personnel = *token == BasestarDamage::DamageToPersonnel;
            self.count_if(Situation::Personnel, personnel);
        }
        if let Event::CharacterMoved { place: _, why, .. } = event {
            self.count_if(Situation::Hurt, *why == Move::Hurt);
            self.count_if(Situation::PilotLaunched, *why == Move::Launched);
        }
        if let Event::RollCardPlayed { seat: _, card } = event {
            let planned = *card == RollCard::StrategicPlanning;
            self.count_if(Situation::Planned, planned);
        }
        if let Event::ViperLaunched { area: _, kind } = event {
            self.count_if(Situation::OtherLaunched, !kind.is_ordinary());
        }
        if let Event::VipersRepaired { count: _, kind } = event {
            self.count_if(Situation::MarkViiRepaired, *kind == ViperKind::MarkVii);
        }
        if let Event::GameEnded { outcome } = event {
            self.see_end(outcome);
        }
        let more = [
            (
                Situation::Repeated,
                matches!(event, Event::EcoUsed { .. } | Event::AbilityUsed { .. }),
            ),
            (
                Situation::DisabledHangar,
                matches!(event, Event::HangarDisabled { .. }),
            ),
            (
                Situation::DisabledWeapons,
                matches!(event, Event::WeaponsDisabled { .. }),
            ),
            (
                Situation::PegasusLost,
                matches!(event, Event::ShipDestroyed { .. }),
            ),
            (
                Situation::BasestarLost,
                matches!(event, Event::BasestarDestroyed { .. }),
            ),
            (
                Situation::Escorted,
                matches!(event, Event::CivilianEscorted { .. }),
            ),
            (
                Situation::PlacedByCag,
                matches!(event, Event::CivilianShipsPlaced { .. }),
            ),
            (
                Situation::Revealed,
                matches!(event, Event::CylonRevealed { .. }),
            ),
        ];
        for (situation, is_so) in more {
            self.count_if(situation, is_so);
        }
    }

    fn see_pursuit(&mut self, state: &State, pursuit: PursuitEvent) {
        match pursuit {
            PursuitEvent::Placed { .. } => self.count(Situation::Placed),
            PursuitEvent::Taken { .. } => self.count(Situation::Taken),
            PursuitEvent::MovedIn { .. } => {
                let end = state.options.pursuit_track().len() - 1;
                let attacks = usize::from(state.space.pursuit) == end;
                let situation = if attacks {
                    Situation::AutoAttack
                } else {
                    Situation::MovedIn
                };
                self.count(situation);
            }
            PursuitEvent::TokenMoved { .. } => {
                let none = supply(state).ships[Craft::CivilianShip] == 0;
                self.count_if(Situation::PileEmpty, none);
            }
            PursuitEvent::Withdrew => {
                let cylons = [Craft::Raider, Craft::HeavyRaider, Craft::Basestar];
                let ships = cylons.iter().any(|craft| state.space.count(*craft) > 0);
                self.count_if(Situation::Withdrew, ships);
            }
        }
    }

    fn see_roll(&mut self, state: &State, roll: &Roll, hit: Hit) {
        self.dice += 1;
        let batteries = matches!(roll.attack, Attack::MainBatteries { .. });
        let cic = matches!(roll.attack, Attack::PegasusCic { .. });
        match hit {
            Hit::BasestarDestroyed => self.count(Situation::Nuked),
            Hit::BasestarDamagedTwice if cic => self.count(Situation::CicTwice),
            Hit::BasestarDamagedTwice => self.count(Situation::NukedTwice),
            Hit::BasestarAndRaidersDestroyed => self.count(Situation::NukedRaiders),
            Hit::BasestarDamaged if cic => self.count(Situation::CicOnce),
            Hit::BasestarDamaged => self.count(Situation::BasestarDamaged),
            Hit::PegasusDamaged => self.count(Situation::CicLow),
            Hit::CivilianDestroyed => self.count_if(Situation::BatteriesCivilian, batteries),
            Hit::OwnViperDamaged => self.count_if(Situation::BatteriesViper, batteries),
            Hit::TwoRaidersDestroyed => self.count_if(Situation::BatteriesTwo, batteries),
            Hit::FourRaidersDestroyed => self.count_if(Situation::BatteriesFour, batteries),
            Hit::AreaDestroyed => self.see_area_nuked(state, roll.attack),
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
            Hit::Placed => {
                let second = matches!(roll.attack, Attack::Placing { more, .. } if more > 0);
                self.count_if(Situation::TwoPlaced, second);
            }
            Hit::Nothing
            | Hit::ViperDamaged
            | Hit::ViperDestroyed
            | Hit::GalacticaDamaged
            | Hit::RaptorReturned
            | Hit::Low
            | Hit::High => {}
        }
        if let Attack::RaiderAtViper { pilot, .. } = roll.attack {
            self.count_if(Situation::EvadedPiloted, roll.evaded && pilot.is_some());
            self.count_if(Situation::EvadedUnmanned, roll.evaded && pilot.is_none());
        }
        if let Attack::NukeArea { area: _ } = roll.attack {
            let modifiers = dradis_rules::play::attack::modifiers(state, roll);
            let structural = dradis_rules::play::attack::Modifier::StructuralDamage;
            let counts = modifiers.contains(&structural);
            self.count_if(Situation::StructuralAtNuke, counts);
        }
        let by_raptor = matches!(
            roll.attack,
            Attack::ViperAtShip {
                kind: ViperKind::AssaultRaptor,
                target: CylonShip::Basestar { .. },
                ..
            }
        );
        self.count_if(Situation::RaptorAtBasestar, by_raptor);
    }

    fn see_area_nuked(&mut self, state: &State, attack: Attack) {
        if let Attack::NukeArea { area } = attack {
            let there = state.space.ships(area);
            let ships = there.alike.each().any(|(_, count)| count > 0);
            self.count_if(Situation::AreaNuked, ships || !there.basestars.is_empty());
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
        let basestars = state.space.count(Craft::Basestar);
        let left = supply(state).ships[Craft::Raider];
        let craft = match icon {
            ShipIcon::Raiders => Craft::Raider,
            ShipIcon::HeavyRaiders => Craft::HeavyRaider,
            ShipIcon::Basestars => Craft::Basestar,
            ShipIcon::LaunchRaiders => {
                let few = usize::from(left) < 3 * basestars;
                self.count_if(Situation::RaidersExhausted, few);
                return;
            }
        };
        let acted: u8 = Area::ALL
            .iter()
            .map(|area| state.battle.acted(*area)[craft])
            .sum();
        let there = state.space.count(craft);
        let some = acted > 0 && usize::from(acted) < there;
        self.count_if(Situation::SomeActed, some);
        let aboard = !state.boarding.centurions.is_empty();
        let alone = icon == ShipIcon::HeavyRaiders && there + basestars == 0 && aboard;
        self.count_if(Situation::CenturionsAlone, alone);
    }
}
