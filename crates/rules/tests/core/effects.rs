//! Effects being carried out, from a board on which all of them can happen.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "what a card's row does not hold is a mistake of the test, whatever it is"
)]

use dradis_facts::craft::Craft;
use dradis_facts::jump::jump_track;
use dradis_facts::titles::Title;
use std::collections::VecDeque;

use dradis_facts::battle::ShipIcon;
use dradis_facts::content::{CivilianKind, CrisisId, QuorumId};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::effect::Source;
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::{SeatId, checks};
use dradis_rules::history::Record;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::{Viewer, narrate};
use dradis_state::Event;
use dradis_state::agenda::Work;
use dradis_state::correction::Correction;
use dradis_state::crisis::{CrisisEvent, CrisisFrom, OpenCrisis};
use dradis_state::effect::{Course, EffectEvent, EffectStep};
use dradis_state::quorum::QuorumEvent;
use serde_json::{Value, json};

use crate::fight::{BY_TABLE, fight_of};
use crate::game::{Game, location};

/// Ana has the turn, Ben is President, Cem Admiral; Dana is in the Brig, Emil flies, Fay has shown herself.
const SIX: [&str; 6] = [
    "galen-tyrol",
    "laura-roslin",
    "william-adama",
    "saul-tigh",
    "apollo",
    "gaius-baltar",
];

/// A board with something of everything.
pub(crate) fn rich() -> Game {
    fight_of(
        &SIX,
        Modes {
            loyalty: Mode::Table,
            dice: Mode::Table,
            ..Modes::default()
        },
        &json!({
            "dials": { "fuel": 7, "food": 5, "morale": 6, "population": 8 },
            "titles": { "president": "Ben", "admiral": "Cem" },
            "skill-cards": { "Ana": 6, "Ben": 4, "Cem": 3, "Dana": 1, "Emil": 5, "Fay": 2 },
            "places": {
                "Ana": "armory", "Ben": "presidents-office", "Cem": "command",
                "Dana": "brig", "Emil": "viper:aft-port", "Fay": "caprica",
            },
            "revealed-cylons": ["Fay"],
            "loyalty-cards": { "hands": { "Ana": 1, "Ben": 1, "Cem": 2, "Dana": 1, "Emil": 1, "Fay": 2 }, "deck": 0 },
            "piles": { "quorum-hand": 2, "quorum": 9 },
            "nukes": 2,
            "fleet": 2,
            "distance": 4,
            "boarding": [1, 0, 1, 0, 0],
            "damaged-vipers": 1,
            "destroyed-vipers": 1,
            "destroyed-raptors": 1,
            "areas": {
                "bow": { "raiders": 4, "basestars": [[]] },
                "stern": { "raiders": 1, "heavy-raiders": 1, "civilian-ships": 1 },
                "fore-port": { "unmanned-vipers": 2, "heavy-raiders": 1 },
            },
        }),
    )
}

impl Game {
    /// Effects come up as they would with a card, and are confirmed; what leads to them is not played.
    pub(crate) fn comes(&mut self, of: Source, current: u8, effects: &Value) -> Vec<Event> {
        let course = Course {
            of,
            current: SeatId(current),
            picked: None,
            left: serde_json::from_value(effects.clone()).expect("effects"),
        };
        let effects = EffectStep::Confirm { course };
        let work = vec![Work::Effects { effects }];
        self.record(Record::Did {
            events: vec![Event::Scheduled { work }],
        });
        self.choose(PromptKind::Confirm, "apply")
    }

    /// The same, of a crisis.
    pub(crate) fn happens_by_effects(&mut self, current: u8, effects: &Value) -> Vec<Event> {
        self.comes(Source::Crisis { card: None }, current, effects)
    }

    fn hand(&self, seat: u8) -> u8 {
        self.state().hands.of(SeatId(seat))
    }

    fn stands(&self, seat: u8) -> Option<Place> {
        self.state().places.of(SeatId(seat))
    }
}

fn on(name: &str) -> Option<Place> {
    let location = location(name);
    Some(Place::Location { location })
}

/// What a run of effects is expected to come to, added up from the data.
#[derive(Clone, Debug, PartialEq)]
struct Sums {
    dials: [i32; 4],
    hands: Vec<u8>,
    places: Vec<Option<Place>>,
    president: Option<SeatId>,
    admiral: Option<SeatId>,
    fleet: u8,
    distance: u8,
    nukes: u8,
    vipers: [u8; 3],
    raptors: u8,
    cylons: [usize; 3],
    civilians: [usize; 2],
    centurions: usize,
    tokens: usize,
    quorum_hand: u8,
    quorum: [usize; 2],
    another: bool,
}

fn sums(game: &Game) -> Sums {
    let state = game.state();
    let space = &state.space;
    Sums {
        dials: Resource::ALL.map(|dial| state.resources.get(dial).into()),
        hands: (0..6).map(|seat| game.hand(seat)).collect(),
        places: (0..6).map(|seat| game.stands(seat)).collect(),
        president: state.titles.holder(Title::President),
        admiral: state.titles.holder(Title::Admiral),
        fleet: state.jump.space,
        distance: state.jump.distance,
        nukes: state.titles.nukes,
        vipers: [
            game.public().board.supply.ships[Craft::Viper],
            state.reserve.damaged.vipers(),
            state.reserve.destroyed.vipers(),
        ],
        raptors: game.public().board.supply.ships[Craft::Raptor],
        cylons: [
            space.count(Craft::Raider),
            space.count(Craft::HeavyRaider),
            space.count(Craft::Basestar),
        ],
        civilians: [space.civilians.len(), space.destroyed_civilians.len()],
        centurions: state.boarding.centurions.len(),
        tokens: state.damage.locations.len() + state.damage.spent.len(),
        quorum_hand: state.piles.of(Pile::QuorumHand),
        quorum: [state.quorum.open.len(), state.quorum.removed.into()],
        another: state.crises.another,
    }
}

/// What the answers of a run were, in the order in which the data asks for them.
#[derive(Clone, Debug)]
enum Decision {
    Branch(usize),
    Face(u8),
    Player(u8),
    Nobody,
    Place(String),
    Vipers(String),
    Returns(String),
}

/// Adds the data of effects up, without the engine.
struct Model {
    sums: Sums,
    current: usize,
    picked: Option<usize>,
    decisions: VecDeque<Decision>,
    lost: VecDeque<CivilianKind>,
    tokens: VecDeque<GalacticaToken>,
    icons: Vec<String>,
}

