//! Trauma tokens drawn, laid and discarded; Allies met, lost and replaced.

use dradis_facts::choice::Choice;
use dradis_facts::content::{AllyId, HeldKind, LocationId, Trauma};
use dradis_facts::effect::{Effect, Question, Source};
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_state::agenda::{Step, Work};
use dradis_state::effect::{Course, EffectStep};
use dradis_state::event::Event;
use dradis_state::execution::ExecutionStep;
use dradis_state::ionian::{IonianEvent, IonianStep, Spot};

use crate::play::doing::Doing;
use crate::play::held::{self, draw_held, ensure};
use crate::play::ionian::{
    SPOTS, barred, deck, disasters, has_location, kept, most_traumatised, question,
};
use crate::play::moment::abilities_as_movement_ends;

const KIND: HeldKind = HeldKind::TRAUMA;

/// Tokens that a Cylon player draws for a disaster (ION-TRAUMA-5).
const FOR_A_DISASTER: u8 = 2;

fn emit(doing: &mut Doing<'_>, ionian: IonianEvent) {
    doing.emit(Event::Ionian { ionian });
}

fn schedule(doing: &mut Doing<'_>, steps: impl IntoIterator<Item = IonianStep>) {
    let steps = steps.into_iter();
    let work: Vec<Work> = steps.map(|ionian| Work::Ionian { ionian }).collect();
    if !work.is_empty() {
        doing.emit(Event::Scheduled { work });
    }
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(crate) fn proceed(doing: &mut Doing<'_>, step: &Step, ionian: IonianStep) -> bool {
    if question(&doing.state, step, ionian).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    match ionian {
        IonianStep::SetUp => set_up(doing),
        IonianStep::TakeTrauma { seat } => take(doing, seat),
        IonianStep::MovementEnds => schedule(doing, [IonianStep::Meet, IonianStep::Abilities]),
        IonianStep::Abilities => abilities(doing),
        IonianStep::Meet => {
            let seat = doing.state.turn.active;
            let only = seat.and_then(|seat| doing.state.to_meet(seat).first().copied());
            if let (Some(seat), Some(ally)) = (seat, only) {
                encounter(doing, seat, ally);
            }
        }
        IonianStep::Encounter { seat, ally } => {
            let there = doing.state.ionian.as_ref();
            let token = there.and_then(|there| there.token(Spot::Ally(ally)));
            // Nothing lies on the card only where the supply had run out.
            let trauma = token.and_then(|token| token.trauma());
            met(doing, seat, ally, trauma.unwrap_or(Trauma::Disaster));
        }
        IonianStep::Leave { seat, ally } => leave(doing, seat, ally),
        IonianStep::Lay { seat, ally } => lay(doing, seat, ally, 0),
        IonianStep::Replace => {
            let by = most_traumatised(&doing.state).first().copied();
            replace(doing, by);
        }
        IonianStep::Damaged { location } => damaged(doing, location),
        IonianStep::Arrived { seat } => arrived(doing, seat),
        // The deck is empty (ION-ALLY-6), or nothing was drawn.
        IonianStep::FirstAllies { .. } | IonianStep::Draw { .. } | IonianStep::Disasters { .. } => {
        }
    }
    true
}

/// An answer to a question of the Ionian Nebula. The option is one of the prompt's.
pub(crate) fn answer(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let Some(Work::Ionian { ionian }) = doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return Err(Rejection::StalePrompt);
    };
    doing.emit(Event::StepDone);
    match (ionian, choice) {
        (IonianStep::Disasters { seat, drawn: _ }, Choice::Number(number)) => {
            show(doing, seat, number, 0);
            Ok(())
        }
        (IonianStep::MovementEnds, Choice::Branch(0)) => {
            schedule(doing, [IonianStep::Meet, IonianStep::Abilities]);
            Ok(())
        }
        (IonianStep::MovementEnds, Choice::Branch(_)) => {
            schedule(doing, [IonianStep::Abilities, IonianStep::Meet]);
            Ok(())
        }
        (IonianStep::Meet, Choice::Ally(ally)) => {
            let seat = doing.state.turn.active.ok_or(Rejection::StalePrompt)?;
            encounter(doing, seat, ally);
            Ok(())
        }
        (IonianStep::Encounter { seat, ally }, Choice::Trauma(trauma)) => {
            met(doing, seat, ally, trauma);
            Ok(())
        }
        (IonianStep::FirstAllies { left }, Choice::Ally(ally)) => {
            let came = comes(doing, ally);
            let left = left - u8::from(came);
            schedule(doing, [IonianStep::FirstAllies { left }]);
            if came {
                rule!("ION-SETUP-5");
                place(doing, Spot::Ally(ally));
            }
            Ok(())
        }
        (IonianStep::Draw { by }, Choice::Ally(ally)) => {
            if !comes(doing, ally) {
                schedule(doing, [IonianStep::Draw { by }]);
            } else if let Some(seat) = by.filter(|seat| doing.state.trauma(*seat) > 0) {
                schedule(doing, [IonianStep::Lay { seat, ally }]);
            } else {
                rule!("ION-ALLY-5");
                place(doing, Spot::Ally(ally));
            }
            Ok(())
        }
        (IonianStep::Lay { seat, ally }, choice) => {
            let at = held::place(choice).ok_or(Rejection::StalePrompt)?;
            lay(doing, seat, ally, at);
            Ok(())
        }
        (IonianStep::Replace, Choice::Player(seat)) => {
            replace(doing, Some(seat));
            Ok(())
        }
        _ => Err(Rejection::StalePrompt),
    }
}

