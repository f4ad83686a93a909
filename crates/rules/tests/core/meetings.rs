//! Where two things of the combined game meet: a Leader and a card that names players, a reveal and what it causes.

use dradis_facts::SeatId;
use dradis_facts::ability::Ability;
use dradis_facts::battle::ShipIcon;
use dradis_facts::checks;
use dradis_facts::content::{CharacterId, CrisisId, HeldCard, HeldKind, QuorumRule};
use dradis_facts::effect::{Effect, Source};
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_rules::play::ability::has;
use dradis_rules::play::mutiny::playable;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::prompts;
use dradis_state::correction::Correction;
use dradis_state::crisis::Described;
use dradis_state::execution::ExecutionEvent;
use dradis_state::happening::Happening;
use dradis_state::held::HeldEvent;
use dradis_state::loyalty::Standing;
use dradis_state::undo::{UndoClass, undo_class};
use dradis_state::{Event, apply};
use serde_json::{Value, json};

use crate::combined_people::{act, acting, at, dial, hand, offered, seated, why_not};
use crate::fight::BY_TABLE;
use crate::game::{Game, place};
use crate::new_caprica::planet;

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const DANA: SeatId = SeatId(3);

const TURN: PromptKind = PromptKind::TakeTurn;
const COURSE: PromptKind = PromptKind::ChooseCourse;
const PICK: PromptKind = PromptKind::PickPlayer;
const GRANTED: PromptKind = PromptKind::GrantedAction;

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
fn a_prisoner_whose_turn_stands_at_the_movement_step_has_not_moved() {
    checks!("XMOVE-6", "XMOVE-7");
    let policy = "act:preventative-policy";
    let at_movement = json!({ "number": 6, "active": "Ana", "step": "movement" });
    let (seat, place) = (ANA, place("brig"));

    // The step was entered with a position.
    let mut entered = at(
        "felix-gaeta",
        &json!({ "turn": at_movement, "places": { "Ana": "brig" } }),
    );
    assert!(offered(&entered, policy));
    assert!(!offered(&entered, "go:command"), "nobody walks out");
    entered.turn(policy);
    entered.choose(PromptKind::ChooseCourse, "branch:2");
    assert_eq!(entered.state().turn.step, TurnStep::Action);
    assert!(!offered(&entered, policy), "one in a turn");

    // The table set the turn to it.
    let mut corrected = at("felix-gaeta", &json!({ "places": { "Ana": "brig" } }));
    let step = TurnStep::Movement;
    corrected.corrected(Correction::TurnStep { step });
    assert!(offered(&corrected, policy));
    corrected.turn("next");
    assert!(!offered(&corrected, policy), "they left the step");

    // The character came to the Brig in it.
    let more = json!({ "turn": at_movement });
    let mut brought = at("felix-gaeta", &more);
    brought.corrected(Correction::Place { seat, place });
    assert!(offered(&brought, policy));

    // Detention on New Caprica is no other.
    let more = json!({ "turn": at_movement, "places": { "Ana": "detention" }, "skill-cards": { "Ana": 2 } });
    assert!(planet(&json!({ "locked": 1 }), &more).may(policy));
}

#[test]
fn helo_beside_the_board_does_nothing_in_the_place_of_a_move() {
    checks!("CHARACTER-HELO-1", "XMOVE-8");
    let turn = json!({ "number": 1, "active": "Ana", "step": "movement" });
    let policy = "act:preventative-policy";
    let away = at(
        "helo",
        &json!({ "turn": turn, "places": { "Ana": "off-board" } }),
    );
    assert!(!offered(&away, policy));
    assert_eq!(why_not(&away, policy), None, "no action of his at all");
    assert!(offered(&at("helo", &json!({ "turn": turn })), policy));
}

