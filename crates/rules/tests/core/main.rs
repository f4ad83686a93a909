//! The rules core through its public functions: each test names the rules it checks.

#![allow(missing_docs)]

mod actions;
mod anything;
mod attack_cards;
mod attacks;
mod board;
mod checks;
mod communications;
mod content;
mod corrections;
mod crises;
mod cylons;
mod destiny;
mod editions;
mod effects;
mod fight;
mod fights_undone;
mod game;
mod happenings;
mod impossible;
mod interrupted;
mod locations;
mod jumps;
mod log;
mod loyalty;
mod modes;
mod movement;
mod noninterference;
mod odds;
mod players;
mod position;
mod prompts;
mod properties;
mod reactions;
mod refusals;
mod reminders;
mod resources;
mod scenario;
mod steps;
mod titles;
mod turns;
mod undo;
mod views;
