//! Marks tie code and tests to the rules specification.
//!
//! Code that implements a rule says so with [`rule!`](crate::rule), which evaluates to the
//! [`RuleId`] that prompts, rejections and events carry as their cause. A test says which rules it
//! checks with [`checks!`](crate::checks) and passes only if it went through code that carries
//! each of them. The same words in the sources feed the report of what is implemented and tested.
//!
//! Invariant: a [`RuleId`] always names a rule of the specification. `rule!` is checked while
//! compiling; [`RuleId::parse`] and deserialising look the text up.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

include!("../content/rules/ids.rs");

/// How many rules the specification has.
pub const RULE_COUNT: usize = IDS.len();

/// Whether hits are recorded. They cost nothing in a release build, where [`Checks`] asserts
/// nothing either.
pub const RECORDING: bool = cfg!(debug_assertions);

/// The id of one rule of the specification, such as `RES-5`.
///
/// Ids sort as text. They are public: no id says anything about a secret. In JSON an id is a
/// string; reading a string that is no id is an error.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
pub struct RuleId(u16);

/// A text that is no rule id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no rule of the specification; rule ids look like RES-5 or SLEEPER-3a")]
pub struct UnknownRule(pub String);

impl RuleId {
    /// Looks an id up that comes from a file or from the network.
    ///
    /// # Errors
    /// [`UnknownRule`] when the specification has no such rule.
    pub fn parse(id: &str) -> Result<Self, UnknownRule> {
        match position(id) {
            Some(index) => Ok(Self(index)),
            None => Err(UnknownRule(id.to_owned())),
        }
    }

    /// The id as it is written in the specification.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        IDS[self.index()]
    }

    /// The id's place among all ids, from 0.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Every id, in the order of their text.
    pub fn all() -> impl Iterator<Item = Self> {
        (0u16..).take(RULE_COUNT).map(Self)
    }

    /// Whether the id names a worked example (EX-01) and not a rule. An example is a test in
    /// itself: a test names it beside the rules it exercises, and no code carries it.
    #[must_use]
    pub fn is_example(self) -> bool {
        self.as_str().starts_with("EX-")
    }

    /// What [`rule!`](crate::rule) calls while compiling; an unknown id does not compile.
    #[doc(hidden)]
    #[must_use]
    pub const fn literal(id: &'static str) -> Self {
        match position(id) {
            Some(index) => Self(index),
            None => panic!("no rule of the specification has this id"),
        }
    }

    /// Records on this thread that code carrying the rule was run.
    #[doc(hidden)]
    #[inline]
    pub fn hit(self) -> Self {
        #[cfg(debug_assertions)]
        hits::record(self);
        self
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Self::parse(&text).map_err(serde::de::Error::custom)
    }
}

/// Binary search by bytes, written so that it can run while compiling.
const fn position(id: &str) -> Option<u16> {
    let (mut low, mut high) = (0, IDS.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        match compare(IDS[middle].as_bytes(), id.as_bytes()) {
            std::cmp::Ordering::Less => low = middle + 1,
            std::cmp::Ordering::Greater => high = middle,
            // The list is far shorter than 65,536; a test holds that.
            #[expect(
                clippy::cast_possible_truncation,
                reason = "RULE_COUNT fits, see the test"
            )]
            std::cmp::Ordering::Equal => return Some(middle as u16),
        }
    }
    None
}

const fn compare(left: &[u8], right: &[u8]) -> std::cmp::Ordering {
    let mut at = 0;
    while at < left.len() && at < right.len() {
        if left[at] < right[at] {
            return std::cmp::Ordering::Less;
        }
        if left[at] > right[at] {
            return std::cmp::Ordering::Greater;
        }
        at += 1;
    }
    if left.len() < right.len() {
        std::cmp::Ordering::Less
    } else if left.len() > right.len() {
        std::cmp::Ordering::Greater
    } else {
        std::cmp::Ordering::Equal
    }
}

/// Marks the code at hand as the implementation of a rule and gives its [`RuleId`].
///
/// An id the specification does not have is a compile error:
/// ```compile_fail
/// let cause = dradis_facts::rule!("RES-999");
/// ```
/// ```
/// let cause = dradis_facts::rule!("RES-5");
/// assert_eq!(cause.as_str(), "RES-5");
/// ```
#[macro_export]
macro_rules! rule {
    ($id:literal) => {{
        const RULE: $crate::mark::RuleId = $crate::mark::RuleId::literal($id);
        RULE.hit()
    }};
}

/// The [`RuleId`] of a rule, checked while compiling, without marking the code at hand: for code
/// that speaks about a rule and does not carry it out.
#[macro_export]
macro_rules! rule_id {
    ($id:literal) => {{
        const RULE: $crate::mark::RuleId = $crate::mark::RuleId::literal($id);
        RULE
    }};
}

/// Says, first thing in a test, which rules the test checks.
///
/// When the test ends without a panic, it fails unless code marked with each of these ids was run
/// on the test's own thread since this line. Worked examples (`EX-01`) are named beside the rules
/// they exercise and need no code of their own.
#[macro_export]
macro_rules! checks {
    ($($id:literal),+ $(,)?) => {
        let _checks = $crate::mark::Checks::begin(&[
            $($crate::rule_id!($id)),+
        ]);
    };
}

/// The guard behind [`checks!`](crate::checks), for scenarios that name their rules as data.
#[derive(Debug)]
#[must_use = "the rules are compared when the guard is dropped"]
pub struct Checks(Vec<(RuleId, u64)>);