#[test]
fn who_would_go_to_the_brig_as_the_turn_ends_leaves_that_with_the_character() {
    let game = at("romo-lampkin", &json!({}));
    let mut state = game.state().clone();
    state.turn.remembered.brig_at_end = Some(ANA);
    let character = CharacterId::find("romo-lampkin").expect("a character");
    let left = |seat| ExecutionEvent::CharacterLeft {
        seat,
        character,
        unmourned: false,
    };
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
fn a_leader_among_the_humans_plays_no_mutiny_card_for_a_title() {
    checks!("XINF-5", "XMUT-7");
    for (name, may) in [
        ("impeachment", false),
        ("assume-command", false),
        ("blackmail", true),
        ("set-the-agenda", true),
    ] {
        let card = HeldCard::find(name).expect("a card");
        let leader = leoben(true, "Ana");
        assert_eq!(playable(leader.state(), ANA, card), may, "{name}");
        let human = at("felix-gaeta", &json!({}));
        assert!(playable(human.state(), ANA, card), "{name}");
    }
    let mut game = leoben(true, "Ana");
    game.corrected(Correction::Held {
        kind: HeldKind::MUTINY,
        seat: ANA,
        cards: 1,
    });
    game.turn("act:mutiny");
    assert!(!offered(&game, "held:impeachment"));
    assert!(offered(&game, "held:set-the-agenda"));
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

/// What is asked first now.
fn asked(game: &Game) -> PromptKind {
    prompts(game.state()).remove(0).kind
}

/// Whatever is asked is answered with the first of these words that it offers, else with what stands first, until
/// something of one of these kinds is asked.
fn until(game: &mut Game, stop: &[PromptKind], words: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for _ in 0..40 {
        if game.state().outcome.is_some() {
            return events;
        }
        let open = prompts(game.state()).remove(0);
        if stop.contains(&open.kind) {
            return events;
        }
        let options: Vec<String> = open.options().collect();
        let wanted = words.iter().map(|word| (*word).to_owned());
        let word = wanted.into_iter().find(|word| options.contains(word));
        let option = word.unwrap_or_else(|| options[0].clone());
        events.extend(game.choose(open.kind, &option));
    }
    panic!("nothing of {stop:?} is asked");
}

#[test]
fn what_a_leader_activates_from_among_the_cylons_is_for_them() {
    checks!("CLAR-56");
    let mut game = at("athena", &json!({}));
    let infiltrating = false;
    game.corrected(Correction::Infiltrating {
        seat: ANA,
        infiltrating,
    });
    game.put(0, "caprica-overlay");
    game.turn(&act(Ability::Resolute));
    game.choose(GRANTED, "act:research-lab");
    until(&mut game, &[TURN], &[]);
    assert_eq!(hand(&game, ANA), 6, "she draws what the location gives");
}

#[test]
fn cain_executes_nobody_where_nobody_goes_to_the_brig() {
    checks!("ABIL-1", "XCHECK-10");
    let modes = Modes {
        destiny: Mode::Table,
        ..BY_TABLE
    };
    for planned in [false, true] {
        let mut game = acting(
            "helena-cain",
            modes,
            &json!({ "places": { "Ana": "admirals-quarters", "Ben": "command", "Cem": "command", "Dana": "armory" } }),
        );
        game.turn("act:admirals-quarters");
        game.choose(PICK, "player:1");
        game.choose(PromptKind::AddCards, "rest");
        game.choose(PromptKind::TellCards, "total:12");
        let result = PromptKind::CheckResult;
        if planned {
            game.choose(result, "play:change-of-plans:0");
        }
        game.choose(result, "accept");
        assert_eq!(asked(&game) == COURSE, !planned);
        assert_ne!(game.state().places.of(BEN), Some(place("brig")));
    }
}

/// Ben, who is President, plays Execute Prisoner on Ana, who is Tory Foster.
fn tory_executed() -> Game {
    let mut game = at(
        "tory-foster",
        &json!({
            "turn": { "number": 6, "active": "Ben", "step": "action" },
            "places": { "Ana": "brig", "Ben": "quorum-chamber", "Cem": "command", "Dana": "armory" },
            "piles": { "quorum-hand": 1, "quorum": 20 },
        }),
    );
    game.turn("act:play-quorum");
    game.choose(PromptKind::NameQuorum, "card:execute-prisoner");
    game
}

#[test]
fn nobody_adapts_who_came_by_the_quorum_card_itself() {
    checks!("CLAR-24a", "EXEC-28");
    let mut game = tory_executed();
    let human = ["apply", "player:0", "nothing", "0"];
    until(&mut game, &[PromptKind::ChooseCharacter], &human);
    let before = hand(&game, ANA);
    game.choose(PromptKind::ChooseCharacter, "character:saul-tigh");
    until(&mut game, &[TURN, COURSE], &["nobody"]);
    assert_eq!((asked(&game), hand(&game, ANA)), (TURN, before));
}

#[test]
fn lee_activates_where_he_is_when_his_order_is_done() {
    checks!("ABIL-1");
    let mut game = at(
        "lee-adama",
        &json!({ "places": { "Ana": "research-lab", "Ben": "command", "Cem": "command", "Dana": "command" } }),
    );
    game.turn("act:executive-order");
    game.choose(PICK, "player:3");
    game.put(0, "presidents-office-overlay");
    game.choose(GRANTED, "next");
    assert_eq!(asked(&game), COURSE);
    game.choose(COURSE, "branch:0");
    assert!(!offered(&game, "act:research-lab"));
    assert!(offered(&game, "act:presidents-office-overlay"));
}

#[test]
fn hoshi_is_dutiful_by_an_action_that_he_is_granted() {
    checks!("CLAR-49");
    let mut game = at(
        "louis-hoshi",
        &json!({
            "places": { "Ana": "weapons-control", "Ben": "command", "Cem": "armory", "Dana": "armory" },
            "areas": { "bow": { "raiders": 4 } },
        }),
    );
    game.happens_by_effects(0, &json!([{ "do": "everybody-acts" }]));
    game.choose(GRANTED, "act:weapons-control");
    until(&mut game, &[COURSE, GRANTED, TURN], &["stand"]);
    assert_eq!(asked(&game), COURSE);
    game.choose(COURSE, "branch:0");
    assert_eq!(hand(&game, ANA), 4);
}

/// Dana is Dee, and morale stands here.
fn with_dee(morale: u8, turn: &Value) -> Game {
    at(
        "felix-gaeta",
        &json!({
            "turn": turn,
            "characters": { "Ana": "felix-gaeta", "Ben": "laura-roslin", "Cem": "william-adama", "Dana": "dee" },
            "dials": { "fuel": 6, "food": 6, "morale": morale, "population": 6 },
            "areas": { "bow": { "basestars": [[]], "raiders": 2 } },
        }),
    )
}

const HUMAN: [&str; 4] = ["apply", "nothing", "0", "nobody"];

#[test]
fn dee_costs_no_morale_only_where_fallen_morale_has_killed_her() {
    checks!("CLAR-61", "EXEC-5");
    let action = json!({ "number": 6, "active": "Ana", "step": "action" });
    let eulogy = json!([
        { "do": "if-executed", "effects": [{ "do": "dial", "resource": "morale", "by": 1 }] },
    ]);
    // By her own ability; nobody is mourned.
    let mut game = with_dee(3, &action);
    game.turn_dial(Resource::Morale, -1);
    until(&mut game, &[TURN], &HUMAN);
    assert_eq!(
        (game.state().gone.len(), dial(&game, Resource::Morale)),
        (1, 2)
    );
    game.happens_by_effects(0, &eulogy);
    assert_eq!(dial(&game, Resource::Morale), 2);
    // By anything else, however low morale stands.
    let mut game = with_dee(2, &action);
    game.happens(Happening::Executed { seat: DANA });
    until(&mut game, &[TURN], &HUMAN);
    assert_eq!(
        (game.state().gone.len(), dial(&game, Resource::Morale)),
        (1, 1)
    );
    game.happens_by_effects(0, &eulogy);
    assert_eq!(dial(&game, Resource::Morale), 2);
}

#[test]
fn dee_dies_of_a_crisis_before_its_ships_are_activated() {
    checks!("CLAR-61", "TURN-8");
    let crisis = json!({ "number": 6, "active": "Ana", "step": "crisis" });
    let mut game = with_dee(3, &crisis);
    game.turn("card:colonial-day");
    game.choose(PromptKind::ChooseOption, "option:0");
    let events = until(&mut game, &[PromptKind::ChooseCharacter], &HUMAN);
    let icon = |event: &Event| matches!(event, Event::IconBegan { .. });
    assert!(!events.iter().any(icon), "{events:?}");
    let events = until(&mut game, &[TURN], &["nothing", "0", "nobody", "stand"]);
    assert!(events.iter().any(icon), "{events:?}");
}

#[test]
fn what_a_crisis_exchanges_is_a_card_less_for_romo() {
    checks!("ABIL-1", "HAND-7");
    let exchange = json!([{ "do": "exchange", "who": "everyone", "discard": 2, "draw": 2, "types": ["treachery"] }]);
    let romo = |of: Source| {
        let mut game = at("romo-lampkin", &json!({}));
        game.comes(of, 0, &exchange);
        until(&mut game, &[TURN], &[]);
        (hand(&game, ANA), hand(&game, BEN))
    };
    assert_eq!(romo(Source::Crisis { card: None }), (6, 5));
    let ability = Ability::StarPlayer;
    assert_eq!(romo(Source::Ability { ability }), (5, 5), "of no crisis");
}

/// Cards that Baltar has drawn, once the first crisis was discarded for another, each told by name or by its icons.
fn drawn_for(mut game: Game, by_name: [bool; 2]) -> u8 {
    let before = hand(&game, ANA);
    let tells = |game: &mut Game, by_name: bool| {
        if by_name {
            let kind = asked(game);
            game.choose(kind, "card:hangar-accident");
        } else {
            let described = Described {
                icons: vec![ShipIcon::Raiders],
                jump: false,
                forces: false,
                check: None,
            };
            game.happens(Happening::CrisisDescribed { described });
        }
    };
    tells(&mut game, by_name[0]);
    let kind = asked(&game);
    game.choose(kind, "destiny");
    tells(&mut game, by_name[1]);
    hand(&game, ANA) - before
}

#[test]
fn baltar_draws_alike_for_a_crisis_told_by_name_and_by_its_icons() {
    checks!("XORDER-4", "CHECK-19");
    let step = json!({
        "turn": { "number": 6, "active": "Ana", "step": "crisis" },
        "characters": { "Ana": "gaius-baltar", "Ben": "laura-roslin", "Cem": "william-adama", "Dana": "starbuck" },
    });
    for first in [true, false] {
        for second in [true, false] {
            let combined = at("gaius-baltar", &step);
            assert_eq!(
                drawn_for(combined, [first, second]),
                1,
                "the one that stands"
            );
            let base = seated(
                Options {
                    modes: BY_TABLE,
                    ..Options::default()
                },
                ["gaius-baltar", "laura-roslin", "william-adama", "starbuck"],
                &json!({
                    "turn": { "number": 6, "active": "Ana", "step": "crisis" },
                    "titles": { "president": "Ben", "admiral": "Cem" },
                    "places": { "Ana": "command", "Ben": "press-room", "Cem": "command", "Dana": "armory" },
                }),
            );
            assert_eq!(drawn_for(base, [first, second]), 2, "both that were drawn");
        }
    }
}

#[test]
fn whoever_has_the_title_again_discards_down_to_the_quorum_limit() {
    checks!("XORDER-9", "XTITLE-1");
    let mut game = at(
        "ellen-tigh",
        &json!({
            "turn": { "number": 5, "active": "Dana", "step": "action" },
            "piles": { "quorum-hand": 2, "quorum": 15 },
            "skill-cards": { "Ana": 1, "Ben": 1, "Cem": 1, "Dana": 1 },
        }),
    );
    game.end_turn();
    let confirm = PromptKind::Confirm;
    until(&mut game, &[COURSE], &[]);
    game.choose(COURSE, "branch:0");
    assert_eq!(game.state().titles.holder(Title::President), Some(ANA));
    let (pile, cards) = (Pile::QuorumHand, 12);
    game.corrected(Correction::Pile { pile, cards });
    game.end_turn();
    until(&mut game, &[confirm], &["nobody"]);
    assert_eq!(game.state().titles.holder(Title::President), Some(BEN));
    assert_eq!(game.prompt(confirm).decider, Decider::Seat { seat: BEN });
    game.choose(confirm, "apply");
    assert_eq!(game.state().piles.of(Pile::QuorumHand), 10);
}

/// Cem's Crisis step, with characters who leave a crisis as it is.
fn in_cems_crisis(mut more: Value) -> Game {
    more["turn"] = json!({ "number": 6, "active": "Cem", "step": "crisis" });
    more["characters"] = json!({
        "Ana": "felix-gaeta", "Ben": "laura-roslin", "Cem": "william-adama", "Dana": "helo",
    });
    at("felix-gaeta", &more)
}

/// Whoever a crisis of their own turn executes has no turn left: the Cylon ships of the card do not act, and the fleet does
/// not prepare to jump (EXEC-17, TURN-2).
#[test]
fn a_turn_that_ends_in_its_crisis_has_no_steps_behind_it() {
    checks!("EXEC-17");
    // The card shows basestars and a jump icon.
    let mut game = in_cems_crisis(json!({ "areas": { "bow": { "basestars": [[]] } } }));
    let before = game.state().jump.space;
    game.turn("card:a-verdict-of-guilty");
    game.choose(PromptKind::ChooseOption, "option:0");
    let mut events = Vec::new();
    while game.state().turn.number == 6 {
        let open = prompts(game.state()).remove(0);
        let options: Vec<String> = open.options().collect();
        let new = "character:romo-lampkin".to_owned();
        let chosen = if options.contains(&new) {
            &new
        } else {
            &options[0]
        };
        events.extend(game.choose(open.kind, chosen));
    }
    let began = |event: &Event| matches!(event, Event::IconBegan { icon: _ });
    assert!(!events.iter().any(began));
    assert_eq!(game.state().jump.space, before);
    assert!(game.state().crises.open.is_empty());
}

/// What a crisis does to everybody it does to the humans, once a Cylon is revealed, and says so (CYPLAYER-3).
#[test]
fn everybody_means_the_humans_where_a_cylon_is_revealed() {
    checks!("CYPLAYER-3");
    for (cylons, place, who) in [
        (json!([]), "command", "who-everyone"),
        (json!(["Dana"]), "caprica-overlay", "who-humans"),
    ] {
        let mut game = in_cems_crisis(json!({
            "revealed-cylons": cylons,
            "places": { "Dana": place },
            "titles": { "president": "Ben", "admiral": "Cem", "cag": "Ana" },
        }));
        game.turn("card:the-black-market");
        let asked = serde_json::to_string(&prompts(game.state())).expect("plain data");
        assert!(asked.contains(who), "{who}: {asked}");
    }
}

#[test]
fn a_blind_jump_that_draws_misjump_stays_blind() {
    checks!("CLAR-15", "CLAR-37");
    let more = json!({
        "quorum-in-play": [{ "card": "assign-mission-specialist", "with": "Cem" }],
        "titles": { "president": "Ben", "admiral": "Dana", "cag": "Dana" },
        "distance": 2,
    });
    let mut game = at("helena-cain", &more);
    game.turn(&act(Ability::BlindJump));
    for card in ["card:misjump", "card:deep-space"] {
        until(&mut game, &[PromptKind::NameDestination], &[]);
        let asked = game.prompt(PromptKind::NameDestination);
        assert_eq!(asked.decider, Decider::Seat { seat: DANA }, "{card}");
        game.choose(PromptKind::NameDestination, card);
    }
    let waits = game.state().quorum.rule(QuorumRule::MissionSpecialist);
    assert!(waits.is_some(), "for the next jump");
}

#[test]
fn the_card_that_brings_new_caprica_is_missing_from_no_deck_of_its_crises() {
    checks!("NC-6");
    let more = json!({
        "turn": { "number": 6, "active": "Ana", "step": "crisis" },
        "distance": 6,
    });
    let options = Options {
        game: Boxes::combined(Objective::NewCaprica),
        modes: Modes {
            destiny: Mode::Table,
            ..BY_TABLE
        },
        ..Options::default()
    };
    let crew = ["galen-tyrol", "laura-roslin", "william-adama", "boomer"];
    let mut game = seated(options, crew, &more);
    game.turn("card:legendary-discovery");
    game.comes_to(20);
    assert!(game.state().new_caprica.is_some());
    assert_eq!(game.state().crises.removed, 0);
}

#[test]
fn doral_acts_once_more_within_the_order_that_he_is_given() {
    checks!("CLAR-55", "ACT-10");
    let mut game = at(
        "aaron-doral",
        &json!({
            "turn": { "number": 6, "active": "Ben", "step": "action" },
            "places": { "Ana": "command", "Ben": "armory", "Cem": "armory", "Dana": "armory" },
            "infiltrating": true,
        }),
    );
    game.turn("act:executive-order");
    game.choose(PICK, "player:0");
    game.choose(GRANTED, "act:end-infiltration");
    game.choose(COURSE, "branch:0");
    game.choose(PromptKind::ChoosePlace, "go:caprica-overlay");
    // The one of Meticulous and the second one of the order are his, and none of them is Ben's.
    let seat = ANA;
    for _ in 0..2 {
        assert_eq!(game.prompt(GRANTED).decider, Decider::Seat { seat });
        game.choose(GRANTED, "next");
    }
    assert_eq!(asked(&game), TURN);
    assert_eq!(game.state().turn.extra, 0);
}

#[test]
fn roslin_pays_for_a_location_that_she_activates_from_elsewhere() {
    checks!("CLAR-18");
    let mut game = at(
        "saul-tigh",
        &json!({
            "turn": { "number": 6, "active": "Ben", "step": "action" },
            "areas": { "bow": { "raiders": 2 } },
        }),
    );
    game.turn("act:unorthodox-plan");
    assert_eq!(hand(&game, BEN), 4);
    game.choose(GRANTED, "act:weapons-control");
    assert_eq!(hand(&game, BEN), 2);
}

#[test]
fn nobody_takes_the_cards_of_the_check_that_has_executed_adama() {
    checks!("CHECK-CMD-1", "EXEC-1");
    for (condemned, shown, cards) in [
        (CEM, "nothing", 0),
        (CEM, "cylon-reduce-morale", 0),
        (DANA, "nothing", 10),
    ] {
        let modes = Modes {
            destiny: Mode::Table,
            ..BY_TABLE
        };
        let mut game = acting(
            "saul-tigh",
            modes,
            &json!({ "places": { "Ana": "airlock", "Ben": "armory", "Cem": "command", "Dana": "armory" } }),
        );
        game.turn("act:airlock");
        game.choose(PICK, &format!("player:{}", condemned.0));
        game.choose(PromptKind::AddCards, "cards:3");
        game.choose(PromptKind::AddCards, "rest");
        game.choose(PromptKind::TellCards, "total:15");
        game.choose(PromptKind::CheckResult, "authority");
        game.choose(PromptKind::CheckResult, "accept");
        let words = [shown, "0", "character:louis-hoshi"];
        until(&mut game, &[TURN], &words);
        assert_eq!(hand(&game, CEM), cards, "{condemned:?} {shown}");
    }
}

#[test]
fn leoben_leaves_the_brig_for_where_nobody_is_unless_another_has_him_go() {
    checks!("ABIL-1", "LIMIT-19");
    let ways = |game: &Game| {
        let prompt = game.prompt(PromptKind::ChoosePlace);
        ["go:command", "go:armory", "go:hangar-deck", "stay"]
            .map(|way| prompt.options().any(|option| option == way))
    };
    let mut game = leoben(true, "Ana");
    game.put(0, "brig");
    game.turn("act:brig");
    game.choose(PromptKind::AddCards, "cards:1");
    game.comes_to(15);
    assert_eq!(ways(&game), [false, false, true, true]);
    for (by, occupied) in [("admiral", true), ("current", false)] {
        let mut game = leoben(true, "Ana");
        game.put(0, "brig");
        let freed = json!([{ "do": "release", "by": by, "who": "current" }]);
        game.happens_by_effects(0, &freed);
        assert_eq!(ways(&game), [occupied, occupied, true, false], "{by}");
    }
}

#[test]
fn danna_pays_where_an_order_takes_her_off_the_resurrection_ship_too() {
    checks!("CLAR-54", "MOVE-12");
    let there = json!({
        "turn": { "number": 6, "active": "Ben", "step": "action" },
        "places": { "Ana": "resurrection-ship-overlay", "Ben": "armory", "Cem": "armory", "Dana": "armory" },
    });
    let kind = HeldKind::SUPER_CRISIS;
    for (from, cards, left) in [
        ("resurrection-ship-overlay", 0, None),
        ("resurrection-ship-overlay", 1, Some(0)),
        ("human-fleet-overlay", 1, Some(1)),
    ] {
        let mut game = at("danna-biers", &there);
        game.put(0, from);
        if cards > 0 {
            let seat = ANA;
            game.corrected(Correction::Held { kind, seat, cards });
        }
        game.turn("act:executive-order");
        game.choose(PICK, "player:0");
        let to = "go:caprica-overlay";
        assert_eq!(offered(&game, to), left.is_some(), "{from} {cards}");
        if let Some(left) = left {
            game.choose(GRANTED, to);
            assert_eq!(game.state().held_count(kind, ANA), left, "{from}");
            assert_eq!(asked(&game), GRANTED, "{from}: the other action");
        }
    }
}

#[test]
fn who_comes_after_ellen_keeps_the_title_that_they_come_by() {
    checks!("CLAR-12", "EXEC-15", "XTITLE-3");
    for (comes, president) in [("laura-roslin", ANA), ("saul-tigh", BEN)] {
        let mut game = at(
            "ellen-tigh",
            &json!({
                "turn": { "number": 6, "active": "Dana", "step": "prepare-for-jump" },
                "characters": {
                    "Ana": "ellen-tigh", "Ben": "apollo", "Cem": "william-adama", "Dana": "boomer",
                },
                "places": { "Ana": "armory", "Ben": "armory", "Cem": "command", "Dana": "armory" },
            }),
        );
        game.turn("end-turn");
        game.choose(COURSE, "branch:0");
        assert_eq!(game.state().titles.holder(Title::President), Some(ANA));
        let seat = ANA;
        game.happens(Happening::Executed { seat });
        let words = ["nothing", "0", &format!("character:{comes}")];
        until(&mut game, &[TURN], &words);
        assert_eq!(game.state().turn.active, Some(BEN));
        let now = game.state().titles.holder(Title::President);
        assert_eq!(now, Some(president), "{comes}");
    }
}

/// A running game of these four with this objective, and what the table keeps it keeps.
fn objective(objective: Objective, characters: [&str; 4], loyalty: Mode, position: Value) -> Game {
    let options = Options {
        game: Boxes::combined(objective),
        modes: Modes {
            loyalty,
            ..BY_TABLE
        },
        ..Options::default()
    };
    Game::from_position(0, &characters, options, position, &json!({}))
}

/// Dee as Ben, with so much morale, and what else a position says.
fn dee_as_ben(of: Objective, morale: u8, more: &Value) -> Game {
    let mut position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "titles": { "president": "Ben", "admiral": "Ana", "cag": "Dana" },
        "dials": { "fuel": 5, "food": 5, "morale": morale, "population": 6 },
        "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 5, "Dana": 5 },
        "areas": {},
    });
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    let crew = ["william-adama", "dee", "laura-roslin", "apollo"];
    objective(of, crew, Mode::Table, position)
}

