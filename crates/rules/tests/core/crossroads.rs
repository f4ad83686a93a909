//! The Crossroads phase of the Ionian Nebula: the battle, the cards with their tokens, the trial, and who is out of the game.

use dradis_facts::board::Impossible;
use dradis_facts::content::{HeldCard, HeldKind, LocationId, SkillCardId, Trauma};
use dradis_facts::craft::Craft;
use dradis_facts::effect::Source;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options, Tracking};
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::space::{Area, BasestarDamage};
use dradis_facts::titles::Title;
use dradis_facts::turn::Winner;
use dradis_facts::{SeatId, checks};
use dradis_rules::books::board::invariants;
use dradis_rules::history::Record;
use dradis_rules::play::crossroads::{Judged, judged};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::tell::view::CrossroadsPart;
use dradis_rules::{Actor, Command, Viewer, prompts, view};
use dradis_state::correction::Correction;
use dradis_state::crossroads::CrossroadsEvent;
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use dradis_state::held::HeldEvent;
use dradis_state::turn::Outcome;
use serde_json::{Value, json};

use crate::game::Game;
use crate::passing::{ANA, BEN, CEM, CYLON, DANA, HUMAN, HUMANS, LED, four_with, of};

const COURSE: PromptKind = PromptKind::ChooseCourse;
const CONFIRM: PromptKind = PromptKind::Confirm;
const HELD: PromptKind = PromptKind::ChooseHeld;
const SHIP: PromptKind = PromptKind::PlaceShip;
const PICK: PromptKind = PromptKind::PickPlayer;
const TURN: PromptKind = PromptKind::TakeTurn;

pub(crate) fn nebula(loyalty: Mode) -> Options {
    Options {
        game: Boxes::combined(Objective::IonianNebula),
        modes: Modes {
            loyalty,
            damage: Mode::Table,
            civilian_ships: Mode::Table,
            dice: Mode::Table,
            destinations: Mode::Table,
            super_crises: Mode::Table,
            destiny: Mode::Table,
        },
        ..Options::default()
    }
}

/// Ana's Action step, seven far; Ana is President, Ben Admiral, Dana CAG, unless `more` says otherwise.
pub(crate) fn on_the_way(loyalty: Mode, hands: &[&[&str]], more: &Value) -> Game {
    let mut said = json!({
        "distance": 7,
        "titles": { "president": "Ana", "admiral": "Ben", "cag": "Dana" },
        "areas": {},
    });
    for (key, value) in more.as_object().expect("an object") {
        said[key] = value.clone();
    }
    four_with(nebula(loyalty), hands, &[HUMAN; 4], &said)
}

pub(crate) fn named(name: &str) -> HeldCard {
    HeldCard::find(name).expect("a card")
}

/// The token of a symbol.
pub(crate) fn token(trauma: Trauma) -> HeldCard {
    named(trauma.name())
}

impl Game {
    /// The top of the deck of a kind, as it is dealt from now on.
    pub(crate) fn lays_deck(&mut self, kind: HeldKind, cards: &[&str]) {
        let deck = cards.iter().map(|name| named(name)).collect::<Vec<_>>();
        let cards = u8::try_from(deck.len()).expect("few");
        let deck = dradis_facts::hidden::Hidden::new(deck);
        let held = HeldEvent::DeckBuilt { cards, deck };
        let events = vec![Event::Held { kind, held }];
        self.record(Record::Did { events });
    }

    /// A player draws these trauma tokens.
    pub(crate) fn holds_trauma(&mut self, seat: SeatId, benevolent: usize, antagonistic: usize) {
        let kind = HeldKind::TRAUMA;
        let mut names = vec![Trauma::Benevolent.name(); benevolent];
        names.extend(vec![Trauma::Antagonistic.name(); antagonistic]);
        if self.state().options.modes.loyalty == Mode::Table {
            let cards = u8::try_from(names.len()).expect("few");
            self.corrected(Correction::Held { kind, seat, cards });
            return;
        }
        self.lays_deck(kind, &names);
        let held = HeldEvent::Dealt { seat };
        let events = names
            .iter()
            .map(|_| Event::Held {
                kind,
                held: held.clone(),
            })
            .collect();
        self.record(Record::Did { events });
    }

    /// The fleet comes to the crossroads, and ordinary vipers to the launch areas.
    pub(crate) fn comes_to_the_crossroads(&mut self, cards: &[&str]) {
        if self.state().options.modes.loyalty == Mode::App {
            self.lays_deck(HeldKind::CROSSROADS, cards);
        }
        self.corrected(Correction::Distance { distance: 8 });
        self.launches_ordinary_vipers();
    }

    fn launches_ordinary_vipers(&mut self) {
        for area in ["aft-port", "aft-port", "fore-port", "fore-port"] {
            self.choose(SHIP, &format!("launch:{area}"));
        }
    }

    /// Whoever has several tokens lays the first; results that are shown as a list are confirmed, until something else waits.
    pub(crate) fn lays_and_confirms(&mut self) {
        while let Some(kind) = prompts(self.state()).first().map(|prompt| prompt.kind) {
            if kind == HELD {
                self.choose(HELD, "hand:1");
            } else if kind == CONFIRM {
                self.choose(CONFIRM, "apply");
            } else {
                return;
            }
        }
    }

    fn is_over(&self) -> bool {
        let there = self.state().crossroads.as_ref();
        there.is_some_and(|there| there.over)
    }
}

/// Cards that do nothing with an antagonistic token, or next to nothing.
const QUIET: [&str; 4] = ["the-opera-house", "scanned", "perjury", "testimony"];

