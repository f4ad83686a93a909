//! A game as it stands: one that began without Dradis, or a scenario's first state.

use std::collections::BTreeMap;

use super::Doing;
use super::corrections::{judge, write};
use super::setup::{checked_names, give_titles};
use crate::agenda::Work;
use crate::board::invariants;
use crate::command::Player;
use crate::content::{AttackDeck, CharacterId, LocationId, content};
use crate::correction::{Correction, Reason, ShipKind};
use crate::event::Event;
use crate::hidden::Hidden;
use crate::loyalty::{self, Deal};
use crate::options::{Mode, Options};
use crate::piles::Pile;
use crate::places::{self, Place};
use crate::position::{
    AreaPosition, DialPosition, LoyaltyCounts, LoyaltyPosition, PlaceName, Position, TitlePosition,
    TurnPosition,
};
use crate::rejection::Rejection;
use crate::resources::{Resource, Resources};
use crate::seat::{SeatId, as_named, clockwise_from};
use crate::space::{Area, Basestar};
use crate::titles::Title;
use crate::turn::TurnStep;

/// What the position leaves out is played from there: missing characters are chosen, missing titles
/// follow the lines of succession, undealt cards are dealt.
pub(super) fn start_from(
    doing: &mut Doing<'_>,
    players: &[Player],
    options: &Options,
    position: &Position,
) -> Result<(), Rejection> {
    let names = Names(checked_names(doing, players)?);
    options.check()?;
    let before = invariants(&doing.state);
    let first = position.first.as_ref();
    let first = first.map_or(Ok(SeatId(0)), |name| names.seat(name))?;
    let resources = dials(options, names.0.len(), position.dials)?;
    let chosen = characters(&names, &position.characters)?;
    let TitlePosition { president, admiral } = &position.titles;
    let president = names.optional(president.as_ref())?;
    let admiral = names.optional(admiral.as_ref())?;
    let deal = deal(&names, position.loyalty.as_ref())?;
    let everybody = chosen.len() == names.0.len();
    let turn = turn(&names, everybody, position.turn.as_ref())?;
    if position.nukes.is_some() && !everybody {
        return Err(Rejection::CharactersMissing);
    }
    if position.areas.is_some() && turn.is_none() && deal.is_none() {
        return Err(Rejection::ShipsTooEarly);
    }
    // In a running game the players have cards that Dradis has never seen.
    let unknown =
        turn.is_some() && deal.is_none() && (position.lay_out || position.loyalty_cards.is_some());

    doing.emit(Event::GameBegan {
        options: kept_by_the_table(options, position, unknown),
        names: names.0.clone(),
        resources,
        first,
        rolled: false,
    });
    if let Some(order) = &position.order {
        let order = order
            .iter()
            .map(|name| names.seat(name))
            .collect::<Result<_, _>>()?;
        lay(doing, &Correction::SeatOrder { order })?;
    }
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
        let counts = deal.hands.iter().map(|hand| amount(hand.len()));
        doing.emit(Event::LoyaltyDealt {
            counts: counts.collect(),
            deal: Hidden::new(deal),
        });
    } else if unknown {
        let event = dealt_unseen(doing, &names, position.loyalty_cards.as_ref())?;
        doing.emit(event);
    }
    if let Some((number, seat, _)) = turn {
        doing.emit(Event::TurnBegan { number, seat });
    }
    let choosing = clockwise_from(&doing.state.order, first)
        .filter(|seat| !chosen.contains_key(seat))
        .map(|seat| Work::ChooseCharacter { seat });
    let mut work: Vec<Work> = choosing.collect();
    if position.nukes.is_some() {
        give_titles(doing);
    } else {
        work.push(Work::GiveTitles);
    }
    if let Some((_, _, step)) = turn {
        lay(doing, &Correction::TurnStep { step })?;
    }
    for correction in corrections(&names, position)? {
        lay(doing, &correction)?;
    }
    work.extend(what_follows(position, turn.is_some(), dealt, names.0.len()));
    doing.emit(Event::Scheduled { work });
    doing.run();
    judge(doing, &before, position.insist)
}

/// The names at the table, by seat.
struct Names(Vec<String>);

impl Names {
    fn seat(&self, name: &String) -> Result<SeatId, Rejection> {
        (0u8..)
            .zip(&self.0)
            .find(|(_, other)| *other == name)
            .map(|(index, _)| SeatId(index))
            .ok_or_else(|| Rejection::NoSuchPlayer {
                name: name.clone(),
                players: self.0.clone(),
            })
    }

