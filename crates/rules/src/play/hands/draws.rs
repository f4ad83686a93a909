//! Skill cards that are drawn, in words: how many of which type, or between which types.

use dradis_facts::content::SkillType;
use dradis_facts::message::{Line, Message, skill_id};
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::state::State;
use dradis_state::turn::DrawLine;

use crate::play::hands::sheet_types;

/// Whoever may draw so many types may draw any: no sheet names as many, which a test of every kit holds.
pub(crate) const ANY_TYPES: usize = 5;

/// Cards of one of these types, each.
pub(crate) fn of_types(cards: u8, types: &[SkillType]) -> DrawLine {
    DrawLine {
        types: types.to_vec(),
        cards,
        different: false,
    }
}

/// The types that an effect lets a player draw: those that it names, or those of the sheet (SKILLSTEP-6).
pub(crate) fn types_for(state: &State, seat: SeatId, named: &[SkillType]) -> Vec<SkillType> {
    if named.is_empty() {
        rule!("CHAR-3");
        rule!("SKILLSTEP-6");
        sheet_types(state, seat)
    } else {
        named.to_vec()
    }
}

/// A draw in one line: numbers by type, and the choices that are left. Nothing where nothing is drawn.
pub(crate) fn in_words(draws: &[DrawLine]) -> Option<Line> {
    let (first, rest) = draws.split_first()?;
    let first = one(first);
    Some(match in_words(rest) {
        None => first,
        Some(last) if rest.len() == 1 => joined(Message::DrawAnd, first, last),
        Some(more) => joined(Message::DrawList, first, more),
    })
}

fn joined(message: Message, first: Line, rest: Line) -> Line {
    Line::new(message).line("first", first).line("rest", rest)
}

fn one(draw: &DrawLine) -> Line {
    let say = |message| Line::new(message).number("cards", draw.cards);
    if draw.different {
        rule!("DIS-11");
        return say(Message::DrawDifferent);
    }
    match draw.types.as_slice() {
        all if all.len() >= ANY_TYPES => say(Message::DrawAny),
        [only] => say(Message::DrawOf).word("skill", skill_id(*only)),
        between => {
            rule!("SKILLSTEP-3");
            rule!("XTURN-4");
            match either(between) {
                Some(types) => say(Message::DrawEither).line("skills", types),
                None => say(Message::DrawAny),
            }
        }
    }
}

/// "Leadership, Tactics or Politics".
fn either(types: &[SkillType]) -> Option<Line> {
    let (first, rest) = types.split_first()?;
    let first = Line::new(Message::DrawType).word("skill", skill_id(*first));
    Some(match either(rest) {
        None => first,
        Some(last) if rest.len() == 1 => joined(Message::DrawOr, first, last),
        Some(more) => joined(Message::DrawList, first, more),
    })
}
