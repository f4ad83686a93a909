//! Conservation: what was committed to, drawn, dealt, held and shown is the same. It needs no version of the rules:
//! it follows the few events that move what is hidden, and how each is drawn (docs/PROTOCOL.md, section 4).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use dradis_facts::chance::{Draw, Drawn, GameKeys, Stream};
use dradis_facts::content::{HeldCard, HeldKind, LoyaltyCard, Side, Trauma};
use dradis_facts::damage::GalacticaToken;
use dradis_facts::destiny::SkillCard;
use dradis_facts::kit::Kit;
use dradis_facts::options::{Mode, Modes};
use dradis_facts::seat::SeatId;
use dradis_facts::space::{Area, CivilianHandle};
use dradis_rules::Actor;
use dradis_rules::history::{History, Record};
use dradis_rules::play::held;
use dradis_rules::play::jump;
use dradis_rules::play::loyalty::look;
use dradis_rules::play::loyalty::opened::opened;
use dradis_rules::play::sleeper;
use dradis_rules::play::{damage, destiny, loyalty, new_caprica, space};
use dradis_state::action::ActionEvent;
use dradis_state::battle::DieSource;
use dradis_state::correction::Reason;
use dradis_state::crossroads::CrossroadsEvent;
use dradis_state::effect::EffectEvent;
use dradis_state::held::{HeldDeck, HeldEvent};
use dradis_state::ionian::{IonianEvent, Spot};
use dradis_state::jump::JumpEvent;
use dradis_state::laid::Laid;
use dradis_state::loyalty::Deal;
use dradis_state::new_caprica::NewCapricaEvent;
use dradis_state::passing::{PassingEvent, is_mutineer};
use dradis_state::sleeper::SleeperEvent;
use dradis_state::space::CivilianShip;
use dradis_state::{Event, State, apply, reserve};
use serde_json::Value;

use super::{ArchiveError, ReadRow};
use crate::entry::Entry;
use crate::fairness;
use crate::game::{author, streams};

/// What people put in where Dradis could have drawn, dealt or known it: nobody can repeat it, so it is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Told {
    /// Who begins was named.
    FirstPlayer,
    /// A piece of a position that the game began from.
    Position,
    /// A deal of Loyalty cards that the table laid out.
    Loyalty,
    /// A number typed in for a die, or in the place of what Dradis rolled.
    Die,
    /// A damage token that somebody named.
    DamageToken,
    /// The front of a civilian ship that somebody named.
    CivilianShip,
    /// A destination that somebody named.
    Destination,
    /// A Cylon card that the referee named, and that the player does not hold in Dradis.
    CylonCard,
    /// A player revealed as a Cylon by the table's word: no card that Dradis keeps says so.
    Cylon,
    /// Something that was put right.
    Correction,
}

impl Told {
    /// Every kind once.
    pub const ALL: [Self; 10] = [
        Self::FirstPlayer,
        Self::Position,
        Self::Loyalty,
        Self::Die,
        Self::DamageToken,
        Self::CivilianShip,
        Self::Destination,
        Self::CylonCard,
        Self::Cylon,
        Self::Correction,
    ];

    /// The name that every verifier gives it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FirstPlayer => "first-player",
            Self::Position => "position",
            Self::Loyalty => "loyalty",
            Self::Die => "die",
            Self::DamageToken => "damage-token",
            Self::CivilianShip => "civilian-ship",
            Self::Destination => "destination",
            Self::CylonCard => "cylon-card",
            Self::Cylon => "cylon",
            Self::Correction => "correction",
        }
    }

    const fn words(self) -> &'static str {
        match self {
            Self::FirstPlayer => "first player named",
            Self::Position => "piece of a starting position",
            Self::Loyalty => "Loyalty deal laid out",
            Self::Die => "die typed in",
            Self::DamageToken => "damage token named",
            Self::CivilianShip => "civilian ship named",
            Self::Destination => "destination named",
            Self::CylonCard => "Cylon card named that its player does not hold",
            Self::Cylon => "Cylon revealed by the table's word alone",
            Self::Correction => "correction",
        }
    }
}

/// How often each was put in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByHand(BTreeMap<Told, usize>);

impl ByHand {
    /// How often this was put in.
    #[must_use]
    pub fn of(&self, told: Told) -> usize {
        self.0.get(&told).copied().unwrap_or(0)
    }

    /// All together.
    #[must_use]
    pub fn total(&self) -> usize {
        self.0.values().sum()
    }

    fn add(&mut self, told: Told) {
        *self.0.entry(told).or_default() += 1;
    }
}

impl fmt::Display for ByHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("nothing was put in by hand");
        }
        f.write_str("put in by hand: ")?;
        for (at, (told, count)) in self.0.iter().enumerate() {
            let comma = if at == 0 { "" } else { ", " };
            write!(f, "{comma}{count} × {}", told.words())?;
        }
        Ok(())
    }
}

/// What was repeated, and what was put in.
#[derive(Default)]
pub(super) struct Counted {
    pub(super) draws: usize,
    pub(super) by_hand: ByHand,
}

/// A game as it is followed, row by row.
#[derive(Default)]
pub(super) struct Followed {
    pub(super) history: History,
    pub(super) counted: Counted,
    open: BTreeSet<Stream>,
    players: usize,
}

