//! Executions, Mutiny cards and Motive cards of the combined game.

use std::collections::BTreeSet;

use dradis_facts::content::{CharacterId, CharacterType, HeldCard, HeldKind};
use dradis_facts::craft::Craft;
use dradis_facts::effect::{Effect, Who};
use dradis_facts::options::{Mode, StructuralAtNuke, UnauthorizedUsage};
use dradis_facts::piles::Pile;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_facts::turn::Winner;
use dradis_facts::{Rejection, SeatId, checks};
use dradis_rules::books::board::invariants;
use dradis_rules::play::motive;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::tell::reminder::reminders;
use dradis_rules::{Actor, Command, prompts};
use dradis_state::agenda::{Step, Work};
use dradis_state::correction::Correction;
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::held::HeldEvent;
use dradis_state::state::State;
use serde_json::{Value, json};

use crate::game::{Game, place};
use crate::new_caprica::planet;
use crate::passing::{
    ANA, BEN, CEM, CYLON, DANA, HUMAN, HUMANS, LED, MUTINEER, asked, effect, four, four_with, hand,
    of, options,
};

fn executed(game: &mut Game, seat: SeatId) -> Vec<Event> {
    game.happens(Happening::Executed { seat })
}

fn becomes(game: &mut Game, character: &str) -> Vec<Event> {
    game.choose(
        PromptKind::ChooseCharacter,
        &format!("character:{character}"),
    )
}

fn humans(deck: &[&str], more: &Value) -> Game {
    let mut game = four(&HUMANS, deck, more);
    for seat in 0..4 {
        game.set_hand(seat, 4);
    }
    game
}

#[test]
fn whoever_is_executed_has_chosen_none_of_the_cards_that_go() {
    checks!("EXEC-1");
    let mut game = humans(&[HUMAN; 4], &json!({}));
    executed(&mut game, BEN);
    let mut said = reminders(game.state()).into_iter();
    assert!(!said.any(|reminder| reminder.id.to_string() == "XTREACH-2"));
}

#[test]
fn nobody_is_revealed_who_has_no_character_yet() {
    checks!("EXEC-8");
    let mut game = humans(&[HUMAN; 4], &json!({}));
    executed(&mut game, BEN);
    let happening = Happening::CylonRevealed {
        seat: BEN,
        sympathizer: false,
    };
    assert_eq!(game.cannot_happen(happening), Rejection::QuestionFirst);
    becomes(&mut game, "helena-cain");
    assert_eq!(invariants(game.state()), []);
}

#[test]
fn who_would_come_to_a_ship_that_is_lost_comes_to_sickbay() {
    checks!("EXEC-9", "EXEC-29", "XBOARD-20");
    let closed = json!({ "crises-in-play": ["bomb-on-colonial-1"] });
    for (more, start) in [(json!({}), "administration-overlay"), (closed, "sickbay")] {
        let mut game = four_with(
            options(Mode::App, Mode::Table),
            &HUMANS,
            &[HUMAN, HUMAN],
            &more,
        );
        executed(&mut game, BEN);
        becomes(&mut game, "tom-zarek");
        assert_eq!(game.state().places.of(BEN), Some(place(start)));
    }
}

#[test]
fn who_may_begin_in_two_places_chooses_one_of_those_that_are_there() {
    checks!("CHARSEL-5", "EXEC-8", "XBOARD-20");
    let whole = ["pegasus-cic", "airlock", "main-batteries"];
    let lost = ["pegasus-cic", "airlock", "main-batteries", "engine-room"];
    let comes = |damaged: &[&str]| {
        let mut game = four_with(
            options(Mode::App, Mode::App),
            &HUMANS,
            &[HUMAN, HUMAN],
            &json!({ "damaged": damaged }),
        );
        executed(&mut game, BEN);
        becomes(&mut game, "helena-cain");
        game
    };
    for start in ["pegasus-cic", "command"] {
        let mut game = comes(&whole);
        assert_eq!(
            asked(&game),
            Some((PromptKind::ChoosePlace, of(BEN), "ask-start".to_owned()))
        );
        let options: Vec<String> = prompts(game.state())[0].options().collect();
        assert_eq!(options, ["go:pegasus-cic", "go:command"]);
        game.choose(PromptKind::ChoosePlace, &format!("go:{start}"));
        assert_eq!(game.state().places.of(BEN), Some(place(start)));
        assert_eq!(hand(&game, BEN).len(), 1, "she has a Loyalty card");
        assert_eq!(invariants(game.state()), []);
    }
    let game = comes(&lost);
    assert_eq!(game.state().places.of(BEN), Some(place("command")));
}

#[test]
fn a_human_shows_all_loses_morale_and_comes_back_as_somebody_else() {
    checks!(
        "EXEC-1", "EXEC-4", "EXEC-5", "EXEC-6", "EXEC-7", "EXEC-8", "EXEC-12", "EXEC-27", "XFIVE-5"
    );
    for loyalty in [Mode::App, Mode::Table] {
        let mut game = four_with(
            options(loyalty, Mode::Table),
            &HUMANS,
            &[HUMAN, HUMAN],
            &json!({ "distance": 1 }),
        );
        game.set_hand(1, 4);
        game.corrected(Correction::Held {
            kind: HeldKind::MUTINY,
            seat: BEN,
            cards: 1,
        });
        let morale = game.state().resources.get(Resource::Morale);
        let turn = game.state().turn.number;
        executed(&mut game, BEN);
        if loyalty == Mode::Table {
            game.choose(PromptKind::ChooseCourse, "nothing");
            game.choose(PromptKind::ChooseCourse, "0");
        }
        let (kind, decider, _) = asked(&game).expect("a question");
        assert_eq!((kind, decider), (PromptKind::ChooseCharacter, of(BEN)));
        // Nobody is executed once more in the midst of it.
        let again = Command::Record {
            happening: Happening::Executed { seat: BEN },
        };
        assert_eq!(
            game.try_give(Actor::Referee, &again),
            Err(Rejection::QuestionFirst)
        );
        let state = game.state();
        assert_eq!(state.resources.get(Resource::Morale), morale - 1);
        assert_eq!(
            (state.hands.of(BEN), state.held_count(HeldKind::MUTINY, BEN)),
            (0, 0)
        );
        assert_eq!(state.loyalty.held(BEN), 0);
        // Nobody stands there until somebody has come, and that is no mistake on the board.
        assert_eq!(state.places.of(BEN), None);
        assert_eq!(invariants(state), []);
        let offered: BTreeSet<String> =
            game.prompt(PromptKind::ChooseCharacter).options().collect();
        for no in [
            "william-adama",
            "laura-roslin",
            "galen-tyrol",
            "dee",
            "cavil",
        ] {
            assert!(!offered.contains(&format!("character:{no}")), "{no}");
        }
        let leaders = CharacterId::all().filter(|c| c.facts().kind == CharacterType::CylonLeader);
        assert_eq!(offered.len(), 33 - leaders.count() - 4);
        becomes(&mut game, "saul-tigh");
        if loyalty == Mode::Table && game.state().loyalty.mutineer().is_none() {
            game.choose(PromptKind::PickPlayer, "nobody");
        }
        let state = game.state();
        assert_eq!(
            state.seats[1].character.map(CharacterId::name),
            Some("saul-tigh")
        );
        assert_eq!(state.places.of(BEN), Some(place("command")));
        assert_eq!(state.loyalty.held(BEN), 1);
        assert_eq!(state.loyalty.left(), 2, "one joined and one was drawn");
        assert_eq!(state.turn.number, turn, "it was not their turn");
        assert!(state.gone.iter().any(|gone| gone.name() == "william-adama"));
        // Nobody plays him again.
        executed(&mut game, CEM);
        if loyalty == Mode::Table {
            game.choose(PromptKind::ChooseCourse, "nothing");
            game.choose(PromptKind::ChooseCourse, "0");
        }
        let mut offered = game
            .prompt(PromptKind::ChooseCharacter)
            .options()
            .collect::<Vec<_>>();
        offered.retain(|option| option == "character:william-adama");
        assert!(offered.is_empty());
    }
}

