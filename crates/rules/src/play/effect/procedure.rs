//! Carrying effects out, one at a time: what Dradis keeps is changed, what people do has stood on the list.

use dradis_facts::ability::Ability;
use dradis_facts::battle::{Attack, BasestarAt, CylonShip};
use dradis_facts::choice::Choice;
use dradis_facts::content::{
    Board, BoardSide, CivilianKind, HeldKind, LocationId, LoyaltyCard, QuorumId, SkillType,
};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::effect::{Cards, DrawnTypes, Effect, Locations, OnPieces, Question, Source, Who};
use dradis_facts::hidden::Hidden;
use dradis_facts::options::{DutifulUse, Mode};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, Zone};
use dradis_facts::titles::Title;
use dradis_state::action::ActionStep;
use dradis_state::agenda::{Step, Work};
use dradis_state::battle::{Fight, Whose};
use dradis_state::crisis::{CrisisEvent, CrisisFrom};
use dradis_state::effect::{Course, EffectEvent, EffectStep};
use dradis_state::event::{Event, HandChange, Move};
use dradis_state::execution::ExecutionStep;
use dradis_state::held::HeldEvent;
use dradis_state::look::Looking;
use dradis_state::new_caprica::NewCapricaStep;
use dradis_state::passing::{FINAL_FIVE, PassingEvent, PassingStep};
use dradis_state::quorum::QuorumEvent;
use dradis_state::reserve::{centurions_left, ships_left, ships_to_place};
use dradis_state::state::State;
use dradis_state::turn::{in_brig, in_detention};

use crate::play::ability::holder;
use crate::play::battle::procedure::damage::{self, hit_viper, pay_for, raptors};
use crate::play::battle::procedure::{launch, rolls, weapons};
use crate::play::battle::vipers::{InSpace, named, unmanned_in};
use crate::play::boarding::board_centurion;
use crate::play::damage::{damage_may_pass, draw_of, draw_tokens, take_damage};
use crate::play::decks::draw_from;
use crate::play::dials::turn_dial;
use crate::play::doing::Doing;
use crate::play::effect::{
    aims_at_nothing, among_cylons, asks, below_raiders, candidates, cleared_areas,
    comes_to_nothing, comes_to_nothing_there, destroyed_here, is_a_choice, is_left_undone, lapsed,
    lessened, looking_is_barred, open_branches, out_of_the_brig, pieces, question, quorum_to_draw,
    sent_to, ships_to_defend, stays_in_brig,
};
use crate::play::hands::{draw_skill_cards, draws, set_hand};
use crate::play::held::draw_held;
use crate::play::ionian::leave_what_is_gone;
use crate::play::leader::{self, change_miracles, infiltrate, ways_in};
use crate::play::loyalty::look;
use crate::play::moment::offered;
use crate::play::titles::{give_title, leave_the_bridge, take_the_bridge};
use crate::play::{jump, mutiny, space};

mod decks;
mod earth;
mod ionian;
mod new_caprica;
mod people;
mod ships;

fn schedule(doing: &mut Doing<'_>, effects: EffectStep) {
    let work = vec![Work::Effects { effects }];
    doing.emit(Event::Scheduled { work });
}

fn emit(doing: &mut Doing<'_>, effect: EffectEvent) {
    doing.emit(Event::Effect { effect });
}

/// Whether it is what Hoshi activates again.
fn is_dutiful(of: Source) -> bool {
    let ability = Ability::Dutiful;
    of == Source::Ability { ability }
}

/// A list of effects is shown and confirmed as a whole, then carried out. A single question need not be
/// confirmed before it is asked.
pub(crate) fn begin(doing: &mut Doing<'_>, course: Course) {
    match course.left.as_slice() {
        [] => {}
        [only] if asks(only) => carry_out(doing, course),
        _ => schedule(doing, EffectStep::Confirm { course }),
    }
}

/// A list of effects that has been confirmed is carried out.
pub(crate) fn carry_out(doing: &mut Doing<'_>, course: Course) {
    if !course.left.is_empty() {
        schedule(doing, EffectStep::Next { course });
    }
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(crate) fn proceed(doing: &mut Doing<'_>, step: &Step, effects: &EffectStep) -> bool {
    if question(&doing.state, step, effects).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    if is_left_undone(&doing.state, effects) {
        return true;
    }
    match effects {
        EffectStep::Confirm { course } => carry_out(doing, course.clone()),
        EffectStep::Next { course } => next(doing, course.clone()),
        EffectStep::DiscardQuorum => discard_quorum(doing),
        // The die that was to decide has not been rolled; or there is no look any more.
        EffectStep::Fork { .. } | EffectStep::SeeLoyalty => {}
    }
    true
}

/// A die decides between two lists of effects: the first comes with numbers of `low_to` at most.
fn fork(
    doing: &mut Doing<'_>,
    course: &Course,
    by: Who,
    low_to: u8,
    (low, high): (&[Effect], &[Effect]),
) {
    let roller = course.decider(&doing.state, by);
    let (low, high) = (course.with(low), course.with(high));
    let highest = None;
    schedule(
        doing,
        EffectStep::Fork {
            low_to,
            low,
            high,
            highest,
        },
    );
    rolls::begin_by(doing, Attack::Number { low_to }, roller);
}

/// What a die has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// The number was low.
    Low,
    /// It was high.
    High,
}

/// The die has fallen: one of the two lists below it is carried out.
pub(crate) fn decided(doing: &mut Doing<'_>, side: Side, number: u8) {
    let Some(Work::Effects {
        effects:
            EffectStep::Fork {
                low_to: _,
                low,
                high,
                highest,
            },
    }) = doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return;
    };
    doing.emit(Event::StepDone);
    match (side, highest) {
        (Side::High, Some(highest)) if new_caprica::is_highest(number) => {
            carry_out(doing, highest);
        }
        (Side::Low, _) => carry_out(doing, low),
        (Side::High, _) => carry_out(doing, high),
    }
}

