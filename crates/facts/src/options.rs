//! What the table agreed on before the game.

use serde::{Deserialize, Serialize};

use crate::kit::Game;
use crate::registry::Edition;
use crate::rejection::Rejection;
use crate::rule;
use crate::space::{Area, Zone};

/// Options of a game. Public. New options come with a default, so that older games keep loading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The boxes that are played with. It is set with the game and stays.
    #[serde(skip_serializing_if = "Game::is_base")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Game>"))]
    pub game: Game,
    /// Starting dials (SETUP-1, SETUP-20, SETUP-21).
    pub difficulty: Difficulty,
    /// How a game of 4 or 6 balances its sides (LOYDECK-7, SETUP-NOSYMP). Without effect for 3 or 5.
    pub sympathizer: Sympathizer,
    /// Who keeps which component.
    pub modes: Modes,
    /// How much of the game the table tells Dradis. It may change during the game.
    pub tracking: Tracking,
    /// The rulebook the table owns: whose pages "Why?" names.
    pub edition: Edition,
    /// Length of the Boarding Party track (OPEN-02).
    pub boarding_track: BoardingTrack,
    /// What a final jump with a dial at 0 brings (OPEN-11).
    pub final_jump: FinalJump,
    /// Whether a centurion that boards advances at once (OPEN-09).
    pub new_centurion: NewCenturion,
    /// What the second choice of the crisis Food Shortage costs (DIS-01).
    pub food_shortage: FoodShortage,
    /// Whether an effect may send a prisoner to Sickbay (DIS-03).
    pub brig_to_sickbay: BrigToSickbay,
    /// Where a character goes who leaves the Brig (DIS-08).
    pub brig_exit: BrigExit,
    /// Whether a revealed Cylon who receives the Sympathizer has to pass it on (DIS-04).
    pub sympathizer_pass: SympathizerPass,
    /// What a revealed Cylon draws in the Receive Skills step (DIS-11).
    pub cylon_skills: CylonSkills,
    /// From where downward a dial is red (DIS-36).
    pub red_zone: RedZone,
    /// What may be said of Loyalty cards that somebody has looked at (DIS-31).
    pub loyalty_talk: LoyaltyTalk,
    /// How often Hoshi may use Dutiful in his turn (OPEN-56); without effect where nobody plays him.
    #[serde(skip_serializing_if = "DutifulUse::is_printed")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<DutifulUse>"))]
    pub dutiful: DutifulUse,
    /// What structural damage adds to the die of Pegasus CIC (OPEN-53); without effect in the base game.
    #[serde(skip_serializing_if = "StructuralAtCic::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<StructuralAtCic>"))]
    pub structural_at_cic: StructuralAtCic,
    /// What structural damage adds to the die of a nuke, which is used on an area (OPEN-37); without effect in the base
    /// game, where the basestar is the target.
    #[serde(skip_serializing_if = "StructuralAtNuke::is_alone")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<StructuralAtNuke>"))]
    pub structural_at_nuke: StructuralAtNuke,
    /// Which row of the attack table Unauthorized Usage is rolled on (OPEN-52); without effect in the base game.
    #[serde(skip_serializing_if = "UnauthorizedUsage::is_area")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<UnauthorizedUsage>"))]
    pub unauthorized_usage: UnauthorizedUsage,
    /// How many raiders come beyond the areas for an icon that finds no raider and no basestar in them (XRAIDER-3); without
    /// effect in the base game.
    #[serde(skip_serializing_if = "RaidersBeyond::is_one")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<RaidersBeyond>"))]
    pub raiders_beyond: RaidersBeyond,
    /// Which spaces of the Pursuit track bring civilian ships (OPEN-49); without effect in the base game.
    #[serde(skip_serializing_if = "PursuitShips::is_proposed")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<PursuitShips>"))]
    pub pursuit_ships: PursuitShips,
    /// Which numbers of the Cylon Fleet board lie fore and which aft (OPEN-49); without effect in the base game.
    #[serde(skip_serializing_if = "FleetNumbers::is_proposed")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<FleetNumbers>"))]
    pub fleet_numbers: FleetNumbers,
    /// Which occupation forces a Cylon activates at the Occupation Authority (NC-62); without effect but on New Caprica.
    #[serde(skip_serializing_if = "OccupationAuthority::is_one")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<OccupationAuthority>"))]
    pub occupation_authority: OccupationAuthority,
    /// Whether the Cylon ships and occupation forces of a card drawn at Breeder's Canyon act (OPEN-51); without effect but on
    /// New Caprica.
    #[serde(skip_serializing_if = "CanyonIcons::are_resolved")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<CanyonIcons>"))]
    pub canyon_icons: CanyonIcons,
    /// How many Mutiny cards the Mutineer keeps whom the Press Room has draw one (OPEN-55); without effect in the base game.
    #[serde(skip_serializing_if = "PressRoomMutineer::is_one")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<PressRoomMutineer>"))]
    pub press_room_mutineer: PressRoomMutineer,
    /// How long everybody reads their Loyalty cards, in seconds, 0 to [`READING_MOST`] (LOYDECK-5).
    pub reading_seconds: ReadingSeconds,
}

