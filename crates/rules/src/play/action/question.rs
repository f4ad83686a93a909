//! The questions of actions: what may be done, and what an action asks.

use dradis_facts::action::Act;
use dradis_facts::battle::{HumanAction, Target};
use dradis_facts::choice::Choice;
use dradis_facts::content::{HeldKind, LocationId, LoyaltyCard, SkillCardId};
use dradis_facts::craft::Craft;
use dradis_facts::deed::{Deed, DeedRow, Procedure};
use dradis_facts::effect::{Among, Branch, Effect, Locations, Needs, Question, Source, Who};
use dradis_facts::jump::jump_track;
use dradis_facts::mark::RuleId;
use dradis_facts::message::{Line, Message, ability_id, area_id, location_id, skill_card_name_id};
use dradis_facts::options::Mode;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use dradis_state::action::ActionStep;
use dradis_state::agenda::Step;
use dradis_state::effect::Course;
use dradis_state::state::State;
use dradis_state::turn::in_brig;

use crate::play::action::{
    NotActing, elsewhere, instead_of_moving, offers, pickable, scouted_cards,
};
use crate::play::loyalty::cylon_kinds;
use crate::play::mutiny::{self, playable};
use crate::play::prompt::{Consequence, Decider, NotAllowed, Offer, Prompt, PromptKind, offer};
use crate::play::{effect, held, movement};

/// The question a step of an action asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, action: ActionStep) -> Option<Prompt> {
    match action {
        // Whoever is out of the game takes no action that was granted before, goes on with none, and plays no card (ION-17).
        ActionStep::Granted { seat, .. }
        | ActionStep::Pick { seat, act: _ }
        | ActionStep::Elsewhere { seat, .. }
        | ActionStep::PlayMutiny { seat, granted: _ }
            if state.is_out(seat) =>
        {
            None
        }
        ActionStep::Pick { seat, act } => pick(state, step, seat, act),
        ActionStep::Scouted { seat, lost } => {
            if state.reserve.destroyed[Craft::Raptor] > lost {
                return None;
            }
            rule!("SECRET-7");
            match state.options.modes.destinations {
                Mode::App => Some(scouted(state, step, seat)),
                Mode::Table => {
                    let name = scouts_by(state, seat);
                    let line = match scouted_cards(state, seat) {
                        1 => Message::EffectLookAtDeck,
                        _ => Message::EffectLookAtTwo,
                    };
                    Some(by_hand(step, seat, name, line, rule!("CLAR-4")))
                }
            }
        }
        ActionStep::PlaceScouted { seat } => place_scouted(state, step, seat),
        ActionStep::Granted {
            seat,
            actions,
            moves,
        } => Some(granted(state, step, seat, actions, moves)),
        ActionStep::Reveal { seat } => {
            if in_brig(state, seat) {
                rule!("REVEAL-2");
                rule!("XREVEAL-8");
                rule!("ACT-9");
                return None;
            }
            Some(show_card(state, step, seat))
        }
        ActionStep::SwapHeld {
            kind,
            seat,
            cards: _,
            discard,
        } => {
            let held = state.held_count(kind, seat);
            (held > discard)
                .then(|| held::ask_discard(state, step, kind, seat))
                .flatten()
        }
        ActionStep::PlayMutiny { seat, granted: _ } => play_mutiny(state, step, seat),
        ActionStep::ShareMutiny { by, to, drawn } => {
            mutiny::ask_share(state, step, (by, to), drawn)
        }
        ActionStep::PlayDrawnMutiny { seat, drawn } => play_drawn(state, step, seat, drawn),
        ActionStep::Elsewhere {
            seat,
            left,
            among,
            taken,
        } => activate(state, step, seat, left, (among, taken)),
        ActionStep::Done { .. }
        | ActionStep::Resurrect { .. }
        | ActionStep::MutinyDrawn { .. }
        | ActionStep::Ordered { .. }
        | ActionStep::Activated { .. } => None,
    }
}

