//! The questions of a fight, and what decides whether a step of it needs a person at all.

use dradis_facts::ability::Ability;
use dradis_facts::attack::{FACES, Hit};
use dradis_facts::battle::{Attack, BasestarAt, CylonShip, Pace, Roll, Target};
use dradis_facts::choice::Choice;
use dradis_facts::content::CivilianKind;
use dradis_facts::craft::Craft;
use dradis_facts::deed::Procedure;
use dradis_facts::effect::{Effect, OnPieces, Source, Who};
use dradis_facts::mark::RuleId;
use dradis_facts::message::{Line, Message, area_id, attack_line, civilian_id, token_id};
use dradis_facts::options::{Mode, NewCenturion};
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_facts::space::{Area, CivilianHandle};
use dradis_facts::turn::TurnStep;
use dradis_state::agenda::{Step, Work};
use dradis_state::battle::Fight;
use dradis_state::effect::EffectStep;
use dradis_state::reserve::{basestar_tokens_left, centurions_left, ships_to_place};
use dradis_state::state::State;

use crate::play::ability::{has, holder};
use crate::play::attack::{can_be, face_odds, hit, is_there, modifiers, result};
use crate::play::battle::raiders::{
    RaiderTask, areas_to_act, order_matters, raider_task, raiders_to_act,
};
use crate::play::effect;
use crate::play::prompt::{Decider, Offer, Prompt, PromptKind, active_or_referee, offer};

pub(crate) mod arrivals;
pub(crate) mod cards;
pub(crate) mod vipers;

/// The question a step of a fight asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, fight: &Fight) -> Option<Prompt> {
    let asked = match fight {
        Fight::Raiders { here, any_order } => next_area(state, step, *here, *any_order),
        Fight::RaiderActs { area } => raider_chooses(state, step, *area),
        Fight::HeavyRaiders { first } => boards_first(state, step, *first),
        Fight::Launch { ship, each, left } => launch_fewer(state, step, *ship, *each, left),
        Fight::Roll { roll } => roll_prompt(state, step, roll),
        Fight::React { roll, face } => react(state, step, roll, *face),
        Fight::LoseCivilian { handle } => {
            escort(state, step, *handle).or_else(|| reveal_civilian(state, step, *handle))
        }
        Fight::TurnUp { handle } => reveal_civilian(state, step, *handle),
        Fight::LookAtCivilians { seat, chosen } => choose_look(state, step, *seat, chosen),
        Fight::MoveSeen { seat, left } => move_seen(state, step, *seat, left),
        Fight::DamageBasestar {
            basestar,
            tokens: _,
        } => draw_basestar_damage(state, step, *basestar),
        Fight::PlaceCardPieces { placing } => {
            arrivals::which(state, step, placing.piece, &placing.open)
        }
        Fight::Arrive { piece, open } => arrivals::which(state, step, *piece, open),
        Fight::LaunchReserves { open, launched: _ } => arrivals::launch(state, step, open),
        Fight::AlertPilot { areas, kind } => cards::alert(state, step, areas, *kind),
        Fight::ActivateVipers { seat, whose, left } => {
            vipers::activate_viper(state, step, *seat, *whose, *left)
        }
        Fight::LaunchPilot { seat } => vipers::launch_pilot(state, step, *seat),
        Fight::ChooseTarget { seat, weapon } => vipers::choose_target(state, step, *seat, *weapon),
        Fight::NukeStrikes { seat, area, hit: _ } => nuked(state, step, *seat, *area),
        Fight::Icon { .. }
        | Fight::CenturionsAdvance
        | Fight::Basestars
        | Fight::PlaceCardShips { .. }
        | Fight::CardRule { .. }
        | Fight::DiscardAttackCard { .. }
        | Fight::Bombard { .. }
        | Fight::Pursue => None,
    };
    asked.or_else(|| read_on(state, step, fight))
}

