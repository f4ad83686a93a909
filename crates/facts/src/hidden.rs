//! Values that not everybody may know.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A value that no projection, log or error text may show unless its rules allow it.
///
/// It serialises as `{"$secret": value}`: the journal stores what stands there apart from the public
/// part of a row and blinds it in the hash chain (docs/PROTOCOL.md, section 6). `Debug` prints no content.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Hidden<T> {
    #[serde(rename = "$secret")]
    value: T,
}

impl<T> Hidden<T> {
    /// Hides a value.
    pub const fn new(value: T) -> Self {
        Self { value }
    }

    /// The value, for rules and for projections that may show it; every call is a place to review.
    pub const fn reveal(&self) -> &T {
        &self.value
    }

    /// The value, to be changed by `apply`.
    pub const fn reveal_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

impl<T> fmt::Debug for Hidden<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hidden")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_prints_no_content() {
        assert_eq!(format!("{:?}", Hidden::new("planted")), "Hidden");
    }

    #[test]
    fn serialises_under_the_key_the_journal_splits_at() {
        let json = serde_json::to_string(&Hidden::new(7)).unwrap();
        assert_eq!(json, r#"{"$secret":7}"#);
    }
}
