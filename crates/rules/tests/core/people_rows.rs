//! Who has what in the combined game, and until when: rules that several procedures share.

use dradis_facts::content::{HeldCard, HeldKind};
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Options};
use dradis_facts::resources::Resource;
use dradis_facts::turn::Winner;
use dradis_facts::{Rejection, SeatId, checks};
use dradis_rules::play::motive;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::tell::reminder::reminders;
use dradis_rules::{Actor, Command, prompts};
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;
use dradis_state::turn::Outcome;
use serde_json::{Value, json};

use crate::game::{Game, location};
use crate::passing::{
    ANA, BEN, CEM, CYLON, DANA, HUMAN, HUMANS, LED, MUTINEER, effect, four, four_with, hand,
    options,
};

/// A list of effects that concerns one player, as a card would have it.
fn happens_to(game: &mut Game, seat: SeatId, what: Value) {
    effect(game, serde_json::from_value(what).expect("an effect"), seat);
}

fn draws_mutiny(game: &mut Game, seat: SeatId) {
    let what = json!({ "do": "draw-mutiny", "who": "picked", "cards": 1 });
    happens_to(game, seat, what);
}

/// Four players with a Leader as the fourth, in Ana's Action step.
fn with_a_leader(more: &Value) -> Game {
    let crew = ["laura-roslin", "william-adama", "galen-tyrol", "cavil"];
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "areas": {},
        "loyalty": { "hands": { "Ana": [HUMAN], "Ben": [CYLON, HUMAN], "Cem": [HUMAN], "Dana": [] }, "deck": [HUMAN, HUMAN] },
    });
    Game::from_position(0, &crew, options(Mode::App, Mode::Table), position, more)
}

fn infiltrates(game: &mut Game, infiltrating: bool) {
    let seat = DANA;
    game.corrected(Correction::Infiltrating { seat, infiltrating });
}

/// Everybody knows what a Cylon Leader is: nobody is told that they may show themselves.
#[test]
fn a_leader_among_the_humans_is_not_reminded_of_revealing() {
    checks!("REM-10");
    let mut game = with_a_leader(&json!({ "places": { "Dana": "caprica-overlay" } }));
    let reminded = |game: &Game| {
        let mut said = reminders(game.state()).into_iter();
        said.any(|reminder| reminder.id.as_str() == "REM-10")
    };
    assert!(reminded(&game), "Ana may be a Cylon");
    infiltrates(&mut game, true);
    game.put(3, "armory");
    game.corrected(Correction::ActivePlayer { seat: DANA });
    assert!(!reminded(&game));
}

#[test]
fn no_cylon_player_has_mutiny_cards() {
    checks!("XMUT-9");
    let mut game = four(
        &[&[HUMAN], &[CYLON], &[HUMAN], &[HUMAN]],
        &[HUMAN],
        &json!({ "distance": 7 }),
    );
    let held = |game: &Game| game.state().held_count(HeldKind::MUTINY, BEN);
    draws_mutiny(&mut game, BEN);
    assert_eq!(held(&game), 1);
    let sympathizer = false;
    game.happens(Happening::CylonRevealed {
        seat: BEN,
        sympathizer,
    });
    assert_eq!(held(&game), 0, "all are discarded with the reveal");
    draws_mutiny(&mut game, BEN);
    assert_eq!(held(&game), 0, "and none is drawn any more");
}

#[test]
fn a_leader_has_mutiny_cards_while_infiltrating_alone() {
    checks!("XMUT-10");
    let mut game = with_a_leader(&json!({ "places": { "Dana": "caprica-overlay" } }));
    let held = |game: &Game| game.state().held_count(HeldKind::MUTINY, DANA);
    draws_mutiny(&mut game, DANA);
    assert_eq!(held(&game), 0);
    infiltrates(&mut game, true);
    game.put(3, "armory");
    draws_mutiny(&mut game, DANA);
    assert_eq!(held(&game), 1);
    game.corrected(Correction::ActivePlayer { seat: DANA });
    game.turn("act:end-infiltration");
    assert_eq!(held(&game), 0);
}