/// A question of the fight with what most of them have in common.
pub(crate) fn ask(
    state: &State,
    step: &Step,
    kind: PromptKind,
    ask: Line,
    cause: RuleId,
) -> Prompt {
    Prompt::new(step, kind, active_or_referee(state), ask, cause)
}

fn next_area(state: &State, step: &Step, here: Option<Area>, any_order: bool) -> Option<Prompt> {
    let areas = areas_to_act(state);
    let done_here = here.is_none_or(|area| !areas.contains(&area));
    if any_order || !done_here || !order_matters(state, &areas) {
        return None;
    }
    let line = Line::new(Message::AskChooseArea);
    let cause = rule!("COMBAT-ACT-2");
    let each = areas.into_iter().map(|area| {
        let label = Line::new(Message::OptionArea)
            .word("area", area_id(area))
            .number("count", raiders_to_act(state, area));
        Offer::new(Choice::Area(area), label).at(Target::Area { area })
    });
    Some(Prompt {
        choices: each
            .chain([offer(Choice::AnyOrder, Message::OptionAnyOrder)])
            .collect(),
        ..ask(state, step, PromptKind::ChooseArea, line, cause)
    })
}

/// Which of two basestars a nuke in their area hits; `None` where they do not differ, or there is one at most.
fn nuked(state: &State, step: &Step, seat: SeatId, area: Area) -> Option<Prompt> {
    let there = &state.space.ships(area).basestars;
    let (first, others) = there.split_first()?;
    if others.iter().all(|other| other.damage == first.damage) {
        return None;
    }
    let each = (0..).zip(there).map(|(index, _)| {
        let ship = CylonShip::Basestar { index };
        let label = vipers::with_its_tokens(state, BasestarAt { area, index });
        Offer::new(Choice::AttackShip(area, ship), label).at(Target::Cylon { area, ship })
    });
    let line = Line::new(Message::AskNukedBasestar).seat("player", seat);
    rule!("XNUKE-6a");
    let cause = rule!("XNUKE-6");
    Some(Prompt {
        decider: Decider::Seat { seat },
        choices: each.collect(),
        ..ask(state, step, PromptKind::ChooseTarget, line, cause)
    })
}

/// Which launch area boards first, where there are fewer centurions than heavy raiders that would (CENT-5).
fn boards_first(state: &State, step: &Step, first: Option<Area>) -> Option<Prompt> {
    let waiting = |area: Area| {
        let acted = state.battle.acted(area)[Craft::HeavyRaider];
        state.space.ships(area).alike[Craft::HeavyRaider].saturating_sub(acted)
    };
    let areas: Vec<Area> = Area::with_launch_icon(state.kit())
        .filter(|area| waiting(*area) > 0)
        .collect();
    let boarding: u8 = areas.iter().map(|area| waiting(*area)).sum();
    let centurions = centurions_left(state);
    if first.is_some() || areas.len() < 2 || centurions == 0 || boarding <= centurions {
        return None;
    }
    let line = Line::new(Message::AskBoardsFirst).number("count", centurions);
    let choices = areas.into_iter().map(|area| {
        let label = Line::new(Message::OptionArea)
            .word("area", area_id(area))
            .number("count", waiting(area));
        Offer::new(Choice::Area(area), label).at(Target::Area { area })
    });
    Some(Prompt {
        choices: choices.collect(),
        ..ask(state, step, PromptKind::ChooseArea, line, rule!("CENT-5"))
    })
}