impl Followed {
    /// Follows a row.
    pub(super) fn add(&mut self, row: &ReadRow, keys: &GameKeys) -> Result<(), ArchiveError> {
        let ReadRow {
            seq: row,
            actor,
            entry,
            events,
            command: _,
            label: _,
            body: _,
        } = row;
        let row = *row;
        let Entry::Step {
            fairness,
            record,
            rules: _,
            command: _,
        } = entry
        else {
            return Ok(());
        };
        let began = events.iter().rfind(|event| event["type"] == "game-began");
        if let Some(names) = began.and_then(|event| event["names"].as_array()) {
            self.players = names.len();
        }
        if !events.iter().all(|event| seats_exist(event, self.players)) {
            return Err(ArchiveError::Row { row });
        }
        // A stream is opened by the step that draws from it first, and by no other.
        let opened: BTreeSet<Stream> = fairness.iter().filter_map(stream_opened).collect();
        let first: BTreeSet<Stream> = streams(record).into_iter().collect();
        if opened != &first - &self.open {
            return Err(ArchiveError::Draw { row });
        }
        self.open.extend(opened);
        let record = match record {
            // The same as the step before undone, and this one done.
            Record::DidInstead { step, events } => {
                let undone = self.history.add(row, Record::Undid { step: *step });
                undone.map_err(|_| ArchiveError::Row { row })?;
                let events = events.clone();
                Record::Did { events }
            }
            Record::Did { .. }
            | Record::Undid { .. }
            | Record::Redid { .. }
            | Record::UndidBack { .. } => record.clone(),
        };
        if let Record::Did { events } = &record {
            let author = author(actor.clone()).map_err(|()| ArchiveError::Row { row })?;
            let step = Step {
                history: &self.history,
                events,
                actor: author.actor(),
                keys,
            };
            follow(&step, &mut self.counted).map_err(|()| ArchiveError::Draw { row })?;
        }
        let added = self.history.add(row, record);
        added.map_err(|_| ArchiveError::Row { row })
    }
}

/// Keys under which an event names players.
const SEATS: [&str; 7] = [
    "seat", "seats", "without", "waiting", "chooser", "pilot", "here",
];

