//! The engine's words and the second writing's for the things of the combined game.

use dradis_facts::battle::{self, CylonShip};
use dradis_facts::choice::Choice;
use dradis_facts::content::{self, LocationId};
use dradis_facts::craft::{Counts, ViperKind};
use dradis_facts::damage;
use dradis_facts::options::{
    FleetNumbers, Options, PursuitShips, RaidersBeyond, StructuralAtCic, StructuralAtNuke,
    UnauthorizedUsage,
};
use dradis_facts::places;
use dradis_facts::resources::Resource;
use dradis_facts::seat::SeatId;
use dradis_facts::space::{self, BasestarDamage, Zone};
use dradis_facts::titles::Title;
use dradis_reference::combined::{
    self as second, Activation, Attack, Basestar, BasestarToken, Board, Craft, Crafts,
    CylonLocation, Flight, Kind, NukeTable, PegasusLocation, Place, Roll, Space, Target, TokenSet,
    Viper, Waiting,
};
use dradis_reference::{Area, Civilian, Dials, GalacticaToken, Ships};
use dradis_state::State;
use dradis_state::reserve::supply;

use crate::translate::{Fronts, area, civilian, leave_pile, location, outcome, spent};

/// Nukes in the box (XNUKE-4).
const NUKES: u8 = 3;

/// The board as the engine has it.
pub(crate) fn board(state: &State, fronts: &Fronts) -> Board {
    let left = supply(state).ships;
    let pegasus = !state.has_lost(pegasus());
    let holder = |title| state.titles.holder(title).map_or(u8::MAX, |seat| seat.0);
    let mut board = Board {
        options: options(&state.options),
        pursuit: state.space.pursuit,
        reserve: crafts(&left),
        damaged: crafts(&state.reserve.damaged),
        destroyed: crafts(&state.reserve.destroyed),
        raptors: left[dradis_facts::craft::Craft::Raptor],
        civilian_pile: Board::empty().civilian_pile,
        next_civilian: state.space.next_handle.into(),
        boarding: [0, 1, 2, 3].map(|space| state.boarding.on(space)),
        spent: state.damage.spent.iter().map(|dial| spent(*dial)).collect(),
        pegasus,
        colonial_one: true,
        basestar_tokens: if state.kit().basestar_damage.len() > TokenSet::Base.tokens().len() {
            TokenSet::Alternative
        } else {
            TokenSet::Base
        },
        dials: Dials {
            food: state.resources.get(Resource::Food),
            fuel: state.resources.get(Resource::Fuel),
            morale: state.resources.get(Resource::Morale),
            population: state.resources.get(Resource::Population),
        },
        jump_track: state.jump.space,
        engine_room: state.turn.remembered.jump_icon,
        nukes: state.titles.nukes,
        nukes_beside: if state.titles.no_more_nukes {
            0
        } else {
            NUKES - state.titles.nukes
        },
        cylons: state.loyalty.revealed.iter().map(|seat| seat.0).collect(),
        active: state.turn.active.expect("a turn runs").0,
        admiral: holder(Title::Admiral),
        cag: holder(Title::Cag),
        outcome: state.outcome.as_ref().map(outcome),
        ..Board::default()
    };
    for at in space::Area::ALL {
        board[area(at)] = ships(state, at);
        *board.waiting_mut(area(at)) = waiting(state, at);
    }
    for ship in &state.space.civilians {
        let id = ship.handle.0.into();
        let kind = ship.kind.reveal().map_or_else(|| fronts[&id], civilian);
        board[area(ship.area)].civilians.push(Civilian { id, kind });
        leave_pile(&mut board.civilian_pile, kind);
    }
    for kind in &state.space.destroyed_civilians {
        leave_pile(&mut board.civilian_pile, civilian(*kind));
        board.destroyed_civilians.push(civilian(*kind));
    }
    board.destroyed_civilians.sort_unstable();
    for at in state.damage.locations.iter().copied() {
        if at.facts().board == content::Board::GALACTICA {
            board.galactica_damage.insert(location(at.name()));
        } else if pegasus {
            board.pegasus_damage.insert(pegasus_location(at.name()));
        }
    }
    for (SeatId(seat), at) in state.places.iter() {
        match at {
            places::Place::Viper { area: at, kind } => {
                let (craft, area) = (craft(kind), area(at));
                board.pilots.insert(seat, Flight { craft, area });
            }
            places::Place::Location { location } => {
                board.characters.insert(seat, place(location));
            }
            places::Place::OffBoard => {}
        }
    }
    for seat in (0u8..).take(state.seats.len()) {
        board.hands.insert(seat, state.hands.of(SeatId(seat)));
    }
    board
}

