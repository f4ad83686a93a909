//! What characters do on New Caprica that their sheets word for other places, and who says what comes as Galactica
//! returns.

use dradis_facts::checks;
use dradis_facts::content::{GoalCondition, HeldCard, HeldKind};
use dradis_facts::craft::Craft;
use dradis_facts::effect::{Effect, Source, Who};
use dradis_facts::options::{CanyonIcons, OccupationAuthority, Options};
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_rules::history::Record;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::play::{motive, passing};
use dradis_state::agenda::Work;
use dradis_state::correction::Correction;
use dradis_state::effect::{Course, EffectStep};
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::turn::shape;
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, place};
use crate::new_caprica::{options, planet};

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const COURSE: PromptKind = PromptKind::ChooseCourse;
const PIECE: PromptKind = PromptKind::ChoosePiece;
const PLACE: PromptKind = PromptKind::ChoosePlace;
const SHIP: PromptKind = PromptKind::PlaceShip;
const TURN: PromptKind = PromptKind::TakeTurn;

/// Ana plays this character; the others are Laura Roslin, William Adama and Apollo.
fn played_by(character: &str, there: &Value, more: &Value) -> Game {
    let mut all = json!({ "characters": {
        "Ana": character, "Ben": "laura-roslin", "Cem": "william-adama", "Dana": "apollo",
    } });
    for (key, value) in more.as_object().expect("an object") {
        all[key] = value.clone();
    }
    planet(there, &all)
}

/// Ana's crisis card has just brought Galactica back.
fn come_back(more: &Value) -> Game {
    let mut all = json!({
        "turn": { "number": 6, "active": "Ana", "step": "crisis" }, "fleet": 4,
        "other-vipers": { "damaged-mark-vii": 4, "destroyed-assault-raptors": 1 },
    });
    for (key, value) in more.as_object().expect("an object") {
        all[key] = value.clone();
    }
    let mut game = planet(&json!({ "locked": 3 }), &all);
    game.draws("ncp-graduation");
    let kind = game.waits_for();
    game.choose(kind, "option:0");
    game.confirm();
    game
}

fn there(game: &Game, craft: Craft) -> Vec<(Area, u8)> {
    let each = Area::ALL.map(|area| (area, game.ships(area).count(craft)));
    each.into_iter().filter(|(_, count)| *count > 0).collect()
}

#[test]
fn where_raiders_are_short_at_the_return_the_active_player_places_them() {
    checks!("NC-30", "NC-53", "XPLACE-4", "LIMIT-4");
    // Fourteen of twenty are on the board: six come instead of eight.
    let mut game = come_back(&json!({ "areas": { "bow": { "raiders": 14 } } }));
    let asked = game.prompt(SHIP);
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    for _ in 0..4 {
        game.choose(SHIP, "aft-starboard");
    }
    let expected = [
        (Area::Bow, 14),
        (Area::ForeStarboard, 2),
        (Area::AftStarboard, 4),
    ];
    assert_eq!(there(&game, Craft::Raider), expected);
    let two = Event::PiecesShort {
        piece: Craft::Raider,
        count: 2,
    };
    assert!(game.history.done().any(|event| *event == two));
    // Those beyond the board are placed before anything is short.
    let game = come_back(&json!({ "areas": { "cylon-fleet-bow": { "raiders": 14 } } }));
    assert_eq!(
        there(&game, Craft::Raider),
        [(Area::ForeStarboard, 4), (Area::AftStarboard, 4)]
    );
    assert_ne!(game.waits_for(), SHIP);
}

