//! Positions of a fight, the engine played on them again and again, and how often it does what: what the
//! odds are compared with. Nothing here knows how the odds are worked out.

use std::thread;

use dradis_facts::battle::{Pace, ShipIcon};
use dradis_facts::chance::{Chance, Draw, Positions, Stream};
use dradis_facts::content::{AttackCardId, CivilianKind};
use dradis_facts::hidden::Hidden;
use dradis_facts::kit::{Game, Objective};
use dradis_facts::options::Options;
use dradis_facts::resources::Resource;
use dradis_rules::play::prompt::{Offer, PromptKind};
use dradis_rules::tell::odds::{Distribution, Odds};
use dradis_rules::{Actor, Command, Player, decide, prompts};
use dradis_state::happening::Happening;
use dradis_state::{Event, State, apply};
use serde_json::{Value, json};

/// A board, and the icon that is carried out on it.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) icon: ShipIcon,
    game: Game,
    /// Icons that were carried out earlier in the turn.
    before: &'static [ShipIcon],
    /// A Cylon attack card that lies open.
    card: Option<&'static str>,
    /// More of the position than characters and turn.
    position: Value,
}

impl Case {
    fn new(name: &'static str, icon: ShipIcon, areas: Value, more: Value) -> Self {
        let mut position = more;
        position["areas"] = areas;
        Self {
            name,
            icon,
            game: Game::Base,
            before: &[],
            card: None,
            position,
        }
    }

    /// The same on the boards of all boxes.
    fn combined(name: &'static str, icon: ShipIcon, areas: Value, more: Value) -> Self {
        Self {
            game: Game::combined(Objective::Kobol),
            ..Self::new(name, icon, areas, more)
        }
    }

    /// The state in which the icon is carried out.
    pub(crate) fn state(&self) -> State {
        let mut position = json!({
            "characters": {
                "Ana": "william-adama", "Ben": "helo", "Cem": "starbuck", "Dana": "boomer", "Emil": "apollo",
            },
            "turn": { "number": 9, "active": "Ana", "step": "activate-cylon-ships" },
            "places": { "Ben": "hangar-deck", "Cem": "hangar-deck", "Dana": "armory", "Emil": "command" },
        });
        for (key, value) in self.position.as_object().expect("an object") {
            match (position.get_mut(key), value) {
                (Some(Value::Object(there)), Value::Object(more)) => there.extend(more.clone()),
                _ => position[key] = value.clone(),
            }
        }
        let players = ["Ana", "Ben", "Cem", "Dana", "Emil"].map(|name| Player {
            name: name.to_owned(),
        });
        let mut state = State::default();
        let die = Die::Fair.shaken(0);
        give(
            &mut state,
            &Command::StartFrom {
                players: players.to_vec(),
                options: Options {
                    game: self.game,
                    ..Options::default()
                },
                position: serde_json::from_value(position).expect("a position"),
            },
            &die,
        );
        give(&mut state, &Command::SetPace { pace: Pace::Fast }, &die);
        for icon in self.before {
            carry_out(&mut state, *icon, &die);
        }
        let card = self
            .card
            .map(|name| AttackCardId::find(name).expect("a card"));
        state.battle.in_play.extend(card);
        state
    }
}

