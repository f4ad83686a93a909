//! A row for each card: the skill cards that do something in a check or to it, the Loyalty cards of all boxes. The tests
//! walk over the facts, so that a card without a row here fails. Behind them, abilities of sheets that no row reaches.

use std::collections::BTreeSet;

use dradis_facts::Rejection;
use dradis_facts::ability::Ability;
use dradis_facts::action::Act;
use dradis_facts::checks;
use dradis_facts::choice::Choice;
use dradis_facts::content::{HeldKind, LoyaltyCard, Side, SkillCardId, SkillMark, SkillType};
use dradis_facts::craft::Craft;
use dradis_facts::effect::Source;
use dradis_facts::kit::{Game as Boxes, Kit, Objective};
use dradis_facts::options::{Mode, Options};
use dradis_facts::piles::Pile;
use dradis_facts::resources::Resource;
use dradis_facts::seat::SeatId;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Actor, prompts};
use dradis_state::check::CheckStage;
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use crate::combined_checks::{
    ABILITY, ADD, CRISIS, RESULT, TELL, at_table, begun, check, dial, hand, now, offers, piled,
    piled_with, resolved, with_pile,
};
use crate::combined_people::{act, at, moving, why_not};
use crate::game::{Game, location, place};
use crate::passing::{ANA, BEN, CEM, DANA, HUMAN, by_phone, four, four_with, goals, options};

fn kit() -> &'static Kit {
    let options = Options {
        game: Boxes::combined(Objective::Kobol),
        ..Options::default()
    };
    options.kit()
}

/// Every question is answered with the third player, or with what it offers first, until a turn waits.
fn play_out(game: &mut Game) {
    for _ in 0..40 {
        let open = prompts(game.state());
        let Some(prompt) = open.first() else { return };
        if prompt.kind == PromptKind::TakeTurn {
            return;
        }
        let mut options = prompt.options();
        let named = "player:2".to_owned();
        let option = options.find(|option| *option == named);
        let option = option.or_else(|| prompt.options().next());
        let (kind, option) = (prompt.kind, option.expect("an answer"));
        game.choose(kind, &option);
    }
    panic!("no turn waits");
}

fn mutinies(game: &Game, seat: SeatId) -> u8 {
    game.state().held_count(HeldKind::MUTINY, seat)
}