/// Carries the first effect out and leaves the others for after it. What an effect schedules comes before
/// them, and what ends the game comes last.
fn next(doing: &mut Doing<'_>, mut course: Course) {
    if course.left.is_empty() {
        return;
    }
    let effect = course.left.remove(0);
    if comes_to_nothing_there(&doing.state, &effect) {
        return carry_out(doing, course);
    }
    if let Effect::Ask(Question::Pieces(on)) = effect {
        return take_all(doing, course, on);
    }
    carry_out(doing, course.clone());
    match effect {
        Effect::Dial { resource, by } => {
            rule!("RES-2");
            rule!("DIS-37");
            turn_dial(doing, resource, by);
        }
        Effect::IfBelow {
            resource,
            below,
            effects,
        } => {
            if doing.state.resources.get(resource) < below {
                carry_out(doing, course.with(&effects));
            }
        }
        Effect::IfExecuted { effects } => {
            rule!("EXEC-5");
            // Morale is lost with every human who leaves the game by it, but for whom fallen morale itself has killed.
            let mut gone = doing.state.gone.difference(&doing.state.unmourned);
            if gone.next().is_some() {
                carry_out(doing, course.with(&effects));
            }
        }
        Effect::IfHolds { who, kind, effects } => {
            let holds = |seat: &SeatId| doing.state.held_count(kind, *seat) > 0;
            if course.players(&doing.state, who).iter().any(holds) {
                carry_out(doing, course.with(&effects));
            }
        }
        Effect::EndLasting { rule } => {
            if let Some(open) = doing.state.quorum.rule(rule) {
                let quorum = QuorumEvent::LeftPlay { card: open.card };
                doing.emit(Event::Quorum { quorum });
            }
        }
        Effect::FleetToken { by } => move_fleet_token(doing, by),
        Effect::Distance { by } => {
            if matches!(course.of, Source::Mission { .. }) {
                rule!("EARTH-MISSION-6");
                rule!("EARTH-MISSION-11");
            }
            jump::distance_grew(doing, by);
        }
        Effect::Discard { .. } | Effect::Exchange { .. } => {
            if lessened(&doing.state, &course, &effect).is_some() {
                let of = Box::new(effect);
                carry_out(doing, course.with(&[Effect::Ask(Question::ForLove { of })]));
            } else {
                give_up(doing, &course, &effect, None);
            }
        }
        Effect::Draw { who, cards, types } => {
            let types = types.named(doing.state.kit());
            draw(doing, &course, who, cards, types);
        }
        Effect::Move { who, to, cut_off } => {
            let to = sent_to(&doing.state, Some(course.of), to, cut_off);
            for seat in course.affected(&doing.state, who) {
                send(doing, seat, to);
            }
        }
        Effect::MoveAll { from, to } => move_all(doing, from, to),
        Effect::PassTitle { title, to } => pass_title(doing, &course, title, to),
        Effect::PassOn { title } => people::pass_on(doing, title),
        Effect::GiveUpTitles { who } => people::give_up_titles(doing, &course, who),
        Effect::ReleaseAll => people::release_all(doing, &course),
        Effect::Roll {
            by,
            low_to,
            low,
            high,
        } => {
            if aims_at_nothing(&doing.state, &low, &high) {
                return;
            }
            fork(doing, &course, by, low_to, (&low, &high));
        }
        Effect::RollBelowRaiders { by, low } => {
            if let Some(low_to) = below_raiders(&doing.state) {
                fork(doing, &course, by, low_to, (&low, &[]));
            }
        }
        Effect::Place {
            basestars,
            basestar_tokens,
            raiders,
            raiders_astern,
            civilian_ships,
            civilian_ships_ahead,
        } => {
            let before = doing.state.space.ships(Area::Bow).basestars.len();
            place(doing, Craft::Basestar, basestars, Area::Bow);
            ships::damage_new_basestars(doing, before, basestar_tokens);
            place(doing, Craft::Raider, raiders, Area::Bow);
            place(doing, Craft::Raider, raiders_astern, Area::Stern);
            place_civilians(doing, civilian_ships_ahead, civilian_ships);
        }
        Effect::DestroyCylonShips => ships::destroy_cylon_ships(doing),
        Effect::DestroyIn { area, ship, count } => ships::destroy_in(doing, area, ship, count),
        Effect::LoseShip { ship } => {
            let work = vec![Fight::LoseCivilian { handle: ship }.into()];
            doing.emit(Event::Scheduled { work });
        }
        Effect::ActivateVipers { by, count } => ships::activate_vipers(doing, &course, by, count),
        Effect::LaunchPilots => ships::launch_pilots(doing, &course),
        Effect::DestroyRaptors { count } => {
            raptors(doing, count);
        }
        Effect::BuildAssaultRaptor => {
            rule!("CLAR-43");
            ships::build_assault_raptor(doing);
        }
        Effect::ActivateOne { count } => {
            ships::activate(doing, course.current, Whose::One, count);
        }
        Effect::AttackHere => {
            ships::activate(doing, course.current, Whose::OwnAttacks, 1);
        }
        Effect::Launch { ship, each } => launch::begin(doing, ship, each),
        Effect::CeaseFire => emit(doing, EffectEvent::CeasedFire),
        Effect::RestoreRaptors { count } => {
            let count = count.min(doing.state.reserve.destroyed[Craft::Raptor]);
            if count > 0 {
                emit(doing, EffectEvent::RaptorsRestored { count });
            }
        }
        Effect::DamageReserve { count } => {
            let on = OnPieces::DamageReserveVipers { count };
            if is_a_choice(&doing.state, on, &pieces(&doing.state, on)) {
                carry_out(doing, course.with(&[Effect::Ask(Question::Pieces(on))]));
            } else {
                take_all(doing, course.with(&[]), on);
            }
        }
        Effect::RecallVipers => recall_vipers(doing),
        Effect::RepairAllVipers => {
            rule!("DMG-2");
            rule!("OPEN-31");
            for kind in ViperKind::ALL {
                let count = doing.state.reserve.damaged[kind.craft()];
                if count > 0 {
                    doing.emit(Event::VipersRepaired { count, kind });
                }
            }
        }
        Effect::BoardCenturions { count } => {
            for _ in 0..count.min(centurions_left(&doing.state)) {
                let boarded = board_centurion(doing, None);
                debug_assert!(boarded.is_ok(), "there is a centurion left");
            }
        }
        Effect::Damage { hull, tokens } => {
            if tokens > 1 {
                let tokens = tokens - 1;
                carry_out(doing, course.with(&[Effect::Damage { hull, tokens }]));
            }
            if tokens > 0 {
                damage::hull(doing, hull);
            }
        }
        Effect::ChooseDamage { draw, take } => choose_damage(doing, &course, draw, take),
        Effect::SpendNuke => {
            if let (Some(seat), Some(left)) = (
                doing.state.titles.holder(Title::Admiral),
                doing.state.titles.nukes.checked_sub(1),
            ) {
                rule!("NUKE-4");
                doing.emit(Event::NukeSpent { seat, left });
            }
        }
        Effect::LaunchNuke => weapons::aim_nuke(doing, course.current),
        Effect::RemoveNukes => {
            rule!("CLAR-74");
            emit(doing, EffectEvent::NukesRemoved);
        }
        Effect::GainNuke => {
            rule!("XCOMP-4");
            rule!("XNUKE-4");
            let nukes = doing.state.titles.nukes.saturating_add(1);
            let there = doing.state.kit().pieces.nukes;
            if let Some(seat) = doing.state.titles.holder(Title::Admiral)
                && nukes <= there
                && !doing.state.titles.no_more_nukes
            {
                doing.emit(Event::NukesTaken { seat, nukes });
            }
        }
        Effect::Activate { icons, forces } => {
            rule!("COMBAT-ACT-1");
            let new_caprica = NewCapricaStep::Activate;
            let forces = forces.then_some(Work::NewCaprica { new_caprica });
            let icons = icons.into_iter().map(|icon| Fight::Icon { icon }.into());
            let work = icons.chain(forces).collect();
            doing.emit(Event::Scheduled { work });
        }
        Effect::LookAtLoyalty { who, at, all } => look(doing, &course, who, at, all),
        Effect::GiveLoyalty { to } => {
            rule!("LOC-RESURRECTION-1");
            rule!("SLEEPER-8");
            rule!("LIMIT-20");
            let from = course.current;
            let keeps_sympathizer = doing.state.loyalty.keeps_sympathizer(from);
            let unrevealed = doing.state.loyalty.to_hand_on(from);
            let to = course.players(&doing.state, to).first().copied();
            if let Some(to) = to.filter(|_| unrevealed > 0) {
                emit(
                    doing,
                    EffectEvent::LoyaltyGiven {
                        from,
                        to,
                        keeps_sympathizer,
                    },
                );
            }
        }
        Effect::DrawLike { who, like, cards } => {
            people::draw_like(doing, &course, who, like, cards);
        }
        Effect::GiveCards { from, to, cards } => {
            people::give_cards(doing, &course, from, to, cards);
        }
        Effect::SwapHands { who, with } => people::swap_hands(doing, &course, who, with),
        Effect::JumpBlind => jump::begin_blind(doing),
        Effect::Use { ability } => {
            let seat = course.current;
            doing.emit(Event::AbilityUsed { seat, ability });
        }
        Effect::MoreActions { count } => people::more_actions(doing, &course, count),
        Effect::BrigAtEnd { who } => {
            for seat in course.affected(&doing.state, who) {
                emit(doing, EffectEvent::BrigAtEnd { seat });
            }
        }
        Effect::LendTitle { title } => people::lend_title(doing, &course, title),
        Effect::ReturnTitle => people::return_title(doing, &course),
        Effect::AddJumpIcon => {
            rule!("LOC-ENGINE-1");
            rule!("XBOARD-10");
            emit(doing, EffectEvent::JumpIconAdded);
        }
        Effect::Pursue => {
            let work = vec![Fight::Pursue.into()];
            doing.emit(Event::Scheduled { work });
        }
        Effect::Spare { resource } => {
            rule!("CLAR-71");
            let resource = Some(resource);
            emit(doing, EffectEvent::Spared { resource });
        }
        Effect::ActivateLocations { count, among } => {
            let (seat, left) = (course.current, count);
            if let (Locations::Only(location), DutifulUse::OnceALocation, true) =
                (among, doing.state.options.dutiful, is_dutiful(course.of))
            {
                rule!("OPEN-56");
                emit(doing, EffectEvent::Again { seat, location });
            }
            if left > 0 {
                let action = ActionStep::Elsewhere {
                    seat,
                    left,
                    among,
                    taken: [None; 2],
                };
                let work = vec![Work::Action { action }];
                doing.emit(Event::Scheduled { work });
            }
        }
        Effect::LookAtDeck => {
            rule!("XBOARD-16");
            let (seat, lost) = (course.current, doing.state.reserve.destroyed[Craft::Raptor]);
            let action = ActionStep::Scouted { seat, lost };
            let work = vec![Work::Action { action }];
            doing.emit(Event::Scheduled { work });
        }
        Effect::LookAtDestination => {
            let action = ActionStep::PlaceScouted {
                seat: course.current,
            };
            let work = vec![Work::Action { action }];
            doing.emit(Event::Scheduled { work });
            jump::scout(doing, course.current, 1);
        }
        Effect::Miracle { who, by } => {
            // A Leader may be chosen to gain one, whether or not they are infiltrating (XLEAD-5).
            let seats = match (who, by) {
                (Who::Picked | Who::Current, 1..) => course.players(&doing.state, who),
                _ => course.affected(&doing.state, who),
            };
            for seat in seats {
                change_miracles(doing, seat, by);
            }
        }
        Effect::TakeCard {
            who,
            from,
            all,
            random: _,
        } => take_card(doing, &course, who, from, all),
        Effect::DrawQuorum { cards } => draw_quorum(doing, cards),
        Effect::DiscardQuorum { cards, random: _ } => decks::discard_quorum(doing, cards),
        Effect::DrawHeld {
            who,
            kind,
            cards,
            discard,
        } => {
            for seat in course.players(&doing.state, who) {
                draw_held(doing, kind, seat, cards, discard);
            }
        }
        Effect::ShuffleIntoDestiny { skill, cards } => decks::mix(doing, skill, cards),
        Effect::RebuildDestiny { skill, cards } => decks::rebuild(doing, skill, cards),
        Effect::AnotherDestination => {
            if let Source::Destination { card } = course.of {
                jump::another(doing, card);
            }
        }
        Effect::DrawMutiny {
            who,
            cards,
            without_brig,
            only_without,
        } => {
            for seat in course.affected(&doing.state, who) {
                rule!("XMUT-15");
                let holds = doing.state.held_count(HeldKind::MUTINY, seat) > 0;
                if holds && only_without {
                    continue;
                }
                if without_brig {
                    mutiny::draw_and_keep_one(doing, seat, cards);
                } else {
                    mutiny::draw(doing, seat, cards);
                }
            }
        }
        Effect::Execute { who } => execute(doing, &course, who),
        Effect::EverybodyActs => people::everybody_acts(doing, course.current),
        Effect::QuorumUnder { by: _, cards } => decks::quorum_under(doing, cards),
        Effect::AnotherCrisis => another_crisis(doing),
        Effect::StaysInPlay { with } => stays(doing, &course, with),
        Effect::RemoveCard => match course.of {
            // Its own deck is no more, or will be in a moment, where it brings New Caprica (NC-6).
            Source::Crisis { card: Some(card) }
                if card.facts().deck != doing.state.crisis_deck()
                    || comes_to_new_caprica(&doing.state) =>
            {
                rule!("NC-6");
            }
            Source::Crisis { card: _ } => crisis(doing, CrisisEvent::Removed),
            Source::Quorum { card: _ } => {
                let quorum = QuorumEvent::Removed;
                doing.emit(Event::Quorum { quorum });
            }
            Source::Destination { .. }
            | Source::Location { .. }
            | Source::Ability { .. }
            | Source::Title { .. }
            | Source::SkillCard { .. }
            | Source::Mission { .. }
            | Source::Loyalty { .. }
            | Source::Ally { .. } => {}
            Source::Held { card } => {
                if let Some(kind) = HeldKind::all().find(|kind| kind.cards().contains(&card)) {
                    let held = HeldEvent::Removed { card };
                    doing.emit(Event::Held { kind, held });
                }
            }
        },
        Effect::PlayOneMutiny { draw } => mutiny::draw_to_play(doing, course.current, draw),
        Effect::LookAtCivilians => ships::look_at_civilians(doing, course.current),
        Effect::IfOnNewCaprica { who, effects } => {
            new_caprica::if_there(doing, &course, who, &effects);
        }
        Effect::Prepare => new_caprica::prepare(doing),
        Effect::PlaceForces { count } => new_caprica::place_forces(doing, count),
        Effect::DestroyForceHere => new_caprica::destroy_here(doing, course.current),
        Effect::LoseStacked => new_caprica::lose_stacked(doing),
        Effect::SkipPrepare => new_caprica::skip_prepare(doing),
        Effect::LookAtLocked => new_caprica::look_at_locked(doing, course.current),
        Effect::LockedUnder => new_caprica::locked_under(doing),
        Effect::Detain { who } => new_caprica::detain(doing, &course, who),
        Effect::ClearShips { ship } => earth::clear_ships(doing, ship),
        Effect::ClearCenturions => earth::clear_centurions(doing),
        Effect::LeaveGame {
            basestars,
            heavy_raiders,
            centurions,
        } => {
            let ships = [
                (Craft::Basestar, basestars),
                (Craft::HeavyRaider, heavy_raiders),
            ];
            earth::leave_game(doing, ships, centurions);
        }
        Effect::PlaceAhead { ship, count } => earth::place_ahead(doing, ship, count),
        Effect::MiracleForAll => earth::miracle_for_all(doing, &course),
        Effect::TurnMissionDown => earth::turn_mission_down(doing),
        Effect::RebelBasestar { allegiance } => earth::rebel_basestar(doing, allegiance),
        Effect::DestroyHub => earth::destroy_hub(doing),
        Effect::SearchSkills { skill, cards } => {
            earth::search_skills(doing, course.current, skill, cards);
        }
        Effect::Ionian(effect) => ionian::carry_out(doing, &course, effect),
        Effect::ActAgain { ship } => {
            rule!("CYATT-7a");
            emit(doing, EffectEvent::ActAgain { ship });
        }
        Effect::ReceiveLoyalty { who } => {
            for seat in course.affected(&doing.state, who) {
                // However far the fleet has come.
                ionian::draw_loyalty(doing, seat, u8::MAX);
            }
        }
        // It has stood on the list: people do it.
        Effect::ByHand
        | Effect::LookAtMission
        | Effect::OrderCrises { .. }
        | Effect::LookAtCrises { .. }
        | Effect::LookAtBottom { .. }
        | Effect::LookAtQuorum { .. } => {}
        Effect::Ask(question) => unasked(doing, &course, &question),
    }
}

