//! The 35 Allies, each with both results (facts: objectives, table 6).

use std::collections::BTreeSet;

use dradis_facts::checks;
use dradis_facts::content::AllyId;
use dradis_facts::craft::Craft;
use dradis_facts::effect::Source;
use dradis_facts::options::Mode;
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::titles::Title;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::prompts;
use dradis_state::state::State;
use serde_json::json;

use crate::game::Game;
use crate::ionian::{has_disaster, options, seeded};
use crate::passing::{ANA, BEN};

/// What each result comes to where every question gets its first answer and every die shows 1: what has changed of what
/// this test looks at, and what was asked besides. Looking at cards changes nothing that it looks at.
const ROWS: [(&str, &str, &str); 35] = [
    (
        "aaron-doral-ally",
        "hand +1, [name-quorum]",
        "damage +1, [draw-either]",
    ),
    (
        "aaron-kelly-ally",
        "vipers +1, Ana at elsewhere, [activate-viper], [alert-pilot], [granted-action], [activate-viper]",
        "damage +1, [draw-either]",
    ),
    ("billy-keikeya-ally", "morale +1", "hand -1, trauma +1"),
    ("boomer-ally", "food +1", "damage +1, [draw-either]"),
    ("cally-tyrol-ally", "hand +3", "morale -1, [attack-number]"),
    ("caprica-six-ally", "fleet +1", "hand -1, destiny -2"),
    (
        "cavil-ally",
        "trauma -2, [discard-held]",
        "raiders +3, basestars +1, civilians +1",
    ),
    (
        "crashdown-ally",
        "[place-destination]",
        "population -1, [attack-number]",
    ),
    (
        "danna-biers-ally",
        "morale +1",
        "trauma +2, [choose-course]",
    ),
    ("dee-ally", "[move-civilian]", "trauma +2"),
    (
        "doc-cottle-ally",
        "trauma -3, Ana at ftl-control, [discard-held], [go-anywhere]",
        "hand -3, Ana at ftl-control, [go-anywhere]",
    ),
    (
        "ellen-tigh-ally",
        "titles, [choose-course], [pick-player]",
        "Ana at brig",
    ),
    ("elosha-ally", "", "trauma +2"),
    ("felix-gaeta-ally", "fleet +1", "trauma +2, [choose-course]"),
    (
        "gaius-baltar-ally",
        "[may-pick-player], [see-loyalty]",
        "loyalty +1",
    ),
    (
        "galen-tyrol-ally",
        "damage -2, [choose-course], [repair-location]",
        "Ana at sickbay",
    ),
    (
        "helena-cain-ally",
        "morale -1, titles, [may-pick-player], [choose-character]",
        "Cem at brig, titles",
    ),
    ("helo-ally", "hand +3", "morale -1, [attack-number]"),
    (
        "hot-dog-ally",
        "raiders -2, [choose-course]",
        "morale -1, [attack-number]",
    ),
    ("kat-ally", "hand +3", "hand -3"),
    (
        "kendra-shaw-ally",
        "fuel +1, morale -1, [choose-course]",
        "population -1, lost ships +1, [civilian-drawn]",
    ),
    (
        "laura-roslin-ally",
        "trauma -2, [discard-held]",
        "trauma +2",
    ),
    (
        "lee-adama-ally",
        "raiders -2",
        "civilians +1, [attack-placing], [place-civilian]",
    ),
    ("leoben-conoy-ally", "raiders -3", "trauma +2"),
    (
        "louis-hoshi-ally",
        "civilians -1",
        "civilians +1, [attack-placing], [place-civilian]",
    ),
    ("racetrack-ally", "fuel +1", "hand -1, trauma +1"),
    (
        "romo-lampkin-ally",
        "Ana at ftl-control, [released]",
        "hand -6",
    ),
    (
        "samuel-anders-ally",
        "centurions -2",
        "vipers -2, damaged vipers +2",
    ),
    (
        "saul-tigh-ally",
        "Ben at brig, [may-pick-player]",
        "Ana at brig",
    ),
    (
        "seelix-ally",
        "damaged vipers -2, [restore-viper]",
        "Ana at sickbay",
    ),
    (
        "simon-oneill-ally",
        "hand +2, Ana at ftl-control, [go-anywhere]",
        "trauma +2, Ana at ftl-control, [go-anywhere]",
    ),
    (
        "starbuck-ally",
        "Ana at elsewhere, [activate-one], [alert-pilot], [granted-action]",
        "[attack-raider-viper]",
    ),
    (
        "tom-zarek-ally",
        "fuel +1, population -1, [choose-course]",
        "Ana at brig",
    ),
    ("tory-foster-ally", "hand +3", "hand -2"),
    ("william-adama-ally", "hand +3", "fleet -1"),
];

