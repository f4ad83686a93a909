//! Two games that differ only in secrets a seat may not know look the same to that seat and to the
//! public: views, prompts, rejections and log lines, byte for byte (principle 4, SECRET-17, SECRET-18, COMP-9).
//!
//! The twin of a game has the same public history and the same cards in the observer's hand; every
//! other card lies elsewhere, the civilian ships have other fronts, other seats have said that they have read, and chance has other keys.

use dradis_facts::craft::Craft;
use std::collections::BTreeMap;
use std::fmt::Write;

use dradis_facts::battle::{Pace, ShipIcon, Target};
use dradis_facts::chance::{Chance, Draw, Positions, Stream, StreamKeys};
use dradis_facts::checks;
use dradis_facts::content::{AttackCardId, CivilianKind, DestinationId, LoyaltyCard, SkillType};
use dradis_facts::destiny::SkillCard;
use dradis_facts::effect::{Effect, Question};
use dradis_facts::hidden::Hidden;
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::history::{History, Record};
use dradis_rules::play::jump::build_deck;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::{Actor, Command, FirstPlayer, Viewer, decide, narrate, prompts, view};
use dradis_state::agenda::Work;
use dradis_state::correction::{Correction, Reason};
use dradis_state::crisis::{Described, DescribedCheck};
use dradis_state::effect::{EffectEvent, EffectStep};
use dradis_state::happening::Happening;
use dradis_state::jump::JumpEvent;
use dradis_state::loyalty::Deal;
use dradis_state::sleeper::SleeperEvent;
use dradis_state::space::CivilianShip;
use dradis_state::{Event, State, apply};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRng, TestRunner};

use crate::anything::correction;
use crate::game::{NAMES, SIX, players};

/// Kinds of secrets of this part of the game; the run must have made each of them differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Secret {
    HandOfAnother,
    Deck,
    Unused,
    WhoHasRead,
    CivilianShips,
    /// The same while a fight goes on, and while its question is about the ships.
    CiviliansInFight,
    CiviliansAskedAbout,
    DestinyDeck,
    /// The cards that a check has taken and nobody has turned up.
    DestinyInCheck,
    DestinationDeck,
    /// The destinations that another player chooses among.
    DestinationsOfAnother,
    ChanceToCome,
}

impl Secret {
    const ALL: [Self; 12] = [
        Self::HandOfAnother,
        Self::Deck,
        Self::Unused,
        Self::WhoHasRead,
        Self::CivilianShips,
        Self::CiviliansInFight,
        Self::CiviliansAskedAbout,
        Self::DestinyDeck,
        Self::DestinyInCheck,
        Self::DestinationDeck,
        Self::DestinationsOfAnother,
        Self::ChanceToCome,
    ];
}

/// What the table does after the deal, chosen without looking at secrets.
#[derive(Clone, Debug)]
enum Deed {
    /// The n-th of the other seats says that it has read: in the twin another one does.
    OtherReads(usize),
    ObserverReads,
    Close,
    EndTurn,
    Dial(Resource, i8),
    CorrectDial(Resource, u8),
    CorrectTitle(u8),
    /// Several corrections at once, insisted on or not.
    Correct(Vec<Correction>, bool),
    StaleAnswer(u32, u8),
    WrongOption,
    Show(Vec<u8>),
    ShowHere(u8),
    DrawDestiny,
    Undo,
    Redo,
    ByTheObserver(Resource),
    Activate(ShipIcon),
    CylonAttack(AttackCardId),
    /// Another player looks at civilian ships.
    OtherLooks(usize),
    /// The question of a fight is answered with one of its choices, but never with a roll of Dradis: chance
    /// is another at the twin, and a die is public. The referee does, or the observer's phone tries.
    FightOn(u8, u8, bool),
    SetPace(Pace),
    CorrectRoll(u8),
    UndoFight,
    /// Whatever is asked in a turn is answered with one of the options, those of a catalogue too, but never with
    /// what Dradis draws for everybody to see. The referee does, or the observer's phone tries.
    PlayOn(u8, u8, bool),
    /// A crisis card that nobody names.
    Describe(u8),
    Jump,
}

/// What is done in whole turns.
fn turn_deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        30 => any::<(u8, u8)>().prop_map(|(which, what)| Deed::PlayOn(which, what, false)),
        2 => any::<(u8, u8)>().prop_map(|(which, what)| Deed::PlayOn(which, what, true)),
        1 => any::<u8>().prop_map(Deed::Describe),
        1 => Just(Deed::Jump),
        1 => Just(Deed::Undo),
        1 => Just(Deed::Redo),
        1 => Just(Deed::UndoFight),
        1 => Just(Deed::WrongOption),
    ]
}