#[test]
fn the_battle_interrupts_the_turn_at_distance_eight() {
    checks!("ION-1", "ION-4", "ION-5", "XPLACE-4", "OPEN-57", "CLAR-66");
    let mut game = on_the_way(Mode::App, &HUMANS, &json!({ "fleet": 3 }));
    game.lays_deck(HeldKind::CROSSROADS, &QUIET);
    game.corrected(Correction::Distance { distance: 8 });
    let there = |game: &Game, area| {
        let ships = game.ships(area);
        (ships.basestars.len(), ships.alike[Craft::Raider])
    };
    assert_eq!(there(&game, Area::ForeStarboard), (1, 4));
    assert_eq!(there(&game, Area::AftStarboard), (1, 4));
    assert_eq!(game.state().jump.space, 0);
    // A viper of several kinds may come; the active player says which.
    let asked = game.asked();
    assert_eq!((asked.kind, asked.decider), (SHIP, of(ANA)));
    let part = game.public().crossroads.map(|there| there.part);
    assert_eq!(part, Some(CrossroadsPart::Battle));
    assert_eq!(
        game.options(),
        ["launch:aft-port", "launch:aft-port:assault-raptor"]
    );
    game.choose(SHIP, "launch:aft-port:assault-raptor");
    // With ordinary vipers alone in the Reserve nobody is asked.
    let launched = |game: &Game, area, craft| game.ships(area).alike[craft];
    assert_eq!(launched(&game, Area::AftPort, Craft::AssaultRaptor), 1);
    assert_eq!(launched(&game, Area::AftPort, Craft::Viper), 1);
    assert_eq!(launched(&game, Area::ForePort, Craft::Viper), 2);
}

#[test]
fn pieces_that_are_short_come_from_beyond_or_are_chosen() {
    checks!("ION-5", "XPLACE-4", "LIMIT-4");
    // One basestar is on the board, the other waits beyond the areas: it comes from there, and one is short.
    let areas = json!({ "bow": { "basestars": [[]] }, "cylon-fleet-stern": { "basestars": [[]] } });
    let mut game = on_the_way(Mode::App, &HUMANS, &json!({ "areas": areas }));
    game.lays_deck(HeldKind::CROSSROADS, &QUIET);
    game.corrected(Correction::Distance { distance: 8 });
    let there = |game: &Game, area| game.ships(area).basestars.len();
    // Which area gets the only one is the active player's to say.
    let asked = game.asked();
    assert_eq!((asked.kind, asked.decider), (SHIP, of(ANA)));
    assert_eq!(game.options(), ["fore-starboard", "aft-starboard"]);
    game.choose(SHIP, "aft-starboard");
    let upper = [Area::ForeStarboard, Area::AftStarboard].map(|area| there(&game, area));
    assert_eq!((upper, there(&game, Area::Bow)), ([0, 1], 1));
}

#[test]
fn apollo_may_fly_a_viper_of_the_battle() {
    checks!("OPEN-57", "CLAR-66");
    let crew = json!({
        "Ana": "laura-roslin", "Ben": "william-adama", "Cem": "galen-tyrol", "Dana": "apollo",
    });
    let more = json!({ "characters": crew, "places": { "Dana": "command" } });
    let mut game = on_the_way(Mode::App, &HUMANS, &more);
    game.lays_deck(HeldKind::CROSSROADS, &QUIET);
    game.corrected(Correction::Distance { distance: 8 });
    game.launches_ordinary_vipers();
    let asked = game.asked();
    assert_eq!(
        (asked.kind, asked.decider),
        (PromptKind::AlertPilot, of(DANA))
    );
    game.choose(PromptKind::AlertPilot, "aft-port");
    let flown = game.state().places.flown_by(DANA).map(|(area, _)| area);
    assert_eq!(flown, Some(Area::AftPort));
}

#[test]
fn everybody_lays_a_token_in_secret_before_a_card_is_shown() {
    checks!("ION-6", "ION-7", "ION-8", "ION-SETUP-4");
    let mut game = on_the_way(Mode::App, &HUMANS, &json!({}));
    game.holds_trauma(ANA, 1, 1);
    game.holds_trauma(BEN, 0, 1);
    game.holds_trauma(DANA, 2, 0);
    game.comes_to_the_crossroads(&QUIET);
    // Everybody has one card, and sees it alone.
    for (seat, name) in [ANA, BEN, CEM, DANA].into_iter().zip(QUIET) {
        let own = view(game.state(), Viewer::Seat(seat)).secret.expect("own");
        assert_eq!(own.held(HeldKind::CROSSROADS), [named(name)]);
    }
    let public = serde_json::to_string(&game.public()).expect("plain data");
    assert!(QUIET.iter().all(|card| !public.contains(card)));
    // Ana has two tokens and says which, by its place; Ben has one, Cem none.
    let asked = game.asked();
    assert_eq!((asked.kind, asked.decider), (HELD, of(ANA)));
    assert_eq!(game.options(), ["hand:1", "hand:2"]);
    game.choose(HELD, "hand:2");
    let seats = game.public().seats;
    assert_eq!(
        seats.iter().map(|s| s.token_laid).collect::<Vec<_>>(),
        [true, true, false, false]
    );
    assert_eq!(game.asked().decider, of(DANA));
    let events = game.choose(HELD, "hand:1");
    // All have laid one: the active player's card is shown, with what the token selects.
    let shown = events.iter().find_map(|event| {
        let Event::Crossroads {
            crossroads: CrossroadsEvent::Selected { seat, card, side },
        } = event
        else {
            return None;
        };
        Some((*seat, card.name(), *side))
    });
    assert_eq!(shown, Some((ANA, "the-opera-house", Trauma::Antagonistic)));
    // Ben's antagonistic token: raiders act.
    assert_eq!(game.waits_for(), CONFIRM);
    // Tokens that lie there are nobody's any more.
    assert_eq!(game.state().trauma(ANA), 1);
    assert_eq!(game.state().trauma(BEN), 0);
}

