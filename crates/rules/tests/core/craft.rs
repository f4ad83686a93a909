//! Vipers of other kinds: Mark VII and assault raptors.

use dradis_facts::attack::Hit;
use dradis_facts::battle::{Attack, CylonShip, ShipIcon};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::space::Area;
use dradis_facts::turn::TurnStep;
use dradis_facts::{Rejection, SeatId, checks};
use dradis_rules::Actor;
use dradis_rules::books::position::Position;
use dradis_rules::play::attack::hit;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::tell::reminder::reminders;
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;
use dradis_state::reserve::{assault_raptors_beside, supply};
use serde_json::{Value, json};

use crate::combined_ships::{self, EMIL, standing};
use crate::combined_turns::{ANA, CEM, DANA};
use crate::fight::{BY_TABLE, kobol};
use crate::game::{Game, correct, place};

const VIPER: PromptKind = PromptKind::ActivateViper;
const PIECE: PromptKind = PromptKind::ChoosePiece;

/// A step of Ana's turn, who holds skill cards as Emil does; `more` stands in the place of what it says.
fn day(step: &str, more: &Value) -> Game {
    let mut all = json!({ "skill-cards": { "Ana": 5, "Emil": 5 } });
    for (key, value) in more.as_object().expect("an object") {
        all[key] = value.clone();
    }
    combined_ships::day(step, BY_TABLE, &all)
}

fn reserve(game: &Game) -> [u8; 3] {
    let ships = supply(game.state()).ships;
    ViperKind::ALL.map(|kind| ships[kind.craft()])
}

fn damaged(game: &Game) -> [u8; 3] {
    let damaged = game.state().reserve.damaged;
    ViperKind::ALL.map(|kind| damaged[kind.craft()])
}

fn destroyed(game: &Game) -> [u8; 3] {
    let destroyed = game.state().reserve.destroyed;
    ViperKind::ALL.map(|kind| destroyed[kind.craft()])
}

fn in_space(game: &Game, area: Area) -> [u8; 3] {
    let ships = game.ships(area).alike;
    ViperKind::ALL.map(|kind| ships[kind.craft()])
}

fn offers(game: &Game, start: &str) -> Vec<String> {
    let mut options = game.options();
    options.retain(|option| option.starts_with(start));
    options
}

#[test]
fn the_game_begins_with_six_vipers_four_damaged_mark_vii_and_one_assault_raptor() {
    checks!(
        "XCOMP-2",
        "XCOMP-3",
        "XCOMP-10",
        "XSETUP-4",
        "XSETUP-5",
        "XSETUP-22",
        "XVIPER-5"
    );
    let crew = ["william-adama", "laura-roslin", "apollo"];
    let begun = |viper: &str| {
        let mut game = Game::beginning(3, kobol(BY_TABLE), ANA, 1);
        for name in crew {
            game.choose(PromptKind::ChooseCharacter, &format!("character:{name}"));
        }
        assert_eq!(
            game.options(),
            [
                "aft-port",
                "fore-port",
                "launch:aft-port:assault-raptor",
                "launch:fore-port:assault-raptor"
            ],
            "a Mark VII is damaged"
        );
        game.choose(PromptKind::LaunchViper, viper);
        game.choose(PromptKind::DealLoyalty, "deal");
        game
    };
    let game = begun("launch:fore-port:assault-raptor");
    assert_eq!(
        game.state().places.of(CEM),
        Some(place("assault-raptor:fore-port"))
    );
    // Both vipers of the set-up are ordinary ones all the same.
    assert_eq!((reserve(&game), damaged(&game)), ([4, 0, 0], [0, 4, 0]));
    let unmanned = Area::ALL.map(|area| in_space(&game, area));
    assert_eq!(
        unmanned
            .iter()
            .filter(|vipers| **vipers == [1, 0, 0])
            .count(),
        2
    );
    assert_eq!(
        unmanned.iter().filter(|vipers| **vipers == [0; 3]).count(),
        4
    );
    let bow = game.ships(Area::Bow);
    assert_eq!((bow.basestars.len(), bow.alike[Craft::Raider]), (1, 3));
    let civilians = game.state().space.civilians.iter();
    assert!(civilians.clone().all(|ship| ship.area == Area::Stern));
    assert_eq!(civilians.count(), 2);
    assert_eq!(supply(game.state()).ships[Craft::Raptor], 4);
    assert_eq!(supply(game.state()).ships[Craft::Raider], 17);
    assert_eq!(assault_raptors_beside(game.state()), 3);
    let game = begun("aft-port");
    assert_eq!(reserve(&game), [3, 0, 1]);
}

