//! The Python script recomputes what the Rust code wrote: the golden vectors, and whole games.

use dradis_facts::craft::Craft;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use chacha20::ChaCha20Rng;
use chrono::DateTime;
use dradis_facts::SeatId;
use dradis_facts::battle::{BasestarAt, ShipIcon};
use dradis_facts::chance::{Draw, Stream};
use dradis_facts::content::{CharacterId, HeldKind, LocationId, SuperCrisisId};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::effect::{Effect, Source, Who};
use dradis_facts::hidden::Hidden;
use dradis_facts::options::{Mode, Modes, Options, Sympathizer};
use dradis_facts::piles::Pile;
use dradis_facts::resources::Resource;
use dradis_facts::space::{Area, BasestarDamage};
use dradis_facts::titles::Title;
use dradis_facts::turn::Winner;
use dradis_journal::{Blind, Edition, GameId, Genesis, Journal, NewRow};
use dradis_rules::history::{History, Record};
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Actor, Command as Order, FirstPlayer, Player, decide, prompts};
use dradis_state::Event;
use dradis_state::action::ActionEvent;
use dradis_state::agenda::Work;
use dradis_state::correction::{Correction, Reason};
use dradis_state::effect::{Course, EffectEvent, EffectStep};
use dradis_state::happening::Happening;
use dradis_state::held::HeldEvent;
use dradis_state::reserve::draw_basestar_token;
use dradis_state::space::Basestar;
use dradis_table::fairness::{self, Entropy, Fairness, Seeds, Stage, entropy_commitment};
use rand::SeedableRng;
use serde_json::{Value, json};

fn script() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors/verify.py")
}

/// What a script printed, or why it refused.
fn run(script: &Path, arguments: &[&Path]) -> Result<String, String> {
    let Output {
        status,
        stdout,
        stderr,
    } = Command::new("python3")
        .arg("-B")
        .arg(script)
        .args(arguments)
        .output()
        .expect("python3 is needed for this test; the README lists it");
    if status.success() {
        Ok(String::from_utf8(stdout).unwrap())
    } else {
        Err(String::from_utf8(stderr).unwrap())
    }
}

#[test]
fn python_recomputes_the_golden_vectors() {
    let printed = run(&script(), &[]).unwrap();
    for checked in [
        "chance.json: 6 shuffles",
        "destiny.json: 6 Destiny decks",
        "destiny.json: 5 Destiny decks with cards shuffled into them",
        "fairness.json: 3 openings: commitments, head, stream keys",
        "journal.json: 6 rows chained: commitment, public part, hash",
        "journal-v2: 6 rows of a game in both editions",
    ] {
        assert!(printed.contains(checked), "{printed}");
    }
}

#[test]
fn python_stops_at_the_first_difference() {
    let folder = tempfile::tempdir().unwrap();
    let tests = script().parent().unwrap().join("..");
    for name in ["vectors", "fixtures"] {
        let copy = folder.path().join(name);
        std::fs::create_dir(&copy).unwrap();
        for file in std::fs::read_dir(tests.join(name)).unwrap() {
            let file = file.unwrap();
            if file.file_type().unwrap().is_file() {
                std::fs::copy(file.path(), copy.join(file.file_name())).unwrap();
            }
        }
    }
    let copy = folder.path().join("vectors/verify.py");
    assert_eq!(run(&copy, &[]), run(&script(), &[]));

    let chance = folder.path().join("vectors/chance.json");
    let mut changed: Value = serde_json::from_slice(&std::fs::read(&chance).unwrap()).unwrap();
    let order = changed["shuffle"][3]["order"].as_array_mut().unwrap();
    order.swap(0, 1);
    std::fs::write(&chance, changed.to_string()).unwrap();

    let refusal = run(&copy, &[]).unwrap_err();
    assert!(
        refusal.starts_with("shuffle of 10: recorded ["),
        "{refusal}"
    );
}

/// A table reduced to what is verified: commands, entropy and their rows.
struct Table {
    journal: Journal,
    history: History,
    fairness: Fairness,
    folder: tempfile::TempDir,
}

fn seeds(seed: u8) -> Seeds {
    let Ok(seeds) = Seeds::random(&mut ChaCha20Rng::from_seed([seed; 32]));
    seeds
}

/// A game of so many players begins, the first of them rolled.
fn beginning(players: u8, options: Options) -> Order {
    let players = (0..players).map(|n| Player {
        name: format!("Łucja {n} \u{2028}\"\\\u{1}"),
    });
    Order::Begin {
        players: players.collect(),
        options,
        first: FirstPlayer::Rolled,
    }
}

impl Table {
    fn open(seed: u8) -> Table {
        let folder = tempfile::tempdir().unwrap();
        let created = DateTime::from_timestamp(1_770_000_000, 0).unwrap();
        let game = GameId([seed; 16]);
        let genesis = Genesis { game, created };
        let journal = Journal::create(&folder.path().join("game.db"), &genesis, &[]).unwrap();
        let (fairness, committed) = Fairness::begin(game, seeds(seed));
        let mut table = Table {
            journal,
            history: History::default(),
            fairness,
            folder,
        };
        table.append(&[committed], None);
        table
    }

