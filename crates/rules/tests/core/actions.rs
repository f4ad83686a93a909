//! The actions of a turn: what is offered, what is not and why, and what follows.

use dradis_facts::SeatId;
use dradis_facts::ability::Ability;
use dradis_facts::checks;
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::message::Arg;
use dradis_facts::options::Options;
use dradis_facts::piles::Pile;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_rules::play::prompt::{Consequence, Decider, PromptKind};
use dradis_rules::prompts;
use dradis_rules::{Actor, Command, Viewer, narrate};
use dradis_state::Event;
use dradis_state::correction::Correction;
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, location};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);

/// Ana's Action step, with this character; Ben is Gaius Baltar, Cem Lee Adama.
fn acting(character: &str) -> Game {
    let mut game = Game::standing(&[character, "gaius-baltar", "apollo"]);
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    for seat in 0..3 {
        game.set_hand(seat, 5);
    }
    game
}

/// What keeps Ana from an action: a rule, or nothing where she may take it.
fn bars(game: &Game, option: &str) -> Option<&'static str> {
    let prompt = game.prompt(PromptKind::TakeTurn);
    if prompt.choices.iter().any(|choice| choice.id == option) {
        return None;
    }
    let no = prompt.not_allowed.iter().find(|no| no.id.text() == option);
    Some(no.expect("an action, allowed or not").cause.as_str())
}

fn offered(game: &Game, option: &str) -> bool {
    let prompt = game.prompt(PromptKind::TakeTurn);
    let mut all = prompt.choices.iter().map(|choice| &choice.id);
    let mut not = prompt.not_allowed.iter().map(|no| no.id.text());
    all.any(|id| id == option) || not.any(|id| id == option)
}

fn damaged(game: &mut Game, name: &str, damaged: bool) {
    let location = location(name);
    game.corrected(Correction::LocationDamage { location, damaged });
}

/// Whether the log tells that Ana has used it.
fn says_used(events: &[Event], ability: Ability) -> bool {
    events.contains(&Event::AbilityUsed { seat: ANA, ability })
}

fn hand(game: &Game, seat: SeatId) -> u8 {
    game.state().hands.of(seat)
}

#[test]
fn the_press_room_gives_two_cards_and_the_crisis_follows_by_itself() {
    checks!("ACT-1", "ACT-2", "LOC-PRESS-1");
    let mut game = acting("william-adama");
    game.put(0, "press-room");
    game.turn("act:press-room");
    assert_eq!(hand(&game, ANA), 7);
    assert_eq!(game.state().turn.step, TurnStep::Crisis);
    assert_eq!(game.public().turn.map(|turn| turn.actions), Some(0));
}

#[test]
fn the_research_lab_gives_a_card_that_is_not_on_the_sheet() {
    checks!("LOC-RESEARCH-1", "SKILLSTEP-6", "EX-05");
    let mut game = acting("william-adama");
    game.put(0, "research-lab");
    game.turn("act:research-lab");
    assert_eq!(hand(&game, ANA), 6);
}

#[test]
fn a_damaged_location_has_no_action_until_it_is_repaired() {
    checks!("ACT-3", "DMG-GAL-4", "DMG-GAL-5", "ACT-4");
    let mut game = acting("william-adama");
    game.put(0, "command");
    assert_eq!(bars(&game, "act:command"), None);
    assert_eq!(bars(&game, "act:repair"), Some("DMG-GAL-5"));
    damaged(&mut game, "command", true);
    assert_eq!(bars(&game, "act:command"), Some("DMG-GAL-4"));
    game.turn("act:repair");
    assert!(game.state().damage.locations.is_empty());
    assert_eq!(hand(&game, ANA), 4);
}

#[test]
fn locations_refuse_with_their_reason() {
    checks!("LOC-FTL-1", "LOC-SICKBAY-1", "LOC-OFFICE-1", "PILOT-1");
    let mut game = acting("william-adama");
    for (place, why) in [
        ("ftl-control", "LOC-FTL-1"),
        ("sickbay", "LOC-SICKBAY-1"),
        ("armory", "ATTACK-4"),
        ("hangar-deck", "PILOT-1"),
        ("presidents-office", "LOC-OFFICE-1"),
        ("admirals-quarters", "ABIL-1"),
    ] {
        game.put(0, place);
        assert_eq!(bars(&game, &format!("act:{place}")), Some(why), "{place}");
    }
    game.corrected(Correction::Fleet { space: 3 });
    game.put(0, "ftl-control");
    assert_eq!(bars(&game, "act:ftl-control"), None, "the space is blue");
}

