//! The table as everybody hears it: the whole of it once, and from then on what has changed.
//!
//! **Architecture invariant:** what is said of a change follows from what everybody had been told before and what
//! everybody is told now, and from nothing else: it is the same text for everybody who heard the frame before.

use std::collections::BTreeSet;

use dradis_channel::LinkId;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::batch::json;
use crate::wire::{Changed, LOG_TAIL, LogEntry, TableFrame, ToSeat};

/// What everybody has been told last, and who has heard it.
#[derive(Debug, Default)]
pub(crate) struct Frames {
    number: u64,
    last: Option<Last>,
    heard: BTreeSet<LinkId>,
}

#[derive(Debug)]
struct Last {
    whole: String,
    parts: Parts,
}

/// A frame as it is compared: the log apart, whose entries have numbers of their own, and the hash of the last row,
/// which is another one whenever anything is.
#[derive(Debug, PartialEq, Eq)]
struct Parts {
    rest: Value,
    head: String,
    log: Vec<LogEntry>,
}

/// One text for those who have heard the frame before, and one for everybody else.
#[derive(Debug)]
pub(crate) struct Texts {
    pub(crate) whole: String,
    changed: Option<String>,
    heard: BTreeSet<LinkId>,
}

impl Texts {
    /// What is said on a connection, which has heard this frame from now on.
    pub(crate) fn to(&self, link: LinkId) -> &str {
        match &self.changed {
            Some(changed) if self.heard.contains(&link) => changed,
            Some(_) | None => &self.whole,
        }
    }
}

#[cfg(test)]
impl Texts {
    /// The same with a word more, as a leak would say it.
    pub(crate) fn leaking(self, said: Option<String>) -> Self {
        let Some(said) = said else { return self };
        let leaking = |text: String| {
            let mut word: Value = serde_json::from_str(&text).expect("JSON");
            word["leak"] = said.clone().into();
            word.to_string()
        };
        Self {
            whole: leaking(self.whole),
            changed: self.changed.map(leaking),
            heard: self.heard,
        }
    }
}

impl Frames {
    #[cfg(test)]
    pub(crate) fn last(&self) -> Option<&str> {
        self.last.as_ref().map(|last| last.whole.as_str())
    }

    /// The next frame. Who is said to hear it has to be told it.
    pub(crate) fn next(&mut self, frame: TableFrame, hearing: BTreeSet<LinkId>) -> Texts {
        self.number += 1;
        let parts = Parts::of(&frame);
        let last = self.last.take();
        let changed = last.and_then(|last| last.parts.changed(&parts, self.number));
        let whole = json(&ToSeat::Table {
            number: self.number,
            frame: Box::new(frame),
        });
        self.last = Some(Last {
            whole: whole.clone(),
            parts,
        });
        Texts {
            whole,
            changed: changed.map(|changed| json(&ToSeat::Changed(changed))),
            heard: std::mem::replace(&mut self.heard, hearing),
        }
    }

    /// Who comes anew, or goes, has heard nothing.
    pub(crate) fn forget(&mut self, link: LinkId) {
        self.heard.remove(&link);
    }

    /// The whole frame for one who comes, where nothing has changed since everybody heard it; `None` where everybody
    /// has to be told anew.
    pub(crate) fn unchanged(&mut self, frame: &TableFrame, link: LinkId) -> Option<String> {
        let last = self.last.as_ref()?;
        if last.parts != Parts::of(frame) {
            return None;
        }
        self.heard.insert(link);
        Some(last.whole.clone())
    }
}

impl Parts {
    fn of(frame: &TableFrame) -> Self {
        let mut rest = value(frame);
        if let Some(frame) = rest.as_object_mut() {
            frame.remove("head");
            frame.remove("log");
        }
        Self {
            rest,
            head: frame.head.clone(),
            log: frame.log.clone(),
        }
    }

    /// `None` where the log has lost entries that it would keep, or has others before its first: then the whole frame
    /// is said.
    fn changed(&self, now: &Self, number: u64) -> Option<Changed> {
        let known = |entry: &&LogEntry| !self.log.contains(*entry);
        let log: Vec<LogEntry> = now.log.iter().filter(known).cloned().collect();
        (joined(&self.log, &log) == now.log).then(|| Changed {
            number,
            head: now.head.clone(),
            // Nothing at all where only the head or the log is another one.
            change: difference(&self.rest, &now.rest).unwrap_or_else(|| Value::Object(Map::new())),
            log,
        })
    }
}

/// The log after entries that are new, or stand in the place of one with the same number.
fn joined(log: &[LogEntry], new: &[LogEntry]) -> Vec<LogEntry> {
    let kept = log
        .iter()
        .filter(|entry| new.iter().all(|other| other.row != entry.row));
    let mut all: Vec<LogEntry> = kept.chain(new).cloned().collect();
    all.sort_by_key(|entry| entry.row);
    let tail = all.len().saturating_sub(LOG_TAIL);
    all.split_off(tail)
}

