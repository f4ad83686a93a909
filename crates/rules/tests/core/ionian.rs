//! The Ionian Nebula: trauma tokens, and Allies who are met, lost and replaced.

use std::collections::BTreeSet;

use dradis_facts::content::{AllyId, CharacterId, HeldKind, LocationId, Trauma};
use dradis_facts::craft::Craft;
use dradis_facts::damage::GalacticaToken;
use dradis_facts::effect::{Effect, InTheNebula, Source, Who};
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_facts::turn::TurnStep;
use dradis_facts::{SeatId, checks};
use dradis_rules::books::position::Position;
use dradis_rules::history::Record;
use dradis_rules::play::ionian::{Barred, deck};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::{Viewer, narrate, prompts, seat_secret, view};
use dradis_state::agenda::Work;
use dradis_state::correction::Correction;
use dradis_state::effect::{Course, EffectStep};
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::ionian::{IonianEvent, Nebula, Spot};
use serde_json::{Value, json};

use crate::game::{Game, NAMES, correct, place};
use crate::passing::{ANA, BEN, CEM, CYLON, DANA, HUMAN};

const BENEVOLENT: &str = "trauma-benevolent";
const ANTAGONISTIC: &str = "trauma-antagonistic";
const DISASTER: &str = "trauma-disaster";
const COURSE: PromptKind = PromptKind::ChooseCourse;
const CONFIRM: PromptKind = PromptKind::Confirm;

/// Nobody of them is an Ally's person who is met in these tests.
const FOUR: [&str; 4] = ["galen-tyrol", "laura-roslin", "william-adama", "dee"];

pub(crate) fn options(loyalty: Mode) -> Options {
    Options {
        game: Boxes::combined(Objective::IonianNebula),
        modes: Modes {
            loyalty,
            destiny: Mode::Table,
            super_crises: Mode::Table,
            civilian_ships: Mode::Table,
            damage: Mode::Table,
            dice: Mode::Table,
            destinations: Mode::Table,
        },
        ..Options::default()
    }
}

pub(crate) fn ally(name: &str) -> AllyId {
    AllyId::find(name).expect("an Ally")
}

/// Ana's turn at a step, with these Allies on the board and these tokens, the places of which stand in the position's
/// order: Sickbay, the Brig, then the Allies.
pub(crate) fn nebula(characters: &[&str], allies: &[&str], tokens: &Value, more: &Value) -> Game {
    seeded(0, characters, allies, tokens, more)
}

/// The same, with chance of its own: a token that is discarded is mixed with the supply, so chance says which is drawn.
pub(crate) fn seeded(
    seed: u8,
    characters: &[&str],
    allies: &[&str],
    tokens: &Value,
    more: &Value,
) -> Game {
    let hands: serde_json::Map<_, _> = NAMES
        .iter()
        .zip(characters)
        .map(|(name, _)| ((*name).to_owned(), json!([HUMAN])))
        .collect();
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "movement" },
        "titles": { "president": "Ben", "admiral": "Cem" },
        "areas": {},
        "loyalty": { "hands": hands, "deck": [HUMAN, HUMAN, HUMAN] },
        "ionian": { "allies": allies },
        "hidden": { "trauma": tokens },
    });
    Game::from_position(seed, characters, options(Mode::App), position, more)
}

/// Whether anybody has shown a disaster.
pub(crate) fn has_disaster(game: &Game) -> bool {
    game.history.done().any(|event| {
        matches!(
            event,
            Event::Ionian {
                ionian: IonianEvent::Disaster { .. }
            }
        )
    })
}

fn tokens(spots: &[&str], hands: &Value) -> Value {
    json!({ "spots": spots, "hands": hands })
}

fn by_table(allies: &[&str], trauma: &Value, more: &Value) -> Game {
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "movement" },
        "titles": { "president": "Ben", "admiral": "Cem" },
        "areas": {},
        "loyalty-cards": { "hands": { "Ana": 1, "Ben": 1, "Cem": 1, "Dana": 1 }, "deck": 3 },
        "ionian": { "allies": allies, "trauma": trauma },
    });
    Game::from_position(0, &FOUR, options(Mode::Table), position, more)
}

fn nebula_of(game: &Game) -> &dradis_state::ionian::Ionian {
    game.state().ionian.as_ref().expect("the objective")
}

fn own(game: &Game, seat: SeatId) -> Vec<&'static str> {
    let hand = game.state().held_hand(HeldKind::TRAUMA, seat).iter();
    hand.map(|card| card.name()).collect()
}

fn said(events: &[Event]) -> Vec<String> {
    let lines = events
        .iter()
        .filter_map(|event| narrate(event, Viewer::Public));
    lines.map(|line| line.id.to_owned()).collect()
}

fn kind(game: &Game) -> PromptKind {
    prompts(game.state()).first().expect("a question").kind
}

fn asks(game: &Game) -> &'static str {
    prompts(game.state()).first().expect("a question").ask.id
}

#[test]
fn the_set_up_deals_trauma_and_lays_allies_out() {
    checks!(
        "XSETUP-19",
        "XCOMP-9",
        "OPEN-30",
        "ION-SETUP-2",
        "ION-SETUP-3",
        "ION-SETUP-5"
    );
    let mut set_aside = 0;
    for (mode, seed) in (0..40)
        .map(|seed| (Mode::App, seed))
        .chain([(Mode::Table, 1)])
    {
        let mut game = Game::of(&FOUR, options(mode), ANA, seed);
        let deal = if mode == Mode::App { "deal" } else { "dealt" };
        let dealt = game.choose(PromptKind::DealLoyalty, deal);
        set_aside += said(&dealt)
            .iter()
            .filter(|line| line.as_str() == "log-disaster")
            .count();
        for seat in [ANA, BEN, CEM, DANA] {
            assert_eq!(game.state().trauma(seat), 3);
            assert!(!own(&game, seat).contains(&DISASTER));
            let held = mode == Mode::App;
            let secret = seat_secret(game.state(), seat);
            let cards = secret
                .held
                .iter()
                .find(|held| held.kind == HeldKind::TRAUMA);
            assert_eq!(
                cards.map_or(0, |held| held.cards.len()),
                if held { 3 } else { 0 }
            );
        }
        if prompts(game.state())
            .iter()
            .any(|p| p.kind == PromptKind::CloseReading)
        {
            game.choose(PromptKind::CloseReading, "close-reading");
        }
        if mode == Mode::App {
            let there = game
                .state()
                .held_deck(HeldKind::TRAUMA)
                .expect("the supply");
            let all = there
                .cards()
                .chain(nebula_of(&game).tokens.reveal().iter().copied());
            let mut counts = [0; 3];
            for card in all {
                counts[card.trauma().expect("a token") as usize] += 1;
            }
            assert_eq!(counts, [18, 18, 2]);
        }
        // Roslin is played: her card goes into the box, and another one comes up.
        while asks(&game) != "ask-ally-drawn" {
            game.choose(PromptKind::PickPlayer, "nobody");
        }
        let boxed = game.choose(COURSE, "ally:laura-roslin-ally");
        assert_eq!(said(&boxed), ["log-ally-boxed"]);
        for name in ["elosha-ally", "starbuck-ally", "saul-tigh-ally"] {
            let came = game.choose(COURSE, &format!("ally:{name}"));
            assert!(said(&came).contains(&"log-ally-came".to_owned()));
        }
        assert_eq!(kind(&game), PromptKind::TakeTurn);
        let there = nebula_of(&game);
        let spots: Vec<Spot> = [LocationId::SICKBAY, LocationId::BRIG]
            .map(Spot::Location)
            .into_iter()
            .chain(there.allies.iter().copied().map(Spot::Ally))
            .collect();
        assert_eq!(there.spots, spots);
        assert_eq!(
            there.tokens.reveal().len(),
            if mode == Mode::App { 5 } else { 0 }
        );
        assert_eq!(deck(game.state()).len(), 31);
        let board = game.public().board.ionian.expect("shown");
        let shown: Vec<_> = board
            .allies
            .iter()
            .map(|ally| ally.location.name())
            .collect();
        assert_eq!(
            shown,
            ["presidents-office-overlay", "hangar-deck", "command"]
        );
        assert_eq!(board.trauma, [LocationId::SICKBAY, LocationId::BRIG]);
    }
    assert!(set_aside > 3, "{set_aside}");
    let listed = options(Mode::App).kit().lay_out.clone();
    assert!(listed.iter().any(|rule| rule.to_string() == "ION-SETUP-5"));
    for objective in [Objective::Kobol, Objective::NewCaprica, Objective::Earth] {
        let other = Options {
            game: Boxes::combined(objective),
            ..Options::default()
        };
        assert!(!other.kit().held.contains(&HeldKind::TRAUMA));
    }
}

