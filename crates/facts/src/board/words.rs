//! What cannot be, in the words of the catalogues.

use super::{Impossible, Piece};
use crate::craft::Craft;
use crate::mark::RuleId;
use crate::message::{
    Line, Message, area_id, board_id, character_id, civilian_id, location_id, resource_id,
    title_id, token_id,
};
use crate::rule;

impl Piece {
    /// Id of the piece's name in the catalogues.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Craft(Craft::Viper) => "piece-viper",
            Self::Craft(Craft::MarkVii) => "piece-mark-vii",
            Self::Craft(Craft::AssaultRaptor) => "piece-assault-raptor",
            Self::Craft(Craft::Raptor) => "piece-raptor",
            Self::Craft(Craft::Raider) => "piece-raider",
            Self::Craft(Craft::HeavyRaider) => "piece-heavy-raider",
            Self::Craft(Craft::Basestar) => "piece-basestar",
            Self::Craft(Craft::CivilianShip) => "piece-civilian-ship",
            Self::Centurion => "piece-centurion",
            Self::Nuke => "piece-nuke",
        }
    }
}

impl Impossible {
    /// It in words. The same words say what a correction would bring about, what stands on the board,
    /// and what was insisted on.
    #[must_use]
    pub fn line(&self) -> Line {
        let numbers = |line: Line, count: usize, most: usize| {
            line.number("count", amount(count))
                .number("most", amount(most))
        };
        // Spaces are counted from 1 for people, Start being the first.
        let space = |message, space: u8| Line::new(message).number("space", i32::from(space) + 1);
        match *self {
            Self::TooMany { piece, count, most } => {
                let line = Line::new(Message::ImpossibleTooMany).word("piece", piece.id());
                numbers(line, count, most)
            }
            Self::TooManyOfKind { kind, count, most } => {
                let line = Line::new(Message::ImpossibleTooManyOfKind);
                numbers(line.word("kind", civilian_id(kind)), count, most)
            }
            Self::TooManyCards { pile, count, most } => {
                let line = Line::new(Message::ImpossibleTooManyCards).word("pile", pile.id());
                numbers(line, count, most)
            }
            Self::TooManySkillCards { count, most } => {
                numbers(Line::new(Message::ImpossibleTooManySkillCards), count, most)
            }
            Self::TooManyLoyaltyCards { count, most } => {
                let line = Line::new(Message::ImpossibleTooManyLoyaltyCards);
                numbers(line, count, most)
            }
            Self::TokenTwice { token } => {
                Line::new(Message::ImpossibleTokenTwice).word("token", token_id(token))
            }
            Self::DestroyedBasestar { area } => {
                Line::new(Message::ImpossibleDestroyedBasestar).word("area", area_id(area))
            }
            Self::NotDamageable { location } => {
                Line::new(Message::ImpossibleNotDamageable).word("location", location_id(location))
            }
            Self::NoToken { resource } => {
                Line::new(Message::ImpossibleNoToken).word("resource", resource_id(resource))
            }
            Self::OffJumpTrack { space: at, most } => {
                space(Message::ImpossibleOffJumpTrack, at).number("most", most)
            }
            Self::TooFar { distance, most } => {
                numbers(Line::new(Message::ImpossibleTooFar), distance, most)
            }
            Self::OffBoardingTrack { space: at } => space(Message::ImpossibleOffBoardingTrack, at),
            Self::CannotFly { seat } => {
                Line::new(Message::ImpossibleCannotFly).seat("player", seat)
            }
            Self::NobodyThere { seat } => {
                Line::new(Message::ImpossibleNobodyThere).seat("player", seat)
            }
            Self::OffBoard { seat } => Line::new(Message::ImpossibleOffBoard).seat("player", seat),
            Self::CharacterTwice { character } => Line::new(Message::ImpossibleCharacterTwice)
                .word("character", character_id(character)),
            Self::CylonAmongHumans { seat } => {
                Line::new(Message::ImpossibleCylonAmongHumans).seat("player", seat)
            }
            Self::HumanAmongCylons { seat } => {
                Line::new(Message::ImpossibleHumanAmongCylons).seat("player", seat)
            }
            Self::CylonWithTitle { seat, title } => Line::new(Message::ImpossibleCylonWithTitle)
                .seat("player", seat)
                .word("title", title_id(title)),
            Self::TooManyMutinyCards { seat, count, most } => {
                let line = Line::new(Message::ImpossibleTooManyMutinyCards).seat("player", seat);
                numbers(line, count, most)
            }
            Self::AboardLost { seat, ship } => Line::new(Message::ImpossibleAboardLost)
                .seat("player", seat)
                .word("ship", board_id(ship)),
            Self::HandleTwice { handle } => {
                Line::new(Message::ImpossibleHandleTwice).number("handle", handle.0)
            }
        }
    }

    /// The rule it is against, where it is one of the game's.
    #[must_use]
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::TooMany { .. } => Some(rule!("LIMIT-3")),
            Self::TooManyOfKind { .. } => Some(rule!("OPEN-04")),
            Self::TooManyCards { .. } | Self::TooManyLoyaltyCards { .. } => Some(rule!("COMP-4")),
            Self::TooManySkillCards { .. } => Some(rule!("COMP-5")),
            Self::TokenTwice { .. } | Self::DestroyedBasestar { .. } => Some(rule!("OPEN-03b")),
            Self::NotDamageable { .. } | Self::NoToken { .. } => Some(rule!("OPEN-03")),
            Self::OffJumpTrack { .. } => Some(rule!("OPEN-01")),
            Self::OffBoardingTrack { .. } => Some(rule!("OPEN-02")),
            Self::CannotFly { .. } => Some(rule!("COMP-8")),
            Self::OffBoard { .. } => Some(rule!("CHARSEL-5")),
            Self::CharacterTwice { .. } => Some(rule!("COMP-3")),
            Self::CylonAmongHumans { .. } => Some(rule!("MOVE-6")),
            Self::HumanAmongCylons { .. } => Some(rule!("MOVE-5")),
            Self::CylonWithTitle { .. } => Some(rule!("TITLE-SUCC-9")),
            Self::TooManyMutinyCards { most: 0, .. } => Some(rule!("XMUT-9")),
            Self::TooManyMutinyCards { .. } => Some(rule!("XMUT-12")),
            Self::AboardLost { .. } => Some(rule!("XBOARD-6")),
            Self::TooFar { .. } => Some(rule!("JUMP-6")),
            Self::NobodyThere { .. } | Self::HandleTwice { .. } => None,
        }
    }
}

fn amount(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
