//! Where two things of the combined game meet: a Leader and a card that names players, a reveal and what it causes.

use dradis_facts::SeatId;
use dradis_facts::ability::Ability;
use dradis_facts::checks;
use dradis_facts::content::{CharacterId, CrisisId, HeldCard, HeldKind};
use dradis_facts::effect::{Effect, Source};
use dradis_facts::piles::Pile;
use dradis_facts::turn::TurnStep;
use dradis_rules::play::ability::has;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::prompts;
use dradis_state::correction::Correction;
use dradis_state::execution::ExecutionEvent;
use dradis_state::held::HeldEvent;
use dradis_state::loyalty::Standing;
use dradis_state::undo::{UndoClass, undo_class};
use dradis_state::{Event, apply};
use serde_json::json;

use crate::combined_people::{at, offered};
use crate::game::{Game, place};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const DANA: SeatId = SeatId(3);

/// Leoben, a Leader, who is with the Cylons or among the humans; Ben is President and Cem Admiral.
fn leoben(infiltrating: bool, active: &str) -> Game {
    let mut game = at(
        "leoben-conoy",
        &json!({
            "turn": { "number": 6, "active": active, "step": "action" },
            "places": { "Ana": "caprica-overlay", "Ben": "quorum-chamber", "Cem": "command", "Dana": "armory" },
            "piles": { "quorum-hand": 2, "quorum": 20 },
        }),
    );
    if infiltrating {
        let seat = ANA;
        game.corrected(Correction::Infiltrating { seat, infiltrating });
        let place = place("armory");
        game.corrected(Correction::Place { seat, place });
    }
    assert_eq!(
        game.state().loyalty.standing(ANA),
        Standing::Leader { infiltrating }
    );
    game
}

#[test]
fn the_farm_bars_a_leader_only_among_the_humans() {
    checks!("CLAR-76");
    let once = Ability::CrypticMessage;
    assert!(once.once_per_game());
    for infiltrating in [false, true] {
        let mut game = leoben(infiltrating, "Ana");
        assert!(has(game.state(), ANA, once));
        let card = CrisisId::find("the-farm").expect("a card");
        let in_play = true;
        game.corrected(Correction::CrisisInPlay { card, in_play });
        assert_eq!(has(game.state(), ANA, once), !infiltrating);
    }
}

#[test]
fn a_leader_without_a_token_may_be_picked_for_one_wherever_they_are() {
    checks!("XLEAD-5", "XMIR-5");
    let given = json!([{ "do": "pick", "by": "admiral", "among": "others", "effects": [
        { "do": "miracle", "who": "picked", "by": 1 },
    ] }]);
    let mut game = leoben(false, "Ben");
    for seat in [ANA, DANA] {
        game.corrected(Correction::Miracles { seat, tokens: 0 });
    }
    game.happens_by_effects(1, &given);
    let options: Vec<String> = game.prompt(PromptKind::PickPlayer).options().collect();
    assert_eq!(options, ["player:3", "player:0"]);
    game.choose(PromptKind::PickPlayer, "player:0");
    assert_eq!(game.state().miracles[&ANA], 1);
    // A revealed Cylon gains none, and other effects name no player on the Cylons' side.
    let mut game = leoben(false, "Ben");
    let seat = DANA;
    game.corrected(Correction::RevealedCylon {
        seat,
        revealed: true,
    });
    for seat in [ANA, BEN] {
        game.corrected(Correction::Miracles { seat, tokens: 0 });
    }
    game.happens_by_effects(1, &given);
    let options: Vec<String> = game.prompt(PromptKind::PickPlayer).options().collect();
    assert_eq!(options, ["player:0", "player:1"]);
}

#[test]
fn a_leader_is_not_made_vice_president_and_may_be_arbitrator() {
    checks!("XINF-5");
    for (card, refused) in [
        ("assign-vice-president", Some("not-offered-leader-no-title")),
        ("assign-arbitrator", None),
    ] {
        let mut game = leoben(true, "Ben");
        game.turn("act:play-quorum");
        game.choose(PromptKind::NameQuorum, &format!("card:{card}"));
        let asks = prompts(game.state()).remove(0).kind;
        if asks != PromptKind::PickPlayer {
            game.choose(asks, "apply");
        }
        let asked = game.prompt(PromptKind::PickPlayer);
        let why = asked.not_allowed.iter();
        let why = why.filter(|not| not.id.text() == "player:0");
        assert_eq!(why.map(|not| not.why.id).next(), refused, "{card}");
        assert_eq!(
            asked.options().any(|option| option == "player:0"),
            refused.is_none(),
            "{card}"
        );
    }
}