const CYLON: usize = 5;

impl Model {
    fn who(&self, who: &Value) -> Vec<usize> {
        let seat = |seat: Option<SeatId>| seat.map(SeatId::index);
        let one = match who.as_str().expect("who") {
            "current" => Some(self.current),
            "president" => seat(self.sums.president),
            "admiral" => seat(self.sums.admiral),
            "picked" => self.picked,
            "everyone" => return (0..CYLON).collect(),
            other => panic!("{other}"),
        };
        one.into_iter().filter(|seat| *seat != CYLON).collect()
    }

    fn dial(&mut self, name: &str, by: i64) {
        let names = ["fuel", "food", "morale", "population"];
        let at = names.iter().position(|other| *other == name).expect(name);
        let turned = i64::from(self.sums.dials[at]) + by;
        self.sums.dials[at] = i32::try_from(turned.clamp(0, 15)).expect("a dial");
    }

    fn send(&mut self, seat: usize, to: &str) {
        let now = self.sums.places[seat];
        if now == on("brig") && to == "sickbay" {
            return;
        }
        if matches!(now, Some(Place::Viper { .. })) {
            self.sums.vipers[0] += 1;
        }
        self.sums.places[seat] = on(to);
        self.nobody_commands_from_the_brig();
    }

    fn nobody_commands_from_the_brig(&mut self) {
        let holder = self.sums.admiral.map(SeatId::index).expect("an Admiral");
        if self.sums.places[holder] == on("brig") {
            // In the line of succession Tigh (3) follows Adama (2), and Apollo (4) him.
            let line = [2, 3, 4, 0, 1];
            let free = |seat: &usize| self.sums.places[*seat] != on("brig");
            let next = line.into_iter().find(free).expect("somebody is free");
            self.sums.admiral = Some(SeatId(u8::try_from(next).expect("a seat")));
        }
    }

    fn count(effect: &Value, key: &str) -> u8 {
        u8::try_from(effect[key].as_u64().unwrap_or(0)).expect("a small number")
    }

    fn run(&mut self, effects: &Value) {
        for effect in effects.as_array().into_iter().flatten() {
            self.one(effect);
        }
    }

    fn one(&mut self, effect: &Value) {
        let count = Self::count(effect, "count");
        match effect["do"].as_str().expect("do") {
            "dial" => self.dial(
                effect["resource"].as_str().expect("a dial"),
                effect["by"].as_i64().expect("steps"),
            ),
            "if-below" => {
                let names = ["fuel", "food", "morale", "population"];
                let at = names.iter().position(|name| effect["resource"] == *name);
                if i64::from(self.sums.dials[at.expect("a dial")])
                    < effect["below"].as_i64().expect("n")
                {
                    self.run(&effect["effects"]);
                }
            }
            "fleet-token" => {
                let by = effect["by"].as_i64().expect("spaces");
                self.sums.fleet = u8::try_from(i64::from(self.sums.fleet) + by).expect("a space");
            }
            "distance" => self.sums.distance += Self::count(effect, "by"),
            "discard" => {
                for seat in self.who(&effect["who"]) {
                    let held = &mut self.sums.hands[seat];
                    *held = match effect["cards"].as_u64() {
                        Some(cards) => held.saturating_sub(u8::try_from(cards).expect("few")),
                        None => 0,
                    };
                }
            }
            "draw" => {
                for seat in self.who(&effect["who"]) {
                    self.sums.hands[seat] += Self::count(effect, "cards");
                }
            }
            "move" => {
                for seat in self.who(&effect["who"]) {
                    self.send(seat, effect["to"].as_str().expect("a location"));
                }
            }
            "move-all" => {
                let from = effect["from"].as_str().map(on);
                for seat in 0..CYLON {
                    let here = self.sums.places[seat];
                    let colonial = ["press-room", "presidents-office", "administration"];
                    if from.map_or_else(|| colonial.map(on).contains(&here), |from| from == here) {
                        self.send(seat, effect["to"].as_str().expect("a location"));
                    }
                }
            }
            "release" => {
                let Some(Decision::Place(to)) = self.decisions.pop_front() else {
                    panic!("no place was chosen");
                };
                for seat in self.who(&effect["who"]) {
                    self.send(seat, &to);
                }
            }
            "pick" => match self.decisions.pop_front() {
                Some(Decision::Player(seat)) => {
                    let before = self.picked.replace(seat.into());
                    self.run(&effect["effects"]);
                    self.picked = before;
                }
                Some(Decision::Nobody) => {}
                other => panic!("nobody was picked but {other:?}"),
            },
            "pass-title" => {
                for seat in self.who(&effect["to"]) {
                    let seat = Some(SeatId(u8::try_from(seat).expect("a seat")));
                    match effect["title"].as_str().expect("a title") {
                        "president" => self.sums.president = seat,
                        _ => self.sums.admiral = seat,
                    }
                    self.nobody_commands_from_the_brig();
                }
            }
            "choose" => {
                let Some(Decision::Branch(index)) = self.decisions.pop_front() else {
                    panic!("no branch was chosen");
                };
                self.run(&effect["between"][index]["effects"]);
            }
            "roll" => {
                let Some(Decision::Face(face)) = self.decisions.pop_front() else {
                    panic!("nothing was rolled");
                };
                let low = face <= Self::count(effect, "low_to");
                self.run(&effect[if low { "low" } else { "high" }]);
            }
            "place" => {
                self.sums.cylons[2] += usize::from(Self::count(effect, "basestars")).min(1);
                self.sums.cylons[0] += usize::from(Self::count(effect, "raiders"));
                self.sums.civilians[0] += usize::from(Self::count(effect, "civilian_ships"));
            }
            "lose-civilians" => {
                for _ in 0..count {
                    let kind = self.lost.pop_front().expect("a civilian ship was lost");
                    self.sums.civilians[1] += 1;
                    let rows = &Options::default().kit().civilian_ships;
                    let row = rows.iter().find(|row| kind == **row);
                    let row = row.expect("a row");
                    self.dial("population", -i64::from(row.facts().population));
                    self.dial("fuel", -i64::from(row.facts().fuel));
                    self.dial("morale", -i64::from(row.facts().morale));
                }
            }
            "destroy-raptors" => self.sums.raptors -= count,
            "restore-raptors" => self.sums.raptors += count.min(1),
            "restore-vipers" => {
                for _ in 0..count {
                    let Some(Decision::Returns(which)) = self.decisions.front().cloned() else {
                        break;
                    };
                    self.decisions.pop_front();
                    let from = match which.as_str() {
                        "damaged" => 1,
                        "destroyed" => 2,
                        _ => break,
                    };
                    self.sums.vipers[0] += 1;
                    self.sums.vipers[from] -= 1;
                }
            }
            "damage-reserve" => {
                self.sums.vipers[0] -= count;
                self.sums.vipers[1] += count;
            }
            "damage-vipers" => {
                self.sums.vipers[1] += count;
                for _ in 0..count {
                    if let Some(Decision::Vipers(option)) = self.decisions.front()
                        && option == "pilot:4"
                    {
                        self.sums.places[4] = on("sickbay");
                    }
                    self.decisions.pop_front();
                }
            }
            "recall-vipers" => {
                self.sums.vipers[0] += 3;
                self.sums.places[4] = on("hangar-deck");
            }
            "board-centurions" => self.sums.centurions += usize::from(count),
            "damage-galactica" => {
                for _ in 0..Self::count(effect, "tokens") {
                    self.sums.tokens += 1;
                    match self.tokens.pop_front().expect("a token was drawn") {
                        GalacticaToken::Resource { resource } => {
                            let at = Resource::ALL.iter().position(|dial| *dial == resource);
                            self.sums.dials[at.expect("a dial")] -= 1;
                        }
                        GalacticaToken::Location { location: hit } => {
                            for seat in 0..CYLON {
                                if self.sums.places[seat] == on(hit.name()) {
                                    self.sums.places[seat] = on("sickbay");
                                }
                            }
                        }
                    }
                }
            }
            "spend-nuke" => self.sums.nukes -= 1,
            "activate" => {
                let icons = effect["icons"].as_array().expect("icons").iter();
                self.icons
                    .extend(icons.map(|icon| icon.as_str().expect("an icon").to_owned()));
            }
            "destroy-raiders" => self.sums.cylons[0] -= usize::from(count),
            "destroy-heavy-raider" => self.sums.cylons[1] -= 1,
            "destroy-centurion" => self.sums.centurions -= 1,
            "another-crisis" => self.sums.another = true,
            // What is public of it is looked at beside the sums.
            "look-at-loyalty" | "stays-in-play" | "remove-card" => {}
            other => panic!("the model does not know {other}"),
        }
    }
}

