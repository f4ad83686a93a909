//! Everybody's Loyalty cards, turned up after the end: who was what, and how it came.

use dradis_facts::checks;
use dradis_facts::content::LoyaltyCard;
use dradis_facts::effect::Source;
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::resources::Resource;
use dradis_facts::turn::Winner;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::history::Record;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Viewer, narrate};
use dradis_state::correction::Correction;
use dradis_state::effect::EffectEvent;
use dradis_state::happening::Happening;
use dradis_state::loyalty::Deal;
use dradis_state::opened::{Came, OpenedCard, OpenedHand};
use dradis_state::sleeper::SleeperEvent;
use dradis_state::undo::{UndoClass, undo_class};
use dradis_state::{Event, State};
use serde_json::json;

use crate::game::Game;
use crate::looks::game_with;

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const DANA: SeatId = SeatId(3);

const HUMAN: &str = "not-a-cylon";

fn over(game: &mut Game) {
    let winner = Winner::Cylons;
    game.happens(Happening::GameDeclared { winner });
}

fn opened(game: &Game) -> Vec<OpenedHand> {
    game.public().opened.expect("the cards lie open")
}

fn of(hand: &OpenedHand) -> Vec<(&'static str, Came)> {
    let cards = hand.cards.iter();
    cards
        .map(|OpenedCard { card, came }| (card.name(), *came))
        .collect()
}

#[test]
fn after_the_end_everybodys_cards_lie_open_and_nobody_plays_on() {
    checks!("END-13", "LOYAL-6", "DIS-59");
    let hands = json!({
        "Ana": [HUMAN, "cylon-reduce-morale"], "Ben": [HUMAN],
        "Cem": ["cylon-send-to-brig"], "Dana": [HUMAN],
    });
    let mut game = game_with(
        1,
        &hands,
        &json!({ "revealed-cylons": ["Cem"], "titles": { "president": "Ben", "admiral": "Ben" } }),
    );
    assert_eq!(
        game.cannot_happen(Happening::LoyaltyOpened),
        Rejection::NotOver
    );
    over(&mut game);
    assert_eq!(game.public().opened, None, "not by itself");

    let events = game.happens(Happening::LoyaltyOpened);
    assert_eq!(undo_class(&events), UndoClass::Barred);
    assert_eq!(game.history.undo(), Err(Rejection::UndoBarred));
    let told: Vec<_> = events
        .iter()
        .filter_map(|event| narrate(event, Viewer::Public))
        .collect();
    assert_eq!(told.len(), 1);
    let seats = opened(&game);
    let teams: Vec<(SeatId, Winner)> = seats.iter().map(|hand| (hand.seat, hand.team)).collect();
    assert_eq!(
        teams,
        [
            (ANA, Winner::Cylons),
            (BEN, Winner::Humans),
            (CEM, Winner::Cylons),
            (DANA, Winner::Humans)
        ]
    );
    let first = Came::FirstDeal;
    assert_eq!(
        of(&seats[0]),
        [(HUMAN, first), ("cylon-reduce-morale", first)]
    );

    assert_eq!(
        game.cannot_happen(Happening::LoyaltyOpened),
        Rejection::NoChange
    );
    assert_eq!(
        game.cannot_happen(Happening::PlayedOn),
        Rejection::LoyaltyOpen
    );
    // A dial that is put right afterwards changes nothing of it.
    game.corrected(Correction::Resource {
        resource: Resource::Fuel,
        value: 3,
    });
    assert_eq!(opened(&game), seats);
}

/// What a position cannot say is written down as it would have happened.
fn write(game: &mut Game, events: Vec<Event>) {
    game.record(Record::Did { events });
}

#[test]
fn it_says_how_each_card_came() {
    checks!("END-13", "LOYAL-6");
    let hands = json!({
        "Ana": [HUMAN], "Ben": [HUMAN, "cylon-reduce-morale"], "Cem": [HUMAN], "Dana": [HUMAN],
    });
    let mut game = game_with(1, &hands, &json!({}));
    let fresh = [HUMAN, HUMAN, "sympathizer", "cylon-send-to-brig"];
    let fresh = fresh.map(|name| vec![LoyaltyCard::find(name).expect("a card")]);
    write(
        &mut game,
        vec![
            Event::CylonRevealed {
                seat: BEN,
                sympathizer: false,
            },
            Event::Sleeper {
                sleeper: SleeperEvent::Dealt {
                    counts: vec![1; 4],
                    cards: dradis_facts::hidden::Hidden::new(fresh.to_vec()),
                },
            },
            Event::Sleeper {
                sleeper: SleeperEvent::SympathizerPassed {
                    from: CEM,
                    to: DANA,
                },
            },
            Event::Effect {
                effect: EffectEvent::LoyaltyGiven {
                    from: BEN,
                    to: ANA,
                    keeps_sympathizer: false,
                },
            },
        ],
    );
    over(&mut game);
    game.happens(Happening::LoyaltyOpened);
    let seats = opened(&game);
    let (first, sleeper) = (Came::FirstDeal, Came::SleeperPhase);
    let by_ben = Came::HandedOn { by: BEN };
    assert_eq!(
        of(&seats[0]),
        [
            (HUMAN, first),
            (HUMAN, sleeper),
            (HUMAN, by_ben),
            (HUMAN, by_ben)
        ]
    );
    assert_eq!(
        of(&seats[1]),
        [("cylon-reduce-morale", first)],
        "he kept it"
    );
    assert_eq!(of(&seats[2]), [(HUMAN, first)]);
    assert_eq!(
        of(&seats[3]),
        [
            (HUMAN, first),
            ("cylon-send-to-brig", sleeper),
            ("sympathizer", Came::HandedOn { by: CEM })
        ]
    );
    let teams: Vec<Winner> = seats.iter().map(|hand| hand.team).collect();
    let (humans, cylons) = (Winner::Humans, Winner::Cylons);
    assert_eq!(teams, [humans, cylons, humans, cylons], "revealed or not");
}

