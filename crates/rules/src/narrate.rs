//! The log in words: what a viewer may be told of an event, by allow-list.
//!
//! **Architecture invariant:** every event is taken apart with all its fields named and no `..`.

use crate::content::content;
use crate::correction::Correction;
use crate::event::Event;
use crate::message::{Line, Message, area_id, character_id, location_id, resource_id, title_id};
use crate::places::Place;
use crate::seat::SeatId;
use crate::turn::Outcome;
use crate::view::Viewer;

/// The line for an event, or `None` where it says nothing to this viewer. Names and sentences are put
/// in by the page.
#[must_use]
pub fn narrate(event: &Event, viewer: Viewer) -> Option<Line> {
    match event {
        Event::GameBegan {
            options: _,
            names: _,
            resources: _,
            first,
            rolled,
        } => Some(if *rolled {
            Line::new(Message::LogFirstPlayerRolled).seat("player", *first)
        } else {
            Line::new(Message::LogGameBegan).seat("player", *first)
        }),
        Event::CharacterChosen { seat, character } => Some(
            Line::new(Message::LogCharacterChosen)
                .seat("player", *seat)
                .word("character", character_id(*character)),
        ),
        Event::CharacterPlaced { seat, place } => Some(placed(*seat, *place)),
        Event::TitleGiven { title, seat } => Some(
            Line::new(Message::LogTitleGiven)
                .seat("player", *seat)
                .word("title", title_id(*title)),
        ),
        Event::NukesTaken { seat, nukes } => Some(
            Line::new(Message::LogNukesTaken)
                .seat("player", *seat)
                .number("nukes", *nukes),
        ),
        // Which civilian ships were drawn is nobody's to know.
        Event::BoardLaidOut {
            ships: _,
            civilians: _,
        } => Some(Line::new(Message::LogBoardLaidOut)),
        Event::LoyaltyDealt { counts, deal: _ } => Some(
            Line::new(Message::LogLoyaltyDealt)
                .number("cards", counts.iter().map(|c| i32::from(*c)).sum::<i32>()),
        ),
        // Who reads how fast is nobody else's business.
        Event::LoyaltyRead { seat } => {
            (viewer == Viewer::Seat(*seat)).then(|| Line::new(Message::LogYouHaveRead))
        }
        Event::ReadingClosed { without } => Some(if without.is_empty() {
            Line::new(Message::LogReadingDone)
        } else {
            Line::new(Message::LogReadingClosed)
                .number("without", i32::try_from(without.len()).unwrap_or(i32::MAX))
        }),
        Event::TurnBegan { number, seat } => Some(
            Line::new(Message::LogTurnBegan)
                .number("number", *number)
                .seat("player", *seat),
        ),
        Event::ResourceChanged {
            resource,
            by,
            from,
            to,
        } => {
            let message = match (i16::from(*to) - i16::from(*from)).signum() {
                1 => Message::LogResourceGained,
                -1 => Message::LogResourceLost,
                _ => Message::LogResourceAtLimit,
            };
            Some(
                Line::new(message)
                    .word("resource", resource_id(*resource))
                    .number("by", i32::from(*by).abs())
                    .number("from", *from)
                    .number("to", *to),
            )
        }
        Event::Corrected {
            correction,
            was,
            reason,
            repairs,
        } => {
            let mut line = corrected(correction, was);
            let reason = reason.line();
            line.args.extend(reason.args);
            line = line.word("reason", reason.id);
            Some(match repairs.and_then(|row| i32::try_from(row).ok()) {
                Some(row) => line.number("repairs", row),
                None => line,
            })
        }
        Event::GameEnded { outcome } => Some(match outcome {
            Outcome::ResourcesExhausted { resources } => Line::new(Message::LogCylonsWinResources)
                .words(
                    "resources",
                    resources.iter().map(|r| resource_id(*r).to_owned()),
                ),
        }),
        Event::Drew { drawn: _ }
        | Event::Scheduled { work: _ }
        | Event::StepDone
        | Event::LoyaltyShown { seats: _ } => None,
    }
}

fn placed(seat: SeatId, place: Place) -> Line {
    match place {
        Place::Location { location } => Line::new(Message::LogCharacterStarts)
            .seat("player", seat)
            .word("location", location_id(location)),
        Place::Viper { area } => Line::new(Message::LogCharacterLaunches)
            .seat("player", seat)
            .word("area", area_id(area)),
        Place::OffBoard => Line::new(Message::LogCharacterOffBoard).seat("player", seat),
    }
}

fn corrected(correction: &Correction, was: &Correction) -> Line {
    match (correction, was) {
        (Correction::Resource { resource, value }, was) => {
            let line = Line::new(Message::LogCorrectedResource)
                .word("resource", resource_id(*resource))
                .number("to", *value)
                .number("most", content().dial_maximum);
            match was {
                Correction::Resource { resource: _, value } => line.number("from", *value),
                Correction::Title { .. }
                | Correction::ActivePlayer { .. }
                | Correction::TurnNumber { .. } => line,
            }
        }
        (Correction::Title { title, seat }, _) => Line::new(Message::LogCorrectedTitle)
            .word("title", title_id(*title))
            .seat("player", *seat),
        (Correction::ActivePlayer { seat }, _) => {
            Line::new(Message::LogCorrectedActivePlayer).seat("player", *seat)
        }
        (Correction::TurnNumber { number }, _) => {
            Line::new(Message::LogCorrectedTurnNumber).number("number", *number)
        }
    }
}