#[test]
fn every_kind_is_hit_and_hits_as_the_table_of_attacks_says() {
    checks!("XATTACK-1", "XATTACK-1a");
    let area = Area::Bow;
    let row = |attack: Attack| [1, 2, 3, 4, 5, 6, 7, 8].map(|face| hit(attack, face));
    let from = |damaged: usize, destroyed: usize| {
        let mut row = [Hit::Nothing; 8];
        row[damaged - 1..].fill(Hit::ViperDamaged);
        row[destroyed - 1..].fill(Hit::ViperDestroyed);
        row
    };
    for (kind, hits) in [
        (ViperKind::Viper, from(5, 8)),
        (ViperKind::MarkVii, from(6, 8)),
        (ViperKind::AssaultRaptor, from(7, 7)),
    ] {
        for pilot in [None, Some(EMIL)] {
            let attack = Attack::RaiderAtViper { area, pilot, kind };
            assert_eq!(row(attack), hits, "{kind:?}");
        }
    }
    let basestar = CylonShip::Basestar { index: 0 };
    for (kind, target, least, does) in [
        (ViperKind::MarkVii, CylonShip::Raider, 3, Hit::ShipDestroyed),
        (
            ViperKind::MarkVii,
            CylonShip::HeavyRaider,
            7,
            Hit::ShipDestroyed,
        ),
        (ViperKind::MarkVii, basestar, 8, Hit::BasestarDamaged),
        (
            ViperKind::AssaultRaptor,
            CylonShip::Raider,
            3,
            Hit::ShipDestroyed,
        ),
        (
            ViperKind::AssaultRaptor,
            CylonShip::HeavyRaider,
            7,
            Hit::ShipDestroyed,
        ),
        (ViperKind::AssaultRaptor, basestar, 7, Hit::BasestarDamaged),
    ] {
        let mut hits = [Hit::Nothing; 8];
        hits[least - 1..].fill(does);
        let pilot = None;
        let attack = Attack::ViperAtShip {
            area,
            pilot,
            kind,
            target,
        };
        assert_eq!(row(attack), hits, "{kind:?} {target:?}");
    }
}

/// How far ships go, as the table is reminded of it.
fn goes_round(game: &Game) -> &'static str {
    let said = reminders(game.state());
    let round = said.iter().find(|said| said.id.as_str() == "REM-7");
    round.expect("it is said").line.id
}

#[test]
fn a_mark_vii_flies_two_areas_at_once_and_no_other_does() {
    checks!(
        "XVIPER-2",
        "XVIPER-2a",
        "XVIPER-6",
        "XRAPTOR-1",
        "XRAPTOR-2",
        "REM-7"
    );
    let more = json!({
        "places": standing(&[("Dana", "mark-vii:stern")]),
        "areas": {
            "bow": { "unmanned-vipers": 1, "unmanned-mark-vii": 1, "unmanned-assault-raptors": 1, "raiders": 1 },
        },
        "other-vipers": { "damaged-mark-vii": 1 },
    });
    let mut game = day("action", &more);
    assert_eq!(reserve(&game), [5, 1, 0]);
    game.turn("act:command");
    assert_eq!(goes_round(&game), "reminder-rem-7-mark-vii");
    assert_eq!(
        offers(&game, "move:bow:"),
        [
            "move:bow:fore-starboard",
            "move:bow:fore-port",
            "move:bow:fore-starboard:mark-vii",
            "move:bow:fore-port:mark-vii",
            "move:bow:aft-starboard:mark-vii",
            "move:bow:aft-port:mark-vii",
            "move:bow:fore-starboard:assault-raptor",
            "move:bow:fore-port:assault-raptor",
        ]
    );
    assert_eq!(
        offers(&game, "launch:"),
        [
            "launch:aft-port",
            "launch:fore-port",
            "launch:aft-port:mark-vii",
            "launch:fore-port:mark-vii",
        ],
        "no assault raptor is left"
    );
    game.choose(VIPER, "move:bow:aft-port:mark-vii");
    assert_eq!(in_space(&game, Area::AftPort), [0, 1, 0]);
    game.choose(VIPER, "attack-with:bow:raider:assault-raptor");
    game.rolls(3);
    assert_eq!(game.raiders()[0], 0);
    // So does one with a pilot.
    game.happens(Happening::OwnViperActivated { seat: DANA });
    assert_eq!(goes_round(&game), "reminder-rem-7-mark-vii");
    let moves = offers(&game, "move:");
    assert_eq!(moves.len(), 4, "{moves:?}");
    game.choose(VIPER, "move:stern:fore-port:mark-vii");
    assert_eq!(
        game.state().places.of(DANA),
        Some(place("mark-vii:fore-port"))
    );
}

