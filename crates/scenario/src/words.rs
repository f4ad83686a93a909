//! The words of the format: how a file names answers, and the part of docs/SCENARIOS.md that lists them.
//!
//! Pages and the table speak of seats by number; a file names the players. What stands for the same thing has the same
//! name in every question. A name that an older file used means the same as ever ([`meant`]).

use std::collections::BTreeSet;
use std::fmt::Write as _;

use dradis_facts::ability::Ability;
use dradis_facts::choice::Choice;
use dradis_facts::content::{
    AllyId, AttackCardId, AttackDeck, CharacterId, CivilianKind, CrisisDeck, DestinationId,
    HeldKind, LocationId, LoyaltyCard, MissionId, QuorumId, Side, SkillCardId, SkillType, Trauma,
};
use dradis_facts::craft::ViperKind;
use dradis_facts::damage::GalacticaToken;
use dradis_facts::kit::Game;
use dradis_facts::options::Options;
use dradis_facts::resources::Resource;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use dradis_rules::play::prompt::{Prompt, PromptKind};
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;

/// How a file names an answer.
#[must_use]
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "a file names every other answer as the table does"
)]
pub fn spoken(names: &[String], choice: Choice) -> String {
    let name = |seat: SeatId| {
        let name = names.get(seat.index()).cloned();
        name.unwrap_or_else(|| seat.0.to_string())
    };
    match choice {
        Choice::Character(character) => character.name().to_owned(),
        Choice::Player(seat) | Choice::Accuse(seat) => format!("player:{}", name(seat)),
        Choice::Pilot(seat) => format!("pilot:{}", name(seat)),
        Choice::Plan(seat) => format!("plan:{}", name(seat)),
        Choice::Evade(seat) => format!("evade:{}", name(seat)),
        Choice::Added(seat, cards) => format!("added:{}:{cards}", name(seat)),
        Choice::PlayCard(card, seat) => format!("play:{}:{}", card.name(), name(seat)),
        Choice::CardPass(card, seat) => format!("card-pass:{}:{}", card.name(), name(seat)),
        Choice::CardFail(card, seat) => format!("card-fail:{}:{}", card.name(), name(seat)),
        Choice::Branch(index) => format!("option:{index}"),
        Choice::GalacticaToken(GalacticaToken::Resource { resource }) => super::word(resource),
        Choice::BasestarToken(token) => super::word(token),
        Choice::Dial(dial) => format!("dial:{}", super::word(dial)),
        other => other.to_string(),
    }
}

/// The answers to a question, each as a file names it and as the table does; those that are not allowed too.
fn answers(names: &[String], prompt: &Prompt) -> Vec<(String, String)> {
    let forbidden = prompt.not_allowed.iter().map(|no| no.id);
    let beside = prompt.beside.iter().map(|offer| offer.choice);
    prompt
        .answers()
        .chain(beside)
        .chain(forbidden)
        .map(|choice| (spoken(names, choice), choice.to_string()))
        .collect()
}

/// The answer that a file means: by the name it has now, or by the one it had before.
#[must_use]
pub(super) fn meant(names: &[String], prompt: &Prompt, said: &str) -> String {
    let answers = answers(names, prompt);
    let now = answers.iter().find(|(spoken, _)| spoken == said);
    let before = || {
        answers
            .iter()
            .find(|(_, id)| id == said || older(id).as_deref() == Some(said))
    };
    now.or_else(before)
        .map_or_else(|| said.to_owned(), |(_, id)| id.clone())
}

/// The name that an answer had for itself and for others.
fn older(id: &str) -> Option<String> {
    id.strip_prefix("motive:")
        .map(|place| format!("hand:{place}"))
}

/// The name that an answer has now, for an expectation that may use the one it had before.
pub(super) fn renamed(names: &[String], open: &[Prompt], said: &str) -> String {
    let mut answers = open.iter().flat_map(|prompt| answers(names, prompt));
    let now = |(spoken, id): (String, String)| (spoken == said || id == said).then_some(spoken);
    answers.find_map(now).unwrap_or_else(|| said.to_owned())
}