#[test]
fn dee_dies_of_a_ship_left_behind_before_the_planets_executions() {
    checks!("CLAR-61", "NC-58");
    let mut game = dee_as_ben(
        Objective::NewCaprica,
        2,
        &json!({
            "distance": 7,
            "places": { "Ana": "command", "Ben": "resistance-hq", "Cem": "command", "Dana": "command" },
            "new-caprica": { "back": true, "locked": 1 },
        }),
    );
    game.turn("act:final-jump");
    game.choose(PromptKind::RevealCivilian, "population-and-morale");
    until(&mut game, &[PromptKind::ChooseCharacter], &HUMAN);
    assert_eq!(dial(&game, Resource::Morale), 1, "she costs none");
    let others = game.prompt(PromptKind::ChooseCharacter);
    let other = others.options().next().expect("a character");
    game.choose(PromptKind::ChooseCharacter, &other);
    until(&mut game, &[TURN], &HUMAN);
    let outcome = game.state().outcome.clone();
    assert_eq!(outcome, Some(dradis_state::turn::Outcome::KobolReached));
}

#[test]
fn dee_has_no_second_ordered_action_once_the_first_has_killed_her() {
    checks!("CLAR-61");
    let mut game = dee_as_ben(
        Objective::Kobol,
        3,
        &json!({ "places": { "Ben": "command" }, "piles": { "quorum-hand": 2, "quorum": 27 } }),
    );
    game.turn("act:executive-order");
    game.choose(PICK, "player:1");
    game.choose(GRANTED, "act:play-quorum");
    game.choose(PromptKind::NameQuorum, "card:enact-production-quotas");
    game.choose(PromptKind::Confirm, "apply");
    until(&mut game, &[PromptKind::ChooseCharacter], &HUMAN);
    assert_eq!(game.state().gone.len(), 1);
}

