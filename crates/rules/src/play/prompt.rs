//! Prompts: what the table waits for, who must act, what may be chosen, and why.

use std::fmt;
use std::str::FromStr;

use dradis_facts::battle::Target;
use dradis_facts::choice::Choice;
use dradis_facts::content::{HeldKind, LoyaltyCard, Side};
use dradis_facts::mark::RuleId;
use dradis_facts::message::{Line, Message};
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::Step;
use dradis_state::state::State;
use serde::{Deserialize, Serialize};

use crate::play::attack::FaceOdds;

mod catalogue;

pub(crate) use catalogue::lying_open;
pub use catalogue::{Catalogue, InPlay};

/// Names a prompt: the number of its step, and the part of the step it belongs to (0 for the step
/// itself, n + 1 for seat n; in a turn, which of its six steps runs, so that a second tap on *Next* comes too
/// late). Written "7.0". Never used for two questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct PromptId {
    /// Number of the step.
    pub step: u32,
    /// Part of the step.
    pub part: u8,
}

impl From<&Step> for PromptId {
    fn from(step: &Step) -> Self {
        Self {
            step: step.number,
            part: 0,
        }
    }
}

impl PromptId {
    pub(crate) const fn of_seat(step: &Step, seat: SeatId) -> Self {
        Self {
            step: step.number,
            part: seat.0.saturating_add(1),
        }
    }
}

impl fmt::Display for PromptId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.step, self.part)
    }
}

/// A text that names no prompt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" names no prompt; a prompt is named by two numbers with a point between, such as 7.0"
)]
pub struct NotAPromptId(String);

impl FromStr for PromptId {
    type Err = NotAPromptId;

    fn from_str(text: &str) -> Result<Self, NotAPromptId> {
        let wrong = || NotAPromptId(text.to_owned());
        let (step, part) = text.split_once('.').ok_or_else(wrong)?;
        Ok(Self {
            step: step.parse().map_err(|_| wrong())?,
            part: part.parse().map_err(|_| wrong())?,
        })
    }
}

impl Serialize for PromptId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PromptId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// Who decides. The referee may answer for anybody (principle 1: the table is the authority).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Decider {
    /// A player.
    Seat {
        /// The player's seat.
        seat: SeatId,
    },
    /// The referee.
    Referee,
}

/// What kind of question it is; a page may draw some of them in its own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PromptKind {
    /// Choose a character (CHARSEL-1).
    ChooseCharacter,
    /// Choose the area in which a viper is launched (CHARSEL-5).
    LaunchViper,
    /// Start the deal (LOYDECK-4).
    DealLoyalty,
    /// Say that the cards have been read (LOYDECK-5).
    ReadLoyalty,
    /// Go on although somebody has not said so.
    CloseReading,
    /// Lay a position out, then go on.
    LayOutPosition,
    /// Play the turn step by step and end it (TURN-2, TURN-4).
    TakeTurn,
    /// Discard down to the hand limit (HAND-1).
    DiscardToLimit,
    /// Choose the ship that takes the damage (XDMG-1a).
    ChooseShip,
    /// Say which damage token was drawn (DMG-GAL-1).
    DrawDamage,
    /// Read why the next thing happens, then go on; only where the pace is to teach.
    ReadOn,
    /// Choose the area whose ships act next (COMBAT-ACT-2).
    ChooseArea,
    /// Choose the piloted viper that a raider attacks (COMBAT-RAIDER-2).
    ChooseViper,
    /// Choose the civilian ship that a raider destroys (COMBAT-RAIDER-3).
    ChooseCivilian,
    /// Say how many ships a basestar launches where the supply is short (COMBAT-LAUNCH-3).
    LaunchFewer,
    /// Roll a die, or say what the table's own shows (ATTACK-1).
    Roll,
    /// Let a roll stand, or roll again (ATTACK-7).
    React,
    /// Say which civilian ship was turned up (CIV-4).
    RevealCivilian,
    /// Choose a civilian ship to look at (LOC-COMMS-1).
    ChooseLook,
    /// Move a civilian ship that was looked at, or leave it (LOC-COMMS-1).
    MoveCivilian,
    /// Say which basestar damage token was drawn (DMG-BASE-1).
    DrawBasestarDamage,
    /// Choose where the next piece of a Cylon attack card goes, where there are too few (CYATT-4).
    PlaceShip,
    /// Fly a viper that has come from the Reserve, or stay (CLAR-19).
    AlertPilot,
    /// Launch, move or attack with a viper (VIPER-1).
    ActivateViper,
    /// Choose what to attack (LOC-WEAPONS-1, NUKE-2, CENT-6).
    ChooseTarget,
    /// Say which crisis card came up (CRISIS-1).
    NameCrisis,
    /// Choose between the check and the options of a crisis card (CHECK-2).
    ChooseOption,
    /// Begin what was chosen, or have it chosen otherwise.
    BeginCrisis,
    /// See what follows, and have it done (RES-3).
    Confirm,
    /// Pick a player whom an effect concerns.
    PickPlayer,
    /// Say that the Loyalty cards that one may look at have been seen (LOYAL-3).
    SeeLoyalty,
    /// Choose between courses of events (ABIL-4).
    ChooseCourse,
    /// Choose where a character goes (LIMIT-19).
    ChoosePlace,
    /// Choose the piece that an effect takes.
    ChoosePiece,
    /// Add cards to a check, or none (CHECK-4).
    AddCards,
    /// Tell the cards of a check as they are turned up (CHECK-10).
    TellCards,
    /// Say which skill-check ability comes first, what one of them does, or which card is turned up for them
    /// (XABILITY-1, XABILITY-9).
    CheckAbility,
    /// See how a check ends, and have it carried out (CHECK-13).
    CheckResult,
    /// Say where the fleet has jumped to (JUMP-5).
    NameDestination,
    /// Choose one of the destinations that only the one who chooses sees (JUMP-4).
    ChooseDestination,
    /// Put the destination back that only the one who scouts sees (CLAR-4).
    PlaceDestination,
    /// Discard a card of the Destiny deck, which only the one who looks it through sees.
    ChooseDestiny,
    /// Choose one of the cards of a kind that only who holds them sees (CYPLAYER-6).
    #[serde(alias = "choose-super-crisis")]
    ChooseHeld,
    /// Say who received the Sympathizer, or that nobody did (SLEEPER-4).
    Sympathizer,
    /// Say which Quorum card is played (TITLE-PRES-3).
    NameQuorum,
    /// Take an action that was granted out of turn (ACT-10).
    GrantedAction,
    /// Split the cards of a draw between types (SKILLSTEP-3).
    ChooseTypes,
}