/// What is done of jumps, where Dradis keeps the destinations.
fn jump_deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        4 => Just(Deed::Jump),
        6 => any::<(u8, u8)>().prop_map(|(which, what)| Deed::PlayOn(which, what, false)),
        1 => any::<(u8, u8)>().prop_map(|(which, what)| Deed::PlayOn(which, what, true)),
        1 => (0u8..7).prop_map(Deed::ShowHere),
        1 => Just(Deed::WrongOption),
        1 => Just(Deed::Undo),
        1 => Just(Deed::Redo),
    ]
}

fn fight_deed() -> impl Strategy<Value = Deed> {
    let icon = prop::sample::select(ShipIcon::ALL.to_vec());
    let card = prop::sample::select(AttackCardId::all().collect::<Vec<_>>());
    let pace = prop::sample::select(vec![Pace::Teach, Pace::Steps, Pace::Fast]);
    prop_oneof![
        6 => icon.prop_map(Deed::Activate),
        1 => card.prop_map(Deed::CylonAttack),
        1 => (0usize..5).prop_map(Deed::OtherLooks),
        20 => any::<(u8, u8)>().prop_map(|(which, what)| Deed::FightOn(which, what, false)),
        2 => any::<(u8, u8)>().prop_map(|(which, what)| Deed::FightOn(which, what, true)),
        1 => pace.prop_map(Deed::SetPace),
        1 => (0u8..10).prop_map(Deed::CorrectRoll),
        1 => Just(Deed::UndoFight),
        1 => Just(Deed::Undo),
        1 => Just(Deed::Redo),
    ]
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let resource = || prop::sample::select(Resource::ALL.to_vec());
    let deed = prop_oneof![
        4 => (0usize..5).prop_map(Deed::OtherReads),
        1 => Just(Deed::ObserverReads),
        1 => Just(Deed::Close),
        3 => Just(Deed::EndTurn),
        2 => (resource(), -4i8..4).prop_map(|(r, by)| Deed::Dial(r, by)),
        1 => (resource(), 0u8..18).prop_map(|(r, value)| Deed::CorrectDial(r, value)),
        1 => (0u8..7).prop_map(Deed::CorrectTitle),
        4 => (prop::collection::vec(correction(), 0..4), any::<bool>())
            .prop_map(|(corrections, insist)| Deed::Correct(before_the_sleepers(corrections), insist)),
        1 => (0u32..12, 0u8..7).prop_map(|(step, part)| Deed::StaleAnswer(step, part)),
        1 => Just(Deed::WrongOption),
        1 => prop::collection::vec(0u8..7, 0..3).prop_map(Deed::Show),
        1 => (0u8..7).prop_map(Deed::ShowHere),
        2 => Just(Deed::DrawDestiny),
        2 => Just(Deed::Undo),
        1 => Just(Deed::Redo),
        1 => resource().prop_map(Deed::ByTheObserver),
    ];
    prop::collection::vec(deed, 0..24)
}

#[derive(Clone, Debug)]
struct Case {
    players: usize,
    observer: u8,
    seeds: (u8, u8),
    shuffle: Vec<usize>,
    deeds: Vec<Deed>,
    /// What comes after the reading.
    fights: Vec<Deed>,
    /// Whole turns after that.
    turns: Vec<Deed>,
    /// Jumps in the end.
    jumps: Vec<Deed>,
    /// Whether Dradis keeps the destinations.
    destinations: bool,
    /// Cards on top of the Destination deck that are the same at the twin, so that whoever sees them may be
    /// the observer too.
    same_destinations: usize,
    /// The same Destiny deck at the twin: else no check can be turned up, because that is public.
    same_destiny: bool,
}

fn cases() -> impl Strategy<Value = Case> {
    (3usize..=6).prop_flat_map(|players| {
        let observer = 0..u8::try_from(players).expect("at most six");
        let shuffle = Just((0..16).collect::<Vec<usize>>()).prop_shuffle();
        // Odds are worked out at every step of a fight, which takes its time.
        let fights = prop_oneof![
            3 => Just(Vec::new()),
            1 => prop::collection::vec(fight_deed(), 4..24),
        ];
        let turns = prop_oneof![
            4 => Just(Vec::new()),
            1 => prop::collection::vec(turn_deed(), 12..40),
        ];
        let jumps = prop_oneof![
            4 => Just(Vec::new()),
            1 => prop::collection::vec(jump_deed(), 2..9),
        ];
        let same_destinations = prop_oneof![2 => Just(0usize), 1 => Just(2)];
        let jumps = (jumps, prop::bool::weighted(0.8), same_destinations);
        let after = (fights, turns, any::<bool>(), jumps);
        (observer, any::<(u8, u8)>(), shuffle, deeds(), after).prop_map(
            move |(
                observer,
                seeds,
                shuffle,
                deeds,
                (fights, turns, same_destiny, (jumps, destinations, same_destinations)),
            )| Case {
                players,
                observer,
                seeds,
                shuffle,
                deeds,
                fights,
                turns,
                jumps,
                destinations,
                same_destinations,
                same_destiny,
            },
        )
    })
}