/// What this table plays where the rules leave it open.
fn options(options: &Options) -> second::Options {
    let [stern, bow] = [Area::Stern, Area::Bow];
    let [aft_port, fore_port] = [Area::AftPort, Area::ForePort];
    let [aft_starboard, fore_starboard] = [Area::AftStarboard, Area::ForeStarboard];
    let numbers = match options.fleet_numbers {
        FleetNumbers::Proposed => [aft_port, aft_starboard, fore_port, fore_starboard],
        FleetNumbers::PortSwapped => [fore_port, aft_starboard, aft_port, fore_starboard],
        FleetNumbers::StarboardSwapped => [aft_port, fore_starboard, fore_port, aft_starboard],
        FleetNumbers::BothSwapped => [fore_port, fore_starboard, aft_port, aft_starboard],
    };
    let [two, three, four, five] = numbers;
    second::Options {
        numbers: [stern, two, three, four, five, bow],
        pursuit: match options.pursuit_ships {
            PursuitShips::OneNoneTwo => [1, 0, 2],
            PursuitShips::OneTwoNone => [1, 2, 0],
            PursuitShips::NoneOneTwo => [0, 1, 2],
            PursuitShips::NoneTwoOne => [0, 2, 1],
            PursuitShips::TwoNoneOne => [2, 0, 1],
            PursuitShips::TwoOneNone => [2, 1, 0],
        },
        raiders_placed: match options.raiders_beyond {
            RaidersBeyond::One => 1,
            RaidersBeyond::Two => 2,
        },
        structural_at_cic: match options.structural_at_cic {
            StructuralAtCic::None => false,
            StructuralAtCic::AddsTwo => true,
        },
        structural_at_nuke: match options.structural_at_nuke {
            StructuralAtNuke::Alone => true,
            StructuralAtNuke::None => false,
        },
        unauthorized: match options.unauthorized_usage {
            UnauthorizedUsage::Area => NukeTable::Area,
            UnauthorizedUsage::Basestar => NukeTable::Basestar,
        },
        ..second::Options::default()
    }
}

/// The ship Pegasus.
pub(crate) fn pegasus() -> content::Board {
    let airlock = LocationId::find("airlock").expect("a location");
    airlock.facts().board
}

fn crafts(counts: &Counts) -> Crafts {
    let [vipers, mark_vii, assault_raptors] = ViperKind::ALL.map(|kind| counts[kind.craft()]);
    Crafts {
        vipers,
        mark_vii,
        assault_raptors,
    }
}

fn ships(state: &State, at: space::Area) -> Space {
    use dradis_facts::craft::Craft;

    let there = state.space.ships(at);
    let acted = state.battle.acted(at);
    // Those that came first have acted first.
    let basestars = (0u8..).zip(&there.basestars).map(|(index, ship)| Basestar {
        damage: ship
            .damage
            .iter()
            .map(|token| basestar_token(*token))
            .collect(),
        acted: index < acted[Craft::Basestar],
    });
    let of = |craft: Craft| Ships {
        ready: there.alike[craft].saturating_sub(acted[craft]),
        acted: acted[craft],
    };
    Space {
        raiders: of(Craft::Raider),
        heavy_raiders: of(Craft::HeavyRaider),
        basestars: basestars.collect(),
        unmanned: crafts(&there.alike),
        civilians: Vec::new(),
    }
}

