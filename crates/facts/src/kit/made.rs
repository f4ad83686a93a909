//! Kits of made-up things, for tests alone: what a further box brings. No rule of the game is in them. Each is a folder of
//! content, and a static below that names it.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use super::{Hull, Kit, Players, base};
use crate::content::{
    AreaFacts, Board, Boards, CharacterId, Deeds, HeldKind, HullFacts, LocationFile, LocationId,
    LoyaltyDeck, Rows, SkillCardFacts, SkillCardId, SkillType, read,
};
use crate::moment::MomentRow;
use crate::titles::Title;

/// A kit of the tests: the files of its folder, and what they say, each read once.
pub(super) struct Made {
    kit: &'static str,
    locations: &'static str,
    boards: OnceLock<Boards>,
    rows: OnceLock<Rows>,
    deeds: OnceLock<Deeds>,
    whole: OnceLock<Kit>,
}

macro_rules! made {
    ($folder:literal) => {
        Made {
            kit: include_str!(concat!("../../content/", $folder, "/kit.json")),
            locations: include_str!(concat!("../../content/", $folder, "/locations.json")),
            boards: OnceLock::new(),
            rows: OnceLock::new(),
            deeds: OnceLock::new(),
            whole: OnceLock::new(),
        }
    };
}

/// One of each kind of thing that a box can bring.
pub(super) static TOY: Made = made!("toy");

/// A little more: a ship, a title, and cards that lie face down for whoever holds them.
pub(super) static BARGE: Made = made!("barge");

/// What `kit.json` says beside boards, kinds of held cards and skill cards. What is left out, the box does not bring.
#[derive(Deserialize)]
struct KitFile {
    players: Players,
    #[serde(default)]
    loyalty_decks: Vec<LoyaltyDeck>,
    #[serde(default)]
    lines: BTreeMap<Title, Vec<String>>,
    #[serde(default)]
    skill_types: Vec<SkillType>,
    #[serde(default)]
    hulls: Vec<HullFacts>,
    #[serde(default)]
    areas: Vec<AreaFacts>,
    #[serde(default)]
    moments: Vec<MomentRow>,
}

/// Its skill cards, which others name: they are read before the rest.
#[derive(Deserialize)]
struct CardFile {
    #[serde(default)]
    skill_cards: Vec<SkillCardFacts>,
}

impl Made {
    /// Boards and kinds of held cards.
    pub(super) fn boards(&'static self) -> &'static Boards {
        self.boards.get_or_init(|| read(self.kit))
    }

    /// Locations and skill cards.
    pub(super) fn rows(&'static self) -> &'static Rows {
        self.rows.get_or_init(|| Rows {
            locations: read::<LocationFile>(self.locations).locations,
            skill_cards: read::<CardFile>(self.kit).skill_cards,
            ..Rows::default()
        })
    }

    /// What the locations do.
    pub(super) fn deeds(&'static self) -> &'static Deeds {
        self.deeds
            .get_or_init(|| Deeds::of_locations(self.locations).expect("the made-up deeds"))
    }

    /// The base game with all that.
    pub(super) fn kit(&'static self) -> &'static Kit {
        self.whole.get_or_init(|| {
            let file: KitFile = read(self.kit);
            let mut kit = base::kit().clone();
            // Its games are replayed whatever becomes of the base game's rules: it counts its own.
            kit.rules = 1;
            kit.players = file.players;
            kit.loyalty_decks.extend(file.loyalty_decks);
            kit.boards.extend(Board::of(&self.boards().boards));
            kit.moments = file.moments;
            kit.held.extend(HeldKind::of(&self.boards().held));
            kit.locations.extend(LocationId::of(&self.rows().locations));
            kit.hulls.extend(file.hulls.iter().map(Hull::of));
            for (title, names) in file.lines {
                let line = names.iter().filter_map(|name| CharacterId::find(name));
                kit.lines.insert(title, line.collect());
            }
            for _ in &file.skill_types {
                kit.decks.destiny += kit.destiny.of_each_type;
            }
            kit.bring_skill_cards(&file.skill_types, SkillCardId::of(&self.rows().skill_cards));
            kit.zones.extend(file.areas);
            kit
        })
    }
}
