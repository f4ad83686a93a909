//! Crises: from the card that came up to its place on the discard pile (CRISIS-1 to CRISIS-8).

mod procedure;
mod question;

pub(crate) use procedure::{
    answer, begin, described, described_in_turn, draw_at_caprica, draw_crises, draw_crisis_for,
    drawn, proceed,
};
pub(crate) use question::{
    as_printed, choices_of, chooser, different_path, made_by, made_by_helo, may_be_changed,
    may_be_replaced, of_different_path, of_two, question,
};
