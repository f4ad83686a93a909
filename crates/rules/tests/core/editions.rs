//! Where the editions differ: what the table agrees on changes the game, and what it does not say is as
//! recommended (DIS-01, DIS-03, DIS-08, OPEN-02, OPEN-09).

use dradis_facts::SeatId;
use dradis_facts::battle::ShipIcon;
use dradis_facts::checks;
use dradis_facts::effect::{Effect, Question, Source, Who};
use dradis_facts::message::Arg;
use dradis_facts::options::{
    BrigExit, BrigToSickbay, CylonSkills, FoodShortage, NewCenturion, Options, RedZone,
    SympathizerPass,
};
use dradis_rules::Command;
use dradis_rules::history::Record;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::play::sleeper::in_the_red;
use dradis_rules::tell::odds::{Odds, activation};
use dradis_rules::tell::reminder::reminders;
use dradis_state::effect::{Course, EffectStep};
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, location, place, players};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);

/// A turn of Ana's, with what the table agreed on.
fn turn_of(options: Options, step: &str, more: &Value) -> Game {
    let mut position = json!({
        "characters": { "Ana": "william-adama", "Ben": "laura-roslin", "Cem": "saul-tigh" },
        "titles": { "president": "Ben", "admiral": "Cem" },
        "turn": { "number": 6, "active": "Ana", "step": step },
        "skill-cards": { "Ana": 6, "Ben": 6, "Cem": 6 },
        "areas": {},
    });
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    let mut game = Game::empty(0);
    game.referee(&Command::StartFrom {
        players: players(&["Ana", "Ben", "Cem"]),
        options: Options {
            modes: BY_TABLE,
            ..options
        },
        position: serde_json::from_value(position).expect("a position"),
    });
    game
}

/// An effect of a card that concerns Ben, confirmed.
fn effect(game: &mut Game, effect: Effect) {
    let course = Course {
        of: Source::Location {
            location: location("press-room"),
        },
        current: ANA,
        picked: Some(BEN),
        left: vec![effect],
    };
    let effects = EffectStep::Confirm { course };
    let work = vec![dradis_state::agenda::Work::Effects { effects }];
    game.record(Record::Did {
        events: vec![Event::Scheduled { work }],
    });
    game.choose(PromptKind::Confirm, "apply");
}

/// Cards that Food Shortage costs Ana, whose crisis it is, and Ben.
fn food_shortage(food_shortage: FoodShortage, president: &str) -> (u8, u8) {
    let options = Options {
        food_shortage,
        ..Options::default()
    };
    let titles = json!({ "titles": { "president": president, "admiral": "Cem" } });
    let mut game = turn_of(options, "crisis", &titles);
    game.turn("card:food-shortage");
    let choice = game.prompt(PromptKind::ChooseOption).choices[1].id.clone();
    game.choose(PromptKind::ChooseOption, &choice);
    game.choose(PromptKind::Confirm, "apply");
    let held = |seat| game.state().hands.of(seat);
    (6 - held(ANA), 6 - held(BEN))
}

#[test]
fn food_shortage_costs_what_the_card_says() {
    checks!("DIS-01");
    assert_eq!(food_shortage(FoodShortage::default(), "Ben"), (3, 2));
    assert_eq!(food_shortage(FoodShortage::default(), "Ana"), (5, 0));
    assert_eq!(food_shortage(FoodShortage::TwoThreeFour, "Ben"), (3, 2));
    assert_eq!(food_shortage(FoodShortage::TwoThreeFour, "Ana"), (4, 0));
    assert_eq!(food_shortage(FoodShortage::TwoTwoFour, "Ben"), (2, 2));
    assert_eq!(food_shortage(FoodShortage::TwoTwoFour, "Ana"), (4, 0));
}

fn sent_to_sickbay(brig_to_sickbay: BrigToSickbay) -> Game {
    let options = Options {
        brig_to_sickbay,
        ..Options::default()
    };
    let mut game = turn_of(options, "action", &json!({ "places": { "Ben": "brig" } }));
    effect(&mut game, Effect::sent(Who::Picked, location("sickbay")));
    game
}

#[test]
fn a_prisoner_stays_in_the_brig_unless_the_rulebook_lets_them_go() {
    checks!("DIS-03", "REM-15");
    let reminded = |game: &Game| {
        let said = reminders(game.state());
        said.iter()
            .any(|reminder| reminder.id.as_str() == "REM-15" && reminder.seat == Some(BEN))
    };
    let mut game = sent_to_sickbay(BrigToSickbay::default());
    assert_eq!(game.state().places.of(BEN), Some(place("brig")));
    assert!(reminded(&game));
    game.turn("next");
    assert!(!reminded(&game));

    let game = sent_to_sickbay(BrigToSickbay::Goes);
    assert_eq!(game.state().places.of(BEN), Some(place("sickbay")));
    assert!(!reminded(&game));
}