fn raider_chooses(state: &State, step: &Step, area: Area) -> Option<Prompt> {
    if raiders_to_act(state, area) == 0 {
        return None;
    }
    let focus = Some(raider(area));
    match raider_task(state, area) {
        RaiderTask::ChooseViper { vipers } => {
            let line = Line::new(Message::AskChooseViper).word("area", area_id(area));
            let choices = vipers.into_iter().map(|viper| viper.offer(area));
            Some(Prompt {
                choices: choices.collect(),
                focus,
                ..ask(
                    state,
                    step,
                    PromptKind::ChooseViper,
                    line,
                    rule!("COMBAT-RAIDER-2"),
                )
            })
        }
        RaiderTask::DestroyCivilian { ships } if ships.len() > 1 => {
            let line = Line::new(Message::AskChooseCivilian).word("area", area_id(area));
            // Counted as they lie there: nothing on a ship says which it is. Pages count ships from 1.
            let choices = (0_u8..).zip(ships).map(|(number, handle)| {
                let label = Line::new(Message::OptionCivilian).number("ship", number);
                Offer::new(Choice::Civilian(handle), label).at(Target::Civilian { handle })
            });
            Some(Prompt {
                choices: choices.collect(),
                focus,
                ..ask(
                    state,
                    step,
                    PromptKind::ChooseCivilian,
                    line,
                    rule!("COMBAT-RAIDER-3"),
                )
            })
        }
        RaiderTask::AttackViper { .. }
        | RaiderTask::DestroyCivilian { .. }
        | RaiderTask::Move { .. }
        | RaiderTask::AttackGalactica => None,
    }
}

/// How few and how many ships the next basestar may launch, so that all that are left are launched. A
/// basestar that a correction has taken away launches none.
pub(crate) fn launch_range(state: &State, ship: Craft, each: u8, left: &[BasestarAt]) -> (u8, u8) {
    let present = left.iter().filter(|basestar| is_there(state, **basestar));
    let areas: Vec<Area> = present.map(|basestar| basestar.area).collect();
    if left.first().is_none_or(|next| !is_there(state, *next)) {
        return (0, 0);
    }
    rule!("XPLACE-4b");
    let there = ships_to_place(state, ship);
    let others = u8::try_from(areas.len().saturating_sub(1)).unwrap_or(u8::MAX);
    let most = each.min(there);
    let least = there.saturating_sub(each.saturating_mul(others)).min(most);
    // Where all basestars share an area it cannot matter.
    let apart = areas.iter().any(|area| *area != areas[0]);
    if apart { (least, most) } else { (most, most) }
}

fn launch_fewer(
    state: &State,
    step: &Step,
    ship: Craft,
    each: u8,
    left: &[BasestarAt],
) -> Option<Prompt> {
    let basestar = *left.first()?;
    let (least, most) = launch_range(state, ship, each, left);
    if least == most {
        return None;
    }
    let line = Line::new(Message::AskLaunchFewer)
        .word("area", area_id(basestar.area))
        .word("ship", ship.id());
    let choices = (least..=most).rev().map(|count| {
        let label = Line::new(Message::OptionNumber).number("count", count);
        Offer::new(Choice::Number(count), label)
    });
    Some(Prompt {
        choices: choices.collect(),
        focus: Some(basestar_target(basestar)),
        ..ask(
            state,
            step,
            PromptKind::LaunchFewer,
            line,
            rule!("COMBAT-LAUNCH-3"),
        )
    })
}

/// Whether Dradis rolls without being asked: in a hurry, for the Cylons, where the die is its own.
fn rolls_itself(state: &State, roll: &Roll) -> bool {
    state.battle.pace == Pace::Fast
        && state.options.modes.dice == Mode::App
        && roll.attack.by_cylons()
        && longshot(state).is_none()
}

/// Anders, who may choose what a die of his own turn shows (CLAR-57).
pub(crate) fn longshot(state: &State) -> Option<SeatId> {
    let active = state.turn.active;
    let may = active.filter(|seat| has(state, *seat, Ability::Longshot));
    if may.is_some() {
        rule!("CLAR-57");
    }
    may
}

/// Strongest skill card there is.
const STRONGEST: u8 = 6;

/// Kat, who may discard a card for a die of her own action in her own Action step (CLAR-47).
pub(crate) fn hotshot(state: &State, roll: &Roll) -> Option<SeatId> {
    let own = state.turn.active == Some(roll.by) && state.turn.step == TurnStep::Action;
    let may = own
        && !roll.attack.by_cylons()
        && has(state, roll.by, Ability::Hotshot)
        && state.may_hold(roll.by, 1);
    if may {
        rule!("CLAR-47");
    }
    may.then_some(roll.by)
}

