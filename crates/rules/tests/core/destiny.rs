//! The Destiny deck, in the hands of Dradis and in those of the table.

use std::collections::BTreeMap;

use dradis_facts::chance::{Draw, Positions, Stream, StreamKeys};
use dradis_facts::checks;
use dradis_facts::content::SkillType;
use dradis_facts::destiny::SkillCard;
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::play::destiny::build;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Command, Viewer, narrate};
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;
use dradis_state::undo::{UndoClass, undo_class};

use crate::game::{Game, correct};

fn game(destiny: Mode) -> Game {
    let options = Options {
        modes: Modes {
            destiny,
            ..Modes::default()
        },
        ..Options::default()
    };
    let mut game = Game::of(
        &["william-adama", "laura-roslin", "apollo"],
        options,
        SeatId(0),
        1,
    );
    game.choose(PromptKind::DealLoyalty, "deal");
    game.choose(PromptKind::CloseReading, "close-reading");
    game
}

fn record(happening: Happening) -> Command {
    Command::Record { happening }
}

/// A card that came from a hand.
const FROM_A_HAND: SkillCard = SkillCard {
    kind: SkillType::Tactics,
    strength: 3,
    card: None,
};

fn shown() -> Command {
    record(Happening::DestinyShown {
        pile: vec![FROM_A_HAND],
    })
}

/// The pile that everybody sees.
fn pile(destiny: &[SkillCard]) -> Vec<SkillCard> {
    let mut cards = [destiny, &[FROM_A_HAND]].concat();
    cards.sort();
    cards
}

fn draw(game: &mut Game) -> Vec<Event> {
    game.referee(&record(Happening::DestinyDrawn))
}

fn left(game: &Game) -> u8 {
    game.state().piles.of(Pile::Destiny)
}

fn deck(game: &Game) -> Vec<SkillCard> {
    game.state().destiny.deck.reveal().clone()
}

fn built(seed: u8, cards: u8) -> Vec<SkillCard> {
    let keys = StreamKeys::derive([seed; 32]);
    let mut draw = Draw::new(&keys, &Positions::start());
    let deck = build(Options::default().kit(), cards, &mut draw);
    assert!(
        draw.drawn()
            .iter()
            .all(|drawn| drawn.stream == Stream::Destiny)
    );
    deck
}

#[test]
fn a_deck_is_two_cards_of_each_type_from_the_printed_decks() {
    checks!("SETUP-16", "DESTINY-1", "COMP-5");
    for &kind in &Options::default().kit().skill_types {
        let deck = Options::default().kit().skill_deck(kind);
        let strengths: Vec<u8> = deck.map(|card| card.strength).collect();
        let printed = [(1, 8), (2, 6), (3, 4), (4, 2), (5, 1)];
        let printed = printed.map(|(strength, copies)| vec![strength; copies]);
        assert_eq!(strengths, printed.concat(), "COMP-5");
    }
    let mut strengths: BTreeMap<u8, u32> = BTreeMap::new();
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..=255 {
        let deck = built(seed, 10);
        for &kind in &Options::default().kit().skill_types {
            assert_eq!(deck.iter().filter(|card| card.kind == kind).count(), 2);
        }
        let fives = |kind| {
            let of_it = deck.iter().filter(|card| card.kind == kind);
            of_it.filter(|card| card.strength == 5).count()
        };
        assert!(
            SkillType::ALL.into_iter().all(|kind| fives(kind) <= 1),
            "there is one 5 of a type"
        );
        for card in &deck {
            *strengths.entry(card.strength).or_default() += 1;
        }
        orders.insert(deck[0].kind);
    }
    assert_eq!(orders.len(), 5, "the deck is shuffled");
    // Of 2560 cards 8/21, 6/21, 4/21, 2/21 and 1/21.
    let expected = [(1, 975), (2, 731), (3, 488), (4, 244), (5, 122)];
    for (strength, mean) in expected {
        let seen = strengths[&strength];
        assert!(seen.abs_diff(mean) < 80, "{strength}: {seen} for {mean}");
    }
}

#[test]
fn a_new_game_has_its_deck_before_the_ships_are_placed() {
    checks!("SETUP-16");
    let options = Options {
        modes: Modes {
            destiny: Mode::App,
            ..Modes::default()
        },
        ..Options::default()
    };
    let mut game = Game::of(
        &["william-adama", "laura-roslin", "apollo"],
        options,
        SeatId(0),
        1,
    );
    let events = game.choose(PromptKind::DealLoyalty, "deal");
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it happens");
    let built = at(|event| matches!(event, Event::DestinyBuilt { cards: 10, .. }));
    assert!(built < at(|event| matches!(event, Event::BoardLaidOut { .. })));
    assert_eq!((left(&game), deck(&game).len()), (10, 10));
    assert!(game.state().chance.of(Stream::Destiny) >= 19);
}