/// # Panics
/// If a basestar there carries damage, which it has left behind (XJUMP-2).
fn waiting(state: &State, at: space::Area) -> Waiting {
    use dradis_facts::craft::Craft;

    let there = state.space.ships(Zone::CylonFleet(at));
    let whole = there.basestars.iter().all(|ship| ship.damage.is_empty());
    assert!(whole, "damaged basestars beyond {at:?}");
    let [raiders, heavy_raiders, basestars] =
        [Craft::Raider, Craft::HeavyRaider, Craft::Basestar].map(|craft| there.count(craft));
    Waiting {
        raiders,
        heavy_raiders,
        basestars,
    }
}

pub(crate) const fn craft(kind: ViperKind) -> Craft {
    match kind {
        ViperKind::Viper => Craft::Viper,
        ViperKind::MarkVii => Craft::MarkVii,
        ViperKind::AssaultRaptor => Craft::AssaultRaptor,
    }
}

/// # Panics
/// If it is no Cylon ship.
pub(crate) const fn kind(craft: dradis_facts::craft::Craft) -> Kind {
    use dradis_facts::craft::Craft;

    match craft {
        Craft::Raider => Kind::Raider,
        Craft::HeavyRaider => Kind::HeavyRaider,
        Craft::Basestar => Kind::Basestar,
        Craft::Viper
        | Craft::CivilianShip
        | Craft::Raptor
        | Craft::MarkVii
        | Craft::AssaultRaptor => panic!("a Cylon ship"),
    }
}

/// # Panics
/// If the name is none of a location of Pegasus.
fn pegasus_location(name: &str) -> PegasusLocation {
    match name {
        "pegasus-cic" => PegasusLocation::Cic,
        "airlock" => PegasusLocation::Airlock,
        "main-batteries" => PegasusLocation::MainBatteries,
        "engine-room" => PegasusLocation::EngineRoom,
        other => panic!("{other} is no location of Pegasus"),
    }
}

/// # Panics
/// If the location is on none of the boards of a game to Kobol.
pub(crate) fn place(at: LocationId) -> Place {
    let name = at.name();
    let board = at.facts().board;
    if board == content::Board::GALACTICA {
        return Place::Galactica(location(name));
    }
    if board == content::Board::COLONIAL_ONE {
        return Place::ColonialOne;
    }
    if board == pegasus() {
        return Place::Pegasus(pegasus_location(name));
    }
    Place::Cylon(match name {
        "caprica-overlay" => CylonLocation::Caprica,
        "cylon-fleet" => CylonLocation::CylonFleet,
        "human-fleet-overlay" => CylonLocation::HumanFleet,
        "resurrection-ship-overlay" => CylonLocation::ResurrectionShip,
        "basestar-bridge" => CylonLocation::BasestarBridge,
        other => panic!("{other} is no location of the Cylons"),
    })
}

/// A damage token of one of the two ships.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Token {
    Galactica(GalacticaToken),
    Pegasus(PegasusLocation),
}

pub(crate) fn token(token: damage::GalacticaToken) -> Token {
    match token {
        damage::GalacticaToken::Location { location: at } if at.facts().board == pegasus() => {
            Token::Pegasus(pegasus_location(at.name()))
        }
        damage::GalacticaToken::Location { location: at } => {
            Token::Galactica(GalacticaToken::At(location(at.name())))
        }
        damage::GalacticaToken::Resource { resource } => Token::Galactica(spent(resource)),
    }
}

pub(crate) const fn basestar_token(token: BasestarDamage) -> BasestarToken {
    match token {
        BasestarDamage::CriticalHit => BasestarToken::CriticalHit,
        BasestarDamage::DisabledHangar => BasestarToken::DisabledHangar,
        BasestarDamage::DisabledWeapons => BasestarToken::DisabledWeapons,
        BasestarDamage::StructuralDamage => BasestarToken::StructuralDamage,
        BasestarDamage::CollateralDamage => BasestarToken::CollateralDamage,
        BasestarDamage::DamageToPersonnel => BasestarToken::DamageToPersonnel,
    }
}