/// Answers every question until nothing is carried out any more, `choice` saying which answer is taken where
/// there are several, and `face` what the die shows. The answers in order, and what happened.
fn play(game: &mut Game, choice: usize, face: u8) -> (VecDeque<Decision>, Vec<Event>) {
    let mut decisions = VecDeque::new();
    let mut events = Vec::new();
    for _ in 0..200 {
        let asked = game.asked();
        if asked.kind == PromptKind::TakeTurn {
            return (decisions, events);
        }
        let answers: Vec<String> = asked
            .choices
            .iter()
            .map(|choice| choice.id.clone())
            .collect();
        let option = match asked.kind {
            PromptKind::Roll => face.to_string(),
            _ => answers[choice % answers.len()].clone(),
        };
        match asked.kind {
            PromptKind::Roll if option == face.to_string() => {
                decisions.push_back(Decision::Face(face))
            }
            PromptKind::PickPlayer => decisions.push_back(match option.strip_prefix("player:") {
                Some(seat) => Decision::Player(seat.parse().expect("a seat")),
                None => Decision::Nobody,
            }),
            PromptKind::ChooseCourse => {
                let index = option.strip_prefix("branch:").expect("a branch");
                decisions.push_back(Decision::Branch(index.parse().expect("a number")));
            }
            PromptKind::ChoosePlace => {
                let place = option.strip_prefix("go:").expect("a location");
                decisions.push_back(Decision::Place(place.to_owned()));
            }
            PromptKind::ChoosePiece if answers.iter().any(|answer| answer == "enough") => {
                decisions.push_back(Decision::Returns(option.clone()));
            }
            PromptKind::ChoosePiece if option.contains(':') && !option.starts_with("space") => {
                decisions.push_back(Decision::Vipers(option.clone()));
            }
            _ => {}
        }
        events.extend(game.choose(asked.kind, &option));
    }
    panic!("the effects never come to an end");
}

/// Picks that leave no choice are no questions: their events tell who it was.
fn told(decisions: VecDeque<Decision>, events: &[Event], asked: usize) -> VecDeque<Decision> {
    let picked: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Effect {
                effect: EffectEvent::Picked { by: _, seat },
            } => Some(seat.0),
            _ => None,
        })
        .collect();
    if picked.len() == asked {
        return decisions;
    }
    let mut all: VecDeque<Decision> = picked.into_iter().map(Decision::Player).collect();
    all.extend(decisions);
    all
}

/// Every list of effects of a row, with what it belongs to.
fn lists(row: &Value) -> Vec<Value> {
    let check = ["pass", "partial", "fail"].map(|result| row["check"][result].clone());
    let options = row["options"].as_array().into_iter().flatten();
    let options = options.map(|option| option["effects"].clone());
    let own = row["effects"].clone();
    check
        .into_iter()
        .chain(options)
        .chain([own])
        .filter(|list| list.as_array().is_some_and(|list| !list.is_empty()))
        .collect()
}

