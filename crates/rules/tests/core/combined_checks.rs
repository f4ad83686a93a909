//! Checks of the combined game: limits, reckless cards, abilities of the cards in the pile, consequence, Treachery step.

use std::collections::BTreeMap;

use dradis_facts::checks;
use dradis_facts::content::{SkillCardId, SkillMark, SkillType, SkillWhen};
use dradis_facts::craft::Craft;
use dradis_facts::destiny::SkillCard;
use dradis_facts::effect::{Effect, Source};
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options, Tracking};
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::history::Record;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::tell::view::CheckView;
use dradis_rules::{Command, prompts};
use dradis_state::Event;
use dradis_state::agenda::Work;
use dradis_state::check::{Check, CheckEvent, CheckResult, CheckStage, CheckStep};
use dradis_state::happening::Happening;

use crate::game::{Game, NAMES, location, players};

pub(crate) const ADD: PromptKind = PromptKind::AddCards;
pub(crate) const TELL: PromptKind = PromptKind::TellCards;
pub(crate) const ABILITY: PromptKind = PromptKind::CheckAbility;
pub(crate) const RESULT: PromptKind = PromptKind::CheckResult;

const CREW: [&str; 4] = ["galen-tyrol", "dee", "laura-roslin", "william-adama"];

fn combined() -> Options {
    Options {
        game: Boxes::combined(Objective::Kobol),
        ..Options::default()
    }
}

/// The Crisis step of the first player's turn in the combined game; everybody holds five cards.
fn at_crisis(characters: &[&str], options: Options) -> Game {
    let named: BTreeMap<&str, &str> = NAMES.into_iter().zip(characters.iter().copied()).collect();
    let cards: BTreeMap<&str, u8> = NAMES
        .into_iter()
        .take(characters.len())
        .map(|name| (name, 5))
        .collect();
    let position = serde_json::json!({
        "characters": named,
        "turn": { "number": 6, "active": NAMES[0], "step": "crisis" },
        "skill-cards": cards,
    });
    let mut game = Game::empty(0);
    game.referee(&Command::StartFrom {
        players: players(&NAMES[..characters.len()]),
        options,
        position: serde_json::from_value(position).expect("a position"),
    });
    game
}

fn with_destiny(destiny: Mode, tracking: Tracking) -> Options {
    Options {
        modes: Modes {
            destiny,
            ..Modes::default()
        },
        tracking,
        ..combined()
    }
}

pub(crate) fn at_table() -> Game {
    at_crisis(&CREW, with_destiny(Mode::Table, Tracking::Full))
}

/// A check of difficulty 7, for which politics and tactics count. A pass brings morale, a failure costs food, the
/// consequence fuel.
pub(crate) fn check(of: Source) -> Check {
    let dial = |resource, by| vec![Effect::Dial { resource, by }];
    Check {
        of,
        current: SeatId(0),
        about: None,
        difficulty: 7,
        partial_difficulty: None,
        skills: vec![SkillType::Politics, SkillType::Tactics],
        stage: CheckStage::Adding,
        changes: Vec::new(),
        added: BTreeMap::new(),
        destiny: 0,
        learned: 0,
        cards: Vec::new(),
        told: None,
        pass: dial(Resource::Population, 1),
        partial: Vec::new(),
        fail: dial(Resource::Food, -1),
        consequence: Vec::new(),
        resolved: Vec::new(),
        taken_out: Vec::new(),
        there: Vec::new(),
        told_after: 0,
        settled: false,
    }
}

pub(crate) const CRISIS: Source = Source::Crisis { card: None };

pub(crate) fn begun(game: &mut Game, check: Check) {
    let work = vec![Work::Check {
        check: CheckStep::Add,
    }];
    let began = Event::Check {
        check: CheckEvent::Began {
            check: Box::new(check),
        },
    };
    game.record(Record::Did {
        events: vec![began, Event::Scheduled { work }],
    });
}

/// So many cards are added by the second player, nobody else adds any, and these are told; two of them are of the
/// Destiny deck.
pub(crate) fn piled(game: &mut Game, cards: &[&str]) {
    piled_with(game, cards, 2);
}

pub(crate) fn piled_with(game: &mut Game, cards: &[&str], of_destiny: usize) {
    game.choose(ADD, &format!("cards:{}", cards.len() - of_destiny));
    game.choose(ADD, "rest");
    for card in cards {
        game.choose(TELL, &format!("card:{card}"));
    }
}

/// The check of a crisis at the table with this pile.
pub(crate) fn with_pile(cards: &[&str]) -> Game {
    let mut game = at_table();
    begun(&mut game, check(CRISIS));
    piled(&mut game, cards);
    game
}

pub(crate) fn now(game: &Game) -> CheckView {
    game.public().check.expect("a check runs")
}

fn asks(game: &Game, kind: PromptKind) -> bool {
    prompts(game.state())
        .iter()
        .any(|prompt| prompt.kind == kind)
}

pub(crate) fn offers(game: &Game, kind: PromptKind, start: &str) -> Vec<String> {
    let options: Vec<String> = game.prompt(kind).options().collect();
    options
        .into_iter()
        .filter(|option| option.starts_with(start))
        .collect()
}

pub(crate) fn dial(game: &Game, resource: Resource) -> u8 {
    game.state().resources.get(resource)
}

pub(crate) fn hand(game: &Game, seat: u8) -> u8 {
    game.state().hands.of(SeatId(seat))
}

fn card(name: &str) -> SkillCardId {
    SkillCardId::find(name).expect("a skill card")
}

