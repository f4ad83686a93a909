//! The data files hold the box.

use std::collections::BTreeSet;

use dradis_facts::checks;
use dradis_facts::content::{
    Board, CharacterId, CivilianKind, ExtraLoyalty, LocationId, LoyaltyCard, Start,
};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::effect::Effect;
use dradis_facts::kit::Game;
use dradis_facts::options::Options;
use dradis_facts::resources::{Resource, is_red};
use dradis_facts::space::{Area, Zone};
use dradis_state::agenda::Work;
use serde_json::json;

#[test]
fn ten_characters_and_sixteen_loyalty_cards_are_in_the_box() {
    let content = Options::default().kit();
    assert_eq!(content.characters.len(), 10);
    assert_eq!(
        content
            .loyalty
            .iter()
            .map(|card| u32::from(card.facts().copies))
            .sum::<u32>(),
        16
    );
    for title in content.titles() {
        let line = &content.lines[&title];
        let everybody: BTreeSet<CharacterId> = content.characters.iter().copied().collect();
        assert_eq!(line.len(), 10, "{title:?}");
        assert_eq!(line.iter().copied().collect::<BTreeSet<_>>(), everybody);
    }
    let extra = |when| {
        let with = content
            .characters
            .iter()
            .filter(move |c| c.facts().extra_loyalty == when);
        with.map(|c| c.name()).collect::<Vec<_>>()
    };
    assert_eq!(extra(ExtraLoyalty::AtStart), ["gaius-baltar"]);
    assert_eq!(extra(ExtraLoyalty::SleeperPhase), ["boomer"]);
}

#[test]
fn red_begins_at_half_of_the_printed_start() {
    checks!("RES-4");
    for resource in Resource::ALL {
        let half = Options::default().kit().dial(resource).start / 2;
        assert!(
            is_red(Options::default().kit(), resource, half)
                && !is_red(Options::default().kit(), resource, half + 1),
            "{resource:?}"
        );
    }
}

#[test]
fn debug_output_names_characters_and_no_loyalty_card_and_no_civilian_ship() {
    let character = CharacterId::find("helo").expect("a character");
    assert_eq!(format!("{character:?}"), "helo");
    for card in LoyaltyCard::all() {
        assert_eq!(format!("{card:?}"), "LoyaltyCard");
    }
    for kind in CivilianKind::all() {
        assert_eq!(format!("{kind:?}"), "CivilianKind");
    }
}

#[test]
fn the_locations_are_those_of_the_board() {
    let on = |board| {
        let rows = Options::default().kit().locations.iter();
        rows.filter(|location| location.facts().board == board)
            .count()
    };
    assert_eq!(
        (
            on(Board::GALACTICA),
            on(Board::COLONIAL_ONE),
            on(Board::CYLON)
        ),
        (10, 3, 4)
    );
    let names = |wanted: fn(&dradis_facts::content::Location) -> bool| -> Vec<&str> {
        let rows = Options::default().kit().locations.iter();
        rows.filter(|row| wanted(row.facts()))
            .map(|row| row.name())
            .collect()
    };
    assert_eq!(names(|row| row.hazardous), ["sickbay", "brig"]);
    let damageable = names(|row| row.damageable);
    let tokens: Vec<&str> = Options::default()
        .kit()
        .hull(Board::GALACTICA)
        .damage
        .iter()
        .filter_map(|token| match token {
            GalacticaToken::Location { location } => Some(location.name()),
            GalacticaToken::Resource { .. } => None,
        })
        .collect();
    assert_eq!(
        tokens, damageable,
        "a token for each location that can be damaged"
    );
    assert_eq!(
        Options::default().kit().hull(Board::GALACTICA).damage.len(),
        8
    );
}

#[test]
fn every_start_is_a_location_of_the_board() {
    for character in &Options::default().kit().characters {
        let Start::Locations(names) = &character.facts().start else {
            continue;
        };
        assert!(!names.is_empty(), "{}", character.name());
        for name in names {
            assert!(LocationId::find(name).is_some(), "{name}");
        }
    }
}

#[test]
fn galactica_is_a_ship_with_damage_tokens_and_every_damageable_location_is_on_one() {
    let kit = Options::default().kit();
    let galactica = Board::find("galactica").expect("the board");
    assert_eq!(kit.hull(galactica).destroyed_at, 6);
    for location in kit.locations.iter().filter(|one| one.facts().damageable) {
        assert!(
            kit.hulls
                .iter()
                .any(|hull| hull.board == location.facts().board)
        );
    }
}

#[test]
fn galactica_need_not_be_named_where_a_ship_is_damaged() {
    let hull = Board::GALACTICA;
    let tokens = 1;
    let alone = false;
    let effect = json!({ "do": "damage-galactica", "tokens": tokens });
    let work = json!({ "type": "draw-damage" });
    assert_eq!(json!(Effect::Damage { hull, tokens }), effect);
    assert_eq!(json!(Work::DrawDamage { hull, alone }), work);
    let read: Effect = serde_json::from_value(effect).expect("an effect");
    assert_eq!(read, Effect::Damage { hull, tokens });
    let read: Work = serde_json::from_value(work).expect("work");
    assert_eq!(read, Work::DrawDamage { hull, alone });
    let hull = Board::COLONIAL_ONE;
    let named = json!({ "type": "draw-damage", "hull": "colonial-one" });
    assert_eq!(json!(Work::DrawDamage { hull, alone }), named);
    let (hull, alone) = (Board::GALACTICA, true);
    let hers = json!({ "type": "draw-damage", "alone": true });
    assert_eq!(json!(Work::DrawDamage { hull, alone }), hers);
}

#[test]
fn locations_that_rules_know_by_name_are_in_every_kit() {
    for game in Game::ALL {
        let kit = Options {
            game: *game,
            ..Options::default()
        }
        .kit();
        for location in [
            LocationId::SICKBAY,
            LocationId::BRIG,
            LocationId::HANGAR_DECK,
            LocationId::RESURRECTION_SHIP,
        ] {
            let there = kit.standing_for(location);
            assert!(kit.locations.contains(&there), "{location:?}");
        }
    }
}

#[test]
fn the_areas_stand_in_ring_order() {
    let rows: Vec<Zone> = Options::default()
        .kit()
        .zones
        .iter()
        .map(|row| row.id)
        .collect();
    assert_eq!(rows, Area::ALL.map(Zone::Space));
    let words = Area::ALL.map(|area| serde_json::to_value(area).expect("a word"));
    assert_eq!(words, Area::ALL.map(|area| serde_json::json!(area.name())));
}

#[test]
fn twelve_civilian_ships_carry_what_was_counted() {
    let (mut ships, mut population, mut fuel, mut morale) = (0, 0, 0, 0);
    for kind in &Options::default().kit().civilian_ships {
        ships += kind.facts().copies;
        population += kind.facts().copies * kind.facts().population;
        fuel += kind.facts().copies * kind.facts().fuel;
        morale += kind.facts().copies * kind.facts().morale;
    }
    assert_eq!((ships, population, fuel, morale), (12, 12, 1, 1));
    assert_eq!(
        (
            Options::default().kit().distances.first,
            Options::default().kit().distances.second
        ),
        (4, 8)
    );
}
