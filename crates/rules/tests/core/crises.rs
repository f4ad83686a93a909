//! Crises: which kinds of cards there are, who chooses on them, what their icons bring, and where they go.

use dradis_facts::craft::Craft;
use dradis_facts::titles::Title;
use std::collections::BTreeMap;

use dradis_facts::ability::Ability;
use dradis_facts::battle::ShipIcon;
use dradis_facts::checks;
use dradis_facts::content::SkillType;
use dradis_facts::message::{Line, Message};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::resources::Resource;
use dradis_facts::turn::TurnStep;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::prompts;
use dradis_rules::{Actor, Command};
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::crisis::{CrisisEvent, CrisisFrom, Described, DescribedCheck};
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, NAMES, players};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);

const NAME: PromptKind = PromptKind::NameCrisis;
const CHOOSE: PromptKind = PromptKind::ChooseOption;
const BEGIN: PromptKind = PromptKind::BeginCrisis;
const ADD: PromptKind = PromptKind::AddCards;
const TELL: PromptKind = PromptKind::TellCards;
const RESULT: PromptKind = PromptKind::CheckResult;

/// Nobody of them does anything to a crisis. Ben is President and Cem Admiral.
const PLAIN: [&str; 3] = ["galen-tyrol", "apollo", "saul-tigh"];

/// Ana's Crisis step; every chance is the table's.
fn crisis(characters: &[&str], more: &Value) -> Game {
    let named: BTreeMap<&str, &str> = NAMES.into_iter().zip(characters.iter().copied()).collect();
    let mut position = json!({
        "characters": named,
        "titles": { "president": "Ben", "admiral": "Cem" },
        "turn": { "number": 6, "active": NAMES[0], "step": "crisis" },
        "places": { "Ana": "command", "Ben": "press-room", "Cem": "command" },
        "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 5 },
        "areas": {},
    });
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    let mut game = Game::empty(0);
    game.referee(&Command::StartFrom {
        players: players(&NAMES[..characters.len()]),
        options: Options {
            modes: Modes {
                destiny: Mode::Table,
                ..BY_TABLE
            },
            ..Options::default()
        },
        position: serde_json::from_value(position).expect("a position"),
    });
    game
}

fn plain(more: &Value) -> Game {
    crisis(&PLAIN, more)
}

fn waits_for(game: &Game) -> PromptKind {
    let mut open = prompts(game.state()).into_iter();
    open.next().expect("a question").kind
}

/// A card without a check, told by its icons.
fn icons(icons: &[ShipIcon], jump: bool) -> Happening {
    Happening::CrisisDescribed {
        described: Described {
            icons: icons.to_vec(),
            jump,
            forces: false,
            check: None,
        },
    }
}

/// The check ends with what its cards, the two of the Destiny deck among them, come to.
fn comes_to<const N: usize>(game: &mut Game, cards: [&str; N]) {
    game.choose(ADD, "rest");
    for card in cards {
        game.choose(TELL, &format!("card:{card}"));
    }
    game.choose(RESULT, "accept");
}

/// The first answer to whatever is asked, until the turn goes on.
fn goes_on(game: &mut Game) {
    while waits_for(game) != PromptKind::TakeTurn {
        let prompt = prompts(game.state()).remove(0);
        let option = prompt.choices[0].id.clone();
        game.choose(prompt.kind, &option);
    }
}

/// An empty deck is shuffled anew in one of the next two turns.
fn cards_of_a_new_deck(game: &mut Game) -> u8 {
    game.corrected(Correction::Pile {
        pile: Pile::Crisis,
        cards: 0,
    });
    game.end_turn();
    game.end_turn();
    game.state().piles.of(Pile::Crisis)
}

fn confirm(game: &mut Game) {
    game.choose(PromptKind::Confirm, "apply");
}

