//! What the cards of the combined game do, word by word, carried out on a board where all of it can happen.

use dradis_facts::ability::Ability;
use dradis_facts::content::{CrisisId, DestinationId, HeldKind, QuorumId, QuorumRule, SkillType};
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::destiny::SkillCard;
use dradis_facts::effect::Source;
use dradis_facts::hidden::Hidden;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options, Tracking};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_facts::{SeatId, checks};
use dradis_rules::history::Record;
use dradis_rules::play::ability::has;
use dradis_rules::play::prompt::{Decider, Prompt, PromptKind};
use dradis_rules::{Actor, Viewer, narrate, prompts, seat_secret, view};
use dradis_state::agenda::Work;
use dradis_state::correction::Correction;
use dradis_state::effect::{Course, EffectEvent, EffectStep};
use dradis_state::event::{Event, HandChange};
use dradis_state::happening::Happening;
use dradis_state::jump::JumpEvent;
use dradis_state::reserve::supply;
use dradis_state::undo::{UndoClass, undo_class};
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, location, place};

/// Ana has the turn, Ben is President, Cem Admiral, Emil CAG; Dana is in the Brig, Fay has shown herself.
const SIX: [&str; 6] = [
    "galen-tyrol",
    "laura-roslin",
    "william-adama",
    "saul-tigh",
    "apollo",
    "gaius-baltar",
];

const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const DANA: SeatId = SeatId(3);
const EMIL: SeatId = SeatId(4);
const FAY: SeatId = SeatId(5);

const COURSE: PromptKind = PromptKind::ChooseCourse;
const PIECE: PromptKind = PromptKind::ChoosePiece;
const PLACE: PromptKind = PromptKind::ChoosePlace;
const DESTINY: PromptKind = PromptKind::ChooseDestiny;
const TURN: PromptKind = PromptKind::TakeTurn;

/// A board with something of everything; `more` stands in the place of what it says.
fn board(modes: Modes, more: &Value) -> Game {
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "activate-cylon-ships" },
        "dials": { "fuel": 7, "food": 5, "morale": 6, "population": 8 },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Emil" },
        "skill-cards": { "Ana": 6, "Ben": 4, "Cem": 3, "Dana": 1, "Emil": 5, "Fay": 2 },
        "places": {
            "Ana": "research-lab", "Ben": "quorum-chamber", "Cem": "command",
            "Dana": "brig", "Emil": "viper:aft-port", "Fay": "caprica-overlay",
        },
        "revealed-cylons": ["Fay"],
        "piles": { "quorum-hand": 2, "quorum": 20 },
        "nukes": 2,
        "fleet": 2,
        "distance": 4,
        "boarding": [1, 0, 1, 0, 0],
        "damaged-vipers": 1,
        "destroyed-vipers": 1,
        "damaged": ["armory", "hangar-deck"],
        "areas": {
            "bow": { "raiders": 4, "basestars": [[]] },
            "stern": { "raiders": 1, "heavy-raiders": 1, "civilian-ships": 1 },
            "fore-port": { "unmanned-vipers": 1, "heavy-raiders": 1 },
        },
    });
    let options = Options {
        game: Boxes::combined(Objective::Kobol),
        modes,
        ..Options::default()
    };
    Game::from_position(0, &SIX, options, position, more)
}

fn rich() -> Game {
    board(BY_TABLE, &json!({}))
}

/// Ids of what is said of a list before it is confirmed, and whether people do it.
fn lines(game: &mut Game, of: Source, effects: &Value) -> Vec<(&'static str, bool)> {
    shown(game, of, effects)
        .follows
        .iter()
        .map(|each| (each.line.id, each.by_hand))
        .collect()
}

/// A list comes up, and is asked to be confirmed.
fn shown(game: &mut Game, of: Source, effects: &Value) -> Prompt {
    let course = Course {
        of,
        current: ANA,
        picked: None,
        left: serde_json::from_value(effects.clone()).expect("effects"),
    };
    let effects = EffectStep::Confirm { course };
    let work = vec![Work::Effects { effects }];
    game.record(Record::Did {
        events: vec![Event::Scheduled { work }],
    });
    game.asked()
}

const CRISIS: Source = Source::Crisis { card: None };

impl Game {
    fn cards(&self) -> [u8; 6] {
        [ANA, BEN, CEM, DANA, EMIL, FAY].map(|seat| self.state().hands.of(seat))
    }

    /// Who holds the titles: President, Admiral, CAG.
    fn holders(&self) -> [Option<SeatId>; 3] {
        [Title::President, Title::Admiral, Title::Cag]
            .map(|title| self.state().titles.holder(title))
    }

    fn left(&self, craft: Craft) -> u8 {
        supply(self.state()).ships[craft]
    }

    fn is_asked(&self, kind: PromptKind, seat: SeatId) -> Vec<String> {
        let asked = self.asked();
        assert_eq!(
            (asked.kind, asked.decider),
            (kind, Decider::Seat { seat }),
            "{:?}",
            asked.ask.id
        );
        self.options()
    }

    pub(crate) fn happens_to(&mut self, current: SeatId, effects: &Value) -> Vec<Event> {
        self.happens_by_effects(current.0, effects)
    }
}

#[test]
fn who_exchanges_discards_first_and_draws_what_the_card_names() {
    checks!("POOL-1", "HAND-7");
    let mut game = rich();
    let events = game.happens_to(
        CEM,
        &json!([{ "do": "exchange", "who": "current", "discard": 4, "draw": 2, "types": ["treachery"] }]),
    );
    assert_eq!(game.cards(), [6, 4, 2, 1, 5, 2], "three of four, then two");
    let hands: Vec<(u8, HandChange, Vec<SkillType>)> = events
        .iter()
        .filter_map(|event| {
            if let Event::HandChanged { to, why, of, .. } = event {
                Some((
                    *to,
                    *why,
                    of.iter().flat_map(|line| line.types.clone()).collect(),
                ))
            } else {
                None
            }
        })
        .collect();
    assert_eq!(
        hands,
        [
            (0, HandChange::Discarded, vec![]),
            (2, HandChange::Drew, vec![SkillType::Treachery]),
        ]
    );
    assert_eq!(game.waits_for(), TURN);
    // A revealed Cylon who is named is not affected.
    game.happens_to(
        FAY,
        &json!([{ "do": "exchange", "who": "current", "discard": 1, "random": true, "draw": 2, "types": ["treachery"] }]),
    );
    assert_eq!(game.cards(), [6, 4, 2, 1, 5, 2]);
}

#[test]
fn where_everyone_exchanges_a_revealed_cylon_may_and_need_not() {
    checks!("XCY-1", "DIS-55", "HAND-7");
    let all = json!([
        { "do": "exchange", "who": "everyone", "discard": 2, "draw": 2, "types": ["treachery"] },
        { "do": "dial", "resource": "morale", "by": -1 },
    ]);
    let mut game = rich();
    let said = lines(&mut game, CRISIS, &all);
    assert_eq!(
        said,
        [
            ("effect-discard", true),
            // Apollo is headstrong.
            ("effect-discard-random", true),
            ("effect-draws", true),
            ("effect-cylons-may", false),
            ("effect-loss", false),
        ]
    );
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(
        game.cards(),
        [6, 4, 3, 2, 5, 2],
        "who has one card discards that"
    );
    assert_eq!(game.is_asked(COURSE, FAY), ["branch:0", "branch:1"]);
    let follows = game.asked().choices[0].follows.clone();
    let follows: Vec<&str> = follows.iter().map(|each| each.line.id).collect();
    assert_eq!(follows, ["effect-discard", "effect-draws"]);
    assert_eq!(game.state().resources.morale, 6, "the rest waits");
    game.choose(COURSE, "branch:1");
    assert_eq!(game.cards()[5], 2);
    assert_eq!(game.state().resources.morale, 5);

    let mut game = rich();
    let events = game.happens_to(FAY, &all);
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::HandChanged { .. }))
    );
    let events = game.choose(COURSE, "branch:0");
    let changed = events
        .iter()
        .filter(|event| matches!(event, Event::HandChanged { seat: FAY, .. }));
    assert_eq!(changed.count(), 2, "discarded and drew");
    assert_eq!(game.cards()[5], 2);
    // A card of the President's asks no Cylon, and where none is revealed nobody is asked.
    let mut game = board(
        BY_TABLE,
        &json!({ "revealed-cylons": [], "places": { "Fay": "armory" } }),
    );
    assert!(!lines(&mut game, CRISIS, &all).contains(&("effect-cylons-may", false)));
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(game.waits_for(), TURN);
    assert_eq!(game.state().resources.morale, 5);
}

