//! The questions of effects: where a person must decide, and between what.

use dradis_facts::battle::Target;
use dradis_facts::choice::Choice;
use dradis_facts::content::{Board, BoardSide, HeldKind, LocationId, QuorumRule};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::effect::{Among, Branch, Effect, Needs, OnPieces, Question, Source, Who};
use dradis_facts::mark::RuleId;
use dradis_facts::message::{
    Line, Message, ability_id, area_id, civilian_id, location_id, of_kind, skill_card_name_id,
    title_id,
};
use dradis_facts::options::{BrigExit, BrigToSickbay, Mode};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_state::agenda::Step;
use dradis_state::effect::{Course, EffectStep};
use dradis_state::look::Looking;
use dradis_state::loyalty::Standing;
use dradis_state::reserve::{assault_raptors_beside, ships_left, ships_to_place, vipers_left};
use dradis_state::state::State;
use dradis_state::turn::{in_brig, in_detention, in_the_brig_itself};

use crate::play::ability::is_on_the_sheet;
use crate::play::battle::question::civilian_kinds_left;
use crate::play::battle::vipers::{piloted_in, unmanned_in};
use crate::play::damage::token_choice;
use crate::play::effect::{comes_to_nothing, sent_to};
use crate::play::leader::{has_all_miracles, is_leader, ways_in};
use crate::play::movement::avoids;
use crate::play::prompt::{
    Catalogue, Consequence, Decider, NotAllowed, Offer, Prompt, PromptKind, lying_open, offer,
};
use crate::play::titles::{may_hold_title, vice_president};

mod decks;
mod earth;
mod ionian;
mod new_caprica;
mod people;
mod ships;
mod words;

pub(crate) use decks::{extreme_dials, kept_destiny, may_swap};
pub(crate) use ionian::anywhere;
pub(crate) use new_caprica::{aboard_galactica, comes_to_nothing_there, forces, out_of_detention};
pub(crate) use people::{among_cylons, asked_to_exchange, exchanged_types, lessened};
pub(crate) use ships::{
    cleared_areas, destroyed_here, free_areas, pilots_aboard, repairable, ships_to_defend,
};
pub(crate) use words::{consequences, of_course, of_numbers};

/// The question a step of carrying effects out asks, or `None` where Dradis carries it out by itself.
pub(crate) fn question(state: &State, step: &Step, effects: &EffectStep) -> Option<Prompt> {
    if is_left_undone(state, effects) {
        return None;
    }
    match effects {
        EffectStep::Confirm { course } => Some(confirm(state, step, course)),
        EffectStep::Next { course } => next(state, step, course),
        EffectStep::SeeLoyalty => see_loyalty(state, step),
        EffectStep::DiscardQuorum | EffectStep::Fork { .. } => None,
    }
}

/// Whether these are the effects of something that a player was doing who is out of the game by now: it ends with them
/// (ION-16). What a card of the table brings goes on, and the next player says what would have been theirs to say.
pub(crate) fn is_left_undone(state: &State, effects: &EffectStep) -> bool {
    let (EffectStep::Confirm { course } | EffectStep::Next { course }) = effects else {
        return false;
    };
    let own = match course.of {
        Source::Location { .. } | Source::Ability { .. } | Source::SkillCard { .. } => true,
        Source::Crisis { .. }
        | Source::Destination { .. }
        | Source::Quorum { .. }
        | Source::Title { .. }
        | Source::Loyalty { .. }
        | Source::Mission { .. }
        | Source::Held { .. }
        | Source::Ally { .. } => false,
    };
    let undone = own && state.is_out(course.current);
    if undone {
        rule!("ION-16");
    }
    undone
}

/// Who looks says that they have seen it. The question is public: it names the two players and how many cards,
/// and no card.
fn see_loyalty(state: &State, step: &Step) -> Option<Prompt> {
    let Looking { by, at, cards } = state.loyalty.looking.as_ref()?;
    let cards = u8::try_from(cards.reveal().len()).unwrap_or(u8::MAX);
    let cause = rule!("LOYAL-3");
    let choices = vec![offer(Choice::Seen, Message::OptionSeen)];
    let prompt = ask(
        step,
        PromptKind::SeeLoyalty,
        *by,
        Message::AskSeeLoyalty,
        cause,
        choices,
    );
    let ask = prompt.ask.seat("at", *at).number("cards", cards);
    Some(Prompt { ask, ..prompt })
}

fn confirm(state: &State, step: &Step, course: &Course) -> Prompt {
    // What a title brings is for whoever has it by now: one that was lent has gone back (XORDER-9).
    let holder = match course.of {
        Source::Title { title } => state.titles.holder(title),
        Source::Crisis { .. }
        | Source::Destination { .. }
        | Source::Quorum { .. }
        | Source::Location { .. }
        | Source::Ability { .. }
        | Source::SkillCard { .. }
        | Source::Loyalty { .. }
        | Source::Mission { .. }
        | Source::Held { .. }
        | Source::Ally { .. } => None,
    };
    let decider = Decider::Seat {
        seat: holder.unwrap_or(course.current),
    };
    let line = result_of(course.of);
    Prompt {
        choices: vec![offer(Choice::Apply, Message::OptionApply)],
        follows: of_course(state, course),
        ..Prompt::new(step, PromptKind::Confirm, decider, line, why(course))
    }
}

/// What is carried out, by the name of what it stands on, where the table has named it. Public: it lies open.
fn result_of(of: Source) -> Line {
    let line = Line::new(Message::AskConfirmOf);
    let printed = match of {
        Source::Crisis { card } => card.map(|card| &card.facts().name),
        Source::Destination { card } => card.map(|card| &card.facts().name),
        Source::Quorum { card } => Some(&card.facts().name),
        Source::Ally { ally } => Some(&ally.facts().name),
        Source::Location { location } => return line.word("card", location_id(location)),
        Source::Ability { ability } => return line.word("card", ability_id(ability)),
        Source::Title { title } => return line.word("card", title_id(title)),
        Source::SkillCard { card } => return line.word("card", skill_card_name_id(card)),
        Source::Loyalty { card } => {
            return line.word("card", format!("loyalty-{}", card.name()));
        }
        Source::Mission { card } => return line.word("card", card.message_id()),
        // The phase that it is of names it, and its result.
        Source::Held { card } if card.crossroads().is_some() => None,
        Source::Held { card } => return line.word("card", card.id()),
    };
    printed.map_or_else(
        || Line::new(Message::AskConfirm),
        |name| line.text("card", name),
    )
}