#[test]
fn every_card_with_an_ability_does_in_a_check_what_it_says() {
    checks!("XABILITY-1", "XABILITY-2", "XABILITY-3");
    let cards = kit().skill_cards.iter().copied();
    let cards: Vec<SkillCardId> = cards
        .filter(|card| card.facts().is(SkillMark::CheckAbility))
        .collect();
    assert_eq!(cards.len(), 16);
    for card in cards {
        let name = card.name();
        let mut faces = kit().skill_faces();
        let face = faces.find(|face| face.card == Some(card)).expect("a face");
        let own = format!("{}:{}:{name}", face.kind.name(), face.strength);
        let pile = |beside: &[&'static str]| {
            let pile: Vec<&str> = std::iter::once(own.as_str())
                .chain(beside.iter().copied())
                .collect();
            with_pile(&pile)
        };
        let confirmed = |beside: &[&'static str]| {
            let mut game = pile(beside);
            game.choose(PromptKind::Confirm, "apply");
            game
        };
        let (game, total) = match name {
            "red-tape" => (pile(&["politics:5", "tactics:3"]), 3),
            "iron-will" => {
                let mut game = pile(&["politics:4"]);
                let food = dial(&game, Resource::Food);
                assert_eq!(now(&game).total, 4);
                game.choose(RESULT, "accept");
                assert_eq!(
                    dial(&game, Resource::Food),
                    food,
                    "a near miss costs nothing"
                );
                (pile(&["politics:4"]), 4)
            }
            "trust-instincts" => {
                let mut game = pile(&["politics:4"]);
                game.choose(TELL, "card:tactics:3");
                game.choose(TELL, "card:politics:1");
                assert_eq!(now(&game).destiny, 4);
                (game, 8)
            }
            "protect-the-fleet" => {
                let mut game = pile(&["piloting:3", "politics:6"]);
                game.choose(PromptKind::ActivateViper, "done");
                (game, 3)
            }
            "establish-network" => (pile(&["engineering:3", "politics:4"]), -2),
            "force-their-hand" => {
                let mut game = pile(&["politics:4"]);
                game.choose(ABILITY, "apply");
                game.choose(TELL, "card:tactics:3");
                assert_eq!(hand(&game, 0), 4);
                (game, 7)
            }
            "all-hands-on-deck" => (pile(&["politics:3"]), 4),
            "quick-thinking" => {
                let mut game = pile(&["piloting:3", "politics:4"]);
                game.choose(ABILITY, "card:piloting:3");
                assert_eq!(hand(&game, 0), 6);
                (game, 4)
            }
            "dogfight" => {
                let mut game = pile(&["piloting:3", "politics:4"]);
                game.choose(ABILITY, "card:piloting:3");
                game.choose(PromptKind::ChooseCourse, "branch:0");
                game.choose(PromptKind::ChoosePiece, "in-reserve");
                assert_eq!(game.state().reserve.damaged[Craft::Viper], 1);
                (game, 4)
            }
            "install-upgrades" => {
                let mut game = pile(&["politics:4", "tactics:3"]);
                game.choose(RESULT, "accept");
                assert_eq!(hand(&game, 0), 7);
                (pile(&["politics:4", "tactics:3"]), 7)
            }
            "bait" => {
                let before = pile(&["politics:4"]).state().space.civilians.len();
                let game = confirmed(&["politics:4"]);
                assert_eq!(game.state().space.civilians.len(), before + 1);
                (game, 4)
            }
            "dradis-contact" => {
                let before = pile(&["politics:4"]).state().space.count(Craft::Raider);
                let game = confirmed(&["politics:4"]);
                assert_eq!(game.state().space.count(Craft::Raider), before + 2);
                (game, 4)
            }
            "a-better-machine" => {
                let before = pile(&["politics:4"]).state().piles.of(Pile::Destiny);
                let game = confirmed(&["politics:4"]);
                assert_eq!(game.state().piles.of(Pile::Destiny), before + 2);
                (game, 1)
            }
            "personal-vices" => {
                let game = confirmed(&["politics:4"]);
                assert_eq!([0, 1, 2, 3].map(|seat| hand(&game, seat)), [6; 4]);
                assert_eq!(mutinies(&game, ANA), 1);
                (game, 1)
            }
            "violent-outbursts" => {
                let game = confirmed(&["politics:4"]);
                assert_eq!(game.state().places.of(ANA), Some(place("sickbay")));
                (game, 0)
            }
            "exploit-a-weakness" => {
                let mut game = pile(&["politics:4"]);
                game.choose(PromptKind::PickPlayer, "player:3");
                assert_eq!((mutinies(&game, DANA), mutinies(&game, ANA)), (1, 0));
                (game, -1)
            }
            other => panic!("{other} has no row"),
        };
        let check = now(&game);
        assert_eq!(
            (check.stage, check.total),
            (CheckStage::Totalled, total),
            "{name}"
        );
        let times = resolved(&game)
            .iter()
            .filter(|other| **other == name)
            .count();
        assert_eq!(times, 1, "{name}");
    }
}

