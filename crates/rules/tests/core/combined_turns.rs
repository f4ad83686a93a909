//! The set-up and the turn of the combined game: starting hands, steps, Cylon players' turns, limits, choices.

use dradis_facts::content::CrisisId;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::resources::{Resource, red_from};
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_facts::{SeatId, checks};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::{Viewer, prompts, seat_secret, view};
use dradis_state::correction::Correction;
use dradis_state::event::Event;
use dradis_state::loyalty::Standing;
use dradis_state::turn::shape;
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, location, place};

pub(crate) const ANA: SeatId = SeatId(0);
pub(crate) const BEN: SeatId = SeatId(1);
pub(crate) const CEM: SeatId = SeatId(2);
pub(crate) const DANA: SeatId = SeatId(3);
const EMIL: SeatId = SeatId(4);

/// Ana has the turn, Ben is President, Cem Admiral, Dana CAG; Emil has shown himself.
pub(crate) const FIVE: [&str; 5] = [
    "galen-tyrol",
    "laura-roslin",
    "william-adama",
    "apollo",
    "boomer",
];

pub(crate) fn options(modes: Modes) -> Options {
    Options {
        game: Boxes::combined(Objective::Kobol),
        modes,
        ..Options::default()
    }
}

/// A step of a turn, with somebody everywhere.
pub(crate) fn position(active: &str, step: &str) -> Value {
    json!({
        "turn": { "number": 6, "active": active, "step": step },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Dana" },
        "skill-cards": { "Ana": 6, "Ben": 4, "Cem": 3, "Dana": 5, "Emil": 2 },
        "places": {
            "Ana": "research-lab", "Ben": "quorum-chamber", "Cem": "command", "Dana": "armory",
            "Emil": "caprica-overlay",
        },
        "revealed-cylons": ["Emil"],
        "piles": { "quorum-hand": 2, "quorum": 20 },
        "nukes": 2,
        "fleet": 1,
        "distance": 4,
    })
}

fn of(active: &str, step: &str, more: &Value) -> Game {
    Game::from_position(0, &FIVE, options(BY_TABLE), position(active, step), more)
}

/// Every question is answered with what it offers first, until a turn waits.
fn until_a_turn_waits(game: &mut Game) {
    for _ in 0..40 {
        let open = prompts(game.state());
        let Some(prompt) = open
            .first()
            .filter(|open| open.kind != PromptKind::TakeTurn)
        else {
            return;
        };
        let (kind, option) = (prompt.kind, prompt.choices[0].id.clone());
        game.choose(kind, &option);
    }
    panic!("no turn waits");
}

#[test]
fn a_combined_game_begins_with_its_dials_nukes_decks_and_hands() {
    checks!(
        "XSETUP-1",
        "XSETUP-2",
        "XSETUP-7",
        "XSETUP-13",
        "XSETUP-14",
        "XSETUP-15",
        "XLOY-1",
        "XLOY-3"
    );
    for objective in [
        Objective::Kobol,
        Objective::NewCaprica,
        Objective::IonianNebula,
        Objective::Earth,
    ] {
        let options = Options {
            game: Boxes::combined(objective),
            ..Options::default()
        };
        let mut game = Game::of(
            &["gaius-baltar", "william-adama", "dee", "galen-tyrol"],
            options,
            ANA,
            3,
        );
        game.choose(PromptKind::DealLoyalty, "deal");
        let state = game.state();
        let dials = Resource::ALL.map(|dial| (dial, state.resources.get(dial)));
        assert_eq!(
            dials,
            [
                (Resource::Fuel, 8),
                (Resource::Food, 8),
                (Resource::Morale, 10),
                (Resource::Population, 12)
            ]
        );
        assert_eq!(state.titles.nukes, 2);
        assert_eq!(state.turn.first, Some(ANA));
        assert_eq!(state.piles.of(Pile::QuorumHand), 1);
        let decks = [Pile::Quorum, Pile::SuperCrisis, Pile::Destinations];
        assert_eq!(decks.map(|pile| state.piles.of(pile)), [28, 11, 33]);
        let held: Vec<usize> = (0..4)
            .map(|seat| state.loyalty.held(SeatId(seat)))
            .collect();
        assert_eq!(held, [2, 1, 1, 1], "the original Baltar has two");
    }
}