#[test]
fn the_crisis_not_resolved_at_caprica_goes_under_the_deck() {
    checks!("XBOARD-15");
    let mut game = at(
        "cally-tyrol",
        &json!({
            "places": { "Ana": "caprica-overlay", "Ben": "presidents-office-overlay", "Cem": "command", "Dana": "armory" },
            "revealed-cylons": ["Ana"],
        }),
    );
    let deck = game.state().piles.of(Pile::Crisis);
    game.turn("act:caprica-overlay");
    assert_eq!(game.state().piles.of(Pile::Crisis), deck - 1);
    let asked = game.prompt(PromptKind::NameCrisis);
    let told: Vec<&str> = asked.follows.iter().map(|one| one.line.id).collect();
    assert_eq!(told, ["effect-crisis-of-two"]);
}

#[test]
fn a_super_crisis_spares_romo_no_card() {
    checks!("CYPLAYER-9");
    let discarded = |card: &str| {
        let mut game = at(
            "cally-tyrol",
            &json!({
                "characters": { "Ana": "cally-tyrol", "Ben": "romo-lampkin", "Cem": "william-adama", "Dana": "boomer" },
            }),
        );
        let card = CrisisId::find(card);
        assert!(card.is_some());
        let all = json!([{ "do": "discard", "who": "president", "cards": "all" }]);
        game.comes(Source::Crisis { card }, 0, &all);
        5 - game.state().hands.of(BEN)
    };
    assert_eq!(discarded("demand-peace-manifesto"), 5);
    assert_eq!(discarded("raiders-inbound"), 4);
}

#[test]
fn whom_the_reveal_of_another_kills_dies_in_that_turn() {
    checks!("CLAR-61", "XREVEAL-7");
    let mut game = at(
        "cally-tyrol",
        &json!({
            "characters": { "Ana": "cally-tyrol", "Ben": "laura-roslin", "Cem": "william-adama", "Dana": "dee" },
            "dials": { "fuel": 6, "food": 6, "morale": 3, "population": 6 },
            "distance": 8,
        }),
    );
    game.turn("act:reveal");
    game.choose(PromptKind::ChooseCourse, "cylon-reduce-morale");
    let dee = CharacterId::find("dee").expect("a character");
    while !game.state().gone.contains(&dee) {
        assert_eq!(game.state().turn.active, Some(ANA), "in her turn");
        let prompt = prompts(game.state()).remove(0);
        let options: Vec<String> = prompt.options().collect();
        let human = options.iter().find(|option| *option == "human");
        let option = human.unwrap_or(&options[0]).clone();
        game.choose(prompt.kind, &option);
    }
    assert!(game.state().loyalty.revealed.contains(&ANA));
}

#[test]
fn whoever_came_to_the_brig_by_their_move_has_moved() {
    checks!("XMOVE-6", "XMOVE-7");
    let policy = "act:preventative-policy";
    let mut game = at(
        "felix-gaeta",
        &json!({ "turn": { "number": 6, "active": "Ana", "step": "movement" } }),
    );
    assert!(offered(&game, policy));
    game.turn("next");
    assert_eq!(game.state().turn.step, TurnStep::Action);
    let (seat, place) = (ANA, place("brig"));
    game.corrected(Correction::Place { seat, place });
    assert!(!offered(&game, policy));
}

#[test]
fn who_would_go_to_the_brig_as_the_turn_ends_leaves_that_with_the_character() {
    let game = at("romo-lampkin", &json!({}));
    let mut state = game.state().clone();
    state.turn.remembered.brig_at_end = Some(ANA);
    let character = CharacterId::find("romo-lampkin").expect("a character");
    let left = |seat| ExecutionEvent::CharacterLeft { seat, character };
    let execution = left(BEN);
    apply(&mut state, &Event::Execution { execution });
    assert_eq!(state.turn.remembered.brig_at_end, Some(ANA));
    let execution = left(ANA);
    apply(&mut state, &Event::Execution { execution });
    assert_eq!(state.turn.remembered.brig_at_end, None);
}

#[test]
fn a_card_handed_over_unseen_is_not_taken_back() {
    let (from, to, at) = (ANA, BEN, 0);
    let kind = HeldKind::MUTINY;
    let held = HeldEvent::Given { from, to, at };
    assert_eq!(undo_class(&[Event::Held { kind, held }]), UndoClass::Barred);
}

#[test]
fn blackmail_takes_cards_that_nobody_looks_at() {
    let card = HeldCard::find("blackmail").expect("a card");
    let effects = &card.mutiny().expect("a Mutiny card").effects;
    assert_eq!(effects.len(), 3);
    assert!(
        effects
            .iter()
            .all(|effect| matches!(effect, Effect::TakeCard { random: true, .. }))
    );
}
