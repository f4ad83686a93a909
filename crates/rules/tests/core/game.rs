//! A game driven by commands, the way a table drives it.

use std::collections::BTreeMap;

use dradis_facts::chance::StreamKeys;
use dradis_facts::choice::Choice;
use dradis_facts::content::{CharacterId, LocationId};
use dradis_facts::options::Options;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::books::position::PlaceName;
use dradis_rules::history::{History, Record};
use dradis_rules::play::alone::owners_alone;
use dradis_rules::play::prompt::{Prompt, PromptKind};
use dradis_rules::tell::view::PublicView;
use dradis_rules::{Actor, Command, FirstPlayer, Player, Viewer, decide, prompts, view};
use dradis_state::correction::{Correction, Reason};
use dradis_state::happening::Happening;
use dradis_state::seat::Seat;
use dradis_state::{Event, State};
use serde_json::{Value, json};

pub(crate) const NAMES: [&str; 7] = ["Ana", "Ben", "Cem", "Dana", "Emil", "Fay", "Gus"];

/// Characters in an order in which six players may choose them; Baltar and Boomer come last.
pub(crate) const SIX: [&str; 6] = [
    "william-adama",
    "laura-roslin",
    "apollo",
    "galen-tyrol",
    "boomer",
    "gaius-baltar",
];

pub(crate) struct Game {
    pub(crate) history: History,
    chance: StreamKeys,
    rows: u64,
}

pub(crate) fn players(names: &[&str]) -> Vec<Player> {
    names
        .iter()
        .map(|name| Player {
            name: (*name).to_owned(),
        })
        .collect()
}

pub(crate) fn character(name: &str) -> CharacterId {
    CharacterId::find(name).expect("a character of the base game")
}

pub(crate) fn location(name: &str) -> LocationId {
    LocationId::find(name).expect("a location")
}

/// Seats as they stand once these characters are chosen.
pub(crate) fn seats(characters: &[&str]) -> Vec<Seat> {
    characters
        .iter()
        .zip(NAMES)
        .map(|(name, player)| Seat {
            name: player.to_owned(),
            character: Some(character(name)),
            empty: false,
        })
        .collect()
}

pub(crate) fn begin(count: usize) -> Command {
    Command::Begin {
        players: players(&NAMES[..count]),
        options: Options::default(),
        first: FirstPlayer::Chosen { seat: SeatId(0) },
    }
}

pub(crate) fn correct(correction: Correction) -> Command {
    Command::Correct {
        corrections: vec![correction],
        reason: Reason::Misread,
        repairs: None,
        insist: false,
    }
}

impl Game {
    /// Nothing is set up.
    pub(crate) fn empty(seed: u8) -> Self {
        Self {
            history: History::default(),
            chance: StreamKeys::derive([seed; 32]),
            rows: 0,
        }
    }

    /// So many of [`NAMES`], before the first of them chooses a character.
    pub(crate) fn beginning(players: usize, options: Options, first: SeatId, seed: u8) -> Self {
        let mut game = Self::empty(seed);
        game.referee(&Command::Begin {
            players: self::players(&NAMES[..players]),
            options,
            first: FirstPlayer::Chosen { seat: first },
        });
        game
    }

    /// The first of [`NAMES`], one for each character; all characters are chosen.
    pub(crate) fn of(characters: &[&str], options: Options, first: SeatId, seed: u8) -> Self {
        let mut game = Self::beginning(characters.len(), options, first, seed);
        for name in characters {
            game.choose(
                PromptKind::ChooseCharacter,
                &Choice::Character(character(name)).to_string(),
            );
            if *name == "apollo" {
                game.choose(PromptKind::LaunchViper, "fore-port");
            }
        }
        game
    }

    /// Three players, cards dealt and read, the first turn running.
    pub(crate) fn playing() -> Self {
        let mut game = Self::of(
            &["william-adama", "laura-roslin", "apollo"],
            Options::default(),
            SeatId(0),
            1,
        );
        game.choose(PromptKind::DealLoyalty, "deal");
        game.choose(PromptKind::CloseReading, "close-reading");
        game
    }

    /// Everybody has read the cards of the Sleeper phase, if it has come.
    pub(crate) fn read_again(&mut self) {
        let open = prompts(self.state());
        if open.iter().any(|p| p.kind == PromptKind::CloseReading) {
            self.choose(PromptKind::CloseReading, "close-reading");
        }
    }

    pub(crate) fn state(&self) -> &State {
        self.history.state()
    }

    pub(crate) fn public(&self) -> PublicView {
        view(self.state(), Viewer::Public).public
    }

    pub(crate) fn try_give(
        &self,
        actor: Actor,
        command: &Command,
    ) -> Result<Vec<Event>, Rejection> {
        decide(self.state(), actor, command, &self.chance)
    }

    /// What the command would write down next.
    pub(crate) fn decided(&self, actor: Actor, command: &Command) -> Result<Record, Rejection> {
        self.history.decide(actor, command, &self.chance)
    }

    /// Why the referee may not do this.
    pub(crate) fn refusal(&self, command: &Command) -> Rejection {
        self.try_give(Actor::Referee, command)
            .expect_err("the command is refused")
    }