#[test]
fn attacks_checks_and_events_are_told_apart_by_their_names() {
    checks!("CRISIS-2", "CRISIS-3", "CRISIS-5");
    let named = |card: &str| {
        let mut game = plain(&json!({}));
        let events = game.turn(card);
        let attack = events
            .iter()
            .any(|event| matches!(event, Event::AttackCardDrawn { .. }));
        (attack, game.public().check.is_some(), waits_for(&game))
    };
    let (attack, check, _) = named("attack:heavy-assault");
    assert!(attack && !check);
    assert_eq!(named("card:hangar-accident"), (false, true, ADD));
    assert_eq!(named("card:food-shortage"), (false, false, CHOOSE));
    let mut event = plain(&json!({}));
    event.turn("card:food-shortage");
    event.choose(CHOOSE, "option:1");
    confirm(&mut event);
    assert_eq!(event.state().resources.get(Resource::Food), 7, "at once");
    // Its step knows that it has come: whoever goes back there names no second one.
    if event.state().turn.step != TurnStep::Crisis {
        event.corrected(Correction::TurnStep {
            step: TurnStep::Crisis,
        });
    }
    assert_eq!(event.prompt(PromptKind::TakeTurn).catalogue, None);
}

#[test]
fn the_one_the_card_names_chooses_and_an_option_takes_the_place_of_the_check() {
    checks!("CRISIS-4", "CRISIS-6", "CHECK-2", "LIMIT-15");
    for (card, decider) in [
        ("card:fulfiller-of-prophecy", 0),
        ("card:food-shortage", 1),
        ("card:declare-martial-law", 2),
    ] {
        let mut game = plain(&json!({}));
        game.turn(card);
        let seat = SeatId(decider);
        assert_eq!(
            game.prompt(CHOOSE).decider,
            Decider::Seat { seat },
            "{card}"
        );
        assert_eq!(game.prompt(CHOOSE).cause.as_str(), "CHECK-2");
        for other in (0..3).filter(|other| *other != decider) {
            let actor = Actor::Seat {
                seat: SeatId(other),
            };
            let answer = game.answer(CHOOSE, &game.prompt(CHOOSE).choices[0].id);
            assert_eq!(game.try_give(actor, &answer), Err(Rejection::NotYours));
        }
    }
    let mut game = plain(&json!({}));
    game.turn("card:fulfiller-of-prophecy");
    game.choose(CHOOSE, "check");
    assert_eq!(waits_for(&game), ADD);
    assert_eq!(game.public().check.expect("a check").difficulty, 6);

    let mut game = plain(&json!({}));
    game.turn("card:bomb-threat");
    game.choose(CHOOSE, "option:0");
    assert!(game.public().check.is_none());
    assert_eq!(waits_for(&game), PromptKind::Roll, "the option is a die");
}

#[test]
fn a_further_crisis_comes_after_the_ships_and_is_resolved_whole() {
    checks!("CRISIS-7", "CRISIS-9", "OPEN-10", "TURN-8");
    let mut game = plain(&json!({ "areas": { "bow": { "basestars": [[]] } } }));
    let crisis = |game: &Game| game.state().piles.of(Pile::Crisis);
    let before = crisis(&game);
    game.turn("card:fulfiller-of-prophecy");
    game.choose(CHOOSE, "option:0");
    confirm(&mut game);
    assert_eq!(game.state().hands.of(ANA), 4);
    // Its icon: the basestar attacks.
    assert_eq!(game.state().turn.step, TurnStep::ActivateCylonShips);
    game.choose(PromptKind::Roll, "1");
    assert_eq!(waits_for(&game), NAME);
    assert_eq!(game.prompt(NAME).decider, Decider::Seat { seat: ANA });
    assert_eq!(game.state().turn.step, TurnStep::Crisis);
    assert_eq!(crisis(&game), before - 1);
    // Basestars again, and a jump icon: they have acted, the icon counts.
    game.choose(NAME, "card:colonial-day");
    game.choose(CHOOSE, "check");
    comes_to(&mut game, ["piloting:1", "piloting:1"]);
    assert_eq!(waits_for(&game), PromptKind::TakeTurn, "no second roll");
    assert_eq!(game.state().jump.space, 1);
    assert_eq!(game.state().turn.step, TurnStep::PrepareForJump);
    assert_eq!(game.state().crises.open, []);
}