#[test]
fn the_admiral_who_goes_to_the_brig_by_a_requisition_draws_both_treachery_cards() {
    checks!("XMUT-12");
    let crew = ["galen-tyrol", "laura-roslin", "william-adama", "kat"];
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "crisis" },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Dana" },
        "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 5, "Dana": 5 },
        "held": { "mutiny": { "Cem": 1 } },
        "areas": {},
    });
    let mut game = objective(Objective::Kobol, crew, Mode::Table, position);
    game.turn("card:requisition-for-demetrius");
    game.choose(PromptKind::ChooseOption, "option:1");
    game.choose(PromptKind::Confirm, "apply");
    until(&mut game, &[TURN], &["0", "nothing"]);
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(DANA));
    assert_eq!((hand(&game, CEM), hand(&game, DANA)), (7, 5));
}

#[test]
fn romo_deceives_once_in_each_of_two_crises() {
    checks!("CRISIS-7");
    let crew = ["romo-lampkin", "william-adama", "galen-tyrol", "apollo"];
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "crisis" },
        "titles": { "president": "Ben", "admiral": "Ben", "cag": "Dana" },
        "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 5, "Dana": 5 },
        "areas": {},
    });
    let mut game = objective(Objective::Kobol, crew, Mode::Table, position);
    game.turn("card:fulfiller-of-prophecy");
    game.choose(PromptKind::ChooseOption, "option:0");
    until(&mut game, &[PromptKind::NameCrisis], &["apply", "0"]);
    let used = |game: &Game| {
        let used = &game.state().turn.remembered.used;
        used.contains(&Ability::Deceitful)
    };
    assert!(!used(&game), "the second crisis has him deceive anew");
    assert_eq!(hand(&game, ANA), 5, "a card less was discarded");
}