#[test]
fn ftl_control_rolls_for_the_population_and_then_the_fleet_jumps() {
    checks!("LOC-FTL-1", "JUMP-1");
    for (face, population) in [("6", 9), ("7", 12)] {
        let mut game = acting("william-adama");
        game.put(0, "ftl-control");
        game.corrected(Correction::Fleet { space: 3 });
        // It says so before it is tapped.
        let asked = game.prompt(PromptKind::TakeTurn);
        let ftl = asked.choices.iter().find(|c| c.id == "act:ftl-control");
        let follows = &ftl.expect("it can be activated").follows;
        let loss = &follows.first().expect("the die").line;
        assert_ne!(loss.id, "effect-fleet-jumps");
        let last = follows.last().expect("what follows");
        assert_eq!((last.line.id, last.depth), ("effect-fleet-jumps", 0));
        game.turn("act:ftl-control");
        game.choose(PromptKind::Roll, face);
        while prompts(game.state())
            .iter()
            .any(|p| p.kind == PromptKind::React)
        {
            game.choose(PromptKind::React, "stand");
        }
        assert_eq!(game.state().resources.get(Resource::Population), population);
        assert_eq!(game.prompt(PromptKind::NameDestination).choices.len(), 4);
    }
}

#[test]
fn abilities_that_forbid_a_location() {
    checks!("CLAR-18", "ABIL-1", "EX-37");
    let mut zarek = acting("tom-zarek");
    zarek.put(0, "command");
    assert_eq!(bars(&zarek, "act:command"), None);
    zarek.put(1, "command");
    assert_eq!(bars(&zarek, "act:command"), Some("ABIL-1"));
    zarek.put(0, "brig");
    zarek.put(1, "brig");
    assert_eq!(bars(&zarek, "act:brig"), None, "but the Brig");

    let mut roslin = acting("laura-roslin");
    roslin.put(0, "press-room");
    roslin.set_hand(0, 1);
    assert_eq!(bars(&roslin, "act:press-room"), Some("CLAR-18"));
    roslin.set_hand(0, 2);
    let events = roslin.turn("act:press-room");
    assert_eq!(hand(&roslin, ANA), 2, "two discarded, two drawn");
    assert!(says_used(&events, Ability::TerminalIllness));
}

#[test]
fn without_a_card_no_card_is_played() {
    checks!("ACT-4");
    let mut game = acting("william-adama");
    game.set_hand(0, 0);
    for card in ["consolidate-power", "executive-order", "launch-scout"] {
        assert_eq!(bars(&game, &format!("act:{card}")), Some("ACT-4"));
    }
    game.set_hand(0, 1);
    game.turn("act:consolidate-power");
    assert_eq!(hand(&game, ANA), 2);
}

#[test]
fn the_hangar_deck_gives_another_action_and_the_second_ends_the_step() {
    checks!("LOC-HANGAR-1", "ACT-10", "ACT-1", "ACT-5", "EX-15");
    let mut game = acting("starbuck");
    game.turn("act:hangar-deck");
    game.choose(PromptKind::ActivateViper, "launch:aft-port");
    assert_eq!(game.state().turn.step, TurnStep::Action);
    assert_eq!(game.public().turn.map(|turn| turn.actions), Some(1));
    game.turn("act:own-viper");
    game.choose(PromptKind::ActivateViper, "move:aft-port:fore-port");
    assert_eq!(game.state().turn.step, TurnStep::Crisis);
}

#[test]
fn starbuck_keeps_two_actions_when_she_has_left_her_viper() {
    checks!("CLAR-16", "PILOT-5", "EX-38");
    let mut game = Game::standing(&["gaius-baltar", "starbuck", "apollo"]);
    game.put(1, "viper:aft-port");
    game.end_turn();
    game.turn("next");
    game.turn("go:press-room");
    assert_eq!(game.public().turn.map(|turn| turn.actions), Some(2));
    game.turn("act:press-room");
    assert_eq!(game.state().turn.step, TurnStep::Action);
    game.turn("act:press-room");
    assert_eq!(game.state().turn.step, TurnStep::Crisis);
}