#[test]
fn whoever_is_in_sickbay_or_the_brig_takes_the_token_there() {
    checks!(
        "ION-TRAUMA-1",
        "ION-TRAUMA-2",
        "ION-TRAUMA-3",
        "XTURN-3",
        "XORDER-1",
        "REM-32"
    );
    for (at, left) in [("sickbay", "brig"), ("brig", "sickbay")] {
        let spots = if at == "sickbay" {
            [BENEVOLENT, ANTAGONISTIC]
        } else {
            [ANTAGONISTIC, BENEVOLENT]
        };
        let more = json!({ "places": { "Ben": at } });
        let mut game = nebula(
            &FOUR,
            &[],
            &tokens(&spots, &json!({ "Ben": [ANTAGONISTIC] })),
            &more,
        );
        let events = game.end_turn();
        assert_eq!(own(&game, BEN), [ANTAGONISTIC, BENEVOLENT], "{at}");
        let there = nebula_of(&game);
        assert_eq!(there.spots.len(), 2);
        let kept = place(left);
        let Place::Location { location } = kept else {
            panic!()
        };
        assert_eq!(
            there
                .token(Spot::Location(location))
                .map(|token| token.name()),
            Some(ANTAGONISTIC)
        );
        let taken = events.iter().position(|event| {
            matches!(
                event,
                Event::Ionian {
                    ionian: IonianEvent::TokenTaken { .. }
                }
            )
        });
        let placed = events.iter().position(|event| {
            matches!(
                event,
                Event::Ionian {
                    ionian: IonianEvent::TokenPlaced { .. }
                }
            )
        });
        assert!(taken < placed && taken.is_some());
        // Nobody else takes one, and nobody learns which it was.
        assert_eq!(game.state().trauma(ANA), 0);
        assert!(
            !serde_json::to_string(&view(game.state(), Viewer::Public))
                .expect("json")
                .contains(BENEVOLENT)
        );
    }
    let mut game = by_table(
        &[],
        &json!({ "Ben": 1 }),
        &json!({ "places": { "Ben": "brig" } }),
    );
    game.end_turn();
    assert_eq!(asks(&game), "ask-disasters");
    game.choose(COURSE, "0");
    assert_eq!(game.state().trauma(BEN), 2);
    assert_eq!(nebula_of(&game).spots.len(), 2);
}

#[test]
fn a_disaster_executes_a_human() {
    checks!(
        "ION-TRAUMA-4",
        "ION-TRAUMA-6",
        "ION-TRAUMA-8",
        "EXEC-7",
        "EXEC-10"
    );
    for mode in [Mode::App, Mode::Table] {
        let more = json!({ "places": { "Ben": "brig" }, "distance": 1 });
        let hands = json!({ "Ben": [ANTAGONISTIC, BENEVOLENT] });
        let mut game = match mode {
            Mode::App => nebula(&FOUR, &[], &tokens(&[BENEVOLENT, DISASTER], &hands), &more),
            Mode::Table => by_table(&[], &json!({ "Ben": 2 }), &more),
        };
        let morale = game.state().resources.get(Resource::Morale);
        let mut events = game.end_turn();
        if mode == Mode::Table {
            events.extend(game.choose(COURSE, "1"));
            game.choose(COURSE, "nothing");
            game.choose(COURSE, "0");
        }
        assert!(said(&events).contains(&"log-disaster".to_owned()));
        assert_eq!(kind(&game), PromptKind::ChooseCharacter);
        assert_eq!(game.state().trauma(BEN), 0, "all of it is discarded");
        assert_eq!(game.state().resources.get(Resource::Morale), morale - 1);
        let events = game.choose(PromptKind::ChooseCharacter, "character:saul-tigh");
        assert_eq!(game.state().trauma(BEN), 3);
        if mode == Mode::App {
            assert!(said(&events).contains(&"log-trauma-mixed".to_owned()));
            assert!(!own(&game, BEN).contains(&DISASTER));
            let there = game
                .state()
                .held_deck(HeldKind::TRAUMA)
                .expect("the supply");
            let lie = there.deck.reveal().iter().chain(there.discarded.reveal());
            let disasters = lie.filter(|card| card.trauma() == Some(Trauma::Disaster));
            assert_eq!(disasters.count(), 2, "it is back");
        }
        // The turn of whoever was executed ends.
        if mode == Mode::Table {
            game.choose(PromptKind::PickPlayer, "nobody");
        }
        assert_eq!(game.state().turn.active, Some(CEM));
    }
}

#[test]
fn a_cylon_draws_two_more_for_each_disaster_and_keeps_the_rest() {
    checks!("ION-TRAUMA-5", "ION-TRAUMA-9");
    let more = json!({ "revealed-cylons": ["Dana"], "turned-up": { "Dana": CYLON },
        "loyalty": { "hands": { "Ana": [HUMAN], "Ben": [HUMAN], "Cem": [HUMAN], "Dana": [CYLON] }, "deck": [HUMAN] } });
    let supply = json!({ "spots": [BENEVOLENT, BENEVOLENT],
        "hands": { "Dana": [] }, "deck": [DISASTER, BENEVOLENT, ANTAGONISTIC, DISASTER, BENEVOLENT, ANTAGONISTIC] });
    let mut game = nebula(&FOUR, &[], &supply, &more);
    let drawn = drawn(&mut game, DANA, 2);
    let shown = said(&drawn)
        .into_iter()
        .filter(|line| line == "log-disaster");
    assert_eq!(shown.count(), 2);
    // Two drawn, one of them a disaster; two for it, one of them again; two for that.
    assert_eq!(
        own(&game, DANA),
        [BENEVOLENT, ANTAGONISTIC, BENEVOLENT, ANTAGONISTIC]
    );
    assert_eq!(game.state().trauma(DANA), 4);
    assert!(
        game.state()
            .agenda
            .steps
            .iter()
            .all(|step| !format!("{:?}", step.work).contains("Execution"))
    );
}