#[test]
fn a_pilot_flies_as_far_in_the_movement_step() {
    checks!("XMOVE-2", "XVIPER-2", "XVIPER-2a", "MOVE-10");
    for (kind, near) in [("viper", 2), ("mark-vii", 4), ("assault-raptor", 2)] {
        let mut more = json!({
            "turn": { "number": 6, "active": "Dana", "step": "movement" },
            "places": standing(&[("Dana", &format!("{kind}:stern"))]),
        });
        if kind == "mark-vii" {
            more["other-vipers"] = json!({ "damaged-mark-vii": 3 });
        }
        let mut game = day("movement", &more);
        assert_eq!(offers(&game, "fly:").len(), near, "{kind}");
        assert_eq!(offers(&game, "fly:bow").len(), 0, "{kind} goes too far");
        let to = if near == 4 { "fore-port" } else { "aft-port" };
        game.turn(&format!("fly:{to}"));
        assert_eq!(
            game.state().places.of(DANA),
            Some(place(&format!("{kind}:{to}")))
        );
    }
}

#[test]
fn the_active_player_says_which_kind_raiders_attack() {
    checks!("XVIPER-6a", "XRAPTOR-3");
    let more = json!({
        "areas": { "bow": { "unmanned-vipers": 1, "unmanned-mark-vii": 1, "unmanned-assault-raptors": 1, "raiders": 3 } },
        "other-vipers": { "damaged-mark-vii": 3 },
        "skill-cards": {},
    });
    let mut game = day("activate-cylon-ships", &more);
    game.icon(ShipIcon::Raiders);
    let asked = game.asked();
    assert_eq!(
        (asked.kind, asked.decider),
        (PromptKind::ChooseViper, Decider::Seat { seat: ANA })
    );
    assert_eq!(
        game.options(),
        [
            "unmanned:bow",
            "unmanned:bow:mark-vii",
            "unmanned:bow:assault-raptor"
        ]
    );
    game.choose(PromptKind::ChooseViper, "unmanned:bow:assault-raptor");
    game.rolls(6);
    assert_eq!(in_space(&game, Area::Bow), [1, 1, 1]);
    game.choose(PromptKind::ChooseViper, "unmanned:bow:mark-vii");
    game.rolls(6);
    assert_eq!(
        (in_space(&game, Area::Bow), damaged(&game)),
        ([1, 0, 1], [0, 4, 0])
    );
    game.choose(PromptKind::ChooseViper, "unmanned:bow:assault-raptor");
    game.rolls(7);
    assert_eq!(
        (in_space(&game, Area::Bow), destroyed(&game)),
        ([1, 0, 0], [0, 0, 1])
    );
}

#[test]
fn an_assault_raptor_that_would_be_damaged_is_destroyed_and_its_pilot_goes_to_sickbay() {
    checks!("XRAPTOR-3", "XRAPTOR-1", "XRAPTOR-2", "XVIPER-12");
    let more = json!({ "places": standing(&[("Emil", "assault-raptor:bow")]) });
    let mut game = day("action", &more);
    game.happens_by_effects(0, &json!([{ "do": "damage-any-vipers", "count": 1 }]));
    assert_eq!(game.options(), ["pilot:4", "in-reserve"]);
    game.choose(PIECE, "pilot:4");
    assert_eq!((damaged(&game), destroyed(&game)), ([0, 4, 0], [0, 0, 1]));
    assert_eq!(game.state().places.of(EMIL), Some(place("sickbay")));
    // In the Reserve, by effects that choose and by effects that would take ordinary vipers unasked.
    let reserves = json!([{ "do": "damage-reserve", "count": 2 }]);
    let mut game = day("action", &json!({}));
    game.happens_by_effects(0, &reserves);
    assert_eq!(game.options(), ["in-reserve", "in-reserve:assault-raptor"]);
    game.choose(PIECE, "in-reserve:assault-raptor");
    assert_eq!(
        game.waits_for(),
        PromptKind::TakeTurn,
        "the others are equal"
    );
    assert_eq!((damaged(&game), destroyed(&game)), ([1, 4, 0], [0, 0, 1]));
}

