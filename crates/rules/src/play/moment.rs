//! What follows on moments of the game.
//!
//! **Architecture invariant:** whatever the rules attach to one of these moments stands in [`follows`], in the order that
//! the rules say. No procedure hooks into another one.

use dradis_facts::ability::Ability;
use dradis_facts::battle::ShipIcon;
use dradis_facts::content::{Board, HeldKind, LocationId};
use dradis_facts::effect::{Effect, Source, Who};
use dradis_facts::moment::{MomentKind, MomentRow};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_state::agenda::Work;
use dradis_state::crossroads::CrossroadsStep;
use dradis_state::effect::{Course, EffectStep};
use dradis_state::event::Event;
use dradis_state::ionian::IonianStep;
use dradis_state::jump::JumpStep;
use dradis_state::new_caprica::NewCapricaStep;
use dradis_state::passing::PassingStep;
use dradis_state::sleeper::SleeperStep;
use dradis_state::state::State;

use crate::play::doing::Doing;
use crate::play::hands::above_limit;

mod sheets;

pub(crate) use sheets::{compelled, drinker, may_be_spared, pays, takes_a_title};

/// Something that has just happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// A turn begins.
    TurnBegins,
    /// The Movement step is left.
    MovementEnds {
        /// Whether it was left in this turn before: then abilities have had their moment.
        again: bool,
    },
    /// A turn ends.
    TurnEnds,
    /// A player is a revealed Cylon from now on.
    Revealed {
        /// The player.
        seat: SeatId,
    },
    /// The fleet has come farther.
    Arrived {
        /// The distance before.
        from: u8,
        /// The distance now.
        to: u8,
    },
    /// The fleet leaves.
    Departs,
    /// A jump icon has brought the fleet token on.
    JumpIcon,
    /// Ships were activated of which there are none.
    NoShips {
        /// What activated them.
        icon: ShipIcon,
    },
    /// A location of a ship was damaged.
    LocationDamaged {
        /// The ship.
        hull: Board,
        /// The location.
        location: LocationId,
    },
    /// Whoever held a title may not keep it.
    TitleVacant {
        /// Who has it now.
        seat: SeatId,
    },
    /// A dial has turned.
    DialTurned {
        /// The dial.
        resource: Resource,
        /// Where it stood.
        from: u8,
        /// Where it stands.
        to: u8,
    },
    /// The game has ended.
    GameEnds,
}

/// What follows, the first of it to be done first: what the rules of every game say, then what rows of the kit do.
pub(crate) fn follows(state: &State, moment: Moment) -> Vec<Work> {
    let mut about = state.turn.active;
    let (kind, mut work) = match moment {
        Moment::TurnBegins => {
            let mut work = trauma(state);
            work.extend(at_the_hub(state));
            (MomentKind::TurnBegins, work)
        }
        Moment::MovementEnds { again: true } => {
            let mut work = encounter(state, IonianStep::Meet);
            work.extend(sheets::follow(state, moment));
            return work;
        }
        Moment::MovementEnds { again: false } => (MomentKind::MovementEnds, Vec::new()),
        Moment::TurnEnds => (MomentKind::TurnEnds, limits(state)),
        Moment::Arrived { from, to } => (MomentKind::Arrived, thresholds(state, from, to)),
        Moment::Revealed { seat } => {
            about = Some(seat);
            (MomentKind::Revealed, Vec::new())
        }
        Moment::Departs => (MomentKind::Departs, Vec::new()),
        Moment::JumpIcon => (MomentKind::JumpIcon, mutineer_draws(state)),
        Moment::NoShips { icon: _ } => (MomentKind::NoShips, Vec::new()),
        Moment::LocationDamaged { hull: _, location } => {
            (MomentKind::LocationDamaged, allies_lost(state, location))
        }
        Moment::TitleVacant { seat } => {
            about = Some(seat);
            (MomentKind::TitleVacant, Vec::new())
        }
        Moment::DialTurned { .. } => (MomentKind::DialTurned, Vec::new()),
        Moment::GameEnds => (MomentKind::GameEnds, Vec::new()),
    };
    let ends = moment == Moment::MovementEnds { again: false };
    let met = ends.then(|| encounter(state, IonianStep::MovementEnds));
    let mut of_sheets = match met.filter(|met| !met.is_empty()) {
        Some(encounter) => encounter,
        None => sheets::follow(state, moment),
    };
    of_sheets.append(&mut work);
    let mut work = of_sheets;
    let Some(current) = about else {
        return work;
    };
    let rows = state.kit().moments.iter();
    let rows = rows.filter(|row| row.at == kind && means(row, moment));
    work.extend(rows.map(|row| Work::Effects {
        effects: EffectStep::Next {
            course: Course {
                of: row.of,
                current,
                picked: None,
                left: row.effects.clone(),
            },
        },
    }));
    work
}