#[test]
fn titles_pass_once_the_new_character_is_there() {
    checks!("EXEC-15");
    for (new, president) in [("gaius-baltar", ANA), ("saul-tigh", CEM)] {
        let mut game = humans(&[HUMAN; 4], &json!({ "distance": 1 }));
        assert_eq!(game.state().titles.holder(Title::President), Some(ANA));
        executed(&mut game, ANA);
        assert_eq!(
            game.state().titles.holder(Title::President),
            Some(ANA),
            "not yet"
        );
        becomes(&mut game, new);
        // Baltar is the second on the line; among the others Adama stands before Tyrol.
        let first = if new == "saul-tigh" { BEN } else { president };
        assert_eq!(
            game.state().titles.holder(Title::President),
            Some(first),
            "{new}"
        );
    }
}

#[test]
fn a_new_character_brings_no_token_and_takes_no_title_from_anybody() {
    checks!("XTITLE-3", "XMIR-8");
    let mut game = humans(&[HUMAN; 4], &json!({ "distance": 1 }));
    game.happens(Happening::TitleGiven {
        title: Title::President,
        seat: DANA,
    });
    executed(&mut game, CEM);
    becomes(&mut game, "gaius-baltar");
    let state = game.state();
    assert_eq!(
        state.titles.holder(Title::President),
        Some(DANA),
        "although Baltar stands higher in line"
    );
    assert_eq!(state.miracles.get(&CEM), Some(&0));
}

#[test]
fn a_turn_ends_with_the_one_whose_it_was() {
    checks!("EXEC-17");
    let mut game = humans(&[HUMAN; 4], &json!({ "distance": 1 }));
    let turn = game.state().turn.number;
    executed(&mut game, ANA);
    assert_eq!(game.state().turn.number, turn);
    becomes(&mut game, "saul-tigh");
    assert_eq!(game.state().turn.number, turn + 1);
    assert_eq!(game.state().turn.active, Some(BEN));
    assert!(!game.state().turn.over);
}

#[test]
fn a_cylon_shows_one_card_and_goes_to_the_resurrection_ship() {
    checks!(
        "EXEC-2",
        "EXEC-16",
        "EXEC-24",
        "OPEN-32",
        "XFIVE-6",
        "XREVEAL-4",
        "SETTLED-RESURRECTION"
    );
    for (distance, kept) in [(4, 1), (6, 1), (7, 2)] {
        let mut game = four(
            &[
                &[CYLON, "final-five-brig-looker"],
                &[HUMAN],
                &[HUMAN],
                &[HUMAN],
            ],
            &[HUMAN],
            &json!({ "distance": distance }),
        );
        game.set_hand(0, 5);
        let morale = game.state().resources.get(Resource::Morale);
        executed(&mut game, ANA);
        // What somebody holds is looked at on their own phone; nobody else learns it by trying.
        let wrong = game.answer(PromptKind::ChooseCourse, "cylon-send-to-brig");
        let own = game.decided(Actor::Seat { seat: ANA }, &wrong);
        assert_eq!(own.err(), Some(Rejection::NoCylonCard));
        assert!(game.decided(Actor::Referee, &wrong).is_ok());
        game.choose(PromptKind::ChooseCourse, CYLON);
        if kept == 1 {
            game.choose(PromptKind::PickPlayer, "player:3");
        }
        let state = game.state();
        assert_eq!(
            state.resources.get(Resource::Morale),
            morale,
            "it does nothing"
        );
        assert!(state.loyalty.revealed.contains(&ANA));
        assert_eq!(hand(&game, ANA).len(), kept, "distance {distance}");
        assert_eq!(hand(&game, DANA).len(), 3 - kept);
        assert_eq!(state.hands.of(ANA), 0);
        assert_eq!(state.held_count(HeldKind::SUPER_CRISIS, ANA), 0);
        assert_eq!(
            state.places.of(ANA),
            Some(place("resurrection-ship-overlay"))
        );
        assert_eq!(
            state.seats[0].character.map(CharacterId::name),
            Some("laura-roslin")
        );
        assert_eq!(state.turn.active, Some(BEN));
        assert_ne!(state.titles.holder(Title::President), Some(ANA));
    }
}

#[test]
fn a_revealed_cylon_only_goes_back() {
    checks!("EXEC-26", "EXEC-23", "EXEC-3", "OPEN-47");
    let mut game = four(
        &[&[HUMAN], &[CYLON], &[HUMAN], &[HUMAN]],
        &[HUMAN],
        &json!({ "distance": 1, "revealed-cylons": ["Ben"], "places": { "Ben": "caprica-overlay" }, "super-crises": { "Ben": 1 } }),
    );
    game.set_hand(1, 4);
    let morale = game.state().resources.get(Resource::Morale);
    executed(&mut game, BEN);
    let state = game.state();
    assert_eq!(
        state.places.of(BEN),
        Some(place("resurrection-ship-overlay"))
    );
    assert_eq!(
        (
            state.hands.of(BEN),
            state.held_count(HeldKind::SUPER_CRISIS, BEN)
        ),
        (0, 1)
    );
    assert_eq!(state.resources.get(Resource::Morale), morale);
    assert_eq!(
        asked(&game).map(|(kind, ..)| kind),
        Some(PromptKind::TakeTurn)
    );
}

