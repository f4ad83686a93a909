//! A game as it stands: one that began without Dradis, or a scenario's first state.

use dradis_facts::craft::{Craft, ViperKind};
use std::collections::{BTreeMap, BTreeSet};

use dradis_facts::content::{
    AttackDeck, Board, CharacterId, CivilianKind, HeldCard, HeldKind, LocationId, LoyaltyCard,
    SuperCrisisId,
};
use dradis_facts::hidden::Hidden;
use dradis_facts::kit::Kit;
use dradis_facts::options::{Mode, Options};
use dradis_facts::piles::Pile;
use dradis_facts::places::{Place, starting_places};
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, as_named, clockwise_from};
use dradis_facts::space::{Area, CivilianHandle, Zone};
use dradis_facts::turn::TurnStep;
use dradis_state::agenda::Work;
use dradis_state::correction::{Correction, Reason};
use dradis_state::destiny::Destiny;
use dradis_state::event::Event;
use dradis_state::held::HeldDeck;
use dradis_state::ionian::{Ionian, Spot};
use dradis_state::laid::{Laid, LaidTurn, in_the_box};
use dradis_state::loyalty::{self as held, Deal};
use dradis_state::new_caprica::{LaidNewCaprica, NewCaprica, face_down};
use dradis_state::quorum::OpenQuorum;
use dradis_state::reserve::ships_left;
use dradis_state::resources::Resources;
use dradis_state::sleeper::is_sympathizer;
use dradis_state::space::{Basestar, CivilianShip};
use dradis_state::state::State;
use dradis_state::turn::Remembered;

use crate::books::board::entered;
use crate::books::correction::{judge, require_earth, write};
use crate::books::position::{
    AreaPosition, CivilianPosition, DialPosition, HeldPosition, HiddenPosition, IonianPosition,
    LoyaltyCounts, LoyaltyPosition, NewCapricaPosition, OpenPosition, OtherVipers, PlaceName,
    Position, RememberedPosition, SuperCrisisPosition, SympathizerPosition, TraumaPosition,
    TurnPosition, TurnSoFar,
};
use crate::play::doing::Doing;
use crate::play::ionian;
use crate::play::leader::{gains_no_miracle, give_miracles};
use crate::play::loyalty;
use crate::play::motive;
use crate::play::setup::Player;
use crate::play::setup::{checked_names, give_titles};
use crate::play::space::opening_ships;