/// The rule by which effects are carried out: that of what they stand on.
fn why(course: &Course) -> RuleId {
    match course.of {
        Source::Crisis { .. } => rule!("CRISIS-1"),
        Source::Destination { .. } => rule!("JUMP-5"),
        Source::Quorum { .. } => rule!("TITLE-PRES-3"),
        Source::Location { .. } => rule!("ACT-3"),
        Source::Ability { .. } => rule!("ABIL-1"),
        Source::Title { title } => match title {
            Title::President => rule!("ACT-6"),
            Title::Admiral | Title::Cag => rule!("XACT-1"),
        },
        Source::SkillCard { .. } => rule!("ACT-4"),
        Source::Loyalty { .. } => rule!("REVEAL-1"),
        Source::Mission { .. } => rule!("EARTH-MISSION-1"),
        Source::Held { card } if card.crossroads().is_some() => rule!("ION-8"),
        Source::Held { .. } => rule!("XMUT-7"),
        Source::Ally { .. } => rule!("ION-ALLY-3"),
    }
}

/// Whether an effect is nothing but a question: then a list of it alone need not be confirmed before.
pub(crate) const fn asks(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Ask(_) | Effect::Roll { .. } | Effect::RollBelowRaiders { .. }
    ) && !matches!(effect, Effect::Ask(Question::Pieces(_)))
}

fn next(state: &State, step: &Step, course: &Course) -> Option<Prompt> {
    let effect = course.left.first()?;
    let Effect::Ask(question) = effect else {
        return None;
    };
    if comes_to_nothing_there(state, effect) {
        return None;
    }
    match question {
        Question::Pick {
            by,
            among,
            optional,
            effects,
        } => pick(state, step, course, *by, *among, *optional, effects),
        Question::Choose { by, between } => {
            let (message, cause) = (Message::AskChooseCourse, rule!("LIMIT-15"));
            choose(state, step, course, *by, between, message, cause)
        }
        Question::ChooseSeveral {
            by,
            count: _,
            chosen,
            between,
        } => {
            let message = match chosen[..] {
                [] => Message::AskChooseFirst,
                [..] => Message::AskChooseThen,
            };
            let prompt = choose(state, step, course, *by, between, message, rule!("XACT-3"))?;
            Some(Prompt {
                follows: of_course(state, &course.with(chosen)),
                ..prompt
            })
        }
        Question::Infiltrate => infiltrate(state, step, course),
        Question::GoAmongCylons => people::go_among_cylons(state, step, course),
        Question::Release { by, who } => {
            release(state, step, course, *by, *who, Leaving::Galactica)
        }
        Question::MayLeaveBrig { by, who, anywhere } => {
            let leaving = Leaving::AsTheyLike {
                anywhere: *anywhere,
            };
            release(state, step, course, *by, *who, leaving)
        }
        Question::ExtremeDial { which, by } => {
            decks::extreme_dial(state, step, course, *which, *by)
        }
        Question::PlaceCivilians { by, count: _ } => {
            ships::place_civilian(state, step, course, *by)
        }
        Question::PlaceShips {
            by,
            basestars,
            raiders,
            beyond,
        } => {
            let ships = (*basestars, *raiders);
            ships::place_ships(state, step, course, *by, ships, *beyond)
        }
        Question::ReturnCivilian { by } => {
            ships::pick_civilian(state, step, course, *by, Message::AskReturnCivilian)
        }
        Question::ClearArea { by } => ships::clear_area(state, step, course, *by),
        Question::DefendCivilian { by, .. } => {
            ships::pick_civilian(state, step, course, *by, Message::AskDefendCivilian)
        }
        Question::RepairLocation { by, ship } => ships::repair(state, step, course, *by, *ship),
        Question::LaunchPilot { who } => ships::launch_pilot(state, step, course, *who),
        Question::SwapQuorum => decks::swap_quorum(state, step),
        Question::SearchDestiny { .. } => decks::search_destiny(state, step),
        Question::PlayQuorum => name_quorum(state, step, course),
        Question::PlayOneDrawn { draw } => name_drawn(state, step, course, *draw),
        Question::ShareQuorum => name_shared(state, step, course),
        Question::ForLove { of } => people::for_love(state, step, course, of),
        Question::SwapCivilian => ships::swap_civilian(state, step, course),
        Question::FlyAnywhere => ships::fly_anywhere(state, step, course),
        Question::PlaceReserves {
            count,
            area,
            placed,
            all,
        } => ships::place_reserves(state, step, course, (*count, *all), *area, placed),
        Question::PlaceAndActivate { raiders, vipers } => {
            earth::place_and_activate(state, step, course, (*raiders, *vipers))
        }
        Question::Evacuate => new_caprica::evacuate(state, step, course),
        Question::GoAboard => new_caprica::go_aboard(state, step, course),
        Question::ActivateForce => new_caprica::activate_force(state, step, course),
        Question::GoAnywhere => ionian::go_anywhere(state, step, course),
        Question::DestroyForces { by, count } => {
            new_caprica::destroy_forces(state, step, course, *by, *count)
        }
        Question::LeaveDetention { by, who } => {
            new_caprica::leave_detention(state, step, course, *by, *who)
        }
        Question::ExchangeAny => people::exchange_any(state, step, course),
        Question::DestroyHere {
            raiders,
            heavy_raiders,
        } => ships::destroy_here(state, step, course, *raiders, *heavy_raiders),
        Question::Pieces(on) => choose_piece(state, step, course, *on),
        Question::TakeDamage { of, take } => take_damage(step, course, of, *take),
    }
}

fn ask(
    step: &Step,
    kind: PromptKind,
    seat: SeatId,
    message: Message,
    cause: RuleId,
    choices: Vec<Offer>,
) -> Prompt {
    let line = Line::new(message).seat("player", seat);
    Prompt {
        choices,
        ..Prompt::new(step, kind, Decider::Seat { seat }, line, cause)
    }
}