/// Boards, each with something of its own.
pub(crate) fn cases() -> Vec<Case> {
    use ShipIcon::{Basestars, HeavyRaiders, LaunchRaiders, Raiders};
    let with = |name, icon, areas, more| Case::new(name, icon, areas, more);
    vec![
        with(
            "the board of the set-up",
            Raiders,
            json!({
                "bow": { "basestars": [[]], "raiders": 3 },
                "stern": { "civilian-ships": 2 },
                "aft-port": { "unmanned-vipers": 1 }, "fore-port": { "unmanned-vipers": 1 },
            }),
            json!({}),
        ),
        with(
            "the heaviest board there can be",
            Raiders,
            heaviest(),
            json!({}),
        ),
        with(
            "a last stand without civilian ships",
            Raiders,
            json!({
                "bow": { "raiders": 6, "unmanned-vipers": 2 },
                "stern": { "raiders": 6, "unmanned-vipers": 1 }, "aft-port": { "raiders": 4 },
            }),
            json!({ "damaged": ["ftl-control", "command", "hangar-deck", "armory"] }),
        ),
        with(
            "piloted vipers, and cards that nobody plays",
            Raiders,
            json!({ "bow": { "raiders": 7, "unmanned-vipers": 1, "civilian-ships": 1 } }),
            json!({
                "places": { "Cem": "viper:bow", "Dana": "viper:bow", "Emil": "viper:stern" },
                "skill-cards": { "Cem": 3, "Dana": 2 },
            }),
        ),
        with(
            "Helo's turn, and he rolls nothing again",
            Raiders,
            json!({
                "fore-port": { "raiders": 4, "unmanned-vipers": 3 },
                "bow": { "raiders": 2, "unmanned-vipers": 1 },
            }),
            json!({ "turn": { "active": "Ben" } }),
        ),
        with(
            "the last civilian ship goes in the second area",
            Raiders,
            json!({
                "fore-starboard": { "raiders": 3, "civilian-ships": 1 },
                "stern": { "raiders": 3, "unmanned-vipers": 1, "civilian-ships": 1 },
                "fore-port": { "raiders": 4, "unmanned-vipers": 1 },
            }),
            json!({}),
        ),
        with(
            "low dials",
            Raiders,
            json!({
                "bow": { "raiders": 4, "unmanned-vipers": 1, "civilian-ships": 3 },
                "stern": { "raiders": 2 },
            }),
            json!({ "dials": { "population": 2, "fuel": 1, "morale": 1, "food": 1 } }),
        ),
        with(
            "the next token ends it",
            Raiders,
            json!({ "bow": { "raiders": 9, "unmanned-vipers": 1 }, "stern": { "raiders": 5 } }),
            json!({
                "damaged": ["ftl-control", "command", "hangar-deck", "armory", "weapons-control"],
                "spent-damage": ["food", "fuel"],
            }),
        ),
        with(
            "no raiders: basestars launch them",
            Raiders,
            json!({ "bow": { "basestars": [["disabled-hangar"]] }, "stern": { "basestars": [[]] } }),
            json!({}),
        ),
        with(
            "most civilian ships are lost already",
            Raiders,
            json!({
                "aft-starboard": { "raiders": 4, "unmanned-vipers": 2, "civilian-ships": 2 },
                "aft-port": { "raiders": 3, "civilian-ships": 1 },
            }),
            json!({
                "dials": { "population": 4 },
                "destroyed-civilian-ships": [
                    "population-1", "population-1", "population-1", "population-1",
                    "population-2", "nothing", "population-and-fuel",
                ],
            }),
        ),
        with(
            "two basestars",
            Basestars,
            json!({ "bow": { "basestars": [[]] }, "stern": { "basestars": [["structural-damage"]] } }),
            json!({}),
        ),
        with(
            "a basestar without weapons",
            Basestars,
            json!({ "bow": { "basestars": [["disabled-weapons"], []] } }),
            json!({ "damaged": ["command", "armory"] }),
        ),
        with(
            "two basestars, five locations damaged",
            Basestars,
            json!({ "bow": { "basestars": [[]] }, "aft-port": { "basestars": [[]] } }),
            json!({ "damaged": ["ftl-control", "command", "hangar-deck", "armory", "weapons-control"] }),
        ),
        with(
            "two basestars and the last food",
            Basestars,
            json!({ "bow": { "basestars": [[], []] } }),
            json!({
                "damaged": ["ftl-control", "hangar-deck", "armory", "weapons-control"],
                "spent-damage": ["fuel"], "dials": { "food": 1 },
            }),
        ),
        Case {
            card: Some("cylon-swarm"),
            ..with(
                "too few raiders to launch",
                LaunchRaiders,
                json!({
                    "bow": { "basestars": [[]], "raiders": 5 },
                    "stern": { "basestars": [[]], "raiders": 4 },
                }),
                json!({}),
            )
        },
        with(
            "more heavy raiders than centurions",
            HeavyRaiders,
            json!({
                "fore-port": { "heavy-raiders": 1 }, "aft-port": { "heavy-raiders": 2 },
                "bow": { "heavy-raiders": 1 },
            }),
            json!({ "boarding": [1, 1] }),
        ),
        with(
            "a centurion at the end of its way",
            HeavyRaiders,
            json!({ "fore-port": { "heavy-raiders": 2 } }),
            json!({ "boarding": [1, 0, 0, 1] }),
        ),
        with(
            "no heavy raiders: basestars launch them",
            HeavyRaiders,
            json!({ "bow": { "basestars": [[]] }, "stern": { "basestars": [["critical-hit"]] } }),
            json!({ "boarding": [0, 1] }),
        ),
        Case {
            before: &[Raiders, LaunchRaiders],
            ..with(
                "only those act that have not",
                Raiders,
                json!({
                    "bow": { "basestars": [[]], "raiders": 2, "unmanned-vipers": 3 },
                    "aft-port": { "basestars": [[]], "raiders": 1, "unmanned-vipers": 2 },
                    "stern": { "civilian-ships": 1 },
                }),
                json!({}),
            )
        },
        with(
            "something in every area",
            Raiders,
            json!({
                "bow": { "raiders": 3, "unmanned-vipers": 1, "civilian-ships": 1 },
                "fore-starboard": { "raiders": 3, "unmanned-vipers": 1, "civilian-ships": 1 },
                "aft-starboard": { "raiders": 3, "civilian-ships": 1 },
                "stern": { "raiders": 3, "unmanned-vipers": 1 },
                "aft-port": { "raiders": 2, "civilian-ships": 1 },
                "fore-port": { "raiders": 2, "unmanned-vipers": 1 },
            }),
            json!({ "dials": { "population": 5 } }),
        ),
        Case::combined(
            "vipers of three kinds",
            Raiders,
            json!({ "bow": {
                "raiders": 9, "unmanned-vipers": 1, "unmanned-mark-vii": 2, "unmanned-assault-raptors": 1,
            } }),
            json!({ "other-vipers": { "damaged-mark-vii": 2 } }),
        ),
        Case::combined(
            "pilots of hard targets behind an easy one",
            Raiders,
            json!({
                "bow": { "raiders": 4, "unmanned-vipers": 1, "civilian-ships": 1 },
                "stern": { "raiders": 3 },
            }),
            json!({
                "places": { "Cem": "assault-raptor:bow", "Dana": "viper:bow", "Emil": "mark-vii:stern" },
                "other-vipers": { "damaged-mark-vii": 3 },
            }),
        ),
        Case::combined(
            "the heaviest board of all boxes",
            Raiders,
            heaviest_combined(),
            json!({ "other-vipers": { "damaged-mark-vii": 0, "gained-assault-raptors": 3 } }),
        ),
    ]
}

