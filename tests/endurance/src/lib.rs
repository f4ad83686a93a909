//! Games of random commands: whatever is accepted, the state stays sound, every answer that is offered is
//! accepted, and the games come to everything that they must come to.

use dradis_facts::action::Act;
use dradis_facts::choice::Choice;
use dradis_facts::content::LocationId;
use dradis_facts::kit::{Game, Objective};
use dradis_facts::options::Options;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_rules::history::{History, Record};
use dradis_rules::play::alone::owners_alone;
use dradis_rules::play::prompt::{Decider, Prompt, PromptId, PromptKind};
use dradis_rules::tell::view::PublicView;
use dradis_rules::{Actor, Command, Viewer, decide, prompts, view};
use dradis_scenario::words;
use dradis_state::agenda::Work;
use dradis_state::happening::Happening;
use dradis_state::{Event, State, apply};

use crate::deed::{Deed, deed};
use crate::situations::Situations as Counted;
use crate::whim::{Whim, Words};
use crate::whole::Fortune;

mod deed;
pub mod entered;
mod objectives;
mod people;
pub mod situations;
mod sound;
mod start;
mod whim;
mod whole;

pub use situations::{Length, Situations};

/// Deeds of a game at most.
const DEEDS: u32 = 500;

/// Games at most until one is old enough to show what a further kit brings, and how many turns that is: of seven players
/// one may not be on the board yet.
const GAMES_FOR_A_VIEW: u64 = 50;
const SOME_TURNS: u16 = 7;

/// A game in which something broke.
#[derive(Debug)]
pub struct Broken {
    /// Number of the game.
    pub game: u64,
    /// Deeds before it.
    pub deeds: u32,
    /// What was done.
    pub command: String,
    /// What does not hold.
    pub what: Vec<String>,
}

/// Plays a game of random commands, sensible or not, the same for the same number. How many commands were
/// accepted.
///
/// # Errors
/// [`Broken`] at the first thing that does not hold.
pub fn play(game: u64, counted: &mut Counted) -> Result<u32, Box<Broken>> {
    let mut whim = Whim::new(game);
    let mut table = Table::new(game);
    // Most boards that are made up at random cannot be.
    while !table.history.state().has_begun() {
        let start = start::start(&mut whim, Game::Base);
        let _refused = table.try_start(game, &start, counted)?;
    }
    for deeds in 0..DEEDS {
        let deed = deed(&mut whim, table.history.state());
        let thorough = deeds % 16 == 0;
        table.does(game, deeds, deed, counted, thorough)?;
        // Somebody may play on for a while.
        if table.history.state().outcome.is_some() && whim.percent(20) {
            break;
        }
    }
    Ok(table.accepted)
}

/// Deeds of a whole game at most: one that is not over by then never ends.
const DEEDS_TO_THE_END: u32 = 20_000;

/// Plays a game from its set-up to its end, the same for the same number. How many commands were accepted.
///
/// # Errors
/// [`Broken`] at the first thing that does not hold, or if the game does not end.
pub fn play_to_the_end(game: u64, counted: &mut Counted) -> Result<u32, Box<Broken>> {
    whole_game(game, Game::Base, Table::new(game), counted)
}

/// The same with another kit.
///
/// # Errors
/// [`Broken`] at the first thing that does not hold, or if the game does not end.
pub fn play_with(of: Game, game: u64, counted: &mut Counted) -> Result<u32, Box<Broken>> {
    whole_game(game, of, Table::new(game), counted)
}

/// All boxes, with each objective in turn.
#[must_use]
pub const fn combined(game: u64) -> Game {
    let objective = match game % 4 {
        0 => Objective::Kobol,
        1 => Objective::NewCaprica,
        2 => Objective::IonianNebula,
        3.. => Objective::Earth,
    };
    Game::combined(objective)
}

