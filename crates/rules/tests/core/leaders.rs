//! Cylon Leaders, infiltration and miracle tokens.

use dradis_facts::ability::Ability;
use dradis_facts::checks;
use dradis_facts::content::SkillType;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::Options;
use dradis_facts::places::Place;
use dradis_facts::titles::Title;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::books::position::Position;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::tell::reminder::reminders;
use dradis_rules::{Actor, Command, prompts};
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::crisis::{Described, DescribedCheck};
use dradis_state::happening::Happening;
use dradis_state::loyalty::Standing;
use serde_json::{Value, json};

use crate::game::{Game, place};

const ANA: SeatId = SeatId(0);

/// A running turn of Ana's in the combined game, with so many cards in every hand.
fn turn_of(characters: &[&str], more: &Value) -> Game {
    turn_in(Objective::Kobol, characters, more)
}

fn turn_in(objective: Objective, characters: &[&str], more: &Value) -> Game {
    let options = Options {
        game: Boxes::combined(objective),
        ..Options::default()
    };
    let named = crate::game::NAMES.iter().take(characters.len());
    let hands: serde_json::Map<String, Value> =
        named.map(|name| ((*name).to_owned(), json!(6))).collect();
    let position =
        json!({ "turn": { "number": 6, "active": "Ana", "step": "action" }, "skill-cards": hands });
    Game::from_position(0, characters, options, position, more)
}

fn stands(game: &Game, seat: SeatId) -> Option<Place> {
    game.state().places.of(seat)
}

fn led(infiltrating: bool) -> Standing {
    Standing::Leader { infiltrating }
}

const CREW: [&str; 4] = ["cavil", "laura-roslin", "william-adama", "apollo"];

#[test]
fn a_leader_draws_two_cards_of_the_sheet_and_a_third_one_among_the_humans() {
    checks!("XLEAD-1", "XLEAD-2", "XINF-4", "XTURN-2", "XCYTURN-2");
    let mut game = turn_of(&CREW, &json!({ "places": { "Ana": "cylon-fleet" } }));
    let draws = |game: &Game| dradis_rules::play::hands::draws(game.state(), ANA);
    assert_eq!(game.state().loyalty.standing(ANA), led(false));
    assert_eq!(draws(&game), 2);
    let lines = dradis_rules::play::hands::draw_lines(game.state(), ANA);
    assert_eq!(lines.len(), 2, "the lines of the sheet: {lines:?}");
    assert!(lines.iter().all(|line| !line.different));
    let at = |game: &mut Game, name: &str| {
        let place = place(name);
        game.corrected(Correction::Place { seat: ANA, place });
    };
    at(&mut game, "resurrection-ship-overlay");
    assert_eq!(draws(&game), 1);
    game.corrected(Correction::Infiltrating {
        seat: ANA,
        infiltrating: true,
    });
    at(&mut game, "armory");
    assert_eq!(draws(&game), 3);
    at(&mut game, "sickbay");
    assert_eq!(draws(&game), 1);
    let mut doral = turn_of(
        &["aaron-doral", "laura-roslin", "william-adama", "apollo"],
        &json!({ "places": { "Ana": "caprica-overlay" } }),
    );
    doral.corrected(Correction::Infiltrating {
        seat: ANA,
        infiltrating: true,
    });
    at(&mut doral, "armory");
    assert_eq!(draws(&doral), 4, "Industrious");
}

#[test]
fn nobody_infiltrates_galactica_once_it_has_left_for_new_caprica() {
    checks!("LOC-INFILTRATE-1");
    let mut game = turn_in(
        Objective::NewCaprica,
        &CREW,
        &json!({ "distance": 6, "fleet": 3, "places": { "Ana": "human-fleet-overlay" } }),
    );
    game.choose(PromptKind::TakeTurn, "act:human-fleet-overlay");
    game.choose(PromptKind::ChooseCourse, "branch:1");
    game.prompt(PromptKind::ChoosePlace);
    game.happens(Happening::FleetJumped { distance: 1 });
    assert!(game.state().is_cut_off());
    game.prompt(PromptKind::TakeTurn);
    assert_eq!(game.state().loyalty.standing(ANA), led(false));
}

