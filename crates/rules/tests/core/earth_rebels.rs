//! The Rebel Basestar, whoever it stands by, and the destroyed Hub.

use dradis_facts::content::{Allegiance, HeldKind};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::places::Place;
use dradis_facts::space::Area;
use dradis_facts::{SeatId, checks};
use dradis_rules::play::prompt::PromptKind;
use dradis_state::correction::Correction;
use dradis_state::event::Event;
use dradis_state::turn::shape;
use serde_json::{Value, json};

use crate::earth::{
    ANA, BY_HAND, COURSE, PIECE, TURN, at_the_bridge, may, miracles, resolve, to_earth, why_not,
};
use crate::game::{Game, location, place};

const DANA: SeatId = SeatId(3);
/// Ana is a revealed Cylon, and none of the titles hers.
const CYLON: &str = "Ana";

/// A step of Ana's turn, where she is, human or Cylon, and whose the Rebel Basestar is.
fn standing(step: &str, place: &str, cylon: bool, rebel: &str, more: &Value) -> Game {
    let mut position = json!({
        "turn": { "number": 6, "active": "Ana", "step": step },
        "places": { "Ana": place, "Dana": "command" },
        "earth": { "rebel": rebel },
        "skill-cards": { "Ana": 3 },
    });
    if cylon {
        position["revealed-cylons"] = json!([CYLON]);
        position["super-crises"] = json!({ CYLON: 1 });
    }
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    at_the_bridge(&position)
}

fn cost(game: &mut Game, option: &str) -> u8 {
    let before = game.state().hands.of(ANA);
    game.turn(option);
    before - game.state().hands.of(ANA)
}

#[test]
fn the_civil_war_brings_the_rebel_basestar() {
    checks!("EARTH-RB-1");
    for (passes, side) in [(true, Allegiance::Humans), (false, Allegiance::Cylons)] {
        let mut game = at_the_bridge(&json!({}));
        resolve(&mut game, "cylon-civil-war", passes);
        assert_eq!(game.state().earth.rebel, Some(side));
        let shown = game.public().board.locations;
        assert!(
            shown
                .iter()
                .any(|row| row.location == location("raider-bay"))
        );
    }
}

#[test]
fn a_basestar_of_the_humans_is_another_ship_of_theirs() {
    checks!("EARTH-RB-2");
    let none = json!({});
    let mut game = standing("movement", "command", false, "humans", &none);
    assert_eq!(cost(&mut game, "go:datastream"), 1);
    let mut game = standing("movement", "datastream", false, "humans", &none);
    assert_eq!(cost(&mut game, "go:raider-bay"), 0);
    let game = standing("movement", "caprica-overlay", true, "humans", &none);
    assert!(!may(&game, "go:datastream"));
    assert_eq!(why_not(&game, "go:datastream"), "EARTH-RB-2");
    // Nobody activates it who is of the other side, wherever a correction puts them.
    let game = standing("action", "datastream", false, "humans", &none);
    assert!(may(&game, "act:datastream"));
    let mut game = standing("action", "caprica-overlay", true, "humans", &none);
    game.put(0, "datastream");
    assert_eq!(why_not(&game, "act:datastream"), "EARTH-RB-2");
}

#[test]
fn a_basestar_of_the_cylons_is_for_them_at_a_card() {
    checks!("EARTH-RB-3", "XACT-8", "XCYTURN-4");
    let none = json!({});
    let mut game = standing("movement", "basestar-bridge", true, "cylons", &none);
    assert_eq!(cost(&mut game, "go:datastream"), 1);
    let mut game = standing("movement", "raider-bay", true, "cylons", &none);
    assert_eq!(cost(&mut game, "go:caprica-overlay"), 1);
    let mut game = standing("movement", "raider-bay", true, "cylons", &none);
    assert_eq!(cost(&mut game, "go:hybrid-tank"), 0);
    let mut game = standing("movement", "basestar-bridge", true, "cylons", &none);
    assert_eq!(cost(&mut game, "go:caprica-overlay"), 0);
    let broke = json!({ "skill-cards": { "Ana": 0 } });
    let game = standing("movement", "basestar-bridge", true, "cylons", &broke);
    assert!(!may(&game, "go:datastream"));
    let game = standing("movement", "command", false, "cylons", &none);
    assert_eq!(why_not(&game, "go:datastream"), "EARTH-RB-3");
    let mut game = standing("action", "command", false, "cylons", &none);
    game.put(0, "datastream");
    assert_eq!(why_not(&game, "act:datastream"), "EARTH-RB-3");
}