/// Every raider, heavy raider and basestar of the main board, every viper and civilian ship of all boxes.
pub(crate) fn heaviest_combined() -> Value {
    let mut areas = heaviest();
    for (area, kind, count) in [
        // Two ordinary vipers fewer than in the base game.
        ("bow", "unmanned-vipers", 1),
        ("aft-port", "unmanned-vipers", 1),
        ("bow", "unmanned-mark-vii", 1),
        ("fore-starboard", "unmanned-assault-raptors", 2),
        ("aft-starboard", "unmanned-mark-vii", 1),
        ("stern", "unmanned-assault-raptors", 1),
        ("aft-port", "unmanned-mark-vii", 2),
        ("fore-port", "unmanned-assault-raptors", 1),
    ] {
        areas[area][kind] = json!(count);
    }
    areas
}

/// Every Cylon ship but the centurions, every viper and every civilian ship of the box.
pub(crate) fn heaviest() -> Value {
    json!({
        "bow": { "basestars": [[]], "raiders": 4, "unmanned-vipers": 2, "civilian-ships": 2 },
        "fore-starboard": { "raiders": 3, "unmanned-vipers": 1, "civilian-ships": 2, "heavy-raiders": 1 },
        "aft-starboard": { "raiders": 2, "unmanned-vipers": 1, "civilian-ships": 2 },
        "stern": { "basestars": [[]], "raiders": 3, "unmanned-vipers": 1, "civilian-ships": 2, "heavy-raiders": 1 },
        "aft-port": { "raiders": 2, "unmanned-vipers": 2, "civilian-ships": 2, "heavy-raiders": 1 },
        "fore-port": { "raiders": 2, "unmanned-vipers": 1, "civilian-ships": 2, "heavy-raiders": 1 },
    })
}