#[test]
fn a_leader_goes_among_the_humans_and_back() {
    checks!(
        "XINF-1",
        "XINF-2",
        "XINF-3",
        "XINF-6",
        "XINF-9",
        "XINF-11",
        "XLEAD-5",
        "XBOARD-16",
        "LOC-INFILTRATE-1",
        "XTERM-2"
    );
    let mut game = turn_of(
        &CREW,
        &json!({ "places": { "Ana": "human-fleet-overlay" } }),
    );
    // The other thing to do there is called by the place, and not by a skill card that no Cylon plays.
    let mut looks = turn_of(
        &CREW,
        &json!({ "places": { "Ana": "human-fleet-overlay" } }),
    );
    looks.choose(PromptKind::TakeTurn, "act:human-fleet-overlay");
    looks.choose(PromptKind::ChooseCourse, "branch:0");
    let confirm = looks.prompt(PromptKind::Confirm);
    let name = serde_json::to_value(&confirm.ask.args).expect("arguments");
    assert!(name.to_string().contains("human-fleet-overlay"), "{name}");
    game.choose(PromptKind::TakeTurn, "act:human-fleet-overlay");
    game.choose(PromptKind::ChooseCourse, "branch:1");
    let ways = game.prompt(PromptKind::ChoosePlace);
    let ways: Vec<String> = ways
        .choices
        .iter()
        .map(|choice| choice.id.to_string())
        .collect();
    assert!(
        ways.contains(&"go:armory".to_owned()) && !ways.contains(&"go:sickbay".to_owned()),
        "{ways:?}"
    );
    assert!(
        !ways.contains(&"go:brig".to_owned())
            && !ways.contains(&"go:press-room-overlay".to_owned())
    );
    game.choose(PromptKind::ChoosePlace, "go:armory");
    assert_eq!(game.state().loyalty.standing(ANA), led(true));
    assert!(game.state().loyalty.standing(ANA).acts_as_human());
    assert_eq!(stands(&game, ANA), Some(place("armory")));
    let shape = dradis_state::turn::shape(game.state());
    assert!(
        shape.contains(&dradis_facts::turn::TurnStep::Crisis),
        "an infiltrator draws a crisis: {shape:?}"
    );

    // Back, out of the Brig: three cards stay, and the token.
    game.corrected(Correction::Place {
        seat: ANA,
        place: place("brig"),
    });
    game.corrected(Correction::TurnStep {
        step: dradis_facts::turn::TurnStep::Action,
    });
    game.corrected(Correction::ActivePlayer { seat: SeatId(1) });
    game.corrected(Correction::ActivePlayer { seat: ANA });
    game.choose(PromptKind::TakeTurn, "act:end-infiltration");
    assert_eq!(game.state().loyalty.standing(ANA), led(false));
    assert_eq!(stands(&game, ANA), Some(place("resurrection-ship-overlay")));
    assert_eq!(game.state().hands.of(ANA), 3);
}