#[test]
fn whoever_the_trial_has_eliminated_draws_no_mutiny_card_any_more() {
    checks!("XMUT-4", "ION-17");
    let crew = ["galen-tyrol", "laura-roslin", "william-adama", "kat"];
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 5, "Dana": 5 },
        "distance": 7,
        "fleet": 4,
        "areas": {},
        "loyalty-cards": { "hands": { "Ana": 1, "Ben": 1, "Cem": 1, "Dana": 1 }, "deck": 5 },
        "ionian": { "trauma": { "Ana": 4, "Ben": 0, "Cem": 0, "Dana": 0 } },
        "open": [{ "card": "mutineer", "with": "Ana" }],
    });
    let mut game = objective(Objective::IonianNebula, crew, Mode::Table, position);
    // The jump of Ana's crisis brings the Crossroads, and the trial her end.
    for option in [
        "next",
        "card:ambushed-by-the-press",
        "option:0",
        "apply",
        "1",
        "bow",
        "branch:0",
        "distance:1",
        "launch:aft-port",
        "launch:aft-port",
        "launch:fore-port",
        "launch:fore-port",
        "done",
        "held:the-opera-house",
        "trauma:trauma-antagonistic",
        "held:perjury",
        "trauma:trauma-benevolent",
        "apply",
        "branch:1",
        "held:testimony",
        "trauma:trauma-benevolent",
        "player:3",
        "branch:1",
        "held:scanned",
        "trauma:trauma-benevolent",
        "apply",
        "fore-starboard",
        "fore-starboard",
        "fore-starboard",
        "fore-starboard",
        "3",
        "nothing",
        "0",
    ] {
        let kind = prompts(game.state())[0].kind;
        game.choose(kind, option);
    }
    assert!(game.state().is_out(ANA));
    assert_eq!(game.state().held_count(HeldKind::MUTINY, ANA), 0);
}