pub(crate) fn target(at: space::Area, ship: CylonShip) -> Target {
    match ship {
        CylonShip::Raider => Target::Raider(area(at)),
        CylonShip::HeavyRaider => Target::HeavyRaider(area(at)),
        CylonShip::Basestar { index } => Target::Basestar(area(at), index.into()),
    }
}

/// What an answer has a viper do; which of several escorts a ship is of no account.
pub(crate) fn activation(
    choice: Choice,
    pilot: Option<SeatId>,
    state: &State,
) -> Option<Activation> {
    let viper = |kind, at| match pilot {
        Some(SeatId(seat)) => Viper::Piloted(seat),
        None => Viper::Unmanned(craft(kind), area(at)),
    };
    if let Choice::Launch(at, kind) = choice {
        return Some(Activation::Launch(craft(kind), area(at)));
    }
    if let Choice::Move(from, to, kind) = choice {
        return Some(Activation::Move(viper(kind, from), area(to)));
    }
    if let Choice::AttackShip(at, ship) = choice {
        let viper = viper(ViperKind::Viper, at);
        return Some(Activation::Attack(viper, target(at, ship)));
    }
    if let Choice::AttackWith(at, ship, kind) = choice {
        return Some(Activation::Attack(viper(kind, at), target(at, ship)));
    }
    if let Choice::Escort(ship) = choice {
        let mut ships = state.space.civilians.iter();
        let at = ships.find(|other| other.handle == ship)?.area;
        let kind = match pilot {
            Some(_) => ViperKind::Viper,
            None => unmanned(state, at).next()?,
        };
        return Some(Activation::Escort(viper(kind, at), ship.0.into()));
    }
    None
}

/// The kinds of the vipers without a pilot in an area.
pub(crate) fn unmanned(state: &State, at: space::Area) -> impl Iterator<Item = ViperKind> {
    let there = state.space.ships(at).alike;
    let kinds = ViperKind::ALL.into_iter();
    kinds.filter(move |kind| there[kind.craft()] > 0)
}

/// What a die is rolled for; `None` for a number on which something hangs that the die does not name.
pub(crate) fn roll(attack: battle::Attack) -> Option<Roll> {
    let at = |target, basestar| match target {
        CylonShip::Raider => Attack::Raider,
        CylonShip::HeavyRaider => Attack::HeavyRaider,
        CylonShip::Basestar { index: _ } => basestar,
    };
    Some(Roll::Attack(match attack {
        battle::Attack::RaiderAtViper { kind, .. } => Attack::On(craft(kind)),
        battle::Attack::RaiderAtGalactica { .. } => Attack::ShipByRaider,
        battle::Attack::BasestarAtGalactica { .. } => Attack::ShipByBasestar,
        battle::Attack::ViperAtShip { target, kind, .. } => {
            at(target, Attack::BasestarBy(craft(kind)))
        }
        battle::Attack::WeaponsControl { target, .. } => at(target, Attack::BasestarByGalactica),
        battle::Attack::Nuke { .. } => Attack::BasestarByNuke,
        battle::Attack::NukeArea { .. } | battle::Attack::AimedNuke { .. } => Attack::AreaByNuke,
        battle::Attack::Armory { .. } => Attack::Centurion,
        battle::Attack::PegasusCic { .. } => return Some(Roll::PegasusCic),
        battle::Attack::MainBatteries { .. } => return Some(Roll::MainBatteries),
        battle::Attack::Raptor { .. } => return Some(Roll::Raptor),
        battle::Attack::Placing { ship, .. } => return Some(Roll::Placing(kind(ship))),
        battle::Attack::Number { .. } => return None,
    }))
}