#[test]
fn whom_the_table_reveals_while_a_card_is_asked_for_shows_none() {
    checks!("EXEC-3", "EXEC-23");
    for loyalty in [Mode::App, Mode::Table] {
        for by_correction in [false, true] {
            let mut game = four_with(
                options(loyalty, Mode::Table),
                &[&[HUMAN], &[CYLON], &[HUMAN], &[HUMAN]],
                &[HUMAN; 4],
                &json!({ "distance": 1 }),
            );
            let morale = game.state().resources.get(Resource::Morale);
            executed(&mut game, BEN);
            assert_eq!(
                asked(&game).map(|(kind, ..)| kind),
                Some(PromptKind::ChooseCourse)
            );
            if by_correction {
                let (seat, revealed) = (BEN, true);
                game.corrected(Correction::RevealedCylon { seat, revealed });
            } else {
                let (seat, sympathizer) = (BEN, false);
                game.happens(Happening::CylonRevealed { seat, sympathizer });
            }
            let state = game.state();
            let waits = |step: &Step| matches!(step.work, Work::Execution { .. });
            assert!(!state.agenda.steps.iter().any(waits), "{loyalty:?}");
            assert_eq!(
                state.places.of(BEN),
                Some(place("resurrection-ship-overlay"))
            );
            assert_eq!(state.hands.of(BEN), 0);
            assert_eq!(state.resources.get(Resource::Morale), morale);
            assert!(state.seats[1].character.is_some());
        }
    }
}

#[test]
fn the_mutineer_stays_with_a_human_and_passes_from_a_cylon() {
    checks!("EXEC-8", "EXEC-25", "XMUT-2", "XMUT-6");
    for cylon in [false, true] {
        let mine = if cylon { CYLON } else { HUMAN };
        let mut game = four(
            &[&[mine], &[HUMAN], &[HUMAN], &[HUMAN]],
            &[MUTINEER, HUMAN, HUMAN, HUMAN, HUMAN],
            &json!({ "distance": 3 }),
        );
        game.happens(Happening::FleetJumped { distance: 3 });
        game.choose(PromptKind::CloseReading, "close-reading");
        game.corrected(Correction::Distance { distance: 7 });
        assert_eq!(game.state().loyalty.mutineer(), Some(ANA));
        executed(&mut game, ANA);
        if cylon {
            game.choose(PromptKind::ChooseCourse, CYLON);
            game.choose(PromptKind::PickPlayer, "player:2");
            assert_eq!(game.state().loyalty.mutineer(), Some(CEM));
            assert_eq!(game.state().held_count(HeldKind::MUTINY, CEM), 1);
            // From distance 7 on the others stay.
            assert_eq!(hand(&game, ANA).len(), 2);
        } else {
            becomes(&mut game, "saul-tigh");
            assert_eq!(game.state().loyalty.mutineer(), Some(ANA));
            assert_eq!(hand(&game, ANA).len(), 2, "the Mutineer and a new card");
            assert_eq!(game.state().held_count(HeldKind::MUTINY, ANA), 1);
        }
    }
}

#[test]
fn who_comes_flying_without_a_viper_comes_to_the_hangar_deck() {
    checks!("EXEC-19");
    for (left, flies) in [(1, true), (0, false)] {
        let vipers = json!({
            "distance": 1, "damaged-vipers": 6 - left, "other-vipers": { "damaged-mark-vii": 4, "destroyed-assault-raptors": 1 },
        });
        let mut game = four(&HUMANS, &[HUMAN; 8], &vipers);
        executed(&mut game, BEN);
        becomes(&mut game, "apollo");
        let there = (!flies).then(|| place("hangar-deck"));
        assert_eq!(game.state().places.of(BEN), there, "{left}");
        assert_eq!(
            asked(&game).is_some_and(|(kind, ..)| kind == PromptKind::LaunchViper),
            flies
        );
    }
}

#[test]
fn nobody_is_revealed_before_their_new_character_has_come() {
    checks!("EXEC-8");
    let (seat, sympathizer, revealed) = (BEN, false, true);
    let reveal = Happening::CylonRevealed { seat, sympathizer };
    for (new, asks, begins) in [
        ("apollo", PromptKind::LaunchViper, "fore-port"),
        ("helena-cain", PromptKind::ChoosePlace, "go:command"),
    ] {
        for corrected in [false, true] {
            let mut game = four(&HUMANS, &[HUMAN; 8], &json!({ "distance": 1 }));
            executed(&mut game, BEN);
            becomes(&mut game, new);
            assert_eq!(asked(&game).map(|(kind, ..)| kind), Some(asks), "{new}");
            if corrected {
                // A correction says how it is: they begin with the Cylons, and nobody asks where.
                game.corrected(Correction::RevealedCylon { seat, revealed });
                assert_eq!(game.state().loyalty.left(), 8, "{new}");
            } else {
                let refused = game.cannot_happen(reveal.clone());
                assert_eq!(refused, Rejection::QuestionFirst, "{new}");
                game.choose(asks, begins);
                game.happens(reveal.clone());
            }
            let aboard = Some(place("resurrection-ship-overlay"));
            assert_eq!(game.state().places.of(BEN), aboard, "{new} {corrected}");
            assert_eq!(game.waits_for(), PromptKind::TakeTurn, "{new} {corrected}");
            assert_eq!(invariants(game.state()), [], "{new} {corrected}");
        }
    }
}

