//! Who comes to a place of the other side, or leaves one: a Leader among the humans, somebody in Detention, everybody on a
//! ship that is no more.

use dradis_facts::ability::Ability;
use dradis_facts::checks;
use dradis_facts::content::HeldKind;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::Options;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::titles::Title;
use dradis_rules::play::prompt::PromptKind;
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;
use dradis_state::loyalty::Standing;
use serde_json::{Value, json};

use crate::combined_people::{act, at, hand, seated, stands};
use crate::earth::{BY_HAND, to_earth};
use crate::game::{Game, correct, place};
use crate::new_caprica::planet;
use crate::passing::{ANA, BEN, CEM, DANA};

const TURN: PromptKind = PromptKind::TakeTurn;
const GRANTED: PromptKind = PromptKind::GrantedAction;

fn offers(game: &Game, option: &str) -> bool {
    game.prompt(TURN).options().any(|other| other == option)
}

/// For Earth, where the Hub has been destroyed, with this character of Ana's.
fn without_the_hub(character: &str, more: &Value) -> Game {
    let crew = [character, "laura-roslin", "william-adama", "boomer"];
    let mut given = json!({ "earth": { "hub_destroyed": true } });
    for (key, value) in more.as_object().expect("an object") {
        given[key] = value.clone();
    }
    seated(to_earth(BY_HAND), crew, &given)
}

fn goes(to: Place) -> Happening {
    let seat = CEM;
    Happening::CharacterMoved { seat, place: to }
}

#[test]
fn whatever_brings_a_leader_to_the_cylons_ends_infiltration() {
    checks!("CLAR-25", "XINF-10", "XINF-6");
    for from in ["armory", "brig"] {
        let mut game = without_the_hub("athena", &json!({}));
        let infiltrating = true;
        assert_eq!(
            game.state().loyalty.standing(ANA),
            Standing::Leader { infiltrating }
        );
        game.put(0, from);
        game.turn(&act(Ability::Resolute));
        game.choose(GRANTED, "act:hub-destroyed");
        assert_eq!(stands(&game, ANA), Some(place("cylon-fleet")), "{from}");
        let standing = game.state().loyalty.standing(ANA);
        let infiltrating = false;
        assert_eq!(standing, Standing::Leader { infiltrating }, "{from}");
        assert_eq!(game.state().held_count(HeldKind::SUPER_CRISIS, ANA), 1);
    }
}

#[test]
fn visions_ends_infiltration_on_new_caprica_too() {
    checks!("CLAR-54", "XINF-10");
    for from in ["shipyard", "medical-center"] {
        let more = json!({
            "characters": { "Ana": "danna-biers", "Ben": "laura-roslin", "Cem": "william-adama", "Dana": "boomer" },
            "infiltrating": true,
            "places": { "Ana": from },
        });
        let mut game = planet(&json!({ "locked": 6 }), &more);
        game.turn(&act(Ability::Visions));
        for _ in 0..3 {
            if game.waits_for() == TURN {
                break;
            }
            let (kind, first) = (game.waits_for(), game.options().swap_remove(0));
            game.choose(kind, &first);
        }
        assert_eq!(game.at(ANA), "medical-center", "{from}");
        let infiltrating = false;
        let standing = game.state().loyalty.standing(ANA);
        assert_eq!(standing, Standing::Leader { infiltrating }, "{from}");
    }
}

#[test]
fn resolute_takes_either_sides_action_on_new_caprica() {
    checks!("CLAR-56", "XACT-4");
    for back in [false, true] {
        let more = json!({
            "characters": { "Ana": "athena", "Ben": "laura-roslin", "Cem": "william-adama", "Dana": "boomer" },
            "infiltrating": true,
        });
        let there = json!({ "back": back, "forces": [0, 1, 0], "locked": 6, "prepared": 2 });
        let mut game = planet(&there, &more);
        game.turn(&act(Ability::Resolute));
        let asked = game.prompt(GRANTED);
        for option in [
            "act:shipyard",
            "act:occupy",
            "act:canyon-crisis",
            "act:search-shipyard",
        ] {
            assert!(
                asked.options().any(|other| other == option),
                "{back}: {option}"
            );
        }
        let forces = game.forces();
        game.choose(GRANTED, "act:occupy");
        if game.waits_for() == PromptKind::ChoosePlace {
            let first = game.options().swap_remove(0);
            game.choose(PromptKind::ChoosePlace, &first);
        }
        assert_ne!(game.forces(), forces, "{back}");
    }
}