struct Run {
    history: History,
    chance: StreamKeys,
    rows: u64,
    /// The Destination deck of this game, from its beginning; it is laid in the place of the one drawn.
    destinations: Vec<DestinationId>,
    /// Everything the observer and the public could see, in order.
    seen: String,
}

/// What is looked at; a test plants a leak by looking at more.
type Look = fn(&State, &StreamKeys, SeatId, &mut String);

fn honest(state: &State, _: &StreamKeys, observer: SeatId, seen: &mut String) {
    for viewer in [Viewer::Public, Viewer::Seat(observer)] {
        let json = serde_json::to_string(&view(state, viewer)).expect("plain data");
        seen.push_str(&json);
    }
    seen.push_str(&serde_json::to_string(&prompts(state)).expect("plain data"));
}

impl Run {
    fn new(case: &Case, seed: u8) -> Self {
        let mut run = Self {
            history: History::default(),
            chance: StreamKeys::derive([seed; 32]),
            rows: 0,
            destinations: Vec::new(),
            seen: String::new(),
        };
        let first = FirstPlayer::Chosen { seat: SeatId(0) };
        // What Dradis rolled or drew would be public, and another at the twin.
        let modes = Modes {
            dice: Mode::Table,
            damage: Mode::Table,
            destiny: Mode::App,
            destinations: if case.destinations {
                Mode::App
            } else {
                Mode::Table
            },
            ..Modes::default()
        };
        run.must(&Command::Begin {
            players: players(&NAMES[..case.players]),
            options: Options {
                modes,
                ..Options::default()
            },
            first,
        });
        for name in &SIX[..case.players] {
            let prompt = prompts(run.history.state())[0].id;
            run.must(&Command::Answer {
                prompt,
                option: format!("character:{name}"),
            });
            if *name == "apollo" {
                let prompt = prompts(run.history.state())[0].id;
                run.must(&Command::Answer {
                    prompt,
                    option: "fore-port".to_owned(),
                });
            }
        }
        run
    }

    fn must(&mut self, command: &Command) {
        let events = decide(self.history.state(), Actor::Referee, command, &self.chance)
            .expect("the set-up is legal");
        self.add(Record::Did { events });
    }

    /// What a command would write down, with this game's Destination deck where one is built.
    fn decided(&self, actor: Actor, command: &Command) -> Result<Record, Rejection> {
        let record = self.history.decide(actor, command, &self.chance)?;
        let Record::Did { events } = record else {
            return Ok(record);
        };
        let events = events.into_iter().map(|event| {
            let Event::Jump {
                jump: JumpEvent::DeckBuilt { cards, deck: _ },
            } = event
            else {
                return event;
            };
            let count = self.destinations.len().min(usize::from(cards));
            let deck = Hidden::new(self.destinations[..count].to_vec());
            let jump = JumpEvent::DeckBuilt { cards, deck };
            Event::Jump { jump }
        });
        Ok(Record::Did {
            events: events.collect(),
        })
    }

    fn add(&mut self, record: Record) {
        self.rows += 1;
        self.history
            .add(self.rows, record)
            .expect("the record follows");
    }

    /// The events of the deal; which cards go where is laid down by the test.
    fn deal_events(&self) -> Vec<Event> {
        let prompt = prompts(self.history.state())[0].id;
        let deal = Command::Answer {
            prompt,
            option: "deal".to_owned(),
        };
        decide(self.history.state(), Actor::Referee, &deal, &self.chance)
            .expect("the deal is legal")
    }

    fn try_give(&mut self, actor: Actor, command: &Command, observer: SeatId) {
        match self.decided(actor, command) {
            Ok(record) => {
                for event in record.events() {
                    for viewer in [Viewer::Public, Viewer::Seat(observer)] {
                        let _ = write!(self.seen, "{:?}", narrate(event, viewer));
                    }
                }
                self.add(record);
            }
            Err(rejection) => {
                let _ = write!(self.seen, "{rejection:?}{rejection}");
            }
        }
    }

