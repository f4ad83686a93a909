//! The Loyalty deck for every number of players and every group of characters.

#![allow(missing_docs)]

use std::collections::BTreeMap;

use dradis_rules::chance::{Draw, Positions, StreamKeys};
use dradis_rules::checks;
use dradis_rules::content::{CharacterId, ExtraLoyalty, LoyaltyCard, Side, content};
use dradis_rules::loyalty::{AfterDeal, Composition, Deal, composition, deal};
use dradis_rules::options::{Options, Sympathizer};
use dradis_rules::resources::Resource;
use dradis_rules::seat::{Seat, SeatId};

fn characters(names: &[&str]) -> Vec<CharacterId> {
    names
        .iter()
        .map(|name| CharacterId::find(name).expect("a character of the base game"))
        .collect()
}

fn seats(names: &[&str]) -> Vec<Seat> {
    characters(names)
        .into_iter()
        .enumerate()
        .map(|(i, character)| Seat {
            name: format!("P{i}"),
            character: Some(character),
        })
        .collect()
}

fn dealt(names: &[&str], options: &Options, seed: u8) -> Deal {
    let chance = StreamKeys::derive([seed; 32]);
    let mut draw = Draw::new(&chance, &Positions::start());
    deal(&seats(names), SeatId(0), options, &mut draw).expect("a complete table")
}

const PLAIN: [&str; 6] = [
    "laura-roslin",
    "saul-tigh",
    "apollo",
    "tom-zarek",
    "galen-tyrol",
    "starbuck",
];

/// The table of LOYDECK-2 and what joins after the deal, typed from the rules, not from the data file.
#[test]
fn composition_by_number_of_players() {
    checks!("LOYDECK-2", "LOYDECK-7");
    let expected = [
        (3, 1, 5, AfterDeal::Nothing),
        (4, 1, 6, AfterDeal::Sympathizer),
        (5, 2, 8, AfterDeal::Nothing),
        (6, 2, 9, AfterDeal::Sympathizer),
    ];
    for (players, cylon, not_a_cylon, after_deal) in expected {
        let found = composition(&characters(&PLAIN[..players]), &Options::default());
        assert_eq!(
            found,
            Some(Composition {
                cylon,
                not_a_cylon,
                after_deal
            }),
            "{players} players"
        );
    }
    assert_eq!(
        composition(&characters(&PLAIN[..2]), &Options::default()),
        None
    );
}

#[test]
fn baltar_and_boomer_add_a_card_each() {
    checks!("LOYDECK-3");
    let with = |names: &[&str]| {
        composition(&characters(names), &Options::default())
            .expect("three")
            .not_a_cylon
    };
    assert_eq!(with(&["gaius-baltar", "saul-tigh", "apollo"]), 6);
    assert_eq!(with(&["laura-roslin", "saul-tigh", "boomer"]), 6);
    assert_eq!(with(&["gaius-baltar", "saul-tigh", "boomer"]), 7);
}

#[test]
fn a_game_without_the_sympathizer_gets_a_card_in_its_place() {
    checks!("SETUP-NOSYMP");
    let options = Options {
        sympathizer: Sympathizer::LeaveOut,
        ..Options::default()
    };
    let four = composition(&characters(&PLAIN[..4]), &options).expect("four");
    assert_eq!(four.after_deal, AfterDeal::NotACylon(1));
    let three = composition(&characters(&PLAIN[..3]), &options).expect("three");
    assert_eq!(three.after_deal, AfterDeal::Nothing);
    let left = dealt(&PLAIN[..4], &options, 1).deck;
    assert!(
        left.iter()
            .all(|card| card.facts().side != Side::Sympathizer)
    );
    assert_eq!(left.len(), 4);
}

/// LOYDECK-10: the deck is used up exactly in the Sleeper phase.
#[test]
fn cards_dealt_and_left_are_two_for_each_player_and_one_for_baltar_and_boomer() {
    checks!("LOYDECK-4", "LOYDECK-6");
    let groups: [&[&str]; 6] = [
        &PLAIN[..3],
        &PLAIN[..4],
        &PLAIN[..5],
        &PLAIN[..6],
        &["gaius-baltar", "saul-tigh", "boomer", "apollo"],
        &[
            "boomer",
            "saul-tigh",
            "gaius-baltar",
            "apollo",
            "helo",
            "galen-tyrol",
        ],
    ];
    for names in groups {
        let extra = names
            .iter()
            .filter(|n| ["gaius-baltar", "boomer"].contains(n))
            .count();
        for seed in 0..8 {
            let Deal {
                hands,
                deck,
                unused,
            } = dealt(names, &Options::default(), seed);
            let in_hands: usize = hands.iter().map(Vec::len).sum();
            assert_eq!(in_hands + deck.len(), 2 * names.len() + extra, "{names:?}");
            for (name, hand) in names.iter().zip(&hands) {
                assert_eq!(
                    hand.len(),
                    if *name == "gaius-baltar" { 2 } else { 1 },
                    "{name}"
                );
            }
            let mut count: BTreeMap<&str, usize> = BTreeMap::new();
            for card in hands.iter().flatten().chain(&deck).chain(&unused) {
                *count.entry(card.name()).or_default() += 1;
            }
            for kind in LoyaltyCard::all() {
                let copies = usize::from(kind.facts().copies);
                assert_eq!(
                    count.get(kind.name()),
                    Some(&copies),
                    "{} of {names:?}",
                    kind.name()
                );
            }
        }
    }
}

