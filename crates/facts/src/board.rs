//! Pieces, and what a board can never look like.

use serde::{Deserialize, Serialize};

use crate::content::{Board, CharacterId, CivilianKind, LocationId};
use crate::craft::Craft;
use crate::piles::Pile;
use crate::resources::Resource;
use crate::seat::SeatId;
use crate::space::{BasestarDamage, CivilianHandle, Zone};
use crate::titles::Title;

mod words;

/// A piece whose number is limited by the box (LIMIT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Piece {
    Centurion,
    Nuke,
    #[serde(untagged)]
    Craft(Craft),
}

impl Piece {
    /// In the order they are listed.
    pub const ALL: [Self; 10] = [
        Self::Craft(Craft::Viper),
        Self::Craft(Craft::MarkVii),
        Self::Craft(Craft::AssaultRaptor),
        Self::Craft(Craft::Raptor),
        Self::Craft(Craft::Raider),
        Self::Craft(Craft::HeavyRaider),
        Self::Craft(Craft::Basestar),
        Self::Centurion,
        Self::Craft(Craft::CivilianShip),
        Self::Nuke,
    ];
}

/// Something that cannot be. It says nothing of what is hidden: the fronts of civilian ships on the
/// board and the Loyalty cards are not looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Impossible {
    /// More of a piece than the box holds (LIMIT-3).
    TooMany {
        /// The piece.
        piece: Piece,
        /// How many there would be.
        count: usize,
        /// How many the box holds.
        most: usize,
    },
    /// More destroyed civilian ships of a kind than the box holds.
    TooManyOfKind {
        /// The kind.
        kind: CivilianKind,
        /// How many there would be.
        count: usize,
        /// How many the box holds.
        most: usize,
    },
    /// More cards in a pile than the box holds (COMP-4, COMP-5). The Quorum hand counts with the deck.
    TooManyCards {
        /// The pile.
        pile: Pile,
        /// How many there would be.
        count: usize,
        /// How many the box holds.
        most: usize,
    },
    /// More skill cards in hands than the box holds (COMP-5).
    TooManySkillCards {
        /// How many there would be.
        count: usize,
        /// How many the box holds.
        most: usize,
    },
    /// More Loyalty cards than the box holds, where the table keeps them (COMP-4).
    TooManyLoyaltyCards {
        /// How many there would be.
        count: usize,
        /// How many the box holds.
        most: usize,
    },
    /// A basestar damage token lies in more places than there are copies.
    TokenTwice {
        /// The token.
        token: BasestarDamage,
    },
    /// A basestar has the damage that destroys it, and is still there.
    DestroyedBasestar {
        /// Where it stands.
        area: Zone,
    },
    /// A location without a damage token is damaged (OPEN-03).
    NotDamageable {
        /// The location.
        location: LocationId,
    },
    /// The damage token of a dial that has none has left the game (OPEN-03).
    NoToken {
        /// The dial.
        resource: Resource,
    },
    /// The fleet token is beyond the end of its track.
    OffJumpTrack {
        /// Where it would stand, counted from 0.
        space: u8,
        /// How many spaces there are.
        most: u8,
    },
    /// The fleet is farther than a game can come.
    TooFar {
        /// Sum of the distances.
        distance: usize,
        /// The farthest.
        most: usize,
    },
    /// A centurion is beyond the last space of its track.
    OffBoardingTrack {
        /// Where it would stand, counted from 0.
        space: u8,
    },
    /// A character without a pilot token flies a viper (COMP-8).
    CannotFly {
        /// Whose character.
        seat: SeatId,
    },
    /// A character stands somewhere although nobody at the table plays it.
    NobodyThere {
        /// The seat without a character.
        seat: SeatId,
    },
    /// A character that is on the board from the start is beside it (CHARSEL-5).
    OffBoard {
        /// Whose character.
        seat: SeatId,
    },
    /// Two players play one character (COMP-3), or one person by two sheets (XSETUP-9).
    CharacterTwice {
        /// The character; of a person with two sheets the first of them.
        character: CharacterId,
    },
    /// A revealed Cylon is not on a Cylon location (MOVE-6).
    CylonAmongHumans {
        /// The player.
        seat: SeatId,
    },
    /// Somebody who is not a revealed Cylon is on a Cylon location (MOVE-5).
    HumanAmongCylons {
        /// The player.
        seat: SeatId,
    },
    /// A revealed Cylon (TITLE-SUCC-9) or a Cylon Leader (XINF-5) holds a title.
    CylonWithTitle {
        /// The player.
        seat: SeatId,
        /// The title.
        title: Title,
    },
    /// A player holds more Mutiny cards than they may (XMUT-12); a Cylon player may hold none (XMUT-9).
    TooManyMutinyCards {
        /// The player.
        seat: SeatId,
        /// How many they would hold.
        count: usize,
        /// How many they may.
        most: usize,
    },
    /// Somebody is aboard a ship that has been destroyed (XBOARD-6).
    AboardLost {
        /// The player.
        seat: SeatId,
        /// The ship.
        ship: Board,
    },
    /// Two civilian ships have one handle.
    HandleTwice {
        /// The handle.
        handle: CivilianHandle,
    },
}

impl Impossible {
    /// What it is about, with its amount set to 0, and the amount.
    pub fn measured(self) -> (Self, usize) {
        match self {
            Self::TooMany { piece, count, most } => {
                let about = Self::TooMany {
                    piece,
                    count: 0,
                    most,
                };
                (about, count)
            }
            Self::TooManyOfKind { kind, count, most } => {
                let about = Self::TooManyOfKind {
                    kind,
                    count: 0,
                    most,
                };
                (about, count)
            }
            Self::TooManyCards { pile, count, most } => {
                let about = Self::TooManyCards {
                    pile,
                    count: 0,
                    most,
                };
                (about, count)
            }
            Self::TooManySkillCards { count, most } => {
                (Self::TooManySkillCards { count: 0, most }, count)
            }
            Self::TooManyLoyaltyCards { count, most } => {
                (Self::TooManyLoyaltyCards { count: 0, most }, count)
            }
            // What a player may hold changes with who has the Mutineer: only what is too much counts.
            Self::TooManyMutinyCards { seat, count, most } => {
                let about = Self::TooManyMutinyCards {
                    seat,
                    count: 0,
                    most: 0,
                };
                (about, count.saturating_sub(most))
            }
            Self::TooFar { distance, most } => (Self::TooFar { distance: 0, most }, distance),
            Self::TokenTwice { .. }
            | Self::DestroyedBasestar { .. }
            | Self::NotDamageable { .. }
            | Self::NoToken { .. }
            | Self::OffJumpTrack { .. }
            | Self::OffBoardingTrack { .. }
            | Self::CannotFly { .. }
            | Self::NobodyThere { .. }
            | Self::OffBoard { .. }
            | Self::CharacterTwice { .. }
            | Self::CylonAmongHumans { .. }
            | Self::HumanAmongCylons { .. }
            | Self::CylonWithTitle { .. }
            | Self::AboardLost { .. }
            | Self::HandleTwice { .. } => (self, 0),
        }
    }
}