#[test]
fn a_nuke_on_the_area_and_the_batteries_take_vipers_of_every_kind() {
    checks!("XRAPTOR-1", "XNUKE-2");
    let areas = json!({ "bow": { "unmanned-vipers": 1, "unmanned-mark-vii": 1, "unmanned-assault-raptors": 1 } });
    let more = json!({ "areas": areas, "other-vipers": { "damaged-mark-vii": 2 } });
    let mut game = day("action", &more);
    game.happens(Happening::NukeUsed);
    game.choose(PromptKind::ChooseTarget, "bow");
    game.rolls(8);
    assert_eq!(
        (in_space(&game, Area::Bow), destroyed(&game)),
        ([0; 3], [1; 3])
    );
    assert_eq!(damaged(&game), [0, 2, 0]);
}

#[test]
fn an_assault_raptor_is_no_raptor() {
    checks!("XRAPTOR-4", "XRAPTOR-5", "XRAPTOR-6", "XNAME-2");
    let mut game = day("action", &json!({ "destroyed-raptors": 4 }));
    assert_eq!(reserve(&game)[2], 1);
    let risked = Happening::RaptorRisked {
        seat: ANA,
        needed: 3,
    };
    assert_eq!(game.cannot_happen(risked), Rejection::NoRaptor);
    game.happens_by_effects(0, &json!([{ "do": "destroy-raptors", "count": 1 }]));
    assert_eq!(destroyed(&game), [0; 3]);
    // Without a raptor none is built.
    let built = json!([{ "do": "build-assault-raptor" }]);
    game.happens_by_effects(0, &built);
    assert_eq!(
        (reserve(&game)[2], assault_raptors_beside(game.state())),
        (1, 3)
    );
    // For a raptor there is one more in the Reserve, as long as there are any beside the board.
    let mut game = day("action", &json!({}));
    for gained in 1..=3 {
        game.happens_by_effects(0, &built);
        assert_eq!(reserve(&game)[2], 1 + gained);
        assert_eq!(game.state().reserve.destroyed[Craft::Raptor], gained);
    }
    assert_eq!(assault_raptors_beside(game.state()), 0);
    game.happens_by_effects(0, &built);
    assert_eq!(supply(game.state()).ships[Craft::Raptor], 1);
    // Those beside the board are not destroyed.
    let game = day("action", &json!({}));
    assert_eq!(game.state().reserve.destroyed.vipers(), 0);
}

#[test]
fn raptor_specialist_builds_one_or_brings_a_raptor_back() {
    checks!("XRAPTOR-5", "XRAPTOR-6");
    let mut game = day("action", &json!({ "destroyed-raptors": 1 }));
    game.turn("act:raptor-specialist");
    assert_eq!(game.options(), ["branch:0", "branch:1"]);
    game.choose(PromptKind::ChooseCourse, "branch:1");
    assert_eq!((reserve(&game)[2], game.state().hands.of(ANA)), (2, 4));
    assert_eq!(game.state().reserve.destroyed[Craft::Raptor], 2);
    // Nothing to build it of, or none beside the board.
    let all = json!({ "damaged-mark-vii": 4, "gained-assault-raptors": 3 });
    for more in [
        json!({ "destroyed-raptors": 4 }),
        json!({ "destroyed-raptors": 1, "other-vipers": all }),
    ] {
        let mut game = day("action", &more);
        let before = (
            reserve(&game)[2],
            game.state().reserve.destroyed[Craft::Raptor],
        );
        game.turn("act:raptor-specialist");
        let after = (
            reserve(&game)[2],
            game.state().reserve.destroyed[Craft::Raptor],
        );
        assert_eq!(
            after,
            (before.0, before.1 - 1),
            "a raptor comes back, unasked"
        );
    }
}

#[test]
fn weapons_armed_builds_one_and_has_each_basestar_launch() {
    checks!("CLAR-43", "XRAPTOR-5");
    let more = json!({ "areas": { "bow": { "basestars": [[]] }, "stern": { "basestars": [["disabled-hangar"]] } } });
    let mut game = day("action", &more);
    let armed =
        json!([{ "do": "build-assault-raptor" }, { "do": "launch", "ship": "raider", "each": 2 }]);
    game.happens_by_effects(0, &armed);
    assert_eq!((reserve(&game)[2], game.raiders()), (2, [2, 0, 0, 0, 0, 0]));
}