/// Asks for a number of cards up to the most; nothing where there is none.
fn ask_cards(
    step: &Step,
    seat: SeatId,
    message: Message,
    cause: RuleId,
    most: u8,
) -> Option<Prompt> {
    let choices = (0..=most).map(|cards| {
        let label = Line::new(Message::OptionCards).number("cards", cards);
        Offer::new(Choice::Cards(cards), label)
    });
    let asked = |choices| {
        ask(
            step,
            PromptKind::ChooseCourse,
            seat,
            message,
            cause,
            choices,
        )
    };
    (most > 0).then(|| asked(choices.collect()))
}

/// The players who may be picked, clockwise from the one who picks, with what keeps one from it. Revealed
/// Cylons are not affected and not among them, but for what a Cylon does to others (CYPLAYER-3). Where they would be sent
/// may depend on what sends them, if that is known already.
pub(crate) fn candidates(
    state: &State,
    of: Option<Source>,
    picker: SeatId,
    among: Among,
    effects: &[Effect],
) -> Vec<(SeatId, Option<Message>)> {
    rule!("CYPLAYER-3");
    let human = |seat: SeatId| state.loyalty.standing(seat).acts_as_human();
    let other = |seat: SeatId| seat != picker;
    let deals = |effect: &Effect| matches!(effect, Effect::ReceiveLoyalty { who: Who::Picked });
    let deals = effects.iter().any(deals);
    let ignores = |seat: SeatId| {
        let ignores = deals && is_leader(state, seat);
        if ignores {
            rule!("XLEAD-4");
        }
        ignores
    };
    let blesses = effects.iter().any(|effect| {
        matches!(
            effect,
            Effect::Miracle {
                who: Who::Picked,
                by: 1..
            }
        )
    });
    let eligible = |seat: SeatId| human(seat) || blesses && is_leader(state, seat);
    state
        .round_from(picker)
        .filter(|seat| !ignores(*seat))
        .filter(|seat| {
            let seat = *seat;
            match among {
                Among::Anyone => human(seat),
                Among::Others => eligible(seat) && other(seat),
                Among::OthersButAdmiral => {
                    human(seat) && other(seat) && state.titles.holder(Title::Admiral) != Some(seat)
                }
                Among::TitleHolders => {
                    human(seat)
                        && [
                            state.titles.holder(Title::President),
                            state.titles.holder(Title::Admiral),
                        ]
                        .contains(&Some(seat))
                }
                Among::OthersInBrig => {
                    human(seat) && other(seat) && is_prisoner_of(state, picker, seat)
                }
                Among::InBrig => human(seat) && is_prisoner_of(state, picker, seat),
                Among::InBrigItself => human(seat) && in_the_brig_itself(state, seat),
                Among::Nominees => human(seat) && may_hold_title(state, seat),
                Among::OthersWithCards => {
                    rule!("LOC-HUMANFLEET-1a");
                    other(seat) && state.may_hold(seat, 1)
                }
                Among::AnyOther => {
                    rule!("LOC-RESURRECTION-1a");
                    other(seat)
                }
                Among::OthersHere => eligible(seat) && other(seat) && together(state, picker, seat),
                Among::OnNewCaprica => human(seat) && state.is_on_new_caprica(seat),
                Among::InDetention => human(seat) && in_detention(state, seat),
                Among::CylonPlayers => {
                    rule!("CLAR-36");
                    state.loyalty.standing(seat).is_cylon_player()
                }
                Among::OnGalactica => {
                    rule!("REVEAL-11");
                    human(seat) && on_galactica(state, seat)
                }
            }
        })
        .map(|seat| match among {
            // What the card says is done to whoever is picked, as far as it can be (ABIL-4).
            Among::OnGalactica if !state.kit().chosen_are_sent => (seat, None),
            Among::Nominees => {
                rule!("LOC-ADMIN-3");
                let first = vice_president(state).is_some_and(|vice| vice != seat);
                (seat, first.then_some(Message::NotOfferedVicePresident))
            }
            Among::Anyone
            | Among::Others
            | Among::OthersButAdmiral
            | Among::TitleHolders
            | Among::OthersInBrig
            | Among::InBrig
            | Among::InBrigItself
            | Among::OthersWithCards
            | Among::OthersHere
            | Among::OnNewCaprica
            | Among::InDetention
            | Among::CylonPlayers
            | Among::OnGalactica
            | Among::AnyOther => (seat, keeps_from(state, of, seat, effects)),
        })
        .collect()
}

/// Whether somebody is in the Brig, as a sheet or a Quorum card names it: Detention for who uses it on New Caprica.
fn is_prisoner_of(state: &State, picker: SeatId, seat: SeatId) -> bool {
    if state.is_on_new_caprica(picker) {
        rule!("NC-12");
        in_detention(state, seat)
    } else {
        in_the_brig_itself(state, seat)
    }
}

/// Whether it is the power of a Cylon card that its owner shows.
const fn is_reveal(of: Source) -> bool {
    match of {
        Source::Loyalty { card: _ } => true,
        Source::Crisis { .. }
        | Source::Destination { .. }
        | Source::Quorum { .. }
        | Source::Location { .. }
        | Source::Ability { .. }
        | Source::Title { .. }
        | Source::SkillCard { .. }
        | Source::Mission { .. }
        | Source::Held { .. }
        | Source::Ally { .. } => false,
    }
}

/// Whether two characters stand on the same location.
pub(crate) fn together(state: &State, one: SeatId, other: SeatId) -> bool {
    let place = state.places.of(one);
    matches!(place, Some(Place::Location { .. })) && state.places.of(other) == place
}

fn on_galactica(state: &State, seat: SeatId) -> bool {
    match state.places.of(seat) {
        Some(Place::Location { location }) => location.facts().board == Board::GALACTICA,
        Some(Place::Viper { .. } | Place::OffBoard) | None => false,
    }
}

