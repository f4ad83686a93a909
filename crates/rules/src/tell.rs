//! What is told of a game, and to whom: views, the log, reminders, odds.

pub mod narrate;
pub mod odds;
pub mod reminder;
pub mod secrecy;
pub mod view;
