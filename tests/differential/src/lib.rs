//! The engine's battles beside the reference model's: random positions, random procedures, random dice,
//! draws and answers. The engine goes first; what was rolled, drawn and said is repeated to the reference
//! model, which gets random answers where only it asks. Afterwards both boards must be the same, and every
//! die, draw and answer must have been used.
//!
//! A run is known by its number, which is its seed.

mod action;
pub mod combined;
mod echo;
mod position;
mod procedure;
mod reached;
mod situation;
mod table;
mod translate;
mod whim;

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use dradis_reference::{Board, Ships};
use dradis_state::State;

use crate::echo::Echo;
use crate::procedure::Procedure;
pub use crate::reached::{Reached, Situations};
pub use crate::situation::Situation;
use crate::table::{Heard, Table};
use crate::whim::Whim;

/// Most procedures of a run.
const PROCEDURES: u8 = 6;

/// Where the engine and the reference model come apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The run.
    pub run: u64,
    /// What was carried out, the last one with the difference.
    pub procedures: Vec<String>,
    /// What differs.
    pub what: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference {
            run,
            procedures,
            what,
        } = self;
        write!(f, "run {run}, {}: {what}", procedures.join(", "))
    }
}

/// Carries out a run of the base game, and says what it came to.
///
/// # Errors
/// [`Difference`]: the two do not agree, or one of them breaks off.
pub fn compare(run: u64) -> Result<Reached<Situation>, Difference> {
    caught(run, |procedures| play(run, procedures))
}

/// What came of a run that may break off.
pub(crate) fn caught<S>(
    run: u64,
    play: impl FnOnce(&mut Vec<String>) -> Result<Reached<S>, String>,
) -> Result<Reached<S>, Difference> {
    let mut procedures = Vec::new();
    let played = catch_unwind(AssertUnwindSafe(|| play(&mut procedures)));
    let what = match played {
        Ok(Ok(reached)) => return Ok(reached),
        Ok(Err(what)) => what,
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
            format!("it breaks off: {}", text.unwrap_or("for no reason given"))
        }
    };
    Err(Difference {
        run,
        procedures,
        what,
    })
}

fn play(run: u64, procedures: &mut Vec<String>) -> Result<Reached<Situation>, String> {
    // What only the reference model asks must not change what the engine gets.
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
        let command = procedure.command(&table.state);
        let heard = match table.carry_out(&command, &mut whim)? {
            Ok(heard) => heard,
            Err(refusal) => {
                table.reached.count(Situation::Refused);
                let mut people = Echo::new(Heard::default(), &mut unasked);
                refused_too(&board, procedure, &mut people)
                    .map_err(|()| format!("the engine refuses: {refusal}"))?;
                continue;
            }
        };
        let given_up = heard.given_up;
        procedure.prepare(&mut board, &heard);
        let mut echo = Echo::new(heard, &mut unasked);
        let done = procedure.carry_out(&mut board, &mut echo);
        done.map_err(|why| format!("the reference model refuses: {why}"))?;
        echo.finish()?;
        pays(&table.state, given_up, &mut board)?;
        let engine = translate::board(&table.state, &table.fronts);
        same(&engine, &board)?;
    }
    Ok(table.reached)
}

/// What the engine refuses, the reference model refuses too, or it changes nothing.
fn refused_too(board: &Board, procedure: Procedure, people: &mut Echo<'_>) -> Result<(), ()> {
    let mut after = board.clone();
    match procedure.carry_out(&mut after, people) {
        Ok(()) if after != *board => Err(()),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// The active player gives up the cards that an attack card wants, or all there are. The reference model only
/// notes how many.
fn pays(state: &State, given_up: u8, board: &mut Board) -> Result<(), String> {
    let owed = std::mem::take(&mut board.owed_discards);
    let active = state.turn.active.expect("a turn runs");
    let left = state.hands.of(active);
    if given_up == owed || (given_up < owed && left == 0) {
        Ok(())
    } else {
        Err(format!("{given_up} cards of {owed} given up, {left} left"))
    }
}

/// Compares two boards. Once the game is over it is of no account any more which of equal ships have acted.
fn same(engine: &Board, reference: &Board) -> Result<(), String> {
    equal(&in_order(engine), &in_order(reference))
}

/// Says in what two boards differ.
pub(crate) fn equal<B: PartialEq + fmt::Debug>(engine: &B, reference: &B) -> Result<(), String> {
    if engine == reference {
        return Ok(());
    }
    let lines = |board: &B| {
        format!("{board:#?}")
            .lines()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let (ours, theirs) = (lines(engine), lines(reference));
    let differ = ours.iter().zip(&theirs).find(|(one, other)| one != other);
    let differ = differ.map(|(one, other)| format!("{} and {}", one.trim(), other.trim()));
    Err(format!(
        "{} differ\nengine:    {engine:?}\nreference: {reference:?}",
        differ.unwrap_or_else(|| "the boards".to_owned())
    ))
}

fn in_order(board: &Board) -> Board {
    let mut board = board.clone();
    // The engine keeps no piles of cards and nothing of cards that have been put away.
    board.discarded.clear();
    board.back_in_deck.clear();
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
