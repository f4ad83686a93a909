//! `decide`: what a command does to a state, as events. The only place that draws.

use std::collections::BTreeMap;

use crate::agenda::Work;
use crate::chance::{Chance, Draw, Stream};
use crate::command::{Actor, Command, FirstPlayer, Player};
use crate::content::{CharacterId, content};
use crate::correction::{self, Correction, Reason};
use crate::event::Event;
use crate::hidden::Hidden;
use crate::loyalty;
use crate::options::Options;
use crate::places::{self, Place};
use crate::position::{DialPosition, LoyaltyPosition, Position, TitlePosition, TurnPosition};
use crate::prompt::{Decider, PromptId, PromptKind, character_option, prompts};
use crate::rejection::{NAME_LENGTH, Rejection};
use crate::resources::{Resource, Resources, turned};
use crate::rule;
use crate::seat::{SeatId, as_named, clockwise_from};
use crate::space::{self, Area};
use crate::state::{State, apply};
use crate::titles::{Title, first_in_line};
use crate::turn::Outcome;

/// Works a command out. The events, applied in order, are the whole effect; on a rejection nothing
/// happens. The events always include what follows by itself, up to the next prompt.
///
/// # Errors
/// [`Rejection`]: the command is not legal now, or not this actor's to give.
pub fn decide(
    state: &State,
    actor: Actor,
    command: &Command,
    chance: &dyn Chance,
) -> Result<Vec<Event>, Rejection> {
    let mut doing = Doing::new(state, chance);
    match command {
        Command::Begin {
            players,
            options,
            first,
        } => {
            require_referee(actor)?;
            begin(&mut doing, players, options, *first)?;
        }
        Command::StartFrom {
            players,
            options,
            position,
        } => {
            require_referee(actor)?;
            start_from(&mut doing, players, options, position)?;
        }
        Command::Answer { prompt, option } => answer(&mut doing, actor, *prompt, option)?,
        Command::ChangeResource { resource, by } => {
            require_referee(actor)?;
            require_running(state)?;
            change_resource(&mut doing, *resource, *by)?;
        }
        Command::Correct {
            corrections,
            reason,
            repairs,
            insist: _,
        } => {
            require_referee(actor)?;
            correct(&mut doing, corrections, reason, *repairs)?;
        }
        Command::ShowLoyalty { seats } => {
            if actor != Actor::Host {
                return Err(Rejection::HostOnly);
            }
            show_loyalty(&mut doing, seats)?;
        }
    }
    doing.run();
    Ok(doing.events)
}

/// A command being worked out: the state as it will be, and the events that make it so.
struct Doing<'a> {
    state: State,
    events: Vec<Event>,
    chance: &'a dyn Chance,
}

impl<'a> Doing<'a> {
    fn new(state: &State, chance: &'a dyn Chance) -> Self {
        Self {
            state: state.clone(),
            events: Vec::new(),
            chance,
        }
    }

    fn emit(&mut self, event: Event) {
        apply(&mut self.state, &event);
        self.events.push(event);
    }

