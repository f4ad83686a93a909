//! The locations that have a skill check, whom they may concern, and what the Brig still lets a player do.

use std::collections::BTreeMap;

use dradis_facts::SeatId;
use dradis_facts::checks;
use dradis_facts::content::{Board, CrisisId, LocationId, QuorumId, SkillType};
use dradis_facts::options::{BrigExit, Mode, Modes, Options};
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_rules::Command;
use dradis_rules::history::Record;
use dradis_rules::play::prompt::{Decider, Prompt, PromptKind};
use dradis_rules::prompts;
use dradis_rules::tell::view::CheckView;
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::quorum::QuorumEvent;

use crate::game::{Game, NAMES, place, players};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);

const PICK: PromptKind = PromptKind::PickPlayer;
const ADD: PromptKind = PromptKind::AddCards;
const TELL: PromptKind = PromptKind::TellCards;
const RESULT: PromptKind = PromptKind::CheckResult;

/// Nobody of them changes a check of a location, and Ben is President, Cem Admiral.
const PLAIN: [&str; 3] = ["galen-tyrol", "laura-roslin", "helo"];

/// Ana's Action step on a location. The table keeps the Destiny deck, so its two cards are told like the others.
fn at(characters: &[&str], location: &str, brig_exit: BrigExit) -> Game {
    let named: BTreeMap<&str, &str> = NAMES.into_iter().zip(characters.iter().copied()).collect();
    let position = serde_json::json!({
        "characters": named,
        "titles": { "president": "Ben", "admiral": "Cem" },
        "turn": { "number": 6, "active": NAMES[0], "step": "action" },
        "places": { "Ana": location, "Ben": "presidents-office", "Cem": "command" },
        "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 5 },
        "areas": {},
    });
    let mut game = Game::empty(0);
    game.referee(&Command::StartFrom {
        players: players(&NAMES[..characters.len()]),
        options: Options {
            brig_exit,
            modes: Modes {
                destiny: Mode::Table,
                ..Modes::default()
            },
            ..Options::default()
        },
        position: serde_json::from_value(position).expect("a position"),
    });
    game
}

fn activated(location: &str) -> Game {
    let mut game = at(&PLAIN, location, BrigExit::Galactica);
    game.turn(&format!("act:{location}"));
    game
}

/// Nobody adds a card; the two of the Destiny deck are these.
fn comes_to(game: &mut Game, cards: [&str; 2]) {
    game.choose(ADD, "rest");
    for card in cards {
        game.choose(TELL, &format!("card:{card}"));
    }
    game.choose(RESULT, "accept");
}

fn now(game: &Game) -> CheckView {
    game.public().check.expect("a check runs")
}

fn open(game: &Game, kind: PromptKind) -> bool {
    prompts(game.state())
        .iter()
        .any(|prompt| prompt.kind == kind)
}

/// Why an answer is not among those of a question.
fn bars(prompt: &Prompt, option: &str) -> Option<&'static str> {
    assert!(prompt.choices.iter().all(|choice| choice.id != option));
    let mut no = prompt.not_allowed.iter();
    no.find(|no| no.id.text() == option)
        .map(|no| no.cause.as_str())
}

fn ids(prompt: &Prompt) -> Vec<&str> {
    prompt
        .choices
        .iter()
        .map(|choice| choice.id.as_str())
        .collect()
}

fn reveal(game: &mut Game, seat: SeatId) {
    let revealed = true;
    game.corrected(Correction::RevealedCylon { seat, revealed });
}

#[test]
fn three_locations_have_a_check_and_the_rulebooks_numbers() {
    checks!("LOC-2", "DIS-09");
    let printed = Options::default()
        .kit()
        .locations
        .iter()
        .copied()
        .filter_map(|location| {
            let check = location.facts().check.as_ref()?;
            Some((location.name(), check.difficulty, check.skills.clone()))
        });
    let expected = [
        (
            "admirals-quarters",
            7,
            vec![SkillType::Leadership, SkillType::Tactics],
        ),
        ("brig", 7, vec![SkillType::Politics, SkillType::Tactics]),
        (
            "administration",
            5,
            vec![SkillType::Politics, SkillType::Leadership],
        ),
    ];
    assert_eq!(printed.collect::<Vec<_>>(), expected);
    for (location, difficulty, skills) in expected {
        let mut game = activated(location);
        if open(&game, PICK) {
            game.choose(PICK, "player:1");
        }
        let check = now(&game);
        assert_eq!(
            (check.printed, check.difficulty),
            (difficulty, difficulty.into())
        );
        assert_eq!(check.skills, skills, "{location}");
    }
    for location in ["press-room", "research-lab"] {
        assert!(activated(location).public().check.is_none(), "{location}");
    }
}