    fn append(&mut self, fairness: &[fairness::Record], record: Option<Record>) {
        let seq = self.journal.head().unwrap().seq + 1;
        self.journal
            .append(NewRow {
                command: format!("command {seq}"),
                actor: json!({"type": "referee"}),
                at: DateTime::from_timestamp(1_770_000_000 + seq.cast_signed(), 0).unwrap(),
                label: json!(null),
                body: json!({"fairness": fairness, "record": record}),
                blind: Blind([7; 32]),
            })
            .unwrap();
        if let Some(record) = record {
            self.history.add(seq, record).unwrap();
        }
    }

    fn fairness(&mut self, record: fairness::Record) {
        self.fairness.apply(&record).unwrap();
        self.append(&[record], None);
    }

    /// A phone is paired and, unless it comes too late, commits.
    fn entropy(&mut self, seat: u8) {
        let seat = SeatId(seat);
        self.fairness(fairness::Record::SeatPaired { seat });
        if self.fairness.stage() == Stage::Gathering {
            let (game, round) = (self.journal.genesis().game, self.fairness.round());
            let commitment = entropy_commitment(game, round, seat, &Entropy([seat.0; 32]));
            let record = self.fairness.commit(round, seat, commitment);
            self.fairness(record.unwrap().unwrap());
        }
    }

    /// All phones that have committed show what.
    fn mix(&mut self) {
        let players = self.history.state().seats.len();
        let call = self.fairness.call((0..8).map(SeatId).take(players));
        self.fairness(call.unwrap());
        let called: Vec<SeatId> = self.fairness.called().map(|(seat, _, _)| seat).collect();
        for seat in called {
            let round = self.fairness.round();
            let record = self.fairness.show(round, seat, Entropy([seat.0; 32]));
            self.fairness(record.unwrap().unwrap());
        }
    }

    fn decide(&self, order: &Order) -> Vec<Event> {
        let keys = self.fairness.keys();
        let decided =
            keys.ask(|chance| decide(self.history.state(), Actor::Referee, order, chance));
        decided.unwrap().unwrap()
    }

    fn add(&mut self, events: Vec<Event>) {
        let mut drawn: Vec<Stream> = Vec::new();
        for event in &events {
            if let Event::Drew { drawn: now } = event {
                drawn.extend(now.reveal().iter().map(|drawn| drawn.stream));
            }
        }
        let opened = self.fairness.open(drawn);
        for record in &opened {
            self.fairness.apply(record).unwrap();
        }
        self.append(&opened, Some(Record::Did { events }));
    }

    fn act(&mut self, order: &Order) {
        let events = self.decide(order);
        self.add(events);
    }

    fn begin(&mut self, players: u8, sympathizer: Sympathizer) {
        self.begin_with(
            players,
            Options {
                sympathizer,
                modes: Modes {
                    destiny: Mode::App,
                    ..Modes::default()
                },
                ..Options::default()
            },
        );
    }

    fn begin_with(&mut self, players: u8, options: Options) {
        self.act(&beginning(players, options));
    }

    /// Answers every prompt up to the deal: with a character that is wanted, else with the first.
    fn choose(&mut self, wanted: &[&str]) {
        loop {
            let prompt = prompts(self.history.state()).remove(0);
            if prompt.kind == PromptKind::DealLoyalty {
                return;
            }
            let options: Vec<String> = prompt.choices.into_iter().map(|c| c.id).collect();
            let is_wanted = |option: &&String| wanted.iter().any(|name| option.ends_with(name));
            let option = options.iter().find(is_wanted).unwrap_or(&options[0]);
            self.act(&Order::Answer {
                prompt: prompt.id,
                option: option.clone(),
            });
        }
    }

    fn deal(&self) -> Vec<Event> {
        let prompt = prompts(self.history.state()).remove(0).id;
        let option = prompts(self.history.state())[0].choices[0].id.clone();
        self.decide(&Order::Answer { prompt, option })
    }

    fn verdict(&self) -> Result<String, String> {
        self.verdict_on(Edition::Full)
    }

    /// The script finds something wrong, and says these words of it.
    #[track_caller]
    fn refuses(&self, why: &str) {
        let refusal = self.verdict().unwrap_err();
        assert!(refusal.contains(why), "{refusal}");
    }

    /// The first difference that the script finds is this one.
    #[track_caller]
    fn finds(&self, difference: &str) {
        let refusal = self.verdict().unwrap_err();
        assert!(refusal.starts_with(difference), "{refusal}");
    }

    fn verdict_on(&self, edition: Edition) -> Result<String, String> {
        let path = self.folder.path().join("game.jsonl");
        let mut file = std::fs::File::create(&path).unwrap();
        self.journal.export(edition, &mut file).unwrap();
        run(&script(), &[&path])
    }
}

/// A game just before the deal, with entropy of every seat but the last.
fn game(players: u8, sympathizer: Sympathizer, wanted: &[&str]) -> Table {
    let mut table = gathered(players, sympathizer, wanted);
    table.mix();
    table
}

/// The same, before the phones were called.
fn gathered(players: u8, sympathizer: Sympathizer, wanted: &[&str]) -> Table {
    let mut table = Table::open(players);
    table.begin(players, sympathizer);
    for seat in 0..players - 1 {
        table.entropy(seat);
    }
    table.choose(wanted);
    table
}

