//! Missions of a game for Earth (EARTH-MISSION-1 to EARTH-MISSION-11): one is turned up at the Bridge of Demetrius and resolved
//! at once. What it does is a row of `missions.json`; a jump puts it away.

use dradis_facts::choice::Choice;
use dradis_facts::effect::Source;
use dradis_facts::message::{Line, Message};
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::{Step, Work};
use dradis_state::check::Check;
use dradis_state::earth::{EarthEvent, EarthStep};
use dradis_state::event::Event;
use dradis_state::state::State;

use crate::play::check;
use crate::play::doing::Doing;
use crate::play::prompt::{Consequence, Decider, Offer, Prompt, PromptKind};

fn emit(doing: &mut Doing<'_>, earth: EarthEvent) {
    doing.emit(Event::Earth { earth });
}

/// The Bridge of Demetrius is activated: no crisis comes in this turn, and the top mission is turned up.
pub(crate) fn activate_bridge(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("LOC-DEMBRIDGE-1");
    rule!("XBOARD-18");
    rule!("EARTH-3");
    emit(doing, EarthEvent::BridgeActivated);
    let earth = EarthStep::Name { seat };
    let work = vec![Work::Earth { earth }];
    doing.emit(Event::Scheduled { work });
}

/// Which mission was on top of the deck, which the table keeps; nobody is asked where one is active already. What a mission
/// does is said with its check, which follows at once: the card lies on the table, and eight names are found faster alone.
pub(crate) fn question(state: &State, step: &Step, earth: EarthStep) -> Option<Prompt> {
    let EarthStep::Name { seat } = earth;
    if state.has_active_mission() {
        return None;
    }
    let (missions, rebuilt) = state.missions_to_draw();
    let choices = missions.into_iter().map(|card| {
        let label = Line::new(Message::OptionMission).word("mission", card.message_id());
        Offer::new(Choice::Mission(card), label)
    });
    let choices: Vec<Offer> = choices.collect();
    if choices.is_empty() {
        return None;
    }
    let shuffled = rebuilt.then(|| Consequence {
        line: Line::new(Message::EffectShuffleMissions),
        depth: 0,
        by_hand: true,
    });
    Some(Prompt {
        choices,
        follows: shuffled.into_iter().collect(),
        ..Prompt::new(
            step,
            PromptKind::ChooseCourse,
            Decider::Seat { seat },
            Line::new(Message::AskMission).seat("player", seat),
            rule!("EARTH-MISSION-1"),
        )
    })
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(crate) fn proceed(doing: &mut Doing<'_>, step: &Step, earth: EarthStep) -> bool {
    if question(&doing.state, step, earth).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    true
}

/// The table has said which mission it is: its check begins (EARTH-MISSION-9).
pub(crate) fn answer(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let Some(Work::Earth {
        earth: EarthStep::Name { seat },
    }) = doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return Err(Rejection::StalePrompt);
    };
    let (missions, rebuilt) = doing.state.missions_to_draw();
    let mut missions = missions.into_iter();
    let card = missions.find(|card| Choice::Mission(*card) == choice);
    let card = card.ok_or(Rejection::StalePrompt)?;
    doing.emit(Event::StepDone);
    rule!("EARTH-MISSION-1");
    rule!("EARTH-MISSION-4");
    rule!("EARTH-MISSION-9");
    let activated = EarthEvent::MissionActivated {
        seat,
        card,
        rebuilt,
    };
    emit(doing, activated);
    let of = Source::Mission { card };
    check::begin(doing, Check::of_crisis(of, seat, &card.facts().check));
    Ok(())
}
