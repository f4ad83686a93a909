//! What Dradis keeps to itself, and the list of what people may say.

use std::collections::BTreeSet;

use dradis_facts::SeatId;
use dradis_facts::checks;
use dradis_facts::content::{CrisisId, LoyaltyCard, Side, SkillType};
use dradis_facts::hidden::Hidden;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::mark::RuleId;
use dradis_facts::options::{LoyaltyTalk, Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::registry::Registry;
use dradis_facts::resources::Resource;
use dradis_facts::turn::{TurnStep, Winner};
use dradis_rules::history::Record;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::prompts;
use dradis_rules::tell::secrecy::{Topic, asked_beside, sayings};
use dradis_rules::{Viewer, narrate, view};
use dradis_state::crisis::{Described, DescribedCheck};
use dradis_state::happening::Happening;
use dradis_state::{Event, apply};
use serde_json::{Value, json};

use crate::fight::{BY_TABLE, fight_of};
use crate::game::Game;

const SEATS: u8 = 3;

/// A turn of Ana's in this step; everybody holds five cards. Destiny and dice are the table's.
fn turn_of(characters: &[&str], step: &str, more: &Value) -> Game {
    let mut position = json!({
        "turn": { "number": 6, "active": "Ana", "step": step },
        "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 5 },
    });
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    let modes = Modes {
        loyalty: Mode::Table,
        destiny: Mode::Table,
        ..BY_TABLE
    };
    fight_of(characters, modes, &position)
}

/// What everybody and each seat sees and is told, as text.
fn all_seen(game: &Game, events: &[Event]) -> String {
    let mut seen = serde_json::to_string(&prompts(game.state())).expect("plain data");
    let seats = (0..SEATS).map(|seat| Viewer::Seat(SeatId(seat)));
    for viewer in seats.chain([Viewer::Public]) {
        seen += &serde_json::to_string(&view(game.state(), viewer)).expect("plain data");
        for line in events.iter().filter_map(|event| narrate(event, viewer)) {
            seen += &serde_json::to_string(&line).expect("plain data");
        }
    }
    seen
}

/// The words that would say which skill cards somebody has or played.
fn names_a_skill_card(text: &str) -> bool {
    let faces = SkillType::ALL.map(|kind| format!("\"kind\":\"{}\"", kind.name()));
    faces.iter().any(|face| text.contains(face.as_str()))
}

fn described(game: &mut Game, skills: &[SkillType]) {
    game.happens(Happening::CrisisDescribed {
        described: Described {
            icons: Vec::new(),
            jump: false,
            forces: false,
            check: Some(DescribedCheck {
                difficulty: 9,
                partial_difficulty: None,
                skills: skills.to_vec(),
            }),
        },
    });
}

#[test]
fn of_a_hand_everybody_sees_a_number_and_no_strength() {
    checks!("SECRET-4", "SECRET-9");
    let game = turn_of(
        &["laura-roslin", "apollo", "saul-tigh"],
        "movement",
        &json!({}),
    );
    for seat in game.public().seats {
        let seat = serde_json::to_value(seat).expect("plain data");
        assert_eq!(seat["hand"], 5, "a number and nothing beside it");
        let fields: Vec<&String> = seat.as_object().expect("an object").keys().collect();
        let hand = fields
            .iter()
            .filter(|field| field.contains("hand") || field.contains("skill"));
        assert_eq!(hand.count(), 1, "{fields:?}");
    }
    for seat in 0..SEATS {
        let own = view(game.state(), Viewer::Seat(SeatId(seat))).secret;
        let own = serde_json::to_string(&own).expect("plain data");
        assert!(!names_a_skill_card(&own), "not even to their owner: {own}");
    }
}

#[test]
fn cards_added_to_a_check_are_a_number_until_they_are_turned_up_and_then_nobodys() {
    checks!("SECRET-5", "SECRET-6", "SECRET-11");
    let mut game = turn_of(
        &["laura-roslin", "apollo", "saul-tigh"],
        "crisis",
        &json!({}),
    );
    described(&mut game, &[SkillType::Tactics]);
    let mut events = Vec::new();
    for cards in ["cards:2", "cards:1"] {
        events.extend(game.choose(PromptKind::AddCards, cards));
        let check = game.public().check.expect("a check");
        assert_eq!((check.matching.len(), check.against.len()), (0, 0));
        assert!(!names_a_skill_card(&all_seen(&game, &events)));
    }
    let added = game.public().check.expect("a check").added;
    let counts: Vec<Option<u8>> = added.iter().map(|added| added.cards).collect();
    assert_eq!(counts, [Some(2), Some(1), None]);
    events = game.choose(PromptKind::AddCards, "rest");
    // However they are told, they lie sorted.
    for card in [
        "tactics:3",
        "politics:2",
        "tactics:1",
        "piloting:1",
        "tactics:2",
    ] {
        events.extend(game.choose(PromptKind::TellCards, &format!("card:{card}")));
    }
    let check = game.public().check.expect("a check");
    let strengths: Vec<u8> = check.matching.iter().map(|card| card.strength).collect();
    assert_eq!(strengths, [1, 2, 3]);
    events.extend(game.choose(PromptKind::CheckResult, "accept"));
    assert!(
        !names_a_skill_card(&all_seen(&game, &events)),
        "afterwards the sums are left"
    );
}

#[test]
fn whoever_looks_at_the_top_of_a_deck_tells_dradis_nothing() {
    checks!("SECRET-7");
    let mut game = turn_of(&["boomer", "apollo", "saul-tigh"], "action", &json!({}));
    let mut events = game.turn("act:launch-scout");
    events.extend(game.rolls(8));
    while game.waits_for() == PromptKind::React {
        events.extend(game.choose(PromptKind::React, "stand"));
    }
    let prompt = game.prompt(PromptKind::Confirm);
    assert!(prompt.follows[0].by_hand, "she looks at the table");
    let ways: Vec<&str> = prompt
        .choices
        .iter()
        .map(|choice| choice.id.as_str())
        .collect();
    assert_eq!(ways, ["done"], "what was seen is no answer");
    assert!(prompt.catalogue.is_none());
    events.extend(game.choose(PromptKind::Confirm, "done"));
    // As her turn ends she looks at the Crisis deck.
    events.extend(game.turn("end-turn"));
    let seen = all_seen(&game, &events);
    for card in CrisisId::all() {
        let name = format!("\"{}\"", card.facts().name);
        assert!(!seen.contains(&name), "{name}");
    }
}

#[test]
fn of_a_revealed_cylon_everybody_sees_as_little_as_of_anybody() {
    checks!("SECRET-8");
    let mut game = turn_of(
        &["saul-tigh", "apollo", "laura-roslin"],
        "action",
        &json!({}),
    );
    let keys = |game: &Game, seat: usize| -> Vec<String> {
        let seat = serde_json::to_value(&game.public().seats[seat]).expect("plain data");
        seat.as_object()
            .expect("an object")
            .keys()
            .cloned()
            .collect()
    };
    let before = keys(&game, 0);
    let drawn = game.state().piles.of(Pile::SuperCrisis);
    let events = game.happens(Happening::CylonRevealed {
        seat: SeatId(0),
        sympathizer: false,
    });
    assert_eq!(game.state().piles.of(Pile::SuperCrisis), drawn - 1);
    assert_eq!(keys(&game, 0), before, "nothing more is shown of them");
    assert_eq!(game.public().seats[0].hand, 3);
    let seen = all_seen(&game, &events);
    assert!(!names_a_skill_card(&seen));
    for card in CrisisId::all() {
        assert!(!seen.contains(&format!("\"{}\"", card.facts().name)));
        assert!(!seen.contains(&format!("\"{}\"", card.name())));
    }
}

#[test]
fn no_page_shows_a_discard_pile() {
    checks!("SECRET-10");
    let mut game = turn_of(
        &["laura-roslin", "apollo", "saul-tigh"],
        "crisis",
        &json!({}),
    );
    game.turn("card:security-breach");
    assert!(all_seen(&game, &[]).contains("Security Breach"));
    game.choose(PromptKind::AddCards, "cards:1");
    game.choose(PromptKind::AddCards, "rest");
    for card in ["tactics:3", "politics:2", "tactics:1"] {
        game.choose(PromptKind::TellCards, &format!("card:{card}"));
    }
    game.choose(PromptKind::CheckResult, "accept");
    let piles: BTreeSet<Pile> = game
        .public()
        .board
        .piles
        .iter()
        .map(|row| row.pile)
        .collect();
    assert_eq!(piles, Pile::ALL.into_iter().collect(), "decks and a hand");
    let seen = serde_json::to_string(&game.public()).expect("plain data");
    assert!(!seen.contains("Security Breach"), "it is discarded");
    assert!(
        !names_a_skill_card(&seen),
        "and so are the cards of its check"
    );
}

/// The same game twice: in one Ana is a Cylon and Ben is not, in the other it is the other way round.
fn cylon_and_not() -> (Game, Game) {
    let options = Options {
        modes: Modes {
            dice: Mode::Table,
            damage: Mode::Table,
            ..Modes::default()
        },
        ..Options::default()
    };
    let characters = ["saul-tigh", "laura-roslin", "apollo"];
    let mut one = Game::of(&characters, options, SeatId(0), 1);
    let mut other = Game::of(&characters, options, SeatId(0), 1);
    let answer = one.answer(PromptKind::DealLoyalty, "deal");
    let dealt = one
        .try_give(dradis_rules::Actor::Referee, &answer)
        .expect("the deal is legal");
    let cylon = LoyaltyCard::all().find(|card| card.facts().side == Side::Cylon);
    let human = LoyaltyCard::all().find(|card| card.facts().side == Side::Human);
    let cards = [cylon.expect("a card"), human.expect("a card")];
    for (game, [ana, ben]) in [(&mut one, cards), (&mut other, [cards[1], cards[0]])] {
        let mut events = dealt.clone();
        for event in &mut events {
            if let Event::LoyaltyDealt { counts: _, deal } = event {
                let mut laid = deal.reveal().clone();
                laid.hands[0] = vec![ana];
                laid.hands[1] = vec![ben];
                laid.hands[2] = vec![cards[1]];
                **deal = Hidden::new(laid);
            }
        }
        game.record(Record::Did { events });
        game.choose(PromptKind::CloseReading, "close-reading");
    }
    (one, other)
}

#[test]
fn nothing_that_others_see_depends_on_a_hidden_cylon() {
    checks!("SECRET-19", "LOYAL-7", "REM-10a");
    let (mut one, mut other) = cylon_and_not();
    let cem = Viewer::Seat(SeatId(2));
    let hands = |game: &Game| game.state().loyalty.cards.reveal().hands.clone();
    assert_ne!(hands(&one), hands(&other));
    let mut steps = 0;
    while one.state().turn.number == 1 && steps < 12 {
        steps += 1;
        assert_eq!(prompts(one.state()), prompts(other.state()));
        assert_eq!(view(one.state(), cem), view(other.state(), cem));
        let prompt = one.prompt(PromptKind::TakeTurn);
        if one.state().turn.step == TurnStep::Action {
            let mut offered = prompt.choices.iter().map(|choice| choice.id.as_str());
            assert!(offered.any(|id| id == "act:reveal"), "offered to everybody");
        }
        // Whatever Ana, or Ben, might answer now does the same in both games.
        for option in prompt.options() {
            let told = |game: &Game| {
                let answer = game.answer(PromptKind::TakeTurn, &option);
                let events = game.try_give(dradis_rules::Actor::Referee, &answer);
                let mut state = game.state().clone();
                let mut lines = Vec::new();
                for event in events.as_deref().unwrap_or_default() {
                    lines.push(narrate(event, cem));
                    apply(&mut state, event);
                }
                (lines, view(&state, cem), events.err())
            };
            assert_eq!(told(&one), told(&other), "{option}");
        }
        for game in [&mut one, &mut other] {
            let way = if steps < 4 { "next" } else { "end-turn" };
            game.turn(way);
        }
    }
}

/// The team has won, a Cylon who never revealed with it; that they are one is for them to show.
#[test]
fn the_end_names_the_team_and_nobody_who_is_still_hidden() {
    checks!("END-13", "END-1", "SECRET-19");
    let (mut one, mut other) = cylon_and_not();
    assert_eq!(one.public().winner, None);
    for game in [&mut one, &mut other] {
        game.happens(Happening::CylonRevealed {
            seat: SeatId(2),
            sympathizer: false,
        });
        game.turn_dial(Resource::Fuel, -8);
        let events = game.end_turn();
        assert_eq!(game.public().winner, Some(Winner::Cylons));
        let told = events
            .iter()
            .filter_map(|event| narrate(event, Viewer::Public));
        let told: Vec<String> = told.map(|line| line.id.to_owned()).collect();
        assert!(
            told.iter().any(|id| id == "log-cylons-win-resources"),
            "{told:?}"
        );
    }
    assert_eq!(one.public(), other.public(), "the hidden one is not named");
    let (mut one, _) = cylon_and_not();
    one.happens(Happening::GameDeclared {
        winner: Winner::Humans,
    });
    assert_eq!(one.public().winner, Some(Winner::Humans));
}

/// What only the combined rules print.
const WITH_ALL_BOXES: [&str; 5] = [
    "SECRET-12",
    "SECRET-13",
    "SECRET-14",
    "SECRET-15",
    "SECRET-16",
];

#[test]
fn with_all_boxes_it_is_said_in_which_words_one_speaks() {
    checks!(
        "SECRET-12",
        "SECRET-13",
        "SECRET-14",
        "SECRET-15",
        "SECRET-16",
        "EX-48"
    );
    let listed = |game| -> Vec<RuleId> {
        let options = Options {
            game,
            ..Options::default()
        };
        let topics = sayings(options.kit(), LoyaltyTalk::SideAlone).into_iter();
        topics.flat_map(|sayings| sayings.rules).collect()
    };
    let base = listed(Boxes::Base);
    for objective in [
        Objective::Kobol,
        Objective::NewCaprica,
        Objective::IonianNebula,
        Objective::Earth,
    ] {
        let all = listed(Boxes::combined(objective));
        let more: Vec<&str> = all
            .iter()
            .filter(|id| !base.contains(id))
            .map(|id| id.as_str())
            .collect();
        let trauma = objective == Objective::IonianNebula;
        let mut wanted = WITH_ALL_BOXES.to_vec();
        wanted.retain(|id| trauma || *id != "SECRET-16");
        assert_eq!(
            more.iter().collect::<BTreeSet<_>>(),
            wanted.iter().collect()
        );
        assert_eq!(all.len(), base.len() + wanted.len(), "nothing is lost");
    }
    let says = |id: &str, what: &str| {
        let rule = RuleId::parse(id).expect("an id");
        let words = Registry::embedded().rule(rule).explanation.as_deref();
        assert!(words.is_some_and(|text| text.contains(what)), "{id}");
    };
    // Much and little, medium of several cards; nothing exact, and neither the most nor the least.
    says("SECRET-12", "opposite");
    says("SECRET-12", "medium only of several cards");
    says("SECRET-12", "no superlatives");
    says("SECRET-4", "exactly");
    says("SECRET-14", "few or many");
    says("SECRET-15", "a warning not to look is allowed");
    says("SECRET-16", "not talked about");
}

#[test]
fn what_may_be_said_is_listed_by_topic_with_its_words() {
    checks!(
        "SECRET-1",
        "SECRET-2",
        "SECRET-4",
        "SECRET-5",
        "SECRET-6",
        "SECRET-7",
        "SECRET-8",
        "SECRET-9",
        "SECRET-10",
        "SECRET-11",
        "SECRET-17",
        "SECRET-18",
        "SECRET-19",
        "DIS-31",
        "DIS-32",
        "DIS-33",
        "DIS-34"
    );
    let base = |talk| sayings(Options::default().kit(), talk);
    // Where the table allows no more than human or Cylon, nobody is told that they may lie.
    let loyalty = |talk| -> Vec<RuleId> { base(talk).swap_remove(0).rules };
    let lying = RuleId::parse("SECRET-2").expect("an id");
    assert_eq!(LoyaltyTalk::default(), LoyaltyTalk::Free);
    let (free, side) = (loyalty(LoyaltyTalk::Free), loyalty(LoyaltyTalk::SideAlone));
    assert!(free.contains(&lying) && !side.contains(&lying));
    assert_eq!(free.len(), side.len() + 1);

    let sheet = base(LoyaltyTalk::Free);
    let topics: Vec<Topic> = sheet.iter().map(|sayings| sayings.topic).collect();
    let order = [
        Topic::Loyalty,
        Topic::Hands,
        Topic::Checks,
        Topic::Decks,
        Topic::Dradis,
    ];
    assert_eq!(topics, order);
    let listed: Vec<RuleId> = sheet
        .into_iter()
        .flat_map(|sayings| sayings.rules)
        .collect();
    let once: BTreeSet<RuleId> = listed.iter().copied().collect();
    assert_eq!(once.len(), listed.len(), "each rule stands in one place");
    let words = |id: RuleId| Registry::embedded().rule(id).explanation.as_deref();
    for id in &listed {
        assert!(words(*id).is_some(), "{id} has words");
    }
    // All that a base rulebook prints about secrecy, and what Dradis does by itself.
    let files = Registry::embedded().files().iter();
    let own = files.filter(|file| file.name == "17-base-secrecy");
    for rule in own.flat_map(|file| &file.rules) {
        let printed = !WITH_ALL_BOXES.contains(&rule.id.as_str());
        assert_eq!(once.contains(&rule.id), printed, "{}", rule.id);
    }
    // The words say what the base rulebooks say where others differ.
    let says = |id: &str, what: &str| {
        let id = RuleId::parse(id).expect("an id");
        assert!(words(id).is_some_and(|text| text.contains(what)), "{id}");
    };
    says("SECRET-2", "lie");
    says("SECRET-4", "exactly");
    says("SECRET-7", "nothing precise");
    says("DIS-31", "lie");
    says("DIS-32", "exact strengths alone");
    says("DIS-33", "precise words");
    says("DIS-34", "face up");
    assert!(asked_beside().len() > 5);
    for id in asked_beside() {
        assert!(words(id).is_some() && !once.contains(&id) || id.as_str() == "SECRET-18");
    }
}
