//! What the locations of the overlays do, and skill cards that act on what Dradis keeps.

use dradis_facts::checks;
use dradis_facts::content::{HeldKind, QuorumId};
use dradis_facts::piles::Pile;
use dradis_facts::titles::Title;
use dradis_facts::{SeatId, rule_id};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_state::correction::Correction;
use serde_json::{Value, json};

use crate::combined_turns::{ANA, BEN, CEM, DANA, FIVE, options, position};
use crate::fight::BY_TABLE;
use crate::game::{Game, place};

const TURN: PromptKind = PromptKind::TakeTurn;
const COURSE: PromptKind = PromptKind::ChooseCourse;
const PICK: PromptKind = PromptKind::PickPlayer;

/// The action step of Ana's turn, at this location.
fn at(location: &str, more: &Value) -> Game {
    let mut position = position("Ana", "action");
    position["places"]["Ana"] = json!(location);
    Game::from_position(0, &FIVE, options(BY_TABLE), position, more)
}

fn mutiny(game: &mut Game, seat: SeatId, cards: u8) {
    game.corrected(Correction::Held {
        kind: HeldKind::MUTINY,
        seat,
        cards,
    });
}

fn mutinies(game: &Game) -> [u8; 5] {
    [0, 1, 2, 3, 4].map(|seat| game.state().held_count(HeldKind::MUTINY, SeatId(seat)))
}

fn open(game: &mut Game, card: &str, with: Option<SeatId>) {
    game.corrected(Correction::QuorumInPlay {
        card: QuorumId::find(card).expect("a Quorum card"),
        in_play: true,
        seat: with,
    });
}

#[test]
fn in_the_press_room_another_player_draws_a_mutiny_card_and_stays_where_they_are() {
    checks!("LOC-PRESS-2", "XBOARD-13");
    let mut game = at("press-room-overlay", &json!({}));
    mutiny(&mut game, BEN, 1);
    game.turn("act:press-room-overlay");
    let offered = game.options();
    assert_eq!(
        offered,
        ["player:1", "player:2", "player:3"],
        "humans, and another"
    );
    game.choose(PICK, "player:1");
    // One of the two is kept, without the way to the Brig.
    assert_eq!(mutinies(&game), [0, 1, 0, 0, 0]);
    assert_eq!(game.state().places.of(BEN), Some(place("quorum-chamber")));
    // Ana has none to discard, and is not asked.
    assert_eq!(game.state().turn.acted, 1);

    let mut game = at("press-room-overlay", &json!({}));
    mutiny(&mut game, ANA, 1);
    game.turn("act:press-room-overlay");
    game.choose(PICK, "player:3");
    let asked = game.asked();
    assert_eq!(
        (asked.kind, asked.decider),
        (COURSE, Decider::Seat { seat: ANA })
    );
    game.choose(COURSE, "branch:0");
    assert_eq!(mutinies(&game), [0, 0, 0, 1, 0]);
}

#[test]
fn administration_makes_a_president_only_where_the_president_holds_a_mutiny_card() {
    checks!("LOC-ADMIN-2", "XBOARD-14", "XMUT-13", "OPEN-29");
    let president = |game: &Game| game.state().titles.holder(Title::President);
    // The President holds none: Ana only draws.
    let mut game = at("administration-overlay", &json!({}));
    game.turn("act:administration-overlay");
    assert_eq!(
        (mutinies(&game), president(&game)),
        ([1, 0, 0, 0, 0], Some(BEN))
    );
    // He does, and Ana goes to the Brig for her second one: the rest is done all the same.
    let mut game = at("administration-overlay", &json!({}));
    mutiny(&mut game, ANA, 1);
    mutiny(&mut game, BEN, 1);
    game.turn("act:administration-overlay");
    assert_eq!(game.state().places.of(ANA), Some(place("brig")));
    assert_eq!(
        game.options(),
        ["player:0", "player:1", "player:2", "player:3"]
    );
    game.choose(PICK, "player:3");
    assert_eq!(president(&game), Some(DANA));
}

/// What cannot be done now is none of the things that are chosen among.
#[test]
fn administration_offers_no_choice_where_accept_prophecy_does_not_lie_open() {
    checks!("LOC-ADMIN-2");
    for prophecy in [false, true] {
        let mut game = at("administration-overlay", &json!({}));
        if prophecy {
            open(&mut game, "accept-prophecy", None);
        }
        let turn = game.prompt(TURN);
        let mut acts = turn.choices.iter();
        let act = acts.find(|one| one.id == "act:administration-overlay");
        let follows = &act.expect("the action").follows;
        let says = |id: &str| follows.iter().filter(|one| one.line.id == id).count();
        let heads = [
            says("effect-choose"),
            says("effect-either"),
            says("effect-or"),
        ];
        assert_eq!(heads, [usize::from(prophecy); 3]);
        assert_eq!(says("effect-end-lasting"), usize::from(prophecy));
    }
}

