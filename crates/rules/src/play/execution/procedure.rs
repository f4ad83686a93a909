//! An execution, step by step.

use dradis_facts::ability::Ability;
use dradis_facts::choice::Choice;
use dradis_facts::content::{CharacterId, ExtraLoyalty, LocationId, LoyaltyCard, Start};
use dradis_facts::effect::{Cards, Effect, Source, Who};
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use dradis_state::action::ActionEvent;
use dradis_state::agenda::{Step, Work};
use dradis_state::effect::{Course, EffectStep};
use dradis_state::event::{Event, HandChange, Move};
use dradis_state::execution::{ExecutionEvent, ExecutionStep};
use dradis_state::loyalty::Standing;
use dradis_state::new_caprica::NewCapricaStep;
use dradis_state::passing::{PassingEvent, PassingStep, is_mutineer};
use dradis_state::reserve::vipers_left;
use dradis_state::state::State;
use dradis_state::turn::Outcome;

use crate::play::ability::is_on_the_sheet;
use crate::play::dials::turn_dial;
use crate::play::doing::{Actor, Doing};
use crate::play::ending::end;
use crate::play::execution::{new_characters, question};
use crate::play::hands::set_hand;
use crate::play::ionian;
use crate::play::moment::come;
use crate::play::mutiny;
use crate::play::passing::{draw, join, receive};
use crate::play::reveal::{By, lay_down, lies_and_secrets, reveal};
use crate::play::setup::{self, starting_places_left};
use crate::play::space::comes_flying;
use crate::play::titles::{may_hold_title, pass_on};

/// Skill cards that everybody gives up for one of the Final Five that an execution shows (XFIVE-3).
const FINAL_FIVE_COSTS: u8 = 2;

fn emit(doing: &mut Doing<'_>, execution: ExecutionEvent) {
    doing.emit(Event::Execution { execution });
}

fn schedule(doing: &mut Doing<'_>, execution: ExecutionStep) {
    let work = vec![Work::Execution { execution }];
    doing.emit(Event::Scheduled { work });
}

/// The table tells of an execution (EXEC-1).
///
/// # Errors
/// [`Rejection`]: there is no such player, or their character is not on the board.
pub(crate) fn begin(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    doing.state.require_playing(seat)?;
    if doing.state.kit().hands_on_within.is_none() {
        return Err(Rejection::NotInPlay {
            name: "execution".to_owned(),
        });
    }
    if is_under_way(&doing.state, seat) {
        // Their execution is what the table is asked about.
        return Err(Rejection::QuestionFirst);
    }
    schedule(doing, ExecutionStep::Begin { seat, spent: None });
    Ok(())
}

/// Whether a player is being executed, and whoever comes in the old one's place is still to be chosen.
fn is_under_way(state: &State, seat: SeatId) -> bool {
    let mut steps = state.agenda.steps.iter();
    steps
        .any(|step| matches!(&step.work, Work::Execution { execution } if execution.seat() == seat))
}

