//! Positions of the combined game that can be: any, as long as the box holds the pieces.

use std::collections::BTreeMap;

use dradis_facts::ability::Ability;
use dradis_facts::battle::Pace;
use dradis_facts::content::{Board, CharacterId, CivilianKind, LocationId};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::kit::{Game, Kit, Objective};
use dradis_facts::options::{
    FleetNumbers, Mode, Modes, Options, PursuitShips, RaidersBeyond, StructuralAtCic,
    StructuralAtNuke, UnauthorizedUsage,
};
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space::{Area, BasestarDamage, Zone};
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_rules::books::position::{
    AreaPosition, DialPosition, LoyaltyCounts, OtherVipers, PlaceName, Position, TurnPosition,
    TurnSoFar,
};
use dradis_rules::{Actor, Command, decide};
use dradis_state::{Event, State, apply};

use crate::combined::translate::pegasus;
use crate::position::{NAMES, acted, any_name, boarding, dial, hands, mode, player, some};
use crate::whim::{Whim, Words, small};

/// Characters whose abilities touch ships and fights where nobody asks first, or who are Cylon Leaders. What
/// the others can do is not chosen, or brings nothing but another throw of a die.
const LEFT_OUT: [&str; 17] = [
    "helena-cain",
    "dee",
    "ellen-tigh",
    "kat",
    "cavil",
    "leoben-conoy",
    "caprica-six",
    "helo-pilot",
    "hot-dog",
    "aaron-doral",
    "danna-biers",
    "simon-oneill",
    "athena",
    "saul-tigh",
    "tom-zarek",
    "romo-lampkin",
    "laura-roslin",
];

/// Actions that are left in the turn that runs.
pub(crate) const ACTIONS: u8 = 6;