/// What keeps a character from being sent where the picked one goes: who is there cannot be sent there, and
/// from the Brig nobody goes to Sickbay (DIS-03). A prisoner does not become Admiral by a card: the title would pass
/// to the next in line (TITLE-ADM-4).
fn keeps_from(
    state: &State,
    of: Option<Source>,
    seat: SeatId,
    effects: &[Effect],
) -> Option<Message> {
    effects.iter().find_map(|effect| {
        if let Effect::Roll { low, high, .. } = effect {
            return keeps_from(state, of, seat, low).or_else(|| keeps_from(state, of, seat, high));
        }
        if let Effect::PassTitle {
            title,
            to: Who::Picked,
        } = effect
        {
            let imprisoned = match title {
                Title::President => false,
                Title::Admiral | Title::Cag => in_the_brig_itself(state, seat),
            };
            let may = may_hold_title(state, seat);
            return match (may, imprisoned) {
                (false, _) => Some(Message::NotOfferedLeaderNoTitle),
                (true, true) => Some(Message::NotOfferedPrisonerAdmiral),
                (true, false) => None,
            };
        }
        if let Effect::StaysInPlay {
            with: Some(Who::Picked),
        } = effect
        {
            let played = state.quorum.played.map(|card| card.facts().lasting);
            let title = played == Some(Some(QuorumRule::VicePresident));
            return (title && !may_hold_title(state, seat))
                .then_some(Message::NotOfferedLeaderNoTitle);
        }
        if let Effect::Miracle {
            who: Who::Picked,
            by: 1..,
        } = effect
        {
            rule!("XMIR-5");
            return has_all_miracles(state, seat).then_some(Message::NotOfferedHasMiracle);
        }
        if let Effect::Miracle {
            who: Who::Picked,
            by: ..0,
        } = effect
        {
            rule!("XMIR-7");
            let some = state.miracles.get(&seat).is_some_and(|tokens| *tokens > 0);
            return (!some).then_some(Message::NotOfferedNoMiracle);
        }
        let Effect::Move {
            who: Who::Picked,
            to,
            cut_off,
        } = effect
        else {
            return None;
        };
        rule!("XMOVE-5");
        let to = sent_to(state, of, *to, *cut_off);
        match state.places.of(seat)? {
            Place::OffBoard => Some(Message::NotOfferedOffBoard),
            Place::Location { location } if state.leads_to(seat, to) == Some(location) => {
                Some(Message::NotOfferedThere)
            }
            Place::Location { .. } if stays_in_brig(state, seat, to) => {
                Some(match in_detention(state, seat) {
                    true => Message::NotOfferedInDetention,
                    false => Message::NotOfferedStaysInBrig,
                })
            }
            Place::Location { .. } | Place::Viper { .. } => None,
        }
    })
}

/// A character in the Brig who is sent to Sickbay stays in the Brig, unless the table's rulebook has it
/// otherwise (DIS-03). Nobody is sent to either out of Detention (XMOVE-9).
pub(crate) fn stays_in_brig(state: &State, seat: SeatId, to: LocationId) -> bool {
    if in_detention(state, seat) {
        rule!("XMOVE-9");
        return [LocationId::SICKBAY, LocationId::MEDICAL_CENTER].contains(&to);
    }
    // A prisoner of Galactica is one already (NC-12).
    if in_brig(state, seat) && to == LocationId::DETENTION {
        rule!("XMOVE-9");
        return true;
    }
    let stays = in_brig(state, seat)
        && to == LocationId::SICKBAY
        && match state.options.brig_to_sickbay {
            BrigToSickbay::Stays => true,
            BrigToSickbay::Goes => false,
        };
    if stays {
        rule!("DIS-03");
        rule!("XMOVE-4");
    }
    stays
}

fn pick(
    state: &State,
    step: &Step,
    course: &Course,
    by: Who,
    among: Among,
    optional: bool,
    effects: &[Effect],
) -> Option<Prompt> {
    let seat = course.decider(state, by);
    let all = candidates(state, Some(course.of), seat, among, effects);
    let in_vain = comes_to_nothing(state, course, effects);
    let mut may = all.iter().filter(|(_, why)| why.is_none());
    let (first, more) = (may.next().map(|(seat, _)| *seat), may.next().is_some());
    // Whoever would pick themselves, or shows that they are a Cylon, is asked although there is only one.
    let asked = more || optional || first == Some(seat) || is_reveal(course.of);
    if in_vain || first.is_none() || !asked {
        return None;
    }
    let mut choices = Vec::new();
    let mut not_allowed = Vec::new();
    for (seat, why) in all {
        let label = Line::new(Message::OptionPlayer).seat("player", seat);
        let target = Target::Seat { seat };
        match why {
            None => choices.push(Offer::new(Choice::Player(seat), label).at(target)),
            Some(why) => not_allowed.push(NotAllowed {
                id: Choice::Player(seat),
                label,
                why: Line::new(why),
                cause: if why == Message::NotOfferedOffBoard {
                    rule!("CHARACTER-HELO-1")
                } else if why == Message::NotOfferedStaysInBrig {
                    rule!("DIS-03")
                } else if why == Message::NotOfferedInDetention {
                    rule!("XMOVE-9")
                } else if why == Message::NotOfferedPrisonerAdmiral {
                    rule!("TITLE-ADM-4")
                } else if why == Message::NotOfferedHasMiracle {
                    rule!("XMIR-5")
                } else if why == Message::NotOfferedVicePresident {
                    rule!("LOC-ADMIN-3")
                } else if why == Message::NotOfferedNoMiracle {
                    rule!("XMIR-7")
                } else if why == Message::NotOfferedLeaderNoTitle {
                    rule!("XINF-5")
                } else {
                    rule!("MOVE-12")
                },
            }),
        }
    }
    let message = if optional {
        choices.push(offer(Choice::Nobody, Message::OptionNobody));
        Message::AskMayPickPlayer
    } else {
        Message::AskPickPlayer
    };
    let kind = PromptKind::PickPlayer;
    Some(Prompt {
        not_allowed,
        follows: of_course(
            state,
            &Course {
                picked: None,
                ..course.with(effects)
            },
        ),
        ..ask(step, kind, seat, message, rule!("LIMIT-15"), choices)
    })
}

/// The branches that can be taken, with their places in the list.
pub(crate) fn open_branches<'a>(
    state: &'a State,
    current: SeatId,
    between: &'a [Branch],
) -> impl Iterator<Item = (usize, &'a Branch)> {
    let all = between.iter().enumerate();
    all.filter(move |(_, branch)| missing(state, current, branch).is_none())
}

/// Whether what is offered is an ability of a character who is there no more: whoever has come to the seat did not
/// bring what it follows on (EXEC-28).
pub(crate) fn lapsed(state: &State, course: &Course, between: &[Branch]) -> bool {
    let Source::Ability { ability } = course.of else {
        return false;
    };
    let used = Effect::Use { ability };
    let mut offered = between.iter().filter_map(|branch| branch.effects.first());
    let lapsed =
        offered.any(|first| *first == used) && !is_on_the_sheet(state, course.current, ability);
    if lapsed {
        rule!("EXEC-28");
    }
    lapsed
}

