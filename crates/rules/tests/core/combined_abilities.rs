//! Abilities of the combined game that come between the steps of others: in checks, in decks, in the place of a ship.

use dradis_facts::ability::Ability;
use dradis_facts::checks;
use dradis_facts::content::{CharacterId, DestinationId, HeldCard, HeldKind, SkillType};
use dradis_facts::craft::Craft;
use dradis_facts::effect::{Effect, Source, Who};
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::resources::Resource;
use dradis_facts::seat::SeatId;
use dradis_facts::turn::TurnStep;
use dradis_rules::books::board::invariants;
use dradis_rules::history::Record;
use dradis_rules::play::ability::has;
use dradis_rules::play::hands::draws;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::{prompts, seat_secret};
use dradis_state::Event;
use dradis_state::agenda::Work;
use dradis_state::correction::Correction;
use dradis_state::effect::{Course, EffectStep};
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use crate::combined_people::{
    act, acting, answered, at, dial, hand, miracles, moving, offered, stands, told,
};
use crate::fight::BY_TABLE;
use crate::game::{Game, place};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const DANA: SeatId = SeatId(3);

const ADD: PromptKind = PromptKind::AddCards;
const TELL: PromptKind = PromptKind::TellCards;
const ABILITY: PromptKind = PromptKind::CheckAbility;
const RESULT: PromptKind = PromptKind::CheckResult;
const PICK: PromptKind = PromptKind::PickPlayer;
const PIECE: PromptKind = PromptKind::ChoosePiece;
const GRANTED: PromptKind = PromptKind::GrantedAction;

/// Cards that the table keeps, the Destiny deck among them.
const ALL_BY_TABLE: Modes = Modes {
    destiny: Mode::Table,
    ..BY_TABLE
};

/// A game in the Crisis step of Ana, with the check of a card that gives no choice: politics and leadership, 7.
fn checked(character: &str, more: &Value) -> Game {
    let mut more = more.clone();
    if more.get("turn").is_none() {
        more["turn"] = json!({ "number": 6, "active": "Ana", "step": "crisis" });
    }
    let mut game = acting(character, ALL_BY_TABLE, &more);
    game.turn("card:guilty-conscience");
    game
}

/// Ana is Felix Gaeta and President; Ben, who plays this character, stands there; Cem is the Admiral, Dana the CAG.
fn beside(ben: &str, there: &str, dana: &str) -> Value {
    json!({
        "characters": { "Ana": "felix-gaeta", "Ben": ben, "Cem": "william-adama", "Dana": dana },
        "titles": { "president": "Ana", "admiral": "Cem", "cag": "Dana" },
        "places": { "Ana": "armory", "Ben": there, "Cem": "command", "Dana": "armory" },
    })
}

/// The cards of the check that runs, as far as their number is known.
fn expected(game: &Game) -> usize {
    game.state()
        .check
        .as_ref()
        .expect("a check runs")
        .expected()
}

fn total(game: &Game) -> i16 {
    game.state().check.as_ref().expect("a check runs").total()
}

fn kind(game: &Game) -> PromptKind {
    prompts(game.state())[0].kind
}

/// Effects of an ability are carried out for a player.
fn carries_out(game: &mut Game, current: SeatId, left: Vec<Effect>) {
    let course = Course {
        of: Source::Ability {
            ability: Ability::Primacy,
        },
        current,
        picked: None,
        left,
    };
    let effects = EffectStep::Confirm { course };
    let work = vec![Work::Effects { effects }];
    game.record(Record::Did {
        events: vec![Event::Scheduled { work }],
    });
    game.choose(PromptKind::Confirm, "apply");
}

/// Two cards of the next player, two of the Destiny deck: 5, 4, 1 and 2 for it and against it, 6 in all.
fn piled(game: &mut Game) {
    game.choose(ADD, "cards:2");
    game.choose(ADD, "rest");
    for card in ["politics:5", "leadership:4", "piloting:1", "engineering:2"] {
        game.choose(TELL, &format!("card:{card}"));
    }
}

#[test]
fn dee_adds_three_cards_of_a_deck_to_the_check_or_to_her_hand() {
    checks!("XCHECK-9", "XMIR-1");
    let mut game = checked("dee", &json!({}));
    let events = game.choose(ADD, "fast-learner:check");
    assert!(told(&events, "log-ability-used"));
    assert_eq!(
        (expected(&game), hand(&game, ANA), miracles(&game, ANA)),
        (3, 5, 0)
    );
    assert!(!offered(&game, "fast-learner:check") && !offered(&game, "fast-learner:hand"));
    game.choose(ADD, "cards:1");
    game.choose(ADD, "rest");
    assert_eq!(
        expected(&game),
        6,
        "two of the Destiny deck and one of a hand with them"
    );
    for card in [
        "politics:5",
        "leadership:4",
        "piloting:1",
        "politics:1",
        "politics:2",
        "tactics:1",
    ] {
        game.choose(TELL, &format!("card:{card}"));
    }
    assert_eq!(total(&game), 10);

    let mut game = checked("dee", &json!({}));
    game.choose(ADD, "fast-learner:hand");
    assert_eq!(
        (expected(&game), hand(&game, ANA), miracles(&game, ANA)),
        (0, 8, 0)
    );

    // Once a card lies in it, it is too late; and it costs a token.
    let mut game = checked("dee", &json!({}));
    game.choose(ADD, "cards:1");
    assert!(!offered(&game, "fast-learner:check"));
    let mut game = at(
        "dee",
        &json!({ "turn": { "number": 6, "active": "Ana", "step": "crisis" } }),
    );
    game.corrected(Correction::Miracles {
        seat: ANA,
        tokens: 0,
    });
    game.turn("card:guilty-conscience");
    assert!(!offered(&game, "fast-learner:hand"));
}