/// What stands for one of several words in [`shapes`].
pub const WORDS: [&str; 25] = [
    "NAME",
    "NUMBER",
    "AREA",
    "KIND",
    "LOCATION",
    "DIAL",
    "CHARACTER",
    "ABILITY",
    "SKILL",
    "SKILL-CARD",
    "CYLON-CARD",
    "HUMAN-CARD",
    "MUTINY-CARD",
    "MOTIVE-CARD",
    "CROSSROADS-CARD",
    "ALLY",
    "TRAUMA",
    "MISSION",
    "FRONT",
    "TOKEN",
    "CRISIS",
    "SUPER-CRISIS",
    "ATTACK-CARD",
    "QUORUM-CARD",
    "DESTINATION",
];

/// The words that one of [`WORDS`] stands for in these games; `None` for players' names and numbers.
#[must_use]
pub fn values(word: &str, games: &[Game]) -> Option<Vec<String>> {
    let kits = || {
        games.iter().map(|game| {
            Options {
                game: *game,
                ..Options::default()
            }
            .kit()
        })
    };
    fn all<T: Copy>(of: impl IntoIterator<Item = T>, name: fn(T) -> &'static str) -> Vec<String> {
        of.into_iter().map(|one| name(one).to_owned()).collect()
    }
    let crises = |deck| {
        let all = kits().flat_map(|kit| kit.crises.iter().copied());
        let of_deck = all.filter(move |card| card.facts().deck == deck);
        of_deck
            .map(|card| card.name().to_owned())
            .collect::<Vec<_>>()
    };
    let attacks = |deck| {
        let all = AttackCardId::all().filter(move |card| card.facts().deck == deck);
        all.map(|card| card.name().to_owned()).collect::<Vec<_>>()
    };
    let held = |kind: HeldKind| {
        let decks = kits().flat_map(|kit| kind.deck(kit));
        decks.map(|card| card.name().to_owned()).collect()
    };
    let mut named = match word {
        "AREA" => all(Area::ALL, Area::name),
        "KIND" => all(
            [ViperKind::MarkVii, ViperKind::AssaultRaptor],
            ViperKind::name,
        ),
        "LOCATION" => all(
            kits().flat_map(|kit| kit.locations.clone()),
            LocationId::name,
        ),
        "DIAL" => Resource::ALL.into_iter().map(super::word).collect(),
        "CHARACTER" => all(CharacterId::all(), CharacterId::name),
        "ABILITY" => all(Ability::ALL.iter().copied(), Ability::name),
        "SKILL" => all(
            kits().flat_map(|kit| kit.skill_types.clone()),
            SkillType::name,
        ),
        "SKILL-CARD" => all(
            kits().flat_map(|kit| kit.skill_cards.clone()),
            SkillCardId::name,
        ),
        "CYLON-CARD" => LoyaltyCard::all()
            .filter(|card| card.facts().side == Side::Cylon)
            .map(|card| card.name().to_owned())
            .collect(),
        "HUMAN-CARD" => LoyaltyCard::all()
            .filter(|card| card.facts().goal.is_some() || card.facts().final_five.is_some())
            .map(|card| card.name().to_owned())
            .collect(),
        "MUTINY-CARD" => held(HeldKind::MUTINY),
        "MOTIVE-CARD" => held(HeldKind::MOTIVE),
        "CROSSROADS-CARD" => held(HeldKind::CROSSROADS),
        "ALLY" => all(
            kits().flat_map(|kit| kit.ionian.iter().flat_map(|there| there.allies.clone())),
            AllyId::name,
        ),
        "TRAUMA" => all(Trauma::ALL, Trauma::name),
        "MISSION" => all(kits().flat_map(|kit| kit.missions.clone()), MissionId::name),
        "FRONT" => all(CivilianKind::all(), CivilianKind::name),
        "TOKEN" => kits()
            .flat_map(|kit| &kit.basestar_damage)
            .map(|row| super::word(row.token))
            .collect(),
        "CRISIS" => [crises(CrisisDeck::Crisis), crises(CrisisDeck::NewCaprica)].concat(),
        "SUPER-CRISIS" => crises(CrisisDeck::SuperCrisis),
        "ATTACK-CARD" => [
            attacks(AttackDeck::Crisis),
            attacks(AttackDeck::SuperCrisis),
        ]
        .concat(),
        "QUORUM-CARD" => all(kits().flat_map(|kit| kit.quorum.clone()), QuorumId::name),
        "DESTINATION" => all(
            kits().flat_map(|kit| kit.destinations.clone()),
            DestinationId::name,
        ),
        _ => return None,
    };
    // What several games have is named once.
    let mut seen = BTreeSet::new();
    named.retain(|name| seen.insert(name.clone()));
    Some(named)
}

