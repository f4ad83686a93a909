//! What becomes of a fight that the table interrupts: corrections, a jump, an end.

use dradis_facts::battle::{Pace, ShipIcon};
use dradis_facts::chance::Stream;
use dradis_facts::checks;
use dradis_facts::content::LocationId;
use dradis_facts::craft::Craft;
use dradis_facts::space::Area;
use dradis_facts::turn::Winner;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::Command;
use dradis_rules::play::prompt::PromptKind;
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;
use dradis_state::reserve::supply;
use dradis_state::turn::Outcome;
use serde_json::json;

use crate::fight::{BY_TABLE, fight, fight_of};
use crate::game::{Game, place};

#[test]
fn nothing_comes_of_a_roll_whose_target_was_taken_away() {
    checks!("COMBAT-RAIDER-2", "LIMIT-3");
    let mut game = fight(&json!({
        "bow": { "raiders": 1, "unmanned-vipers": 1, "civilian-ships": 1 },
    }));
    game.icon(ShipIcon::Raiders);
    assert_eq!(game.waits_for(), PromptKind::Roll);
    game.set_ships(Area::Bow, Craft::Viper, 0);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    assert_eq!(game.state().reserve.damaged.vipers(), 0);
    assert_eq!(supply(game.state()).ships[Craft::Viper], 8);
    assert_eq!(game.state().battle.acted(Area::Bow)[Craft::Raider], 1);
}

#[test]
fn nothing_comes_of_a_roll_whose_attacker_was_taken_away() {
    checks!("COMBAT-RAIDER-5", "COMBAT-BASE-1");
    let mut game = fight(&json!({ "bow": { "raiders": 2, "basestars": [[]] } }));
    game.icon(ShipIcon::Raiders);
    game.rolls(1);
    game.set_ships(Area::Bow, Craft::Raider, 0);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    game.icon(ShipIcon::Basestars);
    assert_eq!(game.waits_for(), PromptKind::Roll);
    game.corrected(Correction::Basestars {
        area: Area::Bow.into(),
        basestars: Vec::new(),
    });
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

#[test]
fn a_raider_that_was_taken_away_asks_nothing_any_more() {
    checks!("COMBAT-RAIDER-3", "COMBAT-ACT-3");
    for pace in [Pace::Steps, Pace::Teach] {
        let mut game = fight(&json!({ "bow": { "raiders": 2, "civilian-ships": 3 } }));
        if pace != Pace::Steps {
            game.pace(pace);
        }
        game.icon(ShipIcon::Raiders);
        game.choose(PromptKind::ChooseCivilian, "civilian:1");
        game.choose(PromptKind::RevealCivilian, "nothing");
        assert_eq!(game.options(), ["civilian:0", "civilian:2"]);
        // The one that is left has acted, as far as anybody can tell.
        game.set_ships(Area::Bow, Craft::Raider, 1);
        assert_eq!(game.waits_for(), PromptKind::TakeTurn, "{pace:?}");
        assert_eq!(game.state().battle.acted(Area::Bow)[Craft::Raider], 1);
        assert_eq!(game.state().space.civilians.len(), 2);
    }
}

#[test]
fn a_basestar_that_was_taken_away_launches_nothing() {
    checks!("COMBAT-LAUNCH-2", "COMBAT-LAUNCH-3");
    let mut game = fight(&json!({
        "bow": { "basestars": [[]] },
        "stern": { "basestars": [[]] },
        "fore-starboard": { "raiders": 12 },
    }));
    game.icon(ShipIcon::LaunchRaiders);
    assert_eq!(game.options(), ["3", "2", "1"], "four are left");
    game.corrected(Correction::Basestars {
        area: Area::Bow.into(),
        basestars: Vec::new(),
    });
    assert_eq!(game.raiders(), [0, 12, 0, 3, 0, 0]);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);

    let mut game = fight(&json!({
        "bow": { "basestars": [[]] },
        "stern": { "basestars": [[]] },
        "fore-starboard": { "raiders": 12 },
    }));
    game.icon(ShipIcon::LaunchRaiders);
    game.corrected(Correction::Basestars {
        area: Area::Stern.into(),
        basestars: Vec::new(),
    });
    assert_eq!(
        game.raiders(),
        [3, 12, 0, 0, 0, 0],
        "no other can launch more"
    );
}