#[test]
fn python_repeats_every_draw_of_a_recorded_game() {
    for players in 3..=6 {
        for sympathizer in [Sympathizer::Play, Sympathizer::LeaveOut] {
            // Nobody is Boomer where six play without the Sympathizer (SETUP-NOSYMP-1).
            let special: &[&str] = match (players, sympathizer) {
                (6, Sympathizer::LeaveOut) => &["gaius-baltar"],
                _ => &["gaius-baltar", "boomer"],
            };
            for wanted in [&[], special] {
                let mut table = game(players, sympathizer, wanted);
                let chosen = serde_json::to_string(&table.history.state().seats).unwrap();
                assert!(wanted.iter().all(|name| chosen.contains(name)), "{chosen}");
                let deal = table.deal();
                table.add(deal);
                table.entropy(players - 1);
                let printed = table.verdict().unwrap();
                assert!(
                    printed.contains("\n4 draws repeated\n0 put in by hand"),
                    "{printed}"
                );
                assert!(
                    printed.contains(&format!("\n{} seats with entropy\n", players - 1)),
                    "{printed}"
                );
            }
        }
    }
}

#[test]
fn python_repeats_the_damage_tokens_that_dradis_draws() {
    let mut table = game(3, Sympathizer::Play, &[]);
    let deal = table.deal();
    table.add(deal);
    let close = |prompt: &dradis_rules::Prompt| prompt.kind == PromptKind::CloseReading;
    let closing = prompts(table.history.state()).into_iter().find(close);
    table.act(&Order::Answer {
        prompt: closing.unwrap().id,
        option: "close-reading".to_owned(),
    });
    let damage = |table: &mut Table, token| {
        table.act(&Order::Record {
            happening: Happening::GalacticaDamaged { token },
        });
    };
    damage(&mut table, None);
    let fuel = GalacticaToken::Resource {
        resource: Resource::Fuel,
    };
    if !table.history.state().damage.spent.contains(&Resource::Fuel) {
        damage(&mut table, Some(fuel));
    }
    let location = LocationId::find("armory").unwrap();
    let damaged = !table.history.state().damage.locations.contains(&location);
    table.act(&correct(vec![Correction::LocationDamage {
        location,
        damaged,
    }]));
    damage(&mut table, None);
    let printed = table.verdict().unwrap();
    assert!(printed.contains("\n6 draws repeated\n"), "{printed}");
}

/// Two basestars in the bow, of which the first is hit, is destroyed and has its tokens back in the pool.
#[test]
fn python_repeats_the_tokens_of_basestars() {
    let mut table = game(3, Sympathizer::Play, &[]);
    let deal = table.deal();
    table.add(deal);
    let area = Area::Bow;
    let basestars = vec![Basestar::default(), Basestar::default()];
    table.act(&correct(vec![Correction::Basestars {
        area: area.into(),
        basestars,
    }]));
    let damage = |table: &Table, index| -> Vec<Event> {
        let keys = table.fairness.keys();
        let state = table.history.state();
        let (token, drawn) = keys
            .ask(|chance| {
                let mut draw = Draw::new(chance, &state.chance);
                let token = draw_basestar_token(state, &mut draw).unwrap();
                (token, Hidden::new(draw.drawn()))
            })
            .unwrap();
        let basestar = BasestarAt { area, index };
        vec![
            Event::Drew { drawn },
            Event::BasestarDamaged { basestar, token },
        ]
    };
    for index in [1, 0, 1] {
        let events = damage(&table, index);
        table.add(events);
    }
    let basestar = BasestarAt { area, index: 0 };
    table.add(vec![Event::BasestarDestroyed { basestar }]);
    for _ in 0..2 {
        let events = damage(&table, 0);
        table.add(events);
    }
    let printed = table.verdict().unwrap();
    assert!(printed.contains("\n9 draws repeated\n"), "{printed}");

    // One that goes back beside the board has its tokens back in the pool as well (Primacy).
    let basestar = BasestarAt { area, index: 0 };
    let effect = EffectEvent::BasestarRemoved { basestar };
    table.add(vec![Event::Effect { effect }]);
    table.act(&correct(vec![Correction::Basestars {
        area: area.into(),
        basestars: vec![Basestar::default(), Basestar::default()],
    }]));
    for _ in 0..4 {
        let events = damage(&table, 0);
        table.add(events);
        let effect = EffectEvent::BasestarRemoved { basestar };
        let area = area.into();
        table.add(vec![
            Event::Effect { effect },
            Event::BasestarsPlaced { area, count: 1 },
        ]);
    }
    // What sheets put down for the turn draws nothing and moves no card.
    let (seat, owner) = (SeatId(0), SeatId(1));
    let effects = [
        EffectEvent::BrigAtEnd { seat },
        EffectEvent::TitleLent {
            title: Title::President,
            owner,
        },
        EffectEvent::Again {
            seat,
            location: LocationId::BRIG,
        },
        EffectEvent::Spared {
            resource: Some(Resource::Food),
        },
        EffectEvent::Spared { resource: None },
    ];
    let mut events: Vec<Event> = effects
        .into_iter()
        .map(|effect| Event::Effect { effect })
        .collect();
    let action = ActionEvent::MovedNot { seat };
    events.push(Event::Action { action });
    table.add(events);
    let printed = table.verdict().unwrap();
    assert!(printed.contains("\n13 draws repeated\n"), "{printed}");

    table.act(&correct(vec![Correction::Basestars {
        area: area.into(),
        basestars: vec![Basestar::default()],
    }]));
    let events = damage(&table, 0);
    let Event::BasestarDamaged { basestar: _, token } = events[1] else {
        panic!("a token: {events:?}");
    };
    let other = if token == BasestarDamage::CriticalHit {
        "disabled-hangar"
    } else {
        "critical-hit"
    };
    table.add(forged(&events, "basestar-damaged", |event| {
        event["token"] = other.into();
    }));
    table.finds("basestar damage token: recorded ");
}