fn choose(
    state: &State,
    step: &Step,
    course: &Course,
    by: Who,
    between: &[Branch],
    message: Message,
    cause: RuleId,
) -> Option<Prompt> {
    if lapsed(state, course, between) || open_branches(state, course.current, between).count() < 2 {
        return None;
    }
    let seat = course.decider(state, by);
    let mut choices = Vec::new();
    let mut not_allowed = Vec::new();
    for (index, branch) in (0..).zip(between) {
        let id = Choice::Branch(index);
        let label = Line::new(if branch.effects.is_empty() {
            Message::OptionNothing
        } else {
            Message::OptionCourse
        });
        match missing(state, course.current, branch) {
            None => choices.push(Offer {
                follows: of_course(state, &course.with(&branch.effects)),
                ..Offer::new(id, label)
            }),
            Some(why) => not_allowed.push(NotAllowed {
                id,
                label,
                why: Line::new(why),
                cause: rule!("ABIL-4"),
            }),
        }
    }
    let kind = PromptKind::ChooseCourse;
    Some(Prompt {
        not_allowed,
        ..ask(step, kind, seat, message, cause, choices)
    })
}

/// What keeps a branch from being chosen; `None` where nothing does. A choice that the card does not forbid
/// may be made whether or not it can be carried out (ABIL-4).
pub(crate) fn missing(state: &State, current: SeatId, branch: &Branch) -> Option<Message> {
    rule!("ABIL-4");
    rule!("XCRISIS-2");
    let left = |craft| ships_left(state, craft);
    let any = |craft| state.space.count(craft) > 0;
    let (there, message) = match branch.needs? {
        Needs::Nuke => (state.titles.nukes > 0, Message::NotOfferedNoNuke),
        Needs::Raptor => (left(Craft::Raptor) > 0, Message::NotOfferedNoRaptor),
        Needs::AssaultRaptor if left(Craft::Raptor) == 0 => (false, Message::NotOfferedNoRaptor),
        Needs::AssaultRaptor => (
            assault_raptors_beside(state) > 0,
            Message::NotOfferedNoAssaultRaptor,
        ),
        Needs::TwoVipers => (vipers_left(state) >= 2, Message::NotOfferedFewVipers),
        Needs::Fuel => (state.resources.fuel > 0, Message::NotOfferedNoFuel),
        Needs::SuperCrisis => (
            state.held_count(HeldKind::SUPER_CRISIS, current) > 0,
            Message::NotOfferedNoSuperCrisis,
        ),
        Needs::Raiders => (any(Craft::Raider), Message::NotOfferedNoRaider),
        Needs::HeavyRaider => (any(Craft::HeavyRaider), Message::NotOfferedNoHeavyRaider),
        Needs::Centurion => (
            !state.boarding.centurions.is_empty(),
            Message::NotOfferedNoCenturion,
        ),
        Needs::Leader => (
            state.loyalty.standing(current)
                == Standing::Leader {
                    infiltrating: false,
                },
            Message::NotOfferedNotLeader,
        ),
        Needs::LostRaptor => (
            state.reserve.destroyed[Craft::Raptor] > 0,
            Message::NotOfferedNoLostRaptor,
        ),
        Needs::Mutiny => (
            state.held_count(HeldKind::MUTINY, current) > 0,
            Message::NotOfferedHoldsNoMutiny,
        ),
        Needs::AcceptProphecy => (
            state.quorum.rule(QuorumRule::AcceptProphecy).is_some(),
            Message::NotOfferedNoProphecy,
        ),
        Needs::Viper => (
            vipers_left(state) > 0 || state.reserve.damaged.vipers() > 0,
            Message::NotOfferedNoViper,
        ),
        Needs::SpareBasestar => (spare_basestar(state), Message::NotOfferedAllBasestars),
        Needs::NoSpareBasestar => (!spare_basestar(state), Message::NotOfferedSpareBasestar),
        Needs::InBrig => (in_brig(state, current), Message::NotOfferedNotInBrig),
        Needs::OutOfBrig => (!in_brig(state, current), Message::NotOfferedFromBrig),
        Needs::Miracle => (
            state
                .miracles
                .get(&current)
                .is_some_and(|tokens| *tokens > 0),
            Message::NotOfferedNoMiracle,
        ),
        Needs::TwoCards => (
            state.may_hold(current, 2),
            Message::NotOfferedTwoCardsNeeded,
        ),
        Needs::Card => (state.may_hold(current, 1), Message::NotOfferedNoSkillCard),
        Needs::NotPresident => (
            state.titles.holder(Title::President) != Some(current),
            Message::NotOfferedIsPresident,
        ),
        Needs::MayBeAdmiral if in_the_brig_itself(state, current) => {
            (false, Message::NotOfferedFromBrig)
        }
        Needs::MayBeAdmiral => (
            state.titles.holder(Title::Admiral) != Some(current),
            Message::NotOfferedIsAdmiral,
        ),
        Needs::Locked => (!state.space.locked.is_empty(), Message::NotOfferedNoLocked),
        Needs::Evacuable if !state.is_in_orbit() => (false, Message::NotOfferedNotBack),
        Needs::Evacuable => (
            !state.space.prepared.is_empty(),
            Message::NotOfferedNoPrepared,
        ),
        Needs::OnNewCaprica => (
            state.is_on_new_caprica(current),
            Message::NotOfferedNotOnNewCaprica,
        ),
        Needs::RoomForMiracle => (
            !has_all_miracles(state, current),
            Message::NotOfferedHasMiracle,
        ),
    };
    (!there).then_some(message)
}

/// Whether a basestar can come to the space areas; one that waits on the Cylon Fleet board can.
fn spare_basestar(state: &State) -> bool {
    rule!("CLAR-60");
    ships_to_place(state, Craft::Basestar) > 0
}

