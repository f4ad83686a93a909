//! What comes first where several things meet at one moment of a combined game, and who may be where.

use std::collections::BTreeSet;

use dradis_facts::ability::Ability;
use dradis_facts::action::Act;
use dradis_facts::content::{Board, CrisisId};
use dradis_facts::craft::Craft;
use dradis_facts::effect::Effect;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{DutifulUse, Mode, Modes, Options, Tracking};
use dradis_facts::resources::Resource;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_facts::{SeatId, checks};
use dradis_rules::history::Record;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::prompts;
use dradis_rules::tell::view::KitView;
use dradis_state::action::ActionEvent;
use dradis_state::correction::Correction;
use dradis_state::crisis::CrisisEvent;
use dradis_state::crossroads::CrossroadsEvent;
use dradis_state::effect::EffectEvent;
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::jump::JumpEvent;
use dradis_state::new_caprica::NewCapricaEvent;
use dradis_state::reserve::supply;
use dradis_state::turn::{Outcome, shape};
use serde_json::{Value, json};

use crate::combined_people::seated;
use crate::fight::BY_TABLE;
use crate::game::{Game, location, place};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const DANA: SeatId = SeatId(3);

const COURSE: PromptKind = PromptKind::ChooseCourse;
const PICK: PromptKind = PromptKind::PickPlayer;

fn options(objective: Objective) -> Options {
    Options {
        game: Boxes::combined(objective),
        modes: BY_TABLE,
        ..Options::default()
    }
}

/// A turn of these four, five cards each; Ben is President, Dana Admiral, Cem CAG.
fn board(crew: [&str; 4], more: &Value) -> Game {
    board_with(options(Objective::Kobol), crew, more)
}

fn board_with(options: Options, crew: [&str; 4], more: &Value) -> Game {
    let mut more = more.clone();
    if more.get("titles").is_none() {
        more["titles"] = json!({ "president": "Ben", "admiral": "Dana", "cag": "Cem" });
    }
    seated(options, crew, &more)
}

/// Where in the events the first of this kind stands.
fn at(events: &[Event], what: impl Fn(&Event) -> bool) -> usize {
    let at = events.iter().position(what);
    at.unwrap_or_else(|| panic!("no such event: {events:?}"))
}

fn used(ability: Ability) -> impl Fn(&Event) -> bool {
    move |event| matches!(event, Event::AbilityUsed { ability: other, .. } if *other == ability)
}

fn asks(game: &Game) -> PromptKind {
    prompts(game.state())[0].kind
}

fn hand(game: &Game, seat: SeatId) -> u8 {
    game.state().hands.of(seat)
}

/// The turn of Dana ends, and Ana's begins.
fn dana_ends(crew: [&str; 4], more: &Value) -> (Game, Vec<Event>) {
    let mut more = more.clone();
    more["turn"] = json!({ "number": 8, "active": "Dana", "step": "action" });
    let mut game = board(crew, &more);
    let events = game.end_turn();
    assert_eq!(game.state().turn.active, Some(ANA));
    (game, events)
}

#[test]
fn a_turn_begins_with_who_arrives_then_titles_then_drink() {
    checks!("XORDER-1", "CLAR-48", "ABIL-2", "CHARACTER-HELO-1");
    let hands = json!({ "Ana": 5, "Ben": 5, "Cem": 1, "Dana": 5 });
    let crew = ["ellen-tigh", "laura-roslin", "saul-tigh", "boomer"];
    let (mut game, before) = dana_ends(crew, &json!({ "skill-cards": hands }));
    assert_eq!(asks(&game), COURSE);
    assert!(!before.iter().any(used(Ability::Alcoholic)));
    assert_eq!(hand(&game, CEM), 1, "he drinks after her choice");
    let events = game.choose(COURSE, "branch:1");
    let lent = at(&events, |event| {
        matches!(
            event,
            Event::Effect {
                effect: EffectEvent::TitleLent { .. }
            }
        )
    });
    assert!(lent < at(&events, used(Ability::Alcoholic)), "{events:?}");
    assert_eq!(hand(&game, CEM), 0);
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(ANA));
    assert_eq!(asks(&game), PromptKind::TakeTurn);
    // Whoever leaves the title has him drink as well, once.
    let (mut game, _) = dana_ends(crew, &json!({ "skill-cards": hands }));
    let events = game.choose(COURSE, "branch:2");
    assert_eq!(
        events
            .iter()
            .filter(|event| used(Ability::Alcoholic)(event))
            .count(),
        1
    );

    let crew = ["helo", "laura-roslin", "saul-tigh", "boomer"];
    let places = json!({ "Ana": "off-board", "Ben": "presidents-office-overlay", "Cem": "command", "Dana": "armory" });
    let (game, events) = dana_ends(crew, &json!({ "skill-cards": hands, "places": places }));
    let arrived = at(
        &events,
        |event| matches!(event, Event::CharacterMoved { seat, .. } if *seat == ANA),
    );
    assert!(
        arrived < at(&events, used(Ability::Alcoholic)),
        "{events:?}"
    );
    assert_eq!(game.state().places.of(ANA), Some(place("hangar-deck")));
}

