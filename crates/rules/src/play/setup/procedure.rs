//! The set-up: players, characters, titles, ships; or a game as it stands.

use dradis_facts::chance::Stream;
use dradis_facts::choice::Choice;
use dradis_facts::options::Options;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from, names_at_table};
use dradis_facts::titles::Title;
use dradis_state::agenda::Work;
use dradis_state::event::Event;
use dradis_state::resources::Resources;

use crate::play::doing::Doing;
use crate::play::setup::{FirstPlayer, Player, starting_places_left};
use crate::play::space::{self, comes_flying};
use crate::play::titles::{first_in_line, next_in_line};

pub(crate) fn begin(
    doing: &mut Doing<'_>,
    players: &[Player],
    options: &Options,
    first: FirstPlayer,
) -> Result<(), Rejection> {
    let names = checked_names(doing, options, players)?;
    options.check()?;
    rule!("SETUP-5");
    rule!("XSETUP-1");
    rule!("XSETUP-7");
    rule!("DIS-52");
    let (first, rolled) = match first {
        FirstPlayer::Chosen { seat } if seat.index() < players.len() => (seat, false),
        FirstPlayer::Chosen { seat } => return Err(Rejection::NoSuchSeat { seat }),
        FirstPlayer::Rolled => {
            rule!("POOL-12");
            let outcomes = u32::try_from(players.len()).unwrap_or(u32::MAX);
            let drawn = doing.draw(|_, draw| draw.below(Stream::Seating, outcomes));
            (SeatId(u8::try_from(drawn).unwrap_or(0)), true)
        }
    };
    let resources = Resources::at_start(options, players.len());
    doing.emit(Event::GameBegan {
        options: *options,
        names,
        resources,
        first,
        rolled,
    });
    // The other pieces need no event: a new board has every ship in the Reserve or beside the board.
    rule!("SETUP-3");
    rule!("XSETUP-6");
    rule!("SETUP-6");
    rule!("CHARSEL-1");
    let work = clockwise_from(&doing.state.order, first)
        .map(|seat| Work::ChooseCharacter { seat })
        .chain([Work::GiveTitles, Work::DealLoyalty])
        .collect();
    doing.emit(Event::Scheduled { work });
    Ok(())
}

/// The names of a game that has not begun.
pub(crate) fn checked_names(
    doing: &Doing<'_>,
    options: &Options,
    players: &[Player],
) -> Result<Vec<String>, Rejection> {
    if doing.state.has_begun() {
        return Err(Rejection::AlreadyBegun);
    }
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    names_at_table(options.kit(), &names)
}

/// SETUP-7: both titles, by the lines of succession; a title that a position has given stays.
pub(crate) fn give_titles(doing: &mut Doing<'_>) {
    rule!("SETUP-7");
    rule!("XSETUP-12");
    for title in doing.state.kit().titles() {
        if doing.state.titles.holder(title).is_some() {
            continue;
        }
        let next = next_in_line(title, &doing.state);
        // Only a position where all are revealed Cylons has nobody, and that cannot be.
        if let Some(seat) = next.or_else(|| first_in_line(title, &doing.state)) {
            doing.emit(Event::TitleGiven { title, seat });
        }
    }
    if let Some(seat) = doing.state.titles.holder(Title::Admiral) {
        rule!("SETUP-8");
        rule!("XSETUP-13");
        rule!("TITLE-ADM-1");
        let nukes = doing.state.kit().nukes_at_start;
        doing.emit(Event::NukesTaken { seat, nukes });
    }
}

/// The ships of the set-up. The rules place them last, after the deal (SETUP-10, SETUP-17), and so
/// does Dradis, in the step of the deal itself: the phones are there then, so their entropy goes into the
/// stream of the civilian ships, and the choice of the last character stays free to be undone. They are
/// placed before anybody reads, so that nothing is drawn in the step of a player who has read.
pub(crate) fn place_ships(doing: &mut Doing<'_>) {
    let ships = space::opening_ships(doing.state.kit());
    let mode = doing.state.options.modes.civilian_ships;
    let civilians =
        doing.draw(|state, draw| space::opening_civilians(state.kit(), &state.space, mode, draw));
    doing.emit(Event::BoardLaidOut { ships, civilians });
}

pub(crate) fn choose_character(
    doing: &mut Doing<'_>,
    seat: SeatId,
    choice: Choice,
) -> Result<(), Rejection> {
    let Choice::Character(character) = choice else {
        return Err(Rejection::StalePrompt);
    };
    doing.emit(Event::StepDone);
    doing.emit(Event::CharacterChosen { seat, character });
    rule!("CHARSEL-4");
    starts(doing, seat, &starting_places_left(&doing.state, character));
    Ok(())
}

/// A character comes to where it begins. The rules place it as it is chosen, so the player is asked before the next one
/// chooses.
pub(crate) fn starts(doing: &mut Doing<'_>, seat: SeatId, places: &[Place]) {
    let work = match places {
        [place] => {
            let place = *place;
            doing.emit(Event::CharacterPlaced { seat, place });
            return;
        }
        [] => Work::LaunchViper { seat },
        [_, ..] => Work::ChooseStart { seat },
    };
    doing.emit(Event::Scheduled { work: vec![work] });
}

pub(crate) fn choose_start(
    doing: &mut Doing<'_>,
    seat: SeatId,
    choice: Choice,
) -> Result<(), Rejection> {
    let Choice::Go(location) = choice else {
        return Err(Rejection::StalePrompt);
    };
    let place = Place::on(location);
    doing.emit(Event::StepDone);
    doing.emit(Event::CharacterPlaced { seat, place });
    Ok(())
}

pub(crate) fn launch_viper(
    doing: &mut Doing<'_>,
    seat: SeatId,
    choice: Choice,
) -> Result<(), Rejection> {
    let mut vipers = comes_flying(&doing.state).into_iter();
    let viper = vipers.find(|viper| viper.choice() == choice);
    let place = viper.ok_or(Rejection::StalePrompt)?.place();
    doing.emit(Event::StepDone);
    doing.emit(Event::CharacterPlaced { seat, place });
    Ok(())
}