fn carried_out(of: Source, row: &Value, list: &Value, choice: usize, face: u8) {
    let name = format!("{} with answer {choice} and a {face}: {list}", row["id"]);
    let mut game = rich();
    let before = sums(&game);
    let current = 0;
    let mut events = game.comes(of, current, list);
    let (decisions, more) = play(&mut game, choice, face);
    events.extend(more);
    let asked = decisions
        .iter()
        .filter(|decision| matches!(decision, Decision::Player(_)))
        .count();
    let decisions = told(decisions, &events, asked);
    let lost = events.iter().filter_map(|event| match event {
        Event::Effect {
            effect: EffectEvent::CivilianLost { kind },
        } => Some(*kind),
        _ => None,
    });
    let tokens = events.iter().filter_map(|event| match event {
        Event::GalacticaDamaged { token } => Some(*token),
        _ => None,
    });
    let mut model = Model {
        sums: before,
        current: current.into(),
        picked: None,
        decisions,
        lost: lost.collect(),
        tokens: tokens.collect(),
        icons: Vec::new(),
    };
    model.run(list);
    let icons: Vec<ShipIcon> = events
        .iter()
        .filter_map(|event| match event {
            Event::IconBegan { icon } => Some(*icon),
            _ => None,
        })
        .collect();
    let expected: Vec<ShipIcon> = model
        .icons
        .iter()
        .map(|icon| serde_json::from_value(json!(icon)).expect("an icon"))
        .collect();
    assert_eq!(icons, expected, "{name}");
    if icons.is_empty() {
        assert_eq!(sums(&game), model.sums, "{name}");
        assert!(model.decisions.is_empty(), "{name}: {:?}", model.decisions);
    } else {
        // The ships have changed the rest of the board.
        assert_eq!(
            game.state().resources.morale,
            u8::try_from(model.sums.dials[2]).expect("a dial"),
            "{name}"
        );
    }
    let stays = list.to_string().contains("stays-in-play");
    match of {
        Source::Crisis { card: _ } => {
            let told = events.contains(&Event::Crisis {
                crisis: CrisisEvent::Stays,
            });
            assert_eq!(told, stays, "{name}");
        }
        Source::Quorum { card: _ } => {
            let told = events.iter().any(|event| {
                matches!(
                    event,
                    Event::Quorum {
                        quorum: QuorumEvent::Stays { .. }
                    }
                )
            });
            assert_eq!(told, stays, "{name}");
        }
        _ => assert!(!stays, "{name}"),
    }
    let looks = events.iter().any(|event| {
        matches!(
            event,
            Event::Effect {
                effect: EffectEvent::LoyaltyLooked { .. }
            }
        )
    });
    let said = list.to_string();
    let skipped = !said.contains("look-at-loyalty") || said.contains("\"optional\"");
    assert!(looks != skipped, "{name}");
    for event in &events {
        // What is told of an event needs nothing else.
        let _ = narrate(event, Viewer::Public);
    }
}

fn rows(file: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(file).expect("a file of the content");
    file["cards"].as_array().expect("cards").clone()
}

#[test]
fn every_result_and_option_of_every_crisis_does_what_its_row_says() {
    checks!(
        "RES-2", "RES-3", "LIMIT-17", "POOL-1", "LIMIT-15", "DEST-4", "MOVE-12", "LOYAL-3"
    );
    let rows = rows(include_str!("../../../facts/content/base/crises.json"));
    assert_eq!(rows.len(), Options::default().kit().crises.len());
    for row in rows {
        let card = CrisisId::find(row["id"].as_str().expect("a name"));
        for list in lists(&row) {
            for (choice, face) in [(0, 1), (0, 8), (1, 1), (2, 4), (3, 5)] {
                carried_out(Source::Crisis { card }, &row, &list, choice, face);
            }
        }
    }
}

#[test]
fn every_destination_does_what_its_row_says() {
    checks!("ABIL-4", "DEST-4", "CIV-2");
    for row in rows(include_str!(
        "../../../facts/content/base/destinations.json"
    )) {
        for list in lists(&row) {
            for (choice, face) in [(0, 1), (0, 8), (1, 1)] {
                carried_out(
                    Source::Destination { card: None },
                    &row,
                    &list,
                    choice,
                    face,
                );
            }
        }
    }
}

#[test]
fn every_quorum_card_does_what_its_row_says() {
    checks!("DMG-1", "CENT-6", "LIMIT-19", "TITLE-PRES-7");
    for row in rows(include_str!("../../../facts/content/base/quorum.json")) {
        let card = QuorumId::find(row["id"].as_str().expect("a name")).expect("a card");
        for list in lists(&row) {
            for (choice, face) in [(0, 1), (0, 8), (1, 3), (2, 6)] {
                carried_out(Source::Quorum { card }, &row, &list, choice, face);
            }
        }
    }
}

#[test]
fn the_president_and_the_current_player_discard_both() {
    checks!("CLAR-1", "LIMIT-17");
    let shortage = json!([
        { "do": "discard", "who": "president", "cards": 2 },
        { "do": "discard", "who": "current", "cards": 3 },
    ]);
    let mut game = rich();
    game.happens_by_effects(0, &shortage);
    assert_eq!((game.hand(0), game.hand(1)), (3, 2));
    let mut game = rich();
    game.set_hand(1, 7);
    game.happens_by_effects(1, &shortage);
    assert_eq!(game.hand(1), 2);
    assert_eq!(game.hand(0), 6);
}

#[test]
fn a_revealed_cylon_is_not_affected_and_everyone_is_everyone_else() {
    checks!("CYPLAYER-3", "LIMIT-17");
    let mut game = rich();
    game.happens_by_effects(
        5,
        &json!([
            { "do": "discard", "who": "current", "cards": 1 },
            { "do": "move", "who": "current", "to": "brig" },
            { "do": "draw", "who": "current", "cards": 1 },
            { "do": "discard", "who": "everyone", "cards": 2 },
        ]),
    );
    let hands: Vec<u8> = (0..6).map(|seat| game.hand(seat)).collect();
    assert_eq!(hands, [4, 2, 1, 0, 3, 2]);
    assert_eq!(game.stands(5), on("caprica"));
}

#[test]
fn from_the_brig_nobody_goes_to_sickbay_and_the_admiral_there_passes_the_title_on() {
    checks!("DIS-03", "MOVE-12", "TITLE-ADM-4", "TITLE-PRES-6");
    let mut game = rich();
    game.happens_by_effects(
        3,
        &json!([{ "do": "move", "who": "current", "to": "sickbay" }]),
    );
    assert_eq!(game.stands(3), on("brig"));
    game.happens_by_effects(
        0,
        &json!([{ "do": "move", "who": "admiral", "to": "brig" }]),
    );
    assert_eq!(game.stands(2), on("brig"));
    assert_eq!(
        game.state().titles.holder(Title::Admiral),
        Some(SeatId(4)),
        "Tigh is in the Brig too"
    );
    game.happens_by_effects(
        0,
        &json!([{ "do": "move", "who": "president", "to": "brig" }]),
    );
    assert_eq!(
        game.state().titles.holder(Title::President),
        Some(SeatId(1))
    );
}

#[test]
fn who_is_not_on_the_board_is_sent_nowhere() {
    checks!("CHARACTER-HELO-1");
    let mut game = fight_of(
        &["helo", "laura-roslin", "apollo"],
        BY_TABLE,
        &json!({ "places": { "Ana": "off-board" } }),
    );
    game.happens_by_effects(
        0,
        &json!([{ "do": "move", "who": "current", "to": "brig" }]),
    );
    assert_eq!(game.stands(0), Some(Place::OffBoard));
}