/// What needs no question, because there is only one answer, or none.
fn unasked(doing: &mut Doing<'_>, course: &Course, question: &Question) {
    match question {
        Question::Pick {
            by,
            among,
            optional,
            effects,
        } => {
            let picker = course.decider(&doing.state, *by);
            let in_vain = comes_to_nothing(&doing.state, course, effects);
            let all = candidates(&doing.state, Some(course.of), picker, *among, effects);
            let only = all.iter().find(|(_, why)| why.is_none());
            match only {
                Some((seat, _)) if !*optional && !in_vain => {
                    let seat = *seat;
                    picked(doing, course, picker, seat, effects);
                }
                // Nobody can be picked: what depends on the one picked is skipped too.
                Some(_) | None => {
                    rule!("XCRISIS-5");
                }
            }
        }
        Question::Choose { by: _, between } => {
            if lapsed(&doing.state, course, between) {
                return;
            }
            let only = open_branches(&doing.state, course.current, between).next();
            if let Some((_, branch)) = only {
                let branch = course.with(&branch.effects);
                carry_out(doing, branch);
            }
        }
        Question::ChooseSeveral {
            by: _,
            count,
            chosen,
            between,
        } => {
            let open = open_branches(&doing.state, course.current, between);
            let open = open.take(usize::from(*count));
            let all: Vec<&[Effect]> = open.map(|(_, branch)| &branch.effects[..]).collect();
            let all = [chosen.clone(), all.concat()].concat();
            carry_out(doing, course.with(&all));
        }
        Question::PlaceShips {
            by: _,
            basestars: 1..,
            raiders: _,
            beyond: true,
        } => {
            rule!("XBASE-4");
        }
        Question::TakeDamage { of, take } => {
            for token in of.iter().take((*take).into()) {
                if doing.state.outcome.is_none() {
                    take_damage(doing, *token);
                }
            }
        }
        Question::ExtremeDial { which, by } => people::only_dial(doing, *which, *by),
        Question::SearchDestiny { by, discard } => decks::search(doing, course, *by, *discard),
        Question::PlaceCivilians { by: _, count } => ships::no_civilian(doing, *count),
        Question::ClearArea { by: _ } => {
            if let [only] = cleared_areas(&doing.state)[..] {
                let cleared = ships::clear_area(doing, Choice::Area(only));
                debug_assert!(cleared.is_ok(), "there are Cylon ships");
            }
        }
        Question::DefendCivilian {
            by,
            raiders,
            heavy_raiders,
            lost_to,
        } => {
            if let [(only, _)] = ships_to_defend(&doing.state)[..] {
                let defence = ships::Defence {
                    raiders: *raiders,
                    heavy_raiders: *heavy_raiders,
                    lost_to: *lost_to,
                };
                let picked = Choice::Civilian(only);
                let defended = ships::defend(doing, course, *by, defence, picked);
                debug_assert!(defended.is_ok(), "the ship is there");
            }
        }
        Question::ReturnCivilian { by: _ } => {
            if let [(only, _)] = ships_to_defend(&doing.state)[..] {
                ships::return_civilian(doing, only);
            }
        }
        Question::DestroyHere {
            raiders,
            heavy_raiders,
        } => {
            let most = (*raiders, *heavy_raiders);
            if let [(only, _)] = &destroyed_here(&doing.state, course.current, most.0, most.1)[..] {
                let choice = only.choice;
                let destroyed = ships::destroy_here(doing, course.current, most, choice);
                debug_assert!(destroyed.is_ok(), "the ship is there");
            }
        }
        Question::ForLove { of } => give_up(doing, course, of, None),
        Question::ActivateForce => new_caprica::activate_unasked(doing),
        Question::DestroyForces { by: _, count } => new_caprica::destroy_all(doing, *count),
        // Nobody to release; no viper to launch, nothing to repair; or no Quorum card, or nobody to play one. Pieces
        // are taken by the caller.
        Question::Release { .. }
        | Question::Infiltrate
        | Question::GoAmongCylons
        | Question::MayLeaveBrig { .. }
        | Question::LaunchPilot { .. }
        | Question::RepairLocation { .. }
        | Question::PlaceShips { .. }
        | Question::SwapQuorum
        | Question::ExchangeAny
        | Question::PlayQuorum
        | Question::PlayOneDrawn { .. }
        | Question::ShareQuorum
        | Question::SwapCivilian
        | Question::FlyAnywhere
        | Question::Evacuate
        | Question::GoAboard
        | Question::GoAnywhere
        | Question::LeaveDetention { .. }
        | Question::PlaceAndActivate { .. }
        | Question::Pieces(_) => {}
        Question::PlaceReserves {
            count: _,
            area,
            placed,
            all: _,
        } => ships::activate_placed(doing, course.current, *area, placed),
    }
}

