//! Taking the secrets out of a body, and putting them back.
//!
//! An object whose only key is `$secret` marks a secret: `{"seat": 2, "card": {"$secret": "sharon"}}`.
//! [`split`] leaves `{"$secret": null}` in its place and lists the secrets in order of appearance
//! (depth first, array items in order, object keys in ascending order of their bytes). A secret is taken whole; a
//! marker inside it is part of it. Because *every* marker is emptied and listed, a secret that is
//! itself `null` comes back as well.

use serde_json::{Map, Value};

/// The key that marks a secret. Objects that use it may have no other key.
pub const KEY: &str = "$secret";

/// Why a body cannot be split.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SplitError {
    /// `$secret` stands beside other keys. Taken literally it would be published, so it is refused.
    #[error("an object with the key \"$secret\" has other keys too; it must be alone")]
    KeyNotAlone,
}

/// Why a public part and a list of secrets do not belong together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum JoinError {
    /// The number of empty markers differs from the number of secrets.
    #[error("it has {markers} places for secrets, but {secrets} secrets came with it")]
    Count {
        /// Markers in the public part.
        markers: usize,
        /// Secrets given.
        secrets: usize,
    },
    /// A marker in the public part is not `{"$secret": null}`.
    #[error("a place for a secret is not exactly {{\"$secret\": null}}")]
    NotEmpty,
}

/// The public part of a body and its secrets.
///
/// # Errors
/// [`SplitError`] when `$secret` is not the only key of an object outside a secret.
pub fn split(mut body: Value) -> Result<(Value, Vec<Value>), SplitError> {
    let mut secrets = Vec::new();
    take(&mut body, &mut secrets)?;
    Ok((body, secrets))
}

/// The inverse of [`split`].
///
/// # Errors
/// [`JoinError`] when the two parts do not belong together.
pub fn join(mut public: Value, secrets: Vec<Value>) -> Result<Value, JoinError> {
    let given = secrets.len();
    let mut left = secrets.into_iter();
    let markers = fill(&mut public, &mut left)?;
    if markers == given {
        Ok(public)
    } else {
        Err(JoinError::Count {
            markers,
            secrets: given,
        })
    }
}

/// Whether the key `$secret` occurs anywhere. Labels and actors are public and may not have it.
pub(crate) fn occurs_in(value: &Value) -> bool {
    match value {
        Value::Object(fields) => fields.contains_key(KEY) || fields.values().any(occurs_in),
        Value::Array(items) => items.iter().any(occurs_in),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

fn take(value: &mut Value, secrets: &mut Vec<Value>) -> Result<(), SplitError> {
    match value {
        Value::Object(fields) if fields.contains_key(KEY) => {
            if fields.len() > 1 {
                return Err(SplitError::KeyNotAlone);
            }
            secrets.push(fields[KEY].take());
        }
        Value::Object(fields) => {
            for key in sorted_keys(fields) {
                take(&mut fields[&key], secrets)?;
            }
        }
        Value::Array(items) => {
            for item in items {
                take(item, secrets)?;
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    Ok(())
}

/// Fills the markers in order and counts them all, also those for which nothing was left.
fn fill(value: &mut Value, left: &mut impl Iterator<Item = Value>) -> Result<usize, JoinError> {
    let mut markers = 0;
    match value {
        Value::Object(fields) if fields.contains_key(KEY) => {
            if fields.len() > 1 || !fields[KEY].is_null() {
                return Err(JoinError::NotEmpty);
            }
            markers = 1;
            if let Some(secret) = left.next() {
                fields[KEY] = secret;
            }
        }
        Value::Object(fields) => {
            for key in sorted_keys(fields) {
                markers += fill(&mut fields[&key], left)?;
            }
        }
        Value::Array(items) => {
            for item in items {
                markers += fill(item, left)?;
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    Ok(markers)
}

fn sorted_keys(fields: &Map<String, Value>) -> Vec<String> {
    let mut keys: Vec<String> = fields.keys().cloned().collect();
    keys.sort_unstable();
    keys
}