/// Tokens lie in Sickbay and in the Brig, then everybody draws some (ION-SETUP-2, ION-SETUP-3).
fn set_up(doing: &mut Doing<'_>) {
    rule!("XSETUP-19");
    rule!("XCOMP-9");
    rule!("OPEN-30");
    lay_tokens(doing);
    let first = doing.state.turn.first.unwrap_or(SeatId(0));
    let seats: Vec<SeatId> = clockwise_from(&doing.state.order, first).collect();
    for seat in seats {
        rule!("ION-SETUP-3");
        deal(doing, seat);
    }
    // What was set aside goes back before Allies get tokens.
    mix(doing);
    if kept(&doing.state) {
        ensure(doing, KIND);
    }
}

/// A token of the supply lies in Sickbay and in the Brig, where the objective has any.
pub(crate) fn lay_tokens(doing: &mut Doing<'_>) {
    if doing.state.kit().ionian.is_none() {
        return;
    }
    emit(doing, IonianEvent::Began);
    for location in SPOTS {
        rule!("ION-SETUP-2");
        place(doing, Spot::Location(location));
    }
}

/// A character begins with some tokens: a disaster is shown, set aside and replaced (ION-SETUP-3).
fn deal(doing: &mut Doing<'_>, seat: SeatId) {
    let Some(facts) = &doing.state.kit().ionian else {
        return;
    };
    draw_held(doing, KIND, seat, facts.trauma, 0);
    replace_disasters(doing, seat);
}

/// Disasters among a player's tokens are shown, set aside and replaced.
pub(crate) fn replace_disasters(doing: &mut Doing<'_>, seat: SeatId) {
    // What is set aside is not drawn again, where nothing else is left.
    let mut aside = 0_u8;
    loop {
        let again = disasters(&doing.state, seat);
        if again == 0 {
            break;
        }
        for _ in 0..again {
            emit(doing, IonianEvent::Disaster { seat });
        }
        aside = aside.saturating_add(again);
        let left = held::left(&doing.state, KIND).saturating_sub(aside);
        draw_held(doing, KIND, seat, again.min(left), 0);
    }
}

/// Tokens lie where the table says: one that is nowhere any more goes back into the supply, and where there is one more it
/// comes from there. What the table keeps it takes and lays itself.
pub(crate) fn correct(doing: &mut Doing<'_>, spots: &[Spot]) {
    if !kept(&doing.state) {
        return;
    }
    if doing.state.ionian.is_none() {
        emit(doing, IonianEvent::Began);
    }
    let there = doing.state.ionian.as_ref();
    let lie = there.map_or_else(Vec::new, |there| there.spots.clone());
    for spot in lie.iter().copied().filter(|spot| !spots.contains(spot)) {
        emit(doing, IonianEvent::TokenGone { spot });
    }
    for spot in spots.iter().copied().filter(|spot| !lie.contains(spot)) {
        place(doing, spot);
    }
}

/// What was discarded is mixed with the supply before anything is drawn from it (ION-TRAUMA-6).
fn mix(doing: &mut Doing<'_>) {
    let there = doing.state.held_deck(KIND);
    if there.is_some_and(|deck| !deck.discarded.reveal().is_empty()) {
        rule!("ION-TRAUMA-6");
        emit(doing, IonianEvent::Mixed);
    }
}

/// A random token of the supply lies somewhere, if one is left.
fn place(doing: &mut Doing<'_>, spot: Spot) {
    if held::left(&doing.state, KIND) == 0 {
        return;
    }
    mix(doing);
    if kept(&doing.state) {
        ensure(doing, KIND);
    }
    emit(doing, IonianEvent::TokenPlaced { spot });
}

/// A player draws tokens of the supply, all together before a disaster is handled (ION-TRAUMA-9).
pub(crate) fn draw(doing: &mut Doing<'_>, seat: SeatId, tokens: u8) {
    if doing.state.ionian.is_none() {
        return;
    }
    mix(doing);
    draw_more(doing, seat, tokens, 0);
}

