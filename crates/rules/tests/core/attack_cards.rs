//! Cylon attack cards, and what Apollo and the Cylon Fleet have to do with ships that come.

use dradis_facts::battle::{Pace, ShipIcon};
use dradis_facts::content::AttackCardId;
use dradis_facts::craft::{Counts, Craft};
use dradis_facts::piles::Pile;
use dradis_facts::space::Area;
use dradis_facts::{Rejection, checks};
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Viewer, narrate};
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;
use dradis_state::turn::Outcome;
use serde_json::json;

use crate::fight::{BY_TABLE, fight, fight_of, kobol};
use crate::game::{Game, correct};

fn card(name: &str) -> AttackCardId {
    AttackCardId::find(name).expect("a Cylon attack card")
}

impl Game {
    pub(crate) fn attack(&mut self, name: &str) -> Vec<Event> {
        self.happens(Happening::CylonAttack { card: card(name) })
    }

    /// Rolls that do nothing, until something else is asked; how many there were.
    fn misses(&mut self) -> usize {
        let mut rolls = 0;
        while self.waits_for() == PromptKind::Roll {
            self.rolls(1);
            rolls += 1;
        }
        rolls
    }
}

#[test]
fn each_card_places_what_it_pictures() {
    checks!("CYATT-2", "CYATT-3", "CYATT-9");
    // Basestars, heavy raiders, raiders, vipers, civilian ships.
    let totals = [
        ("ambush", [1, 0, 8, 2, 3]),
        ("besieged", [1, 1, 4, 2, 3]),
        ("boarding-parties", [1, 4, 4, 0, 3]),
        ("cylon-swarm", [1, 1, 5, 2, 3]),
        ("heavy-assault", [2, 0, 0, 1, 3]),
        ("jammed-assault", [1, 2, 4, 2, 4]),
        ("raiding-party", [1, 2, 5, 2, 3]),
        ("surrounded", [1, 1, 7, 2, 3]),
        ("tactical-strike", [1, 1, 5, 2, 3]),
        ("thirty-three", [1, 0, 0, 2, 4]),
        ("massive-assault", [2, 1, 6, 2, 4]),
    ];
    assert_eq!(totals.len(), AttackCardId::all().count());
    for (name, expected) in totals {
        let mut game = fight(&json!({}));
        game.attack(name);
        game.misses();
        let supply = game.public().board.supply;
        let space = &game.state().space;
        let there = [
            space.count(Craft::Basestar),
            space.count(Craft::HeavyRaider),
            space.count(Craft::Raider),
            space.count(Craft::Viper),
            space.civilians.len(),
        ];
        assert_eq!(there, expected, "{name}");
        let gone = usize::from(game.state().reserve.damaged.vipers());
        assert_eq!(
            usize::from(supply.ships[Craft::Viper]),
            8 - expected[3] - gone,
            "{name}"
        );
        let pictured = Craft::ALL.map(|piece| card(name).pictured(piece).len());
        assert_eq!(pictured[..5], expected, "{name}");
        assert_eq!(pictured[5..], [0; 3], "{name}");
        if name == "surrounded" {
            game.choose(PromptKind::Confirm, "apply");
        }
        assert_eq!(game.waits_for(), PromptKind::TakeTurn, "{name}");
    }
}

#[test]
fn the_icons_come_first_and_what_is_placed_then_has_not_acted() {
    checks!("CYATT-1", "CYATT-7", "COMBAT-ACT-4");
    let mut game = fight(&json!({
        "stern": { "basestars": [[]], "heavy-raiders": 1 },
    }));
    let mut events = game.attack("massive-assault");
    events.extend(game.rolls(1));
    events.extend(game.choose(PromptKind::PlaceShip, "aft-starboard"));
    let order: Vec<String> = events
        .iter()
        .filter_map(|event| {
            if let Event::IconBegan { icon } = event {
                Some(icon.id().to_owned())
            } else if let Event::DieRolled { .. } = event {
                Some("roll".to_owned())
            } else if let Event::BasestarsPlaced { area, count: _ } = event {
                Some(format!("basestar {}", area.name()))
            } else if let Event::AttackCardDiscarded { card } = event {
                Some(card.name().to_owned())
            } else {
                None
            }
        })
        .collect();
    assert_eq!(
        order,
        [
            "icon-heavy-raiders",
            "icon-basestars",
            "roll",
            "basestar aft-starboard",
            "massive-assault"
        ]
    );
    assert_eq!(
        game.state().battle.acted(Area::AftStarboard),
        Counts::default()
    );
    assert_eq!(game.state().battle.acted(Area::Stern)[Craft::Basestar], 1);
}

#[test]
fn only_the_raiders_just_placed_act() {
    checks!("CYATT-7a", "COMBAT-RAIDER-8", "COMBAT-RAIDER-10");
    let mut game = fight(&json!({ "fore-port": { "basestars": [[]] } }));
    game.attack("besieged");
    assert_eq!(
        game.ships(Area::ForePort).alike[Craft::Raider],
        6,
        "two were launched"
    );
    assert_eq!(game.misses(), 4);
    assert_eq!(game.state().battle.acted(Area::ForePort)[Craft::Raider], 4);
    assert_eq!(game.state().battle.in_play, []);
}

