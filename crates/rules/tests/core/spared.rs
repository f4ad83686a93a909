//! Whatever a crisis, a check or a card does, a revealed Cylon is not affected by it, and decides what is theirs to
//! decide (CYPLAYER-3, CYPLAYER-7).

use dradis_facts::titles::Title;
use std::collections::{BTreeMap, BTreeSet};

use dradis_facts::content::{AttackCardId, AttackDeck, CrisisDeck};
use dradis_facts::effect::{Effect, Question, Source, Who};
use dradis_facts::options::Options;
use dradis_facts::{SeatId, checks};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::prompts;
use dradis_state::effect::EffectEvent;
use dradis_state::event::Event;
use serde_json::{Value, json};

use crate::effects::rich;
use crate::fight::BY_TABLE;
use crate::game::Game;

/// Fay has shown that she is a Cylon and is at Caprica.
const FAY: SeatId = SeatId(5);

/// What must stay as it is with a revealed Cylon.
fn theirs(game: &Game, seat: SeatId) -> (u8, Value, bool, usize) {
    let state = game.state();
    (
        state.hands.of(seat),
        serde_json::to_value(state.places.of(seat)).expect("plain data"),
        [
            state.titles.holder(Title::President),
            state.titles.holder(Title::Admiral),
        ]
        .contains(&Some(seat)),
        state.loyalty.held(seat),
    )
}

/// Whether a look is by this player, or at their cards.
fn looks(events: &[Event], at: SeatId) -> bool {
    events.iter().any(|event| {
        if let Event::Effect {
            effect: EffectEvent::LoyaltyLooked {
                seat, at: other, ..
            },
        } = event
        {
            return [*seat, *other].contains(&at);
        }
        false
    })
}

/// The first or the last answer to whatever is asked, until the table waits for the turn. Who was asked, and what
/// happened.
fn carried_out(game: &mut Game, last: bool) -> (BTreeSet<(String, SeatId)>, Vec<Event>) {
    let (mut asked, mut happened) = (BTreeSet::new(), Vec::new());
    for _ in 0..60 {
        let Some(prompt) = prompts(game.state()).into_iter().next() else {
            break;
        };
        if prompt.kind == PromptKind::TakeTurn {
            break;
        }
        if let Decider::Seat { seat } = prompt.decider {
            asked.insert((format!("{:?}", prompt.kind), seat));
        }
        let own = prompt
            .choices
            .iter()
            .filter(|choice| choice.decider.is_none());
        let own: Vec<&str> = own.map(|choice| choice.id.as_str()).collect();
        let option = match (prompt.kind, last) {
            (PromptKind::Roll, false) => "1",
            (PromptKind::Roll, true) => "8",
            (_, false) => own.first().expect("an answer"),
            (_, true) => own.last().expect("an answer"),
        };
        let option = option.to_owned();
        happened.extend(game.choose(prompt.kind, &option));
    }
    (asked, happened)
}

/// What an effect is called in the content, those within it too.
fn names(effects: &[Effect], all: &mut BTreeMap<String, u32>) {
    let row = serde_json::to_value(effects).expect("plain data");
    walk(&row, all);
}