#[test]
fn a_jump_ends_what_is_left_of_an_activation() {
    checks!("JUMP-COMBAT-1", "JUMP-COMBAT-5");
    let mut game = fight(&json!({
        "bow": { "raiders": 3, "basestars": [["structural-damage"]] },
        "stern": { "civilian-ships": 1, "raiders": 1 },
    }));
    game.icon(ShipIcon::Raiders);
    game.choose(PromptKind::ChooseArea, "stern");
    assert_eq!(game.waits_for(), PromptKind::RevealCivilian);
    game.happens(Happening::FleetJumped { distance: 1 });
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    let left = supply(game.state());
    assert_eq!(
        (
            left.ships[Craft::Raider],
            left.ships[Craft::Basestar],
            left.basestar_damage
        ),
        (16, 2, 4)
    );
    assert_eq!(left.ships[Craft::CivilianShip], 12);
    assert_eq!(game.raiders(), [0; 6]);
}

#[test]
fn a_token_that_cannot_be_drawn_is_not_asked_for() {
    checks!("DMG-GAL-1");
    let mut game = fight_of(
        &["william-adama", "laura-roslin", "galen-tyrol"],
        BY_TABLE,
        &json!({
            "areas": { "bow": { "basestars": [[], []] } },
            "damaged": ["armory", "command", "ftl-control", "hangar-deck", "weapons-control"],
            "spent-damage": ["food"],
        }),
    );
    game.icon(ShipIcon::Basestars);
    game.rolls(4);
    assert_eq!(game.options(), ["admirals-quarters", "resource-fuel"]);
    game.choose(PromptKind::DrawDamage, "resource-fuel");
    game.rolls(8);
    assert_eq!(game.waits_for(), PromptKind::DrawDamage);
    // The last token is on the board already, somebody remembers.
    let location = LocationId::find("admirals-quarters").expect("a location");
    game.corrected(Correction::LocationDamage {
        location,
        damaged: true,
    });
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

fn boarded() -> Game {
    let mut game = fight_of(
        &["william-adama", "laura-roslin", "galen-tyrol"],
        BY_TABLE,
        &json!({
            "areas": { "aft-port": { "heavy-raiders": 1 }, "bow": { "heavy-raiders": 1 } },
            "boarding": [0, 0, 0, 1],
        }),
    );
    let events = game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(
        events.last(),
        Some(&Event::GameEnded {
            outcome: Outcome::Boarded
        })
    );
    game
}

#[test]
fn an_end_in_the_middle_of_an_activation_stops_it() {
    checks!("CENT-3", "CENT-8", "END-3", "END-1");
    let game = boarded();
    assert_eq!(
        game.heavy_raiders(),
        [1, 0, 0, 0, 1, 0],
        "nobody boards or moves"
    );
    assert!(game.state().agenda.steps.is_empty());
    assert_eq!(game.public().winner, Some(Winner::Cylons));
    let more = game.cannot_happen(Happening::ShipsActivated {
        icon: ShipIcon::Raiders,
    });
    assert_eq!(more, Rejection::GameOver);
}

#[test]
fn a_table_that_plays_on_can_activate_what_was_left() {
    checks!("CENT-2", "COMBAT-HEAVY-2", "CENT-1");
    let mut game = boarded();
    game.happens(Happening::PlayedOn);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    game.icon(ShipIcon::HeavyRaiders);
    assert_eq!(game.heavy_raiders(), [0, 0, 0, 0, 0, 1]);
    assert_eq!(
        game.state().boarding.centurions,
        [0, 4],
        "no farther than the end"
    );
    assert_eq!(game.state().outcome, None, "it ends for this no more");
}

#[test]
fn six_locations_end_the_game_before_the_next_basestar_fires() {
    checks!("DMG-GAL-7", "END-4");
    let mut game = fight_of(
        &["william-adama", "laura-roslin", "galen-tyrol"],
        BY_TABLE,
        &json!({
            "areas": { "bow": { "basestars": [[]] }, "stern": { "basestars": [[]] } },
            "damaged": ["armory", "command", "ftl-control", "hangar-deck", "weapons-control"],
        }),
    );
    game.icon(ShipIcon::Basestars);
    game.rolls(4);
    assert_eq!(game.state().outcome, None);
    game.choose(PromptKind::DrawDamage, "admirals-quarters");
    let outcome = game.state().outcome.clone();
    assert!(
        matches!(outcome, Some(Outcome::GalacticaDestroyed { ref locations }) if locations.len() == 6),
        "{outcome:?}"
    );
    assert!(game.state().agenda.steps.is_empty());
    // The other basestar has not attacked, and does when the table plays on.
    game.happens(Happening::PlayedOn);
    game.icon(ShipIcon::Basestars);
    assert_eq!(game.waits_for(), PromptKind::Roll);
    game.rolls(3);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

#[test]
fn a_fight_waits_for_its_questions() {
    checks!("COMBAT-ACT-4", "COMBAT-ACT-1");
    let mut game = fight(&json!({ "bow": { "raiders": 1, "basestars": [[]] } }));
    game.icon(ShipIcon::Raiders);
    let other = game.cannot_happen(Happening::ShipsActivated {
        icon: ShipIcon::Basestars,
    });
    assert_eq!(other, Rejection::QuestionFirst);
    let roll = game.prompt(PromptKind::Roll);
    let end = Command::Answer {
        prompt: roll.id,
        option: "end-turn".to_owned(),
    };
    assert!(matches!(
        game.refusal(&end),
        Rejection::UnknownOption { .. }
    ));
    game.rolls(1);
    game.icon(ShipIcon::Basestars);
    game.rolls(1);
    let stale = Command::Answer {
        prompt: roll.id,
        option: "8".to_owned(),
    };
    assert_eq!(game.refusal(&stale), Rejection::StalePrompt);
    game.end_turn();
    assert_eq!(game.state().turn.active, Some(SeatId(1)));
}

#[test]
fn a_pilot_who_left_the_viper_is_not_hurt_in_it() {
    checks!("PILOT-7");
    let mut game = fight_of(
        &["apollo", "laura-roslin", "galen-tyrol"],
        BY_TABLE,
        &json!({
            "areas": { "aft-port": { "raiders": 1 } },
            "skill-cards": { "Ana": 2 },
        }),
    );
    game.icon(ShipIcon::Raiders);
    game.rolls(8);
    assert_eq!(game.waits_for(), PromptKind::React);
    let (seat, place) = (SeatId(0), place("brig"));
    game.happens(Happening::CharacterMoved { seat, place });
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    assert_eq!(game.state().places.of(seat), Some(place));
    assert_eq!(game.state().reserve.destroyed.vipers(), 0);
    assert_eq!(supply(game.state()).ships[Craft::Viper], 8);
}

#[test]
fn nothing_is_hit_by_a_raider_that_is_not_there() {
    checks!("COMBAT-RAIDER-2");
    let mut game = fight(&json!({ "bow": { "raiders": 1, "unmanned-vipers": 1 } }));
    game.icon(ShipIcon::Raiders);
    assert_eq!(game.waits_for(), PromptKind::Roll);
    game.set_ships(Area::Bow, Craft::Raider, 0);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    assert_eq!(game.ships(Area::Bow).alike[Craft::Viper], 1);
    assert_eq!(
        game.state().chance.of(Stream::Dice),
        0,
        "nor is a die rolled"
    );
}

#[test]
fn a_pilot_who_is_no_longer_on_the_hangar_deck_does_not_launch() {
    checks!("PILOT-2", "PILOT-3", "LOC-HANGAR-1");
    let pilot = SeatId(2);
    let launches = Command::Record {
        happening: Happening::HangarLaunch { seat: pilot },
    };
    for (areas, asked) in [
        (json!({}), "launch:aft-port"),
        (
            json!({ "bow": { "unmanned-vipers": 4 }, "stern": { "unmanned-vipers": 4 } }),
            "recall:stern",
        ),
    ] {
        let mut game = fight_of(
            &["william-adama", "laura-roslin", "boomer"],
            BY_TABLE,
            &json!({ "areas": areas, "places": { "Cem": "hangar-deck" } }),
        );
        game.referee(&launches);
        assert!(game.options().contains(&asked.to_owned()));
        game.referee(&Command::Record {
            happening: Happening::CylonRevealed {
                seat: pilot,
                sympathizer: false,
            },
        });
        assert_eq!(game.waits_for(), PromptKind::TakeTurn);
        assert_eq!(
            game.state().places.of(pilot),
            Some(place("resurrection-ship"))
        );
        assert_eq!(
            supply(game.state()).ships[Craft::Viper],
            if asked.starts_with("launch") { 8 } else { 0 }
        );
    }
}

#[test]
fn nobody_launches_while_a_question_is_open_nor_as_a_revealed_cylon() {
    checks!("CYPLAYER-1", "ACT-10");
    let seat = SeatId(2);
    let launch = Happening::HangarLaunch { seat };
    let icon = ShipIcon::Raiders;
    let board = json!({
        "areas": { "bow": { "raiders": 1, "civilian-ships": 2 } },
        "places": { "Cem": "hangar-deck" },
    });
    let crew = ["william-adama", "laura-roslin", "boomer"];
    let mut game = fight_of(&crew, BY_TABLE, &board);
    game.icon(icon);
    assert_eq!(game.waits_for(), PromptKind::ChooseCivilian);
    assert_eq!(
        game.cannot_happen(launch.clone()),
        game.cannot_happen(Happening::ShipsActivated { icon })
    );

    let mut game = fight_of(&crew, BY_TABLE, &board);
    let revealed = true;
    game.corrected(Correction::RevealedCylon { seat, revealed });
    assert_eq!(game.cannot_happen(launch), Rejection::NotForCylons);
}