#[test]
fn some_characters_come_with_more() {
    checks!("DIS-44", "EXEC-18", "EXEC-19", "EXEC-20", "EXEC-22");
    for sleeper in [false, true] {
        for (new, cards, left) in [
            ("saul-tigh", 1, 8),
            (
                "boomer",
                1 + usize::from(sleeper),
                if sleeper { 7 } else { 9 },
            ),
            ("gaius-baltar", if sleeper { 1 } else { 2 }, 8),
            ("gaius-baltar-support", 1, 8),
            ("tom-zarek-military", 1, 8),
            ("apollo", 1, 8),
            ("helo", 1, 8),
            ("helo-pilot", 1, 8),
        ] {
            let mut game = four(
                &HUMANS,
                &[HUMAN; 8],
                &json!({ "distance": 1, "sleeper-phase": sleeper }),
            );
            let who = format!("{new}, Sleeper phase {sleeper}");
            executed(&mut game, BEN);
            becomes(&mut game, new);
            if ["apollo", "helo"].contains(&new) {
                game.choose(PromptKind::LaunchViper, "fore-port");
                assert_eq!(
                    game.state().places.of(BEN),
                    Some(place("viper:fore-port")),
                    "{who}"
                );
            }
            // The other Helo begins where his sheet says, as everybody else does.
            if new == "helo-pilot" {
                let admiral = Some(place("admirals-quarters"));
                assert_eq!(game.state().places.of(BEN), admiral, "{who}");
            }
            if new == "tom-zarek-military" {
                // Of the two that he looks at he keeps one (CLAR-50).
                let asked = prompts(game.state()).remove(0);
                let first = asked.options().next().expect("an option");
                game.choose(asked.kind, &first);
            }
            let state = game.state();
            assert_eq!(hand(&game, BEN).len(), cards, "{who}");
            assert_eq!(state.loyalty.left(), left, "{who}");
            if new == "boomer" && sleeper {
                assert_eq!(state.places.of(BEN), Some(place("brig")));
            }
            let mutiny = state.held_count(HeldKind::MUTINY, BEN);
            assert_eq!(mutiny, u8::from(new == "tom-zarek-military"), "{who}");
            let detector = state
                .used
                .iter()
                .any(|used| used.name() == "cylon-detector");
            assert_eq!(detector, new == "gaius-baltar" && sleeper, "{who}");
        }
    }
}

#[test]
fn one_of_the_final_five_shown_by_an_execution_costs_everybody_two_cards() {
    checks!("XFIVE-3", "XFIVE-4", "XFIVE-1");
    let mut game = four(
        &[&[HUMAN], &["final-five-activate-ships"], &[HUMAN], &[CYLON]],
        &[HUMAN; 4],
        &json!({ "distance": 1, "revealed-cylons": ["Dana"] }),
    );
    for seat in 0..4 {
        game.set_hand(seat, 4);
    }
    executed(&mut game, BEN);
    let hands = [ANA, BEN, CEM, DANA].map(|seat| game.state().hands.of(seat));
    assert_eq!(hands, [2, 0, 2, 4]);
    let deal = game.state().loyalty.cards.reveal();
    assert!(
        deal.unused
            .iter()
            .any(|card| card.name() == "final-five-activate-ships")
    );
}

#[test]
fn nobody_is_executed_again_before_the_new_character_has_come() {
    checks!("EXEC-8");
    let mut game = humans(&[HUMAN; 4], &json!({ "distance": 1 }));
    executed(&mut game, BEN);
    let gone = game.state().gone.clone();
    let morale = game.state().resources.get(Resource::Morale);
    effect(&mut game, Effect::Execute { who: Who::Picked }, BEN);
    assert_eq!(game.waits_for(), PromptKind::ChooseCharacter);
    assert_eq!(game.state().gone, gone);
    assert_eq!(game.state().resources.get(Resource::Morale), morale);
    becomes(&mut game, "saul-tigh");
    assert!(game.state().places.of(BEN).is_some());
}

#[test]
fn an_effect_spares_revealed_cylons_and_the_base_game_knows_none() {
    checks!("XCY-1");
    let mut game = four(
        &[&[HUMAN], &[CYLON], &[HUMAN], &[HUMAN]],
        &[HUMAN; 4],
        &json!({ "distance": 1, "revealed-cylons": ["Ben"] }),
    );
    for (picked, asks) in [
        (BEN, PromptKind::TakeTurn),
        (CEM, PromptKind::ChooseCharacter),
    ] {
        effect(&mut game, Effect::Execute { who: Who::Picked }, picked);
        assert_eq!(asked(&game).map(|(kind, ..)| kind), Some(asks));
    }
    let base = Game::playing();
    let told = Command::Record {
        happening: Happening::Executed { seat: ANA },
    };
    assert!(matches!(base.refusal(&told), Rejection::NotInPlay { .. }));
}

#[test]
fn a_mutiny_card_too_many_leads_to_the_brig() {
    checks!("XMUT-12", "OPEN-23", "XMUT-13", "XMUT-14", "XMUT-8");
    for mutiny in [Mode::App, Mode::Table] {
        for at in ["armory", "brig"] {
            let mut game = four_with(
                options(Mode::App, mutiny),
                &HUMANS,
                &[HUMAN],
                &json!({ "distance": 1, "places": { "Ben": at } }),
            );
            for drawn in 1..=2u8 {
                effect(
                    &mut game,
                    Effect::DrawMutiny {
                        who: Who::Picked,
                        cards: 1,
                        without_brig: false,
                        only_without: false,
                    },
                    BEN,
                );
                let jailed = game.state().places.of(BEN) == Some(place("brig"));
                assert_eq!(jailed, at == "brig" || drawn == 2, "{mutiny:?}");
            }
            if mutiny == Mode::App {
                assert_eq!(
                    asked(&game).map(|(kind, ..)| kind),
                    Some(PromptKind::ChooseHeld)
                );
                let why = prompts(game.state())[0].cause;
                assert_eq!(why.as_str(), "XMUT-13");
                // The second one is about to go.
                assert_eq!(game.state().held_count(HeldKind::MUTINY, BEN), 2);
                assert_eq!(invariants(game.state()), []);
                let first = game.state().held_hand(HeldKind::MUTINY, BEN)[0];
                let events = game.choose(PromptKind::ChooseHeld, "hand:1");
                let open = HeldEvent::Played {
                    seat: BEN,
                    card: first,
                };
                let discarded = Event::Held {
                    kind: HeldKind::MUTINY,
                    held: open,
                };
                assert!(events.contains(&discarded), "face up");
            }
            assert_eq!(game.state().held_count(HeldKind::MUTINY, BEN), 1);
        }
    }
}

/// Answers what is asked until the turn is what the table waits for, with the first answer there is.
fn play_out(game: &mut Game) {
    for _ in 0..60 {
        let open = prompts(game.state());
        let Some(prompt) = open.first() else { return };
        if prompt.kind == PromptKind::TakeTurn {
            return;
        }
        let option = prompt.options().next().expect("an answer");
        game.referee(&Command::Answer {
            prompt: prompt.id,
            option,
        });
    }
    panic!("it does not end: {:?}", asked(game));
}