/// What stands in the place of a die: a number that is chosen, or a card that is discarded.
fn instead_of_a_die(state: &State, roll: &Roll) -> Vec<Offer> {
    let chosen = longshot(state).into_iter().flat_map(|seat| {
        (1..=FACES).map(move |face| {
            let label = Line::new(Message::OptionLongshot)
                .seat("player", seat)
                .number("face", face);
            Offer::new(Choice::Longshot(face), label).of(seat)
        })
    });
    let card = hotshot(state, roll).into_iter().flat_map(|seat| {
        (0..=STRONGEST).map(move |strength| {
            let label = Line::new(Message::OptionHotshot)
                .seat("player", seat)
                .number("strength", strength);
            Offer::new(Choice::Hotshot(strength), label).of(seat)
        })
    });
    chosen.chain(card).collect()
}

fn roll_prompt(state: &State, step: &Step, roll: &Roll) -> Option<Prompt> {
    if rolls_itself(state, roll) || !can_be(state, roll.attack) {
        return None;
    }
    let (cause, follows) = match roll.attack {
        // Nothing is attacked.
        Attack::Number { .. } => (rule!("COMP-6"), effect::of_numbers(state)),
        Attack::Raptor { .. } => (rule!("RAPTOR-3"), Vec::new()),
        Attack::Placing { .. } => (rule!("XPLACE-1"), Vec::new()),
        Attack::ViperAtShip { .. }
        | Attack::RaiderAtViper { .. }
        | Attack::RaiderAtGalactica { .. }
        | Attack::BasestarAtGalactica { .. }
        | Attack::WeaponsControl { .. }
        | Attack::Nuke { .. }
        | Attack::Armory { .. } => (rule!("ATTACK-1"), Vec::new()),
        Attack::PegasusCic { .. } => (rule!("LOC-CIC-1"), Vec::new()),
        Attack::MainBatteries { .. } => (rule!("LOC-BATTERIES-1"), Vec::new()),
        Attack::NukeArea { .. } => (rule!("XNUKE-1"), Vec::new()),
        Attack::AimedNuke { .. } => (rule!("OPEN-52"), Vec::new()),
    };
    rule!("COMBAT-ACT-5");
    let faces = (1..=FACES).map(|face| {
        let label = Line::new(Message::OptionFace).number("face", face);
        Offer::new(Choice::Number(face), label)
    });
    rule!("ABIL-5");
    let planning = players_with_cards(state)
        .filter(|_| !roll.planned)
        .map(|seat| {
            let label = Line::new(Message::OptionPlan).seat("player", seat);
            let choice = Offer::new(Choice::Plan(seat), label);
            choice.at(Target::Seat { seat }).of(seat)
        });
    Some(Prompt {
        decider: Decider::Seat { seat: roll.by },
        choices: [offer(Choice::Roll, Message::OptionRoll)]
            .into_iter()
            .chain(faces)
            .chain(planning)
            .chain(instead_of_a_die(state, roll))
            .collect(),
        focus: attacker(roll.attack),
        odds: face_odds(state, roll),
        follows,
        ..ask(
            state,
            step,
            PromptKind::Roll,
            attack_line(roll.attack),
            cause,
        )
    })
}

/// Who may play a skill card: everybody but revealed Cylons who holds any. Which cards they are is not
/// looked at (CHECK-12a).
fn players_with_cards(state: &State) -> impl Iterator<Item = SeatId> {
    rule!("CHECK-12a");
    let first = state.turn.active.unwrap_or(SeatId(0));
    clockwise_from(&state.order, first)
        .filter(|seat| state.may_hold(*seat, 1) && state.loyalty.standing(*seat).acts_as_human())
}