/// It comes after the Activate Cylon Ships step, which a crisis from Caprica does not have (LOC-CAPRICA-1).
fn another_crisis(doing: &mut Doing<'_>) {
    match doing.state.crises.current().map(|open| open.from) {
        Some(CrisisFrom::Turn | CrisisFrom::Further) | None => {
            rule!("CRISIS-7");
            crisis(doing, CrisisEvent::Another);
        }
        Some(CrisisFrom::Caprica | CrisisFrom::Canyon | CrisisFrom::SuperCrisis) => {}
    }
}

fn crisis(doing: &mut Doing<'_>, crisis: CrisisEvent) {
    doing.emit(Event::Crisis { crisis });
}

/// An answer to a question of effects. The option is one of the prompt's.
pub(crate) fn answer(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let Some(Work::Effects { effects }) = doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return Err(Rejection::StalePrompt);
    };
    doing.emit(Event::StepDone);
    match effects {
        EffectStep::Confirm { course } => {
            carry_out(doing, course);
            Ok(())
        }
        EffectStep::Next { course } => chosen(doing, course, choice),
        EffectStep::SeeLoyalty => {
            let looking = doing.state.loyalty.looking.clone();
            let Looking { by, at, cards } = looking.ok_or(Rejection::StalePrompt)?;
            emit(doing, EffectEvent::LoyaltySeen { seat: by });
            let mut five = cards.reveal().clone();
            five.retain(|card| card.facts().final_five.is_some());
            seen_together(doing, by, at, &five);
            Ok(())
        }
        EffectStep::DiscardQuorum | EffectStep::Fork { .. } => Err(Rejection::StalePrompt),
    }
}