/// What turns one value into another (docs/PROTOCOL.md, section 3.2), whichever of both is shorter: the new value, or
/// what is different in it. `None` where they are equal.
///
/// A JSON Patch (RFC 6902) was measured first: it spells the whole path of every leaf, and an evening of its patches is
/// 1.7 times as long.
pub(crate) fn difference(was: &Value, is: &Value) -> Option<Value> {
    if was == is {
        return None;
    }
    let whole = Value::Array(vec![is.clone()]);
    let inside = match (was, is) {
        (Value::Object(was), Value::Object(is)) => {
            let gone = was.keys().filter(|key| !is.contains_key(*key));
            let gone = gone.map(|key| (key.clone(), GONE.into()));
            let there = is.iter().filter_map(|(key, is)| {
                let change = match was.get(key) {
                    Some(was) => difference(was, is)?,
                    None => Value::Array(vec![is.clone()]),
                };
                Some((key.clone(), change))
            });
            there.chain(gone).collect()
        }
        (Value::Array(was), Value::Array(is)) => {
            let length = (was.len() != is.len()).then(|| (LENGTH.to_owned(), is.len().into()));
            let there = is.iter().enumerate().filter_map(|(at, is)| {
                let before = was.get(at);
                if before == Some(is) {
                    return None;
                }
                let elsewhere = was.iter().position(|was| was == is);
                let change = match (elsewhere, before) {
                    (Some(other), _) => other.into(),
                    (None, Some(before)) => difference(before, is)?,
                    (None, None) => Value::Array(vec![is.clone()]),
                };
                Some((at.to_string(), change))
            });
            there.chain(length).collect()
        }
        _ => return Some(whole),
    };
    let inside = Value::Object(inside);
    let shorter = inside.to_string().len() < whole.to_string().len();
    Some(if shorter { inside } else { whole })
}

/// Stands for a key that an object has lost.
const GONE: u8 = 0;

/// Stands, in a change of an array, for its new length.
const LENGTH: &str = "#";

/// Makes a change in a value.
pub(crate) fn make(value: &mut Value, change: &Value) -> Result<(), Gap> {
    match (change, value) {
        (Value::Array(new), value) => *value = new.first().cloned().ok_or(Gap)?,
        (Value::Object(changes), Value::Object(value)) => {
            for (key, change) in changes {
                if change.as_u64() == Some(GONE.into()) {
                    value.remove(key);
                } else {
                    make(value.entry(key).or_insert(Value::Null), change)?;
                }
            }
        }
        (Value::Object(changes), Value::Array(value)) => {
            let was = value.clone();
            if let Some(length) = changes.get(LENGTH) {
                let length = length
                    .as_u64()
                    .and_then(|length| usize::try_from(length).ok());
                let length = length.filter(|length| *length <= value.len() + changes.len());
                value.resize(length.ok_or(Gap)?, Value::Null);
            }
            for (key, change) in changes.iter().filter(|(key, _)| *key != LENGTH) {
                let at: usize = key.parse().map_err(|_| Gap)?;
                let there = value.get_mut(at).ok_or(Gap)?;
                match change.as_u64().map(usize::try_from) {
                    Some(other) => {
                        let other = was.get(other.map_err(|_| Gap)?);
                        there.clone_from(other.ok_or(Gap)?);
                    }
                    None => make(there, change)?,
                }
            }
        }
        _ => return Err(Gap),
    }
    Ok(())
}

/// Wire types are plain data: they always have a JSON form.
fn value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).expect("plain data has a JSON form")
}

/// What a device makes of the words that it hears: every one that tells of a change comes out as the whole frame.
#[derive(Clone, Debug, Default)]
pub struct Hearing {
    last: Option<(u64, Value)>,
}

/// A change of a frame that this device has not heard.
#[derive(Debug, thiserror::Error)]
#[error("a change of a frame that was not heard")]
pub struct Gap;

impl Hearing {
    #[cfg(test)]
    pub(crate) fn last(&self) -> Option<&(u64, Value)> {
        self.last.as_ref()
    }

    /// A word as it is meant. Words that are not about the table stay as they are.
    ///
    /// # Errors
    /// [`Gap`]: the device has to come anew, and then hears the whole frame.
    pub fn hear(&mut self, mut word: Value) -> Result<Value, Gap> {
        let number = word["number"].as_u64();
        match (word["type"].as_str(), number) {
            (Some("table"), Some(number)) => {
                self.last = Some((number, word["frame"].clone()));
                Ok(word)
            }
            (Some("changed"), Some(number)) => {
                let Some((before, mut frame)) = self.last.take() else {
                    return Err(Gap);
                };
                if before + 1 != number {
                    return Err(Gap);
                }
                make(&mut frame, &word["change"])?;
                frame["head"] = word["head"].take();
                let new = word["log"].as_array().cloned().unwrap_or_default();
                let log = frame["log"].as_array_mut().ok_or(Gap)?;
                log.retain(|entry| new.iter().all(|other| other["row"] != entry["row"]));
                log.extend(new);
                log.sort_by_key(|entry| entry["row"].as_u64());
                let tail = log.len().saturating_sub(LOG_TAIL);
                log.drain(..tail);
                self.last = Some((number, frame.clone()));
                if let Some(word) = word.as_object_mut() {
                    word.remove("head");
                    word.remove("change");
                    word.remove("log");
                    word.insert("type".to_owned(), "table".into());
                    word.insert("frame".to_owned(), frame);
                }
                Ok(word)
            }
            _ => Ok(word),
        }
    }
}
