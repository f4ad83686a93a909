//! Reminders: each at its moment and at no other of a list of moments, muted, and blind to secrets.

use dradis_facts::ability::Ability;
use dradis_facts::battle::ShipIcon;
use dradis_facts::checks;
use dradis_facts::content::{LoyaltyCard, SkillType};
use dradis_facts::hidden::Hidden;
use dradis_facts::mark::RuleId;
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::registry::Edition;
use dradis_facts::rule_id;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::history::Record;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::tell::reminder::{Reminder, reminders};
use dradis_rules::{Actor, Command};
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::crisis::{CrisisEvent, CrisisFrom, Described, DescribedCheck, OpenCrisis};
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use crate::combined_people::at;
use crate::fight::BY_TABLE;
use crate::game::{Game, NAMES, place};
use crate::passing;

/// Nobody of them has a line of two types, and nobody flies.
const PLAIN: [&str; 3] = ["william-adama", "laura-roslin", "saul-tigh"];
/// The first has such a line, and is a pilot.
const PILOTS: [&str; 3] = ["apollo", "laura-roslin", "william-adama"];

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);

/// Ana's sixth turn, in this step; `more` says what else is so.
fn turn_of(characters: &[&str], step: &str, options: Options, more: &Value) -> Game {
    let position = json!({
        "titles": { "president": "Ben", "admiral": "Cem" },
        "turn": { "number": 6, "active": NAMES[0], "step": step },
        "skill-cards": { "Ana": 4, "Ben": 4, "Cem": 4 },
        "areas": {},
    });
    Game::from_position(0, characters, options, position, more)
}

fn by_table() -> Options {
    Options {
        modes: Modes {
            destiny: Mode::Table,
            ..BY_TABLE
        },
        ..Options::default()
    }
}

fn plain(step: &str, more: &Value) -> Game {
    turn_of(&PLAIN, step, by_table(), more)
}

/// Ana, a revealed Cylon, in this step.
fn cylon(step: &str) -> Game {
    plain(step, &json!({ "revealed-cylons": ["Ana"] }))
}

/// A check that has begun, with the table's own Destiny cards.
fn check(partial_difficulty: Option<u8>, more: &Value) -> Game {
    let mut game = plain("crisis", more);
    game.happens(Happening::CrisisDescribed {
        described: Described {
            icons: Vec::new(),
            jump: false,
            forces: false,
            check: Some(DescribedCheck {
                difficulty: 9,
                partial_difficulty,
                skills: vec![SkillType::Tactics],
            }),
        },
    });
    game
}

/// Its cards are being told.
fn telling(partial_difficulty: Option<u8>) -> Game {
    let mut game = check(partial_difficulty, &json!({}));
    game.choose(PromptKind::AddCards, "rest");
    game
}

/// They all are.
fn told(partial_difficulty: Option<u8>) -> Game {
    let mut game = telling(partial_difficulty);
    game.choose(PromptKind::TellCards, "done");
    game
}

/// What only cards bring about is written as if one had.
fn written(mut game: Game, event: Event) -> Game {
    game.record(Record::Did {
        events: vec![event],
    });
    game
}

fn super_crisis() -> Game {
    let crisis = OpenCrisis {
        card: None,
        current: BEN,
        from: CrisisFrom::SuperCrisis,
        icons: Vec::new(),
        jump: false,
        forces: false,
        jump_added: false,
        stays: false,
        removed: false,
        chosen: None,
    };
    let crisis = CrisisEvent::Opened { crisis };
    written(check(None, &json!({})), Event::Crisis { crisis })
}

fn after(mut game: Game, happening: Happening) -> Game {
    game.happens(happening);
    game
}

fn activated(icon: ShipIcon, more: &Value) -> Game {
    let game = plain("activate-cylon-ships", more);
    after(game, Happening::ShipsActivated { icon })
}

fn moved(seat: SeatId, to: &str, more: &Value) -> Game {
    let place = place(to);
    after(
        plain("action", more),
        Happening::CharacterMoved { seat, place },
    )
}