#[test]
fn a_check_takes_two_cards_and_only_showing_tells_which() {
    checks!("DESTINY-2", "POOL-2");
    let mut game = game(Mode::App);
    let whole = deck(&game);
    let top = whole[..2].to_vec();
    let events = draw(&mut game);
    assert_eq!(events, [Event::DestinyDrawn { cards: 2 }]);
    assert_eq!(left(&game), 8);
    assert_eq!(game.public().board.destiny_drawn, 2);
    let line = narrate(&events[0], Viewer::Public).expect("it is in the log");
    assert_eq!(
        serde_json::to_value(&line.args).unwrap(),
        serde_json::json!({"cards": {"number": 2}})
    );

    let pile_of_none = Happening::DestinyShown { pile: Vec::new() };
    assert_eq!(
        game.refusal(&record(pile_of_none)),
        Rejection::PileOfHands { told: 0, added: 1 },
        "alone they would be known"
    );
    let turned = game.referee(&shown());
    assert_eq!(turned, [Event::DestinyShown { cards: pile(&top) }]);
    assert_eq!(game.public().board.destiny_drawn, 0);
    assert_eq!(deck(&game), whole[2..], "they do not go back");
    assert_eq!(undo_class(&turned), UndoClass::Sticky);
    assert_eq!(game.refusal(&shown()), Rejection::NoDestinyToShow);
}

#[test]
fn cards_not_shown_yet_wait_for_each_other() {
    checks!("DESTINY-2");
    let mut game = game(Mode::App);
    let top = deck(&game)[..4].to_vec();
    draw(&mut game);
    draw(&mut game);
    assert_eq!(game.public().board.destiny_drawn, 4);
    assert_eq!(
        game.referee(&shown()),
        [Event::DestinyShown { cards: pile(&top) }]
    );
}

#[test]
fn the_last_card_brings_a_new_deck_at_once() {
    checks!("DESTINY-3");
    let mut game = game(Mode::App);
    let first = deck(&game);
    for cards in [8, 6, 4, 2, 10] {
        draw(&mut game);
        assert_eq!(left(&game), cards);
    }
    assert_eq!(deck(&game).len(), 10);
    assert_ne!(deck(&game), first, "it is another sample");
}

#[test]
fn after_an_odd_card_the_second_comes_from_the_new_deck() {
    checks!("DESTINY-2", "DESTINY-3");
    let mut game = game(Mode::App);
    game.referee(&correct(Correction::Pile {
        pile: Pile::Destiny,
        cards: 1,
    }));
    let events = draw(&mut game);
    let drawn: Vec<&Event> = events
        .iter()
        .filter(|event| matches!(event, Event::DestinyDrawn { .. }))
        .collect();
    assert_eq!(drawn, [&Event::DestinyDrawn { cards: 1 }; 2]);
    assert_eq!(left(&game), 9);
    assert_eq!(deck(&game).len(), 9);
    assert_eq!(game.state().destiny.waiting(), 2);
}

#[test]
fn of_a_corrected_deck_the_top_goes_or_it_is_built_anew_when_needed() {
    let mut game = game(Mode::App);
    let whole = deck(&game);
    game.referee(&correct(Correction::Pile {
        pile: Pile::Destiny,
        cards: 7,
    }));
    assert_eq!(deck(&game), whole[3..]);
    game.referee(&correct(Correction::Pile {
        pile: Pile::Destiny,
        cards: 9,
    }));
    assert_eq!((left(&game), deck(&game).len()), (9, 0));
    let events = draw(&mut game);
    assert!(
        matches!(
            &events[..],
            [
                Event::Drew { .. },
                Event::DestinyBuilt { cards: 9, .. },
                Event::DestinyDrawn { cards: 2 }
            ]
        ),
        "{events:?}"
    );
    assert_eq!((left(&game), deck(&game).len()), (7, 7));
    game.referee(&correct(Correction::Pile {
        pile: Pile::Destiny,
        cards: 0,
    }));
    draw(&mut game);
    assert_eq!((left(&game), deck(&game).len()), (8, 8));
}

#[test]
fn more_cards_than_the_rules_build_are_several_decks() {
    assert_eq!(built(3, 12).len(), 12);
    assert_eq!(built(3, 12)[..10], built(3, 10));
}

#[test]
fn the_table_s_own_deck_is_counted_and_never_known() {
    checks!("DESTINY-2", "DESTINY-3");
    let mut game = game(Mode::Table);
    assert_eq!(game.state().chance.of(Stream::Destiny), 0);
    for cards in [8, 6, 4, 2, 10] {
        draw(&mut game);
        assert_eq!(left(&game), cards);
        assert!(deck(&game).is_empty());
        assert_eq!(game.public().board.destiny_drawn, 0);
    }
    assert_eq!(game.refusal(&shown()), Rejection::NoDestinyToShow);
    assert_eq!(game.state().chance.of(Stream::Destiny), 0);
}

#[test]
fn no_log_can_print_a_destiny_card_by_debug() {
    let game = game(Mode::App);
    let card = deck(&game)[0];
    assert_eq!(format!("{card:?}"), "SkillCard");
}
