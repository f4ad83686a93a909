//! Who reveals as a Cylon: the card they show, the steps that follow, and their turns from then on.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "what a test does not look for is a mistake of the test, whatever it is"
)]

use dradis_facts::battle::ShipIcon;
use dradis_facts::content::{Board, HeldKind, LoyaltyCard, QuorumId};
use dradis_facts::craft::Craft;
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_facts::{Rejection, SeatId, checks};
use dradis_rules::history::Record;
use dradis_rules::play::damage::pool;
use dradis_rules::play::loyalty;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::tell::reminder::reminders;
use dradis_rules::{Actor, Command, Viewer, narrate, prompts, view};
use dradis_state::correction::Correction;
use dradis_state::effect::EffectEvent;
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::quorum::QuorumEvent;
use dradis_state::seat::Seat;
use dradis_state::turn::Outcome;
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, character, place};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const DANA: SeatId = SeatId(3);

/// Ben is President and Cem Admiral; Dana flies.
const FOUR: [&str; 4] = ["galen-tyrol", "laura-roslin", "william-adama", "apollo"];

fn modes(loyalty: Mode) -> Modes {
    Modes {
        loyalty,
        ..BY_TABLE
    }
}

/// Ana's Action step; everybody is on Galactica but Ben, who is on Colonial One, and Dana, who is in space.
fn turn_of(modes: Modes, more: &Value) -> Game {
    let mut position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "titles": { "president": "Ben", "admiral": "Cem" },
        "places": {
            "Ana": "armory", "Ben": "presidents-office", "Cem": "command", "Dana": "viper:aft-port",
        },
        "skill-cards": { "Ana": 5, "Ben": 7, "Cem": 7, "Dana": 7 },
        "areas": {},
    });
    if modes.loyalty == Mode::Table {
        let cards = json!({ "Ana": 2, "Ben": 1, "Cem": 1, "Dana": 1 });
        position["loyalty-cards"] = json!({ "hands": cards, "deck": 0 });
    }
    Game::from_position(
        0,
        &FOUR,
        Options {
            modes,
            ..Options::default()
        },
        position,
        more,
    )
}

/// The same, where Dradis keeps the Loyalty cards.
fn holding(ana: &[&str], ben: &[&str]) -> Game {
    holding_at(0, ana, ben)
}

/// The same, with the fleet so far on its way.
fn holding_at(distance: u8, ana: &[&str], ben: &[&str]) -> Game {
    let human = ["not-a-cylon"];
    turn_of(
        modes(Mode::App),
        &json!({ "distance": distance, "loyalty": {
            "hands": { "Ana": ana, "Ben": ben, "Cem": human, "Dana": human },
            "deck": [],
        } }),
    )
}

/// A revealed Cylon's Action step.
fn cylon_at(location: &str, more: &Value) -> Game {
    let mut position = json!({
        "revealed-cylons": ["Ana"],
        "places": {
            "Ana": location, "Ben": "presidents-office", "Cem": "command", "Dana": "viper:aft-port",
        },
    });
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    turn_of(modes(Mode::Table), &position)
}

/// Ana reveals, with this card.
fn reveals_with(game: &mut Game, card: &str) -> Vec<Event> {
    game.turn("act:reveal");
    game.choose(PromptKind::ChooseCourse, card)
}

fn revealed(game: &Game, seat: SeatId) -> bool {
    game.state().loyalty.revealed.contains(&seat)
}

fn hand(game: &Game, seat: SeatId) -> u8 {
    game.state().hands.of(seat)
}

fn names(events: &[Event]) -> Vec<String> {
    let lines = events.iter().filter_map(|e| narrate(e, Viewer::Public));
    lines.map(|line| format!("{line:?}")).collect()
}

fn reminded(game: &Game, id: &str) -> bool {
    let said = reminders(game.state());
    said.iter().any(|reminder| reminder.id.as_str() == id)
}