fn nuke(edition: Edition) -> Game {
    let options = Options {
        edition,
        ..by_table()
    };
    let stars = json!({ "areas": { "bow": { "basestars": [[]] }, "stern": { "basestars": [[]] } }, "nukes": 2 });
    after(
        turn_of(&PLAIN, "action", options, &stars),
        Happening::NukeUsed,
    )
}

/// A raider among civilian ships: which it destroys is asked.
fn choosing(more: &Value) -> Game {
    let mut position = json!({ "areas": { "bow": { "raiders": 1, "civilian-ships": 2 } } });
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    activated(ShipIcon::Raiders, &position)
}

fn flying(step: &str) -> Game {
    turn_of(
        &PILOTS,
        step,
        by_table(),
        &json!({ "places": { "Ana": "viper:bow" } }),
    )
}

fn pilot_hit() -> Game {
    let mut game = turn_of(
        &PILOTS,
        "activate-cylon-ships",
        by_table(),
        &json!({
            "places": { "Ana": "viper:bow" },
            "areas": { "bow": { "raiders": 1 } },
            "skill-cards": {},
        }),
    );
    game.happens(Happening::ShipsActivated {
        icon: ShipIcon::Raiders,
    });
    game.choose(PromptKind::Roll, "7");
    game
}

fn jumped(distance: u8, more: &Value) -> Game {
    after(
        plain("prepare-for-jump", more),
        Happening::FleetJumped { distance },
    )
}

/// FTL Control is chosen on a blue space, and its die not rolled yet.
fn jumping_early() -> Game {
    let mut game = plain(
        "action",
        &json!({ "places": { "Ana": "ftl-control" }, "fleet": 3 }),
    );
    game.turn("act:ftl-control");
    game
}

/// The Admiral came to the Brig, and leaves it.
fn released() -> Game {
    let mut game = moved(CEM, "brig", &json!({}));
    game.happens(Happening::CharacterMoved {
        seat: CEM,
        place: place("command"),
    });
    game
}

fn destiny_used_up(destiny: Mode) -> Game {
    let options = Options {
        modes: Modes {
            destiny,
            ..BY_TABLE
        },
        ..Options::default()
    };
    after(
        turn_of(
            &PLAIN,
            "action",
            options,
            &json!({ "piles": { "destiny": 2 } }),
        ),
        Happening::DestinyDrawn,
    )
}

fn turned_back() -> Game {
    let mut game = plain("receive-skills", &json!({}));
    game.turn("next");
    game.turn("back");
    game
}

fn jailed_in_movement() -> Game {
    let mut game = plain("receive-skills", &json!({}));
    game.turn("next");
    game.put(0, "brig");
    game.turn("next");
    game
}

