//! The phase on New Caprica: how it begins, what it closes, what may be done there, and how it ends.

use dradis_facts::content::{Board, CivilianKind, CrisisDeck, CrisisId, HeldKind, LocationId};
use dradis_facts::craft::Craft;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_facts::{SeatId, checks};
use dradis_rules::books::position::Position;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::tell::reminder::reminders;
use dradis_rules::tell::view::KitView;
use dradis_rules::{Command, Viewer, view};
use dradis_state::correction::{Correction, Reason};
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::new_caprica::NewCapricaEvent;
use dradis_state::space::StackedShip;
use dradis_state::turn::{Outcome, shape};
use serde_json::{Value, json};

use crate::fight::BY_TABLE;
use crate::game::{Game, location};

/// Ana has the turn, Ben is President, Cem Admiral, Dana flies.
const FOUR: [&str; 4] = ["galen-tyrol", "laura-roslin", "william-adama", "apollo"];
const ANA: SeatId = SeatId(0);
const BEN: SeatId = SeatId(1);
const CEM: SeatId = SeatId(2);
const DANA: SeatId = SeatId(3);
const CONFIRM: PromptKind = PromptKind::Confirm;
const COURSE: PromptKind = PromptKind::ChooseCourse;
const CRISIS: PromptKind = PromptKind::NameCrisis;
const PICK: PromptKind = PromptKind::PickPlayer;
const PIECE: PromptKind = PromptKind::ChoosePiece;
const PLACE: PromptKind = PromptKind::ChoosePlace;
const REACT: PromptKind = PromptKind::React;
const REVEAL: PromptKind = PromptKind::RevealCivilian;
const TURN: PromptKind = PromptKind::TakeTurn;

pub(crate) fn options(modes: Modes) -> Options {
    Options {
        game: Boxes::combined(Objective::NewCaprica),
        modes,
        ..Options::default()
    }
}

fn game_in(modes: Modes, more: &Value) -> Game {
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Dana" },
        "areas": {},
    });
    Game::from_position(0, &FOUR, options(modes), position, more)
}

/// On the planet, with whatever `more` says. Everybody is at Resistance HQ.
pub(crate) fn planet(there: &Value, more: &Value) -> Game {
    let hq = "resistance-hq";
    let mut position = json!({
        "distance": 7,
        "new-caprica": there,
        "places": { "Ana": hq, "Ben": hq, "Cem": hq, "Dana": hq },
    });
    for (key, value) in more.as_object().expect("an object") {
        if key == "places" {
            for (name, place) in value.as_object().expect("an object") {
                position["places"][name] = place.clone();
            }
        } else {
            position[key] = value.clone();
        }
    }
    let modes = Modes {
        destiny: Mode::Table,
        ..BY_TABLE
    };
    game_in(modes, &position)
}

impl Game {
    pub(crate) fn at(&self, seat: SeatId) -> &'static str {
        self.public().seats[seat.index()]
            .place
            .map_or("nowhere", |place| match place {
                dradis_facts::places::Place::Location { location } => location.name(),
                dradis_facts::places::Place::Viper { .. } => "viper",
                dradis_facts::places::Place::OffBoard => "off-board",
            })
    }

    pub(crate) fn forces(&self) -> [u8; 3] {
        self.state().new_caprica.as_ref().expect("there").forces
    }

    pub(crate) fn stacks(&self) -> (usize, usize) {
        let space = &self.state().space;
        (space.locked.len(), space.prepared.len())
    }

    pub(crate) fn may(&self, option: &str) -> bool {
        let asked = self.asked();
        asked.options().any(|other| other == option)
    }

    pub(crate) fn why_not(&self, option: &str) -> &'static str {
        let asked = self.asked();
        let mut not = asked.not_allowed.into_iter();
        let no = not.find(|no| no.id.text() == option);
        no.expect(option).cause.as_str()
    }

    /// Everybody adds nothing, and the check comes to this.
    pub(crate) fn comes_to(&mut self, total: i16) {
        while self.waits_for() == PromptKind::AddCards {
            self.choose(PromptKind::AddCards, "rest");
        }
        self.choose(PromptKind::TellCards, &format!("total:{total}"));
        self.choose(PromptKind::CheckResult, "accept");
    }

    /// A crisis of the planet is named in the Crisis step, and what it says is confirmed.
    pub(crate) fn draws(&mut self, card: &str) {
        self.turn(&format!("card:{card}"));
    }

    pub(crate) fn confirm(&mut self) {
        if self.waits_for() == CONFIRM {
            self.choose(CONFIRM, "apply");
        }
    }
}

/// What these events say of the planet.
fn on_the_planet(events: &[Event]) -> Vec<&NewCapricaEvent> {
    let said = events.iter().filter_map(|event| {
        let Event::NewCaprica { new_caprica } = event else {
            return None;
        };
        Some(new_caprica)
    });
    said.collect()
}

#[test]
fn what_the_objective_brings_is_laid_out() {
    checks!(
        "XSETUP-18",
        "XSETUP-23",
        "NC-SETUP-1",
        "NC-SETUP-2",
        "OPEN-28"
    );
    let view = KitView::of(options(BY_TABLE).kit());
    let rules: Vec<&str> = view.lay_out.iter().map(|rule| rule.as_str()).collect();
    for rule in ["XSETUP-18", "NC-SETUP-1", "XSETUP-23"] {
        assert!(rules.contains(&rule), "{rule}");
    }
    let kit = options(BY_TABLE).kit();
    let all = kit.locations.iter();
    let there: Vec<&str> = all
        .filter(|location| location.facts().board == Board::NEW_CAPRICA)
        .map(|location| location.name())
        .collect();
    assert_eq!(
        there,
        [
            "medical-center",
            "resistance-hq",
            "detention",
            "occupation-authority",
            "breeders-canyon",
            "shipyard"
        ]
    );
    assert_eq!(kit.new_caprica.as_ref().expect("there").forces, 4);
    let elsewhere = Options {
        game: Boxes::combined(Objective::Kobol),
        ..Options::default()
    };
    assert!(!elsewhere.kit().boards.contains(&Board::NEW_CAPRICA));
}

