//! The rules core through its public functions: each test names the rules it checks.

#![allow(missing_docs)]
#![allow(
    clippy::print_stdout,
    reason = "tables say how often each of their cases was met"
)]

mod actions;
mod alone;
mod anything;
mod area_nukes;
mod attack_cards;
mod attacks;
mod basestar_bridge;
mod board;
mod checks;
mod combined;
mod combined_abilities;
mod combined_cards;
mod combined_checks;
mod combined_effects;
mod combined_modes;
mod combined_people;
mod combined_pursuit;
mod combined_ships;
mod combined_turns;
mod communications;
mod content;
mod corrections;
mod crises;
mod cylons;
mod destiny;
mod draws;
mod editions;
mod effects;
mod escorts;
mod executions;
mod fight;
mod fights_undone;
mod followed;
mod game;
mod handing_on;
mod happenings;
mod impossible;
mod interrupted;
mod jumps;
mod leaders;
mod locations;
mod log;
mod looks;
mod loyalty;
mod meetings;
mod modes;
mod movement;
mod noninterference;
mod odds;
mod opened;
mod orders;
mod overlays;
mod owners;
mod passing;
mod pegasus;
mod pegasus_fire;
mod people_rows;
mod players;
mod position;
mod printings;
mod prompts;
mod properties;
mod reactions;
mod refusals;
mod reminders;
mod resources;
mod revealed;
mod rows;
mod secrecy;
mod sheets;
mod sleeper;
mod spared;
mod steps;
mod super_crises;
mod titles;
mod tracking;
mod turns;
mod turns_undone;
mod undo;
mod views;