/// A line of what follows, for a list that is confirmed at one time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Consequence {
    /// What happens.
    pub line: Line,
    /// How far it is indented: what depends on a die or a choice stands below it.
    pub depth: u8,
    /// People do it with their cards; Dradis only counts.
    pub by_hand: bool,
}

/// A legal answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Choice"))]
pub struct Offer {
    /// What it is.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub choice: Choice,
    /// Its text, which an answer names.
    pub id: String,
    /// Its words.
    pub label: Line,
    /// The piece on the board that may be tapped instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub target: Option<Target>,
    /// The piece that would act: a page may let it be tapped first, and the target then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub piece: Option<Target>,
    /// What follows if it is chosen, where that is known; empty for other answers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Consequence>>"))]
    pub follows: Vec<Consequence>,
    /// Whose answer it is, where it is not that of the one whom the question asks: a player's own extra, on
    /// their phone a button of its own, or something that only the referee puts right.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub decider: Option<Decider>,
    /// What would be lost by it: a page asks once more before it is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub asks: Option<Line>,
}

impl Offer {
    pub(crate) fn new(choice: Choice, label: Line) -> Self {
        Self {
            choice,
            id: choice.text(),
            label,
            target: None,
            piece: None,
            follows: Vec::new(),
            decider: None,
            asks: None,
        }
    }

    /// The same answer, as this player's own: nobody else's phone may give it.
    pub(crate) fn of(self, seat: SeatId) -> Self {
        rule!("ABIL-2");
        Self {
            decider: Some(Decider::Seat { seat }),
            ..self
        }
    }

    /// The same answer, for the referee alone.
    pub(crate) fn of_referee(self) -> Self {
        Self {
            decider: Some(Decider::Referee),
            ..self
        }
    }

    pub(crate) fn at(self, target: Target) -> Self {
        Self {
            target: Some(target),
            ..self
        }
    }

    pub(crate) fn by(self, piece: Target) -> Self {
        Self {
            piece: Some(piece),
            ..self
        }
    }
}

/// An answer that is not legal now, shown so that the table sees why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NotAllowed {
    /// The choice that it would be; pages have its text.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: Choice,
    /// Its words.
    pub label: Line,
    /// What keeps it from being chosen.
    pub why: Line,
    /// The rule behind that.
    pub cause: RuleId,
}