/// What everybody sees of a game with a further kit, of as many players as it is for, some turns old and with somebody
/// aboard its last ship: for the pages' tests. Where nobody is there when the time comes, the table puts somebody there.
///
/// # Errors
/// [`Broken`] if no game comes to that.
pub fn further_view(of: Game) -> Result<PublicView, Box<Broken>> {
    let options = Options {
        game: of,
        ..Options::default()
    };
    let kit = options.kit();
    let last = kit.boards.last().copied();
    let all = kit.locations.iter().copied();
    let ship: Vec<LocationId> = all
        .filter(|location| Some(location.facts().board) == last)
        .collect();
    let aboard = |state: &State| {
        let mut places = state.places.iter();
        places.any(
            |(_, place)| matches!(place, Place::Location { location } if ship.contains(&location)),
        )
    };
    let ripe = |state: &State| {
        let step = state.agenda.top().map(|step| &step.work);
        state.turn.number > SOME_TURNS && matches!(step, Some(Work::TakeTurn))
    };
    for game in 0..GAMES_FOR_A_VIEW {
        let mut counted = Counted::default();
        let mut table = Table::new(game);
        let mut whim = Whim::new(game);
        table.begin(game, &whole::full(&mut whim, of), &mut counted)?;
        for deeds in 0..DEEDS_TO_THE_END {
            let state = table.history.state();
            if ripe(state) && aboard(state) {
                return Ok(view(state, Viewer::Public).public);
            }
            if state.outcome.is_some() {
                break;
            }
            let deed = if ripe(state) {
                whole::goes(&mut whim, state, &ship)
            } else {
                whole::deed(&mut whim, state, Fortune::of(of, game))
            };
            table.does(game, deeds, deed, &mut counted, whim.percent(1))?;
        }
    }
    Err(Box::new(Broken {
        game: GAMES_FOR_A_VIEW,
        deeds: DEEDS_TO_THE_END,
        command: String::new(),
        what: vec![format!(
            "no game of {of:?} lasts for more than {SOME_TURNS} turns, or nobody can go aboard its last ship"
        )],
    }))
}

/// Plays the game that [`play_to_the_end`] plays and looks at nothing, so that a clock measures the game alone.
/// How many commands were accepted.
///
/// # Errors
/// [`Broken`] if an answer that is offered is refused, or if the game does not end.
pub fn play_unwatched(game: u64) -> Result<u32, Box<Broken>> {
    let table = Table {
        watched: false,
        ..Table::new(game)
    };
    whole_game(game, Game::Base, table, &mut Counted::default())
}

fn whole_game(
    game: u64,
    of: Game,
    mut table: Table,
    counted: &mut Counted,
) -> Result<u32, Box<Broken>> {
    let mut whim = Whim::new(game);
    let start = whole::start(&mut whim, of, game);
    table.begin(game, &start, counted)?;
    for deeds in 0..DEEDS_TO_THE_END {
        let state = table.history.state();
        if state.outcome.is_some() {
            if let Some(told) = whole::told_at_the_end(&mut whim, state) {
                table.does(game, deeds, told, counted, false)?;
                continue;
            }
            table.does(game, deeds, whole::end(), counted, true)?;
            return Ok(table.accepted);
        }
        let deed = whole::deed(&mut whim, state, Fortune::of(of, game));
        table.does(game, deeds, deed, counted, whim.percent(1))?;
    }
    Err(Box::new(Broken {
        game,
        deeds: DEEDS_TO_THE_END,
        command: String::new(),
        what: vec!["the game does not end".to_owned()],
    }))
}

/// Whether an answer may be refused although it is offered: what a question offers is the same whatever is held. A
/// card is chosen by its place in a hand that only its owner sees, or from the list of all there are, and whether it is
/// held, and what it asks for, is looked at then.
fn secretly(option: &str, refused: &Rejection) -> bool {
    match option.parse() {
        Ok(Choice::InHand(_) | Choice::Motive(_)) => matches!(refused, Rejection::NotMet),
        Ok(Choice::CylonCard(_) | Choice::Act(Act::Reveal | Act::Goal | Act::Mutiny)) => {
            matches!(refused, Rejection::NotMet | Rejection::NoCylonCard)
        }
        Ok(_) | Err(_) => false,
    }
}

fn broken_start(game: u64, start: &Command, what: Vec<String>) -> Box<Broken> {
    Box::new(Broken {
        game,
        deeds: 0,
        command: format!("{start:?}"),
        what,
    })
}

struct Table {
    history: History,
    words: Words,
    rows: u64,
    accepted: u32,
    /// Whether every state is judged.
    watched: bool,
}

impl Table {
    fn new(game: u64) -> Self {
        Self {
            history: History::default(),
            words: Words(game),
            rows: 0,
            accepted: 0,
            watched: true,
        }
    }

    /// A start that may be refused.
    fn try_start(
        &mut self,
        game: u64,
        start: &Command,
        counted: &mut Counted,
    ) -> Result<Result<(), Rejection>, Box<Broken>> {
        let begun = self.give(start, counted, false);
        begun.map_err(|what| broken_start(game, start, what))
    }

