//! The base game with all expansions (Pegasus, Exodus, Daybreak).

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use super::{Arrivals, Hull, IonianFacts, Kit, NewCapricaFacts, NukeAt, Objective, Players, base};
use crate::content::{
    AllyId, AreaFacts, BasestarDamageFacts, Board, Boards, Cards, CharacterId, CrisisDeck,
    CrisisId, DeckCounts, Deeds, DestinationId, HeldKind, HullFacts, LocationId, LoyaltyCard,
    LoyaltyDeck, MissionId, MoreFiles, PieceCounts, QuorumId, Rows, SkillCardId, SkillType,
    Thresholds, read,
};
use crate::craft::Counts;
use crate::mark::RuleId;
use crate::titles::Title;

const KIT: &str = include_str!("../../content/combined/kit.json");
const LOCATIONS: &str = include_str!("../../content/combined/locations.json");
const SKILL_CARDS: &str = include_str!("../../content/combined/skill_cards.json");
const LOYALTY: &str = include_str!("../../content/combined/loyalty.json");

/// Boards and kinds of held cards that the expansions bring.
pub(super) fn boards() -> &'static Boards {
    static BOARDS: OnceLock<Boards> = OnceLock::new();
    BOARDS.get_or_init(|| read(KIT))
}

/// Their rows.
pub(super) fn rows() -> &'static Rows {
    static ROWS: OnceLock<Rows> = OnceLock::new();
    ROWS.get_or_init(|| {
        let files = MoreFiles {
            characters: include_str!("../../content/combined/characters.json"),
            loyalty: LOYALTY,
            locations: LOCATIONS,
            skill_cards: SKILL_CARDS,
        };
        Rows::read(&files).expect("the embedded rows")
    })
}

/// What they do.
pub(super) fn deeds() -> &'static Deeds {
    static DEEDS: OnceLock<Deeds> = OnceLock::new();
    DEEDS.get_or_init(|| {
        let abilities = include_str!("../../content/combined/abilities.json");
        Deeds::of_box(LOCATIONS, abilities, SKILL_CARDS).expect("the embedded deeds")
    })
}

/// Their cards.
pub(super) fn cards() -> &'static Cards {
    static CARDS: OnceLock<Cards> = OnceLock::new();
    CARDS.get_or_init(|| {
        let crises = include_str!("../../content/combined/crises.json");
        let destinations = include_str!("../../content/combined/destinations.json");
        let quorum = include_str!("../../content/combined/quorum.json");
        let mutiny = include_str!("../../content/combined/mutiny.json");
        let motives = include_str!("../../content/combined/motives.json");
        let missions = include_str!("../../content/combined/missions.json");
        let crossroads = include_str!("../../content/combined/crossroads.json");
        Cards::of(crises, destinations, quorum, LOYALTY)
            .and_then(|cards| cards.with_held(mutiny, motives))
            .and_then(|cards| cards.with_missions(missions))
            .and_then(|cards| cards.with_allies(include_str!("../../content/combined/allies.json")))
            .and_then(|cards| cards.with_crossroads(crossroads))
            .expect("the embedded cards")
    })
}

#[derive(Deserialize)]
struct KitFile {
    players: Players,
    lines: BTreeMap<Title, Vec<String>>,
    skill_types: Vec<SkillType>,
    hulls: Vec<HullFacts>,
    areas: Vec<AreaFacts>,
    pursuit: Pursuit,
    without: Without,
    more_loyalty: More,
    pieces: PieceCounts,
    at_start: AtStart,
    ionian_nebula: Alternative,
    new_caprica: NewCaprica,
    earth: LaidOut,
    crossroads: Crossroads,
    nukes_at_start: Nukes,
    nuke_at: UsedOn,
    miracles: Miracles,
    hands_on: HandsOn,
    limits: Limits,
    decks: DeckCounts,
    distances: Distances,
    lay_out: Listed,
}

#[derive(Deserialize)]
struct Pursuit {
    civilian_ships: Vec<u8>,
}