impl Options {
    /// Whether a game can be played like this.
    ///
    /// # Errors
    /// [`Rejection::ReadingTime`]: reading would take too long.
    pub const fn check(&self) -> Result<(), Rejection> {
        let Self {
            game: _,
            difficulty: _,
            sympathizer: _,
            modes: _,
            tracking: _,
            edition: _,
            boarding_track: _,
            final_jump: _,
            new_centurion: _,
            food_shortage: _,
            brig_to_sickbay: _,
            brig_exit: _,
            sympathizer_pass: _,
            cylon_skills: _,
            red_zone: _,
            loyalty_talk: _,
            dutiful: _,
            structural_at_cic: _,
            structural_at_nuke: _,
            unauthorized_usage: _,
            raiders_beyond: _,
            pursuit_ships: _,
            fleet_numbers: _,
            occupation_authority: _,
            canyon_icons: _,
            press_room_mutineer: _,
            reading_seconds: ReadingSeconds(seconds),
        } = *self;
        if seconds > READING_MOST {
            return Err(Rejection::ReadingTime { seconds });
        }
        Ok(())
    }
}

/// Longest time for reading, in seconds.
pub const READING_MOST: u8 = 120;

/// Time for reading the Loyalty cards, in seconds. The core knows no clock: the table keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct ReadingSeconds(pub u8);

impl Default for ReadingSeconds {
    fn default() -> Self {
        Self(30)
    }
}

/// How much of the game the table tells Dradis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Tracking {
    /// Every step of a turn, and how many skill cards everybody holds.
    #[default]
    Full,
    /// What changes the board alone: no hands are counted, a turn is one question, and of a check the total is told.
    Light,
}

/// Who keeps a component: Dradis or the table (principle 2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Dradis shuffles and draws.
    #[default]
    App,
    /// People do it with the pieces of the box and tell the result.
    Table,
}

/// Who keeps which component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Modes {
    /// The Loyalty cards.
    pub loyalty: Mode,
    /// The Destiny deck. Kept by the table unless it says otherwise: whoever sees the pile of a check and knows what
    /// Dradis put in beside it knows which cards came from hands, so Dradis's deck is for a referee who does not play.
    pub destiny: Mode,
    /// Galactica's and the basestars' damage tokens.
    pub damage: Mode,
    /// The civilian ships.
    pub civilian_ships: Mode,
    /// The die.
    pub dice: Mode,
    /// The Destination deck. Kept by the table unless it says otherwise: what a destination does is printed
    /// on the card, and only whoever chooses may see it beforehand, so Dradis could keep the deck only where
    /// that player has a phone or is handed a screen.
    pub destinations: Mode,
    /// The Super Crisis deck. Kept by the table unless it says otherwise, like the Destination deck: what a card does
    /// is printed on it, and only the revealed Cylon who holds it may read it before it is played, so Dradis could
    /// keep the deck only where that player has a phone or is handed a screen.
    pub super_crises: Mode,
}