#[test]
fn a_revealed_cylon_whose_crisis_it_is_may_exchange_and_need_not() {
    checks!("XCY-1", "DIS-55");
    let own = json!([
        { "do": "exchange", "who": "current", "discard": 2, "draw": 2, "types": ["treachery"] },
        { "do": "dial", "resource": "morale", "by": -1 },
    ]);
    for (branch, changes) in [("branch:0", 2), ("branch:1", 0)] {
        let mut game = rich();
        game.happens_to(FAY, &own);
        assert_eq!(game.is_asked(COURSE, FAY), ["branch:0", "branch:1"]);
        let events = game.choose(COURSE, branch);
        let changed = events
            .iter()
            .filter(|event| matches!(event, Event::HandChanged { seat: FAY, .. }));
        assert_eq!(changed.count(), changes, "{branch}");
        assert_eq!(game.state().resources.morale, 5);
    }
    // Nobody else is asked, and the others discard and draw.
    let mut game = rich();
    let events = game.happens_to(BEN, &own);
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::HandChanged { seat: BEN, .. }))
    );
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn a_card_that_names_revealed_cylons_concerns_them_alone() {
    checks!("XCY-1");
    let mut game = rich();
    let drawn = json!([
        { "do": "draw", "who": "cylons", "cards": 2, "types": ["treachery"] },
        { "do": "draw-held", "who": "cylons", "kind": "super-crisis", "cards": 1 },
    ]);
    let held = game.state().held_count(HeldKind::SUPER_CRISIS, FAY);
    let asked = shown(&mut game, CRISIS, &drawn);
    let who: Vec<String> = asked
        .follows
        .iter()
        .map(|each| {
            serde_json::to_value(&each.line).expect("plain data")["args"]["who"].to_string()
        })
        .collect();
    assert!(who.iter().all(|who| who.contains("who-cylons")), "{who:?}");
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(game.cards(), [6, 4, 3, 1, 5, 4]);
    assert_eq!(
        game.state().held_count(HeldKind::SUPER_CRISIS, FAY),
        held + 1
    );
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn a_title_goes_to_the_next_in_its_line_but_its_holder() {
    checks!("TITLE-SUCC-4", "XSUCC-1");
    let mut game = rich();
    assert_eq!(game.holders(), [Some(BEN), Some(CEM), Some(EMIL)]);
    // Baltar, second in the line, has shown herself; Apollo stands before Adama, Tyrol and Tigh.
    let said = shown(
        &mut game,
        CRISIS,
        &json!([{ "do": "pass-on", "title": "president" }]),
    );
    assert_eq!(said.follows[0].line.id, "effect-title");
    let events = game.choose(PromptKind::Confirm, "apply");
    assert!(events.contains(&Event::TitlePassed {
        title: Title::President,
        from: Some(BEN),
        to: EMIL,
        succession: true,
    }));
    // Roslin is highest again, and does not hold it.
    game.happens_to(ANA, &json!([{ "do": "pass-on", "title": "president" }]));
    assert_eq!(game.holders()[0], Some(BEN));
}

#[test]
fn who_gives_titles_up_gives_all_and_none_to_a_prisoner() {
    checks!("XTITLE-5", "XSUCC-2", "XSUCC-3", "TITLE-SUCC-4");
    let give_up = json!([{ "do": "give-up-titles", "who": "current" }]);
    let all = json!({ "titles": { "president": "Emil", "admiral": "Emil", "cag": "Emil" } });
    let mut game = board(BY_TABLE, &all);
    game.happens_to(EMIL, &give_up);
    // Tigh, second in the line of the Admirals, is in the Brig. In that of the CAGs Adama comes next.
    assert_eq!(game.holders(), [Some(BEN), Some(CEM), Some(CEM)]);
    // Nobody who holds none gives any.
    let mut game = rich();
    let course = Course {
        of: CRISIS,
        current: ANA,
        picked: None,
        left: serde_json::from_value(give_up.clone()).expect("effects"),
    };
    let effects = EffectStep::Confirm { course };
    let work = vec![Work::Effects { effects }];
    game.record(Record::Did {
        events: vec![Event::Scheduled { work }],
    });
    assert_eq!(game.asked().follows[0].line.id, "effect-no-effect");
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(game.holders(), [Some(BEN), Some(CEM), Some(EMIL)]);
    // With everybody else in the Brig the Admiral stays Admiral, and the President need not be free.
    let jailed = json!({
        "places": { "Ana": "brig", "Ben": "brig", "Cem": "command", "Dana": "brig", "Emil": "brig" },
        "titles": { "president": "Cem", "admiral": "Cem", "cag": "Cem" },
    });
    let mut game = board(BY_TABLE, &jailed);
    game.happens_to(CEM, &give_up);
    assert_eq!(game.holders(), [Some(BEN), Some(CEM), Some(CEM)]);
    // If the holder is there too, the next of the prisoners follows.
    game.put(2, "brig");
    let holder = game.state().titles.holder(Title::Cag).expect("a CAG");
    game.happens_to(holder, &give_up);
    assert_ne!(game.state().titles.holder(Title::Cag), Some(holder));
}

#[test]
fn each_prisoner_may_leave_the_brig_and_says_where_to() {
    checks!("LIMIT-19");
    let mut game = board(
        BY_TABLE,
        &json!({ "places": {
            "Ana": "armory", "Ben": "brig", "Cem": "command", "Dana": "brig",
            "Emil": "viper:aft-port", "Fay": "caprica-overlay",
        } }),
    );
    game.happens_to(CEM, &json!([{ "do": "release-all" }]));
    let ways = game.is_asked(PLACE, DANA);
    assert!(ways.contains(&"go:command".to_owned()) && ways.contains(&"stay".to_owned()));
    assert!(
        !ways.contains(&"go:quorum-chamber".to_owned()) && !ways.contains(&"go:sickbay".to_owned())
    );
    game.choose(PLACE, "stay");
    game.is_asked(PLACE, BEN);
    game.choose(PLACE, "go:weapons-control");
    assert_eq!(game.waits_for(), TURN);
    let at = |seat| game.state().places.of(seat);
    assert_eq!(
        (at(DANA), at(BEN)),
        (Some(place("brig")), Some(place("weapons-control")))
    );
}

#[test]
fn a_prisoner_may_be_taken_to_any_location_that_humans_enter() {
    checks!("LIMIT-19", "LIMIT-15");
    let taken = json!([{ "do": "pick", "by": "current", "among": "in-brig",
        "effects": [{ "do": "may-leave-brig", "by": "current", "who": "picked", "anywhere": true }] }]);
    let mut game = rich();
    game.happens_to(ANA, &taken);
    let ways = game.is_asked(PLACE, ANA);
    for way in ["go:pegasus-cic", "go:quorum-chamber", "go:command", "stay"] {
        assert!(ways.contains(&way.to_owned()), "{way}");
    }
    for no_way in ["go:brig", "go:sickbay", "go:caprica-overlay"] {
        assert!(!ways.contains(&no_way.to_owned()), "{no_way}");
    }
    game.choose(PLACE, "go:pegasus-cic");
    assert_eq!(game.state().places.of(DANA), Some(place("pegasus-cic")));
    // The one who picks may be the one in the Brig.
    let mut game = rich();
    game.happens_to(DANA, &taken);
    assert_eq!(
        game.waits_for(),
        PromptKind::PickPlayer,
        "nobody picks themselves unasked"
    );
    game.choose(PromptKind::PickPlayer, "player:3");
    game.is_asked(PLACE, DANA);
    game.choose(PLACE, "stay");
    // Nobody is in the Brig.
    let mut game = rich();
    game.put(3, "command");
    game.happens_to(ANA, &taken);
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn ships_come_to_both_ends_and_a_basestar_damaged() {
    checks!("DMG-BASE-1", "CIV-2");
    let mut game = rich();
    let placed = json!([{ "do": "place", "basestars": 1, "basestar_tokens": 1,
        "raiders": 1, "raiders_astern": 3, "civilian_ships": 1, "civilian_ships_ahead": 2 }]);
    let said: Vec<&str> = shown(&mut game, CRISIS, &placed)
        .follows
        .iter()
        .map(|each| each.line.id)
        .collect();
    assert_eq!(
        said,
        [
            "effect-place",
            "effect-basestar-damaged",
            "effect-place",
            "effect-place",
            "effect-place",
            "effect-place",
        ]
    );
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(game.waits_for(), PromptKind::DrawBasestarDamage);
    game.choose(PromptKind::DrawBasestarDamage, "token-disabled-hangar");
    assert_eq!(game.raiders(), [5, 0, 0, 4, 0, 0]);
    let basestars = &game.ships(Area::Bow).basestars;
    let tokens: Vec<usize> = basestars.iter().map(|ship| ship.damage.len()).collect();
    assert_eq!(tokens, [0, 1], "the new one");
    let at = |area: Area| {
        let ships = game.state().space.civilians.iter();
        ships.filter(|ship| ship.area == area).count()
    };
    assert_eq!((at(Area::Bow), at(Area::Stern)), (2, 2));
    // There is no third basestar, and so no token.
    game.happens_to(
        ANA,
        &json!([{ "do": "place", "basestars": 1, "basestar_tokens": 1 }]),
    );
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn where_too_few_civilian_ships_are_left_the_active_player_says_at_which_end() {
    checks!("LIMIT-4", "CYATT-4");
    let both = json!([{ "do": "place", "civilian_ships": 1, "civilian_ships_ahead": 1 }]);
    for civilian_ships in [Mode::App, Mode::Table] {
        let modes = Modes {
            civilian_ships,
            ..BY_TABLE
        };
        let with = |ships: u8| {
            let areas = json!({ "fore-port": { "civilian-ships": ships } });
            board(modes, &json!({ "areas": areas }))
        };
        let ends = |game: &Game| {
            let mut areas = game.civilians_at();
            areas.retain(|area| *area != Area::ForePort);
            areas
        };
        for (end, area) in [("bow", Area::Bow), ("stern", Area::Stern)] {
            let mut game = with(11);
            game.happens_to(ANA, &both);
            assert_eq!(game.is_asked(PromptKind::PlaceShip, ANA), ["bow", "stern"]);
            let mut events = game.choose(PromptKind::PlaceShip, end);
            events.retain(|event| matches!(event, Event::PiecesShort { .. }));
            let (piece, count) = (Craft::CivilianShip, 1);
            assert_eq!(events, [Event::PiecesShort { piece, count }]);
            assert_eq!(ends(&game), [area]);
            assert_eq!(game.waits_for(), TURN);
        }
        // Enough for both, or none at all, is no question.
        for (ships, come) in [(10, 2), (12, 0)] {
            let mut game = with(ships);
            game.happens_to(ANA, &both);
            assert_eq!((ends(&game).len(), game.waits_for()), (come, TURN));
        }
    }
}

#[test]
fn all_cylon_ships_are_destroyed_without_a_token() {
    checks!("DMG-1", "XDMGB-2");
    let mut game = rich();
    let events = game.happens_to(ANA, &json!([{ "do": "destroy-cylon-ships" }]));
    for craft in [Craft::Raider, Craft::HeavyRaider, Craft::Basestar] {
        assert_eq!(game.state().space.count(craft), 0, "{craft:?}");
    }
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::BasestarDamaged { .. }))
    );
    assert_eq!(game.state().space.civilians.len(), 1, "no other ship");
    assert_eq!(game.left(Craft::Basestar), 2);
    game.happens_to(ANA, &json!([{ "do": "destroy-cylon-ships" }]));
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn an_area_is_cleared_of_cylon_ships_alone() {
    checks!("LIMIT-15");
    let clear = json!([{ "do": "clear-area", "by": "current" }]);
    let mut game = rich();
    game.happens_to(ANA, &clear);
    assert_eq!(game.is_asked(PIECE, ANA), ["bow", "stern", "fore-port"]);
    let events = game.choose(PIECE, "stern");
    assert!(events.contains(&Event::Effect {
        effect: EffectEvent::AreaCleared { area: Area::Stern },
    }));
    assert!(narrate(&events[events.len() - 1], Viewer::Public).is_some());
    assert_eq!(game.raiders(), [4, 0, 0, 0, 0, 0]);
    assert_eq!(game.heavy_raiders().iter().sum::<u8>(), 1);
    assert_eq!(game.state().space.civilians.len(), 1);
    game.happens_to(ANA, &clear);
    game.choose(PIECE, "bow");
    assert!(game.ships(Area::Bow).basestars.is_empty());
    // One area is no choice, none is nothing.
    game.happens_to(ANA, &clear);
    assert_eq!(game.waits_for(), TURN);
    assert_eq!(game.state().space.count(Craft::HeavyRaider), 0);
    assert_eq!(game.ships(Area::ForePort).alike[Craft::Viper], 1);
    game.happens_to(ANA, &clear);
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn the_cag_places_civilian_ships_where_there_is_none_yet() {
    checks!("XCAG-2", "CIV-2");
    let placed = json!([{ "do": "place-civilians", "by": "cag", "count": 2 }]);
    let mut game = rich();
    game.happens_to(ANA, &placed);
    let areas = game.is_asked(PIECE, EMIL);
    assert_eq!(areas.len(), 5);
    assert!(!areas.contains(&"stern".to_owned()));
    game.choose(PIECE, "bow");
    let areas = game.is_asked(PIECE, EMIL);
    assert_eq!(areas.len(), 4, "{areas:?}");
    game.choose(PIECE, "fore-port");
    assert_eq!(game.waits_for(), TURN);
    assert_eq!(game.state().space.civilians.len(), 3);
    // Once every area has one, any will do.
    let full = json!({ "areas": {
        "bow": { "civilian-ships": 1 }, "stern": { "civilian-ships": 2 }, "fore-port": { "civilian-ships": 1 },
        "aft-port": { "civilian-ships": 1 }, "fore-starboard": { "civilian-ships": 1 },
        "aft-starboard": { "civilian-ships": 1 },
    } });
    let mut game = board(BY_TABLE, &full);
    game.happens_to(ANA, &placed);
    assert_eq!(game.is_asked(PIECE, EMIL).len(), 6);
    // None is left.
    let none = json!({ "areas": { "stern": { "civilian-ships": 12 } } });
    let mut game = board(BY_TABLE, &none);
    let events = game.happens_to(ANA, &placed);
    assert!(events.contains(&Event::PiecesShort {
        piece: Craft::CivilianShip,
        count: 2,
    }));
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn who_is_named_activates_an_unmanned_viper_or_leaves_it() {
    checks!("VIPER-1", "VIPER-5");
    let activated = json!([
        { "do": "activate-vipers", "by": "cag", "count": 1 },
        { "do": "dial", "resource": "fuel", "by": -1 },
    ]);
    let mut game = rich();
    game.happens_to(ANA, &activated);
    let ways = game.is_asked(PromptKind::ActivateViper, EMIL);
    assert!(ways.contains(&"move:fore-port:bow".to_owned()) && ways.contains(&"done".to_owned()));
    game.choose(PromptKind::ActivateViper, "move:fore-port:bow");
    assert_eq!(game.ships(Area::Bow).alike[Craft::Viper], 1);
    assert_eq!(game.state().resources.fuel, 6);
    assert_eq!(game.waits_for(), TURN);
    game.happens_to(ANA, &activated);
    game.choose(PromptKind::ActivateViper, "done");
    assert_eq!(game.state().resources.fuel, 5);
}

#[test]
fn pilots_with_piloting_cards_may_launch_but_not_from_the_brig() {
    checks!("PILOT-1", "PILOT-2", "XMOVE-9");
    let launched = json!([{ "do": "launch-pilots" }]);
    // Apollo flies already; nobody else is a pilot.
    let mut game = rich();
    game.happens_to(ANA, &launched);
    assert_eq!(game.waits_for(), TURN);
    game.put(4, "command");
    game.happens_to(ANA, &launched);
    assert_eq!(
        game.is_asked(PIECE, EMIL),
        [
            "launch:aft-port",
            "launch:fore-port",
            "launch:aft-port:assault-raptor",
            "launch:fore-port:assault-raptor",
            "nothing"
        ]
    );
    game.choose(PIECE, "nothing");
    assert_eq!(game.state().places.of(EMIL), Some(place("command")));
    game.happens_to(ANA, &launched);
    game.choose(PIECE, "launch:fore-port");
    let flies = Some(Place::Viper {
        area: Area::ForePort,
        kind: ViperKind::Viper,
    });
    assert_eq!(game.state().places.of(EMIL), flies);
    for elsewhere in ["brig", "quorum-chamber"] {
        game.put(4, elsewhere);
        game.happens_to(ANA, &launched);
        assert_eq!(game.waits_for(), TURN, "{elsewhere}");
    }
    // Without a viper in the Reserve nobody launches.
    game.put(4, "command");
    let left = game.left(Craft::Viper);
    game.corrected(Correction::DamagedVipers {
        count: 1 + left,
        kind: ViperKind::Viper,
    });
    no_assault_raptor(&mut game);
    game.happens_to(ANA, &launched);
    assert_eq!(game.waits_for(), TURN);
}

/// The only one of the Reserve leaves the game.
fn no_assault_raptor(game: &mut Game) {
    game.corrected(Correction::DestroyedVipers {
        count: 1,
        kind: ViperKind::AssaultRaptor,
    });
}

#[test]
fn vipers_are_damaged_in_space_or_in_the_reserve_as_somebody_chooses() {
    checks!("DMG-2", "PILOT-6");
    let mut game = rich();
    let reserve = game.left(Craft::Viper);
    assert!(reserve > 1);
    game.happens_to(
        ANA,
        &json!([{ "do": "damage-any-vipers", "count": 2, "by": "cag" }]),
    );
    assert_eq!(
        game.is_asked(PIECE, EMIL),
        [
            "unmanned:fore-port",
            "pilot:4",
            "in-reserve",
            "in-reserve:assault-raptor"
        ]
    );
    game.choose(PIECE, "in-reserve");
    game.is_asked(PIECE, EMIL);
    game.choose(PIECE, "pilot:4");
    assert_eq!(game.state().places.of(EMIL), Some(place("sickbay")));
    assert_eq!(game.state().reserve.damaged[Craft::Viper], 3);
    assert_eq!(game.left(Craft::Viper), reserve - 1);
    // As many as there are, unasked; the current player chooses where nobody is named.
    game.happens_to(ANA, &json!([{ "do": "damage-any-vipers", "count": 1 }]));
    game.is_asked(PIECE, ANA);
    game.choose(PIECE, "unmanned:fore-port");
    game.happens_to(ANA, &json!([{ "do": "damage-any-vipers", "count": 6 }]));
    assert_eq!(game.waits_for(), TURN);
    assert_eq!(game.left(Craft::Viper), 0);
}

#[test]
fn a_viper_of_the_reserve_or_a_damaged_one_leaves_the_game() {
    checks!("DMG-3");
    let mut game = rich();
    let reserve = game.left(Craft::Viper);
    let lost = json!([{ "do": "destroy-vipers", "count": 1 }]);
    game.happens_to(ANA, &lost);
    assert_eq!(
        game.is_asked(PIECE, ANA),
        [
            "in-reserve",
            "in-reserve:assault-raptor",
            "damaged",
            "damaged:mark-vii"
        ]
    );
    game.choose(PIECE, "in-reserve");
    game.happens_to(ANA, &lost);
    game.choose(PIECE, "damaged");
    let there = game.state().reserve;
    assert_eq!(
        (there.damaged[Craft::Viper], there.destroyed.vipers()),
        (0, 3)
    );
    assert_eq!(game.left(Craft::Viper), reserve - 1);
    no_assault_raptor(&mut game);
    game.corrected(Correction::DamagedVipers {
        count: 0,
        kind: ViperKind::MarkVii,
    });
    game.corrected(Correction::DestroyedVipers {
        count: 4,
        kind: ViperKind::MarkVii,
    });
    game.happens_to(ANA, &lost);
    assert_eq!(game.waits_for(), TURN, "the others are equal");
}

#[test]
fn damaged_vipers_alone_are_repaired_and_a_location_as_somebody_likes() {
    checks!("DMG-2", "DMG-GAL-5", "XDMG-5", "OPEN-31");
    let mut game = rich();
    let repaired = json!([
        { "do": "repair-location", "by": "current" },
        { "do": "repair-vipers", "count": 2 },
    ]);
    game.happens_to(BEN, &repaired);
    assert_eq!(
        game.is_asked(PLACE, BEN),
        ["go:armory", "go:hangar-deck", "nothing"]
    );
    game.choose(PLACE, "go:hangar-deck");
    assert_eq!(
        game.is_asked(PIECE, BEN),
        ["damaged", "damaged:mark-vii", "enough"]
    );
    game.choose(PIECE, "damaged");
    game.choose(PIECE, "enough");
    assert_eq!(game.waits_for(), TURN);
    let damage = &game.state().damage.locations;
    assert!(damage.contains(&location("armory")) && !damage.contains(&location("hangar-deck")));
    assert_eq!(game.state().reserve.damaged[Craft::Viper], 0);
    assert_eq!(
        game.state().reserve.destroyed.vipers(),
        1,
        "it stays destroyed"
    );
    game.happens_to(BEN, &repaired);
    game.choose(PLACE, "nothing");
    game.choose(PIECE, "enough");
    assert_eq!(game.waits_for(), TURN);
    assert!(game.state().damage.locations.contains(&location("armory")));
}

#[test]
fn the_president_discards_quorum_cards_and_changes_as_many_as_they_like() {
    checks!("POOL-5", "TITLE-PRES-2");
    let mut game = rich();
    let hand = |game: &Game| game.state().piles.of(Pile::QuorumHand);
    game.happens_to(ANA, &json!([{ "do": "swap-quorum" }]));
    assert_eq!(
        game.is_asked(COURSE, BEN),
        ["cards:0", "cards:1", "cards:2"]
    );
    let deck = game.state().piles.of(Pile::Quorum);
    game.choose(COURSE, "cards:2");
    assert_eq!(
        (hand(&game), game.state().piles.of(Pile::Quorum)),
        (2, deck - 2)
    );
    game.happens_to(ANA, &json!([{ "do": "discard-quorum", "cards": 1 }]));
    assert_eq!(hand(&game), 1);
    let said = lines(
        &mut game,
        CRISIS,
        &json!([{ "do": "discard-quorum", "cards": 2, "random": true }]),
    );
    assert_eq!(said, [("effect-discard-quorum-random", true)]);
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(hand(&game), 0);
    game.happens_to(ANA, &json!([{ "do": "swap-quorum" }]));
    assert_eq!(game.waits_for(), TURN, "there is none to change");
}

const KEPT: Modes = Modes {
    destiny: Mode::App,
    ..BY_TABLE
};

const TABLES: Modes = Modes {
    destiny: Mode::Table,
    ..BY_TABLE
};

fn destiny(game: &Game) -> Vec<SkillCard> {
    game.state().destiny.deck.reveal().clone()
}

fn of_type(cards: &[SkillCard], skill: SkillType) -> usize {
    cards.iter().filter(|card| card.kind == skill).count()
}

/// A card of the Destiny deck is in it once a check has been begun and undone, or a correction has built it.
fn with_destiny(modes: Modes) -> Game {
    let mut game = board(modes, &json!({}));
    let mix = json!([{ "do": "shuffle-into-destiny", "skill": "treachery", "cards": 0 }]);
    game.happens_to(ANA, &mix);
    game
}

#[test]
fn treachery_is_shuffled_into_the_destiny_deck() {
    checks!("SETUP-16", "COMP-5");
    let mix = json!([{ "do": "shuffle-into-destiny", "skill": "treachery", "cards": 2 }]);
    let mut game = with_destiny(KEPT);
    let events = game.happens_to(ANA, &mix);
    assert_eq!(game.state().piles.of(Pile::Destiny), 14);
    let deck = destiny(&game);
    assert_eq!((deck.len(), of_type(&deck, SkillType::Treachery)), (14, 4));
    let public: String = events
        .iter()
        .map(|event| format!("{event:?}{:?}", narrate(event, Viewer::Public)))
        .collect();
    assert!(
        public.contains("log-destiny-mixed") && !public.contains("strength"),
        "{public}"
    );
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Drew { .. }))
    );
    assert!(game.public().board.impossible.is_empty());
    // A check takes its cards from it.
    game.happens(Happening::DestinyDrawn);
    assert_eq!(game.state().piles.of(Pile::Destiny), 12);

    let mut game = with_destiny(TABLES);
    let said = lines(&mut game, CRISIS, &mix);
    assert_eq!(said, [("effect-into-destiny", true)]);
    let events = game.choose(PromptKind::Confirm, "apply");
    let built = |event: &&Event| matches!(event, Event::DestinyBuilt { .. });
    assert_eq!(events.iter().find(built), None, "it is the same deck");
    assert_eq!(game.state().piles.of(Pile::Destiny), 14);
    assert!(destiny(&game).is_empty());
    // There are no more cards of the type than in the game, and none in the base game.
    let mut base = Game::standing(&SIX[..4]);
    base.happens_by_effects(0, &mix);
    assert_eq!(base.state().piles.of(Pile::Destiny), 10);
}