#[test]
fn what_ends_the_movement_step_looks_at_the_place_where_it_ends_and_comes_before_the_end_of_the_turn()
 {
    checks!("XORDER-2", "XORDER-9", "CLAR-11", "CLAR-12");
    let crew = ["ellen-tigh", "laura-roslin", "william-adama", "boomer"];
    for (to, others) in [
        ("go:command", vec!["player:2", "nobody"]),
        ("go:research-lab", vec![]),
        ("end-turn", vec!["player:3", "nobody"]),
    ] {
        let (mut game, _) = dana_ends(crew, &json!({}));
        game.choose(COURSE, "branch:1");
        game.turn("next");
        game.turn(to);
        if others.is_empty() {
            assert_eq!(asks(&game), PromptKind::TakeTurn, "{to}");
            continue;
        }
        let asked = game.prompt(PICK);
        assert_eq!(asked.options().collect::<Vec<_>>(), others, "{to}");
        assert_eq!(
            game.state().titles.holder(Title::Admiral),
            Some(ANA),
            "{to}"
        );
        game.choose(PICK, "nobody");
        if to == "end-turn" {
            assert_eq!(game.state().titles.holder(Title::Admiral), Some(DANA));
            assert_eq!(game.state().turn.active, Some(BEN));
        }
    }
}

/// Ana's turn, with Ben where she is: full, in the Movement step, or light, as it begins.
fn together(character: &str, tracking: Tracking, more: &Value) -> Game {
    let options = Options {
        tracking,
        ..options(Objective::Kobol)
    };
    let mut more = more.clone();
    more["places"] =
        json!({ "Ana": "command", "Ben": "command", "Cem": "armory", "Dana": "armory" });
    let step = match tracking {
        Tracking::Full => "movement",
        Tracking::Light => "receive-skills",
    };
    more["turn"] = json!({ "number": 6, "active": "Ana", "step": step });
    board_with(
        options,
        [character, "laura-roslin", "william-adama", "boomer"],
        &more,
    )
}

#[test]
fn what_is_said_as_the_movement_step_ends_counts_at_the_end_of_the_turn_that_ends_with_it() {
    checks!("XORDER-2", "XORDER-9", "CLAR-53", "HAND-1", "XTURN-7");
    for (tracking, ways) in [
        (Tracking::Full, vec!["end-turn"]),
        (Tracking::Full, vec!["next", "next", "end-turn"]),
        (Tracking::Light, vec!["end-turn"]),
    ] {
        let mut game = together("romo-lampkin", tracking, &json!({}));
        for (at, way) in ways.iter().enumerate() {
            game.turn(way);
            if at == 0 {
                assert_eq!(game.state().turn.active, Some(ANA), "{ways:?}");
                game.choose(COURSE, "branch:1");
            }
        }
        assert_eq!(game.state().turn.active, Some(BEN), "{ways:?}");
        let brig = Some(place("brig"));
        assert_eq!(game.state().places.of(ANA), brig, "{tracking:?} {ways:?}");
    }

    let hands = json!({ "skill-cards": { "Ana": 10, "Ben": 5, "Cem": 5, "Dana": 5 } });
    let mut game = together("ellen-tigh", Tracking::Full, &hands);
    game.turn("end-turn");
    game.choose(PICK, "player:1");
    assert_eq!(hand(&game, ANA), 11);
    assert_eq!(asks(&game), PromptKind::DiscardToLimit);
    game.choose(PromptKind::DiscardToLimit, "discarded");
    assert_eq!((hand(&game, ANA), hand(&game, BEN)), (10, 6));
    assert_eq!(game.state().turn.active, Some(BEN));
}