#[test]
fn boomer_receives_two_cards_in_the_sleeper_phase_unless_she_is_revealed() {
    checks!("XSLEEP-3", "EX-34");
    let crew = ["laura-roslin", "william-adama", "galen-tyrol", "boomer"];
    let deck = [HUMAN, HUMAN, MUTINEER, HUMAN, HUMAN, HUMAN, HUMAN];
    for revealed in [false, true] {
        let cylons = if revealed { vec!["Dana"] } else { vec![] };
        let position = json!({
            "turn": { "number": 6, "active": "Ana", "step": "action" },
            "areas": {},
            "distance": 3,
            "revealed-cylons": cylons,
            "loyalty": { "hands": { "Ana": [HUMAN], "Ben": [HUMAN], "Cem": [HUMAN], "Dana": [CYLON] }, "deck": deck },
        });
        let options = options(Mode::App, Mode::Table);
        let mut game = Game::from_position(0, &crew, options, position, &json!({}));
        game.happens(Happening::FleetJumped { distance: 2 });
        game.choose(PromptKind::CloseReading, "close-reading");
        let left = game.state().loyalty.cards.reveal().deck.len();
        // Cem shows the Mutineer and receives another card in its place.
        assert_eq!(left, if revealed { 2 } else { 1 }, "revealed {revealed}");
        if !revealed {
            assert_eq!(hand(&game, DANA).len(), 3);
        }
    }
}

#[test]
fn a_leader_is_given_no_loyalty_card() {
    checks!("XLEAD-4");
    let mut game = with_a_leader(&json!({ "distance": 4 }));
    infiltrates(&mut game, true);
    game.put(3, "armory");
    let sympathizer = false;
    game.happens(Happening::CylonRevealed {
        seat: BEN,
        sympathizer,
    });
    // The card that Ben hands on goes to a human player, whoever stands among them.
    let options: Vec<String> = game.prompt(PromptKind::PickPlayer).options().collect();
    assert_eq!(options, ["player:2", "player:0"]);
    assert_eq!(game.state().loyalty.held(DANA), 0);
}

#[test]
fn a_leader_wins_by_the_motives_wherever_the_leader_stands() {
    checks!("XINF-8");
    let leader = SeatId(4);
    let mut won = [0, 0];
    for seed in 0..60 {
        let judged = [false, true].map(|infiltrating| {
            let mut game = Game::of(&LED, options(Mode::App, Mode::Table), ANA, seed);
            game.choose(PromptKind::DealLoyalty, "deal");
            game.choose(PromptKind::CloseReading, "close-reading");
            if infiltrating {
                let seat = leader;
                game.corrected(Correction::Infiltrating { seat, infiltrating });
            }
            for (resource, value) in [
                (Resource::Food, 4),
                (Resource::Morale, 5),
                (Resource::Population, 6),
            ] {
                game.put_dial(resource, value);
            }
            let winner = Winner::Humans;
            game.happens(Happening::GameDeclared { winner });
            motive::wins_with(game.state(), leader, winner)
        });
        for (count, wins) in won.iter_mut().zip(judged) {
            *count += u32::from(wins);
        }
    }
    assert!(won[0] > 0 && won[1] > 0, "{won:?}");
}

#[test]
fn the_motives_of_the_table_are_told_once_the_game_is_over() {
    checks!("XMOT-4", "XMOT-6");
    let leader = SeatId(4);
    let mut game = Game::of(&LED, options(Mode::Table, Mode::Table), ANA, 3);
    game.choose(PromptKind::DealLoyalty, "dealt");
    game.choose(PromptKind::CloseReading, "close-reading");
    game.choose(PromptKind::PickPlayer, "player:0");
    let motive = |name: &str| {
        let card = HeldCard::find(name).expect("a Motive card");
        let happening = Happening::MotiveRevealed { card };
        Command::Record { happening }
    };
    let left = |game: &Game| -> Vec<String> {
        let asked = prompts(game.state());
        asked.iter().flat_map(|asked| asked.options()).collect()
    };
    game.set_hand(4, 3);
    game.put_dial(Resource::Morale, 5);
    let early = game.refusal(&motive("pressure-their-leaders"));
    assert_eq!(early, Rejection::NotMet);
    let winner = Winner::Humans;
    game.happens(Happening::GameDeclared { winner });
    assert_eq!(
        left(&game),
        [
            "held:pressure-their-leaders",
            "held:improve-efficiency",
            "held:remove-the-threat",
            "held:harvest-their-resources",
            "held:a-false-sense-of-security",
            "held:subjects-for-study",
            "held:fight-with-honor",
            "nothing",
        ]
    );
    let late = game.refusal(&motive("pressure-their-leaders"));
    assert_eq!(late, Rejection::GameOver, "it is asked now");
    assert!(!motive::wins_with(game.state(), leader, winner));
    let first = game.prompt(PromptKind::ChooseCourse).id;
    game.choose(PromptKind::ChooseCourse, "held:pressure-their-leaders");
    assert_ne!(game.prompt(PromptKind::ChooseCourse).id, first);
    game.choose(PromptKind::ChooseCourse, "held:improve-efficiency");
    assert!(motive::wins_with(game.state(), leader, winner));
    assert!(left(&game).is_empty(), "both cards lie open");
    game.happens(Happening::PlayedOn);
    game.prompt(PromptKind::TakeTurn);
}

