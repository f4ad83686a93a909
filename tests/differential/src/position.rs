//! Positions that can be: any, as long as the box holds the pieces.

use dradis_facts::craft::{Craft, ViperKind};
use std::collections::BTreeMap;

use dradis_facts::SeatId;
use dradis_facts::ability::Ability;
use dradis_facts::battle::Pace;
use dradis_facts::content::{AttackCardId, Board, CharacterId, CivilianKind, LocationId};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space::{Area, BasestarDamage};
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_rules::books::position::{
    AreaPosition, DialPosition, LoyaltyCounts, PlaceName, Position, TurnPosition,
};
use dradis_rules::{Actor, Command, Player, decide};
use dradis_state::{Event, State, apply};

use crate::whim::{Whim, Words, small};

pub(crate) const NAMES: [&str; 6] = ["Ana", "Ben", "Cem", "Dee", "Eva", "Finn"];

/// Cards that stay in play (CYATT-6).
const LASTING: [&str; 4] = ["ambush", "cylon-swarm", "jammed-assault", "thirty-three"];

/// A game in the middle of a turn.
pub(crate) fn start(whim: &mut Whim, words: &Words) -> State {
    let names = NAMES[..3 + whim.below(4)].to_vec();
    let start = Command::StartFrom {
        players: names.iter().map(|name| player(name)).collect(),
        options: Options {
            modes: Modes {
                loyalty: Mode::Table,
                destiny: Mode::Table,
                damage: mode(whim),
                civilian_ships: mode(whim),
                dice: mode(whim),
                destinations: Mode::Table,
                super_crises: Mode::Table,
            },
            ..Options::default()
        },
        position: Box::new(position(whim, &names)),
    };
    let mut state = State::default();
    let events = decide(&state, Actor::Referee, &start, words);
    for event in events.expect("a position that can be") {
        apply(&mut state, &event);
    }
    acted(whim, &mut state);
    let helo = state.turn.active.is_some_and(|seat| {
        let character = state.seats[seat.index()].character;
        character
            .is_some_and(|character| character.facts().abilities.contains(&Ability::EcoOfficer))
    });
    state.battle.eco_used = helo && whim.percent(30);
    let pace = *whim.one(&[Pace::Teach, Pace::Steps, Pace::Fast]);
    apply(&mut state, &Event::PaceSet { pace });
    state
}

pub(crate) fn player(name: &str) -> Player {
    Player {
        name: name.to_owned(),
    }
}

pub(crate) fn mode(whim: &mut Whim) -> Mode {
    if whim.percent(70) {
        Mode::Table
    } else {
        Mode::App
    }
}

/// Cards that lie open until the jump.
fn lasting(whim: &mut Whim) -> Vec<AttackCardId> {
    LASTING
        .into_iter()
        .filter(|_| whim.percent(12))
        .map(|name| AttackCardId::find(name).expect("an attack card"))
        .collect()
}

/// Some of the ships have acted earlier in the turn.
pub(crate) fn acted(whim: &mut Whim, state: &mut State) {
    if whim.percent(60) {
        return;
    }
    for area in Area::ALL {
        let there = state.space.ships(area);
        for (ship, count) in [
            (Craft::Raider, there.alike[Craft::Raider]),
            (Craft::HeavyRaider, there.alike[Craft::HeavyRaider]),
            (Craft::Basestar, small(there.basestars.len())),
        ] {
            for _ in 0..whim.between(0, count) {
                apply(state, &Event::ShipActed { area, ship });
            }
        }
    }
}

