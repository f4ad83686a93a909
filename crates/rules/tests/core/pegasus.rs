//! Pegasus, which may take Galactica's damage and can be lost (XDMG-1, XBOARD-6).

use std::collections::BTreeMap;

use dradis_facts::battle::ShipIcon;
use dradis_facts::board::Impossible;
use dradis_facts::checks;
use dradis_facts::content::{Board, LocationId};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Modes, Options};
use dradis_facts::resources::Resource;
use dradis_facts::turn::TurnStep;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::Command;
use dradis_rules::play::damage::pool;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_state::correction::{Correction, Reason};
use dradis_state::crisis::Described;
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, NAMES, correct, location, place, players};

const ANA: SeatId = SeatId(0);
const CREW: [&str; 4] = ["william-adama", "laura-roslin", "galen-tyrol", "saul-tigh"];
const ABOARD: [&str; 4] = ["pegasus-cic", "airlock", "main-batteries", "engine-room"];

fn options(modes: Modes) -> Options {
    Options {
        game: Boxes::combined(Objective::Kobol),
        modes,
        ..Options::default()
    }
}

/// A step of Ana's turn; `more` stands in the place of what it says.
fn position(more: &Value) -> Value {
    let named: BTreeMap<&str, &str> = NAMES.into_iter().zip(CREW).collect();
    let mut position = json!({
        "characters": named,
        "turn": { "number": 6, "active": "Ana", "step": "activate-cylon-ships" },
        "places": { "Ana": "command", "Ben": "engine-room", "Cem": "airlock", "Dana": "research-lab" },
        "areas": {},
    });
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    position
}

fn begun(modes: Modes, more: &Value) -> Game {
    Game::from_position(0, &CREW, options(modes), position(more), &json!({}))
}

fn pegasus() -> Board {
    location("airlock").facts().board
}

fn damaged(at: &str) -> Happening {
    let token = GalacticaToken::Location {
        location: location(at),
    };
    Happening::GalacticaDamaged { token: Some(token) }
}

#[test]
fn the_active_player_chooses_the_ship_before_dradis_draws() {
    checks!("XDMG-1", "XDMG-1a");
    let mut game = begun(Modes::default(), &json!({}));
    game.happens(Happening::GalacticaDamaged { token: None });
    let asked = game.asked();
    assert_eq!(asked.kind, PromptKind::ChooseShip);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    assert_eq!(game.options(), ["ship:galactica", "ship:pegasus"]);
    let events = game.choose(PromptKind::ChooseShip, "ship:pegasus");
    let tokens = events.iter().filter_map(|event| {
        if let Event::GalacticaDamaged { token } = event {
            Some(*token)
        } else {
            None
        }
    });
    let tokens: Vec<GalacticaToken> = tokens.collect();
    let [GalacticaToken::Location { location: hit }] = tokens[..] else {
        panic!("one of her locations");
    };
    assert_eq!(hit.facts().board, pegasus());
    assert_eq!(pool(game.state(), pegasus()).len(), 3);
    assert_eq!(pool(game.state(), Board::GALACTICA).len(), 8);
    game.happens(Happening::GalacticaDamaged { token: None });
    game.choose(PromptKind::ChooseShip, "ship:galactica");
    assert_eq!(pool(game.state(), Board::GALACTICA).len(), 7);
    assert_eq!(pool(game.state(), pegasus()).len(), 3);
}

#[test]
fn a_table_that_draws_says_which_token_of_the_two_ships_it_was() {
    checks!("XDMG-1", "XDMG-2", "XDMG-3");
    let board = json!({ "areas": { "bow": { "basestars": [[]] } } });
    let mut game = begun(BY_TABLE, &board);
    game.icon(ShipIcon::Basestars);
    game.rolls(8);
    assert_eq!(game.waits_for(), PromptKind::DrawDamage);
    assert_eq!(game.options().len(), 8 + 4);
    game.choose(PromptKind::DrawDamage, "engine-room");
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    assert_eq!(game.state().places.of(SeatId(1)), Some(place("sickbay")));
    assert_eq!(game.state().places.of(SeatId(2)), Some(place("airlock")));
    let mut game = begun(BY_TABLE, &board);
    let fuel = game.state().resources.get(Resource::Fuel);
    game.icon(ShipIcon::Basestars);
    game.rolls(8);
    game.choose(PromptKind::DrawDamage, "resource-fuel");
    let left = game.state().resources.get(Resource::Fuel);
    assert_eq!(left, fuel - 1);
}

