//! Every reaction belongs to the phone of the player whose card or ability it is, and to nobody else's (ABIL-2).

use std::collections::BTreeMap;

use dradis_facts::battle::ShipIcon;
use dradis_facts::content::{QuorumId, SkillType};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::{Rejection, SeatId, checks};
use dradis_rules::play::prompt::{Decider, Offer, Prompt, PromptKind};
use dradis_rules::{Actor, Command, prompts};
use dradis_state::correction::Correction;
use dradis_state::crisis::{Described, DescribedCheck};
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, NAMES, character};

/// Everybody holds three cards.
fn table(characters: &[&str], more: &Value) -> Game {
    let cards: BTreeMap<&str, u8> = NAMES
        .into_iter()
        .take(characters.len())
        .map(|name| (name, 3))
        .collect();
    let position = json!({
        "turn": { "number": 12, "active": "Ana", "step": "action" },
        "skill-cards": cards,
        "areas": {},
    });
    let options = Options {
        modes: Modes {
            destiny: Mode::Table,
            ..BY_TABLE
        },
        ..Options::default()
    };
    Game::from_position(0, characters, options, position, more)
}

fn described() -> Happening {
    Happening::CrisisDescribed {
        described: Described {
            icons: Vec::new(),
            jump: false,
            forces: false,
            check: Some(DescribedCheck {
                difficulty: 8,
                partial_difficulty: None,
                skills: vec![SkillType::Tactics],
            }),
        },
    }
}

fn at_crisis(characters: &[&str]) -> Game {
    let turn = json!({ "turn": { "number": 12, "active": "Ana", "step": "crisis" } });
    table(characters, &turn)
}

fn seat_of(game: &Game, name: &str) -> SeatId {
    let seats = game.state().seats.iter();
    let at = seats
        .zip(0u8..)
        .find(|(seat, _)| seat.character == Some(character(name)));
    SeatId(at.expect("the character plays").1)
}

/// What kind of reaction an answer is, and whose it must be: told by its id alone, not by what the question says.
fn reaction(game: &Game, prompt: &Prompt, choice: &Offer) -> Option<(&'static str, SeatId)> {
    let id = choice.id.as_str();
    let numbered = |class| {
        let seat = id.rsplit(':').next().and_then(|seat| seat.parse().ok());
        Some((class, SeatId(seat.expect("a seat"))))
    };
    let of = |class, name| Some((class, seat_of(game, name)));
    if prompt.kind == PromptKind::AlertPilot {
        return of("Alert Viper Pilot", "apollo");
    }
    // Whether somebody can reveal is for their own cards to say.
    if prompt.kind == PromptKind::GrantedAction && id != "act:reveal" {
        return Some(("Executive Order", SeatId(2)));
    }
    let start = id.split(':').next().expect("a part");
    match start {
        "plan" => numbered("Strategic Planning"),
        "evade" => numbered("Evasive Maneuvers"),
        "play" if id.contains("scientific-research") => numbered("Scientific Research"),
        "play" if id.contains("investigative-committee") => numbered("Investigative Committee"),
        "play" if id.contains("declare-emergency") => numbered("Declare Emergency"),
        "eco" => of("ECO Officer", "helo"),
        "compass" => of("Moral Compass", "helo"),
        "destiny" => of("Secret Destiny", "starbuck"),
        "intuition" => of("Mysterious Intuition", "boomer"),
        "devotion" => of("Blind Devotion", "galen-tyrol"),
        "authority" => of("Command Authority", "william-adama"),
        "ability" if id.contains("cylon-hatred") => of("Cylon Hatred", "saul-tigh"),
        "ability" if id.contains("friends") => of("Friends in Low Places", "tom-zarek"),
        "arbitrator" => Some(("Assign Arbitrator", SeatId(1))),
        "act" if id == "act:maximum-firepower" => of("Maximum Firepower", "apollo"),
        _ => None,
    }
}

/// Every phone tries every reaction that is open.
fn tried(game: &Game, met: &mut BTreeMap<&'static str, u32>) {
    let seats = u8::try_from(game.state().seats.len()).expect("few");
    for prompt in prompts(game.state()) {
        for choice in &prompt.choices {
            let Some((class, owner)) = reaction(game, &prompt, choice) else {
                continue;
            };
            let seat = owner;
            let asked = prompt.decider_of(choice.choice);
            assert_eq!(
                asked,
                Decider::Seat { seat },
                "{class}: whose phone shows it"
            );
            let answer = Command::Answer {
                prompt: prompt.id,
                option: choice.id.clone(),
            };
            for seat in (0..seats).map(SeatId) {
                let given = game.try_give(Actor::Seat { seat }, &answer).map(drop);
                if seat == owner {
                    assert_eq!(given, Ok(()), "{class}: {}", choice.id);
                } else {
                    assert_eq!(given, Err(Rejection::NotYours), "{class}: {}", choice.id);
                }
            }
            let given = game.try_give(Actor::Referee, &answer).map(drop);
            assert_eq!(given, Ok(()), "{class}: the referee");
            *met.entry(class).or_default() += 1;
        }
    }
}

