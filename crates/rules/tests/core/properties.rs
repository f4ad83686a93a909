//! What holds of every game, whatever is done in it: no piece is lost or doubled, no dial leaves its
//! range, the events are the whole truth, and undo and redo lead back and forth.

use dradis_facts::SeatId;
use dradis_facts::chance::StreamKeys;
use dradis_facts::checks;
use dradis_facts::content::CivilianKind;
use dradis_facts::craft::Craft;
use dradis_facts::options::Options;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::titles::Title;
use dradis_rules::books::board::{appeared, invariants};
use dradis_rules::history::{History, Record};
use dradis_rules::{Actor, Command, FirstPlayer, Viewer, decide, prompts, view};
use dradis_state::correction::{Correction, Reason};
use dradis_state::happening::Happening;
use dradis_state::reserve::{supply, used};
use dradis_state::{Event, State, apply};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{Config, TestRng, TestRunner};

use crate::anything::correction;
use crate::game::{NAMES, players};

#[derive(Clone, Debug)]
enum Deed {
    /// Answers one of the open prompts with one of its choices.
    Answer(u8, u8),
    Dial(Resource, i8),
    Correct(Vec<Correction>, bool),
    Happen(Happening),
    Undo,
    Redo,
}

fn happening() -> impl Strategy<Value = Happening> {
    let seat = || (0u8..6).prop_map(SeatId);
    let location = || select(Options::default().kit().locations.clone());
    let title = select(vec![Title::President, Title::Admiral]);
    prop_oneof![
        (seat(), -3i8..6).prop_map(|(seat, by)| Happening::HandChanged { seat, by }),
        (seat(), location()).prop_map(|(seat, location)| {
            let place = Place::Location { location };
            Happening::CharacterMoved { seat, place }
        }),
        (title, seat()).prop_map(|(title, seat)| Happening::TitleGiven { title, seat }),
        (seat(), any::<bool>())
            .prop_map(|(seat, sympathizer)| Happening::CylonRevealed { seat, sympathizer }),
        Just(Happening::JumpPrepared),
        (0u8..=3).prop_map(|distance| Happening::FleetJumped { distance }),
        Just(Happening::GalacticaDamaged { token: None }),
        location().prop_map(|location| Happening::LocationRepaired { location }),
        Just(Happening::CenturionBoarded { area: None }),
        Just(Happening::BoardingAdvanced),
        (0u8..5).prop_map(|space| Happening::CenturionDestroyed { space }),
        (-2i8..4).prop_map(|by| Happening::QuorumHandChanged { by }),
        seat().prop_map(|seat| Happening::SeatLeft { seat }),
        seat().prop_map(|seat| Happening::SeatTaken { seat }),
        Just(Happening::PlayedOn),
        Just(Happening::LoyaltyOpened),
    ]
}

fn deeds(insisting: bool) -> impl Strategy<Value = Vec<Deed>> {
    let resource = select(Resource::ALL.to_vec());
    let corrections = prop::collection::vec(correction(), 1..3);
    let deed = prop_oneof![
        6 => any::<(u8, u8)>().prop_map(|(which, what)| Deed::Answer(which, what)),
        1 => (resource, -5i8..6).prop_map(|(resource, by)| Deed::Dial(resource, by)),
        4 => (corrections, Just(insisting))
            .prop_map(|(corrections, insist)| Deed::Correct(corrections, insist)),
        4 => happening().prop_map(Deed::Happen),
        1 => Just(Deed::Undo),
        1 => Just(Deed::Redo),
    ];
    prop::collection::vec(deed, 20..60)
}

struct Game {
    history: History,
    chance: StreamKeys,
    rows: u64,
    /// All events that stand, in order.
    steps: Vec<Vec<Event>>,
    undone: Vec<Vec<Event>>,
}