/// Helo, where he may roll a die of his own turn again: any die that has just been rolled, and before he is on the
/// board too, where he neither moves nor acts.
fn eco_officer(state: &State) -> Option<SeatId> {
    rule!("CLAR-14");
    rule!("CHARACTER-HELO-1");
    let seat = state.turn.active?;
    let may = has(state, seat, Ability::EcoOfficer) && !state.battle.eco_used;
    may.then_some(seat)
}

/// Whether a roll waits for those who may repeat it: a viper was hit and somebody holds a card, or it is Helo's to
/// repeat, whatever it has come to. A roll that nobody would repeat goes on by itself.
pub(crate) fn somebody_may_react(state: &State, roll: &Roll, face: u8) -> bool {
    rule!("ATTACK-7");
    let does = hit(roll.attack, result(face, &modifiers(state, roll)));
    // A card's effect that damages vipers is no attack (CLAR-40).
    rule!("CLAR-40");
    let viper_hit = matches!(does, Hit::ViperDamaged | Hit::ViperDestroyed);
    let evade = viper_hit && players_with_cards(state).next().is_some();
    let again = eco_officer(state).is_some() || ftl_operator(state).is_some();
    evade || again || at_forces(state, roll).is_some()
}

/// Whoever has just rolled to attack occupation forces in vain, and may discard Maximum Firepower to roll again (NC-16).
pub(crate) fn at_forces(state: &State, roll: &Roll) -> Option<SeatId> {
    let mut steps = state.agenda.steps.iter().rev().map(|step| &step.work);
    let fork = steps.find(|work| !matches!(work, Work::Fight { .. }))?;
    let Work::Effects {
        effects: EffectStep::Fork { high, .. },
    } = fork
    else {
        return None;
    };
    let attack = high.left == [Effect::DestroyForceHere];
    rule!("NC-16");
    Some(roll.by).filter(|seat| attack && state.may_hold(*seat, 1))
}

/// Felix Gaeta, where the die of FTL Control has just been rolled, once.
fn ftl_operator(state: &State) -> Option<SeatId> {
    let mut steps = state.agenda.steps.iter().rev().map(|step| &step.work);
    let fork = steps.find(|work| !matches!(work, Work::Fight { .. }))?;
    let Work::Effects {
        effects: EffectStep::Fork { low, .. },
    } = fork
    else {
        return None;
    };
    let ftl =
        matches!(low.of, Source::Location { location } if location.does(Procedure::FtlControl));
    rule!("CLAR-14");
    holder(state, Ability::FtlOperator).filter(|_| ftl)
}

fn react(state: &State, step: &Step, roll: &Roll, face: u8) -> Option<Prompt> {
    if !can_be(state, roll.attack) {
        return None;
    }
    let number = result(face, &modifiers(state, roll));
    let does = hit(roll.attack, number);
    let line = Line::new(Message::AskReact)
        .line("attack", attack_line(roll.attack))
        .number("result", number)
        .word("hit", does.id());
    let viper = matches!(roll.attack, Attack::RaiderAtViper { .. });
    let evade = players_with_cards(state).filter(|_| viper).map(|seat| {
        let label = Line::new(Message::OptionEvade).seat("player", seat);
        let choice = Offer::new(Choice::Evade(seat), label);
        choice.at(Target::Seat { seat }).of(seat)
    });
    let eco = eco_officer(state).map(|seat| {
        let label = Line::new(Message::OptionEco).seat("player", seat);
        Offer::new(Choice::Eco, label).of(seat)
    });
    let operator = ftl_operator(state).map(|seat| {
        let label = Line::new(Message::OptionFtlOperator).seat("player", seat);
        Offer::new(Choice::FtlOperator, label).of(seat)
    });
    let firepower = at_forces(state, roll).map(|seat| {
        let label = Line::new(Message::OptionFirepower).seat("player", seat);
        Offer::new(Choice::Firepower(seat), label).of(seat)
    });
    Some(Prompt {
        choices: [offer(Choice::Stand, Message::OptionStand)]
            .into_iter()
            .chain(evade)
            .chain(eco)
            .chain(operator)
            .chain(firepower)
            .collect(),
        focus: attacker(roll.attack),
        odds: Vec::new(),
        ..ask(state, step, PromptKind::React, line, rule!("ATTACK-7"))
    })
}