#[test]
fn nobody_is_asked_to_pick_where_there_is_one_or_nobody() {
    checks!("LIMIT-15", "DIS-03", "CYPLAYER-3");
    let arrest = json!([{ "do": "pick", "by": "current", "among": "others-in-brig",
        "effects": [{ "do": "release", "by": "current", "who": "picked" }] }]);
    let mut game = rich();
    game.happens_by_effects(0, &arrest);
    assert_eq!(game.waits_for(), PromptKind::ChoosePlace);
    assert!(!game.options().contains(&"go:brig".to_owned()));
    assert!(!game.options().contains(&"go:press-room".to_owned()));
    game.choose(PromptKind::ChoosePlace, "go:command");
    assert_eq!(game.stands(3), on("command"));
    game.happens_by_effects(0, &arrest);
    assert_eq!(
        game.waits_for(),
        PromptKind::TakeTurn,
        "nobody is in the Brig now"
    );
    // The one in the Brig and the revealed Cylon cannot be picked to go to Sickbay.
    let mut game = rich();
    game.happens_by_effects(
        0,
        &json!([{ "do": "pick", "by": "current", "among": "anyone",
            "effects": [{ "do": "move", "who": "picked", "to": "sickbay" }] }]),
    );
    let asked = game.asked();
    assert_eq!(
        game.options(),
        ["player:0", "player:1", "player:2", "player:4"]
    );
    let kept: Vec<String> = asked
        .not_allowed
        .iter()
        .map(|kept| kept.id.text())
        .collect();
    assert_eq!(kept, ["player:3"]);
    assert_eq!(asked.not_allowed[0].cause.as_str(), "DIS-03");
    assert_eq!(asked.decider, Decider::Seat { seat: SeatId(0) });
    game.choose(PromptKind::PickPlayer, "player:4");
    assert_eq!(game.stands(4), on("sickbay"));
}

#[test]
fn a_number_may_be_planned_for_and_rolled_again() {
    checks!("ATTACK-7", "COMP-6");
    let mut game = fight_of(
        &["helo", "laura-roslin", "apollo"],
        BY_TABLE,
        &json!({ "skill-cards": { "Ben": 2 }, "places": { "Ana": "command" } }),
    );
    let morale = game.state().resources.morale;
    let rolls = json!([
        { "do": "roll", "by": "current", "low_to": 4,
          "low": [{ "do": "dial", "resource": "morale", "by": -1 }],
          "high": [{ "do": "dial", "resource": "morale", "by": 1 }] },
        { "do": "dial", "resource": "fuel", "by": -1 },
    ]);
    let fuel = game.state().resources.fuel;
    game.happens_by_effects(0, &rolls);
    let asked = game.asked();
    assert_eq!(asked.kind, PromptKind::Roll);
    assert_eq!(asked.cause.as_str(), "COMP-6", "nothing is attacked");
    let brings: Vec<&str> = asked.follows.iter().map(|each| each.line.id).collect();
    assert_eq!(
        brings,
        [
            "effect-on-faces",
            "effect-loss",
            "effect-on-faces",
            "effect-gain"
        ]
    );
    assert_eq!(asked.odds.len(), 2);
    assert_eq!((asked.odds[0].from, asked.odds[0].to), (1, 4));
    game.choose(PromptKind::Roll, "plan:1");
    assert_eq!(game.hand(1), 1);
    game.rolls(2);
    assert_eq!(game.waits_for(), PromptKind::React, "2 and 2 are low still");
    game.choose(PromptKind::React, "eco");
    game.rolls(3);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    assert_eq!(game.state().resources.morale, morale + 1);
    assert_eq!(game.state().resources.fuel, fuel - 1, "once");
}

#[test]
fn which_vipers_are_damaged_is_asked_where_they_differ() {
    checks!("DMG-2", "PILOT-6");
    let mut game = rich();
    let damage = json!([{ "do": "damage-vipers", "count": 2 }]);
    game.happens_by_effects(0, &damage);
    assert_eq!(game.options(), ["unmanned:fore-port", "pilot:4"]);
    game.choose(PromptKind::ChoosePiece, "pilot:4");
    assert_eq!(game.stands(4), on("sickbay"));
    assert_eq!(
        game.waits_for(),
        PromptKind::TakeTurn,
        "the others are equal"
    );
    assert_eq!(game.ships(Area::ForePort).alike[Craft::Viper], 1);
    assert_eq!(game.state().reserve.damaged.vipers(), 3);
    game.happens_by_effects(0, &damage);
    assert_eq!(game.ships(Area::ForePort).alike[Craft::Viper], 0);
    assert_eq!(game.state().reserve.damaged.vipers(), 4);
}

#[test]
fn raiders_are_taken_one_by_one_where_there_is_a_choice() {
    checks!("DMG-1");
    let mut game = rich();
    game.happens_by_effects(0, &json!([{ "do": "destroy-raiders", "count": 3 }]));
    assert_eq!(game.options(), ["bow", "stern"]);
    game.choose(PromptKind::ChoosePiece, "stern");
    assert_eq!(game.raiders(), [2, 0, 0, 0, 0, 0]);
    game.happens_by_effects(0, &json!([{ "do": "destroy-raiders", "count": 3 }]));
    assert_eq!(game.raiders(), [0; 6]);
}

#[test]
fn pieces_run_short_and_the_log_says_so() {
    checks!("LIMIT-4");
    let mut game = fight_of(
        &SIX,
        BY_TABLE,
        &json!({ "areas": { "stern": { "raiders": 15, "basestars": [[], []] } } }),
    );
    let events = game.happens_by_effects(
        0,
        &json!([{ "do": "place", "basestars": 1, "raiders": 3, "civilian_ships": 1 }]),
    );
    assert_eq!(game.ships(Area::Bow).alike[Craft::Raider], 1);
    assert!(game.ships(Area::Bow).basestars.is_empty());
    let short = events
        .iter()
        .filter(|event| matches!(event, Event::PiecesShort { .. }));
    assert_eq!(short.count(), 2);
}