impl Checks {
    /// Notes how often each rule was hit on this thread before.
    ///
    /// # Panics
    /// When only worked examples are named: those rest on rules.
    pub fn begin(rules: &[RuleId]) -> Self {
        let carried: Vec<RuleId> = rules
            .iter()
            .copied()
            .filter(|rule| !rule.is_example())
            .collect();
        assert!(
            rules.is_empty() || !carried.is_empty(),
            "name the rules that {rules:?} exercises as well"
        );
        Self(
            carried
                .into_iter()
                .map(|rule| (rule, hit_count(rule)))
                .collect(),
        )
    }

    /// The rules no code was run for since the guard began. Empty in a release build.
    #[must_use]
    pub fn missing(&self) -> Vec<RuleId> {
        if !RECORDING {
            return Vec::new();
        }
        let unhit = self
            .0
            .iter()
            .filter(|&&(rule, before)| hit_count(rule) == before);
        unhit.map(|&(rule, _)| rule).collect()
    }
}

impl Drop for Checks {
    fn drop(&mut self) {
        // A second panic would abort the test run and hide the first one's message.
        if std::thread::panicking() {
            return;
        }
        let missing = self.missing();
        assert!(
            missing.is_empty(),
            "this test names {missing:?} but ran no code marked with rule!(…) for it"
        );
    }
}

/// How often code carrying the rule was run on this thread; always 0 in a release build.
#[must_use]
pub fn hit_count(rule: RuleId) -> u64 {
    #[cfg(debug_assertions)]
    return hits::count(rule);
    #[cfg(not(debug_assertions))]
    {
        let _ = rule;
        0
    }
}

#[cfg(debug_assertions)]
mod hits {
    use std::cell::Cell;

    use super::{RULE_COUNT, RuleId};

    thread_local! {
        // Per thread: tests run side by side, and one must not pass on another's hits.
        static HITS: [Cell<u64>; RULE_COUNT] = const { [const { Cell::new(0) }; RULE_COUNT] };
    }

    pub(super) fn record(rule: RuleId) {
        HITS.with(|hits| {
            let hit = &hits[rule.index()];
            hit.set(hit.get() + 1);
        });
    }

    pub(super) fn count(rule: RuleId) -> u64 {
        HITS.with(|hits| hits[rule.index()].get())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_list_is_sorted_and_short_enough() {
        assert!(IDS.is_sorted_by(|left, right| left < right));
        assert!(u16::try_from(RULE_COUNT).is_ok());
    }

    #[test]
    fn every_id_is_found_under_its_own_text() {
        for rule in RuleId::all() {
            assert_eq!(RuleId::parse(rule.as_str()), Ok(rule));
        }
        assert_eq!(RuleId::all().count(), RULE_COUNT);
    }

    #[test]
    fn an_unknown_id_is_refused_in_one_sentence() {
        for text in ["", "RES", "RES-", "RES-50", "res-5", "ZZZ-1"] {
            let error = RuleId::parse(text).expect_err(text);
            assert_eq!(
                error.to_string(),
                format!(
                    "\"{text}\" is no rule of the specification; \
                     rule ids look like RES-5 or SLEEPER-3a"
                )
            );
        }
    }

    #[test]
    fn an_id_is_a_string_in_json() {
        let rule = rule!("SLEEPER-3a");
        assert_eq!(
            serde_json::to_string(&rule).expect("writes"),
            "\"SLEEPER-3a\""
        );
        assert_eq!(
            serde_json::from_str::<RuleId>("\"SLEEPER-3a\"").expect("reads"),
            rule
        );
        assert!(serde_json::from_str::<RuleId>("\"SLEEPER-99\"").is_err());
    }

    #[test]
    fn ids_print_as_themselves() {
        assert_eq!(
            format!("{:>7}|{:?}", rule!("RES-5"), rule!("RES-5")),
            "  RES-5|RES-5"
        );
    }

    #[test]
    #[cfg(debug_assertions)]
    fn a_guard_is_content_once_every_rule_was_hit_after_it_began() {
        rule!("RES-1");
        let guard = Checks::begin(&[RuleId::literal("RES-1"), RuleId::literal("RES-2")]);
        assert_eq!(
            guard.missing(),
            [RuleId::literal("RES-1"), RuleId::literal("RES-2")]
        );
        rule!("RES-2");
        assert_eq!(guard.missing(), [RuleId::literal("RES-1")]);
        rule!("RES-1");
        assert_eq!(guard.missing(), []);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "this test names [RES-2] but ran no code")]
    fn a_test_that_misses_its_rule_fails() {
        let _checks = Checks::begin(&[RuleId::literal("RES-1"), RuleId::literal("RES-2")]);
        rule!("RES-1");
    }

    #[test]
    fn a_worked_example_needs_no_code_but_a_rule_beside_it() {
        let guard = Checks::begin(&[RuleId::literal("EX-20"), RuleId::literal("RES-4")]);
        rule!("RES-4");
        assert_eq!(guard.missing(), []);
    }

    #[test]
    #[should_panic(expected = "name the rules that [EX-20] exercises as well")]
    fn a_worked_example_cannot_stand_alone() {
        drop(Checks::begin(&[RuleId::literal("EX-20")]));
    }

    #[test]
    #[should_panic(expected = "the first message")]
    fn a_failing_test_keeps_its_own_message() {
        let _checks = Checks::begin(&[RuleId::literal("RES-1")]);
        panic!("the first message");
    }

    #[test]
    #[cfg(debug_assertions)]
    fn hits_of_another_thread_do_not_count() {
        let guard = Checks::begin(&[RuleId::literal("RES-3")]);
        std::thread::spawn(|| rule!("RES-3"))
            .join()
            .expect("the thread ends");
        assert_eq!(guard.missing(), [RuleId::literal("RES-3")]);
        rule!("RES-3");
    }
}