    /// What is done in a fight, and by whom; nothing that depends on a secret.
    fn fight(&self, deed: &Deed, observer: SeatId) -> Option<(Actor, Command)> {
        let others = |n: usize| {
            let seats = u8::try_from(self.history.state().seats.len()).expect("at most six");
            let others = (0..seats).map(SeatId).filter(|seat| *seat != observer);
            others.cycle().nth(n).expect("a cycle has no end")
        };
        let command = match *deed {
            Deed::Activate(icon) => happens(Happening::ShipsActivated { icon }),
            Deed::CylonAttack(card) => happens(Happening::CylonAttack { card }),
            Deed::OtherLooks(n) => happens(Happening::CommunicationsUsed { seat: others(n) }),
            Deed::SetPace(pace) => Command::SetPace { pace },
            Deed::CorrectRoll(face) => Command::CorrectRoll { face, step: None },
            Deed::FightOn(which, what, by_the_observer) => {
                if !self.history.state().agenda.fighting() {
                    return None;
                }
                let open = prompts(self.history.state());
                let prompt = open.get(usize::from(which) % open.len().max(1))?;
                let choices = prompt.choices.iter().filter(|choice| choice.id != "roll");
                let choices: Vec<&str> = choices.map(|choice| choice.id.as_str()).collect();
                let option = choices.get(usize::from(what) % choices.len().max(1))?;
                let answer = Command::Answer {
                    prompt: prompt.id,
                    option: (*option).to_owned(),
                };
                if by_the_observer {
                    return Some((Actor::Seat { seat: observer }, answer));
                }
                answer
            }
            Deed::PlayOn(which, what, by_the_observer) => {
                let open = prompts(self.history.state());
                let prompt = open.get(usize::from(which) % open.len().max(1))?;
                if prompt.kind == PromptKind::ReadLoyalty {
                    return None;
                }
                let hers = hers_from_now_on(self.history.state(), observer);
                let options: Vec<String> = prompt
                    .options()
                    .filter(|id| id != "roll" && Some(id) != hers.as_ref())
                    .collect();
                let mut liked: Vec<&String> = options.iter().collect();
                // On with the turn, mostly, and a card in the Crisis step.
                if prompt.catalogue.is_some() && what % 8 != 0 {
                    liked.retain(|id| id.contains(':'));
                }
                if prompt.kind == PromptKind::TakeTurn && what % 4 != 0 {
                    liked.retain(|id| !matches!(id.as_str(), "back" | "end-turn"));
                }
                // A number of the die is told where the table rolls.
                let options: Vec<&String> = if liked.is_empty() {
                    options.iter().collect()
                } else {
                    liked
                };
                let by = usize::from(what) + usize::from(which) * 7;
                let option = options.get(by % options.len().max(1))?;
                let answer = Command::Answer {
                    prompt: prompt.id,
                    option: (*option).clone(),
                };
                if by_the_observer {
                    return Some((Actor::Seat { seat: observer }, answer));
                }
                answer
            }
            Deed::Describe(what) => happens(Happening::CrisisDescribed {
                described: Described {
                    icons: vec![ShipIcon::Raiders],
                    jump: what % 2 == 0,
                    forces: false,
                    check: (what % 3 != 0).then(|| DescribedCheck {
                        difficulty: 4 + what % 16,
                        partial_difficulty: None,
                        skills: SkillType::ALL[..3].to_vec(),
                    }),
                },
            }),
            Deed::Jump => happens(Happening::JumpBegun),
            Deed::OtherReads(_)
            | Deed::ObserverReads
            | Deed::Close
            | Deed::EndTurn
            | Deed::Dial(..)
            | Deed::CorrectDial(..)
            | Deed::CorrectTitle(_)
            | Deed::Correct(..)
            | Deed::StaleAnswer(..)
            | Deed::WrongOption
            | Deed::Show(_)
            | Deed::ShowHere(_)
            | Deed::DrawDestiny
            | Deed::Undo
            | Deed::Redo
            | Deed::ByTheObserver(_)
            | Deed::UndoFight => return None,
        };
        Some((Actor::Referee, command))
    }

    /// What everybody would see of it that nobody knew before, and what the observer alone may see then.
    fn turns_up(&self, deed: &Deed, observer: SeatId) -> Vec<String> {
        let Some((actor, command)) = self.fight(deed, observer) else {
            return Vec::new();
        };
        let decided = self.decided(actor, &command);
        let events = decided.as_ref().map_or(&[][..], Record::events);
        let mut state = self.history.state().clone();
        let mut turned_up = Vec::new();
        for event in events {
            if let Event::CivilianDestroyed { kind, .. }
            | Event::Effect {
                effect: EffectEvent::CivilianLost { kind },
            } = event
            {
                turned_up.push(kind.name().to_owned());
            } else if let Event::Sleeper {
                sleeper: SleeperEvent::SympathizerShown { seat },
            } = event
            {
                turned_up.push(format!("{seat:?}"));
            } else if let Event::DestinyShown { .. } = event {
                turned_up.push(format!("{:?}", faces(state.destiny.drawn.reveal())));
            }
            apply(&mut state, event);
        }
        let places = state.destinations.visited.iter();
        turned_up.extend(places.map(|place| place.name().to_owned()));
        let own = serde_json::to_value(view(&state, Viewer::Seat(observer))).expect("plain data");
        turned_up.push(own["secret"].to_string());
        turned_up
    }