fn reveal_civilian(state: &State, step: &Step, handle: CivilianHandle) -> Option<Prompt> {
    if state.space.front(handle).is_some() {
        return None;
    }
    let space = &state.space;
    let area = space.civilians.iter().find(|ship| ship.handle == handle);
    let area = area.map(|ship| ship.area);
    if area.is_none() && !space.stacked().any(|ship| ship.handle == handle) {
        return None;
    }
    let cause = rule!("CIV-4");
    let choices = civilian_kinds_left(state).into_iter().map(|kind| {
        let label = Line::new(Message::OptionCivilianKind).word("kind", civilian_id(kind));
        Offer::new(Choice::civilian(kind), label)
    });
    let line = match area {
        Some(area) => Line::new(Message::AskRevealCivilian).word("area", area_id(area)),
        None => Line::new(Message::AskRevealStacked),
    };
    Some(Prompt {
        choices: choices.collect(),
        focus: area.map(|_| Target::Civilian { handle }),
        ..ask(state, step, PromptKind::RevealCivilian, line, cause)
    })
}

/// The vipers of the fleet that are not damaged, one of which Hot Dog may have destroyed in the place of a ship.
pub(crate) const ESCORTS: OnPieces = OnPieces::DamageAnyVipers {
    count: 1,
    by: Who::Current,
};

/// Hot Dog may have an undamaged viper destroyed before a civilian ship is turned up (CLAR-63).
fn escort(state: &State, step: &Step, handle: CivilianHandle) -> Option<Prompt> {
    let seat = holder(state, Ability::Escort)?;
    let mut ships = state.space.civilians.iter();
    let ship = ships.find(|ship| ship.handle == handle)?;
    let vipers = effect::pieces(state, ESCORTS);
    if vipers.is_empty() {
        return None;
    }
    let each = vipers.into_iter().map(|viper| viper.offer);
    let turn_up = offer(Choice::Nothing, Message::OptionTurnUp);
    let line = Line::new(Message::AskEscort)
        .seat("player", seat)
        .word("area", area_id(ship.area));
    Some(Prompt {
        choices: each.chain([turn_up]).collect(),
        focus: Some(Target::Civilian { handle }),
        ..Prompt::new(
            step,
            PromptKind::ChooseViper,
            Decider::Seat { seat },
            line,
            rule!("CLAR-63"),
        )
    })
}

/// How many civilian ships Communications shows (LOC-COMMS-1).
const LOOKS: usize = 2;

/// The civilian ships that can be looked at next; none once enough are chosen, or all there are.
pub(crate) fn looks_left(state: &State, chosen: &[CivilianHandle]) -> Vec<CivilianHandle> {
    rule!("LOC-COMMS-1a");
    if chosen.len() >= LOOKS {
        return Vec::new();
    }
    let ships = state.space.civilians.iter().map(|ship| ship.handle);
    ships.filter(|handle| !chosen.contains(handle)).collect()
}

fn choose_look(
    state: &State,
    step: &Step,
    seat: SeatId,
    chosen: &[CivilianHandle],
) -> Option<Prompt> {
    let ships = looks_left(state, chosen);
    if ships.len() + chosen.len() <= LOOKS {
        return None;
    }
    let line = Line::new(Message::AskChooseLook)
        .seat("player", seat)
        .number("number", i32::try_from(chosen.len()).unwrap_or(0) + 1);
    let choices = ships.into_iter().map(|handle| {
        let label = Line::new(Message::OptionCivilian).number("ship", handle.0);
        Offer::new(Choice::Civilian(handle), label).at(Target::Civilian { handle })
    });
    Some(Prompt {
        decider: Decider::Seat { seat },
        choices: choices.collect(),
        ..ask(
            state,
            step,
            PromptKind::ChooseLook,
            line,
            rule!("LOC-COMMS-1"),
        )
    })
}

