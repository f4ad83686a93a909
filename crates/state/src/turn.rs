//! The turn, its steps, and how the game ended.

use std::collections::BTreeSet;

use dradis_facts::ability::Ability;
use dradis_facts::content::{LocationId, SkillType};
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use dradis_facts::turn::{TurnStep, Winner};
use serde::{Deserialize, Serialize};

use crate::loyalty::Standing;
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
    /// Whether the running turn ends as soon as what is being done is over (XREVEAL-7, EXEC-17).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
    /// What abilities of characters remember of the running turn.
    #[serde(default, skip_serializing_if = "Remembered::is_nothing")]
    pub remembered: Remembered,
    /// Whose character skips the next Receive Skills step of theirs, and the number of the turn in which they came
    /// (EXEC-21).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub benched: Option<(SeatId, u16)>,
}

impl Turn {
    /// Whether the running turn is that in which a player's character skips Receive Skills after an execution (EXEC-21).
    #[must_use]
    pub fn is_benched(&self, seat: SeatId) -> bool {
        let began_since = |(benched, since)| benched == seat && self.number > since;
        self.active == Some(seat) && self.benched.is_some_and(began_since)
    }
}

/// What abilities of characters remember of a turn. Public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remembered {
    /// Where the active player's character was when it began, where their sheet asks for it (CLAR-22).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began_at: Option<Place>,
    /// Abilities that are used once in a turn and were.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub used: BTreeSet<Ability>,
    /// Locations that were activated again by an ability that does so once for each of them (OPEN-56).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub again: BTreeSet<LocationId>,
    /// Whether a Movement ability was used in the place of moving (XMOVE-6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
    /// Whose character goes to the Brig as the turn ends (CLAR-53).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brig_at_end: Option<SeatId>,
    /// Whose character is executed once what is being done is over, because morale has fallen (CLAR-61).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fragile: Option<SeatId>,
    /// The dial whose next loss is smaller by 1 (CLAR-71).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spared: Option<Resource>,
    /// Whether the next crisis card that is drawn counts as having the jump icon (LOC-ENGINE-1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub jump_icon: bool,
    /// Whether no Cylon ship is launched or activated any more (Negotiation).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cease_fire: bool,
    /// A title that goes back as the turn ends, and to whom (CLAR-12, CLAR-48).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lent: Option<(Title, SeatId)>,
    /// Whether an Ally was met, who is the only one of the turn (ION-ALLY-2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub met: bool,
    /// Whether the Mutineer has drawn for the jump, once in the turn (XMUT-16).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mutineer_drew: bool,
    /// Whether the CAG has led a flight by the title card, once in the turn (XACT-1).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flight_led: bool,
}

