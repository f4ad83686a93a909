//! The data files hold the box.

use dradis_rules::checks;
use dradis_rules::content::{CharacterId, ExtraLoyalty, LoyaltyCard, content};
use dradis_rules::resources::{Resource, is_red};

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
        let presidents = content.characters.iter().filter(|c| c.president == rank);
        let admirals = content.characters.iter().filter(|c| c.admiral == rank);
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
fn debug_output_names_characters_and_no_loyalty_card() {
    let character = CharacterId::find("helo").expect("a character");
    assert_eq!(format!("{character:?}"), "helo");
    for card in LoyaltyCard::all() {
        assert_eq!(format!("{card:?}"), "LoyaltyCard");
    }
}