#[test]
fn a_placed_raider_that_is_gone_does_not_act_and_no_other_acts_twice() {
    checks!("CYATT-7a", "CLAR-19");
    let mut game = fight_of(
        &["william-adama", "laura-roslin", "apollo"],
        BY_TABLE,
        &json!({ "places": { NAME_OF_APOLLO: "command" } }),
    );
    game.attack("besieged");
    assert_eq!(game.options(), ["fore-port", "stay"]);
    game.choose(PromptKind::AlertPilot, "fore-port");
    assert_eq!(game.waits_for(), PromptKind::GrantedAction);
    // Apollo's action: he shoots a raider down.
    game.choose(PromptKind::GrantedAction, "act:own-viper");
    let attack = game
        .options()
        .into_iter()
        .find(|option| option.contains("raider"));
    game.choose(game.waits_for(), &attack.expect("a raider to attack"));
    game.rolls(8);
    assert_eq!(game.ships(Area::ForePort).alike[Craft::Raider], 3);
    assert_eq!(game.misses(), 3);
}

const NAME_OF_APOLLO: &str = "Cem";

#[test]
fn a_revealed_cylon_and_a_character_on_colonial_one_fly_nothing() {
    checks!("CLAR-19");
    for more in [
        json!({ "places": { NAME_OF_APOLLO: "press-room" } }),
        json!({ "revealed-cylons": [NAME_OF_APOLLO] }),
        json!({ "places": { NAME_OF_APOLLO: "command" }, "destroyed-vipers": 8 }),
    ] {
        let characters = ["william-adama", "laura-roslin", "apollo"];
        let mut game = fight_of(&characters, BY_TABLE, &more);
        game.attack("thirty-three");
        assert_eq!(game.waits_for(), PromptKind::TakeTurn, "{more}");
    }
}

#[test]
fn each_basestar_fires_that_is_there_and_can() {
    checks!("CYATT-7a", "COMBAT-BASE-3");
    let mut game =
        fight(&json!({ "stern": { "basestars": [["disabled-weapons"]], "raiders": 1 } }));
    let events = game.attack("heavy-assault");
    assert!(!events.contains(&Event::BasestarsPlaced {
        area: Area::Bow.into(),
        count: 2
    }));
    game.rolls(1);
    let events = game.choose(PromptKind::PlaceShip, "bow");
    assert!(events.contains(&Event::BasestarsPlaced {
        area: Area::Bow.into(),
        count: 1
    }));
    let events = game.rolls(1);
    let disabled = |event: &Event| matches!(event, Event::WeaponsDisabled { .. });
    assert!(events.iter().any(disabled), "the one at the stern");
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);

    let mut game = fight(&json!({}));
    game.attack("heavy-assault");
    game.corrected(Correction::Basestars {
        area: Area::ForeStarboard.into(),
        basestars: Vec::new(),
    });
    game.rolls(1);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn, "it is gone");
    assert_eq!(game.state().battle.acted(Area::Bow)[Craft::Basestar], 1);
}

#[test]
fn a_jump_leaves_no_card_open_and_brings_the_pursuit_back() {
    checks!("CYATT-6");
    let cards = ["ambush", "thirty-three", "cylon-swarm"];
    let mut game = fight(&json!({}));
    for name in cards {
        let card = card(name);
        game.corrected(Correction::AttackCard {
            card,
            in_play: true,
        });
    }
    game.corrected(Correction::Pile {
        pile: Pile::Crisis,
        cards: 12,
    });
    let events = game.happens(Happening::FleetJumped { distance: 1 });
    for name in ["ambush", "cylon-swarm"] {
        assert!(events.contains(&Event::AttackCardDiscarded { card: card(name) }));
    }
    assert!(events.contains(&Event::AttackCardReshuffled {
        card: card("thirty-three")
    }));
    assert_eq!(game.state().battle.in_play, []);
    assert_eq!(game.state().piles.crisis, 13);
}

#[test]
fn a_game_of_more_boxes_has_no_attack_card_to_be_told_or_put_right() {
    checks!("XCOMP-1", "XNAME-2");
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "areas": {},
    });
    let crew = ["galen-tyrol", "laura-roslin", "william-adama", "apollo"];
    let game = Game::from_position(0, &crew, kobol(BY_TABLE), position, &json!({}));
    for card in AttackCardId::all() {
        let name = card.name().to_owned();
        let not = Rejection::NotInPlay { name };
        assert_eq!(game.cannot_happen(Happening::CylonAttack { card }), not);
        for in_play in [true, false] {
            let put_right = correct(Correction::AttackCard { card, in_play });
            assert_eq!(game.refusal(&put_right), not);
        }
    }
}