const CLASSES: [&str; 17] = [
    "Alert Viper Pilot",
    "Assign Arbitrator",
    "Blind Devotion",
    "Command Authority",
    "Cylon Hatred",
    "Declare Emergency",
    "ECO Officer",
    "Evasive Maneuvers",
    "Executive Order",
    "Friends in Low Places",
    "Investigative Committee",
    "Maximum Firepower",
    "Moral Compass",
    "Mysterious Intuition",
    "Scientific Research",
    "Secret Destiny",
    "Strategic Planning",
];

#[test]
fn a_reaction_belongs_to_the_phone_of_the_player_who_owns_it() {
    checks!("ABIL-2", "ABIL-5", "ATTACK-7");
    let mut met = BTreeMap::new();

    // A raider attacks in Helo's turn.
    let raider = json!({
        "turn": { "number": 12, "active": "Ana", "step": "activate-cylon-ships" },
        "areas": { "bow": { "raiders": 1, "unmanned-vipers": 1 } },
    });
    let mut game = table(
        &["helo", "laura-roslin", "galen-tyrol", "starbuck"],
        &raider,
    );
    game.icon(ShipIcon::Raiders);
    tried(&game, &mut met);
    game.rolls(5);
    tried(&game, &mut met);

    // FTL Control, with a card of each other player.
    let ftl = json!({ "places": { "Ana": "ftl-control" }, "fleet": 4 });
    let mut game = table(&["william-adama", "laura-roslin", "galen-tyrol"], &ftl);
    game.turn("act:ftl-control");
    tried(&game, &mut met);

    // A crisis that is described, and one that is named.
    let mut game = at_crisis(&["laura-roslin", "helo", "starbuck", "boomer"]);
    game.happens(described());
    tried(&game, &mut met);
    game.choose(PromptKind::BeginCrisis, "begin");
    tried(&game, &mut met);
    let mut game = at_crisis(&["laura-roslin", "helo", "starbuck"]);
    game.turn("card:food-shortage");
    tried(&game, &mut met);
    let mut game = at_crisis(&["laura-roslin", "galen-tyrol", "helo"]);
    game.turn("card:food-shortage");
    game.choose(PromptKind::ChooseOption, "option:0");
    tried(&game, &mut met);
    let mut game = at_crisis(&["laura-roslin", "helo", "starbuck"]);
    game.turn("attack:ambush");
    tried(&game, &mut met);

    // A check from its beginning to its total.
    let mut game = at_crisis(&["laura-roslin", "galen-tyrol", "william-adama"]);
    game.happens(described());
    tried(&game, &mut met);
    game.choose(PromptKind::AddCards, "cards:1");
    game.choose(PromptKind::AddCards, "rest");
    tried(&game, &mut met);
    for _ in 0..3 {
        game.choose(PromptKind::TellCards, "card:politics:1");
    }
    tried(&game, &mut met);

    // Locations.
    let quarters = json!({ "places": { "Ana": "admirals-quarters" } });
    let mut game = table(&["apollo", "laura-roslin", "saul-tigh"], &quarters);
    game.corrected(Correction::QuorumInPlay {
        card: QuorumId::find("assign-arbitrator").expect("a card"),
        seat: Some(SeatId(1)),
        in_play: true,
    });
    game.turn("act:admirals-quarters");
    game.choose(PromptKind::PickPlayer, "player:1");
    tried(&game, &mut met);
    let administration = json!({ "places": { "Ana": "administration" } });
    let mut game = table(&["apollo", "laura-roslin", "tom-zarek"], &administration);
    game.turn("act:administration");
    game.choose(PromptKind::PickPlayer, "player:2");
    tried(&game, &mut met);

    // An order, and a viper that comes from the Reserve.
    let ready = json!({ "places": { "Cem": "viper:bow" }, "areas": { "bow": { "raiders": 1 } } });
    let mut game = table(&["william-adama", "laura-roslin", "apollo"], &ready);
    game.turn("act:executive-order");
    game.choose(PromptKind::PickPlayer, "player:2");
    tried(&game, &mut met);
    let flies = json!({
        "turn": { "number": 12, "active": "Cem", "step": "action" },
        "places": { "Cem": "viper:bow" }, "areas": { "bow": { "raiders": 1 } },
    });
    let game = table(&["william-adama", "laura-roslin", "apollo"], &flies);
    tried(&game, &mut met);
    let mut game = at_crisis(&["william-adama", "laura-roslin", "apollo"]);
    game.put(2, "armory");
    game.turn("attack:surrounded");
    tried(&game, &mut met);

    for class in CLASSES {
        let times = met.get(class).copied().unwrap_or_default();
        println!("{class}: {times}");
        assert!(times > 0, "{class} was never met");
    }
    assert_eq!(met.len(), CLASSES.len(), "{met:?}");
}