/// Whoever is Emotionally Fragile is executed, now that what has lowered morale is over (CLAR-61).
pub(crate) fn fragile(doing: &mut Doing<'_>) {
    if let Some(seat) = doing.state.turn.remembered.fragile {
        rule!("CLAR-61");
        let ability = Ability::EmotionallyFragile;
        doing.emit(Event::AbilityUsed { seat, ability });
        schedule(doing, ExecutionStep::Begin { seat, spent: None });
    }
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(crate) fn proceed(doing: &mut Doing<'_>, step: &Step, execution: ExecutionStep) -> bool {
    if question(&doing.state, step, execution).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    // The trial may have come in the middle of it, and have eliminated them.
    if doing.state.is_out(execution.seat()) {
        rule!("ION-17");
        return true;
    }
    match execution {
        // Nobody is there to be executed once more: the table told something else before the new one was chosen.
        ExecutionStep::Begin { seat, spent: _ } if is_under_way(&doing.state, seat) => {
            rule!("EXEC-8");
        }
        ExecutionStep::Begin { seat, spent } => execute(doing, seat, spent),
        ExecutionStep::Show { seat, spent } => match doing.state.loyalty.standing(seat) {
            Standing::Human => shown_human(doing, seat, spent),
            // Revealed, as the table tells, while the card was asked for.
            Standing::Cylon | Standing::Leader { .. } => comes_back(doing, seat),
        },
        ExecutionStep::Leave { seat } => leave(doing, seat),
        ExecutionStep::Choose { .. } => {
            rule!("EXEC-14");
            rule!("END-9");
            end(doing, Outcome::NoCharacterLeft);
        }
        ExecutionStep::Settle { seat, was } => settle(doing, seat, was),
        ExecutionStep::Launch { seat } => resurrect(doing, seat),
        ExecutionStep::FinalFive { .. } => {}
    }
    true
}

/// An answer to a question of an execution. The option is one of the prompt's.
pub(crate) fn answer(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let Some(Work::Execution { execution }) =
        doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return Err(Rejection::StalePrompt);
    };
    doing.emit(Event::StepDone);
    match (execution, choice) {
        (ExecutionStep::Show { seat, spent: _ }, Choice::CylonCard(card)) => {
            // What they hold is looked at on their own phone alone, as where they reveal themselves (LOYAL-3).
            let own = doing.actor == Actor::Seat { seat };
            let kept = doing.state.loyalty.by_hand.is_none();
            if own && kept && !doing.state.loyalty.cylon_cards(seat).contains(&card) {
                return Err(Rejection::NoCylonCard);
            }
            shown_cylon(doing, seat, card)
        }
        (ExecutionStep::Show { seat, spent }, Choice::Nothing) => {
            shown_human(doing, seat, spent);
            Ok(())
        }
        (ExecutionStep::FinalFive { seat, others: _ }, Choice::Number(number)) => {
            for _ in 0..number {
                everybody_pays(doing, seat, None);
            }
            Ok(())
        }
        (
            ExecutionStep::Choose {
                seat,
                was,
                on_new_caprica,
            },
            Choice::Character(character),
        ) => {
            if !new_characters(&doing.state).contains(&character) {
                return Err(Rejection::StalePrompt);
            }
            come_to_the_seat(doing, seat, character, (was, on_new_caprica));
            Ok(())
        }
        (ExecutionStep::Launch { seat }, choice) => {
            rule!("EXEC-19");
            let mut vipers = comes_flying(&doing.state).into_iter();
            let viper = vipers.find(|viper| viper.choice() == choice);
            let place = viper.ok_or(Rejection::StalePrompt)?.place();
            doing.emit(Event::CharacterPlaced { seat, place });
            Ok(())
        }
        _ => Err(Rejection::StalePrompt),
    }
}

fn execute(doing: &mut Doing<'_>, seat: SeatId, spent: Option<LoyaltyCard>) {
    let standing = doing.state.loyalty.standing(seat);
    let character = doing
        .state
        .seats
        .get(seat.index())
        .and_then(|seat| seat.character);
    emit(doing, ExecutionEvent::Began { seat, character });
    rule!("EXEC-1");
    set_hand(doing, seat, 0, HandChange::Discarded);
    lay_down(doing, seat);
    match standing {
        Standing::Human => schedule(doing, ExecutionStep::Show { seat, spent }),
        Standing::Cylon | Standing::Leader { .. } => comes_back(doing, seat),
    }
}

/// Whom everybody knows for a Cylon wakes up again and shows nothing (EXEC-3, EXEC-23).
fn comes_back(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("EXEC-3");
    rule!("EXEC-23");
    rule!("EXEC-26");
    rule!("OPEN-47");
    rule!("XINF-10");
    if !doing.state.goes_for_good(seat) {
        resurrect(doing, seat);
    }
    ends_turn(doing, seat);
}

/// The player's character comes to the Resurrection Ship, or where that leads.
pub(crate) fn resurrect(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("EXEC-16");
    let ship = LocationId::RESURRECTION_SHIP;
    let Some(place) = doing.state.leads_to_place(seat, ship) else {
        return;
    };
    if doing.state.places.of(seat) != Some(place) {
        let why = Move::Resurrected;
        doing.emit(Event::CharacterMoved { seat, place, why });
    }
}

/// If it was their turn, it ends once what is being done is over (EXEC-17).
fn ends_turn(doing: &mut Doing<'_>, seat: SeatId) {
    if doing.state.turn.active == Some(seat) && !doing.state.turn.over {
        rule!("EXEC-17");
        let passing = PassingEvent::TurnOver;
        doing.emit(Event::Passing { passing });
    }
}

/// A Cylon shows one card, which does nothing, and is revealed (EXEC-2, EXEC-16).
fn shown_cylon(doing: &mut Doing<'_>, seat: SeatId, card: LoyaltyCard) -> Result<(), Rejection> {
    rule!("EXEC-2");
    rule!("EXEC-16");
    rule!("XFIVE-6");
    let action = ActionEvent::CylonCardShown { seat, card };
    doing.emit(Event::Action { action });
    rule!("XORDER-7");
    lies_and_secrets(doing);
    ends_turn(doing, seat);
    reveal(doing, seat, By::Execution)
}

