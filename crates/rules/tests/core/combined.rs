//! The set-up of the combined game: players, characters, titles, the Loyalty deck.

use std::collections::{BTreeMap, BTreeSet};

use dradis_facts::SeatId;
use dradis_facts::checks;
use dradis_facts::content::{CharacterId, CharacterType, LoyaltyCard, SkillType};
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::message::Arg;
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_rules::play::prompt::PromptKind;
use dradis_state::loyalty::{Deal, Standing};

use crate::game::Game;

fn combined() -> Options {
    Options {
        game: Boxes::combined(Objective::Kobol),
        ..Options::default()
    }
}

/// Human characters whom nobody can keep from being chosen one after the other, without an extra Loyalty card.
const CREW: [&str; 7] = [
    "galen-tyrol",
    "dee",
    "cally-tyrol",
    "doc-cottle",
    "gaius-baltar-support",
    "cavil",
    "danna-biers",
];

/// So many of the crew, with a Cylon Leader or without.
fn crew(players: usize, leader: bool) -> Vec<&'static str> {
    let humans = [&CREW[..5], &["laura-roslin", "william-adama"]].concat();
    let mut crew = humans[..players - usize::from(leader)].to_vec();
    if leader {
        crew.push("cavil");
    }
    crew
}

fn dealt(crew: &[&str], seed: u8) -> (Game, Deal) {
    let mut game = Game::of(crew, combined(), SeatId(0), seed);
    game.choose(PromptKind::DealLoyalty, "deal");
    let deal = game.state().loyalty.cards.reveal().clone();
    (game, deal)
}

#[test]
fn the_box_of_all_expansions_holds_what_it_should() {
    checks!("XCOMP-8", "XCOMP-11", "XTERM-4");
    let kit = combined().kit();
    assert_eq!((kit.players.fewest, kit.players.most), (3, 7));
    let of_kind = |kind| {
        let characters = kit.characters.iter();
        characters
            .filter(|character| character.facts().kind == kind)
            .count()
    };
    assert_eq!(kit.characters.len(), 33);
    assert_eq!(of_kind(CharacterType::CylonLeader), 7);
    for skill in SkillType::ALL {
        let cards = kit.skill_deck(skill).count();
        assert_eq!(
            cards,
            if skill == SkillType::Treachery {
                26
            } else {
                35
            },
            "{skill:?}"
        );
    }
    assert_eq!(usize::from(kit.decks.destiny), 2 * kit.skill_types.len());
    let copies = |named: &dyn Fn(LoyaltyCard) -> bool| -> u8 {
        let cards = kit.loyalty.iter().copied().filter(|card| named(*card));
        cards.map(|card| kit.loyalty_copies(card)).sum()
    };
    assert_eq!(copies(&|card| card.name() == "not-a-cylon"), 18);
    assert_eq!(copies(&|card| card.facts().goal.is_some()), 8);
    assert_eq!(copies(&|card| card.facts().final_five.is_some()), 5);
    assert_eq!(copies(&|card| card.name().starts_with("cylon-")), 7);
    assert_eq!(copies(&|card| card.name() == "mutineer"), 1);
    assert_eq!(copies(&|_| true), 7 + 31 + 1);
    assert!(kit.attack_cards.is_empty());
}

#[test]
fn every_human_character_stands_once_on_each_line() {
    checks!("XSUCC-1", "XSUCC-2", "XSUCC-3", "XSETUP-12", "XSETUP-6");
    let kit = combined().kit();
    let human: BTreeSet<CharacterId> = kit
        .characters
        .iter()
        .copied()
        .filter(|character| character.facts().kind != CharacterType::CylonLeader)
        .collect();
    for title in Title::ALL {
        let line = &kit.lines[&title];
        assert_eq!(line.len(), 26, "{title:?}");
        assert_eq!(
            line.iter().copied().collect::<BTreeSet<_>>(),
            human,
            "{title:?}"
        );
    }
    let first = |title: Title| kit.lines[&title][0].name();
    assert_eq!(
        [Title::President, Title::Admiral, Title::Cag].map(first),
        ["laura-roslin", "helena-cain", "apollo"]
    );
    let game = Game::of(&crew(5, false), combined(), SeatId(0), 1);
    let holders = &game.state().titles.holders;
    assert_eq!(holders.len(), 3);
    // The alternate Baltar stands before Cally on the line of the Presidents, Tyrol first on both others.
    assert_eq!(
        holders,
        &BTreeMap::from([
            (Title::President, SeatId(0)),
            (Title::Admiral, SeatId(1)),
            (Title::Cag, SeatId(1)),
        ])
    );
    assert_eq!(game.state().titles.nukes, 2);
    assert_eq!(
        (game.state().jump.space, game.state().space.pursuit),
        (0, 0)
    );
    assert!(!game.state().space.waits_at(Area::Bow));
}