/// Whether an event names only players that there are.
fn seats_exist(value: &Value, players: usize) -> bool {
    let is_one = |value: &Value| {
        let seat = value.as_u64().and_then(|seat| usize::try_from(seat).ok());
        seat.is_none_or(|seat| seat < players)
    };
    match value {
        Value::Array(items) => items.iter().all(|item| seats_exist(item, players)),
        Value::Object(fields) => fields.iter().all(|(key, value)| {
            let named = !SEATS.contains(&key.as_str())
                || is_one(value) && value.as_array().into_iter().flatten().all(is_one);
            named && seats_exist(value, players)
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => true,
    }
}

/// What a step is followed with.
struct Step<'a> {
    history: &'a History,
    events: &'a [Event],
    actor: Actor,
    keys: &'a GameKeys,
}

/// Whether Dradis keeps the Loyalty cards, and has dealt them.
fn keeps_loyalty(state: &State) -> bool {
    state.loyalty.dealt && state.loyalty.by_hand.is_none()
}

fn held(state: &State, seat: SeatId) -> &[LoyaltyCard] {
    let hands = &state.loyalty.cards.reveal().hands;
    hands.get(seat.index()).map_or(&[], Vec::as_slice)
}

fn has_sympathizer(state: &State, seat: SeatId) -> bool {
    let mut cards = held(state, seat).iter();
    cards.any(|card| card.facts().side == Side::Sympathizer)
}

fn ship(state: &State, handle: CivilianHandle) -> Option<&CivilianShip> {
    let mut ships = state.space.civilians.iter();
    ships.find(|ship| ship.handle == handle)
}

fn counts_of(hands: &[Vec<LoyaltyCard>]) -> Vec<usize> {
    hands.iter().map(Vec::len).collect()
}

fn are_counts(counts: &[u8], hands: &[Vec<LoyaltyCard>]) -> bool {
    let counts: Vec<usize> = counts.iter().map(|count| usize::from(*count)).collect();
    counts == counts_of(hands)
}

/// Whether these are the cards that are played with, each as often as it is there.
fn is_the_box(kit: &Kit, deal: &Deal) -> bool {
    let Deal {
        hands,
        deck,
        unused,
        spare,
        discarded,
        came: _,
    } = deal;
    LoyaltyCard::all().all(|card| {
        let cards = hands.iter().flatten().chain(deck).chain(unused);
        let there = cards
            .chain(spare)
            .chain(discarded)
            .filter(|other| **other == card)
            .count();
        let copies = match kit.loyalty.contains(&card) {
            true => kit.loyalty_copies(card),
            false => 0,
        };
        there == usize::from(copies)
    })
}

/// Whether a position says only which boards are there, on which the rest of it is laid out.
fn says_boards_alone(laid: &Laid) -> bool {
    let boards = Laid {
        turn: laid.turn.clone(),
        new_caprica: laid.new_caprica.clone(),
        earth: laid.earth.clone(),
        ..Laid::default()
    };
    *laid == boards
}

/// Whether what a position lays out in Dradis's keeping is in the box, each card and ship as often as there.
fn is_in_the_box(state: &State, laid: &Laid) -> bool {
    fn fits<T: PartialEq>(pieces: &[T], copies: impl Fn(&T) -> usize) -> bool {
        let times = |piece: &T| pieces.iter().filter(|other| *other == piece).count();
        pieces.iter().all(|piece| times(piece) <= copies(piece))
    }
    let ships = laid.civilians.iter().flatten();
    let mut fronts: Vec<_> = ships.filter_map(|ship| *ship.kind.reveal()).collect();
    fronts.extend(&state.space.destroyed_civilians);
    let destinations = laid.destinations.as_ref();
    let destinations = destinations.map_or(&[][..], |deck| deck.reveal());
    let is_whole = |there: &HeldDeck| {
        let (held, of_kind): (Vec<_>, _) = (there.cards().collect(), there.kind.deck(state.kit()));
        fits(&held, |card| {
            of_kind.iter().filter(|other| *other == card).count()
        })
    };
    fits(&fronts, |kind| usize::from(kind.facts().copies))
        && fits(destinations, |card| usize::from(card.facts().copies))
        && laid.held.iter().all(is_whole)
}

/// Whether a token is one of those that were drawn to choose from, with none taken since.
fn is_chosen(step: &Step<'_>, at: usize, token: GalacticaToken) -> bool {
    let before = step.history.done().chain(&step.events[..at]).rev();
    for event in before {
        if let Event::GalacticaDamaged { token: _ } = event {
            return false;
        }
        if let Event::Effect {
            effect: EffectEvent::TokensDrawn { tokens },
        } = event
        {
            return tokens.contains(&token);
        }
    }
    false
}

/// Whether a game has begun in this step that Dradis has not set up from the start.
fn began_elsewhere(step: &[Event]) -> bool {
    let mut began = step.iter();
    began.any(|event| matches!(event, Event::GameBegan { rolled: false, .. }))
}

fn is_agenda(event: &Event) -> bool {
    matches!(event, Event::StepDone | Event::Scheduled { .. })
}

fn require(holds: bool) -> Result<(), ()> {
    if holds { Ok(()) } else { Err(()) }
}

/// Follows a step. Fails where a draw differs, where one is followed by nothing it could be for, and where
/// something is dealt, held or shown that was not there.
fn follow(step: &Step<'_>, report: &mut Counted) -> Result<(), ()> {
    let Step {
        history,
        events,
        actor,
        keys,
    } = *step;
    let mut state = history.state().clone();
    let mut drew: Option<(State, &[Drawn])> = None;
    for (at, event) in events.iter().enumerate() {
        let waits = drew.is_some();
        match event {
            Event::Drew { drawn } if drew.is_none() => {
                drew = Some((state.clone(), drawn.reveal()));
            }
            Event::Drew { drawn: _ } => return Err(()),
            // One table plays one game.
            Event::GameBegan { .. } if state.has_begun() => return Err(()),
            Event::GameBegan {
                names,
                first,
                rolled: false,
                options: _,
                resources: _,
            } => {
                require(first.index() < names.len())?;
                report.by_hand.add(Told::FirstPlayer);
            }
            Event::GameBegan {
                names,
                first,
                rolled: true,
                options: _,
                resources: _,
            } => {
                let players = u32::try_from(names.len()).map_err(drop)?;
                same(drew.take(), keys, |_, draw| {
                    u8::try_from(draw.below(Stream::Seating, players))
                        .is_ok_and(|drawn| SeatId(drawn) == *first)
                })?;
                report.draws += 1;
            }
            // The cards are dealt once, by who keeps them.
            Event::LoyaltyDealt { .. } | Event::LoyaltyDealtByHand { .. }
                if state.loyalty.dealt =>
            {
                return Err(());
            }
            Event::LoyaltyDealt { deal, counts } if drew.is_some() => {
                require(are_counts(counts, &deal.reveal().hands))?;
                same(drew.take(), keys, |state, draw| {
                    let first = state.turn.first.unwrap_or(SeatId(0));
                    let dealt = loyalty::deal(&state.seats, first, &state.options, draw);
                    dealt.as_ref() == Some(deal.reveal())
                })?;
                report.draws += 1;
            }
            Event::DestinyBuilt { cards, deck } if draws(&state, drew.as_ref(), |m| m.destiny) => {
                same(drew.take(), keys, |_, draw| {
                    destiny::build(state.kit(), *cards, draw) == *deck.reveal()
                })?;
                report.draws += 1;
            }
            Event::DestinyBuilt { cards: _, deck } if deck.reveal().is_empty() => {}
            Event::DestinyBuilt { .. } => return Err(()),
            // What is shuffled into the deck, and the deck that is made of one type, come of the same stream.
            Event::Effect {
                effect: EffectEvent::DestinyMixed { skill, cards, deck },
            } if draws(&state, drew.as_ref(), |m| m.destiny) => {
                same(drew.take(), keys, |state, draw| {
                    let before = state.destiny.deck.reveal();
                    let mixed = destiny::mixed(state.kit(), before, *skill, *cards, draw);
                    mixed.len() == before.len() + usize::from(*cards) && mixed == *deck.reveal()
                })?;
                report.draws += 1;
            }
            Event::Effect {
                effect: EffectEvent::DestinyRebuilt { skill, cards, deck },
            } if draws(&state, drew.as_ref(), |m| m.destiny) => {
                same(drew.take(), keys, |state, draw| {
                    let mixed = destiny::mixed(state.kit(), &[], Some(*skill), *cards, draw);
                    mixed.len() == usize::from(*cards) && mixed == *deck.reveal()
                })?;
                report.draws += 1;
            }
            Event::Effect {
                effect:
                    EffectEvent::DestinyMixed { deck, .. } | EffectEvent::DestinyRebuilt { deck, .. },
            } => require(deck.reveal().is_empty())?,
            Event::Jump {
                jump: JumpEvent::DeckBuilt { cards, deck },
            } => {
                same(drew.take(), keys, |state, draw| {
                    let visited = &state.destinations.visited;
                    jump::build_deck(state.kit(), visited, *cards, draw) == *deck.reveal()
                })?;
                report.draws += 1;
            }
            Event::BoardLaidOut {
                ships: _,
                civilians,
            } if draws(&state, drew.as_ref(), |m| m.civilian_ships) => {
                same(drew.take(), keys, |state, draw| {
                    let mode = state.options.modes.civilian_ships;
                    space::opening_civilians(state.kit(), &state.space, mode, draw) == *civilians
                })?;
                report.draws += 1;
            }
            // Ships that a correction or a card brings are drawn one after the other, each for its area.
            Event::CivilianShipsPlaced { ships }
                if draws(&state, drew.as_ref(), |m| m.civilian_ships) =>
            {
                same(drew.take(), keys, |state, draw| {
                    let areas = ships.iter().map(|ship| ship.area);
                    let mode = state.options.modes.civilian_ships;
                    space::draw_civilians(state.kit(), &state.space, mode, areas, draw) == *ships
                })?;
                report.draws += 1;
            }
            Event::BoardLaidOut {
                ships: _,
                civilians: ships,
            }
            | Event::CivilianShipsPlaced { ships }
                if ships.iter().all(|ship| ship.kind.reveal().is_none()) => {}
            Event::BoardLaidOut { .. } | Event::CivilianShipsPlaced { .. } => return Err(()),
            // All that are left are shuffled as the phase on New Caprica begins.
            Event::NewCaprica {
                new_caprica: NewCapricaEvent::Began { ships, crises: _ },
            } if draws(&state, drew.as_ref(), |m| m.civilian_ships) => {
                same(drew.take(), keys, |state, draw| {
                    new_caprica::locked(state, draw) == *ships
                })?;
                report.draws += 1;
            }
            Event::NewCaprica {
                new_caprica: NewCapricaEvent::Began { ships, crises: _ },
            } => require(ships.iter().all(|ship| ship.kind.reveal().is_none()))?,
            Event::NewCaprica {
                new_caprica: NewCapricaEvent::ShipLost { handle, kind },
            } => {
                require(state.space.stacked().any(|ship| ship.handle == *handle))?;
                match state.space.front(*handle) {
                    Some(front) => require(front == *kind)?,
                    None => report.by_hand.add(Told::CivilianShip),
                }
            }
            // A civilian ship that is lost from the unused pile: one place of it, wherever it had been going.
            Event::Effect {
                effect: EffectEvent::CivilianLost { kind },
            } if draws(&state, drew.as_ref(), |m| m.civilian_ships) => {
                same(drew.take(), keys, |state, draw| {
                    let ships = space::draw_civilians(
                        state.kit(),
                        &state.space,
                        Mode::App,
                        [Area::Stern],
                        draw,
                    );
                    ships.iter().any(|ship| *ship.kind.reveal() == Some(*kind))
                })?;
                report.draws += 1;
            }
            Event::Held {
                kind,
                held: HeldEvent::DeckBuilt { cards, deck },
            } => {
                same(drew.take(), keys, |state, draw| {
                    let built = held::build_deck(state, *kind, draw);
                    built.len() == usize::from(*cards) && built == *deck.reveal()
                })?;
                report.draws += 1;
            }
            // Only what lies in a hand can be played from it, or shown.
            Event::Held {
                kind,
                held: HeldEvent::Played { seat, card } | HeldEvent::Shown { seat, card },
            } => {
                let kept = held::kept(&state, *kind);
                if kept && !state.held_hand(*kind, *seat).contains(card) {
                    return Err(());
                }
            }
            // The card that joins and the order of the deck then.
            Event::Passing {
                passing: PassingEvent::Joined { deck },
            } if keeps_loyalty(&state) => {
                same(drew.take(), keys, |state, draw| {
                    loyalty::joined(&state.loyalty, draw) == *deck.reveal()
                })?;
                report.draws += 1;
            }
            Event::Passing {
                passing: PassingEvent::Joined { deck },
            } => require(deck.reveal().is_empty())?,
            Event::Passing {
                passing: PassingEvent::Drew { seat, by_hand },
            } => {
                let there = seat.index() < state.seats.len() && state.loyalty.left() > 0;
                require(there && *by_hand == state.loyalty.by_hand.is_some())?;
            }
            // What lies open is held, but for a card that a player without a phone names to the referee.
            Event::Passing {
                passing:
                    PassingEvent::Shown { seat, card }
                    | PassingEvent::Seen { seat, card }
                    | PassingEvent::Passed {
                        from: seat,
                        to: _,
                        card,
                    },
            } => require(!keeps_loyalty(&state) || held(&state, *seat).contains(card))?,
            Event::Passing {
                passing: PassingEvent::LeftWith { seat, cards },
            } => {
                let there = held(&state, *seat).iter().copied();
                let there: Vec<_> = there.filter(|card| !is_mutineer(*card)).collect();
                require(!keeps_loyalty(&state) || there == *cards)?;
            }
            // Drawn from no stream, but from the deck that the deal has left.
            Event::Sleeper {
                sleeper: SleeperEvent::Dealt { counts, cards },
            } if drew.is_none() => {
                let mut before = history.done().chain(&events[..at]);
                let again = before.any(|event| {
                    matches!(
                        event,
                        Event::Sleeper {
                            sleeper: SleeperEvent::Dealt { .. }
                        }
                    )
                });
                require(keeps_loyalty(&state) && !again && are_counts(counts, cards.reveal()))?;
                require(sleeper::deal(&state) == *cards.reveal())?;
            }
            Event::Effect {
                effect: EffectEvent::TokensDrawn { tokens },
            } => {
                let count = u8::try_from(tokens.len()).map_err(drop)?;
                same(drew.take(), keys, |state, draw| {
                    let hull = tokens
                        .first()
                        .and_then(|token| state.kit().hull_with(*token));
                    hull.is_some_and(|hull| {
                        damage::draw_tokens(hull, &state.damage, count, draw) == *tokens
                    })
                })?;
                report.draws += 1;
            }
            Event::GalacticaDamaged { token } if drew.is_some() => {
                same(drew.take(), keys, |state, draw| {
                    let hull = state.kit().hull_with(*token);
                    hull.and_then(|hull| damage::draw_token(hull, &state.damage, draw))
                        == Some(*token)
                })?;
                report.draws += 1;
            }
            Event::BasestarDamaged { basestar: _, token } if drew.is_some() => {
                same(drew.take(), keys, |state, draw| {
                    reserve::draw_basestar_token(state, draw) == Some(*token)
                })?;
                report.draws += 1;
            }
            Event::DieRolled {
                roll: _,
                face,
                result: _,
                hit: _,
                source: DieSource::App,
            } => {
                same(drew.take(), keys, |_, draw| draw.d8() == *face)?;
                report.draws += 1;
            }
            // Where there is nothing to draw between, nothing is drawn.
            Event::Effect {
                effect:
                    EffectEvent::LoyaltyLooked {
                        seat: _,
                        at,
                        all,
                        cards: Some(cards),
                    },
            } => {
                if drew.is_some() {
                    same(drew.take(), keys, |state, draw| {
                        look::seen(&state.loyalty, *at, *all, draw) == *cards.reveal()
                    })?;
                    report.draws += 1;
                } else {
                    let there = state.loyalty.unrevealed(*at);
                    if (there.len() > 1 && !all) || there != *cards.reveal() {
                        return Err(());
                    }
                }
            }
            Event::LoyaltyOpened { hands } if *hands != opened(&state) => return Err(()),
            Event::LoyaltyOpened { hands: _ } => {}
            // The table has put another number in the place of Dradis's own.
            Event::DieRolled {
                roll: _,
                face,
                result: _,
                hit: _,
                source: DieSource::Corrected,
            } if drew.is_some() => {
                require((1..=8).contains(face))?;
                same(drew.take(), keys, |_, draw| draw.d8() > 0)?;
                report.by_hand.add(Told::Die);
            }
            // Only a game that began elsewhere has cards that Dradis has not dealt.
            Event::LoyaltyDealt { counts, deal } => {
                let deal = deal.reveal();
                let elsewhere = began_elsewhere(&events[..at]);
                require(
                    elsewhere && are_counts(counts, &deal.hands) && is_the_box(state.kit(), deal),
                )?;
                report.by_hand.add(Told::Loyalty);
            }
            Event::LoyaltyDealtByHand { .. } => {
                require(state.options.modes.loyalty == Mode::Table)?;
                report.by_hand.add(Told::Loyalty);
            }
            Event::DestinyDrawn { cards } => {
                let there = state.destiny.deck.reveal().len();
                require(
                    state.options.modes.destiny == Mode::Table || usize::from(*cards) <= there,
                )?;
            }
            // What is turned up is what was drawn, in one pile with the cards from the hands; of a told total none is.
            Event::DestinyShown { cards } => {
                let drawn = state.destiny.drawn.reveal();
                require(!drawn.is_empty())?;
                let copies = |pile: &[SkillCard], card: &SkillCard| {
                    pile.iter().filter(|other| *other == card).count()
                };
                let mut all = drawn.iter();
                require(
                    cards.is_empty() || all.all(|card| copies(cards, card) >= copies(drawn, card)),
                )?;
            }
            // One looks at a deck that is there, at one time, and discards what lies in it.
            Event::Effect {
                effect: EffectEvent::DestinyLooked { seat: _ },
            } => {
                require(state.destiny.looking.is_none() && !state.destiny.deck.reveal().is_empty())?
            }
            Event::Effect {
                effect: EffectEvent::DestinyDiscarded { at, card },
            } => {
                let there = state.destiny.deck.reveal().get(usize::from(*at));
                require(state.destiny.looking.is_some() && there == Some(card))?;
            }
            Event::Effect {
                effect: EffectEvent::DestinySeen,
            } => require(state.destiny.looking.is_some())?,
            Event::Jump {
                jump: JumpEvent::Discarded { card },
            } => require(state.destinations.visited.contains(card))?,
            Event::Jump {
                jump: JumpEvent::Dealt { chooser: _, cards },
            } => {
                let there = state.destinations.deck.reveal().len();
                let waiting = state.destinations.drawn.reveal();
                require(waiting.is_empty() && usize::from(*cards) <= there)?;
            }
            Event::Jump {
                jump: JumpEvent::PutBack { top: _, at },
            } => {
                let there = state.destinations.drawn.reveal().len();
                require(at.map_or(0, usize::from) < there)?;
            }
            Event::Jump {
                jump: JumpEvent::Chosen { card },
            } => match state.options.modes.destinations {
                Mode::App => require(state.destinations.drawn.reveal().contains(card))?,
                Mode::Table => report.by_hand.add(Told::Destination),
            },
            // There is one Sleeper phase.
            Event::Jump {
                jump: JumpEvent::SleeperPhase,
            } => require(!state.loyalty.sleeper_phase)?,
            Event::CivilianDestroyed { handle, area, kind } => {
                let ship = ship(&state, *handle).ok_or(())?;
                require(ship.area == *area)?;
                match ship.kind.reveal() {
                    Some(front) => require(front == kind)?,
                    None => report.by_hand.add(Told::CivilianShip),
                }
            }
            Event::CivilianMoved {
                handle,
                from,
                to: _,
            } => {
                require(ship(&state, *handle).is_some_and(|ship| ship.area == *from))?;
            }
            Event::CivilianEscorted { handle, area } => {
                require(ship(&state, *handle).is_some_and(|ship| ship.area == *area))?;
            }
            Event::CiviliansSeen { seat: _, handles } => {
                let stacked = |handle| state.space.stacked().any(|ship| ship.handle == handle);
                let there = |handle| ship(&state, handle).is_some() || stacked(handle);
                require(handles.iter().all(|handle| there(*handle)))?;
            }
            Event::CivilianShipsReturned { handles } => {
                require(handles.iter().all(|handle| ship(&state, *handle).is_some()))?;
            }
            Event::Effect {
                effect: EffectEvent::CivilianLost { kind: _ },
            } => report.by_hand.add(Told::CivilianShip),
            Event::Sleeper {
                sleeper: SleeperEvent::DealtByHand { counts: _ },
            } => {
                require(state.loyalty.by_hand.is_some())?;
                report.by_hand.add(Told::Loyalty);
            }
            Event::Sleeper {
                sleeper: SleeperEvent::Dealt { .. },
            } => return Err(()),
            Event::Sleeper {
                sleeper:
                    SleeperEvent::SympathizerShown { seat }
                    | SleeperEvent::SympathizerPassed { from: seat, to: _ },
            } => require(!keeps_loyalty(&state) || has_sympathizer(&state, *seat))?,
            // Only a revealed Cylon hands cards on.
            Event::Effect {
                effect:
                    EffectEvent::LoyaltyGiven {
                        from,
                        to,
                        keeps_sympathizer: _,
                    },
            } => {
                let seats = [from, to];
                require(seats.iter().all(|seat| seat.index() < state.seats.len()))?;
                require(state.loyalty.revealed.contains(from))?;
            }
            Event::Effect {
                effect: EffectEvent::LoyaltyLooked { cards: None, .. },
            } => require(!keeps_loyalty(&state))?,
            Event::Action {
                action: ActionEvent::CylonCardShown { seat, card },
            } => {
                if keeps_loyalty(&state) && !held(&state, *seat).contains(card) {
                    // A player without a phone names the card to the referee, who cannot know.
                    require(actor == Actor::Referee)?;
                    report.by_hand.add(Told::CylonCard);
                }
            }
            Event::CylonRevealed { seat, sympathizer } => {
                require(!state.loyalty.revealed.contains(seat))?;
                let holds = if *sympathizer {
                    has_sympathizer(&state, *seat)
                } else {
                    !state.loyalty.cylon_cards(*seat).is_empty()
                };
                if !(keeps_loyalty(&state) && holds) {
                    let told = actor == Actor::Referee
                        || !keeps_loyalty(&state)
                        || state.loyalty.turned_up.contains_key(seat);
                    require(told)?;
                    report.by_hand.add(Told::Cylon);
                }
            }
            Event::HeldCounted { kind, .. } => require(!held::kept(&state, *kind))?,
            Event::Held {
                kind,
                held: HeldEvent::Dealt { seat: _ },
            } => {
                let deck = state.held_deck(*kind);
                require(deck.is_some_and(|deck| !deck.deck.reveal().is_empty()))?;
            }
            // A trauma token that is discarded at random.
            Event::Ionian {
                ionian: IonianEvent::TokenLost { seat, at },
            } => {
                same(drew.take(), keys, |state, draw| {
                    let kind = HeldKind::TRAUMA;
                    let held = state.held_count(kind, *seat);
                    draw.below(kind.facts().stream, held.into()) == u32::from(*at)
                })?;
                report.draws += 1;
            }
            Event::Ionian {
                ionian: IonianEvent::Met { ally, trauma, .. },
            } => {
                let there = state.ionian.as_ref();
                let token = there.and_then(|there| there.token(Spot::Ally(*ally)));
                require(token.is_none_or(|token| token.trauma() == Some(*trauma)))?;
            }
            Event::Ionian {
                ionian: IonianEvent::TokenLaid { seat, at, .. },
            }
            | Event::Crossroads {
                crossroads: CrossroadsEvent::Laid { seat, at },
            } if held::kept(&state, HeldKind::TRAUMA) => {
                let held = state.held_hand(HeldKind::TRAUMA, *seat).len();
                let lies = matches!(event, Event::Crossroads { .. })
                    && state
                        .crossroads
                        .as_ref()
                        .is_some_and(|there| there.with_token.contains(seat));
                require(!lies && at.is_some_and(|at| usize::from(at) < held))?;
            }
            Event::Ionian {
                ionian: IonianEvent::TokenPlaced { spot: _ },
            } if held::kept(&state, HeldKind::TRAUMA) => {
                let deck = state.held_deck(HeldKind::TRAUMA);
                require(deck.is_some_and(|deck| !deck.deck.reveal().is_empty()))?;
            }
            Event::Ionian {
                ionian: IonianEvent::Disaster { seat },
            } if held::kept(&state, HeldKind::TRAUMA) => {
                let held = state.held_hand(HeldKind::TRAUMA, *seat);
                let is_one = |token: &HeldCard| token.trauma() == Some(Trauma::Disaster);
                require(held.iter().any(is_one))?;
            }
            // What is shown beside a Crossroads card is what was laid there.
            Event::Crossroads {
                crossroads:
                    CrossroadsEvent::Selected {
                        seat,
                        card: _,
                        side,
                    },
            } => {
                let there = state.crossroads.as_ref();
                let token = there.and_then(|there| there.laid.reveal().get(seat));
                require(token.is_none_or(|token| token.trauma() == Some(*side)))?;
            }
            // Whoever shows all tokens shows what they hold, and keeps all that count or none.
            Event::Crossroads {
                crossroads:
                    CrossroadsEvent::Counted {
                        seat,
                        side,
                        shown,
                        left,
                    },
            } if held::kept(&state, HeldKind::TRAUMA) => {
                let held = state.held_hand(HeldKind::TRAUMA, *seat).iter();
                let counting = held.filter(|token| token.trauma() == Some(*side)).count();
                require(counting == usize::from(*shown) && (*left == 0 || left == shown))?;
            }
            Event::Held {
                kind,
                held:
                    HeldEvent::Discarded { seat, at }
                    | HeldEvent::Under { seat, at }
                    | HeldEvent::Given { from: seat, at, .. },
            } => require(usize::from(*at) < state.held_hand(*kind, *seat).len())?,
            Event::GalacticaDamaged { token } => {
                let hull = state.kit().hull_with(*token);
                require(
                    hull.is_some_and(|hull| state.damage.pool(hull).any(|other| other == *token)),
                )?;
                if !is_chosen(step, at, *token) {
                    report.by_hand.add(Told::DamageToken);
                }
            }
            Event::ShipDestroyed { ship } => require(state.has_lost(*ship))?,
            Event::BasestarDamaged { .. } => report.by_hand.add(Told::DamageToken),
            Event::DieRolled {
                roll: _,
                face,
                result: _,
                hit: _,
                source: DieSource::Table | DieSource::Corrected,
            } => {
                require((1..=8).contains(face))?;
                report.by_hand.add(Told::Die);
            }
            // What lies on the table when a game that began elsewhere is taken over.
            Event::PositionLaid { laid } => {
                require(began_elsewhere(&events[..at]))?;
                let twice = |event: &Event| matches!(event, Event::PositionLaid { laid } if !says_boards_alone(laid));
                require(!events[..at].iter().any(twice) && is_in_the_box(&state, laid))?;
                report.by_hand.add(Told::Position);
            }
            Event::Corrected {
                correction: _,
                was: _,
                reason,
                repairs: _,
            } => {
                let position = *reason == Reason::Position;
                report.by_hand.add(if position {
                    Told::Position
                } else {
                    Told::Correction
                });
            }
            Event::Scheduled { .. }
            | Event::Crisis { .. }
            | Event::Check { .. }
            | Event::Quorum { .. }
            | Event::Effect {
                effect:
                    EffectEvent::Picked { .. }
                    | EffectEvent::RaptorsRestored { .. }
                    | EffectEvent::AssaultRaptorGained
                    | EffectEvent::CeasedFire
                    | EffectEvent::HeldFire
                    | EffectEvent::VipersRestored { .. }
                    | EffectEvent::ActAgain { .. }
                    | EffectEvent::ViperLost { .. }
                    | EffectEvent::AreaCleared { .. }
                    | EffectEvent::BasestarRemoved { .. }
                    | EffectEvent::BrigAtEnd { .. }
                    | EffectEvent::Again { .. }
                    | EffectEvent::TitleLent { .. }
                    | EffectEvent::Spared { .. }
                    | EffectEvent::JumpIconAdded
                    | EffectEvent::NukesRemoved
                    | EffectEvent::DistanceGrew { .. }
                    | EffectEvent::LoyaltySeen { .. },
            }
            | Event::Action {
                action:
                    ActionEvent::Began { .. }
                    | ActionEvent::Taken { .. }
                    | ActionEvent::More { .. }
                    | ActionEvent::MovedNot { .. }
                    | ActionEvent::Granted { .. },
            }
            | Event::Jump {
                jump:
                    JumpEvent::Departed
                    | JumpEvent::Travelled { .. }
                    | JumpEvent::LastLeg
                    | JumpEvent::Held { .. }
                    | JumpEvent::TokenReset,
            }
            | Event::Passing {
                passing:
                    PassingEvent::TurnOver | PassingEvent::MotivesJudged | PassingEvent::MutineerDrew,
            }
            | Event::Pursuit { .. }
            | Event::NewCaprica { .. }
            | Event::Earth { .. }
            | Event::Ionian { .. }
            | Event::Crossroads { .. }
            | Event::Execution { .. }
            | Event::AbilityUsed { .. }
            | Event::StepDone
            | Event::CharacterChosen { .. }
            | Event::CharacterPlaced { .. }
            | Event::TitleGiven { .. }
            | Event::NukesTaken { .. }
            | Event::Infiltration { .. }
            | Event::Miracles { .. }
            | Event::LoyaltyShown { .. }
            | Event::LoyaltyRead { .. }
            | Event::ReadingClosed { .. }
            | Event::TurnBegan { .. }
            | Event::StartingHands { .. }
            | Event::TurnEnded { .. }
            | Event::TurnStepBegan { .. }
            | Event::TurnSteppedBack { .. }
            | Event::HandChanged { .. }
            | Event::CharacterMoved { .. }
            | Event::TitlePassed { .. }
            | Event::Held {
                kind: _,
                held: HeldEvent::Returned { .. } | HeldEvent::Removed { .. },
            }
            | Event::PileChanged { .. }
            | Event::FleetTokenMoved { .. }
            | Event::LocationRepaired { .. }
            | Event::CenturionBoarded { .. }
            | Event::BoardingAdvanced { .. }
            | Event::CenturionDestroyed { .. }
            | Event::PaceSet { .. }
            | Event::TrackingSet { .. }
            | Event::ReminderMuted { .. }
            | Event::RemindersPassed
            | Event::StayedInBrig { .. }
            | Event::ReadOn { .. }
            | Event::IconBegan { .. }
            | Event::NoShips { .. }
            | Event::ShipActed { .. }
            | Event::ShipMoved { .. }
            | Event::Launched { .. }
            | Event::WeaponsDisabled { .. }
            | Event::HangarDisabled { .. }
            | Event::RollCardPlayed { .. }
            | Event::EcoUsed { .. }
            | Event::ViperHit { .. }
            | Event::ShipsDestroyed { .. }
            | Event::BasestarDestroyed { .. }
            | Event::RaptorsDestroyed { .. }
            | Event::ActionBegan { .. }
            | Event::ViperLaunched { .. }
            | Event::ViperRecalled { .. }
            | Event::VipersRepaired { .. }
            | Event::NukeSpent { .. }
            | Event::AttackCardDiscarded { .. }
            | Event::AttackCardDrawn { .. }
            | Event::AttackCardStays { .. }
            | Event::AttackCardReshuffled { .. }
            | Event::ShipsPlaced { .. }
            | Event::BasestarsPlaced { .. }
            | Event::PiecesShort { .. }
            | Event::FleetTokenBack { .. }
            | Event::ReserveVipersDamaged { .. }
            | Event::ViperManned { .. }
            | Event::SeatLeft { .. }
            | Event::SeatTaken { .. }
            | Event::PlayedOn
            | Event::WaiverLapsed
            | Event::ResourceChanged { .. }
            | Event::Insisted { .. }
            | Event::GameEnded { .. } => {}
        }
        // Only what keeps the list of unfinished work may stand between a draw and its result.
        require(!waits || drew.is_none() || is_agenda(event))?;
        apply(&mut state, event);
    }
    drew.map_or(Ok(()), |_| Err(()))
}

/// Whether an event draws: where Dradis keeps the component it must, where the table does it cannot.
fn draws(
    state: &State,
    drew: Option<&(State, &[Drawn])>,
    component: impl FnOnce(&Modes) -> Mode,
) -> bool {
    drew.is_some() || component(&state.options.modes) == Mode::App
}

/// Whether repeating a draw reads the same words and gives the same result.
fn same(
    drew: Option<(State, &[Drawn])>,
    keys: &GameKeys,
    repeat: impl FnOnce(&State, &mut Draw<'_>) -> bool,
) -> Result<(), ()> {
    let (state, drawn) = drew.ok_or(())?;
    let repeated = keys.ask(|chance| {
        let mut draw = Draw::new(chance, &state.chance);
        repeat(&state, &mut draw) && draw.drawn() == drawn
    });
    if repeated == Ok(true) {
        Ok(())
    } else {
        Err(())
    }
}

fn stream_opened(record: &fairness::Record) -> Option<Stream> {
    match record {
        fairness::Record::StreamOpened { stream, seats: _ } => Some(*stream),
        fairness::Record::Committed { .. }
        | fairness::Record::SeatPaired { .. }
        | fairness::Record::EntropyCommitted { .. }
        | fairness::Record::RoundCalled { .. }
        | fairness::Record::EntropyOpened { .. }
        | fairness::Record::RoundVoid { .. } => None,
    }
}