/// Which Mutiny card is played: by its place in a hand that only its player sees, or named by the table that keeps it.
fn play_mutiny(state: &State, step: &Step, seat: SeatId) -> Option<Prompt> {
    let kind = HeldKind::MUTINY;
    if held::kept(state, kind) {
        return held::ask_play_or_not(state, step, kind, seat);
    }
    let gone = state.held_deck(kind).map(|deck| deck.removed.as_slice());
    let gone = gone.unwrap_or_default();
    let mut choices = Vec::new();
    let mut not_allowed = Vec::new();
    for card in kind.deck(state.kit()) {
        let label = held::label(card);
        let id = Choice::Held(card);
        if gone.contains(&card) {
            continue;
        }
        if playable(state, seat, card) {
            choices.push(Offer::new(id, label));
        } else {
            not_allowed.push(NotAllowed {
                id,
                label,
                why: Line::new(Message::RefusedNotMet),
                cause: rule!("XMUT-7"),
            });
        }
    }
    choices.push(offer(Choice::Nothing, Message::OptionNothing));
    Some(Prompt {
        choices,
        not_allowed,
        ..Prompt::new(
            step,
            PromptKind::ChooseCourse,
            Decider::Seat { seat },
            Line::new(Message::AskNameMutiny).seat("player", seat),
            rule!("XMUT-7"),
        )
    })
}

/// Which of the Mutiny cards that were drawn is played; who can play none, plays none (Abuse Power).
fn play_drawn(state: &State, step: &Step, seat: SeatId, drawn: u8) -> Option<Prompt> {
    let kind = HeldKind::MUTINY;
    let cause = rule!("CLAR-50");
    if !held::kept(state, kind) {
        return play_mutiny(state, step, seat);
    }
    let asked = (Message::AskPlayDrawnMutiny, cause);
    let mut prompt = held::ask_drawn(state, step, (kind, seat), drawn, asked)?;
    let none = offer(Choice::Nothing, Message::OptionNothing);
    prompt.choices.push(none);
    Some(prompt)
}

/// What lets a player look at the top of a deck: the card, or where no card's text is theirs to use the location where they
/// are (CYPLAYER-2, XBOARD-16).
fn scouts_by(state: &State, seat: SeatId) -> String {
    let card = skill_card_name_id(SkillCardId::LAUNCH_SCOUT);
    let cylon = state.loyalty.standing(seat).is_cylon_player();
    match state.places.of(seat) {
        Some(Place::Location { location }) if cylon => location_id(location),
        Some(Place::Location { .. } | Place::Viper { .. } | Place::OffBoard) | None => card,
    }
}

/// The table keeps the Crisis deck and Dradis the destinations: the player says which of them they look at.
fn scouted(state: &State, step: &Step, seat: SeatId) -> Prompt {
    let crisis = match scouted_cards(state, seat) {
        1 => Message::EffectLookAtCrisis,
        _ => Message::EffectLookAtTwo,
    };
    let crisis = Offer {
        follows: vec![Consequence {
            line: Line::new(crisis),
            depth: 0,
            by_hand: true,
        }],
        ..offer(Choice::ScoutCrisis, Message::OptionScoutCrisis)
    };
    Prompt {
        choices: vec![
            crisis,
            offer(Choice::ScoutDestination, Message::OptionScoutDestination),
        ],
        ..Prompt::new(
            step,
            PromptKind::ChooseCourse,
            Decider::Seat { seat },
            Line::new(Message::AskScout).seat("player", seat),
            rule!("CLAR-4"),
        )
    }
}