impl Default for Modes {
    fn default() -> Self {
        Self {
            loyalty: Mode::App,
            destiny: Mode::Table,
            damage: Mode::App,
            civilian_ships: Mode::App,
            dice: Mode::App,
            destinations: Mode::Table,
            super_crises: Mode::Table,
        }
    }
}

/// Length of the Boarding Party track, Start included and the losing end left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BoardingTrack {
    /// As settled by OPEN-02.
    #[default]
    Printed,
    /// One space shorter, as some copies have it.
    OneShorter,
}

/// What the final jump brings while a dial stands at 0 (OPEN-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FinalJump {
    /// The Cylons win at once (END-14).
    #[default]
    AtOnce,
    /// The turn goes on, and the dials at its end decide; afterwards another jump is needed (END-7).
    EndOfTurn,
}

/// Whether centurions that heavy raiders set aboard advance with those who are there already (OPEN-09).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NewCenturion {
    /// The centurions aboard advance, then heavy raiders board (CENT-8).
    #[default]
    Waits,
    /// Heavy raiders board, then every centurion aboard advances.
    Advances,
}

/// Skill cards that the second choice of the crisis Food Shortage costs: the President's, the active player's,
/// and those of one player who is both (DIS-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FoodShortage {
    /// 2, 3 and 5.
    #[default]
    #[serde(rename = "2-3-5")]
    TwoThreeFive,
    /// 2, 3 and 4, as the Spanish rulebook has it.
    #[serde(rename = "2-3-4")]
    TwoThreeFour,
    /// 2, 2 and 4, as the Polish rulebook has it.
    #[serde(rename = "2-2-4")]
    TwoTwoFour,
}

/// What happens to a prisoner whom an effect sends to Sickbay (DIS-03).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BrigToSickbay {
    /// They stay in the Brig.
    #[default]
    Stays,
    /// They go, as the Spanish rulebook has it.
    Goes,
}

/// Where a character goes who leaves the Brig (DIS-08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BrigExit {
    /// To a location of Galactica that is not hazardous.
    #[default]
    Galactica,
    /// To a location of Colonial One as well, as the boards of the Spanish and the Italian edition have it.
    AnyHuman,
}

/// What a revealed Cylon does who receives the Sympathizer in the Sleeper phase (DIS-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SympathizerPass {
    /// They may pass it to another player (SLEEPER-5).
    #[default]
    May,
    /// They have to, as the Italian rulebook has it.
    Must,
}

/// The two skill cards that a revealed Cylon draws (DIS-11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CylonSkills {
    /// Of any types (CYTURN-1).
    #[default]
    AnyTypes,
    /// Never two of one type, as a newer Cylon card has it.
    DifferentTypes,
}

/// From where downward a dial is red: what rulebooks mean by half of it (DIS-36).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RedZone {
    /// Half of the printed start, as the dials show it (RES-4).
    #[default]
    HalfOfStart,
    /// Half of the highest value, the same for every dial.
    HalfOfMaximum,
}

/// What a player may say of another one's Loyalty cards that they have looked at (DIS-31). Nothing in the game
/// follows from it: it is for the table to keep, and Dradis says it where somebody asks what may be said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LoyaltyTalk {
    /// Whatever they like, lies too (SECRET-2), as the rulebooks of the base game have it.
    #[default]
    Free,
    /// Human or Cylon, and nothing more precise (SECRET-3), as the combined rulebook has it.
    SideAlone,
}

/// How often Louis Hoshi may activate a location again by Dutiful in a turn of his (OPEN-56).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DutifulUse {
    /// Once, as his sheet prints it.
    #[default]
    OnceATurn,
    /// Once for each of the three locations, as a reference for players reads it.
    OnceALocation,
}

impl DutifulUse {
    /// Whether it is what the sheet prints, which files need not name.
    #[must_use]
    pub fn is_printed(&self) -> bool {
        *self == Self::OnceATurn
    }
}

/// Which occupation forces a Cylon activates at the Occupation Authority (NC-62).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum OccupationAuthority {
    /// One of their choice, as the board prints it.
    #[default]
    One,
    /// All of them, as the combined rulebook has it.
    All,
}