#[test]
fn to_reveal_is_an_action_and_nothing_else() {
    checks!("REVEAL-3", "REM-10a");
    let mut game = turn_of(modes(Mode::Table), &json!({}));
    let offered = |game: &Game| {
        let open = prompts(game.state()).into_iter();
        open.flat_map(|prompt| prompt.choices)
            .filter(|choice| choice.id == "act:reveal")
            .count()
    };
    for step in TurnStep::ALL {
        game.corrected(Correction::TurnStep { step });
        let there = usize::from(step == TurnStep::Action);
        assert_eq!(offered(&game), there, "{step:?}");
    }
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    reveals_with(&mut game, "cylon-reduce-morale");
    assert!(revealed(&game, ANA));
}

#[test]
fn the_prompt_lists_the_four_cards_whatever_the_player_holds() {
    checks!("REVEAL-10", "REM-10a");
    let mut human = holding(&["not-a-cylon", "not-a-cylon"], &["not-a-cylon"]);
    let mut cylon = holding(&["cylon-send-to-brig", "not-a-cylon"], &["not-a-cylon"]);
    human.turn("act:reveal");
    cylon.turn("act:reveal");
    assert_eq!(prompts(human.state()), prompts(cylon.state()));
    let asked = cylon.prompt(PromptKind::ChooseCourse);
    let cards: Vec<&str> = asked.choices.iter().map(|c| c.id.as_str()).collect();
    assert_eq!(
        cards,
        [
            "cylon-damage-galactica",
            "cylon-reduce-morale",
            "cylon-send-to-sickbay",
            "cylon-send-to-brig"
        ]
    );
    assert!(
        asked
            .choices
            .iter()
            .all(|choice| !choice.follows.is_empty())
    );
    let copies: u8 = loyalty::cylon_kinds(Options::default().kit())
        .map(|card| card.facts().copies)
        .sum();
    assert_eq!(copies, 4);
}

#[test]
fn morale_is_lost_before_the_steps() {
    checks!("REVEAL-1", "REVEAL-10");
    let mut game = turn_of(modes(Mode::Table), &json!({}));
    let events = reveals_with(&mut game, "cylon-reduce-morale");
    let at = |of: fn(&Event) -> bool| events.iter().position(of);
    let lost = at(|event| matches!(event, Event::ResourceChanged { .. }));
    let shown = at(|event| matches!(event, Event::CylonRevealed { .. }));
    assert!(lost.is_some() && lost < shown);
    assert_eq!(game.state().resources.get(Resource::Morale), 9);
    assert_eq!(hand(&game, ANA), 3);
    assert_eq!(game.state().turn.active, Some(BEN));
    assert_eq!(
        game.state().loyalty.turned_up.get(&ANA).copied(),
        LoyaltyCard::find("cylon-reduce-morale")
    );
}

#[test]
fn a_character_on_galactica_is_sent_to_the_brig() {
    checks!("REVEAL-1", "REVEAL-10", "TITLE-ADM-4", "MOVE-12");
    let mut game = turn_of(modes(Mode::Table), &json!({}));
    reveals_with(&mut game, "cylon-send-to-brig");
    let asked = game.prompt(PromptKind::PickPlayer);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    let who: Vec<&str> = asked.choices.iter().map(|c| c.id.as_str()).collect();
    assert_eq!(who, ["player:0", "player:2"], "Ben and Dana are elsewhere");
    assert!(!revealed(&game, ANA), "the card comes first");
    game.choose(PromptKind::PickPlayer, "player:2");
    assert_eq!(game.state().places.of(CEM), Some(place("brig")));
    assert_ne!(game.state().titles.holder(Title::Admiral), Some(CEM));
    assert!(revealed(&game, ANA));
}