/// Where the card goes back that lies before the one who scouts. The question is public: it does not name it.
fn place_scouted(state: &State, step: &Step, seat: SeatId) -> Option<Prompt> {
    if state.destinations.chooser != Some(seat) {
        return None;
    }
    let one = |choice: Choice, message, number: u8| {
        Offer::new(choice, Line::new(message).number("number", number))
    };
    let choices = match state.destinations.drawn.reveal().len() {
        // Which one goes back first is for whoever looks: on top it lies under what comes after it.
        2 => vec![
            one(Choice::OneOnTop(1), Message::OptionOneOnTop, 1),
            one(Choice::OneUnder(1), Message::OptionOneUnder, 1),
            one(Choice::OneOnTop(2), Message::OptionOneOnTop, 2),
            one(Choice::OneUnder(2), Message::OptionOneUnder, 2),
        ],
        _ => vec![
            offer(Choice::OnTop, Message::OptionOnTop),
            offer(Choice::Under, Message::OptionUnder),
        ],
    };
    Some(Prompt {
        choices,
        ..Prompt::new(
            step,
            PromptKind::PlaceDestination,
            Decider::Seat { seat },
            Line::new(Message::AskPlaceDestination).seat("player", seat),
            rule!("CLAR-4"),
        )
    })
}

/// Which Cylon card the player shows, by what it does. The same for every player: it says nothing of what they
/// hold (REM-10a).
fn show_card(state: &State, step: &Step, seat: SeatId) -> Prompt {
    let ask = Line::new(Message::AskRevealed).seat("player", seat);
    let choices = cylon_kinds(state.kit()).map(|card| Offer {
        follows: power(state, seat, card),
        ..offer(Choice::CylonCard(card), Message::OptionCourse)
    });
    Prompt {
        choices: choices.collect(),
        ..Prompt::new(
            step,
            PromptKind::ChooseCourse,
            Decider::Seat { seat },
            ask,
            rule!("REVEAL-10"),
        )
    }
}

/// What a Cylon card does, before its owner is revealed and after.
fn power(state: &State, seat: SeatId, card: LoyaltyCard) -> Vec<Consequence> {
    let of = Source::Loyalty { card };
    let mut lines = effect::consequences(state, of, seat, card.effects());
    let after = Course {
        of,
        current: seat,
        picked: Some(seat),
        left: card.after().to_vec(),
    };
    if !after.left.is_empty() {
        lines.extend(effect::of_course(state, &after));
    }
    lines
}

/// What people do with their cards, and then say so.
fn by_hand(step: &Step, seat: SeatId, name: String, line: Message, cause: RuleId) -> Prompt {
    let ask = Line::new(Message::AskByHand)
        .seat("player", seat)
        .word("name", name);
    Prompt {
        choices: vec![offer(Choice::Done, Message::OptionApply)],
        follows: vec![Consequence {
            line: Line::new(line),
            depth: 0,
            by_hand: true,
        }],
        ..Prompt::new(
            step,
            PromptKind::Confirm,
            Decider::Seat { seat },
            ask,
            cause,
        )
    }
}

fn pick(state: &State, step: &Step, seat: SeatId, act: Act) -> Option<Prompt> {
    let ask = Line::new(Message::AskPickForAction)
        .seat("player", seat)
        .line("action", label(act));
    let mut choices = Vec::new();
    let mut not_allowed = Vec::new();
    for (other, may) in pickable(state, seat, act) {
        let id = Choice::Player(other);
        let label = Line::new(Message::OptionPlayer).seat("player", other);
        match may {
            Ok(()) => choices.push(Offer::new(id, label).at(Target::Seat { seat: other })),
            Err(why) => not_allowed.push(NotAllowed {
                id,
                label,
                why: Line::new(why.message()),
                cause: why.rule(),
            }),
        }
    }
    (!choices.is_empty()).then(|| Prompt {
        choices,
        not_allowed,
        ..Prompt::new(
            step,
            PromptKind::PickPlayer,
            Decider::Seat { seat },
            ask,
            rule!("ACT-2"),
        )
    })
}