/// What the position leaves out is played from there: missing characters are chosen, missing titles
/// follow the lines of succession, undealt cards are dealt.
pub(crate) fn start_from(
    doing: &mut Doing<'_>,
    players: &[Player],
    options: &Options,
    position: &Position,
) -> Result<(), Rejection> {
    let names = Names(checked_names(doing, options, players)?);
    options.check()?;
    let before = entered(&doing.state);
    let first = position.first.as_ref();
    let first = first.map_or(Ok(SeatId(0)), |name| names.seat(name))?;
    let resources = dials(options, names.0.len(), position.dials)?;
    let chosen = characters(options.kit(), &names, &position.characters)?;
    let mut titles = BTreeMap::new();
    for (title, name) in &position.titles {
        options.kit().require_title(*title)?;
        if let Some(seat) = names.optional(name.as_ref())? {
            titles.insert(*title, seat);
        }
    }
    let played: Vec<CharacterId> = chosen.values().copied().collect();
    let beyond = loyalty::beyond_the_box(&played, options);
    let deal = deal(options.kit(), &names, position.loyalty.as_ref(), beyond)?;
    let out = names.all(&position.eliminated)?;
    let mut seats = as_named(names.0.len());
    let everybody = seats.all(|seat| chosen.contains_key(&seat) || out.contains(&seat));
    let turn = turn(&names, everybody, position.turn.as_ref())?;
    if (position.nukes.is_some() || !position.miracles.is_empty()) && !everybody {
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
        let kit = options.kit();
        let place = starting_places(kit, *character).first().copied();
        if let Some(place) = place.or_else(|| default_launch(kit)) {
            doing.emit(Event::CharacterPlaced { seat: *seat, place });
        }
    }
    if let Some(name) = &position.leader {
        rule!("ION-15");
        let seat = names.seat(name)?;
        if !out.contains(&seat) {
            return Err(Rejection::NoLeader);
        }
        let infiltrating = position.infiltrating.unwrap_or_default();
        doing.emit(Event::Infiltration { seat, infiltrating });
    }
    for (title, seat) in titles {
        doing.emit(Event::TitleGiven { title, seat });
    }
    let dealt = deal.is_some();
    if let Some(deal) = deal {
        let counts = deal.hands.iter().map(|hand| amount(hand.len()));
        doing.emit(Event::LoyaltyDealt {
            counts: counts.collect(),
            deal: Hidden::new(deal).into(),
        });
    } else if unknown {
        let event = dealt_unseen(doing, &names, position.loyalty_cards.as_ref())?;
        doing.emit(event);
    }
    if let Some((number, seat, _)) = turn {
        doing.emit(Event::TurnBegan { number, seat });
    }
    if !position.earth.is_nothing() {
        // Places on the Rebel Basestar and at the destroyed Hub are there by now.
        require_earth(&doing.state, &position.earth)?;
        let laid = Laid {
            earth: position.earth.clone(),
            ..unsaid(&doing.state)
        };
        doing.emit(Event::PositionLaid {
            laid: Box::new(laid),
        });
    }
    if let Some(said) = &position.new_caprica {
        // Places on New Caprica are there by now.
        let there = NewCapricaPosition {
            locked: 0,
            prepared: 0,
            numbers: Vec::new(),
            ..said.clone()
        };
        let new_caprica = planet(&doing.state, &there, &[], None)?;
        let laid = Laid {
            new_caprica: Some(new_caprica),
            ..unsaid(&doing.state)
        };
        doing.emit(Event::PositionLaid {
            laid: Box::new(laid),
        });
    }
    for correction in corrections(&doing.state, &names, position)? {
        lay(doing, &correction)?;
    }
    if let Some((_, _, step)) = turn {
        lay(doing, &Correction::TurnStep { step })?;
    }
    if (turn.is_some() || dealt) && position.areas.is_none() && position.civilian_ships.is_some() {
        let ships = opening_ships(options.kit());
        let civilians = Vec::new();
        doing.emit(Event::BoardLaidOut { ships, civilians });
    }
    let laid = laid(doing, &names, position)?;
    if laid != unsaid(&doing.state) {
        doing.emit(Event::PositionLaid {
            laid: Box::new(laid),
        });
    }
    land_from_the_lost(doing, &names, position)?;
    // As after the set-up, where nothing is said of them.
    let motives = HeldKind::MOTIVE;
    let said = position.held.contains_key(&motives) || position.hidden.held.contains_key(&motives);
    if (dealt || unknown) && !said {
        motive::deal(doing);
    }
    // The trial takes them off the board (ION-10).
    let begun = turn.is_some() || dealt;
    if begun && position.ionian.is_none() && !position.crossroads_over {
        ionian::lay_tokens(doing);
    }
    lay_hands(doing, &names, position)?;
    let choosing = clockwise_from(&doing.state.order, first)
        .filter(|seat| !chosen.contains_key(seat) && !out.contains(seat))
        .map(|seat| Work::ChooseCharacter { seat });
    let mut work: Vec<Work> = choosing.collect();
    if position.nukes.is_some() || !position.miracles.is_empty() {
        give_titles(doing);
        give_miracles(doing);
        if let Some(count) = position.nukes {
            lay(doing, &Correction::Nukes { count })?;
        }
        for (name, tokens) in &position.miracles {
            let (seat, tokens) = (names.seat(name)?, *tokens);
            if tokens > 0 && gains_no_miracle(&doing.state, seat) && !position.insist {
                return Err(Rejection::TooManyMiracles { most: 0 });
            }
            lay(doing, &Correction::Miracles { seat, tokens })?;
        }
    } else {
        work.push(Work::GiveTitles);
    }
    // So far the fleet has come to New Caprica, whether the position speaks of it or not.
    if turn.is_some() && !position.lay_out && doing.state.kit().new_caprica.is_some() {
        work.extend(crate::play::jump::begins(&doing.state, 0));
    }
    work.extend(what_follows(position, turn.is_some(), dealt, names.0.len()));
    doing.emit(Event::Scheduled { work });
    crate::play::run(doing);
    judge(doing, &before, position.insist)?;
    if turn.is_some() && !position.lay_out {
        laid_out(doing);
    }
    Ok(())
}

/// Whoever begins on a ship that is no more is in Sickbay, unless the position says where they are (EXEC-9).
fn land_from_the_lost(
    doing: &mut Doing<'_>,
    names: &Names,
    position: &Position,
) -> Result<(), Rejection> {
    let said = position.places.keys().map(|name| names.seat(name));
    let said: BTreeSet<SeatId> = said.collect::<Result<_, _>>()?;
    let state = &doing.state;
    let lost = state.places.iter().filter(|(seat, place)| match place {
        Place::Location { location } => {
            !said.contains(seat) && state.has_lost(location.facts().board)
        }
        Place::Viper { .. } | Place::OffBoard => false,
    });
    for seat in lost.map(|(seat, _)| seat).collect::<Vec<_>>() {
        rule!("EXEC-9");
        if let Some(place) = doing.state.leads_to_place(seat, LocationId::SICKBAY) {
            lay(doing, &Correction::Place { seat, place })?;
        }
    }
    Ok(())
}

