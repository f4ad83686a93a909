//! What cannot be on a board, whatever happened: for corrections, which may write anything.

use crate::boarding;
use crate::content::{LocationId, PieceCounts, content};
use crate::jump;
use crate::places::Place;
use crate::reserve::{self, Used, used};
use crate::rule;
use crate::seat::SeatId;
use crate::space::{Area, BasestarDamage, CivilianHandle};
use crate::state::State;

/// A piece whose number is limited by the box (LIMIT-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

/// Something that cannot be. It says nothing of what is hidden: the fronts of civilian ships are not
/// looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// The fleet token is beyond the end of its track.
    OffJumpTrack {
        /// Where it would stand, counted from 0.
        space: u8,
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
    /// Two civilian ships have one handle.
    HandleTwice {
        /// The handle.
        handle: CivilianHandle,
    },
}

/// Everything that is impossible about a board; nothing for a board that can be. Public.
#[must_use]
pub fn invariants(state: &State) -> Vec<Impossible> {
    let mut found = too_many(state);
    let out = reserve::basestar_tokens_out(state);
    for row in &content().basestar_damage {
        let copies = out.iter().filter(|token| **token == row.token).count();
        if copies > usize::from(row.copies) {
            found.push(Impossible::TokenTwice { token: row.token });
        }
    }
    for area in Area::ALL {
        for basestar in &state.space.ships(area).basestars {
            let hits: u8 = basestar.damage.iter().map(|token| token.hits()).sum();
            if hits >= content().basestar_destroyed_at {
                found.push(Impossible::DestroyedBasestar { area });
            }
        }
    }
    for location in &state.damage.locations {
        if !location.facts().damageable {
            found.push(Impossible::NotDamageable {
                location: *location,
            });
        }
    }
    if usize::from(state.jump.space) >= jump::track().len() {
        found.push(Impossible::OffJumpTrack {
            space: state.jump.space,
        });
    }
    for space in &state.boarding.centurions {
        // The end of the track is a place too: a centurion there has won the game (END-3).
        if *space > boarding::spaces(state.options.boarding_track) {
            found.push(Impossible::OffBoardingTrack { space: *space });
        }
    }
    for (seat, place) in state.places.iter() {
        let character = state
            .seats
            .get(seat.index())
            .and_then(|seat| seat.character);
        match (character, place) {
            (None, _) => found.push(Impossible::NobodyThere { seat }),
            (Some(character), Place::Viper { .. }) => {
                rule!("COMP-8");
                if !character.facts().pilot_token {
                    found.push(Impossible::CannotFly { seat });
                }
            }
            (Some(_), Place::Location { .. } | Place::OffBoard) => {}
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

fn too_many(state: &State) -> Vec<Impossible> {
    rule!("LIMIT-3");
    rule!("COMP-2");
    rule!("COMP-7");
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
