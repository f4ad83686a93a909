//! One game from the set-up to a loss by a dial, through the public functions alone.

#![allow(missing_docs)]

use dradis_rules::chance::StreamKeys;
use dradis_rules::checks;
use dradis_rules::correction::{Correction, Reason};
use dradis_rules::history::{History, Record};
use dradis_rules::options::Options;
use dradis_rules::prompt::PromptKind;
use dradis_rules::resources::Resource;
use dradis_rules::view::Stage;
use dradis_rules::{
    Actor, Command, FirstPlayer, Player, Rejection, SeatId, Viewer, decide, prompts, view,
};

struct Game {
    history: History,
    chance: StreamKeys,
    rows: u64,
}

impl Game {
    fn new() -> Self {
        Self {
            history: History::default(),
            chance: StreamKeys::derive([7; 32]),
            rows: 0,
        }
    }

    fn add(&mut self, record: Record) {
        self.rows += 1;
        self.history
            .add(self.rows, record)
            .expect("the record follows");
    }

    fn give(&mut self, actor: Actor, command: &Command) -> Result<(), Rejection> {
        let events = decide(self.history.state(), actor, command, &self.chance)?;
        self.add(Record::Did { events });
        Ok(())
    }

    fn referee(&mut self, command: &Command) {
        self.give(Actor::Referee, command)
            .expect("the command is legal");
    }

    fn choose(&mut self, kind: PromptKind, option: &str) {
        let prompt = prompts(self.history.state())
            .into_iter()
            .find(|prompt| prompt.kind == kind)
            .expect("the prompt is open");
        self.referee(&Command::Answer {
            prompt: prompt.id,
            option: option.to_owned(),
        });
    }

    fn begin(&mut self, names: &[&str]) {
        let players = names
            .iter()
            .map(|name| Player {
                name: (*name).to_owned(),
            })
            .collect();
        self.referee(&Command::Begin {
            players,
            options: Options::default(),
            first: FirstPlayer::Chosen { seat: SeatId(0) },
        });
    }

    fn stage(&self) -> Stage {
        view(self.history.state(), Viewer::Public).public.stage
    }
}

#[test]
fn a_game_is_set_up_dealt_read_and_lost() {
    checks!(
        "SETUP-5",
        "SETUP-7",
        "CHARSEL-1",
        "LOYDECK-4",
        "LOYDECK-6",
        "TURN-1",
        "END-2"
    );
    let mut game = Game::new();
    game.begin(&["Ana", "Ben", "Cem", "Dana"]);
    for name in ["gaius-baltar", "william-adama", "starbuck", "galen-tyrol"] {
        game.choose(PromptKind::ChooseCharacter, &format!("character:{name}"));
    }
    let public = view(game.history.state(), Viewer::Public).public;
    assert_eq!(public.stage, Stage::Dealing);
    assert_eq!(
        game.history.state().titles.president,
        Some(SeatId(0)),
        "Baltar is first in line"
    );
    assert_eq!(
        game.history.state().titles.admiral,
        Some(SeatId(1)),
        "Adama is first in line"
    );

    game.choose(PromptKind::DealLoyalty, "deal");
    assert_eq!(game.stage(), Stage::Reading);
    let held: Vec<usize> = (0..4)
        .map(|seat| game.history.state().loyalty.held(SeatId(seat)))
        .collect();
    assert_eq!(held, [2, 1, 1, 1], "Baltar takes two");
    assert_eq!(
        game.history.state().loyalty.left(),
        4,
        "eight cards and the Sympathizer, five dealt"
    );

    game.choose(PromptKind::CloseReading, "close-reading");
    assert_eq!(game.stage(), Stage::Playing);
    game.choose(PromptKind::TakeTurn, "end-turn");
    assert_eq!(game.history.state().turn.active, Some(SeatId(1)));

    game.referee(&Command::ChangeResource {
        resource: Resource::Fuel,
        by: -9,
    });
    assert_eq!(
        game.stage(),
        Stage::Playing,
        "only the end of the turn counts"
    );
    game.choose(PromptKind::TakeTurn, "end-turn");
    assert_eq!(game.stage(), Stage::Over);
}

#[test]
fn undo_puts_every_byte_back_and_redo_repeats_the_draw() {
    let mut game = Game::new();
    game.begin(&["Ana", "Ben", "Cem"]);
    for name in ["laura-roslin", "saul-tigh", "boomer"] {
        game.choose(PromptKind::ChooseCharacter, &format!("character:{name}"));
    }
    let before = serde_json::to_vec(game.history.state()).expect("plain data");
    game.choose(PromptKind::DealLoyalty, "deal");
    let after = serde_json::to_vec(game.history.state()).expect("plain data");

    let undo = game.history.undo().expect("a draw is sticky, not barred");
    game.add(undo);
    assert_eq!(
        serde_json::to_vec(game.history.state()).expect("plain data"),
        before
    );
    let redo = game.history.redo().expect("there is a step to redo");
    game.add(redo);
    assert_eq!(
        serde_json::to_vec(game.history.state()).expect("plain data"),
        after
    );

    game.give(
        Actor::Host,
        &Command::ShowLoyalty {
            seats: vec![SeatId(1)],
        },
    )
    .expect("cards are dealt");
    assert_eq!(game.history.undo(), Err(Rejection::UndoBarred));
}

#[test]
fn a_correction_says_what_it_changed_and_refuses_what_cannot_be() {
    checks!("RES-5");
    let mut game = Game::new();
    game.begin(&["Ana", "Ben", "Cem"]);
    let to = |value| Command::Correct {
        correction: Correction::Resource {
            resource: Resource::Food,
            value,
        },
        reason: Reason::Misread,
        repairs: None,
    };
    game.referee(&to(15));
    assert_eq!(game.history.state().resources.food, 15);
    assert_eq!(
        game.give(Actor::Referee, &to(16)),
        Err(Rejection::DialRange { value: 16 })
    );
    assert_eq!(game.give(Actor::Referee, &to(15)), Err(Rejection::NoChange));
    let seat = Actor::Seat { seat: SeatId(0) };
    assert_eq!(game.give(seat, &to(3)), Err(Rejection::RefereeOnly));
}