    fn optional(&self, name: Option<&String>) -> Result<Option<SeatId>, Rejection> {
        name.map(|name| self.seat(name)).transpose()
    }
}

fn dials(
    options: &Options,
    players: usize,
    position: DialPosition,
) -> Result<Resources, Rejection> {
    let DialPosition {
        fuel,
        food,
        morale,
        population,
    } = position;
    let mut resources = Resources::at_start(options, players);
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
    Ok(resources)
}

fn characters(
    names: &Names,
    characters: &BTreeMap<String, CharacterId>,
) -> Result<BTreeMap<SeatId, CharacterId>, Rejection> {
    let mut chosen = BTreeMap::new();
    for (name, character) in characters {
        let seat = names.seat(name)?;
        if chosen.values().any(|other| other == character) {
            return Err(Rejection::CharacterTwice {
                character: *character,
            });
        }
        chosen.insert(seat, *character);
    }
    Ok(chosen)
}

fn deal(names: &Names, loyalty: Option<&LoyaltyPosition>) -> Result<Option<Deal>, Rejection> {
    let Some(LoyaltyPosition { hands, deck }) = loyalty else {
        return Ok(None);
    };
    let mut dealt = vec![Vec::new(); names.0.len()];
    for (name, hand) in hands {
        dealt[names.seat(name)?.index()].clone_from(hand);
    }
    loyalty::laid_out(dealt, deck.clone()).map(Some)
}

fn turn(
    names: &Names,
    everybody: bool,
    turn: Option<&TurnPosition>,
) -> Result<Option<(u16, SeatId, TurnStep)>, Rejection> {
    let Some(TurnPosition {
        number,
        active,
        step,
    }) = turn
    else {
        return Ok(None);
    };
    if !everybody {
        return Err(Rejection::CharactersMissing);
    }
    if !(1..=999).contains(number) {
        return Err(Rejection::TurnNumber { number: *number });
    }
    Ok(Some((*number, names.seat(active)?, *step)))
}

/// What Dradis cannot keep any more: Loyalty cards that it has never seen, and a Super Crisis deck of which cards
/// are out.
fn kept_by_the_table(options: &Options, position: &Position, unknown: bool) -> Options {
    let held = position.revealed_cylons.iter();
    let mut held = held.map(|name| held_by(&position.super_crises, name));
    let mut open = position.attack_cards.iter();
    let out = held.any(|cards| cards > 0)
        || open.any(|card| card.facts().deck == AttackDeck::SuperCrisis);
    let mut modes = options.modes;
    if unknown {
        modes.loyalty = Mode::Table;
    }
    if out || (position.lay_out && position.turn.is_some()) {
        modes.super_crises = Mode::Table;
    }
    Options { modes, ..*options }
}

/// The cards that lie with the players: as many as the position says, or as were dealt.
fn dealt_unseen(
    doing: &Doing<'_>,
    names: &Names,
    counts: Option<&LoyaltyCounts>,
) -> Result<Event, Rejection> {
    if let Some(LoyaltyCounts { hands: given, deck }) = counts {
        let mut hands = vec![0; names.0.len()];
        for (name, cards) in given {
            hands[names.seat(name)?.index()] = *cards;
        }
        return Ok(Event::LoyaltyDealtByHand { hands, deck: *deck });
    }
    let dealt = loyalty::dealt_by_hand(&doing.state.seats, &doing.state.options);
    let loyalty::LoyaltyCounts { hands, deck } = dealt.ok_or(Rejection::CharactersMissing)?;
    Ok(Event::LoyaltyDealtByHand { hands, deck })
}

/// What is left to do before the game goes on.
fn what_follows(position: &Position, running: bool, dealt: bool, players: usize) -> Vec<Work> {
    let ships = position.areas.is_none().then_some(Work::PlaceShips);
    let lay_out = position.lay_out.then_some(Work::LayOutPosition);
    match (running, dealt) {
        (true, _) => {
            let work = ships.into_iter().chain(lay_out);
            work.chain([Work::TakeTurn]).collect()
        }
        (false, true) => {
            let waiting = as_named(players).collect();
            let work = [Work::BuildDestiny].into_iter().chain(ships).chain(lay_out);
            work.chain([Work::ReadLoyalty { waiting }, Work::BeginTurns])
                .collect()
        }
        (false, false) => lay_out.into_iter().chain([Work::DealLoyalty]).collect(),
    }
}

/// Writes a part of the position as if the table had laid it out by hand.
fn lay(doing: &mut Doing<'_>, correction: &Correction) -> Result<(), Rejection> {
    write(doing, correction, &Reason::Position, None).map(drop)
}

