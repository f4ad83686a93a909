//! Happenings: what people do at the table, with the rules behind it.
//!
//! A happening differs from a correction in that its rules run: titles pass, characters go to Sickbay, the
//! game may end. A correction writes one value and runs nothing.

use dradis_facts::battle::{ShipIcon, VipersBy};
use dradis_facts::content::{AttackCardId, HeldCard, LocationId};
use dradis_facts::craft::ViperKind;
use dradis_facts::damage::GalacticaToken;
use dradis_facts::destiny::SkillCard;
use dradis_facts::places::Place;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_facts::turn::Winner;
use serde::{Deserialize, Serialize};

use crate::crisis::Described;

/// Something that happened. Told by the referee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Somebody was executed (EXEC-1).
    Executed {
        /// Whose character.
        seat: SeatId,
    },
    /// A player draws a Mutiny card for what the table alone sees (XTREACH-2).
    MutinyDrawn {
        /// Who.
        seat: SeatId,
    },
    /// A Cylon Leader revealed a Motive card (XMOT-3).
    MotiveRevealed {
        /// The card.
        card: HeldCard,
    },
    /// The fleet token advanced by one space (TURN-10).
    JumpPrepared,
    /// The fleet jumped (JUMP-1). A loss of population by FTL Control comes before it (GOAL-5).
    FleetJumped {
        /// Distance on the chosen destination, 0 to `DISTANCE_MOST`; of no account in the final jump,
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
    /// A crisis card came up that is not named: its icons and numbers as printed (CHECK-19). In the Crisis
    /// step.
    CrisisDescribed {
        /// What it shows.
        described: Described,
    },
    /// The fleet jumps: the ships leave, then the Admiral chooses where to (JUMP-1).
    JumpBegun,
    /// A Cylon attack card came up: as the Crisis card, or as a Super Crisis card that a revealed Cylon plays
    /// (CRISIS-3, CYATT-9). The piles count it elsewhere.
    CylonAttack {
        /// The card, which does not lie open already.
        card: AttackCardId,
    },
    /// A revealed Cylon launches 2 raiders and 1 heavy raider from every basestar (LOC-CYLONFLEET-1).
    CylonFleetLaunch,
    /// A player activates unmanned vipers (VIPER-7).
    VipersActivated {
        /// The player.
        seat: SeatId,
        /// What lets them.
        by: VipersBy,
    },
    /// A pilot moves the viper they are in, or attacks with it, once (PILOT-4).
    OwnViperActivated {
        /// The pilot.
        seat: SeatId,
    },
    /// A pilot plays Maximum Firepower, a card of their hand, and attacks up to four times.
    MaximumFirepower {
        /// The pilot.
        seat: SeatId,
    },
    /// A pilot on the Hangar Deck launches in a viper (PILOT-2).
    HangarLaunch {
        /// The pilot.
        seat: SeatId,
    },
    /// A player fires Galactica's guns at a Cylon ship (LOC-WEAPONS-1).
    WeaponsControl {
        /// The player.
        seat: SeatId,
    },
    /// A player brings Pegasus close to a basestar (LOC-CIC-1).
    PegasusCic {
        /// The player.
        seat: SeatId,
    },
    /// A player fires Pegasus's guns into a space area (LOC-BATTERIES-1).
    MainBatteries {
        /// The player.
        seat: SeatId,
    },
    /// The Admiral uses a nuke, which is spent at once (NUKE-1, NUKE-4).
    NukeUsed,
    /// A player fights a centurion at the Armory (LOC-ARMORY-1).
    ArmoryUsed {
        /// The player.
        seat: SeatId,
    },
    /// A player risks a raptor (RAPTOR-2). What is won with it is told by itself.
    RaptorRisked {
        /// The player.
        seat: SeatId,
        /// The lowest number that brings it back, 2 to 8.
        needed: u8,
    },
    /// Damaged vipers were repaired: they are in the Reserve again (DMG-2).
    VipersRepaired {
        /// How many, at least 1.
        count: u8,
        /// Of which kind.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        kind: ViperKind,
    },
    /// An effect destroyed raptors, or as many as there were (RAPTOR-5).
    RaptorsDestroyed {
        /// How many, at least 1.
        count: u8,
    },
    /// The President drew or played Quorum cards.
    QuorumHandChanged {
        /// Cards, not 0.
        by: i8,
    },
    /// A skill check took its cards from the Destiny deck (DESTINY-2). Only their number is known.
    DestinyDrawn,
    /// The cards of a check were turned up where Dradis keeps the Destiny deck: those from the hands are told, and
    /// everybody sees one pile. Of the check that runs, or of one that the table keeps by itself.
    DestinyShown {
        /// The cards from the hands, in any order.
        #[serde(default)]
        pile: Vec<SkillCard>,
    },
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
    /// Everybody turns their Loyalty cards up, after the end and where Dradis keeps them (END-13). Nobody can unlearn
    /// them: this is not undone, and nobody plays on.
    LoyaltyOpened,
    /// The table plays on although the game was over. What had ended it does not end it again while it
    /// lasts.
    PlayedOn,
}