#[test]
fn leaving_the_resurrection_ship_costs_danna_a_card_and_leaving_the_hub_does_not() {
    checks!("XBOARD-9", "CYTURN-2");
    let with = |cards: u8| {
        let more = json!({
            "turn": { "number": 6, "active": "Ana", "step": "movement" },
            "places": { "Ana": "hub-destroyed", "Ben": "presidents-office-overlay", "Cem": "command", "Dana": "armory" },
            "super-crises": { "Ana": cards },
        });
        without_the_hub("danna-biers", &more)
    };
    for cards in [0, 1] {
        let mut game = with(cards);
        game.turn("go:human-fleet-overlay");
        assert_eq!(game.state().held_count(HeldKind::SUPER_CRISIS, ANA), cards);
        assert_eq!(stands(&game, ANA), Some(place("human-fleet-overlay")));
    }
}

#[test]
fn danna_pays_for_the_ship_and_for_the_way() {
    checks!("CLAR-54", "EARTH-RB-3", "XCYTURN-4");
    let with = |skill_cards: u8| {
        let more = json!({
            "turn": { "number": 6, "active": "Ana", "step": "movement" },
            "places": { "Ana": "resurrection-ship-overlay", "Ben": "presidents-office-overlay", "Cem": "command", "Dana": "armory" },
            "earth": { "rebel": "cylons" },
            "skill-cards": { "Ana": skill_cards, "Ben": 5, "Cem": 5, "Dana": 5 },
            "super-crises": { "Ana": 1 },
        });
        let crew = ["danna-biers", "laura-roslin", "william-adama", "boomer"];
        seated(to_earth(BY_HAND), crew, &more)
    };
    assert!(!offers(&with(0), "go:datastream"));
    assert!(offers(&with(0), "go:cylon-fleet"));
    let mut game = with(2);
    game.turn("go:datastream");
    assert_eq!(hand(&game, ANA), 1);
    assert_eq!(game.state().held_count(HeldKind::SUPER_CRISIS, ANA), 0);
}

#[test]
fn nobody_is_sent_out_of_detention_to_the_medical_center() {
    checks!("XMOVE-9", "NC-12", "XMOVE-5");
    let there = json!({ "locked": 6, "prepared": 2 });
    let crisis = |places: Value| {
        planet(
            &there,
            &json!({
                "turn": { "number": 6, "active": "Ana", "step": "crisis" },
                "places": places,
            }),
        )
    };
    // The one whose turn it is.
    let mut game = crisis(json!({ "Ana": "detention" }));
    game.draws("centurion-ambush");
    game.comes_to(0);
    game.confirm();
    assert_eq!(game.at(ANA), "detention");
    // One who is picked, and one who is there already.
    let mut game = crisis(json!({ "Ben": "detention", "Cem": "medical-center" }));
    game.draws("prepare-for-a-fight");
    game.choose(PromptKind::ChooseOption, "option:0");
    let asked = game.prompt(PromptKind::PickPlayer);
    let picked: Vec<String> = asked.options().collect();
    assert_eq!(picked, ["player:0", "player:3"]);
    // An order that names the Brig.
    let more = json!({
        "places": { "Dana": "detention" },
        "piles": { "quorum-hand": 2, "quorum": 20 },
        "titles": { "president": "Ana", "admiral": "Cem", "cag": "Dana" },
    });
    let mut game = planet(&there, &more);
    game.turn("act:play-quorum");
    game.choose(PromptKind::NameQuorum, "card:arrest-order");
    let asked = game.prompt(PromptKind::PickPlayer);
    let no: Vec<String> = asked.not_allowed.iter().map(|no| no.id.text()).collect();
    assert_eq!(no, ["player:3"], "who is there already");
}

#[test]
fn a_quorum_card_that_names_the_brig_means_the_prison_where_the_president_is() {
    checks!("NC-12");
    let there = json!({ "back": true, "locked": 3 });
    for (president, cem, prisoners) in [
        ("shipyard", "detention", ["player:0", "player:2"]),
        ("command", "brig", ["player:2", "player:3"]),
    ] {
        let more = json!({
            "turn": { "number": 6, "active": "Ben", "step": "action" },
            "titles": { "president": "Ben", "admiral": "Ben", "cag": "Ben" },
            "places": { "Ana": "detention", "Ben": president, "Cem": cem, "Dana": "brig" },
            "piles": { "quorum-hand": 3, "quorum": 26 },
        });
        let mut game = planet(&there, &more);
        game.turn("act:play-quorum");
        game.choose(PromptKind::NameQuorum, "card:execute-prisoner");
        let asked = game.prompt(PromptKind::PickPlayer);
        let mut picked: Vec<String> = asked.options().collect();
        picked.sort();
        assert_eq!(picked, prisoners, "{president}");
    }
}

