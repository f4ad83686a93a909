//! Scenarios: a set-up or a position, steps, and expectations, as a JSON file (docs/SCENARIOS.md).
//!
//! They drive the rules through the same functions as a table does. A mistake in a file is reported
//! with its line and what is allowed there; an expectation that does not hold is a difference, not a
//! mistake.

use std::collections::BTreeMap;
use std::fmt;

use dradis_facts::battle::Pace;
use dradis_facts::chance::StreamKeys;
use dradis_facts::content::{CivilianKind, HeldKind, LoyaltyCard};
use dradis_facts::craft::Craft;
use dradis_facts::mark::RuleId;
use dradis_facts::message::Message;
use dradis_facts::options::{Options, Tracking};
use dradis_facts::rejection::Rejection;
use dradis_facts::resources::Resource;
use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

use dradis_rules::Actor;
use dradis_rules::books::position::{PlaceName, Position};
use dradis_rules::command::Command;
use dradis_rules::history::{History, Record};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::prompts;
use dradis_rules::tell::view::{Viewer, seat_secret, view};
use dradis_rules::{FirstPlayer, Player};
use dradis_state::correction::{Correction, Reason};
use dradis_state::event::{Event, causes};
use dradis_state::reserve::Supply;
use dradis_state::seat::Seat;
use dradis_state::state::State;
use dradis_state::undo::undo_class;

mod boxes;
pub mod words;

/// What the first field of every scenario says.
pub const FORMAT: &str = "dradis-scenario";
/// Version of the format; files of older versions keep running.
pub const VERSION: u32 = 1;

/// A mistake in a file: nothing was judged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct Mistake {
    /// Line of the file, from 1.
    pub line: usize,
    /// What is wrong and what is allowed, in one sentence.
    pub what: String,
}

/// What a scenario did.
#[derive(Debug)]
pub struct Run {
    /// Its title.
    pub title: String,
    /// Rules it says it checks.
    pub checks: Vec<RuleId>,
    /// Everything that happened, in order. Holds secrets: scenarios are open files.
    pub trace: Vec<Traced>,
    /// Expectations that did not hold, in order.
    pub differences: Vec<Difference>,
    /// The game at the end.
    pub history: History,
}

impl Run {
    /// How many seats the game has.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.history.state().seats.len()
    }
}

/// An event with the step that caused it and the rules behind it.
#[derive(Clone, Debug, Serialize)]
pub struct Traced {
    /// Line of the step in the file.
    pub line: usize,
    /// The event.
    pub event: Event,
    /// Rules it carries out.
    pub rules: Vec<RuleId>,
}

/// An expectation that did not hold.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Line of the step in the file.
    pub line: usize,
    /// Path of the value, such as `dials.fuel`.
    pub at: String,
    /// What the file says.
    pub expected: Value,
    /// What the game says.
    pub found: Value,
}

impl std::error::Error for Difference {}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line,
            at,
            expected,
            found,
        } = self;
        write!(f, "line {line}: ")?;
        if at != REFUSED {
            write!(f, "{at} should be {expected}, it is {found}")
        } else if expected.is_null() {
            write!(f, "this step was refused: {found}")
        } else if found.is_null() {
            write!(f, "this step should be refused: {expected}; it was not")
        } else {
            write!(
                f,
                "this step should be refused: {expected}; it was: {found}"
            )
        }
    }
}

/// Where a difference is that is about a refusal.
const REFUSED: &str = "refused";

/// What `--view` shows of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// What everybody sees.
    Public,
    /// What a seat sees.
    Seat(SeatId),
    /// The whole state, secrets included.
    Full,
}