/// Where a character who leaves the Brig may go: a location of Galactica that is not hazardous. The check of the
/// Brig leads to those of Colonial One too where the table plays as the board is printed (DIS-08) and they are open;
/// a card that names Galactica never does, and one that names no ship leads to every location that humans enter.
pub(crate) fn out_of_the_brig(
    state: &State,
    of: Source,
    anywhere: bool,
    (by, released): (SeatId, SeatId),
) -> impl Iterator<Item = LocationId> {
    let by_the_board = by_its_check(of)
        && match state.options.brig_exit {
            BrigExit::AnyHuman => true,
            BrigExit::Galactica => false,
        };
    let on_the_planet = in_detention(state, released);
    state.locations().filter(move |location| {
        let facts = location.facts();
        let board = facts.board;
        let open = if on_the_planet {
            rule!("CLAR-53");
            board == Board::NEW_CAPRICA
        } else if board == Board::COLONIAL_ONE {
            by_the_board || anywhere
        } else {
            board == Board::GALACTICA || anywhere && state.side_of(board) == BoardSide::Humans
        };
        open && !facts.hazardous && !(by == released && avoids(state, released, *location))
    })
}

/// Whether a character leaves the Brig by its check, and no card has them released.
pub(crate) const fn by_its_check(of: Source) -> bool {
    match of {
        Source::Location { location: _ } => true,
        Source::Crisis { .. }
        | Source::Destination { .. }
        | Source::Quorum { .. }
        | Source::Ability { .. }
        | Source::Title { .. }
        | Source::SkillCard { .. }
        | Source::Loyalty { .. }
        | Source::Mission { .. }
        | Source::Held { .. }
        | Source::Ally { .. } => false,
    }
}

fn infiltrate(state: &State, step: &Step, course: &Course) -> Option<Prompt> {
    let seat = course.current;
    let choices = ways_in(state, seat).into_iter().map(|location| {
        let label = Line::new(Message::OptionGo).word("location", location_id(location));
        Offer::new(Choice::Go(location), label).at(Target::Location { location })
    });
    let choices: Vec<Offer> = choices.collect();
    // Galactica may have left for New Caprica meanwhile, where the table tells of a jump (NC-42).
    (!choices.is_empty()).then(|| {
        ask(
            step,
            PromptKind::ChoosePlace,
            seat,
            Message::AskInfiltrate,
            rule!("XINF-1"),
            choices,
        )
    })
}

/// How somebody leaves the Brig.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leaving {
    /// They leave it, for a location of Galactica unless the board has it otherwise (DIS-08).
    Galactica,
    /// They may stay.
    AsTheyLike {
        /// Any location that humans enter will do.
        anywhere: bool,
    },
}

fn release(
    state: &State,
    step: &Step,
    course: &Course,
    by: Who,
    who: Who,
    leaving: Leaving,
) -> Option<Prompt> {
    let (optional, anywhere) = match leaving {
        Leaving::Galactica => (false, false),
        Leaving::AsTheyLike { anywhere } => (true, anywhere),
    };
    let released = *course.affected(state, who).first()?;
    if !in_brig(state, released) {
        return None;
    }
    let seat = course.decider(state, by);
    let ways = out_of_the_brig(state, course.of, anywhere, (seat, released));
    let choices = ways.map(|location| {
        let label = Line::new(Message::OptionGo).word("location", location_id(location));
        Offer::new(Choice::Go(location), label).at(Target::Location { location })
    });
    // Whoever has passed the check of the Brig may move, and need not (CHECK-LOC-3).
    let may_stay = by_its_check(course.of) || optional;
    let stay = may_stay.then(|| offer(Choice::Stay, Message::OptionStayInBrig));
    let choices: Vec<Offer> = choices.chain(stay).collect();
    let line = Line::new(Message::AskReleased).seat("player", released);
    rule!("DIS-08");
    // Somebody may be wherever Leoben could go.
    (!choices.is_empty()).then(|| Prompt {
        ask: line,
        ..ask(
            step,
            PromptKind::ChoosePlace,
            seat,
            Message::AskReleased,
            rule!("LIMIT-19"),
            choices,
        )
    })
}

/// Which of the tokens drawn Galactica takes, where there is a choice.
fn take_damage(step: &Step, course: &Course, of: &[GalacticaToken], take: u8) -> Option<Prompt> {
    if take == 0 || of.len() <= usize::from(take) {
        return None;
    }
    let choices = of.iter().copied().map(token_choice).collect();
    let kind = PromptKind::ChoosePiece;
    let message = Message::AskDrawDamage;
    let cause = rule!("DMG-GAL-1");
    Some(ask(step, kind, course.current, message, cause, choices))
}

/// The President says which card of their hand they play (TITLE-PRES-3).
fn name_quorum(state: &State, step: &Step, course: &Course) -> Option<Prompt> {
    let seat = state.titles.holder(Title::President)?;
    if state.piles.of(Pile::QuorumHand) == 0 {
        return None;
    }
    // A card of the hand may stay there.
    let choices = vec![offer(Choice::Nothing, Message::OptionNothing)];
    Some(named_quorum(state, step, seat, choices, course))
}

/// Who has drawn Quorum cards says which of them they play; one of them they must.
fn name_drawn(state: &State, step: &Step, course: &Course, draw: u8) -> Option<Prompt> {
    (quorum_to_draw(state, draw) > 0)
        .then(|| named_quorum(state, step, course.current, Vec::new(), course))
}

/// Quorum cards that are drawn to give the President one.
const SHARED: u8 = 2;

/// Who has drawn two Quorum cards names the one that the President does not get, if they play it.
fn name_shared(state: &State, step: &Step, course: &Course) -> Option<Prompt> {
    if quorum_to_draw(state, SHARED) < SHARED {
        return None;
    }
    rule!("CLAR-73");
    let discarded = offer(Choice::Discarded, Message::OptionDiscardQuorum);
    let asked = named_quorum(state, step, course.current, vec![discarded], course);
    let line = Line::new(Message::EffectShareQuorum);
    Some(Prompt {
        follows: vec![Consequence {
            line: line.seat("player", course.current),
            depth: 0,
            by_hand: true,
        }],
        cause: rule!("CLAR-73"),
        ..asked
    })
}

/// Quorum cards that can be drawn when so many should be: those of the deck and its discard pile.
pub(crate) fn quorum_to_draw(state: &State, draw: u8) -> u8 {
    let elsewhere = state.quorum.out_of_the_deck() + state.piles.of(Pile::QuorumHand);
    draw.min(Pile::Quorum.most(state.kit()).saturating_sub(elsewhere))
}