fn released(brig_exit: BrigExit) -> Vec<String> {
    let options = Options {
        brig_exit,
        ..Options::default()
    };
    let mut game = turn_of(options, "action", &json!({ "places": { "Ben": "brig" } }));
    let by = Who::Current;
    effect(
        &mut game,
        Effect::Ask(Question::Release {
            by,
            who: Who::Picked,
        }),
    );
    let ways = game.prompt(PromptKind::ChoosePlace).choices;
    let ways = ways.into_iter().map(|choice| choice.id);
    let ways: Vec<String> = ways.filter(|id| id.starts_with("go:")).collect();
    let last = ways.last().expect("a way").clone();
    game.choose(PromptKind::ChoosePlace, &last);
    let name = last.strip_prefix("go:").expect("a location");
    assert_eq!(game.state().places.of(BEN), Some(place(name)));
    ways
}

#[test]
fn the_way_out_of_the_brig_leads_where_the_board_says() {
    checks!("DIS-08");
    let galactica = released(BrigExit::default());
    let anywhere = released(BrigExit::AnyHuman);
    for closed in ["go:sickbay", "go:brig", "go:caprica"] {
        assert!(!anywhere.iter().any(|way| way == closed), "{closed}");
    }
    let more: Vec<&str> = anywhere
        .iter()
        .filter(|way| !galactica.contains(way))
        .map(String::as_str)
        .collect();
    assert_eq!(
        more,
        ["go:press-room", "go:presidents-office", "go:administration"]
    );
    assert!(galactica.iter().all(|way| anywhere.contains(way)));
}

/// A heavy raider in a launch area, and centurions on these spaces.
fn heavy_raider(new_centurion: NewCenturion, boarding: &[u8]) -> Game {
    let options = Options {
        new_centurion,
        ..Options::default()
    };
    let board = json!({ "areas": { "fore-port": { "heavy-raiders": 1 } }, "boarding": boarding });
    turn_of(options, "activate-cylon-ships", &board)
}

fn odds(game: &Game) -> Odds {
    activation(game.state(), ShipIcon::HeavyRaiders).expect("odds")
}

#[test]
fn a_new_centurion_waits_or_advances_with_the_others() {
    checks!("OPEN-09", "CENT-8");
    let aboard = |new_centurion, boarding| {
        let mut game = heavy_raider(new_centurion, boarding);
        assert_eq!(odds(&game).boarded, 1);
        game.happens(Happening::ShipsActivated {
            icon: ShipIcon::HeavyRaiders,
        });
        let mut aboard = game.state().boarding.centurions.clone();
        aboard.sort_unstable();
        aboard
    };
    assert_eq!(aboard(NewCenturion::default(), &[0, 1]), [0, 2]);
    assert_eq!(aboard(NewCenturion::Advances, &[0, 1]), [1, 2]);
    assert_eq!(aboard(NewCenturion::default(), &[]), [0]);
    assert_eq!(aboard(NewCenturion::Advances, &[]), [1]);
}

/// Whether the losing advance comes before the heavy raider or after it shows in the odds as on the board.
#[test]
fn the_odds_know_who_comes_first() {
    checks!("OPEN-09");
    for (new_centurion, boarded) in [(NewCenturion::Waits, 0), (NewCenturion::Advances, 1)] {
        let mut game = heavy_raider(new_centurion, &[0, 0, 0, 1]);
        let odds = odds(&game);
        assert_eq!(odds.boarded, boarded);
        assert!(odds.cylons_win.is_certain(1));
        game.happens(Happening::ShipsActivated {
            icon: ShipIcon::HeavyRaiders,
        });
        assert!(game.state().outcome.is_some());
        assert_eq!(
            game.state().boarding.centurions.len(),
            1 + usize::from(boarded)
        );
    }
}

