//! Setting up: players, first player, characters.

use std::collections::BTreeSet;

use dradis_facts::checks;
use dradis_facts::options::{Options, Sympathizer};
use dradis_facts::seat::clockwise_from;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::{Command, FirstPlayer, Viewer, prompts, view};
use dradis_state::Event;

use crate::game::{Game, NAMES, SIX, begin, character, players};

fn begin_with(names: &[&str], first: FirstPlayer) -> Command {
    Command::Begin {
        players: players(names),
        options: Options::default(),
        first,
    }
}

const FIRST_SEAT: FirstPlayer = FirstPlayer::Chosen { seat: SeatId(0) };

#[test]
fn three_to_six_players_can_play() {
    checks!("COMP-11");
    for count in [0, 2, 7] {
        assert_eq!(
            Game::empty(1).refusal(&begin(count)),
            Rejection::PlayerCount {
                given: count,
                fewest: 3,
                most: 6
            }
        );
    }
    for count in 3..=6 {
        let mut game = Game::empty(1);
        game.referee(&begin(count));
        let names: Vec<&str> = game
            .state()
            .seats
            .iter()
            .map(|seat| seat.name.as_str())
            .collect();
        assert_eq!(names, NAMES[..count]);
    }
}

#[test]
fn names_are_trimmed_short_and_used_once() {
    let refused = |names: &[&str]| Game::empty(1).refusal(&begin_with(names, FIRST_SEAT));
    assert_eq!(
        refused(&["Ana", " \t", "Cem"]),
        Rejection::NameEmpty { seat: SeatId(1) }
    );
    let long = "é".repeat(25);
    assert_eq!(
        refused(&["Ana", "Ben", &long]),
        Rejection::NameTooLong { seat: SeatId(2) }
    );
    assert_eq!(
        refused(&["Ana", "Ben", " Ana "]),
        Rejection::NameTwice {
            name: "Ana".to_owned()
        }
    );

    let mut game = Game::empty(1);
    let longest = "é".repeat(24);
    game.referee(&begin_with(&[" Ana ", &longest, "Cem"], FIRST_SEAT));
    assert_eq!(game.state().seats[0].name, "Ana");
    assert_eq!(game.state().seats[1].name, longest);
}

#[test]
fn a_game_is_set_up_once() {
    let mut game = Game::empty(1);
    game.referee(&begin(3));
    assert_eq!(game.refusal(&begin(3)), Rejection::AlreadyBegun);
}

#[test]
fn the_first_player_is_a_seat_of_the_table() {
    checks!("SETUP-5", "DIS-52");
    let seat = |seat| FirstPlayer::Chosen { seat: SeatId(seat) };
    let mut game = Game::empty(1);
    assert_eq!(
        game.refusal(&begin_with(&NAMES[..3], seat(3))),
        Rejection::NoSuchSeat { seat: SeatId(3) }
    );
    let events = game.referee(&begin_with(&NAMES[..3], seat(2)));
    assert_eq!(game.state().turn.first, Some(SeatId(2)));
    assert!(matches!(
        events[0],
        Event::GameBegan {
            first: SeatId(2),
            rolled: false,
            ..
        }
    ));
}

#[test]
fn a_rolled_first_player_may_be_any_of_them() {
    checks!("SETUP-5", "POOL-12", "DIS-52");
    let mut firsts = BTreeSet::new();
    for seed in 0..64 {
        let mut game = Game::empty(seed);
        let events = game.referee(&begin_with(&NAMES[..5], FirstPlayer::Rolled));
        assert!(
            matches!(events[0], Event::Drew { .. }),
            "the draw is recorded"
        );
        assert!(matches!(events[1], Event::GameBegan { rolled: true, .. }));
        firsts.extend(game.state().turn.first);
    }
    assert_eq!(firsts, (0..5).map(SeatId).collect());
}

#[test]
fn seats_follow_each_other_clockwise() {
    let after = |order: &[u8], first| {
        let order: Vec<SeatId> = order.iter().copied().map(SeatId).collect();
        let seats = clockwise_from(&order, SeatId(first)).map(|seat| seat.0);
        seats.collect::<Vec<_>>()
    };
    assert_eq!(after(&[0, 1, 2], 0), [0, 1, 2]);
    assert_eq!(after(&[0, 1, 2, 3], 2), [2, 3, 0, 1]);
    assert_eq!(after(&[3, 0, 2, 1], 0), [0, 2, 1, 3], "somebody moved");
}

#[test]
fn players_choose_clockwise_from_the_first() {
    checks!("CHARSEL-1", "SETUP-6");
    let mut game = Game::empty(1);
    let first = FirstPlayer::Chosen { seat: SeatId(2) };
    game.referee(&begin_with(&NAMES[..4], first));
    let mut order = Vec::new();
    for name in ["galen-tyrol", "helo", "laura-roslin", "apollo"] {
        let prompt = game.prompt(PromptKind::ChooseCharacter);
        let Decider::Seat { seat } = prompt.decider else {
            panic!("a player chooses");
        };
        order.push(seat);
        let events = game.choose(PromptKind::ChooseCharacter, &format!("character:{name}"));
        let chosen = Event::CharacterChosen {
            seat,
            character: character(name),
        };
        assert!(events.contains(&chosen));
        assert_eq!(
            game.state().seats[seat.index()].character,
            Some(character(name))
        );
    }
    assert_eq!(order, [2, 3, 0, 1].map(SeatId));
}