#[test]
fn the_new_destiny_deck_is_of_the_type_that_the_card_names() {
    checks!("DESTINY-3");
    let rebuilt = json!([{ "do": "rebuild-destiny", "skill": "treachery", "cards": 6 }]);
    let mut game = with_destiny(KEPT);
    game.happens_to(ANA, &rebuilt);
    let deck = destiny(&game);
    assert_eq!((deck.len(), of_type(&deck, SkillType::Treachery)), (6, 6));
    assert_eq!(game.state().piles.of(Pile::Destiny), 6);
    let mut game = with_destiny(TABLES);
    assert_eq!(
        lines(&mut game, CRISIS, &rebuilt),
        [("effect-new-destiny-of", true)]
    );
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(game.state().piles.of(Pile::Destiny), 6);
}

/// Everything that a viewer is told of events and sees afterwards.
fn told(game: &Game, events: &[Event], viewer: Viewer) -> String {
    let mut seen = serde_json::to_value(view(game.state(), viewer)).expect("plain data");
    // What cards there are at all is nothing to hide.
    assert!(seen["public"]["kit"].take().is_object());
    let mut all = seen.to_string();
    all.push_str(&serde_json::to_string(&prompts(game.state())).expect("plain data"));
    for event in events {
        all.push_str(&format!("{:?}", narrate(event, viewer)));
    }
    all
}