#[test]
fn a_leader_begins_with_two_cards_and_none_as_first_player() {
    checks!("XSETUP-21", "OPEN-26b", "SETUP-14", "SETUP-15");
    for (crew, hands) in [
        (
            ["laura-roslin", "cavil", "william-adama", "dee"],
            [0, 2, 3, 3],
        ),
        (
            ["laura-roslin", "athena", "william-adama", "dee"],
            [0, 3, 3, 3],
        ),
        (
            ["cavil", "laura-roslin", "william-adama", "dee"],
            [0, 3, 3, 3],
        ),
    ] {
        let mut game = Game::of(&crew, options(Modes::default()), ANA, 3);
        game.choose(PromptKind::DealLoyalty, "deal");
        let events = game.choose(PromptKind::CloseReading, "close-reading");
        let given = events.iter().filter_map(|event| {
            if let Event::StartingHands { seats, cards } = event {
                Some((seats.len(), *cards))
            } else {
                None
            }
        });
        let given: Vec<(usize, u8)> = given.collect();
        let state = game.state();
        let held = [ANA, BEN, CEM, DANA].map(|seat| state.hands.of(seat));
        assert_eq!(held, hands, "{given:?}");
    }
}

#[test]
fn the_steps_of_a_turn_are_those_of_the_base_game() {
    checks!("XTURN-1", "XTURN-8", "XTURN-4", "XTERM-1");
    let game = of("Ana", "action", &json!({}));
    assert_eq!(shape(game.state()), TurnStep::ALL);
    let standing = |seat| game.state().loyalty.standing(seat);
    assert_eq!(
        [ANA, EMIL].map(standing),
        [Standing::Human, Standing::Cylon]
    );
    // A line of two types is said as one, from which the player may mix.
    let lines = dradis_rules::play::hands::draw_lines(game.state(), DANA);
    assert!(lines.iter().any(|line| line.types.len() == 2), "{lines:?}");
    let receiving = of("Dana", "receive-skills", &json!({}));
    let asked = receiving.prompt(PromptKind::TakeTurn);
    let told = serde_json::to_string(&asked.follows).expect("lines");
    assert!(told.contains("draw-either"), "{told}");
    let mut game = of("Ana", "action", &json!({}));
    game.corrected(Correction::TurnStep {
        step: TurnStep::Crisis,
    });
    game.turn("card:widespread-starvation");
    until_a_turn_waits(&mut game);
    game.end_turn();
    assert_eq!(game.state().turn.active, Some(BEN), "the token passes left");
    assert!(
        game.state().crises.current().is_none(),
        "the crisis is discarded"
    );
}

#[test]
fn a_cylon_player_acts_at_their_location_and_has_neither_crisis_nor_ships() {
    checks!("XCYTURN-5", "XCYTURN-6", "XCY-4");
    let mut game = of("Emil", "action", &json!({ "skill-cards": { "Emil": 12 } }));
    let steps = [
        TurnStep::ReceiveSkills,
        TurnStep::Movement,
        TurnStep::Action,
    ];
    assert_eq!(shape(game.state()), steps);
    let acts: Vec<String> = game
        .prompt(PromptKind::TakeTurn)
        .options()
        .filter(|option| option.starts_with("act:"))
        .collect();
    assert_eq!(acts, ["act:caprica-overlay", "act:super-crisis"]);
    game.end_turn();
    let asked = game.asked();
    assert_eq!(
        (asked.kind, asked.decider),
        (PromptKind::DiscardToLimit, Decider::Seat { seat: EMIL })
    );
}

#[test]
fn a_crisis_from_caprica_brings_the_fleet_on_and_no_ship_acts() {
    checks!(
        "XBOARD-15",
        "LOC-CAPRICA-2",
        "XCYTURN-7",
        "XCYTURN-8",
        "XBOARD-1",
        "EX-35"
    );
    // At this space the icon makes the fleet jump.
    for (fleet, jumps) in [(1, false), (4, true)] {
        let mut game = of("Emil", "action", &json!({ "fleet": fleet }));
        game.turn("act:caprica-overlay");
        game.choose(PromptKind::NameCrisis, "card:widespread-starvation");
        let mut events = Vec::new();
        for _ in 0..20 {
            let open = prompts(game.state());
            let Some(prompt) = open.first() else { break };
            if prompt.kind == PromptKind::TakeTurn || prompt.kind == PromptKind::NameDestination {
                break;
            }
            let (kind, option) = (prompt.kind, prompt.choices[0].id.clone());
            events.extend(game.choose(kind, &option));
        }
        let activated = events.iter();
        let mut activated = activated.filter(|event| matches!(event, Event::IconBegan { .. }));
        assert_eq!(activated.next(), None);
        assert_eq!(game.state().turn.step, TurnStep::Action);
        if jumps {
            assert_ne!(game.asked().kind, PromptKind::TakeTurn);
        } else {
            assert_eq!(game.state().jump.space, fleet + 1);
            assert_eq!(game.asked().kind, PromptKind::TakeTurn);
        }
    }
    // Without the icon it stays; a Super Crisis has none at all.
    let mut game = of("Emil", "action", &json!({}));
    game.turn("act:caprica-overlay");
    game.choose(PromptKind::NameCrisis, "card:raiders-inbound");
    until_a_turn_waits(&mut game);
    assert_eq!(game.state().jump.space, 1);
}