#[test]
fn every_card_of_the_planet_has_its_icons() {
    checks!("NC-63", "NC-31", "NC-54", "NC-55", "NC-23", "NC-22");
    let game = planet(&json!({ "locked": 5 }), &json!({}));
    assert_eq!(game.state().crisis_deck(), CrisisDeck::NewCaprica);
    let kit = game.state().kit();
    let cards: Vec<CrisisId> = kit
        .crises
        .iter()
        .copied()
        .filter(|card| card.facts().deck == CrisisDeck::NewCaprica)
        .collect();
    assert_eq!(cards.len(), 30);
    let count = |of: fn(&CrisisId) -> bool| cards.iter().filter(|card| of(card)).count();
    assert_eq!(count(|card| card.facts().jump), 23);
    assert_eq!(count(|card| card.facts().forces), 14);
    // A card of the planet that prepares the jump evacuates a ship, too.
    let mut game = planet(
        &json!({ "back": true, "prepared": 2 }),
        &json!({ "turn": { "number": 6, "active": "Ana", "step": "crisis" }, "pursuit": 1 }),
    );
    game.draws("ncp-graduation");
    let chooser = game.asked().kind;
    game.choose(chooser, "option:0");
    game.confirm();
    game.rolls(1);
    game.choose(PIECE, "aft-port");
    assert_eq!((game.stacks(), game.waits_for()), ((0, 1), TURN));
    assert_eq!(game.state().jump.space, 0);
}

#[test]
fn the_phase_begins_as_soon_as_the_fleet_has_come_so_far() {
    checks!(
        "NC-1", "NC-2", "NC-3", "NC-4", "NC-5", "NC-6", "NC-7", "NC-37", "NC-38", "NC-39", "NC-40"
    );
    let more = json!({
        "distance": 6, "fleet": 2, "boarding": [1],
        "places": { "Ana": "brig", "Ben": "presidents-office-overlay", "Dana": "viper:bow", "Cem": "caprica-overlay" },
        "revealed-cylons": ["Cem"],
        "titles": { "admiral": "Ana" },
        "areas": { "bow": { "raiders": 2, "civilian-ships": 2 } },
    });
    let mut game = game_in(BY_TABLE, &more);
    assert!(game.public().board.new_caprica.is_none());
    game.corrected(Correction::Distance { distance: 7 });
    let places = [ANA, BEN, CEM, DANA].map(|seat| game.at(seat));
    assert_eq!(
        places,
        [
            "resistance-hq",
            "resistance-hq",
            "occupation-authority",
            "resistance-hq"
        ]
    );
    let state = game.state();
    assert_eq!((state.jump.space, state.piles.crisis), (0, 30));
    assert_eq!(state.boarding.centurions.len(), 1);
    assert_eq!(game.ships(Area::Bow).count(Craft::Raider), 2);
    assert!(state.has_lost(Board::COLONIAL_ONE));
    // Those in space and those of the pile are all Locked, under numbers of their own.
    assert!(state.space.civilians.is_empty());
    let box_of = state.kit().ships(Craft::CivilianShip);
    assert_eq!(game.stacks(), (box_of, 0));
    assert!(state.space.locked.iter().all(|ship| ship.handle.0 >= 2));
    // The turn that it has cut into goes on.
    assert_eq!(game.waits_for(), TURN);
    let there = game.public().board.new_caprica.expect("there");
    assert_eq!((there.back, there.locked.len()), (false, box_of));
}

#[test]
fn dradis_shuffles_the_ships_it_keeps_and_tells_nobody() {
    checks!("NC-5", "NC-39");
    let modes = Modes {
        civilian_ships: Mode::App,
        ..BY_TABLE
    };
    let mut game = game_in(modes, &json!({ "distance": 6 }));
    game.corrected(Correction::Distance { distance: 7 });
    let mut fronts: Vec<&str> = game
        .state()
        .space
        .locked
        .iter()
        .map(|ship| ship.kind.reveal().expect("Dradis keeps it").name())
        .collect();
    let kit = game.state().kit();
    let mut all: Vec<&str> = kit
        .civilian_ships
        .iter()
        .flat_map(|kind| std::iter::repeat_n(kind.name(), kind.facts().copies.into()))
        .collect();
    assert_ne!(fronts, all);
    fronts.sort_unstable();
    all.sort_unstable();
    assert_eq!(fronts, all);
    assert_eq!(
        view(game.state(), Viewer::Seat(ANA))
            .secret
            .expect("hers")
            .civilians,
        []
    );
}

/// Destroyed civilian ships are not among the remaining ones that are Locked (NC-39).
#[test]
fn destroyed_ships_are_not_locked() {
    checks!("NC-5", "NC-39");
    let modes = Modes {
        civilian_ships: Mode::App,
        ..BY_TABLE
    };
    let lost = ["population-1", "population-1", "nothing"];
    let more = json!({ "distance": 6, "destroyed-civilian-ships": lost });
    let mut game = game_in(modes, &more);
    game.corrected(Correction::Distance { distance: 7 });
    let locked = game.state().space.locked.iter();
    let fronts = locked.map(|ship| ship.kind.reveal().expect("Dradis keeps it").name());
    let mut all: Vec<&str> = fronts.chain(lost).collect();
    let kinds = game.state().kit().civilian_ships.iter();
    let copies = |kind: &CivilianKind| usize::from(kind.facts().copies);
    let mut boxed: Vec<&str> = kinds
        .flat_map(|kind| std::iter::repeat_n(kind.name(), copies(kind)))
        .collect();
    all.sort_unstable();
    boxed.sort_unstable();
    assert_eq!(all, boxed);
}

/// The phase begins after the destination's instructions (NC-37), and only if the fleet has come so far by then.
#[test]
fn the_phase_waits_for_the_destination_and_for_the_distance() {
    checks!("NC-1", "NC-37");
    for (from, corrected, to) in [(4, 4, 7), (5, 5, 8), (4, 3, 6)] {
        let jumping = json!({ "distance": from, "fleet": 4, "sleeper-phase": true });
        let mut game = game_in(BY_TABLE, &jumping);
        game.happens(Happening::JumpPrepared);
        game.choose(PromptKind::NameDestination, "card:a-civilian-convoy");
        // The Admiral chooses before the planet is reached; meanwhile the distance may be put right.
        game.confirm();
        assert!(game.state().new_caprica.is_none());
        if corrected != from {
            let distance = corrected;
            game.corrected(Correction::Distance { distance });
        }
        game.choose(COURSE, "branch:1");
        assert_eq!(game.state().jump.distance, to);
        assert_eq!(game.state().is_cut_off(), to >= 7, "{to}");
        assert_eq!(game.waits_for(), TURN);
    }
}

#[test]
fn a_jump_carries_its_destination_out_before() {
    checks!("NC-37", "NC-7");
    let mut game = game_in(BY_TABLE, &json!({ "distance": 6, "fleet": 3 }));
    game.happens(Happening::FleetJumped { distance: 1 });
    assert!(game.state().is_cut_off());
    assert_eq!(game.state().jump.space, 0);
    assert_eq!(game.waits_for(), TURN);
    // A jump out of it is none.
    checks!("NC-52");
    assert_eq!(
        game.cannot_happen(Happening::FleetJumped { distance: 1 }),
        Rejection::NoJumpHere
    );
}

