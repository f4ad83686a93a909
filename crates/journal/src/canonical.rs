//! Canonical JSON: one value, one sequence of bytes. Everything that is hashed is written this way.
//!
//! * UTF-8, no spaces, no line breaks.
//! * Object keys in ascending order of their UTF-8 bytes (which is the order of code points).
//! * Numbers are whole, between −(2⁵³−1) and 2⁵³−1, in plain decimal; anything else is refused, so
//!   that every language reads and writes them alike.
//! * In strings `"` and `\` are escaped with a backslash; U+0008, U+0009, U+000A, U+000C and U+000D
//!   are written `\b \t \n \f \r`; the other characters below U+0020 `\u00xx` in lower-case
//!   hexadecimal. Every other character stands for itself.
//! * At most [`MAX_DEPTH`] objects and arrays inside one another.

use serde_json::{Number, Value};

/// Largest magnitude of a number: 2⁵³−1, the largest whole number every JSON reader keeps exactly.
pub const MAX_INTEGER: i64 = (1 << 53) - 1;

/// Deepest nesting of arrays and objects. Readers commonly stop at 128.
pub const MAX_DEPTH: usize = 100;

/// Why a value has no canonical form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotCanonical {
    /// A fraction, an exponent, or a whole number that is too large.
    #[error("it holds a number that is not a whole number between -(2^53-1) and 2^53-1")]
    Number,
    /// More than [`MAX_DEPTH`] levels.
    #[error("it is nested deeper than {MAX_DEPTH} levels")]
    Depth,
}

/// The canonical form of a value.
///
/// # Errors
/// [`NotCanonical`] for a number or a nesting that has no canonical form.
pub fn to_string(value: &Value) -> Result<String, NotCanonical> {
    let mut out = String::new();
    write(value, 0, &mut out)?;
    Ok(out)
}

fn write(value: &Value, depth: usize, out: &mut String) -> Result<(), NotCanonical> {
    match value {
        Value::Null => out.push_str("null"),
        Value::Bool(true) => out.push_str("true"),
        Value::Bool(false) => out.push_str("false"),
        Value::Number(number) => out.push_str(&integer(number)?.to_string()),
        Value::String(text) => write_text(text, out),
        Value::Array(items) => {
            let depth = deeper(depth)?;
            out.push('[');
            for (i, item) in items.iter().enumerate() {
                if i > 0 {
                    out.push(',');
                }
                write(item, depth, out)?;
            }
            out.push(']');
        }
        Value::Object(fields) => {
            let depth = deeper(depth)?;
            // Sorted here, because whether serde_json keeps its maps sorted is a feature that any
            // other crate in the build may switch.
            let mut keys: Vec<&String> = fields.keys().collect();
            keys.sort_unstable();
            out.push('{');
            for (i, key) in keys.into_iter().enumerate() {
                if i > 0 {
                    out.push(',');
                }
                write_text(key, out);
                out.push(':');
                write(&fields[key], depth, out)?;
            }
            out.push('}');
        }
    }
    Ok(())
}

fn deeper(depth: usize) -> Result<usize, NotCanonical> {
    if depth == MAX_DEPTH {
        Err(NotCanonical::Depth)
    } else {
        Ok(depth + 1)
    }
}

fn integer(number: &Number) -> Result<i64, NotCanonical> {
    number
        .as_i64()
        .filter(|n| (-MAX_INTEGER..=MAX_INTEGER).contains(n))
        .ok_or(NotCanonical::Number)
}

fn write_text(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\u{08}' => out.push_str("\\b"),
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\u{0c}' => out.push_str("\\f"),
            '\r' => out.push_str("\\r"),
            c if c < ' ' => out.push_str(&format!("\\u{:04x}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
}
