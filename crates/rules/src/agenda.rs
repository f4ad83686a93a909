//! Unfinished work: a stack of plain-data steps in the state.
//!
//! The top step is worked on first. A step that needs a person shows up as a prompt and stays until
//! it is answered; a game saved inside any prompt resumes there, because nothing here is a closure.

use serde::{Deserialize, Serialize};

use crate::battle::vipers::Whose;
use crate::battle::{BasestarAt, CardPlacing, Launched, Roll, ShipIcon, Weapon};
use crate::content::AttackCardId;
use crate::seat::SeatId;
use crate::space::{Area, CivilianHandle};

/// One piece of unfinished work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Work {
    /// This player chooses a character (CHARSEL-1).
    ChooseCharacter {
        /// Who chooses.
        seat: SeatId,
    },
    /// This player chooses where their character launches (CHARSEL-5).
    LaunchViper {
        /// Who chooses.
        seat: SeatId,
    },
    /// Hand out the titles (SETUP-7); needs nobody.
    GiveTitles,
    /// The referee starts the deal when the phones are ready (LOYDECK-4).
    DealLoyalty,
    /// Build the first Destiny deck (SETUP-16); needs nobody.
    BuildDestiny,
    /// Place the ships of the set-up (SETUP-17); needs nobody.
    PlaceShips,
    /// Everybody reads at the same time (LOYDECK-5).
    ReadLoyalty {
        /// Who has not said yet that they have read, in seat order.
        waiting: Vec<SeatId>,
    },
    /// Begin the first turn; needs nobody.
    BeginTurns,
    /// The table lays the rest of a position out on the page; the referee says when the game goes on.
    LayOutPosition,
    /// The active player's turn runs at the table until somebody ends it (TURN-4).
    TakeTurn,
    /// Every player above the hand limit gives up cards (HAND-1).
    DiscardToLimit,
    /// Look for an end of the game, and begin the next turn (TURN-4); needs nobody.
    EndTurn,
    /// The table says which Galactica damage token it has drawn (DMG-GAL-1).
    DrawDamage,
    /// Carry out a Cylon ship icon (COMBAT-ACT-4).
    Icon {
        /// The icon.
        icon: ShipIcon,
    },
    /// Every raider that has not acted this turn acts, area by area (COMBAT-ACT-2).
    Raiders {
        /// The area whose raiders act now; `None` while the next one is to be chosen.
        here: Option<Area>,
        /// The table does not mind the order: clockwise from the bow.
        any_order: bool,
    },
    /// One raider acts (COMBAT-RAIDER-1).
    RaiderActs {
        /// Where it is.
        area: Area,
    },
    /// Every centurion aboard advances (CENT-2).
    CenturionsAdvance,
    /// Heavy raiders in launch areas board, then the others move (CENT-8).
    HeavyRaiders {
        /// The launch area that boards first, where the centurions do not suffice for all.
        first: Option<Area>,
    },
    /// Every basestar that has not acted this turn attacks (COMBAT-BASE-1).
    Basestars,
    /// Basestars launch ships (COMBAT-LAUNCH-2).
    Launch {
        /// What.
        ship: Launched,
        /// How many each.
        each: u8,
        /// The basestars that have not launched yet, clockwise from the bow.
        left: Vec<BasestarAt>,
    },
    /// A die is rolled (ATTACK-1).
    Roll {
        /// What for, and by whom.
        roll: Roll,
    },
    /// Somebody may roll the die again before it counts (ATTACK-7).
    React {
        /// What it was for.
        roll: Roll,
        /// What was rolled, 1 to 8.
        face: u8,
    },
    /// A player at Communications chooses the civilian ships to look at (LOC-COMMS-1).
    LookAtCivilians {
        /// Who looks.
        seat: SeatId,
        /// The ships chosen so far.
        chosen: Vec<CivilianHandle>,
    },
    /// … and may move each of them to an area beside its own.
    MoveSeen {
        /// Who has looked.
        seat: SeatId,
        /// The ships not yet decided on, the next one first.
        left: Vec<CivilianHandle>,
    },
    /// A civilian ship is turned up and paid for (CIV-4).
    LoseCivilian {
        /// The ship.
        handle: CivilianHandle,
    },
    /// A basestar takes damage tokens (DMG-BASE-1).
    DamageBasestar {
        /// The basestar.
        basestar: BasestarAt,
        /// How many tokens.
        tokens: u8,
    },
    /// A Cylon attack card places what it pictures (CYATT-2).
    PlaceCardShips {
        /// The card.
        card: AttackCardId,
    },
    /// One kind of piece of a Cylon attack card is placed, then the next kind (CYATT-2).
    PlaceCardPieces {
        /// How far it has come.
        placing: CardPlacing,
    },
    /// The special rule of a Cylon attack card is carried out (CYATT-5).
    CardRule {
        /// The card.
        card: AttackCardId,
        /// Where the card has placed raiders, an area for each.
        raiders: Vec<Area>,
    },
    /// A Cylon attack card is discarded (CYATT-6).
    DiscardAttackCard {
        /// The card.
        card: AttackCardId,
    },
    /// These basestars attack, whether they have acted this turn or not (CYATT-7a).
    Bombard {
        /// The basestars that have not attacked yet, clockwise from the bow.
        left: Vec<BasestarAt>,
    },
    /// Apollo may fly a viper that has come from the Reserve (CLAR-19).
    AlertPilot {
        /// Where there are such vipers, clockwise from the bow.
        areas: Vec<Area>,
    },
    /// Apollo, who flies now, takes an action; the table tells it as it tells those of a turn.
    AlertAction {
        /// Apollo's player.
        seat: SeatId,
    },
    /// A player activates vipers, one activation after the other (VIPER-1).
    ActivateVipers {
        /// Who.
        seat: SeatId,
        /// Which vipers.
        whose: Whose,
        /// Activations left, at least 1.
        left: u8,
    },
    /// A player launches in a viper (PILOT-2).
    LaunchPilot {
        /// Who.
        seat: SeatId,
    },
    /// A player chooses what to attack.
    ChooseTarget {
        /// Who.
        seat: SeatId,
        /// With what.
        weapon: Weapon,
    },
}