#[test]
fn cally_takes_a_card_out_of_a_check_of_her_own_turn() {
    checks!("XCHECK-10");
    let mut game = checked("cally-tyrol", &json!({}));
    piled(&mut game);
    let asked = game.prompt(ABILITY);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    let events = game.choose(ABILITY, "card:engineering:2");
    assert!(told(&events, "log-ability-used"));
    assert_eq!((kind(&game), total(&game)), (RESULT, 8));

    // She may leave it; and where the total alone is told, it is told once more.
    let mut game = checked("cally-tyrol", &json!({}));
    piled(&mut game);
    game.choose(ABILITY, "nothing");
    assert_eq!((kind(&game), total(&game)), (RESULT, 6));
    let mut game = checked("cally-tyrol", &json!({}));
    game.choose(ADD, "cards:2");
    game.choose(ADD, "rest");
    game.choose(TELL, "total:6");
    let asked = game.prompt(ABILITY);
    let says: Vec<&str> = asked.choices.iter().map(|one| one.label.id).collect();
    assert_eq!(says, ["option-quick-fix-total", "option-quick-fix-none"]);
    game.choose(ABILITY, "apply");
    game.choose(TELL, "total:8");
    assert_eq!((kind(&game), total(&game)), (RESULT, 8));

    // In the turn of somebody else she is not asked.
    let more = json!({ "turn": { "number": 6, "active": "Ben", "step": "crisis" } });
    let mut game = checked("cally-tyrol", &more);
    piled(&mut game);
    assert_eq!(kind(&game), RESULT);
}

#[test]
fn caprica_six_adds_cards_once_a_check_is_turned_up() {
    checks!("XCHECK-10");
    let six = beside("caprica-six", "caprica-overlay", "boomer");
    let pile = |game: &mut Game| {
        game.choose(ADD, "cards:0");
        game.choose(ADD, "cards:2");
        game.choose(ADD, "rest");
        for card in ["politics:5", "leadership:4", "piloting:1", "engineering:2"] {
            game.choose(TELL, &format!("card:{card}"));
        }
    };
    let mut game = checked("felix-gaeta", &six);
    pile(&mut game);
    let asked = game.prompt(ABILITY);
    assert_eq!(asked.decider, Decider::Seat { seat: BEN });
    game.choose(ABILITY, "cards:2");
    assert_eq!(
        (hand(&game, BEN), miracles(&game, BEN), expected(&game)),
        (3, 0, 6)
    );
    for card in ["tactics:3", "piloting:2"] {
        game.choose(TELL, &format!("card:{card}"));
    }
    assert_eq!((kind(&game), total(&game)), (RESULT, 1));

    // She keeps her token where she leaves it, and Cally comes after her.
    let mut both = six.clone();
    both["characters"]["Ana"] = json!("cally-tyrol");
    let mut game = checked("cally-tyrol", &both);
    pile(&mut game);
    game.choose(ABILITY, "nothing");
    assert_eq!(miracles(&game, BEN), 1);
    assert_eq!(game.prompt(ABILITY).decider, Decider::Seat { seat: ANA });
    game.choose(ABILITY, "nothing");
    assert_eq!(kind(&game), RESULT);

    // Where the total alone is told it is told anew.
    let mut game = checked("felix-gaeta", &six);
    game.choose(ADD, "cards:0");
    game.choose(ADD, "cards:2");
    game.choose(ADD, "rest");
    game.choose(TELL, "total:6");
    game.choose(ABILITY, "cards:1");
    assert_eq!(hand(&game, BEN), 4);
    game.choose(TELL, "total:4");
    assert_eq!((kind(&game), total(&game)), (RESULT, 4));
}

#[test]
fn one_card_of_simon_lies_face_up() {
    checks!("CHECK-7");
    let simon = beside("simon-oneill", "caprica-overlay", "galen-tyrol");
    let mut game = checked("felix-gaeta", &simon);
    let events = game.choose(ADD, "cards:2");
    assert!(!told(&events, "log-ability-used"), "it is asked first");
    assert_eq!(game.prompt(TELL).decider, Decider::Seat { seat: BEN });
    game.choose(TELL, "card:tactics:3");
    let cards = &game.state().check.as_ref().expect("a check").cards;
    assert_eq!(cards.len(), 1, "everybody sees it");
    game.choose(ADD, "rest");
    // What is face up is no card that has been turned up: Tyrol may still devote himself.
    assert!(offered(&game, "devotion:politics"));
    for card in ["politics:5", "leadership:4", "piloting:1"] {
        game.choose(TELL, &format!("card:{card}"));
    }
    assert_eq!((kind(&game), total(&game)), (RESULT, 5));
    // No card, no question.
    let mut game = checked("felix-gaeta", &simon);
    game.choose(ADD, "cards:0");
    assert_eq!(kind(&game), ADD);
}