#[test]
fn a_cylon_draws_no_disaster_again_that_is_set_aside() {
    checks!("ION-TRAUMA-5", "ION-TRAUMA-6");
    let more = json!({ "revealed-cylons": ["Dana"], "turned-up": { "Dana": CYLON },
        "loyalty": { "hands": { "Ana": [HUMAN], "Ben": [HUMAN], "Cem": [HUMAN], "Dana": [CYLON] }, "deck": [HUMAN] } });
    // Everything else is held, or lies in Sickbay and the Brig.
    let supply = json!({ "spots": [BENEVOLENT, BENEVOLENT], "deck": [DISASTER, DISASTER],
        "hands": { "Ana": vec![ANTAGONISTIC; 9], "Ben": vec![ANTAGONISTIC; 9],
            "Cem": vec![BENEVOLENT; 8], "Dana": vec![BENEVOLENT; 8] } });
    let mut game = nebula(&FOUR, &[], &supply, &more);
    let drawn = drawn(&mut game, DANA, 2);
    let shown = said(&drawn)
        .into_iter()
        .filter(|line| line == "log-disaster");
    assert_eq!(shown.count(), 2);
    assert_eq!(own(&game, DANA), [BENEVOLENT; 8]);
}

#[test]
fn a_new_character_gets_no_disaster_for_those_set_aside() {
    checks!("ION-TRAUMA-8");
    let allies = [
        "billy-keikeya-ally",
        "tom-zarek-ally",
        "kat-ally",
        "hot-dog-ally",
    ];
    let cem = [vec![ANTAGONISTIC; 8], vec![BENEVOLENT; 2]].concat();
    // Nothing but the disasters is left for whoever comes in Ben's place.
    let supply = json!({ "spots": vec![BENEVOLENT; 6], "deck": [DISASTER, DISASTER],
        "hands": { "Ana": vec![ANTAGONISTIC; 10], "Dana": vec![BENEVOLENT; 10],
            "Cem": cem } });
    let mut game = nebula(&FOUR, &allies, &supply, &json!({}));
    game.happens(Happening::Executed { seat: BEN });
    game.choose(PromptKind::ChooseCharacter, "character:saul-tigh");
    assert_eq!(game.state().trauma(BEN), 0);
}

/// Somebody draws trauma by an effect.
fn drawn(game: &mut Game, seat: SeatId, tokens: u8) -> Vec<Event> {
    let who = Who::Current;
    let drawn = Effect::Ionian(InTheNebula::DrawTrauma { who, tokens });
    carried_out(game, seat, vec![drawn])
}

fn carried_out(game: &mut Game, seat: SeatId, left: Vec<Effect>) -> Vec<Event> {
    let course = Course {
        of: Source::Title {
            title: Title::President,
        },
        current: seat,
        picked: None,
        left,
    };
    let effects = EffectStep::Confirm { course };
    let work = vec![Work::Effects { effects }];
    game.record(Record::Did {
        events: vec![Event::Scheduled { work }],
    });
    game.choose(CONFIRM, "apply")
}

/// Of several tokens the table says how many are disasters (ION-TRAUMA-9): there are two of them, and none where nothing
/// is left to draw.
#[test]
fn the_table_says_how_many_of_the_tokens_drawn_are_disasters() {
    checks!("ION-TRAUMA-1", "ION-TRAUMA-9");
    let mut game = by_table(&[], &json!({}), &json!({}));
    drawn(&mut game, BEN, 4);
    assert_eq!(asks(&game), "ask-disasters");
    assert_eq!(game.options(), ["0", "1", "2"]);
    game.choose(COURSE, "0");
    assert_eq!(game.state().trauma(BEN), 4);
    drawn(&mut game, BEN, 1);
    assert_eq!(game.options(), ["0", "1"]);
    let held = json!({ "Ana": 12, "Ben": 12, "Cem": 12 });
    let mut game = by_table(&[], &held, &json!({}));
    assert_eq!(
        dradis_rules::play::held::left(game.state(), HeldKind::TRAUMA),
        0
    );
    drawn(&mut game, DANA, 2);
    assert_eq!(kind(&game), PromptKind::TakeTurn);
    assert_eq!(game.state().trauma(DANA), 0);
}

/// Tokens that are discarded at random are nobody's to choose; others their owner chooses, and the question gives none of
/// them away (CYPLAYER-6).
#[test]
fn trauma_is_discarded_at_random_or_as_its_owner_chooses() {
    checks!("CYPLAYER-6");
    let random = |yes: bool| json!([{ "do": "discard-trauma", "who": "current", "tokens": 2, "random": yes }]);
    let three = [BENEVOLENT, ANTAGONISTIC, ANTAGONISTIC];
    let mut left = BTreeSet::new();
    for seed in 0..20 {
        let supply = tokens(&[BENEVOLENT; 2], &json!({ "Ana": three }));
        let mut game = seeded(seed, &FOUR, &[], &supply, &json!({}));
        let mut chosen = seeded(seed, &FOUR, &[], &supply, &json!({}));
        game.happens_by_effects(0, &random(true));
        assert_eq!(kind(&game), PromptKind::TakeTurn);
        left.insert(own(&game, ANA));
        chosen.happens_by_effects(0, &random(false));
        let prompt = chosen.prompt(PromptKind::ChooseHeld);
        assert_eq!(prompt.decider, Decider::Seat { seat: ANA });
        assert_eq!(chosen.options(), ["hand:1", "hand:2", "hand:3"]);
    }
    assert_eq!(left, [vec![BENEVOLENT], vec![ANTAGONISTIC]].into());
    for yes in [true, false] {
        let mut game = by_table(&[], &json!({ "Ana": 3 }), &json!({}));
        let events = game.happens_by_effects(0, &random(yes));
        assert_eq!(game.state().trauma(ANA), 1);
        assert!(
            events
                .iter()
                .all(|event| !matches!(event, Event::Drew { .. }))
        );
        // Who has fewer discards those, and who has none nothing.
        game.happens_by_effects(0, &random(yes));
        let events = game.happens_by_effects(0, &random(yes));
        assert_eq!(said(&events), Vec::<String>::new());
        assert_eq!(game.state().trauma(ANA), 0);
        assert_eq!(kind(&game), PromptKind::TakeTurn);
    }
}

/// Lee Adama has each unmanned viper destroy a raider of its area (DMG-1): of other areas nothing is said.
#[test]
fn unmanned_vipers_destroy_raiders_where_both_are() {
    checks!("DMG-1");
    let areas = json!({ "areas": {
        "bow": { "raiders": 3, "unmanned-vipers": 2 }, "stern": { "raiders": 2 },
        "fore-port": { "unmanned-vipers": 1 }, "aft-port": { "raiders": 1, "unmanned-vipers": 2 },
    } });
    let mut game = nebula(&FOUR, &[], &tokens(&[BENEVOLENT; 2], &json!({})), &areas);
    let events = game.happens_by_effects(0, &json!([{ "do": "shoot-raiders" }]));
    let destroyed = events.iter().filter_map(|event| {
        let Event::ShipsDestroyed { area, ship, count } = event else {
            return None;
        };
        Some((*area, *ship, *count))
    });
    let raiders = |area, count| (area, Craft::Raider, count);
    let expected = [raiders(Area::Bow, 2), raiders(Area::AftPort, 1)];
    assert_eq!(destroyed.collect::<Vec<_>>(), expected);
}