/// A human shows all cards, which leave the game with the character (EXEC-4, EXEC-7, XFIVE-5).
fn shown_human(doing: &mut Doing<'_>, seat: SeatId, spent: Option<LoyaltyCard>) {
    rule!("EXEC-4");
    rule!("EXEC-7");
    rule!("XFIVE-5");
    let by_table = doing.state.loyalty.by_hand.is_some();
    let hands = &doing.state.loyalty.cards.reveal().hands;
    let mut cards = hands.get(seat.index()).cloned().unwrap_or_default();
    cards.retain(|card| !is_mutineer(*card));
    if by_table {
        cards.clear();
    }
    schedule(doing, ExecutionStep::Leave { seat });
    let five = cards
        .iter()
        .copied()
        .filter(|card| card.facts().final_five.is_some() && Some(*card) != spent);
    for card in five.collect::<Vec<_>>() {
        everybody_pays(doing, seat, Some(card));
    }
    let others = spent.is_some();
    if others {
        rule!("XFIVE-8");
    }
    if by_table && (!others || doing.state.loyalty.held(seat) > 1) {
        schedule(doing, ExecutionStep::FinalFive { seat, others });
    }
    let passing = PassingEvent::LeftWith { seat, cards };
    doing.emit(Event::Passing { passing });
}

/// One of the Final Five is shown by an execution: everybody gives up cards, but Cylon players (XFIVE-3, XFIVE-4).
fn everybody_pays(doing: &mut Doing<'_>, seat: SeatId, card: Option<LoyaltyCard>) {
    rule!("XFIVE-1");
    rule!("XFIVE-3");
    rule!("XFIVE-4");
    let mut five = doing.state.kit().loyalty.iter().copied();
    let any = five.find(|card| card.facts().final_five.is_some());
    let Some(card) = card.or(any) else {
        return;
    };
    let course = Course {
        of: Source::Loyalty { card },
        current: seat,
        picked: None,
        left: vec![Effect::Discard {
            who: Who::Everyone,
            cards: Cards::Number(FINAL_FIVE_COSTS),
            random: false,
        }],
    };
    let effects = EffectStep::Next { course };
    let work = vec![Work::Effects { effects }];
    doing.emit(Event::Scheduled { work });
}

/// The fleet loses morale and the character leaves the game (EXEC-5, EXEC-6).
fn leave(doing: &mut Doing<'_>, seat: SeatId) {
    // Whom the fallen morale has killed takes no more of it along (CLAR-61). It is of this turn.
    let fallen = &doing.state.turn.remembered.used;
    let fragile = fallen.contains(&Ability::EmotionallyFragile)
        && is_on_the_sheet(&doing.state, seat, Ability::EmotionallyFragile);
    let spared = doing.state.turn.remembered.spared == Some(Resource::Morale);
    let unmourned = fragile || spared;
    if fragile {
        rule!("CLAR-61");
    } else {
        rule!("EXEC-5");
        turn_dial(doing, Resource::Morale, -1);
    }
    ionian::lose_all(doing, seat);
    rule!("EXEC-6");
    let was = doing
        .state
        .seats
        .get(seat.index())
        .and_then(|seat| seat.character);
    // Of those whom the final jump leaves behind nobody's new character stays there: they are executed once (NC-58).
    let executions = Work::NewCaprica {
        new_caprica: NewCapricaStep::Executions,
    };
    let mut steps = doing.state.agenda.steps.iter();
    let left_behind = steps.any(|step| step.work == executions);
    let on_new_caprica = doing.state.is_on_new_caprica(seat) && !left_behind;
    if let Some(character) = was {
        emit(
            doing,
            ExecutionEvent::CharacterLeft {
                seat,
                character,
                unmourned,
            },
        );
    }
    if doing.state.goes_for_good(seat) {
        rule!("ION-15");
        return;
    }
    schedule(
        doing,
        ExecutionStep::Choose {
            seat,
            was,
            on_new_caprica,
        },
    );
}