/// LOYDECK-1 and LOYAL-8: which Cylon cards play is drawn, how many is fixed.
#[test]
fn the_cylon_cards_in_play_vary_and_their_number_does_not() {
    checks!("LOYDECK-1", "LOYDECK-9");
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..64 {
        let Deal {
            hands,
            deck,
            unused,
        } = dealt(&PLAIN[..5], &Options::default(), seed);
        let cylons: Vec<_> = hands
            .iter()
            .flatten()
            .chain(&deck)
            .filter(|card| card.facts().side == Side::Cylon)
            .collect();
        assert_eq!(cylons.len(), 2);
        assert_eq!(
            unused
                .iter()
                .filter(|card| card.facts().side == Side::Cylon)
                .count(),
            2
        );
        for card in cylons {
            *seen.entry(card.name()).or_default() += 1;
        }
    }
    assert_eq!(seen.len(), 4, "every Cylon card comes into play: {seen:?}");
}

/// Nobody is dealt the Sympathizer before the Sleeper phase (LOYDECK-7), and it lies anywhere after.
#[test]
fn the_sympathizer_joins_after_the_deal_at_any_depth() {
    checks!("LOYDECK-7");
    let mut depths = std::collections::BTreeSet::new();
    for seed in 0..64 {
        let Deal { hands, deck, .. } = dealt(&PLAIN[..4], &Options::default(), seed);
        assert!(
            hands
                .iter()
                .flatten()
                .all(|card| card.facts().side != Side::Sympathizer)
        );
        depths.insert(
            deck.iter()
                .position(|card| card.facts().side == Side::Sympathizer)
                .expect("in the deck"),
        );
    }
    assert_eq!(depths.len(), 4);
}

/// The deal begins with the first player: the order of the deck is the order of the hands.
#[test]
fn a_deal_goes_clockwise_from_the_first_player() {
    let chance = StreamKeys::derive([3; 32]);
    let all: Vec<Deal> = (0..3)
        .map(|first| {
            let mut draw = Draw::new(&chance, &Positions::start());
            deal(
                &seats(&PLAIN[..3]),
                SeatId(first),
                &Options::default(),
                &mut draw,
            )
            .expect("complete")
        })
        .collect();
    for shift in 0..3 {
        for seat in 0..3 {
            assert_eq!(all[shift].hands[(seat + shift) % 3], all[0].hands[seat]);
        }
        assert_eq!(all[shift].deck, all[0].deck);
    }
}

#[test]
fn a_table_with_a_missing_character_is_not_dealt() {
    let mut seats = seats(&PLAIN[..3]);
    seats[1].character = None;
    let chance = StreamKeys::derive([0; 32]);
    let mut draw = Draw::new(&chance, &Positions::start());
    assert_eq!(
        deal(&seats, SeatId(0), &Options::default(), &mut draw),
        None
    );
}

/// The data files parse and hold the box (COMP-3, COMP-4).
#[test]
fn the_content_is_the_box() {
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
        assert_eq!(
            content
                .characters
                .iter()
                .filter(|c| c.president == rank)
                .count(),
            1,
            "president {rank}"
        );
        assert_eq!(
            content
                .characters
                .iter()
                .filter(|c| c.admiral == rank)
                .count(),
            1,
            "admiral {rank}"
        );
    }
    for resource in Resource::ALL {
        assert_eq!(
            resource.facts().red_from,
            resource.facts().start / 2,
            "RES-4: half of the start"
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
fn both_lines_of_succession_are_as_printed() {
    let line = |rank: fn(CharacterId) -> u8| {
        let mut all: Vec<CharacterId> = CharacterId::all().collect();
        all.sort_by_key(|character| rank(*character));
        all.into_iter().map(CharacterId::name).collect::<Vec<_>>()
    };
    assert_eq!(
        line(|c| c.facts().admiral),
        [
            "william-adama",
            "saul-tigh",
            "helo",
            "apollo",
            "starbuck",
            "boomer",
            "galen-tyrol",
            "tom-zarek",
            "gaius-baltar",
            "laura-roslin"
        ]
    );
    assert_eq!(
        line(|c| c.facts().president),
        [
            "laura-roslin",
            "gaius-baltar",
            "tom-zarek",
            "apollo",
            "william-adama",
            "helo",
            "galen-tyrol",
            "boomer",
            "saul-tigh",
            "starbuck"
        ]
    );
}