/// A game in the middle of a turn.
pub(crate) fn start(whim: &mut Whim, words: &Words) -> State {
    let names = NAMES[..3 + whim.below(4)].to_vec();
    let options = options(whim);
    let position = position(whim, &names, options.kit());
    let start = Command::StartFrom {
        players: names.iter().map(|name| player(name)).collect(),
        options,
        position: Box::new(position),
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

fn options(whim: &mut Whim) -> Options {
    let ionian = whim.percent(60);
    let objective = if ionian {
        Objective::IonianNebula
    } else {
        Objective::Kobol
    };
    Options {
        game: Game::combined(objective),
        modes: Modes {
            loyalty: Mode::Table,
            destiny: Mode::Table,
            damage: mode(whim),
            civilian_ships: mode(whim),
            dice: mode(whim),
            destinations: Mode::Table,
            super_crises: Mode::Table,
        },
        structural_at_cic: *whim.one(&[StructuralAtCic::None, StructuralAtCic::AddsTwo]),
        structural_at_nuke: if whim.percent(75) {
            StructuralAtNuke::Alone
        } else {
            StructuralAtNuke::None
        },
        unauthorized_usage: *whim.one(&[UnauthorizedUsage::Area, UnauthorizedUsage::Basestar]),
        raiders_beyond: *whim.one(&[RaidersBeyond::One, RaidersBeyond::Two]),
        pursuit_ships: *whim.one(&[
            PursuitShips::OneNoneTwo,
            PursuitShips::OneTwoNone,
            PursuitShips::NoneOneTwo,
            PursuitShips::NoneTwoOne,
            PursuitShips::TwoNoneOne,
            PursuitShips::TwoOneNone,
        ]),
        fleet_numbers: *whim.one(&[
            FleetNumbers::Proposed,
            FleetNumbers::PortSwapped,
            FleetNumbers::StarboardSwapped,
            FleetNumbers::BothSwapped,
        ]),
        ..Options::default()
    }
}

fn position(whim: &mut Whim, names: &[&'static str], kit: &Kit) -> Position {
    let owned = |name: &str| name.to_owned();
    // Helo is not there before his second turn (CHARACTER-HELO-1).
    let number = u16::from(whim.between(small(names.len()) + 1, 14));
    let characters = characters(whim, names, kit);
    let (cylons, humans) = cylons(whim, names);
    let lost = whim.percent(6);
    let damaged = damaged(whim, kit, lost);

    let cylon_turn = !cylons.is_empty() && whim.percent(60);
    let active = any_name(whim, if cylon_turn { &cylons } else { names });
    let mut vipers = VipersLeft::of(whim, kit);
    let mut places = BTreeMap::new();
    for name in &humans {
        let flies = characters[*name].facts().pilot_token && whim.percent(60);
        let place = if flies && !vipers.left.is_empty() {
            let kind = whim.take(&mut vipers.left);
            let area = *whim.one(&Area::ALL);
            Place::Viper { area, kind }
        } else {
            let acts = **name == active && whim.percent(40);
            Place::on(any_location(whim, kit, lost, acts))
        };
        places.insert(owned(name), PlaceName(place));
    }
    for name in &cylons {
        let location = cylon_location(whim, kit);
        places.insert(owned(name), PlaceName(Place::on(location)));
    }
    let (destroyed_civilian_ships, civilians) = civilians(whim, kit);
    let areas = areas(whim, kit, &vipers.left, civilians);
    let flying = places
        .get(&active)
        .is_some_and(|place| matches!(place.0, Place::Viper { .. }));
    let step = match whim.below(10) {
        0..4 if flying => TurnStep::Movement,
        0..6 => TurnStep::Action,
        _ => TurnStep::ActivateCylonShips,
    };
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
        titles: [Title::President, Title::Admiral, Title::Cag]
            .map(|title| (title, Some(any_name(whim, &humans))))
            .into(),
        turn: Some(TurnPosition {
            number,
            active,
            step,
        }),
        places,
        skill_cards: hands(whim, names),
        nukes: Some(whim.between(0, kit.pieces.nukes)),
        fleet: Some(whim.between(0, 4)),
        pursuit: Some(whim.between(0, 3)),
        distance: Some(whim.between(4, 7)),
        boarding: boarding(whim),
        areas: Some(areas),
        damaged,
        spent_damage: [Resource::Food, Resource::Fuel]
            .into_iter()
            .filter(|_| whim.percent(40))
            .collect(),
        damaged_vipers: vipers.damaged,
        destroyed_vipers: vipers.destroyed,
        other_vipers: Some(vipers.others.clone()),
        destroyed_raptors: whim.between(0, kit.pieces.ships[Craft::Raptor]),
        destroyed_civilian_ships,
        revealed_cylons: cylons.iter().map(|name| owned(name)).collect(),
        loyalty_cards: Some(LoyaltyCounts::default()),
        so_far: TurnSoFar {
            extra: ACTIONS - 1,
            ..TurnSoFar::default()
        },
        // The second writing knows fights alone, and no trauma, which leaves the game with that phase.
        crossroads_over: kit.crossroads.is_some(),
        ..Position::default()
    }
}

/// Up to two of them, and the others.
fn cylons<'a>(whim: &mut Whim, names: &[&'a str]) -> (Vec<&'a str>, Vec<&'a str>) {
    let count = *whim.one(&[0, 0, 1, 1, 1, 2]);
    let mut humans = names.to_vec();
    let cylons = (0..count).map(|_| whim.take(&mut humans)).collect();
    (cylons, humans)
}

/// Who somebody is, whichever of two sheets shows them (XSETUP-9).
fn person(character: CharacterId) -> &'static str {
    let facts = character.facts();
    facts.person.as_deref().unwrap_or(&facts.id)
}

fn characters(
    whim: &mut Whim,
    names: &[&'static str],
    kit: &Kit,
) -> BTreeMap<&'static str, CharacterId> {
    let mut left: Vec<CharacterId> = kit.characters.clone();
    left.retain(|character| !LEFT_OUT.contains(&character.name()));
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
        let another = |other: &CharacterId| person(*other) != person(character);
        left.retain(another);
        pilots.retain(another);
        chosen.insert(*name, character);
    }
    chosen
}

/// Vipers that are neither damaged nor destroyed, and the others.
struct VipersLeft {
    left: Vec<ViperKind>,
    damaged: u8,
    destroyed: u8,
    others: OtherVipers,
}

