//! The data files hold the box.

use dradis_facts::checks;
use dradis_facts::content::{
    Board, CharacterId, CivilianKind, ExtraLoyalty, GalacticaDamage, LocationId, LoyaltyCard,
    Start, content,
};
use dradis_facts::resources::{Resource, is_red};
use dradis_facts::space::Area;
use dradis_facts::titles::Title;

#[test]
fn ten_characters_and_sixteen_loyalty_cards_are_in_the_box() {
    let content = content();
    assert_eq!(content.characters.len(), 10);
    assert_eq!(
        content
            .loyalty
            .iter()
            .map(|card| u32::from(card.copies))
            .sum::<u32>(),
        16
    );
    for rank in 1..=10 {
        let presidents = content
            .characters
            .iter()
            .filter(|c| c.lines[&Title::President] == rank);
        let admirals = content
            .characters
            .iter()
            .filter(|c| c.lines[&Title::Admiral] == rank);
        assert_eq!(
            (presidents.count(), admirals.count()),
            (1, 1),
            "rank {rank}"
        );
    }
    let extra = |when| {
        let with = content
            .characters
            .iter()
            .filter(move |c| c.extra_loyalty == when);
        with.map(|c| c.id.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(extra(ExtraLoyalty::AtStart), ["gaius-baltar"]);
    assert_eq!(extra(ExtraLoyalty::SleeperPhase), ["boomer"]);
}

#[test]
fn red_begins_at_half_of_the_printed_start() {
    checks!("RES-4");
    for resource in Resource::ALL {
        let half = resource.facts().start / 2;
        assert!(
            is_red(resource, half) && !is_red(resource, half + 1),
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
        let rows = content().locations.iter();
        rows.filter(|location| location.board == board).count()
    };
    assert_eq!(
        (
            on(Board::Galactica),
            on(Board::ColonialOne),
            on(Board::Cylon)
        ),
        (10, 3, 4)
    );
    let names = |wanted: fn(&dradis_facts::content::Location) -> bool| -> Vec<&str> {
        let rows = content().locations.iter();
        rows.filter(|row| wanted(row))
            .map(|row| row.id.as_str())
            .collect()
    };
    assert_eq!(names(|row| row.hazardous), ["sickbay", "brig"]);
    let damageable = names(|row| row.damageable);
    let tokens: Vec<&str> = content()
        .galactica_damage
        .iter()
        .filter_map(|token| match token {
            GalacticaDamage::Location(name) => Some(name.as_str()),
            GalacticaDamage::Resource(_) => None,
        })
        .collect();
    assert_eq!(
        tokens, damageable,
        "a token for each location that can be damaged"
    );
    assert_eq!(content().galactica_damage.len(), 8);
}

#[test]
fn every_start_is_a_location_of_the_board() {
    for character in &content().characters {
        if let Start::Location(name) = &character.start {
            assert!(LocationId::find(name).is_some(), "{name}");
        }
    }
}

#[test]
fn the_areas_stand_in_ring_order() {
    let rows: Vec<Area> = content().areas.iter().map(|row| row.id).collect();
    assert_eq!(rows, Area::ALL);
    let words = Area::ALL.map(|area| serde_json::to_value(area).expect("a word"));
    assert_eq!(words, Area::ALL.map(|area| serde_json::json!(area.name())));
}

#[test]
fn twelve_civilian_ships_carry_what_was_counted() {
    let (mut ships, mut population, mut fuel, mut morale) = (0, 0, 0, 0);
    for kind in &content().civilian_ships {
        ships += kind.copies;
        population += kind.copies * kind.population;
        fuel += kind.copies * kind.fuel;
        morale += kind.copies * kind.morale;
    }
    assert_eq!((ships, population, fuel, morale), (12, 12, 1, 1));
    assert_eq!(
        (content().distances.first, content().distances.second),
        (4, 8)
    );
}