#[test]
fn as_the_fleet_jumps_each_assault_raptor_stays_or_goes_to_the_reserve() {
    checks!("XRAPTOR-7", "XJUMP-1", "XJUMP-1a");
    let more = json!({
        "places": standing(&[("Dana", "assault-raptor:stern"), ("Emil", "assault-raptor:bow")]),
        "areas": {
            "bow": { "unmanned-vipers": 1, "unmanned-assault-raptors": 2, "raiders": 2, "civilian-ships": 1 },
            "stern": { "unmanned-mark-vii": 1 },
        },
        "other-vipers": { "damaged-mark-vii": 3, "gained-assault-raptors": 3 },
        "pursuit": 2,
    });
    let mut game = day("activate-cylon-ships", &more);
    game.happens(Happening::JumpBegun);
    // Pilots first, clockwise from the active player, then the active player for each of the others.
    for (seat, option) in [
        (DANA, "recall:stern:assault-raptor"),
        (EMIL, "stay"),
        (ANA, "recall:bow:assault-raptor"),
        (ANA, "stay"),
    ] {
        let asked = game.asked();
        assert_eq!(
            (asked.kind, asked.decider),
            (PromptKind::ChooseCourse, Decider::Seat { seat })
        );
        game.choose(PromptKind::ChooseCourse, option);
    }
    assert_ne!(game.waits_for(), PromptKind::ChooseCourse);
    let stands = |seat: SeatId| game.state().places.of(seat);
    assert_eq!(stands(EMIL), Some(place("assault-raptor:bow")));
    assert_eq!(stands(DANA), Some(place("hangar-deck")));
    assert_eq!(in_space(&game, Area::Bow), [0, 0, 1]);
    assert_eq!(in_space(&game, Area::Stern), [0; 3]);
    assert_eq!(reserve(&game), [6, 1, 2]);
    assert_eq!(game.state().space.civilians.len(), 1, "they stay, too");
    assert_eq!(game.raiders(), [0; 6], "they wait on the Cylon Fleet board");
    assert_eq!(game.state().space.pursuit, 2);
    // So it is before a jump that is told by its distance alone, or blind.
    let one = json!({ "areas": { "bow": { "unmanned-assault-raptors": 1 } } });
    let mut game = day("activate-cylon-ships", &one);
    game.happens(Happening::FleetJumped { distance: 2 });
    game.choose(PromptKind::ChooseCourse, "stay");
    assert_eq!(in_space(&game, Area::Bow), [0, 0, 1]);
    assert_eq!(game.state().jump.distance, 2);
    let mut game = day("action", &one);
    game.happens_by_effects(0, &json!([{ "do": "jump-blind" }]));
    game.choose(PromptKind::ChooseCourse, "recall:bow:assault-raptor");
    assert_eq!((in_space(&game, Area::Bow), reserve(&game)[2]), ([0; 3], 1));
    assert_eq!(game.waits_for(), PromptKind::NameDestination);
    // Where there is none in space nobody is asked.
    let mut game = day("activate-cylon-ships", &json!({}));
    game.happens(Happening::JumpBegun);
    assert_ne!(game.waits_for(), PromptKind::ChooseCourse);
}

#[test]
fn a_pilot_launches_in_a_viper_of_any_kind_and_takes_one_back_of_any() {
    checks!("XVIPER-8", "XRAPTOR-2");
    let mut game = day(
        "action",
        &json!({ "other-vipers": { "damaged-mark-vii": 3 } }),
    );
    game.happens(Happening::HangarLaunch { seat: EMIL });
    assert_eq!(game.options().len(), 6);
    game.choose(VIPER, "launch:fore-port:mark-vii");
    assert_eq!(
        game.state().places.of(EMIL),
        Some(place("mark-vii:fore-port"))
    );
    assert_eq!(reserve(&game), [6, 0, 1]);
    // The table cannot say that somebody flies a kind that is not there.
    let in_kind = |kind: &str| Happening::CharacterMoved {
        seat: DANA,
        place: place(&format!("{kind}:bow")),
    };
    assert_eq!(
        game.cannot_happen(in_kind("mark-vii")),
        Rejection::NoViperLeft
    );
    game.happens(in_kind("assault-raptor"));
    assert_eq!(reserve(&game), [6, 0, 0]);
    let more = json!({
        "areas": { "bow": { "unmanned-vipers": 6 }, "stern": { "unmanned-assault-raptors": 1 } },
    });
    let mut game = day("action", &more);
    game.happens(Happening::HangarLaunch { seat: EMIL });
    assert_eq!(
        game.options(),
        ["recall:bow", "recall:stern:assault-raptor"]
    );
    game.choose(VIPER, "recall:stern:assault-raptor");
    game.choose(VIPER, "launch:aft-port:assault-raptor");
    assert_eq!(
        game.state().places.of(EMIL),
        Some(place("assault-raptor:aft-port"))
    );
}