// ---- chance ----

/// What the engine rolls with.
#[derive(Clone, Copy)]
pub(crate) enum Die {
    Fair,
    /// 6 and 7 show 8: as if the attack table destroyed a viper on 6 to 8.
    Loaded,
}

/// Chance for one run.
pub(crate) struct Shaken {
    seed: u64,
    /// A word for every face.
    faces: [u32; 8],
    die: Die,
}

impl Die {
    pub(crate) fn shaken(self, seed: u64) -> Shaken {
        struct Word(u32);
        impl Chance for Word {
            fn word(&self, _: Stream, _: u64) -> u32 {
                self.0
            }
        }
        let face = |word: &u32| Draw::new(&Word(*word), &Positions::start()).d8();
        let some = |wanted: u8| {
            let mut words = (0..64u32).map(|part| part << 26 | part);
            words
                .find(|word| face(word) == wanted)
                .expect("a word for every face")
        };
        Shaken {
            seed,
            faces: [1, 2, 3, 4, 5, 6, 7, 8].map(some),
            die: self,
        }
    }
}

/// SplitMix64, which has nothing to do with the streams of the engine.
fn mixed(mut at: u64) -> u64 {
    at = at.wrapping_add(0x9E37_79B9_7F4A_7C15);
    at = (at ^ (at >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    at = (at ^ (at >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    at ^ (at >> 31)
}

impl Shaken {
    fn number(&self, stream: Stream, position: u64) -> u64 {
        mixed(mixed(self.seed ^ (stream as u64) << 56) ^ position)
    }

    /// From 0 to one below `n`.
    fn below(&self, position: u64, n: usize) -> usize {
        let n = u64::try_from(n).expect("a small number");
        let number = self.number(Stream::Seating, position) >> 16;
        usize::try_from(number % n).expect("a small number")
    }
}

impl Chance for Shaken {
    fn word(&self, stream: Stream, position: u64) -> u32 {
        let number = self.number(stream, position);
        if stream == Stream::Dice {
            let face = match ((number >> 32) % 8, self.die) {
                (5 | 6, Die::Loaded) => 7,
                (face, Die::Fair | Die::Loaded) => face,
            };
            return self.faces[usize::try_from(face).expect("a face")];
        }
        u32::try_from(number >> 32).expect("a word")
    }
}

// ---- the engine at work ----

fn give(state: &mut State, command: &Command, chance: &dyn Chance) -> Vec<Event> {
    let events = decide(state, Actor::Referee, command, chance).expect("a legal command");
    for event in &events {
        apply(state, event);
    }
    events
}

/// Carries an icon out, answering as the policy of the odds says.
pub(crate) fn carry_out(state: &mut State, icon: ShipIcon, chance: &dyn Chance) -> Vec<Event> {
    let happening = Happening::ShipsActivated { icon };
    let mut events = give(state, &Command::Record { happening }, chance);
    loop {
        let asked = prompts(state);
        let Some(prompt) = asked
            .first()
            .filter(|prompt| prompt.kind != PromptKind::TakeTurn)
        else {
            return events;
        };
        let option = if prompt.kind == PromptKind::React {
            "stand"
        } else if prompt.kind == PromptKind::ChooseViper {
            // The kind that is hit least often; of pilots the first by seat.
            let unmanned = |choice: &&Offer| choice.id.starts_with("unmanned:");
            let last = prompt.choices.iter().rfind(unmanned);
            &last.unwrap_or(&prompt.choices[0]).id
        } else if has(prompt, "any-order") {
            "any-order"
        } else {
            &prompt.choices[0].id
        };
        let answer = Command::Answer {
            prompt: prompt.id,
            option: option.to_owned(),
        };
        events.extend(give(state, &answer, chance));
    }
}

fn has(prompt: &dradis_rules::Prompt, option: &str) -> bool {
    prompt.choices.iter().any(|choice| choice.id == option)
}

/// Turns other fronts up on the civilian ships, all that the public can think of being equally likely.
fn deal_fronts(state: &mut State, chance: &Shaken) {
    let mut unseen: Vec<CivilianKind> = CivilianKind::all()
        .flat_map(|kind| std::iter::repeat_n(kind, kind.facts().copies.into()))
        .collect();
    for kind in &state.space.destroyed_civilians {
        let at = unseen
            .iter()
            .position(|other| other == kind)
            .expect("a ship of the box");
        unseen.swap_remove(at);
    }
    for (position, ship) in (0..).zip(&mut state.space.civilians) {
        let kind = unseen.swap_remove(chance.below(position, unseen.len()));
        ship.kind = Hidden::new(Some(kind));
    }
}

/// How often each number came up.
#[derive(Clone, Default)]
pub(crate) struct Counts(Vec<u64>);

impl Counts {
    fn add(&mut self, number: usize) {
        if self.0.len() <= number {
            self.0.resize(number + 1, 0);
        }
        self.0[number] += 1;
    }

    fn join(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, more) in self.0.iter_mut().zip(&other.0) {
            *mine += more;
        }
    }
}

/// What so many runs have brought.
#[derive(Clone, Default)]
pub(crate) struct Tally {
    runs: u64,
    launched: Counts,
    boarded: Counts,
    civilian_ships: Counts,
    vipers_damaged: Counts,
    vipers_destroyed: Counts,
    galactica_hits: Counts,
    dials: [Counts; 4],
    cylons_win: Counts,
}

/// Carries the icon out again and again, on every processor.
pub(crate) fn simulate(state: &State, icon: ShipIcon, die: Die, runs: u64, seed: u64) -> Tally {
    let parts = thread::available_parallelism().map_or(1, |count| count.get() as u64);
    thread::scope(|scope| {
        let part = |part: u64| {
            scope.spawn(move || {
                let mut tally = Tally::default();
                let mut shaken = die.shaken(seed);
                for run in (part..runs).step_by(parts as usize) {
                    shaken.seed = mixed(seed.wrapping_add(run));
                    let mut board = state.clone();
                    deal_fronts(&mut board, &shaken);
                    let events = carry_out(&mut board, icon, &shaken);
                    tally.add(&board, &events);
                }
                tally
            })
        };
        let working: Vec<_> = (0..parts).map(part).collect();
        let mut tally = Tally::default();
        for part in working {
            tally.join(&part.join().expect("the runs end"));
        }
        tally
    })
}

impl Tally {
    fn add(&mut self, after: &State, events: &[Event]) {
        let count = |is: fn(&&Event) -> bool| events.iter().filter(is).count();
        let launched = events.iter().map(|event| {
            if let Event::Launched { count, .. } = event {
                usize::from(*count)
            } else {
                0
            }
        });
        self.runs += 1;
        self.launched.add(launched.sum());
        self.boarded.add(count(|event| {
            matches!(event, Event::CenturionBoarded { .. })
        }));
        self.civilian_ships.add(count(|event| {
            matches!(event, Event::CivilianDestroyed { .. })
        }));
        self.vipers_damaged.add(count(|event| {
            matches!(
                event,
                Event::ViperHit {
                    destroyed: false,
                    ..
                }
            )
        }));
        self.vipers_destroyed.add(count(|event| {
            matches!(
                event,
                Event::ViperHit {
                    destroyed: true,
                    ..
                }
            )
        }));
        self.galactica_hits.add(count(|event| {
            matches!(event, Event::GalacticaDamaged { .. })
        }));
        self.cylons_win
            .add(count(|event| matches!(event, Event::GameEnded { .. })));
        for (resource, counts) in Resource::ALL.into_iter().zip(&mut self.dials) {
            counts.add(after.resources.get(resource).into());
        }
    }

    /// Takes other runs in.
    fn join(&mut self, other: &Self) {
        let Self {
            runs,
            launched,
            boarded,
            civilian_ships,
            vipers_damaged,
            vipers_destroyed,
            galactica_hits,
            dials,
            cylons_win,
        } = other;
        self.runs += runs;
        self.launched.join(launched);
        self.boarded.join(boarded);
        self.civilian_ships.join(civilian_ships);
        self.vipers_damaged.join(vipers_damaged);
        self.vipers_destroyed.join(vipers_destroyed);
        self.galactica_hits.join(galactica_hits);
        self.cylons_win.join(cylons_win);
        for (mine, more) in self.dials.iter_mut().zip(dials) {
            mine.join(more);
        }
    }

    /// Where odds and runs differ by more than chance lets them.
    pub(crate) fn differences(&self, odds: &Odds) -> Vec<String> {
        let Odds {
            launched,
            boarded,
            civilian_ships,
            vipers_damaged,
            vipers_destroyed,
            galactica_hits,
            dials,
            cylons_win,
        } = odds;
        let mut all = vec![
            ("launched", Distribution::certain(*launched), &self.launched),
            ("boarded", Distribution::certain(*boarded), &self.boarded),
            (
                "civilian ships",
                civilian_ships.clone(),
                &self.civilian_ships,
            ),
            (
                "vipers damaged",
                vipers_damaged.clone(),
                &self.vipers_damaged,
            ),
            (
                "vipers destroyed",
                vipers_destroyed.clone(),
                &self.vipers_destroyed,
            ),
            (
                "hits on Galactica",
                galactica_hits.clone(),
                &self.galactica_hits,
            ),
            ("the Cylons win", cylons_win.clone(), &self.cylons_win),
        ];
        for ((resource, dial), counts) in dials.iter().zip(&self.dials) {
            all.push((resource_name(*resource), dial.clone(), counts));
        }
        let compared = all.iter();
        compared
            .flat_map(|(what, odds, counts)| self.compared(what, odds, counts))
            .collect()
    }

    fn compared(&self, what: &str, odds: &Distribution, counts: &Counts) -> Vec<String> {
        let runs = self.runs as f64;
        let mut found = Vec::new();
        let numbers = odds.chances().len().max(counts.0.len());
        let (mut mean, mut square) = (0.0, 0.0);
        for number in 0..numbers {
            let chance = odds.chance(number);
            let seen = counts.0.get(number).copied().unwrap_or(0);
            mean += number as f64 * seen as f64 / runs;
            square += (number as f64).powi(2) * chance;
            let expected = runs * chance;
            let off = (seen as f64 - expected).abs();
            let far = if chance > 0.0 {
                // The few more are for what is so rare that the bell curve does not hold.
                off > Z * (expected * (1.0 - chance).max(0.0)).sqrt() + RARE
            } else {
                seen > 0
            };
            if far {
                found.push(format!(
                    "{what} {number}: {expected:.1} of {runs} expected, {seen} seen"
                ));
            }
        }
        let variance = (square - odds.mean().powi(2)).max(0.0);
        if (mean - odds.mean()).abs() > Z * (variance / runs).sqrt() + RARE / runs {
            found.push(format!(
                "{what}: a mean of {} expected, {mean} seen",
                odds.mean()
            ));
        }
        let sum: f64 = odds.chances().iter().sum();
        if (sum - 1.0).abs() > 1e-12 {
            found.push(format!("{what}: the chances add up to {sum}"));
        }
        found
    }
}

/// Standard deviations beyond which a figure counts as wrong: about once in 150,000.
const Z: f64 = 4.5;
/// What is allowed beyond, in runs.
const RARE: f64 = 6.0;

const fn resource_name(resource: Resource) -> &'static str {
    match resource {
        Resource::Fuel => "fuel",
        Resource::Food => "food",
        Resource::Morale => "morale",
        Resource::Population => "population",
    }
}
