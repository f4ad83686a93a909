//! A fight on a board that a test sets up, with the dice in the test's hand.

use dradis_facts::battle::{Pace, ShipIcon};
use dradis_facts::craft::Craft;
use dradis_facts::kit::{Game as Boxes, Objective};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::space::Area;
use dradis_rules::Command;
use dradis_rules::play::prompt::{Prompt, PromptKind};
use dradis_rules::prompts;
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;
use dradis_state::space::Ships;
use serde_json::{Value, json};

use crate::game::{Game, NAMES};

/// Dice, damage tokens and civilian ships are the table's: every chance is an answer.
pub(crate) const BY_TABLE: Modes = Modes {
    loyalty: Mode::App,
    destiny: Mode::App,
    damage: Mode::Table,
    civilian_ships: Mode::Table,
    dice: Mode::Table,
    destinations: Mode::Table,
    super_crises: Mode::Table,
};

/// The game with all boxes, going to Kobol.
pub(crate) fn kobol(modes: Modes) -> Options {
    Options {
        game: Boxes::combined(Objective::Kobol),
        modes,
        ..Options::default()
    }
}

/// A turn of Ana's in its Activate Cylon Ships step, on the board that `more` adds to a position.
/// Nobody holds a skill card unless it says so.
pub(crate) fn fight_of(characters: &[&str], modes: Modes, more: &Value) -> Game {
    begun(0, characters, modes, more)
}

fn begun(seed: u8, characters: &[&str], modes: Modes, more: &Value) -> Game {
    let position = json!({
        "turn": { "number": 6, "active": NAMES[0], "step": "activate-cylon-ships" },
        "areas": {},
    });
    let options = Options {
        modes,
        ..Options::default()
    };
    Game::from_position(seed, characters, options, position, more)
}

/// The fight of three who never fly.
pub(crate) fn fight(areas: &Value) -> Game {
    fight_of(
        &["william-adama", "laura-roslin", "galen-tyrol"],
        BY_TABLE,
        &json!({ "areas": areas }),
    )
}

/// The same three, with everything drawn and rolled by Dradis.
pub(crate) fn fight_seeded(seed: u8, areas: &Value) -> Game {
    let characters = ["william-adama", "laura-roslin", "galen-tyrol"];
    let more = json!({ "areas": areas });
    begun(seed, &characters, Modes::default(), &more)
}

impl Game {
    pub(crate) fn icon(&mut self, icon: ShipIcon) -> Vec<Event> {
        self.happens(Happening::ShipsActivated { icon })
    }

    /// The number on the table's die.
    pub(crate) fn rolls(&mut self, face: u8) -> Vec<Event> {
        self.choose(PromptKind::Roll, &face.to_string())
    }

    pub(crate) fn pace(&mut self, pace: Pace) {
        self.referee(&Command::SetPace { pace });
    }

    /// Where the civilian ships on the board are, in the order they came.
    pub(crate) fn civilians_at(&self) -> Vec<Area> {
        let ships = self.state().space.civilians.iter();
        ships.map(|ship| ship.area).collect()
    }

    pub(crate) fn ships(&self, area: Area) -> &Ships {
        self.state().space.ships(area)
    }

    /// Raiders of each area, clockwise from the bow.
    pub(crate) fn raiders(&self) -> [u8; 6] {
        Area::ALL.map(|area| self.ships(area).alike[Craft::Raider])
    }

    /// Heavy raiders of each area, clockwise from the bow.
    pub(crate) fn heavy_raiders(&self) -> [u8; 6] {
        Area::ALL.map(|area| self.ships(area).alike[Craft::HeavyRaider])
    }

    /// The one question that is open.
    pub(crate) fn asked(&self) -> Prompt {
        let mut open = prompts(self.state());
        assert_eq!(open.len(), 1, "{open:?}");
        open.remove(0)
    }

    /// Its kind.
    pub(crate) fn waits_for(&self) -> PromptKind {
        self.asked().kind
    }

    /// Its options.
    pub(crate) fn options(&self) -> Vec<String> {
        let choices = self.asked().choices.into_iter();
        choices.map(|choice| choice.id).collect()
    }

    pub(crate) fn set_ships(&mut self, area: Area, kind: Craft, count: u8) {
        self.corrected(Correction::Ships {
            area: area.into(),
            kind,
            count,
        });
    }
}