/// The answers that a question can have, as files name them; what is written in capitals stands for one of [`WORDS`].
#[must_use]
pub const fn shapes(kind: PromptKind) -> &'static [&'static str] {
    match kind {
        PromptKind::ChooseCharacter => &["CHARACTER"],
        PromptKind::LaunchViper => &["AREA", "launch:AREA:KIND"],
        PromptKind::PlaceShip => &["AREA", "launch:AREA", "launch:AREA:KIND"],
        PromptKind::DealLoyalty => &["deal", "dealt"],
        PromptKind::ReadLoyalty => &["read"],
        PromptKind::CloseReading => &["close-reading"],
        PromptKind::LayOutPosition => &["play"],
        PromptKind::TakeTurn => &[
            "next",
            "back",
            "end-turn",
            "go:LOCATION",
            "fly:AREA",
            "act:LOCATION",
            "act:SKILL-CARD",
            "act:ABILITY",
            "act:super-crisis",
            "act:activate-raiders",
            "act:activate-heavy-raiders",
            "act:activate-basestars",
            "act:own-viper",
            "act:repair-vipers",
            "act:play-quorum",
            "act:draw-quorum",
            "act:nuke",
            "act:reveal",
            "act:personal-goal",
            "act:mutiny",
            "act:end-infiltration",
            "act:attack-forces",
            "act:detain",
            "act:occupy",
            "act:canyon-crisis",
            "act:search-shipyard",
            "act:final-jump",
            "act:hand-on-cag",
            "act:lead-flight",
            "card:CRISIS",
            "attack:ATTACK-CARD",
            "motive:NUMBER",
        ],
        PromptKind::DiscardToLimit => &["discarded"],
        PromptKind::ChooseShip => &["ship:galactica", "ship:pegasus"],
        PromptKind::DrawDamage => &["LOCATION", "DIAL"],
        PromptKind::ReadOn => &["read-on"],
        PromptKind::ChooseArea => &["AREA", "any-order"],
        PromptKind::ChooseViper => &[
            "pilot:NAME",
            "unmanned:AREA",
            "unmanned:AREA:KIND",
            "in-reserve",
            "in-reserve:KIND",
            "nothing",
        ],
        PromptKind::ChooseCivilian | PromptKind::ChooseLook => &["civilian:NUMBER"],
        PromptKind::LaunchFewer => &["NUMBER"],
        PromptKind::Roll => &[
            "roll",
            "NUMBER",
            "plan:NAME",
            "longshot:NUMBER",
            "hotshot:NUMBER",
        ],
        PromptKind::React => &[
            "stand",
            "evade:NAME",
            "eco",
            "ftl-operator",
            "firepower:NUMBER",
        ],
        PromptKind::RevealCivilian => &["FRONT"],
        PromptKind::MoveCivilian | PromptKind::AlertPilot => &["stay", "AREA"],
        PromptKind::DrawBasestarDamage => &["TOKEN"],
        PromptKind::ActivateViper => &[
            "launch:AREA",
            "launch:AREA:KIND",
            "move:AREA:AREA",
            "move:AREA:AREA:KIND",
            "attack:AREA:raider",
            "attack:AREA:heavy-raider",
            "attack:AREA:basestar:NUMBER",
            "attack-with:AREA:raider:KIND",
            "attack-with:AREA:heavy-raider:KIND",
            "attack-with:AREA:basestar:NUMBER:KIND",
            "recall:AREA",
            "recall:AREA:KIND",
            "escort:NUMBER",
            "pilot:NAME",
            "done",
        ],
        PromptKind::ChooseTarget => &[
            "attack:AREA:raider",
            "attack:AREA:heavy-raider",
            "attack:AREA:basestar:NUMBER",
            "centurion:NUMBER",
            "AREA",
        ],
        PromptKind::NameCrisis => &[
            "card:CRISIS",
            "card:SUPER-CRISIS",
            "attack:ATTACK-CARD",
            "by-hand",
        ],
        PromptKind::ChooseHeld | PromptKind::ChooseDestiny => &["hand:NUMBER", "nothing"],
        PromptKind::ChooseOption => &["check", "option:NUMBER", "different-path", "destiny"],
        PromptKind::BeginCrisis => &[
            "begin",
            "destiny",
            "compass",
            "compass:check",
            "compass:option:NUMBER",
        ],
        PromptKind::Confirm => &["apply", "done"],
        PromptKind::PickPlayer => &["player:NAME", "nobody", "myself"],
        PromptKind::SeeLoyalty => &["seen"],
        PromptKind::ChooseCourse => &[
            "option:NUMBER",
            "CYLON-CARD",
            "HUMAN-CARD",
            "held:MUTINY-CARD",
            "held:MOTIVE-CARD",
            "held:CROSSROADS-CARD",
            "ally:ALLY",
            "trauma:TRAUMA",
            "mission:MISSION",
            "NUMBER",
            "nothing",
            "done",
            "crisis",
            "destination",
            "compass",
            "cards:NUMBER",
            "dial:DIAL",
            "AREA",
            "stay",
            "recall:AREA:KIND",
        ],
        PromptKind::PlaceDestination => &["top", "bottom", "top:NUMBER", "bottom:NUMBER"],
        PromptKind::ChoosePlace => &["go:LOCATION", "fly:AREA", "stay", "nothing"],
        PromptKind::ChoosePiece => &[
            "AREA",
            "space:NUMBER",
            "unmanned:AREA",
            "unmanned:AREA:KIND",
            "pilot:NAME",
            "damaged",
            "damaged:KIND",
            "destroyed",
            "destroyed:KIND",
            "in-reserve",
            "in-reserve:KIND",
            "launch:AREA",
            "launch:AREA:KIND",
            "attack:AREA:raider",
            "attack:AREA:heavy-raider",
            "attack:AREA:basestar:NUMBER",
            "FRONT",
            "civilian:NUMBER",
            "LOCATION",
            "DIAL",
            "nothing",
            "enough",
        ],
        PromptKind::NameQuorum => &["card:QUORUM-CARD", "nothing", "discarded"],
        PromptKind::AddCards => &[
            "cards:NUMBER",
            "rest",
            "added:NAME:NUMBER",
            "card:SKILL:NUMBER",
            "back:SKILL:NUMBER",
            "card:SKILL:NUMBER:SKILL-CARD",
            "back:SKILL:NUMBER:SKILL-CARD",
            "play:SKILL-CARD:NAME",
            "card-pass:SKILL-CARD:NAME",
            "card-fail:SKILL-CARD:NAME",
            "ability:ABILITY:NUMBER",
            "arbitrator:NUMBER",
            "chief-of-staff",
            "probation",
            "intuition:pass",
            "intuition:fail",
            "fast-learner:check",
            "fast-learner:hand",
            "devotion:SKILL",
            "told:NUMBER",
        ],
        PromptKind::TellCards => &[
            "card:SKILL:NUMBER",
            "back:SKILL:NUMBER",
            "card:SKILL:NUMBER:SKILL-CARD",
            "back:SKILL:NUMBER:SKILL-CARD",
            "done",
            "play:SKILL-CARD:NAME",
            "devotion:SKILL",
            "told:NUMBER",
            "type:SKILL:against",
            "type:SKILL:counts",
            "total:NUMBER",
            "there:SKILL-CARD",
            "not-there:SKILL-CARD",
            "ability:ABILITY:NUMBER",
            "arbitrator:NUMBER",
            "chief-of-staff",
            "probation",
            "intuition:pass",
            "intuition:fail",
            "fast-learner:check",
            "fast-learner:hand",
        ],
        PromptKind::CheckAbility => &[
            "any-order",
            "resolve:SKILL-CARD",
            "card:SKILL:NUMBER",
            "card:SKILL:NUMBER:SKILL-CARD",
            "cards:NUMBER",
            "apply",
            "nothing",
        ],
        PromptKind::CheckResult => &[
            "accept",
            "recount",
            "authority",
            "told:NUMBER",
            "type:SKILL:against",
            "type:SKILL:counts",
            "play:SKILL-CARD:NAME",
        ],
        PromptKind::NameDestination => &["distance:NUMBER", "card:DESTINATION"],
        PromptKind::ChooseDestination => &["first", "second", "third"],
        PromptKind::Sympathizer => &["player:NAME", "nobody", "keep"],
        PromptKind::GrantedAction => &[
            "next",
            "go:LOCATION",
            "fly:AREA",
            "act:LOCATION",
            "act:SKILL-CARD",
            "act:ABILITY",
            "act:own-viper",
            "act:repair-vipers",
            "act:super-crisis",
            "act:activate-raiders",
            "act:activate-heavy-raiders",
            "act:activate-basestars",
            "act:play-quorum",
            "act:draw-quorum",
            "act:nuke",
            "act:reveal",
            "act:personal-goal",
            "act:mutiny",
            "act:end-infiltration",
            "act:attack-forces",
            "act:detain",
            "act:occupy",
            "act:canyon-crisis",
            "act:search-shipyard",
            "act:final-jump",
            "act:hand-on-cag",
            "act:lead-flight",
        ],
        PromptKind::ChooseTypes => &[],
    }
}

