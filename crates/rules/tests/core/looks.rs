//! Looking at Loyalty cards that Dradis keeps: drawn at random, seen by two players, and gone again.

use std::collections::BTreeSet;

use dradis_facts::ability::Ability;
use dradis_facts::chance::Stream;
use dradis_facts::checks;
use dradis_facts::content::LoyaltyCard;
use dradis_facts::effect::Source;
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::turn::Winner;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::tell::view::{LoyaltyLook, SeatSecret};
use dradis_rules::{Actor, Viewer, narrate, prompts, view};
use dradis_state::Event;
use dradis_state::agenda::Work;
use dradis_state::effect::EffectEvent;
use dradis_state::event::drawn;
use dradis_state::happening::Happening;
use dradis_state::undo::{UndoClass, undo_class};
use serde_json::{Value, json};

use crate::effects::lay_open;
use crate::game::Game;

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const DANA: SeatId = SeatId(3);

const FOUR: [&str; 4] = ["gaius-baltar", "laura-roslin", "saul-tigh", "helo"];

const HUMAN: &str = "not-a-cylon";

fn card(name: &str) -> LoyaltyCard {
    LoyaltyCard::find(name).expect("a Loyalty card")
}

fn cards(names: &[&str]) -> Vec<LoyaltyCard> {
    names.iter().copied().map(card).collect()
}

/// Ana's turn, with the cards that Dradis knows; Ben is President and Cem Admiral.
pub(crate) fn game_with(seed: u8, hands: &Value, more: &Value) -> Game {
    let position = json!({
        "titles": { "president": "Ben", "admiral": "Cem" },
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "loyalty": { "hands": hands, "deck": [] },
        "areas": {},
    });
    Game::from_position(
        seed,
        &FOUR,
        Options {
            modes: Modes {
                dice: Mode::Table,
                damage: Mode::Table,
                ..Modes::default()
            },
            ..Options::default()
        },
        position,
        more,
    )
}

fn usual() -> Value {
    json!({
        "Ana": [HUMAN, "cylon-reduce-morale", HUMAN],
        "Ben": ["cylon-send-to-brig"],
        "Cem": [HUMAN, HUMAN],
        "Dana": [HUMAN],
    })
}

/// The President looks at one card of the current player, who is Ana.
fn tested() -> Value {
    json!([{ "do": "look-at-loyalty", "who": "president", "at": "current" }])
}

fn secret(game: &Game, seat: SeatId) -> SeatSecret {
    let secret = view(game.state(), Viewer::Seat(seat)).secret;
    secret.expect("a seat has secrets")
}

fn looked(events: &[Event]) -> Option<Vec<LoyaltyCard>> {
    events.iter().find_map(|event| {
        if let Event::Effect {
            effect:
                EffectEvent::LoyaltyLooked {
                    cards: Some(cards), ..
                },
        } = event
        {
            Some(cards.reveal().clone())
        } else {
            None
        }
    })
}

fn seen(game: &mut Game) -> Vec<Event> {
    game.choose(PromptKind::SeeLoyalty, "seen")
}

#[test]
fn one_of_several_is_drawn_and_seen_by_two_players_until_it_has_been() {
    checks!(
        "LOYAL-3", "LOYAL-4", "POOL-8", "SECRET-2", "SECRET-3", "DIS-31"
    );
    let mut game = game_with(1, &usual(), &json!({}));
    let before = game.public();
    let events = game.happens_by_effects(0, &tested());
    let streams: Vec<Stream> = drawn(&events).map(|drawn| drawn.stream).collect();
    assert_eq!(streams, [Stream::LooksAtLoyalty]);
    let shown = looked(&events).expect("a look");
    assert_eq!(shown.len(), 1);

    let look = LoyaltyLook {
        by: BEN,
        at: ANA,
        cards: shown,
    };
    for seat in [ANA, BEN] {
        assert_eq!(secret(&game, seat).look, Some(look.clone()), "{seat:?}");
    }
    for seat in [CEM, DANA] {
        assert_eq!(secret(&game, seat).look, None, "{seat:?}");
    }
    let open = prompts(game.state());
    assert_eq!(open.len(), 1);
    assert_eq!(open[0].kind, PromptKind::SeeLoyalty);
    assert_eq!(open[0].decider, Decider::Seat { seat: BEN });
    let ask = serde_json::to_value(&open[0].ask).expect("plain data");
    assert_eq!(ask["args"]["player"]["seat"], 1);
    assert_eq!(ask["args"]["at"]["seat"], 0);
    assert_eq!(ask["args"]["cards"]["number"], 1);
    for event in &events {
        for seat in [ANA, BEN, CEM, DANA] {
            let told = narrate(event, Viewer::Seat(seat));
            assert_eq!(told, narrate(event, Viewer::Public), "no line names a card");
        }
    }

    let answer = game.answer(PromptKind::SeeLoyalty, "seen");
    for seat in [ANA, CEM, DANA] {
        let actor = Actor::Seat { seat };
        assert_eq!(game.try_give(actor, &answer), Err(Rejection::NotYours));
    }
    game.give(Actor::Seat { seat: BEN }, &answer);
    for seat in [ANA, BEN, CEM, DANA] {
        assert_eq!(secret(&game, seat).look, None, "{seat:?}");
    }
    assert_eq!(game.state().loyalty.looking, None);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    let after = game.public();
    assert_eq!(after.seats, before.seats, "the card stays with its owner");
    assert_eq!(
        game.try_give(Actor::Referee, &answer),
        Err(Rejection::StalePrompt)
    );
}