#[test]
fn a_lent_title_goes_back_before_the_brig_and_hands_are_looked_at_after_it() {
    checks!("XORDER-9", "CLAR-12", "CLAR-53", "OPEN-15");
    let crew = ["ellen-tigh", "laura-roslin", "william-adama", "boomer"];
    let (mut game, _) = dana_ends(crew, &json!({}));
    game.choose(COURSE, "branch:1");
    game.set_hand(0, 12);
    let effect = EffectEvent::BrigAtEnd { seat: ANA };
    game.record(Record::Did {
        events: vec![Event::Effect { effect }],
    });
    game.corrected(Correction::Resource {
        resource: Resource::Food,
        value: 0,
    });
    let mut events = game.end_turn();
    if asks(&game) == PICK {
        events.extend(game.choose(PICK, "nobody"));
    }
    let returned = at(&events, |event| matches!(event, Event::TitlePassed { .. }));
    let jailed = at(
        &events,
        |event| matches!(event, Event::CharacterMoved { seat, .. } if *seat == ANA),
    );
    assert!(returned < jailed, "{events:?}");
    assert_eq!(
        game.state().titles.holder(Title::Admiral),
        Some(DANA),
        "to whom it was taken from, not to the first in line"
    );
    assert_eq!(game.state().places.of(ANA), Some(place("brig")));
    assert_eq!(asks(&game), PromptKind::DiscardToLimit);
    assert_eq!(
        game.state().outcome,
        None,
        "the dials are looked at after the hands"
    );
    game.choose(PromptKind::DiscardToLimit, "discarded");
    assert!(matches!(
        game.state().outcome,
        Some(Outcome::ResourcesExhausted { .. })
    ));
}

#[test]
fn who_reveals_goes_to_no_brig_at_the_end_of_that_turn() {
    checks!("XMOVE-5", "CLAR-53", "XREVEAL-3");
    let crew = ["romo-lampkin", "laura-roslin", "william-adama", "boomer"];
    let mut game = board(crew, &json!({}));
    let effect = EffectEvent::BrigAtEnd { seat: ANA };
    game.record(Record::Did {
        events: vec![Event::Effect { effect }],
    });
    game.turn("act:reveal");
    game.choose(COURSE, "cylon-reduce-morale");
    assert_eq!(game.state().turn.active, Some(BEN));
    assert_eq!(
        game.state().places.of(ANA),
        Some(place("resurrection-ship-overlay"))
    );
}

#[test]
fn stim_junkie_ends_the_action_step_before_a_crisis_is_drawn() {
    checks!("XORDER-3", "CLAR-22");
    let crew = ["kat", "laura-roslin", "william-adama", "boomer"];
    for way in ["next", "end-turn"] {
        let (mut game, _) = dana_ends(crew, &json!({}));
        game.turn("next");
        game.turn("next");
        assert_eq!(game.state().turn.step, TurnStep::Action);
        let events = game.turn(way);
        let sick = at(
            &events,
            |event| matches!(event, Event::CharacterMoved { seat, .. } if *seat == ANA),
        );
        let drawn = at(&events, |event| matches!(event, Event::PileChanged { .. }));
        assert!(sick < drawn, "{way}: {events:?}");
        assert_eq!(game.state().places.of(ANA), Some(place("sickbay")));
    }
}

#[test]
fn stim_junkie_asks_where_the_turn_of_a_position_has_begun() {
    checks!("CLAR-22");
    let crew = ["kat", "laura-roslin", "william-adama", "boomer"];
    let so_far = json!({ "remembered": { "began-at": "hangar-deck" } });
    // She starts on the Hangar Deck; the position has her in the Armory, unless it says where the turn has begun.
    for (so_far, goes, ends) in [
        (None, "next", "sickbay"),
        (None, "go:hangar-deck", "hangar-deck"),
        (Some(&so_far), "next", "armory"),
        (Some(&so_far), "go:hangar-deck", "sickbay"),
    ] {
        let mut more = json!({ "turn": { "number": 6, "active": "Ana", "step": "movement" } });
        if let Some(so_far) = so_far {
            more["so-far"] = so_far.clone();
        }
        let mut game = board(crew, &more);
        game.turn(goes);
        assert_eq!(game.state().turn.step, TurnStep::Action);
        game.turn("next");
        assert_eq!(game.state().places.of(ANA), Some(place(ends)), "{goes}");
    }
}

#[test]
fn a_crisis_that_is_replaced_brings_baltar_no_card_and_one_that_stands_does_before_the_choice() {
    checks!("XORDER-4", "CHAR-4", "CLAR-45");
    let crew = ["gaius-baltar", "starbuck", "helo", "laura-roslin"];
    let turn = json!({ "turn": { "number": 6, "active": "Ana", "step": "crisis" } });
    let intuition = used(Ability::DelusionalIntuition);
    let chosen = |event: &Event| {
        matches!(
            event,
            Event::Crisis {
                crisis: CrisisEvent::Chosen { .. }
            }
        )
    };
    let mut game = board(crew, &turn);
    game.turn("card:widespread-starvation");
    assert_eq!(hand(&game, ANA), 5, "it may still be replaced");
    game.choose(PromptKind::ChooseOption, "destiny");
    assert_eq!(hand(&game, ANA), 5);
    let events = game.choose(PromptKind::NameCrisis, "card:raiders-inbound");
    assert!(events.iter().any(&intuition));
    assert_eq!(hand(&game, ANA), 6, "before the choice, once");

    let mut game = board(crew, &turn);
    game.turn("card:widespread-starvation");
    let events = game.choose(PromptKind::ChooseOption, "option:0");
    assert!(at(&events, &intuition) < at(&events, chosen), "{events:?}");
    assert_eq!(hand(&game, ANA), 6);
    let events = game.choose(PromptKind::BeginCrisis, "compass:option:1");
    let compass = at(&events, used(Ability::MoralCompass));
    assert!(compass < at(&events, chosen));
    assert!(!events.iter().any(&intuition), "one card, one draw");
}