/// Whether a row is about this very moment: what it names is what the moment is about.
fn means(row: &MomentRow, moment: Moment) -> bool {
    let (icon, hull, location) = match moment {
        Moment::NoShips { icon } => (Some(icon), None, None),
        Moment::LocationDamaged { hull, location } => (None, Some(hull), Some(location)),
        Moment::TurnBegins
        | Moment::MovementEnds { again: _ }
        | Moment::TurnEnds
        | Moment::Revealed { seat: _ }
        | Moment::Arrived { from: _, to: _ }
        | Moment::Departs
        | Moment::JumpIcon
        | Moment::TitleVacant { seat: _ }
        | Moment::DialTurned { .. }
        | Moment::GameEnds => (None, None, None),
    };
    (row.icon.is_none() || row.icon == icon)
        && (row.hull.is_none() || row.hull == hull)
        && (row.location.is_none() || row.location == location)
}

/// Whoever begins a turn at the destroyed Hub discards every Super Crisis card, and draws no skill card (XBOARD-17).
pub(crate) fn at_the_hub(state: &State) -> Vec<Work> {
    let location = LocationId::HUB_DESTROYED;
    let there = |seat: &SeatId| state.places.of(*seat) == Some(Place::on(location));
    let Some(current) = state.turn.active.filter(there) else {
        return Vec::new();
    };
    rule!("LOC-HUB-1");
    rule!("XBOARD-17");
    let kind = HeldKind::SUPER_CRISIS;
    let discard = state.held_count(kind, current);
    if discard == 0 {
        return Vec::new();
    }
    let discarded = Effect::DrawHeld {
        who: Who::Current,
        kind,
        cards: 0,
        discard,
    };
    let course = Course {
        of: Source::Location { location },
        current,
        picked: None,
        left: vec![discarded],
    };
    let effects = EffectStep::Next { course };
    vec![Work::Effects { effects }]
}

/// Whoever is in Sickbay or in the Brig takes the trauma token there before they receive skills (ION-TRAUMA-2).
fn trauma(state: &State) -> Vec<Work> {
    let active = state.turn.active;
    let seat = active.filter(|seat| state.trauma_here(*seat).is_some());
    let steps = seat.map(|seat| {
        rule!("XORDER-1");
        rule!("XTURN-3");
        IonianStep::TakeTrauma { seat }
    });
    steps
        .into_iter()
        .map(|ionian| Work::Ionian { ionian })
        .collect()
}

/// An Ally where the active player's character is comes with what their abilities bring, in the order that they want
/// (XORDER-2).
fn encounter(state: &State, ionian: IonianStep) -> Vec<Work> {
    let active = state.turn.active;
    let some = active.filter(|seat| !state.to_meet(*seat).is_empty());
    some.map(|_| Work::Ionian { ionian }).into_iter().collect()
}

/// The Allies at a location that was damaged are replaced, after whoever was there has gone to Sickbay (XORDER-8).
fn allies_lost(state: &State, location: LocationId) -> Vec<Work> {
    let ionian = IonianStep::Damaged { location };
    let some = state.allies_at(location).next().map(|_| {
        rule!("XDMG-7");
        rule!("XORDER-8");
        Work::Ionian { ionian }
    });
    some.into_iter().collect()
}

/// What abilities bring as the Movement step ends, once an Ally was met or before: as things stand by then.
pub(crate) fn abilities_as_movement_ends(state: &State) -> Vec<Work> {
    sheets::follow(state, Moment::MovementEnds { again: false })
}

/// In their own Prepare for Jump step the Mutineer draws a Mutiny card (XMUT-4).
fn mutineer_draws(state: &State) -> Vec<Work> {
    rule!("XORDER-5");
    rule!("OPEN-54");
    rule!("XMUT-16");
    let drawn = state.turn.remembered.mutineer_drew;
    let own = state.loyalty.mutineer().filter(|seat| {
        let own = state.turn.active == Some(*seat);
        own && state.turn.step == TurnStep::PrepareForJump && !drawn
    });
    let passing = own.map(|seat| PassingStep::MutineerDraws { seat });
    passing
        .into_iter()
        .map(|passing| Work::Passing { passing })
        .collect()
}