type Moment = (&'static str, fn() -> Game, &'static [&'static str]);

/// Moments of a game, with everything that the table is reminded of at each.
const MOMENTS: &[Moment] = &[
    (
        "receive skills",
        || plain("receive-skills", &json!({})),
        &["REM-1"],
    ),
    (
        "receive skills of two types",
        || turn_of(&PILOTS, "receive-skills", by_table(), &json!({})),
        &["REM-1", "REM-3"],
    ),
    (
        "receive skills in Sickbay",
        || plain("receive-skills", &json!({ "places": { "Ana": "sickbay" } })),
        &["REM-2"],
    ),
    (
        "receive skills in the Brig",
        || plain("receive-skills", &json!({ "places": { "Ana": "brig" } })),
        &["REM-1"],
    ),
    (
        "receive skills of a revealed Cylon",
        || cylon("receive-skills"),
        &[],
    ),
    ("receive skills once more", turned_back, &[]),
    ("movement", || plain("movement", &json!({})), &["REM-4"]),
    (
        "movement without cards",
        || plain("movement", &json!({ "skill-cards": {} })),
        &[],
    ),
    (
        "movement in the Brig",
        || plain("movement", &json!({ "places": { "Ana": "brig" } })),
        &["REM-6"],
    ),
    (
        "movement in a viper",
        || flying("movement"),
        &["REM-4", "REM-5", "REM-7"],
    ),
    ("movement of a revealed Cylon", || cylon("movement"), &[]),
    ("action", || plain("action", &json!({})), &["REM-10"]),
    ("action in a viper", || flying("action"), &["REM-10"]),
    (
        "action that is done",
        || plain("action", &json!({ "so-far": { "acted": 1 } })),
        &[],
    ),
    (
        "action of a revealed Cylon",
        || cylon("action"),
        &["REM-26", "REM-28"],
    ),
    ("a jump through FTL Control", jumping_early, &["REM-9"]),
    (
        "the die of FTL Control is rolled",
        || {
            let mut game = jumping_early();
            game.choose(PromptKind::Roll, "3");
            game
        },
        &["REM-24"],
    ),
    (
        "a risk of a raptor",
        || {
            after(
                plain("action", &json!({})),
                Happening::RaptorRisked {
                    seat: ANA,
                    needed: 3,
                },
            )
        },
        &[],
    ),
    ("crisis", || plain("crisis", &json!({})), &[]),
    (
        "activate Cylon ships",
        || plain("activate-cylon-ships", &json!({})),
        &[],
    ),
    (
        "the end of the turn",
        || plain("prepare-for-jump", &json!({})),
        &["REM-26"],
    ),
    (
        "the end of the turn with a dial at 0",
        || plain("prepare-for-jump", &json!({ "dials": { "food": 0 } })),
        &["REM-26", "REM-27"],
    ),
    (
        "action with a dial at 0",
        || plain("action", &json!({ "dials": { "food": 0 } })),
        &["REM-10"],
    ),
    (
        "the end of the turn past the objective",
        || plain("prepare-for-jump", &json!({ "distance": 8 })),
        &["REM-25", "REM-26"],
    ),
    (
        "too many cards",
        || {
            let mut game = plain("prepare-for-jump", &json!({ "skill-cards": { "Ana": 12 } }));
            game.end_turn();
            game
        },
        &["REM-26"],
    ),
    ("adding cards", || check(None, &json!({})), &[]),
    (
        "a prisoner adds cards",
        || check(None, &json!({ "places": { "Ben": "brig" } })),
        &["REM-11"],
    ),
    (
        "a revealed Cylon adds cards",
        || {
            check(
                None,
                &json!({ "revealed-cylons": ["Ben"], "titles": { "president": "Cem", "admiral": "Cem" } }),
            )
        },
        &["REM-11"],
    ),
    ("telling cards", || telling(None), &["REM-12"]),
    ("the result of a check", || told(None), &[]),
    (
        "the result of a check with a partial one",
        || told(Some(5)),
        &["REM-13"],
    ),
    (
        "a check with a partial result",
        || check(Some(5), &json!({})),
        &[],
    ),
    ("a Super Crisis", super_crisis, &["REM-20"]),
    (
        "the last Destiny cards",
        || destiny_used_up(Mode::Table),
        &["REM-10", "REM-14"],
    ),
    (
        "the last Destiny cards of Dradis",
        || destiny_used_up(Mode::App),
        &["REM-10", "REM-14"],
    ),
    ("raiders", || choosing(&json!({})), &[]),
    (
        "raiders with a revealed Cylon",
        || {
            choosing(
                &json!({ "revealed-cylons": ["Ben"], "titles": { "president": "Cem", "admiral": "Cem" } }),
            )
        },
        &["REM-23"],
    ),
    (
        "no raiders",
        || {
            activated(
                ShipIcon::Raiders,
                &json!({ "areas": { "bow": { "basestars": [[]] } } }),
            )
        },
        &["REM-21"],
    ),
    (
        "no heavy raiders",
        || {
            activated(
                ShipIcon::HeavyRaiders,
                &json!({ "areas": { "bow": { "basestars": [[]] } } }),
            )
        },
        &["REM-21"],
    ),
    (
        "no basestar",
        || activated(ShipIcon::Basestars, &json!({})),
        &["REM-21"],
    ),
    (
        "heavy raiders",
        || {
            activated(
                ShipIcon::HeavyRaiders,
                &json!({ "areas": { "bow": { "heavy-raiders": 1 } } }),
            )
        },
        &[],
    ),
    (
        "heavy raiders with centurions aboard",
        || {
            activated(
                ShipIcon::HeavyRaiders,
                &json!({ "areas": { "bow": { "heavy-raiders": 1 } }, "boarding": [1] }),
            )
        },
        &["REM-22"],
    ),
    ("a pilot is hit", pilot_hit, &["REM-29"]),
    (
        "vipers are activated",
        || {
            let mut game = plain(
                "action",
                &json!({ "places": { "Ana": "command" }, "areas": { "bow": { "unmanned-vipers": 1 } } }),
            );
            game.happens(Happening::VipersActivated {
                seat: ANA,
                by: dradis_facts::battle::VipersBy::Command,
            });
            game
        },
        &["REM-7"],
    ),
    ("a nuke, German rulebook", || nuke(Edition::De), &[]),
    (
        "raiders choose, Italian rulebook",
        || {
            let options = Options {
                edition: Edition::It,
                ..by_table()
            };
            let ships =
                json!({ "areas": { "bow": { "raiders": 1, "civilian-ships": 2 } }, "nukes": 2 });
            let icon = ShipIcon::Raiders;
            after(
                turn_of(&PLAIN, "activate-cylon-ships", options, &ships),
                Happening::ShipsActivated { icon },
            )
        },
        &[],
    ),
    (
        "a nuke, Italian rulebook",
        || nuke(Edition::It),
        &["REM-40"],
    ),
    (
        "the President comes to the Brig",
        || moved(BEN, "brig", &json!({})),
        &["REM-10", "REM-18"],
    ),
    (
        "the Admiral comes to the Brig",
        || moved(CEM, "brig", &json!({})),
        &["REM-10", "REM-18"],
    ),
    (
        "action in the Brig",
        || plain("action", &json!({ "places": { "Ana": "brig" } })),
        &["REM-6", "REM-8", "REM-10", "REM-26"],
    ),
    (
        "action of who came to the Brig by moving",
        jailed_in_movement,
        &["REM-8", "REM-10", "REM-26"],
    ),
    (
        "a President reveals",
        || {
            after(
                plain("action", &json!({})),
                Happening::CylonRevealed {
                    seat: BEN,
                    sympathizer: false,
                },
            )
        },
        &["REM-10", "REM-18"],
    ),
    (
        "somebody reveals",
        || {
            after(
                plain(
                    "action",
                    &json!({ "titles": { "president": "Ana", "admiral": "Cem" } }),
                ),
                Happening::CylonRevealed {
                    seat: BEN,
                    sympathizer: false,
                },
            )
        },
        &["REM-10"],
    ),
    (
        "the former Admiral leaves the Brig",
        released,
        &["REM-10", "REM-19"],
    ),
    (
        "the President leaves the Brig",
        || moved(BEN, "command", &json!({ "places": { "Ben": "brig" } })),
        &["REM-10"],
    ),
    ("a jump", || jumped(1, &json!({})), &["REM-24", "REM-26"]),
    (
        "a jump to the Sleeper phase",
        || jumped(2, &json!({ "distance": 3 })),
        &["REM-17", "REM-24", "REM-26"],
    ),
    (
        "a jump past the objective",
        || jumped(1, &json!({ "distance": 7 })),
        &["REM-24", "REM-25", "REM-26"],
    ),
    (
        "the game is over",
        || {
            after(
                plain("action", &json!({})),
                Happening::GameDeclared {
                    winner: dradis_facts::turn::Winner::Humans,
                },
            )
        },
        &[],
    ),
];

fn ids(game: &Game) -> Vec<&'static str> {
    let said = reminders(game.state());
    said.iter().map(|reminder| reminder.id.as_str()).collect()
}

/// Said at these moments, once, and at no other of the list.
fn only(id: &str, moments: &[&str]) {
    assert!(MOMENTS.len() > 15);
    for (name, game, _) in MOMENTS {
        let times = ids(&game()).iter().filter(|other| **other == id).count();
        assert_eq!(times, usize::from(moments.contains(name)), "{id}: {name}");
    }
    for moment in moments {
        assert!(
            MOMENTS.iter().any(|(name, _, _)| name == moment),
            "{moment}"
        );
    }
}

fn said(game: &Game, id: &str) -> Reminder {
    let mut all = reminders(game.state()).into_iter();
    all.find(|reminder| reminder.id.as_str() == id)
        .expect("it is said")
}

#[test]
fn every_moment_has_its_reminders_and_no_others() {
    checks!(
        "REM-1", "REM-2", "REM-3", "REM-4", "REM-5", "REM-6", "REM-7", "REM-8", "REM-9", "REM-10",
        "REM-11", "REM-12", "REM-13", "REM-14", "REM-17", "REM-18", "REM-19", "REM-20", "REM-21",
        "REM-22", "REM-23", "REM-24", "REM-25", "REM-26", "REM-27", "REM-28", "REM-29", "REM-40"
    );
    let said = |(name, game, _): &Moment| (*name, ids(&game()));
    let found: Vec<_> = MOMENTS.iter().map(said).collect();
    let expected = MOMENTS.iter().map(|(name, _, ids)| (*name, ids.to_vec()));
    assert_eq!(found, expected.collect::<Vec<_>>());
}

macro_rules! at_its_moment {
    ($($name:ident: checks!($id:literal) at $moments:expr;)*) => {
        $(
            #[test]
            fn $name() {
                checks!($id);
                only($id, &$moments);
            }
        )*
    };
}

at_its_moment! {
    all_cards_of_the_sheet: checks!("REM-1") at ["receive skills", "receive skills of two types", "receive skills in the Brig"];
    one_card_in_sickbay: checks!("REM-2") at ["receive skills in Sickbay"];
    the_split_before_the_draw: checks!("REM-3") at ["receive skills of two types"];
    a_card_for_another_ship: checks!("REM-4") at ["movement", "movement in a viper"];
    the_viper_moves_too: checks!("REM-5") at ["movement in a viper"];
    no_move_in_the_brig: checks!("REM-6") at ["movement in the Brig", "action in the Brig"];
    never_across_galactica: checks!("REM-7") at ["movement in a viper", "vipers are activated"];
    any_action_in_the_brig: checks!("REM-8") at ["action in the Brig", "action of who came to the Brig by moving"];
    an_early_jump_may_cost_population: checks!("REM-9") at ["a jump through FTL Control"];
    one_card_of_a_prisoner_or_a_cylon: checks!("REM-11") at ["a prisoner adds cards", "a revealed Cylon adds cards"];
    nobody_names_cards: checks!("REM-12") at ["telling cards"];
    the_partial_result_stays: checks!("REM-13") at ["the result of a check with a partial one"];
    a_new_destiny_deck: checks!("REM-14") at ["the last Destiny cards", "the last Destiny cards of Dradis"];
    loyalty_cards_for_everybody: checks!("REM-17") at ["a jump to the Sleeper phase"];
    titles_pass: checks!("REM-18") at ["the President comes to the Brig", "the Admiral comes to the Brig", "a President reveals"];
    no_title_comes_back: checks!("REM-19") at ["the former Admiral leaves the Brig"];
    no_ability_on_a_super_crisis: checks!("REM-20") at ["a Super Crisis"];
    no_ship_of_the_kind: checks!("REM-21") at ["no raiders", "no heavy raiders", "no basestar"];
    centurions_advance: checks!("REM-22") at ["heavy raiders with centurions aboard"];
    the_usual_rules: checks!("REM-23") at ["raiders with a revealed Cylon"];
    what_a_jump_leaves: checks!("REM-24") at ["the die of FTL Control is rolled", "a jump", "a jump to the Sleeper phase", "a jump past the objective"];
    the_last_jump: checks!("REM-25") at ["the end of the turn past the objective", "a jump past the objective"];
    the_hand_limit: checks!("REM-26") at [
        "action in the Brig", "action of who came to the Brig by moving",
        "action of a revealed Cylon", "the end of the turn", "the end of the turn with a dial at 0",
        "the end of the turn past the objective", "too many cards", "a jump", "a jump to the Sleeper phase",
        "a jump past the objective",
    ];
    a_dial_at_zero: checks!("REM-27") at ["the end of the turn with a dial at 0"];
    no_crisis_of_a_cylon: checks!("REM-28") at ["action of a revealed Cylon"];
    the_pilot_in_sickbay: checks!("REM-29") at ["a pilot is hit"];
    the_printed_admiral_card: checks!("REM-40") at ["a nuke, Italian rulebook"];
}

#[test]
fn a_cylon_may_reveal() {
    checks!("REM-10", "REM-10a");
    let silent = |name: &str| {
        let of_the_turn = MOMENTS.iter().find(|(other, _, _)| *other == name);
        let (_, game, _) = of_the_turn.expect("a moment");
        assert!(!ids(&game()).contains(&"REM-10"), "{name}");
    };
    for name in [
        "movement",
        "crisis",
        "the end of the turn",
        "action of a revealed Cylon",
    ] {
        silent(name);
    }
    for (name, game, expected) in MOMENTS {
        assert_eq!(
            ids(&game()).contains(&"REM-10"),
            expected.contains(&"REM-10"),
            "{name}"
        );
    }
    let reminder = said(&plain("action", &json!({})), "REM-10");
    assert_eq!(reminder.seat, Some(ANA));
}

/// States that differ in Loyalty cards alone have equal reminders, in the Action step and everywhere else.
#[test]
fn reminders_know_no_loyalty_card() {
    checks!("REM-10a");
    for (name, game, _) in MOMENTS {
        let game = game();
        let mut state = game.state().clone();
        let before = reminders(&state);
        for mut hands in [
            vec![vec![LoyaltyCard::find("cylon-send-to-brig").expect("a card")]; 3],
            vec![Vec::new(); 3],
        ] {
            let mut deal = state.loyalty.cards.reveal().clone();
            hands[1].clear();
            deal.hands = hands;
            state.loyalty.cards = Hidden::new(deal);
            assert_eq!(reminders(&state), before, "{name}");
        }
    }
}

#[test]
fn a_reminder_says_whom_it_concerns() {
    checks!("REM-1", "REM-11", "REM-18", "REM-26", "REM-29");
    let of = |name: &str, id: &str| {
        let (_, game, _) = MOMENTS
            .iter()
            .find(|(other, _, _)| *other == name)
            .expect("a moment");
        said(&game(), id).seat
    };
    assert_eq!(of("receive skills", "REM-1"), Some(ANA));
    assert_eq!(of("a prisoner adds cards", "REM-11"), Some(BEN));
    assert_eq!(of("the Admiral comes to the Brig", "REM-18"), Some(CEM));
    assert_eq!(of("a pilot is hit", "REM-29"), Some(ANA));
    assert_eq!(of("the end of the turn", "REM-26"), None);
}

#[test]
fn words_fit_what_happened() {
    checks!("REM-7", "REM-11", "REM-14", "REM-18", "REM-21");
    let words = |name: &str, id: &str| {
        let (_, game, _) = MOMENTS
            .iter()
            .find(|(other, _, _)| *other == name)
            .expect("a moment");
        said(&game(), id).line.id
    };
    for (moment, id, message) in [
        ("movement in a viper", "REM-7", "reminder-rem-7"),
        ("vipers are activated", "REM-7", "reminder-rem-7"),
        ("a prisoner adds cards", "REM-11", "reminder-rem-11-brig"),
        (
            "a revealed Cylon adds cards",
            "REM-11",
            "reminder-rem-11-cylon",
        ),
        ("the last Destiny cards", "REM-14", "reminder-rem-14"),
        (
            "the last Destiny cards of Dradis",
            "REM-14",
            "reminder-rem-14-app",
        ),
        (
            "the Admiral comes to the Brig",
            "REM-18",
            "reminder-rem-18-brig",
        ),
        ("a President reveals", "REM-18", "reminder-rem-18-reveal"),
        ("no raiders", "REM-21", "reminder-rem-21-raiders"),
        (
            "no heavy raiders",
            "REM-21",
            "reminder-rem-21-heavy-raiders",
        ),
        ("no basestar", "REM-21", "reminder-rem-21-nothing"),
    ] {
        assert_eq!(words(moment, id), message, "{moment}");
    }
}

/// What has just happened is reminded of until the table does the next thing, and not of what it only puts right.
#[test]
fn what_has_happened_passes_as_the_table_goes_on() {
    checks!("REM-18", "REM-24");
    let mut game = moved(CEM, "brig", &json!({}));
    game.corrected(Correction::Hand {
        seat: ANA,
        cards: 3,
    });
    assert!(ids(&game).contains(&"REM-18"));
    game.happens(Happening::HandChanged { seat: ANA, by: 1 });
    assert!(!ids(&game).contains(&"REM-18"));
    assert!(game.state().reminding.lately.is_empty());

    let mut game = jumped(1, &json!({}));
    game.turn("back");
    assert!(!ids(&game).contains(&"REM-24"));
}

#[test]
fn an_admiral_by_a_check_in_between_is_not_told_that_the_title_stays_away() {
    checks!("REM-19", "TITLE-ADM-5");
    let mut game = moved(CEM, "brig", &json!({}));
    assert_eq!(game.state().reminding.deposed, [CEM].into());
    game.happens(Happening::TitleGiven {
        title: Title::Admiral,
        seat: CEM,
    });
    let to = Happening::CharacterMoved {
        seat: CEM,
        place: place("command"),
    };
    game.happens(to);
    assert!(!ids(&game).contains(&"REM-19"));
    assert!(game.state().reminding.deposed.is_empty());
    assert!(ids(&released()).contains(&"REM-19"));
}

#[test]
fn a_muted_reminder_is_left_out_until_it_is_wanted_again() {
    checks!("REM-26");
    let mute = |muted| Command::MuteReminder {
        reminder: rule_id!("REM-26"),
        muted,
    };
    let mut game = cylon("action");
    assert_eq!(game.refusal(&mute(false)), Rejection::NoChange);
    game.referee(&mute(true));
    assert_eq!(ids(&game), ["REM-28"]);
    assert_eq!(game.public().muted, [rule_id!("REM-26")]);
    assert_eq!(game.public().reminders, reminders(game.state()));
    assert_eq!(game.refusal(&mute(true)), Rejection::NoChange);
    game.referee(&mute(false));
    assert_eq!(ids(&game), ["REM-26", "REM-28"]);
    assert!(game.public().muted.is_empty());
}

#[test]
fn only_the_referee_mutes_and_only_what_there_is() {
    checks!("REM-26");
    let mute = |reminder| Command::MuteReminder {
        reminder,
        muted: true,
    };
    let game = cylon("action");
    assert_eq!(ids(&game), ["REM-26", "REM-28"]);
    let of_a_seat = game.try_give(Actor::Seat { seat: ANA }, &mute(rule_id!("REM-26")));
    assert_eq!(of_a_seat, Err(Rejection::RefereeOnly));
    for reminder in [rule_id!("REM-32"), rule_id!("RES-1"), rule_id!("REM-10a")] {
        assert_eq!(
            game.refusal(&mute(reminder)),
            Rejection::NoSuchReminder { reminder }
        );
    }
    let ids = RuleId::all().filter(|id| dradis_rules::tell::reminder::exists(*id));
    assert_eq!(ids.count(), 36);
}

#[test]
fn muting_is_undone_like_anything_else() {
    checks!("REM-26");
    let mut game = cylon("action");
    let before = game.state().clone();
    game.referee(&Command::MuteReminder {
        reminder: rule_id!("REM-26"),
        muted: true,
    });
    assert_eq!(ids(&game), ["REM-28"]);
    let undo = game.history.undo().expect("it can be undone");
    game.record(undo);
    assert_eq!(*game.state(), before);
    assert_eq!(ids(&game), ["REM-26", "REM-28"]);
}

/// Ana, with the Mutineer since the Sleeper phase, in this step.
fn mutineer(active: SeatId, step: TurnStep) -> Game {
    let human = passing::HUMAN;
    let deck = [passing::MUTINEER, human, human, human, human];
    let mut game = passing::four(&passing::HUMANS, &deck, &json!({ "distance": 3 }));
    game.happens(Happening::FleetJumped { distance: 3 });
    game.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(game.state().loyalty.mutineer(), Some(ANA));
    if active != ANA {
        game.corrected(Correction::ActivePlayer { seat: active });
    }
    if game.state().turn.step != step {
        game.corrected(Correction::TurnStep { step });
    }
    game
}

/// Kat's turn, begun in the armory, before her action.
fn kat(goes: &str) -> Game {
    let begun = json!({
        "places": { "Ana": "armory", "Ben": "command" },
        "turn": { "number": 5, "active": "Dana", "step": "action" },
    });
    let mut game = at("kat", &begun);
    game.end_turn();
    game.turn("next");
    game.turn(goes);
    assert_eq!(game.state().turn.step, TurnStep::Action);
    game
}

/// Ana, who has shown herself, begins her turn here.
fn cylon_draws(place: &str) -> Game {
    let at_the_draw = json!({
        "places": { "Ana": place, "Ben": "command" },
        "turn": { "number": 5, "active": "Dana", "step": "action" },
        "revealed-cylons": ["Ana"],
    });
    let mut game = at("galen-tyrol", &at_the_draw);
    game.end_turn();
    assert_eq!(game.state().turn.active, Some(ANA));
    game
}

fn used(ability: Ability) -> Game {
    written(
        at("cally-tyrol", &json!({})),
        Event::AbilityUsed { seat: ANA, ability },
    )
}

/// What only some boxes have to be reminded of: the moment, how to come to it, and what is said of these.
const OF_ALL_BOXES: &[Moment] = &[
    (
        "the Mutineer prepares for the jump",
        || mutineer(ANA, TurnStep::PrepareForJump),
        &["REM-30"],
    ),
    (
        "the Mutineer's action",
        || mutineer(ANA, TurnStep::Action),
        &[],
    ),
    (
        "another prepares for the jump",
        || mutineer(BEN, TurnStep::PrepareForJump),
        &[],
    ),
    ("Kat stays", || kat("next"), &["REM-35"]),
    ("Kat moves", || kat("go:research-lab"), &[]),
    (
        "cards on the Resurrection Ship",
        || cylon_draws("resurrection-ship-overlay"),
        &["REM-38"],
    ),
    ("cards on Caprica", || cylon_draws("caprica-overlay"), &[]),
    (
        "an ability for a token",
        || used(Ability::DischargeOfAFirearm),
        &["REM-39"],
    ),
    ("an ability for none", || used(Ability::StimJunkie), &[]),
];

#[test]
fn with_all_boxes_every_moment_has_their_reminders_too() {
    checks!("REM-30", "REM-35", "REM-38", "REM-39");
    let theirs = ["REM-30", "REM-35", "REM-38", "REM-39"];
    for (name, game, expected) in OF_ALL_BOXES {
        let mut game = game();
        let found: Vec<&str> = ids(&game)
            .into_iter()
            .filter(|id| theirs.contains(id))
            .collect();
        assert_eq!(found, *expected, "{name}");
        for id in found {
            assert_eq!(said(&game, id).seat, Some(ANA), "{name}");
            let reminder = RuleId::all()
                .find(|rule| rule.as_str() == id)
                .expect("an id");
            let muted = true;
            game.referee(&Command::MuteReminder { reminder, muted });
            assert!(!ids(&game).contains(&id), "{name}");
        }
    }
    for id in theirs {
        assert!(
            OF_ALL_BOXES.iter().any(|(_, _, ids)| ids.contains(&id)),
            "{id}"
        );
        for (name, game, _) in MOMENTS {
            assert!(!ids(&game()).contains(&id), "{name}");
        }
    }
}

#[test]
fn with_all_boxes_two_reminders_say_more() {
    checks!("REM-26", "REM-28", "XCYTURN-7", "XTURN-7");
    let mut combined = cylon_draws("caprica-overlay");
    combined.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    let limits = said(&combined, "REM-26").line;
    assert_eq!(limits.id, "reminder-rem-26-quorum");
    assert_eq!(said(&combined, "REM-28").line.id, "reminder-rem-28-caprica");
    let base = cylon("action");
    assert_eq!(said(&base, "REM-26").line.id, "reminder-rem-26");
    assert_eq!(said(&base, "REM-28").line.id, "reminder-rem-28");
}
