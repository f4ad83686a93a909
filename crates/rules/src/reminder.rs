//! Reminders: what is often forgotten, said at its moment in one line (REM-1 to REM-29, REM-40).
//!
//! A reminder is a projection of the state and nothing else: of the question the table waits for, of where the
//! turn is, of who stands where. What has just happened is part of the state too ([`Reminding`]); it is noted
//! as its event is written, and passes when the table goes on, with the next answer or happening. So a moment
//! either lasts as long as a question, or from something happening until the next thing is done.
//!
//! All of it is public. **Architecture invariant:** no Loyalty card is read here. Whether a player is reminded
//! that a Cylon may reveal depends on the turn and on what everybody knows alone (REM-10a).

use std::collections::BTreeSet;

use dradis_facts::battle::{Attack, ShipIcon, Weapon};
use dradis_facts::content::{LocationId, content};
use dradis_facts::effect::Source;
use dradis_facts::jump::next_jump_is_final;
use dradis_facts::mark::RuleId;
use dradis_facts::message::{Line, Message};
use dradis_facts::options::Mode;
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::registry::Edition;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use serde::{Deserialize, Serialize};

use crate::agenda::Work;
use crate::battle::Fight;
use crate::crisis::CrisisFrom;
use crate::effect::{EffectEvent, EffectStep};
use crate::event::Event;
use crate::jump::JumpEvent;
use crate::movement::{self, Cost};
use crate::prompt::{Decider, Prompt, PromptKind, neighbours, prompts};
use crate::state::State;
use crate::turn::{in_brig, in_sickbay};

/// A line at its moment. Public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reminder {
    /// The reminder, by which it is muted.
    pub id: RuleId,
    /// What it says.
    pub line: Line,
    /// The player whom it concerns; `None` for the whole table.
    pub seat: Option<SeatId>,
}

/// The reminders of the base game. Those that other boxes bring are not among them.
const IDS: [&str; 30] = [
    "REM-1", "REM-2", "REM-3", "REM-4", "REM-5", "REM-6", "REM-7", "REM-8", "REM-9", "REM-10",
    "REM-11", "REM-12", "REM-13", "REM-14", "REM-15", "REM-16", "REM-17", "REM-18", "REM-19",
    "REM-20", "REM-21", "REM-22", "REM-23", "REM-24", "REM-25", "REM-26", "REM-27", "REM-28",
    "REM-29", "REM-40",
];

