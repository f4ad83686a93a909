//! A kit of made-up things, for tests alone: what a further box brings, one of each kind. No rule of the game is in it.

use std::sync::OnceLock;

use super::{Hull, Kit, Players, base};
use crate::content::{
    Board, Boards, CharacterId, Deeds, HeldKind, HullFacts, LocationId, LoyaltyDeck, Rows,
    SkillCardId, SkillType, read,
};
use crate::titles::Title;

/// A second ship.
pub(super) fn boards() -> &'static Boards {
    static BOARDS: OnceLock<Boards> = OnceLock::new();
    BOARDS.get_or_init(|| read(include_str!("../../content/toy/kit.json")))
}

/// Its two locations, and a card of the sixth type.
pub(super) fn rows() -> &'static Rows {
    static ROWS: OnceLock<Rows> = OnceLock::new();
    ROWS.get_or_init(|| Rows {
        locations: read::<crate::content::LocationFile>(include_str!(
            "../../content/toy/locations.json"
        ))
        .locations,
        skill_cards: read(include_str!("../../content/toy/skill_cards.json")),
        ..Rows::default()
    })
}

/// What they do.
pub(super) fn deeds() -> &'static Deeds {
    static DEEDS: OnceLock<Deeds> = OnceLock::new();
    DEEDS.get_or_init(|| {
        let text = include_str!("../../content/toy/locations.json");
        Deeds::of_locations(text).expect("the made-up deeds")
    })
}

pub(super) fn kit() -> &'static Kit {
    static KIT: OnceLock<Kit> = OnceLock::new();
    KIT.get_or_init(|| {
        let mut kit = base::kit().clone();
        kit.players = Players { fewest: 3, most: 7 };
        kit.loyalty_decks.push(LoyaltyDeck {
            players: 7,
            leader: false,
            cylon: 2,
            not_a_cylon: 9,
            sympathizer: false,
            mutineer: false,
        });
        kit.boards.extend(Board::of(&boards().boards));
        kit.moments = read(include_str!("../../content/toy/moments.json"));
        kit.held.extend(HeldKind::of(&boards().held));
        kit.locations.extend(LocationId::of(&rows().locations));
        let hulls: Vec<HullFacts> = read(include_str!("../../content/toy/hulls.json"));
        kit.hulls.extend(hulls.iter().map(Hull::of));
        // A line in the opposite order of the Admiral's.
        let mut line: Vec<CharacterId> = kit.lines[&Title::Admiral].clone();
        line.reverse();
        kit.lines.insert(Title::Cag, line);
        kit.bring_skill_cards(
            &[SkillType::Treachery],
            SkillCardId::of(&rows().skill_cards),
        );
        let outside: super::content::SpaceFile = read(include_str!("../../content/toy/space.json"));
        kit.zones.extend(outside.areas);
        kit.decks.destiny += kit.destiny.of_each_type;
        kit
    })
}