#[test]
fn who_has_no_token_chooses_the_result() {
    checks!("ION-7", "ION-9");
    let mut game = on_the_way(Mode::App, &HUMANS, &json!({}));
    game.comes_to_the_crossroads(&["the-opera-house", "scanned", "perjury", "testimony"]);
    for seat in [ANA, BEN] {
        let asked = game.asked();
        assert_eq!((asked.kind, asked.decider), (COURSE, of(seat)));
        assert_eq!(
            game.options(),
            ["trauma:trauma-benevolent", "trauma:trauma-antagonistic"]
        );
        game.choose(COURSE, "trauma:trauma-antagonistic");
        if seat == BEN {
            assert_eq!(game.waits_for(), CONFIRM);
        }
    }
}

#[test]
fn the_card_of_who_is_executed_meanwhile_is_resolved_with_the_token_laid() {
    checks!("ION-9");
    let mut game = on_the_way(Mode::App, &HUMANS, &json!({}));
    game.holds_trauma(BEN, 0, 1);
    game.comes_to_the_crossroads(&["the-opera-house", "scanned", "perjury", "testimony"]);
    // Ana has no token and is asked; before she says what she chooses, Ben is executed.
    assert_eq!(game.asked().decider, of(ANA));
    game.happens(Happening::Executed { seat: BEN });
    game.choose(PromptKind::ChooseCharacter, "character:saul-tigh");
    let laid = game
        .state()
        .crossroads
        .as_ref()
        .map(|there| there.laid.reveal().clone());
    assert_eq!(laid, Some([(BEN, token(Trauma::Antagonistic))].into()));
    let held = game.state().held_hand(HeldKind::CROSSROADS, BEN);
    assert_eq!(held, [named("scanned")]);
    assert_eq!(game.asked().decider, of(ANA));
    let events = game.choose(COURSE, "trauma:trauma-antagonistic");
    let selected = events.iter().find_map(|event| {
        if let Event::Crossroads {
            crossroads:
                CrossroadsEvent::Selected {
                    seat: BEN,
                    card,
                    side,
                },
        } = event
        {
            Some((card.name(), *side))
        } else {
            None
        }
    });
    assert_eq!(selected, Some(("scanned", Trauma::Antagonistic)));
}

#[test]
fn an_elimination_is_undone_and_done_again() {
    checks!("ION-14", "ION-15");
    let tokens = [(0, 3), (0, 3), (0, 0), (0, 0)];
    let mut game = tried(&HUMANS, &json!({}), tokens);
    let before = game.state().clone();
    let asked = game.asked();
    game.choose(PICK, "player:1");
    let after = game.state().clone();
    assert!(
        after.is_out(BEN)
            && after
                .gone
                .contains(&crate::game::character("william-adama"))
    );
    let undone = game.history.undo().expect("a step that can be undone");
    game.record(undone);
    assert_eq!(*game.state(), before);
    assert_eq!(game.asked(), asked);
    let seat = &game.public().seats[1];
    assert!(!seat.eliminated && seat.character.is_some() && seat.place.is_some());
    let redone = game.history.redo().expect("a step that was undone");
    game.record(redone);
    assert_eq!(*game.state(), after);
    // Another choice takes its place.
    let undone = game.history.undo().expect("a step that can be undone");
    game.record(undone);
    game.choose(PICK, "player:0");
    assert!(game.state().is_out(ANA) && !game.state().is_out(BEN));
}

#[test]
fn the_table_tells_cards_and_tokens_that_it_keeps() {
    checks!("ION-6", "ION-7", "ION-8", "ION-11");
    let mut game = on_the_way(Mode::Table, &HUMANS, &json!({}));
    game.holds_trauma(ANA, 2, 1);
    game.holds_trauma(BEN, 0, 4);
    game.comes_to_the_crossroads(&[]);
    let asked = game.asked();
    assert_eq!(
        (asked.decider, game.options()),
        (Decider::Referee, vec!["done".to_owned()])
    );
    let runs = |game: &Game| game.public().crossroads.expect("the phase");
    assert_eq!(
        (runs(&game).part, runs(&game).resolving),
        (CrossroadsPart::Cards, None)
    );
    game.choose(COURSE, "done");
    assert_eq!((game.state().trauma(ANA), game.state().trauma(BEN)), (2, 3));
    // Which card is it, and what does the token show?
    let before = game.options();
    assert_eq!(before.len(), 7);
    game.choose(COURSE, "held:the-opera-house");
    assert_eq!(game.asked().decider, Decider::Referee);
    game.choose(COURSE, "trauma:trauma-antagonistic");
    assert_eq!(game.options().len(), 6, "one lies open");
    game.choose(COURSE, "held:perjury");
    game.choose(COURSE, "trauma:trauma-benevolent");
    let resolving = runs(&game).resolving.expect("a card");
    assert_eq!(
        (resolving.seat, resolving.card, resolving.side),
        (BEN, named("perjury"), Trauma::Benevolent)
    );
    game.choose(CONFIRM, "apply");
    game.choose(COURSE, "branch:1");
    // Cem has no token and chooses.
    game.choose(COURSE, "held:testimony");
    assert_eq!(game.asked().decider, of(CEM));
    game.choose(COURSE, "trauma:trauma-benevolent");
    game.choose(PICK, "player:3");
    game.lays_and_confirms();
    while game.waits_for() != COURSE || game.asked().decider != Decider::Referee {
        let option = game.options().last().expect("an option").clone();
        let kind = game.waits_for();
        game.choose(kind, &option);
    }
    game.choose(COURSE, "held:scanned");
    game.choose(COURSE, "trauma:trauma-benevolent");
    game.lays_and_confirms();
    while game.waits_for() == PromptKind::ChoosePiece {
        let area = game.options().remove(0);
        game.choose(PromptKind::ChoosePiece, &area);
    }
    // The trial: of Ana's two tokens two are antagonistic, of Ben's three three.
    assert_eq!(
        (runs(&game).part, runs(&game).resolving),
        (CrossroadsPart::Trial, None)
    );
    assert_eq!(game.options(), ["0", "1", "2"]);
    game.choose(COURSE, "2");
    game.choose(COURSE, "3");
    // He shows that he is no Cylon, and that none of the Final Five was among his cards.
    game.choose(COURSE, "nothing");
    game.choose(COURSE, "0");
    assert!(game.state().is_out(BEN) && game.is_over());
    assert_eq!(game.public().crossroads, None);
}