#[test]
fn administration_makes_the_nominee_president_if_the_check_passes() {
    checks!("LOC-ADMIN-1", "CHECK-LOC-1", "TITLE-PRES-7");
    let nominated = |cards| {
        let mut game = activated("administration");
        assert_eq!(game.prompt(PICK).decider, Decider::Seat { seat: ANA });
        assert_eq!(
            ids(&game.prompt(PICK)),
            ["player:0", "player:1", "player:2"]
        );
        game.choose(PICK, "player:2");
        assert_eq!(now(&game).about, Some(CEM));
        comes_to(&mut game, cards);
        game
    };
    let passed = nominated(["politics:3", "leadership:2"]);
    assert_eq!(passed.state().titles.holder(Title::President), Some(CEM));
    assert_eq!(passed.state().turn.step, TurnStep::Crisis);
    let failed = nominated(["politics:3", "leadership:1"]);
    assert_eq!(failed.state().titles.holder(Title::President), Some(BEN));
    assert_eq!(
        failed.state().turn.step,
        TurnStep::Crisis,
        "the action is taken"
    );
}

#[test]
fn no_revealed_cylon_is_nominated() {
    checks!("CHECK-LOC-6", "OPEN-13");
    let mut game = activated("administration");
    reveal(&mut game, CEM);
    let pick = game.prompt(PICK);
    assert_eq!(bars(&pick, "player:2"), Some("CHECK-LOC-6"));
    assert_eq!(ids(&pick), ["player:0", "player:1"]);
    let refused = game.answer(PICK, "player:1");
    let Command::Answer { prompt, option: _ } = refused else {
        unreachable!("an answer")
    };
    let option = "player:2".to_owned();
    game.refusal(&Command::Answer { prompt, option });
}

#[test]
fn the_admirals_quarters_send_the_accused_to_the_brig_if_the_check_passes() {
    checks!("LOC-ADMIRAL-1", "CHECK-LOC-2", "MOVE-12");
    let accused = |cards| {
        let mut game = activated("admirals-quarters");
        game.choose(PICK, "player:1");
        assert_eq!(now(&game).about, Some(BEN));
        comes_to(&mut game, cards);
        game
    };
    let passed = accused(["leadership:5", "tactics:2"]);
    assert_eq!(passed.state().places.of(BEN), Some(place("brig")));
    assert_eq!(passed.state().hands.of(BEN), 5, "it costs no card");
    let failed = accused(["leadership:5", "tactics:1"]);
    assert_eq!(
        failed.state().places.of(BEN),
        Some(place("presidents-office"))
    );
}

#[test]
fn nobody_is_accused_who_could_not_go_to_the_brig() {
    checks!("CHECK-LOC-2a", "CHECK-LOC-5");
    let mut game = activated("admirals-quarters");
    game.put(1, "brig");
    reveal(&mut game, CEM);
    let pick = game.prompt(PICK);
    assert_eq!(bars(&pick, "player:1"), Some("CHECK-LOC-2a"));
    assert_eq!(bars(&pick, "player:2"), Some("CHECK-LOC-5"));
    assert_eq!(ids(&pick), ["player:0"]);
}

#[test]
fn who_accuses_their_own_character_is_asked_once_more() {
    checks!("CHECK-LOC-8");
    let mut game = activated("admirals-quarters");
    game.choose(PICK, "player:0");
    let again = game.prompt(PICK);
    assert_eq!(again.cause.as_str(), "CHECK-LOC-8");
    assert_eq!(ids(&again), ["myself", "seat:1", "seat:2"]);
    assert!(game.public().check.is_none(), "not begun yet");
    let mut other = activated("admirals-quarters");
    other.choose(PICK, "player:0");
    other.choose(PICK, "seat:2");
    assert_eq!(now(&other).about, Some(CEM));
    game.choose(PICK, "myself");
    assert_eq!(now(&game).about, Some(ANA));
    comes_to(&mut game, ["leadership:5", "tactics:2"]);
    assert_eq!(game.state().places.of(ANA), Some(place("brig")));
}