#[test]
fn athena_makes_a_discard_smaller_once_a_turn() {
    checks!("CLAR-56");
    let athena = json!({
        "characters": { "Ana": "felix-gaeta", "Ben": "athena", "Cem": "william-adama", "Dana": "boomer" },
        "titles": { "president": "Ana", "admiral": "Cem", "cag": "Dana" },
        "places": { "Ana": "armory", "Ben": "command", "Cem": "command", "Dana": "armory" },
        "turn": { "number": 6, "active": "Ana", "step": "crisis" },
    });
    let hands = |game: &Game| [ANA, BEN, CEM, DANA].map(|seat| hand(game, seat));
    // The CAG discards 3, then the Admiral does; of the first one Athena takes one away, and the second comes whole.
    let mut game = at("felix-gaeta", &athena);
    game.turn("card:raiders-inbound");
    game.choose(PromptKind::ChooseOption, "option:1");
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(game.prompt(PICK).decider, Decider::Seat { seat: BEN });
    let events = game.choose(PICK, "player:3");
    assert!(told(&events, "log-ability-used"));
    assert_eq!(hands(&game), [5, 6, 2, 3], "a Treachery card for it");
    // She leaves the first and takes the second.
    let mut game = at("felix-gaeta", &athena);
    game.turn("card:raiders-inbound");
    game.choose(PromptKind::ChooseOption, "option:1");
    game.choose(PromptKind::Confirm, "apply");
    game.choose(PICK, "nobody");
    game.choose(PICK, "player:2");
    assert_eq!(hands(&game), [5, 6, 3, 2]);
    // Lee Adama's five cards pay for an ability, and nothing of the hand limit is asked of her.
    let mut path = athena.clone();
    path["characters"]["Ana"] = json!("lee-adama");
    path["titles"]["cag"] = json!("Ana");
    let mut game = at("lee-adama", &path);
    game.turn("card:raiders-inbound");
    game.choose(PromptKind::ChooseOption, "different-path");
    assert_eq!(hands(&game), [0, 5, 5, 5]);
    // Nobody is asked about a CAG without cards.
    let mut none = athena.clone();
    none["skill-cards"] = json!({ "Ana": 5, "Ben": 5, "Cem": 5, "Dana": 0 });
    let mut game = at("felix-gaeta", &none);
    game.turn("card:raiders-inbound");
    game.choose(PromptKind::ChooseOption, "option:1");
    game.choose(PromptKind::Confirm, "apply");
    let asked: Vec<String> = game.prompt(PICK).options().collect();
    assert_eq!(asked, ["player:2", "nobody"]);
    let mut limit = athena.clone();
    limit["turn"]["step"] = json!("action");
    limit["skill-cards"] = json!({ "Ana": 12, "Ben": 5, "Cem": 5, "Dana": 5 });
    let mut game = at("felix-gaeta", &limit);
    game.turn("end-turn");
    assert_eq!(kind(&game), PromptKind::DiscardToLimit);
    game.choose(PromptKind::DiscardToLimit, "discarded");
    assert_eq!(hand(&game, ANA), 10);
}

#[test]
fn athena_spares_whom_a_sheet_makes_discard() {
    checks!("CLAR-56", "ABIL-2", "XMUT-13");
    // Lee Adama's Moral Dilemma pays for nothing. What is too much is looked at once he has discarded.
    let crew = json!({
        "characters": { "Ana": "lee-adama", "Ben": "athena", "Cem": "william-adama", "Dana": "boomer" },
        "titles": { "president": "Ana", "admiral": "Cem", "cag": "Dana" },
        "places": { "Ana": "armory", "Ben": "command", "Cem": "command", "Dana": "armory" },
    });
    for (answer, left) in [("player:0", [4, 6]), ("nobody", [3, 5])] {
        let mut game = at("lee-adama", &crew);
        game.corrected(Correction::Held {
            kind: HeldKind::MUTINY,
            seat: ANA,
            cards: 1,
        });
        draws_mutiny(&mut game, ANA);
        assert_eq!(game.prompt(PICK).decider, Decider::Seat { seat: BEN });
        assert_eq!(stands(&game, ANA), Some(place("armory")), "{answer}");
        assert_eq!(hand(&game, ANA), 5, "{answer}");
        game.choose(PICK, answer);
        assert_eq!([ANA, BEN].map(|seat| hand(&game, seat)), left, "{answer}");
        assert_eq!(stands(&game, ANA), Some(place("brig")), "{answer}");
        assert_eq!(game.state().held_count(HeldKind::MUTINY, ANA), 1);
    }
    // Once a turn.
    let mut game = at("lee-adama", &crew);
    draws_mutiny(&mut game, ANA);
    game.choose(PICK, "player:0");
    draws_mutiny(&mut game, ANA);
    assert_eq!(hand(&game, ANA), 2);
    // Saul Tigh's one card.
    for (answer, left) in [("player:2", [6, 1]), ("nobody", [5, 0])] {
        let tigh = json!({
            "characters": { "Ana": "boomer", "Ben": "athena", "Cem": "saul-tigh", "Dana": "laura-roslin" },
            "titles": { "president": "Dana", "admiral": "Cem", "cag": "Ana" },
            "places": { "Ana": "armory", "Ben": "command", "Cem": "command", "Dana": "armory" },
            "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 1, "Dana": 5 },
            "turn": { "number": 8, "active": "Dana", "step": "action" },
        });
        let mut game = at("boomer", &tigh);
        game.end_turn();
        assert_eq!(game.state().turn.active, Some(ANA));
        assert_eq!(game.prompt(PICK).decider, Decider::Seat { seat: BEN });
        let events = game.choose(PICK, answer);
        assert_eq!([BEN, CEM].map(|seat| hand(&game, seat)), left, "{answer}");
        assert_eq!(told(&events, "log-hand-discarded"), answer == "nobody");
        assert_eq!(kind(&game), PromptKind::TakeTurn);
    }
}