/// What a page lists before the game.
#[derive(Deserialize)]
struct Listed {
    laid: Vec<RuleId>,
}

/// What an objective has in the place of other pieces.
#[derive(Deserialize)]
struct Alternative {
    basestar_damage: Vec<BasestarDamageFacts>,
    lay_out: Vec<RuleId>,
    trauma: u8,
    allies: u8,
}

/// What New Caprica is played with.
#[derive(Deserialize)]
struct NewCaprica {
    lay_out: Vec<RuleId>,
    crises: u8,
    forces: u8,
    returns: Arrivals,
}

/// What Earth is played with, beside its Mission cards.
#[derive(Deserialize)]
struct LaidOut {
    lay_out: Vec<RuleId>,
}

/// What the Crossroads phase is played with.
#[derive(Deserialize)]
struct Crossroads {
    lay_out: Vec<RuleId>,
    battle: Arrivals,
}

/// Where vipers are when the game begins.
#[derive(Deserialize)]
struct AtStart {
    damaged: Counts,
    assault_raptors: u8,
}

/// What is taken out before the set-up (XCOMP-1), beside the attack cards and what a row replaces.
#[derive(Deserialize)]
struct Without {
    loyalty: Vec<String>,
    destinations: Vec<String>,
}

/// Copies of cards of another box's row.
#[derive(Deserialize)]
struct More {
    copies: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
struct Nukes {
    nukes: u8,
}

#[derive(Deserialize)]
struct UsedOn {
    at: NukeAt,
}

#[derive(Deserialize)]
struct Miracles {
    at_start: u8,
}

#[derive(Deserialize)]
struct Limits {
    quorum: u8,
    leader_at_start: u8,
}

#[derive(Deserialize)]
struct HandsOn {
    within: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Distances {
    kobol: Thresholds,
    new_caprica: Thresholds,
    ionian_nebula: Thresholds,
    earth: Thresholds,
}

#[derive(Deserialize)]
struct Decks {
    decks: Vec<LoyaltyDeck>,
}

pub(super) fn kit(objective: Objective) -> &'static Kit {
    static KITS: [OnceLock<Kit>; 4] = [const { OnceLock::new() }; 4];
    KITS[objective as usize].get_or_init(|| with(objective))
}

fn with(objective: Objective) -> Kit {
    let file: KitFile = read(KIT);
    let rows = rows();
    let mut kit = base::kit().clone();
    kit.rules = 15;
    kit.players = file.players;
    kit.characters.extend(CharacterId::of(&rows.characters));
    let characters = |names: Vec<String>| {
        names
            .iter()
            .filter_map(|name| CharacterId::find(name))
            .collect()
    };
    let lines = file.lines.into_iter();
    kit.lines = lines
        .map(|(title, names)| (title, characters(names)))
        .collect();
    kit.zones.extend(file.areas);
    kit.pursuit = file.pursuit.civilian_ships;
    let on_new_caprica = objective == Objective::NewCaprica;
    let to_earth = objective == Objective::Earth;
    // The components of another objective stay in the box.
    let comes_out = |board: Board| {
        let of_earth = board == Board::DEMETRIUS || board == Board::REBEL_BASESTAR;
        (on_new_caprica || board != Board::NEW_CAPRICA) && (to_earth || !of_earth)
    };
    kit.boards
        .extend(Board::of(&boards().boards).filter(|board| comes_out(*board)));
    let in_the_nebula = objective == Objective::IonianNebula;
    let of_nebula = [HeldKind::TRAUMA, HeldKind::CROSSROADS];
    kit.held.extend(
        HeldKind::of(&boards().held).filter(|kind| in_the_nebula || !of_nebula.contains(kind)),
    );

    kit.overlaid = LocationId::of(&rows.locations)
        .filter_map(|location| {
            let below = LocationId::find(location.facts().replaces.as_deref()?)?;
            Some((below, location))
        })
        .collect();
    let under = |location: &LocationId| kit.overlaid.contains_key(location);
    let mut locations: Vec<LocationId> = kit.locations.clone();
    locations.retain(|location| !under(location));
    locations.extend(LocationId::of(&rows.locations).filter(|location| {
        let hub = *location == LocationId::HUB_DESTROYED;
        comes_out(location.facts().board) && (to_earth || !hub)
    }));
    locations.sort_by_key(|location| {
        kit.boards
            .iter()
            .position(|board| *board == location.facts().board)
    });
    kit.locations = locations;

    let Without {
        loyalty,
        destinations,
    } = file.without;
    kit.loyalty
        .retain(|card| !loyalty.iter().any(|name| name == card.name()));
    kit.loyalty.extend(LoyaltyCard::of(&rows.loyalty));
    let more = file.more_loyalty.copies.into_iter();
    kit.more_loyalty = more
        .filter_map(|(name, copies)| Some((LoyaltyCard::find(&name)?, copies)))
        .collect();
    kit.loyalty_decks = read::<Decks>(LOYALTY).decks;
    kit.nukes_at_start = file.nukes_at_start.nukes;
    kit.nuke_at = file.nuke_at.at;
    kit.escorts = true;
    kit.miracles = file.miracles.at_start;
    kit.cylon_draws_differ = true;
    kit.replaced_first = true;
    kit.quorum_limit = Some(file.limits.quorum);
    kit.leader_at_start = file.limits.leader_at_start;
    kit.the_free_take_titles = true;
    kit.chosen_are_sent = true;
    kit.weighs_words = true;
    kit.lay_out = file.lay_out.laid;
    kit.hands_on_within = Some(file.hands_on.within);

    let replaced = |card: &SkillCardId| {
        let by = rows.skill_cards.iter();
        let mut by = by.filter_map(|row| row.replaces.as_deref());
        by.any(|name| name == card.name())
    };
    kit.skill_cards.retain(|card| !replaced(card));
    kit.bring_skill_cards(&file.skill_types, SkillCardId::of(&rows.skill_cards));

    let cards = cards();
    kit.crises.extend(
        CrisisId::of(&cards.crises)
            .filter(|card| on_new_caprica || card.facts().deck != CrisisDeck::NewCaprica),
    );
    kit.attack_cards.clear();
    kit.destinations
        .retain(|card| !destinations.iter().any(|name| name == card.name()));
    let brought = DestinationId::of(&cards.destinations);
    kit.destinations
        .extend(brought.filter(|card| !destinations.iter().any(|name| name == card.name())));
    kit.quorum.extend(QuorumId::of(&cards.quorum));

    kit.hulls.extend(file.hulls.iter().map(Hull::of));
    kit.pieces = file.pieces;
    kit.damaged_at_start = file.at_start.damaged;
    kit.assault_raptors_at_start = file.at_start.assault_raptors;
    kit.decks = file.decks;
    if on_new_caprica {
        let NewCaprica {
            lay_out,
            crises,
            forces,
            returns,
        } = file.new_caprica;
        kit.lay_out.extend(lay_out);
        kit.new_caprica = Some(NewCapricaFacts {
            crises,
            forces,
            returns,
        });
    }
    if to_earth {
        kit.lay_out.extend(file.earth.lay_out);
        kit.missions.extend(MissionId::of(&cards.missions));
    }
    if in_the_nebula {
        let Alternative {
            basestar_damage,
            lay_out,
            trauma,
            allies,
        } = file.ionian_nebula;
        kit.basestar_damage = basestar_damage;
        kit.lay_out.extend(lay_out);
        kit.ionian = Some(IonianFacts {
            trauma,
            first_allies: allies,
            allies: AllyId::of(&cards.allies).collect(),
        });
        kit.lay_out.extend(file.crossroads.lay_out);
        kit.crossroads = Some(file.crossroads.battle);
    }
    kit.distances = match objective {
        Objective::Kobol => file.distances.kobol,
        Objective::NewCaprica => file.distances.new_caprica,
        Objective::IonianNebula => file.distances.ionian_nebula,
        Objective::Earth => file.distances.earth,
    };
    kit
}