/// As many as there are, but for the disasters that are set aside meanwhile.
fn draw_more(doing: &mut Doing<'_>, seat: SeatId, tokens: u8, aside: u8) {
    rule!("ION-TRAUMA-9");
    let before = doing.state.trauma(seat);
    let left = held::left(&doing.state, KIND).saturating_sub(aside);
    draw_held(doing, KIND, seat, tokens.min(left), 0);
    let drawn = doing.state.trauma(seat).saturating_sub(before);
    drew(doing, seat, drawn, aside);
}

/// Tokens have come to a player: disasters among them are shown, which the table says where it keeps them.
fn drew(doing: &mut Doing<'_>, seat: SeatId, drawn: u8, aside: u8) {
    rule!("ION-TRAUMA-1");
    rule!("ION-TRAUMA-3");
    if kept(&doing.state) {
        let shown = disasters(&doing.state, seat);
        show(doing, seat, shown, aside);
    } else if drawn > 0 {
        schedule(doing, [IonianStep::Disasters { seat, drawn }]);
    }
}

/// A human player who shows a disaster is executed; a Cylon player draws more (ION-TRAUMA-4, ION-TRAUMA-5).
fn show(doing: &mut Doing<'_>, seat: SeatId, disasters: u8, aside: u8) {
    if disasters == 0 {
        return;
    }
    for _ in 0..disasters {
        emit(doing, IonianEvent::Disaster { seat });
    }
    if doing.state.loyalty.standing(seat).acts_as_human() {
        rule!("ION-TRAUMA-4");
        let execution = ExecutionStep::Begin { seat, spent: None };
        let work = vec![Work::Execution { execution }];
        doing.emit(Event::Scheduled { work });
    } else {
        rule!("ION-TRAUMA-5");
        rule!("ION-TRAUMA-6");
        let aside = aside.saturating_add(disasters);
        draw_more(doing, seat, disasters.saturating_mul(FOR_A_DISASTER), aside);
    }
}

/// The token of the location where a character is goes to the player, and another one lies there (ION-TRAUMA-2).
fn take(doing: &mut Doing<'_>, seat: SeatId) {
    let Some(location) = doing.state.trauma_here(seat) else {
        return;
    };
    rule!("ION-TRAUMA-2");
    rule!("REM-32");
    emit(doing, IonianEvent::TokenTaken { seat, location });
    place(doing, Spot::Location(location));
    drew(doing, seat, 1, 0);
}

/// A player gives tokens up, of their choice or random ones, or as many as they have.
pub(crate) fn give_up(doing: &mut Doing<'_>, seat: SeatId, tokens: u8, random: bool) {
    let held = doing.state.trauma(seat);
    let tokens = tokens.min(held);
    if !kept(&doing.state) || !random {
        return draw_held(doing, KIND, seat, 0, tokens);
    }
    for _ in 0..tokens {
        let stream = KIND.facts().stream;
        let at = doing.draw(|state, draw| draw.below(stream, state.trauma(seat).into()));
        let at = u8::try_from(at).unwrap_or(0);
        emit(doing, IonianEvent::TokenLost { seat, at });
    }
}

/// Whoever leaves the game by an execution discards all trauma (EXEC-7).
pub(crate) fn lose_all(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("EXEC-7");
    rule!("ION-TRAUMA-8");
    held::lose_all(doing, KIND, seat);
}

/// A new character begins with trauma like every other, and an Ally who is the same person is lost (EXEC-10, EXEC-11).
pub(crate) fn begin_anew(doing: &mut Doing<'_>, seat: SeatId) {
    if doing.state.ionian.is_none() {
        return;
    }
    rule!("EXEC-10");
    rule!("ION-TRAUMA-8");
    mix(doing);
    deal(doing, seat);
    schedule(doing, [IonianStep::Arrived { seat }]);
}

/// What abilities bring as the Movement step ends, as things stand now: an Ally may have sent the character elsewhere.
fn abilities(doing: &mut Doing<'_>) {
    let work = abilities_as_movement_ends(&doing.state);
    if !work.is_empty() && !doing.state.turn.over {
        doing.emit(Event::Scheduled { work });
    }
}

/// An Ally is met, only one in a turn (ION-ALLY-2).
fn encounter(doing: &mut Doing<'_>, seat: SeatId, ally: AllyId) {
    rule!("ION-ALLY-2");
    schedule(doing, [IonianStep::Encounter { seat, ally }]);
}