#[test]
fn an_executive_order_lets_another_player_move_and_act_or_act_twice() {
    checks!("ACT-10", "CLAR-30", "MOVE-12");
    let mut game = acting("william-adama");
    game.put(1, "research-lab");
    game.turn("act:executive-order");
    let pick = game.prompt(PromptKind::PickPlayer);
    assert!(pick.choices.iter().all(|choice| choice.id != "player:0"));
    game.choose(PromptKind::PickPlayer, "player:1");
    let granted = game.prompt(PromptKind::GrantedAction);
    assert_eq!(granted.decider, Decider::Seat { seat: BEN });
    let order = granted.not_allowed.iter();
    let mut order = order.filter(|no| no.id.text() == "act:executive-order");
    assert_eq!(order.next().map(|no| no.cause.as_str()), Some("CLAR-30"));
    game.choose(PromptKind::GrantedAction, "go:press-room");
    assert_eq!(hand(&game, BEN), 5, "the move costs nothing");
    let second = game.prompt(PromptKind::GrantedAction);
    assert!(second.choices.iter().all(|c| !c.id.starts_with("go:")));
    game.choose(PromptKind::GrantedAction, "act:press-room");
    assert_eq!(hand(&game, BEN), 7);
    assert_eq!(game.state().turn.step, TurnStep::Crisis);
    assert_eq!(game.state().turn.active, Some(ANA));
}

#[test]
fn who_reveals_in_a_granted_action_loses_the_second() {
    checks!("CLAR-31", "EX-39");
    let mut game = acting("william-adama");
    game.turn("act:executive-order");
    game.choose(PromptKind::PickPlayer, "player:1");
    game.choose(PromptKind::GrantedAction, "act:reveal");
    game.choose(PromptKind::ChooseCourse, "cylon-reduce-morale");
    assert!(game.state().loyalty.revealed.contains(&BEN));
    let open = prompts(game.state());
    assert!(open.iter().all(|p| p.kind != PromptKind::GrantedAction));
    assert_eq!(game.state().turn.active, Some(ANA));
    assert_eq!(game.state().turn.step, TurnStep::Crisis);
}

#[test]
fn everybody_who_is_not_revealed_is_offered_to_reveal() {
    checks!(
        "REM-10a",
        "REVEAL-1",
        "REVEAL-10",
        "ACT-7",
        "REVEAL-2",
        "ACT-9"
    );
    let mut game = acting("william-adama");
    assert_eq!(bars(&game, "act:reveal"), None);
    game.turn("act:reveal");
    game.choose(PromptKind::ChooseCourse, "cylon-reduce-morale");
    assert_eq!(game.state().resources.get(Resource::Morale), 9);
    assert!(game.state().loyalty.revealed.contains(&ANA));
    assert_eq!(game.state().turn.active, Some(BEN), "the turn is over");

    let mut jailed = acting("william-adama");
    jailed.put(0, "brig");
    jailed.turn("act:reveal");
    assert!(jailed.state().loyalty.revealed.contains(&ANA));
    assert_eq!(jailed.state().turn.active, Some(BEN));
}

#[test]
fn a_revealed_cylon_has_only_the_action_of_the_location() {
    checks!("CYTURN-3", "CYPLAYER-1", "CYPLAYER-2", "LOC-CYLONFLEET-1a");
    let mut game = acting("william-adama");
    game.corrected(Correction::RevealedCylon {
        seat: ANA,
        revealed: true,
    });
    game.put(0, "cylon-fleet");
    let prompt = game.prompt(PromptKind::TakeTurn);
    let acts = prompt.choices.iter().map(|choice| choice.id.as_str());
    let acts: Vec<_> = acts.filter(|id| id.starts_with("act:")).collect();
    assert_eq!(
        acts,
        [
            "act:cylon-fleet",
            "act:activate-raiders",
            "act:activate-heavy-raiders",
            "act:activate-basestars"
        ]
    );
    game.turn("act:activate-heavy-raiders");
    assert_eq!(game.state().turn.step, TurnStep::Action, "no Crisis step");
    assert!(!offered(&game, "act:cylon-fleet"), "no action is left");
}

#[test]
fn a_cylon_by_the_sympathizer_stays_away_from_fleet_and_super_crisis() {
    checks!("SYMP-6");
    let four = ["william-adama", "gaius-baltar", "apollo", "galen-tyrol"];
    let mut game = Game::standing(&four);
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    game.happens(dradis_state::happening::Happening::CylonRevealed {
        seat: ANA,
        sympathizer: true,
    });
    game.put(0, "cylon-fleet");
    assert_eq!(bars(&game, "act:cylon-fleet"), Some("SYMP-6"));
    assert_eq!(bars(&game, "act:activate-raiders"), Some("SYMP-6"));
    game.put(0, "caprica");
    assert_eq!(bars(&game, "act:super-crisis"), Some("SYMP-6"));
    assert_eq!(bars(&game, "act:caprica"), None);
}