/// A search of the Destiny deck, and something after it.
fn search_for_two() -> Value {
    json!([
        { "do": "search-destiny", "by": "current", "discard": 2 },
        { "do": "dial", "resource": "food", "by": -1 },
    ])
}

#[test]
fn one_player_looks_the_destiny_deck_through_and_discards_two() {
    checks!("SECRET-2", "POOL-2");
    let search = search_for_two();
    let mut game = with_destiny(KEPT);
    let mut events = game.happens_to(BEN, &search);
    let deck = destiny(&game);
    assert_eq!(deck.len(), 12);
    let options: Vec<String> = (1..=12).map(|number| format!("hand:{number}")).collect();
    assert_eq!(game.is_asked(DESTINY, BEN), options);
    assert_eq!(
        seat_secret(game.state(), BEN).destiny,
        deck,
        "in the order of the answers"
    );
    for other in [ANA, CEM, DANA, EMIL, FAY] {
        assert!(seat_secret(game.state(), other).destiny.is_empty());
        assert!(!told(&game, &events, Viewer::Seat(other)).contains("\"strength\""));
    }
    let looked = events.iter().find(|event| {
        matches!(
            event,
            Event::Effect {
                effect: EffectEvent::DestinyLooked { seat: BEN }
            }
        )
    });
    assert_eq!(
        undo_class(std::slice::from_ref(looked.expect("a look"))),
        UndoClass::Barred
    );

    events = game.choose(DESTINY, "hand:3");
    let discarded = Event::Effect {
        effect: EffectEvent::DestinyDiscarded {
            at: 2,
            card: deck[2],
        },
    };
    assert!(events.contains(&discarded));
    assert_eq!(
        undo_class(std::slice::from_ref(&discarded)),
        UndoClass::Sticky
    );
    let mut left = deck.clone();
    left.remove(2);
    assert_eq!(destiny(&game), left);
    assert_eq!(game.is_asked(DESTINY, BEN).len(), 11);
    assert_eq!(game.state().resources.food, 5, "the rest waits");

    events = game.choose(DESTINY, "hand:11");
    left.remove(10);
    let mut now = destiny(&game);
    assert_ne!(now, left, "shuffled");
    now.sort_unstable();
    left.sort_unstable();
    assert_eq!(now, left);
    assert!(seat_secret(game.state(), BEN).destiny.is_empty(), "seen");
    assert!(events.contains(&Event::Effect {
        effect: EffectEvent::DestinySeen,
    }));
    assert_eq!(game.state().piles.of(Pile::Destiny), 10);
    assert_eq!(game.state().resources.food, 4);
    assert_eq!(game.waits_for(), TURN);

    // Whoever looks next sees the same deck.
    let there = destiny(&game);
    game.happens_to(BEN, &search);
    assert_eq!(seat_secret(game.state(), BEN).destiny, there);
}

