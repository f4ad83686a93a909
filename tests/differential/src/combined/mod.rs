//! The same for the combined game: the engine beside the second writing of its ships and fights.
//!
//! Beside the bed of the base game it has what is the same in both: whims, the counting of situations, fronts of
//! civilian ships, and what is told of a difference.
//!
//! What the second writing does not know is kept out of the positions, or answered so that it does nothing:
//! Cylon Leaders and characters whose abilities touch ships without a question; Apollo's taking a viper that
//! comes; cards other than Strategic Planning and Evasive Maneuvers, of which some effects on ships come alone;
//! allies; missions and destinations, of which the distance alone is told; the last jump; Demetrius and the Rebel
//! Basestar. Skill cards that are drawn, titles that pass, and trauma tokens, which people draw, are only counted.
//! The icon that the Engine Room gives belongs to a crisis card, so that nobody tells of a jump being prepared
//! while it waits for one. A prisoner is never told to have been sent away, for there the table is believed.

mod echo;
mod position;
mod procedure;
mod situation;
mod table;
mod translate;

use dradis_facts::Rejection;
use dradis_reference::Ships;
use dradis_reference::combined::Board;

use crate::combined::echo::Echo;
use crate::combined::procedure::Procedure;
pub use crate::combined::situation::Situation;
use crate::combined::table::{Heard, Table};
use crate::reached::Reached;
use crate::whim::Whim;
use crate::{Difference, PROCEDURES, caught, equal};

/// Carries out a run of the combined game, and says what it came to.
///
/// # Errors
/// [`Difference`]: the two do not agree, or one of them breaks off.
pub fn compare(run: u64) -> Result<Reached<Situation>, Difference> {
    caught(run, |procedures| play(run, procedures))
}

fn play(run: u64, procedures: &mut Vec<String>) -> Result<Reached<Situation>, String> {
    // What only the second writing asks must not change what the engine gets.
    let mut whim = Whim::new(run);
    let mut unasked = Whim::new(!run);
    let mut table = Table::new(run, &mut whim);
    let mut board = translate::board(&table.state, &table.fronts);
    for _ in 0..whim.between(1, PROCEDURES) {
        if board.outcome.is_some() {
            break;
        }
        let Some(procedure) = Procedure::any(&table.state, &mut whim) else {
            continue;
        };
        procedures.push(procedure.to_string());
        table.reached.procedures += 1;
        let heard = match (procedure.effects(), procedure.command(&table.state)) {
            (Some((seat, effects)), _) => Ok(table.come(seat, effects, &mut whim)?),
            (None, Some(command)) => table.carry_out(&command, &mut whim)?,
            (None, None) => Err(Rejection::StalePrompt),
        };
        let heard = match heard {
            Ok(heard) => heard,
            Err(refusal) => {
                table.reached.count(Situation::Refused);
                let mut people = Echo::new(Heard::default(), &mut unasked, &board);
                refused_too(&board, procedure, &mut people)
                    .map_err(|()| format!("the engine refuses: {refusal}"))?;
                continue;
            }
        };
        if let Some(situation) = procedure.situation() {
            table.reached.count(situation);
        }
        let engine = translate::board(&table.state, &table.fronts);
        procedure.prepare(&mut board, &heard, &engine);
        let bridge_hits = heard.resolved.is_some();
        table.reached.count_if(Situation::BridgeHits, bridge_hits);
        let track = board.jump_track;
        let personnel = heard.personnel;
        let mut echo = Echo::new(heard, &mut unasked, &board);
        let done = procedure.carry_out(&mut board, &mut echo);
        done.map_err(|why| format!("the second writing refuses: {why}"))?;
        echo.finish()?;
        let jumped = matches!(procedure, Procedure::JumpPrepared) && board.jump_track < track;
        table.reached.count_if(Situation::AutoJump, jumped);
        // People draw these tokens: two for each that a basestar takes (XDMGB-3).
        let owed = std::mem::take(&mut board.owed_trauma);
        if owed != 2 * personnel {
            return Err(format!("{owed} trauma tokens for {personnel}"));
        }
        equal(&in_order(&engine), &in_order(&board))?;
    }
    Ok(table.reached)
}

/// What the engine refuses, the second writing refuses too, or it changes nothing.
fn refused_too(board: &Board, procedure: Procedure, people: &mut Echo<'_>) -> Result<(), ()> {
    let mut after = board.clone();
    match procedure.carry_out(&mut after, people) {
        Ok(()) if after != *board => Err(()),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Civilian ships of an area are told apart by their names, not by their places. Once the game is over it is of
/// no account any more which of equal ships have acted.
fn in_order(board: &Board) -> Board {
    let mut board = board.clone();
    let over = board.outcome.is_some();
    for space in &mut board.space {
        space.civilians.sort_unstable_by_key(|ship| ship.id);
        if over {
            for ships in [&mut space.raiders, &mut space.heavy_raiders] {
                *ships = Ships {
                    ready: ships.total(),
                    acted: 0,
                };
            }
            for basestar in &mut space.basestars {
                basestar.acted = false;
            }
        }
    }
    board
}