#[test]
fn abilities_of_the_sheet_are_used_once() {
    checks!("ABIL-1");
    let mut tigh = acting("saul-tigh");
    tigh.corrected(Correction::Title {
        title: Title::Admiral,
        seat: SeatId(2),
    });
    tigh.turn("act:declare-martial-law");
    assert_eq!(
        tigh.state().titles.holder(Title::President),
        Some(SeatId(2))
    );
    assert!(tigh.state().used.contains(&Ability::DeclareMartialLaw));
    tigh.turn("back");
    assert!(!offered(&tigh, "act:declare-martial-law"), "no action left");

    let mut zarek = acting("tom-zarek");
    zarek.turn("act:unconventional-tactics");
    let choice = zarek.prompt(PromptKind::ChooseCourse).choices[0].id.clone();
    zarek.choose(PromptKind::ChooseCourse, &choice);
    assert_eq!(zarek.state().resources.get(Resource::Population), 11);
    assert_eq!(zarek.state().resources.get(Resource::Fuel), 9);
}

#[test]
fn tyrol_acts_again_after_his_first_repair() {
    checks!("ACT-10");
    let mut game = acting("galen-tyrol");
    damaged(&mut game, "hangar-deck", true);
    let first = game.turn("act:repair");
    assert_eq!(game.state().turn.step, TurnStep::Action);
    assert!(says_used(&first, Ability::MaintenanceEngineer));
    damaged(&mut game, "hangar-deck", true);
    let second = game.turn("act:repair");
    assert_eq!(game.state().turn.step, TurnStep::Crisis, "once in a turn");
    assert!(!says_used(&second, Ability::MaintenanceEngineer));
}

#[test]
fn the_president_draws_a_quorum_card_by_the_title() {
    checks!("TITLE-PRES-2", "TITLE-PRES-3", "ACT-6");
    let mut game = acting("laura-roslin");
    let before = game.public().board.piles;
    assert!(offered(&game, "act:play-quorum"));
    game.turn("act:draw-quorum");
    assert_ne!(game.public().board.piles, before);
    let other = acting("william-adama");
    assert_eq!(other.state().titles.holder(Title::President), Some(BEN));
    assert!(!offered(&other, "act:draw-quorum"));
    assert!(!offered(&other, "act:play-quorum"));
}

#[test]
fn tyrol_keeps_eight_cards_and_the_others_ten() {
    checks!("HAND-1", "HAND-4");
    let mut game = acting("galen-tyrol");
    for seat in 0..3 {
        game.set_hand(seat, 10);
    }
    // The page says before the end of the turn how many go.
    let above = |game: &Game| {
        game.public()
            .seats
            .iter()
            .map(|seat| seat.above_limit)
            .collect::<Vec<_>>()
    };
    assert_eq!(above(&game), [2, 0, 0]);
    game.end_turn();
    let prompt = game.prompt(PromptKind::DiscardToLimit);
    assert_eq!(prompt.decider, Decider::Seat { seat: ANA });
    game.choose(PromptKind::DiscardToLimit, "discarded");
    assert_eq!(above(&game), [0; 3]);
    assert_eq!([hand(&game, ANA), hand(&game, BEN)], [8, 10]);
}

#[test]
fn tigh_drinks_his_only_card_at_the_start_of_any_turn() {
    checks!("ABIL-2");
    let mut game = Game::standing(&["gaius-baltar", "laura-roslin", "saul-tigh"]);
    game.set_hand(2, 2);
    game.end_turn();
    assert_eq!(hand(&game, SeatId(2)), 2);
    game.set_hand(2, 1);
    let events = game.end_turn();
    assert_eq!(hand(&game, SeatId(2)), 0);
    let (seat, ability) = (SeatId(2), Ability::Alcoholic);
    assert!(events.contains(&Event::AbilityUsed { seat, ability }));
}

