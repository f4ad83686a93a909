//! The base game.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::{Hull, Kit, NukeAt};
use crate::content::{
    self, AttackCardId, Board, CharacterId, CivilianKind, CrisisId, DestinationId, HeldKind,
    HullFacts, LocationId, LoyaltyCard, QuorumId, SkillCardId,
};
use crate::craft::Counts;

pub(super) fn kit() -> &'static Kit {
    static KIT: OnceLock<Kit> = OnceLock::new();
    KIT.get_or_init(|| {
        let base = content::base();
        let rows = &base.rows;
        let cards = content::base_cards();
        let mut kit = Kit {
            rules: 6,
            players: base.players,
            characters: CharacterId::of(&rows.characters).collect(),
            lines: base
                .lines
                .iter()
                .map(|(title, line)| {
                    (
                        *title,
                        line.iter()
                            .filter_map(|name| CharacterId::find(name))
                            .collect(),
                    )
                })
                .collect(),
            boards: Board::of(&content::base_boards().boards).collect(),
            moments: Vec::new(),
            held: HeldKind::of(&content::base_boards().held).collect(),
            locations: LocationId::of(&rows.locations).collect(),
            zones: base.areas.clone(),
            resources: base.resources.clone(),
            dial_maximum: base.dial_maximum,
            difficulty: base.difficulty,
            dials_without_sympathizer: base.dials_without_sympathizer,
            jump_track: base.jump_track.clone(),
            pursuit: Vec::new(),
            distances: base.distances,
            boarding_spaces: base.boarding_spaces,
            pieces: base.pieces,
            damaged_at_start: Counts::default(),
            assault_raptors_at_start: 0,
            decks: base.decks,
            loyalty: LoyaltyCard::of(&rows.loyalty).collect(),
            more_loyalty: BTreeMap::new(),
            hands_on_within: None,
            nukes_at_start: base.pieces.nukes,
            nuke_at: NukeAt::Basestar,
            escorts: false,
            miracles: 0,
            cylon_draws_differ: false,
            replaced_first: false,
            quorum_limit: None,
            leader_at_start: 0,
            the_free_take_titles: false,
            chosen_are_sent: false,
            weighs_words: false,
            lay_out: Vec::new(),
            overlaid: BTreeMap::new(),
            loyalty_decks: base.loyalty_decks.clone(),
            not_a_cylon_without_sympathizer: base.not_a_cylon_without_sympathizer,
            barred_without_sympathizer: base.barred_without_sympathizer.clone(),
            skill_types: Vec::new(),
            skill_cards: Vec::new(),
            skill_faces: Vec::new(),
            skill_marks: Vec::new(),
            skill_draws: base.skill_draws,
            destiny: base.destiny,
            crises: CrisisId::of(&cards.crises).collect(),
            attack_cards: AttackCardId::of(&rows.attack_cards).collect(),
            destinations: DestinationId::of(&cards.destinations).collect(),
            quorum: QuorumId::of(&cards.quorum).collect(),
            hulls: vec![Hull::of(&HullFacts {
                board: Board::GALACTICA,
                damage: base.galactica_damage.clone(),
                destroyed_at: base.galactica_destroyed_at,
                takes_for: None,
            })],
            basestar_damage: base.basestar_damage.clone(),
            basestar_destroyed_at: base.basestar_destroyed_at,
            civilian_ships: CivilianKind::of(&rows.civilian_ships).collect(),
            new_caprica: None,
            missions: Vec::new(),
            ionian: None,
            crossroads: None,
        };
        kit.bring_skill_cards(&base.skill_types, SkillCardId::of(&rows.skill_cards));
        kit
    })
}