#[test]
fn every_mutiny_card_can_be_played_and_is_carried_out() {
    checks!(
        "XMUT-7",
        "XMUT-15",
        "HANDCARD-1",
        "CLAR-43",
        "CLAR-74",
        "OPEN-31"
    );
    let cards = HeldKind::MUTINY.cards();
    assert_eq!(cards.len(), 22);
    let mut removed = 0;
    for card in cards {
        let mut game = four_with(
            options(Mode::App, Mode::Table),
            &HUMANS,
            &[HUMAN],
            &json!({ "distance": 1, "places": { "Cem": "brig" }, "areas": { "fore-port": { "unmanned-vipers": 2, "civilian-ships": 1 } }, "damaged-vipers": 1, "piles": { "destiny": 6, "quorum": 20, "quorum-hand": 1 } }),
        );
        for seat in 0..4 {
            game.set_hand(seat, 6);
        }
        let (president, admiral) = (BEN, DANA);
        game.happens(Happening::TitleGiven {
            title: Title::President,
            seat: president,
        });
        game.happens(Happening::TitleGiven {
            title: Title::Admiral,
            seat: admiral,
        });
        game.corrected(Correction::Held {
            kind: HeldKind::MUTINY,
            seat: ANA,
            cards: 1,
        });
        let before = game.state().clone();
        game.turn("act:mutiny");
        let name = card.name();
        game.choose(PromptKind::ChooseCourse, &format!("held:{name}"));
        assert!(
            game.state().held_count(HeldKind::MUTINY, ANA) == 0,
            "{name}"
        );
        play_out(&mut game);
        let state = game.state();
        let gone = state
            .held_deck(HeldKind::MUTINY)
            .is_some_and(|deck| deck.removed.contains(&card));
        removed += usize::from(gone);
        if state.outcome.is_none() {
            assert_eq!(state.turn.acted, 1, "{name}");
        }
        match name {
            "assume-command" => assert_eq!(state.titles.holder(Title::Admiral), Some(ANA)),
            "impeachment" => assert_eq!(state.titles.holder(Title::President), Some(ANA)),
            "blackmail" => assert_eq!((state.hands.of(ANA), state.hands.of(BEN)), (9, 3)),
            "armed-resistance" => assert_eq!(state.places.of(DANA), Some(place("sickbay"))),
            "violent-protest" => assert_eq!(state.places.of(BEN), Some(place("sickbay"))),
            "selfish-act" => assert_eq!(state.held_count(HeldKind::MUTINY, ANA), 1),
            "make-a-deal" => assert_ne!(state.places.of(CEM), Some(place("brig"))),
            "bait-and-switch" => {
                let destiny = |state: &State| state.piles.of(Pile::Destiny);
                assert_eq!(state.hands.of(ANA), 8);
                assert_eq!(destiny(state), destiny(&before) + 2);
            }
            "betrayal-of-trust" => assert_eq!(state.hands.of(ANA), 8),
            "clipped-wings" => {
                let vipers = (
                    state.space.count(Craft::Viper),
                    state.reserve.damaged.vipers(),
                );
                assert_eq!((vipers, state.hands.of(ANA)), ((0, 0), 8));
            }
            "controversial-speech" => {
                let cheered = state.resources.morale == before.resources.morale + 1;
                assert_ne!(cheered, state.hands.of(BEN) == 7);
            }
            "feed-the-people" | "necessary-risk" => {
                assert_eq!(state.resources.food, before.resources.food + 1);
                let [basestars, raiders] =
                    [Craft::Basestar, Craft::Raider].map(|craft| state.space.count(craft));
                let placed = if name == "necessary-risk" {
                    (1, 3)
                } else {
                    (0, 0)
                };
                assert_eq!((basestars, raiders), placed);
            }
            "panic" => assert_eq!(state.space.civilians.len(), 2),
            "scavenging-for-parts" => assert_eq!(state.space.civilians.len(), 0),
            "peaceful-resistance" => assert_eq!(state.places.of(ANA), Some(place("sickbay"))),
            "ruined-reputation" => {
                let drew = |seat: u8| state.hands.of(SeatId(seat)) == 8;
                assert!((0..4).any(drew));
            }
            "set-the-agenda" => {
                let quorum = [Pile::QuorumHand, Pile::Quorum];
                assert_eq!(quorum.map(|p| state.piles.of(p)), [1, 20]);
            }
            "the-strong-survive" => assert_eq!(state.jump.space, before.jump.space + 1),
            "send-a-message" => assert_ne!(
                (&state.damage, state.resources),
                (&before.damage, before.resources)
            ),
            "unauthorized-usage" => {
                assert!(gone, "{name}");
                assert_eq!((before.titles.nukes, state.titles.nukes), (2, 0));
            }
            "weapons-armed" => {
                assert_eq!(state.reserve.gained, before.reserve.gained + 1);
                // It is discarded, and costs the raptor it arms.
                let lost = state.reserve.destroyed[Craft::Raptor]
                    - before.reserve.destroyed[Craft::Raptor];
                assert_eq!((lost, gone), (1, false), "{name}");
            }
            other => panic!("{other}"),
        }
    }
    // Controversial Speech leaves the game by its die alone.
    assert!((4..=5).contains(&removed), "{removed}");
}

/// Ana gets a Mutiny card, plays it as this one, and says that it is carried out.
fn plays_mutiny(game: &mut Game, name: &str) {
    game.corrected(Correction::Held {
        kind: HeldKind::MUTINY,
        seat: ANA,
        cards: 1,
    });
    game.turn("act:mutiny");
    game.choose(PromptKind::ChooseCourse, &format!("held:{name}"));
    if prompts(game.state())[0].kind == PromptKind::Confirm {
        game.choose(PromptKind::Confirm, "apply");
    }
}

#[test]
fn send_a_message_attacks_a_centurion_with_two_more_if_one_is_aboard() {
    checks!("XMUT-7", "CENT-6");
    for (aboard, face, left) in [(1, 4, 1), (1, 5, 0), (1, 8, 0), (0, 8, 0)] {
        let mut game = four_with(
            options(Mode::App, Mode::Table),
            &HUMANS,
            &[HUMAN],
            &json!({ "distance": 1 }),
        );
        for _ in 0..aboard {
            game.happens(Happening::CenturionBoarded { area: None });
        }
        assert_eq!(game.state().boarding.centurions.len(), aboard);
        let rolls = |game: &Game| {
            let open = prompts(game.state());
            open.iter().any(|prompt| prompt.kind == PromptKind::Roll)
        };
        plays_mutiny(&mut game, "send-a-message");
        game.choose(PromptKind::ChooseShip, "ship:galactica");
        assert_eq!(rolls(&game), aboard > 0);
        if aboard > 0 {
            game.choose(PromptKind::Roll, &face.to_string());
        }
        play_out(&mut game);
        assert_eq!(game.state().boarding.centurions.len(), left, "{face}");
    }
}