#[test]
fn boomer_looks_at_a_crisis_card_before_the_turn_passes() {
    checks!("ABIL-2");
    let says = |game: &Game| {
        let choices = game.prompt(PromptKind::TakeTurn).choices;
        let end = choices.into_iter().find(|choice| choice.id == "end-turn");
        let follows = end.expect("the turn can end").follows;
        follows
            .iter()
            .any(|one| one.line.id == "effect-look-at-crisis" && one.by_hand)
    };
    let mut game = Game::standing(&["boomer", "laura-roslin", "saul-tigh"]);
    assert!(!says(&game), "not before the turn is at its end");
    let last = TurnStep::PrepareForJump;
    game.corrected(Correction::TurnStep { step: last });
    assert!(says(&game));
    let answer = game.answer(PromptKind::TakeTurn, "end-turn");
    game.give(Actor::Seat { seat: ANA }, &answer);
    assert_eq!(game.state().turn.active, Some(BEN), "and nothing is asked");
    game.corrected(Correction::TurnStep { step: last });
    assert!(!says(&game), "it is hers alone");
}

#[test]
fn receive_skills_says_what_is_drawn() {
    checks!(
        "SKILLSTEP-1",
        "SKILLSTEP-3",
        "SKILLSTEP-4",
        "EX-02",
        "EX-03"
    );
    let mut game = Game::standing(&["apollo", "laura-roslin", "saul-tigh"]);
    let lines = |game: &Game| {
        let turn = game.public().turn.expect("a turn");
        let lines = turn.draw_lines.into_iter();
        lines
            .map(|line| (line.types.len(), line.cards))
            .collect::<Vec<_>>()
    };
    assert_eq!(lines(&game), [(1, 1), (1, 2), (2, 2)]);
    assert_eq!(game.prompt(PromptKind::TakeTurn).follows.len(), 1);
    game.put(0, "sickbay");
    assert_eq!(lines(&game), [(4, 1)]);
    game.turn("next");
    assert_eq!(game.prompt(PromptKind::TakeTurn).follows, []);
}

#[test]
fn skilled_politician_resolves_one_of_the_four_and_keeps_none() {
    checks!("ABIL-1", "TITLE-PRES-3");
    let mut game = acting("laura-roslin");
    let piles = |game: &Game| {
        let piles = &game.state().piles;
        (piles.of(Pile::Quorum), piles.of(Pile::QuorumHand))
    };
    let (deck, hand) = piles(&game);
    let told = |follows: &[Consequence]| -> Vec<(String, Value)> {
        let each = follows.iter();
        each.map(|one| {
            let args = serde_json::to_value(&one.line.args).expect("plain data");
            (one.line.id.to_owned(), args["count"]["number"].clone())
        })
        .collect()
    };
    let four = [("effect-play-one-drawn".to_owned(), Value::from(4))];
    let button = game.prompt(PromptKind::TakeTurn).choices.into_iter();
    let button = button.filter(|choice| choice.id == "act:skilled-politician");
    let button: Vec<_> = button.map(|choice| told(&choice.follows)).collect();
    assert_eq!(button.concat(), four);
    game.turn("act:skilled-politician");
    let prompt = game.prompt(PromptKind::NameQuorum);
    assert_eq!(told(&prompt.follows), four);
    assert_eq!(prompt.decider, Decider::Seat { seat: ANA });
    assert!(
        prompt.options().all(|option| option.starts_with("card:")),
        "one must be resolved"
    );
    game.choose(PromptKind::NameQuorum, "card:inspirational-speech");
    assert_eq!(piles(&game), (deck - 1, hand));
    assert!(game.state().used.contains(&Ability::SkilledPolitician));

    // Of a short deck she still sees four: the discard pile is shuffled under it.
    for (there, left) in [(5, 4), (4, 3), (3, 15), (0, 15)] {
        let mut game = acting("laura-roslin");
        game.corrected(Correction::Pile {
            pile: Pile::Quorum,
            cards: there,
        });
        let (_, hand) = piles(&game);
        game.turn("act:skilled-politician");
        game.choose(PromptKind::NameQuorum, "card:inspirational-speech");
        assert_eq!((left, hand), piles(&game), "{there} cards in the deck");
    }

    // A card of the hand may stay there.
    let mut game = acting("laura-roslin");
    game.turn("act:play-quorum");
    assert!(
        game.prompt(PromptKind::NameQuorum)
            .options()
            .any(|option| option == "nothing")
    );
}

/// What a list tells, by its ids.
fn ids_told(follows: &[Consequence]) -> Vec<&str> {
    follows.iter().map(|one| one.line.id).collect()
}

