//! Reminders: what is often forgotten, said at its moment in one line (REM-1 to REM-31, REM-34, REM-35, REM-38 to REM-40).
//!
//! A reminder is a projection of the state and nothing else: of the question the table waits for, of where the
//! turn is, of who stands where. What has just happened is part of the state too ([`dradis_state::reminder::Reminding`]); it is noted
//! as its event is written, and passes when the table goes on, with the next answer or happening. So a moment
//! either lasts as long as a question, or from something happening until the next thing is done.
//!
//! All of it is public. **Architecture invariant:** no Loyalty card is read here. Whether a player is reminded
//! that a Cylon may reveal depends on the turn and on what everybody knows alone (REM-10a).

use dradis_facts::battle::{Attack, ShipIcon, Weapon};
use dradis_facts::choice::Choice;
use dradis_facts::content::SkillMark;
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::deed::Procedure;
use dradis_facts::effect::{Effect, Source};
use dradis_facts::mark::RuleId;
use dradis_facts::message::{Line, Message};
use dradis_facts::options::{Mode, Tracking};
use dradis_facts::places::Place;
use dradis_facts::registry::Edition;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::turn::TurnStep;
use dradis_state::agenda::Work;
use dradis_state::battle::Fight;
use dradis_state::check::CheckStep;
use dradis_state::crisis::CrisisFrom;
use dradis_state::effect::EffectStep;
use dradis_state::reminder::Occasion;
use dradis_state::reserve::ships_left;
use dradis_state::state::State;
use dradis_state::turn::{in_detention, in_sickbay, in_the_brig_itself};
use serde::Serialize;

use crate::play::action::actions_left;
use crate::play::check;
use crate::play::hands::draws_here;
use crate::play::movement::{self, Cost};
use crate::play::prompt::{Decider, Prompt, PromptKind};
use crate::play::prompts;
use crate::play::turn::{neighbours, stays_to_be_treated};

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

/// The reminders, in the order in which they are said. That some discards bring Mutiny cards (REM-31) goes by the rule that
/// says so. Of what the objectives bring only a crisis that does not come is among them (REM-34); the rest Dradis asks for itself.
const IDS: [&str; 36] = [
    "REM-1",
    "REM-2",
    "REM-3",
    "REM-4",
    "REM-5",
    "REM-6",
    "REM-7",
    "REM-8",
    "REM-9",
    "REM-10",
    "REM-11",
    "REM-12",
    "REM-13",
    "REM-14",
    "REM-15",
    "REM-16",
    "REM-17",
    "REM-18",
    "REM-19",
    "REM-20",
    "REM-21",
    "REM-22",
    "REM-23",
    "REM-24",
    "REM-25",
    "REM-26",
    "REM-27",
    "REM-28",
    "REM-29",
    "REM-30",
    "REM-34",
    "REM-35",
    "REM-38",
    "REM-39",
    "REM-40",
    "XTREACH-2",
];