/// The token on an Ally's card says which result follows; a disaster brings nothing, and no execution (ION-ALLY-3).
fn met(doing: &mut Doing<'_>, seat: SeatId, ally: AllyId, trauma: Trauma) {
    rule!("ION-ALLY-3");
    emit(doing, IonianEvent::Met { seat, ally, trauma });
    schedule(doing, [IonianStep::Leave { seat, ally }]);
    let left = ally.facts().result(trauma).to_vec();
    if left.is_empty() {
        return;
    }
    if left.iter().any(executes) {
        rule!("ION-ALLY-7");
    }
    let course = Course {
        of: Source::Ally { ally },
        current: seat,
        picked: None,
        left,
    };
    let effects = EffectStep::Confirm { course };
    let work = vec![Work::Effects { effects }];
    doing.emit(Event::Scheduled { work });
}

/// Whether a player is picked to be executed, who is no revealed Cylon (ION-ALLY-7).
fn executes(effect: &Effect) -> bool {
    let executed = |effect: &Effect| matches!(effect, Effect::Execute { who: _ });
    if let Effect::Ask(Question::Pick { effects, .. }) = effect {
        effects.iter().any(executed)
    } else {
        false
    }
}

/// An Ally who was met leaves; whoever has met them draws the next one, unless they were executed by it (EXEC-30).
fn leave(doing: &mut Doing<'_>, seat: SeatId, ally: AllyId) {
    let mut there = doing.state.ionian.iter().flat_map(|there| &there.allies);
    // A new character may have been the Ally's person, and the card is in the box already (EXEC-11).
    if !there.any(|other| *other == ally) {
        return;
    }
    rule!("ION-ALLY-4");
    emit(doing, IonianEvent::AllyBoxed { ally });
    if doing.state.turn.over {
        rule!("EXEC-30");
        schedule(doing, [IonianStep::Replace]);
    } else {
        schedule(doing, [IonianStep::Draw { by: Some(seat) }]);
    }
}

/// A card of the Ally deck has come up. Whether the Ally comes to the board.
fn comes(doing: &mut Doing<'_>, ally: AllyId) -> bool {
    rule!("ION-ALLY-4");
    if barred(&doing.state, ally).is_some() {
        emit(doing, IonianEvent::AllyBoxed { ally });
        return false;
    }
    emit(doing, IonianEvent::AllyCame { ally });
    true
}

/// A token of a player lies on an Ally's card.
fn lay(doing: &mut Doing<'_>, seat: SeatId, ally: AllyId, at: u8) {
    rule!("ION-ALLY-5");
    rule!("ION-TRAUMA-7");
    let at = kept(&doing.state).then_some(at);
    emit(doing, IonianEvent::TokenLaid { seat, at, ally });
}

/// An Ally leaves the board unmet: the token goes back, and somebody replaces them (ION-DAMAGE-1).
fn lose(doing: &mut Doing<'_>, ally: AllyId) {
    rule!("ION-DAMAGE-1");
    let spot = Spot::Ally(ally);
    let there = doing.state.ionian.as_ref();
    if there.is_some_and(|there| there.spots.contains(&spot)) {
        emit(doing, IonianEvent::TokenGone { spot });
    }
    emit(doing, IonianEvent::AllyBoxed { ally });
}

/// Allies leave the board together and are replaced, one after the other.
fn lost(doing: &mut Doing<'_>, allies: &[AllyId]) {
    for ally in allies {
        lose(doing, *ally);
    }
    let replaced = allies.iter().map(|_| IonianStep::Replace);
    schedule(doing, replaced);
}

fn damaged(doing: &mut Doing<'_>, location: LocationId) {
    let there: Vec<AllyId> = doing.state.allies_at(location).collect();
    lost(doing, &there);
}

/// The Allies whose locations have just been removed are replaced (ION-DAMAGE-1).
pub(crate) fn leave_what_is_gone(doing: &mut Doing<'_>) {
    let there = doing.state.ionian.iter().flat_map(|there| &there.allies);
    let allies: Vec<AllyId> = there
        .copied()
        .filter(|ally| !has_location(&doing.state, *ally))
        .collect();
    lost(doing, &allies);
}

/// Whoever replaces an Ally is a Cylon player with trauma, or else nobody: then a token of the supply lies on the card
/// (ION-DAMAGE-1).
fn replace(doing: &mut Doing<'_>, by: Option<SeatId>) {
    if !deck(&doing.state).is_empty() {
        schedule(doing, [IonianStep::Draw { by }]);
    }
}

/// A new character who is an Ally on the board takes their place (EXEC-11).
fn arrived(doing: &mut Doing<'_>, seat: SeatId) {
    let character = doing.state.seats.get(seat.index());
    if character.is_none_or(|seat| seat.character.is_none()) {
        return;
    }
    let there = doing.state.ionian.iter().flat_map(|there| &there.allies);
    let theirs: Vec<AllyId> = there
        .copied()
        .filter(|ally| barred(&doing.state, *ally) == Some(super::Barred::InPlay))
        .collect();
    if !theirs.is_empty() {
        rule!("EXEC-11");
        rule!("ION-ALLY-8");
    }
    lost(doing, &theirs);
}