/// Another character comes to the seat, where its sheet says (EXEC-8).
fn come_to_the_seat(
    doing: &mut Doing<'_>,
    seat: SeatId,
    character: CharacterId,
    (was, on_new_caprica): (Option<CharacterId>, bool),
) {
    rule!("EXEC-8");
    rule!("XMIR-8");
    // What executed the old one is on the agenda already, and asks for no ability any more; steps below ask whoever
    // is there then.
    rule!("EXEC-28");
    doing.emit(Event::CharacterChosen { seat, character });
    schedule(doing, ExecutionStep::Settle { seat, was });
    let kit = doing.state.kit();
    let facts = character.facts();
    let sleeper = doing.state.loyalty.sleeper_phase;
    let place = match &facts.start {
        _ if facts.extra_loyalty == ExtraLoyalty::SleeperPhase && sleeper => {
            rule!("EXEC-18");
            let to = match on_new_caprica || doing.state.is_cut_off() {
                true => {
                    rule!("NC-12");
                    LocationId::DETENTION
                }
                false => LocationId::BRIG,
            };
            Place::on(to)
        }
        _ if doing.state.is_cut_off() => {
            rule!("EXEC-13");
            rule!("DIS-42");
            rule!("NC-35");
            rule!("NC-61");
            Place::on(LocationId::RESISTANCE_HQ)
        }
        Start::Locations(_) => {
            let left = starting_places_left(&doing.state, character);
            if let [_, _, ..] = *left {
                setup::starts(doing, seat, &left);
                return;
            }
            if left.is_empty() {
                rule!("EXEC-9");
                rule!("EXEC-29");
            }
            left.first()
                .copied()
                .unwrap_or(Place::on(LocationId::SICKBAY))
        }
        Start::Launch | Start::OffBoard => {
            rule!("EXEC-19");
            rule!("DIS-44");
            if vipers_left(&doing.state) > 0 && Area::with_launch_icon(kit).next().is_some() {
                schedule(doing, ExecutionStep::Launch { seat });
                return;
            }
            Place::on(LocationId::HANGAR_DECK)
        }
    };
    doing.emit(Event::CharacterPlaced { seat, place });
}

/// Loyalty cards, titles and the end of the turn (EXEC-12, EXEC-15, EXEC-17 to EXEC-22).
fn settle(doing: &mut Doing<'_>, seat: SeatId, was: Option<CharacterId>) {
    let sleeper = doing.state.loyalty.sleeper_phase;
    let extra = |character: Option<CharacterId>| {
        character.map_or(ExtraLoyalty::None, |character| {
            character.facts().extra_loyalty
        })
    };
    let now = doing
        .state
        .seats
        .get(seat.index())
        .and_then(|seat| seat.character);
    ionian::begin_anew(doing, seat);
    // Only a human draws for the new character; a correction may call them a Cylon by now.
    let cylon = doing.state.loyalty.standing(seat) == Standing::Cylon;
    if doing.state.loyalty.dealt && !cylon {
        rule!("EXEC-12");
        join(doing);
        draw(doing, seat);
        if extra(was) == ExtraLoyalty::SleeperPhase && !sleeper {
            draw(doing, seat);
        }
        match (extra(now), sleeper) {
            (ExtraLoyalty::SleeperPhase, false) => {
                rule!("EXEC-18");
                join(doing);
            }
            (ExtraLoyalty::SleeperPhase, true) => {
                rule!("EXEC-18");
                draw(doing, seat);
            }
            (ExtraLoyalty::AtStart, false) => {
                rule!("EXEC-20");
                join(doing);
                draw(doing, seat);
            }
            (ExtraLoyalty::AtStart, true) | (ExtraLoyalty::None, _) => {}
        }
    }
    if (extra(now), sleeper) == (ExtraLoyalty::AtStart, true) {
        rule!("EXEC-20");
        let ability = Ability::CylonDetector;
        emit(doing, ExecutionEvent::AbilityLost { seat, ability });
    }
    let abilities = now.map(|character| character.facts().abilities);
    if abilities.is_some_and(|abilities| abilities.contains(&Ability::Disreputable)) {
        rule!("EXEC-22");
        mutiny::draw(doing, seat, 1);
    }
    if abilities.is_some_and(|abilities| abilities.contains(&Ability::StartsOnTheBench)) {
        rule!("EXEC-21");
        emit(doing, ExecutionEvent::Benched { seat });
    }
    if doing.state.loyalty.mutineer() == Some(seat) {
        rule!("XMUT-6");
        receive(doing, seat);
    }
    rule!("EXEC-15");
    rule!("XORDER-7");
    rule!("XTITLE-3");
    // No token comes with the character (XMIR-8).
    rule!("XMIR-8");
    let mut moments = Vec::new();
    for title in doing.state.kit().titles() {
        // A Cylon has one where nobody was left for it when they revealed.
        let holder = doing.state.titles.holder(title);
        let passes = holder == Some(seat)
            || holder.is_some_and(|holder| !may_hold_title(&doing.state, holder));
        if passes {
            moments.extend(pass_on(doing, title));
        }
    }
    ends_turn(doing, seat);
    let passing = PassingStep::Mutineer { extra: true };
    let work = vec![Work::Passing { passing }];
    doing.emit(Event::Scheduled { work });
    for moment in moments {
        come(doing, moment);
    }
}