#[test]
fn cavils_hand_goes_as_an_execution_shows_a_cylon() {
    checks!("XORDER-7", "XLEAD-3", "EXEC-2");
    let crew = ["felix-gaeta", "cavil", "william-adama", "boomer"];
    let more = json!({
        "titles": { "president": "Ana", "admiral": "Cem", "cag": "Dana" },
        "places": { "Ana": "armory", "Ben": "caprica-overlay", "Cem": "command", "Dana": "armory" },
        "loyalty-cards": { "hands": { "Ana": 1, "Cem": 1, "Dana": 1 }, "deck": 3 },
    });
    let mut game = board(crew, &more);
    game.happens(Happening::Executed { seat: DANA });
    let events = game.choose(COURSE, "cylon-reduce-morale");
    let shown = at(&events, |event| {
        matches!(
            event,
            Event::Action {
                action: ActionEvent::CylonCardShown { .. }
            }
        )
    });
    let lies = at(&events, used(Ability::LiesAndSecrets));
    let revealed = at(&events, |event| {
        matches!(event, Event::CylonRevealed { .. })
    });
    assert!(shown < lies && lies < revealed, "{events:?}");
    assert_eq!(hand(&game, BEN), 0);
}

#[test]
fn titles_pass_after_the_new_character_and_dee_dies_after_that() {
    checks!("XORDER-7", "EXEC-15", "CLAR-61");
    let crew = ["dee", "laura-roslin", "william-adama", "boomer"];
    let more = json!({
        "dials": { "fuel": 6, "food": 6, "morale": 3, "population": 6 },
        "loyalty-cards": { "hands": { "Ana": 1, "Ben": 1, "Cem": 1, "Dana": 1 }, "deck": 3 },
    });
    let mut game = board(crew, &more);
    game.happens(Happening::Executed { seat: BEN });
    game.choose(COURSE, "nothing");
    game.choose(COURSE, "0");
    assert_eq!(game.state().resources.get(Resource::Morale), 2);
    assert_eq!(
        game.state().titles.holder(Title::President),
        Some(BEN),
        "not yet"
    );
    let mut events = game.choose(PromptKind::ChooseCharacter, "character:kat");
    if asks(&game) == PICK {
        events.extend(game.choose(PICK, "nobody"));
    }
    let came = at(&events, |event| {
        matches!(event, Event::CharacterChosen { .. })
    });
    let passed = at(&events, |event| {
        matches!(
            event,
            Event::TitlePassed {
                title: Title::President,
                ..
            }
        )
    });
    let dee = at(&events, used(Ability::EmotionallyFragile));
    assert!(came < passed && passed < dee, "{events:?}");
    let asked = &prompts(game.state())[0];
    assert_eq!(asked.kind, COURSE, "she shows what she holds");
}

/// What the options of the Movement step to these locations cost.
fn ways(game: &Game, label: &str) -> BTreeSet<String> {
    let prompt = game.prompt(PromptKind::TakeTurn);
    let ways = prompt
        .choices
        .iter()
        .filter(|choice| choice.label.id == label);
    let names = ways.filter_map(|choice| Some(choice.id.strip_prefix("go:")?.to_owned()));
    names.collect()
}

fn on(boards: &[Board]) -> BTreeSet<String> {
    let kit = options(Objective::Kobol);
    let locations = kit.kit().locations.iter();
    let locations = locations.filter(|l| boards.contains(&l.facts().board) && !l.facts().hazardous);
    locations
        .map(|location| location.name().to_owned())
        .collect()
}