/// Whoever has too many cards gives some up.
fn limits(state: &State) -> Vec<Work> {
    rule!("OPEN-15");
    rule!("HAND-6");
    let mut work = Vec::new();
    if !above_limit(state).is_empty() {
        work.push(Work::DiscardToLimit);
    }
    work.extend(quorum_limit(state));
    work
}

/// The President keeps so many Quorum cards, where there is a limit (XTITLE-1).
fn quorum_limit(state: &State) -> Option<Work> {
    let limit = state.kit().quorum_limit?;
    let current = state.titles.holder(Title::President)?;
    let cards = state.piles.of(Pile::QuorumHand).checked_sub(limit)?;
    if cards == 0 {
        return None;
    }
    rule!("XTITLE-1");
    rule!("XTURN-7");
    let random = false;
    let course = Course {
        of: Source::Title {
            title: Title::President,
        },
        current,
        picked: None,
        left: vec![Effect::DiscardQuorum { cards, random }],
    };
    let effects = EffectStep::Confirm { course };
    Some(Work::Effects { effects })
}

/// The objective speaks where a threshold is passed for the first time, the lower one first (JUMP-6, JUMP-8). The
/// Sleeper phase comes once in a game, as soon as the fleet has come so far, however that happened (SLEEPER-1a).
fn thresholds(state: &State, from: u8, to: u8) -> Vec<Work> {
    rule!("DIS-05");
    rule!("XORDER-6");
    let passed = |threshold: u8| from < threshold && to >= threshold;
    let mut steps = Vec::new();
    let sleeper = SleeperStep::Deal;
    let deal = Work::Sleeper { sleeper };
    if to >= state.kit().distances.first && !state.loyalty.sleeper_phase && !waits(state, &deal) {
        rule!("GOAL-1");
        rule!("SLEEPER-1");
        steps.push(deal);
    }
    if passed(state.kit().distances.second) {
        rule!("JUMP-8");
        steps.extend(last_leg(state));
    }
    steps
}

/// What the objective says at its last distance: the next jump is the final one, or a phase begins, unless it waits for the
/// destination to be carried out (NC-37, ION-4).
fn last_leg(state: &State) -> Option<Work> {
    let (begin, begun) = if state.kit().new_caprica.is_some() {
        rule!("NC-37");
        let new_caprica = NewCapricaStep::Begin;
        (
            Work::NewCaprica { new_caprica },
            state.new_caprica.is_some(),
        )
    } else if state.kit().crossroads.is_some() {
        rule!("ION-1");
        rule!("ION-4");
        let crossroads = CrossroadsStep::Begin;
        (Work::Crossroads { crossroads }, state.crossroads.is_some())
    } else {
        let jump = JumpStep::LastLeg;
        (Work::Jump { jump }, false)
    };
    (!begun && !waits(state, &begin)).then_some(begin)
}

/// Whether work is on the agenda already.
fn waits(state: &State, work: &Work) -> bool {
    state.agenda.steps.iter().any(|step| step.work == *work)
}

/// A moment has come: what follows is put on the agenda.
pub(crate) fn come(doing: &mut Doing<'_>, moment: Moment) {
    let work = follows(&doing.state, moment);
    schedule(doing, work);
}

/// The table says how far the fleet is: no arrival, but the objective speaks.
pub(crate) fn come_so_far(doing: &mut Doing<'_>, from: u8, to: u8) {
    let work = thresholds(&doing.state, from, to);
    schedule(doing, work);
}

/// What an ability brings that is carried out after what is being done, for whose it is: whoever wants it says so.
pub(crate) fn offered(doing: &mut Doing<'_>, ability: Ability, seat: SeatId, effects: Vec<Effect>) {
    let work = vec![sheets::of_ability(
        ability,
        seat,
        vec![sheets::may(effects, None)],
    )];
    schedule(doing, work);
}

fn schedule(doing: &mut Doing<'_>, work: Vec<Work>) {
    if !work.is_empty() {
        doing.emit(Event::Scheduled { work });
    }
}