/// Whoever has shown what there is to show is asked no more, until the game ends anew.
#[test]
fn a_leader_says_that_no_other_motive_is_met() {
    checks!("XMOT-4");
    for mode in [Mode::App, Mode::Table] {
        let mut game = Game::of(&LED, options(mode, Mode::Table), ANA, 3);
        let dealt = if mode == Mode::App { "deal" } else { "dealt" };
        game.choose(PromptKind::DealLoyalty, dealt);
        game.choose(PromptKind::CloseReading, "close-reading");
        if mode == Mode::Table {
            game.choose(PromptKind::PickPlayer, "player:0");
        }
        let ends = |game: &mut Game, winner| {
            game.happens(Happening::GameDeclared { winner });
            let left = game.state().held_count(HeldKind::MOTIVE, SeatId(4));
            let kind = match mode {
                Mode::App => PromptKind::ChooseHeld,
                Mode::Table => PromptKind::ChooseCourse,
            };
            game.choose(kind, "nothing");
            assert!(prompts(game.state()).is_empty(), "{mode:?}");
            let now = game.state().held_count(HeldKind::MOTIVE, SeatId(4));
            assert_eq!(left, now);
        };
        ends(&mut game, Winner::Humans);
        game.happens(Happening::PlayedOn);
        ends(&mut game, Winner::Cylons);
    }
}

/// A Leader whose Motive cards all lie open has none to reveal (XMOT-3).
#[test]
fn no_motive_is_revealed_by_a_leader_who_has_none_left() {
    checks!("XMOT-3");
    let seat = SeatId(4);
    let mut game = Game::of(&LED, options(Mode::Table, Mode::Table), ANA, 3);
    game.choose(PromptKind::DealLoyalty, "dealt");
    game.choose(PromptKind::CloseReading, "close-reading");
    game.choose(PromptKind::PickPlayer, "player:0");
    let revealed = |game: &Game, card: HeldCard| {
        let happening = Happening::MotiveRevealed { card };
        let command = Command::Record { happening };
        game.try_give(Actor::Referee, &command).map(drop)
    };
    game.corrected(Correction::LocationDamage {
        location: location("ftl-control"),
        damaged: true,
    });
    let chase = HeldCard::find("end-the-chase").expect("a Motive card");
    assert_eq!(revealed(&game, chase), Ok(()));
    let (kind, cards) = (HeldKind::MOTIVE, 0);
    game.corrected(Correction::Held { kind, seat, cards });
    assert_eq!(revealed(&game, chase), Err(Rejection::NoCylonCard));
}

