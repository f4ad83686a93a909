//! The set-up: players, characters, titles, ships; or a game as it stands.

use std::collections::BTreeMap;

use super::Doing;
use crate::agenda::Work;
use crate::chance::Stream;
use crate::command::{FirstPlayer, Player};
use crate::content::{CharacterId, content};
use crate::event::Event;
use crate::hidden::Hidden;
use crate::loyalty;
use crate::options::Options;
use crate::places::{self, Place};
use crate::position::{DialPosition, LoyaltyPosition, Position, TitlePosition, TurnPosition};
use crate::prompt::character_option;
use crate::rejection::{NAME_LENGTH, Rejection};
use crate::resources::{Resource, Resources};
use crate::rule;
use crate::seat::{SeatId, as_named, clockwise_from};
use crate::space::{self, Area};
use crate::titles::{Title, first_in_line};

pub(super) fn begin(
    doing: &mut Doing<'_>,
    players: &[Player],
    options: &Options,
    first: FirstPlayer,
) -> Result<(), Rejection> {
    let names = checked_names(doing, players)?;
    options.check()?;
    rule!("SETUP-5");
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
    rule!("SETUP-6");
    rule!("CHARSEL-1");
    let work = clockwise_from(&doing.state.order, first)
        .map(|seat| Work::ChooseCharacter { seat })
        .chain([Work::GiveTitles, Work::DealLoyalty])
        .collect();
    doing.emit(Event::Scheduled { work });
    Ok(())
}

/// The names as they will stand: trimmed, 3 to 6, each used once.
fn checked_names(doing: &Doing<'_>, players: &[Player]) -> Result<Vec<String>, Rejection> {
    if doing.state.has_begun() {
        return Err(Rejection::AlreadyBegun);
    }
    if !(3..=6).contains(&players.len()) {
        rule!("COMP-11");
        return Err(Rejection::PlayerCount {
            given: players.len(),
        });
    }
    let mut names: Vec<String> = Vec::new();
    for (seat, player) in (0u8..).map(SeatId).zip(players) {
        let name = player.name.trim();
        if name.is_empty() {
            return Err(Rejection::NameEmpty { seat });
        }
        if name.chars().count() > NAME_LENGTH {
            return Err(Rejection::NameTooLong { seat });
        }
        if names.iter().any(|other| other == name) {
            return Err(Rejection::NameTwice {
                name: name.to_owned(),
            });
        }
        names.push(name.to_owned());
    }
    Ok(names)
}

/// A game as it stands. What the position leaves out is played from there: missing characters are
/// chosen, missing titles follow the lines of succession, undealt cards are dealt.
pub(super) fn start_from(
    doing: &mut Doing<'_>,
    players: &[Player],
    options: &Options,
    position: &Position,
) -> Result<(), Rejection> {
    let names = checked_names(doing, players)?;
    options.check()?;
    let Position {
        first,
        dials,
        characters,
        titles,
        loyalty,
        turn,
    } = position;
    let seat_of = |name: &String| {
        (0u8..)
            .zip(&names)
            .find(|(_, other)| *other == name)
            .map(|(index, _)| SeatId(index))
            .ok_or_else(|| Rejection::NoSuchPlayer {
                name: name.clone(),
                players: names.clone(),
            })
    };
    let first = first.as_ref().map_or(Ok(SeatId(0)), seat_of)?;

    let DialPosition {
        fuel,
        food,
        morale,
        population,
    } = *dials;
    let mut resources = Resources::at_start(options, names.len());
    let given = [
        (Resource::Fuel, fuel),
        (Resource::Food, food),
        (Resource::Morale, morale),
        (Resource::Population, population),
    ];
    for (resource, value) in given.into_iter().filter_map(|(r, value)| Some((r, value?))) {
        if value > content().dial_maximum {
            return Err(Rejection::DialRange { value });
        }
        resources.set(resource, value);
    }

    let mut chosen: BTreeMap<SeatId, CharacterId> = BTreeMap::new();
    for (name, character) in characters {
        let seat = seat_of(name)?;
        if chosen.values().any(|other| other == character) {
            return Err(Rejection::CharacterTwice {
                character: *character,
            });
        }
        chosen.insert(seat, *character);
    }
    let TitlePosition { president, admiral } = titles;
    let president = president.as_ref().map(seat_of).transpose()?;
    let admiral = admiral.as_ref().map(seat_of).transpose()?;
    let deal = match loyalty {
        None => None,
        Some(LoyaltyPosition { hands, deck }) => {
            let mut dealt = vec![Vec::new(); names.len()];
            for (name, hand) in hands {
                dealt[seat_of(name)?.index()].clone_from(hand);
            }
            Some(loyalty::laid_out(dealt, deck.clone())?)
        }
    };
    let turn = match turn {
        None => None,
        Some(TurnPosition { .. }) if chosen.len() < names.len() => {
            return Err(Rejection::CharactersMissing);
        }
        Some(TurnPosition { number, active: _ }) if !(1..=999).contains(number) => {
            return Err(Rejection::TurnNumber { number: *number });
        }
        Some(TurnPosition { number, active }) => Some((*number, seat_of(active)?)),
    };

    let names_count = names.len();
    doing.emit(Event::GameBegan {
        options: *options,
        names,
        resources,
        first,
        rolled: false,
    });
    for (seat, character) in &chosen {
        doing.emit(Event::CharacterChosen {
            seat: *seat,
            character: *character,
        });
        if let Some(place) = places::start(*character).or_else(default_launch) {
            doing.emit(Event::CharacterPlaced { seat: *seat, place });
        }
    }
    for (title, holder) in [(Title::President, president), (Title::Admiral, admiral)] {
        if let Some(seat) = holder {
            doing.emit(Event::TitleGiven { title, seat });
        }
    }
    let dealt = deal.is_some();
    if let Some(deal) = deal {
        let counts = deal
            .hands
            .iter()
            .map(|hand| u8::try_from(hand.len()).unwrap_or(u8::MAX))
            .collect();
        doing.emit(Event::LoyaltyDealt {
            counts,
            deal: Hidden::new(deal),
        });
    }
    let choosing = clockwise_from(&doing.state.order, first)
        .filter(|seat| !chosen.contains_key(seat))
        .map(|seat| Work::ChooseCharacter { seat });
    let mut work: Vec<Work> = choosing.chain([Work::GiveTitles]).collect();
    match (turn, dealt) {
        (Some((number, seat)), _) => {
            doing.emit(Event::TurnBegan { number, seat });
            work.extend([Work::PlaceShips, Work::TakeTurn]);
        }
        (None, true) => {
            let waiting = as_named(names_count).collect();
            work.extend([
                Work::BuildDestiny,
                Work::PlaceShips,
                Work::ReadLoyalty { waiting },
                Work::BeginTurns,
            ]);
        }
        (None, false) => work.push(Work::DealLoyalty),
    }
    doing.emit(Event::Scheduled { work });
    Ok(())
}