#[test]
fn a_further_card_that_opens_no_crisis_repeats_no_icon_of_the_first() {
    checks!("CRISIS-9", "OPEN-10");
    for further in ["attack:boarding-parties", "by-hand"] {
        let mut game = plain(&json!({}));
        game.turn("card:fulfiller-of-prophecy");
        game.choose(CHOOSE, "option:0");
        confirm(&mut game);
        assert_eq!(waits_for(&game), NAME);
        let events = game.choose(NAME, further);
        let icon = ShipIcon::Basestars;
        assert!(!events.contains(&Event::IconBegan { icon }), "{further}");
        assert_eq!(waits_for(&game), PromptKind::TakeTurn, "{further}");
        assert_eq!(game.state().turn.step, TurnStep::PrepareForJump);
        assert_eq!(game.state().crises.open, []);
    }
}

/// Apollo, in Command, and two others.
const FLYING: [&str; 3] = ["apollo", "galen-tyrol", "saul-tigh"];

/// Apollo flies the viper that was just placed, and shows a Cylon card in the action that this brings.
fn shows_a_card_from_the_viper(game: &mut Game) {
    game.choose(PromptKind::AlertPilot, "aft-port");
    game.choose(PromptKind::GrantedAction, "act:reveal");
    game.choose(PromptKind::ChooseCourse, "cylon-reduce-morale");
}

#[test]
fn who_reveals_amid_something_in_their_own_turn_is_revealed_and_the_turn_ends_after_it() {
    checks!(
        "REVEAL-1", "REVEAL-4", "REVEAL-7", "REVEAL-9", "ACT-10", "CLAR-19"
    );
    let at = |step: &str| json!({ "turn": { "number": 6, "active": "Ana", "step": step } });
    // In the midst of a Cylon attack card, and of the location that has launched the viper.
    let mut attacked = crisis(&FLYING, &at("crisis"));
    attacked.turn("attack:ambush");
    let mut commanding = crisis(&FLYING, &at("action"));
    commanding.turn("act:command");
    let asked = commanding.asked().kind;
    commanding.choose(asked, "launch:aft-port");
    for mut game in [attacked, commanding] {
        shows_a_card_from_the_viper(&mut game);
        assert!(game.state().loyalty.revealed.contains(&ANA));
        assert_eq!(game.state().hands.of(ANA), 3);
        let ship = Some(crate::game::place("resurrection-ship"));
        assert_eq!(game.state().places.of(ANA), ship);
        while game.state().turn.active == Some(ANA) {
            let prompt = prompts(game.state()).remove(0);
            assert_ne!(prompt.kind, PromptKind::TakeTurn, "there is no more of it");
            assert_ne!(prompt.decider, Decider::Seat { seat: ANA });
            let option = prompt.choices[0].id.clone();
            game.choose(prompt.kind, &option);
        }
        assert_eq!(game.state().turn.number, 7);
        assert_eq!(waits_for(&game), PromptKind::TakeTurn);
    }
}

#[test]
fn who_reveals_within_an_ordered_action_has_no_more_of_it_nor_of_the_second() {
    checks!("CLAR-31", "CLAR-19");
    let mut game = crisis(
        &["william-adama", "laura-roslin", "apollo"],
        &json!({ "turn": { "number": 6, "active": "Ana", "step": "action" } }),
    );
    game.turn("act:executive-order");
    game.choose(PromptKind::PickPlayer, "player:2");
    game.choose(PromptKind::GrantedAction, "act:command");
    let asked = game.asked().kind;
    game.choose(asked, "launch:aft-port");
    shows_a_card_from_the_viper(&mut game);
    let cem = SeatId(2);
    assert!(game.state().loyalty.revealed.contains(&cem));
    let open = prompts(game.state());
    let his = open
        .iter()
        .find(|prompt| prompt.decider == Decider::Seat { seat: cem });
    assert_eq!(his, None);
    assert_eq!(waits_for(&game), PromptKind::TakeTurn);
    assert_eq!(game.state().turn.active, Some(ANA));
}

#[test]
fn a_card_from_caprica_in_the_place_of_another_is_one_card() {
    checks!("CHAR-4", "CYPLAYER-11");
    let mut game = crisis(
        &["galen-tyrol", "starbuck", "saul-tigh"],
        &json!({
            "turn": { "number": 6, "active": "Ana", "step": "action" },
            "revealed-cylons": ["Ana"],
            "places": { "Ana": "caprica", "Ben": "press-room", "Cem": "command" },
        }),
    );
    let deck = game.state().piles.of(Pile::Crisis);
    game.turn("act:caprica");
    assert_eq!(game.prompt(NAME).follows.len(), 1, "one of two");
    game.choose(NAME, "card:hangar-accident");
    let destiny = game.answer(CHOOSE, "destiny");
    game.give(Actor::Seat { seat: BEN }, &destiny);
    assert_eq!(game.state().piles.of(Pile::Crisis), deck - 3);
    assert_eq!(game.prompt(NAME).follows, []);
}