#[test]
fn hot_dog_has_a_viper_destroyed_in_the_place_of_a_civilian_ship() {
    checks!("CLAR-63");
    let board = json!({
        "places": { "Ana": "armory", "Dana": "viper:bow" },
        "areas": { "bow": { "raiders": 1, "civilian-ships": 1 }, "stern": { "unmanned-vipers": 1 } },
    });
    let begun = |answer: &str| {
        let mut game = at("hot-dog", &board);
        let ship = game.state().space.civilians[0].handle;
        let effects = vec![Effect::LoseShip { ship }];
        carries_out(&mut game, ANA, effects);
        let asked = game.prompt(PromptKind::ChooseViper);
        assert_eq!(asked.decider, Decider::Seat { seat: ANA });
        let events = game.choose(PromptKind::ChooseViper, answer);
        (game, events)
    };
    for (answer, lost, used) in [
        ("in-reserve", 1, true),
        ("unmanned:stern", 1, true),
        ("pilot:3", 1, true),
        ("nothing", 0, false),
    ] {
        let (mut game, events) = begun(answer);
        assert_eq!(told(&events, "log-ability-used"), used, "{answer}");
        assert_eq!(game.state().reserve.destroyed.vipers(), lost, "{answer}");
        assert_eq!(miracles(&game, ANA), u8::from(!used), "{answer}");
        if !used {
            answered(&mut game, PromptKind::RevealCivilian, "*");
        }
        assert!(game.state().space.civilians.is_empty(), "{answer}");
        let gone = game.state().space.destroyed_civilians.len();
        assert_eq!(gone, usize::from(!used), "it goes back to the pile unseen");
        if answer == "pilot:3" {
            assert_eq!(stands(&game, DANA), Some(place("sickbay")));
        }
    }
}

#[test]
fn cottle_looks_at_every_civilian_ship_and_has_one_changed() {
    checks!("XMIR-1");
    let board =
        json!({ "areas": { "stern": { "civilian-ships": 2 }, "bow": { "civilian-ships": 1 } } });
    let modes = Modes {
        civilian_ships: Mode::App,
        ..BY_TABLE
    };
    let mut game = acting("doc-cottle", modes, &board);
    let before = game.state().space.civilians.clone();
    let events = game.turn(&act(Ability::Quarantine));
    assert!(told(&events, "log-civilians-seen"));
    assert_eq!(seat_secret(game.state(), ANA).civilians.len(), 3);
    assert_eq!(seat_secret(game.state(), BEN).civilians.len(), 0);
    let first = before[0].handle;
    game.choose(PIECE, &format!("civilian:{}", first.0));
    let now = &game.state().space.civilians;
    assert_eq!(now.len(), 3);
    assert!(now.iter().all(|ship| ship.handle != first));
    let areas = |ships: &[dradis_state::space::CivilianShip]| {
        let mut areas: Vec<_> = ships.iter().map(|ship| ship.area).collect();
        areas.sort();
        areas
    };
    assert_eq!(
        areas(now),
        areas(&before),
        "it stands where the other stood"
    );
    assert_eq!(
        seat_secret(game.state(), ANA).civilians.len(),
        2,
        "the new one is unseen"
    );
    assert_eq!((game.state().turn.acted, miracles(&game, ANA)), (1, 0));
    // He may leave it at the look.
    let mut game = acting("doc-cottle", modes, &board);
    game.turn(&act(Ability::Quarantine));
    game.choose(PIECE, "nothing");
    assert_eq!(game.state().space.civilians, before);
}

#[test]
fn helo_scouts_two_cards_and_puts_each_back() {
    checks!("CLAR-4");
    let scouted = |character: &str| {
        let modes = Modes {
            destinations: Mode::App,
            ..BY_TABLE
        };
        let mut game = acting(character, modes, &json!({}));
        game.turn("act:launch-scout");
        game.choose(PromptKind::Roll, "8");
        while kind(&game) == PromptKind::React {
            game.choose(PromptKind::React, "stand");
        }
        game.choose(PromptKind::ChooseCourse, "destination");
        game
    };
    let looked = |game: &Game| seat_secret(game.state(), ANA).destinations;
    let deck = |game: &Game| game.state().destinations.deck.reveal().clone();
    let other = scouted("starbuck");
    assert_eq!(looked(&other).len(), 1, "everybody else looks at one");
    let rows: [(&str, &str, &[usize]); 3] = [
        ("top:1", "top", &[1, 0]),
        ("top:2", "top", &[0, 1]),
        ("bottom:1", "top", &[1]),
    ];
    for (first, second, order) in rows {
        let mut game = scouted("helo-pilot");
        let cards: Vec<DestinationId> = looked(&game);
        assert_eq!(cards.len(), 2);
        assert!(seat_secret(game.state(), BEN).destinations.is_empty());
        let below = deck(&game);
        game.choose(PromptKind::PlaceDestination, first);
        assert_eq!(looked(&game).len(), 1);
        game.choose(PromptKind::PlaceDestination, second);
        assert!(looked(&game).is_empty());
        let now = deck(&game);
        let top: Vec<DestinationId> = order.iter().map(|at| cards[*at]).collect();
        assert_eq!(now[..top.len()], top[..], "{first}, then {second}");
        assert_eq!(now.len(), below.len() + 2);
        if order.len() == 1 {
            assert_eq!(now.last(), cards.first(), "the other one lies under it");
        }
    }
    // Where the table keeps the decks it is told that there are two.
    let mut game = at("helo-pilot", &json!({}));
    game.turn("act:launch-scout");
    game.choose(PromptKind::Roll, "8");
    while kind(&game) == PromptKind::React {
        game.choose(PromptKind::React, "stand");
    }
    let follows = game.prompt(PromptKind::Confirm).follows;
    assert_eq!(follows[0].line.id, "effect-look-at-two");
}

