//! The steps of a fight, as work on the agenda.

use dradis_facts::attack::Hit;
use dradis_facts::battle::{BasestarAt, Roll, ShipIcon, Weapon};
use dradis_facts::content::AttackCardId;
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, CivilianHandle};
use serde::{Deserialize, Serialize};

use super::CardPlacing;
use super::whose::Whose;
use crate::agenda::Work;

/// One step of a fight. What it asks, if anything, is decided in `prompt::battle`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Fight {
    /// Carry out a Cylon ship icon (COMBAT-ACT-4).
    Icon {
        /// The icon.
        icon: ShipIcon,
    },
    /// Every raider that has not acted this turn acts, area by area (COMBAT-ACT-2).
    Raiders {
        /// The area whose raiders act now; `None` while the next one is to be chosen.
        here: Option<Area>,
        /// The table does not mind the order: clockwise from the bow.
        any_order: bool,
    },
    /// One raider acts (COMBAT-RAIDER-1).
    RaiderActs {
        /// Where it is.
        area: Area,
    },
    /// Every centurion aboard advances (CENT-2).
    CenturionsAdvance,
    /// Heavy raiders in launch areas board, then the others move (CENT-8).
    HeavyRaiders {
        /// The launch area that boards first, where the centurions do not suffice for all.
        first: Option<Area>,
    },
    /// Every basestar that has not acted this turn attacks (COMBAT-BASE-1).
    Basestars,
    /// Basestars launch ships (COMBAT-LAUNCH-2).
    Launch {
        /// What.
        ship: Craft,
        /// How many each.
        each: u8,
        /// The basestars that have not launched yet, clockwise from the bow.
        left: Vec<BasestarAt>,
    },
    /// A die is rolled (ATTACK-1).
    Roll {
        /// What for, and by whom.
        roll: Roll,
    },
    /// Somebody may roll the die again before it counts (ATTACK-7).
    React {
        /// What it was for.
        roll: Roll,
        /// What was rolled, 1 to 8.
        face: u8,
    },
    /// A player at Communications chooses the civilian ships to look at (LOC-COMMS-1).
    LookAtCivilians {
        /// Who looks.
        seat: SeatId,
        /// The ships chosen so far.
        chosen: Vec<CivilianHandle>,
    },
    /// … and may move each of them to an area beside its own.
    MoveSeen {
        /// Who has looked.
        seat: SeatId,
        /// The ships not yet decided on, the next one first.
        left: Vec<CivilianHandle>,
    },
    /// A civilian ship is turned up and paid for (CIV-4), unless a viper is destroyed in its place (CLAR-63).
    LoseCivilian {
        /// The ship.
        handle: CivilianHandle,
    },
    /// Nobody has spared it: it is turned up.
    TurnUp {
        /// The ship.
        handle: CivilianHandle,
    },
    /// A basestar takes damage tokens (DMG-BASE-1).
    DamageBasestar {
        /// The basestar.
        basestar: BasestarAt,
        /// How many tokens.
        tokens: u8,
    },
    /// A Cylon attack card places what it pictures (CYATT-2).
    PlaceCardShips {
        /// The card.
        card: AttackCardId,
    },
    /// One kind of piece of a Cylon attack card is placed, then the next kind (CYATT-2).
    PlaceCardPieces {
        /// How far it has come.
        placing: CardPlacing,
    },
    /// Ships of one kind come to the board together, as where a phase begins or ends (NC-53, ION-5).
    Arrive {
        /// The kind.
        piece: Craft,
        /// Where one still comes, an area for each, clockwise from the bow.
        open: Vec<Area>,
    },
    /// Vipers of the Reserve are launched together, of whatever kind (NC-53, ION-5).
    LaunchReserves {
        /// Where one is still launched, an area for each, clockwise from the bow.
        open: Vec<Area>,
        /// What has been launched.
        launched: Vec<(ViperKind, Area)>,
    },
    /// The special rule of a Cylon attack card is carried out (CYATT-5).
    CardRule {
        /// The card.
        card: AttackCardId,
        /// Where the card has placed raiders, an area for each.
        raiders: Vec<Area>,
    },
    /// A Cylon attack card is discarded (CYATT-6).
    DiscardAttackCard {
        /// The card.
        card: AttackCardId,
    },
    /// These basestars attack, whether they have acted this turn or not (CYATT-7a).
    Bombard {
        /// The basestars that have not attacked yet, clockwise from the bow.
        left: Vec<BasestarAt>,
    },
    /// Apollo may fly a viper that has come from the Reserve (CLAR-19).
    AlertPilot {
        /// Where there are such vipers, clockwise from the bow.
        areas: Vec<Area>,
        /// Of which kind they are.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        kind: ViperKind,
    },
    /// The pursuit token moves a space on (XPURSUIT-1).
    Pursue,
    /// A nuke in an area hits one basestar there, which its user names (XNUKE-6).
    NukeStrikes {
        /// Who used it.
        seat: SeatId,
        /// The area.
        area: Area,
        /// What the number does.
        hit: Hit,
    },
    /// A player activates vipers, one activation after the other (VIPER-1).
    ActivateVipers {
        /// Who.
        seat: SeatId,
        /// Which vipers.
        whose: Whose,
        /// Activations left, at least 1.
        left: u8,
    },
    /// A player launches in a viper (PILOT-2).
    LaunchPilot {
        /// Who.
        seat: SeatId,
    },
    /// A player chooses what to attack.
    ChooseTarget {
        /// Who.
        seat: SeatId,
        /// With what.
        weapon: Weapon,
    },
}

impl From<Fight> for Work {
    fn from(fight: Fight) -> Self {
        Self::Fight { fight }
    }
}