#[test]
fn a_crisis_deck_is_rebuilt_without_the_cards_that_lie_open() {
    checks!("LIMIT-1", "POOL-3");
    let mut game = fight(&json!({}));
    game.end_turn();
    for name in ["ambush", "cylon-swarm"] {
        let card = card(name);
        game.corrected(Correction::AttackCard {
            card,
            in_play: true,
        });
    }
    game.corrected(Correction::Pile {
        pile: Pile::Crisis,
        cards: 0,
    });
    game.end_turn();
    assert_eq!(game.state().piles.crisis, 70 - 3);
}

#[test]
fn a_game_that_ends_ends_the_card_too() {
    checks!("CYATT-1", "CENT-3");
    let mut game = fight_of(
        &["william-adama", "laura-roslin", "galen-tyrol"],
        BY_TABLE,
        &json!({ "boarding": [0, 0, 0, 1] }),
    );
    game.attack("boarding-parties");
    assert_eq!(game.state().outcome, Some(Outcome::Boarded));
    assert!(game.state().agenda.steps.is_empty());
    assert_eq!(game.heavy_raiders(), [0; 6]);
}

#[test]
fn the_fleet_token_stops_at_start_and_the_hand_at_nothing() {
    checks!("CYATT-5");
    let mut game = fight(&json!({}));
    let back = |event: &Event| matches!(event, Event::FleetTokenBack { .. });
    assert!(!game.attack("raiding-party").iter().any(back));
    game.corrected(Correction::Fleet { space: 4 });
    let mut events = game.attack("massive-assault");
    while game.waits_for() != PromptKind::TakeTurn {
        let asked = game.asked();
        let option = if asked.kind == PromptKind::Roll {
            "1"
        } else {
            &asked.choices[0].id
        };
        events.extend(game.choose(asked.kind, option));
    }
    assert!(events.contains(&Event::FleetTokenBack { to: 2 }));
    let mut game = fight(&json!({}));
    let discarded = |event: &Event| matches!(event, Event::HandChanged { .. });
    assert!(!game.attack("surrounded").iter().any(discarded));
}

#[test]
fn a_teaching_pace_says_what_a_card_does_before_it_does_it() {
    checks!("CYATT-2", "CYATT-5");
    let mut game = fight(&json!({}));
    game.pace(Pace::Teach);
    game.attack("ambush");
    assert_eq!(game.asked().ask.id, "reason-place-card-ships");
    assert_eq!(game.raiders(), [0; 6]);
    game.choose(PromptKind::ReadOn, "read-on");
    assert_eq!(game.raiders(), [4, 0, 0, 4, 0, 0]);
    assert_eq!(game.asked().ask.id, "reason-attack-card-stays");
    assert_eq!(game.state().battle.in_play, []);
    game.choose(PromptKind::ReadOn, "read-on");
    assert_eq!(game.state().battle.in_play, [card("ambush")]);
}

#[test]
fn a_type_of_which_no_ship_is_out_may_be_activated() {
    checks!(
        "LOC-CYLONFLEET-1a",
        "LOC-CYLONFLEET-1",
        "COMBAT-HEAVY-8",
        "REM-23"
    );
    let mut game = fight(&json!({ "bow": { "basestars": [[]] } }));
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.heavy_raiders(), [1, 0, 0, 0, 0, 0]);
    game.happens(Happening::CylonFleetLaunch);
    assert_eq!(game.heavy_raiders(), [2, 0, 0, 0, 0, 0]);
    assert_eq!(game.raiders(), [2, 0, 0, 0, 0, 0]);

    let mut game = fight(&json!({}));
    assert_eq!(
        game.cannot_happen(Happening::CylonFleetLaunch),
        Rejection::NoBasestar
    );
    game.corrected(Correction::Centurions { space: 0, count: 1 });
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.state().boarding.centurions, [1]);
}

#[test]
fn the_log_tells_what_a_card_has_done() {
    checks!("LIMIT-4");
    let mut game = fight(&json!({ "stern": { "raiders": 12 } }));
    let events = game.attack("surrounded");
    let lines = events
        .iter()
        .filter_map(|event| narrate(event, Viewer::Public));
    let ids: Vec<&str> = lines.map(|line| line.id).collect();
    assert_eq!(ids[..2], ["log-attack-card-drawn", "log-icon-began"]);
    assert_eq!(game.waits_for(), PromptKind::PlaceShip);
    let mut events = Vec::new();
    while game.waits_for() == PromptKind::PlaceShip {
        events.extend(game.choose(PromptKind::PlaceShip, "bow"));
    }
    events.extend(game.choose(PromptKind::Confirm, "apply"));
    assert_eq!(game.raiders(), [4, 0, 0, 12, 0, 0]);
    let short = events.iter().find_map(|event| {
        if let Event::PiecesShort { piece, count } = event {
            Some((*piece, *count))
        } else {
            None
        }
    });
    assert_eq!(short, Some((Craft::Raider, 3)));
    let lines = events
        .iter()
        .filter_map(|event| narrate(event, Viewer::Public));
    let ids: Vec<&str> = lines.map(|line| line.id).collect();
    assert!(ids.contains(&"log-pieces-short"));
    assert!(ids.contains(&"log-ships-placed"));
    assert_eq!(ids.last(), Some(&"log-attack-card-discarded"));
}