#[test]
fn another_ship_costs_a_card_and_nobody_walks_into_danger() {
    checks!("XMOVE-1", "XBOARD-3", "XMOVE-3");
    let crew = ["felix-gaeta", "laura-roslin", "william-adama", "boomer"];
    let moving = |place: &str| {
        let more = json!({
            "turn": { "number": 6, "active": "Ana", "step": "movement" },
            "places": { "Ana": place, "Ben": "presidents-office-overlay", "Cem": "command", "Dana": "armory" },
        });
        board(crew, &more)
    };
    let pegasus = location("pegasus-cic").facts().board;
    let boards = [Board::GALACTICA, Board::COLONIAL_ONE, pegasus];
    for here in ["armory", "quorum-chamber", "pegasus-cic"] {
        let game = moving(here);
        let own = location(here).facts().board;
        let others: Vec<Board> = boards
            .iter()
            .copied()
            .filter(|board| *board != own)
            .collect();
        let mut free = on(&[own]);
        free.remove(here);
        assert_eq!(ways(&game, "option-go"), free, "{here}");
        assert_eq!(ways(&game, "option-go-for-card"), on(&others), "{here}");
        let mut game = moving(here);
        let away = on(&others).pop_first().expect("a location");
        game.turn(&format!("go:{away}"));
        assert_eq!(hand(&game, ANA), 4, "{away}");
    }
    let kit = options(Objective::Kobol).kit();
    let hazardous = kit.locations.iter().filter(|l| l.facts().hazardous);
    assert_eq!(
        hazardous
            .map(|location| location.name())
            .collect::<Vec<_>>(),
        ["sickbay", "brig", "resurrection-ship-overlay"]
    );
    let prompt = moving("armory").prompt(PromptKind::TakeTurn);
    let barred = prompt
        .not_allowed
        .iter()
        .filter(|no| no.cause.as_str() == "MOVE-7");
    assert_eq!(
        barred.map(|no| no.id.text().to_owned()).collect::<Vec<_>>(),
        ["go:sickbay", "go:brig"]
    );
}

#[test]
fn a_cylon_player_goes_anywhere_among_the_cylons_for_nothing_or_uses_a_movement_ability() {
    checks!("XCYTURN-3", "XTURN-5", "XTURN-6");
    let crew = ["cavil", "laura-roslin", "william-adama", "boomer"];
    let more = json!({
        "turn": { "number": 6, "active": "Ana", "step": "movement" },
        "places": { "Ana": "caprica-overlay", "Ben": "presidents-office-overlay", "Cem": "command", "Dana": "armory" },
        "skill-cards": { "Ana": 0, "Ben": 5, "Cem": 5, "Dana": 5 },
    });
    let mut game = board(crew, &more);
    let mut free = on(&[location("caprica-overlay").facts().board]);
    free.remove("caprica-overlay");
    assert!(free.len() > 1);
    assert_eq!(ways(&game, "option-go"), free);
    assert_eq!(ways(&game, "option-go-for-card"), BTreeSet::new());
    let steps = [
        TurnStep::ReceiveSkills,
        TurnStep::Movement,
        TurnStep::Action,
    ];
    assert_eq!(shape(game.state()), steps);
    let offered: Vec<String> = game.prompt(PromptKind::TakeTurn).options().collect();
    let ability = offered
        .iter()
        .find(|option| option.contains("aggressive-tactics"));
    let ability = ability.expect("his sheet has it").clone();
    game.turn(&ability);
    assert_eq!(game.state().places.of(ANA), Some(place("caprica-overlay")));
    assert_eq!(game.state().turn.step, TurnStep::Action);

    // A prisoner draws no crisis, and no ship acts.
    let crew = ["felix-gaeta", "laura-roslin", "william-adama", "boomer"];
    let jailed = json!({ "places": { "Ana": "brig", "Ben": "presidents-office-overlay", "Cem": "command", "Dana": "armory" } });
    let game = board(crew, &jailed);
    assert_eq!(
        shape(game.state()),
        [TurnStep::ReceiveSkills, TurnStep::Action]
    );
}

#[test]
fn nobody_is_sent_where_they_are_nor_from_the_brig_to_sickbay() {
    checks!("XMOVE-4", "XMOVE-5", "CHARACTER-HELO-1");
    let crew = ["felix-gaeta", "helo", "william-adama", "boomer"];
    let more = json!({
        "titles": { "president": "Ana", "admiral": "Cem", "cag": "Cem" },
        "places": { "Ana": "armory", "Ben": "off-board", "Cem": "brig", "Dana": "caprica-overlay" },
        "revealed-cylons": ["Dana"],
    });
    for (to, cem) in [
        ("brig", "not-offered-there"),
        ("sickbay", "not-offered-stays-in-brig"),
    ] {
        let mut game = board(crew, &more);
        let picked = json!([{ "do": "pick", "by": "current", "among": "anyone",
            "effects": [{ "do": "move", "who": "picked", "to": to }] }]);
        game.happens_by_effects(0, &picked);
        let asked = game.prompt(PICK);
        let no: Vec<(String, &str)> = asked
            .not_allowed
            .iter()
            .map(|no| (no.id.text().to_owned(), no.why.id))
            .collect();
        assert_eq!(asked.options().collect::<Vec<_>>(), ["player:0"], "{to}");
        assert_eq!(
            no,
            [
                ("player:1".to_owned(), "not-offered-off-board"),
                ("player:2".to_owned(), cem)
            ],
            "{to}"
        );
        // An effect that names them leaves them where they are.
        let mut game = board(crew, &more);
        game.happens_by_effects(
            2,
            &json!([{ "do": "move", "who": "current", "to": "sickbay" }]),
        );
        if asks(&game) == PromptKind::Confirm {
            game.choose(PromptKind::Confirm, "apply");
        }
        assert_eq!(game.state().places.of(CEM), Some(place("brig")));
    }
}

