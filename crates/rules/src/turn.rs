//! Whose turn it is, and how the game ended.

use dradis_facts::ability::Ability;
use dradis_facts::boarding::boarding_spaces;
use dradis_facts::content::{LocationId, SkillType, content};
use dradis_facts::options::{CylonSkills, Mode, Tracking};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::resources::{Resource, leaves_sympathizer_out};
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::turn::{TurnStep, Winner};
use serde::{Deserialize, Serialize};

use crate::ability::has;
use crate::check::Check;
use crate::state::State;

/// The turn order (TURN-1). Public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The player who chose first and takes the first turn (SETUP-5); `None` before the game is set up.
    pub first: Option<SeatId>,
    /// Number of the running turn, the first is 1; 0 before it.
    pub number: u16,
    /// The active player; `None` before the first turn.
    pub active: Option<SeatId>,
    /// Where the running turn is.
    #[serde(default)]
    pub step: TurnStep,
    /// The steps this turn has come to by itself, in that order: what follows from a step happens the first
    /// time it is passed, and never again however often the marker goes back and forth.
    #[serde(default)]
    pub taken: Vec<TurnStep>,
    /// Whether the active player was in a viper when the running turn began (PILOT-5).
    #[serde(default)]
    pub began_flying: bool,
    /// Actions of the running turn that are taken.
    #[serde(default)]
    pub acted: u8,
    /// Actions that an action of the running turn has given.
    #[serde(default)]
    pub extra: u8,
    /// Whether Executive Order was played in the running turn (CLAR-30).
    #[serde(default)]
    pub ordered: bool,
    /// Whether Tyrol has had the action of Maintenance Engineer in the running turn.
    #[serde(default)]
    pub maintained: bool,
}

/// The steps of the running turn, in order (TURN-2). A revealed Cylon has three (CYTURN-4), a character in
/// the Brig two (TURN-7, MOVE-8), one who is not on the board yet neither moves nor acts
/// (CHARACTER-HELO-1). Steps that the turn has come to stay in its shape, and once its crisis is drawn the
/// two steps that follow from the card do too. Empty before the first turn.
#[must_use]
pub fn shape(state: &State) -> Vec<TurnStep> {
    let Some(active) = state.turn.active else {
        return Vec::new();
    };
    let turn = &state.turn;
    let drawn = turn.taken.contains(&TurnStep::Crisis);
    TurnStep::ALL
        .into_iter()
        .filter(|step| {
            *step == turn.step
                || turn.taken.contains(step)
                || (drawn && *step > TurnStep::Crisis)
                || has_step(state, active, *step)
        })
        .collect()
}

/// The steps that a turn has come to which is at its step by a correction: those before it that the player has, and
/// it. A Crisis card that is drawn stays drawn, and where the turn is behind it, it is (TURN-2).
pub(crate) fn come_to(state: &State) -> Vec<TurnStep> {
    let turn = &state.turn;
    let drawn = turn.taken.contains(&TurnStep::Crisis);
    let come = |step: TurnStep| {
        step == turn.step
            || (step < turn.step
                && turn
                    .active
                    .is_some_and(|active| has_step(state, active, step)))
            || (step == TurnStep::Crisis && turn.step > step)
            || (drawn && step >= TurnStep::Crisis && turn.taken.contains(&step))
    };
    TurnStep::ALL
        .into_iter()
        .filter(|step| come(*step))
        .collect()
}

/// Whether a player has this step at all, as they stand now.
fn has_step(state: &State, seat: SeatId, step: TurnStep) -> bool {
    rule!("TURN-2");
    if state.loyalty.revealed.contains(&seat) {
        rule!("TURN-6");
        rule!("CYTURN-4");
        rule!("DIS-12");
        return match step {
            TurnStep::ReceiveSkills | TurnStep::Movement | TurnStep::Action => true,
            TurnStep::Crisis | TurnStep::ActivateCylonShips | TurnStep::PrepareForJump => false,
        };
    }
    if in_brig(state, seat) {
        rule!("TURN-7");
        rule!("OPEN-43");
        rule!("MOVE-8");
        return match step {
            TurnStep::ReceiveSkills | TurnStep::Action => true,
            TurnStep::Movement
            | TurnStep::Crisis
            | TurnStep::ActivateCylonShips
            | TurnStep::PrepareForJump => false,
        };
    }
    if state.places.of(seat) == Some(Place::OffBoard) {
        rule!("CHARACTER-HELO-1");
        return match step {
            TurnStep::Movement | TurnStep::Action => false,
            TurnStep::ReceiveSkills
            | TurnStep::Crisis
            | TurnStep::ActivateCylonShips
            | TurnStep::PrepareForJump => true,
        };
    }
    true
}

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

/// A line of what a player draws in the Receive Skills step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DrawLine {
    /// The type; with several the player splits the cards between them as they like (SKILLSTEP-3).
    pub types: Vec<SkillType>,
    /// Cards.
    pub cards: u8,
    /// No two of them may be of one type (DIS-11).
    pub different: bool,
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

/// Whether a player's character is in the Brig.
#[must_use]
pub fn in_brig(state: &State, seat: SeatId) -> bool {
    stands_on(state, seat, "brig")
}

/// Whether a player's character is in Sickbay.
#[must_use]
pub fn in_sickbay(state: &State, seat: SeatId) -> bool {
    stands_on(state, seat, "sickbay")
}

fn stands_on(state: &State, seat: SeatId, name: &str) -> bool {
    match state.places.of(seat) {
        Some(Place::Location { location }) => location.name() == name,
        Some(Place::Viper { .. } | Place::OffBoard) | None => false,
    }
}

/// How the game ended. Public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Outcome {
    /// Dials stood at 0 at the end of a turn: the Cylons win (END-2).
    ResourcesExhausted {
        /// The dials at 0, at least one.
        resources: Vec<Resource>,
    },
    /// A centurion reached the end of the Boarding Party track: the Cylons win (END-3).
    Boarded,
    /// Six or more locations of Galactica were damaged at the same time: the Cylons win (END-4).
    GalacticaDestroyed {
        /// The damaged locations.
        locations: Vec<LocationId>,
    },
    /// The fleet made its final jump with every dial above 0: the humans win (END-5).
    KobolReached,
    /// The fleet made its final jump with dials at 0: the Cylons win (END-14).
    FinalJumpFailed {
        /// The dials at 0, at least one.
        resources: Vec<Resource>,
    },
    /// The table said so, for an end that Dradis cannot see.
    Declared {
        /// Who has won.
        winner: Winner,
    },
}

impl Outcome {
    /// The side that has won.
    #[must_use]
    pub const fn winner(&self) -> Winner {
        match self {
            Self::ResourcesExhausted { .. }
            | Self::Boarded
            | Self::GalacticaDestroyed { .. }
            | Self::FinalJumpFailed { .. } => Winner::Cylons,
            Self::KobolReached => Winner::Humans,
            Self::Declared { winner } => *winner,
        }
    }
}

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