/// What was chosen for the first effect is carried out, the others come after it.
fn chosen(doing: &mut Doing<'_>, mut course: Course, choice: Choice) -> Result<(), Rejection> {
    if course.left.is_empty() {
        return Err(Rejection::StalePrompt);
    }
    let Effect::Ask(question) = course.left.remove(0) else {
        return Err(Rejection::StalePrompt);
    };
    match question {
        Question::Pick {
            by,
            among,
            optional: _,
            effects,
        } => {
            let picker = course.decider(&doing.state, by);
            let all = candidates(&doing.state, Some(course.of), picker, among, &effects);
            let seat = all
                .into_iter()
                .find(|(seat, _)| Choice::Player(*seat) == choice);
            carry_out(doing, course.clone());
            if let Some((seat, _)) = seat {
                picked(doing, &course, picker, seat, &effects);
            }
            Ok(())
        }
        Question::Choose { by: _, between } => {
            let mut branches = (0..).zip(&between);
            let branch = branches.find(|(index, _)| Choice::Branch(*index) == choice);
            let (_, branch) = branch.ok_or(Rejection::StalePrompt)?;
            let branch = course.with(&branch.effects);
            carry_out(doing, course);
            carry_out(doing, branch);
            Ok(())
        }
        Question::Release { by, who } => release(doing, course, (by, who), false, choice),
        Question::MayLeaveBrig { by, who, anywhere } => {
            release(doing, course, (by, who), anywhere, choice)
        }
        Question::ExtremeDial { which, by } => {
            carry_out(doing, course);
            people::chosen_dial(doing, which, by, choice)
        }
        Question::PlaceCivilians { by, count } => {
            ships::place_civilian(doing, course, by, count, choice)
        }
        Question::ChooseSeveral {
            by,
            count,
            chosen,
            between,
        } => {
            let mut left = between;
            let named = |index: &usize| {
                u8::try_from(*index).is_ok_and(|index| Choice::Branch(index) == choice)
            };
            let named = (0..left.len()).find(named);
            let branch = left.remove(named.ok_or(Rejection::StalePrompt)?);
            let chosen = [chosen, branch.effects].concat();
            carry_out(doing, course.clone());
            let Some(count) = count.checked_sub(1).filter(|count| *count > 0) else {
                rule!("XACT-7");
                carry_out(doing, course.with(&chosen));
                return Ok(());
            };
            let further = Question::ChooseSeveral {
                by,
                count,
                chosen,
                between: left,
            };
            carry_out(doing, course.with(&[Effect::Ask(further)]));
            Ok(())
        }
        Question::PlaceShips {
            by: _,
            basestars,
            raiders,
            beyond: true,
        } => {
            carry_out(doing, course);
            let area = choice.area().ok_or(Rejection::StalePrompt)?;
            let area = Zone::CylonFleet(area);
            let basestars = basestars.min(ships_left(&doing.state, Craft::Basestar));
            let raiders = raiders.min(ships_left(&doing.state, Craft::Raider));
            ships::place_beyond(doing, area, basestars, raiders);
            Ok(())
        }
        Question::PlaceShips {
            by: _,
            basestars,
            raiders,
            beyond: false,
        } => {
            carry_out(doing, course);
            let area = choice.area().ok_or(Rejection::StalePrompt)?;
            // As many as there are (Necessary Risk).
            rule!("CLAR-74");
            place(doing, Craft::Basestar, basestars, area);
            place(doing, Craft::Raider, raiders, area);
            Ok(())
        }
        Question::ReturnCivilian { by: _ } => {
            carry_out(doing, course);
            let mut there = ships_to_defend(&doing.state).into_iter();
            let picked = there.find(|(handle, _)| Choice::Civilian(*handle) == choice);
            let (handle, _) = picked.ok_or(Rejection::StalePrompt)?;
            ships::return_civilian(doing, handle);
            Ok(())
        }
        Question::ClearArea { by: _ } => {
            carry_out(doing, course);
            ships::clear_area(doing, choice)
        }
        Question::DefendCivilian {
            by,
            raiders,
            heavy_raiders,
            lost_to,
        } => {
            let defence = ships::Defence {
                raiders,
                heavy_raiders,
                lost_to,
            };
            carry_out(doing, course.clone());
            ships::defend(doing, &course, by, defence, choice)
        }
        Question::RepairLocation { by: _, ship } => {
            carry_out(doing, course);
            ships::repair_location(doing, ship, choice)
        }
        Question::LaunchPilot { who } => ships::launch_pilot(doing, course, who, choice),
        Question::SwapQuorum => {
            carry_out(doing, course);
            decks::swap_quorum(doing, choice)
        }
        Question::ExchangeAny => {
            let seat = course.current;
            carry_out(doing, course);
            people::exchange_any(doing, seat, choice)
        }
        Question::DestroyHere {
            raiders,
            heavy_raiders,
        } => {
            let seat = course.current;
            carry_out(doing, course);
            ships::destroy_here(doing, seat, (raiders, heavy_raiders), choice)
        }
        Question::Evacuate => {
            carry_out(doing, course);
            new_caprica::evacuate(doing, choice)
        }
        Question::GoAboard => {
            let seat = course.current;
            carry_out(doing, course);
            new_caprica::go_aboard(doing, seat, choice)
        }
        Question::GoAnywhere => {
            let seat = course.current;
            carry_out(doing, course);
            ionian::go_anywhere(doing, seat, choice)
        }
        Question::ActivateForce => {
            carry_out(doing, course);
            new_caprica::activate_force(doing, choice)
        }
        Question::DestroyForces { by, count } => {
            new_caprica::destroy_force(doing, course, by, count, choice)
        }
        Question::LeaveDetention { by, who } => {
            new_caprica::leave_detention(doing, course, (by, who), choice)
        }
        Question::SearchDestiny { by, discard } => {
            decks::searched(doing, course, by, discard, choice)
        }
        Question::GoAmongCylons => {
            let mut ways = among_cylons(&doing.state).into_iter();
            let to = ways.find(|location| Choice::Go(*location) == choice);
            let to = to.ok_or(Rejection::StalePrompt)?;
            let seat = course.current;
            carry_out(doing, course);
            let (place, why) = (Place::on(to), Move::Sent);
            doing.emit(Event::CharacterMoved { seat, place, why });
            Ok(())
        }
        Question::Infiltrate => {
            let mut ways = ways_in(&doing.state, course.current).into_iter();
            let to = ways.find(|location| Choice::Go(*location) == choice);
            let to = to.ok_or(Rejection::StalePrompt)?;
            let seat = course.current;
            carry_out(doing, course);
            infiltrate(doing, seat, to);
            Ok(())
        }
        Question::PlayQuorum => {
            let seat = doing.state.titles.holder(Title::President);
            let seat = seat.ok_or(Rejection::StalePrompt)?;
            carry_out(doing, course);
            if let Choice::Quorum(card) = choice {
                let held = doing.state.piles.of(Pile::QuorumHand);
                quorum_hand(doing, held.saturating_sub(1));
                risk_detention(doing, seat);
                play_quorum(doing, seat, card);
            }
            Ok(())
        }
        Question::PlayOneDrawn { draw } => {
            let Choice::Quorum(card) = choice else {
                return Err(Rejection::StalePrompt);
            };
            let seat = course.current;
            carry_out(doing, course);
            draw_one_of(doing, draw);
            play_quorum(doing, seat, card);
            Ok(())
        }
        Question::ShareQuorum => {
            let seat = course.current;
            carry_out(doing, course);
            decks::share_quorum(doing, seat, choice)
        }
        Question::ForLove { of } => {
            carry_out(doing, course.clone());
            people::for_love(doing, &course, &of, choice)
        }
        Question::FlyAnywhere => {
            let seat = course.current;
            carry_out(doing, course);
            ships::fly_anywhere(doing, seat, choice)
        }
        Question::PlaceReserves {
            count: _,
            area,
            placed,
            all: _,
        } if choice == Choice::Enough => {
            let seat = course.current;
            carry_out(doing, course);
            ships::activate_placed(doing, seat, area, &placed);
            Ok(())
        }
        Question::PlaceReserves {
            count,
            area: _,
            placed,
            all,
        } => ships::place_reserves(doing, course, (count, all), placed, choice),
        Question::PlaceAndActivate { raiders, vipers } => {
            earth::place_and_activate(doing, course, (raiders, vipers), choice)
        }
        Question::SwapCivilian => {
            carry_out(doing, course);
            ships::swap_civilian(doing, choice)
        }
        Question::Pieces(_) if choice == Choice::Enough => {
            carry_out(doing, course);
            Ok(())
        }
        Question::Pieces(on) => {
            one_less(doing, course, on, 1);
            take(doing, on, choice, 1)
        }
        Question::TakeDamage { mut of, take } => {
            let at = of
                .iter()
                .position(|token| Choice::GalacticaToken(*token) == choice);
            let token = of.remove(at.ok_or(Rejection::StalePrompt)?);
            let take = take.saturating_sub(1);
            if take > 0 {
                let rest = Effect::Ask(Question::TakeDamage { of, take });
                course.left.insert(0, rest);
            }
            carry_out(doing, course);
            take_damage(doing, token);
            Ok(())
        }
    }
}

/// Somebody leaves the Brig for where was chosen, or stays.
fn release(
    doing: &mut Doing<'_>,
    course: Course,
    (by, who): (Who, Who),
    anywhere: bool,
    choice: Choice,
) -> Result<(), Rejection> {
    if choice == Choice::Stay {
        rule!("CHECK-LOC-3");
        carry_out(doing, course);
        return Ok(());
    }
    let released = course.affected(&doing.state, who);
    let first = *released.first().ok_or(Rejection::StalePrompt)?;
    let by = course.decider(&doing.state, by);
    let to = out_of_the_brig(&doing.state, course.of, anywhere, (by, first))
        .find(|location| Choice::Go(*location) == choice)
        .ok_or(Rejection::StalePrompt)?;
    carry_out(doing, course);
    rule!("LIMIT-19");
    for seat in released {
        send(doing, seat, to);
    }
    Ok(())
}

fn picked(doing: &mut Doing<'_>, course: &Course, by: SeatId, seat: SeatId, effects: &[Effect]) {
    rule!("LIMIT-15");
    emit(doing, EffectEvent::Picked { by, seat });
    let course = Course {
        picked: Some(seat),
        ..course.with(effects)
    };
    carry_out(doing, course);
}

/// Damage tokens are drawn to choose from: by Dradis, or by the table, which then says which ones Galactica
/// takes.
fn choose_damage(doing: &mut Doing<'_>, course: &Course, draw: u8, take: u8) {
    match doing.state.options.modes.damage {
        Mode::App => {
            let of = doing.draw(|state, stream| {
                let galactica = state.kit().hull(Board::GALACTICA);
                draw_tokens(galactica, &state.damage, draw, stream)
            });
            if !of.is_empty() {
                let tokens = of.clone();
                emit(doing, EffectEvent::TokensDrawn { tokens });
                let taken = Effect::Ask(Question::TakeDamage { of, take });
                carry_out(doing, course.with(&[taken]));
            }
        }
        // The card speaks of her tokens; where another ship takes her damage, that one's are not among them.
        Mode::Table if damage_may_pass(doing.state.kit(), Board::GALACTICA) => {
            draw_of(doing, Board::GALACTICA, take);
        }
        Mode::Table => {
            let (hull, tokens) = (Board::GALACTICA, take);
            carry_out(doing, course.with(&[Effect::Damage { hull, tokens }]));
        }
    }
}

/// Skill cards are given up, by one player a card less where somebody has drawn a Treachery card for it (CLAR-56).
fn give_up(doing: &mut Doing<'_>, course: &Course, effect: &Effect, spared: Option<SeatId>) {
    if let Effect::Discard {
        who,
        cards,
        random: _,
    } = effect
    {
        discard(doing, course, *who, *cards, spared);
    } else {
        people::exchange(doing, course, effect, spared);
    }
}

