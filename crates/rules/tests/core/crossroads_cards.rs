//! What the seven Crossroads cards do, each with both tokens (ION-20).

use dradis_facts::checks;
use dradis_facts::content::{CrossroadsCard, HeldKind, Trauma};
use dradis_facts::craft::Craft;
use dradis_facts::effect::Effect;
use dradis_facts::options::Mode;
use dradis_facts::resources::Resource;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use dradis_rules::history::Record;
use dradis_rules::play::prompt::PromptKind;
use dradis_state::agenda::Work;
use dradis_state::crossroads::{CrossroadsEvent, CrossroadsStep};
use dradis_state::event::Event;
use dradis_state::held::HeldEvent;
use dradis_state::ionian::IonianEvent;
use serde_json::{Value, json};

use crate::crossroads::{named, on_the_way};
use crate::game::Game;
use crate::passing::{ANA, BEN, CEM, CYLON, DANA, HUMAN};

const COURSE: PromptKind = PromptKind::ChooseCourse;
const CONFIRM: PromptKind = PromptKind::Confirm;
const PICK: PromptKind = PromptKind::PickPlayer;

/// Ana shows this card with this token. Dana is a revealed Cylon; everybody else has four skill cards, and everybody four
/// benevolent trauma tokens.
fn shown(card: &str, side: Trauma, more: &Value) -> Game {
    let mut said = json!({
        "revealed-cylons": ["Dana"],
        "titles": { "president": "Ana", "admiral": "Ben", "cag": "Cem" },
        "distance": 8,
        "crossroads-over": true,
        "sleeper-phase": true,
    });
    for (key, value) in more.as_object().expect("an object") {
        said[key] = value.clone();
    }
    let hands: [&[&str]; 4] = [&[HUMAN], &[HUMAN], &[HUMAN], &[CYLON]];
    let mut game = on_the_way(Mode::App, &hands, &said);
    for seat in 0..4 {
        game.set_hand(seat, 4);
        game.holds_trauma(SeatId(seat), 4, 0);
    }
    let ionian = IonianEvent::Began;
    game.record(Record::Did {
        events: vec![Event::Ionian { ionian }],
    });
    game.lays_deck(HeldKind::TRAUMA, &[Trauma::Benevolent.name(); 12]);
    game.lays_deck(HeldKind::CROSSROADS, &[card]);
    let kind = HeldKind::CROSSROADS;
    let held = HeldEvent::Dealt { seat: ANA };
    let step = |crossroads| Work::Crossroads { crossroads };
    let work = vec![step(CrossroadsStep::Show { seat: ANA })];
    game.record(Record::Did {
        events: vec![Event::Held { kind, held }, Event::Scheduled { work }],
    });
    // Ana has laid nothing there, and chooses.
    game.turn_dial(Resource::Food, -1);
    game.choose(COURSE, &format!("trauma:{}", side.name()));
    if game.waits_for() == CONFIRM {
        game.choose(CONFIRM, "apply");
    }
    game
}

fn trauma(game: &Game) -> [u8; 4] {
    [ANA, BEN, CEM, DANA].map(|seat| game.state().trauma(seat))
}

fn skill_cards(game: &Game) -> [u8; 4] {
    [ANA, BEN, CEM, DANA].map(|seat| game.state().hands.of(seat))
}

fn dial(game: &Game, resource: Resource) -> u8 {
    game.state().resources.get(resource)
}

fn row(card: &str) -> &'static CrossroadsCard {
    named(card).crossroads().expect("a row")
}

#[test]
fn there_are_seven_cards_in_the_nebula_alone() {
    checks!("ION-20");
    let game = shown("the-opera-house", Trauma::Antagonistic, &json!({}));
    let kit = game.state().kit();
    assert!(kit.held.contains(&HeldKind::CROSSROADS));
    let cards = HeldKind::CROSSROADS.deck(kit);
    assert_eq!(cards.len(), 7);
    for card in cards {
        let row = card.crossroads().expect("a row");
        assert!(!row.benevolent.contains(&Effect::ByHand), "{}", row.id);
        assert_eq!(card.id(), format!("held-crossroads-{}", row.id));
    }
    let kobol = crate::fight::kobol(crate::fight::BY_TABLE);
    assert!(!kobol.kit().held.contains(&HeldKind::CROSSROADS));
}

#[test]
fn disturbing_vision() {
    checks!("ION-20");
    let mut game = shown("disturbing-vision", Trauma::Benevolent, &json!({}));
    for _ in 0..2 {
        game.choose(PromptKind::ChooseHeld, "hand:1");
    }
    assert_eq!(trauma(&game), [2, 4, 4, 4]);
    assert_eq!(skill_cards(&game), [2, 4, 4, 4]);
    let game = shown("disturbing-vision", Trauma::Antagonistic, &json!({}));
    assert_eq!(trauma(&game)[3], 6);
    // The Admiral is executed.
    assert_eq!(game.waits_for(), PromptKind::ChooseCharacter);
}

#[test]
fn miraculous_return() {
    checks!("ION-20", "CYATT-7a");
    let areas = json!({ "bow": { "raiders": 1 }, "stern": { "basestars": [[]] } });
    let more = json!({ "areas": areas, "destroyed-vipers": 2, "dials": { "morale": 5 } });
    let mut game = shown("miraculous-return", Trauma::Benevolent, &more);
    assert_eq!(dial(&game, Resource::Morale), 6);
    assert_eq!(game.state().reserve.destroyed[Craft::Viper], 1);
    // The raider attacks Galactica twice.
    let mut rolls = 0;
    while game.waits_for() == PromptKind::Roll {
        game.rolls(1);
        rolls += 1;
    }
    assert_eq!(rolls, 2);
    let mut game = shown("miraculous-return", Trauma::Antagonistic, &more);
    assert_eq!(dial(&game, Resource::Morale), 4);
    let lost = game.options().remove(0);
    game.choose(PromptKind::ChoosePiece, &lost);
    assert_eq!(game.state().space.destroyed_civilians.len(), 1);
    game.choose(PromptKind::DrawBasestarDamage, "token-disabled-hangar");
    assert_eq!(game.ships(Area::Stern).basestars[0].damage.len(), 1);
}