/// The position stands, and the game goes on: a fleet whose token stands on Auto Jump jumps.
pub(crate) fn laid_out(doing: &mut Doing<'_>) {
    if doing.state.turn.active.is_some() && doing.state.outcome.is_none() {
        crate::play::jump::at_auto_jump(doing);
    }
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

    fn all(&self, named: &[String]) -> Result<BTreeSet<SeatId>, Rejection> {
        named.iter().map(|name| self.seat(name)).collect()
    }

    fn by_seat<T: Clone>(
        &self,
        named: &BTreeMap<String, T>,
    ) -> Result<BTreeMap<SeatId, T>, Rejection> {
        let each = named.iter();
        each.map(|(name, value)| Ok((self.seat(name)?, value.clone())))
            .collect()
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
        let most = options.kit().dial_maximum;
        if value > most {
            return Err(Rejection::DialRange { value, most });
        }
        resources.set(resource, value);
    }
    Ok(resources)
}

fn characters(
    kit: &Kit,
    names: &Names,
    characters: &BTreeMap<String, CharacterId>,
) -> Result<BTreeMap<SeatId, CharacterId>, Rejection> {
    let mut chosen = BTreeMap::new();
    for (name, character) in characters {
        let seat = names.seat(name)?;
        kit.require_character(*character)?;
        if chosen.values().any(|other| other == character) {
            return Err(Rejection::CharacterTwice {
                character: *character,
            });
        }
        chosen.insert(seat, *character);
    }
    Ok(chosen)
}