#[test]
fn whatever_brings_a_leader_back_ends_their_infiltration() {
    checks!("XINF-10", "XINF-6");
    let ship = "resurrection-ship-overlay";
    let moved = |name: &str| Happening::CharacterMoved {
        seat: ANA,
        place: place(name),
    };
    let mut game = turn_of(&CREW, &json!({ "places": { "Ana": "caprica-overlay" } }));
    game.corrected(Correction::Infiltrating {
        seat: ANA,
        infiltrating: true,
    });
    let at = place("armory");
    game.corrected(Correction::Place {
        seat: ANA,
        place: at,
    });
    // Nothing else of the Cylon boards is open to them, and nobody else comes back so.
    let refused = game.cannot_happen(moved("caprica-overlay"));
    assert_eq!(refused, Rejection::CylonLocation);
    let human = Happening::CharacterMoved {
        seat: SeatId(1),
        place: place(ship),
    };
    assert_eq!(game.cannot_happen(human), Rejection::CylonLocation);
    game.happens(moved(ship));
    assert_eq!(game.state().loyalty.standing(ANA), led(false));
    assert_eq!(stands(&game, ANA), Some(place(ship)));
    // A Leader who is a Cylon player already just moves.
    game.happens(moved("caprica-overlay"));
    game.happens(moved(ship));
    assert_eq!(game.state().loyalty.standing(ANA), led(false));
}

#[test]
fn a_card_that_is_shown_costs_cavil_his_hand_once() {
    checks!("XLEAD-3", "REVEAL-10");
    let mut game = turn_of(
        &CREW,
        &json!({
            "places": { "Ana": "caprica-overlay" },
            "turn": { "number": 6, "active": "Ben", "step": "action" },
            "loyalty": {
                "hands": {
                    "Ana": [], "Ben": ["cylon-reduce-morale"], "Cem": ["not-a-cylon"], "Dana": ["not-a-cylon"],
                },
                "deck": ["not-a-cylon"],
            },
        }),
    );
    game.set_hand(0, 4);
    let answer = game.answer(PromptKind::TakeTurn, "act:reveal");
    let mut events = game.give(Actor::Seat { seat: SeatId(1) }, &answer);
    while prompts(game.state())[0].kind != PromptKind::TakeTurn {
        let open = prompts(game.state()).remove(0);
        let option = open.options().next().expect("an answer");
        events.extend(game.choose(open.kind, &option));
    }
    let ability = Ability::LiesAndSecrets;
    let used = Event::AbilityUsed { seat: ANA, ability };
    assert_eq!(events.iter().filter(|event| **event == used).count(), 1);
    assert_eq!(game.state().hands.of(ANA), 0);
}

#[test]
fn no_leader_holds_a_title_or_follows_on_a_line() {
    checks!("XINF-5");
    let mut game = turn_of(&CREW, &json!({ "places": { "Ana": "caprica-overlay" } }));
    game.corrected(Correction::Infiltrating {
        seat: ANA,
        infiltrating: true,
    });
    let give = Happening::TitleGiven {
        title: Title::President,
        seat: ANA,
    };
    assert_eq!(game.cannot_happen(give), Rejection::TitleForCylon);
    for title in Title::ALL {
        assert_ne!(
            dradis_rules::play::titles::next_in_line(title, game.state()),
            Some(ANA)
        );
    }
}

#[test]
fn everybody_begins_with_a_miracle_token_that_an_ability_costs() {
    checks!("XMIR-1", "XMIR-2", "XMIR-4", "XSETUP-11");
    let options = Options {
        game: Boxes::combined(Objective::Kobol),
        ..Options::default()
    };
    let mut begun = Game::of(
        &["gaius-baltar", "william-adama", "apollo"],
        options,
        ANA,
        1,
    );
    begun.choose(PromptKind::DealLoyalty, "deal");
    assert_eq!(
        begun.state().miracles.values().copied().collect::<Vec<_>>(),
        [1, 1, 1]
    );

    let mut game = turn_of(
        &["tom-zarek", "william-adama", "apollo"],
        &json!({ "skill-cards": { "Ana": 3 } }),
    );
    let has = |game: &Game| {
        dradis_rules::play::ability::has(game.state(), ANA, Ability::UnconventionalTactics)
    };
    assert!(has(&game));
    game.choose(PromptKind::TakeTurn, "act:unconventional-tactics");
    assert_eq!(game.state().miracles[&ANA], 0);
    assert!(!has(&game));
    assert!(game.state().used.is_empty(), "the token is what is used up");
    game.corrected(Correction::Miracles {
        seat: ANA,
        tokens: 1,
    });
    assert!(has(&game), "with another token once more");
    let too_many = Command::Correct {
        corrections: vec![Correction::Miracles {
            seat: ANA,
            tokens: 2,
        }],
        reason: dradis_state::correction::Reason::Misread,
        repairs: None,
        insist: false,
    };
    assert_eq!(
        game.refusal(&too_many),
        Rejection::TooManyMiracles { most: 1 }
    );
}