impl Remembered {
    /// Whether there is nothing to write down.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// What a turn begins with that is this player's, who is there.
    pub(crate) fn of_turn(state: &State, seat: SeatId) -> Self {
        let character = state.seats.get(seat.index()).and_then(|s| s.character);
        let stim = character.is_some_and(|c| c.facts().abilities.contains(&Ability::StimJunkie));
        Self {
            began_at: state.places.of(seat).filter(|_| stim),
            ..Self::default()
        }
    }
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
    rule!("XTURN-1");
    let of_crisis = match step {
        TurnStep::ReceiveSkills | TurnStep::Movement | TurnStep::Action => false,
        TurnStep::Crisis | TurnStep::ActivateCylonShips | TurnStep::PrepareForJump => true,
    };
    if state.earth.no_crisis && of_crisis {
        rule!("EARTH-3");
        return false;
    }
    if state.loyalty.standing(seat).is_cylon_player() {
        rule!("TURN-6");
        rule!("CYTURN-4");
        rule!("XCYTURN-6");
        rule!("XTURN-5");
        rule!("XTURN-6");
        rule!("DIS-12");
        return match step {
            TurnStep::ReceiveSkills | TurnStep::Movement | TurnStep::Action => true,
            TurnStep::Crisis | TurnStep::ActivateCylonShips | TurnStep::PrepareForJump => false,
        };
    }
    if let Standing::Leader { infiltrating: true } = state.loyalty.standing(seat) {
        rule!("XINF-3");
    }
    if in_detention(state, seat) {
        rule!("NC-45");
        return step != TurnStep::Movement;
    }
    if in_brig(state, seat) {
        rule!("TURN-7");
        rule!("XTURN-5");
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

/// Whether a player's character is in the Brig, or on New Caprica in Detention, which counts as the Brig (NC-12).
#[must_use]
pub fn in_brig(state: &State, seat: SeatId) -> bool {
    in_the_brig_itself(state, seat) || in_detention(state, seat)
}

/// Whether a player's character is in the Brig of Galactica, which keeps them from more than Detention does (NC-13).
#[must_use]
pub fn in_the_brig_itself(state: &State, seat: SeatId) -> bool {
    stands_on(state, seat, LocationId::BRIG)
}

/// Whether a player's character is in Detention.
#[must_use]
pub fn in_detention(state: &State, seat: SeatId) -> bool {
    let detained = stands_on(state, seat, LocationId::DETENTION);
    if detained {
        rule!("NC-12");
    }
    detained
}

/// Whether a player's character is in Sickbay.
#[must_use]
pub fn in_sickbay(state: &State, seat: SeatId) -> bool {
    let cared_for = stands_on(state, seat, LocationId::MEDICAL_CENTER);
    if cared_for {
        rule!("LOC-MEDICAL-1");
    }
    cared_for || in_the_sickbay_itself(state, seat)
}

/// Whether a player's character is in the Sickbay of Galactica.
#[must_use]
pub fn in_the_sickbay_itself(state: &State, seat: SeatId) -> bool {
    stands_on(state, seat, LocationId::SICKBAY)
}

fn stands_on(state: &State, seat: SeatId, location: LocationId) -> bool {
    state.places.of(seat) == Some(Place::on(location))
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
    /// A human was executed and no character is left to choose: the Cylons win (END-9).
    NoCharacterLeft,
    /// The table said so, for an end that Dradis cannot see.
    Declared {
        /// Who has won.
        winner: Winner,
    },
}

/// How the ends that a table has played on from are written: none as `null` and one alone as it is, as when there could
/// be one only, and several as a list.
pub mod waived {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Outcome;

    /// Ends as they are written, where there is one.
    #[derive(Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlayedOn"))]
    #[serde(untagged)]
    pub enum Written {
        /// One alone.
        One(Outcome),
        /// More than one.
        Several(Vec<Outcome>),
    }

    /// Writes them.
    ///
    /// # Errors
    ///
    /// What the format cannot write.
    pub fn serialize<S: Serializer>(outcomes: &[Outcome], to: S) -> Result<S::Ok, S::Error> {
        match outcomes {
            [] => to.serialize_none(),
            [one] => one.serialize(to),
            several => several.serialize(to),
        }
    }

    /// Reads them.
    ///
    /// # Errors
    ///
    /// What is no end of a game, and no list of such.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Outcome>, D::Error> {
        Ok(match Option::<Written>::deserialize(from)? {
            None => Vec::new(),
            Some(Written::One(outcome)) => vec![outcome],
            Some(Written::Several(outcomes)) => outcomes,
        })
    }
}

impl Outcome {
    /// The side that has won.
    #[must_use]
    pub const fn winner(&self) -> Winner {
        match self {
            Self::ResourcesExhausted { .. }
            | Self::Boarded
            | Self::GalacticaDestroyed { .. }
            | Self::FinalJumpFailed { .. }
            | Self::NoCharacterLeft => Winner::Cylons,
            Self::KobolReached => Winner::Humans,
            Self::Declared { winner } => *winner,
        }
    }
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