#[test]
fn a_card_that_is_told_anew_was_drawn_before() {
    checks!("CHAR-2", "CHECK-19");
    let mut game = crisis(
        &["laura-roslin", "helo", "galen-tyrol", "saul-tigh"],
        &json!({}),
    );
    game.happens(icons(&[ShipIcon::Raiders], true));
    let deck = game.state().piles.of(Pile::Crisis);
    game.choose(BEGIN, "compass");
    assert_eq!(game.state().piles.of(Pile::Crisis), deck);
    assert_eq!(game.prompt(NAME).follows, []);
}

#[test]
fn a_further_crisis_of_a_card_from_caprica_never_comes() {
    checks!("LOC-CAPRICA-1", "CYPLAYER-7");
    let mut game = crisis(
        &PLAIN,
        &json!({
            "turn": { "number": 6, "active": "Ana", "step": "action" },
            "revealed-cylons": ["Ana"],
            "places": { "Ana": "caprica", "Ben": "press-room", "Cem": "command" },
        }),
    );
    game.turn("act:caprica");
    game.choose(NAME, "card:fulfiller-of-prophecy");
    assert_eq!(game.prompt(CHOOSE).decider, Decider::Seat { seat: ANA });
    game.choose(CHOOSE, "option:0");
    confirm(&mut game);
    assert_eq!(waits_for(&game), PromptKind::TakeTurn);
    game.end_turn();
    game.corrected(Correction::TurnStep {
        step: TurnStep::Crisis,
    });
    game.turn("card:hangar-accident");
    comes_to(&mut game, ["politics:1", "politics:1"]);
    while waits_for(&game) != PromptKind::TakeTurn {
        assert_ne!(waits_for(&game), NAME, "one crisis for a turn");
        let prompt = prompts(game.state()).remove(0);
        let option = prompt.choices[0].id.clone();
        game.choose(prompt.kind, &option);
    }
    assert_eq!(game.state().turn.active, Some(BEN));
}

#[test]
fn icons_are_carried_out_in_order_then_the_jump_icon_then_the_card_is_discarded() {
    checks!(
        "TURN-8", "TURN-10", "TURN-12", "TURN-3", "OPEN-08", "CHECK-19"
    );
    let mut game = plain(&json!({ "areas": { "bow": { "basestars": [["disabled-weapons"]] } } }));
    let mut events = game.happens(icons(&[ShipIcon::LaunchRaiders, ShipIcon::Basestars], true));
    events.extend(game.choose(PromptKind::Confirm, "apply"));
    let order = events.iter().filter_map(|event| {
        if let Event::IconBegan { icon } = event {
            return Some(icon.id());
        }
        let closed = matches!(event, Event::Crisis { crisis } if *crisis == CrisisEvent::Closed);
        let moved = matches!(event, Event::FleetTokenMoved { .. });
        closed.then_some("discarded").or(moved.then_some("jump"))
    });
    let order: Vec<_> = order.collect();
    let [first, second, rest @ ..] = order.as_slice() else {
        panic!("{order:?}")
    };
    assert_eq!(
        [*first, *second],
        [ShipIcon::LaunchRaiders.id(), ShipIcon::Basestars.id()]
    );
    assert_eq!(rest, ["jump", "discarded"]);
    assert_eq!(
        game.state()
            .space
            .ships(dradis_facts::space::Area::Bow)
            .alike[Craft::Raider],
        3
    );
    assert_eq!(game.state().jump.space, 1);

    let mut game = plain(&json!({ "areas": { "bow": { "basestars": [[]], "raiders": 2 } } }));
    let board = game.public().board;
    game.happens(icons(&[], false));
    confirm(&mut game);
    assert_eq!(
        game.public().board,
        board,
        "a card without icons moves nothing"
    );
    assert_eq!(game.state().turn.step, TurnStep::PrepareForJump);
}