#[test]
fn a_destiny_deck_that_is_corrected_away_is_looked_through_no_more() {
    checks!("DESTINY-3", "SECRET-2");
    let search = search_for_two();
    let mut game = board(KEPT, &json!({}));
    game.happens_to(BEN, &search);
    game.choose(DESTINY, "hand:1");
    assert_eq!(game.state().destiny.looking, Some(BEN));
    game.corrected(Correction::Pile {
        pile: Pile::Destiny,
        cards: 0,
    });
    assert_eq!(game.waits_for(), TURN);
    assert_eq!(game.state().destiny.looking, None);
    assert!(seat_secret(game.state(), BEN).destiny.is_empty());
    assert_eq!(game.state().piles.of(Pile::Destiny), 12, "a new deck");
    assert_eq!(game.state().resources.food, 4);
}

#[test]
fn a_destiny_deck_that_is_used_up_by_a_search_is_built_anew() {
    checks!("DESTINY-3");
    let search = json!([{ "do": "search-destiny", "by": "current", "discard": 2 }]);
    let mut game = board(KEPT, &json!({ "piles": { "destiny": 2, "quorum": 20 } }));
    game.happens_to(BEN, &search);
    assert_eq!(game.is_asked(DESTINY, BEN).len(), 2);
    game.choose(DESTINY, "hand:1");
    game.choose(DESTINY, "hand:1");
    assert_eq!(game.state().piles.of(Pile::Destiny), 12);
    assert_eq!(game.waits_for(), TURN);
    // Of three cards one is left, and there is nothing to shuffle.
    let mut game = board(KEPT, &json!({ "piles": { "destiny": 3, "quorum": 20 } }));
    game.happens_to(BEN, &search);
    game.choose(DESTINY, "hand:1");
    let events = game.choose(DESTINY, "hand:1");
    let shuffled = |event: &&Event| {
        let effect = EffectEvent::DestinyMixed {
            skill: None,
            cards: 0,
            deck: Hidden::new(destiny(&game)),
        };
        matches!(event, Event::Drew { .. }) || **event == Event::Effect { effect }
    };
    assert_eq!(events.iter().find(shuffled), None);
    assert_eq!(game.state().piles.of(Pile::Destiny), 1);
    // The table looks its own deck through.
    let mut game = board(TABLES, &json!({}));
    assert_eq!(
        lines(&mut game, CRISIS, &search),
        [("effect-search-destiny", true)]
    );
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(game.state().piles.of(Pile::Destiny), 10);
    assert_eq!(game.waits_for(), TURN);
    // A revealed Cylon is not affected.
    let mut game = board(KEPT, &json!({}));
    game.happens_to(FAY, &search);
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn the_dial_that_stands_highest_turns_and_the_active_player_breaks_a_tie() {
    checks!("XCRISIS-3");
    let mut game = rich();
    let highest = json!([{ "do": "extreme-dial", "which": "highest", "by": -1 }]);
    game.happens_to(CEM, &highest);
    assert_eq!(game.state().resources.population, 7);
    // Now fuel and population are equal.
    game.happens_to(CEM, &highest);
    assert_eq!(
        game.is_asked(COURSE, ANA),
        ["dial:resource-fuel", "dial:resource-population"]
    );
    game.choose(COURSE, "dial:resource-fuel");
    assert_eq!(game.state().resources.get(Resource::Fuel), 6);
    let lowest = json!([{ "do": "extreme-dial", "which": "lowest", "by": 1 }]);
    game.happens_to(CEM, &lowest);
    assert_eq!(game.state().resources.get(Resource::Food), 6);
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn a_whole_hand_is_taken() {
    checks!("LOC-HUMANFLEET-1");
    let taken = json!([{ "do": "pick", "by": "current", "among": "anyone", "effects": [
        { "do": "take-card", "who": "current", "from": "picked", "all": true },
        { "do": "move", "who": "picked", "to": "sickbay" },
    ] }]);
    let mut game = rich();
    game.happens_to(FAY, &taken);
    let options = game.is_asked(PromptKind::PickPlayer, FAY);
    assert!(!options.contains(&"player:5".to_owned()));
    game.choose(PromptKind::PickPlayer, "player:0");
    assert_eq!(game.cards(), [0, 4, 3, 1, 5, 8]);
    assert_eq!(game.state().places.of(ANA), Some(place("sickbay")));
}

#[test]
fn a_civilian_ship_defends_its_area_and_may_be_lost() {
    checks!("DMG-1", "CIV-4", "LIMIT-15");
    let defends = json!([{ "do": "defend-civilian", "by": "current",
        "raiders": 3, "heavy_raiders": 1, "lost_to": 2 }]);
    let mut game = rich();
    game.happens_to(BEN, &defends);
    // One ship is no choice; of the two types at the stern one is.
    assert_eq!(game.is_asked(COURSE, BEN), ["branch:0", "branch:1"]);
    game.choose(COURSE, "branch:1");
    assert_eq!(game.heavy_raiders().iter().sum::<u8>(), 1);
    game.rolls(3);
    assert_eq!(game.state().space.civilians.len(), 1);
    game.happens_to(BEN, &defends);
    assert_eq!(
        game.waits_for(),
        PromptKind::Roll,
        "only a raider is left there"
    );
    assert_eq!(game.raiders()[3], 0);
    game.rolls(2);
    game.choose(PromptKind::RevealCivilian, "population-1");
    assert!(game.state().space.civilians.is_empty());
    assert_eq!(game.state().resources.population, 7);
    game.happens_to(BEN, &defends);
    assert_eq!(game.waits_for(), TURN, "no ship, no die");
    // Which ship it is.
    let two = json!({ "areas": {
        "bow": { "raiders": 2, "civilian-ships": 1 }, "stern": { "civilian-ships": 1, "raiders": 5 },
    } });
    let mut game = board(BY_TABLE, &two);
    game.happens_to(BEN, &defends);
    let ships = game.is_asked(PIECE, BEN);
    assert_eq!(ships.len(), 2);
    let astern = game
        .state()
        .space
        .civilians
        .iter()
        .find(|ship| ship.area == Area::Stern)
        .expect("a ship");
    let astern = format!("civilian:{}", astern.handle.0);
    game.choose(PIECE, &astern);
    assert_eq!(game.raiders(), [2, 0, 0, 2, 0, 0]);
}

/// The fleet jumps, and this destination is named.
fn arrived(card: &str, more: &Value) -> Game {
    let mut game = board(BY_TABLE, more);
    game.happens(Happening::JumpBegun);
    game.choose(PromptKind::NameDestination, &format!("card:{card}"));
    game
}

#[test]
fn a_misjump_is_discarded_and_another_destination_counts_in_its_place() {
    checks!("DEST-1", "JUMP-6", "JUMP-7", "DEST-4");
    let mut game = arrived("misjump", &json!({}));
    let deck = game.state().piles.of(Pile::Destinations);
    assert_eq!(game.waits_for(), PIECE, "a civilian ship is lost first");
    game.choose(PIECE, "nothing");
    let asked = game.asked();
    assert_eq!(asked.kind, PromptKind::NameDestination);
    assert_eq!(asked.decider, Decider::Seat { seat: CEM });
    assert!(game.state().destinations.visited.is_empty(), "discarded");
    let resets = game.choose(PromptKind::NameDestination, "card:desolate-moon");
    let reset = |event: &&Event| {
        matches!(
            event,
            Event::Jump {
                jump: JumpEvent::TokenReset
            }
        )
    };
    assert_eq!(resets.iter().filter(reset).count(), 1, "one jump");
    assert_eq!(game.state().jump.distance, 7, "of the card that counts");
    assert_eq!(game.state().jump.space, 0);
    assert_eq!(game.state().piles.of(Pile::Destinations), deck - 1);
    let been: Vec<&str> = game
        .state()
        .destinations
        .visited
        .iter()
        .map(|card| card.name())
        .collect();
    assert_eq!(been, ["desolate-moon"]);

    // Dradis draws it where it keeps the deck.
    let kept = Modes {
        destinations: Mode::App,
        ..BY_TABLE
    };
    let more = json!({ "piles": { "destinations": 3, "quorum": 20 } });
    let mut game = board(kept, &more);
    let deck = ["misjump", "algae-planet", "desolate-moon"];
    let deck = deck.map(|name| DestinationId::find(name).expect("a destination"));
    let jump = JumpEvent::DeckBuilt {
        cards: 3,
        deck: Hidden::new(deck.to_vec()),
    };
    game.record(Record::Did {
        events: vec![Event::Jump { jump }],
    });
    game.happens(Happening::JumpBegun);
    game.choose(PromptKind::ChooseDestination, "first");
    game.choose(PIECE, "nothing");
    assert_eq!(game.waits_for(), TURN, "nobody chooses");
    let there = &game.state().destinations;
    assert_eq!(there.visited, [deck[2]], "the top of what is left");
    assert_eq!(
        there.deck.reveal(),
        &[deck[1]],
        "the one not chosen lies under it"
    );
    assert_eq!(game.state().jump.distance, 7);
    assert_eq!(game.state().piles.of(Pile::Destinations), 1);
}

#[test]
fn what_comes_after_the_reset_comes_after_it() {
    checks!("JUMP-7", "TURN-10");
    let game = arrived("lions-head-nebula", &json!({ "fleet": 4 }));
    assert_eq!(game.state().jump.space, 2, "two spaces from Start");
    assert_eq!(game.state().jump.distance, 7);
    assert_eq!(game.state().resources.fuel, 3);
    let card = DestinationId::find("lions-head-nebula").expect("a destination");
    assert_eq!(card.facts().after_reset.len(), 1);
    let all = DestinationId::all().filter(|card| !card.facts().after_reset.is_empty());
    assert_eq!(all.count(), 1);
}

#[test]
fn while_the_farm_lies_open_no_human_uses_an_ability_of_once_a_game() {
    checks!("CLAR-76", "ABIL-1");
    let mut game = rich();
    let farm = CrisisId::find("the-farm").expect("a card");
    let once = Ability::BlindDevotion;
    let always = Ability::MaintenanceEngineer;
    assert!(once.once_per_game() && !always.once_per_game());
    let may = |game: &Game| (has(game.state(), ANA, once), has(game.state(), ANA, always));
    assert_eq!(may(&game), (true, true));
    game.corrected(Correction::CrisisInPlay {
        card: farm,
        in_play: true,
    });
    assert_eq!(may(&game), (false, true));
    // Where it would be an action, the page says why not.
    let dana = json!({
        "turn": { "number": 6, "active": "Dana", "step": "action" },
        "places": { "Dana": "command" },
        "crises-in-play": ["the-farm"],
    });
    let turn = board(BY_TABLE, &dana).asked();
    let refused = turn.not_allowed.iter();
    let mut refused = refused.filter(|kept| kept.id.text() == "act:declare-martial-law");
    let refused = refused.next().expect("it is not offered");
    assert_eq!(refused.why.id, "not-offered-once-per-game");
    assert_eq!(refused.cause.as_str(), "CLAR-76");
    game.corrected(Correction::CrisisInPlay {
        card: farm,
        in_play: false,
    });
    assert!(has(game.state(), ANA, once));
}

#[test]
fn people_look_at_cards_of_decks_that_they_keep() {
    checks!("CLAR-70");
    for (effect, said) in [
        (
            json!({ "do": "look-at-crises", "who": "admiral", "cards": 3 }),
            "effect-look-at-crises",
        ),
        (
            json!({ "do": "look-at-bottom", "who": "current" }),
            "effect-look-at-bottom",
        ),
    ] {
        let mut game = rich();
        assert_eq!(lines(&mut game, CRISIS, &json!([effect])), [(said, true)]);
        let events = game.choose(PromptKind::Confirm, "apply");
        assert_eq!(game.waits_for(), TURN);
        assert!(!events.is_empty());
        assert_eq!(game.cards(), rich().cards());
        assert_eq!(game.state().piles, rich().state().piles);
    }
}

#[test]
fn morale_rises_only_where_an_execution_has_cost_some() {
    checks!("EXEC-5", "EXEC-1");
    let eulogy = json!([
        { "do": "if-executed", "effects": [{ "do": "dial", "resource": "morale", "by": 1 }] },
        { "do": "dial", "resource": "food", "by": -1 },
    ]);
    let mut game = rich();
    game.happens_to(BEN, &eulogy);
    assert_eq!(game.state().resources.morale, 6, "nobody was executed");
    assert_eq!(game.state().resources.food, 4);
    let executed = json!([{ "do": "execute", "who": "current" }]);
    // A revealed Cylon is not affected.
    game.happens_to(FAY, &executed);
    assert_eq!(game.waits_for(), TURN);
    game.happens_to(ANA, &executed);
    to_the_end(&mut game, false, 1, "the execution");
    assert_eq!(game.state().resources.morale, 5);
    let character = game.state().seats[ANA.index()].character;
    assert_ne!(
        character.map(|character| character.name()),
        Some("galen-tyrol")
    );
    let said = lines(&mut game, CRISIS, &eulogy);
    assert_eq!(
        said,
        [
            ("effect-if-executed", false),
            ("effect-gain", false),
            ("effect-loss", false),
        ]
    );
    game.choose(PromptKind::Confirm, "apply");
    assert_eq!(game.state().resources.morale, 6);
}

#[test]
fn mutiny_cards_are_drawn_as_the_card_says() {
    checks!("XMUT-7", "XMUT-13", "LOC-PRESS-2");
    let held = |game: &Game| {
        [ANA, BEN, CEM, DANA, EMIL, FAY].map(|seat| game.state().held_count(HeldKind::MUTINY, seat))
    };
    let drawn = |who: &str, more: Value| {
        let mut effect = json!({ "do": "draw-mutiny", "who": who, "cards": 1 });
        for (key, value) in more.as_object().expect("an object") {
            effect[key] = value.clone();
        }
        json!([effect])
    };
    let said = |game: &mut Game, effects: &Value| {
        let said = lines(game, CRISIS, effects);
        game.choose(PromptKind::Confirm, "apply");
        said
    };
    let mut game = rich();
    let one = drawn("admiral", json!({}));
    assert_eq!(said(&mut game, &one), [("effect-draw-mutiny", true)]);
    assert_eq!(held(&game), [0, 0, 1, 0, 0, 0]);
    // Only who has none draws, and no revealed Cylon.
    let without = drawn("everyone", json!({ "only_without": true }));
    let lines = said(&mut game, &without);
    assert_eq!(lines[0], ("effect-draw-mutiny-if-none", true));
    assert_eq!(held(&game), [1, 1, 1, 1, 1, 0]);
    assert_eq!(game.state().places.of(CEM), Some(place("command")));
    // One too many leads to the Brig, unless the card says that it does not.
    let kept = drawn("current", json!({ "without_brig": true }));
    assert_eq!(
        said(&mut game, &kept),
        [("effect-draw-mutiny-keep-one", true)]
    );
    assert_eq!(held(&game), [1, 1, 1, 1, 1, 0]);
    assert_eq!(game.state().places.of(ANA), Some(place("research-lab")));
    said(&mut game, &drawn("current", json!({})));
    assert_eq!(held(&game), [1, 1, 1, 1, 1, 0]);
    assert_eq!(game.state().places.of(ANA), Some(place("brig")));

    // Where Dradis keeps the cards, the player chooses the one to keep.
    let modes = Modes {
        super_crises: Mode::App,
        ..BY_TABLE
    };
    let human = json!({ "revealed-cylons": [], "places": { "Fay": "armory" } });
    let mut game = board(modes, &human);
    let stood = game.state().places.of(CEM);
    said(&mut game, &one);
    let lines = said(
        &mut game,
        &drawn("admiral", json!({ "without_brig": true })),
    );
    assert_eq!(lines, [("effect-draw-mutiny-keep-one", false)]);
    assert_eq!(held(&game), [0, 0, 2, 0, 0, 0]);
    let asked = game.asked();
    assert_eq!(asked.decider, Decider::Seat { seat: CEM });
    let first = game.options().swap_remove(0);
    game.choose(asked.kind, &first);
    assert_eq!(held(&game), [0, 0, 1, 0, 0, 0]);
    assert_eq!(game.state().places.of(CEM), stood);
    assert_eq!(game.waits_for(), TURN);
}

/// The lists of effects of every card that the combined game brings, with what shows them.
fn every_list() -> Vec<(Source, String, Value)> {
    let mut all = Vec::new();
    let files = [
        include_str!("../../../facts/content/combined/crises.json"),
        include_str!("../../../facts/content/combined/quorum.json"),
        include_str!("../../../facts/content/combined/destinations.json"),
    ];
    for (file, kind) in files.into_iter().zip(["crisis", "quorum", "destination"]) {
        let file: Value = serde_json::from_str(file).expect("a file of the content");
        for row in file["cards"].as_array().expect("cards") {
            if row["deck"] == "new-caprica" {
                // The planet is not there.
                continue;
            }
            let name = row["id"].as_str().expect("a name");
            let of = match kind {
                "crisis" => Source::Crisis {
                    card: CrisisId::find(name),
                },
                "quorum" => Source::Quorum {
                    card: QuorumId::find(name).expect("a card"),
                },
                _ => Source::Destination {
                    card: DestinationId::find(name),
                },
            };
            let check = ["pass", "partial", "fail", "consequence"];
            let check = check.map(|result| row["check"][result].clone());
            let options = row["options"].as_array().into_iter().flatten();
            let options = options.map(|option| option["effects"].clone());
            let own = ["effects", "after_reset"].map(|own| row[own].clone());
            let lists = check.into_iter().chain(options).chain(own);
            let lists = lists.filter(|list| list.as_array().is_some_and(|list| !list.is_empty()));
            all.extend(lists.map(|list| (of, name.to_owned(), list)));
        }
    }
    all
}

/// Answers every question with the first answer or the last until nothing is carried out any more.
fn to_the_end(game: &mut Game, last: bool, face: u8, what: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for _ in 0..100 {
        let asked = game.asked();
        if asked.kind == TURN {
            return events;
        }
        let mut options = game.options();
        let option = if asked.kind == PromptKind::Roll {
            face.to_string()
        } else if last {
            options.pop().expect("an answer")
        } else {
            options.swap_remove(0)
        };
        events.extend(game.choose(asked.kind, &option));
    }
    panic!("{what} never comes to an end");
}

#[test]
fn every_result_and_option_of_every_card_comes_to_its_end() {
    let every = every_list();
    assert_eq!(every.len(), 202);
    for (of, name, list) in every {
        for (current, last, face) in [
            (ANA, false, 1),
            (ANA, true, 8),
            (DANA, false, 4),
            (EMIL, true, 2),
            (FAY, false, 8),
            (FAY, true, 1),
        ] {
            let what = format!("{name}, {current:?}, {last}, {face}: {list}");
            let mut game = rich();
            let dials = game.state().resources;
            let mut events = game.comes(of, current.0, &list);
            events.extend(to_the_end(&mut game, last, face, &what));
            assert_eq!(game.public().board.impossible, [], "{what}");
            for event in &events {
                let _ = narrate(event, Viewer::Public);
            }
            // What a list says of a dial outright has happened to it, and all that happened is on the dials.
            let mut turned: Vec<(Resource, i8)> = Vec::new();
            let mut now = dials;
            for event in &events {
                if let Event::ResourceChanged {
                    resource,
                    by,
                    from,
                    to,
                } = event
                {
                    assert_eq!(now.get(*resource), *from, "{what}");
                    now.set(*resource, *to);
                    turned.push((*resource, *by));
                }
            }
            assert_eq!(game.state().resources, now, "{what}");
            for effect in list.as_array().expect("a list") {
                if effect["do"] == "dial" {
                    let dial = serde_json::from_value(effect["resource"].clone());
                    let by = effect["by"].as_i64().and_then(|by| i8::try_from(by).ok());
                    let told = (dial.expect("a dial"), by.expect("a number"));
                    assert!(turned.contains(&told), "{what}");
                }
            }
        }
    }
}

#[test]
fn a_miracle_token_goes_to_somebody_who_has_room_for_it() {
    checks!("XMIR-5", "XMIR-3");
    let given = json!([
        { "do": "pick", "by": "admiral", "among": "others", "effects": [
            { "do": "miracle", "who": "picked", "by": 1 },
        ] },
        { "do": "dial", "resource": "food", "by": -1 },
    ]);
    let mut game = rich();
    for seat in [ANA, CEM, DANA] {
        game.corrected(Correction::Miracles { seat, tokens: 0 });
    }
    game.happens_to(ANA, &given);
    // The Admiral has none either, and picks another player.
    assert_eq!(
        game.is_asked(PromptKind::PickPlayer, CEM),
        ["player:3", "player:0"]
    );
    let kept: Vec<(String, &str, &str)> = game
        .asked()
        .not_allowed
        .iter()
        .map(|kept| (kept.id.text(), kept.why.id, kept.cause.as_str()))
        .collect();
    let full = "not-offered-has-miracle";
    assert_eq!(
        kept,
        [
            ("player:4".to_owned(), full, "XMIR-5"),
            ("player:1".to_owned(), full, "XMIR-5"),
        ]
    );
    game.choose(PromptKind::PickPlayer, "player:3");
    assert_eq!(game.state().miracles[&DANA], 1);
    // Where all who may have one do, nobody gains it and nobody is asked.
    game.corrected(Correction::Miracles {
        seat: ANA,
        tokens: 1,
    });
    let events = game.happens_to(ANA, &given);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Miracles { .. }))
    );
    assert_eq!(game.waits_for(), TURN);
    assert_eq!(game.state().resources.food, 3);
}