#[test]
fn the_table_says_which_civilian_ship_it_drew_and_takes_one_from_the_board_when_none_is_left() {
    checks!("DEST-4", "CIV-4");
    let lose = json!([{ "do": "lose-civilians", "count": 1 }]);
    let mut game = fight_of(&SIX, BY_TABLE, &json!({}));
    let population = game.state().resources.population;
    game.happens_by_effects(0, &lose);
    assert_eq!(game.waits_for(), PromptKind::ChoosePiece);
    game.choose(PromptKind::ChoosePiece, "population-2");
    assert_eq!(game.state().resources.population, population - 2);
    assert_eq!(game.state().space.destroyed_civilians.len(), 1);
    let mut game = fight_of(
        &SIX,
        Modes::default(),
        &json!({ "areas": { "bow": { "civilian-ships": 6 }, "stern": { "civilian-ships": 6 } } }),
    );
    game.happens_by_effects(0, &lose);
    let options = game.options();
    assert_eq!(options.len(), 12);
    game.choose(PromptKind::ChoosePiece, &options[11]);
    assert_eq!(game.state().space.civilians.len(), 11);
    assert_eq!(game.state().space.destroyed_civilians.len(), 1);
}

#[test]
fn damaged_and_destroyed_vipers_are_told_apart_where_not_all_return() {
    checks!("DMG-2");
    let mut game = fight_of(
        &SIX,
        BY_TABLE,
        &json!({ "damaged-vipers": 2, "destroyed-vipers": 2, "destroyed-raptors": 2 }),
    );
    let restore =
        json!([{ "do": "restore-vipers", "count": 3 }, { "do": "restore-raptors", "count": 1 }]);
    game.happens_by_effects(2, &restore);
    assert_eq!(game.options(), ["damaged", "destroyed", "enough"]);
    game.choose(PromptKind::ChoosePiece, "destroyed");
    game.choose(PromptKind::ChoosePiece, "destroyed");
    assert_eq!(game.options(), ["damaged", "enough"]);
    game.choose(PromptKind::ChoosePiece, "damaged");
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    let reserve = game.state().reserve;
    assert_eq!(
        (reserve.damaged.vipers(), reserve.destroyed.vipers()),
        (1, 0)
    );
    assert_eq!(reserve.destroyed[Craft::Raptor], 1);
}

#[test]
fn the_president_draws_and_plays_quorum_cards() {
    checks!(
        "TITLE-PRES-2",
        "TITLE-PRES-3",
        "POOL-5",
        "HAND-3",
        "TITLE-PRES-5",
        "LIMIT-1"
    );
    let mut game = rich();
    game.happens_by_effects(1, &json!([{ "do": "draw-quorum", "cards": 1 }]));
    assert_eq!(game.state().piles.of(Pile::QuorumHand), 3);
    assert_eq!(game.state().piles.of(Pile::Quorum), 8);
    let play = json!([{ "do": "play-quorum" }]);
    game.happens_by_effects(1, &play);
    let asked = game.asked();
    assert_eq!(asked.decider, Decider::Seat { seat: SeatId(1) });
    let hand = game.hand(1);
    let told = |events: &[Event]| -> Vec<&str> {
        let lines = events
            .iter()
            .filter_map(|event| narrate(event, Viewer::Public));
        lines.map(|line| line.id).collect()
    };
    let played = game.choose(PromptKind::NameQuorum, "card:assign-vice-president");
    assert!(told(&played).contains(&"log-quorum-played"));
    game.choose(PromptKind::Confirm, "apply");
    let stays = game.choose(PromptKind::PickPlayer, "player:4");
    assert!(told(&stays).contains(&"log-quorum-with"));
    assert_eq!(game.hand(1), hand + 2);
    assert_eq!(game.state().piles.of(Pile::QuorumHand), 2);
    let open = &game.state().quorum.open;
    assert_eq!((open.len(), open[0].with), (1, Some(SeatId(4))));
    assert_eq!(game.state().quorum.played, None);
    // Discarded where it does not say otherwise, out of the game where it does.
    game.happens_by_effects(1, &play);
    game.choose(PromptKind::NameQuorum, "card:food-rationing");
    game.rolls(5);
    assert_eq!(game.state().quorum.played, None);
    assert_eq!(game.state().quorum.removed, 0);
    game.happens_by_effects(1, &play);
    game.choose(PromptKind::NameQuorum, "card:food-rationing");
    let gone = game.rolls(6);
    assert!(told(&gone).contains(&"log-quorum-removed"));
    assert_eq!(game.state().quorum.removed, 1);
    assert_eq!(game.state().piles.of(Pile::QuorumHand), 0);
    // With an empty hand there is nothing to ask; a rebuilt deck is short of the one removed, the one open
    // and the one drawn.
    game.happens_by_effects(1, &play);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    game.corrected(Correction::Pile {
        pile: Pile::Quorum,
        cards: 0,
    });
    game.happens_by_effects(1, &json!([{ "do": "draw-quorum", "cards": 1 }]));
    assert_eq!(
        game.state().piles.of(Pile::Quorum),
        Pile::Quorum.most(Options::default().kit()) - 3
    );
    game.happens_by_effects(1, &play);
    game.choose(PromptKind::NameQuorum, "nothing");
    assert_eq!(game.state().piles.of(Pile::QuorumHand), 1);
    // A hand that the table has counted too high takes no more.
    let all = Pile::Quorum.most(Options::default().kit());
    for (pile, cards) in [(Pile::Quorum, 0), (Pile::QuorumHand, all)] {
        game.corrected(Correction::Pile { pile, cards });
    }
    game.happens_by_effects(1, &json!([{ "do": "draw-quorum", "cards": 1 }]));
    assert_eq!(game.state().piles.of(Pile::QuorumHand), all);
}

#[test]
fn a_card_of_a_hand_and_loyalty_cards_change_hands() {
    checks!(
        "LOC-HUMANFLEET-1",
        "LOC-HUMANFLEET-1a",
        "LOC-RESURRECTION-1",
        "LOC-RESURRECTION-1a",
        "LIMIT-20",
        "POOL-4"
    );
    let mut game = rich();
    game.set_hand(3, 0);
    game.happens_by_effects(
        5,
        &json!([{ "do": "pick", "by": "current", "among": "others-with-cards",
            "effects": [{ "do": "take-card", "who": "current", "from": "picked" }] }]),
    );
    assert_eq!(
        game.options(),
        ["player:0", "player:1", "player:2", "player:4"]
    );
    game.choose(PromptKind::PickPlayer, "player:2");
    assert_eq!((game.hand(5), game.hand(2)), (3, 2));
    let cards = |game: &Game, seat: u8| game.state().loyalty.held(SeatId(seat));
    game.corrected(Correction::LoyaltyCards {
        seat: SeatId(5),
        cards: 3,
    });
    game.happens_by_effects(
        5,
        &json!([{ "do": "pick", "by": "current", "among": "any-other",
            "effects": [{ "do": "give-loyalty", "to": "picked" }] }]),
    );
    game.choose(PromptKind::PickPlayer, "player:3");
    assert_eq!((cards(&game, 5), cards(&game, 3)), (1, 3));
    let deck = game.state().piles.of(Pile::SuperCrisis);
    game.happens_by_effects(
        5,
        &json!([{ "do": "draw-held", "kind": "super-crisis", "cards": 1, "discard": 1 }]),
    );
    assert_eq!(game.state().piles.of(Pile::SuperCrisis), deck - 1);
}