/// Cards go out of hands, as many as there are. Which ones is for those who hold them (LIMIT-17).
fn discard(doing: &mut Doing<'_>, course: &Course, who: Who, cards: Cards, spared: Option<SeatId>) {
    rule!("LIMIT-17");
    rule!("POOL-1");
    for seat in course.affected(&doing.state, who) {
        let held = doing.state.hands.of(seat);
        let mut cards = people::deceived(doing, course, seat, cards);
        if spared == Some(seat) {
            cards = people::one_fewer(held, cards);
        }
        let left = match cards {
            Cards::All => 0,
            Cards::Number(count) => held.saturating_sub(count),
        };
        set_hand(doing, seat, left, HandChange::Discarded);
    }
}

/// Cards come into hands, of the types that the effect names or of those on the sheet (SKILLSTEP-6).
fn draw(doing: &mut Doing<'_>, course: &Course, who: Who, cards: u8, types: &[SkillType]) {
    for seat in course.affected(&doing.state, who) {
        let types = draws::types_for(&doing.state, seat, types);
        let of = vec![draws::of_types(cards, &types)];
        draw_skill_cards(doing, seat, of, HandChange::Drew);
    }
}

/// A character is sent to a location, at no cost (MOVE-12). Who is not on the board is sent nowhere.
fn send(doing: &mut Doing<'_>, seat: SeatId, to: LocationId) {
    let Some(there) = doing.state.leads_to(seat, to) else {
        return;
    };
    let place = Place::on(there);
    let humans_alone = doing.state.side_of(there.facts().board) == BoardSide::Humans;
    let imprisons = there == LocationId::DETENTION;
    if doing.state.loyalty.standing(seat).is_cylon_player() && (humans_alone || imprisons) {
        // What was put off may come when they are a Cylon player.
        rule!("XMOVE-5");
        rule!("NC-13");
        return;
    }
    match doing.state.places.of(seat) {
        None | Some(Place::OffBoard) => {
            rule!("CHARACTER-HELO-1");
            return;
        }
        Some(now) if now == place => {
            among_cylons_again(doing, seat, (to, there));
            return;
        }
        Some(_) if stays_in_brig(&doing.state, seat, to) => {
            if !in_detention(&doing.state, seat) {
                doing.emit(Event::StayedInBrig { seat });
            }
            return;
        }
        Some(Place::Location { .. } | Place::Viper { .. }) => {}
    }
    rule!("MOVE-12");
    let why = Move::Sent;
    let freed = in_brig(&doing.state, seat);
    doing.emit(Event::CharacterMoved { seat, place, why });
    if freed {
        take_the_bridge(doing, seat);
    }
    among_cylons_again(doing, seat, (to, there));
    leave_the_bridge(doing, seat);
}

/// Infiltration ends with the Resurrection Ship, and with whatever location of the Cylons an effect names. Before Galactica
/// is back the ship is the Medical Center, where a Leader may be already (NC-11).
fn among_cylons_again(
    doing: &mut Doing<'_>,
    seat: SeatId,
    (named, there): (LocationId, LocationId),
) {
    let of_cylons = doing.state.is_cylon_board(there.facts().board);
    if of_cylons || named == LocationId::RESURRECTION_SHIP {
        rule!("XINF-10");
        rule!("CLAR-25");
        leader::end(doing, seat);
    }
}

/// Somebody has said where their character goes, one of these locations, or that they stay.
fn go_or_stay(
    doing: &mut Doing<'_>,
    seat: SeatId,
    ways: &[LocationId],
    choice: Choice,
) -> Result<(), Rejection> {
    if choice == Choice::Nothing {
        return Ok(());
    }
    let to = ways.iter().find(|to| Choice::Go(**to) == choice);
    send(doing, seat, *to.ok_or(Rejection::StalePrompt)?);
    Ok(())
}

/// Everybody on a location is sent somewhere, or everybody on Colonial One.
fn move_all(doing: &mut Doing<'_>, from: Option<LocationId>, to: LocationId) {
    let from = from.map(|from| doing.state.standing_for(from));
    let there = |place: Place| match (place, from) {
        (Place::Location { location }, Some(from)) => location == from,
        (Place::Location { location }, None) => location.facts().board == Board::COLONIAL_ONE,
        (Place::Viper { .. } | Place::OffBoard, _) => false,
    };
    let places = doing.state.places.iter();
    let moved: Vec<SeatId> = places
        .filter(|(seat, place)| {
            there(*place) && doing.state.loyalty.standing(*seat).acts_as_human()
        })
        .map(|(seat, _)| seat)
        .collect();
    for seat in moved {
        send(doing, seat, to);
    }
}

/// A title passes, unless its new holder has it already or is a revealed Cylon. An Admiral in the Brig passes
/// it on at once (TITLE-ADM-4).
fn pass_title(doing: &mut Doing<'_>, course: &Course, title: Title, to: Who) {
    for seat in course.affected(&doing.state, to) {
        if give_title(doing, title, seat).is_ok() && in_brig(&doing.state, seat) {
            leave_the_bridge(doing, seat);
        }
    }
}

/// Forward it goes as for a jump icon; back it stops at Start.
fn move_fleet_token(doing: &mut Doing<'_>, by: i8) {
    for _ in 0..by.max(0) {
        jump::prepare(doing);
    }
    if doing.state.is_in_orbit() {
        rule!("NC-54");
        return;
    }
    let space = doing.state.jump.space;
    let to = space.saturating_sub(by.min(0).unsigned_abs());
    if to != space {
        doing.emit(Event::FleetTokenBack { to });
    }
}

/// Pieces come to an area, as many as there are (LIMIT-4). All of a kind come to one area, so there is nothing
/// to choose.
fn place(doing: &mut Doing<'_>, piece: Craft, count: u8, area: Area) {
    let there = count.min(ships_to_place(&doing.state, piece));
    space::bring(doing, piece, vec![area; there.into()]);
    if there < count {
        rule!("LIMIT-4");
        let count = count - there;
        doing.emit(Event::PiecesShort { piece, count });
    }
}

/// Civilian ships come to the bow and to the stern. Where there are too few for both, the active player says where the
/// next one goes.
fn place_civilians(doing: &mut Doing<'_>, ahead: u8, astern: u8) {
    let piece = Craft::CivilianShip;
    let left = u16::from(ships_left(&doing.state, piece));
    let one_end = ahead == 0 || astern == 0;
    if one_end || left >= u16::from(ahead) + u16::from(astern) {
        place(doing, piece, astern, Area::Stern);
        place(doing, piece, ahead, Area::Bow);
        return;
    }
    let bow = std::iter::repeat_n(Area::Bow, ahead.into());
    let open = bow
        .chain(std::iter::repeat_n(Area::Stern, astern.into()))
        .collect();
    let work = vec![Fight::Arrive { piece, open }.into()];
    doing.emit(Event::Scheduled { work });
}

/// Every viper in space goes to the Reserve; pilots land on the Hangar Deck.
fn recall_vipers(doing: &mut Doing<'_>) {
    for area in Area::ALL {
        for InSpace { kind, pilot: _ } in unmanned_in(&doing.state, area) {
            for _ in 0..doing.state.space.ships(area).alike[kind.craft()] {
                doing.emit(Event::ViperRecalled { area, kind });
            }
        }
    }
    let places = doing.state.places.iter();
    let flying = places.filter(|(_, place)| matches!(place, Place::Viper { .. }));
    let pilots: Vec<SeatId> = flying.map(|(seat, _)| seat).collect();
    for seat in pilots {
        let why = Move::Sent;
        if let Some(place) = doing.state.leads_to_place(seat, LocationId::HANGAR_DECK) {
            doing.emit(Event::CharacterMoved { seat, place, why });
        }
    }
}

/// Who looks at whose Loyalty cards (LOYAL-3). Where the table keeps them, that is all.
fn look(doing: &mut Doing<'_>, course: &Course, who: Who, at: Who, all: bool) {
    rule!("LOYAL-3");
    if looking_is_barred(&doing.state) {
        return;
    }
    rule!("LOYAL-4");
    rule!("POOL-8");
    rule!("CYPLAYER-3");
    let looks = course.looking(&doing.state, who).first().copied();
    let at = course.looking(&doing.state, at).first().copied();
    let (Some(seat), Some(at)) = (looks, at) else {
        return;
    };
    if seat == at {
        return;
    }
    if doing.state.loyalty.by_hand.is_some() || !doing.state.loyalty.dealt {
        let cards = None;
        let looked = EffectEvent::LoyaltyLooked {
            seat,
            at,
            all,
            cards,
        };
        emit(doing, looked);
        let mut five = doing.state.kit().loyalty.iter();
        if five.any(|card| card.facts().final_five.is_some()) {
            let passing = PassingStep::FinalFive {
                by: seat,
                at,
                all,
                named: [None; FINAL_FIVE],
            };
            let work = vec![Work::Passing { passing }];
            doing.emit(Event::Scheduled { work });
        }
    } else {
        see(doing, seat, at, all);
    }
}