/// Galactica's tokens that a question offers, and Pegasus's.
fn offered(game: &Game) -> (usize, usize) {
    let options = game.options();
    let hers = options.iter().filter(|id| ABOARD.contains(&id.as_str()));
    let hers = hers.count();
    (options.len() - hers, hers)
}

#[test]
fn a_cylon_who_damages_galactica_takes_her_tokens_alone() {
    checks!("XDMG-1");
    let choose = json!([{ "do": "choose-damage", "draw": 5, "take": 2 }]);
    let mut game = begun(BY_TABLE, &json!({}));
    game.happens_by_effects(0, &choose);
    assert_eq!(game.asked().ask.id, "ask-draw-damage");
    assert_eq!(offered(&game), (8, 0));
    game.choose(PromptKind::DrawDamage, "armory");
    assert_eq!(offered(&game), (7, 0));
    game.choose(PromptKind::DrawDamage, "hangar-deck");
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    // Any other hit may be Pegasus's, and the question names both ships.
    game.happens_by_effects(0, &json!([{ "do": "damage-galactica", "tokens": 1 }]));
    assert_eq!(offered(&game), (6, 4));
    let ask = game.asked().ask;
    assert_eq!(ask.id, "ask-draw-either");
    let words = serde_json::to_value(&ask.args).expect("plain data");
    assert_eq!(
        words,
        json!({ "ship": { "words": ["board-galactica"] }, "others": { "words": ["board-pegasus"] } })
    );
}

#[test]
fn nobody_is_left_aboard_her_by_a_correction_or_a_position() {
    checks!("XBOARD-6");
    let lost = json!({ "damaged": ABOARD });
    let ship = pegasus();
    let aboard = |seats: &[u8]| Rejection::Impossible {
        impossible: seats
            .iter()
            .map(|seat| Impossible::AboardLost {
                seat: SeatId(*seat),
                ship,
            })
            .collect(),
    };
    let mut game = begun(BY_TABLE, &json!({ "damaged": ABOARD[..3] }));
    let location = location("engine-room");
    let damaged = true;
    let fourth = Correction::LocationDamage { location, damaged };
    assert_eq!(game.refusal(&correct(fourth.clone())), aboard(&[1, 2]));
    let to = |seat: u8, name: &str| Correction::Place {
        seat: SeatId(seat),
        place: place(name),
    };
    let all = vec![to(1, "sickbay"), to(2, "command"), fourth.clone()];
    game.referee(&Command::Correct {
        corrections: all,
        reason: Reason::Misread,
        repairs: None,
        insist: false,
    });
    assert!(game.state().has_lost(ship));
    assert_eq!(game.public().board.impossible, []);
    // Who insists has it said on the board.
    let mut game = begun(BY_TABLE, &json!({ "damaged": ABOARD[..3] }));
    game.corrected(fourth);
    assert_eq!(game.public().board.impossible.len(), 2);
    let start = |more: &Value| {
        let position = position(more);
        Game::empty(0).refusal(&Command::StartFrom {
            players: players(&NAMES[..4]),
            options: options(BY_TABLE),
            position: serde_json::from_value(position).expect("a position"),
        })
    };
    assert_eq!(start(&lost), aboard(&[1, 2]));
}