#[test]
#[expect(clippy::print_stdout, reason = "how often each case was met")]
fn roslin_draws_two_crises_and_resolves_one_whenever_she_draws_one() {
    checks!("CHAR-2", "CYPLAYER-11");
    let (mut led, mut plain) = (0, 0);
    for (character, told) in [
        ("laura-roslin", &["effect-crisis-of-two"][..]),
        ("saul-tigh", &[]),
    ] {
        for (there, left) in [(9, 8), (2, 1), (1, 0), (0, 69)] {
            let mut game = acting(character);
            game.corrected(Correction::Pile {
                pile: Pile::Crisis,
                cards: there,
            });
            game.turn("next");
            let prompt = game.prompt(PromptKind::TakeTurn);
            assert_eq!(ids_told(&prompt.follows), told, "{character}");
            // Of the last card of a deck the second one comes out of the new deck.
            let left = match (told, there) {
                ([], _) | (_, 2..) => left,
                (_, _) => 69,
            };
            let cards = game.state().piles.of(Pile::Crisis);
            assert_eq!(cards, left, "{character} of {there}");
            let events = game.turn("card:water-shortage-raiders");
            let used = events.iter().any(|event| {
                matches!(
                    event,
                    Event::AbilityUsed {
                        ability: Ability::ReligiousVisions,
                        ..
                    }
                )
            });
            assert_eq!(used, !told.is_empty(), "{character}");
            (led, plain) = (led + u8::from(used), plain + u8::from(!used));
        }
    }
    println!("crises of two: {led}, of one: {plain}");
    assert!(led > 0 && plain > 0);

    // A revealed Cylon has no ability any more, and of Caprica's two one is discarded.
    let mut game = acting("laura-roslin");
    game.corrected(Correction::RevealedCylon {
        seat: ANA,
        revealed: true,
    });
    game.put(0, "caprica");
    game.turn("act:caprica");
    let prompt = game.prompt(PromptKind::NameCrisis);
    assert_eq!(ids_told(&prompt.follows), ["effect-crisis-of-two-discard"]);
}

#[test]
fn what_apollo_has_above_the_hand_limit_goes_at_random() {
    checks!("CLAR-20", "HAND-1");
    let asks = |revealed: bool| -> Vec<&'static str> {
        let mut game = Game::standing(&["apollo", "gaius-baltar", "saul-tigh"]);
        game.corrected(Correction::TurnStep {
            step: TurnStep::Action,
        });
        if revealed {
            game.corrected(Correction::RevealedCylon {
                seat: ANA,
                revealed,
            });
        }
        game.set_hand(0, 12);
        game.set_hand(1, 11);
        game.turn("end-turn");
        let open = prompts(game.state()).into_iter();
        open.map(|prompt| prompt.ask.id).collect()
    };
    let (random, chosen) = ("ask-discard-to-limit-random", "ask-discard-to-limit");
    assert_eq!(asks(false), [random, chosen]);
    assert_eq!(asks(true), [chosen, chosen], "a Cylon has no ability");
}

#[test]
fn an_order_to_a_revealed_cylon_gives_the_actions_of_the_place_alone() {
    checks!("ACT-10", "CYPLAYER-2", "MOVE-12", "MOVE-6");
    let mut game = acting("william-adama");
    game.corrected(Correction::RevealedCylon {
        seat: BEN,
        revealed: true,
    });
    game.put(1, "human-fleet");
    game.turn("act:executive-order");
    game.choose(PromptKind::PickPlayer, "player:1");
    let granted = game.prompt(PromptKind::GrantedAction);
    assert_eq!(granted.decider, Decider::Seat { seat: BEN });
    let ids = granted.choices.iter().map(|choice| choice.id.as_str());
    let ids: Vec<&str> = ids.collect();
    let of_place = ids.iter().filter(|id| id.starts_with("act:"));
    assert_eq!(of_place.collect::<Vec<_>>(), [&"act:human-fleet"]);
    let moves = ids.iter().filter(|id| id.starts_with("go:"));
    assert_eq!(
        moves.collect::<Vec<_>>(),
        [&"go:caprica", &"go:cylon-fleet", &"go:resurrection-ship"]
    );
    game.choose(PromptKind::GrantedAction, "go:cylon-fleet");
    game.choose(PromptKind::GrantedAction, "act:activate-raiders");
    assert_eq!(game.state().turn.active, Some(ANA));
}