#[test]
fn every_card_that_is_played_on_a_check_does_to_it_what_it_says() {
    checks!("XCHECK-9", "XCHECK-10", "XABILITY-7", "XABILITY-8");
    let played = |name: &str, by: u8| {
        let mut game = at_table();
        begun(&mut game, check(CRISIS));
        game.choose(ADD, &format!("play:{name}:{by}"));
        game
    };
    let cards = kit().skill_cards.iter().copied();
    let cards: Vec<SkillCardId> = cards.filter(|card| card.on_check().is_some()).collect();
    assert_eq!(cards.len(), 11);
    for card in cards {
        let name = card.name();
        let mut reckless = false;
        match name {
            "investigative-committee-pegasus" => {
                let game = played(name, 1);
                let check = game.state().check.as_ref().expect("a check");
                assert!(check.is_face_up());
            }
            "support-the-people" => {
                let mut game = at_table();
                game.set_hand(2, 4);
                begun(&mut game, check(CRISIS));
                game.choose(ADD, "play:support-the-people:0");
                reckless = now(&game).reckless;
                game.choose(PromptKind::ChooseCourse, "branch:0");
                game.choose(PromptKind::ChooseCourse, "branch:1");
                assert_eq!([0, 1, 2, 3].map(|seat| hand(&game, seat)), [6, 5, 4, 5]);
            }
            "at-any-cost" => {
                let mut game = played(name, 1);
                reckless = now(&game).reckless;
                piled(&mut game, &["treachery:3:a-better-machine", "politics:4"]);
                game.choose(PromptKind::Confirm, "apply");
                game.choose(ABILITY, "nothing");
                assert_eq!(now(&game).total, 7, "{name}");
            }
            "guts-and-initiative" => {
                let mut game = played(name, 1);
                reckless = now(&game).reckless;
                piled_with(&mut game, &["politics:4"], 0);
                assert_eq!(now(&game).destiny, 0);
            }
            "jury-rigged" => {
                let game = played(name, 1);
                reckless = now(&game).reckless;
                assert_eq!(now(&game).difficulty, 3);
            }
            "restore-order" => {
                let mut game = played(name, 1);
                piled(&mut game, &["politics:0:red-tape", "politics:5"]);
                assert_eq!(now(&game).total, 5);
                assert!(resolved(&game).is_empty());
            }
            "political-prowess" => {
                let mut game = at_table();
                let brig = location("brig");
                begun(&mut game, check(Source::Location { location: brig }));
                let food = dial(&game, Resource::Food);
                game.choose(ADD, "card-fail:political-prowess:2");
                game.choose(PromptKind::Confirm, "apply");
                assert_eq!((hand(&game, 2), dial(&game, Resource::Food)), (4, food - 1));
                assert!(game.state().check.is_none());
            }
            "scientific-research" => {
                let mut game = played(name, 1);
                piled(&mut game, &["engineering:4", "politics:3"]);
                assert_eq!(now(&game).total, 7);
            }
            "declare-emergency" => {
                let mut game = with_pile(&["politics:3", "tactics:2"]);
                game.choose(RESULT, "play:declare-emergency:1");
                assert_eq!((now(&game).difficulty, hand(&game, 1)), (5, 4));
            }
            "change-of-plans" => {
                let mut game = with_pile(&["politics:4", "tactics:3"]);
                let people = dial(&game, Resource::Population);
                game.choose(RESULT, "play:change-of-plans:2");
                game.choose(RESULT, "accept");
                assert_eq!([0, 1, 2, 3].map(|seat| hand(&game, seat)), [7, 7, 6, 7]);
                assert_eq!(dial(&game, Resource::Population), people);
            }
            "a-second-chance" => {
                let tokens = |game: &Game| -> u8 { game.state().miracles.values().sum() };
                for (strength, gained) in [(5, 0), (6, 1)] {
                    let mut game = at_table();
                    for seat in [ANA, BEN, CEM, DANA] {
                        game.corrected(Correction::Miracles { seat, tokens: 0 });
                    }
                    begun(&mut game, check(CRISIS));
                    game.choose(ADD, "play:a-second-chance:1");
                    let strong = format!("politics:{strength}");
                    piled(&mut game, &[&strong, "tactics:5"]);
                    game.choose(RESULT, "accept");
                    play_out(&mut game);
                    assert_eq!(tokens(&game), gained, "{strength}");
                }
            }
            other => panic!("{other} has no row"),
        }
        assert_eq!(reckless, card.facts().is(SkillMark::Reckless), "{name}");
    }
    let before = kit()
        .skill_cards
        .iter()
        .filter(|c| c.facts().is(SkillMark::Reckless));
    assert_eq!(before.count(), 4);
    assert!(offers(&played("jury-rigged", 0), ADD, "play:at-any-cost:").is_empty());
    assert!(kit().skill_types.contains(&SkillType::Treachery));
}