#[test]
fn the_number_of_players_and_a_leader_make_the_deck() {
    checks!(
        "XLOYDECK-1",
        "XLOYDECK-2",
        "XLOYDECK-5",
        "XLOYDECK-6",
        "XLOYDECK-9"
    );
    let rows = [
        (3, false, 1, 6, 0),
        (4, false, 1, 8, 1),
        (4, true, 1, 6, 0),
        (5, false, 2, 9, 0),
        (5, true, 1, 8, 1),
        (6, false, 2, 11, 1),
        (6, true, 2, 9, 0),
        (7, true, 2, 11, 1),
    ];
    let mut goals = BTreeSet::new();
    for seed in 0..24 {
        for (players, leader, cylon, not_a_cylon, mutineer) in rows {
            let crew = crew(players, leader);
            let (game, deal) = dealt(&crew, seed);
            let count = |named: &dyn Fn(&LoyaltyCard) -> bool| {
                let cards = deal.hands.iter().flatten().chain(&deal.deck);
                cards.filter(|card| named(card)).count()
            };
            let who = format!("{players} players, leader {leader}, seed {seed}");
            assert_eq!(
                count(&|card| card.name().starts_with("cylon-")),
                cylon,
                "{who}"
            );
            assert_eq!(count(&|card| card.name() == "mutineer"), mutineer, "{who}");
            assert_eq!(count(&|_| true), cylon + not_a_cylon + mutineer, "{who}");
            assert_eq!(deal.spare.len(), 31 - not_a_cylon, "{who}");
            let human = |card: &LoyaltyCard| !card.name().starts_with("cylon-");
            assert!(deal.spare.iter().all(human), "{who}");
            for (seat, hand) in crew.iter().zip(&deal.hands) {
                assert_eq!(hand.len(), usize::from(*seat != "cavil"), "{who}: {seat}");
            }
            goals.extend(
                deal.hands
                    .iter()
                    .flatten()
                    .filter(|card| card.facts().goal.is_some())
                    .copied(),
            );
            let cavil = crew.iter().position(|name| *name == "cavil");
            let standing = cavil.map(|at| {
                game.state()
                    .loyalty
                    .standing(SeatId(u8::try_from(at).expect("a seat")))
            });
            assert_eq!(
                standing,
                leader.then_some(Standing::Leader {
                    infiltrating: false
                }),
                "{who}"
            );
        }
    }
    assert_eq!(goals.len(), 8, "every Personal Goal is dealt now and then");
}

#[test]
fn the_original_baltar_and_boomer_bring_a_card_each_and_their_other_sheets_none() {
    checks!("XLOYDECK-4", "XLOYDECK-5");
    let cards = |crew: &[&str]| {
        let (_, deal) = dealt(crew, 3);
        let hands: Vec<usize> = deal.hands.iter().map(Vec::len).collect();
        (hands, deal.hands.iter().flatten().count() + deal.deck.len())
    };
    assert_eq!(
        cards(&["galen-tyrol", "dee", "gaius-baltar"]),
        (vec![1, 1, 2], 8)
    );
    assert_eq!(cards(&["galen-tyrol", "dee", "boomer"]), (vec![1, 1, 1], 8));
    assert_eq!(
        cards(&["galen-tyrol", "dee", "gaius-baltar-support"]),
        (vec![1, 1, 1], 7)
    );
}

#[test]
fn one_person_one_sheet_and_leaders_as_the_number_of_players_says() {
    checks!("XSETUP-8", "XSETUP-9", "XSETUP-10");
    let why = |chosen: &[&str], players: usize, asked: &str| {
        let mut game = Game::beginning(players, combined(), SeatId(0), 1);
        for name in chosen {
            game.choose(PromptKind::ChooseCharacter, &format!("character:{name}"));
        }
        let prompt = game.prompt(PromptKind::ChooseCharacter);
        let asked = format!("character:{asked}");
        let no = prompt.not_allowed.iter().find(|no| no.id.text() == asked);
        no.map(|no| no.cause.to_string())
    };
    assert_eq!(
        why(&["tom-zarek-military"], 4, "tom-zarek").as_deref(),
        Some("XSETUP-9")
    );
    assert_eq!(
        why(&["gaius-baltar-support"], 4, "gaius-baltar").as_deref(),
        Some("XSETUP-9")
    );
    assert_eq!(
        why(&["athena"], 4, "boomer"),
        None,
        "Athena and Boomer are two persons (CLAR-26)"
    );
    assert_eq!(why(&[], 3, "cavil").as_deref(), Some("XSETUP-10"));
    assert_eq!(why(&["cavil"], 4, "athena").as_deref(), Some("XSETUP-10"));
    assert_eq!(why(&[], 7, "dee"), None);
    let six = [
        "galen-tyrol",
        "dee",
        "cally-tyrol",
        "doc-cottle",
        "gaius-baltar-support",
        "laura-roslin",
    ];
    assert_eq!(why(&six, 7, "william-adama").as_deref(), Some("XSETUP-10"));
    assert_eq!(why(&six, 7, "cavil"), None);
}

#[test]
fn where_the_table_deals_the_numbers_are_those_of_the_deck() {
    checks!("XLOYDECK-2", "XLOYDECK-3", "XLOYDECK-5");
    let modes = Modes {
        loyalty: Mode::Table,
        ..Modes::default()
    };
    let options = Options {
        modes,
        ..combined()
    };
    let mut game = Game::of(&crew(7, true), options, SeatId(0), 1);
    // Who gets no Loyalty card, but Motive cards.
    let leader = |game: &Game| {
        game.prompt(PromptKind::DealLoyalty)
            .ask
            .args
            .get("leader")
            .cloned()
    };
    let seats = vec![SeatId(6)];
    assert_eq!(leader(&game), Some(Arg::Seats { seats }));
    let nobody = Game::of(&crew(4, false), options, SeatId(0), 1);
    assert_eq!(leader(&nobody), None);
    game.choose(PromptKind::DealLoyalty, "dealt");
    let counts = game
        .state()
        .loyalty
        .by_hand
        .clone()
        .expect("the table deals");
    assert_eq!(counts.hands, [1, 1, 1, 1, 1, 1, 0]);
    assert_eq!(counts.deck, 14 - 6);
}