/// Super Crisis cards of a revealed Cylon: the one drawn on revealing, unless the position says otherwise.
fn held_by(super_crises: &BTreeMap<String, u8>, name: &str) -> u8 {
    super_crises.get(name).copied().unwrap_or(1)
}

/// The parts of the position that are not written by the set-up itself.
fn corrections(names: &Names, position: &Position) -> Result<Vec<Correction>, Rejection> {
    let Position {
        first: _,
        dials: _,
        characters: _,
        titles: _,
        loyalty: _,
        turn: _,
        order: _,
        places,
        skill_cards,
        piles,
        nukes,
        fleet,
        distance,
        boarding,
        areas,
        damaged,
        spent_damage,
        damaged_vipers,
        destroyed_vipers,
        destroyed_raptors,
        destroyed_civilian_ships,
        attack_cards,
        revealed_cylons,
        super_crises,
        loyalty_cards: _,
        lay_out: _,
        insist: _,
    } = position;
    let mut found = Vec::new();
    for (name, cards) in skill_cards {
        let (seat, cards) = (names.seat(name)?, *cards);
        found.push(Correction::Hand { seat, cards });
    }
    for name in revealed_cylons {
        let seat = names.seat(name)?;
        found.push(Correction::RevealedCylon {
            seat,
            revealed: true,
        });
        let cards = held_by(super_crises, name);
        found.push(Correction::SuperCrises { seat, cards });
        if let Some(location) = LocationId::find("resurrection-ship") {
            let place = Place::Location { location };
            found.push(Correction::Place { seat, place });
        }
    }
    if !revealed_cylons.is_empty() && !piles.contains_key(&Pile::SuperCrisis) {
        let pile = Pile::SuperCrisis;
        let held = revealed_cylons
            .iter()
            .map(|name| held_by(super_crises, name));
        let cards = pile.most().saturating_sub(held.sum());
        found.push(Correction::Pile { pile, cards });
    }
    for (name, PlaceName(place)) in places {
        let (seat, place) = (names.seat(name)?, *place);
        if !position.characters.contains_key(name) {
            return Err(Rejection::CharactersMissing);
        }
        found.push(Correction::Place { seat, place });
    }
    for (pile, cards) in piles {
        let (pile, cards) = (*pile, *cards);
        found.push(Correction::Pile { pile, cards });
    }
    found.extend(nukes.map(|count| Correction::Nukes { count }));
    found.extend(fleet.map(|space| Correction::Fleet { space }));
    found.extend(distance.map(|distance| Correction::Distance { distance }));
    for (space, count) in (0u8..).zip(boarding) {
        let count = *count;
        found.push(Correction::Centurions { space, count });
    }
    found.extend(damaged.iter().map(|location| Correction::LocationDamage {
        location: *location,
        damaged: true,
    }));
    found.extend(spent_damage.iter().map(|resource| Correction::SpentDamage {
        resource: *resource,
        spent: true,
    }));
    found.push(Correction::DamagedVipers {
        count: *damaged_vipers,
    });
    found.push(Correction::DestroyedVipers {
        count: *destroyed_vipers,
    });
    found.push(Correction::DestroyedRaptors {
        count: *destroyed_raptors,
    });
    found.extend(attack_cards.iter().map(|card| Correction::AttackCard {
        card: *card,
        in_play: true,
    }));
    // Before the ships on the board, which are drawn from what is left.
    found.push(Correction::DestroyedCivilianShips {
        kinds: destroyed_civilian_ships.clone(),
    });
    for (area, ships) in areas.iter().flatten() {
        found.extend(ships_of(*area, ships));
    }
    Ok(found)
}

fn ships_of(area: Area, ships: &AreaPosition) -> [Correction; 5] {
    let AreaPosition {
        raiders,
        heavy_raiders,
        unmanned_vipers,
        ref basestars,
        civilian_ships,
    } = *ships;
    let ships = |kind, count| Correction::Ships { area, kind, count };
    let basestars = basestars.iter().cloned();
    [
        ships(ShipKind::Raider, raiders),
        ships(ShipKind::HeavyRaider, heavy_raiders),
        ships(ShipKind::Viper, unmanned_vipers),
        Correction::Basestars {
            area,
            basestars: basestars.map(|damage| Basestar { damage }).collect(),
        },
        Correction::CivilianShips {
            area,
            count: civilian_ships,
        },
    ]
}

/// Where a position that does not ask puts a character who begins in a viper.
fn default_launch() -> Option<Place> {
    Area::with_launch_icon()
        .next()
        .map(|area| Place::Viper { area })
}

fn amount(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