#[test]
fn starbuck_is_easier_to_accuse_for_anybody_else() {
    checks!("CHECK-LOC-7");
    let against = |characters: &[&str], accused: &str| {
        let mut game = at(characters, "admirals-quarters", BrigExit::Galactica);
        game.turn("act:admirals-quarters");
        game.choose(PICK, accused);
        if open(&game, PICK) {
            game.choose(PICK, "myself");
        }
        now(&game).difficulty
    };
    let starbuck_last = ["galen-tyrol", "laura-roslin", "starbuck"];
    assert_eq!(against(&starbuck_last, "player:2"), 4);
    assert_eq!(against(&starbuck_last, "player:1"), 7, "against Roslin");
    let starbuck_first = ["starbuck", "laura-roslin", "helo"];
    assert_eq!(against(&starbuck_first, "player:0"), 7, "by herself");
}

#[test]
fn the_brig_is_left_by_its_check_alone() {
    checks!(
        "LOC-BRIG-1",
        "CHECK-LOC-3",
        "CHECK-5",
        "CHECK-LOC-4",
        "LIMIT-19",
        "DIS-08"
    );
    let mut game = activated("brig");
    let most: Vec<(SeatId, u8)> = now(&game)
        .added
        .iter()
        .map(|each| (each.seat, each.most))
        .collect();
    assert_eq!(
        most,
        [(BEN, 5), (CEM, 5), (ANA, 1)],
        "only the prisoner adds one card"
    );
    comes_to(&mut game, ["politics:5", "tactics:2"]);
    let out = game.prompt(PromptKind::ChoosePlace);
    assert_eq!(out.decider, Decider::Seat { seat: ANA });
    assert!(ids(&out).contains(&"go:hangar-deck"));
    assert!(!ids(&out).contains(&"go:press-room"), "Galactica alone");
    assert!(!ids(&out).contains(&"go:sickbay") && !ids(&out).contains(&"go:brig"));
    game.choose(PromptKind::ChoosePlace, "go:hangar-deck");
    assert_eq!(game.state().places.of(ANA), Some(place("hangar-deck")));
    assert_eq!(
        game.state().turn.step,
        TurnStep::Crisis,
        "a free character has a crisis"
    );

    let mut failed = activated("brig");
    comes_to(&mut failed, ["politics:5", "tactics:1"]);
    assert_eq!(failed.state().places.of(ANA), Some(place("brig")));
    assert!(!open(&failed, PromptKind::ChoosePlace));
}

#[test]
fn as_the_board_is_printed_the_brig_is_left_for_colonial_one_too() {
    checks!("DIS-08", "CHECK-LOC-3");
    let mut game = at(&PLAIN, "brig", BrigExit::AnyHuman);
    game.turn("act:brig");
    comes_to(&mut game, ["politics:5", "tactics:2"]);
    let out = game.prompt(PromptKind::ChoosePlace);
    for location in ["go:press-room", "go:administration", "go:command"] {
        assert!(ids(&out).contains(&location), "{location}");
    }
    for location in ["go:sickbay", "go:brig", "go:caprica"] {
        assert!(!ids(&out).contains(&location), "{location}");
    }
    game.choose(PromptKind::ChoosePlace, "go:press-room");
    assert_eq!(game.state().places.of(ANA), Some(place("press-room")));
    assert_eq!(game.state().hands.of(ANA), 5, "at no cost");
}