/// A game whose trial begins with so many tokens of the kinds that each player holds; the Crossroads cards have done nothing.
fn tried(hands: &[&[&str]], more: &Value, tokens: [(usize, usize); 4]) -> Game {
    let mut game = on_the_way(Mode::App, hands, more);
    for (seat, (benevolent, antagonistic)) in [ANA, BEN, CEM, DANA].into_iter().zip(tokens) {
        game.holds_trauma(seat, benevolent, antagonistic);
    }
    let work = [dradis_state::crossroads::CrossroadsStep::Trial]
        .map(|crossroads| dradis_state::agenda::Work::Crossroads { crossroads })
        .to_vec();
    let crossroads = CrossroadsEvent::Began;
    let events = vec![Event::Crossroads { crossroads }, Event::Scheduled { work }];
    game.record(Record::Did { events });
    // Whatever the referee does next carries the trial out.
    game.turn_dial(Resource::Food, -1);
    game
}

/// The trial begins with a clearing: Allies, their trauma and the trauma on locations leave the game (ION-10).
#[test]
fn allies_and_their_trauma_leave_the_game_before_the_trial() {
    checks!("ION-10");
    let spots = [
        Trauma::Benevolent,
        Trauma::Antagonistic,
        Trauma::Benevolent,
        Trauma::Benevolent,
    ];
    let more = json!({
        "ionian": { "allies": ["billy-keikeya-ally", "elosha-ally"] },
        "hidden": { "trauma": { "spots": spots.map(Trauma::name) } },
    });
    let before = on_the_way(Mode::App, &HUMANS, &more);
    let there = before.public().board.ionian.expect("the nebula");
    assert_eq!((there.allies.len(), there.trauma.len()), (2, 2));
    let game = tried(&HUMANS, &more, [(0, 0); 4]);
    assert!(game.is_over());
    let there = game.public().board.ionian.expect("the nebula");
    assert_eq!((there.allies.len(), there.trauma.len()), (0, 0));
    assert_eq!(there.boxed.len(), 2);
    let left = game
        .state()
        .ionian
        .as_ref()
        .map(|there| there.tokens.reveal().len());
    assert_eq!(left, Some(0), "on cards and locations");
}

#[test]
fn whoever_has_most_tokens_that_count_is_eliminated() {
    checks!("ION-10", "ION-11", "ION-12", "ION-13", "ION-15", "ION-18");
    let game = tried(&HUMANS, &json!({}), [(5, 2), (0, 3), (1, 2), (9, 0)]);
    let state = game.state();
    // Benevolent tokens of humans do not count, and 2 are none.
    assert!(
        state.is_out(BEN) && state.eliminated.len() == 1,
        "{:?}",
        state.eliminated
    );
    assert!(game.is_over());
    assert_eq!(state.trauma(BEN), 0);
    assert_eq!([ANA, CEM, DANA].map(|seat| state.trauma(seat)), [0, 0, 0]);
    // Nobody has more than 2: nobody is.
    let game = tried(&HUMANS, &json!({}), [(5, 2), (0, 2), (1, 2), (9, 0)]);
    assert!(game.state().eliminated.is_empty() && game.is_over());
    assert_eq!(judged(game.state()), Judged::default());
}

#[test]
fn a_tie_is_the_presidents_to_break_among_humans_alone() {
    checks!("ION-14", "ION-11");
    let tokens = [(0, 3), (0, 3), (3, 0), (3, 0)];
    // Cem and Dana are revealed Cylons, whose benevolent tokens count.
    let hands: [&[&str]; 4] = [&[HUMAN], &[HUMAN], &[CYLON], &["cylon-damage-galactica"]];
    let more = json!({ "revealed-cylons": ["Cem", "Dana"], "titles": { "president": "Ana", "admiral": "Ben", "cag": "Ben" } });
    let mut game = tried(&hands, &more, tokens);
    let asked = game.asked();
    assert_eq!((asked.kind, asked.decider), (PICK, of(ANA)));
    assert_eq!(game.options(), ["player:0", "player:1"]);
    assert!(game.state().is_out(CEM) && game.state().is_out(DANA));
    game.choose(PICK, "player:1");
    let state = game.state();
    assert!(state.is_out(BEN) && !state.is_out(ANA));
    assert!(game.is_over());
    // Their titles go on, to whoever is left.
    assert_eq!(state.titles.holder(Title::Admiral), Some(ANA));
    assert_eq!(state.titles.holder(Title::Cag), Some(ANA));
}