fn measured(state: &State) -> Vec<(&'static str, i32)> {
    let space = |craft| i32::try_from(state.space.count(craft)).expect("few");
    let dial = |resource| i32::from(state.resources.get(resource));
    let tokens: BTreeSet<_> = state.damage.locations.iter().collect();
    let taken = tokens.len() + state.damage.spent.len();
    vec![
        ("fuel", dial(Resource::Fuel)),
        ("food", dial(Resource::Food)),
        ("morale", dial(Resource::Morale)),
        ("population", dial(Resource::Population)),
        ("hand", state.hands.of(ANA).into()),
        ("trauma", state.trauma(ANA).into()),
        (
            "loyalty",
            i32::try_from(state.loyalty.held(ANA)).expect("few"),
        ),
        ("fleet", state.jump.space.into()),
        ("damage", i32::try_from(taken).expect("few")),
        ("raiders", space(Craft::Raider)),
        ("basestars", space(Craft::Basestar)),
        (
            "civilians",
            i32::try_from(state.space.civilians.len()).expect("few"),
        ),
        (
            "lost ships",
            i32::try_from(state.space.destroyed_civilians.len()).expect("few"),
        ),
        ("vipers", space(Craft::Viper)),
        ("damaged vipers", state.reserve.damaged[Craft::Viper].into()),
        (
            "centurions",
            state
                .boarding
                .centurions
                .iter()
                .map(|at| i32::from(*at))
                .sum(),
        ),
        ("destiny", state.piles.of(Pile::Destiny).into()),
    ]
}

fn place_of(state: &State, seat: dradis_facts::SeatId) -> String {
    match state.places.of(seat) {
        Some(Place::Location { location }) => location.name().to_owned(),
        Some(Place::Viper { .. } | Place::OffBoard) | None => "elsewhere".to_owned(),
    }
}

/// What an encounter comes to where no disaster is among the trauma that it brings.
fn comes_to(ally: AllyId, token: &str) -> String {
    let mut seeds = 0..=u8::MAX;
    seeds
        .find_map(|seed| met(seed, ally, token))
        .expect("no disaster")
}