#[test]
fn a_character_on_galactica_loses_five_cards_and_goes_to_sickbay() {
    checks!("REVEAL-1", "REVEAL-10", "REVEAL-11", "DIS-03");
    let mut game = turn_of(modes(Mode::Table), &json!({}));
    reveals_with(&mut game, "cylon-send-to-sickbay");
    game.choose(PromptKind::PickPlayer, "player:2");
    assert_eq!(game.state().places.of(CEM), Some(place("sickbay")));
    assert_eq!(hand(&game, CEM), 2);
    assert!(revealed(&game, ANA));

    // A prisoner may be picked too: the cards go, the prisoner stays.
    let mut game = turn_of(modes(Mode::Table), &json!({}));
    game.put(2, "brig");
    reveals_with(&mut game, "cylon-send-to-sickbay");
    game.choose(PromptKind::PickPlayer, "player:2");
    assert_eq!(game.state().places.of(CEM), Some(place("brig")));
    assert_eq!(hand(&game, CEM), 2);
}

#[test]
fn five_damage_tokens_are_drawn_and_galactica_takes_two_of_them() {
    checks!("REVEAL-1", "REVEAL-10", "DMG-GAL-1", "POOL-10");
    let mut game = turn_of(
        Modes {
            damage: Mode::App,
            ..modes(Mode::Table)
        },
        &json!({}),
    );
    let events = reveals_with(&mut game, "cylon-damage-galactica");
    let drawn = events.iter().find_map(|event| match event {
        Event::Effect {
            effect: EffectEvent::TokensDrawn { tokens },
        } => Some(tokens.len()),
        _ => None,
    });
    assert_eq!(drawn, Some(5));
    let asked = game.prompt(PromptKind::ChoosePiece);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    assert_eq!(asked.choices.len(), 5);
    let first = asked.choices[0].id.clone();
    let other = &asked.choices[1].id;
    assert_ne!(&first, other, "else the test would tell nothing");
    game.choose(PromptKind::ChoosePiece, &first);
    assert!(!revealed(&game, ANA));
    let taken = serde_json::to_string(&game.state().damage).expect("plain data");
    let lies = |id: &str| taken.contains(id.trim_start_matches("resource-"));
    assert!(lies(&first) && !lies(other), "{taken}");
    let left = game.prompt(PromptKind::ChoosePiece).choices;
    assert_eq!(left.len(), 4, "the one taken is gone");
    game.choose(PromptKind::ChoosePiece, &left[3].id.clone());
    let damage = &game.state().damage;
    assert_eq!(damage.locations.len() + damage.spent.len(), 2);
    assert_eq!(
        pool(game.state(), Board::GALACTICA).len(),
        6,
        "the others are back"
    );
    assert!(revealed(&game, ANA));

    // Where the table draws, it says which two were taken.
    let mut game = turn_of(modes(Mode::Table), &json!({}));
    reveals_with(&mut game, "cylon-damage-galactica");
    game.choose(PromptKind::DrawDamage, "command");
    assert!(!revealed(&game, ANA));
    game.choose(PromptKind::DrawDamage, "armory");
    assert_eq!(game.state().damage.locations.len(), 2);
    assert!(revealed(&game, ANA));
}

#[test]
fn damage_that_ends_the_game_ends_it_at_once() {
    checks!("REVEAL-10", "END-4");
    let mut game = turn_of(
        Modes {
            damage: Mode::App,
            ..modes(Mode::Table)
        },
        &json!({
            "damaged": ["ftl-control", "weapons-control", "command", "admirals-quarters", "hangar-deck"],
            "spent-damage": ["food", "fuel"],
        }),
    );
    reveals_with(&mut game, "cylon-damage-galactica");
    assert!(matches!(
        game.state().outcome,
        Some(Outcome::GalacticaDestroyed { .. })
    ));
    assert!(!revealed(&game, ANA));
}

#[test]
fn in_the_brig_the_card_does_nothing() {
    checks!("REVEAL-2", "ACT-9");
    for mut game in [
        turn_of(modes(Mode::Table), &json!({})),
        holding(&["cylon-reduce-morale"], &["not-a-cylon"]),
    ] {
        game.put(0, "brig");
        let command = game.answer(PromptKind::TakeTurn, "act:reveal");
        game.give(Actor::Seat { seat: ANA }, &command);
        assert!(revealed(&game, ANA));
        assert_eq!(game.state().resources.get(Resource::Morale), 10);
        assert_eq!(game.state().turn.active, Some(BEN));
    }
}