/// Names on offer and, with the rule that keeps them back, names that are not.
fn offers(game: &Game) -> (Vec<String>, Vec<(String, &'static str)>) {
    let prompt = game.prompt(PromptKind::ChooseCharacter);
    let name = |id: &str| {
        id.strip_prefix("character:")
            .expect("a character")
            .to_owned()
    };
    let on_offer = prompt
        .choices
        .iter()
        .map(|choice| name(&choice.id))
        .collect();
    let kept = prompt.not_allowed.iter();
    (
        on_offer,
        kept.map(|kept| (name(&kept.id.text()), kept.cause.as_str()))
            .collect(),
    )
}

#[test]
fn at_first_every_character_is_on_offer() {
    checks!("CHARSEL-2", "CHARSEL-3", "COMP-3");
    let mut game = Game::empty(1);
    game.referee(&begin(3));
    let (on_offer, kept) = offers(&game);
    assert_eq!(
        on_offer,
        [
            "william-adama",
            "saul-tigh",
            "helo",
            "laura-roslin",
            "gaius-baltar",
            "tom-zarek",
            "apollo",
            "starbuck",
            "boomer",
            "galen-tyrol",
        ]
    );
    assert_eq!(kept, []);
}

#[test]
fn six_without_the_sympathizer_play_without_boomer() {
    checks!("SETUP-NOSYMP-1");
    let mut met = [0, 0];
    for players in 3..=6 {
        for sympathizer in [Sympathizer::Play, Sympathizer::LeaveOut] {
            let mut game = Game::empty(1);
            let mut begin = begin(players);
            if let Command::Begin { options, .. } = &mut begin {
                options.sympathizer = sympathizer;
            }
            game.referee(&begin);
            let (on_offer, kept) = offers(&game);
            let barred = players == 6 && sympathizer == Sympathizer::LeaveOut;
            met[usize::from(barred)] += 1;
            assert_eq!(
                on_offer.contains(&"boomer".to_owned()),
                !barred,
                "{players} {sympathizer:?}"
            );
            let why = [("boomer".to_owned(), "SETUP-NOSYMP-1")];
            assert_eq!(kept, why[..usize::from(barred)]);
        }
    }
    assert_eq!(met, [7, 1]);
}

#[test]
fn every_way_to_choose_without_boomer_leaves_each_of_six_somebody() {
    checks!("SETUP-NOSYMP-1", "CHARSEL-2");
    let mut games = 0;
    for turn in 0..16 {
        let mut game = Game::empty(1);
        let mut begin = begin(6);
        if let Command::Begin { options, .. } = &mut begin {
            options.sympathizer = Sympathizer::LeaveOut;
        }
        game.referee(&begin);
        for chooser in 0..6 {
            let asked = prompts(game.state())[0].clone();
            if asked.kind == PromptKind::LaunchViper {
                game.choose(PromptKind::LaunchViper, &asked.choices[0].id);
            }
            let (on_offer, _) = offers(&game);
            let name = &on_offer[(turn * (chooser + 3) + chooser) % on_offer.len()];
            assert_ne!(name, "boomer");
            game.choose(PromptKind::ChooseCharacter, &format!("character:{name}"));
        }
        games += 1;
    }
    assert_eq!(games, 16);
}

#[test]
fn a_political_leader_closes_that_type_for_the_next_player() {
    checks!("CHARSEL-1", "CHARSEL-2", "CHARSEL-3", "EX-01");
    let mut game = Game::empty(1);
    game.referee(&begin(4));
    game.choose(PromptKind::ChooseCharacter, "character:laura-roslin");
    let (on_offer, kept) = offers(&game);
    assert_eq!(
        on_offer,
        [
            "william-adama",
            "saul-tigh",
            "helo",
            "apollo",
            "starbuck",
            "boomer",
            "galen-tyrol"
        ]
    );
    let kept: Vec<(&str, &str)> = kept
        .iter()
        .map(|(name, rule)| (name.as_str(), *rule))
        .collect();
    assert_eq!(
        kept,
        [
            ("laura-roslin", "CHARSEL-1"),
            ("gaius-baltar", "CHARSEL-2"),
            ("tom-zarek", "CHARSEL-2")
        ]
    );
    assert!(matches!(
        game.refusal(&game.answer(PromptKind::ChooseCharacter, "character:tom-zarek")),
        Rejection::UnknownOption { .. }
    ));
}

#[test]
fn a_type_is_open_again_once_the_others_have_caught_up() {
    checks!("CHARSEL-2", "CHARSEL-3", "DIS-35");
    let mut game = Game::empty(1);
    game.referee(&begin(6));
    for name in ["laura-roslin", "galen-tyrol", "helo"] {
        game.choose(PromptKind::ChooseCharacter, &format!("character:{name}"));
    }
    let (on_offer, _) = offers(&game);
    assert_eq!(
        on_offer,
        ["apollo", "starbuck", "boomer"],
        "only pilots have three left"
    );
    game.choose(PromptKind::ChooseCharacter, "character:boomer");
    let (on_offer, _) = offers(&game);
    assert_eq!(
        on_offer,
        [
            "william-adama",
            "saul-tigh",
            "gaius-baltar",
            "tom-zarek",
            "apollo",
            "starbuck"
        ]
    );
}

#[test]
fn choosing_ends_when_everybody_has_a_character() {
    for count in 3..=6 {
        let game = Game::of(&SIX[..count], Options::default(), SeatId(0), 1);
        let kinds: Vec<PromptKind> = prompts(game.state())
            .into_iter()
            .map(|prompt| prompt.kind)
            .collect();
        assert_eq!(kinds, [PromptKind::DealLoyalty]);
        let public = view(game.state(), Viewer::Public).public;
        let chosen: Vec<_> = public
            .seats
            .iter()
            .filter_map(|seat| seat.character)
            .collect();
        assert_eq!(
            chosen,
            SIX[..count]
                .iter()
                .map(|name| character(name))
                .collect::<Vec<_>>()
        );
    }
}