#[test]
fn an_order_moves_a_pilot_or_a_character_to_the_other_ship_for_nothing() {
    checks!("ACT-10", "MOVE-12");
    for (from, to) in [("viper:bow", "go:command"), ("command", "go:press-room")] {
        let mut game = acting("william-adama");
        game.put(2, from);
        game.set_hand(2, 0);
        game.turn("act:executive-order");
        game.choose(PromptKind::PickPlayer, "player:2");
        let vipers = dradis_state::reserve::supply(game.state()).ships[Craft::Viper];
        game.choose(PromptKind::GrantedAction, to);
        assert_eq!(hand(&game, SeatId(2)), 0, "{from}");
        let more = u8::from(from == "viper:bow");
        assert_eq!(
            dradis_state::reserve::supply(game.state()).ships[Craft::Viper],
            vipers + more
        );
        let second = game.prompt(PromptKind::GrantedAction);
        assert!(second.choices.iter().all(|c| !c.id.starts_with("go:")));
        game.choose(PromptKind::GrantedAction, "next");
        assert_eq!(game.state().turn.step, TurnStep::Crisis);
    }
}

#[test]
fn a_pilots_own_activation_is_a_move_or_an_attack() {
    checks!("DIS-19", "ACT-5", "DIS-17");
    let mut game = acting("starbuck");
    game.put(0, "viper:bow");
    game.turn("act:own-viper");
    let ids = game.prompt(PromptKind::ActivateViper).choices;
    let ids: Vec<&str> = ids.iter().map(|choice| choice.id.as_str()).collect();
    let known =
        |id: &&str| id.starts_with("move:bow:") || id.starts_with("attack:bow:") || **id == *"done";
    assert!(ids.iter().all(known), "{ids:?}");
    assert!(ids.iter().any(|id| id.starts_with("attack:bow:raider")));
    assert_eq!(ids.iter().filter(|id| id.starts_with("move:")).count(), 2);

    // From Command nobody activates a viper that has a pilot.
    let mut game = acting("william-adama");
    game.put(0, "command");
    game.put(2, "viper:fore-port");
    game.turn("act:command");
    let prompt = game.prompt(PromptKind::ActivateViper);
    let moves = prompt
        .choices
        .iter()
        .filter(|choice| choice.id.contains("fore-port:"));
    let unmanned = game.state().space.ships(Area::ForePort).alike[Craft::Viper];
    assert_eq!(moves.count() > 0, unmanned > 0);
    let pilot = prompt
        .not_allowed
        .iter()
        .find(|no| no.cause.as_str() == "VIPER-6");
    assert!(pilot.is_some(), "and it says so");
}

#[test]
fn a_repair_card_mends_two_vipers_on_the_hangar_deck_and_nowhere_else() {
    checks!("DMG-2", "ACT-4");
    let mut game = acting("galen-tyrol");
    game.put(0, "hangar-deck");
    assert!(
        bars(&game, "act:repair-vipers").is_some(),
        "nothing is damaged"
    );
    game.corrected(Correction::DamagedVipers {
        count: 3,
        kind: ViperKind::Viper,
    });
    game.put(0, "armory");
    assert!(!offered(&game, "act:repair-vipers"));
    game.put(0, "hangar-deck");
    game.choose(PromptKind::TakeTurn, "act:repair-vipers");
    assert_eq!(game.state().reserve.damaged.vipers(), 1);
    assert_eq!(game.state().hands.of(ANA), 4, "the card is given up");
    game.choose(PromptKind::TakeTurn, "act:repair-vipers");
    assert_eq!(game.state().reserve.damaged.vipers(), 0, "one is left");
}

/// Ana's action as a revealed Cylon on the Human Fleet, with dice and damage tokens on the table.
fn human_fleet(hands: [u8; 3]) -> Game {
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "places": { "Ana": "human-fleet", "Ben": "presidents-office", "Cem": "command" },
        "skill-cards": { "Ana": hands[0], "Ben": hands[1], "Cem": hands[2] },
        "revealed-cylons": ["Ana"],
        "titles": { "president": "Ben", "admiral": "Cem" },
        "areas": {},
    });
    let characters = ["helo", "gaius-baltar", "galen-tyrol"];
    let options = Options {
        modes: BY_TABLE,
        ..Options::default()
    };
    let mut game = Game::from_position(0, &characters, options, position, &json!({}));
    game.turn("act:human-fleet");
    game
}