    pub(crate) fn give(&mut self, actor: Actor, command: &Command) -> Vec<Event> {
        let events = self.try_give(actor, command).expect("the command is legal");
        self.record(Record::Did {
            events: events.clone(),
        });
        events
    }

    pub(crate) fn referee(&mut self, command: &Command) -> Vec<Event> {
        self.give(Actor::Referee, command)
    }

    pub(crate) fn record(&mut self, record: Record) {
        self.rows += 1;
        self.history
            .add(self.rows, record)
            .expect("the record follows");
    }

    /// The first open prompt of a kind.
    pub(crate) fn prompt(&self, kind: PromptKind) -> Prompt {
        let open = prompts(self.state());
        open.into_iter()
            .find(|prompt| prompt.kind == kind)
            .expect("the prompt is open")
    }

    /// The answer to the first open prompt of a kind.
    pub(crate) fn answer(&self, kind: PromptKind, option: &str) -> Command {
        Command::Answer {
            prompt: self.prompt(kind).id,
            option: option.to_owned(),
        }
    }

    /// The referee answers for everybody; what only its owner may name is named by them.
    pub(crate) fn choose(&mut self, kind: PromptKind, option: &str) -> Vec<Event> {
        let answer = self.answer(kind, option);
        let owner = option.parse().ok();
        let owner = owner.and_then(|choice| owners_alone(self.state(), choice));
        let actor = owner.map_or(Actor::Referee, |seat| Actor::Seat { seat });
        self.give(actor, &answer)
    }

    pub(crate) fn end_turn(&mut self) -> Vec<Event> {
        self.choose(PromptKind::TakeTurn, "end-turn")
    }

    pub(crate) fn turn_dial(&mut self, resource: Resource, by: i8) -> Vec<Event> {
        self.referee(&Command::ChangeResource { resource, by })
    }

    /// Turns a dial to where it is wanted.
    pub(crate) fn put_dial(&mut self, resource: Resource, to: i8) {
        let now = i8::try_from(self.state().resources.get(resource)).expect("a dial");
        if to != now {
            self.turn_dial(resource, to - now);
        }
    }
}

/// A place by its name: a location, or `viper:` and an area.
pub(crate) fn place(name: &str) -> Place {
    name.parse::<PlaceName>().expect("a place").0
}

impl Game {
    /// The sixth turn running, of the first of [`NAMES`]: characters that no order of choosing allows too.
    pub(crate) fn standing(characters: &[&str]) -> Self {
        let position = json!({ "turn": { "number": 6, "active": NAMES[0] } });
        Self::from_position(0, characters, Options::default(), position, &json!({}))
    }

    /// A game from this position, of the first of [`NAMES`] with these characters; `more` stands in the place of what
    /// the position says.
    pub(crate) fn from_position(
        seed: u8,
        characters: &[&str],
        options: Options,
        mut position: Value,
        more: &Value,
    ) -> Self {
        let named: BTreeMap<&str, &str> =
            NAMES.into_iter().zip(characters.iter().copied()).collect();
        position["characters"] = json!(named);
        for (key, value) in more.as_object().expect("an object") {
            position[key] = value.clone();
        }
        let mut game = Self::empty(seed);
        game.referee(&Command::StartFrom {
            players: players(&NAMES[..characters.len()]),
            options,
            position: serde_json::from_value(position).expect("a position"),
        });
        game
    }

    /// Cards dealt and read, the first turn running, with these characters.
    pub(crate) fn running(characters: &[&str]) -> Self {
        let mut game = Self::of(characters, Options::default(), SeatId(0), 1);
        game.choose(PromptKind::DealLoyalty, "deal");
        game.choose(PromptKind::CloseReading, "close-reading");
        game
    }

    pub(crate) fn happens(&mut self, happening: Happening) -> Vec<Event> {
        self.referee(&Command::Record { happening })
    }

    /// Why this cannot happen now.
    pub(crate) fn cannot_happen(&self, happening: Happening) -> Rejection {
        let refusal = self.refusal(&Command::Record { happening });
        // The rule behind it is worked out with the words, so that the marks of a test hold.
        let _ = refusal.rule();
        refusal
    }

    pub(crate) fn corrected(&mut self, correction: Correction) {
        self.referee(&Command::Correct {
            corrections: vec![correction],
            reason: Reason::Misread,
            repairs: None,
            insist: true,
        });
    }

    pub(crate) fn put(&mut self, seat: u8, name: &str) {
        let seat = SeatId(seat);
        let place = place(name);
        if self.state().places.of(seat) != Some(place) {
            self.corrected(Correction::Place { seat, place });
        }
    }

    pub(crate) fn set_hand(&mut self, seat: u8, cards: u8) {
        let seat = SeatId(seat);
        if self.state().hands.of(seat) != cards {
            self.corrected(Correction::Hand { seat, cards });
        }
    }

    pub(crate) fn turn(&mut self, option: &str) -> Vec<Event> {
        self.choose(PromptKind::TakeTurn, option)
    }
}