/// Which location is activated next. Whoever has activated one may leave it at that.
fn activate(
    state: &State,
    step: &Step,
    seat: SeatId,
    left: u8,
    (among, taken): (Locations, [Option<LocationId>; 2]),
) -> Option<Prompt> {
    let mut choices = Vec::new();
    let mut not_allowed = Vec::new();
    for (location, act, may) in elsewhere(state, seat, among, taken) {
        let id = Choice::Act(act);
        match may {
            Ok(()) => choices.push(
                Offer {
                    follows: follows(state, seat, act),
                    ..Offer::new(id, label(act))
                }
                .at(Target::Location { location }),
            ),
            Err(why) => not_allowed.push(NotAllowed {
                id,
                label: label(act),
                why: Line::new(why.message()),
                cause: why.rule(),
            }),
        }
    }
    if choices.is_empty() {
        return None;
    }
    choices.push(offer(Choice::Next, Message::OptionNoMore));
    Some(Prompt {
        choices,
        not_allowed,
        ..Prompt::new(
            step,
            PromptKind::GrantedAction,
            Decider::Seat { seat },
            Line::new(Message::AskActivateElsewhere)
                .seat("player", seat)
                .number("count", left),
            rule!("ACT-3"),
        )
    })
}

/// An action out of turn.
fn granted(state: &State, step: &Step, seat: SeatId, actions: u8, moves: bool) -> Prompt {
    let ask = Line::new(Message::AskGrantedAction)
        .seat("player", seat)
        .number("actions", actions);
    let mut prompt = Prompt::new(
        step,
        PromptKind::GrantedAction,
        Decider::Seat { seat },
        ask,
        rule!("ACT-10"),
    );
    prompt
        .choices
        .push(offer(Choice::Next, Message::OptionNoMore));
    if moves {
        for (area, may) in movement::areas(state, seat) {
            let label = Line::new(Message::OptionFly).word("area", area_id(area));
            if may.is_ok() {
                let id = Choice::Fly(area);
                prompt
                    .choices
                    .push(Offer::new(id, label).at(Target::Area { area }));
            }
        }
        let label = match movement::is_heretic(state, seat) {
            true => Message::OptionGoForSuperCrisis,
            false => Message::OptionGo,
        };
        for location in movement::ordered(state, seat) {
            let label = Line::new(label).word("location", location_id(location));
            let id = Choice::Go(location);
            let target = Target::Location { location };
            prompt.choices.push(Offer::new(id, label).at(target));
        }
    }
    acts(state, seat, &mut prompt.choices, &mut prompt.not_allowed);
    prompt
}

/// What a player may do in the place of moving.
pub(crate) fn moves_not(
    state: &State,
    seat: SeatId,
    choices: &mut Vec<Offer>,
    not_allowed: &mut Vec<NotAllowed>,
) {
    each(
        state,
        seat,
        instead_of_moving(state, seat),
        choices,
        not_allowed,
    );
}

/// The actions of a player, as answers and as what is not one now.
pub(crate) fn acts(
    state: &State,
    seat: SeatId,
    choices: &mut Vec<Offer>,
    not_allowed: &mut Vec<NotAllowed>,
) {
    each(state, seat, offers(state, seat), choices, not_allowed);
}

fn each(
    state: &State,
    seat: SeatId,
    acts: Vec<(Act, Result<(), NotActing>)>,
    choices: &mut Vec<Offer>,
    not_allowed: &mut Vec<NotAllowed>,
) {
    for (act, may) in acts {
        let id = Choice::Act(act);
        match may {
            Ok(()) => {
                let choice = Offer {
                    follows: follows(state, seat, act),
                    ..Offer::new(id, label(act))
                };
                choices.push(match act.location() {
                    Some(location) => choice.at(Target::Location { location }),
                    None => choice,
                });
            }
            Err(why) => not_allowed.push(NotAllowed {
                id,
                label: label(act),
                why: Line::new(why.message()),
                cause: why.rule(),
            }),
        }
    }
}