    fn deed(&mut self, deed: &Deed, observer: SeatId, others: &[SeatId]) {
        let answer = |run: &Self, kind: PromptKind, seat: Option<SeatId>, option: &str| {
            let open = prompts(run.history.state());
            let prompt = open.iter().find(|prompt| {
                prompt.kind == kind
                    && seat.is_none_or(|seat| prompt.decider == Decider::Seat { seat })
            })?;
            Some(Command::Answer {
                prompt: prompt.id,
                option: option.to_owned(),
            })
        };
        let command = match deed {
            Deed::OtherReads(n) => {
                let seat = others[n % others.len()];
                let command = answer(self, PromptKind::ReadLoyalty, Some(seat), "read");
                if let Some(command) = command {
                    // Whether it was refused is between the host and that seat.
                    if let Ok(events) = decide(
                        self.history.state(),
                        Actor::Seat { seat },
                        &command,
                        &self.chance,
                    ) {
                        for event in &events {
                            let told = narrate(event, Viewer::Seat(observer));
                            let _ = write!(self.seen, "{told:?}");
                        }
                        self.add(Record::Did { events });
                    }
                }
                None
            }
            Deed::ObserverReads => answer(self, PromptKind::ReadLoyalty, Some(observer), "read"),
            Deed::Close => answer(self, PromptKind::CloseReading, None, "close-reading"),
            Deed::EndTurn => answer(self, PromptKind::TakeTurn, None, "end-turn"),
            Deed::Dial(resource, by) => Some(Command::ChangeResource {
                resource: *resource,
                by: *by,
            }),
            Deed::CorrectDial(resource, value) => Some(Command::Correct {
                corrections: vec![Correction::Resource {
                    resource: *resource,
                    value: *value,
                }],
                reason: Reason::Forgotten,
                repairs: None,
                insist: false,
            }),
            Deed::CorrectTitle(seat) => Some(Command::Correct {
                corrections: vec![Correction::Title {
                    title: Title::Admiral,
                    seat: SeatId(*seat),
                }],
                reason: Reason::Agreed,
                repairs: Some(3),
                insist: false,
            }),
            Deed::Correct(corrections, insist) => Some(Command::Correct {
                corrections: corrections.clone(),
                reason: Reason::WrongButton,
                repairs: None,
                insist: *insist,
            }),
            Deed::StaleAnswer(step, part) => Some(Command::Answer {
                prompt: format!("{step}.{part}").parse().expect("two numbers"),
                option: "no-such-option".to_owned(),
            }),
            Deed::WrongOption => {
                prompts(self.history.state())
                    .first()
                    .map(|prompt| Command::Answer {
                        prompt: prompt.id,
                        option: "no-such-option".to_owned(),
                    })
            }
            Deed::Show(seats) => {
                let seats = seats.iter().copied().map(SeatId).collect();
                self.try_give(Actor::Host, &Command::ShowLoyalty { seats }, observer);
                None
            }
            Deed::ShowHere(seat) => {
                let seat = SeatId(*seat);
                self.try_give(Actor::Host, &Command::ShowLoyaltyHere { seat }, observer);
                None
            }
            Deed::DrawDestiny => Some(Command::Record {
                happening: Happening::DestinyDrawn,
            }),
            Deed::Undo => {
                match self.history.undo() {
                    Ok(record) => self.add(record),
                    Err(rejection) => {
                        let _ = write!(self.seen, "{rejection:?}");
                    }
                }
                None
            }
            Deed::Redo => {
                match self.history.redo() {
                    Ok(record) => self.add(record),
                    Err(rejection) => {
                        let _ = write!(self.seen, "{rejection:?}");
                    }
                }
                None
            }
            Deed::Activate(_)
            | Deed::CylonAttack(_)
            | Deed::OtherLooks(_)
            | Deed::FightOn(..)
            | Deed::SetPace(_)
            | Deed::PlayOn(..)
            | Deed::Describe(_)
            | Deed::Jump
            | Deed::CorrectRoll(_) => {
                if let Some((actor, command)) = self.fight(deed, observer) {
                    self.try_give(actor, &command, observer);
                }
                None
            }
            Deed::UndoFight => {
                let _ = write!(self.seen, "{:?}", self.history.whole_fight());
                match self.history.undo_fight() {
                    Ok(record) => self.add(record),
                    Err(rejection) => {
                        let _ = write!(self.seen, "{rejection:?}");
                    }
                }
                None
            }
            Deed::ByTheObserver(resource) => {
                let command = Command::ChangeResource {
                    resource: *resource,
                    by: 1,
                };
                self.try_give(Actor::Seat { seat: observer }, &command, observer);
                None
            }
        };
        if let Some(command) = command {
            self.try_give(Actor::Referee, &command, observer);
        }
    }
}

/// The answer that would hand the observer Loyalty cards of somebody else: she may know them then, and the twin's
/// are others.
fn hers_from_now_on(state: &State, observer: SeatId) -> Option<String> {
    let Some(Work::Effects {
        effects: EffectStep::Next { course },
    }) = state.agenda.top().map(|step| &step.work)
    else {
        return None;
    };
    match course.left.first() {
        Some(Effect::Ask(Question::Pick { effects, .. }))
            if effects
                .iter()
                .any(|effect| matches!(effect, Effect::GiveLoyalty { .. })) =>
        {
            Some(format!("player:{}", observer.0))
        }
        Some(_) | None => None,
    }
}