#[test]
fn every_unrevealed_card_can_be_the_one() {
    checks!("LOYAL-4", "POOL-8");
    let hands = json!({
        "Ana": ["cylon-send-to-brig", "cylon-reduce-morale", HUMAN],
        "Ben": [HUMAN], "Cem": [HUMAN], "Dana": [HUMAN],
    });
    let mut came = BTreeSet::new();
    for seed in 0..40 {
        let mut game = game_with(seed, &hands, &json!({}));
        let events = game.happens_by_effects(0, &tested());
        came.extend(looked(&events).expect("a look"));
    }
    let all = cards(&["cylon-send-to-brig", "cylon-reduce-morale", HUMAN]);
    assert_eq!(came, all.into_iter().collect());
}

#[test]
fn what_others_see_does_not_depend_on_the_card() {
    checks!("LOYAL-3", "SECRET-17");
    let look = |hands: &Value| {
        let mut game = game_with(7, hands, &json!({}));
        let events = game.happens_by_effects(0, &tested());
        let told: Vec<_> = events
            .iter()
            .map(|event| narrate(event, Viewer::Public))
            .collect();
        let public = game.public();
        (format!("{events:?}"), told, public, secret(&game, DANA))
    };
    let twin = json!({
        "Ana": ["cylon-send-to-sickbay", HUMAN, HUMAN],
        "Ben": [HUMAN], "Cem": ["cylon-send-to-brig", HUMAN], "Dana": [HUMAN],
    });
    assert_eq!(look(&usual()), look(&twin));
}

#[test]
fn a_single_card_needs_no_draw() {
    checks!("LOYAL-3");
    let mut game = game_with(1, &usual(), &json!({}));
    let effects = json!([{ "do": "look-at-loyalty", "who": "current", "at": "president" }]);
    let events = game.happens_by_effects(0, &effects);
    assert_eq!(drawn(&events).count(), 0);
    assert_eq!(looked(&events), Some(cards(&["cylon-send-to-brig"])));
    assert_eq!(secret(&game, ANA).look.map(|look| look.at), Some(BEN));
}

/// Ana's Baltar looks at all cards of the one she picks.
fn detects(game: &mut Game, whom: SeatId) -> Vec<Event> {
    game.turn("act:cylon-detector");
    game.choose(PromptKind::PickPlayer, &format!("player:{}", whom.0))
}

#[test]
fn baltar_looks_at_all_of_them_in_the_order_received() {
    checks!("LOYAL-3", "SECRET-2");
    let mut game = game_with(1, &usual(), &json!({}));
    let events = detects(&mut game, CEM);
    assert_eq!(looked(&events), Some(cards(&[HUMAN, HUMAN])));
    assert_eq!(drawn(&events).count(), 0, "nothing is left to chance");
    let ask = serde_json::to_value(&prompts(game.state())[0].ask).expect("plain data");
    assert_eq!(ask["args"]["cards"]["number"], 2);
    assert_eq!(secret(&game, CEM).look, secret(&game, ANA).look);
    seen(&mut game);
    assert!(game.state().used.contains(&Ability::CylonDetector));
}