#[test]
fn a_leader_reveals_motives_about_the_hand_once_the_game_is_over() {
    checks!("XMOT-4", "XMOT-6", "SECRET-18");
    let seat = SeatId(4);
    let leader = Actor::Seat { seat };
    let (mut about_the_hand, mut others) = (0, 0);
    for seed in 0..60 {
        let mut game = Game::of(&LED, options(Mode::App, Mode::Table), ANA, seed);
        game.choose(PromptKind::DealLoyalty, "deal");
        game.choose(PromptKind::CloseReading, "close-reading");
        for (cards, may) in [(2, Some(false)), (3, None)] {
            game.set_hand(4, cards);
            for about in ["improve-efficiency", "fight-with-honor"] {
                let card = HeldCard::find(about).expect("a Motive card");
                assert_eq!(
                    motive::holds(game.state(), seat, card, true),
                    may,
                    "{about}"
                );
            }
        }
        let winner = Winner::Humans;
        game.happens(Happening::GameDeclared { winner });
        let held = game.state().held_hand(HeldKind::MOTIVE, seat).to_vec();
        let asked: Vec<String> = prompts(game.state())
            .iter()
            .flat_map(|asked| asked.options())
            .collect();
        // Whichever cards are left, the question is the same.
        let places = ["hand:1", "hand:2"][..held.len()].iter();
        let none = (!held.is_empty()).then_some(&"nothing");
        assert!(asked.iter().eq(places.chain(none)), "{asked:?}");
        // From the last, so that the places of the others stay.
        for (at, card) in held.into_iter().enumerate().rev() {
            let number = at + 1;
            let answer = game.answer(PromptKind::ChooseHeld, &format!("hand:{number}"));
            let told = game.try_give(Actor::Referee, &answer);
            assert_eq!(told, Err(Rejection::OwnersAlone));
            match motive::holds(game.state(), seat, card, true) {
                None => {
                    about_the_hand += 1;
                    game.give(leader, &answer);
                    assert!(motive::revealed(game.state(), seat).any(|open| open == card));
                }
                Some(holds) => {
                    others += 1;
                    assert!(!holds, "{card:?} was revealed as the game ended");
                    let told = game.try_give(leader, &answer);
                    assert_eq!(told, Err(Rejection::NotMet));
                }
            }
        }
        let unrevealed = |game: &Game| game.public().seats[seat.index()].unrevealed.clone();
        assert_eq!(unrevealed(&game), [], "still a secret");
        game.happens(Happening::LoyaltyOpened);
        assert!(prompts(game.state()).is_empty(), "all cards lie open");
        let left = game.state().held_hand(HeldKind::MOTIVE, seat);
        assert_eq!(unrevealed(&game), left);
    }
    assert!(about_the_hand > 0 && others > 0);
}

#[test]
fn a_cylon_player_has_no_miracle_token_and_gains_none() {
    checks!("XMIR-6");
    let mut game = four(
        &[&[HUMAN], &[CYLON], &[HUMAN], &[HUMAN]],
        &[HUMAN],
        &json!({ "distance": 7 }),
    );
    let tokens = |game: &Game| game.state().miracles.get(&BEN).copied().unwrap_or(0);
    assert_eq!(tokens(&game), 1);
    let sympathizer = false;
    game.happens(Happening::CylonRevealed {
        seat: BEN,
        sympathizer,
    });
    assert_eq!(tokens(&game), 0);
    let gains = json!({ "do": "miracle", "who": "picked", "by": 1 });
    happens_to(&mut game, BEN, gains);
    assert_eq!(tokens(&game), 0);
}

#[test]
fn crises_are_checks_and_events_alone() {
    checks!("XCRISIS-1", "XNAME-2", "DIS-41");
    for (game, attacks) in [
        (Boxes::combined(Objective::Kobol), false),
        (Boxes::Base, true),
    ] {
        let crew = ["laura-roslin", "william-adama", "galen-tyrol", "boomer"];
        let position = json!({
            "turn": { "number": 6, "active": "Ana", "step": "crisis" }, "areas": {},
        });
        let options = Options {
            game,
            ..Options::default()
        };
        let game = Game::from_position(0, &crew, options, position, &json!({}));
        let open = prompts(game.state());
        let cards: Vec<String> = open.iter().flat_map(|prompt| prompt.options()).collect();
        let of = |kind: &str| cards.iter().filter(|card| card.starts_with(kind)).count();
        assert!(of("card:") > 30, "{cards:?}");
        assert_eq!(of("attack:") > 0, attacks);
        assert!(game.state().kit().attack_cards.is_empty() != attacks);
    }
}