fn move_seen(state: &State, step: &Step, seat: SeatId, left: &[CivilianHandle]) -> Option<Prompt> {
    let handle = *left.first()?;
    let mut ships = state.space.civilians.iter();
    let area = ships.find(|ship| ship.handle == handle)?.area;
    rule!("AREA-5");
    let line = Line::new(Message::AskMoveCivilian)
        .seat("player", seat)
        .number("ship", handle.0)
        .word("area", area_id(area));
    let beside = [area.next(), area.previous()].map(|area| {
        let label = Line::new(Message::OptionLaunchViper).word("area", area_id(area));
        Offer::new(Choice::Area(area), label).at(Target::Area { area })
    });
    Some(Prompt {
        decider: Decider::Seat { seat },
        choices: [offer(Choice::Stay, Message::OptionStay)]
            .into_iter()
            .chain(beside)
            .collect(),
        focus: Some(Target::Civilian { handle }),
        ..ask(
            state,
            step,
            PromptKind::MoveCivilian,
            line,
            rule!("LOC-COMMS-1"),
        )
    })
}

/// The kinds a civilian ship that the table drew can be: those of which not all are known to be elsewhere.
pub(crate) fn civilian_kinds_left(state: &State) -> Vec<CivilianKind> {
    let mut kinds = state.space.pile(state.kit());
    kinds.dedup();
    if kinds.is_empty() {
        // Somebody has insisted on a board that cannot be; the ship must still be something.
        return state.kit().civilian_ships.clone();
    }
    kinds
}

fn draw_basestar_damage(state: &State, step: &Step, basestar: BasestarAt) -> Option<Prompt> {
    let pool = basestar_tokens_left(state);
    if state.options.modes.damage == Mode::App || pool.is_empty() || !is_there(state, basestar) {
        return None;
    }
    let line = Line::new(Message::AskDrawBasestarDamage).word("area", area_id(basestar.area));
    let choices = pool.into_iter().map(|token| {
        let label = Line::new(Message::OptionBasestarDamage).word("token", token_id(token));
        Offer::new(Choice::BasestarToken(token), label)
    });
    Some(Prompt {
        choices: choices.collect(),
        focus: Some(basestar_target(basestar)),
        ..ask(
            state,
            step,
            PromptKind::DrawBasestarDamage,
            line,
            rule!("DMG-BASE-1"),
        )
    })
}

/// Where the pace is to teach, what a step does by itself is said first.
fn read_on(state: &State, step: &Step, fight: &Fight) -> Option<Prompt> {
    if state.battle.pace != Pace::Teach || state.battle.read_on == Some(step.number) {
        return None;
    }
    let (line, cause, focus) = reason(state, fight)?;
    Some(Prompt {
        choices: vec![offer(Choice::ReadOn, Message::OptionReadOn)],
        focus,
        ..ask(state, step, PromptKind::ReadOn, line, cause)
    })
}