#[test]
fn unauthorized_usage_aims_a_nuke_at_a_basestar_and_takes_all_nukes_out_of_the_game() {
    checks!("OPEN-52", "CLAR-74", "NUKE-4");
    let areas = json!({
        "bow": { "basestars": [[]], "raiders": 5, "unmanned-vipers": 1 },
        "stern": { "basestars": [[]] },
    });
    let begun = |usage: UnauthorizedUsage| {
        let mut options = options(Mode::App, Mode::Table);
        options.unauthorized_usage = usage;
        options.modes.damage = Mode::Table;
        let more = json!({ "distance": 1, "areas": areas });
        let mut game = four_with(options, &HUMANS, &[HUMAN], &more);
        plays_mutiny(&mut game, "unauthorized-usage");
        game
    };
    // Basestars, raiders and vipers at the bow.
    let at_bow = |game: &Game| {
        let there = game.ships(Area::Bow);
        [Craft::Basestar, Craft::Raider, Craft::Viper].map(|craft| there.count(craft))
    };
    let rows = [
        (UnauthorizedUsage::Area, 2, [1, 5, 1], 2),
        (UnauthorizedUsage::Area, 6, [0, 5, 1], 0),
        (UnauthorizedUsage::Area, 7, [0, 2, 1], 0),
        (UnauthorizedUsage::Area, 8, [0, 0, 0], 0),
        (UnauthorizedUsage::Basestar, 6, [0, 5, 1], 0),
        (UnauthorizedUsage::Basestar, 8, [0, 2, 1], 0),
    ];
    for (usage, face, left, tokens) in rows {
        let mut game = begun(usage);
        let asked = game.asked();
        assert_eq!(
            (asked.kind, asked.decider, asked.choices.len()),
            (PromptKind::ChooseTarget, Decider::Seat { seat: ANA }, 2)
        );
        assert_eq!(asked.cause.to_string(), "OPEN-52");
        assert_eq!(game.state().titles.nukes, 1, "it is spent first");
        game.choose(PromptKind::ChooseTarget, "attack:bow:basestar:0");
        game.choose(PromptKind::Roll, &face.to_string());
        for token in ["token-disabled-hangar", "token-disabled-weapons"]
            .iter()
            .take(tokens)
        {
            game.choose(PromptKind::DrawBasestarDamage, token);
        }
        play_out(&mut game);
        assert_eq!(at_bow(&game), left, "{usage:?} {face}");
        let hit = game.ships(Area::Bow).basestars.first();
        assert_eq!(hit.map_or(0, |ship| ship.damage.len()), tokens);
        assert_eq!(game.ships(Area::Stern).count(Craft::Basestar), 1);
        assert_eq!(game.state().titles.nukes, 0);
        assert!(game.state().titles.no_more_nukes);
    }
}

#[test]
fn structural_damage_helps_unauthorized_usage_as_it_helps_a_nuke() {
    checks!("OPEN-37", "XNUKE-6a", "OPEN-52", "ATTACK-5");
    let adds = |usage, structural, areas: &Value| {
        let mut options = options(Mode::App, Mode::Table);
        options.unauthorized_usage = usage;
        options.structural_at_nuke = structural;
        options.modes.damage = Mode::Table;
        let more = json!({ "distance": 1, "areas": areas });
        let mut game = four_with(options, &HUMANS, &[HUMAN], &more);
        plays_mutiny(&mut game, "unauthorized-usage");
        if game.waits_for() == PromptKind::ChooseTarget {
            game.choose(PromptKind::ChooseTarget, "attack:bow:basestar:0");
        }
        let events = game.choose(PromptKind::Roll, "1");
        let rolled = events.iter().find_map(|event| {
            if let Event::DieRolled { result, .. } = event {
                Some(*result)
            } else {
                None
            }
        });
        rolled.expect("a roll") - 1
    };
    let (area, row) = (UnauthorizedUsage::Area, UnauthorizedUsage::Basestar);
    let (alone, none) = (StructuralAtNuke::Alone, StructuralAtNuke::None);
    let hurt = ["structural-damage"];
    let by_itself = json!({ "bow": { "basestars": [hurt] } });
    assert_eq!(adds(area, alone, &by_itself), 2);
    assert_eq!(adds(area, none, &by_itself), 0);
    for beside in [
        json!({ "bow": { "basestars": [hurt], "raiders": 5 } }),
        json!({ "bow": { "basestars": [hurt], "unmanned-vipers": 1 } }),
        json!({ "bow": { "basestars": [hurt, []] } }),
    ] {
        for structural in [alone, none] {
            assert_eq!(adds(area, structural, &beside), 0, "{beside}");
            // The row of the base game aims at the basestar.
            assert_eq!(adds(row, structural, &beside), 2, "{beside}");
        }
    }
}

#[test]
fn a_mutiny_card_that_asks_for_something_waits_for_it() {
    checks!("XMUT-7");
    for mutiny in [Mode::App, Mode::Table] {
        let mut game = four_with(
            options(Mode::App, mutiny),
            &HUMANS,
            &[HUMAN],
            &json!({ "distance": 1 }),
        );
        game.set_hand(0, 0);
        let prompt = game.prompt(PromptKind::TakeTurn);
        assert!(
            prompt
                .not_allowed
                .iter()
                .any(|no| no.id.text() == "act:mutiny"),
            "no card"
        );
        if mutiny == Mode::Table {
            game.corrected(Correction::Held {
                kind: HeldKind::MUTINY,
                seat: ANA,
                cards: 1,
            });
            game.turn("act:mutiny");
            let prompt = game.prompt(PromptKind::ChooseCourse);
            assert!(
                prompt
                    .not_allowed
                    .iter()
                    .any(|no| no.id.text() == "held:impeachment")
            );
            game.choose(PromptKind::ChooseCourse, "nothing");
            assert_eq!(game.state().turn.acted, 0);
        }
    }
}