#[test]
fn the_fourth_location_destroys_her_and_nobody_goes_there_any_more() {
    checks!("XBOARD-6", "XBOARD-6a", "XBOARD-20");
    let mut game = begun(Modes::default(), &json!({}));
    for at in &ABOARD[..2] {
        game.happens(damaged(at));
    }
    assert_eq!(game.state().places.of(SeatId(2)), Some(place("sickbay")));
    game.corrected(Correction::Place {
        seat: SeatId(2),
        place: place("airlock"),
    });
    game.happens(damaged("main-batteries"));
    assert_eq!(game.state().places.of(SeatId(2)), Some(place("airlock")));
    let events = game.happens(damaged("engine-room"));
    let ship = pegasus();
    assert!(events.contains(&Event::ShipDestroyed { ship }));
    for seat in [SeatId(1), SeatId(2)] {
        assert_eq!(game.state().places.of(seat), Some(place("sickbay")));
    }
    assert_eq!(game.public().outcome, None, "Galactica is whole");
    let there: Vec<LocationId> = game.state().locations().collect();
    assert!(ABOARD.iter().all(|at| !there.contains(&location(at))));
    let shown = game.public().board.locations;
    assert_eq!(shown.iter().filter(|at| at.destroyed).count(), 4);
    // Her tokens leave the game with her: none is drawn, and none is repaired.
    assert!(pool(game.state(), ship).is_empty());
    let location = location("airlock");
    let repaired = game.cannot_happen(Happening::LocationRepaired { location });
    assert_eq!(repaired, Rejection::NotDamaged);
    game.happens(Happening::GalacticaDamaged { token: None });
    assert_eq!(
        game.waits_for(),
        PromptKind::TakeTurn,
        "Galactica alone is left"
    );
    assert_eq!(pool(game.state(), Board::GALACTICA).len(), 7);
    // A correction of her damage brings her back.
    game.corrected(Correction::LocationDamage {
        location,
        damaged: false,
    });
    assert!(game.state().locations().any(|at| at == location));
}

#[test]
fn two_hits_are_two_choices_and_the_second_asks_nobody_once_she_is_lost() {
    checks!("XDMG-1a", "XBOARD-6");
    let mut game = begun(Modes::default(), &json!({}));
    for at in &ABOARD[..3] {
        game.happens(damaged(at));
    }
    let effects = json!([{ "do": "damage-galactica", "tokens": 2 }]);
    game.happens_by_effects(0, &effects);
    game.choose(PromptKind::ChooseShip, "ship:pegasus");
    assert!(game.state().has_lost(pegasus()));
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    assert_eq!(pool(game.state(), Board::GALACTICA).len(), 7);
}

#[test]
fn the_engine_room_gives_the_next_crisis_of_the_turn_a_jump_icon_and_never_two() {
    checks!("LOC-ENGINE-1", "XBOARD-10");
    let aboard = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "places": { "Ana": "engine-room" },
        "skill-cards": { "Ana": 2 },
    });
    for (activated, printed, spaces) in [(true, false, 1), (false, false, 0), (true, true, 1)] {
        let mut game = begun(BY_TABLE, &aboard);
        if activated {
            game.turn("act:engine-room");
            assert_eq!(game.state().hands.of(ANA), 0);
            assert!(game.state().turn.remembered.jump_icon);
        }
        if game.state().turn.step == TurnStep::Action {
            game.corrected(Correction::TurnStep {
                step: TurnStep::Crisis,
            });
        }
        let described = Described {
            icons: Vec::new(),
            jump: printed,
            forces: false,
            check: None,
        };
        game.happens(Happening::CrisisDescribed { described });
        let shown = game.public().crisis.expect("an open card");
        assert_eq!(shown.jump, spaces > 0, "{activated} {printed}");
        while game.waits_for() != PromptKind::TakeTurn {
            let asked = game.asked();
            game.choose(asked.kind, &asked.choices[0].id);
        }
        assert_eq!(game.state().jump.space, spaces, "{activated} {printed}");
        assert!(!game.state().turn.remembered.jump_icon);
    }
    // Laura Roslin pays two cards for any location beside the two of the Engine Room (CLAR-18).
    for (who, cards, may) in [(0, 1, false), (0, 2, true), (1, 3, false), (1, 4, true)] {
        let name = ["Ana", "Ben"][who];
        let more = json!({
            "turn": { "number": 6, "active": name, "step": "action" },
            "places": { name: "engine-room" },
            "skill-cards": { name: cards },
        });
        let game = begun(BY_TABLE, &more);
        let offered = game.options().contains(&"act:engine-room".to_owned());
        assert_eq!(offered, may, "{name} {cards}");
    }
}