    fn begin(
        &mut self,
        game: u64,
        start: &Command,
        counted: &mut Counted,
    ) -> Result<(), Box<Broken>> {
        let begun = self.try_start(game, start, counted)?;
        begun.map_err(|refused| broken_start(game, start, vec![format!("refused: {refused:?}")]))
    }

    fn does(
        &mut self,
        game: u64,
        deeds: u32,
        deed: Deed,
        counted: &mut Counted,
        thorough: bool,
    ) -> Result<(), Box<Broken>> {
        let command = match &deed {
            Deed::Try(command) => format!("{command:?}"),
            Deed::Answer(prompt, option) | Deed::Forbidden(prompt, option) => {
                format!("answer {option} to {prompt:?}")
            }
            Deed::Undo => "undo".to_owned(),
            Deed::Redo => "redo".to_owned(),
        };
        self.carry_out(deed, counted, thorough).map_err(|what| {
            Box::new(Broken {
                game,
                deeds,
                command,
                what,
            })
        })
    }

    fn carry_out(
        &mut self,
        deed: Deed,
        counted: &mut Counted,
        thorough: bool,
    ) -> Result<(), Vec<String>> {
        match deed {
            Deed::Try(command) => {
                if self.give(&command, counted, thorough)?.is_err() {
                    counted.note("refused");
                }
            }
            Deed::Answer(prompt, option) => {
                let answer = Command::Answer {
                    prompt,
                    option: option.clone(),
                };
                let actor = self.gives(prompt, &option);
                if let Err(refused) = self.give_as(actor, &answer, counted, thorough)? {
                    if secretly(&option, &refused) {
                        counted.note("refused:secretly");
                        return Ok(());
                    }
                    let kind = self.asked(prompt).map(|asked| asked.kind);
                    return Err(vec![format!(
                        "{option} is offered by {kind:?}, and refused: {refused}"
                    )]);
                }
            }
            Deed::Forbidden(prompt, option) => {
                let answer = Command::Answer { prompt, option };
                let state = self.history.state();
                if decide(state, Actor::Referee, &answer, &self.words).is_ok() {
                    return Err(vec!["an answer that is not allowed is accepted".to_owned()]);
                }
                counted.note("forbidden");
            }
            Deed::Undo => {
                if let Ok(record) = self.history.undo() {
                    self.turn_back(record, counted)?;
                }
            }
            Deed::Redo => {
                if let Ok(record) = self.history.redo() {
                    self.add(record);
                    self.accepted += 1;
                    counted.note("redo");
                }
            }
        }
        Ok(())
    }

    /// Undoes a step; now and then looks that doing it again leads to the same place.
    fn turn_back(&mut self, record: Record, counted: &mut Counted) -> Result<(), Vec<String>> {
        let after = self.history.state().clone();
        self.add(record);
        self.accepted += 1;
        counted.note("undo");
        if self.rows.is_multiple_of(2) {
            if let Ok(again) = self.history.redo() {
                self.add(again);
            }
            if *self.history.state() != after {
                return Err(vec!["undo and redo lead somewhere else".to_owned()]);
            }
        }
        Ok(())
    }

    fn add(&mut self, record: Record) {
        self.rows += 1;
        let follows = self.history.add(self.rows, record);
        debug_assert_eq!(follows, Ok(()));
    }

    /// Who gives an answer: the referee for everybody, and now and then, where more is secret than in the base game,
    /// the player's own phone, as always where only its owner names a card.
    fn gives(&self, prompt: PromptId, option: &str) -> Actor {
        let state = self.history.state();
        let Ok(choice) = option.parse() else {
            return Actor::Referee;
        };
        if let Some(seat) = owners_alone(state, choice) {
            return Actor::Seat { seat };
        }
        if state.kit().hands_on_within.is_none() || !self.rows.is_multiple_of(3) {
            return Actor::Referee;
        }
        match self.asked(prompt).map(|asked| asked.decider_of(choice)) {
            Some(Decider::Seat { seat }) => Actor::Seat { seat },
            Some(Decider::Referee) | None => Actor::Referee,
        }
    }

    fn asked(&self, prompt: PromptId) -> Option<Prompt> {
        let mut asked = prompts(self.history.state()).into_iter();
        asked.find(|asked| asked.id == prompt)
    }

    /// What the rules say to the command, or what is wrong with the state that it leads to.
    fn give(
        &mut self,
        command: &Command,
        counted: &mut Counted,
        thorough: bool,
    ) -> Result<Result<(), Rejection>, Vec<String>> {
        self.give_as(Actor::Referee, command, counted, thorough)
    }