#[test]
fn athena_activates_what_she_could_not_reach() {
    checks!("CLAR-25", "CLAR-56");
    // Among the humans she draws two crises at Caprica, and the Cylon ships of the one act.
    let board = json!({
        "places": { "Ana": "armory", "Ben": "command" },
        "areas": { "bow": { "basestars": [[]] } },
    });
    for (character, infiltrating) in [("athena", true), ("cavil", false)] {
        let mut board = board.clone();
        if !infiltrating {
            board["places"]["Ana"] = json!("caprica-overlay");
        }
        let mut game = at(character, &board);
        if infiltrating {
            game.turn(&act(Ability::Resolute));
            assert!(!offered(&game, "act:brig"));
            assert!(offered(&game, "act:hangar-deck"));
            game.choose(GRANTED, "act:caprica-overlay");
        } else {
            game.turn("act:caprica-overlay");
        }
        game.choose(PromptKind::NameCrisis, "card:quorum-in-uproar");
        while kind(&game) != PromptKind::TakeTurn {
            let open = prompts(game.state()).remove(0);
            let known = [(TELL, "total:12"), (ADD, "rest"), (RESULT, "accept")];
            let mut known = known.iter().filter(|(kind, _)| *kind == open.kind);
            let first = known.next().map_or_else(
                || open.options().next().expect("an option"),
                |(_, answer)| (*answer).to_owned(),
            );
            game.choose(open.kind, &first);
        }
        let raiders = game.state().space.count(Craft::Raider);
        assert_eq!(raiders > 0, infiltrating, "the raiders of the card act");
        // With the action the turn of a human goes on to its own crisis: the step before was none of the turn.
        let next = match infiltrating {
            true => TurnStep::Crisis,
            false => TurnStep::Action,
        };
        assert_eq!(game.state().turn.step, next);
    }
    // Any location is hers among the Cylons too: one aboard a ship of the fleet as well.
    let mut game = at(
        "athena",
        &json!({ "areas": { "bow": { "basestars": [[]] } } }),
    );
    game.corrected(Correction::Infiltrating {
        seat: ANA,
        infiltrating: false,
    });
    game.put(0, "caprica-overlay");
    game.turn(&act(Ability::Resolute));
    game.choose(GRANTED, "act:weapons-control");
    assert_eq!(kind(&game), PromptKind::Roll);
    // Nobody launches from the Brig, from wherever they activate.
    let prisoner = json!({ "places": { "Ana": "brig", "Ben": "command" } });
    let mut game = at("athena", &prisoner);
    game.turn(&act(Ability::Resolute));
    assert!(!offered(&game, "act:hangar-deck"));
    assert!(offered(&game, "act:caprica-overlay"));
    // The Hangar Deck has a pilot launch who is not there, and gives another action.
    let mut game = at("athena", &json!({}));
    game.turn(&act(Ability::Resolute));
    game.choose(GRANTED, "act:hangar-deck");
    game.choose(PromptKind::ActivateViper, "launch:aft-port");
    assert_eq!(stands(&game, ANA), Some(place("viper:aft-port")));
    assert_eq!(kind(&game), PromptKind::TakeTurn);
    assert_eq!(game.state().turn.step, TurnStep::Action);
    assert_eq!(game.public().turn.map(|turn| turn.actions), Some(1));
    // In the turn of another player the action is hers, and that turn has none more.
    let ordered = json!({
        "characters": { "Ana": "felix-gaeta", "Ben": "athena", "Cem": "william-adama", "Dana": "boomer" },
        "titles": { "president": "Ana", "admiral": "Cem", "cag": "Dana" },
        "places": { "Ana": "armory", "Ben": "command", "Cem": "command", "Dana": "armory" },
    });
    let mut game = at("felix-gaeta", &ordered);
    game.turn("act:executive-order");
    game.choose(PICK, "player:1");
    game.choose(GRANTED, &act(Ability::Resolute));
    game.choose(GRANTED, "act:hangar-deck");
    game.choose(PromptKind::ActivateViper, "launch:aft-port");
    assert_eq!(game.prompt(GRANTED).decider, Decider::Seat { seat: BEN });
    assert_eq!(game.state().turn.extra, 0);
    // Not whoever is sent to the Brig before they have said where to.
    let mut game = at("athena", &json!({}));
    game.turn(&act(Ability::Resolute));
    game.choose(GRANTED, "act:hangar-deck");
    game.put(0, "brig");
    assert_eq!(stands(&game, ANA), Some(place("brig")));
    assert_ne!(kind(&game), PromptKind::ActivateViper);
}

#[test]
fn boomer_and_athena_are_two_people() {
    checks!("CLAR-26");
    let options = Options {
        game: Boxes::combined(Objective::Kobol),
        ..Options::default()
    };
    let crew = ["athena", "boomer", "laura-roslin", "william-adama"];
    let game = Game::of(&crew, options, ANA, 4);
    let chosen = game.state().seats.iter();
    let chosen: Vec<&str> = chosen
        .filter_map(|seat| seat.character)
        .map(CharacterId::name)
        .collect();
    assert_eq!(chosen, crew);
}

#[test]
fn zarek_has_his_word_at_the_brig_and_none_where_there_is_no_check() {
    checks!("LOC-ADMIN-3");
    let board = json!({
        "characters": { "Ana": "felix-gaeta", "Ben": "tom-zarek", "Cem": "william-adama", "Dana": "boomer" },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Dana" },
        "places": { "Ana": "brig", "Ben": "command", "Cem": "command", "Dana": "armory" },
    });
    let mut game = at("felix-gaeta", &board);
    game.turn("act:brig");
    let before = game.public().check.expect("a check").difficulty;
    game.choose(ADD, "ability:friends-in-low-places:-2");
    assert_eq!(game.public().check.expect("a check").difficulty, before - 2);
}