#[test]
fn nobody_looks_while_detector_sabotage_lies_open() {
    checks!("LOYAL-3");
    let mut game = rich();
    lay_open(&mut game, "detector-sabotage");
    let events = game.happens_by_effects(
        0,
        &json!([{ "do": "pick", "by": "current", "among": "others",
            "effects": [{ "do": "look-at-loyalty", "who": "current", "at": "picked" }] },
            { "do": "look-at-loyalty", "who": "president", "at": "current" }]),
    );
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Effect { .. }))
    );
}

pub(crate) fn lay_open(game: &mut Game, name: &str) {
    let card = CrisisId::find(name);
    let crisis = OpenCrisis {
        card,
        current: SeatId(0),
        from: CrisisFrom::Turn,
        icons: Vec::new(),
        jump: false,
        forces: false,
        jump_added: false,
        stays: true,
        removed: false,
        chosen: None,
    };
    let events = [CrisisEvent::Opened { crisis }, CrisisEvent::Closed];
    let events = events.map(|crisis| Event::Crisis { crisis }).to_vec();
    game.record(Record::Did { events });
}

#[test]
fn nobody_enters_colonial_one_while_the_bomb_lies_open() {
    checks!("CRISIS-5");
    let mut game = Game::standing(&["laura-roslin", "apollo", "saul-tigh"]);
    game.turn("next");
    game.set_hand(0, 3);
    game.put(0, "command");
    assert!(game.options().contains(&"go:press-room".to_owned()));
    lay_open(&mut game, "bomb-on-colonial-1");
    assert!(!game.options().contains(&"go:press-room".to_owned()));
    let asked = game.asked();
    let kept = asked
        .not_allowed
        .iter()
        .find(|kept| kept.id.text() == "go:press-room");
    assert_eq!(
        kept.expect("it is named").why.id,
        "not-offered-colonial-one-closed"
    );
    assert!(game.options().contains(&"go:armory".to_owned()));
}

#[test]
fn the_fleet_token_stops_at_start_and_jumps_at_the_end_of_its_track() {
    checks!("TURN-10", "TURN-11", "SLEEPER-1a");
    let mut game = rich();
    game.happens_by_effects(0, &json!([{ "do": "fleet-token", "by": -1 }]));
    assert_eq!(game.state().jump.space, 1);
    game.happens_by_effects(
        0,
        &json!([{ "do": "fleet-token", "by": -1 }, { "do": "fleet-token", "by": -1 }]),
    );
    assert_eq!(game.state().jump.space, 0);
    game.happens_by_effects(0, &json!([{ "do": "fleet-token", "by": 1 }]));
    assert_eq!(game.state().jump.space, 1);
    let last = u8::try_from(jump_track(Options::default().kit()).len() - 1).expect("a space");
    game.corrected(Correction::Fleet { space: last - 1 });
    // What comes after it waits for the jump.
    let fuel = game.state().resources.fuel;
    let forward =
        json!([{ "do": "fleet-token", "by": 1 }, { "do": "dial", "resource": "fuel", "by": 1 }]);
    game.happens_by_effects(0, &forward);
    assert_eq!(game.state().resources.fuel, fuel);
    assert!(
        matches!(game.state().agenda.top(), Some(step) if matches!(step.work, Work::Jump { .. }))
    );
    let mut game = rich();
    game.happens_by_effects(0, &json!([{ "do": "distance", "by": 1 }]));
    assert_eq!(game.state().jump.distance, 5);
}

#[test]
fn a_branch_that_the_card_forbids_is_named_and_the_only_one_left_is_taken() {
    checks!("ABIL-4", "LIMIT-15");
    let landing = json!([{ "do": "choose", "by": "admiral", "between": [
        { "effects": [{ "do": "dial", "resource": "fuel", "by": -1 }], "needs": "fuel" },
        { "effects": [{ "do": "dial", "resource": "morale", "by": -1 },
            { "do": "move", "who": "current", "to": "sickbay" }] },
    ] }]);
    let mut game = rich();
    game.happens_by_effects(0, &landing);
    let asked = game.asked();
    assert_eq!(asked.decider, Decider::Seat { seat: SeatId(2) });
    assert_eq!(game.options(), ["branch:0", "branch:1"]);
    game.choose(PromptKind::ChooseCourse, "branch:0");
    assert_eq!(game.state().resources.fuel, 6);
    let mut game = rich();
    game.corrected(Correction::Resource {
        resource: Resource::Fuel,
        value: 0,
    });
    game.happens_by_effects(0, &landing);
    assert_eq!(game.waits_for(), PromptKind::TakeTurn);
    assert_eq!(game.stands(0), on("sickbay"));
    // Of three one is missing.
    let mut game = rich();
    game.corrected(Correction::Centurions { space: 0, count: 0 });
    game.corrected(Correction::Centurions { space: 2, count: 0 });
    let force = json!([{ "do": "choose", "by": "current", "between": [
        { "effects": [{ "do": "destroy-raiders", "count": 3 }], "needs": "raiders" },
        { "effects": [{ "do": "destroy-heavy-raider" }], "needs": "heavy-raider" },
        { "effects": [{ "do": "destroy-centurion" }], "needs": "centurion" },
    ] }]);
    game.happens_by_effects(0, &force);
    assert_eq!(game.options(), ["branch:0", "branch:1"]);
    let kept = &game.asked().not_allowed;
    assert_eq!(
        (kept.len(), kept[0].why.id),
        (1, "not-offered-no-centurion")
    );
}