#[test]
fn a_crisis_from_caprica_that_the_table_carries_out_leaves_the_turn_where_it_is() {
    checks!("XCYTURN-6", "XBOARD-15");
    let mut game = of("Emil", "action", &json!({ "fleet": 2 }));
    game.turn("act:caprica-overlay");
    let events = game.choose(PromptKind::NameCrisis, "by-hand");
    let step = |event: &Event| matches!(event, Event::TurnStepBegan { .. });
    assert!(!events.iter().any(step), "{events:?}");
    assert_eq!(game.asked().kind, PromptKind::TakeTurn);
    assert_eq!(game.state().turn.step, TurnStep::Action);
    assert_eq!(game.state().jump.space, 2);
    assert!(game.state().crises.current().is_none());
}

#[test]
fn who_looks_at_a_deck_with_the_human_fleet_draws_two_cards() {
    checks!("LOC-HUMANFLEET-2", "XBOARD-16");
    let mut game = of(
        "Emil",
        "action",
        &json!({ "places": { "Emil": "human-fleet-overlay" } }),
    );
    game.turn("act:human-fleet-overlay");
    until_a_turn_waits(&mut game);
    assert_eq!(game.state().hands.of(EMIL), 4);
}

#[test]
fn a_president_keeps_ten_quorum_cards_at_the_end_of_any_turn() {
    checks!("XTITLE-1", "XTURN-7");
    for (held, over) in [(10, 0), (13, 3)] {
        let mut game = of(
            "Ana",
            "action",
            &json!({ "piles": { "quorum-hand": held, "quorum": 9 } }),
        );
        game.corrected(Correction::TurnStep {
            step: TurnStep::PrepareForJump,
        });
        game.end_turn();
        if over > 0 {
            let asked = game.asked();
            assert_eq!(
                (asked.kind, asked.decider),
                (PromptKind::Confirm, Decider::Seat { seat: BEN })
            );
            let told = &asked.follows[0].line;
            assert_eq!(told.id, "effect-discard-quorum");
            game.choose(PromptKind::Confirm, "apply");
        }
        let state = game.state();
        assert_eq!(state.piles.of(Pile::QuorumHand), 10);
        assert_eq!(state.turn.active, Some(BEN), "the next turn");
    }
    // The base game has no such limit.
    assert_eq!(Options::default().kit().quorum_limit, None);
}

#[test]
fn loyalty_cards_are_their_owners_alone() {
    checks!("XLOY-2", "XLOY-4");
    let mut game = Game::of(
        &["laura-roslin", "william-adama", "galen-tyrol", "dee"],
        options(Modes::default()),
        ANA,
        5,
    );
    game.choose(PromptKind::DealLoyalty, "deal");
    let public = serde_json::to_string(&view(game.state(), Viewer::Public)).expect("a view");
    for seat in [ANA, BEN, CEM, DANA] {
        let cards = &game.state().loyalty.cards.reveal().hands[seat.index()];
        let own = serde_json::to_string(&seat_secret(game.state(), seat)).expect("a secret");
        for card in cards {
            assert!(own.contains(card.name()), "{own}");
            assert!(!public.contains(card.name()), "{public}");
        }
    }
}

#[test]
fn in_the_brig_all_actions_are_there() {
    checks!("XACT-2");
    let game = of("Ana", "action", &json!({ "places": { "Ana": "brig" } }));
    let prompt = game.prompt(PromptKind::TakeTurn);
    let options: Vec<String> = prompt.options().collect();
    for act in ["act:brig", "act:consolidate-power", "act:reveal"] {
        assert!(options.iter().any(|option| option == act), "{options:?}");
    }
}

#[test]
fn the_overlay_of_colonial_one_closes_with_it() {
    checks!("XBOARD-4", "XBOARD-1", "XBOARD-9");
    let kit = options(BY_TABLE).kit();
    let base = Options::default().kit();
    let galactica = |kit: &dradis_facts::kit::Kit| -> Vec<&'static str> {
        let there = kit.locations.iter();
        let there = there.filter(|l| l.facts().board == location("command").facts().board);
        there.map(|location| location.name()).collect()
    };
    assert_eq!(galactica(kit), galactica(base));
    for own in ["command", "brig"].map(location) {
        assert_eq!(kit.standing_for(own), own);
    }
    assert_eq!(
        kit.standing_for(location("press-room")),
        location("press-room-overlay")
    );
    let mut game = of("Ana", "movement", &json!({}));
    game.happens_by_effects(0, &json!([{ "do": "move-all", "to": "sickbay" }]));
    assert_eq!(game.state().places.of(BEN), Some(place("sickbay")));
    game.corrected(Correction::CrisisInPlay {
        card: CrisisId::find("bomb-on-colonial-1").expect("a crisis"),
        in_play: true,
    });
    let prompt = game.prompt(PromptKind::TakeTurn);
    let closed = prompt.not_allowed.iter();
    let closed: Vec<&str> = closed
        .filter(|no| no.cause.to_string() == "CRISIS-5")
        .map(|no| no.why.id)
        .collect();
    assert_eq!(closed.len(), 4, "the four locations of the overlay");
}