#[test]
fn a_leader_is_judged_by_the_side_they_are_on_as_the_phase_begins() {
    checks!("ION-2", "ION-11");
    // Whoever is executed in the phase is among the Cylons by the trial.
    for (infiltrating, executed, tokens, out) in [
        (true, false, (3, 4), true),
        (false, false, (3, 0), true),
        (true, false, (5, 2), false),
        (true, true, (3, 4), true),
        (true, true, (5, 2), false),
    ] {
        let more = json!({
            "distance": 7, "areas": {},
            "titles": { "president": "Ana", "admiral": "Ben", "cag": "Dana" },
        });
        let characters = LED;
        let mut position = json!({
            "turn": { "number": 6, "active": "Ana", "step": "action" },
            "loyalty": { "hands": { "Ana": [HUMAN], "Ben": [HUMAN], "Cem": [HUMAN], "Dana": [HUMAN] }, "deck": [HUMAN] },
        });
        for (key, value) in more.as_object().expect("an object") {
            position[key] = value.clone();
        }
        let mut game = Game::from_position(0, &characters, nebula(Mode::App), position, &json!({}));
        let emil = SeatId(4);
        if infiltrating {
            game.corrected(Correction::Infiltrating {
                seat: emil,
                infiltrating,
            });
        }
        game.put(
            4,
            if infiltrating {
                "armory"
            } else {
                "caprica-overlay"
            },
        );
        game.holds_trauma(emil, tokens.0, tokens.1);
        let crossroads = dradis_state::crossroads::CrossroadsStep::Trial;
        let work = vec![dradis_state::agenda::Work::Crossroads { crossroads }];
        let began = Event::Crossroads {
            crossroads: CrossroadsEvent::Began,
        };
        game.record(Record::Did {
            events: vec![began],
        });
        if executed {
            game.happens(Happening::Executed { seat: emil });
            assert!(game.state().loyalty.standing(emil).is_cylon_player());
        }
        game.record(Record::Did {
            events: vec![Event::Scheduled { work }],
        });
        game.turn_dial(Resource::Food, -1);
        assert_eq!(
            game.state().is_out(emil),
            out,
            "{infiltrating} {executed} {tokens:?}"
        );
        assert!(game.is_over());
    }
}

#[test]
fn an_eliminated_human_is_executed_for_good() {
    checks!("ION-15", "EXEC-5", "EXEC-4");
    let mut game = on_the_way(Mode::App, &HUMANS, &json!({}));
    game.set_hand(1, 4);
    let morale = game.state().resources.get(Resource::Morale);
    let game = {
        game.holds_trauma(BEN, 0, 3);
        let crossroads = dradis_state::crossroads::CrossroadsStep::Trial;
        let work = vec![dradis_state::agenda::Work::Crossroads { crossroads }];
        let began = Event::Crossroads {
            crossroads: CrossroadsEvent::Began,
        };
        game.record(Record::Did {
            events: vec![began, Event::Scheduled { work }],
        });
        game.turn_dial(Resource::Food, -1);
        game
    };
    let state = game.state();
    assert_eq!(state.resources.get(Resource::Morale), morale - 1);
    assert_eq!(state.hands.of(BEN), 0);
    assert_eq!(state.loyalty.held(BEN), 0);
    let ben = &game.public().seats[1];
    assert!(ben.eliminated && ben.character.is_none() && ben.place.is_none());
    assert!(
        state
            .gone
            .contains(&crate::game::character("william-adama"))
    );
    // The Admiral's title has gone to the next in line.
    let admiral = state.titles.holder(Title::Admiral);
    assert!(admiral.is_some_and(|seat| seat != BEN));
    assert_eq!(game.waits_for(), TURN);
    assert_eq!(invariants(state), []);
}

#[test]
fn an_eliminated_cylon_comes_back_nowhere() {
    checks!("ION-15", "EXEC-2", "EXEC-24");
    let hands: [&[&str]; 4] = [&[HUMAN], &[CYLON, HUMAN], &[HUMAN], &[HUMAN]];
    let morale = on_the_way(Mode::App, &hands, &json!({}));
    let morale = morale.state().resources.get(Resource::Morale);
    // Hidden, and judged as a human.
    let mut game = tried(&hands, &json!({}), [(0, 0), (0, 3), (0, 0), (0, 0)]);
    let asked = game.asked();
    assert_eq!(asked.decider, of(BEN));
    let card = game.options().remove(0);
    game.choose(COURSE, &card);
    let state = game.state();
    assert!(state.is_out(BEN) && state.loyalty.revealed.contains(&BEN));
    assert_eq!(state.places.of(BEN), None);
    assert_eq!(state.resources.get(Resource::Morale), morale);
    assert_eq!(state.seats[1].character, None);
    // A revealed one loses the Super Crises.
    let hands: [&[&str]; 4] = [&[HUMAN], &[CYLON], &[HUMAN], &[HUMAN]];
    let more = json!({ "revealed-cylons": ["Ben"], "super-crises": { "Ben": 2 }, "titles": { "president": "Ana", "admiral": "Cem", "cag": "Dana" } });
    let game = tried(&hands, &more, [(0, 0), (3, 0), (0, 0), (0, 0)]);
    let state = game.state();
    assert!(state.is_out(BEN));
    assert_eq!(state.held_count(HeldKind::SUPER_CRISIS, BEN), 0);
    assert_eq!(state.places.of(BEN), None);
}