/// The shape of an answer to a question, `None` where the format has none for it. Players' names have no colon here.
#[must_use]
pub fn shape_of(names: &[String], kind: PromptKind, spoken: &str) -> Option<&'static str> {
    let fits = |shape: &str| {
        let mut words = shape.split(':');
        let mut parts = spoken.split(':');
        loop {
            match (words.next(), parts.next()) {
                (None, None) => return true,
                (Some(word), Some(part)) if is(names, word, part) => {}
                (_, _) => return false,
            }
        }
    };
    shapes(kind).iter().copied().find(|shape| fits(shape))
}

fn is(names: &[String], word: &str, part: &str) -> bool {
    if !WORDS.contains(&word) {
        return word == part;
    }
    match values(word, Game::ALL) {
        Some(values) => values.iter().any(|value| value == part),
        None if word == "NAME" => names.iter().any(|name| name == part),
        None => part.parse::<i16>().is_ok(),
    }
}

/// An example of every happening, as a step writes it.
const HAPPENINGS: &str = r#"[
    { "type": "hand-changed", "seat": "Ana", "by": 2 },
    { "type": "character-moved", "seat": "Ana", "place": "sickbay" },
    { "type": "title-given", "title": "admiral", "seat": "Ana" },
    { "type": "cylon-revealed", "seat": "Ana", "sympathizer": false },
    { "type": "executed", "seat": "Ana" },
    { "type": "mutiny-drawn", "seat": "Ana" },
    { "type": "motive-revealed", "card": "end-the-chase" },
    { "type": "jump-prepared" },
    { "type": "fleet-jumped", "distance": 2 },
    { "type": "galactica-damaged", "token": { "type": "location", "location": "armory" } },
    { "type": "location-repaired", "location": "armory" },
    { "type": "centurion-boarded", "area": "bow" },
    { "type": "boarding-advanced" },
    { "type": "centurion-destroyed", "space": 0 },
    { "type": "ships-activated", "icon": "launch-raiders" },
    { "type": "communications-used", "seat": "Ana" },
    { "type": "crisis-described", "described": { "icons": ["raiders"], "jump": true, "check": { "difficulty": 9, "partial_difficulty": 6, "skills": ["politics"] } } },
    { "type": "jump-begun" },
    { "type": "cylon-attack", "card": "ambush" },
    { "type": "cylon-fleet-launch" },
    { "type": "vipers-activated", "seat": "Ana", "by": "command" },
    { "type": "own-viper-activated", "seat": "Ana" },
    { "type": "maximum-firepower", "seat": "Ana" },
    { "type": "hangar-launch", "seat": "Ana" },
    { "type": "weapons-control", "seat": "Ana" },
    { "type": "pegasus-cic", "seat": "Ana" },
    { "type": "main-batteries", "seat": "Ana" },
    { "type": "nuke-used" },
    { "type": "armory-used", "seat": "Ana" },
    { "type": "raptor-risked", "seat": "Ana", "needed": 3 },
    { "type": "vipers-repaired", "count": 1 },
    { "type": "raptors-destroyed", "count": 1 },
    { "type": "quorum-hand-changed", "by": 1 },
    { "type": "destiny-drawn" },
    { "type": "destiny-shown", "pile": [{ "skill": "tactics", "strength": 3 }] },
    { "type": "seat-left", "seat": "Ana" },
    { "type": "seat-taken", "seat": "Ana" },
    { "type": "game-declared", "winner": "humans" },
    { "type": "loyalty-opened" },
    { "type": "played-on" }
]"#;