    /// Draws, and records how far.
    fn draw<T>(&mut self, drawing: impl FnOnce(&State, &mut Draw<'_>) -> T) -> T {
        let mut draw = Draw::new(self.chance, &self.state.chance);
        let result = drawing(&self.state, &mut draw);
        let drawn = draw.drawn();
        if !drawn.is_empty() {
            self.emit(Event::Drew {
                drawn: Hidden::new(drawn),
            });
        }
        result
    }

    /// Works the agenda until a step needs a person or the stack is empty.
    fn run(&mut self) {
        while let Some(step) = self.state.agenda.top() {
            match &step.work {
                Work::GiveTitles => {
                    self.emit(Event::StepDone);
                    give_titles(self);
                }
                Work::PlaceShips => {
                    self.emit(Event::StepDone);
                    place_ships(self);
                }
                Work::BeginTurns => {
                    self.emit(Event::StepDone);
                    if let Some(first) = self.state.turn.first {
                        rule!("TURN-1");
                        self.emit(Event::TurnBegan {
                            number: 1,
                            seat: first,
                        });
                        self.emit(Event::Scheduled {
                            work: vec![Work::TakeTurn],
                        });
                    }
                }
                Work::ReadLoyalty { waiting } if waiting.is_empty() => {
                    self.emit(Event::ReadingClosed {
                        without: Vec::new(),
                    });
                    self.emit(Event::StepDone);
                }
                Work::ChooseCharacter { .. }
                | Work::LaunchViper { .. }
                | Work::DealLoyalty
                | Work::ReadLoyalty { .. }
                | Work::TakeTurn => break,
            }
        }
    }
}

fn require_referee(actor: Actor) -> Result<(), Rejection> {
    match actor {
        Actor::Referee => Ok(()),
        Actor::Seat { .. } | Actor::Host => Err(Rejection::RefereeOnly),
    }
}

fn require_running(state: &State) -> Result<(), Rejection> {
    if state.outcome.is_some() {
        Err(Rejection::GameOver)
    } else if state.has_begun() {
        Ok(())
    } else {
        Err(Rejection::NotBegun)
    }
}

fn begin(
    doing: &mut Doing<'_>,
    players: &[Player],
    options: &Options,
    first: FirstPlayer,
) -> Result<(), Rejection> {
    let names = checked_names(doing, players)?;
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
fn start_from(
    doing: &mut Doing<'_>,
    players: &[Player],
    options: &Options,
    position: &Position,
) -> Result<(), Rejection> {
    let names = checked_names(doing, players)?;
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
fn give_titles(doing: &mut Doing<'_>) {
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
fn place_ships(doing: &mut Doing<'_>) {
    let ships = space::opening_ships();
    let civilians = doing.draw(|state, draw| space::opening_civilians(&state.space, draw));
    doing.emit(Event::BoardLaidOut { ships, civilians });
}

/// Where a position that does not ask puts a character who begins in a viper.
fn default_launch() -> Option<Place> {
    Area::with_launch_icon()
        .next()
        .map(|area| Place::Viper { area })
}

fn answer(
    doing: &mut Doing<'_>,
    actor: Actor,
    id: PromptId,
    option: &str,
) -> Result<(), Rejection> {
    if doing.state.outcome.is_some() {
        return Err(Rejection::GameOver);
    }
    let prompt = prompts(&doing.state)
        .into_iter()
        .find(|prompt| prompt.id == id)
        .ok_or(Rejection::StalePrompt)?;
    match (actor, prompt.decider) {
        (Actor::Referee, Decider::Seat { .. } | Decider::Referee) => {}
        (Actor::Seat { seat }, Decider::Seat { seat: decider }) if seat == decider => {}
        (Actor::Seat { .. }, Decider::Seat { .. } | Decider::Referee) => {
            return Err(Rejection::NotYours);
        }
        (Actor::Host, Decider::Seat { .. } | Decider::Referee) => return Err(Rejection::NotYours),
    }
    if !prompt.choices.iter().any(|choice| choice.id == option) {
        return Err(Rejection::UnknownOption {
            option: option.to_owned(),
            legal: prompt.choices.into_iter().map(|choice| choice.id).collect(),
        });
    }
    match (prompt.kind, prompt.decider) {
        (PromptKind::ChooseCharacter, Decider::Seat { seat }) => {
            choose_character(doing, seat, option)
        }
        (PromptKind::LaunchViper, Decider::Seat { seat }) => launch_viper(doing, seat, option),
        (PromptKind::DealLoyalty, _) => deal_loyalty(doing),
        (PromptKind::ReadLoyalty, Decider::Seat { seat }) => read_loyalty(doing, seat),
        (PromptKind::CloseReading, _) => close_reading(doing),
        (PromptKind::TakeTurn, Decider::Seat { seat }) => {
            end_turn(doing, seat);
            Ok(())
        }
        (
            PromptKind::ChooseCharacter
            | PromptKind::LaunchViper
            | PromptKind::ReadLoyalty
            | PromptKind::TakeTurn,
            Decider::Referee,
        ) => Err(Rejection::StalePrompt),
    }
}

fn choose_character(doing: &mut Doing<'_>, seat: SeatId, option: &str) -> Result<(), Rejection> {
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

fn launch_viper(doing: &mut Doing<'_>, seat: SeatId, option: &str) -> Result<(), Rejection> {
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

fn deal_loyalty(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    rule!("SETUP-10");
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
    doing.emit(Event::StepDone);
    doing.emit(Event::LoyaltyDealt {
        counts,
        deal: Hidden::new(deal),
    });
    let waiting = as_named(doing.state.seats.len()).collect();
    doing.emit(Event::Scheduled {
        work: vec![
            Work::PlaceShips,
            Work::ReadLoyalty { waiting },
            Work::BeginTurns,
        ],
    });
    Ok(())
}

fn read_loyalty(doing: &mut Doing<'_>, seat: SeatId) -> Result<(), Rejection> {
    if !doing.state.agenda.still_reading().contains(&seat) {
        return Err(Rejection::StalePrompt);
    }
    rule!("LOYDECK-5");
    doing.emit(Event::LoyaltyRead { seat });
    Ok(())
}

fn close_reading(doing: &mut Doing<'_>) -> Result<(), Rejection> {
    let without = doing.state.agenda.still_reading().to_vec();
    doing.emit(Event::ReadingClosed { without });
    doing.emit(Event::StepDone);
    Ok(())
}

fn show_loyalty(doing: &mut Doing<'_>, seats: &[SeatId]) -> Result<(), Rejection> {
    if !doing.state.loyalty.dealt {
        return Err(Rejection::NotDealt);
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
    doing.emit(Event::LoyaltyShown { seats: fresh });
    Ok(())
}

fn end_turn(doing: &mut Doing<'_>, active: SeatId) {
    doing.emit(Event::StepDone);
    rule!("END-2");
    rule!("RES-6");
    rule!("DIS-25");
    let resources: Vec<Resource> = doing.state.resources.exhausted().collect();
    if !resources.is_empty() {
        rule!("END-1");
        doing.emit(Event::GameEnded {
            outcome: Outcome::ResourcesExhausted { resources },
        });
        return;
    }
    rule!("TURN-1");
    rule!("TURN-4");
    let next = clockwise_from(&doing.state.order, active)
        .nth(1)
        .unwrap_or(active);
    let number = doing.state.turn.number.saturating_add(1);
    doing.emit(Event::TurnBegan { number, seat: next });
    doing.emit(Event::Scheduled {
        work: vec![Work::TakeTurn],
    });
}

fn change_resource(doing: &mut Doing<'_>, resource: Resource, by: i8) -> Result<(), Rejection> {
    rule!("RES-3");
    let from = doing.state.resources.get(resource);
    let to = turned(from, by);
    if by == 0 {
        return Err(Rejection::NoChange);
    }
    doing.emit(Event::ResourceChanged {
        resource,
        by,
        from,
        to,
    });
    Ok(())
}

fn correct(
    doing: &mut Doing<'_>,
    corrections: &[Correction],
    reason: &Reason,
    repairs: Option<u64>,
) -> Result<(), Rejection> {
    if !doing.state.has_begun() {
        return Err(Rejection::NotBegun);
    }
    reason.check()?;
    let mut changed = false;
    for correction in corrections {
        let was = correction::current(&doing.state, correction)?;
        if was == *correction {
            continue;
        }
        changed = true;
        if let Correction::CivilianShips { area, count } = *correction {
            civilian_ships(doing, area, count);
        }
        doing.emit(Event::Corrected {
            correction: correction.clone(),
            was,
            reason: reason.clone(),
            repairs,
        });
    }
    if changed {
        Ok(())
    } else {
        Err(Rejection::NoChange)
    }
}

/// Draws civilian ships for an area, or returns the ones that came last, until it has this many.
fn civilian_ships(doing: &mut Doing<'_>, area: Area, count: u8) {
    let civilians = doing.state.space.civilians.iter();
    let there: Vec<_> = civilians
        .filter(|ship| ship.area == area)
        .map(|ship| ship.handle)
        .collect();
    let count = usize::from(count);
    if count < there.len() {
        let handles = there[count..].to_vec();
        doing.emit(Event::CivilianShipsReturned { handles });
    } else {
        let areas = std::iter::repeat_n(area, count - there.len());
        let ships = doing.draw(|state, draw| space::draw_civilians(&state.space, areas, draw));
        doing.emit(Event::CivilianShipsPlaced { ships });
    }
}