/// Doc Cottle sends whoever has met him to any location that a human may enter and that is not hazardous, as they choose
/// (LIMIT-19).
#[test]
fn doc_cottle_sends_nobody_to_the_cylons_or_where_it_is_hazardous() {
    checks!("LIMIT-19");
    let sickbay = json!({ "places": { "Ana": "sickbay" } });
    let supply = tokens(&[BENEVOLENT; 3], &json!({}));
    let mut game = nebula(&FOUR, &["doc-cottle-ally"], &supply, &sickbay);
    game.turn("next");
    game.choose(CONFIRM, "apply");
    assert_eq!(
        (kind(&game), asks(&game)),
        (PromptKind::ChoosePlace, "ask-go-anywhere")
    );
    let mut ways = game.options();
    ways.sort();
    let expected = [
        "go:administration-overlay",
        "go:admirals-quarters",
        "go:airlock",
        "go:armory",
        "go:command",
        "go:communications",
        "go:engine-room",
        "go:ftl-control",
        "go:hangar-deck",
        "go:main-batteries",
        "go:pegasus-cic",
        "go:presidents-office-overlay",
        "go:press-room-overlay",
        "go:quorum-chamber",
        "go:research-lab",
        "go:weapons-control",
        "nothing",
    ];
    assert_eq!(ways, expected);
}

/// His card speaks of Galactica (facts: objectives, table 6), where others leave the ship open.
#[test]
fn tyrol_repairs_locations_of_galactica_alone() {
    checks!("ION-ALLY-3", "DMG-GAL-5");
    let more = json!({
        "places": { "Ana": "hangar-deck" },
        "damaged": ["airlock", "armory", "command"],
    });
    let supply = tokens(&[BENEVOLENT; 3], &json!({}));
    let characters = ["kat", "laura-roslin", "william-adama", "dee"];
    let mut game = nebula(&characters, &["galen-tyrol-ally"], &supply, &more);
    game.turn("next");
    game.choose(CONFIRM, "apply");
    game.choose(COURSE, "branch:0");
    let mut ways = game.options();
    ways.sort();
    assert_eq!(ways, ["go:armory", "go:command", "nothing"]);
    for way in ["go:armory", "go:command"] {
        game.choose(PromptKind::ChoosePlace, way);
    }
    let left: Vec<_> = game.state().damaged().map(LocationId::name).collect();
    assert_eq!(left, ["airlock"]);
}

#[test]
fn an_ally_is_met_as_the_movement_step_ends() {
    checks!(
        "ION-ALLY-1",
        "ION-ALLY-2",
        "ION-ALLY-3",
        "ION-ALLY-4",
        "ION-ALLY-5",
        "ION-TRAUMA-7",
        "XORDER-2",
        "REM-33"
    );
    let allies = ["billy-keikeya-ally", "tom-zarek-ally"];
    for (token, by) in [(BENEVOLENT, 1), (ANTAGONISTIC, 0), (DISASTER, 0)] {
        let spots = [BENEVOLENT, BENEVOLENT, token, BENEVOLENT];
        let hands = json!({ "Ana": [ANTAGONISTIC, BENEVOLENT] });
        let mut game = nebula(&FOUR, &allies, &tokens(&spots, &hands), &json!({}));
        let morale = game.state().resources.get(Resource::Morale);
        game.set_hand(0, 3);
        game.turn("go:administration-overlay");
        // Which of the two is the player's to say.
        assert_eq!(asks(&game), "ask-meet-ally");
        let met = game.choose(COURSE, "ally:billy-keikeya-ally");
        assert!(said(&met).contains(&"log-ally-met".to_owned()));
        if token != DISASTER {
            game.choose(CONFIRM, "apply");
        }
        assert_eq!(
            game.state().resources.get(Resource::Morale),
            morale + by,
            "{token}"
        );
        let more = u8::from(token == ANTAGONISTIC);
        assert_eq!(game.state().trauma(ANA), 2 + more);
        assert!(game.state().seats[0].character.is_some());
        // Whoever met them draws the next one, and lays a token of their choice on it.
        assert_eq!(asks(&game), "ask-ally-drawn-by");
        assert!(nebula_of(&game).boxed.contains(&ally("billy-keikeya-ally")));
        let drawn = game.choose(COURSE, "ally:elosha-ally");
        assert!(said(&drawn).contains(&"log-ally-came".to_owned()));
        let prompt = game.prompt(PromptKind::ChooseHeld);
        assert_eq!(prompt.decider, Decider::Seat { seat: ANA });
        assert_eq!(prompt.held, Some(HeldKind::TRAUMA));
        let laid = game.choose(PromptKind::ChooseHeld, "hand:1");
        assert_eq!(said(&laid), ["log-trauma-laid"]);
        let there = nebula_of(&game);
        let spot = Spot::Ally(ally("elosha-ally"));
        assert_eq!(
            there.token(spot).map(|token| token.name()),
            Some(ANTAGONISTIC)
        );
        assert_eq!(there.allies, [ally("tom-zarek-ally"), ally("elosha-ally")]);
        assert_eq!(game.state().trauma(ANA), 1 + more);
        // No second one is met in this turn.
        assert_eq!(kind(&game), PromptKind::TakeTurn);
    }
}

/// Where the table goes back to the Movement step, its end comes again: an Ally there is met before the Action step, but
/// only one in a turn.
#[test]
fn an_ally_is_met_however_often_the_movement_step_ends_and_only_once() {
    checks!("ION-ALLY-1", "ION-ALLY-2");
    let armory = json!({ "places": { "Ana": "armory" } });
    let supply = tokens(&[BENEVOLENT; 3], &json!({}));
    for turn_ends in [false, true] {
        let mut game = nebula(&FOUR, &["racetrack-ally"], &supply, &armory);
        game.turn("next");
        assert_eq!(game.state().turn.step, TurnStep::Action);
        game.turn("back");
        if turn_ends {
            game.put(0, "weapons-control");
            game.turn("end-turn");
        } else {
            game.turn("go:weapons-control");
        }
        assert_eq!(asks(&game), "ask-confirm-of", "{turn_ends}");
        game.choose(CONFIRM, "apply");
        assert!(nebula_of(&game).boxed.contains(&ally("racetrack-ally")));
    }

    let supply = tokens(&[BENEVOLENT; 4], &json!({}));
    let allies = ["boomer-ally", "racetrack-ally"];
    let mut game = nebula(&FOUR, &allies, &supply, &armory);
    game.turn("next");
    game.choose(CONFIRM, "apply");
    game.choose(COURSE, "ally:kat-ally");
    game.turn("back");
    game.turn("next");
    assert_eq!(kind(&game), PromptKind::TakeTurn);
    let step = TurnStep::Movement;
    game.corrected(Correction::TurnStep { step });
    // A position says it as well.
    let mut again = Game::empty(0);
    again.referee(&dradis_rules::Command::StartFrom {
        players: crate::game::players(&NAMES[..4]),
        options: options(Mode::App),
        position: Box::new(Position::of(game.state()).expect("a position")),
    });
    for mut game in [game, again] {
        game.turn("go:weapons-control");
        assert_eq!(kind(&game), PromptKind::TakeTurn);
        assert_eq!(nebula_of(&game).allies.len(), 2);
        // The next turn has one of its own.
        game.put(1, "weapons-control");
        game.end_turn();
        game.end_turn();
        assert_eq!(asks(&game), "ask-confirm-of");
    }
}