#[test]
fn motives_are_revealed_while_they_hold_and_judged_at_the_end() {
    checks!(
        "XMOT-2", "XMOT-3", "XMOT-4", "XMOT-5", "XMOT-6", "XLEAD-6", "END-12"
    );
    let leader = SeatId(4);
    let (mut met, mut unmet, mut over) = (0, 0, 0);
    let (mut won, mut lost) = (0, 0);
    for seed in 0..40 {
        let mut game = Game::of(&LED, options(Mode::App, Mode::Table), ANA, seed);
        game.choose(PromptKind::DealLoyalty, "deal");
        game.choose(PromptKind::CloseReading, "close-reading");
        let motives: Vec<HeldCard> = game.state().held_hand(HeldKind::MOTIVE, leader).to_vec();
        assert_eq!(motives.len(), 2);
        game.corrected(Correction::LocationDamage {
            location: crate::game::location("ftl-control"),
            damaged: true,
        });
        let row = motives[0].motive().expect("a row");
        let answer = game.answer(PromptKind::TakeTurn, "motive:1");
        let told = game.try_give(dradis_rules::Actor::Seat { seat: leader }, &answer);
        if row.over {
            over += 1;
            assert_eq!(told, Err(Rejection::NotMet), "{}", row.id);
        } else if motive::holds(game.state(), leader, motives[0], false) == Some(true) {
            met += 1;
            game.give(dradis_rules::Actor::Seat { seat: leader }, &answer);
            assert_eq!(
                motive::revealed(game.state(), leader).collect::<Vec<_>>(),
                [motives[0]]
            );
            assert_eq!(game.state().held_count(HeldKind::MOTIVE, leader), 1);
            assert_eq!(
                crate::passing::lying_open(&game, leader),
                [motives[0].name()]
            );
        } else {
            unmet += 1;
            assert_eq!(told, Err(Rejection::NotMet), "{}", row.id);
        }
        let nobody = game.try_give(dradis_rules::Actor::Seat { seat: BEN }, &answer);
        assert_eq!(nobody, Err(Rejection::NotYours));
        game.happens(Happening::GameDeclared {
            winner: Winner::Humans,
        });
        let state = game.state();
        let open: Vec<HeldCard> = motive::revealed(state, leader).collect();
        for card in &motives {
            let holds = motive::holds(state, leader, *card, true);
            assert_eq!(open.contains(card), holds == Some(true), "{card:?}");
        }
        let for_humans = open
            .iter()
            .filter(|card| card.motive().is_some_and(|row| row.side == Winner::Humans))
            .count();
        let wins = motive::wins_with(state, leader, Winner::Humans);
        assert_eq!(wins, for_humans == 2, "both of two cards");
        won += usize::from(wins);
        lost += usize::from(!wins);
    }
    assert!(met > 0 && unmet > 0 && over > 0, "{met} {unmet} {over}");
    assert!(lost > 0 && won + lost == 40, "{won} {lost}");
}

#[test]
fn the_airlock_executes_whom_its_check_condemns() {
    checks!("LOC-AIRLOCK-1", "XCHECK-6");
    for (at, difficulty) in [("armory", 12), ("brig", 8)] {
        let mut game = humans(
            &[HUMAN; 4],
            &json!({ "distance": 1, "places": { "Ana": "airlock", "Ben": at } }),
        );
        game.turn("act:airlock");
        game.choose(PromptKind::PickPlayer, "player:1");
        let check = game.state().check.as_ref().expect("a check");
        assert_eq!(check.difficulty, difficulty, "{at}");
        assert_eq!(check.pass, [Effect::Execute { who: Who::Picked }]);
    }
    // Detention is not the Brig.
    let places = json!({ "places": { "Ana": "airlock", "Ben": "detention" } });
    let mut game = planet(&json!({ "back": true, "locked": 1 }), &places);
    game.turn("act:airlock");
    game.choose(PromptKind::PickPlayer, "player:1");
    let check = game.state().check.as_ref().expect("a check");
    assert_eq!(check.difficulty, 12);
}

#[test]
fn a_leader_who_is_executed_infiltrates_no_more_and_keeps_the_motives() {
    checks!("EXEC-3", "EXEC-26", "XINF-10", "OPEN-47");
    let crew = [
        "laura-roslin",
        "william-adama",
        "galen-tyrol",
        "dee",
        "athena",
    ];
    let leader = SeatId(4);
    let mut game = Game::of(&crew, options(Mode::App, Mode::Table), ANA, 4);
    game.choose(PromptKind::DealLoyalty, "deal");
    game.choose(PromptKind::CloseReading, "close-reading");
    let standing = |game: &Game| game.state().loyalty.standing(leader);
    assert!(standing(&game).acts_as_human());
    game.set_hand(4, 3);
    let morale = game.state().resources.get(Resource::Morale);
    executed(&mut game, leader);
    assert!(standing(&game).is_cylon_player());
    let state = game.state();
    assert_eq!(
        state.places.of(leader),
        Some(place("resurrection-ship-overlay"))
    );
    assert_eq!(
        (
            state.hands.of(leader),
            state.held_count(HeldKind::MOTIVE, leader)
        ),
        (0, 2)
    );
    assert_eq!(state.resources.get(Resource::Morale), morale);
    assert_eq!(
        state.seats[4].character.map(CharacterId::name),
        Some("athena")
    );
}

#[test]
fn what_was_learned_by_a_draw_is_not_unlearned() {
    let mut game = humans(&[HUMAN; 4], &json!({ "distance": 1 }));
    executed(&mut game, BEN);
    let events = becomes(&mut game, "saul-tigh");
    assert_eq!(
        dradis_state::undo::undo_class(&events),
        dradis_state::undo::UndoClass::Barred
    );
    // Where the table keeps the cards nobody has learned anything from Dradis.
    let mut game = four_with(
        options(Mode::Table, Mode::Table),
        &HUMANS,
        &[HUMAN; 4],
        &json!({ "distance": 1 }),
    );
    executed(&mut game, BEN);
    game.choose(PromptKind::ChooseCourse, "nothing");
    game.choose(PromptKind::ChooseCourse, "0");
    let events = becomes(&mut game, "saul-tigh");
    let barred = dradis_state::undo::UndoClass::Barred;
    assert_ne!(dradis_state::undo::undo_class(&events), barred);
}

#[test]
fn boomer_executed_before_the_sleeper_phase_leaves_a_card_more_to_who_comes() {
    checks!("EXEC-12");
    for (sleeper, cards) in [(false, 2), (true, 1)] {
        let hands = json!({ "Ana": [HUMAN], "Ben": [HUMAN], "Cem": [HUMAN], "Dana": [HUMAN] });
        let more = json!({
            "loyalty": { "hands": hands, "deck": [HUMAN, HUMAN, HUMAN, HUMAN] },
            "sleeper-phase": sleeper,
            "distance": 1,
        });
        let mut game = crate::combined_people::at("felix-gaeta", &more);
        executed(&mut game, DANA);
        becomes(&mut game, "saul-tigh");
        assert_eq!(hand(&game, DANA).len(), cards, "Sleeper phase {sleeper}");
    }
}