#[test]
fn at_the_return_the_active_player_says_of_which_kind_a_viper_is() {
    checks!("NC-30", "XVIPER-6", "LIMIT-4");
    let kinds =
        json!({ "other-vipers": { "damaged-mark-vii": 3, "destroyed-assault-raptors": 1 } });
    let mut game = come_back(&kinds);
    assert_eq!(
        game.options(),
        ["launch:aft-port", "launch:aft-port:mark-vii"]
    );
    game.choose(SHIP, "launch:aft-port:mark-vii");
    // Of the ordinary ones there are enough, and no other is left to choose.
    assert_eq!(there(&game, Craft::MarkVii), [(Area::AftPort, 1)]);
    assert_eq!(
        there(&game, Craft::Viper),
        [(Area::AftPort, 1), (Area::ForePort, 2)]
    );
    assert_ne!(game.waits_for(), SHIP);
    // One ordinary viper is left for four places.
    let one = json!({
        "areas": { "bow": { "unmanned-vipers": 5 } },
        "other-vipers": { "damaged-mark-vii": 4, "destroyed-assault-raptors": 1 },
    });
    let mut game = come_back(&one);
    assert_eq!(game.options(), ["launch:aft-port", "launch:fore-port"]);
    game.choose(SHIP, "launch:fore-port");
    assert_eq!(
        there(&game, Craft::Viper),
        [(Area::Bow, 5), (Area::ForePort, 1)]
    );
    assert_ne!(game.waits_for(), SHIP);
}

#[test]
fn an_evacuated_ship_is_escorted_off_the_board() {
    checks!("NC-56");
    let board = json!({
        "places": { "Ana": "shipyard", "Cem": "command" },
        "areas": { "fore-port": { "unmanned-vipers": 1 } },
    });
    let mut game = planet(&json!({ "back": true, "locked": 1, "prepared": 1 }), &board);
    game.turn("act:shipyard");
    game.choose(COURSE, "branch:1");
    game.choose(PIECE, "fore-port");
    game.choose(PLACE, "nothing");
    let ship = game.state().space.civilians[0].handle;
    game.corrected(Correction::ActivePlayer { seat: CEM });
    game.corrected(Correction::TurnStep {
        step: TurnStep::Action,
    });
    game.turn("act:command");
    game.choose(PromptKind::ActivateViper, &format!("escort:{}", ship.0));
    assert!(game.state().space.civilians.is_empty());
    assert!(game.state().space.destroyed_civilians.is_empty());
}

#[test]
fn gaeta_leaves_detention_as_admiral() {
    checks!("CLAR-13");
    for (back, to) in [(false, "resistance-hq"), (true, "command")] {
        let places = json!({ "places": { "Ana": "detention" } });
        let mut game = played_by(
            "felix-gaeta",
            &json!({ "back": back, "locked": 1 }),
            &places,
        );
        game.turn("act:coup");
        assert_eq!(game.at(ANA), to);
        assert_eq!(game.state().titles.holder(Title::Admiral), Some(ANA));
        assert_eq!(game.waits_for(), TURN);
    }
}

#[test]
fn zarek_has_his_word_at_detention_while_he_is_on_the_planet_and_else_at_the_brig() {
    checks!("CLAR-23");
    let crew = |prison: &str, zarek: &str| {
        json!({
            "characters": {
                "Ana": "felix-gaeta", "Ben": "tom-zarek", "Cem": "william-adama", "Dana": "apollo",
            },
            "places": { "Ana": prison, "Ben": zarek },
        })
    };
    for (prison, zarek, asked) in [
        ("detention", "shipyard", true),
        ("detention", "command", false),
        ("brig", "shipyard", false),
        ("brig", "command", true),
    ] {
        let there = json!({ "back": true, "locked": 1 });
        let mut game = planet(&there, &crew(prison, zarek));
        game.turn(&format!("act:{prison}"));
        for option in [
            "ability:friends-in-low-places:2",
            "ability:friends-in-low-places:-2",
        ] {
            assert_eq!(game.may(option), asked, "{prison} {zarek} {option}");
        }
    }
    // He acts in Detention whoever is there, and nowhere else where somebody is.
    for (place, acts) in [("detention", true), ("resistance-hq", false)] {
        let both = json!({ "places": { "Ana": place, "Cem": place } });
        let game = played_by("tom-zarek", &json!({ "locked": 1 }), &both);
        assert_eq!(game.may(&format!("act:{place}")), acts, "{place}");
    }
}

#[test]
fn the_medical_center_is_a_sickbay_with_no_action() {
    checks!("LOC-MEDICAL-1");
    let there = json!({
        "turn": { "number": 6, "active": "Ana", "step": "receive-skills" },
        "places": { "Ana": "medical-center" }, "skill-cards": { "Ana": 2 },
    });
    let mut game = planet(&json!({ "locked": 1 }), &there);
    assert!(shape(game.state()).contains(&TurnStep::Movement));
    game.turn("next");
    assert_eq!(game.state().hands.of(ANA), 3);
    assert!(game.may("go:shipyard"));
    game.turn("next");
    assert!(!game.may("act:medical-center"));
}

