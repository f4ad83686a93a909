//! The engine's words and the reference model's for the same things.

use std::collections::BTreeMap;

use dradis_facts::SeatId;
use dradis_facts::battle;
use dradis_facts::battle::{CylonShip, ShipIcon};
use dradis_facts::content::{self, AttackCardId};
use dradis_facts::craft::Craft;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space;
use dradis_facts::space::BasestarDamage;
use dradis_reference::{
    Area, Attack, AttackCard, Basestar, BasestarToken, Board, Civilian, CivilianId, CivilianKind,
    Dials, Fighter, GalacticaToken, Icon, Location, Outcome, Piece, Roll, Ships, Space,
};
use dradis_state::State;
use dradis_state::reserve::supply;
use dradis_state::turn;

/// The fronts of the civilian ships that lie on the board, which the engine does not know where the table
/// keeps them.
pub(crate) type Fronts = BTreeMap<CivilianId, CivilianKind>;

/// The board as the engine has it. Of cards that do not stay in play the engine knows nothing; they are left
/// out.
pub(crate) fn board(state: &State, fronts: &Fronts) -> Board {
    let mut board = Board {
        space: Default::default(),
        pilots: BTreeMap::new(),
        characters: BTreeMap::new(),
        reserve: supply(state).ships[Craft::Viper],
        damaged_vipers: state.reserve.damaged.vipers(),
        destroyed_vipers: state.reserve.destroyed.vipers(),
        raptors: supply(state).ships[Craft::Raptor],
        civilian_pile: Board::empty().civilian_pile,
        destroyed_civilians: Vec::new(),
        next_civilian: state.space.next_handle.into(),
        boarding: [0, 1, 2, 3].map(|space| state.boarding.on(space)),
        damage: state
            .damage
            .locations
            .iter()
            .map(|at| location(at.name()))
            .collect(),
        spent: state.damage.spent.iter().map(|dial| spent(*dial)).collect(),
        dials: Dials {
            food: state.resources.get(Resource::Food),
            fuel: state.resources.get(Resource::Fuel),
            morale: state.resources.get(Resource::Morale),
            population: state.resources.get(Resource::Population),
        },
        jump_track: state.jump.space,
        nukes: state.titles.nukes,
        in_play: state
            .battle
            .in_play
            .iter()
            .map(|card| attack_card(*card))
            .collect(),
        discarded: Default::default(),
        back_in_deck: Default::default(),
        owed_discards: 0,
        cylons: state.loyalty.revealed.iter().map(|seat| seat.0).collect(),
        active: state.turn.active.expect("a turn runs").0,
        outcome: state.outcome.as_ref().map(outcome),
    };
    for at in space::Area::ALL {
        board[area(at)] = ships(state, at);
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
    for (SeatId(seat), place) in state.places.iter() {
        match place {
            Place::Viper { area: at, kind: _ } => {
                board.pilots.insert(seat, area(at));
            }
            Place::Location { location: at } if at.facts().board == content::Board::GALACTICA => {
                board.characters.insert(seat, location(at.name()));
            }
            Place::Location { .. } | Place::OffBoard => {}
        }
    }
    board
}

/// Where a kind is missing from the pile the count of the fronts differs, which the comparison finds.
pub(crate) fn leave_pile(pile: &mut Vec<CivilianKind>, kind: CivilianKind) {
    let place = pile.iter().position(|front| *front == kind);
    if let Some(place) = place {
        pile.remove(place);
    }
}

fn ships(state: &State, at: space::Area) -> Space {
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
    let of = |total: u8, acted: u8| Ships {
        ready: total.saturating_sub(acted),
        acted,
    };
    Space {
        raiders: of(there.alike[Craft::Raider], acted[Craft::Raider]),
        heavy_raiders: of(there.alike[Craft::HeavyRaider], acted[Craft::HeavyRaider]),
        basestars: basestars.collect(),
        unmanned: there.alike[Craft::Viper],
        civilians: Vec::new(),
    }
}

pub(crate) fn outcome(outcome: &turn::Outcome) -> Outcome {
    match outcome {
        turn::Outcome::ResourcesExhausted { .. } => Outcome::ResourceGone,
        turn::Outcome::Boarded => Outcome::Boarded,
        turn::Outcome::GalacticaDestroyed { .. } => Outcome::GalacticaDestroyed,
        turn::Outcome::KobolReached
        | turn::Outcome::FinalJumpFailed { .. }
        | turn::Outcome::NoCharacterLeft
        | turn::Outcome::Declared { .. } => panic!("no battle ends so: {outcome:?}"),
    }
}

pub(crate) const fn area(area: space::Area) -> Area {
    match area {
        space::Area::Bow => Area::Bow,
        space::Area::ForeStarboard => Area::ForeStarboard,
        space::Area::AftStarboard => Area::AftStarboard,
        space::Area::Stern => Area::Stern,
        space::Area::AftPort => Area::AftPort,
        space::Area::ForePort => Area::ForePort,
    }
}

/// # Panics
/// If the name is none of an area.
pub(crate) fn area_named(name: &str) -> Area {
    let mut areas = space::Area::ALL.into_iter();
    area(areas.find(|area| area.name() == name).expect("an area"))
}

/// # Panics
/// If the name is none of a location of Galactica.
pub(crate) fn location(name: &str) -> Location {
    match name {
        "ftl-control" => Location::FtlControl,
        "weapons-control" => Location::WeaponsControl,
        "command" => Location::Command,
        "admirals-quarters" => Location::AdmiralsQuarters,
        "hangar-deck" => Location::HangarDeck,
        "armory" => Location::Armory,
        "communications" => Location::Communications,
        "research-lab" => Location::ResearchLab,
        "sickbay" => Location::Sickbay,
        "brig" => Location::Brig,
        other => panic!("{other} is no location of Galactica"),
    }
}

pub(crate) fn spent(dial: Resource) -> GalacticaToken {
    match dial {
        Resource::Food => GalacticaToken::Food,
        Resource::Fuel => GalacticaToken::Fuel,
        Resource::Morale | Resource::Population => panic!("no token costs {dial:?}"),
    }
}

pub(crate) fn galactica_token(token: dradis_facts::damage::GalacticaToken) -> GalacticaToken {
    match token {
        dradis_facts::damage::GalacticaToken::Location { location: at } => {
            GalacticaToken::At(location(at.name()))
        }
        dradis_facts::damage::GalacticaToken::Resource { resource } => spent(resource),
    }
}

/// What the option of a prompt calls a Galactica damage token.
pub(crate) fn galactica_token_named(option: &str) -> GalacticaToken {
    match option {
        "resource-food" => GalacticaToken::Food,
        "resource-fuel" => GalacticaToken::Fuel,
        name => GalacticaToken::At(location(name)),
    }
}

/// What the reference calls a basestar damage token.
///
/// # Panics
/// If it is one that the base game does not have.
pub(crate) const fn basestar_token(token: BasestarDamage) -> BasestarToken {
    match token {
        BasestarDamage::CriticalHit => BasestarToken::CriticalHit,
        BasestarDamage::DisabledHangar => BasestarToken::DisabledHangar,
        BasestarDamage::DisabledWeapons => BasestarToken::DisabledWeapons,
        BasestarDamage::StructuralDamage => BasestarToken::StructuralDamage,
        BasestarDamage::CollateralDamage | BasestarDamage::DamageToPersonnel => {
            panic!("a token of the base game")
        }
    }
}

/// What the option of a prompt calls a basestar damage token.
///
/// # Panics
/// If there is no such token.
pub(crate) fn basestar_token_named(option: &str) -> BasestarToken {
    match option {
        "token-critical-hit" => BasestarToken::CriticalHit,
        "token-disabled-hangar" => BasestarToken::DisabledHangar,
        "token-disabled-weapons" => BasestarToken::DisabledWeapons,
        "token-structural-damage" => BasestarToken::StructuralDamage,
        other => panic!("{other} is no token"),
    }
}

const CIVILIANS: [(&str, CivilianKind); 5] = [
    ("population-1", CivilianKind::OnePopulation),
    ("population-2", CivilianKind::TwoPopulation),
    ("population-and-fuel", CivilianKind::PopulationAndFuel),
    ("population-and-morale", CivilianKind::PopulationAndMorale),
    ("nothing", CivilianKind::Nothing),
];

pub(crate) fn civilian(kind: content::CivilianKind) -> CivilianKind {
    let mut kinds = CIVILIANS.into_iter();
    let kind = kinds.find(|(name, _)| *name == kind.name());
    kind.expect("a kind of civilian ship").1
}

pub(crate) fn civilian_name(kind: CivilianKind) -> &'static str {
    let mut kinds = CIVILIANS.into_iter();
    let kind = kinds.find(|(_, other)| *other == kind);
    kind.expect("a kind of civilian ship").0
}