/// Whether there is such a reminder.
#[must_use]
pub fn exists(id: RuleId) -> bool {
    IDS.contains(&id.as_str())
}

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
        let (was, is) = (in_brig(state, *seat), is_brig(*place));
        if is && !was && holds_a_title(state, *seat) {
            occasions.push(Occasion::HolderJailed { seat: *seat });
        }
        if was && !is && state.reminding.deposed.contains(seat) {
            deposed = Some((*seat, false));
            if state.titles.admiral != Some(*seat) {
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
        && in_brig(state, *from)
    {
        deposed = Some((*from, true));
    }
    if let Event::IconBegan { icon } = event {
        let space = &state.space;
        let basestars = space.count(|ships| ships.basestars.len());
        let there = match icon {
            ShipIcon::Raiders => space.count(|ships| ships.raiders.into()),
            ShipIcon::HeavyRaiders => space.count(|ships| ships.heavy_raiders.into()),
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
    } = event
    {
        occasions.push(Occasion::PilotHit { seat: *seat });
    }
    if let Event::Jump { jump } = event {
        match jump {
            JumpEvent::Departed => occasions.push(Occasion::Jumped),
            JumpEvent::Travelled { from, to } => travelled(&mut occasions, *from, *to),
            JumpEvent::DeckBuilt { .. }
            | JumpEvent::Dealt { .. }
            | JumpEvent::Chosen { .. }
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
        travelled(&mut occasions, *from, *to);
    }
    (occasions, deposed)
}

/// The thresholds of the distance, whatever has changed it (SLEEPER-1a).
fn travelled(occasions: &mut Vec<Occasion>, from: u8, to: u8) {
    let passed = |distance: u8| from < distance && to >= distance;
    if passed(content().distances.first) {
        occasions.push(Occasion::SleeperDistance);
    }
    if passed(content().distances.second) {
        occasions.push(Occasion::ObjectivePassed);
    }
}

fn holds_a_title(state: &State, seat: SeatId) -> bool {
    [state.titles.president, state.titles.admiral].contains(&Some(seat))
}

fn is_brig(place: Place) -> bool {
    match place {
        Place::Location { location } => location.name() == "brig",
        Place::Viper { .. } | Place::OffBoard => false,
    }
}

/// The reminders of this moment that are not muted, in the order of their numbers.
#[must_use]
pub fn reminders(state: &State) -> Vec<Reminder> {
    of(state, &prompts(state))
}

/// As [`reminders`], for who has the questions at hand.
pub(crate) fn of(state: &State, prompts: &[Prompt]) -> Vec<Reminder> {
    let mut all = Said(Vec::new());
    if let Some(active) = state.turn.active
        && state.outcome.is_none()
        && !state.agenda.laying_out()
    {
        turn(state, prompts, active, &mut all);
        questions(state, prompts, &mut all);
        for occasion in &state.reminding.lately {
            lately(state, *occasion, &mut all);
        }
    }
    let Said(mut all) = all;
    all.retain(|reminder| !state.muted.contains(&reminder.id));
    all.sort_by_key(|reminder| IDS.iter().position(|id| *id == reminder.id.as_str()));
    all
}

struct Said(Vec<Reminder>);

impl Said {
    /// Each is said once: the first line of an id stands.
    fn say(&mut self, id: RuleId, line: Line, seat: Option<SeatId>) {
        if !self.0.iter().any(|other| other.id == id) {
            self.0.push(Reminder { id, line, seat });
        }
    }

    fn table(&mut self, id: RuleId, message: Message) {
        self.say(id, Line::new(message), None);
    }

    fn player(&mut self, id: RuleId, message: Message, seat: SeatId) {
        self.say(id, Line::new(message).seat("player", seat), Some(seat));
    }
}

fn asks(prompts: &[Prompt], kinds: &[PromptKind]) -> bool {
    prompts.iter().any(|prompt| kinds.contains(&prompt.kind))
}

/// What belongs to a step of the turn. It is said while the turn itself, or the draw of its cards, is what the
/// table waits for; a question on top of the turn has the word.
fn turn(state: &State, prompts: &[Prompt], active: SeatId, all: &mut Said) {
    let running = asks(prompts, &[PromptKind::TakeTurn]);
    let cylon = state.loyalty.revealed.contains(&active);
    match state.turn.step {
        TurnStep::ReceiveSkills => {
            // A turn that went back to the step does not draw again.
            let first_time = state.turn.taken == [TurnStep::ReceiveSkills];
            let drawing = running || asks(prompts, &[PromptKind::ChooseTypes]);
            if first_time && drawing && !cylon {
                receive(state, active, all);
            }
        }
        TurnStep::Movement if running => movement(state, active, all),
        TurnStep::Action if running => action(state, active, cylon, all),
        TurnStep::PrepareForJump if running && next_jump_is_final(state.jump.distance) => {
            all.table(rule!("REM-25"), Message::ReminderRem25);
        }
        TurnStep::Movement
        | TurnStep::Action
        | TurnStep::Crisis
        | TurnStep::ActivateCylonShips
        | TurnStep::PrepareForJump => {}
    }
    let (_, after) = neighbours(state);
    if (running && after.is_none()) || asks(prompts, &[PromptKind::DiscardToLimit]) {
        let limit = content().skill_draws.hand_limit;
        let line = Line::new(Message::ReminderRem26).number("cards", limit);
        all.say(rule!("REM-26"), line, None);
        if state.resources.exhausted().next().is_some() {
            all.table(rule!("REM-27"), Message::ReminderRem27);
        }
    }
}

fn receive(state: &State, active: SeatId, all: &mut Said) {
    if in_sickbay(state, active) {
        all.player(rule!("REM-2"), Message::ReminderRem2, active);
        return;
    }
    all.player(rule!("REM-1"), Message::ReminderRem1, active);
    let character = state.seats.get(active.index()).and_then(|s| s.character);
    let splits =
        |lines: &[dradis_facts::content::SkillLine]| lines.iter().any(|row| row.types.len() > 1);
    if character.is_some_and(|character| splits(&character.facts().skills)) {
        all.player(rule!("REM-3"), Message::ReminderRem3, active);
    }
}

fn movement(state: &State, active: SeatId, all: &mut Said) {
    if in_brig(state, active) {
        all.player(rule!("REM-6"), Message::ReminderRem6, active);
        return;
    }
    let mut ways = movement::locations(state, active).into_iter();
    if ways.any(|(_, cost)| cost == Ok(Cost::OneCard)) {
        all.player(rule!("REM-4"), Message::ReminderRem4, active);
    }
    if let Some(Place::Viper { area: _ }) = state.places.of(active) {
        all.player(rule!("REM-5"), Message::ReminderRem5, active);
        all.player(rule!("REM-7"), Message::ReminderRem7, active);
    }
}

fn action(state: &State, active: SeatId, cylon: bool, all: &mut Said) {
    if cylon {
        all.player(rule!("REM-28"), Message::ReminderRem28, active);
        return;
    }
    rule!("REM-10a");
    all.player(rule!("REM-10"), Message::ReminderRem10, active);
    if in_brig(state, active) {
        all.player(rule!("REM-8"), Message::ReminderRem8, active);
        // The step that a prisoner does not have lies just behind.
        if !state.turn.taken.contains(&TurnStep::Movement) {
            all.player(rule!("REM-6"), Message::ReminderRem6, active);
        }
    }
}

/// What belongs to a question, as long as it is open.
fn questions(state: &State, prompts: &[Prompt], all: &mut Said) {
    if asks(
        prompts,
        &[PromptKind::ActivateViper, PromptKind::MoveCivilian],
    ) {
        all.table(rule!("REM-7"), Message::ReminderRem7);
    }
    if asks(prompts, &[PromptKind::Roll]) && rolls_for_ftl_control(state) {
        all.table(rule!("REM-9"), Message::ReminderRem9);
    }
    for prompt in prompts {
        if let (PromptKind::AddCards, Decider::Seat { seat }) = (prompt.kind, prompt.decider) {
            limited(state, seat, all);
        }
    }
    if asks(prompts, &[PromptKind::TellCards]) {
        all.table(rule!("REM-12"), Message::ReminderRem12);
    }
    let partial = state.check.as_ref().and_then(|c| c.partial_difficulty);
    if partial.is_some() && asks(prompts, &[PromptKind::CheckResult]) {
        all.table(rule!("REM-13"), Message::ReminderRem13);
    }
    if asks(prompts, &[PromptKind::Sympathizer]) {
        all.table(rule!("REM-16"), Message::ReminderRem16);
    }
    let of_a_crisis = [
        PromptKind::ChooseOption,
        PromptKind::BeginCrisis,
        PromptKind::AddCards,
        PromptKind::TellCards,
        PromptKind::CheckResult,
    ];
    let open = state.crises.current();
    if open.is_some_and(|open| open.from == CrisisFrom::SuperCrisis) && asks(prompts, &of_a_crisis)
    {
        all.table(rule!("REM-20"), Message::ReminderRem20);
    }
    let activation = [
        PromptKind::ChooseArea,
        PromptKind::ChooseViper,
        PromptKind::ChooseCivilian,
        PromptKind::LaunchFewer,
    ];
    if !state.loyalty.revealed.is_empty() && asks(prompts, &activation) {
        all.table(rule!("REM-23"), Message::ReminderRem23);
    }
    if state.options.edition == Edition::It && uses_a_nuke(state) {
        all.table(rule!("REM-40"), Message::ReminderRem40);
    }
}

/// Whether the die that waits decides what a jump through FTL Control costs (JUMP-FTL-2).
fn rolls_for_ftl_control(state: &State) -> bool {
    let mut steps = state.agenda.steps.iter().rev().map(|step| &step.work);
    let (
        Some(Work::Fight {
            fight: Fight::Roll { roll: _ },
        }),
        Some(Work::Effects { effects }),
    ) = (steps.next(), steps.next())
    else {
        return false;
    };
    match effects {
        EffectStep::Fork {
            low_to: _,
            low,
            high: _,
        } => {
            let ftl_control = LocationId::find("ftl-control");
            ftl_control.is_some_and(|location| low.of == Source::Location { location })
        }
        EffectStep::Confirm { .. }
        | EffectStep::Next { .. }
        | EffectStep::SeeLoyalty
        | EffectStep::DiscardQuorum => false,
    }
}

/// Who may add one card and no more (CHECK-5, CHECK-6).
fn limited(state: &State, seat: SeatId, all: &mut Said) {
    if in_brig(state, seat) {
        all.player(rule!("REM-11"), Message::ReminderRem11Brig, seat);
    } else if state.loyalty.revealed.contains(&seat) {
        all.player(rule!("REM-11"), Message::ReminderRem11Cylon, seat);
    }
}

/// The Admiral chooses a basestar for a nuke, or rolls for it.
fn uses_a_nuke(state: &State) -> bool {
    let Some(Work::Fight { fight }) = state.agenda.top().map(|step| &step.work) else {
        return false;
    };
    let rolls =
        |roll: &dradis_facts::battle::Roll| matches!(roll.attack, Attack::Nuke { basestar: _ });
    match fight {
        Fight::ChooseTarget { seat: _, weapon } => *weapon == Weapon::Nuke,
        Fight::Roll { roll } | Fight::React { roll, face: _ } => rolls(roll),
        Fight::Icon { .. }
        | Fight::Raiders { .. }
        | Fight::RaiderActs { .. }
        | Fight::CenturionsAdvance
        | Fight::HeavyRaiders { .. }
        | Fight::Basestars
        | Fight::Launch { .. }
        | Fight::LookAtCivilians { .. }
        | Fight::MoveSeen { .. }
        | Fight::LoseCivilian { .. }
        | Fight::DamageBasestar { .. }
        | Fight::PlaceCardShips { .. }
        | Fight::PlaceCardPieces { .. }
        | Fight::CardRule { .. }
        | Fight::DiscardAttackCard { .. }
        | Fight::Bombard { .. }
        | Fight::AlertPilot { .. }
        | Fight::ActivateVipers { .. }
        | Fight::LaunchPilot { .. } => false,
    }
}

/// What has just happened, until the table goes on.
fn lately(state: &State, occasion: Occasion, all: &mut Said) {
    match occasion {
        Occasion::DestinyUsedUp => {
            let message = match state.options.modes.destiny {
                Mode::App => Message::ReminderRem14App,
                Mode::Table => Message::ReminderRem14,
            };
            all.table(rule!("REM-14"), message);
        }
        Occasion::StayedInBrig { seat } => {
            all.player(rule!("REM-15"), Message::ReminderRem15, seat);
        }
        Occasion::SleeperDistance => all.table(rule!("REM-17"), Message::ReminderRem17),
        Occasion::HolderRevealed { seat } => {
            all.player(rule!("REM-18"), Message::ReminderRem18Reveal, seat);
        }
        Occasion::HolderJailed { seat } => {
            all.player(rule!("REM-18"), Message::ReminderRem18Brig, seat);
        }
        Occasion::AdmiralReleased { seat } => {
            all.player(rule!("REM-19"), Message::ReminderRem19, seat);
        }
        Occasion::NoShip { icon, basestars } => {
            let message = match icon {
                ShipIcon::Raiders if basestars => Message::ReminderRem21Raiders,
                ShipIcon::HeavyRaiders if basestars => Message::ReminderRem21HeavyRaiders,
                ShipIcon::Raiders
                | ShipIcon::HeavyRaiders
                | ShipIcon::LaunchRaiders
                | ShipIcon::Basestars => Message::ReminderRem21Nothing,
            };
            all.table(rule!("REM-21"), message);
        }
        Occasion::CenturionsAboard => all.table(rule!("REM-22"), Message::ReminderRem22),
        Occasion::Jumped => all.table(rule!("REM-24"), Message::ReminderRem24),
        Occasion::ObjectivePassed => all.table(rule!("REM-25"), Message::ReminderRem25),
        Occasion::PilotHit { seat } => all.player(rule!("REM-29"), Message::ReminderRem29, seat),
    }
}
