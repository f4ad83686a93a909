//! What cannot be on a board, whatever happened: for corrections, which may write anything.

use serde::{Deserialize, Serialize};

use crate::boarding;
use crate::content::{
    Board, CharacterId, CivilianKind, GalacticaDamage, LocationId, PieceCounts, Start, content,
};
use crate::jump;
use crate::loyalty::LoyaltyCounts;
use crate::options::Sympathizer;
use crate::piles::Pile;
use crate::places::Place;
use crate::reserve::{self, Used, used};
use crate::resources::Resource;
use crate::rule;
use crate::seat::SeatId;
use crate::space::{Area, BasestarDamage, CivilianHandle};
use crate::state::State;
use crate::titles::Title;

mod words;

/// A piece whose number is limited by the box (LIMIT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Piece {
    Viper,
    Raptor,
    Raider,
    HeavyRaider,
    Basestar,
    Centurion,
    CivilianShip,
    Nuke,
}

impl Piece {
    /// In the order they are listed.
    pub const ALL: [Self; 8] = [
        Self::Viper,
        Self::Raptor,
        Self::Raider,
        Self::HeavyRaider,
        Self::Basestar,
        Self::Centurion,
        Self::CivilianShip,
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
        area: Area,
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
    /// Two players play one character (COMP-3).
    CharacterTwice {
        /// The character.
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
    /// A revealed Cylon holds a title (TITLE-SUCC-9).
    CylonWithTitle {
        /// The player.
        seat: SeatId,
        /// The title.
        title: Title,
    },
    /// Two civilian ships have one handle.
    HandleTwice {
        /// The handle.
        handle: CivilianHandle,
    },
}

impl Impossible {
    /// What it is about, with its amount set to 0, and the amount.
    fn measured(self) -> (Self, usize) {
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
            | Self::HandleTwice { .. } => (self, 0),
        }
    }
}

/// What cannot be now and could before, or is worse now: what a correction has to answer for. A
/// correction that makes an impossible board less impossible has not.
#[must_use]
pub fn appeared(before: &[Impossible], now: &[Impossible]) -> Vec<Impossible> {
    let stood = |new: &Impossible| {
        let (about, amount) = new.measured();
        before.iter().any(|old| {
            let (other, was) = old.measured();
            other == about && was >= amount
        })
    };
    now.iter().filter(|new| !stood(new)).copied().collect()
}

/// Everything that is impossible about a board; nothing for a board that can be. Public.
#[must_use]
pub fn invariants(state: &State) -> Vec<Impossible> {
    let mut found = too_many(state);
    found.extend(too_many_cards(state));
    found.extend(ships(state));
    found.extend(damage_and_tracks(state));
    found.extend(characters(state));
    found.extend(cylons(state));
    found
}

fn ships(state: &State) -> Vec<Impossible> {
    let mut found = Vec::new();
    for kind in CivilianKind::all() {
        let destroyed = state.space.destroyed_civilians.iter();
        let count = destroyed.filter(|other| **other == kind).count();
        let most = usize::from(kind.facts().copies);
        if count > most {
            found.push(Impossible::TooManyOfKind { kind, count, most });
        }
    }
    let out = reserve::basestar_tokens_out(state);
    for row in &content().basestar_damage {
        let copies = out.iter().filter(|token| **token == row.token).count();
        if copies > usize::from(row.copies) {
            found.push(Impossible::TokenTwice { token: row.token });
        }
    }
    for area in Area::ALL {
        for basestar in &state.space.ships(area).basestars {
            let hits = basestar
                .damage
                .iter()
                .map(|token| usize::from(token.hits()));
            if hits.sum::<usize>() >= usize::from(content().basestar_destroyed_at) {
                found.push(Impossible::DestroyedBasestar { area });
            }
        }
    }
    let handles: Vec<CivilianHandle> = state.space.civilians.iter().map(|s| s.handle).collect();
    for (at, handle) in handles.iter().enumerate() {
        if handles[..at].contains(handle) {
            found.push(Impossible::HandleTwice { handle: *handle });
        }
    }
    found
}

fn damage_and_tracks(state: &State) -> Vec<Impossible> {
    let mut found = Vec::new();
    for location in &state.damage.locations {
        if !location.facts().damageable {
            found.push(Impossible::NotDamageable {
                location: *location,
            });
        }
    }
    for resource in &state.damage.spent {
        let token = GalacticaDamage::Resource(*resource);
        if !content().galactica_damage.contains(&token) {
            found.push(Impossible::NoToken {
                resource: *resource,
            });
        }
    }
    if usize::from(state.jump.space) >= jump::track().len() {
        found.push(Impossible::OffJumpTrack {
            space: state.jump.space,
        });
    }
    if state.jump.distance > content().distances.most {
        found.push(Impossible::TooFar {
            distance: state.jump.distance.into(),
            most: content().distances.most.into(),
        });
    }
    for space in &state.boarding.centurions {
        // The end of the track is a place too: a centurion there has won the game (END-3).
        if *space > boarding::spaces(state.options.boarding_track) {
            found.push(Impossible::OffBoardingTrack { space: *space });
        }
    }
    found
}

fn characters(state: &State) -> Vec<Impossible> {
    let mut found = Vec::new();
    let character = |seat: SeatId| {
        state
            .seats
            .get(seat.index())
            .and_then(|seat| seat.character)
    };
    for (seat, place) in state.places.iter() {
        match (character(seat), place) {
            (None, _) => found.push(Impossible::NobodyThere { seat }),
            (Some(character), Place::Viper { .. }) => {
                rule!("COMP-8");
                if !character.facts().pilot_token {
                    found.push(Impossible::CannotFly { seat });
                }
            }
            (Some(character), Place::OffBoard) => {
                rule!("CHARACTER-HELO-1");
                if character.facts().start != Start::OffBoard {
                    found.push(Impossible::OffBoard { seat });
                }
            }
            (Some(_), Place::Location { .. }) => {}
        }
    }
    for character in CharacterId::all() {
        let players = state.seats.iter();
        if players
            .filter(|seat| seat.character == Some(character))
            .count()
            > 1
        {
            found.push(Impossible::CharacterTwice { character });
        }
    }
    found
}

/// Where revealed Cylons may be, and what they may hold.
fn cylons(state: &State) -> Vec<Impossible> {
    let mut found = Vec::new();
    let revealed = |seat: SeatId| state.loyalty.revealed.contains(&seat);
    for (seat, place) in state.places.iter() {
        rule!("MOVE-5");
        rule!("MOVE-6");
        let on_cylon_location = match place {
            Place::Location { location } => location.facts().board == Board::Cylon,
            Place::Viper { .. } | Place::OffBoard => false,
        };
        match (revealed(seat), on_cylon_location) {
            (true, false) => found.push(Impossible::CylonAmongHumans { seat }),
            (false, true) => found.push(Impossible::HumanAmongCylons { seat }),
            (true, true) | (false, false) => {}
        }
    }
    for title in [Title::President, Title::Admiral] {
        rule!("TITLE-SUCC-9");
        if let Some(seat) = state.titles.holder(title).filter(|seat| revealed(*seat)) {
            found.push(Impossible::CylonWithTitle { seat, title });
        }
    }
    found
}

fn too_many_cards(state: &State) -> Vec<Impossible> {
    rule!("COMP-4");
    rule!("COMP-5");
    let mut found = Vec::new();
    for pile in Pile::ALL {
        let beside = match pile {
            Pile::Quorum => state.piles.of(Pile::QuorumHand),
            Pile::QuorumHand => continue,
            Pile::SuperCrisis => state.loyalty.super_crises.values().sum(),
            Pile::Destiny | Pile::Crisis | Pile::Destinations => 0,
        };
        let count = usize::from(state.piles.of(pile)) + usize::from(beside);
        let most = usize::from(pile.most());
        if count > most {
            found.push(Impossible::TooManyCards { pile, count, most });
        }
    }
    let seats = (0u8..).zip(&state.seats).map(|(index, _)| SeatId(index));
    let count = seats.map(|seat| usize::from(state.hands.of(seat))).sum();
    let most = usize::from(content().skill_cards);
    if count > most {
        found.push(Impossible::TooManySkillCards { count, most });
    }
    if let Some(LoyaltyCounts { hands, deck }) = &state.loyalty.by_hand {
        let held = hands.iter().copied().map(usize::from);
        let count = held.sum::<usize>() + usize::from(*deck);
        let most = loyalty_cards(state.options.sympathizer);
        if count > most {
            found.push(Impossible::TooManyLoyaltyCards { count, most });
        }
    }
    found
}

/// Loyalty cards a table can have: those of the box, and the one more that six players with Baltar and
/// Boomer need when the Sympathizer is left out (SETUP-NOSYMP).
fn loyalty_cards(sympathizer: Sympathizer) -> usize {
    let box_of_cards = content().loyalty.iter();
    let cards: usize = box_of_cards.map(|card| usize::from(card.copies)).sum();
    match sympathizer {
        Sympathizer::Play => cards,
        Sympathizer::LeaveOut => cards + 1,
    }
}

fn too_many(state: &State) -> Vec<Impossible> {
    rule!("LIMIT-3");
    rule!("COMP-2");
    rule!("COMP-7");
    rule!("DIS-47");
    let Used {
        vipers,
        raptors,
        raiders,
        heavy_raiders,
        basestars,
        centurions,
        civilian_ships,
        nukes,
    } = used(state);
    let PieceCounts {
        vipers: all_vipers,
        raptors: all_raptors,
        raiders: all_raiders,
        heavy_raiders: all_heavy_raiders,
        basestars: all_basestars,
        centurions: all_centurions,
        nukes: all_nukes,
    } = content().pieces;
    [
        (Piece::Viper, vipers, all_vipers.into()),
        (Piece::Raptor, raptors, all_raptors.into()),
        (Piece::Raider, raiders, all_raiders.into()),
        (Piece::HeavyRaider, heavy_raiders, all_heavy_raiders.into()),
        (Piece::Basestar, basestars, all_basestars.into()),
        (Piece::Centurion, centurions, all_centurions.into()),
        (
            Piece::CivilianShip,
            civilian_ships,
            reserve::civilian_ships(),
        ),
        (Piece::Nuke, nukes, all_nukes.into()),
    ]
    .into_iter()
    .filter(|(_, count, most)| count > most)
    .map(|(piece, count, most)| Impossible::TooMany { piece, count, most })
    .collect()
}