#[test]
fn without_cylon_ships_an_icon_brings_nothing_and_basestars_launch_for_what_is_missing() {
    checks!("TURN-9", "TURN-8", "COMBAT-RAIDER-8", "COMBAT-HEAVY-5");
    let all = [
        ShipIcon::Raiders,
        ShipIcon::LaunchRaiders,
        ShipIcon::HeavyRaiders,
        ShipIcon::Basestars,
    ];
    for icon in all {
        let mut game = plain(&json!({}));
        let board = game.public().board;
        game.happens(icons(&[icon], false));
        confirm(&mut game);
        assert_eq!(game.public().board, board, "{icon:?}");
        assert_eq!(waits_for(&game), PromptKind::TakeTurn);
    }
    for (icon, raiders, heavy_raiders) in
        [(ShipIcon::Raiders, 2, 0), (ShipIcon::HeavyRaiders, 0, 1)]
    {
        let mut game = plain(&json!({ "areas": { "bow": { "basestars": [[]] } } }));
        game.happens(icons(&[icon], false));
        confirm(&mut game);
        let bow = game.state().space.ships(dradis_facts::space::Area::Bow);
        assert_eq!(
            (bow.alike[Craft::Raider], bow.alike[Craft::HeavyRaider]),
            (raiders, heavy_raiders)
        );
    }
}

#[test]
fn the_card_lies_open_until_the_last_step_and_some_stay() {
    checks!("TURN-3", "POOL-3", "CRISIS-8", "LIMIT-1");
    // The jump that the card brings is asked for while it still lies open.
    let mut game = plain(&json!({ "fleet": 4 }));
    game.happens(icons(&[], true));
    confirm(&mut game);
    assert_eq!(waits_for(&game), PromptKind::NameDestination);
    assert_eq!(game.state().crises.open.len(), 1);

    // A card that stays is not among those from which an empty deck is shuffled anew.
    let mut game = plain(&json!({ "turn": { "number": 6, "active": "Ana", "step": "action" } }));
    game.turn("next");
    game.turn("card:detector-sabotage");
    comes_to(&mut game, ["piloting:1", "piloting:1"]);
    goes_on(&mut game);
    let in_play = &game.state().crises.in_play;
    assert_eq!(
        in_play.iter().map(|card| card.name()).collect::<Vec<_>>(),
        ["detector-sabotage"]
    );
    assert_eq!(
        cards_of_a_new_deck(&mut game),
        68,
        "70, one lies open, one is drawn"
    );
}

#[test]
fn attack_cards_in_play_are_not_shuffled_into_a_new_deck_whoever_draws() {
    checks!("CRISIS-8", "CHAR-4");
    let starbuck = ["galen-tyrol", "starbuck", "saul-tigh"];
    let mut game = crisis(&starbuck, &json!({ "attack-cards": ["thirty-three"] }));
    game.turn("card:hangar-accident");
    game.corrected(Correction::Pile {
        pile: Pile::Crisis,
        cards: 0,
    });
    game.choose(CHOOSE, "destiny");
    assert_eq!(
        game.state().piles.of(Pile::Crisis),
        68,
        "70, Thirty-Three lies open, one is drawn"
    );
}

#[test]
fn secret_destiny_replaces_any_crisis_card_once() {
    checks!("CHAR-4", "CRISIS-3");
    let starbuck = ["galen-tyrol", "starbuck", "saul-tigh"];
    for (card, kind) in [
        ("card:hangar-accident", CHOOSE),
        ("attack:heavy-assault", BEGIN),
    ] {
        let mut game = crisis(&starbuck, &json!({}));
        let deck = game.state().piles.of(Pile::Crisis);
        game.turn(card);
        assert_eq!(waits_for(&game), kind, "{card}");
        let destiny = game.answer(kind, "destiny");
        let by_ana = game.try_give(Actor::Seat { seat: ANA }, &destiny);
        assert_eq!(by_ana, Err(Rejection::NotYours), "it is Starbuck's to use");
        let events = game.give(Actor::Seat { seat: BEN }, &destiny);
        assert!(
            !events
                .iter()
                .any(|event| matches!(event, Event::AttackCardDrawn { .. }))
        );
        assert!(game.state().used.contains(&Ability::SecretDestiny));
        assert_eq!(game.state().piles.of(Pile::Crisis), deck - 1);
        assert_eq!(game.prompt(NAME).decider, Decider::Seat { seat: ANA });
        let again = game.choose(NAME, "attack:heavy-assault");
        assert!(
            again
                .iter()
                .any(|event| matches!(event, Event::AttackCardDrawn { .. }))
        );
    }
    let mut game = crisis(&starbuck, &json!({}));
    game.turn("attack:heavy-assault");
    let begun = game.choose(BEGIN, "begin");
    assert!(
        begun
            .iter()
            .any(|event| matches!(event, Event::AttackCardDrawn { .. }))
    );
    assert!(game.state().used.is_empty());
}