#[test]
fn every_loyalty_card_of_all_boxes_does_what_it_says() {
    checks!("REVEAL-10", "XREVEAL-2");
    let more = json!({
        "distance": 2, "fleet": 3,
        "places": { "Ana": "armory", "Ben": "command", "Cem": "hangar-deck", "Dana": "armory" },
    });
    let mut rows = BTreeSet::new();
    for card in kit().loyalty.iter().copied() {
        let name = card.name();
        rows.insert(name);
        match card.facts().side {
            Side::Cylon => {
                let hands: [&[&str]; 4] = [&[name], &[HUMAN], &[HUMAN], &[HUMAN]];
                let mut game = four(&hands, &[HUMAN], &more);
                for (seat, cards) in (0..).zip([6, 0, 4, 4]) {
                    game.set_hand(seat, cards);
                }
                let before = game.state().clone();
                game.turn("act:reveal");
                game.choose(PromptKind::ChooseCourse, name);
                play_out(&mut game);
                let state = game.state();
                assert!(state.loyalty.revealed.contains(&ANA), "{name}");
                assert_eq!(state.turn.active, Some(BEN), "{name}");
                let morale = state.resources.get(Resource::Morale);
                let others = [BEN, CEM, DANA].map(|seat| state.places.of(seat));
                match name {
                    "cylon-reduce-morale" => {
                        assert_eq!(morale, before.resources.get(Resource::Morale) - 1);
                    }
                    "cylon-damage-galactica" => assert_ne!(
                        (&state.damage, state.resources),
                        (&before.damage, before.resources)
                    ),
                    "cylon-send-to-sickbay" => assert!(others.contains(&Some(place("sickbay")))),
                    "cylon-send-to-brig" => assert!(others.contains(&Some(place("brig")))),
                    "cylon-place-centurion" => assert_eq!(state.boarding.centurions.len(), 1),
                    "cylon-lower-jump-track" => assert_eq!(state.jump.space, 1),
                    // Each human gives one card for another, and who has shown themselves draws two once they have given up
                    // all but three.
                    "cylon-draw-treachery" => {
                        let others = [BEN, CEM, DANA].map(|seat| state.hands.of(seat));
                        assert_eq!(others, [1, 4, 4]);
                        assert_eq!(state.hands.of(ANA), 3 + 2);
                    }
                    other => panic!("{other} has no row"),
                }
            }
            Side::Human | Side::Mutineer | Side::Sympathizer => {}
        }
    }
    let of = |what: fn(LoyaltyCard) -> bool| -> BTreeSet<&'static str> {
        let cards = kit().loyalty.iter().copied().filter(|card| what(*card));
        cards.map(LoyaltyCard::name).collect()
    };
    // Each Personal Goal has a row in its table, and each of the Final Five is looked at in a test of its own.
    let mut reached: BTreeSet<&str> = goals().into_iter().map(|(goal, ..)| goal).collect();
    reached.insert(USE_CAUTION);
    assert_eq!(reached, of(|card| card.facts().goal.is_some()));
    let five = of(|card| card.facts().final_five.is_some());
    assert_eq!(five.len(), 5);
    let rest: BTreeSet<&str> = rows
        .into_iter()
        .filter(|name| !reached.contains(name) && !five.contains(name))
        .filter(|name| !name.starts_with("cylon-"))
        .collect();
    assert_eq!(rest, BTreeSet::from(["not-a-cylon", "mutineer"]));
}

/// The goal that looks at destinations, which a board alone does not show.
const USE_CAUTION: &str = "goal-use-caution";

#[test]
fn use_caution_looks_for_a_destination_of_distance_one_where_dradis_knows_them() {
    checks!("XGOAL-1", "XGOAL-6", "XGOAL-4");
    let hands: [&[&str]; 4] = [&[USE_CAUTION], &[HUMAN], &[HUMAN], &[HUMAN]];
    let goal = "act:personal-goal";
    for (destinations, visited, reached) in [
        (Mode::App, json!(["deep-space"]), false),
        (Mode::App, json!(["deep-space", "gas-cloud"]), true),
        (Mode::Table, json!([]), true),
    ] {
        let mut options = options(Mode::App, Mode::Table);
        options.modes.destinations = destinations;
        let more = json!({ "distance": 3, "visited": visited });
        let mut game = four_with(options, &hands, &[HUMAN, HUMAN], &more);
        let told = by_phone(&game, ANA, goal);
        if reached {
            assert!(told.is_ok(), "{told:?}");
            let command = game.answer(PromptKind::TakeTurn, goal);
            game.give(Actor::Seat { seat: ANA }, &command);
            assert_eq!(game.state().loyalty.open.len(), 1);
        } else {
            assert_eq!(told, Err(Rejection::NotMet));
        }
    }
    // Not revealed, it costs population as the humans win.
    let mut game = four(&hands, &[HUMAN], &json!({ "distance": 8 }));
    let people = dial(&game, Resource::Population);
    game.happens(Happening::FleetJumped { distance: 1 });
    play_out(&mut game);
    assert!(game.state().outcome.is_some());
    assert_eq!(dial(&game, Resource::Population), people - 1);
}

fn miracles(game: &Game, seat: SeatId) -> u8 {
    game.state().miracles.get(&seat).copied().unwrap_or(0)
}

fn with_miracles(game: &mut Game, tokens: [u8; 2]) {
    for (seat, tokens) in [(ANA, tokens[0]), (DANA, tokens[1])] {
        if miracles(game, seat) != tokens {
            game.corrected(Correction::Miracles { seat, tokens });
        }
    }
}