#[test]
fn accept_prophecy_keeps_the_title_where_the_president_discards_it() {
    checks!("LOC-ADMIN-2", "XBOARD-14");
    for (answer, holder, left) in [("branch:0", BEN, 0), ("branch:1", DANA, 1)] {
        let mut game = at("administration-overlay", &json!({}));
        mutiny(&mut game, BEN, 1);
        open(&mut game, "accept-prophecy", None);
        game.turn("act:administration-overlay");
        game.choose(PICK, "player:3");
        let asked = game.asked();
        assert_eq!(
            (asked.kind, asked.decider),
            (COURSE, Decider::Seat { seat: BEN })
        );
        game.choose(COURSE, answer);
        let state = game.state();
        assert_eq!(state.titles.holder(Title::President), Some(holder));
        assert_eq!(state.quorum.open.len(), left);
    }
}

#[test]
fn nobody_but_the_vice_president_is_chosen_at_administration() {
    checks!("LOC-ADMIN-3");
    let mut game = at("administration-overlay", &json!({}));
    mutiny(&mut game, BEN, 1);
    open(&mut game, "assign-vice-president", Some(CEM));
    game.turn("act:administration-overlay");
    // One player is left, who is nobody that Ana picks among.
    assert_eq!(game.state().titles.holder(Title::President), Some(CEM));
    // Now they are President, and anybody may follow.
    let mut game = at("administration-overlay", &json!({}));
    mutiny(&mut game, BEN, 1);
    open(&mut game, "assign-vice-president", Some(BEN));
    game.turn("act:administration-overlay");
    assert_eq!(game.options().len(), 4);
}

#[test]
fn the_offices_of_colonial_one_draw_as_the_overlay_says() {
    checks!("LOC-OFFICE-2", "OPEN-21", "LOC-QUORUM-1", "XBOARD-12");
    let mut game = at("presidents-office-overlay", &json!({}));
    game.turn("act:presidents-office-overlay");
    assert_eq!(game.state().hands.of(ANA), 8);
    // Only the President uses the Quorum Chamber.
    let game = at("quorum-chamber", &json!({}));
    let prompt = game.prompt(TURN);
    let mut refused = prompt.not_allowed.iter();
    let why = refused.find(|no| no.id.text() == "act:quorum-chamber");
    assert_eq!(why.map(|no| no.cause), Some(rule_id!("LOC-OFFICE-1")));
    let mut game = at(
        "quorum-chamber",
        &json!({ "titles": { "president": "Ana" } }),
    );
    game.turn("act:quorum-chamber");
    game.choose(COURSE, "branch:0");
    assert_eq!(game.state().piles.of(Pile::QuorumHand), 4);
}

#[test]
fn test_the_limits_moves_the_fleet_while_its_token_is_not_on_blue() {
    checks!("ABIL-4");
    for (face, damaged) in [(5, true), (6, false)] {
        let mut game = at("armory", &json!({}));
        game.turn("act:test-the-limits");
        assert_eq!(game.state().jump.space, 2);
        game.rolls(face);
        // The table draws the token.
        assert_eq!(game.waits_for() != TURN, damaged, "{face}");
    }
    let game = at("armory", &json!({ "fleet": 3 }));
    let prompt = game.prompt(TURN);
    let why = prompt.not_allowed.iter();
    let mut why = why.filter(|no| no.id.text() == "act:test-the-limits");
    assert_eq!(
        why.next().map(|no| no.why.id),
        Some("not-offered-fleet-in-blue")
    );
}

#[test]
fn a_nuke_is_built_while_one_is_left_beside_the_board() {
    checks!("XCOMP-4");
    let mut game = at("armory", &json!({}));
    let build = |game: &mut Game| {
        game.turn("act:build-nuke");
        game.state().titles.nukes
    };
    assert_eq!(build(&mut game), 3);
    let mut game = at("armory", &json!({ "nukes": 3 }));
    assert_eq!(build(&mut game), 3);
}

#[test]
fn in_a_state_of_emergency_everybody_in_turn_acts_or_moves() {
    checks!("CLAR-32");
    let mut game = at("armory", &json!({}));
    game.turn("act:state-of-emergency");
    for seat in [0, 1, 2, 3, 4].map(SeatId) {
        let asked = game.asked();
        assert_eq!(
            (asked.kind, asked.decider),
            (PromptKind::GrantedAction, Decider::Seat { seat })
        );
        let ways = game.options();
        assert!(ways.iter().any(|way| way.starts_with("go:")), "{ways:?}");
        assert!(ways.iter().any(|way| way.starts_with("act:")), "{ways:?}");
        game.choose(
            PromptKind::GrantedAction,
            if seat == DANA { "go:command" } else { "next" },
        );
    }
    // Whoever moves has used up what they may do.
    assert_eq!(game.state().places.of(DANA), Some(place("command")));
    assert_eq!(game.waits_for(), TURN);
    assert_eq!(game.state().turn.acted, 1);
}