#[test]
fn moral_compass_changes_what_another_player_chose_once() {
    checks!("CHAR-2", "CHECK-2");
    let helo = ["galen-tyrol", "helo", "saul-tigh"];
    let mut game = crisis(&helo, &json!({}));
    game.turn("card:fulfiller-of-prophecy");
    game.choose(CHOOSE, "check");
    let begin = game.prompt(BEGIN);
    let other = begin
        .choices
        .iter()
        .find(|choice| choice.id == "compass:option:0");
    let follows = &other.expect("the other choice").follows;
    assert!(!follows.is_empty(), "Helo sees what would come of it");
    let compass = game.answer(BEGIN, "compass:option:0");
    let by_ana = game.try_give(Actor::Seat { seat: ANA }, &compass);
    assert_eq!(by_ana, Err(Rejection::NotYours), "it is Helo's to use");
    let mut left = crisis(&helo, &json!({}));
    left.turn("card:fulfiller-of-prophecy");
    left.choose(CHOOSE, "check");
    left.choose(BEGIN, "begin");
    assert_eq!(waits_for(&left), ADD);
    game.give(Actor::Seat { seat: BEN }, &compass);
    assert_eq!(waits_for(&game), PromptKind::Confirm);
    assert!(game.public().check.is_none());
    assert!(game.state().used.contains(&Ability::MoralCompass));
    // What he chooses himself he does not change.
    let mut own = crisis(&helo, &json!({}));
    own.turn("card:food-shortage");
    own.choose(CHOOSE, "option:0");
    let result = own.prompt(PromptKind::Confirm).ask;
    assert_eq!(
        result,
        Line::new(Message::AskConfirmOf).text("card", "Food Shortage")
    );
    assert!(own.state().used.is_empty());
}

#[test]
fn a_described_check_has_the_numbers_that_the_table_gave() {
    checks!("OPEN-08", "CHECK-19", "CHECK-14");
    let described =
        |difficulty, partial_difficulty, skills: &[SkillType]| Happening::CrisisDescribed {
            described: Described {
                icons: vec![ShipIcon::Raiders],
                jump: true,
                forces: false,
                check: Some(DescribedCheck {
                    difficulty,
                    partial_difficulty,
                    skills: skills.to_vec(),
                }),
            },
        };
    let mut game = plain(&json!({}));
    let types = [SkillType::Politics, SkillType::Engineering];
    for wrong in [
        described(0, None, &types),
        described(9, Some(9), &types),
        described(9, None, &[]),
    ] {
        assert_eq!(game.cannot_happen(wrong), Rejection::CheckNumbers);
    }
    let events = game.happens(described(9, Some(4), &types));
    let came_up = Event::Crisis {
        crisis: CrisisEvent::CameUp {
            from: CrisisFrom::Turn,
        },
    };
    assert!(events.contains(&came_up), "the deck has one card less");
    let check = game.public().check.expect("a check");
    assert_eq!((check.difficulty, check.partial_difficulty), (9, Some(4)));
    assert_eq!(check.skills, types);
    game.choose(ADD, "rest");
    game.choose(TELL, "card:politics:3");
    game.choose(TELL, "card:engineering:1");
    let result = game.public().check.expect("a check").result;
    assert_eq!(result, Some(dradis_state::check::CheckResult::Partial));
    game.choose(RESULT, "accept");
    assert_eq!(game.state().jump.space, 1, "its jump icon counts");
    assert_eq!(
        game.state().resources.get(Resource::Morale),
        10,
        "what it says is the table's to do"
    );
}

