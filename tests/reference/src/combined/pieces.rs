//! The kinds of pieces and places of the combined game.

use crate::board::{Area, Location, Seat};

/// What flies for the humans: all three are vipers by the rules (XRAPTOR-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Craft {
    /// An ordinary viper; 6 in the box (XCOMP-2).
    Viper,
    /// A viper Mark VII; 4 in the box, all damaged at the start (XCOMP-2, XVIPER-5).
    MarkVii,
    /// An assault raptor; 4 in the box, never damaged (XCOMP-3, XCOMP-10, XRAPTOR-3).
    AssaultRaptor,
}

impl Craft {
    /// The three kinds.
    pub const ALL: [Craft; 3] = [Craft::Viper, Craft::MarkVii, Craft::AssaultRaptor];

    /// How many there are in the box (XCOMP-2, XCOMP-10).
    #[must_use]
    pub fn in_box(self) -> u8 {
        match self {
            Craft::Viper => 6,
            Craft::MarkVii | Craft::AssaultRaptor => 4,
        }
    }
}

/// How many of each kind lie in one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Crafts {
    /// Ordinary vipers.
    pub vipers: u8,
    /// Vipers Mark VII.
    pub mark_vii: u8,
    /// Assault raptors.
    pub assault_raptors: u8,
}

impl Crafts {
    /// How many of this kind.
    #[must_use]
    pub fn of(self, craft: Craft) -> u8 {
        match craft {
            Craft::Viper => self.vipers,
            Craft::MarkVii => self.mark_vii,
            Craft::AssaultRaptor => self.assault_raptors,
        }
    }

    /// The count of this kind, to change it.
    pub fn of_mut(&mut self, craft: Craft) -> &mut u8 {
        match craft {
            Craft::Viper => &mut self.vipers,
            Craft::MarkVii => &mut self.mark_vii,
            Craft::AssaultRaptor => &mut self.assault_raptors,
        }
    }

    /// All of them, whatever their kind.
    #[must_use]
    pub fn total(self) -> u8 {
        self.vipers + self.mark_vii + self.assault_raptors
    }

    /// The kinds of which there is at least one.
    #[must_use]
    pub fn kinds(self) -> Vec<Craft> {
        let all = Craft::ALL.into_iter();
        all.filter(|craft| self.of(*craft) > 0).collect()
    }
}

/// A viper with a pilot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Its kind.
    pub craft: Craft,
    /// Its area of the main board.
    pub area: Area,
}

/// A viper in space, of whatever kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viper {
    /// One of this kind without a pilot in this area; such vipers are all equal (VIPER-8).
    Unmanned(Craft, Area),
    /// The one that this player pilots.
    Piloted(Seat),
}

/// A viper that an effect damages or destroys, wherever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harmed {
    /// One of this kind in the Reserve.
    Reserve(Craft),
    /// One in space.
    Space(Viper),
}

/// Cylon ships (COMBAT-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A raider; 20 in the box (XCOMP-10).
    Raider,
    /// A heavy raider; 4 in the box.
    HeavyRaider,
    /// A basestar; 2 in the box (XCOMP-5).
    Basestar,
}

impl Kind {
    /// The three kinds.
    pub const ALL: [Kind; 3] = [Kind::Raider, Kind::HeavyRaider, Kind::Basestar];

    /// How many there are in the box (XCOMP-5, XCOMP-10).
    #[must_use]
    pub fn in_box(self) -> u8 {
        match self {
            Kind::Raider => 20,
            Kind::HeavyRaider => 4,
            Kind::Basestar => 2,
        }
    }
}

/// What lies in one area of the Cylon Fleet board (XFLEET-1). Basestars carry no damage here
/// (XJUMP-2, XJUMP-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Waiting {
    pub raiders: u8,
    pub heavy_raiders: u8,
    pub basestars: u8,
}

impl Waiting {
    /// How many of this kind.
    #[must_use]
    pub fn of(self, kind: Kind) -> u8 {
        match kind {
            Kind::Raider => self.raiders,
            Kind::HeavyRaider => self.heavy_raiders,
            Kind::Basestar => self.basestars,
        }
    }