#[test]
fn nobody_is_met_by_cylons_or_by_whoever_is_sent_somewhere() {
    checks!("ION-ALLY-1", "ION-ALLY-2");
    let more = json!({ "turn": { "number": 6, "active": "Ana", "step": "action" } });
    let mut game = nebula(
        &FOUR,
        &["billy-keikeya-ally"],
        &tokens(&[BENEVOLENT; 3], &json!({})),
        &more,
    );
    game.put(0, "administration-overlay");
    game.end_turn();
    assert_eq!(nebula_of(&game).allies.len(), 1);
    let mut staying = nebula(
        &FOUR,
        &["billy-keikeya-ally"],
        &tokens(&[BENEVOLENT; 3], &json!({})),
        &json!({ "places": { "Ana": "administration-overlay" } }),
    );
    // Staying where the Ally is ends the Movement step there as well.
    staying.turn("next");
    assert_eq!(asks(&staying), "ask-confirm-of");
}

#[test]
fn without_trauma_a_token_of_the_supply_lies_on_the_card() {
    checks!("ION-ALLY-5", "ION-ALLY-4");
    for mode in [Mode::App, Mode::Table] {
        let allies = ["elosha-ally"];
        let mut game = match mode {
            Mode::App => nebula(
                &FOUR,
                &allies,
                &tokens(&[BENEVOLENT, BENEVOLENT, DISASTER], &json!({})),
                &json!({}),
            ),
            Mode::Table => by_table(&allies, &json!({}), &json!({})),
        };
        game.set_hand(0, 3);
        game.turn("go:presidents-office-overlay");
        if mode == Mode::Table {
            assert_eq!(asks(&game), "ask-ally-token");
            game.choose(COURSE, "trauma:trauma-disaster");
        }
        // Who is played, who was executed and whose location is gone do not come.
        let boxed = game.choose(COURSE, "ally:laura-roslin-ally");
        assert_eq!(said(&boxed), ["log-ally-boxed"]);
        let came = game.choose(COURSE, "ally:starbuck-ally");
        assert!(said(&came).contains(&"log-trauma-on-ally".to_owned()));
        assert_eq!(nebula_of(&game).spots.len(), 3);
        assert_eq!(game.state().trauma(ANA), 0);
    }
}

/// An Ally whose location is not in play goes into the box, and the next one is drawn (ION-ALLY-4).
#[test]
fn an_ally_without_a_location_does_not_come() {
    checks!("ION-ALLY-4");
    for (bomb, barred) in [(false, None), (true, Some(Barred::NoLocation))] {
        let mut more = json!({});
        if bomb {
            more["crises-in-play"] = json!(["bomb-on-colonial-1"]);
        }
        let supply = tokens(&[BENEVOLENT, BENEVOLENT, DISASTER], &json!({}));
        let mut game = nebula(&FOUR, &["aaron-kelly-ally"], &supply, &more);
        let billy = ally("billy-keikeya-ally");
        assert_eq!(
            dradis_rules::play::ionian::barred(game.state(), billy),
            barred
        );
        game.set_hand(0, 3);
        game.turn("go:command");
        game.choose(COURSE, "ally:billy-keikeya-ally");
        assert_eq!(nebula_of(&game).boxed.contains(&billy), bomb);
        let asked = asks(&game) == "ask-ally-drawn-by";
        assert_eq!(asked, bomb);
    }
}

#[test]
fn an_empty_deck_gives_no_further_allies() {
    checks!("ION-ALLY-6");
    let met = "elosha-ally";
    let others: Vec<&str> = AllyId::all()
        .map(AllyId::name)
        .filter(|name| *name != met)
        .collect();
    let more = json!({ "ionian": { "allies": [met], "boxed": others } });
    let mut game = nebula(
        &FOUR,
        &[],
        &tokens(&[BENEVOLENT, BENEVOLENT, DISASTER], &json!({})),
        &more,
    );
    game.set_hand(0, 3);
    game.turn("go:presidents-office-overlay");
    assert_eq!(kind(&game), PromptKind::TakeTurn);
    assert_eq!(nebula_of(&game).allies, []);
    assert_eq!(deck(game.state()), []);
}

#[test]
fn ellens_exchange_and_the_encounter_come_in_her_order() {
    checks!("ION-ALLY-10", "XORDER-2");
    let four = ["ellen-tigh", "laura-roslin", "william-adama", "dee"];
    for (answer, first) in [
        ("branch:0", "ask-confirm-of"),
        ("branch:1", "ask-pick-player"),
    ] {
        let more = json!({ "places": { "Ben": "command", "Ana": "hangar-deck" } });
        let mut game = nebula(
            &four,
            &["aaron-kelly-ally"],
            &tokens(&[BENEVOLENT; 3], &json!({})),
            &more,
        );
        game.set_hand(0, 3);
        game.turn("go:command");
        assert_eq!(asks(&game), "ask-ally-or-ability");
        game.choose(COURSE, answer);
        let asked = asks(&game);
        assert_eq!(
            asked == "ask-confirm-of",
            first == "ask-confirm-of",
            "{answer}: {asked}"
        );
    }
}