#[test]
fn a_choice_may_be_made_although_nobody_can_be_sent() {
    checks!("XCRISIS-2", "XCRISIS-5");
    let mut game = of(
        "Ana",
        "action",
        &json!({ "places": { "Ana": "brig", "Ben": "brig", "Cem": "brig", "Dana": "brig" } }),
    );
    let choice = json!([{ "do": "choose", "by": "current", "between": [
        { "effects": [{ "do": "pick", "by": "current", "among": "anyone",
            "effects": [{ "do": "move", "who": "picked", "to": "brig" }, { "do": "dial", "resource": "morale", "by": -1 }] }] },
        { "effects": [{ "do": "dial", "resource": "food", "by": -1 }] },
    ] }]);
    game.happens_by_effects(0, &choice);
    game.choose(PromptKind::ChooseCourse, "branch:0");
    let state = game.state();
    assert_eq!((state.resources.morale, state.resources.food), (10, 8));
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
}

#[test]
fn the_red_of_a_dial_is_half_of_it_as_the_table_reads_it() {
    checks!("XCRISIS-4");
    let options = options(BY_TABLE);
    for dial in Resource::ALL {
        let red = red_from(options.kit(), dial, options.red_zone);
        let base = Options::default();
        assert_eq!(red, red_from(base.kit(), dial, base.red_zone));
        assert!(red <= options.kit().dial_maximum / 2);
    }
}

#[test]
fn whoever_is_president_and_current_discards_for_both_in_food_shortage() {
    checks!("CLAR-35");
    let game = |president: &str| {
        let mut game = of(
            "Ana",
            "action",
            &json!({ "titles": { "president": president } }),
        );
        game.corrected(Correction::TurnStep {
            step: TurnStep::Crisis,
        });
        game.turn("card:food-shortage");
        let prompt = game.asked();
        let told: Vec<String> = prompt
            .choices
            .iter()
            .flat_map(|choice| &choice.follows)
            .filter(|told| told.line.id == "effect-discard")
            .map(|told| serde_json::to_string(&told.line).expect("a line"))
            .collect();
        told.join(" ")
    };
    let one = game("Ana");
    assert!(one.contains("{\"number\":5}"), "{one}");
    let two = game("Ben");
    assert!(
        two.contains("{\"number\":2}") && two.contains("{\"number\":3}"),
        "{two}"
    );
}

#[test]
fn cards_that_name_revealed_cylons_concern_them() {
    checks!("CLAR-75", "XCY-1");
    let mut game = of("Ana", "action", &json!({}));
    game.happens_by_effects(
        0,
        &json!([{ "do": "discard", "who": "cylons", "cards": 1 }]),
    );
    assert_eq!(game.state().hands.of(EMIL), 1);
    game.happens_by_effects(
        0,
        &json!([{ "do": "discard", "who": "everyone", "cards": 1 }]),
    );
    assert_eq!(game.state().hands.of(EMIL), 1);
}

#[test]
fn a_new_character_has_no_miracle_token() {
    checks!("XMIR-8");
    let modes = Modes {
        loyalty: Mode::Table,
        ..BY_TABLE
    };
    let position = json!({ "turn": { "number": 6, "active": "Ana", "step": "action" } });
    let mut game = Game::from_position(0, &FIVE, options(modes), position, &json!({}));
    assert_eq!(game.state().miracles.get(&BEN), Some(&1));
    game.happens(dradis_state::happening::Happening::Executed { seat: BEN });
    for _ in 0..8 {
        let asked = game.asked();
        if asked.kind == PromptKind::TakeTurn {
            break;
        }
        let option = if asked.kind == PromptKind::ChooseCharacter {
            "character:tory-foster".to_owned()
        } else {
            asked.choices[0].id.clone()
        };
        game.choose(asked.kind, &option);
    }
    let character = game.state().seats[1].character.expect("a character");
    assert_ne!(character.name(), "laura-roslin");
    assert_eq!(game.state().miracles.get(&BEN).copied().unwrap_or(0), 0);
    assert_ne!(game.state().titles.holder(Title::Admiral), None);
}