impl Game {
    fn begun(seed: u8, count: usize) -> Self {
        let mut game = Self {
            history: History::default(),
            chance: StreamKeys::derive([seed; 32]),
            rows: 0,
            steps: Vec::new(),
            undone: Vec::new(),
        };
        game.give(&Command::Begin {
            players: players(&NAMES[..count]),
            options: Options::default(),
            first: FirstPlayer::Rolled,
        });
        // Most of what can happen needs a running turn.
        for step in 0..2 * count + 2 {
            let open = prompts(game.state());
            let prompt = open.last().expect("a prompt");
            let choice = prompt.choices[step % prompt.choices.len()].id.clone();
            if game.state().turn.active.is_none() {
                game.give(&Command::Answer {
                    prompt: prompt.id,
                    option: choice,
                });
            }
        }
        game
    }

    fn state(&self) -> &State {
        self.history.state()
    }

    fn add(&mut self, record: Record) {
        self.rows += 1;
        self.history
            .add(self.rows, record)
            .expect("the record follows");
    }

    /// Whether it was accepted.
    fn give(&mut self, command: &Command) -> bool {
        let Ok(events) = decide(self.state(), Actor::Referee, command, &self.chance) else {
            return false;
        };
        self.steps.push(events.clone());
        self.undone.clear();
        self.add(Record::Did { events });
        true
    }

    fn deed(&mut self, deed: &Deed) -> bool {
        match deed {
            Deed::Answer(which, what) => {
                let open = prompts(self.state());
                let Some(prompt) = open.get(usize::from(*which) % open.len().max(1)) else {
                    return false;
                };
                let choice = &prompt.choices[usize::from(*what) % prompt.choices.len()];
                let option = choice.id.clone();
                let prompt = prompt.id;
                self.give(&Command::Answer { prompt, option })
            }
            Deed::Dial(resource, by) => self.give(&Command::ChangeResource {
                resource: *resource,
                by: *by,
            }),
            Deed::Correct(corrections, insist) => self.give(&Command::Correct {
                corrections: corrections.clone(),
                reason: Reason::Agreed,
                repairs: None,
                insist: *insist,
            }),
            Deed::Happen(happening) => self.give(&Command::Record {
                happening: happening.clone(),
            }),
            Deed::Undo => {
                let Ok(record) = self.history.undo() else {
                    return false;
                };
                self.add(record);
                self.undone.extend(self.steps.pop());
                true
            }
            Deed::Redo => {
                let Ok(record) = self.history.redo() else {
                    return false;
                };
                self.add(record);
                self.steps.extend(self.undone.pop());
                true
            }
        }
    }
}

fn bytes(state: &State) -> String {
    serde_json::to_string(state).expect("plain data")
}

/// Every piece of the box is in one place, and every dial on its scale.
fn counted(state: &State) -> Result<(), TestCaseError> {
    for resource in Resource::ALL {
        prop_assert!(state.resources.get(resource) <= Options::default().kit().dial_maximum);
    }
    let left = supply(state);
    let pieces = Options::default().kit().pieces;
    for craft in Craft::ALL {
        let all = match craft {
            Craft::CivilianShip => 12,
            Craft::Viper
            | Craft::MarkVii
            | Craft::AssaultRaptor
            | Craft::Raptor
            | Craft::Raider
            | Craft::HeavyRaider
            | Craft::Basestar => pieces.ships[craft],
        };
        prop_assert_eq!(
            usize::from(left.ships[craft]) + used(state, craft),
            usize::from(all)
        );
    }
    let aboard = state.boarding.centurions.len();
    prop_assert_eq!(
        usize::from(left.centurions) + aboard,
        usize::from(pieces.centurions)
    );
    // Somebody may say that a ship was destroyed which Dradis has on the board, so a kind can be there once
    // too often; the pile never holds more of it than the box.
    let pile = state.space.pile(Options::default().kit());
    for kind in CivilianKind::all() {
        let copies = pile.iter().filter(|other| **other == kind).count();
        prop_assert!(copies <= usize::from(kind.facts().copies));
    }
    prop_assert!(pile.len() >= usize::from(left.ships[Craft::CivilianShip]));
    Ok(())
}