#[test]
fn who_draws_too_many_mutiny_cards_comes_to_detention() {
    checks!("XMUT-17", "NC-12");
    let mut game = planet(&json!({ "locked": 1 }), &json!({}));
    for at in ["resistance-hq", "detention"] {
        let course = Course {
            of: Source::Title {
                title: Title::President,
            },
            current: ANA,
            picked: None,
            left: vec![Effect::DrawMutiny {
                who: Who::Current,
                cards: 1,
                without_brig: false,
                only_without: false,
            }],
        };
        let effects = EffectStep::Confirm { course };
        let work = vec![Work::Effects { effects }];
        game.record(Record::Did {
            events: vec![Event::Scheduled { work }],
        });
        game.confirm();
        assert_eq!(game.at(ANA), at);
    }
}

#[test]
fn a_mutiny_card_that_names_the_brig_means_no_detention() {
    checks!("NC-12", "XMUT-7");
    let detained = |detained: &str, held: &str| {
        let more = json!({
            "places": { "Ana": "shipyard", "Ben": "command", detained: "detention" },
            "skill-cards": { "Ana": 5 }, "held": { "mutiny": { held: 1 } },
        });
        planet(&json!({ "back": true, "locked": 1 }), &more)
    };
    // Nobody is in the Brig to make a deal with.
    let mut game = detained("Cem", "Ana");
    game.turn("act:mutiny");
    assert!(!game.may("held:make-a-deal"));
    let (seat, place) = (SeatId(3), place("brig"));
    game.corrected(Correction::Place { seat, place });
    game.choose(COURSE, "held:make-a-deal");
    game.confirm();
    // The one in the Brig is the only one there is to pick.
    game.choose(PLACE, "go:armory");
    assert_eq!((game.at(seat), game.at(CEM)), ("armory", "detention"));

    // Who is in Detention may be Admiral, and become it.
    let mut game = detained("Ana", "Ana");
    game.turn("act:mutiny");
    game.choose(COURSE, "held:assume-command");
    game.confirm();
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(ANA));
    assert_eq!(game.state().hands.of(ANA), 0);
}

#[test]
fn a_goal_or_a_motive_that_names_the_brig_does_not_mean_detention() {
    checks!("NC-12", "XGOAL-1", "XMOT-3");
    let there = json!({ "back": true, "locked": 1 });
    for (at, intrigue, destruction) in [
        ("brig", true, true),
        ("sickbay", false, true),
        ("detention", false, false),
        ("medical-center", false, false),
        ("armory", false, false),
    ] {
        let mut game = played_by("cavil", &there, &json!({}));
        game.put(1, at);
        let holds = |condition| passing::reached(game.state(), BEN, condition);
        assert_eq!(holds(GoalCondition::PresidentInBrig), intrigue, "{at}");
        assert_eq!(holds(GoalCondition::OwnBrigOrSickbay), destruction, "{at}");
        let (kind, seat, cards) = (HeldKind::MUTINY, ANA, 1);
        let infiltrating = true;
        game.corrected(Correction::Infiltrating { seat, infiltrating });
        game.corrected(Correction::Held { kind, seat, cards });
        let ally = HeldCard::find("make-an-ally").expect("a card");
        let held = motive::holds(game.state(), ANA, ally, false);
        assert_eq!(held, Some(intrigue), "{at}");
    }
}

#[test]
fn a_leader_goes_back_to_the_medical_center_before_the_return() {
    checks!("NC-43", "NC-11");
    let led = |back: bool, infiltrating: bool| {
        let mut game = played_by("cavil", &json!({ "back": back, "locked": 1 }), &json!({}));
        let seat = ANA;
        game.corrected(Correction::Infiltrating { seat, infiltrating });
        game
    };
    let mut game = led(false, true);
    game.turn("act:end-infiltration");
    assert_eq!(game.at(ANA), "medical-center");
    let mut game = led(true, true);
    game.turn("act:end-infiltration");
    assert_eq!(game.at(ANA), "resurrection-ship-overlay");
    // Nobody begins it: the Human Fleet is out of reach.
    let moving = json!({
        "turn": { "number": 6, "active": "Ana", "step": "movement" },
        "places": { "Ana": "occupation-authority" }, "skill-cards": { "Ana": 3 },
    });
    let game = played_by("cavil", &json!({ "locked": 1 }), &moving);
    assert!(!game.may("go:human-fleet-overlay"));
    let game = played_by("cavil", &json!({ "back": true, "locked": 1 }), &moving);
    assert!(game.may("go:human-fleet-overlay"));
}