#[test]
fn the_gas_cloud_shows_crises_of_the_planet() {
    checks!("NC-41", "XDEST-1", "OPEN-24b");
    let mut game = game_in(BY_TABLE, &json!({ "distance": 6, "fleet": 4 }));
    game.happens(Happening::JumpPrepared);
    game.choose(PromptKind::NameDestination, "card:gas-cloud");
    // The look comes once the planet is ready.
    assert!(game.state().is_cut_off());
    assert_eq!(game.waits_for(), CONFIRM);
    game.choose(CONFIRM, "apply");
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn nobody_leaves_the_planet_before_the_return() {
    checks!("NC-8", "NC-10", "NC-42", "NC-9", "XMOVE-1");
    let moving = json!({ "turn": { "number": 6, "active": "Ana", "step": "movement" }, "skill-cards": { "Ana": 1 } });
    let game = planet(&json!({ "locked": 3 }), &moving);
    assert!(game.may("go:shipyard"));
    assert!(!game.may("go:command") && !game.may("go:detention"));
    assert_eq!(game.why_not("go:command"), "NC-8");
    assert!(!game.may("go:press-room-overlay"));
    // Afterwards Galactica and Pegasus cost a card; Colonial One is no more.
    let mut game = planet(&json!({ "back": true, "locked": 3 }), &moving);
    for there in ["go:shipyard", "go:command", "go:pegasus-cic"] {
        assert!(game.may(there), "{there}");
    }
    assert!(!game.may("go:press-room-overlay"));
    game.turn("go:command");
    assert_eq!(game.state().hands.of(ANA), 0);
}

#[test]
fn a_cylon_crosses_for_a_card_after_the_return() {
    checks!("NC-9", "XCYTURN-4", "NC-8");
    let cylon = json!({
        "turn": { "number": 6, "active": "Ana", "step": "movement" }, "skill-cards": { "Ana": 1 },
        "revealed-cylons": ["Ana"], "places": { "Ana": "occupation-authority" },
    });
    let game = planet(&json!({ "locked": 3 }), &cylon);
    assert!(game.may("go:shipyard") && !game.may("go:caprica-overlay"));
    assert_eq!(game.why_not("go:caprica-overlay"), "NC-8");
    let mut game = planet(&json!({ "back": true, "locked": 3 }), &cylon);
    assert!(game.may("go:shipyard"));
    game.turn("go:caprica-overlay");
    assert_eq!(game.state().hands.of(ANA), 0);
}

#[test]
fn other_locations_stand_for_those_of_the_main_boards() {
    checks!("NC-11", "NC-12", "NC-44", "NC-42");
    let to = |game: &Game, seat, name: &str| {
        let leads = game.state().leads_to(seat, location(name));
        leads.map(LocationId::name)
    };
    let game = planet(&json!({ "locked": 3 }), &json!({}));
    assert_eq!(to(&game, ANA, "brig"), Some("detention"));
    assert_eq!(to(&game, ANA, "sickbay"), Some("medical-center"));
    assert_eq!(to(&game, ANA, "resurrection-ship"), Some("medical-center"));
    assert_eq!(to(&game, ANA, "command"), None);
    let game = planet(
        &json!({ "back": true }),
        &json!({ "places": { "Ben": "command" } }),
    );
    assert_eq!(to(&game, ANA, "brig"), Some("detention"));
    assert_eq!(to(&game, BEN, "brig"), Some("brig"));
    assert_eq!(to(&game, BEN, "sickbay"), Some("sickbay"));
    assert_eq!(to(&game, ANA, "press-room"), None);
    assert_eq!(
        to(&game, ANA, "resurrection-ship"),
        Some("resurrection-ship-overlay")
    );
    // Whoever is revealed wakes up on the planet.
    let mut game = planet(&json!({ "locked": 3 }), &json!({}));
    game.happens(Happening::CylonRevealed {
        seat: DANA,
        sympathizer: false,
    });
    assert_eq!(game.at(DANA), "medical-center");
}

#[test]
fn who_is_detained_draws_crises_and_keeps_a_title() {
    checks!("NC-45", "NC-13", "NC-12");
    let crisis = json!({ "turn": { "number": 6, "active": "Cem", "step": "crisis" }, "skill-cards": { "Cem": 9 } });
    let mut game = planet(&json!({ "locked": 3 }), &crisis);
    game.draws("held-for-questioning");
    let kind = game.waits_for();
    game.choose(kind, "check");
    game.comes_to(3);
    game.confirm();
    assert_eq!(game.at(CEM), "detention");
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(CEM));
    // Two cards at most go into a check.
    let detained = json!({
        "turn": { "number": 6, "active": "Cem", "step": "receive-skills" },
        "places": { "Cem": "detention" }, "skill-cards": { "Cem": 9 },
    });
    let mut game = planet(&json!({ "locked": 3 }), &detained);
    let steps = shape(game.state());
    assert!(steps.contains(&TurnStep::Crisis) && !steps.contains(&TurnStep::Movement));
    game.turn("next");
    game.turn("next");
    game.draws("centurion-ambush");
    let asked = game.asked();
    let cards: Vec<String> = asked.options().map(|option| option.to_string()).collect();
    assert!(cards.iter().any(|option| option == "cards:2"), "{cards:?}");
    assert!(!cards.iter().any(|option| option == "cards:3"), "{cards:?}");
}

#[test]
fn detention_is_left_by_its_check() {
    checks!("LOC-DETENTION-1", "XCHECK-8");
    let mut game = planet(
        &json!({ "locked": 3 }),
        &json!({ "places": { "Ana": "detention" } }),
    );
    game.turn("act:detention");
    game.comes_to(9);
    assert_eq!(game.waits_for(), PLACE);
    assert!(game.may("go:medical-center") && game.may("nothing") && !game.may("go:command"));
    game.choose(PLACE, "go:shipyard");
    assert_eq!(game.at(ANA), "shipyard");
    let mut game = planet(
        &json!({ "locked": 3 }),
        &json!({ "places": { "Ana": "detention" } }),
    );
    game.turn("act:detention");
    game.comes_to(8);
    assert_eq!(game.at(ANA), "detention");
}

#[test]
fn who_adds_from_detention_is_reminded_of_two_cards() {
    checks!("REM-11", "XCHECK-2");
    let mut game = planet(
        &json!({ "locked": 3 }),
        &json!({ "places": { "Ana": "detention" }, "skill-cards": { "Ana": 5 } }),
    );
    game.turn("act:detention");
    let ana = Decider::Seat { seat: ANA };
    while game.prompt(PromptKind::AddCards).decider != ana {
        game.choose(PromptKind::AddCards, "cards:0");
    }
    let said = reminders(game.state()).into_iter();
    let said: Vec<_> = said.map(|said| (said.seat, said.line.id)).collect();
    assert!(
        said.contains(&(Some(ANA), "reminder-rem-11-detention")),
        "{said:?}"
    );
    assert!(game.may("cards:2") && !game.may("cards:3"));
}