#[test]
fn who_is_being_eliminated_may_stand_among_humans_until_then() {
    checks!("ION-15", "MOVE-6");
    let mut game = on_the_way(Mode::App, &HUMANS, &json!({}));
    let (seat, sympathizer) = (BEN, false);
    let among = Impossible::CylonAmongHumans { seat };
    game.record(Record::Did {
        events: vec![Event::CylonRevealed { seat, sympathizer }],
    });
    assert!(invariants(game.state()).contains(&among));
    // Something may be asked before they are out, as whose the title is next.
    let crossroads = dradis_state::crossroads::CrossroadsStep::Remove { seat };
    let work = vec![dradis_state::agenda::Work::Crossroads { crossroads }];
    game.record(Record::Did {
        events: vec![Event::Scheduled { work }],
    });
    assert!(!invariants(game.state()).contains(&among));
}

#[test]
fn the_turn_of_an_eliminated_player_ends() {
    checks!("ION-16", "ION-18");
    let mut game = tried(&HUMANS, &json!({}), [(0, 4), (0, 0), (0, 0), (0, 0)]);
    let state = game.state();
    assert!(state.is_out(ANA));
    assert_eq!(state.turn.active, Some(BEN));
    // Their seat is passed over from now on, and stays where it is.
    assert_eq!(state.order, [ANA, BEN, CEM, DANA]);
    for next in [CEM, DANA, BEN] {
        game.end_turn();
        assert_eq!(game.state().turn.active, Some(next));
    }
    // The interrupted turn of somebody else goes on.
    let game = tried(&HUMANS, &json!({}), [(0, 0), (0, 4), (0, 0), (0, 0)]);
    assert_eq!(game.state().turn.active, Some(ANA));
    assert_eq!(game.waits_for(), TURN);
}

#[test]
fn nothing_is_asked_of_and_nothing_given_to_who_is_out() {
    checks!("ION-15", "ION-17");
    let mut game = tried(&HUMANS, &json!({}), [(0, 0), (0, 4), (0, 0), (0, 0)]);
    for happening in [
        Happening::Executed { seat: BEN },
        Happening::HandChanged { seat: BEN, by: 1 },
        Happening::TitleGiven {
            title: Title::Cag,
            seat: BEN,
        },
        Happening::CylonRevealed {
            seat: BEN,
            sympathizer: false,
        },
    ] {
        let refused = game.cannot_happen(happening.clone());
        assert_eq!(refused, Rejection::OutOfTheGame, "{happening:?}");
    }
    // A check passes them over, with whatever a correction lets them hold.
    let open = prompts(game.state());
    assert!(open.iter().all(|open| open.decider != of(BEN)));
    // It is undone like everything else.
    let eliminated = Correction::Eliminated {
        seat: BEN,
        out: false,
    };
    game.corrected(eliminated);
    assert!(!game.state().is_out(BEN));
    game.corrected(Correction::Eliminated {
        seat: BEN,
        out: true,
    });
    assert!(game.state().is_out(BEN));
}

#[test]
fn an_execution_that_the_trial_has_overtaken_comes_to_nothing() {
    checks!("ION-17");
    let hands = [[HUMAN].as_slice(), &[CYLON], &[HUMAN], &[HUMAN]];
    let mut game = on_the_way(Mode::App, &hands, &json!({}));
    game.happens(Happening::Executed { seat: BEN });
    assert_eq!(game.waits_for(), PromptKind::ChooseCourse);
    game.corrected(Correction::Eliminated {
        seat: BEN,
        out: true,
    });
    assert_eq!(game.waits_for(), TURN);
    let ben = &game.public().seats[BEN.index()];
    assert!(ben.eliminated && ben.character.is_none() && ben.place.is_none());
    assert!(invariants(game.state()).is_empty());
}

#[test]
fn what_somebody_was_doing_ends_with_them() {
    checks!("ION-16");
    // Ana may draw or not, by what her location does or by a card of the table, as the Crossroads come.
    let draws = json!([{ "do": "choose", "by": "current",
        "between": [{ "effects": [{ "do": "draw", "who": "current", "cards": 1 }] }, { "effects": [] }] }]);
    let location = LocationId::find("research-lab").expect("a location");
    let out = |of: Source, effects: &serde_json::Value, asked: PromptKind| {
        let mut game = on_the_way(Mode::App, &HUMANS, &json!({}));
        game.set_hand(0, 4);
        game.comes(of, 0, effects);
        assert_eq!(game.waits_for(), asked);
        game.corrected(Correction::ActivePlayer { seat: BEN });
        game.corrected(Correction::Eliminated {
            seat: ANA,
            out: true,
        });
        assert!(invariants(game.state()).is_empty());
        (game.waits_for(), game.asked().decider)
    };
    let research = Source::Location { location };
    assert_eq!(out(research, &draws, COURSE), (TURN, of(BEN)));
    // Nor is another location activated for the card that they were playing.
    let card = SkillCardId::find("unorthodox-plan").expect("a card");
    let plan = Source::SkillCard { card };
    let activates = json!([{ "do": "activate-locations", "count": 2, "among": "humans" }]);
    let granted = PromptKind::GrantedAction;
    assert_eq!(out(plan, &activates, granted), (TURN, of(BEN)));
    // Otherwise the next player says it.
    let crisis = Source::Crisis { card: None };
    assert_eq!(out(crisis, &draws, COURSE), (COURSE, of(BEN)));
}