/// Tokens of Ben's and Dana's, who draws the next Ally, and whether it is asked.
type Case<'a> = (&'a [&'a str], &'a [&'a str], Option<SeatId>, bool);

#[test]
fn the_allies_of_a_damaged_location_are_replaced() {
    checks!("ION-DAMAGE-1", "ION-ALLY-9", "XDMG-7", "XORDER-8");
    let cylons = |ben: &[&str], dana: &[&str]| json!({ "Ben": ben, "Dana": dana });
    let revealed = json!({
        "revealed-cylons": ["Ben", "Dana"],
        "loyalty": { "hands": { "Ana": [HUMAN], "Ben": [CYLON], "Cem": [HUMAN], "Dana": ["cylon-send-to-brig"] }, "deck": [HUMAN] },
        "turned-up": { "Ben": CYLON, "Dana": "cylon-send-to-brig" },
        "titles": { "president": "Ana", "admiral": "Cem" },
        "places": { "Cem": "command" },
        "turn": { "number": 6, "active": "Ana", "step": "action" },
    });
    let cases: [Case; 4] = [
        (&[ANTAGONISTIC, BENEVOLENT], &[BENEVOLENT], Some(BEN), false),
        (
            &[ANTAGONISTIC],
            &[BENEVOLENT, BENEVOLENT],
            Some(DANA),
            false,
        ),
        (&[ANTAGONISTIC], &[BENEVOLENT], Some(DANA), true),
        (&[], &[], None, false),
    ];
    for (ben, dana, by, tied) in cases {
        let tokens = tokens(&[BENEVOLENT; 4], &cylons(ben, dana));
        let mut game = nebula(
            &FOUR,
            &["saul-tigh-ally", "elosha-ally"],
            &tokens,
            &revealed,
        );
        let token = Some(GalacticaToken::Location {
            location: LocationId::COMMAND,
        });
        let events = game.happens(Happening::GalacticaDamaged { token });
        assert_eq!(game.state().places.of(CEM), Some(place("sickbay")));
        let hurt = events
            .iter()
            .position(|event| matches!(event, Event::CharacterMoved { .. }));
        let lost = events.iter().position(|event| {
            matches!(
                event,
                Event::Ionian {
                    ionian: IonianEvent::TokenGone { .. }
                }
            )
        });
        assert!(hurt.is_some() && hurt < lost);
        assert_eq!(nebula_of(&game).allies, [ally("elosha-ally")]);
        if tied {
            assert_eq!(asks(&game), "ask-replace-ally");
            assert_eq!(
                game.prompt(PromptKind::PickPlayer).decider,
                Decider::Seat { seat: ANA }
            );
            game.choose(PromptKind::PickPlayer, "player:3");
        }
        game.choose(COURSE, "ally:starbuck-ally");
        let spot = Spot::Ally(ally("starbuck-ally"));
        match by {
            Some(seat) => {
                let before = if seat == BEN { ben.len() } else { dana.len() };
                if before > 1 {
                    game.choose(PromptKind::ChooseHeld, "hand:1");
                }
                assert_eq!(usize::from(game.state().trauma(seat)), before - 1);
            }
            None => assert_eq!(game.state().trauma(BEN) + game.state().trauma(DANA), 0),
        }
        assert!(nebula_of(&game).token(spot).is_some());
    }
}

/// A Leader among the humans ignores what adds a card to the Loyalty deck and has one drawn, and is nobody to be picked for
/// it.
#[test]
fn a_leader_among_the_humans_receives_no_loyalty_card() {
    checks!("XLEAD-4");
    let characters = ["cavil", "laura-roslin", "william-adama", "dee"];
    let more = json!({
        "places": { "Ana": "research-lab" },
        "infiltrating": true,
        "loyalty": {
            "hands": { "Ana": [], "Ben": [HUMAN], "Cem": [HUMAN], "Dana": [HUMAN] },
            "deck": [HUMAN, HUMAN, HUMAN],
        },
    });
    let supply = tokens(&[BENEVOLENT, BENEVOLENT, ANTAGONISTIC], &json!({}));
    let mut game = nebula(&characters, &["gaius-baltar-ally"], &supply, &more);
    let left = game.state().loyalty.left();
    game.turn("next");
    game.choose(CONFIRM, "apply");
    assert_eq!(asks(&game), "ask-ally-drawn-by");
    assert_eq!(game.state().loyalty.held(ANA), 0);
    assert_eq!(game.state().loyalty.left(), left, "none has joined");
    game.choose(COURSE, "ally:starbuck-ally");
    let music = crate::crossroads::named("strange-music").crossroads();
    let music = music.expect("a row").antagonistic.clone();
    carried_out(&mut game, BEN, music);
    assert_eq!(game.options(), ["player:1", "player:2", "player:3"]);
    game.choose(PromptKind::PickPlayer, "player:3");
    assert_eq!(game.state().loyalty.held(DANA), 2);
}

/// What closes Colonial One removes its locations: the Allies there leave the board together, and are replaced.
#[test]
fn the_allies_of_a_closed_ship_are_replaced() {
    checks!("ION-DAMAGE-1");
    let more = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "revealed-cylons": ["Ana"],
        "places": { "Ana": "caprica-overlay", "Ben": "administration-overlay" },
        "super-crises": { "Ana": 1 },
    });
    let allies = ["billy-keikeya-ally", "elosha-ally", "kat-ally"];
    let trauma = json!({ "Ana": 2, "Ben": 3, "Cem": 3, "Dana": 3 });
    let mut game = by_table(&allies, &trauma, &more);
    game.turn("act:super-crisis");
    game.choose(PromptKind::NameCrisis, "card:bomb-on-colonial-1");
    game.choose(PromptKind::TellCards, "total:0");
    let failed = game.choose(PromptKind::CheckResult, "accept");
    assert_eq!(game.at(BEN), "sickbay");
    let lost = failed.iter().filter(|event| {
        matches!(
            event,
            Event::Ionian {
                ionian: IonianEvent::TokenGone { .. }
            }
        )
    });
    assert_eq!(lost.count(), 2);
    assert_eq!(nebula_of(&game).allies, [ally("kat-ally")]);
    // Whose location is closed does not come.
    game.choose(COURSE, "ally:tom-zarek-ally");
    for name in ["starbuck-ally", "saul-tigh-ally"] {
        assert_eq!(asks(&game), "ask-ally-drawn-by");
        game.choose(COURSE, &format!("ally:{name}"));
    }
    let there = nebula_of(&game);
    assert_eq!(
        there.allies,
        ["kat-ally", "starbuck-ally", "saul-tigh-ally"].map(ally)
    );
    assert_eq!(there.spots.len(), 5);
    assert_eq!(game.state().trauma(ANA), 0);
    assert_eq!(kind(&game), PromptKind::TakeTurn);
}

#[test]
fn nobody_comes_to_a_ship_that_the_same_card_has_closed() {
    checks!("EXEC-9", "CLAR-61");
    let more = json!({
        "characters": { "Ana": "felix-gaeta", "Ben": "laura-roslin", "Cem": "dee", "Dana": "apollo" },
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "titles": { "president": "Ben", "admiral": "Dana", "cag": "Dana" },
        "dials": { "fuel": 6, "food": 6, "morale": 3, "population": 6 },
        "revealed-cylons": ["Ana"],
        "places": { "Ana": "caprica-overlay", "Ben": "armory", "Cem": "armory", "Dana": "armory" },
        "super-crises": { "Ana": 1 },
    });
    let trauma = json!({ "Ana": 2, "Ben": 3, "Cem": 3, "Dana": 3 });
    let mut game = by_table(&["kat-ally"], &trauma, &more);
    game.turn("act:super-crisis");
    game.choose(PromptKind::NameCrisis, "card:bomb-on-colonial-1");
    game.choose(PromptKind::TellCards, "total:0");
    game.choose(PromptKind::CheckResult, "accept");
    // The morale that the card costs kills Dee while it still lies there; her player comes as somebody who begins aboard.
    while kind(&game) != PromptKind::ChooseCharacter {
        let open = prompts(game.state()).remove(0);
        let option = open.options().last().expect("an answer");
        game.choose(open.kind, &option);
    }
    game.choose(PromptKind::ChooseCharacter, "character:tory-foster");
    assert_eq!(game.at(CEM), "sickbay");
}