/// Some of the Final Five were looked at: everybody sees them, and their owner carries them out (XFIVE-2), in the order that
/// the active player says (XFIVE-7). Their other cards need no shuffling: the one that is looked at is drawn at random.
fn seen_together(doing: &mut Doing<'_>, by: SeatId, at: SeatId, cards: &[LoyaltyCard]) {
    if cards.len() < 2 {
        return examined(doing, by, at, cards);
    }
    let mut left = [None; FINAL_FIVE];
    for (place, card) in left.iter_mut().zip(cards) {
        *place = Some(*card);
    }
    let passing = PassingStep::FinalFiveOrder { by, at, left };
    let work = vec![Work::Passing { passing }];
    doing.emit(Event::Scheduled { work });
    shown_to_all(doing, at, cards);
}

/// All of these are shown, and carried out in this order.
pub(crate) fn examined(doing: &mut Doing<'_>, by: SeatId, at: SeatId, cards: &[LoyaltyCard]) {
    for card in cards.iter().rev().copied() {
        five_carried_out(doing, by, at, card);
    }
    shown_to_all(doing, at, cards);
}

/// What one of the Final Five does to whoever has looked at it.
pub(crate) fn five_carried_out(doing: &mut Doing<'_>, by: SeatId, at: SeatId, card: LoyaltyCard) {
    rule!("XFIVE-1");
    rule!("XFIVE-7");
    let course = Course {
        of: Source::Loyalty { card },
        current: at,
        picked: Some(by),
        left: card.effects().to_vec(),
    };
    carry_out(doing, course);
}

fn shown_to_all(doing: &mut Doing<'_>, at: SeatId, cards: &[LoyaltyCard]) {
    rule!("XFIVE-2");
    for card in cards.iter().copied() {
        let passing = PassingEvent::Seen { seat: at, card };
        doing.emit(Event::Passing { passing });
    }
}

/// Somebody is executed; a revealed Cylon is not, unless the board names them (XCY-1).
fn execute(doing: &mut Doing<'_>, course: &Course, who: Who) {
    rule!("XCY-1");
    let spent = if let Source::Loyalty { card } = course.of {
        (who == Who::Current).then_some(card)
    } else {
        None
    };
    let executed = course.affected(&doing.state, who).into_iter();
    let steps = executed.map(|seat| Work::Execution {
        execution: ExecutionStep::Begin { seat, spent },
    });
    let work: Vec<Work> = steps.collect();
    if !work.is_empty() {
        doing.emit(Event::Scheduled { work });
    }
}

/// Dradis shows one player cards of another one, for these two alone, and goes on when they have been seen
/// (SECRET-2, DIS-31).
fn see(doing: &mut Doing<'_>, seat: SeatId, at: SeatId, all: bool) {
    let nobody = |seat: SeatId| {
        let seat = doing.state.seats.get(seat.index());
        seat.is_none_or(|seat| seat.empty)
    };
    if nobody(seat) || nobody(at) {
        return;
    }
    let cards = doing.draw(|state, draw| look::seen(&state.loyalty, at, all, draw));
    if cards.is_empty() {
        return;
    }
    let looked = EffectEvent::LoyaltyLooked {
        seat,
        at,
        all,
        cards: Some(Hidden::new(cards)),
    };
    emit(doing, looked);
    schedule(doing, EffectStep::SeeLoyalty);
}

/// A card goes from one hand to another (LOC-HUMANFLEET-1).
fn take_card(doing: &mut Doing<'_>, course: &Course, who: Who, from: Who, all: bool) {
    rule!("LOC-HUMANFLEET-1");
    let taker = course.players(&doing.state, who).first().copied();
    let from = course.players(&doing.state, from).first().copied();
    let (Some(taker), Some(from)) = (taker, from) else {
        return;
    };
    // Whoever has released their own character from the Brig takes nothing.
    if taker == from || !doing.state.may_hold(from, 1) {
        return;
    }
    let held = doing.state.hands.of(from);
    let taken = if all { held } else { 1 };
    set_hand(doing, from, held.saturating_sub(taken), HandChange::Taken);
    let to = doing.state.hands.of(taker).saturating_add(taken);
    set_hand(doing, taker, to, HandChange::Taken);
}

/// The President draws Quorum cards; there is no limit to their hand (TITLE-PRES-2, HAND-3, POOL-5).
fn draw_quorum(doing: &mut Doing<'_>, cards: u8) {
    rule!("TITLE-PRES-2");
    rule!("TITLE-PRES-5");
    rule!("HAND-3");
    rule!("DIS-10");
    rule!("POOL-5");
    let held = doing.state.piles.of(Pile::QuorumHand);
    let out = doing.state.quorum.out_of_the_deck();
    let most = Pile::Quorum.most(doing.state.kit()).saturating_sub(out);
    let to = held.saturating_add(cards).min(most);
    if to <= held {
        return;
    }
    draw_from(doing, Pile::Quorum, to - held, to.saturating_add(out));
    quorum_hand(doing, to);
}

fn quorum_hand(doing: &mut Doing<'_>, to: u8) {
    let pile = Pile::QuorumHand;
    let from = doing.state.piles.of(pile);
    doing.emit(Event::PileChanged { pile, from, to });
}

/// Quorum cards are drawn of which one is played: the others go back under the deck, and nobody's hand changes.
fn draw_one_of(doing: &mut Doing<'_>, draw: u8) {
    rule!("POOL-5");
    let pile = Pile::Quorum;
    let draw = quorum_to_draw(&doing.state, draw);
    let elsewhere = doing.state.quorum.out_of_the_deck() + doing.state.piles.of(Pile::QuorumHand);
    let out = elsewhere.saturating_add(draw);
    let most = doing.state.most_cards(pile);
    let left = doing.state.piles.after_drawing(most, pile, draw, out);
    let (from, to) = (doing.state.piles.of(pile), left + draw.saturating_sub(1));
    if from != to {
        doing.emit(Event::PileChanged { pile, from, to });
    }
}

/// The highest number with which a President is detained for a Quorum card (NC-14).
const QUORUM_DETAINS_TO: u8 = 3;

/// A President who plays a Quorum card of the hand on New Caprica may be detained for it (NC-14, NC-46).
fn risk_detention(doing: &mut Doing<'_>, seat: SeatId) {
    if !doing.state.is_on_new_caprica(seat) {
        return;
    }
    rule!("NC-14");
    rule!("NC-46");
    let (who, to) = (Who::Current, LocationId::DETENTION);
    let title = Title::President;
    let course = Course {
        of: Source::Title { title },
        current: seat,
        picked: None,
        left: vec![Effect::Roll {
            by: Who::Current,
            low_to: QUORUM_DETAINS_TO,
            low: vec![Effect::sent(who, to)],
            high: Vec::new(),
        }],
    };
    carry_out(doing, course);
}

/// Whether the phase on New Caprica begins once what is being done is over (XORDER-6).
fn comes_to_new_caprica(state: &State) -> bool {
    let new_caprica = NewCapricaStep::Begin;
    let begins = Work::NewCaprica { new_caprica };
    state.agenda.steps.iter().any(|step| step.work == begins)
}

/// A Quorum card is played: its effects, then it is discarded unless it stays or leaves the game (POOL-5).
fn play_quorum(doing: &mut Doing<'_>, seat: SeatId, card: QuorumId) {
    rule!("TITLE-PRES-3");
    rule!("POOL-5");
    let quorum = QuorumEvent::Played { seat, card };
    doing.emit(Event::Quorum { quorum });
    let ability = Ability::Adaptable;
    if let Some(tory) = holder(&doing.state, ability) {
        rule!("CLAR-24");
        rule!("CLAR-24a");
        let drawn = Effect::Draw {
            who: Who::Current,
            cards: 2,
            types: DrawnTypes::Any,
        };
        offered(doing, ability, tory, vec![Effect::Use { ability }, drawn]);
    }
    schedule(doing, EffectStep::DiscardQuorum);
    let course = Course {
        of: Source::Quorum { card },
        current: seat,
        picked: None,
        left: card.facts().effects.clone(),
    };
    begin(doing, course);
}