#[test]
fn a_phone_shows_the_card_that_its_player_holds() {
    checks!("REVEAL-1", "LOYAL-5");
    let phone = Actor::Seat { seat: ANA };
    let reveal = |game: &Game| game.answer(PromptKind::TakeTurn, "act:reveal");

    // A human holds none. Only they are told; the referee, who could ask for anybody, is never.
    let human = holding(&["not-a-cylon"], &["not-a-cylon"]);
    assert_eq!(
        human.try_give(phone, &reveal(&human)),
        Err(Rejection::NoCylonCard)
    );
    assert!(human.try_give(Actor::Referee, &reveal(&human)).is_ok());

    // With one card there is nothing to ask.
    let mut one = holding(&["cylon-reduce-morale"], &["not-a-cylon"]);
    one.give(phone, &reveal(&one));
    assert!(revealed(&one, ANA));
    assert_eq!(one.state().resources.get(Resource::Morale), 9);

    // With more cards it is asked, whatever they are, and only one's own is shown.
    let mut two = holding(
        &["not-a-cylon", "cylon-reduce-morale"],
        &["cylon-send-to-brig"],
    );
    two.give(phone, &reveal(&two));
    let answer = |game: &Game, card: &str| game.answer(PromptKind::ChooseCourse, card);
    for other in ["cylon-damage-galactica", "cylon-send-to-brig"] {
        assert_eq!(
            two.try_give(phone, &answer(&two, other)),
            Err(Rejection::NoCylonCard)
        );
    }
    two.give(phone, &answer(&two, "cylon-reduce-morale"));
    assert!(revealed(&two, ANA));
}

#[test]
fn quorum_cards_before_the_revealed_player_are_discarded() {
    checks!("REVEAL-5", "SYMP-7");
    for sympathizer in [false, true] {
        let mut game = turn_of(
            modes(Mode::Table),
            &json!({ "piles": { "quorum-hand": 3, "quorum": 14 } }),
        );
        for (card, with) in [("assign-vice-president", BEN), ("assign-arbitrator", CEM)] {
            let card = QuorumId::find(card).expect("a card");
            let (seat, with) = (BEN, Some(with));
            let events = [
                QuorumEvent::Played { seat, card },
                QuorumEvent::Stays { with },
            ];
            let events = events.map(|quorum| Event::Quorum { quorum }).to_vec();
            game.record(Record::Did { events });
        }
        let open = |game: &Game| -> Vec<Option<SeatId>> {
            let open = game.state().quorum.open.iter();
            open.map(|open| open.with).collect()
        };
        assert_eq!(open(&game), [Some(BEN), Some(CEM)]);
        game.happens(Happening::CylonRevealed {
            seat: CEM,
            sympathizer,
        });
        assert_eq!(open(&game), [Some(BEN)], "the other's stays");
    }
}

#[test]
fn a_pilot_who_reveals_leaves_the_viper_behind() {
    checks!("DIS-29", "REVEAL-7");
    let mut game = turn_of(modes(Mode::Table), &json!({}));
    let vipers = |game: &Game| game.public().board.supply.ships[Craft::Viper];
    let before = vipers(&game);
    game.happens(Happening::CylonRevealed {
        seat: DANA,
        sympathizer: false,
    });
    assert_eq!(
        game.state().places.of(DANA),
        Some(place("resurrection-ship"))
    );
    assert_eq!(vipers(&game), before + 1);
    assert_eq!(game.ships(Area::AftPort).alike[Craft::Viper], 0);
}