/// A game in which Baltar, with two cards, is being looked at, and the events of that look: at one of them, or all.
fn looked_at(all: bool) -> (Table, Vec<Event>) {
    let mut table = game(4, Sympathizer::Play, &["gaius-baltar"]);
    let deal = table.deal();
    table.add(deal);
    let close = |prompt: &dradis_rules::Prompt| prompt.kind == PromptKind::CloseReading;
    let closing = prompts(table.history.state()).into_iter().find(close);
    table.act(&Order::Answer {
        prompt: closing.unwrap().id,
        option: "close-reading".to_owned(),
    });
    let baltar = CharacterId::find("gaius-baltar");
    let mut seats = (0u8..).map(SeatId).zip(&table.history.state().seats);
    let (current, _) = seats.find(|(_, seat)| seat.character == baltar).unwrap();
    let course = Course {
        of: Source::Crisis { card: None },
        current,
        picked: Some(SeatId((current.0 + 1) % 4)),
        left: vec![Effect::LookAtLoyalty {
            who: Who::Picked,
            at: Who::Current,
            all,
        }],
    };
    let effects = EffectStep::Confirm { course };
    let work = vec![Work::Effects { effects }];
    table.add(vec![Event::Scheduled { work }]);
    let events = table.decide(&Order::Answer {
        prompt: prompts(table.history.state())[0].id,
        option: "apply".to_owned(),
    });
    (table, events)
}

fn other_card(card: &mut Value) {
    *card = if *card == "not-a-cylon" {
        "cylon-send-to-brig".into()
    } else {
        "not-a-cylon".into()
    };
}

#[test]
fn python_repeats_looks_at_loyalty_cards_and_finds_one_that_is_another() {
    for (all, drawn) in [(false, "\n5 draws"), (true, "\n4 draws")] {
        let (mut table, events) = looked_at(all);
        table.add(events.clone());
        let printed = table.verdict().unwrap();
        assert!(printed.contains(drawn), "{printed}");

        let (mut table, _) = looked_at(all);
        table.add(forged(&events, "effect", |event| {
            other_card(&mut event["effect"]["cards"]["$secret"][0]);
        }));
        let refusal = table.verdict().unwrap_err();
        let begins = refusal.starts_with("card looked at: recorded ")
            || refusal.starts_with("cards looked at: recorded ");
        assert!(begins, "{refusal}");
    }

    let (mut table, mut events) = looked_at(false);
    events.retain(|event| !draws(event, Stream::LooksAtLoyalty));
    table.add(events);
    table.refuses("was looked at without a draw");
}

#[test]
fn python_compares_the_cards_turned_up_at_the_end_with_the_deals() {
    let over = || {
        let (mut table, events) = looked_at(true);
        table.add(events);
        table.act(&Order::Record {
            happening: Happening::GameDeclared {
                winner: Winner::Humans,
            },
        });
        let opened = table.decide(&Order::Record {
            happening: Happening::LoyaltyOpened,
        });
        (table, opened)
    };
    let (mut table, opened) = over();
    table.add(opened.clone());
    table.verdict().unwrap();

    let forge: [fn(&mut Value); 3] = [
        |hand| other_card(&mut hand["cards"][0]["card"]),
        |hand| hand["cards"][0]["came"] = json!({"type": "sleeper-phase"}),
        |hand| {
            hand["team"] = if hand["team"] == "humans" {
                "cylons".into()
            } else {
                "humans".into()
            };
        },
    ];
    for forge in forge {
        let (mut table, _) = over();
        table.add(forged(&opened, "loyalty-opened", |event| {
            forge(&mut event["hands"][2]);
        }));
        table.finds("Loyalty cards turned up at the end: recorded ");
    }
}

/// A roll of Dradis while two raiders attack two unmanned vipers.
fn rolling(table: &mut Table) -> Vec<Event> {
    let deal = table.deal();
    table.add(deal);
    let closing = prompts(table.history.state()).into_iter();
    let mut closing = closing.filter(|prompt| prompt.kind == PromptKind::CloseReading);
    table.act(&Order::Answer {
        prompt: closing.next().unwrap().id,
        option: "close-reading".to_owned(),
    });
    let area = Area::Bow;
    for (kind, count) in [(Craft::Raider, 2), (Craft::Viper, 2)] {
        table.act(&correct(vec![Correction::Ships {
            area: area.into(),
            kind,
            count,
        }]));
    }
    table.act(&Order::Record {
        happening: Happening::ShipsActivated {
            icon: ShipIcon::Raiders,
        },
    });
    table.decide(&Order::Answer {
        prompt: prompts(table.history.state())[0].id,
        option: "roll".to_owned(),
    })
}