#[test]
fn what_a_list_comes_to_is_said_before_it_happens() {
    checks!("CLAR-1", "CHAR-3", "RES-2", "REM-15");
    let mut game = rich();
    let said = |game: &mut Game, current: u8, effects: &Value| -> Vec<(String, u8, bool)> {
        let course = Course {
            of: Source::Crisis { card: None },
            current: SeatId(current),
            picked: None,
            left: serde_json::from_value(effects.clone()).expect("effects"),
        };
        let effects = EffectStep::Confirm { course };
        let work = vec![Work::Effects { effects }];
        game.record(Record::Did {
            events: vec![Event::Scheduled { work }],
        });
        let asked = game.asked();
        let lines = asked.follows.into_iter();
        let lines = lines.map(|line| (line.line.id.to_owned(), line.depth, line.by_hand));
        game.record(Record::Did {
            events: vec![Event::StepDone],
        });
        lines.collect()
    };
    let line = |id: &str, depth: u8, by_hand: bool| (id.to_owned(), depth, by_hand);
    let both = json!([
        { "do": "discard", "who": "president", "cards": 2 },
        { "do": "discard", "who": "current", "cards": 3 },
    ]);
    assert_eq!(said(&mut game, 1, &both), [line("effect-discard", 0, true)]);
    assert_eq!(said(&mut game, 0, &both).len(), 2);
    // Apollo discards at random, a Cylon is not affected, a prisoner stays.
    let one = json!([{ "do": "discard", "who": "current", "cards": 2 }]);
    assert_eq!(
        said(&mut game, 4, &one),
        [line("effect-discard-random", 0, true)]
    );
    assert_eq!(
        said(&mut game, 5, &one),
        [line("effect-not-affected", 0, false)]
    );
    let hurt = json!([{ "do": "move", "who": "current", "to": "sickbay" }]);
    assert_eq!(
        said(&mut game, 3, &hurt),
        [line("effect-stays-there", 0, false)]
    );
    let draw = json!([{ "do": "draw", "who": "current", "cards": 1 }]);
    assert_eq!(said(&mut game, 0, &draw), [line("effect-draws", 0, true)]);
    let roll = json!([
        { "do": "dial", "resource": "fuel", "by": -1 },
        { "do": "roll", "by": "current", "low_to": 4, "low": [{ "do": "dial", "resource": "morale", "by": 1 }] },
    ]);
    assert_eq!(
        said(&mut game, 0, &roll),
        [
            line("effect-loss", 0, false),
            line("effect-roll", 0, false),
            line("effect-on-faces", 1, false),
            line("effect-gain", 2, false),
        ]
    );
}

#[test]
fn several_damage_tokens_are_drawn_one_after_the_other() {
    checks!("DMG-GAL-1");
    let mut game = rich();
    let before = game.public().board.supply.galactica_damage;
    game.happens_by_effects(0, &json!([{ "do": "damage-galactica", "tokens": 3 }]));
    while game.waits_for() == PromptKind::DrawDamage {
        let token = game.options().remove(0);
        game.choose(PromptKind::DrawDamage, &token);
    }
    assert_eq!(game.public().board.supply.galactica_damage, before - 3);
}

#[test]
fn what_is_lost_is_the_ship_that_was_drawn_while_there_is_a_pile() {
    checks!("DEST-4", "CIV-2");
    let loss = json!([{ "do": "lose-civilians", "count": 1 }]);
    let asks = |more: &Value| {
        let mut game = fight_of(&SIX[..3], BY_TABLE, more);
        game.happens_by_effects(0, &loss);
        game.asked().ask.id
    };
    assert_eq!(asks(&json!({})), "ask-civilian-drawn");
    let on_board =
        json!({ "areas": { "stern": { "civilian-ships": 6 }, "bow": { "civilian-ships": 6 } } });
    assert_eq!(asks(&on_board), "ask-civilian-destroyed");
}

#[test]
fn whoever_would_pick_themselves_is_asked() {
    checks!("LIMIT-15", "CYPLAYER-7");
    let crisis = CrisisId::find("a-traitor-accused").expect("a card");
    let order = QuorumId::find("arrest-order").expect("a card");
    let check = crisis.facts().check.as_ref().expect("a check");
    let rows = [
        (Source::Crisis { card: Some(crisis) }, json!(check.fail)),
        (Source::Quorum { card: order }, json!(order.facts().effects)),
    ];
    for (of, row) in rows {
        for (current, free, asked) in [(0_u8, 0_u8, true), (0, 1, false)] {
            let mut game = rich();
            for seat in (0..5).filter(|seat| *seat != free) {
                game.put(seat, "brig");
            }
            game.comes(of, current, &row);
            if asked {
                let prompt = game.asked();
                assert_eq!(prompt.kind, PromptKind::PickPlayer);
                let seat = SeatId(current);
                assert_eq!(prompt.decider, Decider::Seat { seat });
                assert_eq!(game.options(), ["player:0"]);
                assert_ne!(game.stands(free), on("brig"), "not yet");
                game.choose(PromptKind::PickPlayer, "player:0");
            }
            assert_eq!(game.stands(free), on("brig"), "{of:?}");
        }
    }
}

#[test]
fn the_power_of_a_cylon_card_asks_whom_it_hits_although_it_is_one_alone() {
    checks!("REVEAL-11");
    let mut met = 0;
    for card in dradis_rules::play::loyalty::cylon_kinds(Options::default().kit()) {
        let row = json!(card.effects());
        if !row.to_string().contains("on-galactica") {
            continue;
        }
        let mut game = rich();
        for seat in [1, 2, 3] {
            game.put(seat, "press-room");
        }
        game.comes(Source::Loyalty { card }, 1, &row);
        let prompt = game.asked();
        assert_eq!(prompt.kind, PromptKind::PickPlayer);
        assert_eq!(prompt.decider, Decider::Seat { seat: SeatId(1) });
        assert_eq!(game.options(), ["player:0"], "only Ana is on Galactica");
        met += 1;
    }
    println!("{met} powers");
    assert!(met > 0);
}

#[test]
fn a_prisoner_is_not_picked_to_become_admiral() {
    checks!("TITLE-ADM-4");
    let card = QuorumId::find("encourage-mutiny").expect("a card");
    let mut game = rich();
    game.comes(Source::Quorum { card }, 1, &json!(card.facts().effects));
    let prompt = game.asked();
    let barred: Vec<(String, &str)> = prompt
        .not_allowed
        .iter()
        .map(|no| (no.id.text(), no.cause.as_str()))
        .collect();
    assert_eq!(
        barred,
        [("player:3".to_owned(), "TITLE-ADM-4")],
        "Dana is in the Brig"
    );
    game.choose(PromptKind::PickPlayer, "player:0");
    game.choose(PromptKind::Roll, "8");
    assert_eq!(game.state().titles.holder(Title::Admiral), Some(SeatId(0)));
}