/// Passing the check at Detention leads to any location on New Caprica, nowhere else (XCHECK-8): not aboard either, once
/// Galactica is back.
#[test]
fn detention_leads_to_the_planet_alone() {
    checks!("XCHECK-8");
    let detained = json!({ "places": { "Ana": "detention" } });
    let mut game = planet(&json!({ "back": true, "locked": 3 }), &detained);
    game.turn("act:detention");
    game.comes_to(9);
    let ways = [
        "go:medical-center",
        "go:resistance-hq",
        "go:occupation-authority",
        "go:breeders-canyon",
        "go:shipyard",
        "nothing",
    ];
    assert_eq!(
        (game.waits_for(), game.options()),
        (PLACE, ways.map(str::to_owned).to_vec())
    );
}

#[test]
fn resistance_hq_executes_a_cylon_too() {
    checks!("LOC-HQ-1", "XCHECK-7", "XCHECK-4");
    let more = json!({
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Ana" },
        "revealed-cylons": ["Dana"], "places": { "Dana": "shipyard" },
    });
    let mut game = planet(&json!({ "locked": 3 }), &more);
    game.turn("act:resistance-hq");
    assert!(game.may("player:0") && game.may("player:3"));
    game.choose(PICK, "player:3");
    game.comes_to(7);
    game.confirm();
    assert_eq!(game.at(DANA), "medical-center");
}

#[test]
fn the_authority_serves_the_president_and_cylons() {
    checks!("LOC-AUTHORITY-1", "XACT-4", "NC-62", "NC-28");
    let there = json!({ "places": { "Ana": "occupation-authority" } });
    let game = planet(&json!({ "locked": 3 }), &there);
    assert_eq!(game.why_not("act:occupation-authority"), "LOC-OFFICE-1");
    let ben = json!({
        "turn": { "number": 6, "active": "Ben", "step": "action" },
        "places": { "Ben": "occupation-authority" }, "skill-cards": { "Ben": 4 },
    });
    let mut game = planet(&json!({ "locked": 3 }), &ben);
    assert!(!game.may("act:occupy"));
    game.turn("act:occupation-authority");
    game.choose(COURSE, "branch:0");
    assert_eq!(game.state().piles.quorum_hand, 2);
    game.choose(COURSE, "branch:1");
    // A Cylon activates one occupation force, and one more comes.
    let cylon = json!({ "revealed-cylons": ["Ana"], "places": { "Ana": "occupation-authority" } });
    let mut game = planet(&json!({ "locked": 3, "forces": [1, 1, 0] }), &cylon);
    assert!(!game.may("act:occupation-authority"));
    game.turn("act:occupy");
    game.choose(PLACE, "go:breeders-canyon");
    assert_eq!(game.forces(), [2, 0, 1]);
    let mut game = planet(&json!({ "locked": 3 }), &cylon);
    game.turn("act:occupy");
    assert_eq!(game.forces(), [1, 0, 0]);
    // There are four of them.
    let mut game = planet(&json!({ "locked": 3, "forces": [4, 0, 0] }), &cylon);
    game.turn("act:occupy");
    assert_eq!(game.forces(), [3, 1, 0]);
}

/// A Cylon activates the one force that is chosen, wherever it stands (NC-62, NC-48).
#[test]
fn the_force_that_is_chosen_acts() {
    checks!("NC-62", "NC-48", "NC-28");
    let cylon = json!({ "revealed-cylons": ["Ana"], "places": { "Ana": "occupation-authority" } });
    for (at, forces, ships) in [
        ("occupation-authority", [1, 2, 1], 3),
        ("breeders-canyon", [2, 0, 2], 3),
        ("shipyard", [2, 1, 0], 2),
    ] {
        let mut game = planet(&json!({ "locked": 3, "forces": [1, 1, 1] }), &cylon);
        game.turn("act:occupy");
        assert_eq!(game.options().len(), 3);
        game.choose(PLACE, &format!("go:{at}"));
        if game.waits_for() == REVEAL {
            game.choose(REVEAL, "nothing");
        }
        assert_eq!((game.forces(), game.stacks()), (forces, (ships, 0)), "{at}");
        assert_eq!(game.waits_for(), TURN);
    }
}

/// None is left beside the board: none is placed (NC-27), and nothing is said of it.
#[test]
fn no_fifth_force_comes() {
    checks!("NC-27");
    let cylon = json!({ "revealed-cylons": ["Ana"], "places": { "Ana": "occupation-authority" } });
    let mut game = planet(&json!({ "locked": 3, "forces": [4, 0, 0] }), &cylon);
    let events = game.turn("act:occupy");
    let moved = NewCapricaEvent::ForcesMoved { from: 0, count: 1 };
    assert_eq!(on_the_planet(&events), [&moved]);
}