impl VipersLeft {
    fn of(whim: &mut Whim, kit: &Kit) -> VipersLeft {
        let of = |craft: Craft| usize::from(kit.pieces.ships[craft]);
        let mut vipers = of(Craft::Viper);
        let damaged = some(whim, &mut vipers, 3);
        let destroyed = some(whim, &mut vipers, 3);
        let mut mark_vii = of(Craft::MarkVii);
        let damaged_mark_vii = some(whim, &mut mark_vii, 3);
        let destroyed_mark_vii = some(whim, &mut mark_vii, 1);
        let start = usize::from(kit.assault_raptors_at_start);
        let gained = whim.below(of(Craft::AssaultRaptor) - start + 1);
        let mut raptors = start + gained;
        let destroyed_assault_raptors = some(whim, &mut raptors, 2);
        let kinds = [
            (ViperKind::Viper, vipers),
            (ViperKind::MarkVii, mark_vii),
            (ViperKind::AssaultRaptor, raptors),
        ];
        let each = kinds.into_iter();
        VipersLeft {
            left: each
                .flat_map(|(kind, count)| std::iter::repeat_n(kind, count))
                .collect(),
            damaged,
            destroyed,
            others: OtherVipers {
                damaged_mark_vii,
                destroyed_mark_vii,
                destroyed_assault_raptors,
                gained_assault_raptors: small(gained),
            },
        }
    }
}

/// Where a human may stand, mostly where something can be done; where the turn's own action is, if it is theirs.
fn any_location(whim: &mut Whim, kit: &Kit, lost: bool, acts: bool) -> LocationId {
    if acts && !lost {
        let name = *whim.one(&["ftl-control", "engine-room"]);
        return LocationId::find(name).expect("a location");
    }
    let mut locations: Vec<LocationId> = kit.locations.clone();
    locations.retain(|location| {
        let facts = location.facts();
        let acts = facts.damageable && !["admirals-quarters", "airlock"].contains(&location.name());
        let acts = acts || facts.id == "communications";
        let gone = lost && facts.board == pegasus();
        !facts.board.is_cylon() && !gone && (acts || whim.percent(20))
    });
    *whim.one(&locations)
}

fn cylon_location(whim: &mut Whim, kit: &Kit) -> LocationId {
    let acts = ["cylon-fleet", "basestar-bridge"];
    if whim.percent(80) {
        let name = *whim.one(&acts);
        return LocationId::find(name).expect("a location");
    }
    let mut locations: Vec<LocationId> = kit.locations.clone();
    locations.retain(|location| location.facts().board.is_cylon());
    *whim.one(&locations)
}

/// As many as the ships withstand (DMG-GAL-7, XBOARD-6), often, or all those of Pegasus.
fn damaged(whim: &mut Whim, kit: &Kit, lost: bool) -> Vec<LocationId> {
    let mut left: Vec<LocationId> = kit.locations.clone();
    left.retain(|location| location.facts().damageable);
    let (mut pegasus, mut galactica): (Vec<_>, Vec<_>) = left
        .into_iter()
        .partition(|location| location.facts().board != Board::GALACTICA);
    let count = if whim.percent(25) { 5 } else { whim.below(4) };
    let mut damaged: Vec<_> = (0..count).map(|_| whim.take(&mut galactica)).collect();
    let count = if lost {
        4
    } else {
        *whim.one(&[0, 0, 0, 1, 2, 3])
    };
    damaged.extend((0..count).map(|_| whim.take(&mut pegasus)));
    damaged
}