fn named_quorum(
    state: &State,
    step: &Step,
    seat: SeatId,
    choices: Vec<Offer>,
    course: &Course,
) -> Prompt {
    let kind = PromptKind::NameQuorum;
    let message = Message::AskNameQuorum;
    let drawn = course
        .left
        .first()
        .filter(|effect| matches!(effect, Effect::Ask(Question::PlayOneDrawn { draw: _ })));
    Prompt {
        not_allowed: lying_open(state, Catalogue::Quorum),
        catalogue: Some(Catalogue::Quorum.of(state)),
        follows: drawn.map_or_else(Vec::new, |effect| {
            of_course(state, &course.with(std::slice::from_ref(effect)))
        }),
        ..ask(step, kind, seat, message, rule!("TITLE-PRES-3"), choices)
    }
}

/// Pieces that are equal for an effect, and the answer that means one of them.
pub(crate) struct Pieces {
    /// The answer.
    pub(crate) offer: Offer,
    /// How many there are.
    pub(crate) there: u8,
}

/// The pieces that an effect on pieces can take.
pub(crate) fn pieces(state: &State, on: OnPieces) -> Vec<Pieces> {
    let in_areas = |craft: Craft| {
        let areas = Area::ALL.into_iter();
        let areas = areas.map(move |area| (area, state.space.ships(area).count(craft)));
        areas
            .filter(|(_, there)| *there > 0)
            .map(|(area, there)| Pieces {
                offer: at_area(area, there),
                there,
            })
            .collect::<Vec<_>>()
    };
    match on {
        OnPieces::DestroyRaiders { .. } => in_areas(Craft::Raider),
        OnPieces::DestroyHeavyRaider => in_areas(Craft::HeavyRaider),
        OnPieces::RemoveBasestar => ships::basestars(state),
        OnPieces::DestroyCenturion => centurions(state),
        OnPieces::DamageVipers { .. } => vipers(state, None),
        OnPieces::DamageUnmanned { .. } => unmanned(state, None),
        OnPieces::DamageViperIn { area } => vipers(state, Some(area)),
        OnPieces::DamageAnyVipers { .. } => {
            let mut all = vipers(state, None);
            all.extend(in_reserve(state));
            all
        }
        OnPieces::DamageReserveVipers { .. } => in_reserve(state),
        OnPieces::DestroyVipers { .. } => in_reserve(state)
            .into_iter()
            .chain(damaged_vipers(state))
            .collect(),
        OnPieces::RepairVipers { .. } => damaged_vipers(state),
        OnPieces::RestoreVipers { .. } => lost_vipers(state),
        OnPieces::ReturnVipers { .. } => destroyed_vipers(state),
        OnPieces::DamageBasestar => ships::basestars(state),
        OnPieces::LoseCivilians { .. } => civilians(state),
        OnPieces::LoseCivilianIn { area } => civilians_in(state, Some(area)),
    }
}

fn at_area(area: Area, there: u8) -> Offer {
    let label = Line::new(Message::OptionArea)
        .word("area", area_id(area))
        .number("count", there);
    Offer::new(Choice::Area(area), label).at(Target::Area { area })
}

fn centurions(state: &State) -> Vec<Pieces> {
    let end = dradis_facts::boarding::boarding_spaces(state.kit(), state.options.boarding_track);
    let spaces = (0..end).map(|space| (space, state.boarding.on(space)));
    let spaces = spaces.filter(|(_, there)| *there > 0);
    spaces
        .map(|(space, there)| {
            // Spaces are counted from 1 for people, Start being the first.
            let label = Line::new(Message::OptionCenturion).number("space", i32::from(space) + 1);
            let choice = Offer::new(Choice::Space(space), label);
            Pieces {
                offer: choice.at(Target::Centurion { space }),
                there,
            }
        })
        .collect()
}

/// Unmanned vipers in space, or those of an area.
fn unmanned(state: &State, only: Option<Area>) -> Vec<Pieces> {
    let here = move |area: Area| only.is_none_or(|only| only == area);
    let areas = Area::ALL.into_iter().filter(move |area| here(*area));
    let unmanned = areas.flat_map(|area| {
        let vipers = unmanned_in(state, area).into_iter();
        vipers.map(move |viper| {
            let there = state.space.ships(area).alike[viper.kind.craft()];
            let label = of_kind(
                viper.kind,
                Message::OptionUnmanned,
                Message::OptionUnmannedKinds,
            );
            let label = label.word("area", area_id(area)).number("count", there);
            Pieces {
                offer: Offer::new(viper.choice(area), label).at(viper.target(area)),
                there,
            }
        })
    });
    unmanned.collect()
}

/// Vipers in space, or those of an area: unmanned ones by area, piloted ones by pilot.
fn vipers(state: &State, only: Option<Area>) -> Vec<Pieces> {
    let here = move |area: Area| only.is_none_or(|only| only == area);
    let areas = Area::ALL.into_iter().filter(move |area| here(*area));
    let piloted = areas.flat_map(|area| {
        let vipers = piloted_in(state, area).into_iter();
        vipers.map(move |viper| Pieces {
            offer: viper.offer(area),
            there: 1,
        })
    });
    unmanned(state, only).into_iter().chain(piloted).collect()
}

/// Vipers of the Reserve, by kind.
fn in_reserve(state: &State) -> Vec<Pieces> {
    of_each_kind(
        |kind| ships_left(state, kind.craft()),
        Choice::InReserve,
        Message::OptionReserveViper,
        Message::OptionReserveKind,
    )
}

/// Vipers of the Damaged Vipers box, by kind.
fn damaged_vipers(state: &State) -> Vec<Pieces> {
    of_each_kind(
        |kind| state.reserve.damaged[kind.craft()],
        Choice::Damaged,
        Message::OptionDamagedViper,
        Message::OptionDamagedKind,
    )
}

fn lost_vipers(state: &State) -> Vec<Pieces> {
    let mut lost = damaged_vipers(state);
    lost.extend(destroyed_vipers(state));
    lost
}

/// Vipers that are out of the game, by kind.
fn destroyed_vipers(state: &State) -> Vec<Pieces> {
    of_each_kind(
        |kind| state.reserve.destroyed[kind.craft()],
        Choice::Destroyed,
        Message::OptionDestroyedViper,
        Message::OptionDestroyedKind,
    )
}