pub(crate) fn resolved(game: &Game) -> Vec<&'static str> {
    let check = game.state().check.as_ref().expect("a check runs");
    check.resolved.iter().map(|card| card.name()).collect()
}

#[test]
fn cards_with_an_ability_are_told_by_name_and_all_others_by_type_and_strength() {
    let kit = combined().kit();
    let mut named = 0;
    for face in kit.skill_faces() {
        let rows = kit.skill_cards.iter().map(|card| card.facts());
        let rows =
            rows.filter(|row| row.skill == face.kind && row.copies.contains_key(&face.strength));
        let with_ability = rows.filter(|row| row.is(SkillMark::CheckAbility)).count();
        assert_eq!(face.card.is_some(), with_ability > 0, "{}", face.strength);
        named += usize::from(face.card.is_some());
    }
    assert_eq!(named, 16);
    for card in kit.check_abilities() {
        assert!(card.ability().is_some(), "{card:?}");
        assert_eq!(card.facts().when, SkillWhen::InCheck);
    }
    assert_eq!(Options::default().kit().check_abilities().count(), 0);
    // Text that older games have reads as before.
    let plain: SkillCard =
        serde_json::from_str(r#"{"skill":"politics","strength":3}"#).expect("a card");
    assert_eq!(plain, SkillCard::plain(SkillType::Politics, 3));
    assert_eq!(
        serde_json::to_string(&plain).expect("text"),
        r#"{"skill":"politics","strength":3}"#
    );
}

#[test]
fn a_destiny_deck_has_two_cards_of_six_types() {
    checks!("XCOMP-6", "XSETUP-17");
    let mut game = at_crisis(&CREW, with_destiny(Mode::App, Tracking::Full));
    begun(&mut game, check(CRISIS));
    game.choose(ADD, "cards:1");
    let mut deck = game.state().destiny.deck.reveal().clone();
    assert_eq!(deck.len(), 10);
    deck.extend(game.state().destiny.drawn.reveal());
    for kind in SkillType::ALL {
        let of_type = deck.iter().filter(|card| card.kind == kind).count();
        assert_eq!(of_type, 2, "{kind:?}");
    }
    let faces: Vec<SkillCard> = combined().kit().skill_faces().collect();
    assert!(deck.iter().all(|card| faces.contains(card)));
}

/// What is in the pile beside the card, what the check comes to, and which cards leave it.
#[test]
fn abilities_that_change_the_sum() {
    checks!("XABILITY-1", "XABILITY-13", "XABILITY-14", "XCHECK-11");
    let rows: [(&str, &[&str], i16, &[&str]); 5] = [
        (
            "politics:0:red-tape",
            &["politics:5", "tactics:6", "engineering:5", "piloting:3"],
            -3,
            &["politics:5", "tactics:6", "engineering:5"],
        ),
        (
            "engineering:0:establish-network",
            &["engineering:3", "politics:4", "piloting:1"],
            -3,
            &[],
        ),
        (
            "leadership:0:all-hands-on-deck",
            &["leadership:0:all-hands-on-deck", "politics:3", "piloting:1"],
            4,
            &[],
        ),
        (
            "leadership:0:iron-will",
            &["politics:3", "piloting:1"],
            2,
            &[],
        ),
        (
            "engineering:0:install-upgrades",
            &["politics:3", "piloting:1"],
            2,
            &[],
        ),
    ];
    for (own, beside, total, out) in rows {
        let pile: Vec<&str> = [own].iter().chain(beside).copied().collect();
        let game = with_pile(&pile);
        let check = now(&game);
        assert_eq!(
            (check.stage, check.total),
            (CheckStage::Totalled, total),
            "{own}"
        );
        let left: Vec<String> = check
            .taken_out
            .iter()
            .map(|card| format!("{}:{}", card.kind.name(), card.strength))
            .collect();
        assert_eq!(left, out, "{own}");
        assert_eq!(resolved(&game).len(), 1, "{own}");
    }
}

#[test]
fn ships_come_and_characters_go_and_the_rest_is_done_by_hand() {
    checks!("XABILITY-2", "XTREACH-1", "XCHECK-3");
    let ships = |game: &Game| {
        let space = &game.state().space;
        let raiders = Area::ALL.map(|area| usize::from(space.ships(area).count(Craft::Raider)));
        raiders.into_iter().sum::<usize>() + space.civilians.len()
    };
    let before = ships(&at_table());
    for (name, more) in [("bait", 1), ("dradis-contact", 2)] {
        let mut game = with_pile(&[&format!("treachery:0:{name}"), "politics:4", "tactics:4"]);
        game.choose(PromptKind::Confirm, "apply");
        assert_eq!(ships(&game), before + more, "{name}");
        assert_eq!(now(&game).total, 8, "{name}");
    }
    // The current player's character, who is human.
    let mut game = with_pile(&["treachery:4:violent-outbursts", "politics:4"]);
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(
        game.state().places.of(SeatId(0)),
        Some(Place::Location {
            location: location("sickbay")
        })
    );
    // Treachery counts against the check.
    assert_eq!(now(&game).total, 0);
    // Everybody human draws Treachery, and nobody who is a revealed Cylon.
    let mut game = at_table();
    game.record(Record::Did {
        events: vec![Event::CylonRevealed {
            seat: SeatId(2),
            sympathizer: false,
        }],
    });
    begun(&mut game, check(CRISIS));
    piled(&mut game, &["treachery:3:personal-vices", "politics:4"]);
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!([0, 1, 2, 3].map(|seat| hand(&game, seat)), [6, 6, 5, 6]);
    for name in ["a-better-machine", "exploit-a-weakness"] {
        let face = combined()
            .kit()
            .skill_faces()
            .find(|face| face.card == Some(card(name)))
            .expect("a face");
        let mut game = with_pile(&[&format!("treachery:{}:{name}", face.strength), "politics:4"]);
        if name == "exploit-a-weakness" {
            assert_eq!(offers(&game, PromptKind::PickPlayer, "player:").len(), 4);
            game.choose(PromptKind::PickPlayer, "player:3");
        } else {
            game.choose(PromptKind::Confirm, "apply");
        }
        assert_eq!(now(&game).stage, CheckStage::Totalled, "{name}");
    }
}

#[test]
fn iron_will_spares_a_near_miss_and_costs_morale_at_nothing() {
    checks!("CLAR-33", "XCHECK-5", "EX-45");
    // What counts for it, what the table puts the difficulty right by, food lost, morale lost.
    let rows = [
        (3, 0, 0, 0),
        (2, 0, 1, 0),
        (0, 0, 1, 1),
        // Within four of the lowered difficulty.
        (1, -2, 0, 0),
        (0, -3, 0, 1),
    ];
    for (politics, right, food, morale) in rows {
        let mut game = at_table();
        begun(&mut game, check(CRISIS));
        for _ in right..0 {
            game.choose(ADD, "told:-1");
        }
        let strength = format!("politics:{politics}");
        let pile: Vec<&str> = match politics {
            0 => vec!["leadership:0:iron-will", "leadership:0:iron-will"],
            _ => vec!["leadership:0:iron-will", &strength],
        };
        piled(&mut game, &pile);
        let before = [Resource::Food, Resource::Morale].map(|of| dial(&game, of));
        game.choose(RESULT, "accept");
        let after = [Resource::Food, Resource::Morale].map(|of| dial(&game, of));
        assert_eq!(
            [before[0] - after[0], before[1] - after[1]],
            [food, morale],
            "{politics} and {right}"
        );
    }
    // 12 lowered to 10: a total of 6 is within four of it, and 5 is not.
    for (rest, food) in [("politics:1", 0), ("leadership:0:iron-will", 1)] {
        let mut game = at_table();
        let mut lowered = check(CRISIS);
        lowered.difficulty = 12;
        begun(&mut game, lowered);
        for _ in 0..2 {
            game.choose(ADD, "told:-1");
        }
        piled(&mut game, &["leadership:0:iron-will", "politics:5", rest]);
        let before = dial(&game, Resource::Food);
        game.choose(RESULT, "accept");
        assert_eq!(before - dial(&game, Resource::Food), food, "{rest}");
    }
    // It does nothing to a partial result.
    let mut game = at_table();
    let mut partial = check(CRISIS);
    partial.partial_difficulty = Some(4);
    partial.partial = vec![Effect::Dial {
        resource: Resource::Fuel,
        by: -1,
    }];
    begun(&mut game, partial);
    piled(&mut game, &["leadership:0:iron-will", "politics:5"]);
    assert_eq!(now(&game).result, Some(CheckResult::Partial));
    let fuel = dial(&game, Resource::Fuel);
    game.choose(RESULT, "accept");
    assert_eq!(dial(&game, Resource::Fuel), fuel - 1);
}

#[test]
fn trust_instincts_adds_two_cards_of_the_destiny_deck_whose_abilities_count() {
    checks!("XABILITY-2");
    let mut game = with_pile(&["tactics:0:trust-instincts", "politics:4"]);
    assert_eq!(now(&game).left, 2);
    game.choose(TELL, "card:tactics:5");
    game.choose(TELL, "card:politics:0:red-tape");
    assert_eq!(resolved(&game), ["trust-instincts", "red-tape"]);
    assert_eq!(
        (now(&game).stage, now(&game).total),
        (CheckStage::Totalled, 4)
    );
    assert_eq!(now(&game).destiny, 4);
    // Where Dradis keeps the deck it turns its cards up.
    let mut game = at_crisis(&CREW, with_destiny(Mode::App, Tracking::Full));
    begun(&mut game, check(CRISIS));
    game.choose(ADD, "cards:1");
    game.choose(ADD, "rest");
    let pile = vec![SkillCard {
        kind: SkillType::Tactics,
        strength: 0,
        card: Some(card("trust-instincts")),
    }];
    game.happens(Happening::DestinyShown { pile });
    while asks(&game, ABILITY)
        || asks(&game, PromptKind::Confirm)
        || asks(&game, PromptKind::PickPlayer)
    {
        let kind = [ABILITY, PromptKind::Confirm, PromptKind::PickPlayer]
            .into_iter()
            .find(|kind| asks(&game, *kind))
            .expect("one of them");
        let first = game.prompt(kind).options().next().expect("an answer");
        game.choose(kind, &first);
    }
    assert_eq!(now(&game).destiny, 4);
    assert!(resolved(&game).contains(&"trust-instincts"));
}

#[test]
fn protect_the_fleet_needs_three_of_piloting() {
    let game = with_pile(&["piloting:0:protect-the-fleet", "piloting:2", "politics:4"]);
    assert_eq!(now(&game).stage, CheckStage::Totalled);
    let mut game = with_pile(&["piloting:0:protect-the-fleet", "piloting:3", "politics:4"]);
    game.choose(PromptKind::ActivateViper, "done");
    assert_eq!(now(&game).stage, CheckStage::Totalled);
}

#[test]
fn force_their_hand_adds_a_card_or_costs_something() {
    let mut game = with_pile(&["politics:0:force-their-hand", "politics:4"]);
    game.choose(ABILITY, "apply");
    assert_eq!(hand(&game, 0), 4);
    game.choose(TELL, "card:tactics:3");
    assert_eq!(
        (now(&game).stage, now(&game).total),
        (CheckStage::Totalled, 7)
    );
    let mut game = with_pile(&["politics:0:force-their-hand", "politics:4"]);
    game.choose(ABILITY, "nothing");
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!((now(&game).total, hand(&game, 0)), (4, 5));
    // Who has no card to play has nothing to choose.
    let mut game = at_table();
    game.set_hand(0, 0);
    begun(&mut game, check(CRISIS));
    piled(&mut game, &["politics:0:force-their-hand", "politics:4"]);
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(now(&game).stage, CheckStage::Totalled);
}

#[test]
fn quick_thinking_takes_a_weak_card_of_another_name() {
    checks!("XCHECK-11");
    let pile = [
        "tactics:0:quick-thinking",
        "tactics:0:quick-thinking",
        "piloting:3",
        "politics:4",
    ];
    let mut game = with_pile(&pile);
    assert_eq!(offers(&game, ABILITY, "card:"), ["card:piloting:3"]);
    game.choose(ABILITY, "card:piloting:3");
    assert_eq!((now(&game).total, hand(&game, 0)), (4, 6));
    assert_eq!(now(&game).taken_out.len(), 1);
    let mut game = with_pile(&pile);
    game.choose(ABILITY, "nothing");
    assert_eq!((now(&game).total, hand(&game, 0)), (1, 5));
}

#[test]
fn dogfight_damages_a_viper_for_a_card() {
    checks!("XABILITY-4", "XCHECK-11");
    let mut game = with_pile(&["piloting:0:dogfight", "piloting:3", "politics:4"]);
    assert_eq!(
        offers(&game, ABILITY, "card:"),
        ["card:politics:4", "card:piloting:3"],
        "not itself"
    );
    game.choose(ABILITY, "card:piloting:3");
    // In space or in the Reserve.
    game.choose(PromptKind::ChooseCourse, "branch:0");
    game.choose(PromptKind::ChoosePiece, "in-reserve");
    assert_eq!(game.state().reserve.damaged[Craft::Viper], 1);
    assert_eq!(
        (now(&game).stage, now(&game).total),
        (CheckStage::Totalled, 4)
    );
    let mut game = with_pile(&["piloting:0:dogfight", "piloting:3", "politics:4"]);
    game.choose(ABILITY, "nothing");
    assert_eq!(
        (now(&game).total, game.state().reserve.damaged[Craft::Viper]),
        (1, 0)
    );
}

#[test]
fn install_upgrades_draws_after_the_result() {
    checks!("XCHECK-10");
    for (strength, cards) in [(4, 1), (5, 2)] {
        let strong = format!("politics:{strength}");
        let mut game = with_pile(&["engineering:0:install-upgrades", &strong, "tactics:2"]);
        game.choose(RESULT, "accept");
        assert_eq!(hand(&game, 0), 5 + cards, "{strength}");
    }
}

#[test]
fn an_ability_is_carried_out_once_and_the_active_player_says_in_which_order() {
    checks!("XABILITY-3", "XABILITY-4", "EX-31");
    // Two copies.
    let game = with_pile(&["politics:0:red-tape", "politics:0:red-tape", "politics:4"]);
    assert_eq!(resolved(&game), ["red-tape"]);
    // One that takes cards out comes first where the order is left.
    let pile = [
        "treachery:5:exploit-a-weakness",
        "politics:0:red-tape",
        "politics:4",
    ];
    let mut game = with_pile(&pile);
    assert_eq!(
        offers(&game, ABILITY, ""),
        [
            "any-order",
            "resolve:red-tape",
            "resolve:exploit-a-weakness"
        ]
    );
    game.choose(ABILITY, "any-order");
    assert_eq!(resolved(&game), ["red-tape"]);
    assert_eq!(
        (now(&game).stage, now(&game).total),
        (CheckStage::Totalled, 4)
    );
    // Or not: what it has done remains.
    let mut game = with_pile(&pile);
    game.choose(ABILITY, "resolve:exploit-a-weakness");
    game.choose(PromptKind::PickPlayer, "player:1");
    assert_eq!(resolved(&game), ["exploit-a-weakness", "red-tape"]);
    assert_eq!(now(&game).total, 4);
    // Nothing is asked of one that another has taken out before its turn came.
    let pile = [
        "tactics:0:quick-thinking",
        "piloting:0:dogfight",
        "politics:4",
    ];
    let mut game = with_pile(&pile);
    game.choose(ABILITY, "any-order");
    game.choose(ABILITY, "card:tactics:0:quick-thinking");
    game.choose(PromptKind::ChooseCourse, "branch:0");
    game.choose(PromptKind::ChoosePiece, "in-reserve");
    assert_eq!(resolved(&game), ["dogfight"]);
    assert_eq!(now(&game).stage, CheckStage::Totalled);
    // Engineering is doubled once.
    let pile = [
        "engineering:0:establish-network",
        "engineering:0:establish-network",
        "engineering:2",
        "politics:6",
    ];
    assert_eq!(now(&with_pile(&pile)).total, 2);
}

#[test]
fn a_check_is_reckless_by_one_card_at_most_and_by_none_where_order_is_restored() {
    checks!("XABILITY-7", "XABILITY-8", "XCHECK-9", "XACT-5");
    let reckless = [
        "support-the-people",
        "at-any-cost",
        "guts-and-initiative",
        "jury-rigged",
    ];
    let mut game = at_table();
    begun(&mut game, check(CRISIS));
    for name in
        reckless
            .into_iter()
            .chain(["restore-order", "a-second-chance", "scientific-research"])
    {
        assert_eq!(
            offers(&game, ADD, &format!("play:{name}:")).len(),
            4,
            "{name}"
        );
    }
    game.choose(ADD, "play:jury-rigged:2");
    assert!(now(&game).reckless);
    assert_eq!((now(&game).difficulty, hand(&game, 2)), (3, 4));
    // What can be played no more is still in its owner's hand.
    assert_eq!([0, 1, 3].map(|seat| hand(&game, seat)), [5; 3]);
    for name in reckless.into_iter().chain(["restore-order"]) {
        assert!(
            offers(&game, ADD, &format!("play:{name}:")).is_empty(),
            "{name}"
        );
    }
    let mut game = at_table();
    begun(&mut game, check(CRISIS));
    game.choose(ADD, "play:restore-order:2");
    for name in reckless.into_iter().chain(["restore-order"]) {
        assert!(
            offers(&game, ADD, &format!("play:{name}:")).is_empty(),
            "{name}"
        );
    }
    piled(&mut game, &["politics:0:red-tape", "politics:5"]);
    assert_eq!(
        (now(&game).stage, now(&game).total),
        (CheckStage::Totalled, 5)
    );
    assert!(resolved(&game).is_empty());
}

#[test]
fn what_reckless_cards_do() {
    checks!("XABILITY-7", "XCHECK-9", "HANDCARD-1");
    // Treachery counts for the check.
    let mut game = at_table();
    begun(&mut game, check(CRISIS));
    game.choose(ADD, "play:at-any-cost:1");
    piled(&mut game, &["treachery:4:violent-outbursts", "politics:4"]);
    game.choose(PromptKind::Confirm, "apply");
    game.choose(ABILITY, "card:treachery:3:a-better-machine");
    assert_eq!(now(&game).total, 8);
    // Where it counts already, the check is reckless for it all the same.
    let mut game = at_table();
    let mut counts = check(CRISIS);
    counts.skills.push(SkillType::Treachery);
    begun(&mut game, counts);
    game.choose(ADD, "play:at-any-cost:1");
    assert!(now(&game).reckless);
    assert_eq!(hand(&game, 1), 4);
    // No Destiny cards.
    let mut game = at_table();
    begun(&mut game, check(CRISIS));
    game.choose(ADD, "play:guts-and-initiative:1");
    piled_with(&mut game, &["politics:4"], 0);
    assert_eq!(
        (now(&game).destiny, now(&game).stage),
        (0, CheckStage::Resolving)
    );
    game.choose(ABILITY, "nothing");
    assert_eq!(now(&game).total, 4);
    // Whoever holds four cards or fewer may draw two; the card played is in nobody's hand any more.
    let mut game = at_table();
    game.set_hand(2, 4);
    begun(&mut game, check(CRISIS));
    game.choose(ADD, "play:support-the-people:0");
    game.choose(PromptKind::ChooseCourse, "branch:0");
    game.choose(PromptKind::ChooseCourse, "branch:1");
    assert_eq!([0, 1, 2, 3].map(|seat| hand(&game, seat)), [6, 5, 4, 5]);
    assert!(asks(&game, ADD));
}

#[test]
fn a_reckless_check_turns_up_treachery_after_the_abilities() {
    checks!(
        "XABILITY-9",
        "XABILITY-9a",
        "XABILITY-10",
        "XABILITY-11",
        "XTREACH-5",
        "XCHECK-1"
    );
    let reckless = |pile: &[&str]| {
        let mut game = at_table();
        begun(&mut game, check(CRISIS));
        game.choose(ADD, "play:jury-rigged:1");
        piled(&mut game, pile);
        game
    };
    // A strong one comes to nothing.
    let mut game = reckless(&["politics:4", "tactics:1"]);
    assert_eq!(offers(&game, ABILITY, "card:").len(), 6);
    game.choose(ABILITY, "card:treachery:4:violent-outbursts");
    assert_eq!(
        (now(&game).stage, now(&game).total),
        (CheckStage::Totalled, 5)
    );
    assert!(now(&game).matching.len() + now(&game).against.len() == 2);
    // With a weak one a second one, and both do what they say although the ability was carried out before.
    let mut game = reckless(&["treachery:0:bait", "politics:4"]);
    game.choose(PromptKind::Confirm, "apply");
    game.choose(ABILITY, "card:treachery:0:bait");
    game.choose(ABILITY, "card:treachery:4:violent-outbursts");
    game.choose(PromptKind::Confirm, "apply");
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(
        game.state().places.of(SeatId(0)),
        Some(Place::Location {
            location: location("sickbay")
        })
    );
    assert_eq!(
        (now(&game).stage, now(&game).total),
        (CheckStage::Totalled, 4)
    );
    // No second one there.
    let mut game = reckless(&["politics:4", "tactics:1"]);
    game.choose(ABILITY, "card:treachery:0:dradis-contact");
    game.choose(ABILITY, "nothing");
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(now(&game).stage, CheckStage::Totalled);
}

#[test]
fn the_consequence_of_a_crisis_comes_once_after_the_abilities_whatever_the_result() {
    checks!(
        "XABILITY-5",
        "XABILITY-6",
        "XABILITY-10",
        "XABILITY-12",
        "XABILITY-12a"
    );
    let consequence = vec![Effect::Dial {
        resource: Resource::Fuel,
        by: -1,
    }];
    let of = |of: Source| Check {
        consequence: consequence.clone(),
        ..check(of)
    };
    let at_location = Source::Location {
        location: location("brig"),
    };
    // What it is of, the pile, whether the consequence comes.
    let rows: [(Source, &[&str], bool); 5] = [
        (CRISIS, &["politics:0:red-tape", "politics:4"], true),
        (
            CRISIS,
            &["politics:0:red-tape", "politics:4", "tactics:3"],
            true,
        ),
        (CRISIS, &["politics:4", "tactics:3"], false),
        (at_location, &["politics:0:red-tape", "politics:4"], false),
        // Taken out before its own ability was carried out.
        (
            CRISIS,
            &["treachery:5:exploit-a-weakness", "politics:0:red-tape"],
            true,
        ),
    ];
    for (at, pile, comes) in rows {
        let mut game = at_table();
        begun(&mut game, of(at));
        let fuel = dial(&game, Resource::Fuel);
        piled(&mut game, pile);
        if asks(&game, ABILITY) {
            game.choose(ABILITY, "any-order");
        }
        if comes {
            game.choose(PromptKind::Confirm, "apply");
        }
        assert_eq!(now(&game).stage, CheckStage::Totalled, "{pile:?}");
        assert_eq!(
            dial(&game, Resource::Fuel),
            fuel - u8::from(comes),
            "{pile:?}"
        );
    }
    // Counted once more it does not come again.
    let mut game = at_table();
    begun(&mut game, of(CRISIS));
    piled(&mut game, &["politics:0:red-tape", "politics:4"]);
    game.choose(PromptKind::Confirm, "apply");
    let fuel = dial(&game, Resource::Fuel);
    game.choose(RESULT, "recount");
    game.choose(TELL, "back:politics:4");
    game.choose(TELL, "card:politics:3");
    game.choose(TELL, "done");
    assert_eq!((now(&game).total, dial(&game, Resource::Fuel)), (3, fuel));
}

#[test]
fn cards_before_the_check_and_after_the_result() {
    checks!("XCHECK-9", "XCHECK-10");
    // Political Prowess: a check of a location alone.
    let mut game = at_table();
    begun(&mut game, check(CRISIS));
    assert!(offers(&game, ADD, "card-pass:").is_empty());
    let at_location = Source::Location {
        location: location("brig"),
    };
    let mut game = at_table();
    begun(&mut game, check(at_location));
    assert_eq!(offers(&game, ADD, "card-fail:political-prowess:").len(), 4);
    let people = dial(&game, Resource::Population);
    game.choose(ADD, "card-pass:political-prowess:3");
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(
        (hand(&game, 3), dial(&game, Resource::Population)),
        (4, people + 1)
    );
    assert!(game.state().check.is_none());
    // Change of Plans: every human draws two in place of the pass.
    let mut game = with_pile(&["politics:4", "tactics:3"]);
    let people = dial(&game, Resource::Population);
    game.choose(RESULT, "play:change-of-plans:2");
    assert!(offers(&game, RESULT, "play:change-of-plans:").is_empty());
    game.choose(RESULT, "accept");
    assert_eq!([0, 1, 2, 3].map(|seat| hand(&game, seat)), [7, 7, 6, 7]);
    assert_eq!(dial(&game, Resource::Population), people);
    let game = with_pile(&["politics:4", "tactics:2"]);
    assert!(offers(&game, RESULT, "play:change-of-plans:").is_empty());
    // A Second Chance: four above the printed difficulty.
    for (strength, comes) in [(5, false), (6, true)] {
        let mut game = at_table();
        begun(&mut game, check(CRISIS));
        game.choose(ADD, "play:a-second-chance:1");
        let strong = format!("politics:{strength}");
        piled(&mut game, &[&strong, "tactics:5"]);
        let follows = game.prompt(RESULT).follows.len();
        assert_eq!(follows, 2 + usize::from(comes), "{strength}");
        game.choose(RESULT, "accept");
    }
    // What is printed is what the table has put right.
    for (told, strength, comes) in [
        ("told:1", 5, false),
        ("told:1", 6, true),
        ("told:-1", 4, true),
    ] {
        let mut game = at_table();
        begun(&mut game, check(CRISIS));
        game.choose(ADD, told);
        game.choose(ADD, "play:a-second-chance:1");
        let strong = format!("politics:{strength}");
        piled(&mut game, &[&strong, "tactics:6"]);
        let follows = game.prompt(RESULT).follows.len();
        assert_eq!(follows, 2 + usize::from(comes), "{told} {strength}");
    }
}

#[test]
fn a_lower_difficulty_leaves_the_partial_threshold() {
    checks!("XABILITY-15");
    let mut game = at_table();
    let mut partial = check(CRISIS);
    partial.partial_difficulty = Some(5);
    begun(&mut game, partial);
    game.choose(ADD, "play:jury-rigged:1");
    piled(&mut game, &["politics:1", "tactics:1"]);
    game.choose(ABILITY, "nothing");
    assert_eq!(
        (now(&game).difficulty, now(&game).partial_difficulty),
        (3, Some(5))
    );
    assert_eq!(now(&game).result, Some(CheckResult::Fail));
}

#[test]
fn where_the_total_alone_is_told_the_table_says_which_abilities_were_there() {
    checks!("XABILITY-2", "XABILITY-4");
    let light = || {
        let mut game = at_crisis(&CREW, with_destiny(Mode::Table, Tracking::Light));
        begun(&mut game, check(CRISIS));
        game
    };
    // Nothing more to tap where there was none.
    let mut game = light();
    game.choose(ADD_OR_TELL, "total:6");
    assert_eq!(
        (now(&game).stage, now(&game).total),
        (CheckStage::Totalled, 6)
    );
    // Those that change nothing of the total.
    let mut game = light();
    game.choose(ADD_OR_TELL, "there:iron-will");
    game.choose(ADD_OR_TELL, "there:bait");
    game.choose(ADD_OR_TELL, "not-there:bait");
    game.choose(ADD_OR_TELL, "total:6");
    assert_eq!(now(&game).stage, CheckStage::Totalled);
    let food = dial(&game, Resource::Food);
    game.choose(RESULT, "accept");
    assert_eq!(dial(&game, Resource::Food), food);
    // The others: the total is asked once more.
    for (name, takes) in [
        ("red-tape", false),
        ("establish-network", false),
        ("all-hands-on-deck", false),
        ("trust-instincts", false),
        ("quick-thinking", true),
        ("dogfight", true),
        ("force-their-hand", true),
    ] {
        let mut game = light();
        game.choose(ADD_OR_TELL, &format!("there:{name}"));
        game.choose(ADD_OR_TELL, "total:6");
        if takes {
            game.choose(ABILITY, "apply");
        }
        if name == "dogfight" {
            game.choose(PromptKind::ChooseCourse, "branch:0");
            game.choose(PromptKind::ChoosePiece, "in-reserve");
        }
        game.choose(TELL, "total:9");
        assert_eq!(
            (now(&game).stage, now(&game).total),
            (CheckStage::Totalled, 9),
            "{name}"
        );
    }
    // A card that is out of it does nothing more: the strong ones by themselves, another as the table says at once.
    let lies = |game: &Game| game.state().check.as_ref().map(Check::with_ability);
    let mut game = light();
    game.choose(ADD_OR_TELL, "there:red-tape");
    game.choose(ADD_OR_TELL, "there:exploit-a-weakness");
    game.choose(ADD_OR_TELL, "total:6");
    game.choose(ABILITY, "any-order");
    assert_eq!(lies(&game), Some(vec![card("red-tape")]));
    game.choose(TELL, "total:1");
    assert_eq!(now(&game).stage, CheckStage::Totalled);
    assert_eq!(resolved(&game), ["red-tape"]);
    let mut game = light();
    game.choose(ADD_OR_TELL, "there:quick-thinking");
    game.choose(ADD_OR_TELL, "there:personal-vices");
    game.choose(ADD_OR_TELL, "total:6");
    game.choose(ABILITY, "any-order");
    game.choose(ABILITY, "apply");
    game.choose(TELL, "not-there:personal-vices");
    game.choose(TELL, "total:9");
    assert_eq!(
        (now(&game).stage, now(&game).total),
        (CheckStage::Totalled, 9)
    );
    assert_eq!(resolved(&game), ["quick-thinking"]);
    let mut game = light();
    game.choose(ADD_OR_TELL, "there:red-tape");
    game.choose(ADD_OR_TELL, "total:6");
    game.choose(TELL, "done");
    assert_eq!(
        (now(&game).stage, now(&game).total),
        (CheckStage::Totalled, 6)
    );
    // Dradis knows the abilities of its own Destiny cards.
    let mut found = false;
    for seed in 0..12 {
        let mut game = at_crisis_with(&CREW, with_destiny(Mode::App, Tracking::Light), seed);
        begun(&mut game, check(CRISIS));
        game.choose(ADD_OR_TELL, "total:6");
        found |= game
            .state()
            .check
            .as_ref()
            .is_some_and(|check| !check.there.is_empty());
    }
    assert!(found, "an ability of the Destiny deck");
}

/// The one question of light works, which is that for the total.
const ADD_OR_TELL: PromptKind = PromptKind::TellCards;

fn at_crisis_with(characters: &[&str], options: Options, draws: u8) -> Game {
    let mut game = at_crisis(characters, options);
    // Another place in the stream of the Destiny deck.
    for _ in 0..draws {
        game.happens(Happening::DestinyDrawn);
        let pile = vec![SkillCard::plain(SkillType::Politics, 1)];
        game.happens(Happening::DestinyShown { pile });
    }
    game
}

#[test]
fn devotion_and_authority_meet_abilities() {
    checks!("CHECK-CMD-1", "XCHECK-11");
    // Blind Devotion: what counts nothing is not doubled either.
    let mut game = at_table();
    begun(&mut game, check(CRISIS));
    game.choose(ADD, "cards:1");
    game.choose(ADD, "rest");
    game.choose(TELL, "devotion:engineering");
    for card in [
        "engineering:0:establish-network",
        "engineering:4",
        "politics:5",
    ] {
        game.choose(TELL, &format!("card:{card}"));
    }
    assert_eq!(now(&game).total, 5);
    // Command Authority takes what is left in the check, and not what was taken out of it.
    let mut game = at_table();
    begun(&mut game, check(CRISIS));
    piled(
        &mut game,
        &["politics:0:red-tape", "politics:5", "tactics:4"],
    );
    game.choose(RESULT, "authority");
    game.choose(RESULT, "accept");
    assert_eq!(hand(&game, 3), 5 + 2);
}

#[test]
fn the_committee_of_pegasus_leaves_the_destiny_cards_face_down() {
    checks!("CLAR-10");
    let mut game = at_crisis(&CREW, with_destiny(Mode::App, Tracking::Full));
    begun(&mut game, check(CRISIS));
    assert!(offers(&game, ADD, "play:investigative-committee:").is_empty());
    game.choose(ADD, "play:investigative-committee-pegasus:1");
    assert!(now(&game).face_up);
    assert_eq!(now(&game).destiny, 0);
    game.choose(ADD, "cards:1");
    game.choose(ADD, "card:politics:3");
    game.choose(ADD, "cards:0");
    game.choose(ADD, "cards:1");
    assert_eq!(now(&game).matching.len(), 1);
    assert_eq!(game.state().destiny.waiting(), 2);
    game.choose(ADD, "cards:0");
    game.choose(TELL, "card:politics:2");
    // Even after all cards have been added (CLAR-10).
    assert_eq!(offers(&game, TELL, "devotion:").len(), 6);
    game.choose(TELL, "done");
    assert_eq!(game.state().destiny.waiting(), 0);
    let check = game.state().check.as_ref().expect("a check runs");
    assert_eq!(check.cards.len() + check.taken_out.len(), 4);
}

#[test]
fn a_cylon_leader_and_a_prisoner_are_asked_for_as_many_cards_as_they_may_add() {
    checks!("XCHECK-2", "XINF-7", "CLAR-59");
    // Who, where, the numbers of cards they may add of five. Athena is among the humans from the start.
    let rows: &[(&str, &str, &[&str])] = &[
        ("cavil", "caprica-overlay", &["cards:0", "cards:1"]),
        ("athena", "command", &["cards:0", "cards:1", "cards:2"]),
        ("athena", "brig", &["cards:0", "cards:1"]),
        (
            "felix-gaeta",
            "command",
            &["cards:0", "cards:1", "cards:2", "cards:3"],
        ),
        (
            "cally-tyrol",
            "command",
            &["cards:0", "cards:2", "cards:3", "cards:4", "cards:5"],
        ),
        ("cally-tyrol", "brig", &["cards:0", "cards:1"]),
    ];
    for (name, place, may) in rows {
        let crew = ["galen-tyrol", name, "laura-roslin", "dee"];
        let mut game = at_crisis(&crew, with_destiny(Mode::Table, Tracking::Full));
        game.put(1, place);
        begun(&mut game, check(CRISIS));
        assert_eq!(offers(&game, ADD, "cards:"), *may, "{name} {place}");
        let most = may.last().and_then(|text| text.strip_prefix("cards:"));
        let seen = now(&game)
            .added
            .into_iter()
            .find(|each| each.seat == SeatId(1));
        assert_eq!(
            seen.map(|each| each.most.to_string()).as_deref(),
            most,
            "{name} {place}"
        );
    }
}

#[test]
fn what_is_no_card_of_the_kit_is_refused() {
    let mut game = at_crisis(&CREW, with_destiny(Mode::App, Tracking::Full));
    begun(&mut game, check(CRISIS));
    game.choose(ADD, "cards:1");
    game.choose(ADD, "rest");
    // A nameless card of strength 0 is no card: which one it is has to be told.
    let pile = vec![SkillCard::plain(SkillType::Politics, 0)];
    assert_eq!(
        game.cannot_happen(Happening::DestinyShown { pile }),
        Rejection::NoSuchSkillCard { strength: 0 }
    );
}

#[test]
fn whoever_gives_up_cards_of_their_choice_is_reminded_of_mutiny() {
    checks!("XTREACH-2", "XTREACH-3", "XTREACH-4", "REM-31");
    let reminded = |game: &Game| {
        let all = dradis_rules::tell::reminder::reminders(game.state());
        all.into_iter()
            .filter(|reminder| reminder.id.to_string() == "XTREACH-2")
            .map(|reminder| reminder.seat)
            .collect::<Vec<_>>()
    };
    let discard = |who| Effect::Discard {
        who,
        cards: dradis_facts::effect::Cards::Number(2),
        random: false,
    };
    let failing = |options: Options| {
        let crew = if options.game.is_base() {
            ["galen-tyrol", "apollo", "laura-roslin", "william-adama"]
        } else {
            CREW
        };
        let mut game = at_crisis(&crew, options);
        let mut check = check(CRISIS);
        check.fail = vec![
            discard(dradis_facts::effect::Who::Current),
            Effect::Dial {
                resource: Resource::Food,
                by: -1,
            },
        ];
        begun(&mut game, check);
        game
    };
    let mut game = failing(with_destiny(Mode::Table, Tracking::Full));
    piled(&mut game, &["politics:1", "politics:2"]);
    assert_eq!(reminded(&game), []);
    game.choose(RESULT, "accept");
    assert_eq!(reminded(&game), [Some(SeatId(0))]);
    // Where nobody counts hands it is said before.
    let mut game = failing(with_destiny(Mode::Table, Tracking::Light));
    game.choose(ADD_OR_TELL, "total:6");
    assert_eq!(reminded(&game), [None]);
    // Nobody is in a game without such cards.
    let mut game = failing(Options {
        game: Boxes::Base,
        ..with_destiny(Mode::Table, Tracking::Full)
    });
    piled(&mut game, &["politics:1", "politics:2"]);
    game.choose(RESULT, "accept");
    assert_eq!(reminded(&game), []);
}