/// The fronts of the destroyed ones, and how many are on the board.
fn civilians(whim: &mut Whim, kit: &Kit) -> (Vec<CivilianKind>, usize) {
    let kinds = kit.civilian_ships.iter().copied();
    let of = |kind: CivilianKind| std::iter::repeat_n(kind, kind.facts().copies.into());
    let mut pile: Vec<CivilianKind> = kinds.flat_map(of).collect();
    let most = *whim.one(&[0, 3, 10]);
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

/// Ships gather in a few areas, so that they meet; often there is nothing of a type to activate.
fn areas(
    whim: &mut Whim,
    kit: &Kit,
    vipers: &[ViperKind],
    civilians: usize,
) -> BTreeMap<Zone, AreaPosition> {
    let mut areas: BTreeMap<Zone, AreaPosition> = BTreeMap::new();
    let crowded = [*whim.one(&Area::ALL), *whim.one(&Area::ALL)];
    let any = |whim: &mut Whim| {
        if whim.percent(40) {
            *whim.one(&crowded)
        } else {
            *whim.one(&Area::ALL)
        }
    };
    let raiders = usize::from(kit.pieces.ships[Craft::Raider]);
    let here = match whim.below(10) {
        0..3 => 0,
        3..6 => 1 + whim.below(5),
        6 => 6 + whim.below(8),
        _ => raiders - whim.below(6),
    };
    let beyond = match whim.below(10) {
        0..4 => 0,
        4..8 => whim.below(raiders - here + 1).min(5),
        _ => raiders - here,
    };
    for _ in 0..here {
        areas.entry(any(whim).into()).or_default().raiders += 1;
    }
    for _ in 0..beyond {
        areas
            .entry(Zone::CylonFleet(any(whim)))
            .or_default()
            .raiders += 1;
    }
    for _ in 0..kit.pieces.ships[Craft::HeavyRaider] {
        match whim.below(10) {
            0..5 => {
                let near = [Area::AftPort, Area::ForePort, any(whim)];
                let area = *whim.one(&near);
                areas.entry(area.into()).or_default().heavy_raiders += 1;
            }
            5..7 => {
                let zone = Zone::CylonFleet(any(whim));
                areas.entry(zone).or_default().heavy_raiders += 1;
            }
            _ => {}
        }
    }
    let unmanned = if whim.percent(30) {
        vipers.len()
    } else {
        whim.below(vipers.len() + 1)
    };
    let mut vipers = vipers.to_vec();
    for _ in 0..unmanned {
        let kind = whim.take(&mut vipers);
        let there = areas.entry(any(whim).into()).or_default();
        match kind {
            ViperKind::Viper => there.unmanned_vipers += 1,
            ViperKind::MarkVii => there.unmanned_mark_vii += 1,
            ViperKind::AssaultRaptor => there.unmanned_assault_raptors += 1,
        }
    }
    for _ in 0..civilians {
        areas.entry(any(whim).into()).or_default().civilian_ships += 1;
    }
    let mut tokens: Vec<BasestarDamage> = kit.basestar_damage.iter().map(|row| row.token).collect();
    let mut before = None;
    for _ in 0..kit.pieces.ships[Craft::Basestar] {
        match whim.below(10) {
            0..5 => {
                let damage = basestar(whim, kit, &mut tokens);
                // Now and then with the other one, or alone in its area.
                let mut zones = Area::ALL.into_iter().map(Zone::from);
                let empty = zones.rfind(|zone| !areas.contains_key(zone));
                let zone = before.or(empty).filter(|_| whim.percent(55));
                let zone = zone.unwrap_or_else(|| any(whim).into());
                areas.entry(zone).or_default().basestars.push(damage);
                before = Some(zone);
            }
            5..7 => {
                let there = areas.entry(Zone::CylonFleet(any(whim))).or_default();
                there.basestars.push(Vec::new());
            }
            _ => {}
        }
    }
    areas
}

/// The damage of a basestar: less than destroys it (DMG-BASE-6).
fn basestar(whim: &mut Whim, kit: &Kit, tokens: &mut Vec<BasestarDamage>) -> Vec<BasestarDamage> {
    let mut damage = Vec::new();
    let mut hits = 0;
    for _ in 0..whim.below(3) {
        let structural = BasestarDamage::StructuralDamage;
        let at = tokens.iter().position(|token| *token == structural);
        let token = match at.filter(|_| whim.percent(40)) {
            Some(at) => tokens.remove(at),
            None => whim.take(tokens),
        };
        if hits + token.hits(kit) < kit.basestar_destroyed_at {
            hits += token.hits(kit);
            damage.push(token);
        }
    }
    damage
}
