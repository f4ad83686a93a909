//! The eleven attack cards (CYATT-1 to CYATT-7a, CYATT-9; `facts/cylon_attack.tsv`).

use crate::board::{Area, Basestar, Board, Piece, Play};
use crate::cylons::{Icon, activate, activate_basestars, raider_acts};
use crate::people::{People, Question, draw_civilian, pick};

/// A Cylon attack card of the base game. The last one is a super crisis (CYATT-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum AttackCard {
    Ambush,
    Besieged,
    BoardingParties,
    CylonSwarm,
    HeavyAssault,
    JammedAssault,
    RaidingParty,
    Surrounded,
    TacticalStrike,
    ThirtyThree,
    MassiveAssault,
}

impl AttackCard {
    /// All of them.
    pub const ALL: [AttackCard; 11] = [
        AttackCard::Ambush,
        AttackCard::Besieged,
        AttackCard::BoardingParties,
        AttackCard::CylonSwarm,
        AttackCard::HeavyAssault,
        AttackCard::JammedAssault,
        AttackCard::RaidingParty,
        AttackCard::Surrounded,
        AttackCard::TacticalStrike,
        AttackCard::ThirtyThree,
        AttackCard::MassiveAssault,
    ];

    /// What is printed: the icons, left to right, and one word for each area, clockwise from the bow:
    /// B basestar, H heavy raider, R raider, V viper, C civilian ship.
    fn printed(self) -> (&'static [Icon], &'static str) {
        use Icon::{Basestars, HeavyRaiders, Raiders};
        match self {
            AttackCard::Ambush => (&[Basestars], "RRRR - C BRRRR VVC C"),
            AttackCard::Besieged => (&[Raiders], "C C - H B RRRRVVC"),
            AttackCard::BoardingParties => (&[HeavyRaiders], "HH BRRRR HH C CC -"),
            AttackCard::CylonSwarm => (&[Basestars], "BRRRRR H - C VC VC"),
            AttackCard::HeavyAssault => (&[Raiders], "B B - C C VC"),
            AttackCard::JammedAssault => (&[Raiders], "C RRRR BHH C VC VC"),
            AttackCard::RaidingParty => (&[Raiders], "- - BRRR HHRR C VVCC"),
            AttackCard::Surrounded => (&[Basestars], "RRRR B HRRR C VC VC"),
            AttackCard::TacticalStrike => (&[Raiders], "H - C C VVC BRRRRR"),
            AttackCard::ThirtyThree => (&[Raiders], "B - C C VC VC"),
            AttackCard::MassiveAssault => (&[HeavyRaiders, Basestars], "- BRRRR BHRR - VCC VCC"),
        }
    }

    /// The areas where pieces of this kind are pictured, one for each piece, clockwise from the bow.
    #[must_use]
    pub fn pictured(self, piece: Piece) -> Vec<Area> {
        let letter = match piece {
            Piece::Basestar => 'B',
            Piece::HeavyRaider => 'H',
            Piece::Raider => 'R',
            Piece::Viper => 'V',
            Piece::Civilian => 'C',
        };
        let (_, picture) = self.printed();
        let words = Area::RING.into_iter().zip(picture.split(' '));
        words
            .flat_map(|(area, word)| word.matches(letter).map(move |_| area))
            .collect()
    }
}

/// Resolves an attack card: activation, placing, special rule, and the discard pile unless it stays
/// in play (CYATT-1, CYATT-2, CYATT-5, CYATT-6).
///
/// # Errors
/// [`Stop::Over`](crate::Stop::Over) as soon as the Cylons win, or if the game is over.
pub fn cylon_attack(board: &mut Board, people: &mut dyn People, card: AttackCard) -> Play {
    board.still_playing()?;
    board.discarded.remove(&card);
    board.back_in_deck.remove(&card);
    let (icons, _) = card.printed();
    activate(board, people, icons)?;
    let there_before = board[Area::ForePort].raiders.total();
    for piece in [
        Piece::Basestar,
        Piece::HeavyRaider,
        Piece::Raider,
        Piece::Viper,
        Piece::Civilian,
    ] {
        place(board, people, card, piece);
    }
    match card {
        AttackCard::Ambush
        | AttackCard::CylonSwarm
        | AttackCard::JammedAssault
        | AttackCard::ThirtyThree => {
            board.in_play.insert(card);
            return Ok(());
        }
        AttackCard::Besieged => {
            // Those just placed act at once (CYATT-7a).
            for _ in there_before..board[Area::ForePort].raiders.total() {
                raider_acts(board, people, Area::ForePort)?;
            }
        }
        AttackCard::BoardingParties => {}
        AttackCard::HeavyAssault => {
            // Each basestar attacks, whatever it did before in this turn (CYATT-7a).
            for space in &mut board.space {
                for basestar in &mut space.basestars {
                    basestar.acted = false;
                }
            }
            activate_basestars(board, people)?;
        }
        AttackCard::RaidingParty => board.jump_track = board.jump_track.saturating_sub(1),
        // A revealed Cylon, who may bring the card by Caprica, is not forced to discard (CYPLAYER-3).
        AttackCard::Surrounded => {
            if !board.cylons.contains(&board.active) {
                board.owed_discards += 3;
            }
        }
        AttackCard::TacticalStrike => {
            let damaged = board.reserve.min(2);
            board.reserve -= damaged;
            board.damaged_vipers += damaged;
        }
        AttackCard::MassiveAssault => board.jump_track = board.jump_track.saturating_sub(2),
    }
    board.discarded.insert(card);
    Ok(())
}

/// Places the pictured pieces of one kind. If they are short, the active player says piece by piece
/// which place is filled (CYATT-2 to CYATT-4, CIV-6, LIMIT-3, LIMIT-4, LIMIT-14).
fn place(board: &mut Board, people: &mut dyn People, card: AttackCard, piece: Piece) {
    let mut open = card.pictured(piece);
    while !open.is_empty() && board.supply(piece) > 0 {
        let enough = usize::from(board.supply(piece)) >= open.len();
        let area = if enough {
            open[0]
        } else {
            let mut areas = open.clone();
            areas.dedup();
            pick(people, &areas, |options| {
                Question::PlaceNext(piece, options)
            })
        };
        let filled = open.iter().position(|at| *at == area);
        open.remove(filled.expect("one of the areas"));
        match piece {
            Piece::Basestar => board[area].basestars.push(Basestar::default()),
            Piece::HeavyRaider => board[area].heavy_raiders.ready += 1,
            Piece::Raider => board[area].raiders.ready += 1,
            Piece::Viper => {
                board.reserve -= 1;
                board[area].unmanned += 1;
            }
            Piece::Civilian => draw_civilian(board, people, area),
        }
    }
}
