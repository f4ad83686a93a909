//! Destiny decks against the vectors that the other verifiers recompute too (docs/PROTOCOL.md, section 4.8).

use dradis_facts::chance::{Draw, PerStream, Positions, Stream, StreamKeys};
use dradis_facts::checks;
use dradis_facts::content::SkillType;
use dradis_facts::destiny::SkillCard;
use dradis_facts::kit::{Game, Kit};
use dradis_facts::options::Options;
use dradis_rules::play::destiny;
use serde_json::Value;
use zeroize::Zeroizing;

#[test]
fn destiny_decks_of_each_game_are_those_of_the_vectors() {
    checks!("XCOMP-6", "XSETUP-17", "DESTINY-1");
    let file = include_str!("../../../../tests/vectors/destiny.json");
    let vectors: Value = serde_json::from_str(file).unwrap();
    let decks = vectors["decks"].as_array().unwrap();
    assert_eq!(decks.len(), 6);
    for case in decks {
        drawn(case, destiny::build);
    }
}

#[test]
fn cards_shuffled_into_a_destiny_deck_are_those_of_the_vectors() {
    let file = include_str!("../../../../tests/vectors/destiny.json");
    let vectors: Value = serde_json::from_str(file).unwrap();
    let mixed = vectors["mixed"].as_array().unwrap();
    assert_eq!(mixed.len(), 5);
    for case in mixed {
        let before: Vec<SkillCard> = serde_json::from_value(case["before"].clone()).unwrap();
        let skill: Option<SkillType> = serde_json::from_value(case["skill"].clone()).unwrap();
        drawn(case, |kit, cards, draw| {
            destiny::mixed(kit, &before, skill, cards, draw)
        });
    }
}

/// What a case draws is its deck, and the stream stands where it says.
fn drawn(case: &Value, deck: impl Fn(&Kit, u8, &mut Draw<'_>) -> Vec<SkillCard>) {
    let game: Game = serde_json::from_value(case["game"].clone()).unwrap();
    let options = Options {
        game,
        ..Options::default()
    };
    let key: [u8; 32] = hex::decode(case["key"].as_str().unwrap())
        .unwrap()
        .try_into()
        .unwrap();
    let keys = StreamKeys::new(PerStream::from_fn(|_| Zeroizing::new(key)));
    let mut positions = Positions::start();
    positions.set(Stream::Destiny, case["from"].as_u64().unwrap());
    let mut draw = Draw::new(&keys, &positions);
    let cards = u8::try_from(case["cards"].as_u64().unwrap()).unwrap();
    let deck = deck(options.kit(), cards, &mut draw);
    assert_eq!(serde_json::to_value(&deck).unwrap(), case["deck"]);
    assert_eq!(draw.drawn()[0].to, case["to"].as_u64().unwrap());
}