#[test]
fn leoben_evacuates_to_nobody() {
    checks!("ABIL-1", "LOC-SHIPYARD-1");
    let there = json!({ "back": true, "locked": 2, "prepared": 2 });
    let places = json!({ "infiltrating": true,
        "places": { "Ana": "shipyard", "Ben": "resistance-hq", "Cem": "command", "Dana": "armory" } });
    let mut game = played_by("leoben-conoy", &there, &places);
    game.turn("act:shipyard");
    game.choose(COURSE, "branch:1");
    game.choose(PIECE, "aft-port");
    assert_eq!(game.waits_for(), PLACE);
    assert!(game.may("go:hangar-deck") && game.may("nothing"));
    assert!(!game.may("go:command") && !game.may("go:armory"));
}

#[test]
fn doral_goes_where_he_likes_on_the_planet() {
    checks!("CLAR-55");
    let ends = |back: bool| {
        let mut game = played_by(
            "aaron-doral",
            &json!({ "back": back, "locked": 1 }),
            &json!({}),
        );
        let (seat, infiltrating) = (ANA, true);
        game.corrected(Correction::Infiltrating { seat, infiltrating });
        game.turn("act:end-infiltration");
        game.choose(COURSE, "branch:0");
        assert_eq!(game.waits_for(), PLACE);
        game
    };
    let mut game = ends(false);
    assert!(game.may("go:shipyard") && !game.may("go:caprica-overlay"));
    game.choose(PLACE, "go:occupation-authority");
    assert_eq!(game.at(ANA), "occupation-authority");
    let game = ends(true);
    assert!(game.may("go:caprica-overlay") && !game.may("go:shipyard"));
    assert!(!game.may("go:resurrection-ship-overlay"));
}

#[test]
fn a_table_may_have_every_force_act_at_the_authority_and_no_icon_at_the_canyon() {
    checks!("NC-62", "OPEN-51");
    let read = |place: &str, forces: [u8; 3]| {
        let position = json!({
            "turn": { "number": 6, "active": "Ana", "step": "action" },
            "areas": {}, "distance": 7, "revealed-cylons": ["Ana"],
            "new-caprica": { "locked": 3, "forces": forces },
            "places": { "Ana": place, "Ben": "shipyard", "Cem": "shipyard", "Dana": "shipyard" },
        });
        let options = Options {
            occupation_authority: OccupationAuthority::All,
            canyon_icons: CanyonIcons::LeftOut,
            ..options(BY_TABLE)
        };
        let crew = ["galen-tyrol", "laura-roslin", "william-adama", "apollo"];
        Game::from_position(0, &crew, options, position, &json!({}))
    };
    // With none on the track only the placing happens.
    for (forces, then) in [([1, 1, 0], [1, 1, 1]), ([0, 0, 0], [1, 0, 0])] {
        let mut game = read("occupation-authority", forces);
        game.turn("act:occupy");
        assert_eq!(game.forces(), then);
        assert_eq!(game.waits_for(), TURN);
    }
    let mut game = read("breeders-canyon", [1, 1, 0]);
    game.turn("act:canyon-crisis");
    game.choose(PromptKind::NameCrisis, "card:demanded-surrender");
    let kind = game.waits_for();
    game.choose(kind, "option:1");
    game.confirm();
    assert_eq!((game.forces(), game.state().jump.space), ([1, 1, 0], 0));
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn ellen_gives_a_title_back_to_an_admiral_in_detention() {
    checks!("CLAR-12", "NC-13");
    let mut game = played_by(
        "ellen-tigh",
        &json!({ "locked": 1 }),
        &json!({
            "turn": { "number": 6, "active": "Dana", "step": "prepare-for-jump" },
            "titles": { "president": "Dana", "admiral": "Cem", "cag": "Dana" },
            "places": { "Ana": "shipyard", "Cem": "detention" },
        }),
    );
    game.turn("end-turn");
    game.choose(COURSE, "branch:1");
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(ANA));
    game.turn("end-turn");
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(CEM));
}

