//! Whole turns taken back step by step and done again: crises, checks, effects, jumps, actions, fights.

use std::collections::{BTreeMap, BTreeSet};

use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::turn::TurnStep;
use dradis_facts::{Rejection, SeatId, checks};
use dradis_rules::history::Record;
use dradis_rules::play::prompt::{Prompt, PromptKind};
use dradis_rules::prompts;
use dradis_rules::{Actor, Command};
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;
use dradis_state::undo::{UndoClass, undo_class};
use dradis_state::{Event, State};

use crate::game::{Game, SIX};

/// What a table might answer next, always the same for the same seed.
struct Whim(u64);

impl Whim {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(self.0 >> 40).expect("24 bits") % count.max(1)
    }

    fn answer(&mut self, state: &State) -> Command {
        let mut open: Vec<Prompt> = prompts(state);
        open.retain(|prompt| prompt.kind != PromptKind::ReadLoyalty);
        let prompt = open.swap_remove(self.below(open.len()));
        let all: Vec<String> = prompt.options().collect();
        let mut liked = all.clone();
        if prompt.kind == PromptKind::TakeTurn {
            liked.retain(|id| !matches!(id.as_str(), "back" | "end-turn"));
            if state.turn.step == TurnStep::Crisis {
                liked.retain(|id| id.contains(':') || prompt.catalogue.is_none());
            } else if state.turn.step != TurnStep::Action {
                liked.retain(|id| id == "next");
            }
        }
        // A check is many steps of one kind: it is got over with, mostly.
        if self.below(3) > 0 {
            let over = |id: &String| matches!(id.as_str(), "rest" | "done" | "accept");
            if liked.iter().any(over) {
                liked.retain(over);
            }
        }
        let options = if liked.is_empty() { all } else { liked };
        let option = options[self.below(options.len())].clone();
        let prompt = prompt.id;
        Command::Answer { prompt, option }
    }
}

/// Six players in their first turns, the fleet about to jump for the first time to where Cylons wait for cards.
fn evening(seed: u8) -> Game {
    let modes = Modes {
        destinations: if seed.is_multiple_of(2) {
            Mode::App
        } else {
            Mode::Table
        },
        destiny: Mode::App,
        ..Modes::default()
    };
    let options = Options {
        modes,
        ..Options::default()
    };
    let mut game = Game::of(&SIX, options, SeatId(0), seed);
    game.choose(PromptKind::DealLoyalty, "deal");
    game.choose(PromptKind::CloseReading, "close-reading");
    game.corrected(Correction::Fleet { space: 4 });
    game.corrected(Correction::Distance { distance: 3 });
    game
}

fn bytes(game: &Game) -> String {
    serde_json::to_string(game.state()).expect("plain data")
}

/// One step of an evening.
struct Step {
    before: String,
    command: Command,
    events: Vec<Event>,
}

fn play(game: &mut Game, seed: u8, steps: usize) -> Vec<Step> {
    let mut whim = Whim(seed.into());
    let mut played = Vec::new();
    while played.len() < steps && game.state().outcome.is_none() {
        let (before, command) = (bytes(game), whim.answer(game.state()));
        let events = game.referee(&command);
        played.push(Step {
            before,
            command,
            events,
        });
    }
    played
}

/// What kinds of work a step had to do with.
fn kinds(events: &[Event]) -> BTreeSet<&'static str> {
    let kind = |event: &Event| {
        let kinds = [
            (matches!(event, Event::Crisis { .. }), "crisis"),
            (matches!(event, Event::Check { .. }), "check"),
            (matches!(event, Event::Effect { .. }), "effect"),
            (matches!(event, Event::Action { .. }), "action"),
            (matches!(event, Event::Quorum { .. }), "quorum"),
            (matches!(event, Event::Jump { .. }), "jump"),
            (matches!(event, Event::Sleeper { .. }), "sleeper"),
            (matches!(event, Event::DieRolled { .. }), "die"),
            (matches!(event, Event::Drew { .. }), "draw"),
            (matches!(event, Event::TurnBegan { .. }), "turn"),
        ];
        kinds.into_iter().find(|(is, _)| *is).map(|(_, kind)| kind)
    };
    events.iter().filter_map(kind).collect()
}