#[test]
fn python_finds_a_die_that_the_stream_did_not_give() {
    let mut table = game(4, Sympathizer::Play, &[]);
    let rolled = rolling(&mut table);
    table.add(forged(&rolled, "die-rolled", |event| {
        event["face"] = (1 + event["face"].as_u64().unwrap() % 8).into();
    }));
    table.finds("die: recorded ");

    let mut table = game(4, Sympathizer::Play, &[]);
    let mut rolled = rolling(&mut table);
    rolled.retain(|event| !draws(event, Stream::Dice));
    table.add(rolled);
    let refusal = table.verdict().unwrap_err();
    assert!(
        refusal.ends_with("a die was rolled without a draw\n"),
        "{refusal}"
    );

    let mut table = game(4, Sympathizer::Play, &[]);
    let rolled = rolling(&mut table);
    table.add(forged(&rolled, "die-rolled", |event| {
        event["source"] = "table".into();
    }));
    table.finds("section 4.5 has no line for what die-rolled draws");
}

/// What a table might answer next, always the same for the same seed: on with the turn, mostly.
fn whim(seed: &mut u64, table: &Table) -> Order {
    let mut below = |count: usize| {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(*seed >> 40).unwrap() % count.max(1)
    };
    let mut open = prompts(table.history.state());
    open.retain(|prompt| prompt.kind != PromptKind::ReadLoyalty);
    let prompt = open.swap_remove(below(open.len()));
    let all: Vec<String> = prompt.options().collect();
    let liked = |id: &&String| {
        if prompt.kind == PromptKind::TakeTurn {
            let marker = matches!(id.as_str(), "back" | "end-turn");
            id.contains(':') || (prompt.catalogue.is_none() && !marker)
        } else if prompt.kind == PromptKind::NameDestination {
            // Its effect loses a civilian ship of the unused pile.
            *id == "card:asteroid-field"
        } else {
            matches!(id.as_str(), "rest" | "done" | "accept")
        }
    };
    let mut options: Vec<&String> = all.iter().filter(liked).collect();
    if options.is_empty() {
        options = all.iter().collect();
    }
    Order::Answer {
        prompt: prompt.id,
        option: options[below(options.len())].clone(),
    }
}

/// Whole turns with crises, jumps, the Sleeper phase and second thoughts.
#[test]
fn python_follows_whole_evenings() {
    let mut seen = BTreeSet::new();
    for seed in 0..3_u8 {
        let mut table = Table::open(40 + seed);
        let destinations = if seed % 2 == 0 {
            Mode::App
        } else {
            Mode::Table
        };
        table.begin_with(
            6 - seed % 3,
            Options {
                modes: Modes {
                    destinations,
                    destiny: Mode::App,
                    ..Modes::default()
                },
                ..Options::default()
            },
        );
        table.entropy(1);
        table.choose(&["boomer"]);
        table.mix();
        let deal = table.deal();
        table.add(deal);
        table.act(&correct(vec![
            Correction::Fleet { space: 4 },
            Correction::Distance { distance: 3 },
        ]));
        let mut state = u64::from(seed) + 7;
        for step in 0..120 {
            if table.history.state().outcome.is_some() {
                break;
            }
            let order = whim(&mut state, &table);
            table.act(&order);
            if step % 17 == 0
                && let Ok(undo) = table.history.undo()
            {
                table.append(&[], Some(undo));
            }
        }
        let printed = table.verdict().unwrap();
        assert!(printed.contains(" draws repeated\n"), "{printed}");
        let rows = table.journal.rows(1).unwrap();
        let rows: Vec<&Value> = rows.iter().map(|row| &row.body).collect();
        let rows = serde_json::to_string(&rows).unwrap();
        for (what, text) in [
            ("a lost ship", "\"type\":\"civilian-lost\""),
            ("a Destination deck", "\"type\":\"deck-built\""),
            ("the Sleeper phase", "\"type\":\"sleeper-phase\""),
            ("cards of the Sleeper phase", "\"cards\":{\"$secret\":[["),
            ("a check", "\"type\":\"destiny-added\""),
            ("an undone step", "\"type\":\"undid\""),
        ] {
            if rows.contains(text) {
                seen.insert(what);
            }
        }
    }
    assert_eq!(seen.len(), 6, "{seen:?}");
}

#[test]
fn python_finds_a_lost_ship_and_a_sleeper_deal_that_were_chosen() {
    let mut table = game(5, Sympathizer::Play, &["boomer"]);
    let deal = table.deal();
    table.add(deal);
    let closing = prompts(table.history.state()).into_iter();
    let mut closing = closing.filter(|prompt| prompt.kind == PromptKind::CloseReading);
    table.act(&Order::Answer {
        prompt: closing.next().unwrap().id,
        option: "close-reading".to_owned(),
    });
    table.act(&correct(vec![Correction::Distance { distance: 3 }]));
    table.act(&Order::Record {
        happening: Happening::JumpBegun,
    });
    let answer = |table: &Table, option: &str| {
        let prompt = prompts(table.history.state())[0].id;
        let option = option.to_owned();
        table.decide(&Order::Answer { prompt, option })
    };
    let mut lost = answer(&table, "card:asteroid-field");
    if !lost.iter().any(|event| draws(event, Stream::Civilians)) {
        table.add(lost);
        lost = answer(&table, "apply");
    }
    let other = |event: &Value| {
        if event["effect"]["kind"] == "nothing" {
            "population-1"
        } else {
            "nothing"
        }
    };
    table.add(forged(&lost, "effect", |event| {
        if event["effect"]["type"] == "civilian-lost" {
            event["effect"]["kind"] = other(event).into();
        }
    }));
    table.finds("lost civilian ship: recorded ");

    let mut table = game(5, Sympathizer::Play, &["boomer"]);
    let deal = table.deal();
    table.add(deal);
    let closing = prompts(table.history.state()).into_iter();
    let mut closing = closing.filter(|prompt| prompt.kind == PromptKind::CloseReading);
    table.act(&Order::Answer {
        prompt: closing.next().unwrap().id,
        option: "close-reading".to_owned(),
    });
    table.act(&Order::Record {
        happening: Happening::FleetJumped { distance: 3 },
    });
    let slept = table.decide(&Order::Record {
        happening: Happening::FleetJumped { distance: 1 },
    });
    table.add(forged(&slept, "sleeper", |event| {
        if event["sleeper"]["type"] == "dealt" {
            let cards = event["sleeper"]["cards"]["$secret"].as_array_mut().unwrap();
            let first = cards[0].clone();
            let differs = cards.iter().position(|hand| *hand != first).unwrap();
            cards.swap(0, differs);
        }
    }));
    table.finds("cards dealt in the Sleeper phase: recorded ");
}