#[test]
fn who_goes_back_to_the_movement_step_is_asked_for_the_place_where_they_end() {
    checks!("CLAR-53", "XORDER-2");
    let more = json!({
        "turn": { "number": 6, "active": "Ana", "step": "movement" },
        "places": { "Ana": "armory", "Ben": "quorum-chamber", "Cem": "command", "Dana": "hangar-deck" },
    });
    let mut game = at("romo-lampkin", &more);
    // Nobody is there, so nothing is asked.
    game.turn("next");
    assert_eq!(asked(&game), TURN);
    game.turn("back");
    game.turn("go:command");
    assert_eq!(asked(&game), COURSE);
    game.choose(COURSE, "branch:1");
    // Once is enough.
    game.turn("back");
    game.turn("next");
    assert_eq!(asked(&game), TURN);
}

#[test]
fn a_card_of_which_there_is_one_is_not_played_while_it_is_carried_out() {
    checks!("CLAR-32");
    let more = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "places": { "Ana": "armory", "Ben": "quorum-chamber", "Cem": "command", "Dana": "hangar-deck" },
    });
    let mut game = at("romo-lampkin", &more);
    for seat in 0..4 {
        game.set_hand(seat, 5);
    }
    game.turn("act:state-of-emergency");
    while asked(&game) != GRANTED {
        let open = prompts(game.state()).remove(0);
        let option = open.options().next().expect("an answer");
        game.choose(open.kind, &option);
    }
    // Whoever acts for it has no second one; of other cards there are more.
    assert!(!offered(&game, "act:state-of-emergency"));
    assert!(offered(&game, "act:executive-order"));
    assert_eq!(
        why_not(&game, "act:state-of-emergency"),
        Some("not-offered-being-played")
    );
}

#[test]
fn the_table_says_that_a_mutiny_card_is_drawn_for_a_treachery_card() {
    checks!("XTREACH-2", "XMUT-13", "XMUT-9");
    let mut game = at("romo-lampkin", &json!({}));
    let seat = BEN;
    game.happens(Happening::MutinyDrawn { seat });
    assert_eq!(game.state().held_count(HeldKind::MUTINY, BEN), 1);
    assert_ne!(game.state().places.of(BEN), Some(place("brig")));
    // A second one is above the limit.
    game.happens(Happening::MutinyDrawn { seat });
    assert_eq!(game.state().places.of(BEN), Some(place("brig")));
    let sympathizer = false;
    game.happens(Happening::CylonRevealed {
        seat: CEM,
        sympathizer,
    });
    let refused = game.cannot_happen(Happening::MutinyDrawn { seat: CEM });
    assert_eq!(refused, Rejection::NotForCylons);
}