impl OccupationAuthority {
    /// Whether it is what the board prints, which files need not name.
    #[must_use]
    pub fn is_one(&self) -> bool {
        *self == Self::One
    }
}

/// Whether the Cylon ships and occupation forces of a card drawn at Breeder's Canyon act (OPEN-51).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CanyonIcons {
    /// They act: the board leaves out the Prepare for Jump step alone.
    #[default]
    Resolved,
    /// They do not, as after a Cylon player's crisis.
    LeftOut,
}

impl CanyonIcons {
    /// Whether it is what is proposed, which files need not name.
    #[must_use]
    pub fn are_resolved(&self) -> bool {
        *self == Self::Resolved
    }
}

/// How many Mutiny cards the Mutineer keeps whom the Press Room has draw one (OPEN-55).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PressRoomMutineer {
    /// 1, as the board has it.
    #[default]
    One,
    /// 2, as many as the Mutineer may hold.
    Two,
}

impl PressRoomMutineer {
    /// Whether it is as the board has it, which files need not name.
    #[must_use]
    pub fn is_one(&self) -> bool {
        *self == Self::One
    }
}

/// What the structural damage of a basestar adds to the die of Pegasus CIC, which is no attack (OPEN-53).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StructuralAtCic {
    /// Nothing.
    #[default]
    None,
    /// 2, as it does to an attack (ATTACK-5).
    AddsTwo,
}

impl StructuralAtCic {
    /// Whether it is nothing, which files need not name.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::None
    }
}

/// What the structural damage of a basestar adds to the die of a nuke that is used on its area (OPEN-37).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StructuralAtNuke {
    /// 2, where the basestar is the only ship of the area.
    #[default]
    Alone,
    /// Nothing: the area is attacked, and no basestar.
    None,
}

impl StructuralAtNuke {
    /// Whether it is as proposed, which files need not name.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        *self == Self::Alone
    }
}

/// Which row of the attack table Unauthorized Usage is rolled on (OPEN-52).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum UnauthorizedUsage {
    /// That of a nuke in an area, with the basestar as what is hit there (XNUKE-2).
    #[default]
    Area,
    /// That of a nuke at a basestar (NUKE-2).
    Basestar,
}

impl UnauthorizedUsage {
    /// Whether it is as proposed, which files need not name.
    #[must_use]
    pub fn is_area(&self) -> bool {
        *self == Self::Area
    }
}

/// How many civilian ships the spaces of the Pursuit track bring, from the one after Start to the one before Auto Attack
/// (XPURSUIT-7). The table reads it off its board (OPEN-49).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub enum PursuitShips {
    #[default]
    #[serde(rename = "1-0-2")]
    OneNoneTwo,
    #[serde(rename = "1-2-0")]
    OneTwoNone,
    #[serde(rename = "0-1-2")]
    NoneOneTwo,
    #[serde(rename = "0-2-1")]
    NoneTwoOne,
    #[serde(rename = "2-0-1")]
    TwoNoneOne,
    #[serde(rename = "2-1-0")]
    TwoOneNone,
}

impl PursuitShips {
    /// Whether it is as proposed, which files need not name.
    #[must_use]
    pub fn is_proposed(&self) -> bool {
        *self == Self::OneNoneTwo
    }

    const fn spaces(self) -> [u8; 3] {
        match self {
            Self::OneNoneTwo => [1, 0, 2],
            Self::OneTwoNone => [1, 2, 0],
            Self::NoneOneTwo => [0, 1, 2],
            Self::NoneTwoOne => [0, 2, 1],
            Self::TwoNoneOne => [2, 0, 1],
            Self::TwoOneNone => [2, 1, 0],
        }
    }
}

/// Which numbers of the Cylon Fleet board lie fore and which aft (XFLEET-2). The table reads it off its board (OPEN-49).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FleetNumbers {
    /// 2 and 3 aft, 4 and 5–6 fore.
    #[default]
    Proposed,
    /// 4 and 3 aft, 2 and 5–6 fore.
    PortSwapped,
    /// 2 and 5–6 aft, 4 and 3 fore.
    StarboardSwapped,
    /// 4 and 5–6 aft, 2 and 3 fore.
    BothSwapped,
}