#[test]
fn perjury() {
    checks!("ION-20");
    for (branch, left) in [("branch:0", 2), ("branch:1", 4)] {
        let mut game = shown("perjury", Trauma::Benevolent, &json!({}));
        assert_eq!(skill_cards(&game), [2, 4, 4, 4]);
        game.choose(COURSE, branch);
        while game.waits_for() == PromptKind::ChooseHeld {
            game.choose(PromptKind::ChooseHeld, "hand:1");
        }
        assert_eq!(trauma(&game), [left, 4, 4, 4], "{branch}");
    }
    for (branch, cards) in [("branch:0", 6), ("branch:1", 4)] {
        let mut game = shown("perjury", Trauma::Antagonistic, &json!({}));
        assert_eq!(trauma(&game), [6, 4, 4, 4]);
        game.choose(COURSE, branch);
        assert_eq!(skill_cards(&game), [cards, 4, 4, 4], "{branch}");
    }
}

#[test]
fn scanned() {
    checks!("ION-20");
    let areas = json!({ "bow": { "raiders": 3 }, "stern": { "raiders": 3 } });
    let more = json!({ "areas": areas, "dials": { "morale": 5 } });
    let mut game = shown("scanned", Trauma::Benevolent, &more);
    assert_eq!(dial(&game, Resource::Morale), 4);
    for area in ["bow", "stern", "stern", "stern"] {
        game.choose(PromptKind::ChoosePiece, area);
    }
    assert_eq!(game.raiders(), [2, 0, 0, 0, 0, 0]);
    let areas = json!({ "bow": { "raiders": 1 } });
    let more = json!({ "areas": areas, "fleet": 0 });
    let mut game = shown("scanned", Trauma::Antagonistic, &more);
    game.rolls(1);
    assert_eq!(game.state().jump.space, 1);
}

#[test]
fn strange_music() {
    checks!("ION-20", "LOYAL-3");
    let mut game = shown("strange-music", Trauma::Benevolent, &json!({}));
    game.choose(PICK, "player:1");
    let looking = game.state().loyalty.looking.as_ref().expect("a look");
    assert_eq!((looking.by, looking.at), (ANA, BEN));
    let seen = game.waits_for();
    let option = game.options().remove(0);
    game.choose(seen, &option);
    game.choose(PromptKind::ChooseHeld, "hand:1");
    assert_eq!(trauma(&game), [3, 4, 4, 4]);
    let mut game = shown("strange-music", Trauma::Antagonistic, &json!({}));
    let left = game.state().loyalty.left();
    // A human player, the one who picks among them.
    assert_eq!(game.options(), ["player:0", "player:1", "player:2"]);
    game.choose(PICK, "player:2");
    let state = game.state();
    assert_eq!(state.loyalty.held(CEM), 2);
    assert_eq!(state.loyalty.left(), left, "one has joined, one was drawn");
    assert_eq!(trauma(&game), [4, 4, 4, 5]);
}

#[test]
fn testimony() {
    checks!("ION-20", "ION-6");
    // A Cylon player has it like everybody else.
    for (seat, at) in [(1, 1), (3, 3)] {
        let mut game = shown("testimony", Trauma::Benevolent, &json!({}));
        assert_eq!(game.options(), ["player:1", "player:2", "player:3"]);
        game.choose(PICK, &format!("player:{seat}"));
        assert_eq!(skill_cards(&game)[at], 2);
        let asked = game.asked();
        assert_eq!(asked.decider, crate::passing::of(SeatId(seat)));
        game.choose(COURSE, "branch:1");
        assert_eq!(trauma(&game), [4; 4]);
        let mut game = shown("testimony", Trauma::Antagonistic, &json!({}));
        game.choose(PICK, &format!("player:{seat}"));
        assert_eq!(skill_cards(&game)[at], 6);
        assert_eq!(trauma(&game)[at], 6);
    }
}

#[test]
fn the_opera_house() {
    checks!("ION-20");
    let mut game = shown("the-opera-house", Trauma::Benevolent, &json!({}));
    assert_eq!(trauma(&game), [7, 4, 4, 4]);
    game.choose(PICK, "player:3");
    assert_eq!(trauma(&game), [7, 4, 4, 7]);
    let game = shown("the-opera-house", Trauma::Antagonistic, &json!({}));
    assert_eq!(trauma(&game), [4; 4]);
    assert!(row("the-opera-house").antagonistic.is_empty());
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

#[test]
fn a_result_that_is_shown_is_told_to_everybody() {
    checks!("ION-8");
    let mut game = shown("perjury", Trauma::Benevolent, &json!({}));
    game.choose(COURSE, "branch:1");
    let card = named("perjury");
    let event = Event::Crossroads {
        crossroads: CrossroadsEvent::Selected {
            seat: ANA,
            card,
            side: Trauma::Benevolent,
        },
    };
    let line = dradis_rules::narrate(&event, dradis_rules::Viewer::Public).expect("a line");
    assert_eq!(line.id, "log-crossroads-benevolent");
}