#[test]
fn the_human_fleet_takes_a_card_from_whom_the_cylon_picks_and_may_damage_galactica() {
    checks!("LOC-HUMANFLEET-1", "LOC-HUMANFLEET-1a", "DIS-65");
    for (face, damage) in [(4, false), (5, true)] {
        let mut game = human_fleet([2, 3, 0]);
        let asked = game.asked();
        assert_eq!(asked.decider, Decider::Seat { seat: ANA });
        assert!(
            asked.choices.iter().all(|choice| choice.id != "player:0"),
            "not from the own hand"
        );
        let empty = asked.choices.iter().any(|choice| choice.id == "player:2");
        assert!(!empty, "Cem has none");
        if asked.kind == PromptKind::PickPlayer {
            game.choose(PromptKind::PickPlayer, "player:1");
        }
        assert_eq!((hand(&game, ANA), hand(&game, BEN)), (3, 2));
        game.rolls(face);
        let asked = prompts(game.state()).remove(0).kind;
        assert_eq!(asked == PromptKind::DrawDamage, damage, "{face}");
    }
    // Of two who hold cards one is picked, and the log says who took and who lost one.
    let mut game = human_fleet([0, 3, 1]);
    assert_eq!(game.options(), ["player:1", "player:2"]);
    let events = game.choose(PromptKind::PickPlayer, "player:2");
    assert_eq!((hand(&game, ANA), hand(&game, SeatId(2))), (1, 0));
    let told = |id: &str| {
        let mut lines = events
            .iter()
            .filter_map(|event| narrate(event, Viewer::Public));
        let line = lines.find(|line| line.id == id).expect("it is told");
        line.args["player"].clone()
    };
    let seat = |seat| Arg::Seat { seat };
    assert_eq!(told("log-hand-took"), seat(ANA));
    assert_eq!(told("log-hand-taken"), seat(SeatId(2)));
    // Where nobody holds a card, the die is rolled all the same.
    assert_eq!(human_fleet([2, 0, 0]).waits_for(), PromptKind::Roll);
}

#[test]
fn an_order_lets_a_pilot_fly_to_an_area_beside_for_nothing() {
    checks!("ACT-10", "MOVE-12");
    for (to, area) in [
        ("fly:fore-starboard", Area::ForeStarboard),
        ("fly:fore-port", Area::ForePort),
    ] {
        let mut game = acting("william-adama");
        game.put(2, "viper:bow");
        game.turn("act:executive-order");
        game.choose(PromptKind::PickPlayer, "player:2");
        let options = game.prompt(PromptKind::GrantedAction);
        let flies = options.options().filter(|id| id.starts_with("fly:"));
        assert_eq!(
            flies.collect::<Vec<_>>(),
            ["fly:fore-starboard", "fly:fore-port"]
        );
        let stale = Command::Answer {
            prompt: options.id,
            option: "fly:stern".to_owned(),
        };
        game.refusal(&stale);
        game.choose(PromptKind::GrantedAction, to);
        let place = dradis_facts::places::Place::Viper {
            area,
            kind: ViperKind::Viper,
        };
        assert_eq!(game.state().places.of(SeatId(2)), Some(place));
        assert_eq!(hand(&game, SeatId(2)), 5, "it costs no card");
    }
}

#[test]
fn who_plays_a_quorum_card_by_an_ability_need_not_be_president() {
    checks!("ABIL-1", "TITLE-PRES-3");
    let mut game = acting("laura-roslin");
    game.corrected(Correction::Title {
        title: Title::President,
        seat: BEN,
    });
    game.turn("act:skilled-politician");
    assert_eq!(
        game.prompt(PromptKind::NameQuorum).decider,
        Decider::Seat { seat: ANA }
    );
}

#[test]
fn a_pilot_in_a_viper_is_offered_the_card_that_attacks_again_and_others_are_not() {
    let card = "act:maximum-firepower";
    let mut game = acting("starbuck");
    assert!(!offered(&game, card));
    game.put(0, "viper:bow");
    assert!(offered(&game, card));
}

#[test]
fn a_pilot_who_is_ordered_to_the_hangar_acts_once_more_there_and_goes_on() {
    checks!("ACT-10", "LOC-HANGAR-1");
    let mut game = acting("william-adama");
    game.put(2, "hangar-deck");
    game.turn("act:executive-order");
    game.choose(PromptKind::PickPlayer, "player:2");
    game.choose(PromptKind::GrantedAction, "act:hangar-deck");
    game.choose(PromptKind::ActivateViper, "launch:aft-port");
    let mut more = 0;
    while game.asked().kind == PromptKind::GrantedAction {
        assert_eq!(game.asked().decider, Decider::Seat { seat: SeatId(2) });
        game.choose(PromptKind::GrantedAction, "next");
        more += 1;
    }
    assert_eq!(
        more, 2,
        "the one of the Hangar Deck and the second of the order"
    );
}