fn happens(happening: Happening) -> Command {
    Command::Record { happening }
}

/// The deal of the twin: the observer's hand stays, all other cards move.
fn twin_deal(deal: &Deal, observer: SeatId, shuffle: &[usize]) -> Deal {
    let elsewhere: Vec<LoyaltyCard> = deal
        .hands
        .iter()
        .enumerate()
        .filter(|(seat, _)| *seat != observer.index())
        .flat_map(|(_, hand)| hand)
        .chain(&deal.deck)
        .chain(&deal.unused)
        .copied()
        .collect();
    let mut moved = shuffle.iter().filter_map(|i| elsewhere.get(*i).copied());
    let mut take = |count: usize| moved.by_ref().take(count).collect::<Vec<_>>();
    let hands = deal
        .hands
        .iter()
        .enumerate()
        .map(|(seat, hand)| {
            if seat == observer.index() {
                hand.clone()
            } else {
                take(hand.len())
            }
        })
        .collect();
    let deck = take(deal.deck.len());
    let unused = take(deal.unused.len());
    Deal {
        hands,
        deck,
        unused,
        spare: Vec::new(),
        discarded: Vec::new(),
        came: deal.came.clone(),
    }
}

/// The civilian ships of the twin: the same handles in the same areas, other fronts.
fn twin_civilians(ships: &[CivilianShip], shuffle: &[usize]) -> Vec<CivilianShip> {
    let pile = State::default().space.pile(Options::default().kit());
    let fronts = shuffle.iter().filter_map(|at| pile.get(*at));
    ships
        .iter()
        .zip(fronts)
        .map(|(ship, kind)| CivilianShip {
            kind: Hidden::new(Some(*kind)),
            ..ship.clone()
        })
        .collect()
}

/// The Destiny deck of the twin: as many cards, each with another strength.
fn twin_destiny(deck: &[SkillCard], shuffle: &[usize]) -> Vec<SkillCard> {
    deck.iter()
        .zip(shuffle)
        .map(|(card, by)| SkillCard {
            strength: 1 + (card.strength as usize + by) as u8 % 5,
            ..*card
        })
        .collect()
}

/// The Destination decks of both games: of each two cards the first is the same, so that a jump can go to one
/// place in both of them, and the second another, but for those on top.
fn destination_decks(case: &Case) -> [Vec<DestinationId>; 2] {
    let chance = StreamKeys::derive([case.seeds.0; 32]);
    let mut draw = Draw::new(&chance, &Positions::start());
    let deck = build_deck(
        Options::default().kit(),
        &[],
        Pile::Destinations.most(Options::default().kit()),
        &mut draw,
    );
    let mut twin = deck.clone();
    let seconds: Vec<usize> = (case.same_destinations..deck.len())
        .filter(|at| at % 2 == 1)
        .collect();
    let mut turned = seconds.clone();
    if !turned.is_empty() {
        turned.rotate_left((case.shuffle[0] + 1) % seconds.len());
    }
    for (at, from) in seconds.iter().zip(turned) {
        twin[*at] = deck[from];
    }
    [deck, twin]
}

fn faces(cards: &[SkillCard]) -> Vec<(SkillType, u8)> {
    cards
        .iter()
        .map(|card| (card.kind, card.strength))
        .collect()
}

fn fronts(run: &Run) -> Vec<Option<CivilianKind>> {
    let ships = run.history.state().space.civilians.iter();
    ships.map(|ship| *ship.kind.reveal()).collect()
}

fn asks_about_civilians(state: &State) -> bool {
    let about = |target: Option<Target>| matches!(target, Some(Target::Civilian { .. }));
    let open = prompts(state);
    let mut choices = open.iter().flat_map(|prompt| &prompt.choices);
    choices.any(|choice| about(choice.target))
}