const CARDS: [(&str, AttackCard); 11] = [
    ("ambush", AttackCard::Ambush),
    ("besieged", AttackCard::Besieged),
    ("boarding-parties", AttackCard::BoardingParties),
    ("cylon-swarm", AttackCard::CylonSwarm),
    ("heavy-assault", AttackCard::HeavyAssault),
    ("jammed-assault", AttackCard::JammedAssault),
    ("raiding-party", AttackCard::RaidingParty),
    ("surrounded", AttackCard::Surrounded),
    ("tactical-strike", AttackCard::TacticalStrike),
    ("thirty-three", AttackCard::ThirtyThree),
    ("massive-assault", AttackCard::MassiveAssault),
];

pub(crate) fn attack_card(card: AttackCardId) -> AttackCard {
    let mut cards = CARDS.into_iter();
    let card = cards.find(|(name, _)| *name == card.name());
    card.expect("an attack card").1
}

pub(crate) const fn icon(icon: ShipIcon) -> Icon {
    match icon {
        ShipIcon::Raiders => Icon::Raiders,
        ShipIcon::LaunchRaiders => Icon::LaunchRaiders,
        ShipIcon::HeavyRaiders => Icon::HeavyRaiders,
        ShipIcon::Basestars => Icon::Basestars,
    }
}