#[test]
fn two_damaged_vipers_are_repaired_of_the_kinds_that_the_player_says() {
    checks!("XVIPER-5", "XVIPER-6");
    let turn = json!({ "number": 6, "active": "Emil", "step": "action" });
    let mut game = day("action", &json!({ "turn": turn, "damaged-vipers": 2 }));
    game.turn("act:repair-vipers");
    assert_eq!(game.options(), ["damaged", "damaged:mark-vii", "enough"]);
    game.choose(PIECE, "damaged:mark-vii");
    game.choose(PIECE, "damaged");
    assert_eq!((damaged(&game), reserve(&game)), ([1, 3, 0], [5, 1, 1]));
    assert_eq!(game.state().hands.of(EMIL), 4);
    // Of one kind nobody is asked.
    let mut game = day("action", &json!({ "turn": turn }));
    game.turn("act:repair-vipers");
    assert_eq!(damaged(&game), [0, 2, 0]);
    // What the table says was repaired.
    let (count, kind) = (1, ViperKind::MarkVii);
    game.happens(Happening::VipersRepaired { count, kind });
    assert_eq!(damaged(&game), [0, 1, 0]);
    let (count, kind) = (2, ViperKind::MarkVii);
    let refused = game.cannot_happen(Happening::VipersRepaired { count, kind });
    assert_eq!(refused, Rejection::DamagedVipers { damaged: 1 });
}

#[test]
fn apollo_flies_a_viper_of_whichever_kind_has_come() {
    checks!("CLAR-19", "XVIPER-6");
    let mut game = day("action", &json!({}));
    game.turn("act:command");
    game.choose(VIPER, "launch:fore-port:assault-raptor");
    game.choose(PromptKind::AlertPilot, "fore-port");
    assert_eq!(
        game.state().places.of(DANA),
        Some(place("assault-raptor:fore-port"))
    );
    assert_eq!(in_space(&game, Area::ForePort), [0; 3]);
}

