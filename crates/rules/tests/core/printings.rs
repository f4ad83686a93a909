//! Where printings or the two games differ and the table is not asked: the reading of the base game is played.

use dradis_facts::checks;
use dradis_facts::content::{AttackCardId, AttackDeck, CrisisDeck, CrisisId};
use dradis_facts::craft::Craft;
use dradis_facts::effect::Source;
use dradis_facts::options::{Difficulty, Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::registry::{Edition, Registry};
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_facts::{Rejection, SeatId, rule_id};
use dradis_rules::history::Record;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::prompts;
use dradis_rules::tell::view::CheckView;
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::effect::{Course, EffectStep};
use dradis_state::resources::Resources;
use serde_json::{Value, json};

use crate::fight::{BY_TABLE, fight_of};
use crate::game::{Game, correct, place};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);

/// Everything a check needs is told, and so is every die.
const TOLD: Modes = Modes {
    loyalty: Mode::Table,
    destiny: Mode::Table,
    ..BY_TABLE
};

/// A turn of Ana's in this step; everybody holds five cards.
fn turn_of(characters: &[&str], step: &str, more: &Value) -> Game {
    let mut position = json!({
        "turn": { "number": 6, "active": "Ana", "step": step },
        "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 5 },
    });
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    fight_of(characters, TOLD, &position)
}

const THREE: [&str; 3] = ["william-adama", "laura-roslin", "saul-tigh"];

/// Effects of a crisis of Ana's, confirmed.
fn crisis(game: &mut Game, effects: &Value) {
    let course = Course {
        of: Source::Crisis { card: None },
        current: ANA,
        picked: None,
        left: serde_json::from_value(effects.clone()).expect("effects"),
    };
    let effects = EffectStep::Confirm { course };
    let work = vec![dradis_state::agenda::Work::Effects { effects }];
    game.record(Record::Did {
        events: vec![Event::Scheduled { work }],
    });
    game.choose(PromptKind::Confirm, "apply");
}

#[test]
fn the_crisis_deck_has_seventy_cards() {
    checks!("DIS-26", "COMP-4");
    assert_eq!(Pile::Crisis.most(Options::default().kit()), 70);
    let crises = Options::default().kit().crises.iter();
    let named = crises.filter(|card| card.facts().deck == CrisisDeck::Crisis);
    let named: u8 = named.map(|card| card.facts().copies).sum();
    let attacks = AttackCardId::all().filter(|card| card.facts().deck == AttackDeck::Crisis);
    let attacks = u8::try_from(attacks.count()).expect("few");
    assert_eq!(named + attacks, 70, "every card of the deck can be named");
    let loyalty: u8 = Options::default()
        .kit()
        .loyalty
        .iter()
        .map(|card| card.facts().copies)
        .sum();
    let large = [Pile::Quorum, Pile::Crisis, Pile::SuperCrisis]
        .map(|pile| pile.most(Options::default().kit()));
    assert_eq!(
        large.iter().sum::<u8>() + loyalty,
        108,
        "with the two title cards the box has its 110 large cards"
    );
}

#[test]
fn the_easier_game_raises_food_and_population() {
    checks!("DIS-26b", "SETUP-20");
    let options = Options {
        difficulty: Difficulty::EasierForHumans,
        ..Options::default()
    };
    let dials = Resources::at_start(&options, 3);
    assert_eq!(dials.get(Resource::Food), 10);
    assert_eq!(dials.get(Resource::Population), 14);
}

#[test]
fn a_third_nuke_or_a_third_basestar_is_not_in_the_base_box() {
    checks!("DIS-47", "LIMIT-3");
    let mut game = turn_of(&THREE, "action", &json!({}));
    let third = game.refusal(&correct(Correction::Nukes { count: 3 }));
    assert!(matches!(third, Rejection::Impossible { .. }), "{third:?}");
    let supply = game.public().board.supply;
    assert_eq!(
        (
            supply.ships[Craft::Viper],
            supply.ships[Craft::Raider],
            supply.ships[Craft::Basestar]
        ),
        (8, 16, 2)
    );
    game.corrected(Correction::Nukes { count: 1 });
    game.corrected(Correction::Nukes { count: 2 });
    assert_eq!(game.public().board.impossible, []);
}