#[test]
fn where_nobody_is_left_for_a_title_a_cylon_keeps_it() {
    checks!("TITLE-SUCC-3", "TITLE-SUCC-9");
    let mut game = tried(&HUMANS, &json!({}), [(0, 0), (0, 4), (0, 0), (0, 0)]);
    let cylon_with = |game: &Game| {
        let found = invariants(game.state());
        let titles = found.iter().filter_map(|one| {
            if let Impossible::CylonWithTitle { title, .. } = one {
                Some(*title)
            } else {
                None
            }
        });
        titles.collect::<Vec<_>>()
    };
    let state = game.state();
    let others = Title::ALL
        .into_iter()
        .filter(|title| state.titles.holder(*title) != Some(ANA));
    for title in others.collect::<Vec<_>>() {
        game.corrected(Correction::Title { title, seat: ANA });
    }
    for seat in [CEM, DANA, ANA] {
        let revealed = true;
        game.corrected(Correction::RevealedCylon { seat, revealed });
        assert_eq!(cylon_with(&game), [], "{seat:?}: Ben is out");
        assert_eq!(game.state().titles.holder(Title::Admiral), Some(ANA));
    }
    game.corrected(Correction::RevealedCylon {
        seat: CEM,
        revealed: false,
    });
    assert_eq!(cylon_with(&game), Title::ALL, "Cem could have them");
}

#[test]
fn who_is_out_has_lost_whoever_wins() {
    checks!("ION-17", "END-14", "ION-1");
    let mut game = tried(&HUMANS, &json!({}), [(0, 0), (0, 4), (0, 0), (0, 0)]);
    game.corrected(Correction::Distance { distance: 8 });
    assert_eq!(game.waits_for(), TURN, "the phase comes once");
    game.happens(Happening::FleetJumped { distance: 0 });
    while game.state().outcome.is_none() {
        let kind = game.waits_for();
        let option = game.options().remove(0);
        game.choose(kind, &option);
    }
    assert_eq!(game.state().outcome, Some(Outcome::KobolReached));
    let winner = game.state().outcome.as_ref().map(Outcome::winner);
    assert_eq!(winner, Some(Winner::Humans));
    let opened = dradis_rules::play::loyalty::opened::opened(game.state());
    let lost: Vec<SeatId> = opened
        .iter()
        .filter(|hand| hand.lost)
        .map(|hand| hand.seat)
        .collect();
    assert_eq!(lost, [BEN]);
}

#[test]
fn a_dial_at_zero_does_not_end_the_phase() {
    checks!("ION-19");
    let more = json!({ "dials": { "food": 1 } });
    let game = tried(&HUMANS, &more, [(0, 0), (0, 4), (0, 0), (0, 0)]);
    assert_eq!(game.state().resources.get(Resource::Food), 0);
    assert!(game.is_over() && game.state().outcome.is_none());
    let mut game = game;
    game.end_turn();
    assert!(game.state().outcome.is_some());
}

#[test]
fn a_jump_begins_the_phase_once_it_is_over() {
    checks!("ION-4", "ION-18", "XORDER-6");
    let mut game = on_the_way(
        Mode::App,
        &HUMANS,
        &json!({ "distance": 6, "fleet": 4, "sleeper-phase": true }),
    );
    game.lays_deck(HeldKind::CROSSROADS, &QUIET);
    let events = game.happens(Happening::FleetJumped { distance: 2 });
    let at = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted);
    let reset = at(&|event| {
        matches!(
            event,
            Event::Jump {
                jump: dradis_state::jump::JumpEvent::TokenReset
            }
        )
    });
    let began = at(&|event| {
        matches!(
            event,
            Event::Crossroads {
                crossroads: CrossroadsEvent::Began
            }
        )
    });
    assert!(reset.is_some() && reset < began, "{reset:?} {began:?}");
}

/// At distance 8 or more the phase begins (ION-1), and not where the distance is put right before the jump is over.
#[test]
fn the_phase_begins_at_the_distance_that_the_jump_comes_to() {
    checks!("ION-1", "ION-4");
    for (from, corrected, to) in [(5, 5, 8), (7, 7, 10), (5, 4, 7)] {
        let more = json!({ "distance": from, "fleet": 4, "sleeper-phase": true });
        let mut game = on_the_way(Mode::App, &HUMANS, &more);
        game.lays_deck(HeldKind::CROSSROADS, &QUIET);
        game.happens(Happening::JumpPrepared);
        game.choose(PromptKind::NameDestination, "card:a-civilian-convoy");
        if game.waits_for() == CONFIRM {
            game.choose(CONFIRM, "apply");
        }
        assert!(game.state().crossroads.is_none());
        if corrected != from {
            let distance = corrected;
            game.corrected(Correction::Distance { distance });
        }
        game.choose(COURSE, "branch:1");
        assert_eq!(game.state().jump.distance, to);
        assert_eq!(game.public().crossroads.is_some(), to >= 8, "{to}");
        assert_eq!(game.waits_for(), if to >= 8 { SHIP } else { TURN });
    }
}