#[test]
fn the_cult_gives_and_takes_a_token_and_broadcasts_for_three() {
    checks!("XMIR-7", "XMIR-5");
    let cult = act(Ability::CultLeader);
    for (before, branch, after) in [
        ([1, 0], "branch:0", [0, 1]),
        ([0, 1], "branch:1", [1, 0]),
        ([2, 1], "branch:1", [3, 0]),
    ] {
        let mut game = at("gaius-baltar-support", &json!({}));
        with_miracles(&mut game, before);
        game.turn(&cult);
        // Where nothing can be given there is nothing to choose.
        if prompts(game.state())[0].kind == PromptKind::ChooseCourse {
            game.choose(PromptKind::ChooseCourse, branch);
        }
        play_out(&mut game);
        assert_eq!(
            [ANA, DANA].map(|seat| miracles(&game, seat)),
            after,
            "{before:?}"
        );
    }
    let broadcast = act(Ability::Broadcast);
    let mut poor = at("gaius-baltar-support", &json!({}));
    with_miracles(&mut poor, [2, 0]);
    let offered = prompts(poor.state());
    assert!(
        !offered
            .iter()
            .flat_map(|p| p.options())
            .any(|option| option == broadcast)
    );
    for (branch, resource) in [
        ("branch:0", Resource::Fuel),
        ("branch:1", Resource::Food),
        ("branch:2", Resource::Morale),
        ("branch:3", Resource::Population),
    ] {
        let mut game = at("gaius-baltar-support", &json!({}));
        with_miracles(&mut game, [3, 0]);
        game.turn(&broadcast);
        game.choose(PromptKind::ChooseCourse, branch);
        assert_eq!(dial(&game, resource), 8, "{branch}");
        assert_eq!(miracles(&game, ANA), 0);
    }
    assert_eq!(
        broadcast,
        Choice::Act(Act::Ability {
            ability: Ability::Broadcast
        })
        .to_string()
    );
}

#[test]
fn a_crisis_costs_romo_a_card_less_and_mutiny_costs_lee_two() {
    checks!("XMUT-7");
    let discard = json!([{ "do": "discard", "who": "current", "cards": 3 }]);
    let mut game = at("romo-lampkin", &json!({}));
    game.happens_by_effects(0, &discard);
    play_out(&mut game);
    assert_eq!(hand(&game, 0), 3, "two of three");
    game.happens_by_effects(
        0,
        &json!([{ "do": "discard", "who": "current", "cards": 2 }]),
    );
    play_out(&mut game);
    assert_eq!(hand(&game, 0), 1, "once");
    let mut other = at("felix-gaeta", &json!({}));
    other.happens_by_effects(0, &discard);
    play_out(&mut other);
    assert_eq!(hand(&other, 0), 2);

    let drawn = json!([{ "do": "draw-mutiny", "who": "current", "cards": 1 }]);
    for (character, left) in [("lee-adama", 3), ("felix-gaeta", 5)] {
        let mut game = at(character, &json!({}));
        game.happens_by_effects(0, &drawn);
        play_out(&mut game);
        assert_eq!(
            (hand(&game, 0), mutinies(&game, ANA)),
            (left, 1),
            "{character}"
        );
    }
}

#[test]
fn leoben_goes_nowhere_where_somebody_is_among_the_humans_too() {
    checks!("ABIL-1", "XINF-1", "LOC-INFILTRATE-1");
    let fleet: Value = json!({ "places": {
        "Ana": "human-fleet-overlay", "Ben": "presidents-office-overlay", "Cem": "command", "Dana": "armory",
    } });
    for (character, free) in [("leoben-conoy", false), ("cavil", true)] {
        let mut game = at(character, &fleet);
        game.turn("act:human-fleet-overlay");
        game.choose(PromptKind::ChooseCourse, "branch:1");
        let ways = game.prompt(PromptKind::ChoosePlace);
        let ways: BTreeSet<String> = ways.options().collect();
        assert_eq!(ways.contains("go:armory"), free, "{character}");
        assert_eq!(ways.contains("go:command"), free, "{character}");
        game.choose(PromptKind::ChoosePlace, "go:hangar-deck");
        assert_eq!(game.state().places.of(ANA), Some(place("hangar-deck")));
    }
    // The same while he moves among them.
    let mut game = moving("leoben-conoy", &fleet);
    game.corrected(Correction::Infiltrating {
        seat: ANA,
        infiltrating: true,
    });
    game.put(0, "hangar-deck");
    for taken in ["go:armory", "go:command", "go:presidents-office-overlay"] {
        assert_eq!(
            why_not(&game, taken),
            Some("not-offered-clouded"),
            "{taken}"
        );
    }
    let prompt = game.prompt(PromptKind::TakeTurn);
    assert!(prompt.options().any(|option| option == "go:research-lab"));
}