#[test]
fn a_new_character_who_is_an_ally_takes_the_allys_place() {
    checks!("EXEC-11", "ION-ALLY-8", "ION-ALLY-11");
    // Both versions of a person are the Ally; Athena is not Boomer.
    for (character, met, gone) in [
        ("helo", "helo-ally", true),
        ("helo-pilot", "helo-ally", true),
        ("athena", "boomer-ally", false),
        ("boomer", "boomer-ally", true),
        ("saul-tigh", "helo-ally", false),
    ] {
        let mut game = nebula(
            &FOUR,
            &[met],
            &tokens(&[BENEVOLENT; 3], &json!({})),
            &json!({ "distance": 1 }),
        );
        if CharacterId::find(character).expect("there").facts().kind
            == dradis_facts::content::CharacterType::CylonLeader
        {
            continue;
        }
        game.happens(Happening::Executed { seat: BEN });
        game.choose(
            PromptKind::ChooseCharacter,
            &format!("character:{character}"),
        );
        while kind(&game) == PromptKind::LaunchViper {
            game.choose(PromptKind::LaunchViper, "fore-port");
        }
        assert_eq!(
            nebula_of(&game).boxed.contains(&ally(met)),
            gone,
            "{character}"
        );
        assert_eq!(asks(&game) == "ask-ally-drawn", gone, "{character}");
        if gone {
            game.choose(COURSE, "ally:starbuck-ally");
            assert_eq!(nebula_of(&game).spots.len(), 3);
        }
    }
}

/// Elosha's lower result draws trauma, and sooner or later a disaster is among it: Ana is executed, and chooses who comes.
fn executed_by_elosha(more: &Value) -> Game {
    let met = |seed| {
        let supply = json!({
            "spots": [BENEVOLENT, BENEVOLENT, ANTAGONISTIC], "hands": { "Ana": [BENEVOLENT] },
        });
        let mut game = seeded(seed, &FOUR, &["elosha-ally"], &supply, more);
        game.set_hand(0, 3);
        game.turn("go:presidents-office-overlay");
        game.choose(CONFIRM, "apply");
        game
    };
    let game = (0..=u8::MAX)
        .map(met)
        .find(has_disaster)
        .expect("a disaster");
    assert_eq!(kind(&game), PromptKind::ChooseCharacter);
    game
}

/// The turn of whoever an Ally has executed is over (EXEC-17): nothing that the new character's sheet says of its Movement
/// step follows any more (XORDER-2).
#[test]
fn whoever_comes_after_an_execution_has_no_movement_step_any_more() {
    checks!("EXEC-17", "EXEC-30", "XORDER-2");
    let mut game = executed_by_elosha(&json!({ "places": { "Ben": "administration-overlay" } }));
    game.choose(PromptKind::ChooseCharacter, "character:romo-lampkin");
    assert_eq!(game.state().places.of(ANA), game.state().places.of(BEN));
    assert_eq!(asks(&game), "ask-ally-drawn");
    game.choose(COURSE, "ally:starbuck-ally");
    assert_eq!(game.state().turn.active, Some(BEN));
    assert_eq!(kind(&game), PromptKind::TakeTurn);
    // With two cards he would have been asked, and with fewer he would be in the Brig.
    assert_eq!(game.at(ANA), "administration-overlay");
}

/// Simon O'Neill's lower result draws trauma and then moves the character: whoever a disaster has executed stays where the
/// execution has left them, a new character and a revealed Cylon alike.
#[test]
fn whom_a_disaster_executes_goes_nowhere() {
    checks!("EXEC-17", "ION-TRAUMA-4");
    let sickbay = json!({ "places": { "Ana": "sickbay" } });
    for (card, at) in [
        (None, "hangar-deck"),
        (Some(CYLON), "resurrection-ship-overlay"),
    ] {
        let trauma = json!({ "Ana": 3, "Ben": 3, "Cem": 3, "Dana": 3 });
        let mut game = by_table(&["simon-oneill-ally"], &trauma, &sickbay);
        game.turn("next");
        game.choose(COURSE, "trauma:trauma-antagonistic");
        game.choose(CONFIRM, "apply");
        game.choose(COURSE, "1");
        game.choose(COURSE, card.unwrap_or("nothing"));
        if card.is_none() {
            game.choose(COURSE, "0");
            game.choose(PromptKind::ChooseCharacter, "character:cally-tyrol");
            game.choose(PromptKind::PickPlayer, "nobody");
        }
        assert!(asks(&game).starts_with("ask-ally-drawn"), "{card:?}");
        assert_eq!(game.at(ANA), at);
        game.choose(COURSE, "ally:starbuck-ally");
        assert_eq!(game.state().turn.active, Some(BEN));
    }
}

#[test]
fn whom_an_ally_has_executed_does_not_replace_the_ally() {
    checks!("EXEC-30", "ION-ALLY-7");
    let mut game = executed_by_elosha(&json!({}));
    game.choose(PromptKind::ChooseCharacter, "character:saul-tigh");
    // Nobody is a Cylon with trauma: the active player draws, and the supply gives the token.
    assert_eq!(asks(&game), "ask-ally-drawn");
    game.choose(COURSE, "ally:starbuck-ally");
    assert_eq!(game.state().trauma(ANA), 3);
    assert_eq!(nebula_of(&game).spots.len(), 3);
    // Helena Cain's upper result executes another player, no revealed Cylon.
    let mut game = nebula(
        &FOUR,
        &["helena-cain-ally"],
        &tokens(&[BENEVOLENT; 3], &json!({})),
        &json!({ "distance": 1, "places": { "Ana": "hangar-deck" } }),
    );
    game.turn("go:command");
    game.choose(CONFIRM, "apply");
    let picked = game.prompt(PromptKind::PickPlayer);
    let mut offered: Vec<String> = picked.options().collect();
    offered.sort();
    assert_eq!(offered, ["nobody", "player:1", "player:2", "player:3"]);
    game.choose(PromptKind::PickPlayer, "player:3");
    assert_eq!(kind(&game), PromptKind::ChooseCharacter);
    game.choose(PromptKind::ChooseCharacter, "character:saul-tigh");
    assert_eq!(asks(&game), "ask-ally-drawn-by");
}

#[test]
fn a_position_keeps_what_lies_in_the_nebula() {
    checks!("ION-TRAUMA-7");
    let hands = json!({ "Ben": [ANTAGONISTIC] });
    let game = nebula(
        &FOUR,
        &["elosha-ally"],
        &tokens(&[BENEVOLENT, ANTAGONISTIC, DISASTER], &hands),
        &json!({}),
    );
    let shown = serde_json::to_string(&game.public()).expect("plain data");
    assert!(!shown.contains(ANTAGONISTIC) && !shown.contains(DISASTER));
    let laid = Position::of(game.state()).expect("a position");
    let mut again = Game::empty(0);
    again.referee(&dradis_rules::Command::StartFrom {
        players: crate::game::players(&NAMES[..4]),
        options: options(Mode::App),
        position: Box::new(laid),
    });
    assert_eq!(again.state().ionian, game.state().ionian);
    assert_eq!(own(&again, BEN), own(&game, BEN));
    let mut game = game;
    game.corrected(Correction::Held {
        kind: HeldKind::TRAUMA,
        seat: BEN,
        cards: 3,
    });
    assert_eq!(game.state().trauma(BEN), 3);
    assert!(!own(&game, BEN).contains(&DISASTER));
}

/// What a position says nothing of is as after the set-up: a token lies in Sickbay, and whoever begins a turn there takes it.
#[test]
fn a_position_that_is_silent_on_the_nebula_has_tokens_where_they_lie() {
    checks!("ION-SETUP-2", "ION-TRAUMA-2");
    let said = json!({ "ionian": null, "hidden": {}, "places": { "Ben": "sickbay" } });
    let mut game = nebula(&FOUR, &[], &json!({}), &said);
    assert_eq!(nebula_of(&game).tokens.reveal().len(), 2);
    game.end_turn();
    let executed = has_disaster(&game);
    assert_eq!(own(&game, BEN).len(), usize::from(!executed));
    assert_eq!(nebula_of(&game).tokens.reveal().len(), 2);
    let mut game = by_table(&[], &json!({}), &said);
    assert_eq!(nebula_of(&game).spots.len(), 2);
    game.end_turn();
    assert_eq!(asks(&game), "ask-disasters");
    // Nothing of it is in a game for another objective.
    assert!(Game::playing().state().ionian.is_none());
}