#[test]
fn popular_influence_gives_the_president_a_card_and_plays_the_other() {
    checks!("CLAR-73");
    let board = json!({ "piles": { "quorum-hand": 1, "quorum": 16 } });
    for (answer, quorum_hand) in [("card:food-rationing", 2), ("discarded", 2)] {
        let mut game = at("felix-gaeta", &board);
        game.turn("act:popular-influence");
        let asked = game.prompt(PromptKind::NameQuorum);
        assert_eq!(
            asked.decider,
            Decider::Seat { seat: ANA },
            "he is no President"
        );
        let events = game.choose(PromptKind::NameQuorum, answer);
        let piles = &game.state().piles;
        assert_eq!(piles.of(Pile::QuorumHand), quorum_hand, "{answer}");
        assert_eq!(piles.of(Pile::Quorum), 14, "{answer}");
        assert_eq!(told(&events, "log-quorum-played"), answer != "discarded");
    }
}

/// What Mutiny cards a player holds, where Dradis keeps them.
fn mutiny(game: &Game, seat: SeatId) -> Vec<HeldCard> {
    game.state().held_hand(HeldKind::MUTINY, seat).to_vec()
}

fn deck(game: &Game) -> Vec<HeldCard> {
    let there = game.state().held_deck(HeldKind::MUTINY);
    there.map_or_else(Vec::new, |there| there.deck.reveal().clone())
}

/// Tom Zarek of Daybreak and three others, with Dradis keeping the Mutiny cards.
fn zarek(more: &Value) -> Game {
    let modes = Modes {
        super_crises: Mode::App,
        ..BY_TABLE
    };
    acting("tom-zarek-military", modes, more)
}

fn draws_mutiny(game: &mut Game, seat: SeatId) {
    let effect = Effect::DrawMutiny {
        who: Who::Current,
        cards: 1,
        without_brig: false,
        only_without: false,
    };
    carries_out(game, seat, vec![effect]);
}

#[test]
fn zarek_looks_at_two_mutiny_cards_and_gives_one() {
    checks!("CLAR-50", "XMUT-13");
    let mut game = zarek(&json!({}));
    let own = mutiny(&game, ANA).len();
    draws_mutiny(&mut game, CEM);
    let asked = game.prompt(PromptKind::ChooseHeld);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    let cards = mutiny(&game, ANA)[own..].to_vec();
    assert_eq!(cards.len(), 2);
    assert_eq!(invariants(game.state()), [], "they do not stay with him");
    let seen = seat_secret(game.state(), ANA).held;
    assert!(
        seen.iter()
            .any(|held| held.kind == HeldKind::MUTINY && held.cards.ends_with(&cards))
    );
    assert!(
        seat_secret(game.state(), CEM)
            .held
            .iter()
            .all(|held| held.kind != HeldKind::MUTINY)
    );
    let options: Vec<String> = asked.options().collect();
    assert_eq!(options, [1, 2].map(|at| format!("hand:{}", own + at)));
    let there = deck(&game).len();
    let events = game.choose(PromptKind::ChooseHeld, &format!("hand:{}", own + 2));
    assert!(told(&events, "log-mutiny-given"));
    assert_eq!(
        (mutiny(&game, CEM), mutiny(&game, ANA).len()),
        (vec![cards[1]], own)
    );
    assert_eq!(
        (deck(&game).len(), deck(&game).last()),
        (there + 1, cards.first())
    );
    // A second one is too many: to the Brig, whoever chose it.
    draws_mutiny(&mut game, CEM);
    game.choose(PromptKind::ChooseHeld, &format!("hand:{}", own + 1));
    assert_eq!(stands(&game, CEM), Some(place("brig")));
    answered(&mut game, PromptKind::ChooseHeld, "*");
    assert_eq!(mutiny(&game, CEM).len(), 1);
    // His own draw is no other, and what he keeps is his to say.
    let mut game = zarek(&json!({}));
    for _ in 0..mutiny(&game, ANA).len() {
        game.corrected(Correction::Held {
            kind: HeldKind::MUTINY,
            seat: ANA,
            cards: 0,
        });
    }
    draws_mutiny(&mut game, ANA);
    let cards = mutiny(&game, ANA);
    game.choose(PromptKind::ChooseHeld, "hand:1");
    assert_eq!(
        (mutiny(&game, ANA), deck(&game).last()),
        (vec![cards[0]], Some(&cards[1]))
    );
    // Where the table keeps them he is told whom it is for.
    let mut game = at("tom-zarek-military", &json!({}));
    draws_mutiny(&mut game, CEM);
    let asked = game.prompt(PromptKind::Confirm);
    assert_eq!(asked.follows[0].line.id, "effect-give-mutiny");
    game.choose(PromptKind::Confirm, "done");
    assert_eq!(game.state().held_count(HeldKind::MUTINY, CEM), 1);
}

#[test]
fn zarek_gives_no_mutiny_card_to_whoever_is_revealed_meanwhile() {
    checks!("CLAR-50", "XMUT-9");
    let mut game = zarek(&json!({}));
    let own = mutiny(&game, ANA).len();
    draws_mutiny(&mut game, CEM);
    game.prompt(PromptKind::ChooseHeld);
    let there = deck(&game).len();
    game.happens(Happening::CylonRevealed {
        seat: CEM,
        sympathizer: false,
    });
    assert_eq!(
        (mutiny(&game, CEM), mutiny(&game, ANA).len()),
        (vec![], own)
    );
    assert_eq!(deck(&game).len(), there + 2, "both are under the deck");
}