/// Whether there is such a reminder.
#[must_use]
pub fn exists(id: RuleId) -> bool {
    IDS.contains(&id.as_str())
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
    let cylon = state.loyalty.standing(active).is_cylon_player();
    match state.turn.step {
        TurnStep::ReceiveSkills => {
            // A turn that went back to the step does not draw again.
            let first_time = state.turn.taken == [TurnStep::ReceiveSkills];
            let drawing = running || asks(prompts, &[PromptKind::ChooseTypes]);
            if first_time && drawing && draws_here(state, active) == Some(1) {
                all.player(rule!("REM-38"), Message::ReminderRem38, active);
            } else if first_time && drawing && !cylon {
                receive(state, active, all);
            }
        }
        TurnStep::Movement if running => movement(state, active, all),
        TurnStep::Action if running => action(state, active, cylon, all),
        TurnStep::PrepareForJump if running => prepare(state, active, all),
        TurnStep::Movement
        | TurnStep::Action
        | TurnStep::Crisis
        | TurnStep::ActivateCylonShips
        | TurnStep::PrepareForJump => {}
    }
    if running && state.earth.no_crisis && !cylon {
        rule!("EARTH-3");
        all.table(rule!("REM-34"), Message::ReminderRem34);
    }
    let (_, after) = neighbours(state);
    if (running && after.is_none()) || asks(prompts, &[PromptKind::DiscardToLimit]) {
        let limit = state.kit().skill_draws.hand_limit;
        let line = match state.kit().quorum_limit {
            Some(quorum) => Line::new(Message::ReminderRem26Quorum).number("quorum", quorum),
            None => Line::new(Message::ReminderRem26),
        };
        let line = line.number("cards", limit);
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
    if in_the_brig_itself(state, active) {
        all.player(rule!("REM-6"), Message::ReminderRem6, active);
        return;
    }
    let mut ways = movement::locations(state, active).into_iter();
    if ways.any(|(_, cost)| cost == Ok(Cost::ONE_CARD)) {
        all.player(rule!("REM-4"), Message::ReminderRem4, active);
    }
    if let Some(Place::Viper { area: _, kind }) = state.places.of(active) {
        all.player(rule!("REM-5"), Message::ReminderRem5, active);
        all.player(rule!("REM-7"), never_across(kind), active);
    }
}

/// How far such a viper moves, and which way.
fn never_across(kind: ViperKind) -> Message {
    match kind {
        ViperKind::MarkVii => {
            rule!("XVIPER-2");
            Message::ReminderRem7MarkVii
        }
        ViperKind::Viper | ViperKind::AssaultRaptor => Message::ReminderRem7,
    }
}

fn action(state: &State, active: SeatId, cylon: bool, all: &mut Said) {
    if cylon {
        let message = match state.kit().hands_on_within {
            Some(_) => {
                rule!("XCYTURN-7");
                Message::ReminderRem28Caprica
            }
            None => Message::ReminderRem28,
        };
        all.player(rule!("REM-28"), message, active);
        return;
    }
    if stays_to_be_treated(state, active) {
        all.player(rule!("REM-35"), Message::ReminderRem35, active);
    }
    // Everybody knows of a Cylon Leader, who reveals nothing but Motives (XLEAD-1); and revealing is the action.
    let leader = state.loyalty.leader;
    if actions_left(state) > 0 && leader.is_none_or(|leader| leader.seat != active) {
        rule!("REM-10a");
        all.player(rule!("REM-10"), Message::ReminderRem10, active);
    }
    if in_the_brig_itself(state, active) {
        all.player(rule!("REM-8"), Message::ReminderRem8, active);
        // The step that a prisoner does not have lies just behind.
        if !state.turn.taken.contains(&TurnStep::Movement) {
            all.player(rule!("REM-6"), Message::ReminderRem6, active);
        }
    }
}

fn prepare(state: &State, active: SeatId, all: &mut Said) {
    if state.next_jump_is_final() {
        all.table(rule!("REM-25"), Message::ReminderRem25);
    }
    // Everybody sees who has the Mutineer (XMUT-2).
    if state.loyalty.mutineer() == Some(active) {
        all.player(rule!("REM-30"), Message::ReminderRem30, active);
    }
}

/// What belongs to a question, as long as it is open.
fn questions(state: &State, prompts: &[Prompt], all: &mut Said) {
    let moving = [PromptKind::ActivateViper, PromptKind::MoveCivilian];
    if asks(prompts, &moving) {
        let mut offers = prompts.iter().flat_map(|prompt| &prompt.choices);
        let far =
            offers.any(|offer| matches!(offer.choice, Choice::Move(_, _, ViperKind::MarkVii)));
        let kind = if far {
            ViperKind::MarkVii
        } else {
            ViperKind::Viper
        };
        all.table(rule!("REM-7"), never_across(kind));
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
    if state.kit().has_mark(SkillMark::MutinyOnDiscard) && gives_up(state) {
        rule!("REM-31");
        all.table(rule!("XTREACH-2"), Message::ReminderXtreach2);
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
    let cylon = |seat: &SeatId| state.loyalty.standing(*seat).is_cylon_player();
    if state.order.iter().any(cylon) && asks(prompts, &activation) {
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
            highest: _,
        } => {
            matches!(low.of, Source::Location { location } if location.does(Procedure::FtlControl))
        }
        EffectStep::Confirm { .. }
        | EffectStep::Next { .. }
        | EffectStep::SeeLoyalty
        | EffectStep::DiscardQuorum => false,
    }
}

/// Whether a list that is to be confirmed makes somebody give up skill cards of their choice. Where hands are counted,
/// it is said when they have.
fn gives_up(state: &State) -> bool {
    let by_choice = |effect: &Effect| matches!(effect, Effect::Discard { random: false, .. });
    let course = match state.agenda.top().map(|step| &step.work) {
        Some(Work::Effects {
            effects: EffectStep::Confirm { course },
        }) => Some(course.clone()),
        Some(Work::Check {
            check: CheckStep::Decide,
        }) => state
            .check
            .as_ref()
            .map(|check| check.course(check.result())),
        Some(_) | None => None,
    };
    let some = course.is_some_and(|course| course.left.iter().any(by_choice));
    some && state.options.tracking == Tracking::Light
}

/// Who may add one card and no more (CHECK-5, CHECK-6), or two (XCHECK-2).
fn limited(state: &State, seat: SeatId, all: &mut Said) {
    let cylon = state.loyalty.standing(seat).is_cylon_player();
    let said = match check::limit(state, seat) {
        1 if in_the_brig_itself(state, seat) => Message::ReminderRem11Brig,
        // A Cylon Leader may be allowed more (CLAR-64).
        1 if cylon => Message::ReminderRem11Cylon,
        2 if in_detention(state, seat) => Message::ReminderRem11Detention,
        2 if !cylon => Message::ReminderRem11Infiltrating,
        _ => return,
    };
    all.player(rule!("REM-11"), said, seat);
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
        | Fight::TurnUp { .. }
        | Fight::DamageBasestar { .. }
        | Fight::PlaceCardShips { .. }
        | Fight::PlaceCardPieces { .. }
        | Fight::Arrive { .. }
        | Fight::LaunchReserves { .. }
        | Fight::CardRule { .. }
        | Fight::DiscardAttackCard { .. }
        | Fight::Bombard { .. }
        | Fight::Pursue
        | Fight::NukeStrikes { .. }
        | Fight::AlertPilot { .. }
        | Fight::ActivateVipers { .. }
        | Fight::LaunchPilot { .. } => false,
    }
}

/// Whether the die that waits places a ship beyond the space areas.
fn placing_beyond(state: &State) -> bool {
    let work = state.agenda.top().map(|step| &step.work);
    let Some(Work::Fight {
        fight: Fight::Roll { roll },
    }) = work
    else {
        return false;
    };
    matches!(roll.attack, Attack::Placing { .. })
}

/// Whether no piece was left for an icon that found nothing, so that those of the highest area came and the pursuit went
/// on: that is not nothing (XPLACE-3, XPLACE-5).
fn others_came(state: &State, icon: ShipIcon) -> bool {
    let (ship, alone) = match icon {
        ShipIcon::Raiders => (Craft::Raider, true),
        ShipIcon::HeavyRaiders => (Craft::HeavyRaider, state.boarding.centurions.is_empty()),
        ShipIcon::LaunchRaiders | ShipIcon::Basestars => (Craft::Basestar, true),
    };
    let pursued = !state.kit().pursuit.is_empty() && !state.turn.remembered.cease_fire;
    pursued && alone && ships_left(state, ship) == 0
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
        // A Cylon who leaves the Brig is not Admiral either way.
        Occasion::AdmiralReleased { seat } => {
            if state.loyalty.standing(seat).acts_as_human() {
                all.player(rule!("REM-19"), Message::ReminderRem19, seat);
            }
        }
        Occasion::NoShip { icon, basestars } => {
            let message = match icon {
                ShipIcon::Raiders if basestars => Message::ReminderRem21Raiders,
                ShipIcon::HeavyRaiders if basestars => Message::ReminderRem21HeavyRaiders,
                // Where no piece is left none comes, and nothing is rolled.
                ShipIcon::Raiders
                | ShipIcon::HeavyRaiders
                | ShipIcon::LaunchRaiders
                | ShipIcon::Basestars
                    if placing_beyond(state) =>
                {
                    rule!("XPLACE-1");
                    Message::ReminderRem21Beyond
                }
                ShipIcon::Raiders
                | ShipIcon::HeavyRaiders
                | ShipIcon::LaunchRaiders
                | ShipIcon::Basestars
                    if others_came(state, icon) =>
                {
                    return;
                }
                ShipIcon::Raiders
                | ShipIcon::HeavyRaiders
                | ShipIcon::LaunchRaiders
                | ShipIcon::Basestars => Message::ReminderRem21Nothing,
            };
            all.table(rule!("REM-21"), message);
        }
        Occasion::CenturionsAboard => all.table(rule!("REM-22"), Message::ReminderRem22),
        Occasion::Jumped => {
            let message = if state.kit().pursuit.is_empty() {
                Message::ReminderRem24
            } else {
                Message::ReminderRem24Pursued
            };
            all.table(rule!("REM-24"), message);
        }
        // At New Caprica the fleet lands, and at the crossroads it fights (NC-1, ION-4).
        Occasion::ObjectivePassed => {
            let kit = state.kit();
            if kit.new_caprica.is_none() && kit.crossroads.is_none() {
                all.table(rule!("REM-25"), Message::ReminderRem25);
            }
        }
        Occasion::PilotHit { seat } => all.player(rule!("REM-29"), Message::ReminderRem29, seat),
        Occasion::GaveUp { seat } => {
            rule!("XTREACH-3");
            rule!("XTREACH-4");
            let line = Line::new(Message::ReminderXtreach2);
            all.say(rule!("XTREACH-2"), line, Some(seat));
        }
        Occasion::MiracleSpent { seat } => {
            all.player(rule!("REM-39"), Message::ReminderRem39, seat);
        }
    }
}