/// A step on the stack, with the number its prompts carry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Unique within the game, never used again: what makes a late answer recognisable.
    pub number: u32,
    /// What is to be done.
    pub work: Work,
}

/// The stack. The last element is the top.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agenda {
    /// Steps, the next one last.
    pub steps: Vec<Step>,
    /// Number the next step will get.
    pub next_number: u32,
}

impl Agenda {
    /// The step that is worked on now.
    #[must_use]
    pub fn top(&self) -> Option<&Step> {
        self.steps.last()
    }

    /// Puts work on top, the first of the list to be done first.
    pub(crate) fn schedule(&mut self, work: &[Work]) {
        for work in work.iter().rev() {
            self.steps.push(Step {
                number: self.next_number,
                work: work.clone(),
            });
            self.next_number += 1;
        }
    }
}

impl Agenda {
    /// Takes a seat from those still reading.
    pub(crate) fn has_read(&mut self, seat: SeatId) {
        if let Some(Step {
            work: Work::ReadLoyalty { waiting },
            number: _,
        }) = self.steps.last_mut()
        {
            waiting.retain(|other| *other != seat);
        }
    }

    /// Whether a fight is being carried out on top of the turn.
    #[must_use]
    pub fn fighting(&self) -> bool {
        let turn = self.steps.iter().any(|step| step.work == Work::TakeTurn);
        turn && self.top().is_some_and(|step| step.work != Work::TakeTurn)
    }

    /// Whether the table lays a position out.
    #[must_use]
    pub fn laying_out(&self) -> bool {
        self.top()
            .is_some_and(|step| step.work == Work::LayOutPosition)
    }

    /// Seats that have not said yet that they have read; empty where nobody is reading.
    #[must_use]
    pub fn still_reading(&self) -> &[SeatId] {
        match self.top() {
            Some(Step {
                work: Work::ReadLoyalty { waiting },
                number: _,
            }) => waiting,
            Some(Step {
                work:
                    Work::ChooseCharacter { .. }
                    | Work::LaunchViper { .. }
                    | Work::GiveTitles
                    | Work::DealLoyalty
                    | Work::BuildDestiny
                    | Work::PlaceShips
                    | Work::BeginTurns
                    | Work::LayOutPosition
                    | Work::TakeTurn
                    | Work::DiscardToLimit
                    | Work::EndTurn
                    | Work::DrawDamage
                    | Work::Icon { .. }
                    | Work::Raiders { .. }
                    | Work::RaiderActs { .. }
                    | Work::CenturionsAdvance
                    | Work::HeavyRaiders { .. }
                    | Work::Basestars
                    | Work::Launch { .. }
                    | Work::Roll { .. }
                    | Work::React { .. }
                    | Work::LoseCivilian { .. }
                    | Work::LookAtCivilians { .. }
                    | Work::MoveSeen { .. }
                    | Work::DamageBasestar { .. }
                    | Work::PlaceCardShips { .. }
                    | Work::PlaceCardPieces { .. }
                    | Work::CardRule { .. }
                    | Work::DiscardAttackCard { .. }
                    | Work::Bombard { .. }
                    | Work::AlertPilot { .. }
                    | Work::AlertAction { .. }
                    | Work::ActivateVipers { .. }
                    | Work::LaunchPilot { .. }
                    | Work::ChooseTarget { .. },
                number: _,
            })
            | None => &[],
        }
    }
}