#[test]
fn zarek_abuses_his_power_and_goes_to_no_brig() {
    checks!("CLAR-50");
    let mut game = zarek(&json!({}));
    let own = mutiny(&game, ANA).len();
    game.turn(&act(Ability::AbusePower));
    let cards = mutiny(&game, ANA)[own..].to_vec();
    assert_eq!(cards.len(), 4);
    let there = deck(&game).len();
    let playable = |card: &HeldCard| dradis_rules::play::mutiny::playable(game.state(), ANA, *card);
    let at = cards.iter().position(playable);
    let answer = at.map_or_else(
        || "nothing".to_owned(),
        |at| format!("hand:{}", own + at + 1),
    );
    let played = at.map(|at| cards[at]);
    let events = game.choose(PromptKind::ChooseHeld, &answer);
    assert_eq!(told(&events, "log-held-shown"), played.is_some());
    assert_eq!(
        mutiny(&game, ANA).len(),
        own,
        "the others are under the deck"
    );
    let left = usize::from(played.is_none()) + 3;
    let deck = deck(&game);
    assert_eq!(deck.len(), there + left);
    assert!(
        deck[there..]
            .iter()
            .all(|card| cards.contains(card) && Some(*card) != played)
    );
    assert_eq!(miracles(&game, ANA), 0);
    assert_ne!(stands(&game, ANA), Some(place("brig")));
}

#[test]
fn leoben_looks_into_the_face_of_god_in_the_place_of_his_move() {
    checks!("XMOVE-6");
    let mut game = moving(
        "leoben-conoy",
        &json!({ "places": { "Ana": "caprica-overlay" } }),
    );
    let events = game.turn(&act(Ability::GlimpseTheFaceOfGod));
    assert!(told(&events, "log-ability-used"));
    if kind(&game) == PromptKind::Confirm {
        answered(&mut game, PromptKind::Confirm, "*");
    }
    assert_eq!(game.state().turn.step, TurnStep::Action);
    assert_eq!(hand(&game, ANA), 5, "two come and two go");
}

#[test]
fn anders_who_comes_by_an_execution_skips_his_next_receive_skills() {
    checks!("EXEC-21");
    let mut game = at("felix-gaeta", &json!({}));
    game.happens(Happening::Executed { seat: CEM });
    comes(&mut game, "samuel-anders");
    assert_eq!(hand(&game, CEM), 0);
    let mut drawn = Vec::new();
    for _ in 0..6 {
        game.turn("end-turn");
        on(&mut game);
        if game.state().turn.active == Some(CEM) {
            drawn.push(draws(game.state(), CEM));
        }
    }
    assert_eq!(drawn, [0, 5], "the next one, and no other");
}

/// Another character comes to the seat of an execution that the table has told of; everything else is left.
fn comes(game: &mut Game, character: &str) {
    while kind(game) != PromptKind::TakeTurn {
        let open = prompts(game.state()).remove(0);
        let wanted = [
            format!("character:{character}"),
            "nothing".to_owned(),
            "nobody".to_owned(),
        ];
        let options: Vec<String> = open.options().collect();
        let chosen = wanted.iter().find(|wanted| options.contains(wanted));
        let chosen = chosen.or(options.first()).expect("an option").clone();
        game.choose(open.kind, &chosen);
    }
}

/// Whatever is asked is answered with what stands first, until a turn waits.
fn on(game: &mut Game) {
    comes(game, "nobody-in-particular");
}

#[test]
fn a_new_character_uses_nothing_on_what_has_executed_the_old_one() {
    checks!("EXEC-28");
    // The Admiral is executed and discards three cards: Romo Lampkin, who comes, deceives nobody by it.
    let mut game = at(
        "felix-gaeta",
        &json!({
            "turn": { "number": 6, "active": "Cem", "step": "crisis" },
            "characters": { "Ana": "felix-gaeta", "Ben": "laura-roslin", "Cem": "william-adama", "Dana": "helo" },
        }),
    );
    game.turn("card:a-verdict-of-guilty");
    game.choose(PromptKind::ChooseOption, "option:0");
    let mut events = Vec::new();
    while game.state().gone.is_empty() || kind(&game) != PromptKind::TakeTurn {
        let open = prompts(game.state()).remove(0);
        let wanted = [
            "character:romo-lampkin",
            "apply",
            "nothing",
            "nobody",
            "begin",
            "0",
        ];
        let options: Vec<String> = open.options().collect();
        let chosen = wanted
            .iter()
            .find(|wanted| options.iter().any(|option| option == *wanted));
        let chosen = chosen.map_or_else(|| options[0].clone(), |wanted| (*wanted).to_owned());
        events.extend(game.choose(open.kind, &chosen));
        if game.state().turn.active != Some(CEM) {
            break;
        }
    }
    let romo = game.state().seats[2].character.map(CharacterId::name);
    assert_eq!(romo, Some("romo-lampkin"));
    let deceived = events.iter().any(|event| {
        matches!(
            event,
            Event::AbilityUsed {
                seat: _,
                ability: Ability::Deceitful
            }
        )
    });
    assert!(!deceived);
    assert!(
        has(game.state(), CEM, Ability::Deceitful),
        "on later ones he may"
    );
}