/// What a step is about to do by itself, and the rule behind it; `None` for steps that only lead to others.
fn reason(state: &State, fight: &Fight) -> Option<(Line, RuleId, Option<Target>)> {
    match fight {
        Fight::RaiderActs { area } if raiders_to_act(state, *area) == 0 => None,
        Fight::RaiderActs { area } => {
            let here = |message| Line::new(message).word("area", area_id(*area));
            let (line, cause) = match raider_task(state, *area) {
                RaiderTask::AttackViper { .. } | RaiderTask::ChooseViper { .. } => {
                    (here(Message::ReasonRaiderViper), rule!("COMBAT-RAIDER-2"))
                }
                RaiderTask::DestroyCivilian { .. } => (
                    here(Message::ReasonRaiderCivilian),
                    rule!("COMBAT-RAIDER-3"),
                ),
                RaiderTask::Move { to } => (
                    here(Message::ReasonRaiderMoves).word("to", area_id(to)),
                    rule!("COMBAT-RAIDER-4"),
                ),
                RaiderTask::AttackGalactica => (
                    here(Message::ReasonRaiderGalactica),
                    rule!("COMBAT-RAIDER-5"),
                ),
            };
            Some((line, cause, Some(raider(*area))))
        }
        Fight::CenturionsAdvance => {
            let message = match state.options.new_centurion {
                NewCenturion::Waits => Message::ReasonCenturions,
                NewCenturion::Advances => Message::ReasonCenturionsToo,
            };
            let aboard = !state.boarding.centurions.is_empty();
            aboard.then(|| (Line::new(message), rule!("CENT-2"), None))
        }
        Fight::HeavyRaiders { first: _ } => Some((
            Line::new(Message::ReasonHeavyRaiders),
            rule!("COMBAT-HEAVY-2"),
            None,
        )),
        Fight::Launch { ship, each, left } => {
            let basestar = *left.first()?;
            let (_, most) = launch_range(state, *ship, *each, left);
            let line = Line::new(Message::ReasonLaunch)
                .word("area", area_id(basestar.area))
                .word("ship", ship.id())
                .number("count", most);
            Some((
                line,
                rule!("COMBAT-LAUNCH-2"),
                Some(basestar_target(basestar)),
            ))
        }
        Fight::PlaceCardShips { card: _ } => Some((
            Line::new(Message::ReasonPlaceCardShips),
            rule!("CYATT-2"),
            None,
        )),
        Fight::CardRule { card, raiders: _ } => cards::rule_reason(*card),
        Fight::PlaceCardPieces { .. }
        | Fight::Arrive { .. }
        | Fight::LaunchReserves { .. }
        | Fight::DiscardAttackCard { .. }
        | Fight::Bombard { .. }
        | Fight::Pursue
        | Fight::AlertPilot { .. }
        | Fight::Icon { .. }
        | Fight::Raiders { .. }
        | Fight::Basestars
        | Fight::Roll { .. }
        | Fight::React { .. }
        | Fight::LoseCivilian { .. }
        | Fight::TurnUp { .. }
        | Fight::LookAtCivilians { .. }
        | Fight::MoveSeen { .. }
        | Fight::DamageBasestar { .. }
        | Fight::ActivateVipers { .. }
        | Fight::LaunchPilot { .. }
        | Fight::NukeStrikes { .. }
        | Fight::ChooseTarget { .. } => None,
    }
}

const fn raider(area: Area) -> Target {
    Target::Cylon {
        area,
        ship: CylonShip::Raider,
    }
}

const fn basestar_target(basestar: BasestarAt) -> Target {
    Target::Cylon {
        area: basestar.area,
        ship: CylonShip::Basestar {
            index: basestar.index,
        },
    }
}

/// The piece that attacks, for a page to light up; where that is Galactica or an action, the target.
const fn attacker(attack: Attack) -> Option<Target> {
    Some(match attack {
        Attack::RaiderAtViper {
            area,
            pilot: _,
            kind: _,
        }
        | Attack::RaiderAtGalactica { area } => raider(area),
        Attack::BasestarAtGalactica { basestar }
        | Attack::Nuke { basestar }
        | Attack::AimedNuke { basestar }
        | Attack::PegasusCic { basestar } => basestar_target(basestar),
        Attack::MainBatteries { area } | Attack::NukeArea { area } => Target::Area { area },
        Attack::ViperAtShip {
            area,
            pilot,
            kind,
            target: _,
        } => Target::Viper { area, pilot, kind },
        Attack::WeaponsControl { area, target } => Target::Cylon { area, ship: target },
        Attack::Armory { space } => Target::Centurion { space },
        Attack::Raptor { needed: _ } | Attack::Placing { .. } | Attack::Number { low_to: _ } => {
            return None;
        }
    })
}
