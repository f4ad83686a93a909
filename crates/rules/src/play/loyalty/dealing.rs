//! Dealing and reading the Loyalty cards.

use dradis_facts::ability::Ability;
use dradis_facts::hidden::Hidden;
use dradis_facts::options::Mode;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, as_named};

use crate::play::doing::Doing;
use crate::play::{ability, loyalty, motive, mutiny};
use dradis_state::agenda::Work;
use dradis_state::event::Event;
use dradis_state::ionian::IonianStep;
use dradis_state::loyalty::LoyaltyCounts;
use dradis_state::passing::PassingStep;

pub(crate) fn deal_loyalty(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    rule!("SETUP-10");
    let dealt = match doing.state.options.modes.loyalty {
        Mode::App => {
            let deal = doing
                .draw(|state, draw| {
                    let first = state.turn.first?;
                    loyalty::deal(&state.seats, first, &state.options, draw)
                })
                .ok_or(Rejection::NotBegun)?;
            let counts = deal
                .hands
                .iter()
                .map(|hand| u8::try_from(hand.len()).unwrap_or(u8::MAX))
                .collect();
            Event::LoyaltyDealt {
                counts,
                deal: Hidden::new(deal).into(),
            }
        }
        Mode::Table => {
            let counts = loyalty::dealt_by_hand(&doing.state.seats, &doing.state.options);
            let LoyaltyCounts { hands, deck } = counts.ok_or(Rejection::NotBegun)?;
            Event::LoyaltyDealtByHand { hands, deck }
        }
    };
    doing.emit(Event::StepDone);
    doing.emit(dealt);
    motive::deal(doing);
    let waiting = as_named(doing.state.seats.len()).collect();
    rule!("XLOYDECK-7");
    let mut work = vec![
        Work::BuildDestiny,
        Work::PlaceShips,
        Work::ReadLoyalty { waiting },
    ];
    if doing.state.kit().hands_on_within.is_some() {
        let passing = PassingStep::Mutineer { extra: true };
        work.push(Work::Passing { passing });
    }
    if let Some(seat) = ability::holder(&doing.state, Ability::Disreputable) {
        work.extend(mutiny::first_card(doing, seat));
    }
    if let Some(facts) = &doing.state.kit().ionian {
        rule!("XSETUP-19");
        let ionian = IonianStep::SetUp;
        work.insert(0, Work::Ionian { ionian });
        let left = facts.first_allies;
        let ionian = IonianStep::FirstAllies { left };
        work.push(Work::Ionian { ionian });
    }
    work.push(Work::BeginTurns);
    doing.emit(Event::Scheduled { work });
    Ok(())
}

pub(crate) fn read_loyalty(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    if !doing.state.agenda.still_reading().contains(&seat) {
        return Err(Rejection::StalePrompt);
    }
    rule!("LOYDECK-5");
    doing.emit(Event::LoyaltyRead { seat });
    Ok(())
}

pub(crate) fn close_reading(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    let without = doing.state.agenda.still_reading().to_vec();
    doing.emit(Event::ReadingClosed { without });
    doing.emit(Event::StepDone);
    Ok(())
}

pub(crate) fn show_loyalty(doing: &mut Doing<'_>, seats: &[SeatId]) -> Result<(), Rejection> {
    if !doing.state.loyalty.dealt {
        return Err(Rejection::NotDealt);
    }
    if doing.state.loyalty.by_hand.is_some() {
        return Err(Rejection::LoyaltyByHand);
    }
    for seat in seats {
        doing.state.require_seat(*seat)?;
    }
    let mut fresh: Vec<SeatId> = Vec::new();
    for seat in seats {
        if !doing.state.loyalty.shown.contains(seat) && !fresh.contains(seat) {
            fresh.push(*seat);
        }
    }
    if fresh.is_empty() {
        return Err(Rejection::NoChange);
    }
    doing.emit(Event::LoyaltyShown {
        seats: fresh,
        here: None,
    });
    Ok(())
}

/// Unlike a phone, a screen that lies on the table is not its player's own: every look is written down.
pub(crate) fn show_loyalty_here(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    let state = &doing.state;
    state.require_seat(seat)?;
    let loyalty = state.loyalty.dealt && state.loyalty.by_hand.is_none();
    let mut kinds = state.kit().held.iter();
    let holds = kinds.any(|kind| !state.held_hand(*kind, seat).is_empty());
    if !loyalty && !holds && state.destinations.chooser != Some(seat) {
        return Err(if state.loyalty.dealt {
            Rejection::LoyaltyByHand
        } else {
            Rejection::NotDealt
        });
    }
    // Without Loyalty cards of Dradis's there are only cards to see that a row has dealt: destinations and cards of kinds
    // with decks of their own.
    let known = !loyalty || state.loyalty.shown.contains(&seat);
    doing.emit(Event::LoyaltyShown {
        seats: if known { Vec::new() } else { vec![seat] },
        here: Some(seat),
    });
    Ok(())
}