    /// The count of this kind, to change it.
    pub fn of_mut(&mut self, kind: Kind) -> &mut u8 {
        match kind {
            Kind::Raider => &mut self.raiders,
            Kind::HeavyRaider => &mut self.heavy_raiders,
            Kind::Basestar => &mut self.basestars,
        }
    }
}

/// A Cylon ship on the main board to attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A raider of this area.
    Raider(Area),
    /// A heavy raider of this area.
    HeavyRaider(Area),
    /// The basestar at this place of the area's list.
    Basestar(Area, usize),
}

/// A piece that an effect places on the main board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// A Cylon ship (XPLACE-4).
    Cylon(Kind),
    /// A viper of the Reserve, of whatever kind (XRAPTOR-2).
    Viper,
    /// A civilian ship of the pile (CIV-2).
    Civilian,
}

/// A basestar on the main board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Basestar {
    /// The damage tokens on it.
    pub damage: Vec<BasestarToken>,
    /// Whether it has been activated in this player turn (XACTV-1).
    pub acted: bool,
}

/// A basestar damage token, one of each (94: OPEN-03b; XCOMP-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BasestarToken {
    /// Counts as two (DMG-BASE-2).
    CriticalHit,
    /// Launches nothing (DMG-BASE-3).
    DisabledHangar,
    /// Does not attack (DMG-BASE-4).
    DisabledWeapons,
    /// Attacked with +2 (DMG-BASE-5).
    StructuralDamage,
    /// When drawn, 3 raiders of the area are destroyed; alternative tokens only (XDMGB-3).
    CollateralDamage,
    /// When drawn, each Cylon player draws 2 trauma tokens; alternative tokens only (XDMGB-3).
    DamageToPersonnel,
}

/// Which basestar damage tokens are in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TokenSet {
    /// The four of the base game (XDMGB-1).
    #[default]
    Base,
    /// The six of Ionian Nebula (XDMGB-3, XCOMP-10).
    Alternative,
}

impl TokenSet {
    /// The tokens of the set.
    #[must_use]
    pub fn tokens(self) -> Vec<BasestarToken> {
        let mut tokens = vec![
            BasestarToken::CriticalHit,
            BasestarToken::DisabledHangar,
            BasestarToken::DisabledWeapons,
            BasestarToken::StructuralDamage,
        ];
        match self {
            TokenSet::Base => {}
            TokenSet::Alternative => {
                tokens.push(BasestarToken::CollateralDamage);
                tokens.push(BasestarToken::DamageToPersonnel);
            }
        }
        tokens
    }
}

/// A location of Pegasus; each has one damage token (XBOARD-10; XCOMP-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum PegasusLocation {
    Cic,
    Airlock,
    MainBatteries,
    EngineRoom,
}

impl PegasusLocation {
    /// The four (XBOARD-10).
    pub const ALL: [PegasusLocation; 4] = [
        PegasusLocation::Cic,
        PegasusLocation::Airlock,
        PegasusLocation::MainBatteries,
        PegasusLocation::EngineRoom,
    ];
}

/// A location of the Cylons, the Basestar Bridge of the Cylon Fleet board among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum CylonLocation {
    Caprica,
    CylonFleet,
    HumanFleet,
    ResurrectionShip,
    BasestarBridge,
}

/// Where a character stands who pilots nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// On Galactica, whose locations are those of the base game (XBOARD-9).
    Galactica(Location),
    /// On Pegasus.
    Pegasus(PegasusLocation),
    /// On Colonial One.
    ColonialOne,
    /// On Demetrius.
    Demetrius,
    /// At the Raider Bay of the Rebel Basestar.
    RaiderBay,
    /// Elsewhere on the Rebel Basestar.
    RebelBasestar,
    /// At a location of the Cylons.
    Cylon(CylonLocation),
}

/// Which side the Rebel Basestar is on (EARTH-RB-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Allegiance {
    Human,
    Cylon,
}

/// Which of the two ships is damaged (XDMG-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Ship {
    Galactica,
    Pegasus,
}