/// What comes of an action, as far as it is known.
fn follows(state: &State, seat: SeatId, act: Act) -> Vec<Consequence> {
    let mut follows = effects_of(state, act).map_or_else(Vec::new, |(of, effects)| {
        effect::consequences(state, of, seat, &effects)
    });
    if act.procedure() == Some(Procedure::FtlControl) {
        rule!("LOC-FTL-1");
        follows.push(Consequence {
            line: Line::new(Message::EffectFleetJumps),
            depth: 0,
            by_hand: false,
        });
    }
    follows
}

/// An action in words.
pub(crate) fn label(act: Act) -> Line {
    let named = |id: String| Line::new(Message::OptionAct).word("action", id);
    match act {
        Act::Location { location } => {
            Line::new(Message::OptionActLocation).word("location", location_id(location))
        }
        Act::CylonLocation { location } => {
            Line::new(Message::OptionActLocation).word("location", location_id(location))
        }
        Act::AttackForces => Line::new(Message::OptionActAttackForces),
        Act::Detain => Line::new(Message::OptionActDetain),
        Act::FinalJump => Line::new(Message::OptionActFinalJump),
        Act::HandOnCag => Line::new(Message::OptionActHandOnCag),
        Act::LeadFlight => Line::new(Message::OptionActLeadFlight),
        Act::SuperCrisis => Line::new(Message::OptionActSuperCrisis),
        Act::Activate { ships } => Line::new(Message::OptionActActivate).word("icon", ships.id()),
        Act::OwnViper => named(HumanAction::OwnViper.id().to_owned()),
        Act::Card { card } => named(skill_card_name_id(card)),
        Act::RepairVipers => Line::new(Message::OptionActRepairVipers),
        Act::Ability { ability } => named(ability_id(ability)),
        Act::PlayQuorum => Line::new(Message::OptionActPlayQuorum),
        Act::DrawQuorum => Line::new(Message::OptionActDrawQuorum),
        Act::Nuke => named(HumanAction::Nuke.id().to_owned()),
        Act::Reveal => Line::new(Message::OptionActReveal),
        Act::EndInfiltration => Line::new(Message::OptionActEndInfiltration),
        Act::Goal => Line::new(Message::OptionActGoal),
        Act::Mutiny => Line::new(Message::OptionActMutiny),
    }
}

/// What an action does that is effects, and where they stand: a Cylon board affects the Cylon who acts there. `None` for an
/// action that is none.
pub(crate) fn effects_of(state: &State, act: Act) -> Option<(Source, Vec<Effect>)> {
    let of = match act {
        Act::DrawQuorum | Act::PlayQuorum => {
            let title = Title::President;
            Source::Title { title }
        }
        Act::HandOnCag | Act::LeadFlight => {
            let title = Title::Cag;
            Source::Title { title }
        }
        Act::Location { location } | Act::CylonLocation { location } => {
            rule!("XACT-4");
            Source::Location { location }
        }
        Act::Card { card } => Source::SkillCard { card },
        Act::Ability { ability } => Source::Ability { ability },
        Act::SuperCrisis
        | Act::Activate { .. }
        | Act::OwnViper
        | Act::RepairVipers
        | Act::Nuke
        | Act::EndInfiltration
        | Act::Reveal
        | Act::Goal
        | Act::AttackForces
        | Act::Detain
        | Act::FinalJump
        | Act::Mutiny => return None,
    };
    let effects = if act == Act::DrawQuorum {
        rule!("TITLE-PRES-2");
        vec![Effect::DrawQuorum { cards: 1 }]
    } else if act == Act::PlayQuorum {
        rule!("TITLE-PRES-3");
        vec![Effect::Ask(Question::PlayQuorum)]
    } else if act == Act::HandOnCag {
        activate_and(Effect::Ask(Question::Pick {
            by: Who::Current,
            among: Among::Others,
            optional: false,
            effects: vec![Effect::PassTitle {
                title: Title::Cag,
                to: Who::Picked,
            }],
        }))
    } else if act == Act::LeadFlight {
        activate_and(Effect::MoreActions { count: 1 })
    } else {
        act.deed().map_or_else(Vec::new, |row| of_row(state, row))
    };
    Some((of, effects))
}