fn discard_quorum(doing: &mut Doing<'_>) {
    if doing.state.quorum.played.is_some() {
        rule!("POOL-5");
        let quorum = QuorumEvent::Discarded;
        doing.emit(Event::Quorum { quorum });
    }
}

/// The card stays in play (TURN-3).
fn stays(doing: &mut Doing<'_>, course: &Course, with: Option<Who>) {
    match course.of {
        Source::Crisis { card: _ } => {
            rule!("POOL-3");
            crisis(doing, CrisisEvent::Stays);
            // It may close locations from now on.
            leave_what_is_gone(doing);
        }
        Source::Quorum { card: _ } => {
            let with = with.and_then(|who| course.players(&doing.state, who).first().copied());
            let quorum = QuorumEvent::Stays { with };
            doing.emit(Event::Quorum { quorum });
        }
        Source::Destination { .. }
        | Source::Location { .. }
        | Source::Ability { .. }
        | Source::Title { .. }
        | Source::SkillCard { .. }
        | Source::Loyalty { .. }
        | Source::Mission { .. }
        | Source::Held { .. }
        | Source::Ally { .. } => {}
    }
}

/// An effect on pieces that leaves no choice: it takes all there are, up to its number.
fn take_all(doing: &mut Doing<'_>, course: Course, on: OnPieces) {
    let there = pieces(&doing.state, on);
    if let (OnPieces::LoseCivilians { count: 1.. }, []) = (on, there.as_slice()) {
        if ships_left(&doing.state, Craft::CivilianShip) > 0 {
            one_less(doing, course, on, 1);
            draw_civilian(doing);
            return;
        }
        if let Some(handle) = doing.state.top_stacked().map(|ship| ship.handle) {
            rule!("NC-51");
            one_less(doing, course, on, 1);
            let work = vec![Fight::LoseCivilian { handle }.into()];
            doing.emit(Event::Scheduled { work });
            return;
        }
    }
    let mut left = on.count();
    let mut taken = Vec::new();
    for pieces in there {
        let here = left.min(pieces.there);
        left -= here;
        taken.push((pieces.offer.choice, here));
    }
    carry_out(doing, course);
    for (choice, count) in taken {
        if count > 0 {
            let took = take(doing, on, choice, count);
            debug_assert!(took.is_ok(), "the piece is there");
        }
    }
}

/// The rest of an effect on pieces, once so many of them are taken, and what comes after it.
fn one_less(doing: &mut Doing<'_>, mut course: Course, on: OnPieces, taken: u8) {
    if let Some(rest) = on.after(taken) {
        let rest = Question::Pieces(rest);
        course.left.insert(0, Effect::Ask(rest));
    }
    carry_out(doing, course);
}

/// So many of the pieces that an answer means are taken.
fn take(doing: &mut Doing<'_>, on: OnPieces, choice: Choice, count: u8) -> Result<(), Rejection> {
    match on {
        OnPieces::DestroyRaiders { .. } => {
            rule!("DMG-1");
            let (area, ship) = (choice.area().ok_or(Rejection::StalePrompt)?, Craft::Raider);
            doing.emit(Event::ShipsDestroyed { area, ship, count });
        }
        OnPieces::DestroyHeavyRaider => {
            rule!("DMG-1");
            let (area, ship) = (
                choice.area().ok_or(Rejection::StalePrompt)?,
                Craft::HeavyRaider,
            );
            doing.emit(Event::ShipsDestroyed { area, ship, count });
        }
        OnPieces::RemoveBasestar => {
            let Choice::AttackShip(area, CylonShip::Basestar { index }) = choice else {
                return Err(Rejection::StalePrompt);
            };
            rule!("CLAR-60");
            let basestar = BasestarAt { area, index };
            emit(doing, EffectEvent::BasestarRemoved { basestar });
        }
        OnPieces::DamageBasestar => {
            let Choice::AttackShip(area, CylonShip::Basestar { index }) = choice else {
                return Err(Rejection::StalePrompt);
            };
            let (basestar, tokens) = (BasestarAt { area, index }, 1);
            let work = vec![Fight::DamageBasestar { basestar, tokens }.into()];
            doing.emit(Event::Scheduled { work });
        }
        OnPieces::ReturnVipers { .. } => {
            let Choice::Destroyed(kind) = choice else {
                return Err(Rejection::StalePrompt);
            };
            emit(doing, EffectEvent::VipersRestored { count, kind });
        }
        OnPieces::DestroyCenturion => {
            let Choice::Space(space) = choice else {
                return Err(Rejection::StalePrompt);
            };
            rule!("CENT-6");
            doing.emit(Event::CenturionDestroyed { space });
        }
        OnPieces::DamageVipers { .. }
        | OnPieces::DamageUnmanned { .. }
        | OnPieces::DamageViperIn { .. } => {
            for _ in 0..count {
                damage_viper(doing, choice)?;
            }
        }
        OnPieces::DamageAnyVipers { .. } => {
            if let Choice::InReserve(kind) = choice {
                damage_in_reserve(doing, kind, count);
            } else {
                for _ in 0..count {
                    damage_viper(doing, choice)?;
                }
            }
        }
        OnPieces::DamageReserveVipers { .. } => {
            let Choice::InReserve(kind) = choice else {
                return Err(Rejection::StalePrompt);
            };
            rule!("XRAPTOR-2");
            damage_in_reserve(doing, kind, count);
        }
        OnPieces::DestroyVipers { .. } => {
            rule!("DMG-3");
            let (damaged, kind) = if let Choice::Damaged(kind) = choice {
                (true, kind)
            } else if let Choice::InReserve(kind) = choice {
                (false, kind)
            } else {
                return Err(Rejection::StalePrompt);
            };
            for _ in 0..count {
                emit(doing, EffectEvent::ViperLost { damaged, kind });
            }
        }
        OnPieces::RepairVipers { .. } | OnPieces::RestoreVipers { .. } => {
            rule!("DMG-2");
            rule!("XVIPER-5");
            if let Choice::Damaged(kind) = choice {
                doing.emit(Event::VipersRepaired { count, kind });
            } else if let Choice::Destroyed(kind) = choice {
                emit(doing, EffectEvent::VipersRestored { count, kind });
            } else {
                return Err(Rejection::StalePrompt);
            }
        }
        OnPieces::LoseCivilians { .. } | OnPieces::LoseCivilianIn { .. } => {
            if let Choice::Civilian(handle) = choice {
                let work = vec![Fight::LoseCivilian { handle }.into()];
                doing.emit(Event::Scheduled { work });
            } else {
                lose_civilian(
                    doing,
                    choice.kind_of_civilian().ok_or(Rejection::StalePrompt)?,
                );
            }
        }
    }
    Ok(())
}

/// Vipers of the Reserve are damaged; an assault raptor is destroyed instead (XRAPTOR-3).
fn damage_in_reserve(doing: &mut Doing<'_>, kind: ViperKind, count: u8) {
    if kind == ViperKind::AssaultRaptor {
        rule!("XRAPTOR-3");
        for _ in 0..count {
            let damaged = false;
            emit(doing, EffectEvent::ViperLost { damaged, kind });
        }
        return;
    }
    rule!("DMG-2");
    doing.emit(Event::ReserveVipersDamaged { count, kind });
}

fn damage_viper(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let (area, viper) = named(&doing.state, choice).ok_or(Rejection::StalePrompt)?;
    hit_viper(doing, area, viper, false);
    Ok(())
}

/// Dradis draws a civilian ship from the unused pile and turns it up (DEST-4).
fn draw_civilian(doing: &mut Doing<'_>) {
    let ships = doing.draw(|state, draw| {
        space::draw_civilians(state.kit(), &state.space, Mode::App, [Area::Stern], draw)
    });
    let kind = ships.first().and_then(|ship| *ship.kind.reveal());
    if let Some(kind) = kind {
        lose_civilian(doing, kind);
    }
}

fn lose_civilian(doing: &mut Doing<'_>, kind: CivilianKind) {
    rule!("DEST-4");
    rule!("XRES-2");
    rule!("CIV-4");
    emit(doing, EffectEvent::CivilianLost { kind });
    pay_for(doing, kind);
}
