//! Whose turn it is, and how the game ended.

use dradis_facts::ability::Ability;
use dradis_facts::boarding::boarding_spaces;
use dradis_facts::content::{SkillType, content};
use dradis_facts::options::{CylonSkills, Mode, Tracking};
use dradis_facts::piles::Pile;
use dradis_facts::resources::{Resource, leaves_sympathizer_out};
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::turn::TurnStep;
use dradis_state::check::Check;
use dradis_state::state::State;
use dradis_state::turn::{DrawLine, Outcome, shape, stands_on};

use crate::play::ability::has;

pub(crate) mod draws;

mod procedure;
mod question;

pub(crate) use procedure::{
    arrive, begin_turns, close_turn, crisis_described, discarded, draw_crises, draw_crisis_for,
    draw_from, draw_skill_cards, ended, finish_turn, location, next_step, set_hand, take_turn,
};
pub(crate) use question::{
    above_limit, active_or_referee, ask_turn, discard_to_limit, draw_damage, neighbours,
    token_choice, token_option,
};

/// Whether the turn stands at a step: at it alone, or, where a turn is one question, not behind it.
#[must_use]
pub(crate) fn at(state: &State, step: TurnStep) -> bool {
    match state.options.tracking {
        Tracking::Full => state.turn.step == step,
        Tracking::Light => state.turn.step <= step && shape(state).contains(&step),
    }
}

/// Whether the crisis of the running turn may be told now.
#[must_use]
pub(crate) fn crisis_may_come(state: &State) -> bool {
    at(state, TurnStep::Crisis) && !state.crises.came
}

/// Whether the crisis of the running turn is still to come, in this step or a later one.
#[must_use]
pub(crate) fn crisis_to_come(state: &State) -> bool {
    state.turn.step <= TurnStep::Crisis
        && shape(state).contains(&TurnStep::Crisis)
        && !state.crises.came
}

/// How many cards a player draws in the Receive Skills step, standing where they stand now (SKILLSTEP-1,
/// SKILLSTEP-4, CYTURN-1). Which ones they are is the player's choice at the table.
#[must_use]
pub fn draws(state: &State, seat: SeatId) -> u8 {
    if state.loyalty.revealed.contains(&seat) {
        let draws = &content().skill_draws;
        if leaves_sympathizer_out(&state.options, state.seats.len()) {
            rule!("SETUP-NOSYMP-1");
            return draws.revealed_cylon_without_sympathizer;
        }
        rule!("CYTURN-1");
        return draws.revealed_cylon;
    }
    if stands_on(state, seat, "sickbay") {
        rule!("SKILLSTEP-4");
        return content().skill_draws.sickbay;
    }
    rule!("SKILLSTEP-1");
    rule!("SKILLSTEP-2");
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    character.map_or(0, |character| character.facts().draws())
}

/// Skill cards that are in no hand, in no check and not in the Destiny deck: those of the decks, and of the discard
/// piles that are shuffled into new ones (SKILLSTEP-5). Which types they are of, Dradis does not know.
#[must_use]
pub fn skill_cards_left(state: &State) -> u8 {
    rule!("SKILLSTEP-5");
    let seats = (0u8..).take(state.seats.len()).map(SeatId);
    let held: usize = seats.map(|seat| usize::from(state.hands.of(seat))).sum();
    let checked = state.check.as_ref();
    let from_destiny = checked.map_or(0, |check| usize::from(check.destiny));
    let checked = checked.map_or(0, Check::expected);
    // A Destiny deck that Dradis keeps is no pile of the table's cards: those are all in its skill decks.
    let (checked, destiny) = match state.options.modes.destiny {
        Mode::App => (checked.saturating_sub(from_destiny), 0),
        Mode::Table => (checked, usize::from(state.piles.of(Pile::Destiny))),
    };
    let left = usize::from(content().skill_cards).saturating_sub(held + checked + destiny);
    u8::try_from(left).unwrap_or(u8::MAX)
}