#[test]
fn an_entered_position_gives_no_miracle_token_to_a_revealed_cylon() {
    checks!("XMIR-6", "XREVEAL-1", "XLEAD-5");
    let crew = ["galen-tyrol", "laura-roslin", "cavil", "apollo"];
    let options = Options {
        game: Boxes::combined(Objective::Kobol),
        ..Options::default()
    };
    let cylon = json!({
        "turn": { "number": 9, "active": "Ana", "step": "action" },
        "areas": {},
        "revealed-cylons": ["Ana"],
    });
    // Whether the position speaks of tokens or not. A Leader has theirs.
    let said = json!({ "miracles": { "Ana": 0, "Ben": 1 } });
    for more in [json!({}), json!({ "nukes": 1 }), said] {
        let game = Game::from_position(0, &crew, options, cylon.clone(), &more);
        let tokens: Vec<u8> = game.state().miracles.values().copied().collect();
        assert_eq!(tokens, [0, 1, 1, 1], "{more}");
        assert_eq!(game.public().seats[0].miracles, Some(0));
    }

    let refused = |insist: bool| {
        let position = json!({
            "characters": { "Ana": crew[0], "Ben": crew[1], "Cem": crew[2], "Dana": crew[3] },
            "turn": cylon["turn"],
            "areas": {},
            "revealed-cylons": ["Ana"],
            "miracles": { "Ana": 1 },
            "insist": insist,
        });
        Command::StartFrom {
            players: crate::game::players(&["Ana", "Ben", "Cem", "Dana"]),
            options,
            position: Box::new(serde_json::from_value(position).expect("a position")),
        }
    };
    assert_eq!(
        Game::empty(0).refusal(&refused(false)),
        Rejection::TooManyMiracles { most: 0 }
    );
    // What a correction has left can be kept and entered again.
    let mut game = Game::empty(0);
    game.referee(&refused(true));
    let position = Position::of(game.state()).expect("a position");
    assert!(position.insist);
    assert_eq!(position.miracles["Ana"], 1);
}

#[test]
fn the_alternate_baltar_may_hold_three() {
    checks!("XMIR-7");
    let mut game = turn_of(
        &["gaius-baltar-support", "william-adama", "apollo"],
        &json!({}),
    );
    game.corrected(Correction::Miracles {
        seat: ANA,
        tokens: 3,
    });
    assert_eq!(game.state().miracles[&ANA], 3);
}

#[test]
fn a_revealed_cylon_draws_two_types_and_enters_no_hazardous_place() {
    checks!("XCYTURN-1", "XMOVE-3");
    let game = turn_of(
        &["laura-roslin", "william-adama", "apollo"],
        &json!({ "revealed-cylons": ["Ana"], "places": { "Ana": "caprica-overlay" } }),
    );
    let lines = dradis_rules::play::hands::draw_lines(game.state(), ANA);
    assert!(
        lines.len() == 1 && lines[0].cards == 2 && lines[0].different,
        "{lines:?}"
    );
    let mut game = game;
    game.corrected(Correction::TurnStep {
        step: dradis_facts::turn::TurnStep::Movement,
    });
    let prompt = game.prompt(PromptKind::TakeTurn);
    let no = prompt.not_allowed.iter();
    let mut no = no.filter(|no| no.id.text().ends_with("resurrection-ship-overlay"));
    assert_eq!(
        no.next().map(|no| no.cause.to_string()).as_deref(),
        Some("MOVE-7")
    );
}