/// A check of tactics and engineering of a crisis of Ana's, with a Quorum card before somebody.
fn checked(tracking: Tracking, card: &str, with: SeatId) -> Game {
    checked_by("airlock-leak", tracking, card, with)
}

fn checked_by(crisis: &str, tracking: Tracking, card: &str, with: SeatId) -> Game {
    let options = Options {
        game: Boxes::combined(Objective::Kobol),
        modes: TABLES,
        tracking,
        ..Options::default()
    };
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "crisis" },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Emil" },
        "skill-cards": { "Ana": 5, "Ben": 5, "Cem": 5, "Dana": 5, "Emil": 5, "Fay": 5 },
        "areas": {},
    });
    let mut game = Game::from_position(0, &SIX, options, position, &json!({}));
    game.corrected(Correction::QuorumInPlay {
        card: QuorumId::find(card).expect("a card"),
        seat: Some(with),
        in_play: true,
    });
    game.turn(&format!("card:{crisis}"));
    game
}

fn offered(game: &Game, option: &str) -> bool {
    let open = prompts(game.state());
    open.iter()
        .any(|prompt| prompt.options().any(|other| other == option))
}

fn lies_open(game: &Game, rule: QuorumRule) -> bool {
    game.state().quorum.rule(rule).is_some()
}

