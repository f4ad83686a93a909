//! The boarding party track.

use crate::kit::Kit;
use crate::options::BoardingTrack;
use crate::rule;

/// How many spaces the track has, Start included. The space with this number, counted from 0, is the
/// end of the track, where the humans lose (END-3).
#[must_use]
pub fn boarding_spaces(kit: &Kit, track: BoardingTrack) -> u8 {
    rule!("OPEN-02");
    match track {
        BoardingTrack::Printed => kit.boarding_spaces,
        BoardingTrack::OneShorter => kit.boarding_spaces.saturating_sub(1),
    }
}