/// Forces on the track, how many a card destroys, what is chosen, and the forces then.
type Destroyed<'a> = ([u8; 3], u8, &'a [&'a str], [u8; 3]);

/// Forces that a card destroys: who says which, one after the other, and nobody where there is no choice (NC-15).
#[test]
fn a_card_destroys_as_many_forces_as_it_says() {
    checks!("NC-15", "XBOARD-11");
    let asked = [
        "go:occupation-authority",
        "go:breeders-canyon",
        "go:shipyard",
    ];
    let cases: [Destroyed; 6] = [
        (
            [2, 1, 1],
            2,
            &["go:shipyard", "go:occupation-authority"],
            [1, 1, 0],
        ),
        ([1, 1, 1], 1, &["go:occupation-authority"], [0, 1, 1]),
        ([3, 0, 0], 2, &[], [1, 0, 0]),
        ([1, 0, 1], 2, &[], [0, 0, 0]),
        ([0, 2, 0], 3, &[], [0, 0, 0]),
        ([0, 0, 0], 1, &[], [0, 0, 0]),
    ];
    for (before, count, chosen, after) in cases {
        let mut game = planet(&json!({ "locked": 3, "forces": before }), &json!({}));
        let card = json!([
            { "do": "destroy-forces", "by": "admiral", "count": count },
            { "do": "dial", "resource": "morale", "by": -1 },
        ]);
        let morale = game.state().resources.morale;
        game.happens_by_effects(0, &card);
        for (number, option) in chosen.iter().enumerate() {
            let prompt = game.asked();
            let decider = Decider::Seat { seat: CEM };
            assert_eq!((prompt.kind, prompt.decider), (PLACE, decider));
            assert_eq!(game.options(), asked[..3 - number]);
            assert_eq!(game.state().resources.morale, morale, "the rest waits");
            game.choose(PLACE, option);
        }
        assert_eq!(game.forces(), after, "{before:?} {count}");
        assert_eq!(game.waits_for(), TURN);
        assert_eq!(game.state().resources.morale, morale - 1);
    }
}

#[test]
fn a_president_who_plays_a_card_on_the_planet_may_be_detained() {
    checks!("NC-14", "NC-46");
    let ben = json!({ "turn": { "number": 6, "active": "Ben", "step": "action" } });
    let plays = |face: u8| {
        let mut game = planet(&json!({ "locked": 3 }), &ben);
        game.turn("act:play-quorum");
        game.choose(PromptKind::NameQuorum, "card:inspirational-speech");
        // The card has a die of its own.
        for _ in ["of the card", "of the planet"] {
            game.confirm();
            game.rolls(face);
        }
        game.confirm();
        assert_eq!(game.waits_for(), TURN);
        game.at(BEN)
    };
    assert_eq!(plays(3), "detention");
    assert_eq!(plays(4), "resistance-hq");
}

#[test]
fn occupation_forces_are_attacked_where_a_human_stands() {
    checks!("NC-15", "NC-16", "NC-18", "NC-47", "EX-33");
    let more = json!({ "places": { "Ana": "shipyard" }, "skill-cards": { "Ana": 1 } });
    let mut game = planet(&json!({ "locked": 3, "forces": [0, 0, 2] }), &more);
    game.turn("act:attack-forces");
    game.rolls(4);
    // Maximum Firepower has the die rolled again.
    assert_eq!(game.waits_for(), REACT);
    game.choose(REACT, "firepower:0");
    assert_eq!(game.state().hands.of(ANA), 0);
    game.rolls(5);
    assert_eq!(game.forces(), [0, 0, 1]);
    // What was added to the roll is added to the one that comes in its place: 2 fails, and 3 with two more does not.
    let more = json!({ "places": { "Ana": "shipyard" }, "skill-cards": { "Ana": 1, "Ben": 1 } });
    let mut game = planet(&json!({ "locked": 3, "forces": [0, 0, 2] }), &more);
    game.turn("act:attack-forces");
    game.choose(PromptKind::Roll, "plan:1");
    game.rolls(2);
    game.choose(REACT, "firepower:0");
    game.rolls(3);
    assert_eq!(game.forces(), [0, 0, 1]);
    // Where none is, none is attacked.
    let game = planet(&json!({ "locked": 3, "forces": [0, 0, 2] }), &json!({}));
    assert_eq!(game.why_not("act:attack-forces"), "NC-15");
}

#[test]
fn a_cylon_detains_a_human_beside_an_occupation_force() {
    checks!("NC-17", "NC-18");
    let cylon =
        json!({ "revealed-cylons": ["Ana"], "places": { "Ana": "shipyard", "Ben": "shipyard" } });
    for (face, place) in [
        (3, "detention"),
        (4, "medical-center"),
        (7, "medical-center"),
        (8, "shipyard"),
    ] {
        let mut game = planet(&json!({ "locked": 3, "forces": [0, 0, 1] }), &cylon);
        game.turn("act:detain");
        game.rolls(face);
        assert_eq!(game.at(BEN), place, "{face}");
    }
    let game = planet(&json!({ "locked": 3, "forces": [1, 0, 0] }), &cylon);
    assert_eq!(game.why_not("act:detain"), "NC-15");
    let alone = json!({ "revealed-cylons": ["Ana"], "places": { "Ana": "shipyard" } });
    let game = planet(&json!({ "locked": 3, "forces": [0, 0, 1] }), &alone);
    assert_eq!(game.why_not("act:detain"), "NC-17");
}

#[test]
fn the_shipyard_prepares_and_evacuates() {
    checks!("LOC-SHIPYARD-1", "NC-21", "NC-22", "NC-23", "NC-50");
    let there = json!({ "places": { "Ana": "shipyard" } });
    let mut game = planet(&json!({ "locked": 3, "prepared": 1 }), &there);
    let top = game.state().space.locked[0].handle;
    game.turn("act:shipyard");
    assert_eq!(game.stacks(), (2, 2));
    assert_eq!(game.state().space.prepared[1].handle, top);
    // Back in orbit, a Prepared ship goes into space, and whoever has evacuated it may go aboard.
    let mut game = planet(&json!({ "back": true, "locked": 3, "prepared": 2 }), &there);
    let top = game.state().space.prepared[0].handle;
    game.turn("act:shipyard");
    game.choose(COURSE, "branch:1");
    assert!(!game.may("bow"));
    game.choose(PIECE, "fore-port");
    let ship = &game.state().space.civilians[0];
    assert_eq!((ship.handle, ship.area), (top, Area::ForePort));
    assert!(game.may("nothing"));
    game.choose(PLACE, "go:command");
    assert_eq!(game.at(ANA), "command");
    // Nobody goes aboard for preparing one.
    let mut game = planet(&json!({ "back": true, "locked": 3, "prepared": 2 }), &there);
    game.turn("act:shipyard");
    game.choose(COURSE, "branch:0");
    assert_eq!((game.stacks(), game.waits_for()), ((2, 3), TURN));
}

/// Whoever has evacuated a ship may move to any location of Galactica (LOC-SHIPYARD-1), Sickbay and Brig aside, and of no
/// other ship.
#[test]
fn whoever_evacuates_goes_aboard_galactica_alone() {
    checks!("LOC-SHIPYARD-1", "NC-23");
    let there = json!({ "places": { "Ana": "shipyard" } });
    let mut game = planet(&json!({ "back": true, "locked": 3, "prepared": 2 }), &there);
    game.turn("act:shipyard");
    game.choose(COURSE, "branch:1");
    game.choose(PIECE, "fore-port");
    let ways = [
        "go:ftl-control",
        "go:weapons-control",
        "go:command",
        "go:communications",
        "go:admirals-quarters",
        "go:research-lab",
        "go:hangar-deck",
        "go:armory",
        "nothing",
    ];
    assert_eq!(game.options(), ways);
}

/// A card that prepares the jump evacuates no ship where none is Prepared, or before the return (NC-22).
#[test]
fn nothing_is_evacuated_without_a_prepared_ship_or_galactica() {
    checks!("NC-22", "NC-24");
    let evacuates = json!([{ "do": "evacuate" }]);
    for (back, prepared, asked) in [
        (true, 1, true),
        (true, 0, false),
        (false, 1, false),
        (false, 0, false),
    ] {
        let there = json!({ "back": back, "locked": 2, "prepared": prepared });
        let mut game = planet(&there, &json!({}));
        game.happens_by_effects(0, &evacuates);
        let waits = if asked { PIECE } else { TURN };
        assert_eq!(game.waits_for(), waits, "{back} {prepared}");
        assert_eq!(game.stacks(), (2, prepared));
    }
}

#[test]
fn a_cylon_at_the_shipyard_looks_at_the_top_ship() {
    checks!("LOC-SHIPYARD-1", "CIV-3");
    let modes = Modes {
        civilian_ships: Mode::App,
        ..BY_TABLE
    };
    let mut game = game_in(modes, &json!({ "distance": 6, "revealed-cylons": ["Ana"] }));
    game.corrected(Correction::Distance { distance: 7 });
    game.put(0, "shipyard");
    let top = game.state().space.locked[0].handle;
    game.turn("act:search-shipyard");
    let seen = view(game.state(), Viewer::Seat(ANA)).secret.expect("hers");
    assert_eq!(seen.civilians[0].0, top);
    assert_eq!(
        view(game.state(), Viewer::Seat(BEN))
            .secret
            .expect("his")
            .civilians,
        []
    );
    game.choose(COURSE, "branch:0");
    assert_eq!(
        game.state().space.locked.last().expect("a ship").handle,
        top
    );
}

#[test]
fn the_canyon_trades_a_resource_for_the_token() {
    checks!("LOC-CANYON-1", "XCRISIS-3");
    let there = json!({
        "places": { "Ana": "breeders-canyon" },
        "dials": { "fuel": 5, "food": 4, "morale": 4, "population": 9 },
    });
    let mut game = planet(&json!({ "locked": 3 }), &there);
    game.turn("act:breeders-canyon");
    assert_eq!(game.state().resources.population, 8);
    assert_eq!(game.state().jump.space, 1);
    let game = planet(&json!({ "back": true, "locked": 3 }), &there);
    assert_eq!(game.why_not("act:breeders-canyon"), "LOC-CANYON-1");
}

#[test]
fn a_cylon_draws_a_crisis_at_the_canyon_that_prepares_no_jump() {
    checks!("LOC-CANYON-1", "OPEN-51");
    let cylon = json!({ "revealed-cylons": ["Ana"], "places": { "Ana": "breeders-canyon" } });
    let mut game = planet(&json!({ "locked": 3 }), &cylon);
    game.turn("act:canyon-crisis");
    assert_eq!(game.state().piles.crisis, 29);
    game.choose(CRISIS, "card:demanded-surrender");
    let kind = game.waits_for();
    game.choose(kind, "option:1");
    game.confirm();
    // The occupation forces of the card act, and the fleet token stays.
    assert_eq!((game.forces(), game.state().jump.space), ([1, 0, 0], 0));
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn crises_move_occupation_forces_along_their_track() {
    checks!(
        "NC-25",
        "NC-26",
        "NC-27",
        "NC-48",
        "NC-49",
        "OPEN-45",
        "XBOARD-11",
        "NC-32",
        "XTURN-6",
        "REM-36"
    );
    let crisis = json!({
        "turn": { "number": 6, "active": "Ana", "step": "crisis" },
        "areas": { "bow": { "raiders": 3 } }, "boarding": [1],
    });
    let drawn = |forces: [u8; 3], locked: u8, prepared: u8| {
        let there = json!({ "forces": forces, "locked": locked, "prepared": prepared });
        let mut game = planet(&there, &crisis);
        game.draws("demanded-surrender");
        let kind = game.waits_for();
        game.choose(kind, "option:1");
        game.confirm();
        game
    };
    assert_eq!(drawn([0, 0, 0], 3, 0).forces(), [1, 0, 0]);
    let mut game = drawn([2, 1, 1], 2, 0);
    assert_eq!(game.forces(), [0, 2, 1]);
    // The one at the Shipyard has gone with the top Locked ship.
    let lost = game.state().space.locked[0].handle;
    game.choose(REVEAL, "population-1");
    assert_eq!(game.stacks(), (1, 0));
    assert_ne!(game.state().space.locked[0].handle, lost);
    assert_eq!(game.state().space.destroyed_civilians.len(), 1);
    let mut game = drawn([0, 0, 2], 1, 1);
    game.choose(REVEAL, "population-1");
    game.choose(REVEAL, "population-1");
    assert_eq!((game.stacks(), game.forces()), ((0, 0), [0, 0, 0]));
    // Nothing is left to destroy; and the ships of the card have done nothing.
    let game = drawn([0, 0, 1], 0, 0);
    assert_eq!(game.waits_for(), TURN);
    assert_eq!(game.ships(Area::Bow).count(Craft::Raider), 3);
    assert_eq!(game.state().boarding.on(0), 1);
}

#[test]
fn jump_icons_bring_galactica_back() {
    checks!("NC-29", "NC-30", "NC-52", "NC-53", "OPEN-44");
    let crisis = json!({
        "turn": { "number": 6, "active": "Ana", "step": "crisis" }, "fleet": 4,
        "other-vipers": { "damaged-mark-vii": 4, "destroyed-assault-raptors": 1 },
    });
    let mut game = planet(&json!({ "locked": 3, "prepared": 1 }), &crisis);
    game.draws("ncp-graduation");
    let kind = game.waits_for();
    game.choose(kind, "option:0");
    game.confirm();
    assert!(game.state().is_in_orbit());
    for area in [Area::ForeStarboard, Area::AftStarboard] {
        let there = game.ships(area);
        assert_eq!(
            (there.count(Craft::Basestar), there.count(Craft::Raider)),
            (1, 4),
            "{area:?}"
        );
    }
    let launched =
        Area::with_launch_icon(game.state().kit()).map(|area| game.ships(area).count(Craft::Viper));
    assert_eq!(launched.collect::<Vec<_>>(), [2, 2]);
    // The evacuation icon of the card that has brought her back came too early.
    assert_eq!(game.stacks(), (3, 1));
    assert_eq!(game.waits_for(), TURN);
    // From now on the token stays where it is, and ships act.
    assert_eq!(
        game.cannot_happen(Happening::JumpPrepared),
        Rejection::AtAutoJump
    );
}

#[test]
fn no_reminder_speaks_of_a_last_jump_on_the_planet() {
    checks!("NC-54");
    let prepares = json!({ "turn": { "number": 6, "active": "Ana", "step": "prepare-for-jump" } });
    for back in [false, true] {
        let game = planet(&json!({ "back": back, "locked": 3 }), &prepares);
        let said = reminders(game.state());
        assert!(said.iter().all(|reminder| reminder.id.as_str() != "REM-25"));
        assert!(!game.public().board.final_jump);
    }
}

#[test]
fn no_jump_is_told_of_from_the_planet() {
    checks!("NC-52", "NC-54");
    for back in [false, true] {
        let raiders = json!({ "areas": { "bow": { "raiders": 2 } } });
        let game = planet(&json!({ "back": back, "locked": 3 }), &raiders);
        for told in [Happening::JumpBegun, Happening::FleetJumped { distance: 2 }] {
            let refusal = game.cannot_happen(told.clone());
            assert_eq!(refusal, Rejection::NoJumpHere, "{told:?}, back: {back}");
        }
    }
    // Before the fleet comes there it jumps when the table says so.
    let mut game = game_in(BY_TABLE, &json!({ "distance": 4 }));
    game.happens(Happening::JumpBegun);
    assert_eq!(game.waits_for(), PromptKind::NameDestination);
}

#[test]
fn nothing_happens_in_space_before_the_return() {
    checks!("NC-20", "NC-24", "NC-42");
    let crisis = json!({ "turn": { "number": 6, "active": "Ana", "step": "crisis" } });
    let mut game = planet(&json!({ "locked": 3 }), &crisis);
    game.draws("intra-atmos-entry");
    game.comes_to(3);
    game.confirm();
    assert!(game.state().damage.locations.is_empty());
    assert_eq!(game.waits_for(), TURN);
    // Afterwards Galactica is damaged again.
    let mut game = planet(&json!({ "back": true, "locked": 3 }), &crisis);
    game.draws("intra-atmos-entry");
    game.comes_to(3);
    game.confirm();
    assert_eq!(game.waits_for(), PromptKind::DrawDamage);
}

#[test]
fn what_is_told_of_space_and_damage_is_refused_before_the_return() {
    checks!("NC-20", "NC-42");
    let board = json!({
        "areas": { "bow": { "basestars": [[]] }, "aft-port": { "heavy-raiders": 1 } },
        "boarding": [0, 0, 0, 1],
        "damaged": ["armory"],
    });
    let armory = location("armory");
    let told = [
        Happening::CylonFleetLaunch,
        Happening::GalacticaDamaged { token: None },
        Happening::LocationRepaired { location: armory },
        Happening::CenturionBoarded { area: None },
        Happening::BoardingAdvanced,
        Happening::CenturionDestroyed { space: 3 },
    ];
    for told in told {
        let game = planet(&json!({ "locked": 3 }), &board);
        let refusal = game.cannot_happen(told.clone());
        assert_eq!(refusal, Rejection::NotBack, "{told:?}");
        let mut game = planet(&json!({ "back": true, "locked": 3 }), &board);
        assert!(!game.happens(told.clone()).is_empty(), "{told:?}");
    }
}

#[test]
fn a_ship_that_is_drawn_and_destroyed_comes_from_the_planet() {
    checks!("NC-51", "NC-50");
    let survives = |locked: u8, prepared: u8| {
        let there = json!({ "locked": locked, "prepared": prepared });
        let mut game = planet(&there, &json!({}));
        game.corrected(Correction::Held {
            kind: HeldKind::MUTINY,
            seat: ANA,
            cards: 1,
        });
        game.turn("act:mutiny");
        game.choose(COURSE, "held:the-strong-survive");
        game.confirm();
        game
    };
    // Nothing is left in the pile.
    let all = u8::try_from(options(BY_TABLE).kit().ships(Craft::CivilianShip)).expect("a few");
    let mut game = survives(all - 1, 1);
    game.choose(REVEAL, "population-1");
    assert_eq!(game.stacks(), (usize::from(all) - 2, 1));
    // Where the pile has ships one of them is drawn.
    let mut game = survives(3, 0);
    game.choose(PIECE, "population-1");
    assert_eq!(game.stacks(), (3, 0));
    // A card of the planet names the stacks.
    let crisis = json!({ "turn": { "number": 6, "active": "Ana", "step": "crisis" } });
    let mut game = planet(&json!({ "locked": 1, "prepared": 1 }), &crisis);
    game.draws("organize-the-pilots");
    game.comes_to(3);
    game.confirm();
    game.choose(REVEAL, "population-1");
    assert_eq!(game.stacks(), (0, 1));
}

#[test]
fn sanitation_keeps_the_token_where_it_is() {
    checks!("NC-36");
    let crisis = json!({ "turn": { "number": 6, "active": "Ana", "step": "crisis" } });
    let mut game = planet(&json!({ "locked": 3 }), &crisis);
    game.draws("establish-sanitation");
    let kind = game.waits_for();
    game.choose(kind, "option:0");
    game.confirm();
    assert_eq!(game.state().jump.space, 0);
    let mut game = planet(&json!({ "locked": 3 }), &crisis);
    game.draws("establish-sanitation");
    game.choose(kind, "option:1");
    game.confirm();
    assert_eq!(game.state().jump.space, 1);
}

#[test]
fn a_bombing_executes_a_cylon() {
    checks!("CLAR-36", "XCY-1");
    let more = json!({
        "turn": { "number": 6, "active": "Ana", "step": "crisis" },
        "titles": { "president": "Ben", "admiral": "Cem", "cag": "Ana" },
        "revealed-cylons": ["Dana"], "places": { "Dana": "shipyard" },
        "skill-cards": { "Dana": 3 },
    });
    let mut game = planet(&json!({ "locked": 3, "forces": [1, 0, 1] }), &more);
    game.draws("resistance-bombings");
    game.comes_to(12);
    game.confirm();
    game.choose(COURSE, "branch:0");
    assert_eq!(game.at(DANA), "medical-center");
    assert_eq!(game.state().hands.of(DANA), 0);
    let mut game = planet(&json!({ "locked": 3, "forces": [1, 0, 1] }), &more);
    game.draws("resistance-bombings");
    game.comes_to(12);
    game.confirm();
    game.choose(COURSE, "branch:1");
    // Both are destroyed; then one comes, because the card activates them and none is left.
    assert_eq!(game.forces(), [1, 0, 0]);
}

#[test]
fn a_new_character_comes_to_resistance_hq() {
    checks!("EXEC-13", "NC-35", "NC-61", "DIS-42");
    let comes = |back: bool| {
        let mut game = planet(&json!({ "locked": 3, "back": back }), &json!({}));
        game.happens(Happening::Executed { seat: DANA });
        for _ in 0..6 {
            if game.waits_for() == PromptKind::ChooseCharacter {
                game.choose(PromptKind::ChooseCharacter, "character:saul-tigh");
                break;
            }
            let kind = game.waits_for();
            let first = game.options().swap_remove(0);
            game.choose(kind, &first);
        }
        game.at(DANA)
    };
    assert_eq!(comes(false), "resistance-hq");
    assert_eq!(comes(true), "command");
}

fn left_behind(more: &Value) -> Game {
    let mut all = json!({
        "turn": { "number": 6, "active": "Cem", "step": "action" },
        "places": { "Ana": "command", "Ben": "command", "Cem": "command", "Dana": "command" },
        "dials": { "fuel": 5, "food": 4, "morale": 4, "population": 9 },
    });
    for (key, value) in more.as_object().expect("an object") {
        all[key] = value.clone();
    }
    planet(&json!({ "back": true, "locked": 1, "prepared": 1 }), &all)
}

#[test]
fn the_admiral_orders_the_final_jump() {
    checks!(
        "OPEN-24",
        "NC-57",
        "NC-58",
        "NC-59",
        "NC-64",
        "NC-33",
        "XSETUP-23",
        "END-14",
        "END-8",
        "NC-34",
        "XMOT-5"
    );
    // Nobody else does, and not before the return.
    let ana = json!({ "turn": { "number": 6, "active": "Ana", "step": "action" } });
    assert!(!left_behind(&ana).may("act:final-jump"));
    let cem = json!({ "turn": { "number": 6, "active": "Cem", "step": "action" } });
    let game = planet(&json!({ "locked": 3 }), &cem);
    assert_eq!(game.why_not("act:final-jump"), "NC-57");
    let area = json!({ "areas": { "fore-port": { "civilian-ships": 1 } } });
    let mut game = left_behind(&area);
    game.turn("act:final-jump");
    game.choose(REVEAL, "population-1");
    game.choose(REVEAL, "population-2");
    assert_eq!(game.state().resources.population, 6);
    assert_eq!(game.state().outcome, Some(Outcome::KobolReached));
    // The ship in space is saved.
    assert_eq!(game.state().space.civilians.len(), 1);
    let mut game =
        left_behind(&json!({ "dials": { "fuel": 5, "food": 4, "morale": 4, "population": 3 } }));
    game.turn("act:final-jump");
    game.choose(REVEAL, "population-1");
    game.choose(REVEAL, "population-2");
    assert_eq!(
        game.state().outcome,
        Some(Outcome::FinalJumpFailed {
            resources: vec![Resource::Population]
        })
    );
}

#[test]
fn who_is_left_on_the_planet_is_executed() {
    checks!("NC-58", "NC-60");
    let mut game = left_behind(
        &json!({ "places": { "Ana": "shipyard", "Ben": "command", "Cem": "command", "Dana": "command" } }),
    );
    game.turn("act:final-jump");
    game.choose(REVEAL, "nothing");
    game.choose(REVEAL, "nothing");
    for _ in 0..6 {
        if game.state().outcome.is_some() {
            break;
        }
        let kind = game.waits_for();
        // The new Boomer would come to Detention, where they would be left behind again.
        let boomer = "character:boomer".to_owned();
        let mut options = game.options();
        let option = match options.contains(&boomer) {
            true => boomer,
            false => options.swap_remove(0),
        };
        game.choose(kind, &option);
    }
    assert_eq!(game.state().outcome, Some(Outcome::KobolReached));
    assert_eq!(game.state().resources.morale, 3);
    assert_eq!(game.state().gone.len(), 1, "once");
    let ana = game.state().seats[0].character;
    assert_eq!(ana.map(|character| character.name()), Some("boomer"));
}

#[test]
fn a_position_and_corrections_say_how_it_stands() {
    checks!("NC-27");
    let mut game = planet(
        &json!({ "locked": 3, "prepared": 2, "forces": [1, 0, 2] }),
        &json!({}),
    );
    let position = Position::of(game.state()).expect("a position");
    let there = position.new_caprica.clone().expect("there");
    assert_eq!(
        (there.locked, there.prepared, there.forces),
        (3, 2, [1, 0, 2])
    );
    let mut again = Game::empty(0);
    again.referee(&Command::StartFrom {
        players: crate::game::players(&crate::game::NAMES[..4]),
        options: options(BY_TABLE),
        position: Box::new(position),
    });
    assert_eq!(again.state().space.locked, game.state().space.locked);
    assert_eq!(again.state().new_caprica, game.state().new_caprica);
    game.corrected(Correction::OccupationForces { space: 1, count: 1 });
    assert_eq!(game.forces(), [1, 1, 2]);
    let correct = |correction| Command::Correct {
        corrections: vec![correction],
        reason: Reason::Misread,
        repairs: None,
        insist: false,
    };
    let more = correct(Correction::OccupationForces { space: 1, count: 2 });
    assert_eq!(game.refusal(&more), Rejection::TooManyForces { most: 4 });
    let handles = |game: &Game| {
        let space = &game.state().space;
        let of = |stack: &[StackedShip]| stack.iter().map(|ship| ship.handle.0).collect::<Vec<_>>();
        (of(&space.locked), of(&space.prepared))
    };
    let (locked, prepared) = handles(&game);
    game.corrected(Correction::StackedShips {
        locked: 2,
        prepared: 3,
    });
    let moved = [&prepared[..], &locked[..1]].concat();
    assert_eq!(handles(&game), (locked[1..].to_vec(), moved));
    game.corrected(Correction::StackedShips {
        locked: 3,
        prepared: 2,
    });
    assert_eq!(handles(&game), (locked.clone(), prepared.clone()));
    game.corrected(Correction::StackedShips {
        locked: 4,
        prepared: 1,
    });
    let moved = [&prepared[1..], &locked[..]].concat();
    assert_eq!(handles(&game), (moved, prepared[..1].to_vec()));
    game.corrected(Correction::StackedShips {
        locked: 1,
        prepared: 2,
    });
    assert_eq!(handles(&game).0.len(), 1);
    let left = dradis_state::reserve::ships_left(game.state(), Craft::CivilianShip);
    let most = left + 3;
    let all = Correction::StackedShips {
        locked: most,
        prepared: 1,
    };
    assert_eq!(
        game.refusal(&correct(all)),
        Rejection::CivilianPile { left }
    );
    game.corrected(Correction::StackedShips {
        locked: most,
        prepared: 0,
    });
    assert_eq!(handles(&game).0.len(), usize::from(most));
    game.corrected(Correction::GalacticaBack { back: true });
    assert!(game.state().is_in_orbit());
    let elsewhere = game_in(BY_TABLE, &json!({ "distance": 3 }));
    let none = correct(Correction::GalacticaBack { back: true });
    assert_eq!(
        elsewhere.refusal(&none),
        Rejection::NotInPlay {
            name: "new-caprica".to_owned()
        }
    );
}

#[test]
fn a_raptor_is_risked_on_the_planet() {
    checks!("NC-19");
    let more = json!({ "skill-cards": { "Ana": 2 } });
    let mut game = planet(&json!({ "locked": 3 }), &more);
    game.turn("act:launch-scout");
    game.rolls(3);
    assert_ne!(game.waits_for(), TURN);
    let told = |event: &Event| {
        matches!(
            event,
            Event::NewCaprica {
                new_caprica: NewCapricaEvent::Returned
            }
        )
    };
    assert!(!game.history.done().any(told));
}