#[test]
fn who_is_chief_of_staff_may_let_politics_count_before_cards_are_added() {
    checks!("CHECK-12a", "CHECK-10");
    let politics = SkillCard::plain(SkillType::Politics, 3);
    let mut game = checked(Tracking::Full, "assign-chief-of-staff", CEM);
    assert!(offered(&game, "chief-of-staff"));
    let running = |game: &Game| game.state().check.clone().expect("a check runs");
    assert!(!running(&game).counts_for(politics));
    let mut without = checked(Tracking::Full, "assign-chief-of-staff", CEM);
    without.choose(PromptKind::AddCards, "cards:1");
    assert!(
        !offered(&without, "chief-of-staff"),
        "cards have been added"
    );

    let events = game.choose(PromptKind::AddCards, "chief-of-staff");
    assert!(running(&game).counts_for(politics));
    assert_eq!(running(&game).difficulty(), 6);
    assert!(
        !lies_open(&game, QuorumRule::ChiefOfStaff),
        "it is discarded"
    );
    assert!(!offered(&game, "chief-of-staff"));
    let told: Vec<&str> = events
        .iter()
        .filter_map(|event| narrate(event, Viewer::Public))
        .map(|line| line.id)
        .collect();
    assert!(told.contains(&"log-check-quorum-spent"), "{told:?}");
    game.choose(PromptKind::AddCards, "cards:2");
    game.choose(PromptKind::AddCards, "rest");
    for card in ["politics:3", "politics:2", "engineering:1", "leadership:5"] {
        game.choose(PromptKind::TellCards, &format!("card:{card}"));
    }
    let check = game.public().check.expect("a check runs");
    assert_eq!((check.matching_sum, check.against_sum), (6, 5));

    // Where politics counts anyway it would do nothing.
    let card = "assign-chief-of-staff";
    let counts = checked_by("hidden-identity", Tracking::Full, card, CEM);
    assert!(counts.state().check.is_some());
    assert!(!offered(&counts, "chief-of-staff"));
}

