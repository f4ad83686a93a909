//! What has just happened and of which a reminder speaks.

use std::collections::BTreeSet;

use dradis_facts::battle::ShipIcon;
use dradis_facts::content::{LocationId, SkillMark};
use dradis_facts::craft::Craft;
use dradis_facts::kit::Kit;
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use serde::{Deserialize, Serialize};

use crate::effect::EffectEvent;
use crate::event::{Event, HandChange};
use crate::jump::JumpEvent;
use crate::pursuit::PursuitEvent;
use crate::state::State;
use crate::turn::in_the_brig_itself;

/// Something that has just happened and of which a reminder speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Occasion {
    /// The last cards of the Destiny deck went into a check (DESTINY-3).
    DestinyUsedUp,
    /// An effect would have sent a prisoner to Sickbay (DIS-03).
    StayedInBrig {
        /// Whose character.
        seat: SeatId,
    },
    /// The fleet has come as far as the Sleeper phase (SLEEPER-1a).
    SleeperDistance,
    /// A player who held a title showed that they are a Cylon (REVEAL-6).
    HolderRevealed {
        /// The player.
        seat: SeatId,
    },
    /// A player who held a title came to the Brig (TITLE-ADM-4, TITLE-PRES-6).
    HolderJailed {
        /// The player.
        seat: SeatId,
    },
    /// A player who was Admiral before the Brig left it (TITLE-ADM-5).
    AdmiralReleased {
        /// The player.
        seat: SeatId,
    },
    /// There was no ship of an icon's kind.
    NoShip {
        /// The icon.
        icon: ShipIcon,
        /// Whether a basestar was there to launch.
        basestars: bool,
    },
    /// A heavy raider icon was begun with centurions aboard (CENT-2).
    CenturionsAboard,
    /// The fleet jumped (JUMP-COMBAT-7).
    Jumped,
    /// The fleet has come as far as its objective (GOAL-2).
    ObjectivePassed,
    /// A piloted viper was hit (PILOT-6).
    PilotHit {
        /// The pilot.
        seat: SeatId,
    },
    /// A player gave up skill cards of their choice where some of them bring a Mutiny card (XTREACH-2).
    GaveUp {
        /// The player.
        seat: SeatId,
    },
    /// An ability was used that costs miracle tokens (XMIR-1).
    MiracleSpent {
        /// The player.
        seat: SeatId,
    },
}

/// What reminders remember. Public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Reminding {
    /// What has happened since the table last went on.
    pub lately: BTreeSet<Occasion>,
    /// Players who lost the title of Admiral in the Brig, as long as they are there.
    pub deposed: BTreeSet<SeatId>,
}

/// Notes what an event is an occasion for, before it is written. Part of `apply`: it fails at nothing.
pub(crate) fn note(state: &mut State, event: &Event) {
    if state.turn.active.is_none() {
        return;
    }
    let (occasions, deposed) = noted(state, event);
    state.reminding.lately.extend(occasions);
    if let Some((seat, is)) = deposed {
        if is {
            state.reminding.deposed.insert(seat);
        } else {
            state.reminding.deposed.remove(&seat);
        }
    }
}