/// SETUP-7: both titles, by the lines of succession; a title that a position has given stays.
pub(super) fn give_titles(doing: &mut Doing<'_>) {
    rule!("SETUP-7");
    for title in [Title::President, Title::Admiral] {
        if doing.state.titles.holder(title).is_some() {
            continue;
        }
        if let Some(seat) = first_in_line(title, &doing.state.seats) {
            doing.emit(Event::TitleGiven { title, seat });
        }
    }
    if let Some(seat) = doing.state.titles.holder(Title::Admiral) {
        rule!("SETUP-8");
        rule!("TITLE-ADM-1");
        let nukes = content().pieces.nukes;
        doing.emit(Event::NukesTaken { seat, nukes });
    }
}

/// The ships of the set-up. The rules place them last, after the deal (SETUP-10, SETUP-17), and so
/// does Dradis, in the step of the deal itself: the phones are there then, so their entropy goes into the
/// stream of the civilian ships, and the choice of the last character stays free to be undone. They are
/// placed before anybody reads, so that nothing is drawn in the step of a player who has read.
pub(super) fn place_ships(doing: &mut Doing<'_>) {
    let ships = space::opening_ships();
    let mode = doing.state.options.modes.civilian_ships;
    let civilians = doing.draw(|state, draw| space::opening_civilians(&state.space, mode, draw));
    doing.emit(Event::BoardLaidOut { ships, civilians });
}

/// Where a position that does not ask puts a character who begins in a viper.
fn default_launch() -> Option<Place> {
    Area::with_launch_icon()
        .next()
        .map(|area| Place::Viper { area })
}

pub(super) fn choose_character(
    doing: &mut Doing<'_>,
    seat: SeatId,
    option: &str,
) -> Result<(), Rejection> {
    let character = CharacterId::all()
        .find(|character| character_option(*character) == option)
        .ok_or(Rejection::StalePrompt)?;
    doing.emit(Event::StepDone);
    doing.emit(Event::CharacterChosen { seat, character });
    rule!("CHARSEL-4");
    match places::start(character) {
        Some(place) => doing.emit(Event::CharacterPlaced { seat, place }),
        // The rules place a character as it is chosen, so the player is asked before the next one chooses.
        None => doing.emit(Event::Scheduled {
            work: vec![Work::LaunchViper { seat }],
        }),
    }
    Ok(())
}

pub(super) fn launch_viper(
    doing: &mut Doing<'_>,
    seat: SeatId,
    option: &str,
) -> Result<(), Rejection> {
    let area = Area::with_launch_icon()
        .find(|area| area.name() == option)
        .ok_or(Rejection::StalePrompt)?;
    doing.emit(Event::StepDone);
    doing.emit(Event::CharacterPlaced {
        seat,
        place: Place::Viper { area },
    });
    Ok(())
}