#[test]
fn a_correction_says_who_is_on_the_board_and_where_tokens_lie() {
    checks!("ION-TRAUMA-7");
    let laid = [BENEVOLENT, ANTAGONISTIC, DISASTER];
    let elosha = &["elosha-ally"];
    let mut game = nebula(&FOUR, elosha, &tokens(&laid, &json!({})), &json!({}));
    let before = nebula_of(&game).clone();
    let (sickbay, brig) = (LocationId::SICKBAY, LocationId::BRIG);
    let shown = |game: &Game| game.public().board.ionian.expect("the nebula");
    // Elosha was met and Kelly has come; no token lies in the Brig.
    let spots = vec![
        Spot::Location(sickbay),
        Spot::Ally(ally("aaron-kelly-ally")),
    ];
    let now = Nebula {
        allies: vec![ally("aaron-kelly-ally")],
        boxed: vec![ally("elosha-ally")],
        spots: spots.clone(),
    };
    let correction = Correction::Ionian {
        nebula: now.clone(),
    };
    let left = |game: &Game| {
        let deck = game.state().held_deck(HeldKind::TRAUMA).expect("a deck");
        deck.deck.reveal().len() + deck.discarded.reveal().len()
    };
    game.corrected(correction.clone());
    assert_eq!(nebula_of(&game).seen(), now);
    let token = nebula_of(&game).token(Spot::Location(sickbay));
    assert_eq!(token, before.token(Spot::Location(sickbay)));
    assert!(
        nebula_of(&game).token(spots[1]).is_some(),
        "one of the supply"
    );
    assert_eq!(left(&game), 38 - 2);
    let there = shown(&game);
    assert_eq!(there.trauma, [sickbay]);
    assert_eq!(there.boxed, [ally("elosha-ally")]);
    let seen = there.allies.iter().map(|ally| (ally.location, ally.trauma));
    assert_eq!(seen.collect::<Vec<_>>(), [(LocationId::COMMAND, true)]);
    assert!(!deck(game.state()).contains(&ally("elosha-ally")));
    assert_eq!(
        game.refusal(&correct(correction)),
        Rejection::NoChange,
        "it is so"
    );
    // It is undone with its tokens.
    let record = game.history.undo().expect("a step");
    game.record(record);
    assert_eq!(nebula_of(&game), &before);

    // What cannot be is refused: an Ally twice, a token on somebody who is not there, or where none lies.
    let refused = |allies: &[&str], boxed: &[&str], spots: Vec<Spot>| {
        let named = |names: &[&str]| names.iter().map(|name| ally(name)).collect();
        let nebula = Nebula {
            allies: named(allies),
            boxed: named(boxed),
            spots,
        };
        let refusal = game.refusal(&correct(Correction::Ionian { nebula }));
        assert!(matches!(refusal, Rejection::NotInPlay { .. }));
    };
    refused(elosha, elosha, Vec::new());
    refused(&["elosha-ally", "elosha-ally"], &[], Vec::new());
    refused(&[], &[], vec![Spot::Ally(ally("elosha-ally"))]);
    refused(&[], &[], vec![Spot::Location(LocationId::COMMAND)]);
    refused(&[], &[], [brig, brig].map(Spot::Location).to_vec());
    let kobol = Game::playing();
    let nebula = Nebula::default();
    let refusal = kobol.refusal(&correct(Correction::Ionian { nebula }));
    assert!(matches!(refusal, Rejection::NotInPlay { .. }));

    // At a table that keeps the tokens they are put there by hand, also where the trial has taken all of it away.
    let over = json!({ "ionian": null, "distance": 8, "crossroads-over": true });
    let mut game = by_table(&["elosha-ally"], &json!({}), &over);
    let there = shown(&game);
    assert!(there.allies.is_empty() && there.trauma.is_empty() && there.boxed.is_empty());
    game.corrected(Correction::Ionian {
        nebula: now.clone(),
    });
    assert_eq!(nebula_of(&game).seen(), now);
    assert_eq!(nebula_of(&game).token(spots[1]), None);
}

/// Nobody goes to the Brig by moving, so its Allies are met by who is kept there: the Movement step ends for them as for
/// everybody.
#[test]
fn whoever_is_in_the_brig_meets_the_ally_there_before_they_act() {
    checks!("ION-ALLY-1", "ION-ALLY-2");
    let ally = "caprica-six-ally";
    let tokens = tokens(
        &[
            "trauma-benevolent",
            "trauma-benevolent",
            "trauma-benevolent",
        ],
        &json!({ "Ana": ["trauma-benevolent"] }),
    );
    let more = json!({
        "turn": { "number": 6, "active": "Ana", "step": "receive-skills" },
        "places": { "Ana": "brig", "Ben": "command", "Cem": "hangar-deck", "Dana": "communications" },
    });
    let characters = ["apollo", "laura-roslin", "william-adama", "dee"];
    let mut game = seeded(1, &characters, &[ally], &tokens, &more);
    let met = |game: &Game| {
        let there = game.state().ionian.as_ref().expect("the Ionian Nebula");
        there.boxed.iter().any(|boxed| boxed.name() == ally)
    };
    while !met(&game) {
        let open = prompts(game.state()).remove(0);
        assert!(game.state().turn.number == 6 && game.state().turn.acted == 0);
        let option = if open.kind == PromptKind::TakeTurn {
            "next".to_owned()
        } else {
            open.options().next().expect("an answer")
        };
        game.choose(open.kind, &option);
    }
    assert_eq!(game.state().turn.step, TurnStep::Action);
}

/// What a position lays out is kept by seat, and a file that cannot be read back is a lost game.
#[test]
fn every_event_of_a_laid_out_game_is_read_back_from_its_file() {
    let tokens = tokens(
        &[
            "trauma-benevolent",
            "trauma-antagonistic",
            "trauma-benevolent",
        ],
        &json!({ "Ana": ["trauma-benevolent"], "Dana": ["trauma-antagonistic"] }),
    );
    let more = json!({
        "revealed-cylons": ["Dana"],
        "loyalty": {
            "hands": { "Ana": [HUMAN], "Ben": [HUMAN], "Cem": [HUMAN], "Dana": [CYLON] },
            "deck": [HUMAN, HUMAN, HUMAN],
        },
        "turned-up": { "Dana": CYLON },
        "places": { "Dana": "caprica-overlay" },
    });
    let characters = ["apollo", "laura-roslin", "william-adama", "dee"];
    let game = seeded(1, &characters, &["boomer-ally"], &tokens, &more);
    let events: Vec<&Event> = game.history.done().collect();
    assert!(!events.is_empty());
    for event in events {
        let written = serde_json::to_string(event).expect("plain data");
        let read: Event = serde_json::from_str(&written).expect("what was written");
        assert_eq!(&read, event, "{written}");
    }
}
