//! The table as everybody hears it: the whole of it once, and from then on what has changed.
//!
//! **Architecture invariant:** what is said of a change follows from what everybody had been told before and what
//! everybody is told now, and from nothing else: it is the same text for everybody who heard the frame before.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::sync::Arc;

use dradis_channel::LinkId;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
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

/// A frame, and its rest as it is compared: without the log, whose entries have numbers of their own, and without the
/// hash of the last row, which is another one whenever anything is.
#[derive(Debug)]
struct Last {
    frame: Box<TableFrame>,
    rest: Box<RawValue>,
}

/// One text for those who have heard the frame before, and one for everybody else; neither is written for nobody.
#[derive(Debug)]
pub(crate) struct Texts {
    whole: Option<String>,
    changed: Option<String>,
    heard: BTreeSet<LinkId>,
}

impl Texts {
    /// What is said on a connection, which hears this frame.
    pub(crate) fn to(&self, link: LinkId) -> &str {
        let changed = self.changed.as_ref().filter(|_| self.heard.contains(&link));
        changed
            .or(self.whole.as_ref())
            .expect("the whole is written for whoever has not heard the frame before")
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
            whole: self.whole.map(leaking),
            changed: self.changed.map(leaking),
            heard: self.heard,
        }
    }
}

impl Frames {
    /// The whole of the last frame, as whoever came now would be told it.
    #[cfg(test)]
    pub(crate) fn last(&self) -> Option<String> {
        self.last.as_ref().map(|last| last.whole(self.number))
    }

    /// The next frame. Who is said to hear it has to be told it.
    pub(crate) fn next(&mut self, frame: TableFrame, hearing: BTreeSet<LinkId>) -> Texts {
        self.number += 1;
        let now = Last::of(frame);
        let changed = self
            .last
            .as_ref()
            .and_then(|last| last.changed(&now, self.number));
        let all_heard = changed.is_some() && hearing.is_subset(&self.heard);
        let texts = Texts {
            whole: (!all_heard).then(|| now.whole(self.number)),
            changed: changed.map(|changed| json(&ToSeat::Changed(changed))),
            heard: mem::replace(&mut self.heard, hearing),
        };
        self.last = Some(now);
        texts
    }

    /// Who comes anew, or goes, has heard nothing.
    pub(crate) fn forget(&mut self, link: LinkId) {
        self.heard.remove(&link);
    }

    /// The whole frame for one who comes, where nothing has changed since everybody heard it; `None` where everybody
    /// has to be told anew.
    pub(crate) fn unchanged(&mut self, frame: &TableFrame, link: LinkId) -> Option<String> {
        let last = self.last.as_ref().filter(|last| *last.frame == *frame)?;
        self.heard.insert(link);
        Some(last.whole(self.number))
    }
}

impl Last {
    fn of(mut frame: TableFrame) -> Self {
        let log = mem::take(&mut frame.log);
        let head = mem::take(&mut frame.head);
        let rest = text(&frame);
        Self {
            frame: Box::new(TableFrame { head, log, ..frame }),
            rest,
        }
    }

    fn whole(&self, number: u64) -> String {
        json(&ToSeat::Table {
            number,
            frame: self.frame.clone(),
        })
    }

    /// `None` where the log has lost entries that it would keep, or has others before its first: then the whole frame
    /// is said.
    fn changed(&self, now: &Self, number: u64) -> Option<Changed> {
        let (was, is) = (&self.frame.log, &now.frame.log);
        let new: Vec<&LogEntry> = is.iter().filter(|entry| !was.contains(entry)).collect();
        joined(was, &new).eq(is.iter()).then(|| Changed {
            number,
            head: now.frame.head.clone(),
            // Nothing at all where only the head or the log is another one.
            change: difference(&self.rest, &now.rest).unwrap_or_else(|| text(&Map::new())),
            log: new.into_iter().cloned().collect(),
        })
    }
}