/// The questions about a Sympathizer whom a revealed Cylon, Ben, has received.
fn passing(sympathizer_pass: SympathizerPass) -> Vec<String> {
    let mut game = Game::empty(0);
    let human = json!(["not-a-cylon"]);
    game.referee(&Command::StartFrom {
        players: players(&["Ana", "Ben", "Cem", "Dana"]),
        options: Options {
            sympathizer_pass,
            ..Options::default()
        },
        position: serde_json::from_value(json!({
            "characters": {
                "Ana": "william-adama", "Ben": "galen-tyrol", "Cem": "saul-tigh", "Dana": "laura-roslin",
            },
            "turn": { "number": 6, "active": "Ana", "step": "action" },
            "distance": 3,
            "revealed-cylons": ["Ben"],
            "areas": {},
            "loyalty": {
                "hands": { "Ana": human, "Ben": ["cylon-reduce-morale"], "Cem": human, "Dana": human },
                "deck": ["not-a-cylon", "sympathizer", "not-a-cylon", "not-a-cylon"],
            },
        }))
        .expect("a position"),
    });
    game.happens(Happening::FleetJumped { distance: 1 });
    game.choose(PromptKind::CloseReading, "close-reading");
    let asked = game.prompt(PromptKind::Sympathizer).choices.into_iter();
    let options: Vec<String> = asked.map(|choice| choice.id).collect();
    game.choose(PromptKind::Sympathizer, "player:3");
    assert!(game.state().loyalty.revealed.contains(&SeatId(3)));
    options
}

#[test]
fn a_revealed_cylon_may_keep_the_sympathizer_or_has_to_pass_it() {
    checks!("DIS-04");
    let others = ["player:0", "player:2", "player:3"];
    assert_eq!(passing(SympathizerPass::Must), others);
    let may = passing(SympathizerPass::default());
    assert_eq!(may[..3], others);
    assert_eq!(may[3..], ["keep"]);
}

#[test]
fn a_revealed_cylon_draws_any_two_cards_or_two_of_different_types() {
    checks!("DIS-11", "CYTURN-1");
    for (cylon_skills, different, line) in [
        (CylonSkills::default(), false, "draw-any"),
        (CylonSkills::DifferentTypes, true, "draw-different"),
    ] {
        let options = Options {
            cylon_skills,
            ..Options::default()
        };
        let more = json!({ "revealed-cylons": ["Ana"] });
        let game = turn_of(options, "receive-skills", &more);
        let turn = game.public().turn.expect("a turn");
        assert_eq!(turn.draws, 2);
        assert_eq!(turn.draw_lines.len(), 1);
        assert_eq!(turn.draw_lines[0].types.len(), 5);
        assert_eq!(turn.draw_lines[0].different, different);
        let follows = game.prompt(PromptKind::TakeTurn).follows;
        assert_eq!(follows[0].line.id, "effect-draws");
        let Arg::Line { line: draws } = &follows[0].line.args["draws"] else {
            panic!("the draws in words");
        };
        assert_eq!(draws.id, line);
    }
}

#[test]
fn half_of_a_dial_is_half_of_its_start_or_of_its_maximum() {
    checks!("DIS-36", "RES-4");
    let red = |red_zone| {
        let options = Options {
            red_zone,
            ..Options::default()
        };
        let game = turn_of(options, "action", &json!({}));
        let dials = game.public().dials.into_iter();
        dials.map(|dial| dial.red_from).collect::<Vec<_>>()
    };
    assert_eq!(red(RedZone::default()), [4, 4, 5, 6]);
    assert_eq!(red(RedZone::HalfOfMaximum), [7; 4]);
    // It decides what the Sympathizer does.
    for (red_zone, in_red) in [
        (RedZone::HalfOfStart, false),
        (RedZone::HalfOfMaximum, true),
    ] {
        let options = Options {
            red_zone,
            ..Options::default()
        };
        let game = turn_of(options, "action", &json!({ "dials": { "fuel": 6 } }));
        assert_eq!(in_the_red(game.state()), in_red);
        assert_eq!(game.public().dials.iter().any(|dial| dial.red), in_red);
    }
}

/// A game from before there were these options plays as recommended.
#[test]
fn options_that_an_older_game_does_not_know_are_as_recommended() {
    checks!("OPEN-02");
    let older = json!({
        "difficulty": "normal",
        "sympathizer": "play",
        "modes": { "loyalty": "app" },
        "edition": "de",
        "boarding_track": "printed",
        "reading_seconds": 30,
    });
    let options: Options = serde_json::from_value(older).expect("options");
    assert_eq!(options, Options::default());
    let game = turn_of(options, "action", &json!({}));
    assert_eq!(
        game.public().options.food_shortage,
        FoodShortage::TwoThreeFive
    );
    assert_eq!(game.public().options.brig_exit, BrigExit::Galactica);
}