#[test]
fn an_arrest_order_given_on_new_caprica_sends_to_detention_from_anywhere() {
    checks!("NC-12", "NC-13");
    let ordered = |president: &str| {
        let more = json!({
            "turn": { "number": 6, "active": "Ben", "step": "action" },
            "titles": { "president": "Ben", "admiral": "Cem", "cag": "Dana" },
            "places": { "Ana": "detention", "Ben": president, "Cem": "command", "Dana": "brig" },
            "piles": { "quorum-hand": 3, "quorum": 26 },
        });
        let mut game = planet(&json!({ "back": true, "locked": 3 }), &more);
        game.turn("act:play-quorum");
        game.choose(PromptKind::NameQuorum, "card:arrest-order");
        game
    };
    for (president, cem, there) in [
        ("shipyard", "detention", "player:0"),
        ("armory", "brig", "player:3"),
    ] {
        let mut game = ordered(president);
        let asked = game.prompt(PromptKind::PickPlayer);
        let no: Vec<String> = asked.not_allowed.iter().map(|no| no.id.text()).collect();
        assert!(no.contains(&there.to_owned()), "{president}: {no:?}");
        game.choose(PromptKind::PickPlayer, "player:2");
        assert_eq!(game.at(CEM), cem, "{president}");
        let keeps = game.state().titles.holder(Title::Admiral) == Some(CEM);
        assert_eq!(keeps, cem == "detention", "{president}");
    }
    // A prisoner of Galactica is one already.
    let asked = ordered("shipyard").prompt(PromptKind::PickPlayer);
    let mut no = asked.not_allowed.iter().map(|no| no.id.text());
    assert!(no.any(|no| no == "player:3"));
    // Who is on the planet goes to Detention wherever the President is.
    let mut game = ordered("armory");
    game.put(0, "shipyard");
    game.choose(PromptKind::PickPlayer, "player:0");
    assert_eq!(game.at(ANA), "detention");
}

#[test]
fn a_cylon_card_sends_nobody_where_they_are() {
    checks!("XMOVE-5", "REVEAL-11");
    for (card, to) in [
        ("cylon-send-to-brig", "brig"),
        ("cylon-send-to-sickbay", "sickbay"),
    ] {
        let picked = |combined: bool| {
            let crew = ["galen-tyrol", "laura-roslin", "william-adama", "boomer"];
            let (office, titles) = match combined {
                true => (
                    "presidents-office-overlay",
                    json!({ "president": "Ben", "admiral": "Cem", "cag": "Dana" }),
                ),
                false => (
                    "presidents-office",
                    json!({ "president": "Ben", "admiral": "Cem" }),
                ),
            };
            let options = Options {
                game: match combined {
                    true => Boxes::combined(Objective::Kobol),
                    false => Boxes::Base,
                },
                ..Options::default()
            };
            // Whose cards are not named lie on the table.
            let more = json!({
                "titles": titles,
                "places": { "Ana": "armory", "Ben": office, "Cem": to, "Dana": "armory" },
            });
            let mut game = seated(options, crew, &more);
            game.turn("act:reveal");
            game.choose(PromptKind::ChooseCourse, card);
            let asked = game.prompt(PromptKind::PickPlayer);
            asked.options().collect::<Vec<_>>()
        };
        let (base, combined) = (picked(false), picked(true));
        assert!(base.contains(&"player:2".to_owned()), "{card}: {base:?}");
        assert!(!combined.contains(&"player:2".to_owned()), "{card}");
        assert!(combined.contains(&"player:3".to_owned()), "{card}");
    }
}