#[test]
fn an_option_may_be_chosen_by_who_has_not_all_that_it_costs() {
    checks!("ABIL-4");
    // The Admiral discards two cards, or the fleet loses: with fewer cards it is still theirs to choose.
    for held in [0, 1, 2] {
        let mut game = crisis(&PLAIN, &json!({ "nukes": 0 }));
        game.set_hand(2, held);
        game.choose(PromptKind::TakeTurn, "card:build-cylon-detector");
        assert!(game.prompt(CHOOSE).options().any(|id| id == "option:1"));
        game.choose(CHOOSE, "option:1");
        while game.waits_for() != PromptKind::TakeTurn {
            let prompt = prompts(game.state()).remove(0);
            let first = prompt.choices[0].id.clone();
            game.choose(prompt.kind, &first);
        }
        assert_eq!(game.state().hands.of(SeatId(2)), 0, "{held}");
        assert_eq!(game.state().resources.get(Resource::Morale), 9, "{held}");
    }
    let poor = json!({ "skill-cards": { "Ana": 0, "Ben": 0, "Cem": 0 } });
    let mut met = 0;
    for card in Options::default().kit().crises.iter().copied() {
        let facts = card.facts();
        if facts.options.iter().all(|branch| branch.needs.is_some()) {
            continue;
        }
        let mut game = crisis(&PLAIN, &poor);
        game.choose(PromptKind::TakeTurn, &format!("card:{}", card.name()));
        let Some(asked) = prompts(game.state())
            .into_iter()
            .find(|prompt| prompt.kind == CHOOSE)
        else {
            continue;
        };
        for (index, branch) in facts.options.iter().enumerate() {
            if branch.needs.is_none() {
                let id = format!("option:{index}");
                assert!(
                    asked.options().any(|option| option == id),
                    "{}",
                    card.name()
                );
                met += 1;
            }
        }
    }
    println!("options that need nothing, chosen among with empty hands: {met}");
    assert!(met > 20, "{met}");
}

#[test]
fn an_option_that_needs_what_is_not_there_cannot_be_chosen() {
    checks!("ABIL-4");
    let mut game = crisis(&PLAIN, &json!({ "nukes": 0 }));
    game.choose(PromptKind::TakeTurn, "card:build-cylon-detector");
    let asked = game.prompt(CHOOSE);
    let not: Vec<_> = asked
        .not_allowed
        .iter()
        .map(|no| (no.id.text(), no.cause.as_str()))
        .collect();
    assert_eq!(not, [("option:0".to_owned(), "ABIL-4")]);
    let left: Vec<_> = asked
        .choices
        .iter()
        .map(|choice| choice.id.as_str())
        .collect();
    assert_eq!(left, ["option:1"]);

    let mut game = crisis(&PLAIN, &json!({ "nukes": 1 }));
    game.choose(PromptKind::TakeTurn, "card:build-cylon-detector");
    assert_eq!(game.prompt(CHOOSE).not_allowed, []);
}

/// Why a card cannot come up now.
fn barred(game: &Game, card: &str) -> Option<&'static str> {
    let prompt = prompts(game.state()).remove(0);
    let mut no = prompt.not_allowed.iter();
    no.find(|no| no.id.text() == card)
        .map(|no| no.cause.as_str())
}

#[test]
fn a_card_that_lies_open_or_has_left_the_game_does_not_come_up_again() {
    checks!("POOL-3", "CRISIS-8", "TURN-3");
    let mut game = plain(&json!({}));
    assert_eq!(barred(&game, "card:detector-sabotage"), None);
    game.turn("card:detector-sabotage");
    comes_to(&mut game, ["piloting:1", "piloting:1"]);
    goes_on(&mut game);
    game.end_turn();
    game.corrected(Correction::TurnStep {
        step: TurnStep::Crisis,
    });
    assert_eq!(barred(&game, "card:detector-sabotage"), Some("POOL-3"));
    assert_eq!(barred(&game, "card:food-shortage"), None);

    // One that is put by the objective is missing from every deck to come.
    let mut game = plain(&json!({ "turn": { "number": 6, "active": "Ana", "step": "action" } }));
    game.turn("next");
    game.turn("card:legendary-discovery");
    game.choose(ADD, "cards:2");
    comes_to(
        &mut game,
        ["tactics:5", "piloting:4", "tactics:3", "tactics:2"],
    );
    goes_on(&mut game);
    assert_eq!(game.state().crises.removed, 1);
    assert_eq!(cards_of_a_new_deck(&mut game), 68, "70, one out, one drawn");
}