/// The turns of a game have begun in which Dradis keeps the Super Crises.
fn with_super_crises() -> Table {
    let mut table = Table::open(4);
    table.begin_with(
        4,
        Options {
            modes: Modes {
                super_crises: Mode::App,
                destiny: Mode::App,
                ..Modes::default()
            },
            ..Options::default()
        },
    );
    table.choose(&[]);
    let deal = table.deal();
    table.add(deal);
    let closing = prompts(table.history.state()).into_iter();
    let mut closing = closing.filter(|prompt| prompt.kind == PromptKind::CloseReading);
    table.act(&Order::Answer {
        prompt: closing.next().unwrap().id,
        option: "close-reading".to_owned(),
    });
    table
}

fn revealed(seat: u8) -> Order {
    Order::Record {
        happening: Happening::CylonRevealed {
            seat: SeatId(seat),
            sympathizer: false,
        },
    }
}

fn super_crises(seat: u8, cards: u8) -> Order {
    let seat = SeatId(seat);
    correct(vec![Correction::Held {
        kind: HeldKind::SUPER_CRISIS,
        seat,
        cards,
    }])
}

#[test]
fn python_repeats_the_super_crisis_deck_and_finds_one_that_was_chosen() {
    // Dealt, all of it; back into the deck, and shuffled again; another one that is smaller.
    let mut table = with_super_crises();
    table.act(&revealed(1));
    table.act(&super_crises(1, 3));
    table.act(&super_crises(1, 0));
    table.act(&revealed(2));
    table.act(&correct(vec![Correction::Pile {
        pile: Pile::SuperCrisis,
        cards: 2,
    }]));
    table.act(&revealed(3));
    let printed = table.verdict().unwrap();
    assert!(printed.contains("\n7 draws repeated\n"), "{printed}");

    for first in [true, false] {
        let mut table = with_super_crises();
        if !first {
            table.act(&revealed(1));
            table.act(&super_crises(1, 3));
            table.act(&super_crises(1, 0));
        }
        let events = table.decide(&revealed(2));
        table.add(forged(&events, "held", |event| {
            if event["held"]["type"] == "deck-built" {
                let deck = &mut event["held"]["deck"]["$secret"];
                deck.as_array_mut().unwrap().swap(0, 1);
            }
        }));
        table.finds("super-crisis deck: recorded [");
    }

    let mut table = with_super_crises();
    table.act(&revealed(1));
    let held = table
        .history
        .state()
        .held_hand(HeldKind::SUPER_CRISIS, SeatId(1))[0];
    let mut others = SuperCrisisId::all();
    let other = others.find(|card| card.name() != held.name()).unwrap();
    table.add(vec![Event::Held {
        kind: HeldKind::SUPER_CRISIS,
        held: HeldEvent::Played {
            seat: SeatId(1),
            card: other.into(),
        },
    }]);
    table.refuses("which it does not hold");

    let mut table = with_super_crises();
    let mut events = table.decide(&revealed(1));
    events.retain(|event| !draws(event, Stream::SuperCrisis));
    table.add(events);
    table.refuses("a super-crisis deck was built without a draw");
}

#[test]
fn python_refuses_a_step_in_the_place_of_one_that_is_not_the_last() {
    for record in [
        |step| Record::DidInstead {
            step,
            events: Vec::new(),
        },
        |step| Record::UndidBack { step },
    ] {
        let mut table = gathered(3, Sympathizer::Play, &[]);
        let (step, _) = table.history.last_done().unwrap();
        let body = json!({"fairness": [], "record": record(step + 7)});
        let seq = table.journal.head().unwrap().seq + 1;
        table
            .journal
            .append(NewRow {
                command: format!("command {seq}"),
                actor: json!({"type": "referee"}),
                at: DateTime::from_timestamp(1_770_000_000, 0).unwrap(),
                label: json!(null),
                body,
                blind: Blind([7; 32]),
            })
            .unwrap();
        let refusal = table.verdict().unwrap_err();
        let step = step + 7;
        assert!(
            refusal.starts_with(&format!("row {seq}: step {step} is not ")),
            "{refusal}"
        );
    }
}