#[test]
fn who_is_aboard_when_it_changes_sides_stays_and_goes_away_at_a_card() {
    checks!("EARTH-RB-1", "EARTH-RB-2", "EARTH-RB-3");
    let none = json!({});
    let mission = json!({
        "turn": { "number": 6, "active": "Dana", "step": "action" },
        "places": { "Ana": "datastream", "Dana": "demetrius-bridge" },
    });
    let sides = [
        (false, "humans", false, "EARTH-RB-3", "go:command"),
        (true, "cylons", true, "EARTH-RB-2", "go:caprica-overlay"),
    ];
    for (cylon, before, passes, rule, away) in sides {
        // The mission that came once already comes again.
        let mut game = standing("action", "datastream", cylon, before, &mission);
        resolve(&mut game, "cylon-civil-war", passes);
        assert_eq!(
            game.state().places.of(ANA),
            Some(place("datastream")),
            "{before}"
        );
        assert_eq!(game.public().board.impossible, [], "{before}");
        let after = if cylon { "humans" } else { "cylons" };
        let game = standing("action", "datastream", cylon, after, &none);
        assert_eq!(why_not(&game, "act:datastream"), rule);
        let mut game = standing("movement", "datastream", cylon, after, &none);
        assert_eq!(why_not(&game, "go:raider-bay"), rule);
        assert_eq!(cost(&mut game, away), 1, "{after}");
    }
}

#[test]
fn each_of_its_locations_costs_a_miracle_or_a_super_crisis() {
    checks!("XBOARD-19", "LOC-TANK-1", "LOC-DATA-1");
    // A human has a miracle token, and no Super Crisis card to choose instead.
    let none = json!({});
    let mut game = standing("action", "hybrid-tank", false, "humans", &none);
    let asked = game.asked();
    let mut choices = asked.choices.iter();
    let tank = choices
        .find(|choice| choice.id == "act:hybrid-tank")
        .expect("offered");
    assert!(
        tank.follows.iter().any(|line| line.by_hand),
        "people order the cards"
    );
    game.turn("act:hybrid-tank");
    assert_eq!(game.waits_for(), TURN);
    assert_eq!(game.state().miracles.get(&ANA), Some(&0));
    let mut game = standing("action", "hybrid-tank", false, "humans", &none);
    miracles(&mut game, ANA, 0);
    assert_eq!(why_not(&game, "act:hybrid-tank"), "XBOARD-19");
    // A Cylon player who has both chooses.
    for (branch, tokens, cards) in [("branch:0", 0, 1), ("branch:1", 1, 0)] {
        let mut game = standing("action", "datastream", true, "cylons", &none);
        miracles(&mut game, ANA, 1);
        game.turn("act:datastream");
        game.choose(COURSE, branch);
        let state = game.state();
        let held = state.held_count(HeldKind::SUPER_CRISIS, ANA);
        assert_eq!(
            (state.miracles.get(&ANA).copied(), held),
            (Some(tokens), cards)
        );
        // Datastream: a type is chosen, and three cards of it come into the hand.
        assert_eq!(game.asked().choices.len(), 6);
        game.choose(COURSE, "branch:2");
        assert_eq!(game.state().hands.of(ANA), 3 + 3);
        assert_eq!(game.waits_for(), TURN);
    }
}

#[test]
fn raiders_of_the_bay_act_and_no_others() {
    checks!("LOC-BAY-1", "EARTH-RB-4", "XVIPER-10");
    // Three raiders have been there before: they stay.
    let more = json!({ "areas": { "stern": { "raiders": 3 } } });
    let mut game = standing("action", "raider-bay", true, "cylons", &more);
    miracles(&mut game, ANA, 0);
    game.turn("act:raider-bay");
    game.choose(COURSE, "branch:0");
    assert_eq!(game.asked().choices.len(), 6);
    game.choose(PIECE, "stern");
    // Nothing is there to attack: they move, or attack Galactica.
    let acts = |event: &&Event| {
        matches!(
            event,
            Event::ShipActed {
                ship: Craft::Raider,
                ..
            }
        )
    };
    while game.waits_for() == PromptKind::Roll {
        game.rolls(1);
    }
    let acted = game.history.done().filter(acts).count();
    assert_eq!(acted, 2);
    assert_eq!(game.state().space.count(Craft::Raider), 5);
    assert_eq!(game.waits_for(), TURN);
}