#[test]
fn a_nuke_is_aimed_at_a_basestar_and_never_comes_back() {
    checks!("DIS-07", "NUKE-4");
    let board = json!({
        "areas": {
            "bow": { "basestars": [[]], "raiders": 3 },
            "stern": { "basestars": [[]] },
            "aft-port": { "raiders": 4 },
        },
        "titles": { "president": "Ben", "admiral": "Ana" },
        "skill-cards": {},
    });
    let mut game = turn_of(&THREE, "action", &board);
    game.turn("act:nuke");
    let aims: Vec<String> = game.options();
    assert_eq!(aims.len(), 2, "no area without a basestar: {aims:?}");
    assert!(aims.iter().all(|aim| aim.contains("basestar")), "{aims:?}");
    assert_eq!(game.public().board.nukes, 1, "spent before it is rolled");
    game.choose(PromptKind::ChooseTarget, &aims[0]);
    game.rolls(5);
    assert_eq!(game.ships(Area::Bow).basestars.len(), 0);
    assert_eq!(game.ships(Area::Bow).alike[Craft::Raider], 3);
    assert_eq!(game.public().board.nukes, 1);
    let supply = serde_json::to_value(game.public().board.supply).expect("plain data");
    assert_eq!(supply.get("nukes"), None, "none lies beside the board");
}

fn check(game: &Game) -> CheckView {
    game.public().check.expect("a check runs")
}

#[test]
fn the_check_of_the_rulebook_costs_one_population() {
    checks!("DIS-37", "CHECK-10", "CHECK-11", "CHECK-15", "EX-10");
    // Nobody here lets cards of strength 1 count.
    let characters = ["saul-tigh", "laura-roslin", "starbuck"];
    let mut game = turn_of(&characters, "crisis", &json!({}));
    assert_eq!(game.state().resources.get(Resource::Population), 12);
    let destiny = game.state().piles.of(Pile::Destiny);
    game.turn("card:fulfiller-of-prophecy");
    let chosen = game.prompt(PromptKind::ChooseOption).choices[0].id.clone();
    game.choose(PromptKind::ChooseOption, &chosen);
    for cards in ["cards:2", "cards:0", "cards:1"] {
        game.choose(PromptKind::AddCards, cards);
    }
    assert_eq!(game.state().piles.of(Pile::Destiny), destiny - 2);
    for card in [
        "politics:4",
        "leadership:2",
        "tactics:1",
        "piloting:1",
        "engineering:1",
    ] {
        game.choose(PromptKind::TellCards, &format!("card:{card}"));
    }
    let counted = check(&game);
    assert_eq!((counted.matching_sum, counted.against_sum), (6, 3));
    assert_eq!((counted.total, counted.difficulty), (3, 6));
    game.choose(PromptKind::CheckResult, "accept");
    assert_eq!(game.state().resources.get(Resource::Population), 11);
}

#[test]
fn with_everybody_in_the_brig_the_first_in_line_becomes_admiral_and_stays_it() {
    checks!("DIS-28", "TITLE-SUCC-6", "TITLE-ADM-5");
    let more = json!({
        "titles": { "president": "Ben", "admiral": "Cem" },
        "places": { "Ana": "brig", "Ben": "brig" },
    });
    let mut game = turn_of(&THREE, "action", &more);
    let to_the_brig = json!([{ "do": "move", "who": "admiral", "to": "brig" }]);
    crisis(&mut game, &to_the_brig);
    assert_eq!(game.state().places.of(CEM), Some(place("brig")));
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(ANA));
    let place = place("command");
    for seat in [BEN, CEM] {
        game.corrected(Correction::Place { seat, place });
    }
    assert_eq!(
        game.state().titles.holder(Title::Admiral),
        Some(ANA),
        "whoever leaves the Brig does not take the title"
    );
}

#[test]
fn the_quorum_hand_has_no_limit() {
    checks!("DIS-10", "HAND-3");
    let more = json!({
        "titles": { "president": "Ana", "admiral": "Cem" },
        "piles": { "quorum-hand": 10, "quorum": 7 },
    });
    let mut game = turn_of(&THREE, "action", &more);
    game.turn("act:draw-quorum");
    assert_eq!(game.state().piles.of(Pile::QuorumHand), 11);
    game.turn("end-turn");
    let open = prompts(game.state());
    assert!(
        open.iter()
            .all(|prompt| prompt.kind != PromptKind::DiscardToLimit),
        "{open:?}"
    );
    assert_eq!(game.state().turn.active, Some(BEN));
    assert_eq!(game.state().piles.of(Pile::QuorumHand), 11);
}