#[test]
fn the_card_that_a_revealed_cylon_has_shown_is_not_looked_at() {
    checks!("LOYAL-4", "CYPLAYER-3");
    let hands = json!({
        "Ana": [HUMAN], "Ben": [HUMAN], "Cem": [HUMAN],
        "Dana": ["cylon-send-to-brig", HUMAN, "cylon-reduce-morale"],
    });
    let revealed = json!({ "revealed-cylons": ["Dana"] });
    let mut game = game_with(1, &hands, &revealed);
    let events = detects(&mut game, DANA);
    assert_eq!(
        looked(&events),
        Some(cards(&[HUMAN, "cylon-reduce-morale"]))
    );

    // A crisis does not concern a revealed Cylon.
    let mut game = game_with(1, &hands, &revealed);
    let events = game.happens_by_effects(3, &tested());
    assert_eq!(looked(&events), None);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

#[test]
fn a_sympathizer_lies_open_and_is_not_drawn() {
    checks!("LOYAL-4", "SYMP-2");
    let hands = json!({
        "Ana": ["sympathizer", HUMAN, "cylon-reduce-morale"],
        "Ben": [HUMAN], "Cem": [HUMAN], "Dana": [HUMAN],
    });
    let mut came = BTreeSet::new();
    for seed in 0..30 {
        let mut game = game_with(seed, &hands, &json!({}));
        let events = game.happens_by_effects(0, &tested());
        came.extend(looked(&events).expect("a look"));
    }
    assert_eq!(
        came,
        cards(&[HUMAN, "cylon-reduce-morale"]).into_iter().collect()
    );
}

/// Nobody looked, and the game went on.
fn nothing_came(game: &Game, events: &[Event]) {
    let told = events.iter().any(|event| {
        matches!(
            event,
            Event::Effect {
                effect: EffectEvent::LoyaltyLooked { .. }
            }
        )
    });
    assert!(!told, "nobody looks");
    assert_eq!(drawn(events).count(), 0, "nothing is drawn");
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

#[test]
fn where_there_is_nothing_to_see_or_nobody_to_see_it_nothing_is_drawn() {
    checks!("LOYAL-3");
    // A look at oneself: Ben is the President and the current player.
    let mut game = game_with(1, &usual(), &json!({}));
    let events = game.happens_by_effects(1, &tested());
    nothing_came(&game, &events);

    // Nobody sits there; nobody looks.
    for empty in [ANA, BEN] {
        let mut game = game_with(1, &usual(), &json!({}));
        game.happens(Happening::SeatLeft { seat: empty });
        let events = game.happens_by_effects(0, &tested());
        nothing_came(&game, &events);
    }

    // No card: all that a revealed Cylon has lies open.
    let mut game = game_with(
        1,
        &usual(),
        &json!({ "revealed-cylons": ["Ben"], "titles": { "president": "Dana", "admiral": "Cem" } }),
    );
    game.turn("act:cylon-detector");
    let events = game.choose(PromptKind::PickPlayer, "player:1");
    assert_eq!(looked(&events), None);
    assert_ne!(game.waits_for(), PromptKind::SeeLoyalty);

    // Detector Sabotage lies open.
    let mut game = game_with(1, &usual(), &json!({}));
    lay_open(&mut game, "detector-sabotage");
    let events = game.happens_by_effects(0, &tested());
    nothing_came(&game, &events);
}

#[test]
fn a_look_cannot_be_undone_and_what_comes_after_it_can() {
    checks!("LOYAL-3");
    let mut game = game_with(1, &usual(), &json!({}));
    let events = game.happens_by_effects(0, &tested());
    assert_eq!(undo_class(&events), UndoClass::Barred);
    assert_eq!(game.history.undo(), Err(Rejection::UndoBarred));
    let shown = secret(&game, BEN).look;
    let events = seen(&mut game);
    assert_eq!(undo_class(&events), UndoClass::Free);
    // Who said too early that they have seen it sees it once more.
    let undo = game.history.undo().expect("that it was seen");
    game.record(undo);
    assert_eq!(secret(&game, BEN).look, shown);
    assert_eq!(game.history.undo(), Err(Rejection::UndoBarred));
}

#[test]
fn the_rest_of_a_card_waits_until_it_has_been_seen() {
    checks!("LOYAL-3");
    let mut game = game_with(1, &usual(), &json!({}));
    let morale = game.state().resources.morale;
    game.happens_by_effects(
        0,
        &json!([{ "do": "look-at-loyalty", "who": "president", "at": "current" },
            { "do": "dial", "resource": "morale", "by": -1 }]),
    );
    assert_eq!(game.waits_for(), PromptKind::SeeLoyalty);
    assert_eq!(game.state().resources.morale, morale);
    seen(&mut game);
    assert_eq!(game.state().resources.morale, morale - 1);
}

#[test]
fn what_interrupts_a_look_covers_it_and_the_end_takes_it_away() {
    checks!("LOYAL-3");
    let mut game = game_with(1, &usual(), &json!({}));
    game.happens_by_effects(0, &tested());
    game.happens(Happening::GalacticaDamaged { token: None });
    assert_eq!(game.waits_for(), PromptKind::DrawDamage);
    assert_eq!(secret(&game, BEN).look, None, "another question is on top");
    let token = game.prompt(PromptKind::DrawDamage).choices[0].id.clone();
    game.choose(PromptKind::DrawDamage, &token);
    assert!(secret(&game, BEN).look.is_some());

    let winner = Winner::Humans;
    game.happens(Happening::GameDeclared { winner });
    assert_eq!(secret(&game, BEN).look, None);
    assert_eq!(secret(&game, ANA).look, None);
    game.happens(Happening::PlayedOn);
    assert_eq!(game.state().loyalty.looking, None);
}

/// What people do with their cards says so beside its words; what Dradis does with its own does not.
#[test]
fn only_who_keeps_the_cards_looks_and_hands_them_on_by_hand() {
    checks!("LOC-RESURRECTION-1a");
    let ship = json!({ "revealed-cylons": ["Ana"], "places": { "Ana": "resurrection-ship" } });
    for (people_do_it, kept) in [(false, json!({})), (true, at_the_table())] {
        for (id, also) in [
            ("effect-look-all", &json!({})),
            ("effect-give-loyalty", &ship),
        ] {
            let mut more = kept.clone();
            for (key, value) in also.as_object().expect("an object") {
                more[key] = value.clone();
            }
            let game = game_with(1, &usual(), &more);
            let acts = game.prompt(PromptKind::TakeTurn).choices.into_iter();
            let mut said = acts.flat_map(|choice| choice.follows);
            let line = said
                .find(|one| one.line.id == id)
                .expect("an action with it");
            assert_eq!(line.by_hand, people_do_it, "{id}");
        }
    }
}

/// The table keeps the Loyalty cards: how many there are is all that Dradis knows.
fn at_the_table() -> Value {
    json!({ "loyalty-cards": { "hands": { "Ana": 3, "Ben": 1, "Cem": 1, "Dana": 1 }, "deck": 0 }, "loyalty": null })
}

#[test]
fn where_the_table_keeps_the_cards_it_looks_by_itself() {
    checks!("LOYAL-3");
    let mut game = game_with(1, &usual(), &at_the_table());
    let events = game.happens_by_effects(0, &tested());
    let told = Event::Effect {
        effect: EffectEvent::LoyaltyLooked {
            seat: BEN,
            at: ANA,
            all: false,
            cards: None,
        },
    };
    assert!(events.contains(&told));
    assert_eq!(undo_class(&events), UndoClass::Free);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    // A row that was written before there were cards in it reads as this one.
    let old = json!({ "type": "effect", "effect": { "type": "loyalty-looked", "seat": 1, "at": 0, "all": false } });
    assert_eq!(serde_json::to_value(&told).expect("plain data"), old);
    assert_eq!(
        serde_json::from_value::<Event>(old).expect("an event"),
        told
    );
}

#[test]
fn a_game_that_is_saved_during_a_look_goes_on_there() {
    checks!("LOYAL-3");
    let mut game = game_with(1, &usual(), &json!({}));
    game.comes(Source::Crisis { card: None }, 0, &tested());
    let text = serde_json::to_string(game.state()).expect("plain data");
    let read: dradis_state::State = serde_json::from_str(&text).expect("a state");
    assert_eq!(&read, game.state());
    let top = read.agenda.top().map(|step| &step.work);
    assert!(matches!(top, Some(Work::Effects { effects: _ })));
    assert!(
        view(&read, Viewer::Seat(ANA))
            .secret
            .expect("secrets")
            .look
            .is_some()
    );
}