    fn give_as(
        &mut self,
        actor: Actor,
        command: &Command,
        counted: &mut Counted,
        thorough: bool,
    ) -> Result<Result<(), Rejection>, Vec<String>> {
        let state = self.history.state();
        let events = match decide(state, actor, command, &self.words) {
            Ok(events) => events,
            Err(refused) => return Ok(Err(refused)),
        };
        self.accepted += 1;
        if !self.watched {
            self.add(Record::Did { events });
            return Ok(Ok(()));
        }
        let before = state.clone();
        self.add(Record::Did {
            events: events.clone(),
        });
        let state = self.history.state();
        counted.judge(&before, command, &events, state);
        let mut unsound = sound::unsound(&before, state);
        if counted.departs(&before, &events) && before.space.fleet != state.space.fleet {
            unsound.push("ships outside of the areas left with the fleet".to_owned());
        }
        if thorough {
            unsound.extend(self.thorough(&before, actor, command, &events));
        }
        if unsound.is_empty() {
            Ok(Ok(()))
        } else {
            Err(unsound)
        }
    }

    /// Answers that the format of scenarios has no name for.
    fn unnamed(&self) -> Vec<String> {
        let state = self.history.state();
        let names: Vec<String> = state.seats.iter().map(|seat| seat.name.clone()).collect();
        let mut found = Vec::new();
        for prompt in prompts(state) {
            let forbidden = prompt.not_allowed.iter().map(|no| no.id.text());
            for text in prompt.options().chain(forbidden) {
                let Ok(choice) = text.parse::<Choice>() else {
                    found.push(format!("{text} is no answer"));
                    continue;
                };
                if choice.to_string() != text {
                    found.push(format!("{text} is written as {choice}"));
                }
                let spoken = words::spoken(&names, choice);
                if words::shape_of(&names, prompt.kind, &spoken).is_none() {
                    let kind = prompt.kind;
                    found.push(format!("no scenario could answer {spoken} to {kind:?}"));
                }
            }
            for choice in prompt.answers() {
                if choice.to_string().parse() != Ok(choice) {
                    found.push(format!("{choice} is read as something else"));
                }
            }
        }
        found
    }

    /// What costs more to look at.
    fn thorough(
        &self,
        before: &State,
        actor: Actor,
        command: &Command,
        events: &[Event],
    ) -> Vec<String> {
        let state = self.history.state();
        let mut found = Vec::new();
        if decide(before, actor, command, &self.words).as_deref() != Ok(events) {
            found.push("the same command does something else the second time".to_owned());
        }
        let mut folded = before.clone();
        for event in events {
            apply(&mut folded, event);
        }
        if folded != *state {
            found.push("the events are not the whole truth".to_owned());
        }
        let text = serde_json::to_string(state).expect("plain data");
        if serde_json::from_str::<State>(&text).as_ref().ok() != Some(state) {
            found.push("the state is not the same when it is read again".to_owned());
        }
        let viewers = (0u8..)
            .take(state.seats.len())
            .map(|seat| Viewer::Seat(dradis_facts::SeatId(seat)))
            .chain([Viewer::Public]);
        for viewer in viewers {
            if view(state, viewer).public.prompts.len() != prompts(state).len() {
                found.push(format!("{viewer:?} is not shown what is asked"));
            }
        }
        found.extend(self.unnamed());
        // Every answer, and not only the one that is going to be given.
        for prompt in prompts(state) {
            // Everybody keeps this question until all have read.
            if prompt.kind == PromptKind::ReadLoyalty {
                continue;
            }
            for option in prompt.options() {
                let answer = Command::Answer {
                    prompt: prompt.id,
                    option: option.clone(),
                };
                let owner = option.parse().ok();
                let owner = owner.and_then(|choice| owners_alone(state, choice));
                let actor = owner.map_or(Actor::Referee, |seat| Actor::Seat { seat });
                let refused = decide(state, actor, &answer, &self.words).err();
                if owner.is_some()
                    && decide(state, Actor::Referee, &answer, &self.words)
                        != Err(Rejection::OwnersAlone)
                {
                    found.push(format!("{option} is not its owner's alone"));
                }
                if let Some(refused) = refused.filter(|refused| !secretly(&option, refused)) {
                    let kind = prompt.kind;
                    found.push(format!(
                        "{option} is offered by {kind:?}, and then: {refused}"
                    ));
                }
            }
        }
        let over = Command::Record {
            happening: Happening::JumpPrepared,
        };
        if state.outcome.is_some() && decide(state, Actor::Referee, &over, &self.words).is_ok() {
            found.push("something happens after the end".to_owned());
        }
        found
    }
}