#[test]
fn a_result_does_not_touch_a_revealed_cylon_and_asks_them_nothing() {
    checks!("DIS-55", "CYPLAYER-3");
    let more = json!({
        "revealed-cylons": ["Ana"],
        "places": { "Ana": "caprica" },
        "titles": { "president": "Ben", "admiral": "Cem" },
    });
    let mut game = turn_of(&THREE, "action", &more);
    let personal = json!([
        { "do": "discard", "who": "current", "cards": 2 },
        { "do": "discard", "who": "everyone", "cards": 1 },
        { "do": "move", "who": "current", "to": "sickbay" },
        { "do": "dial", "resource": "morale", "by": -1 },
    ]);
    crisis(&mut game, &personal);
    let hand = |seat| game.state().hands.of(seat);
    assert_eq!((hand(ANA), hand(BEN), hand(CEM)), (5, 4, 4));
    assert_eq!(game.state().places.of(ANA), Some(place("caprica")));
    assert_eq!(game.state().resources.get(Resource::Morale), 9);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn, "nobody is asked");
}

#[test]
fn a_revealed_cylon_may_go_to_the_resurrection_ship() {
    checks!("DIS-56", "CYTURN-2");
    let more = json!({
        "revealed-cylons": ["Ana"],
        "places": { "Ana": "caprica" },
        "titles": { "president": "Ben", "admiral": "Cem" },
    });
    let mut game = turn_of(&THREE, "movement", &more);
    game.turn("go:resurrection-ship");
    assert_eq!(
        game.state().places.of(ANA),
        Some(place("resurrection-ship"))
    );
    let hazardous = Options::default()
        .kit()
        .locations
        .iter()
        .filter(|row| row.facts().hazardous);
    let hazardous: Vec<&str> = hazardous.map(|row| row.name()).collect();
    assert_eq!(hazardous, ["sickbay", "brig"]);
}

/// Two locations whose words have one source, and what a table does whose board says something else.
#[test]
fn the_board_is_played_as_transcribed_and_put_right_by_hand() {
    checks!("DIS-65", "OPEN-48", "LOC-PRESS-1", "LOC-OFFICE-1");
    let titles = json!({ "president": "Ana", "admiral": "Cem" });
    let at = |place: &str| {
        let more = json!({ "titles": titles, "places": { "Ana": place } });
        turn_of(&THREE, "action", &more)
    };
    let mut game = at("press-room");
    game.turn("act:press-room");
    assert_eq!(game.state().hands.of(ANA), 7);
    game.set_hand(0, 6);
    assert_eq!(game.state().hands.of(ANA), 6, "a board with one card");

    let mut game = at("presidents-office");
    let held = game.state().piles.of(Pile::QuorumHand);
    game.turn("act:presidents-office");
    let after = |game: &Game| game.state().piles.of(Pile::QuorumHand);
    if game.waits_for() == PromptKind::Confirm {
        game.choose(PromptKind::Confirm, "apply");
    }
    assert_eq!(after(&game), held + 1);
    let ways = game.prompt(PromptKind::ChooseCourse).choices;
    assert_eq!(ways.len(), 3, "draw one more, play one, or leave it");
    game.choose(PromptKind::ChooseCourse, &ways[0].id);
    assert_eq!(after(&game), held + 2);
}

#[test]
fn a_partial_result_belongs_to_a_check_and_pages_to_the_rule() {
    checks!("DIS-49", "CHECK-14");
    let mut game = turn_of(&THREE, "crisis", &json!({}));
    let with_partial = CrisisId::all().find(|card| {
        let facts = card.facts();
        let partial = facts
            .check
            .as_ref()
            .and_then(|check| check.partial_difficulty);
        partial.is_some() && facts.options.is_empty()
    });
    let card = with_partial.expect("a card with a partial result");
    let facts = card.facts().check.clone().expect("its check");
    let partial = facts.partial_difficulty.expect("its threshold");
    game.turn(&format!("card:{}", card.name()));
    game.choose(PromptKind::AddCards, "cards:5");
    game.choose(PromptKind::AddCards, "rest");
    let skill = facts.skills[0].name();
    let mut left = partial;
    while left > 0 {
        let strength = left.min(5);
        left -= strength;
        game.choose(PromptKind::TellCards, &format!("card:{skill}:{strength}"));
    }
    if check(&game).left > 0 {
        game.choose(PromptKind::TellCards, "done");
    }
    let counted = check(&game);
    assert_eq!(counted.total, i16::from(partial));
    let result = serde_json::to_value(counted.result).expect("plain data");
    assert_eq!(result, "partial");
    for id in [rule_id!("SLEEPER-2"), rule_id!("SYMP-1")] {
        let pages = &Registry::embedded().rule(id).pages;
        for edition in [Edition::De, Edition::Es, Edition::It, Edition::Pl] {
            assert!(pages[&edition].contains(&19), "{id}: {pages:?}");
        }
    }
}