#[test]
fn a_mutiny_card_asks_for_the_last_piece_of_what_it_names() {
    let rows = [
        (
            "assume-command",
            json!({ "skill-cards": { "Ana": 4 } }),
            false,
        ),
        (
            "assume-command",
            json!({ "skill-cards": { "Ana": 5 } }),
            true,
        ),
        (
            "assume-command",
            json!({ "skill-cards": { "Ana": 5 }, "titles": { "admiral": "Ana" } }),
            false,
        ),
        (
            "assume-command",
            json!({ "skill-cards": { "Ana": 5 }, "places": { "Ana": "brig" } }),
            false,
        ),
        ("impeachment", json!({ "skill-cards": { "Ana": 5 } }), true),
        (
            "impeachment",
            json!({ "skill-cards": { "Ana": 5 }, "titles": { "president": "Ana" } }),
            false,
        ),
        (
            "set-the-agenda",
            json!({ "titles": { "president": "Ana" } }),
            false,
        ),
        ("set-the-agenda", json!({}), true),
        ("blackmail", json!({ "skill-cards": { "Ben": 2 } }), false),
        ("blackmail", json!({ "skill-cards": { "Ben": 3 } }), true),
        ("clipped-wings", json!({}), false),
        (
            "clipped-wings",
            json!({ "areas": { "bow": { "unmanned-vipers": 1 } } }),
            true,
        ),
        (
            "clipped-wings",
            json!({ "places": { "Dana": "viper:bow" } }),
            true,
        ),
        ("make-a-deal", json!({}), false),
        ("make-a-deal", json!({ "places": { "Ben": "brig" } }), true),
        ("unauthorized-usage", json!({ "nukes": 0 }), false),
        ("unauthorized-usage", json!({ "nukes": 1 }), true),
        ("weapons-armed", json!({ "destroyed-raptors": 4 }), false),
        ("weapons-armed", json!({ "destroyed-raptors": 3 }), true),
        ("panic", json!({}), true),
    ];
    for (name, more, may) in rows {
        let game = crate::combined_people::at("felix-gaeta", &more);
        let card = HeldCard::find(name).expect("a card");
        let playable = dradis_rules::play::mutiny::playable(game.state(), ANA, card);
        assert_eq!(playable, may, "{name}: {more}");
    }
}

#[test]
fn a_motive_asks_for_the_last_piece_of_what_it_names() {
    checks!("XMOT-3", "XMOT-5");
    let dials = |resource: &str, value: u8| {
        let mut dials = json!({ "fuel": 8, "food": 8, "morale": 8, "population": 8 });
        dials[resource] = json!(value);
        json!({ "dials": dials })
    };
    let rows = [
        ("keep-them-docile", dials("food", 5), false),
        ("keep-them-docile", dials("food", 4), true),
        ("pressure-their-leaders", dials("morale", 6), false),
        ("pressure-their-leaders", dials("morale", 5), true),
        ("learn-to-cherish", dials("population", 7), false),
        ("learn-to-cherish", dials("population", 6), true),
        ("harvest-their-resources", dials("food", 1), false),
        ("harvest-their-resources", dials("food", 2), true),
        ("a-false-sense-of-security", dials("morale", 2), false),
        ("a-false-sense-of-security", dials("morale", 3), true),
        ("subjects-for-study", dials("population", 3), false),
        ("subjects-for-study", dials("population", 4), true),
        (
            "remove-the-threat",
            json!({ "damaged-vipers": 3, "other-vipers": {} }),
            false,
        ),
        // The Mark VII in the Damaged Vipers box count.
        ("remove-the-threat", json!({}), true),
        (
            "remove-the-threat",
            json!({ "damaged-vipers": 3, "destroyed-vipers": 1, "other-vipers": {} }),
            true,
        ),
        ("end-the-chase", json!({ "damaged": ["armory"] }), false),
        ("end-the-chase", json!({ "damaged": ["ftl-control"] }), true),
        (
            "end-the-chase",
            json!({ "damaged": ["admirals-quarters"] }),
            true,
        ),
        ("savor-their-demise", json!({ "distance": 6 }), false),
        ("savor-their-demise", json!({ "distance": 7 }), true),
        ("no-unnecessary-force", json!({ "distance": 4 }), false),
        ("no-unnecessary-force", json!({ "distance": 5 }), true),
        (
            "no-unnecessary-force",
            json!({ "distance": 5, "boarding": [1, 0, 0, 0, 0] }),
            false,
        ),
        ("a-justified-response", json!({ "fleet": 2 }), false),
        ("a-justified-response", json!({ "fleet": 3 }), true),
        ("a-justified-response", json!({ "fleet": 5 }), false),
        (
            "a-justified-response",
            json!({ "fleet": 4, "areas": { "bow": { "raiders": 1 } } }),
            false,
        ),
        (
            "a-justified-response",
            json!({ "fleet": 4, "areas": { "bow": { "heavy-raiders": 1 } } }),
            false,
        ),
        (
            "a-justified-response",
            json!({ "fleet": 4, "areas": { "bow": { "basestars": [[]] } } }),
            false,
        ),
    ];
    let holds = |name: &str, more: &Value, over: bool| {
        let mut more = more.clone();
        more["places"] = json!({ "Ana": "caprica-overlay" });
        let game = crate::combined_people::at("cavil", &more);
        let card = HeldCard::find(name).expect("a card");
        motive::holds(game.state(), ANA, card, over)
    };
    for (name, more, met) in rows {
        assert_eq!(holds(name, &more, true), Some(met), "{name}: {more}");
        let card = HeldCard::find(name).expect("a card");
        let over = card.motive().expect("a row").over;
        let early = holds(name, &more, false);
        assert_eq!(early, Some(met && !over), "{name} before the end: {more}");
    }
    // An ally in the Brig, and a Mutiny card in the own hand.
    for (jailed, mutiny, met) in [(1, 0, false), (1, 1, true), (0, 1, false)] {
        let places = json!({ "places": { "Ana": "caprica-overlay" } });
        let mut game = crate::combined_people::at("cavil", &places);
        game.corrected(Correction::Infiltrating {
            seat: ANA,
            infiltrating: true,
        });
        game.put(jailed, "brig");
        if mutiny > 0 {
            game.corrected(Correction::Held {
                kind: HeldKind::MUTINY,
                seat: ANA,
                cards: mutiny,
            });
        }
        let card = HeldCard::find("make-an-ally").expect("a card");
        let held = motive::holds(game.state(), ANA, card, false);
        assert_eq!(held, Some(met), "{jailed} {mutiny}");
    }
    for name in ["improve-efficiency", "fight-with-honor"] {
        assert_eq!(holds(name, &json!({}), true), None, "{name}");
    }
}