#[test]
fn the_humans_lose_where_no_character_is_left_for_whom_they_executed() {
    checks!("EXEC-14", "END-9");
    // The cards of the table: however often somebody comes to the seat, there is one to draw.
    let mut game = four_with(
        options(Mode::Table, Mode::Table),
        &HUMANS,
        &[HUMAN; 14],
        &json!({ "distance": 1 }),
    );
    let mut executed = 0;
    while game.state().outcome.is_none() {
        game.put_dial(Resource::Morale, 10);
        game.happens(Happening::Executed { seat: CEM });
        executed += 1;
        while let Some(asked) = prompts(game.state()).first() {
            if asked.kind == PromptKind::TakeTurn || game.state().outcome.is_some() {
                break;
            }
            let none = asked.options().find(|option| option == "nothing");
            let option = none.or(asked.options().next()).expect("an answer");
            game.choose(asked.kind, &option);
        }
    }
    assert!(executed > 15, "{executed}");
    // No card of the table says so: Dradis has seen it, and says why.
    assert_eq!(game.state().outcome, Some(Outcome::NoCharacterLeft));
    assert_eq!(game.public().winner, Some(Winner::Cylons));
}

#[test]
fn the_resurrection_ship_gives_a_super_crisis() {
    checks!("XBOARD-17", "LOC-RESURRECTION-3");
    let mut game = four(
        &[&[CYLON], &[HUMAN], &[HUMAN], &[HUMAN]],
        &[HUMAN],
        &json!({
            "distance": 7, "revealed-cylons": ["Ana"], "places": { "Ana": "resurrection-ship-overlay" },
        }),
    );
    let held = |game: &Game| game.state().held_count(HeldKind::SUPER_CRISIS, ANA);
    let before = held(&game);
    game.turn("act:resurrection-ship-overlay");
    assert_eq!(held(&game), before + 1);
    assert!(location("resurrection-ship-overlay").facts().hazardous);
    assert_eq!(dradis_rules::play::hands::draws(game.state(), ANA), 1);
}

#[test]
fn whoever_reveals_selfish_discards_as_many_cards_as_they_say() {
    checks!("OPEN-50");
    // What the cards come to is theirs to see: 20 or more is taken, and exactly 20 is for the table to insist on.
    // No card is stronger than 6, so that fewer than 4 never come to it.
    for cards in 4..=6 {
        let mut game = four(
            &[&["goal-selfish"], &[HUMAN], &[HUMAN], &[HUMAN]],
            &[HUMAN, HUMAN],
            &json!({ "distance": 2 }),
        );
        let command = game.answer(PromptKind::TakeTurn, "act:personal-goal");
        game.set_hand(0, 3);
        let told = game.try_give(Actor::Seat { seat: ANA }, &command);
        assert_eq!(told, Err(Rejection::NotMet));
        game.set_hand(0, 6);
        game.give(Actor::Seat { seat: ANA }, &command);
        let asked: Vec<String> = game.prompt(PromptKind::ChooseCourse).options().collect();
        assert_eq!(asked, ["cards:4", "cards:5", "cards:6"]);
        game.choose(PromptKind::ChooseCourse, &format!("cards:{cards}"));
        assert_eq!(game.state().hands.of(ANA), 6 - cards);
        assert_eq!(game.state().loyalty.open.len(), 1);
    }
}

#[test]
fn cards_of_a_kind_are_shown_on_a_lent_screen_whoever_keeps_the_loyalty_cards() {
    checks!("SECRET-18", "XMUT-7");
    let crew = ["laura-roslin", "william-adama", "galen-tyrol", "cavil"];
    // A position says nothing of Loyalty cards: none has been dealt as far as Dradis knows.
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" }, "areas": {},
    });
    let options = options(Mode::App, Mode::App);
    let mut game = Game::from_position(0, &crew, options, position, &json!({}));
    let seat = ANA;
    let show = Command::ShowLoyaltyHere { seat };
    assert!(game.try_give(Actor::Host, &show).is_err(), "nothing to see");
    let (kind, cards) = (HeldKind::MUTINY, 1);
    game.corrected(Correction::Held { kind, seat, cards });
    game.choose(PromptKind::TakeTurn, "act:mutiny");
    let answer = game.answer(PromptKind::ChooseHeld, "hand:1");
    let told = game.try_give(Actor::Referee, &answer);
    assert_eq!(told, Err(Rejection::OwnersAlone));
    assert!(game.try_give(Actor::Host, &show).is_ok());
}