#[test]
fn three_locations_have_a_check_and_administration_has_none() {
    checks!("XCHECK-4", "LOC-ADMIN-2");
    let kit = options(Objective::Kobol).kit();
    let checked = kit.locations.iter().filter(|l| l.facts().check.is_some());
    let checked: BTreeSet<&str> = checked.map(|location| location.name()).collect();
    assert_eq!(
        checked,
        BTreeSet::from(["admirals-quarters", "airlock", "brig"])
    );
    let crew = ["felix-gaeta", "laura-roslin", "william-adama", "boomer"];
    for here in [
        "admirals-quarters",
        "airlock",
        "brig",
        "administration-overlay",
    ] {
        let more = json!({ "places": { "Ana": here, "Ben": "presidents-office-overlay", "Cem": "command", "Dana": "armory" } });
        let mut game = board(crew, &more);
        game.turn(&format!("act:{here}"));
        if asks(&game) == PICK && here != "administration-overlay" {
            game.choose(PICK, "player:2");
        }
        assert_eq!(
            game.state().check.is_some(),
            checked.contains(here),
            "{here}"
        );
    }
}

#[test]
fn the_admiral_gives_up_the_whole_hand_for_unwelcome_faces() {
    checks!("CLAR-34");
    let crew = ["felix-gaeta", "laura-roslin", "william-adama", "boomer"];
    let mut game = board(
        crew,
        &json!({ "turn": { "number": 6, "active": "Ana", "step": "crisis" } }),
    );
    game.turn("card:unwelcome-faces");
    let asked = game.prompt(PromptKind::ChooseOption);
    assert_eq!(
        asked.decider,
        dradis_rules::play::prompt::Decider::Seat { seat: DANA }
    );
    game.choose(PromptKind::ChooseOption, "option:0");
    if asks(&game) == PromptKind::Confirm {
        game.choose(PromptKind::Confirm, "apply");
    }
    assert_eq!((hand(&game, DANA), hand(&game, ANA)), (0, 5));
    game.choose(PICK, "player:0");
    assert_eq!(game.state().places.of(ANA), Some(place("brig")));
}

#[test]
fn a_maneuver_answers_an_attack_alone_and_a_lost_viper_takes_its_pilot_to_sickbay() {
    checks!("CLAR-40", "OPEN-38", "PILOT-12");
    let crew = ["felix-gaeta", "laura-roslin", "william-adama", "boomer"];
    let more = json!({
        "places": { "Ana": "armory", "Ben": "presidents-office-overlay", "Cem": "command", "Dana": "viper:bow" },
        "areas": { "bow": { "raiders": 1 } },
    });
    let mut game = board(crew, &more);
    game.happens(Happening::ShipsActivated {
        icon: dradis_facts::battle::ShipIcon::Raiders,
    });
    game.choose(PromptKind::Roll, "8");
    let reaction = game.prompt(PromptKind::React);
    assert!(
        reaction
            .options()
            .any(|option| option.starts_with("evade:"))
    );
    while asks(&game) == PromptKind::React {
        game.choose(PromptKind::React, "stand");
    }
    assert_eq!(game.state().places.of(DANA), Some(place("sickbay")));
    assert_eq!(game.state().reserve.destroyed.vipers(), 1);
    // What is no attack asks nobody.
    let mut game = board(crew, &more);
    game.happens_by_effects(0, &json!([{ "do": "damage-vipers", "count": 1 }]));
    while asks(&game) != PromptKind::TakeTurn {
        assert_ne!(asks(&game), PromptKind::React);
        let open = prompts(game.state()).remove(0);
        let first = open.options().next().expect("an option");
        game.choose(open.kind, &first);
    }
    assert_eq!(game.state().reserve.damaged[Craft::Viper], 1);
    assert_eq!(game.state().places.of(DANA), Some(place("sickbay")));
}

#[test]
fn necessary_risk_places_what_is_left() {
    checks!("CLAR-74");
    let crew = ["felix-gaeta", "laura-roslin", "william-adama", "boomer"];
    let more = json!({
        "areas": { "bow": { "basestars": [[], []], "raiders": 18 } },
    });
    let mut game = board(crew, &more);
    let risk = json!([{ "do": "place-ships", "by": "current", "basestars": 1, "raiders": 3 }]);
    game.happens_by_effects(0, &risk);
    let open = prompts(game.state()).remove(0);
    let first = open.options().next().expect("an area");
    game.choose(open.kind, &first);
    let left = supply(game.state());
    assert_eq!(
        (left.ships[Craft::Raider], left.ships[Craft::Basestar]),
        (0, 0)
    );
}