fn deal(
    kit: &Kit,
    names: &Names,
    loyalty: Option<&LoyaltyPosition>,
    beyond: u8,
) -> Result<Option<Deal>, Rejection> {
    let Some(LoyaltyPosition {
        hands,
        deck,
        spare,
        discarded,
    }) = loyalty
    else {
        return Ok(None);
    };
    let mut dealt = vec![Vec::new(); names.0.len()];
    for (name, hand) in hands {
        dealt[names.seat(name)?.index()].clone_from(hand);
    }
    let said = Deal {
        hands: dealt,
        deck: deck.clone(),
        discarded: discarded.clone(),
        ..Deal::default()
    };
    loyalty::laid_out(kit, said, spare.clone(), beyond).map(Some)
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
    let mut said = position.super_crises.values();
    let mut open = position.attack_cards.iter();
    let out = held.any(|cards| cards > 0)
        || said.any(|cards| *cards > 0)
        || open.any(|card| card.facts().deck == AttackDeck::SuperCrisis);
    let mut modes = options.modes;
    if unknown {
        modes.loyalty = Mode::Table;
    }
    let unknown = position.hidden.super_crises.is_none();
    if unknown && (out || (position.lay_out && position.turn.is_some())) {
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
    // The table plays on as it is: where the rules know no deal for such a table, each has one card who has any.
    let dealt = dealt.or_else(|| loyalty::one_for_each(&doing.state.seats));
    let held::LoyaltyCounts { hands, deck } = dealt.ok_or(Rejection::CharactersMissing)?;
    Ok(Event::LoyaltyDealtByHand { hands, deck })
}

/// What is left to do before the game goes on.
fn what_follows(position: &Position, running: bool, dealt: bool, players: usize) -> Vec<Work> {
    // Civilian ships that are said one by one come in the place of those of the set-up (SETUP-8).
    let unsaid = position.areas.is_none() && position.civilian_ships.is_none();
    let ships = unsaid.then_some(Work::PlaceShips);
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
fn corrections(
    state: &State,
    names: &Names,
    position: &Position,
) -> Result<Vec<Correction>, Rejection> {
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
        nukes: _,
        fleet,
        pursuit,
        distance,
        boarding,
        areas,
        damaged,
        spent_damage,
        damaged_vipers,
        destroyed_vipers,
        other_vipers,
        destroyed_raptors,
        destroyed_civilian_ships,
        attack_cards,
        revealed_cylons,
        super_crises,
        loyalty_cards: _,
        lay_out: _,
        insist: _,
        so_far: _,
        empty_seats: _,
        used: _,
        muted: _,
        deposed: _,
        pace: _,
        played_on: _,
        crises_in_play,
        quorum_in_play: _,
        removed: _,
        visited: _,
        sleeper_phase: _,
        sympathizer: _,
        turned_up: _,
        civilian_ships: _,
        new_caprica,
        earth: _,
        ionian,
        crossroads_over: _,
        eliminated: _,
        held: _,
        open: _,
        seen: _,
        miracles: _,
        infiltrating: _,
        leader: _,
        executed: _,
        unmourned: _,
        hidden,
    } = position;
    let kit = state.kit();
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
        if hidden.super_crises.is_none() {
            found.push(Correction::Held {
                kind: HeldKind::SUPER_CRISIS,
                seat,
                cards,
            });
        }
        // Whoever is out of the game stands nowhere (ION-15).
        if position.characters.contains_key(name) {
            let ship = state.standing_for(LocationId::RESURRECTION_SHIP);
            let place = Place::on(ship);
            found.push(Correction::Place { seat, place });
        }
    }
    let of_revealed = revealed_cylons.iter();
    let of_revealed = of_revealed.map(|name| held_by(super_crises, name));
    let of_leaders = super_crises.iter();
    let of_leaders = of_leaders.filter(|(name, _)| !revealed_cylons.contains(name));
    let held: u8 = of_revealed.chain(of_leaders.map(|(_, cards)| *cards)).sum();
    if held > 0 && !piles.contains_key(&Pile::SuperCrisis) {
        let pile = Pile::SuperCrisis;
        let cards = pile.most(kit).saturating_sub(held);
        found.push(Correction::Pile { pile, cards });
    }
    for (name, PlaceName(place)) in places {
        let (seat, place) = (names.seat(name)?, *place);
        if !position.characters.contains_key(name) {
            return Err(Rejection::CharactersMissing);
        }
        found.push(Correction::Place { seat, place });
    }
    for (name, cards) in super_crises {
        let (seat, cards) = (names.seat(name)?, *cards);
        if !revealed_cylons.contains(name) && hidden.super_crises.is_none() {
            found.push(Correction::Held {
                kind: HeldKind::SUPER_CRISIS,
                seat,
                cards,
            });
        }
    }
    for (name, cards) in ionian.iter().flat_map(|said| &said.trauma) {
        let (seat, cards) = (names.seat(name)?, *cards);
        let kind = HeldKind::TRAUMA;
        if hidden.trauma.is_none() {
            found.push(Correction::Held { kind, seat, cards });
        }
    }
    for (pile, cards) in piles {
        let (pile, cards) = (*pile, *cards);
        found.push(Correction::Pile { pile, cards });
    }
    if let (Some(_), Some(facts), false) = (
        new_caprica,
        &kit.new_caprica,
        piles.contains_key(&Pile::Crisis),
    ) {
        let (pile, cards) = (Pile::Crisis, facts.crises);
        found.push(Correction::Pile { pile, cards });
    }
    found.extend(fleet.map(|space| Correction::Fleet { space }));
    found.extend(pursuit.map(|space| Correction::Pursuit { space }));
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
        kind: ViperKind::Viper,
    });
    found.push(Correction::DestroyedVipers {
        count: *destroyed_vipers,
        kind: ViperKind::Viper,
    });
    if let Some(other) = other_vipers {
        let OtherVipers {
            damaged_mark_vii,
            destroyed_mark_vii,
            destroyed_assault_raptors,
            gained_assault_raptors,
        } = *other;
        let (mark_vii, raptor) = (ViperKind::MarkVii, ViperKind::AssaultRaptor);
        let destroyed = |kind, count| Correction::DestroyedVipers { count, kind };
        found.extend([
            Correction::AssaultRaptorsGained {
                count: gained_assault_raptors,
            },
            Correction::DamagedVipers {
                count: damaged_mark_vii,
                kind: mark_vii,
            },
            destroyed(mark_vii, destroyed_mark_vii),
            destroyed(raptor, destroyed_assault_raptors),
        ]);
    }
    found.push(Correction::DestroyedRaptors {
        count: *destroyed_raptors,
    });
    // Where Dradis keeps the Super Crisis cards, what lies open is said with them.
    if hidden.super_crises.is_none() {
        found.extend(attack_cards.iter().map(|card| Correction::AttackCard {
            card: *card,
            in_play: true,
        }));
        found.extend(crises_in_play.iter().map(|card| Correction::CrisisInPlay {
            card: *card,
            in_play: true,
        }));
    }
    // Before the ships on the board, which are drawn from what is left.
    found.push(Correction::DestroyedCivilianShips {
        kinds: destroyed_civilian_ships.clone(),
    });
    for (area, ships) in areas.iter().flatten() {
        found.extend(ships_of(*area, ships));
    }
    Ok(found)
}