/// Raider Bay places what is left beside the boards (LOC-BAY-1): where nothing is, no area is asked for.
#[test]
fn nothing_comes_from_the_bay_where_nothing_is_left() {
    checks!("LOC-BAY-1");
    let every = |craft| to_earth(BY_HAND).kit().ships(craft);
    let no_raiders = json!({ "areas": { "bow": { "raiders": every(Craft::Raider) } } });
    let no_vipers = json!({
        "damaged-vipers": every(Craft::Viper),
        "other-vipers": {
            "damaged-mark-vii": every(Craft::MarkVii),
            "destroyed-assault-raptors": 1,
        },
    });
    for (branch, board) in [("branch:0", &no_raiders), ("branch:1", &no_vipers)] {
        let placed = |more: &Value| {
            let mut game = standing("action", "raider-bay", false, "humans", more);
            game.turn("act:raider-bay");
            game.choose(COURSE, branch);
            game.waits_for()
        };
        assert_eq!(placed(&json!({})), PIECE, "{branch}");
        assert_eq!(placed(board), TURN, "{branch}");
    }
}

#[test]
fn vipers_of_the_bay_act_and_apollo_may_take_one() {
    checks!("LOC-BAY-1", "XVIPER-10", "XVIPER-11");
    let more = json!({ "areas": { "bow": { "unmanned-vipers": 1, "raiders": 2 } } });
    let place = |game: &mut Game| {
        game.turn("act:raider-bay");
        game.choose(COURSE, "branch:1");
        game.choose(PIECE, "bow");
        // Of several kinds the player chooses (XVIPER-6), and all of them come.
        for _ in 0..4 {
            assert!(!may(game, "enough"));
            game.choose(PIECE, "launch:bow");
        }
    };
    let activations = |game: &mut Game| {
        let mut count = 0;
        while game.waits_for() == PromptKind::ActivateViper {
            count += 1;
            game.choose(PromptKind::ActivateViper, "done");
        }
        count
    };
    let mut game = standing("action", "raider-bay", false, "humans", &more);
    place(&mut game);
    assert_eq!(game.ships(Area::Bow).count(Craft::Viper), 1 + 4);
    // Apollo takes one of them, or leaves it.
    game.choose(PromptKind::AlertPilot, "stay");
    assert_eq!(
        activations(&mut game),
        4,
        "not the one that was there before"
    );
    let mut game = standing("action", "raider-bay", false, "humans", &more);
    place(&mut game);
    game.choose(PromptKind::AlertPilot, "bow");
    assert!(matches!(
        game.state().places.of(DANA),
        Some(Place::Viper { .. })
    ));
    // He acts in the midst of it, or leaves it; his viper is his alone to fly.
    let kind = game.waits_for();
    assert_ne!(kind, PromptKind::ActivateViper);
    game.choose(kind, "next");
    assert_eq!(activations(&mut game), 3);
}

