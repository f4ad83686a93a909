//! Happenings: what people do at the table, with the rules behind it.
//!
//! A happening differs from a correction in that its rules run: titles pass, characters go to Sickbay, the
//! game may end. A correction writes one value and runs nothing.

use serde::{Deserialize, Serialize};

use crate::battle::ShipIcon;
use crate::content::{AttackCardId, LocationId};
use crate::damage::GalacticaToken;
use crate::places::Place;
use crate::seat::SeatId;
use crate::space::Area;
use crate::titles::Title;
use crate::turn::Winner;

/// Something that happened. Told by the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Happening {
    /// A player drew or gave up skill cards.
    HandChanged {
        /// The player.
        seat: SeatId,
        /// Cards, not 0.
        by: i8,
    },
    /// A card or an ability put a character somewhere else (MOVE-12). An Admiral who comes to the Brig
    /// passes the title on (TITLE-ADM-4).
    CharacterMoved {
        /// Whose character.
        seat: SeatId,
        /// Where it is now.
        place: Place,
    },
    /// A player received a title with all that belongs to it (TITLE-PRES-7).
    TitleGiven {
        /// The title.
        title: Title,
        /// The player, who is not a revealed Cylon (TITLE-SUCC-9).
        seat: SeatId,
    },
    /// A player showed that they are a Cylon. What the card itself does comes first (REVEAL-10).
    CylonRevealed {
        /// The player.
        seat: SeatId,
        /// Whether the Sympathizer has made them one: no Super Crisis card is drawn and the turn goes on
        /// (SYMP-5).
        #[serde(default)]
        sympathizer: bool,
    },
    /// The fleet token advanced by one space (TURN-10).
    JumpPrepared,
    /// The fleet jumped (JUMP-1). A loss of population by FTL Control comes before it (GOAL-5).
    FleetJumped {
        /// Distance on the chosen destination, 0 to [`DISTANCE_MOST`]; of no account in the final jump,
        /// where no card is drawn (GOAL-4).
        distance: u8,
    },
    /// Galactica was damaged (DMG-GAL-1).
    GalacticaDamaged {
        /// The token that the table has drawn. Left out, Dradis draws it, or asks for it where the table
        /// keeps the tokens.
        #[serde(default)]
        token: Option<GalacticaToken>,
    },
    /// A location of Galactica was repaired; its token goes back to the pool (DMG-GAL-5).
    LocationRepaired {
        /// The location.
        location: LocationId,
    },
    /// A heavy raider set a centurion aboard (CENT-1).
    CenturionBoarded {
        /// Where the heavy raider was that leaves the board; left out if the table has moved it already.
        #[serde(default)]
        area: Option<Area>,
    },
    /// Every centurion aboard advanced by one space (CENT-2).
    BoardingAdvanced,
    /// A centurion was destroyed (CENT-6).
    CenturionDestroyed {
        /// Its space, counted from 0.
        space: u8,
    },
    /// A card shows this Cylon ship icon, or an effect activates these ships (COMBAT-ACT-1).
    ShipsActivated {
        /// The icon.
        icon: ShipIcon,
    },
    /// A player activates Communications: two civilian ships are looked at, and may move (LOC-COMMS-1).
    CommunicationsUsed {
        /// Who looks.
        seat: SeatId,
    },
    /// A Cylon attack card came up: as the Crisis card, or as a Super Crisis card that a revealed Cylon plays
    /// (CRISIS-3, CYATT-9). The piles count it elsewhere.
    CylonAttack {
        /// The card, which does not lie open already.
        card: AttackCardId,
    },
    /// A revealed Cylon launches 2 raiders and 1 heavy raider from every basestar (LOC-CYLONFLEET-1).
    CylonFleetLaunch,
    /// The President drew or played Quorum cards.
    QuorumHandChanged {
        /// Cards, not 0.
        by: i8,
    },
    /// A skill check took its cards from the Destiny deck (DESTINY-2). Only their number is known.
    DestinyDrawn,
    /// The Destiny cards of a check that Dradis keeps were turned up, for everybody.
    DestinyShown,
    /// Nobody sits there any more: the table plays on without showing the seat's Loyalty cards.
    SeatLeft {
        /// The seat.
        seat: SeatId,
    },
    /// Somebody sits there again.
    SeatTaken {
        /// The seat.
        seat: SeatId,
    },
    /// The table ended the game.
    GameDeclared {
        /// Who has won.
        winner: Winner,
    },
    /// The table plays on although the game was over. What had ended it does not end it again while it
    /// lasts.
    PlayedOn,
}

/// Longest distance that can be told of one jump: no destination card of the base game is farther, and
/// Legendary Discovery is no jump but a correction (facts: destination, crisis).
pub const DISTANCE_MOST: u8 = 3;