#[test]
fn boomer_comes_to_detention_where_the_old_character_died_on_new_caprica() {
    checks!("EXEC-18", "NC-12");
    let seat = BEN;
    for (back, at, comes_to) in [
        (false, "shipyard", "detention"),
        (true, "shipyard", "detention"),
        (true, "command", "brig"),
    ] {
        let there = json!({ "back": back, "locked": 1 });
        let mut game = planet(&there, &json!({ "places": { "Ben": at } }));
        game.happens(Happening::Executed { seat });
        while game.waits_for() == COURSE {
            let human = ["nothing", "0"].into_iter().find(|option| game.may(option));
            game.choose(COURSE, human.expect("a human"));
        }
        game.choose(PromptKind::ChooseCharacter, "character:boomer");
        assert_eq!(game.at(BEN), comes_to, "{back} {at}");
    }
}

#[test]
fn leoben_leaves_detention_for_where_nobody_is() {
    checks!("ABIL-1", "XCHECK-8");
    for (character, goes) in [("leoben-conoy", false), ("cavil", true)] {
        let there = json!({ "places": { "Ana": "detention" }, "infiltrating": true });
        let mut game = played_by(character, &json!({ "locked": 1 }), &there);
        game.turn("act:detention");
        game.comes_to(15);
        assert!(game.may("go:shipyard"), "{character}");
        assert!(game.may("nothing"), "{character}");
        assert_eq!(game.may("go:resistance-hq"), goes, "{character}");
    }
}

#[test]
fn baltar_gives_a_miracle_token_to_a_leader_who_is_there_and_takes_none() {
    checks!("XLEAD-5", "XMIR-7");
    for (tokens, may) in [(0, true), (1, false)] {
        let mut game = played_by(
            "gaius-baltar-support",
            &json!({ "locked": 1 }),
            &json!({
                "characters": {
                    "Ana": "gaius-baltar-support", "Ben": "aaron-doral", "Cem": "william-adama", "Dana": "apollo",
                },
                "titles": { "president": "Cem", "admiral": "Cem", "cag": "Dana" },
                "places": { "Cem": "shipyard", "Dana": "shipyard" },
                "miracles": { "Ana": 1, "Ben": tokens, "Cem": 1, "Dana": 1 },
            }),
        );
        assert_eq!(game.may("act:cult-leader"), may, "{tokens}");
        if may {
            game.turn("act:cult-leader");
            if game.waits_for() == COURSE {
                game.choose(COURSE, "branch:0");
            }
            let miracles = &game.state().miracles;
            assert_eq!((miracles[&ANA], miracles[&BEN]), (0, 1));
        }
    }
}

#[test]
fn romo_who_is_revealed_before_the_turn_ends_goes_to_no_prison() {
    checks!("NC-13", "CLAR-53");
    let crew = ["romo-lampkin", "laura-roslin", "william-adama", "apollo"];
    let hq = "resistance-hq";
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "movement" },
        "distance": 7,
        "new-caprica": { "locked": 3 },
        "places": { "Ana": hq, "Ben": hq, "Cem": hq, "Dana": hq },
        "skill-cards": { "Ana": 5, "Ben": 4, "Cem": 4, "Dana": 4 },
        "areas": {},
    });
    let mut game = Game::from_position(0, &crew, options(BY_TABLE), position, &json!({}));
    game.turn("next");
    game.choose(PromptKind::ChooseCourse, "branch:1");
    game.happens(Happening::CylonRevealed {
        seat: SeatId(0),
        sympathizer: false,
    });
    while game.state().turn.active == Some(SeatId(0)) {
        let asked = game.asked();
        let options: Vec<String> = asked.options().collect();
        let end = options.iter().find(|option| *option == "end-turn");
        game.choose(asked.kind, end.unwrap_or(&options[0]));
    }
    assert_eq!(game.at(SeatId(0)), "medical-center");
}