/// A game as JSON for one of the ways to look at it.
///
/// # Errors
/// Never for a state of this crate: it is plain data.
pub fn show(state: &State, what: Show) -> serde_json::Result<Value> {
    match what {
        Show::Public => serde_json::to_value(view(state, Viewer::Public)),
        Show::Seat(seat) => serde_json::to_value(view(state, Viewer::Seat(seat))),
        Show::Full => serde_json::to_value(state),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<'a> {
    format: String,
    version: u32,
    title: String,
    #[serde(default)]
    checks: Vec<RuleId>,
    players: Vec<String>,
    #[serde(default)]
    options: Options,
    /// Name of the first player, or "rolled". Not together with `position`.
    first: Option<String>,
    position: Option<Position>,
    /// 64 hexadecimal digits the streams of chance are derived from; zeros when left out.
    seed: Option<String>,
    #[serde(borrow)]
    steps: Vec<&'a RawValue>,
}

/// One step: one thing done or expected.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Step {
    answer: Option<Answer>,
    change: Option<Change>,
    record: Option<Value>,
    correct: Option<Value>,
    show_loyalty: Option<Vec<String>>,
    pace: Option<Pace>,
    tracking: Option<Tracking>,
    #[serde(default)]
    undo: bool,
    #[serde(default)]
    redo: bool,
    #[serde(default)]
    undo_fight: bool,
    /// The number that the die rolled last shows.
    correct_roll: Option<u8>,
    expect: Option<Value>,
    /// Who does it: a player's name or "referee".
    by: Option<String>,
    /// The refusal that must come, such as "stale-prompt".
    refused: Option<String>,
    /// For readers.
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    ask: PromptKind,
    option: String,
    /// The player asked, where several are.
    player: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Change {
    dial: Resource,
    by: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Correct {
    dial: Option<Resource>,
    value: Option<u8>,
    title: Option<Title>,
    holder: Option<String>,
    active: Option<String>,
    turn: Option<u16>,
    reason: Option<String>,
    repairs: Option<u64>,
}

/// Runs a scenario.
///
/// # Errors
/// [`Mistake`]: the file is not a scenario of this version, or a step is not what a step may be.
pub fn run(text: &str) -> Result<Run, Mistake> {
    let file: File<'_> = serde_json::from_str(text).map_err(|error| mistake(1, &error))?;
    let File {
        format,
        version,
        title,
        checks,
        players,
        options,
        first,
        position,
        seed,
        steps,
    } = file;
    let header = |what: String| Mistake { line: 1, what };
    if format != FORMAT {
        return Err(header(format!(
            "the format is \"{format}\"; a scenario says \"{FORMAT}\""
        )));
    }
    if version != VERSION {
        return Err(header(format!(
            "this is version {version}; version {VERSION} can be read"
        )));
    }
    let seed = match seed {
        None => [0; 32],
        Some(digits) => seed_of(&digits).ok_or_else(|| {
            let line = line_of(text, digits.as_str());
            Mistake {
                line,
                what: "the seed has 64 hexadecimal digits".to_owned(),
            }
        })?,
    };

    let mut playing = Playing {
        history: History::default(),
        chance: StreamKeys::derive(seed),
        rows: 0,
        trace: Vec::new(),
        differences: Vec::new(),
    };
    let named: Vec<Player> = players
        .iter()
        .map(|name| Player { name: name.clone() })
        .collect();
    let setup = match (first.as_deref(), position) {
        (Some(_), Some(_)) => {
            return Err(header(
                "name the first player in the position, not beside it".to_owned(),
            ));
        }
        (None, Some(position)) => Command::StartFrom {
            players: named,
            options,
            position: Box::new(position),
        },
        (Some("rolled"), None) => Command::Begin {
            players: named,
            options,
            first: FirstPlayer::Rolled,
        },
        (name, None) => {
            let seat = name
                .map_or(Ok(SeatId(0)), |name| seat_named(&players, name))
                .map_err(header)?;
            Command::Begin {
                players: named,
                options,
                first: FirstPlayer::Chosen { seat },
            }
        }
    };
    playing
        .give(1, Actor::Referee, &setup)
        .map_err(|rejection| header(rejection.to_string()))?;

    for raw in steps {
        let line = line_at(text, raw.get());
        let step: Step = serde_json::from_str(raw.get()).map_err(|error| mistake(line, &error))?;
        playing
            .step(line, step)
            .map_err(|what| Mistake { line, what })?;
    }
    let Playing {
        history,
        chance: _,
        rows: _,
        trace,
        differences,
    } = playing;
    Ok(Run {
        title,
        checks,
        trace,
        differences,
        history,
    })
}

struct Playing {
    history: History,
    chance: StreamKeys,
    rows: u64,
    trace: Vec<Traced>,
    differences: Vec<Difference>,
}

impl Playing {
    fn step(&mut self, line: usize, step: Step) -> Result<(), String> {
        let Step {
            answer,
            change,
            record,
            correct,
            show_loyalty,
            pace,
            tracking,
            undo,
            redo,
            undo_fight,
            correct_roll,
            expect,
            by,
            refused,
            _note: _,
        } = step;
        let things = [
            answer.is_some(),
            change.is_some(),
            record.is_some(),
            correct.is_some(),
            show_loyalty.is_some(),
            pace.is_some(),
            tracking.is_some(),
            undo,
            redo,
            undo_fight,
            correct_roll.is_some(),
            expect.is_some(),
        ];
        if things.iter().filter(|thing| **thing).count() != 1 {
            return Err(
                "a step does one thing: answer, change, record, correct, show-loyalty, pace, \
                 tracking, undo, redo, undo-fight, correct-roll or expect"
                    .to_owned(),
            );
        }
        if let Some(expected) = expect {
            if by.is_some() || refused.is_some() {
                return Err("an expectation has neither \"by\" nor \"refused\"".to_owned());
            }
            let found = standing(&self.history);
            let expected = self.renamed(expected);
            return compare(&mut self.differences, line, "", &expected, &found);
        }
        let refused = refused.map(|name| refusal(&name)).transpose()?;
        let outcome = if undo {
            self.history.undo().map(|record| self.add(line, record))
        } else if redo {
            self.history.redo().map(|record| self.add(line, record))
        } else if undo_fight {
            let undone = self.history.undo_fight();
            undone.map(|record| self.add(line, record))
        } else if let Some(face) = correct_roll {
            let correct = Command::CorrectRoll { face, step: None };
            self.give(line, self.actor(by.as_deref())?, &correct)
        } else if let Some(pace) = pace {
            let actor = self.actor(by.as_deref())?;
            self.give(line, actor, &Command::SetPace { pace })
        } else if let Some(tracking) = tracking {
            let actor = self.actor(by.as_deref())?;
            self.give(line, actor, &Command::SetTracking { tracking })
        } else if let Some(record) = record {
            let (actor, command) = (self.actor(by.as_deref())?, self.happening(record)?);
            self.give(line, actor, &command)
        } else {
            let (actor, command) =
                self.command(answer, change, correct, show_loyalty, by.as_deref())?;
            self.give(line, actor, &command)
        };
        let expected = refused.map_or(Value::Null, Value::String);
        let found = outcome
            .err()
            .map_or(Value::Null, |rejection| Value::String(name_of(&rejection)));
        if expected != found {
            self.differences.push(Difference {
                line,
                at: REFUSED.to_owned(),
                expected,
                found,
            });
        }
        Ok(())
    }

    fn actor(&self, by: Option<&str>) -> Result<Actor, String> {
        Ok(match by {
            None | Some("referee") => Actor::Referee,
            Some(name) => Actor::Seat {
                seat: self.seat(name)?,
            },
        })
    }

    /// A happening in the words of the pages, but for players and places as in a correction.
    fn happening(&self, mut happening: Value) -> Result<Command, String> {
        for key in ["seat", "place"] {
            if let Some(value) = happening.get_mut(key) {
                self.put_in(key, value)?;
            }
        }
        Ok(Command::Record {
            happening: of(happening)?,
        })
    }

    fn command(
        &self,
        answer: Option<Answer>,
        change: Option<Change>,
        correct: Option<Value>,
        show_loyalty: Option<Vec<String>>,
        by: Option<&str>,
    ) -> Result<(Actor, Command), String> {
        let state = self.history.state();
        let actor = self.actor(by)?;
        if let Some(Answer {
            ask,
            option,
            player,
        }) = answer
        {
            let player = player.map(|name| self.seat(&name)).transpose()?;
            let open = prompts(state);
            let prompt = open
                .iter()
                .find(|prompt| {
                    prompt.kind == ask
                        && player.is_none_or(|seat| prompt.decider == Decider::Seat { seat })
                })
                .ok_or_else(|| {
                    let kinds: Vec<String> = open.iter().map(|prompt| word(prompt.kind)).collect();
                    format!(
                        "the table does not wait for this; it waits for: {}",
                        list(&kinds)
                    )
                })?;
            return Ok((
                actor,
                Command::Answer {
                    prompt: prompt.id,
                    option: words::meant(&self.names(), prompt, &option),
                },
            ));
        }
        if let Some(Change { dial, by }) = change {
            return Ok((actor, Command::ChangeResource { resource: dial, by }));
        }
        if let Some(names) = show_loyalty {
            let seats = names
                .iter()
                .map(|name| self.seat(name))
                .collect::<Result<_, _>>()?;
            return Ok((Actor::Host, Command::ShowLoyalty { seats }));
        }
        let Some(correct) = correct else {
            return Err("a step does one thing".to_owned());
        };
        if correct.get("type").is_some() || correct.get("several").is_some() {
            return Ok((actor, self.correction(correct)?));
        }
        let Correct {
            dial,
            value,
            title,
            holder,
            active,
            turn,
            reason,
            repairs,
        } = serde_json::from_value(correct).map_err(|error| error.to_string())?;
        let correction = match (dial, value, title, holder, active, turn) {
            (Some(resource), Some(value), None, None, None, None) => {
                Correction::Resource { resource, value }
            }
            (None, None, Some(title), Some(holder), None, None) => Correction::Title {
                title,
                seat: self.seat(&holder)?,
            },
            (None, None, None, None, Some(active), None) => Correction::ActivePlayer {
                seat: self.seat(&active)?,
            },
            (None, None, None, None, None, Some(number)) => Correction::TurnNumber { number },
            _ => {
                return Err("a correction has \"dial\" and \"value\", \"title\" and \"holder\", \"active\", \
                            \"turn\", or a \"type\" and its fields"
                    .to_owned());
            }
        };
        let reason = reason.map_or(Reason::Agreed, |text| Reason::Other { text });
        Ok((
            actor,
            Command::Correct {
                corrections: vec![correction],
                reason,
                repairs,
                insist: false,
            },
        ))
    }

    /// A correction by its type, or several that belong together, in the words of the pages but for
    /// players, who are named, and places, which are written as in a position.
    fn correction(&self, mut correct: Value) -> Result<Command, String> {
        let mut take = |key: &str| correct.as_object_mut().and_then(|map| map.remove(key));
        let reason: Option<String> = take("reason").map(of).transpose()?;
        let repairs = take("repairs").map(of).transpose()?;
        let insist = take("insist").map(of).transpose()?.unwrap_or(false);
        let several = take("several").map(of).transpose()?;
        if several.is_some() && correct != json!({}) {
            return Err("beside \"several\" stand reason, repairs and insist alone".to_owned());
        }
        let corrections = several.unwrap_or_else(|| vec![correct]);
        let corrections = corrections.into_iter().map(|mut one: Value| {
            for key in ["seat", "order", "place"] {
                if let Some(value) = one.get_mut(key) {
                    self.put_in(key, value)?;
                }
            }
            of(one)
        });
        Ok(Command::Correct {
            corrections: corrections.collect::<Result<_, _>>()?,
            reason: reason.map_or(Reason::Agreed, |text| Reason::Other { text }),
            repairs,
            insist,
        })
    }

    /// Seats for names, and a place for its name.
    fn put_in(&self, key: &str, value: &mut Value) -> Result<(), String> {
        *value = match (key, &*value) {
            ("place", Value::String(name)) => {
                let place = name
                    .parse::<PlaceName>()
                    .map_err(|error| error.to_string())?;
                json!(place.0)
            }
            (_, Value::String(name)) => json!(self.seat(name)?),
            ("seat", Value::Null) => Value::Null,
            (_, Value::Array(names)) => {
                let seats = names.iter().map(|name| {
                    let name = name.as_str().ok_or("an order names the players")?;
                    self.seat(name)
                });
                json!(seats.collect::<Result<Vec<SeatId>, String>>()?)
            }
            (_, other) => return Err(format!("{key} names players and places, not {other}")),
        };
        Ok(())
    }

    fn give(&mut self, line: usize, actor: Actor, command: &Command) -> Result<(), Rejection> {
        let record = self.history.decide(actor, command, &self.chance)?;
        self.add(line, record);
        Ok(())
    }

    fn add(&mut self, line: usize, record: Record) {
        self.trace
            .extend(record.events().iter().map(|event| Traced {
                line,
                event: event.clone(),
                rules: causes(event),
            }));
        self.rows += 1;
        // The record was just made from this history, so it follows from it.
        let follows = self.history.add(self.rows, record);
        debug_assert_eq!(follows, Ok(()));
    }

    fn seat(&self, name: &str) -> Result<SeatId, String> {
        seat_named(&self.names(), name)
    }

    fn names(&self) -> Vec<String> {
        names_of(self.history.state())
    }

    /// An expectation in which every answer has the name that it has now.
    fn renamed(&self, mut expected: Value) -> Value {
        let open = prompts(self.history.state());
        let names = self.names();
        let asked = expected.get_mut("prompts").and_then(Value::as_array_mut);
        for prompt in asked.into_iter().flatten() {
            for key in ["options", "not-allowed"] {
                let answers = prompt.get_mut(key).and_then(Value::as_array_mut);
                for answer in answers.into_iter().flatten() {
                    if let Value::String(said) = answer {
                        *said = words::renamed(&names, &open, said);
                    }
                }
            }
        }
        expected
    }
}

fn names_of(state: &State) -> Vec<String> {
    state.seats.iter().map(|seat| seat.name.clone()).collect()
}

/// The game as scenarios speak of it: everything by name.
fn standing(history: &History) -> Value {
    let state = history.state();
    let names = names_of(state);
    let public = view(state, Viewer::Public).public;
    let name = |seat: SeatId| state.seats.get(seat.index()).map(|seat| seat.name.clone());
    let by_name = |value: &dyn Fn(usize, &Seat) -> Value| -> Map<String, Value> {
        state
            .seats
            .iter()
            .enumerate()
            .map(|(i, seat)| (seat.name.clone(), value(i, seat)))
            .collect()
    };
    let deal = state.loyalty.cards.reveal();
    let cards =
        |cards: &[LoyaltyCard]| json!(cards.iter().map(|card| card.name()).collect::<Vec<_>>());
    let dials: BTreeMap<String, u8> = public
        .dials
        .iter()
        .map(|dial| (word(dial.resource), dial.value))
        .collect();
    let red: Vec<String> = public
        .dials
        .iter()
        .filter(|dial| dial.red)
        .map(|dial| word(dial.resource))
        .collect();
    let asked: Vec<Value> = public
        .prompts
        .iter()
        .map(|prompt| {
            json!({
                "ask": word(prompt.kind),
                "decider": match prompt.decider {
                    Decider::Seat { seat } => name(seat),
                    Decider::Referee => Some("referee".to_owned()),
                },
                "options": prompt.choices.iter().map(|offer| words::spoken(&names, offer.choice)).collect::<Vec<_>>(),
                "not-allowed": prompt.not_allowed.iter().map(|no| words::spoken(&names, no.id)).collect::<Vec<_>>(),
                "cause": prompt.cause,
            })
        })
        .collect();
    let areas: BTreeMap<&str, Value> = public
        .board
        .areas
        .iter()
        .map(|area| {
            let ships = json!({
                "raiders": area.ships[Craft::Raider],
                "heavy-raiders": area.ships[Craft::HeavyRaider],
                "basestars": area.basestars.iter().map(|basestar| &basestar.damage).collect::<Vec<_>>(),
                "unmanned-vipers": area.ships[Craft::Viper],
                "unmanned-mark-vii": area.ships[Craft::MarkVii],
                "unmanned-assault-raptors": area.ships[Craft::AssaultRaptor],
                "pilots": area.pilots.iter().map(|seat| name(*seat)).collect::<Vec<_>>(),
                "civilian-ships": area.civilian_ships,
            });
            (area.area.name(), ships)
        })
        .chain(public.board.outer.iter().map(boxes::waiting))
        .collect();
    let titles = state.kit().titles();
    let titles: Map<String, Value> = titles
        .map(|title| {
            let holder = state.titles.holder(title).and_then(name);
            (title.name().to_owned(), json!(holder))
        })
        .collect();
    let destroyed = public.board.destroyed_ships;
    let damaged: Vec<&str> = public
        .board
        .locations
        .iter()
        .filter(|location| location.damaged)
        .map(|location| location.location.name())
        .collect();
    let mut all = json!({
        "stage": word(public.stage),
        "first": public.first.and_then(name),
        "turn": public.turn.as_ref().map(|turn| json!({
            "number": turn.number,
            "active": name(turn.active),
            "step": turn.step,
            "steps": turn.steps,
            "draws": turn.draws,
        })),
        "dials": dials,
        "red": red,
        "titles": titles,
        "characters": by_name(&|_, seat| json!(seat.character)),
        "held": by_name(&|i, _| json!(public.seats.get(i).map_or(0, |seat| seat.held(HeldKind::LOYALTY)))),
        "hands": by_name(&|i, _| cards(deal.hands.get(i).map_or(&[], Vec::as_slice))),
        "deck": cards(&deal.deck),
        "unused": cards(&deal.unused),
        "left": public.loyalty_deck,
        "still-reading": public.still_reading,
        "prompts": asked,
        "places": by_name(&|i, _| {
            let seat = public.seats.get(i);
            json!(seat.and_then(|seat| seat.place).map(|place| PlaceName(place).to_string()))
        }),
        "order": public.order.iter().map(|seat| name(*seat)).collect::<Vec<_>>(),
        "skill-cards": by_name(&|i, _| json!(public.seats.get(i).map(|seat| seat.hand))),
        "super-crises": by_name(&|i, _| json!(public.seats.get(i).map(|seat| seat.held(HeldKind::SUPER_CRISIS)))),
        "revealed-cylons": public
            .seats
            .iter()
            .filter(|seat| seat.revealed_cylon)
            .map(|seat| &seat.name)
            .collect::<Vec<_>>(),
        "piles": public
            .board
            .piles
            .iter()
            .map(|pile| (word(pile.pile), json!(pile.cards)))
            .collect::<Map<_, _>>(),
        "spent-damage": public.board.spent_damage,
        "destroyed-vipers": destroyed[Craft::Viper],
        "destroyed-raptors": destroyed[Craft::Raptor],
        "destroyed-civilian-ships": public.board.destroyed_civilian_ships,
        "impossible": public.board.impossible.iter().map(|line| line.id).collect::<Vec<_>>(),
        "areas": areas,
        "supply": supply(&public.board.supply),
        "nukes": public.board.nukes,
        "fleet": public.board.fleet,
        "distance": public.board.distance,
        "boarding": public.board.boarding,
        "attack-cards": public.battle.in_play,
        "damaged": damaged,
        "damaged-vipers": public.board.damaged_vipers[Craft::Viper],
        "civilian-ships": state
            .space
            .civilians
            .iter()
            .map(|ship| ship.kind.reveal().map(CivilianKind::name))
            .collect::<Vec<_>>(),
        "check": public.check,
        "outcome": public.outcome,
        "winner": public.winner,
        "undo": history.last_done().map(|(_, events)| word(undo_class(events))),
        "redo": history.last_undone().is_some(),
    });
    if let Value::Object(all) = &mut all {
        all.extend(boxes::standing(state, &public));
    }
    all["damaged-mark-vii"] = json!(public.board.damaged_vipers[Craft::MarkVii]);
    all["destroyed-mark-vii"] = json!(destroyed[Craft::MarkVii]);
    all["destroyed-assault-raptors"] = json!(destroyed[Craft::AssaultRaptor]);
    all["looks"] = json!(by_name(&|i, _| {
        let seat = SeatId(u8::try_from(i).unwrap_or(u8::MAX));
        let look = seat_secret(state, seat).look;
        json!(look.map(|look| json!({
            "by": name(look.by),
            "at": name(look.at),
            "cards": cards(&look.cards),
        })))
    }));
    all["opened"] = json!(state.loyalty.opened.as_ref().map(|hands| {
        let hands = hands.iter().filter_map(|hand| {
            let came = hand.cards.iter().map(|card| json!([card.card, card.came]));
            let cards: Vec<Value> = came.collect();
            Some((
                name(hand.seat)?,
                json!({ "team": hand.team, "cards": cards }),
            ))
        });
        hands.collect::<Map<_, _>>()
    }));
    all
}

fn supply(supply: &Supply) -> Value {
    let ships = supply.ships;
    json!({
        "vipers": ships[Craft::Viper],
        "mark_vii": ships[Craft::MarkVii],
        "assault_raptors": ships[Craft::AssaultRaptor],
        "raptors": ships[Craft::Raptor],
        "raiders": ships[Craft::Raider],
        "heavy_raiders": ships[Craft::HeavyRaider],
        "basestars": ships[Craft::Basestar],
        "centurions": supply.centurions,
        "civilian_ships": ships[Craft::CivilianShip],
        "galactica_damage": supply.galactica_damage,
        "basestar_damage": supply.basestar_damage,
    })
}

/// Objects are compared key by key, so an expectation names only what it is about; everything else
/// must be equal.
fn compare(
    differences: &mut Vec<Difference>,
    line: usize,
    at: &str,
    expected: &Value,
    found: &Value,
) -> Result<(), String> {
    if let (Value::Array(wanted), Value::Array(there)) = (expected, found)
        && wanted.len() == there.len()
    {
        for (number, (expected, found)) in wanted.iter().zip(there).enumerate() {
            compare(
                differences,
                line,
                &format!("{at}.{number}"),
                expected,
                found,
            )?;
        }
        return Ok(());
    }
    let (Value::Object(wanted), Value::Object(there)) = (expected, found) else {
        if expected != found {
            differences.push(Difference {
                line,
                at: at.to_owned(),
                expected: expected.clone(),
                found: found.clone(),
            });
        }
        return Ok(());
    };
    for (key, expected) in wanted {
        let at = if at.is_empty() {
            key.clone()
        } else {
            format!("{at}.{key}")
        };
        let Some(found) = there.get(key) else {
            let known: Vec<String> = there.keys().cloned().collect();
            return Err(format!(
                "nothing is called {at}; allowed are: {}",
                list(&known)
            ));
        };
        compare(differences, line, &at, expected, found)?;
    }
    Ok(())
}

/// Name of a refusal: the id of its message without the first word.
fn name_of(rejection: &Rejection) -> String {
    let id = rejection.line().id;
    id.strip_prefix("refused-").unwrap_or(id).to_owned()
}

fn refusal(name: &str) -> Result<String, String> {
    let known: Vec<String> = Message::ALL
        .iter()
        .filter_map(|message| message.id().strip_prefix("refused-"))
        .map(str::to_owned)
        .collect();
    if known.iter().any(|other| other == name) {
        Ok(name.to_owned())
    } else {
        Err(format!(
            "\"{name}\" is no refusal; allowed are: {}",
            list(&known)
        ))
    }
}

fn seat_named(names: &[String], name: &str) -> Result<SeatId, String> {
    (0u8..)
        .zip(names)
        .find(|(_, other)| *other == name)
        .map(|(index, _)| SeatId(index))
        .ok_or_else(|| {
            format!(
                "nobody is called \"{name}\"; the players are: {}",
                list(names)
            )
        })
}

fn of<T: serde::de::DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_json::from_value(value).map_err(|error| error.to_string())
}

fn list(words: &[String]) -> String {
    if words.is_empty() {
        "nothing".to_owned()
    } else {
        words.join(", ")
    }
}

/// The kebab-case word of a plain enum value.
fn word(value: impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        Ok(other) => other.to_string(),
        Err(error) => error.to_string(),
    }
}

fn seed_of(digits: &str) -> Option<[u8; 32]> {
    let mut seed = [0; 32];
    if digits.len() != 64 || !digits.is_ascii() {
        return None;
    }
    for (byte, pair) in seed.iter_mut().zip(digits.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(seed)
}

/// A mistake found by the reader of JSON, whose lines count from the start of the part it read.
fn mistake(first_line: usize, error: &serde_json::Error) -> Mistake {
    let text = error.to_string();
    let what = text.split(" at line ").next().unwrap_or(&text).to_owned();
    Mistake {
        line: first_line + error.line().saturating_sub(1),
        what,
    }
}

/// Line of a part that was borrowed from the text.
fn line_at(text: &str, part: &str) -> usize {
    let offset = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    1 + text
        .bytes()
        .take(offset)
        .filter(|byte| *byte == b'\n')
        .count()
}

fn line_of(text: &str, part: &str) -> usize {
    1 + text
        .find(part)
        .map_or(0, |at| text[..at].matches('\n').count())
}
