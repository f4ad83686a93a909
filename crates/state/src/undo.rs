//! How far a step can be taken back.

use crate::crossroads::CrossroadsEvent;
use crate::effect::EffectEvent;
use crate::event::Event;
use crate::held::HeldEvent;
use crate::ionian::IonianEvent;
use crate::jump::JumpEvent;
use crate::passing::PassingEvent;

/// Undo class of a step (principle 5: nothing learned can be unlearned). Ordered: the strictest event
/// of a step decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum UndoClass {
    /// Everything came from the table; undo leaves no trace but its log line.
    Free,
    /// Dradis drew, rolled or turned up what it had drawn: the position of the stream goes back too, so that doing it again gives
    /// the same result.
    Sticky,
    /// A secret was queued to a device: no undo, only corrections.
    Barred,
}

/// Class of a whole step.
#[must_use]
pub fn undo_class(events: &[Event]) -> UndoClass {
    events.iter().map(class).max().unwrap_or(UndoClass::Free)
}

fn class(event: &Event) -> UndoClass {
    match event {
        // A second look teaches nothing new: what came after the first one stays open to undo.
        Event::LoyaltyShown { seats, here: _ } if seats.is_empty() => UndoClass::Free,
        Event::LoyaltyShown { .. }
        | Event::LoyaltyOpened { .. }
        | Event::CiviliansSeen { .. }
        | Event::Jump {
            jump: JumpEvent::Dealt { .. },
        }
        | Event::Held {
            kind: _,
            held: HeldEvent::Dealt { .. } | HeldEvent::Given { .. },
        }
        | Event::Ionian {
            ionian: IonianEvent::TokenTaken { .. },
        }
        | Event::Effect {
            effect:
                EffectEvent::LoyaltyLooked { cards: Some(_), .. } | EffectEvent::DestinyLooked { .. },
        }
        | Event::Passing {
            passing: PassingEvent::Drew { by_hand: false, .. },
        } => UndoClass::Barred,
        // Turned up again they are the same cards, which everybody has seen.
        Event::Drew { .. }
        | Event::DestinyShown { .. }
        | Event::Effect {
            effect: EffectEvent::DestinyDiscarded { .. },
        }
        | Event::CivilianDestroyed { .. }
        | Event::Ionian {
            ionian: IonianEvent::Met { .. } | IonianEvent::Disaster { .. },
        }
        | Event::Held {
            kind: _,
            held: HeldEvent::Played { .. } | HeldEvent::Shown { .. },
        }
        | Event::Crossroads {
            crossroads: CrossroadsEvent::Selected { .. } | CrossroadsEvent::Counted { .. },
        }
        | Event::Passing {
            passing: PassingEvent::Shown { .. } | PassingEvent::LeftWith { .. },
        } => UndoClass::Sticky,
        Event::GameBegan { .. }
        | Event::Scheduled { .. }
        | Event::Crisis { .. }
        | Event::Check { .. }
        | Event::Quorum { .. }
        | Event::Effect { .. }
        | Event::Action { .. }
        | Event::Jump {
            jump:
                JumpEvent::Departed
                | JumpEvent::DeckBuilt { .. }
                | JumpEvent::Chosen { .. }
                | JumpEvent::Discarded { .. }
                | JumpEvent::PutBack { .. }
                | JumpEvent::Travelled { .. }
                | JumpEvent::SleeperPhase
                | JumpEvent::LastLeg
                | JumpEvent::Held { .. }
                | JumpEvent::TokenReset,
        }
        | Event::Pursuit { .. }
        | Event::NewCaprica { .. }
        | Event::Earth { .. }
        | Event::Ionian {
            ionian:
                IonianEvent::Began
                | IonianEvent::TokenPlaced { .. }
                | IonianEvent::TokenLaid { .. }
                | IonianEvent::TokenLost { .. }
                | IonianEvent::TokenGone { .. }
                | IonianEvent::Mixed
                | IonianEvent::CenturionsBack
                | IonianEvent::AllyCame { .. }
                | IonianEvent::AllyBoxed { .. },
        }
        | Event::Crossroads { .. }
        | Event::Sleeper { .. }
        | Event::Passing { .. }
        | Event::Execution { .. }
        | Event::AbilityUsed { .. }
        | Event::StepDone
        | Event::CharacterChosen { .. }
        | Event::CharacterPlaced { .. }
        | Event::TitleGiven { .. }
        | Event::NukesTaken { .. }
        | Event::Infiltration { .. }
        | Event::Miracles { .. }
        | Event::BoardLaidOut { .. }
        | Event::CivilianShipsPlaced { .. }
        | Event::CivilianShipsReturned { .. }
        | Event::LoyaltyDealt { .. }
        | Event::LoyaltyDealtByHand { .. }
        | Event::DestinyBuilt { .. }
        | Event::DestinyDrawn { .. }
        | Event::LoyaltyRead { .. }
        | Event::ReadingClosed { .. }
        | Event::TurnBegan { .. }
        | Event::StartingHands { .. }
        | Event::TurnEnded { .. }
        | Event::TurnStepBegan { .. }
        | Event::TurnSteppedBack { .. }
        | Event::HandChanged { .. }
        | Event::CharacterMoved { .. }
        | Event::TitlePassed { .. }
        | Event::CylonRevealed { .. }
        | Event::HeldCounted { .. }
        | Event::Held {
            kind: _,
            held:
                HeldEvent::DeckBuilt { .. }
                | HeldEvent::Discarded { .. }
                | HeldEvent::Under { .. }
                | HeldEvent::Removed { .. }
                | HeldEvent::Returned { .. },
        }
        | Event::PileChanged { .. }
        | Event::FleetTokenMoved { .. }
        | Event::GalacticaDamaged { .. }
        | Event::ShipDestroyed { .. }
        | Event::LocationRepaired { .. }
        | Event::CenturionBoarded { .. }
        | Event::BoardingAdvanced { .. }
        | Event::CenturionDestroyed { .. }
        | Event::PaceSet { .. }
        | Event::TrackingSet { .. }
        | Event::ReminderMuted { .. }
        | Event::RemindersPassed
        | Event::StayedInBrig { .. }
        | Event::ReadOn { .. }
        | Event::IconBegan { .. }
        | Event::NoShips { .. }
        | Event::ShipActed { .. }
        | Event::ShipMoved { .. }
        | Event::Launched { .. }
        | Event::WeaponsDisabled { .. }
        | Event::HangarDisabled { .. }
        | Event::RollCardPlayed { .. }
        | Event::EcoUsed { .. }
        | Event::DieRolled { .. }
        | Event::ViperHit { .. }
        | Event::ShipsDestroyed { .. }
        | Event::BasestarDamaged { .. }
        | Event::BasestarDestroyed { .. }
        | Event::CivilianMoved { .. }
        | Event::CivilianEscorted { .. }
        | Event::RaptorsDestroyed { .. }
        | Event::ActionBegan { .. }
        | Event::ViperLaunched { .. }
        | Event::ViperRecalled { .. }
        | Event::VipersRepaired { .. }
        | Event::NukeSpent { .. }
        | Event::AttackCardDiscarded { .. }
        | Event::AttackCardDrawn { .. }
        | Event::AttackCardStays { .. }
        | Event::AttackCardReshuffled { .. }
        | Event::ShipsPlaced { .. }
        | Event::BasestarsPlaced { .. }
        | Event::PiecesShort { .. }
        | Event::FleetTokenBack { .. }
        | Event::ReserveVipersDamaged { .. }
        | Event::ViperManned { .. }
        | Event::SeatLeft { .. }
        | Event::SeatTaken { .. }
        | Event::PlayedOn
        | Event::WaiverLapsed
        | Event::ResourceChanged { .. }
        | Event::Corrected { .. }
        | Event::Insisted { .. }
        | Event::PositionLaid { .. }
        | Event::GameEnded { .. } => UndoClass::Free,
    }
}