fn met(seed: u8, ally: AllyId, token: &str) -> Option<String> {
    let kit = options(Mode::App).kit();
    let there = kit.standing_for(ally.facts().location).name();
    let more = json!({
        "places": { "Ana": there, "Ben": "command", "Cem": "hangar-deck", "Dana": "communications" },
        "skill-cards": { "Ana": 6, "Ben": 3, "Cem": 3, "Dana": 3 },
        "areas": { "bow": { "raiders": 3, "unmanned-vipers": 2, "civilian-ships": 1 } },
        "boarding": [0, 2],
        "damaged-vipers": 2,
        "damaged": ["weapons-control", "armory"],
        "fleet": 2,
        "piles": { "quorum-hand": 2, "quorum": 27 },
        "distance": 5,
    });
    let spots = ["trauma-benevolent", "trauma-benevolent", token];
    let hands = json!({ "Ana": ["trauma-benevolent", "trauma-antagonistic", "trauma-benevolent", "trauma-antagonistic"] });
    let supply = json!({ "spots": spots, "hands": hands });
    let characters = ["apollo", "laura-roslin", "william-adama", "dee"];
    let mut game = seeded(seed, &characters, &[ally.name()], &supply, &more);
    let before = measured(game.state());
    let seats = (0..4).map(dradis_facts::SeatId);
    let stood: Vec<String> = seats
        .clone()
        .map(|seat| place_of(game.state(), seat))
        .collect();
    let titles = [Title::President, Title::Admiral].map(|title| game.state().titles.holder(title));
    game.turn("next");
    let mut asked = Vec::new();
    for _ in 0..200 {
        let open = prompts(game.state());
        let Some(prompt) = open.first() else { break };
        if prompt.kind == PromptKind::TakeTurn || prompt.ask.id.starts_with("ask-ally-drawn") {
            break;
        }
        if !["ask-confirm-of", "ask-react"].contains(&prompt.ask.id)
            && asked.last() != Some(&prompt.ask.id)
        {
            asked.push(prompt.ask.id);
        }
        let option = prompt.options().next().expect("an answer");
        let kind = prompt.kind;
        game.choose(kind, &option);
    }
    let after = measured(game.state());
    let mut changes: Vec<String> = (before.iter().zip(&after))
        .filter(|(before, after)| before != after)
        .map(|((name, before), (_, after))| format!("{name} {:+}", after - before))
        .collect();
    for (seat, was) in seats.zip(stood) {
        let now = place_of(game.state(), seat);
        if now != was {
            changes.push(format!("{} at {now}", crate::game::NAMES[seat.index()]));
        }
    }
    let now = [Title::President, Title::Admiral].map(|title| game.state().titles.holder(title));
    if now != titles {
        changes.push("titles".to_owned());
    }
    assert!(
        game.state().outcome.is_some()
            || game
                .state()
                .ionian
                .as_ref()
                .is_some_and(|there| there.boxed.contains(&ally)),
        "{ally:?} is met and gone"
    );
    changes.extend(
        asked
            .iter()
            .map(|asked| format!("[{}]", asked.trim_start_matches("ask-"))),
    );
    (!has_disaster(&game)).then(|| changes.join(", "))
}

#[test]
fn each_ally_does_what_the_card_says() {
    checks!("ION-ALLY-3", "ION-ALLY-7", "ION-ALLY-4");
    let mut found = Vec::new();
    let mut allies: Vec<AllyId> = AllyId::all().collect();
    allies.sort();
    for ally in &allies {
        let both = ["trauma-benevolent", "trauma-antagonistic"].map(|token| comes_to(*ally, token));
        found.push((ally.name(), both));
    }
    for ((name, both), (row, upper, lower)) in found.iter().zip(ROWS) {
        assert_eq!(*name, row);
        for (one, wanted) in both.iter().zip([upper, lower]) {
            assert_eq!(one, wanted, "{name}");
        }
    }
    assert_eq!(found.len(), ROWS.len());
    // Each is a person of its own, and its card shows a location of every game.
    let persons: BTreeSet<&str> = allies
        .iter()
        .map(|ally| ally.facts().person.as_str())
        .collect();
    assert_eq!(persons.len(), 35);
    assert!(allies.iter().all(|ally| {
        Game::empty(0)
            .state()
            .kit()
            .locations
            .contains(&ally.facts().location)
    }));
}

#[test]
fn leoben_goes_to_nobody_when_an_ally_lets_him_go_anywhere() {
    checks!("ION-ALLY-3", "ABIL-1");
    let there = json!({
        "places": { "Ana": "sickbay", "Ben": "command", "Cem": "armory", "Dana": "communications" },
        "infiltrating": true,
    });
    let characters = ["leoben-conoy", "laura-roslin", "william-adama", "dee"];
    let tokens = json!({});
    let ally = AllyId::find("simon-oneill-ally").expect("an Ally");
    for (seat, avoids) in [(ANA, true), (BEN, false)] {
        let mut game = seeded(0, &characters, &[], &tokens, &there);
        game.comes(
            Source::Ally { ally },
            seat.0,
            &json!([{ "do": "go-anywhere" }]),
        );
        let open = prompts(game.state()).remove(0);
        let goes = |place: &str| open.options().any(|option| option == format!("go:{place}"));
        assert!(goes("hangar-deck") && goes("research-lab"));
        assert_eq!(goes("armory"), !avoids);
    }
}