#[test]
fn every_step_of_whole_turns_is_undone_to_the_same_bytes_and_done_again() {
    let mut undone: BTreeMap<&str, u32> = BTreeMap::new();
    let mut barred = 0;
    for seed in 0..14 {
        let mut game = evening(seed);
        let played = play(&mut game, seed, 160);
        let end = bytes(&game);
        let mut back = Vec::new();
        for step in played.iter().rev() {
            match game.history.undo() {
                Ok(record) => {
                    assert_ne!(undo_class(&step.events), UndoClass::Barred);
                    game.record(record);
                }
                Err(refusal) => {
                    assert_eq!(refusal, Rejection::UndoBarred);
                    assert_eq!(undo_class(&step.events), UndoClass::Barred);
                    barred += 1;
                    break;
                }
            }
            assert_eq!(bytes(&game), step.before, "{:?}", step.command);
            for kind in kinds(&step.events) {
                *undone.entry(kind).or_default() += 1;
            }
            back.push(step);
        }
        // Done again as the journal has it, and taken back once more.
        for step in back.iter().rev() {
            assert_eq!(bytes(&game), step.before);
            let record = game.history.redo().expect("it was undone");
            game.record(record);
        }
        assert_eq!(bytes(&game), end);
        assert_eq!(game.history.redo(), Err(Rejection::NothingToRedo));
        for _ in &back {
            let record = game.history.undo().expect("it was undone before");
            game.record(record);
        }
        // Answered again in the same way: the streams give what they gave, and the log says that it was known.
        for step in back.iter().rev() {
            let decided = game.decided(Actor::Referee, &step.command);
            let record = decided.expect("it was legal before");
            assert_eq!(record.events(), step.events);
            let drew = kinds(&step.events).contains("draw");
            assert_eq!(game.history.knew(&record), drew, "{:?}", step.command);
            game.record(record);
        }
        assert_eq!(bytes(&game), end);
    }
    let all = [
        "crisis", "check", "effect", "action", "quorum", "jump", "sleeper", "die", "draw", "turn",
    ];
    for kind in all {
        assert!(
            undone.get(kind).is_some_and(|times| *times >= 5),
            "{kind}: {undone:?}"
        );
    }
    assert!(barred > 0, "some evening comes to a secret");
}

/// The step before is out of reach, what came after it is not.
fn bars(game: &mut Game) {
    assert_eq!(game.history.undo(), Err(Rejection::UndoBarred));
    let before = bytes(game);
    game.corrected(Correction::Nukes { count: 1 });
    let record = game.history.undo().expect("nothing secret came of it");
    game.record(record);
    assert_eq!(bytes(game), before);
    assert_eq!(game.history.undo(), Err(Rejection::UndoBarred));
    let redone = game.history.redo().expect("the correction");
    game.record(redone);
    game.corrected(Correction::Nukes { count: 2 });
}

#[test]
fn what_somebody_was_shown_is_not_undone() {
    checks!("JUMP-4", "CIV-3");
    let mut game = evening(0);
    game.happens(Happening::JumpBegun);
    game.choose(PromptKind::ChooseDestination, &first(&game));
    // The choice is not secret, the two cards to choose from were.
    let chosen = game.history.undo().expect("the choice");
    game.record(chosen);
    bars(&mut game);

    let mut game = evening(1);
    game.put(1, "communications");
    game.happens(Happening::CommunicationsUsed { seat: SeatId(1) });
    while prompts(game.state())
        .iter()
        .any(|prompt| prompt.kind == PromptKind::ChooseLook)
    {
        let look = game.prompt(PromptKind::ChooseLook).choices[0].id.clone();
        game.choose(PromptKind::ChooseLook, &look);
    }
    bars(&mut game);

    let mut game = evening(3);
    let seats = vec![SeatId(2)];
    game.give(Actor::Host, &Command::ShowLoyalty { seats });
    bars(&mut game);
}

fn first(game: &Game) -> String {
    let prompt = game.prompt(PromptKind::ChooseDestination);
    prompt.choices[0].id.clone()
}

#[test]
fn a_turn_that_was_undone_goes_on_another_way() {
    let mut game = evening(5);
    let played = play(&mut game, 5, 40);
    for _ in 0..10 {
        let record = game.history.undo().expect("no secret in these steps");
        game.record(record);
    }
    assert_eq!(bytes(&game), played[30].before);
    let other = play(&mut game, 6, 10);
    assert!(!other.is_empty());
    assert_eq!(
        game.history.redo(),
        Err(Rejection::NothingToRedo),
        "what was undone is gone"
    );
    for step in other.iter().rev() {
        let Ok(record) = game.history.undo() else {
            break;
        };
        assert!(matches!(record, Record::Undid { .. }));
        game.record(record);
        assert_eq!(bytes(&game), step.before);
    }
}