#[test]
#[expect(clippy::print_stdout, reason = "how often each case was met")]
fn the_way_out_of_the_brig_never_leads_to_a_closed_colonial_one_and_a_card_leads_to_galactica() {
    checks!("DIS-08", "CHECK-LOC-3", "LIMIT-19");
    let colonial_one = |game: &Game| {
        let out = game.prompt(PromptKind::ChoosePlace);
        let aboard = |id: &&str| {
            let named = id.strip_prefix("go:").and_then(LocationId::find);
            named.is_some_and(|location| location.facts().board == Board::COLONIAL_ONE)
        };
        ids(&out).into_iter().filter(aboard).count()
    };
    let (mut led, mut kept) = (0, 0);
    for exit in [BrigExit::Galactica, BrigExit::AnyHuman] {
        for bombed in [false, true] {
            let mut game = at(&PLAIN, "brig", exit);
            if bombed {
                let card = CrisisId::find("bomb-on-colonial-1").expect("a card");
                let in_play = true;
                game.corrected(Correction::CrisisInPlay { card, in_play });
            }
            game.turn("act:brig");
            comes_to(&mut game, ["politics:5", "tactics:2"]);
            let open = exit == BrigExit::AnyHuman && !bombed;
            assert_eq!(colonial_one(&game), if open { 3 } else { 0 });
            assert!(ids(&game.prompt(PromptKind::ChoosePlace)).contains(&"stay"));
            (led, kept) = (led + u8::from(open), kept + u8::from(!open));
        }
        // A pardon names Galactica, and the President does not pardon somebody who stays.
        let mut game = at(&PLAIN, "command", exit);
        game.put(2, "brig");
        game.corrected(Correction::ActivePlayer { seat: BEN });
        game.turn("act:play-quorum");
        game.choose(PromptKind::NameQuorum, "card:presidential-pardon");
        assert_eq!(colonial_one(&game), 0, "{exit:?}");
        assert!(!ids(&game.prompt(PromptKind::ChoosePlace)).contains(&"stay"));
        kept += 1;
    }
    println!("out of the Brig: {led} lead to Colonial One, {kept} do not");
    assert!(led > 0 && kept > 0);
}

#[test]
fn a_prisoner_may_take_any_kind_of_action() {
    checks!("ACT-8", "DIS-30");
    let free = at(&PLAIN, "research-lab", BrigExit::Galactica);
    let jailed = at(&PLAIN, "brig", BrigExit::Galactica);
    let kinds = |game: &Game| {
        let prompt = game.prompt(PromptKind::TakeTurn);
        let choices = prompt.choices.into_iter().map(|choice| choice.id);
        choices
            .filter(|id| id.starts_with("act:"))
            .collect::<Vec<_>>()
    };
    let elsewhere = kinds(&free)
        .into_iter()
        .filter(|id| id != "act:research-lab");
    let mut elsewhere: Vec<String> = elsewhere.collect();
    elsewhere.insert(0, "act:brig".to_owned());
    assert_eq!(kinds(&jailed), elsewhere);
    let mut game = jailed;
    game.turn("act:consolidate-power");
    assert_eq!(game.state().hands.of(ANA), 6, "one card for two");
    assert_eq!(game.state().places.of(ANA), Some(place("brig")));
}

/// Ben is President; the Vice President is this player.
fn with_vice(vice: SeatId) -> Game {
    let mut game = at(&PLAIN, "administration", BrigExit::Galactica);
    let card = QuorumId::find("assign-vice-president").expect("a card");
    let (seat, with) = (BEN, Some(vice));
    let events = [
        QuorumEvent::Played { seat, card },
        QuorumEvent::Stays { with },
    ];
    let events = events.map(|quorum| Event::Quorum { quorum }).to_vec();
    game.record(Record::Did { events });
    game
}

#[test]
fn administration_may_nominate_nobody_but_a_vice_president_who_is_human_and_not_president() {
    checks!("LOC-ADMIN-1", "CHECK-LOC-1");
    let mut game = with_vice(CEM);
    game.turn("act:administration");
    let pick = game.prompt(PICK);
    assert_eq!(ids(&pick), ["player:2"]);
    assert_eq!(bars(&pick, "player:0"), bars(&pick, "player:1"));
    assert!(bars(&pick, "player:0").is_some());

    let everybody = ["player:0", "player:1", "player:2"];
    let mut game = with_vice(BEN);
    game.turn("act:administration");
    assert_eq!(ids(&game.prompt(PICK)), everybody, "President already");

    let mut game = with_vice(CEM);
    reveal(&mut game, CEM);
    game.turn("act:administration");
    assert_eq!(ids(&game.prompt(PICK)), everybody[..2], "a Cylon by now");
}