/// Plays a case and its twin. Gives what each showed, and which kinds of secrets differed.
fn play(case: &Case, look: Look) -> (String, String, Vec<Secret>) {
    let observer = SeatId(case.observer);
    let mut one = Run::new(case, case.seeds.0);
    let mut twin = Run::new(case, case.seeds.1);
    [one.destinations, twin.destinations] = destination_decks(case);
    let events = one.deal_events();
    let mut differed = Vec::new();
    if case.seeds.0 != case.seeds.1 {
        differed.push(Secret::ChanceToCome);
    }
    let twin_events: Vec<Event> = events
        .iter()
        .map(|event| {
            if let Event::LoyaltyDealt { counts, deal } = event {
                let moved = twin_deal(deal.reveal(), observer, &case.shuffle);
                let deal = deal.reveal();
                if moved.hands != deal.hands {
                    differed.push(Secret::HandOfAnother);
                }
                if moved.deck != deal.deck {
                    differed.push(Secret::Deck);
                }
                if moved.unused != deal.unused {
                    differed.push(Secret::Unused);
                }
                Event::LoyaltyDealt {
                    counts: counts.clone(),
                    deal: Hidden::new(moved).into(),
                }
            } else if let Event::BoardLaidOut { ships, civilians } = event {
                let moved = twin_civilians(civilians, &case.shuffle);
                if moved != *civilians {
                    differed.push(Secret::CivilianShips);
                }
                Event::BoardLaidOut {
                    ships: ships.clone(),
                    civilians: moved,
                }
            } else if let Event::DestinyBuilt { cards, deck } = event {
                let moved = if case.same_destiny {
                    deck.reveal().clone()
                } else {
                    twin_destiny(deck.reveal(), &case.shuffle)
                };
                if moved != *deck.reveal() {
                    differed.push(Secret::DestinyDeck);
                }
                Event::DestinyBuilt {
                    cards: *cards,
                    deck: Hidden::new(moved),
                }
            } else {
                event.clone()
            }
        })
        .collect();
    one.add(Record::Did { events });
    twin.add(Record::Did {
        events: twin_events,
    });
    let others: Vec<SeatId> = (0u8..)
        .take(case.players)
        .map(SeatId)
        .filter(|seat| *seat != observer)
        .collect();
    let rotated: Vec<SeatId> = [&others[1..], &others[..1]].concat();
    // Raiders among the civilian ships: somebody is asked which one is lost.
    let raiders = Correction::Ships {
        area: Area::Stern.into(),
        kind: Craft::Raider,
        count: 4,
    };
    let war = [
        Deed::Close,
        Deed::Correct(vec![raiders], true),
        Deed::Activate(ShipIcon::Raiders),
    ];
    let war = &war[..if case.fights.is_empty() { 1 } else { 3 }];
    let deeds = case.deeds.iter().chain(war).chain(&case.fights);
    let jump = &[Deed::Jump][..case.jumps.len().min(1)];
    let deeds = deeds.chain(&case.turns).chain(jump).chain(&case.jumps);
    for deed in deeds {
        // A ship that is destroyed is no secret any more.
        if one.turns_up(deed, observer) != twin.turns_up(deed, observer) {
            continue;
        }
        one.deed(deed, observer, &others);
        twin.deed(deed, observer, &rotated);
        if fronts(&one) != fronts(&twin) {
            if one.history.state().agenda.fighting() {
                differed.push(Secret::CiviliansInFight);
            }
            if asks_about_civilians(one.history.state()) {
                differed.push(Secret::CiviliansAskedAbout);
            }
        }
        let drawn = |run: &Run| run.history.state().destiny.drawn.reveal().clone();
        if one.history.state().check.is_some() && drawn(&one) != drawn(&twin) {
            differed.push(Secret::DestinyInCheck);
        }
        let places = |run: &Run| {
            let places = &run.history.state().destinations;
            (places.deck.reveal().clone(), places.drawn.reveal().clone())
        };
        let ((deck, drawn), (twin_deck, twin_drawn)) = (places(&one), places(&twin));
        if deck != twin_deck {
            differed.push(Secret::DestinationDeck);
        }
        if drawn != twin_drawn {
            differed.push(Secret::DestinationsOfAnother);
        }
        look(one.history.state(), &one.chance, observer, &mut one.seen);
        look(twin.history.state(), &twin.chance, observer, &mut twin.seen);
        let reading = |run: &Run| run.history.state().agenda.still_reading().to_vec();
        if reading(&one) != reading(&twin) {
            differed.push(Secret::WhoHasRead);
        }
    }
    look(one.history.state(), &one.chance, observer, &mut one.seen);
    look(twin.history.state(), &twin.chance, observer, &mut twin.seen);
    (one.seen, twin.seen, differed)
}

/// In the Sleeper phase the observer receives a card of the deck, which is theirs to know and differs between twins.
fn before_the_sleepers(mut corrections: Vec<Correction>) -> Vec<Correction> {
    corrections.retain(|one| !matches!(one, Correction::Distance { distance: 4.. }));
    corrections
}

/// Cases in an order that is always the same, another one for each part. How short a case that fails is made costs time.
fn runner(cases: u32, shrinks: u32, part: u8) -> TestRunner {
    let config = Config {
        cases,
        max_shrink_iters: shrinks,
        failure_persistence: None,
        ..Config::default()
    };
    let rng = TestRng::from_seed(config.rng_algorithm, &[part; 32]);
    TestRunner::new_with_rng(config, rng)
}

#[test]
fn a_seat_learns_nothing_it_may_not_know() {
    checks!("LOYDECK-4", "LOYDECK-5", "COMP-9", "JUMP-4", "DIS-53");
    nothing_shows(0);
}

/// A test of its own, so that both run side by side.
#[test]
fn nor_does_a_seat_in_as_many_other_games() {
    checks!("LOYDECK-4", "LOYDECK-5", "COMP-9", "JUMP-4", "DIS-53");
    nothing_shows(1);
}