#[test]
fn the_locations_of_a_destroyed_colonial_one_are_no_more() {
    checks!("XBOARD-4", "XBOARD-20");
    let bombed = json!({
        "crises-in-play": ["bomb-on-colonial-1"],
        "places": { "Ana": "armory", "Ben": "sickbay", "Cem": "command", "Dana": "armory" },
        "turn": { "number": 6, "active": "Ana", "step": "movement" },
    });
    let game = at("galen-tyrol", &bombed);
    let office = place("presidents-office-overlay");
    let refused = game.cannot_happen(goes(office));
    assert!(
        matches!(refused, Rejection::NotInPlay { .. }),
        "{refused:?}"
    );
    let asked = game.prompt(TURN);
    let why = asked
        .not_allowed
        .iter()
        .find(|no| no.id.text() == "go:presidents-office-overlay");
    let why = why.expect("it is told why nobody goes there");
    assert_eq!(why.why.id, "not-offered-colonial-one-closed");
    let there = Correction::Place {
        seat: ANA,
        place: office,
    };
    let refused = game.refusal(&correct(there));
    assert!(
        matches!(refused, Rejection::NotInPlay { .. }),
        "{refused:?}"
    );
}

#[test]
fn who_begins_on_a_ship_that_is_no_more_is_in_sickbay() {
    checks!("EXEC-9", "XBOARD-4");
    let crew = ["galen-tyrol", "laura-roslin", "william-adama", "boomer"];
    let options = Options {
        game: Boxes::combined(Objective::Kobol),
        ..Options::default()
    };
    let entered = |places: Value| {
        let more = json!({ "crises-in-play": ["bomb-on-colonial-1"], "places": places });
        seated(options, crew, &more)
    };
    let game = entered(json!({}));
    assert_eq!(stands(&game, BEN), Some(place("sickbay")));
    assert_eq!(
        stands(&game, CEM),
        Some(place("admirals-quarters")),
        "as he begins"
    );
    let game = entered(json!({ "Ben": "armory" }));
    assert_eq!(stands(&game, BEN), Some(place("armory")), "as it says");
}

#[test]
fn before_galactica_is_back_nobody_is_recorded_anywhere_else() {
    checks!("NC-42", "NC-13");
    let mut game = planet(&json!({ "locked": 6, "prepared": 2 }), &json!({}));
    // Who is somewhere else all the same, by a correction, activates nothing there.
    game.put(0, "main-batteries");
    assert!(!offers(&game, "act:main-batteries"));
    assert_eq!(game.why_not("act:main-batteries"), "NC-42");
    for elsewhere in ["command", "brig"] {
        let refused = game.cannot_happen(goes(place(elsewhere)));
        assert!(
            matches!(refused, Rejection::NotInPlay { .. }),
            "{elsewhere}: {refused:?}"
        );
    }
    game.happens(goes(place("detention")));
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(CEM));
    // A Cylon player is on New Caprica like everybody else (XACT-4).
    game.corrected(Correction::RevealedCylon {
        seat: BEN,
        revealed: true,
    });
    let seat = BEN;
    let shipyard = place("shipyard");
    game.happens(Happening::CharacterMoved {
        seat,
        place: shipyard,
    });
    assert_eq!(game.at(BEN), "shipyard");
    assert_eq!(game.at(DANA), "resistance-hq");
}

#[test]
fn a_positions_super_crises_of_a_leader_come_out_of_their_deck() {
    let mut game = at("athena", &json!({ "super-crises": { "Ana": 2 } }));
    assert_eq!(game.state().held_count(HeldKind::SUPER_CRISIS, ANA), 2);
    game.read_again();
    let all = dradis_facts::piles::Pile::SuperCrisis.most(game.state().kit());
    assert_eq!(
        game.state()
            .piles
            .of(dradis_facts::piles::Pile::SuperCrisis),
        all - 2
    );
}

#[test]
fn a_new_character_takes_a_title_that_a_cylon_had_for_want_of_anybody() {
    checks!("TITLE-SUCC-9", "EXEC-15", "XTITLE-3");
    let mut game = at("galen-tyrol", &json!({}));
    game.corrected(Correction::RevealedCylon {
        seat: CEM,
        revealed: true,
    });
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(CEM));
    assert_eq!(game.state().titles.holder(Title::President), Some(BEN));
    game.happens(Happening::Executed { seat: DANA });
    for _ in 0..9 {
        if game.waits_for() == PromptKind::ChooseCharacter {
            break;
        }
        let asked = game.asked();
        let option = asked.options().next().expect("a choice");
        game.choose(asked.kind, &option);
    }
    game.choose(PromptKind::ChooseCharacter, "character:saul-tigh");
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(DANA));
    assert_eq!(
        game.state().titles.holder(Title::President),
        Some(BEN),
        "nobody else's"
    );
}