fn ships_of(zone: Zone, ships: &AreaPosition) -> Vec<Correction> {
    let AreaPosition {
        raiders,
        heavy_raiders,
        unmanned_vipers,
        unmanned_mark_vii,
        unmanned_assault_raptors,
        ref basestars,
        civilian_ships,
    } = *ships;
    let ships = |kind, count| Correction::Ships {
        area: zone,
        kind,
        count,
    };
    let basestars = basestars.iter().cloned();
    let mut found = vec![
        ships(Craft::Raider, raiders),
        ships(Craft::HeavyRaider, heavy_raiders),
        ships(Craft::Viper, unmanned_vipers),
        Correction::Basestars {
            area: zone,
            basestars: basestars.map(|damage| Basestar { damage }).collect(),
        },
    ];
    // What the base game does not have is not written down in one.
    let others = [
        ships(Craft::MarkVii, unmanned_mark_vii),
        ships(Craft::AssaultRaptor, unmanned_assault_raptors),
    ];
    let counts = [unmanned_mark_vii, unmanned_assault_raptors];
    let some = others
        .into_iter()
        .zip(counts)
        .filter(|(_, count)| *count > 0);
    found.extend(some.map(|(others, _)| others));
    if let Zone::Space(area) = zone {
        found.push(Correction::CivilianShips {
            area,
            count: civilian_ships,
        });
    }
    found
}

/// Where a position that does not ask puts a character who begins in a viper.
fn default_launch(kit: &Kit) -> Option<Place> {
    Area::with_launch_icon(kit).next().map(|area| Place::Viper {
        area,
        kind: ViperKind::Viper,
    })
}