fn walk(row: &Value, all: &mut BTreeMap<String, u32>) {
    match row {
        Value::Array(list) => list.iter().for_each(|each| walk(each, all)),
        Value::Object(map) => {
            if let Some(name) = map.get("do").and_then(Value::as_str) {
                *all.entry(name.to_owned()).or_default() += 1;
            }
            map.values().for_each(|each| walk(each, all));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn picks_by_current(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| {
        matches!(effect, Effect::Ask(Question::Pick { by: Who::Current, effects, .. })
            if !matches!(effects[..], [Effect::LookAtLoyalty { .. }]))
    })
}

#[test]
fn no_result_of_a_crisis_or_check_affects_the_cylon_who_brought_it() {
    checks!("CYPLAYER-3", "CYPLAYER-7");
    let (mut met, mut rows, mut picked) = (BTreeMap::new(), 0, 0);
    for card in Options::default().kit().crises.iter().copied() {
        let facts = card.facts();
        let check = facts.check.iter();
        let results = check.flat_map(|check| [&check.pass, &check.partial, &check.fail]);
        let options = facts.options.iter().map(|branch| &branch.effects);
        for effects in results.chain(options).filter(|effects| !effects.is_empty()) {
            for last in [false, true] {
                let mut game = rich();
                let before = theirs(&game, FAY);
                let row = serde_json::to_value(effects).expect("plain data");
                let of = Source::Crisis { card: Some(card) };
                let mut events = game.comes(of, 5, &row);
                let (asked, more) = carried_out(&mut game, last);
                events.extend(more);
                let name = card.name();
                assert_eq!(theirs(&game, FAY), before, "{name}: {row}");
                assert!(!looks(&events, FAY), "{name}: {row}");
                if picks_by_current(effects) {
                    let who = (format!("{:?}", PromptKind::PickPlayer), FAY);
                    assert!(
                        asked.contains(&who),
                        "{name}: the choice is hers: {asked:?}"
                    );
                    picked += 1;
                }
                rows += 1;
            }
            names(effects, &mut met);
        }
    }
    println!("{rows} rows, {picked} with a choice of hers; effects: {met:?}");
    assert!(rows > 100 && picked > 0, "{rows} {picked}");
    for effect in [
        "discard",
        "draw",
        "move",
        "move-all",
        "pass-title",
        "look-at-loyalty",
    ] {
        assert!(met.get(effect).is_some_and(|times| *times > 0), "{effect}");
    }
}

#[test]
fn no_card_of_the_president_affects_a_cylon_but_the_mugshots() {
    checks!("CYPLAYER-3");
    let (mut cards, mut looked) = (0, 0);
    for card in Options::default().kit().quorum.iter().copied() {
        for last in [false, true] {
            let mut game = rich();
            let before = theirs(&game, FAY);
            let row = serde_json::to_value(&card.facts().effects).expect("plain data");
            game.comes(Source::Quorum { card }, 1, &row);
            let pick = prompts(game.state()).into_iter().next();
            let fay = pick.is_some_and(|pick| {
                let mut choices = pick.choices.iter();
                pick.kind == PromptKind::PickPlayer && choices.any(|choice| choice.id == "player:5")
            });
            let mugshots = card.name() == "release-cylon-mugshots";
            assert_eq!(fay, mugshots, "{}", card.name());
            if mugshots && last {
                let events = game.choose(PromptKind::PickPlayer, "player:5");
                assert!(looks(&events, FAY), "another player is any other");
                looked += 1;
            }
            carried_out(&mut game, last);
            assert_eq!(theirs(&game, FAY), before, "{}", card.name());
            cards += 1;
        }
    }
    println!("{cards} cards, {looked} look at the Cylon's");
    assert!(cards > 20 && looked > 0);
}

/// Cem has shown that he is a Cylon and brings a crisis from Caprica.
fn at_caprica() -> Game {
    let position = json!({
        "turn": { "number": 6, "active": "Cem", "step": "action" },
        "areas": {},
        "revealed-cylons": ["Cem"],
        "places": { "Cem": "caprica", "Ben": "command", "Ana": "armory" },
        "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 5 },
    });
    let options = Options {
        modes: BY_TABLE,
        ..Options::default()
    };
    let crew = ["laura-roslin", "saul-tigh", "apollo"];
    let mut game = Game::from_position(0, &crew, options, position, &json!({}));
    game.turn("act:caprica");
    game
}

#[test]
fn no_attack_card_affects_the_cylon_who_brought_it() {
    checks!("CYPLAYER-3", "CYPLAYER-11");
    let (cem, mut cards) = (SeatId(2), 0);
    for card in AttackCardId::all().filter(|card| card.facts().deck == AttackDeck::Crisis) {
        for last in [false, true] {
            let mut game = at_caprica();
            let before = theirs(&game, cem);
            let name = format!("attack:{}", card.name());
            game.choose(PromptKind::NameCrisis, &name);
            carried_out(&mut game, last);
            assert_eq!(theirs(&game, cem), before, "{name}");
            cards += 1;
        }
    }
    println!("{cards} attack cards");
    assert!(cards > 0);
}

#[test]
fn the_choice_of_a_crisis_from_caprica_is_the_cylons_or_a_title_holders() {
    checks!("CYPLAYER-7", "CYPLAYER-8");
    let mut asked = BTreeMap::new();
    let crises = Options::default().kit().crises.iter().copied();
    for card in crises
        .filter(|card| card.facts().deck == CrisisDeck::Crisis && card.facts().chooser.is_some())
    {
        let mut game = at_caprica();
        game.choose(PromptKind::NameCrisis, &format!("card:{}", card.name()));
        let prompt = game.prompt(PromptKind::ChooseOption);
        let seat = match card.facts().chooser.expect("somebody") {
            Who::Current => SeatId(2),
            Who::Holder(Title::President) => game
                .state()
                .titles
                .holder(Title::President)
                .expect("a President"),
            Who::Holder(Title::Admiral | Title::Cag) => game
                .state()
                .titles
                .holder(Title::Admiral)
                .expect("an Admiral"),
            Who::Active | Who::Everyone | Who::Cylons | Who::Picked | Who::Willing => {
                panic!("no card has these choose")
            }
        };
        assert_eq!(prompt.decider, Decider::Seat { seat }, "{}", card.name());
        *asked.entry(seat).or_insert(0) += 1;
    }
    println!("choices by seat: {asked:?}");
    assert_eq!(asked.len(), 3, "{asked:?}");
}

#[test]
fn surrounded_tells_the_player_to_discard_before_the_count_falls() {
    checks!("CYATT-5", "CLAR-20");
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "crisis" },
        "areas": {},
        "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 5 },
    });
    for (first, line) in [
        ("laura-roslin", "effect-discard"),
        ("apollo", "effect-discard-random"),
    ] {
        let options = Options {
            modes: BY_TABLE,
            ..Options::default()
        };
        let crew = [first, "saul-tigh", "galen-tyrol"];
        let mut game = Game::from_position(0, &crew, options, position.clone(), &json!({}));
        // On Colonial One no viper is Apollo's to take.
        game.put(0, "press-room");
        game.turn("attack:surrounded");
        let told = game.asked();
        assert_eq!(told.kind, PromptKind::Confirm);
        assert_eq!(told.decider, Decider::Seat { seat: SeatId(0) });
        let said: Vec<(&str, bool)> = told
            .follows
            .iter()
            .map(|each| (each.line.id, each.by_hand))
            .collect();
        assert_eq!(said, [(line, true)]);
        assert_eq!(game.state().hands.of(SeatId(0)), 5);
        game.choose(PromptKind::Confirm, "apply");
        assert_eq!(game.state().hands.of(SeatId(0)), 2);
    }
}