/// The occasions of an event, and a player who is deposed now or no longer.
fn noted(state: &State, event: &Event) -> (Vec<Occasion>, Option<(SeatId, bool)>) {
    let mut occasions = Vec::new();
    let mut deposed = None;
    if let Event::DestinyBuilt { cards: _, deck: _ } = event
        && state.piles.of(Pile::Destiny) == 0
    {
        occasions.push(Occasion::DestinyUsedUp);
    }
    if let Event::CylonRevealed {
        seat,
        sympathizer: _,
    } = event
        && holds_a_title(state, *seat)
    {
        occasions.push(Occasion::HolderRevealed { seat: *seat });
    }
    if let Event::StayedInBrig { seat } = event {
        occasions.push(Occasion::StayedInBrig { seat: *seat });
    }
    if let Event::CharacterMoved {
        seat,
        place,
        why: _,
    } = event
    {
        let (was, is) = (in_the_brig_itself(state, *seat), is_brig(*place));
        if is && !was && holds_a_title(state, *seat) {
            occasions.push(Occasion::HolderJailed { seat: *seat });
        }
        if was && !is && state.reminding.deposed.contains(seat) {
            deposed = Some((*seat, false));
            if state.titles.holder(Title::Admiral) != Some(*seat) {
                occasions.push(Occasion::AdmiralReleased { seat: *seat });
            }
        }
    }
    if let Event::TitlePassed {
        title: Title::Admiral,
        from: Some(from),
        to: _,
        succession: true,
    } = event
        && in_the_brig_itself(state, *from)
    {
        deposed = Some((*from, true));
    }
    if let Event::IconBegan { icon } = event {
        let space = &state.space;
        let basestars = space.count(Craft::Basestar);
        let there = match icon {
            ShipIcon::Raiders => space.count(Craft::Raider),
            ShipIcon::HeavyRaiders => space.count(Craft::HeavyRaider),
            ShipIcon::LaunchRaiders | ShipIcon::Basestars => basestars,
        };
        if there == 0 {
            let basestars = basestars > 0;
            occasions.push(Occasion::NoShip {
                icon: *icon,
                basestars,
            });
        }
        if *icon == ShipIcon::HeavyRaiders && !state.boarding.centurions.is_empty() {
            occasions.push(Occasion::CenturionsAboard);
        }
    }
    if let Event::ViperHit {
        area: _,
        pilot: Some(seat),
        destroyed: _,
        kind: _,
    } = event
    {
        occasions.push(Occasion::PilotHit { seat: *seat });
    }
    if let Event::HandChanged { seat, to, why, .. } = event
        && match why {
            // Whoever keeps no card has chosen none.
            HandChange::Discarded => *to > 0,
            HandChange::HandLimit | HandChange::ChangedShip => true,
            HandChange::ReceivedSkills
            | HandChange::Revealed
            | HandChange::Played
            | HandChange::Drew
            | HandChange::Taken
            | HandChange::AddedToCheck
            | HandChange::Told => false,
        }
        && state.kit().has_mark(SkillMark::MutinyOnDiscard)
    {
        occasions.push(Occasion::GaveUp { seat: *seat });
    }
    if let Event::AbilityUsed { seat, ability } = event
        && ability.once_per_game()
        && state.kit().miracles > 0
    {
        occasions.push(Occasion::MiracleSpent { seat: *seat });
    }
    if let Event::Pursuit { pursuit } = event {
        match pursuit {
            PursuitEvent::Withdrew => occasions.push(Occasion::Jumped),
            PursuitEvent::Placed { .. }
            | PursuitEvent::Taken { .. }
            | PursuitEvent::MovedIn { .. }
            | PursuitEvent::TokenMoved { .. } => {}
        }
    }
    if let Event::Jump { jump } = event {
        match jump {
            JumpEvent::Departed => occasions.push(Occasion::Jumped),
            JumpEvent::Travelled { from, to } => travelled(state.kit(), &mut occasions, *from, *to),
            JumpEvent::DeckBuilt { .. }
            | JumpEvent::Dealt { .. }
            | JumpEvent::Chosen { .. }
            | JumpEvent::Discarded { .. }
            | JumpEvent::PutBack { .. }
            | JumpEvent::SleeperPhase
            | JumpEvent::LastLeg
            | JumpEvent::Held { .. }
            | JumpEvent::TokenReset => {}
        }
    }
    if let Event::Effect {
        effect: EffectEvent::DistanceGrew { from, to },
    } = event
    {
        travelled(state.kit(), &mut occasions, *from, *to);
    }
    (occasions, deposed)
}

/// The thresholds of the distance, whatever has changed it (SLEEPER-1a).
fn travelled(kit: &Kit, occasions: &mut Vec<Occasion>, from: u8, to: u8) {
    let passed = |distance: u8| from < distance && to >= distance;
    if passed(kit.distances.first) {
        occasions.push(Occasion::SleeperDistance);
    }
    if passed(kit.distances.second) {
        occasions.push(Occasion::ObjectivePassed);
    }
}

fn holds_a_title(state: &State, seat: SeatId) -> bool {
    state.titles.are_held_by(seat)
}

fn is_brig(place: Place) -> bool {
    place == Place::on(LocationId::BRIG)
}