fn position(whim: &mut Whim, names: &[&'static str]) -> Position {
    let owned = |name: &str| name.to_owned();
    let number = u16::from(whim.between(1, 12));
    let characters = characters(whim, names);
    let revealed = if whim.percent(20) {
        Some(*whim.one(names))
    } else {
        None
    };
    let humans: Vec<&str> = names
        .iter()
        .copied()
        .filter(|name| Some(*name) != revealed)
        .collect();

    let mut vipers = usize::from(Options::default().kit().pieces.ships[Craft::Viper]);
    let damaged_vipers = some(whim, &mut vipers, 3);
    let destroyed_vipers = some(whim, &mut vipers, 3);
    let mut places = BTreeMap::new();
    for name in &humans {
        let facts = characters[*name].facts();
        // Helo is not there before his second turn (CHARACTER-HELO-1).
        if facts.abilities.contains(&Ability::EcoOfficer) && usize::from(number) <= names.len() {
            continue;
        }
        let flies = facts.pilot_token && vipers > 0 && whim.percent(60);
        let place = if flies {
            vipers -= 1;
            let area = *whim.one(&Area::ALL);
            Place::Viper {
                area,
                kind: ViperKind::Viper,
            }
        } else {
            let location = any_location(whim);
            Place::Location { location }
        };
        places.insert(owned(name), PlaceName(place));
    }
    let unmanned = if whim.percent(30) {
        vipers
    } else {
        whim.below(vipers + 1)
    };
    let (destroyed_civilian_ships, civilians) = civilians(whim);
    Position {
        dials: DialPosition {
            fuel: dial(whim),
            food: dial(whim),
            morale: dial(whim),
            population: dial(whim),
        },
        characters: characters
            .iter()
            .map(|(name, character)| (owned(name), *character))
            .collect(),
        titles: [Title::President, Title::Admiral]
            .map(|title| (title, Some(any_name(whim, &humans))))
            .into(),
        turn: Some(TurnPosition {
            number,
            active: any_name(whim, names),
            step: TurnStep::ActivateCylonShips,
        }),
        places,
        skill_cards: hands(whim, names),
        nukes: Some(whim.between(0, Options::default().kit().pieces.nukes)),
        fleet: Some(whim.between(0, 4)),
        distance: Some(whim.between(4, 7)),
        boarding: boarding(whim),
        areas: Some(
            areas(whim, unmanned, civilians)
                .into_iter()
                .map(|(area, ships)| (area.into(), ships))
                .collect(),
        ),
        damaged: damaged(whim),
        spent_damage: [Resource::Food, Resource::Fuel]
            .into_iter()
            .filter(|_| whim.percent(40))
            .collect(),
        damaged_vipers,
        destroyed_vipers,
        destroyed_raptors: whim.between(0, Options::default().kit().pieces.ships[Craft::Raptor]),
        destroyed_civilian_ships,
        attack_cards: lasting(whim),
        revealed_cylons: revealed.iter().map(|name| owned(name)).collect(),
        loyalty_cards: Some(LoyaltyCounts::default()),
        ..Position::default()
    }
}

pub(crate) fn any_name(whim: &mut Whim, names: &[&str]) -> String {
    let name: &&str = whim.one(names);
    (*name).to_owned()
}

/// Up to so many of what is left.
pub(crate) fn some(whim: &mut Whim, left: &mut usize, most: usize) -> u8 {
    let count = whim.below(most.min(*left) + 1);
    *left -= count;
    small(count)
}

fn characters(whim: &mut Whim, names: &[&'static str]) -> BTreeMap<&'static str, CharacterId> {
    let mut left: Vec<CharacterId> = Options::default().kit().characters.clone();
    // Pilots fight more often than others do.
    let mut pilots = left.clone();
    pilots.retain(|character| character.facts().pilot_token);
    let mut chosen = BTreeMap::new();
    for name in names {
        let character = if !pilots.is_empty() && whim.percent(60) {
            whim.take(&mut pilots)
        } else {
            *whim.one(&left)
        };
        left.retain(|other| *other != character);
        pilots.retain(|other| *other != character);
        chosen.insert(*name, character);
    }
    chosen
}

/// Where a human may stand, mostly where something can be done.
fn any_location(whim: &mut Whim) -> LocationId {
    let mut locations: Vec<LocationId> = Options::default().kit().locations.clone();
    locations.retain(|location| {
        let facts = location.facts();
        let acts = facts.damageable && facts.id != "admirals-quarters";
        let acts = acts || facts.id == "communications";
        facts.board != Board::CYLON && (acts || whim.percent(30))
    });
    *whim.one(&locations)
}

/// A dial may stand at 0 until the turn ends.
pub(crate) fn dial(whim: &mut Whim) -> Option<u8> {
    Some(if whim.percent(3) {
        0
    } else {
        whim.between(1, 12)
    })
}

pub(crate) fn hands(whim: &mut Whim, names: &[&str]) -> BTreeMap<String, u8> {
    let most = *whim.one(&[0, 3, 12]);
    let hand = |name: &&str| ((*name).to_owned(), whim.between(0, most));
    names.iter().map(hand).collect()
}

pub(crate) fn boarding(whim: &mut Whim) -> Vec<u8> {
    let mut spaces = vec![0; 4];
    let count = *whim.one(&[0, 0, 1, 2, 3, Options::default().kit().pieces.centurions]);
    for _ in 0..count {
        // Rarely on the last space, or hardly a heavy raider would ever act.
        let space = if whim.percent(10) { 3 } else { whim.below(3) };
        spaces[space] += 1;
    }
    spaces
}

/// As many as the ship withstands (DMG-GAL-7), often.
fn damaged(whim: &mut Whim) -> Vec<LocationId> {
    let mut left: Vec<LocationId> = Options::default().kit().locations.clone();
    left.retain(|location| location.facts().damageable);
    let count = if whim.percent(30) { 5 } else { whim.below(5) };
    (0..count).map(|_| whim.take(&mut left)).collect()
}

/// The fronts of the destroyed ones, and how many are on the board.
fn civilians(whim: &mut Whim) -> (Vec<CivilianKind>, usize) {
    let of = |kind: CivilianKind| std::iter::repeat_n(kind, kind.facts().copies.into());
    let mut pile: Vec<CivilianKind> = CivilianKind::all().flat_map(of).collect();
    let most = *whim.one(&[0, 3, 12]);
    let destroyed = whim.between(0, most);
    let destroyed = (0..destroyed).map(|_| whim.take(&mut pile)).collect();
    let on_board = match whim.below(10) {
        0..3 => 0,
        3..8 => (1 + whim.below(4)).min(pile.len()),
        8 => whim.below(pile.len() + 1),
        _ => pile.len(),
    };
    (destroyed, on_board)
}

/// Ships gather in a few areas, so that they meet.
fn areas(whim: &mut Whim, unmanned: usize, civilians: usize) -> BTreeMap<Area, AreaPosition> {
    let mut areas: BTreeMap<Area, AreaPosition> = BTreeMap::new();
    let crowded = [*whim.one(&Area::ALL), *whim.one(&Area::ALL)];
    let any = |whim: &mut Whim| {
        if whim.percent(40) {
            *whim.one(&crowded)
        } else {
            *whim.one(&Area::ALL)
        }
    };
    let raiders = match whim.below(10) {
        0..2 => 0,
        2..6 => whim.below(5),
        6..8 => 5 + whim.below(10),
        _ => usize::from(Options::default().kit().pieces.ships[Craft::Raider]) - whim.below(6),
    };
    for _ in 0..raiders {
        areas.entry(any(whim)).or_default().raiders += 1;
    }
    let heavy_raiders = Options::default().kit().pieces.ships[Craft::HeavyRaider];
    for _ in 0..whim.between(0, heavy_raiders) {
        let area = if whim.percent(40) {
            *whim.one(&[Area::AftPort, Area::ForePort])
        } else {
            any(whim)
        };
        areas.entry(area).or_default().heavy_raiders += 1;
    }
    for _ in 0..unmanned {
        areas.entry(any(whim)).or_default().unmanned_vipers += 1;
    }
    for _ in 0..civilians {
        areas.entry(any(whim)).or_default().civilian_ships += 1;
    }
    for damage in basestars(whim) {
        areas.entry(any(whim)).or_default().basestars.push(damage);
    }
    areas
}

/// The damage of each basestar: less than destroys it (DMG-BASE-6).
fn basestars(whim: &mut Whim) -> Vec<Vec<BasestarDamage>> {
    let mut tokens = vec![
        BasestarDamage::CriticalHit,
        BasestarDamage::DisabledHangar,
        BasestarDamage::DisabledWeapons,
        BasestarDamage::StructuralDamage,
    ];
    let count = *whim.one(&[0, 1, 1, 2, 2, 2]);
    let mut basestars = vec![Vec::new(); count];
    for damage in &mut basestars {
        for _ in 0..whim.below(3) {
            let token = whim.take(&mut tokens);
            let hits = |damage: &[BasestarDamage]| {
                damage
                    .iter()
                    .map(|token| token.hits(Options::default().kit()))
                    .sum::<u8>()
            };
            if hits(damage) + token.hits(Options::default().kit())
                < Options::default().kit().basestar_destroyed_at
            {
                damage.push(token);
            }
        }
    }
    basestars
}

/// The seat that is active next (TURN-1).
pub(crate) fn next_seat(state: &State) -> SeatId {
    let active = state.turn.active.expect("a turn runs");
    let at = state.order.iter().position(|seat| *seat == active);
    let next = at.expect("a seat at the table") + 1;
    state.order[next % state.order.len()]
}