/// The examples of happenings, one a line, each read as a step reads it.
///
/// # Errors
/// What is wrong with an example.
pub fn happenings() -> Result<Vec<String>, String> {
    let examples: Vec<Value> =
        serde_json::from_str(HAPPENINGS).map_err(|error| error.to_string())?;
    for mut example in examples {
        if example.get("seat").is_some() {
            example["seat"] = json!(0);
        }
        if let Some(Value::String(name)) = example.get("place") {
            let place: dradis_rules::books::position::PlaceName = name
                .parse()
                .map_err(|error: dradis_rules::books::position::NotAPlace| error.to_string())?;
            example["place"] = json!(place.0);
        }
        super::of::<Happening>(example)?;
    }
    let lines = HAPPENINGS.lines().map(str::trim);
    let lines = lines.filter(|line| line.starts_with('{'));
    Ok(lines
        .map(|line| line.trim_end_matches(',').to_owned())
        .collect())
}

/// The names of all variants of an enum, as its reader lists them for a name that is none.
fn variants<T: DeserializeOwned>(none: Value) -> Vec<String> {
    let Err(error) = serde_json::from_value::<T>(none) else {
        return Vec::new();
    };
    let text = error.to_string();
    let listed = text.split_once("expected ").map_or("", |(_, list)| list);
    // What stands before a name, then the name: what comes after the last one makes no pair.
    let pieces: Vec<&str> = listed.split('`').collect();
    let pairs = pieces.chunks_exact(2);
    pairs.map(|pair| pair[1].to_owned()).collect()
}