/// The cards before it are handed on; what is noted of the one that stays goes with it.
#[test]
fn a_card_that_stays_keeps_how_it_came() {
    checks!("END-13", "LOYAL-6");
    let hands = json!({ "Ana": [HUMAN], "Ben": [HUMAN], "Cem": [HUMAN], "Dana": [HUMAN] });
    let mut game = game_with(1, &hands, &json!({}));
    let fresh = [HUMAN, "cylon-reduce-morale", HUMAN, HUMAN];
    let fresh = fresh.map(|name| vec![LoyaltyCard::find(name).expect("a card")]);
    write(
        &mut game,
        vec![
            Event::Sleeper {
                sleeper: SleeperEvent::Dealt {
                    counts: vec![1; 4],
                    cards: dradis_facts::hidden::Hidden::new(fresh.to_vec()),
                },
            },
            Event::CylonRevealed {
                seat: BEN,
                sympathizer: false,
            },
            Event::Effect {
                effect: EffectEvent::LoyaltyGiven {
                    from: BEN,
                    to: ANA,
                    keeps_sympathizer: false,
                },
            },
        ],
    );
    over(&mut game);
    game.happens(Happening::LoyaltyOpened);
    let ben = &opened(&game)[1];
    assert_eq!(of(ben), [("cylon-reduce-morale", Came::SleeperPhase)]);
}

#[test]
fn where_the_table_keeps_the_cards_it_turns_them_up_itself() {
    checks!("END-13");
    let by_hand = json!({ "loyalty-cards": { "hands": { "Ana": 1, "Ben": 1, "Cem": 1, "Dana": 1 }, "deck": 0 }, "loyalty": null });
    let mut game = game_with(1, &json!({}), &by_hand);
    assert_eq!(game.state().loyalty.team(ANA), None, "nobody told Dradis");
    assert_eq!(game.state().loyalty.held(SeatId(4)), 0, "no such seat");
    over(&mut game);
    assert_eq!(
        game.cannot_happen(Happening::LoyaltyOpened),
        Rejection::OpenByHand
    );
    game.happens(Happening::PlayedOn);

    // Nor is there anything before the deal.
    let options = Options {
        modes: Modes {
            loyalty: Mode::App,
            ..Modes::default()
        },
        ..Options::default()
    };
    let game = Game::of(
        &["william-adama", "laura-roslin", "apollo"],
        options,
        ANA,
        1,
    );
    assert_eq!(
        game.cannot_happen(Happening::LoyaltyOpened),
        Rejection::NotOver
    );
    assert_eq!(game.state().loyalty.team(ANA), None);
    game.prompt(PromptKind::DealLoyalty);
}

/// A state that was written before anybody noted how cards came reads as one in which all came first of all.
#[test]
fn older_deals_read_as_they_did() {
    checks!("LOYAL-6");
    let old = json!({ "hands": [[HUMAN]], "deck": [HUMAN], "unused": [] });
    let deal: Deal = serde_json::from_value(old.clone()).expect("a deal");
    assert_eq!(serde_json::to_value(&deal).expect("plain data"), old);
    let mut state = State::default();
    state.loyalty.dealt = true;
    assert_eq!(dradis_rules::play::loyalty::opened::opened(&state), []);
}

#[test]
fn a_seat_alone_learns_of_a_look_and_everybody_of_the_end() {
    checks!("LOYAL-3", "END-13");
    let hands = json!({
        "Ana": [HUMAN], "Ben": ["cylon-reduce-morale"], "Cem": [HUMAN], "Dana": [HUMAN],
    });
    let mut game = game_with(1, &hands, &json!({}));
    let look = json!([{ "do": "look-at-loyalty", "who": "current", "at": "president" }]);
    game.comes(Source::Crisis { card: None }, 0, &look);
    let public = |game: &Game| serde_json::to_string(&game.public()).expect("plain data");
    assert!(!public(&game).contains("cylon-reduce-morale"));
    game.choose(PromptKind::SeeLoyalty, "seen");
    over(&mut game);
    assert!(!public(&game).contains("cylon-reduce-morale"));
    game.happens(Happening::LoyaltyOpened);
    assert!(public(&game).contains("cylon-reduce-morale"));
}
