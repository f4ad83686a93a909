//! Starting from a position.

use std::collections::BTreeMap;

use dradis_rules::checks;
use dradis_rules::content::{CharacterId, LoyaltyCard};
use dradis_rules::options::Options;
use dradis_rules::position::{
    DialPosition, LoyaltyPosition, Position, TitlePosition, TurnPosition,
};
use dradis_rules::prompt::PromptKind;
use dradis_rules::view::Stage;
use dradis_rules::{Actor, Command, Player, Rejection, SeatId};

use crate::game::Game;

fn start(position: Position) -> Command {
    let players = ["Ana", "Ben", "Cem"];
    Command::StartFrom {
        players: players
            .map(|name| Player {
                name: name.to_owned(),
            })
            .to_vec(),
        options: Options::default(),
        position,
    }
}

fn chosen(names: &[(&str, &str)]) -> BTreeMap<String, CharacterId> {
    names
        .iter()
        .map(|(player, name)| {
            let character = CharacterId::find(name).expect("a character");
            ((*player).to_owned(), character)
        })
        .collect()
}

fn all_chosen() -> BTreeMap<String, CharacterId> {
    chosen(&[
        ("Ana", "laura-roslin"),
        ("Ben", "saul-tigh"),
        ("Cem", "apollo"),
    ])
}

fn cards(name: &str, copies: usize) -> Vec<LoyaltyCard> {
    vec![LoyaltyCard::find(name).expect("a card"); copies]
}

fn refusal(position: Position) -> Rejection {
    Game::empty(0).refusal(&start(position))
}

#[test]
fn an_empty_position_is_a_new_game() {
    let mut game = Game::empty(0);
    game.give(Actor::Referee, &start(Position::default()));
    assert_eq!(game.public().stage, Stage::ChoosingCharacters);
    assert_eq!(game.state().turn.first, Some(SeatId(0)));
    assert_eq!(game.state().resources.food, 8);
}

#[test]
fn a_running_game_goes_on_where_it_stands() {
    checks!("SETUP-7");
    let mut game = Game::empty(0);
    game.give(
        Actor::Referee,
        &start(Position {
            first: Some("Cem".to_owned()),
            dials: DialPosition {
                fuel: Some(0),
                food: Some(15),
                morale: None,
                population: Some(3),
            },
            characters: all_chosen(),
            titles: TitlePosition {
                president: Some("Cem".to_owned()),
                admiral: None,
            },
            loyalty: None,
            turn: Some(TurnPosition {
                number: 12,
                active: "Ben".to_owned(),
            }),
        }),
    );
    let state = game.state();
    assert_eq!(state.turn.first, Some(SeatId(2)));
    assert_eq!(
        (state.turn.number, state.turn.active),
        (12, Some(SeatId(1)))
    );
    let dials = state.resources;
    assert_eq!(
        (dials.fuel, dials.food, dials.morale, dials.population),
        (0, 15, 10, 3)
    );
    assert_eq!(
        state.titles.president,
        Some(SeatId(2)),
        "as the position says"
    );
    assert_eq!(
        state.titles.admiral,
        Some(SeatId(1)),
        "by the line of succession"
    );
    assert_eq!(game.public().stage, Stage::Playing);
}

#[test]
fn dealt_cards_are_read_next_and_the_rest_of_the_box_is_unused() {
    let mut game = Game::empty(0);
    let hands = [
        ("Ana", "not-a-cylon"),
        ("Ben", "cylon-reduce-morale"),
        ("Cem", "not-a-cylon"),
    ];
    let loyalty = LoyaltyPosition {
        hands: hands
            .iter()
            .map(|(player, card)| ((*player).to_owned(), cards(card, 1)))
            .collect(),
        deck: cards("not-a-cylon", 3),
    };
    game.give(
        Actor::Referee,
        &start(Position {
            characters: all_chosen(),
            loyalty: Some(loyalty),
            ..Position::default()
        }),
    );
    assert_eq!(game.public().stage, Stage::Reading);
    assert_eq!(game.public().still_reading, Some(3));
    let deal = game.state().loyalty.cards.reveal();
    assert_eq!(deal.hands[1], cards("cylon-reduce-morale", 1));
    assert_eq!((deal.deck.len(), deal.unused.len()), (3, 16 - 6));
}

#[test]
fn players_without_a_character_choose_in_order_from_the_first() {
    let mut game = Game::empty(0);
    game.give(
        Actor::Referee,
        &start(Position {
            first: Some("Ben".to_owned()),
            characters: chosen(&[("Cem", "apollo")]),
            ..Position::default()
        }),
    );
    game.choose(PromptKind::ChooseCharacter, "character:saul-tigh");
    assert_eq!(
        game.state().seats[1].character,
        CharacterId::find("saul-tigh")
    );
    game.choose(PromptKind::ChooseCharacter, "character:laura-roslin");
    assert_eq!(
        game.state().seats[0].character,
        CharacterId::find("laura-roslin")
    );
    assert_eq!(game.public().stage, Stage::Dealing);
}

#[test]
fn what_cannot_be_is_refused_with_what_is_allowed() {
    let said = |position| refusal(position).to_string();
    assert_eq!(
        said(Position {
            first: Some("Eva".to_owned()),
            ..Position::default()
        }),
        "nobody at this table is called \"Eva\"; the players are: Ana, Ben, Cem"
    );
    let dials = DialPosition {
        morale: Some(16),
        ..DialPosition::default()
    };
    assert_eq!(
        refusal(Position {
            dials,
            ..Position::default()
        }),
        Rejection::DialRange { value: 16 }
    );
    assert_eq!(
        said(Position {
            characters: chosen(&[("Ana", "apollo"), ("Ben", "apollo")]),
            ..Position::default()
        }),
        "\"apollo\" is played by two players; every character is played once"
    );
    let turn = |number, characters| Position {
        turn: Some(TurnPosition {
            number,
            active: "Ana".to_owned(),
        }),
        characters,
        ..Position::default()
    };
    assert_eq!(
        refusal(turn(1, chosen(&[("Ana", "apollo")]))),
        Rejection::CharactersMissing
    );
    for number in [0, 1000] {
        assert_eq!(
            refusal(turn(number, all_chosen())),
            Rejection::TurnNumber { number }
        );
    }
    let loyalty = LoyaltyPosition {
        hands: [("Ana".to_owned(), cards("sympathizer", 1))].into(),
        deck: cards("sympathizer", 1),
    };
    assert_eq!(
        said(Position {
            loyalty: Some(loyalty),
            ..Position::default()
        }),
        "there are more \"sympathizer\" cards in this position than the 1 in the box"
    );
}

#[test]
fn only_the_referee_enters_a_position_and_only_once() {
    let mut game = Game::empty(0);
    let seat = Actor::Seat { seat: SeatId(0) };
    assert_eq!(
        game.try_give(seat, &start(Position::default())),
        Err(Rejection::RefereeOnly)
    );
    game.give(Actor::Referee, &start(Position::default()));
    assert_eq!(
        game.try_give(Actor::Referee, &start(Position::default())),
        Err(Rejection::AlreadyBegun)
    );
}
