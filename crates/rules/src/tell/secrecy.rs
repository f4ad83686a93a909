//! What players may say about hidden things, by topic: the rules that a page lists on its sheet.
//!
//! Dradis keeps what it holds to itself by its projections; what people say is for them to keep.

use dradis_facts::content::LoyaltyCard;
use dradis_facts::kit::Kit;
use dradis_facts::mark::RuleId;
use dradis_facts::options::LoyaltyTalk;
use dradis_facts::{rule, rule_id};
use serde::Serialize;

/// What is talked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// Loyalty cards, and who is what.
    Loyalty,
    /// Cards in hand.
    Hands,
    /// Cards of a skill check.
    Checks,
    /// Decks, discard piles and whatever lies face down.
    Decks,
    /// What Dradis shows.
    Dradis,
}

/// The rules on a topic, in the order in which they are read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sayings {
    /// The topic.
    pub topic: Topic,
    /// Each with an explanation that says what is allowed.
    pub rules: Vec<RuleId>,
}

/// What is said about Loyalty cards, by what the table has agreed on (DIS-31).
fn of_loyalty(kit: &Kit, talk: LoyaltyTalk) -> Vec<RuleId> {
    let special =
        |card: &LoyaltyCard| card.facts().goal.is_some() || card.facts().final_five.is_some();
    let mut rules = vec![rule!("SECRET-1")];
    if talk == LoyaltyTalk::Free {
        rules.push(rule!("SECRET-2"));
    }
    rules.push(rule!("SECRET-3"));
    if kit.loyalty.iter().any(special) {
        rules.push(rule!("SECRET-15"));
    }
    rules.push(rule!("DIS-31"));
    rules
}

/// What is said about cards in hand.
fn of_hands(kit: &Kit) -> Vec<RuleId> {
    let mut rules = vec![rule!("SECRET-4")];
    if kit.weighs_words {
        rules.extend([rule!("SECRET-12"), rule!("SECRET-13")]);
    }
    rules.extend([rule!("SECRET-8"), rule!("SECRET-9"), rule!("DIS-32")]);
    rules
}

/// What is said about decks and about what lies face down.
fn of_decks(kit: &Kit) -> Vec<RuleId> {
    let mut rules = vec![rule!("SECRET-7")];
    if kit.weighs_words {
        rules.push(rule!("SECRET-14"));
    }
    if kit.ionian.is_some() {
        rules.push(rule!("SECRET-16"));
    }
    rules.extend([rule!("DIS-33"), rule!("SECRET-10"), rule!("DIS-34")]);
    rules
}

/// Everything that is said about talking in a game with this kit, topic by topic. Public.
#[must_use]
pub fn sayings(kit: &Kit, talk: LoyaltyTalk) -> Vec<Sayings> {
    let of = |topic, rules| Sayings { topic, rules };
    vec![
        of(Topic::Loyalty, of_loyalty(kit, talk)),
        of(Topic::Hands, of_hands(kit)),
        of(
            Topic::Checks,
            vec![rule!("SECRET-11"), rule!("SECRET-5"), rule!("SECRET-6")],
        ),
        of(Topic::Decks, of_decks(kit)),
        of(
            Topic::Dradis,
            vec![rule!("SECRET-17"), rule!("SECRET-18"), rule!("SECRET-19")],
        ),
    ]
}

/// The rules beside which a page offers the sheet: whoever asks why they look at a card or add cards may want to
/// know what they may say about them.
#[must_use]
pub fn asked_beside() -> Vec<RuleId> {
    vec![
        rule_id!("LOYAL-3"),
        rule_id!("LOYAL-4"),
        rule_id!("CHECK-4"),
        rule_id!("CHECK-10"),
        rule_id!("CHECK-13"),
        rule_id!("CIV-3"),
        rule_id!("CLAR-4"),
        rule_id!("ABIL-2"),
        rule_id!("SECRET-18"),
    ]
}