#[test]
fn who_has_no_token_left_loses_none_with_the_character() {
    checks!("XREVEAL-1", "XMIR-6");
    for tokens in [1, 0] {
        let mut game = turn_of(&["tom-zarek", "william-adama", "apollo"], &json!({}));
        if tokens == 0 {
            game.corrected(Correction::Miracles { seat: ANA, tokens });
        }
        let events = game.happens(Happening::Executed { seat: ANA });
        let lost = events
            .iter()
            .any(|event| matches!(event, Event::Miracles { .. }));
        assert_eq!(lost, tokens > 0);
    }
}

#[test]
fn a_leader_who_goes_back_discards_what_lies_before_them_and_nobody_elses() {
    checks!("XINF-6", "XINF-11");
    let before = json!([
        { "card": "assign-arbitrator", "with": "Ana" },
        { "card": "assign-mission-specialist", "with": "Ben" },
    ]);
    let mut game = turn_of(
        &CREW,
        &json!({ "places": { "Ana": "caprica-overlay" }, "quorum-in-play": before }),
    );
    game.corrected(Correction::Infiltrating {
        seat: ANA,
        infiltrating: true,
    });
    game.corrected(Correction::Place {
        seat: ANA,
        place: place("armory"),
    });
    game.choose(PromptKind::TakeTurn, "act:end-infiltration");
    assert_eq!(game.state().loyalty.standing(ANA), led(false));
    let open = game.state().quorum.open.iter().map(|open| open.with);
    assert_eq!(open.collect::<Vec<_>>(), [Some(SeatId(1))]);
}

#[test]
fn a_leader_is_reminded_of_as_many_cards_as_may_be_added() {
    checks!("REM-11", "CLAR-64", "XCHECK-2");
    let adds = |character: &str, infiltrating: bool, there: &str| {
        let more = json!({
            "turn": { "number": 6, "active": "Dana", "step": "crisis" },
            "places": { "Ana": "caprica-overlay" },
            "titles": { "president": "Ben", "admiral": "Cem" },
        });
        let mut game = turn_of(
            &[character, "laura-roslin", "william-adama", "apollo"],
            &more,
        );
        if infiltrating {
            let seat = ANA;
            game.corrected(Correction::Infiltrating { seat, infiltrating });
            game.put(0, there);
        }
        game.happens(Happening::CrisisDescribed {
            described: Described {
                icons: Vec::new(),
                jump: false,
                forces: false,
                check: Some(DescribedCheck {
                    difficulty: 9,
                    partial_difficulty: None,
                    skills: vec![SkillType::Tactics],
                }),
            },
        });
        let asked = game.prompt(PromptKind::AddCards);
        assert_eq!(asked.decider, Decider::Seat { seat: ANA });
        let said = reminders(game.state()).into_iter();
        let said = said.filter(|said| said.seat == Some(ANA));
        let ids: Vec<_> = said.map(|said| said.line.id).collect();
        (asked.options().collect::<Vec<_>>(), ids)
    };
    let caprica = "caprica-overlay";
    let (cards, said) = adds("cavil", false, caprica);
    assert!(!cards.contains(&"cards:2".to_owned()), "{cards:?}");
    assert_eq!(said, ["reminder-rem-11-cylon"]);
    // Calculating.
    let (cards, said) = adds("simon-oneill", false, caprica);
    assert!(cards.contains(&"cards:2".to_owned()), "{cards:?}");
    assert_eq!(said, [""; 0]);
    let (cards, said) = adds("cavil", true, "armory");
    assert!(!cards.contains(&"cards:3".to_owned()), "{cards:?}");
    assert_eq!(said, ["reminder-rem-11-infiltrating"]);
    let (_, said) = adds("cavil", true, "brig");
    assert_eq!(said, ["reminder-rem-11-brig"]);
}
