//! Many faults in one text, each behind a switch that is thrown while the program runs.
//!
//! Text is inserted and none is taken away: what the compiler says about a place leads back to the source.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::find::{Mutant, Site};

/// The number by which a fault is switched on.
pub(crate) type Number = u32;

/// A source with faults in it.
#[derive(Debug, Default)]
pub(crate) struct Spliced {
    pub(crate) text: String,
    /// Where the text of each fault came to stand.
    faults: Vec<(Range<usize>, Number)>,
    /// Where pieces of the source came to stand: their place now, and before.
    pieces: Vec<(Range<usize>, usize)>,
}

impl Spliced {
    /// The faults whose text a complaint of the compiler touches.
    pub(crate) fn at(&self, place: &Range<usize>) -> Vec<Number> {
        let touched = self
            .faults
            .iter()
            .filter(|(fault, _)| fault.start < place.end && place.start < fault.end);
        touched.map(|(_, number)| *number).collect()
    }

    /// The place of the source that a place of the text stood at.
    pub(crate) fn before(&self, place: usize) -> usize {
        let after = self.pieces.partition_point(|(now, _)| now.start <= place);
        let piece = after.checked_sub(1).and_then(|at| self.pieces.get(at));
        piece.map_or(0, |(now, before)| {
            before + (place - now.start).min(now.len())
        })
    }
}

/// A text to insert, and what orders it among others at the same place: ends come before beginnings, inner ends and
/// outer beginnings first.
struct Insertion {
    at: usize,
    begins: bool,
    order: usize,
    parts: Vec<(Option<Number>, String)>,
}

/// The source with these faults.
pub(crate) fn splice(source: &str, mutants: &[(Number, &Mutant)]) -> Spliced {
    let mut insertions = insertions(mutants);
    insertions.sort_by_key(|insertion| (insertion.at, insertion.begins, insertion.order));
    let mut spliced = Spliced::default();
    let mut copied = 0;
    for Insertion { at, parts, .. } in insertions {
        copy(&mut spliced, source, copied..at);
        copied = at;
        for (number, part) in parts {
            let start = spliced.text.len();
            spliced.text.push_str(&part);
            let end = spliced.text.len();
            spliced
                .faults
                .extend(number.map(|number| (start..end, number)));
        }
    }
    copy(&mut spliced, source, copied..source.len());
    spliced
}

fn copy(spliced: &mut Spliced, source: &str, piece: Range<usize>) {
    let start = spliced.text.len();
    spliced.text.push_str(&source[piece.clone()]);
    spliced
        .pieces
        .push((start..spliced.text.len(), piece.start));
}

fn insertions(mutants: &[(Number, &Mutant)]) -> Vec<Insertion> {
    let mut insertions = Vec::new();
    let mut expressions: BTreeMap<(usize, usize), Vec<(Number, &str)>> = BTreeMap::new();
    for (number, mutant) in mutants {
        let instead = mutant.instead.as_str();
        let (at, text) = match &mutant.site {
            Site::Body { at } => (
                *at,
                format!(" if crate::mutant::on({number}) {{ return {instead}; }}"),
            ),
            Site::Arm { at } => (*at, format!(" if !crate::mutant::on({number})")),
            Site::Expression { at } => {
                let same = expressions.entry((at.start, at.end)).or_default();
                same.push((*number, instead));
                continue;
            }
        };
        insertions.push(Insertion {
            at,
            begins: true,
            order: 0,
            parts: vec![(Some(*number), text)],
        });
    }
    for ((start, end), faults) in expressions {
        let mut parts = vec![(None, "(".to_owned())];
        for (number, instead) in faults {
            let text = format!("if crate::mutant::on({number}) {{ {instead} }} else ");
            parts.push((Some(number), text));
        }
        parts.push((None, "{ ".to_owned()));
        insertions.push(Insertion {
            at: start,
            begins: true,
            order: usize::MAX - end,
            parts,
        });
        insertions.push(Insertion {
            at: end,
            begins: false,
            order: usize::MAX - start,
            parts: vec![(None, " })".to_owned())],
        });
    }
    insertions
}