#[test]
fn a_revealed_cylon_shows_no_second_card() {
    checks!("REVEAL-12", "DIS-62");
    let mut game = holding(
        &["cylon-reduce-morale", "cylon-send-to-brig"],
        &["not-a-cylon"],
    );
    reveals_with(&mut game, "cylon-reduce-morale");
    game.corrected(Correction::ActivePlayer { seat: ANA });
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    let prompt = game.prompt(PromptKind::TakeTurn);
    assert!(prompt.choices.iter().all(|c| c.id != "act:reveal"));
    assert!(
        prompt
            .not_allowed
            .iter()
            .all(|no| no.id.text() != "act:reveal")
    );
    assert_eq!(
        game.cannot_happen(Happening::CylonRevealed {
            seat: ANA,
            sympathizer: false
        }),
        Rejection::AlreadyRevealed
    );
}

#[test]
fn at_the_resurrection_ship_unrevealed_cards_are_handed_on_up_to_distance_seven() {
    checks!(
        "SLEEPER-8",
        "DIS-13",
        "LOC-RESURRECTION-1",
        "LOC-RESURRECTION-2",
        "LOC-RESURRECTION-1a",
        "SETTLED-RESURRECTION"
    );
    // Dradis knows which card was shown: the other ones go.
    let mut game = holding_at(
        7,
        &["cylon-send-to-brig", "not-a-cylon", "cylon-reduce-morale"],
        &["not-a-cylon"],
    );
    reveals_with(&mut game, "cylon-reduce-morale");
    game.corrected(Correction::ActivePlayer { seat: ANA });
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    game.give(Actor::Host, &Command::ShowLoyalty { seats: vec![BEN] });
    game.turn("act:resurrection-ship");
    game.choose(PromptKind::ChooseCourse, "branch:1");
    let asked = game.prompt(PromptKind::PickPlayer);
    assert!(asked.choices.iter().any(|choice| choice.id == "nobody"));
    game.choose(PromptKind::PickPlayer, "player:1");
    let hands = &game.state().loyalty.cards.reveal().hands;
    let of = |seat: SeatId| -> Vec<&str> {
        hands[seat.index()].iter().map(|card| card.name()).collect()
    };
    assert_eq!(of(ANA), ["cylon-reduce-morale"]);
    assert_eq!(
        of(BEN),
        ["not-a-cylon", "cylon-send-to-brig", "not-a-cylon"]
    );
    assert!(
        !game.state().loyalty.shown.contains(&BEN),
        "the new cards have not been shown"
    );

    // The table's own cards are counted.
    let mut game = cylon_at("resurrection-ship", &json!({ "distance": 7 }));
    game.turn("act:resurrection-ship");
    game.choose(PromptKind::ChooseCourse, "branch:1");
    game.choose(PromptKind::PickPlayer, "player:1");
    let held = |seat| game.state().loyalty.held(seat);
    assert_eq!((held(ANA), held(BEN)), (1, 2));

    // Farther on nothing is handed over.
    let mut game = cylon_at("resurrection-ship", &json!({ "distance": 8 }));
    game.turn("act:resurrection-ship");
    game.choose(PromptKind::ChooseCourse, "branch:1");
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

#[test]
fn super_crisis_cards_are_counted_in_public_and_known_to_nobody_else() {
    checks!("CYPLAYER-6", "REVEAL-8", "CYPLAYER-10", "POOL-4");
    let mut game = turn_of(modes(Mode::Table), &json!({}));
    let counts = |game: &Game| -> Vec<u8> {
        let seats = game.public().seats.into_iter();
        seats
            .map(|seat| seat.held(HeldKind::SUPER_CRISIS))
            .collect()
    };
    assert_eq!(counts(&game), [0, 0, 0, 0]);
    let events = reveals_with(&mut game, "cylon-reduce-morale");
    assert_eq!(counts(&game), [1, 0, 0, 0]);
    assert_eq!(game.state().piles.of(Pile::SuperCrisis), 4);
    // Nothing that is told or shown names one.
    let mut told = names(&events).join(" ");
    for viewer in [Viewer::Public, Viewer::Seat(ANA), Viewer::Seat(BEN)] {
        told.push_str(&serde_json::to_string(&view(game.state(), viewer)).expect("JSON"));
    }
    for card in ["inbound", "intruders", "mobilization", "bomb-on", "massive"] {
        assert!(!told.contains(card), "{card}");
    }

    // One that is played leaves the hand and is discarded; the deck is one less still.
    game.corrected(Correction::ActivePlayer { seat: ANA });
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    game.put(0, "caprica");
    game.turn("act:super-crisis");
    assert_eq!(counts(&game), [0, 0, 0, 0]);
    game.choose(PromptKind::NameCrisis, "card:inbound-nukes");
    assert!(game.public().crisis.is_some());
    game.choose(PromptKind::AddCards, "rest");
    assert!(reminded(&game, "REM-20"));
    while game.waits_for() != PromptKind::TakeTurn {
        let option = match game.waits_for() {
            PromptKind::TellCards => "stop".to_owned(),
            _ => game.asked().choices[0].id.clone(),
        };
        let kind = game.waits_for();
        game.choose(kind, &option);
    }
    assert!(game.public().crisis.is_none());
    assert!(game.state().crises.in_play.is_empty());
    assert_eq!(game.state().piles.of(Pile::SuperCrisis), 4);
    let prompt = game.prompt(PromptKind::TakeTurn);
    assert!(prompt.choices.iter().all(|c| c.id != "act:super-crisis"));
}

#[test]
fn without_a_super_crisis_card_none_is_played_or_swapped() {
    checks!("LOC-CAPRICA-1", "LOC-RESURRECTION-1");
    let none = json!({ "super-crises": { "Ana": 0 } });
    let game = cylon_at("caprica", &none);
    let prompt = game.prompt(PromptKind::TakeTurn);
    let no = prompt
        .not_allowed
        .iter()
        .find(|no| no.id.text() == "act:super-crisis");
    assert_eq!(no.map(|no| no.cause.as_str()), Some("LOC-CAPRICA-1"));
    let mut game = cylon_at("resurrection-ship", &none);
    game.turn("act:resurrection-ship");
    assert_eq!(game.waits_for(), PromptKind::PickPlayer, "nothing to swap");

    let mut game = cylon_at("resurrection-ship", &json!({}));
    let deck = game.state().piles.of(Pile::SuperCrisis);
    game.turn("act:resurrection-ship");
    game.choose(PromptKind::ChooseCourse, "branch:0");
    assert_eq!(game.state().piles.of(Pile::SuperCrisis), deck - 1);
    assert_eq!(game.state().held_count(HeldKind::SUPER_CRISIS, ANA), 1);
}

#[test]
fn at_caprica_one_of_two_crises_is_resolved_and_nothing_else() {
    checks!(
        "LOC-CAPRICA-1",
        "CYPLAYER-11",
        "CYPLAYER-7",
        "CYPLAYER-12",
        "CYPLAYER-4",
        "DIS-12",
        "CYTURN-4",
        "REM-28"
    );
    let board = json!({ "areas": { "bow": { "raiders": 2 } }, "piles": { "crisis": 40 } });
    let mut game = cylon_at("caprica", &board);
    assert!(reminded(&game, "REM-28"));
    let mut events = game.turn("act:caprica");
    assert_eq!(game.state().piles.of(Pile::Crisis), 38, "two are drawn");
    let asked = game.prompt(PromptKind::NameCrisis);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    // A card with the current player's choice, raiders and the jump icon.
    events.extend(game.choose(PromptKind::NameCrisis, "card:bomb-threat"));
    let asked = game.prompt(PromptKind::ChooseOption);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    events.extend(game.choose(PromptKind::ChooseOption, "check"));
    let check = game.public().check.expect("a check");
    let order: Vec<SeatId> = check.added.iter().map(|added| added.seat).collect();
    assert_eq!(order, [BEN, CEM, DANA, ANA]);
    assert_eq!(check.added[3].most, 1);
    assert_eq!(check.next, Some(BEN));
    events.extend(game.choose(PromptKind::AddCards, "rest"));
    while game.waits_for() != PromptKind::TakeTurn {
        let kind = game.waits_for();
        let option = match kind {
            PromptKind::TellCards => "stop".to_owned(),
            _ => game.asked().choices[0].id.clone(),
        };
        events.extend(game.choose(kind, &option));
    }
    assert_eq!(game.state().jump.space, 0, "the jump icon does not count");
    let icon = |event: &Event| matches!(event, Event::IconBegan { .. });
    assert!(!events.iter().any(icon), "nor do the ships");
    assert_eq!(game.state().turn.active, Some(ANA));
    let steps = game.public().turn.expect("a turn").steps;
    assert_eq!(
        steps,
        [
            TurnStep::ReceiveSkills,
            TurnStep::Movement,
            TurnStep::Action
        ]
    );
    // Of the card that was not chosen there is no word: the table has never said it.
    assert_eq!(
        game.state()
            .crises
            .out_of_the_deck(dradis_facts::content::CrisisDeck::Crisis),
        0
    );
    game.turn("end-turn");
    assert_eq!(game.state().turn.active, Some(BEN));
    assert_eq!(game.state().piles.of(Pile::Crisis), 38, "no Crisis step");
}

#[test]
fn the_presidents_choice_stays_with_the_president_at_caprica() {
    checks!("CYPLAYER-8", "LOC-CAPRICA-1");
    for (card, chooser) in [("food-shortage", BEN), ("riots-basestars", CEM)] {
        let mut game = cylon_at("caprica", &json!({}));
        game.turn("act:caprica");
        game.choose(PromptKind::NameCrisis, &format!("card:{card}"));
        let asked = game.prompt(PromptKind::ChooseOption);
        assert_eq!(asked.decider, Decider::Seat { seat: chooser }, "{card}");
    }
}

#[test]
fn a_cylon_activates_ships_by_the_usual_rules_and_decides_for_them() {
    checks!(
        "CYPLAYER-13",
        "CYTURN-6",
        "COMBAT-RAIDER-8",
        "LOC-CYLONFLEET-1"
    );
    let areas = json!({ "areas": { "bow": { "basestars": [[]] } } });
    let mut game = cylon_at("cylon-fleet", &areas);
    game.turn("act:activate-raiders");
    assert_eq!(game.raiders()[0], 2, "none was there: launched");

    let areas = json!({ "areas": {
        "bow": { "raiders": 1, "unmanned-vipers": 1 },
        "stern": { "raiders": 1, "unmanned-vipers": 1 },
    } });
    let mut game = cylon_at("cylon-fleet", &areas);
    game.turn("act:activate-raiders");
    let asked = game.prompt(PromptKind::ChooseArea);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    game.choose(PromptKind::ChooseArea, "stern");
    let asked = game.prompt(PromptKind::Roll);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    // What has acted does not act a second time in the turn.
    game.rolls(1);
    game.rolls(1);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    game.icon(ShipIcon::Raiders);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

#[test]
fn a_cylons_turn_ends_like_any_other() {
    checks!("CYTURN-5", "CYPLAYER-5", "HAND-1", "END-2");
    let more =
        json!({ "skill-cards": { "Ana": 12, "Ben": 11, "Cem": 10 }, "dials": { "food": 0 } });
    let mut game = cylon_at("caprica", &more);
    game.turn("end-turn");
    let open = prompts(game.state());
    let deciders: Vec<Decider> = open.iter().map(|prompt| prompt.decider).collect();
    assert_eq!(
        deciders,
        [ANA, BEN].map(|seat| Decider::Seat { seat }),
        "Tyrol's own limit of 8 is no Cylon's"
    );
    for _ in 0..2 {
        game.choose(PromptKind::DiscardToLimit, "discarded");
    }
    assert_eq!((hand(&game, ANA), hand(&game, BEN)), (10, 10));
    assert!(matches!(
        game.state().outcome,
        Some(Outcome::ResourcesExhausted { .. })
    ));

    let mut game = cylon_at("caprica", &json!({}));
    game.turn("end-turn");
    assert_eq!(game.state().turn.active, Some(BEN));
}

#[test]
fn launch_scout_risks_a_raptor_for_a_look_at_a_card() {
    checks!("CLAR-4", "RAPTOR-2");
    for (face, back) in [("3", true), ("2", false)] {
        let mut game = turn_of(modes(Mode::Table), &json!({}));
        game.turn("act:launch-scout");
        assert_eq!(hand(&game, ANA), 4, "the card is played");
        game.choose(PromptKind::Roll, face);
        while game.waits_for() == PromptKind::React {
            game.choose(PromptKind::React, "stand");
        }
        assert_eq!(
            game.state().reserve.destroyed[Craft::Raptor],
            u8::from(!back),
            "{face}"
        );
        let asked = game.waits_for();
        assert_eq!(asked == PromptKind::Confirm, back);
        if back {
            assert!(game.asked().follows[0].by_hand);
            game.choose(PromptKind::Confirm, "done");
        }
        assert_eq!(game.state().turn.step, TurnStep::Crisis);
    }
}

#[test]
fn one_card_that_is_looked_at_is_drawn_at_random_and_stays() {
    checks!("LOYAL-4", "POOL-8", "LOYAL-3");
    let mut game = turn_of(modes(Mode::Table), &json!({}));
    let look = json!([{ "do": "look-at-loyalty", "who": "president", "at": "current" }]);
    let events = game.happens_by_effects(0, &look);
    assert!(events.contains(&Event::Effect {
        effect: EffectEvent::LoyaltyLooked {
            seat: BEN,
            at: ANA,
            all: false,
            cards: None,
        }
    }));
    assert!(names(&events).join(" ").contains("log-loyalty-looked\""));
    assert_eq!(game.state().loyalty.held(ANA), 2);
    assert_eq!(game.state().loyalty.held(BEN), 1);
}

#[test]
fn the_loyalty_deck_has_the_base_games_size() {
    checks!("DIS-38", "LOYAL-8");
    let plain = [
        "william-adama",
        "laura-roslin",
        "apollo",
        "galen-tyrol",
        "helo",
        "starbuck",
    ];
    let sizes = [3, 4, 5, 6].map(|count: usize| {
        let characters: Vec<_> = plain[..count].iter().map(|name| character(name)).collect();
        let deck = loyalty::composition(&characters, &Options::default()).expect("a deck");
        deck.cylon + deck.not_a_cylon
    });
    assert_eq!(sizes, [6, 7, 10, 11]);
    let seats: Vec<Seat> = crate::game::seats(&plain[..4]);
    let dealt = loyalty::dealt_by_hand(&seats, &Options::default()).expect("a deal");
    assert_eq!(dealt.hands.iter().sum::<u8>() + dealt.deck, 8);
}

#[test]
fn no_more_super_crisis_cards_are_drawn_than_there_are() {
    checks!("POOL-4", "LIMIT-1");
    let all_out = json!({
        "revealed-cylons": ["Ben", "Cem"],
        "places": { "Ana": "armory", "Ben": "caprica", "Cem": "resurrection-ship", "Dana": "command" },
        "titles": { "president": "Dana", "admiral": "Dana" },
        "super-crises": { "Ben": 3, "Cem": 2 },
        "piles": { "super-crisis": 0 },
    });
    let mut game = turn_of(modes(Mode::Table), &all_out);
    reveals_with(&mut game, "cylon-reduce-morale");
    assert_eq!(game.state().held_count(HeldKind::SUPER_CRISIS, ANA), 0);
    assert_eq!(game.state().piles.of(Pile::SuperCrisis), 0);
    // A card that is given up is shuffled, and comes back.
    game.corrected(Correction::ActivePlayer { seat: CEM });
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    game.turn("act:resurrection-ship");
    game.choose(PromptKind::ChooseCourse, "branch:0");
    assert_eq!(game.state().held_count(HeldKind::SUPER_CRISIS, CEM), 2);
    assert_eq!(game.state().piles.of(Pile::SuperCrisis), 0);
}
