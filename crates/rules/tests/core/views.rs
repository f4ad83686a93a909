//! What a viewer sees.

use dradis_facts::SeatId;
use dradis_facts::checks;
use dradis_facts::content::HeldKind;
use dradis_facts::options::{Difficulty, Options};
use dradis_facts::resources::Resource;
use dradis_facts::titles::Title;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::tell::view::{Dial, Stage};
use dradis_rules::{Viewer, prompts, view};

use crate::game::{Game, SIX, begin, character};

#[test]
fn before_the_game_there_is_nothing_to_see() {
    let public = Game::empty(1).public();
    assert_eq!(public.stage, Stage::NotBegun);
    assert_eq!(public.seats, []);
    assert_eq!(public.dials, []);
    assert_eq!(public.first, None);
    assert_eq!(public.turn, None);
    assert_eq!(public.still_reading, None);
    assert_eq!(public.outcome, None);
}

#[test]
fn the_stages_of_a_game_follow_each_other() {
    let mut game = Game::empty(1);
    game.referee(&begin(3));
    assert_eq!(game.public().stage, Stage::ChoosingCharacters);
    let mut game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    assert_eq!(game.public().stage, Stage::Dealing);
    game.choose(PromptKind::DealLoyalty, "deal");
    assert_eq!(game.public().stage, Stage::Reading);
    game.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(game.public().stage, Stage::Playing);
    game.turn_dial(Resource::Fuel, -8);
    game.end_turn();
    assert_eq!(game.public().stage, Stage::Over);
}

#[test]
fn the_dials_show_value_maximum_and_red_zone() {
    checks!("RES-4");
    let mut game = Game::playing();
    game.turn_dial(Resource::Morale, -5);
    let dial = |resource, value, red_from, red| Dial {
        resource,
        value,
        maximum: 15,
        red_from,
        red,
    };
    assert_eq!(
        game.public().dials,
        [
            dial(Resource::Fuel, 8, 4, false),
            dial(Resource::Food, 8, 4, false),
            dial(Resource::Morale, 5, 5, true),
            dial(Resource::Population, 12, 6, false),
        ]
    );
}

#[test]
fn the_seats_show_name_character_titles_and_number_of_cards() {
    checks!("SECRET-17");
    let mut game = Game::of(&SIX, Options::default(), SeatId(0), 1);
    let held = |game: &Game| -> Vec<u8> {
        game.public()
            .seats
            .iter()
            .map(|seat| seat.held(HeldKind::LOYALTY))
            .collect()
    };
    assert_eq!(held(&game), [0; 6]);
    assert_eq!(game.public().loyalty_deck, 0);
    game.choose(PromptKind::DealLoyalty, "deal");
    assert_eq!(held(&game), [1, 1, 1, 1, 1, 2]);
    assert_eq!(game.public().loyalty_deck, 2 + 11 + 1 - 7);
    let seats = game.public().seats;
    assert_eq!(seats[1].seat, SeatId(1));
    assert_eq!(seats[1].name, "Ben");
    assert_eq!(seats[1].character, Some(character("laura-roslin")));
    assert_eq!(seats[0].titles, [Title::Admiral]);
    assert_eq!(seats[1].titles, [Title::President]);
    assert_eq!(seats[2].titles, []);
}

#[test]
fn options_and_prompts_are_public() {
    let options = Options {
        difficulty: Difficulty::EasierForCylons,
        ..Options::default()
    };
    let game = Game::of(&SIX[..3], options, SeatId(2), 1);
    assert_eq!(game.public().options, options);
    assert_eq!(game.public().first, Some(SeatId(2)));
    assert_eq!(game.public().prompts, prompts(game.state()));
}

#[test]
fn a_seat_knows_whether_it_has_read() {
    let mut game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    let has_read = |game: &Game, seat| {
        view(game.state(), Viewer::Seat(SeatId(seat)))
            .secret
            .expect("a seat")
            .has_read
    };
    assert!(!has_read(&game, 0), "nothing is dealt");
    game.choose(PromptKind::DealLoyalty, "deal");
    assert!(!has_read(&game, 0));
    game.choose(PromptKind::ReadLoyalty, "read");
    assert!(has_read(&game, 0));
    assert!(!has_read(&game, 1));
}

#[test]
fn the_public_part_is_the_same_for_every_viewer() {
    let mut game = Game::of(&SIX, Options::default(), SeatId(0), 1);
    game.choose(PromptKind::DealLoyalty, "deal");
    for seat in 0..6 {
        assert_eq!(
            view(game.state(), Viewer::Seat(SeatId(seat))).public,
            game.public()
        );
    }
}

#[test]
fn two_games_that_differ_in_hidden_cards_alone_look_the_same_to_everybody() {
    checks!("SECRET-17", "LOYAL-3");
    let dealt = |seed| {
        let mut game = Game::of(&SIX, Options::default(), SeatId(0), seed);
        game.choose(PromptKind::DealLoyalty, "deal");
        game
    };
    let (one, other) = (dealt(1), dealt(2));
    assert_ne!(
        one.state().loyalty,
        other.state().loyalty,
        "the deals differ"
    );
    assert_eq!(one.public(), other.public());
}
