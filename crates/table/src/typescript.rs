//! The wire types as TypeScript, for the pages.
//!
//! `cargo run -p dradis-table --example wire_types` writes them to `ui/src/lib/wire`; a test fails
//! while the files there are not the ones made here.

use std::collections::BTreeMap;

use dradis_facts::content::{AttackCardId, CrisisId, DestinationId, QuorumId, QuorumRule};
use dradis_facts::effect::Effect;
use dradis_facts::kit::{Game, Kit};
use dradis_facts::message::catalogue_ids;
use dradis_facts::options::{LoyaltyTalk, Options};
use dradis_facts::resources::Resource;
use dradis_rules::tell::secrecy::{asked_beside, sayings};
use dradis_rules::tell::view::KitView;
use serde_json::json;
use ts_rs::{Config, ExportError, TS, TypeVisitor};

use crate::sealed::{SecretFrame, lists};
use crate::wire::{FromReferee, FromSeat, TROUBLES, ToReferee, ToSeat, ToWall};

/// File with the ids of every message that the host may send; the catalogues hold words for each.
pub const MESSAGE_IDS: &str = "message-ids.json";

/// File with the cards that the table names, for the pages to look for: names, numbers and icons.
pub const CARDS: &str = "cards.json";

/// File with the cards behind the numbers of the secret lane, by kind.
pub const SECRET_CARDS: &str = "secret-cards.json";

/// File with the rules about what may be said, by topic, and the rules beside which a page offers to show them.
pub const SECRECY: &str = "secrecy.json";

/// File with what each game is played with that a table can choose, for pages that have no table yet.
pub const GAMES: &str = "games.json";

/// Name and content of every file.
///
/// # Errors
/// A type that has no TypeScript form.
pub fn files() -> Result<BTreeMap<String, String>, ExportError> {
    let mut collect = Collect {
        // Rows and steps stay far below 2^53, so a page may hold them as plain numbers.
        config: Config::new().with_large_int("number"),
        files: BTreeMap::new(),
        error: None,
    };
    collect.visit::<FromReferee>();
    collect.visit::<ToReferee>();
    collect.visit::<FromSeat>();
    collect.visit::<ToSeat>();
    collect.visit::<SecretFrame>();
    collect.visit::<ToWall>();
    if let Some(error) = collect.error {
        return Err(error);
    }
    collect.files.insert(MESSAGE_IDS.to_owned(), message_ids());
    collect.files.insert(CARDS.to_owned(), cards());
    collect
        .files
        .insert(SECRET_CARDS.to_owned(), secret_cards());
    collect.files.insert(SECRECY.to_owned(), secrecy());
    collect.files.insert(GAMES.to_owned(), games());
    Ok(collect.files)
}

fn kit_of(game: Game) -> &'static Kit {
    let options = Options {
        game,
        ..Options::default()
    };
    options.kit()
}

fn games() -> String {
    let kits = Game::PUBLISHED.iter();
    let kits = kits.map(|&game| json!({ "game": game, "kit": KitView::of(kit_of(game)) }));
    format!("{:#}\n", serde_json::Value::from_iter(kits))
}

/// Whether a card is in the box of the base game, among the cards of the combined one, or in both.
fn boxes<T: PartialEq>(card: &T, of: fn(&'static Kit) -> &'static Vec<T>) -> &'static str {
    let has = |game: Game| of(kit_of(game)).contains(card);
    let combined = Game::PUBLISHED.iter().filter(|game| !game.is_base());
    match (has(Game::default()), combined.copied().any(has)) {
        (true, true) => "every",
        (true, false) => "base",
        (false, _) => "combined",
    }
}