#[test]
fn legendary_discovery_counts_with_every_objective() {
    checks!("CLAR-72");
    let card = CrisisId::find("legendary-discovery").expect("a crisis");
    let check = card.facts().check.as_ref().expect("a check");
    assert!(
        check.pass.contains(&Effect::Distance { by: 1 }),
        "{:?}",
        check.pass
    );
    for objective in [
        Objective::Kobol,
        Objective::NewCaprica,
        Objective::IonianNebula,
        Objective::Earth,
    ] {
        let crew = ["felix-gaeta", "laura-roslin", "william-adama", "boomer"];
        let position = json!({
            "turn": { "number": 6, "active": "Ana", "step": "action" },
            "titles": { "president": "Ben", "admiral": "Dana", "cag": "Cem" },
            "distance": 5,
        });
        assert!(options(objective).kit().crises.contains(&card));
        let mut game = Game::from_position(0, &crew, options(objective), position, &json!({}));
        game.happens_by_effects(0, &json!([{ "do": "distance", "by": 1 }]));
        if asks(&game) == PromptKind::Confirm {
            game.choose(PromptKind::Confirm, "apply");
        }
        assert_eq!(game.state().jump.distance, 6, "{objective:?}");
    }
}

#[test]
fn what_gives_distance_is_finished_before_the_objective_speaks() {
    checks!("XORDER-6", "XCHECK-10", "CHECK-CMD-1");
    let crew = ["galen-tyrol", "laura-roslin", "william-adama", "apollo"];
    let human = json!(["not-a-cylon"]);
    let hand = |events: &[Event], of: SeatId| {
        at(
            events,
            |event| matches!(event, Event::HandChanged { seat, .. } if *seat == of),
        )
    };
    for (objective, distance) in [
        (Objective::Kobol, 3),
        (Objective::Kobol, 7),
        (Objective::NewCaprica, 6),
        (Objective::IonianNebula, 7),
    ] {
        let modes = Modes {
            loyalty: Mode::App,
            destiny: Mode::Table,
            ..BY_TABLE
        };
        let options = Options {
            game: Boxes::combined(objective),
            modes,
            ..Options::default()
        };
        let more = json!({
            "turn": { "number": 6, "active": "Ana", "step": "crisis" },
            "distance": distance,
            "loyalty": {
                "hands": { "Ana": human, "Ben": human, "Cem": human, "Dana": human },
                "deck": vec!["not-a-cylon"; 5],
            },
        });
        let mut game = seated(options, crew, &more);
        game.turn("card:legendary-discovery");
        game.choose(PromptKind::AddCards, "cards:2");
        game.choose(PromptKind::AddCards, "rest");
        for card in [
            "tactics:5",
            "piloting:5",
            "piloting:4",
            "engineering:0:install-upgrades",
        ] {
            game.choose(PromptKind::TellCards, &format!("card:{card}"));
        }
        game.choose(PromptKind::CheckResult, "authority");
        let events = game.choose(PromptKind::CheckResult, "accept");
        let grew = at(&events, |event| {
            let grew = |effect: &EffectEvent| matches!(effect, EffectEvent::DistanceGrew { .. });
            matches!(event, Event::Effect { effect } if grew(effect))
        });
        // The deck of which it would be missing is no more on New Caprica.
        let removed = match objective {
            Objective::NewCaprica => grew,
            Objective::Kobol | Objective::IonianNebula | Objective::Earth => {
                let crisis = CrisisEvent::Removed;
                at(&events, |event| {
                    *event
                        == Event::Crisis {
                            crisis: crisis.clone(),
                        }
                })
            }
        };
        let (upgrades, authority) = (hand(&events, ANA), hand(&events, CEM));
        let speaks = at(&events, |event| {
            matches!(
                event,
                Event::Jump {
                    jump: JumpEvent::SleeperPhase | JumpEvent::LastLeg
                } | Event::NewCaprica {
                    new_caprica: NewCapricaEvent::Began { .. }
                } | Event::Crossroads {
                    crossroads: CrossroadsEvent::Began
                }
            )
        });
        let order = [grew, removed, upgrades, authority, speaks];
        assert!(order.is_sorted(), "{objective:?}: {order:?} in {events:?}");
        // Each threshold speaks once, and the turn goes on after it.
        let sleeper = events.iter().filter(|event| {
            let jump = JumpEvent::SleeperPhase;
            **event == Event::Jump { jump }
        });
        assert!(sleeper.count() <= 1, "{events:?}");
    }
}