#[test]
fn full_throttle_flies_anywhere_and_attacks_as_an_action_or_in_the_place_of_moving() {
    checks!("XMOVE-6", "VIPER-4");
    let turn = |step: &str| json!({ "number": 6, "active": "Emil", "step": step });
    for (step, kind) in [("action", "viper"), ("movement", "assault-raptor")] {
        let more = json!({
            "turn": turn(step),
            "places": standing(&[("Emil", &format!("{kind}:bow"))]),
            "areas": { "stern": { "raiders": 1 } },
        });
        let mut game = day(step, &more);
        game.turn("act:full-throttle");
        assert_eq!(game.options().len(), 6, "five areas, or none");
        game.choose(PromptKind::ChoosePlace, "fly:stern");
        assert_eq!(
            game.state().places.of(EMIL),
            Some(place(&format!("{kind}:stern")))
        );
        assert!(game.options().contains(&"done".to_owned()));
        let attack = offers(&game, "attack").remove(0);
        game.choose(VIPER, &attack);
        game.rolls(8);
        assert_eq!(game.raiders(), [0; 6]);
        assert_eq!(game.state().hands.of(EMIL), 4);
        assert_eq!(game.waits_for(), PromptKind::TakeTurn);
        if step == "movement" {
            assert!(
                offers(&game, "fly:").is_empty(),
                "they have used it in the place of moving"
            );
            let turn = &game.state().turn;
            assert_eq!((turn.step, turn.acted), (TurnStep::Action, 0));
        }
    }
    // Nobody who stands on a ship, and nothing to attack is no question.
    let game = day("action", &json!({ "turn": turn("action") }));
    assert!(offers(&game, "act:full-throttle").is_empty());
    let more = json!({ "turn": turn("action"), "places": standing(&[("Emil", "viper:bow")]) });
    let mut game = day("action", &more);
    game.turn("act:full-throttle");
    game.choose(PromptKind::ChoosePlace, "stay");
    assert_eq!(game.state().places.of(EMIL), Some(place("viper:bow")));
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

#[test]
fn combat_veteran_activates_the_same_viper_again_and_again() {
    checks!("VIPER-1", "VIPER-6");
    let more = json!({
        "areas": { "bow": { "unmanned-vipers": 1 }, "stern": { "unmanned-vipers": 1, "raiders": 2 } },
    });
    let mut game = day("action", &more);
    game.turn("act:combat-veteran");
    // It is no matter of Command.
    assert_eq!(game.asked().cause.to_string(), "VIPER-1");
    assert!(offers(&game, "launch:").len() == 4 && offers(&game, "move:bow").len() == 2);
    game.choose(VIPER, "attack:stern:raider");
    game.rolls(8);
    assert!(offers(&game, "launch:").is_empty() && offers(&game, "move:bow").is_empty());
    game.choose(VIPER, "move:stern:aft-port");
    assert_eq!(offers(&game, "move:aft-port").len(), 2);
    game.choose(VIPER, "done");
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    // One that Apollo takes over is activated no more, whatever stands beside it.
    let more = json!({ "areas": { "fore-port": { "unmanned-vipers": 1 } } });
    let mut game = day("action", &more);
    game.turn("act:combat-veteran");
    game.choose(VIPER, "launch:fore-port");
    game.choose(PromptKind::AlertPilot, "fore-port");
    assert_ne!(
        game.waits_for(),
        VIPER,
        "he acts, and the other viper is not meant"
    );
    assert_eq!(in_space(&game, Area::ForePort), [1, 0, 0]);
}

#[test]
fn reserves_come_to_a_pilot_and_each_is_activated() {
    checks!("XVIPER-6", "XRAPTOR-2", "CLAR-19");
    let more = json!({
        "places": standing(&[("Emil", "viper:bow")]),
        "areas": { "bow": { "raiders": 2 } },
        "other-vipers": { "damaged-mark-vii": 3 },
    });
    let mut game = day("action", &more);
    game.turn("act:launch-reserves");
    assert_eq!(
        game.options(),
        [
            "launch:bow",
            "launch:bow:mark-vii",
            "launch:bow:assault-raptor"
        ]
    );
    game.choose(PIECE, "launch:bow:mark-vii");
    assert_eq!(
        game.options(),
        ["launch:bow", "launch:bow:assault-raptor", "enough"]
    );
    game.choose(PIECE, "launch:bow");
    assert_eq!(in_space(&game, Area::Bow), [1, 1, 0]);
    // Apollo may take either, and does not.
    for _ in 0..2 {
        game.choose(PromptKind::AlertPilot, "stay");
    }
    assert_eq!(offers(&game, "attack"), ["attack-with:bow:raider:mark-vii"]);
    assert!(offers(&game, "launch:").is_empty());
    game.choose(VIPER, "move:bow:aft-port:mark-vii");
    assert_eq!(offers(&game, "attack"), ["attack:bow:raider"]);
    game.choose(VIPER, "attack:bow:raider");
    game.rolls(8);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    // The one that he takes is not activated, though one of another kind came before it; nor is one in its place that was
    // there already.
    let mut beside = more.clone();
    beside["areas"]["bow"]["unmanned-mark-vii"] = json!(1);
    beside["other-vipers"]["damaged-mark-vii"] = json!(2);
    let mut game = day("action", &beside);
    game.turn("act:launch-reserves");
    game.choose(PIECE, "launch:bow");
    game.choose(PIECE, "launch:bow:mark-vii");
    game.choose(PromptKind::AlertPilot, "bow");
    assert_eq!(
        game.state().places.of(DANA),
        Some(place("mark-vii:bow")),
        "the ordinary one is still to come"
    );
    game.choose(PromptKind::GrantedAction, "next");
    assert_eq!(offers(&game, "attack"), ["attack:bow:raider"]);
    game.choose(VIPER, "done");
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    // With nobody in space, or nothing in the Reserve, it is not offered.
    let barred = |more: Value| {
        let game = day("action", &more);
        offers(&game, "act:launch-reserves").is_empty()
    };
    assert!(barred(json!({})));
    assert!(barred(json!({
        "places": standing(&[("Emil", "viper:bow")]), "damaged-vipers": 5,
        "other-vipers": { "damaged-mark-vii": 4, "destroyed-assault-raptors": 1 },
    })));
}

#[test]
fn an_unorthodox_plan_uses_one_of_four_locations_damaged_or_not() {
    checks!("SKILL-3", "ACT-4", "DMG-GAL-4");
    let more = json!({
        "damaged": ["command", "armory"],
        "areas": { "bow": { "raiders": 1, "unmanned-vipers": 1 }, "stern": { "civilian-ships": 1 } },
        "boarding": [0, 0, 0, 0, 0],
    });
    let mut game = day("action", &more);
    let before = game.state().hands.of(ANA);
    game.turn("act:unorthodox-plan");
    assert_eq!(game.state().hands.of(ANA), before - 1);
    // Nobody boards, so that the Armory has no use; Command has, though it is damaged.
    assert_eq!(
        game.options(),
        [
            "act:weapons-control",
            "act:command",
            "act:communications",
            "next"
        ]
    );
    game.choose(PromptKind::GrantedAction, "act:command");
    assert_eq!(offers(&game, "attack"), ["attack:bow:raider"]);
    game.choose(VIPER, "attack:bow:raider");
    game.rolls(8);
    assert_eq!(game.ships(Area::Bow).alike[Craft::Raider], 0);
    // Without anything to do at any of them it is not offered.
    let quiet = day(
        "action",
        &json!({
            "areas": {}, "boarding": [], "damaged-vipers": 6,
            "other-vipers": { "damaged-mark-vii": 4, "destroyed-assault-raptors": 1 },
        }),
    );
    assert!(offers(&quiet, "act:unorthodox-plan").is_empty());
}

#[test]
fn after_a_negotiation_no_cylon_ship_is_launched_or_activated_in_this_turn() {
    checks!("COMBAT-ACT-4");
    let more = json!({
        "areas": { "bow": { "raiders": 2, "heavy-raiders": 1, "unmanned-vipers": 1 }, "stern": { "raiders": 1 } },
        "boarding": [1],
    });
    let mut game = day("action", &more);
    game.turn("act:negotiation");
    assert_eq!(game.ships(Area::Bow).basestars.len(), 1);
    assert_eq!(
        game.state().hands.of(ANA),
        5,
        "a card less, a Politics card more"
    );
    let before = (game.state().space.clone(), game.state().boarding.clone());
    for icon in ShipIcon::ALL {
        game.icon(icon);
        assert_eq!(game.waits_for(), PromptKind::TakeTurn, "{icon:?}");
    }
    game.happens_by_effects(0, &json!([{ "do": "launch", "ship": "raider", "each": 2 }]));
    assert_eq!(
        (game.state().space.clone(), game.state().boarding.clone()),
        before
    );
    // In the next turn they act again.
    game.end_turn();
    game.icon(ShipIcon::Raiders);
    assert_eq!(game.waits_for(), PromptKind::ChooseArea);
}

#[test]
fn a_position_and_a_correction_name_the_kinds() {
    checks!("XCOMP-3");
    let more = json!({
        "places": standing(&[("Emil", "mark-vii:bow"), ("Dana", "assault-raptor:stern")]),
        "areas": { "bow": { "unmanned-assault-raptors": 1 }, "stern": { "unmanned-mark-vii": 1 } },
        "other-vipers": { "damaged-mark-vii": 1, "destroyed-mark-vii": 1, "gained-assault-raptors": 1 },
    });
    let game = day("action", &more);
    assert_eq!(reserve(&game), [6, 0, 0]);
    let written = Position::of(game.state()).expect("a running turn");
    let again = serde_json::to_value(&written).expect("plain data");
    let read: Position = serde_json::from_value(again.clone()).expect("a position");
    assert_eq!(read, written);
    assert_eq!(again["places"]["Emil"], "mark-vii:bow");
    assert_eq!(again["other-vipers"]["damaged-mark-vii"], 1);
    assert_eq!(again["areas"]["bow"]["unmanned-assault-raptors"], 1);
    let gained = |count| correct(Correction::AssaultRaptorsGained { count });
    let most = Rejection::TooManyAssaultRaptors { most: 3 };
    assert_eq!(game.refusal(&gained(4)), most);
    assert!(game.try_give(Actor::Referee, &gained(3)).is_ok());
    // As after the set-up nothing need be said, and the base game says nothing.
    let plain = Position::of(day("action", &json!({})).state()).expect("a running turn");
    assert_eq!(plain.other_vipers, None);
}