/// What the CAG does by the title card: an unmanned viper is activated, and something follows (XACT-1).
fn activate_and(after: Effect) -> Vec<Effect> {
    rule!("XACT-1");
    let (by, count) = (Who::Current, 1);
    vec![Effect::ActivateVipers { by, count }, after]
}

fn of_row(state: &State, row: &DeedRow) -> Vec<Effect> {
    for rule in &row.rules {
        rule.hit();
    }
    match &row.deed {
        Deed::Effects(effects) => effects.clone(),
        Deed::Procedure(Procedure::FtlControl) => ftl_control(state),
        Deed::Procedure(Procedure::Resurrection) => resurrection_ship(state),
        Deed::Procedure(
            Procedure::WeaponsControl
            | Procedure::Communications
            | Procedure::Command
            | Procedure::Accuse
            | Procedure::Nominate
            | Procedure::Airlock
            | Procedure::EscapeBrig
            | Procedure::LaunchInViper
            | Procedure::Armory
            | Procedure::PegasusCic
            | Procedure::MainBatteries
            | Procedure::PickCrisis
            | Procedure::LaunchCylonShips
            | Procedure::Cag
            | Procedure::MaximumFirepower
            | Procedure::ExecutiveOrder
            | Procedure::LaunchScout
            | Procedure::ResistanceHq
            | Procedure::EscapeDetention
            | Procedure::CanyonCrisis
            | Procedure::ActivateMission
            | Procedure::RepairHere,
        ) => Vec::new(),
    }
}

/// A die of 6 or less loses the population that the space of the fleet token shows, then the fleet jumps.
fn ftl_control(state: &State) -> Vec<Effect> {
    rule!("LOC-FTL-1");
    let space = jump_track(state.kit()).get(usize::from(state.jump.space));
    let loss = space.map_or(0, |space| space.loss);
    vec![Effect::Roll {
        by: Who::Active,
        low_to: 6,
        low: vec![Effect::Dial {
            resource: Resource::Population,
            by: i8::try_from(loss).map_or(i8::MIN, |loss| -loss),
        }],
        high: Vec::new(),
    }]
}

/// The longest way travelled at which Loyalty cards may still be handed over.
const HAND_OVER_UP_TO: u8 = 7;

/// A Super Crisis card is swapped, and unrevealed Loyalty cards are handed over while the fleet is not too far.
fn resurrection_ship(state: &State) -> Vec<Effect> {
    rule!("LOC-RESURRECTION-1");
    rule!("DIS-65");
    rule!("OPEN-48");
    rule!("DIS-13");
    let by = Who::Current;
    let swap = Branch {
        effects: vec![Effect::DrawHeld {
            who: Who::Current,
            kind: HeldKind::SUPER_CRISIS,
            cards: 1,
            discard: 1,
        }],
        needs: Some(Needs::SuperCrisis),
    };
    let leave = Branch {
        effects: Vec::new(),
        needs: None,
    };
    let mut effects = vec![Effect::Ask(Question::Choose {
        by,
        between: vec![swap, leave],
    })];
    if state.jump.distance <= HAND_OVER_UP_TO {
        rule!("LOC-RESURRECTION-1a");
        rule!("LOC-RESURRECTION-2");
        rule!("SETTLED-RESURRECTION");
        let to = Who::Picked;
        effects.push(Effect::Ask(Question::Pick {
            by,
            among: Among::AnyOther,
            optional: true,
            effects: vec![Effect::GiveLoyalty { to }],
        }));
    }
    effects
}