/// A question to the table. Public; what only one seat may choose from is never in here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prompt {
    /// What an answer must name.
    pub id: PromptId,
    /// Kind of question.
    pub kind: PromptKind,
    /// Who must act.
    pub decider: Decider,
    /// The question in words.
    pub ask: Line,
    /// The legal answers that are listed one by one, in the order to show them; none where all are of the catalogue.
    /// There is always an answer in one or the other.
    pub choices: Vec<Offer>,
    /// What somebody may do meanwhile, which answers nothing of what is asked: the question stands after it. Only the first
    /// of several questions has it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Offer>>"))]
    pub beside: Vec<Offer>,
    /// Answers that are not legal now.
    pub not_allowed: Vec<NotAllowed>,
    /// The piece that acts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub focus: Option<Target>,
    /// The kind of the cards that are chosen from a hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub held: Option<HeldKind>,
    /// What each face of the die does, for a roll; empty for other questions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<FaceOdds>>"))]
    pub odds: Vec<FaceOdds>,
    /// Answers that are not listed one by one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Catalogue>"))]
    pub catalogue: Option<InPlay>,
    /// What follows, where it is confirmed as a whole; empty for other questions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Consequence>>"))]
    pub follows: Vec<Consequence>,
    /// The rule it comes from.
    pub cause: RuleId,
}

impl Prompt {
    /// A question with nothing but what every question has. The choices are still to come.
    pub(crate) fn new(
        id: impl Into<PromptId>,
        kind: PromptKind,
        decider: Decider,
        ask: Line,
        cause: RuleId,
    ) -> Self {
        Self {
            id: id.into(),
            kind,
            decider,
            ask,
            choices: Vec::new(),
            beside: Vec::new(),
            not_allowed: Vec::new(),
            focus: None,
            held: None,
            odds: Vec::new(),
            catalogue: None,
            follows: Vec::new(),
            cause,
        }
    }

    /// Every legal answer: those listed, then those of the catalogue that nothing forbids. What may be done beside the
    /// question is none.
    pub fn answers(&self) -> impl Iterator<Item = Choice> {
        let listed = self.choices.iter().map(|offer| offer.choice);
        listed.chain(self.named())
    }

    /// The texts of every legal answer.
    pub fn options(&self) -> impl Iterator<Item = String> {
        let listed = self.choices.iter().map(|offer| offer.id.clone());
        listed.chain(self.named().map(|choice| choice.text()))
    }

    /// Whether this is an answer, or something to do beside the question.
    pub(crate) fn takes(&self, choice: Choice) -> bool {
        let beside = self.beside.iter().map(|offer| offer.choice);
        self.answers()
            .chain(beside)
            .any(|offered| offered == choice)
    }

    /// Those of the catalogue that nothing forbids.
    fn named(&self) -> impl Iterator<Item = Choice> {
        let forbidden: Vec<Choice> = self.not_allowed.iter().map(|one| one.id).collect();
        let named = self.catalogue.into_iter().flat_map(InPlay::options);
        named.filter(move |choice| !forbidden.contains(choice))
    }

    /// The answer that a text names, legal or not. Most are listed, and with them their texts.
    pub(crate) fn named_by(&self, text: &str) -> Option<Choice> {
        let listed = self.choices.iter().find(|offer| offer.id == text);
        listed.map_or_else(|| text.parse().ok(), |offer| Some(offer.choice))
    }

    /// Whose a legal answer is: the player's or the referee's who is asked, unless it is somebody's own.
    #[must_use]
    pub fn decider_of(&self, choice: Choice) -> Decider {
        let mut offers = self.choices.iter().chain(&self.beside);
        let own = offers.find(|offer| offer.choice == choice);
        own.and_then(|offer| offer.decider).unwrap_or(self.decider)
    }
}

pub(crate) fn offer(choice: Choice, label: Message) -> Offer {
    Offer::new(choice, Line::new(label))
}

/// A Loyalty card by its name. Cylon cards have one name, and are told apart by what they do.
pub(crate) fn loyalty_offer(card: LoyaltyCard) -> Offer {
    let name = match card.facts().side {
        Side::Cylon => format!("loyalty-{}-option", card.name()),
        Side::Human | Side::Sympathizer | Side::Mutineer => format!("loyalty-{}", card.name()),
    };
    let label = Line::new(Message::OptionLoyaltyCard).word("card", name);
    Offer::new(Choice::CylonCard(card), label)
}

/// Tokens and dice of the Cylon ships are for the active player (DMG-GAL-1, COMBAT-ACT-5).
pub(crate) fn active_or_referee(state: &State) -> Decider {
    match state.turn.active {
        Some(seat) => {
            rule!("CYTURN-6");
            Decider::Seat { seat }
        }
        None => Decider::Referee,
    }
}