/// Helo, Starbuck and Baltar, who has the crisis.
const CHANGING: [&str; 4] = ["gaius-baltar", "helo", "starbuck", "laura-roslin"];

#[test]
fn a_described_crisis_is_replaced_by_secret_destiny() {
    checks!("CHAR-4", "CHECK-19");
    let mut game = crisis(&CHANGING, &json!({}));
    let hand = game.state().hands.of(SeatId(0));
    game.happens(icons(&[ShipIcon::Raiders], true));
    let asked = game.asked();
    assert_eq!(asked.kind, PromptKind::BeginCrisis);
    let options: Vec<&str> = asked.choices.iter().map(|c| c.id.as_str()).collect();
    assert_eq!(options, ["begin", "destiny", "compass"]);
    game.choose(PromptKind::BeginCrisis, "destiny");
    assert!(game.state().used.contains(&Ability::SecretDestiny));
    assert!(game.state().crises.current().is_none());
    assert_eq!(waits_for(&game), PromptKind::NameCrisis);
    // The other card may be described as well, and Baltar draws a card for each of them.
    assert_eq!(game.state().hands.of(SeatId(0)), hand + 1);
    game.happens(icons(&[ShipIcon::HeavyRaiders], false));
    game.choose(PromptKind::BeginCrisis, "begin");
    assert_eq!(game.state().hands.of(SeatId(0)), hand + 2);
    let open = game.state().crises.current().expect("the other card");
    assert_eq!(open.icons, [ShipIcon::HeavyRaiders]);
    confirm(&mut game);
    goes_on(&mut game);
    assert!(game.state().crises.current().is_none());
}

#[test]
fn moral_compass_has_a_described_crisis_told_with_its_other_half() {
    checks!("CHAR-2", "CHECK-19");
    let mut game = crisis(&CHANGING, &json!({}));
    let hand = game.state().hands.of(SeatId(0));
    game.happens(icons(&[], true));
    game.choose(PromptKind::BeginCrisis, "compass");
    assert!(game.state().used.contains(&Ability::MoralCompass));
    assert_eq!(waits_for(&game), PromptKind::NameCrisis);
    game.happens(Happening::CrisisDescribed {
        described: Described {
            icons: Vec::new(),
            jump: true,
            forces: false,
            check: Some(DescribedCheck {
                difficulty: 8,
                partial_difficulty: None,
                skills: vec![SkillType::Tactics],
            }),
        },
    });
    assert_eq!(game.options(), ["begin", "destiny"], "once a game");
    game.choose(PromptKind::BeginCrisis, "begin");
    assert_eq!(waits_for(&game), ADD);
    assert_eq!(
        game.state().hands.of(SeatId(0)),
        hand + 1,
        "one card, one draw"
    );
    assert_eq!(game.state().crises.open.len(), 1);
}

#[test]
fn moral_compass_reaches_no_choice_inside_a_half() {
    checks!("CLAR-45");
    let mut game = crisis(
        &["william-adama", "helo", "laura-roslin"],
        &json!({ "titles": { "president": "Cem", "admiral": "Ana" } }),
    );
    game.turn("card:requested-resignation");
    game.choose(CHOOSE, "option:1");
    let halves = game.options();
    assert_eq!(halves, ["begin", "compass:option:0"]);
    game.choose(PromptKind::BeginCrisis, "begin");
    if waits_for(&game) == PromptKind::Confirm {
        confirm(&mut game);
    }
    let inner = game.asked();
    assert_eq!(inner.kind, PromptKind::ChooseCourse);
    assert!(inner.choices.iter().all(|choice| choice.decider.is_none()));
    game.choose(PromptKind::ChooseCourse, "branch:1");
    assert!(game.state().titles.holder(Title::President).is_some());
    assert!(!game.state().used.contains(&Ability::MoralCompass));
}