#[test]
fn of_several_kinds_the_viper_that_apollo_takes_is_not_activated() {
    checks!("XVIPER-11", "VIPER-6", "CLAR-19");
    let more = json!({
        "areas": { "bow": { "raiders": 1 } },
        "other-vipers": { "damaged-mark-vii": 2 },
    });
    let (viper, seven) = ("launch:bow", "launch:bow:mark-vii");
    for placed in [
        [viper, viper, seven, seven],
        [seven, seven, viper, viper],
        [seven, viper, seven, viper],
    ] {
        // He is asked for each kind that has come, and takes one of the first or of the second.
        for stays in [0, 1] {
            let mut game = standing("action", "raider-bay", false, "humans", &more);
            game.turn("act:raider-bay");
            game.choose(COURSE, "branch:1");
            game.choose(PIECE, "bow");
            for launch in placed {
                game.choose(PIECE, launch);
            }
            for _ in 0..stays {
                game.choose(PromptKind::AlertPilot, "stay");
            }
            game.choose(PromptKind::AlertPilot, "bow");
            let Some(Place::Viper { kind: flown, .. }) = game.state().places.of(DANA) else {
                panic!("he flies");
            };
            game.choose(PromptKind::GrantedAction, "next");
            // The others are, in the order in which they came.
            let kinds = placed.map(|launch| match launch == viper {
                true => ViperKind::Viper,
                false => ViperKind::MarkVii,
            });
            let mut due = kinds.to_vec();
            due.remove(kinds.iter().position(|kind| *kind == flown).expect("one"));
            for kind in due {
                let moves = match kind == ViperKind::Viper {
                    true => "attack:bow:raider",
                    false => "attack-with:bow:raider:mark-vii",
                };
                assert!(may(&game, moves), "{placed:?} {stays}: {moves}");
                game.choose(PromptKind::ActivateViper, "done");
            }
            assert_eq!(game.waits_for(), TURN, "{placed:?} {stays}");
        }
    }
}

#[test]
fn the_destroyed_hub_takes_the_place_of_the_resurrection_ship() {
    checks!("XBOARD-5", "REM-37");
    let ship = Place::on(location("resurrection-ship-overlay"));
    let hub = Place::on(location("hub-destroyed"));
    let mut game = at_the_bridge(&json!({
        "revealed-cylons": ["Dana"], "titles": { "president": "Ben", "admiral": "Cem", "cag": "Ben" },
        "places": { "Ana": "demetrius-bridge" },
    }));
    assert_eq!(game.state().places.of(DANA), Some(ship));
    let shown = |game: &Game, name: &str| {
        let rows = game.public().board.locations;
        rows.iter().any(|row| row.location == location(name))
    };
    assert!(shown(&game, "resurrection-ship-overlay") && !shown(&game, "hub-destroyed"));
    resolve(&mut game, "destroy-the-hub", true);
    assert_eq!(game.state().places.of(DANA), Some(hub));
    assert!(!shown(&game, "resurrection-ship-overlay") && shown(&game, "hub-destroyed"));
    // Whoever is revealed later comes there.
    game.corrected(Correction::Place {
        seat: ANA,
        place: Place::on(location("command")),
    });
    let state = game.state();
    assert_eq!(
        state.leads_to_place(ANA, dradis_facts::content::LocationId::RESURRECTION_SHIP),
        Some(hub)
    );
}

#[test]
fn the_destroyed_hub_empties_hands_and_leads_to_the_fleet() {
    checks!("LOC-HUB-1", "XBOARD-17");
    let more = json!({ "earth": { "hub_destroyed": true }, "super-crises": { "Ana": 2 } });
    let mut game = standing("action", "hub-destroyed", true, "cylons", &more);
    game.turn("act:hub-destroyed");
    assert_eq!(game.state().hands.of(ANA), 0);
    assert_eq!(game.state().held_count(HeldKind::SUPER_CRISIS, ANA), 3);
    assert_eq!(
        game.state().places.of(ANA),
        Some(Place::on(location("cylon-fleet")))
    );
    let poor = json!({ "earth": { "hub_destroyed": true }, "skill-cards": { "Ana": 2 } });
    let game = standing("action", "hub-destroyed", true, "cylons", &poor);
    assert_eq!(why_not(&game, "act:hub-destroyed"), "LOC-HUB-1");
    // A turn that begins there begins without Super Crisis cards, and nothing is drawn.
    let mut game = at_the_bridge(&json!({
        "turn": { "number": 6, "active": "Cem", "step": "action" },
        "revealed-cylons": ["Dana"], "places": { "Dana": "hub-destroyed" },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Ben" },
        "super-crises": { "Dana": 2 }, "earth": { "hub_destroyed": true, "no_crisis": true },
    }));
    game.end_turn();
    assert_eq!(game.state().turn.active, Some(DANA));
    assert_eq!(game.state().held_count(HeldKind::SUPER_CRISIS, DANA), 0);
    assert_eq!(game.public().turn.expect("a turn").draws, 0);
    game.turn("next");
    assert_eq!(game.state().hands.of(DANA), 0);
    assert!(!shape(game.state()).is_empty());
}