#[test]
fn a_position_says_that_the_phase_is_over_and_who_is_out() {
    checks!("ION-18", "ION-15");
    let game = tried(&HUMANS, &json!({}), [(0, 0), (0, 4), (0, 0), (0, 0)]);
    let position = dradis_rules::books::position::Position::of(game.state()).expect("a position");
    assert!(position.crossroads_over);
    assert_eq!(position.eliminated, ["Ben"]);
    let mut again = Game::empty(0);
    again.referee(&Command::StartFrom {
        players: crate::game::players(&crate::game::NAMES[..4]),
        options: game.state().options,
        position: Box::new(position),
    });
    let (was, is) = (game.state(), again.state());
    assert_eq!(is.eliminated, was.eliminated);
    assert_eq!(is.crossroads, was.crossroads);
    assert_eq!(is.places, was.places);
    assert_eq!(again.waits_for(), TURN);
}

#[test]
fn the_token_laid_is_kept_from_everybody_else() {
    checks!("ION-7");
    let mut game = on_the_way(Mode::App, &HUMANS, &json!({}));
    for seat in [ANA, BEN, CEM, DANA] {
        game.holds_trauma(seat, 1, 1);
    }
    game.comes_to_the_crossroads(&QUIET);
    let answer = game.answer(HELD, "hand:1");
    let other = game.try_give(Actor::Seat { seat: BEN }, &answer);
    assert_eq!(other, Err(Rejection::NotYours));
    game.choose(HELD, "hand:1");
    for viewer in [Viewer::Public, Viewer::Seat(BEN)] {
        let seen = serde_json::to_string(&view(game.state(), viewer)).expect("plain data");
        let of_ben = matches!(viewer, Viewer::Seat(_));
        assert_eq!(seen.contains("trauma-"), of_ben, "{viewer:?}");
    }
    let laid = &game.state().crossroads.as_ref().expect("begun").laid;
    assert_eq!(laid.reveal().get(&ANA), Some(&token(Trauma::Benevolent)));
}

#[test]
fn a_damaged_basestar_with_two_tokens_draws_another() {
    checks!("XDMGB-5", "XDMGB-3", "ION-SETUP-1");
    let position = json!({
        "turn": { "number": 6, "active": "Cem", "step": "action" },
        "places": { "Cem": "weapons-control" },
        "areas": { "bow": { "basestars": [["disabled-hangar", "disabled-weapons"]], "raiders": 4 } },
        "distance": 7,
        "titles": { "president": "Ana", "admiral": "Ben", "cag": "Dana" },
    });
    let mut game = on_the_way(Mode::App, &HUMANS, &position);
    game.turn("act:weapons-control");
    if game.waits_for() == PromptKind::ChooseTarget {
        game.choose(PromptKind::ChooseTarget, "attack:bow:basestar:0");
    }
    game.rolls(8);
    assert_eq!(game.options().len(), 4);
    game.choose(PromptKind::DrawBasestarDamage, "token-collateral-damage");
    // Its effect happens, and it is destroyed by its third.
    assert_eq!(game.raiders(), [1, 0, 0, 0, 0, 0]);
    assert!(game.ships(Area::Bow).basestars.is_empty());
    let all: Vec<BasestarDamage> = game
        .state()
        .kit()
        .basestar_damage
        .iter()
        .map(|row| row.token)
        .collect();
    assert_eq!(all.len(), 6, "one of each kind");
}

#[test]
fn damage_to_personnel_has_cylon_players_draw_trauma() {
    checks!("XDMGB-3");
    let hands: [&[&str]; 4] = [&[HUMAN], &[CYLON], &[HUMAN], &[HUMAN]];
    let position = json!({
        "turn": { "number": 6, "active": "Cem", "step": "action" },
        "places": { "Cem": "weapons-control" },
        "revealed-cylons": ["Ben"],
        "areas": { "bow": { "basestars": [[]] } },
        "titles": { "president": "Ana", "admiral": "Cem", "cag": "Dana" },
    });
    let mut game = on_the_way(Mode::App, &hands, &position);
    let began = Event::Ionian {
        ionian: dradis_state::ionian::IonianEvent::Began,
    };
    game.record(Record::Did {
        events: vec![began],
    });
    game.lays_deck(HeldKind::TRAUMA, &[Trauma::Benevolent.name(); 6]);
    game.turn("act:weapons-control");
    if game.waits_for() == PromptKind::ChooseTarget {
        game.choose(PromptKind::ChooseTarget, "attack:bow:basestar:0");
    }
    game.rolls(8);
    game.choose(PromptKind::DrawBasestarDamage, "token-damage-to-personnel");
    let tokens = [ANA, BEN, CEM, DANA].map(|seat| game.state().trauma(seat));
    assert_eq!(tokens, [0, 2, 0, 0]);
}

#[test]
fn an_eliminated_player_plays_no_card_where_nobody_counts_them() {
    checks!("ION-15", "ION-17");
    let mut game = tried(&HUMANS, &json!({}), [(0, 0), (0, 4), (0, 0), (0, 0)]);
    let tracking = Tracking::Light;
    game.referee(&Command::SetTracking { tracking });
    // In a check whoever still plays may play a card of theirs, and nobody says it for whoever does not.
    let location = LocationId::find("admirals-quarters").expect("a location");
    game.corrected(Correction::Place {
        seat: ANA,
        place: Place::on(location),
    });
    game.turn("act:admirals-quarters");
    game.choose(PromptKind::PickPlayer, "player:2");
    let open: Vec<String> = prompts(game.state())
        .iter()
        .flat_map(|open| open.options())
        .collect();
    let plays = |seat: SeatId| {
        let ends = format!(":{}", seat.0);
        open.iter()
            .any(|option| option.starts_with("play:") && option.ends_with(&ends))
    };
    assert_eq!([ANA, BEN, CEM, DANA].map(plays), [true, false, true, true]);
}