fn amount(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// What the position says beside the corrections, on the board that they have left.
fn laid(doing: &Doing<'_>, names: &Names, position: &Position) -> Result<Laid, Rejection> {
    let SympathizerPosition { cylon, shown, with } = &position.sympathizer;
    let HiddenPosition {
        destiny,
        destiny_drawn,
        destinations,
        super_crises,
        fronts,
        stacked,
        trauma,
        held,
    } = &position.hidden;
    let civilians = civilians(&doing.state, position.civilian_ships.as_ref(), fronts)?;
    let new_caprica = match &position.new_caprica {
        None => None,
        Some(said) => Some(planet(&doing.state, said, stacked, civilians.as_deref())?),
    };
    let ionian = match &position.ionian {
        // The phase has taken all of it off the board (ION-10).
        None if position.crossroads_over && doing.state.kit().ionian.is_some() => {
            let spots = Some(Vec::new());
            let cleared = IonianPosition {
                spots,
                ..IonianPosition::default()
            };
            Some(nebula(&doing.state, &cleared, None)?)
        }
        None => None,
        Some(said) => Some(nebula(&doing.state, said, trauma.as_ref())?),
    };
    let running = doing.state.turn.active.is_some();
    let numbers = position.civilian_ships.as_ref();
    let open_cards = before_players(names, doing.state.kit(), &position.open)?;
    let seen = before_players(names, doing.state.kit(), &position.seen)?;
    let seen = seen.into_iter();
    let seen = seen.map(|(seat, card)| as_loyalty((seat, card)).ok_or_else(|| not_in_play(card)));
    for card in &position.removed.held {
        require_held(doing.state.kit(), *card)?;
        if LoyaltyCard::find(card.name()).is_some() {
            return Err(not_in_play(*card));
        }
    }
    // What lies open of cards that the table keeps, corrections say.
    let open = position.hidden.super_crises.is_some().then_some(position);
    let kit = doing.state.kit();
    for ability in &position.used {
        kit.require_ability(*ability)?;
    }
    for card in position.turned_up.values() {
        kit.require_loyalty(*card)?;
    }
    if position.sympathizer != SympathizerPosition::default() {
        let mut cards = kit.loyalty.iter();
        if !cards.any(|card| is_sympathizer(*card)) {
            return Err(Rejection::NotInPlay {
                name: "sympathizer".to_owned(),
            });
        }
    }
    for card in &position.crises_in_play {
        kit.require_crisis(*card)?;
    }
    for card in position.visited.iter().chain(destinations) {
        kit.require_destination(*card)?;
    }
    let quorum = position.quorum_in_play.iter().map(|open| {
        kit.require_quorum(open.card)?;
        let with = names.optional(open.with.as_ref())?;
        Ok(OpenQuorum {
            card: open.card,
            with,
        })
    });
    Ok(Laid {
        empty: names.all(&position.empty_seats)?,
        used: position.used.clone(),
        muted: position.muted.clone(),
        deposed: names.all(&position.deposed)?,
        pace: position.pace,
        waived: position.played_on.clone(),
        turn: match running {
            true => Some(so_far(&doing.state, names, &position.so_far)?),
            false => None,
        },
        quorum: quorum.collect::<Result<_, Rejection>>()?,
        quorum_removed: position.removed.quorum,
        crises_removed: position.removed.crisis,
        visited: position.visited.clone(),
        sleeper_phase: position.sleeper_phase,
        sympathizer: names.optional(cylon.as_ref())?,
        sympathizer_shown: *shown,
        sympathizer_with: names.optional(with.as_ref())?,
        turned_up: names.by_seat(&position.turned_up)?,
        civilians,
        next_handle: numbers.map_or(0, |ships| ships.next),
        seen: match numbers {
            None => BTreeMap::new(),
            Some(ships) => names.by_seat(&ships.seen)?,
        },
        destiny: (!destiny.is_empty() || !destiny_drawn.is_empty()).then(|| Destiny {
            deck: Hidden::new(destiny.clone()),
            drawn: Hidden::new(destiny_drawn.clone()),
            looking: None,
        }),
        destinations: (!destinations.is_empty()).then(|| Hidden::new(destinations.clone())),
        held: with_open(
            super_crises
                .iter()
                .map(|cards| super_crises_of(names, cards))
                .chain(trauma.iter().map(|tokens| trauma_of(names, tokens)))
                .chain(
                    held.iter()
                        .map(|(kind, cards)| held_of(kit, names, *kind, cards)),
                )
                .collect::<Result<_, Rejection>>()?,
            &open_cards,
            &position.removed.held,
        ),
        attack_cards: open.map_or_else(Vec::new, |open| open.attack_cards.clone()),
        crises: open.map_or_else(Vec::new, |open| open.crises_in_play.clone()),
        new_caprica,
        earth: position.earth.clone(),
        ionian,
        crossroads_over: position.crossroads_over,
        eliminated: names.all(&position.eliminated)?,
        open_loyalty: open_cards.iter().copied().filter_map(as_loyalty).collect(),
        seen_loyalty: seen.collect::<Result<_, Rejection>>()?,
        gone: position.executed.clone(),
        unmourned: position.unmourned.clone(),
        no_more_nukes: position.removed.nukes,
    })
}

/// Cards that lie before players, of this game.
fn before_players(
    names: &Names,
    kit: &Kit,
    open: &[OpenPosition],
) -> Result<Vec<(SeatId, HeldCard)>, Rejection> {
    let each = open.iter().map(|OpenPosition { with, card }| {
        require_held(kit, *card)?;
        Ok((names.seat(with)?, *card))
    });
    each.collect()
}

fn require_held(kit: &Kit, card: HeldCard) -> Result<(), Rejection> {
    let kind = card.kind().filter(|kind| kit.held.contains(kind));
    kind.map(drop).ok_or_else(|| not_in_play(card))
}

fn not_in_play(card: HeldCard) -> Rejection {
    Rejection::NotInPlay {
        name: card.name().to_owned(),
    }
}

/// A card as a Loyalty card, if it is one.
fn as_loyalty((seat, card): (SeatId, HeldCard)) -> Option<(SeatId, LoyaltyCard)> {
    Some((seat, LoyaltyCard::find(card.name())?))
}

/// The decks with what lies open or has left the game, which everybody sees: also of kinds that the table keeps. Of
/// Loyalty cards [`as_loyalty`] says it.
fn with_open(
    mut decks: Vec<HeldDeck>,
    open: &[(SeatId, HeldCard)],
    removed: &[HeldCard],
) -> Vec<HeldDeck> {
    for kind in HeldKind::all().filter(|kind| *kind != HeldKind::LOYALTY) {
        let is_one = |card: &HeldCard| kind.cards().contains(card);
        let open = open.iter().filter(|(_, card)| is_one(card));
        let open: Vec<_> = open.copied().collect();
        let removed: Vec<_> = removed.iter().copied().filter(is_one).collect();
        match decks.iter_mut().find(|deck| deck.kind == kind) {
            Some(deck) => (deck.open, deck.removed) = (open, removed),
            None => decks.push(HeldDeck {
                open,
                removed,
                ..HeldDeck::of(kind)
            }),
        }
    }
    decks.retain(|deck| deck.cards().next().is_some());
    decks
}

fn held_of(
    kit: &Kit,
    names: &Names,
    kind: HeldKind,
    cards: &HeldPosition,
) -> Result<HeldDeck, Rejection> {
    kit.require_deck(kind)?;
    let HeldPosition {
        deck,
        hands,
        discarded,
    } = cards;
    deck_of(names, kind, deck, hands, discarded)
}

fn deck_of(
    names: &Names,
    kind: HeldKind,
    deck: &[HeldCard],
    hands: &BTreeMap<String, Vec<HeldCard>>,
    discarded: &[HeldCard],
) -> Result<HeldDeck, Rejection> {
    Ok(HeldDeck {
        deck: Hidden::new(deck.to_vec()),
        hands: Hidden::new(names.by_seat(hands)?),
        discarded: Hidden::new(discarded.to_vec()),
        ..HeldDeck::of(kind)
    })
}

/// What the position says of cards that players hold, of their tokens and of the Leader: on top of what everybody begins
/// with, and of the cards that it says one by one.
fn lay_hands(doing: &mut Doing<'_>, names: &Names, position: &Position) -> Result<(), Rejection> {
    for (kind, hands) in &position.held {
        for (name, cards) in hands {
            let (kind, seat, cards) = (*kind, names.seat(name)?, *cards);
            lay(doing, &Correction::Held { kind, seat, cards })?;
        }
    }
    if let Some(infiltrating) = position.infiltrating {
        let leader = doing.state.loyalty.leader.ok_or(Rejection::NoLeader)?;
        let seat = leader.seat;
        lay(doing, &Correction::Infiltrating { seat, infiltrating })?;
    }
    Ok(())
}

/// What stands on New Caprica, where that is the objective. A front that is not said is the table's to turn up.
fn planet(
    state: &State,
    said: &NewCapricaPosition,
    fronts: &[CivilianKind],
    in_space: Option<&[CivilianShip]>,
) -> Result<LaidNewCaprica, Rejection> {
    let NewCapricaPosition {
        back,
        forces,
        locked,
        prepared,
        ref numbers,
        unprepared,
    } = *said;
    let Some(facts) = &state.kit().new_caprica else {
        return Err(Rejection::NotInPlay {
            name: Board::NEW_CAPRICA.name().to_owned(),
        });
    };
    if forces.iter().map(|count| u16::from(*count)).sum::<u16>() > facts.forces.into() {
        let most = facts.forces;
        return Err(Rejection::TooManyForces { most });
    }
    let all = usize::from(locked) + usize::from(prepared);
    // Ships that are said one by one stand in the place of those that were counted by area.
    let counted = in_space.map_or(0, |ships| {
        ships.len().saturating_sub(state.space.civilians.len())
    });
    let left = usize::from(ships_left(state, Craft::CivilianShip)).saturating_sub(counted);
    let fits = |said: usize| said == 0 || said == all;
    if all > left || !fits(fronts.len()) || !fits(numbers.len()) {
        let left = u8::try_from(left).unwrap_or(u8::MAX);
        return Err(Rejection::CivilianPile { left });
    }
    let taken = in_space.into_iter().flatten().map(|ship| ship.handle.0);
    let first = taken.map(|number| number.saturating_add(1)).max();
    let first = first.unwrap_or(0).max(state.space.next_handle);
    let next = (first..).map(CivilianHandle);
    let handles: Vec<CivilianHandle> = match numbers[..] {
        [] => next.take(all).collect(),
        [..] => numbers.clone(),
    };
    let ships = handles.into_iter().enumerate();
    let mut ships: Vec<_> = ships
        .map(|(at, handle)| face_down(handle, fronts.get(at).copied()))
        .collect();
    let prepared = ships.split_off(locked.into());
    Ok(LaidNewCaprica {
        there: NewCaprica {
            forces,
            orbit: back,
            unprepared,
        },
        locked: ships,
        prepared,
    })
}

/// What lies on the board of the Ionian Nebula. A token that is not said is the table's to turn up.
fn nebula(
    state: &State,
    said: &IonianPosition,
    trauma: Option<&TraumaPosition>,
) -> Result<Ionian, Rejection> {
    let IonianPosition {
        allies,
        boxed,
        spots,
        trauma: _,
    } = said;
    let Some(facts) = &state.kit().ionian else {
        return Err(Rejection::NotInPlay {
            name: HeldKind::TRAUMA.name().to_owned(),
        });
    };
    let mut seen = Vec::new();
    for ally in allies.iter().chain(boxed) {
        if !facts.allies.contains(ally) || seen.contains(&ally) {
            let name = ally.name().to_owned();
            return Err(Rejection::NotInPlay { name });
        }
        seen.push(ally);
    }
    let locations = [LocationId::SICKBAY, LocationId::BRIG].map(Spot::Location);
    let all = locations
        .into_iter()
        .chain(allies.iter().copied().map(Spot::Ally));
    let spots = spots.clone().unwrap_or_else(|| all.collect());
    let tokens = trauma.map_or_else(Vec::new, |trauma| trauma.spots.clone());
    if !tokens.is_empty() && tokens.len() != spots.len() {
        let name = HeldKind::TRAUMA.name().to_owned();
        return Err(Rejection::NotInPlay { name });
    }
    Ok(Ionian {
        allies: allies.clone(),
        boxed: boxed.clone(),
        spots,
        tokens: Hidden::new(tokens),
    })
}

fn trauma_of(names: &Names, tokens: &TraumaPosition) -> Result<HeldDeck, Rejection> {
    let TraumaPosition {
        spots: _,
        hands,
        deck,
        discarded,
    } = tokens;
    deck_of(names, HeldKind::TRAUMA, deck, hands, discarded)
}

fn super_crises_of(names: &Names, cards: &SuperCrisisPosition) -> Result<HeldDeck, Rejection> {
    let held = |cards: &[SuperCrisisId]| cards.iter().map(|card| (*card).into()).collect();
    let hands = names.by_seat(&cards.hands)?.into_iter();
    Ok(HeldDeck {
        deck: Hidden::new(held(&cards.deck)),
        hands: Hidden::new(hands.map(|(seat, hand)| (seat, held(&hand))).collect()),
        discarded: Hidden::new(held(&cards.discarded)),
        ..HeldDeck::of(HeldKind::SUPER_CRISIS)
    })
}

/// What a position says that says no more than the corrections wrote.
fn unsaid(state: &State) -> Laid {
    let running = state.turn.active.is_some();
    Laid {
        turn: running.then(|| begun(state, &TurnSoFar::default())),
        ..Laid::default()
    }
}

fn so_far(state: &State, names: &Names, said: &TurnSoFar) -> Result<LaidTurn, Rejection> {
    let Some(remembered) = &said.remembered else {
        return Ok(begun(state, said));
    };
    let RememberedPosition {
        began_at,
        used,
        again,
        moved,
        brig_at_end,
        fragile,
        spared,
        jump_icon,
        cease_fire,
        lent,
        met,
        mutineer_drew,
        flight_led,
        benched,
    } = remembered;
    let lent = lent
        .as_ref()
        .map(|lent| Ok((lent.title, names.seat(&lent.to)?)));
    let benched = benched
        .as_ref()
        .map(|there| Ok((names.seat(&there.player)?, there.turn)));
    Ok(LaidTurn {
        remembered: Some(Remembered {
            began_at: began_at.map(|PlaceName(place)| place),
            used: used.clone(),
            again: again.clone(),
            moved: *moved,
            brig_at_end: names.optional(brig_at_end.as_ref())?,
            fragile: names.optional(fragile.as_ref())?,
            spared: *spared,
            jump_icon: *jump_icon,
            cease_fire: *cease_fire,
            lent: lent.transpose()?,
            met: *met,
            mutineer_drew: *mutineer_drew,
            flight_led: *flight_led,
        }),
        benched: benched.transpose()?,
        ..begun(state, said)
    })
}

/// The same without what abilities of characters remember of it.
fn begun(state: &State, said: &TurnSoFar) -> LaidTurn {
    let turn = &state.turn;
    LaidTurn {
        taken: said.steps.clone().unwrap_or_else(|| turn.taken.clone()),
        began_flying: said.began_flying.unwrap_or(turn.began_flying),
        acted: said.acted,
        extra: said.extra,
        ordered: said.ordered,
        maintained: said.maintained,
        eco_used: said.rerolled,
        crisis_came: said.crisis_came,
        ships_acted: said.ships_acted.clone(),
        remembered: None,
        benched: None,
    }
}

/// The civilian ships one by one. A front that is not said is the table's to turn up.
fn civilians(
    state: &State,
    said: Option<&CivilianPosition>,
    fronts: &[CivilianKind],
) -> Result<Option<Vec<CivilianShip>>, Rejection> {
    let Some(CivilianPosition {
        ships,
        next: _,
        seen: _,
    }) = said
    else {
        return Ok(None);
    };
    let left = usize::from(ships_left(state, Craft::CivilianShip));
    let short = ships.len() > left || !(fronts.is_empty() || fronts.len() == ships.len());
    if short || !in_the_box(state.kit(), fronts, &state.space.destroyed_civilians) {
        let left = u8::try_from(left).unwrap_or(u8::MAX);
        return Err(Rejection::CivilianPile { left });
    }
    // One whose number is not said has the first that none before it has had. Of two with the same, the board says so.
    let mut next = 0;
    let mut placed = Vec::new();
    for (at, ship) in ships.iter().enumerate() {
        let number = ship.number.unwrap_or(next);
        placed.push(CivilianShip {
            handle: CivilianHandle(number),
            area: ship.area,
            kind: Hidden::new(fronts.get(at).copied()),
        });
        next = next.max(number.saturating_add(1));
    }
    Ok(Some(placed))
}