#[test]
fn the_other_baltar_passes_miracle_tokens_and_speaks_for_three() {
    checks!("XMIR-7");
    let together = json!({ "places": { "Ana": "armory", "Ben": "command", "Cem": "command", "Dana": "armory" } });
    // He takes the token of who is with him, then gives one.
    let mut game = at("gaius-baltar-support", &together);
    assert_eq!((miracles(&game, ANA), miracles(&game, DANA)), (1, 1));
    game.turn(&act(Ability::CultLeader));
    game.choose(PromptKind::ChooseCourse, "branch:1");
    assert_eq!((miracles(&game, ANA), miracles(&game, DANA)), (2, 0));
    let mut game = at("gaius-baltar-support", &together);
    game.corrected(Correction::Miracles {
        seat: DANA,
        tokens: 0,
    });
    game.turn(&act(Ability::CultLeader));
    game.choose(PromptKind::ChooseCourse, "branch:0");
    assert_eq!((miracles(&game, ANA), miracles(&game, DANA)), (0, 1));
    // There has to be somebody who can give one or take one.
    for (own, other, passes) in [
        (0, 0, false),
        (0, 1, true),
        (1, 0, true),
        (3, 0, true),
        (3, 1, false),
    ] {
        let mut game = at("gaius-baltar-support", &together);
        for (seat, tokens) in [(ANA, own), (DANA, other)] {
            if tokens != 1 {
                game.corrected(Correction::Miracles { seat, tokens });
            }
        }
        let may = offered(&game, &act(Ability::CultLeader));
        assert_eq!(may, passes, "{own} of his, {other} of hers");
    }
    // For three of them a dial rises by two.
    let mut game = at("gaius-baltar-support", &together);
    assert!(!offered(&game, &act(Ability::Broadcast)));
    game.corrected(Correction::Miracles {
        seat: ANA,
        tokens: 3,
    });
    let before = dial(&game, Resource::Morale);
    game.turn(&act(Ability::Broadcast));
    game.choose(PromptKind::ChooseCourse, "branch:2");
    assert_eq!(
        (dial(&game, Resource::Morale), miracles(&game, ANA)),
        (before + 2, 0)
    );
}

#[test]
fn a_mutiny_card_costs_lee_adama_two_cards_and_a_crisis_romo_lampkin_one_less() {
    checks!("XMUT-7");
    let mut game = at("lee-adama", &json!({}));
    draws_mutiny(&mut game, ANA);
    assert_eq!(
        (
            hand(&game, ANA),
            game.state().held_count(HeldKind::MUTINY, ANA)
        ),
        (3, 1)
    );
    // Where there is none left he draws none, and it costs nothing.
    let mut game = at("lee-adama", &json!({}));
    game.corrected(Correction::Held {
        kind: HeldKind::MUTINY,
        seat: BEN,
        cards: u8::try_from(HeldKind::MUTINY.cards().len()).expect("a few cards"),
    });
    draws_mutiny(&mut game, ANA);
    assert_eq!(
        (
            hand(&game, ANA),
            game.state().held_count(HeldKind::MUTINY, ANA)
        ),
        (5, 0)
    );
    let mut game = at("felix-gaeta", &json!({}));
    draws_mutiny(&mut game, ANA);
    assert_eq!(hand(&game, ANA), 5);
    // The CAG discards three, and Romo Lampkin is it.
    let more = json!({
        "turn": { "number": 6, "active": "Ben", "step": "crisis" },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Ana" },
    });
    for (character, left) in [("romo-lampkin", 3), ("felix-gaeta", 2)] {
        let mut game = at(character, &more);
        game.turn("card:raiders-inbound");
        game.choose(PromptKind::ChooseOption, "option:1");
        game.choose(PromptKind::Confirm, "apply");
        assert_eq!(hand(&game, ANA), left, "{character}");
    }
}

#[test]
fn ellen_draws_treachery_and_apollo_leads_six_vipers() {
    checks!("SKILLSTEP-1");
    let lines = |game: &Game| dradis_rules::play::hands::draw_lines(game.state(), ANA);
    let treachery = |game: &Game| {
        let lines = lines(game);
        lines
            .iter()
            .any(|line| line.types.contains(&SkillType::Treachery))
    };
    assert!(treachery(&at("ellen-tigh", &json!({}))));
    assert!(!treachery(&at("tory-foster", &json!({}))));
    let board = json!({ "areas": { "bow": { "unmanned-vipers": 2, "raiders": 1 } } });
    let mut game = at("apollo", &board);
    game.turn(&act(Ability::Cag));
    assert_eq!(miracles(&game, ANA), 0);
    for _ in 0..6 {
        assert_eq!(kind(&game), PromptKind::ActivateViper);
        let asked = game.prompt(PromptKind::ActivateViper);
        let moves = asked
            .options()
            .find(|option| option.starts_with("move:"))
            .expect("a way");
        game.choose(PromptKind::ActivateViper, &moves);
    }
    assert_ne!(kind(&game), PromptKind::ActivateViper, "six and no more");
}

#[test]
fn a_leader_gains_a_miracle_token_and_a_revealed_cylon_none() {
    checks!("XMIR-3", "XMIR-6");
    for (character, revealed, gained) in [
        ("felix-gaeta", false, 1),
        ("felix-gaeta", true, 0),
        ("cavil", false, 1),
    ] {
        let mut more = json!({ "places": { "Ana": "armory" } });
        if revealed || character == "cavil" {
            more["places"]["Ana"] = json!("caprica-overlay");
        }
        if revealed {
            more["revealed-cylons"] = json!(["Ana"]);
        }
        let mut game = at(character, &more);
        if miracles(&game, ANA) > 0 {
            game.corrected(Correction::Miracles {
                seat: ANA,
                tokens: 0,
            });
        }
        let gain = Effect::Miracle {
            who: Who::Current,
            by: 1,
        };
        carries_out(&mut game, ANA, vec![gain]);
        assert_eq!(miracles(&game, ANA), gained, "{character} {revealed}");
    }
}