#[test]
fn python_follows_undo_and_redo() {
    let mut table = game(4, Sympathizer::Play, &["boomer"]);
    let deal = table.deal();
    table.add(deal.clone());
    let undo = table.history.undo().unwrap();
    table.append(&[], Some(undo.clone()));
    let redo = table.history.redo().unwrap();
    table.append(&[], Some(redo));
    table.append(&[], Some(undo));
    table.entropy(3);
    assert_eq!(
        table.deal(),
        deal,
        "late entropy must not change an open stream"
    );
    table.add(deal);
    let printed = table.verdict().unwrap();
    assert!(
        printed.contains("\n7 draws repeated\n0 put in by hand"),
        "{printed}"
    );
}

/// The events with one kind of them changed by way of its JSON.
fn forged(events: &[Event], kind: &str, forge: impl Fn(&mut Value)) -> Vec<Event> {
    let mut json = serde_json::to_value(events).unwrap();
    for event in json.as_array_mut().unwrap() {
        if event["type"] == kind {
            forge(event);
        }
    }
    let forged: Vec<Event> = serde_json::from_value(json).unwrap();
    assert_ne!(forged, events);
    forged
}

#[test]
fn python_finds_a_deal_that_the_streams_did_not_give() {
    let mut table = game(5, Sympathizer::Play, &[]);
    table.add(forged(&table.deal(), "loyalty-dealt", |event| {
        let unused = &mut event["deal"]["$secret"]["unused"];
        unused.as_array_mut().unwrap().swap(0, 1);
    }));
    table.finds("deal: recorded {");
}

#[test]
fn python_finds_a_civilian_ship_that_the_stream_did_not_give() {
    for front in ["population-2", "nothing"] {
        let mut table = game(4, Sympathizer::Play, &[]);
        let drawn = table.deal();
        let other = forged(&drawn, "board-laid-out", |event| {
            event["civilians"][1]["kind"]["$secret"] = front.into();
            event["civilians"][0]["kind"]["$secret"] = "population-and-fuel".into();
        });
        table.add(other);
        table.finds("civilian ships: recorded [");
    }
}

fn ships(area: Area, count: u8) -> Correction {
    Correction::CivilianShips { area, count }
}

fn correct(corrections: Vec<Correction>) -> Order {
    Order::Correct {
        corrections,
        reason: Reason::Agreed,
        repairs: None,
        insist: true,
    }
}

#[test]
fn python_repeats_the_ships_of_corrections() {
    let mut table = game(3, Sympathizer::Play, &[]);
    let deal = table.deal();
    table.add(deal);
    // Ships go and come in one step, one that lies on the board is said to be destroyed, and one that
    // is destroyed comes back: the pile has another length and other places every time.
    let on_board = table.history.state().space.civilians[1].kind.reveal();
    let on_board = on_board.expect("Dradis drew it");
    for corrections in [
        vec![
            ships(Area::Stern, 1),
            ships(Area::Bow, 3),
            ships(Area::ForePort, 2),
        ],
        vec![Correction::DestroyedCivilianShips {
            kinds: vec![on_board; 3],
        }],
        vec![ships(Area::Bow, 0), ships(Area::Stern, 4)],
        vec![Correction::DestroyedCivilianShips { kinds: vec![] }],
        vec![ships(Area::AftPort, 5)],
    ] {
        table.act(&correct(corrections));
    }
    let printed = table.verdict().unwrap();
    assert!(printed.contains("\n8 draws repeated\n"), "{printed}");

    let more = table.decide(&correct(vec![ships(Area::AftPort, 6)]));
    let kind = more.iter().find_map(|event| {
        if let Event::CivilianShipsPlaced { ships } = event {
            ships[0].kind.reveal().map(|kind| kind.name())
        } else {
            None
        }
    });
    let other = if kind == Some("nothing") {
        "population-1"
    } else {
        "nothing"
    };
    table.add(forged(&more, "civilian-ships-placed", |event| {
        event["ships"][0]["kind"]["$secret"] = other.into();
    }));
    table.finds("civilian ships: recorded [");
}

#[test]
fn python_refuses_ships_of_a_correction_without_a_draw() {
    let mut table = game(3, Sympathizer::Play, &[]);
    let deal = table.deal();
    table.add(deal);
    let drawn = table.decide(&correct(vec![ships(Area::Bow, 1)]));
    let without = drawn.into_iter();
    let without = without.filter(|event| !matches!(event, Event::Drew { .. }));
    table.add(without.collect());
    let refusal = table.verdict().unwrap_err();
    assert!(
        refusal.ends_with("the civilian ships were placed without a draw\n"),
        "{refusal}"
    );
}

#[test]
fn python_finds_a_destiny_deck_that_the_stream_did_not_give() {
    let mut table = game(4, Sympathizer::Play, &[]);
    table.add(forged(&table.deal(), "destiny-built", |event| {
        let card = &mut event["deck"]["$secret"][3];
        card["strength"] = (1 + card["strength"].as_u64().unwrap() % 5).into();
    }));
    table.finds("Destiny deck: recorded [");
}