fn runner(cases: u32) -> TestRunner {
    let config = Config {
        cases,
        failure_persistence: None,
        max_shrink_iters: 2000,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(config.rng_algorithm);
    TestRunner::new_with_rng(config, rng)
}

#[test]
#[expect(
    clippy::print_stdout,
    reason = "the coverage of the run is part of its result"
)]
fn whatever_is_accepted_every_piece_is_counted_and_the_events_are_the_whole_truth() {
    checks!("LIMIT-3", "RES-5");
    let accepted = std::cell::Cell::new(0);
    let happened = std::cell::Cell::new(0);
    let cases = (any::<u8>(), 3usize..=6, deeds(false));
    runner(96)
        .run(&cases, |(seed, count, deeds)| {
            let mut game = Game::begun(seed, count);
            for deed in &deeds {
                let before = invariants(game.state());
                if game.deed(deed) {
                    accepted.set(accepted.get() + 1);
                    happened.set(happened.get() + u32::from(matches!(deed, Deed::Happen(_))));
                }
                counted(game.state())?;
                if let Deed::Correct(..) = deed {
                    let now = invariants(game.state());
                    prop_assert_eq!(appeared(&before, &now), []);
                }
            }
            let mut folded = State::default();
            for event in game.steps.iter().flatten() {
                apply(&mut folded, event);
            }
            prop_assert_eq!(bytes(&folded), bytes(game.state()), "folding");

            let mut again = Game::begun(seed, count);
            for deed in &deeds {
                again.deed(deed);
            }
            prop_assert_eq!(&again.steps, &game.steps);
            prop_assert_eq!(bytes(again.state()), bytes(game.state()), "two runs");
            Ok(())
        })
        .unwrap_or_else(|broken| panic!("{broken}"));
    let (accepted, happened) = (accepted.get(), happened.get());
    println!("accepted: {accepted}, happenings among them: {happened}");
    assert!(accepted > 1500 && happened > 200);
}

#[test]
fn undo_and_redo_lead_to_the_same_bytes() {
    let cases = (any::<u8>(), 3usize..=6, deeds(true));
    runner(48)
        .run(&cases, |(seed, count, deeds)| {
            let mut game = Game::begun(seed, count);
            for deed in &deeds {
                let before = bytes(game.state());
                let new = !matches!(deed, Deed::Undo | Deed::Redo);
                if game.deed(deed) && new {
                    let after = bytes(game.state());
                    if game.deed(&Deed::Undo) {
                        prop_assert_eq!(bytes(game.state()), before);
                        prop_assert!(game.deed(&Deed::Redo));
                        prop_assert_eq!(bytes(game.state()), after);
                    }
                }
            }
            Ok(())
        })
        .unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn what_somebody_insisted_on_shows_as_long_as_it_cannot_be() {
    let shown = std::cell::Cell::new(0);
    let cases = (any::<u8>(), 3usize..=6, deeds(true));
    runner(64)
        .run(&cases, |(seed, count, deeds)| {
            let mut game = Game::begun(seed, count);
            for deed in &deeds {
                let before = invariants(game.state());
                if !game.deed(deed) || !matches!(deed, Deed::Correct(..)) {
                    continue;
                }
                let now = invariants(game.state());
                let insisted = game.steps.last().into_iter().flatten();
                let insisted: Vec<_> = insisted
                    .filter_map(|event| {
                        if let Event::Insisted { impossible } = event {
                            Some(*impossible)
                        } else {
                            None
                        }
                    })
                    .collect();
                prop_assert_eq!(&insisted, &appeared(&before, &now));
                let board = view(game.state(), Viewer::Public).public.board;
                let lines: Vec<_> = now.iter().map(|one| one.line()).collect();
                prop_assert_eq!(&board.impossible, &lines);
                shown.set(shown.get() + insisted.len());
            }
            Ok(())
        })
        .unwrap_or_else(|broken| panic!("{broken}"));
    assert!(shown.get() > 60, "{}", shown.get());
}