pub(crate) const fn piece(piece: Craft) -> Piece {
    match piece {
        Craft::Basestar => Piece::Basestar,
        Craft::HeavyRaider => Piece::HeavyRaider,
        Craft::Raider => Piece::Raider,
        Craft::Viper => Piece::Viper,
        Craft::CivilianShip => Piece::Civilian,
        Craft::Raptor | Craft::MarkVii | Craft::AssaultRaptor => {
            panic!("no card of the base game places them")
        }
    }
}

pub(crate) const fn fighter(ship: Craft) -> Fighter {
    match ship {
        Craft::Raider => Fighter::Raider,
        Craft::HeavyRaider => Fighter::HeavyRaider,
        Craft::Basestar
        | Craft::Viper
        | Craft::CivilianShip
        | Craft::Raptor
        | Craft::MarkVii
        | Craft::AssaultRaptor => {
            panic!("basestars launch raiders and heavy raiders alone")
        }
    }
}

/// What a die of the engine is rolled for, in the reference model's words.
pub(crate) fn roll(attack: battle::Attack) -> Roll {
    let at = |target, basestar| match target {
        CylonShip::Raider => Attack::Raider,
        CylonShip::HeavyRaider => Attack::HeavyRaider,
        CylonShip::Basestar { index: _ } => basestar,
    };
    Roll::Attack(match attack {
        battle::Attack::RaiderAtViper { .. } => Attack::Viper,
        battle::Attack::RaiderAtGalactica { .. } => Attack::GalacticaByRaider,
        battle::Attack::BasestarAtGalactica { .. } => Attack::GalacticaByBasestar,
        battle::Attack::ViperAtShip { target, .. } => at(target, Attack::BasestarByViper),
        battle::Attack::WeaponsControl { target, .. } => at(target, Attack::BasestarByGalactica),
        battle::Attack::Nuke { .. } => Attack::BasestarByNuke,
        battle::Attack::Armory { .. } => Attack::Centurion,
        battle::Attack::PegasusCic { .. }
        | battle::Attack::MainBatteries { .. }
        | battle::Attack::NukeArea { .. }
        | battle::Attack::AimedNuke { .. }
        | battle::Attack::Placing { .. } => {
            panic!(
                "the reference model of the base game has neither Pegasus nor a Cylon Fleet board"
            )
        }
        battle::Attack::Raptor { .. } => return Roll::Raptor,
        // Of the numbers that effects hang on the reference model knows FTL Control's alone.
        battle::Attack::Number { .. } => return Roll::FtlControl,
    })
}