#[test]
fn the_president_may_look_at_what_a_player_on_probation_has_added() {
    checks!("CHECK-12a");
    // Ben adds first, then Cem, Dana.
    let mut game = checked(Tracking::Full, "probation", CEM);
    assert!(!offered(&game, "probation"), "nobody has added a card");
    game.choose(PromptKind::AddCards, "cards:1");
    assert!(!offered(&game, "probation"), "Ben has");
    game.choose(PromptKind::AddCards, "cards:2");
    assert!(offered(&game, "probation"));
    let refused = game.try_give(
        Actor::Seat { seat: CEM },
        &game.answer(PromptKind::AddCards, "probation"),
    );
    assert!(refused.is_err(), "it is the President's");
    game.choose(PromptKind::AddCards, "probation");
    assert!(!lies_open(&game, QuorumRule::Probation));
    assert!(!offered(&game, "probation"));
    let check = game.state().check.clone().expect("a check runs");
    assert_eq!((check.difficulty(), check.expected()), (6, 5));

    // Who adds none shows none, and nobody looks at their own cards.
    let mut none = checked(Tracking::Full, "probation", CEM);
    none.choose(PromptKind::AddCards, "cards:1");
    none.choose(PromptKind::AddCards, "cards:0");
    assert!(!offered(&none, "probation"));
    let mut own = checked(Tracking::Full, "probation", BEN);
    own.choose(PromptKind::AddCards, "cards:1");
    assert!(!offered(&own, "probation"));
    // Where nobody counts the cards, they say when.
    let game = checked(Tracking::Light, "probation", CEM);
    assert!(offered(&game, "probation"));
}
