//! What players may say about hidden things, by topic: the rules that a page lists on its sheet.
//!
//! Dradis keeps what it holds to itself by its projections; what people say is for them to keep. Only the rules of
//! the base game are here.

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
fn of_loyalty(talk: LoyaltyTalk) -> Vec<RuleId> {
    let accused = rule!("SECRET-1");
    let differs = rule!("DIS-31");
    match talk {
        LoyaltyTalk::Free => vec![accused, rule!("SECRET-2"), rule!("SECRET-3"), differs],
        LoyaltyTalk::SideAlone => vec![accused, rule!("SECRET-3"), differs],
    }
}

/// Everything that is said about talking, topic by topic. Public.
#[must_use]
pub fn sayings(talk: LoyaltyTalk) -> Vec<Sayings> {
    let of = |topic, rules: &[RuleId]| Sayings {
        topic,
        rules: rules.to_vec(),
    };
    vec![
        of(Topic::Loyalty, &of_loyalty(talk)),
        of(
            Topic::Hands,
            &[
                rule!("SECRET-4"),
                rule!("SECRET-8"),
                rule!("SECRET-9"),
                rule!("DIS-32"),
            ],
        ),
        of(
            Topic::Checks,
            &[rule!("SECRET-11"), rule!("SECRET-5"), rule!("SECRET-6")],
        ),
        of(
            Topic::Decks,
            &[
                rule!("SECRET-7"),
                rule!("DIS-33"),
                rule!("SECRET-10"),
                rule!("DIS-34"),
            ],
        ),
        of(
            Topic::Dradis,
            &[rule!("SECRET-17"), rule!("SECRET-18"), rule!("SECRET-19")],
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