#[test]
fn pieces_and_decks_of_all_boxes_are_counted() {
    checks!("OPEN-26");
    let modes = Modes {
        destiny: Mode::App,
        ..Modes::default()
    };
    let options = Options {
        modes,
        ..options(Objective::Kobol)
    };
    let game = Game::beginning(4, options, ANA, 3);
    let left = supply(game.state());
    let there = [
        Craft::Viper,
        Craft::Raptor,
        Craft::Raider,
        Craft::HeavyRaider,
        Craft::Basestar,
    ];
    assert_eq!(there.map(|craft| left.ships[craft]), [6, 4, 20, 4, 2]);
    assert_eq!(left.centurions, 4);
    let kit = options.kit();
    let decks = [
        kit.decks.crisis,
        kit.decks.super_crisis,
        kit.decks.quorum,
        kit.decks.destinations,
    ];
    assert_eq!(decks, [141, 11, 29, 33]);
    let held = kit
        .held
        .iter()
        .map(|kind| (kind.id(), kind.deck(kit).len()));
    let held: Vec<(String, usize)> = held.collect();
    assert!(
        held.contains(&("held-mutiny".to_owned(), 22))
            && held.contains(&("held-motive".to_owned(), 14)),
        "{held:?}"
    );
}

/// Whatever is asked is answered with what it offers first, until the turn waits or Dutiful is offered.
fn carried_out(game: &mut Game) -> bool {
    for _ in 0..20 {
        let open = prompts(game.state()).remove(0);
        if open.kind == PromptKind::TakeTurn {
            return false;
        }
        if open.kind == COURSE {
            return true;
        }
        let first = open.options().next().expect("an answer");
        game.choose(open.kind, &first);
    }
    panic!("no turn waits");
}

#[test]
fn hoshi_is_dutiful_once_a_turn_or_once_a_location() {
    checks!("OPEN-56", "CLAR-49");
    for (dutiful, offers) in [
        (DutifulUse::OnceATurn, [true, false, false]),
        (DutifulUse::OnceALocation, [true, false, true]),
    ] {
        let options = Options {
            dutiful,
            ..options(Objective::Kobol)
        };
        let more = json!({
            "skill-cards": { "Ana": 8, "Ben": 8, "Cem": 8, "Dana": 8 },
            "places": { "Ana": "command", "Ben": "presidents-office-overlay", "Cem": "armory", "Dana": "armory" },
            "areas": { "bow": { "raiders": 4 }, "fore-port": { "unmanned-vipers": 1 } },
        });
        let crew = ["louis-hoshi", "laura-roslin", "william-adama", "boomer"];
        let mut game = board_with(options, crew, &more);
        // As many actions as the test takes.
        let act = Act::Location {
            location: location("hangar-deck"),
        };
        for _ in 0..3 {
            let action = ActionEvent::More { seat: ANA, act };
            game.record(Record::Did {
                events: vec![Event::Action { action }],
            });
        }
        for (location, offer) in ["command", "command", "weapons-control"]
            .into_iter()
            .zip(offers)
        {
            game.put(0, location);
            let act = format!("act:{location}");
            game.turn(&act);
            assert_eq!(carried_out(&mut game), offer, "{dutiful:?} {location}");
            if offer {
                let before = hand(&game, ANA);
                game.choose(COURSE, "branch:0");
                assert_eq!(hand(&game, ANA), before - 1);
                game.choose(PromptKind::GrantedAction, &act);
                assert!(
                    !carried_out(&mut game),
                    "{dutiful:?} {location}: not a third time"
                );
            }
        }
    }
}

#[test]
fn a_page_lists_what_more_boxes_bring_and_take_out() {
    checks!("XCOMP-1", "XCOMP-12", "XSETUP-3", "XBOARD-2", "XSETUP-18");
    let of = |options: &Options| KitView::of(options.kit());
    let view = of(&options(Objective::Kobol));
    let rules: Vec<&str> = view.lay_out.iter().map(|rule| rule.as_str()).collect();
    let all = ["XSETUP-3", "XBOARD-2", "XCOMP-12", "XCOMP-1", "XSETUP-18"];
    assert_eq!(rules, all);
    assert_eq!(view.titles, [Title::President, Title::Admiral, Title::Cag]);
    assert_eq!(of(&Options::default()).lay_out, []);
    // What they take out is in no deck of Dradis.
    let kit = options(Objective::Kobol).kit();
    let base = Options::default();
    assert!(kit.attack_cards.is_empty() && !base.kit().attack_cards.is_empty());
    assert!(kit.loyalty.iter().all(|card| card.name() != "sympathizer"));
    assert!(
        kit.destinations
            .iter()
            .all(|card| card.name() != "mining-asteroid")
    );
    assert_eq!(kit.ships(Craft::Viper), base.kit().ships(Craft::Viper) - 2);
    let replaced = location("administration");
    assert!(!kit.locations.contains(&replaced) && base.kit().locations.contains(&replaced));
}