#[expect(
    clippy::print_stdout,
    reason = "the coverage of the run is part of its result"
)]
fn nothing_shows(part: u8) {
    let mut differed: BTreeMap<Secret, u32> = BTreeMap::new();
    let counter = std::cell::RefCell::new(&mut differed);
    runner(400, 100, part)
        .run(&cases(), |case| {
            let (one, twin, kinds) = play(&case, honest);
            for kind in kinds {
                *counter.borrow_mut().entry(kind).or_default() += 1;
            }
            prop_assert_eq!(one, twin);
            Ok(())
        })
        .unwrap_or_else(|leak| panic!("a secret shows: {leak}"));
    println!("secrets that differed between twins: {differed:?}");
    for kind in Secret::ALL {
        assert!(
            differed.get(&kind).is_some_and(|times| *times > 50),
            "{kind:?} must differ often: {differed:?}"
        );
    }
}

/// One deliberate leak for each kind of secret; the comparison must find every one of them.
#[test]
fn a_planted_leak_of_every_kind_is_found() {
    let leaks: [(Secret, Look); 12] = [
        (Secret::HandOfAnother, |state, chance, observer, seen| {
            honest(state, chance, observer, seen);
            let next = SeatId((observer.0 + 1) % 3);
            let hand = state.loyalty.cards.reveal().hands.get(next.index());
            let first = hand.and_then(|hand| hand.first()).map(|card| card.name());
            if next != observer {
                let _ = write!(seen, "{first:?}");
            }
        }),
        (Secret::Deck, |state, chance, observer, seen| {
            honest(state, chance, observer, seen);
            let top = state.loyalty.cards.reveal().deck.first();
            let _ = write!(seen, "{:?}", top.map(|card| card.name()));
        }),
        (Secret::Unused, |state, chance, observer, seen| {
            honest(state, chance, observer, seen);
            let last = state.loyalty.cards.reveal().unused.last();
            let _ = write!(seen, "{:?}", last.map(|card| card.name()));
        }),
        (Secret::WhoHasRead, |state, chance, observer, seen| {
            honest(state, chance, observer, seen);
            let _ = write!(seen, "{:?}", state.agenda.still_reading());
        }),
        (Secret::CivilianShips, |state, chance, observer, seen| {
            honest(state, chance, observer, seen);
            let ship = state.space.civilians.first();
            let _ = write!(
                seen,
                "{:?}",
                ship.and_then(|ship| ship.kind.reveal().map(CivilianKind::name))
            );
        }),
        (Secret::CiviliansInFight, |state, chance, observer, seen| {
            honest(state, chance, observer, seen);
            if state.agenda.fighting() {
                let ships = state.space.civilians.iter();
                let kinds = ships.filter_map(|ship| *ship.kind.reveal());
                let lost: u8 = kinds.map(|kind| kind.facts().population).sum();
                let _ = write!(seen, "{lost}");
            }
        }),
        (
            Secret::CiviliansAskedAbout,
            |state, chance, observer, seen| {
                honest(state, chance, observer, seen);
                if asks_about_civilians(state) {
                    let last = state.space.civilians.last();
                    let kind = last.and_then(|ship| *ship.kind.reveal());
                    let _ = write!(seen, "{}", kind == CivilianKind::find("population-2"));
                }
            },
        ),
        (Secret::DestinyDeck, |state, chance, observer, seen| {
            honest(state, chance, observer, seen);
            let top = state.destiny.deck.reveal().first();
            let _ = write!(seen, "{:?}", top.map(|card| card.strength));
        }),
        (Secret::DestinyInCheck, |state, chance, observer, seen| {
            honest(state, chance, observer, seen);
            if state.check.is_some() {
                let drawn = state.destiny.drawn.reveal().iter();
                let sum: u8 = drawn.map(|card| card.strength).sum();
                let _ = write!(seen, "{}", sum > 5);
            }
        }),
        (Secret::DestinationDeck, |state, chance, observer, seen| {
            honest(state, chance, observer, seen);
            let lowest = state.destinations.deck.reveal().last();
            let _ = write!(seen, "{:?}", lowest.map(|card| card.facts().distance));
        }),
        (
            Secret::DestinationsOfAnother,
            |state, chance, observer, seen| {
                honest(state, chance, observer, seen);
                let drawn = state.destinations.drawn.reveal().iter();
                let farthest = drawn.map(|card| card.facts().distance).max();
                let _ = write!(seen, "{farthest:?}");
            },
        ),
        (Secret::ChanceToCome, |state, chance, observer, seen| {
            honest(state, chance, observer, seen);
            let _ = write!(seen, "{}", chance.word(Stream::Dice, 0));
        }),
    ];
    for (kind, look) in leaks {
        let found = runner(400, 0, 0).run(&cases(), |case| {
            let (one, twin, _) = play(&case, look);
            prop_assert!(one == twin);
            Ok(())
        });
        assert!(found.is_err(), "the planted leak of {kind:?} was not found");
    }
}