/// The log after entries that are new, or stand in the place of one with the same number.
fn joined<'a>(log: &'a [LogEntry], new: &[&'a LogEntry]) -> impl Iterator<Item = &'a LogEntry> {
    let kept = log
        .iter()
        .filter(|entry| new.iter().all(|other| other.row != entry.row));
    let mut all: Vec<&LogEntry> = kept.chain(new.iter().copied()).collect();
    all.sort_by_key(|entry| entry.row);
    let tail = all.len().saturating_sub(LOG_TAIL);
    all.split_off(tail).into_iter()
}

/// What turns one value into another (docs/PROTOCOL.md, section 3.2), whichever of both is shorter: the new value, or
/// what is different in it. `None` where they are equal. Both are texts of one writer, which writes equal values in
/// equal texts: whatever is alike is passed over as text and never read.
///
/// A JSON Patch (RFC 6902) was measured first: it spells the whole path of every leaf, and an evening of its patches is
/// 1.7 times as long.
pub(crate) fn difference(was: &RawValue, is: &RawValue) -> Option<Box<RawValue>> {
    if was.get() == is.get() {
        return None;
    }
    let inside = match (Parts::of(was), Parts::of(is)) {
        (Parts::Object(was), Parts::Object(is)) => {
            let gone = was.keys().filter(|key| !is.contains_key(*key));
            let gone = gone.map(|key| (key.as_str(), text(&GONE)));
            let there = is.iter().filter_map(|(key, is)| {
                let change = match was.get(key) {
                    Some(was) => difference(was, is)?,
                    None => anew(is),
                };
                Some((key.as_str(), change))
            });
            text(&there.chain(gone).collect::<BTreeMap<_, _>>())
        }
        (Parts::Array(was), Parts::Array(is)) => {
            let length = (was.len() != is.len()).then(|| (LENGTH.to_owned(), text(&is.len())));
            let there = is.iter().enumerate().filter_map(|(at, is)| {
                let before = was.get(at);
                if before.is_some_and(|before| before.get() == is.get()) {
                    return None;
                }
                let elsewhere = was.iter().position(|was| was.get() == is.get());
                let change = match (elsewhere, before) {
                    (Some(other), _) => text(&other),
                    (None, Some(before)) => difference(before, is)?,
                    (None, None) => anew(is),
                };
                Some((at.to_string(), change))
            });
            text(&there.chain(length).collect::<BTreeMap<_, _>>())
        }
        _ => return Some(anew(is)),
    };
    // The brackets around a value that is told anew are two letters more.
    let shorter = inside.get().len() < is.get().len() + 2;
    Some(if shorter { inside } else { anew(is) })
}

/// A value as far as it is read to be compared.
enum Parts<'a> {
    Object(BTreeMap<String, &'a RawValue>),
    Array(Vec<&'a RawValue>),
    Leaf,
}

impl<'a> Parts<'a> {
    fn of(value: &'a RawValue) -> Self {
        let text = value.get();
        match text.as_bytes().first() {
            Some(b'{') => serde_json::from_str(text).map(Self::Object),
            Some(b'[') => serde_json::from_str(text).map(Self::Array),
            _ => Ok(Self::Leaf),
        }
        .expect("what was written as JSON is read as JSON")
    }
}

/// A value in the place of another.
fn anew(value: &RawValue) -> Box<RawValue> {
    text(&[value])
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
            // Only where something has moved is it taken from where it was.
            let moves = changes
                .iter()
                .any(|(key, change)| key != LENGTH && change.is_u64());
            let was = if moves { value.clone() } else { Vec::new() };
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
pub(crate) fn text(of: &impl Serialize) -> Box<RawValue> {
    to_raw_value(of).expect("plain data has a JSON form")
}

/// What a device makes of the words that it hears: every one that tells of a change comes out as the whole frame.
#[derive(Clone, Debug, Default)]
pub struct Hearing {
    last: Option<(u64, Arc<Value>)>,
}

/// A change of a frame that this device has not heard.
#[derive(Debug, thiserror::Error)]
#[error("a change of a frame that was not heard")]
pub struct Gap;

impl Hearing {
    #[cfg(test)]
    pub(crate) fn last(&self) -> Option<&(u64, Arc<Value>)> {
        self.last.as_ref()
    }

    /// The frame as it was heard last.
    #[must_use]
    pub fn frame(&self) -> Option<Arc<Value>> {
        self.last.as_ref().map(|(_, frame)| Arc::clone(frame))
    }

    /// A word as it is meant. Words that are not about the table stay as they are.
    ///
    /// # Errors
    /// [`Gap`]: the device has to come anew, and then hears the whole frame.
    pub fn hear(&mut self, word: Value) -> Result<Value, Gap> {
        let mut word = self.listen(word)?;
        if let (Some("table"), Some((_, frame))) = (word["type"].as_str(), &self.last) {
            word["frame"] = Value::clone(frame);
        }
        Ok(word)
    }

    /// The same without the frame, which is [`Self::frame`]: the next change is made in its place where nobody holds it
    /// meanwhile, and in a copy where somebody does.
    ///
    /// # Errors
    /// As [`Self::hear`].
    pub fn listen(&mut self, mut word: Value) -> Result<Value, Gap> {
        match (word["type"].as_str(), word["number"].as_u64()) {
            (Some("table"), Some(number)) => {
                self.last = Some((number, Arc::new(word["frame"].take())));
            }
            (Some("changed"), Some(number)) => {
                let Some((before, mut frame)) = self.last.take() else {
                    return Err(Gap);
                };
                if before + 1 != number {
                    return Err(Gap);
                }
                changed(Arc::make_mut(&mut frame), &mut word)?;
                self.last = Some((number, frame));
                word["type"] = "table".into();
            }
            _ => return Ok(word),
        }
        if let Some(word) = word.as_object_mut() {
            for key in ["head", "change", "log", "frame"] {
                word.remove(key);
            }
        }
        Ok(word)
    }
}

/// Makes in a frame what a word tells of it.
fn changed(frame: &mut Value, word: &mut Value) -> Result<(), Gap> {
    make(frame, &word["change"])?;
    frame["head"] = word["head"].take();
    let new = word["log"].as_array().cloned().unwrap_or_default();
    let log = frame["log"].as_array_mut().ok_or(Gap)?;
    log.retain(|entry| new.iter().all(|other| other["row"] != entry["row"]));
    log.extend(new);
    log.sort_by_key(|entry| entry["row"].as_u64());
    let tail = log.len().saturating_sub(LOG_TAIL);
    log.drain(..tail);
    Ok(())
}