#[test]
fn python_takes_what_the_table_keeps_itself_and_nothing_else_without_a_draw() {
    let by_table = Options {
        modes: Modes {
            loyalty: Mode::Table,
            destiny: Mode::Table,
            damage: Mode::Table,
            civilian_ships: Mode::Table,
            dice: Mode::Table,
            destinations: Mode::Table,
            super_crises: Mode::Table,
        },
        ..Options::default()
    };
    let mut table = Table::open(12);
    table.begin_with(5, by_table);
    table.choose(&["gaius-baltar"]);
    let deal = table.deal();
    table.add(deal);
    let printed = table.verdict().unwrap();
    assert!(
        printed.contains("\n1 draws repeated\n1 put in by hand"),
        "{printed}"
    );

    let mut table = game(3, Sympathizer::Play, &[]);
    let mut events = table.deal();
    events.retain(|event| !draws(event, Stream::Destiny));
    table.add(events);
    let refusal = table.verdict().unwrap_err();
    assert!(
        refusal.ends_with("a Destiny deck was built without a draw\n"),
        "{refusal}"
    );
}

fn draws(event: &Event, stream: Stream) -> bool {
    matches!(event, Event::Drew { drawn } if drawn.reveal()[0].stream == stream)
}

#[test]
fn python_refuses_a_deal_a_roll_and_ships_without_a_draw() {
    let without = |events: Vec<Event>, stream: Stream| -> Vec<Event> {
        events
            .into_iter()
            .filter(|event| !draws(event, stream))
            .collect()
    };
    let mut table = game(3, Sympathizer::Play, &[]);
    table.add(without(table.deal(), Stream::Loyalty));
    table.finds("the Loyalty cards were dealt without a draw");

    let mut table = Table::open(11);
    let rolled = table.decide(&beginning(3, Options::default()));
    table.add(without(rolled, Stream::Seating));
    assert_eq!(
        table.verdict().unwrap_err(),
        "row 2: the first player was rolled without a draw\n"
    );

    let mut table = game(3, Sympathizer::Play, &[]);
    table.add(without(table.deal(), Stream::Civilians));
    let refusal = table.verdict().unwrap_err();
    assert!(
        refusal.ends_with("the civilian ships were placed without a draw\n"),
        "{refusal}"
    );
}

#[test]
fn python_finds_a_draw_from_another_place() {
    let mut table = game(3, Sympathizer::Play, &[]);
    table.add(forged(&table.deal(), "drew", |event| {
        event["drawn"]["$secret"][0]["from"] = 1.into();
    }));
    let refusal = table.verdict().unwrap_err();
    let difference = "start of loyalty: recorded 1, recomputed 0 (row ";
    assert!(refusal.starts_with(difference), "{refusal}");
}

#[test]
fn python_finds_entropy_that_was_left_out() {
    let mut table = game(3, Sympathizer::Play, &[]);
    let events = table.deal();
    let opened = fairness::Record::StreamOpened {
        stream: Stream::Loyalty,
        seats: BTreeSet::from([SeatId(0)]),
    };
    table.append(&[opened], Some(Record::Did { events }));
    let refusal = table.verdict().unwrap_err();
    let difference =
        "loyalty was not opened with the entropy of exactly the seats of round 1 (row ";
    assert!(refusal.starts_with(difference), "{refusal}");
}

#[test]
fn python_finds_a_stream_that_was_never_opened() {
    let mut table = Table::open(3);
    table.begin(3, Sympathizer::Play);
    table.choose(&[]);
    let events = table.deal();
    table.append(&[], Some(Record::Did { events }));
    let refusal = table.verdict().unwrap_err();
    // Civilian ships are drawn in the same step as Loyalty cards; the first by name is named.
    let difference = "the stream civilians was drawn from before it was opened (row ";
    assert!(refusal.starts_with(difference), "{refusal}");
}

/// A host that knows its seeds, and writes whatever entropy deals the cards as it likes.
#[test]
fn python_finds_entropy_of_seats_without_a_phone_and_of_seats_that_are_not_there() {
    let ghost = |seat: u8| {
        let mut table = gathered(3, Sympathizer::Play, &[]);
        let seat = SeatId(seat);
        let (game, round) = (table.journal.genesis().game, table.fairness.round());
        let commitment = entropy_commitment(game, round, seat, &Entropy([9; 32]));
        let record = fairness::Record::EntropyCommitted {
            round,
            seat,
            commitment,
        };
        table.append(&[record], None);
        table
    };
    ghost(2).finds("seat 2 has entropy, but no phone of it was ever paired (row ");
    let mut table = gathered(3, Sympathizer::Play, &[]);
    table.fairness(fairness::Record::SeatPaired { seat: SeatId(5) });
    table.finds("there is no seat 5 at the table (row ");
}

#[test]
fn python_finds_seeds_that_were_exchanged() {
    let mut table = Table::open(8);
    let (_, second) = Fairness::begin(GameId([8; 16]), seeds(9));
    table.append(std::slice::from_ref(&second), None);
    let refusal = table.verdict().unwrap_err();
    let difference = "the game was committed to twice (row ";
    assert!(refusal.starts_with(difference), "{refusal}");

    let genesis = *table.journal.genesis();
    let path = table.folder.path().join("other.db");
    table.journal = Journal::create(&path, &genesis, &[]).unwrap();
    let mut exchanged = serde_json::to_value(&second).unwrap();
    let seeds = &mut exchanged["seeds"]["$secret"];
    seeds["crisis"] = seeds["quorum"].clone();
    table.append(&[serde_json::from_value(exchanged).unwrap()], None);
    table.finds("commitments: recorded {");
}

#[test]
fn python_needs_the_full_edition() {
    let table = Table::open(10);
    assert_eq!(
        table.verdict_on(Edition::Public).unwrap_err(),
        "only the full edition of a game has what its draws were made from\n"
    );
}