/// One row a line, so that a change shows as one.
fn cards() -> String {
    let rows = |name: &str, rows: Vec<serde_json::Value>| {
        let rows: Vec<String> = rows.iter().map(|row| format!("    {row}")).collect();
        format!("  \"{name}\": [\n{}\n  ]", rows.join(",\n"))
    };
    let crises = CrisisId::all().map(|card| {
        let facts = card.facts();
        let check = facts.check.as_ref().map(|check| {
            json!({
                "difficulty": check.difficulty,
                "partial": check.partial_difficulty,
                "skills": check.skills,
            })
        });
        json!({
            "id": card.name(),
            "deck": facts.deck,
            "icons": facts.icons,
            "jump": facts.jump,
            "chooser": facts.chooser,
            "options": facts.options.len(),
            "check": check,
            "stays": facts.lasting.is_some(),
            "in": boxes(&card, |kit| &kit.crises),
        })
    });
    let attacks = AttackCardId::all().map(|card| {
        let facts = card.facts();
        let boxes = boxes(&card, |kit| &kit.attack_cards);
        json!({ "id": card.name(), "deck": facts.deck, "icons": facts.icons, "in": boxes })
    });
    let destinations = DestinationId::all().map(|card| {
        let facts = card.facts();
        let fuel = facts.effects.iter().find_map(|effect| {
            if let Effect::Dial {
                resource: Resource::Fuel,
                by,
            } = effect
            {
                Some(*by)
            } else {
                None
            }
        });
        json!({
            "id": card.name(),
            "distance": facts.distance,
            "fuel": fuel.unwrap_or(0),
            "in": boxes(&card, |kit| &kit.destinations),
        })
    });
    let quorum = QuorumId::all().map(|card| {
        let facts = card.facts();
        let stays = facts.lasting.map(|rule| match rule {
            QuorumRule::AcceptProphecy => "alone",
            QuorumRule::Arbitrator
            | QuorumRule::MissionSpecialist
            | QuorumRule::VicePresident
            | QuorumRule::ChiefOfStaff
            | QuorumRule::Probation => "before-a-player",
        });
        json!({ "id": card.name(), "stays": stays, "in": boxes(&card, |kit| &kit.quorum) })
    });
    format!(
        "{{\n{},\n{},\n{},\n{}\n}}\n",
        rows("crises", crises.collect()),
        rows("attacks", attacks.collect()),
        rows("destinations", destinations.collect()),
        rows("quorum", quorum.collect()),
    )
}

fn message_ids() -> String {
    let ids: Vec<String> = catalogue_ids()
        .into_iter()
        .chain(TROUBLES.iter().map(|id| (*id).to_owned()))
        .map(|id| format!("  \"{id}\""))
        .collect();
    format!("[\n{}\n]\n", ids.join(",\n"))
}

/// One kind a line.
fn secret_cards() -> String {
    let lists: Vec<String> = lists()
        .into_iter()
        .map(|(kind, names)| format!("  \"{kind}\": {}", json!(names)))
        .collect();
    format!("{{\n{}\n}}\n", lists.join(",\n"))
}

/// One topic a line, by the game and by what the table has agreed on.
fn secrecy() -> String {
    let of_game = |&game: &Game| {
        let kit = kit_of(game);
        let talks = [LoyaltyTalk::Free, LoyaltyTalk::SideAlone].map(|talk| {
            let lines: Vec<String> = sayings(kit, talk)
                .iter()
                .map(|sayings| format!("        {}", json!(sayings)))
                .collect();
            format!("      {}: [\n{}\n      ]", json!(talk), lines.join(",\n"))
        });
        let game = json!(game);
        format!(
            "    {{\n      \"game\": {game},\n{}\n    }}",
            talks.join(",\n")
        )
    };
    let games: Vec<String> = Game::PUBLISHED.iter().map(of_game).collect();
    let beside = json!(asked_beside());
    format!(
        "{{\n  \"games\": [\n{}\n  ],\n  \"beside\": {beside}\n}}\n",
        games.join(",\n")
    )
}

struct Collect {
    config: Config,
    files: BTreeMap<String, String>,
    error: Option<ExportError>,
}

impl TypeVisitor for Collect {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let Some(path) = T::output_path() else {
            return;
        };
        let name = path.to_string_lossy().into_owned();
        if self.files.contains_key(&name) {
            return;
        }
        match T::export_to_string(&self.config) {
            Ok(text) => {
                self.files.insert(name, text);
                T::visit_dependencies(self);
            }
            Err(error) => self.error = Some(error),
        }
    }
}