fn of_each_kind(
    count: impl Fn(ViperKind) -> u8,
    choice: impl Fn(ViperKind) -> Choice,
    ordinary: Message,
    other: Message,
) -> Vec<Pieces> {
    let kinds = ViperKind::ALL.into_iter();
    kinds
        .map(|kind| Pieces {
            offer: Offer::new(
                choice(kind),
                of_kind(kind, ordinary, other).number("count", count(kind)),
            ),
            there: count(kind),
        })
        .filter(|pieces| pieces.there > 0)
        .collect()
}

/// Civilian ships that are to be destroyed: those of the unused pile, of which Dradis draws one or the table
/// says what it has drawn; with none left there, those on the board (DEST-4).
fn civilians(state: &State) -> Vec<Pieces> {
    rule!("DEST-4");
    rule!("XRES-2");
    if ships_left(state, Craft::CivilianShip) > 0 {
        let mode = state.options.modes.civilian_ships;
        let kinds = match mode {
            Mode::App => Vec::new(),
            Mode::Table => civilian_kinds_left(state),
        };
        return kinds
            .into_iter()
            .map(|kind| {
                let label = Line::new(Message::OptionCivilianKind).word("kind", civilian_id(kind));
                Pieces {
                    offer: Offer::new(Choice::civilian(kind), label),
                    there: 1,
                }
            })
            .collect();
    }
    if state.top_stacked().is_some() {
        // The top one is destroyed, and nobody chooses (NC-51).
        return Vec::new();
    }
    civilians_in(state, None)
}

/// Civilian ships on the board, or those of an area.
fn civilians_in(state: &State, only: Option<Area>) -> Vec<Pieces> {
    let ships = state.space.civilians.iter();
    ships
        .filter(|ship| only.is_none_or(|only| ship.area == only))
        .map(|ship| {
            let label = Line::new(Message::OptionCivilianAt)
                .number("ship", ship.handle.0)
                .word("area", area_id(ship.area));
            let choice = Offer::new(Choice::Civilian(ship.handle), label);
            let handle = ship.handle;
            Pieces {
                offer: choice.at(Target::Civilian { handle }),
                there: 1,
            }
        })
        .collect()
}

/// Whether somebody must choose among pieces: there are more than are taken, and they are not equal. Which
/// civilian ship came out of the pile is always told, and of vipers that may return somebody says how many.
pub(crate) fn is_a_choice(state: &State, on: OnPieces, pieces: &[Pieces]) -> bool {
    let count = on.count();
    if may_be_fewer(on) {
        return count > 0 && !pieces.is_empty();
    }
    let drawn = matches!(on, OnPieces::LoseCivilians { .. })
        && ships_left(state, Craft::CivilianShip) > 0
        && !pieces.is_empty();
    let there: u32 = pieces.iter().map(|pieces| u32::from(pieces.there)).sum();
    count > 0 && (drawn || (pieces.len() > 1 && there > u32::from(count)))
}

/// Whether fewer pieces may be taken than there are.
const fn may_be_fewer(on: OnPieces) -> bool {
    match on {
        OnPieces::RestoreVipers { .. } | OnPieces::RepairVipers { .. } => true,
        OnPieces::DestroyRaiders { .. }
        | OnPieces::DestroyHeavyRaider
        | OnPieces::RemoveBasestar
        | OnPieces::DestroyCenturion
        | OnPieces::DamageVipers { .. }
        | OnPieces::DamageUnmanned { .. }
        | OnPieces::DamageViperIn { .. }
        | OnPieces::DamageAnyVipers { .. }
        | OnPieces::DamageReserveVipers { .. }
        | OnPieces::DestroyVipers { .. }
        | OnPieces::ReturnVipers { .. }
        | OnPieces::DamageBasestar
        | OnPieces::LoseCivilians { .. }
        | OnPieces::LoseCivilianIn { .. } => false,
    }
}

fn choose_piece(state: &State, step: &Step, course: &Course, on: OnPieces) -> Option<Prompt> {
    let pieces = pieces(state, on);
    if !is_a_choice(state, on, &pieces) {
        return None;
    }
    let drawn = ships_left(state, Craft::CivilianShip) > 0;
    let (message, cause) = match on {
        OnPieces::DestroyRaiders { .. } => (Message::AskDestroyRaider, rule!("DMG-1")),
        OnPieces::DestroyHeavyRaider => (Message::AskDestroyHeavyRaider, rule!("DMG-1")),
        OnPieces::DestroyCenturion => (Message::AskDestroyCenturion, rule!("CENT-6")),
        OnPieces::RemoveBasestar => (Message::AskRemoveBasestar, rule!("CLAR-60")),
        OnPieces::DamageVipers { .. }
        | OnPieces::DamageUnmanned { .. }
        | OnPieces::DamageViperIn { .. }
        | OnPieces::DamageAnyVipers { .. }
        | OnPieces::DamageReserveVipers { .. } => (Message::AskDamageViper, rule!("DMG-2")),
        OnPieces::DestroyVipers { .. } => (Message::AskDestroyViper, rule!("DMG-3")),
        OnPieces::RepairVipers { .. } => (Message::AskRestoreViper, rule!("DMG-2")),
        OnPieces::LoseCivilians { .. } if drawn => (Message::AskCivilianDrawn, rule!("DEST-4")),
        OnPieces::LoseCivilians { .. } => (Message::AskCivilianDestroyed, rule!("DEST-4")),
        OnPieces::LoseCivilianIn { .. } => (Message::AskCivilianDestroyed, rule!("CIV-4")),
        OnPieces::RestoreVipers { .. } => (Message::AskRestoreViper, rule!("DMG-2")),
        OnPieces::ReturnVipers { .. } => (Message::AskRestoreViper, rule!("ION-20")),
        OnPieces::DamageBasestar => (Message::AskDamageBasestar, rule!("DMG-BASE-1")),
    };
    let enough = may_be_fewer(on).then(|| offer(Choice::Enough, Message::OptionNoMore));
    let choices = pieces.into_iter().map(|pieces| pieces.offer);
    let choices = choices.chain(enough).collect();
    let kind = PromptKind::ChoosePiece;
    let on_the_board = matches!(on, OnPieces::LoseCivilians { .. }) && !drawn;
    let by = if on_the_board && state.new_caprica.is_some() {
        rule!("NC-51");
        Who::Active
    } else {
        on.by()
    };
    let seat = course.decider(state, by);
    Some(ask(step, kind, seat, message, cause, choices))
}