/// What a player draws in the Receive Skills step, line by line (SKILLSTEP-1 to SKILLSTEP-4, CYTURN-1). Its cards
/// together are [`draws`].
#[must_use]
pub fn draw_lines(state: &State, seat: SeatId) -> Vec<DrawLine> {
    let cards = draws(state, seat);
    if state.loyalty.revealed.contains(&seat) {
        rule!("DIS-11");
        return vec![DrawLine {
            types: SkillType::ALL.to_vec(),
            cards,
            different: match state.options.cylon_skills {
                CylonSkills::AnyTypes => false,
                CylonSkills::DifferentTypes => true,
            },
        }];
    }
    if stands_on(state, seat, "sickbay") {
        rule!("LOC-SICKBAY-1");
        let types = sheet_types(state, seat);
        return vec![DrawLine {
            types,
            cards,
            different: false,
        }];
    }
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    let lines = character.map_or(&[][..], |character| &character.facts().skills);
    let lines = lines.iter().map(|line| DrawLine {
        types: line.types.clone(),
        cards: line.cards,
        different: false,
    });
    lines.collect()
}

/// The types on a player's sheet: what may be drawn where an effect names none (SKILLSTEP-6, CHAR-3). A revealed
/// Cylon draws any.
#[must_use]
pub fn sheet_types(state: &State, seat: SeatId) -> Vec<SkillType> {
    if state.loyalty.revealed.contains(&seat) {
        return SkillType::ALL.to_vec();
    }
    let character = state.seats.get(seat.index()).and_then(|s| s.character);
    let skills = character.map_or(&[][..], |character| &character.facts().skills);
    let on_sheet = |kind: &SkillType| skills.iter().any(|line| line.types.contains(kind));
    SkillType::ALL.into_iter().filter(on_sheet).collect()
}

/// Most skill cards that a player keeps at the end of a turn (HAND-1): 10, revealed Cylons too (HAND-4), and 8 for
/// Tyrol while he is none (Reckless).
#[must_use]
pub fn hand_limit(state: &State, seat: SeatId) -> u8 {
    rule!("HAND-4");
    rule!("CYPLAYER-5");
    if has(state, seat, Ability::Reckless) {
        RECKLESS
    } else {
        content().skill_draws.hand_limit
    }
}

/// Hand limit of Galen Tyrol (Reckless).
const RECKLESS: u8 = 8;

/// When the board is looked at for an end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// As something happens (END-1).
    AtOnce,
    /// At the end of a turn, where the dials count too (END-2, RES-6).
    EndOfTurn,
}

/// The end of the game that the board alone shows, if it does. What holds at once is looked at before the
/// dials, which count only at the end of a turn.
#[must_use]
pub fn board_outcome(state: &State, when: When) -> Option<Outcome> {
    rule!("END-3");
    let end = boarding_spaces(state.options.boarding_track);
    if state.boarding.centurions.iter().any(|space| *space >= end) {
        rule!("END-1");
        rule!("CENT-3");
        return Some(Outcome::Boarded);
    }
    rule!("END-4");
    if state.damage.locations.len() >= usize::from(content().galactica_destroyed_at) {
        rule!("END-1");
        rule!("DMG-GAL-7");
        let locations = state.damage.locations.iter().copied().collect();
        return Some(Outcome::GalacticaDestroyed { locations });
    }
    match when {
        When::AtOnce => None,
        When::EndOfTurn => {
            rule!("END-2");
            rule!("RES-6");
            rule!("DIS-25");
            let resources: Vec<Resource> = state.resources.exhausted().collect();
            if resources.is_empty() {
                return None;
            }
            rule!("END-1");
            Some(Outcome::ResourcesExhausted { resources })
        }
    }
}

/// What the final jump brings (END-14): the humans win if every dial is above 0, otherwise the Cylons do.
#[must_use]
pub fn final_jump(state: &State) -> Outcome {
    rule!("END-1");
    rule!("END-5");
    rule!("END-6");
    rule!("END-14");
    rule!("OPEN-11");
    rule!("GOAL-4");
    let resources: Vec<Resource> = state.resources.exhausted().collect();
    if resources.is_empty() {
        Outcome::KobolReached
    } else {
        Outcome::FinalJumpFailed { resources }
    }
}