impl FleetNumbers {
    /// Whether it is as proposed, which files need not name.
    #[must_use]
    pub fn is_proposed(&self) -> bool {
        *self == Self::Proposed
    }

    /// The area in whose place an area stands with its number.
    const fn stands_for(self, area: Area) -> Area {
        let (port, starboard) = match self {
            Self::Proposed => (false, false),
            Self::PortSwapped => (true, false),
            Self::StarboardSwapped => (false, true),
            Self::BothSwapped => (true, true),
        };
        match area {
            Area::ForePort if port => Area::AftPort,
            Area::AftPort if port => Area::ForePort,
            Area::ForeStarboard if starboard => Area::AftStarboard,
            Area::AftStarboard if starboard => Area::ForeStarboard,
            Area::Bow
            | Area::ForeStarboard
            | Area::AftStarboard
            | Area::Stern
            | Area::AftPort
            | Area::ForePort => area,
        }
    }
}

/// How many raiders come beyond the areas where an icon finds none to activate (XRAIDER-3, XRAIDER-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RaidersBeyond {
    /// 1, as four sources of five print it.
    #[default]
    One,
    /// 2.
    Two,
}

impl RaidersBeyond {
    /// Whether it is as settled, which files need not name.
    #[must_use]
    pub fn is_one(&self) -> bool {
        *self == Self::One
    }
}

/// The Cylon Fleet board as this table's is printed (OPEN-49). Public.
impl Options {
    /// Civilian ships that each space of the Pursuit track brings, Start first; the last space is Auto Attack. Empty where
    /// there is no such track (XPURSUIT-6, XPURSUIT-7).
    #[must_use]
    pub fn pursuit_track(&self) -> Vec<u8> {
        let mut track = self.kit().pursuit.clone();
        rule!("OPEN-49");
        if let [_start, between @ .., _auto_attack] = track.as_mut_slice() {
            for (space, ships) in between.iter_mut().zip(self.pursuit_ships.spaces()) {
                *space = ships;
            }
        }
        track
    }

    /// The numbers of the die that place a ship there, the lowest and the highest (XFLEET-2); `None` where no die does.
    #[must_use]
    pub fn fleet_die(&self, area: Area) -> Option<[u8; 2]> {
        rule!("OPEN-49");
        let printed = Zone::CylonFleet(self.fleet_numbers.stands_for(area));
        let mut rows = self.kit().zones.iter();
        rows.find(|row| row.id == printed)?.die
    }

    /// The areas that ships of the Cylon Fleet board come to, by the numbers of the die there, lowest first (XFLEET-2).
    #[must_use]
    pub fn fleet_areas(&self) -> Vec<Area> {
        let mut areas: Vec<(Area, [u8; 2])> = Area::ALL
            .into_iter()
            .filter_map(|area| Some((area, self.fleet_die(area)?)))
            .collect();
        areas.sort_by_key(|(_, die)| *die);
        areas.into_iter().map(|(area, _)| area).collect()
    }

    /// Where on the Cylon Fleet board a number of the die places a ship (XPLACE-1).
    #[must_use]
    pub fn fleet_area(&self, number: u8) -> Option<Area> {
        let comes = |area: &Area| {
            let die = self.fleet_die(*area);
            die.is_some_and(|[low, high]| (low..=high).contains(&number))
        };
        Area::ALL.into_iter().find(comes)
    }
}

/// Starting value of every dial.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// As printed (SETUP-1).
    #[default]
    Normal,
    /// Every dial 2 higher (SETUP-20).
    EasierForHumans,
    /// Every dial 2 lower (SETUP-21).
    EasierForCylons,
}

/// The Sympathizer card in games of 4 or 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Sympathizer {
    /// Shuffled into the deck after the first deal (LOYDECK-7).
    #[default]
    Play,
    /// Left in the box; one more "not a Cylon" card and lower dials instead (SETUP-NOSYMP).
    LeaveOut,
}