/// The questions, in their order.
#[must_use]
pub fn questions() -> Vec<PromptKind> {
    let names = variants::<PromptKind>(json!("")).into_iter();
    let mut kinds: Vec<PromptKind> = names
        .filter_map(|name| serde_json::from_value(json!(name)).ok())
        .collect();
    // A kind may be read by a name that it had before.
    kinds.dedup();
    kinds
}

/// The types of happenings, in their order.
#[must_use]
pub fn happening_types() -> Vec<String> {
    variants::<Happening>(json!({ "type": "" }))
}

/// The types of corrections, in their order.
#[must_use]
pub fn correction_types() -> Vec<String> {
    variants::<Correction>(json!({ "type": "" }))
}

/// Where the generated part of docs/SCENARIOS.md begins and ends.
pub const MARKS: [&str; 2] = [
    "<!-- written by `cargo run -p dradis-scenario --example scenario_words` -->",
    "<!-- end -->",
];

/// The generated part of docs/SCENARIOS.md, with its marks.
///
/// # Errors
/// What is wrong with an example.
pub fn section() -> Result<String, String> {
    let [begin, end] = MARKS;
    let mut text = format!(
        "{begin}\n\n### Questions and answers\n\nWords in capitals stand for one of those below the table.\n\n\
         | `ask` | `option` |\n|---|---|\n"
    );
    let code = |words: &[String]| {
        let quoted = words.iter().map(|word| format!("`{word}`"));
        quoted.collect::<Vec<_>>().join(", ")
    };
    let mut put = |line: String| {
        text.push_str(&line);
        text.push('\n');
    };
    for kind in questions() {
        let options: Vec<String> = shapes(kind)
            .iter()
            .map(|shape| (*shape).to_owned())
            .collect();
        if !options.is_empty() {
            put(format!("| `{}` | {} |", super::word(kind), code(&options)));
        }
    }
    put(String::new());
    for word in WORDS {
        let stands_for = match values(word, Game::PUBLISHED) {
            Some(values) => code(&values),
            None if word == "NAME" => "the name of a player".to_owned(),
            None => "a number; options of a card and basestars are counted from 0".to_owned(),
        };
        put(format!("- {word}: {stands_for}"));
    }
    put(String::new());
    put("### Every happening\n\n```json".to_owned());
    for example in happenings()? {
        put(example);
    }
    put("```\n".to_owned());
    let mut whole = text;
    let written = write!(whole, "{end}");
    debug_assert_eq!(written, Ok(()));
    Ok(whole)
}

/// A text with its generated part written anew; `None` where it has no marks.
///
/// # Errors
/// What is wrong with an example.
pub fn rewritten(text: &str) -> Result<Option<String>, String> {
    let [begin, end] = MARKS;
    let section = section()?;
    Ok(text.split_once(begin).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(end)?;
        Some(format!("{before}{section}{after}"))
    }))
}
